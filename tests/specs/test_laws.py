"""Laws that hold on random play of every spec."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from stich.cards import NO_CARD, NO_SEAT, Card, Seat, cards_in, mask_of
from stich.engine.chain import in_order
from stich.engine.errors import IllegalPlayError
from stich.engine.events import Deal, DealEnd, MatchEnd, TrickEnd
from stich.engine.packs import BOTS, LOTS, PACKS, Laid, Seeded
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.engine.table import Stage, Table
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Compare, Moment, Suited
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.model.powers import Power, TieRule, Ties
from stich.match.game import Game
from stich.match.record import Recorder, replay, text_of
from stich.rng import GAMMA, MASK, Random, SplitMix, shuffled, stream, values
from stich.rules import reference
from stich.rules.plainly import Asked, is_so, seats
from tests.games_by_hand import HAS_A_TRICK, trick_has, trick_number
from tests.specs_under_test import PLAYED, Bots, finished, playable

SEEDS = st.integers(0, MASK)
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no simpler match
every_spec = pytest.mark.parametrize("name", PLAYED)


def on_random_play(examples: int) -> Callable[[Any], Any]:
    """Run a law on so many random matches of each spec."""

    def decorate(law: Any) -> Any:
        return every_spec(settings(max_examples=examples, deadline=None, phases=PHASES)(given(seed=SEEDS)(law)))

    return decorate


def positions(game: Game, seed: int, deals: int = 2) -> Iterator[tuple[State, int]]:
    """Each position of a match that random players play, and what will be done in it."""
    state = game.start(seed, deals=deals, log=True)
    for action in Bots(seed, len(state.hands), give_up_once_in=30).play_out(state):
        yield state, action


def some_position(name: str, seed: int) -> State:
    """A position somewhere in a match of two deals, before its end."""
    match = list(positions(playable(name), seed))
    if not match:
        return some_position(name, seed + 1)  # it was over before anybody could act
    state = playable(name).start(seed, deals=2, log=True)
    for _, action in match[: Random(seed).below(len(match))]:
        state.play(action)
    return state


def snapshot(state: State) -> dict[str, Any]:
    """Everything about a match that could change, by name (what may be done is asked for first)."""
    state.legal_actions()
    fixed = {"rules", "beat", "programs"}
    slots = {name: getattr(state, name) for name in Table.__slots__ if name not in fixed}
    slots |= {"history": state.history, "log": state.log, "legal": state.legal}
    slots |= {"past": in_order(state.past), "begun": state.begun, "logged": state.logged, "told": in_order(state.told)}
    return pickle.loads(pickle.dumps(slots)) | {"beat": state.beat}  # a deep copy, and a quick one


def all_cards(state: State) -> list[Card]:
    """Every card, wherever it lies.  A card turned up under the stock lies in both places and counts once."""
    played = [card for _, trick, _ in state.tricks for card in trick]
    turned = [card for card in state.turned if card not in state.stock]
    piles = [*state.hands, state.stock, turned, state.exposed, state.aside, *state.heaps, state.trick, played]
    return sorted(card for pile in piles for card in pile if card != NO_CARD)


# --- play ------------------------------------------------------------------------------------------------------------


@on_random_play(6)
def test_cards_are_conserved_and_something_is_legal_until_the_end(name: str, seed: int) -> None:
    every, met = list(range(playable(name).plan.n)), set[int]()
    for state, _ in positions(playable(name), seed):
        legal = state.legal_actions()
        assert all_cards(state) == every
        assert legal
        assert list(legal) == sorted(set(legal))
        assert state.to_act in state.active
        met.update(legal)
    for action in met:
        assert playable(name).parse_action(playable(name).action_name(action)) == action
    assert state.over
    assert not state.legal_actions()


@on_random_play(5)
def test_undo_restores_everything(name: str, seed: int) -> None:
    state = some_position(name, seed)
    before = snapshot(state)
    for action in state.legal_actions()[:4]:
        state.play(action)
        assert state.undo() == action
        assert snapshot(state) == before


@on_random_play(1)
def test_undo_goes_back_to_the_start_through_every_position(name: str, seed: int) -> None:
    state = playable(name).start(seed, deals=2, log=True)
    before = [snapshot(state)]
    for action in Bots(seed, len(state.hands), give_up_once_in=30).play_out(state):
        assert action is not None
        before.append(snapshot(state))
    while state.history:
        state.undo()
        expected = before[len(state.history) + 1] if state.history else before[0]
        assert snapshot(state) == expected
    with pytest.raises(IndexError):
        state.undo()


@on_random_play(4)
def test_a_copy_is_independent(name: str, seed: int) -> None:
    state = some_position(name, seed)
    before = snapshot(state)
    copy = state.copy()
    assert snapshot(copy) == before
    for _ in Bots(seed + 1, len(state.hands)).play_out(copy):
        pass
    assert snapshot(state) == before
    again = state.copy()
    for action in copy.history[len(state.history) :]:
        again.play(action)
    assert snapshot(again) == snapshot(copy)
    while len(copy.history) > len(state.history):
        copy.undo()
    assert snapshot(copy) == before


@on_random_play(6)
def test_illegal_actions_change_nothing(name: str, seed: int) -> None:
    state = some_position(name, seed)
    before = snapshot(state)
    most = state.plan.actions.concede + len(state.sides)
    conceding = {state.plan.actions.concede + i for i in range(len(state.sides)) if state.may_concede(i)}
    for action in {*range(-2, most + 2), 10**9} - set(state.legal_actions()) - conceding:
        with pytest.raises(IllegalPlayError, match="illegal"):
            state.play(action)
    assert snapshot(state) == before


def asking_more(game: GameModel, random: Random) -> GameModel:
    """The game with one more power, conditions of all kinds in the clauses, and any rule for equal cards."""
    every = range(len(game.deck))
    low = Power(Names("low"), (t.Fixed(mask_of(every[len(every) // 2 :])),), t.Clause(t.Always()))
    some = t.Fixed(random.next() & mask_of(every))
    asked = (
        trick_number(Compare.AT_LEAST, 2),
        t.Now(Moment.STOCK_EMPTY),
        HAS_A_TRICK,
        trick_has(some),
        trick_has(some, 2),
        t.Led(),
    )

    def conditional(power: Power) -> Power:
        condition, clause = random.choice(asked), power.clause
        when = random.choice((condition, t.Not(condition), t.And((clause.when, condition)), clause.when))
        yields = random.choice((clause.yields, t.AllOf((some, t.SameSuit(Suited.LED)))))
        return replace(power, clause=replace(clause, when=when, yields=yields), dead=bool(random.below(2)))

    return replace(
        game,
        powers=tuple(map(conditional, (*game.powers, low))),
        ties=Ties(random.choice(tuple(TieRule)), tuple(range(len(game.deck.suits)))),
        play=replace(game.play, final=bool(random.below(2))),
    )


def hanging_on_the_lead(game: GameModel, random: Random) -> GameModel:
    """The game with powers that look at nothing but who was led: the engine then takes its shortest way."""
    every = range(len(game.deck))
    low = Power(Names("low"), (t.Fixed(random.next() & mask_of(every)),), t.Clause(t.Always()))
    holding = (t.Always(), t.Led(), t.Not(t.Led()))

    def plain(power: Power) -> Power:
        clause = t.Clause(random.choice(holding), lower=bool(random.below(2)), plain=bool(random.below(4)))
        return replace(power, clause=clause, dead=not random.below(4))

    return replace(game, powers=tuple(map(plain, (*game.powers, low))), play=replace(game.play, final=False))


@on_random_play(8)
def test_trick_winners_agree_with_the_reference(name: str, seed: int) -> None:
    winners_agree_with_the_reference(playable(name), seed)


@on_random_play(3)
def test_they_do_where_powers_ask_more_than_those_of_the_library(name: str, seed: int) -> None:
    winners_agree_with_the_reference(Game(asking_more(playable(name).model, Random(seed))), seed)


@on_random_play(3)
def test_they_do_where_powers_hang_on_the_lead_alone(name: str, seed: int) -> None:
    game = Game(hanging_on_the_lead(playable(name).model, Random(seed)))
    plan = playable(name).plan
    assert game.plan.simple or plan.nobody or plan.passes or plan.special_replies
    winners_agree_with_the_reference(game, seed)


def facts_at(state: State) -> dict[t.Fact, bool]:
    """What the clauses of a game ask beside the trick's cards, as the slow reference answers it before a lead."""
    standing = standing_of(state)
    return {fact: is_so(fact, standing, Asked(frozenset())) for fact in state.rules.state_atoms}


