"""Records held against their spec, and told: ``stich replay``.

Place in the pipeline: part of ``cli``, over ``match.record``; a record is untrusted text, and nothing of it is told
before it has proved true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any, BinaryIO

import click

from stich.cli import options
from stich.cli.errors import NamedRecordError, UsageError
from stich.cli.match import summary
from stich.cli.output import written
from stich.cli.record import game_for, opened, record_lines, text_in
from stich.cli.wording import put, put_json
from stich.engine.errors import RecordError
from stich.engine.state import State
from stich.language.text.diagnostics import did_you_mean, quoted, suggest
from stich.language.text.home import Folders
from stich.language.text.library import find_spec, library_names
from stich.match import pbn
from stich.match.game import Game
from stich.match.lines import BLANK, Line, numbered, parse_line
from stich.match.record import replay
from stich.match.resume import WholeLines

NAME_IT = "name the file with --spec"
TOLD = ("markdown", "pbn")


@dataclass(frozen=True, slots=True)
class ReplayWish:
    """What is wanted of a record."""

    spec: str | None = None
    form: str = "text"
    trusted: Folders = ()
    language: str = "en"
    step: bool = False
    output: str | None = None
    force: bool = False


@click.command("replay")
@click.argument("file", type=options.READABLE)
@options.spec_option("--spec", help="The spec, where it is not the one of that name in the library.")
@click.option("--step", is_flag=True, help="Tell it event by event, forwards and back.")
@click.option("--output", type=click.Path(dir_okay=False), metavar="FILE", help="Write to a file.")
@options.force
@options.language
@options.trust
@options.formats("text", "json", *TOLD)
def command(
    file: str,
    spec: str | None,
    step: bool,
    output: str | None,
    force: bool,
    language: str,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Play a record again and verify every line of it; `-` reads the input.

    With --step it is told event by event, with --format markdown as a page to be read, and with --format pbn as bridge
    programs read it, where the game has their pack and table; such a record may stop early.  A file of PBN is verified
    by the rules of --spec.
    """
    if step and (form != "text" or file == "-"):
        raise UsageError("--step tells a file in text, and reads the input for what to do; leave out --format and `-`")
    if output is not None and form not in TOLD:
        raise UsageError(f"--output goes with --format {' or '.join(TOLD)}")
    return verify(file, ReplayWish(spec, form, trusted, language, step, output, force))


def verify(path: str, asked: ReplayWish) -> int:
    """Play a record again and say whether it proves true; 1 if it does not.

    Raises:
        SpecError: the spec has faults.
        UsageError: what was asked for does not fit the file.
    """
    name = "<input>" if path == "-" else path
    try:
        with opened(path) as file:
            first = file.readline(options.FIRST_AT_MOST)
            if path.lower().endswith(".pbn") or pbn.is_pbn(first.decode("latin-1")):
                return _verify_boards(name, first, file, asked)
            lines = record_lines(file, first)
            if asked.step or asked.form in TOLD:
                return _tell(name, lines, asked)
            state, events = _replayed(lines, asked.spec, asked.trusted)
    except RecordError as fault:
        return _refused(name, fault, asked.form)
    if asked.form == "json":
        put_json(_data(state, events))
    else:
        from stich.messages.book import book_of

        book = book_of(asked.language)
        tricks = book.count("measure-tricks-noun", events["trick"])
        put(f"{name}: {book.say('voice-record_holds')}, {tricks}. {summary(state, asked.language)}")
    return 0


def _verify_boards(name: str, first: bytes, file: BinaryIO, asked: ReplayWish) -> int:
    """Verify the plays of a file of PBN."""
    from stich.cli.boards import read_rest, verify_boards

    if asked.step or asked.form in TOLD:
        raise UsageError("a file of PBN is verified; it cannot be told so")
    if asked.spec is None:
        raise UsageError(f"{quoted(name)} is PBN, which names no rules; name them with --spec, as in --spec whist")
    text = text_in(name, read_rest(name, first, file))
    return verify_boards(name, text, asked.spec, asked.trusted, asked.form)


