"""Comparisons of two numbers as clauses of a language: said as one says them at a table, where there are words for it.

Place in the pipeline: over ``numbers``; ``conditions`` builds on it.  A comparison becomes a key of the book and the
words in its sentence; the first of these that fits counts: cards that are held or lie somewhere, a count and a number,
two counts, any two numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Compare
from stich.language.conditions.measures import Measure
from stich.messages.book import digits
from stich.sheet.numbers import NumberWords

Words = dict[str, object]
Sentence = tuple[str, Words]
"""A key of the book, and what its sentence is filled with."""

CONTRARY = {
    Compare.AT_LEAST: Compare.FEWER,
    Compare.AT_MOST: Compare.MORE,
    Compare.MORE: Compare.AT_MOST,
    Compare.FEWER: Compare.AT_LEAST,
}

NOUGHT = t.Constant(0)


@dataclass(frozen=True, slots=True)
class ComparisonWords(NumberWords):
    """Clauses for comparisons."""

    def compared(self, term: t.Compared) -> Sentence:
        """What a comparison says."""
        compare, right = term.compare, term.right
        if isinstance(right, t.Constant):
            compare, number = _bound(compare, right.number)
            right = t.Constant(number)
            fact = self._cards_there(term.left, compare, number) or self._bounded(term.left, compare, number)
        else:
            fact = self._every(term.left, right) or self._counts(term.left, compare, right)
        return fact or self._any(term.left, compare, right)

    # --- cards --------------------------------------------------------------------------------------------------------

    def _cards_there(self, left: t.Number, compare: Compare, number: int) -> Sentence | None:
        if not isinstance(left, t.NumberOf) or len(left.spots) != 1:
            return None
        if (compare, number) == (Compare.AT_LEAST, 1):
            return self._there(left.cards, left.spots[0])
        if _is_none(compare, number):
            return self._there(left.cards, left.spots[0], "-none")
        key, words = self._there(left.cards, left.spots[0], "-some")
        return key, {**words, "what": self.book.say(f"bare-{compare.name.lower()}", what=digits(number))}

    def _every(self, left: t.Number, right: t.Number) -> Sentence | None:
        """That all cards of a set lie in one place."""
        if not isinstance(left, t.NumberOf) or len(left.spots) != 1 or right != t.NumberOf(left.cards, ()):
            return None
        return self._there(left.cards, left.spots[0], "-every")

    def _there(self, cards: t.Cards, spot: t.Spot, how: str = "") -> Sentence:
        """That such cards lie there; of nobody, where the language says that otherwise."""
        match spot:
            case t.CardsIn(pile):
                key, names = self.pile("lies", pile, how)
                return key, {**names, "cards": self.cards(cards)}
            case t.CardsOf(holding, one):
                words: Words = {"cards": self.cards(cards), "who": self.one(one)}
                return self._of(one, f"holds-{holding.name.lower()}{how}"), words

    def _of(self, one: t.One, key: str) -> str:
        return self.book.first_of(f"{key}-nobody", key) if self.is_nobody(one) else key

    # --- counts -------------------------------------------------------------------------------------------------------

    def _bounded(self, left: t.Number, compare: Compare, number: int) -> Sentence | None:
        if not isinstance(left, t.Count):
            return None
        key = f"measure-{left.measure.name.lower()}"
        if left.of is not None:
            words: Words = {"who": self.one(left.of)}
        else:
            names = self.counted_name(left.measure, left.index)
            words = {"name": self.book.title(names) if names else ""}
        many = self.so_many(left.measure, left.index, number)
        words |= {"number": digits(number), "many": many, "what": self.quantity(left, compare, number)}
        if _is_none(compare, number) and f"{key}-none" in self.book:
            return f"{key}-none", words
        for said in (f"{key}-{compare.name.lower()}", f"{key}-has"):
            if said in self.book:
                return said, words
        if left.of is None:
            return None
        return self._of(left.of, "has"), words

    def quantity(self, count: t.Count, compare: Compare, number: int) -> str:
        """So many of something: ``at least 3 tricks``."""
        what = self.so_many(count.measure, count.index, number)
        if _is_none(compare, number):
            return what
        bare = "bare-" if what == digits(number) else ""
        if bare and compare is Compare.EXACTLY:
            return what
        return self.book.say(f"{bare}{compare.name.lower()}", what=what)

    def _counts(self, left: t.Number, compare: Compare, right: t.Number) -> Sentence | None:
        if not isinstance(left, t.Count) or left.of is None:
            return None
        who, what = self.one(left.of), self.what(left.measure, left.index)
        if isinstance(right, t.Whole) and compare in (Compare.AT_LEAST, Compare.EXACTLY, Compare.FEWER):
            return "has_every-not" if compare is Compare.FEWER else "has_every", {"who": who, "what": what}
        if not isinstance(right, t.Count) or right.of is None:
            return None
        if right == replace(left, of=right.of):
            return self._of(left.of, f"than-{compare.name.lower()}"), {
                "who": who,
                "what": what,
                "than": self.one(right.of),
            }
        key = f"measure-{left.measure.name.lower()}-{compare.name.lower()}-{right.measure.name.lower()}"
        return (key, {"who": who}) if key in self.book and left.of == right.of else None

    # --- any two numbers ----------------------------------------------------------------------------------------------

    def _any(self, left: t.Number, compare: Compare, right: t.Number) -> Sentence:
        if isinstance(right, t.Constant):
            what = self.book.say(f"bare-{compare.name.lower()}", what=digits(right.number))
            return "compare-bounded", {"left": self.number(left), "what": what}
        words = {"left": self.number(left), "right": self.number(right)}
        many = "many-" if all(said.plural for said in words.values()) else ""
        return f"compare-{many}{compare.name.lower()}", {**words}


def contrary(term: t.Compared) -> t.Compared | None:
    """The contrary of a comparison, as one; ``None`` where there is none."""
    if term.compare is not Compare.EXACTLY:
        return t.Compared(term.left, CONTRARY[term.compare], term.right)
    never_less = isinstance(term.left, t.NumberOf) or (
        isinstance(term.left, t.Count) and term.left.measure not in (Measure.POOL, Measure.TOTAL, Measure.COUNTER)
    )
    return t.Compared(term.left, Compare.AT_LEAST, t.Constant(1)) if never_less and term.right == NOUGHT else None


def _bound(compare: Compare, number: int) -> tuple[Compare, int]:
    """The same bound, as one that the number itself keeps."""
    if compare is Compare.MORE:
        return Compare.AT_LEAST, number + 1
    if compare is Compare.FEWER:
        return Compare.AT_MOST, number - 1
    return compare, number


def _is_none(compare: Compare, number: int) -> bool:
    """Whether a count is nought that keeps the bound."""
    return number == 0 and compare is not Compare.AT_LEAST
