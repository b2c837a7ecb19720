"""Phrases of a spec to terms: every word looked up, everything asked held against what the place knows.

Place in the pipeline: between ``conditions`` (syntax) and ``read`` (the whole game); the door to the phrases of each
sort.  A scalar goes in, of a number any node, and a term comes out; faults are reported and a harmless term stands in
for the faulty part.  Must not know keys of a spec, or play.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from stich.language.conditions.condition_phrases import ConditionPhrase
from stich.language.conditions.folding import any_of, complement, negated
from stich.language.conditions.kinds import Askable, BindingKind, Circle, Operation, Role
from stich.language.conditions.scope import Scope, subtrees
from stich.language.conditions.speech import PAYERS
from stich.language.conditions.syntax import ConditionError, expectation, parse
from stich.language.conditions.terms import (
    AllOf,
    Always,
    Cards,
    Cases,
    Clause,
    Condition,
    ConditionDefined,
    Constant,
    Exemption,
    Fixed,
    Guard,
    Number,
    PartyPart,
    Reckoned,
    SeatRef,
    Whom,
)
from stich.language.conditions.walks import parts_of
from stich.language.conditions.words import Defined, DefinedSort, Question, Where, in_number
from stich.language.text.diagnostics import Diagnostic, Fix, Label, error, quoted
from stich.language.text.nodes import Listing, Mapping, Node, Scalar, inside
from stich.language.text.source import Source, Span

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

T = TypeVar("T")

OPENING = re.compile(r"[(]|\b(?:plus|minus|times|over|divided|rounded|each|most|least)\b")
AND = re.compile(r"(?<![\w'’-])and(?![\w'’-])")
OTHERWISE = "otherwise"
MAX_NUMBERS = 30  # in one list or table
MAX_TABLES = 6  # lists and tables within one another
MAX_CARDS = 100  # pieces of a set of cards that is defined, with those of all sets that it names
MAX_DEPTH = 80  # brackets and operations of definitions that use one another


def cards(phrase: Scalar, scope: Scope) -> Cards:
    """The set of cards that a phrase describes; every card if it is faulty."""
    every: Cards = AllOf(())
    return _read(phrase, "cards", scope, _Phrase.cards, every)


def order(phrase: Scalar, scope: Scope) -> tuple[Cards, ...]:
    """The groups of an order, high to low; none if it is faulty."""
    return _read(phrase, "order", scope, _Phrase.order, ())


def condition(phrase: Scalar, scope: Scope) -> Condition:
    """The condition that a phrase states; true if it is faulty."""
    true: Condition = Always()
    return _read(phrase, "condition", scope, _Phrase.condition, true)


def clause(phrase: Scalar, scope: Scope) -> Clause:
    """The clause of a power; always in force if it is faulty."""
    return _read(phrase, "clause", scope, _Phrase.clause, Clause(Always()))


def guard(phrase: Scalar, scope: Scope) -> Guard:
    """A guard on leading or playing; one that forbids nothing if it is faulty."""
    return _read(phrase, "guard", scope, _Phrase.guard, Guard(Fixed(0), Always()))


def exemption(phrase: Scalar, scope: Scope) -> Exemption:
    """Cards that need not be played; none if it is faulty."""
    return _read(phrase, "exemption", scope, _Phrase.exemption, Exemption(Fixed(0), Always()))


def rung(phrase: Scalar, scope: Scope) -> tuple[Cards, Condition]:
    """A set of legal cards, and while what it is one; every card, always, if it is faulty."""
    every: tuple[Cards, Condition] = AllOf(()), Always()
    return _read(phrase, "rung", scope, _Phrase.rung, every)


def seat(phrase: Scalar, scope: Scope) -> SeatRef:
    """The seat that a phrase names; the dealer's if it is faulty."""
    return _read(phrase, "seat", scope, _Phrase.seat, SeatRef(Role.DEALER))


def whom(phrase: Scalar, scope: Scope) -> Whom:
    """The seats that a phrase names, as one or each by himself; all together if it is faulty."""
    everybody: Whom = Circle.ALL
    return _read(phrase, "whom", scope, _Phrase.whom, everybody)


def party(phrase: Scalar, scope: Scope) -> tuple[PartyPart, ...]:
    """What a party is made of: parts joined with ``and``; nothing stands for one that is faulty."""
    parts: list[PartyPart] = []
    start, text = 0, phrase.text
    for begin, end in [*(each.span() for each in AND.finditer(text)), (len(text), len(text))]:
        said = text[start:begin].strip()  # no part has the word `and` within it
        at = start + text[start:begin].find(said)
        part = Scalar(said, said, inside(phrase, at, at + len(said)), phrase.plain)
        parts += _read(part, "party", scope, _Phrase.party, ())
        start = end
    return tuple(parts)


