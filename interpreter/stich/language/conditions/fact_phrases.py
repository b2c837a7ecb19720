"""Facts to terms: who has, holds and is what, what lies where, and what moment it is.

Place in the pipeline: above the phrases of numbers, below the conditions that join facts.  Must not know what a place
does with a condition.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

from stich.language.conditions.card_phrases import COMPARED, HELD_LATER, LYING
from stich.language.conditions.folding import any_of
from stich.language.conditions.kinds import Askable, BindingKind, Circle, Compare, Group, Holding, Moment, Place
from stich.language.conditions.measures import MEASURES, Measure
from stich.language.conditions.number_phrases import TRICKS, Counted, NumberPhrase
from stich.language.conditions.scope import as_tree, numbers_of, subtrees
from stich.language.conditions.terms import (
    Always,
    BindingIs,
    CardsIn,
    CardsOf,
    Compared,
    Condition,
    Constant,
    Count,
    HoldsTrick,
    InDeal,
    Led,
    Many,
    Member,
    Named,
    Not,
    Now,
    Number,
    NumberOf,
    One,
    Party,
    Plays,
    Quantified,
    Run,
    Same,
    SideOf,
    Spot,
    WasLed,
    Whole,
    Within,
)
from stich.language.conditions.words import Defined, DefinedSort, Where, countable, in_number
from stich.language.text.diagnostics import quoted
from stich.language.text.source import Span

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

MOMENTS = {
    "before_first_lead": (Askable.BEFORE_LEAD, Moment.BEFORE_FIRST_LEAD),
    "stock_empty": (Askable.LYING, Moment.STOCK_EMPTY),
    "all_played": (Askable.PLAYED, Moment.ALL_PLAYED),
}

IN_TRICK = {
    "in_trick": Compare.EXACTLY,
    "in_first_trick": Compare.EXACTLY,
    "before_trick": Compare.FEWER,
    "after_trick": Compare.MORE,
}

BOUNDS = {
    "at_least": Compare.AT_LEAST,
    "at_most": Compare.AT_MOST,
    "exactly": Compare.EXACTLY,
    "more_than": Compare.MORE,
    "fewer_than": Compare.FEWER,
}

MORE_THAN = {
    "more_of": Compare.MORE,
    "fewer_of": Compare.FEWER,
    "no_fewer": Compare.AT_LEAST,
    "no_more": Compare.AT_MOST,
}

HOLDINGS = {
    "holds": (Holding.HAND, Askable.HANDS),
    "held": (Holding.HELD, Askable.TRICKS),
    "was_dealt": (Holding.DEALT, Askable.DEALT),
    "took": (Holding.TAKEN, Askable.TRICKS),
}

GOES_ON = frozenset({*HOLDINGS, "trick_has"})
"""Facts that a bare description after `or` goes on with."""

IN_A_CLAUSE = "a clause asks the trick as `trick has K`, and of its own card `led`"

GIVEN_BY_WORD = frozenset({"named", "unnamed", "of_side"})


class FactPhrase(NumberPhrase):
    """A phrase as far as it states facts."""

    __slots__ = ()

    @abstractmethod
    def condition_defined(self, defined: Defined, at: Syntax | Token) -> Condition:
        """A condition that the spec defines."""

    def fact(self, tree: Syntax, more: Iterable[Syntax] = ()) -> Condition:
        """A fact, with the descriptions after `or` that go on with it."""
        span = self.span(tree, *more)
        match tree.data:
            case "led":
                self.needs(Askable.LED, tree)
                return Led(span=span)
            case "trick_has":
                self.needs(Askable.TRICK, tree)
                return self.some(subtrees(tree)[0], more, CardsIn(Place.TRICK), span)
            case "has":
                return self.has(tree)
            case "holds" | "held" | "was_dealt" | "took":
                return self.holding(tree, more)
            case "holds_trick":
                self.needs(Askable.LEAD, tree)
                return self.of_each(subtrees(tree)[0], lambda one, _: HoldsTrick(one, span=span), span)
            case "plays":
                return self.of_each(subtrees(tree)[0], lambda one, _: Plays(one, span=span), span)
            case "was_led" | "was_played" | "lies":
                return self.of_cards(tree)
            case "is_so":
                return self.is_so(tree)
            case "measured":
                counted, comparison = subtrees(tree)
                return self.compared_number(self.measured(counted), comparison, span)
            case _:
                return self.moment(tree)

    # --- the moment

    def moment(self, tree: Syntax) -> Condition:
        span = self.span(tree)
        if tree.data in MOMENTS:
            asked, moment = MOMENTS[tree.data]
            self.needs(asked, tree)
            return Now(moment, span=span)
        if tree.data in IN_TRICK:
            return self.in_trick(tree)
        self.needs(Askable.DEAL, tree)
        if tree.data == "after_deal":
            last = Constant(numbers_of(tree)[0], span=span)
            return Compared(Count(Measure.DEAL, span=span), Compare.AT_LEAST, last, span=span)
        number, cycle = numbers_of(tree)
        if not 1 <= number <= cycle:
            self.fault("number-out-of-range", f"of every {cycle} deals none has the number {number}", tree,
                       help="deals are counted from 1: `in deal 1 of every 4`")  # fmt: skip
        return InDeal(number, max(cycle, 1), span=span)

    def in_trick(self, tree: Syntax) -> Condition:
        self.needs(Askable.NUMBER, tree)
        span, number = self.span(tree), (numbers_of(tree) or [1])[0]
        if number < 1:
            self.fault("number-out-of-range", "tricks are counted from 1", tree.children[0], help="write `trick 1`")
        return Compared(Count(Measure.TRICK, span=span), IN_TRICK[tree.data], Constant(number, span=span), span=span)

    # --- who has what

    def of_each(self, subject: Syntax, fact: Callable[[One, Group], Condition], span: Span) -> Condition:
        """The fact of one, or of each of several by himself."""
        whom = self.whom(subject)
        if isinstance(whom, Many):
            return Quantified(whom, fact(Member(), whom.group), span=span)
        return fact(whom, Group.SIDES)

    def has(self, tree: Syntax) -> Condition:
        subject, quantity = subtrees(tree)
        return self.of_each(
            subject, lambda one, group: self.quantity(quantity, one, group, self.span(tree)), self.span(tree)
        )

    def quantity(self, tree: Syntax, one: One, group: Group, span: Span) -> Condition:
        """How much of something somebody has."""
        match tree.data:
            case "so_many":
                return self.so_many(tree, one, group, span)
            case "bounded":
                bound, limit, counted = subtrees(tree)
                limited = self.amount(limit.children[0], None) if limit.data == "number_name" else self.number(limit)
                return Compared(self.count(counted, one, group), BOUNDS[bound.data], limited, span=span)
            case "no_count":
                counted = subtrees(tree)[0]
                return Compared(self.count(counted, one, group), Compare.EXACTLY, Constant(0, span=span), span=span)
            case "every":
                return self.every(subtrees(tree)[0], one, group, span)
            case "first_run" | "last_run":
                return self.run(tree, one, span)
            case _:
                return self.more_than(tree, one, group, span)

    def count(self, tree: Syntax, one: One, group: Group) -> Number:
        """How much somebody has of what is counted."""
        counted = self.owned(tree)
        return self.taken(counted, tree, one, group) if counted else Constant(0, span=self.span(tree))

    def owned(self, tree: Syntax) -> Counted | None:
        """What is counted and somebody can have."""
        counted = self.counted(tree)
        if counted and counted.is_nobodys:
            self.fault("condition-syntax", f"{quoted(self.words(tree))} is nobody's", tree, "nobody has it",
                       help=f"say `{self.words(tree)} is 0`, `{self.words(tree)} is at least 3`")  # fmt: skip
        return counted

    def so_many(self, tree: Syntax, one: One, group: Group, span: Span) -> Condition:
        number, counted = numbers_of(tree)[0], subtrees(tree)[0]
        if not number:
            self.says_no(tree.children[0], f"say `no {self.words(counted)}`", "no")
        limit = Constant(number, span=self.span(tree.children[0]))
        return Compared(self.count(counted, one, group), Compare.AT_LEAST, limit, span=span)

    def says_no(self, at: Syntax | Token, help: str, instead: str = "") -> None:
        self.fault("say-no", "a bare number means at least so many, and there are always at least 0", at, help=help,
                   instead=instead)  # fmt: skip

    def every(self, tree: Syntax, one: One, group: Group, span: Span) -> Condition:
        counted = self.counted(tree)
        if counted is None or counted.defined or not MEASURES[counted.measure].whole:
            if counted is not None:
                self.fault("condition-syntax", "only tricks and card points have a whole in a deal", tree,
                           help="say how many; of cards `every card is played`, or `holds every K`")  # fmt: skip
            return Always(False, span=span)
        whole = Whole(counted.measure, counted.index, span=span)
        return Compared(self.taken(counted, tree, one, group), Compare.AT_LEAST, whole, span=span)

    def run(self, tree: Syntax, one: One, span: Span) -> Condition:
        """Tricks won without a break."""
        counted, *cards = subtrees(tree)
        if self.counted(counted) != TRICKS:
            self.fault("condition-syntax", "only tricks have an order", counted,
                       help="say `has the first 5 tricks`, `has the last trick`")  # fmt: skip
        number = (numbers_of(tree) or [1])[0]
        if number < 1:
            self.fault(
                "number-out-of-range", "a run has at least one trick", tree.children[0], help="write `the first trick`"
            )
        won_with = self.joined(cards[0]) if cards else None
        return Run(one, tree.data == "last_run", number, won_with, span=span)

    def more_than(self, tree: Syntax, one: One, group: Group, span: Span) -> Condition:
        """Somebody has more than another, or than each of several others."""
        named, other = subtrees(tree)
        counted, than = self.owned(named), self.whom(other, one)
        if counted is None:
            return Always(False, span=span)
        compare = MORE_THAN[tree.data]
        if not isinstance(than, Many):
            own, theirs = (self.taken(counted, named, each, group) for each in (one, than))
            return Compared(own, compare, theirs, span=span)
        outer = Member(one.depth + 1) if isinstance(one, Member) else one
        own, theirs = self.taken(counted, named, outer, group), self.taken(counted, named, Member(), than.group)
        return Quantified(than, Compared(own, compare, theirs, span=span), span=span)

    # --- cards

    def holding(self, tree: Syntax, more: Iterable[Syntax]) -> Condition:
        """Somebody holds, held, was dealt or took cards."""
        subject, some = subtrees(tree)
        holding, asked = HOLDINGS[tree.data]
        self.needs(asked, tree, HELD_LATER if holding is Holding.HELD else "")
        span = self.span(tree, *more)
        return self.of_each(subject, lambda one, _: self.some(some, more, CardsOf(holding, one), span), span)

    def some(self, tree: Syntax, more: Iterable[Syntax], spot: Spot, span: Span) -> Condition:
        """So many cards of a description lie there."""
        *how, joined = subtrees(tree)
        trees = [joined, *more]
        cards = any_of(list(map(self.joined, trees)), self.span(*trees))
        there = NumberOf(cards, (spot,), span=span)
        if tree.data == "no_cards":
            if len(trees) > 1:
                self.fault("condition-syntax", "a list after `no` can be read in two ways", trees[1],
                           help="put it in brackets, as in `no (K or O)`")  # fmt: skip
            return Compared(there, Compare.EXACTLY, Constant(0, span=span), span=span)
        if how and how[0].data == "every":
            if spot == CardsIn(Place.TRICK) and self.scope.where is Where.CLAUSE:
                self.trick_itself(tree)
            return Compared(there, Compare.EXACTLY, NumberOf(cards, (), span=span), span=span)
        compare, number = self.how_many(how[0]) if how else (Compare.AT_LEAST, 1)
        return Compared(there, compare, Constant(number, span=span), span=span)

    def how_many(self, tree: Syntax) -> tuple[Compare, int]:
        if tree.data == "bounded":
            bound = subtrees(tree)[0]
            return BOUNDS[bound.data], numbers_of(tree)[0]
        number = numbers_of(tree)[0]
        if not number:
            self.says_no(tree, "say `no` and the cards")
        return Compare.AT_LEAST, number

    def of_cards(self, tree: Syntax) -> Condition:
        """Cards were led, were played, or lie somewhere."""
        described, *lying = subtrees(tree)
        span = self.span(tree)
        if tree.data == "was_led":
            self.needs(Askable.LEAD, tree, IN_A_CLAUSE if self.scope.where is Where.CLAUSE else "")
            return WasLed(self.joined(described), span=span)
        spot = self.lying(lying[0]) if lying else self.lying(tree)
        there = NumberOf(self.joined(described), (spot,), span=span)
        return Compared(there, Compare.AT_LEAST, Constant(1, span=span), span=span)

    def lying(self, tree: Syntax) -> Spot:
        """Where cards lie, or that they were played."""
        if tree.data == "in_heap":
            return self.spot(tree)
        place, asked = LYING["played" if tree.data == "was_played" else tree.data]
        self.needs(asked, tree)
        return CardsIn(place)

    # --- who and what is what

    def is_so(self, tree: Syntax) -> Condition:
        """What a seat, a name or a number is."""
        left, what = tree.children[0], subtrees(tree)[-1]
        span, words = self.span(tree), self.scope.words
        left_tree = as_tree(left)
        if left_tree is not None:
            return self.seat_is(left_tree, what, span)
        binding = words.bindings.get(str(left))
        if str(left) in words.parties:
            return self.party_is(left, what, span)  # type: ignore[arg-type]
        if binding is None:
            return self.number_is(left, what, span)  # type: ignore[arg-type]
        if words.kinds[binding] is BindingKind.FLAG:
            return self.flag_is(left, what)  # type: ignore[arg-type]
        if what.data in ("named", "unnamed"):
            return self.is_named(left, binding, what, span)  # type: ignore[arg-type]
        if words.kinds[binding] is BindingKind.SEAT:
            return self.bound_seat_is(left, what, span)  # type: ignore[arg-type]
        return self.binding_is(left, binding, what, span)  # type: ignore[arg-type]

    def party_is(self, left: Token, what: Syntax, span: Span) -> Condition:
        """Whose seats those of a party are, or whether it has any."""
        self.needs(Askable.SEATS, left)
        party = self.party_named(left)
        if what.data not in ("named", "unnamed"):
            return self.seats_are(party, left, what, span)
        has_seats = Within(party, Circle.ALL, span=span)
        return has_seats if what.data == "named" else Not(has_seats, span=span)

    def is_named(self, left: Token, binding: int, what: Syntax, span: Span) -> Condition:
        if self.scope.words.kinds[binding] is BindingKind.SEAT:
            self.bound(left)
        else:
            self.needs(Askable.NAMED, left)
        named = Named(binding, span=span)
        return named if what.data == "named" else Not(named, span=span)

    def flag(self, word: Token) -> Condition:
        """Whether something was bound to `yes`."""
        self.needs(Askable.NAMED, word)
        return Named(self.scope.words.bindings[str(word)], span=self.span(word))

    def flag_is(self, left: Token, what: Syntax) -> Condition:
        """Report what is asked of a flag, which stands by itself."""
        instead = {"named": str(left), "unnamed": f"not {left}"}.get(what.data, "")
        self.fault("wrong-sort", f"{quoted(left)} is a flag, which stands by itself", what,
                   help=f"say `{left}`, `not {left}`")  # fmt: skip
        return self.flag(left) if instead == str(left) else Not(self.flag(left))

    def binding_is(self, left: Token, binding: int, what: Syntax, span: Span) -> Condition:
        """What a name for a suit, a rank or a card holds."""
        self.needs(Askable.NAMED, left)
        kind = self.scope.words.kinds[binding]
        if what.data in (*COMPARED, "word", "just"):
            return BindingIs(binding, self.value(what, kind), span=span)
        self.fault("wrong-sort", f"{quoted(self.words(what))} is no {kind.value.removeprefix('a ')}", what,
                   f"{quoted(left)} is a name for {kind.value}",
                   help=f"name {kind.value}, or say `{left} is named`")  # fmt: skip
        return Always(False, span=span)

    def number_is(self, left: Token, what: Syntax, span: Span) -> Condition:
        """How a number compares with another."""
        word, words = str(left), self.scope.words
        names = {**countable(words), **words.defined_as(DefinedSort.NUMBER)}
        if what.data in ("just", "compared_with") or in_number(word, names):
            number = self.amount(left, None)
            return self.compared_number(number, what, span)
        wanted = (
            "a seat" if what.data == "of_side" or what.data not in (*GIVEN_BY_WORD, *COMPARED, "word") else "a name"
        )
        known = words.bound(BindingKind.SEAT) if wanted == "a seat" else list(words.bindings)
        self.misnamed(wanted, word, left, known)
        return Always(False, span=span)

    def compared_number(self, number: Number, what: Syntax, span: Span) -> Condition:
        if what.data == "just":
            return Compared(number, Compare.EXACTLY, Constant(numbers_of(what)[0], span=self.span(what)), span=span)
        if what.data == "compared_with":
            bound, other = subtrees(what)
            return Compared(number, BOUNDS[bound.data], self.number(other), span=span)
        word, words = self.words(what), self.scope.words
        if what.data == "word" and in_number(word, {**countable(words), **words.defined_as(DefinedSort.NUMBER)}):
            self.fault("condition-syntax", f"how it compares with {quoted(word)} is not said", what,
                       help=f"say `exactly {word}`, `at least {word}`, `more than {word}`",
                       instead=f"exactly {word}")  # fmt: skip
            return Always(False, span=span)
        self.fault("wrong-sort", f"a number is compared with a number, not with {quoted(word)}", what,
                   help="say `is 3`, `is at least …`, `is more than …`, `is exactly …`")  # fmt: skip
        return Always(False, span=span)

    def bound_seat_is(self, left: Token, what: Syntax, span: Span) -> Condition:
        self.needs(Askable.SEATS, left)
        return self.seats_are(self.bound(left), left, what, span)

    def seat_is(self, left: Syntax, what: Syntax, span: Span) -> Condition:
        return self.seats_are(self.alone(left), left, what, span)

    def seats_are(self, left: One, at: Syntax | Token, what: Syntax, span: Span) -> Condition:
        """Whose seats these are, or which seat it is."""
        if what.data == "of_side":
            return Within(left, self.alone(subtrees(what)[0]), span=span)
        if what.data in ("just", "compared_with", "named", "unnamed", *COMPARED):
            self.fault("wrong-sort", f"{quoted(self.words(at))} is a seat or a side, not {_NOT[what.data]}", at,
                       help="say `tricks of …`, `is of side`, or name another seat")  # fmt: skip
            return Always(False, span=span)
        if isinstance(left, Circle | SideOf | Party):
            self.fault("condition-syntax", f"{quoted(self.words(at))} is no one seat", at,
                       help=f"say `{self.words(what)} is of {self.words(at)}`")  # fmt: skip
        right = self.bound(what.children[0]) if what.data == "word" else self.seat(what)  # type: ignore[arg-type]
        return Same(left, right, span=span)


_NOT = dict.fromkeys(("just", "compared_with"), "a number") | dict.fromkeys(
    ("named", "unnamed"), "a name"
) | dict.fromkeys(COMPARED, "a suit or rank")  # fmt: skip
