"""Parties: who is of them, who knows it and when, and what is asked of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from stich.cards import cards_in, mask_of
from stich.engine.errors import IllegalPlayError
from stich.engine.events import DealEnd
from stich.engine.packs import Laid, Seeded
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.engine.table import Stage
from stich.match.game import Game
from stich.match.record import Recorder, replay, text_of
from stich.rules.plainly import party_of
from tests.small_spec import checked
from tests.specs_under_test import Bots, playable

ONE_PACK = """
format: 1
game: small
title: {en: Small}
deck: {suits: french, ranks: A 10 K Q J 9 8 7}
seats:
  players: 4
  sides: each
  parties: {re: holders of CQ or SQ, kontra: the others}
deal:
  - deal: {cards: 8}
powers:
  trumps: {cards: CQ > SQ > HQ > DQ > D}
play: {legal: [same suit, any]}
deal ends: when every card is played
card points:
  eyes: {A: 11, 10: 10, K: 4, Q: 3, J: 2}
counters: foxes
bonuses:
  - {name: fox, on: trick, with: any, when: seat is of re, gains: {foxes: 1}}
  - {name: toll, on: trick, with: any, for: each of kontra, when: taker is of re, pays: 1, to: pot}
score:
  - {name: re, for: each of re, points: 1, from: each of kontra, when: re has at least 61 eyes}
  - {name: kontra, for: each of kontra, points: 1, from: each of re, when: re is named and re has at most 60 eyes}
match:
  pools: {pot: 5}
  ends: after deal 4
  winner: most points
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return game_of(tmp_path_factory.mktemp("parties"), ONE_PACK)


def game_of(folder: Path, text: str) -> Game:
    game, diagnostics = checked(folder, text, "small")
    assert game is not None, [str(each) for each in diagnostics if each.is_error]
    return Game(game)


def codes_of(folder: Path, text: str) -> set[str]:
    return {each.code for each in checked(folder, text, "small")[1] if each.is_error}


def positions(game: Game, seed: int, deals: int = 1) -> Iterator[State]:
    state = game.start(seed, deals=deals, log=True)
    for _ in Bots(seed, 4).play_out(state):
        yield state


# --- who is of them ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["small", "secret-partners"])
def test_both_executors_tell_who_is_of_a_party(small: Game, name: str) -> None:
    game, sizes = small if name == "small" else playable(name), set[int]()
    for seed in range(12):
        for state in positions(game, seed, deals=2):
            standing = standing_of(state)
            for index, seats in enumerate(state.parties):
                assert frozenset(cards_in(seats)) == party_of(index, standing)
            sizes.add(state.parties[0].bit_count())
    assert sizes >= {1, 2}


def test_holders_stay_what_they_were_when_the_card_is_gone(small: Game) -> None:
    for state in positions(small, 3):
        wanted = mask_of(map(small.model.deck.parse_card, ("CQ", "SQ")))
        held = [seat for seat in range(4) if state.held[seat] & wanted]
        assert list(cards_in(state.parties[0])) == held
        assert list(cards_in(state.parties[1])) == [seat for seat in range(4) if seat not in held]


# --- who knows it -----------------------------------------------------------------------------------------------------


def test_each_holder_becomes_known_when_his_copy_is_played() -> None:
    game = playable("secret-partners")
    queens = {card for card in range(game.plan.n) if game.model.deck.names([card]) == ["CQ"]}
    assert len(queens) == 2
    stages = set[tuple[int, bool]]()
    for seed in range(8):
        for state in positions(game, seed):
            gone = {card for _, trick, _ in state.tricks for card in trick} | set(state.trick)
            holders = {card: seat for seat in range(4) for card in cards_in(state.held[seat]) if card in queens}
            for seat in range(4):
                re, kontra = state.view(seat).parties
                known = {holders[card] for card in queens if card in gone or holders[card] == seat}
                whole = all(card in gone or holders[card] == seat for card in queens)
                assert re == (tuple(sorted(known)), whole)
                own = () if seat in holders.values() else (seat,)
                others = tuple(each for each in range(4) if each not in holders.values())
                assert kontra == ((others, True) if whole else (own, False))
                stages.add((len(known), whole))
    assert stages >= {(0, False), (1, False), (1, True), (2, True)}


