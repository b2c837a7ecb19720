"""Shipped specs changed by structure, and games made up, played on the engine and on the machine side by side.

    python -m tests.fuzz.machine --count 20000 --seed 1 --jobs 2 --keep DIR

Each text that loads is played at random on both (``tests.machine.agreement``): decision by decision they agree, or the
machine has no room, or it cannot go on just where the engine says that the spec is unplayable.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from stich.engine.errors import UnplayableError
from stich.language.load import load_model
from stich.match.game import Game
from tests.fuzz import mutations, specs
from tests.fuzz.common import Fault, Outcome, TooLongError, WrongError, bounded, fault_of, main
from tests.machine.agreement import COMPILED, MACHINES, PLAIN, DifferError, play_many

PLAYING = 15.0  # seconds for the matches of one text
SEEDS = {COMPILED: 3, PLAIN: 1}
MOST = {COMPILED: 400, PLAIN: 80}  # decisions of a match
SEED = 1 << 32


def case(seed: str, index: int) -> Outcome:
    """One spec changed step by step, and played after each change that loads."""
    rng = random.Random(f"{seed}-{index}")
    name, data = specs.base(rng)
    outcome, changes = Outcome(), list[str]()
    for number in range(0 if name == "made up" else 1, rng.randint(2, 6)):
        tried = deepcopy(data)
        changes.append(mutations.one_change(tried, rng) if number else "made up")
        text = specs.dumped(tried)
        found = judged(text, spec=name, seed=f"{seed}-{index}-{number}", changes=changes[:])
        outcome.add(found)
        if found.faults:
            break
        if found.figures["played"] or rng.random() < 0.2:
            data = tried
        else:
            changes.pop()
    return outcome


def judged(text: str, **about: Any) -> Outcome:
    """What comes of the text of a spec, if it loads."""
    outcome = Outcome()
    try:
        with bounded(specs.CHECKING):
            if specs.read(specs.written(text)) is None:
                outcome.figures["refused"] += 1
                return outcome
            game = Game(load_model(specs.written(text)))
    except (Exception, TooLongError):  # whatever comes of reading is for ``specs`` to find
        outcome.figures["refused"] += 1
        return outcome
    first = random.Random(str(about["seed"])).randrange(SEED)
    for kind in MACHINES:
        try:
            with bounded(PLAYING):
                seeds = range(first, first + SEEDS[kind])
                done = play_many(game, kind, 3, seeds, most=MOST[kind], often=0.5)
            outcome.figures[f"decisions on the {kind} machine"] += done
            outcome.figures["played" if done else "no room, or nothing to decide"] += 1
        except (TooLongError, UnplayableError):
            outcome.figures["too long"] += 1
        except DifferError as error:
            outcome.faults.append(fault_of(WrongError(str(error)), f"play ({kind})", text, ".yaml", **about))
        except Exception as error:
            outcome.faults.append(fault_of(error, f"play ({kind})", text, ".yaml", **about))
    return outcome


def again(fault: Fault) -> list[Fault]:
    """The faults of its text."""
    return judged(fault.text, **fault.about).faults


def smaller(fault: Fault) -> Iterator[str]:
    """Its text with one thing less."""
    return specs.smaller(fault)


if __name__ == "__main__":
    main("machine", __doc__)
