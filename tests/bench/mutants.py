"""Slips made at random in every spec of the library: are they noticed, and is the right line pointed at?

    python -m tests.bench.mutants [--mutants 2000] [--seed 1] [--show N] [--kind KIND]

Each mutant is one spec with one slip: a word or a card mistyped, a key renamed, a line deleted, two words swapped.
Prose (titles, quotes, comments, names of examples) is left alone.  Printed are how many are refused, how many of those
by a diagnostic of which some label stands in the line of the slip, and how often the right word is proposed.  For a
deleted line, which is no longer there, the line before or after it counts, and that of the key under which it stood.
Run by hand.
"""

from __future__ import annotations

import argparse
import random
import re
import string
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from stich.examples import run
from stich.language.load import check
from stich.language.text.diagnostics import Diagnostic
from stich.match.game import Game
from tests.specs_under_test import NAMES, SPECS

PROSE = re.compile(
    r"^\s*(- )?\{?(#|title|de|en|ru|fr|it|es|about|quote|comment|note|conjecture|reading|name: |work|section|source|"
    r"says|url|year|gaps|status|sources|evidence|game|format|drop)\b|^\s*(#|$)"
)
PROSE_KEYS = ("about", "title", "sources", "evidence", "gaps", "reading", "names")
INLINE = re.compile(
    r"(title|source|note|conjecture|says|quote): (\{[^}]*\}|\"[^\"]*\"|[^,}]*)|\"[^\"]*\"|#.*$|name: [^,}]*"
)
WORD = re.compile(r"[A-Za-z][A-Za-z]{3,}")
CARD = re.compile(r"\b[A-Z](10|[2-9AKQJODU])\b")


@dataclass(frozen=True)
class Mutant:
    """A spec with a slip: the text, the line of the slip (from 1), and the word that was there."""

    spec: str
    kind: str
    text: str
    line: int
    was: str
    now: str

    def __str__(self) -> str:
        return f"{self.spec}:{self.line} {self.kind}: `{self.was}` -> `{self.now}`"


def rule_lines(text: str) -> list[int]:
    """The lines that state rules or examples, from 0."""
    found, section = [], ""
    for number, line in enumerate(text.splitlines()):
        if head := re.match(r"^([a-z][a-z ]*):", line):
            section = head[1]
        if section not in PROSE_KEYS and not PROSE.match(line):
            found.append(number)
    return found


def clear(line: str) -> str:
    """The line with its prose blanked out."""
    return INLINE.sub(lambda m: " " * len(m[0]), line)


def misspelled(word: str, rng: random.Random) -> str:
    """The word with one slip of the pen."""
    at = rng.randrange(len(word) - 1)
    match rng.randrange(4):
        case 0:
            return word[:at] + word[at + 1 :]
        case 1:
            return word[:at] + word[at] + word[at:]
        case 2 if word[at] != word[at + 1]:
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    other = rng.choice([c for c in string.ascii_lowercase if c != word[at]])
    return word[:at] + other + word[at + 1 :]


Slipped = tuple[str, str, str] | None
Slip = Callable[[str, random.Random], Slipped]


def mistype(line: str, rng: random.Random) -> Slipped:
    """A word mistyped."""
    return _at_one(WORD, line, rng, lambda word: misspelled(word, rng))


def mistype_card(line: str, rng: random.Random) -> Slipped:
    """A card turned into one that is not in any pack."""
    return _at_one(CARD, line, rng, lambda card: rng.choice([card[0] + "1", "X" + card[1:], card[0] + "V"]))


def rename(line: str, rng: random.Random) -> Slipped:
    """A key renamed to some other word."""
    return _at_one(re.compile(r"(?<![\w ])[a-z]+(?=:)|(?<=^  )[a-z]+(?=:)"), line, rng, lambda _: rng.choice(OTHERS))


def swap(line: str, rng: random.Random) -> Slipped:
    """Two neighbouring words swapped."""
    pairs = list(re.finditer(r"\b(\w+) (\w+)\b", clear(line)))
    if not pairs:
        return None
    pair = rng.choice(pairs)
    now = f"{pair[2]} {pair[1]}"
    return (line[: pair.start()] + now + line[pair.end() :], pair[0], now) if now != pair[0] else None


def delete(line: str, rng: random.Random) -> Slipped:
    """The line deleted."""
    return ("", line.strip(), "") if rng else None


def _at_one(pattern: re.Pattern[str], line: str, rng: random.Random, slip: Callable[[str], str]) -> Slipped:
    places = list(pattern.finditer(clear(line)))
    if not places:
        return None
    place = rng.choice(places)
    now = slip(place[0])
    return None if now == place[0] else (line[: place.start()] + now + line[place.end() :], place[0], now)


OTHERS = ("wonder", "cards", "when", "rules", "points", "colour", "play", "extra")
SLIPS: dict[str, Slip] = {"mistype": mistype, "card": mistype_card, "rename": rename, "swap": swap, "delete": delete}


def mutate(name: str, rng: random.Random, kinds: list[str]) -> Mutant:
    """A mutant of a spec."""
    text = (SPECS / f"{name}.yaml").read_text("utf-8")
    lines, candidates = text.splitlines(), rule_lines(text)
    while True:
        kind, number = rng.choice(kinds), rng.choice(candidates)
        done = SLIPS[kind](lines[number], rng)
        if done is not None:
            line, was, now = done
            new = lines[:number] + ([] if kind == "delete" else [line]) + lines[number + 1 :]
            return Mutant(name, kind, "\n".join(new) + "\n", number + 1, was, now)


# --- judging ----------------------------------------------------------------------------------------------------------


