"""``stich play`` on a whole screen: keys that are pressed, and a real terminal, resized, suspended, hung up."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pyte
import pytest
from rich.text import Text
from textual.events import Key

from stich.cli import play_faces, play_full
from stich.cli.full_row import PickRow
from stich.cli.full_screens import AreYouSure, Cover, Reading
from stich.cli.play_full import TableApp
from stich.messages.known import LANGUAGES
from stich.players.thumb import ThumbPlayer
from stich.table.desk import Desk
from stich.table.match import Sitting
from tests.command import ROOT, within
from tests.table.at_table import Slow, table_of

SEEDS = ("elfern", "karnoeffel", "karniffel", "knueffeln")
SIZE = (24, 80)


# --- pressed keys -----------------------------------------------------------------------------------------------------


def shown(app: TableApp) -> str:
    """All text on the screen."""
    return "\n".join("".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips())


def pressed(name: str, seed: int, keys: list[str], size: tuple[int, int] = (80, 24), **more: object) -> str:
    """What the screen shows after these keys, one after the other; ``:text`` is typed with Enter."""

    async def press() -> str:
        table = table_of(name, seed, **more)
        app = TableApp(table, Desk(table, ThumbPlayer()), lambda path: f"saved {path}")
        async with app.run_test(size=size) as pilot:
            await pilot.pause(0.1)
            for key in keys:
                await pilot.press(*(["tab"] * 0 + list(key[1:]) + ["enter"] if key.startswith(":") else [key]))
                await pilot.pause(0.05)
            text = shown(app)
        if app.fault is not None:
            raise app.fault
        return text

    return asyncio.run(press())


def test_the_screen_shows_the_table_and_plays_what_is_chosen() -> None:
    text = pressed("karnoeffel", 5, ["right", "enter"], (100, 30))
    assert "Deal 1, trick 2" in text
    assert "[L2 Emperor]" in text and "took the trick" not in text.split("last trick")[0]
    assert "last trick (1)" in text
    why = pressed("karnoeffel", 5, ["right", "enter", ":why"], (100, 30))
    assert "last trick, no. 1" in why and "takes the trick from" in why


@pytest.mark.parametrize("size", [(60, 20), (132, 43)])
@pytest.mark.parametrize("name", ["skat", "hearts"])
def test_all_that_is_needed_is_seen_on_a_small_and_a_large_screen(name: str, size: tuple[int, int]) -> None:
    text = pressed(name, 5, [], size)
    lines = text.split("\n")
    assert len(lines) == size[1] and "Deal 1" in lines[0]
    assert "♠" in text and "total" in text
    assert ("Bidding: what do you say, hold" in text) == (name == "skat")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_speaks_every_language(language: str) -> None:
    table = table_of("knueffeln", 5, language=language)
    prompt = table.words(0).say("full-card")
    assert prompt[1:] in pressed("knueffeln", 5, [], (120, 30), language=language)


def test_a_card_that_may_not_be_played_is_grey_and_says_why() -> None:
    async def look() -> None:
        table = table_of("whist", 2)
        app = TableApp(table, Desk(table, ThumbPlayer()), str)
        async with app.run_test(size=(100, 30)) as pilot:
            for _ in range(30):
                await pilot.pause(0.05)
                row = app.query_one("#hand", PickRow)
                barred = [i for i, pick in enumerate(row.picks) if not pick.can_be and pick.note]
                if barred:
                    break
                await pilot.press("enter")
            row.focus()
            row.cursor = barred[0]
            await pilot.pause(0.05)
            assert "you must follow" in shown(app)
            before = len(table.lines)
            await pilot.press("enter")
            await pilot.pause(0.05)
            assert len(table.lines) == before

    asyncio.run(look())


def test_long_answers_are_read_by_themselves_and_left() -> None:
    assert "Plain cards" in pressed("karnoeffel", 5, [":?"])
    assert "Your turn" in pressed("karnoeffel", 5, [":?", "escape"])


def test_only_what_has_changed_is_drawn_again() -> None:
    async def look() -> list[str]:
        table = table_of("karnoeffel", 5)
        app = TableApp(table, Desk(table, ThumbPlayer()), str)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.1)
            drawn = []
            for name in ("heading", "trick", "slate", "asks"):
                widget = app.query_one(f"#{name}")
                widget.update = lambda *_, name=name: drawn.append(name)  # type: ignore[attr-defined]
            app._draw(app.turn)
            return drawn

    assert asyncio.run(look()) == []


def test_whoever_thinks_for_long_is_seen_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot at its turn, and one that is asked for a hint."""
    monkeypatch.setattr(play_full, "SLOW", 0.05)

    async def look() -> None:
        table, adviser, bot = table_of("elfern", 5), Slow(), Slow()
        bot.let_go.set()
        table.sitting = Sitting(dict.fromkeys(table.sitting.bots, bot), table.sitting.names)
        app = TableApp(table, Desk(table, adviser), str)
        async with app.run_test(size=(80, 24)) as pilot:

            async def until(text: str) -> None:
                for _ in range(200):
                    if text in shown(app):
                        return
                    await pilot.pause(0.05)
                raise AssertionError(f"{text!r} never comes:\n{shown(app)}")

            await until("Your turn")
            bot.let_go.clear()
            await pilot.press(*"hint", "enter")
            await until("Thinking …")
            await pilot.press("enter")  # nothing is decided meanwhile
            assert "a bot would" not in shown(app)
            adviser.let_go.set()
            await until("a bot would do this")
            assert "Thinking" not in shown(app) and not any(line["event"] == "play" for line in table.lines)
            await pilot.press("escape", "enter")
            await until("Player 2 is thinking …")
            bot.let_go.set()
            await until("Your turn")

    asyncio.run(look())


