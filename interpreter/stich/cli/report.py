"""Diagnostics drawn for people, editors and programs.

Place in the pipeline: part of ``cli``; takes ``Diagnostic`` data and gives text.  Must not know what the faults are
about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TextIO

from stich.cli.terminal import BLUE, BOLD, GREEN, RED, YELLOW, columns, shows_colours, styled, wide, wrapped
from stich.language.text.diagnostics import Diagnostic, Fix, Label, Severity
from stich.language.text.places import shown
from stich.language.text.source import Source, Span
from stich.printable import json_text, printable, tame, tame_inside

FRAME_WIDTH = 120  # longer lines are cut around what they are shown for
NARROWEST = 20  # columns of a line that is cut
LABEL_BESIDE = 24  # columns for words beside the marks; with fewer they stand below


def put_report(
    diagnostics: Sequence[Diagnostic], form: str = "text", file: TextIO | None = None, end: str = "\n"
) -> None:
    """Print the diagnostics; as text in colours and as wide as the terminal is, if it is one."""
    drawn = report(diagnostics, form, color=shows_colours(file), width=columns(file))
    if drawn:
        print(drawn, end=end, file=file)


def report(
    diagnostics: Sequence[Diagnostic], form: str = "text", *, color: bool = False, width: int | None = None
) -> str:
    """The diagnostics in one of the forms ``text``, ``concise``, ``json`` and ``github``.

    Raises:
        KeyError: there is no such form.
    """
    if form == "text":
        return full(diagnostics, color=color, width=width)
    return {"concise": concise, "json": as_json, "github": github}[form](diagnostics)


def concise(diagnostics: Iterable[Diagnostic]) -> str:
    """One line for each diagnostic."""
    return "\n".join(tame(str(diagnostic)) for diagnostic in diagnostics)


# --- full text --------------------------------------------------------------------------------------------------------


def full(diagnostics: Sequence[Diagnostic], *, color: bool = False, width: int | None = None) -> str:
    """Each diagnostic with the lines it speaks of, and a count at the end; empty without diagnostics.

    With a ``width`` (columns) words are broken to it, and lines of a spec cut to it.
    """
    if not diagnostics:
        return ""
    look = _Look(color, width)
    blocks = ["\n".join(map(tame_inside, _block(diagnostic, look))) for diagnostic in diagnostics]
    return "\n\n".join([*blocks, *wrapped(tame_inside(_summary(diagnostics)), width)]) + "\n"


@dataclass(frozen=True, slots=True)
class _Look:
    """How diagnostics are to look: in colours or not, and how wide."""

    color: bool = False
    width: int | None = None

    def paint(self, text: str, style: str) -> str:
        """The text in a style, if there are colours."""
        return styled(text, style) if self.color else text

    def frame(self, margin: int) -> int:
        """How many characters of a line of the spec are shown beside a margin."""
        room = FRAME_WIDTH if self.width is None else self.width - margin - len(" | ……")
        return max(NARROWEST, min(FRAME_WIDTH, room))

    def titled(self, title: str, style: str, text: str, text_style: str = "") -> Iterator[str]:
        """Words after their title."""
        for i, part in enumerate(wrapped(f"{title}: {printable(text)}", self.width, hang=2)):
            head = title if i == 0 else ""
            said = part[len(head) :]
            yield self.paint(head, style) + (self.paint(said, text_style) if text_style else said)


def _summary(diagnostics: Sequence[Diagnostic]) -> str:
    counts = [(sum(d.severity is kind for d in diagnostics), kind.value) for kind in Severity]
    said = " and ".join(f"{n} {word}{'s' if n > 1 else ''}" for n, word in counts if n)
    paths = dict.fromkeys(printable(shown(d.span.source.path)) for d in diagnostics)
    return f"{said} in {', '.join(paths)}"


def _block(diagnostic: Diagnostic, look: _Look) -> Iterator[str]:
    tint = RED if diagnostic.is_error else YELLOW
    yield from look.titled(
        f"{diagnostic.severity.value}[{diagnostic.code}]", f"{BOLD};{tint}", diagnostic.message, BOLD
    )
    sources = list(dict.fromkeys(label.span.source.path for label in diagnostic.labels))
    width = len(str(max(_lines_shown(diagnostic))))
    gutter = look.paint(" " * width + " |", BLUE)
    for i, path in enumerate(sources):
        labels = [label for label in diagnostic.labels if label.span.source.path == path]
        yield from _frame(labels, diagnostic.labels[0], width, look, tint, "-->" if i == 0 else ":::")
    yield from _advice(diagnostic, gutter, width, look)


def _lines_shown(diagnostic: Diagnostic) -> Iterator[int]:
    spans = [label.span for label in diagnostic.labels] + ([diagnostic.fix.span] if diagnostic.fix else [])
    for span in spans:
        yield span.source.position(span.start)[0]


def _advice(diagnostic: Diagnostic, gutter: str, width: int, look: _Look) -> Iterator[str]:
    framed = bool(diagnostic.span.source.text)
    if framed and (diagnostic.help or diagnostic.notes):
        yield gutter
    if diagnostic.help:
        yield from look.titled("help", f"{BOLD};{GREEN}", diagnostic.help)
    if diagnostic.fix and framed:
        yield gutter
        yield from _edit(diagnostic.fix, width, look)
    for note in diagnostic.notes:
        yield from look.titled("note", BOLD, note)


def _edit(fix: Fix, width: int, look: _Look) -> Iterator[str]:
    """The line before and after the edit."""
    number, column = fix.span.source.position(fix.span.start)
    line = fix.span.source.line(number)
    after = line[: column - 1] + fix.text + line[column - 1 + len(fix.span.text) :]
    view = _View.of(line, column - 1, column, look.frame(width))
    yield look.paint(f"{number:>{width}} - {view.text}", RED)
    yield look.paint(f"{number:>{width}} + {_View(after, view.start, view.end).text}", GREEN)


# --- the frame --------------------------------------------------------------------------------------------------------


def _frame(labels: list[Label], primary: Label, width: int, look: _Look, tint: str, arrow: str) -> Iterator[str]:
    margin = " " * width
    first = labels[0].span
    if not first.source.text:
        yield f"{margin}{look.paint(arrow, BLUE)} {printable(shown(first.source.path))}"
        return
    yield f"{margin}{look.paint(arrow, BLUE)} {printable(_placed(first))}"
    yield look.paint(f"{margin} |", BLUE)
    last = 0
    for number, marks in _by_line(labels):
        if last and number > last + 1:
            yield from _gap(first.source, last, number, width, look)
        last = number
        yield from _marked_line(first.source, number, marks, primary, width, look, tint)


def _placed(span: Span) -> str:
    line, column = span.source.position(span.start)
    return f"{shown(span.source.path)}:{line}:{column}"


def _by_line(labels: list[Label]) -> list[tuple[int, list[Label]]]:
    lines: dict[int, list[Label]] = {}
    for label in sorted(labels, key=lambda label: label.span.start):
        lines.setdefault(label.span.source.position(label.span.start)[0], []).append(label)
    return sorted(lines.items())


def _gap(source: Source, last: int, number: int, width: int, look: _Look) -> Iterator[str]:
    """What stands between two lines shown: the line itself if it is only one, else dots."""
    if number == last + 2:
        text = _View.of(source.line(last + 1), 0, 0, look.frame(width)).text
        yield f"{look.paint(f'{last + 1:>{width}} |', BLUE)} {text}".rstrip()
    else:
        yield f"{' ' * width} {look.paint('...', BLUE)}"


def _marked_line(
    source: Source, number: int, labels: list[Label], primary: Label, width: int, look: _Look, tint: str
) -> Iterator[str]:
    line = source.line(number)
    places = [_columns(label.span, line) for label in labels]
    spot = places[labels.index(primary)] if primary in labels else places[0]
    view = _View.of(line, *spot, look.frame(width))
    yield f"{look.paint(f'{number:>{width}} |', BLUE)} {view.text}".rstrip()
    for label, (start, end) in zip(labels, places, strict=True):
        sign, shade = ("^", tint) if label is primary else ("-", BLUE)
        indent = view.width(view.start, start) + view.lead
        marks = sign * max(1, view.width(start, end))
        for shift, said in _labelled(marks, printable(label.text), indent, look, width):
            yield f"{look.paint(' ' * width + ' |', BLUE)} {' ' * shift}{look.paint(said, shade)}"


def _labelled(marks: str, text: str, indent: int, look: _Look, margin: int) -> Iterator[tuple[int, str]]:
    """Marks and what is said of them: beside them where there is room, else below; each line with its indentation."""
    if look.width is None or not text:
        yield indent, f"{marks} {text}".rstrip()
        return
    room, start = look.width - margin - len(" | "), indent + wide(marks) + 1
    if room - start >= min(LABEL_BESIDE, wide(text)):
        first, *rest = wrapped(text, room - start, hang=0)
        yield indent, f"{marks} {first}"
        yield from ((start, each) for each in rest)
        return
    yield indent, marks
    start = min(indent, max(0, room - max(LABEL_BESIDE, wide(text))))
    yield from ((start, each) for each in wrapped(text, room - start, hang=0))


def _columns(span: Span, line: str) -> tuple[int, int]:
    """First and last (excluded) place of a span in its first line, from 0."""
    start = span.source.position(span.start)[1] - 1
    return start, max(start, min(start + span.end - span.start, len(line)))


@dataclass(frozen=True, slots=True)
class _View:
    """The part of a line, from ``start`` to ``end``, that is shown."""

    line: str
    start: int
    end: int

    @classmethod
    def of(cls, line: str, start: int, end: int, size: int) -> _View:
        """The whole line if it has not more than ``size`` characters, else a window about ``start`` to ``end``."""
        if len(line) <= size:
            return cls(line, 0, size)
        end = min(end, start + size // 2)
        first = max(0, end - size * 3 // 4)
        return cls(line, first, first + size)

    @property
    def lead(self) -> int:
        """How many columns the mark of a cut at the left takes."""
        return 1 if self.start else 0

    @property
    def text(self) -> str:
        """The part, harmless to print, with marks where it is cut."""
        tail = "…" if self.end < len(self.line) else ""
        return "…" * self.lead + _spaced(self.line[self.start : self.end]) + tail

    def width(self, start: int, end: int) -> int:
        """How many columns of a terminal the characters from ``start`` to ``end`` take, as far as they are shown."""
        return wide(_spaced(self.line[max(start, self.start) : min(end, self.end)]))


def _spaced(text: str) -> str:
    return printable(text.replace("\t", "    "))


# --- for programs -----------------------------------------------------------------------------------------------------


def as_json(diagnostics: Iterable[Diagnostic]) -> str:
    """A JSON list with one object for each diagnostic; columns count characters, from 1."""
    return json_text([as_data(diagnostic) for diagnostic in diagnostics], indent=2)


def as_data(diagnostic: Diagnostic) -> dict[str, object]:
    """The diagnostic as plain data."""
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        **_place(diagnostic.span),
        "labels": [{**_place(label.span), "text": label.text} for label in diagnostic.labels],
        "help": diagnostic.help,
        "notes": list(diagnostic.notes),
        "fix": {**_place(diagnostic.fix.span), "text": diagnostic.fix.text} if diagnostic.fix else None,
    }


def _place(span: Span) -> dict[str, object]:
    (line, column), (end_line, end_column) = map(span.source.position, (span.start, span.end))
    start, end = {"line": line, "col": column}, {"line": end_line, "col": end_column}
    return {"path": span.source.path, "start": start, "end": end}


def github(diagnostics: Iterable[Diagnostic]) -> str:
    """The diagnostics as workflow commands, which GitHub shows as annotations in a change."""
    return "\n".join(map(_annotation, diagnostics))


def _annotation(diagnostic: Diagnostic) -> str:
    (line, column), (end_line, end_column) = map(
        diagnostic.span.source.position, (diagnostic.span.start, diagnostic.span.end)
    )
    properties = {
        "file": diagnostic.span.source.path,
        "line": str(line),
        "col": str(column),
        "endLine": str(end_line),
        "endColumn": str(end_column),
        "title": diagnostic.code,
    }
    text = "\n".join(filter(None, [diagnostic.message, diagnostic.help, *diagnostic.notes]))
    said = ",".join(f"{key}={_escaped(value, ',:')}" for key, value in properties.items())
    return f"::{diagnostic.severity.value} {said}::{_escaped(text)}"


def _escaped(text: str, more: str = "") -> str:
    """The text with the signs that end a workflow command, and controls, written as GitHub reads them."""
    for sign in "%\r\n" + more:
        text = text.replace(sign, f"%{ord(sign):02X}")
    return printable(text)
