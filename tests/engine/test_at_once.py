"""Matches that are over at once: by `at once`, and by a row of a step that wins the match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from stich.engine.events import Awarded, CardsDrawn, DealEnd, MatchEnd
from stich.engine.placed import Placed
from stich.engine.state import State
from stich.language.load import check
from stich.match.game import load_game
from stich.match.record import Recorder, replay, text_of
from tests.engine.test_rows import chips, play_on

DEAL = "  - deal: {cards: 3, packets: 1}\n"
SCORE = "score: [{name: tricks, points: tricks}]"
MATCH = "  ends: {}\n  at once: true\n  winner: most points\n"
ACE = "bonuses: [{name: ace, on: play, with: SA, points: 3}]"


def match(ends: str, more: str = "") -> str:
    return MATCH.format(ends) + more


def plays(state: State, *cards: str) -> None:
    for card in cards:
        state.play(state.plan.game.deck.parse_card(card))


def dealt(state: Placed, *hands: str) -> Placed:
    parse = state.plan.game.deck.parse_card
    state.hold({seat: [parse(card) for card in hand.split()] for seat, hand in enumerate(hands)})
    state.lead_from(0)
    state.watch()
    return state


def test_a_gain_within_a_deal_ends_the_match_and_nothing_more_is_reckoned(tmp_path: Path) -> None:
    more = "  slate: {bags: tricks}\n  marks: [{name: m, when: side has 1 bag, loses: {bags: 1}}]\n"
    more += "  at the end: [{name: rest, points: 9}]\n"
    game = chips(tmp_path, SCORE, ACE, match=match("when a side has 3 points", more))
    state = dealt(Placed(game.start(1)), "H7 C7", "SA C8", "H9 C9", "HJ CJ")
    plays(state, "H7")
    assert not state.over
    plays(state, "SA")
    assert (state.over, state.winner, state.totals) == (True, 1, [[0, 3, 0, 0], [0, 0, 0, 0]])
    end, last = (state.log or [])[-2:]
    assert isinstance(end, DealEnd) and (end.awards, end.points) == ([Awarded("ace", 1, 3)], [0, 3, 0, 0])
    assert isinstance(last, MatchEnd) and (last.winner, last.awards) == (1, [])


def test_it_can_be_taken_back(tmp_path: Path) -> None:
    game = chips(tmp_path, SCORE, ACE, match=match("when a side has 3 points"))
    ace = game.model.deck.parse_card("SA")
    state = next(each for each in map(game.start, range(20)) if any(ace in hand for hand in each.hands))
    while not state.over:
        state.play(ace if ace in state.legal_actions() else state.legal_actions()[0])
    assert (state.undo(), state.over, state.totals[0]) == (ace, False, [0] * 4)


def test_without_it_the_deal_is_played_to_its_end(tmp_path: Path) -> None:
    game = chips(tmp_path, SCORE, ACE, match=match("when a side has 3 points").replace("  at once: true\n", ""))
    state = dealt(Placed(game.start(1)), "H7 C7", "SA C8", "H9 C9", "HJ CJ")
    plays(state, "H7", "SA")
    assert not state.over
    plays(state, "H9", "HJ", "C8", "C9", "CJ", "C7")
    assert state.over


def test_what_is_counted_in_the_deal_may_be_asked(tmp_path: Path) -> None:
    game = chips(tmp_path, SCORE, match=match("when a side has 30 eyes and a side has 1 trick"))
    state = dealt(Placed(game.start(1)), "SA C7", "HA C8", "DA C9", "CA CJ")
    plays(state, "SA", "HA", "DA", "CA")
    assert (state.over, state.winner) == (True, None), "no side has more points than another"


def test_what_a_choice_gains_ends_it_too(tmp_path: Path) -> None:
    says = """\
dialogues:
  talk:
    opens: step
    ask:
      by: forehand
      say: {nothing: {}, call: {gains: {calls: 2}}}
