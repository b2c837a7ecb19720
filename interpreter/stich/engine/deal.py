"""What comes before the first lead: the pack, and the steps that a spec lists under ``deal``.

Place in the pipeline: part of the engine, working on a ``position.Position``.  Steps that need a decision open a
dialogue or a transfer of ``dialogues`` and wait.
"""

from __future__ import annotations

from bisect import insort
from copy import copy

from stich.cards import NO_CARD, NO_SEAT, NO_SUIT, Card, CardSet, Seat, Suit, cards_in, mask_of
from stich.engine import auctions, dialogues, events, heaps, melds, parties, rows, transfers
from stich.engine.effects import bind, bind_name, gain, sit_out, win_match
from stich.engine.errors import UnplayableError
from stich.engine.packs import Arranging
from stich.engine.plan import PlannedDeal
from stich.engine.position import Position
from stich.engine.seats import in_turn, seat_of, seats_of
from stich.engine.table import NO_BID, Ended, Stage
from stich.language.conditions.kinds import Place
from stich.language.conditions.terms import Always, SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.deal import (
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    DealHeap,
    LayOpen,
    Leave,
    ReckonRow,
    ShowMelds,
    Speak,
    Step,
    Transfer,
    TurnUp,
    when_of,
)
from stich.language.text.source import Span

FRUITLESS_AT_MOST = 1000  # deals in a row; in a game that can be played at all this does not happen


def clear(s: Position) -> None:
    """Empty the table: everything that lasts for one deal."""
    plan, game = s.plan, s.plan.game
    s.stage = Stage.SETUP
    s.hands = [[] for _ in range(plan.players)]
    s.stock, s.turned, s.exposed, s.aside = [], [], [], []
    s.face_up, s.looked_at = [], []
    s.heaps, s.heap_seats = [[] for _ in plan.own_heaps], [NO_SEAT] * len(game.heaps)
    s.known_lying, s.open_hands = [0] * plan.players, 0
    s.bound = plan.unbound
    s.beat = s.rules.under(s.bound)
    s.settled, s.takes = 0, ()
    s.trick, s.tricks, s.winners, s.won_with = [], [], [], []
    s.trick_number, s.step = 1, 0
    s.phase, s.free, s.phase_began = 0, plan.phases[0].free, [0]
    s.held, s.dealt, s.last_dealt = [0] * plan.players, [0] * plan.players, NO_CARD
    s.holder = s.given = NO_CARD
    s.holder_seat = s.leader = s.to_act = s.speaker = NO_SEAT
    s.dialogue, s.dialogue_state, s.spoke, s.rights = -1, 0, {}, []
    s.chosen, s.taken, s.held_back, s.moved, s.melded = [], [], [], [], []
    s.its_suit = NO_SUIT
    s.bids, s.its_bid, s.waiting = [NO_BID] * plan.players, NO_BID, []
    s.bidding, s.bidder = None, NO_SEAT
    s.tied = s.face_down = s.uneven = False
    s.conceded, s.ended, s.turn = None, Ended.NO, NO_SEAT
    s.talks, s.then_leads = [], NO_SEAT
    s.to_draw = plan.to_draw
    s.tricks_won, s.side_tricks = [0] * plan.players, [0] * len(plan.sides)
    s.phase_tricks = [[0] * plan.players for _ in plan.phases]
    s.card_points = [[0] * plan.players for _ in game.card_points]
    s.counters = [[0] * plan.players for _ in game.counters]
    s.at_first_lead = {}
    s.parties, s.parties_told = [0] * len(game.seats.parties), {}


