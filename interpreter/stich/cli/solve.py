"""Deals laid open and solved: ``stich solve``.

Place in the pipeline: part of ``cli``, over ``solve``, ``voice`` and the record.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import click

from stich.cli import options
from stich.cli.errors import UsageError
from stich.cli.match import bots, choose_seed, seat_bots, seated
from stich.cli.progress import Progress
from stich.cli.record import read_text
from stich.cli.tint import Tint, tint
from stich.cli.wording import put, put_json
from stich.engine.posed import Posed, PosedDeal
from stich.engine.table import Stage
from stich.match.deals import read_deals
from stich.match.game import Game
from stich.match.record import Line, Recorder
from stich.players.match import Seated
from stich.solve.solver import MEMORY, NODES, DealSolver, Solved, is_match
from stich.solve.teams import Team, teams

DEALS_AT_MOST = 100_000
CARDS_AT_MOST = 64
NODES_AT_MOST = 10**12
MEMORY_AT_MOST = 4096  # megabytes
TRIES = 1000  # matches that are begun until a deal comes to so few cards


@dataclass(frozen=True, slots=True)
class SolveWish:
    """What was asked for: which deals, whom they are solved for, and what is told of them."""

    seed: int
    deals: int
    laid: tuple[PosedDeal, ...]
    cards: int | None
    players: list[str]
    seat: int | None
    every: bool
    line: bool
    form: str
    language: str


@click.command("solve")
@options.spec
@options.fresh_seed
@click.option("--deal", type=options.READABLE_FILE, metavar="FILE",
              help="Solve the deals of a file, which sets their cards: YAML, a record or PBN.")  # fmt: skip
@click.option("--deals", type=click.IntRange(1, DEALS_AT_MOST), default=1, metavar="N",
              help="Solve the first deals of so many matches, whose seeds follow on one another.")  # fmt: skip
@click.option("--cards", type=click.IntRange(1, CARDS_AT_MOST), metavar="N",
              help="Let bots play until somebody leads, and nobody holds more than N cards.")  # fmt: skip
@bots("Who plays until then")
@click.option("--seat", type=click.IntRange(0, 99), metavar="N",
              help="Solve for the side of this seat alone.")  # fmt: skip
@click.option("--every", is_flag=True, help="Tell what each move is worth, and not only the best.")
@click.option("--line", is_flag=True, help="Tell a line in which all play their best, to the end of the deal.")
@click.option("--nodes", type=click.IntRange(1, NODES_AT_MOST), default=NODES, show_default=True, metavar="N",
              help="Give up a deal after so many positions.")  # fmt: skip
@click.option("--memory", type=click.IntRange(1, MEMORY_AT_MOST), default=MEMORY, show_default=True, metavar="MB",
              help="How much memory what has been found may take.")  # fmt: skip
@options.language
@options.trust
@options.formats("text", "json")
def command(
    spec: str,
    seed: int | None,
    deal: str | None,
    deals: int,
    cards: int | None,
    players: str,
    seat: int | None,
    every: bool,
    line: bool,
    nodes: int,
    memory: int,
    language: str,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Say what a deal is worth with every card laid open, if all play their best, and what is best now.

    What it is worth to a side are its points less those of the others.  Where more than two play each for themselves,
    it is what a player can be sure of against all others together.  A deal that is too large is refused; --cards solves
    the end of one.
    """
    game, names = seated(spec, players, trusted)
    if seat is not None and seat >= game.plan.players:
        raise UsageError(f"there is no seat {seat}; seats are 0 to {game.plan.players - 1}")
    laid = _laid(game, deal)
    seed = choose_seed(0 if seed is None and laid else seed, form)
    wish = SolveWish(seed, len(laid) or deals, laid, cards, names, seat, every, line, form, language)
    return solve(game, wish, DealSolver(game, nodes=nodes, memory=memory))


def _laid(game: Game, file: str | None) -> tuple[PosedDeal, ...]:
    """The deals of a file in their order; none without one."""
    if file is None:
        return ()
    found = read_deals(game.model, read_text(file), file)
    return tuple(found[number] for number in sorted(found))


def solve(game: Game, wish: SolveWish, solver: DealSolver) -> int:
    """Solve some deals, and tell what they are worth.

    Raises:
        UnsolvedError: a deal is too large, or cannot go on.
        UsageError: the bots cannot be seated, or never come to so few cards.
    """
    progress, colour = Progress("deals"), tint(game.model)
    for number in range(wish.deals):
        laid = wish.laid[number] if wish.laid else None
        seed = wish.seed if wish.laid else wish.seed + number & (1 << 64) - 1
        deal = _Deal(game, wish, solver, seed, laid)
        if wish.form == "json":
            put_json(deal.as_json(), indent=None)
        else:
            deal.tell(colour, first=number == 0)
        sys.stdout.flush()
        progress(number + 1, wish.deals)
    return 0


