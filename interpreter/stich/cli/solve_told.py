"""What is told of a deal that is solved: what it is worth, what is best, and what was given away as it was played.

Place in the pipeline: part of ``cli``, over ``solve`` and ``voice.solved``; must not know where a deal comes from.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from stich.cli.errors import UsageError
from stich.cli.progress import Progress
from stich.cli.solve_positions import DecisionTaken, Opened
from stich.cli.tint import tint
from stich.cli.wording import put, put_json
from stich.match.game import Game
from stich.match.record import Line
from stich.solve.solver import DealSolver, Loss, Solved, is_match
from stich.solve.teams import Team, teams


@dataclass(frozen=True, slots=True)
class SolveWish:
    """Whom deals are solved for, and what is told of them."""

    seat: int | None
    every: bool
    line: bool
    losses: bool
    form: str
    language: str


class Telling:
    """Solves deals of one game, and tells of one after the other."""

    def __init__(self, game: Game, solver: DealSolver, wish: SolveWish) -> None:
        self.game, self.solver, self.wish = game, solver, wish
        self._first = True

    def tell(self, deal: Opened) -> None:
        """Solve a deal, and print what it is worth.

        Raises:
            UnsolvedError: it is too large, or cannot go on.
            UsageError: who was asked for does not play in it.
        """
        if self.wish.form == "json":
            put_json(self._as_json(deal), indent=None)
        else:
            self._in_words(deal)
        self._first = False

    def _solved(self, deal: Opened) -> tuple[list[tuple[Team, Fraction]], Solved]:
        """What the deal is worth to each team that was asked for, and the whole answer for the first of them."""
        state, found = deal.state, teams(deal.state)
        seat = state.to_act if self.wish.seat is None else self.wish.seat
        own = next((team for team in found if seat in team.seats), None)
        if own is None and not state.over:
            raise UsageError(f"seat {seat} does not play in this deal")
        solved = self.solver.solve(state, own, every=self.wish.every, told=Progress("moves"))
        if len(found) == 2:
            worth = [(team, solved.worth if team is own else -solved.worth) for team in found]
        else:
            worth = [(t, solved.worth if t is own else self.solver.worth(state, t)) for t in found]
        return [(t, w) for t, w in worth if self.wish.seat is None or t is own], solved

    def _judged(self, deal: Opened) -> Iterator[tuple[DecisionTaken, Loss]]:
        """What each decision of the record gave away, where there was a choice."""
        state, told = deal.state.copy(), Progress("decisions")
        for number, taken in enumerate(deal.taken):
            told(number, len(deal.taken))
            conceded = taken.action >= self.game.plan.actions.concede
            if conceded or len(state.legal_actions()) > 1:
                judged = self.solver.judge(state, taken.action)
                own = next(team for team in teams(state) if judged.seat in team.seats)
                if self.wish.seat is None or self.wish.seat in own.seats:
                    yield taken, judged
            state.play(taken.action)

    def _follow(self, deal: Opened, solved: Solved) -> Iterator[Line]:
        """The lines of a record for a line that is best, to the end of the deal."""
        for action in solved.line:
            deal.state.play(action)
        for line in deal.recorder.lines():
            yield line
            if line["event"] in ("deal_end", "thrown_in"):
                return

    # --- in words -----------------------------------------------------------------------------------------------------

    def _in_words(self, deal: Opened) -> None:
        """The deal, what it is worth, what is best and what was given away; each is told as soon as it is known."""
        from stich.voice.solved import SolvedWords
        from stich.voice.transcript import Transcript

        colour, wish = tint(self.game.model), self.wish
        words, teller = SolvedWords(self.game, wish.language), Transcript(self.game, language=wish.language)
        worth, solved = self._solved(deal)
        lines = [""] if not self._first and deal.before[:1] and deal.before[0]["event"] == "match" else []
        for line in deal.before:
            told = list(teller.tell(line))
            lines += told[:1] if line["event"] == "match" else told
        lines += ["", *(words.hands(deal.state) if deal.state.history else ())]
        lines += words.worth(worth, alone=len(teams(deal.state)) > 2)
        put(*lines, *words.moves(solved), tint=colour)
        judged = self._judged(deal)
        if wish.losses:
            sys.stdout.flush()
            put(words.title("voice-solved-played"))
            found = []
            for taken, each in judged:
                if each.lost:
                    found.append(each)
                    put(f"  {words.lost(each, taken.trick)}", tint=colour)
                    sys.stdout.flush()
            put(*(f"  {line}" for line in words.in_all(found)))
        if wish.line:
            put(words.title("voice-solved-line"))
            told = [each for line in self._follow(deal, solved) for each in teller.tell(line)]
            put(*told, tint=colour)

    # --- as data ------------------------------------------------------------------------------------------------------

    def _as_json(self, deal: Opened) -> dict[str, Any]:
        """The same as data."""
        worth, solved = self._solved(deal)
        name, wish = self.game.action_name, self.wish
        found = {
            "spec": self.game.name,
            "seed": deal.seed,
            "deal": deal.number,
            "to_act": solved.to_act,
            "hands": [self.game.model.deck.names(sorted(hand)) for hand in deal.state.hands],
            "worth": [{"seats": list(team.seats), **_number(number)} for team, number in worth],
            "best": [name(move.action) for move in solved.best],
            "positions": solved.positions,
        }
        if wish.every:
            moves = [*solved.best, *solved.others]
            found["moves"] = [{"move": name(move.action), **_number(move.worth)} for move in moves]
        if wish.losses:
            found["played"] = [self._as_data(taken, judged) for taken, judged in self._judged(deal)]
        if wish.line:
            found["line"] = [name(action) for action in solved.line]
        return found

    def _as_data(self, taken: DecisionTaken, judged: Loss) -> dict[str, Any]:
        """One decision: what the deal was worth to its team before it and after it."""
        name = self.game.action_name
        return {
            "line": taken.line,
            "trick": taken.trick,
            "seat": judged.seat,
            "move": name(judged.action),
            "worth": _number(judged.worth),
            "kept": _number(judged.kept),
            "better": [name(action) for action in judged.best],
        }


def _number(worth: Fraction) -> dict[str, Any]:
    """What a deal is worth as data: points, or the match."""
    if is_match(worth):
        return {"match": "won" if worth > 0 else "lost"}
    return {"points": int(worth) if worth.denominator == 1 else float(worth)}
