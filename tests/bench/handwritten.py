"""The yardstick: Knüffeln and Elfern written by hand in Python, behind the same two calls as a ``State``.

Only what a playout needs: no undo, no record, no explanations.  Rules as in the specs of the same names, but that
Knüffeln leaves the cut, the exchanges and the raise out (they are rare, so this favours the yardstick).
"""

from __future__ import annotations

import random

FRENCH = {"A": 0, "K": 1, "Q": 2, "J": 3, "9": 4, "8": 5, "7": 6, "6": 7, "5": 8, "4": 9, "3": 10, "2": 11}


def _knueffeln_tables() -> dict[tuple[int, int], list[list[bool]]]:
    """For each pair of chosen suits, whether a card takes from a holder (index + 48 when it was not led)."""
    tables = {}
    for one in range(4):
        for two in range(one + 1, 4):
            tables[one, two] = [[_takes(c, h, (one, two)) for c in range(48)] for h in range(96)]
    return tables


OLD = [12 + 11, 36 + 9, 0 + 5, 12 + 4, 24 + 4]  # H2 C4 S8 H9 D9 in the order S H D C
BEATERS = {0: 9, 3: 8, 7: 7, 11: 6, 10: 5, 9: 4}  # A J 6 2 3 4
NEEDED = {1: 6, 2: 5}  # a king falls to a two or better, a queen to a three or better


def _takes(card: int, holder: int, chosen: tuple[int, int]) -> bool:
    led, h = holder < 48, holder % 48
    suit, rank, own_suit, own_rank = card // 12, card % 12, h // 12, h % 12
    mine = 20 - OLD.index(card) if card in OLD else BEATERS.get(rank, 0) if suit in chosen else 0
    if h in OLD:
        return mine > 20 - OLD.index(h)
    if own_suit in chosen:
        if own_rank in BEATERS:
            return mine > BEATERS[own_rank]
        if not led:
            return False
        if own_rank == 6:
            return False
        return mine >= (8 if own_rank in (4, 5) else NEEDED.get(own_rank, 4))
    if mine:
        return mine >= (7 if own_rank == 0 else NEEDED.get(own_rank, 4))
    return suit not in chosen and suit == own_suit and rank < own_rank


class Knueffeln:
    """Deal after deal of Knüffeln."""

    TABLES = _knueffeln_tables()

    def __init__(self, deals: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.left, self.dealer, self.over = deals, 0, False
        self.pack = list(range(48))
        self.deal()

    def deal(self) -> None:
        pack = self.pack
        while True:
            self.rng.shuffle(pack)
            suits = [card // 12 for card in pack[36:40]]
            second = next((suit for suit in suits if suit != suits[0]), None)
            if second is not None:
                break
        self.hands = [sorted(pack[i : i + 9]) for i in (0, 9, 18, 27)]
        self.takes = self.TABLES[min(suits[0], second), max(suits[0], second)]
        self.tricks, self.to_act, self.trick = [0, 0], (self.dealer + 1) % 4, 0

    def legal_actions(self) -> list[int]:
        return self.hands[self.to_act]

    def play(self, card: int) -> None:
        seat = self.to_act
        self.hands[seat].remove(card)
        if self.trick == 0:
            self.holder, self.winner = card, seat
        elif self.takes[self.holder][card]:
            self.holder, self.winner = card + 48, seat
        self.trick += 1
        if self.trick < 4:
            self.to_act = (seat + 1) % 4
            return
        self.trick = 0
        side = self.winner % 2
        self.tricks[side] += 1
        self.to_act = self.winner
        if self.tricks[side] == 5:
            self.left -= 1
            self.over = self.left == 0
            self.dealer = (self.dealer + 1) % 4
            if not self.over:
                self.deal()


class Elfern:
    """Deal after deal of Elfern."""

    def __init__(self, deals: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.left, self.dealer, self.over = deals, 0, False
        self.pack = list(range(32))
        self.deal()

    def deal(self) -> None:
        self.rng.shuffle(self.pack)
        self.hands = [sorted(self.pack[:6]), sorted(self.pack[6:12])]
        self.stock = self.pack[12:]
        self.honours, self.led, self.to_act = [0, 0], -1, 1 - self.dealer

    def legal_actions(self) -> list[int]:
        hand = self.hands[self.to_act]
        if self.led < 0 or self.stock:
            return hand
        suit = self.led // 8
        return [card for card in hand if card // 8 == suit] or hand

    def play(self, card: int) -> None:
        seat = self.to_act
        self.hands[seat].remove(card)
        led = self.led
        if led < 0:
            self.led, self.to_act = card, 1 - seat
            return
        self.led = -1
        winner = seat if led // 8 == card // 8 and card < led else 1 - seat
        self.honours[winner] += (led % 8 < 5) + (card % 8 < 5)
        self.to_act = winner
        if self.stock:
            for each in (winner, 1 - winner):
                self.hands[each].append(self.stock.pop())
                self.hands[each].sort()
        elif not self.hands[0]:
            self.left -= 1
            self.over = self.left == 0
            if self.honours[0] != self.honours[1]:
                self.dealer = int(self.honours[1] > self.honours[0])
            if not self.over:
                self.deal()
