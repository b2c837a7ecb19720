"""What has been played of a tournament, as lines of JSON: written as it goes, read by whoever goes on with it.

Place in the pipeline: over ``tournament``; knows JSON, must not know files.

The first line says what is played, by whom and with which program; each that follows what came of one duplicate deal.
The text is untrusted: whatever it says is held to the tournament.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields
from typing import Any

from stich.arena.deals import Duplicate
from stich.arena.tournament import Bout, Tournament
from stich.errors import StichError
from stich.language.cache.program import program
from stich.language.text.diagnostics import quoted
from stich.match.game import Game
from stich.match.lines import shown

FORMAT = 1
LINE_AT_MOST = 10_000  # characters
NUMBER_AT_MOST = 10**15


class ResumeError(StichError, ValueError):
    """What was kept of a tournament is none, or of another one; ``line`` (from 1) is the one that says so."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line, self.message = line, message


def head(tournament: Tournament, game: Game) -> dict[str, Any]:
    """What must be the same for what was played to be gone on with."""
    return {
        "tournament": FORMAT,
        "spec": game.name,
        "sha256": game.model.sha256,
        "seats": game.plan.players,
        "players": list(tournament.players),
        "seed": tournament.seed,
        "budget": None if tournament.budget is None else str(tournament.budget),
        "matches": tournament.matches,
        "program": program(),
    }


TOLD = {
    "tournament": "in another format",
    "spec": "of another spec",
    "sha256": "of another text of the spec",
    "seats": "for another number of seats",
    "players": "between other players",
    "seed": "with another seed",
    "budget": "with another budget",
    "matches": "of deals, not of whole matches, or the other way round",
    "program": "by another version of the program, Python or packages",
}
"""What is different, by the key that says so."""


def head_line(tournament: Tournament, game: Game) -> str:
    """The first line."""
    return json.dumps(head(tournament, game), ensure_ascii=True) + "\n"


def deal_line(task: Bout, found: Duplicate) -> str:
    """The line of one duplicate deal."""
    return json.dumps({"task": task, **asdict(found)}, ensure_ascii=True) + "\n"


def seed_of(first: str) -> int | None:
    """The seed that the first line names; ``None`` if it names none, which :func:`read` will say."""
    try:
        seed = _object(1, first).get("seed")
    except ResumeError:
        return None
    return seed if type(seed) is int and 0 <= seed < 1 << 64 else None


def read(lines: Iterable[str], tournament: Tournament, game: Game) -> Iterator[tuple[Bout, Duplicate]]:
    """What has been played: a last line that was cut off is not there.

    Raises:
        ResumeError: a line says something else than this tournament would.
    """
    wanted = head(tournament, game)
    for number, text in enumerate(lines, 1):
        if not text.endswith("\n"):
            return
        line = _object(number, text)
        if number > 1:
            yield _deal(number, line, tournament)
            continue
        if "tournament" not in line:
            raise ResumeError(number, "no tournament was kept here")
        for key, value in wanted.items():
            if line.get(key) != value or type(line.get(key)) is not type(value):
                raise ResumeError(number, f"what is kept was played {TOLD[key]}: {_other(key, line.get(key), value)}")


def _other(key: str, found: object, wanted: object) -> str:
    """The two that differ, as far as a person can read them."""
    if key in ("sha256", "program"):
        return "take another file, or play from the beginning"
    return f"{quoted(shown(found))}, and not {quoted(shown(wanted))}"


def _object(number: int, text: str) -> dict[str, Any]:
    if len(text) > LINE_AT_MOST:
        raise ResumeError(number, "too long for a line of a tournament")
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise ResumeError(number, "not a JSON object") from None
    if not isinstance(line, dict):
        raise ResumeError(number, "not a JSON object")
    return line


def _deal(number: int, line: dict[str, Any], tournament: Tournament) -> tuple[Bout, Duplicate]:
    try:
        task = _task(line["task"], tournament)
        if set(line) != {"task", *(each.name for each in fields(Duplicate))}:
            raise ValueError
        return task, Duplicate(
            margin=_number(line["margin"]),
            games=_whole(line["games"], least=1),
            decisions=_both([_whole(each, least=0) for each in line["decisions"]]),
            seconds=_both([_number(each, least=0) for each in line["seconds"]]),
            fouls=_both([_fouls(each) for each in line["fouls"]]),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ResumeError(number, f"no duplicate deal of this tournament: {shown(line)}") from None


def _task(said: Any, tournament: Tournament) -> Bout:
    a, b, deal = map(_whole, said)
    if (a, b) not in tournament.pairs or deal < 0:
        raise ValueError
    return a, b, deal


def _whole(said: Any, least: int = -NUMBER_AT_MOST) -> int:
    if type(said) is not int or not least <= said <= NUMBER_AT_MOST:
        raise ValueError
    return said


def _number(said: Any, least: int = -NUMBER_AT_MOST) -> float:
    if type(said) is not float or not least <= said <= NUMBER_AT_MOST:
        raise ValueError
    return said


def _fouls(said: Any) -> dict[str, int]:
    return {str(kind): _whole(often, least=1) for kind, often in said.items()}


def _both(said: list[Any]) -> Any:
    one, other = said
    return one, other
