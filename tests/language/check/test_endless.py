"""A dialogue that is not told to be endless ends, whatever is said: small dialogues at random, gone through wholly."""

from __future__ import annotations

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.language.check.mistakes import SPEAK, TURN
from tests.small_spec import SMALL, checked

STAKES = {"": None, "stake plus 1": (1, 1), "2 times stake": (2, 0), "3": (0, 3), "6": (0, 6), "stake minus 1": (1, -1)}
WHENS = {
    "": (0, 999),
    "stake is at most 4": (0, 4),
    "stake is at least 2": (2, 999),
    "not stake is more than 5": (0, 5),
}
FAR = 40

CHOICE = st.tuples(st.sampled_from(sorted(STAKES)), st.sampled_from(sorted(WHENS)), st.integers(0, 2))
STATES = st.lists(st.lists(CHOICE, min_size=1, max_size=3), min_size=3, max_size=3)


def spec(states: list[list[tuple[str, str, int]]]) -> str:
    said = ["dialogues:\n  raise:\n    opens: step\n"]
    for i, choices in enumerate(states):
        said.append(f"    s{i}:\n      by: opponent\n      say:\n        end: {{}}\n")
        for j, (stake, when, then) in enumerate(choices):
            keys = [f"then: s{then}", *([f"stake: {stake}"] if stake else []), *([f"when: {when}"] if when else [])]
            said.append(f"        c{j}: {{{', '.join(keys)}}}\n")
    return SMALL.replace(TURN, SPEAK).replace("deal ends: when", "".join(said) + "deal ends: when")


def may_go_on(states: list[list[tuple[str, str, int]]]) -> bool:
    """Whether one can go on for ever, from any state with any stake."""
    done: set[tuple[int, int]] = set()
    return any(goes_round(states, (state, stake), done, ()) for state in range(3) for stake in range(1, 8))


def goes_round(
    states: list[list[tuple[str, str, int]]], at: tuple[int, int], done: set[tuple[int, int]], way: tuple[object, ...]
) -> bool:
    if at in way or abs(at[1]) > FAR:
        return True
    if at in done:
        return False
    done.add(at)
    return any(goes_round(states, after, done, (*way, at)) for after in following(states[at[0]], at[1]))


def following(choices: list[tuple[str, str, int]], stake: int) -> list[tuple[int, int]]:
    open_ = [(said, then) for said, when, then in choices if WHENS[when][0] <= stake <= WHENS[when][1]]
    return [(then, stake if (line := STAKES[said]) is None else line[0] * stake + line[1]) for said, then in open_]


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(STATES)
def test_what_is_not_told_ends(tmp_path: Path, states: list[list[tuple[str, str, int]]]) -> None:
    codes = [fault.code for fault in checked(tmp_path, spec(states))[1]]

    if "endless-dialogue" not in codes:
        assert not may_go_on(states)
