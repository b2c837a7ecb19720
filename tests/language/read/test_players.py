"""Specs for a range of players: read for each number of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import stich
from stich.examples.run import run
from stich.language.load import check, load_model
from stich.language.model.deal import DealCards
from tests.ranged_spec import ranged
from tests.small_spec import base, checked


def said(path: Path) -> list[tuple[str, str]]:
    return [(fault.code, fault.message) for fault in check(path)[1]]


def test_the_usual_number_is_taken_unless_another_is_wanted(tmp_path: Path) -> None:
    path = ranged(tmp_path)

    usual, three = load_model(path), load_model(path, players=3)

    assert (usual.seats.players, usual.seats.counts, usual.seats.usual) == (5, (3, 4, 5, 6, 7), 5)
    assert (three.seats.players, three.seats.sides) == (3, ((0,), (1,), (2,)))
    assert usual.sha256 == three.sha256
    assert said(path) == []


@pytest.mark.parametrize(("players", "cards"), [(3, 5), (4, 3), (7, 3)])
def test_the_hands_can_depend_on_how_many_play(tmp_path: Path, players: int, cards: int) -> None:
    game = load_model(ranged(tmp_path), players=players)

    assert game.steps[0] == DealCards((cards,))
    assert game.cards_dealt == cards


DEALS = "  - deal: {cards: 5, when: players are 3}\n  - deal: {cards: 3, when: not players are 3}\n"


@pytest.mark.parametrize(("players", "cards"), [(3, 5), (4, 3), (7, 3)])
def test_steps_that_hang_on_the_number_of_players_are_there_or_not(tmp_path: Path, players: int, cards: int) -> None:
    path = ranged(tmp_path, ("  - deal: {cards: {players are 3: 5, otherwise: 3}}\n", DEALS))

    game = load_model(path, players=players)

    assert [step for step in game.steps if isinstance(step, DealCards)] == [DealCards((cards,))]
    assert game.cards_dealt == cards
    assert said(path) == []


def test_without_a_range_such_a_step_is_one_that_may_be_left_out(tmp_path: Path) -> None:
    path = ranged(
        tmp_path, ("  - deal: {cards: {players are 3: 5, otherwise: 3}}\n", DEALS), ("3 to 7\n  usual: 5", "3")
    )

    assert ("unequal-deal", "every step of dealing can be left out") in said(path)


@pytest.mark.parametrize(
    ("number", "dealt"),
    [
        ("players", (3, 5)),
        ("7 minus players", (4, 2)),
        ('"players times 2, at most 4"', (4, 4)),
        ("(17 minus players) divided by 4", (3, 3)),
        ("players rounded up to a multiple of 2", (4, 6)),
        ("players rounded to a multiple of 4", (4, 4)),
        (
            "{players are 4 or players are 5: 2, not players are 6 and players are fewer than 4: 9, otherwise: 1}",
            (9, 2),
        ),
    ],
)
def test_any_number_that_asks_only_for_the_players_is_settled(
    tmp_path: Path, number: str, dealt: tuple[int, int]
) -> None:
    path = ranged(tmp_path, ("{players are 3: 5, otherwise: 3}", number), ("3 to 7", "3 to 6"))
    models = [load_model(path, players=players) for players in (3, 5)] if dealt[1] else []

    assert tuple(model.cards_dealt for model in models) == dealt


def test_a_number_that_is_defined_may_say_how_many_cards(tmp_path: Path) -> None:
    define = "define:\n  numbers: {few_cards: {few: 5, otherwise: 3}}\n  conditions: {few: players are 3}\nscore:\n"
    path = ranged(tmp_path, ("{players are 3: 5, otherwise: 3}", "few_cards"), ("score:\n  -", define + "  -"))

    assert [load_model(path, players=players).cards_dealt for players in (3, 5)] == [5, 3]


@pytest.mark.parametrize(
    ("cards", "code"), [("stake", "not-known-here"), ("{trump is H: 3, otherwise: 2}", "not-known-here"),
                        ("8 minus players times 8", "cards-do-not-fit"), ("tricks", "not-known-here")]
)  # fmt: skip
def test_how_many_cards_asks_nothing_else(tmp_path: Path, cards: str, code: str) -> None:
    faults = check(ranged(tmp_path, ("{players are 3: 5, otherwise: 3}", cards)))[1]

    assert [fault.code for fault in faults if fault.is_error][:1] == [code]


def test_examples_are_for_the_usual_number_unless_they_say(tmp_path: Path) -> None:
    path = ranged(tmp_path)

    for players, names in ((3, ["of three each needs three tricks"]), (4, []),
                           (5, ["of five each who has a trick gets a point"])):  # fmt: skip
        game = stich.load_game(path, players=players)
        assert [(result.example.name, result.ok) for result in run(game)] == [(name, True) for name in names]


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (("players: 3 to 7", "players: 7 to 3"), "that is no range of players"),
        (("players: 3 to 7", "players: 1 to 5"), "that is no range of players"),
        (("players: 3 to 7", "players: 3 to 21"), "that is no range of players"),
        (("  usual: 5\n", ""), "it is not said how many of these are usual"),
        (("  usual: 5\n", "  usual: 8\n"), "the usual number is none of 3 to 7"),
        (("players: 3 to 7", "players: 5"), "`usual` says nothing where there is one number of players"),
        (("players: 3,", "players: 9,"), "an example for 9 players, in a spec for 3 to 7"),
    ],
)
def test_a_range_that_is_none(tmp_path: Path, edit: tuple[str, str], message: str) -> None:
    assert ("seats-do-not-fit", message) in said(ranged(tmp_path, edit))


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (("sides: each", "sides: opposite"), "the sides cannot be `opposite`"),
        (("players are 3: 5", "players are 7: 5"), "with 7 players"),
        (
            ("cards: {players are 3: 5, otherwise: 3}", "cards: {players are 3: 5, otherwise: 3}, to: first 4"),
            "first 4",
        ),
    ],
)
def test_each_number_is_proved(tmp_path: Path, edit: tuple[str, str], message: str) -> None:
    usual = ("usual: 5", "usual: 4") if "opposite" in edit[1] else ("usual: 5", "usual: 5")
    path = ranged(tmp_path, edit, usual)

    assert any(code == "range-not-proved" and message in text for code, text in said(path)) or message == "first 4"


def test_a_fault_with_one_number_says_with_which_and_what(tmp_path: Path) -> None:
    path = ranged(tmp_path, ("otherwise: 3", "otherwise: 5"))
    game, faults = check(path)

    assert game is None
    assert [(fault.code, fault.message.startswith("with 7 players ")) for fault in faults] == [
        ("range-not-proved", True)
    ]
    assert "this is `deck-too-small`; see `stich explain deck-too-small`" in faults[0].notes
    assert load_model(path).seats.players == 5  # those who are five may play it


def test_a_doubt_is_told_only_where_it_holds_with_every_number(tmp_path: Path) -> None:
    assert said(ranged(tmp_path, ("side has 1 trick", "side has 4 tricks"))) == []
    assert [code for code, _ in said(ranged(tmp_path, ("side has 1 trick", "side has 6 tricks")))] == ["never-holds"]


def test_with_fewer_at_the_table_nobody_sits_out(tmp_path: Path) -> None:
    path = ranged(tmp_path, ("players: 3 to 7\n  usual: 5", "players: 3 to 4\n  usual: 3\n  playing: 3\n"
                                                           "  sits out: dealer"), ("winners: 0 1 1", "winners: 0 0 0"),
                  ("points: 1 1 0 0 0", "points: 1 0 0"), ("players are at least 4 and side", "side"))  # fmt: skip

    assert said(path) == []
    assert [(m.seats.players, m.seats.playing) for m in (load_model(path, players=n) for n in (3, 4))] == [
        (3, 3), (4, 3)
    ]  # fmt: skip


# --- readings ---------------------------------------------------------------------------------------------------------


def reading(tmp_path: Path, seats: str) -> Path:
    ranged(tmp_path)
    path = tmp_path / "narrow.yaml"
    path.write_text(f"format: 1\ngame: narrow\nextends: ./ranged.yaml\nreading: narrower\nseats: {seats}\n", "utf-8")
    return path


def test_a_reading_narrows_the_range(tmp_path: Path) -> None:
    path = reading(tmp_path, "{players: 3 to 5}")

    assert load_model(path).seats.counts == (3, 4, 5)
    with pytest.raises(ValueError, match="`narrow` is for 3 to 5 players, not for 6"):
        load_model(path, players=6)


def test_a_reading_can_fix_the_number(tmp_path: Path) -> None:
    path = reading(tmp_path, "{players: 5}")

    assert (load_model(path).seats.players, load_model(path).seats.counts) == (5, ())


def test_a_reading_that_leaves_the_usual_number_out_must_say_another(tmp_path: Path) -> None:
    assert ("seats-do-not-fit", "the usual number is none of 6 to 7") in said(reading(tmp_path, "{players: 6 to 7}"))


def test_a_spec_for_one_number_is_for_no_other() -> None:
    with pytest.raises(ValueError, match="`whist` is for 4 players, not for 3"):
        stich.load_game("whist", players=3)
    assert stich.load_game("whist", players=4).plan.players == 4


@pytest.mark.parametrize("asked", ["players are 4 or players are 2", "a seat holds SK", "players are 4 and in deal 1"])
def test_a_step_may_hang_on_a_definition_whatever_that_asks(tmp_path: Path, asked: str) -> None:
    text = base("agram").replace("packets: 3}", "packets: 3, when: asked}", 1)
    _, faults = checked(tmp_path, text + f"define: {{conditions: {{asked: {asked}}}}}\n", "agram")
    assert "not-known-here" not in {fault.code for fault in faults}, list(map(str, faults))