@dataclass(frozen=True, slots=True)
class PoolNamed:
    """A pool that pays or is paid (index into the pools of the spec)."""

    index: int


@dataclass(frozen=True, slots=True)
class PlayedBy:
    """Whoever played a card of the set to the trick in question."""

    cards: Cards


def account(phrase: Scalar, scope: Scope) -> Whom | PoolNamed | PlayedBy:
    """Whom points come from or go to: a pool, who played a card, or seats; all together if it is faulty."""
    everybody: Whom | PoolNamed | PlayedBy = Circle.ALL
    return _read(phrase, "account", scope, _Phrase.account, everybody)


# --- numbers ----------------------------------------------------------------------------------------------------------


def number(node: Node, scope: Scope) -> Number:
    """The number that a phrase says, that a list adds up to, or that a table of cases gives; 0 if it is faulty."""
    return _number(node, scope, 0)


def _number(node: Node, scope: Scope, depth: int) -> Number:
    if isinstance(node, Scalar):
        nought: Number = Constant(0)
        return _read(node, "number", scope, _Phrase.number, nought)
    size = len(node.items if isinstance(node, Listing) else node.entries)
    if size > MAX_NUMBERS or depth >= MAX_TABLES:
        message = f"more than {MAX_NUMBERS} numbers in one list, or lists more than {MAX_TABLES} deep"
        scope.report(error("condition-too-large", message, node.span, more=scope.context,
                           help="define a part of it under `define: numbers`"))  # fmt: skip
        return Constant(0)
    return _sum(node, scope, depth) if isinstance(node, Listing) else _cases(node, scope, depth)


def _sum(node: Listing, scope: Scope, depth: int) -> Number:
    first, *rest = [_number(item, scope, depth + 1) for item in node.items] or [Constant(0, span=node.span)]
    for part in rest:
        first = Reckoned(Operation.PLUS, first, part, span=node.span)
    return first


def _cases(node: Mapping, scope: Scope, depth: int) -> Number:
    cases: list[tuple[Condition, Number]] = []
    otherwise: Number = Constant(0, span=node.span)
    for i, (key, entry) in enumerate(node.entries.items(), 1):
        if key != OTHERWISE:
            cases.append((condition(entry.key, scope), _number(entry.value, scope, depth + 1)))
            continue
        otherwise = _number(entry.value, scope, depth + 1)
        if i < len(node.entries):
            scope.report(error("condition-syntax", f"after {quoted(OTHERWISE)} no case is ever met", entry.key.span,
                               more=scope.context, help="put it last"))  # fmt: skip
    return Cases(tuple(cases), otherwise, span=node.span)


# --- reading ----------------------------------------------------------------------------------------------------------


def _read(phrase: Scalar, start: str, scope: Scope, method: Callable[[_Phrase, Syntax], T], default: T) -> T:
    try:
        tree = parse(phrase.text, start)
    except ConditionError as fault:
        told = _syntax_fault(fault, phrase, scope)
        scope.report(_mended(told, phrase, start, scope, method) if told.fix else told)
        return default
    return method(_Phrase(phrase, scope), tree)


def _mended(
    told: Diagnostic, phrase: Scalar, start: str, scope: Scope, method: Callable[[_Phrase, Syntax], T]
) -> Diagnostic:
    """The fault, whose mend is held against the place: one that cannot stand there is not proposed, but what is wrong
    with it is told."""
    if told.fix is None or (fix := told.fix).span.source is not phrase.span.source:
        return told
    begin = fix.span.start - inside(phrase, 0, 0).start
    text = phrase.text[:begin] + fix.text + phrase.text[begin + fix.span.end - fix.span.start :]
    anew, found = Source(phrase.span.source.path, text), list[Diagnostic]()
    try:
        tree = parse(text, start)
    except ConditionError:
        return told  # another slip, further on
    asked = replace(scope, report=found.append)
    method(_Phrase(Scalar(text, text, Span(anew, 0, len(text)), phrase.plain), asked), tree)
    end = begin + len(fix.text)
    wrong = [f for f in found if f.is_error and f.span.source is anew and f.span.start < end and begin < f.span.end]
    if not wrong:
        return told
    why = "; ".join(part for part in (wrong[0].message, wrong[0].help) if part)
    return replace(told, fix=None, help=f"it would be said {quoted(fix.text)}, but {why}")


