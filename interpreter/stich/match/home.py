"""The home of a game's tables on the machine, built once for each plan.

Place in the pipeline: part of ``match``, over ``core`` and ``program``; whoever plays a game on the machine asks here.
"""

from __future__ import annotations

from typing import Any

from stich.engine.plan import Plan
from stich.match.core import machine_for
from stich.program.game import write_program
from stich.program.writer import NoRoomError


def home_of(plan: Plan, *, strengths: bool = False, or_plain: bool = False) -> tuple[Any, Any] | None:
    """The machine that plays a game, and the home of its tables, which may tell how strong cards are; ``None``: the
    readable engine plays it.  With ``or_plain`` the machine is run as Python where it is not compiled."""
    machine = machine_for(plan.n, or_plain=or_plain)
    if machine is None:
        return None
    if (machine, strengths) not in plan.homes:
        plan.homes[machine, strengths] = _built(plan, machine, strengths)
    home = plan.homes[machine, strengths]
    return None if home is None else (machine, home)


def _built(plan: Plan, machine: Any, strengths: bool) -> Any | None:
    """The home of a game's tables; ``None``: there is no room for it."""
    try:
        return machine.Tables(write_program(plan, strengths))
    except NoRoomError:
        return None
