"""Historical trick-taking card games as data: read, checked, explained and played by one interpreter.

>>> import stich
>>> stich.load_game.__name__, stich.SpecError.__name__
('load_game', 'SpecError')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stich.engine.errors import IllegalPlayError as IllegalPlayError
    from stich.engine.errors import RecordError as RecordError
    from stich.engine.game import PlayableGame as PlayableGame
    from stich.engine.game import load_game as load_game
    from stich.engine.record import Recorder as Recorder
    from stich.engine.record import replay as replay
    from stich.engine.state import State as State
    from stich.engine.view import View as View
    from stich.language.text.diagnostics import Diagnostic as Diagnostic
    from stich.language.text.diagnostics import SpecError as SpecError
    from stich.players.base import Player as Player

_HOMES = {
    "Diagnostic": "language.text.diagnostics",
    "IllegalPlayError": "engine.errors",
    "PlayableGame": "engine.game",
    "Player": "players.base",
    "RecordError": "engine.errors",
    "Recorder": "engine.record",
    "SpecError": "language.text.diagnostics",
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
