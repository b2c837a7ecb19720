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
from stich.language.model.game import GameModel
from stich.language.model.melds import MeldKind
from stich.language.text.diagnostics import listed, quoted, series

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


def same_in_both(answers: Sequence[str], given: Given, model: GameModel, *keys: str) -> tuple[str, tuple[str, ...]]:
    """One answer for all fillings; or, where they differ, both, and why that is wrong: which of the ``keys``, the most
    telling first, the example leaves open."""
    if len(set(answers)) == 1:
        return answers[0], ()
    missing = [key for key in keys if not ({key, *SAME_AS.get(key, ())} & given.keys()) and _matters(model, key)]
    more = f": say {listed(missing[:MOST_LISTED])}" if missing else "; say more of the table"
    return " or ".join(sorted(set(answers))), (f"what the example leaves open matters{more}",)


SAME_AS = {"winners": ("winning seats", "conceded by"), "number": ("tricks",), "hands": ("held", "dealt")}
"""What says the same as a key, or more."""
MOST_LISTED = 4


def _matters(model: GameModel, key: str) -> bool:
    """Whether there is anything to say under a key in this game."""
    return key != "phase" or len(model.play.phases) > 1


def known_answers(expect: Given, *keys: str) -> None:
    """Check that an example of a kind expects only what such a one can show.

    Raises:
        Unreadable: it expects something else, too.
    """
    others = [quoted(key) for key in expect if key not in keys]
    if others:
        rest = [quoted(key) for key in expect if key in keys]
        beside = f"beside {series(rest, 'and')}" if rest else "here"
        message = f"{series(others, 'and')} cannot be expected {beside}"
        raise Unreadable(message, "make an example of its own of each", expected=True)


def match_winner(state: State) -> str:
    """The side that has won the match, `nobody` if no side has; `none` while it goes on."""
    if not state.over:
        return "none"
    return "nobody" if state.winner is None else str(state.winner)
