"""A deal played to its end with everything held against everything else: what loads must play.

Whatever comes up is a fault, the named error of an unplayable spec among them (the caller tells it apart).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Recorder, replay, text_of
from stich.players.match import Seated
from stich.players.registry import make_player
from stich.voice.transcript import Transcript
from tests.fuzz import weighing
from tests.fuzz.common import Fault, TooLongError, WrongError, bounded, fault_of

PLAYING = 10.0  # seconds for a deal
SEEDS = 1 << 32
THROWN_IN = 5000  # packs without a deal that counts


class EndlessError(Exception):
    """A match goes on and never comes to anything."""


def played(game: Game, bots: str, rng: random.Random) -> tuple[Counter[str], Fault | None]:
    """A deal (now and then a match of three) between these bots, recorded and replayed: figures, and a fault."""
    seed, deals = rng.randrange(SEEDS), rng.choice((1, 1, 1, 1, 3))
    match = _Match(game, bots, seed, deals, rng)
    try:
        with bounded(PLAYING * deals):
            with weighing.scored_both_ways():
                match.play()
            match.stage = f"replay ({bots})"
            match.replay()
    except (Exception, TooLongError) as error:
        return match.figures, fault_of(error, match.stage)
    match.figures["deals played"] += deals
    return match.figures, None


class _Match:
    """A match under way."""

    def __init__(self, game: Game, bots: str, seed: int, deals: int, rng: random.Random) -> None:
        self.game, self.seed, self.deals, self.rng = game, seed, deals, rng
        self.names = [bots] * game.plan.players
        self.stage = f"play ({bots})"
        self.lines: list[str] = []
        self.figures: Counter[str] = Counter()
        self.phrases, self.bounded = weighing.programs_of(game), weighing.bounded_of(game)

    def play(self) -> None:
        """Play, tell and record it."""
        state = self.game.start(self.seed, deals=self.deals, log=True)
        recorder = Recorder(self.game, state, self.seed, self.names, self.rng.random() < 0.5)
        teller = Transcript(self.game)
        seated = Seated([make_player(name) for name in self.names], self.seed)
        while not state.over:
            self._look(state)
            if state.deal_number - state.deals_done > THROWN_IN:
                raise EndlessError("deals are thrown in for ever")
            if not state.legal_actions():
                raise WrongError("nothing is legal, and the match is not over")
            action = seated.choose(state, state.to_act)
            if self.rng.random() < 0.02:
                self._undo(state, action)
            state.play(action)
            for line in recorder.lines():
                list(teller.tell(line))
                self.lines.append(text_of(line))
        self.lines += map(text_of, recorder.lines())
        state.returns()

    def _look(self, state: State) -> None:
        """Ask what each seat sees, and what each phrase comes to, now and then."""
        if self.rng.random() < 0.1:
            for seat in range(len(state.hands)):
                hash(state.view(seat).key)
        if self.rng.random() < 0.15:
            self.figures["phrases weighed"] += weighing.weigh_both_ways(state, self.phrases, self.rng)
            weighing.hold_to_bounds(state, self.bounded, self.rng)

    def _undo(self, state: State, action: int) -> None:
        before = _snapshot(state)
        state.play(action)
        if state.undo() != action or _snapshot(state) != before:
            raise WrongError("what is undone is not as it was")
        self.figures["undone"] += 1

    def replay(self) -> None:
        """Hold the record against the spec."""
        lines: Sequence[str] = self.lines
        for _ in replay(self.game, lines):
            pass


def _snapshot(state: State) -> str:
    log, history = state.log or [], state.history
    past = len(log), log[-20:], len(history), history[-20:]  # not all of it: a match may be long
    lying = state.hands, state.stock, state.aside, state.counters, state.legal_actions(), past
    return repr((lying, [state.view(seat).key for seat in range(len(state.hands))]))
