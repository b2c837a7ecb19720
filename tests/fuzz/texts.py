"""Texts that are no specs: bytes at random, specs cut, spliced, with lines and characters changed, nested deeply.

    python -m tests.fuzz.texts --count 20000 --seed 1 --jobs 2 --keep DIR

Only diagnostics may come of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from stich.cli.validate import check_spec
from tests.fuzz import specs
from tests.fuzz.common import NAMED, Fault, Outcome, TooLongError, bounded, fault_of, main
from tests.specs_under_test import NAMES, SPECS

CHECKING = 20.0  # seconds


def case(seed: str, index: int) -> Outcome:
    """One text."""
    rng, outcome = random.Random(f"{seed}-{index}"), Outcome()
    data = changed(rng)
    fault = _fault(data, outcome)
    if fault is not None:
        outcome.faults.append(fault)
    return outcome


def _fault(data: bytes, outcome: Outcome) -> Fault | None:
    path = specs.folder() / "text.yaml"
    path.write_bytes(data)
    try:
        with bounded(CHECKING):
            game = specs.read(path)
            outcome.figures["refused" if game is None else "loads"] += 1
            if game is not None:
                check_spec(str(path))
    except NAMED:
        return None
    except (Exception, TooLongError) as error:
        return fault_of(error, "text", data.decode("latin-1"), ".yaml")
    return None


# --- texts ------------------------------------------------------------------------------------------------------------


@cache
def _texts() -> list[str]:
    return [(SPECS / f"{name}.yaml").read_text("utf-8") for name in NAMES]


def changed(rng: random.Random) -> bytes:
    """Some text as bytes."""
    if rng.random() < 0.1:
        return _bytes(rng)
    text = rng.choice(_texts())
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice(CHANGES)(text, rng)
    data = text.encode("utf-8", "surrogatepass")
    return _spoiled(data, rng) if rng.random() < 0.1 else data


def _bytes(rng: random.Random) -> bytes:
    kinds = (bytes(range(256)), b"[]{}:,-&*!|>'\"#%@` \n", b"- \n:a{", "aäЖ\u2028♥\U0001f0a1: -\n".encode())
    kind = rng.choice(kinds)
    return bytes(rng.choices(kind, k=rng.choice((0, 1, 5, 50, 500, 5000))))


def _spoiled(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    odd = (b"\xff", b"\x00", b"\xfe\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\x80", b"\r")
    new = rng.choice(odd)
    return data[:at] + new + data[at + rng.choice((0, 1)) :] if rng.random() < 0.8 else new + data


def _cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _splice(text: str, rng: random.Random) -> str:
    one, other = text.splitlines(), rng.choice(_texts()).splitlines()
    at, start = rng.randrange(len(one) + 1), rng.randrange(len(other))
    piece = other[start : start + rng.choice((1, 3, 10, 40))]
    return "\n".join(one[:at] + piece + one[at + rng.choice((0, len(piece))) :]) + "\n"


def _lines(text: str, rng: random.Random) -> str:
    """A line gone, doubled (and so a key twice), many times, moved, or indented otherwise."""
    lines = text.splitlines() or [""]
    at = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            del lines[at]
        case 1 | 2:
            lines.insert(at, lines[at])
        case 3:
            lines[at:at] = [lines[at]] * rng.choice((19, 20, 21, 300))
        case 4:
            lines.insert(rng.randrange(len(lines)), lines.pop(at))
        case _:
            lines[at] = " " * rng.randrange(9) + lines[at].strip()
    return "\n".join(lines) + "\n"


ODD = ("\x00", "\t", "\r", "\u2028", "\ufeff", "\u202e", "\ud800", "'", '"', "{", "}", "[", "]", ":", ": ", " #", "&a ",
       "*a", "!!python/object:os.system ", "!x ", "|", ">", "%", "---\n", "...\n", "- ", "? ", "<<: ", "~", "\\", "０",
       "\u0301", "x" * 3000, "( " * 400, "not " * 900, "9" * 5000, "-" * 2000, "[" * 60, "{a: " * 60, "[" * 5000,
       " or H7" * 3000, "\n" * 3000, "? " * 800, "- " * 800)  # fmt: skip


def _characters(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(ODD) + text[at + rng.choice((0, 0, 1, 5)) :]


def _words(text: str, rng: random.Random) -> str:
    """A word in the place of another."""
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(rng.choice(_texts()).split(" "))
    return " ".join(words)


Change = Callable[[str, random.Random], str]
CHANGES: tuple[Change, ...] = (_cut, _splice, _lines, _lines, _characters, _characters, _words, _words)


def again(fault: Fault) -> list[Fault]:
    """The faults of its text."""
    found = _fault(fault.text.encode("latin-1"), Outcome())
    return [found] if found else []


def smaller(fault: Fault) -> Iterator[str]:
    """Its text with fewer lines."""
    lines = fault.text.split("\n")
    size = max(1, len(lines) // 2)
    while size:
        for at in range(0, len(lines), size):
            yield "\n".join(lines[:at] + lines[at + size :])
        size //= 2


if __name__ == "__main__":
    main("texts", __doc__)
