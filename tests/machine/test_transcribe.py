"""What is transcribed to C says what the Python says; what cannot be is refused by name."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from stich.machine import source
from stich.machine.transcribe import NotOfTheMachineError, module_names, transcribed

HEAD = """
from enum import IntEnum
from stich.machine.numbers import CardSet, Masks, Flag, Int, Ints, count, kernel, many
from stich.machine.registers import Board
from stich.machine.sets import none

class Place(IntEnum):
    FIRST = 3

ROOM = 7
_HALF = ROOM // 2
NAMES = ("a", "b")

"""


def module_with(folder: Path, text: str) -> ModuleType:
    """A module of the machine with these functions in it."""
    path = folder / "some.py"
    path.write_text(HEAD + text, encoding="utf-8")
    spec = spec_from_file_location("some", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kernel(body: str) -> str:
    """A kernel function with a body."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    return f"@kernel\ndef some(s: Board, n: Int) -> Int:\n{lines}\n"


WRITTEN = [
    ("return n + ROOM", "    return n + 7"),
    ("return n + _HALF", "    return n + 3"),
    ("return s.code[Place.FIRST]", "    return s.code[3]"),
    ("return s.code[Place.FIRST.value + 1]", "    return s.code[3 + 1]"),
    ("'''What it does.'''\nreturn n", "    return n"),
    ("m: Int = 2\nreturn m", "    cdef Int m\n    m = 2\n    return m"),
    ("m: Int\nm = n\nreturn m", "    cdef Int m\n    m = n\n    return m"),
    ("found: CardSet = none()\nreturn count(found)",
     "    cdef CardSet found\n    found = none()\n    return count(found)"),
    ("held: Masks = many(ROOM)\nreturn count(held[0])", "    cdef CardSet held[7]\n    return count(held[0])"),
    ("p = s.code\nreturn p[n]", "    cdef Ints p\n    p = s.code\n    return p[n]"),
    ("for i in range(n):\n    n += i\nreturn n",
     "    cdef Int i\n    for i in range(n):\n        n += i\n    return n"),
    ("for i in range(n):\n    n += 1\nfor i in range(n):\n    n += i\nreturn n",
     "    cdef Int i\n    for i in range(n):\n        n += 1\n    for i in range(n):\n        n += i\n    return n"),
    ("return 1 if n and not s.over else -n", "    return 1 if n and (not s.over) else -n"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), WRITTEN)
def test_a_function_is_written_with_its_types(tmp_path: Path, body: str, expected: str) -> None:
    head = "cdef Int some(Board s, Int n) noexcept nogil:"
    assert transcribed([module_with(tmp_path, kernel(body))]) == f"{head}\n{expected}\n"


