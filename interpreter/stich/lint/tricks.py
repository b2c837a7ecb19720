"""What is doubtful about the beating of a game: rules that never matter, hidden ones, circles.

Place in the pipeline: over ``compare.meeting`` and the tables, below ``lint``.  That a rule never matters is found by
judging tricks with and without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stich.cards import Card, cards_in
from stich.compare.meeting import Judge, Meeting, Pair, Trick
from stich.language.conditions import terms as t
from stich.language.conditions.folding import without_each
from stich.language.model.game import GameModel
from stich.language.model.powers import Power
from stich.language.text.diagnostics import Diagnostic, Label, quoted, warning
from stich.language.text.source import Span
from stich.rules.tables import BoundRules

CIRCLES_AT_MOST = 6
TRICKS = 8_000  # of each size, with and without a rule
WITHOUT_AT_MOST = 100_000_000  # of ``Rules.work``, of which ten million take about a second, for one part left out
WORK_AT_MOST = 30_000_000  # of the same, after which no further power is looked at, no further match begun
NO_CARDS = t.Fixed(0)


def whole(game: GameModel) -> Span:
    """The place of a game as a whole: where its spec begins.

    Raises:
        ValueError: the game was read from no text.
    """
    if game.span is None:
        raise ValueError("the game was read from no text")
    return Span(game.span.source, game.span.start, game.span.start)


class Beats:
    """A game as its own counterpart: every choice of suits with its tables."""

    def __init__(self, game: GameModel, seed: int) -> None:
        self.game, self.seed, self.work = game, seed, 0
        self.meeting = Meeting(game, game, seed)
        self.tables: list[tuple[Pair, BoundRules]] = [
            (pair, self.meeting.rules[0].under(pair[0])) for pair in self.meeting.pairs
        ]

    def findings(self) -> Iterator[Diagnostic]:
        """Everything doubtful about who takes a trick."""
        for p, power in enumerate(self.game.powers):
            if self.work > WORK_AT_MOST:
                yield warning("too-much-work", "this power and those below it were not looked at",
                              self._at(power.span), "judging tricks without it would take too long")  # fmt: skip
                break
            if any(beat.members[p] for _, beat in self.tables):  # that it has no card is known before
                yield from self._idle(p, power)
        yield from self.hidden_rungs()
        yield from self.hidden_guards()
        yield from self.circles()
        yield from self.ties()

    # --- rules that do not matter -------------------------------------------------------------------------------------

    def _idle(self, p: int, power: Power) -> Iterator[Diagnostic]:
        """The power, or parts of its clause, without which every trick ends the same."""
        judged, witness = self._without(p, replace(power, cards=(NO_CARDS,)))
        name = quoted(power.name.key)
        if witness is None:
            cards = self._names(next(beat.members[p] for _, beat in self.tables if beat.members[p]))
            yield warning("power-never-decides", f"the power {name} never decides a trick", self._at(power.span),
                          notes=[f"its cards are {cards}; {judged} end the same without it"])  # fmt: skip
            return
        for what, span, other in _parts(power):
            judged, witness = self._without(p, other)
            if witness is None:
                yield warning("idle-words", f"in {name} {what} changes nothing", self._at(span or power.span),
                              notes=[f"{judged} end the same without it"])  # fmt: skip

    def _without(self, p: int, other: Power) -> tuple[str, Trick | None]:
        """A trick that ends otherwise if a power is replaced by another, or a card that follows otherwise; and how many
        tricks were judged."""
        powers = (*self.game.powers[:p], other, *self.game.powers[p + 1 :])
        meeting = Meeting(self.game, replace(self.game, powers=powers), self.seed)
        judges, said = meeting.judges, []
        for _, _, one, another in judges:  # what follows suit decides what is legal
            for card in range(len(meeting.names)):
                if one.suit(card) != another.suit(card):
                    return "", (card,)
        sizes = range(2, meeting.largest + 1)
        row = 4 * len(self.game.deck) * (1 + len(powers))  # what one trick may ask, if it asks for new tables
        at_most = max(1, min(TRICKS, WITHOUT_AT_MOST // (row * len(sizes))))
        for size in sizes:
            whole, tricks = meeting.tricks(size, at_most)
            total = 0
            for which, trick in tricks:
                total += 1
                if judges[which][2].winner(trick) != judges[which][3].winner(trick):
                    self.work += meeting.work
                    return "", trick
            said.append(f"{'all ' if whole else ''}{total:,} tricks of {size}{'' if whole else ' (sampled)'}")
        self.work += meeting.work
        return ", ".join(said), None

    # --- legality -----------------------------------------------------------------------------------------------------

    def hidden_rungs(self) -> Iterator[Diagnostic]:
        """Lines of a ladder of legality that no hand reaches."""
        for number, phase in enumerate(self.game.play.phases):
            for rung in range(1, len(phase.legal)):
                lasting = [r for r in range(rung) if phase.legal[r].when in (t.Always(), phase.legal[rung].when)]
                above = next((r for r in lasting if self._covers(number, r, rung)), None)
                if above is not None:
                    span = phase.legal[rung].holding.span
                    earlier = phase.legal[above].holding.span
                    more = [Label(earlier, "met by every hand that would meet it")] if earlier else []
                    words = quoted(span.text) if span else f"line {rung + 1}"
                    yield warning("hidden-rung", f"{words} is never reached", self._at(span or phase.span), more=more)

    def _covers(self, phase: int, above: int, below: int) -> bool:
        """Whether every hand that meets the lower rung meets the higher one, whatever is led and chosen."""
        for _, beat in self.tables:
            (needs, masks), (_, lower) = beat.legal[phase][above], beat.legal[phase][below]
            higher = beat.legal_anyway[phase][above] if needs else masks
            if any(low & ~high for high, low in zip(higher, lower, strict=True)):
                return False
        return True

    def hidden_guards(self) -> Iterator[Diagnostic]:
        """Guards that an earlier one covers."""
        guards = self.game.play.guards
        for j, guard in enumerate(guards):
            for i, other in enumerate(guards[:j]):
                alike = other.when == guard.when and (other.play or not guard.play)
                if alike and all(not beat.guards[j] & ~beat.guards[i] for _, beat in self.tables):
                    words = quoted(guard.span.text) if guard.span else "a guard"
                    more = [Label(other.span, "forbids it already")] if other.span else []
                    said = f"{words} forbids nothing of its own"
                    yield warning("hidden-guard", said, self._at(guard.span), more=more)
                    break

    # --- circles ------------------------------------------------------------------------------------------------------

    def circles(self) -> Iterator[Diagnostic]:
        """Three cards each of which takes the trick from the one before: the clearest circle, with others as notes."""
        found: dict[tuple[int, ...], tuple[Pair, tuple[Card, ...]]] = {}
        for pair, _, judge, _ in self.meeting.judges:
            beaten = _takers(judge, self.meeting.rules[0].n, self.game.deck.copies)
            for circle in _circles(beaten):
                powers = [judge.power(card) for card in circle]
                least = powers.index(min(powers))
                key = tuple(powers[least:] + powers[:least])
                found.setdefault(key, (pair, circle[least:] + circle[:least]))
        if not found:
            return
        ordered = sorted(found.items(), key=lambda each: (sum(p >= 0 for p in each[0]), each[0]))
        rows, (pair, circle) = ordered[0]
        others = [self._circle(*each) for _, each in ordered[1:CIRCLES_AT_MOST]]
        notes = [f"likewise {words}" for words in others]
        if len(ordered) > CIRCLES_AT_MOST:
            notes.append(f"and {len(ordered) - CIRCLES_AT_MOST} more sorts of circle")
        spans = [self.game.powers[p].clause.span or self.game.powers[p].span for p in rows if p >= 0]
        labels = [Label(span) for span in dict.fromkeys(span for span in spans if span)]
        at = labels[0].span if labels else self._at(None)
        yield warning("beating-cycle", f"three cards beat each other in a circle: {self._circle(pair, circle)}", at,
                      more=labels[1:], notes=notes)  # fmt: skip

    def _circle(self, pair: Pair, circle: tuple[Card, ...]) -> str:
        a, b, c = self.game.deck.names(circle)
        return f"{self._bound(pair)}{b} takes from {a}, {c} from {b}, {a} from {c}"

    def ties(self) -> Iterator[Diagnostic]:
        """Equal cards, where the spec does not say which of them takes the trick."""
        if self.game.ties.stated:
            return
        for pair, beat in self.tables:
            holder = next((card for card, equals in enumerate(beat.ties(0)[: len(self.game.deck)]) if equals), None)
            if holder is not None:
                names = " and ".join(self.game.deck.names((holder, next(cards_in(beat.ties(0)[holder])))))
                power = beat.power_of[holder]
                at = self._at(self.game.powers[power].span if power >= 0 else None)
                message = f"{names} are equal, and `ties` does not say which of them takes the trick"
                yield warning("default-ties", message, at, help="state `ties`",
                              notes=[f"{self._bound(pair)}the first played keeps it by default"])  # fmt: skip
                return

    # --- words --------------------------------------------------------------------------------------------------------

    def _at(self, span: Span | None) -> Span:
        return span or whole(self.game)

    def _bound(self, pair: Pair) -> str:
        words = ", ".join(f"{name} {value}" for name, value in self.meeting.bound_words(pair).items())
        return f"{words}: " if words else ""

    def _names(self, mask: int) -> str:
        return " ".join(self.game.deck.names(cards_in(mask)))


def _parts(power: Power) -> Iterator[tuple[str, Span | None, Power]]:
    """The parts of a power's clause that can be left out, and the power without each."""
    clause = power.clause
    if clause.targets is not None:
        words = f"`{' '.join(clause.targets.span.text.split())}`" if clause.targets.span else "what it names"
        yield words, clause.targets.span, replace(power, clause=replace(clause, targets=None))
    if clause.yields is not None:
        yield "`yields to`", clause.yields.span, replace(power, clause=replace(clause, yields=None))
    if clause.when != t.Always():
        yield "its condition", clause.when.span, replace(power, clause=replace(clause, when=t.Always()))
        for part, other in without_each(clause.when):
            words = f"`{' '.join(part.span.text.split())}`" if part.span else "a part of its condition"
            yield words, part.span, replace(power, clause=replace(clause, when=other))
    if power.when != t.Always():
        yield "its `when`", power.when.span, replace(power, when=t.Always())
    if power.ties is not None:
        yield "its `ties`", power.span, replace(power, ties=None)
    if power.dead:
        yield "`else: dead`", power.span, replace(power, dead=False)


def _takers(judge: Judge, n: int, copies: int) -> list[int]:
    """For each card led, the cards that take the trick from it; of equal copies only the first is looked at."""
    first = range(0, n, copies)
    taken = [sum(1 << c for c in first if c != led and judge.winner((led, c)) == 1) for led in first]
    return [taken[led // copies] if led % copies == 0 else 0 for led in range(n)]


def _circles(beaten: list[int]) -> Iterator[tuple[Card, ...]]:
    """Three cards in a circle, each taking from the one before, the lowest number first."""
    for a, first in enumerate(beaten):
        above = first >> a + 1 << a + 1
        for b in cards_in(above):
            for c in cards_in(beaten[b] >> a + 1 << a + 1):
                if beaten[c] >> a & 1:
                    yield a, b, c
