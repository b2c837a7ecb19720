"""Phrases of a spec to terms: every word looked up, everything asked held against what the place knows.

Place in the pipeline: between ``conditions`` (syntax) and ``read`` (the whole game).  A scalar goes in, a term comes
out; faults are reported and a harmless term stands in for the faulty part.  Must not know keys of a spec, or play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from stich.language.conditions.card_phrases import LYING, CardPhrase, Scope
from stich.language.conditions.card_phrases import subtrees as _subtrees
from stich.language.conditions.folding import any_of, both, complement, negated
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.syntax import ConditionError, expectation, parse
from stich.language.conditions.terms import (
    AfterDeal,
    AllOf,
    Always,
    Amount,
    And,
    BeforeFirstLead,
    BidsAddUp,
    BindingIs,
    Cards,
    Clause,
    Compare,
    Condition,
    Count,
    DealNumber,
    Dealt,
    Exemption,
    FirstToMost,
    Fixed,
    Guard,
    HandsEmpty,
    Has,
    HasEvery,
    HasMore,
    Holds,
    LastWith,
    Led,
    Lies,
    MakesBid,
    Measure,
    Named,
    Not,
    OfSide,
    Or,
    Role,
    SeatIs,
    SeatRef,
    StakeIs,
    StockEmpty,
    Subject,
    TrickHas,
    TrickNumber,
    WasLed,
    WasPlayed,
    Who,
)
from stich.language.conditions.words import Askable, Sort
from stich.language.text.diagnostics import Diagnostic, Fix, did_you_mean, error, listed, quoted, suggest
from stich.language.text.nodes import Scalar, inside
from stich.language.text.source import Span

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

T = TypeVar("T")
Quantity: TypeAlias = tuple[Compare, int]


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
COMPARED = frozenset({"suit_led", "its_suit", "its_rank"})

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
    "giver": Role.GIVER,
    "holder_of": Role.HOLDER,
}


@dataclass(slots=True)
class _Phrase(CardPhrase):
    """One phrase on its way from syntax to terms."""

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
        if tree.data in BARE:
            asked, bare = BARE[tree.data]
            self.needs(asked, tree)
            return bare(span=span)
        if tree.data in OF_CARDS:
            asked, of_cards = OF_CARDS[tree.data]
            self.needs(asked, tree)
            return of_cards(self.joined(_subtrees(tree)[0]), span=span)
        match tree.data:
            case "trick_has":
                self.needs(Askable.TRICK, tree)
                return TrickHas(self.listed(_subtrees(tree)[0], more), span=self.span(tree, *more))
            case "stake_is":
                self.needs(Askable.STAKE, tree)
                return StakeIs(*self.exact(_subtrees(tree)[0]), span=span)
            case "makes_bid" | "makes_exactly" | "bids_add_up":
                return self.bidden(tree)
            case "after_deal":
                self.needs(Askable.DEAL, tree)
                return AfterDeal(int(str(tree.children[0])), span=span)
            case "in_deal":
                self.needs(Askable.DEAL, tree)
                return self.deal_number(tree)
            case "lies_turned_up" | "lies_laid_out":
                self.needs(Sort.LYING, tree)
                place = LYING[tree.data.removeprefix("lies_")]
                return Lies(self.joined(_subtrees(tree)[0]), place, span=span)
            case "was_dealt":
                self.needs(Askable.DEALT, tree)
                subject, quantity, joined = _subtrees(tree)
                return self.so_many(Dealt, subject, self.quantity(quantity), self.joined(joined), span)
            case "was_held":
                self.needs(Askable.DEALT, tree)
                subject, quantity, joined = _subtrees(tree)
                held = partial(Dealt, held=True)
                return self.so_many(held, subject, self.quantity(quantity), self.joined(joined), span)
            case "holds":
                return self.holds(tree, more)
            case "is_so":
                self.needs(Askable.NAMED, tree)
                return self.is_so(tree)
            case _:
                return self.numbered(tree) if tree.data in NUMBERED else self.counted(tree)

    def listed(self, first: Syntax, more: Iterable[Syntax]) -> Cards:
        trees = [first, *more]
        return any_of(list(map(self.joined, trees)), self.span(*trees))

    def numbered(self, tree: Syntax) -> Condition:
        self.needs(Askable.NUMBER, tree)
        number = int(str(tree.children[0])) if tree.children else 1
        compare, shift = NUMBERED[tree.data]
        if number < 1:
            self.fault("number-out-of-range", "tricks are counted from 1", tree.children[0], help="write `trick 1`")
        return TrickNumber(compare, number + shift, span=self.span(tree))

    def deal_number(self, tree: Syntax) -> Condition:
        number, cycle = (int(str(token)) for token in tree.children)
        if not 1 <= number <= cycle:
            self.fault("number-out-of-range", f"of every {cycle} deals none has the number {number}", tree,
                       help="deals are counted from 1: `in deal 1 of every 4`")  # fmt: skip
        return DealNumber(number, max(cycle, 1), span=self.span(tree))

    def holds(self, tree: Syntax, more: Iterable[Syntax]) -> Condition:
        self.needs(Askable.HOLDS, tree)
        subject, holding = _subtrees(tree)
        *bound, joined = _subtrees(holding)
        compare, number = self.quantity(bound[0]) if bound else (Compare.AT_LEAST, 1)
        return self.so_many(Holds, subject, (compare, number), self.listed(joined, more), self.span(tree, *more))

    def so_many(
        self, fact: Callable[..., Holds | Dealt], subject: Syntax, quantity: Quantity, cards: Cards, span: Span
    ) -> Condition:
        """The fact with any bound, though it knows only "at least"."""
        who, (compare, number) = self.subject(subject), quantity
        least = Always(span=span) if number == 0 else fact(who, cards, number, span=span)
        above = Not(fact(who, cards, number + 1, span=span), span=span)
        if compare is Compare.AT_LEAST:
            return least
        return above if compare is Compare.AT_MOST or number == 0 else And((least, above), span=span)

    def bidden(self, tree: Syntax) -> Condition:
        """A fact about bids."""
        span = self.span(tree)
        self.needs_bids(tree)
        if tree.data == "bids_add_up":
            self.needs(Askable.BID, tree)
            return BidsAddUp(span=span)
        self.needs(Askable.BIDS, tree)
        return MakesBid(self.owner(_subtrees(tree)[0]), tree.data == "makes_exactly", span=span)

    def needs_bids(self, tree: Syntax) -> None:
        if not self.scope.words.bids:
            self.fault("nothing-bid", "nobody bids in this game", tree,
                       help="let a choice of a dialogue say `bids: 0 to hand`")  # fmt: skip

    def owner(self, tree: Syntax) -> Subject:
        """Who has what is counted: a side or a seat."""
        subject = self.subject(tree)
        if subject.who in (Who.ANY_HAND, Who.NO_HAND):
            self.fault("condition-syntax", "a hand has no count of its own", tree,
                       help="say `a hand holds …`, or ask it of a side or a seat")  # fmt: skip
        return subject

    def counted(self, tree: Syntax) -> Condition:
        span = self.span(tree)
        children = _subtrees(tree)
        subject = self.owner(children[0])
        match tree.data:
            case "has":
                compare, number = self.quantity(children[1])
                return Has(subject, compare, number, self.count(children[2]), span=span)
            case "has_first" | "has_last":
                numbers = _numbers(tree)
                return Has(subject, Compare.AT_LEAST, (numbers or [1])[0], self.run_of_tricks(tree), span=span)
            case "has_last_with":
                numbers = _numbers(tree)
                self.needs(Askable.WINNING, tree)
                self.run_of_tricks(tree)
                return LastWith(subject, (numbers or [1])[0], self.joined(children[2]), span=span)
            case "has_every":
                return HasEvery(subject, self.count(children[1]), span=span)
            case "first_to_most":
                if self.count(children[1]) != Count(Measure.TRICKS):
                    self.fault("condition-syntax", "only tricks have an order", tree, help="say `the most tricks`")
                return FirstToMost(subject, span=span)
            case _:
                _, extreme, counted, than = children
                fewer = str(extreme.children[0]) == "fewer"
                return HasMore(subject, self.count(counted), self.owner(than), fewer, span=span)

    def is_so(self, tree: Syntax) -> Condition:
        """What a binding or a seat is: named, another of its kind, of a side."""
        span, (one, what) = self.span(tree), _subtrees(tree)
        binding = self.scope.words.bindings.get(str(one.children[0])) if one.data == "bound_seat" else None
        if what.data == "named":
            return Named(self.bound_seat(one) if binding is None else binding, span=span)
        if binding is not None and self.scope.words.kinds[binding] is not BindingKind.SEAT:
            return BindingIs(binding, self.identity(what), span=span)
        subject = self.subject(one)
        unknown = subject.who is Who.BOUND and subject.binding < 0  # and complained of
        if subject.who in OF_SIDES or (what.data in COMPARED and not unknown):
            self.fault("condition-syntax", f"{quoted(self.words(one))} is no seat", one,
                       help="ask it of a seat: `seat is dealer`, `declarer is of side`")  # fmt: skip
        if what.data in COMPARED:
            return Always(False, span=span)
        if what.data != "of_side":
            return SeatIs(subject, self.seat(what), span=span)
        side = self.subject(_subtrees(what)[0])
        if side.who in (Who.ANY_HAND, Who.NO_HAND, Who.ANY, Who.EACH, Who.NO):
            self.fault("condition-syntax", f"{quoted(self.words(what))} is no side of its own", what,
                       help="say `of side`, `of other side`, or name a seat of the side")  # fmt: skip
        return OfSide(subject, side, span=span)

    def identity(self, tree: Syntax) -> Cards:
        """What a binding of cards is compared with: another, a suit, a rank, a card, the one in question."""
        if tree.data in COMPARED:
            return self.piece(tree)[0]
        if tree.data == "bound_seat":
            return self.named(tree)[0]
        self.fault("condition-syntax", f"{quoted(self.words(tree))} names no card", tree, help="name a suit or a rank")
        return Fixed(0)

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
        word, seats = str(tree.children[0]) if tree.children else str(tree.data), words.bound(BindingKind.SEAT)
        if word in seats:
            return words.bindings[word]
        near = suggest(word, [*seats, *(name.replace("_", " ") for name in (*SUBJECTS, *ROLES))])
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
            case "at_most_minus":
                return Compare.AT_MOST, -number
            case "fewer_than":
                return Compare.AT_MOST, number - 1
            case _:
                return Compare.EXACTLY, number

    def exact(self, tree: Syntax) -> Quantity:
        """A quantity in which a bare number means just that number, as in `stake is 1`."""
        compare, number = self.quantity(tree)
        return (Compare.EXACTLY if tree.data == "number" else compare), number

    def count(self, tree: Syntax) -> Count:
        words = self.scope.words
        if tree.data == "tricks_of":
            return self.phase_tricks(tree)
        word = {"one_trick": "tricks", "one_card": "cards", "bids": "bids"}.get(tree.data) or str(tree.children[0])
        for name in (word, word + "s"):
            if name in ("tricks", "cards"):
                self.needs(Askable.COUNTS, tree)
                return Count(Measure.TRICKS if name == "tricks" else Measure.HAND_CARDS)
            if name == "bids":
                self.needs_bids(tree)
                self.needs(Askable.BIDS, tree)
                return Count(Measure.BIDS)
            if name in words.card_points:
                self.needs(Askable.COUNTS, tree)
                return Count(Measure.POINTS, words.card_points[name])
            if name in words.counters:
                self.needs(Askable.TOTALS, tree)
                return Count(Measure.COUNTER, words.counters[name])
        near = suggest(word, words.countables())
        self.fault("unknown-name", f"nothing that is counted is called {quoted(word)}", tree, more=self.declared(near),
                   help=did_you_mean(near), notes=[f"what is counted: {', '.join(words.countables())}"],
                   instead=near[0] if near else "")  # fmt: skip
        return Count(Measure.TRICKS)

    def phase_tricks(self, tree: Syntax) -> Count:
        self.needs(Askable.COUNTS, tree)
        phases, named = self.scope.words.phases, _subtrees(tree)[0]
        name = " ".join(map(str, named.children))
        if str(tree.children[0]) != "tricks":
            self.fault("condition-syntax", "only tricks are counted by phases", tree, help=f"say `tricks of {name}`")
        if name not in phases:
            near = suggest(name, phases)
            self.fault("unknown-name", f"no phase of the play is called {quoted(name)}", named,
                       help=did_you_mean(near), notes=[f"phases: {', '.join(phases)}"] if phases else [])  # fmt: skip
        return Count(Measure.PHASE_TRICKS, phases.get(name, 0))

    def run_of_tricks(self, tree: Syntax) -> Count:
        counted = _subtrees(tree)[1]
        if self.count(counted) != Count(Measure.TRICKS):
            self.fault("condition-syntax", "only tricks have an order", counted,
                       help="say `has the first 5 tricks`, `has the last trick`")  # fmt: skip
        return Count(Measure.FIRST_TRICKS if tree.data == "has_first" else Measure.LAST_TRICKS)

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
        barred = self.cards(cards)
        if tree.data == "bidden":
            barred = complement(barred, self.scope.words.deck)
        return Guard(barred, when, str(deed.children[0]) == "play", span=span)

    def exemption(self, tree: Syntax) -> Exemption:
        cards, *conditions = _subtrees(tree)
        span = self.span(tree)
        return Exemption(self.cards(cards), self.held(conditions, span), span=span)

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
        held = self.cards(_subtrees(tree)[0]) if tree.data == "holder_of" else None
        return SeatRef(role, offset, cards=held, span=span)

    def amount(self, tree: Syntax) -> Amount:
        numbers = _numbers(tree)
        span = self.span(tree)
        match tree.data:
            case "constant":
                return Amount(numbers[0], span=span)
            case "for_each":
                count = self.count(_subtrees(tree)[0])
                return Amount(0, 0, numbers[0], count, (*numbers, 0)[1], span=span)
            case "over_bid":
                self.needs_bids(tree)
                return Amount(0, 0, numbers[0], self.count(_subtrees(tree)[0]), over_bid=True, span=span)
            case "minus":
                own = self.amount(_subtrees(tree)[0])
                return replace(own, constant=-own.constant, stakes=-own.stakes, each=-own.each, span=span)
            case "plus":
                self.needs(Askable.STAKE, tree)
                return Amount(numbers[0], 1, span=span)
            case _:
                self.needs(Askable.STAKE, tree)
                return Amount(0, (*numbers, 1)[0], span=span)


def _numbers(tree: Syntax) -> list[int]:
    """The numbers that stand in a part of a phrase itself."""
    return [int(str(child)) for child in tree.children if not hasattr(child, "data")]


BARE: dict[str, tuple[Askable, Callable[..., Condition]]] = {
    "led": (Askable.LED, Led),
    "before_first_lead": (Askable.BEFORE_LEAD, BeforeFirstLead),
    "stock_empty": (Askable.STOCK, StockEmpty),
    "all_played": (Askable.PLAYED, HandsEmpty),
}
"""Facts that are said in fixed words: what they ask about, and their terms."""

OF_CARDS: dict[str, tuple[Askable, Callable[..., Condition]]] = {
    "was_played": (Askable.PAST, WasPlayed),
    "was_led": (Askable.LEAD, WasLed),
}
"""Facts of a description of cards."""

NUMBERED: dict[str, tuple[Compare, int]] = {
    "in_trick": (Compare.EXACTLY, 0),
    "in_first_trick": (Compare.EXACTLY, 0),
    "before_trick": (Compare.AT_MOST, -1),
    "after_trick": (Compare.AT_LEAST, 1),
}
