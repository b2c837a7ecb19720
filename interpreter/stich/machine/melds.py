"""Melds: which of them a hand holds, which of two is the better, and showing them; what ``engine.melds`` and
``engine.finding`` do.

Place in the pipeline: part of ``machine``, over ``effects`` and ``tricks``.

The melds of a kind among some cards are told by their places: where a run begins, the rank of a set, the suit of cards
of one suit.  At each place there is one or none.
"""

from __future__ import annotations

from stich.machine.effects import gain
from stich.machine.layout import Head, RowAt
from stich.machine.layout_cards import FormKind, MeldKindAt, MeldsAt
from stich.machine.limits import Fault, Most, Stage
from stich.machine.numbers import CardSet, Flag, Int, Ints, Masks, count, kernel, lowest, many, one
from stich.machine.registers import Board
from stich.machine.rows import begin_dues, write_due
from stich.machine.sets import NO_SUIT, begin_round, copies_of, none, program_set_for, side_of
from stich.machine.tricks import option, sort_options
from stich.machine.weigh import meets

NO_ACTION = -1
KIND_BITS = 48  # how good a meld is, in one number: above so many bits its kind, below them the rest
APART_BITS = 32  # below so many what tells apart those that are equal else


# --- by everybody -----------------------------------------------------------------------------------------------------


@kernel
def show_melds(s: Board, group: Int, held: Int) -> None:
    """Everybody shows what the hands hold, as they are or as they were before the first lead, from forehand on, and
    what counts is gained.  Of the others it becomes known of what kind their best one is."""
    first: Int = s.melds
    best: Ints = many(20)  # how good the best of each seat is, −1 where it has none
    for i in range(s.code[Head.PLAYERS]):
        best[i] = -1
    seat: Int = begin_round(s, s.forehand)
    for _ in range(s.in_trick):
        best[seat] = _note_held(s, group, seat, s.held[seat] if held else s.hands[seat])
        seat = s.next_seat[seat]
    if s.fault:
        return
    counting: Int = _counting(s, group, best)
    _hide_others(s, first, counting, best)
    begin_dues(s)
    for i in range(first, s.melds):
        if counting >> s.meld_seat[i] & 1:
            write_due(s, _meld_row(s, group, s.meld_kind[i]), 1 << s.meld_seat[i])
    gain(s)


@kernel
def _melds_at(s: Board, group: Int) -> Int:
    """Melds that are shown together."""
    return s.code[s.code[Head.MELDS] + 1 + group]


@kernel
def _kind_at(s: Board, group: Int, kind: Int) -> Int:
    """A kind of them."""
    return s.code[s.code[_melds_at(s, group) + MeldsAt.KINDS] + 1 + kind]


@kernel
def _meld_row(s: Board, group: Int, kind: Int) -> Int:
    """What a kind brings."""
    return s.code[_kind_at(s, group, kind) + MeldKindAt.ROW]


@kernel
def _may_meld(s: Board, group: Int, kind: Int, seat: Int) -> Flag:
    """Whether a kind is one for a seat."""
    return meets(s, s.code[_meld_row(s, group, kind) + RowAt.WHEN], 1 << seat)


@kernel
def _note_held(s: Board, group: Int, seat: Int, hand: CardSet) -> Int:
    """Note all melds of a hand, the better kinds first; in one family a card serves once.  How good the best of them
    is, −1 if there is none."""
    p = s.code
    row: Int = _melds_at(s, group)
    best: Int = -1
    if not meets(s, p[row + MeldsAt.WHEN], 1 << seat):
        return best
    left: Masks = many(64)  # by family: the cards that have not served
    kinds: Int = p[p[row + MeldsAt.KINDS]]
    for i in range(kinds):
        left[i] = hand
    for kind in range(kinds):
        family: Int = p[_kind_at(s, group, kind) + MeldKindAt.FAMILY]
        place: Int = 0 if _may_meld(s, group, kind, seat) else -1
        while place >= 0 and not s.fault:
            place = _first_place(s, group, kind, left[family])
            if place >= 0:
                cards: CardSet = _meld_there(s, _kind_at(s, group, kind), place, left[family])
                good: Int = _goodness(s, group, kind, place, cards)
                if best < 0 or good < best:
                    best = good
                _note_meld(s, seat, group, kind, cards, 0)
                left[family] &= ~cards
    return best


