"""Many deals by chance: what ``engine.chance`` chooses, deal after deal, with what comes of it added up.

Place in the pipeline: over all other parts of ``machine``.  It must not know who asks, nor how many matches there are.

The numbers that choose are those of ``rng.SplitMix``, one stream for a match; what is added up stands in ``tally``, a
list that the match does not own (see ``TallyAt``).
"""

from __future__ import annotations

from stich.machine.layout_talk import ChoiceAt, StateAt
from stich.machine.limits import Stage
from stich.machine.numbers import (
    Int,
    Ints,
    Word,
    count,
    high,
    kernel,
    low,
    many,
    mixed,
    nth,
    remainder_of_words,
    stepped,
)
from stich.machine.play import act, reckon_options
from stich.machine.registers import Table
from stich.machine.talk import choice_of, state_now

KINDS = 4  # of calls, those that are none among them


@kernel
def play_by_chance(s: Table) -> None:
    """Play the match to its end, or until it cannot go on."""
    while not s.over and not s.fault:
        if not s.known:
            reckon_options(s)
        act(s, _by_chance(s))


@kernel
def _below(s: Table, number: Int) -> Int:
    """The next number below another, each equally likely."""
    s.policy = stepped(s.policy)
    value: Word = mixed(s.policy)
    if low(value, number) < number:
        while low(value, number) < remainder_of_words(number):
            s.policy = stepped(s.policy)
            value = mixed(s.policy)
    return high(value, number)


@kernel
def _by_chance(s: Table) -> Int:
    """Any legal action, each equally likely; in an auction first what kind of call it is."""
    if s.simple:
        return nth(s.legal, _below(s, count(s.legal)))
    if s.stage == Stage.DIALOGUE and s.code[state_now(s) + StateAt.AUCTION]:
        return _call_by_chance(s)
    return s.options[_below(s, s.opts)]


@kernel
def _call_by_chance(s: Table) -> Int:
    """A call, or what is said beside: first of which kind, in the order in which they are first met."""
    state: Int = state_now(s)
    size: Ints = many(4)
    order: Ints = many(4)
    kinds: Int = 0
    for i in range(KINDS):
        size[i] = 0
    for i in range(s.opts):
        kind: Int = s.code[choice_of(s, state, s.options[i]) + ChoiceAt.CALL]
        if size[kind] == 0:
            order[kinds] = kind
            kinds += 1
        size[kind] += 1
    chosen: Int = order[_below(s, kinds)] if kinds > 1 else order[0]
    left: Int = _below(s, size[chosen]) if kinds > 1 else _below(s, s.opts)
    for i in range(s.opts):
        if s.code[choice_of(s, state, s.options[i]) + ChoiceAt.CALL] == chosen:
            if left == 0:
                return s.options[i]
            left -= 1
    return s.options[0]
