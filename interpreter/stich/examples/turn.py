"""Examples about what may be said, and what comes of what is said and played: dialogues and bonuses, on the engine.

Place in the pipeline: beside ``trick``, below ``run``; on positions that ``given`` builds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from stich.engine import dialogues
from stich.engine.actions import Action
from stich.engine.game import Game
from stich.engine.state import State
from stich.engine.table import Stage
from stich.examples import given as at
from stich.examples.given import FILLINGS, Filling, Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, choice_name, known_answers, same_in_both
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
    at.known_keys(game.model, given, *KEYS, *card_points)
    known_answers(expect, *ASKED, *bindings)
    shown: set[Shown] = set()
    answers = []
    for state in _positions(game, given):
        state.log = []
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
    return "true" if value is True else " ".join(at.words(value)) or "none"


def _words(answers: Mapping[str, str]) -> str:
    return "; ".join(f"{key} {answer}" for key, answer in sorted(answers.items()))


# --- positions -------------------------------------------------------------------------------------------------------


def _positions(game: Game, given: Given) -> list[State]:
    """Two positions that differ in what the example leaves open."""
    if "dialogue" in given:
        return [_in_dialogue(game, given, filling) for filling in FILLINGS]
    return at.two_positions(given, lambda filling: _on_turn(game, given, filling))


def _on_turn(game: Game, given: Given, filling: Filling) -> State:
    hand = at.cards(game.model, given.get("hand"))
    if not hand:
        raise Unreadable("the hand is empty")
    state = at.trick_state(game, given, filling, hand)
    if "turned up" in given:
        state.turned = at.cards(game.model, given["turned up"], hand)
        state.stock = [card for card in state.stock if card not in state.turned] + state.turned
    for i, kind in enumerate(game.model.card_points):
        if kind.name.key in given:
            own = state.side_of[_to_act_then(state, given)]
            points = at.by_side(game.model, kind.name.key, given[kind.name.key])
            state.card_points[i] = points[-own:] + points[:-own] if own else points
    at.lead_and_follow(state, at.trick_cards(game.model, given))
    return state


def _to_act_then(state: State, given: Given) -> int:
    """Who will be to act when the trick so far has been played."""
    seat = state.leader
    for _ in at.words(given.get("trick")):
        seat = state.next_seat[seat]
    return seat


def _in_dialogue(game: Game, given: Given, filling: Filling) -> State:
    """The dialogue of a step of the deal, just opened; the last seat deals, so that seat 0 is forehand."""
    names = [dialogue.name.key for dialogue in game.model.dialogues]
    name = str(given["dialogue"])
    if name not in names:
        raise Unreadable(f"there is no dialogue `{name}`; the dialogues are {', '.join(names)}")
    state = at.bare(game, filling)
    state.dealer = state.active[-1]
    state.forehand = state.leader = state.next_seat[state.dealer]
    at.bind(state, _bound_so_far(game, given))
    state.stake = at.one_number(given, "stake", state.stake)
    state.turned = at.cards(game.model, given.get("turned up"))
    seen = list(state.turned)
    hands = given.get("hands", {})
    for seat, cards in hands.items() if isinstance(hands, Mapping) else ():
        state.hands[at.seat_of(game.model, "hands", seat)] = found = sorted(at.cards(game.model, cards, seen))
        seen += found
    state.stock = filling.rest(game.model, seen)
    index = names.index(name)
    speaks = (i for i, s in enumerate(game.model.steps, 1) if isinstance(s, Speak) and s.dialogue == index)
    state.stage, state.step, state.legal = Stage.SETUP, next(speaks, len(game.model.steps)), None
    if not dialogues.begin(state, index, state.forehand):
        raise Unreadable(f"the dialogue `{name}` is not opened")
    return state


def _bound_so_far(game: Game, given: Given) -> Values:
    return tuple(
        at.binding_value(game.model, binding, given) if binding.name.key in given else ()
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
        if event[0] == "deal_end":
            yield from (Shown("award", name, "is given") for name, *_ in event[3])


def _answer(game: Game, state: State, key: str) -> str:
    events = state.log or []
    ends = [event for event in events if event[0] == "deal_end"]
    match key:
        case "may say":
            said = [game.action_name(a) for a in state.legal_actions() if a >= game.plan.actions.pass_]
            return ", ".join(sorted(said)) or "none"
        case "bonuses":
            return ", ".join(sorted(event[1] for event in events if event[0] == "bonus")) or "none"
        case "points":
            return " ".join(map(str, ends[0][4])) if ends else "none"
        case "thrown in":
            return str(any(event[0] == "thrown_in" for event in events)).lower()
        case "stake":
            return str(state.stake)
        case "phase":
            return game.model.play.phases[state.phase].name.key
        case "to act":
            return str(state.to_act)
        case _:
            index, binding = next(each for each in enumerate(game.model.bindings) if each[1].name.key == key)
            return " ".join(value_words(game.model, binding, state.bound[index])) or "none"