REFUSED = {
    "m = n\nreturn m": "some.some: m has no type",
    "m: Int = 1\nm: Flag = True\nreturn n": "m is of two types",
    "m: float = 1\nreturn n": "float is no type of the machine",
    "m: list[int] = []\nreturn n": "something is no type of the machine",
    "s.code[0]: Int = 1\nreturn n": "only a name can be declared",
    "a: Int = 1\nb: Int = 2\na, b = b, a\nreturn a": "Tuple is not of the machine",
    "return [n][0]": "List is not of the machine",
    "return {n: 1}[n]": "Dict is not of the machine",
    "return sum(i for i in range(n))": "sum is no number and no function",
    "return n * 0.5": "0.5 is no whole number",
    "return n / 2": "Div is not of the machine",
    "return n ** 2": "Pow is not of the machine",
    "return 'a' == n": "'a' is no whole number",
    "return None": "None is no whole number",
    "return NAMES[n]": "NAMES is no number and no function",
    "return nowhere": "nowhere is no number and no function",
    "return len(s.code)": "len is no number and no function",
    "return Place.SECOND": "Place is no number and no function",
    "return n.bit_count()": "n.bit_count is no function of the machine",
    "return count(cards=n)": "keyword is not of the machine",
    "return count(*s.code)": "Starred is not of the machine",
    "return s.code[1:2]": "Slice is not of the machine",
    "return n in s.code": "In is not of the machine",
    "return n is n": "Is is not of the machine",
    "return (m := n)": "NamedExpr is not of the machine",
    "for i in s.code:\n    n += i\nreturn n": "a loop goes over a range",
    "for a, b in range(n):\n    n += a\nreturn n": "a loop goes over a range",
    "def inner() -> Int:\n    return n\nreturn inner()": "FunctionDef is not of the machine",
    "more = lambda: n\nreturn n": "more has no type",
    "s.home = lambda: n\nreturn n": "Lambda is not of the machine",
    "with s.home:\n    n += 1\nreturn n": "With is not of the machine",
    "try:\n    n += 1\nfinally:\n    n += 1\nreturn n": "Try is not of the machine",
    "raise KeyError": "Raise is not of the machine",
    "assert n\nreturn n": "Assert is not of the machine",
    "import os\nreturn n": "Import is not of the machine",
    "global n_\nreturn n": "Global is not of the machine",
    "match n:\n    case 1:\n        n += 1\nreturn n": "Match is not of the machine",
    "del s\nreturn n": "Delete is not of the machine",
    "return f'{n}'": "JoinedStr is not of the machine",
}


@pytest.mark.parametrize(("body", "why"), REFUSED.items())
def test_anything_else_is_refused(tmp_path: Path, body: str, why: str) -> None:
    with pytest.raises(NotOfTheMachineError, match=re.escape(why)):
        transcribed([module_with(tmp_path, kernel(body))])


HEADS = {
    "def some(s: Board) -> Int:\n    return 1\n": "some is no kernel",
    "@kernel\ndef some(s: Board, n: float) -> Int:\n    return 1\n": "float is no type of the machine",
    "@kernel\ndef some(s: Board, n) -> Int:\n    return 1\n": "something is no type of the machine",
    "@kernel\ndef some(s: Board) -> tuple[int, int]:\n    return 1\n": "something is no type of the machine",
}


@pytest.mark.parametrize(("text", "why"), HEADS.items())
def test_so_is_a_function_of_another_kind(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(NotOfTheMachineError, match=re.escape(why)):
        transcribed([module_with(tmp_path, text)])


def test_two_functions_have_two_names(tmp_path: Path) -> None:
    one = module_with(tmp_path, kernel("return n"))
    with pytest.raises(NotOfTheMachineError, match="have one name: some"):
        transcribed([one, one])


def kernels() -> str:
    """All that is transcribed."""
    return transcribed(import_module(f"stich.machine.{name}") for name in module_names())


def test_every_constant_of_the_machine_is_a_number_in_it() -> None:
    """No name is left that stands for a number, an enumeration or anything else that Python would have to look up."""
    bodies = re.sub(r"(?m)^ *cdef .*$", "", kernels())
    assert set(re.findall(r"(?<![.\w])\w*[A-Z]\w*", bodies)) == {"True", "False"}


def test_no_function_of_the_machine_is_left_out() -> None:
    written = [
        node.name
        for name in module_names()
        for node in ast.parse((source.MACHINE / f"{name}.py").read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]
    assert written == re.findall(r"^cdef \w+ (\w+)\(.*\) noexcept nogil:$", kernels(), re.MULTILINE)


def test_the_machine_hangs_on_no_file_but_those_of_its_fingerprint() -> None:
    """Whatever the modules that are transcribed import has its numbers in the result."""
    package = source.MACHINE.parent
    told = {path.relative_to(package).with_suffix("").as_posix().replace("/", ".") for path in source.files()}
    for name in module_names():
        for node in ast.walk(ast.parse((source.MACHINE / f"{name}.py").read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("stich."):
                assert (node.module or "").removeprefix("stich.") in told
