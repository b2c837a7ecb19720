"""The section ``contracts`` read: words, or rows of which each stands for one contract or several.

Place in the pipeline: part of ``read``, on the ground of ``draft``; before the dialogues, which name contracts.  Must
not know how a contract is bid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from stich.language.conditions.scope import Scope
from stich.language.conditions.words import Where
from stich.language.model.contracts import CONTRACT, Contract
from stich.language.model.names import Names
from stich.language.read.bindings import (
    YES,
    Alternative,
    alternatives,
    check_one_open,
    first_in_question,
    in_question,
    read_binds,
)
from stich.language.read.draft import (
    Draft,
    EnoughFaults,
    citation,
    entries,
    items,
    key_span,
    mapping,
    number,
    scalar,
    silent,
    split,
    text,
)
from stich.language.read.rows import read_when
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Mapping, Scalar

MAX_CONTRACTS = 400
BIDS = re.compile(r"([0-9]{1,4}) to ([0-9]{1,4})(?: by ([1-9][0-9]{0,3}))?")
ABOUT = ("name", "title", "bid", "binds", "when", "source", "conjecture", "note")
"""Keys of a row that are no column."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A row, with the number and the value of a contract that it stands for; ``first``: its faults are told."""

    name: Scalar
    node: Mapping
    bid: int
    named: Alternative | None
    line: int
    first: bool


def _rows(draft: Draft) -> Iterator[_Row]:
    """A row for each contract, from low to high; at most one more than may be."""
    for line, (name, node) in enumerate(_lines(draft)):
        named: list[Alternative | None] = [*alternatives(draft, node)] or [None]
        numbers, told = _numbers(node), first_in_question(draft, [each for each in named if each])
        for i, bid in enumerate(numbers):
            yield from (_Row(name, node, bid, each, line, not i and j == told) for j, each in enumerate(named))


def _lines(draft: Draft) -> Iterator[tuple[Scalar, Mapping]]:
    for item in items(draft.tree.get("contracts")):
        name = scalar(item.get("name")) if isinstance(item, Mapping) else None
        if isinstance(item, Mapping):
            yield from [(name, item)] if name else ()
        else:
            yield from ((word, Mapping({}, word.span)) for word in split(item))


def _numbers(node: Mapping) -> range:
    said = node.get("bid")
    between = BIDS.fullmatch(" ".join(text(said).split()))
    if between is None:
        return range(number(said), number(said) + 1)
    return range(int(between[1]), int(between[2]) + 1, int(between[3] or 1))


# --- names ------------------------------------------------------------------------------------------------------------


def declared_contracts(draft: Draft) -> list[Scalar]:
    """The names of contracts, each where it first stands; the vocabulary learns which rows are called so."""
    named: dict[str, Scalar] = {}
    for i, row in enumerate(_bounded(draft)):
        rows = draft.words.contracts
        rows[row.name.text] = (*rows.get(row.name.text, ()), i)
        named.setdefault(row.name.text, row.name)
    return list(named.values())


def declared_columns(draft: Draft) -> list[Scalar]:
    """The columns of the contracts, each where it first stands."""
    found: dict[str, Scalar] = {}
    for _, node in _lines(draft):
        for entry in entries(node, *ABOUT):
            found.setdefault(entry.key.text, entry.key)
    return list(found.values())


def _bounded(draft: Draft) -> list[_Row]:
    rows: list[_Row] = []
    for row in _rows(draft):
        if len(rows) == MAX_CONTRACTS:
            message = f"there are more than {MAX_CONTRACTS} contracts"
            draft.report(error("too-many-rules", message, row.name.span, "each number and each value counts as one",
                               help="let fewer numbers be bid"))  # fmt: skip
            raise EnoughFaults
        rows.append(row)
    return rows


# --- contracts --------------------------------------------------------------------------------------------------------


def read_contracts(draft: Draft) -> tuple[Contract, ...]:
    """The contracts, from low to high."""
    rows = [row for row, _ in zip(_rows(draft), range(MAX_CONTRACTS), strict=False)]
    for name, node in _lines(draft):
        _check(draft, name, node)
    keys, heights = _keys(rows), _heights(rows)
    titles = _titles(draft)
    draft.contracts = tuple(
        _contract(draft, row, key, height, titles[row.name.text])
        for row, key, height in zip(rows, keys, heights, strict=True)
    )
    return draft.contracts