def exchanged(game: Game, state: State, seat: int, rng: random.Random) -> State | None:
    """A match in which other seats had exchanged two cards not played yet, if the same could be done in it."""
    hidden = [each for each in range(4) if each != seat and state.hands[each]]
    if len(hidden) < 2:
        return None
    other, another = rng.sample(hidden, 2)
    pack = list(Seeded(state.packs.seed).pack(1, game.plan.deck))  # type: ignore[attr-defined]
    if game.plan.copied:
        pack = game.model.deck.numbered(pack)
    queens = [c for c in state.hands[other] if game.model.deck.names([c])[0] in ("CQ", "SQ")] or state.hands[other]
    one, two = rng.choice(queens), rng.choice(state.hands[another])
    at, to = pack.index(one), pack.index(two)
    pack[at], pack[to] = two, one
    begun = game.start(state.packs.seed, packs=Laid([pack]), deals=1, log=True)  # type: ignore[attr-defined]
    if begun.dealer != state.dealer:
        return None
    try:
        for action in state.history:
            begun.play(action)
    except IllegalPlayError:
        return None
    return begun


@pytest.mark.parametrize("name", ["small", "secret-partners"])
def test_what_a_seat_sees_does_not_hang_on_who_else_is_of_a_secret_party(small: Game, name: str) -> None:
    game, rng = small if name == "small" else playable(name), random.Random(7)
    compared = differed = 0
    for seed in range(40):
        for state in positions(game, seed):
            seat = rng.randrange(4)
            if rng.random() < 0.3 and (other := exchanged(game, state, seat, rng)) is not None:
                compared += 1
                differed += other.parties != state.parties
                assert other.view(seat) == state.view(seat)
    assert compared > 60 and differed > 15


def test_who_does_not_know_his_heap_does_not_know_his_party(tmp_path: Path) -> None:
    text = ONE_PACK.replace("  - deal: {cards: 8}\n", "  - deal: {cards: 2, to: kitty}\n  - deal: {cards: 7}\n")
    text = text.replace("deal:\n", "heaps: {kitty: {belongs to: forehand}}\ndeal:\n", 1)
    game, lay = game_of(tmp_path, text), 0
    queens = mask_of(map(game.model.deck.parse_card, ("CQ", "SQ")))
    for seed in range(60):
        state = game.start(seed, deals=1, log=True)
        kitty, owner = mask_of(state.heaps[0]), state.forehand
        if kitty & queens and not mask_of(state.hands[owner]) & queens:
            lay += 1
            assert state.parties[0] >> owner & 1
            assert frozenset(cards_in(state.parties[0])) == party_of(0, standing_of(state))
            for seat in range(4):
                re, kontra = state.view(seat).parties
                assert owner not in re.seats and not re.all
                assert kontra.seats in ((), (seat,))
        if not mask_of(state.hands[owner]) & queens:  # whatever lies in his heap
            assert [party.seats for party in state.view(owner).parties] == [(), ()]
    assert lay > 3


# --- what is kept and told of them ------------------------------------------------------------------------------------


def test_a_record_tells_at_the_end_of_a_deal_who_was_of_which_party(small: Game) -> None:
    state = small.start(5, deals=2, log=True)
    parties = [[list(cards_in(seats)) for seats in state.parties] for _ in Bots(5, 4).play_out(state)]
    ends = [event for event in state.log or () if isinstance(event, DealEnd)]
    assert [end.parties for end in ends] == [parties[0], parties[-1]]
    lines = list(Recorder(small, state, 5, ["a", "b", "c", "d"]).lines())
    told = [line["parties"] for line in lines if line["event"] == "deal_end"]
    assert told == [dict(zip(("re", "kontra"), end.parties, strict=True)) for end in ends]
    assert [line for _, line in replay(small, map(text_of, lines))] == lines


