"""Every term of the language can be said in every language: whoever adds a kind is told which sentence is missing.

The kinds are read off the unions and the enums; a book that lacks a sentence raises ``KeyError``, which names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from itertools import product
from typing import Any, TypeVar, get_args

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import (
    Circle,
    Compare,
    Group,
    Heap,
    Holding,
    Moment,
    Operation,
    Pile,
    Place,
    Quantifier,
    Role,
    Rounding,
    Suited,
)
from stich.language.conditions.measures import MEASURES, Kept, Measure
from stich.language.conditions.words import Question
from stich.language.model.bindings import Bind
from stich.language.model.deal import (
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    DealHeap,
    Give,
    LayOpen,
    Leave,
    Portion,
    ReckonRow,
    ShowMelds,
    Speak,
    Step,
    Taking,
    Transfer,
    TurnUp,
)
from stich.language.model.dialogues import (
    BeginPlay,
    Bid,
    Effect,
    EndDeal,
    GoTo,
    Reckon,
    SitOut,
    Swap,
    WinMatch,
)
from stich.language.model.names import Names, english
from stich.language.model.play import Concession
from stich.language.model.score import Account, Bonus, Change, Doing, FromPool, Occasion, Row, Tier, WhoPlayed
from stich.messages.book import FORMS, LANGUAGES, Said, book_of
from stich.sheet.conditions import ConditionWords
from stich.sheet.deal import _step
from stich.sheet.dialogues import told_effect
from stich.sheet.rows import conceded, condition_of, effects, told
from stich.sheet.score import _bonus
from tests.sheet.a_game import (
    ALONE,
    CARD,
    CLOSER,
    CLOSER_SEAT,
    KINGS,
    PAIRS,
    RANK,
    THREE,
    TRUMP,
    TRUMPS,
    at_least,
    tricks,
)

T = TypeVar("T")
SEAT = t.SeatRef(Role.SEAT)
INDEXED = {measure: 0 for measure, row in MEASURES.items() if row.indexed}
MANY = [t.Many(each, group, than) for each in Quantifier for group in Group for than in (None, Circle.THIS)]
MANY += [t.Many(each, Group.SEATS, party=t.Party(0)) for each in Quantifier]
ROLES = [t.SeatRef(role, binding=CLOSER if role is Role.BOUND else -1, cards=KINGS if role is Role.HOLDER else None)
         for role in Role]  # fmt: skip
ONES: list[t.One] = [*Circle, *ROLES, *(t.SeatRef(Role.DEALER, far) for far in (-2, 1, 2)), t.SeatRef(Role.SEAT, -1),
                      t.SeatRef(Role.SPEAKER, partner=True), t.SeatRef(Role.SEAT, partner=True),
                     t.SideOf(CLOSER_SEAT), t.Party(0)]  # fmt: skip
SPOTS: list[t.Spot] = [
    *map(t.CardsIn, (*Place, Heap(0))),
    *(t.CardsOf(holding, one) for holding in Holding for one in (SEAT, CLOSER_SEAT)),
]
ACCOUNTS: list[Account] = [
    FromPool(0),
    WhoPlayed(KINGS),
    t.Many(Quantifier.EACH, Group.SIDES, Circle.THIS),
    CLOSER_SEAT,
]


def counts(measure: Measure) -> list[t.Count]:
    """What is counted, of nobody or of this one and that."""
    index = INDEXED.get(measure, -1)
    if MEASURES[measure].kept is Kept.BY_NOBODY:
        return [t.Count(measure, index)]
    return [t.Count(measure, index, one) for one in (Circle.THIS, Circle.SIDE, Circle.ALL, CLOSER_SEAT)]


COUNTS: list[t.Number] = [count for measure in MEASURES for count in counts(measure)]
TRICKS, STAKE = tricks(Circle.THIS), t.Count(Measure.STAKE)

CARDS: list[t.Cards] = [
    KINGS, TRUMPS, t.Bound(RANK), t.Bound(CARD), t.Colour(TRUMP), t.NextRank(RANK), t.OfPower(0), t.PlainCards(),
    *(t.Ranked(2, higher) for higher in (False, True)), *map(t.SameSuit, Suited), t.Beating(),
    *(t.Highest(TRUMPS, spot) for spot in SPOTS),
    t.AllOf(()), t.AllOf((TRUMPS, KINGS)), t.AnyOf((TRUMPS, KINGS)), t.NotIn(KINGS),
]  # fmt: skip

JOINED: list[tuple[t.Number, t.Number]] = [
    (TRICKS, STAKE), (t.Constant(2), STAKE), (t.Constant(10), TRICKS), (t.Constant(0), TRICKS),
    (TRICKS, t.Count(Measure.BIDS, of=Circle.THIS)),
]  # fmt: skip
NUMBERS: list[t.Number] = [
    t.Constant(3), t.Constant(-3), *COUNTS, t.Whole(Measure.TRICKS), t.Whole(Measure.POINTS, 0),
    *(t.NumberOf(KINGS, spots) for spots in [(), *((spot,) for spot in SPOTS), tuple(SPOTS[-2:])]),
    *(t.Worth(0, spot) for spot in SPOTS),
    *(t.InARow(TRUMPS, spot, missing) for spot in SPOTS for missing in (False, True)),
    *(t.Reckoned(how, left, right) for how in Operation for left, right in JOINED),
    t.Divided(TRICKS, 3), *(t.Rounded(TRICKS, how, STAKE) for how in Rounding),
    *(t.Cases(((t.Named(TRUMP), t.Constant(2)),), t.Constant(other)) for other in (0, 1)),
    *(t.NumberDefined(0, one) for one in (Circle.THIS, CLOSER_SEAT)),
]  # fmt: skip

RIGHTS: list[t.Number] = [t.Constant(0), t.Constant(1), t.Constant(5), t.NumberDefined(0)]
LYING: list[t.Number] = [t.NumberOf(KINGS, (spot,)) for spot in SPOTS]
COMPARED = [t.Compared(left, how, right) for left in [*COUNTS, *LYING] for how in Compare for right in RIGHTS] + [
    *(t.Compared(lying, Compare.EXACTLY, t.NumberOf(KINGS, ())) for lying in LYING),
    *(t.Compared(left, how, right) for how in Compare for left in COUNTS for right in COUNTS),
    t.Compared(TRICKS, Compare.AT_LEAST, t.Whole(Measure.TRICKS)),
    *(t.Compared(number, how, STAKE) for how in Compare for number in NUMBERS),
]
FACTS: list[t.Condition] = [
    t.Always(), t.Always(False), t.Led(), *map(t.Now, Moment), *COMPARED, t.InDeal(1, 4), t.WasLed(KINGS),
    *(t.Run(one, last, number, cards) for one in (SEAT, Circle.ALL) for last in (False, True) for number in (1, 3)
      for cards in (None, KINGS)),
    *(t.Same(SEAT, one) for one in ONES), *(t.Within(CLOSER_SEAT, one) for one in ONES),
    t.Named(TRUMP), t.BindingIs(TRUMP, t.Literal((1, 2))), t.BindingIs(RANK, t.Literal((1,))),
    t.BindingIs(TRUMP, t.Bound(TRUMP)), t.BindingIs(TRUMP, t.Colour(TRUMP)),
    *(t.BindingIs(TRUMP, t.SameSuit(suited)) for suited in Suited),
    t.HoldsTrick(SEAT), t.HoldsTrick(Circle.OTHERS), t.Plays(SEAT), t.ConditionDefined(0),
]  # fmt: skip
MEMBER = t.Member()
OF_MEMBERS: list[t.Condition] = [
    at_least(tricks(MEMBER), 3), at_least(t.NumberOf(KINGS, (t.CardsOf(Holding.HAND, MEMBER),)), 1),
    t.HoldsTrick(MEMBER), t.Plays(MEMBER), t.Run(MEMBER, True, 2),
    *(t.Compared(tricks(MEMBER), how, tricks(Circle.SIDE)) for how in Compare),
    t.Quantified(MANY[3], t.Compared(tricks(t.Member(1)), Compare.MORE, tricks(MEMBER))),
]  # fmt: skip
CONDITIONS = [*FACTS, *(t.Quantified(many, part) for many in MANY for part in OF_MEMBERS),
              t.And((t.Led(), t.Or((t.Named(TRUMP), t.Plays(SEAT))))), t.Not(t.Led())]  # fmt: skip

CHANGES = [Change(doing, measure, 0, number) for doing in Doing for number in (t.Constant(2), TRICKS)
           for measure in (Measure.POINTS, Measure.COUNTER, Measure.TOTAL)]  # fmt: skip
ROW = Row(Names("row"), points=t.Constant(2))
ROWS = [
    *(Row(Names("row"), points=points, source=account) for points in (t.Constant(2), t.Count(Measure.POOL, 0))
      for account in (None, *ACCOUNTS)),
    *(Row(Names("row"), t.Named(TRUMP), pays=points, to=account) for points in (STAKE, t.Count(Measure.POOL, 0))
      for account in (None, *ACCOUNTS)),
    *(Row(Names("row"), at_least(TRICKS, 1), changes=(change,)) for change in CHANGES),
    Row(Names("row"), says=english("as it is"), clears=(1,)),
    Row(Names("row"), t.Or((t.Led(), t.Plays(SEAT))), points=STAKE, given_up=True),
]  # fmt: skip
PLACES: list[Pile | t.SeatRef] = [Place.STOCK, Place.ASIDE, Place.TURNED, Place.EXPOSED, Heap(0), CLOSER_SEAT]
STEPS: list[Step] = [
    *(Cut(SEAT, looks, cards) for looks, cards in ((0, None), (3, KINGS))),
    DealCards((3, 2)), DealCards((2,), face_up=1, last=1), DealCards((3,), by_deal=((3,), (2,), (1,))),
    DealCards((3,), turned_to=CLOSER_SEAT),
    TurnUp(TRUMP, 1, on_stock=True), TurnUp(TRUMP, 2, (KINGS, TRUMPS), 3, True, True),
    *(BindFaceUp(TRUMP, highest, last) for highest in (False, True) for last in (False, True)), BindLastDealt(TRUMP),
    *(Transfer(Names("swap"), t.SeatRef(Role.FOREHAND), (Give(KINGS, at_least(TRICKS, 1)),), t.AllOf(()), source, who,
               t.Named(TRUMP), portion, to, taking, 2, must, True, True, True, True)
      for source, who, portion, to, taking, must in product(
          (Place.STOCK, Place.TURNED, Place.EXPOSED, Place.ASIDE, Heap(0)), (None, CLOSER_SEAT),
          (None, Portion(), Portion(0, -1), Portion(1, -1), Portion(1, -1, 2), Portion(1, 3)),
          PLACES, Taking, (False, True))),
    DealCards((2,), when=t.Named(TRUMP)), TurnUp(TRUMP, 1, when=t.Named(CLOSER)),
    DealHeap(Heap(0), 2, when=t.Named(TRUMP)),
    BindNow(Bind(TRUMP, (1,)), when=t.Named(CLOSER)), Leave(SEAT), Leave(SEAT, when=t.Named(CLOSER)),
    DealHeap(Heap(0), 2), DealHeap(Heap(0), 3, (2, 3)), BindNow(Bind(TRUMP, (1,)), (Bind(TRUMP, (0,)),)),
    BindNow(Bind(TRUMP, (1,))),
    BindNow(Bind(CLOSER, seat=SEAT)),
    LayOpen(CLOSER_SEAT, None, t.Always(), 1),
    *(LayOpen(of, pile, when) for of, pile in ((CLOSER_SEAT, None), (None, Heap(0)), (None, Place.ASIDE))
      for when in (t.Always(), t.Named(TRUMP))),
    Speak(0), ShowMelds(0), ReckonRow(Tier((ROW,))), ReckonRow(Tier((ROW, ROW), SEAT)),
]  # fmt: skip
EFFECTS: list[Effect] = [
    Bind(TRUMP, (1,)), Bind(CLOSER, seat=SEAT), Bind(TRUMP, binding=TRUMP), *map(Reckon, ROWS), GoTo(0),
    *(Swap(KINGS, place) for place in (Place.STOCK, Place.TURNED, Place.EXPOSED, Place.ASIDE)), SitOut(SEAT),
    *map(EndDeal, (False, True)), Bid(3), Bid(3, True), BeginPlay(), WinMatch(),
]  # fmt: skip
BONUSES = [Bonus(event, cards, ROW, whom, (Bind(CLOSER, seat=SEAT),), 0, True) for event in Occasion
           for cards in (KINGS, t.AllOf(())) for whom in (None, MANY[1])]  # fmt: skip


def books(language: str) -> Iterator[ConditionWords]:
    """The phrases at every kind of table, whoever is in question."""
    for game in (PAIRS, ALONE, THREE):
        alone = all(len(side) == 1 for side in game.seats.sides)
        for question in (Question.SIDE, Question.SEAT):
            yield ConditionWords(game, book_of(language, alone), question=question)
        yield ConditionWords(game, book_of(language, alone)).weighing(CLOSER_SEAT)


def said_in(text: str, form: str) -> str:
    return text.form(form) if isinstance(text, Said) else text


TABLES = 9  # that `books` gives


def dealt_out(specimens: list[T], table: int) -> list[T]:
    """The specimens that are shown at a table: all, but of the pairs of two counts and of the transfers, whose parts
    are each worded by itself and of which there are thousands, every ninth, so that each is shown at some table."""
    many = [each for each in specimens if is_of_many(each)]
    return [each for each in specimens if not is_of_many(each)] + many[table::TABLES]


def is_of_many(each: Any) -> bool:
    two_counts = isinstance(each, t.Compared) and {type(each.left), type(each.right)} == {t.Count}
    return two_counts or isinstance(each, Transfer)


def is_text(text: str) -> bool:
    """Whether nothing is left open in a phrase, nor is anything said twice over."""
    return bool(text.strip()) and not re.search(r"[{}`|?]|  | / |\b(\w+ )\1", text)


# --- the specimens are all there are ----------------------------------------------------------------------------------


def kinds(specimens: list[Any]) -> set[type]:
    return {type(each) for each in specimens}


@pytest.mark.parametrize(
    ("union", "specimens"),
    [(t.Cards, CARDS), (t.Number, NUMBERS), (t.Condition, [*CONDITIONS, t.Or(())]), (t.Spot, SPOTS),
     (t.One, [*ONES, MEMBER]), (Account, [*ACCOUNTS, *MANY, *ONES, MEMBER]), (Step, [*STEPS, Again(0)]),
     (Effect, EFFECTS)],
)  # fmt: skip
def test_a_specimen_of_every_kind_is_shown(union: Any, specimens: list[Any]) -> None:
    assert set(get_args(union)) == kinds(specimens)


def test_nothing_that_may_be_said_of_a_row_or_a_transfer_is_left_out() -> None:
    for kind, specimens in ((Row, ROWS), (Transfer, STEPS), (Bonus, BONUSES), (DealCards, STEPS), (TurnUp, STEPS),
                            (DealHeap, STEPS), (BindNow, STEPS), (LayOpen, STEPS)):  # fmt: skip
        shown = [each for each in specimens if isinstance(each, kind)]
        for field in fields(kind):
            if field.default is not MISSING and field.name not in ("citation", "span", "first"):
                assert any(getattr(each, field.name) != field.default for each in shown), (
                    f"{kind.__name__}.{field.name}"
                )


# --- everything can be said -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_set_of_cards_is_said(language: str) -> None:
    for p in books(language):
        assert [cards for cards in CARDS if not is_text(p.cards(cards))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_said_in_all_cases(language: str) -> None:
    for p in books(language):
        said = [p.whom(whom) for whom in (*ONES, *MANY)] + [p.account(account) for account in ACCOUNTS]
        assert [text for text in said for form in ("", *FORMS) if not is_text(said_in(text, form))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_said(language: str) -> None:
    for p in books(language):
        said = [(term, text) for term in NUMBERS for text in (p.number(term), p.points(term), p.amount(term))]
        assert [(term, text) for term, text in said if not is_text(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_is_said_and_its_contrary_is_another(language: str) -> None:
    for table, p in enumerate(books(language)):
        for term in dealt_out(CONDITIONS, table):
            said, contrary = p.condition(term), p.condition(term, True)
            assert is_text(said) and is_text(contrary) and said != contrary, term
            assert not re.search(r"[{}`|?*]|  | / ", said.form("sub") + contrary.form("sub")), term


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_is_said(language: str) -> None:
    for p in books(language):
        for row in ROWS:
            assert all(map(is_text, effects(p, row))) and (is_text(condition_of(p, row)) or row.when == t.Always())
            assert all(is_text(text) for whom in (None, *MANY, *ONES) for text in told(p, [Tier((row, ROW), whom)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_effect_bonus_and_concession_is_said(language: str) -> None:
    for table, p in enumerate(books(language)):
        assert [step for step in dealt_out(STEPS, table) if not is_text(_step(p, step))] == []
        assert [effect for effect in EFFECTS if not is_text(told_effect(p, effect))] == []
        assert [bonus for bonus in BONUSES if not is_text(_bonus(p, bonus))] == []
        assert all(is_text(str(word)) for source in (None, Circle.SIDE, Circle.THIS, MANY[2])
                   for word in conceded(p, Concession(STAKE, source)).values())  # fmt: skip


def test_what_is_dealt_out_is_all_shown() -> None:
    assert len(list(books("en"))) == TABLES
    for specimens in (CONDITIONS, STEPS):
        shown = {id(each) for table in range(TABLES) for each in dealt_out(specimens, table)}
        assert shown == set(map(id, specimens))
