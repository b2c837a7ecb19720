"""What the harnesses share: faults, bounds of time and memory, worker processes, the command for long runs.

A harness is a module with

* ``case(seed, index) -> Outcome``: one case, made from ``random.Random(f"{seed}-{index}")`` alone;
* ``again(fault) -> list[Fault]`` and ``smaller(fault) -> Iterable[str]``, where its inputs can be made smaller.

Cases run in worker processes (``tests.fuzz.worker``) whose memory is bounded, so that neither a hang nor a hunger for
memory ends the run; a worker that dies is a fault of the case it was at.
"""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import FrameType, ModuleType, TracebackType
from typing import Any

from stich.engine import errors
from tests.specs_under_test import SPECS

ROOT = SPECS.parent
NAMED = errors.UnplayableError
MEMORY = 1 << 30  # bytes that a worker may take beyond what it needs to begin with
CHUNK = 250  # cases that one worker process does
HANGING = 180.0  # seconds of the clock without a sign of life after which a worker is ended
SHRINKING = 40.0  # seconds of work that making one input smaller may take


class TooLongError(BaseException):
    """The work took longer than it may.  No ``Exception``: nothing may take it for one of its own."""


class WrongError(Exception):
    """Something that ought to hold does not."""


class BrokenError(Exception):
    """A harness fell over by itself."""


@dataclass(frozen=True)
class Fault:
    """Something that must not happen: the kind of error, where it arose, and the input that shows it."""

    kind: str
    place: str
    stage: str
    said: str = ""
    text: str = ""
    suffix: str = ".txt"
    about: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> tuple[str, str]:
        """Faults with the same key are taken for one."""
        return self.kind, self.place if self.place else self.stage

    @property
    def title(self) -> str:
        """The fault in a line."""
        return f"{self.kind} at {self.place or '?'} ({self.stage}): {self.said}"


