"""Commands on a spec for a range of players: `--players` says how many."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import stich, within
from tests.ranged_spec import ranged


@pytest.mark.parametrize(
    ("players", "seated"),
    [
        ([], ["thumb"] * 5),
        (["--players", "3"], ["thumb"] * 3),
        (["--players", "random"], ["random"] * 5),
        (["--players", "random,thumb,random"], ["random", "thumb", "random"]),
    ],
)
def test_a_number_or_as_many_names_say_how_many_play(tmp_path: Path, players: list[str], seated: list[str]) -> None:
    done = within("run", str(ranged(tmp_path)), "--seed", "4", "--deals", "2", "--format", "json", *players)

    assert json.loads(done.stdout.splitlines()[0])["players"] == seated


@pytest.mark.parametrize("players", ["2", "8", "random,thumb"])
def test_no_more_and_no_fewer_may_play(tmp_path: Path, players: str) -> None:
    done = within("run", str(ranged(tmp_path)), "--players", players)

    assert done.returncode == 2
    assert "`ranged` is for 3 to 7 players, not for " in done.stderr


def test_a_record_of_three_replays_as_three(tmp_path: Path) -> None:
    spec, record = str(ranged(tmp_path)), str(tmp_path / "match.jsonl")
    assert stich("run", spec, "--players", "3", "--seed", "4", "--record", record).returncode == 0

    done = stich("replay", record, "--spec", spec)

    assert (done.returncode, "the record holds, " in done.stdout) == (0, True)
    assert len(json.loads(Path(record).read_text("utf-8").splitlines()[0])["players"]) == 3


def test_a_record_of_nine_is_refused(tmp_path: Path) -> None:
    spec, record = str(ranged(tmp_path)), tmp_path / "match.jsonl"
    stich("run", spec, "--players", "3", "--seed", "4", "--deals", "1", "--record", str(record))
    head, *rest = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text(json.dumps({**json.loads(head), "players": ["a"] * 9}) + "\n" + "".join(rest), "utf-8")

    assert "`ranged` is for 3 to 7 players, not for 9" in within("replay", str(record), "--spec", spec).stdout


@pytest.mark.parametrize(("players", "seats"), [("3", 3), ("thumb,random,random", 4), ("thumb", 5)])
def test_the_person_at_the_table_counts(tmp_path: Path, players: str, seats: int) -> None:
    done = within("play", str(ranged(tmp_path)), "--players", players, "--seed", "4", input="q\n")

    assert done.returncode == 0
    assert f"player {seats}" in done.stdout
    assert f"player {seats + 1}" not in done.stdout


def test_every_number_is_tried_and_its_examples_run(tmp_path: Path) -> None:
    assert within("validate", str(ranged(tmp_path))).stdout.endswith("ranged.yaml: no faults, 2 examples hold\n")
    wrong = within("validate", str(ranged(tmp_path, ("points: 1 0 0}", "points: 0 1 0}"))))
    assert (wrong.returncode, "1 of 2 examples fails" in wrong.stdout) == (1, True)
    assert "1 example holds" in within("validate", str(ranged(tmp_path)), "--players", "3").stdout
    assert "no faults, 0 examples hold" in within("validate", str(ranged(tmp_path)), "--players", "4").stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["Players            3 to 7", "The game is for 3 to 7 players.", "The usual number is 5 players."]),
     ("de", ["3 bis 7", "Üblich sind 5 Spieler."]), ("ru", ["от 3 до 7", "Обычно за столом 5 игроков."])],
)  # fmt: skip
def test_sheets_show_the_range(tmp_path: Path, language: str, words: list[str]) -> None:
    sheet = within("sheet", str(ranged(tmp_path)), "--language", language).stdout
    three = within("sheet", str(ranged(tmp_path)), "--players", "3").stdout

    assert [word for word in words if " ".join(word.split()) not in " ".join(sheet.split())] == []
    assert "This sheet is for 3 players." in " ".join(three.split())


def test_other_commands_take_the_number(tmp_path: Path) -> None:
    spec = str(ranged(tmp_path))

    assert "S9 takes the trick" in within("trick", spec, "HA", "S9", "--bind", "trump=S", "--players", "3").stdout
    assert within("trick", spec, "HA", "H7", "S9", "C9", "--bind", "trump=S", "--players", "3").returncode == 2
    assert within("lint", spec, "--players", "3", "--deals", "20").returncode == 0
    assert within("diff", spec, spec, "--players", "4", "--tricks", "100").returncode == 0
    assert within("diff", spec, "whist", "--players", "5", "--tricks", "100").returncode == 2


def test_a_doubt_is_one_with_every_number(tmp_path: Path) -> None:
    spec = str(ranged(tmp_path))

    all_of_them = within("lint", spec, "--deals", "100", "--languages", "none").stdout
    five = within("lint", spec, "--deals", "100", "--players", "5", "--languages", "none").stdout

    assert "three of five" not in all_of_them
    assert "three of five" in five
    assert "; 100 deals were played" in all_of_them


def test_a_deal_that_cannot_go_on_with_one_number_names_the_command_that_shows_it(tmp_path: Path) -> None:
    says = "dialogues:\n  talk:\n    opens: step\n    ask: {by: forehand, say: {yes: {when: players are at most 6}}}\n"
    spec = ranged(tmp_path, ("powers:\n  trumps", f"{says}powers:\n  trumps"),
                  ("1 suit}\n", "1 suit}\n  - dialogue: talk\n"),
                  ("evidence:\n", "evidence:\n  dialogues: {conjecture: a}\n"))  # fmt: skip

    done = within("validate", str(spec))

    assert (done.returncode, "has nothing to say" in done.stdout) == (1, True)
    again = done.stdout.split("`stich ")[1].split("`")[0].split()
    assert again[3] == ",".join(["random"] * 7)
    assert "has nothing to say" in within(*again).stderr
