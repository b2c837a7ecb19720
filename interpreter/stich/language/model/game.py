"""The resolved game: everything a spec says, with names turned to numbers and every default filled in.

Place in the pipeline: the end of the front half.  ``read`` makes a ``GameModel``; ``rules`` reads it.  After this no
YAML is seen and no string is looked up: strings that remain here are only printed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from stich.cards import Deck
from stich.language.conditions.kinds import BindingKind, Heap
from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import Always, Condition, Number
from stich.language.model.bindings import Binding
from stich.language.model.contracts import Contract
from stich.language.model.deal import BindFaceUp, BindLastDealt, BindNow, Step, TurnUp
from stich.language.model.dialogues import Choice, Dialogue
from stich.language.model.heaps import OwnHeap
from stich.language.model.match import Match
from stich.language.model.melds import Melds
from stich.language.model.names import NO_TEXT, Citation, Names, Text
from stich.language.model.play import Play
from stich.language.model.powers import PlainOrder, Power, Ties
from stich.language.model.score import Bonus, CardPoints, Row, Tier
from stich.language.model.seats import Seats
from stich.language.text.source import Span

# --- definitions ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DefinedNumber:
    """A number that the spec names."""

    name: Names
    number: Number
    says: Text = NO_TEXT
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class DefinedCondition:
    """A condition that the spec names."""

    name: Names
    condition: Condition
    says: Text = NO_TEXT
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Definitions:
    """What the spec names beside its bindings and powers; sets of cards that it names stand in the terms themselves."""

    numbers: tuple[DefinedNumber, ...] = ()
    conditions: tuple[DefinedCondition, ...] = ()


# --- examples ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Example:
    """A worked case: ``given`` and ``expect`` as written (words, checked against the case schema)."""

    name: str
    kind: str
    given: dict[str, object]
    expect: dict[str, object]
    titles: Names = Names("")
    citation: Citation = Citation()
    span: Span | None = field(default=None, compare=False)
    given_span: Span | None = field(default=None, compare=False)
    expect_span: Span | None = field(default=None, compare=False)


# --- the whole --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Work:
    """A source: what it is, and what may be said of it."""

    key: str
    work: str
    year: str = ""
    note: Text = NO_TEXT
    url: str = ""
    customary: bool = False  # no text, but the game as it is commonly played


@dataclass(frozen=True, slots=True)
class Remark:
    """What a single rule, a section or a work says of its sources, and for readers: in which section it stands
    (``play``), its name, if it has one, and its path in the spec (``play.guards[0]``).  ``kept``: the part of the model
    that it speaks of has it too."""

    section: str
    name: Names
    path: str
    citation: Citation
    kept: bool = False
    span: Span | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class GameModel:
    """A game, or a reading of one, as the rest of the program knows it."""

    name: str
    titles: Names
    reading: Text
    extends: str
    status: str  # faithful, customary, conjecture or incomplete
    gaps: tuple[Text, ...]
    about: Text
    works: tuple[Work, ...]
    evidence: dict[str, Citation]  # section of the spec → where its facts stand
    deck: Deck
    suit_names: tuple[Names, ...]
    rank_names: tuple[Names, ...]
    seats: Seats
    bindings: tuple[Binding, ...]
    steps: tuple[Step, ...]
    powers: tuple[Power, ...]
    plain: PlainOrder
    ties: Ties
    dialogues: tuple[Dialogue, ...]
    play: Play
    card_points: tuple[CardPoints, ...]
    score: tuple[Tier, ...]
    match: Match
    examples: tuple[Example, ...]
    bonuses: tuple[Bonus, ...] = ()
    melds: tuple[Melds, ...] = ()
    counters: tuple[Names, ...] = ()  # counts of a deal, kept by seat
    contracts: tuple[Contract, ...] = ()  # from low to high
    columns: tuple[Names, ...] = ()  # of the contracts
    heaps: tuple[OwnHeap, ...] = ()  # the spec's own by their numbers, then what is said of the cards set aside
    definitions: Definitions = Definitions()
    remarks: tuple[Remark, ...] = ()  # all of them, in the order of the spec
    changed: dict[str, str] = field(default_factory=dict)
    """Sections that a reading changes without saying who says so → the game whose evidence it keeps."""
    group_names: tuple[Names, ...] = ()  # of the groups of suits of the deck, in their order
    family: str = ""  # of games
    yardstick: bool = False  # a standard game of today, kept as a measure
    sha256: str = ""
    cards_dealt: int = 0  # how many cards each playing seat holds at the first lead
    span: Span | None = field(default=None, compare=False)

    @property
    def choices(self) -> Iterator[Choice]:
        """Everything that may be said in any dialogue."""
        return (choice for dialogue in self.dialogues for choice in dialogue.choices)

    @property
    def own_heaps(self) -> tuple[OwnHeap, ...]:
        """The heaps that the spec names."""
        return tuple(heap for heap in self.heaps if isinstance(heap.pile, Heap))

    @property
    def awards(self) -> Iterator[Row]:
        """Every row of the score, whatever list it stands in."""
        return (row for tier in self.score for row in tier.rows)

    def kinds_of(self, measure: Measure) -> tuple[Names, ...]:
        """What the spec calls the kinds of what is counted, by their index; none where the language has the word."""
        named = _KINDS.get(measure)
        return () if named is None else tuple(named(self))

    @property
    def left_open(self) -> frozenset[str]:
        """The bindings that may be left unnamed: those that a dialogue, a bonus or a contract fixes, or a step that can
        be left out or find nobody.  ``none`` is a value of theirs."""
        endings = (ending for dialogue in self.dialogues for ending in dialogue.endings)
        by_choices = (binding for choice in (*self.choices, *endings) for binding in choice.binds)
        by_bonuses = (bind.name for bonus in self.bonuses for bind in bonus.binds)
        by_contracts = (bind.name for contract in self.contracts for bind in contract.binds)
        by_word = (i for i, each in enumerate(self.bindings) if each.kind in (BindingKind.CONTRACT, BindingKind.FLAG))
        by_steps = (
            s.binding for s in self.steps if isinstance(s, TurnUp | BindFaceUp | BindLastDealt) and s.when != Always()
        )
        by_finding = (
            s.bind.name for s in self.steps if isinstance(s, BindNow) and (s.when != Always() or not s.bind.value)
        )
        left = (*by_choices, *by_steps, *by_finding, *by_bonuses, *by_contracts, *by_word)
        return frozenset(self.bindings[binding].name.key for binding in left)

    @property
    def contract(self) -> int:
        """The binding that holds the contract, −1 where there are none."""
        kinds = [binding.kind for binding in self.bindings]
        return kinds.index(BindingKind.CONTRACT) if BindingKind.CONTRACT in kinds else -1


_KINDS: dict[Measure, Callable[[GameModel], Iterable[Names]]] = {
    Measure.PHASE_TRICKS: lambda game: (phase.name for phase in game.play.phases),
    Measure.POINTS: lambda game: (kind.name for kind in game.card_points),
    Measure.COUNTER: lambda game: game.counters,
    Measure.TOTAL: lambda game: (total.name for total in game.match.totals),
    Measure.POOL: lambda game: (pool.name for pool in game.match.pools),
    Measure.COLUMN: lambda game: game.columns,
}
"""Of each measure that has an index, what it numbers."""
