"""How the rules of two games differ, section by section, in words and with both places.

Place in the pipeline: over ``forms``, below ``compare``.  Parts are paired by name, or by what they are, and compared
by meaning; it must not know what the differences do in play (``tricks`` and ``deals`` do).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from difflib import SequenceMatcher
from typing import Any

from stich.compare.forms import Definition, Forms, says, short, spans_of, spoken
from stich.language.conditions.kinds import Group, Quantifier
from stich.language.conditions.terms import Many, Whom
from stich.language.model.contracts import Contract
from stich.language.model.deal import (
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    DealHeap,
    LayOpen,
    Leave,
    ReckonRow,
    ShowMelds,
    Speak,
    Step,
    Transfer,
    TurnUp,
)
from stich.language.model.dialogues import Dialogue, DialogueState
from stich.language.model.melds import MeldKind, Melds
from stich.language.model.names import Names
from stich.language.model.play import Phase
from stich.language.model.powers import Power
from stich.language.model.score import Bonus, Row, Tier
from stich.language.text.source import Span

ABSENT = "–"
CHOICE = "choice of suits"
LAST = 99  # of ``DealCards``: to the end of the round
WRITTEN = {CHOICE: "deal", "exchanges": "deal"}  # the keys of sections that have another name here
EACH_SIDE = Many(Quantifier.EACH, Group.SIDES)

WORDING = ("name", "citation", "says", "guards_say")
"""Fields that say no rule."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One point in which two games differ: the section, what it is, how each has it (``–``: not at all), and where.
    ``reaches``: of a definition, the rules that go by it."""

    section: str
    what: str
    a: str
    b: str
    span_a: Span | None = None
    span_b: Span | None = None
    reaches: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RowFor:
    """A row with those for whom it is weighed."""

    row: Row
    whom: Whom = EACH_SIDE


class Comparing:
    """Two games being compared.

    What differs only by what definitions say is told with the definitions; ``reached`` keeps for each of them where
    that is.
    """

    def __init__(self, a: Forms, b: Forms) -> None:
        self.a, self.b = a, b
        self.reached: dict[str, dict[str, None]] = {}

    def all(self) -> list[Difference]:
        """Every difference, in the order in which a spec is written."""
        before = (
            self._deck, self._seats, self._choices, self._steps, self._powers, self._plain, self._play,
            self._contracts, self._dialogues, self._counts, self._melds,
        )  # fmt: skip
        parts = [self._told(before), self._told((self._score, self._match))]
        return [*parts[0], *self._definitions(), *parts[1]]

    @staticmethod
    def _told(sections: Sequence[Callable[[], Iterator[Difference]]]) -> list[Difference]:
        return [difference for section in sections for difference in section()]

    # --- tools --------------------------------------------------------------------------------------------------------

    def differs(self, what: str, a: Any, b: Any, field: str = "") -> bool:
        """Whether two values do not mean the same, apart from what the definitions in them say."""
        if self.a.named(field, a) == self.b.named(field, b):
            return False
        for name in (*self.a.definitions_in(a), *self.b.definitions_in(b)):
            self.reached.setdefault(name, {})[what] = None
        return self.a.named(field, a, by_name=True) != self.b.named(field, b, by_name=True)

    def value(self, section: str, what: str, a: Any, b: Any, key: str = "") -> Iterator[Difference]:
        """The difference of two values, if they do not mean the same."""
        if self.differs(what, a, b):
            key = key or what
            places = self.a.place(a, section, key), self.b.place(b, section, key)
            yield Difference(section, what, self.a.words(a), self.b.words(b), *places)

    def fields(self, section: str, what: str, a: Any, b: Any, skip: Sequence[str] = ()) -> Iterator[Difference]:
        """The fields in which two parts of one sort differ."""
        for each in fields(a):
            if not each.compare or each.name in (*WORDING, *skip):
                continue
            mine, theirs = getattr(a, each.name), getattr(b, each.name)
            name = f"{what}, {spoken(each.name)}" if what else spoken(each.name)
            if not self.differs(name, mine, theirs, each.name):
                continue
            words = self._value(self.a, each.name, mine), self._value(self.b, each.name, theirs)
            places = self._place(self.a, section, each.name, a), self._place(self.b, section, each.name, b)
            yield Difference(section, name, *words, *places)

    @staticmethod
    def _place(side: Forms, section: str, field: str, whole: Any) -> Span | None:
        """Where a field of a part stands: its own words, else the part, else its key."""
        own = next(spans_of(getattr(whole, field)), None) or getattr(whole, "span", None)
        return own or side.place(None, WRITTEN.get(section, section), "bind" if section == CHOICE else spoken(field))

    def _value(self, side: Forms, field: str, value: Any) -> str:
        return "the last seat" if field == "last" and value == LAST else side.field_words(field, value)

    def only(self, section: str, what: str, a: Any, b: Any, name: str = "") -> Difference:
        """A part that only one of the games has; the other is ``None``."""
        self.differs(what, a, b)
        words = [ABSENT if v is None else m.words(v) for m, v in ((self.a, a), (self.b, b))]
        key, inner = WRITTEN.get(section, section), "bind" if section == CHOICE else name
        places = [None if v is None else m.place(v, key, inner) for m, v in ((self.a, a), (self.b, b))]
        return Difference(section, what, words[0], words[1], places[0], places[1])

    def named(
        self, section: str, sort: str, a: Sequence[Any], b: Sequence[Any], compare: Callable[..., Iterator[Difference]]
    ) -> Iterator[Difference]:
        """Parts that have names: those of one game alone, and the differences of those of both."""
        mine, theirs = _by_name(a), _by_name(b)
        for key in dict.fromkeys([*mine, *theirs]):
            name = f"{sort} {key[0]}".strip()
            one, other = mine.get(key), theirs.get(key)
            if one is None or other is None:
                yield self.only(section, name, one, other, key[0])
            else:
                yield from compare(section, name, one, other)

    def unnamed(self, section: str, what: str, a: Sequence[Any], b: Sequence[Any]) -> Iterator[Difference]:
        """Parts without names, of which order is no matter."""
        rest = list(b)
        for part in a:
            other = self._alike(part, rest)
            if other is None:
                yield self.only(section, what, part, None)
            else:
                rest.remove(other)
                self.differs(f"{what} `{self.a.words(part)}`", part, other)
        yield from (self.only(section, what, None, part) for part in rest)

    def _alike(self, part: Any, others: Sequence[Any]) -> Any | None:
        """The one of the others that means the same; else one that is said the same and goes by other definitions."""
        for by_name in (False, True):
            form = self.a.form(part, by_name)
            for other in others:
                if self.b.form(other, by_name) == form:
                    return other
        return None

    def tiers(self, section: str, sort: str, a: Sequence[Tier], b: Sequence[Tier]) -> Iterator[Difference]:
        """Lists of rows."""
        yield from self.named(section, sort, _weighed(a), _weighed(b), self._row)
        if sorted(row.name.key for row in _rows(a)) == sorted(row.name.key for row in _rows(b)):
            words = [tuple(" else ".join(row.name.key for row in tier.rows) for tier in each) for each in (a, b)]
            yield from self.value(section, f"order of each {sort}", words[0], words[1])

    def _row(self, section: str, name: str, a: RowFor, b: RowFor) -> Iterator[Difference]:
        yield from self.fields(section, name, a, b, skip=("row",))
        yield from self.fields(section, name, a.row, b.row)

    # --- sections -----------------------------------------------------------------------------------------------------

    def _deck(self) -> Iterator[Difference]:
        a, b = self.a.game.deck, self.b.game.deck
        yield from self.value("deck", "suits", a.suits, b.suits)
        yield from self.value("deck", "ranks, high to low", a.ranks, b.ranks, "ranks")
        yield from self.value("deck", "number of cards", len(a), len(b), "ranks")
        yield from self.value("deck", "copies of each card", a.copies, b.copies, "copies")
        mine, theirs = [c for c in a.cards if c not in b.index], [c for c in b.cards if c not in a.index]
        if (mine or theirs) and set(a.cards) & set(b.cards):
            words = [short(" ".join(cards)) or ABSENT for cards in (mine, theirs)]
            yield Difference("deck", "cards that the other lacks", words[0], words[1],
                             self.a.place(None, "deck", "ranks"), self.b.place(None, "deck", "ranks"))  # fmt: skip
        groups = [{name: [d.suits[s] for s in suits] for name, suits in d.groups.items()} for d in (a, b)]
        named = [tuple(f"{name} ({' '.join(suits)})" for name, suits in sorted(each.items())) for each in groups]
        yield from self.value("deck", "groups of suits", named[0], named[1], "groups")

    def _seats(self) -> Iterator[Difference]:
        yield from self.fields("seats", "", self.a.game.seats, self.b.game.seats)

    def _choices(self) -> Iterator[Difference]:
        """Which names a deal fixes."""
        mine, theirs = ({self._binding(m, i): part for i, part in enumerate(m.game.bindings)} for m in (self.a, self.b))
        for name in dict.fromkeys([*mine, *theirs]):
            a, b = mine.get(name), theirs.get(name)
            if a is None or b is None:
                yield self.only(CHOICE, name, a, b)
            else:
                yield from self.fields(CHOICE, name, a, b)

    def _binding(self, side: Forms, index: int) -> str:
        return str(side.named("binding", index))

    def _steps(self) -> Iterator[Difference]:
        """The steps of the deal, aligned by what they are."""
        a, b = self.a.game.steps, self.b.game.steps
        forms = [[self._hashed(m, step) for step in steps] for m, steps in ((self.a, a), (self.b, b))]
        for change, i, j, k, n in SequenceMatcher(None, forms[0], forms[1], autojunk=False).get_opcodes():
            if change != "equal":
                yield from self._changed_steps(list(a[i:j]), list(b[k:n]))

    def _changed_steps(self, a: list[Any], b: list[Any]) -> Iterator[Difference]:
        for step in a:
            other = next((each for each in b if type(each) is type(step)), None)
            if other is None:
                yield self.only(*_step_name(step), step, None)
            else:
                b.remove(other)
                section, name = _step_name(step)
                if isinstance(step, ReckonRow):
                    yield from self.tiers(section, name, (step.tier,), (other.tier,))
                    yield from self.fields(section, name, step, other, skip=("tier",))
                else:
                    yield from self.fields(section, name, step, other)
        yield from (self.only(*_step_name(step), None, step) for step in b)

    @staticmethod
    def _hashed(side: Forms, step: Any) -> Hashable:
        return repr(side.form(step))

    def _powers(self) -> Iterator[Difference]:
        a, b = self.a.game.powers, self.b.game.powers
        partner = self._same_cards(a, b)
        yield from self.named("powers", "", a, [partner.get(p.name.key, p) for p in b], self._power)
        renamed = {id(new): old.name.key for old, new in zip(b, (partner.get(p.name.key, p) for p in b), strict=True)}
        for part in (partner.get(p.name.key, p) for p in b):
            if renamed[id(part)] != part.name.key:
                yield Difference("powers", f"{part.name.key}, name", part.name.key, renamed[id(part)], None, part.span)
        mine = [p.name.key for p in a]
        theirs = [partner.get(p.name.key, p).name.key for p in b]
        order = [[name for name in names if name in mine and name in theirs] for names in (mine, theirs)]
        yield from self.value("powers", "order, strongest first", tuple(order[0]), tuple(order[1]))

    def _same_cards(self, a: Sequence[Power], b: Sequence[Power]) -> dict[str, Power]:
        """Powers of ``b`` that have another name in ``a``, under that name."""
        names = {p.name.key for p in a} & {p.name.key for p in b}
        forms = {repr(self.a.form(p.cards)): p.name for p in a if p.name.key not in names}
        found = ((p, forms.get(repr(self.b.form(p.cards)))) for p in b if p.name.key not in names)
        return {p.name.key: replace(p, name=name) for p, name in found if name is not None}

    def _power(self, section: str, name: str, a: Power, b: Power) -> Iterator[Difference]:
        yield from self.fields(section, name, a, b, skip=("dead",))
        if a.dead != b.dead:
            words = ["dead" if p.dead else "plain" for p in (a, b)]
            yield Difference(section, f"{name}, out of force", words[0], words[1], a.span, b.span)

    def _plain(self) -> Iterator[Difference]:
        a, b = self.a.game, self.b.game
        ranks = [tuple(map(m.words, m.game.plain.orders)) for m in (self.a, self.b)]
        if self.a.form(a.plain.orders) != self.b.form(b.plain.orders):
            yield from self.value("plain", "order of plain suits", ranks[0], ranks[1], "order")
        yield from self.value("plain", "takes just the next lower card", a.plain.next_only, b.plain.next_only, "takes")
        if self.a.form(a.ties) != self.b.form(b.ties):
            words = [m.words(m.game.ties) for m in (self.a, self.b)]
            yield from self.value("ties", "of equal cards", words[0], words[1])
        finals = ["final" if g.play.final else "running" for g in (a, b)]
        yield from self.value("resolve", "powers are settled", finals[0], finals[1])

    def _play(self) -> Iterator[Difference]:
        a, b = self.a.game.play, self.b.game.play
        special = ("phases", "guards", "exempt", "final", "ends")
        yield from self.fields("play", "", a, b, skip=special)
        phases = self._phase_pairs(a.phases, b.phases)
        for one, other in phases:
            if one is None or other is None:
                yield self.only("play", f"phase {(one or other or a.phases[0]).name.key}", one, other)
            else:
                yield from self.fields("play", f"phase {one.name.key}" if len(phases) > 1 else "", one, other)
        yield from self.unnamed("play", "guard", a.guards, b.guards)
        yield from self.unnamed("play", "exemption", a.exempt, b.exempt)
        yield from self.value("deal ends", "the deal ends", a.ends, b.ends)

    @staticmethod
    def _phase_pairs(a: Sequence[Phase], b: Sequence[Phase]) -> list[tuple[Phase | None, Phase | None]]:
        if len(a) == len(b):
            return list(zip(a, b, strict=True))
        names = {phase.name.key: phase for phase in b}
        pairs: list[tuple[Phase | None, Phase | None]] = [(p, names.get(p.name.key)) for p in a]
        mine = {phase.name.key for phase in a}
        return pairs + [(None, phase) for phase in b if phase.name.key not in mine]

    def _contracts(self) -> Iterator[Difference]:
        """The contracts, told apart as where one is meant; what stands in their columns; which is above which."""
        mine, theirs = ([replace(c, name=Names(c.key)) for c in m.game.contracts] for m in (self.a, self.b))
        yield from self.named("contracts", "", mine, theirs, self._contract)
        keys = [[c.key for c in each] for each in (mine, theirs)]
        order = [tuple(key for key in each if key in keys[0] and key in keys[1]) for each in keys]
        yield from self.value("contracts", "order, lowest first", order[0], order[1])

    def _contract(self, section: str, name: str, a: Contract, b: Contract) -> Iterator[Difference]:
        yield from self.fields(section, name, a, b, skip=("key", "height", "columns"))
        columns = [
            dict(zip((column.key for column in m.game.columns), c.columns, strict=True))
            for m, c in ((self.a, a), (self.b, b))
        ]
        for column in dict.fromkeys([*columns[0], *columns[1]]):
            numbers = [each.get(column) for each in columns]
            if numbers[0] != numbers[1]:
                words = [ABSENT if number is None else str(number) for number in numbers]
                yield Difference(section, f"{name}, {column}", words[0], words[1], a.span, b.span)

    def _dialogues(self) -> Iterator[Difference]:
        yield from self.named("dialogues", "", self.a.game.dialogues, self.b.game.dialogues, self._dialogue)

    def _dialogue(self, section: str, name: str, a: Dialogue, b: Dialogue) -> Iterator[Difference]:
        yield from self.fields(section, name, a, b, skip=("states",))
        if len(a.states) != len(b.states):
            yield from self.value(section, f"{name}, number of turns", len(a.states), len(b.states), name)
        for one, other in zip(a.states, b.states, strict=False):
            yield from self.value(section, f"{name}, who speaks", one.by, other.by, name)
            yield from self.named(section, f"{name}:", one.beside, other.beside, self.fields)
            yield from self._auctions(section, name, one, other)

    def _auctions(self, section: str, name: str, a: DialogueState, b: DialogueState) -> Iterator[Difference]:
        """How an auction goes, what may be bid in it, and what comes of it."""
        if a.auction is None or b.auction is None:
            if a.auction is not b.auction:
                yield self.only(section, f"{name}, an auction", a.auction, b.auction, name)
            return
        what = f"{name}, the auction"
        yield from self.fields(section, what, a.auction, b.auction, skip=("nobody", "won"))
        bids = [{choice.name.key: choice for choice in state.choices if choice.call is not None} for state in (a, b)]
        yield from self.value(section, f"{name}, what may be called", tuple(bids[0]), tuple(bids[1]), "bids")
        for key in [key for key in bids[0] if key in bids[1]]:
            yield from self.fields(section, f"{name}: {key}", bids[0][key], bids[1][key], skip=("call",))
        for ending, one, other in zip(("without", "with"), a.auction.endings, b.auction.endings, strict=True):
            yield from self.fields(section, f"{what}, {ending} a bid", one, other)

    def _counts(self) -> Iterator[Difference]:
        a, b = self.a.game, self.b.game
        yield from self.named("card points", "", a.card_points, b.card_points, self.fields)
        yield from self.named("heaps", "", a.heaps, b.heaps, self.fields)
        yield from self.value("counters", "counts of a deal", a.counters, b.counters)

    def _melds(self) -> Iterator[Difference]:
        yield from self.named("melds", "", self.a.game.melds, self.b.game.melds, self._group)

    def _group(self, section: str, name: str, a: Melds, b: Melds) -> Iterator[Difference]:
        yield from self.fields(section, name, a, b, skip=("kinds",))
        yield from self.named(section, f"{name}:", a.kinds, b.kinds, self._meld)
        kinds = [tuple(kind.row.name.key for kind in group.kinds) for group in (a, b)]
        if set(kinds[0]) == set(kinds[1]):
            yield from self.value(section, f"{name}, best first", kinds[0], kinds[1], name)
            yield from self.value(section, f"{name}, share their cards", _families(a), _families(b), name)

    def _meld(self, section: str, name: str, a: MeldKind, b: MeldKind) -> Iterator[Difference]:
        yield from self.fields(section, name, a, b, skip=("row", "family"))
        yield from self.fields(section, name, a.row, b.row)

    def _definitions(self) -> Iterator[Difference]:
        """Definitions that say something else; one that just one of the games has, if rules differ that go by it."""
        a, b = self.a.game.definitions, self.b.game.definitions
        reached = {name: tuple(rules) for name, rules in self.reached.items()}
        for sort, mine, theirs in (("number", a.numbers, b.numbers), ("condition", a.conditions, b.conditions)):
            known = _by_name(mine), _by_name(theirs)
            for key in dict.fromkeys([*known[0], *known[1]]):
                found = self._definition(f"{sort} {key[0]}", key[0], known[0].get(key), known[1].get(key))
                yield from (replace(each, reaches=reached.get(key[0], ())) for each in found)

    def _definition(self, what: str, name: str, a: Definition | None, b: Definition | None) -> Iterator[Difference]:
        mine, theirs = (None if each is None else says(each) for each in (a, b))
        if mine is not None and theirs is not None:
            yield from self.value("define", what, mine, theirs, name)
        elif name in self.reached:
            yield self.only("define", what, mine, theirs)

    def _score(self) -> Iterator[Difference]:
        a, b = self.a.game, self.b.game
        yield from self.tiers("score", "award", a.score, b.score)
        yield from self.named("bonuses", "", a.bonuses, b.bonuses, self._bonus)

    def _bonus(self, section: str, name: str, a: Bonus, b: Bonus) -> Iterator[Difference]:
        yield from self.fields(section, name, a, b, skip=("row",))
        yield from self.fields(section, name, a.row, b.row)

    def _match(self) -> Iterator[Difference]:
        a, b = self.a.game.match, self.b.game.match
        lists = ("totals", "pools", "before_each", "marks", "at_the_end", "titles")
        yield from self.fields("match", "", a, b, skip=lists)
        yield from self.named("match", "total", a.totals, b.totals, self.fields)
        yield from self.named("match", "pool", a.pools, b.pools, self.fields)
        yield from self.tiers("match", "row before each deal", a.before_each, b.before_each)
        yield from self.tiers("match", "mark", a.marks, b.marks)
        yield from self.tiers("match", "row at the end", a.at_the_end, b.at_the_end)
        yield from self.unnamed("match", "title", a.titles, b.titles)


def _rows(tiers: Sequence[Tier]) -> list[Row]:
    return [row for tier in tiers for row in tier.rows]


def _weighed(tiers: Sequence[Tier]) -> list[RowFor]:
    """The rows of all tiers with those for whom they are weighed: each side, where nobody is said."""
    return [RowFor(row, tier.whom or EACH_SIDE) for tier in tiers for row in tier.rows]


def _by_name(parts: Sequence[Any]) -> dict[tuple[str, int], Any]:
    """Parts by their names; of several with one name each has its number."""
    found: dict[tuple[str, int], Any] = {}
    for part in parts:
        key = (part.row if isinstance(part, Bonus | MeldKind | RowFor) else part).name.key
        found[key, sum(name == key for name, _ in found)] = part
    return found


def _families(group: Melds) -> tuple[str, ...]:
    """The kinds of melds in which a card serves once, family by family."""
    found: dict[int, list[str]] = {}
    for kind in group.kinds:
        found.setdefault(kind.family, []).append(kind.row.name.key)
    return tuple(sorted(" with ".join(sorted(names)) for names in found.values()))


def _step_name(step: Step) -> tuple[str, str]:
    """The section that a step of the deal belongs to, and what it is called."""
    match step:
        case Transfer():
            return "exchanges", step.name.key
        case TurnUp():
            return CHOICE, "by turning up"
        case BindFaceUp():
            return CHOICE, "by face-up cards"
        case BindLastDealt():
            return CHOICE, "by the last card dealt"
        case BindNow():
            return CHOICE, "as written"
        case Leave():
            return "deal", "who sits out"
        case LayOpen():
            return "deal", "what is laid open"
        case DealHeap():
            return "deal", "dealing to a heap"
        case Speak():
            return "deal", "when the dialogue is held"
        case Cut():
            return "deal", "cut"
        case DealCards() | Again():
            return "deal", "dealing"
        case ShowMelds():
            return "deal", "when melds are shown"
        case ReckonRow():
            return "deal", "row"
