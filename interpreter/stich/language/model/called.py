"""Everything of a game that has a name which people read.

Place in the pipeline: over ``GameModel``, for those who look at names alone, as ``lint`` does.  Must not know what a
thing is for, nor what a language calls it by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

from stich.language.model.deal import ReckonRow, Transfer
from stich.language.model.dialogues import Calling, Choice
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.model.score import Row
from stich.language.text.source import Span


class Called(NamedTuple):
    """A thing that has a name: of what sort it is, what it is called, and where it stands, if that is known."""

    sort: str
    names: Names
    span: Span | None = None


class _Named(Protocol):
    @property
    def name(self) -> Names: ...


def names_in(game: GameModel) -> Iterator[Called]:
    """Everything that has a name, section by section; what several parts of the model stand for, once."""
    yield Called("game", game.titles, game.span)
    yield from (Called("suit", names) for names in game.suit_names)
    yield from (Called("group of suits", names) for names in game.group_names)
    yield from _each("party", game.seats.parties)
    yield from _each("binding", game.bindings)
    yield from _each("heap", game.heaps)
    yield from _each("transfer", (step for step in game.steps if isinstance(step, Transfer)))
    yield from _each("power", game.powers)
    yield from _each("phase", game.play.phases)
    yield from _of_contracts(game)
    yield from _of_dialogues(game)
    yield from (Called("counter", names) for names in game.counters)
    yield from _each("kind of card points", game.card_points)
    yield from _each("definition", (*game.definitions.numbers, *game.definitions.conditions))
    yield from _each("meld", game.melds)
    yield from _each("meld", (kind.row for melds in game.melds for kind in melds.kinds))
    yield from _each("row", _rows(game))
    yield from _each("total", game.match.totals)
    yield from _each("pool", game.match.pools)
    yield from (Called("title", title.names, title.span) for title in game.match.titles)
    yield from (Called("example", example.titles, example.span) for example in game.examples)


def _each(sort: str, things: Iterable[_Named]) -> Iterator[Called]:
    yield from (Called(sort, thing.name, getattr(thing, "span", None)) for thing in things)


def _of_contracts(game: GameModel) -> Iterator[Called]:
    found = {contract.name.key: Called("contract", contract.name, contract.span) for contract in game.contracts}
    yield from found.values()
    yield from (Called("column", names) for names in game.columns)


def _of_dialogues(game: GameModel) -> Iterator[Called]:
    for dialogue in game.dialogues:
        yield Called("dialogue", dialogue.name, dialogue.span)
        for state in dialogue.states:
            yield Called("state", state.titles, dialogue.span)
            yield from _said(state.choices)


def _said(choices: Iterable[Choice]) -> Iterator[Called]:
    """What may be said; bids are called as their numbers and contracts are.  An entry of the spec that stands for
    several choices, for each suit one, is called as it stands there."""
    told: set[Span] = set()
    for choice in choices:
        bid = choice.call is not None and choice.call.calling is Calling.BID
        if bid or choice.span is None or (choice.call is None and choice.span in told):
            continue
        told.add(choice.span)
        key = choice.name.key if choice.call is not None else choice.span.text.strip("\"'")
        yield Called("choice", Names(key, choice.name.titles), choice.span)


def _rows(game: GameModel) -> Iterator[Row]:
    """The rows of every list, and of the bonuses."""
    match = game.match
    steps = (step.tier for step in game.steps if isinstance(step, ReckonRow))
    for tier in (*steps, *game.score, *match.before_each, *match.marks, *match.at_the_end):
        yield from tier.rows
    yield from (bonus.row for bonus in game.bonuses)