def test_keys_that_come_too_fast_do_nothing_twice() -> None:
    """A second key for a screen that is being left, and a choice from a row that has changed since."""

    async def hurry() -> None:
        table = table_of("skat", 3)
        app = TableApp(table, Desk(table, ThumbPlayer()), str)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause(0.2)
            for screen in (Reading(Text("long"), "leave"), Cover("come")):
                app.push_screen(screen)
                await pilot.pause(0.1)
                screen.action_leave()
                screen.action_leave()
                await pilot.pause(0.1)
            sure = AreYouSure("sure?", "answer", "yes")
            app.push_screen(sure)
            await pilot.pause(0.1)
            sure.on_key(Key("y", "y"))
            sure.on_key(Key("y", "y"))
            await pilot.pause(0.1)
            row = app.query_one("#deeds", PickRow)
            last = len(row.picks) - 1
            assert last > 9
            row.post_message(PickRow.Chosen(row, last))
            row.post_message(PickRow.Chosen(row, last))
            for _ in range(8):
                await pilot.pause(0.05)
        said = [line["choice"] for line in table.lines if line["event"] == "dialogue" and line["seat"] == 0]
        assert said[:1] == ["264"] and said[1:2] != ["264"]

    asyncio.run(hurry())


def test_two_people_are_kept_apart_by_a_cover() -> None:
    async def play() -> None:
        table = table_of("karniffel", 11, (0, 1))
        app = TableApp(table, Desk(table, ThumbPlayer()), str)
        async with app.run_test(size=(80, 24)) as pilot:
            covers = 0
            for _ in range(12):
                await pilot.pause(0.05)
                text = shown(app)
                if "alone before the screen" in text:
                    covers += 1
                    assert not set("♥♠♦♣[") & set(text)
                await pilot.press("enter")
        assert covers > 1

    asyncio.run(play())


