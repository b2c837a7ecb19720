"""A table as data: what each of the people sees, is asked, does, takes back, is told; and going on later."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from stich.engine.errors import RecordError
from stich.engine.view import View
from stich.match.record import replay, text_of
from stich.match.resume import resumed
from stich.messages.known import LANGUAGES
from stich.players.base import Weighed
from stich.players.thumb import ThumbPlayer
from stich.rng import Random
from stich.table.answers import answer, score_lines
from stich.table.commands import Beside, Request, read_request, word_for
from stich.table.desk import Desk, What
from stich.table.match import AskedFor, CardTable, RefusedError
from stich.table.picture import Picture, picture
from stich.table.slate import DRAWN, Column, SlateRow, strokes
from stich.table.talk import phrases, remark
from stich.voice.words import table_words
from tests.specs_under_test import NAMES, playable
from tests.table.at_table import Kept, first, play_out, sitting, table_of, typed, waited


def seen(table: CardTable) -> Picture:
    turn = waited(table)
    assert turn is not None
    return picture(table, turn.seat, turn)


def where(name: str, fits: Callable[[Picture], bool], people: tuple[int, ...] = (0,)) -> CardTable:
    """A table at which this holds of the picture of who is at turn; people do the first thing that they may do."""
    for seed in range(12):
        table = table_of(name, seed, people, deals=2)
        while (turn := waited(table)) is not None:
            if fits(picture(table, turn.seat, turn)):
                return table
            table.do(turn, table.legal(turn)[0])
    raise AssertionError("that never comes")


# --- what is seen -----------------------------------------------------------------------------------------------------


def test_a_hand_is_held_by_power_and_its_cards_have_their_names() -> None:
    table = where("karnoeffel", lambda seen: sum(bool(card.face.title) for card in seen.hand) > 1)
    hand = seen(table).hand
    powers = [card.face.power for card in hand if card.face.power >= 0]
    assert powers == sorted(powers)
    plain = [card.face.power for card in hand][len(powers) :]
    assert set(plain) <= {-1}
    titles = {table.game.model.powers[p].name.titles["en"] for p in powers}
    assert {card.face.title for card in hand if card.face.title} == titles


def test_a_card_that_may_not_be_played_says_why() -> None:
    table = where("whist", lambda seen: any(card.reason for card in seen.hand))
    barred = [card for card in seen(table).hand if not card.legal]
    assert all("you must follow" in card.reason and "whist.yaml" in card.reason for card in barred)
    assert typed(table, barred[0].face.name).lines == (barred[0].reason,)


def test_the_holder_of_the_trick_and_of_the_last_one_is_marked() -> None:
    table = where("karniffel", lambda seen: len(seen.trick) > 1)
    view = table.view(0)
    assert [each.seat for each in seen(table).trick if each.holds] == [view.holder_seat]
    while not seen(table).last:
        typed(table, first(table))
    last = table.last_trick(0)
    assert last is not None
    assert [each.seat for each in seen(table).last if each.holds] == [last.winner]


@pytest.mark.parametrize("name", ["karnoeffel", "doppelkopf", "skat", "hearts", "aluette"])
def test_nothing_in_a_picture_is_hidden_from_the_seat(name: str) -> None:
    """Hands, tricks and lines name no card that its view does not hold."""
    table = table_of(name, 5, deals=1)
    for _ in range(6):
        if waited(table) is None:
            break
        shown, view = seen(table), table.view(0)
        known = {card for _, cards in view.hands for card in cards} | {card for card in view.trick if card >= 0}
        known |= {card for _, cards, _ in view.tricks for card in cards if card >= 0}
        cards = [held.face.card for held in (*shown.hand, *(card for hand in shown.others for card in hand.cards))]
        cards += [each.face.card for each in (*shown.trick, *shown.last) if each.face.name]
        assert set(cards) <= known
        typed(table, first(table))


def test_a_lead_face_down_is_explained_where_it_may_be_done() -> None:
    table = where("knueffeln", lambda seen: bool(seen.once))
    assert "face down" in seen(table).once[0] and "accept or strike the flag" in seen(table).once[0]
    assert typed(table, f"{seen(table).hand[0].face.name} fd").what is What.DONE


# --- what is decided --------------------------------------------------------------------------------------------------


def test_enter_does_the_only_thing_and_nothing_else() -> None:
    table = where("whist", lambda seen: len(seen.deeds) == 1)
    assert typed(table, "").what is What.DONE
    table = where("whist", lambda seen: len(seen.deeds) > 1)
    assert typed(table, "").what is What.TOLD


def test_forced_cards_play_themselves_if_wanted() -> None:
    table = where("whist", lambda seen: len(seen.deeds) == 1)
    table.forced = True
    assert table.turn() is None
    typed(table, "forced")
    assert table.turn() is not None


def test_several_cards_are_given_at_once_or_none() -> None:
    table = table_of("hearts", 5)
    names = [card.face.name for card in seen(table).hand]
    missing = next(card for card in table.game.model.deck.cards if card not in names)
    assert typed(table, f"{names[0]} {names[1]} {missing}").what is What.TOLD
    assert table.view(0).chosen == ()
    assert typed(table, f"{names[0]}, {names[1]} {names[2]}").what is What.DONE
    assert seen(table).heading.startswith("Deal 1, trick 1")


def test_a_deal_is_not_given_up_where_it_may_not_be() -> None:
    reply = typed(table_of("knueffeln", 5), "concede")
    assert reply.what is What.TOLD and "may not be given up" in reply.lines[0]


def test_giving_up_is_asked_about_and_done() -> None:
    for seed in range(40):
        table = table_of("knueffeln", seed)
        desk = Desk(table, ThumbPlayer())
        while (turn := waited(table)) is not None and not table.may_give_up(0):
            table.do(turn, table.legal(turn)[0])
        if turn is not None and turn.what is AskedFor.CARD:
            break
    assert turn is not None
    reply = desk.typed(0, turn, "concede")
    assert reply.what is What.SURE and reply.lines == ("Give the deal up? the other side then gets 1 point.",)
    assert desk.give_up(turn).what is What.DONE
    assert any(line["event"] == "concede" for line in table.lines)


# --- taking back, going on --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["knueffeln", "hearts", "skat", "ecarte", "karniffel"])
def test_what_is_taken_back_leaves_nothing_behind(name: str) -> None:
    """Undone and done again, the record is what it would have been, with the bots' chance where it was."""
    kept, straight = Kept(), table_of(name, 7, deals=1, bots_talk=False)
    play_out(straight)
    table = table_of(name, 7, deals=1, keeper=kept, bots_talk=False)
    for number in range(1000):
        turn = waited(table)
        if turn is None:
            break
        table.do(turn, table.legal(turn)[0])
        if number % 2 == 0:
            table.undo(0)
            assert waited(table) == turn
            table.do(turn, table.legal(turn)[0])
    assert kept.lines == list(table.lines) == list(straight.lines)
    assert table.story(0) == straight.story(0)


