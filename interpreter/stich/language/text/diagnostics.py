"""Faults of a spec as data, and the page that each kind of fault has.

Place in the pipeline: above ``source``, below everything that reads a spec.  Drawing is the business of
``cli.report``; this module must not know YAML, games or terminals, beyond making text harmless to print.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from itertools import islice

from stich.errors import StichError
from stich.language.text.source import Source, Span
from stich.printable import printable as printable

CLOSE_ENOUGH = 0.7
QUOTED_LENGTH = 60
MAX_CANDIDATES = 2_000
ABSENT = ("unknown-spec", "unreadable-file")


class Severity(Enum):
    """An error stops the run before the rules are built; a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Label:
    """A stretch of text and what there is to say about it; the text may be empty."""

    span: Span
    text: str = ""


@dataclass(frozen=True, slots=True)
class Fix:
    """An edit that would mend the fault: ``text`` in the place of ``span``."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One fault, one cause.

    ``message`` is a clause without a full stop; ``labels`` begin with the place of the fault; ``help`` says what to do;
    ``notes`` say what else is worth knowing.  ``str`` gives the concise line.
    """

    code: str
    severity: Severity
    message: str
    labels: tuple[Label, ...]
    help: str = ""
    notes: tuple[str, ...] = ()
    fix: Fix | None = None

    @property
    def span(self) -> Span:
        """The place of the fault."""
        return self.labels[0].span

    @property
    def is_error(self) -> bool:
        """Whether it stops the run."""
        return self.severity is Severity.ERROR

    @property
    def is_absent(self) -> bool:
        """Whether it says that there is nothing to be read by the name or path that was given."""
        return self.code in ABSENT and not self.span.source.text

    def __str__(self) -> str:
        rest = f"; {self.help}" if self.help else ""
        line = f"{self.span.place}: {self.severity.value}[{self.code}]: {self.message}{rest}"
        return printable(line)


class SpecError(StichError):
    """A spec that cannot be used; ``diagnostics`` say why, and ``str`` gives their concise lines."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(map(str, self.diagnostics)))


def error(
    code: str,
    message: str,
    span: Span,
    label: str = "",
    *,
    more: Iterable[Label] = (),
    help: str = "",
    notes: Iterable[str] = (),
    fix: Fix | None = None,
) -> Diagnostic:
    """An error at ``span``, which carries ``label``; ``more`` labels come after it."""
    return Diagnostic(code, Severity.ERROR, message, (Label(span, label), *more), help, tuple(notes), fix)


def warning(
    code: str,
    message: str,
    span: Span,
    label: str = "",
    *,
    more: Iterable[Label] = (),
    help: str = "",
    notes: Iterable[str] = (),
) -> Diagnostic:
    """A warning at ``span``, which carries ``label``; ``more`` labels come after it."""
    return Diagnostic(code, Severity.WARNING, message, (Label(span, label), *more), help, tuple(notes))


def file_error(code: str, message: str, path: str, *, help: str = "", notes: Iterable[str] = ()) -> Diagnostic:
    """An error of a file as a whole, of which no text is known."""
    return error(code, message, Span(Source(path, ""), 0, 0), help=help, notes=notes)


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether any of them stops the run."""
    return any(d.is_error for d in diagnostics)


# --- words ------------------------------------------------------------------------------------------------------------


def quoted(text: object) -> str:
    """The text between backticks, on one line, harmless to print, and shortened if long."""
    flat = " ".join(str(text).split())
    short = flat if len(flat) <= QUOTED_LENGTH else flat[: QUOTED_LENGTH - 1] + "…"
    return f"`{printable(short)}`"


def listed(words: Iterable[str], joiner: str = "or") -> str:
    """The words as a sentence names them, each between backticks.

    >>> listed(["a", "b", "c"])
    '`a`, `b` or `c`'
    """
    return series(map(quoted, words), joiner)


def series(parts: Iterable[str], joiner: str) -> str:
    """The parts as a sentence puts them in a row.

    >>> series(["one", "two", "three"], "and")
    'one, two and three'
    """
    *before, last = [*parts] or [""]
    return f"{', '.join(before)} {joiner} {last}" if before else last


def suggest(word: str, candidates: Iterable[str]) -> list[str]:
    """The candidates that ``word`` may have been meant for, closest first: at most four, none if none is close.

    >>> suggest("unles", ["unless", "when"])
    ['unless']
    """
    wanted = word[:QUOTED_LENGTH].casefold()
    known = islice(dict.fromkeys(candidates), MAX_CANDIDATES)
    scored = [(_closeness(wanted, c[:QUOTED_LENGTH].casefold()), c) for c in known if c != word]
    return [c for score, c in sorted(scored, key=lambda pair: -pair[0]) if score >= CLOSE_ENOUGH][:4]


