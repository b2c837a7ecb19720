"""A judge of Coinche: the bidding, what may be played, and what a deal brings; the rest is as in ``belote``.

Written from the rules of the Fédération Française de Belote alone; it shares no code with the engine.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.referees import belote
from tests.referees.belote import SUITS, TRICKS, Hands, Turn

GOAL = 2000


@dataclass
class Deal(belote.Deal):
    """A deal under way: what is bid (0: nothing), and what it is multiplied by."""

    bid: int = 0
    times: int = 1
    free_under: bool = field(default=True, init=False)  # nobody must trump under a trump of the adversaries


def course(match: belote.Match, dealer: int, hands: Hands) -> Generator[Turn, str, Deal]:
    """A deal: each turn is answered with what was done."""
    deal = Deal((dealer + 1) % belote.SEATS)
    yield from bidding(deal)
    if deal.taker >= 0:
        deal.hands = hands()
        yield from belote.play(deal)
        settle(match, deal)
    return deal


def bidding(deal: Deal) -> Generator[Turn, str, None]:
    seat, passes = deal.forehand, 0
    while passes < (4 if deal.taker < 0 else 3):
        higher = [f"game {n} {suit}" for n in range(80, 161, 10) if n > deal.bid for suit in SUITS]
        higher += [f"capot {suit}" for suit in SUITS if deal.bid < 250]
        double = ["coinche"] if deal.taker >= 0 and (seat - deal.taker) % 2 else []
        said = yield seat, [*higher, "pass", *double]
        if said == "coinche":
            deal.times = 2
            for answering in ((seat + 1) % 4, (seat + 3) % 4):
                if (yield answering, ["pass", "surcoinche"]) == "surcoinche":
                    deal.times = 4
                    return
            return
        passes = passes + 1 if said == "pass" else 0
        if said != "pass":
            deal.taker, deal.trump = seat, said[-1]
            deal.bid = 250 if said.startswith("capot") else int(said.split()[1])
        seat = (seat + 1) % 4


def rounded(points: int) -> int:
    """To the nearest ten; five goes up."""
    tens, rest = divmod(points, 10)
    return 10 * (tens + (rest >= 5))


def settle(match: belote.Match, deal: Deal) -> None:
    own, other = deal.taker % 2, 1 - deal.taker % 2
    total = [deal.points[side] + deal.belote[side] + deal.announced[side] for side in (0, 1)]
    capot = deal.tricks[own] == TRICKS
    enough = capot if deal.bid == 250 else total[own] >= deal.bid
    if not enough or total[own] <= total[other]:
        deal.end = "fallen"
        match.totals[own] += deal.belote[own]
        match.totals[other] += (160 + sum(deal.announced) + deal.belote[other] + deal.bid) * deal.times
    elif deal.times == 1:
        deal.end = "made"
        moved = deal.announced[other] if capot else 0
        match.totals[own] += rounded(total[own] + moved + deal.bid)
        match.totals[other] += rounded(total[other] - moved)
    else:
        deal.end = "made, doubled"
        lump = 250 if capot else 160
        match.totals[own] += (lump + sum(deal.announced) + deal.belote[own] + deal.bid) * deal.times
        match.totals[other] += deal.belote[other]
