"""Rows: who gets, pays and counts what; pools, drawn deals, deals given up or thrown in, marks, the end of a match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from stich.cards import NO_CARD
from stich.engine.errors import IllegalPlayError
from stich.engine.events import Awarded, BonusGained, Deal, DealEnd, Gained, MatchEnd, ThrownIn
from stich.engine.placed import Placed
from stich.engine.state import State
from stich.match.game import Game, load_game
from tests.small_spec import CONJECTURE

ENDS = "  ends: after deal 9\n  winner: most points\n"
SPEC = (
    """\
format: 1
game: chips
title: {en: Chips}
"""
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J 10 9 8 7}
seats: {players: 4, sides: each}
counters: calls
deal:
  - deal: {cards: 3, packets: 1}
powers:
  trumps: {cards: S}
play:
  legal: [any]
deal ends: when every card is played
card points:
  eyes: {A: 11, 10: 10, S J: 20}
"""
)


def chips(folder: Path, *more: str, match: str = ENDS, replace: Sequence[tuple[str, str]] = ()) -> Game:
    """A game of four sides with these sections more, and this match."""
    text = SPEC + "".join(f"{section}\n" for section in more) + f"match:\n{match}"
    for old, new in replace:
        assert old in text
        text = text.replace(old, new)
    path = folder / "chips.yaml"
    path.write_text(text, "utf-8")
    return load_game(path)


def won(game: Game, *seats: int) -> Placed:
    """A deal about to be scored, whose tricks these seats have won."""
    state = Placed(game.start(1))
    state.name_winners(seats)
    return state


def scored(state: Placed) -> DealEnd:
    return state.score_deal()


def play_on(state: State, words: Sequence[str] = ()) -> None:
    """Say what is asked for where it can be said, and else do the first thing that may be done, to the next deal."""
    left, number = list(words), state.deal_number
    while not state.over and state.deal_number == number:
        known = [word for word in left if state.plan.actions.parse(word) in state.legal_actions()]
        state.play(state.plan.actions.parse(known[0]) if known else state.legal_actions()[0])
        left = [word for word in left if word not in known[:1]]


# --- points and payments ----------------------------------------------------------------------------------------------


def test_who_pays_each_of_three_loses_three_times(tmp_path: Path) -> None:
    game = chips(tmp_path, "score: [{name: most, when: side has 2 tricks, pays: 2, to: each other side}]")
    end = scored(won(game, 1, 1, 0))
    assert end.awards == [Awarded("most", 1, -6), Awarded("most", 0, 2), Awarded("most", 2, 2), Awarded("most", 3, 2)]
    assert end.points == [2, -6, 2, 2] == end.totals[0]


def test_who_is_paid_by_each_gets_the_sum(tmp_path: Path) -> None:
    game = chips(tmp_path, "score: [{name: most, when: side has 2 tricks, points: tricks, from: each other side}]")
    end = scored(won(game, 1, 1, 0))
    assert end.awards[0] == Awarded("most", 1, 6)
    assert end.points == [-2, 6, -2, -2]


def test_a_seat_pays_none_of_its_own_side(tmp_path: Path) -> None:
    score = "score: [{name: most, for: each seat, when: seat has 2 tricks, points: 1, from: each other seat}]"
    game = chips(tmp_path, score, replace=[("sides: each", "sides: opposite")])
    assert scored(won(game, 1, 1, 0)).points == [-2, 2]


def test_an_amount_below_nought_moves_nothing_between_two(tmp_path: Path) -> None:
    score = "score: [{name: most, points: tricks minus 1, from: each other side}, {name: own, points: tricks minus 1}]"
    end = scored(won(chips(tmp_path, score), 1, 1, 0))
    assert [each for each in end.awards if each.name == "most"] == [
        Awarded("most", 1, 3), *(Awarded("most", side, -1) for side in (0, 2, 3))
    ]  # fmt: skip
    assert [each.points for each in end.awards if each.name == "own"] == [0, 1, -1, -1]


