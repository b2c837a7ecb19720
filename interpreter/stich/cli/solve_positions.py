"""Where deals are laid open: as a seed deals them, as a file sets them, where bots come to, where a record is.

RecordPlace in the pipeline: part of ``cli``, below ``solve``; must not know what is solved, or told of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import click

from stich.cli.errors import NamedRecordError, UsageError
from stich.cli.match import seat_bots
from stich.cli.record import opened, record_lines
from stich.cli.replay import begun
from stich.engine.actions import Action
from stich.engine.errors import RecordError
from stich.engine.posed import Posed, PosedDeal
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.text.home import Folders
from stich.match.decisions import Decisions, decisions
from stich.match.game import Game
from stich.match.record import Line, Recorder
from stich.players.match import Seated

TRIES = 1000  # matches that are begun until a deal comes to so few cards
NUMBERS = r"(\d{1,9})(?:\.(\d{1,9}))?"


class DecisionTaken(NamedTuple):
    """A decision as a record has it: in which line, and in which trick; 0 before the first."""

    action: Action
    line: int
    trick: int


@dataclass(slots=True)
class Opened:
    """A deal laid open, what was told of it before, and what a record says was done from there to its end.  ``name``
    tells it from others that are solved with it; ``number`` is that of the deal where it comes from."""

    state: State
    recorder: Recorder
    before: list[Line]
    name: str
    seed: int
    number: int = 1
    taken: tuple[DecisionTaken, ...] = ()


# --- by a seed --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ToBePlayed:
    """How far bots play before a deal is laid open: until nobody holds more than so many ``cards``; not at all."""

    players: Sequence[str]
    cards: int | None


def dealt(game: Game, seed: int, wanted: ToBePlayed) -> Opened:
    """The first deal of a match.

    Raises:
        UsageError: the bots cannot be seated, or never come to so few cards.
    """
    return _played(game, game.start(seed, log=True), seed, wanted, f"seed {seed}")


def laid(game: Game, number: int, deal: PosedDeal, seed: int, wanted: ToBePlayed) -> Opened:
    """A deal that a file sets; a seed deals whatever it does not.

    Raises:
        PosedError: the spec deals otherwise.
        UsageError: as of ``dealt``.
    """
    state = game.start(seed, log=True, packs=Posed({1: deal}, seed))
    found = _played(game, state, seed, wanted, deal.where)
    found.number = number
    return found


def _played(game: Game, state: State, seed: int, wanted: ToBePlayed, name: str) -> Opened:
    """Let bots play until somebody leads, and nobody holds more than so many cards."""
    names, players = seat_bots(wanted.players, game.plan.players)
    found = Opened(state, Recorder(game, state, seed, names), [], name, seed)
    found.before += found.recorder.lines()
    if wanted.cards is None:
        return found
    seated, deals = Seated(players, seed), 0
    while not state.over and deals < TRIES:
        if _leads_of_few(state, wanted.cards):
            found.number = state.deal_number
            return found
        number = state.deal_number
        state.play(seated.choose(state, state.to_act))
        deals += state.deal_number != number
        found.before = ([] if state.deal_number != number else found.before) + list(found.recorder.lines())
    raise UsageError(f"no deal of this match comes to a lead where nobody holds more than {wanted.cards} cards")


def _leads_of_few(state: State, cards: int) -> bool:
    return state.stage == Stage.TRICK and not state.trick and 0 < max(map(len, state.hands)) <= cards


# --- of a record ------------------------------------------------------------------------------------------------------


class RecordPlace(NamedTuple):
    """Where in a record: before what a line says; or with a trick before that trick of a deal, 0 being all that comes
    before the first."""

    number: int
    trick: int | None


def place(context: click.Context, parameter: click.Parameter, said: str | None) -> RecordPlace | None:
    """The place that an option names.

    Raises:
        click.BadParameter: it names none.
    """
    if said is None:
        return None
    found = re.fullmatch(NUMBERS, said, re.ASCII)
    if found is None or not int(found[1]):
        wrong = f"`{said}` is neither a line, as in 17, nor a deal and a trick, as in 2.4"
        raise click.BadParameter(wrong, context, parameter)
    return RecordPlace(int(found[1]), None if found[2] is None else int(found[2]))


def recorded(path: str, spec: str | None, trusted: Folders) -> Decisions:
    """What was decided in a record, which must hold as far as it goes.

    Raises:
        SpecError: the spec has faults.
        RecordError: a line does not hold, or the record leaves open what anybody holds.
    """
    try:
        with opened(path) as file:
            game, lines = begun(record_lines(file), spec, trusted)
            return decisions(game, lines)
    except RecordError as fault:
        raise NamedRecordError(path, fault) from None


def deals_of(record: Decisions, at: RecordPlace | None, cards: int | None) -> Iterator[Opened]:
    """The deals of a record: that at some place, or each, from where somebody leads and nobody holds more than so many
    ``cards``, or from its beginning.

    Raises:
        UsageError: the record has no such place, or no deal comes to so few cards.
    """
    walker = _Walker(record)
    if at is not None:
        yield walker.opened_at(_index(record, at))
        return
    found = False
    for begin, last in zip(
        record.deals, [*(after - 1 for after in record.deals[1:]), len(record.actions)], strict=True
    ):
        walker.go_to(begin)
        while cards is not None and walker.at < last and not _leads_of_few(walker.state, cards):
            walker.go_to(walker.at + 1)
        if not walker.state.over and (cards is None or _leads_of_few(walker.state, cards)):
            found = True
            yield walker.opened_at(walker.at)
    if not found:
        few = "" if cards is None else f" in which somebody leads and nobody holds more than {cards} cards"
        raise UsageError(f"the record has no deal{few}")


def _index(record: Decisions, at: RecordPlace) -> int:
    """How many decisions come before a place.

    Raises:
        UsageError: it has no such place.
    """
    if at.trick is None:
        if at.number > record.last_line + 1:
            raise UsageError(f"--at {at.number}: the record has {record.last_line} lines")
        return record.before[at.number]
    found = record.begins.get((at.number, at.trick))
    if found is not None:
        return found
    tricks = [trick for deal, trick in record.begins if deal == at.number]
    there = f"its last trick there is {max(tricks)}" if tricks else "no such deal is in the record"
    raise UsageError(f"--at {at.number}.{at.trick}: {there}")


class _Walker:
    """Plays what was decided in a record again, one thing after the other."""

    def __init__(self, record: Decisions) -> None:
        self.record, self.state, self.at = record, record.start(), 0
        self._head = [record.head]  # until it has been told
        self._recorder = self._recorder_of(self.state)
        self._before = list(self._recorder.lines())

    def _recorder_of(self, state: State, written: int | None = None) -> Recorder:
        head = self.record.head
        return Recorder(self.record.game, state, head["seed"], head["players"], written=written)

    def go_to(self, at: int) -> None:
        """Play on until so many decisions have been taken."""
        while self.at < at:
            self.state.play(self.record.actions[self.at])
            self.at += 1
            for line in self._recorder.lines():
                self._before.append(line)
                if line["event"] in ("deal_end", "thrown_in"):
                    self._before.clear()
            self.state.forget()

    def opened_at(self, at: int) -> Opened:
        """The deal as it lies after so many decisions."""
        self.go_to(at)
        state, record = self.state.copy(), self.record
        number = state.deal_number
        end = next((begin for begin in record.deals if begin > at), len(record.actions))
        taken = tuple(map(DecisionTaken, record.actions[at:end], record.lines[at:end], record.in_tricks[at:end]))
        place = f"line {record.lines[at]}" if at < len(record.lines) else "the end of the record"
        before = [*self._head, *(line for line in self._before if line["event"] != "match")]
        self._head = []
        recorder = self._recorder_of(state, state.event_count)
        return Opened(state, recorder, before, f"deal {number}, {place}", record.head["seed"], number, taken)
