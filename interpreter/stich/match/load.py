"""Positions of the readable engine on the machine: set up there, and compared with what stands there.

Place in the pipeline: over ``machine`` and ``engine``.  The laws that hold the two together stand on it; whoever plays
on from a position that was never dealt, one with other cards in hidden places, say, sets it up here.  It must not know
what a position is wanted for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from stich.cards import NO_CARD, NO_SEAT, Card, mask_of
from stich.engine.packs import Seeded
from stich.engine.plan import Plan
from stich.engine.position import Checkpoint, Position
from stich.engine.table import Bidding, HeldBack
from stich.language.conditions.kinds import Place, pile_number
from stich.language.model.bindings import Values
from stich.machine.layout import Head
from stich.machine.limits import Most
from stich.machine.sets import slot_of
from stich.program.game import numbers_of

if TYPE_CHECKING:
    from stich.machine.plain import Core
else:
    Core = object

RegisterValues: TypeAlias = Mapping[str, Sequence[int]]
"""The first numbers of registers of the machine, by their names; of those that come behind nothing is said."""

FOLLOWING = frozenset(
    {"home", "code", "fixed", "nums", "masks", "block", "table_block", "table_situation", "table_led", "takes",
     "seed", "packs", "pack_block", "pack_words", "deals_limit", "right", "policy", "tally"}
)  # fmt: skip
"""Registers that a position does not tell: they follow from the game, its seed and the others."""

PILES = (Place.STOCK, Place.TURNED, Place.EXPOSED, Place.ASIDE)


class PlacedOnMachine(Core):
    """A match on the machine that stands as a position did.  It can be played on; nothing can be taken back, and where
    the machine cannot go on, ``fault`` tells it."""

    __slots__ = ()

    def leave_machine(self) -> None:
        """Stay as it is: ``fault`` tells that the machine cannot go on."""

    def options_readably(self) -> tuple[int, ...]:
        """Nothing may be done where ``fault`` tells that the machine cannot go on."""
        return ()

    def play_readably(self, action: object) -> None:
        """Refuse what may not be done.

        Raises:
            ValueError: always.
        """
        raise ValueError(f"{action} is nothing that may be done here")


@cache
def placed_on(machine: Any) -> type[PlacedOnMachine]:
    """The class of such matches on a machine."""
    return type(
        "PlacedMatch", (PlacedOnMachine, machine.Core), {"__slots__": ("over",), "__doc__": PlacedOnMachine.__doc__}
    )


def machine_at(position: Position, machine: Any, home: Any, like: PlacedOnMachine | None = None) -> PlacedOnMachine:
    """A match on the machine that stands where a position does; ``home`` holds the game's tables there.  Whatever packs
    were laid out for deals to come, those of the seed are dealt.

    Another match of the same game, seed and length spares a new one to be begun first.
    """
    found = placed_on(machine)()
    if like is None:
        packs = position.packs
        found.begin(home, packs.seed if isinstance(packs, Seeded) else 0, position.deals_limit or 0)
    else:
        found.stand_as(like)
    found.write("fault", [0])
    for name, values in registers_of(position).items():
        found.write(name, values)
    found.write("right", [0])
    found.settle()
    return found


def differences(core: Core, position: Position) -> list[str]:
    """The registers that are otherwise on the machine than in a position, by their names."""
    wanted, found = registers_of(position), list[str]()
    for name in wanted.keys() - _unkept(position.plan):
        values, first = wanted[name], 0
        if name in _RIGHTS:
            first = core.number("right")
        if name == "rights":
            has = [core.number("rights") - first]
        elif name == "pile":
            has = _piles(core.numbers(name, len(values)), wanted["size"], position.n)
            if core.home.source.code[Head.DRAWN] < position.n:  # what lies in the stock is never drawn
                has[: position.n] = values[: position.n]
        else:
            has = core.numbers(name, first + len(values))[first:]
        if has != list(values):
            found.append(name)
    return sorted(found)


_RIGHTS = frozenset({"right_seat", "right_cards", "rights"})  # the machine passes over those that are gone


def _unkept(plan: Plan) -> set[str]:
    """The registers that the engine does not keep in this game, because nothing asks for them, or keeps in its own
    way."""
    found = set[str]()
    if not plan.asks_dealt:
        found |= {"dealt", "held"}
    if not plan.counts_phases:
        found.add("phase_tricks")
    if not plan.fast:
        found.add("free")
    return found


# --- a position as registers ------------------------------------------------------------------------------------------


def registers_of(s: Position) -> RegisterValues:
    """What the machine keeps of a position."""
    parts = (_match, _deal, _cards, _counts, _melds, _trick, _talk, _auction, _transfer)
    return {name: values for part in parts for name, values in part(s)}


NamedNumbers: TypeAlias = Iterator[tuple[str, Sequence[int]]]


def _match(s: Position) -> NamedNumbers:
    yield "over", [int(s.over)]
    yield "winner", [-1 if s.winner is None else s.winner]
    yield "dealer", [s.dealer]
    yield "new", [int(s.begun.new)]
    yield "deal_number", [s.deal_number]
    yield "deals_done", [s.deals_done]
    yield "fruitless", [s.fruitless]
    yield "stake", [s.stake]
    yield "totals", _flat(s.totals)
    yield "pools", s.pools
    yield "given", _by_side(len(s.sides), s.awards)
    yield "last_points", s.last_points
    yield "past_points", _flat(s.past_points)
    yield "past_deals", [len(s.past_points)]
    saved = saved_of(s.begun, len(s.sides))
    yield "saved", saved
    yield "save_size", [len(saved)]


def saved_of(point: Checkpoint, sides: int) -> list[int]:
    """What carries over into a deal, as ``machine.carried`` writes it down."""
    head = point.dealer, int(point.new), point.deal_number, point.deals_done, point.fruitless, point.stake
    given, past = _by_side(sides, point.awards), _flat(point.past_points)
    return [*head, len(point.past_points), *_flat(point.totals), *point.pools, *given, *point.last_points, *past]


def _by_side(sides: int, awards: Sequence[tuple[str, int, int]]) -> list[int]:
    given = [0] * sides
    for _, side, points in awards:
        given[side] += points
    return given


def _deal(s: Position) -> NamedNumbers:
    yield "deal_in_match", [s.deal_in_match]
    yield "stake_before", [s.begun.stake]
    yield "forehand", [s.forehand]
    yield "playing", [s.playing]
    yield "active", [mask_of(s.active)]
    yield "in_trick", [s.in_trick]
    yield "next_seat", s.next_seat
    yield "decisions", [len(s.done)]
    yield "stage", [int(s.stage)]
    yield "ended", [int(s.ended)]
    yield "conceded", [-1 if s.conceded is None else s.conceded]
    yield "step", [s.step]
    yield "bound", _bound(s, s.bound)
    yield "uneven", [int(s.uneven)]
    yield "to_draw", [int(s.to_draw)]
    yield "heap_seats", s.heap_seats
    yield "parties", s.parties
    yield "settled", [s.settled]
    yield "phase", [s.phase]
    yield "free", [int(s.free)]


def _bound(s: Position, values: Values) -> list[int]:
    return numbers_of([binding.kind for binding in s.plan.game.bindings], values)


def _cards(s: Position) -> NamedNumbers:
    piles = [*map(s.pile, PILES), *s.heaps]
    yield "hands", [mask_of(hand) for hand in s.hands]
    yield "size", list(map(len, piles))
    yield "pile", [card for pile in piles for card in (*pile, *[0] * (s.n - len(pile)))]
    yield "face_up", [card for card, _ in s.face_up]
    yield "face_ups", [len(s.face_up)]
    yield "last_dealt", [s.last_dealt]
    yield "dealt", s.dealt
    yield "held", s.held
    taken, lain = [0] * len(s.hands), 0
    for _, cards, winner in s.tricks:
        lain |= _set(cards)
        if winner != NO_SEAT:
            taken[winner] |= _set(cards)
    yield "taken", taken
    yield "played", [lain]


def _set(cards: Sequence[Card]) -> int:
    return mask_of(card for card in cards if card != NO_CARD)


def _piles(numbers: Sequence[int], sizes: Sequence[int], room: int) -> list[int]:
    """The cards of piles, with noughts where a pile ends."""
    return [card if place < size else 0 for i, size in enumerate(sizes) for place, card in _of_pile(numbers, i, room)]


def _of_pile(numbers: Sequence[int], pile: int, room: int) -> Iterator[tuple[int, int]]:
    return enumerate(numbers[pile * room : (pile + 1) * room])


def _counts(s: Position) -> NamedNumbers:
    yield "winners", [winner + 1 for winner in s.winners]
    yield "won_with", [s.winning_card(trick) for trick in range(len(s.winners))]
    yield "tricks", [len(s.winners)]
    yield "tricks_won", s.tricks_won
    yield "side_tricks", s.side_tricks
    yield "phase_tricks", _flat(s.phase_tricks)
    yield "card_points", _flat(s.card_points)
    yield "counters", _flat(s.counters)


def _melds(s: Position) -> NamedNumbers:
    yield "melds", [len(s.melded)]
    yield "meld_seat", [meld.seat for meld in s.melded]
    yield "meld_group", [meld.melds for meld in s.melded]
    yield "meld_kind", [meld.kind for meld in s.melded]
    yield "meld_trick", [meld.trick for meld in s.melded]
    yield "meld_cards", [meld.cards for meld in s.melded]


def _trick(s: Position) -> NamedNumbers:
    yield "trick_number", [s.trick_number]
    yield "leader", [s.leader]
    yield "to_act", [s.to_act]
    yield "trick", s.trick
    yield "in_play", [len(s.trick)]
    yield "lying", [_set(s.trick)]
    yield "holder", [s.holder]
    yield "holder_seat", [s.holder_seat]
    yield "tied", [int(s.tied)]


def _talk(s: Position) -> NamedNumbers:
    yield "dialogue", [s.dialogue]
    yield "dialogue_state", [s.dialogue_state]
    yield "speaker", [s.speaker]
    yield "turn", [s.turn]
    yield "talk_seat", [seat for seat, _ in s.talks]
    yield "talk_dialogue", [dialogue for _, dialogue in s.talks]
    yield "talks", [len(s.talks)]
    yield "then_leads", [s.then_leads]
    yield "spoke", [s.spoke.get(side, NO_SEAT) + 1 for side in range(len(s.sides))]
    yield "waiting", s.waiting
    yield "waits", [len(s.waiting)]
    yield "bids", s.bids
    yield "its_bid", [s.its_bid]


def _auction(s: Position) -> NamedNumbers:
    yield "calling", [0 if s.bidding is None else len(s.bidding.order)]
    yield "bidder", [s.bidder]
    if s.bidding is not None:
        yield from _bidding(s, s.bidding)


def _bidding(s: Position, bidding: Bidding) -> NamedNumbers:
    yield "order", bidding.order
    yield "out", [bidding.out]
    yield "calls", bidding.calls
    yield "before", _bound(s, bidding.before)
    yield "must", [bidding.must]
    yield "passed", [bidding.passed]
    yield "came", [bidding.came]
    yield "height", [bidding.height]
    yield "since", [bidding.since]


def _transfer(s: Position) -> NamedNumbers:
    yield "right_seat", [right.seat for right in s.rights]
    yield "right_cards", [right.cards for right in s.rights]
    yield "rights", [len(s.rights)]
    yield "given_card", [s.given]
    yield "its_suit", [s.its_suit]
    yield "chosen", s.chosen
    yield "choosing", [len(s.chosen)]
    until = [sum(len(each.cards) for each in s.held_back[: i + 1]) for i in range(len(s.held_back))]
    yield "back_giver", [each.giver for each in s.held_back]
    yield "back_to", [_receiver(each) for each in s.held_back]
    yield "back_from", [0, *until[:-1]] if until else []
    yield "back_until", until
    yield "back_cards", [card for each in s.held_back for card in each.cards]
    yield "backs", [len(s.held_back)]


def _receiver(held: HeldBack) -> int:
    """A seat, or a pile by its place behind the seats."""
    return held.to if isinstance(held.to, int) else Most.SEATS + slot_of(pile_number(held.to))


def _flat(rows: Sequence[Sequence[int]]) -> list[int]:
    return [number for row in rows for number in row]
