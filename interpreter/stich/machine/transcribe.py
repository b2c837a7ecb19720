"""From the machine's Python to one file for Cython: the same functions, with their types written as C has them.

Place in the pipeline: beside the machine, used only to build it.  It imports the modules that it transcribes, so that
every constant stands in the result as the number that it is in Python.

Only what the kernel functions need is understood; anything else is refused by name, so that nothing is ever transcribed
to something slower, or something else, than it says.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

from stich.machine.source import fingerprint

FOLDER = Path(__file__).parent
LEFT_OUT = frozenset(
    {
        "__init__",
        "boards",
        "build",
        "numbers",
        "plain",
        "plain_worlds",
        "processor",
        "registers",
        "source",
        "tables",
        "transcribe",
    }
)
SCALARS = {"Int": "Int", "Flag": "Flag", "bool": "Flag", "Unsigned": "Unsigned", "CardSet": "CardSet", "Board": "Board"}
ARRAYS = {"Ints": "Int", "Unsigneds": "Unsigned", "Bytes": "Byte", "Masks": "CardSet"}
TYPES = {**SCALARS, **{name: name for name in ARRAYS}, "None": "void"}


class NotOfTheMachineError(ValueError):
    """Something in a kernel function that cannot be transcribed."""


def machine_source() -> str:
    """The whole machine, for Cython."""
    functions = transcribed(import_module(f"stich.machine.{name}") for name in module_names())
    parts = [(FOLDER / "prelude.pyx").read_text("utf-8"), _struct(import_module("stich.machine.registers"))]
    parts += [(FOLDER / "home.pyx").read_text("utf-8"), functions, _constants()]
    parts += [(FOLDER / name).read_text("utf-8") for name in ("match.pyx", "worlds.pyx")]
    return "\n\n".join([*parts, f'FINGERPRINT = "{fingerprint()}"\n'])


def transcribed(modules: Iterable[ModuleType]) -> str:
    """The functions of modules.

    Raises:
        NotOfTheMachineError: something is in them that the machine does not know.
    """
    both = [_transcribed(module, function) for module in modules for function in _kernels(module)]
    _check_names([head for head, _ in both])
    return "\n".join(f"{head}:\n{body}\n" for head, body in both)


def module_names() -> list[str]:
    """The modules of the machine whose functions are transcribed."""
    return sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in LEFT_OUT)


def _check_names(heads: list[str]) -> None:
    names = [head.partition("(")[0].rpartition(" ")[2] for head in heads]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise NotOfTheMachineError(f"several functions of the machine have one name: {', '.join(sorted(twice))}")


def _constants() -> str:
    """Numbers of the memory of a search, for what is written in Cython itself."""
    from stich.machine import layout_search as search
    from stich.machine.solve import ASK_EVERY

    found = {f"SEARCH_{place.name}": place.value for place in search.SearchAt}
    found |= {"SEARCH_INTERRUPTED": search.WhyStopped.INTERRUPTED.value, "SEARCH_ASK_EVERY": ASK_EVERY}
    found |= {"SEARCH_FAULT": search.WhyStopped.FAULT.value}
    found |= {"ENTRY_SIZE": search.EntryAt.SIZE.value, "SEARCH_WORTHS": search.WORTHS}
    lines = ["cdef enum:", *(f"    {name} = {number}" for name, number in found.items())]
    return "\n".join([*lines, f"cdef Int SEARCH_FAR = {search.FAR}"])


# --- registers --------------------------------------------------------------------------------------------------------


def _struct(module: ModuleType) -> str:
    """The registers as a structure, and what points to one."""
    lines = ["cdef struct BoardStruct:"]
    table = module.Board
    for name, kind in table.__annotations__.items():
        size = vars(table).get(name)
        if size is not None:
            lines.append(f"    {ARRAYS[kind]} {name}[{len(size)}]")
        else:
            lines.append(f"    {'void*' if kind == 'Any' else TYPES[kind]} {name}")
    return "\n".join([*lines, "ctypedef BoardStruct *Board", "", *_places(table)])


def _places(table: type) -> Iterator[str]:
    """A function that tells where in the structure each register lies, of what type it is, and how many there are."""
    yield "cdef dict places_of(Board s):"
    yield "    return {"
    for name, kind in table.__annotations__.items():
        size = vars(table).get(name)
        if kind != "Any" and (size is not None or kind in SCALARS):
            of = ARRAYS[kind] if size is not None else kind
            yield f"        {name!r}: (<char *>&s.{name} - <char *>s, {of!r}, {1 if size is None else len(size)}),"
    yield "    }"


# --- functions --------------------------------------------------------------------------------------------------------


def _kernels(module: ModuleType) -> Iterator[ast.FunctionDef]:
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            if [getattr(each, "id", "") for each in node.decorator_list] != ["kernel"]:
                raise NotOfTheMachineError(f"{module.__name__}: {node.name} is no kernel")
            yield node


def _transcribed(module: ModuleType, node: ast.FunctionDef) -> tuple[str, str]:
    """The head and the body of a function."""
    where = f"{module.__name__}.{node.name}"
    types = {each.arg: _type(where, each.annotation) for each in node.args.args}
    parameters = ", ".join(f"{kind} {name}" for name, kind in types.items())
    inner = _Function(where, module, dict(types))
    body = [inner.visit(each) for each in node.body if not _is_docstring(each)]
    lines = [line for each in body if each is not None for line in ast.unparse(each).splitlines()]
    declared = [f"cdef {kind}" for name, kind in inner.declared.items() if name not in types]
    head = f"cdef {_type(where, node.returns)} {node.name}({parameters}) noexcept nogil"
    return head, "\n".join(f"    {line}" for line in [*declared, *(lines or ["pass"])])


def _type(where: str, annotation: ast.expr | None) -> str:
    name = "None" if isinstance(annotation, ast.Constant) else getattr(annotation, "id", "")
    if name not in TYPES:
        raise NotOfTheMachineError(f"{where}: {name or 'something'} is no type of the machine")
    return TYPES[name]


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


class _Function(ast.NodeTransformer):
    """One function: constants become numbers, annotations become declarations."""

    def __init__(self, where: str, module: ModuleType, known: dict[str, str]) -> None:
        self.where, self.names = where, vars(module)
        self.declared: dict[str, str] = dict(known)

    def _declare(self, name: str, kind: str) -> None:
        if self.declared.setdefault(name, kind) != kind:
            raise NotOfTheMachineError(f"{self.where}: {name} is of two types")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:
        """A local value or array with its type."""
        if not isinstance(node.target, ast.Name):
            raise NotOfTheMachineError(f"{self.where}: only a name can be declared")
        name, kind = node.target.id, getattr(node.annotation, "id", "")
        if isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "many":
            size = self.visit(node.value.args[0])
            self._declare(name, f"{ARRAYS[kind]} {name}[{ast.unparse(size)}]")
            return None
        self._declare(name, f"{_type(self.where, node.annotation)} {name}")
        return None if node.value is None else ast.Assign([node.target], self.visit(node.value), lineno=node.lineno)

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """A value of a name that is declared, or ``p``, the program."""
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id not in self.declared:
                if target.id != "p":
                    raise NotOfTheMachineError(f"{self.where}: {target.id} has no type")
                self._declare("p", "Ints p")
        self.generic_visit(node)
        return node

    def visit_For(self, node: ast.For) -> ast.stmt:
        """A loop over numbers."""
        if not isinstance(node.target, ast.Name) or getattr(getattr(node.iter, "func", None), "id", "") != "range":
            raise NotOfTheMachineError(f"{self.where}: a loop goes over a range")
        if node.target.id not in self.declared:
            self._declare(node.target.id, f"Int {node.target.id}")
        self.generic_visit(node)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """A member of an enumeration is its number."""
        inner = node.value
        if node.attr == "value" and isinstance(inner, ast.Attribute):
            found = self._member(inner)
            if found is not None:
                return ast.Constant(found)
        found = self._member(node)
        return self._inside(node) if found is None else ast.Constant(found)

    def _member(self, node: ast.Attribute) -> int | None:
        kind = self.names.get(getattr(node.value, "id", ""))
        if isinstance(kind, type) and issubclass(kind, Enum) and node.attr in kind.__members__:
            return int(kind[node.attr].value)
        return None

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call of a function by its name."""
        if not isinstance(node.func, ast.Name):
            raise NotOfTheMachineError(f"{self.where}: {ast.unparse(node.func)} is no function of the machine")
        return self._inside(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """A single bit, which C would make of an ``int`` of 32 bits."""
        if isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            if node.left.value != 1:
                raise NotOfTheMachineError(f"{self.where}: {node.left.value!r} is shifted")
            return ast.Call(ast.Name("single_bit"), [self.visit(node.right)], [])
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A constant of the module is its number; any other name is a local one, or that of a function."""
        value = self.names.get(node.id)
        if node.id in self.declared or isinstance(value, FunctionType) or node.id == "range":
            return node
        if not isinstance(value, int):
            raise NotOfTheMachineError(f"{self.where}: {node.id} is no number and no function")
        return ast.Constant(int(value))

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        """A number."""
        if not isinstance(node.value, int):
            raise NotOfTheMachineError(f"{self.where}: {node.value!r} is no whole number")
        return node

    def _inside(self, node: ast.expr) -> ast.expr:
        self.generic_visit(node)
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Anything else, if the machine knows it."""
        if not isinstance(node, _KNOWN):
            raise NotOfTheMachineError(f"{self.where}: {type(node).__name__} is not of the machine")
        return super().generic_visit(node)


_KNOWN = (
    ast.Expr, ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Break, ast.Continue, ast.Pass, ast.Return,
    ast.Call, ast.Subscript, ast.Attribute, ast.IfExp, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.BinOp, ast.Load,
    ast.Store, ast.And, ast.Or, ast.Not, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Add, ast.Sub,
    ast.Mult, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift, ast.Invert, ast.USub,
)  # fmt: skip
"""What C does as Python does, as long as numbers stay below 64 bits and none that is divided is negative."""
