"""What the commands write: nothing is replaced unasked, nothing is left half written, devices are devices."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from stich.cli.errors import UsageError
from stich.cli.output import growing, written
from tests.command import COMMAND, INTERRUPTIBLE, ROOT, process, ran, stich, within

SHEET = ("sheet", "elfern", "--output")
RUN = ("run", "elfern", "--seed", "1", "--deals", "1", "--quiet", "--record")
PLAY = ("play", "elfern", "--seed", "1", "--deals", "1", "--record")
NEW = ("new", "mine", "--from", "elfern", "--output")
WRITERS = {"sheet": SHEET, "run": RUN, "play": PLAY, "new": NEW}
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter")}


def write(command: str, path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return within(*WRITERS[command], str(path), *more, input="q\n")


@pytest.mark.parametrize("command", WRITERS)
def test_a_file_that_is_there_is_replaced_only_with_force(command: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("precious\n", "utf-8")
    path.chmod(0o640)
    done = write(command, path)
    assert done.returncode == 2
    assert done.stderr.endswith("` is there already; it is left as it is (--force replaces it)\n")
    assert path.read_text("utf-8") == "precious\n"
    assert write(command, path, "--force").returncode == 0
    assert "precious" not in path.read_text("utf-8") and path.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in tmp_path.iterdir()] == ["mine.yaml"]


@pytest.mark.parametrize("command", WRITERS)
def test_a_new_file_may_be_read_by_whom_the_system_says(command: str, tmp_path: Path) -> None:
    old = os.umask(0o027)
    try:
        assert write(command, tmp_path / "mine.yaml").returncode == 0
    finally:
        os.umask(old)
    assert [(each.name, each.stat().st_mode & 0o777) for each in tmp_path.iterdir()] == [("mine.yaml", 0o640)]


@pytest.mark.parametrize("command", WRITERS)
@pytest.mark.parametrize("read", ["mine.yaml", "base.yaml", "link.yaml"])
def test_what_is_read_is_never_replaced(command: str, read: str, tmp_path: Path) -> None:
    """Neither the spec itself, nor one that it extends, nor a link to it."""
    base, mine, link = (tmp_path / name for name in ("base.yaml", "mine.yaml", "link.yaml"))
    base.write_text("format: 1\ngame: base\nextends: elfern\n", "utf-8")
    mine.write_text("format: 1\ngame: mine\nextends: base.yaml\n", "utf-8")
    link.symlink_to(mine)
    words = [str(mine) if word == "elfern" else word for word in WRITERS[command]]
    before = mine.read_text("utf-8"), base.read_text("utf-8")
    done = within(*words, str(tmp_path / read), "--force", input="q\n")
    assert done.returncode == 2 and "is read by this command, and is not replaced" in done.stderr
    assert (mine.read_text("utf-8"), base.read_text("utf-8")) == before and link.is_symlink()
    assert len(list(tmp_path.iterdir())) == 3


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    there, link = tmp_path / "there.txt", tmp_path / "link.txt"
    there.write_text("old", "utf-8")
    link.symlink_to(there)
    assert write("sheet", link).returncode == 2
    assert write("sheet", link, "--force").returncode == 0
    assert link.is_symlink() and "Elfern" in there.read_text("utf-8")


@pytest.mark.parametrize("stop", [ValueError, KeyboardInterrupt])
def test_what_fails_leaves_nothing(stop: type[BaseException], tmp_path: Path) -> None:
    path = tmp_path / "half"
    with pytest.raises(stop), written(path) as file:
        file.write("half\n")
        assert not path.exists()
        raise stop
    assert [each.name for each in tmp_path.iterdir()] == []


@pytest.mark.parametrize("stop", [ValueError, KeyboardInterrupt])
@pytest.mark.parametrize("lines", [0, 2])
def test_what_grows_by_lines_is_there_from_its_first_line_on(
    lines: int, stop: type[BaseException], tmp_path: Path
) -> None:
    path = tmp_path / "half"
    path.write_text("old\n", "utf-8")
    with pytest.raises(stop), growing(path, force=True) as file:
        assert path.read_text("utf-8") == "old\n"
        for number in range(lines):
            file.write(str(number))
            assert path.read_text("utf-8").splitlines() == [*map(str, range(number + 1))]
        raise stop
    assert path.read_text("utf-8") == ("0\n1\n" if lines else "old\n")
    assert [each.name for each in tmp_path.iterdir()] == ["half"]


def test_a_file_that_comes_meanwhile_stays(tmp_path: Path) -> None:
    path = tmp_path / "late"
    with pytest.raises(UsageError, match="is there already"), written(path) as file:
        file.write("ours")
        path.write_text("theirs", "utf-8")
    assert path.read_text("utf-8") == "theirs" and len(list(tmp_path.iterdir())) == 1


def test_so_it_is_where_lines_grow(tmp_path: Path) -> None:
    path = tmp_path / "late"
    with growing(path) as file:
        path.write_text("theirs", "utf-8")
        with pytest.raises(UsageError, match="is there already"):
            file.write("ours")
    assert path.read_text("utf-8") == "theirs" and len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("command", ["sheet", "run", "play"])
@pytest.mark.parametrize(
    ("path", "why"),
    [("missing/x", "no such file or directory"), (".", "is a directory"), ("x" * 300, "file name too long")],
)
def test_what_cannot_be_written_is_told(
    command: str, path: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = write(command, Path(path))
    assert done.returncode == 2 and why in done.stderr
    assert list(tmp_path.iterdir()) == []


# --- as processes -----------------------------------------------------------------------------------------------------


def test_a_run_that_is_stopped_leaves_a_record_that_holds_so_far(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    args = [*INTERRUPTIBLE, "run", "elfern", "--seed", "1", "--deals", "1000000", "--record", str(path)]
    with process(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, env=ENV) as child:
        assert child.stdout is not None
        while b"Deal 2" not in child.stdout.readline():
            assert path.exists()
        child.send_signal(signal.SIGINT)
        child.communicate(timeout=60)
    assert child.returncode == 130
    assert within("replay", str(path)).stdout.endswith(": the record stops before the match is over\n")
    assert [each.name for each in tmp_path.iterdir()] == ["r.jsonl"]


@pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="needs devices")
@pytest.mark.parametrize("device", ["/dev/stdout", "/dev/fd/1", "-"])
def test_a_sheet_goes_to_the_output(device: str, tmp_path: Path) -> None:
    """Also where that is a file, which is not begun anew."""
    out = tmp_path / "out.txt"
    script = f'echo before > {out}; "$@" --output {device} >> {out}; echo after >> {out}'
    done = ran(["sh", "-c", script, "sh", *COMMAND, "sheet", "elfern"], env=ENV)
    assert done.returncode == 0, done.stderr
    text = out.read_text("utf-8")
    assert text.startswith("before\n") and text.endswith("after\n")
    assert text.removeprefix("before\n").removesuffix("after\n") == within("sheet", "elfern").stdout


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_record_goes_through_a_pipe(tmp_path: Path) -> None:
    pipe, read = tmp_path / "pipe", tmp_path / "read"
    os.mkfifo(pipe)
    script = f'cat {pipe} > {read} & "$@" --record {pipe}; wait'
    words = ["run", "elfern", "--seed", "1", "--deals", "1", "--quiet"]
    assert ran(["sh", "-c", script, "sh", *COMMAND, *words], env=ENV).returncode == 0
    assert within("replay", str(read)).returncode == 0
    assert stich(*words, "--record", "/dev/null").returncode == 0
