"""A spec for a range of players, checked for each number of them.

Place in the pipeline: part of ``check``, after the others have seen the game for one number; it is read and checked
again for each other, at most nineteen times.  Must not know what any check looks for.

An error with any number of players is one of the spec.  A doubt is worth telling only where it is one with each: a rule
for three players never holds with five, and is none the worse for it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from stich.language.check.game import check_game
from stich.language.model.game import GameModel
from stich.language.read.draft import key_span, mapping
from stich.language.read.game import read_game
from stich.language.text.diagnostics import Diagnostic, Label, has_errors
from stich.language.text.nodes import Mapping

CODE = "range-not-proved"


def check_range(game: GameModel, tree: Mapping, faults: list[Diagnostic], *, every: bool) -> list[Diagnostic]:
    """The faults of a game for one number of players, with what is wrong with the others; of a range that is not
    looked at as a whole (not ``every``), the errors alone."""
    others = [number for number in game.seats.counts if number != game.seats.players]
    if not others or has_errors(faults):
        return faults
    if not every:
        return [fault for fault in faults if fault.is_error]
    doubts = [faults]
    for number in others:
        found = _faults(tree, number)
        wrong = next((fault for fault in found if fault.is_error), None)
        if wrong is not None:
            return [_not_proved(wrong, tree, number)]  # what is doubtful with each number is not known
        doubts.append(found)
    return reduce(_common, doubts)


def _faults(tree: Mapping, players: int) -> list[Diagnostic]:
    """All that is wrong with a spec for so many players."""
    game, faults = read_game(tree, (), players)
    return faults if game is None else [*faults, *check_game(game, tree)]


def _common(some: list[Diagnostic], others: list[Diagnostic]) -> list[Diagnostic]:
    """Those of ``some`` that are among the others, too, whatever their numbers are."""
    told = {(fault.code, fault.span) for fault in others}
    return [fault for fault in some if (fault.code, fault.span) in told]


def _not_proved(fault: Diagnostic, tree: Mapping, players: int) -> Diagnostic:
    """A fault that comes about with so many players."""
    said = Label(key_span(mapping(tree.get("seats"), tree.span), "players"), f"{players} is one of these")
    message = f"with {players} players {fault.message}"
    return replace(fault, code=CODE, message=message, labels=(*fault.labels, said),
                   notes=(*fault.notes, f"this is `{fault.code}`; see `stich explain {fault.code}`"))  # fmt: skip