def winners_agree_with_the_reference(playable: Game, seed: int) -> None:
    game, facts = playable.model, dict[t.Fact, bool]()
    state, done = None, 0
    for state, action in positions(playable, seed):
        if state.stage == Stage.TRICK and not state.trick:
            facts = facts_at(state)
        if state.stage == Stage.TRICK and len(state.trick) < 2:
            bound = state.bound  # a lead may make trumps
        after = state.copy()
        after.play(action)
        tricks = [event for event in after.log or () if isinstance(event, TrickEnd)]
        for trick in tricks[done:]:
            cards = [card for card in trick.cards if card != NO_CARD]
            verdict = reference.judge(game, bound, cards, number=trick.number, facts=facts)
            seats = [trick.leader]
            while len(seats) < len(trick.cards):
                seats.append(state.next_seat[seats[-1]])
            seats = [seat for seat, card in zip(seats, trick.cards, strict=True) if card != NO_CARD]
            assert trick.winner == (NO_SEAT if verdict.winner is None else seats[verdict.winner])
        done = len(tricks)


# --- scores ----------------------------------------------------------------------------------------------------------


@on_random_play(8)
def test_points_add_up_as_declared(name: str, seed: int) -> None:
    state = finished(name, seed, deals=4, give_up_once_in=40)
    totals = [0] * len(state.sides)
    for event in state.log or ():
        if isinstance(event, DealEnd):
            assert event.points == [sum(n for _, to, n in event.awards if to == side) for side in range(len(totals))]
            totals = [total + n for total, n in zip(totals, event.points, strict=True)]
            assert event.totals[0] == totals
            open_ended = event.conceded is not None or state.to_draw or state.plan.passes
            assert open_ended or sum(event.tricks) <= state.plan.game.cards_dealt
    assert state.totals[0] == totals
    assert state.log is not None
    last = state.log[-1]
    assert isinstance(last, MatchEnd)
    assert (last.totals, last.winner) == (totals, state.winner)
    assert sum(state.returns()[seats[0]] for seats in state.sides) == pytest.approx(0)


