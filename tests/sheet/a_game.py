"""A game built by hand with one of everything that a phrase can name."""

from __future__ import annotations

from dataclasses import replace

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Compare, Heap, Role
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Binding
from stich.language.model.contracts import Contract
from stich.language.model.dialogues import Dialogue, DialogueState, Opens
from stich.language.model.game import DefinedCondition, DefinedNumber, Definitions, GameModel
from stich.language.model.heaps import OwnHeap
from stich.language.model.match import Pool, Total
from stich.language.model.melds import MeldKind, MeldRun, Melds, Showing
from stich.language.model.names import Names
from stich.language.model.score import CardPoints, PointTable, Row
from stich.language.model.seats import NamedParty, Seats
from tests import games_by_hand as by_hand

DECK = by_hand.FRENCH_32
KINGS, TRUMPS = by_hand.ranks(DECK, "K"), t.Bound(0)
TRUMP, RANK, CARD, CLOSER, OPEN, CONTRACT = range(6)
KIND = MeldKind(Row(Names("three"), points=t.Constant(20)), MeldRun(3, 3), 0)
CLOSER_SEAT = t.SeatRef(Role.BOUND, binding=CLOSER)

BINDINGS = (
    Binding(Names("trump"), BindingKind.SUITS),
    Binding(Names("striker"), BindingKind.RANK),
    Binding(Names("turned"), BindingKind.CARD),
    Binding(Names("closer"), BindingKind.SEAT),
    Binding(Names("ouvert"), BindingKind.FLAG),
    Binding(Names("contract"), BindingKind.CONTRACT),
)
PARTIES = (
    NamedParty(Names("re"), (CLOSER_SEAT, t.Holders(by_hand.ranks(DECK, "Q")))),
    NamedParty(Names("kontra"), (t.TheOthers(),)),
    NamedParty(Names("bank"), (t.SeatRef(Role.DEALER),)),
)


def tricks(of: t.One) -> t.Count:
    return t.Count(Measure.TRICKS, of=of)


def at_least(left: t.Number, number: int) -> t.Compared:
    return t.Compared(left, Compare.AT_LEAST, t.Constant(number))


def a_game(*sides: int) -> GameModel:
    """``sides`` are their sizes; seats go round."""
    count, seats = len(sides), sum(sides)
    game = by_hand.make_game(DECK, (by_hand.power("old", KINGS),), bindings=BINDINGS,
                             card_points=(CardPoints(Names("eyes"), (PointTable(((KINGS, 4),)),)),))  # fmt: skip
    return replace(
        game,
        suit_names=tuple(map(Names, ("spades", "hearts", "diamonds", "clubs"))),
        rank_names=tuple(map(Names, DECK.ranks)),
        seats=Seats(seats, True, tuple(tuple(range(side, seats, count)) for side in range(count)), parties=PARTIES),
        counters=(Names("worth"),),
        contracts=(Contract(Names("solo"), 1, columns=(12,)), Contract(Names("grand"), 2, columns=(24,), height=1)),
        columns=(Names("price"),),
        definitions=Definitions(
            (DefinedNumber(Names("value"), t.Constant(3)),), (DefinedCondition(Names("made"), t.Always()),)
        ),
        dialogues=(Dialogue(Names("raise"), Opens.BONUS, t.Always(), (DialogueState("ask", CLOSER_SEAT, ()),)),),
        heaps=(OwnHeap(Names("widow"), Heap(0), t.SeatRef(Role.FOREHAND)),),
        melds=(Melds(Names("songs"), Showing.STEP, tuple(range(8)), (KIND,)),),
        match=replace(game.match, totals=(Total(Names("points")), Total(Names("bags"))), pools=(Pool(Names("pot")),)),
    )  # fmt: skip


PAIRS, ALONE, THREE = a_game(2, 2), a_game(1, 1), a_game(1, 1, 1)