@kernel
def _first_place(s: Board, group: Int, kind: Int, cards: CardSet) -> Int:
    """The place of the first meld of a kind among some cards, −1 if there is none."""
    row: Int = _kind_at(s, group, kind)
    for place in range(s.code[row + MeldKindAt.PLACES]):
        if _meld_there(s, row, place, cards):
            return place
    return -1


@kernel
def _note_meld(s: Board, seat: Int, group: Int, kind: Int, cards: CardSet, trick: Int) -> None:
    """A seat shows a meld."""
    if s.melds >= Most.MELDS or trick >= Most.TRICKS:
        s.fault = Fault.ROOM
        return
    s.meld_seat[s.melds] = seat
    s.meld_group[s.melds] = group
    s.meld_kind[s.melds] = kind
    s.meld_trick[s.melds] = trick
    s.meld_cards[s.melds] = cards
    s.melds += 1


@kernel
def _counting(s: Board, group: Int, best: Ints) -> Int:
    """The seats whose melds count, of those that hold some, as a set; of equals the elder's."""
    p = s.code
    row: Int = _melds_at(s, group)
    holding: Int = 0
    leading: Int = -1
    equal: Int = 0
    seat: Int = begin_round(s, s.forehand)
    for _ in range(s.in_trick):
        if best[seat] >= 0:
            holding |= 1 << seat
            if leading < 0 or best[seat] < best[leading]:
                leading = seat
                equal = 0
            elif best[seat] == best[leading] and side_of(s, seat) != side_of(s, leading):
                equal = 1
        seat = s.next_seat[seat]
    if not p[row + MeldsAt.BEST_SIDE] or leading < 0:
        return holding
    if equal and p[row + MeldsAt.NOBODY]:
        return 0
    found: Int = 0
    for each in range(p[Head.PLAYERS]):
        if holding >> each & 1 and side_of(s, each) == side_of(s, leading):
            found |= 1 << each
    return found


@kernel
def _hide_others(s: Board, first: Int, counting: Int, best: Ints) -> None:
    """Of the melds noted from one on keep those that count, and of each other seat one of its best kind, without its
    cards."""
    kept: Int = first
    hidden: Int = 0
    for i in range(first, s.melds):
        seat: Int = s.meld_seat[i]
        counts: Int = counting >> seat & 1
        if counts or not hidden >> seat & 1:
            s.meld_seat[kept] = seat
            s.meld_group[kept] = s.meld_group[i]
            s.meld_kind[kept] = s.meld_kind[i] if counts else best[seat] >> KIND_BITS
            s.meld_trick[kept] = 0
            s.meld_cards[kept] = s.meld_cards[i] if counts else none()
            kept += 1
            hidden |= 1 << seat
    s.melds = kept


# --- one by one -------------------------------------------------------------------------------------------------------


@kernel
def option_melds(s: Board) -> None:
    """The melds that the seat to act may show before it leads, or plays its first card."""
    start: Int = s.opts
    _open_beside(s, NO_ACTION)
    sort_options(s, start)


@kernel
def meld_options(s: Board) -> None:
    """What who took the trick may do: go on, or show a meld."""
    option(s, s.code[Head.PASS])
    start: Int = s.opts
    _open(s, s.code[Head.TRICK_MELDS], NO_ACTION)
    sort_options(s, start)


@kernel
def after_trick(s: Board, winner: Int) -> Flag:
    """A trick is complete: what comes of it, and whether its winner has melds that he may show."""
    p = s.code
    if s.trick_number == 2:
        for i in range(p[p[Head.FIRST_MELDS]]):
            show_melds(s, p[p[Head.FIRST_MELDS] + 1 + i], 1)
    return winner >= 0 and not s.ended and not s.fault and _ask(s, winner)


@kernel
def _ask(s: Board, seat: Int) -> Flag:
    """Let a seat that has taken a trick show melds; whether it has any."""
    s.to_act = seat
    s.stage = Stage.MELD
    s.opts = 0
    _open(s, s.code[Head.TRICK_MELDS], NO_ACTION)
    if s.opts == 0:
        s.stage = Stage.TRICK
    return s.opts > 0


