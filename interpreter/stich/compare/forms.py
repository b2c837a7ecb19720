"""What a part of a game means, apart from its text: a form to compare, words to say it with, and where it stands.

Place in the pipeline: over ``GameModel`` alone, below ``compare``.  A part that is new to the language is compared
field by field and said in the words of its spec; nothing here knows what any of it does in play.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any, TypeAlias

from stich.cards import NO_SUIT, cards_in
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Circle, Group, Heap, Operation, Quantifier, Role
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Bind
from stich.language.model.contracts import Contract
from stich.language.model.game import DefinedCondition, DefinedNumber, GameModel
from stich.language.model.melds import MeldCards, MeldRun, MeldSet
from stich.language.model.names import Citation, Names, Text
from stich.language.model.play import Rung
from stich.language.model.powers import OrderOfRanks, PlainOrder, Ties
from stich.language.model.score import Change, FromPool, WhoPlayed
from stich.language.model.seats import NamedParty
from stich.language.model.values import value_words
from stich.language.text.source import Source, Span

Form: TypeAlias = object
"""Two parts mean the same if their forms are equal, whichever packs they belong to."""

Definition: TypeAlias = DefinedNumber | DefinedCondition

TEXT_AT_MOST = 160
DEPTH_AT_MOST = 12  # of what is said field by field
TERMS = t.__name__
SPOKEN = {
    "whom": "for",
    "source": "from",
    "event": "on",
    "counts": "for how many players",
}  # fields whose key is no name in Python
BARE = ("name", "row", "rows", "number", "changes", "worth", "form")  # fields that are said without their names
UNSAID = ("family",)  # which is no more than a number
FOLDED = re.compile(r"^[|>][-+]?\s")
OWN_SPAN = re.compile(r"[\[{]|[-?]\s")  # begins a list or a table of cases, of which the parts are said one by one
CIRCLES = {
    Circle.THIS: "the one in question",
    Circle.SIDE: "side",
    Circle.OTHER_SIDE: "other side",
    Circle.OTHERS: "the other sides together",
    Circle.ALL: "all sides together",
}
QUANTIFIERS = {Quantifier.SOME: "one", Quantifier.EACH: "each", Quantifier.NO: "none"}


class Forms:
    """A game as its parts are compared.  ``called`` gives bindings other names, those of the game compared with."""

    def __init__(self, game: GameModel, called: Mapping[int, str] | None = None) -> None:
        self.game = game
        self._bindings = [(called or {}).get(i, binding.name.key) for i, binding in enumerate(game.bindings)]
        dialogues, phases = _keys(game.dialogues), _keys(game.play.phases)
        points, totals, pools = _keys(game.card_points), _keys(game.match.totals), _keys(game.match.pools)
        self._lists: dict[str, Sequence[str]] = {
            "binding": self._bindings,
            "dialogue": dialogues,
            "face_down": dialogues,
            "phase": phases,
            "kind": points,
            "pool": pools,
            "winner": totals,
            "clears": totals,
            "melds": _keys(game.melds),
            "order": game.deck.ranks,
            "ranks": game.deck.ranks,
        }
        self._defined: dict[tuple[str, bool], Form] = {}
        self._sources: list[Source] | None = None

    # --- a form to compare --------------------------------------------------------------------------------------------

    def form(self, value: Any, by_name: bool = False) -> Form:
        """What a part means, with names in the place of numbers.  A definition is what it says, or, ``by_name``, just
        its name."""
        deck = self.game.deck
        match value:
            case t.Fixed(cards):
                return tuple(sorted(deck.names(cards_in(deck.once(cards & deck.all)))))
            case t.BindingIs(binding, t.Literal(values)) if binding == self.game.contract:
                return self._bindings[binding], tuple(dict.fromkeys(self.game.contracts[i].name.key for i in values))
            case t.BindingIs(binding, t.Literal(values)):
                return self._bindings[binding], tuple(value_words(self.game, self.game.bindings[binding], values))
            case t.OfPower(power):
                return "power", self.form(self.game.powers[power].cards, by_name)
            case t.Ranked(rank, higher):
                return deck.ranks[rank], higher
            case t.Party(index):
                return "party", self.game.seats.parties[index].name.key
            case t.SuitRef(suit, binding):
                return self._bindings[binding] if binding >= 0 else "none" if suit == NO_SUIT else deck.suits[suit]
            case t.NumberDefined() | t.ConditionDefined():
                return self._definition(value, by_name)
            case t.Reckoned(Operation.PLUS | Operation.TIMES as operation):
                return operation.name, tuple([self.form(part, by_name) for part in operands(value)])
            case t.Count(measure, index) | t.Whole(measure, index):
                of = self.form(getattr(value, "of", None), by_name)
                return type(value).__name__, measure.name, self.counted(measure, index), of
            case Change(doing, measure, index, number):
                return doing.name, self.counted(measure, index), self.form(number, by_name)
            case Bind(name):
                return self._bindings[name], self._bound(value), self.form(value.seat, by_name)
            case Ties(rule, suits):
                return rule.name, tuple(deck.suits[suit] for suit in suits)
            case PlainOrder(orders, next_only):
                return self.form(orders, by_name), next_only
            case OrderOfRanks(cards, ranks, when):
                return self.form(cards), tuple(deck.ranks[rank] for rank in ranks), self.form(when, by_name)
            case Names(key):
                return key
            case Heap(index):
                return self.game.own_heaps[index].name.key
            case Citation() | Text():
                return None
            case Enum():
                return value.name
            case tuple() | list():
                return tuple([self.form(item, by_name) for item in value])
            case _ if is_dataclass(value):
                return self._digest(value, by_name)
            case _:
                return value

    def _digest(self, value: Any, by_name: bool) -> str:
        """The form of a part field by field, cut to one size: so what definitions multiply does not grow."""
        own: list[object] = [type(value).__name__]
        for each in fields(value):  # no comprehension: what is nested deep must not need more frames than it has to
            if each.compare:
                part, listed = getattr(value, each.name), each.name in self._lists
                own += each.name, self.named(each.name, part) if listed else self.form(part, by_name)
        return blake2b(repr(own).encode(), digest_size=16).hexdigest()

    def named(self, field: str, value: Any, by_name: bool = False) -> Form:
        """The form of a field, whose name says what a number counts."""
        names = self._lists.get(field)
        if names is not None and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else value
        if names is not None and isinstance(value, tuple):
            return tuple(names[index] for index in value)
        return self.form(value, by_name)

    def _definition(self, value: t.NumberDefined | t.ConditionDefined, by_name: bool) -> Form:
        definition = self.definition(value)
        name = definition.name.key
        if by_name:
            said: Form = name
        elif (name, by_name) in self._defined:
            said = self._defined[name, by_name]
        else:
            said = self._defined[name, by_name] = self.form(says(definition))
        of = value.of if isinstance(value, t.NumberDefined) else Circle.THIS
        return said if of is Circle.THIS and not by_name else (said, self.form(of, by_name))

    def definition(self, value: t.NumberDefined | t.ConditionDefined) -> Definition:
        """What a defined number or condition refers to."""
        definitions = self.game.definitions
        if isinstance(value, t.NumberDefined):
            return definitions.numbers[value.index]
        return definitions.conditions[value.index]

    def definitions_in(self, value: Any) -> Iterator[str]:
        """The names of the definitions that a part goes by, those within others too, each once."""
        found, waiting = set[str](), [value]
        while waiting:
            for part in parts_in(waiting.pop()):
                if isinstance(part, t.NumberDefined | t.ConditionDefined):
                    definition = self.definition(part)
                    if definition.name.key not in found:
                        found.add(definition.name.key)
                        waiting.append(says(definition))
                        yield definition.name.key

    def counted(self, measure: Measure, index: int) -> str:
        """What is counted, by the name that the spec gives it; empty where it gives none."""
        names = self.game.kinds_of(measure)
        return names[index].key if 0 <= index < len(names) else ""

    def _bound(self, bind: Bind) -> Form:
        """The value that a name gets, or the name whose value."""
        if bind.its_suit:
            return "its suit"
        if bind.binding >= 0:
            return self._bindings[bind.binding]
        return tuple(value_words(self.game, self.game.bindings[bind.name], bind.value))

    # --- words --------------------------------------------------------------------------------------------------------

    def words(self, value: Any, depth: int = 0) -> str:
        """A part in words: those of its spec, else its fields."""
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case str():
                return value or "none"
            case Circle():
                return CIRCLES[value]
            case Heap(index):
                return self.game.own_heaps[index].name.key
            case Enum():
                return value.name.lower().replace("_", " ")
            case Names(key):
                return key
            case t.Clause():
                return said(value.span) or "beats"
            case t.Many(quantifier, party=t.Party() as party):
                return f"{QUANTIFIERS[quantifier]} of {self.words(party)}"
            case t.Many(quantifier, group, than):
                other = "" if than is None else "other "
                return f"{self.words(quantifier)} {other}{'side' if group is Group.SIDES else 'seat'}"
            case tuple() | list():
                return ", ".join(self.words(item, depth + 1) for item in value) or "none"
            case _ if is_dataclass(value):
                return self._said(value, depth)
            case _:
                return str(value)

    def _said(self, value: Any, depth: int) -> str:
        span: Span | None = getattr(value, "span", None)
        if span is not None and type(value).__module__ == TERMS:
            return self._parts(value) if OWN_SPAN.match(span.text) or isinstance(value, t.Cases) else said(span)
        match value:
            case t.Always(holds):
                return "always" if holds else "never"
            case t.Fixed(cards):
                return " ".join(self.game.deck.names(cards_in(self.game.deck.once(cards & self.game.deck.all))))
            case t.AllOf(()):
                return "any"
            case t.SeatRef():
                return self._seat(value)
            case t.Party(index):
                return self.game.seats.parties[index].name.key
            case NamedParty(name, parts):
                return f"{name.key}: {' and '.join(map(self.words, parts))}"
            case t.TheOthers():
                return "the others"
            case t.SideOf(seat):
                return f"side of {self.words(seat)}"
            case t.Constant(number):
                return str(number)
            case t.Count(measure, index):
                return self.counted(measure, index) or self.words(measure)
            case FromPool(pool):
                return self.counted(Measure.POOL, pool)
            case WhoPlayed(cards):
                return f"who played {self.words(cards)}"
            case Change(doing, measure, index, number):
                return f"{self.words(doing)} {self.words(number)} {self.counted(measure, index)}"
            case Bind():
                return f"{self._bindings[value.name]}: {self._bound_words(value)}"
            case Contract():
                return self._contract(value)
            case OrderOfRanks(cards, ranks, when):
                order = f"{self.words(cards)}; {' '.join(self.game.deck.ranks[rank] for rank in ranks)}"
                return order if when == t.Always() else f"{order} when {self.words(when)}"
            case Ties(rule, suits):
                return f"{self.words(rule)} {' '.join(self.game.deck.suits[suit] for suit in suits)}".strip()
            case MeldRun(least, most):
                return f"run {least}" if least == most else f"run {least} {'or more' if most > 99 else f'to {most}'}"
            case MeldSet(size, ranks, any_suits):
                of = ", any suits" if any_suits else ""
                return f"set {size} of {' '.join(self.game.deck.ranks[rank] for rank in ranks)}{of}"
            case MeldCards(cards):
                return self.words(cards, depth + 1)
            case Rung(holding, plays, when):
                held = self.words(holding, depth + 1) if when == t.Always() else said(value.span)
                return held if plays is None else f"{held}; may play {self.words(plays, depth + 1)}"
            case _:
                return self._fields(value, depth) if depth < DEPTH_AT_MOST else "…"

    def _parts(self, value: Any) -> str:
        """A number or a condition that the spec has as a list or a table, its parts one after the other."""
        if isinstance(value, t.Cases):
            parts = [f"{self.words(number)} when {self.words(when)}" for when, number in value.cases]
            return short("; ".join([*parts, f"otherwise {self.words(value.otherwise)}"]))
        if isinstance(value, t.Reckoned) and value.operation is Operation.PLUS:
            return short(" plus ".join(map(self.words, operands(value))))
        return said(value.span)

    def _contract(self, contract: Contract) -> str:
        binds = [f"binds {self.words(contract.binds)}"] if contract.binds else []
        when = [] if contract.when == t.Always() else [f"when {self.words(contract.when)}"]
        columns = zip(self.game.columns, contract.columns, strict=True)
        return "; ".join([contract.key, *binds, *when, *(f"{column.key} {number}" for column, number in columns)])

    def _seat(self, seat: t.SeatRef) -> str:
        moved = "" if not seat.offset else f"seat {'after' if seat.offset > 0 else 'before'} " * abs(seat.offset)
        named = self._bindings[seat.binding] if seat.role is Role.BOUND else self.words(seat.role)
        return moved + ("partner of " if seat.partner else "") + named

    def _bound_words(self, bind: Bind) -> str:
        return self.words(bind.seat if bind.seat is not None else self._bound(bind))

    def _fields(self, value: Any, depth: int) -> str:
        """The fields that are not as they are by themselves."""
        parts = []
        for each in fields(value):
            own = getattr(value, each.name)
            idle = own == each.default or own in ((), None, t.Always()) or isinstance(own, Citation | Text)
            if idle or not each.compare or each.name in UNSAID:
                continue
            text = self.field_words(each.name, own, depth + 1)
            parts.append(text if each.name in BARE else f"{spoken(each.name)} {text}")
        return short("; ".join(parts)) or "as usual"

    def field_words(self, field: str, value: Any, depth: int = 0) -> str:
        """A field in words; its name says what a number counts."""
        listed = field in self._lists and isinstance(value, int | tuple)
        return self.words(self.named(field, value) if listed else value, depth)

    # --- places -------------------------------------------------------------------------------------------------------

    def place(self, value: Any, section: str, key: str = "") -> Span | None:
        """Where a part stands: its own place, else that of its key, else that of its section."""
        return next(spans_of(value), None) or self._key_place(section, key)

    def _key_place(self, section: str, key: str) -> Span | None:
        at = None
        for source in self.sources:
            found = re.search(rf"^{re.escape(section)}:", source.text, re.M)
            if found is None:
                continue
            at = at or Span(source, found.start(), found.end() - 1)
            block = re.compile(r"^\S", re.M).search(source.text, found.end())
            end = block.start() if block else len(source.text)
            inner = re.compile(rf"(?<![\w-]){re.escape(key)}:").search(source.text, found.end(), end) if key else None
            if inner:
                return Span(source, inner.start(), inner.end() - 1)
        return at

    @property
    def sources(self) -> list[Source]:
        """The texts that the game came from, its own first."""
        if self._sources is None:
            whole = [self.game.span] if self.game.span else []
            spans = [*whole, *spans_of(self.game)]
            self._sources = list({span.source.path: span.source for span in spans}.values())
        return self._sources


def says(definition: Definition) -> t.Number | t.Condition:
    """What a definition says."""
    return definition.number if isinstance(definition, DefinedNumber) else definition.condition


def operands(number: t.Reckoned) -> list[t.Number]:
    """What one operation joins, a sum or a product, in the order written."""
    found: list[t.Number] = []
    waiting: list[t.Number] = [number]
    while waiting:
        part = waiting.pop()
        if isinstance(part, t.Reckoned) and part.operation is number.operation:
            waiting += part.right, part.left
        else:
            found.append(part)
    return found


def _keys(parts: Sequence[Any]) -> list[str]:
    return [part.name.key for part in parts]


def said(span: Span | None) -> str:
    """The words of a place, on one line."""
    return "" if span is None else short(" ".join(FOLDED.sub("", span.text).split()))


def short(text: str) -> str:
    """The text, cut if it is very long."""
    return text if len(text) <= TEXT_AT_MOST else text[: TEXT_AT_MOST - 1] + "…"


def spoken(name: str) -> str:
    """The name of a field as it is said."""
    return SPOKEN.get(name, name.replace("_", " "))


def parts_in(value: Any) -> Iterator[Any]:
    """Every part within a part that has fields, itself first, in the order written."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, tuple | list):
            waiting += reversed(part)
        elif is_dataclass(part) and not isinstance(part, type | Source | Span):
            yield part
            waiting += [getattr(part, each.name) for each in reversed(fields(part))]


def spans_of(value: Any) -> Iterator[Span]:
    """Every place within a part, its own first."""
    return (part.span for part in parts_in(value) if isinstance(getattr(part, "span", None), Span))
