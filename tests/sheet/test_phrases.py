"""How the common shapes are said: as at a table, in every language, and their contraries mirrored."""

from __future__ import annotations

import pytest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import (
    Circle,
    Compare,
    Group,
    Holding,
    Moment,
    Operation,
    Place,
    Quantifier,
    Role,
    Rounding,
)
from stich.language.conditions.measures import Measure
from stich.language.conditions.words import Question
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.model.score import Bonus, Change, Doing, FromPool, Occasion, Row, Tier
from stich.messages.book import book_of
from stich.sheet.conditions import ConditionWords
from stich.sheet.rows import told
from stich.sheet.score import _bonus
from tests.sheet.a_game import ALONE, CLOSER_SEAT, KINGS, PAIRS, THREE, TRUMPS, at_least, tricks

SIDE, SEAT, THIS, OTHER = Circle.SIDE, t.SeatRef(Role.SEAT), Circle.THIS, Circle.OTHER_SIDE
EYES = t.Count(Measure.POINTS, 0, SIDE)
BID = t.Count(Measure.BIDS, of=THIS)
A_SIDE, NO_SIDE = (t.Many(each, Group.SIDES) for each in (Quantifier.SOME, Quantifier.NO))
EACH_OTHER = t.Many(Quantifier.EACH, Group.SIDES, THIS)
NO_HAND = t.Many(Quantifier.NO, Group.SEATS)
MEMBER = t.Member()


def english(game: GameModel = PAIRS, question: Question = Question.SIDE) -> ConditionWords:
    return ConditionWords(game, book_of("en", game is not PAIRS), question=question)


def holds(of: t.One, holding: Holding = Holding.HAND) -> t.Number:
    return t.NumberOf(KINGS, (t.CardsOf(holding, of),))


def lie(place: Place) -> t.Number:
    return t.NumberOf(KINGS, (t.CardsIn(place),))


def compared(left: t.Number, compare: Compare, right: int | t.Number) -> t.Compared:
    return t.Compared(left, compare, t.Constant(right) if isinstance(right, int) else right)


