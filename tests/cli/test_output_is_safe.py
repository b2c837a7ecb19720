"""Nothing that a file says can command a terminal or a log, or break the JSON, whatever the encoding of the output."""

from __future__ import annotations

import ast
import json
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stich.cli import library
from stich.cli.report import report
from stich.language.load import load_model
from stich.language.model.names import Names, english
from stich.language.text.diagnostics import error, file_error
from stich.language.text.extends import Chain
from stich.language.text.source import Source, Span
from stich.printable import is_seen, json_text, printable, tame
from tests.command import COMMAND, ROOT, ran, within
from tests.specs_under_test import SPECS

NASTY = "\n::error::owned ##[error]x\x1b[31m\r\u202e\u2028\x85\x7f\u200b\U000e0041"
IN_YAML = printable(NASTY).replace("\\x23", "#")
FILE = f"a{NASTY.replace('/', '')} --trust.yaml"
ENCODINGS = ["utf-8", "latin-1", "ascii"]


@cache
def nasty_text() -> str:
    """A spec whose texts hold all that a terminal or a log obeys, and Karnöffel in three scripts."""
    text = (SPECS / "karnoeffel.yaml").read_text("utf-8")
    for old, new in (
        ("title: {de: Karnöffel, en: Karnöffel", f'title: {{de: "Karnöffel {IN_YAML}", en: "{IN_YAML}"'),
        ("  en: cardgames.zone's reconstruction", f'  en: "{IN_YAML}"'),
        ("en: Devil", f'en: "{IN_YAML}"'),
        ("en: Pope", f'en: "{IN_YAML}"'),
        ("de: Eicheln, en: acorns", f'de: "{IN_YAML}", en: "{IN_YAML}"'),
        ("about:\n  en: >-\n", f'about:\n  en: "{IN_YAML}"\n# '),
        ('work: "cardgames.zone, ', f'work: "{IN_YAML}, '),
    ):
        assert old in text, old
        text = text.replace(old, new, 1)
    text = text.replace("    different strength;", "# different strength;")
    text = text.replace('quote: "', f'quote: "{IN_YAML}')
    return text.replace("examples:\n", f'examples:\n  - {{name: "a {IN_YAML}", given: {{chosen: B, trick: LK B3}}, '
                        'expect: {winner: LK}}\n', 1)  # fmt: skip


@pytest.fixture
def nasty(tmp_path: Path) -> str:
    path = tmp_path / FILE
    path.write_text(nasty_text(), "utf-8")
    return str(path)


@pytest.fixture
def broken(tmp_path: Path) -> str:
    path = tmp_path / FILE
    path.write_text(nasty_text().replace("expect: {winner: LK}", "expect: {winner: B3}").replace(
        "players: 4", f'"pl{IN_YAML}": 4', 1), "utf-8")  # fmt: skip
    return str(path)


@pytest.fixture
def failing(tmp_path: Path) -> str:
    path = tmp_path / FILE
    path.write_text(nasty_text().replace("expect: {winner: LK}", "expect: {winner: B3}"), "utf-8")
    return str(path)


def is_harmless(text: str, github: bool = False) -> bool:
    """Whether each line shows as it is and none is a command; with ``github``, but for those that we give."""
    lines = text.split("\n")
    assert all(is_seen(char) for line in lines for char in line), [line for line in lines if not line.isprintable()]
    for line in lines:
        ours = github and re.match(r"::(error|warning) file=[^:]*,title=[a-z-]+::", line)
        assert ours or not re.match(r"\s*::(?!: )", line), line
        assert ours or not re.search(r"##\w*\[", line), line
    return True


