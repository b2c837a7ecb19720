"""The conditions, seats, amounts and guards of a spec as phrases of a language.

Place in the pipeline: over ``cards``; read by ``sheet``.  It must not know what a sheet looks like.  What a
language has no words for is a fault of its book, and raises ``KeyError``.
"""

from __future__ import annotations

from dataclasses import dataclass

from stich.language.conditions import terms as t
from stich.language.model.names import Names
from stich.language.model.powers import Power
from stich.sheet.cards import CardWords

Words = dict[str, object]
WIDE = (t.Who.ANY, t.Who.EACH, t.Who.NO, t.Who.ANY_HAND, t.Who.NO_HAND)
NOBODY = (t.Who.NO, t.Who.NO_HAND)


@dataclass(frozen=True, slots=True)
class ConditionWords(CardWords):
    """Phrases for all that a spec says."""

    # --- conditions ---------------------------------------------------------------------------------------------------

    def condition(self, term: t.Condition, contrary: bool = False) -> str:
        """A condition, or its contrary, as a clause."""
        match term:
            case t.Not(part):
                return self.condition(part, not contrary)
            case t.Always(value):
                return self.book.say("always" if value is not contrary else "never")
            case t.And(parts):
                return self._joined(parts, "or" if contrary else "and", contrary)
            case t.Or(parts):
                return self._joined(parts, "and" if contrary else "or", contrary)
            case t.Has() if contrary and (mirrored := _mirrored(term)):
                return self.condition(mirrored)
            case t.StakeIs(compare, number) if contrary and compare is not t.Compare.EXACTLY:
                at_most = compare is t.Compare.AT_LEAST
                other = t.Compare.AT_MOST if at_most else t.Compare.AT_LEAST
                return self._fact(t.StakeIs(other, number - 1 if at_most else number + 1), False)
            case _ if isinstance(term, t.Led | t.Atom):
                return self._fact(term, contrary)

    def _joined(self, parts: tuple[t.Condition, ...], word: str, contrary: bool) -> str:
        texts = []
        for part in parts:
            inner = part.part if isinstance(part, t.Not) else part
            text = self.condition(part, contrary)
            texts.append(f"({text})" if isinstance(inner, t.And | t.Or) else text)
        return f" {self.book.say(word)} ".join(texts)

    def _fact(self, term: t.Led | t.Atom, contrary: bool) -> str:
        key, words = self._spoken(term)
        who = term.subject.who if isinstance(term, t.OfSubject) else None
        if who in NOBODY:
            key = self.book.first_of(f"{key}.nobody", key)
        if not contrary:
            return self.book.say(key, **words)
        if f"{key}.not" in self.book and who not in WIDE:
            return self.book.say(f"{key}.not", **words)
        return self.book.say("not", fact=self.book.say(key, **words))

    def _spoken(self, term: t.Led | t.Atom) -> tuple[str, Words]:
        """The phrase for a fact, and the words in it."""
        match term:
            case t.TrickHas(cards):
                return "trick_has", {"cards": self.cards(cards)}
            case t.WasPlayed(cards):
                return "was_played", {"cards": self.cards(cards)}
            case t.WasLed(cards):
                return "was_led", {"cards": self.cards(cards)}
            case t.TrickNumber(compare, number):
                return _TRICK[compare], {"number": number}
            case t.Lies(cards, place):
                return f"lies.{place.name.lower()}", {"cards": self.cards(cards)}
            case t.DealNumber(number, cycle):
                return "in_deal", {"number": number, "cycle": cycle}
            case t.AfterDeal(number):
                return "after_deal", {"deals": self.book.count("deal", number)}
            case t.StakeIs(compare, number):
                exact = compare is t.Compare.EXACTLY
                return "stake", {"what": number if exact else self.book.say(_COMPARE[compare], what=number)}
            case t.Named(binding):
                return "named", {"name": self.binding(binding)}
            case t.BindingIs(binding, cards):
                return "binding_is", {"name": self.binding(binding), "cards": self.cards(cards)}
            case t.Led() | t.StockEmpty() | t.BeforeFirstLead() | t.HandsEmpty() | t.BidsAddUp():
                return _BARE[type(term)], {}
            case _ if isinstance(term, t.OfSubject):
                return self._spoken_of(term)

    def _spoken_of(self, term: t.OfSubject) -> tuple[str, Words]:
        """The same for facts about a side or a seat."""
        match term:
            case t.Has(subject, compare, number, count):
                return "has", {"who": self.who(subject), "what": self.quantity(compare, number, count)}
            case t.HasEvery(subject, count):
                return "has_every", {"who": self.who(subject), "what": self.what(count)}
            case t.HasMore(subject, count, than, fewer):
                words = {"who": self.who(subject), "what": self.what(count), "than": self.who(than)}
                return "has_fewer" if fewer else "has_more", {**words}
            case t.Holds(subject, cards, number):
                words = {"who": self.who(subject), "cards": self.cards(cards)}
                return "holds" if number == 1 else "holds_many", {**words, "number": number}
            case t.LastWith(subject, number, cards):
                words = {"who": self.who(subject), "tricks": self._plain_number("trick", number)}
                return "last_with", {**words, "cards": self.cards(cards)}
            case t.Dealt(subject, cards, number, held):
                return "held" if held else "dealt", {
                    "who": self.who(subject),
                    "cards": self.cards(cards),
                    "number": number,
                }
            case t.FirstToMost(subject):
                return "first_to_most", {"who": self.who(subject)}
            case t.MakesBid(subject, exactly):
                return "makes_exactly" if exactly else "makes_bid", {"who": self.who(subject)}
            case t.SeatIs(subject, seat):
                return "seat_is", {"who": self.who(subject), "seat": self.seat(seat)}
            case t.OfSide(subject, side):
                return "of_side", {"who": self.who(subject), "side": self.who(side)}

    def who(self, subject: t.Subject) -> str:
        """Whom a fact is about."""
        if subject.who is t.Who.BOUND:
            return self.book.say("who.bound", name=self.binding(subject.binding))
        return self.book.say(f"who.{subject.who.name.lower()}")

    # --- counts -------------------------------------------------------------------------------------------------------

    def quantity(self, compare: t.Compare, number: int, count: t.Count) -> str:
        """So many of something: ``at least 3 tricks``."""
        what = self.number_of(number, count)
        if number == 0 and compare is not t.Compare.AT_LEAST:
            return what
        if count.kind in (t.Measure.FIRST_TRICKS, t.Measure.LAST_TRICKS) and compare is t.Compare.AT_LEAST:
            return what
        return self.book.say(_COMPARE[compare], what=what)

    def number_of(self, number: int, count: t.Count) -> str:
        """A number with what is counted."""
        match count.kind:
            case t.Measure.TRICKS:
                return self._plain_number("trick", number)
            case t.Measure.FIRST_TRICKS:
                return self.book.say("count.first", tricks=self._plain_number("trick", number))
            case t.Measure.LAST_TRICKS:
                return self.book.say("count.last", tricks=self._plain_number("trick", number))
            case t.Measure.HAND_CARDS:
                return self._plain_number("card", number)
            case t.Measure.BIDS:
                return self._plain_number("bid", number)
            case t.Measure.PHASE_TRICKS:
                tricks = self._plain_number("trick", number)
                return self.book.say("count.tricks_of", tricks=tricks, phase=self.phase(count.index))
            case t.Measure.POINTS | t.Measure.COUNTER:
                return self.book.counted(self._counted(count), number)

    def _plain_number(self, noun: str, number: int) -> str:
        if number == 0:
            return self.book.say("no_of", noun=self.book.noun(noun, 0))
        return self.book.count(noun, number)

    def _counted(self, count: t.Count) -> Names:
        game = self.game
        return (
            game.card_points[count.index].name
            if count.kind is t.Measure.POINTS
            else game.match.counters[count.index].name
        )

    def what(self, count: t.Count) -> str:
        """What is counted, without a number."""
        match count.kind:
            case t.Measure.POINTS | t.Measure.COUNTER:
                return self.book.title(self._counted(count))
            case t.Measure.PHASE_TRICKS:
                return self.book.say("what.tricks_of", phase=self.phase(count.index))
            case (
                t.Measure.TRICKS
                | t.Measure.FIRST_TRICKS
                | t.Measure.LAST_TRICKS
                | t.Measure.HAND_CARDS
                | t.Measure.BIDS
            ):
                return self.book.say(_WHAT[count.kind])

    def phase(self, index: int) -> str:
        """A phase of the play by its title."""
        return self.book.title(self.game.play.phases[index].name)

    def counter(self, index: int, number: int) -> str:
        """So many of a counter of the match."""
        return self.number_of(number, t.Count(t.Measure.COUNTER, index))

    # --- seats and amounts --------------------------------------------------------------------------------------------

    def seat(self, ref: t.SeatRef, case: str = "") -> str:
        """A seat in words; ``case`` ``of`` is the form after ``player before``."""
        if ref.offset:
            base = self.seat(t.SeatRef(ref.role, 0, ref.binding, ref.cards), "of")
            near = "seat.after" if ref.offset > 0 else "seat.before"
            far = "seat.far" if ref.offset > 0 else "seat.far_before"
            key = near if abs(ref.offset) == 1 else far
            return self.book.say(self.book.first_of(f"{key}.{case}", key), seat=base, number=abs(ref.offset))
        words: Words = {}
        if ref.role is t.Role.BOUND:
            words = {"name": self.binding(ref.binding)}
        elif ref.role is t.Role.HOLDER:
            words = {"cards": self.cards(ref.cards) if ref.cards is not None else "?"}
        key = f"seat.{ref.role.name.lower()}"
        return self.book.say(self.book.first_of(f"{key}.{case}", key), **words)

    def amount(self, amount: t.Amount) -> str:
        """How many points, in words."""
        parts = []
        if amount.constant or not (amount.stakes or amount.each):
            parts.append(str(amount.constant))
        if amount.stakes:
            key = "amount.stake" if amount.stakes == 1 else "amount.times"
            parts.append(self.book.say(key, number=amount.stakes))
        if amount.each and amount.count is not None:
            key = "amount.over_bid" if amount.over_bid else "amount.each_over" if amount.over else "amount.each"
            parts.append(self.book.say(key, number=amount.each, what=self.what(amount.count), over=amount.over))
        first, *rest = (part.replace("-", "−") if part[:1] == "-" else part for part in parts)
        for part in rest:
            first = self.book.say("amount.plus", left=first, right=part)
        return first

    def points(self, amount: t.Amount) -> str:
        """How many points, with the word ``points`` where it is a mere number."""
        if amount.stakes or amount.each:
            return self.amount(amount)
        return self.book.count("point", amount.constant).replace("-", "−")

    # --- powers and guards --------------------------------------------------------------------------------------------

    def force(self, clause: t.Clause) -> str:
        """When a power is in force."""
        if clause.when == t.Always():
            return self.book.say("always")
        return self.book.say("force.when", when=self.condition(clause.when))

    def takes(self, clause: t.Clause) -> str:
        """What a power in force takes."""
        parts = []
        if clause.lower or clause.plain:
            key = "takes.all" if clause.lower and clause.plain else "takes.lower" if clause.lower else "takes.plain"
            parts.append(self.book.say(key))
        if clause.targets is not None:
            parts.append(self.cards(clause.targets))
        text = self.book.listed(parts or [self.book.say("takes.nothing")])
        if clause.yields is not None:
            text += "; " + self.book.say("takes.yields", cards=self.cards(clause.yields))
        return text

    def otherwise(self, power: Power) -> str:
        """What the cards of a power are out of force."""
        if power.clause.when == t.Always():
            return self.book.say("else.never")
        return self.book.say("else.dead" if power.dead else "else.plain")

    def guard(self, guard: t.Guard) -> str:
        """A prohibition."""
        rule = self.book.say("guard.play" if guard.play else "guard.lead", cards=self.cards(guard.cards))
        if guard.when == t.Always():
            return rule
        return self.book.say("guard.when", rule=rule, when=self.condition(guard.when))

    def exemption(self, exempt: t.Exemption) -> str:
        """Cards that the duties of following do not touch."""
        cards = self.cards(exempt.cards)
        if exempt.when == t.Always():
            return self.book.say("exempt", cards=cards)
        return self.book.say("exempt.when", cards=cards, when=self.condition(exempt.when))