def _replayed(lines: Iterator[str], spec: str | None, trusted: Folders) -> tuple[State, Counter[str]]:
    """The state at the end of a record, and how many events of each kind it has."""
    events: Counter[str] = Counter()
    for now, line in played_again(lines, spec, trusted)[1]:
        state = now
        events[line["event"]] += 1
    return state, events


def played_again(
    lines: Iterator[str], spec: str | None, trusted: Folders = ()
) -> tuple[Game, Iterator[tuple[State, Line]]]:
    """The game of a record, and the match played again, line by line.

    Raises:
        RecordError: there is no such game, or at the first line that it does not reproduce.
    """
    game, whole = begun(lines, spec, trusted)
    return game, replay(game, whole, keep_past=False)


def begun(lines: Iterator[str], spec: str | None, trusted: Folders) -> tuple[Game, Iterator[str]]:
    """The game of a record, and all its lines.

    Raises:
        SpecError: the spec has faults.
        RecordError: there is no such game.
    """
    read: list[str] = []  # of which only the last says anything
    number, first = next(numbered(_kept(lines, read)), (1, ""))
    if not first:
        raise RecordError(1, "the record is empty")
    return _game_of(number, parse_line(number, first), spec, trusted), chain(read, lines)


def _kept(lines: Iterator[str], read: list[str]) -> Iterator[str]:
    """The lines, with those kept that have been read: of the blank ones no more than that they were there."""
    for line in lines:
        read.append(line if line.strip(BLANK) else "\n")
        yield line


def _game_of(number: int, head: Line, spec: str | None, trusted: Folders) -> Game:
    """The game of a record: the spec that was named, else the one in the library that the record names."""
    if spec is not None:
        return game_for(spec, head, number, trusted)
    name = head.get("spec")
    if head["event"] != "match" or not isinstance(name, str):
        raise RecordError(number, "a record begins with the match event, which names the spec")
    if find_spec(name) is None:  # a record must not make us open any other file
        near = did_you_mean(suggest(name, library_names()))
        help = f"{near} If not, {NAME_IT}" if near else NAME_IT
        raise RecordError(number, f"the library has no spec {quoted(name)}; {help}")
    game = game_for(name, head, number)
    if head.get("sha256") != game.model.sha256:
        message = f"made for another text of the spec {quoted(name)} than the library's"
        raise RecordError(number, f"{message}; if that is a file of your own, {NAME_IT}")
    return game


# --- telling it -------------------------------------------------------------------------------------------------------


def _tell(name: str, lines: Iterator[str], asked: ReplayWish) -> int:
    """Tell a record that has proved true as far as it goes."""
    game, whole = begun(lines, asked.spec, asked.trusted)
    held = [line for _, line in replay(game, WholeLines(whole), keep_past=False, whole=False)]
    if asked.step:
        from stich.cli.step import step_through

        return step_through(game, held, asked.language)
    if asked.form == "pbn":
        from stich.match.bridge import boards

        return _write(boards(game, held), name, asked)
    from stich.voice.minutes import minutes

    return _write(minutes(game, held, asked.language), name, asked)


def _write(lines: Iterable[str], name: str, asked: ReplayWish) -> int:
    text = list(lines)  # whatever cannot be told is told before a file is made
    if asked.output is None or asked.output == "-":
        put(*text)
        return 0
    with written(asked.output, asked.force, lambda: [name]) as file:
        file.writelines(f"{line}\n" for line in text)
    return 0


def _refused(name: str, fault: RecordError, form: str) -> int:
    if form == "json":
        put_json({"ok": False, "line": fault.line, "message": str(fault).removeprefix(f"line {fault.line}: ")})
    else:
        put(*NamedRecordError(name, fault).lines)
    return 1


def _data(state: State, events: Counter[str]) -> dict[str, Any]:
    return {
        "ok": True,
        "spec": state.plan.game.name,
        "deals": state.deals_done,
        "winner": state.winner,
        "totals": state.totals[0],
        "events": dict(events),
    }
