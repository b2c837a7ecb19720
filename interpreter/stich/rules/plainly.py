"""The slow executor of numbers and conditions: walks the terms over what happened in a deal, as the rules read.

Place in the pipeline: beside ``program`` and ``weigh``, over ``GameModel`` and ``reference``; the oracle for them.  It
must not know programs, registers, masks or tables: it counts from what was dealt, said and played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from stich.cards import NO_CARD, NO_SEAT, NO_SUIT, Card, Deck, Seat
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import (
    BindingKind,
    Circle,
    Compare,
    Group,
    Holding,
    Moment,
    Operation,
    Pile,
    Place,
    Quantifier,
    Role,
    Rounding,
    Suited,
)
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.rules import reference

LIMIT = 10**9


@dataclass(frozen=True, slots=True)
class Taken:
    """A trick of the deal: its cards by seat in the order played, who won it (``NO_SEAT``: nobody), its phase."""

    cards: tuple[tuple[Seat, Card], ...]
    winner: Seat
    phase: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """What has happened in a deal and how it stands, as plain data.

    ``gained`` holds card points beyond those of the cards won (bonuses), by kind and seat; ``trick`` the cards of the
    trick that is being played, by seat in order, and ``holder`` who holds it; ``roles`` who has a role now.
    """

    game: GameModel
    bound: Values
    roles: Mapping[Role, Seat]
    playing: frozenset[Seat]
    hands: tuple[frozenset[Card], ...]
    dealt: tuple[frozenset[Card], ...] = ()
    held: tuple[frozenset[Card], ...] = ()
    tricks: tuple[Taken, ...] = ()
    trick: tuple[tuple[Seat, Card], ...] = ()
    holder: Seat = NO_SEAT
    lying: Mapping[Pile, tuple[Card, ...]] = field(default_factory=dict)  # but for TRICK and PLAYED
    owned: Mapping[Pile, Seat] = field(default_factory=dict)  # whom heaps belong to since the first lead
    draws: bool = False  # whether cards are drawn from the stock in the play
    bids: tuple[int, ...] = ()
    gained: Mapping[tuple[int, Seat], int] = field(default_factory=dict)
    counters: tuple[tuple[int, ...], ...] = ()
    totals: tuple[tuple[int, ...], ...] = ()
    pools: tuple[int, ...] = ()
    stake: int = 1
    deal: int = 1
    its_suit: int = NO_SUIT
    told: Mapping[int, frozenset[Seat]] = field(default_factory=dict)  # the seats of parties, where somebody says so

    @property
    def seats(self) -> frozenset[Seat]:
        """Every seat of the table."""
        return frozenset(range(self.game.seats.players))

    @property
    def trick_number(self) -> int:
        """The number of the trick that is being played."""
        return len(self.tricks) + 1


SomeSeats = frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Asked:
    """Of whom something is asked: who is in question, and the members of the loops around, the innermost last."""

    the: SomeSeats
    members: tuple[SomeSeats, ...] = ()


# --- numbers ---------------------------------------------------------------------------------------------------------


def count(term: t.Number, standing: Standing, asked: Asked) -> int | None:
    """The number that a phrase states; ``None`` where it is nothing."""
    found = _counted(term, standing, asked)
    return None if found is None else min(max(found, -LIMIT), LIMIT)


def _counted(term: t.Number, standing: Standing, asked: Asked) -> int | None:
    match term:
        case t.Constant(number):
            return number
        case t.Count(measure, index, of):
            return _measured(measure, index, None if of is None else seats(of, standing, asked), standing)
        case t.Whole(measure, index):
            return _whole(measure, index, standing)
        case t.NumberOf(expr, spots):
            lying = [_cards_at(spot, standing, asked) for spot in spots]
            if any(cards is None for cards in lying):
                return None
            wanted = cards_of(expr, standing, asked)
            return sum(all(card in (cards or ()) for cards in lying) for card in wanted)
        case t.Worth(kind, spot):
            there = _cards_at(spot, standing, asked)
            return None if there is None else _points(kind, there, standing)
        case t.InARow(expr, spot, missing):
            return _in_a_row(expr, spot, missing, standing, asked)
        case t.NumberDefined(index, of):
            defined = standing.game.definitions.numbers[index].number
            return count(defined, standing, Asked(seats(of, standing, asked)))
        case t.Reckoned() | t.Divided() | t.Rounded() | t.Cases():
            return _reckoned(term, standing, asked)


def _reckoned(term: t.Reckoned | t.Divided | t.Rounded | t.Cases, standing: Standing, asked: Asked) -> int | None:
    match term:
        case t.Cases(cases, otherwise):
            chosen = next((number for when, number in cases if is_so(when, standing, asked)), otherwise)
            return count(chosen, standing, asked)
        case t.Divided(number, by):
            whole = count(number, standing, asked)
            return None if whole is None else whole // by
        case t.Rounded(number, rounding, multiple):
            whole, step = count(number, standing, asked), count(multiple, standing, asked)
            return None if whole is None or step is None else _rounded(whole, rounding, step)
        case t.Reckoned(operation, left, right):
            one, other = count(left, standing, asked), count(right, standing, asked)
            return None if one is None or other is None else joined(operation, one, other)


def joined(operation: Operation, one: int, other: int) -> int:
    """Two numbers, joined as an operation joins them."""
    match operation:
        case Operation.PLUS:
            return one + other
        case Operation.MINUS:
            return one - other
        case Operation.TIMES:
            return one * other
        case Operation.OVER:
            return one - other if one > other else 0
        case Operation.AT_LEAST:
            return one if one > other else other
        case Operation.AT_MOST:
            return one if one < other else other


def _rounded(number: int, rounding: Rounding, step: int) -> int:
    if step < 1:
        return number
    below = number - number % step
    match rounding:
        case Rounding.DOWN:
            return below
        case Rounding.UP:
            return below if below == number else below + step
        case Rounding.NEAREST:
            return below if 2 * (number - below) < step else below + step


def _measured(measure: Measure, index: int, of: SomeSeats | None, standing: Standing) -> int | None:
    """What is counted, of these seats together; ``None`` of nobody."""
    match measure:
        case Measure.POOL:
            return standing.pools[index]
        case Measure.STAKE:
            return standing.stake
        case Measure.PLAYERS:
            return len(standing.playing)
        case Measure.TRICK:
            return standing.trick_number
        case Measure.DEAL:
            return standing.deal
        case Measure.COLUMN:
            return _column(index, standing)
        case Measure.TOTAL:
            sides = [i for i, side in enumerate(standing.game.seats.sides) if any(seat in (of or ()) for seat in side)]
            return sum(standing.totals[index][side] for side in sides) if of else None
        case (
            Measure.TRICKS | Measure.PHASE_TRICKS | Measure.HAND_CARDS | Measure.BIDS | Measure.POINTS | Measure.COUNTER
        ):
            return sum(_of_seat(measure, index, seat, standing) for seat in of) if of else None


def _column(index: int, standing: Standing) -> int | None:
    """The number that stands in a column of the contract of the deal."""
    game = standing.game
    for binding, value in zip(game.bindings, standing.bound, strict=True):
        if binding.kind is BindingKind.CONTRACT and value:
            return game.contracts[value[0]].columns[index]
    return None


def _of_seat(measure: Measure, index: int, seat: Seat, standing: Standing) -> int:
    won = [trick for trick in standing.tricks if trick.winner == seat]
    match measure:
        case Measure.TRICKS:
            return len(won)
        case Measure.PHASE_TRICKS:
            return len([trick for trick in won if trick.phase == index])
        case Measure.HAND_CARDS:
            return len(standing.hands[seat])
        case Measure.BIDS:
            return standing.bids[seat]
        case Measure.COUNTER:
            return standing.counters[index][seat]
        case Measure.POINTS:
            cards = [card for trick in won for _, card in trick.cards if card != NO_CARD]
            cards += _in_own_heaps(seat, standing)
            return _points(index, cards, standing) + standing.gained.get((index, seat), 0)
        case (
            Measure.TOTAL
            | Measure.POOL
            | Measure.STAKE
            | Measure.PLAYERS
            | Measure.TRICK
            | Measure.DEAL
            | Measure.COLUMN
        ):
            raise ValueError(f"{measure.name} is no seat's")


def _points(kind: int, cards: Iterable[Card], standing: Standing) -> int:
    return reference.card_points(_moment(standing), kind, list(cards))


def _whole(measure: Measure, index: int, standing: Standing) -> int:
    if measure is Measure.POINTS:
        return _points(index, range(len(standing.game.deck)), standing)
    drawn = len(standing.lying.get(Place.STOCK, ())) // len(standing.playing) if standing.draws else 0
    return len(standing.tricks) + max(len(standing.hands[seat]) for seat in standing.playing) + drawn


def _in_a_row(expr: t.Cards, spot: t.Spot, missing: bool, standing: Standing, asked: Asked) -> int | None:
    there = _cards_at(spot, standing, asked)
    if there is None:
        return None
    deck, copies = standing.game.deck, list[Card]()
    wanted = cards_of(expr, standing, asked)
    for name in sorted({deck.first(card) for card in wanted}, key=lambda card: (_strength(card, standing), card)):
        same = [card for card in wanted if deck.first(card) == name]
        copies += [card for card in same if card in there]  # which of them it is means nothing: one that is there
        copies += [card for card in same if card not in there]
    run = 0
    for card in copies:
        if (card in there) is missing:
            break
        run += 1
    return run


# --- cards -----------------------------------------------------------------------------------------------------------


def _moment(standing: Standing) -> reference.TrickMoment:
    return reference.TrickMoment(standing.game, standing.bound, tuple(card for _, card in standing.trick))


def cards_of(expr: t.Cards, standing: Standing, asked: Asked) -> frozenset[Card]:
    """The cards of the pack that a phrase names."""
    return frozenset(card for card in range(len(standing.game.deck)) if _is_one(expr, card, standing, asked))


def _is_one(expr: t.Cards, card: Card, standing: Standing, asked: Asked) -> bool:
    match expr:
        case t.AllOf(parts):
            return all(_is_one(part, card, standing, asked) for part in parts)
        case t.AnyOf(parts):
            return any(_is_one(part, card, standing, asked) for part in parts)
        case t.NotIn(part):
            return not _is_one(part, card, standing, asked)
        case t.Highest(cards, spot):
            there = _cards_at(spot, standing, asked) or ()
            among = [other for other in there if _is_one(cards, other, standing, asked)]
            mine, first = _strength(card, standing), standing.game.deck.first
            there_too = first(card) in map(first, among)
            return there_too and all(_strength(other, standing) >= mine for other in among)
        case t.SameSuit(Suited.ITS):
            return standing.its_suit != NO_SUIT and standing.game.deck.suit_of[card] == standing.its_suit
        case _ if isinstance(expr, t.CardLeaf):
            moment = _moment(standing)
            return reference.contains(expr, card, moment, reference.power_of(card, moment))


def _strength(card: Card, standing: Standing) -> tuple[int, ...]:
    """Where a card stands by the ladder, every power being taken to be in force: the least is the strongest."""
    return reference.place_of(card, _moment(standing))


def _cards_at(spot: t.Spot, standing: Standing, asked: Asked) -> Sequence[Card] | frozenset[Card] | None:
    """The cards that lie there; ``None`` where they would be nobody's."""
    match spot:
        case t.CardsIn(Place.TRICK):
            return [card for _, card in standing.trick if card != NO_CARD]
        case t.CardsIn(Place.PLAYED):
            return [card for trick in standing.tricks for _, card in trick.cards if card != NO_CARD]
        case t.CardsIn(place):
            return standing.lying.get(place, ())
        case t.CardsOf(holding, of):
            owners = seats(of, standing, asked)
            return [card for seat in owners for card in _cards_of_seat(holding, seat, standing)] if owners else None


