"""The grammar of the phrases taken apart: its rules with their ways to be said, and which of them a phrase goes.

For the page of the grammar and the cheat sheet, which are made from it, and for ``test_grammar_is_shown.py``, which
holds grammar and reference to each other.  A *way* is one alternative of a rule, as the grammar writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from stich.language.conditions.measures import MEASURES, Kept, Measure
from stich.language.conditions.syntax import STARTS
from tests.house.made_library import rows

GRAMMAR = files("stich.language.conditions").joinpath("conditions.lark").read_text("utf-8")
RULE = re.compile(r"^(?P<mark>[?!]?)(?P<name>[a-z_]+):(?P<body>.*(?:\n[ ]+\|.*)*)", re.M)
TERMINAL = re.compile(r"^(?P<name>_[A-Z_]+)(?:\.\d)?: /(?P<pattern>.*)/$", re.M)
ALIAS = re.compile(r"\s*->\s*(\w+)\s*$")
SAID = re.compile(r"^// (?P<example>.+?)(?:\s{2,}(?P<gloss>.+))?$")


@dataclass(frozen=True)
class Rule:
    """A rule: its part of the grammar (``cards``), an example and what it says, and its ways without their names."""

    name: str
    part: str
    example: str
    gloss: str
    ways: tuple[str, ...]
    aliases: tuple[str, ...]

    @property
    def is_a_verb(self) -> bool:
        """Whether it only joins forms of one word, which are seen by their words."""
        return self.name.startswith("_")


@cache
def rules() -> dict[str, Rule]:
    """Every rule of the grammar, in order."""
    found, part, said = {}, "", ("", "")
    for paragraph in re.split(r"\n{2,}", GRAMMAR.split("// --- words")[0]):
        for line in paragraph.splitlines():
            if heading := re.match(r"// --- ([\w ,]+?) -+$", line):
                part, said = heading[1], ("", "")
            elif (comment := SAID.match(line)) and not line.startswith("// ---"):
                said = comment["example"].strip(), comment["gloss"] or ""
        for match in RULE.finditer(paragraph):
            ways = [way.strip() for way in split(re.sub(r"//.*", "", match["body"]))]
            aliases = [named[1] if (named := ALIAS.search(way)) else "" for way in ways]
            bare = [ALIAS.sub("", way) for way in ways]
            found[match["name"]] = Rule(match["name"], part, *said, tuple(bare), tuple(aliases))
    return found


def split(body: str) -> list[str]:
    """The alternatives of a rule: what stands between bars outside brackets and quotes."""
    parts, depth, quoted = [""], 0, False
    for char in body:
        quoted ^= char == '"'
        depth += (char in "([") - (char in ")]") if not quoted else 0
        if char == "|" and not depth and not quoted:
            parts.append("")
        else:
            parts[-1] += char
    return parts


@cache
def terminals() -> dict[str, tuple[str, ...]]:
    """What each terminal of several words can be said as, short forms first."""
    return {each["name"]: tuple(spoken(each["pattern"].split("(?!")[0])) for each in TERMINAL.finditer(GRAMMAR)}


def spoken(pattern: str) -> Iterator[str]:
    r"""Every text that a pattern of words stands for.

    >>> list(spoken(r"(of\s+)?(same\s+suit|(the\s+)?suit\s+led)"))
    ['same suit', 'suit led', 'the suit led', 'of same suit', 'of suit led', 'of the suit led']
    """
    text = re.sub(r"\\s[+*]", " ", pattern)
    inner = re.search(r"\(([^()]*)\)(\??)", text)
    if inner is None:
        yield re.sub(r"\s+,", ",", text)
        return
    choices = ([""] if inner[2] else []) + inner[1].split("|")
    seen = dict.fromkeys(
        each for choice in choices for each in spoken(text[: inner.start()] + choice + text[inner.end() :])
    )
    yield from sorted((part for each in seen for part in ([each] if "|" not in each else each.split("|"))), key=len)


@cache
def taken_apart() -> Lark:
    """A parser of the same language whose trees name each way that was gone: ``fact__3`` is the fourth of ``fact``."""
    lines = []
    for rule in rules().values():
        ways = [way if rule.is_a_verb else f"{way} -> {rule.name}__{i}" for i, way in enumerate(rule.ways)]
        lines.append(f"{rule.name}: " + "\n    | ".join(ways))
    words = GRAMMAR.split("// --- words")[1].partition("\n")[2]
    return Lark("\n".join(lines) + "\n" + words, parser="lalr", lexer="basic", start=list(STARTS), keep_all_tokens=True)


def gone(phrase: str, start: str) -> set[str]:
    """The ways that a phrase goes, and the words and terminals that stand in it; nothing if it is not in the language.

    >>> sorted(gone("side has 3 tricks", "condition"))[:3]
    ['NUMBER', 'WORD', 'condition__0']
    """
    parts = re.split(r"\s+and\s+", phrase) if start == "party" else [phrase]  # parties are joined outside the grammar
    try:
        return {name for part in parts for name in names_in(taken_apart().parse(part, start=start))}
    except UnexpectedInput:
        return set()


def names_in(tree: Tree[Token]) -> Iterator[str]:
    """The names of the nodes of a tree; of its words the terminal, or of a keyword the word itself."""
    for node in tree.iter_subtrees():
        yield str(node.data)
        for child in node.children:
            if isinstance(child, Token):
                yield child.type if child.type in {"WORD", "NUMBER", *terminals()} else f'"{child}"'


def every_way() -> dict[str, str]:
    """Each way by its name, as the grammar writes it; each terminal and each word in quotes as itself."""
    ways = {
        f"{rule.name}__{i}": f"{rule.name}: {way}"
        for rule in rules().values()
        if not rule.is_a_verb
        for i, way in enumerate(rule.ways)
    }
    words = dict.fromkeys(re.findall(r'"[a-z]+"', "\n".join(way for rule in rules().values() for way in rule.ways)))
    return ways | {name: name for name in terminals()} | {word: word for word in words}


def not_shown(phrases: Iterable[tuple[str, str]]) -> list[str]:
    """The ways, terminals and words of the grammar that none of these phrases (with their starts) goes."""
    shown = {name for start, phrase in phrases for name in gone(phrase, start)}
    return [way for name, way in every_way().items() if name not in shown]


# --- pages ------------------------------------------------------------------------------------------------------------


def measures() -> str:
    """What can be counted: the measures of the language with their words, of whom they are asked, and where."""
    lines = [
        [", ".join(f"`{word}`" for word in row.words) or NAMELESS.get(measure, measure.name.lower()),
         WHOSE[row.kept], row.asks.value]
        for measure, row in MEASURES.items()
    ]  # fmt: skip
    return rows(["count", "of", "may be asked where this is known"], lines)


def grammar(phrases: Iterable[tuple[str, tuple[str, ...], str]]) -> str:
    """Each rule with its ways, and of each way the shortest phrase of the reference that goes it."""
    shown: dict[str, str] = {}
    for phrase, start in sorted(
        {(phrase, start) for start, _, phrase in phrases}, key=lambda each: (len(each[0]), each)
    ):
        for name in gone(phrase, start):
            shown.setdefault(name, phrase)
    parts: dict[str, list[Rule]] = {}
    for rule in rules().values():
        parts.setdefault(rule.part, []).append(rule)
    return "\n\n".join(
        f"## {part[0].upper()}{part[1:]}\n\n" + "\n\n".join(of_rule(rule, shown) for rule in its if not rule.is_a_verb)
        for part, its in parts.items()
    )


def of_rule(rule: Rule, shown: dict[str, str]) -> str:
    """The table of one rule."""
    gloss = f": {rule.gloss}" if rule.gloss else ""
    lines = [[f"`{plainly(way)}`", f"`{shown.get(f'{rule.name}__{i}', '')}`"] for i, way in enumerate(rule.ways)]
    return f"### {rule.name.replace('_', ' ').strip()}\n\n`{rule.example}`{gloss}\n\n" + rows(
        ["is said", "as in"], lines
    )


def plainly(way: str) -> str:
    """A way of a rule as a reader reads it: words as they are, what stands for something in pointed brackets."""
    if way in terminals():
        return " / ".join(terminals()[way])
    way = re.sub(r'"([^"]*)"', lambda word: word[1], re.sub(r"(?<![\w\"])([a-z_]+)(?![\w\"])", named, way))
    way = re.sub(r"_[A-Z_]+|WORD|NUMBER", lambda each: SIGNS.get(each[0]) or terminals()[each[0]][0], way)
    return way.replace("|", "/")


def named(rule: re.Match[str]) -> str:
    """The name of a rule in a way: in pointed brackets, or of a verb its forms."""
    known = rules().get(rule[1])
    if known is None:
        return rule[1]
    return "/".join(known.ways) if known.is_a_verb else f"‹{rule[1].replace('_', ' ').strip()}›"


def in_short(page: str) -> str:
    """The phrases of the reference of words, under its headings and bold words."""
    lines: dict[str, list[str]] = {}
    under, shown = "", False
    for line in page.splitlines():
        shown = line.startswith("<!-- phrases:") or (shown and line.startswith("|"))
        if heading := re.match(r"#+ (.+)|\*\*(.+?)[.?]?\*\*$", line):
            under = heading[1] or heading[2]
        elif shown and line.startswith("| `"):
            lines.setdefault(under, []).extend(re.findall(r"`[^`]+`", line.split("|")[1]))
    return rows(["of", "is said"], [[f"**{under}**", " · ".join(said)] for under, said in lines.items()])


NAMELESS = {
    Measure.PHASE_TRICKS: "`tricks in` a phase of the play",
    Measure.POINTS: "the name of a kind of card points",
    Measure.COUNTER: "the name of a counter",
    Measure.TOTAL: "the name of a total of the slate; `points`",
    Measure.POOL: "the name of a pool",
    Measure.COLUMN: "the name of a column of the contracts",
    Measure.TRICK: "`in trick 1`, `before trick 3`, `after trick 3`",
    Measure.DEAL: "`in deal 1 of every 4`, `after deal 9`",
}
"""What is counted without a word of its own for it."""

SIGNS = {"WORD": "‹name›", "NUMBER": "‹digits›"}
WHOSE = {Kept.BY_SEAT: "a seat, or several together", Kept.BY_SIDE: "a side", Kept.BY_NOBODY: "nobody"}
