"""Records held against their spec: ``stich replay``.

Place in the pipeline: part of ``cli``, over ``engine.record``; a record is untrusted text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import click

from stich.cli import options
from stich.cli.errors import NamedRecordError
from stich.cli.match import summary
from stich.cli.record import game_for, opened, record_lines
from stich.cli.wording import put, put_json
from stich.engine.errors import RecordError
from stich.engine.state import State
from stich.language.text.diagnostics import did_you_mean, quoted, suggest
from stich.language.text.home import Folders
from stich.language.text.library import find_spec, library_names
from stich.match.game import Game
from stich.match.lines import BLANK, Line, numbered, parse_line
from stich.match.record import replay

NAME_IT = "name the file with --spec"


@click.command("replay")
@click.argument("file", type=options.READABLE)
@options.spec_option("--spec", help="The spec, where it is not the one of that name in the library.")
@options.language
@options.trust
@options.formats("text", "json")
def command(file: str, spec: str | None, language: str, trusted: tuple[str, ...], form: str) -> int:
    """Play a record again and verify every line of it; `-` reads the input."""
    return verify(file, spec, form, trusted, language)


def verify(path: str, spec: str | None, form: str, trusted: Folders = (), language: str = "en") -> int:
    """Play a record again and say whether it proves true; 1 if it does not.

    Raises:
        SpecError: the spec has faults.
    """
    name = "<input>" if path == "-" else path
    try:
        with opened(path) as file:
            state, events = _replayed(record_lines(file), spec, trusted)
    except RecordError as fault:
        return _refused(name, fault, form)
    if form == "json":
        put_json(_data(state, events))
    else:
        from stich.messages.book import book_of

        book = book_of(language)
        tricks = book.count("measure-tricks-noun", events["trick"])
        put(f"{name}: {book.say('voice-record_holds')}, {tricks}. {summary(state, language)}")
    return 0


def _replayed(lines: Iterator[str], spec: str | None, trusted: Folders) -> tuple[State, Counter[str]]:
    """The state at the end of a record, and how many events of each kind it has."""
    read: list[str] = []  # of which only the last says anything
    number, first = next(numbered(_kept(lines, read)), (1, ""))
    if not first:
        raise RecordError(1, "the record is empty")
    game = _game_of(number, parse_line(number, first), spec, trusted)
    events: Counter[str] = Counter()
    for now, line in replay(game, chain(read, lines), keep_past=False):
        state = now
        events[line["event"]] += 1
    return state, events


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