def _syntax_fault(fault: ConditionError, phrase: Scalar, scope: Scope) -> Diagnostic:
    fault = _written_apart(fault, phrase.text, scope) or fault
    span = inside(phrase, fault.start, fault.end)
    exact = span.text == phrase.text[fault.start : fault.end]  # not a text over several lines
    fix = Fix(span, fault.instead) if fault.instead and exact else None
    label = expectation(fault.expected)
    return error(fault.code, fault.message, span, label, more=scope.context, help=fault.help, fix=fix)


def _written_apart(fault: ConditionError, text: str, scope: Scope) -> ConditionError | None:
    """Blame a name with a hyphen that is written without it."""
    for name in scope.words.declared:
        at = text.find(name.replace("-", " ")) if "-" in name else -1
        if 0 <= at <= fault.end and fault.start <= at + len(name):
            message, help = f"{quoted(name.replace('-', ' '))} is declared as one word", f"say {quoted(name)}"
            return ConditionError(at, at + len(name), message, help, instead=name)
    return None


class _Phrase(ConditionPhrase):
    """A phrase of any sort."""

    __slots__ = ()

    # --- rules made of conditions

    def clause(self, tree: Syntax) -> Clause:
        parts = {str(t.data): t for t in subtrees(tree)}
        held = self.held([parts[k] for k in ("when", "unless") if k in parts], self.span(tree))
        lower, plain, targets = self.targets(parts.get("targets"))
        yields = self.cards(subtrees(parts["yields"])[0]) if "yields" in parts else None
        return Clause(held, lower, plain, targets, yields, span=self.span(tree))

    def targets(self, tree: Syntax | None) -> tuple[bool, bool, Cards | None]:
        if tree is None:
            return True, True, None
        named = subtrees(tree)
        kinds = {str(t.data) for t in named}
        if "nothing" in kinds and len(named) > 1:
            self.fault("condition-syntax", "a power that beats nothing beats nothing else", tree,
                       help="delete `nothing`, or the rest")  # fmt: skip
        sets = [self.joined(t) for t in named if t.data == "joined"]
        targets = any_of(sets, self.span(tree)) if sets else None
        return bool(kinds & {"lower", "lower_powers"}), "lower" in kinds, targets

    def guard(self, tree: Syntax) -> Guard:
        deed, cards, *conditions = subtrees(tree)
        span = self.span(tree)
        held = self.held(conditions, span)
        when = negated(held) if tree.data == "only" else held
        barred = self.cards(cards)
        if tree.data == "bidden":
            barred = complement(barred, self.scope.words.deck)
        return Guard(barred, when, str(deed.children[0]) == "play", span=span)

    def exemption(self, tree: Syntax) -> Exemption:
        cards, *conditions = subtrees(tree)
        span = self.span(tree)
        return Exemption(self.cards(cards), self.held(conditions, span), span=span)

    def rung(self, tree: Syntax) -> tuple[Cards, Condition]:
        cards, *conditions = subtrees(tree)
        asked = _Phrase(self.text, replace(self.scope, where=Where.LEGAL_WHEN))
        return self.cards(cards), asked.held(conditions, self.span(tree))

    def account(self, tree: Syntax) -> Whom | PoolNamed | PlayedBy:
        pools = self.scope.words.pools
        if tree.data == "who_played":
            self.needs(Askable.TRICK, tree)
            return PlayedBy(self.cards(subtrees(tree)[0]))
        if tree.data != "bound_seat":
            return self.whom(tree)
        pool = in_number(str(tree.children[0]), pools)
        return self.payer(tree) if pool is None else PoolNamed(pools[pool])

    def payer(self, tree: Syntax) -> Whom:
        """Whoever a name pays or is paid by; a fault where it is neither a seat's nor a pool's."""
        word, words = str(tree.children[0]), self.scope.words
        if word in words.bindings or word in words.parties:
            return self.whom(tree)
        self.misnamed("a pool or seat", word, tree, [*words.pools, *words.bound(BindingKind.SEAT), *self.roles_known()],
                      f"say `{PAYERS[word]}`" if word in PAYERS else "")  # fmt: skip
        return SeatRef(Role.DEALER, span=self.span(tree))

    # --- definitions

    def cards_defined(self, defined: Defined, at: Syntax) -> Cards:
        found = self.defined(defined, at, self.scope.in_question)
        if not isinstance(found, Cards):
            return Fixed(0, span=self.span(at))
        if len(list(islice(parts_of(found), MAX_CARDS + 1))) > MAX_CARDS:
            message = f"{quoted(defined.name.text)} has more than {MAX_CARDS} pieces"
            self.fault("condition-too-large", message, at, help="say it in fewer words")
            return Fixed(0, span=self.span(at))
        return replace(found, span=self.span(at))

    def number_defined(self, defined: Defined, at: Syntax | Token, question: Question) -> None:
        self.defined(defined, at, question)

    def condition_defined(self, defined: Defined, at: Syntax | Token) -> Condition:
        self.defined(defined, at, self.scope.in_question)
        return ConditionDefined(defined.index, span=self.span(at))

    def defined(self, defined: Defined, at: Syntax | Token, question: Question) -> object:
        """What a definition says, read for itself and then for the place that uses it."""
        if defined.busy:
            name = defined.name
            self.fault("cyclic-definition", f"{quoted(name.text)} is defined by itself", at,
                       more=[Label(name.span, "defined here")], help="say it without the name")  # fmt: skip
            return None
        if self.is_too_deep(at):
            return None
        found = _said(defined, self.for_itself(defined))
        if self.scope.inside:
            inside = self.scope.inside
            inside.depth = max(inside.depth, _depth(inside.says) + defined.depth)
        if not defined.sound or self.is_too_deep(at):
            return found
        return _said(defined, self.for_place(defined, at, question))

    def is_too_deep(self, at: Syntax | Token) -> bool:
        """Whether definitions that use one another nest too deep; a fault if so."""
        busy = sum(_depth(each.says) for each in self.scope.words.defined.values() if each.busy)
        deep = busy > MAX_DEPTH or (self.scope.inside is not None and self.scope.inside.depth > MAX_DEPTH)
        if deep:
            self.fault("condition-too-large", "too many definitions use one another", at,
                       help="write some of them out, with fewer brackets")  # fmt: skip
        return deep

    def for_itself(self, defined: Defined) -> Scope:
        """The scope in which a definition is read before any place uses it."""
        context = (Label(defined.name.span, f"in the definition {quoted(defined.name.text)}"),)
        scope = Scope(self.scope.words, Where.DEFINITION, _noting(defined, self.scope), context, inside=defined)
        return replace(scope, its_suit=0, its_rank=0) if defined.sort is DefinedSort.CARDS else scope

    def for_place(self, defined: Defined, at: Syntax | Token, question: Question) -> Scope:
        """The scope of the place that uses it."""
        in_clause = self.scope.where is Where.CLAUSE and defined.sort is DefinedSort.NUMBER
        where = Where.IN_CLAUSE if in_clause else self.scope.where
        context = (Label(self.span(at), "asked here"), *self.scope.context)
        scope = replace(self.scope, where=where, question=question, context=context, inside=defined)
        return scope if defined.sort is DefinedSort.CARDS else replace(scope, its_suit=None, its_rank=None)