# --- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("term", "said", "contrary"),
    [
        (at_least(tricks(SIDE), 3), "the side has at least 3 tricks", "the side has at most 2 tricks"),
        (compared(tricks(SIDE), Compare.MORE, 3), "the side has at least 4 tricks", "the side has at most 3 tricks"),
        (compared(tricks(OTHER), Compare.EXACTLY, 0), "the other side has no tricks",
         "the other side has at least 1 trick"),
        (compared(tricks(Circle.ALL), Compare.EXACTLY, 2), "all sides together have exactly 2 tricks",
         "not (all sides together have exactly 2 tricks)"),
        (compared(EYES, Compare.AT_LEAST, t.Whole(Measure.POINTS, 0)), "the side has all eyes",
         "the side does not have all eyes"),
        (compared(tricks(SIDE), Compare.MORE, tricks(OTHER)), "the side has more tricks than the other side",
         "the side has at most as many tricks as the other side"),
        (compared(tricks(THIS), Compare.AT_LEAST, BID), "the side makes its bid", "the side does not make its bid"),
        (compared(tricks(THIS), Compare.EXACTLY, BID), "the side takes exactly as many tricks as bid",
         "the side does not take exactly as many tricks as bid"),
        (at_least(holds(SEAT), 1), "the player holds king", "the player holds no king"),
        (at_least(holds(SEAT), 2), "the player holds at least 2 of these: king",
         "the player holds at most 1 of these: king"),
        (compared(holds(SIDE, Holding.HELD), Compare.EXACTLY, t.NumberOf(KINGS, ())),
         "the side held all of these when the first card was led: king",
         "the side did not hold all of these when the first card was led: king"),
        (at_least(lie(Place.TRICK), 1), "the trick has king", "the trick has no king"),
        (at_least(lie(Place.TURNED), 1), "king lies turned up", "no king lies turned up"),
        (compared(lie(Place.PLAYED), Compare.EXACTLY, 0), "king have not been played before",
         "king have been played before"),
        (compared(t.Count(Measure.TRICK), Compare.FEWER, 3), "it is trick 2 or an earlier one",
         "it is trick 3 or a later one"),
        (at_least(t.Count(Measure.DEAL), 9), "9 deals have been played", "no more than 8 deals have been played"),
        (compared(t.Count(Measure.STAKE), Compare.EXACTLY, 1), "the stake is 1", "the stake is not 1"),
        (compared(t.Count(Measure.STAKE), Compare.AT_MOST, 4), "the stake is at most 4",
         "the stake is at least 5"),
        (compared(t.Count(Measure.POOL, 0), Compare.EXACTLY, 0), "the pot is empty", "the pot is not empty"),
        (compared(t.NumberDefined(0), Compare.AT_LEAST, t.Count(Measure.BIDS, of=CLOSER_SEAT)),
         "“value” is at least the bid of closer", "“value” is less than the bid of closer"),
        (t.Quantified(A_SIDE, at_least(tricks(MEMBER), 3)), "a side has at least 3 tricks",
         "no side has at least 3 tricks"),
        (t.Quantified(t.Many(Quantifier.EACH, Group.SEATS), at_least(tricks(MEMBER), 3)),
         "each player has at least 3 tricks", "a player has at most 2 tricks"),
        (t.Quantified(NO_HAND, at_least(holds(MEMBER), 1)), "no player holds king", "a player holds king"),
        (t.Quantified(A_SIDE, t.Quantified(t.Many(Quantifier.EACH, Group.SIDES, MEMBER),
                                           compared(tricks(t.Member(1)), Compare.MORE, tricks(MEMBER)))),
         "a side has more tricks than the other side", "no side has more tricks than the other side"),
        (t.Run(SIDE, False, 5), "the side has the first 5 tricks", "the side does not have the first 5 tricks"),
        (t.Run(SIDE, True, 1, TRUMPS), "the side has won the last trick with cards of trumps",
         "the side has not won the last trick with cards of trumps"),
        (t.Same(SEAT, t.SeatRef(Role.AHEAD)), "the player has most tricks, or had as many before anybody else",
         "the player does not have most tricks, or had them later than somebody else"),
        (t.Within(CLOSER_SEAT, SIDE), "closer belongs to the side", "closer does not belong to the side"),
        (t.ConditionDefined(0), "“made” holds", "“made” does not hold"),
        (t.And((t.Led(), t.Or((t.Now(Moment.STOCK_EMPTY), t.Now(Moment.ALL_PLAYED))))),
         "it is led and (the stock is empty or every card is played)",
         "it is not led or (the stock is not empty and cards are still to be played)"),
    ],
)  # fmt: skip
def test_a_condition_and_its_contrary(term: t.Condition, said: str, contrary: str) -> None:
    assert english().condition(term) == said
    assert english().condition(t.Not(term)) == contrary


@pytest.mark.parametrize(
    ("language", "term", "said"),
    [
        ("de", at_least(tricks(SIDE), 3), "die Partei hat mindestens 3 Stiche"),
        ("de", at_least(holds(CLOSER_SEAT), 1), "closer hält einen König"),
        ("de", compared(tricks(Circle.ALL), Compare.MORE, tricks(OTHER)),
         "alle Parteien zusammen haben mehr Stiche als die Gegenpartei"),
        ("de", compared(t.NumberDefined(0), Compare.AT_LEAST, t.Count(Measure.BIDS, of=t.SeatRef(Role.DEALER))),
         "„value“ beträgt mindestens das Gebot des Gebers"),
        ("de", t.Within(CLOSER_SEAT, OTHER), "closer gehört zur Gegenpartei"),
        ("ru", at_least(tricks(SIDE), 3), "у стороны по меньшей мере 3 взятки"),
        ("ru", t.Quantified(NO_SIDE, at_least(tricks(MEMBER), 3)),
         "нет стороны, у которой по меньшей мере 3 взятки"),
        ("ru", t.Within(CLOSER_SEAT, OTHER), "closer играет за другую сторону"),
        ("ru", t.HoldsTrick(t.SeatRef(Role.DEALER, 1)), "взятку держит игрок после сдающего"),
    ],
)  # fmt: skip
def test_cases_and_numbers_agree(language: str, term: t.Condition, said: str) -> None:
    assert ConditionWords(PAIRS, book_of(language)).condition(term) == said