def _cards_of_seat(holding: Holding, seat: Seat, standing: Standing) -> Iterable[Card]:
    match holding:
        case Holding.HAND:
            return standing.hands[seat]
        case Holding.DEALT:
            return standing.dealt[seat]
        case Holding.HELD:
            return standing.held[seat]
        case Holding.TAKEN:
            won = (trick for trick in standing.tricks if trick.winner == seat)
            cards = [card for trick in won for _, card in trick.cards if card != NO_CARD]
            return [*cards, *_in_own_heaps(seat, standing)]


def _in_own_heaps(seat: Seat, standing: Standing) -> list[Card]:
    return [card for pile, owner in standing.owned.items() if owner == seat for card in standing.lying[pile]]


# --- whom ------------------------------------------------------------------------------------------------------------


def seats(one: t.One, standing: Standing, asked: Asked) -> SomeSeats:
    """The seats that a phrase means; none where it names nobody."""
    match one:
        case t.Member(depth):
            return asked.members[len(asked.members) - 1 - depth]
        case t.SideOf(seat):
            return _side_of(_seat(seat, standing, asked), standing)
        case t.SeatRef():
            return _seat(one, standing, asked)
        case t.Party(index):
            return party_of(index, standing)
        case Circle.THIS:
            return asked.the
        case Circle.SIDE:
            return _side_of(asked.the, standing)
        case Circle.OTHER_SIDE | Circle.OTHERS:
            side = _side_of(asked.the, standing)
            return standing.seats - side if side else frozenset()
        case Circle.ALL:
            return standing.seats


