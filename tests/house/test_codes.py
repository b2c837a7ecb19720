"""Every code of a diagnostic that is used has a page, and every page is of a code that is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from stich.examples import codes as codes_of_examples  # noqa: F401  (each import declares its codes)
from stich.language.text import codes  # noqa: F401
from stich.language.text.diagnostics import CODES
from stich.lint import codes as codes_of_lint  # noqa: F401
from tests.house.test_closed_sets import TREES

CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
DECLARED = {"declare", "CodePage"}


@cache
def calls() -> list[tuple[str, str, ast.Call]]:
    """Every call in the program: the module, the name of what is called, the call."""
    return [
        (module, getattr(node.func, "id", getattr(node.func, "attr", "")), node)
        for module, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    ]


def words(call: ast.Call) -> Iterator[str]:
    """The texts that a call is given as they stand, by position or by name."""
    for value in (*call.args, *(each.value for each in call.keywords)):
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield value.value


def used() -> set[str]:
    """Every text of the program that is called as a code is, but for those that declare one."""
    declared = {id(value) for _, name, call in calls() if name in DECLARED for value in call.args}
    texts = (node for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in texts if id(node) not in declared and isinstance(node.value, str)}


def test_every_page_is_of_a_code_that_is_used() -> None:
    assert CODES.keys() - used() == {"internal-error"}  # which begins a sentence


TELLING = sorted({name for _, name, call in calls() if name not in DECLARED and set(words(call)) & CODES.keys()})
"""What is called with the code of a diagnostic."""


@pytest.mark.parametrize("name", TELLING)
def test_every_code_that_is_told_has_a_page(name: str) -> None:
    told = {(text, module) for module, called, call in calls() if called == name for text in words(call)}
    assert any(text in CODES for text, _ in told)
    assert sorted((text, module) for text, module in told if CODE.fullmatch(text) and text not in CODES) == []


def test_codes_are_told_by_errors_and_warnings() -> None:
    assert {"error", "warning", "file_error"} <= set(TELLING)
