"""The house's order: imports go down the pipeline, files stay small, and nothing below the faces knows a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.specs_under_test import NAMES, SPECS

PACKAGE = SPECS.parent / "interpreter"
FILES = sorted(PACKAGE.rglob("*.py"))

# From the bottom up.  A module may import modules of its own layer and of those below it.
LAYERS = (
    ("cards", "kept", "source", "text"),
    ("spec.diagnostics", "spec.codes*"),
    ("spec.catalogue", "spec.home", "spec.nodes"),
    ("spec.terms", "spec.model*", "spec.walks"),
    ("spec.folding", "spec.notation"),
    ("spec.conditions", "spec.phrases*", "spec.words", "spec.names", "spec.validation", "spec.draft", "spec.extend"),
    ("spec.resolve*", "spec.checks*"),
    ("spec.load",),
    ("rules.*",),
    ("engine.*",),
    ("players.*",),
    ("study.*",),
    ("faces.*",),
)
LINES_AT_MOST = 600


def module_of(path: Path) -> str:
    """The name of a module within the package: ``spec.load``; that of a folder is the folder's, the package's is ''."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {module_of(path): path for path in FILES}
FOLDERS = {module_of(path) for path in FILES if path.name == "__init__.py"}


def layer_of(module: str) -> int:
    """The layer of a module.  The package itself, which offers names of all modules, stands on top."""
    if not module:
        return len(LAYERS)
    return next(i for i, names in enumerate(LAYERS) if any(fnmatchcase(module, name) for name in names))


def imports(path: Path) -> Iterator[str]:
    """The modules of the package that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: import by the full path"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            inner = [name.removeprefix("interpreter.") for name in names if name.startswith("interpreter.")]
            for name in inner:
                yield name if name in MODULES else name.rpartition(".")[0]
        elif isinstance(node, ast.Import):
            yield from (
                alias.name.partition(".")[2] for alias in node.names if alias.name.split(".")[0] == "interpreter"
            )


@pytest.mark.parametrize("module", sorted(MODULES.keys() - FOLDERS))
def test_imports_only_go_down_the_pipeline(module: str) -> None:
    for other in imports(MODULES[module]):
        assert other not in FOLDERS, f"{module} imports the folder {other!r}; import from the module itself"
        assert layer_of(other) <= layer_of(module), f"{module} imports {other}, which stands above it"


def test_every_module_has_a_layer() -> None:
    assert [module for module in MODULES if module not in FOLDERS and layer_of(module) is None] == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {module: set(imports(path)) - {module} for module, path in MODULES.items() if module}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as cycle:
        pytest.fail(f"imports in a circle: {' -> '.join(cycle.args[1])}")


@pytest.mark.parametrize("folder", sorted(FOLDERS - {""}))
def test_folders_hold_no_code_of_their_own(folder: str) -> None:
    tree = ast.parse(MODULES[folder].read_text(encoding="utf-8"))
    assert all(isinstance(node, ast.Expr) for node in tree.body)


@pytest.mark.parametrize("path", FILES, ids=[module_of(path) or "interpreter" for path in FILES])
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LINES_AT_MOST


SUITS_TOO = frozenset({"hearts", "spades"})  # games that are called as a suit is


def test_no_module_below_the_faces_names_a_game() -> None:
    """A game is its spec: a name of one in the interpreter would be a rule written in Python."""
    stems = sorted((name for name in NAMES if len(name) > 3 and name not in SUITS_TOO), key=len, reverse=True)
    named = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, stems))})(?![\w-])", re.IGNORECASE)
    found = [
        f"{module}:{number}: {line.strip()}"
        for module, path in MODULES.items()
        if module and not module.startswith("faces")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


def test_every_module_says_its_place_in_the_pipeline() -> None:
    for module in MODULES.keys() - FOLDERS:
        docstring = ast.get_docstring(ast.parse(MODULES[module].read_text(encoding="utf-8"))) or ""
        assert docstring.split("\n")[0].endswith((".", ";", ",")) or len(docstring.split("\n\n")[0]) < 250, module
        assert docstring, f"{module} has no docstring"