def _mirrored(term: t.Has) -> t.Has | None:
    """The contrary of a count, as a count; ``None`` where that says something else."""
    if term.subject.who in WIDE:
        return None
    if term.compare is t.Compare.AT_LEAST and term.number > 0:
        return t.Has(term.subject, t.Compare.AT_MOST, term.number - 1, term.count)
    if term.compare is t.Compare.AT_MOST:
        return t.Has(term.subject, t.Compare.AT_LEAST, term.number + 1, term.count)
    if term.number == 0:
        return t.Has(term.subject, t.Compare.AT_LEAST, 1, term.count)
    return None


_TRICK = {t.Compare.EXACTLY: "in_trick", t.Compare.AT_MOST: "by_trick", t.Compare.AT_LEAST: "from_trick"}
_COMPARE = {t.Compare.AT_LEAST: "at_least", t.Compare.AT_MOST: "at_most", t.Compare.EXACTLY: "exactly"}
_WHAT = {
    t.Measure.TRICKS: "what.tricks",
    t.Measure.FIRST_TRICKS: "what.first",
    t.Measure.LAST_TRICKS: "what.last",
    t.Measure.HAND_CARDS: "what.cards",
    t.Measure.BIDS: "what.bids",
}
_BARE: dict[type, str] = {
    t.Led: "led",
    t.StockEmpty: "stock_empty",
    t.BeforeFirstLead: "before_lead",
    t.HandsEmpty: "all_played",
    t.BidsAddUp: "bids_add_up",
}
