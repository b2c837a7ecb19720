"""The table as one seat sees it, and the ladder of powers under the suits now chosen, in words.

Place in the pipeline: part of ``cli``; takes a ``View`` and gives text, so it can show nothing that is hidden from the
seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import NO_CARD, NO_SEAT, Card, Seat, cards_in, mask_of
from stich.cli.wording import bound_title, card_list, count, label, mask_list, score
from stich.engine.actions import Action
from stich.engine.plan import PlannedChoice
from stich.engine.table import NO_BID, Stage
from stich.engine.view import View
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.terms import Always
from stich.language.model.bindings import Bind
from stich.language.model.deal import ALL, Portion
from stich.language.model.dialogues import Calling
from stich.language.model.powers import Power
from stich.players.exchanges import offers
from stich.players.strength import holding_seat
from stich.rules.tables import BoundRules

BIDS_SHOWN = 12


def seat_name(view: View, seat: Seat) -> str:
    """A seat as it is called at this table."""
    return "you" if seat == view.seat else f"seat {seat}"


def table(view: View) -> Iterator[str]:
    """What lies on the table, what has been won, and the hands that the seat sees."""
    yield ""
    yield _heading(view)
    yield from _common(view)
    yield from parties(view)
    yield from _heaps(view)
    yield from _won(view)
    if view.trick:
        yield f"  trick: {_trick(view)}"
    yield from _hands(view)


def _heading(view: View) -> str:
    parts = [f"Deal {view.deal_number}, {_point(view)}", f"dealer {seat_name(view, view.dealer)}"]
    phases = view.plan.game.play.phases
    if len(phases) > 1:
        parts.append(f"phase {phases[view.phase].name.title()}")
    if view.stake != 1:
        parts.append(f"stake {view.stake}")
    if view.stock_size and view.plan.to_draw:
        parts.append(f"{count(view.stock_size, 'card')} in the stock")
    pools = zip(view.plan.game.match.pools, view.pools, strict=True)
    parts += [f"{pool.name.key} {chips}" for pool, chips in pools]
    return ", ".join(parts)


def _point(view: View) -> str:
    """How far the deal has come: which trick, or before the first what is said or exchanged."""
    if view.trick_number > 1 or view.trick:
        return f"trick {view.trick_number}"
    if view.stage == Stage.DIALOGUE:
        return view.plan.game.dialogues[view.dialogue].name.title()
    if view.stage == Stage.TRANSFER:
        return label(view.plan.transfers[view.transfer].step.name)
    return f"trick {view.trick_number}"


def _common(view: View) -> Iterator[str]:
    """The bindings and the cards that lie open to all, and those that the seat has looked at."""
    game = view.plan.game
    for i, (binding, value) in enumerate(zip(game.bindings, view.bound, strict=True)):
        if value or _is_none(view, i):
            yield f"  {label(binding.name)}: {bound_title(view.plan, i, value)}"
    if view.face_up:
        shown = ", ".join(f"{seat_name(view, seat)} {game.deck.card_name(card)}" for card, seat in view.face_up)
        yield f"  dealt face up: {shown}"
    for meld in view.melded:
        name = label(view.plan.melds[meld.melds].melds.kinds[meld.kind].row.name)
        what = f"{name} {card_list(game, cards_in(meld.cards))}" if meld.cards else f"{name} at best"
        yield f"  shown by {seat_name(view, meld.seat)}: {what}"
    for giver, receiver, given in view.moved:
        kept = [card for card in given if receiver == view.seat and card in view.hand]
        if kept:
            yield f"  from {seat_name(view, giver)}: {card_list(game, kept)}"
    for words, cards in (("face up", view.turned), ("laid out", view.exposed), ("seen at the cut", view.looked_at)):
        if cards:
            yield f"  {words}: {card_list(game, cards)}"


def _is_none(view: View, binding: int) -> bool:
    """Whether it is settled that a name holds nothing: by the contract that holds, or, of cards, for the play."""
    game = view.plan.game
    contract = view.bound[view.plan.contract] if view.plan.contract >= 0 else ()
    by_contract = any(bind.name == binding for row in contract for bind in game.contracts[row].binds)
    of_cards = game.bindings[binding].kind.names_cards and view.stage == Stage.TRICK
    return (by_contract and game.bindings[binding].kind is not BindingKind.FLAG) or of_cards


def parties(view: View) -> Iterator[str]:
    """Who is of which party, as far as the seat knows it."""
    for party, (seats, whole) in zip(view.plan.game.seats.parties, view.parties, strict=True):
        if seats or whole:
            known = ", ".join(seat_name(view, seat) for seat in seats) or "nobody"
            yield f"  {party.name.title()}: {known}{'' if whole else ', and whoever else'}"


def _heaps(view: View) -> Iterator[str]:
    """What lies in the heaps: the cards that the seat knows to lie there, and how many others."""
    for heap, cards in zip(view.plan.game.own_heaps, view.heaps, strict=True):
        known = [card for card in cards if card != NO_CARD]
        parts = [card_list(view.plan.game, known)] if known else []
        if len(known) < len(cards):
            parts.append(count(len(cards) - len(known), "card" if not known else "other card"))
        if parts:
            yield f"  {label(heap.name)}: {', '.join(parts)}"


def _won(view: View) -> Iterator[str]:
    game = view.plan.game
    counted = [("tricks", view.tricks_won)]
    counted += [(kind.name.title(), n) for kind, n in zip(game.card_points, view.card_points, strict=True)]
    counted += [(counter.title(), n) for counter, n in zip(game.counters, view.counters, strict=True)]
    parts = [f"{name} {score(sum(by_seat[seat] for seat in side) for side in view.plan.sides)}"
             for name, by_seat in counted]  # fmt: skip
    parts += [f"{total.name.key} {score(n)}" for total, n in zip(game.match.totals, view.totals, strict=True)]
    yield f"  by side (yours is {view.side}): {', '.join(parts)}"
    bids = [f"{seat_name(view, seat)} {bid}" for seat, bid in enumerate(view.bids) if bid != NO_BID]
    if bids:
        yield f"  bids: {', '.join(bids)}"


def _trick(view: View) -> str:
    holder = NO_CARD if view.trick[0] == NO_CARD else holding_seat(view)
    order = [view.leader, *(seat for seat in view.plan.after[view.leader] if seat in view.active)]
    cards = zip(order, view.trick, strict=False)
    lying = ((seat_name(view, seat), _lying(view, seat, card), "*" if seat == holder else "") for seat, card in cards)
    return ", ".join(f"{name} {card}{mark}" for name, card, mark in lying)


def _lying(view: View, seat: Seat, card: Card) -> str:
    """A card of the trick; where none is seen the leader's lies face down, and anybody else passed."""
    if card == NO_CARD:
        return "a card face down" if seat == view.leader else "passes"
    return view.plan.game.deck.card_name(card)