def start_deal(s: Position, dealer: Seat, new: bool = True) -> None:
    """Shuffle the next pack for ``dealer``; nothing is dealt yet.  ``new``: the deal before was not thrown in."""
    if isinstance(s.packs, Arranging) and (wanted := s.packs.dealer(s.deal_number + 1)) != NO_SEAT:
        dealer = wanted
    s.checkpoint(dealer, new)
    s.deal_number += 1
    s.deal_in_match = s.deals_done + 1
    s.fruitless += 1
    if s.fruitless > FRUITLESS_AT_MOST:
        raise UnplayableError(f"{FRUITLESS_AT_MOST} deals in a row were thrown in, or ended before anybody could act")
    clear(s)
    s.dealer, s.playing = dealer, s.everyone
    if s.plan.sitting_out:
        s.active, s.in_trick = tuple(range(s.plan.players)), s.plan.players
        s.next_seat = tuple(order[0] for order in s.after)
    s.forehand = s.leader = s.next_seat[dealer]
    s.stock = s.packs.pack(s.deal_number, s.plan.deck)
    if s.plan.copied:  # which copy is which must hang on the names alone
        s.stock = s.plan.game.deck.numbered(s.stock)
    parties.gather(s)
    if new and s.plan.before_each:
        rows.carry_out(s, rows.reckon(s, s.plan.before_each))
    for binding, when in s.plan.titles:
        holding = [side for side, seats in enumerate(s.side_sets) if s.meets(when, seats)]
        if holding:
            bind(s, binding, tuple(seat for side in holding for seat in s.sides[side]), [])
    if s.plan.game.seats.sits_out is not None:
        _sit_out(s, s.plan.game.seats.sits_out)
    if isinstance(s.packs, Arranging):
        s.stock = s.packs.arrange(s)


def throw_in(s: Position, face_up: list[Card]) -> None:
    """The deal counts for nothing, though what was paid stays paid; the same dealer deals again."""
    s.note(events.ThrownIn(s.deal_number, face_up))
    s.stake = s.begun.stake
    if s.tally is not None:
        s.tally.add_thrown_in(len(s.done))
    start_deal(s, s.dealer, new=False)


def _sit_out(s: Position, who: SeatRef) -> None:
    """One seat does not play in this deal."""
    out = seat_of(s, who)
    sit_out(s, out)
    s.forehand = s.leader = s.next_seat[s.dealer]
    parties.gather(s)
    s.note(events.SitsOut(out))


def advance(s: Position) -> bool:
    """Carry out the steps of the deal; whether all are done and the first trick can be led."""
    plan, steps = s.plan, s.plan.game.steps
    while s.step < len(steps):
        step, when = steps[s.step], plan.step_whens[s.step]
        s.step += 1
        if (when is None or s.meets(when)) and not _do(s, step):
            return False
    if plan.asks_dealt:
        s.held = list(map(mask_of, s.hands))
        parties.gather(s)
    if plan.secrets.registers:
        s.at_first_lead = {(name, i): copy(getattr(s, name)[i]) for name, i in plan.secrets.registers}
    if plan.owned:
        heaps.settle(s, plan.owned)
        parties.gather(s)
    return True


def check_hands(s: Position) -> None:
    """Check that the first trick can be played: every seat holds as many cards as the others, and some.

    Raises:
        UnplayableError: the steps of the deal have left it otherwise.
    """
    sizes = {len(s.hands[seat]) for seat in s.active}
    if len(sizes) > 1 or not max(sizes):
        held = f"between {min(sizes)} and {max(sizes)} cards" if max(sizes) else "no cards"
        raise UnplayableError(f"the seats hold {held} when the first is to be led")


def _do(s: Position, step: Step) -> bool:
    """Carry out one step; whether the deal goes on at once."""
    match step:
        case Cut():
            _cut(s, step)
        case DealCards():
            _deal(s, step, s.plan.dealing(s.step - 1, s.deal_in_match))
        case DealHeap():
            _deal_to_heap(s, step)
        case BindNow(name, more):
            if name.name == s.plan.contract:
                auctions.take_back(s, frozenset(bind.name for bind in more))
            for bound in (name, *more):
                _bind_now(s, bound)
        case Leave(seat):
            _leave(s, seat, step.span)
        case LayOpen():
            heaps.lay_open(s, s.plan.laid_open[s.step - 1])
        case TurnUp():
            _turn_up(s, step)
        case BindFaceUp():
            bind(s, step.binding, _face_up_suit(s, step), [])
        case BindLastDealt():
            _show_last_dealt(s, step)
        case Transfer():
            return not transfers.begin(s)
        case Again():
            _go_back(s, step)
        case Speak():
            return not dialogues.begin(s, step.dialogue, s.forehand)
        case ShowMelds(index):
            melds.show(s, index, list(map(mask_of, s.hands)))
            return not s.ended
        case ReckonRow():
            return reckon(s, step)
    return True


