"""Contracts that an auction offers, and nobody can ever bid.

Place in the pipeline: part of ``lint``; of a condition it knows what the contract of the deal tells, and takes all else
as possible.  Must not know how an auction is held.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.terms import (
    Always,
    And,
    BindingIs,
    Condition,
    ConditionDefined,
    Fact,
    Led,
    Literal,
    Named,
    Not,
    Or,
)
from stich.language.model.contracts import Contract
from stich.language.model.dialogues import Choice, DialogueState
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, quoted, warning
from stich.language.text.source import Span

NONE = -1  # as long as nothing is bid


def findings(game: GameModel, at: Span) -> Iterator[Diagnostic]:
    """The contracts that can be bid in no auction, one for all that the spec says in one."""
    states = [state for dialogue in game.dialogues for state in dialogue.states if state.auction is not None]
    offered = [state for state in states if any(game.contract in choice.binds for choice in state.choices)]
    if not offered:
        return
    made = {row for state in offered for row in _made(game, state)}
    told: set[Span | None] = set()
    for row, contract in enumerate(game.contracts):
        if row not in made and contract.span not in told:
            told.add(contract.span)
            yield _finding(contract, at)


def _finding(contract: Contract, at: Span) -> Diagnostic:
    return warning("bid-never-made", f"the contract {quoted(contract.key)} can never be bid", contract.span or at,
                   "its `when` holds after no lower bid",
                   help="put it above what it asks for, or correct its `when`")  # fmt: skip


def _made(game: GameModel, state: DialogueState) -> set[int]:
    """The contracts that can be bid, as far as the contract bid before tells; each lower one may be what is bid."""
    made: set[int] = set()
    for row in sorted(range(len(game.contracts)), key=lambda row: game.contracts[row].height):
        lower = [NONE, *(each for each in made if game.contracts[each].height < game.contracts[row].height)]
        if any(_can(game, _of(game, state, row).when, before, holds=True) for before in lower):
            made.add(row)
    return made


def _of(game: GameModel, state: DialogueState, row: int) -> Choice:
    """The bid of a contract."""
    return [choice for choice in state.choices if game.contract in choice.binds][row]


def _can(game: GameModel, condition: Condition, row: int, *, holds: bool) -> bool:
    """Whether a condition can hold (or fail to) while that contract holds."""
    match condition:
        case Always(value):
            return value is holds
        case Not(part):
            return _can(game, part, row, holds=not holds)
        case And(parts):
            return (all if holds else any)(_can(game, part, row, holds=holds) for part in parts)
        case Or(parts):
            return (any if holds else all)(_can(game, part, row, holds=holds) for part in parts)
        case ConditionDefined(index):
            return _can(game, game.definitions.conditions[index].condition, row, holds=holds)
        case BindingIs(game.contract, Literal(values)):
            return (row in values) is holds
        case Named(game.contract):
            return (row != NONE) is holds
        case _ if isinstance(condition, Led | Fact):  # nothing is known of it
            return True
