"""Diagnostics drawn for people, editors and programs.

Place in the pipeline: part of ``cli``; takes ``Diagnostic`` data and gives text.  Must not know what the faults are
about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from unicodedata import category, east_asian_width

from stich.language.text.diagnostics import Diagnostic, Fix, Label, Severity
from stich.language.text.source import Source, Span
from stich.printable import json_text, printable, tame, tame_inside

FRAME_WIDTH = 120  # longer lines are cut around what they are shown for

RED, YELLOW, BLUE, GREEN, BOLD = "31", "33", "34", "32", "1"
Paint = Callable[[str, str], str]


def report(diagnostics: Sequence[Diagnostic], form: str = "text", *, color: bool = False) -> str:
    """The diagnostics in one of the forms ``text``, ``concise``, ``json`` and ``github``.

    Raises:
        KeyError: there is no such form.
    """
    if form == "text":
        return full(diagnostics, color=color)
    return {"concise": concise, "json": as_json, "github": github}[form](diagnostics)


def concise(diagnostics: Iterable[Diagnostic]) -> str:
    """One line for each diagnostic."""
    return "\n".join(tame(str(diagnostic)) for diagnostic in diagnostics)


# --- full text --------------------------------------------------------------------------------------------------------


def full(diagnostics: Sequence[Diagnostic], *, color: bool = False) -> str:
    """Each diagnostic with the lines it speaks of, and a count at the end; empty without diagnostics."""
    if not diagnostics:
        return ""
    paint = _painted if color else _unpainted
    blocks = ["\n".join(map(tame_inside, _block(diagnostic, paint))) for diagnostic in diagnostics]
    return "\n\n".join([*blocks, tame_inside(_summary(diagnostics))]) + "\n"


def _painted(text: str, style: str) -> str:
    return f"\x1b[{style}m{text}\x1b[0m" if text else ""


def _unpainted(text: str, _style: str) -> str:
    return text


def _summary(diagnostics: Sequence[Diagnostic]) -> str:
    counts = [(sum(d.severity is kind for d in diagnostics), kind.value) for kind in Severity]
    said = " and ".join(f"{n} {word}{'s' if n > 1 else ''}" for n, word in counts if n)
    paths = dict.fromkeys(printable(d.span.source.path) for d in diagnostics)
    return f"{said} in {', '.join(paths)}"


def _block(diagnostic: Diagnostic, paint: Paint) -> Iterator[str]:
    tint = RED if diagnostic.is_error else YELLOW
    head = paint(f"{diagnostic.severity.value}[{diagnostic.code}]", f"{BOLD};{tint}")
    yield f"{head}: {paint(printable(diagnostic.message), BOLD)}"
    sources = list(dict.fromkeys(label.span.source.path for label in diagnostic.labels))
    width = len(str(max(_lines_shown(diagnostic))))
    gutter = paint(" " * width + " |", BLUE)
    for i, path in enumerate(sources):
        labels = [label for label in diagnostic.labels if label.span.source.path == path]
        yield from _frame(labels, diagnostic.labels[0], width, paint, tint, "-->" if i == 0 else ":::")
    yield from _advice(diagnostic, gutter, width, paint)


def _lines_shown(diagnostic: Diagnostic) -> Iterator[int]:
    spans = [label.span for label in diagnostic.labels] + ([diagnostic.fix.span] if diagnostic.fix else [])
    for span in spans:
        yield span.source.position(span.start)[0]


def _advice(diagnostic: Diagnostic, gutter: str, width: int, paint: Paint) -> Iterator[str]:
    framed = bool(diagnostic.span.source.text)
    if framed and (diagnostic.help or diagnostic.notes):
        yield gutter
    if diagnostic.help:
        yield f"{paint('help', f'{BOLD};{GREEN}')}: {printable(diagnostic.help)}"
    if diagnostic.fix and framed:
        yield gutter
        yield from _edit(diagnostic.fix, width, paint)
    for note in diagnostic.notes:
        yield f"{paint('note', BOLD)}: {printable(note)}"


def _edit(fix: Fix, width: int, paint: Paint) -> Iterator[str]:
    """The line before and after the edit."""
    number, column = fix.span.source.position(fix.span.start)
    line = fix.span.source.line(number)
    after = line[: column - 1] + fix.text + line[column - 1 + len(fix.span.text) :]
    view = _View.of(line, column - 1, column)
    yield paint(f"{number:>{width}} - {view.text}", RED)
    yield paint(f"{number:>{width}} + {_View(after, view.start, view.end).text}", GREEN)


# --- the frame --------------------------------------------------------------------------------------------------------


def _frame(labels: list[Label], primary: Label, width: int, paint: Paint, tint: str, arrow: str) -> Iterator[str]:
    margin = " " * width
    first = labels[0].span
    if not first.source.text:
        yield f"{margin}{paint(arrow, BLUE)} {printable(first.source.path)}"
        return
    yield f"{margin}{paint(arrow, BLUE)} {printable(first.place)}"
    yield paint(f"{margin} |", BLUE)
    last = 0
    for number, marks in _by_line(labels):
        if last and number > last + 1:
            yield from _gap(first.source, last, number, width, paint)
        last = number
        yield from _marked_line(first.source, number, marks, primary, width, paint, tint)


def _by_line(labels: list[Label]) -> list[tuple[int, list[Label]]]:
    lines: dict[int, list[Label]] = {}
    for label in sorted(labels, key=lambda label: label.span.start):
        lines.setdefault(label.span.source.position(label.span.start)[0], []).append(label)
    return sorted(lines.items())


def _gap(source: Source, last: int, number: int, width: int, paint: Paint) -> Iterator[str]:
    """What stands between two lines shown: the line itself if it is only one, else dots."""
    if number == last + 2:
        yield f"{paint(f'{last + 1:>{width}} |', BLUE)} {_View.of(source.line(last + 1), 0, 0).text}".rstrip()
    else:
        yield f"{' ' * width} {paint('...', BLUE)}"


def _marked_line(
    source: Source, number: int, labels: list[Label], primary: Label, width: int, paint: Paint, tint: str
) -> Iterator[str]:
    line = source.line(number)
    columns = [_columns(label.span, line) for label in labels]
    shown = columns[labels.index(primary)] if primary in labels else columns[0]
    view = _View.of(line, *shown)
    yield f"{paint(f'{number:>{width}} |', BLUE)} {view.text}".rstrip()
    for label, (start, end) in zip(labels, columns, strict=True):
        sign, shade = ("^", tint) if label is primary else ("-", BLUE)
        indent = view.width(view.start, start) + view.lead
        marks = sign * max(1, view.width(start, end))
        text = f" {printable(label.text)}" if label.text else ""
        yield f"{paint(' ' * width + ' |', BLUE)} {' ' * indent}{paint(marks + text, shade)}"


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
    def of(cls, line: str, start: int, end: int) -> _View:
        """The whole line if it is short enough, else a window about ``start`` to ``end``."""
        if len(line) <= FRAME_WIDTH:
            return cls(line, 0, FRAME_WIDTH)
        end = min(end, start + FRAME_WIDTH // 2)
        first = max(0, end - FRAME_WIDTH * 3 // 4)
        return cls(line, first, first + FRAME_WIDTH)

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
        return _width(_spaced(self.line[max(start, self.start) : min(end, self.end)]))


def _spaced(text: str) -> str:
    return printable(text.replace("\t", "    "))


def _width(text: str) -> int:
    return sum(2 if east_asian_width(c) in "WF" else 0 if category(c) in ("Mn", "Me") else 1 for c in text)


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