"""
    ends = match("when a seat has 2 calls")
    game = chips(tmp_path, says, SCORE, match=ends, replace=[(DEAL, DEAL + "  - dialogue: talk\n")])
    state = game.start(1)
    state.play(game.parse_action("call"))
    assert (state.over, state.deals_done, state.legal_actions()) == (True, 1, ())


def test_a_match_of_so_many_deals_lasts_so_long(tmp_path: Path) -> None:
    state = chips(tmp_path, SCORE, ACE, match=match("when a side has 1 point")).start(1, deals=4)
    while not state.over:
        play_on(state)
    assert state.deals_done == 4


def test_a_record_of_it_replays(tmp_path: Path) -> None:
    game = chips(tmp_path, SCORE, ACE, match=match("when a side has 9 points"))
    for seed in range(4):
        state = game.start(seed, log=True)
        recorder = Recorder(game, state, seed, ["a", "b", "c", "d"])
        while not state.over:
            play_on(state)
        assert [again for again, _ in replay(game, map(text_of, recorder.lines()))][-1].winner == state.winner


def test_nobody_draws_when_the_match_is_over(tmp_path: Path) -> None:
    draw = ("play:\n  legal: [any]", "play:\n  phases: [{name: one, draw: {cards: 1}, legal: [any]}]")
    game = chips(tmp_path, SCORE, match=match("when a side has 1 trick"), replace=[draw])
    state = game.start(3, log=True)
    while not state.over:
        state.play(state.legal_actions()[0])
    assert not any(isinstance(event, CardsDrawn) for event in state.log or ())


# --- rows of steps ----------------------------------------------------------------------------------------------------


def steps(row: str) -> Sequence[tuple[str, str]]:
    return [(DEAL, f"{DEAL}  - row: {row}\n")]


def test_a_row_of_a_step_may_win_the_match(tmp_path: Path) -> None:
    row = "{name: ace, for: each seat, when: seat holds SA, points: 1, wins match: true}"
    game = chips(tmp_path, SCORE, replace=steps(row))
    ace = game.model.deck.parse_card("SA")
    for seed in range(12):
        state = game.start(seed, log=True)
        holder = next((seat for seat, hand in enumerate(state.hands) if ace in hand), None)
        assert (state.over, state.winner) == (holder is not None, holder)


def test_a_row_of_a_step_may_end_a_match_that_ends_at_once(tmp_path: Path) -> None:
    row = "{name: ace, for: each seat, when: seat holds SA, points: 1}"
    game = chips(tmp_path, SCORE, match=match("when a side has 1 point"), replace=steps(row))
    ace = game.model.deck.parse_card("SA")
    for seed in range(12):
        state = game.start(seed)
        assert state.over == any(ace in hand for hand in state.hands)


def test_a_row_of_which_nothing_is_gained_but_the_match_does_something(tmp_path: Path) -> None:
    row = "{name: ace, for: each seat, when: seat holds SA, wins match: true}"
    assert not chips(tmp_path, SCORE, replace=steps(row)).start(2).over or True
    assert "no-effect" not in [fault.code for fault in check(tmp_path / "chips.yaml")[1]]


# --- faults -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ends", "code"), [("when a side has 30 eyes", "not-known-here"), ("when stake is 2", "")]
)  # fmt: skip
def test_only_then_a_count_of_the_deal_may_be_asked(tmp_path: Path, ends: str, code: str) -> None:
    chips(tmp_path, SCORE)
    path = tmp_path / "chips.yaml"
    path.write_text(path.read_text("utf-8").replace("after deal 9", ends), "utf-8")
    assert [fault.code for fault in check(path)[1]] == [code] * bool(code)


def test_the_sheet_tells_it(tmp_path: Path) -> None:
    from stich.sheet.as_text import draw
    from stich.sheet.sheet import make_sheet

    chips(tmp_path, SCORE, ACE, match=match("when a side has 3 points"))
    model = load_game(tmp_path / "chips.yaml").model
    for language, words in (("en", "The match ends at once when"), ("de", "sofort"), ("ru", "кончается сразу")):
        assert words in " ".join(draw(make_sheet(model, language)).split())