@pytest.mark.parametrize(
    ("term", "said"),
    [
        (t.And((t.Led(), t.Or((t.Now(Moment.STOCK_EMPTY), t.Now(Moment.ALL_PLAYED))))),
         "sie ausgespielt ist und (der Talon leer ist oder alle Karten gespielt sind)"),
        (t.Not(t.And((t.Led(), t.Now(Moment.STOCK_EMPTY)))),
         "sie nicht ausgespielt ist oder der Talon nicht leer ist"),
        (at_least(lie(Place.TRICK), 1), "im Stich ein König liegt"),
        (compared(lie(Place.TRICK), Compare.EXACTLY, 0), "im Stich kein König liegt"),
        (t.Not(compared(tricks(Circle.ALL), Compare.EXACTLY, 2)),
         "es nicht so ist, dass alle Parteien zusammen genau 2 Stiche haben"),
        (t.Quantified(A_SIDE, compared(tricks(MEMBER), Compare.MORE, tricks(OTHER))),
         "eine Partei mehr Stiche hat als die Gegenpartei"),
        (t.Run(SIDE, True, 1, TRUMPS), "die Partei den letzten Stich mit einer Karte in Trumpf gewonnen hat"),
    ],
)  # fmt: skip
def test_a_german_clause_after_when_puts_its_verb_last(term: t.Condition, said: str) -> None:
    german = ConditionWords(PAIRS, book_of("de"))
    assert german.condition(term).form("sub") == said
    assert german.only_when(term, "so") == f"Wenn {said}: so"


def test_a_language_with_one_order_of_words_says_a_clause_in_one_way() -> None:
    """Also a long one, which is a list of cases."""
    all_of = t.And(tuple(at_least(tricks(SIDE), number) for number in range(1, 6)))
    assert english().condition(all_of).form("sub") == english().condition(all_of)
    german = ConditionWords(PAIRS, book_of("de")).spelled(all_of)
    assert german.startswith("dies alles trifft zu:\ndie Partei hat mindestens 1 Stich\n")
    assert german.form("sub").startswith("dies alles zutrifft:\ndie Partei hat mindestens 1 Stich\n")


def test_who_is_in_question_is_said_as_a_side_or_a_player() -> None:
    has = at_least(tricks(THIS), 1)
    side, seat = english(), english(question=Question.SEAT)
    assert side.condition(has) == "the side has at least 1 trick"
    assert seat.condition(has) == "the player has at least 1 trick"
    assert seat.condition(at_least(tricks(SIDE), 1)) == "his side has at least 1 trick"
    assert side.weighing(CLOSER_SEAT).condition(has) == "closer has at least 1 trick"


def test_where_everybody_plays_alone_a_side_is_a_player() -> None:
    p = english(ALONE)
    assert p.condition(t.Quantified(A_SIDE, at_least(tricks(MEMBER), 3))) == "a player has at least 3 tricks"
    assert p.condition(at_least(tricks(OTHER), 3)) == "the opponent has at least 3 tricks"
    assert p.condition(t.Within(CLOSER_SEAT, SIDE)) == "closer is the player"
    assert english(THREE).whom(EACH_OTHER) == "each other player"


# --- numbers ----------------------------------------------------------------------------------------------------------


OVER_SIX = t.Reckoned(Operation.OVER, tricks(THIS), t.Constant(6))
STAKE = t.Count(Measure.STAKE)


