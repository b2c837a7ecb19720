"""The conditions, clauses and guards of a spec as phrases of a language.

Place in the pipeline: over ``comparisons``; read by ``sheet``.  It must not know what a sheet looks like.  What a
language has no words for is a fault of its book, and raises ``KeyError``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Circle, Moment, Quantifier
from stich.language.conditions.walks import parts
from stich.language.model.powers import Power
from stich.messages.book import Said, together
from stich.sheet.comparisons import ComparisonWords, Sentence, contrary

OfSomebody: TypeAlias = t.Run | t.Same | t.Within | t.HoldsTrick | t.Plays
Plain: TypeAlias = t.Now | t.Compared | t.InDeal | t.WasLed | t.Named | t.BindingIs | t.ConditionDefined | OfSomebody
"""The facts that are one clause each."""


@dataclass(frozen=True, slots=True)
class ConditionWords(ComparisonWords):
    """Phrases for all that a spec says."""

    # --- conditions ---------------------------------------------------------------------------------------------------

    def condition(self, term: t.Condition, contrary: bool = False) -> Said:
        """A condition, or its contrary, as a clause: a main clause, and one after *when* if the language tells them
        apart."""
        match term:
            case t.Not(part):
                return self.condition(part, not contrary)
            case t.Always(value):
                return self.book.phrase("always" if value is not contrary else "never")
            case t.And(parts):
                return self._joined(parts, "or" if contrary else "and", contrary)
            case t.Or(parts):
                return self._joined(parts, "and" if contrary else "or", contrary)
            case t.Quantified(many, part):
                return self._quantified(many, part, contrary)
            case t.Led():
                return self.book.phrase("led-not" if contrary else "led")
            case _ if isinstance(term, Plain):
                return self._fact(term, contrary)

    def spelled(self, term: t.Condition) -> Said:
        """A condition as a clause; a long one as a list of cases, a line each."""
        if not isinstance(term, t.And | t.Or) or not _is_long(term):
            return self.condition(term)
        head = self.book.phrase("cases-all" if isinstance(term, t.And) else "cases-any")
        cases = [str(self.condition(part)) for part in term.parts]
        return Said("\n".join([head, *cases]), {"sub": "\n".join([head.form("sub"), *cases])})

    def _joined(self, parts: tuple[t.Condition, ...], word: str, contrary: bool) -> Said:
        texts = []
        for part in parts:
            inner = part.part if isinstance(part, t.Not) else part
            text = self.condition(part, contrary)
            texts.append(self.book.phrase("bracketed", text=text) if isinstance(inner, t.And | t.Or) else text)
        return together(texts, f" {self.book.say(word)} ")

    def _quantified(self, many: t.Many, part: t.Condition, contrary: bool) -> Said:
        """What holds of several: the contrary of *some* is *no*, and that of *each* that some do not."""
        if not contrary:
            return self.over(many).condition(part)
        none = many.quantifier is Quantifier.SOME
        other = t.Many(Quantifier.NO if none else Quantifier.SOME, many.group, many.than)
        return self.over(other).condition(part, many.quantifier is Quantifier.EACH)

    # --- facts --------------------------------------------------------------------------------------------------------

    def _fact(self, term: Plain, negated: bool) -> Said:
        if negated and isinstance(term, t.Compared) and (other := contrary(term)):
            term, negated = other, False
        key, words = self._spoken(term)
        if not negated:
            return self.book.clause(key, words)
        if f"{key}-not" in self.book:
            return self.book.clause(f"{key}-not", words)
        return self.book.phrase("not", fact=self.book.clause(key, words))

    def _spoken(self, term: Plain) -> Sentence:
        """The phrase for a fact, and the words in it."""
        match term:
            case t.Compared():
                return self.compared(term)
            case t.Now(moment):
                draws = moment is Moment.ALL_PLAYED and any(phase.draw is not None for phase in self.game.play.phases)
                return f"moment-{moment.name.lower()}{'-drawing' if draws else ''}", {}
            case t.InDeal(number, cycle):
                return "in_deal", {"number": number, "cycle": cycle}
            case t.WasLed(cards):
                return "was_led", {"cards": self.cards(cards)}
            case t.Named(binding) if self.game.bindings[binding].kind is BindingKind.FLAG:
                return "defined", {"name": self.defined(self.game.bindings[binding].name)}
            case t.Named(binding):
                return "named", {"name": self.binding(binding)}
            case t.BindingIs(binding, value):
                return "binding_is", {"name": self.binding(binding), "value": self._value(binding, value)}
            case t.ConditionDefined(index):
                return "defined", {"name": self.defined(self.game.definitions.conditions[index].name)}
            case _ if isinstance(term, OfSomebody):
                return self._spoken_of(term)

    def _spoken_of(self, term: OfSomebody) -> Sentence:
        """The same for facts about somebody."""
        match term:
            case t.Run(of, last, number, cards):
                way = "last" if last else "first"
                tricks = self.book.noun(f"run-{way}-tricks", number)
                key = f"run-{way}" if cards is None else f"run-{way}_with"
                return key, {"who": self.one(of), "tricks": tricks, "cards": "" if cards is None else self.cards(cards)}
            case t.Same(left, right):
                return self._same(right), {"who": self.one(left), "seat": self.one(right)}
            case t.Within(t.Party() as party, Circle.ALL):
                return "party_named", {"name": self.party_name(party)}
            case t.Within(left, t.Party() as right):
                return "of_party", {"who": self.one(left), "side": self.one(right)}
            case t.Within(left, right):
                return "of_side", {"who": self.one(left), "side": self.one(right)}
            case t.HoldsTrick(of):
                return "holds_trick", {"who": self.one(of)}
            case t.Plays(of):
                return "plays", {"who": self.one(of)}

    def _value(self, binding: int, value: t.Value) -> str:
        """What a binding is compared with."""
        match value:
            case t.Literal(values):
                return self.values(binding, values, "or")
            case t.Bound(other):
                kind = self.game.bindings[other].kind.name.lower()
                named = self.book.say(f"value-{kind}", name=self.binding(other))
                return self.values(other, self.value(other), "or") or named
            case t.Colour() | t.SameSuit():
                return " ".join(self.describe(value).after)

    def _same(self, right: t.One) -> str:
        """The key of who is who: where somebody is by what he does, there may be a sentence for that."""
        if isinstance(right, t.SeatRef) and right == t.SeatRef(right.role):
            return self.book.first_of(f"seat_is-{right.role.name.lower()}", "seat_is")
        return "seat_is"

    # --- powers and guards --------------------------------------------------------------------------------------------

    def force(self, clause: t.Clause) -> str:
        """When a power is in force."""
        if clause.when == t.Always():
            return self.book.say("always")
        return self.book.say("force-when", when=self.condition(clause.when))

    def only_when(self, when: t.Condition, sentence: str) -> str:
        """A sentence that is so only while a condition of the set-up holds."""
        if when == t.Always():
            return sentence
        return self.book.say("mode", when=self.condition(when), sentence=sentence)

    def takes(self, clause: t.Clause) -> str:
        """What a power in force takes."""
        parts = []
        if clause.lower or clause.plain:
            key = "takes-all" if clause.lower and clause.plain else "takes-lower" if clause.lower else "takes-plain"
            parts.append(self.book.say(key))
        if clause.targets is not None:
            parts.append(self.cards(clause.targets))
        text = self.book.listed(parts or [self.book.say("takes-nothing")])
        if clause.yields is not None:
            text += "; " + self.book.say("takes-yields", cards=self.cards(clause.yields))
        return text

    def otherwise(self, power: Power) -> str:
        """What the cards of a power are out of force."""
        if power.clause.when == t.Always():
            return self.book.say("else-never")
        return self.book.say("else-dead" if power.dead else "else-plain")

    def guard(self, guard: t.Guard) -> str:
        """A prohibition."""
        rule = self.book.say("guard-play" if guard.play else "guard-lead", cards=self.cards(guard.cards))
        if guard.when == t.Always():
            return rule
        return self.book.say("guard-when", rule=rule, when=self.condition(guard.when))

    def exemption(self, exempt: t.Exemption) -> str:
        """Cards that the duties of following do not touch."""
        cards = self.cards(exempt.cards)
        if exempt.when == t.Always():
            return self.book.say("exempt", cards=cards)
        return self.book.say("exempt-when", cards=cards, when=self.condition(exempt.when))


LONG = 3


def _is_long(term: t.Condition) -> bool:
    """Whether a condition has more parts than one can follow, or such within one another."""
    leaves = list(_leaves(term))
    nested = any(isinstance(part, t.And | t.Or) for part in parts(term))
    return len(leaves) > LONG or (nested and len(leaves) >= LONG)


def _leaves(term: t.Condition) -> Iterator[t.Condition]:
    match term:
        case t.And(inner) | t.Or(inner):
            for part in inner:
                yield from _leaves(part)
        case t.Not(part):
            yield from _leaves(part)
        case _ if isinstance(term, t.Always | t.Led | t.Fact):
            yield term