def _closeness(word: str, candidate: str) -> float:
    if sorted(word.split()) == sorted(candidate.split()):
        return 1.0  # the words in another order
    matcher = SequenceMatcher(None, candidate, word, autojunk=False)
    return matcher.ratio() if matcher.real_quick_ratio() >= CLOSE_ENOUGH else 0.0


def did_you_mean(suggestions: Iterable[str]) -> str:
    """The help that offers the suggestions; empty without any."""
    words = list(suggestions)
    return f"did you mean {listed(words)}?" if words else ""


# --- pages ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CodePage:
    """What ``stich explain`` says of a code."""

    code: str
    title: str
    means: str
    matters: str
    example: str
    mend: str


CODES: dict[str, CodePage] = {}


def declare(code: str, title: str, means: str, matters: str, example: str, mend: str) -> None:
    """Add a page to :data:`CODES`; each code is declared once.

    Raises:
        ValueError: the code has a page already.
    """
    if code in CODES:
        raise ValueError(f"code {code} declared twice")
    CODES[code] = CodePage(code, title, means, matters, example, mend)


declare(
    "unreadable-file",
    "the file cannot be read",
    "Nothing could be read at the path: it does not exist, is a folder or a device, or may not be opened.",
    "A spec is an ordinary text file; anything else could keep the program waiting for ever.",
    "stich validate specs/",
    "Give the path of a `.yaml` file, or the name of a spec in the library (`stich list`).",
)
declare(
    "unknown-spec",
    "no such spec in the library",
    "A name without a slash and without `.yaml` is looked up in the library, and the library has no spec of that name.",
    "A reading that extends a spec takes every rule it does not state from there.",
    "extends: no-such-game",
    "Correct the name, or write the path of a file (`./mine.yaml`).",
)
declare(
    "not-utf8",
    "the text is not UTF-8",
    "The file holds bytes that are no UTF-8 text; often it was saved as UTF-16 or Latin-1.",
    "In another encoding letters such as ö or ж would come out as other letters without anyone noticing.",
    "title: {de: K\\xf6nigsspiel}",
    "Save the file as UTF-8 in your editor.",
)
declare(
    "control-character",
    "a character that cannot be seen",
    "The text holds a control character: a NUL, an escape, a direction mark, a lone carriage return and the like.",
    "Such characters make a text look different from what it says, and can command a terminal.",
    "game: my\\x00game",
    "Delete the character, or write it again by hand; line ends are LF or CR LF.",
)
declare(
    "too-large",
    "the text is too large",
    "The file is over one megabyte.",
    "A spec is some hundred lines; a bound keeps a faulty file from using up the machine.",
    "a log file given in place of a spec",
    "Check that it is the right file; split long lists of cases into several files.",
)
declare(
    "too-deep",
    "nested too deeply",
    "Lists and mappings stand inside one another more than 40 deep.",
    "No rule needs that; a bound keeps a faulty file from using up the machine.",
    "[[[[[[[[ … ]]]]]]]]",
    "Close the brackets that were left open, or check the indentation.",
)
declare(
    "too-many-nodes",
    "too many entries",
    "The text holds more than 50,000 words, lists and mappings.",
    "A bound keeps a faulty file from using up the machine.",
    "a table of a hundred thousand lines",
    "Split the file.",
)
declare(
    "number-too-large",
    "a number of too many digits",
    "A whole number has more than nine digits.",
    "No rule counts that far; the text is more likely a date, an identifier or a slip.",
    "players: 40000000000",
    "Correct the number; put digits that are no number in quotes.",
)
declare(
    "yaml-syntax",
    "the text is not well-formed YAML",
    "The file cannot be read as YAML at this place: a quote or bracket is open, or the indentation jumps.",
    "What comes after such a place could be read in several ways, so nothing after it is checked.",
    "about: my game: the rules",
    "Mend the place shown; put text that holds `: `, ` #` or an opening `[`, `{`, `*`, `&`, `!` in quotes.",
)
declare(
    "empty-file",
    "the file says nothing",
    "The file is empty or holds nothing but comments.",
    "A spec needs at least `format`, `game` and either its rules or `extends`.",
    "# my game, to be written",
    "Start from another spec: `stich new NAME --from SPEC`.",
)
declare(
    "several-documents",
    "more than one document in the file",
    "A second `---` starts another YAML document.",
    "Only one of them could be the game, and it would not be plain which.",
    "game: a\n---\ngame: b",
    "Keep one document in a file.",
)
declare(
    "alias",
    "anchors and aliases are not used here",
    "The text marks a value with `&name` or repeats one with `*name`.",
    "A rule must stand where it is read; copies of copies can also grow without bound.",
    "old: &old {cards: H2}\nnew: *old",
    "Write the value out; a reading that differs in a few points `extends` its spec.",
)
declare(
    "tag",
    "tags are not used here",
    "The text gives a value a type with `!`.",
    "In YAML a tag can ask the reading program to build objects; a spec is plain data.",
    "players: !!int 4",
    "Delete the tag; put text that begins with `!` in quotes.",
)
declare(
    "merge-key",
    "merge keys are not used here",
    "The key `<<` would copy another mapping into this one.",
    "A rule must stand where it is read.",
    "<<: *defaults",
    "Write the keys out, or let the spec `extends` another.",
)
declare(
    "duplicate-key",
    "a key stands twice",
    "The same key stands twice in one mapping.",
    "Only one of the two values could count, and YAML programs disagree which.",
    "devil: {cards: chosen 7}\ndevil: {cards: chosen 6}",
    "Delete or rename one of them.",
)
declare(
    "key-not-a-word",
    "a key must be a word",
    "A list, a mapping or nothing at all stands where a key belongs.",
    "Keys are the names by which the rest of the spec and the messages speak of a thing.",
    "? [a, b]\n: c",
    "Write the key as a word; put a key that begins with `[` or `{` in quotes.",
)
declare(
    "unknown-key",
    "a key that the language does not have",
    "The mapping has a key that means nothing at this place.",
    "A misspelled key would otherwise be passed over, and its rule with it.",
    "devil: {card: chosen 7}",
    "Take the suggestion, or see the list of keys in the message.",
)
declare(
    "missing-key",
    "a key is missing",
    "The mapping lacks a key that it cannot do without.",
    "No default would be right for every game.",
    "seats: {direction: clockwise}",
    "Add the key.",
)
declare(
    "wrong-type",
    "another kind of value is expected",
    "A list stands where text belongs, text where a number belongs, and the like.",
    "The value could only be guessed.",
    "players: four",
    "Write the kind of value that the message names.",
)
declare(
    "wrong-value",
    "a value that is not possible here",
    "The kind of value is right, but not this value: a word outside a closed list, a number out of range.",
    "The value could only be guessed.",
    "direction: left",
    "Take one of the values that the message names.",
)
declare(
    "keys-clash",
    "keys that exclude each other",
    "Of these keys only one may stand in the mapping, or the one that must stand is missing.",
    "Each means something of its own; which one counts would be a guess.",
    "- {cut: {by: dealer}, deal: {cards: 5}}",
    "Keep one key; steps of a deal are items of a list, one key each.",
)
declare(
    "not-a-mapping",
    "the file is not a spec",
    "The text is a list or a single word, not `key: value` lines.",
    "Every part of a spec is found by its key.",
    "- my-game",
    "Check that it is the right file; begin with `format: 1`.",
)
declare(
    "extends-cycle",
    "specs that extend each other",
    "Following `extends` from spec to spec leads back to a spec already met.",
    "Such a chain has no first spec that states the rules.",
    "extends: a   # and a extends this file",
    "Let one of them state its rules in full.",
)
declare(
    "extends-too-deep",
    "too long a chain of `extends`",
    "More than eight specs extend one another.",
    "Nobody could say any more where a rule comes from.",
    "i extends h extends g extends f …",
    "Extend a spec nearer to the base.",
)
declare(
    "nothing-to-remove",
    "nothing of that name to remove",
    "`~` (or `drop: true`) takes something out of the extended spec, which has no such thing.",
    "A misspelled removal would leave the old rule in force unnoticed.",
    "powers: {devill: ~}",
    "Correct the name, or delete the line.",
)
declare(
    "no-place-before",
    "nothing to stand before",
    "`before` names a power that the ladder does not have.",
    "The order of the powers decides what beats what.",
    "trump: {cards: chosen, before: devill}",
    "Name a power of this spec or of the one it extends.",
)
declare(
    "idle-before",
    "`before` where nothing is extended",
    "A power says `before` in a spec that extends no other.",
    "The ladder stands in the order in which it is written; one power out of order misleads the reader.",
    "trump: {cards: chosen, before: devil}   # in a spec without `extends`",
    "Write the power in its place, and delete `before`.",
)
declare(
    "internal-error",
    "a fault of this program",
    "The program met a state that should not be possible.  The spec is not to blame.",
    "The answer given, if any, should not be trusted.",
    "",
    "Please report it with the spec and the command.",
)
