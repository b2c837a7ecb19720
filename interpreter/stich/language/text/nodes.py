"""Text to nodes with places: a strict and bounded reading of YAML.

Place in the pipeline: first.  A ``Source`` goes in, a tree of nodes comes out, each with its span.  Knows YAML; must
not know what any key means.  No input makes it run code, recurse, hang or grow without bound.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import yaml

from stich.language.text.diagnostics import Diagnostic, Label, error, quoted
from stich.language.text.files import MAX_BYTES, too_large
from stich.language.text.source import Source, Span
from stich.printable import BARRED

MAX_DEPTH = 40
MAX_NODES = 50_000
MAX_DIGITS = 9
MAX_FAULTS = 20

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # both give the same marks, in characters

GLUED = re.compile(r"([^\s:{\[]+(?: [^\s:{\[]+)?)\s*:?([{\[])")
"""A key and the bracket that begins its value, written together."""
INTEGER = re.compile(r"[-+]?[0-9]+")
WORDS: dict[str, bool | None] = {
    "true": True, "True": True, "TRUE": True,
    "false": False, "False": False, "FALSE": False,
    "null": None, "Null": None, "NULL": None, "~": None, "": None,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scalar:
    """A word, text, number, truth value or nothing.

    ``text`` is the content as text, ``value`` the same with its kind; ``plain``: written without quotes, on one line.
    """

    text: str
    value: str | int | bool | None
    span: Span
    plain: bool


@dataclass(frozen=True, slots=True)
class Listing:
    """A list."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Entry:
    """A key with its value."""

    key: Scalar
    value: Node


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with their values, in the order written."""

    entries: dict[str, Entry]
    span: Span

    def get(self, key: str) -> Node | None:
        """The value of a key, ``None`` without such a key."""
        entry = self.entries.get(key)
        return entry.value if entry else None


Node: TypeAlias = Scalar | Listing | Mapping


# --- text to nodes ----------------------------------------------------------------------------------------------------


def parse(source: Source) -> tuple[Node | None, list[Diagnostic]]:
    """The nodes of a text, with its faults.

    No node is given where the faults leave nothing to be trusted; beside a duplicate key, of which the first counts,
    the rest of the tree is sound.
    """
    if len(source.text) > MAX_BYTES:
        return None, [too_large(source.path)]
    if barred := BARRED.search(source.text):
        return None, [_control_character(source, barred)]
    builder = _Builder(source)
    try:
        for event in _events(source.text):
            builder.take(event)
    except yaml.YAMLError as fault:
        builder.faults.append(_syntax(source, fault))
    except _StopReading:
        pass
    else:
        if not builder.roots and not builder.faults:
            builder.faults.append(error("empty-file", "the file says nothing", Span(source, 0, 0)))
    sound = builder.roots and all(fault.code == "duplicate-key" for fault in builder.faults)
    return builder.roots[0] if sound else None, builder.faults


def _events(text: str) -> Iterator[yaml.Event]:
    yield from yaml.parse(text, Loader=LOADER)


def _control_character(source: Source, found: re.Match[str]) -> Diagnostic:
    char = found.group()
    what = "a lone carriage return" if char == "\r" else f"the character U+{ord(char):04X}, which cannot be seen"
    help = "save the file with ordinary line ends" if char == "\r" else "delete it"
    return error("control-character", f"the text holds {what}", Span(source, *found.span()), "here", help=help)


class _StopReading(Exception):  # noqa: N818  a signal, not an error
    """Reading on is of no use."""


@dataclass(slots=True)
class _Frame:
    """A list or mapping that is still open; ``key`` waits for its value."""

    start: int
    flow: bool
    mapping: bool
    items: list[Node] = field(default_factory=list)
    entries: dict[str, Entry] = field(default_factory=dict)
    key: Scalar | None = None
    end: int = 0


@dataclass(slots=True)
class _Builder:
    """Builds the tree from events, with a stack of its own in the place of recursion."""

    source: Source
    faults: list[Diagnostic] = field(default_factory=list)
    roots: list[Node] = field(default_factory=list)
    stack: list[_Frame] = field(default_factory=list)
    documents: int = 0
    nodes: int = 0

    def take(self, event: yaml.Event) -> None:
        match event:
            case yaml.DocumentStartEvent():
                self._document(event)
            case yaml.AliasEvent():
                self._refuse("alias", f"the alias `*{event.anchor}` is not used in a spec", self._span(event),
                             help="write the value out")  # fmt: skip
                self._add(Scalar("", None, self._span(event), False))
            case yaml.ScalarEvent():
                self._properties(event)
                self._add(self._scalar(event))
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                self._properties(event)
                self._open(event)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                self._close(event)
            case _:  # the ends of the document and of the stream say nothing
                pass

    def _span(self, event: yaml.Event) -> Span:
        return Span(self.source, _index(event.start_mark), _index(event.end_mark))

    def _refuse(self, code: str, message: str, span: Span, label: str = "", *, more: Sequence[Label] = (),
                help: str = "") -> None:  # fmt: skip
        self.faults.append(error(code, message, span, label, more=more, help=help))
        if len(self.faults) >= MAX_FAULTS:
            raise _StopReading

    def _document(self, event: yaml.DocumentStartEvent) -> None:
        self.documents += 1
        if self.documents > 1:
            self._refuse("several-documents", "a second document begins here", self._span(event),
                         help="keep one document in a file")  # fmt: skip
            raise _StopReading

    def _properties(self, event: yaml.NodeEvent) -> None:
        start = _index(event.start_mark)
        if event.anchor is not None:
            at = self.source.text.find("&" + event.anchor, start)
            span = Span(self.source, at, at + 1 + len(event.anchor))
            self._refuse("alias", f"the anchor `&{event.anchor}` is not used in a spec", span, help="delete it")
        if getattr(event, "tag", None) is not None:
            word = re.compile(r"![^\s,\[\]{}]*").search(self.source.text, start)
            span = Span(self.source, *word.span()) if word else self._span(event)
            self._refuse("tag", f"the tag {quoted(span.text)} is not used in a spec", span,
                         help="delete it, or put the text in quotes")  # fmt: skip

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar:
        raw = self._span(event)
        span = Span(self.source, raw.start, raw.start + len(raw.text.rstrip())) if raw.text.strip() else raw
        plain = not event.style and "\n" not in span.text
        value = event.value if event.style else self._typed(event.value, span)
        return Scalar(event.value, value, span, plain)

    def _typed(self, text: str, span: Span) -> str | int | bool | None:
        if text in WORDS:
            return WORDS[text]
        if not INTEGER.fullmatch(text):
            return text
        if len(text.lstrip("+-")) > MAX_DIGITS:
            self._refuse("number-too-large", f"a number of more than {MAX_DIGITS} digits", span,
                         help="put it in quotes if it is no number")  # fmt: skip
            return text
        return int(text)

    def _count(self, span: Span) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self._refuse("too-many-nodes", f"the text has more than {MAX_NODES:,} entries", span, "reading stops here")
            raise _StopReading

    def _open(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent) -> None:
        start = _index(event.start_mark)
        if len(self.stack) >= MAX_DEPTH:
            span = Span(self.source, start, start + 1)
            self.faults.append(_too_deep(span))
            raise _StopReading
        mapping = isinstance(event, yaml.MappingStartEvent)
        self.stack.append(_Frame(start, bool(event.flow_style), mapping))

    def _close(self, event: yaml.CollectionEndEvent) -> None:
        frame = self.stack.pop()
        end = _index(event.end_mark) if frame.flow else max(frame.end, frame.start)
        span = Span(self.source, frame.start, end)
        self._add(Mapping(frame.entries, span) if frame.mapping else Listing(tuple(frame.items), span))

    def _add(self, node: Node) -> None:
        self._count(node.span)
        if not self.stack:
            self.roots.append(node)
            return
        frame = self.stack[-1]
        frame.end = node.span.end
        if not frame.mapping:
            frame.items.append(node)
        elif frame.key is None:
            frame.key = self._key(node)
        else:
            self._entry(frame, frame.key, node)
            frame.key = None

    def _key(self, node: Node) -> Scalar:
        if not isinstance(node, Scalar) or (node.value is None and not node.text):
            self._refuse("key-not-a-word", "a key must be a word", node.span, help="write the key as one word or text")
            return Scalar("", None, node.span, False)
        if glued := GLUED.match(node.text) if node.plain else None:
            begun = quoted(f"{glued[1]}: {glued[2]}…")
            self._refuse("yaml-syntax", "a key has no `: ` after it", node.span, "key and value in one word",
                         help=f"write {begun}, with a space after the colon")  # fmt: skip
        if node.plain and node.text == "<<":
            self._refuse("merge-key", "the merge key `<<` is not used in a spec", node.span, help="write the keys out")
        return node

    def _entry(self, frame: _Frame, key: Scalar, value: Node) -> None:
        first = frame.entries.setdefault(key.text, Entry(key, value))
        if first.key is not key:
            self._refuse("duplicate-key", f"the key {quoted(key.text)} stands twice", key.span, "again here",
                         more=[Label(first.key.span, "first here")], help="delete or rename one of them")  # fmt: skip


# --- what is wrong with the YAML --------------------------------------------------------------------------------------

OPEN_QUOTE = "a quote is opened and never closed"
MISFIT = "this does not fit the lines above it"
REINDENT = "indent it like its neighbours; put text that goes on after a closing quote or bracket in quotes as a whole"

# A part of the parser's words, the message, the label, the help.  The first that fits is taken.
SYNTAX: tuple[tuple[str, str, str, str], ...] = (
    ("'\\t' that cannot", "a tab stands where a value begins", "a tab", "indent with spaces"),
    ("cannot start any token", "no text can begin with this character", "", "put the text in quotes"),
    ("mapping values", "a second `: ` where there can be only one", "",
     "put text that holds `: ` in quotes; entries on one line stand in braces: `{a: b, c: d}`"),
    ("sequence entries", "a list item cannot begin here", "", "put `- ` at the start of a line, below its key"),
    ("unexpected end of stream", OPEN_QUOTE, "", "close the quote"),
    ("unexpected document separator", OPEN_QUOTE, "", "close the quote"),
    ("escape", "a backslash escape that does not exist", "", "use single quotes, in which a backslash is a backslash"),
    ("',' or ']'", "a list is opened and not closed", "`,` or `]` is expected here", "close it with `]`"),
    ("',' or '}'", "a mapping is opened and not closed", "`,` or `}` is expected here", "close it with `}`"),
    ("expected ':'", "a key has no `: ` after it", "", "write `key: value`, with a space after the colon"),
    ("tag handle", "the tag is not used in a spec", "", "delete it, or put the text in quotes"),
    ("incompatible YAML", "this version of YAML is not known", "", "delete the line"),
    ("node content", "a value is expected here", "", "put the text in quotes if it begins with this character"),
    ("expected <block end>", MISFIT, "", REINDENT),
    ("expected key", MISFIT, "", REINDENT),
    ("'-' indicator", MISFIT, "", "begin it with `- `, or change its indentation"),
    ("document start", "something stands after the end of the value", "", "delete it, or put the whole in quotes"),
)  # fmt: skip


def _syntax(source: Source, fault: yaml.YAMLError) -> Diagnostic:
    start = _offset(source, getattr(fault, "problem_mark", None))
    opened = _opened(source, getattr(fault, "context_mark", None), start)
    words = getattr(fault, "problem", None) or ""
    if source.text[start : start + 1] == "\t":
        words = "'\\t' that cannot"
    message, label, help = next(
        (row[1:] for row in SYNTAX if row[0] in words), ("the text cannot be read as YAML here", "", "")
    )
    if opened and message == OPEN_QUOTE:
        return error("yaml-syntax", message, opened[0].span, "opened here", help=help)
    span = Span(source, start, min(start + 1, len(source.text)))
    if opened and source.text[start : start + 1] == ":" and not _begins_below(source, opened[0].span.start, start):
        return error("yaml-syntax", "a comma is missing before this key", span, "the key ends here", more=opened,
                     help="put a comma between two entries; put text that holds `: ` in quotes")  # fmt: skip
    if opened and _after_a_quote(source, opened[0].span.start, start):
        return error("yaml-syntax", "text goes on after a closing quote", span, "", more=opened,
                     help="put the text in quotes as a whole, or leave them out; a comma ends an entry")  # fmt: skip
    if "nesting depth" in words:  # the parser has a bound of its own, and looks ahead
        return _too_deep(span)
    return error("yaml-syntax", message, span, label, more=opened, help=help)


def _begins_below(source: Source, opened: int, start: int) -> bool:
    """Whether a key stands on a line of its own, no further in than the line in which a bracket was opened."""
    first, last = (source.line(source.position(place)[0]) for place in (opened, start))
    indent = [len(line) - len(line.lstrip(" ")) for line in (first, last)]
    return source.position(opened)[0] != source.position(start)[0] and indent[1] <= indent[0]


def _after_a_quote(source: Source, opened: int, start: int) -> bool:
    """Whether a quoted text has just ended on the same line."""
    before = source.text[opened + 1 : start].rstrip(" ")
    return before.endswith(("'", '"')) and source.text[start : start + 1] not in ("", "\r", "\n")


def _too_deep(span: Span) -> Diagnostic:
    return error("too-deep", f"lists and mappings are nested more than {MAX_DEPTH} deep", span, "one too many")


def _index(mark: Any) -> int:
    return int(mark.index) if mark else 0


def _offset(source: Source, mark: Any) -> int:
    """Where a mark of the parser stands; past the end of the text, the end of its last line."""
    start = _index(mark)
    return start if start < len(source.text) else len(source.text.rstrip())


def _opened(source: Source, context: Any, start: int) -> list[Label]:
    if context is None or context.index >= start or source.text[context.index] not in "[{\"'":
        return []
    return [Label(Span(source, context.index, context.index + 1), "opened here")]


# --- reading nodes ----------------------------------------------------------------------------------------------------


def plain_data(node: Node) -> Any:
    """The node as plain lists, dicts and values, as JSON would have it."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Listing):
        return [plain_data(item) for item in node.items]
    return {key: plain_data(entry.value) for key, entry in node.entries.items()}


