"""What every phrase stands on: its scope, its places in the text, its faults.

Place in the pipeline: above ``syntax`` and ``words``, below the phrases of each sort.  Must not know what any phrase
means, nor keys of a spec.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from stich.cards import Rank, Suit
from stich.language.conditions.kinds import Askable, BindingKind
from stich.language.conditions.speech import INSTEAD
from stich.language.conditions.words import Defined, DefinedSort, Kind, Question, Sort, Vocabulary, Where, countable
from stich.language.text.diagnostics import Diagnostic, Fix, Label, did_you_mean, error, quoted, series, suggest
from stich.language.text.nodes import Scalar, inside
from stich.language.text.source import Span

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

MOST_LISTED = 14


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a phrase stands: the words it may use, the place, where faults go, and labels for its surroundings.

    ``its_suit`` and ``its_rank``: the suit or rank that a choice would name.  ``question``: who is in question, where
    it is not whom the place says.  ``inside``: the definition that is being read.
    """

    words: Vocabulary
    where: Where
    report: Callable[[Diagnostic], None]
    context: tuple[Label, ...] = ()
    its_suit: Suit | None = None
    its_rank: Rank | None = None
    question: Question | None = None
    inside: Defined | None = None

    @property
    def in_question(self) -> Question:
        """Who is in question."""
        return self.question or self.where.known.question


@dataclass(slots=True)
class Phrase:
    """A phrase on its way from syntax to terms."""

    text: Scalar
    scope: Scope

    # --- places

    def span(self, *trees: Syntax | Token) -> Span:
        return inside(self.text, min(map(_start, trees)), max(map(_end, trees)))

    def words(self, *trees: Syntax | Token) -> str:
        return self.text.text[min(map(_start, trees)) : max(map(_end, trees))]

    # --- faults

    def fault(
        self, code: str, message: str, at: Syntax | Token, label: str = "", *, more: Iterable[Label] = (),
        help: str = "", notes: Iterable[str] = (), instead: str = "",
    ) -> None:  # fmt: skip
        span = self.span(at)
        fix = Fix(span, instead) if instead and span.text == self.words(at) else None
        context = (*more, *self.scope.context)
        self.scope.report(error(code, message, span, label, more=context, help=help, notes=notes, fix=fix))

    def knows(self, what: Askable | Sort) -> bool:
        """Whether the place knows that."""
        known = self.scope.where.known
        return what in known.facts or what in known.sorts

    def needs(self, what: Askable | Sort, at: Syntax | Token, help: str = "") -> None:
        """Report that the place does not know ``what``, if so."""
        known = self.scope.where.known
        if self.knows(what):
            return
        asked, kinds = (known.facts, "no condition") if isinstance(what, Askable) else (known.sorts, "only fixed cards")
        able = [other for other in type(what) if other in asked]
        unable = [other for other in type(what) if other not in asked]
        knows = series((other.value for other in able), "and") or kinds
        if len(unable) < len(able):
            knows = "all but " + series((other.value for other in unable), "and")
        totals = ", ".join(self.scope.words.totals)
        self.fault(
            "not-known-here", f"{quoted(self.words(at))} cannot be asked in {known.title}", at,
            f"this speaks of {what.value}", help=help or f"{known.title} knows {knows}",
            notes=[f"running totals: {totals}"] if Askable.TOTALS in able else [],
        )  # fmt: skip

    def misnamed(
        self, wanted: str, word: str, at: Syntax | Token, known: Iterable[str], help: str = "", also: Iterable[str] = ()
    ) -> None:
        """Report a name that nothing of the wanted sort has: it is of another sort, or unknown.  ``also``: other words
        for what is known."""
        names = list(known)
        sort = sort_of(word, self.scope.words)
        near = suggest(word, [*names, *also])
        if not sort and not any(name in self.scope.words.declared for name in near):
            help = help or INSTEAD.get(word, "")
        if sort:
            there = "is" if len(names) == 1 else "are"
            notes = [f"there {there} {series(map(quoted, names[:MOST_LISTED]), 'and')}"] if names else []
            self.fault("wrong-sort", f"{quoted(word)} is {sort}; here {wanted} is wanted", at,
                       more=self.declared([word]), help=help or did_you_mean(near), notes=notes)  # fmt: skip
            return
        plain = wanted.removeprefix("a ")
        self.fault("unknown-name", f"no {plain} is called {quoted(word)}", at, "not declared in this spec",
                   more=self.declared(near), help=help or did_you_mean(near), notes=self.usable(names),
                   instead=near[0] if near and not help else "")  # fmt: skip

    def declared(self, names: list[str]) -> list[Label]:
        places = self.scope.words.declared
        return [Label(places[n], f"{quoted(n)} is declared here") for n in names if n in places]

    def usable(self, names: list[str]) -> list[str]:
        declared = [n for n in names if n in self.scope.words.declared]
        return [f"names declared here: {', '.join(declared[:MOST_LISTED])}"] if declared else []


SORTS = {
    DefinedSort.CARDS: "a set of cards",
    DefinedSort.NUMBER: "a number",
    DefinedSort.CONDITION: "a condition",
}


def sort_of(word: str, words: Vocabulary) -> str:
    """What a word is, as a sentence says it; empty if it is nothing."""
    meanings = words.meanings(word)
    if word in words.bindings:
        holds = words.kinds[words.bindings[word]]
        return holds.value if holds is BindingKind.FLAG else f"a name for {holds.value}"
    if meanings:
        kind = meanings[0].kind
        return f"a {kind.value}" if kind is not Kind.BINDING else "a name"
    if word in words.defined:
        return SORTS[words.defined[word].sort]
    if word in words.contracts:
        return BindingKind.CONTRACT.value
    if word in words.phases:
        return "a phase of the play"
    if word in words.parties:
        return "a party"
    return "a number" if word in countable(words) else ""


def as_tree(part: Syntax | Token) -> Syntax | None:
    """The part if it is a tree, not a word."""
    return part if hasattr(part, "data") else None  # type: ignore[return-value]


def subtrees(tree: Syntax) -> list[Syntax]:
    """The parts of a tree that are trees."""
    return [child for child in tree.children if hasattr(child, "data")]  # type: ignore[misc]


def numbers_of(tree: Syntax) -> list[int]:
    """The numbers that stand in a part of a phrase itself."""
    return [int(str(child)) for child in tree.children if not hasattr(child, "data") and str(child).isdecimal()]


def _start(tree: Syntax | Token) -> int:
    at = tree.meta.start_pos if hasattr(tree, "data") else tree.start_pos  # type: ignore[union-attr]
    return int(at or 0)


def _end(tree: Syntax | Token) -> int:
    at = tree.meta.end_pos if hasattr(tree, "data") else tree.end_pos  # type: ignore[union-attr]
    return int(at or 0)
