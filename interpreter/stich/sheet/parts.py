"""What a sheet of rules is made of: sections of paragraphs, lists and tables; plain text without any mark-up.

Place in the pipeline: data between ``sheet``, which makes it, and the modules that draw it.  It knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TypeAlias

from stich.language.model.game import GameModel, Remark
from stich.language.model.names import Names, Text, nearest
from stich.messages.book import Book, sentence
from stich.sheet.conditions import ConditionWords


class Tone(Enum):
    """What kind of text a paragraph is."""

    RULE = auto()
    CAPTION = auto()  # says what follows
    SOURCE = auto()
    NOTE = auto()
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
    tone: Tone = Tone.RULE


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

    def bullets(self, items: Iterable[str], numbered: bool = False, tone: Tone = Tone.RULE) -> None:
        """A list, if there is anything in it."""
        texts = tuple(sentence(item) for item in items if item)
        if texts:
            self.blocks.append(Bullets(texts, numbered, tone))

    def item(self, text: str) -> None:
        """A text whose further lines are its cases."""
        first, *rest = text.split("\n")
        self.blocks.append(Paragraph(first if rest else sentence(first)))
        self.bullets(rest)

    def author(self, marked: bool) -> None:
        """What the mark of the author's own words means, where one was set."""
        if marked:
            self.blocks.append(Paragraph(self.say("authored-mark"), Tone.NOTE))

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

    def own(self, text: Text) -> str:
        """What the author says, in the language of the sheet; in another language it is a quotation."""
        return in_own_words(self.p.book, text)

    def cite(self, *sections: str) -> None:
        """What the spec says of the sources of its sections and of every single rule in them, what it notes for
        readers, and where its conjectures are told."""
        changed = self.p.game.changed
        for section in sections:
            if section in changed:
                told = self.say("changed-here", name=changed[section], section=self._section(section))
                self.blocks.append(Paragraph(told, Tone.SOURCE))
        named: dict[Paragraph, list[str]] = {}
        for remark in self.p.game.remarks:
            if remark.section in sections:
                for paragraph in self._remarked(remark):
                    named.setdefault(paragraph, []).append(self._of(remark, sections))
        for paragraph, names in named.items():
            if any(names):
                told = self.p.book.listed(dict.fromkeys(name or self._section(sections[0]) for name in names))
                paragraph = replace(paragraph, text=sentence(self.say("colon", name=told, text=paragraph.text)))
            self.blocks.append(paragraph)

    def _of(self, remark: Remark, sections: Sequence[str]) -> str:
        """Of what a remark speaks: nothing, where that is the section."""
        if remark.name.key:
            return self.p.book.title(remark.name)
        return "" if remark.section == sections[0] else self._section(remark.section)

    def _section(self, key: str) -> str:
        return self.p.book.title(Names(key), "section")

    def _remarked(self, remark: Remark) -> Iterator[Paragraph]:
        citation = remark.citation
        what = [part for part in (_work(citation.work), citation.section) if part]
        if citation.quote:
            what.append(self.say("quoted", words=citation.quote))
        if what:
            yield Paragraph(self.say("source-at", what=", ".join(what)), Tone.SOURCE)
        if citation.note:
            yield Paragraph(self.say("note", text=self.own(citation.note).rstrip(".")), Tone.NOTE)
        if citation.conjecture:
            yield Paragraph(
                self.say("conjecture-see", number=number_of(self.p.game, citation.conjecture)), Tone.CONJECTURE
            )

    def section(self, heading: str, /, **words: object) -> tuple[Section, ...]:
        """The section, if anything stands in it."""
        return (Section(self.say(heading, **words), tuple(self.blocks)),) if self.blocks else ()


def in_own_words(book: Book, text: Text) -> str:
    """What the author says, in the language of a book; a quotation, where he says it in another."""
    words = " ".join(text.in_(book.language).split())
    own = nearest([text.language_of(book.language)], book.language)
    return words if own or not words else book.say("quoted", words=words)


def conjectures(game: GameModel) -> tuple[Text, ...]:
    """Every conjecture of a spec, in its order; those of its examples are told with them."""
    found = (remark.citation.conjecture for remark in game.remarks if remark.section != "examples")
    return tuple(dict.fromkeys(text for text in found if text))


def number_of(game: GameModel, conjecture: Text) -> int:
    """Under which number a conjecture is told."""
    return conjectures(game).index(conjecture) + 1


def _work(key: str) -> str:
    """A work by the key under which the list of sources has it."""
    return f"[{key}]" if key else ""