def _side_of(of: SomeSeats, standing: Standing) -> SomeSeats:
    whole = (frozenset(side) for side in standing.game.seats.sides)
    return next((side for side in whole if of and of <= side), frozenset())


def party_of(index: int, standing: Standing) -> SomeSeats:
    """The seats of a party: each that it names, who held a card of it, or who is in no other party."""
    if index in standing.told:
        return standing.told[index]
    found = frozenset[Seat]()
    for part in standing.game.seats.parties[index].parts:
        match part:
            case t.SeatRef():
                found |= _seat(part, standing, Asked(frozenset()))
            case t.Holders(expr):
                wanted = cards_of(expr, standing, Asked(frozenset()))
                found |= {
                    seat for seat in standing.playing if seat < len(standing.held) and standing.held[seat] & wanted
                }
            case t.TheOthers():
                found |= _in_no_other(index, standing)
    return found


def _in_no_other(index: int, standing: Standing) -> SomeSeats:
    others = [party_of(i, standing) for i in range(len(standing.game.seats.parties)) if i != index]
    taken = frozenset(seat for party in others for seat in party)
    return standing.playing - taken if taken else taken


def _seat(ref: t.SeatRef, standing: Standing, asked: Asked) -> SomeSeats:
    found = _with_role(ref, standing, asked)
    if ref.partner:
        found = _side_of(found, standing) - found
    return frozenset(_moved(seat, ref.offset, standing) for seat in found)


