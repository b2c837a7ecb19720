"""The layout of a spec: sections in the order of the schema, even spacing and indentation, and no comment lost.

Place in the pipeline: works on text, beside the front half of the pipeline, of which it uses the strict reader.  It
must not know what a rule means.  Whatever it does is held against the text that it began with: the same keys with the
same values, the same comments.  Where that fails it does less, and in the end nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import yaml

from stich.authoring.languages import laid_out
from stich.errors import StichError
from stich.language.text.nodes import LOADER, Mapping, parse, plain_data
from stich.language.text.source import Source

STEP = 2
FRONT = ("format", "game", "extends", "title", "reading", "family", "yardstick", "status", "gaps", "about")
MODELINE = re.compile(r"#\s*yaml-language-server:")
COMMENT = re.compile(r"#[^\n]*")

Content: TypeAlias = tuple[Any, Counter[str]]


@dataclass(frozen=True, slots=True)
class Formatted:
    """A text after formatting; ``kept`` says what was left as it was, where not everything could be done."""

    text: str
    changed: bool
    kept: str = ""


class NotASpec(StichError, ValueError):  # noqa: N818 - it is what the text is
    """The text cannot be read as a spec; its diagnostics come from ``nodes.parse``."""


def format_text(text: str, order: Sequence[str]) -> Formatted:
    """The text in the layout of the house; ``order`` is the order of the sections.

    Raises:
        NotASpec: the text is no YAML mapping that the strict reader takes.
    """
    before = text
    text = text.replace("\r\n", "\n").removeprefix("\ufeff")
    meaning = _meaning(text)
    if meaning is None:
        raise NotASpec
    steps: dict[str, Callable[[str], str]] = {
        "indentation": _indented,
        "spacing": _spaced,
        "texts by language": laid_out,
        "order of sections": lambda old: _ordered(old, order),
    }
    new, kept = _all_done(text, meaning, list(steps.values())), ""
    if new is None:
        new, kept = _some_done(text, meaning, steps)
    return Formatted(new, new != before, kept)


def _all_done(text: str, meaning: Content, steps: Sequence[Callable[[str], str]]) -> str | None:
    """The text after all steps; ``None`` if that changed what it means, or if doing them again would change it more."""
    new = _through(text, steps)
    return new if new == text or (_meaning(new) == meaning and _through(new, steps) == new) else None


def _through(text: str, steps: Sequence[Callable[[str], str]]) -> str:
    for step in steps:
        text = step(text)
    return text


def _some_done(text: str, meaning: Content, steps: dict[str, Callable[[str], str]]) -> tuple[str, str]:
    """The text after those steps that can be done without a loss, and the names of the others."""
    kept = []
    for name, step in steps.items():
        new = _all_done(text, meaning, [step])
        if new is None:
            kept.append(name)
        else:
            text = new
    return text, " and ".join(kept)


def _meaning(text: str) -> Content | None:
    """What must not change: the data, and the comments; ``None`` where the text is no spec."""
    node, _ = parse(Source("", text))
    if not isinstance(node, Mapping):
        return None
    return {key: _with_order(value) for key, value in plain_data(node).items()}, Counter(comments(text))


def _with_order(data: Any) -> Any:
    """The data with mappings as lists of pairs, so that the order of keys counts."""
    if isinstance(data, dict):
        return [(key, _with_order(value)) for key, value in data.items()]
    if isinstance(data, list):
        return [_with_order(item) for item in data]
    return data


# --- comments and texts -----------------------------------------------------------------------------------------------


def comments(text: str) -> list[str]:
    """Every comment of a YAML text, without the space after it."""
    return [found.rstrip() for found in _comments(text)]


def _comments(text: str) -> Iterator[str]:
    place = 0
    for token in yaml.scan(text, Loader=LOADER):
        start, end = token.start_mark.index, token.end_mark.index
        if start > place:
            yield from COMMENT.findall(text, place, start)
        if isinstance(token, yaml.ScalarToken) and token.style in ("|", ">"):
            yield from COMMENT.findall(text, start, _line_end(text, start))
        place = max(place, end)
    yield from COMMENT.findall(text, place)


def _line_end(text: str, place: int) -> int:
    end = text.find("\n", place)
    return len(text) if end < 0 else end


def _texts(text: str) -> tuple[set[int], set[int]]:
    """The lines (from 0) that lie inside a text of several lines: those of blocks, and all of them.  The line on which
    such a text begins is not among them."""
    blocks: set[int] = set()
    every: set[int] = set()
    for token in yaml.scan(text, Loader=LOADER):
        if isinstance(token, yaml.ScalarToken) and token.end_mark.line > token.start_mark.line:
            last = token.end_mark.line + (token.end_mark.column > 0)
            lines = set(range(token.start_mark.line + 1, last))
            every |= lines
            if token.style in ("|", ">"):
                blocks |= lines
    return blocks, every


# --- spacing ----------------------------------------------------------------------------------------------------------


def _spaced(text: str) -> str:
    """No space at the end of a line, one empty line at most, none at the beginning and the end."""
    blocks, every = _texts(text)
    lines: list[str] = []
    for number, line in enumerate(text.split("\n")):
        bare = line if number in every or (number + 1 in every and number + 1 not in blocks) else line.rstrip()
        if bare or number in every or (lines and lines[-1]):
            lines.append(bare)
    while len(lines) > 1 and not lines[-1].strip():
        lines.pop()
    return "\n".join(lines) + "\n"


# --- indentation ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Block:
    """A list or mapping in block style: the column where it stands, and where it should."""

    column: int
    wanted: int
    mapping: bool = False
    flush: bool = False  # a list whose dashes stand in the column of its key; nothing marks its end


@dataclass(slots=True)
class _Indenter:
    """Finds for each line that begins an entry how far it should be indented."""

    shift: dict[int, int] = field(default_factory=dict)
    stack: list[_Block | None] = field(default_factory=list)
    began: set[int] = field(default_factory=set)

    def take(self, token: yaml.Token) -> None:
        match token:
            case yaml.BlockMappingStartToken() | yaml.BlockSequenceStartToken():
                self._open(token)
            case yaml.BlockEndToken() | yaml.FlowSequenceEndToken() | yaml.FlowMappingEndToken():
                self._end_flush()
                self.stack.pop()
            case yaml.FlowSequenceStartToken() | yaml.FlowMappingStartToken():
                self.began.add(token.start_mark.line)
                self.stack.append(None)
            case yaml.StreamStartToken():
                pass
            case yaml.KeyToken():
                self._end_flush()
                self._entry(token)
            case yaml.BlockEntryToken():
                self._begin_flush(token.start_mark.column)
                self._entry(token)
            case _:
                self._entry(token)

    def _begin_flush(self, column: int) -> None:
        above = self.stack[-1]
        if above is not None and above.mapping and above.column == column:
            self.stack.append(_Block(column, above.wanted + STEP, flush=True))

    def _end_flush(self) -> None:
        if self.stack and (top := self.stack[-1]) is not None and top.flush:
            self.stack.pop()

    def _open(self, token: yaml.Token) -> None:
        column = token.start_mark.column
        above = self.stack[-1] if self.stack else None
        if above is None:
            wanted = 0
        elif token.start_mark.line in self.began:  # after a dash, on its line
            wanted = column + self.shift.get(token.start_mark.line, above.wanted - above.column)
        else:
            wanted = above.wanted + STEP
        self.stack.append(_Block(column, wanted, isinstance(token, yaml.BlockMappingStartToken)))
        self._entry(token)

    def _entry(self, token: yaml.Token) -> None:
        line, column = token.start_mark.line, token.start_mark.column
        if line in self.began:
            return
        self.began.add(line)
        block = self.stack[-1] if self.stack else None
        if block is not None and block.column == column:
            self.shift[line] = block.wanted - block.column


def _indented(text: str) -> str:
    """Blocks two columns further in than what they belong to; what lies inside an entry moves with it."""
    indenter = _Indenter()
    for token in yaml.scan(text, Loader=LOADER):
        indenter.take(token)
    lines = text.split("\n")
    shifts = _all_shifts(lines, indenter.shift, _texts(text)[1])
    return "\n".join(_shifted(line, by) for line, by in zip(lines, shifts, strict=True))


def _all_shifts(lines: Sequence[str], known: dict[int, int], texts: set[int]) -> list[int]:
    """How far each line moves: that of an entry as it should, a comment with the entry after it, all else with the
    entry before."""
    shifts: list[int] = []
    current = 0
    for number in range(len(lines)):
        current = known.get(number, current)
        shifts.append(current)
    after, column = 0, -1  # of the entry below, with nothing but comments between
    for number in range(len(lines) - 1, -1, -1):
        line = lines[number]
        if number in known:
            after, column = known[number], _column(line)
        elif number not in texts and line.lstrip().startswith("#"):
            shifts[number] = after if _column(line) == column else shifts[number]
        elif line.strip():
            column = -1
    return shifts


def _column(line: str) -> int:
    return len(line) - len(line.lstrip())


def _shifted(line: str, by: int) -> str:
    if not line.strip() or by == 0:
        return line
    if by > 0:
        return " " * by + line
    return line[min(-by, _column(line)) :]


# --- the order of sections --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Section:
    """A key at the top with its lines, and the comments right above it; ``apart``: an empty line stands before it."""

    key: str
    lines: tuple[str, ...]
    apart: bool


def _ordered(text: str, order: Sequence[str]) -> str:
    """The sections in order: the front without empty lines between its keys, then the rest as it was spaced."""
    node, _ = parse(Source("", text))
    lines = text.rstrip("\n").split("\n")
    if not isinstance(node, Mapping):
        return text
    source = Source("", text)
    places = [(entry.key.text, *source.position(entry.key.span.start)) for entry in node.entries.values()]
    if not places or any(column != 1 for _, _, column in places):
        return text
    head, sections = _sections(lines, [(key, line - 1) for key, line, _ in places])
    rank = {key: i for i, key in enumerate(order)}
    stable = sorted(sections, key=lambda section: rank.get(section.key, len(rank)))
    return "\n".join(_laid_out(head, stable)) + "\n"


def _sections(lines: Sequence[str], places: Sequence[tuple[str, int]]) -> tuple[list[str], list[_Section]]:
    starts = [_with_comments(lines, line, places[i - 1][1] if i else -1) for i, (_, line) in enumerate(places)]
    starts[0] = min(_head_end(lines, starts[0], places[0][1]), places[0][1])
    sections = []
    for i, (key, _) in enumerate(places):
        end = starts[i + 1] if i + 1 < len(starts) else len(lines)
        body = list(lines[starts[i] : end])
        while body and not body[-1].strip():
            body.pop()
        apart = starts[i] > 0 and not lines[starts[i] - 1].strip()
        sections.append(_Section(key, tuple(body), apart))
    head = list(lines[: starts[0]])
    while head and not head[-1].strip():
        head.pop()
    return head, sections


def _with_comments(lines: Sequence[str], line: int, before: int) -> int:
    """Where a section begins: at the comments right above its key that stand at the edge."""
    while line - 1 > before and lines[line - 1].startswith("#"):
        line -= 1
    return line


def _head_end(lines: Sequence[str], start: int, key: int) -> int:
    """Where the head of the file ends: comments at the very top are of the file, others of the first key."""
    return key if start == 0 or any(MODELINE.match(line) for line in lines[start:key]) else start


def _laid_out(head: Sequence[str], sections: Sequence[_Section]) -> Iterator[str]:
    yield from head
    before = ""
    for section in sections:
        commented = section.lines[0].startswith("#")
        inside_front = section.key in FRONT and before in ("", *FRONT)
        leaves_front = section.key not in FRONT and before in FRONT
        wanted = section.apart and (commented or not inside_front)
        if (before or head) and (leaves_front or wanted):
            yield ""
        yield from section.lines
        before = section.key