def at(node: Node, path: Sequence[str | int]) -> Node:
    """The node that the path of keys and positions leads to; where it leads nowhere, the last one on the way."""
    for step in path:
        below = _below(node, step)
        if below is None:
            return node
        node = below
    return node


def entries_below(node: Node) -> Iterator[Entry]:
    """Every entry of every mapping in a node, however deep."""
    waiting = [node]
    while waiting:
        found = waiting.pop()
        if isinstance(found, Listing):
            waiting += found.items
        elif isinstance(found, Mapping):
            yield from found.entries.values()
            waiting += [entry.value for entry in found.entries.values()]


def _below(node: Node, step: str | int) -> Node | None:
    if isinstance(node, Mapping):
        return node.get(str(step))
    if isinstance(node, Listing) and isinstance(step, int) and 0 <= step < len(node.items):
        return node.items[step]
    return None


def inside(scalar: Scalar, start: int, end: int) -> Span:
    """The span of a part of a scalar, given by offsets into its text.

    Exact for text on one line, plain or in quotes without escapes; otherwise the span of the whole scalar.
    """
    source, first = scalar.span.source, scalar.span.start
    for skip in (0, 1):
        begin = first + skip
        if source.text.startswith(scalar.text, begin) and "\n" not in scalar.text:
            return Span(source, begin + start, begin + end)
    return scalar.span
