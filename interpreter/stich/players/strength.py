"""What a player can tell of how strong cards are: the situation as it knows it, and who holds the trick.

Place in the pipeline: beside the players; reads ``rules`` and a ``View``, must not know games.
"""

from __future__ import annotations

from stich.cards import NO_SEAT, Seat
from stich.engine.view import View
from stich.players.seen import Seen
from stich.rules.walk import walk


def settled_in(view: View) -> int:
    """The situation as far as a seat knows it, apart from the trick's own cards; what it cannot tell from its view it
    takes as false."""
    rules, plan = view.plan.rules, view.plan
    if not rules.state_atoms:
        return 0
    seen = Seen(view)
    told = {fact: bool(seen.tells(code)) for fact, code in zip(rules.state_atoms, plan.state_atoms, strict=True)}
    return rules.state_bits(told.__getitem__)


def holding_seat(view: View) -> Seat:
    """Who would take the trick if it ended now, ``NO_SEAT`` for nobody.  The trick must have been led, face up."""
    if not (view.plan.final or view.plan.nobody):
        return view.holder_seat
    order = [view.leader, *(seat for seat in view.plan.after[view.leader] if seat in view.active)]
    _, place, nobodys = walk(view.plan.rules.under(view.bound), settled_in(view), view.trick)
    return NO_SEAT if nobodys else order[place]
