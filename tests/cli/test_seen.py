"""``stich record``: what one seat saw of a match, out of its whole record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import within


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match."""
    path = tmp_path_factory.mktemp("seen") / "hearts.jsonl"
    done = within("run", "hearts", "--seed", "3", "--deals", "2", "--quiet", "--record", str(path))
    assert done.returncode == 0
    return path


def test_a_seat_is_told_its_own_cards_and_those_that_are_played(whole: Path) -> None:
    done = within("record", str(whole), "--seat", "2")
    assert done.returncode == 0
    seen, record = (list(map(json.loads, text.splitlines())) for text in (done.stdout, whole.read_text("utf-8")))
    assert seen[0] == {"seat": 2, **{key: value for key, value in record[0].items() if key != "seed"}}
    deal, full = (next(line for line in lines if line["event"] == "deal") for lines in (seen, record))
    assert sorted(deal["hands"][2]) == sorted(full["hands"][2])
    assert {card for seat in (0, 1, 3) for card in deal["hands"][seat]} == {None}
    gives = {line["seat"]: line["gives"] for line in [line for line in seen if line["event"] == "transfer"][:4]}
    assert [None in gives[seat] for seat in range(4)] == [True, False, False, True], "its own pass, and that to it"
    tricks = [[line for line in lines if line["event"] == "trick"] for lines in (seen, record)]
    assert tricks[0] == tricks[1]


def test_what_a_seat_saw_is_no_whole_record(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "seat.jsonl"
    assert within("record", str(whole), "--seat", "1", "--output", str(path)).returncode == 0
    for command in (["replay", str(path)], ["record", str(path), "--seat", "1"]):
        done = within(*command)
        assert done.returncode == 1
        assert f"{path}:1: this is what seat 1 saw" in done.stdout + done.stderr


def test_a_seat_that_is_not_there_and_a_record_that_is_wrong_leave_no_file(whole: Path, tmp_path: Path) -> None:
    path, cut = tmp_path / "seat.jsonl", tmp_path / "cut.jsonl"
    done = within("record", str(whole), "--seat", "4", "--output", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no seat 4; seats are 0 to 3" in done.stderr
    cut.write_text("".join(whole.read_text("utf-8").splitlines(keepends=True)[:30]), "utf-8")
    done = within("record", str(cut), "--seat", "1", "--output", str(path))
    assert done.returncode == 1
    assert "31: the record stops before the match is over" in done.stderr
    assert not path.exists()
