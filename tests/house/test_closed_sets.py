"""A match over a closed set (kinds of a term, members of an enum) names every kind: no wildcard answers for new ones.

mypy proves that such a match leaves nothing out; a wildcard would keep it silent.  Whoever adds a kind is so told of
every place that has to know it.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator

import pytest

from tests.specs_under_test import SPECS

ROOT = SPECS.parent
TREES = {
    path.relative_to(ROOT / "interpreter" / "stich").as_posix(): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "interpreter" / "stich").rglob("*.py"))
}
OURS = {node.name for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}

OPEN = {
    ("engine/plan.py", "_tricks_to_end"): "asks for one shape of an end, which can be counted without asking",
    ("language/check/rows.py", "_holds_on"): "asks for one shape that goes on to hold; of any other it is not known",
    ("cli/errors.py", "tell"): "any exception may arrive",
    ("examples/reckoned.py", "_hangs_on_one"): "sees into definitions; whatever else is asked of all parts alike",
    ("compare/forms.py", "form"): "any part of a spec may be given, of whatever class",
    ("compare/forms.py", "words"): "any part of a spec may be given, of whatever class",
    ("compare/forms.py", "_said"): "any part of a spec may be given, of whatever class",
    ("program/asks.py", "_is_whole"): "of all operations of a program few ask for what is past",
    ("program/asks.py", "_of_tricks"): "of all operations of a program few ask for what is past",
    ("solve/solver.py", "_why"): "whatever else has stopped the machine is told alike",
}
"""Matches that name classes of ours and yet are over an open set, each with the reason."""


def matches(tree: ast.AST, function: str = "") -> Iterator[tuple[str, ast.Match]]:
    """Every match statement with the innermost function that it stands in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Match):
            yield function, node
        yield from matches(node, node.name if isinstance(node, ast.FunctionDef) else function)


def named(pattern: ast.pattern) -> Iterator[str]:
    """The classes of ours that a pattern asks for: a class by itself, an enum by one of its members."""
    for node in ast.walk(pattern):
        asked = node.cls if isinstance(node, ast.MatchClass) else None
        if isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Attribute):
            asked = node.value.value
        name = asked.attr if isinstance(asked, ast.Attribute) else asked.id if isinstance(asked, ast.Name) else ""
        yield from {name} & OURS


def is_silent(case: ast.match_case) -> bool:
    """Whether a case takes all that is left, and mypy is not asked whether that is nothing."""
    whole = isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.guard is None
    return whole and not ast.unparse(case.body[0]).startswith("assert_never(")


def is_open(match: ast.Match) -> bool:
    """Whether a match asks for kinds of ours and answers for others beside."""
    return any(True for case in match.cases for _ in named(case.pattern)) and any(map(is_silent, match.cases))


def test_no_match_over_a_closed_set_has_a_wildcard() -> None:
    found = {(module, function) for module, tree in TREES.items() for function, m in matches(tree) if is_open(m)}
    assert found == OPEN.keys()  # what is no longer open is no longer listed either


@pytest.mark.parametrize(
    ("cases", "open_"),
    [
        (["t.Led(): a()", "_: b()"], True),
        (["Led() | Always(): a()", "other: b(other)"], True),
        (["Circle.SIDE: a()", "_: raise ValueError"], True),
        (["(t.Led(), 1): a()", "_: b()"], True),
        (["t.Led(): a()", "_: assert_never(x)"], False),
        (["t.Led(): a()", "_ if isinstance(x, t.Fact): b()"], False),
        (["t.Led(): a()", "t.Always(): b()"], False),
        (["'words' | yaml.Event(): a()", "_: b()"], False),
    ],
)
def test_a_wildcard_is_found(cases: list[str], open_: bool) -> None:
    source = "def f(x):\n match x:\n" + "".join(f"  case {case}\n" for case in cases)
    ((function, match),) = matches(ast.parse(source))
    assert (function, is_open(match)) == ("f", open_)


def test_the_type_checker_is_told_to_prove_the_rest() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    assert told["strict"]
    assert told["warn_unreachable"]
    assert "exhaustive-match" in told["enable_error_code"]
