"""The words that a spec may use beside the keywords, and what may be spoken of in which place.

Place in the pipeline: above ``terms`` and ``model``, below ``phrases``.  Knows what a spec declares; must not know
YAML, syntax or play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from stich.cards import CardSet, Deck, normalise
from stich.language.conditions.card_sets import union
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.terms import Role
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
    counters: dict[str, int] = field(default_factory=dict)
    phases: dict[str, int] = field(default_factory=dict)
    bids: bool = False  # whether some dialogue lets seats bid
    declared: dict[str, Span] = field(default_factory=dict)

    def meanings(self, word: str) -> list[Meaning]:
        """All that a word can mean in a description of cards."""
        return list(self._meanings(word))

    def _meanings(self, word: str) -> Iterator[Meaning]:
        deck = self.deck
        card = deck.index.get(normalise(word))
        if card is not None:
            yield Meaning(Kind.CARD, card, 1 << card)
        if word in deck.ranks:
            rank = deck.ranks.index(word)
            yield Meaning(Kind.RANK, rank, deck.rank_mask(rank))
        if word in self.suits:
            yield Meaning(Kind.SUIT, self.suits[word], deck.suit_mask(self.suits[word]))
        if word in deck.groups:
            yield Meaning(Kind.GROUP, -1, union(deck.suit_mask(s) for s in deck.groups[word]))
        if word in self.bindings and self.kinds[self.bindings[word]] is not BindingKind.SEAT:
            yield Meaning(Kind.BINDING, self.bindings[word])
        if word in self.powers:
            yield Meaning(Kind.POWER, self.powers[word])

    def names(self) -> list[str]:
        """Every name that a description of cards can use, but for single cards."""
        deck = self.deck
        apart = (name for c, name in enumerate(deck.cards) if deck.suit_of[c] < 0)
        return [*self.bindings, *self.powers, *deck.groups, *self.suits, *deck.ranks, *apart]

    def looks_like_card(self, word: str) -> bool:
        """Whether a word is formed like a card, a suit letter and a rank."""
        word = normalise(word)
        for suit in self.deck.suits:
            rest = word.removeprefix(suit)
            if rest != word and (rest.isdecimal() or rest in self.deck.ranks or (len(rest) == 1 and rest.isupper())):
                return True
        return False

    def countables(self) -> list[str]:
        """Every name of something that is counted."""
        return ["tricks", "cards", *(["bids"] if self.bids else []), *self.card_points, *self.counters]

    def bound(self, kind: BindingKind) -> list[str]:
        """The bindings of a kind."""
        return [name for name, i in self.bindings.items() if self.kinds[i] is kind]


# --- what may be spoken of where --------------------------------------------------------------------------------------


class Askable(Enum):
    """What can be asked; the value says it to an author."""

    LED = "whether the card was led"
    TRICK = "the cards of the trick"
    NUMBER = "the number of the trick"
    STOCK = "whether the stock is empty"
    BEFORE_LEAD = "whether a card has been led"
    PLAYED = "whether every card is played"
    COUNTS = "tricks, cards in hand and card points"
    TOTALS = "running totals"
    HOLDS = "what the hands hold"
    LEAD = "which card was led"
    PAST = "which cards were played before"
    DEAL = "the number of the deal"
    WINNING = "which cards won the tricks"
    DEALT = "what was dealt"
    STAKE = "the stake"
    BIDS = "what was bid"
    BID = "the bid in question"
    NAMED = "what has been named, and by whom"


class Sort(Enum):
    """Sorts of cards that not every place can tell; the value says it to an author."""

    BOUND = "bindings"
    POWER = "powers"
    PLAIN = "plain cards"
    LED = "the suit led"
    ITS = "the suit of the card given"
    ITS_RANK = "the rank that a choice names"
    BEATING = "cards that would take the trick"
    LYING = "cards turned up or laid out"


@dataclass(frozen=True, slots=True)
class Known:
    """What a place of a spec knows; ``title`` names the place."""

    title: str
    facts: frozenset[Askable] = frozenset()
    sorts: frozenset[Sort] = frozenset()
    roles: frozenset[Role] = frozenset()
    all_subjects: bool = True  # whether single seats can be asked about, beside the sides


_CLASSES = frozenset({Sort.BOUND, Sort.POWER, Sort.PLAIN})
_TABLE = frozenset({Role.DEALER, Role.FOREHAND, Role.BOUND})
_DEAL = frozenset({Askable.BIDS, Askable.COUNTS, Askable.TOTALS, Askable.STAKE, Askable.NUMBER, Askable.NAMED})
_TALK = _DEAL | {Askable.HOLDS}


class Where(Enum):
    """The places of a spec in which phrases stand."""

    POWER_CARDS = Known("the cards of a power", sorts=frozenset({Sort.BOUND}))
    PLAIN_ORDER = Known("the order of plain cards", sorts=frozenset({Sort.BOUND}))
    CUT = Known("the cut", sorts=frozenset({Sort.BOUND, Sort.POWER}), roles=_TABLE)
    KEEP = Known("the order in which turned cards are kept", sorts=_CLASSES)
    CLAUSE = Known(
        "a power's clause",
        frozenset({Askable.LED, Askable.TRICK, Askable.NUMBER, Askable.STOCK, Askable.COUNTS, Askable.NAMED}),
        _CLASSES | {Sort.LED},
    )
    LEGAL = Known("the list of legal cards", sorts=_CLASSES | {Sort.LED, Sort.BEATING})
    LONE = Known("the cards that are a trick by themselves", sorts=_CLASSES)
    GUARD = Known("a guard", _TALK | {Askable.STOCK, Askable.LEAD, Askable.PAST, Askable.TRICK}, _CLASSES)
    EXEMPTION = Known("an exemption", _TALK | {Askable.STOCK, Askable.LEAD}, _CLASSES)
    ENDS = Known("the end of a deal", _DEAL | {Askable.STOCK, Askable.PLAYED}, _CLASSES)
    UNTIL = Known("the end of a phase", frozenset({Askable.STOCK, Askable.NUMBER, Askable.COUNTS}), _CLASSES)
    CARD_POINTS = Known("card points", sorts=_CLASSES)
    AWARD = Known(
        "an award",
        frozenset({Askable.BIDS, Askable.COUNTS, Askable.TOTALS, Askable.WINNING})
        | {Askable.STAKE, Askable.HOLDS, Askable.NAMED, Askable.STOCK, Askable.DEALT},
        _CLASSES | {Sort.LYING},
    )
    BONUS = Known(
        "a bonus",
        _TALK | {Askable.STOCK, Askable.PLAYED},
        _CLASSES | {Sort.ITS, Sort.LYING},
    )
    DIALOGUE = Known(
        "a dialogue",
        _TALK | {Askable.BID, Askable.STOCK, Askable.PLAYED, Askable.BEFORE_LEAD},
        _CLASSES | {Sort.LYING},
        _TABLE | {Role.LEADER, Role.OPPONENT, Role.SPEAKER, Role.DIRECTOR},
    )
    CONCEDE = Known("the right to concede", _TALK | {Askable.BEFORE_LEAD}, _CLASSES)
    GIVE = Known(
        "a transfer",
        frozenset({Askable.HOLDS, Askable.NAMED, Askable.COUNTS, Askable.DEAL}),
        _CLASSES | {Sort.ITS, Sort.LYING},
        _TABLE | {Role.GIVER, Role.HOLDER},
    )
    LEADER = Known("the first leader", sorts=_CLASSES, roles=_TABLE | {Role.HOLDER})
    MATCH = Known("the match", frozenset({Askable.TOTALS, Askable.DEAL}), all_subjects=False)
    STEP = Known("the table", roles=_TABLE)
    SITS_OUT = Known("who sits out", roles=frozenset({Role.DEALER, Role.BOUND}))
    FIRST_DEALER = Known("the choice of the first dealer", roles=frozenset({Role.LOT}))
    NEXT_DEALER = Known(
        "the choice of the next dealer", roles=_TABLE | {Role.LEADER, Role.WINNER, Role.LOSER, Role.LOT}
    )

    @property
    def known(self) -> Known:
        """What the place knows."""
        return self.value
