"""What one of the people sees of the table, as data, ready to be drawn: nothing in it is hidden from his seat.

Place in the pipeline: part of ``table``; takes a ``View``, what the person is asked and the reasons of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from stich.cards import NO_CARD, NO_SEAT, Seat
from stich.engine.actions import Action
from stich.engine.view import View
from stich.players.strength import holding_seat
from stich.table.asked import Deed, deeds
from stich.table.hand import CardFace, HandCard, face, face_under, hand, hidden
from stich.table.match import AskedFor, CardTable, Turn
from stich.table.slate import SlateRow, accounts
from stich.table.tricks import LastTrick
from stich.voice.offers import choices, face_down_explained
from stich.voice.table import heading, heaps_known, lying_open, parties, won_so_far
from stich.voice.words import TableWords, capital


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of a trick: whose it is, what it is, whether it holds the trick (or has won it).  ``face.name`` is empty
    where the seat passed or the card lies face down; ``instead`` says so."""

    seat: Seat
    who: str
    face: CardFace
    holds: bool
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Chair:
    """Somebody at the table: who, how the record calls him, where he sits, how many cards he holds."""

    seat: Seat
    who: str
    name: str
    where: str
    cards: int


@dataclass(frozen=True, slots=True)
class OtherHand:
    """A hand that the person sees beside his own: whose, and its cards; they may be ``legal`` if he orders it."""

    seat: Seat
    who: str
    cards: tuple[HandCard, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """The table as a person sees it.  ``turn`` is what he is asked, ``None`` if it is not his turn; ``asks`` are the
    lines that ask it, ``once`` what needs be told only once, ``deeds`` what he may do."""

    seat: Seat
    turn: Turn | None
    heading: str
    facts: tuple[str, ...]
    chairs: tuple[Chair, ...]
    hand: tuple[HandCard, ...]
    others: tuple[OtherHand, ...]
    trick: tuple[Lying, ...]
    last: tuple[Lying, ...]
    last_number: int
    counts: tuple[str, ...]
    accounts: tuple[SlateRow, ...]
    asks: tuple[str, ...]
    once: tuple[str, ...]
    deeds: tuple[Deed, ...]


def picture(table: CardTable, seat: Seat, turn: Turn | None = None) -> Picture:
    """What a person sees; ``turn`` is his, if he is asked."""
    view = table.view(seat)
    words = replace(table.words(seat), bound=view.bound)
    own = turn is not None and turn.acts == seat and turn.what is not AskedFor.GIVE_UP
    legal = table.legal(turn) if turn is not None else ()
    facts = (*lying_open(view, words), *(line.strip() for line in parties(view, table.language)))
    last = table.last_trick(seat)
    return Picture(
        seat=seat,
        turn=turn,
        heading=capital(", ".join(heading(view, words))),
        facts=(*facts, *heaps_known(view, words)),
        chairs=tuple(_chairs(table, words, view)),
        hand=tuple(hand(words, view, view.hand, legal if own else (), table.barred)),
        others=tuple(_others(table, words, view, turn)),
        trick=tuple(_trick(words, view)),
        last=() if last is None else tuple(_last(words, view, last)),
        last_number=0 if last is None else last.number,
        counts=tuple(won_so_far(view, words, with_totals=False)),
        accounts=tuple(accounts(words, view)),
        asks=tuple(line.strip() for line in choices(view, table.language)) if own else (),
        once=tuple(face_down_explained(view, table.language)) if own else (),
        deeds=tuple(deeds(words, view, (*legal, *_giving_up(table, turn)))),
    )


def _giving_up(table: CardTable, turn: Turn | None) -> list[Action]:
    """To give the deal up, if that may be done now."""
    if turn is None or not table.may_give_up(turn.seat):
        return []
    return [table.game.plan.actions.concede + table.game.plan.side_of[turn.seat]]


def _chairs(table: CardTable, words: TableWords, view: View) -> Iterator[Chair]:
    players = table.game.plan.players
    for seat in (view.seat, *((view.seat + i) % players for i in range(1, players))):
        yield Chair(seat, words.who(seat), table.sitting.names[seat], words.where(seat), view.hand_sizes[seat])


def _others(table: CardTable, words: TableWords, view: View, turn: Turn | None) -> Iterator[OtherHand]:
    for seat, cards in view.hands:
        if seat != view.seat and seat in view.active:
            ordered = turn is not None and turn.what is AskedFor.ORDER and turn.acts == seat
            legal = table.legal(turn) if turn is not None and ordered else ()
            yield OtherHand(seat, words.who(seat), tuple(hand(words, view, cards, legal, table.barred)))


def _order(view: View, leader: Seat) -> list[Seat]:
    return [leader, *(seat for seat in view.plan.after[leader] if seat in view.active)]


def _trick(words: TableWords, view: View) -> Iterator[Lying]:
    """The trick as it lies, with its holder."""
    if not view.trick:
        return
    holder = NO_SEAT if view.trick[0] == NO_CARD else holding_seat(view)
    for seat, card in zip(_order(view, view.leader), view.trick, strict=False):
        if card == NO_CARD:
            yield Lying(seat, words.who(seat), hidden(), False, _instead(words, seat == view.leader))
        else:
            yield Lying(seat, words.who(seat), face(words, view, card), seat == holder != NO_SEAT)


def _instead(words: TableWords, leads: bool) -> str:
    return words.say("voice-card_down" if leads else "voice-passed")


def _last(words: TableWords, view: View, last: LastTrick) -> Iterator[Lying]:
    beating = view.plan.rules.under((last.led or view).bound)
    for seat, card in zip(last.seats, last.cards, strict=True):
        if card == NO_CARD:
            yield Lying(seat, words.who(seat), hidden(), False, _instead(words, False))
        else:
            yield Lying(seat, words.who(seat), face_under(words, beating, card), seat == last.winner)
