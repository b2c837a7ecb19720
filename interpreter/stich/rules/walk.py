"""How a trick is walked over the tables: card by card, who holds it and who is the holder's equal.

Place in the pipeline: over ``tables``, under the engine and all that asks who wins a trick.  It must not know hands,
seats or scores, and gives no reasons: those are for ``reference``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from stich.cards import NO_CARD, NO_SUIT, Card, CardSet, Suit, played
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Compare
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Values
from stich.rules.tables import BoundRules, CardSets, Rules

Facts: TypeAlias = Mapping[t.Fact, bool] | Callable[[t.Fact], bool]


Held: TypeAlias = tuple[int, int, bool]
"""Who holds a trick: the holder's row in the tables (the card, and the size of the pack more if it was not led), its
place in the trick, and whether its equal lies there too so that neither has it."""


def walk(beat: BoundRules, settled: int, trick: Sequence[Card], held: Held | None = None, start: int = 1) -> Held:
    """Walk a trick, the leader's card first and ``NO_CARD`` for a seat that passed.  ``settled`` is the situation as
    far as it does not come from the trick's cards.

    Where ``held`` says who held the trick before the card at ``start`` fell, it is walked on from there; that is for
    games in which powers are not settled on the finished trick.
    """
    rules, suit_led = beat.rules, beat.suit[trick[0]]
    if suit_led < 0:
        return _without_a_suit_led(beat, settled, trick, held, start)
    n, nobody = rules.n, rules.nobody
    shows, situation = beat.shows[suit_led] if rules.trick_atoms else (), settled
    if shows:
        situation = beat.seen(settled, trick if rules.final else trick[:start], suit_led)
    takes, ties = beat.table(situation, suit_led)
    entry, place, nobodys = held or (trick[0], 0, False)
    for at in range(start, len(trick)):
        card = trick[at]
        if card == NO_CARD:
            continue
        if shows and (rules.counts_cards or shows[card] | situation != situation) and not rules.final:
            situation = beat.seen(settled, trick[: at + 1], suit_led)
            takes, ties = beat.table(situation, suit_led)
        if takes[entry] >> card & 1:
            entry, place, nobodys = card + n, at, False
        elif nobody and ties[entry] >> card & 1:
            nobodys = True
    return entry, place, nobodys


def takers(beat: BoundRules, settled: int, trick: Sequence[Card], holder: int) -> CardSet:
    """The cards that would take a trick in which one lies at least, if they were played now.  ``holder`` holds it, in
    games in which powers are not settled on the finished trick.

    Cards that are alike bring one situation about, and are judged together by its table.
    """
    found, left, suit_led = 0, beat.rules.pack.every & ~played(trick), suit_set_by(beat, trick)
    while left:
        card = (left & -left).bit_length() - 1
        alike = left & beat.alike[suit_led][card]
        suit = beat.suit[card] if suit_led == NO_SUIT else suit_led
        takes, _ = beat.table(beat.seen(settled, [*trick, card], suit), suit)
        found |= alike & takes[_final_holder(takes, trick, beat.rules.n) if beat.rules.final else holder]
        left ^= alike
    return found


def _final_holder(takes: CardSets, trick: Sequence[Card], n: int) -> int:
    """The holder's row when all of a trick is walked over one table."""
    entry = trick[0]
    for card in trick[1:]:
        if card != NO_CARD and takes[entry] >> card & 1:
            entry = card + n
    return entry


def _without_a_suit_led(
    beat: BoundRules, settled: int, trick: Sequence[Card], held: Held | None, start: int
) -> Held:  # fmt: skip
    """The same where the card led belongs to no suit: the next one that does sets the suit led as it falls."""
    n, final = beat.rules.n, beat.rules.final
    entry, place, nobodys = held or (trick[0], 0, False)
    for at in range(start, len(trick)):
        card = trick[at]
        if card == NO_CARD:
            continue
        lying = trick if final else trick[: at + 1]
        suit_led = suit_set_by(beat, lying)
        takes, ties = beat.table(beat.seen(settled, lying, suit_led), suit_led)
        if takes[entry] >> card & 1:
            entry, place, nobodys = card + n, at, False
        elif beat.rules.nobody and ties[entry] >> card & 1:
            nobodys = True
    return entry, place, nobodys


def suit_set_by(beat: BoundRules, trick: Sequence[Card]) -> Suit:
    """The suit led: that of the first card that has one, ``NO_SUIT`` while none does."""
    return next((beat.suit[card] for card in trick if card != NO_CARD and beat.suit[card] != NO_SUIT), NO_SUIT)


def settled_for(rules: Rules, number: int, facts: Facts | None = None) -> int:
    """The situation before a card is led to the trick of this number in its deal.  ``facts`` answers the other
    conditions about the deal; one that it does not know does not hold."""
    return rules.state_bits(lambda fact: _asked(fact, number, facts))


def winner(
    rules: Rules, bound: Values, cards: Sequence[Card], number: int = 2, facts: Facts | None = None
) -> int | None:
    """Which card of the trick wins it, counted from 0 for the leader's; ``None`` for nobody.

    ``number`` and ``facts`` are what :func:`settled_for` is told.

    Raises:
        ValueError: the trick is empty.
    """
    if not cards:
        raise ValueError("an empty trick has no winner")
    _, place, nobodys = walk(rules.under(bound), settled_for(rules, number, facts), cards)
    return None if nobodys else place


def _asked(fact: t.Fact, number: int, facts: Facts | None) -> bool:
    if isinstance(fact, t.Compared) and fact.left == t.Count(Measure.TRICK) and isinstance(fact.right, t.Constant):
        return compares(number, fact.compare, fact.right.number)
    if facts is None:
        return False
    return facts.get(fact, False) if isinstance(facts, Mapping) else facts(fact)


def compares(number: int, compare: Compare, wanted: int) -> bool:
    """Whether a number compares so with another."""
    match compare:
        case Compare.AT_LEAST:
            return number >= wanted
        case Compare.AT_MOST:
            return number <= wanted
        case Compare.EXACTLY:
            return number == wanted
        case Compare.MORE:
            return number > wanted
        case Compare.FEWER:
            return number < wanted