@on_random_play(6)
def test_card_points_and_tricks_are_those_of_the_cards_played(name: str, seed: int) -> None:
    for state, _ in positions(playable(name), seed):
        if state.tricks:
            won = [(trick, winner) for _, trick, winner in state.tricks if winner != NO_SEAT]
            assert sum(state.tricks_won) == len(won)
            assert len(state.tricks) == state.trick_number - 1
            gained = standing_of(state).gained
            for i, (values_, kind) in enumerate(zip(state.beat.point_values, state.card_points, strict=True)):
                for seat, points in enumerate(kind):
                    taken = [card for trick, winner in won if winner == seat for card in trick if card != NO_CARD]
                    taken += in_own_heaps(state, seat)
                    assert points == sum(values_[card] for card in taken) + gained.get((i, seat), 0)


def in_own_heaps(state: State, seat: int) -> list[Card]:
    heaps = zip(state.plan.game.heaps, state.heap_seats, strict=True)
    return [card for heap, owner in heaps if owner == seat for card in state.pile(heap.pile)]


@on_random_play(4)
def test_a_heap_belongs_to_whom_the_reference_says(name: str, seed: int) -> None:
    owned = [heap for heap in playable(name).model.heaps if heap.belongs_to is not None]
    for state, _ in positions(playable(name), seed):
        if owned and state.stage == Stage.TRICK and not state.tricks and not state.trick:
            standing, nobody = standing_of(state), Asked(frozenset())
            for heap, seat in zip(state.plan.game.heaps, state.heap_seats, strict=True):
                if heap.belongs_to is None or not is_so(heap.when, standing, nobody):
                    assert seat == NO_SEAT
                else:
                    assert seat in (seats(heap.belongs_to, standing, nobody) or {NO_SEAT})


# --- views -----------------------------------------------------------------------------------------------------------


