"""``CITATION.cff`` is a file of the Citation File Format, and speaks of this version."""

from __future__ import annotations

import tomllib

import yaml

from tests.house.pages import ROOT

CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# of version 1.2.0 of the format, those that a program has; the first four must be there
NEEDED = ["authors", "cff-version", "message", "title"]
KNOWN = {
    *NEEDED,
    "abstract",
    "commit",
    "date-released",
    "doi",
    "identifiers",
    "keywords",
    "license",
    "preferred-citation",
}
KNOWN |= {"references", "repository", "repository-code", "type", "url", "version"}


def test_it_has_the_keys_of_the_format_and_no_others() -> None:
    assert [key for key in NEEDED if not CITATION.get(key)] == []
    assert set(CITATION) <= KNOWN
    assert (CITATION["cff-version"], CITATION["type"]) == ("1.2.0", "software")


def test_it_is_about_this_version_under_this_licence() -> None:
    assert (CITATION["version"], CITATION["license"]) == (PROJECT["version"], PROJECT["license"])


def test_no_person_is_made_up() -> None:
    assert CITATION["authors"] == [{"name": "The Stich developers"}]