def test_rows_are_reckoned_on_the_table_as_it_is(tmp_path: Path) -> None:
    score = """\
score:
  - {name: best, when: side has 2 tricks, points: 5}
  - {name: behind, when: side has fewer points than each other side, points: 1}
"""
    state = won(chips(tmp_path, score), 1, 1, 0)
    state.set_total(0, [1, 0, 1, 1])
    assert scored(state).points == [0, 6, 0, 0], "side 1 was behind when the rows were weighed"


def test_of_several_rows_the_first_that_holds_counts_for_each(tmp_path: Path) -> None:
    score = "score: [first of: [{name: two, when: side has 2 tricks, points: 2}, {name: one, points: tricks}]]"
    assert scored(won(chips(tmp_path, score), 1, 1, 0)).awards == [
        Awarded("two", 1, 2), Awarded("one", 0, 1), Awarded("one", 2, 0), Awarded("one", 3, 0)
    ]  # fmt: skip


def test_card_points_are_those_of_the_bound_tables_and_of_the_seat_that_won_them(tmp_path: Path) -> None:
    score = "score: [{name: eyes, for: each seat, points: eyes}]"
    game = chips(tmp_path, score, replace=[("sides: each", "sides: opposite")])
    state, parse = Placed(game.start(1)), game.model.deck.parse_card
    state.hold({seat: [parse(card)] for seat, card in enumerate(("SJ", "HA", "S10", "D10"))})
    state.lead_from(0)
    for card in ("SJ", "HA", "S10", "D10"):
        state.play(parse(card))
    assert state.last_points == [51, 0], "the trump jack counts 20"


# --- pools ------------------------------------------------------------------------------------------------------------


POOL = "  pools: {pot: 0}\n  before each deal: [{name: ante, pays: 3, to: pot}]\n" + ENDS


def test_an_ante_is_paid_before_the_cards_and_told_with_the_deal(tmp_path: Path) -> None:
    game = chips(tmp_path, "score: [{name: pot, when: side has 2 tricks, points: pot, from: pot}]", match=POOL)
    state = game.start(1, deals=1, log=True)
    assert (state.pools, state.totals[0]) == ([12], [-3] * 4)
    play_on(state)
    end = next(event for event in state.log or () if isinstance(event, DealEnd))
    antes = [award for award in end.awards if award.name == "ante"]
    assert antes == [Awarded("ante", side, -3) for side in range(4)]
    assert sum(end.points) + end.pools[0] == 0


def test_takers_who_claim_more_than_lies_there_have_their_shares(tmp_path: Path) -> None:
    game = chips(
        tmp_path, "score: [{name: pot, when: side has 1 trick, points: 9 times tricks, from: pot}]", match=POOL
    )
    state = won(game, 1, 1, 0)
    state.set_pool(0, 10)
    end = scored(state)
    assert (end.points, end.pools) == ([3, 6, 0, 0], [1]), "of 27 that are claimed ten lie there: 3 1/3 and 6 2/3"


def test_what_is_paid_first_can_be_taken(tmp_path: Path) -> None:
    score = """\
score:
  - {name: fine, when: side has no tricks, pays: pot, to: pot}
  - {name: all, for: taker, points: 99, from: pot}
"""
    state = won(chips(tmp_path, score, match=POOL), 1, 1, 0)
    state.set_pool(0, 5)
    end = scored(state)
    assert (end.points, end.pools) == ([15, 0, -5, -5], [0])


def test_a_pool_in_which_nothing_lies_gives_no_award(tmp_path: Path) -> None:
    game = chips(tmp_path, "score: [{name: pot, when: side has 2 tricks, points: pot, from: pot}]", match=POOL)
    state = won(game, 1, 1, 0)
    state.set_pool(0, 0)
    assert scored(state).awards == []


def test_who_sits_out_pays_nothing_and_is_weighed_for_nothing(tmp_path: Path) -> None:
    score = "score: [{name: most, when: side has 2 tricks, points: 1, from: each other side}, {name: here, points: 1}]"
    table = "seats: {players: 4, playing: 3, sides: each, sits out: dealer}"
    game = chips(tmp_path, score, match=POOL, replace=[("seats: {players: 4, sides: each}", table)])
    begun = game.start(1)
    out, (first, *_) = ({*range(4)} - {*begun.active}).pop(), begun.active
    assert begun.totals[0] == [-3] * 4, "before each deal speaks of all at the table"
    state = won(game, first, first)
    end = scored(state)
    assert end.points[out] == 0
    assert end.points[first] == 3
    assert {award.side for award in end.awards if award.name == "here"} == {*begun.active}


