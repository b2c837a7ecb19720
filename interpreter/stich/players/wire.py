"""What a program at the table is told, in words: the game once, then for each decision the view.

Place in the pipeline: beside the players, over ``View``; ``schema/bot.schema.json`` describes the lines.  It must not
look at anything but the view and the plan of its game: what is not in a view no program may know.

Cards, suits, choices and bindings are named as in the spec and in records; a card that the seat does not know is null,
and so is a seat that there is none.  What has happened in the deal is told anew at each decision, in the lines of the
record of what a seat saw, so that a program need keep nothing.  The order of the keys is promised: a program that reads
no JSON finds what is legal at the beginning of a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stich.cards import NO_CARD, NO_SEAT, NO_SUIT, Card, CardSet, Seat, cards_in
from stich.engine.plan import Plan
from stich.engine.table import NO_BID, Bidding, Meld, Stage
from stich.engine.view import View
from stich.language.conditions.kinds import Heap
from stich.language.model.names import Names
from stich.language.model.values import value_words
from stich.match.lines import Line
from stich.match.seen_record import seen_line
from stich.players.budget import Budget

PROTOCOL = 1


def hello(plan: Plan, budget: Budget | None) -> Line:
    """The first line: the protocol, and what is always the same in this game."""
    game, deck = plan.game, plan.game.deck
    return {
        "event": "hello",
        "protocol": PROTOCOL,
        "spec": game.name,
        "title": game.titles.title(),
        "sha256": game.sha256,
        "players": plan.players,
        "sides": [list(seats) for seats in plan.sides],
        "clockwise": game.seats.clockwise,
        "suits": list(deck.suits),
        "ranks": list(deck.ranks),
        "cards": [_card_fact(plan, card) for card in range(0, plan.n, deck.copies)],
        "copies": deck.copies,
        "powers": [power.name.key for power in game.powers],
        "phases": _keys(phase.name for phase in game.play.phases),
        "totals": _keys(total.name for total in game.match.totals),
        "winner": {"total": game.match.totals[game.match.winner].name.key, "fewest": game.match.fewest},
        "budget": None if budget is None else {"playouts": budget.playouts, "seconds": budget.seconds},
    }


def begins(seed: int, seat: Seat) -> Line:
    """A match begins."""
    return {"event": "match", "seat": seat, "seed": seed}


def decision(view: View) -> Line:
    """A decision that is asked for."""
    return {"event": "decide", "legal": [view.plan.actions.name(action) for action in view.legal], "view": _view(view)}


# --- the game ---------------------------------------------------------------------------------------------------------


def _card_fact(plan: Plan, card: Card) -> Line:
    deck = plan.game.deck
    suit, rank = deck.suit_of[card], deck.rank_of[card]
    return {
        "card": deck.cards[card],
        "suit": None if suit == NO_SUIT else deck.suits[suit],
        "rank": None if rank < 0 else deck.ranks[rank],
    }


def _keys(names: Iterable[Names]) -> list[str]:
    return [name.key for name in names]


# --- a view -----------------------------------------------------------------------------------------------------------


def _view(view: View) -> Line:
    plan = view.plan
    game = plan.game
    return {
        "seat": view.seat,
        "side": view.side,
        "stage": Stage(view.stage).name.lower(),
        "hand": _cards(plan, view.hand),
        "trick": _trick(plan, view.leader, view.active, view.trick),
        "leader": view.leader,
        "holder": _seat(view.holder_seat) if view.trick else None,
        "takers": _set(plan, view.takers),
        "trick_number": view.trick_number,
        "phase": game.play.phases[view.phase].name.key,
        "tricks": [_past_trick(view, *trick) for trick in view.tricks],
        "bound": _bound(view),
        "powers": _powers(view),
        "card_values": _card_values(view),
        "deal": view.deal_number,
        "deal_in_match": view.deal_in_match,
        "deals_limit": view.deals_limit,
        "dealer": view.dealer,
        "forehand": view.forehand,
        "active": list(view.active),
        "hands": [{"seat": seat, "cards": _cards(plan, cards)} for seat, cards in view.hands],
        "hand_sizes": list(view.hand_sizes),
        "stock_size": view.stock_size,
        "face_up": [{"card": _card(plan, card), "seat": holder} for card, holder in view.face_up],
        "turned_up": _cards(plan, view.turned),
        "exposed": _cards(plan, view.exposed),
        "looked_at": _cards(plan, view.looked_at),
        "heaps": _heaps(view),
        "parties": _parties(view),
        "stake": view.stake,
        "tricks_won": list(view.tricks_won),
        "phase_tricks": _by_name(_keys(phase.name for phase in game.play.phases), view.phase_tricks),
        "card_points": _by_name(_keys(kind.name for kind in game.card_points), view.card_points),
        "counters": _by_name(_keys(game.counters), view.counters),
        "totals": _by_name(_keys(total.name for total in game.match.totals), view.totals),
        "pools": dict(zip(_keys(pool.name for pool in game.match.pools), view.pools, strict=True)),
        "dialogue": _dialogue(view),
        "bids": [None if bid == NO_BID else bid for bid in view.bids],
        "bidder": _seat(view.bidder),
        "bidding": _bidding(view.bidding),
        "given": _cards(plan, view.chosen),
        "moved": [_moved(view, *each) for each in view.moved],
        "melds": [_meld(plan, meld) for meld in view.melded],
        "events": [seen_line(plan, event, view.seat) for event in view.events],
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NO_SEAT else seat


def _card(plan: Plan, card: Card) -> str | None:
    return None if card == NO_CARD else plan.game.deck.cards[card]


def _cards(plan: Plan, cards: Iterable[Card]) -> list[str | None]:
    return [_card(plan, card) for card in cards]


def _set(plan: Plan, cards: CardSet) -> list[str | None]:
    """Equal copies of a card once."""
    return _cards(plan, cards_in(plan.game.deck.once(cards)))


def _by_name(names: Sequence[str], counts: Iterable[Sequence[int]]) -> Line:
    return {name: list(each) for name, each in zip(names, counts, strict=True)}


def _trick(plan: Plan, leader: Seat, active: Sequence[Seat], cards: Sequence[Card]) -> list[Line]:
    """The cards of a trick, with who played each."""
    order = [leader, *(seat for seat in plan.after[leader] if seat in active and seat != leader)]
    return [{"seat": seat, "card": _card(plan, card)} for seat, card in zip(order, cards, strict=False)]


def _past_trick(view: View, leader: Seat, cards: Sequence[Card], winner: Seat) -> Line:
    """A trick that is over; who has left the deal since may have played to it, so its cards stand in their order."""
    return {"leader": leader, "cards": _cards(view.plan, cards), "winner": _seat(winner)}


def _bound(view: View) -> Line:
    game = view.plan.game
    pairs = zip(game.bindings, view.bound, strict=True)
    return {each.name.key: value_words(game, each, value) for each, value in pairs}


def _powers(view: View) -> Line:
    """The power that each card has under what is bound now, none for plain cards."""
    plan, names = view.plan, _keys(power.name for power in view.plan.game.powers)
    members = plan.rules.under(view.bound).members
    return {name: _set(plan, cards) for name, cards in zip(names, members, strict=True) if cards}


def _card_values(view: View) -> Line:
    """What each card counts in card points under what is bound now, by kind; those that count nothing are left out."""
    plan, deck = view.plan, view.plan.game.deck
    kinds = zip(plan.game.card_points, plan.rules.under(view.bound).point_values, strict=True)
    firsts = range(0, plan.n, deck.copies)
    return {kind.name.key: {deck.cards[c]: values[c] for c in firsts if values[c]} for kind, values in kinds}


def _heaps(view: View) -> Line:
    heaps = zip(view.plan.game.heaps, view.heap_seats, strict=True)
    return {
        heap.name.key: {"cards": _cards(view.plan, view.heaps[heap.pile.index]), "seat": _seat(seat)}
        for heap, seat in heaps
        if isinstance(heap.pile, Heap)
    }


def _parties(view: View) -> Line:
    known = zip(view.plan.game.seats.parties, view.parties, strict=True)
    return {party.name.key: {"seats": list(each.seats), "all": each.all} for party, each in known}


def _dialogue(view: View) -> Line | None:
    if view.dialogue < 0:
        return None
    dialogue = view.plan.game.dialogues[view.dialogue]
    state = dialogue.states[view.dialogue_state].name
    return {"name": dialogue.name.key, "state": state, "speaker": view.speaker}


def _bidding(bidding: Bidding | None) -> Line | None:
    if bidding is None:
        return None
    return {"order": list(bidding.order), "out": list(cards_in(bidding.out)), "calls": list(bidding.calls)}


def _moved(view: View, giver: Seat, receiver: Seat, cards: Sequence[Card]) -> Line:
    return {"from": _seat(giver), "to": _seat(receiver), "cards": _cards(view.plan, cards)}


def _meld(plan: Plan, meld: Meld) -> Line:
    melds = plan.game.melds[meld.melds]
    return {"seat": meld.seat, "name": melds.kinds[meld.kind].row.name.key, "cards": _set(plan, meld.cards)}
