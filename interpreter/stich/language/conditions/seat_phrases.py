"""Phrases of seats and sides to terms: whom a phrase speaks of.

Place in the pipeline: above ``scope``, below the phrases of cards, which may lie with somebody.  Must not know what is
asked of whom.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from stich.language.conditions.kinds import Askable, BindingKind, Circle, Group, Quantifier, Role
from stich.language.conditions.scope import Phrase, subtrees
from stich.language.conditions.speech import SOMEBODY
from stich.language.conditions.terms import (
    Cards,
    Holders,
    Many,
    Member,
    One,
    Party,
    PartyPart,
    SeatRef,
    SideOf,
    TheOthers,
    Whom,
)
from stich.language.conditions.words import DefinedSort, Question, countable, in_number
from stich.language.text.diagnostics import listed, quoted

if TYPE_CHECKING:
    from lark import Token, Tree

    Syntax: TypeAlias = Tree[Token]

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
    "taker": Role.TAKER,
    "ahead": Role.AHEAD,
    "bidder": Role.BIDDER,
    "seat": Role.SEAT,
}

QUANTIFIERS = {
    "some": Quantifier.SOME,
    "another": Quantifier.SOME,
    "each": Quantifier.EACH,
    "no": Quantifier.NO,
    "one_of": Quantifier.SOME,
    "each_of": Quantifier.EACH,
    "none_of": Quantifier.NO,
}
OF_A_PARTY = frozenset({"one_of", "each_of", "none_of"})

HELD_LATER = "who holds a card is settled when the first one is led: ask it in the play, or of the hand itself"

IN_QUESTION = (Circle.THIS, Circle.SIDE, SeatRef(Role.SEAT))
"""Of whom the side is that in question."""


class SeatPhrase(Phrase, ABC):
    """A phrase as far as it speaks of seats and sides."""

    __slots__ = ()

    @abstractmethod
    def cards(self, tree: Syntax) -> Cards:
        """The set of cards that a tree describes."""

    # --- a seat

    def seat(self, tree: Syntax) -> SeatRef:
        span, offset = self.span(tree), 0
        while tree.data in ("after", "before"):
            offset += 1 if tree.data == "after" else -1
            tree = subtrees(tree)[0]
        return replace(self.near(tree), offset=offset, span=span)

    def near(self, tree: Syntax) -> SeatRef:
        """The seat itself, before it is counted on from."""
        match tree.data:
            case "bound_seat":
                return self.bound(tree.children[0])  # type: ignore[arg-type]
            case "seat_itself":
                self.asks_this(tree, one_seat=True)
                return SeatRef(Role.SEAT)
            case "partner":
                self.has_partners(tree)
                self.asks_this(tree, one_seat=True)
                return SeatRef(Role.SEAT, partner=True)
            case "partner_of":
                self.has_partners(tree)
                return replace(self.near(subtrees(tree)[0]), partner=True)
            case "partner_of_name":
                self.has_partners(tree)
                return replace(self.bound(tree.children[0]), partner=True)  # type: ignore[arg-type]
            case _:
                return self.role(tree)

    def role(self, tree: Syntax) -> SeatRef:
        role = ROLES[tree.data]
        self.knows_role(role, tree)
        if role is Role.DIRECTOR:
            self.asks_this(tree)
        if role is Role.BIDDER and not self.scope.words.auction:
            self.fault("nothing-bid", "nobody is the bidder in this game", tree,
                       help="hold an `auction` in a dialogue; who makes a choice is the `speaker`")  # fmt: skip
        return SeatRef(role, cards=self.cards(subtrees(tree)[0]) if role is Role.HOLDER else None)

    def knows_role(self, role: Role, at: Syntax | Token) -> None:
        known = self.scope.where.known
        if role not in known.roles:
            able = self.roles_known()
            self.fault("not-known-here", f"{quoted(self.words(at))} is not known in {known.title}", at,
                       help=f"{known.title} knows {listed(able, 'and') if able else 'no seat'}")  # fmt: skip

    def roles_known(self) -> list[str]:
        """The seats that the place knows by what they do."""
        roles = self.scope.where.known.roles
        also = ["partner"] if Role.SEAT in roles and self.scope.words.of_side == (2, 2) else []
        also += ["side"] if self.scope.in_question is not Question.NOBODY else []
        return [*(name.replace("_", " ") for name, each in ROLES.items() if each in roles), *also]

    def bound(self, token: Token) -> SeatRef:
        """The seat, or the seats, that a name holds."""
        words, word = self.scope.words, str(token)
        seats = words.bound(BindingKind.SEAT)
        if word in seats:
            self.knows_role(Role.BOUND, token)
        else:
            self.misnamed("a seat", word, token, [*seats, *self.roles_known()], self.meant_for_a_seat(word))
        return SeatRef(Role.BOUND, binding=words.bindings[word] if word in seats else -1)

    def meant_for_a_seat(self, word: str) -> str:
        words = self.scope.words
        if word in words.parties:
            return f"a party is several seats: `… is of {word}`, `one of {word}`, `tricks of {word}`"
        if word in words.phases:
            return f"tricks of a phase are `tricks in {word}`"
        if word in SOMEBODY:
            return f"say `{SOMEBODY[word]}`"
        if in_number(word, {**countable(words), **words.defined_as(DefinedSort.NUMBER)}):
            return f"two numbers are compared with `are`, as in `… are more than {word}`"
        return ""

    def has_partners(self, at: Syntax) -> None:
        if self.scope.words.of_side != (2, 2):
            self.fault("no-partner", "a partner is the other seat of a side of two", at, "not every side has two seats",
                       help="say `seat after …`, or ask it of the side")  # fmt: skip

    def asks_this(self, at: Syntax | Token, *, one_seat: bool = False) -> None:
        """Report that nobody is in question, or a side where one seat is asked for."""
        words, question, title = self.scope.words, self.scope.in_question, self.scope.where.known.title
        if question is Question.NOBODY and self.scope.where.known.question is not Question.NOBODY:
            self.fault("of-whom", "nobody is in question yet where it is said for whom a row is weighed", at,
                       "of whom?", help="say `each side`, `each seat`, or name a seat")  # fmt: skip
        elif question is Question.NOBODY:
            self.fault("of-whom", f"nobody is in question in {title}", at, "of whom?",
                       help="say whom, as in `a side has 3 tricks`, `each seat`, `tricks of taker`")  # fmt: skip
        elif question is Question.PARTY:
            self.fault("of-whom", f"a party is in question in {title}, which has no side", at, "which of its seats?",
                       help="ask it of each of its seats: `one of …`, `each of …`")  # fmt: skip
        elif one_seat and question is Question.SIDE and words.of_side[1] > 1:
            self.fault("of-whom", f"a side of several seats is in question in {title}", at, "which of its seats?",
                       help="name a seat, or write `for: each seat`")  # fmt: skip

    # --- whom

    def one(self, tree: Syntax, than: One | None = None) -> Whom:
        """Seats that are asked as one; beside somebody that they are compared with (``than``), *other* is other than
        his."""
        self.needs(Askable.SEATS, tree)
        match tree.data:
            case "side":
                self.asks_this(tree)
                return Circle.SIDE
            case "side_of":
                return SideOf(self.seat(subtrees(tree)[0]))
            case "all_together":
                return Circle.ALL
            case "other_side" | "others_together":
                return self.others(tree, than)
            case "bound_seat":
                return self.whom_named(tree.children[0])  # type: ignore[arg-type]
            case _:
                return self.seat(tree)

    def others(self, tree: Syntax, than: One | None) -> Whom:
        if tree.data == "other_side" and self.scope.words.sides != 2:
            self.fault("unclear-other-side", f"of {self.scope.words.sides} sides more than one is another", tree,
                       help="say `each other side`, `another side` or `the other sides together`")  # fmt: skip
        if than is None or _unplaced(than) in IN_QUESTION:
            self.asks_this(tree)
            return Circle.OTHER_SIDE if tree.data == "other_side" else Circle.OTHERS
        if tree.data == "others_together":
            self.fault("condition-syntax", f"{quoted(self.words(tree))} is seen from the one in question", tree,
                       help="say `each other side`")  # fmt: skip
        return Many(Quantifier.EACH, Group.SIDES, than)

    def many(self, tree: Syntax, than: One | None = None) -> Many:
        """Several, each asked by itself."""
        self.needs(Askable.SEATS, tree)
        if tree.data in OF_A_PARTY:
            party = self.party_named(tree.children[-1])  # type: ignore[arg-type]
            return Many(QUANTIFIERS[tree.data], Group.SEATS, party=party)
        member = subtrees(tree)[0]
        names = [member] if tree.data == "another" else subtrees(member)
        group = Group.SEATS if names[-1].data == "seats" else Group.SIDES
        if tree.data == "some" and len(names) > 1:
            word = self.words(names[-1])
            self.fault("condition-syntax", f"{quoted(self.words(tree))} is said in one word", tree,
                       help=f"say `another {word}`", instead=f"another {word}")  # fmt: skip
        if tree.data != "another" and len(names) == 1:
            return Many(QUANTIFIERS[tree.data], group)
        if than is None:
            self.asks_this(tree)
        return Many(QUANTIFIERS[tree.data], group, Circle.THIS if than is None else than)

    def whom(self, tree: Syntax, than: One | None = None) -> Whom:
        """One or several."""
        return self.many(tree, than) if tree.data in QUANTIFIERS else self.one(tree, than)

    def alone(self, tree: Syntax) -> One:
        """Seats that are asked as one, where several cannot be meant."""
        whom = self.one(tree)
        return whom.than or Circle.THIS if isinstance(whom, Many) else whom

    # --- parties

    def whom_named(self, token: Token) -> SeatRef | Party:
        """The seats that a name holds, or those of a party."""
        return self.party_named(token) if str(token) in self.scope.words.parties else self.bound(token)

    def party_named(self, token: Token) -> Party:
        """The party that a name means."""
        words, word = self.scope.words, str(token)
        if word not in words.parties:
            self.misnamed("a party", word, token, words.parties, "declare it: `seats: {parties: {…}}`")
            return Party(0, span=self.span(token))
        self.knows_role(Role.BOUND, token)
        if word in words.held_parties:
            self.needs(Askable.TRICKS, token, HELD_LATER)
        return Party(words.parties[word], span=self.span(token))

    def party(self, tree: Syntax) -> tuple[PartyPart, ...]:
        """The seats of a part of a party."""
        match tree.data:
            case "holders_of":
                return (Holders(self.cards(subtrees(tree)[0]), span=self.span(tree)),)
            case "the_others":
                return (TheOthers(span=self.span(tree)),)
            case _:
                return (self.seat(tree),)

    def question_of(self, one: One, group: Group) -> Question:
        """Who is in question where something is asked of somebody, a member being one of ``group``."""
        match one:
            case Circle.THIS:
                return self.scope.in_question
            case SeatRef():
                return Question.SEAT
            case Member():
                return Question.SEAT if group is Group.SEATS else Question.SIDE
            case Circle() | SideOf():
                return Question.SIDE
            case Party():
                return Question.PARTY


def _unplaced(one: One) -> One:
    return replace(one, span=None) if isinstance(one, SeatRef) else one
