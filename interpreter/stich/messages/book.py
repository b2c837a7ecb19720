"""The words of a language, with which rule sheets are written and a table is told what happens.

Place in the pipeline: over ``language.model.names`` alone; ``sheet`` and ``cli`` say with it whatever people read.
The messages stand in ``LANGUAGE.ftl`` beside this module, in the syntax of Project Fluent; a new language is a new
file.  It knows plurals, cases and lists; it must not know any rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from stich.language.model.names import Names
from stich.messages.known import LANGUAGES as LANGUAGES

FORMS = ("gen", "dat", "acc", "ins", "prep", "own", "each", "sub")
"""In what other forms a phrase may be given, as attributes of its message: cases; ``own``, whose something is
(``its``); ``each``, what one gets something for (``each of its tricks``); ``sub``, a clause as it stands after *when*.
A message asks for one by its name, as in ``{ GEN($who) }``, and gets the plain phrase where there is no such form."""

ALL = "all"
"""The number that asks a message for its plural by itself."""

LONGEST = 2000
"""How many characters a phrase may have that is handed to a message as it is; Fluent takes no more than 2,500."""


STAR = "\ufff2"
"""What a star behind a word of ours is read as: a spec may have stars, but none of these."""

WAITING = re.compile(r"(?<=\w)\*(?!\[)")


class Said(str):
    """A phrase with its other forms, whether it is a plural, and its gender where the language has one."""

    forms: Mapping[str, str]
    plural: bool
    gender: str

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None, plural: bool = False, gender: str = "") -> Said:
        """The phrase ``text``."""
        said = super().__new__(cls, text)
        said.forms, said.plural, said.gender = forms or {}, plural, gender
        return said

    def form(self, name: str) -> str:
        """The phrase in a form, if it has that."""
        return self.forms.get(name, str(self))


def _form_of(name: str) -> Callable[[str], str]:
    return lambda said: said.form(name) if isinstance(said, Said) else said


def _agree(said: str, one: str, many: str) -> str:
    """The word that goes with one, or with many."""
    return many if isinstance(said, Said) and said.plural else one


def _gender(said: str) -> str:
    return said.gender if isinstance(said, Said) else ""


FUNCTIONS: dict[str, Callable[..., Any]] = {name.upper(): _form_of(name) for name in FORMS}
FUNCTIONS |= {"AGREE": _agree, "GENDER": _gender}


class MessageError(LookupError):
    """A message that is not there, or that asks for what it is not given."""


@cache
def bundle_of(language: str) -> FluentBundle:
    """The messages of a language of ``LANGUAGES``."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    text = (files(__package__) / f"{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(WAITING.sub(STAR, text)))
    return bundle


