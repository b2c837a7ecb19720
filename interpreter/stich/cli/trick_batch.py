"""Many tricks for programs, one JSON object a line: ``stich trick --batch``.

Place in the pipeline: part of ``cli``, over the tables of ``rules``.  A line is answered before the next is read,
whatever it holds; nothing in it can stop the rest.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

from stich.cli.binding import BindingWords, WordError
from stich.cli.trick_verdict import TrickAsked, answer_of, make_question
from stich.cli.wording import put_json
from stich.engine.plan import Plan
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import did_you_mean, quoted, suggest
from stich.match.game import Game
from stich.rules import walk

LINE_AT_MOST = 20_000  # bytes
NUMBER_AT_MOST = 1_000
KEYS = ("cards", "bind", "trick", "phase")


def answer_batch(game: GameModel, lines: BinaryIO, bind: BindingWords, number: int, phase: str | None) -> int:
    """Answer each line with the winner, or with what is wrong with it; 1 if anything was.

    ``bind``, ``number`` and ``phase`` hold for lines that do not say otherwise.
    """
    plan, status = Game(game).plan, 0
    for line in bounded_lines(lines):
        try:
            question = _question(plan, line, bind, number, phase)
            winner = walk.winner(plan.rules, question.bound, question.cards, question.number, question.facts)
            answer = answer_of(game, question, winner)
        except WordError as fault:
            status, answer = 1, {"error": str(fault)}
        put_json(answer, indent=None)
        sys.stdout.flush()  # whoever asks line by line waits for this one
    return status


def bounded_lines(file: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a file that are not blank; ``None`` for one that is too long, of which nothing is kept."""
    while line := file.readline(LINE_AT_MOST + 1):
        if len(line) <= LINE_AT_MOST:
            if line.strip():
                yield line
            continue
        while line and not line.endswith(b"\n"):
            line = file.readline(LINE_AT_MOST)
        yield None


def _question(plan: Plan, line: bytes | None, bind: BindingWords, number: int, phase: str | None) -> TrickAsked:
    asked = _object(line)
    for key in asked:
        if key not in KEYS:
            help = did_you_mean(suggest(key, KEYS)) or f"it may have {', '.join(KEYS)}"
            raise WordError(f"unknown key {quoted(key)}; {help}")
    cards, trick = _words("cards", asked.get("cards")), asked.get("trick", number)
    if type(trick) is not int or not 1 <= trick <= NUMBER_AT_MOST:
        raise WordError("`trick` is the number of the trick in its deal, from 1")
    named = asked.get("phase", phase)
    if named is not None and not isinstance(named, str):
        raise WordError("`phase` is a name")
    return make_question(plan, cards, {**bind, **_bind(asked.get("bind", {}))}, trick, named)


def _object(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise WordError(f"the line is longer than {LINE_AT_MOST} bytes")
    try:
        asked = json.loads(line)
    except (ValueError, RecursionError):
        raise WordError("the line is not a JSON object") from None
    if not isinstance(asked, dict):
        raise WordError("the line is not a JSON object")
    return asked


def _bind(value: object) -> dict[str, list[str]]:
    if not isinstance(value, dict):
        raise WordError('`bind` gives the values of bindings: {"chosen": ["H", "C"]}')
    return {name: _words(name, words) for name, words in value.items()}


def _words(key: str, value: object) -> list[str]:
    """A list of words, or words in one string."""
    if isinstance(value, str):
        return value.replace(",", " ").split()
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return value
    raise WordError(f'{quoted(key)} is a list of words, like ["H9", "HK"]')
