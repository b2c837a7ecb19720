"""What comes of an example, and what an example can show.

Place in the pipeline: the data that the kinds of examples share; ``run`` makes results of it.  It must not know
how any kind is run.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from stich.engine.state import State
from stich.examples.given import Given, Unreadable
from stich.language.conditions import terms as t
from stich.language.model.deal import Transfer
from stich.language.model.dialogues import Choice, Dialogue
from stich.language.model.melds import MeldKind

BOTH = "reference and tables"
ENGINE = "engine"
GIVEN_UP = "conceded"  # the award of a deal that was given up


class Shown(NamedTuple):
    """Something that an example shows: what kind of thing, which one, and how (``in force``, ``forbids``, …)."""

    what: str
    name: str
    how: str

    def __str__(self) -> str:
        return f"{self.what} `{self.name}`: {self.how}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an example: the answer, what decided it, and what it has shown."""

    expected: str
    got: str
    ok: bool
    decided: tuple[str, ...] = ()
    executor: str = ENGINE
    shown: frozenset[Shown] = frozenset()


def guard_name(guard: t.Guard, index: int) -> str:
    """What a guard is called: its own words."""
    return " ".join(guard.span.text.split()) if guard.span else f"number {index + 1}"


def choice_name(dialogue: Dialogue, choice: Choice) -> str:
    """What a choice is called: by its dialogue and as the spec writes it, however many it stands for."""
    if choice.call is not None:  # all bids of the auctions of a dialogue are one
        return f"{dialogue.name.key}: {choice.call.calling.name.lower()}"
    return f"{dialogue.name.key}: {choice.span.text if choice.span else choice.name.key}"


def give_name(step: Transfer, index: int) -> str:
    """What the cards are called that entitle to a transfer: by the transfer, numbered if there are several."""
    return step.name.key if len(step.gives) == 1 else f"{step.name.key}, {index + 1}"


def meld_shown(kind: MeldKind) -> Shown:
    """That a meld of this kind is shown, or may be."""
    return Shown("meld", kind.row.name.key, "is shown")


def same_in_both(answers: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """One answer for all fillings; or, where they differ, both, and why that is wrong."""
    if len(set(answers)) == 1:
        return answers[0], ()
    why = "what the example leaves open matters: say more (the phase, the tricks so far, the stake)"
    return " or ".join(sorted(set(answers))), (why,)


def known_answers(expect: Given, *keys: str) -> None:
    for key in expect:
        if key not in keys:
            raise Unreadable(f"`{key}` cannot be expected together with the rest", expected=True)


def match_winner(state: State) -> str:
    """The side that has won the match, `nobody` if no side has; `none` while it goes on."""
    if not state.over:
        return "none"
    return "nobody" if state.winner is None else str(state.winner)
