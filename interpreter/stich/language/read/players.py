"""For how many players a spec is: a number, or a range with the one that is usual.

Place in the pipeline: part of ``read``, asked before anything else is read, for everything is read for one number of
players.  Must not know how they are seated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from stich.errors import StichError
from stich.language.read.draft import key_span, mapping, number, scalar, text
from stich.language.text.diagnostics import Diagnostic, error, quoted
from stich.language.text.nodes import Mapping, Scalar

LEAST_SEATS, MAX_SEATS, SEATS = 2, 20, 4
RANGE = re.compile(r"\s*([0-9]{1,2})\s+to\s+([0-9]{1,2})\s*")


class PlayersError(StichError, ValueError):
    """A spec is asked for with more or fewer players than it is for."""


@dataclass(frozen=True, slots=True)
class Players:
    """For how many players a spec is, and how many are usual."""

    least: int
    most: int
    usual: int

    @property
    def counts(self) -> range:
        """Each number of players that there may be."""
        return range(self.least, self.most + 1)


def players_said(tree: Mapping) -> Players:
    """For how many players a spec is; whatever is wrong is brought within bounds, for ``players_faults`` tells it."""
    node = mapping(tree.get("seats"), tree.span)
    least, most = _range(node)
    least = min(max(1, least), MAX_SEATS)
    most = min(max(least, most), MAX_SEATS)
    usual = number(node.get("usual"), most) if most > least else most
    return Players(least, most, min(max(least, usual), most))


def number_of_players(tree: Mapping, wanted: int | None) -> int:
    """For how many players a spec is to be read: the usual number, unless another is wanted.

    Raises:
        PlayersError: it is not for so many.
    """
    said = players_said(tree)
    if wanted is None or wanted in said.counts:
        return wanted or said.usual
    game, least = text(tree.get("game")), said.least
    many = f"{least} players" if least == said.most else f"{least} to {said.most} players"
    raise PlayersError(f"{quoted(game)} is for {many}, not for {wanted}")


def _range(node: Mapping) -> tuple[int, int]:
    said = node.get("players")
    if isinstance(said, Scalar) and (both := RANGE.fullmatch(said.text)):
        return int(both[1]), int(both[2])
    return (number(said, SEATS),) * 2


def players_faults(node: Mapping) -> Iterator[Diagnostic]:
    """What is wrong with the number of players in ``seats``."""
    said, usual = scalar(node.get("players")), scalar(node.get("usual"))
    if said is None or not RANGE.fullmatch(said.text):
        if usual is not None and said is not None and usual.span.source is said.span.source:
            yield error("seats-do-not-fit", "`usual` says nothing where there is one number of players",
                        key_span(node, "usual"), help="delete it, or say `players: 2 to 7`")  # fmt: skip
        return
    least, most = _range(node)
    if not LEAST_SEATS <= least < most <= MAX_SEATS:
        why = "the first number is not the smaller one" if least >= most else f"from {LEAST_SEATS} to {MAX_SEATS} play"
        yield error("seats-do-not-fit", "that is no range of players", said.span, why,
                    help="say the least and the most: `players: 2 to 7`")  # fmt: skip
    elif usual is None:
        yield error("seats-do-not-fit", "it is not said how many of these are usual", said.span,
                    help="add `usual: 4`: examples, bots and sheets take that number")  # fmt: skip
    elif not least <= number(usual) <= most:
        yield error("seats-do-not-fit", f"the usual number is none of {least} to {most}", usual.span)
