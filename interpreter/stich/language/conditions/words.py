"""The words that a spec may use beside the keywords, and what may be spoken of in which place.

Place in the pipeline: above ``terms`` and ``model``, below ``phrases``.  Knows what a spec declares; must not know
YAML, syntax or play.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from enum import Enum

from stich.cards import CardSet, Deck, normalise
from stich.language.conditions.card_sets import union
from stich.language.conditions.kinds import Askable, BindingKind, Role
from stich.language.conditions.measures import MEASURES, Measure
from stich.language.text.nodes import Node, Scalar
from stich.language.text.source import Span


class Kind(Enum):
    """What a word can be."""

    CARD = "card"
    RANK = "rank"
    SUIT = "suit"
    GROUP = "group of suits"
    BINDING = "binding"
    POWER = "power"


@dataclass(frozen=True, slots=True)
class Meaning:
    """One thing that a word can mean: ``index`` into the game's lists, ``cards`` where they are fixed."""

    kind: Kind
    index: int
    cards: CardSet = 0


class DefinedSort(Enum):
    """What a definition is; the value is its key under ``define``."""

    CARDS = "cards"
    NUMBER = "numbers"
    CONDITION = "conditions"


@dataclass(slots=True)
class Defined:
    """A name that the spec defines: its place among those of its sort, and what it says.

    It is read once for itself (``sound``: without a fault), and again for every place that uses it, for each knows
    other things.  ``read_for`` keeps the terms by place; while ``busy`` it is being read: whoever uses it then goes
    round in a circle.  ``depth``: how deep its words nest, with those of all definitions that it uses.
    """

    sort: DefinedSort
    index: int
    says: Node
    name: Scalar
    read_for: dict[object, object] = field(default_factory=dict)
    sound: bool = True
    busy: bool = False
    depth: int = 0


@dataclass(slots=True)
class Vocabulary:
    """Everything that a spec and its deck declare, by name.

    ``declared`` says where a name was declared; names of the deck have no place there.
    """

    deck: Deck
    suits: dict[str, int] = field(default_factory=dict)  # letters and names
    bindings: dict[str, int] = field(default_factory=dict)
    kinds: list[BindingKind] = field(default_factory=list)  # of the bindings
    powers: dict[str, int] = field(default_factory=dict)
    card_points: dict[str, int] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)  # of a deal
    totals: dict[str, int] = field(default_factory=dict)  # of the match
    pools: dict[str, int] = field(default_factory=dict)
    contracts: dict[str, tuple[int, ...]] = field(default_factory=dict)  # of each name its rows
    columns: dict[str, int] = field(default_factory=dict)  # of the contracts
    parties: dict[str, int] = field(default_factory=dict)
    held_parties: set[str] = field(default_factory=set)  # those that hang on what is held at the first lead
    phases: dict[str, int] = field(default_factory=dict)
    heaps: dict[str, int] = field(default_factory=dict)
    defined: dict[str, Defined] = field(default_factory=dict)
    bids: bool = False  # whether some dialogue lets seats bid
    auction: bool = False  # whether an auction is held
    sides: int = 2  # how many there are
    of_side: tuple[int, int] = (1, 1)  # how many seats the smallest and the largest side has
    declared: dict[str, Span] = field(default_factory=dict)

    def meanings(self, word: str) -> list[Meaning]:
        """All that a word can mean in a description of cards."""
        return list(self._meanings(word))

    def _meanings(self, word: str) -> Iterator[Meaning]:
        deck = self.deck
        card = deck.index.get(normalise(word))
        if card is not None:
            yield Meaning(Kind.CARD, card, deck.same(card))
        if word in deck.ranks:
            rank = deck.ranks.index(word)
            yield Meaning(Kind.RANK, rank, deck.rank_mask(rank))
        if word in self.suits:
            yield Meaning(Kind.SUIT, self.suits[word], deck.suit_mask(self.suits[word]))
        if word in deck.groups:
            yield Meaning(Kind.GROUP, -1, union(deck.suit_mask(s) for s in deck.groups[word]))
        if word in self.bindings and self.kinds[self.bindings[word]].names_cards:
            yield Meaning(Kind.BINDING, self.bindings[word])
        if word in self.powers:
            yield Meaning(Kind.POWER, self.powers[word])

    def names(self) -> list[str]:
        """Every name that a description of cards can use, but for single cards."""
        deck = self.deck
        apart = (name for c, name in enumerate(deck.cards) if deck.suit_of[c] < 0)
        cards = self.defined_as(DefinedSort.CARDS)
        return [*self.bindings, *self.powers, *cards, *deck.groups, *self.suits, *deck.ranks, *apart]

    def defined_as(self, sort: DefinedSort) -> dict[str, Defined]:
        """The definitions of a sort."""
        return {name: defined for name, defined in self.defined.items() if defined.sort is sort}

    def looks_like_card(self, word: str) -> bool:
        """Whether a word is formed like a card, a suit letter and a rank."""
        word = normalise(word)
        for suit in self.deck.suits:
            rest = word.removeprefix(suit)
            if rest != word and (rest.isdecimal() or rest in self.deck.ranks or (len(rest) == 1 and rest.isupper())):
                return True
        return False

    def bound(self, kind: BindingKind) -> list[str]:
        """The bindings of a kind."""
        return [name for name, i in self.bindings.items() if self.kinds[i] is kind]


