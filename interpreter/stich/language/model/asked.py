"""The names and other things of which the rules of a game speak at all.

Place in the pipeline: over ``GameModel``, for the examples and for ``cli``, which ask for no value that is no matter,
and for ``sheet``, which tells nothing that the game does not use.
Must not know what any rule says.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from stich.language.model.bindings import Binding
from stich.language.model.deal import BindFaceUp, BindLastDealt, BindNow, TurnUp
from stich.language.model.game import GameModel
from stich.language.text.source import Span

BINDING_STEPS = (BindFaceUp, BindLastDealt, BindNow, TurnUp)  # their own name is given, not asked for


def is_asked(game: GameModel, binding: Binding) -> bool:
    """Whether any rule speaks of what a binding holds."""
    index = game.bindings.index(binding)
    return any(found == index for found in _spoken_of(game))


def _spoken_of(part: object) -> Iterator[int]:
    if isinstance(part, tuple):
        for each in part:
            yield from _spoken_of(each)
    elif is_dataclass(part) and not isinstance(part, Span | Binding):
        for field in fields(part):
            said = getattr(part, field.name)
            if field.name != "binding":
                yield from _spoken_of(said)
            elif not isinstance(part, BINDING_STEPS):
                yield said


def speaks_of(part: object, kind: type) -> bool:
    """Whether anything of such a kind stands anywhere in a part of the model, the whole of it too."""
    if isinstance(part, kind):
        return True
    if isinstance(part, tuple):
        return any(speaks_of(each, kind) for each in part)
    if not is_dataclass(part) or isinstance(part, Span | Binding):
        return False
    return any(speaks_of(getattr(part, field.name), kind) for field in fields(part))
