"""One of the legal actions by chance, as a player without a thought and trials of a spec take it.

Place in the pipeline: beside the engine's states, of which it asks nothing but the state of a dialogue.
"""

from __future__ import annotations

from typing import Protocol

from stich.engine.actions import Action
from stich.engine.plan import Plan
from stich.rng import Random


class _Standing(Protocol):
    """What a ``View`` and a ``State`` have in common."""

    @property
    def plan(self) -> Plan: ...
    @property
    def dialogue(self) -> int: ...
    @property
    def dialogue_state(self) -> int: ...


def by_chance(at: _Standing, legal: tuple[Action, ...], rng: Random) -> Action:
    """Any legal action, each equally likely; in an auction first what kind of call it is, so that sixty bids do not
    drown the one pass."""
    kinds = _calls(at, legal)
    return rng.choice(rng.choice(kinds) if len(kinds) > 1 else legal)


def _calls(at: _Standing, legal: tuple[Action, ...]) -> list[list[Action]]:
    """The legal calls of an auction by their kind: bids, to hold, to pass, what is said beside."""
    if at.dialogue < 0:
        return []
    kinds: dict[object, list[Action]] = {}
    called = {c.action: c.call for c in at.plan.dialogues[at.dialogue][at.dialogue_state]}
    if not any(called.values()):
        return []
    for action in legal:
        call = called.get(action)
        kinds.setdefault(call and call.calling, []).append(action)
    return list(kinds.values())
