"""``stich lint``: what is legal in a spec but doubtful, each with its witness."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stich.language.load import load_model
from stich.language.text.diagnostics import Diagnostic
from stich.lint.lint import lint, lint_game
from stich.lint.phrases import findings
from stich.lint.tricks import whole
from tests.command import within
from tests.small_spec import base

BASE = """\
format: 1
game: doubtful
title: {en: Doubtful}
status: conjecture
sources: {leaflet: {work: A leaflet}}
evidence:
  deck: {work: leaflet}
  seats: {work: leaflet}
  deal: {work: leaflet}
  powers: {work: leaflet}
  play: {work: leaflet}
  deal ends: {work: leaflet}
  score: {work: leaflet}
  match: {work: leaflet}
deck: {suits: german, ranks: D K O U 10 9 8 7}
seats: {players: 2, sides: each}
deal:
  - deal: {cards: 5, packets: 1}
  - turn up: {bind: chosen, until: 1 suit}
powers:
  boy: {cards: chosen U}
  king: {cards: chosen K}
play: {leader: forehand, legal: [same suit, any]}
deal ends: when every card is played
score: [{name: win, points: 1, when: side has 3 tricks}]
match: {ends: when a side has 5 points, winner: most points, first dealer: by lot, next dealer: forehand}
examples:
  - {name: the boy takes, comment: c, given: {chosen: H, trick: AD HU}, expect: {winner: HU}}
  - {name: the king takes, comment: c, given: {chosen: H, trick: AD HK}, expect: {winner: HK}}
  - {name: three tricks, comment: c, given: {winners: 0 0 0 1 1}, expect: {points: 1 0}}
  - {name: turned, comment: c, given: {turned: HK}, expect: {chosen: H}}
