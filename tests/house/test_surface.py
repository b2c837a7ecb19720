"""``import stich``: a small surface, all of it documented, with one base of errors."""

from __future__ import annotations

import ast
import re
import sys
import tomllib

import pytest

import stich
from tests.command import ROOT, ran
from tests.house.test_closed_sets import TREES

PAGE = (ROOT / "docs" / "reference" / "python.md").read_text("utf-8")
TABLE = PAGE.partition("<!-- surface -->")[2].partition("<!-- /surface -->")[0]

# Errors that never leave the package: the command or another module turns them into what a user sees.
INSIDE = {
    "worlds/mending.py: OtherwiseError",
    "cli/binding.py: WordError",
    "cli/errors.py: NamedRecordError",  # a RecordError
    "cli/errors.py: UsageError",
    "table/typed.py: ReadingError",
    "language/conditions/syntax.py: ConditionError",
    "machine/transcribe.py: NotOfTheMachineError",
    "match/deals.py: _FaultError",
    "match/lines.py: _UnsoundError",
    "messages/book.py: MessageError",
    "sheet/as_pdf.py: NoPrinterError",
    "players/guest.py: FoulError",
    "players/guest.py: HouseClosesError",
    "players/guest.py: LetGoError",
    "players/seen.py: UnknownHereError",
    "table/match.py: RefusedError",
}


def test_the_surface_is_that_of_the_page() -> None:
    named = {name for name in re.findall(r"`(\w+)`", TABLE) if hasattr(stich, name)}
    assert named == set(stich.__all__)


def test_what_the_table_says_of_games_states_and_views_is_there() -> None:
    game = stich.load_game("karniffel")
    state = game.start(1)
    for row, thing in (("Game", game), ("State", state)):
        (said,) = (line for line in TABLE.splitlines() if f"`{row}` |" in line)
        words = re.findall(r"`(\w+)`", said.split("|")[2])
        assert len(words) > 4 and [word for word in words if not hasattr(thing, word)] == []


def test_nothing_but_the_surface_is_listed() -> None:
    done = ran([sys.executable, "-c", "import stich; print(*[n for n in dir(stich) if n[0] != '_'])"], text=True)
    assert set(done.stdout.split()) == set(stich.__all__) - {"__version__"}


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert stich.__version__ == project["version"]


def declared_errors() -> dict[str, set[str]]:
    """Every class of the package that ends in ``Error``, with the names of its bases."""
    return {
        f"{module}: {node.name}": {ast.unparse(base) for base in node.bases}
        for module, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and node.name.endswith("Error")
    }


def test_errors_have_one_base() -> None:
    found = declared_errors()
    assert {name for name, bases in found.items() if "StichError" not in bases} - {"errors.py: StichError"} == INSIDE


@pytest.mark.parametrize("name", [name for name in stich.__all__ if name.endswith("Error")])
def test_an_error_of_the_surface_is_a_stich_error(name: str) -> None:
    assert issubclass(getattr(stich, name), stich.StichError)


def test_one_except_catches_whatever_goes_wrong() -> None:
    game = stich.load_game("karniffel")
    wrong = (
        lambda: stich.load_game("no-such-game"),
        lambda: game.start(1).play(-5),
        lambda: list(stich.replay(game, ["{}"])),
        lambda: stich.make_player("nobody"),
    )
    for attempt in wrong:
        with pytest.raises(stich.StichError):
            attempt()