@kernel
def choose_meld(s: Board, action: Int) -> Flag:
    """Show the meld that the seat to act has chosen, or (after a trick) none; whether it may choose again."""
    if action == s.code[Head.PASS]:
        s.stage = Stage.TRICK
        return False
    seat: Int = s.to_act
    beside: Flag = s.stage == Stage.TRICK
    shown: Int = s.melds
    if beside:
        _open_beside(s, action)
    else:
        _open(s, s.code[Head.TRICK_MELDS], action)
    if s.fault or s.melds == shown:
        return False
    begin_dues(s)
    write_due(s, _meld_row(s, s.meld_group[shown], s.meld_kind[shown]), 1 << seat)
    gain(s)
    if s.ended or s.fault:
        return False
    return beside or _ask(s, seat)


@kernel
def melded_cards(s: Board, seat: Int) -> CardSet:
    """The cards of the melds that a seat has shown."""
    found: CardSet = none()
    for i in range(s.melds):
        if s.meld_seat[i] == seat:
            found |= s.meld_cards[i]
    return found


@kernel
def _open_beside(s: Board, wanted: Int) -> None:
    """The same as ``_open`` for the groups that are open on this turn: in the first trick nobody who is to act has
    played before."""
    if s.in_play == 0:
        _open(s, s.code[Head.LEAD_MELDS], wanted)
    if s.trick_number == 1:
        _open(s, s.code[Head.TURN_MELDS], wanted)


@kernel
def _open(s: Board, groups: Int, wanted: Int) -> None:
    """Let the melds of some groups that the seat to act may show now be options; or, if an action is wanted, note the
    meld that it shows."""
    for i in range(s.code[groups]):
        _open_group(s, s.code[groups + 1 + i], wanted)


@kernel
def _open_group(s: Board, group: Int, wanted: Int) -> None:
    p = s.code
    row: Int = _melds_at(s, group)
    if p[row + MeldsAt.EACH_ONE] and _has_shown_one(s, group):
        return
    if not meets(s, p[row + MeldsAt.WHEN], 1 << s.to_act):
        return
    found: Int = 0
    for kind in range(p[p[row + MeldsAt.KINDS]]):
        if (found == 0 or not p[row + MeldsAt.BEST_FIRST]) and _may_meld(s, group, kind, s.to_act):
            found += _open_kind(s, group, kind, wanted)


@kernel
def _open_kind(s: Board, group: Int, kind: Int, wanted: Int) -> Int:
    """The same for one kind; how many there are."""
    p = s.code
    row: Int = _kind_at(s, group, kind)
    free: CardSet = s.hands[s.to_act] & ~_served(s, group, kind)
    found: Int = 0
    for place in range(p[row + MeldKindAt.PLACES]):
        cards: CardSet = _meld_there(s, row, place, free)
        if cards:
            found += 1
            action: Int = p[p[row + MeldKindAt.ACTIONS] + 1 + place]
            if wanted == NO_ACTION:
                option(s, action)
            elif wanted == action:
                _note_meld(s, s.to_act, group, kind, cards, s.trick_number)
                return found
    return found


@kernel
def _has_shown_one(s: Board, group: Int) -> Flag:
    """Whether the seat to act has shown a meld of a group before this card."""
    for i in range(s.melds):
        if s.meld_seat[i] == s.to_act and s.meld_group[i] == group and s.meld_trick[i] == s.trick_number:
            return True
    return False


@kernel
def _served(s: Board, group: Int, kind: Int) -> CardSet:
    """The cards that have served in melds of the same family which are not worse: they serve again only for a better
    one."""
    p = s.code
    found: CardSet = none()
    family: Int = p[_kind_at(s, group, kind) + MeldKindAt.FAMILY]
    for i in range(s.melds):
        mine: Flag = s.meld_seat[i] == s.to_act and s.meld_group[i] == group and s.meld_kind[i] <= kind
        if mine and p[_kind_at(s, group, s.meld_kind[i]) + MeldKindAt.FAMILY] == family:
            found |= s.meld_cards[i]
    return found


# --- in a hand --------------------------------------------------------------------------------------------------------


@kernel
def _meld_there(s: Board, row: Int, place: Int, cards: CardSet) -> CardSet:
    """The meld of a kind that stands at a place among some cards; none if there is none."""
    form: Int = s.code[row + MeldKindAt.FORM]
    if form == FormKind.RUN:
        return _run_there(s, row, place, cards)
    if form == FormKind.SET:
        return _set_there(s, row, place, cards)
    if form == FormKind.SET_OF_ANY:
        return _any_there(s, row, place, cards)
    return _cards_there(s, row, place if form == FormKind.CARDS_OF_SUIT else NO_SUIT, cards)


