"""A dialogue must end, whatever is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.language.check.mistakes import SPEAK, TALK, TURN
from tests.small_spec import SMALL, checked

RAISE = "        raise: {{stake: stake plus 1, then: answer{}}}\n"


@pytest.mark.parametrize(
    ("say", "codes"),
    [
        ("        yes: {}\n", []),
        ("        yes: {then: other}\n    other: {by: opponent, say: {no: {}}}\n", []),
        ("        yes: {then: nowhere}\n", ["unknown-name"]),
        ("        yes: {}\n    other: {by: opponent, say: {no: {}}}\n", ["unreachable-state"]),
        ("        yes: {when: stake is 1}\n", ["nothing-to-say"]),
        ("        yes: {}\n        again: {then: answer}\n", ["endless-dialogue"]),
        ("        yes: {}\n" + RAISE.format(""), ["endless-dialogue"]),
        ("        yes: {}\n" + RAISE.format(", when: stake is at least 3"), ["endless-dialogue"]),
        ("        yes: {}\n" + RAISE.format(", when: stake is at most 3"), []),
        ("        yes: {}\n        set: {stake: 2, when: stake is at most 3, then: answer}\n", ["endless-dialogue"]),
        ("        yes: {}\n        up: {stake: stake plus 1, then: other}\n"
         "    other: {by: opponent, say: {no: {}, back: {when: stake is at most 3, then: answer}}}\n", []),
    ],
)  # fmt: skip
def test_a_dialogue_must_end(tmp_path: Path, say: str, codes: list[str]) -> None:
    text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", TALK + say + "deal ends: when")
    _, faults = checked(tmp_path, text)

    assert [fault.code for fault in faults] == codes