def test_a_whole_deal_can_be_taken_back_but_nobody_elses_decision() -> None:
    table = table_of("karniffel", 3, (0, 1))
    with pytest.raises(RefusedError, match="nothing of yours"):
        table.undo(0)
    while (turn := waited(table)) is not None and turn.seat != 1:
        table.do(turn, table.legal(turn)[0])
    assert turn is not None
    table.do(turn, table.legal(turn)[0])
    with pytest.raises(RefusedError, match="player 2 decided last"):
        table.undo(0)
    table.undo(1)
    assert waited(table) == turn


@pytest.mark.parametrize("name", ["knueffeln", "hearts", "karniffel"])
def test_a_match_goes_on_from_its_record_as_if_it_had_not_stopped(name: str) -> None:
    game = playable(name)
    whole = table_of(name, 9, deals=2, bots_talk=False)
    play_out(whole)
    lines = [f"{text_of(line)}\n" for line in whole.lines]
    for stop in (5, len(lines) // 2, len(lines) - 3):
        begun = resumed(game, lines[:stop])
        table = CardTable(game, sitting(game, (0,)), 9, begun=begun, bots_talk=False)
        turn = waited(table)
        if turn is not None and not table.legal(turn):
            continue
        assert table.over or table.story(0)
        while (turn := waited(table)) is not None:
            table.do(turn, table.legal(turn)[0])
        *_, (state, _) = replay(game, [*lines[:stop], *map(text_of, table.lines[1 + len(begun.lines) :])])
        assert state.over


@pytest.mark.parametrize("name", ["karniffel", "hearts", "knueffeln"])
def test_a_match_that_goes_on_can_be_taken_back_to_its_beginning(name: str) -> None:
    """As far as if it had never stopped: the record is what is left of it, what was said stands where it stood."""
    whole = table_of(name, 9, deals=5)
    talks = whole.game.model.seats.talk == "free"
    for number in range(12):
        turn = waited(whole)
        assert turn is not None
        if talks and number % 3 == 0:
            whole.say(0, f"number {number}")
        whole.do(turn, whole.legal(turn)[0])
    lines = list(whole.lines)
    file = Kept()
    file.write(lines)
    begun = resumed(whole.game, [f"{text_of(line)}\n" for line in lines])
    table = CardTable(whole.game, sitting(whole.game, (0,)), 9, begun=begun, keeper=file)
    for _ in range(2):
        turn = waited(table)
        assert turn is not None
        table.do(turn, table.legal(turn)[0])
        if talks:
            table.say(0, "gone on")
    for back in range(14):
        table.undo(0)
        assert file.lines[: len(lines)] == lines[: len(file.lines)], back
        assert file.lines[1 - len(table.lines) :] == list(table.lines)[1:], back
    with pytest.raises(RefusedError, match="nothing of yours"):
        table.undo(0)
    assert file.lines == list(table.lines)
    play_out(table)
    *_, (state, _) = replay(whole.game, map(text_of, file.lines))
    assert state.over


# --- what is asked beside the play ------------------------------------------------------------------------------------


def asked(table: CardTable, beside: Beside, rest: str = "") -> list[str]:
    turn = waited(table)
    assert turn is not None
    return answer(table, turn.seat, Request(beside, rest), turn, ThumbPlayer())


def test_why_explains_each_card_of_the_last_trick_or_one() -> None:
    table = table_of("karnoeffel", 5)
    with pytest.raises(RefusedError, match="no trick has been played yet"):
        asked(table, Beside.WHY)
    typed(table, first(table))
    waited(table)
    last = table.last_trick(0)
    assert last is not None
    names = [table.game.model.deck.cards[card] for card in last.cards]
    whole = asked(table, Beside.WHY)
    assert asked(table, Beside.LAST) == whole[:1]
    assert [line.split()[1] for line in whole if line[0].isdecimal()] == names
    won = names[last.seats.index(last.winner)]
    assert asked(table, Beside.WHY, won.lower())[-1] == f"{won} won the trick."
    with pytest.raises(RefusedError, match="does not lie in the last trick"):
        asked(table, Beside.WHY, next(card for card in table.game.model.deck.cards if card not in names))


class Thinker(ThumbPlayer):
    """Thinks that the last thing is best."""

    def weigh(self, view: View, rng: Random) -> list[Weighed]:  # noqa: ARG002
        return [Weighed(action, float(-i), 10) for i, action in enumerate(reversed(view.legal))]


def test_a_hint_is_what_a_bot_would_do_with_its_reason() -> None:
    table = table_of("karnoeffel", 5)
    turn = waited(table)
    assert turn is not None
    last = table.game.action_name(table.legal(turn)[-1])
    told = answer(table, 0, Request(Beside.HINT), turn, Thinker())
    *_, other, best = map(table.game.action_name, table.legal(turn))
    assert (told[0], best) == (f"a bot would do this: {last}", last)
    assert f"  1.0 points more than the next, {other}, in deals played to the end from here" in told
    assert f"  {last}: 0.0 points on the average of 10 trials" in told
    record = list(table.lines)
    assert asked(table, Beside.HINT)[0].startswith("a bot would do this: ")
    assert table.lines == record


def test_a_hint_says_what_the_card_does_to_the_trick() -> None:
    """From whom it takes the trick, and from which card by its name; or who holds it against that card."""
    told = set[str]()
    for seed in range(6):
        table = table_of("karnoeffel", seed)
        while (turn := waited(table)) is not None and len(told) < 2 and table.deals_done < 2:
            view, lines = table.view(0), answer(table, 0, Request(Beside.HINT), turn, ThumbPlayer())
            if view.trick and len(view.legal) > 1:
                card = table.game.model.deck.card_name(view.trick[0])
                assert len(lines) == 2
                takes = lines[1].startswith("  it takes the trick, which ")
                assert takes or lines[1].startswith("  it does not take the trick, which ")
                assert len(view.trick) > 1 or f"with {card}" in lines[1]
                told.add("takes" if takes else "stays")
            table.do(turn, table.legal(turn)[0])
    assert told == {"takes", "stays"}


def test_rules_powers_score_and_help_are_told() -> None:
    table = table_of("elfern", 5)
    assert asked(table, Beside.RULES)[0].startswith("Elfern")
    assert any("Plain cards" in line for line in asked(table, Beside.POWERS))
    assert asked(table, Beside.SCORE)[0] == "total: you 0, player 2 0"
    assert any(line.split()[0] == "undo" for line in asked(table, Beside.HELP))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_request_is_read_in_each_language_and_in_english(language: str) -> None:
    game = playable("karnoeffel")
    words = table_words(game.model, language)
    typed = [word_for(words, beside) for beside in Beside]
    assert len(set(typed)) == len(typed)
    for beside in Beside:
        for word in (word_for(words, beside), beside.value):
            assert read_request(game.plan, words, word.upper()) == Request(beside)


def test_what_a_game_itself_calls_so_comes_first() -> None:
    game = playable("watten")
    words = table_words(game.model)
    for word in game.plan.actions.words:
        assert read_request(game.plan, words, word) is None
    assert read_request(game.plan, words, "why HK") == Request(Beside.WHY, "HK")
    assert read_request(game.plan, words, "undo HK") is None


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_no_word_of_a_spec_hides_a_request(name: str) -> None:
    """In English, which every record and every help has."""
    plan = playable(name).plan
    words = table_words(plan.game)
    assert [each for each in Beside if read_request(plan, words, each.value) is None] == []


# --- the slate --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "drawn"), [(1, "|"), (4, "||||"), (5, "||||/"), (7, "||||/ ||"), (10, "||||/ ||||/")]
)
def test_strokes_stand_in_fives(number: int, drawn: str) -> None:
    assert strokes(number)[1] == drawn


