"""The trick: who would hold it, and what may be played to it.

Place in the pipeline: part of ``machine``, over ``weigh``; what ``rules.walk``, ``engine.guards`` and the half of
``engine.state`` that is about legality do.  It must not know what comes of a trick.
"""

from __future__ import annotations

from stich.machine.layout import GuardAt, Head, PhaseAt, RungAt
from stich.machine.limits import Fault, Most
from stich.machine.numbers import CardSet, Flag, Int, count, kernel, lowest, one
from stich.machine.registers import Board
from stich.machine.sets import NO_CARD, NO_SUIT, none, suit_led
from stich.machine.tables import find_table
from stich.machine.weigh import meets, weigh, weigh_cards

# --- who holds it -----------------------------------------------------------------------------------------------------


@kernel
def settle(s: Board) -> None:
    """Settle what clauses ask beside the cards of the trick that is about to be led: one bit for each atom."""
    p = s.code
    asked: Int = p[Head.STATE_ATOMS]
    bit: Int = p[p[Head.ATOMS]]
    s.settled = 0
    for i in range(p[asked]):
        if weigh(s, p[asked + 1 + i], 0) == 1:
            s.settled |= 1 << (bit + i)
    find_table(s, s.settled, 0)


@kernel
def _seen(s: Board, last: Int, also: Int, led: Int) -> Int:
    """The situation with the first so many cards of the trick, and one more, when a suit is led."""
    p = s.code
    atoms: Int = p[Head.ATOMS]
    if p[atoms] == 0:
        return s.settled
    width: Int = p[Head.SUITS] + 1
    column: Int = p[Head.SUITS] if led == NO_SUIT else led
    shows: Int = p[Head.BLOCK_SHOWS] + column * p[Head.CARDS]
    found: Int = s.settled
    lying: CardSet = none()
    for i in range(last):
        if s.trick[i] != NO_CARD:
            lying |= one(s.trick[i])
            found |= s.nums[shows + s.trick[i]]
    if also != NO_CARD:
        lying |= one(also)
        found |= s.nums[shows + also]
    if p[Head.COUNTS_CARDS]:
        for i in range(p[atoms]):
            if p[atoms + 1 + i] > 1:
                meant: CardSet = s.masks[p[Head.BLOCK_ATOMS] + i * width + column]
                if count(lying & meant) >= p[atoms + 1 + i]:
                    found |= 1 << i
    return found


@kernel
def _led_with(s: Board, last: Int, also: Int) -> Int:
    """The suit led: that of the first card that has one, of the first so many cards of the trick and one more."""
    suits: Int = s.code[Head.BLOCK_SUIT]
    for i in range(last):
        if s.trick[i] != NO_CARD and s.nums[suits + s.trick[i]] != NO_SUIT:
            return s.nums[suits + s.trick[i]]
    return NO_SUIT if also == NO_CARD else s.nums[suits + also]


@kernel
def _table_for(s: Board, situation: Int, led: Int) -> None:
    """Lay open the table of a situation."""
    p = s.code
    if not p[Head.LED_MATTERS]:
        led = 0
    find_table(s, situation, led)


@kernel
def _entry_takes(s: Board, entry: Int, card: Int) -> Flag:
    return (s.takes[entry] & one(card)) != none()


@kernel
def _entry_ties(s: Board, entry: Int, card: Int) -> Flag:
    return (s.takes[2 * s.code[Head.CARDS] + entry] & one(card)) != none()


@kernel
def _step(s: Board, entry: Int, last: Int, card: Int, whole: Int, also: Int) -> Int:
    """Who holds the trick when a card falls after so many: its entry; ``NO_CARD``: the holder's equal lies there now.
    Of a trick that is judged when it is finished ``whole`` cards and one more say what lies there."""
    p = s.code
    led: Int = s.nums[p[Head.BLOCK_SUIT] + s.trick[0]] if last else NO_SUIT
    if p[Head.FINAL]:
        if led == NO_SUIT:
            led = _led_with(s, whole, also)
        _table_for(s, _seen(s, whole, also, led), led)
    else:
        if led == NO_SUIT:
            led = _led_with(s, last, card)
        _table_for(s, _seen(s, last, card, led), led)
    if _entry_takes(s, entry, card):
        return card + p[Head.CARDS]
    if p[Head.NOBODY] and _entry_ties(s, entry, card):
        return NO_CARD
    return entry


