"""The house's order: layers are folders, imports go down, files stay small, only the command may name a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.specs_under_test import NAMES, SPECS

PACKAGE = SPECS.parent / "interpreter" / "stich"
FILES = sorted(PACKAGE.rglob("*.py"))

# From the bottom up.  A layer is a folder; modules that stand in none are named one by one.  A module may import
# modules of its own layer and of the lines above it here, but not of another layer on its own line.
LAYERS = (
    ("cards", "errors", "kept", "printable", "rng"),
    ("notation",),
    ("language.text",),
    ("language.cache",),
    ("language.conditions",),
    ("language.model",),
    ("messages",),
    ("language.read",),
    ("language.check",),
    ("language.load",),
    ("rules",),
    ("machine",),
    ("engine", "sheet", "authoring"),
    ("program",),
    ("match",),
    ("worlds", "solve"),
    ("players",),
    ("examples", "arena"),
    ("compare",),
    ("lint", "voice"),
    ("table",),
    ("cli",),
)
ON_TOP = ("", "__main__")  # the package offers names of all layers; `python -m` starts the command
LINES_AT_MOST = 600


def module_of(path: Path) -> str:
    """The name of a module within the package: ``language.load``; that of a folder is the folder's, the whole is ''."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


MODULES = {module_of(path): path for path in FILES}
FOLDERS = {module_of(path) for path in FILES if path.name == "__init__.py"}
INNER = sorted(MODULES.keys() - FOLDERS - {*ON_TOP})


def layer_of(module: str) -> tuple[int, str]:
    """The number of a module's layer, and its name.

    Raises:
        LookupError: it stands in none.
    """
    for number, names in enumerate(LAYERS):
        for name in names:
            if module == name or module.startswith(f"{name}."):
                return number, name
    raise LookupError(f"{module} stands in no layer: name its folder in LAYERS, where it belongs")


