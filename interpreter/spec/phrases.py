"""Phrases of a spec to terms: every word looked up, everything asked held against what the place knows.

Place in the pipeline: between ``conditions`` (syntax) and ``resolve`` (the whole game).  A scalar goes in, a term comes
out; faults are reported and a harmless term stands in for the faulty part.  Must not know keys of a spec, or play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from interpreter.source import Span
from interpreter.spec.conditions import ConditionError, expectation, keywords, parse
from interpreter.spec.diagnostics import Diagnostic, Fix, Label, did_you_mean, error, listed, quoted, suggest
from interpreter.spec.folding import all_of, any_of, both, complement, negated
from interpreter.spec.model import Place
from interpreter.spec.nodes import Scalar, inside
from interpreter.spec.terms import (
    AllOf,
    Always,
    Amount,
    And,
    Beating,
    BeforeFirstLead,
    Bound,
    Cards,
    Clause,
    Compare,
    Condition,
    Count,
    Fixed,
    Guard,
    HandsEmpty,
    Has,
    HasEvery,
    HasMore,
    Holds,
    Led,
    Lying,
    Not,
    OfPower,
    Or,
    Plain,
    Ranked,
    Role,
    SameSuit,
    SeatRef,
    StakeIs,
    StockEmpty,
    Subject,
    Suited,
    Tally,
    TrickHas,
    TrickNumber,
    Who,
)
from interpreter.spec.words import Fact, Kind, Meaning, Sort, Vocabulary, Where

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

T = TypeVar("T")
Quantity: TypeAlias = tuple[Compare, int]

NONE_LISTED = 14


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a phrase stands: the words it may use, the place, where faults go, and labels for its surroundings."""

    words: Vocabulary
    where: Where
    report: Callable[[Diagnostic], None]
    context: tuple[Label, ...] = ()


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


def seat(phrase: Scalar, scope: Scope) -> SeatRef:
    """The seat that a phrase names; the dealer's if it is faulty."""
    return _read(phrase, "seat", scope, _Phrase.seat, SeatRef(Role.DEALER))


def amount(phrase: Scalar, scope: Scope) -> Amount:
    """The number of points that a phrase states; none if it is faulty."""
    return _read(phrase, "amount", scope, _Phrase.amount, Amount())


def _read(phrase: Scalar, start: str, scope: Scope, method: Callable[[_Phrase, Syntax], T], default: T) -> T:
    try:
        tree = parse(phrase.text, start)
    except ConditionError as fault:
        scope.report(_syntax_fault(fault, phrase, scope))
        return default
    return method(_Phrase(phrase, scope), tree)


def _syntax_fault(fault: ConditionError, phrase: Scalar, scope: Scope) -> Diagnostic:
    span = inside(phrase, fault.start, fault.end)
    fix = Fix(span, fault.instead) if fault.instead and span != phrase.span else None
    label = expectation(fault.expected)
    return error(fault.code, fault.message, span, label, more=scope.context, help=fault.help, fix=fix)


# --- the walk ---------------------------------------------------------------------------------------------------------

LYING = {"turned_up": Place.TURNED, "laid_out": Place.EXPOSED}

SUBJECTS = {
    "side": Who.SIDE,
    "other_side": Who.OTHER,
    "a_side": Who.ANY,
    "each_side": Who.EACH,
    "no_side": Who.NO,
    "a_hand": Who.ANY_HAND,
    "no_hand": Who.NO_HAND,
    "seat": Who.SEAT,
    "dealer": Who.DEALER,
    "forehand": Who.FOREHAND,
    "leader": Who.LEADER,
}
OF_SIDES = frozenset({Who.SIDE, Who.OTHER, Who.ANY, Who.EACH, Who.NO})

ROLES = {
    "dealer": Role.DEALER,
    "forehand": Role.FOREHAND,
    "leader": Role.LEADER,
    "winner": Role.WINNER,
    "loser": Role.LOSER,
    "opponent": Role.OPPONENT,
    "speaker": Role.SPEAKER,
    "director": Role.DIRECTOR,
    "by_lot": Role.LOT,
}

