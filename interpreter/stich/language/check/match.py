"""Checks of the section ``match``: dealers that nobody knows.

Place in the pipeline: part of ``check``, after ``read``; must not know how a deal is scored.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.kinds import Role
from stich.language.conditions.terms import SeatRef
from stich.language.model.game import GameModel
from stich.language.read.draft import key_span, mapping
from stich.language.text.diagnostics import Diagnostic, error, warning
from stich.language.text.nodes import Mapping


def check_match(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of what goes from deal to deal."""
    yield from _dealers(game, tree)


def _dealers(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    match = mapping(tree.get("match"), tree.span)
    span = key_span(match, "next dealer")
    after_win = game.match.next_dealer
    if after_win and _by_result(after_win) and any(len(side) > 1 for side in game.seats.sides):
        message = "the side that decides who deals has several seats"
        yield warning("unclear-dealer", message, after_win.span or span, "the first of them after the dealer is taken",
                      help="name a seat that every deal has")  # fmt: skip
    said = match.get("next dealer")
    after_draw = game.match.next_dealer_after_draw
    if isinstance(said, Mapping) and said.get("after a draw") and after_draw and _by_result(after_draw):
        yield error("unclear-dealer", "after a drawn deal there is no winner and no loser", after_draw.span or span,
                    help="say `same dealer`, `forehand` or `by lot`")  # fmt: skip


def _by_result(dealer: SeatRef) -> bool:
    return dealer.role in (Role.WINNER, Role.LOSER)
