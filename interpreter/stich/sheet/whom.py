"""Seats, sides, and whoever else is meant, in the words of a language.

Place in the pipeline: over ``cards``; ``numbers`` builds on it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Group, Holding, Quantifier, Role
from stich.language.conditions.words import Question
from stich.language.model.score import Account, FromPool, WhoPlayed
from stich.messages.book import Said
from stich.sheet.cards import CardWords

EACH_SIDE = t.Many(Quantifier.EACH, Group.SIDES)


@dataclass(frozen=True, slots=True)
class WhomWords(CardWords):
    """Phrases for whom a spec means."""

    # --- who is in question -------------------------------------------------------------------------------------------

    def asking(self, question: Question) -> Self:
        """The phrases of a place where that is in question."""
        return replace(self, question=question, this=None)

    def weighing(self, whom: t.Whom | None) -> Self:
        """The phrases of what is weighed for somebody (``None``: for each side)."""
        if whom is None:
            return self.asking(Question.SIDE)
        if isinstance(whom, t.Many):
            return self.asking(Question.SEAT if whom.group is Group.SEATS else Question.SIDE)
        return replace(self, question=Question.SEAT if isinstance(whom, t.SeatRef) else Question.SIDE, this=whom)

    def over(self, many: t.Many) -> Self:
        """The phrases of what is weighed for each of several in turn."""
        return replace(self, members=(many, *self.members))

    def is_own(self, one: t.One) -> bool:
        """Whether that is the one in question, named by no other word."""
        seat = self.question is Question.SEAT and one == t.SeatRef(Role.SEAT)
        return self.this is None and (one is Circle.THIS or seat or (one is Circle.SIDE and not self._beside))

    @property
    def _is_seat(self) -> bool:
        return self.question is Question.SEAT or self.book.alone

    @property
    def _beside(self) -> bool:
        """Whether a seat is in question, so that its side is another matter."""
        return self.question is Question.SEAT and not self.book.alone

    def is_nobody(self, one: t.One) -> bool:
        """Whether that is none of several."""
        return isinstance(one, t.Member) and self.members[one.depth].quantifier is Quantifier.NO

    # --- phrases ------------------------------------------------------------------------------------------------------

    def whom(self, whom: t.Whom) -> Said:
        """Somebody, or several."""
        if not isinstance(whom, t.Many):
            return self.one(whom)
        if whom.party is not None:
            return self.book.phrase(f"whom-{whom.quantifier.name.lower()}-party", name=self.party_name(whom.party))
        other = "other_" if whom.than is not None else ""
        if (
            other
            and whom.group is Group.SIDES
            and whom.quantifier is Quantifier.EACH
            and len(self.game.seats.sides) == 2
        ):
            return self.one(Circle.OTHER_SIDE)
        group = Group.SEATS if self.book.alone else whom.group
        return self.book.phrase(f"whom-{whom.quantifier.name.lower()}-{other}{group.name.lower()}")

    def one(self, one: t.One) -> Said:
        """Seats that are meant as one."""
        match one:
            case Circle():
                return self._circle(one)
            case t.SeatRef():
                return self.seat(one)
            case t.SideOf(seat):
                return self.book.phrase("whom-side_of", seat=self.seat(seat))
            case t.Party():
                return self.book.phrase("whom-party", plural=True, name=self.party_name(one))
            case t.Member(depth):
                return self.whom(self.members[depth])

    def _circle(self, circle: Circle) -> Said:
        match circle:
            case Circle.THIS:
                if self.this is not None:
                    return replace(self, this=None).one(self.this)
                return self.book.phrase("seat-seat" if self._is_seat else "whom-side")
            case Circle.SIDE:
                if self.book.alone:
                    return self._circle(Circle.THIS)
                return self.book.phrase("whom-own_side" if self._beside else "whom-side")
            case Circle.OTHER_SIDE:
                return self.book.phrase("whom-other_side")
            case Circle.OTHERS:
                return self.book.phrase("whom-others", plural=True)
            case Circle.ALL:
                return self.book.phrase("whom-all", plural=True)

    def party_part(self, part: t.PartyPart) -> str:
        """Who is of a party."""
        match part:
            case t.SeatRef():
                return str(self.seat(part))
            case t.Holders(cards):
                return self.book.say("party-holders", cards=self.cards(cards))
            case t.TheOthers():
                return self.book.say("party-others")

    def party_name(self, party: t.Party) -> str:
        """What a party is called."""
        return self.book.title(self.game.seats.parties[party.index].name)

    def seat(self, ref: t.SeatRef) -> Said:
        """A seat: by what it does, as a partner, or so many places away."""
        if ref.offset:
            way = "after" if ref.offset > 0 else "before"
            key = f"seat-{way}" if abs(ref.offset) == 1 else f"seat-far_{way}"
            return self.book.phrase(key, seat=self.seat(replace(ref, offset=0)), number=abs(ref.offset))
        if ref.partner:
            own = ref.role is Role.SEAT and self.this is None
            seat = self.seat(replace(ref, partner=False))
            return self.book.phrase("seat-own_partner" if own else "seat-partner", seat=seat)
        if ref.role is Role.SEAT and self.this is not None:
            return self._circle(Circle.THIS)
        name = self.binding(ref.binding) if ref.role is Role.BOUND else ""
        cards = self.cards(ref.cards) if ref.cards is not None else "?"
        return self.book.phrase(f"seat-{ref.role.name.lower()}", name=name, cards=cards)

    def account(self, account: Account) -> Said:
        """Whom points come from or go to."""
        match account:
            case FromPool(pool):
                return self.book.phrase("account-pool", name=self.book.title(self.game.match.pools[pool].name))
            case WhoPlayed(cards):
                return self.book.phrase("account-played", cards=self.cards(cards))
            case _ if isinstance(account, t.Whom):
                return self.whom(account)

    def spot(self, spot: t.Spot) -> str:
        """Where cards lie, after a word for them."""
        match spot:
            case t.CardsIn(pile):
                key, words = self.pile("place", pile)
                return self.book.say(key, **words)
            case t.CardsOf(holding, one):
                own = "-own" if holding is Holding.HAND and self.is_own(one) else ""
                return self.book.say(f"place-{holding.name.lower()}{own}", who=self.one(one))