class _Deal:
    """A deal, as far as it is to be played before it is solved."""

    def __init__(self, game: Game, wish: SolveWish, solver: DealSolver, seed: int, laid: PosedDeal | None) -> None:
        self.game, self.wish, self.solver, self.seed = game, wish, solver, seed
        self.state = game.start(seed, log=True, packs=None if laid is None else Posed({1: laid}, seed))
        names, players = seat_bots(wish.players, game.plan.players)
        self._recorder = Recorder(game, self.state, seed, names)
        self.before = list(self._recorder.lines())
        if wish.cards is not None:
            self._play_to(wish.cards, Seated(players, seed))

    def _play_to(self, cards: int, seated: Seated) -> None:
        """Let bots play until somebody leads, and nobody holds more than so many cards.

        Raises:
            UsageError: no deal of the match comes to that.
        """
        state, deals = self.state, 0
        while not state.over and deals < TRIES:
            size = max(map(len, state.hands))
            if state.stage == Stage.TRICK and not state.trick and 0 < size <= cards:
                return
            number = state.deal_number
            state.play(seated.choose(state, state.to_act))
            lines = list(self._recorder.lines())
            deals += state.deal_number != number
            self.before = (self.before if state.deal_number == number else []) + lines
        raise UsageError(f"no deal of this match comes to a lead where nobody holds more than {cards} cards")

    def solved(self) -> tuple[list[tuple[Team, Fraction]], Solved]:
        """What the deal is worth to each team that was asked for, and the whole answer for the first of them."""
        found = teams(self.state)
        seat = self.state.to_act if self.wish.seat is None else self.wish.seat
        own = next((team for team in found if seat in team.seats), None)
        if own is None:
            raise UsageError(f"seat {seat} does not play in this deal")
        told = Progress("moves")
        solved = self.solver.solve(self.state, own, every=self.wish.every, told=told)
        if len(found) == 2:
            worth = [(team, solved.worth if team is own else -solved.worth) for team in found]
        else:
            worth = [(t, solved.worth if t is own else self.solver.worth(self.state, t)) for t in found]
        return [(t, w) for t, w in worth if self.wish.seat is None or t is own], solved

    def _follow(self, solved: Solved) -> Iterator[Line]:
        """The lines of a record for a line that is best, to the end of the deal."""
        for action in solved.line:
            self.state.play(action)
        for line in self._recorder.lines():
            yield line
            if line["event"] in ("deal_end", "thrown_in"):
                return

    def tell(self, colour: Tint | None, *, first: bool) -> None:
        """Print the deal, what it is worth, and what is best."""
        from stich.voice.solved import SolvedWords, line_title
        from stich.voice.transcript import Transcript

        words, teller = SolvedWords(self.game, self.wish.language), Transcript(self.game, language=self.wish.language)
        worth, solved = self.solved()
        if not first:
            put("")
        for line in self.before:
            told = list(teller.tell(line))
            if line["event"] == "match":
                told = told[:1]
            for each in told:
                put(each, tint=colour)
        put("")
        if self.state.history:
            for each in words.hands(self.state):
                put(each, tint=colour)
        for each in words.worth(worth, alone=len(teams(self.state)) > 2):
            put(each)
        for each in words.moves(solved):
            put(each, tint=colour)
        if self.wish.line:
            put(line_title(words.words))
            for line in self._follow(solved):
                for each in teller.tell(line):
                    put(each, tint=colour)

    def as_json(self) -> dict[str, Any]:
        """The same as data."""
        worth, solved = self.solved()
        name = self.game.action_name
        found = {
            "spec": self.game.name,
            "seed": self.seed,
            "deal": self.state.deal_number,
            "to_act": solved.to_act,
            "hands": [self.game.model.deck.names(sorted(hand)) for hand in self.state.hands],
            "worth": [{"seats": list(team.seats), **_number(number)} for team, number in worth],
            "best": [name(move.action) for move in solved.best],
            "positions": solved.positions,
        }
        if self.wish.every:
            moves = [*solved.best, *solved.others]
            found["moves"] = [{"move": name(move.action), **_number(move.worth)} for move in moves]
        if self.wish.line:
            found["line"] = [name(action) for action in solved.line]
        return found


def _number(worth: Fraction) -> dict[str, Any]:
    """What a deal is worth as data: points, or the match."""
    if is_match(worth):
        return {"match": "won" if worth > 0 else "lost"}
    return {"points": int(worth) if worth.denominator == 1 else float(worth)}