def imports(tree: ast.AST, modules: Mapping[str, object] = MODULES) -> Iterator[str]:
    """The modules of the package that a file imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: import by the full path"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            for name in (name.removeprefix("stich.") for name in names if name.startswith("stich.")):
                yield name if name in modules else name.rpartition(".")[0]
        elif isinstance(node, ast.Import):
            yield from (a.name.partition(".")[2] for a in node.names if a.name.split(".")[0] == "stich")


def wrong_imports(module: str, tree: ast.AST) -> Iterator[str]:
    """What a module imports and must not, in words."""
    own, name = layer_of(module)
    for other in imports(tree):
        if other in FOLDERS:
            yield f"{module} imports the folder {other!r}: import from the module itself"
            continue
        layer, theirs = layer_of(other)
        if layer > own:
            yield f"{module} imports {other}, which stands above it"
        elif layer == own and theirs != name:
            yield f"{module} imports {other}, which stands beside it"


def tree_of(module: str) -> ast.AST:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", INNER)
def test_imports_only_go_down_the_pipeline(module: str) -> None:
    assert list(wrong_imports(module, tree_of(module))) == []


@pytest.mark.parametrize(
    ("module", "text", "why"),
    [
        ("cards", "from stich.language.model.game import Game", "above"),
        ("language.model.game", "def later():\n    from stich.language.read.game import read_game", "above"),
        ("rules.tables", "import stich.engine.state", "above"),
        ("sheet.deal", "from stich.engine.plan import Plan", "beside"),
        ("authoring.new", "from stich.sheet import parts", "beside"),
        ("kept", "from stich.cards import Card", "beside"),
        ("cli.run", "from stich import rules", "the folder"),
        ("lint.lint", "import stich", "the folder"),
        ("engine.state", "from stich.cli.main import main", "above"),
    ],
)
def test_an_import_that_goes_another_way_is_noticed(module: str, text: str, why: str) -> None:
    (fault,) = wrong_imports(module, ast.parse(text))
    assert why in fault


@pytest.mark.parametrize("text", ["from stich.cards import Card", "from stich.rules import tables", "import click"])
def test_an_import_that_goes_down_is_not(text: str) -> None:
    assert list(wrong_imports("engine.state", ast.parse(text))) == []


def test_a_module_of_no_layer_is_noticed() -> None:
    with pytest.raises(LookupError, match=r"study\.new stands in no layer"):
        layer_of("study.new")


def test_every_layer_has_modules() -> None:
    """And so a folder that is gone or renamed is gone here, too."""
    assert {layer_of(module)[1] for module in INNER} == {name for names in LAYERS for name in names}


def reached(folder: str) -> set[str]:
    """The layers that a folder needs, by whatever way."""
    waiting = [module for module in INNER if module.startswith(f"{folder}.")]
    seen: set[str] = set()
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting += imports(tree_of(module))
    return {layer_of(module)[1] for module in seen}


@pytest.mark.parametrize("folder", ["sheet", "authoring"])
def test_a_sheet_and_a_new_spec_need_no_engine(folder: str) -> None:
    needed = reached(folder)
    assert {"language.text", folder} <= needed
    assert not needed & {"engine", "players", "examples", "compare", "lint", "cli"}


@pytest.mark.parametrize("module", ["rules.plainly", "rules.reference"])
def test_a_slow_reference_shares_nothing_with_what_is_held_against_it(module: str) -> None:
    """Of ``rules`` the two know only each other and what a verdict is: no program, no mask, no table."""
    own = {other for other in imports(tree_of(module)) if other.startswith("rules.")}
    assert own <= {"rules.reference", "rules.verdict"}
    assert not own & {module}


@pytest.mark.parametrize("module", ["rules.weigh", "rules.operations"])
def test_what_runs_programs_knows_no_terms(module: str) -> None:
    assert "rules.program" in set(imports(tree_of(module)))
    assert not {"language.conditions.terms", "rules.plainly", "rules.reference"} & set(imports(tree_of(module)))


def test_only_the_command_needs_click() -> None:
    using = {module for module in INNER for node in ast.walk(tree_of(module)) if _imports(node, "click")}
    assert using and all(module.startswith("cli.") for module in using)


def _imports(node: ast.AST, package: str) -> bool:
    names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
    names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
    return any(name.split(".")[0] == package for name in names)


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """A circle in a graph, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as cycle:
        return list(cycle.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circle({"a": {"b"}, "b": {"a"}}) != []
    assert circle({module: set(imports(tree_of(module))) - {module} for module in INNER}) == []


@pytest.mark.parametrize("folder", sorted(FOLDERS - {""}))
def test_folders_hold_no_code_of_their_own(folder: str) -> None:
    tree = ast.parse(MODULES[folder].read_text(encoding="utf-8"))
    assert all(isinstance(node, ast.Expr) for node in tree.body)


@pytest.mark.parametrize("path", FILES, ids=[module_of(path) or "stich" for path in FILES])
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LINES_AT_MOST


SUITS_TOO = frozenset({"hearts", "spades"})  # games that are called as a suit is


def games_named(text: str) -> list[str]:
    """The games that a text names."""
    stems = sorted((name for name in NAMES if len(name) > 3 and name not in SUITS_TOO), key=len, reverse=True)
    return re.findall(rf"(?<![\w-])({'|'.join(map(re.escape, stems))})(?![\w-])", text, re.IGNORECASE)


@pytest.mark.parametrize("module", [module for module in INNER if not module.startswith("cli.")])
def test_no_module_below_the_command_names_a_game(module: str) -> None:
    """A game is its spec: a name of one in the interpreter would be a rule written in Python."""
    assert games_named('if game.name == "Karniffel":') == ["Karniffel"]
    assert games_named(MODULES[module].read_text(encoding="utf-8")) == []


def headed(docstring: str | None) -> bool:
    """Whether a docstring opens with a sentence and then says the module's place and what it does not know of."""
    sentence, _, rest = (docstring or "").partition("\n\n")
    return sentence.rstrip().endswith((".", "?")) and "Place in the pipeline: " in rest


@pytest.mark.parametrize("module", INNER)
def test_every_module_says_its_place_in_the_pipeline(module: str) -> None:
    assert not headed(None) and not headed("Makes things.")
    assert headed(ast.get_docstring(ast.parse(MODULES[module].read_text(encoding="utf-8"))))


def declared(tree: ast.Module) -> Iterator[str]:
    """The classes and the kinds of values that a module gives a name."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (name for name in map(ast.unparse, targets) if re.fullmatch(r"[A-Z][a-z]\w+", name))


def test_no_two_things_are_called_the_same() -> None:
    """A name is read without looking up where it comes from."""
    homes: dict[str, list[str]] = {}
    for module in INNER:
        for name in declared(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
            homes.setdefault(name, []).append(module)
    assert len(homes) > 200
    assert {name: modules for name, modules in homes.items() if len(modules) > 1 and not name.startswith("_")} == {}
