"""Historical trick-taking card games as data: read, checked, explained and played by one interpreter.

What stands in ``__all__`` is the surface to build on; any other module is the package's own and may change.

>>> import stich
>>> game = stich.load_game("karnoeffel")
>>> state = game.start(seed=1426)
>>> while not state.over:
...     state.play(state.legal_actions()[0])
>>> state.winner, sum(state.returns())
(1, 0.0)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stich.engine.errors import IllegalPlayError as IllegalPlayError
    from stich.engine.errors import RecordError as RecordError
    from stich.engine.errors import UnplayableError as UnplayableError
    from stich.engine.posed import Posed as Posed
    from stich.engine.posed import PosedError as PosedError
    from stich.engine.state import State as State
    from stich.engine.view import View as View
    from stich.errors import StichError as StichError
    from stich.language.text.diagnostics import Diagnostic as Diagnostic
    from stich.language.text.diagnostics import SpecError as SpecError
    from stich.match.deals import read_deals as read_deals
    from stich.match.game import Game as Game
    from stich.match.game import load_game as load_game
    from stich.match.playouts import Playouts as Playouts
    from stich.match.playouts import playouts as playouts
    from stich.match.record import Recorder as Recorder
    from stich.match.record import replay as replay
    from stich.match.resume import resumed as resumed
    from stich.players.base import Player as Player
    from stich.players.match import Seated as Seated
    from stich.players.match import play_out as play_out
    from stich.players.registry import PlayerError as PlayerError
    from stich.players.registry import make_player as make_player

    __version__: str

_HOMES = {
    "Diagnostic": "language.text.diagnostics",
    "Game": "match.game",
    "IllegalPlayError": "engine.errors",
    "Player": "players.base",
    "PlayerError": "players.registry",
    "Playouts": "match.playouts",
    "Posed": "engine.posed",
    "PosedError": "engine.posed",
    "RecordError": "engine.errors",
    "Recorder": "match.record",
    "Seated": "players.match",
    "SpecError": "language.text.diagnostics",
    "State": "engine.state",
    "StichError": "errors",
    "UnplayableError": "engine.errors",
    "View": "engine.view",
    "load_game": "match.game",
    "make_player": "players.registry",
    "play_out": "players.match",
    "playouts": "match.playouts",
    "read_deals": "match.deals",
    "replay": "match.record",
    "resumed": "match.resume",
}

__all__ = ["__version__", *sorted(_HOMES)]


def __getattr__(name: str) -> Any:
    """The public names, each imported from its module when it is first asked for: starting up stays cheap."""
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("stich")
    elif name in _HOMES:
        value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The surface, and nothing that is imported to make it."""
    return sorted({*(name for name in globals() if name.startswith("_")), *__all__})