@pytest.mark.parametrize(("word", "drawn"), [("rungs", "═╫═╫═╫═"), ("banners", "⚑ ⚑ ⚑"), ("strokes", "│││")])
def test_a_slate_is_drawn_by_its_word(word: str, drawn: str) -> None:
    assert DRAWN[word](3)[0] == drawn


def test_the_score_is_told_with_its_drawing() -> None:
    words = table_words(playable("elfern").model, "en", 0)
    row = SlateRow("strokes", (Column(0, 7, "┼┼┼┼ ││", "||||/ ||"), Column(1, -1)), True)
    assert list(score_lines(words, row, letters=True)) == ["strokes: you 7  ||||/ ||, player 2 −1"]


# --- talk -------------------------------------------------------------------------------------------------------------


def remarks(name: str, seeds: int) -> Iterator[tuple[str, View]]:
    game = playable(name)
    for seed in range(seeds):
        view = game.start(seed).view(0)
        yield remark(table_words(game.model), view, Random(seed)), view


def test_a_bot_says_mostly_what_is_so_and_sometimes_not() -> None:
    true = 0
    for said, view in remarks("knueffeln", 200):
        words = table_words(view.plan.game)
        assert said in phrases(words, view)
        members = view.plan.rules.under(view.bound).members
        held = [p for p, mask in enumerate(members) if any(mask >> card & 1 for card in view.hand)]
        true += said in {words.say("talk-hold", power=words.power(p)) for p in held} or (not held and "nothing" in said)
    assert 100 < true < 190