def reckon(s: Position, step: ReckonRow) -> bool:
    """Score something before the first lead; whether the match goes on."""
    due = rows.reckon(s, [s.plan.step_rows[s.step - 1]])
    gain(s, due)
    if due and step.wins_match:
        win_match(s, rows.first(due[0].one & s.playing))
    return not s.ended


# --- the steps -------------------------------------------------------------------------------------------------------


def _cut(s: Position, step: Cut) -> None:
    """The cutter looks at the bottom cards; those that the spec names are laid out, face up and out of the pack."""
    seat = seat_of(s, step.by)
    bottom = s.stock[-step.looks :] if step.looks else []
    wanted = s.plan.cuts[s.step - 1]
    s.exposed = [card for card in bottom if wanted >> card & 1]
    s.looked_at = [(seat, card) for card in bottom if not wanted >> card & 1]
    if s.exposed:
        s.stock = [card for card in s.stock if card not in s.exposed]
    if s.happened is not None:
        s.happened.append(events.PackCut(seat, s.exposed[:]))


def _begin_dealing(s: Position, cards: int) -> None:
    """Log how all cards will be dealt, if none are yet, and hold a step against the stock."""
    if s.happened is not None and not any(s.hands) and not any(s.heaps):
        s.happened.append(events.Deal(s.deal_number, s.dealer, *_all_dealt(s)))
    if cards > len(s.stock):
        span = s.plan.game.steps[s.step - 1].span
        raise UnplayableError(f"{cards} cards are to be dealt, and {len(s.stock)} are left", span)


def _deal_to_heap(s: Position, step: DealHeap) -> None:
    cards = heaps.dealt_to(step, s.deal_in_match)
    _begin_dealing(s, cards)
    s.pile(step.heap).extend(s.stock[:cards])
    del s.stock[:cards]


def _bind_now(s: Position, name: Bind) -> None:
    """A name gets its value; none, where nobody is meant."""
    if name.seat is None:
        bind_name(s, name, 0)
    else:
        bind(s, name.name, tuple(seats_of(s, name.seat)[:1]), [])


def _leave(s: Position, seat: SeatRef, span: Span | None) -> None:
    """A seat plays no part in the deal; where nobody is meant all play on."""
    for out in seats_of(s, seat)[:1]:
        if out in s.active:
            if len(s.active) == 1:
                raise UnplayableError("every seat sits out", span)
            s.note(events.SitsOut(out))
            sit_out(s, out)


def _deal(s: Position, step: DealCards, deal: PlannedDeal) -> None:
    turned = [] if step.turned_to is None else _put_first(s, step.turned_to, deal)
    _begin_dealing(s, deal.taken)
    if len(deal.indices) > len(s.active) - deal.first:
        raise UnplayableError("a seat sits out before the cards are dealt", s.plan.game.steps[s.step - 1].span)
    told = s.plan.asks_dealt or s.happened is not None
    before = list(map(mask_of, s.hands)) if told else []
    s.last_dealt = s.stock[deal.taken - 1]
    _hand_out(s, deal, s.stock, s.hands, s.face_up)
    for hand in s.hands:
        hand.sort()
    if s.turned:  # one that lay in the stock may have been dealt
        s.turned = [card for card in s.turned if not any(card in hand for hand in s.hands)]
    if told:
        _tell_dealt(s, before, turned)


def _tell_dealt(s: Position, before: list[CardSet], turned: list[Card]) -> None:
    """Keep, and tell, what each seat has been dealt beside what it held before."""
    for seat, held in enumerate(before):
        cards = mask_of(s.hands[seat]) & ~held
        taken = [card for card in turned if cards >> card & 1]
        cards &= ~mask_of(taken)
        if s.plan.asks_dealt:
            s.dealt[seat] |= cards
        if taken:
            s.note(events.Transferred(seat, [], taken, Place.TURNED))
        if s.happened is not None:
            _tell_later(s.happened, seat, cards)