def reshuffled(state: State, seat: Seat, random: Random) -> State:
    """A position that differs from this one only in cards that ``seat`` cannot see."""
    other = state.copy()
    seen = {each for each, _ in state.view(seat).hands}
    looked_at = {card for looker, card in state.looked_at if looker == seat}
    known = {card for card, _ in state.face_up} | set(state.turned) | looked_at | {*cards_in(state.known_lying[seat])}
    piles = [hand for each, hand in enumerate(other.hands) if each not in seen]
    piles += [other.stock, *other.heaps]
    kept = [other.pile(heap.pile)[:] for heap in state.plan.game.heaps]
    if state.face_down and seat != state.leader:
        piles.append(other.trick)
    places = [(pile, i) for pile in piles for i, card in enumerate(pile) if card not in known]
    cards = shuffled([pile[i] for pile, i in places], random.next())
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    for hand in other.hands:
        hand.sort()
    if other.face_down:
        other.holder = other.trick[0]
    for heap, before, owner in zip(state.plan.game.heaps, kept, state.heap_seats, strict=True):
        if owner != NO_SEAT:
            for values, points in zip(state.beat.point_values, other.card_points, strict=True):
                points[owner] += sum(values[card] for card in other.pile(heap.pile)) - sum(
                    map(values.__getitem__, before)
                )
    other.looked_at = [entry for entry in state.looked_at if entry[0] == seat]
    other.legal = None
    return other


@on_random_play(5)
def test_a_view_does_not_depend_on_hidden_cards(name: str, seed: int) -> None:
    random, differed = Random(seed), False
    for state, _ in positions(playable(name), seed, deals=1):
        seat = random.below(len(state.hands))
        other = reshuffled(state, seat, random)
        differed = differed or (other.hands, other.stock) != (state.hands, state.stock)
        assert other.view(seat) == state.view(seat)
        assert other.view(seat).key == state.view(seat).key
        seen = {*state.sides[state.side_of[seat]], *cards_in(state.open_hands)}
        assert {each for each, _ in state.view(seat).hands} <= seen
    assert differed


@on_random_play(4)
def test_a_view_shows_the_own_hand_and_shares_nothing(name: str, seed: int) -> None:
    state = some_position(name, seed)
    views = [state.view(seat) for seat in range(len(state.hands))]
    keys = [each.key for each in views]
    names = state.plan.game.deck.names
    assert [names(each.hand) for each in views] == [names(hand) for hand in state.hands]
    assert views[state.to_act].legal == state.legal_actions()
    state.play(state.legal_actions()[0])
    assert [each.key for each in views] == keys


# --- records and seeds -----------------------------------------------------------------------------------------------


@cache
def unhurried(name: str) -> Game:
    """The game again, with nothing passed over in play."""
    return Game(playable(name).model, fast=False)


def record_of(game: Game, seed: int) -> list[str]:
    """A match of four deals by random players, with what was legal."""
    state = game.start(seed, deals=4, log=True)
    for _ in Bots(seed, len(state.hands), give_up_once_in=30).play_out(state):
        pass
    return [text_of(line) for line in Recorder(game, state, seed, ["random"] * len(state.hands), True).lines()]


@on_random_play(6)
def test_what_a_game_may_pass_over_makes_no_difference(name: str, seed: int) -> None:
    for fast, slow in zip(record_of(playable(name), seed), record_of(unhurried(name), seed), strict=True):
        assert slow == fast


@on_random_play(3)
def test_nor_does_it_where_powers_ask_more_than_those_of_the_library(name: str, seed: int) -> None:
    model = asking_more(playable(name).model, Random(seed))
    for fast, slow in zip(record_of(Game(model), seed), record_of(Game(model, fast=False), seed), strict=True):
        assert slow == fast


@on_random_play(3)
def test_a_record_replays(name: str, seed: int) -> None:
    state = finished(name, seed, deals=2, give_up_once_in=30)
    players = ["random"] * len(state.hands)
    for legal in (False, True):
        lines = [text_of(line) for line in Recorder(playable(name), state, seed, players, legal).lines()]
        *_, (replayed, _) = replay(playable(name), lines)
        assert snapshot(replayed) == snapshot(state)


@on_random_play(4)
def test_the_same_seed_gives_the_same_match(name: str, seed: int) -> None:
    assert finished(name, seed, deals=2).log == finished(name, seed, deals=2).log


