"""Shipped specs changed by structure, read through the front door, and played if they load.

    python -m tests.fuzz.specs --count 20000 --seed 1 --jobs 2 --keep DIR

A change of a few places makes a text; it is checked and its examples are run as ``stich validate`` does; what loads is
played by random and by thumb players, recorded and replayed.  Whatever the text, only diagnostics may come of it, or
in play the named error of a spec that cannot be played.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from stich.cli.validate import Checked, check_spec
from stich.language.load import check, load_model
from stich.language.model.game import GameModel
from stich.match.game import Game
from tests.fuzz import commands, inventing, material, mutations
from tests.fuzz.common import NAMED, Fault, Outcome, TooLongError, WrongError, bounded, fault_of, main
from tests.fuzz.playing import EndlessError, played

CHECKING = 20.0  # seconds
ENDLESS = (TooLongError.__name__, EndlessError.__name__)
COMMANDS = 0.15  # of what loads is shown to another command, too
INVENTIONS = 8  # games made up for one that loads
DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def case(seed: str, index: int) -> Outcome:
    """One spec changed in one place (one time in three) or in two to six, checked after each, and played.

    A change that the checks refuse is mostly taken back before the next: it would hide what comes behind it.
    """
    rng = random.Random(f"{seed}-{index}")
    name, data = base(rng)
    about = {"spec": name, "seed": f"{seed}-{index}"}
    outcome, loaded, changes = Outcome(), "", list[str]()
    least = 0 if name == "made up" else 1
    for number in range(least, 1 + (1 if rng.random() < 0.34 else rng.randint(2, 6))):
        tried = deepcopy(data)
        said = mutations.one_change(tried, rng) if number else "made up"
        text = dumped(tried)
        loads = _loads(text, outcome, changes=[*changes, said], **about)
        if outcome.faults:
            return outcome
        loaded = text if loads else loaded
        if loads or rng.random() < 0.2:
            data, changes = tried, [*changes, said]
    outcome.figures["loads" if loaded else "refused"] += 1
    if loaded:
        outcome.add(judged(loaded, changes=changes, **about))
    return outcome


def _fewer_examples(data: Any, rng: random.Random) -> None:
    """Mostly leave out most examples: they hold most of the text and take most of the time."""
    examples = data.get("examples")
    if isinstance(examples, list) and rng.random() < 0.7:
        data["examples"] = rng.sample(examples, min(len(examples), 4))


def dumped(data: Any) -> str:
    """A spec as text."""
    text: str = yaml.dump(data, Dumper=DUMPER, sort_keys=False, allow_unicode=True, width=110)
    return text


def base(rng: random.Random) -> tuple[str, Any]:
    """What is to be changed, and its name: a shipped spec, one that was once hostile, or one made up."""
    kind = rng.random()
    if kind < 0.55:
        name = rng.choice(list(material.specs()))
        data = material.spec(name)
        _fewer_examples(data, rng)
    elif kind < 0.65:
        name = rng.choice(list(material.hostile()))
        data = deepcopy(material.hostile()[name])
    else:
        name, data = "made up", _made_up(rng)
    data["game"] = "fuzzed"
    return name, data


def _made_up(rng: random.Random) -> Any:
    """A game made up, if possible one that loads."""
    for _ in range(INVENTIONS):
        data = inventing.invented(rng)
        try:
            with bounded(CHECKING):
                if check(written(dumped(data)))[0] is not None:
                    break
        except (Exception, TooLongError):  # it will be met again
            break
    return data


def read(path: Path) -> GameModel | None:
    """The game of a file; without one some fault must be told."""
    game, faults = check(path)
    if game is None and not any(fault.is_error for fault in faults):
        raise WrongError("no game, and no fault told")
    return game


def _loads(text: str, outcome: Outcome, **about: Any) -> bool:
    """Whether the text of a spec is not refused."""
    path = written(text)
    outcome.figures["texts checked"] += 1
    try:
        with bounded(CHECKING):
            return read(path) is not None
    except (Exception, TooLongError) as error:
        outcome.faults.append(fault_of(error, "check", text, ".yaml", **about))
        return False


def written(text: str) -> Path:
    """A text as a file."""
    path = folder() / "fuzzed.yaml"
    path.write_text(text, "utf-8", errors="surrogatepass")
    return path


@cache
def folder() -> Path:
    """A folder of this process, deleted at its end."""
    holder = tempfile.TemporaryDirectory(prefix="stich-fuzz-")
    _HOLDERS.append(holder)
    return Path(holder.name)


_HOLDERS: list[tempfile.TemporaryDirectory[str]] = []  # each is deleted at the end of the process


def judged(text: str, **about: Any) -> Outcome:
    """What comes of the text of a spec: checked, its examples run, played."""
    outcome = Outcome()
    if not _loads(text, outcome, **about):
        return outcome
    try:
        with bounded(CHECKING):
            checked = check_spec(str(written(text)))
            game = Game(load_model(written(text)))
    except NAMED:
        outcome.figures["named error while validated"] += 1
        return outcome
    except (Exception, TooLongError) as error:
        outcome.faults.append(fault_of(error, "validate", text, ".yaml", **about))
        return outcome
    outcome.figures["passes validate" if checked.ok else "refused by validate"] += 1
    _play(game, checked, outcome, text, about)
    _ask(outcome, text, about)
    return outcome


def _play(game: Game, checked: Checked, outcome: Outcome, text: str, about: dict[str, Any]) -> None:
    rng, named = random.Random(f"{about['seed']} played"), 0
    for bots in ("random", "thumb", "random"):
        figures, fault = played(game, bots, rng)
        outcome.figures.update(figures)
        if fault is not None and fault.kind == NAMED.__name__:
            named += 1
            if checked.ok:
                outcome.figures[f"    {about['seed']}: {fault.said[:100]}"] += 1
        elif fault is not None and fault.kind in ENDLESS and not checked.ok:
            outcome.figures["endless in play, and refused by validate"] += 1
            break
        elif fault is not None:
            said = "passed" if checked.ok else "refused it"
            outcome.faults.append(replace(fault, text=text, suffix=".yaml", about={**about, "validate": said}))
            break
    if named:
        outcome.figures["unplayable, by a named error"] += 1
        outcome.figures["passed validate, ended by a named error in play"] += checked.ok


def _ask(outcome: Outcome, text: str, about: dict[str, Any]) -> None:
    """Show the spec to another command, now and then."""
    rng = random.Random(f"{about['seed']} asked")
    if rng.random() < COMMANDS:
        outcome.figures["commands asked"] += 1
        fault = commands.asked(written(text), rng)
        if fault is not None:
            outcome.faults.append(replace(fault, text=text, suffix=".yaml", about=about))


# --- smaller inputs ---------------------------------------------------------------------------------------------------


def again(fault: Fault) -> list[Fault]:
    """The faults of its text."""
    return judged(fault.text, **fault.about).faults


def smaller(fault: Fault) -> Iterator[str]:
    """Its text with one thing less, the largest first."""
    data = material.loaded(fault.text)
    for at in sorted(_paths(data), key=lambda path: -len(str(_at(data, path)))):
        less = deepcopy(data)
        del _at(less, at[:-1])[at[-1]]
        yield dumped(less)


def _paths(data: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*here, key)
        yield from _paths(value, (*here, key))


def _at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


if __name__ == "__main__":
    main("specs", __doc__)
