"""Examples of what may be given in a transfer of a portion of the hand, on the engine's own functions.

Place in the pipeline: a kind of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from stich.cards import CardSet, Seat, mask_of
from stich.engine import transfers
from stich.engine.plan import PlannedTransfer
from stich.engine.state import State
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, give_name, known_answers, same_in_both
from stich.examples.positions import FILLINGS, before_play
from stich.match.game import Game


def giving(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of who may give which cards in a transfer."""
    read.known_keys(game.model, given, "transfer", "hands", "deal", *read.TABLE, *read.counted(game.model))
    known_answers(expect, "may give")
    planned = _named(game, given)
    wanted = _hands(game, expect["may give"], "may give")
    states = [before_play(game, given, filling) for filling in FILLINGS]
    found = [transfers.open_to(state, planned) for state in states]
    got, why = same_in_both([_words(game, each) for each in found], given, game.model, "hands", "dealer")
    expected = _words(game, wanted)
    shown = frozenset(witness for state in states for witness in _shown(state, planned))
    return Outcome(expected, got, got == expected, why, shown=shown)


def _named(game: Game, given: Given) -> PlannedTransfer:
    portioned = {p.step.name.key: p for p in game.plan.transfers.values() if p.step.portion is not None}
    name = str(given.get("transfer", next(iter(portioned), "")))
    if name not in portioned:
        raise Unreadable(f"no transfer of a portion of the hand is called `{name}`; there are {', '.join(portioned)}")
    return portioned[name]


def _hands(game: Game, value: object, key: str) -> dict[Seat, CardSet]:
    if not isinstance(value, Mapping):
        if not read.words(value):
            return {}
        raise Unreadable(f"`{key}` gives the cards of a seat: `{{0: C5 SA}}`, or is `none`")
    return {
        read.seat_of(game.model, key, seat): mask_of(read.cards(game.model, cards)) for seat, cards in value.items()
    }


def _words(game: Game, found: Mapping[Seat, CardSet]) -> str:
    parts = [f"seat {seat} {read.names(game.model, game.model.deck.once(found[seat]))}" for seat in sorted(found)]
    return "may give: " + (", ".join(parts) or "none")


def _shown(state: State, planned: PlannedTransfer) -> Iterator[Shown]:
    for i, give in enumerate(planned.step.gives):
        alone = PlannedTransfer(state.rules, replace(planned.step, gives=(give,)))
        if transfers.open_to(state, alone):
            yield Shown("exchange", give_name(planned.step, i), "is open")
    if planned.when is not None and not transfers.open_to(state, planned):
        yield Shown("exchange", planned.step.name.key, "is not open")
