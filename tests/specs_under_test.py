"""The specs that the tests are run on, and random players for them: those of the library (every file under ``specs/``),
and small games of no source that say what none of those says (``tests/games/``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from stich.engine.chance import by_chance
from stich.engine.packs import BOTS
from stich.engine.state import State
from stich.language.load import check
from stich.language.model.deal import ALL, Portion
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic
from stich.match.game import Game, load_game
from stich.rng import Random, stream
from tests.shared import knowing_games

TESTS = Path(__file__).parent
SPECS = TESTS.parent / "specs"
NAMES = sorted(path.stem for path in SPECS.glob("*.yaml"))
TRIALS = sorted(path.stem for path in (TESTS / "games").glob("*.yaml"))
PLAYED = [*NAMES, *TRIALS]


def path_of(name: str) -> Path:
    """Where a spec stands."""
    return (TESTS / "games" if name in TRIALS else SPECS) / f"{name}.yaml"


@cache
def playable(name: str, players: int | None = None) -> Game:
    """The game, loaded once; and read once, by whichever worker is first."""
    with knowing_games():
        return load_game(path_of(name), players=players)


@cache
def examined(name: str) -> tuple[GameModel | None, tuple[Diagnostic, ...]]:
    """What comes of reading and checking a spec of the library, done once."""
    game, faults = check(name)
    return game, tuple(faults)


def asks_in_transfers(game: Game) -> bool:
    """Whether in some transfer of a game there is anything to decide; where hands go whole nobody is asked."""
    steps = [planned.step for planned in game.plan.transfers.values()]
    return any(not (step.must and step.portion == Portion(0, ALL)) for step in steps)


class Bots:
    """Random players, each drawing from its own stream.  Once in so many actions (0: never) a side that may give the
    deal up does so."""

    def __init__(self, seed: int, players: int, give_up_once_in: int = 0) -> None:
        self.streams = [Random(stream(seed, BOTS, seat)) for seat in range(players)]
        self.once_in = give_up_once_in

    def choose(self, state: State) -> int:
        """What the seat to act does."""
        random = self.streams[state.to_act]
        side = state.side_of[state.to_act]
        if self.once_in and state.may_concede(side) and not random.below(self.once_in):
            return state.plan.actions.concede + side
        return by_chance(state, state.legal_actions(), random)

    def play_out(self, state: State, most: int = 100_000) -> Iterator[int]:
        """Play to the end of the match, giving back each action before it is done."""
        for _ in range(most):
            if state.over:
                return
            action = self.choose(state)
            yield action
            state.play(action)
        raise AssertionError("the match does not end")


def finished(name: str, seed: int, deals: int, bots: int | None = None, give_up_once_in: int = 0) -> State:
    """A match of so many deals that random players have played to its end, with its log."""
    game = playable(name)
    state = game.start(seed, deals=deals, log=True)
    for _ in Bots(seed if bots is None else bots, game.plan.players, give_up_once_in).play_out(state):
        pass
    return state


def compare_with_golden(path: Path, lines: Sequence[str], update: bool) -> None:
    """Hold lines against a golden file, line by line; or write it, if it is to be updated."""
    if update:
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: run pytest with --update, read what it wrote, and add it"
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (expected, got) in enumerate(zip(golden, lines, strict=False), 1):
        assert got == expected, f"{path.name} differs first in line {number}"
    assert len(lines) == len(golden), f"{path.name}: {len(lines)} lines now, {len(golden)} there"


def strangers(folder: str, suffix: str) -> set[str]:
    """Golden files of specs that are no longer there."""
    return {path.stem for path in (TESTS / folder).glob(f"*{suffix}")} - set(PLAYED)
