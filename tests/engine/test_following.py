"""Following and order: cards that count as another suit, exemptions, rungs that allow more than they ask for, colours,
the last card dealt, what was dealt, open cards of the stock, tricks of a phase, pools with a stake."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest

from stich.cards import Card
from stich.engine.packs import Laid
from stich.engine.state import State
from stich.engine.table import Stage
from stich.examples.run import run
from stich.language.conditions.kinds import BindingKind
from stich.language.model.game import GameModel
from stich.language.model.values import possible_values
from stich.match.game import Game
from stich.rules.reference import judge
from stich.rules.walk import winner
from tests.small_spec import CONJECTURE, checked
from tests.specs_under_test import playable

FOLLOWING = (
    "five-and-ten", "french-ruff", "german-whist", "spoil-five", "triomphe-1659", "whist",
    "bohemian-schneider", "briscola", "euchre", "watten-south-tyrol",
)  # fmt: skip

BOWERS = (
    """\
format: 1
game: bowers
title: {en: Bowers}
"""
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J 10 9}
seats: {players: 4}
deal:
  - deal: {cards: 5, packets: [2, 3]}
  - bind: {trump: suit of the last card dealt}
powers:
  right: {cards: trump J}
  left: {cards: J of the colour of trump, suit: trump}
  trumps: {cards: trump}
play:
  legal: [same suit, any]
deal ends: when every card is played
score:
  - {name: most, points: 1, when: side has 3 tricks}
  - {name: bowers, points: 2, when: side was dealt 2 of right left}
match: {ends: when a side has 5 points, winner: most points}
"""
)

FOOL = BOWERS.replace("game: bowers", "game: fool").replace("ranks: A K Q J 10 9}", "ranks: A K Q J 10 9, add: Fool}")
FOOL = FOOL.replace(
    "  legal: [same suit, any]\n",
    "  legal: [same suit beating, same suit, trump, any]\n  exempt: [need not play Fool]\n",
)


def codes(tmp_path: Path, text: str, name: str) -> tuple[GameModel | None, list[str]]:
    """The game of a text, and the codes of its faults."""
    game, faults = checked(tmp_path, text, name)
    return game, [fault.code for fault in faults]


def loaded(tmp_path: Path, text: str, name: str, examples: str = "") -> Game:
    """A game without faults, with these examples."""
    game, faults = codes(tmp_path, text + (f"examples:\n{examples}" if examples else ""), name)
    assert game is not None and not faults, faults
    return Game(game)


def holds(game: Game) -> None:
    """Every example of the game holds."""
    assert [result.text for result in run(game) if not result.ok] == []


# --- another suit ----------------------------------------------------------------------------------------------------


def test_a_left_bower_follows_and_wins_as_a_trump(tmp_path: Path) -> None:
    examples = """\
  - {name: a, comment: a, given: {trump: H, trick: HA, hand: DJ DA S9}, expect: {legal: DJ}}
  - {name: b, comment: a, given: {trump: H, trick: D9, hand: DJ DA S9}, expect: {legal: DA}}
  - {name: c, comment: a, given: {trump: H, trick: DJ, hand: H9 DA S9}, expect: {legal: H9}}
  - {name: d, comment: a, given: {trump: H, trick: D9, hand: DJ SA S9}, expect: {legal: DJ SA S9}}
  - {name: e, comment: a, given: {trump: H, trick: HA DJ H9 DA}, expect: {winner: DJ}}
  - {name: f, comment: a, given: {trump: H, trick: DJ HJ HA DA}, expect: {winner: HJ}}
  - {name: g, comment: a, given: {trump: H, trick: DA DJ DK D9}, expect: {winner: DJ}}
  - {name: h, comment: a, given: {trump: S, trick: DA DJ DK D9}, expect: {winner: DA}}
  - {name: i, comment: a, given: {last dealt: SQ}, expect: {trump: S}}
  - {name: j, comment: a, given: {trump: S, winners: 1 1 1 0 0, dealt: {0: SJ, 2: CJ}}, expect: {points: 2 1}}
  - {name: k, comment: a, given: {trump: S, winners: 1 1 1 0 0, dealt: {0: SJ, 1: CJ}}, expect: {points: 0 1}}
"""
    game = loaded(tmp_path, BOWERS, "bowers", examples)
    holds(game)
    beating = game.rules.under(((1,),))
    jack = game.model.deck.parse_card("DJ")
    assert beating.suit[jack] == 1 and game.rules.suit[jack] == 2, "it counts as a heart and bears a diamond"


@pytest.mark.parametrize("name", FOLLOWING)
def test_reference_and_tables_agree_on_random_tricks(name: str) -> None:
    game, rng = playable(name), random.Random(name)
    for bound in product(*(possible_values(game.model, binding) for binding in game.model.bindings)):
        for _ in range(120):
            size = rng.randint(1, game.plan.players)
            trick: list[Card] = rng.sample(range(game.rules.n), size)
            assert winner(game.rules, bound, trick) == judge(game.model, bound, trick).winner, (bound, trick)