# --- drawn, given up, thrown in ---------------------------------------------------------------------------------------


STAKE = "  stake: {after a draw: 2}\n  pools: {pot: 0}\n" + ENDS


@pytest.mark.parametrize(
    ("row", "stake"),
    [
        ("{name: r, when: side has 2 tricks, points: 0}", 1),
        ("{name: r, when: side has 3 tricks, points: 1}", 2),
        ("{name: r, pays: 1, to: pot}", 2),
        ("{name: r, when: side has 2 tricks, pays: 1, to: pot, gains: {points: 1}}", 1),
        ("{name: r, when: side has 2 tricks, gains: {calls: 1}}", 2),
        ("{name: r, when: side has no tricks, points: minus 1}", 1),
    ],
    ids=["a row of nought that holds", "no row holds", "only a pool is fed", "a total gains", "a counter", "a loss"],
)
def test_a_deal_is_drawn_if_no_row_that_gives_or_pays_held(tmp_path: Path, row: str, stake: int) -> None:
    state = won(chips(tmp_path, f"score: [{row}]", match=STAKE), 1, 1, 0)
    scored(state)
    assert state.stake == stake


CONCEDE = "play: {legal: [any], concede: {for: 2 times stake, from: side}}"


def test_a_deal_given_up_is_paid_by_who_gives_up(tmp_path: Path) -> None:
    score = "score: [{name: won, points: 9}, {name: fine, when: side has no tricks, pays: 1, to: pot, given up: true}]"
    game = chips(tmp_path, score, match=STAKE, replace=[("play:\n  legal: [any]", CONCEDE)])
    state = won(game, 1)
    assert game.plan.concede is not None
    state.give_up(2, game.plan.concede)
    end = scored(state)
    assert end.points == [1, 2, -7, 1]
    assert (end.conceded, end.pools, state.stake) == (2, [3], 1)


SAYS = """\
dialogues:
  talk:
    opens: step
    ask:
      by: forehand
      say:
        nothing: {}
        call: {gains: {calls: 2}, points: 1}
        raise: {stake: stake plus 4, pays: 1, to: pot, then: ask}
        over: {throw in: true}
        win: {wins match: true}
"""
TALK = [("  - deal: {cards: 3, packets: 1}\n", "  - deal: {cards by deal: [3, 2], packets: 1}\n  - dialogue: talk\n")]
SCORE = "score: [{name: tricks, points: tricks}]"


def test_a_deal_thrown_in_counts_for_nothing_but_what_was_paid(tmp_path: Path) -> None:
    says = SAYS.replace("then: ask", "then: again").replace("        over:", "        out:")
    says += "    again: {by: speaker, say: {over: {throw in: true}}}\n"
    game = chips(tmp_path, says, SCORE, match=POOL, replace=TALK)
    state = game.start(1, deals=2, log=True)
    first = state.forehand
    state.play(game.parse_action("raise"))
    state.play(game.parse_action("over"))
    assert any(isinstance(event, ThrownIn) for event in state.log or ())
    assert (state.stake, state.deal_number, state.deal_in_match, len(state.hands[0])) == (1, 2, 1, 3)
    assert state.pools == [13], "the ante is not paid again, and what was paid is not given back"
    assert state.forehand == first, "the same dealer deals"
    before = state.copy()
    state.play(game.parse_action("nothing"))
    assert state.undo() == game.parse_action("nothing")
    assert (state.pools, state.totals, state.awards) == (before.pools, before.totals, before.awards)
    play_on(state, ["nothing"])
    assert (state.deal_number, state.deal_in_match, len(state.hands[0])) == (3, 2, 2)
    end = next(event for event in state.log or () if isinstance(event, DealEnd))
    assert [award.name for award in end.awards][:5] == ["ante"] * 4 + ["raise"]


