"""The command ``stich`` as a process: what it prints, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter.faces import cli, listing
from interpreter.faces.batch import LINE_AT_MOST
from interpreter.faces.transcript import Transcript
from interpreter.spec.diagnostics import CODES, file_error
from tests.specs_under_test import NAMES, SPECS, finished, playable

ROOT = SPECS.parent
COMMAND = [sys.executable, "-m", "interpreter.faces.cli"]
DEVIL = "trick karnoeffel B7 B6 B2 LK --bind chosen=B".split()


def stich(
    *args: str, input: str | bytes = "", cwd: Path = ROOT, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command.  Whatever it says, it never shows a traceback."""
    data = input.encode() if isinstance(input, str) else input
    path = {"PYTHONPATH": str(ROOT), **(env or {})}
    done = subprocess.run(
        [*COMMAND, *args], input=data, capture_output=True, cwd=cwd, env={**os.environ, **path}, timeout=60, check=False
    )
    texts = [done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")]
    assert not any("Traceback" in text for text in texts), texts
    return subprocess.CompletedProcess(done.args, done.returncode, *texts)


def faulty(tmp_path: Path, old: str = "players: 4", new: str = "plyers: 4") -> str:
    """The path of a copy of a spec with one fault in it."""
    text = (SPECS / "karniffel.yaml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "karniffel.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


# --- starting and ending ----------------------------------------------------------------------------------------------


def test_help_comes_quickly() -> None:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        assert stich("--help").returncode == 0
        times.append(time.perf_counter() - start)
    assert min(times) < 0.3


def test_starting_up_imports_nothing_that_help_does_not_need() -> None:
    code = "import sys, interpreter.faces.cli; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    ours = {name for name in done.stdout.split() if name.startswith("interpreter")}
    assert ours == {"interpreter", "interpreter.faces", "interpreter.faces.cli"}
    assert not {"yaml", "lark", "jsonschema"} & set(done.stdout.split())


def test_the_package_names_load_only_when_asked_for() -> None:
    code = "import sys, interpreter; print(*sys.modules); interpreter.load_game; print('interpreter.engine' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    before, after = done.stdout.splitlines()
    assert "interpreter.engine" not in before
    assert after == "True"


def test_every_public_name_of_the_package_is_there() -> None:
    import interpreter

    assert all(getattr(interpreter, name) is not None for name in interpreter.__all__)
    assert set(interpreter.__all__) <= set(dir(interpreter))
    with pytest.raises(AttributeError):
        interpreter.nothing  # noqa: B018


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["run"],
        ["run", "karniffel", "--seed", "-1"],
        ["run", "karniffel", "--deals", "0"],
        ["run", "karniffel", "--players", "rndom"],
        ["run", "karniffel", "--players", ",".join(["greedy"] * 5)],
        ["run", "karniffel", "--record", "/nonexistent/record.jsonl"],
        ["play", "karniffel", "--seat", "4"],
        ["replay", "/nonexistent/record.jsonl"],
        ["explain", "unknwn-name"],
        ["validate", "--format", "xml"],
    ],
)
def test_wrong_usage_ends_with_2_and_a_word_on_the_error_stream(args: list[str]) -> None:
    done = stich(*args)
    assert done.returncode == 2
    assert "rror: " in done.stderr


@pytest.mark.parametrize("command", ["run", "play", "trick", "validate"])
def test_an_unknown_spec_ends_with_1_and_a_suggestion(command: str) -> None:
    done = stich(command, "karnifel")
    assert done.returncode == 1
    assert "karniffel" in done.stdout + done.stderr


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    done = subprocess.run(
        f'"{sys.executable}" -m interpreter.faces.cli run karniffel --seed 1 --deals 300 | head -n 1',
        shell=True, capture_output=True, text=True, cwd=ROOT, check=False,
    )  # fmt: skip
    assert done.stdout == "Karniffel (karniffel), seed 1\n"
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_said_in_a_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, "list"], stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (1, "error: no space left on device\n")