def _put_first(s: Position, to: SeatRef, deal: PlannedDeal) -> list[Card]:
    """Lay the turned-up card where it will be the first that a seat gets; it is all that lies turned up."""
    seat, turned = seat_of(s, to), s.turned
    if seat not in s.active:
        raise UnplayableError("nobody gets the card turned up", s.plan.game.steps[s.step - 1].span)
    at = deal.indices[in_turn(s, s.forehand).index(seat)][0]
    s.stock[at:at] = turned
    s.turned = []
    return turned


def _tell_later(happened: list[events.Event], seat: Seat, cards: CardSet) -> None:
    """Tell the cards of a step of which it was not known, when the first cards were dealt, what it would deal."""
    deals = (event for event in reversed(happened) if isinstance(event, events.Deal))
    told = next((mask_of(event.hands[seat]) for event in deals), 0)  # an example begins after the cards are dealt
    happened.extend(events.CardsDrawn(seat, card) for card in cards_in(cards & ~told))


def _hand_out(
    s: Position, deal: PlannedDeal, stock: list[Card], hands: list[list[Card]], face_up: list[tuple[Card, Seat]]
) -> None:
    """Deal one step from the front of ``stock`` into ``hands``, in packets from forehand on."""
    order = in_turn(s, s.forehand)[deal.first : deal.last]
    for seat, indices in zip(order, deal.indices, strict=True):
        hands[seat] += map(stock.__getitem__, indices)
    for i in range(deal.up):
        face_up += [(stock[indices[i]], seat) for seat, indices in zip(order, deal.indices, strict=True)]
    del stock[: deal.taken]


def _all_dealt(s: Position) -> tuple[list[list[Card]], list[Card], list[tuple[Card, Seat]], list[list[Card]]]:
    """The hands as the steps of dealing will leave them, the rest of the pack before anything is turned up, the cards
    dealt face up, and the heaps.  What comes after cards of the stock may have been taken, nobody can know yet."""
    stock, face_up = s.stock[:], list[tuple[Card, Seat]]()
    hands: list[list[Card]] = [[] for _ in s.hands]
    piles: list[list[Card]] = [[] for _ in s.heaps]
    for at, step in enumerate(s.plan.game.steps[s.step - 1 :], s.step - 1):
        if (at >= s.step and _unsure(step)) or isinstance(step, Transfer | Again):
            break
        if isinstance(step, TurnUp):
            turned, kept = turn(s, step, stock)
            stock = _lay_back(step, stock, turned, kept)
            if not kept:
                break
        elif isinstance(step, DealCards):
            deal = s.plan.dealing(at, s.deal_in_match)
            if deal.taken > len(stock) or len(deal.indices) > len(s.active) - deal.first:
                break  # the step itself will tell
            _hand_out(s, deal, stock, hands, face_up)
        elif isinstance(step, DealHeap):
            size = heaps.dealt_to(step, s.deal_in_match)
            piles[step.heap.index] += stock[:size]
            del stock[:size]
    dealt = mask_of(card for pile in (*hands, *piles) for card in pile)
    return hands, [card for card in s.stock if not dealt >> card & 1], face_up, piles


def _unsure(step: Step) -> bool:
    """Whether a step hangs on what is said before it: whether it is done, or who gets the card turned up."""
    return when_of(step) != Always() or (isinstance(step, DealCards) and step.turned_to is not None)


def _go_back(s: Position, step: Again) -> None:
    """As long as cards are left, the steps before are done again: they take some, if anybody has one to give."""
    if not s.stock:
        return
    if not any(s.hands[seat] for seat in s.active):
        raise UnplayableError("nobody holds a card, and the steps of the deal would go round for ever", step.span)
    s.step = step.to


def _face_up_suit(s: Position, step: BindFaceUp) -> tuple[Suit, ...]:
    """The suit of the lowest (or highest) face-up card; of equals that of the first (or last) dealt.  Cards outside the
    suits choose none."""
    rank = s.rules.rank
    cards = [card for card, _ in s.face_up if s.rules.suit[card] != NO_SUIT]
    if not cards:
        return ()
    best = (min if step.highest else max)(rank[card] for card in cards)
    ties = [card for card in cards if rank[card] == best]
    return (s.rules.suit[ties[-1 if step.last_dealt else 0]],)


