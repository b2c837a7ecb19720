"""What a sheet of rules is made of: sections of paragraphs, lists and tables; plain text without any mark-up.

Place in the pipeline: data between ``sheet``, which makes it, and the modules that draw it.  It knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TypeAlias

from stich.language.model.names import NO_TEXT, Citation
from stich.messages.book import sentence
from stich.sheet.conditions import ConditionWords


class Tone(Enum):
    """What kind of text a paragraph is."""

    RULE = auto()
    CAPTION = auto()  # says what follows
    SOURCE = auto()
    CONJECTURE = auto()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text of one or more sentences."""

    text: str
    tone: Tone = Tone.RULE


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list of texts; ``numbered`` where their order counts."""

    items: tuple[str, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells under a head; an empty head is none."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Paragraph | Bullets | Grid


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it."""

    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rule sheet of a game in one language."""

    game: str
    title: str
    subtitle: str
    about: tuple[Block, ...]
    sections: tuple[Section, ...]
    language: str = "en"


# --- making them ------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Writer:
    """Collects the blocks of a section; ``say`` and ``p`` are at hand for its author."""

    p: ConditionWords
    blocks: list[Block] = field(default_factory=list)

    def say(self, key: str, /, **words: object) -> str:
        """A phrase of the language."""
        return self.p.book.say(key, **words)

    def line(self, *texts: str, tone: Tone = Tone.RULE) -> None:
        """A paragraph of sentences; empty texts are passed over."""
        text = " ".join(sentence(text) for text in texts if text)
        if text:
            self.blocks.append(Paragraph(text, tone))

    def caption(self, key: str, /, **words: object) -> None:
        """What the next block is."""
        self.blocks.append(Paragraph(sentence(self.say(key, **words)), Tone.CAPTION))

    def bullets(self, items: Iterable[str], numbered: bool = False) -> None:
        """A list, if there is anything in it."""
        texts = tuple(sentence(item) for item in items if item)
        if texts:
            self.blocks.append(Bullets(texts, numbered))

    def table(self, head: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
        """A table, if it has a row; a column with nothing in it is left out."""
        self.grid([self.say(key) if key else "" for key in head], rows)

    def grid(self, head: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
        """The same under titles that are words already."""
        words, cells = tuple(head), [tuple(row) for row in rows]
        if not cells:
            return
        shown = [i for i in range(len(cells[0])) if any(row[i] not in ("", "–") for row in cells)]
        titles = tuple(words[i] for i in shown) if words else ()
        self.blocks.append(Grid(titles, tuple(tuple(row[i] or "–" for i in shown) for row in cells)))

    def cite(self, *sections: str) -> None:
        """What the spec says of the sources of its sections."""
        evidence = (self.p.game.evidence.get(name, Citation()) for name in sections)
        for citation in dict.fromkeys(replace(each, note=NO_TEXT) for each in evidence):
            self.cited(citation)
        for remark in self.p.game.remarks:
            if remark.section in sections and not remark.kept:
                self.cited(remark.citation, self.p.book.title(remark.name) if remark.name.key else "")

    def cited(self, citation: Citation, name: str = "") -> None:
        """Where one thing stands, and whether it is conjecture."""
        what = [part for part in (_work(citation.work), citation.section) if part]
        if citation.quote:
            what.append(self.say("quoted", words=citation.quote))
        if what:
            text = self.say("source-at", what=", ".join(what))
            self._mark(text, name, Tone.SOURCE)
        if citation.conjecture:
            text = self.say("conjecture", why=citation.conjecture.in_(self.p.book.language).rstrip("."))
            self._mark(text, name, Tone.CONJECTURE)

    def _mark(self, text: str, name: str, tone: Tone) -> None:
        self.blocks.append(Paragraph(self.say("colon", name=name, text=text) if name else text, tone))

    def section(self, heading: str, /, **words: object) -> tuple[Section, ...]:
        """The section, if anything stands in it."""
        return (Section(self.say(heading, **words), tuple(self.blocks)),) if self.blocks else ()


def _work(key: str) -> str:
    """A work by the key under which the list of sources has it."""
    return f"[{key}]" if key else ""
