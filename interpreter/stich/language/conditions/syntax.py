"""Text of the condition language to syntax trees, with faults that teach.

Place in the pipeline: above ``diagnostics``, below ``phrases``.  Knows the grammar in ``conditions.lark``; must not
know YAML, decks or what any name means.  Lark is imported, and its parser built, only when the first text is parsed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias

from stich.language.conditions.slips import Taught, taught_examples
from stich.language.conditions.speech import FIXED, INSTEAD, LIGHT, MEANT, ORDINARY, STRANGE, USUAL_NAMES
from stich.language.text.diagnostics import did_you_mean, quoted, series, suggest

if TYPE_CHECKING:
    from lark import Lark, Token, Tree
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

STARTS = (
    "cards", "order", "condition", "clause", "guard", "exemption", "rung", "seat", "number", "whom", "account", "party",
)  # fmt: skip

SIGNED = re.compile(r"(?:\b(?P<joined>plus|minus|is|are)\s+)?(?P<sign>[-+]\s*)(?P<number>[0-9]+)\b")
TURNED = {"plus": "minus {}", "minus": "plus {}", "is": "is exactly minus {}", "are": "are exactly minus {}"}
SIGNS = {True: ("minus {}", "(minus {})"), False: ("{}", "plus {}")}
"""How a number with a sign is said, below 0 or not; the first way in which it can be read is told."""
NOT_BELOW = (
    "a number below 0 is said `minus 5`; what somebody has is 0 or more, a total is asked `points are at most minus 3`"
)
PART = re.compile(r"[^\s(](?:(?! (?:and|or|unless|when) |[()]).)*(?<!\s)")
"""The conditions of a phrase, roughly: what stands between its joining words."""

MAX_LENGTH = 2_000
MAX_BRACKETS = 20
MAX_OPERATIONS = 50
MAX_DIGITS = 6
MAX_LISTED = 6

A_NAME, A_NUMBER, THE_END, CARDS, A_FACT = "a name", "a number", "the end", "a description of cards", "a fact"
A_SEAT = "a seat or a side"
SAID_AS_THEY_ARE = frozenset({A_NAME, A_NUMBER, THE_END, CARDS, A_FACT, A_SEAT})


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


def is_said(text: str, start: str) -> bool:
    """Whether a text is in the language."""
    return len(text) <= MAX_LENGTH and not isinstance(_attempt(text, start), Exception)


@cache
def keywords() -> frozenset[str]:
    """The words of the language itself, which no spec may declare as names."""
    phrases = re.findall(r"^_[A-Z_]+(?:\.3)?: /(.*)/$", _grammar(), re.MULTILINE)
    in_phrases = {word for phrase in phrases for word in re.findall(r"[a-z]{2,}", phrase.replace(r"\s", " "))}
    return words_alone() | in_phrases


@cache
def words_alone() -> frozenset[str]:
    """Those of them that mean something by themselves, not only in a phrase such as `laid out`."""
    return frozenset(re.findall(r'"([a-z]+)"', _grammar()))


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
    for operation in islice(re.finditer(r"\b(?:plus|minus|times|over|divided|rounded)\b", text), MAX_OPERATIONS, None):
        message = f"more than {MAX_OPERATIONS} operations"
        raise ConditionError(*operation.span(), message, "say it in several rules", code="condition-too-large")
    for number in re.finditer(rf"[0-9]{{{MAX_DIGITS + 1},}}", text):
        message = f"a number of more than {MAX_DIGITS} digits"
        raise ConditionError(*number.span(), message, code="condition-too-large")


# --- explaining a fault -----------------------------------------------------------------------------------------------


def _explain(fault: UnexpectedInput, text: str, start: str) -> ConditionError:
    from lark.exceptions import UnexpectedToken

    if not isinstance(fault, UnexpectedToken):
        return _strange_character(fault, text, start)  # type: ignore[arg-type]
    said = _other_words(fault, text, start) or _misspelled(fault, text, start) or _near_phrase(fault, text, start)
    return said or _instead(fault, text) or _taught(fault, text) or _unexpected(fault, text)


def _strange_character(fault: UnexpectedCharacters, text: str, start: str) -> ConditionError:
    at = fault.pos_in_stream or 0
    char = text[at]
    return _below_nought(text, at, start) or ConditionError(
        at, at + 1, f"{quoted(char)} is not used in the language", STRANGE.get(char, "")
    )


def _below_nought(text: str, at: int, start: str) -> ConditionError | None:
    """Blame a number that is written with a sign, and say it in the words that can stand there."""
    found = SIGNED.search(text)
    while found and found.end("number") <= at:
        found = SIGNED.search(text, found.end())
    if not found or not found.start("sign") <= at:
        return None
    said, number, below = found["sign"] + found["number"], found["number"], found["sign"].strip() == "-"
    turned = TURNED.get(found["joined"] or "", "").format(number) if below else ""
    ways = [(found.start(), turned)] if turned else [(found.start("sign"), way.format(number)) for way in SIGNS[below]]
    for begin, meant in ways:
        if _reaches(text[:begin] + meant + text[found.end() :], start) > begin + len(meant):
            message = f"{quoted(text[begin : found.end()])} is not said here"
            return ConditionError(begin, found.end(), message, f"say {quoted(meant)}", instead=meant)
    message = f"{quoted(said)} is not said here"
    return ConditionError(found.start("sign"), found.end(), message, NOT_BELOW)


def _near_phrase(fault: UnexpectedToken, text: str, start: str) -> ConditionError | None:
    """Blame a whole condition that is close to one that is always said in the same words."""
    at = _offset(fault, text)
    for part in PART.finditer(text):
        near = [meant for meant in FIXED if _same_words(part.group(), meant)]
        for meant in near if part.start() <= at <= part.end() else []:
            if _reaches(text[: part.start()] + meant + text[part.end() :], start) > part.start() + len(meant):
                message = f"{quoted(part.group())} is not said here"
                return ConditionError(*part.span(), message, did_you_mean([meant]), instead=meant)
    return None


def _same_words(said: str, meant: str) -> bool:
    """Whether two phrases have the same words of weight, as far as their letters are nearly the same."""
    ours, theirs = ([word for word in text.split() if word not in LIGHT] for text in (said, meant))
    return len(ours) == len(theirs) and all(
        mine == other or other in suggest(mine, [other]) for mine, other in zip(ours, theirs, strict=True)
    )


def _misspelled(fault: UnexpectedToken, text: str, start: str) -> ConditionError | None:
    """Blame a word, here, shortly before or behind, that is close to a keyword with which the text could be read
    further."""
    words = list(re.finditer(r"[^\W\d_][\w'’-]*", text))
    here = sum(m.start() <= _offset(fault, text) for m in words)
    for word in [*reversed(words[max(0, here - 4) : here]), *words[here : here + 2]]:
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


def _other_words(fault: UnexpectedToken, text: str, start: str) -> ConditionError | None:
    """Blame a phrase about the fault that ordinary speech has and the language says in another way."""
    at = _offset(fault, text)
    for phrase, meant in ORDINARY.items():
        for found in re.finditer(rf"\b(?:{phrase})(?!\w)", text):
            if not found.start() <= at <= found.end() + 1:
                continue
            instead = found.expand(meant)
            if _reaches(text[: found.start()] + instead + text[found.end() :], start) > found.start() + len(instead):
                message = f"{quoted(found.group())} is not said here"
                return ConditionError(*found.span(), message, f"say {quoted(instead)}", instead=instead)
    return None


def _instead(fault: UnexpectedToken, text: str) -> ConditionError | None:
    """Blame a word at the fault, or before it, in whose place the language says something else."""
    for span in (_place(fault, text), _before(fault, text)):
        word = text[slice(*span)]
        if word in INSTEAD and word not in USUAL_NAMES and (word not in keywords() or span == _place(fault, text)):
            return ConditionError(*span, f"{quoted(word)} is not said here", INSTEAD[word])
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
    named = []
    for sign, group, name in GROUPS:
        if sign <= accepted:
            accepted -= group
            named.append(name)
    words = sorted(accepted - {A_NAME, A_NUMBER, THE_END})
    return (*words, *named, *(w for w in (A_NAME, A_NUMBER, THE_END) if w in accepted))


CARD_WORDS = frozenset(
    {"any", "plain", "one", "beating", "highest of", "same suit", "its suit", "its rank", "colour of", "("}
)
WHOM_WORDS = frozenset(
    {
        "all",
        "the",
        "other",
        "a",
        "another",
        "each",
        "no",
        "one",
        "none",
        "side",
        "seat",
        "hand",
        "dealer",
        "forehand",
        "leader",
    }
    | {"speaker", "opponent", "director", "giver", "bidder", "taker", "ahead", "partner", "seat after", "seat before"}
    | {"one", "same", "winner", "loser", "by", "holder"}
)
NUMBER_WORDS = frozenset({"number", "top", "trick", "card", "minus", "("})
FACT_WORDS = frozenset({"not", "led", "in", "before", "after", "stock", "every"})

GROUPS: tuple[tuple[frozenset[str], frozenset[str], str], ...] = (
    (
        frozenset({"led", "trick", "stock"}),
        FACT_WORDS | WHOM_WORDS | NUMBER_WORDS | CARD_WORDS | {A_NAME, A_NUMBER},
        A_FACT,
    ),
    (frozenset({"any", "plain"}), CARD_WORDS | {A_NAME, A_NUMBER}, CARDS),
    (frozenset({"number", "top"}), NUMBER_WORDS | {A_NAME, A_NUMBER}, A_NUMBER),
    (frozenset({"dealer", "seat after"}), WHOM_WORDS | {A_NAME}, A_SEAT),
)
"""What many words together are called: the words that tell the group, all its words, its name."""


@cache
def _terminals() -> dict[str, str]:
    words = {t.name: _spoken(t.pattern.value, t.pattern.type == "str") for t in _parser().terminals}
    return words | {"WORD": A_NAME, "NUMBER": A_NUMBER, "$END": THE_END}


def _spoken(pattern: str, literal: bool) -> str:
    r"""The words that a terminal stands for, without those that may be left out.

    >>> _spoken(r"(of\s+)?(same\s+suit|(the\s+)?suit\s+led)(?![a-z])", False)
    'same suit'
    """
    if literal:
        return pattern
    needed = re.sub(r"\([^()]*\)\?", "", pattern.split("(?!")[0])
    return re.sub(r"\\s[+*]", " ", re.sub(r"\(([^()|]*)\|[^()]*\)", r"\1", needed))


def _word_of(terminal: str) -> str:
    return _terminals().get(terminal, terminal.lower())


def expectation(expected: Iterable[str]) -> str:
    """What was expected, as a sentence says it; empty if that is nothing or too much to be of use.

    >>> expectation(["and", "or", "the end"])
    'expected `and`, `or` or the end'
    """
    words = [w if w in SAID_AS_THEY_ARE else quoted(w) for w in expected]
    if not 0 < len(words) <= MAX_LISTED:
        return ""
    return f"expected {series(words, 'or')}"


# --- faults taught by examples ----------------------------------------------------------------------------------------


def _taught(fault: UnexpectedToken, text: str) -> ConditionError | None:
    lessons = _lessons()
    row = next((lessons[key] for key in _lesson_keys(fault) if key in lessons), None)
    if row is None:
        return None
    start, end = _before(fault, text) if row.back else _place(fault, text)
    plain = text[start:end]
    words = {"{word}": quoted(plain), "{plain}": plain}
    message, help = (_filled(sentence, words) for sentence in (row.message, row.help))
    return ConditionError(start, end, message, help, _expected(fault), code=row.code)


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


def _lesson_keys(fault: UnexpectedInput) -> tuple[LessonKey, ...]:
    """What marks the place of a fault in the grammar, the nearer description first: the word read and the two states of
    the parser, then without the earlier state."""
    token = getattr(fault, "token", None)
    if token is None:
        return ()
    earlier, last = ([-1, *fault.state.state_stack])[-2:]
    return (str(token.type), last, earlier), (str(token.type), last)