UNITED = frozenset({Kind.CARD, Kind.RANK, Kind.SUIT, Kind.POWER})


@dataclass(slots=True)
class _Phrase:
    """One phrase on its way from syntax to terms."""

    text: Scalar
    scope: Scope

    # --- places and faults

    def span(self, *trees: Syntax | Token) -> Span:
        return inside(self.text, min(map(_start, trees)), max(map(_end, trees)))

    def words(self, *trees: Syntax | Token) -> str:
        return self.text.text[min(map(_start, trees)) : max(map(_end, trees))]

    def fault(
        self, code: str, message: str, at: Syntax | Token, label: str = "", *, more: Iterable[Label] = (),
        help: str = "", notes: Iterable[str] = (), instead: str = "",
    ) -> None:  # fmt: skip
        span = self.span(at)
        fix = Fix(span, instead) if instead and span != self.text.span else None
        context = (*more, *self.scope.context)
        self.scope.report(error(code, message, span, label, more=context, help=help, notes=notes, fix=fix))

    def needs(self, what: Fact | Sort, at: Syntax) -> None:
        """Report that the place does not know ``what``, if so."""
        known = self.scope.where.known
        if what in known.facts or what in known.sorts:
            return
        asked, kinds = (known.facts, "no condition") if isinstance(what, Fact) else (known.sorts, "only fixed cards")
        able = [other for other in type(what) if other in asked]
        self.fault(
            "not-known-here", f"{quoted(self.words(at))} cannot be asked in {known.title}", at,
            f"this speaks of {what.value}", help=f"{known.title} knows {_sentence(a.value for a in able) or kinds}",
            notes=[f"running totals: {', '.join(self.scope.words.counters)}"] if Fact.TOTALS in able else [],
        )  # fmt: skip

    # --- sets of cards

    def order(self, tree: Syntax) -> tuple[Cards, ...]:
        return tuple(map(self.cards, _subtrees(tree)))

    def cards(self, tree: Syntax) -> Cards:
        return any_of([self.joined(part) for part in _subtrees(tree)], self.span(tree))

    def joined(self, tree: Syntax) -> Cards:
        first, *others = map(self.term, _subtrees(tree))
        deck = self.scope.words.deck
        return all_of([first, *(complement(o, deck) for o in others)], self.span(tree)) if others else first

    def term(self, tree: Syntax) -> Cards:
        pieces = [(child, *self.piece(child)) for child in _subtrees(tree)]
        parts: list[Cards] = []
        for kind, group in groupby(pieces, key=lambda piece: piece[2]):
            members = list(group)
            span = self.span(*(m[0] for m in members))
            terms = [m[1] for m in members]
            parts += [any_of(terms, span)] if kind in UNITED else terms
        result = all_of(parts, self.span(tree))
        if len(parts) > 1 and isinstance(result, Fixed) and not result.cards and all(map(_not_empty, parts)):
            self.fault("never-a-card", f"no card is all of {quoted(self.words(tree))}", tree,
                       help="words side by side narrow each other; join alternatives with `or`")  # fmt: skip
        return result

    def piece(self, tree: Syntax) -> tuple[Cards, Kind | None]:
        span = self.span(tree)
        match tree.data:
            case "name":
                return self.named(tree)
            case "or_lower" | "or_higher":
                return self.ranked(tree), None
            case "cards":
                return self.cards(tree), None
            case "any_card":
                return AllOf((), span=span), None
            case "plain":
                self.needs(Sort.PLAIN, tree)
                return Plain(span=span), None
            case "suit_led":
                self.needs(Sort.LED, tree)
                return SameSuit(Suited.LED, span=span), None
            case "its_suit":
                self.needs(Sort.ITS, tree)
                return SameSuit(Suited.ITS, span=span), None
            case "beating":
                self.needs(Sort.BEATING, tree)
                return Beating(span=span), None
            case place:
                self.needs(Sort.LYING, tree)
                return Lying(LYING[place].value, span=span), None

    def named(self, tree: Syntax) -> tuple[Cards, Kind | None]:
        word = str(tree.children[0])
        meanings = self.scope.words.meanings(word)
        if len(meanings) != 1:
            self.ambiguous(tree, word, meanings) if meanings else self.unknown(tree, word)
            return Fixed(0, span=self.span(tree)), None
        return self.meant(meanings[0], tree)

    def meant(self, meaning: Meaning, tree: Syntax) -> tuple[Cards, Kind]:
        span = self.span(tree)
        match meaning.kind:
            case Kind.BINDING:
                self.needs(Sort.BOUND, tree)
                return Bound(meaning.index, span=span), meaning.kind
            case Kind.POWER:
                self.needs(Sort.POWER, tree)
                return OfPower(meaning.index, span=span), meaning.kind
            case Kind.GROUP:
                return Fixed(meaning.cards, span=span), Kind.SUIT
        return Fixed(meaning.cards, span=span), meaning.kind

    def ranked(self, tree: Syntax) -> Cards:
        name = _subtrees(tree)[0]
        word = str(name.children[0])
        ranks = self.scope.words.deck.ranks
        if word in ranks:
            return Ranked(ranks.index(word), tree.data == "or_higher", span=self.span(tree))
        message = f"{quoted(word)} is no rank of the deck"
        near = suggest(word, ranks)
        self.fault("unknown-name", message, name, "a rank is expected here", help=did_you_mean(near),
                   notes=[f"the ranks from high to low: {' '.join(ranks)}"])  # fmt: skip
        return Fixed(0, span=self.span(tree))

    # --- faults of names

    def unknown(self, tree: Syntax, word: str) -> None:
        words = self.scope.words
        if words.looks_like_card(word):
            self.fault("card-not-in-deck", f"the deck has no card {quoted(word)}", tree, "",
                       notes=[f"suits {' '.join(words.deck.suits)}, ranks {' '.join(words.deck.ranks)}"])  # fmt: skip
            return
        if word.isdecimal():
            self.fault("unknown-name", f"the deck has no rank {quoted(word)}", tree, "",
                       notes=[f"the ranks from high to low: {' '.join(words.deck.ranks)}"])  # fmt: skip
            return
        near = suggest(word, [*words.names(), *words.tallies, *words.counters, *keywords()])
        notes, instead = self.usable(words.names()), near[0] if near else ""
        if instead in keywords():
            code, message, label = "condition-syntax", f"unexpected word {quoted(word)}", "neither a keyword nor a name"
        else:
            code, label = "unknown-name", "not declared in this spec"
            message = f"no card, rank, suit, binding or power is called {quoted(word)}"
        self.fault(code, message, tree, label, more=self.declared(near), help=did_you_mean(near), notes=notes,
                   instead=instead)  # fmt: skip

    def ambiguous(self, tree: Syntax, word: str, meanings: list[Meaning]) -> None:
        kinds = _sentence((f"a {m.kind.value}" for m in meanings), "and")
        self.fault("ambiguous-name", f"{quoted(word)} is {kinds}", tree, more=self.declared([word]),
                   help="rename what the spec declares, or name the cards in another way")  # fmt: skip

    def declared(self, names: list[str]) -> list[Label]:
        places = self.scope.words.declared
        return [Label(places[n], f"{quoted(n)} is declared here") for n in names if n in places]

    def usable(self, names: list[str]) -> list[str]:
        declared = [n for n in names if n in self.scope.words.declared]
        return [f"names declared here: {', '.join(declared[:NONE_LISTED])}"] if declared else []

    # --- conditions

    def condition(self, tree: Syntax) -> Condition:
        first, *rest = _subtrees(tree)
        return both([self.either(first), *(negated(self.either(t.children[0])) for t in rest)], self.span(tree))  # type: ignore[arg-type]

    def held(self, trees: Iterable[Syntax], span: Span) -> Condition:
        """What ``when`` and ``unless`` parts come to together."""
        parts = [self.fact(t) if t.data in NUMBERED else self.part(t) for t in trees]
        return both(parts, span)

    def part(self, tree: Syntax) -> Condition:
        held = self.either(_subtrees(tree)[0])
        return negated(held) if tree.data == "unless" else held

    def either(self, tree: Syntax) -> Condition:
        groups: list[tuple[Syntax, list[Syntax]]] = []
        for child in _subtrees(tree):
            if child.data == "more":
                groups[-1][1].append(_subtrees(child)[0])
            else:
                groups.append((child, []))
        parts = [self.both(child, more) for child, more in groups]
        return parts[0] if len(parts) == 1 else Or(tuple(parts), span=self.span(tree))

    def both(self, tree: Syntax, more: list[Syntax]) -> Condition:
        *firsts, last = _subtrees(tree)
        return both([*map(self.one, firsts), self.one(last, more)], self.span(tree))

    def one(self, tree: Syntax, more: Iterable[Syntax] = ()) -> Condition:
        outer, flips = tree, 0
        while tree.data == "negation":
            tree, flips = _subtrees(tree)[0], flips + 1
        more = list(more)
        if more and tree.data not in ("trick_has", "holds"):
            message = f"nothing is asked about {quoted(self.words(more[0]))}"
            help = "a description after `or` goes on with `trick has` or `holds`; there is none before it"
            self.fault("condition-syntax", message, more[0], help=help)
        held = self.condition(tree) if tree.data == "condition" else self.fact(tree, more)
        return replace(negated(held), span=self.span(outer)) if flips % 2 else held

    def fact(self, tree: Syntax, more: Iterable[Syntax] = ()) -> Condition:
        span = self.span(tree)
        match tree.data:
            case "led":
                self.needs(Fact.LED, tree)
                return Led(span=span)
            case "trick_has":
                self.needs(Fact.TRICK, tree)
                return TrickHas(self.listed(_subtrees(tree)[0], more), span=self.span(tree, *more))
            case "before_first_lead":
                self.needs(Fact.BEFORE_LEAD, tree)
                return BeforeFirstLead(span=span)
            case "stock_empty":
                self.needs(Fact.STOCK, tree)
                return StockEmpty(span=span)
            case "all_played":
                self.needs(Fact.PLAYED, tree)
                return HandsEmpty(span=span)
            case "stake_is":
                self.needs(Fact.STAKE, tree)
                return StakeIs(*self.exact(_subtrees(tree)[0]), span=span)
            case "holds":
                return self.holds(tree, more)
        return self.numbered(tree) if tree.data in NUMBERED else self.counted(tree)

    def listed(self, first: Syntax, more: Iterable[Syntax]) -> Cards:
        trees = [first, *more]
        return any_of(list(map(self.joined, trees)), self.span(*trees))

    def numbered(self, tree: Syntax) -> Condition:
        self.needs(Fact.NUMBER, tree)
        number = int(str(tree.children[0])) if tree.children else 1
        compare, shift = NUMBERED[tree.data]
        if number < 1:
            self.fault("number-out-of-range", "tricks are counted from 1", tree.children[0], help="write `trick 1`")
        return TrickNumber(compare, number + shift, span=self.span(tree))

    def holds(self, tree: Syntax, more: Iterable[Syntax]) -> Condition:
        self.needs(Fact.HOLDS, tree)
        subject, holding = _subtrees(tree)
        *bound, joined = _subtrees(holding)
        compare, number = self.quantity(bound[0]) if bound else (Compare.AT_LEAST, 1)
        who, held, span = self.subject(subject), self.listed(joined, more), self.span(tree, *more)
        least = Always(span=span) if number == 0 else Holds(who, held, number, span=span)
        above = Not(Holds(who, held, number + 1, span=span), span=span)
        if compare is Compare.AT_LEAST:
            return least
        return above if compare is Compare.AT_MOST or number == 0 else And((least, above), span=span)

    def counted(self, tree: Syntax) -> Condition:
        span = self.span(tree)
        children = _subtrees(tree)
        subject = self.subject(children[0])
        if subject.who in (Who.ANY_HAND, Who.NO_HAND):
            self.fault("condition-syntax", "a hand has no count of its own", children[0],
                       help="say `a hand holds …`, or ask it of a side or a seat")  # fmt: skip
        match tree.data:
            case "has":
                compare, number = self.quantity(children[1])
                return Has(subject, compare, number, self.count(children[2]), span=span)
            case "has_first":
                numbers = [int(str(t)) for t in tree.children if not hasattr(t, "data")]
                return Has(subject, Compare.AT_LEAST, (numbers or [1])[0], self.first_tricks(children[1]), span=span)
            case "has_every":
                return HasEvery(subject, self.count(children[1]), span=span)
        _, extreme, counted, than = children
        fewer = str(extreme.children[0]) == "fewer"
        return HasMore(subject, self.count(counted), self.subject(than), fewer, span=span)

    def subject(self, tree: Syntax) -> Subject:
        if tree.data == "bound_seat":
            self.needs_seats(tree)
            return Subject(Who.BOUND, self.bound_seat(tree))
        who = SUBJECTS[tree.data]
        if who not in OF_SIDES:
            self.needs_seats(tree)
        return Subject(who)

    def needs_seats(self, tree: Syntax) -> None:
        known = self.scope.where.known
        if not known.all_subjects:
            self.fault("not-known-here", f"{quoted(self.words(tree))} cannot be asked in {known.title}", tree,
                       "this speaks of one seat", help=f"{known.title} knows the sides")  # fmt: skip

    def bound_seat(self, tree: Syntax) -> int:
        words = self.scope.words
        word = str(tree.children[0])
        if word in words.seats():
            return words.bindings[word]
        near = suggest(word, [*words.seats(), *(name.replace("_", " ") for name in (*SUBJECTS, *ROLES))])
        self.fault("unknown-name", f"no seat is called {quoted(word)}", tree, help=did_you_mean(near),
                   instead=near[0] if near else "")  # fmt: skip
        return -1

    # --- numbers and counts

    def quantity(self, tree: Syntax) -> Quantity:
        number = int(str(tree.children[0])) if tree.children else 0
        match tree.data:
            case "number":
                return (Compare.AT_LEAST if number else Compare.EXACTLY), number
            case "at_least":
                return Compare.AT_LEAST, number
            case "more_than":
                return Compare.AT_LEAST, number + 1
            case "at_most":
                return Compare.AT_MOST, number
            case "fewer_than":
                return Compare.AT_MOST, number - 1
        return Compare.EXACTLY, number

    def exact(self, tree: Syntax) -> Quantity:
        """A quantity in which a bare number means just that number, as in `stake is 1`."""
        compare, number = self.quantity(tree)
        return (Compare.EXACTLY if tree.data == "number" else compare), number

    def count(self, tree: Syntax) -> Count:
        words = self.scope.words
        word = {"one_trick": "tricks", "one_card": "cards"}.get(tree.data) or str(tree.children[0])
        for name in (word, word + "s"):
            if name in ("tricks", "cards"):
                self.needs(Fact.COUNTS, tree)
                return Count(Tally.TRICKS if name == "tricks" else Tally.HAND_CARDS)
            if name in words.tallies:
                self.needs(Fact.COUNTS, tree)
                return Count(Tally.POINTS, words.tallies[name])
            if name in words.counters:
                self.needs(Fact.TOTALS, tree)
                return Count(Tally.COUNTER, words.counters[name])
        near = suggest(word, words.countables())
        self.fault("unknown-name", f"nothing that is counted is called {quoted(word)}", tree, more=self.declared(near),
                   help=did_you_mean(near), notes=[f"what is counted: {', '.join(words.countables())}"],
                   instead=near[0] if near else "")  # fmt: skip
        return Count(Tally.TRICKS)

    def first_tricks(self, tree: Syntax) -> Count:
        if self.count(tree) != Count(Tally.TRICKS):
            self.fault("condition-syntax", "only tricks have an order", tree, help="say `has the first 5 tricks`")
        return Count(Tally.FIRST_TRICKS)

    # --- clauses, guards, seats, amounts

    def clause(self, tree: Syntax) -> Clause:
        parts = {str(t.data): t for t in _subtrees(tree)}
        held = self.held([parts[k] for k in ("when", "unless") if k in parts], self.span(tree))
        lower, plain, targets = self.targets(parts.get("targets"))
        yields = self.cards(_subtrees(parts["yields"])[0]) if "yields" in parts else None
        return Clause(held, lower, plain, targets, yields, span=self.span(tree))

    def targets(self, tree: Syntax | None) -> tuple[bool, bool, Cards | None]:
        if tree is None:
            return True, True, None
        named = _subtrees(tree)
        kinds = {str(t.data) for t in named}
        if "nothing" in kinds and len(named) > 1:
            self.fault("condition-syntax", "a power that beats nothing beats nothing else", tree,
                       help="delete `nothing`, or the rest")  # fmt: skip
        sets = [self.joined(t) for t in named if t.data == "joined"]
        targets = any_of(sets, self.span(tree)) if sets else None
        return bool(kinds & {"lower", "lower_powers"}), "lower" in kinds, targets

    def guard(self, tree: Syntax) -> Guard:
        deed, cards, *conditions = _subtrees(tree)
        span = self.span(tree)
        held = self.held(conditions, span)
        when = negated(held) if tree.data == "only" else held
        return Guard(self.cards(cards), when, str(deed.children[0]) == "play", span=span)

    def seat(self, tree: Syntax) -> SeatRef:
        span, offset = self.span(tree), 0
        while tree.data in ("after", "before"):
            offset += 1 if tree.data == "after" else -1
            tree = _subtrees(tree)[0]
        if tree.data == "bound_seat":
            return SeatRef(Role.BOUND, offset, self.bound_seat(tree), span=span)
        role, known = ROLES[tree.data], self.scope.where.known
        if role not in known.roles:
            able = [name.replace("_", " ") for name, r in ROLES.items() if r in known.roles]
            self.fault("not-known-here", f"{quoted(self.words(tree))} is not known in {known.title}", tree,
                       help=f"{known.title} knows {listed(able, 'and') or 'no seat'}")  # fmt: skip
        return SeatRef(role, offset, span=span)

    def amount(self, tree: Syntax) -> Amount:
        numbers = [int(str(t)) for t in tree.children if not hasattr(t, "data")]
        span = self.span(tree)
        match tree.data:
            case "constant":
                return Amount(numbers[0], span=span)
            case "for_each":
                count = self.count(_subtrees(tree)[0])
                return Amount(0, 0, numbers[0], count, (*numbers, 0)[1], span=span)
        self.needs(Fact.STAKE, tree)
        if tree.data == "plus":
            return Amount(numbers[0], 1, span=span)
        return Amount(0, (*numbers, 1)[0], span=span)


NUMBERED: dict[str, tuple[Compare, int]] = {
    "in_trick": (Compare.EXACTLY, 0),
    "in_first_trick": (Compare.EXACTLY, 0),
    "before_trick": (Compare.AT_MOST, -1),
    "after_trick": (Compare.AT_LEAST, 1),
}


def _subtrees(tree: Syntax) -> list[Syntax]:
    return [child for child in tree.children if hasattr(child, "data")]  # type: ignore[misc]


def _start(tree: Syntax | Token) -> int:
    at = tree.meta.start_pos if hasattr(tree, "data") else tree.start_pos  # type: ignore[union-attr]
    return int(at or 0)


def _end(tree: Syntax | Token) -> int:
    at = tree.meta.end_pos if hasattr(tree, "data") else tree.end_pos  # type: ignore[union-attr]
    return int(at or 0)


def _sentence(words: Iterable[str], joiner: str = "and") -> str:
    parts = list(words)
    return f" {joiner} ".join(p for p in (", ".join(parts[:-1]), *parts[-1:]) if p)


def _not_empty(part: Cards) -> bool:
    return not isinstance(part, Fixed) or bool(part.cards)