def _depth(node: Node) -> int:
    """How deep the words of a definition can nest, at most."""
    match node:
        case Scalar():
            return 4 + len(OPENING.findall(node.text))
        case Listing():
            return 2 + len(node.items) + max(map(_depth, node.items), default=0)
        case Mapping():
            said = (part for entry in node.entries.values() for part in (entry.key, entry.value))
            return 2 + max(map(_depth, said), default=0)


def _noting(defined: Defined, scope: Scope) -> Callable[[Diagnostic], None]:
    """Faults go where they would, and the definition is known not to be sound."""

    def report(diagnostic: Diagnostic) -> None:
        defined.sound = False
        scope.report(diagnostic)

    return report


def _said(defined: Defined, scope: Scope) -> object:
    """What a definition says in a scope; read once for each place, question, suit and rank."""
    key = (scope.where, scope.in_question, scope.its_suit, scope.its_rank)
    if key not in defined.read_for:
        defined.busy, defined.depth = True, max(defined.depth, _depth(defined.says))
        try:
            defined.read_for[key] = _READERS[defined.sort](defined.says, scope)
        finally:
            defined.busy = False
    return defined.read_for[key]


def _cards_said(node: Node, scope: Scope) -> object:
    return cards(node, scope) if isinstance(node, Scalar) else None


def _condition_said(node: Node, scope: Scope) -> object:
    return condition(node, scope) if isinstance(node, Scalar) else None


_READERS: dict[DefinedSort, Callable[[Node, Scope], object]] = {
    DefinedSort.CARDS: _cards_said,
    DefinedSort.NUMBER: number,
    DefinedSort.CONDITION: _condition_said,
}
