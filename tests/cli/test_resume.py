"""Records whose match goes on: killed, half written, in the wrong hands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command import COMMAND, ROOT, kill, process, stich, within

RUN = ("run", "elfern", "--seed", "1", "--deals", "30", "--players", "random,thumb", "--record")


@pytest.fixture(autouse=True)
def where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files are named from where they lie."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a match that nothing has stopped."""
    path = tmp_path_factory.mktemp("whole") / "whole.jsonl"
    assert within(*RUN, str(path), "--quiet").returncode == 0
    return path.read_bytes()


def going_on(text: bytes, *more: str, spec: str = "elfern") -> subprocess.CompletedProcess[str]:
    """What comes of going on with a record that holds this."""
    Path("r.jsonl").write_bytes(text)
    return within("run", spec, "--resume", "r.jsonl", *more)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_match_that_is_killed_has_lost_no_more_than_the_event_in_flight(whole: bytes) -> None:
    """It prints into a pipe that nobody reads, so it stands still long before its end."""
    path, env = Path("r.jsonl"), {**os.environ, "PYTHONPATH": str(ROOT / "interpreter")}
    args = [*COMMAND, *RUN, str(path), "--format", "json"]
    with process(args, stdout=subprocess.PIPE, env=env) as child:
        while not path.exists() or path.stat().st_size < 20_000:
            assert child.poll() is None
        kill(child)
        child.wait()
        assert child.stdout is not None
        told = child.stdout.read()
    left = path.read_bytes()
    assert 0 < len(left) < len(whole) and whole.startswith(left)
    assert left.startswith(told[: told.rindex(b"\n")])  # whatever it told was written before
    assert within("run", "elfern", "--resume", "r.jsonl").returncode == 0
    assert path.read_bytes() == whole
    assert [each.name for each in Path().iterdir() if each.name.startswith(".")] == []


@pytest.mark.parametrize("cut", [1, 30, 90])
def test_a_line_that_is_half_written_is_cut_off_and_told(cut: int, whole: bytes) -> None:
    done = going_on(whole[: len(whole) // 2][: -cut or None])
    assert done.returncode == 0
    assert done.stderr.startswith("r.jsonl: line ") and done.stderr.endswith(" was half written, and is cut off\n")
    assert Path("r.jsonl").read_bytes() == whole


def test_a_line_that_lacks_nothing_but_its_end_stays(whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    done = going_on(b"".join(lines[:100]).rstrip(b"\n"))
    assert (done.returncode, done.stderr) == (0, "")
    assert Path("r.jsonl").read_bytes() == whole


def test_what_is_told_begins_with_the_deal_under_way(whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    all_told = within("run", "elfern", "--seed", "1", "--deals", "30", "--players", "random,thumb").stdout
    second = all_told.index("\nDeal 2")
    at = next(i for i, line in enumerate(lines) if b'"deal", "number": 2' in line) + 7
    told = going_on(b"".join(lines[:at])).stdout
    assert told.splitlines()[0] == all_told.splitlines()[0]
    assert told.endswith(all_told[second:])
    data = going_on(b"".join(lines[:at]), "--format", "json").stdout
    assert data.encode() == b"".join(lines[at:])


def test_other_bots_may_go_on(whole: bytes) -> None:
    begun = whole[: len(whole) // 2]
    assert going_on(begun, "--players", "thumb,random", "--quiet").returncode == 0
    assert Path("r.jsonl").read_bytes() != whole
    assert within("replay", "r.jsonl").returncode == 0
    of_a_person = whole.replace(b'"random"', b'"human"', 1)[: len(whole) // 2]
    refused = going_on(of_a_person)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "error: `human` played, which is no bot of ours; say who plays on with --players\n"
    assert going_on(of_a_person, "--players", "thumb").returncode == 0
    command = whole.replace(b'"random"', b'"exec:touch ran"', 1)[: len(whole) // 2]
    assert going_on(command).returncode == 2 and not Path("ran").exists()


DAMAGED = b'{"event": "match", "format": 1, '
WRONG = {
    "nothing": (lambda whole: b"", 1, "the record is empty"),
    "blank": (lambda whole: b"\n\n", 1, "the record is empty"),
    "junk": (lambda whole: b"\x00\x01\xff\xfe", 1, "not UTF-8 text"),
    "a half head": (lambda whole: DAMAGED, 1, "not a JSON object; the record may have been cut here"),
    "no head": (lambda whole: b'{"event": "deal"}\n', 1, "a record begins with the match event"),
    "over": (lambda whole: whole, 0, "the match is over; nothing is left to be played"),
    "damaged": (lambda whole: whole[:2000] + b"\xff" + whole[2001:], 0, "not UTF-8 text"),
    "a line lost": (
        lambda whole: b"".join(whole.splitlines(True)[:9] + whole.splitlines(True)[10:40]),
        10,
        "has a decision to take",
    ),
    "another text": (lambda whole: whole[:900].replace(b'"sha256": "', b'"sha256": "0'), 1, "another text of the spec"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_record_that_cannot_go_on_is_refused_and_left_as_it_is(what: str, whole: bytes) -> None:
    make, line, says = WRONG[what]
    text = make(whole)
    done = going_on(text)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"error: r.jsonl:{line or ''}") and says in done.stderr
    assert Path("r.jsonl").read_bytes() == text


def test_a_record_of_another_game_is_refused(whole: bytes) -> None:
    done = going_on(whole[:3000], spec="karniffel")
    assert done.returncode == 1 and "a record of 'elfern', not of karniffel" in done.stderr
    assert Path("r.jsonl").read_bytes() == whole[:3000]


@pytest.mark.parametrize("option", [["--seed", "1"], ["--deals", "2"], ["--record", "x.jsonl"], ["--force"]])
def test_what_the_record_says_is_not_said_beside_it(option: list[str], whole: bytes) -> None:
    done = going_on(whole[:3000], *option)
    assert done.returncode == 2 and f"{option[0]} does not go with --resume" in done.stderr
    assert Path("r.jsonl").read_bytes() == whole[:3000]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="needs a user who may not do everything")
def test_a_record_that_may_not_be_written_is_refused(whole: bytes) -> None:
    Path("r.jsonl").write_bytes(whole[:3000])
    Path("r.jsonl").chmod(0o400)
    done = within("run", "elfern", "--resume", "r.jsonl")
    assert done.returncode == 2 and "`r.jsonl` cannot be written: permission denied" in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_device_that_is_full_is_told_with_its_name() -> None:
    done = stich("run", "elfern", "--seed", "1", "--deals", "1", "--quiet", "--record", "/dev/full")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "error: `/dev/full`: no space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits")
def test_a_record_that_finds_no_more_room_can_go_on(whole: bytes) -> None:
    """What there was room for stays, and is a record so far."""
    script = 'trap "" XFSZ; ulimit -f 10; exec "$@"'
    path = {"PYTHONPATH": str(ROOT / "interpreter"), "STICH_CACHE": "off"}
    done = subprocess.run(
        ["bash", "-c", script, "bash", *COMMAND, *RUN, "r.jsonl", "--quiet"], env={**os.environ, **path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1 and done.stderr.startswith("error: `r.jsonl`: ") and "Traceback" not in done.stderr
    assert Path("r.jsonl").read_bytes() == whole[:10_240]
    assert within("run", "elfern", "--resume", "r.jsonl", "--quiet").returncode == 0
    assert Path("r.jsonl").read_bytes() == whole
