"""Checks of the rows: that each does something, and that marks come to an end.

Place in the pipeline: part of ``check``, after ``read``; must not know how a row is carried out.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.ranges import Measured
from stich.language.check.said import says_of, tiers_of
from stich.language.conditions.kinds import Circle, Compare
from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import Always, And, Compared, Condition, Constant, Count
from stich.language.conditions.walks import measures_in
from stich.language.model.deal import ReckonRow
from stich.language.model.game import GameModel
from stich.language.model.score import Change, Doing, FromPool, Row
from stich.language.text.diagnostics import Diagnostic, error, quoted, warning
from stich.language.text.nodes import Mapping


def check_rows(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the rows, in whatever list they stand."""
    yield from _idle(game, tree)
    yield from _endless_marks(game, tree)


def _idle(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Rows that do nothing."""
    won = [step.tier for step in game.steps if isinstance(step, ReckonRow) and step.wins_match]
    rows = [row for tier in tiers_of(game) if tier not in won for row in tier.rows]
    rows += [b.row for b in game.bonuses if not (b.binds or b.dialogue >= 0 or b.wins_match)]
    for row in rows:
        if not _moves(row):
            yield warning("no-effect", f"{quoted(row.name.key)} does nothing", row.span or tree.span,
                          help="say what it brings: `points: 1`, `gains: {rungs: 1}`")  # fmt: skip


def _moves(row: Row) -> bool:
    return row.points is not None or row.pays is not None or bool(row.changes or row.clears)


# --- marks ------------------------------------------------------------------------------------------------------------


def _endless_marks(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Marks that would be made for ever, for making them changes nothing that they depend on."""
    marks = [row for tier in game.match.marks for row in tier.rows]
    for row in marks:
        others = (each for other in marks if other is not row for each in changed_by(game, other))
        why = _never_stops(game, row, set(others))
        if why:
            yield error("mark-never-stops", f"the mark {quoted(row.name.key)} is made again and again",
                        row.span or tree.span, why,
                        help="let it lose or clear a total, and ask for that total with `when`")  # fmt: skip


def _never_stops(game: GameModel, row: Row, others: set[Measured]) -> str:
    """Why a mark once made would be made for ever, if so; ``others`` are what other marks change."""
    if row.when == Always():
        return "it has no `when`"
    asked, changed = measures_in(row.when, says_of(game)), set(changed_by(game, row))
    if not changed & asked:
        return "it changes nothing that its `when` asks about"
    grown = {(each.measure, each.index) for each in row.changes if _grows(each)}
    parts = row.when.parts if isinstance(row.when, And) else (row.when,)
    goes_on = all(_holds_on(part, grown) or not measures_in(part, says_of(game)) & (changed | others) for part in parts)
    return "the more it is made, the more its `when` holds" if goes_on and not changed & others else ""


def _grows(change: Change) -> bool:
    return change.doing is Doing.GAINS and isinstance(change.number, Constant) and change.number.number > 0


def _holds_on(condition: Condition, grown: set[Measured]) -> bool:
    """Whether a condition that holds goes on to hold as his counts grow."""
    match condition:
        case Compared(Count(measure, index, Circle.THIS | Circle.SIDE), Compare.AT_LEAST | Compare.MORE, Constant()):
            return (measure, index) in grown
        case _:
            return False


def changed_by(game: GameModel, row: Row) -> Iterator[Measured]:
    """What a row changes: counts of the deal, totals, and pools."""
    yield from ((change.measure, change.index) for change in row.changes)
    yield from ((Measure.TOTAL, total) for total in row.clears)
    if row.points is not None or row.pays is not None:
        yield from ((Measure.TOTAL, i) for i, total in enumerate(game.match.totals) if total.points)
    yield from ((Measure.POOL, each.pool) for each in (row.source, row.to) if isinstance(each, FromPool))
