"""No key of a spec is lost on a sheet: two specs that differ in one key print differently, in every language; what is
said in one language alone, in that.

Each key of the schema is changed in a copy of a spec that has it (``every_key``), and both are printed.  What is told
of a rule must differ, not what is worked out by examples, which are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice
from pathlib import Path

import pytest

from stich.messages.book import LANGUAGES
from tests.sheet.every_key import (
    CHANGES,
    Change,
    Told,
    changes,
    closed_lists,
    copies_by_member,
    is_remark,
    keys,
    same,
    told,
)

SILENT = {
    "format": "of the file, not of the game",
    "game": "the name of the file; the title is printed",
    "extends": "what is taken over from another spec is printed as if it stood here",
    "family": "for looking the spec up among others, not of the game",
    "yardstick": "says why the spec is in the library, not how it is played",
    "examples": "are left out here; `test_sheet` holds them",
    "power.before": "only where a spec extends another: the place of a power, which its number tells",
    "meld.before": "only where a spec extends another: the place of a kind, which the order of the rows tells",
    "match.first dealer": "there is one value, `by lot`, which holds unless said",
    "step-row.given up": "is refused: a step is before anybody can give up",
}
"""Keys that print nothing by their nature, with the reason."""

UNTOLD: dict[str, str] = {}
"""Keys that no sheet tells yet, though it should: whoever mends one deletes it here."""

ALIKE = {
    "melds.opens": {"step": "the step of the deal tells that"},
}
"""Members of closed lists that no copy of a spec can have in the place of another."""

BY_LANGUAGE = {"title.*", "text.*"}
"""Keys that are languages: what stands there is told in that one."""

TRIES, REMARKS = 14, 5
"""So many copies are made of a key at most, for not each is a legal spec: of one that changes a rule, and of others."""


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Change], Told]:
    """Reads the spec that a copy is compared with, once."""
    known: dict[str, Told | None] = {}

    def of(change: Change) -> Told:
        key = f"{change.spec}{change.having}"
        if key not in known:
            known[key] = told(change.before(), tmp_path_factory.mktemp("before"))
        found = known[key]
        assert found is not None, f"{change}: what it is compared with is no legal spec"
        return found

    return of


def told_alike(key: str, before: Callable[[Change], Told], folder: Path) -> Iterator[tuple[Change, list[str]]]:
    """Legal copies that say something else, and in which languages they print the same all the same."""
    printed = (change for change in changes(key) if spoken(key, change))
    for change in islice(printed, REMARKS if is_remark(key) else TRIES):
        one, other = before(change), told(change.after(), folder)
        if other is not None and not (same(one.game, other.game) and one.sheets == other.sheets):
            yield change, [each for each in spoken(key, change) if one.sheets[each] == other.sheets[each]]


def spoken(key: str, change: Change) -> tuple[str, ...]:
    """The languages in which a change is to be told: all, or the one whose title or text it changes."""
    return tuple(each for each in LANGUAGES if each == change.way[-1]) if key in BY_LANGUAGE else LANGUAGES


def enough(key: str) -> int | None:
    """Of how many copies it is looked at how they print: of all that are written down."""
    return None if key in CHANGES else 1 if is_remark(key) else 2


def pairs(key: str, values: tuple[object, ...]) -> set[frozenset[object]]:
    """Any two members of a closed list that have to print differently."""
    return {frozenset(pair) for pair in combinations(values, 2) if not set(pair) & set(ALIKE.get(key, ()))}


@pytest.mark.parametrize(
    "key",
    [
        pytest.param(key, marks=pytest.mark.xfail(reason=UNTOLD[key], strict=True)) if key in UNTOLD else key
        for key in keys()
        if key not in SILENT
    ],
)
def test_two_specs_that_differ_in_it_print_differently(
    key: str, before: Callable[[Change], Told], tmp_path: Path
) -> None:
    found = list(islice(told_alike(key, before, tmp_path), enough(key)))
    assert found, "no copy of a spec differs in it: write one down in every_key.yaml, or say why not in `SILENT`"
    assert [f"{change} prints the same in {', '.join(languages)}" for change, languages in found if languages] == []


@pytest.mark.parametrize("key", SILENT)
def test_what_prints_nothing_prints_nothing(key: str, before: Callable[[Change], Told], tmp_path: Path) -> None:
    assert key in keys()
    found = [(change, languages) for change, languages in told_alike(key, before, tmp_path)]
    assert [str(change) for change, languages in found if languages != list(LANGUAGES)] == []


@pytest.mark.parametrize(("key", "values"), closed_lists())
def test_every_member_of_a_closed_list_prints_differently(key: str, values: tuple[object, ...], tmp_path: Path) -> None:
    left = pairs(key, values)
    for copies in copies_by_member(key, values):
        if not left:
            break
        sheets = {value: found.sheets for value, data in copies.items() if (found := told(data, tmp_path)) is not None}
        told_apart = {
            frozenset(pair)
            for pair in combinations(sheets, 2)
            if all(sheets[pair[0]][language] != sheets[pair[1]][language] for language in LANGUAGES)
        }
        left -= told_apart
    assert left == set()


def test_the_tables_name_keys() -> None:
    assert (set(SILENT) | set(UNTOLD) | set(ALIKE) | BY_LANGUAGE | set(CHANGES)) - set(keys()) == set()
    assert set(SILENT) & set(UNTOLD) == set()
