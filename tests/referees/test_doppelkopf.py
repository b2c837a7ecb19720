"""Doppelkopf before a judge of its own, and what is kept secret in it.

At every step the seat to act and all that it may say and play are compared, after each deal the points, the solos and
the next dealer.  ``REFEREE_MATCHES=500`` plays so many matches of 24 deals.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from stich.engine.errors import IllegalPlayError
from stich.engine.packs import Laid, Seeded
from stich.engine.state import State
from stich.match.game import Game
from stich.match.record import Recorder
from stich.match.seen_record import SeenLines
from stich.voice.offers import choices
from stich.voice.table import table
from stich.voice.transcript import Transcript
from tests.referees.doppelkopf import Deal
from tests.specs_under_test import playable

MATCHES = int(os.environ.get("REFEREE_MATCHES", "6"))
QUIET = {"healthy": 12, "marriage": 50, "no duty solo": 4, "none due": 4}


def choose(rng: random.Random, words: list[str]) -> str:
    """Something, most often to be healthy and to play a card."""
    weights = [QUIET.get(word, 1) for word in words]
    return rng.choices(words, weights)[0]


def name(state: State, action: int) -> str:
    actions = state.plan.actions
    return state.plan.game.deck.cards[action] if action < state.plan.n else actions.name(action)


def hands_of(state: State) -> list[list[str]]:
    return [list(state.plan.game.deck.names(hand)) for hand in state.hands]


def reserve(rng: random.Random, state: State, words: list[str]) -> str:
    """Who holds both queens tells it now and then."""
    both = hands_of(state)[state.to_act].count("CQ") == 2
    return "reservation" if both and rng.random() < 0.8 else choose(rng, words)


def judged(state: State, rng: random.Random, deal: Deal) -> Counter[str]:
    """One deal played on both tables."""
    course, seen = deal.course(), Counter[str]()
    turn = next(course, None)
    while turn is not None:
        legal = {name(state, action): action for action in state.legal_actions()}
        assert (state.to_act, set(legal)) == turn, (deal.number, deal.dealer, deal.said)
        words = sorted(legal)
        word = reserve(rng, state, words) if "healthy" in words else choose(rng, words)
        seen[word] += 1
        state.play(legal[word])
        try:
            turn = course.send(word)
        except StopIteration:
            turn = None
    return seen


@pytest.mark.parametrize("seed", range(MATCHES))
def test_doppelkopf_is_the_judges(seed: int) -> None:
    state, rng = playable("doppelkopf").start(seed, log=True), random.Random(seed)
    solos, totals, kinds = [0] * 4, [0] * 4, Counter[str]()
    for number in range(1, 25):
        deal = Deal(number, state.dealer, hands_of(state), list(solos))
        seen = judged(state, rng, deal)
        kinds[deal.kind] += 1
        assert list(state.last_points) == deal.points(), (number, deal)
        totals = [total + points for total, points in zip(totals, deal.points(), strict=True)]
        if deal.soloist >= 0:
            solos[deal.soloist] = 1
        assert dict(zip([t.name.key for t in state.plan.game.match.totals], state.totals, strict=True)) == {
            "points": totals,
            "solos": solos,
        }
        assert state.over or state.dealer == deal.next_dealer()
        assert seen.total() >= 48
    assert state.over and solos == [1] * 4


# --- secrets ----------------------------------------------------------------------------------------------------------


def positions(game: Game, seed: int) -> Iterator[State]:
    """A game without reservations, card by card, with some announcements."""
    state, rng = game.start(seed, deals=1, log=True), random.Random(seed)
    while not state.over:
        legal = {name(state, action): action for action in state.legal_actions()}
        state.play(legal["healthy"] if "healthy" in legal else legal[choose(rng, sorted(legal))])
        if not state.over and state.winners + state.trick:
            yield state


def queen_elsewhere(game: Game, state: State, seat: int, rng: random.Random) -> State | None:
    """The same game, had another seat that ``seat`` does not see the queen of clubs which is still hidden."""
    names = game.model.deck.names
    hidden = [s for s in range(4) if s != seat and any(names([card])[0] == "CQ" for card in state.hands[s])]
    if not hidden:
        return None
    holder = rng.choice(hidden)
    other = rng.choice([s for s in range(4) if s not in (seat, holder)])
    queen = next(card for card in state.hands[holder] if names([card])[0] == "CQ")
    if not state.hands[other]:
        return None
    pack = game.model.deck.numbered(list(Seeded(state.packs.seed).pack(1, game.plan.deck)))  # type: ignore[attr-defined]
    at, to = pack.index(queen), pack.index(rng.choice(state.hands[other]))
    pack[at], pack[to] = pack[to], pack[at]
    begun = game.start(state.packs.seed, packs=Laid([pack]), deals=1, log=True)  # type: ignore[attr-defined]
    try:
        for action in state.history:
            begun.play(action)
    except IllegalPlayError:
        return None
    return begun if begun.dealer == state.dealer else None


def prompt(state: State, seat: int) -> list[str]:
    """What a player is shown at the terminal."""
    view = state.view(seat)
    return [*table(view), *(choices(view) if state.to_act == seat else ())]


def record(game: Game, state: State) -> list[str]:
    """What is recorded after the cards are dealt, as it is told to all."""
    lines = list(Recorder(game, state, 1, ["a", "b", "c", "d"]).lines())
    dealt = next(i for i, line in enumerate(lines) if line["event"] == "deal")
    return [str(line) for line in lines[dealt + 1 :]]


def told(game: Game, state: State, seat: int) -> list[str]:
    """What is printed of the game for one who sits at a seat."""
    transcript = Transcript(game, seat)
    return [text for line in SeenLines(game, state, seat).lines() for text in transcript.tell(line)]


def test_nobody_is_shown_who_has_the_other_queen_before_it_falls() -> None:
    game, rng = playable("doppelkopf"), random.Random(11)
    compared = differed = 0
    for seed in range(60):
        for state in positions(game, seed):
            seat = rng.randrange(4)
            if rng.random() > 0.6 or state.over or (other := queen_elsewhere(game, state, seat, rng)) is None:
                continue
            compared += 1
            differed += other.parties != state.parties
            assert other.view(seat) == state.view(seat)
            assert prompt(other, seat) == prompt(state, seat)
            assert record(game, other) == record(game, state)
            assert told(game, other, seat) == told(game, state, seat)
    assert compared > 60 and differed > 40


def test_a_seat_knows_a_party_by_the_queens_alone() -> None:
    game = playable("doppelkopf")
    for seed in range(12):
        for state in positions(game, seed):
            if state.over or not state.history or state.hands[0] == []:
                continue
            names = game.model.deck.names
            fallen = {who for who, trick in seats_of_cards(state) for card in trick if names([card])[0] == "CQ"}
            count = sum(names([card])[0] == "CQ" for _, trick in seats_of_cards(state) for card in trick)
            for seat in range(4):
                own = {seat} if any(names([card])[0] == "CQ" for card in state.hands[seat]) else set()
                re, kontra = state.view(seat).parties
                assert set(re.seats) == fallen | own
                in_hand = sum(names([card])[0] == "CQ" for card in state.hands[seat])
                assert re.all == (count + in_hand == 2)
                assert re.all or set(kontra.seats) <= {seat}


def seats_of_cards(state: State) -> Iterator[tuple[int, list[int]]]:
    """Each seat, and a card that it has played."""
    for leader, cards, _ in state.tricks:
        yield from (((leader + i) % 4, [card]) for i, card in enumerate(cards))
    yield from (((state.leader + i) % 4, [card]) for i, card in enumerate(state.trick))


def test_the_matches_that_are_judged_hold_what_is_rare() -> None:
    rng, seen = random.Random(3), Counter[str]()
    for seed in range(12):
        state = playable("doppelkopf").start(100 + seed, deals=8, log=True)
        for number in range(1, 9):
            deal = Deal(number, state.dealer, hands_of(state), [0] * 4 if number == 1 else solos_of(state))
            seen.update(judged(state, rng, deal))
            assert list(state.last_points) == deal.points()
            seen["wedding"] += deal.spouse >= 0
            seen["no spouse"] += deal.married >= 0 and deal.spouse < 0
            seen["silent"] += deal.kind == "normal" and len(deal.re()) == 1
            seen["late"] += bool(deal.late)
            seen["both deny"] += min(deal.said.values()) > 1
    rare = ["wedding", "silent", "late", "both deny", "re black", "kontra black", "queens only", "no trumps", "solo"]
    assert all(seen[what] for what in rare), seen


def solos_of(state: State) -> list[int]:
    index = next(i for i, total in enumerate(state.plan.game.match.totals) if total.name.key == "solos")
    return list(state.totals[index])
