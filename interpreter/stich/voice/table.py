"""The table as one seat sees it, in words.

Place in the pipeline: part of ``voice``; takes a ``View`` and gives text, so it can tell nothing that is hidden from
the seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import NO_CARD, NO_SEAT, Card, Seat, cards_in
from stich.engine.table import NO_BID, Stage
from stich.engine.view import View
from stich.language.conditions.kinds import BindingKind
from stich.players.strength import holding_seat
from stich.voice.words import TableWords, capital, table_words


def words_of(view: View, language: str = "en") -> TableWords:
    """The words for who sits where a view is seen from."""
    return table_words(view.plan.game, language, view.seat)


def table(view: View, language: str = "en") -> Iterator[str]:
    """What lies on the table, what has been won, and the hands that the seat sees."""
    words = words_of(view, language)
    yield ""
    yield capital(", ".join(heading(view, words)))
    lines = [*lying_open(view, words), *parties(view, language), *heaps_known(view, words), *won_so_far(view, words)]
    if view.trick:
        lines.append(words.say("voice-trick_lies", cards=_trick(view, words)))
    for seat, cards in view.hands:
        if seat in view.active:
            key = "voice-hand-own" if seat == view.seat else "voice-hand"
            lines.append(words.say(key, who=words.who(seat), cards=words.hand(cards)))
    yield from (line if line.startswith("  ") else f"  {line}" for line in lines)


def heading(view: View, words: TableWords) -> Iterator[str]:
    yield words.say("voice-deal_number", number=view.deal_number)
    yield _point(view, words)
    yield words.say("voice-dealer", who=words.who(view.dealer))
    if len(view.plan.game.play.phases) > 1:
        yield words.say("voice-phase", name=words.phase(view.phase))
    if view.stake != 1:
        yield words.say("voice-stake", number=view.stake)
    if view.stock_size and view.plan.to_draw:
        yield words.say("voice-in_stock", cards=words.book.count("card", view.stock_size))
    for pool, chips in zip(view.plan.game.match.pools, view.pools, strict=True):
        yield f"{words.book.title(pool.name)} {chips}"


def _point(view: View, words: TableWords) -> str:
    """How far the deal has come: which trick, or before the first what is said or exchanged."""
    if view.trick_number <= 1 and not view.trick:
        if view.stage == Stage.DIALOGUE:
            return words.book.title(view.plan.game.dialogues[view.dialogue].name)
        if view.stage == Stage.TRANSFER:
            return words.book.title(view.plan.transfers[view.transfer].step.name)
    return words.say("voice-trick_number", number=view.trick_number)


def lying_open(view: View, words: TableWords) -> Iterator[str]:
    """The bindings and the cards that lie open to all, and those that the seat has looked at."""
    game = view.plan.game
    for i, value in enumerate(view.bound):
        if value or _is_none(view, i):
            yield words.holds(i, value)
    if view.face_up:
        shown = ", ".join(f"{words.who(seat)} {words.card(card)}" for card, seat in view.face_up)
        yield words.say("voice-dealt_open", cards=shown)
    for meld in view.melded:
        name = words.book.title(view.plan.melds[meld.melds].melds.kinds[meld.kind].row.name)
        cards = words.hand(cards_in(meld.cards))
        what = f"{name} {cards}" if meld.cards else words.say("voice-at_best", name=name)
        yield words.say("voice-shown", who=words.who(meld.seat), what=what)
    for giver, receiver, given in view.moved:
        kept = [card for card in given if receiver == view.seat and card in view.hand]
        if kept:
            yield words.say("voice-from_player", who=words.who(giver), cards=words.hand(kept))
    seen = {"voice-lies_open": view.turned, "voice-laid_out": view.exposed, "voice-seen_at_cut": view.looked_at}
    for key, lying in seen.items():
        if lying:
            yield words.say(key, cards=" ".join(game.deck.names(sorted(lying))))


def _is_none(view: View, binding: int) -> bool:
    """Whether it is settled that a name holds nothing: by the contract that holds, or, of cards, for the play."""
    game = view.plan.game
    contract = view.bound[view.plan.contract] if view.plan.contract >= 0 else ()
    by_contract = any(bind.name == binding for row in contract for bind in game.contracts[row].binds)
    of_cards = game.bindings[binding].kind.names_cards and view.stage == Stage.TRICK
    return (by_contract and game.bindings[binding].kind is not BindingKind.FLAG) or of_cards


def parties(view: View, language: str = "en") -> Iterator[str]:
    """Who is of which party, as far as the seat knows it."""
    words = words_of(view, language)
    for party, (seats, whole) in zip(view.plan.game.seats.parties, view.parties, strict=True):
        if seats or whole:
            known = ", ".join(map(words.who, seats)) or words.say("voice-nobody")
            text = known if whole else words.say("voice-and_others", who=known)
            yield f"  {words.say('colon', name=words.book.title(party.name), text=text)}"


def heaps_known(view: View, words: TableWords) -> Iterator[str]:
    """What lies in the heaps: the cards that the seat knows to lie there, and how many others."""
    for heap, cards in zip(view.plan.game.own_heaps, view.heaps, strict=True):
        known = [card for card in cards if card != NO_CARD]
        parts = [words.hand(known)] if known else []
        if len(known) < len(cards):
            parts.append(words.book.count("voice-other_card" if known else "card", len(cards) - len(known)))
        if parts:
            yield words.say("colon", name=words.book.title(heap.name), text=", ".join(parts))


def won_so_far(view: View, words: TableWords, with_totals: bool = True) -> Iterator[str]:
    """What the sides have won, and what was bid; ``with_totals`` of the match, too."""
    game, title = view.plan.game, words.book.title
    counted = [(words.say("measure-tricks-what"), view.tricks_won)]
    counted += [(title(kind.name), n) for kind, n in zip(game.card_points, view.card_points, strict=True)]
    counted += [(title(counter), n) for counter, n in zip(game.counters, view.counters, strict=True)]
    parts = [f"{name} {words.score([sum(by_seat[seat] for seat in side) for side in view.plan.sides])}"
             for name, by_seat in counted]  # fmt: skip
    parts[:1] = [words.say("voice-so_far", counts=parts[0])]
    totals = zip(game.match.totals, view.totals, strict=True)
    parts += [f"{title(total.name) if i else words.say('voice-total')} {words.score(n)}"
              for i, (total, n) in enumerate(totals) if with_totals]  # fmt: skip
    yield ", ".join(parts)
    bids = [f"{words.who(seat)} {bid}" for seat, bid in enumerate(view.bids) if bid != NO_BID]
    if bids:
        yield words.say("voice-bids", bids=", ".join(bids))


def _trick(view: View, words: TableWords) -> str:
    holder = NO_CARD if view.trick[0] == NO_CARD else holding_seat(view)
    order = [view.leader, *(seat for seat in view.plan.after[view.leader] if seat in view.active)]
    return ", ".join(
        f"{words.who(seat)} {lying_card(view, words, seat, card)}{'*' if seat == holder != NO_SEAT else ''}"
        for seat, card in zip(order, view.trick, strict=False)
    )


def lying_card(view: View, words: TableWords, seat: Seat, card: Card) -> str:
    """A card of the trick; where none is seen the leader's lies face down, and anybody else passed."""
    if card == NO_CARD:
        return words.say("voice-card_down" if seat == view.leader else "voice-passed")
    return words.card(card)
