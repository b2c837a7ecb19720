"""A plain player for any game: takes tricks cheaply, throws away what is weak, leads what is strong.

Place in the pipeline: one of the players; it reads the tables in ``view.plan.rules`` and must not know games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from stich.cards import NO_SEAT, Card, cards_in
from stich.engine.actions import Action
from stich.engine.plan import PlannedChoice
from stich.engine.table import Stage
from stich.engine.view import View
from stich.kept import keep
from stich.language.model.bindings import Values
from stich.language.model.dialogues import WinMatch
from stich.players import bidding
from stich.players.budget import Budget
from stich.players.exchanges import counts_for_giver, offers
from stich.players.strength import holding_seat, settled_in
from stich.rng import Random
from stich.rules.strength import Strengths, strengths
from stich.rules.tables import Rules

KNOWN_AT_MOST = 256  # sets of bindings and situations of which a player keeps the strengths


class GreedyPlayer:
    """Follows a handful of rules of thumb, the same in every game; chance decides only between equals."""

    def __init__(self, _budget: Budget | None = None) -> None:
        self._known: dict[tuple[Rules, Values, int], Strengths] = {}

    def choose(self, view: View, rng: Random) -> Action:
        """The action that the rules of thumb name."""
        match view.stage:
            case Stage.TRANSFER:
                return self._exchange(view, rng)
            case Stage.DIALOGUE:
                return self._bid(view, rng) or _say(view, rng)
            case Stage.MELD:
                return _melds(view)[0]
            case Stage.TRICK | Stage.OVER | Stage.SETUP:
                return self._play(view, rng)

    def _play(self, view: View, rng: Random) -> Card:
        """Melds first; then the strongest card to lead (the weakest where others may have to pass); in reply the
        cheapest that takes the trick from the other side, else the weakest.  Nothing is led face down, or said but what
        wins the match."""
        if winning := [said.action for said in _beside(view) if said.action in view.legal and _wins(said)]:
            return winning[0]
        if shown := _melds(view):
            return shown[0]
        cards, known = [action for action in view.legal if action < view.plan.n], self._strengths(view)
        if not cards:
            return view.legal[0]
        if not view.trick:  # where all must beat or pass, a weak lead draws their strong cards
            return _best(cards, lambda card: known.lead[card] * (-1 if view.plan.passes else 1), rng)
        taking = [] if _is_ours(view) else [card for card in cards if view.takers >> card & 1]
        return _best(taking or cards, lambda card: (-known.whole(card), -_points(view, card)), rng)

    def _exchange(self, view: View, rng: Random) -> Action:
        """The exchange that gains most in strength, or to pass where none gains."""
        actions, known = view.plan.actions, self._strengths(view)
        if view.plan.transfers[view.transfer].step.portion is not None:
            return self._give(view, rng)
        gains = {actions.pass_: 0} if actions.pass_ in view.legal else {}
        gains |= {a: known.whole(a - actions.take) for a in view.legal if actions.take <= a < actions.pass_}
        for card, mask in offers(view).items():
            best = max((known.whole(taken) for taken in cards_in(mask)), default=0)
            gains[actions.give + card] = best - known.whole(card)
        top = max(gains.values())
        return actions.pass_ if top == 0 and actions.pass_ in gains else _best(list(gains), gains.__getitem__, rng)

    def _give(self, view: View, rng: Random) -> Action:
        """The weakest card of a portion; no more than must be where it is stronger than most of the pack.  What will
        count for the seat itself is, among those weaker than most, the one that counts most."""
        actions, known = view.plan.actions, self._strengths(view)
        worth = {a: known.whole(a - actions.give) for a in view.legal if actions.give <= a < actions.take}
        if not worth:
            return view.legal[0]
        middle = sum(map(known.whole, range(view.plan.n))) / view.plan.n
        if actions.pass_ in view.legal and min(worth.values()) > middle:
            return actions.pass_
        if counts_for_giver(view, view.plan.transfers[view.transfer]):
            weak = [action for action in worth if worth[action] <= middle]
            return _best(weak or list(worth), lambda a: (_points(view, a - actions.give), -worth[a]), rng)
        return _best(list(worth), lambda action: -worth[action], rng)

    def _bid(self, view: View, rng: Random) -> Action | None:
        """The number of tricks that the hand should take, if numbers are bid: a card takes one if no other hand can
        take it from the card, which is led.  In an auction, and of contracts, no more than the hand is worth."""
        choices = view.plan.dialogues[view.dialogue][view.dialogue_state] if view.dialogue >= 0 else ()
        called = bidding.call(view, choices, lambda bound: self._under(view, bound))
        contracts = [c for c in choices if c.bid is not None and c.bid.height >= 0 and c.action in view.legal]
        if called is None and contracts:
            best = bidding.lowest(view, contracts, lambda bound: self._under(view, bound))
            called = best.action if best is not None else None
        if called is not None:
            return called
        numbers = {c.action: c.bid.number for c in choices if c.bid is not None and c.action in view.legal}
        if not numbers:
            return None
        known, n, others = self._strengths(view), view.plan.n, len(view.active) - 1
        expected = sum((known.lead[card] / n) ** (2 * others) for card in view.hand)
        return _best(list(numbers), lambda action: -abs(numbers[action] - expected), rng)

    def _strengths(self, view: View) -> Strengths:
        return self._under(view, view.bound)

    def _under(self, view: View, bound: Values) -> Strengths:
        """How strong the cards are, or would be under other bindings."""
        key = view.plan.rules, bound, settled_in(view)
        known = self._known.get(key)
        return known if known is not None else keep(self._known, KNOWN_AT_MOST, key, strengths(*key))


def _melds(view: View) -> list[Action]:
    """The melds that may be shown, the better first."""
    known = view.plan.actions.melds
    return sorted((action for action in view.legal if action in known), key=lambda action: known[action][:2])


def _is_ours(view: View) -> bool:
    seat = holding_seat(view)
    fellows = (each.seats for each in view.parties if view.seat in each.seats)
    return seat != NO_SEAT and (view.plan.side_of[seat] == view.side or any(seat in seats for seats in fellows))


def _points(view: View, card: Card) -> int:
    """What a card counts to the side that wins it."""
    return sum(values[card] for values in view.plan.rules.under(view.bound).point_values)


def _say(view: View, rng: Random) -> Action:
    """What risks least: to win the match, else to end the dialogue as it stands, else to accept, else to go on; to give
    up comes last."""
    said = {c.action: c for c in view.plan.dialogues[view.dialogue][view.dialogue_state] if c.action in view.legal}
    return _best(list(said), lambda action: -_risk(said[action]), rng)


def _risk(said: PlannedChoice) -> int:
    if _wins(said):
        return -1
    if said.choice.ends_deal:
        return 3
    return 2 if said.choice.then >= 0 else int(said.stake is not None)


def _beside(view: View) -> Iterator[PlannedChoice]:
    """What may be said beside playing a card."""
    return (said for dialogue in view.plan.lead_dialogues for said in view.plan.dialogues[dialogue][0])


def _wins(said: PlannedChoice) -> bool:
    return WinMatch() in said.choice.effects


def _best(actions: Sequence[Action], worth: Callable[[Action], Any], rng: Random) -> Action:
    """The action of the highest worth; chance decides between equals alone."""
    top = max(map(worth, actions))
    equals = tuple(action for action in actions if worth(action) == top)
    return equals[0] if len(equals) == 1 else rng.choice(equals)