def _hands(view: View) -> Iterator[str]:
    for seat, cards in view.hands:
        if seat in view.active:
            whose = "your hand" if seat == view.seat else f"hand of seat {seat}"
            yield f"  {whose}: {card_list(view.plan.game, cards)}"


def choices(view: View) -> Iterator[str]:
    """What the seat, whose turn it is, may do, where that is not simply to play any card of the hand."""
    if view.stage == Stage.TRANSFER and view.plan.transfers[view.transfer].step.portion is not None:
        yield from _portion(view)
    elif view.stage == Stage.TRANSFER:
        yield f"  you may exchange: {', '.join(_exchanges(view))}, or pass"
    elif view.stage == Stage.MELD:
        yield f"  you may show: {', '.join(_melds(view))}, or pass"
    elif view.stage == Stage.DIALOGUE:
        yield from _bidding(view)
        yield f"  {view.plan.game.dialogues[view.dialogue].name.title()}: you may say {_words(view)}"
    else:
        cards = [action for action in view.legal if action < view.plan.n]
        if view.plan.actions.pass_ in view.legal:
            yield "  you have no card that you may play: pass"
        elif len(cards) < len(view.hand):
            yield f"  you may play: {card_list(view.plan.game, cards)}"
        if any(view.plan.n <= action < 2 * view.plan.n for action in view.legal):
            yield "  you may lead a card face down"
        if shown := list(_melds(view)):
            yield f"  before you play you may show: {', '.join(shown)}"
        said = [action for action in view.legal if action > view.plan.actions.pass_]
        if spoken := [_spoken(view, action) for action in said if action not in view.plan.actions.melds]:
            yield f"  instead of playing you may say: {', '.join(spoken)}"


def _melds(view: View) -> Iterator[str]:
    """The melds that may be shown, as they are called."""
    return (view.plan.actions.name(action) for action in view.legal if action in view.plan.actions.melds)


def _spoken(view: View, action: Action) -> str:
    """What may be said on a turn, as it is called."""
    choices = (choice for i in view.plan.lead_dialogues for choice in view.plan.dialogues[i][0])
    return next(label(choice.choice.name) for choice in choices if choice.action == action)