def test_what_a_choice_counts_is_told_and_goes_with_the_deal(tmp_path: Path) -> None:
    game = chips(tmp_path, SAYS.replace(", then: ask", ""), SCORE, match=POOL, replace=TALK)
    state = game.start(1, deals=2, log=True)
    speaker = state.to_act
    state.play(game.parse_action("call"))
    assert state.counters[0][speaker] == 2
    assert [event for event in state.log or () if isinstance(event, Gained)] == [Gained("call", speaker, "calls", 2)]
    assert state.awards[-1] == Awarded("call", speaker, 1)
    play_on(state)
    assert state.counters == [[0] * 4]


def test_who_wins_the_match_wins_it_at_once(tmp_path: Path) -> None:
    game = chips(tmp_path, SAYS.replace(", then: ask", ""), SCORE, match=POOL, replace=TALK)
    state = game.start(1, log=True)
    speaker = state.to_act
    state.play(game.parse_action("win"))
    assert (state.over, state.winner, state.legal_actions()) == (True, speaker, ())
    end, last = (state.log or [])[-2:]
    assert isinstance(end, DealEnd) and [award.name for award in end.awards] == ["ante"] * 4
    assert last == MatchEnd([-3] * 4, speaker, [], [])
    with pytest.raises(IllegalPlayError, match="the match is over"):
        state.play(0)
    state.undo()
    assert not state.over and state.winner is None


# --- bonuses ----------------------------------------------------------------------------------------------------------


def test_a_bonus_may_come_with_any_card_and_asks_what_lies_in_the_trick(tmp_path: Path) -> None:
    bonuses = """\
bonuses:
  - {name: caught, on: play, with: SJ, when: trick has HA, gains: {eyes: 5}, points: 1, from: who played HA}
  - {name: first, on: trick, with: S, when: in trick 1 and trick has HA, gains: {calls: 1}}
"""
    state = Placed(chips(tmp_path, bonuses, SCORE).start(1))
    parse = state.plan.game.deck.parse_card
    cards = ("HA", "H7", "SJ", "D7")
    state.hold(
        {seat: [parse(card), parse(f"C{rank}")] for seat, card, rank in zip(range(4), cards, "789J", strict=True)}
    )
    state.lead_from(0)
    for card in cards:
        state.play(parse(card))
    assert state.card_points[0] == [0, 0, 36, 0]
    assert state.counters[0] == [0, 0, 1, 0]
    assert state.awards == [Awarded("caught", 2, 1), Awarded("caught", 0, -1)]


def test_a_bonus_that_only_names_somebody_is_told_with_nothing_gained(tmp_path: Path) -> None:
    bonuses = "bonuses: [{name: shown, on: lead, with: HA, binds: {shower: leader}}]"
    state = Placed(chips(tmp_path, bonuses, SCORE).start(1))
    parse = state.plan.game.deck.parse_card
    state.hold({seat: [parse(f"{suit}A"), parse(f"{suit}7")] for seat, suit in enumerate("HSDC")})
    state.lead_from(0)
    state.watch()
    state.play(parse("HA"))
    told = [event for event in state.log or () if isinstance(event, BonusGained)]
    assert told == [BonusGained("shown", 0, "points", 0)]
    assert [bound for bound in state.bound if bound] == [(0,)]


def test_a_view_names_the_holder_of_a_trick_that_lies_face_up(tmp_path: Path) -> None:
    state = Placed(chips(tmp_path, SCORE).start(1))
    parse = state.plan.game.deck.parse_card
    state.hold({seat: [parse(f"H{rank}"), parse(f"C{rank}")] for seat, rank in enumerate("789J")})
    state.lead_from(0)
    assert state.view(1).holder == NO_CARD
    state.play(parse("H7"))
    assert state.view(1).holder == state.holder == parse("H7")


# --- marks and the end of the match -----------------------------------------------------------------------------------


def test_a_mark_is_reckoned_for_all_before_it_is_made_for_any(tmp_path: Path) -> None:
    match = """\
  slate: {rungs: points, blots: marks}
  marks:
    - {name: blot, when: side has 1 point and the other sides together have 2 rungs, gains: {blots: 1}, clears: rungs}
  ends: after deal 2
  winner: most points
"""
    end = scored(won(chips(tmp_path, SCORE, match=match), 0, 1, 2))
    assert [mark.side for mark in end.marks] == [0, 1, 2]
    assert end.totals[1:] == [[0] * 4, [1, 1, 1, 0]]