def _contract(draft: Draft, row: _Row, key: str, height: int, titles: dict[str, str]) -> Contract:
    node, context = row.node, Label(row.name.span, f"in {quoted(row.name.text)}")
    loud = draft.scope(Where.BOUND_WITH, context)
    scope = loud if row.bid == _numbers(node)[0] else silent(loud)
    return Contract(
        name=Names(row.name.text, titles),
        bid=row.bid,
        binds=() if _binds_another(node) else tuple(read_binds(draft, node, row.named, scope)),
        when=read_when(node, _weighed(draft, row, context)),
        columns=tuple(number(node.get(column)) for column in draft.words.columns),
        key=key,
        height=height,
        citation=citation(node),
        span=row.name.span,
    )


def _weighed(draft: Draft, row: _Row, context: Label) -> Scope:
    """Where the condition of a contract stands; it knows the suit or rank that the contract names."""
    suit, rank = (None, None) if row.named is None else in_question(draft, row.named)
    scope = replace(draft.scope(Where.CONTRACT, context), its_suit=suit, its_rank=rank)
    return scope if row.first else silent(scope)


def _titles(draft: Draft) -> dict[str, dict[str, str]]:
    """What the contracts of each name are called, as the first of them says it that says anything."""
    found: dict[str, dict[str, str]] = {}
    for name, node in _lines(draft):
        found[name.text] = found.get(name.text) or draft.called(name.text, node).titles
    return found


def _heights(rows: list[_Row]) -> list[int]:
    """The height of each: one more than that of the one before, unless only a free choice tells them apart."""
    heights, height = list[int](), -1
    for i, row in enumerate(rows):
        before = rows[i - 1] if i else None
        as_high = before is not None and before.line == row.line and before.bid == row.bid and _free(row, before)
        height += not as_high
        heights.append(height)
    return heights


def _free(row: _Row, before: _Row) -> bool:
    return row.named is not None and row.named.free and before.named is not None and before.named.free


def _keys(rows: list[_Row]) -> list[str]:
    """What tells each from the others: its name, with its number and its value where those of its name differ."""
    alike: dict[str, list[_Row]] = {}
    for row in rows:
        alike.setdefault(row.name.text, []).append(row)
    telling = {name: _telling(of_name) for name, of_name in alike.items()}
    return [" ".join([row.name.text, *_words(_said(row), telling[row.name.text])]) for row in rows]


def _said(row: _Row) -> dict[str, str]:
    """The number of a row and the values of the names that it binds, in words; a flag is its own word."""
    binds = entries(mapping(row.node.get("binds"), row.node.span))
    words = {entry.key.text: " ".join(text(entry.value).split()) for entry in binds}
    words = {name: name if word == YES else word for name, word in words.items()}
    return {"": str(row.bid)} | words | ({row.named.name: row.named.word} if row.named else {})


def _telling(alike: list[_Row]) -> list[str]:
    """What of rows of one name is in their keys: the number and the name of which one value of several is bound, where
    they differ in it; of what else they bind only as much as it takes to tell them apart."""
    said = [_said(row) for row in alike]
    telling = ["", *dict.fromkeys(row.named.name for row in alike if row.named)]
    telling = [name for name in telling if _told_apart(said, [name]) > 1]
    for name in dict.fromkeys(name for each in said for name in each):
        if _told_apart(said, [*telling, name]) > _told_apart(said, telling):
            telling.append(name)
    return telling


def _told_apart(said: list[dict[str, str]], names: list[str]) -> int:
    """How many can be told from one another by these values."""
    return len({tuple(each.get(name) for name in names) for each in said})


def _words(said: dict[str, str], names: list[str]) -> list[str]:
    return [said[name] for name in names if said.get(name)]


# --- faults of a row --------------------------------------------------------------------------------------------------


def _binds_another(node: Mapping) -> bool:
    return CONTRACT in mapping(node.get("binds"), node.span).entries


def _check(draft: Draft, name: Scalar, node: Mapping) -> None:
    check_one_open(draft, node)
    if not _numbers(node):
        draft.report(error("wrong-value", "there is no such number to bid", key_span(node, "bid")))
    if _binds_another(node):
        draft.report(error("keys-clash", "a contract does not bind another", key_span(node, "binds"),
                           help="delete `contract`"))  # fmt: skip
    for column in draft.words.columns:
        if node.get(column) is None:
            draft.report(error("missing-key", f"{quoted(name.text)} has no {quoted(column)}", name.span,
                               more=[Label(draft.words.declared[column], "others have it")],
                               help=f"add `{column}: 0`, or another number"))  # fmt: skip
