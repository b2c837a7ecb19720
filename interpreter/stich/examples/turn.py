"""Examples about what may be said, and what comes of what is said and played: dialogues and bonuses, on the engine.

Place in the pipeline: a kind of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from stich.engine.actions import Action
from stich.engine.events import BonusGained, DealEnd, ThrownIn
from stich.engine.game import Game
from stich.engine.placed import Placed
from stich.engine.state import State
from stich.engine.table import Stage
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, choice_name, known_answers, same_in_both
from stich.examples.positions import FILLINGS, Filling, empty_table, lay_out, trick_state, two_positions
from stich.language.model.bindings import Values
from stich.language.model.deal import Speak
from stich.language.model.values import value_words

ASKED = ("may say", "bonuses", "stake", "phase", "points", "thrown in", "to act")
KEYS = ("hand", "trick", "number", "phase", "tricks", "own tricks", "stake", "turned up", "hands", "seat", "dialogue",
        "said")  # fmt: skip


def turn(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of a decision beside the cards: what may be said, or what follows from what was said and played."""
    card_points = [kind.name.key for kind in game.model.card_points]
    bindings = [binding.name.key for binding in game.model.bindings]
    read.known_keys(game.model, given, *KEYS, *card_points)
    known_answers(expect, *ASKED, *bindings)
    shown: set[Shown] = set()
    answers = []
    for state in _positions(game, given):
        state.watch()
        shown |= set(_follow(game, state, _phrases(given.get("said"))))
        shown |= set(_offered(game, state)) | set(_awards(state))
        answers.append({key: _answer(game, state, key) for key in expect})
    gained = {name for answer in answers for name in answer.get("bonuses", "").split(", ")}
    shown |= {Shown("bonus", name, "is given") for name in gained}
    wanted = _words({key: _wanted(key, value) for key, value in expect.items()})
    got, why = same_in_both([_words(answer) for answer in answers])
    return Outcome(wanted, got, got == wanted, why, shown=frozenset(shown))


def _phrases(value: object) -> list[str]:
    """Things said or played, as a list or divided by commas."""
    items = value if isinstance(value, list | tuple) else str(value or "").split(",")
    return [" ".join(str(item).split()) for item in items if str(item).strip() not in ("", "none")]


def _wanted(key: str, value: object) -> str:
    if key in ("may say", "bonuses"):
        return ", ".join(sorted(_phrases(value))) or "none"
    return "true" if value is True else " ".join(read.words(value)) or "none"


def _words(answers: Mapping[str, str]) -> str:
    return "; ".join(f"{key} {answer}" for key, answer in sorted(answers.items()))


# --- positions -------------------------------------------------------------------------------------------------------


def _positions(game: Game, given: Given) -> list[Placed]:
    """Two positions that differ in what the example leaves open."""
    if "dialogue" in given:
        return [_in_dialogue(game, given, filling) for filling in FILLINGS]
    return two_positions(given, lambda filling: _on_turn(game, given, filling))


def _on_turn(game: Game, given: Given, filling: Filling) -> Placed:
    hand = read.cards(game.model, given.get("hand"))
    if not hand:
        raise Unreadable("the hand is empty")
    state = trick_state(game, given, filling, hand)
    if "turned up" in given:
        state.turn_up(read.cards(game.model, given["turned up"], hand))
    for i, kind in enumerate(game.model.card_points):
        if kind.name.key in given:
            own = state.side_of[_to_act_then(state, given)]
            points = read.by_side(game.model, kind.name.key, given[kind.name.key])
            state.set_card_points(i, points[-own:] + points[:-own] if own else points)
    state.follow(read.trick_cards(game.model, given))
    return state


def _to_act_then(state: State, given: Given) -> int:
    """Who will be to act when the trick so far has been played."""
    seat = state.leader
    for _ in read.words(given.get("trick")):
        seat = state.next_seat[seat]
    return seat


