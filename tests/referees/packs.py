"""Packs in which runs and sets are held more often than by chance, for judges of melds."""

from __future__ import annotations

from collections.abc import Sequence

from stich.cards import Card
from stich.engine.packs import Laid, Seeded
from stich.match.game import Game
from stich.rng import Random, stream


class Themed(Seeded):
    """Shuffled packs in which, seat by seat from forehand on, some of the first ``known`` cards make a run or a set of
    four, five times of seven."""

    def __init__(self, game: Game, seed: int, known: int) -> None:
        super().__init__(seed)
        self._deck, cards = game.model.deck, range(len(game.model.deck))
        plain = game.start(0, packs=Laid([list(cards)]))
        order = [(plain.dealer + 1 + i) % 4 for i in range(4)]
        self._places = [plain.hands[seat][:known] for seat in order]

    def pack(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """The pack of a deal."""
        order, random = super().pack(number, cards), Random(stream(self.seed, 11, number))
        taken = set[Card]()
        for places in self._places:
            theme = [card for card in self._theme(random) if card not in taken]
            for place, card in zip(places, theme, strict=False):
                other = order.index(card)
                if order[place] not in taken and card not in taken:
                    order[place], order[other] = order[other], order[place]
            taken |= {order[place] for place in places}
        return order

    def _theme(self, random: Random) -> list[Card]:
        deck = self._deck
        match random.below(7):
            case 0 | 4:
                rank = random.below(len(deck.ranks))
                return [card for card, its in enumerate(deck.rank_of) if its == rank]
            case 1 | 2:
                return self._run(random)
            case 3:
                return [*self._run(random)[:4], *self._run(random)]
        return []

    def _run(self, random: Random) -> list[Card]:
        deck = self._deck
        natural = [rank for name in ("A", "K", "Q", "J", "10", "9", "8", "7", "6") for rank in _rank(deck.ranks, name)]
        low, suit = random.below(len(natural) - 2), random.below(4)
        ranks = natural[low : low + 3 + random.below(7)]
        return [card for rank in ranks for card in _cards(deck.suit_of, deck.rank_of, suit, rank)]


def _rank(ranks: Sequence[str], name: str) -> list[int]:
    return [ranks.index(name)] if name in ranks else []


def _cards(suits: Sequence[int], ranks: Sequence[int], suit: int, rank: int) -> list[Card]:
    return [card for card, pair in enumerate(zip(suits, ranks, strict=True)) if pair == (suit, rank)]