def test_what_is_paid_at_the_end_is_told_with_the_end_and_enters_no_total(tmp_path: Path) -> None:
    match = "  at the end: [{name: difference, when: side has 2 points, points: points, from: each other side}]\n"
    state = won(chips(tmp_path, SCORE, match=match + ENDS.replace("deal 9", "deal 1")), 1, 1, 0)
    end = scored(state)
    last = (state.log or [])[-1]
    assert isinstance(last, MatchEnd)
    paid = [Awarded("difference", 1, 6), *(Awarded("difference", side, -2) for side in (0, 2, 3))]
    assert (state.over, last.awards) == (True, paid)
    assert last.totals == end.totals[0] == state.totals[0] == [1, 2, 0, 0]
    assert state.winner == 1


def test_a_total_of_the_last_deals_has_what_was_paid_before_them(tmp_path: Path) -> None:
    match = "  slate: {recent: points of the last 2 deals}\n" + POOL
    game = chips(tmp_path, SCORE, match=match)
    state, seen = game.start(1, deals=4, log=True), []
    while not state.over:
        play_on(state)
    for event in state.log or ():
        if isinstance(event, DealEnd):
            seen.append(event.points)
            assert event.totals[1] == [sum(each) for each in zip(*seen[-2:], strict=True)]


def test_the_slate_grows_before_the_score_for_those_who_play(tmp_path: Path) -> None:
    match = "  slate: {bags: tricks over 1}\n" + ENDS
    score = "score: [{name: bags, points: bags, when: side has 1 bag}]"
    assert scored(won(chips(tmp_path, score, match=match), 1, 1, 1)).points == [0, 2, 0, 0]


# --- before the first lead --------------------------------------------------------------------------------------------


def test_a_deal_may_end_before_the_first_lead(tmp_path: Path) -> None:
    says = """\
dialogues:
  stay:
    opens: step
    ask: {by: forehand, in turn: true, say: {stay: {}, go: {when: players are more than 1, sits out: speaker}}}
"""
    ends = ("deal ends: when every card is played", "deal ends: when every card is played or players are 1")
    talk = ("  - deal: {cards: 3, packets: 1}\n", "  - deal: {cards: 3, packets: 1}\n  - dialogue: stay\n")
    score = "score: [{name: alone, points: 4, when: players are 1}]"
    game = chips(tmp_path, says, score, replace=[ends, talk])
    state = game.start(1, deals=1, log=True)
    for word in ("go", "go", "stay", "go"):
        state.play(game.parse_action(word))
    assert state.over and sum(state.last_points) == 4
    placed = Placed(game.start(1))
    placed.hold_any(1)
    assert not placed.is_over()


def test_steps_reckon_rows_with_the_cards_that_are_dealt(tmp_path: Path) -> None:
    rows = """\
  - deal: {cards: 3, packets: 1}
  - row: {name: ace, for: each seat, when: seat holds SA, gains: {calls: 1}, pays: 1}
"""
    game = chips(tmp_path, SCORE, replace=[("  - deal: {cards: 3, packets: 1}\n", rows)])
    for seed in range(8):
        state = game.start(seed, log=True)
        ace = game.model.deck.parse_card("SA")
        holds = [int(ace in hand) for hand in state.hands]
        assert state.counters == [holds]
        assert state.totals[0] == [-each for each in holds]


def test_the_hands_of_a_record_are_those_that_were_dealt() -> None:
    game = load_game("schnapsen")
    for seed in range(1, 6):
        state = game.start(seed, deals=1, log=True)
        deal = next(event for event in state.log or () if isinstance(event, Deal))
        assert [sorted(hand) for hand in deal.hands] == state.hands
        assert deal.stock[0] in state.turned, "the rest of the pack, before the trump is turned up"
        assert sorted([*deal.stock, *(card for hand in deal.hands for card in hand)]) == list(range(state.n))
