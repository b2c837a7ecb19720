"""What a player can find out from the chance that it is handed: nothing but its own draws."""

from __future__ import annotations

import gc
from typing import Any

import pytest

from stich.engine.packs import BOTS, PACKS, Seeded
from stich.players.base import stream_of
from stich.rng import _M1, _M2, GAMMA, MASK, Random, SplitMix, mix, stream
from tests.specs_under_test import PLAYED, Bots, playable

SEEDS = (0, 1, 7, 1426, 1924, MASK)


def unmix(z: int) -> int:
    """The inverse of ``mix``, as an attacker has it."""
    for shift, factor in ((31, _M2), (27, _M1), (30, 1)):
        x = z
        for _ in range(64 // shift + 1):
            x = z ^ (x >> shift)
        z = x * pow(factor, -1, 1 << 64) & MASK
    return z


def numbers_within(thing: Any) -> set[int]:
    """Every number that can be reached from an object by its attributes and containers, and its bytes as numbers."""
    met, waiting, found = set[int](), [thing], set[int]()
    while waiting:
        item = waiting.pop()
        if id(item) in met or isinstance(item, type):
            continue
        met.add(id(item))
        if isinstance(item, int):
            found.add(item & MASK)
        elif isinstance(item, bytes):
            found |= {
                int.from_bytes(item[i : i + 8], order) for i in range(0, len(item), 8) for order in ("little", "big")
            }
        else:
            waiting += gc.get_referents(item)
            waiting += [getattr(item, name) for name in getattr(type(item), "__slots__", ()) if hasattr(item, name)]
    return found


def traced_back(numbers: set[int], part: int) -> set[int]:
    """Seeds that would explain a number if streams were derived by mixing, as they once were."""
    guesses = set(numbers)
    for number in numbers:
        for steps in range(9):  # the state before some draws, the seed before the parts were mixed in
            state = (number - steps * GAMMA) & MASK
            guesses |= {state, unmix(number), unmix(unmix(number) ^ mix((part + 1) * GAMMA & MASK))}
            guesses.add(unmix(unmix(unmix(state) ^ mix((part + 1) * GAMMA & MASK)) ^ mix((BOTS + 1) * GAMMA & MASK)))
    return guesses


def test_mixing_can_be_undone_and_so_tells_the_attack_can_work() -> None:
    assert all(unmix(mix(z)) == z for z in (0, 1, GAMMA, MASK, 0xE220A8397B1DCDAF))


def mixed(seed: int, *parts: int) -> int:
    """A stream as it once was derived."""
    z = mix(seed)
    for part in parts:
        z = mix(z ^ mix((part + 1) * GAMMA & MASK))
    return z


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", range(4))
def test_the_attack_finds_the_seed_of_a_stream_that_is_mixed(seed: int, seat: int) -> None:
    """From the stream, and from its first draws, if those are SplitMix64's."""
    own = mixed(seed, BOTS, seat)
    assert seed in traced_back({own}, seat)
    random = SplitMix(own)
    drawn = {unmix(random.next()) for _ in range(3)}
    assert seed in traced_back(drawn, seat)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", range(4))
def test_the_chance_of_a_player_leads_back_to_no_seed_and_to_no_pack(seed: int, seat: int) -> None:
    rng = stream_of(seed, seat)
    known = numbers_within(rng) | {rng.next() for _ in range(16)} | numbers_within(rng)
    guesses = traced_back(known | set(map(unmix, known)), seat)
    packs = {stream(seed, PACKS)} | {mix(stream(seed, PACKS))}
    pack = Seeded(seed).pack(1, range(52))
    assert not (seed > 1000 and seed in guesses)  # a small number may be any counter
    assert not packs & guesses
    assert all(Seeded(guess).pack(1, range(52)) != pack for guess in guesses if guess != seed)


def test_no_two_streams_of_a_match_are_tied_by_mixing() -> None:
    """Of each pair of streams, neither is a few draws or a mixing away from the other."""
    streams = {(purpose, part): stream(7, purpose, part) for purpose in range(3) for part in range(6)}
    drawn = {key: {Random(each).next(), each} for key, each in streams.items()}
    for key, own in drawn.items():
        reached = traced_back(own, key[1]) - own
        assert not any(reached & other for other_key, other in drawn.items() if other_key != key)


@pytest.mark.parametrize("name", PLAYED)
def test_nothing_within_a_view_is_the_seed_or_leads_to_the_packs(name: str) -> None:
    seed = 0x5EED_0123_4567_89AB
    state = playable(name).start(seed, deals=1)
    for count, _ in enumerate(Bots(1, len(state.hands)).play_out(state)):
        if count % 7 == 0:
            view = state.view(state.to_act)
            within = numbers_within([getattr(view, slot) for slot in type(view).__slots__ if slot != "plan"])
            assert seed not in within and stream(seed, PACKS) not in within
            assert state.packs not in gc.get_referents(view)
