"""The voice at the table: who is meant, what is refused and why, what may be said, how a trick is judged, who wins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from stich.cards import NO_SEAT
from stich.engine.errors import Bar, Barred, IllegalPlayError
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Operation
from stich.language.conditions.measures import Measure
from stich.messages.book import LANGUAGES, book_of
from stich.rules.verdict import Cause
from stich.rules.whynot import Fate
from stich.voice.offers import choices
from stich.voice.refusals import prohibition, refusal
from stich.voice.settled import settled
from stich.voice.transcript import Transcript, who_wins
from stich.voice.words import TableWords, table_words
from tests.specs_under_test import Bots, playable


def positions(name: str, seeds: int = 12) -> Iterator[State]:
    """The same state before each decision of some deals."""
    for seed in range(seeds):
        state = playable(name).start(seed, deals=1)
        for _ in Bots(seed, playable(name).plan.players).play_out(state):
            yield state


def refused(name: str, bar: Bar, language: str = "en") -> str:
    """The first refusal of this kind in some deals, to who is at turn."""
    for state in positions(name):
        seen = state.view(state.to_act)
        for card in set(seen.hand) - set(seen.legal) if state.stage == Stage.TRICK else ():
            try:
                state.play(card)
            except IllegalPlayError as fault:
                if fault.barred.bar is bar:
                    words = table_words(state.plan.game, language, state.to_act)
                    return refusal(words, state.plan, fault.barred, state.bound)
    raise AssertionError(f"{name} refuses nothing so")


# --- who is meant -----------------------------------------------------------------------------------------------------


def named(name: str, reader: int, language: str = "en") -> list[str]:
    words = table_words(playable(name).model, language, reader)
    return [str(words.who(seat)) for seat in range(playable(name).plan.players)]


def test_players_are_called_as_they_sit() -> None:
    assert named("whist", NO_SEAT) == ["player 1", "player 2", "player 3", "player 4"]
    assert named("whist", 1) == ["player 1", "you", "player 3", "your partner"]
    assert named("hearts", 0, "de") == ["du", "Spieler 2", "Spieler 3", "Spieler 4"]
    assert named("braus-6p", 0) == ["you", *(f"player {number}" for number in range(2, 7))]


def test_sides_are_called_by_their_players() -> None:
    outside, inside = (table_words(playable("braus-6p").model, "en", reader) for reader in (NO_SEAT, 0))
    assert [str(outside.side(side)) for side in (0, 1)] == ["players 1, 3 and 5", "players 2, 4 and 6"]
    assert [str(inside.side(side)) for side in (0, 1)] == ["you and players 3 and 5", "players 2, 4 and 6"]


def test_a_phrase_for_several_has_its_cases() -> None:
    words = table_words(playable("whist").model, "ru", 0)
    assert words.side(0).form("dat") == "вам и вашему партнёру"
    assert words.side(1).form("gen") == "игроков 2 и 4"


def test_where_players_sit_follows_the_way_of_play() -> None:
    clockwise, other = (table_words(playable(name).model, "en", 0) for name in ("hearts", "karniffel"))
    assert [clockwise.where(seat) for seat in range(4)] == ["", "on your left", "opposite you", "on your right"]
    assert [other.where(seat) for seat in range(4)] == ["", "on your right", "opposite you", "on your left"]


def test_your_own_score_comes_first() -> None:
    words = table_words(playable("hearts").model, "en", 2)
    assert words.score([1, 2, 3, 4]) == "3–4–1–2"
    assert replace(words, reader=NO_SEAT).score([1, -2, 3, 4]) == "1 / −2 / 3 / 4"


# --- who wins ---------------------------------------------------------------------------------------------------------


def ended(name: str, seat: int | None, winner: int | None, language: str = "en") -> str:
    game = playable(name)
    line = {"event": "match_end", "winner": winner, "totals": [3, *[1] * (len(game.plan.sides) - 1)], "awards": []}
    *_, last = Transcript(game, seat, language).tell(line)
    return last


@pytest.mark.parametrize(
    ("name", "seat", "winner", "said"),
    [
        ("elfern", 0, 0, "You win, points 3–1"),
        ("elfern", 0, 1, "Player 2 wins, points 3–1"),
        ("elfern", None, 0, "Player 1 wins, points 3–1"),
        ("whist", 2, 0, "You and your partner win, points 3–1"),
        ("whist", 1, 0, "Players 1 and 3 win, points 1–3"),
        ("whist", None, 1, "Players 2 and 4 win, points 3–1"),
        ("whist", 0, None, "Nobody wins, points 3–1"),
    ],
)
def test_who_wins_is_told_as_at_a_table(name: str, seat: int | None, winner: int | None, said: str) -> None:
    assert ended(name, seat, winner) == said


def test_who_wins_in_other_languages() -> None:
    assert ended("whist", 2, 0, "de") == "Du und dein Partner gewinnt, Punkte 3–1"
    assert ended("elfern", 0, 0, "ru") == "Вы выиграли, счёт 3–1"
    assert who_wins(table_words(playable("whist").model, "de"), 1) == "die Spieler 2 und 4 gewinnen"


# --- what is refused --------------------------------------------------------------------------------------------------


def test_who_must_follow_is_told_the_suit_and_his_cards() -> None:
    said = refused("whist", Bar.RUNG)
    assert said.startswith("you must follow ")
    suit, cards = said.removeprefix("you must follow ").split(": ")
    assert {card[0] for card in cards.split()} == {suit[0].upper()}


def test_who_must_beat_is_told_so() -> None:
    assert "beat the card that holds the trick: " in refused("tarot-french", Bar.RUNG)


def unauthored(name: str, language: str = "en") -> TableWords:
    """The words for a game of which no prohibition has its author's own."""
    model = playable(name).model
    return table_words(replace(model, play=replace(model.play, guards_say=())), language)


