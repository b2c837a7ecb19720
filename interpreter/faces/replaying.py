"""Records held against their spec: ``stich replay``.

Place in the pipeline: a face over ``engine.record``; a record is untrusted text.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from interpreter.engine.errors import RecordError
from interpreter.engine.game import PlayableGame, load_game
from interpreter.engine.record import Line, parse_line, replay
from interpreter.engine.state import State
from interpreter.faces.recording import opened, record_lines
from interpreter.faces.running import summary
from interpreter.faces.wording import count, put, put_json
from interpreter.spec.catalogue import find_spec, library_names
from interpreter.spec.diagnostics import did_you_mean, quoted, suggest
from interpreter.spec.home import Folders


def verify(path: str, spec: str | None, form: str, trusted: Folders = ()) -> int:
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
        put(f"{name}: the record holds: {state.plan.game.name}, {count(events['trick'], 'trick')}, {summary(state)}")
    return 0


def _replayed(lines: Iterator[str], spec: str | None, trusted: Folders) -> tuple[State, Counter[str]]:
    """The state at the end of a record, and how many events of each kind it has."""
    first = next(lines, None)
    if first is None:
        raise RecordError(1, "the record is empty")
    game = _game_of(parse_line(1, first), spec, trusted)
    events: Counter[str] = Counter()
    for now, line in replay(game, _without_talk(chain([first], lines), game, events)):
        state = now
        events[line["event"]] += 1
    return state, events


def _game_of(head: Line, spec: str | None, trusted: Folders) -> PlayableGame:
    """The game of a record: the spec that was named, else the one in the library that the record names."""
    if spec is not None:
        return load_game(spec, trusted=trusted)
    name = head.get("spec")
    if head["event"] != "match" or not isinstance(name, str):
        raise RecordError(1, "a record begins with the match event, which names the spec")
    if find_spec(name) is None:  # a record must not make us open any other file
        help = did_you_mean(suggest(name, library_names())) or "name the file with --spec"
        raise RecordError(1, f"the library has no spec {quoted(name)}; {help}")
    return load_game(name)


def _without_talk(lines: Iterator[str], game: PlayableGame, events: Counter[str]) -> Iterator[str]:
    """The lines with table talk left blank: it binds nobody, so no rule can reproduce it."""
    for number, text in enumerate(lines, 1):
        line = parse_line(number, text) if '"say"' in text else {}
        if line.get("event") == "say":
            _check_talk(number, line, game)
            events["say"] += 1
            text = ""
        yield text


def _check_talk(number: int, line: Line, game: PlayableGame) -> None:
    seat, text = line.get("seat"), line.get("text")
    if type(seat) is not int or not 0 <= seat < game.plan.players or not isinstance(text, str) or len(line) != 3:
        raise RecordError(number, "talk is recorded as a seat and a text")
    if game.model.seats.talk != "free":
        raise RecordError(number, "the spec does not allow free talk")


def _refused(name: str, fault: RecordError, form: str) -> int:
    message = str(fault).removeprefix(f"line {fault.line}: ")
    if form == "json":
        put_json({"ok": False, "line": fault.line, "message": message})
    else:
        put(f"{name}:{fault.line}: {message}")
    return 1


def _data(state: State, events: Counter[str]) -> dict[str, Any]:
    return {
        "ok": True,
        "spec": state.plan.game.name,
        "deals": state.deals_done,
        "winner": state.winner,
        "totals": state.counters[0],
        "events": dict(events),
    }
