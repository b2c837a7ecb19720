"""Every wrong use of a command, in one table: the arguments, the exit status, and what is said.

Status 2 is a wrong argument, told on the error stream alone in one form: `error: …`; status 1 is a fault in what the
arguments name.
"""

from __future__ import annotations

import shlex
from pathlib import Path

import click
import pytest

from tests.command import COMMANDS, within
from tests.records import record

# Where Click refuses, it is the option that is named: its other words are its own.
NO_FOLDER = "`--trust`: Directory `absent` does not exist"
NO_SPEC = "the library has no spec `karnifel`"
NO_LANGUAGE = "`--language`: `xx` is not one of `en`"
NO_FORM = "`--format`: `xml` is not one of"
NO_BUDGET = "`--budget`: `3h` is no budget: it is a number of playouts, like `1000`, or a time, like `200ms`"
FOR_TWO = "`elfern` is for 2 players, not for 3"
WRONG = [
    ("nonsense", 2, "no such command `nonsense`"),
    ("--nonsense", 2, "--nonsense"),
    ("bench karnifel", 2, NO_SPEC),
    ("bench elfern --all", 2, "with --all no spec is named"),
    ("bench elfern --seconds 0", 2, "`--seconds`: 0.0 is not in the range 0.001<=x<=60.0"),
    ("bench elfern --seconds nan", 2, "--seconds is no number"),
    ("bench elfern --format xml", 2, NO_FORM),
    ("bench elfern --trust absent", 2, NO_FOLDER),
    ("complete", 2, "did you mean `completion`?"),
    ("completion", 2, "missing argument `{bash|zsh|fish}`"),
    ("completion tcsh", 2, "`tcsh` is not one of `bash`, `zsh`, `fish`"),
    ("list extra", 2, "unexpected extra argument (extra)"),
    ("list --format xml", 2, NO_FORM),
    ("list --players 0", 2, "`--players`: 0 is not in the range 2<=x<=20"),
    ("list --status maybe", 2, "`maybe` is not one of `faithful`, `customary`, `conjecture`, `incomplete`"),
    ("list --family nonsense", 2, "no game is of the family `nonsense`; there are `avoidance`"),
    ("validate --nonsense", 2, "--nonsense"),
    ("validate --format xml", 2, NO_FORM),
    ("validate elfern --trust absent", 2, NO_FOLDER),
    ("validate elfern --players 3", 2, FOR_TWO),
    ("validate karnifel", 2, "did you mean `karniffel`"),
    ("schema nonsense", 2, "`nonsense` is not one of `spec`, `cases`, `record`"),
    ("schema spec more", 2, "unexpected extra argument (more)"),
    ("new", 2, "missing argument `NAME`"),
    ("new mine", 2, "missing option `--from`"),
    ("new mine --from karnoefel --output -", 2, "did you mean `karnoeffel`"),
    ("new mine --from elfern --output missing/x.yaml", 2, "`missing/x.yaml` cannot be written"),
    ("new mine --from elfern --output x.txt", 2, "`x.txt`: the file of a spec ends in `.yaml`"),
    ("new mine --from elfern --trust absent", 2, NO_FOLDER),
    ("new 'a b' --from elfern", 2, "`a b` cannot be the name of a spec"),
    ("new karnoeffel --from elfern", 2, "the library has a spec `karnoeffel` already"),
    ("format", 2, "missing argument `SPEC...`"),
    ("format karnifel", 2, NO_SPEC),
    ("format absent.yaml", 2, "`absent.yaml` cannot be read"),
    ("sheet", 2, "missing argument `SPEC`"),
    ("sheet karnifel", 2, NO_SPEC),
    ("sheet elfern --format xml", 2, NO_FORM),
    ("sheet elfern --language xx", 2, NO_LANGUAGE),
    ("sheet karnoeffel --bind chosen", 2, "--bind `chosen` is not of the form chosen=H,C"),
    ("sheet karnoeffel --bind chosen=", 2, "--bind `chosen=` is not of the form chosen=H,C"),
    ("sheet karnoeffel --bind =B", 2, "--bind `=B` is not of the form chosen=H,C"),
    ("sheet karnoeffel --bind chosen=X", 2, "the game has no suit `X`"),
    ("sheet karnoeffel --bind chosen=B,H", 2, "`chosen` holds 1, not 2"),
    ("sheet karnoeffel --bind trump=H", 2, "the game has no binding `trump`; it has `chosen`"),
    ("sheet elfern --paper A3", 2, "`A3` is not one of `A4`, `A5`"),
    ("sheet elfern --output missing/x", 2, "`missing/x` cannot be written"),
    ("sheet elfern --players 1", 2, "`--players`: 1 is not in the range 2<=x<=20"),
    ("sheet elfern --trust absent", 2, NO_FOLDER),
    ("trick", 2, "missing argument `SPEC`"),
    ("trick karnifel", 2, NO_SPEC),
    ("trick karnoeffel LX B3 --bind chosen=B", 2, "the pack has no card `LX`"),
    ("trick karnoeffel LK LK --bind chosen=B", 2, "LK stands twice"),
    ("trick karnoeffel LK --bind chosen=B", 2, "a trick of this game has 2 to 4 cards"),
    ("trick karnoeffel", 2, "no card is given"),
    ("trick karnoeffel LK B3 A2 A3 A4 --bind chosen=B", 2, "5 cards are given"),
    ("trick karnoeffel LK B3", 2, "`chosen` must be given: 1 suit of A L H B, for instance chosen=A"),
    ("trick karnoeffel LK B3 --bind chosen=B,H", 2, "`chosen` holds 2 of these: 1 suit"),
    ("trick karnoeffel LK B3 --bind chosn=B", 2, "did you mean `chosen`?"),
    ("trick karnoeffel LK B3 --bind chosen=Z", 2, "the game has no suit `Z`"),
    ("trick karnoeffel LK B3 --bind chosen", 2, "is not of the form chosen=H,C"),
    ("trick karnoeffel LK B3 --bind chosen=B --bind chosen=H", 2, "gives `chosen` twice"),
    ("trick karnoeffel LK B3 --bind chosen=B --phase late", 2, "the game has no phase `late`"),
    ("trick karnoeffel LK B3 --bind chosen=B --batch -", 2, "with --batch the cards stand in the file"),
    ("trick karnoeffel L\x1b[31mK B3 --bind chosen=B", 2, r"`L\x1b[31mK`"),
    ("trick karnoeffel LO B3 --bind chosen=B --why B4", 2, "B4, of which --why asks, is not in the trick"),
    ("trick elfern H9 H8 --trick 0", 2, "`--trick`: 0 is not in the range 1<=x<=1000"),
    ("trick elfern --batch absent.jsonl", 2, "`--batch`: File `absent.jsonl` does not exist"),
    ("trick elfern H9 H8 --format xml", 2, NO_FORM),
    ("trick elfern H9 H8 --players 3", 2, FOR_TWO),
    ("trick elfern H9 H8 --trust absent", 2, NO_FOLDER),
    ("trick elfern H9 H8 --language xx", 2, NO_LANGUAGE),
    ("run", 2, "missing argument `SPEC`"),
    ("run karnifel", 2, NO_SPEC),
    ("run elfern --language xx", 2, NO_LANGUAGE),
    ("run elfern more", 2, "unexpected extra argument (more)"),
    ("run elfern --deal absent.yaml", 2, "`--deal`: File `absent.yaml` does not exist"),
    ("play elfern --deal absent.yaml", 2, "`--deal`: File `absent.yaml` does not exist"),
    ("replay - --output x", 2, "--output goes with --format markdown or pbn"),
    ("replay - --format markdown --output missing/x", 2, "`missing/x` cannot be written"),
    ("replay - --step", 2, "--step tells a file in text"),
    ("run elfern --resume absent.jsonl", 2, "`--resume`: File `absent.jsonl` does not exist"),
    ("run elfern --resume .", 2, "`--resume`: File `.` is a directory"),
    ("run elfern --resume /dev/full", 2, "`/dev/full` is no file that could go on"),
    ("run karniffel --seed -1", 2, "`--seed`: -1 is not in the range 0<=x<=18446744073709551615"),
    ("run karniffel --deals 0", 2, "`--deals`: 0 is not in the range 1<=x<=1000000"),
    ("run karniffel --players rndom", 2, "no player is called `rndom`; did you mean `random`?"),
    ("run karniffel --players thumb,thumb,thumb,thumb,thumb", 2, "5 players are named for 4 seats"),
    ("run karniffel --players thumb:3h", 2, "`3h` is no budget"),
    ("run karniffel --budget 3h", 2, NO_BUDGET),
    ("run karniffel --budget 1000001", 2, "`--budget`: a budget has from 1 to 1,000,000 playouts, not 1,000,001"),
    ("run karniffel --budget 0.5ms", 2, "`--budget`: a budget lasts from 1 ms to 10 minutes, not 0.0005 s"),
    ("run karniffel --players ''", 2, "there are `greedy`, `random`, `search` and `thumb`"),
    ("run karniffel --players 5", 2, "`karniffel` is for 4 players, not for 5"),
    ("run karniffel --seed 1 --record missing/r.jsonl", 2, "`missing/r.jsonl` cannot be written"),
    ("run karniffel --seed 1 --record -", 2, "a record is not written to `-`; --format json prints it, and `./-` is"),
    ("run karniffel --format xml", 2, NO_FORM),
    ("run karniffel --trust absent", 2, NO_FOLDER),
    ("players extra", 2, "unexpected extra argument (extra)"),
    ("players --format xml", 2, NO_FORM),
    ("replay", 2, "missing argument `FILE`"),
    ("replay - --language xx", 2, NO_LANGUAGE),
    ("replay absent.jsonl", 2, "`FILE`: File `absent.jsonl` does not exist"),
    ("replay - --spec karnifel", 2, NO_SPEC),
    ("replay - --spec elfern", 1, "a record of 'karniffel', not of elfern"),
    ("replay - --format xml", 2, NO_FORM),
    ("replay - --trust absent", 2, NO_FOLDER),
    ("play", 2, "missing argument `SPEC`"),
    ("play elfern --language xx", 2, NO_LANGUAGE),
    ("play karnifel", 2, NO_SPEC),
    ("play karniffel --seed 1 --seat 4", 2, "there is no seat 4; seats are 0 to 3"),
    ("play karniffel --seat -1", 2, "--seat `-1`: seats are numbers like 0 or 0,2, each once"),
    ("play karniffel --seat 0,0", 2, "--seat `0,0`: seats are numbers like 0 or 0,2, each once"),
    ("play karniffel --people 0", 2, "`--people`: 0 is not in the range 1<=x<=99"),
    ("play karniffel --people 5 --seed 1", 2, "there is no seat 4; seats are 0 to 3"),
    ("play karniffel --pace 11", 2, "`--pace`: 11.0 is not in the range 0<=x<=10"),
    ("play karniffel --resume absent.jsonl", 2, "`--resume`: File `absent.jsonl` does not exist"),
    ("play karniffel --seed -1", 2, "`--seed`: -1 is not in the range 0<=x<=18446744073709551615"),
    ("play karniffel --deals 0", 2, "`--deals`: 0 is not in the range 1<=x<=1000000"),
    ("play karniffel --players rndom", 2, "no player is called `rndom`; did you mean `random`?"),
    ("play karniffel --budget 3h", 2, NO_BUDGET),
    ("play karniffel --players 5", 2, "`karniffel` is for 4 players, not for 5"),
    ("play karniffel --seed 1 --record missing/r.jsonl", 2, "`missing/r.jsonl` cannot be written"),
    ("play karniffel --trust absent", 2, NO_FOLDER),
    ("diff elfern", 2, "missing argument `B`"),
    ("diff elfern karnifel", 2, NO_SPEC),
    ("diff elfern elfern --tricks 99", 2, "`--tricks`: 99 is not in the range 100<=x<=1000000"),
    ("diff elfern elfern --deals 0", 2, "`--deals`: 0 is not in the range 1<=x<=100000"),
    ("diff elfern elfern --seed -1", 2, "`--seed`: -1 is not in the range 0<=x<=18446744073709551615"),
    ("diff elfern elfern --format xml", 2, NO_FORM),
    ("diff elfern elfern --players 3", 2, FOR_TWO),
    ("diff elfern elfern --trust absent", 2, NO_FOLDER),
    ("lint", 2, "missing argument `SPEC`"),
    ("lint karnifel", 2, NO_SPEC),
    ("lint elfern --deals 0", 2, "`--deals`: 0 is not in the range 1<=x<=100000"),
    ("lint elfern --seed -1", 2, "`--seed`: -1 is not in the range 0<=x<=18446744073709551615"),
    ("lint elfern --format xml", 2, NO_FORM),
    ("lint elfern --languages deutsch", 2, "`deutsch` is no tag of a language"),
    ("lint elfern --players 3", 2, FOR_TWO),
    ("lint elfern --trust absent", 2, NO_FOLDER),
    ("record", 2, "missing argument `FILE`"),
    ("record - --seat x", 2, "`--seat`: `x` is not a valid integer range"),
    ("record - --seat 0 --output missing/x", 2, "`missing/x` cannot be written"),
    ("record - --seat 0 --spec karnifel", 2, "the library has no spec `karnifel`"),
    ("record - --seat 0 --trust absent", 2, NO_FOLDER),
    ("solve karnifel", 2, NO_SPEC),
    ("solve", 2, "no SPEC is named; it may be left out where --record names a record"),
    ("solve --record absent", 2, "`--record`: File `absent` does not exist"),
    ("solve elfern --at 2.x", 2, "`--at`: `2.x` is neither a line, as in 17, nor a deal and a trick, as in 2.4"),
    ("solve elfern --at 2.1", 2, "--at is of a record; name one with --record"),
    ("solve elfern --deal absent", 2, "`--deal`: File `absent` does not exist"),
    ("solve elfern --deals 0", 2, "`--deals`: 0 is not in the range 1<=x<=100000"),
    ("solve elfern --cards 0", 2, "`--cards`: 0 is not in the range 1<=x<=64"),
    ("solve elfern --seat 9", 2, "there is no seat 9; seats are 0 to 1"),
    ("solve elfern --nodes 0", 2, "`--nodes`: 0 is not in the range 1<=x<=1000000000000"),
    ("solve elfern --memory 0", 2, "`--memory`: 0 is not in the range 1<=x<=4096"),
    ("solve elfern --seed -1", 2, "`--seed`: -1 is not in the range 0<=x<=18446744073709551615"),
    ("solve elfern --seed 1 --players nobody", 2, "no player is called `nobody`"),
    ("solve elfern --language xx", 2, "`--language`: `xx` is not one of"),
    ("solve elfern --trust absent", 2, NO_FOLDER),
    ("solve elfern --format xml", 2, NO_FORM),
    ("tournament elfern", 2, "missing option `--players`"),
    ("tournament elfern --players a,b", 2, "no player is called `a`"),
    ("tournament elfern --players random,thumb --deals 0", 2, "`--deals`: 0 is not in the range 1<=x<=1000000"),
    ("tournament elfern --players random,thumb --seats 99", 2, "`--seats`: 99 is not in the range 2<=x<=20"),
    ("tournament elfern --players random,thumb --seed -1", 2, "`--seed`: -1 is not in the range 0<=x"),
    ("tournament elfern --players random,thumb --budget x", 2, "`x` is no budget"),
    ("tournament elfern --players random,thumb --jobs 0", 2, "`--jobs`: 0 is not in the range 1<=x<=256"),
    ("tournament elfern --players random,thumb --resume /", 2, "`--resume`: File `/` is a directory"),
    ("tournament elfern --players random,thumb --trust absent", 2, NO_FOLDER),
    ("tournament elfern --players random,thumb --format xml", 2, NO_FORM),
    ("explain unknwn-name", 2, "did you mean `unknown-name`"),
    ("explain unknown-key more", 2, "unexpected extra argument (more)"),
    ("explain --format xml", 2, NO_FORM),
]


