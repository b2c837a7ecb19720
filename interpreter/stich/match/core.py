"""Which machine there is: compiled for packs of up to 64 cards or of up to 128, or the same source as plain Python.

Place in the pipeline: the bottom of ``match``, over ``machine``.  A compiled machine is used only if it was made from
the very source that lies here; ``STICH_MACHINE`` chooses otherwise: ``off``, ``plain``, or ``compiled``, the default.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import Any

from stich.errors import StichError
from stich.machine.limits import Most
from stich.machine.processor import is_newer

CHOICE = "STICH_MACHINE"
CHOICES = ("compiled", "plain", "off")
_WHY_NONE = {
    "off": f"{CHOICE} is off",
    "stale": "it was compiled from another source",
    "none": "it is not compiled",
}


class ChoiceError(StichError, ValueError):
    """The environment asks for a machine that there is not."""


def chosen() -> str:
    """Which machine the environment asks for.

    Raises:
        ChoiceError: it asks for none that there is.
    """
    choice = os.environ.get(CHOICE) or CHOICES[0]
    if choice not in CHOICES:
        raise ChoiceError(f"{CHOICE} is `{choice[:40]}`; it can be {', '.join(CHOICES)}")
    return choice


@cache
def compiled() -> tuple[Any, Any] | None:
    """The compiled machines, for few cards and for many; ``None`` where there are none, or none of this source."""
    from stich.machine.source import fingerprint

    machines = _imported()
    return machines if machines and all(fingerprint() == each.FINGERPRINT for each in machines) else None


def _imported() -> tuple[Any, Any] | None:
    for suffix in ("_v3", "") if is_newer() else ("",):
        try:
            return import_module(f"stich._machine_narrow{suffix}"), import_module(f"stich._machine_wide{suffix}")
        except ImportError:
            continue
    return None


def which() -> str:
    """Which machine plays, in a word: ``compiled``, ``plain``, ``off``, ``stale`` (of another source) or ``none``."""
    choice = chosen()
    if choice != "compiled":
        return choice
    return "compiled" if compiled() else "stale" if _imported() else "none"


def machine_for(cards: int, *, or_plain: bool = False) -> Any | None:
    """The module with ``Tables``, ``Core`` and ``Worlds`` for a pack of so many cards; ``None``: there is no machine.
    With ``or_plain`` that in Python is one where there is no other."""
    choice, fits = chosen(), cards <= Most.CARDS
    found = compiled() if choice == "compiled" and fits else None
    if choice == "plain" or (or_plain and fits and found is None):
        return import_module("stich.machine.plain")
    if found is None:
        return None
    return found[cards > Most.NARROW]


def kind_of(machine: Any) -> str:
    """Which machine it is, in a word: narrow, wide or plain."""
    return str(machine.__name__).rpartition(".")[2].removeprefix("_machine_").removesuffix("_v3")


def why_none(cards: int) -> str:
    """Why there is no machine for a pack of so many cards, in a few words; none where there is one."""
    if machine_for(cards) is not None:
        return ""
    if (choice := which()) == "compiled":
        return f"the pack has more than {int(Most.CARDS)} cards"
    return _WHY_NONE[choice]