def test_bots_talk_to_partners_who_are_people_where_players_may() -> None:
    for name, people, talks in (("knueffeln", (0,), True), ("elfern", (0,), False), ("karniffel", (0,), False)):
        table = table_of(name, 3, people, deals=1)
        play_out(table)
        seats = [line["seat"] for line in table.lines if line["event"] == "say"]
        assert bool(seats) == talks
        assert set(seats) <= {2}


def test_a_phrase_is_said_by_its_number() -> None:
    table = table_of("knueffeln", 5)
    listed = asked(table, Beside.TALK)
    assert listed[0] == "1. I hold this: seven"
    typed(table, "say 1")
    assert table.lines[-1] == {"event": "say", "seat": 0, "text": "I hold this: seven"}
    assert typed(table_of("elfern", 5), "say hello").lines == ("this game does not allow talk at the table",)


# --- signs ------------------------------------------------------------------------------------------------------------

SIGNING = ["watten", "truc", "briscola-4p", "aluette"]


@pytest.mark.parametrize("name", SIGNING)
def test_a_sign_is_made_for_a_card_and_seen_by_the_partner_alone(name: str) -> None:
    table = table_of(name, 5, (0, 1, 2, 3))
    turn = waited(table)
    assert turn is not None
    listed = answer(table, turn.seat, Request(Beside.TALK), turn, ThumbPlayer())
    card = listed[0].split()[3]
    assert listed[0].startswith(f"1. a sign: {card}") and len(listed) < 16
    desk, before = Desk(table, ThumbPlayer()), {seat: len(table.story(seat)) for seat in range(4)}
    assert desk.typed(turn.seat, turn, f"say {card.lower()}").what is What.TOLD
    assert table.lines[-1] == {"event": "say", "seat": turn.seat, "text": card}
    partner = (turn.seat + 2) % 4
    told = {seat for seat in range(4) if len(table.story(seat)) > before[seat]}
    assert told == {turn.seat, partner}
    assert table.story(partner)[-1].strip() == f"your partner: a sign: {card}"
    assert "partners make signs" in desk.typed(turn.seat, turn, "say hello").lines[0]
    table.do(turn, table.legal(turn)[0])
    table.undo(turn.seat)
    assert table.story(partner)[-1].strip() == f"your partner: a sign: {card}"


@pytest.mark.parametrize("name", SIGNING)
def test_a_bot_makes_the_sign_for_the_strongest_card_that_it_holds(name: str) -> None:
    made = 0
    for seed in range(6):
        table = table_of(name, seed, deals=1)
        while not table.over:
            if (turn := table.turn()) is not None:
                table.do(turn, table.legal(turn)[0])
                continue
            held, there = table.game.model.deck.names(table.view(2).hand), len(table.lines)
            table.step()
            said = [line for line in table.lines[there:] if line["event"] == "say"]
            assert all(line["seat"] == 2 and line["text"] in held for line in said)
            made += len(said)
        *_, (state, _) = replay(table.game, map(text_of, table.lines))
        assert state.over
    assert 0 < made <= 6


def test_a_record_with_a_sign_that_is_no_card_does_not_hold() -> None:
    table = table_of("truc", 5, deals=1)
    lines = [text_of(line) for line in table.lines]
    for text, fault in (("hello", "the card that is meant"), ("D3", "stops before")):
        line = {"event": "say", "seat": 0, "text": text}
        with pytest.raises(RecordError, match=fault):
            list(replay(table.game, [*lines, text_of(line)]))