"""


def found(folder: Path, *edits: tuple[str, str]) -> list[Diagnostic]:
    """What is doubtful in the base spec after these edits."""
    text = BASE
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "doubtful.yaml"
    path.write_text(text, "utf-8")
    return list(lint(path, deals=60, seed=1).findings)


def test_a_plain_spec_is_not_doubtful(tmp_path: Path) -> None:
    assert [str(each) for each in found(tmp_path)] == []


def test_a_row_at_the_end_of_the_match_is_reached_there(tmp_path: Path) -> None:
    row = "at the end: [{name: one more, points: 1}]"
    assert not [
        each
        for each in found(tmp_path, ("ends: when a side has 5 points", f"ends: when a side has 5 points, {row}"))
        if each.code == "never-scored"
    ]


KING = "  king: {cards: chosen K}"
SEVEN = f"{KING}\n  seven: {{cards: chosen 7, clause: beats nothing when led}}"


@pytest.mark.parametrize(
    ("edit", "code", "said"),
    [
        ((KING, SEVEN), "unshown-rule", "no example shows the power `seven`"),
        (("legal: [same suit, any]", "legal: [same suit, same suit beating, any]"), "hidden-rung", "never reached"),
        (("legal: [same suit, any]", "legal: [any], guards: [may not lead K in trick 1, may not lead HK in trick 1]"),
         "hidden-guard", "forbids nothing of its own"),
        (("score: [", "score: [{name: sweep, points: 3, when: side has 9 tricks}, "), "never-scored", "award `sweep`"),
        (("  powers: {work: leaflet}\n", ""), "no-source", "`powers`"),
        (("cards: chosen K}", "cards: chosen K, clause: beats lower and K}"), "idle-words", "changes nothing"),
    ],
)  # fmt: skip
def test_what_is_doubtful(tmp_path: Path, edit: tuple[str, str], code: str, said: str) -> None:
    faults = [each for each in found(tmp_path, edit) if each.code == code]
    assert faults and said in faults[0].message
    assert not faults[0].is_error


PLAY = "play: {leader: forehand, legal: [same suit, any]}"
SCORE = "score: [{name: win, points: 1, when: side has 3 tricks}]"


def of_rules(folder: Path, code: str, *edits: tuple[str, str]) -> list[Diagnostic]:
    """What is doubtful about the phrases of the base spec after these edits."""
    text = BASE
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "doubtful.yaml"
    path.write_text(text, "utf-8")
    game = load_model(path)
    return [each for each in findings(game, whole(game)) if each.code == code]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (PLAY, PLAY.replace("]}", "], guards: [may not lead K when dealer holds HK]}"), "the guard depends"),
        (PLAY, PLAY.replace("]}", "], guards: [may not lead highest of K in hand of dealer]}"), "the guard depends"),
        (PLAY, PLAY.replace("]}", "], exempt: [need not play HK when HK lies aside]}"), "the exemption depends"),
        ("deal ends: when every card is played", "deal ends: when a side holds no K", "the end of a deal depends"),
        (SCORE, f"{SCORE}\nbonuses: [{{name: k, on: lead, when: dealer held K, points: 1}}]", "the bonus `k` depends"),
        (SCORE, f"{SCORE}\nbonuses: [{{name: k, on: lead, when: rich, points: 1}}]\n"
                "define: {conditions: {rich: each other seat holds K}}", "the bonus `k` depends"),
        (SCORE, f"{SCORE}\nbonuses: [{{name: k, on: lead, when: kings of dealer is 1, points: 1}}]\n"
                "define: {numbers: {kings: number of K in hand}}", "the bonus `k` depends"),
    ],
)  # fmt: skip
def test_what_rests_on_a_hidden_hand(tmp_path: Path, old: str, new: str, said: str) -> None:
    (fault,) = of_rules(tmp_path, "hidden-hand", (old, new))
    assert said in fault.message and not fault.is_error


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (PLAY, PLAY.replace("]}", "], guards: [may not lead K when seat holds HK]}")),
        (PLAY, PLAY.replace("]}", "], guards: [may not lead K when leader holds HK]}")),
        (PLAY, PLAY.replace("]}", "], guards: [must lead highest of K in hand]}")),
        (PLAY, PLAY.replace("]}", "], guards: [may not lead K when dealer took HK]}")),
        (PLAY, PLAY.replace("]}", "], exempt: [need not play HK when HK lies turned up]}")),
        ("deal ends: when every card is played", "deal ends: when dealer has 1 card"),
        (SCORE, f"{SCORE}\nbonuses: [{{name: k, on: lead, when: kings is 1, points: 1}}]\n"
                "define: {numbers: {kings: number of K in hand}}"),
        (SCORE, SCORE.replace("}]", "}, {name: held, points: 1, when: a side held 4 of K}]")),
    ],
)  # fmt: skip
def test_what_is_seen_may_be_asked(tmp_path: Path, old: str, new: str) -> None:
    assert of_rules(tmp_path, "hidden-hand", (old, new)) == []


@pytest.mark.parametrize(
    ("row", "doubted"),
    [
        ("{name: made, points: 1, when: dealer has 3 tricks}", True),
        ("{name: made, pays: 1, to: other side, when: taker is dealer}", False),
        ("{name: made, for: dealer, points: 1, when: dealer has 3 tricks}", False),
        ("{name: made, for: each side, points: 1, when: dealer has 3 tricks}", False),
        ("{name: made, points: 1, when: dealer has 3 tricks and dealer is of side}", False),
        ("{name: made, points: tricks, when: dealer has 3 tricks}", False),
        ("{name: made, points: 1, when: made}", True),
        ("{name: made, points: worth, when: made}", False),
        ("{name: made, points: 1, when: stake is 1}", False),
    ],
)
def test_a_row_that_every_side_gets(tmp_path: Path, row: str, doubted: bool) -> None:
    define = "define: {numbers: {worth: tricks}, conditions: {made: dealer has 3 tricks}}"
    faults = of_rules(tmp_path, "row-for-everybody", (SCORE, f"{define}\nscore: [{row}]"))
    assert [fault.help for fault in faults] == ["say whom it is for: `for: dealer`, or `for: each side`"] * doubted


@pytest.mark.parametrize(
    ("when", "doubted"),
    [
        ("kings are at least tricks", True),
        ("kings of dealer are at most tricks", True),
        ("kings are at least 3", False),
        ("tricks are at least cards", False),
        ("side has more kings than other side", False),
    ],
)
def test_card_points_are_not_compared_with_tricks(tmp_path: Path, when: str, doubted: bool) -> None:
    score = f"card points: {{kings: {{K: 1}}}}\nscore: [{{name: made, points: 1, when: {when}}}]"
    faults = of_rules(tmp_path, "unlike-counts", (SCORE, score))
    assert [fault.message for fault in faults] == ["card points are compared with tricks"] * doubted


def test_a_circle_is_shown_with_its_three_cards(tmp_path: Path) -> None:
    boy = ("  boy: {cards: chosen U}", "  boy: {cards: chosen U, clause: 'beats, yields to 7'}")
    faults = found(tmp_path, boy, (KING, f"{KING}\n  seven: {{cards: chosen 7, clause: beats nothing}}"))
    circle = next(each for each in faults if each.code == "beating-cycle")
    assert circle.message.endswith("chosen A: LD takes from L7, AU from LD, L7 from AU")
    assert "likewise chosen A: A7 takes from AU, AK from A7, AU from AK" in circle.notes


def test_a_deal_that_is_always_thrown_in_is_found(tmp_path: Path) -> None:
    edits = [("until: 1 suit}", "until: 2 suits, throw in after: 1}"), ("{cards: chosen U}", "{cards: AU}"),
             ("{cards: chosen K}", "{cards: AK}")]  # fmt: skip
    faults = found(tmp_path, *edits)
    (endless,) = [each for each in faults if each.code == "endless-deal"]
    assert "thrown in" in endless.message and "seed" in endless.notes[0]


def test_powers_that_decide_nothing_are_named_with_what_was_judged() -> None:
    findings = lint("knueffeln", deals=10).findings
    never = [each for each in findings if each.code == "power-never-decides"]
    assert any("`king`" in each.message for each in never)
    assert all("all 13,536 tricks of 2" in each.notes[0] and "sampled" in each.notes[0] for each in never)


def test_the_command_prints_the_doubts_and_leaves_in_peace() -> None:
    done = within("lint", "elfern", "--deals", "20", "--seed", "3")
    assert done.returncode == 0 and "20 deals were played, seed 3" in done.stdout
    assert isinstance(json.loads(within("lint", "elfern", "--deals", "20", "--format", "json").stdout), list)


@pytest.mark.parametrize("name", ["knueffeln", "sixty-six", "elfern", "skat"])
def test_what_no_example_shows_is_told_at_its_rule(tmp_path: Path, name: str) -> None:
    text = base(name).partition("examples:\n")[0]
    (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    game = load_model(tmp_path / f"{name}.yaml")
    told = [each for each in lint_game(game, deals=1).findings if each.code == "unshown-rule"]
    assert len(told) > 3
    assert [str(each) for each in told if each.span == whole(game)] == []


MELDS = """\
melds:
  songs:
    opens: on lead
    kinds:
      pair: {cards: K O of its suit, points: 1, when: other side holds D}
      all: {set: 4, of: D, points: 1, when: after deal 900}
deal ends: when every card is played
"""


def test_melds_that_ask_for_hidden_cards_and_melds_that_nobody_ever_shows(tmp_path: Path) -> None:
    doubts = found(tmp_path, ("deal ends: when every card is played\n", MELDS))
    said = {(each.code, each.message.split("`")[1]) for each in doubts}
    assert {
        ("hidden-hand", "pair"),
        ("never-scored", "all"),
        ("unshown-rule", "pair"),
        ("rule-without-source", "all"),
    } <= said


def test_of_a_section_without_evidence_its_rules_are_not_told_one_by_one(tmp_path: Path) -> None:
    doubts = found(tmp_path, ("  powers: {work: leaflet}\n", ""))
    assert [each.code for each in doubts if each.code in ("no-source", "rule-without-source")] == ["no-source"]


def test_a_condition_that_decides_what_follows_suit_is_not_idle(tmp_path: Path) -> None:
    when = "  king: {cards: chosen K}\n  odd: {cards: chosen 9, suit: none, clause: beats nothing, when: chosen is H}"
    said = [each.message for each in found(tmp_path, (KING, when)) if each.code == "idle-words"]
    assert not [message for message in said if "its `when`" in message]
