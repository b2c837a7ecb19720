"""Examples of which exchanges of a card for one that lies on the table are open.

Place in the pipeline: a kind of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from stich.cards import Card, cards_in
from stich.engine import transfers
from stich.engine.plan import PlannedTransfer
from stich.engine.state import State
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, give_name, known_answers, same_in_both
from stich.examples.positions import FILLINGS, before_play
from stich.match.game import Game


def exchange(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of which exchanges are open."""
    read.known_keys(game.model, given, "hands", *read.TABLE, *read.counted(game.model))
    known_answers(expect, "exchanges")
    wanted = sorted(_read_exchange(game, line) for line in _lines(expect["exchanges"]))
    states = [before_play(game, given, filling) for filling in FILLINGS]
    found = [sorted(_open_exchanges(state)) for state in states]
    got, why = same_in_both(
        [_exchange_words(game, pairs) for pairs in found],
        given, game.model, "hands", "turned up", "dealer",
    )  # fmt: skip
    expected = _exchange_words(game, wanted)
    shown = frozenset(witness for state in states for witness in _shown_gives(state))
    return Outcome(expected, got, got == expected, why, shown=shown)


def _lines(value: object) -> list[str]:
    """A list of exchanges, or one, or ``none``."""
    lines = [str(line) for line in value] if isinstance(value, list | tuple) else str(value).split(",")
    return [line.strip() for line in lines if line.strip() not in ("", "none")]


def _read_exchange(game: Game, line: str) -> tuple[Card, Card]:
    words = line.split()
    if len(words) != 3 or words[1] != "for":
        raise Unreadable(f"an exchange is written `C5 for C9`, not `{line}`")
    given, taken = map(game.model.deck.first, read.cards(game.model, [words[0], words[2]]))
    return given, taken


def _exchange_words(game: Game, pairs: Sequence[tuple[Card, Card]]) -> str:
    name = game.model.deck.card_name
    return "exchanges " + (", ".join(f"{name(given)} for {name(taken)}" for given, taken in pairs) or "none")


def _open_exchanges(state: State) -> set[tuple[Card, Card]]:
    """Every exchange of every step, as if its step began now."""
    first = state.plan.game.deck.first
    return {
        (first(given), first(taken))
        for planned in state.plan.transfers.values()
        if state.pile(planned.step.source)
        for _, cards in transfers.rights(state, planned)
        for given in cards_in(cards)
        for taken in cards_in(transfers.takeable(state, planned, given))
    }


def _shown_gives(state: State) -> Iterator[Shown]:
    for planned in state.plan.transfers.values():
        for i, give in enumerate(planned.step.gives):
            alone = PlannedTransfer(state.rules, replace(planned.step, gives=(give,)))
            cards = [card for _, held in transfers.rights(state, alone) for card in cards_in(held)]
            if any(transfers.takeable(state, alone, card) for card in cards):
                yield Shown("exchange", give_name(planned.step, i), "is open")