def test_what_is_counted_by_a_secret_party_is_shown_when_the_seat_knows_it(small: Game) -> None:
    late = False
    for state in positions(small, 1):
        for seat in range(4):
            view, told = state.view(seat), all(party.all for party in state.view(seat).parties)
            assert view.counters == (tuple(state.counters[0]) if told else (0, 0, 0, 0),)
            assert view.pools == (tuple(state.pools) if told else (5,))
            late = late or (not told and any(state.counters[0]))
            assert view.tricks_won == tuple(state.tricks_won)
    assert late


def test_undoing_and_copying_keep_the_parties(small: Game) -> None:
    state = small.start(2, deals=1)
    before = state.parties[:]
    for _ in range(9):
        state.play(state.legal_actions()[0])
    copy = state.copy()
    while state.history:
        state.undo()
    assert state.parties == before == copy.parties
    assert state.stage == Stage.TRICK


# --- what may be said of them -----------------------------------------------------------------------------------------

SCORE = "  - {name: kontra,"


def with_row(row: str) -> str:
    return ONE_PACK.replace(SCORE, f"  - {row}\n{SCORE}")


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("{name: x, for: re, points: 1}", "several-accounts"),
        ("{name: x, points: 1, from: one of re}", "several-accounts"),
        ("{name: x, points: 1, when: re has 2 points}", "total-of-a-party"),
        ("{name: x, points: 1, when: one of small has 2 tricks}", "unknown-name"),
        ("{name: x, points: 1, when: seat after re has 2 tricks}", "wrong-sort"),
        ("{name: x, points: 1, when: re is 3}", "wrong-sort"),
        ("{name: x, points: 1, when: re is dealer}", "condition-syntax"),
    ],
)
def test_what_cannot_be_said_of_a_party_is_told(tmp_path: Path, row: str, code: str) -> None:
    assert codes_of(tmp_path, with_row(row)) == {code}


@pytest.mark.parametrize(
    "when",
    ["each of re has 1 trick", "none of re has 2 points", "dealer is of re", "re is of side", "not re is none",
     "re has more tricks than each of kontra", "re took 2 of A", "taker is of kontra", "re held 2 of Q"],
)  # fmt: skip
def test_what_can_be_said_of_a_party(tmp_path: Path, when: str) -> None:
    assert codes_of(tmp_path, with_row(f"{{name: x, points: 1, when: {when}}}")) == set()


@pytest.mark.parametrize(
    ("parties", "code"),
    [
        ("{re: holders of CQ, kontra: the others, rest: the others}", "party-overlap"),
        ("{re: holders of CQ, kontra: holders of CQ or SQ}", "party-overlap"),
        ("{re: forehand, kontra: dealer and forehand}", "party-overlap"),
        ("{re: holders of (CQ but Q), kontra: dealer}", "nobody-in-party"),
        ("{re: dealer and the others, kontra: forehand, seat: leader}", "reserved-name"),
        ("{re: leader, kontra: the others}", "not-known-here"),
    ],
)
def test_parties_that_cannot_be_are_told(tmp_path: Path, parties: str, code: str) -> None:
    text = ONE_PACK.replace("{re: holders of CQ or SQ, kontra: the others}", parties)
    assert code in codes_of(tmp_path, text)


def test_a_party_of_holders_is_not_asked_before_the_play(tmp_path: Path) -> None:
    asked = "  - row: {name: x, for: each of re, points: 1}\n"
    text = ONE_PACK.replace("  - deal: {cards: 8}\n", "  - deal: {cards: 8}\n" + asked)
    assert codes_of(tmp_path, text) == {"not-known-here"}
