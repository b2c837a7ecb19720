"""Examples of setting up: what cards turned up, dealt last or lying face up choose.

Place in the pipeline: a kind of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stich.cards import mask_of
from stich.engine import deal
from stich.engine.packs import Laid
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, known_answers, same_in_both
from stich.examples.positions import FILLINGS, Filling, empty_table
from stich.language.model.balance import dealt_by
from stich.language.model.deal import BindFaceUp, BindLastDealt, DealCards, DealHeap, TurnUp
from stich.language.model.game import GameModel
from stich.language.model.values import value_words
from stich.match.game import Game


def set_up(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of choosing by cards turned up, or by the players' face-up cards."""
    read.known_keys(game.model, given, "turned", "last dealt", "face up")
    wanted = _wanted_set_up(game, expect)
    answers = [_set_up(game, given, filling) for filling in FILLINGS]
    got, why = same_in_both(
        [_set_up_words(answer, wanted) for answer in answers],
        given, game.model, "turned", "last dealt", "face up",
    )  # fmt: skip
    expected = _set_up_words(wanted, wanted)
    how = "throws the deal in" if "thrown in" in answers[0] else "chooses"
    what = "turning up" if "turned" in given else "last card dealt" if "last dealt" in given else "face-up cards"
    shown = frozenset({Shown("set-up", what, how)})
    return Outcome(expected, got, got == expected, why, shown=shown)


def _set_up(game: Game, given: Given, filling: Filling) -> dict[str, str]:
    """What the first step of the kind does with the given cards."""
    turns, last = "turned" in given, "last dealt" in given
    for index, step in enumerate(game.model.steps):
        if isinstance(step, BindLastDealt) and last:
            return _chosen_last(game, given, step, filling)
        if isinstance(step, TurnUp) and turns:
            return _turned(game, given, step, index, filling)
        if isinstance(step, BindFaceUp) and not turns and not last:
            return _chosen_face_up(game, given, step, index, filling)
    what = "no step of the deal turns cards up" if turns else "the last card dealt chooses nothing"
    raise Unreadable(what if turns or last else "no face-up card chooses")


def _wanted_set_up(game: Game, expect: Given) -> dict[str, str]:
    """What an example of setting up expects, each answer in words that can be compared."""
    if expect.get("thrown in"):
        known_answers(expect, "thrown in")
        return {"thrown in": "true"}
    wanted = {}
    for binding in game.model.bindings:
        if binding.name.key in expect:
            value = read.binding_value(game.model, binding, expect)
            wanted[binding.name.key] = " ".join(value_words(game.model, binding, value))
    known_answers(expect, *wanted, "face up", "thrown in")
    if "face up" in expect:
        wanted["face up"] = read.names(game.model, mask_of(read.cards(game.model, expect["face up"])))
    return wanted


def _set_up_words(answer: Mapping[str, str], wanted: Mapping[str, str]) -> str:
    if "thrown in" in answer:
        return "the deal thrown in"
    keys = [key for key in answer if key in wanted or "thrown in" in wanted]
    return ", ".join(f"{key} {answer[key]}" for key in sorted(keys)) or "the deal goes on"


def _turned(game: Game, given: Given, step: TurnUp, index: int, filling: Filling) -> dict[str, str]:
    turned = read.cards(game.model, given["turned"])
    size = _stock_after_dealing(game, index)
    if len(turned) > size:
        raise Unreadable(f"the stock has only {size} cards to turn")
    state = empty_table(game, given, filling)
    stock = (turned + filling.rest(game.model, turned))[:size]
    used, kept = deal.turn(state, step, stock)
    if len(used) > len(turned):
        raise Unreadable("more cards would be turned than are given")
    if len(used) < len(turned):
        raise Unreadable(f"turning stops before {read.names(game.model, turned[len(used) :])}")
    if not kept:
        return {"thrown in": "true"}
    suits = sorted(game.rules.suit[card] for card in kept)
    return _bound_words(game.model, step.binding, suits) | {"face up": read.names(game.model, mask_of(kept))}


def _bound_words(game: GameModel, binding: int, value: Iterable[int]) -> dict[str, str]:
    bound = game.bindings[binding]
    return {bound.name.key: " ".join(value_words(game, bound, value))}


def _chosen_last(game: Game, given: Given, step: BindLastDealt, filling: Filling) -> dict[str, str]:
    """What the last card dealt chooses, in a deal that ends with the given one."""
    cards = read.cards(game.model, given["last dealt"])
    if len(cards) != 1:
        raise Unreadable("one card is dealt last")
    pack = filling.rest(game.model, cards)
    at_end = sum(sizes[0].taken for sizes in game.plan.deals.values())
    at_end += sum(step.cards for step in game.model.steps if isinstance(step, DealHeap))
    pack.insert(at_end - 1, cards[0])
    state = game.start(filling.number, packs=Laid([pack]), deals=1)
    return _bound_words(game.model, step.binding, state.bound[step.binding])


def _chosen_face_up(game: Game, given: Given, step: BindFaceUp, index: int, filling: Filling) -> dict[str, str]:
    cards = read.cards(game.model, given.get("face up"))
    if len(cards) != (count := _face_up_dealt(game, index)):
        raise Unreadable(f"{count} cards are dealt face up, {len(cards)} are given")
    state = empty_table(game, given, filling)
    state.lay_face_up(cards)
    state.lay(stock=filling.rest(game.model, cards))
    state.carry_out(index)
    return _bound_words(game.model, step.binding, state.bound[step.binding])


def _stock_after_dealing(game: Game, before: int) -> int:
    """How many cards the stock holds when the step of the deal with this index begins."""
    model = game.model
    seats = len(game.start(1).active)
    dealt = (dealt_by(step, seats) for step in model.steps[:before])
    return len(model.deck) - sum(dealt)


def _face_up_dealt(game: Game, before: int) -> int:
    """How many cards lie face up before the players when the step of the deal with this index begins."""
    seats = len(game.start(1).active)
    steps = (step for step in game.model.steps[:before] if isinstance(step, DealCards))
    return sum(step.face_up * step.reaches(seats) for step in steps)
