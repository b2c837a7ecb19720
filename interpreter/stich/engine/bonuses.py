"""Bonuses: rows for events of the play, such as a pair shown when one of it is led, or the last trick.

Place in the pipeline: part of the engine; ``state`` calls it where a game has bonuses, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable

from stich.cards import NO_SUIT, Card, Seat
from stich.engine import effects, events, rows
from stich.engine.plan import PlannedBonus
from stich.engine.position import Position
from stich.engine.rows import Booked, Due


def on_card(s: Position, seat: Seat, card: Card) -> tuple[Seat, int] | None:
    """Give the bonuses for a card that now lies in the trick; who opens which dialogue thereby."""
    return _give(s, s.plan.card_bonuses if len(s.trick) == 1 else s.plan.play_bonuses, seat, card)


def on_trick(s: Position, seat: Seat, card: Card) -> tuple[Seat, int] | None:
    """Give the bonuses for a trick that ``seat`` has won with ``card``; it is counted and still lies there.  Who opens
    which dialogue thereby."""
    return _give(s, s.plan.trick_bonuses, seat, card)


def _give(s: Position, bonuses: Iterable[PlannedBonus], seat: Seat, card: Card) -> tuple[Seat, int] | None:
    """Give the bonuses that hold on the table as it is; who opens which dialogue thereby."""
    s.its_suit, opened = s.rules.suit[card], None
    held = [(each, due) for each in bonuses for due in _due(s, each, seat, card)]
    booked: list[Booked] = []
    rows.carry_out(s, [due for _, due in held], booked)
    for each, due in held:
        gainer = rows.first(due.one & s.playing)
        own = [(of, n) for one, row, of, n in booked if row is each.row and one == due.one]
        for of, number in own or [(rows.POINTS, 0)]:
            s.note(events.BonusGained(each.row.name, gainer, of, number))
        for name in each.bonus.binds:
            effects.bind_name(s, name, 1 << seat)
        if each.bonus.dialogue >= 0:
            opened = gainer, each.bonus.dialogue
        if each.bonus.wins_match and not s.ended:
            effects.win_match(s, gainer)
    s.its_suit = NO_SUIT
    if held:
        effects.see_match(s)
    return opened


def _due(s: Position, each: PlannedBonus, seat: Seat, card: Card) -> list[Due]:
    """What is due by a bonus if the card is one of its cards, for each one for whom it holds."""
    if not each.cards.now(s, 1 << seat) >> card & 1:
        return []
    whom = [1 << seat] if each.whom is None else rows.members(s, each.whom, 1 << seat)
    return [rows.due(s, each.row, one) for one in whom if s.meets(each.row.when, one)]
