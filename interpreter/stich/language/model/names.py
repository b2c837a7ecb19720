"""What things of a game are called, and where they stand in the sources.

Place in the pipeline: the bottom of the model; every other part of it names things so.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Names:
    """What a thing is called: the key in the spec, and its titles by language (``de``, ``en``, ``ru``)."""

    key: str
    titles: dict[str, str] = field(default_factory=dict)

    def title(self, language: str = "en") -> str:
        """The title in a language; without one the English, else the German, else the key."""
        titles = self.titles
        return titles.get(language) or titles.get("en") or titles.get("de") or self.key


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a rule stands in the sources; ``conjecture`` says why it is one, when it is."""

    work: str = ""
    section: str = ""
    quote: str = ""
    conjecture: str = ""