@pytest.mark.parametrize(("striker", "above"), [("10", "U"), ("K", "D"), ("D", "7")])
def test_above_the_highest_rank_comes_the_lowest(striker: str, above: str) -> None:
    game = playable("watten-south-tyrol")
    deck, kinds = game.model.deck, [binding.kind for binding in game.model.bindings]
    bound = tuple((deck.ranks.index(striker),) if kind is BindingKind.RANK else (2,) for kind in kinds)
    bound = tuple(() if kind is BindingKind.SEAT else value for kind, value in zip(kinds, bound, strict=True))
    guate = [power.name.key for power in game.model.powers].index("guate")
    assert game.rules.under(bound).members[guate] == 1 << deck.parse_card(f"{deck.suits[2]}{above}")


# --- exemptions and split rungs ---------------------------------------------------------------------------------------


def test_an_exempt_card_may_always_be_played_and_meets_no_rung(tmp_path: Path) -> None:
    examples = """\
  - {name: a, comment: a, given: {trump: H, trick: S10, hand: SK Fool H9}, expect: {legal: SK Fool}}
  - {name: b, comment: a, given: {trump: H, trick: S10, hand: Fool H9 D9}, expect: {legal: Fool H9}}
  - {name: c, comment: a, given: {trump: H, trick: S10, hand: Fool D9}, expect: {legal: Fool D9}}
  - {name: d, comment: a, given: {trump: H, trick: SK, hand: S9 SA Fool}, expect: {legal: SA Fool}}
"""
    holds(loaded(tmp_path, FOOL, "fool", examples))


def test_only_an_exempt_trump_is_kept_back(tmp_path: Path) -> None:
    text = FOOL.replace("need not play Fool]", "need not play right unless left was led]")
    examples = """\
  - {name: a, comment: a, given: {trump: H, trick: HA, hand: HJ S9 D9}, expect: {legal: HJ S9 D9}}
  - {name: b, comment: a, given: {trump: H, trick: DJ, hand: HJ S9 D9}, expect: {legal: HJ}}
  - {name: c, comment: a, given: {trump: H, trick: HA, hand: HJ H9 D9}, expect: {legal: H9 HJ}}
"""
    holds(loaded(tmp_path, text, "fool", examples))


def test_the_highest_card_is_that_of_the_hand_in_question(tmp_path: Path) -> None:
    text = BOWERS.replace(
        "  legal:",
        "  guards: [must lead highest of (right or left or trumps) in hand]\n"
        "  exempt: [need not play highest of (right or left or trumps) in hand]\n  legal:",
    )
    examples = """\
  - {name: a, comment: a, given: {trump: H, hand: H9 HK S9 SA}, expect: {legal: HK}}
  - {name: b, comment: a, given: {trump: H, hand: H9 HK DJ SA}, expect: {legal: DJ}}
  - {name: c, comment: a, given: {trump: H, hand: S9 SA}, expect: {legal: S9 SA}}
  - {name: d, comment: a, given: {trump: H, trick: HA, hand: H9 HK S9}, expect: {legal: H9 HK}}
  - {name: e, comment: a, given: {trump: H, trick: HA, hand: HK S9}, expect: {legal: HK S9}}
"""
    holds(loaded(tmp_path, text, "bowers", examples))


def test_a_rung_may_allow_more_than_it_asks_for(tmp_path: Path) -> None:
    text = BOWERS.replace("[same suit, any]", "[{holding: same suit, may play: same suit or trump or left}, any]")
    examples = """\
  - {name: a, comment: a, given: {trump: H, trick: S10, hand: S9 H9 DJ D9}, expect: {legal: S9 H9 DJ}}
  - {name: b, comment: a, given: {trump: H, trick: S10, hand: H9 DJ D9}, expect: {legal: H9 DJ D9}}
"""
    game = loaded(tmp_path, text, "bowers", examples)
    holds(game)
    assert not game.plan.phases[0].free


def test_games_without_exemptions_pay_nothing_for_them() -> None:
    assert not playable("whist").plan.more_than_ladder and playable("spoil-five").plan.more_than_ladder


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("suit: trump}", "suit: bowers}", "unknown-name"),
        ("colour of trump", "colour of right", "wrong-sort"),
        ("deck: {suits: french,", "deck: {suits: S H D C,", "no-colour"),
        ("J of the colour of trump", "one above trump", "wrong-sort"),
        ("last card dealt}", "first card dealt}", "condition-syntax"),
        ("when: side has 3 tricks", "when: right was led", "not-known-here"),
        ("deal ends: when every card is played", "deal ends: when a side was dealt 2 of bower", "unknown-name"),
        ("has 3 tricks}", "has 3 tricks in endplay}", "unknown-name"),
        ("has 3 tricks}", "has 3 points in play}", "condition-syntax"),
        ("[same suit, any]", "[{holding: same suit}, any]", "missing-key"),
        ("[same suit, any]", "[{holding: same suit, may play: chosen}, any]", "unknown-name"),
        ("  legal:", "  exempt: [may not play right]\n  legal:", "condition-syntax"),
    ],
)
def test_a_wrong_use_is_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert BOWERS.count(old) >= 1
    game, faults = codes(tmp_path, BOWERS.replace(old, new), "bowers")
    assert game is None and code in faults


