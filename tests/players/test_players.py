"""Players: what they choose, seen through views alone; and what people type, read as actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from stich.cards import Seat, cards_in, mask_of
from stich.engine.events import Deal
from stich.engine.placed import Placed
from stich.engine.state import State
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.conditions.kinds import BindingKind
from stich.match.game import Game
from stich.players import thumb
from stich.players.base import PlayerError, stream_of
from stich.players.exchanges import offers
from stich.players.match import Seated, play_out
from stich.players.registry import make_player, spread
from stich.players.thumb import ThumbPlayer
from stich.rng import Random
from stich.table.typed import ReadingError, read_actions
from stich.voice.ladder import ladder
from stich.voice.offers import choices
from stich.voice.table import table
from tests.small_spec import small
from tests.specs_under_test import PLAYED, Bots, asks_in_transfers, playable

SEEDS = {"elfern", "karniffel", "karnoeffel", "knueffeln"}
"""Games in which to take tricks is to win; the thumb player knows of no other aim."""


def decisions(name: str, seed: int = 5, deals: int = 2) -> Iterator[State]:
    """The same state before each decision of a match of random players."""
    state = playable(name).start(seed, deals=deals)
    for _ in Bots(seed, playable(name).plan.players).play_out(state):
        yield state


def in_play(name: str, chosen: str, hands: dict[Seat, str], leader: Seat = 0) -> State:
    """A state with ``leader`` to lead, under these chosen suits and with these hands; the other seats hold none."""
    game = playable(name)
    begun = next(s for s in decisions(name) if s.stage == Stage.TRICK and not s.trick)
    deck, state = game.model.deck, Placed(begun)
    if chosen:
        state.bind_all((tuple(sorted(deck.suits.index(suit) for suit in chosen)), *begun.bound[1:]))
    state.hold({seat: list(map(deck.parse_card, hand.split())) for seat, hand in hands.items()})
    state.set_trick_number(2)
    state.lead_from(leader)
    return state


def greedy_choice(state: State) -> str:
    """What the thumb player does now, in words."""
    action = ThumbPlayer().choose(state.view(state.to_act), Random(1))
    return state.plan.actions.name(action)


def play_cards(state: State, *cards: str) -> State:
    """Play these cards."""
    for card in cards:
        state.play(state.plan.game.deck.parse_card(card))
    return state


# --- the registry -----------------------------------------------------------------------------------------------------


def test_an_unknown_player_is_refused_with_a_suggestion() -> None:
    with pytest.raises(PlayerError, match="`rndom`; did you mean `random`"):
        make_player("rndom")


def test_a_player_like_no_other_brings_the_whole_list() -> None:
    with pytest.raises(PlayerError, match="there are `greedy`, `random`, `search` and `thumb`"):
        make_player("x\x1b[31m")


@pytest.mark.parametrize(("names", "seats"), [([], 2), (["a", "b", "c"], 2)])
def test_too_few_and_too_many_players_are_refused(names: list[str], seats: int) -> None:
    with pytest.raises(PlayerError):
        spread(names, seats)


def test_a_short_list_of_players_goes_round_the_table() -> None:
    assert spread(["a", "b"], 5) == ["a", "b", "a", "b", "a"]


# --- every spec -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("player", ["random", "thumb"])
def test_a_player_finishes_deals_of_every_spec_with_legal_choices(name: str, player: str) -> None:
    game = playable(name)
    state = game.start(3, deals=3)
    seated = Seated([make_player(player) for _ in range(game.plan.players)], 3)
    for _ in play_out(state, seated):
        pass
    assert state.over
    assert all(action < game.plan.actions.concede for action in state.history), "no bot gives a deal up by itself"


@pytest.mark.parametrize("name", ["karnoeffel", "elfern", "hearts", "euchre", "skat", "watten", "sixty-six"])
@pytest.mark.parametrize("player", ["greedy:16", "search:16"])
def test_a_player_that_thinks_finishes_a_deal_and_does_the_same_again(name: str, player: str) -> None:
    game, done = playable(name), []
    for _ in range(2):
        state = game.start(3, deals=1)
        for _ in play_out(state, Seated([make_player(player) for _ in range(game.plan.players)], 3)):
            pass
        assert state.over
        done.append(state.history)
    assert done[0] == done[1]


@pytest.mark.parametrize("name", [name for name in PLAYED if name.split("-")[0] in SEEDS])
def test_a_greedy_side_outscores_a_random_one(name: str) -> None:
    game = playable(name)
    points = [0] * len(game.plan.sides)
    for seed in range(40):
        state = game.start(seed, deals=2)
        bots = [make_player("random" if side else "thumb") for side in game.plan.side_of]
        for _ in play_out(state, Seated(bots, seed)):
            pass
        points = [n + more for n, more in zip(points, state.totals[0], strict=True)]
    assert points[0] > max(points[1:])


def test_bots_do_not_change_the_cards() -> None:
    game = playable("karniffel")
    dealt = []
    for player in ("thumb", "random"):
        state = game.start(11, deals=4, log=True)
        for _ in play_out(state, Seated([make_player(player)] * 4, 11)):
            pass
        deals = [event for event in state.log or [] if isinstance(event, Deal)]
        dealt.append([(deal.hands, deal.stock, deal.face_up) for deal in deals])
    assert dealt[0] == dealt[1]
    assert len(dealt[0]) >= 4


def test_each_seat_has_a_stream_of_its_own() -> None:
    assert len({stream_of(7, seat).next() for seat in range(6)} | {stream_of(8, 0).next()}) == 7


def test_a_random_player_takes_each_action_about_equally_often() -> None:
    state = in_play("elfern", "", {0: "SA HK D7 C9", 1: "S7 S8 S9 S10"})
    player, rng, counts = make_player("random"), Random(3), dict[int, int]()
    for _ in range(4000):
        action = player.choose(state.view(0), rng)
        counts[action] = counts.get(action, 0) + 1
    assert set(counts) == set(state.legal_actions())
    assert all(900 < n < 1100 for n in counts.values())


# --- the thumb player ------------------------------------------------------------------------------------------------


def test_greedy_leads_its_strongest_card() -> None:
    hands = {0: "AK BO L10", 1: "A6 A7 A8", 2: "H6 H7 H8", 3: "A9 A10 AD"}
    assert greedy_choice(in_play("karniffel", "LB", hands)) == "BO"


def test_greedy_takes_with_the_cheapest_card_that_takes() -> None:
    hands = {0: "AK H6", 1: "BO B6 AD", 2: "H7 H8", 3: "A9 A10"}
    state = play_cards(in_play("karniffel", "LB", hands), "AK")
    assert greedy_choice(state) == "AD"


def test_greedy_throws_its_weakest_card_where_it_cannot_take() -> None:
    hands = {0: "L8 H6", 1: "BO B6 A6", 2: "H7 H8", 3: "A9 A10"}
    state = play_cards(in_play("karniffel", "LB", hands), "L8")
    assert greedy_choice(state) == "A6"


def test_greedy_does_not_take_from_its_partner() -> None:
    hands = {0: "AK H6", 1: "A9 A7", 2: "BO H8", 3: "A8 A10"}
    state = play_cards(in_play("karniffel", "LB", hands), "AK", "A9")
    assert greedy_choice(state) == "H8"


def test_greedy_looks_at_the_finished_trick_where_powers_are_settled_there() -> None:
    hands = {0: "L9 L2", 1: "B3 A2", 2: "LK A4", 3: "A5 A6"}
    state = play_cards(in_play("karnoeffel", "B", hands), "L9")
    assert greedy_choice(state) == "B3", "no king lies: the three takes"
    hands = {0: "LK L2", 1: "B3 A2", 2: "L9 A4", 3: "A5 A6"}
    state = play_cards(in_play("karnoeffel", "B", hands), "LK")
    assert greedy_choice(state) == "A2", "a king lies: the three is plain"


def test_greedy_knows_its_partner_holds_though_the_trick_is_settled_at_the_end() -> None:
    hands = {0: "L9 L2", 1: "A9 A2", 2: "LK A4", 3: "BU A3"}
    state = play_cards(in_play("karnoeffel", "B", hands, leader=1), "A9", "A4")
    assert greedy_choice(state) == "A3", "seat 1 holds the trick for seat 3"


def test_greedy_exchanges_for_the_stronger_card_and_only_then() -> None:
    seen = 0
    for name in ("karniffel", "knueffeln"):
        for seed in range(60):
            for state in decisions(name, seed, deals=1):
                if state.stage == Stage.TRANSFER:
                    seen += 1
                    mine = state.view(state.to_act)
                    chosen = ThumbPlayer().choose(mine, Random(1))
                    assert chosen in state.legal_actions()
                    actions = state.plan.actions
                    if chosen != actions.pass_:
                        assert offers(mine)[chosen - actions.give]
    assert seen > 20


def test_greedy_accepts_a_raise_rather_than_give_up() -> None:
    for seed in range(60):
        for state in decisions("knueffeln", seed, deals=1):
            if state.stage == Stage.DIALOGUE:
                assert greedy_choice(state) == "accept"
                return
    pytest.fail("no raise came about")


@pytest.mark.parametrize(
    ("opens", "says"),
    [
        ("on lead", "{by: speaker, say: {sing: {wins match: true}}}"),
        ("step", "{by: forehand, say: {go on: {}, sing: {wins match: true}}}"),
    ],
)
def test_greedy_says_what_wins_the_match(tmp_path: Path, opens: str, says: str) -> None:
    step = "\n  - dialogue: song" if opens == "step" else ""
    song = f"song: {{opens: {opens}, a: {says}}}"
    edits = ("\npowers:", f"{step}\npowers:"), ("\ndeal ends:", f"\ndialogues:\n  {song}\ndeal ends:")
    model = small(tmp_path, *edits)
    state = Game(model).start(1)
    assert greedy_choice(state) == "sing"
    state.play(state.plan.actions.says["sing"])
    assert state.over and state.winner == state.side_of[state.forehand]


def test_a_bot_keeps_the_strengths_of_so_many_situations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumb, "KNOWN_AT_MOST", 4)
    player, state = ThumbPlayer(), playable("knueffeln").start(1, log=True)  # a readable state, to be set up
    kept = []
    for suits in combinations(range(4), 2):
        state.bound = (suits,)
        player._strengths(state.view(0))
        kept.append(len(player._known))
    assert kept == [1, 2, 3, 4, 1, 2]


# --- what a view offers, and what is typed ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYED)
def test_every_decision_of_every_spec_can_be_typed(name: str) -> None:
    actions = playable(name).plan.actions
    for state in decisions(name, deals=4):
        mine, legal = state.view(state.to_act), state.legal_actions()
        for action in legal:
            words = actions.name(action)
            assert read_actions(mine, legal, words) == [action]
            assert read_actions(mine, legal, words.lower()) == [action]


@pytest.mark.parametrize("name", PLAYED)
def test_offers_are_what_the_engine_lets_a_seat_take(name: str) -> None:
    actions, met, seeds = playable(name).plan.actions, 0, iter(range(40 if playable(name).plan.transfers else 0))
    while met < 50 and (seed := next(seeds, -1)) >= 0:
        for state in decisions(name, seed, deals=12):
            for given, taken in offers(state.view(state.to_act)).items():
                met += 1
                after = state.copy()
                after.play(actions.give + given)
                takes = mask_of(a - actions.take for a in after.legal_actions() if actions.take <= a < actions.pass_)
                if taken.bit_count() == 1:
                    assert set(after.hands[state.to_act]) - set(state.hands[state.to_act]) == {taken.bit_length() - 1}
                else:
                    assert takes == taken
    assert bool(met) == asks_in_transfers(playable(name))


@pytest.mark.parametrize("name", PLAYED)
def test_the_table_can_be_shown_at_any_time_and_names_no_hidden_card(name: str) -> None:
    game = playable(name)
    names = [choice.name for choice in game.model.choices] + list(game.model.counters)
    told = {word for each in names for word in f"{each.key} {each.title()}".split()}  # by the rules, wherever it lies
    for state in decisions(name):
        for seat in range(game.plan.players):
            mine = state.view(seat)
            shown = " ".join([*table(mine), *(choices(mine) if mine.legal else ())]).replace(",", " ").split()
            hidden = set(game.model.deck.cards) - set(game.model.deck.names(visible(mine, state))) - told
            assert not hidden & {word.strip("*") for word in shown}
            assert list(ladder(mine))


def visible(mine: View, state: State) -> set[int]:
    """Every card that a seat may know of."""
    cards = {card for _, hand in mine.hands for card in hand} | {card for card, _ in mine.face_up}
    cards |= {
        *mine.turned,
        *mine.exposed,
        *mine.looked_at,
        *mine.trick,
        *(card for heap in mine.heaps for card in heap),
    }
    cards |= {card for meld in mine.melded for card in cards_in(meld.cards)}
    bound = zip(state.plan.game.bindings, mine.bound, strict=True)
    return cards | {card for binding, held in bound if binding.kind is BindingKind.CARD for card in held}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("♥9", "H9"), ("h9", "H9"), ("9h", "H9"), ("10h", "H10"), ("  H9 ", "H9"), ("sa", "SA")],
)
def test_cards_are_read_in_many_forms(typed: str, meant: str) -> None:
    state = in_play("elfern", "", {0: "SA H9 H10 C9", 1: "S7 S8 S9 S10"})
    assert read_actions(state.view(0), state.legal_actions(), typed) == [state.plan.game.deck.parse_card(meant)]


@pytest.mark.parametrize("typed", ["H9 face down", "h9 fd", "H9 down", "h9 f d"])
def test_a_face_down_lead_has_short_forms(typed: str) -> None:
    state = in_play("knueffeln", "HC", {0: "H9 S2", 1: "S3 S4", 2: "D2 D3", 3: "C2 C3"})
    actions = state.plan.actions
    assert read_actions(state.view(0), (), typed) == [actions.parse("H9 face down")]


def answering() -> tuple[Game, State]:
    """A state in which a raise must be answered."""
    game = playable("knueffeln")
    states = (s for seed in range(99) for s in decisions("knueffeln", seed, 1))
    return game, next(s for s in states if s.stage == Stage.DIALOGUE)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a", "accept"),
        ("ACC", "accept"),
        ("annehmen", "accept"),
        ("strike", "strike the flag"),
        ("s", "strike the flag"),
        ("flag", "strike the flag"),
        ("stf", "strike the flag"),
        ("спускаю флаг", "strike the flag"),
    ],
)
def test_answers_may_be_shortened_or_given_in_other_languages(typed: str, meant: str) -> None:
    game, state = answering()
    read = read_actions(state.view(state.to_act), state.legal_actions(), typed)
    assert read == [game.parse_action(meant)]


@pytest.mark.parametrize("typed", ["xyzzy", "H44", "H9 sideways up", "C5 for", "♠"])
def test_words_without_meaning_are_refused_with_their_own_text(typed: str) -> None:
    state = in_play("knueffeln", "HC", {0: "H9 S2", 1: "S3 S4", 2: "D2 D3", 3: "C2 C3"})
    with pytest.raises(ReadingError, match="not understood"):
        read_actions(state.view(0), state.legal_actions(), typed)
