"""Numbers read, wherever they stand: phrases, lists that add up, tables of cases.

Place in the pipeline: part of ``read``, on the phrases; must not know what a number is for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stich.language.conditions import phrases
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import Number
from stich.language.text.diagnostics import Diagnostic, quoted, warning
from stich.language.text.nodes import Listing, Mapping, Node, Scalar


def read_number(node: Node | None, scope: Scope) -> Number | None:
    """The number that a node says, if it says one."""
    if node is None or (isinstance(node, Scalar) and not node.text):
        return None
    told: list[Diagnostic] = []

    def report(fault: Diagnostic) -> None:
        told.append(fault)
        scope.report(fault)

    number = phrases.number(node, replace(scope, report=report))
    if not told:
        for fault in open_tables(node):
            scope.report(fault)
    return number


def open_tables(node: Node, *, in_a_sum: bool = False) -> Iterator[Diagnostic]:
    """Tables of cases without `otherwise`, which count nothing where no case holds; in a sum that is meant."""
    if isinstance(node, Listing):
        for item in node.items:
            yield from open_tables(item, in_a_sum=True)
    elif isinstance(node, Mapping) and node.entries:
        first, *_ = node.entries.values()
        if phrases.OTHERWISE not in node.entries and not in_a_sum:
            yield warning("no-otherwise", "if no case holds this is 0", first.key.span, "the first case",
                          help=f"add {quoted('otherwise: 0')}, or what holds then")  # fmt: skip
        for entry in node.entries.values():
            yield from open_tables(entry.value)