def _moved(seat: Seat, far: int, standing: Standing) -> Seat:
    """So many places on in playing order, or back; who does not play in the deal is passed over."""
    players, step = standing.game.seats.players, 1 if far > 0 else -1
    for _ in range(abs(far)):
        seat = (seat + step) % players
        while seat not in standing.playing:
            seat = (seat + step) % players
    return seat


def _with_role(ref: t.SeatRef, standing: Standing, asked: Asked) -> SomeSeats:
    match ref.role:
        case Role.SEAT:
            return asked.the
        case Role.BOUND:
            return frozenset(standing.bound[ref.binding])
        case Role.HOLDER:
            wanted = cards_of(ref.cards or t.Fixed(0), standing, asked)
            return frozenset(seat for seat in standing.playing if wanted & standing.hands[seat])
        case Role.TAKER:
            return _some(standing.tricks[-1].winner if standing.tricks else NO_SEAT)
        case Role.AHEAD:
            return _some(_ahead([trick.winner for trick in standing.tricks]))
        case Role.WINNER | Role.LOSER | Role.LOT:
            raise ValueError(f"{ref.role.name} is no seat that a condition knows")
        case (
            Role.DEALER
            | Role.FOREHAND
            | Role.LEADER
            | Role.OPPONENT
            | Role.SPEAKER
            | Role.DIRECTOR
            | Role.GIVER
            | Role.BIDDER
        ):
            return _some(standing.roles.get(ref.role, NO_SEAT))


def _some(seat: Seat) -> SomeSeats:
    return frozenset() if seat == NO_SEAT else frozenset({seat})


def _ahead(winners: list[Seat]) -> Seat:
    """Who has most tricks; of several the one that reached that number first."""
    known = [winner for winner in winners if winner != NO_SEAT]
    if not known:
        return NO_SEAT
    most = max(known.count(seat) for seat in known)
    reached = {seat: [i for i, winner in enumerate(known) if winner == seat][most - 1 :] for seat in set(known)}
    return min((places[0], seat) for seat, places in reached.items() if places)[1]


# --- conditions ------------------------------------------------------------------------------------------------------


def is_so(condition: t.Condition, standing: Standing, asked: Asked) -> bool:
    """Whether a condition holds."""
    match condition:
        case t.Always(value):
            return value
        case t.And(parts):
            return all(is_so(part, standing, asked) for part in parts)
        case t.Or(parts):
            return any(is_so(part, standing, asked) for part in parts)
        case t.Not(part):
            return not is_so(part, standing, asked)
        case t.Led():
            raise ValueError("whether a card was led is asked of a trick")
        case t.Compared(left, compare, right):
            one, other = count(left, standing, asked), count(right, standing, asked)
            return one is not None and other is not None and _compares(one, compare, other)
        case t.Quantified(many, part):
            return _quantified(many, part, standing, asked)
        case t.Same(left, right):
            return seats(left, standing, asked) == seats(right, standing, asked) != frozenset()
        case t.Within(left, right):
            inner = seats(left, standing, asked)
            return bool(inner) and inner <= seats(right, standing, asked)
        case t.ConditionDefined(index):
            defined = standing.game.definitions.conditions[index].condition
            return is_so(defined, standing, Asked(asked.the))
        case t.Now() | t.InDeal() | t.WasLed() | t.Run() | t.Named() | t.BindingIs() | t.HoldsTrick() | t.Plays():
            return _stands(condition, standing, asked)