@dataclass(frozen=True, slots=True)
class Book:
    """The messages of a language by key.  Under ``KEY-alone`` stands what is said instead where everybody plays
    ``alone``."""

    language: str
    alone: bool = False

    def __contains__(self, key: str) -> bool:
        return bundle_of(self.language).has_message(key)

    def say(self, key: str, /, **words: object) -> str:
        """The message, with its words filled in."""
        return str(self._said(self._key(key), words))

    def phrase(self, *keys: str, plural: bool = False, **words: object) -> Said:
        """What the first of the keys that the book has says, in all forms that it has."""
        said = self._said(self._key(self.first_of(*keys)), words)
        return Said(said, said.forms, plural or said.plural, said.gender)

    def clause(self, key: str, words: Mapping[str, object]) -> Said:
        """The message with its words, as it stands by itself and as it stands after *when*."""
        return self._said(self._key(key), words)

    def _said(self, key: str, words: Mapping[str, object]) -> Said:
        args, long = _handed_over(words)
        attributes = self._message(key).attributes
        texts = {name: self._text(key, name, args, long) for name in FORMS if name in attributes}
        gender = self._text(key, "gender", args, long) if "gender" in attributes else ""
        return Said(self._text(key, "", args, long), texts, "plural" in attributes, gender)

    def in_form(self, form: str, *keys: str, **words: object) -> str:
        """A form of the first of the messages that have it."""
        key = next((key for key in keys if key in self and form in self._message(key).attributes), keys[-1])
        args, long = _handed_over(words)
        return self._text(key, form, args, long)

    def _text(self, key: str, attribute: str, args: Mapping[str, object], long: list[str]) -> str:
        message = self._message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MessageError(f"the message `{key}` of `{self.language}` has no text")
        text, faults = self._bundle(key).format_pattern(pattern, dict(args))
        if faults:
            raise MessageError(f"the message `{key}` of `{self.language}` cannot be said: {faults[0]}")
        for i, whole in enumerate(long):
            text = str(text).replace(_token(i), whole)
        return self._drawn_together(str(text))

    def _message(self, key: str) -> Any:
        return self._bundle(key).get_message(key)

    def _bundle(self, key: str) -> FluentBundle:
        """The messages that have this one: those of the language, or the English ones, as long as a new language is
        being written."""
        for language in (self.language, "en"):
            if bundle_of(language).has_message(key):
                return bundle_of(language)
        raise MessageError(f"the messages of `{self.language}` lack `{key}`")

    def _drawn_together(self, text: str) -> str:
        """The text with the words drawn together that its language draws together: ``von dem`` is ``vom``."""
        known = contractions(self.language)
        if STAR in text:
            for mark, becomes in known.marks:
                text = mark.sub(becomes, text)
        for apart, together in known.pairs:
            text = text.replace(apart, together)
        return text

    def _key(self, key: str) -> str:
        alone = f"{key}-alone"
        return alone if self.alone and alone in self else key

    def first_of(self, *keys: str) -> str:
        """The first of the keys that the book has; the last one if it has none."""
        return next((key for key in keys if key in self), keys[-1])

    def count(self, key: str, number: int) -> str:
        """A number with its noun: ``3 tricks``."""
        return f"{digits(number)} {self.noun(key, number)}"

    def noun(self, key: str, number: int, **words: object) -> str:
        """A noun in the form that a number asks for, with its words filled in."""
        return self.say(key, count=abs(number), number=digits(number), **words)

    def several(self, key: str) -> str:
        """A noun in the plural by itself."""
        return self.say(key, count=ALL, number="")

    def counted(self, names: Names, number: int) -> str:
        """A number with a noun that the spec declares: ``1 banner``.  Keys are English and stand in the plural."""
        key = name_key("name", names)
        if names.own(self.language) or key not in self:
            title = self.title(names)
            single = number == 1 and title == names.key and self.language == "en"
            noun = title.removesuffix("s") if single else title
            return self.say("count-named" if number else "count-none", number=digits(number), name=noun)
        return self.count(key, number) if number else self.say("no_of", noun=self.noun(key, 0))

    def listed(self, items: Iterable[str], word: str = "and") -> str:
        """Items with commas, and a word before the last: ``a, b and c``."""
        *rest, last = list(items) or [""]
        if not rest:
            return last
        joint = f" {self.say(word)} "
        return together([together(rest, ", "), last], joint)

    def title(self, names: Names, kind: str = "name") -> str:
        """What a thing is called: its title in this language, a word of the book for its key, else (keys are English)
        the key in English and any title in another language."""
        own = names.own(self.language) or self._word(names, kind)
        return own or (names.key if self.language == "en" else names.title(self.language))

    def has_title(self, names: Names, kind: str = "name") -> bool:
        """Whether a thing is called something in this language: by its spec, or by the book.  Keys are English."""
        return self.language == "en" or bool(names.own(self.language) or self._word(names, kind))

    def _word(self, names: Names, kind: str) -> str:
        """What the book itself calls what has this key; an award as anything else of its name, if no word is for
        awards alone."""
        keys = (name_key(each, names) for each in ((kind, "name") if kind == "award" else (kind,)))
        return next((self.several(key) for key in keys if key in self), "")


def together(clauses: Sequence[str], joint: str) -> Said:
    """Clauses with the same joint between them, as they stand by themselves and as they stand after *when*."""
    subs = [_form_of("sub")(clause) for clause in clauses]
    whole = joint.join(clauses)
    return Said(whole, {"sub": joint.join(subs)} if subs != list(clauses) else None)