@dataclass
class Outcome:
    """What came of one case, or of many together: figures by name, and faults."""

    figures: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Take in another outcome."""
        self.figures.update(other.figures)
        self.faults += other.faults


# --- one case ---------------------------------------------------------------------------------------------------------


@contextmanager
def bounded(seconds: float) -> Iterator[None]:
    """Let the work within take so many seconds of this process's own time, however busy the machine is.

    Raises:
        TooLongError: it has taken longer.
    """

    def stop(_: int, __: FrameType | None) -> None:
        raise TooLongError(f"over {seconds:g} s")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)  # again each second, should the first be swallowed
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def fault_of(error: BaseException, stage: str, text: str = "", suffix: str = ".txt", **about: Any) -> Fault:
    """The fault that an exception is."""
    said = " ".join(str(error).split())[:300]
    return Fault(type(error).__name__, place_of(error), stage, said, text, suffix, about)


def place_of(error: BaseException) -> str:
    """The innermost place of the program's own text that an exception came through.  One that took too long was
    interrupted anywhere: the outermost places say more of it."""
    places = list(_places(error.__traceback__))
    if isinstance(error, WrongError):
        return re.sub(r"\b\d+\b(?! \w)", "N", str(error))[:60]
    if isinstance(error, RecursionError):
        return " > ".join(sorted(set(places[-12:])))
    if isinstance(error, TooLongError | MemoryError):
        return " > ".join(dict.fromkeys(re.sub(r":\d+", "", place) for place in places[:6]))
    return places[-1] if places else ""


def _places(trace: TracebackType | None) -> Iterator[str]:
    inside = ROOT / "interpreter"
    while trace is not None:
        code = trace.tb_frame.f_code
        if inside in Path(code.co_filename).parents:
            yield f"{Path(code.co_filename).relative_to(inside)}:{trace.tb_lineno} {code.co_name}"
        trace = trace.tb_next


# --- many cases -------------------------------------------------------------------------------------------------------


def attack(
    name: str, count: int, seed: int | str, *, jobs: int = 1, first: int = 0, chunk: int = CHUNK, aloud: bool = False
) -> Outcome:
    """So many cases of a harness (``specs``, ``examples``, …), in worker processes; ``aloud`` says how it goes on."""
    waiting = [(at, min(chunk, first + count - at)) for at in range(first, first + count, chunk)]
    waiting.reverse()
    total, lock, broken = Outcome(), threading.Lock(), list[BrokenError]()

    def work() -> None:
        while True:
            with lock:
                if not waiting or broken:
                    return
                at, many = waiting.pop()
            try:
                done = _chunk(name, seed, at, many)
            except BrokenError as error:
                broken.append(error)
                return
            with lock:
                if aloud:
                    _tell(at + many, total, done)
                total.add(done)

    threads = [threading.Thread(target=work, daemon=True) for _ in range(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if broken:
        raise broken[0]
    return total


def _tell(reached: int, total: Outcome, done: Outcome) -> None:
    """Say on the error stream how far a long run is, and each fault when it is first met."""
    print(f"… {reached} ({len(done.faults)} faults)", file=sys.stderr, flush=True)
    known = {fault.key for fault in total.faults}
    for fault, _ in distinct(done.faults):
        if fault.key not in known:
            print(f"  {fault.title}  {fault.about.get('case')}", file=sys.stderr, flush=True)


def _chunk(name: str, seed: int | str, first: int, count: int) -> Outcome:
    """Some cases, in one worker process after another: a new one goes on behind a case that ended the last."""
    total, at = Outcome(), first
    while at < first + count:
        reached, done = _one_worker(name, seed, at, first + count - at)
        total.add(done)
        if reached >= first + count:
            break
        total.faults.append(Fault("Killed", "", f"case {seed}-{reached}", "the worker died, or gave no sign of life"))
        total.figures["cases"] += 1
        at = reached + 1
    return total


def _one_worker(name: str, seed: int | str, first: int, count: int) -> tuple[int, Outcome]:
    """The cases that a worker process does before it ends; the first one that it did not do."""
    total, at = Outcome(), first
    command = [sys.executable, "-m", "tests.fuzz.worker", name, str(seed), str(first), str(count)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        try:
            for line in _lines(process):
                outcome = json.loads(line)
                if "broken" in outcome:  # the harness itself, not what it attacks
                    raise BrokenError(outcome["broken"])
                total.figures.update(outcome["figures"])
                total.faults += [Fault(**fault) for fault in outcome["faults"]]
                at += 1
        finally:
            process.kill()
    return at, total


def _lines(process: subprocess.Popen[str]) -> Iterator[str]:
    """The lines that a process writes; if none comes for long, it is ended."""
    assert process.stdout is not None
    heard, over = [time.monotonic()], threading.Event()

    def watch() -> None:
        while not over.wait(1.0):
            if time.monotonic() - heard[0] > HANGING:
                process.kill()
                return

    threading.Thread(target=watch, daemon=True).start()
    try:
        for line in process.stdout:
            heard[0] = time.monotonic()
            if line.endswith("\n"):  # else it was cut off in the middle
                yield line
    finally:
        over.set()


def distinct(faults: Iterable[Fault]) -> list[tuple[Fault, int]]:
    """Each fault once, with its smallest input, and how often it was met; the most frequent first."""
    found: dict[tuple[str, str], list[Fault]] = {}
    for fault in faults:
        found.setdefault(fault.key, []).append(fault)
    smallest = [(min(each, key=lambda fault: len(fault.text)), len(each)) for each in found.values()]
    return sorted(smallest, key=lambda pair: (-pair[1], pair[0].key))


def shrunk(module: ModuleType, fault: Fault) -> Fault:
    """The same fault with a smaller input, as far as a bounded search finds one."""
    end = time.process_time() + SHRINKING
    found = True
    while found:
        found = False
        for text in module.smaller(fault):
            if time.process_time() > end:
                return fault
            if len(text) < len(fault.text):
                tried = replace(fault, text=text)
                same = next((each for each in module.again(tried) if each.key == fault.key), None)
                if same is not None:
                    fault, found = replace(same, about=same.about | fault.about), True
                    break
    return fault


def shrunk_elsewhere(name: str, fault: Fault) -> Fault:
    """The same, in a worker process; where that dies, the fault as it is."""
    command = [sys.executable, "-m", "tests.fuzz.worker", name, "shrink"]
    try:
        done = subprocess.run(
            command, cwd=ROOT, input=json.dumps(asdict(fault)), capture_output=True, text=True, timeout=300, check=True
        )
        return Fault(**json.loads(done.stdout))
    except (subprocess.SubprocessError, ValueError):
        return fault


# --- the command ------------------------------------------------------------------------------------------------------


def main(name: str, about: str) -> None:
    """The command of a harness: a long run, its figures, each distinct fault once."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--only", type=int, help="run this one case")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the smallest input of each fault")
    asked = parser.parse_args()
    first, count = (asked.first, asked.count) if asked.only is None else (asked.only, 1)
    total = attack(name, count, asked.seed, jobs=asked.jobs, first=first, aloud=True)
    for figure, number in sorted(total.figures.items()):
        print(f"{number:10,}  {figure}")
    found = distinct(total.faults)
    print(f"{len(total.faults):10,}  faults, {len(found)} distinct")
    sys.stdout.flush()
    for fault, times in found:
        kept = shrunk_elsewhere(name, fault) if asked.keep and fault.text else fault
        print(f"\n{times} × {kept.title}\n    {kept.about}")
        if asked.keep:
            print(f"    {_save(asked.keep, name, kept)}", flush=True)
    sys.exit(1 if found else 0)


def _save(folder: Path, name: str, fault: Fault) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    words = re.sub(r"[^A-Za-z0-9]+", "-", f"{name}-{fault.kind}-{fault.place or fault.stage}").strip("-")[:100]
    path = folder / f"{words}{fault.suffix}"
    path.write_text(fault.text, "utf-8", errors="surrogatepass")
    return path
