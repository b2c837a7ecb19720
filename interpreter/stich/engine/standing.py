"""How a deal stands, as plain data for the slow reference of ``rules.plainly``.

Place in the pipeline: beside the engine's states; only reads one.  Where the state keeps a log, tricks, counts and what
was held are gathered from what has happened and not from the registers, so that these can be checked against it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import dropwhile, takewhile

from stich.cards import NO_CARD, NO_SEAT, Card, CardSet, Seat, cards_in
from stich.engine import events
from stich.engine.position import Position
from stich.engine.table import Stage
from stich.language.conditions.kinds import Heap, Pile, Place, Role
from stich.rules.plainly import Standing, Taken

PILES: tuple[Pile, ...] = (Place.STOCK, Place.TURNED, Place.EXPOSED, Place.ASIDE)

PlayedBySeat = tuple[tuple[Seat, Card], ...]
Happened = list[events.Event]


def standing_of(s: Position) -> Standing:
    """How the deal stands."""
    happened = _happened(s)
    tricks, trick = _as_played(s, happened) if happened else _as_kept(s)
    dealt, held = _held(s, happened)
    return Standing(
        game=s.plan.game,
        bound=s.bound,
        roles={role: seat for role in Role if (seat := s.who(role)) != NO_SEAT},
        playing=frozenset(cards_in(s.playing)),
        hands=tuple(map(frozenset, s.hands)),
        dealt=dealt,
        held=held,
        tricks=tricks,
        trick=trick,
        holder=s.holder_seat if s.trick else NO_SEAT,
        lying={pile: tuple(s.pile(pile)) for pile in (*PILES, *map(Heap, range(len(s.heaps))))},
        owned=_owned(s, happened),
        draws=s.to_draw,
        bids=tuple(s.bids_made),
        gained=_gained(s, happened) if happened else _gained_beside(s, tricks),
        counters=_counted(s, happened) if happened else tuple(map(tuple, s.counters)),
        totals=tuple(map(tuple, s.totals)),
        pools=tuple(s.pools),
        stake=s.stake,
        deal=s.deal_in_match,
        its_suit=s.its_suit,
        told={party: frozenset(cards_in(seats)) for party, seats in s.parties_told.items()},
    )


def _owned(s: Position, happened: Happened) -> dict[Pile, Seat]:
    """Whom the heaps belong to since the first lead."""
    if happened:
        return {event.heap: event.seat for event in happened if isinstance(event, events.HeapTaken)}
    seats = zip(s.plan.game.heaps, s.heap_seats, strict=True)
    return {heap.pile: seat for heap, seat in seats if seat != NO_SEAT}


def _happened(s: Position) -> Happened:
    """What has happened in the deal so far; nothing where it is not known."""
    happened = s.logged_now
    return happened if not s.over and any(isinstance(event, events.Deal) for event in happened) else []


# --- as it has happened -----------------------------------------------------------------------------------------------


def _as_played(s: Position, happened: Happened) -> tuple[tuple[Taken, ...], PlayedBySeat]:
    """The tricks so far, and the one that is played."""
    tricks, plays = list[Taken](), list[tuple[Seat, Card]]()
    for event in happened:
        if isinstance(event, events.CardPlayed):
            plays.append((event.seat, event.card))
        elif isinstance(event, events.Pass) and plays:
            plays.append((event.seat, NO_CARD))
        elif isinstance(event, events.TrickEnd):
            tricks.append(Taken(tuple(plays), event.winner, _phase_of(s, len(tricks))))
            plays = []
    return tuple(tricks), tuple(plays)


def _phase_of(s: Position, trick: int) -> int:
    """The phase in which a trick was played, counted from 0."""
    return sum(began <= trick for began in s.phase_began) - 1


def _held(s: Position, happened: Happened) -> tuple[tuple[frozenset[Card], ...], tuple[frozenset[Card], ...]]:
    """What was dealt to each seat, and what each held when the first card was led: taken back from what they hold."""
    in_play = s.stage == Stage.TRICK or s.turn != NO_SEAT or bool(s.trick or s.tricks)
    if not (happened and in_play):
        return _sets(s.dealt), _sets(s.held)
    dealt = _dealt(happened)
    hands = list(map(set, s.hands))
    since = dropwhile(lambda event: not isinstance(event, events.CardPlayed), happened)
    for event in reversed(list(since)):
        if isinstance(event, events.CardPlayed):
            hands[event.seat].add(event.card)
        elif isinstance(event, events.CardsDrawn):
            hands[event.seat].remove(event.card)
        elif isinstance(event, events.Transferred):
            hands[event.seat] = hands[event.seat] - {*event.takes} | {*event.gives}
    for pile, seat in _owned(s, happened).items():
        hands[seat] |= {*s.pile(pile)}
    return tuple(map(frozenset, dealt)), tuple(map(frozenset, hands))


def _dealt(happened: Happened) -> list[list[Card]]:
    """What was dealt to each seat, with what came after it was decided whether it is dealt at all."""
    dealt = next([*map(list, event.hands)] for event in happened if isinstance(event, events.Deal))
    for event in takewhile(lambda event: not isinstance(event, events.CardPlayed), happened):
        if isinstance(event, events.CardsDrawn):
            dealt[event.seat].append(event.card)
    return dealt


def _gained(s: Position, happened: Happened) -> dict[tuple[int, Seat], int]:
    """The card points that came from no card won, by kind and seat."""
    kinds = [kind.name.key for kind in s.plan.game.card_points]
    gained: dict[tuple[int, Seat], int] = {}
    for event in happened:
        if isinstance(event, events.BonusGained | events.Gained) and event.of in kinds:
            key = kinds.index(event.of), event.seat
            gained[key] = gained.get(key, 0) + event.points
    return gained


def _counted(s: Position, happened: Happened) -> tuple[tuple[int, ...], ...]:
    """The counters of the deal."""
    counted = {counter.key: [0] * s.plan.players for counter in s.plan.game.counters}
    for event in happened:
        if isinstance(event, events.BonusGained | events.Gained) and event.of in counted:
            counted[event.of][event.seat] += event.points
    return tuple(map(tuple, counted.values()))


# --- as the state keeps it --------------------------------------------------------------------------------------------


def _as_kept(s: Position) -> tuple[tuple[Taken, ...], PlayedBySeat]:
    """The same from the state; of a trick of which only the winner is known, no card is."""
    known = [_in_turn(s, leader, cards) for leader, cards, _ in s.tricks]
    unknown = [((winner, NO_CARD),) for winner in s.winners[: len(s.winners) - len(known)]]
    pairs = zip([*unknown, *known], s.winners, strict=False)
    tricks = tuple(Taken(plays, winner, _phase_of(s, at)) for at, (plays, winner) in enumerate(pairs))
    return tricks, _in_turn(s, s.leader, s.trick)


def _in_turn(s: Position, leader: Seat, cards: Sequence[Card]) -> PlayedBySeat:
    seats = [leader]
    while len(seats) < len(cards):
        seats.append(s.next_seat[seats[-1]])
    return tuple(zip(seats, cards, strict=False))


def _gained_beside(s: Position, tricks: Sequence[Taken]) -> dict[tuple[int, Seat], int]:
    """The card points beside those of the cards known to be won."""
    gained = {(kind, seat): n for kind, by_seat in enumerate(s.card_points) for seat, n in enumerate(by_seat)}
    for trick in tricks:
        for kind, values in enumerate(s.beat.point_values):
            if trick.winner != NO_SEAT:
                gained[kind, trick.winner] -= sum(values[card] for _, card in trick.cards if card != NO_CARD)
    for pile, seat in _owned(s, []).items():
        for kind, values in enumerate(s.beat.point_values):
            gained[kind, seat] -= sum(values[card] for card in s.pile(pile))
    return gained


def _sets(masks: Sequence[CardSet]) -> tuple[frozenset[Card], ...]:
    return tuple(frozenset(cards_in(mask)) for mask in masks)
