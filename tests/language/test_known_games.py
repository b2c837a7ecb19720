"""A game that is known from an earlier run is the game that a fresh reading gives."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from stich.errors import StichError
from stich.language import load
from stich.language.load import load_model
from stich.language.text.diagnostics import SpecError
from stich.match.game import load_game
from tests.command import ROOT, SECONDS, process, ran
from tests.language.cache.test_values import same
from tests.specs_under_test import PLAYED, Bots, path_of


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for what is kept."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("STICH_CACHE", str(folder))
    return folder


def never_read(*_: object, **__: object) -> None:
    raise AssertionError("a spec is read anew")


@pytest.mark.parametrize("name", PLAYED)
def test_a_known_game_is_the_same_in_every_part(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = load_model(path_of(name))
    monkeypatch.setattr(load, "examine", never_read)
    known = load_model(path_of(name))
    assert known is not fresh and known == fresh and same(known, fresh)


@pytest.mark.parametrize("name", ["karniffel", "skat", "tarot-french"])
def test_a_known_game_plays_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def history() -> list[int]:
        state = load_game(path_of(name)).start(5, deals=2)
        return list(Bots(5, len(state.hands)).play_out(state))

    fresh = history()
    monkeypatch.setattr(load, "examine", never_read)
    assert history() == fresh


def test_each_number_of_players_is_a_game_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name in PLAYED if load_model(path_of(name)).seats.counts)
    usual = load_model(path_of(name)).seats
    others = {number: load_model(path_of(name), players=number) for number in usual.counts}
    assert {number: game.seats.players for number, game in others.items()} == {n: n for n in usual.counts}
    with pytest.raises(ValueError, match="players, not for 20"):
        load_model(path_of(name), players=20)
    monkeypatch.setattr(load, "examine", never_read)
    assert {number: load_model(path_of(name), players=number) for number in usual.counts} == others
    assert load_model(path_of(name)).seats.players == usual.players


def test_of_a_faulty_spec_nothing_is_kept(tmp_path: Path, kept: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(path_of("karniffel").read_text("utf-8").replace("players: 4", "plyers: 4"), "utf-8")
    said = set()
    for _ in range(2):
        with pytest.raises(SpecError) as fault:
            load_model(path)
        said.add(str(fault.value))
    assert len(said) == 1 and not kept.exists()


def test_folders_that_can_be_gone_through_once_are_trusted(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "near").mkdir()
    (tmp_path / "far" / "base.yaml").write_text("format: 1\ngame: base\nextends: karniffel\nreading: far\n")
    near = tmp_path / "near" / "mine.yaml"
    near.write_text("format: 1\ngame: mine\nextends: ../far/base.yaml\nreading: near\n")
    for _ in range(2):
        assert load_model(near, trusted=iter([tmp_path / "far"])).name == "mine"
        with pytest.raises(StichError, match="extends-outside"):
            load_model(near)


def test_a_damaged_file_never_gives_another_game(kept: Path) -> None:
    """Bits turned, bytes at random, cut off, two files exchanged: the same game each time, and the file put right."""
    specs = [path_of("elfern"), path_of("karniffel")]
    fresh = [load_model(spec) for spec in specs]
    files = sorted(kept.iterdir())
    good = [file.read_bytes() for file in files]
    rng = random.Random(7)
    for turn in range(60):
        for file, data in zip(files, good, strict=True):
            broken = bytearray(data)
            if turn % 3 == 0:
                broken[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            elif turn % 3 == 1:
                del broken[rng.randrange(len(data)) :]
            else:
                at = rng.randrange(len(data))
                broken[at : at + 20] = rng.randbytes(rng.randrange(40))
            file.write_bytes(broken)
        assert [load_model(spec) for spec in specs] == fresh
        assert [file.read_bytes() for file in files] == good
    for file, data in zip(files, reversed(good), strict=True):
        file.write_bytes(data)
    assert [load_model(spec) for spec in specs] == fresh


def test_what_is_known_is_read_without_a_parser() -> None:
    code = (
        "import sys; from stich.language.load import load_model; load_model('karniffel');"
        "print(*sorted({'yaml', 'jsonschema', 'lark', 'stich.language.text.nodes'} & sys.modules.keys()))"
    )
    said = [ran([sys.executable, "-c", code], cwd=ROOT, text=True) for _ in range(2)]
    assert [done.returncode for done in said] == [0, 0], said[0].stderr
    assert [done.stdout.split() for done in said] == [["jsonschema", "lark", "stich.language.text.nodes", "yaml"], []]


def test_two_that_begin_at_once_are_no_trouble(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from stich.language.load import load_model\nfor _ in range(5): print(load_model('karniffel').sha256)"
    args, options = [sys.executable, "-c", code], {"cwd": ROOT, "stdout": subprocess.PIPE, "text": True}
    with process(args, **options) as one, process(args, **options) as other:
        told = [each.communicate(timeout=SECONDS)[0].split() for each in (one, other)]
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(load, "examine", never_read)
    assert told == [[load_model("karniffel").sha256] * 5] * 2
    assert len(list(kept.iterdir())) == 1