def test_what_may_not_be_led_yet_is_told_by_its_suit() -> None:
    assert prohibition(unauthored("spades"), 0).startswith("spades may not be led yet (")
    assert prohibition(unauthored("spades", "de"), 0).startswith("Pik darf noch nicht ausgespielt werden (")
    assert "; you may play: " in refused("spades", Bar.GUARD)


def test_what_alone_may_be_led_is_told_so() -> None:
    assert "nothing may be led but C2" in prohibition(unauthored("hearts"), 0)


def test_an_author_says_himself_what_is_forbidden() -> None:
    assert refused("karnoeffel", Bar.GUARD).startswith("the Devil may not be led to the first trick; you may play: ")


@pytest.mark.parametrize("bar", Bar)
def test_everything_that_stands_against_an_action_has_words(bar: Bar) -> None:
    game, may = playable("hearts"), (0, 1)
    barred = Barred(bar, seat=0, card=3, may=may, rule=0, phase=0, suit_led=3)
    said = refusal(table_words(game.model, "en", 0), game.plan, barred)
    assert said and "illegal" not in said and "seat" not in said
    for language in LANGUAGES:
        assert bar in (Bar.GUARD, Bar.RUNG) or refusal(table_words(game.model, language, 0), game.plan, barred)


def test_a_card_that_a_partner_lacks_is_not_yours() -> None:
    game = playable("karniffel")
    barred = Barred(Bar.NOT_HELD, seat=2, card=0)
    assert refusal(table_words(game.model, "en", 0), game.plan, barred) == "AD is not in the hand of your partner"


# --- what may be said -------------------------------------------------------------------------------------------------


def at_words(name: str, word: str, seeds: int = 40) -> State:
    """A position in which this may be said."""
    for state in positions(name, seeds):
        if state.plan.actions.says[word] in state.legal_actions():
            return state
    raise AssertionError(f"nobody may say {word}")


def offered(state: State, language: str = "en") -> str:
    return list(choices(state.view(state.to_act), language))[-1].strip()


def test_what_is_offered_says_what_it_does() -> None:
    assert offered(at_words("truc", "accept")).endswith("?")
    said = offered(at_words("put", "throw in"))
    assert said.startswith("Instead of playing you may say: ")
    assert re.search(r"throw in \(you give up; the opponent gets 1 point[^)]*\)", said)


def test_what_is_to_be_answered_is_told_before_the_answers() -> None:
    state = at_words("put", "throw in")
    who, action = state.to_act, state.plan.actions.says["put"]
    state.play(action)
    told = [line.strip() for line in choices(state.view(state.to_act))]
    assert told[0] == f"Player {who + 1} says: I put."
    assert re.fullmatch(r"Put: what do you say, I see it \(for 5\) or I give up \(you give up; .*\)\?", told[1])


def test_what_all_answers_do_is_told_once() -> None:
    assert offered(playable("watten").start(5)).count("he names a rank") == 1


def test_a_lead_face_down_is_told_to_who_answers() -> None:
    state = next(state for state in positions("knueffeln", 40) if state.face_down and state.stage)
    told = [line.strip() for line in choices(state.view(state.to_act))]
    assert re.fullmatch(r"Player \d has led a card face down\.", told[0])
    assert told[1].endswith("accept (for 2) or strike the flag (you give up; the other side gets 1 point)?")


def test_many_bids_are_told_by_the_first_and_the_last() -> None:
    said = offered(playable("skat").start(3))
    assert "18, 20, 22" in said and said.endswith("… 264, pass (you bid no more)?") and "121" not in said


@pytest.mark.parametrize(
    ("operation", "number"),
    [(Operation.PLUS, 5), (Operation.MINUS, 1), (Operation.TIMES, 6), (Operation.OVER, 1),
     (Operation.AT_LEAST, 3), (Operation.AT_MOST, 2)],
)  # fmt: skip
def test_what_hangs_on_the_stake_is_worked_out(operation: Operation, number: int) -> None:
    term = t.Reckoned(operation, t.Count(Measure.STAKE), t.Constant(2))
    assert settled(term, 3) == t.Constant(number)
    tricks = t.Reckoned(operation, t.Count(Measure.TRICKS, of=t.SeatRef(0)), t.Constant(2))  # type: ignore[arg-type]
    assert settled(tricks, 3) == tricks


# --- how a trick is judged --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_and_every_fate_has_words(language: str) -> None:
    book = book_of(language)
    keys = [f"because-{cause.name.lower()}" for cause in Cause if cause is not Cause.LED]
    keys += [f"fate-{fate.name.lower()}" for fate in Fate]
    assert [key for key in keys if key not in book] == []