def test_a_fault_of_the_program_is_reported_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(form: str) -> int:
        raise RuntimeError(f"no such thing: \x1b {form}")

    monkeypatch.setattr(listing, "show_library", broken)
    assert cli.main(["list"]) == 70
    said = capsys.readouterr().err
    assert said.startswith("internal-error: RuntimeError: no such thing: \\x1b text at cli.py:")
    assert "Traceback" not in said


def test_an_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(form: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(listing, "show_library", interrupted)
    assert cli.main(["list"]) == 130
    assert capsys.readouterr().err == ""


def test_a_terminal_without_the_letters_of_a_title_gets_escapes() -> None:
    done = stich("list", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "Karn\\xf6ffel" in done.stdout


# --- list -------------------------------------------------------------------------------------------------------------


def test_list_shows_every_spec() -> None:
    lines = stich("list").stdout.splitlines()
    assert lines[0].split() == ["name", "title", "players", "deck", "status", "reading", "source"]
    assert [line.split()[0] for line in lines[1:]] == NAMES


def test_list_as_data() -> None:
    rows = {row["name"]: row for row in json.loads(stich("list", "--format", "json").stdout)}
    assert list(rows) == NAMES
    assert rows["karniffel"]["players"] == 4
    assert rows["karniffel"]["deck"] == 36
    assert rows["karniffel-6p"]["extends"] == "karniffel"
    assert "Wieland" in rows["karniffel"]["source"]
    assert "Pierer" in rows["elfern-pierer"]["source"], "a reading names its own source"


def test_a_faulty_spec_of_the_library_is_listed_as_such(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = file_error("unreadable-file", "it is gone", "specs/gone.yaml")
    known = listing.check
    monkeypatch.setattr(listing, "library_names", lambda: ["gone", "elfern"])
    monkeypatch.setattr(listing, "check", lambda name: (None, [fault]) if name == "gone" else known(name))
    assert cli.main(["list"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[1].split()[:2] == ["gone", "faulty"]
    assert "it is gone" in rows[1]
    assert rows[2].startswith("elfern ")


# --- validate ---------------------------------------------------------------------------------------------------------


def test_the_whole_library_is_valid_and_its_examples_hold() -> None:
    done = stich("validate")
    assert done.returncode == 0, done.stdout
    lines = done.stdout.splitlines()
    assert len(lines) == len(NAMES)
    assert all(line.startswith("specs/") and line.endswith(" examples hold") for line in lines)


def test_one_spec_is_validated_in_a_second() -> None:
    times = []
    for _ in range(2):
        start = time.perf_counter()
        stich("validate", "elfern")
        times.append(time.perf_counter() - start)
    assert min(times) < 1


def test_a_fault_is_drawn_with_its_place(tmp_path: Path) -> None:
    done = stich("validate", faulty(tmp_path), "elfern")
    assert done.returncode == 1
    assert "error[unknown-key]" in done.stdout
    assert "^^^^^^" in done.stdout
    assert "karniffel.yaml: 1 fault\n" in done.stdout
    assert "elfern.yaml: no faults, " in done.stdout


def test_a_failing_example_is_a_fault(tmp_path: Path) -> None:
    path = faulty(tmp_path, "expect: {winner: B7}", "expect: {winner: L8}")
    done = stich("validate", path)
    assert done.returncode == 1
    assert "error[failing-example]: the example “a led chosen seven takes the trick” does not hold" in done.stdout
    assert "expected winner L8, got winner B7" in done.stdout
    assert "1 of 38 examples fails" in done.stdout
    assert stich("validate", path, "--no-examples").returncode == 0


def test_faults_as_data(tmp_path: Path) -> None:
    done = stich("validate", faulty(tmp_path), "elfern", "--format", "json")
    assert done.returncode == 1
    (fault,) = json.loads(done.stdout)
    assert fault["code"] == "unknown-key"
    assert fault["start"]["line"] == fault["end"]["line"]


def test_faults_as_annotations(tmp_path: Path) -> None:
    done = stich("validate", faulty(tmp_path), "--format", "github")
    assert done.stdout.startswith("::error file=")


@pytest.mark.parametrize("junk", [b"\x00\xff\xfe" * 100, b"[" * 5000, b"a: &x [*x]", b"", b"game: \x1b[31m"])
def test_junk_is_a_fault_like_any_other(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "junk.yaml"
    path.write_bytes(junk)
    done = stich("validate", str(path))
    assert done.returncode == 1
    assert "\x1b" not in done.stdout


# --- trick ------------------------------------------------------------------------------------------------------------


def test_a_trick_is_explained_step_by_step() -> None:
    done = stich(*DEVIL)
    assert done.returncode == 0
    assert "B7 is in force as Devil" in done.stdout
    assert "B6 does not take from B7: Devil stands above Pope.  [specs/karnoeffel.yaml:" in done.stdout
    assert done.stdout.endswith("\nB7 takes the trick\n")


def test_a_trick_as_data() -> None:
    data = json.loads(stich(*DEVIL, "--format", "json").stdout)
    assert (data["winner"], data["card"]) == (0, "B7")
    assert [step["takes"] for step in data["steps"]] == [True, False, False, False]
    assert data["steps"][0]["power"] == "devil"


def test_cards_and_suits_are_read_in_any_case_and_as_symbols() -> None:
    done = stich("trick", "knueffeln", "sj", "♥4", "sk", "S2", "--bind", "chosen=♥,clubs")
    assert done.returncode == 0
    assert done.stdout.endswith("H4 takes the trick\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["LX", "B3", "--bind", "chosen=B"], "the pack has no card `LX`"),
        (["LK", "LK", "--bind", "chosen=B"], "LK stands twice"),
        (["LK", "--bind", "chosen=B"], "a trick of this game has 2 to 4 cards"),
        ([], "no card is given"),
        (["LK", "B3", "A2", "A3", "A4", "--bind", "chosen=B"], "5 cards are given"),
        (["LK", "B3"], "`chosen` must be given: 1 suit of A L H B, for instance chosen=A"),
        (["LK", "B3", "--bind", "chosen=B,H"], "`chosen` holds 2 of these: 1 suit"),
        (["LK", "B3", "--bind", "chosn=B"], "did you mean `chosen`?"),
        (["LK", "B3", "--bind", "chosen=Z"], "the game has no suit `Z`"),
        (["LK", "B3", "--bind", "chosen"], "is not of the form chosen=H,C"),
        (["LK", "B3", "--bind", "chosen=B", "--bind", "chosen=H"], "gives `chosen` twice"),
        (["LK", "B3", "--bind", "chosen=B", "--phase", "late"], "the game has no phase `late`"),
        (["LK", "B3", "--bind", "chosen=B", "--batch", "-"], "with --batch the cards stand in the file"),
        (["L\x1b[31mK", "B3", "--bind", "chosen=B"], r"`L\x1b[31mK`"),
    ],
)
def test_a_trick_that_cannot_be_is_refused(args: list[str], said: str) -> None:
    done = stich("trick", "karnoeffel", *args)
    assert done.returncode == 2
    assert said in done.stderr


def seed_tricks(game: str) -> Iterator[dict[str, object]]:
    """The worked tricks of a game that hold in its base spec."""
    cases = json.loads((Path(__file__).parent / "cases" / "seeds.json").read_text(encoding="utf-8"))
    for case in cases[game]:
        if "variant" not in case:
            yield case


def test_a_batch_is_answered_line_by_line() -> None:
    cases = list(seed_tricks("knueffeln"))
    assert len(cases) > 20
    lines = [json.dumps({"cards": case["trick"], "bind": {"chosen": case["chosen"]}}) for case in cases]
    done = stich("trick", "knueffeln", "--batch", "-", input="\n".join(lines))
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["card"] for answer in answers] == [case["winner"] for case in cases]
    assert all(case["trick"][a["winner"]] == a["card"] for a, case in zip(answers, cases, strict=True))  # type: ignore[index]


def test_a_bad_line_is_answered_in_its_place_and_the_rest_go_on() -> None:
    good = '{"cards": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}, "trick": 2}'
    bad = [
        "x",
        "[]",
        '{"cards": 3}',
        '{"cards": ["SJ", "H4"]}',
        '{"cards": ["SJ", "H44"], "bind": {"chosen": ["H", "C"]}}',
        '{"cards": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}, "trick": 0}',
        '{"cards": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}, "trick": true}',
        '{"card": ["SJ", "H4"], "bind": {"chosen": ["H", "C"]}}',
        '{"cards": ["SJ", "H4"], "bind": ["H", "C"]}',
        '{"cards": "' + "S" * (2 * LINE_AT_MOST) + '"}',
        "[" * 10_000,
    ]
    done = stich("trick", "knueffeln", "--batch", "-", input="\n".join([good, *bad, "", good]))
    assert done.returncode == 1
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0] == answers[-1] == {"winner": 1, "card": "H4"}
    assert [list(answer) for answer in answers[1:-1]] == [["error"]] * len(bad)


def test_bindings_on_the_command_line_hold_for_a_whole_batch(tmp_path: Path) -> None:
    path = tmp_path / "tricks.jsonl"
    path.write_text('{"cards": ["SJ", "H4"]}\n{"cards": "SJ H4", "bind": {"chosen": "S D"}}\n')
    done = stich("trick", "knueffeln", "--batch", str(path), "--bind", "chosen=H,C")
    assert [json.loads(line)["card"] for line in done.stdout.splitlines()] == ["H4", "SJ"]


def test_bytes_that_are_no_text_are_a_bad_line() -> None:
    done = stich("trick", "elfern", "--batch", "-", input=b"\xff\xfe\x00\n" + b'{"cards": ["H9", "H10"]}\n')
    assert done.returncode == 1
    assert json.loads(done.stdout.splitlines()[1]) == {"winner": 1, "card": "H10"}


# --- run and replay ---------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_transcript() -> None:
    first, second = (stich("run", "knueffeln", "--seed", "7", "--deals", "2") for _ in range(2))
    assert first.returncode == 0
    assert first.stdout == second.stdout
    assert "Deal 2, dealer seat" in first.stdout


def test_a_transcript_marks_the_winner_and_ends_with_the_result() -> None:
    lines = stich("run", "karniffel", "--seed", "7", "--deals", "1").stdout.splitlines()
    tricks = [line for line in lines if line.strip()[:2] in ("1.", "2.", "3.", "4.", "5.")]
    assert 3 <= len(tricks) <= 5
    assert all(line.count("*") == 1 for line in tricks)
    assert any("chosen: " in line and "face up" in line for line in lines)
    assert "wins, points" in lines[-1]


def test_a_fresh_seed_is_printed_and_gives_the_match_again() -> None:
    done = stich("run", "karniffel", "--deals", "1")
    head, rest = done.stdout.split("\n", 1)
    word, seed = head.split()
    assert word == "seed:"
    assert stich("run", "karniffel", "--deals", "1", "--seed", seed).stdout == rest


def test_quiet_tells_only_the_end() -> None:
    done = stich("run", "karniffel", "--seed", "7", "--quiet")
    assert done.stdout.startswith("karniffel, seed 7: ")
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize("deals", [["--deals", "2"], []])
def test_what_run_prints_as_data_replays(deals: list[str]) -> None:
    done = stich("run", "elfern", "--seed", "5", "--players", "random,greedy", "--format", "json", "--legal", *deals)
    head = json.loads(done.stdout.splitlines()[0])
    assert head["players"] == ["random", "greedy"]
    assert any("legal" in json.loads(line) for line in done.stdout.splitlines())
    replayed = stich("replay", "-", input=done.stdout)
    assert replayed.returncode == 0, replayed.stdout
    assert "the record holds" in replayed.stdout


def test_a_record_is_written_and_verified(tmp_path: Path) -> None:
    path = str(tmp_path / "match.jsonl")
    told = stich("run", "karniffel", "--seed", "9", "--record", path)
    assert told.stdout.splitlines()[-1].startswith("side ")
    done = stich("replay", path, "--format", "json")
    assert done.returncode == 0
    data = json.loads(done.stdout)
    assert data["ok"]
    assert data["totals"][data["winner"]] == 7


def record(tmp_path: Path) -> list[str]:
    """The lines of a true record."""
    path = tmp_path / "match.jsonl"
    assert stich("run", "karniffel", "--seed", "9", "--deals", "2", "--record", str(path), "--quiet").returncode == 0
    return path.read_text(encoding="utf-8").splitlines()


def test_a_record_is_refused_at_its_first_wrong_line(tmp_path: Path) -> None:
    lines = record(tmp_path)
    wrong = next(i for i, line in enumerate(lines) if '"event": "trick"' in line)
    event = json.loads(lines[wrong])
    event["winner"] = (event["winner"] + 1) % 4
    done = stich("replay", "-", input="\n".join([*lines[:wrong], json.dumps(event), *lines[wrong + 1 :]]))
    assert done.returncode == 1
    assert done.stdout.startswith(f"<input>:{wrong + 1}: winner: ")
    data = json.loads(stich("replay", "-", "--format", "json", input="\n".join(lines[:5])).stdout)
    assert (data["ok"], data["line"]) == (False, 6)


def test_a_record_of_an_unknown_spec_is_refused_but_not_opened(tmp_path: Path) -> None:
    lines = record(tmp_path)
    for name in ("karnifel", "/etc/passwd", "../specs/karniffel", "./karniffel.yaml", "\x1b[31m"):
        head = json.dumps({**json.loads(lines[0]), "spec": name})
        done = stich("replay", "-", input="\n".join([head, *lines[1:]]))
        assert done.returncode == 1
        assert "<input>:1: the library has no spec " in done.stdout
        assert "\x1b" not in done.stdout


def test_a_record_can_be_held_against_another_spec(tmp_path: Path) -> None:
    lines = "\n".join(record(tmp_path))
    assert stich("replay", "-", "--spec", str(SPECS / "karniffel.yaml"), input=lines).returncode == 0
    other = stich("replay", "-", "--spec", "elfern", input=lines)
    assert other.returncode == 1
    assert "the sha256 differs" in other.stdout


@pytest.mark.parametrize("junk", [b"", b"\n\n", b"\xff\xfe\x00", b"{}", b"[]", b'{"event": "deal"}', b"[" * 10_000])
def test_junk_is_no_record(junk: bytes) -> None:
    done = stich("replay", "-", input=junk)
    assert done.returncode == 1
    assert done.stdout.startswith("<input>:1: ")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs an endless file")
def test_an_endless_line_is_refused_without_reading_it_all() -> None:
    done = stich("replay", "/dev/zero")
    assert (done.returncode, done.stdout) == (1, "/dev/zero:1: too long for a line of a record\n")


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_every_spec_has_words(name: str) -> None:
    from interpreter.engine.record import Recorder

    game = playable(name)
    state = finished(name, 4, 3, give_up_once_in=40)
    for seat in (None, 0):
        teller = Transcript(game, seat)
        told = [
            words
            for line in Recorder(game, state, 4, ["random"] * game.plan.players).lines()
            for words in teller.tell(line)
        ]
        assert told[0].endswith("seed 4")
        assert told[-1].split(",")[1].startswith(" points ")


def test_a_seat_is_told_nothing_that_it_may_not_know() -> None:
    game = playable("elfern")
    teller = Transcript(game, seat=1)
    deal = {"event": "deal", "number": 1, "dealer": 0, "hands": [["SA"], ["HK"]], "stock": ["C9"], "face_up": []}
    draw = {"event": "draw", "seat": 0, "card": "D7"}
    down = {"event": "play", "seat": 0, "card": "S8", "face_down": True}
    told = " ".join(words for line in (deal, draw, down) for words in teller.tell(line))
    assert not {"SA", "C9", "D7", "S8"} & set(told.split())


# --- explain ----------------------------------------------------------------------------------------------------------


def test_explain_shows_the_page_of_a_code() -> None:
    done = stich("explain", "unknown-key")
    assert done.returncode == 0
    assert done.stdout.startswith("unknown-key: ")
    assert CODES["unknown-key"].mend in done.stdout


def test_explain_without_a_code_lists_them_all() -> None:
    listed = {line.split()[0] for line in stich("explain").stdout.splitlines()}
    assert set(CODES) | {"failing-example", "internal-error"} <= listed
    data = json.loads(stich("explain", "--format", "json").stdout)
    assert {page["code"] for page in data} == listed
