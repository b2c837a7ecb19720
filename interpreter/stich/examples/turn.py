"""Examples about what may be said, and what comes of what is said and played: dialogues and bonuses, on the engine.

Place in the pipeline: a kind of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from stich.cards import NO_SEAT, mask_of
from stich.engine.actions import Action
from stich.engine.events import BonusGained, DealEnd, ThrownIn
from stich.engine.placed import Placed
from stich.engine.state import State
from stich.engine.table import Stage
from stich.examples import given as read
from stich.examples import reckoned
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, choice_name, known_answers, match_winner, meld_shown, same_in_both
from stich.examples.positions import (
    FILLINGS,
    Filling,
    bound_so_far,
    empty_table,
    fill_heaps,
    filled_hands,
    lay_out,
    lying,
    remember_hands,
    set_counts,
    trick_state,
    two_positions,
)
from stich.language.model.deal import Speak
from stich.language.model.values import value_words
from stich.match.game import Game

ASKED = ("may say", "bonuses", "stake", "phase", "points", "thrown in", "to act", "match won by", "bidder")
KEYS = ("hand", "trick", "number", "phase", "leader", "tricks", "own tricks", "hands", "seat", "dialogue", "said")


def turn(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of a decision beside the cards: what may be said, or what follows from what was said and played."""
    bindings = [binding.name.key for binding in game.model.bindings]
    read.known_keys(game.model, given, *KEYS, "deal", *read.TABLE, *read.counted(game.model))
    heaps = [heap.name.key for heap in game.model.own_heaps]
    known_answers(expect, *ASKED, *bindings, *heaps, *reckoned.names(game.model))
    shown: set[Shown] = set()
    answers = []
    for state in _positions(game, given):
        state.watch()
        shown |= set(_follow(game, state, _phrases(given.get("said"))))
        shown |= set(_offered(game, state)) | set(_awards(state))
        numbers = _numbers(state, expect)
        answers.append({key: numbers.get(key) or _answer(game, state, key) for key in expect})
    gained = {name for answer in answers for name in answer.get("bonuses", "").split(", ")}
    shown |= {Shown("bonus", name, "is given") for name in gained}
    wanted = _words({key: _wanted(game, key, value) for key, value in expect.items()})
    got, why = same_in_both([_words(answer) for answer in answers], given, game.model, "hands", "dealer", "said")
    return Outcome(wanted, got, got == wanted, why, shown=frozenset(shown))


def _phrases(value: object) -> list[str]:
    """Things said or played, as a list or divided by commas."""
    items = value if isinstance(value, list | tuple) else str(value or "").split(",")
    return [" ".join(str(item).split()) for item in items if str(item).strip() not in ("", "none")]


def _wanted(game: Game, key: str, value: object) -> str:
    if key in (heap.name.key for heap in game.model.own_heaps):
        return read.names(game.model, mask_of(read.cards(game.model, value)))
    if key in ("may say", "bonuses"):
        return ", ".join(sorted(_phrases(value))) or "none"
    return str(value).lower() if key == "thrown in" else reckoned.wanted(value)


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
    state.follow(read.trick_cards(game.model, given, hand))
    return state


def _in_dialogue(game: Game, given: Given, filling: Filling) -> Placed:
    """The dialogue of a step of the deal, just opened; the last seat deals unless the example says who does, so that
    seat 0 is forehand."""
    names = [dialogue.name.key for dialogue in game.model.dialogues]
    name = str(given["dialogue"])
    if name not in names:
        raise Unreadable(f"there is no dialogue `{name}`; the dialogues are {', '.join(names)}")
    state = empty_table(game, given, filling)
    if "dealer" not in given:
        state.deal_from(state.active[-1])
    state.bind_all(bound_so_far(game, given))
    set_counts(state, given)
    remember_hands(state, given)
    there = lying(game.model, given)
    index = names.index(name)
    speaks = (i for i, s in enumerate(game.model.steps, 1) if isinstance(s, Speak) and s.dialogue == index)
    step = next(speaks, len(game.model.steps))
    hands = filled_hands(state, given, list(chain(*there)), filling, step)
    rest = filling.rest(game.model, chain(*there, *hands.values()))
    lay_out(state, hands, filling, fill_heaps(state, given, there, rest, game.model.steps[:step]))
    if not state.open_dialogue(index, step):
        raise Unreadable(f"the dialogue `{name}` is not opened")
    return state


# --- what happens ----------------------------------------------------------------------------------------------------


def _follow(game: Game, state: State, phrases: Sequence[str]) -> Iterator[Shown]:
    """Say and play what the example lists, each by whose turn it is."""
    for phrase in phrases:
        try:
            action = game.parse_action(phrase)
        except KeyError:
            meant = read.meant(phrase, map(game.action_name, state.legal_actions()))
            meant = meant or read.meant(phrase, game.plan.actions.names)
            raise Unreadable(f"`{phrase}` is nothing that can be said or played in this game{meant}") from None
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
    for action in actions:
        if meld := game.plan.actions.melds.get(action):
            yield meld_shown(game.model.melds[meld.melds].kinds[meld.kind])
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


def _numbers(state: State, expect: Given) -> dict[str, str]:
    """What has been counted, and what definitions come to; of a deal that is over only what stays."""
    ended = next((event for event in state.log or () if isinstance(event, DealEnd)), None)
    of_deal = reckoned.defined(state, expect) | reckoned.in_the_deal(state, expect)
    if ended is not None and of_deal:
        raise Unreadable(f"`{next(iter(of_deal))}` is of a deal that is over by then", expected=True)
    return of_deal | reckoned.in_the_match(state if ended is None else ended, state.plan.game, expect)


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
        case "match won by":
            return match_winner(state)
        case "to act":
            return str(state.to_act)
        case "bidder":
            return "none" if state.bidder == NO_SEAT else str(state.bidder)
        case _ if key in (heaps := [heap.name.key for heap in game.model.own_heaps]):
            return read.names(game.model, mask_of(state.heaps[heaps.index(key)]))
        case _:
            index, binding = next(each for each in enumerate(game.model.bindings) if each[1].name.key == key)
            return " ".join(value_words(game.model, binding, state.bound[index])) or "none"
