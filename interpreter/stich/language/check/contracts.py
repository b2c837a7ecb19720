"""Checks of contracts, and of what names can hold: two that are the same, values that nothing gives.

Place in the pipeline: part of ``check``.  Must not know how a contract is bid.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.said import phrases_of
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.terms import BindingIs, Literal
from stich.language.conditions.walks import within
from stich.language.model.bindings import Bind
from stich.language.model.contracts import Contract
from stich.language.model.deal import BindFaceUp, BindLastDealt, BindNow, TurnUp
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, Label, error, quoted, warning
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span


def check_contracts(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Contracts that are told apart by nothing, or that nobody can name; values that no name ever has."""
    yield from _twice(game, tree)
    yield from _never_named(game, tree)
    yield from _never_bound(game)


def _twice(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    first: dict[tuple[str, int, tuple[Bind, ...]], Contract] = {}
    told: set[Span | None] = set()
    for contract in game.contracts:
        before = first.setdefault((contract.name.key, contract.bid, contract.binds), contract)
        if before is not contract and contract.span not in told:
            told.add(contract.span)
            more = [Label(before.span, "first here")] if before.span else []
            yield error("contracts-twice", f"two contracts are {quoted(before.key)}", contract.span or tree.span,
                        "of the same name, number and values", more=more, help="delete one of them")  # fmt: skip


def _never_named(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Contracts that no choice and no bonus names: of a row whose contracts are all such."""
    named = bound_values(game, game.contract) if game.contracts else None
    if named is None:
        return
    lines = dict.fromkeys(contract.span for contract in game.contracts)
    for span in lines:
        rows = {i for i, contract in enumerate(game.contracts) if contract.span == span}
        if not rows & named:
            name = game.contracts[min(rows)].name.key
            yield warning("unbound-never", f"nobody can name the contract {quoted(name)}", span or tree.span,
                          help=f"say `binds: {{contract: {name}}}` in a choice, or delete it")  # fmt: skip


def _never_bound(game: GameModel) -> Iterator[Diagnostic]:
    """Questions whether a name holds what nothing gives it."""
    for phrase in phrases_of(game):
        for part in within(phrase):
            if isinstance(part, BindingIs) and isinstance(part.value, Literal) and part.span is not None:
                can_be = bound_values(game, part.binding)
                if can_be is not None and not can_be & set(part.value.values):
                    name = quoted(game.bindings[part.binding].name.key)
                    yield warning("unbound-never", f"{quoted(part.span.text)} never holds", part.span,
                                  f"nothing gives {name} that value",
                                  help="correct the value, or bind it in a choice")  # fmt: skip


def bound_values(game: GameModel, binding: int) -> set[int] | None:
    """Every suit, rank, card or contract that a name can hold; nothing where it can be any."""
    names, waiting, values = {binding}, [binding], set[int]()
    while waiting:
        name = waiting.pop()
        if game.bindings[name].kind is BindingKind.SEAT or _by_step(game, name):
            return None
        for bind in binds_of(game):
            if bind.name == name:
                if bind.its_suit:
                    return None
                values |= set(bind.value)
                if bind.binding >= 0 and bind.binding not in names:
                    names.add(bind.binding)
                    waiting.append(bind.binding)
    return values


def _by_step(game: GameModel, binding: int) -> bool:
    """Whether cards decide what a name holds."""
    return any(isinstance(s, TurnUp | BindFaceUp | BindLastDealt) and s.binding == binding for s in game.steps)


def binds_of(game: GameModel) -> Iterator[Bind]:
    """Everything that gives a name a value by being said or gained, or in a step of the deal."""
    endings = (ending for dialogue in game.dialogues for ending in dialogue.endings)
    for choice in (*game.choices, *endings):
        yield from (effect for effect in choice.effects if isinstance(effect, Bind))
    yield from (bind for bonus in game.bonuses for bind in bonus.binds)
    yield from (bind for contract in game.contracts for bind in contract.binds)
    yield from (step.bind for step in game.steps if isinstance(step, BindNow))