def commands(spec: str, record: str) -> list[list[str]]:
    """Every command that prints something about a spec, in every form."""
    forms = {"text", "json"}
    lint = ["lint", spec, "--deals", "2"]
    return [
        *(["validate", spec, "--format", form] for form in ("text", "concise", "json", "github")),
        *([*lint, "--format", form] for form in ("text", "concise", "json", "github")),
        *(["trick", spec, "B7", "LK", "--bind", "chosen=B", "--why", "LK", "--format", form] for form in sorted(forms)),
        *(["run", spec, "--seed", "1", "--deals", "1", "--format", form] for form in sorted(forms)),
        ["run", spec, "--seed", "1", "--deals", "1", "--quiet", "--record", record],
        *(["replay", record, "--spec", spec, "--format", form] for form in sorted(forms)),
        *(["diff", spec, "karnoeffel", "--tricks", "100", "--format", form] for form in sorted(forms)),
        *(["sheet", spec, "--format", form, "--bind", "chosen=B"] for form in ("text", "markdown", "html")),
        ["format", spec, "--check"],
        ["new", "mine", "--from", spec, "--output", "-"],
        ["new", "mine", "--from", spec, "--output", record + ".yaml"],
    ]


def holds(args: list[str], encoding: str, *statuses: int) -> None:
    said = within(*args, encoding=encoding)
    assert said.returncode in (statuses or (0, 1)), (args, said.stderr)
    is_harmless(said.stderr)
    if "json" in args and said.stdout:
        lines = said.stdout.splitlines() if args[0] == "run" else [said.stdout]
        assert all(json.loads(line) is not None for line in lines)
        assert all(is_seen(char) or char == "\n" for char in said.stdout)
    else:
        is_harmless(said.stdout, "github" in args)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_face_is_harmless_whatever_a_spec_says(
    nasty: str, tmp_path: Path, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record = str(tmp_path / f"record{NASTY.replace('/', '')}.jsonl")
    for args in commands(nasty, record):
        holds(args, encoding, 0, int(args[0] in ("format", "new")))
    assert "Karnöffel" in within("sheet", nasty, "--language", "de").stdout


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("form", ["text", "concise", "json", "github"])
def test_faults_are_harmless_in_every_form(broken: str, encoding: str, form: str) -> None:
    holds(["validate", broken, "--format", form], encoding)
    holds(["lint", broken, "--format", form], encoding)


@pytest.mark.parametrize("form", ["text", "concise", "json", "github"])
def test_failing_examples_are_harmless_in_every_form(failing: str, form: str) -> None:
    said = within("validate", failing, "--format", form)
    assert said.returncode == 1 and "failing-example" in said.stdout
    holds(["validate", failing, "--format", form], "utf-8")


@pytest.mark.parametrize(
    "name", ["::error::x", "  ::stop-commands::x", "a##[group]b", "::add-mask::\n::error::x", "##[error]"]
)
@pytest.mark.parametrize("form", ["text", "concise", "github"])
def test_no_name_of_a_file_is_a_command(name: str, form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path(f"{name}.yaml")
    path.write_text("format: 1\ngame: x\nextends: elfern\n", "utf-8")
    for args in (["validate", str(path), "--format", form], ["format", str(path)], ["validate", f"{name}no.yaml"]):
        said = within(*args)
        assert is_harmless(said.stdout, form == "github") and is_harmless(said.stderr)


@pytest.mark.parametrize(
    "args",
    [
        ["replay", "no\n::error::x\x1b"],
        ["validate", "--no\n::error::x\x1b\u202e"],
        ["run", "elfern", "more\n::error::\x1b"],
        ["run", "elfern", "--seed", "\n::error::\x1b"],
        ["run", "elfern", "--players", "\n::error::\x1b"],
        ["run", "elfern", "--record", "/nonexistent/\n::error::\x1b"],
        ["trick", "elfern", "\n::error::\x1b", "##[error]"],
        ["trick", "elfern", "H9", "H8", "--bind", "\n::error::\x1b=x"],
        ["explain", "\n::error::\x1b"],
        ["nonsense\n::error::\x1b"],
        ["sheet", "elfern", "--output", "/nonexistent/\n::error::\x1b"],
        ["validate", "elfern", "--trust", "/nonexistent/\n::error::\x1b"],
    ],
)
def test_no_argument_is_a_command(args: list[str]) -> None:
    said = within(*args)
    assert said.returncode in (1, 2) and is_harmless(said.stdout) and is_harmless(said.stderr)


def test_a_broken_record_is_told_harmlessly(tmp_path: Path) -> None:
    path = tmp_path / f"r{NASTY.replace('/', '')}.jsonl"
    for line in (
        {"event": NASTY},
        {"event": "match", "spec": NASTY},
        {"event": "match", "spec": "elfern", "format": NASTY},
    ):
        path.write_text(json.dumps(line) + "\n", "utf-8")
        for form in ("text", "json"):
            holds(["replay", str(path), "--format", form], "ascii")


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_answers_to_many_tricks_are_json_in_any_encoding(nasty: str, encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "tricks.jsonl"
    asked = [{"cards": ["B7", "LK"]}, {"cards": ["Карнёффель" + NASTY]}, {NASTY: 1}, {"cards": ["\ud800"]}]
    path.write_text("".join(json.dumps(line) + "\n" for line in asked), "utf-8")
    said = within("trick", nasty, "--bind", "chosen=B", "--batch", str(path), encoding=encoding)
    answers = [json.loads(line) for line in said.stdout.splitlines()]
    assert len(answers) == 4 and answers[0]["winner"] == 0 and "Карнёффель" in answers[1]["error"]
    assert all(is_seen(char) or char == "\n" for char in said.stdout)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("form", ["text", "json"])
def test_the_library_is_listed_harmlessly(form: str, encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    model = replace(
        load_model("karnoeffel"), reading=english(NASTY), titles=Names("x", {"en": NASTY + "Карнёффель"}), works=()
    )
    bad = file_error("unreadable-file", NASTY, f"specs/{NASTY}")
    monkeypatch.setattr(library, "library_names", lambda: ["a", "b"])
    found, unread = {"a": (model, []), "b": (None, [bad])}, Chain(None, (), [])
    monkeypatch.setattr(library, "examine", lambda name: (*found[name], unread))
    holds(["list", "--format", form], encoding)


def test_a_person_at_the_table_sees_nothing_harmful(nasty: str) -> None:
    said = within("play", nasty, "--seed", "3", "--deals", "1", input="?\nh\n\x1b[31m::error\nsay \x1b::error::x\nq\n")
    assert is_harmless(said.stdout) and is_harmless(said.stderr)


# --- as processes: the encoding is the system's -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "env", [{"PYTHONIOENCODING": "ascii"}, {"PYTHONIOENCODING": "latin-1"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}]
)
@pytest.mark.parametrize(
    "args",
    [
        ["validate", "SPEC", "--format", "json"],
        ["trick", "SPEC", "B7", "LK", "--bind", "chosen=B", "--format", "json"],
        ["explain", "--format", "json"],
        ["schema"],
    ],
)
def test_json_is_json_under_any_locale(args: list[str], env: dict[str, str], nasty: str) -> None:
    args = [nasty if arg == "SPEC" else arg for arg in args]
    done = ran([*COMMAND, *args], env={**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), **env})
    assert json.loads(done.stdout.decode(env.get("PYTHONIOENCODING", "utf-8"))), done.stderr


@pytest.mark.usefixtures("checked_once")
def test_letters_stay_where_the_stream_has_them() -> None:
    args = ["list", "--format", "json"]
    assert "Karnöffel" in within(*args).stdout
    latin = within(*args, encoding="latin-1").stdout
    assert "Karnöffel" in latin and "\\u041a\\u0430\\u0440" in latin
    assert json.loads(latin) == json.loads(within(*args).stdout) == json.loads(within(*args, encoding="ascii").stdout)


# --- the functions ----------------------------------------------------------------------------------------------------


@given(st.text(), st.sampled_from([*ENCODINGS, "utf-16", "cp1252", "koi8-r", "shift_jis", "no-such-encoding"]))
def test_json_holds_what_it_should_in_characters_that_show(text: str, encoding: str) -> None:
    for data in (text, {text: [text]}):
        written = json_text(data, encoding)
        assert json.loads(written) == data
        assert all(map(is_seen, written))
        if encoding != "no-such-encoding":
            assert written.encode(encoding).decode(encoding) == written


def test_json_keeps_letters_and_escapes_the_rest() -> None:
    assert json_text("Karnöffel Карнёффель ♠ 王") == '"Karnöffel Карнёффель ♠ 王"'
    assert json_text("\x1b\x7f\x85\u202e\u2028\ud800\U000e0001\ue000") == (
        '"\\u001b\\u007f\\u0085\\u202e\\u2028\\ud800\\udb40\\udc01\\ue000"'
    )
    assert json_text("ö王", "latin-1") == '"ö\\u738b"'
    with pytest.raises(ValueError, match="JSON"):
        json_text(float("nan"))


@given(st.text())
def test_a_printed_line_is_one_line_that_shows(text: str) -> None:
    line = tame(printable(text))
    assert all(map(is_seen, line)) and not line.lstrip().startswith("::") and not re.search(r"##\w*\[", line)


@given(st.text(), st.text(), st.text())
def test_an_annotation_is_one_line_and_says_its_place(path: str, message: str, note: str) -> None:
    fault = error("unknown-key", message, Span(Source(path, "a: b\nc"), 2, 6), help=note, notes=[note, message])
    drawn = report([fault], "github")
    assert all(map(is_seen, drawn))
    found = re.fullmatch(r"::error ([^:]*)::(.*)", drawn)
    assert found and [part.partition("=")[0] for part in found[1].split(",")] == [
        "file", "line", "col", "endLine", "endColumn", "title",
    ]  # fmt: skip


def test_faces_print_json_and_lines_in_one_way_only() -> None:
    """No face writes JSON by itself, and what is printed as it stands is a report, a prompt or words of ours."""
    dumps = [f"{path.name}:{node.lineno}" for path, node in _calls() if ast.unparse(node.func).endswith("json.dumps")]
    assert dumps == []
    prints = {f"{path.stem}: {ast.unparse(node)}" for path, node in _calls() if ast.unparse(node.func) == "print"}
    assert prints == PRINTS
    writes = {path.stem for path, node in _calls() if ast.unparse(node.func).endswith("stdout.write")}
    assert writes == set()


PRINTS = {
    "wording: print(part if tint is None else tint(part), file=file)",
    "wording: print(json_text(data, output_encoding(), indent))",
    "schema: print(harmless_json(text, output_encoding()), end='')",
    "report: print(drawn, end=end, file=file)",
    "completion: print(known(root, {}, 'stich', VARIABLE).source())",
    "completion: print('\\n'.join(map(shell_side.format_completion, of_specs(typed))))",
    "console: print(prompt, end='', flush=True)",
    "play_plain: print('\\x1b[2J\\x1b[3J\\x1b[H', end='')",
    "progress: print('\\r\\x1b[K', end='', file=sys.stderr, flush=True)",
    "progress: print(f'\\r{told}\\x1b[K', end='', file=sys.stderr, flush=True)",
    "progress: print(f'… {done:,} of {of:,} {self.what}', file=sys.stderr, flush=True)",
    "match: print(f'seed: {fresh}', file=sys.stderr if form == 'json' else sys.stdout)",
    "watch: print(f\"watching {count(len(before), 'file')}; Ctrl-C ends\", file=sys.stderr, flush=True)",
    "watch: print(file=sys.stderr)",
}


def _calls() -> Iterator[tuple[Path, ast.Call]]:
    for path in sorted((ROOT / "interpreter" / "stich" / "cli").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node
