"""Checks of the parties: that no seat is named in two of them, and that each can have a seat.

Place in the pipeline: part of ``check``, after ``read``; must not know how a party comes about in a deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from stich.language.conditions.terms import AnyOf, Fixed, Holders, PartyPart, TheOthers
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, Label, error, quoted
from stich.language.text.nodes import Mapping


class _Named(NamedTuple):
    """A part of a party, and whose it is."""

    party: str
    part: PartyPart


def check_parties(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the parties."""
    named = [_Named(party.name.key, part) for party in game.seats.parties for part in party.parts]
    for one, other in combinations(named, 2):
        if _overlap(one.part, other.part):
            message = f"{quoted(one.party)} and {quoted(other.party)} have a seat in common"
            if one.party == other.party:
                message = f"{quoted(one.party)} names the same twice"
            more = [Label(one.part.span, "named here")] if one.part.span else []
            yield error("party-overlap", message, other.part.span or tree.span, "and here", more=more,
                        help="name each seat in one party; a seat that has a name is asked for by it")  # fmt: skip
    for each in named:
        why = _nobody(game, each)
        if why:
            yield error("nobody-in-party", f"nobody is ever of {quoted(each.party)}", each.part.span or tree.span, why,
                        help="correct the cards, or name a seat")  # fmt: skip


def _overlap(one: PartyPart, other: PartyPart) -> bool:
    """Whether two parts name the same seats; which seats others come to is not known here."""
    if isinstance(one, Holders) and isinstance(other, Holders):
        fixed = isinstance(one.cards, Fixed) and isinstance(other.cards, Fixed) and one.cards.cards & other.cards.cards
        return bool(fixed) or one.cards == other.cards
    return one == other


def _nobody(game: GameModel, named: _Named) -> str:
    """Why a part never has a seat, if so."""
    part = named.part
    if isinstance(part, Holders):
        return "no card is so" if part.cards in (Fixed(0), AnyOf(())) else ""
    alone = isinstance(part, TheOthers) and len(game.seats.parties) == 1
    return "there is no other party" if alone else ""
