"""Nothing that is read can run code: the package has no way to, and looks into no folder for something of its own."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stich.language.conditions import syntax
from tests.command import COMMAND, ROOT

FILES = sorted((ROOT / "interpreter").rglob("*.py"))
CALLS = {"eval", "exec", "compile", "__import__", "breakpoint"}
MODULES = {"pickle", "cPickle", "dill", "cloudpickle", "shelve", "marshal", "copyreg", "joblib", "code", "codeop",
           "runpy", "ctypes", "subprocess", "imp"}  # fmt: skip
LOADERS = {"load", "load_all", "unsafe_load", "full_load", "unsafe_load_all", "full_load_all"}

# What runs code all the same, and whose: never what is read.
RUNS = {"interpreter/stich/players/program.py": ["import subprocess"]}
"""A program that the user has named on the command line as a player."""


def named(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def faults(tree: ast.AST) -> list[str]:
    """What in a module could run code from data."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            found += [f"import {module}" for module in modules if module.split(".")[0] in MODULES]
        elif isinstance(node, ast.Call):
            name, owner = named(node.func), named(getattr(node.func, "value", node.func))
            plain = isinstance(node.func, ast.Name)
            if (
                (plain and name in CALLS)
                or (owner == "yaml" and name in LOADERS)
                or (owner == "os" and name == "system")
            ):
                found.append(f"{owner}.{name}()")
            if name == "Lark":
                found += [f"Lark({k.arg}=…)" for k in node.keywords if k.arg == "cache"]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_module_can_run_what_it_reads(path: Path) -> None:
    assert faults(ast.parse(path.read_text("utf-8"))) == RUNS.get(path.relative_to(ROOT).as_posix(), [])


@pytest.mark.parametrize(
    "text",
    ["import pickle", "from marshal import loads", "eval(x)", "exec(x)", "__import__(x)", "yaml.load(x)",
     "os.system(x)", "yaml.full_load(x)", "lark.Lark(g, cache=True)", "import importlib, runpy"],
)  # fmt: skip
def test_the_law_sees_what_it_forbids(text: str) -> None:
    assert faults(ast.parse(text))


LOOKED_UP = {
    "__init__.py": "the names of the surface",
    "cli/main.py": "the commands",
    "cli/sheet.py": "the forms of a sheet",
    "compare/forms.py": "the fields of the model",
    "compare/rules.py": "the fields of the model",
    "engine/deal.py": "the registers that hang on secret parties",
    "engine/position.py": "the slots of a table",
    "engine/rows.py": "the registers that MEASURES names",
    "engine/view.py": "the slots of a view",
    "language/cache/values.py": "the fields of the classes of its table",
    "language/model/asked.py": "the fields of the model",
    "machine/plain.py": "the registers of the machine",
    "machine/registers.py": "the same",
    "machine/transcribe.py": "the modules of the machine, as they lie in its folder",
    "match/core.py": "the machines, which are two",
    "match/state.py": "the attributes of a readable state",
    "rules/operations.py": "the registers and methods that MEASURES names",
    "sheet/deal.py": "the fields of a transfer",
    "worlds/cards_told.py": "the fields of events",
    "voice/transcript.py": "the events of a record, which its reader has checked",
}
"""What is looked up by a name that is not written there, and whose names these are: never those of a spec."""


def looks_up(tree: ast.AST) -> bool:
    """Whether a module gets something by a name that is worked out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and named(node.func) in {"getattr", "setattr", "attrgetter", "import_module"}:
            name = node.args[0 if named(node.func) in {"attrgetter", "import_module"} else 1]
            if not isinstance(name, ast.Constant):
                return True
    return False


def test_nothing_is_looked_up_by_the_words_of_a_spec() -> None:
    package = ROOT / "interpreter" / "stich"
    found = {path for path in package.rglob("*.py") if looks_up(ast.parse(path.read_text("utf-8")))}
    assert {path.relative_to(package).as_posix() for path in found} == LOOKED_UP.keys()
    assert looks_up(ast.parse("getattr(table, word)")) and not looks_up(ast.parse("getattr(node, 'tag', None)"))


HOSTILE = b"cos\nsystem\n(S'touch pwned'\ntR."


@pytest.mark.parametrize("how", ["file", "link", "folder of another"])
def test_what_lies_in_the_folder_for_caches_runs_nothing(tmp_path: Path, how: str) -> None:
    """Where the tables of the parser once were kept as a pickle: a hostile file does nothing, whatever it is called,
    and a folder that others may write to, or that is a link, is left alone."""
    home, folder = tmp_path / "home", tmp_path / "cache" / "stich"
    home.mkdir()
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "HOME": str(home)}
    environment["PYTHONPATH"] = str(ROOT / "interpreter")
    del environment["STICH_CACHE"]

    def validated() -> str:
        command = [*COMMAND, "validate", "karnoeffel"]
        done = subprocess.run(command, env=environment, cwd=home, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    said = validated()
    names = [path.name for path in folder.iterdir()]
    assert len(names) == 1
    if how == "link":
        folder.rename(tmp_path / "elsewhere")
        folder.symlink_to(tmp_path / "elsewhere")
    elif how == "folder of another":
        folder.chmod(0o777)
    for name in (*names, "conditions.tables"):
        (folder / name).write_bytes(HOSTILE)
    before = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*"))
    assert validated() == said
    assert (folder / "conditions.tables").read_bytes() == HOSTILE
    assert ((folder / names[0]).read_bytes() == HOSTILE) == (how != "file")
    assert sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*")) == before


def test_the_parser_is_made_from_the_grammar_that_is_shipped() -> None:
    """In a process that may not write, and in which nobody can unpickle."""
    code = (
        "import pickle\n"
        "def never(*a, **k): raise AssertionError('unpickled')\n"
        "pickle.load = pickle.loads = pickle.Unpickler = never\n"
        "from stich.language.conditions.syntax import parse\n"
        "print(parse('trick has K', 'condition').data)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert syntax._parser().options.cache is False