@on_random_play(4)
def test_bots_do_not_change_the_cards(name: str, seed: int) -> None:
    def dealt(bots: int) -> dict[tuple[int, Seat], Any]:
        log = finished(name, seed, deals=3, bots=bots).log or ()
        return {event[:2]: event[2:] for event in log if isinstance(event, Deal)}

    first, second = dealt(1), dealt(2)
    shared = first.keys() & second.keys()
    assert (1, next(iter(first))[1]) in shared
    assert all(first[key] == second[key] for key in shared)


@every_spec
def test_a_whole_match_comes_to_its_end(name: str) -> None:
    state = playable(name).start(3)
    for _ in Bots(3, len(state.hands)).play_out(state):
        pass
    assert state.over
    assert state.winner is None or 0 <= state.winner < len(state.sides)


# --- random numbers --------------------------------------------------------------------------------------------------


def test_the_generator_of_the_shuffle_is_splitmix64() -> None:
    """The first numbers for two seeds, as other implementations give them."""
    known = {
        0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
        1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
    }
    for seed, numbers in known.items():
        random = SplitMix(seed)
        assert [random.next() for _ in numbers] == numbers
        assert list(values(seed, len(numbers))) == numbers


def naive_shuffle(items: list[int], state: int) -> list[int]:
    random, left, order = SplitMix(state), items[:], []
    while len(left) > 1:
        struck = left[random.below(len(left))]
        order.append(struck)
        left.remove(struck)
    return order + left


# A number nought is drawn again unless the range is a power of two; −k × GAMMA gives it as the k-th number.
@given(st.one_of(SEEDS, st.integers(1, 60).map(lambda k: -k * GAMMA & MASK)), st.integers(0, 60))
@settings(max_examples=200, deadline=None)
def test_a_shuffle_equals_the_naive_one(state: int, size: int) -> None:
    assert shuffled(range(size), state) == naive_shuffle(list(range(size)), state)


def test_a_number_that_would_be_unfair_is_drawn_again() -> None:
    random, after_one = SplitMix(-GAMMA & MASK), SplitMix(0)
    random.below(3)
    after_one.next()
    assert random.next() == after_one.next()


@pytest.mark.parametrize("n", [2, 3, 7, 36, 52])
def test_numbers_below_are_even(n: int) -> None:
    """Chi-square far inside what a fair die gives (mean n − 1, deviation √(2(n − 1)))."""
    random, draws, seen = Random(stream(5, n)), 20_000, [0] * n
    for _ in range(draws):
        seen[random.below(n)] += 1
    chi = sum((count - draws / n) ** 2 / (draws / n) for count in seen)
    assert abs(chi - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5


def test_every_order_of_three_cards_is_as_likely() -> None:
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        order = tuple(shuffled([0, 1, 2], stream(seed, PACKS, 1)))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 20.5  # one fair try in a thousand goes beyond


def test_streams_are_those_of_the_keyed_hash() -> None:
    """As Python's own BLAKE2b gives them, spelled out: the cards of a seed are the same for ever, on every machine."""
    words = [number.to_bytes(8, "little") for number in (1426, 2, 3)]
    own = hashlib.blake2b(words[1] + words[2], digest_size=8, key=words[0], person=b"stich").digest()
    assert stream(1426, 2, 3) == int.from_bytes(own, "little") == 0x84E5E98C813E2BB2
    random, blocks = Random(stream(1426, 2, 3)), b""
    for block in range(2):
        blocks += hashlib.blake2b(block.to_bytes(8, "little"), key=own, person=b"stich").digest()
    drawn = [random.next() for _ in range(16)]
    assert b"".join(number.to_bytes(8, "little") for number in drawn) == blocks


@given(SEEDS)
def test_streams_for_different_purposes_differ(seed: int) -> None:
    streams = {stream(seed, purpose, part) for purpose in (PACKS, LOTS, BOTS) for part in range(8)}
    assert len(streams) == 24


def test_laid_packs_come_first_and_then_those_of_the_seed() -> None:
    deck = range(8)
    laid = Laid([[3, 1, 0, 2, 7, 6, 5, 4]], seed=9)
    assert laid.pack(1, deck) == [3, 1, 0, 2, 7, 6, 5, 4]
    assert laid.pack(2, deck) == Seeded(9).pack(2, deck) == Seeded(9).pack(2, deck)
    assert sorted(Seeded(9).pack(1, deck)) == list(deck)
