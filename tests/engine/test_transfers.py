"""Transfers of a portion of the hand, seats by the card they hold, titles: how specs say them, and what comes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.cards import NO_CARD, NO_SEAT
from stich.engine.errors import IllegalPlayError
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.load import check
from stich.language.text.library import data_path
from stich.match.game import Game, load_game
from stich.match.record import Recorder, replay, text_of
from stich.players.match import Seated, play_out
from stich.players.thumb import ThumbPlayer
from tests.small_spec import CONJECTURE
from tests.specs_under_test import PLAYED, Bots, asks_in_transfers, playable

SPEC = """\
format: 1
game: sample
title: {{en: Sample}}
{conjecture}deck: {{suits: french, ranks: A K Q J 10 9 8 7}}
seats: {{players: 4, sides: each}}
deal:
  - deal: {{cards: 6, packets: 2}}
  - transfer: {{name: change, {transfer}}}
play: {{leader: {leader}, legal: [same suit, any], guards: [{guard}]}}
deal ends: when every card is played
score: [{{name: tricks, points: 1 for each trick, when: side has 1 trick}}]
match: {{slate: {{recent: points of the last 2 deals}}, titles: {{champion: {{when: side has 5 recent}}}},
  ends: when a side has 20 points, winner: {winner}}}
"""
ROUND = data_path("specs") / "ecarte.yaml"
PLAIN = {"conjecture": CONJECTURE, "leader": "forehand", "guard": "may not lead SA in trick 1", "winner": "most points"}


def written(folder: Path, transfer: str, **more: str) -> Path:
    path = folder / "sample.yaml"
    path.write_text(SPEC.format(transfer=transfer, **(PLAIN | more)), encoding="utf-8")
    return path


def game(folder: Path, transfer: str, **more: str) -> Game:
    return load_game(written(folder, transfer, **more))


def hand_sizes(state: State) -> list[int]:
    return [len(hand) for hand in state.hands]


# --- what a spec may say ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("transfer", "code", "place"),
    [
        ("gives: any, count: some", "wrong-value", "some"),
        ("gives: any", "keys-clash", "gives"),
        ("gives: any, takes: any, from: stock, must: true", "keys-clash", "must"),
        ("gives: any, count: 2, strongest: true", "unknown-key", "strongest"),
        ("gives: any, count: 2, take first: true, must: true", "keys-clash", "take first"),
        ("gives: any, count: 2, take first: true, must: true, from: stock", "keys-clash", "take first"),
        (
            "gives: any, count: 2, take first: true, must: true, from: stock, taken: as many as given",
            "keys-clash",
            "take first",
        ),
        ("gives: any, count: 2, at once: true, from: stock", "keys-clash", "from"),
        ("gives: any, count: 2, to: seat after winner", "not-known-here", "winner"),
        ("gives: any, count: 2, to: nowhere", "unknown-name", "nowhere"),
        (
            "gives: any, count: 2, from: stock, when: in deal 5 of every 4",
            "number-out-of-range",
            "in deal 5 of every 4",
        ),
        ("gives: any, count: 2, when: H was played", "not-known-here", "H was played"),
        ("gives: any, count: 0 to 3, to: seat after giver", "unequal-transfer", "transfer"),
        ("gives: any, count: 3, to: seat after giver", "unequal-transfer", "transfer"),
        ("gives: any, count: 3, to: aside", "unequal-transfer", "transfer"),
        ("gives: any, count: 3, must: true, from: stock, taken: 2", "unequal-transfer", "transfer"),
        ("gives: any, count: 3, must: true, from: stock, taken: all", "unequal-transfer", "transfer"),
        ("who: dealer, gives: any, count: 1, must: true, to: seat after giver", "unequal-transfer", "transfer"),
    ],
)
def test_a_wrong_transfer_is_refused_at_its_place(tmp_path: Path, transfer: str, code: str, place: str) -> None:
    _, faults = check(written(tmp_path, transfer))
    assert [fault.code for fault in faults] == [code]
    assert faults[0].span.text == place


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"leader": "giver"}, "not-known-here"),
        ({"leader": "holder of S2"}, "card-not-in-deck"),
        ({"guard": "must lead S2 in trick 1"}, "card-not-in-deck"),
    ],
)
def test_seats_and_guards_are_held_against_their_place(tmp_path: Path, more: dict[str, str], code: str) -> None:
    _, faults = check(written(tmp_path, "gives: any, count: 1, from: stock", **more))
    assert [fault.code for fault in faults] == [code]


def test_a_round_of_steps_takes_cards_from_the_stock(tmp_path: Path) -> None:
    path = tmp_path / "ecarte-short.yaml"
    text = ROUND.read_text(encoding="utf-8").replace("game: ecarte", "game: ecarte-short")
    path.write_text(text.replace("- again: again", "- again: proposals"), encoding="utf-8")
    assert [(fault.code, fault.span.text) for fault in check(path)[1]] == [("unknown-name", "proposals")]
    path.write_text(text.replace("count: 1 to 5", "count: 0 to 5"), encoding="utf-8")
    assert [fault.code for fault in check(path)[1]] == ["endless-dialogue"]


def test_a_proposal_may_be_made_as_long_as_cards_are_left() -> None:
    state = load_game("ecarte").start(4, deals=1, log=True)
    says = state.plan.actions.says
    agreed = {"propose", "accept", "propose again", "accept again"}
    while state.stage != Stage.TRICK:
        words = [action for word, action in says.items() if word in agreed and action in state.legal_actions()]
        state.play(words[0] if words else state.legal_actions()[0])
    assert not state.stock
    assert hand_sizes(state) == [5, 5]


# --- what comes of it -------------------------------------------------------------------------------------------------


def test_what_is_passed_at_once_is_seen_only_when_everybody_has_chosen(tmp_path: Path) -> None:
    state = game(tmp_path, "gives: any, count: 2, to: seat after giver, must: true, at once: true").start(3, log=True)
    first, before = state.to_act, [hand[:] for hand in state.hands]
    second = state.next_seat[first]
    for _ in range(2):
        assert state.plan.actions.pass_ not in state.legal_actions()
        state.play(state.legal_actions()[0])
    assert state.view(first).moved == ((first, second, tuple(before[first][:2])),)
    assert state.view(second).moved == ()
    assert hand_sizes(state) == [6] * 4
    while state.stage == Stage.TRANSFER:
        state.play(state.legal_actions()[0])
    assert set(before[first][:2]) <= set(state.hands[second])
    passed = {giver: cards for giver, _, cards in state.view(second).moved}
    assert passed[first] == tuple(before[first][:2])
    assert passed[state.next_seat[second]] == (NO_CARD, NO_CARD)


def test_a_card_that_is_chosen_cannot_be_chosen_again(tmp_path: Path) -> None:
    state = game(tmp_path, "gives: any, count: 1 to 3, from: stock").start(3)
    chosen = state.legal_actions()[0]
    state.play(chosen)
    assert state.view(state.to_act).chosen == (chosen - state.plan.actions.give,)
    with pytest.raises(IllegalPlayError):
        state.play(chosen)


def test_pass_means_none_or_enough(tmp_path: Path) -> None:
    state = game(tmp_path, "gives: any, count: 1 to 3, from: stock").start(3, log=True)
    first = state.to_act
    state.play(state.plan.actions.pass_)
    second = state.to_act
    assert second == state.next_seat[first]
    assert len(state.hands[first]) == 6
    state.play(state.legal_actions()[0])
    state.play(state.plan.actions.pass_)
    assert len(state.aside) == 1
    assert len(state.stock) == 7
    assert hand_sizes(state) == [6] * 4


def test_no_more_is_given_than_can_be_taken(tmp_path: Path) -> None:
    state = game(tmp_path, "gives: any, count: 0 to 6, from: stock").start(3)
    while state.stage == Stage.TRANSFER:
        state.play(state.legal_actions()[0])
    assert (len(state.aside), len(state.stock)) == (8, 0)
    assert hand_sizes(state) == [6] * 4


def test_of_a_hand_that_goes_whole_one_card_stands_for_all(tmp_path: Path) -> None:
    state = game(tmp_path, "gives: any, count: all, from: stock").start(3)
    seat, hand = state.to_act, state.hands[state.to_act][:]
    assert len(state.legal_actions()) == 2
    state.play(state.legal_actions()[0])
    assert sorted(state.aside) == hand
    assert not set(state.hands[seat]) & set(hand)


def test_who_must_give_what_he_cannot_choose_is_not_asked(tmp_path: Path) -> None:
    strongest = "gives: highest of any in hand, count: 1, must: true, at once: true, to: seat after giver"
    played = game(tmp_path, strongest)
    states = [played.start(seed, log=True) for seed in range(20)]
    assert {state.stage for state in states} == {Stage.TRICK, Stage.TRANSFER}, "of two highest cards one is chosen"
    state = next(state for state in states if state.stage == Stage.TRICK)
    giver, receiver, cards, _ = state.moved[0]
    got = next(moved.cards for moved in state.moved if moved.receiver == giver)
    ranks = [state.rules.rank[card] for card in (*state.hands[giver], *cards) if card not in got]
    assert state.rules.rank[cards[0]] == min(ranks)
    assert receiver == state.next_seat[giver]
    assert cards[0] in state.hands[receiver]


def test_who_takes_first_may_give_what_he_has_taken(tmp_path: Path) -> None:
    rob = "who: holder of SA, gives: any, count: 8, from: stock, taken: all, take first: true, must: true"
    state = next(s for seed in range(9) if (s := game(tmp_path, rob).start(seed)).stage == Stage.TRANSFER)
    assert len(state.hands[state.to_act]) == 14
    assert not state.stock
    while state.stage == Stage.TRANSFER:
        state.play(state.legal_actions()[-1])
    assert hand_sizes(state) == [6] * 4
    assert len(state.aside) == 8


def test_the_holder_of_a_card_leads_and_must_lead_it(tmp_path: Path) -> None:
    played = game(tmp_path, "gives: any, count: 1, from: stock", leader="holder of C7", guard="must lead C7 in trick 1")
    leaders = set()
    for seed in range(6):
        state = played.start(seed)
        while state.stage == Stage.TRANSFER:
            state.play(state.plan.actions.pass_)
        seven = played.model.deck.parse_card("C7")
        if seven in state.hands[state.to_act]:
            assert state.legal_actions() == (seven,)
        else:
            assert state.to_act == state.forehand
            assert not any(seven in hand for hand in state.hands)
        leaders.add((state.to_act - state.forehand) % 4)
    assert leaders > {0}


def test_the_fewest_points_are_worth_most(tmp_path: Path) -> None:
    state = game(tmp_path, "gives: any, count: 1, from: stock", winner="fewest points").start(3, deals=1)
    while not state.over:
        state.play(state.legal_actions()[-1])
    points = state.totals[0]
    assert state.returns().index(max(state.returns())) == points.index(min(points))


def test_a_title_is_held_as_long_as_it_is_earned(tmp_path: Path) -> None:
    state = game(tmp_path, "who: champion, gives: any, count: 1, from: stock").start(5, deals=9)
    deals = set()
    while not state.over:
        recent = [sum(points) for points in zip(*state.past_points[-2:], strict=True)] or [0] * 4
        assert state.totals[1] == recent
        assert list(state.bound[0]) == [side for side, total in enumerate(recent) if total >= 5]
        deals.add((state.deal_number, len(state.bound[0])))
        state.play(state.legal_actions()[0])
    assert {count for _, count in deals} > {0}


@pytest.mark.parametrize(
    "transfer",
    [
        "gives: any, count: 3, to: seat before giver, at once: true, must: true",
        "gives: any, count: 1 to 3, from: stock, shown: true",
        "gives: any, count: all but 2, to: seat after giver, must: true, at once: true",
        "who: holder of SA, gives: any, count: 8, from: stock, taken: all, take first: true, must: true",
    ],
)
def test_bots_play_it_and_the_record_replays(tmp_path: Path, transfer: str) -> None:
    played = game(tmp_path, transfer)
    state = played.start(11, deals=3, log=True)
    for _ in play_out(state, Seated([ThumbPlayer() for _ in range(4)], 11)):
        pass
    lines = [text_of(line) for line in Recorder(played, state, 11, ["thumb"] * 4).lines()]
    *_, (replayed, _) = replay(played, lines)
    assert replayed.history == state.history


# --- what others see of it --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
def test_a_view_does_not_tell_which_other_seat_is_asked(name: str) -> None:
    """Only a seat that holds something for it is asked, so who is asked tells what he holds."""
    game = playable(name)
    asked, seeds = 0, iter(range(40 if game.plan.transfers else 0))  # in some games hardly anybody is ever asked
    while asked < 50 and (seed := next(seeds, -1)) >= 0:
        state = game.start(seed, deals=12)
        for _ in Bots(seed, len(state.hands)).play_out(state):
            for seat in range(len(state.hands)):
                mine = state.view(seat)
                if state.stage == Stage.TRANSFER and seat != state.to_act:
                    assert (mine.to_act, mine.legal, mine.chosen) == (NO_SEAT, (), ())
                    asked += 1
                else:
                    assert mine.to_act == state.to_act
    assert bool(asked) == asks_in_transfers(game)


def test_who_holds_the_card_that_entitles_makes_no_difference_to_the_others() -> None:
    """Knüffeln: seat 1 or seat 3 holds a card that may be exchanged; seat 0 sees of the exchange the same."""
    game = playable("knueffeln")
    views = []
    for holder in (1, 3):
        for seed in range(400):
            state = game.start(seed)
            if state.stage == Stage.TRANSFER and state.to_act == holder:
                break
        else:
            raise AssertionError("no such deal")
        views.append(state.view(0))
    first, second = ({n: getattr(v, n) for n in ("to_act", "legal", "stage", "transfer", "moved")} for v in views)
    assert first == second