@kernel
def _held_at(s: Board, row: Int, at: Int, cards: CardSet) -> CardSet:
    """The copies of a card that a meld would be made of, found by its number among those of the kind; none if there
    are fewer."""
    p = s.code
    return _first_cards(s.fixed[p[p[row + MeldKindAt.SETS] + 1 + at]] & cards, p[row + MeldKindAt.COPIES])


@kernel
def _first_cards(cards: CardSet, number: Int) -> CardSet:
    """The first so many of some cards; none if there are fewer."""
    found: CardSet = none()
    if count(cards) < number:
        return found
    for _ in range(number):
        found |= one(lowest(cards))
        cards &= cards - 1
    return found


@kernel
def _run_there(s: Board, row: Int, place: Int, cards: CardSet) -> CardSet:
    """The longest stretch of a suit that begins at a place, if it is as long as the kind wants."""
    p = s.code
    width: Int = p[row + MeldKindAt.WIDTH]
    found: CardSet = none()
    if place % width and _held_at(s, row, place - 1, cards):
        return found
    length: Int = 0
    going: Flag = True
    while going:
        going = False
        if place % width + length < width:
            here: CardSet = _held_at(s, row, place + length, cards)
            if here:
                found |= here
                length += 1
                going = True
    if length < p[row + MeldKindAt.SIZE] or length > p[row + MeldKindAt.LONGEST]:
        return none()
    return found


@kernel
def _set_there(s: Board, row: Int, place: Int, cards: CardSet) -> CardSet:
    """So many cards of a rank, of different suits."""
    p = s.code
    width: Int = p[row + MeldKindAt.WIDTH]
    size: Int = p[row + MeldKindAt.SIZE]
    found: CardSet = none()
    number: Int = 0
    for suit in range(width):
        if number < size:
            here: CardSet = _held_at(s, row, place * width + suit, cards)
            if here:
                found |= here
                number += 1
    return found if number == size else none()


@kernel
def _any_there(s: Board, row: Int, place: Int, cards: CardSet) -> CardSet:
    """So many cards of a rank, of whatever suits."""
    p = s.code
    width: Int = p[row + MeldKindAt.WIDTH]
    found: CardSet = none()
    for suit in range(width):
        found |= s.fixed[p[p[row + MeldKindAt.SETS] + 1 + place * width + suit]] & cards
    return _first_cards(found, p[row + MeldKindAt.SIZE])


@kernel
def _cards_there(s: Board, row: Int, suit: Int, cards: CardSet) -> CardSet:
    """One of each card of a set, for a suit in question."""
    p = s.code
    found: CardSet = none()
    left: CardSet = program_set_for(s, p[row + MeldKindAt.SETS], suit)
    while left:
        wanted: CardSet = copies_of(s, lowest(left))
        left &= ~wanted
        here: CardSet = _first_cards(wanted & cards, p[row + MeldKindAt.COPIES])
        if not here:
            return none()
        found |= here
    return found


# --- which is better --------------------------------------------------------------------------------------------------


@kernel
def _goodness(s: Board, group: Int, kind: Int, place: Int, cards: CardSet) -> Int:
    """How good a meld is: by its kind, its length, its height, and by what tells equal ones apart.  Of two the better
    has the smaller number."""
    p = s.code
    row: Int = _kind_at(s, group, kind)
    height: Int = 0
    if p[row + MeldKindAt.FORM] == FormKind.RUN:
        height = place % p[row + MeldKindAt.WIDTH]
    elif p[row + MeldKindAt.FORM] == FormKind.SET or p[row + MeldKindAt.FORM] == FormKind.SET_OF_ANY:
        height = place
    apart: Int = 0
    better: Int = p[_melds_at(s, group) + MeldsAt.BETTER]
    for i in range(p[better]):
        apart = 2 * apart
        if (cards & ~program_set_for(s, p[better + 1 + i], NO_SUIT)) != none():
            apart += 1
    size: Int = Most.CARDS - count(cards)
    return ((((kind << 8) + size) << 8) + height) << APART_BITS | apart
