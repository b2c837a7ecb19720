"""A place is told as ``hearts.yaml:60``: never by a path of the installation, always so that it can be opened."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stich.language.text import library, places
from stich.language.text.places import as_argument, cited, named, shown
from stich.language.text.source import Source, Span
from tests.command import ROOT, within
from tests.specs_under_test import SPECS

TOLD = [
    ["trick", "knueffeln", "SJ", "SK", "H4", "S2", "--bind", "chosen=H,C"],
    ["trick", "karnoeffel", "B7", "LK", "--bind", "chosen=B", "--trick", "1", "--why", "LK"],
    ["diff", "karnoeffel", "karnoeffel-parlett", "--tricks", "100"],
    ["validate", "elfern", "schafkopf", "--no-examples"],
    ["validate", "mine.yaml"],
    ["lint", "elfern", "--deals", "2"],
    ["sheet", "mine.yaml"],
    ["play", "whist", "--seed", "1", "--deals", "1"],
    ["format", "elfern", "--check"],
]


@pytest.mark.parametrize("args", TOLD, ids=" ".join)
def test_no_path_of_the_installation_is_told(args: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.yaml").write_text("format: 1\ngame: mine\nextends: hearts\nseats: {plyers: 3}\n", "utf-8")
    done = within(*args, input="\n".join(suit + rank for suit in "SHDC" for rank in "AKQJT98765432"))
    said = done.stdout + done.stderr
    assert ".yaml" in said
    assert str(SPECS) not in said and str(ROOT) not in said


def test_programs_are_told_the_whole_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (step, *_) = json.loads(within(*TOLD[0], "--format", "json").stdout)["steps"][2:]
    assert re.fullmatch(rf"{re.escape(str(SPECS / 'knueffeln.yaml'))}:\d+:\d+", step["rule"])


def test_a_place_is_told_as_it_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_library, own = str(SPECS / "hearts.yaml"), str(tmp_path / "below" / "x.yaml")
    monkeypatch.chdir(tmp_path)
    assert shown(own) == "below/x.yaml" and shown("x.yaml") == "x.yaml" and shown("../x.yaml") == "../x.yaml"
    assert shown(str(tmp_path) + "x.yaml") == str(tmp_path) + "x.yaml"
    assert shown(of_library) == "hearts.yaml"
    assert (named(of_library), named(own)) == ("hearts.yaml", own)
    assert (as_argument(of_library), as_argument(own)) == ("hearts", own)
    assert cited(Span(Source(own, "a\nb\nc"), 4, 5)) == "below/x.yaml:3"
    assert cited(Span(Source(of_library, "a\nb\nc"), 2, 3)) == "hearts.yaml:2"
    monkeypatch.chdir(ROOT)
    assert shown(of_library) == "specs/hearts.yaml", "a checkout is worked on"
    assert cited(Span(Source("specs/hearts.yaml", "a"), 0, 1)) == "hearts.yaml:1"


def test_an_installed_library_below_the_folder_is_told_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a virtual environment beside one's own specs."""
    specs = tmp_path / "venv" / "stich" / "_data" / "specs"
    specs.mkdir(parents=True)
    for module in (library, places):
        monkeypatch.setattr(module, "data_path", lambda _kind: specs)
    monkeypatch.chdir(tmp_path)
    assert shown(str(specs / "hearts.yaml")) == shown("venv/stich/_data/specs/hearts.yaml") == "hearts.yaml"
