"""Skat against a judge that was written from the rules alone, and against games that were played and written down.

At every turn the seat to act and all that it may do are compared, after the deal the tricks, the card points and the
score.  ``REFEREE_DEALS=1000 pytest tests/referees/test_skat.py`` plays so many deals of each spec.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from stich.engine.packs import Laid
from stich.engine.state import State
from stich.examples.reckoned import defined
from stich.match.game import Game
from stich.rng import Random, stream
from tests.referees.auctions import Turn
from tests.referees.skat import JACKS, NULL_RANKS, Deal, Steps
from tests.specs_under_test import playable

DEALS = int(os.environ.get("REFEREE_DEALS", "40"))
GAMES = yaml.safe_load((Path(__file__).parent / "skat_games.yaml").read_text(encoding="utf-8"))["games"]
Chooses = Callable[[int, list[str]], str | None]


def begun(state: State, ramsch: bool = False) -> Deal:
    """The deal that begins, as the judge sees it."""
    order = [(state.dealer + 1 + i) % 3 for i in range(3)]
    names = state.plan.game.deck.names
    return Deal(order, [names(hand) for hand in state.hands], names(state.heaps[0]), ramsch)


def play_out(state: State, deal: Deal, choose: Chooses) -> bool:
    """One deal in both; whether it went to its end."""
    number, turns = state.deal_number, deal.course()
    turn: Turn | None = next(turns)
    while turn is not None:
        seat, may = turn
        assert (state.deal_number, state.to_act) == (number, seat), turn
        assert sorted(map(state.plan.actions.name, state.legal_actions())) == sorted(may), turn
        word = choose(seat, may)
        if word is None:
            return False
        state.play(state.plan.actions.parse(word))
        turn = answered(turns, word)
    assert state.over or state.deal_number == number + 1
    return True


def answered(turns: Steps, word: str) -> Turn | None:
    """The next turn, none if the deal is over."""
    try:
        return turns.send(word)
    except StopIteration:
        return None


# --- random deals ----------------------------------------------------------------------------------------------------


class Players:
    """Three who bid low or pass, and then play high, low, or anything, so that all sorts of games are won and lost."""

    def __init__(self, seed: int) -> None:
        self.random = Random(stream(seed, 77))
        self.moods = [self.random.below(3) for _ in range(3)]

    def choose(self, seat: int, may: list[str]) -> str:
        if "pass" in may:
            return may[self.random.below(min(4, len(may)))] if self.random.below(2) else "pass"
        mood = self.moods[seat]
        if len(may[0]) > 3 or not mood:  # something is said, or anything played
            return self.random.choice(may)
        in_order = sorted(may, key=lambda card: NULL_RANKS.index(card[1:]))
        return in_order[0] if mood == 1 else in_order[-1]


def pack(game: Game, random: Random) -> list[int]:
    """A shuffled pack, in which forehand sometimes gets the jacks and aces, or the low cards."""
    cards = list(range(32))
    for i in range(31, 0, -1):
        j = random.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    favour = ["", "JA", "JA", "789"][random.below(4)]
    names = game.model.deck.cards
    cards.sort(key=lambda card: names[card][1] not in favour)
    dealt = [*cards[:3], *cards[10:18], *cards[3:7], *cards[18:26], *cards[7:10], *cards[26:]]
    return dealt if favour else cards


@pytest.mark.parametrize(("spec", "ramsch"), [("skat", False), ("skat-ramsch", True)])
def test_whole_deals_are_the_judges(spec: str, ramsch: bool) -> None:
    game, random = playable(spec), Random(stream(5, 78))
    seen: set[tuple[str, bool]] = set()
    state = game.start(7, deals=DEALS, packs=Laid([pack(game, random) for _ in range(DEALS)], 7))
    for number in range(DEALS):
        before, dealer, deal = list(state.totals[0]), state.dealer, begun(state, ramsch)
        assert play_out(state, deal, Players(number).choose)
        assert [now - then for now, then in zip(state.totals[0], before, strict=True)] == deal.points(), number
        assert state.over or state.dealer == (dealer + 1) % 3
        seen.add((deal.game, any(points > 0 for points in deal.points())))
    assert len(seen) > (8 if DEALS >= 40 else 0)


# --- games that were played ------------------------------------------------------------------------------------------


def words(game: dict[str, Any]) -> Iterator[str]:
    """What was said and played, in order."""
    yield from map(str, game["bids"])
    says = list(game.get("says", []))
    if says:
        yield says.pop(0)
        yield from (f"give {card}" for card in game.get("away", "").split())
        yield from says
    for trick in game.get("tricks", []):
        yield from trick.split()[1:]


def laid(game: Game, played: dict[str, Any]) -> list[int]:
    """The pack from which the cards were dealt so."""
    index = game.model.deck.index
    hands, skat = [hand.split() for hand in played["dealt"]], played["skat"].split()
    rounds = [slice(0, 3), slice(3, 7), slice(7, 10)]
    first, *others = ([card for hand in hands for card in hand[part]] for part in rounds)
    return [index[card] for card in [*first, *skat, *(card for each in others for card in each)]]


@pytest.mark.parametrize("played", GAMES, ids=lambda played: str(played["game"]))
def test_a_game_that_was_played_is_played_again(played: dict[str, Any]) -> None:
    spec = playable("skat")
    state = spec.start(1, deals=1, packs=Laid([laid(spec, played)]))
    deal, script, ended = begun(state), words(played), played.get("ended")
    assert [sorted(deal.hands[seat]) for seat in deal.order] == [sorted(hand.split()) for hand in played["dealt"]]
    through = play_out(state, deal, lambda _, may: next(script, may[0] if ended == "decided" else None))
    assert through or ended == "claimed"
    assert next(script, None) is None
    as_written(played, deal)
    if through:
        outcome(played["result"], deal, state)


def as_written(played: dict[str, Any], deal: Deal) -> None:
    """The judge has seen the tricks as they were written down, each led by who took the one before."""
    leaders = [deal.order[int(trick[0])] for trick in played.get("tricks", [])]
    assert [leader for leader, _, _ in deal.tricks][: len(leaders)] == leaders[: len(deal.tricks)]
    result = played["result"]
    if "declarer" in result:
        assert deal.declarer == deal.order[result["declarer"]]
        assert deal.matadors() == result["matadors"]


def outcome(result: dict[str, Any], deal: Deal, state: State) -> None:
    """The score, the card points and the tricks are those that were written down."""
    points, place = deal.points(), result.get("declarer", 0)
    seat = deal.order[place]
    assert points[seat] == result.get("points", 0)
    assert state.totals[0] == points
    if "eyes" in result:
        assert deal.eyes(seat) == result["eyes"] == state.card_points[0][seat]
        assert len(deal.taken(seat)) == result["tricks"] == state.tricks_won[seat]
    if deal.game and deal.game != "Null":
        assert defined(state, {"matadors": 0, "value": 0}) == {
            "matadors": str(abs(deal.matadors())), "value": str(deal.value())
        }  # fmt: skip


def test_the_judge_knows_the_highest_game() -> None:
    deal = Deal([0, 1, 2], [[], [], []], [], declarer=0, bid=264, game="Grand", hand_game=True, announced=3)
    deal.twelve = [*JACKS, "CA"]
    deal.tricks = [(0, ["CA", "C10", "CK"], 0)] * 10
    assert (deal.matadors(), deal.value()) == (4, 264)
