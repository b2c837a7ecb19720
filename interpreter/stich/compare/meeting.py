"""Two sets of rules over one pack of common cards: every trick of a size, or a sample, judged fast under both.

Place in the pipeline: over the tables of ``rules``, below ``tricks`` and ``lint.tricks``.  It must not know
what the answers are used for, nor any words but the names of cards, suits, ranks and bindings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count, islice, permutations, product
from math import comb, prod, sqrt
from typing import NamedTuple, TypeAlias

from stich.cards import Card, Suit
from stich.language.conditions import terms as t
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Binding, BoundValue, Values
from stich.language.model.game import GameModel
from stich.language.model.values import part_names, possible_values, value_words
from stich.rng import Random, stream, values
from stich.rules.compile import compile_rules
from stich.rules.tables import Rules
from stich.rules.walk import settled_for, walk

CHOICES_AT_MOST = 240  # values of the bindings that are gone through; beyond that a sample is taken
SETTINGS_AT_MOST = 8
BLOCK = 64
WHOLE_UP_TO = 5  # times as many tricks as a sample has are still all judged
TRICKS = 77  # what the stream of sampled tricks is for

Trick: TypeAlias = tuple[int, ...]
"""Cards by their place among the common cards, the leader's first."""

Pair: TypeAlias = tuple[Values, Values]

OnProgress: TypeAlias = Callable[[int, int], None]
"""Told now and then how much of a long piece of work is done, of how much."""


def no_progress(done: int, of: int) -> None:
    """Tells nobody."""


class Setting(NamedTuple):
    """What clauses may ask beside the trick's cards: its number in the deal, and which other facts hold."""

    number: int
    facts: frozenset[t.Fact]


@dataclass(frozen=True, slots=True)
class Share:
    """How many of so many tricks (or deals) were of a kind; ``exhaustive``: they were all there are."""

    total: int
    found: int
    exhaustive: bool

    @property
    def part(self) -> float:
        """The share, from 0 to 1."""
        return self.found / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The share as far as it is known: Wilson's interval of 95 % for a sample."""
        return (self.part, self.part) if self.exhaustive else wilson(self.found, self.total)


def wilson(found: int, total: int, z: float = 1.96) -> tuple[float, float]:
    """Between which bounds a share lies of which a sample shows ``found`` in ``total``.

    >>> [round(bound, 3) for bound in wilson(5, 100)]
    [0.022, 0.112]
    """
    if not total:
        return 0.0, 1.0
    part, weight = found / total, z * z / total
    middle, reach = part + weight / 2, z * sqrt((part * (1 - part) + weight / 4) / total)
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


class Judge:
    """One game's answers under one value of its bindings and one setting, for cards by their common places."""

    def __init__(self, rules: Rules, bound: Values, setting: Setting, cards: Sequence[Card]) -> None:
        self._beat = rules.under(bound)
        self._settled = settled_for(rules, setting.number, setting.facts.__contains__)
        self._cards = tuple(cards)

    def winner(self, trick: Trick) -> int:
        """The place in the trick of the card that wins it, −1 for nobody."""
        cards = self._cards
        _, place, nobodys = walk(self._beat, self._settled, [cards[place] for place in trick])
        return -1 if nobodys else place

    def suit(self, card: int) -> Suit:
        """The suit that a card counts as in following."""
        return self._beat.suit[self._cards[card]]

    def power(self, card: int) -> int:
        """The power that a card belongs to, −1 for none."""
        return self._beat.power_of[self._cards[card]]