# --- what is counted --------------------------------------------------------------------------------------------------


def countable(words: Vocabulary) -> dict[str, tuple[Measure, int]]:
    """Everything that is counted in a spec, by its name: the measure and its index."""
    own = {word: (measure, -1) for measure, row in MEASURES.items() for word in row.words}
    tables = (
        (Measure.POINTS, words.card_points),
        (Measure.COUNTER, words.counters),
        (Measure.TOTAL, words.totals),
        (Measure.POOL, words.pools),
        (Measure.COLUMN, words.columns),
    )
    return own | {name: (measure, index) for measure, table in tables for name, index in table.items()}


def counted_names(words: Vocabulary) -> list[str]:
    """Everything that is counted in a spec, each by one name."""
    twice = {word for row in MEASURES.values() for word in row.words[1:]}
    return [name for name in countable(words) if name not in twice]


def in_number(word: str, names: Container[str]) -> str | None:
    """The name that a word is the singular or the plural of, if it is not that name itself; ``None`` without one.

    >>> in_number("honour", ["honours"]), in_number("strokes", ["stroke"]), in_number("bids", ["bid", "bids"])
    ('honours', 'stroke', 'bids')
    """
    return next((name for name in (word, word + "s", word.removesuffix("s")) if name in names), None)


# --- what may be spoken of where --------------------------------------------------------------------------------------


class Sort(Enum):
    """Sorts of cards that not every place can tell; the value says it to an author."""

    BOUND = "bindings"
    POWER = "powers"
    PLAIN = "plain cards"
    LED = "the suit led"
    ITS = "the suit of the card given"
    ITS_RANK = "the rank that a choice names"
    BEATING = "cards that would take the trick"
    HIGHEST = "the highest of some cards"


class Question(Enum):
    """Who is in question in a place: whom `side`, `seat` and a count without `of` mean; the value says it."""

    NOBODY = "nobody"
    SEAT = "a seat"
    SIDE = "a side"
    PARTY = "a party"


@dataclass(frozen=True, slots=True)
class Known:
    """What a place of a spec knows, and who is in question there; ``title`` names the place."""

    title: str
    facts: frozenset[Askable] = frozenset()
    sorts: frozenset[Sort] = frozenset()
    roles: frozenset[Role] = frozenset()
    question: Question = Question.NOBODY


_SET_UP = frozenset({Askable.NAMED, Askable.DEAL, Askable.PLAYERS})
_MATCH = _SET_UP | {Askable.SEATS, Askable.STAKE, Askable.TOTALS}
_DEAL = _MATCH | {
    Askable.HANDS,
    Askable.DEALT,
    Askable.LYING,
    Askable.COUNTERS,
    Askable.BIDS,
    Askable.BEFORE_LEAD,
}
_PLAY = _DEAL | {Askable.NUMBER, Askable.TRICKS, Askable.PLAYED}
_IN_TRICK = _PLAY | {Askable.TRICK, Askable.LEAD}

_CLASSES = frozenset({Sort.BOUND, Sort.POWER, Sort.PLAIN})
_CARDS = _CLASSES | {Sort.HIGHEST}
_TABLE = frozenset({Role.DEALER, Role.FOREHAND, Role.BOUND})
_ASKED = _TABLE | {Role.SEAT, Role.BIDDER}
_ON_TURN = _ASKED | {Role.LEADER, Role.TAKER, Role.AHEAD}
_IN_PLAY = _TABLE | {Role.LEADER, Role.TAKER, Role.AHEAD, Role.BIDDER}


