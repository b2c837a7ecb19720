"""What hangs on a secret party: which rows, and which counts these change while the tricks are played.

Place in the pipeline: over ``GameModel``, worked out once by ``plan``; ``view`` and whoever tells of a deal in play go
by it.  It must not know how a deal stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from stich.language.check.ranges import Measured
from stich.language.check.rows import changed_by
from stich.language.check.said import numbers_of, rows_of_choice, says_of
from stich.language.conditions import terms as t
from stich.language.conditions.measures import MEASURES
from stich.language.conditions.walks import Term, within
from stich.language.model.game import GameModel
from stich.language.model.score import FromPool, Row, WhoPlayed


@dataclass(frozen=True, slots=True)
class Secrets:
    """The rows of the play that hang on who is of a secret party, by name, and the counts that they change, each by
    its register and its index."""

    rows: frozenset[str] = frozenset()
    registers: frozenset[tuple[str, int]] = frozenset()


@dataclass(frozen=True, slots=True)
class _Event:
    """What is carried out in the play: a row by its name, what it asks, what it changes."""

    name: str
    asked: tuple[Term, ...]
    changed: frozenset[Measured]


def secret_heaps(game: GameModel) -> frozenset[int]:
    """The heaps of which it hangs on a secret party whose they are."""
    owned = [(i, heap.belongs_to, heap.when) for i, heap in enumerate(game.heaps) if heap.belongs_to is not None]
    return frozenset(i for i, owner, when in owned if _hangs(game, owner, set()) or _hangs(game, when, set()))


def secrets_of(game: GameModel) -> Secrets:
    """What hangs on a secret party, be it by way of a count that hangs on one."""
    if not game.seats.held_parties:
        return Secrets()
    events, rows, changed = list(_events(game)), set[str](), set[Measured]()
    known = -1
    while len(changed) + len(rows) > known:
        known = len(changed) + len(rows)
        for event in events:
            if any(_hangs(game, term, changed) for term in event.asked):
                rows.add(event.name)
                changed |= event.changed
    return Secrets(frozenset(rows), frozenset((MEASURES[measure].register, index) for measure, index in changed))


def _hangs(game: GameModel, term: Term, changed: set[Measured]) -> bool:
    """Whether a term asks for a secret party, or for a count that hangs on one."""
    secret = game.seats.held_parties
    for part in within(term, says_of(game)):
        if isinstance(part, t.Party) and part.index in secret:
            return True
        if isinstance(part, t.Count | t.Whole) and (part.measure, part.index) in changed:
            return True
    return False


def _events(game: GameModel) -> Iterator[_Event]:
    for bonus in game.bonuses:
        yield _of_row(game, bonus.row, () if bonus.whom is None else (bonus.whom,))
    for choice in game.choices:
        for row in rows_of_choice(choice):
            yield _of_row(game, row, (choice.when,))


def _of_row(game: GameModel, row: Row, more: Iterable[Term]) -> _Event:
    accounts = [each for each in (row.source, row.to) if each is not None and not isinstance(each, FromPool)]
    meant = [each.cards if isinstance(each, WhoPlayed) else each for each in accounts]
    return _Event(row.name.key, (row.when, *numbers_of(row), *meant, *more), frozenset(changed_by(game, row)))
