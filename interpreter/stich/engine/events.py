"""What happens in a match, one named tuple for each kind of event, as a position logs it.

Place in the pipeline: in the engine below ``position``, whose log holds them; ``record`` puts them into words.  Plain
data in the engine's numbers: must not know how anything comes about, or how it is written.

The last field of each is its kind, as records call it: so no two events of different kinds are ever equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from stich.cards import Card, CardSet, Seat, Side
from stich.engine.actions import Action
from stich.language.conditions.kinds import Pile

# --- what comes before the play ---------------------------------------------------------------------------------------


class LotDrawn(NamedTuple):
    """The dealer is drawn by lot."""

    cards: Sequence[Card]  # those drawn, if any, in the order of the seats, draw after draw
    dealer: Seat
    kind: Literal["lot"] = "lot"


class SitsOut(NamedTuple):
    """A seat takes no part in the deal."""

    seat: Seat
    kind: Literal["sits_out"] = "sits_out"


class PackCut(NamedTuple):
    """The pack is cut."""

    seat: Seat
    exposed: Sequence[Card]  # laid out face up
    looked_at: Sequence[Card] = ()  # by that seat and no other
    kind: Literal["cut"] = "cut"


class Deal(NamedTuple):
    """The cards as dealt, in all steps of dealing together."""

    number: int  # of the deal, from 1
    dealer: Seat
    hands: Sequence[Sequence[Card]]
    stock: Sequence[Card]  # the rest of the pack, the next card first
    face_up: Sequence[tuple[Card, Seat]]  # cards dealt face up, which are in their hands too
    heaps: Sequence[Sequence[Card]]  # those that the spec names
    kind: Literal["deal"] = "deal"


class ThrownIn(NamedTuple):
    """The deal is thrown in; the same dealer deals again."""

    number: int  # of the deal
    face_up: Sequence[Card]  # the cards turned up
    kind: Literal["thrown_in"] = "thrown_in"


class NameBound(NamedTuple):
    """A name is bound."""

    binding: int
    value: tuple[int, ...]
    face_up: Sequence[Card]  # those that show it
    kind: Literal["bind"] = "bind"


class LaidOpen(NamedTuple):
    """Cards are shown to all."""

    seat: Seat  # whose hand it is; ``NO_SEAT``: a heap
    heap: Pile | None
    cards: Sequence[Card]
    kind: Literal["lay_open"] = "lay_open"


class HeapTaken(NamedTuple):
    """As the first card is about to be led, the cards of a heap count among what a seat held and has taken."""

    seat: Seat
    heap: Pile
    cards: Sequence[Card]
    known: Sequence[CardSet] = ()  # for each seat those of which it knows that they lie there
    kind: Literal["heap"] = "heap"


class Transferred(NamedTuple):
    """Cards change places."""

    seat: Seat
    gives: Sequence[Card]
    takes: Sequence[Card]
    source: Pile | None  # where those taken come from; None: none are
    to: Pile | Seat | None = None  # where those given go; None: none do, or each lies where one was taken
    shown: bool = False  # whether all see those given
    at_once: bool = False  # whether they change hands only when everybody has chosen
    kind: Literal["transfer"] = "transfer"


# --- the play ---------------------------------------------------------------------------------------------------------


class CardPlayed(NamedTuple):
    """A card is played."""

    seat: Seat
    card: Card
    face_down: bool
    legal: tuple[Action, ...]  # whatever might have been done
    kind: Literal["play"] = "play"


class Pass(NamedTuple):
    """A seat passes, in a trick or a transfer."""

    seat: Seat
    asked: bool = False  # whether only that seat may know that it was asked: to give cards, or to show a meld
    kind: Literal["pass"] = "pass"


class NoLead(NamedTuple):
    """A seat on lead has no card that it may lead; the lead goes on to the next."""

    seat: Seat
    kind: Literal["no_lead"] = "no_lead"


class TrickEnd(NamedTuple):
    """A trick is complete."""

    number: int  # from 1
    leader: Seat
    cards: Sequence[Card]  # in playing order; ``NO_CARD``: the seat passed
    winner: Seat  # ``NO_SEAT``: nobody
    kind: Literal["trick"] = "trick"


class BonusGained(NamedTuple):
    """A seat gains a bonus for a card or a trick."""

    name: str
    seat: Seat
    of: str  # what it gains: points, card points of a kind, a counter, a total
    points: int  # how many of it
    kind: Literal["bonus"] = "bonus"


class Gained(NamedTuple):
    """Something is counted for a seat by what it says, or by a step of the deal."""

    name: str
    seat: Seat
    of: str
    points: int
    kind: Literal["gain"] = "gain"


class Melded(NamedTuple):
    """A seat shows a meld, or (without its cards) says of what kind its best one is."""

    seat: Seat
    name: str
    cards: Sequence[Card]
    kind: Literal["meld"] = "meld"


class CardsDrawn(NamedTuple):
    """A card is drawn from the stock; or dealt, of which it was open as the deal began whether it would be."""

    seat: Seat
    card: Card
    shown: bool = False  # whether it lay face up
    kind: Literal["draw"] = "draw"


# --- what is said -----------------------------------------------------------------------------------------------------


class Spoken(NamedTuple):
    """Something is chosen in a dialogue, or a meld that is shown."""

    seat: Seat
    choice: Action
    kind: Literal["dialogue"] = "dialogue"


class Concede(NamedTuple):
    """A side gives the deal up."""

    side: Side
    kind: Literal["concede"] = "concede"


class TableTalk(NamedTuple):
    """A seat says something that binds nobody."""

    seat: Seat
    text: str
    kind: Literal["say"] = "say"


# --- the end ----------------------------------------------------------------------------------------------------------


class Awarded(NamedTuple):
    """Points that a row (or giving up) brings a side, or costs it."""

    name: str
    side: Side
    points: int


class Marked(NamedTuple):
    """A mark made on the slate for a side: how much it has gained of what (below nought: lost)."""

    name: str
    side: Side
    gained: dict[str, int]


class DealEnd(NamedTuple):
    """The deal is scored."""

    number: int  # of the deal
    tricks: Sequence[int]  # by side
    awards: Sequence[Awarded]  # since the last one, what was paid before the deal among them
    points: Sequence[int]  # their sum by side
    totals: Sequence[Sequence[int]]  # the slate afterwards: for each total of the match, one number a side
    pools: Sequence[int]
    conceded: Side | None  # the side that gave up
    marks: Sequence[Marked]  # in order
    parties: Sequence[Sequence[Seat]]  # who was of each party
    kind: Literal["deal_end"] = "deal_end"


class MatchEnd(NamedTuple):
    """The match is over."""

    totals: Sequence[int]  # by side
    winner: Side | None
    awards: Sequence[Awarded]  # what is paid at the end, in no total
    slate: Sequence[Sequence[int]]  # every total but the points, as it stands then
    kind: Literal["match_end"] = "match_end"


Event: TypeAlias = (
    LotDrawn | SitsOut | PackCut | Deal | ThrownIn | NameBound | LaidOpen | Transferred | HeapTaken
    | CardPlayed | Pass | NoLead | TrickEnd | BonusGained | Gained | Melded | CardsDrawn
    | Spoken | Concede | TableTalk
    | DealEnd | MatchEnd
)  # fmt: skip


# --- what no record tells, for it follows from the rules --------------------------------------------------------------


class CardsDealt(NamedTuple):
    """A step of dealing is carried out: which of the cards that ``Deal`` tells in advance come now."""

    hands: Sequence[CardSet]  # for each seat
    face_up: Sequence[tuple[Card, Seat]]


class HandedOver(NamedTuple):
    """Everybody has chosen: what was held back changes hands."""


Aside: TypeAlias = CardsDealt | HandedOver
