"""The text of a record: what programs read in different ways is refused; how a true one is laid out is all one."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stich.cli.record import record_lines
from stich.engine.errors import RecordError
from stich.match.lines import BLANK_AT_MOST, DEPTH_AT_MOST, numbered
from stich.match.record import replay, text_of
from tests.command import within
from tests.records import number_of, record, refused
from tests.specs_under_test import PLAYED, playable

# --- hostile text ----------------------------------------------------------------------------------------------------


def put_in(line: str, text: str) -> str:
    """A line with one more member, written by hand."""
    return f"{line.rstrip().removesuffix('}')}, {text}}}"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        *(('"x": ' + "[" * deep + "]" * deep, "deep") for deep in (DEPTH_AT_MOST, 50, 500, 900, 980, 984, 990)),
        ('"x": ' + '{"a":' * 984 + "0" + "}" * 984, "deep"),
        ('"event": "cut"', "the key 'event' stands twice"),
        ('"\\u0065vent": "cut"', "the key 'event' stands twice"),
        ('"x": {"a": 1, "b": 2, "a": 1}', "the key 'a' stands twice"),
        ('"x": [{"a": 1, "a": 1}]', "the key 'a' stands twice"),
        ('"x": NaN', "NaN is no whole number"),
        ('"x": -Infinity', "-Infinity is no whole number"),
        ('"x": 1.0', "1.0 is no whole number"),
        ('"x": 1e3', "1e3 is no whole number"),
        ('"x": 1E400', "is no whole number"),
        ('"x": ' + "9" * 5000, "a number of more than"),
        ('"x": -' + "9" * 4000, "a number of more than"),
        ('"x": 0.' + "9" * 5000, "is no whole number"),
        ('"x": "\\ud800"', "half of a character"),
        ('"\\udfff": 1', "half of a character"),
        ('"x": "\\ud83d"', "half of a character"),
        ('"x": "\\ud83d\\ude00"', "x: the record has"),
        ('"x": 01', "not a JSON object"),
        ('"x": \'a\'', "not a JSON object"),
        ('"x": 1,', "not a JSON object"),
        ('"x": "\t"', "not a JSON object"),
    ],
)  # fmt: skip
def test_text_that_programs_read_in_different_ways_is_refused(text: str, says: str) -> None:
    for number in (1, 3, number_of(record(), "play")):
        lines = [*record()]
        lines[number - 1] = put_in(lines[number - 1], text)
        error = refused(lines)
        assert error.line == number
        assert says in str(error)
        assert len(str(error)) < 500


def test_a_choice_of_thousands_of_digits_and_depth_are_no_crash_at_the_command_line() -> None:
    for text in ('"x": ' + "[" * 984 + "]" * 984, '"x": ' + "9" * 5000):
        done = within("replay", "-", input="\n".join([put_in(record()[0], text), *record()[1:]]))
        assert done.returncode == 1
        assert done.stdout.startswith("<input>:1: ")


def test_blank_lines_are_bounded() -> None:
    lines = list(record())
    some = ["\n"] * BLANK_AT_MOST
    assert len(list(replay(playable("karniffel"), [*some, *lines]))) == len(lines)
    assert len(list(replay(playable("karniffel"), [*lines, *some]))) == len(lines)
    with pytest.raises(RecordError, match="blank lines") as caught:
        list(replay(playable("karniffel"), [*lines[:3], *some, " \t\r\n", *lines[3:]]))
    assert caught.value.line == 4 + BLANK_AT_MOST


@pytest.mark.parametrize("before", [0, 1])
def test_a_file_of_blank_lines_is_not_read_to_its_end(before: int) -> None:
    file = io.BytesIO(("\n".join(record()[:before]) + "\n" * 5_000_000).encode())
    with pytest.raises(RecordError, match="blank lines"):
        for _ in numbered(record_lines(file)):
            pass
    assert file.tell() < 100_000
    done = within("replay", "-", input=b"\n" * 3_000_000)
    assert (done.returncode, done.stdout) == (1, f"<input>:{BLANK_AT_MOST + 1}: more than 1,000 blank lines\n")


# --- what a record cannot be refused for -----------------------------------------------------------------------------


def loose(lines: Iterator[str]) -> Iterator[str]:
    """The lines with their keys in another order, and other blanks."""
    for i, line in enumerate(lines):
        keys = list(json.loads(line).items())
        random.Random(i).shuffle(keys)
        yield "  \t" + json.dumps(dict(keys), ensure_ascii=True, separators=(" ,  ", "\t: ")) + " "


@pytest.mark.parametrize(
    "written",
    [
        lambda lines: "\n".join(lines),
        lambda lines: "\n".join(lines) + "\n\n\n",
        lambda lines: "\r\n".join(lines) + "\r\n",
        lambda lines: "\ufeff" + "\n".join(lines),
        lambda lines: "\ufeff\n\n" + "\n".join(lines),
        lambda lines: "\n \r\n" + "\n\n".join(lines),
        lambda lines: "\n".join(loose(iter(lines))),
    ],
    ids=["no line end", "blank lines", "CRLF", "BOM", "BOM and blank", "blank first", "keys and blanks"],
)
def test_how_a_record_is_written_is_all_one(written: Callable[[tuple[str, ...]], str], tmp_path: Path) -> None:
    text = written(record())
    assert len(list(replay(playable("karniffel"), text.splitlines(keepends=True)))) == len(record())
    path = tmp_path / "r.jsonl"
    path.write_bytes(text.encode())
    done = within("replay", str(path))
    assert done.returncode == 0, done.stdout


# --- files -----------------------------------------------------------------------------------------------------------


def test_talk_is_part_of_a_true_record() -> None:
    talking = next(name for name in PLAYED if playable(name).model.seats.talk == "free")
    lines = record(talking)
    said = text_of({"event": "say", "seat": 1, "text": 'a "say" \n'})
    assert len(list(replay(playable(talking), [*lines[:3], said, *lines[3:]]))) == len(lines) + 1
    for wrong in ({"seat": True}, {"seat": 99}, {"seat": -1}, {"text": 7}, {"more": 1}):
        with pytest.raises(RecordError, match="line 4: talk is recorded"):
            list(replay(playable(talking), [*lines[:3], text_of(json.loads(said) | wrong), *lines[3:]]))
    silent = next(name for name in PLAYED if playable(name).model.seats.talk != "free")
    with pytest.raises(RecordError, match="does not allow free talk"):
        list(replay(playable(silent), [*record(silent)[:3], said, *record(silent)[3:]]))


# --- long runs -------------------------------------------------------------------------------------------------------


def test_lines_are_read_one_by_one() -> None:
    """No line is asked for before those above it have proved true."""
    read = 0

    def lines() -> Iterator[str]:
        nonlocal read
        for line in record():
            read += 1
            yield line

    for proved, (_, line) in enumerate(replay(playable("karniffel"), lines()), 1):
        assert read == proved
        assert line == json.loads(record()[proved - 1])
    assert read == len(record())