def _stands(
    fact: t.Now | t.InDeal | t.WasLed | t.Run | t.Named | t.BindingIs | t.HoldsTrick | t.Plays,
    standing: Standing,
    asked: Asked,
) -> bool:
    match fact:
        case t.Now(moment):
            return _now(moment, standing)
        case t.InDeal(number, cycle):
            return standing.deal % cycle == number % cycle
        case t.WasLed(expr):
            return bool(standing.trick) and standing.trick[0][1] in cards_of(expr, standing, asked)
        case t.Run():
            return _run(fact, standing, asked)
        case t.Named(binding):
            return len(standing.bound[binding]) > 0
        case t.BindingIs(binding, value):
            held = standing.bound[binding]
            return bool(held) and set(held) <= set(_values(value, standing))
        case t.HoldsTrick(of):
            return bool(standing.trick) and standing.holder in seats(of, standing, asked)
        case t.Plays(of):
            who = seats(of, standing, asked)
            return bool(who) and who <= standing.playing


def _now(moment: Moment, standing: Standing) -> bool:
    stock = standing.lying.get(Place.STOCK, ())
    match moment:
        case Moment.BEFORE_FIRST_LEAD:
            return not standing.tricks and not standing.trick
        case Moment.STOCK_EMPTY:
            return not stock
        case Moment.ALL_PLAYED:
            return not any(standing.hands) and not (standing.draws and stock)


def _run(fact: t.Run, standing: Standing, asked: Asked) -> bool:
    who = seats(fact.of, standing, asked)
    won = [trick for trick in standing.tricks if trick.winner != NO_SEAT]
    stretch = won[len(won) - fact.number :] if fact.last else won[: fact.number]
    if len(won) < fact.number or any(trick.winner not in who for trick in stretch):
        return False
    if fact.cards is None:
        return True
    wanted = cards_of(fact.cards, standing, asked)
    return all(dict(trick.cards)[trick.winner] in wanted for trick in stretch)


def _quantified(many: t.Many, part: t.Condition, standing: Standing, asked: Asked) -> bool:
    but = frozenset[Seat]() if many.than is None else seats(many.than, standing, asked)
    if many.party is not None:
        but = standing.seats - seats(many.party, standing, asked)
    if many.group is Group.SEATS:
        members = [frozenset({seat}) for seat in sorted(standing.playing - but)]
    else:
        sides = [frozenset(side) for side in standing.game.seats.sides]
        members = [side for side in sides if side & standing.playing and not side & but]
    answers = [is_so(part, standing, replace(asked, members=(*asked.members, member))) for member in members]
    match many.quantifier:
        case Quantifier.SOME:
            return True in answers
        case Quantifier.EACH:
            return False not in answers
        case Quantifier.NO:
            return True not in answers


def _compares(one: int, compare: Compare, other: int) -> bool:
    match compare:
        case Compare.AT_LEAST:
            return one >= other
        case Compare.AT_MOST:
            return one <= other
        case Compare.EXACTLY:
            return one == other
        case Compare.MORE:
            return one > other
        case Compare.FEWER:
            return one < other


def _values(value: t.Value, standing: Standing) -> Iterable[int]:
    """The suits, ranks or cards that a value names."""
    deck = standing.game.deck
    match value:
        case t.Literal(values):
            return values
        case t.Bound(binding):
            return standing.bound[binding]
        case t.Colour(binding):
            return [other for suit in standing.bound[binding] for other in _colour(deck, suit)]
        case t.SameSuit(suited):
            if suited is Suited.ITS:
                suit = standing.its_suit
            else:
                suit = _moment(standing).suit_led
            return [] if suit == NO_SUIT else [suit]


def _colour(deck: Deck, suit: int) -> Sequence[int]:
    return next((group for group in deck.groups.values() if suit in group), (suit,))