@dataclass
class Verdict:
    """What became of a mutant (``refused``, ``example fails``, ``warned``, ``valid``, ``stumbles``); does a diagnostic
    point at the line; is the right word proposed."""

    mutant: Mutant
    how: str
    points: bool
    proposed: bool
    faults: list[Diagnostic]


def judge(mutant: Mutant, folder: Path) -> Verdict:
    """Check a mutant and run its examples; one that makes the program stumble is told of, and counts as such."""
    try:
        return _judge(mutant, folder)
    except Exception as fault:  # whatever it is, the others go on
        print(f"STUMBLES: {mutant}: {type(fault).__name__}: {fault}", flush=True)
        return Verdict(mutant, "stumbles", False, False, [])


def _judge(mutant: Mutant, folder: Path) -> Verdict:
    path = folder / f"{mutant.spec}.yaml"
    path.write_text(mutant.text, "utf-8")
    game, faults = check(path)
    errors = [fault for fault in faults if fault.is_error]
    if game is None:
        return Verdict(mutant, "refused", points(mutant, errors, path), proposes(mutant, errors), errors)
    failing = [result for result in run.run(Game(game)) if not result.ok]
    if failing:
        spans = [result.span for result in failing if result.span]
        near = any(near_line(mutant, span.source.position(span.start)[0]) for span in spans)
        cited = any(f":{mutant.line}:" in result.message for result in failing)
        meant = any(f"`{mutant.was}`" in result.message for result in failing)
        return Verdict(mutant, "example fails", near or cited, meant, faults)
    how = "warned" if points(mutant, faults, path) else "valid"
    return Verdict(mutant, how, False, False, faults)


def points(mutant: Mutant, faults: list[Diagnostic], path: Path) -> bool:
    """Whether a label of some fault stands in the line of the slip; of a deleted line, beside it or at its parent."""
    return any(
        hits(mutant, *(label.span.source.position(at)[0] for at in (label.span.start, label.span.end)))
        for fault in faults
        for label in fault.labels
        if Path(label.span.source.path).name == path.name
    ) or any(re.search(rf"also in line [\d, ]*\b{mutant.line}\b", note) for fault in faults for note in fault.notes)


def hits(mutant: Mutant, first: int, last: int) -> bool:
    """Whether a stretch of lines has the slip in it.  One of many lines counts by its first."""
    if mutant.kind == "delete":
        lines = mutant.text.splitlines()
        return first in (mutant.line - 1, mutant.line) or first == parent(lines, mutant)
    return first == mutant.line or first < mutant.line <= min(last, first + 3)


def parent(lines: list[str], mutant: Mutant) -> int:
    """The line (from 1) under whose key the deleted line stood."""
    text = (SPECS / f"{mutant.spec}.yaml").read_text("utf-8").splitlines()
    indent = len(text[mutant.line - 1]) - len(text[mutant.line - 1].lstrip())
    for number in range(mutant.line - 1, 0, -1):
        line = lines[number - 1]
        if line.strip() and len(line) - len(line.lstrip()) < indent:
            return number
    return next(number for number, line in enumerate(lines, 1) if line.strip() and not line.startswith("#"))


def near_line(mutant: Mutant, example: int) -> bool:
    """Whether an example that begins in a line holds the line of the slip."""
    return example <= mutant.line <= example + 5


def proposes(mutant: Mutant, faults: list[Diagnostic]) -> bool:
    """Whether the word that was there is proposed."""
    said = [fault.help for fault in faults] + [note for fault in faults for note in fault.notes if "mean" in note]
    fixes = [fault.fix.text for fault in faults if fault.fix]
    return any(re.search(rf"`[^`]*\b{re.escape(mutant.was)}\b[^`]*`", text) for text in said) or mutant.was in fixes


def main() -> None:
    """Judge many mutants and print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--mutants", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="print so many that were refused elsewhere")
    parser.add_argument("--words", action="store_true", help="of those to print, rather those without the right word")
    parser.add_argument("--kind", choices=SLIPS, action="append")
    asked = parser.parse_args()
    rng, verdicts = random.Random(asked.seed), []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(asked.mutants):
            mutant = mutate(NAMES[number % len(NAMES)], rng, asked.kind or list(SLIPS))
            verdicts.append(judge(mutant, Path(folder)))
    missed = [v for v in verdicts if v.how == "refused" and not (v.proposed if asked.words else v.points)]
    for verdict in missed[: asked.show]:
        print(verdict.mutant)
        for fault in verdict.faults[:3]:
            print(f"    {str(fault).rpartition('/')[2]}")
    for kind in [*SLIPS, None]:
        show(kind or "all", [v for v in verdicts if kind in (None, v.mutant.kind)])


def show(title: str, verdicts: list[Verdict]) -> None:
    """The figures of some mutants in two lines."""
    if not verdicts:
        return
    how = Counter(v.how for v in verdicts)
    refused = [v for v in verdicts if v.how == "refused"]
    failing = [v for v in verdicts if v.how == "example fails"]
    pointing, proposed = sum(v.points for v in refused), sum(v.proposed for v in refused)
    print(f"{title:8} {len(verdicts):5} mutants: {how['refused']} refused, {how['example fails']} fail an example, "
          f"{how['warned']} warned of, {how['valid']} still valid, {how['stumbles']} stumble")  # fmt: skip
    named = sum(v.points for v in failing)
    print(f"         of the refused {percent(pointing, refused)} point at the line, {percent(proposed, refused)} "
          f"propose the word; of the failing {percent(named, failing)} name the place")  # fmt: skip


def percent(part: int, whole: list[Verdict]) -> str:
    """So many, and what share of the whole that is."""
    return f"{part} ({100 * part / max(1, len(whole)):.1f} %)"


if __name__ == "__main__":
    main()
