"""``stich tournament``: what is told, who may play, Ctrl-C and SIGKILL, and what goes on from a file."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from tests.command import COMMAND, INTERRUPTIBLE, ROOT, kill, process, within
from tests.shared import known_games

PLAY = ("tournament", "karniffel", "--players", "thumb,random", "--seed", "3")
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), **known_games()}


@pytest.fixture(autouse=True)
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are named from where they lie."""
    monkeypatch.chdir(tmp_path)


def told(*args: str) -> str:
    done = within(*args)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def data(*args: str) -> dict[str, Any]:
    """What comes of a tournament as data, but for how long anybody thought."""
    return timeless(told(*args, "--format", "json"))


def timeless(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    assert all(player.pop("seconds") is None or player["decisions"] for player in found["players"])
    return found


def refused(*args: str) -> tuple[int, str]:
    done = within(*args)
    assert done.returncode in (1, 2) and done.stdout == "" and done.stderr.startswith("error: ")
    return done.returncode, done.stderr.removeprefix("error: ")


# --- what is told -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["text", "markdown"])
def test_of_each_pair_is_told_how_many_were_won_drawn_and_lost(form: str) -> None:
    """So that whoever reads it can reckon the share with draws counted half, and that of the decided ones."""
    args = ("tournament", "karniffel", "--players", "thumb,random,thumb:2", "--deals", "4", "--seed", "3")
    pairs = data(*args)["pairs"]
    assert len(pairs) == 3 and all(pair["deals"] == 4 for pair in pairs)
    lines = told(*args, "--format", form).splitlines()
    for pair in pairs:
        won, drawn, lost = counts = pair["won"], pair["drawn"], pair["lost"]
        assert sum(counts) == 4
        rate, decided = pair["shares"]["rate"], pair["shares"]["decided"]
        assert rate["found"] == (won + drawn / 2) / 4 and rate["low"] <= rate["found"] <= rate["high"]
        assert (decided and decided["found"]) == (won / (won + lost) if won + lost else None)
        (line,) = (
            line for line in lines if re.match(rf"\|? ?{pair['players'][0]} : {pair['players'][1]}\b(?!:)", line)
        )
        assert f"{won}–{drawn}–{lost}" in re.split(r" \| |  +", line)
        of_decided = f"{decided['found']:.1%}".removesuffix("%") if decided else "–"
        assert re.split(r" \| |  +", line)[6].partition(" ")[0] == of_decided
    head = next(line for line in lines if "won–drawn–lost" in line)
    assert "won of decided %" in head and head.startswith("| " if form == "markdown" else "pair ")


def test_what_is_told_begins_with_the_game_the_seed_and_how_much_is_played() -> None:
    args = (*PLAY, "--deals", "2", "--budget", "7")
    head = told(*args).splitlines()[0]
    assert head == "Karniffel (karniffel), seed 3, budget 7: 2 duplicate deals of 2 games for each pair"
    matches = told("tournament", "elfern", "--players", "thumb,random", "--deals", "1", "--seed", "1", "--matches")
    assert matches.startswith("Elfern (elfern), seed 1: 1 duplicate matches of 2 games for each pair\n")


def test_a_fresh_seed_is_said_beside_what_is_told() -> None:
    done = within("tournament", "karniffel", "--players", "thumb,random", "--deals", "1", "--format", "json")
    assert json.loads(done.stdout)["seed"] == int(done.stderr.removeprefix("seed: "))


@pytest.mark.long
def test_two_jobs_do_what_one_does() -> None:
    args = ("tournament", "karniffel", "--players", "thumb,random,greedy:2", "--deals", "3", "--seed", "3")
    assert data(*args, "--jobs", "2") == data(*args)


# --- who plays --------------------------------------------------------------------------------------------------------

WRONG = [
    (["--players", "thumb,rndom"], "no player is called `rndom`; did you mean `random`?"),
    (["--players", "thumb"], "a tournament takes two players or more"),
    (["--players", ""], "no player is called ``"),
    (["--players", "thumb,random,thumb"], "`thumb` is named twice; a player meets others, not itself"),
    (["--players", "thumb,greedy:3h"], "`3h` is no budget"),
    (["--players", "thumb,greedy:0"], "a budget has from 1 to 1,000,000 playouts, not 0"),
    (["--players", "thumb,exec:"], "exec:"),
    (["--budget", "0.1ms"], "invalid value for `--budget`: a budget lasts from 1 ms to 10 minutes"),
    (["--seats", "3"], "`karniffel` is for 4 players, not for 3"),
    (["--resume", "missing/t.jsonl"], "`missing/t.jsonl` cannot be written"),
]


@pytest.mark.parametrize(("more", "says"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_who_cannot_play_is_refused_before_anything_is_played(more: list[str], says: str) -> None:
    status, said = refused(*PLAY, "--deals", "1", *more)
    assert status == 2 and says in said
    assert list(Path().iterdir()) == []


def test_a_budget_is_for_those_that_carry_none() -> None:
    """So the same comes of it as where each carries his own."""
    args = ("tournament", "karniffel", "--deals", "1", "--seed", "3", "--players")
    named = data(*args, "greedy:1,greedy:2")
    common = data(*args, "greedy,greedy:2", "--budget", "1")
    assert common["budget"] == "1" and common["pairs"][0]["margin"] == named["pairs"][0]["margin"]


# --- stopped ----------------------------------------------------------------------------------------------------------


def stopped_by(stop: int, *more: str) -> tuple[int, str, str]:
    """A long tournament that keeps what it plays in a file, stopped when some of it is there."""
    args = [*INTERRUPTIBLE, *PLAY, "--deals", "100000", "--resume", "t.jsonl", *more]
    with process(args, stdout=PIPE, stderr=PIPE, env=ENV) as child:
        while not Path("t.jsonl").exists() or Path("t.jsonl").read_bytes().count(b"\n") < 4:
            assert child.poll() is None
            time.sleep(0.05)
        if stop == signal.SIGINT:
            child.send_signal(stop)
        else:
            kill(child)
        out, err = child.communicate(timeout=20)
        return child.returncode, out.decode(), err.decode()


def kept() -> list[str]:
    return Path("t.jsonl").read_text("ascii").splitlines()


def goes_on(*more: str) -> None:
    """With a few deals more the same comes of it as of a tournament that nothing stopped."""
    deals = ("--deals", str(len(kept()) + 1))
    done = within(*PLAY, *deals, "--resume", "t.jsonl", "--format", "json", *more)
    assert (done.returncode, done.stderr) == (0, "")
    found = timeless(done.stdout)
    assert found["complete"] and found == data(*PLAY, *deals)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGINT")
@pytest.mark.parametrize("more", [[], pytest.param(["--jobs", "2"], marks=pytest.mark.long)], ids=["alone", "two jobs"])
def test_ctrl_c_tells_what_was_played_and_the_file_goes_on(more: list[str]) -> None:
    status, out, err = stopped_by(signal.SIGINT, *more)
    assert (status, err) == (130, "t.jsonl keeps what is played; the same command goes on with it\n")
    missing = re.search(r"; not all is played: ([\d,]+) of 100,000 are missing\n", out)
    pair = re.search(r"^thumb : random +(\d+) +(\d+)–(\d+)–(\d+) ", out, re.M)
    assert missing and pair
    played, *counts = map(int, pair.groups())
    assert played == sum(counts) == 100_000 - int(missing[1].replace(",", ""))
    assert played - (len(kept()) - 1) in (0, 1)  # stopped between the two
    goes_on()


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_what_a_killed_tournament_has_kept_goes_on() -> None:
    status, out, _ = stopped_by(signal.SIGKILL)
    assert (status, out) == (-9, "")
    goes_on()


# --- going on ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What is kept of four deals."""
    path = tmp_path_factory.mktemp("whole") / "t.jsonl"
    assert within(*PLAY, "--deals", "4", "--resume", str(path)).returncode == 0
    return path.read_bytes()


def resumed(text: bytes, *more: str) -> subprocess.CompletedProcess[str]:
    """What comes of going on with a file that holds this."""
    Path("t.jsonl").write_bytes(text)
    return within(*PLAY, "--deals", "4", "--resume", "t.jsonl", "--format", "json", *more)


def in_time(text: bytes) -> list[dict[str, Any]]:
    """The lines of a file, but for how long anybody thought."""
    return [{**json.loads(line), "seconds": None} for line in text.splitlines()]


@pytest.mark.parametrize("cut", [1, 40, 300])
def test_half_a_last_line_is_played_again(cut: int, whole: bytes) -> None:
    done = resumed(whole[:-cut])
    assert done.returncode == 0 and timeless(done.stdout) == data(*PLAY, "--deals", "4")
    assert in_time(Path("t.jsonl").read_bytes()) == in_time(whole)


@pytest.mark.parametrize("size", [0, 1, 100])
def test_half_a_head_is_begun_again(size: int, whole: bytes) -> None:
    assert resumed(whole[:size]).returncode == 0
    assert in_time(Path("t.jsonl").read_bytes()) == in_time(whole)


def test_what_is_complete_is_told_and_not_played_again(whole: bytes) -> None:
    done = resumed(whole)
    assert done.returncode == 0 and json.loads(done.stdout)["complete"]
    assert Path("t.jsonl").read_bytes() == whole
    fewer = resumed(whole, "--deals", "2")
    assert timeless(fewer.stdout) == data(*PLAY, "--deals", "2") and Path("t.jsonl").read_bytes() == whole


def test_the_seed_need_not_be_named_again(whole: bytes) -> None:
    Path("t.jsonl").write_bytes(whole)
    args = [word for word in PLAY if word not in ("--seed", "3")]
    done = within(*args, "--deals", "5", "--resume", "t.jsonl", "--format", "json")
    assert (done.returncode, done.stderr) == (0, "")
    assert timeless(done.stdout) == data(*PLAY, "--deals", "5")


OTHERS = [
    (["--players", "thumb,random:2"], "between other players"),
    (["--players", "random,thumb"], "between other players"),
    (["--seed", "4"], "with another seed: `3`, and not `4`"),
    (["--budget", "9"], "with another budget: `None`, and not `'9'`"),
    (["--matches"], "of deals, not of whole matches, or the other way round"),
]


@pytest.mark.parametrize(("more", "says"), OTHERS, ids=[" ".join(row[0]) for row in OTHERS])
def test_another_tournament_is_refused_with_the_reason(more: list[str], says: str, whole: bytes) -> None:
    done = resumed(whole, *more)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"error: t.jsonl:1: what is kept was played {says}")
    assert Path("t.jsonl").read_bytes() == whole


def test_a_tournament_of_another_game_is_refused(whole: bytes) -> None:
    Path("t.jsonl").write_bytes(whole)
    args = ["elfern" if word == "karniffel" else word for word in PLAY]
    says = "t.jsonl:1: what is kept was played of another spec: `'karniffel'`, and not `'elfern'`\n"
    assert refused(*args, "--resume", "t.jsonl") == (2, says)


@pytest.mark.parametrize(
    ("text", "status", "says"),
    [
        (b"\xff\n", 2, "t.jsonl:1: no tournament was kept here"),
        (b'{"event": "match", "format": 1}\n', 2, "t.jsonl:1: no tournament was kept here"),
        (b"[]\n", 2, "t.jsonl:1: not a JSON object"),
        (b"HEAD{}\n", 1, "t.jsonl:2: no duplicate deal of this tournament"),
        (b"HEAD\n", 1, "t.jsonl:2: not a JSON object"),
    ],
)
def test_what_is_no_tournament_is_refused_and_left_as_it_is(text: bytes, status: int, says: str, whole: bytes) -> None:
    text = text.replace(b"HEAD", whole.splitlines(keepends=True)[0])
    done = resumed(text)
    assert (done.returncode, done.stdout) == (status, "") and done.stderr.startswith(f"error: {says}")
    assert Path("t.jsonl").read_bytes() == text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_device_keeps_nothing() -> None:
    says = "`/dev/full` is no file that could go on; a device forgets what was written\n"
    assert refused(*PLAY, "--resume", "/dev/full") == (2, says)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs limits")
def test_where_no_room_is_left_what_was_played_is_told() -> None:
    script = 'trap "" XFSZ; ulimit -f 3; exec "$@"'
    args = [*COMMAND, *PLAY, "--deals", "1000", "--resume", "t.jsonl", "--format", "json"]
    done = subprocess.run(["bash", "-c", script, "bash", *args], env=ENV, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith("error: `t.jsonl`: ") and "Traceback" not in done.stderr
    found = json.loads(done.stdout)
    assert not found["complete"] and found["pairs"][0]["deals"] > 3
    goes_on()
