"""Numbers to terms: counts of somebody, cards that lie somewhere, and what these come to together.

Place in the pipeline: above the phrases of cards, below those of conditions, which compare numbers.  Must not know what
a number is for.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, TypeAlias

from stich.language.conditions.card_phrases import PLACED, CardPhrase
from stich.language.conditions.kinds import Circle, Group, Operation, Rounding
from stich.language.conditions.measures import MEASURES, Kept, Measure
from stich.language.conditions.scope import as_tree, numbers_of, subtrees
from stich.language.conditions.terms import (
    CardsIn,
    Constant,
    Count,
    Divided,
    InARow,
    Number,
    NumberDefined,
    NumberOf,
    One,
    Reckoned,
    Rounded,
    Worth,
)
from stich.language.conditions.words import Defined, DefinedSort, Question, countable, counted_names, in_number
from stich.language.text.diagnostics import did_you_mean, quoted, suggest

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

JOINED = {
    "plus": Operation.PLUS,
    "minus": Operation.MINUS,
    "times": Operation.TIMES,
    "over": Operation.OVER,
    "cap_most": Operation.AT_MOST,
    "cap_least": Operation.AT_LEAST,
}
ROUNDINGS = {"up": Rounding.UP, "down": Rounding.DOWN}
SMALL = {"one_trick": "tricks", "one_card": "cards"}


@dataclass(frozen=True, slots=True)
class Counted:
    """What is counted: a measure of the game, or a number that the spec defines."""

    measure: Measure
    index: int = -1
    defined: Defined | None = None

    @property
    def is_nobodys(self) -> bool:
        """Whether it cannot be asked of anybody."""
        return self.defined is None and MEASURES[self.measure].kept is Kept.BY_NOBODY


TRICKS = Counted(Measure.TRICKS)


class NumberPhrase(CardPhrase):
    """A phrase as far as it says numbers."""

    __slots__ = ()

    @abstractmethod
    def number_defined(self, defined: Defined, at: Syntax | Token, question: Question) -> None:
        """Hold a definition against the place that uses it, ``question`` being asked of there."""

    # --- numbers joined

    def number(self, tree: Syntax) -> Number:
        span = self.span(tree)
        match tree.data:
            case "number":
                return self.capped(tree)
            case "constant":
                return Constant(int(str(tree.children[0])), span=span)
            case "negative_constant":
                return Constant(-int(str(tree.children[0])), span=span)
            case "negative":
                return self.negative(tree)
            case "for_each":
                times = Constant(numbers_of(tree)[0], span=self.span(tree.children[0]))
                return Reckoned(Operation.TIMES, times, self.number(subtrees(tree)[0]), span=span)
            case "plus" | "minus" | "times" | "over":
                return self.joined_numbers(tree)
            case "divided":
                return self.divided(tree)
            case "rounded":
                return self.rounded(tree)
            case _:
                return self.measured(tree)

    def capped(self, tree: Syntax) -> Number:
        first, *caps = subtrees(tree)
        number = self.number(first)
        for cap in caps:
            bound = self.number(subtrees(cap)[0])
            number = Reckoned(JOINED[cap.data], number, bound, span=self.span(first, cap))
        return number

    def negative(self, tree: Syntax) -> Number:
        number, span = self.number(subtrees(tree)[0]), self.span(tree)
        if isinstance(number, Constant):
            return Constant(-number.number, span=span)
        return Reckoned(Operation.MINUS, Constant(0, span=span), number, span=span)

    def joined_numbers(self, tree: Syntax) -> Number:
        left, right = subtrees(tree)
        for part in (left, right):
            if part.data == "over":  # in brackets it is a number of its own
                self.fault("condition-syntax", f"`over` beside {quoted(tree.data)} can be read in two ways", tree,
                           help="put one of the two in brackets")  # fmt: skip
        return Reckoned(JOINED[tree.data], self.number(left), self.number(right), span=self.span(tree))

    def divided(self, tree: Syntax) -> Number:
        number, by = self.number(subtrees(tree)[0]), numbers_of(tree)[0]
        if by < 1:
            self.fault("number-out-of-range", "nothing is divided by 0", tree.children[-1], help="divide by 1 or more")
        return Divided(number, max(by, 1), span=self.span(tree))

    def rounded(self, tree: Syntax) -> Number:
        number, *direction, multiple = subtrees(tree)
        rounding = ROUNDINGS[direction[0].data] if direction else Rounding.NEAREST
        return Rounded(self.number(number), rounding, self.number(multiple), span=self.span(tree))

    # --- what is counted

    def measured(self, tree: Syntax) -> Number:
        match tree.data:
            case "number_of":
                return self.of_somebody(tree)
            case "worth":
                return self.worth(tree)
            case "number_of_cards":
                return self.number_of_cards(tree)
            case "in_a_row" | "missing_in_a_row":
                *pieces, spot = subtrees(tree)
                cards = self.narrowed(pieces, tree)
                return InARow(cards, self.spot(spot), tree.data == "missing_in_a_row", span=self.span(tree))
            case "tricks_in" if str(tree.children[-1]) in self.scope.words.heaps:
                return self.worth(tree)
            case "tricks_in":
                owners = subtrees(tree)
                return self.amount(tree, self.alone(owners[0]) if owners else None)
            case _:
                return self.amount(tree, None)

    def of_somebody(self, tree: Syntax) -> Number:
        counted, owner = tree.children
        return self.amount(counted, self.alone(owner))  # type: ignore[arg-type]

    def amount(self, at: Syntax | Token, of: One | None, group: Group = Group.SIDES) -> Number:
        """The number that a name, or a count of a phase, stands for; ``of`` the one in question without a word."""
        counted, span = self.counted(at), self.span(at)
        if counted is None:
            return Constant(0, span=span)
        if counted.is_nobodys:
            if of is not None:
                self.fault("condition-syntax", f"{quoted(self.words(at))} is nobody's", at, "nobody has it",
                           help=f"leave out whose it is, as in `{self.words(at)} is 3`")  # fmt: skip
            return Count(counted.measure, counted.index, span=span)
        return self.taken(counted, at, of, group)

    def taken(self, counted: Counted, at: Syntax | Token, of: One | None, group: Group) -> Number:
        if of is None and counted.defined is None and self.scope.in_question is not Question.PARTY:
            self.asks_this(at)
        of = Circle.THIS if of is None else of
        if MEASURES[counted.measure].kept is Kept.BY_SIDE and self.question_of(of, group) is Question.PARTY:
            self.fault("total-of-a-party", f"{quoted(self.words(at))} is kept by side, and a party has none", at,
                       help="ask it of a seat: `one of …`, `each of …`")  # fmt: skip
        if counted.defined:
            self.number_defined(counted.defined, at, self.question_of(of, group))
            return NumberDefined(counted.defined.index, of, span=self.span(at))
        return Count(counted.measure, counted.index, of, span=self.span(at))

    def counted(self, at: Syntax | Token) -> Counted | None:
        """What a name counts; a fault without such a name."""
        tree = as_tree(at)
        if tree is not None and tree.data == "tricks_in":
            return self.phase_tricks(tree)
        word = self.counting_word(at)
        words = self.scope.words
        names, numbers = countable(words), words.defined_as(DefinedSort.NUMBER)
        name = in_number(word, names)
        if name is not None:
            return self.asked(Counted(*names[name]), at)
        defined = in_number(word, numbers)
        if defined is not None:
            return Counted(Measure.TRICKS, defined=numbers[defined])
        known = [*counted_names(words), *numbers]
        self.misnamed("a number", word, at, known, self.meant_for_a_number(word), also=names)
        return None

    def meant_for_a_number(self, word: str) -> str:
        """What is said in place of a number by a name that is none."""
        words = self.scope.words
        defined = words.defined[word].sort if word in words.defined else None
        if words.meanings(word) or defined is DefinedSort.CARDS:
            return f"cards are held or counted: `side holds 3 of {word}`, `number of {word} in hand`"
        if defined is DefinedSort.CONDITION:
            return f"a condition stands by itself: `{word}`"
        return f"say what of him is counted, as in `tricks of {word}`" if word in words.bindings else ""

    def counting_word(self, at: Syntax | Token) -> str:
        tree = as_tree(at)
        return str(at) if tree is None else SMALL.get(tree.data) or str(tree.children[0])

    def asked(self, counted: Counted, at: Syntax | Token) -> Counted:
        """Held against what the place knows."""
        self.needs(MEASURES[counted.measure].asks, at)
        if counted.measure is Measure.BIDS and not self.scope.words.bids:
            self.fault("nothing-bid", "nobody bids in this game", at,
                       help="let a choice of a dialogue say `bids: 0 to hand`")  # fmt: skip
        return counted

    def phase_tricks(self, tree: Syntax) -> Counted | None:
        *counted, phase = (child for child in tree.children if as_tree(child) is None)
        phases, name = self.scope.words.phases, str(phase)
        for word in counted:
            if in_number(str(word), MEASURES[Measure.TRICKS].words) is None:
                help = f"say `tricks in {name}`"
                self.fault("condition-syntax", "only tricks are counted by phases", word, help=help)
        if name not in phases:
            near = suggest(name, phases)
            self.fault("unknown-name", f"no phase of the play is called {quoted(name)}", phase, help=did_you_mean(near),
                       notes=[f"phases: {', '.join(phases)}"] if phases else [])  # fmt: skip
            return None
        return self.asked(Counted(Measure.PHASE_TRICKS, phases[name]), tree)

    # --- cards that lie somewhere

    def worth(self, tree: Syntax) -> Number:
        """Card points of what lies somewhere."""
        word, pile = tree.children[0], tree.children[-1]
        kinds = self.scope.words.card_points
        kind = in_number(str(word), kinds)
        there = as_tree(pile)
        spot = self.spot(there) if there else CardsIn(self.heap(pile))  # type: ignore[arg-type]
        if kind is not None:
            return Worth(kinds[kind], spot, span=self.span(tree))
        place = self.words(pile) if there else f"in {pile}"
        if in_number(str(word), MEASURES[Measure.HAND_CARDS].words):
            instead = f"number of any {place}"
            self.fault("condition-syntax", "cards that lie somewhere are counted as a `number of`", tree,
                       help=f"say `{instead}`, or `cards of …`", instead=instead)  # fmt: skip
        else:
            self.misnamed("a kind of card points", str(word), word, kinds)
        return Constant(0, span=self.span(tree))

    def number_of_cards(self, tree: Syntax) -> Number:
        trees = subtrees(tree)
        pieces = list(takewhile(lambda part: part.data not in PLACED, trees))
        spots = tuple(self.spot(spot) for spot in trees[len(pieces) :])
        return NumberOf(self.narrowed(pieces, tree), spots, span=self.span(tree))
