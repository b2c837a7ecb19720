"""``stich diff`` and ``stich trick --why``: two specs compared by meaning, and why a card did not win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stich.compare.compare import Comparison, compare
from stich.compare.deals import compare_deals
from stich.compare.forms import Forms
from stich.compare.meeting import Meeting, Share, wilson
from stich.compare.rules import Comparing, Difference
from stich.compare.tricks import explained, shrunk
from stich.language.load import load_model
from stich.rules import walk
from tests.command import within
from tests.specs_under_test import playable


def compared(a: str, b: str, tricks: int = 2000, deals: int = 0) -> Comparison:
    return compare(load_model(a), load_model(b), tricks, deals, seed=1)


def variant(folder: Path, parent: str, text: str) -> Path:
    """A reading of a spec that differs in just this."""
    path = folder / "other.yaml"
    path.write_text(f"format: 1\ngame: other\nextends: {parent}\n{text}", "utf-8")
    return path


# --- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["karnoeffel", "knueffeln", "elfern-pot", "hearts", "sixty-six"])
def test_a_spec_does_not_differ_from_itself(name: str) -> None:
    found = compared(name, name)
    assert found.is_same and found.same_pack and found.tricks is not None
    assert not any(share.found for share in found.tricks.shares.values())


def test_what_is_only_worded_otherwise_is_no_difference(tmp_path: Path) -> None:
    other = variant(tmp_path, "karnoeffel", "powers: {five: {clause: beats unless (trick has K or U or O)}}\n")
    a, b = load_model("karnoeffel"), load_model(other)
    assert Comparing(Forms(a), Forms(b)).all() == []
    assert not compare(a, b, 2000).tricks.kinds  # type: ignore[union-attr]


def test_the_rules_are_said_in_the_words_of_both_specs_with_their_places() -> None:
    three = next(each for each in compared("karnoeffel", "karnoeffel-parlett").rules if each.what == "three, clause")
    assert (three.a, three.b) == ("beats unless trick has K", "beats unless trick has K of the suit led")
    assert three.span_a is not None and three.span_a.text == three.a
    assert three.span_b is not None and three.span_b.source.path.endswith("karnoeffel-parlett.yaml")


@pytest.mark.parametrize(
    ("text", "section", "what"),
    [
        ("match: {ends: when a side has 9 points}\n", "match", "ends"),
        ("seats: {direction: anticlockwise}\n", "seats", "clockwise"),
        ("ties: last played\n", "ties", "of equal cards"),
        ("resolve: running\n", "resolve", "powers are settled"),
        ("play: {guards: [may not lead pope in trick 1]}\n", "play", "guard"),
        ("deal ends: when every card is played\n", "deal ends", "the deal ends"),
        ("powers: {devil: {else: plain}}\n", "powers", "devil, out of force"),
        ("powers: {pope: ~}\n", "powers", "pope"),
        ("powers: {bishop: {cards: chosen K}}\n", "powers", "bishop"),
        ("score: [{name: win, points: 2, when: side has 3 tricks}]\n", "score", "award win, points"),
    ],
)
def test_every_section_is_compared(tmp_path: Path, text: str, section: str, what: str) -> None:
    other = load_model(variant(tmp_path, "karnoeffel", text))
    found = Comparing(Forms(load_model("karnoeffel")), Forms(other)).all()
    assert {(each.section, each.what) for each in found} == {(section, what)}
    assert all(each.span_a or each.span_b for each in found)


@pytest.mark.parametrize(
    ("parent", "text", "section", "what"),
    [
        ("spoil-five", "match: {pools: {pool: 3}}\n", "match", "pool pool, start"),
        ("spoil-five", "match: {pools: {pot: 0}}\n", "match", "pool pot"),
        ("karnoeffel", "match: {at the end: [{name: end, pays: 1}]}\n", "match", "row at the end end"),
        ("elfern", "counters: songs\n", "counters", "counts of a deal"),
        ("karnoeffel", "match: {before each deal: [{name: ante, pays: 1}]}\n", "match", "row before each deal ante"),
        ("karnoeffel", "score: [{name: win, for: dealer, points: 1, when: side has 3 tricks}]\n", "score",
         "award win, for"),
        ("karnoeffel", "score: [{name: win, points: 1, from: other side, when: side has 3 tricks}]\n", "score",
         "award win, from"),
        ("karnoeffel", "bonuses: [{name: last, on: trick, points: 1}]\n", "bonuses", "last"),
        ("karnoeffel", "melds: {runs: {opens: on lead, kinds: {three: {run: 3, points: 1}}}}\n", "melds", "runs"),
    ],
)  # fmt: skip
def test_whatever_counts_is_compared(tmp_path: Path, parent: str, text: str, section: str, what: str) -> None:
    found = Comparing(Forms(load_model(parent)), Forms(load_model(variant(tmp_path, parent, text)))).all()
    assert (section, what) in {(each.section, each.what) for each in found}
    assert {each.section for each in found} == {section}


MELDS = "melds: {{songs: {{opens: on lead, kinds: {{{}}}{}}}}}\n"


@pytest.mark.parametrize(
    ("kinds", "more", "what"),
    [
        ("pair: {cards: K O, points: 2}, three: {run: 3, points: 1}", "", "songs: pair, points"),
        ("pair: {cards: K U, points: 1}, three: {run: 3, points: 1}", "", "songs: pair, form"),
        ("pair: {cards: K O, points: 1}, three: {run: 3 or more, points: 1}", "", "songs: three, form"),
        ("three: {run: 3, points: 1}, pair: {cards: K O, points: 1}", "", "songs, best first"),
        ("pair: {cards: K O, points: 1, class: runs}, three: {run: 3, points: 1}", "", "songs, share their cards"),
        ("pair: {cards: K O, points: 1}", "", "songs: three"),
        ("pair: {cards: K O, points: 1}, three: {run: 3, points: 1}", ", each: one", "songs, each one"),
        ("pair: {cards: K O, points: 1}, three: {run: 3, points: 1}", ", order: 2 3 4", "songs, order"),
    ],
)
def test_melds_are_compared_kind_by_kind(tmp_path: Path, kinds: str, more: str, what: str) -> None:
    texts = MELDS.format("pair: {cards: K O, points: 1}, three: {run: 3, points: 1}", ""), MELDS.format(kinds, more)
    games = []
    for number, text in enumerate(texts):
        (tmp_path / str(number)).mkdir()
        games.append(Forms(load_model(variant(tmp_path / str(number), "karnoeffel", text))))
    assert [(each.section, each.what) for each in Comparing(*games).all()] == [("melds", what)]


WIN = "score: [{name: win, points: worth, when: won}]\n"
DEFINED = "define: {numbers: {worth: 1}, conditions: {won: side has 3 tricks}}\n"


def defined(folder: Path, *texts: str) -> list[Difference]:
    """How a reading of Karnöffel that defines what its score says differs from another."""
    games = []
    for number, text in enumerate(texts):
        (folder / str(number)).mkdir()
        games.append(Forms(load_model(variant(folder / str(number), "karnoeffel", WIN + text))))
    return Comparing(*games).all()


def test_a_changed_definition_is_told_with_all_that_goes_by_it(tmp_path: Path) -> None:
    other = "define: {numbers: {worth: base times 2, base: 1}, conditions: {won: side has 3 tricks}}\n"
    more = other.replace("base: 1", "base: 2")
    (found,) = defined(tmp_path, other, more)
    assert (found.section, found.what, found.a, found.b) == ("define", "number base", "1", "2")
    assert found.reaches == ("award win, points",)
    assert found.span_b is not None and found.span_b.text == "2"


def test_a_definition_means_what_it_says(tmp_path: Path) -> None:
    path = variant(tmp_path, "karnoeffel", WIN + DEFINED)
    assert Comparing(Forms(load_model("karnoeffel")), Forms(load_model(path))).all() == []
    (tmp_path / "named").mkdir()
    named = variant(tmp_path / "named", "karnoeffel", (WIN + DEFINED).replace("won", "made").replace("worth", "value"))
    assert Comparing(Forms(load_model(path)), Forms(load_model(named))).all() == []


def test_what_only_one_game_defines_is_told_where_it_matters(tmp_path: Path) -> None:
    path = variant(tmp_path, "karnoeffel", WIN + DEFINED.replace("3", "4"))
    found = Comparing(Forms(load_model("karnoeffel")), Forms(load_model(path))).all()
    assert [(each.section, each.what, each.a, each.b) for each in found] == [
        ("define", "condition won", "–", "side has 4 tricks"),
        ("score", "award win, when", "side has 3 tricks", "won"),
    ]
    assert found[0].reaches == ("award win, when",)


def test_lists_and_tables_are_said_part_by_part(tmp_path: Path) -> None:
    text = (
        "define: {numbers: {worth: [1, {side has 5 tricks: 2, otherwise: 0}]}, conditions: {won: side has 3 tricks}}\n"
    )
    (found,) = defined(tmp_path, DEFINED, text)
    assert (found.a, found.b) == ("1", "1 plus 2 when side has 5 tricks; otherwise 0")


def test_definitions_that_multiply_are_compared_in_good_time(tmp_path: Path) -> None:
    numbers = ", ".join(f"d{i + 1}: d{i} plus d{i}" for i in range(12))
    text = f"define: {{numbers: {{d0: 1, {numbers}, worth: d12}}, conditions: {{won: side has 3 tricks}}}}\n"
    (found,) = defined(tmp_path, text, text.replace("d0: 1", "d0: 2"))
    assert found.what == "number d0" and found.reaches == ("award win, points",)


# --- tricks -----------------------------------------------------------------------------------------------------------


def test_a_king_off_suit_disarms_the_three_in_one_reading_only() -> None:
    """The acceptance case: found by itself, and shown with one trick of three cards."""
    found = compared("karnoeffel", "karnoeffel-parlett", 100_000)
    assert found.tricks is not None
    assert found.tricks.shares[2] == Share(9024, 0, True)
    kind = next(kind for kind in found.tricks.kinds if "3" in kind.witness.cards[1])
    led, three, king = kind.witness.cards
    assert king[1] == "K" and king[0] != led[0] and three[0] == kind.witness.bound["chosen"]
    assert [told.winner for told in kind.witness.told] == [led, three]
    assert "`trick has K` holds" in kind.witness.told[0].reason.sentence
    assert "in force" in kind.witness.told[1].reason.sentence


def test_equal_cards_of_two_suits_are_one_kind_of_difference() -> None:
    study = compared("knueffeln", "knueffeln-suit-ties").tricks
    assert study is not None
    (kind,) = study.kinds
    assert len(kind.witness.cards) == 2 and study.all_choices and study.choices == 6


@pytest.mark.parametrize("names", [("karnoeffel", "karnoeffel-parlett"), ("karniffel", "karniffel-wieland")])
def test_the_fast_judges_agree_with_the_tables(names: tuple[str, str]) -> None:
    meeting = Meeting(*map(load_model, names), seed=3)
    for which, trick in meeting.tricks(4, 200)[1]:
        pair, setting, *judges = meeting.judges[which]
        for game, judge in enumerate(judges):
            cards = [meeting.to[game][card] for card in trick]
            won = walk.winner(meeting.rules[game], pair[game], cards, setting.number)
            assert judge.winner(trick) == (-1 if won is None else won)


def test_no_card_of_a_witness_can_be_left_out() -> None:
    meeting = Meeting(load_model("karniffel"), load_model("karniffel-wieland"), seed=3)
    different = 0
    for which, trick in meeting.tricks(4, 2000)[1]:
        _, _, one, other = meeting.judges[which]
        if one.winner(trick) != other.winner(trick):
            small = shrunk(trick, one, other)
            told = explained(meeting, which, small).told
            assert told[0].winner != told[1].winner and len(small) <= len(trick)
            less = [small[:i] + small[i + 1 :] for i in range(len(small))]
            assert len(small) == 2 or all(one.winner(each) == other.winner(each) for each in less)
            different += 1
    assert different


def test_games_with_other_packs_meet_on_their_common_cards() -> None:
    found = compared("karniffel", "karnoeffel")
    assert found.common == 32 and not found.same_pack and found.tricks is not None
    assert found.tricks.choices == 24  # six choices of two suits, and four of one


def test_games_without_a_common_card_are_not_compared_by_tricks(tmp_path: Path) -> None:
    path = tmp_path / "strange.yaml"
    path.write_text(STRANGE, "utf-8")
    found = compare(load_model(path), load_model("whist"), 1000, 5)
    assert found.tricks is None and found.common == 0 and found.rules


STRANGE = """\
format: 1
game: strange
title: {en: Strange}
status: conjecture
deck: {suits: [X, Y], ranks: 3 2 1}
seats: {players: 2, sides: each}
deal: [{deal: {cards: 3, packets: 1}}]
play: {leader: forehand, legal: [any]}
deal ends: when every card is played
score: [{name: win, points: 1, when: side has 2 tricks}]
match: {ends: when a side has 3 points, winner: most points, first dealer: by lot, next dealer: forehand}
"""


def test_the_interval_of_a_sample() -> None:
    low, high = wilson(10, 1000)
    assert low < 0.01 < high and wilson(0, 100)[0] == 0 and wilson(100, 100)[1] > 0.999 and wilson(0, 0) == (0, 1)
    assert Share(100, 25, True).interval == (0.25, 0.25)


# --- deals ------------------------------------------------------------------------------------------------------------


def test_the_same_game_is_played_alike() -> None:
    study = compare_deals(playable("knueffeln"), playable("knueffeln"), 30, seed=5)
    assert (study.parted.found, study.winners.found, study.points.found) == (0, 0, 0)
    assert study.means[0] == study.means[1] and study.endless == (0, 0)


def test_other_rules_end_some_deals_otherwise() -> None:
    study = compare_deals(playable("karnoeffel"), playable("karnoeffel-parlett"), 300, seed=1)
    assert 0 < study.winners.found <= study.points.found < 60
    again = compare_deals(playable("karnoeffel"), playable("karnoeffel-parlett"), 300, seed=1)
    assert study == again


# --- the command ------------------------------------------------------------------------------------------------------


def data(*args: str) -> Any:
    done = within(*args, "--format", "json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_command_says_it_in_text_and_as_data() -> None:
    args = ["diff", "karnoeffel", "karnoeffel-parlett", "--tricks", "20000", "--deals", "20", "--seed", "4"]
    said = within(*args).stdout
    assert "B  beats unless trick has K of the suit led  [" in said and "2 cards: 0 of all 9,024" in said
    assert "with 95 % confidence" in said and "Deals: the same cards" in said
    found = data(*args)
    assert found["tricks"]["sizes"]["2"]["exhaustive"] and not found["same"] and found["deals"]["deals"] == 20
    kind = found["tricks"]["kinds"][0]
    assert kind["a"]["card"] != kind["b"]["card"] and kind["bind"]["chosen"]
    assert all(step["why"] for step in kind["a"]["steps"])


def test_games_of_other_seats_are_not_dealt_together() -> None:
    said = within("diff", "karnoeffel", "karnoeffel-2p", "--deals", "5", "--tricks", "500").stdout
    assert "Deals: not compared, for the games do not have the same seats and sides." in said


# --- why not ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "why", "fate", "by"),
    [
        ("B7 B3 LK BU", "B3", "never held", "B7"),
        ("B7 B3 LK BU", "B7", "taken", "BU"),
        ("B7 B3 LK BU", "BU", "won", None),
        ("L9 B3 HK LO", "LO", "won", None),
        ("L9 L10 HK LO", "L10", "taken", "LO"),
    ],
)
def test_why_a_card_did_not_win(cards: str, why: str, fate: str, by: str | None) -> None:
    found = data("trick", "karnoeffel", *cards.split(), "--bind", "chosen=B", "--why", why)["why"]
    assert (found["card"], found["fate"], found["by"]) == (why, fate, by)


def test_the_clause_that_kept_a_card_from_winning_is_cited() -> None:
    said = within("trick", "karnoeffel", "LO", "B3", "LK", "--bind", "chosen=B", "--why", "b3").stdout
    tail = said[said.index("B3 never held the trick: it did not take from LO") :]
    assert "because the trick has King (LK)" in tail and "karnoeffel.yaml:" in tail