class Meeting:
    """Two games and what they have in common.

    Attributes:
        names: the common cards, in the first game's order.
        to: for each game, its card at each common place.
        pairs: the values of the bindings of both, all of them if ``all_pairs``.
        settings: what else clauses of either ask, as far as it is gone through.
    """

    def __init__(self, a: GameModel, b: GameModel, seed: int = 0) -> None:
        self.games = a, b
        self.rules = compile_rules(a), compile_rules(b)
        self.seed = seed
        self.copies = min(a.deck.copies, b.deck.copies)  # of each common card, side by side
        common = [name for name in a.deck.index if name in b.deck.index]
        self.names = tuple(name for name in common for _ in range(self.copies))
        numbers = range(self.copies)
        self.to = tuple(tuple(game.deck.index[name] + i for name in common for i in numbers) for game in self.games)
        self.partner = _partners(a, b)
        self.pairs, self.all_pairs = self._pairs()
        self.settings = _settings(self.rules)

    @property
    def largest(self) -> int:
        """How many cards the largest trick has that both games can see."""
        return min(len(self.names), *(game.seats.playing for game in self.games))

    @property
    def work(self) -> int:
        """How much has been worked on the tables of both."""
        return sum(rules.work for rules in self.rules)

    @cached_property
    def judges(self) -> list[tuple[Pair, Setting, Judge, Judge]]:
        """Both judges for every value of the bindings and every setting."""
        found = []
        for pair, setting in product(self.pairs, self.settings):
            both = (Judge(self.rules[i], pair[i], setting, self.to[i]) for i in (0, 1))
            found.append((pair, setting, *both))
        return found  # type: ignore[return-value]

    def how_many(self, size: int) -> int:
        """How many tricks of a size there are, under all choices and settings gone through."""
        return _arrangements(len(self.names), self.copies, size) * len(self.pairs) * len(self.settings)

    def tricks(self, size: int, at_most: int) -> tuple[bool, Iterator[tuple[int, Trick]]]:
        """Tricks of a size, each with the index of its judges: a sample of ``at_most``, or all of them if
        they are not many more; and whether they are all."""
        whole = self.how_many(size) <= at_most * WHOLE_UP_TO
        if whole and self.all_pairs:
            return True, ((j, trick) for j in range(len(self.judges)) for trick in self._every_trick(size))
        return False, islice(self._sampled(size), at_most)

    def _every_trick(self, size: int) -> Iterator[Trick]:
        """Every trick of a size: of equal cards the first lies before the second."""
        every, copies = range(len(self.names)), self.copies
        if copies == 1:
            return permutations(every, size)
        named = product(every[::copies], repeat=size)
        fits = (trick for trick in named if size <= copies or max(map(trick.count, trick)) <= copies)
        return (tuple(card + trick[:at].count(card) for at, card in enumerate(trick)) for trick in fits)

    def _sampled(self, size: int) -> Iterator[tuple[int, Trick]]:
        """Tricks drawn at random, one 64-bit number each."""
        places, judges = list(range(len(self.names))), len(self.judges)
        for block in count():
            for number in values(stream(self.seed, TRICKS, size, block), BLOCK):
                number, which = divmod(number, judges)
                for i in range(size):
                    number, step = divmod(number, len(places) - i)
                    places[i], places[i + step] = places[i + step], places[i]
                yield which, tuple(places[:size])

    def bound_words(self, pair: Pair) -> dict[str, str]:
        """The values of the bindings by name: those of the first game, and those that only the second has."""
        (a, b), bound = self.games, zip(self.games[0].bindings, pair[0], strict=True)
        words = {binding.name.key: ",".join(value_words(a, binding, value)) for binding, value in bound}
        for i, binding in enumerate(b.bindings):
            if i not in self.partner:
                name = binding.name.key
                words[f"{name} (second)" if name in words else name] = ",".join(value_words(b, binding, pair[1][i]))
        return {name: value for name, value in words.items() if value}

    # --- bindings -----------------------------------------------------------------------------------------------------

    def _pairs(self) -> tuple[list[Pair], bool]:
        """Values of both games' bindings: a common one has the same value in both, any other every value."""
        a, b = self.games
        shared = dict.fromkeys(self.partner.values(), b)
        own = [possible_values(a, binding, shared.get(i)) for i, binding in enumerate(a.bindings)]
        free = [possible_values(b, binding) for i, binding in enumerate(b.bindings) if i not in self.partner]
        ranges = [tuple(values) for values in (*own, *free)]
        whole = prod(map(len, ranges)) <= CHOICES_AT_MOST
        chosen: Iterable[Values] = product(*ranges)
        if not whole:
            random = Random(stream(self.seed, TRICKS, 0))
            chosen = [tuple(map(random.choice, ranges)) for _ in range(CHOICES_AT_MOST)]
        return [self._pair(each) for each in chosen], whole

    def _pair(self, chosen: Values) -> Pair:
        a, b = self.games
        mine, rest = chosen[: len(a.bindings)], iter(chosen[len(a.bindings) :])
        theirs = tuple(
            _moved(a, b, binding, mine[self.partner[i]]) if i in self.partner else next(rest)
            for i, binding in enumerate(b.bindings)
        )
        return mine, theirs


def _arrangements(cards: int, copies: int, size: int) -> int:
    """How many rows of so many cards there are, where copies are not told apart.

    >>> _arrangements(52, 1, 2), _arrangements(4, 2, 2), _arrangements(4, 2, 3)
    (2652, 4, 6)
    """
    rows = [1, *[0] * size]
    for _ in range(cards // copies):
        rows = [sum(comb(n, k) * rows[n - k] for k in range(min(n, copies) + 1)) for n in range(size + 1)]
    return rows[size]


def _partners(a: GameModel, b: GameModel) -> dict[int, int]:
    """For bindings of ``b`` the one of ``a`` that is the same: of its name, else the only one of its kind and size."""
    found: dict[int, int] = {}
    for i, binding in enumerate(b.bindings):
        alike = [j for j, other in enumerate(a.bindings) if (other.kind, other.count) == (binding.kind, binding.count)]
        named = [j for j in alike if a.bindings[j].name.key == binding.name.key]
        if named or (len(alike) == 1 and alike[0] not in found.values()):
            found[i] = (named or alike)[0]
    return found


def _moved(a: GameModel, b: GameModel, binding: Binding, value: BoundValue) -> BoundValue:
    """The value of a binding of ``a`` in the numbers of ``b``."""
    names = part_names(b, binding.kind)
    return tuple(sorted(names.index(word) for word in value_words(a, binding, value)))


def _settings(rules: tuple[Rules, Rules]) -> list[Setting]:
    """The numbers of tricks and the truths of other conditions that some clause asks for, or just an ordinary trick."""
    numbers, others = {2}, list[t.Fact]()
    for fact in dict.fromkeys(fact for each in rules for fact in each.state_atoms):
        number = _number_asked(fact)
        if number is None:
            others.append(fact)
        else:
            numbers |= {near for near in (number - 1, number, number + 1) if near > 0}
    held = (frozenset(fact for fact, on in zip(others, bits, strict=True) if on) for bits in
            product((False, True), repeat=min(len(others), 3)) if len(bits) == len(others))  # fmt: skip
    facts = list(held) or [frozenset(), frozenset(others)]
    return [Setting(number, each) for number, each in product(sorted(numbers), facts)][:SETTINGS_AT_MOST]


def _number_asked(fact: t.Fact) -> int | None:
    """The number with which a fact compares that of the trick, if it asks for no more."""
    if not isinstance(fact, t.Compared) or not isinstance(fact.right, t.Constant):
        return None
    left, number = fact.left, fact.right.number
    return number if isinstance(left, t.Count) and left.measure is Measure.TRICK else None