def name_key(kind: str, names: Names) -> str:
    """The key of the word for something that specs declare."""
    return f"{kind}-{names.key}".replace(" ", "_")


@dataclass(frozen=True, slots=True)
class Contractions:
    """What a language makes of words that meet: ``pairs`` of words that draw together before a blank; ``marks``, words
    with a star which wait for what follows them."""

    pairs: tuple[tuple[str, str], ...] = ()
    marks: tuple[tuple[re.Pattern[str], str], ...] = ()


@cache
def contractions(language: str) -> Contractions:
    """Words that a language draws together where they meet, and what they become: ``von dem = vom``.

    A word with a star is chosen by the next one: ``no* King|Ober = no ~``, where the tilde is whatever of these words
    follows, then ``no* = none``, where none of them does; ``…`` stands for any words.  Where there are many, they stand
    in groups, as attributes of any name.

    Raises:
        MessageError: a group cannot be read.
    """
    bundle = bundle_of(language)
    if not bundle.has_message("contractions"):
        return Contractions()
    message, texts = bundle.get_message("contractions"), []
    for group in (message.value, *message.attributes.values()):
        text, faults = bundle.format_pattern(group) if group is not None else ("", [])
        if faults:
            raise MessageError(f"the contractions of `{language}` cannot be read: {faults[0]}")
        texts.append(str(text))
    all_pairs = (pair.split("=") for text in texts for pair in text.split(";") if "=" in pair)
    pairs, marks = [], []
    for apart, becomes in ((apart.split(), becomes.strip()) for apart, becomes in all_pairs):
        if any(STAR in word for word in apart):
            marks.append(_mark(apart, becomes))
        else:
            pairs.append((f"{' '.join(apart)} ", f"{becomes} "))
    return Contractions(tuple(pairs), tuple(marks))


def _mark(apart: list[str], becomes: str) -> tuple[re.Pattern[str], str]:
    """What finds a word with a star, and what stands there instead."""
    pattern = " ".join(map(_word_after, apart)).replace(" ,", ",")
    blank = "" if becomes else " ?"
    return re.compile(rf"(?<!\w){pattern}(?!\w){blank}"), becomes.replace("~", r"\g<next>")


def _word_after(word: str) -> str:
    """What finds a word: one of several, any words without a mark between them (``…``), or just that one."""
    if word == "…":
        return "(?P<next>[^,.;:()]+?)"
    if "|" in word:
        return f"(?P<next>{'|'.join(map(re.escape, word.split('|')))})"
    return re.escape(word)


def _handed_over(words: Mapping[str, object]) -> tuple[dict[str, object], list[str]]:
    """The words as Fluent takes them: what is too long for it as a token, and what that stands for."""
    args: dict[str, object] = {}
    long: list[str] = []
    for name, word in words.items():
        if name == "count" and isinstance(word, int):
            args[name] = fluent_number(word, useGrouping=False)
        elif isinstance(word, Said):
            forms = {form: _short(text, long) for form, text in word.forms.items()}
            args[name] = Said(_short(str(word), long), forms, word.plural, word.gender)
        else:
            args[name] = _short(str(word), long)
    return args, long


def _short(text: str, long: list[str]) -> str:
    """The text, or a token for it if it is too long."""
    if len(text) <= LONGEST:
        return text
    long.append(text)
    return _token(len(long) - 1)


def _token(number: int) -> str:
    """What no text holds, for a phrase that is too long: a spec may have no character of these."""
    return f"\ufff0{number}\ufff1"


def digits(number: int) -> str:
    """A number as it is printed.

    >>> digits(-350)
    '−350'
    """
    return str(number).replace("-", "−")


def book_of(language: str, alone: bool = False) -> Book:
    """The messages of a language of ``LANGUAGES``; those for tables where everybody plays ``alone``, if that is so.

    Raises:
        KeyError: there is no such book.
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    return Book(language, alone)


def sentence(text: str) -> str:
    """The text with a capital at its beginning and a full stop at its end.

    >>> sentence("the dealer deals")
    'The dealer deals.'
    """
    text = text.strip()
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?:…†" else ".")
