"""How a plain player bids: how much better than others its hand is, and how far up the bids that goes.

Place in the pipeline: beside the players; reads a ``View`` and the strengths of cards, must not know games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stich.engine.actions import Action
from stich.engine.plan import PlannedChoice
from stich.engine.view import View
from stich.language.model.bindings import Bind, Values
from stich.language.model.dialogues import Calling
from stich.rules.strength import Strengths

LOOKED_AT = 8  # bids that are as low as each other
ENOUGH, FULL = 0.5, 3.0
"""How far above the middle a hand must lie to be bid on, and to be bid on to the end; the unit is what hands differ."""

Under = Callable[[Values], Strengths]
"""The strengths of the cards under such bindings."""


def call(view: View, choices: Iterable[PlannedChoice], known: Under) -> Action | None:
    """What to call in an auction: the lowest bid, or to hold, as far as the hand is worth it; else to pass.  Of bids
    with one number the one for which the hand is best.  Nothing where none of it may be called."""
    calls = {c.call.calling: c for c in choices if c.call is not None and c.call.calling is not Calling.BID}
    bids = [c for c in choices if c.call is not None and c.call.calling is Calling.BID]
    heights = sorted({c.call.height for c in bids if c.call is not None})
    open_bids = [c for c in bids if c.action in view.legal]
    legal = {calling: c.action for calling, c in calls.items() if c.action in view.legal}
    if not (open_bids or legal):
        return None
    if Calling.HOLD in legal and view.bidding is not None:
        far = heights.index(view.bidding.height) if view.bidding.height in heights else 0
        return legal[Calling.HOLD if _reaches(worth(view, known(view.bound)), far, len(heights)) else Calling.PASS]
    best = lowest(view, open_bids, known)
    if best is None:
        return legal[Calling.PASS]
    far = heights.index(best.call.height) if best.call is not None else 0
    wanted = _reaches(worth(view, known(_under(view, best))), far, len(heights))
    return best.action if wanted or Calling.PASS not in legal else legal[Calling.PASS]


def lowest(view: View, bids: list[PlannedChoice], known: Under) -> PlannedChoice | None:
    """Of the bids with the lowest number, the one for which the hand is best; the first of equals."""
    alike = [c for c in bids if c.bid is not None and bids[0].bid is not None and c.bid.number == bids[0].bid.number]
    return max(alike[:LOOKED_AT], key=lambda c: worth(view, known(_under(view, c))), default=None)


def _under(view: View, bid: PlannedChoice) -> Values:
    """The bindings that a bid would make."""
    bound = list(view.bound)
    for effect in bid.choice.effects:
        if isinstance(effect, Bind) and effect.seat is None:
            bound[effect.name] = effect.value
    return tuple(bound)


def worth(view: View, known: Strengths) -> float:
    """How far above the middle of the pack the hand lies; most hands lie between −2 and 2."""
    n, size = view.plan.n, len(view.hand)
    if not 0 < size < n:
        return 0.0
    strength = [known.whole(card) for card in range(n)]
    middle = sum(strength) / n
    spread = sum((each - middle) ** 2 for each in strength) / n * (n - size) / (n - 1) / size
    return (sum(strength[card] for card in view.hand) / size - middle) / spread**0.5 if spread else 0.0


def _reaches(worth: float, far: int, bids: int) -> bool:
    """Whether a hand is worth a bid that has so many below it."""
    return worth >= ENOUGH + (FULL - ENOUGH) * far / bids
