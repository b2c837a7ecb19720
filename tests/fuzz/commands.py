"""The other commands on a spec that loads: sheets, lint, layout, comparison; none may fall over.

The command is run in this process (``tests.command.within``), so that it can be asked often.
"""

from __future__ import annotations

import random
from pathlib import Path

from stich.language.load import load_model
from stich.language.model.bindings import Binding
from stich.language.model.game import GameModel
from stich.language.model.values import part_names
from stich.language.text.diagnostics import SpecError
from tests.command import within
from tests.fuzz.common import NAMED, Fault, TooLongError, WrongError, bounded, fault_of
from tests.specs_under_test import SPECS

TAKING = 20.0  # seconds
FORMS, LANGUAGES = ("text", "markdown", "html"), ("en", "de", "ru")


def asked(path: Path, rng: random.Random) -> Fault | None:
    """One command, chosen by chance: its fault, if it has one."""
    spec = str(path)
    words = rng.choice((
        ("sheet", spec, "--format", rng.choice(FORMS), "--language", rng.choice(LANGUAGES)),
        ("sheet", spec, "--format", "text", "--language", rng.choice(LANGUAGES)),
        ("lint", spec, "--deals", "20"),
        ("format", "--check", spec),
        ("diff", spec, str(SPECS / f"{rng.choice(('whist', 'karniffel', 'sixty-six'))}.yaml"), "--tricks", "100"),
        ("validate", spec, "--format", rng.choice(("json", "github", "concise"))),
        ("new", "other", "--from", spec, "--output", str(path.with_name("other.yaml"))),
        ("run", spec, "--deals", "1", "--seed", "1", "--format", "json"),
        _a_trick(path, rng),
    ))  # fmt: skip
    stage = f"stich {words[0]}"
    path.with_name("other.yaml").unlink(missing_ok=True)
    try:
        with bounded(TAKING):
            done = within(*words)
            if done.returncode not in (0, 1, 2):
                raise WrongError(_short(done.stderr))
    except NAMED:
        return None
    except (Exception, TooLongError) as error:
        return fault_of(error, stage)
    return None


def _a_trick(path: Path, rng: random.Random) -> tuple[str, ...]:
    """A trick of any cards of the pack, the bindings having some values."""
    try:
        model = load_model(path)
    except SpecError:
        return ("trick", str(path))
    many = rng.randint(1, min(len(model.deck), model.seats.players + 1))
    bind = [f"{each.name.key}={_value(model, each, rng)}" for each in model.bindings if rng.random() < 0.9]
    bound = [word for pair in bind for word in ("--bind", pair)]
    cards = rng.sample(model.deck.cards, many)
    why = ["--why", rng.choice(cards)] if rng.random() < 0.3 else []
    return ("trick", str(path), *cards, *bound, "--trick", str(rng.choice((1, 2, 3))), *why)


def _value(model: GameModel, binding: Binding, rng: random.Random) -> str:
    return ",".join(rng.choice(part_names(model, binding.kind)) for _ in range(rng.choice((1, 1, 2))))


def _short(said: str) -> str:
    """What an internal error says of itself: the kind of error and its place, in few words."""
    line = said.strip().split("\n")[0]
    kind, _, place = line.removeprefix("internal-error: ").partition(":")
    return f"{kind} at {place.rpartition(' at ')[2]}"
