"""Historical trick-taking card games as data: read, checked, explained and played by one interpreter.

>>> import interpreter
>>> interpreter.load_game.__name__, interpreter.SpecError.__name__
('load_game', 'SpecError')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from interpreter.engine.errors import IllegalPlayError as IllegalPlayError
    from interpreter.engine.errors import RecordError as RecordError
    from interpreter.engine.game import PlayableGame as PlayableGame
    from interpreter.engine.game import load_game as load_game
    from interpreter.engine.record import Recorder as Recorder
    from interpreter.engine.record import replay as replay
    from interpreter.engine.state import State as State
    from interpreter.engine.view import View as View
    from interpreter.players.base import Player as Player
    from interpreter.spec.diagnostics import Diagnostic as Diagnostic
    from interpreter.spec.diagnostics import SpecError as SpecError

_HOMES = {
    "Diagnostic": "spec.diagnostics",
    "IllegalPlayError": "engine.errors",
    "PlayableGame": "engine.game",
    "Player": "players.base",
    "RecordError": "engine.errors",
    "Recorder": "engine.record",
    "SpecError": "spec.diagnostics",
    "State": "engine.state",
    "View": "engine.view",
    "load_game": "engine.game",
    "replay": "engine.record",
}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    """The public names, each imported from its module when it is first asked for: starting up stays cheap."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