class Where(Enum):
    """The places of a spec in which phrases stand."""

    MODE = Known("what hangs on the set-up", frozenset({Askable.NAMED}))
    POWER_CARDS = Known("the cards of a power", sorts=frozenset({Sort.BOUND}))
    PLAIN_ORDER = Known("the order of plain cards", sorts=frozenset({Sort.BOUND}))
    CARD_POINTS = Known("card points", sorts=_CLASSES)
    CARDS_DEALT = Known("how many cards are dealt", frozenset({Askable.PLAYERS}))
    CUT = Known("the cut", sorts=frozenset({Sort.BOUND, Sort.POWER}), roles=_TABLE)
    KEEP = Known("the order in which turned cards are kept", sorts=_CLASSES)
    CLAUSE = Known(
        "a power's clause",
        _PLAY | {Askable.LED, Askable.TRICK},
        _CLASSES | {Sort.LED},
        _IN_PLAY,
    )
    IN_CLAUSE = Known("a number that a power's clause asks", _PLAY, _CLASSES, _IN_PLAY)
    LEGAL = Known("the list of legal cards", sorts=_CLASSES | {Sort.LED, Sort.BEATING})
    LEGAL_WHEN = Known("a condition in the list of legal cards", _IN_TRICK, _CARDS, _ON_TURN, Question.SEAT)
    LONE = Known("the cards that are a trick by themselves", sorts=_CLASSES)
    GUARD = Known("a guard", _IN_TRICK, _CARDS, _ON_TURN, Question.SEAT)
    EXEMPTION = Known("an exemption", _IN_TRICK, _CARDS, _ON_TURN, Question.SEAT)
    CONCEDE = Known("the right to concede", _PLAY, _CARDS, _ON_TURN - {Role.SEAT}, Question.SIDE)
    ENDS = Known("the end of a deal", _PLAY, _CARDS, _IN_PLAY)
    UNTIL = Known("the end of a phase", _PLAY, _CARDS, _IN_PLAY)
    BONUS = Known("a bonus", _IN_TRICK, _CARDS | {Sort.ITS}, _ON_TURN, Question.SEAT)
    SCORE = Known("a row of `score`", _PLAY, _CARDS, _ASKED | {Role.TAKER, Role.AHEAD}, Question.SIDE)
    DIALOGUE = Known(
        "a dialogue of a step",
        _DEAL,
        _CARDS,
        _ASKED | {Role.OPPONENT, Role.SPEAKER, Role.DIRECTOR},
        Question.SEAT,
    )
    DIALOGUE_IN_PLAY = Known(
        "a dialogue in play",
        _IN_TRICK,
        _CARDS,
        _ON_TURN | {Role.OPPONENT, Role.SPEAKER, Role.DIRECTOR},
        Question.SEAT,
    )
    CONTRACT = Known(
        "a contract",
        _DEAL,
        _CARDS,
        _ASKED | {Role.OPPONENT, Role.SPEAKER, Role.DIRECTOR},
        Question.SEAT,
    )
    BOUND_WITH = Known("what a contract binds")
    DEAL_STEP = Known("a step of the deal", _DEAL, _CLASSES, _TABLE | {Role.BIDDER})
    GIVE = Known(
        "a transfer",
        _DEAL,
        _CARDS | {Sort.ITS},
        _ASKED | {Role.GIVER, Role.HOLDER},
        Question.SEAT,
    )
    TAKE = Known("what a transfer takes", sorts=_CLASSES | {Sort.ITS})
    STEP_ROW = Known("a row among the steps", _DEAL, _CARDS, _ASKED, Question.SIDE)
    MELD = Known("a meld", _DEAL, _CLASSES, _ASKED, Question.SEAT)
    MELD_IN_PLAY = Known("a meld in play", _PLAY, _CLASSES, _ON_TURN, Question.SEAT)
    MELD_CARDS = Known("the cards of a meld", sorts=_CLASSES | {Sort.ITS})
    BETTER_MELD = Known("which of two equal melds is better", sorts=_CLASSES)
    LEADER = Known("the first leader", sorts=_CLASSES, roles=_TABLE | {Role.HOLDER, Role.BIDDER})
    HEAP_OWNER = Known("the owner of a heap", _DEAL, _CLASSES, _TABLE | {Role.BIDDER})
    LAID_OPEN = Known("what is laid open", _DEAL, _CLASSES, _TABLE | {Role.BIDDER})
    BOUND_AT = Known("a step that binds a name", _DEAL, _CLASSES, _TABLE | {Role.HOLDER, Role.BIDDER})
    STEP = Known("the table", roles=_TABLE)
    PARTY = Known("a party", sorts=_CLASSES, roles=_TABLE)
    BEFORE_DEAL = Known(
        "a row before each deal", _MATCH, _CLASSES, frozenset({Role.DEALER, Role.FOREHAND}), Question.SIDE
    )
    MARK = Known("a mark", _MATCH, roles=_TABLE, question=Question.SIDE)
    AT_THE_END = Known("a row at the end of the match", _MATCH - {Askable.NAMED}, question=Question.SIDE)
    DEFINITION = Known(
        "a definition", frozenset(Askable), frozenset(Sort) - {Sort.ITS_RANK}, frozenset(Role), Question.SEAT
    )
    TITLE = Known("a title", _MATCH - {Askable.NAMED}, question=Question.SIDE)
    MATCH = Known("the match", _MATCH - {Askable.NAMED})
    MATCH_AT_ONCE = Known("the end of a match that ends at once", _PLAY, _CARDS)
    SITS_OUT = Known("who sits out", roles=frozenset({Role.DEALER, Role.BOUND}))
    FIRST_DEALER = Known("the choice of the first dealer", roles=frozenset({Role.LOT}))
    NEXT_DEALER = Known(
        "the choice of the next dealer", roles=_TABLE | {Role.LEADER, Role.WINNER, Role.LOSER, Role.LOT, Role.BIDDER}
    )

    @property
    def known(self) -> Known:
        """What the place knows."""
        return self.value
