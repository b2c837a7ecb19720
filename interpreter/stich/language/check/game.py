"""Faults that no schema can see: rules that contradict the pack, one another, or themselves.

Place in the pipeline: after ``read``, on a game without errors; reads ``GameModel``, and the tree for places and
citations.  The checks of card sets are in ``powers``.  Must not know how a game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stich.language.check.contracts import check_contracts
from stich.language.check.deal import check_deal
from stich.language.check.dialogues import check_dialogues
from stich.language.check.facts import check_facts
from stich.language.check.heaps import check_heaps
from stich.language.check.match import check_match
from stich.language.check.melds import check_melds
from stich.language.check.modes import check_modes, numbers_in_modes
from stich.language.check.names import check_names
from stich.language.check.notation import check_notation
from stich.language.check.parties import check_parties
from stich.language.check.play import check_play
from stich.language.check.powers import check_powers
from stich.language.check.rows import check_rows
from stich.language.check.seats import check_seats
from stich.language.check.sources import check_sources
from stich.language.check.transfers import check_transfers
from stich.language.check.work import check_work
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic
from stich.language.text.nodes import Mapping


def check_game(game: GameModel, tree: Mapping) -> list[Diagnostic]:
    """Every fault of a resolved game, in no order."""
    checks: tuple[Callable[[GameModel, Mapping], Iterable[Diagnostic]], ...] = (
        check_deal,
        check_contracts,
        check_powers,
        check_modes,
        check_dialogues,
        check_notation,
        check_seats,
        check_parties,
        check_transfers,
        check_heaps,
        check_play,
        check_rows,
        check_melds,
        check_match,
        check_facts,
        check_work,
        check_names,
        check_sources,
    )
    if too_much := [*check_work(game, tree), *numbers_in_modes(game, tree)]:
        return too_much
    return [fault for check in checks for fault in check(game, tree)]