def test_a_card_cannot_count_as_two_suits(tmp_path: Path) -> None:
    turned = "turn up: {bind: trump, until: 2 suits, throw in when empty: true}"
    two = BOWERS.replace("cards: 5, packets: [2, 3]", "cards: 4")
    two = two.replace("bind: {trump: suit of the last card dealt}", turned)
    assert "wrong-value" in codes(tmp_path, two, "bowers")[1]


# --- the stock, phases, pools -----------------------------------------------------------------------------------------


def test_the_winner_takes_the_open_card_and_the_next_is_opened() -> None:
    state = playable("german-whist").start(5, deals=1)
    assert state.turned == state.stock[:1]
    while state.stock:
        (opened,), size = state.turned, len(state.stock)
        state.play(state.legal_actions()[0])
        state.play(state.legal_actions()[-1])
        assert opened in state.hands[state.winners[-1]] and len(state.stock) == size - 2
        assert state.turned == state.stock[:1] == list(state.view(0).turned)
    assert state.phase == 1 and state.phase_began == [0, 13] and not state.turned


def test_tricks_are_counted_by_the_phase_in_which_they_were_won() -> None:
    state = playable("german-whist").start(5, deals=1)
    while not state.over:
        state.play(state.legal_actions()[0])
    last = [state.side_of[seat] for seat in state.winners[13:]]
    ahead = 0 if last.count(0) > last.count(1) else 1
    assert len(last) == 13 and state.last_points[ahead] == 1 and state.last_points[1 - ahead] == 0


def test_the_last_card_dealt_is_shown_and_stays_with_the_dealer() -> None:
    state = playable("whist").start(3)
    ((card, seat),) = state.face_up
    assert seat == state.dealer and card in state.hands[seat]
    assert state.bound == ((state.rules.suit[card],),)
    assert state.view(state.forehand).face_up == ((card, seat),)


def test_what_was_dealt_is_known_when_the_cards_are_gone() -> None:
    state = playable("whist").start(3, deals=1)
    dealt = state.dealt[:]
    while not state.over:
        state.play(state.legal_actions()[0])
    assert state.dealt == dealt and sum(hand.bit_count() for hand in dealt) == 52 and not any(state.hands)


def test_chips_of_a_pool_with_a_stake_are_neither_made_nor_lost() -> None:
    state, rng = playable("spoil-five").start(11, deals=30), random.Random(11)
    seen, deal = set(), 1
    while not state.over:
        state.play(rng.choice(state.legal_actions()))
        if state.deal_number != deal or state.over:
            deal = state.deal_number
            assert sum(state.totals[0]) + state.pools[0] == 0
            seen.add(state.pools[0])
    assert {10, 15, 20} <= seen, "a pool of five stakes of two grows by five after each spoilt deal"


# --- robbing and going on ---------------------------------------------------------------------------------------------


def rob(*names: str) -> State:
    """French Ruff with this pack: forehand gets the odd cards of each packet, as dealt by twos and threes."""
    game = playable("french-ruff")
    cards = [game.model.deck.parse_card(name) for name in names]
    rest = [card for card in range(game.rules.n) if card not in cards]
    return game.start(1, packs=Laid([cards + rest]), deals=1)


def names_of(state: State, cards: list[Card]) -> list[str]:
    """Cards in words."""
    return state.plan.game.deck.names(cards)


def test_the_holder_of_the_ace_goes_on_while_trumps_appear() -> None:
    state = rob("SA", "H6", "C6", "C7", "H7", "H8", "H9", "C8", "C9", "C10", "SK", "SQ", "D6", "SJ")
    assert state.stage == Stage.TRANSFER and state.to_act == state.forehand
    actions = state.plan.actions
    for given in ("H6", "H7"):
        state.play(actions.parse(f"give {given}"))
    assert state.stage == Stage.TRICK, "a diamond was turned up, and nothing more can be taken"
    assert sorted(names_of(state, state.hands[state.forehand])) == ["H8", "H9", "SA", "SK", "SQ"]
    assert names_of(state, state.turned) == ["D6"] and names_of(state, state.aside) == ["H6", "H7"]


def test_who_has_the_ace_may_leave_the_card() -> None:
    state = rob("SA", "H6", "C6", "C7", "H7", "H8", "H9", "C8", "C9", "C10", "SK", "SQ", "D6", "SJ")
    state.play(state.plan.actions.parse("pass"))
    assert state.stage == Stage.TRICK and names_of(state, state.turned) == ["SK"]


def test_nobody_robs_without_the_ace() -> None:
    state = rob("S9", "H6", "C6", "C7", "H7", "H8", "H9", "C8", "C9", "C10", "SK", "SQ", "D6", "SJ")
    assert state.stage == Stage.TRICK