def _show_last_dealt(s: Position, step: BindLastDealt) -> None:
    """The last card dealt is shown and makes its suit the chosen one; it stays in its hand."""
    card = s.last_dealt
    holder = next((seat for seat, hand in enumerate(s.hands) if card in hand), NO_SEAT)
    if holder == NO_SEAT:
        raise UnplayableError("the last card dealt is in no hand when it is to be shown", step.span)
    s.face_up.append((card, holder))
    suit = s.rules.suit[card]
    bind(s, step.binding, () if suit == NO_SUIT else (suit,), [card])


def _turn_up(s: Position, step: TurnUp) -> None:
    """Turn cards until enough suits have appeared and bind them, or throw the deal in."""
    turned, kept = turn(s, step, s.stock)
    if not kept:
        if not step.redeal_when_empty and len(turned) != step.redeal_after:
            raise UnplayableError("the stock runs out before a suit is chosen", step.span)
        throw_in(s, turned)
        return
    s.turned, s.stock = kept, _lay_back(step, s.stock, turned, kept)
    suits = tuple(sorted(s.rules.suit[card] for card in kept))
    bind(s, step.binding, suits, kept[:])


def _lay_back(step: TurnUp, stock: list[Card], turned: list[Card], kept: list[Card]) -> list[Card]:
    """The stock when cards have been turned from its front: those that do not stay face up are under it, and so may
    those that stay, or on top."""
    back = [card for card in turned if card not in kept]
    top, bottom = kept if step.on_stock else [], kept if step.under_stock else []
    return [*top, *stock[len(turned) :], *back, *bottom]


def turn(s: Position, step: TurnUp, stock: list[Card]) -> tuple[list[Card], list[Card]]:
    """The cards turned from the front of ``stock``, and those of them that stay face up (none: throw the deal in)."""
    suit = s.rules.suit
    turned: list[Card] = []
    by_suit: dict[int, list[Card]] = {}
    for card in stock:
        turned.append(card)
        if suit[card] != NO_SUIT:  # a card outside the suits shows none
            by_suit.setdefault(suit[card], []).append(card)
        if len(by_suit) == step.suits:
            return turned, [_highest(s, step, cards, tuple(sorted(by_suit))) for cards in by_suit.values()]
        if len(turned) == step.redeal_after and len(by_suit) <= 1:
            break
    return turned, []


def _highest(s: Position, step: TurnUp, cards: list[Card], suits: tuple[int, ...]) -> Card:
    """Which of several turned cards of one suit stays, under the suits that they choose."""
    if len(cards) == 1 or not step.keep:
        return cards[0]
    bound = (*s.bound[: step.binding], suits, *s.bound[step.binding + 1 :])
    order = s.plan.order(step, bound)
    return min(cards, key=lambda card: order[card])


# --- drawing ---------------------------------------------------------------------------------------------------------


def draw(s: Position, winner: Seat, cards: int) -> None:
    """Let each seat draw from the stock, the winner of the trick first."""
    stock, seat, hands = s.stock, winner, s.hands
    s.uneven = s.uneven or (len(stock) < s.in_trick * cards and not s.plan.passes)
    for _ in range(s.in_trick):
        for card in stock[:cards]:
            insort(hands[seat], card)
            if s.happened is not None:
                s.happened.append(events.CardsDrawn(seat, card))
        del stock[:cards]
        seat = s.next_seat[seat]
    if s.plan.open_stock or (s.turned and not stock):
        _turn_next(s)


def _turn_next(s: Position) -> None:
    """Cards that lay turned up and are drawn lie there no more; where the top card is seen, the next is turned."""
    held = mask_of(card for hand in s.hands for card in hand)
    s.turned = [card for card in s.turned if not held >> card & 1]
    if s.plan.phases[s.phase].open:
        s.turned = s.stock[:1]
