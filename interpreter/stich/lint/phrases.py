"""What is doubtful about whom a phrase asks: hands that nobody sees, rows that hold for every side alike.

Place in the pipeline: over ``GameModel`` alone, below ``lint``.  It must not know what any phrase comes to in play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from stich.compare.forms import parts_in, says
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Holding, Place, Role
from stich.language.model.deal import ReckonRow, Transfer
from stich.language.model.dialogues import Dialogue, Opens
from stich.language.model.game import GameModel
from stich.language.model.score import Row, Tier
from stich.language.text.diagnostics import Diagnostic, quoted, warning
from stich.language.text.source import Span

OWN = frozenset({Role.SEAT, Role.GIVER})
ON_LEAD = OWN | {Role.LEADER}
UNSEEN = (Holding.HAND, Holding.DEALT, Holding.HELD)
FACE_DOWN = (Place.STOCK, Place.ASIDE)


def findings(game: GameModel, at: Span) -> Iterator[Diagnostic]:
    """Everything doubtful about whom the phrases of a game ask."""
    for what, part, sight in _options(game):
        if sight.asks_unseen(part):
            span = getattr(part, "span", None) or at
            yield warning("hidden-hand", f"{what} depends on cards that {sight.who} may not see", span,
                          help="ask for what lies open, or for the hand of the seat in question")  # fmt: skip
    yield from _for_everybody(game, at)


# --- what rests on hidden cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Sight:
    """Whose cards are seen where a phrase stands: those of the seat in question (``own``) under each of ``roles``, and
    of its partners if ``shown``."""

    game: GameModel
    own: bool = True
    roles: frozenset[Role] = OWN
    shown: bool = False

    @property
    def who(self) -> str:
        """Whoever has to see them, as it is said."""
        return "its player" if self.own else "the players"

    def asks_unseen(self, term: Any) -> bool:
        """Whether a phrase asks for cards that are not seen, itself or by a definition."""
        return any(map(self._unseen, parts_in(term)))

    def _unseen(self, part: Any) -> bool:
        definitions = self.game.definitions
        match part:
            case t.CardsOf(holding, of):
                return holding in UNSEEN and not self._sees(of)
            case t.CardsIn(place):
                return place in FACE_DOWN
            case t.SeatRef(Role.HOLDER):
                return True
            case t.NumberDefined(index, of):
                return replace(self, own=self._sees(of)).asks_unseen(says(definitions.numbers[index]))
            case t.ConditionDefined(index):
                return self.asks_unseen(says(definitions.conditions[index]))
            case _:
                return False

    def _sees(self, one: t.One) -> bool:
        match one:
            case Circle.THIS:
                return self.own
            case Circle.SIDE:
                return self.own and self.shown
            case t.SeatRef(role, offset=0, partner=partner):
                return self.own and role in self.roles and (self.shown or not partner)
            case t.SideOf(seat):
                return self.shown and self._sees(seat)
            case Circle() | t.SeatRef() | t.Member():
                return False


def _options(game: GameModel) -> Iterator[tuple[str, Any, _Sight]]:
    """What decides on what may be done, or on how long, with what is seen there."""
    shown = game.seats.show_hands or all(len(side) == 1 for side in game.seats.sides)
    seat, nobody = _Sight(game, shown=shown), _Sight(game, own=False)
    for guard in game.play.guards:
        yield "the guard", guard, seat if guard.play else replace(seat, roles=ON_LEAD)
    for exemption in game.play.exempt:
        yield "the exemption", exemption, seat
    for step in game.steps:
        if isinstance(step, Transfer):
            for part in (step.when, step.takes, *step.gives):
                yield f"the transfer {quoted(step.name.key)}", part, seat
    for dialogue in game.dialogues:
        yield from _said(dialogue, replace(seat, roles=ON_LEAD) if dialogue.opens is Opens.LEAD else seat)
    for bonus in game.bonuses:
        yield f"the bonus {quoted(bonus.row.name.key)}", bonus.row.when, seat
    for phase in game.play.phases:
        yield f"the end of the phase {quoted(phase.name.key)}", phase.until, nobody
    yield "the end of a deal", game.play.ends, nobody
    if game.play.concede_when is not None:
        yield "the right to concede", game.play.concede_when, replace(seat, own=shown)


def _said(dialogue: Dialogue, sight: _Sight) -> Iterator[tuple[str, Any, _Sight]]:
    yield f"the dialogue {quoted(dialogue.name.key)}", dialogue.when, sight
    for choice in dialogue.choices:
        yield f"the choice {quoted(choice.name.key)}", choice.when, sight


# --- rows that hold for every side ------------------------------------------------------------------------------------


def _for_everybody(game: GameModel, at: Span) -> Iterator[Diagnostic]:
    """Rows weighed for each side because nobody is said, whose condition speaks of one seat alone."""
    for tier in _tiers(game):
        if tier.whom is None:
            for row in tier.rows:
                seat = _one_seat(game, row)
                if seat is not None:
                    whom = game.bindings[seat.binding].name.key if seat.role is Role.BOUND else seat.role.name.lower()
                    yield warning("row-for-everybody", f"the row {quoted(row.name.key)} holds for every side alike",
                                  row.span or at, f"its condition speaks of {quoted(whom)} alone",
                                  help=f"say whom it is for: `for: {whom}`, or `for: each side`")  # fmt: skip


def _tiers(game: GameModel) -> Sequence[Tier]:
    match = game.match
    steps = [step.tier for step in game.steps if isinstance(step, ReckonRow)]
    return [*steps, *game.score, *match.before_each, *match.marks, *match.at_the_end]


def _one_seat(game: GameModel, row: Row) -> t.SeatRef | None:
    """The seat of which alone a row speaks, without a word of the one in question."""
    parts = list(_deeply(game, (row.when, row.points, row.pays, tuple(change.number for change in row.changes))))
    if any(_in_question(part) for part in parts):
        return None
    named = [part for part in _deeply(game, row.when) if isinstance(part, t.SeatRef)]
    return named[0] if len(set(named)) == 1 else None


def _in_question(part: Any) -> bool:
    """Whether a part speaks of the one in question."""
    if isinstance(part, t.SeatRef):
        return part.role is Role.SEAT
    circles = [getattr(part, each.name) for each in fields(part) if isinstance(getattr(part, each.name), Circle)]
    return any(circle is not Circle.ALL for circle in circles)


def _deeply(game: GameModel, value: Any) -> Iterator[Any]:
    """Every part of a phrase, those of the definitions that it goes by too."""
    known = set[t.NumberDefined | t.ConditionDefined]()
    waiting = [value]
    while waiting:
        for part in parts_in(waiting.pop()):
            if isinstance(part, t.NumberDefined) and part not in known:
                known.add(part)
                waiting.append(says(game.definitions.numbers[part.index]))
            elif isinstance(part, t.ConditionDefined) and part not in known:
                known.add(part)
                waiting.append(says(game.definitions.conditions[part.index]))
            yield part