@kernel
def would_hold(s: Board, card: Int) -> Flag:
    """Whether a card would hold the trick if it were played now."""
    p = s.code
    n: Int = p[Head.CARDS]
    if not p[Head.FINAL]:
        return _step(s, s.holder, s.in_play, card, 0, NO_CARD) == card + n
    entry: Int = s.trick[0]
    found: Int
    for at in range(1, s.in_play):
        if s.trick[at] != NO_CARD:
            found = _step(s, entry, at, s.trick[at], s.in_play, card)
            entry = entry if found == NO_CARD else found
    return _step(s, entry, s.in_play, card, s.in_play, card) == card + n


@kernel
def takers(s: Board, among: CardSet) -> CardSet:
    """The cards of some that would hold the trick if they were played now."""
    p = s.code
    found: CardSet = none()
    if not p[Head.FINAL] and p[p[Head.ATOMS]] == 0 and s.nums[p[Head.BLOCK_SUIT] + s.trick[0]] != NO_SUIT:
        _table_for(s, s.settled, s.nums[p[Head.BLOCK_SUIT] + s.trick[0]])
        return s.takes[s.holder] & among & ~s.lying
    left: CardSet = among & ~s.lying
    while left:
        card: Int = lowest(left)
        left &= left - 1
        if would_hold(s, card):
            found |= one(card)
    return found


@kernel
def follow(s: Board, card: Int, seat: Int) -> None:
    """A card is about to join the trick."""
    if s.code[Head.ONE_TABLE]:
        if _entry_takes(s, s.holder, card):
            s.holder = card + s.code[Head.CARDS]
            s.holder_seat = seat
        return
    if s.code[Head.FINAL]:
        return
    found: Int = _step(s, s.holder, s.in_play, card, 0, NO_CARD)
    if found == NO_CARD:
        s.tied = True
    elif found != s.holder:
        s.holder = found
        s.holder_seat = seat
        s.tied = False


@kernel
def settle_trick(s: Board) -> None:
    """Walk the finished trick of a game that settles its powers at the end."""
    entry: Int = s.trick[0]
    seat: Int = s.leader
    place: Int = s.leader
    found: Int
    s.tied = False
    for at in range(1, s.in_play):
        seat = s.next_seat[seat]
        if s.trick[at] != NO_CARD:
            found = _step(s, entry, at, s.trick[at], s.in_play, NO_CARD)
            if found == NO_CARD:
                s.tied = True
            elif found != entry:
                entry = found
                place = seat
                s.tied = False
    s.holder = entry
    s.holder_seat = place


# --- what may be played -----------------------------------------------------------------------------------------------


@kernel
def _meant(s: Board, row: Int, fixed: CardSet) -> CardSet:
    """The cards of a guard or an exemption, whether it holds or not."""
    return weigh_cards(s, s.code[row + GuardAt.CARDS], 1 << s.to_act) if s.code[row + GuardAt.CARDS] else fixed


@kernel
def unguarded(s: Board, cards: CardSet) -> CardSet:
    """The cards that no guard forbids now; a guard that would leave none is disregarded, unless seats may pass."""
    p = s.code
    guards: Int = p[Head.GUARDS]
    for i in range(p[guards]):
        row: Int = p[guards + 1 + i]
        if s.in_play == 0 or p[row + GuardAt.PLAY]:
            left: CardSet = cards & ~_meant(s, row, s.masks[p[Head.BLOCK_GUARDS] + i])
            if left != cards and (left or p[Head.PASSES]) and meets(s, p[row + GuardAt.WHEN], 1 << s.to_act):
                cards = left
    return cards


@kernel
def _exempt(s: Board) -> CardSet:
    """The cards that may always be played and need never be."""
    p = s.code
    found: CardSet = none()
    rows: Int = p[Head.EXEMPT]
    for i in range(p[rows]):
        row: Int = p[rows + 1 + i]
        if meets(s, p[row + GuardAt.WHEN], 1 << s.to_act):
            found |= _meant(s, row, s.masks[p[Head.BLOCK_EXEMPT] + i])
    return found


@kernel
def leads(s: Board) -> CardSet:
    """The cards that the seat to act may lead."""
    if s.code[s.code[Head.GUARDS]]:
        return unguarded(s, s.hands[s.to_act])
    return s.hands[s.to_act]