@pytest.mark.parametrize(("line", "status", "said"), WRONG, ids=[row[0] for row in WRONG])
def test_a_wrong_use_is_told(
    line: str, status: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = within(*shlex.split(line), input="\n".join(record()))
    assert done.returncode == status
    assert said in (done.stderr if status == 2 else done.stdout + done.stderr)
    assert done.stderr.startswith("error: ") or status == 1
    assert not done.stdout or status == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_and_each_of_its_options_can_be_used_wrongly(command: str) -> None:
    told = [shlex.split(line)[1:] for line, _, _ in WRONG if line.split()[0] == command]
    assert told
    assert [option for option in valued(command) if not any(option in words for words in told)] == []


def valued(command: str) -> list[str]:
    """The options of a command that take a value."""
    options = (each for each in COMMANDS[command].params if isinstance(each, click.Option) and not each.is_flag)
    return [option.opts[0] for option in options]


def test_no_words_that_are_looked_for_are_said_of_a_right_use() -> None:
    """So that each row can fail: what it looks for is neither nothing nor the usage."""
    right = within("run", "karniffel", "--seed", "1", "--deals", "1").stdout + within("--help").stdout
    assert [row for row in WRONG if row[1] not in (1, 2) or len(row[2]) < 8 or row[2] in right] == []


@pytest.mark.parametrize("command", [command for command in COMMANDS if "--seed" in valued(command)])
@pytest.mark.parametrize("seed", ["-1", str(2**64), "9" * 5000, "1.0", "x", ""])
def test_no_command_takes_another_seed(command: str, seed: str) -> None:
    specs = ["karniffel"] * sum(isinstance(each, click.Argument) for each in COMMANDS[command].params)
    done = within(command, *specs, "--seed", seed)
    assert done.returncode == 2
    assert "`--seed`" in done.stderr
