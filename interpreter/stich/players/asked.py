"""Any program at the table, by the line protocol: ``exec:COMMAND``.

Place in the pipeline: over ``program``, which keeps it in bounds, and ``wire``, which says what it is told.

A program that is out of step with its questions, since it hangs, ends or says what is no answer, is ended, and started
again for the next decision.
"""

from __future__ import annotations

import json
import shlex
import sys

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.view import View
from stich.language.text.diagnostics import quoted
from stich.players.base import PlayerError
from stich.players.budget import FORM, Budget
from stich.players.guest import FoulError
from stich.players.program import RunningProgram
from stich.players.wire import begins, decision, hello
from stich.rng import Random

USUAL = 10.0  # seconds for a decision, if no time is said
TO_START = 30.0  # seconds more for the first answer
GRACE = 0.1  # seconds for the way there and back


class AskedProgram:
    """A program that is asked, started when it is first needed.

    Raises:
        PlayerError: the command names no program.
    """

    def __init__(self, command: str, budget: Budget | None = None) -> None:
        self._budget, rest = own_budget(command)
        self._budget = self._budget or budget
        self._command = _split(rest)
        self._program: RunningProgram | None = None
        self._match, self._told = begins(0, 0), False

    def begin(self, seed: int, seat: Seat) -> None:
        """A match begins, which the program is told of when it is asked."""
        self._match, self._told = begins(seed, seat), False

    def ask(self, view: View, _rng: Random) -> Action:
        """What the program chooses; where there is no choice it is not asked.

        Raises:
            FoulError: it does not choose.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        try:
            return _action(view, self._answer(view))
        except FoulError as foul:
            if foul.kind != "unknown":
                self.close()
            raise

    def close(self) -> None:
        """End the program; if it is asked again, it is started again."""
        if self._program is not None:
            self._program.end()
            self._program, self._told = None, False

    def _answer(self, view: View) -> str:
        """The line that the program answers."""
        lines = [decision(view)] if self._told else [self._match, decision(view)]
        seconds = USUAL if self._budget is None or self._budget.seconds is None else self._budget.seconds
        seconds += GRACE
        if self._program is None:
            lines = [hello(view.plan, self._budget), *lines]
            self._program, seconds = RunningProgram(self._command), seconds + TO_START
        self._told = True
        return self._program.ask("".join(f"{json.dumps(line)}\n" for line in lines), seconds)


def own_budget(command: str) -> tuple[Budget | None, str]:
    """The budget before a command, as in ``200ms:python3 bot.py``, and the command."""
    first, colon, rest = command.partition(":")
    return (Budget.parse(first), rest) if colon and FORM.fullmatch(first.strip()) else (None, command)


def _split(command: str) -> list[str]:
    """The words of a command, as a shell would have them; there is no other thing of a shell.

    Raises:
        PlayerError: there are none.
    """
    if sys.platform == "win32":
        raise PlayerError("programs cannot be seated on this system, for want of pipes that can be waited for")
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise PlayerError(f"{quoted(command)} is no command: {str(fault).lower()}") from None
    if not words or "\0" in command:
        raise PlayerError("`exec:` stands before a command, as in `exec:python3 bot.py`")
    return words


def _action(view: View, text: str) -> Action:
    """The action that an answer names.

    Raises:
        FoulError: it names none.
    """
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict) or not isinstance(answer.get("action"), str):
        raise FoulError("nonsense", f'answers {quoted(text)}, which is not {{"action": "…"}}')
    try:
        return view.plan.actions.parse(answer["action"])
    except KeyError:
        raise FoulError("unknown", f"chooses {quoted(answer['action'])}, which is no action of this game") from None
