"""A game tried before anybody plays it: do deals between bots go on to their end?

Place in the pipeline: over the engine, for ``stich validate``; ``cli`` draws what is found.  Checks of the text
(``language.check``) come first and see more; what they cannot see is met here, or ends a deal with an
``UnplayableError``.  It must not know how any rule can go wrong.  It plays as the players called ``random`` do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stich.engine.chance import by_chance
from stich.engine.errors import UnplayableError
from stich.engine.packs import BOTS
from stich.engine.state import State
from stich.language.check.work import Effort
from stich.language.text.diagnostics import Diagnostic, error
from stich.language.text.places import as_argument
from stich.language.text.source import Span
from stich.match.game import Game
from stich.rng import Random, stream

UNPLAYABLE = "unplayable"
MATCHES, DEALS = 12, 3  # deals in each match
WORK_AT_MOST = 4_000_000  # by matches: cards of the pack × cards × powers, for that is what tables are made of
LEADS, STEPS_A_CARD = 10, 4  # so often in a deal a phrase is weighed for everybody; steps of it that count as a card
TOLD = 6  # decisions before the end that are told


class Stuck(NamedTuple):
    """A match that did not go on: why, the place of the rule at fault if one is, its seed, and the last decisions
    before it in words."""

    why: str
    span: Span | None
    seed: int
    before: tuple[str, ...]


def trial(game: Game, at: Span, share: int = 1) -> list[Diagnostic]:
    """Let bots play some deals; the fault that stops one, if any does, at ``at`` where no rule is to blame.  Where as
    many as ``share`` games share the work, each has its part of it."""
    stuck = next(_stuck(game, share), None)
    if stuck is None:
        return []
    said = f"after {', '.join(stuck.before)}" if stuck.before else "before anybody had anything to decide"
    seats = game.model.seats
    bots = ",".join(["random"] * (seats.players if seats.players != seats.usual and seats.counts else 1))
    again = f"`stich run {as_argument(at.source.path)} --players {bots} --seed {stuck.seed} --deals {DEALS}` shows it"
    return [error(UNPLAYABLE, f"a deal cannot go on: {stuck.why}", stuck.span or at, notes=[said, again])]


def _stuck(game: Game, share: int) -> Iterator[Stuck]:
    effort = game.plan.players * Effort(game.model).of_game() * LEADS // STEPS_A_CARD
    work = DEALS * (game.rules.n**2 * (1 + len(game.model.powers)) + effort)
    for seed in range(max(1, min(MATCHES, WORK_AT_MOST // work) // share)):
        done: list[str] = []
        try:
            state = game.start(seed, deals=DEALS)
            chance = [Random(stream(seed, BOTS, seat)) for seat in range(game.plan.players)]
            _play_out(state, chance, done)
            if state.fruitless < DEALS:
                continue
            raise UnplayableError("every deal ends before anybody can act")
        except UnplayableError as fault:
            yield Stuck(fault.message, fault.span, seed, tuple(done[-TOLD:]))


def _play_out(state: State, chance: Sequence[Random], done: list[str]) -> None:
    """Play a match to its end, noting what is done.

    Raises:
        UnplayableError: it does not go on.
    """
    while not state.over:
        action = by_chance(state, state.legal_actions(), chance[state.to_act])
        done.append(f"seat {state.to_act}: {state.plan.actions.name(action)}")
        state.play(action)
