"""What things of a game are called, what its author says in prose, and where things stand in the sources.

Place in the pipeline: the bottom of the model; every other part of it names things so.  It knows languages by their
BCP 47 tags; must not know what is printed in which.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

ENGLISH, GERMAN = "en", "de"


def nearest(tags: Collection[str], language: str) -> str:
    """Of these tags the one in which a reader of a language is best served: the same, else the same with less behind
    it, else one of the same language; empty if there is none.

    >>> nearest(["en", "pt"], "pt-BR"), nearest(["en", "pt-BR"], "pt"), nearest(["en"], "pt")
    ('pt', 'pt-BR', '')
    """
    parts = language.split("-")
    for length in range(len(parts), 0, -1):
        if (tag := "-".join(parts[:length])) in tags:
            return tag
    return next((tag for tag in tags if tag.split("-")[0] == parts[0]), "")


@dataclass(frozen=True, slots=True)
class Names:
    """What a thing is called: the key in the spec, and its titles by language (``de``, ``pt-BR``)."""

    key: str
    titles: dict[str, str] = field(default_factory=dict)

    def title(self, language: str = ENGLISH) -> str:
        """The title in a language; without one the English, else the German, else the key."""
        return self.own(language) or self.own(ENGLISH) or self.own(GERMAN) or self.key

    def own(self, language: str) -> str:
        """The title in that language, whatever its country or script; empty if there is none."""
        return self.titles.get(nearest(self.titles, language), "")


@dataclass(frozen=True, slots=True)
class Text:
    """What an author says in prose: by language, in the order of the spec.  A text alone is English."""

    texts: tuple[tuple[str, str], ...] = ()

    def __bool__(self) -> bool:
        return any(text for _, text in self.texts)

    def __str__(self) -> str:
        return self.in_(ENGLISH)

    @property
    def languages(self) -> tuple[str, ...]:
        """The tags of the languages in which it is said."""
        return tuple(tag for tag, text in self.texts if text)

    def language_of(self, language: str) -> str:
        """In which language a reader of this one gets it: the nearest, else English, else German, else the first that
        there is; empty if there is none."""
        tags = self.languages
        found = (nearest(tags, wanted) for wanted in (language, ENGLISH, GERMAN))
        return next((tag for tag in found if tag), tags[0] if tags else "")

    def in_(self, language: str) -> str:
        """The text for readers of a language, in the one that ``language_of`` tells."""
        return dict(self.texts).get(self.language_of(language), "")


NO_TEXT = Text()


def english(text: str) -> Text:
    """A text in English alone; none, if it is empty."""
    return Text(((ENGLISH, text),)) if text else NO_TEXT


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a rule stands in the sources; ``conjecture`` says why it is one, when it is; ``note`` is for readers."""

    work: str = ""
    section: str = ""
    quote: str = ""
    conjecture: Text = NO_TEXT
    note: Text = NO_TEXT

    def __bool__(self) -> bool:
        return bool(self.work or self.conjecture or self.note)
