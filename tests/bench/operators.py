"""How strong the tests are: random one-operator changes in the program, and whether the suite notices them.

    python -m tests.bench.operators --count 100 --seed 1

Each change turns one comparison, ``and``/``or``, ``+``/``-``, ``not`` or 0/1 of ``rules/`` or ``engine/`` into its
neighbour, in a copy of the tree, and runs the suite there until its first failure.  Every survivor is printed with its
place, for it is either the same program in other words, or a test is missing.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "interpreter" / "stich"
FOLDERS = ("rules", "engine")
NEAR = (
    "tests/rules",
    "tests/examples",
    "tests/engine",
    "tests/specs/test_playthroughs.py",
    "tests/specs/test_counts.py",
    "tests/specs/test_scores.py",
)
FAR = (
    "tests/specs",
    "tests/players",
    "tests/cli",
    "tests/compare",
    "tests/lint",
    "tests/sheet",
    "tests/language",
    "tests/house",
    "tests/fuzz",
)
SECONDS = 900  # for either; a change that lets a loop run on is noticed so

SWAPPED: dict[type, str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.And: "or",
    ast.Or: "and",
    ast.Add: "-",
    ast.Sub: "+",
}
SIGNS: dict[type, str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.And: "and",
    ast.Or: "or",
    ast.Add: "+",
    ast.Sub: "-",
}


@dataclass(frozen=True, slots=True)
class Change:
    """In a file of the package the text from ``start`` to ``end`` becomes ``text``."""

    path: str
    start: int
    end: int
    text: str
    line: int

    def applied(self, source: str) -> str:
        """The source with the change made."""
        return source[: self.start] + self.text + source[self.end :]


def changes() -> list[Change]:
    """Every change that can be made, in the order of files and lines."""
    paths = sorted(path for folder in FOLDERS for path in (PACKAGE / folder).glob("*.py"))
    return [change for path in paths for change in _in_file(path)]


def _in_file(path: Path) -> Iterator[Change]:
    source = path.read_text("utf-8")
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    name = path.relative_to(PACKAGE).as_posix()

    def at(line: int, column: int) -> int:
        text = source[starts[line - 1] :].split("\n", 1)[0]
        return starts[line - 1] + len(text.encode()[:column].decode())

    for node in ast.walk(ast.parse(source)):
        for left, right, operator in _operators(node):
            start, end = at(left.end_lineno or 0, left.end_col_offset or 0), at(right.lineno, right.col_offset)
            sign, between = SIGNS[type(operator)], source[start:end]
            if between.count(sign) == 1 and "#" not in between:
                place = start + between.index(sign)
                swapped = SWAPPED[type(operator)]
                yield Change(name, place, place + len(sign), swapped, right.lineno)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            start = at(node.lineno, node.col_offset)
            yield Change(name, start, start + len("not "), "", node.lineno)
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value in (0, 1):
            start, end = at(node.lineno, node.col_offset), at(node.end_lineno or 0, node.end_col_offset or 0)
            yield Change(name, start, end, str(1 - node.value), node.lineno)


def _operators(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr, ast.AST]]:
    """The operators of a node, each with what stands on its left and right."""
    if isinstance(node, ast.Compare):
        yield from zip([node.left, *node.comparators], node.comparators, node.ops)  # noqa: B905
    elif isinstance(node, ast.BoolOp):
        yield from ((left, right, node.op) for left, right in zip(node.values, node.values[1:], strict=False))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield node.left, node.right, node.op


def noticed(change: Change, suites: tuple[tuple[str, ...], ...]) -> str:
    """The first test that fails with the change made; empty if all of them pass."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", "__pycache__", ".*_cache", "*.egg-info"))
        path = copy / "interpreter" / "stich" / change.path
        path.write_text(change.applied(path.read_text("utf-8")), "utf-8")
        for tests in suites:
            failed = _run(copy, tests)
            if failed:
                return failed
    return ""


def _run(tree: Path, tests: tuple[str, ...]) -> str:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
    environment = os.environ | {"PYTHONPATH": str(tree / "interpreter"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "it does not end"
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return "" if done.returncode == 0 else (lines or ["it cannot be run"])[0]


def main() -> None:
    """Make random changes and print which of them the suite does not notice."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--near", action="store_true", help="only the tests that know most of it")
    options = parser.parse_args()
    every = changes()
    chosen = random.Random(options.seed).sample(every, min(options.count, len(every)))
    survivors = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        suites = (NEAR,) if options.near else (NEAR, FAR)
        for change, failed in zip(chosen, pool.map(lambda each: noticed(each, suites), chosen), strict=True):
            survivors += not failed
            mark = f"noticed by {failed}" if failed else "SURVIVES"
            print(f"{change.path}:{change.line} → {change.text or 'without `not`'}: {mark}", flush=True)
    print(f"{len(chosen) - survivors} of {len(chosen)} noticed; {len(every)} changes are possible")


if __name__ == "__main__":
    main()
