"""What is doubtful about whom a phrase asks: hands that nobody sees, rows that hold for every side alike.

Place in the pipeline: over ``GameModel`` alone, below ``lint``.  It must not know what any phrase comes to in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from stich.language.check.said import numbers_of, phrases_of, says_of, tiers_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Heap, Holding, Place, Role
from stich.language.conditions.measures import Measure
from stich.language.conditions.walks import Term, asks, is_in_question, within
from stich.language.model.deal import LayOpen, Transfer, when_of
from stich.language.model.dialogues import Dialogue, Opens
from stich.language.model.game import GameModel
from stich.language.model.score import Row
from stich.language.text.diagnostics import Diagnostic, quoted, warning
from stich.language.text.source import Span

OWN = frozenset({Role.SEAT, Role.GIVER})
ON_LEAD = OWN | {Role.LEADER}
UNSEEN = (Holding.HAND, Holding.DEALT, Holding.HELD)
FACE_DOWN = (Place.STOCK, Place.ASIDE)


def findings(game: GameModel, at: Span) -> Iterator[Diagnostic]:
    """Everything doubtful about whom the phrases of a game ask."""
    for what, span, terms, sight in _options(game):
        if any(map(sight.asks_unseen, terms)):
            yield warning("hidden-hand", f"{what} depends on cards that {sight.who} may not see", span or at,
                          help="ask for what lies open, or for the hand of the seat in question")  # fmt: skip
    yield from _for_everybody(game, at)
    yield from _unlike(game, at)


# --- what rests on hidden cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Sight:
    """Whose cards are seen where a phrase stands: those of the seat in question (``own``) under each of ``roles``, and
    of its partners if ``shown``.  ``told``: what follows from a phrase is seen by all, so that it may not hang on what
    the seat alone knows of itself, that it is of a secret party."""

    game: GameModel
    own: bool = True
    roles: frozenset[Role] = OWN
    shown: bool = False
    told: bool = False

    @property
    def who(self) -> str:
        """Whoever has to see them, as it is said."""
        return "its player" if self.own else "the players"

    def asks_unseen(self, term: Term) -> bool:
        """Whether a phrase asks for cards that are not seen, itself or by a definition."""
        known = [part.right for part in within(term) if isinstance(part, t.Within) and self._knows(part.left)]
        return any(self._unseen(part) for part in within(term) if not any(part is each for each in known))

    def _knows(self, one: t.One) -> bool:
        """Whether it is known of him of which party he is: of itself a seat knows it."""
        return not self.told and one is not Circle.SIDE and self._sees(one)

    def _is_laid_open(self, heap: Heap) -> bool:
        """Whether all see in any case what lies in a heap."""
        return any(isinstance(s, LayOpen) and s.heap == heap and s.when == t.Always() for s in self.game.steps)

    def _unseen(self, part: Term) -> bool:
        if isinstance(part, t.CardsOf):
            return part.holding in UNSEEN and not self._sees(part.of)
        if isinstance(part, t.CardsIn):
            return part.place in FACE_DOWN or (isinstance(part.place, Heap) and not self._is_laid_open(part.place))
        if isinstance(part, t.NumberDefined):
            return replace(self, own=self._sees(part.of)).asks_unseen(says_of(self.game)(part))
        if isinstance(part, t.ConditionDefined):
            return self.asks_unseen(says_of(self.game)(part))
        if isinstance(part, t.Party):
            return part.index in self.game.seats.held_parties
        return isinstance(part, t.SeatRef) and part.role is Role.HOLDER

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
            case Circle() | t.SeatRef() | t.Party() | t.Member():
                return False


Option: TypeAlias = tuple[str, Span | None, tuple[Term, ...], _Sight]
"""What decides on what may be done, or on how long: what it is, where, what it asks, what is seen there."""


def _options(game: GameModel) -> Iterator[Option]:
    shown = game.seats.show_hands or game.seats.alone
    seat, nobody = _Sight(game, shown=shown), _Sight(game, own=False)
    for guard in game.play.guards:
        yield "the guard", guard.span, (guard.cards, guard.when), seat if guard.play else replace(seat, roles=ON_LEAD)
    for rung in (rung for phase in game.play.phases for rung in phase.legal):
        yield "the list of legal cards", rung.span, (rung.when,), seat
    for exemption in game.play.exempt:
        yield "the exemption", exemption.span, (exemption.cards, exemption.when), seat
    for step in game.steps:
        yield "a step of the deal", step.span, (when_of(step),), nobody
        if isinstance(step, Transfer):
            gives = (part for give in step.gives for part in (give.cards, give.when))
            yield f"the transfer {quoted(step.name.key)}", step.span, (step.when, step.takes, *gives), seat
    for dialogue in game.dialogues:
        yield from _said(dialogue, replace(seat, roles=ON_LEAD) if dialogue.opens is Opens.LEAD else seat)
    for bonus in game.bonuses:
        told = bool(bonus.binds or bonus.dialogue >= 0 or bonus.wins_match)
        yield f"the bonus {quoted(bonus.row.name.key)}", bonus.row.span, (bonus.row.when,), replace(seat, told=told)
    for melds in game.melds:
        yield f"the melds {quoted(melds.name.key)}", melds.span, (melds.when,), seat
        for kind in melds.kinds:
            yield f"the meld {quoted(kind.row.name.key)}", kind.row.span, (kind.row.when,), seat
    for power in game.powers:
        if asks(power.clause.when, t.Party, says=says_of(game)):
            yield f"the power {quoted(power.name.key)}", power.clause.span, (power.clause.when,), nobody
    for phase in game.play.phases:
        yield f"the end of the phase {quoted(phase.name.key)}", phase.until.span, (phase.until,), nobody
    yield "the end of a deal", game.play.ends_span, (game.play.ends,), nobody
    if game.play.concede_when is not None:
        when = game.play.concede_when
        yield "the right to concede", when.span, (when,), replace(seat, own=shown)


def _said(dialogue: Dialogue, sight: _Sight) -> Iterator[Option]:
    opened = replace(sight, told=not dialogue.beside_cards)  # all see that it is opened, where nobody chooses to
    yield f"the dialogue {quoted(dialogue.name.key)}", dialogue.span, (dialogue.when,), opened
    for choice in dialogue.choices:
        yield f"the choice {quoted(choice.name.key)}", choice.span, (choice.when,), sight
        if choice.stake is not None and asks(choice.stake, t.Party, says=says_of(sight.game)):
            yield f"the stake of {quoted(choice.name.key)}", choice.span, (choice.stake,), replace(sight, told=True)


# --- rows that hold for every side ------------------------------------------------------------------------------------


def _for_everybody(game: GameModel, at: Span) -> Iterator[Diagnostic]:
    """Rows weighed for each side because nobody is said, whose condition speaks of one seat alone."""
    for tier in tiers_of(game):
        if tier.whom is None:
            for row in tier.rows:
                seat = _one_seat(game, row)
                if seat is not None:
                    whom = game.bindings[seat.binding].name.key if seat.role is Role.BOUND else seat.role.name.lower()
                    yield warning("row-for-everybody", f"the row {quoted(row.name.key)} holds for every side alike",
                                  row.span or at, f"its condition speaks of {quoted(whom)} alone",
                                  help=f"say whom it is for: `for: {whom}`, or `for: each side`")  # fmt: skip


def _one_seat(game: GameModel, row: Row) -> t.SeatRef | None:
    """The seat of which alone a row speaks, without a word of the one in question."""
    says = says_of(game)
    asked = [part for term in (row.when, *numbers_of(row)) for part in within(term, says)]
    if any(map(is_in_question, asked)):
        return None
    named = {part for part in within(row.when, says) if isinstance(part, t.SeatRef)}
    return named.pop() if len(named) == 1 else None


# --- counts that are not alike ----------------------------------------------------------------------------------------


def _unlike(game: GameModel, at: Span) -> Iterator[Diagnostic]:
    """Card points compared with tricks."""
    for phrase in phrases_of(game):
        for part in within(phrase):
            if isinstance(part, t.Compared) and {Measure.POINTS, Measure.TRICKS} == {*_counted(part.left, part.right)}:
                yield warning("unlike-counts", "card points are compared with tricks", part.span or at,
                              help="compare what is counted alike")  # fmt: skip


def _counted(*numbers: t.Number) -> Iterator[Measure | None]:
    """What each number counts, where it is a plain count."""
    yield from (number.measure if isinstance(number, t.Count) else None for number in numbers)