@kernel
def _part(s: Board, at: Int, beats: Int, beating: CardSet) -> CardSet:
    """The cards of a rung, and if they must beat the holder only those that do, or need not."""
    width: Int = s.code[Head.SUITS] + 1
    if not beats:
        return s.masks[at]
    return (s.masks[at] & beating) | (s.masks[at + width] & ~beating)


@kernel
def _plainly(s: Board, hand: CardSet, rungs: Int) -> CardSet:
    """The same where a rung asks only for cards of the suit led, or of a fixed set, and nothing else binds the hand."""
    p = s.code
    led: Int = suit_led(s)
    width: Int = p[Head.SUITS] + 1
    at: Int = p[Head.BLOCK_RUNGS] + (p[Head.SUITS] if led == NO_SUIT else led)
    for i in range(p[rungs]):
        met: CardSet = s.masks[at + 4 * width * p[p[rungs + 1 + i] + RungAt.NUMBER]] & hand
        if met:
            return met
    return hand


@kernel
def replies(s: Board) -> CardSet:
    """The cards that the seat to act may play in reply: those of the first rung that its hand meets, any if it meets
    none; none at all where it must pass."""
    p = s.code
    hand: CardSet = s.hands[s.to_act]
    if s.free:
        return hand
    phase: Int = p[p[Head.PHASES] + 1 + s.phase]
    if p[phase + PhaseAt.PLAIN]:
        return _plainly(s, hand, p[phase + PhaseAt.RUNGS])
    passes: Int = p[Head.PASSES]
    guarded: Int = p[Head.PLAY_GUARDS]
    if passes and guarded:
        hand = unguarded(s, hand)
    led: Int = suit_led(s)
    width: Int = p[Head.SUITS] + 1
    column: Int = p[Head.SUITS] if led == NO_SUIT else led
    exempt: CardSet = _exempt(s) if p[p[Head.EXEMPT]] else none()
    beating: CardSet = none()
    reckoned: Flag = False
    rungs: Int = p[phase + PhaseAt.RUNGS]
    found: CardSet = none()
    settled: Flag = False
    for i in range(p[rungs]):
        if settled:
            break
        row: Int = p[rungs + 1 + i]
        if (p[row + RungAt.BEATS] or p[row + RungAt.PLAYS_BEAT]) and not reckoned:
            beating = takers(s, s.hands[s.to_act])
            reckoned = True
        if meets(s, p[row + RungAt.WHEN], 1 << s.to_act):
            at: Int = p[Head.BLOCK_RUNGS] + 4 * width * p[row + RungAt.NUMBER] + column
            met: CardSet = _part(s, at, p[row + RungAt.BEATS], beating) & hand & ~exempt
            if met:
                if p[row + RungAt.PLAYS]:
                    met = _part(s, at + 2 * width, p[row + RungAt.PLAYS_BEAT], beating) & hand
                else:
                    met = _part(s, at, p[row + RungAt.BEATS], beating) & hand
                if met:
                    found = met | (exempt & hand)
                    settled = True
    if not settled:
        found = hand & exempt if passes else hand
    if guarded and found:
        found = unguarded(s, found)
    return found


@kernel
def once(s: Board, cards: CardSet) -> CardSet:
    """Of each card of a set, whatever copies of it are there, its first copy."""
    copies: Int = s.code[Head.COPIES]
    if copies == 1:
        return cards
    found: CardSet = none()
    while cards:
        card: Int = lowest(cards)
        cards &= cards - 1
        found |= one(card - card % copies)
    return found


# --- what may be chosen -----------------------------------------------------------------------------------------------


@kernel
def option(s: Board, action: Int) -> None:
    """One thing more may be done."""
    if s.opts >= Most.OPTIONS:
        s.fault = Fault.ROOM
        return
    s.options[s.opts] = action
    s.opts += 1


@kernel
def option_each(s: Board, first: Int, cards: CardSet) -> None:
    """One thing more for each card of a set, by its number."""
    while cards:
        option(s, first + lowest(cards))
        cards &= cards - 1


@kernel
def sort_options(s: Board, start: Int) -> None:
    """Let the options from a place on stand in ascending order, each once."""
    for i in range(start + 1, s.opts):
        value: Int = s.options[i]
        at: Int = i
        while at > start and s.options[at - 1] > value:
            s.options[at] = s.options[at - 1]
            at -= 1
        s.options[at] = value
    kept: Int = start
    for i in range(start, s.opts):
        if i == start or s.options[i] != s.options[i - 1]:
            s.options[kept] = s.options[i]
            kept += 1
    s.opts = kept
