"""Bonuses: card points for events of the play, such as a pair shown when one of it is led, or the last trick.

Place in the pipeline: part of the engine; ``state`` calls it where a game has bonuses, and nowhere else.
"""

from __future__ import annotations

from stich.cards import NO_SUIT, Card, Seat, mask_of, played
from stich.engine import events
from stich.engine.plan import PlannedBonus
from stich.engine.position import Position


def on_lead(s: Position, seat: Seat, card: Card) -> int:
    """Give the bonuses for the card just led; the dialogue that one of them opens, −1 for none."""
    dialogue = -1
    s.its_suit = s.rules.suit[card]
    for each in s.plan.lead_bonuses:
        bonus = each.bonus
        held = bonus.holding is None or mask_of(s.hands[seat]) & s.cards(bonus.holding, s.its_suit)
        if held and _gained(s, each, seat, card):
            dialogue = max(dialogue, bonus.dialogue)
    s.its_suit = NO_SUIT
    return dialogue


def on_trick(s: Position, seat: Seat, card: Card, trick: list[Card]) -> None:
    """Give the bonuses for a trick that ``seat`` has won with ``card``."""
    s.its_suit = s.rules.suit[card]
    for each in s.plan.trick_bonuses:
        taking = each.bonus.taking
        if taking is None or played(trick) & ~(1 << card) & s.cards(taking, s.its_suit):
            _gained(s, each, seat, card)
    s.its_suit = NO_SUIT


def _gained(s: Position, each: PlannedBonus, seat: Seat, card: Card) -> bool:
    """Give a bonus if the card is one of its cards and its condition holds; whether it does."""
    bonus, side = each.bonus, s.side_of[seat]
    if not s.cards(bonus.cards, s.its_suit) >> card & 1 or not (each.when is None or each.when(s, seat, side)):
        return False
    points = each.amount(s, side)
    s.card_points[bonus.card_points][side] += points
    s.note(events.BonusGained(bonus.name.key, seat, bonus.card_points, points))
    return True
