"""The words of a language, with which a sheet of rules is written.

Place in the pipeline: the bottom of ``sheet``; beside the tables ``words_en``, ``words_de``, ``words_ru``.
It knows plurals and lists; it must not know any rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

from stich.language.model.names import Names

LANGUAGES = ("en", "de", "ru")


@dataclass(frozen=True, slots=True)
class Book:
    """Sentences and words by key.  ``{word}`` in one is filled in; ``one|many`` are forms by number (in Russian
    ``one|few|many``, and a fourth for the plural by itself)."""

    language: str
    sentences: dict[str, str]

    def __contains__(self, key: str) -> bool:
        return key in self.sentences

    def say(self, key: str, /, **words: object) -> str:
        """The sentence, with its words filled in."""
        return self.sentences[key].format(**words)

    def first_of(self, *keys: str) -> str:
        """The first of the keys that the book has; the last one if it has none."""
        return next((key for key in keys if key in self.sentences), keys[-1])

    def count(self, key: str, number: int) -> str:
        """A number with its noun: ``3 tricks``."""
        return f"{number} {self.noun(key, number)}"

    def noun(self, key: str, number: int) -> str:
        """A noun in the form that a number asks for."""
        forms = self.sentences[key].split("|")
        return forms[min(_form(self.language, number), len(forms) - 1)]

    def counted(self, names: Names, number: int) -> str:
        """A number with a noun that the spec declares: ``1 banner``.  Keys are English and stand in the plural."""
        key = f"name.{names.key}"
        if self.language in names.titles or key not in self.sentences:
            title = self.title(names)
            single = number == 1 and title == names.key and self.language == "en"
            noun = title.removesuffix("s") if single else title
            return self.say("count.named" if number else "count.none", number=number, name=noun)
        return self.count(key, number) if number else self.say("no_of", noun=self.noun(key, 0))

    def listed(self, items: Iterable[str], word: str = "and") -> str:
        """Items with commas, and a word before the last: ``a, b and c``."""
        *rest, last = list(items) or [""]
        return f"{', '.join(rest)} {self.sentences[word]} {last}" if rest else last

    def title(self, names: Names, kind: str = "name") -> str:
        """What a thing is called: its title in this language, a word of the book for its key, else (keys are English)
        the key in English and any title in another language."""
        own = names.titles.get(self.language) or self.sentences.get(f"{kind}.{names.key}", "").split("|")[-1]
        return own or (names.key if self.language == "en" else names.title(self.language))


def _form(language: str, number: int) -> int:
    """Which form of a noun goes with a number.

    >>> [_form("ru", n) for n in (1, 3, 5, 11, 21)]
    [0, 1, 2, 2, 0]
    """
    if language != "ru":
        return 0 if number == 1 else 1
    tens, ones = number // 10 % 10, number % 10
    if tens == 1 or ones == 0 or ones > 4:
        return 2
    return 0 if ones == 1 else 1


def book_of(language: str) -> Book:
    """The sentences of a language of ``LANGUAGES``.

    Raises:
        KeyError: there is no such book.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    sentences: dict[str, str] = import_module(f"stich.sheet.words_{language}").SENTENCES
    return Book(language, sentences)


def sentence(text: str) -> str:
    """The text with a capital at its beginning and a full stop at its end.

    >>> sentence("the dealer deals")
    'The dealer deals.'
    """
    text = text.strip()
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?:…" else ".")
