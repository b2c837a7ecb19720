"""A game tried before anybody plays it: do deals between bots go on to their end?

Place in the pipeline: over the engine and the players, for ``stich validate``; a face draws what is found.  Checks of the
text (``spec.checks``) come first and see more; what they cannot see is met here, or ends a deal with an
``UnplayableError``.  It must not know how any rule can go wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from interpreter.engine.errors import UnplayableError
from interpreter.engine.game import PlayableGame
from interpreter.engine.state import State
from interpreter.players.match import Seated
from interpreter.players.registry import make_player
from interpreter.source import Span
from interpreter.spec.diagnostics import Diagnostic, declare, error

UNPLAYABLE = "unplayable"
MATCHES, DEALS = 12, 3  # deals in each match
PLAYER = "random"  # tries everything in time; one with a will may throw every deal in
DECISIONS_AT_MOST = 3_000  # in one deal; the longest of the library takes less than a tenth
TOLD = 6  # decisions before the end that are told

declare(
    UNPLAYABLE,
    "a deal cannot go on",
    "Bots that played by the spec came to a point where the rules lead nowhere: a seat is asked for that nobody has "
    "named, nothing can be said, the stock has too few cards, no card can be led, every deal is thrown in.",
    "A game in which this can happen cannot be played, however rarely it does.",
    "dialogues: {bid: {opens: step, ask: {by: declarer, say: {ok: {}}}}}   # and nobody has been named declarer",
    "Follow the decisions that the note tells, and say in the spec what happens then.",
)


class Stuck(NamedTuple):
    """A match that did not go on: why, the place of the rule at fault if one is, its seed, and the last decisions
    before it in words."""

    why: str
    span: Span | None
    seed: int
    before: tuple[str, ...]


def trial(game: PlayableGame, at: Span) -> list[Diagnostic]:
    """Let bots play some deals; the fault that stops one, if any does.  ``at`` is its place where no rule is to blame."""
    stuck = next(_stuck(game), None)
    if stuck is None:
        return []
    said = f"after {', '.join(stuck.before)}" if stuck.before else "before anybody had anything to decide"
    again = f"`stich run {game.name} --players {PLAYER} --seed {stuck.seed} --deals {DEALS}` shows it"
    return [error(UNPLAYABLE, f"a deal cannot go on: {stuck.why}", stuck.span or at, notes=[said, again])]


def _stuck(game: PlayableGame) -> Iterator[Stuck]:
    for seed in range(MATCHES):
        done: list[str] = []
        try:
            state = game.start(seed, deals=DEALS)
            if _goes_on(state, Seated([make_player(PLAYER) for _ in state.hands], seed), done):
                continue
            why, span = f"it has no end after {DECISIONS_AT_MOST:,} decisions", game.model.play.ends_span
        except UnplayableError as fault:
            why, span = fault.message, fault.span
        yield Stuck(why, span, seed, tuple(done[-TOLD:]))


def _goes_on(state: State, seated: Seated, done: list[str]) -> bool:
    """Play a match to its end, noting what is done; whether it has one."""
    deal, decisions = 0, 0
    while not state.over:
        if state.deals_done > deal:
            deal, decisions = state.deals_done, 0
        decisions += 1
        if decisions > DECISIONS_AT_MOST:
            return False
        action = seated.choose(state, state.to_act)
        done.append(f"seat {state.to_act}: {state.plan.actions.name(action)}")
        state.play(action)
    return True
