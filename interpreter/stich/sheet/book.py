"""The words of a language, with which a sheet of rules is written.

Place in the pipeline: the bottom of ``sheet``; beside the tables ``phrases_en`` (what a spec can say) and ``words_en``
(what a sheet says of it), and those of the other languages.
It knows plurals, cases and lists; it must not know any rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module

from stich.language.model.names import Names

LANGUAGES = ("en", "de", "ru")
CASES = ("", "gen", "dat", "acc")
"""The cases of a phrase, in the order in which a book has them: ``der Geber / des Gebers / dem Geber / den Geber``."""

TOGETHER = {"de": {"von dem ": "vom ", "zu dem ": "zum ", "zu der ": "zur "}}
"""Words that a language draws together where they meet."""

FORMS = ("own", "each")
"""What else may stand under ``KEY:form``: whose something is (``its``), and what one gets something for (``each of its
tricks``)."""


class Said(str):
    """A phrase with its other forms, of which a sentence asks for the one it needs: ``{who:gen}``; where there is none
    the plain one stands.  ``{who:has|have}`` is a word that goes with its number."""

    forms: Mapping[str, str]
    plural: bool

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None, plural: bool = False) -> Said:
        """The phrase ``text``."""
        said = super().__new__(cls, text)
        said.forms, said.plural = forms or {}, plural
        return said

    def __format__(self, form: str) -> str:
        one, bar, many = form.partition("|")
        if bar:
            return many if self.plural else one
        return self.forms.get(form, str(self))


@dataclass(frozen=True, slots=True)
class Book:
    """Sentences and words by key.  ``{word}`` in one is filled in; ``one|many`` are forms by number (in Russian
    ``one|few|many``, and a fourth for the plural by itself), ``der / des / dem`` are forms by case.  Under
    ``KEY.alone`` stands what is said instead where everybody plays ``alone``."""

    language: str
    sentences: dict[str, str]
    alone: bool = False

    def __contains__(self, key: str) -> bool:
        return key in self.sentences

    def say(self, key: str, /, **words: object) -> str:
        """The sentence, with its words filled in."""
        return str(self._filled(self._key(key), words))

    def phrase(self, *keys: str, plural: bool = False, **words: object) -> Said:
        """What the first of the keys that the book has says, in all forms that it has."""
        said = self._filled(self._key(self.first_of(*keys)), words)
        return Said(said, said.forms, plural)

    def _filled(self, key: str, words: dict[str, object]) -> Said:
        known = {name: word if isinstance(word, Said) else Said(str(word)) for name, word in words.items()}
        texts = dict(zip(CASES, self._text(key).split(" / "), strict=False))
        texts |= {form: self.sentences[f"{key}:{form}"] for form in FORMS if f"{key}:{form}" in self}
        forms = {form: _drawn_together(self.language, text.format(**known)) for form, text in texts.items()}
        return Said(forms[""], forms)

    def _text(self, key: str) -> str:
        if key not in self.sentences:
            raise KeyError(f"the words for `{self.language}` lack `{key}`")
        return self.sentences[key]

    def _key(self, key: str) -> str:
        alone = f"{key}.alone"
        return alone if self.alone and alone in self.sentences else key

    def first_of(self, *keys: str) -> str:
        """The first of the keys that the book has; the last one if it has none."""
        return next((key for key in keys if key in self.sentences), keys[-1])

    def count(self, key: str, number: int) -> str:
        """A number with its noun: ``3 tricks``."""
        return f"{digits(number)} {self.noun(key, number)}"

    def noun(self, key: str, number: int, **words: object) -> str:
        """A noun in the form that a number asks for, with its words filled in."""
        forms = self._text(key).split("|")
        return forms[min(_form(self.language, number), len(forms) - 1)].format(number=digits(number), **words)

    def counted(self, names: Names, number: int) -> str:
        """A number with a noun that the spec declares: ``1 banner``.  Keys are English and stand in the plural."""
        key = f"name.{names.key}"
        if names.own(self.language) or key not in self.sentences:
            title = self.title(names)
            single = number == 1 and title == names.key and self.language == "en"
            noun = title.removesuffix("s") if single else title
            return self.say("count.named" if number else "count.none", number=digits(number), name=noun)
        return self.count(key, number) if number else self.say("no_of", noun=self.noun(key, 0))

    def listed(self, items: Iterable[str], word: str = "and") -> str:
        """Items with commas, and a word before the last: ``a, b and c``."""
        *rest, last = list(items) or [""]
        return f"{', '.join(rest)} {self._text(word)} {last}" if rest else last

    def title(self, names: Names, kind: str = "name") -> str:
        """What a thing is called: its title in this language, a word of the book for its key, else (keys are English)
        the key in English and any title in another language."""
        own = names.own(self.language) or self._word(names, kind)
        return own or (names.key if self.language == "en" else names.title(self.language))

    def has_title(self, names: Names, kind: str = "name") -> bool:
        """Whether a thing is called something in this language: by its spec, or by the book.  Keys are English."""
        return self.language == "en" or bool(names.own(self.language) or self._word(names, kind))

    def _word(self, names: Names, kind: str) -> str:
        """What the book itself calls what has this key."""
        return self.sentences.get(f"{kind}.{names.key}", "").split("|")[-1]


def _form(language: str, number: int) -> int:
    """Which form of a noun goes with a number.

    >>> [_form("ru", n) for n in (1, 3, 5, 11, 21)]
    [0, 1, 2, 2, 0]
    """
    number = abs(number)
    if language != "ru":
        return 0 if number == 1 else 1
    tens, ones = number // 10 % 10, number % 10
    if tens == 1 or ones == 0 or ones > 4:
        return 2
    return 0 if ones == 1 else 1


def _drawn_together(language: str, text: str) -> str:
    """The text with the words drawn together that its language draws together.

    >>> _drawn_together("de", "von dem Geber zu der Partei")
    'vom Geber zur Partei'
    """
    for apart, together in TOGETHER.get(language, {}).items():
        text = text.replace(apart, together)
    return text


def digits(number: int) -> str:
    """A number as it is printed.

    >>> digits(-350)
    '−350'
    """
    return str(number).replace("-", "−")


def book_of(language: str, alone: bool = False) -> Book:
    """The sentences of a language of ``LANGUAGES``; those for tables where everybody plays ``alone``, if that is so.

    Raises:
        KeyError: there is no such book.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    phrases: dict[str, str] = import_module(f"stich.sheet.phrases_{language}").PHRASES
    sentences: dict[str, str] = import_module(f"stich.sheet.words_{language}").SENTENCES
    return Book(language, phrases | sentences, alone)


def sentence(text: str) -> str:
    """The text with a capital at its beginning and a full stop at its end.

    >>> sentence("the dealer deals")
    'The dealer deals.'
    """
    text = text.strip()
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?:…" else ".")
