"""The last trick as it lay, and why each of its cards took it or did not.

Place in the pipeline: part of ``table``, over the slow ``rules.reference``, which explains, and ``voice.tricks``, which
says it.  What clauses ask beside the cards is what a person knew as the trick was led.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stich.cards import NO_CARD, NO_SEAT, Card, Seat
from stich.engine.view import View
from stich.language.text.places import cited
from stich.language.text.source import Span
from stich.match.record import Line
from stich.players.seen import Seen
from stich.rules import reference
from stich.rules.verdict import Verdict
from stich.rules.whynot import Fate, why_not
from stich.voice.tricks import fate, judged_words, ruled, stands
from stich.voice.words import TableWords


@dataclass(frozen=True, slots=True)
class LastTrick:
    """A finished trick: its number, its cards in the order played (``NO_CARD``: the seat passed) with their seats, and
    who won it; ``led`` is what a person knew as it was led, if he was there."""

    number: int
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    winner: Seat
    led: View | None

    @property
    def played(self) -> list[Card]:
        """The cards, without those who passed."""
        return [card for card in self.cards if card != NO_CARD]


class Tricks:
    """The tricks of a match as its people have seen them, one deal after the other."""

    def __init__(self) -> None:
        self._led: dict[Seat, View] = {}
        self._finished: list[tuple[int, Line, list[Seat], dict[Seat, View]]] = []

    def remember(self, views: dict[Seat, View]) -> None:
        """A trick is about to be led."""
        self._led = views

    def finish(self, at: int, line: Line, seats: list[Seat]) -> None:
        """The trick is over, with the decision of this number."""
        self._finished.append((at, line, seats, self._led))

    def wind_back(self, at: int) -> None:
        """Stand as before the decision of this number."""
        self._finished = [each for each in self._finished if each[0] < at]

    def last(self, view: View) -> LastTrick | None:
        """The trick that was finished last, as a person saw it."""
        if not self._finished:
            return _from_view(view)
        _, line, seats, led = self._finished[-1]
        deck = view.plan.game.deck
        cards = deck.numbered(deck.parse_card(name) for name in line["cards"] if name is not None)
        each = iter(cards)
        lying = tuple(NO_CARD if name is None else next(each) for name in line["cards"])
        winner = NO_SEAT if line["winner"] is None else line["winner"]
        return LastTrick(line["number"], tuple(seats), lying, winner, led.get(view.seat))


def _from_view(view: View) -> LastTrick | None:
    """The last trick of the deal, as a person sees it who has just come to the table."""
    if not view.tricks:
        return None
    leader, cards, winner = view.tricks[-1]
    order = [leader, *(seat for seat in view.plan.after[leader] if seat in view.active)]
    return LastTrick(len(view.tricks), tuple(order[: len(cards)]), cards, winner, None)


def explained(words: TableWords, trick: LastTrick, view: View, card: Card | None = None) -> Iterator[str]:
    """Why each card of a trick took it or did not, or one of them."""
    known, cards = trick.led or view, trick.played
    words = judged_words(words, known.bound)
    verdict = _verdict(trick, known)
    for number, (each, step) in enumerate(zip(cards, verdict.steps, strict=True), 1):
        if card in (None, each):
            yield f"{number}. {words.card(each)}  {stands(words, step)}{_place(step.standing_span)}"
            yield f"   {ruled(words, step)}{_place(step.span)}"
    if card is not None:
        yield from _fate(words, verdict, cards, card)


def _verdict(trick: LastTrick, known: View) -> Verdict:
    seen, plan = Seen(known), known.plan
    told = zip(plan.rules.state_atoms, map(seen.tells, plan.state_atoms), strict=True)
    facts = {fact: holds for fact, holds in told if holds is not None}
    return reference.judge(plan.game, known.bound, trick.played, number=trick.number, facts=facts)


def _fate(words: TableWords, verdict: Verdict, cards: Sequence[Card], card: Card) -> Iterator[str]:
    found = why_not(verdict, cards, card)
    yield f"{fate(words, found)}."
    if found.fate not in (Fate.WON, Fate.NEVER_HELD):
        yield f"   {ruled(words, found.step)}{_place(found.step.span)}"


def _place(span: Span | None) -> str:
    return f"  [{cited(span)}]" if span else ""