@pytest.mark.parametrize(
    ("term", "installed", "plain", "face", "told"),
    [("xterm", True, False, "FullTable", ""), ("xterm", True, True, "PlainTable", ""),
     ("xterm", False, False, "PlainTable", "pip install 'stich[table]'"),
     ("dumb", True, False, "PlainTable", "said to be dumb"), ("dumb", True, True, "PlainTable", "")],
)  # fmt: skip
def test_the_face_is_what_the_terminal_can_show(
    term: str, installed: bool, plain: bool, face: str, told: str,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr(play_faces, "is_terminal", lambda _: True)
    monkeypatch.setattr(play_faces, "find_spec", lambda _: object() if installed else None)
    table = table_of("elfern", 5)
    made = play_faces.face_for(table, Desk(table, ThumbPlayer()), str, plain)
    assert type(made).__name__ == face
    shown = capsys.readouterr().out
    assert told in shown and bool(told) == bool(shown)


# --- at a terminal ----------------------------------------------------------------------------------------------------


class Screen:
    """The command in a pseudo-terminal, and what its screen shows."""

    def __init__(self, *args: str, home: Path, **env: str) -> None:
        self.child = pexpect.spawn(
            sys.executable, ["-m", "stich", "play", *args], cwd=str(ROOT), encoding="utf-8", timeout=60,
            dimensions=SIZE, echo=False,
            env={**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "TERM": "xterm-256color",
                 "XDG_STATE_HOME": str(home), **env},
        )  # fmt: skip
        self.child.delaybeforesend = None
        self._screen = pyte.Screen(SIZE[1], SIZE[0])
        self._stream, self.raw = pyte.Stream(self._screen), ""

    @property
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(self._screen.display)

    def read(self, seconds: float) -> bool:
        """Take what comes for a while; whether the command still runs."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                new = self.child.read_nonblocking(65536, 0.05)
            except pexpect.TIMEOUT:
                continue
            except pexpect.EOF:
                return False
            self.raw += new
            self._stream.feed(new)
        return True

    def until(self, text: str, seconds: float = 30) -> None:
        """Wait until the screen shows something."""
        end = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} never comes:\n{self.text}"
            if not self.read(0.1):
                assert text in self.text, self.text
                return

    def type(self, text: str) -> None:
        """Type something."""
        self.child.send(text)

    def resize(self, lines: int, columns: int) -> None:
        """Make the window another size, when what was on its way has come."""
        self.read(0.5)
        self._screen.resize(lines, columns)
        self._screen.reset()
        self.child.setwinsize(lines, columns)

    @property
    def state(self) -> str:
        """How the process stands: ``S`` sleeps, ``T`` is stopped."""
        return Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()[0]

    def status(self) -> int | None:
        """How it ended."""
        self.child.expect(pexpect.EOF)
        self.raw += self.child.before
        self.child.close()
        return None if self.child.exitstatus is None else int(self.child.exitstatus)


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[Callable[..., Screen]]:
    """Starts the command in a pseudo-terminal; whatever still runs at the end is stopped."""
    started: list[Screen] = []

    def start(*args: str, **env: str) -> Screen:
        started.append(Screen(*args, "--pace", "0", home=tmp_path, **env))
        return started[-1]

    yield start
    for each in started:
        each.child.close(force=True)


def test_ctrl_c_leaves_and_says_how_to_go_on(sit_down: Callable[..., Screen], tmp_path: Path) -> None:
    screen = sit_down("karnoeffel", "--seed", "5")
    screen.until("Your turn")
    screen.type("\r")
    screen.until("last trick (1)")
    screen.type("\x03")
    assert screen.status() == 130
    path = tmp_path / "stich" / "karnoeffel-5.jsonl"
    assert "You leave the table." in screen.raw and f"--resume {path}".replace("/", "") in "".join(
        screen.raw.split()
    ).replace("/", "").replace("--resume", "--resume ")
    again = within("play", "karnoeffel", "--resume", str(path), input="last\nq\n")
    assert again.returncode == 0 and "last trick, no. 1: " in again.stdout


@pytest.mark.long
def test_a_screen_is_resized_and_suspended_and_goes_on(sit_down: Callable[..., Screen]) -> None:
    screen = sit_down("skat", "--seed", "5", COLUMNS="80", LINES="24")
    screen.until("Bidding: what do you say")
    for lines, columns in ((20, 60), (50, 160), (24, 80)):
        screen.resize(lines, columns)
        screen.until("Bidding: what do you say")
        screen.until("Deal 1")
    screen.type("\x1a")
    screen.read(0.6)
    assert screen.state == "T"
    os.kill(screen.child.pid, signal.SIGCONT)
    screen.read(0.6)
    screen.type("pass\r")
    screen.until("you: pass")
    screen.type("q\r")
    assert screen.status() == 0


@pytest.mark.long
def test_whoever_is_hung_up_on_leaves_quietly(sit_down: Callable[..., Screen], tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    screen = sit_down("karnoeffel", "--seed", "5", "--record", str(record))
    screen.until("Your turn")
    screen.type("\r")
    screen.until("last trick (1)")
    os.kill(screen.child.pid, signal.SIGHUP)
    assert screen.status() == 0
    assert "Traceback" not in screen.raw
    assert '"trick"' in record.read_text("utf-8")


@pytest.mark.long
def test_a_dumb_terminal_is_told_how_to_get_a_screen_only_where_there_is_one(sit_down: Callable[..., Screen]) -> None:
    screen = sit_down("karnoeffel", "--seed", "5", TERM="dumb")
    screen.until("card>")
    assert "\x1b" not in screen.raw
    screen.type("q\r")
    assert screen.status() == 0


@pytest.mark.long
@pytest.mark.parametrize("name", SEEDS)
def test_a_whole_match_is_played_with_enter_alone(sit_down: Callable[..., Screen], name: str, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    screen = sit_down(name, "--seed", "3", "--record", str(record), NO_COLOR="1")
    screen.until("seed 3")
    end = time.monotonic() + 60
    while screen.child.isalive() and time.monotonic() < end:
        screen.type("\r")
        if not screen.read(0.02):
            break
    assert screen.status() == 0
    assert within("replay", str(record)).returncode == 0
