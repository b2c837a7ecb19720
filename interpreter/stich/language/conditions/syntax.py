"""Text of the condition language to syntax trees, with faults that teach.

Place in the pipeline: above ``diagnostics``, below ``phrases``.  Knows the grammar in ``conditions.lark``; must not
know YAML, decks or what any name means.  Lark is imported, and its parser built, only when the first text is parsed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, TypeAlias

from stich.language.text.diagnostics import did_you_mean, quoted, suggest

if TYPE_CHECKING:
    from lark import Lark, Token, Tree
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

STARTS = ("cards", "order", "condition", "clause", "guard", "exemption", "seat", "amount")

MAX_LENGTH = 2_000
MAX_BRACKETS = 20
MAX_DIGITS = 6
MAX_LISTED = 6

A_NAME, A_NUMBER, THE_END, CARDS, A_FACT = "a name", "a number", "the end", "a description of cards", "a fact"


class ConditionError(Exception):
    """A text that is not in the language; the fault lies between the offsets ``start`` and ``end``.

    ``expected`` holds what could have stood there, in the author's words; ``code`` is the code of the diagnostic.
    """

    def __init__(
        self,
        start: int,
        end: int,
        message: str,
        help: str = "",
        expected: Iterable[str] = (),
        *,
        code: str = "condition-syntax",
        instead: str = "",
    ) -> None:
        super().__init__(message)
        self.start, self.end = start, end
        self.message, self.help, self.expected = message, help, tuple(expected)
        self.code, self.instead = code, instead


def parse(text: str, start: str) -> Tree[Token]:
    """The syntax tree of a text, with offsets on its nodes and words; ``start`` is one of :data:`STARTS`.

    Raises:
        ConditionError: the text is too long, nested too deeply, or not in the language.
    """
    _refuse_large(text)
    fault = _attempt(text, start)
    if isinstance(fault, Exception):
        raise _explain(fault, text, start) from None
    return fault


@cache
def keywords() -> frozenset[str]:
    """The words of the language itself, which no spec may declare as names."""
    return frozenset(re.findall(r'"([a-z]+)"', _grammar())) | {"lower", "higher"}


@cache
def _grammar() -> str:
    return files("stich.language.conditions").joinpath("conditions.lark").read_text("utf-8")


@cache
def _parser() -> Lark:
    from lark import Lark

    # The basic lexer reserves each keyword everywhere, so that one in a wrong place is told by what was expected there.
    # The tables are made anew each time: Lark keeps them from run to run as a pickle, which may run anybody's code.
    return Lark(
        _grammar(),
        parser="lalr",
        lexer="basic",
        start=list(STARTS),
        propagate_positions=True,
        maybe_placeholders=False,
    )


def _attempt(text: str, start: str) -> Tree[Token] | UnexpectedInput:
    from lark.exceptions import UnexpectedInput

    try:
        return _parser().parse(text, start=start)
    except UnexpectedInput as fault:
        return fault


# --- bounds -----------------------------------------------------------------------------------------------------------


def _refuse_large(text: str) -> None:
    if len(text) > MAX_LENGTH:
        message = f"a rule of more than {MAX_LENGTH:,} characters"
        raise ConditionError(0, len(text), message, "say it in several rules", code="condition-too-large")
    depth = 0
    for bracket in re.finditer(r"[()]", text):
        depth += 1 if bracket.group() == "(" else -1
        if depth > MAX_BRACKETS:
            message = f"brackets nested more than {MAX_BRACKETS} deep"
            raise ConditionError(*bracket.span(), message, "say it in several rules", code="condition-too-large")
    for number in re.finditer(rf"[0-9]{{{MAX_DIGITS + 1},}}", text):
        message = f"a number of more than {MAX_DIGITS} digits"
        raise ConditionError(*number.span(), message, code="condition-too-large")


# --- explaining a fault -----------------------------------------------------------------------------------------------


def _explain(fault: UnexpectedInput, text: str, start: str) -> ConditionError:
    from lark.exceptions import UnexpectedToken

    if not isinstance(fault, UnexpectedToken):
        return _strange_character(fault, text)  # type: ignore[arg-type]
    said = _other_words(text, start) or _misspelled(fault, text, start)
    return said or _taught(fault, text) or _unexpected(fault, text)


def _strange_character(fault: UnexpectedCharacters, text: str) -> ConditionError:
    at = fault.pos_in_stream or 0
    char = text[at]
    return ConditionError(at, at + 1, f"{quoted(char)} is not used in the language", STRANGE.get(char, ""))


def _misspelled(fault: UnexpectedToken, text: str, start: str) -> ConditionError | None:
    """Blame a word, here or shortly before, that is close to a keyword with which the text could be read further."""
    words = [m for m in re.finditer(r"[^\W\d_][\w'’-]*", text) if m.start() <= _offset(fault, text)]
    for word in reversed(words[-4:]):
        for meant in _meanings(word.group()):
            shorter = min(0, len(meant) - len(word.group())) if word.end() <= _offset(fault, text) else 0
            if _reaches(text[: word.start()] + meant + text[word.end() :], start) > _offset(fault, text) + shorter:
                expected = _expected(fault) if word.end() > _offset(fault, text) else ()
                help = f"write the number in digits: `{meant}`" if meant.isdecimal() else did_you_mean([meant])
                message = f"unexpected word {quoted(word.group())}"
                return ConditionError(*word.span(), message, help, expected, instead=meant)
    return None


def _meanings(word: str) -> list[str]:
    """What an unexpected word may have been meant for; a card, in capitals, for no word of the language."""
    if word in MEANT:
        return [MEANT[word]]
    is_card = word.isupper() and word.casefold() not in keywords()
    return [] if word in keywords() or is_card else suggest(word, keywords())


def _other_words(text: str, start: str) -> ConditionError | None:
    """Blame a phrase that ordinary speech has and the language says in another way."""
    for phrase, meant in PHRASES.items():
        found = re.search(rf"\b{phrase}\b", text)
        if found and _reaches(text[: found.start()] + meant + text[found.end() :], start) > found.start() + len(meant):
            message = f"{quoted(found.group())} is not said here"
            return ConditionError(*found.span(), message, f"say {quoted(meant)}", instead=meant)
    return None


def _reaches(text: str, start: str) -> int:
    """How far a text can be read: the offset of its fault, or past its end without one."""
    outcome = _attempt(text, start)
    return _offset(outcome, text) if isinstance(outcome, Exception) else len(text) + 1


def _offset(fault: UnexpectedInput, text: str) -> int:
    token = getattr(fault, "token", None)
    if token is not None and token.type == "$END":
        return len(text)
    return fault.pos_in_stream or 0


def _place(fault: UnexpectedToken, text: str) -> tuple[int, int]:
    """The word at fault; at the end of the text the caret stands after its last word."""
    if fault.token.type == "$END":
        end = len(text.rstrip())
        return end, end
    start = fault.pos_in_stream or 0
    return start, start + len(fault.token)


def _unexpected(fault: UnexpectedToken, text: str) -> ConditionError:
    expected = _expected(fault)
    kind = {"$END": "", "NUMBER": "number ", "WORD": "word "}.get(fault.token.type)
    if kind == "":
        message = "the words stop too early" if text.strip() else "nothing is said here"
    else:
        kind = kind or ("word " if fault.token.isalpha() else "")
        message = f"unexpected {kind}{quoted(fault.token)}"
    return ConditionError(*_place(fault, text), message, "", expected)


def _expected(fault: UnexpectedToken) -> tuple[str, ...]:
    accepted = {_word_of(name) for name in (fault.accepts or ())}
    words = sorted(accepted - {A_NAME, A_NUMBER, THE_END})
    if {"any", "plain"} <= accepted:
        words = [w for w in words if w not in CARD_WORDS]
        accepted -= {A_NAME, A_NUMBER}
        words.append(CARDS)
    if {"led", "trick", "stock"} <= accepted:
        words = [w for w in words if w not in FACT_WORDS]
        accepted.discard(A_NAME)
        words.append(A_FACT)
    return (*words, *(w for w in (A_NAME, A_NUMBER, THE_END) if w in accepted))


CARD_WORDS = frozenset({"any", "plain", "of", "same", "the", "suit", "its", "beating", "turned", "laid", "("})
FACT_WORDS = frozenset(
    {"not", "led", "trick", "in", "before", "after", "stock", "every", "side", "other", "a", "each", "no", "seat"}
    | {"dealer", "forehand", "leader", "stake", "("}
)


@cache
def _terminals() -> dict[str, str]:
    words = {t.name: t.pattern.value for t in _parser().terminals if t.pattern.type == "str"}
    return words | {
        "WORD": A_NAME,
        "NUMBER": A_NUMBER,
        "$END": THE_END,
        "_OR_LOWER": "or lower",
        "_OR_HIGHER": "or higher",
    }


def _word_of(terminal: str) -> str:
    return _terminals().get(terminal, terminal.lower())


def expectation(expected: Iterable[str]) -> str:
    """What was expected, as a sentence says it; empty if that is nothing or too much to be of use.

    >>> expectation(["and", "or", "the end"])
    'expected `and`, `or` or the end'
    """
    words = [w if w in (A_NAME, A_NUMBER, THE_END, CARDS, A_FACT) else quoted(w) for w in expected]
    if not 0 < len(words) <= MAX_LISTED:
        return ""
    return "expected " + " or ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


# --- faults taught by examples ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Taught:
    """A frequent slip: what is said of it, and malformed texts (start, text) that make it.

    A text that fails in the same state of the parser at the same kind of word is told the same.  ``{word}`` stands for
    the word at fault; ``back``: the word before it is at fault.
    """

    message: str
    help: str
    examples: tuple[tuple[str, str], ...]
    back: bool = False


TAUGHT: tuple[Taught, ...] = (
    Taught(
        "nothing is asked about {word}",
        "say what is asked, as in `trick has {plain}` or `side holds {plain}`",
        (
            ("condition", "K"),
            ("condition", "trick has K and O"),
            ("condition", "chosen K"),
            ("condition", "led or not K"),
            ("clause", "beats when K"),
            ("clause", "beats unless K, yields to O"),
            ("condition", "K and led"),
        ),
        back=True,
    ),
    Taught(
        "`or` cannot join what a power beats",
        "join it with `and`, as in `beats lower powers and plain K`",
        (("clause", "beats K or O"), ("clause", "beats nothing or K"), ("clause", "beats lower powers or K")),
    ),
    Taught(
        "`and` after a list joined with `or` can be read in two ways",
        "put one of the parts in brackets",
        (("condition", "trick has K or O and led"), ("clause", "beats when trick has K or O and led")),
    ),
    Taught(
        "how many {word} is not said",
        "give a number, as in `has 3 tricks` or `has at most 3 tricks`",
        (("condition", "side has tricks"), ("condition", "a side has honours"), ("condition", "side has trick")),
    ),
    Taught(
        "a number is missing before {word}",
        "write the number in digits, as in `at least 3 tricks`",
        (
            ("condition", "side has at least tricks"),
            ("condition", "side has exactly many tricks"),
            ("condition", "side has more than trick"),
        ),
    ),
    Taught(
        "the number of the trick is missing",
        "write it in digits, as in `in trick 1`",
        (("condition", "in trick"), ("guard", "may not lead K before trick"), ("condition", "after trick")),
    ),
    Taught(
        "{word} is no number of a trick",
        "write the number in digits, as in `in trick 1`",
        (("condition", "in trick last"), ("guard", "may not lead K after trick K")),
    ),
    Taught(
        "it is not said whether the cards may not be led or not be played",
        "say `may not lead` or `may not play`",
        (("guard", "may not K"), ("guard", "may not any"), ("guard", "may not 7")),
    ),
    Taught(
        "`only when` is missing",
        "say `may lead … only when …`, or `may not lead …`",
        (
            ("guard", "may lead K in trick 2"),
            ("guard", "may lead K when stock is empty"),
            ("guard", "may lead K"),
            ("guard", "may lead K unless led"),
        ),
    ),
    Taught(
        "a guard begins with `may`",
        "say `may not lead …`, `may not play …` or `may lead … only when …`",
        (("guard", "K may not lead"), ("guard", "not lead K"), ("guard", "any"), ("guard", "no K")),
    ),
    Taught(
        "a clause begins with `beats`",
        "say `beats when …`, or leave the clause out for a power that is always in force",
        (
            ("clause", "when led"),
            ("clause", "unless led"),
            ("clause", "led"),
            ("clause", "nothing when led"),
            ("clause", "K when led"),
        ),
    ),
    Taught(
        "`when` comes before `unless`",
        "turn them round: `when … unless …`",
        (("clause", "beats unless led when trick has K"), ("guard", "may not lead K unless led when led")),
    ),
    Taught(
        "`times` or `for each` is missing",
        "say `2 times stake`, or `1 for each trick over 6`",
        (("amount", "2 stake"), ("amount", "2 stakes"), ("amount", "3 points")),
    ),
    Taught(
        "the number comes before `times`",
        "say `2 times stake`",
        (("amount", "stake times 2"),),
    ),
    Taught(
        "a seat is told by what it does",
        "say `dealer`, `forehand`, `seat after dealer`, `seat before dealer` and the like",
        (("seat", "left of dealer"), ("seat", "after dealer"), ("seat", "the dealer"), ("seat", "0")),
    ),
    Taught(
        "cards are not joined with a comma",
        "join them with `or`; an order is written with `>`",
        (("cards", "K, O"), ("order", "K > O, U"), ("condition", "trick has K, O")),
    ),
    Taught(
        "`or` is missing before {word}",
        "say `K or lower`, `K or higher`",
        (("cards", "K lower"), ("clause", "beats plain K lower")),
    ),
    Taught(
        "`is` is missing before {word}",
        "say `stock is empty`, `stake is 2`",
        (("condition", "stock empty"), ("condition", "stake 2"), ("condition", "stake at least 2")),
    ),
    Taught(
        "`has` is missing before {word}",
        "say `trick has K`, `side has 3 tricks`",
        (
            ("condition", "trick K"),
            ("condition", "trick contains K"),
            ("condition", "trick 3"),
            ("condition", "side 3 tricks"),
            ("condition", "a side 3 tricks"),
            ("condition", "no side tricks"),
            ("condition", "side tricks"),
        ),
    ),
    Taught(
        "a bracket is not closed",
        "close it with `)`",
        (("condition", "(led"), ("cards", "chosen (K or O"), ("condition", "not (trick has K or O")),
    ),
    Taught(
        "{word} stands alone",
        "delete it, or say what follows",
        (
            ("condition", "led and"),
            ("condition", "led or"),
            ("condition", "trick has K unless"),
            ("condition", "not"),
            ("clause", "beats when"),
            ("clause", "beats K and"),
            ("cards", "K or"),
            ("cards", "K but"),
            ("order", "K >"),
            ("condition", "trick has"),
        ),
        back=True,
    ),
)

NUMBER_WORDS = "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"
MEANT = {word: str(i) for i, word in enumerate(NUMBER_WORDS, 1)} | {"their": "its"}
PHRASES = {
    f"{who} {deed}": f"{meant} {does}"
    for who, meant in (("both sides", "each side"), ("all sides", "each side"), ("neither side", "no side"))
    for deeds, does in ((("have", "has"), "has"), (("hold", "holds"), "holds"))
    for deed in deeds
}

STRANGE = {
    "=": "say `is` or `has`",
    "<": "an order is written from high to low with `>`; a bound is `fewer than`, `at most`",
    "&": "say `and`",
    "|": "say `or`",
    "!": "say `not`",
    "+": "say `or` for cards, `stake plus 1` for points",
    "*": "say `2 times stake`",
    "/": "say `or`",
    '"': "names are written without quotes",
    "'": "names are written without quotes",
    "[": "group with round brackets",
    "{": "group with round brackets",
    ":": "put the whole rule in quotes if YAML cut it",
    "-": "numbers are not negative; a name begins with a letter",
    ".": "a rule has no full stop",
}


def _taught(fault: UnexpectedToken, text: str) -> ConditionError | None:
    lessons = _lessons()
    row = next((lessons[key] for key in _lesson_keys(fault) if key in lessons), None)
    if row is None:
        return None
    start, end = _before(fault, text) if row.back else _place(fault, text)
    plain = text[start:end]
    words = {"{word}": quoted(plain), "{plain}": plain}
    message, help = (_filled(sentence, words) for sentence in (row.message, row.help))
    return ConditionError(start, end, message, help, _expected(fault))


def _filled(sentence: str, words: dict[str, str]) -> str:
    for mark, word in words.items():
        sentence = sentence.replace(mark, word)
    return sentence


def _before(fault: UnexpectedToken, text: str) -> tuple[int, int]:
    """The word before the one at which reading stopped."""
    words = [m for m in re.finditer(r"[^\s()>,]+|[()>,]", text) if m.end() <= _offset(fault, text)]
    return words[-1].span() if words else _place(fault, text)


LessonKey: TypeAlias = tuple[str, int] | tuple[str, int, int]


@cache
def _lessons() -> dict[LessonKey, Taught]:
    lessons: dict[LessonKey, Taught] = {}
    for row, start, text in taught_examples():
        fault = _attempt(text, start)
        if isinstance(fault, Exception):
            for key in _lesson_keys(fault):
                lessons.setdefault(key, row)
    return lessons


def taught_examples() -> Iterator[tuple[Taught, str, str]]:
    """Each malformed text of :data:`TAUGHT` with its row and its start."""
    for row in TAUGHT:
        for start, text in row.examples:
            yield row, start, text


def _lesson_keys(fault: UnexpectedInput) -> tuple[LessonKey, ...]:
    """What marks the place of a fault in the grammar, the nearer description first: the word read and the two states of
    the parser, then without the earlier state."""
    token = getattr(fault, "token", None)
    if token is None:
        return ()
    earlier, last = ([-1, *fault.state.state_stack])[-2:]
    return (str(token.type), last, earlier), (str(token.type), last)
