"""How titles and texts by language are laid out: a title on one line, a text with a line for each language.

Place in the pipeline: a step of ``format``, on text; it must not know what is said in which language.  It changes the
layout of such mappings alone, and only where no comment stands in them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from stich.authoring.new import scalar
from stich.language.text.nodes import Mapping, Scalar, parse
from stich.language.text.source import Source
from stich.language.text.spots import Located, spots

WIDTH = 120
STEP = 2

Edit = tuple[int, int, str]  # from where to where, and what stands there then


def laid_out(text: str) -> str:
    """The text with its titles and texts by language as they should be."""
    tree, _ = parse(Source("", text))
    if not isinstance(tree, Mapping):
        return text
    for start, end, new in sorted(_edits(text, spots(tree)), reverse=True):
        text = text[:start] + new + text[end:]
    return text


def _edits(text: str, places: Iterable[Located]) -> Iterator[Edit]:
    for place in places:
        node = place.node
        if place.sort not in ("title", "text") or not isinstance(node, Mapping):
            continue
        said = {entry.key.text: entry.value.text for entry in node.entries.values() if isinstance(entry.value, Scalar)}
        start, end = node.span.start, _end(text, node.span.end)
        if len(said) < len(node.entries) or "#" in text[start:end] or any("\n" in words for words in said.values()):
            continue
        in_block = text[start : start + 1] != "{"
        edit = _flow(text, start, end, said) if place.sort == "title" else _block(text, start, end, said)
        if edit is not None and in_block == (place.sort == "title"):
            yield edit


def _end(text: str, end: int) -> int:
    """The end of a mapping without the empty lines after it."""
    return len(text[:end].rstrip())


def _flow(text: str, start: int, end: int, said: dict[str, str]) -> Edit | None:
    """A title in block style on the line of its key, if there is room."""
    colon = len(text[:start].rstrip())
    line = text[text.rfind("\n", 0, colon) + 1 : colon]
    flow = f"{{{', '.join(f'{tag}: {scalar(words)}' for tag, words in said.items())}}}"
    fits = line.endswith(":") and len(line) + 1 + len(flow) <= WIDTH
    return (colon, end, f" {flow}") if fits else None


def _block(text: str, start: int, end: int, said: dict[str, str]) -> Edit | None:
    """A text in flow style with a line for each language, if its key begins a line of a block."""
    line_start = text.rfind("\n", 0, start) + 1
    head = text[line_start:start]
    indent = len(head) - len(head.lstrip(" -"))
    after = text[end : end + 1]
    key = head[indent:].rstrip()
    if not key.endswith(":") or key[0] in "{[" or "{" in key or len(said) < STEP or after not in ("", "\n"):
        return None
    margin = " " * (indent + STEP)
    lines = (_line(margin, tag, words) for tag, words in said.items())
    return len(text[:start].rstrip()), end, "\n" + "\n".join(lines)


def _line(margin: str, tag: str, words: str) -> str:
    short = f"{margin}{tag}: {scalar(words)}"
    if len(short) <= WIDTH or words != " ".join(words.split()):
        return short
    inner = margin + " " * STEP
    folded = wrap(words, WIDTH - len(inner), break_long_words=False, break_on_hyphens=False)
    return "\n".join([f"{margin}{tag}: >-", *(inner + line for line in folded)])
