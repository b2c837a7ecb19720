"""The numbers of a spec as phrases of a language.

Place in the pipeline: over ``whom``; ``conditions`` builds on it.  What is said of a measure stands in the books under
its name alone (``measure.tricks.…``): a new one needs no word here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Operation
from stich.language.conditions.measures import Measure
from stich.language.model.names import Names
from stich.messages.book import Said, digits, name_key
from stich.sheet.whom import WhomWords


@dataclass(frozen=True, slots=True)
class NumberWords(WhomWords):
    """Phrases for what is counted and reckoned."""

    # --- what is counted ----------------------------------------------------------------------------------------------

    def counted_name(self, measure: Measure, index: int) -> Names | None:
        """What the spec calls something that is counted; ``None`` where the language itself has the word."""
        kinds = self.game.kinds_of(measure)
        return kinds[index] if kinds else None

    def what(self, measure: Measure, index: int = -1) -> Said:
        """What is counted, without a number: ``tricks``."""
        names = self.counted_name(measure, index)
        key = f"measure-{measure.name.lower()}-what"
        if names is None:
            return self.book.phrase(key)
        title = self.book.title(names)
        if key in self.book:
            return self.book.phrase(key, name=title)
        each = self.book.in_form("each", name_key("name", names), "count-named", name=title)
        return Said(title, {"each": each})

    def so_many(self, measure: Measure, index: int, number: int) -> str:
        """A number with what is counted: ``3 tricks``."""
        names = self.counted_name(measure, index)
        key = f"measure-{measure.name.lower()}-noun"
        if key not in self.book:
            return self.book.counted(names, number) if names else digits(number)
        name = self.book.title(names) if names else ""
        if number:
            return f"{digits(number)} {self.book.noun(key, number, name=name)}"
        return self.book.say("no_of", noun=self.book.noun(key, 0, name=name))

    def points_of(self, number: int) -> str:
        """So many points."""
        return self.book.count("point", number)

    def phase(self, index: int) -> str:
        """A phase of the play by its title."""
        return self.book.title(self.game.play.phases[index].name)

    def defined(self, names: Names) -> str:
        """Something that the spec defines, by its name."""
        return self.book.say("quoted", words=self.book.title(names))

    # --- numbers ------------------------------------------------------------------------------------------------------

    def number(self, term: t.Number) -> Said:
        """A number as a phrase."""
        say = self.book.phrase
        match term:
            case t.Constant(number):
                return Said(digits(number))
            case t.Count():
                return self._count(term)
            case t.Whole(measure, index):
                return say("number-whole", what=self.what(measure, index), plural=True)
            case t.NumberOf(cards, ()):
                return say("number-of_all", cards=self.cards(cards))
            case t.NumberOf(cards, spots):
                return say("number-of", cards=self.cards(cards), spots=self.book.listed(map(self.spot, spots)))
            case t.Worth(kind, spot):
                return say("number-worth", name=self.what(Measure.POINTS, kind), spot=self.spot(spot), plural=True)
            case t.InARow(cards, spot, missing):
                key = "number-missing" if missing else "number-in_a_row"
                return say(key, cards=self.cards(cards), spot=self.spot(spot))
            case t.Reckoned():
                return self._reckoned(term)
            case t.Divided(number, by):
                return say("number-divided", number=self._part(number), by=by)
            case t.Rounded(number, rounding, multiple):
                key = f"number-rounded-{rounding.name.lower()}"
                return say(key, number=self._part(number), multiple=self._part(multiple))
            case t.Cases():
                return Said("; ".join(self.cases(term)))
            case t.NumberDefined(index, of):
                key = "number-defined" if of is Circle.THIS else "number-defined_of"
                name = self.defined(self.game.definitions.numbers[index].name)
                return say(key, name=name, who=self.one(of))

    def _count(self, count: t.Count) -> Said:
        what, name = self.what(count.measure, count.index), f"measure-{count.measure.name.lower()}"
        if count.of is None:
            return what
        who = self.one(count.of)
        several = f"{name}-noun" in self.book or self.counted_name(count.measure, count.index) is not None
        form = "own" if self.is_own(count.of) else "of"
        return self.book.phrase(f"{name}-{form}", f"count-{form}", what=what, who=who, plural=several or who.plural)

    def _part(self, term: t.Number) -> Said:
        """A number as a part of a greater phrase: in brackets, if it is one of several words joined."""
        said = self.number(term)
        joined = isinstance(term, t.Reckoned | t.Divided | t.Rounded | t.Cases)
        return Said(self.book.say("bracketed", text=said)) if joined else said

    # --- numbers joined -----------------------------------------------------------------------------------------------

    def _reckoned(self, term: t.Reckoned) -> Said:
        left, right = term.left, term.right
        match term.operation:
            case Operation.TIMES:
                return self._times(left, right)
            case Operation.MINUS if left == t.Constant(0):
                return self.book.phrase("number-negative", number=self._part(right))
            case Operation.PLUS | Operation.MINUS:
                key = f"number-{term.operation.name.lower()}"
                return self.book.phrase(key, left=self._term(left), right=self._term(right))
            case Operation.OVER:
                return self.book.phrase("number-over", left=self._part(left), right=self._part(right), plural=True)
            case Operation.AT_LEAST | Operation.AT_MOST:
                key = f"number-{term.operation.name.lower()}"
                return self.book.phrase(key, left=self.number(left), right=self._part(right))

    def _term(self, term: t.Number) -> Said:
        """A number as one of those that are added up."""
        if isinstance(term, t.Reckoned) and term.operation in (Operation.PLUS, Operation.MINUS, Operation.TIMES):
            return self.number(term)
        return self._part(term)

    def _times(self, left: t.Number, right: t.Number) -> Said:
        if isinstance(left, t.Constant):
            return self.times(left.number, right)
        return self.book.phrase("number-times", left=self._part(left), right=self._part(right))

    def times(self, number: int, term: t.Number) -> Said:
        """So many for each of something: ``10 for each of its tricks``."""
        said = self._part(term) if not _is_over(term) else self.number(term)
        if isinstance(term, t.Count) and (key := f"measure-{term.measure.name.lower()}-times") in self.book:
            return self.book.phrase(key, number=digits(number))
        if "each" in said.forms:
            return self.book.phrase("number-for_each", number=digits(number), what=said)
        return said if number == 1 else self.book.phrase("number-times", left=digits(number), right=said)

    # --- cases --------------------------------------------------------------------------------------------------------

    def cases(self, term: t.Cases) -> Iterator[str]:
        """What the number is in each case, and else."""
        for when, number in term.cases:
            yield self.book.say("cases-case", number=self._part(number), when=self.condition(when))
        key = "cases-nothing" if term.otherwise == t.Constant(0) else "cases-else"
        yield self.book.say(key, number=self._part(term.otherwise))

    # --- what one gets ------------------------------------------------------------------------------------------------

    def points(self, term: t.Number) -> str:
        """How many points, with the word ``points`` where it is a mere number."""
        if isinstance(term, t.Constant):
            return self.points_of(term.number)
        return self.amount(term)

    def amount(self, term: t.Number) -> Said:
        """How many, where each of what is counted brings one."""
        return self.times(1, term) if _is_over(term) or _is_own_count(term) else self.number(term)


def _is_over(term: t.Number) -> bool:
    return isinstance(term, t.Reckoned) and term.operation is Operation.OVER


def _is_own_count(term: t.Number) -> bool:
    return isinstance(term, t.Count) and term.of is not None