@pytest.mark.parametrize(
    ("term", "said", "german", "russian"),
    [
        (t.Constant(1), "1 point", "1 Punkt", "1 очко"),
        (t.Constant(-10), "−10 points", "−10 Punkte", "−10 очков"),
        (STAKE, "the stake", "der Einsatz", "ставка"),
        (t.Reckoned(Operation.TIMES, t.Constant(2), STAKE), "2 times the stake",
         "das Doppelte des Einsatzes", "ставка, умноженная на 2"),
        (t.Reckoned(Operation.TIMES, t.Constant(10), BID), "10 for each trick of its bid",
         "10 für jeden gebotenen Stich", "10 за каждую заявленную взятку"),
        (tricks(THIS), "1 for each of its tricks", "1 für jeden Stich", "1 за каждую взятку"),
        (OVER_SIX, "1 for each of its tricks beyond 6", "1 für jeden Stich über 6", "1 за каждую взятку сверх 6"),
        (t.Reckoned(Operation.TIMES, t.Constant(3), t.Count(Measure.POINTS, 0, CLOSER_SEAT)),
         "3 for each of the eyes of closer", "3 für jedes Auge von closer", "3 за каждое очко игрока «closer»"),
        (t.Reckoned(Operation.AT_LEAST, t.Divided(t.Count(Measure.POOL, 0), 3), t.Constant(1)),
         "the pot divided by 3, rounded down, but at least 1",
         "„pot“ geteilt durch 3 (abgerundet), mindestens aber 1",
         "касса «pot», делённая на 3 с округлением вниз, но не меньше 1"),
        (t.Rounded(t.NumberDefined(0, CLOSER_SEAT), Rounding.UP, t.Constant(5)),
         "“value” of closer rounded up to a multiple of 5", "„value“ von closer aufgerundet auf ein Vielfaches von 5",
         "«value» игрока «closer» с округлением вверх до числа, кратного 5"),
        (t.Cases(((t.Named(0), t.Constant(9)),), t.Constant(24)), "9 if trump has been named; else 24",
         "9, wenn Trumpf feststeht; sonst 24", "9, если уже есть козырь; иначе 24"),
        (t.Reckoned(Operation.TIMES, t.Reckoned(Operation.PLUS, t.NumberDefined(0), t.Constant(1)), STAKE),
         "(“value” plus 1) times the stake", "(„value“ plus 1) mal den Einsatz", "(«value» плюс 1) × ставка"),
        (t.InARow(TRUMPS, t.CardsOf(Holding.HELD, CLOSER_SEAT)),
         "the number of cards held by closer when the first card was led (cards of trumps), counted from the highest "
         "down without a gap",
         "die Zahl der Karten beim ersten Ausspiel auf der Hand von closer (Karten in Trumpf; von der höchsten an "
         "ohne Lücke gezählt)",
         "число карт на руках у игрока «closer» к первому ходу (карта козырной масти), считая от старшей вниз без "
         "пропуска"),
    ],
)  # fmt: skip
def test_a_number_of_points(term: t.Number, said: str, german: str, russian: str) -> None:
    told = [ConditionWords(PAIRS, book_of(language)).points(term) for language in ("en", "de", "ru")]
    assert told == [said, german, russian]


# --- rows -------------------------------------------------------------------------------------------------------------


def row(when: t.Condition | None = None, **does: object) -> Row:
    return Row(Names("row"), when or t.Always(), **does)  # type: ignore[arg-type]


GAINS = Change(Doing.GAINS, Measure.TOTAL, 1, t.Constant(1))
HAS_BAGS = at_least(t.Count(Measure.TOTAL, 1, SIDE), 10)
POT = t.Count(Measure.POOL, 0)


@pytest.mark.parametrize(
    ("tier", "said"),
    [
        (Tier((row(pays=t.Constant(2), to=FromPool(0)),)), "row: each player puts 2 points into the pot"),
        (Tier((row(compared(POT, Compare.EXACTLY, 0), pays=t.Constant(2), to=FromPool(0)),)),
         "row: when the pot is empty, each player puts 2 points into the pot"),
        (Tier((row(HAS_BAGS, pays=t.Constant(3), to=EACH_OTHER),)),
         "row: when the player has at least 10 bags, the player pays 3 points to each other player"),
        (Tier((row(points=POT, source=FromPool(0)),), CLOSER_SEAT), "row: closer takes all that lies in the pot"),
        (Tier((row(at_least(tricks(THIS), 1), changes=(GAINS,), clears=(1,)),), CLOSER_SEAT),
         "row: when closer has at least 1 trick, closer gains 1 bag and bags go to nought for all"),
        (Tier((row(points=t.Constant(1)), row(pays=POT, to=FromPool(0), given_up=True))),
         "only the first of these that holds: row: each player gets 1 point; row: when the deal was given up, "
         "each player puts as much into the pot as lies in it"),
    ],
)  # fmt: skip
def test_a_row_is_a_sentence(tier: Tier, said: str) -> None:
    assert list(told(english(THREE), [tier])) == [said]


def test_a_bonus_is_told_by_its_event() -> None:
    gains = row(at_least(holds(SEAT), 1), changes=(Change(Doing.GAINS, Measure.POINTS, 0, t.Constant(20)),))
    led = _bonus(english(), Bonus(Occasion.LEAD, KINGS, gains, dialogue=0))
    assert led == "row: whoever leads king gains 20 eyes and opens “raise”, when the player holds king"
    won = Bonus(Occasion.TRICK, t.AllOf(()), row(points=t.Constant(5)), EACH_OTHER, wins_match=True)
    assert _bonus(english(), won) == "row: when a trick is taken, the other side gets 5 points and wins the match"