def _portion(view: View) -> Iterator[str]:
    """What the seat may give of its hand, card by card."""
    game, actions, step = view.plan.game, view.plan.actions, view.plan.transfers[view.transfer].step
    cards = [action - actions.give for action in view.legal if actions.give <= action < actions.take]
    portion = step.portion or Portion()
    most = "all" if portion.most == ALL else str(portion.most)
    how = most if portion.least in (portion.most, 0) and portion.most == ALL else f"{portion.least} to {portion.most}"
    how = most if portion.least == portion.most else how
    but = f" but {portion.but}" if portion.but else ""
    yield f"  {label(step.name)}: you {'must' if step.must else 'may'} give {how}{but}, one card after the other"
    if view.chosen:
        yield f"  chosen: {card_list(game, view.chosen)}"
    enough = " (or pass)" if actions.pass_ in view.legal else ""
    yield f"  you may give: {card_list(game, cards)}{enough}"


def _exchanges(view: View) -> Iterator[str]:
    name, actions = view.plan.game.deck.card_name, view.plan.actions
    for action in view.legal:
        if actions.take <= action < actions.pass_:
            yield f"take {name(action - actions.take)}"
    for given, taken in offers(view).items():
        yield from [f"{name(given)} for {name(card)}" for card in cards_in(taken)] or [f"give {name(given)}"]


def _bidding(view: View) -> Iterator[str]:
    """In an auction: what is bid, and by whom."""
    said = view.plan.dialogues[view.dialogue][view.dialogue_state]
    if view.bidding is None or not any(c.call is not None for c in said):
        return
    if view.bidder == NO_SEAT:
        yield "  nothing is bid yet"
        return
    bids = [c for c in said if c.call is not None and c.call.height == view.bidding.height]
    names = [label(c.choice.name) for c in bids if _is_bound(view, c)]
    yield f"  the highest bid: {', '.join(names)}, {seat_name(view, view.bidder)}"


def _is_bound(view: View, bid: PlannedChoice) -> bool:
    """Whether a bid is the one that was made, not another of its height."""
    contract = [effect.value for effect in bid.choice.effects if isinstance(effect, Bind)][:1]
    return not contract or contract == [view.bound[view.plan.contract]]


def every_word(view: View) -> Iterator[str]:
    """All that may be said, where the prompt has told only some of it."""
    told = _words(view, len(view.legal)) if view.stage == Stage.DIALOGUE else ""
    if told and told != _words(view):
        yield f"  you may say: {told}"


def _words(view: View, bids_shown: int = BIDS_SHOWN) -> str:
    """What may be said; of many bids the first and the last."""
    said = [c for c in view.plan.dialogues[view.dialogue][view.dialogue_state] if c.action in view.legal]
    bids = [label(c.choice.name) for c in said if c.call is not None and c.call.calling is Calling.BID]
    others = [label(c.choice.name) for c in said if c.call is None or c.call.calling is not Calling.BID]
    shown = bids if len(bids) <= bids_shown else [*bids[: bids_shown - 1], f"… {bids[-1]}"]
    return ", ".join([*shown, *others])


# --- the rule sheet of the powers -------------------------------------------------------------------------------------


def ladder(view: View) -> Iterator[str]:
    """The powers from the strongest down, with their cards under the suits now chosen, and how plain cards rank."""
    game, beating = view.plan.game, view.plan.rules.under(view.bound)
    if game.powers:
        yield "Powers, strongest first:"
    for p, power in enumerate(game.powers):
        if beating.members[p] or power.when == Always():
            cards = mask_list(game, beating.members[p], beating.strength)
            yield f"  {p + 1}. {label(power.name)}: {cards}   {_clause(power)}"
    yield "Plain cards, by suit, high to low:"
    for s, suit in enumerate(game.deck.suits):
        cards = mask_list(game, _plain(view, beating, s), beating.plain_place)
        yield f"  {game.suit_names[s].title() if s < len(game.suit_names) else suit}: {cards}"
    spans = [guard.span for guard in game.play.guards] + [exempt.span for exempt in game.play.exempt]
    for mask, span in zip((*beating.guards, *beating.exempt), spans, strict=True):
        yield f"  {' '.join(span.text.split()) if span else 'a rule'}: {mask_list(game, mask)}"


def _clause(power: Power) -> str:
    """The clause as the spec writes it, and what a card is when it does not hold."""
    span = power.clause.span
    words = " ".join(span.text.split()) if span else "beats what is lower"
    suit = f"; follows as {power.suit.span.text}" if power.suit is not None and power.suit.span is not None else ""
    return f"[{words}{'; else dead' if power.dead else ''}{suit}]"


def _plain(view: View, beating: BoundRules, suit: int) -> int:
    return beating.plain & mask_of(card for card in range(view.plan.n) if view.plan.rules.suit[card] == suit)