def _in_dialogue(game: Game, given: Given, filling: Filling) -> Placed:
    """The dialogue of a step of the deal, just opened; the last seat deals, so that seat 0 is forehand."""
    names = [dialogue.name.key for dialogue in game.model.dialogues]
    name = str(given["dialogue"])
    if name not in names:
        raise Unreadable(f"there is no dialogue `{name}`; the dialogues are {', '.join(names)}")
    state = empty_table(game, filling)
    state.deal_from(state.active[-1])
    state.bind_all(_bound_so_far(game, given))
    state.set_stake(read.one_number(given, "stake", state.stake))
    turned = read.cards(game.model, given.get("turned up"))
    hands = read.hands(game.model, given, "hands", turned) if isinstance(given.get("hands"), Mapping) else {}
    lay_out(state, hands, filling, turned)
    index = names.index(name)
    speaks = (i for i, s in enumerate(game.model.steps, 1) if isinstance(s, Speak) and s.dialogue == index)
    if not state.open_dialogue(index, next(speaks, len(game.model.steps))):
        raise Unreadable(f"the dialogue `{name}` is not opened")
    return state


def _bound_so_far(game: Game, given: Given) -> Values:
    return tuple(
        read.binding_value(game.model, binding, given) if binding.name.key in given else ()
        for binding in game.model.bindings
    )


# --- what happens ----------------------------------------------------------------------------------------------------


def _follow(game: Game, state: State, phrases: Sequence[str]) -> Iterator[Shown]:
    """Say and play what the example lists, each by whose turn it is."""
    for phrase in phrases:
        try:
            action = game.parse_action(phrase)
        except KeyError:
            raise Unreadable(f"`{phrase}` is nothing that can be said or played in this game") from None
        legal = state.legal_actions()
        if action not in legal:
            names = ", ".join(map(game.action_name, legal))
            raise Unreadable(f"seat {state.to_act} may not do `{phrase}`; it may do {names}")
        yield from _witnesses(game, state, [action])
        state.play(action)


def _offered(game: Game, state: State) -> Iterator[Shown]:
    return _witnesses(game, state, state.legal_actions())


def _witnesses(game: Game, state: State, actions: Sequence[Action]) -> Iterator[Shown]:
    """The choices that are open, whichever dialogue they belong to."""
    open_now = [state.dialogue] if state.stage == Stage.DIALOGUE else list(state.plan.lead_dialogues)
    for index in open_now:
        at_state = state.dialogue_state if state.stage == Stage.DIALOGUE else 0
        for choice in state.plan.dialogues[index][at_state]:
            if choice.action in actions:
                yield Shown("choice", choice_name(game.model.dialogues[index], choice.choice), "is open")


def _awards(state: State) -> Iterator[Shown]:
    """The awards of a deal that has ended so."""
    for event in state.log or ():
        if isinstance(event, DealEnd):
            yield from (Shown("award", award.name, "is given") for award in event.awards)


def _answer(game: Game, state: State, key: str) -> str:
    log = state.log or []
    ends = [event for event in log if isinstance(event, DealEnd)]
    match key:
        case "may say":
            said = [game.action_name(a) for a in state.legal_actions() if a >= game.plan.actions.pass_]
            return ", ".join(sorted(said)) or "none"
        case "bonuses":
            return ", ".join(sorted(event.name for event in log if isinstance(event, BonusGained))) or "none"
        case "points":
            return " ".join(map(str, ends[0].points)) if ends else "none"
        case "thrown in":
            return str(any(isinstance(event, ThrownIn) for event in log)).lower()
        case "stake":
            return str(state.stake)
        case "phase":
            return game.model.play.phases[state.phase].name.key
        case "to act":
            return str(state.to_act)
        case _:
            index, binding = next(each for each in enumerate(game.model.bindings) if each[1].name.key == key)
            return " ".join(value_words(game.model, binding, state.bound[index])) or "none"
