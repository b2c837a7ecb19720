"""Conditions to terms: facts joined by ``and``, ``or``, ``not`` and ``unless``.

Place in the pipeline: above the phrases of facts, below ``phrases``, the door.  Must not know what a place does with a
condition.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from stich.language.conditions.fact_phrases import GOES_ON, IN_TRICK, FactPhrase
from stich.language.conditions.folding import both, negated
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.scope import as_tree, sort_of, subtrees
from stich.language.conditions.terms import Always, Condition, Or
from stich.language.conditions.words import DefinedSort, countable, in_number
from stich.language.text.diagnostics import quoted
from stich.language.text.source import Span

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]


class ConditionPhrase(FactPhrase):
    """A phrase as far as it is a condition."""

    __slots__ = ()

    def condition(self, tree: Syntax) -> Condition:
        first, *rest = subtrees(tree)
        exceptions = (negated(self.either(subtrees(each)[0])) for each in rest)
        return both([self.either(first), *exceptions], self.span(tree))

    def held(self, trees: Iterable[Syntax], span: Span) -> Condition:
        """What ``when`` and ``unless`` parts come to together."""
        parts = [self.in_trick(tree) if tree.data in IN_TRICK else self.part(tree) for tree in trees]
        return both(parts, span)

    def part(self, tree: Syntax) -> Condition:
        held = self.either(subtrees(tree)[0])
        return negated(held) if tree.data == "unless" else held

    def either(self, tree: Syntax) -> Condition:
        """Parts joined by ``or``; a bare description goes on with the last fact before it."""
        parts: list[Condition] = []
        waiting: tuple[Syntax, list[Syntax]] | None = None
        for child in subtrees(tree):
            if child.data != "more":
                parts += self.done(waiting)
                waiting = child, []
            elif (word := self.bare_condition(child, waiting)) is not None:
                parts += [*self.done(waiting), both([word, *self.after_bare(child)], self.span(child))]
                waiting = None
            else:
                self.goes_on(child, waiting)
        parts += self.done(waiting)
        return parts[0] if len(parts) == 1 else Or(tuple(parts), span=self.span(tree))

    def done(self, waiting: tuple[Syntax, list[Syntax]] | None) -> list[Condition]:
        return [self.both(*waiting)] if waiting else []

    def both(self, tree: Syntax, more: list[Syntax]) -> Condition:
        *firsts, last = tree.children
        return both([*map(self.one_of, firsts), self.one_of(last, more)], self.span(tree))  # type: ignore[arg-type]

    def one_of(self, tree: Syntax, more: list[Syntax] | tuple[()] = ()) -> Condition:
        """A fact, its contrary, a condition in brackets or by its name."""
        outer, flips = tree, 0
        while tree.data == "negation":
            tree, flips = subtrees(tree)[0], flips + 1
        held = self.simple(tree, more)
        return replace(negated(held), span=self.span(outer)) if flips % 2 else held

    def simple(self, tree: Syntax, more: list[Syntax] | tuple[()]) -> Condition:
        match tree.data:
            case "condition":
                return self.condition(tree)
            case "condition_name":
                return self.by_name(tree.children[0])  # type: ignore[arg-type]
            case _:
                return self.fact(tree, more)

    # --- bare words

    def by_name(self, word: Token) -> Condition:
        """A condition that the spec defines, or something that was bound to `yes`."""
        defined = self.scope.words.defined_as(DefinedSort.CONDITION).get(word)
        if defined:
            return self.condition_defined(defined, word)
        if str(word) in self.scope.words.bound(BindingKind.FLAG):
            return self.flag(word)
        self.no_condition(word)
        return Always(span=self.span(word))

    def no_condition(self, word: Token) -> None:
        words = self.scope.words
        if words.meanings(str(word)):
            self.nothing_asked(word)
        elif word in words.bindings:
            self.fault("wrong-sort", f"{quoted(word)} is {sort_of(str(word), words)}; here a condition is wanted", word,
                       more=self.declared([str(word)]), help=f"say `{word} is named`")  # fmt: skip
        else:
            known = [*words.defined_as(DefinedSort.CONDITION), *words.bound(BindingKind.FLAG)]
            self.misnamed("a condition", str(word), word, known, self.compare(word))

    def compare(self, word: str) -> str:
        """How a condition is made of a number, if the word is one."""
        words = self.scope.words
        if word.isdecimal():
            return f"each comparison is written out: `… is 3 or … is {word}`"
        if in_number(word, {**countable(words), **words.defined_as(DefinedSort.NUMBER)}) is None:
            return ""
        return f"say how much it is, as in `{word} are at least 3`"

    def nothing_asked(self, at: Syntax | Token) -> None:
        plain = self.words(at)
        self.fault("condition-syntax", f"nothing is asked about {quoted(plain)}", at,
                   help=f"say what is asked, as in `trick has {plain}` or `side holds {plain}`")  # fmt: skip

    def bare_condition(self, tree: Syntax, waiting: tuple[Syntax, list[Syntax]] | None) -> Condition | None:
        """The condition that a bare word after ``or`` names, if it names one, or if nothing goes on there."""
        word = _bare_word(subtrees(tree)[0])
        if word is None:
            return None
        words = self.scope.words
        if word in words.defined_as(DefinedSort.CONDITION) or word in words.bound(BindingKind.FLAG):
            return self.by_name(word)
        cards = self.scope.words.meanings(str(word))
        return None if cards or (waiting and _goes_on(waiting[0])) else self.by_name(word)

    def after_bare(self, tree: Syntax) -> list[Condition]:
        return [self.one_of(part) for part in subtrees(tree)[1:]]

    def goes_on(self, tree: Syntax, waiting: tuple[Syntax, list[Syntax]] | None) -> None:
        """Let a description go on with the fact before it."""
        described, *facts = subtrees(tree)
        if waiting is None or not _goes_on(waiting[0]):
            self.fault("condition-syntax", f"nothing is asked about {quoted(self.words(described))}", described,
                       help="a description after `or` goes on with `trick has`, `holds` and the like; "
                       "there is none before it")  # fmt: skip
        elif facts:
            self.fault("condition-syntax", "`and` after a list joined with `or` can be read in two ways", facts[0],
                       help="put one of the parts in brackets")  # fmt: skip
        else:
            waiting[1].append(described)


def _bare_word(tree: Syntax) -> Token | None:
    """The one word that a description consists of."""
    while len(tree.children) == 1 and tree.data in ("open_joined", "open_term", "name"):
        inner = as_tree(tree.children[0])
        if inner is None:
            return tree.children[0]  # type: ignore[return-value]
        tree = inner
    return None


def _goes_on(tree: Syntax) -> bool:
    """Whether a description after ``or`` can go on with the last of these facts."""
    last = subtrees(tree)[-1]
    while last.data == "negation":
        last = subtrees(last)[0]
    return last.data in GOES_ON
