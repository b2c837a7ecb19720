"""Dialogues that could go on for ever.

Place in the pipeline: part of ``check``.  A dialogue is a graph of choices; on whatever way one comes round, something
must have risen that some condition on that way bounds: the stake, or a counter.  Or a choice of that way can be made
only so often.  Must not know how a dialogue is held.

A choice of a circle can be left out of account (it is made only a certain number of times) if it raises a count that no
choice of the circle lowers, and every way round by it asks that this count be low; then the circles that remain are
looked at in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from stich.language.check.contracts import binds_of
from stich.language.check.linear import Linear, Lines, facts, is_speaker
from stich.language.check.ranges import ALWAYS_THERE, Measured, Ranges
from stich.language.check.said import rows_of_choice
from stich.language.conditions.kinds import Circle, Role
from stich.language.conditions.measures import MOST, Measure
from stich.language.conditions.terms import And, Condition, Named, Not, One, Same, SeatRef, Within
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import Choice, Dialogue, DialogueState, Swap
from stich.language.model.game import GameModel
from stich.language.model.score import Doing
from stich.language.text.diagnostics import Diagnostic, error, quoted
from stich.language.text.nodes import Mapping

StateKey: TypeAlias = tuple[int, int]
"""A state of a dialogue, by the numbers of both."""

STAKE: Measured = (Measure.STAKE, -1)
TURN: StateKey = (-1, -1)
"""The state in which a seat is that may say something before it plays."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A choice that leads from one state of a dialogue to another, while ``when`` holds."""

    dialogue: int
    choice: Choice
    when: Condition
    start: StateKey
    end: StateKey


def check_endless(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Dialogues in which one can go round for ever; those of a turn together, for they are open beside one another."""
    finder = _Finder(ranges := Ranges(game))
    for i, dialogue in enumerate(game.dialogues):
        if not dialogue.beside_cards:
            yield from finder.faults(list(_edges(ranges, i, dialogue)), tree)
    turns = [(i, dialogue) for i, dialogue in enumerate(game.dialogues) if dialogue.beside_cards]
    yield from finder.faults([edge for i, dialogue in turns for edge in _edges(ranges, i, dialogue)], tree)


# --- the graph --------------------------------------------------------------------------------------------------------


def _edges(ranges: Ranges, number: int, dialogue: Dialogue) -> Iterator[Edge]:
    """The choices that lead on; of a dialogue on a turn also those that end it, for then the turn goes on."""
    for i, state in enumerate(dialogue.states):
        for choice in state.ways:
            over = choice.ends_deal or (choice.then < 0 and not dialogue.beside_cards)
            if over or _goes_round(ranges, i, state, choice):
                continue
            end = (number, choice.then) if choice.then >= 0 else TURN
            yield Edge(number, choice, choice.when, (number, i), end)
            if dialogue.beside_cards and i == 0:
                yield Edge(number, choice, And((dialogue.when, choice.when)), TURN, end)


def _goes_round(ranges: Ranges, i: int, state: DialogueState, choice: Choice) -> bool:
    """Whether a state goes round the table from seat to seat, and a certain seat does not pass it on by this choice."""
    one_after_another = state.by.role is Role.SPEAKER and abs(state.by.offset) == 1
    return (
        choice.then == i
        and state.auction is None
        and one_after_another
        and any(map(_not_of_the_table, facts(ranges, choice.when)))
    )


def _not_of_the_table(condition: Condition) -> bool:
    """Whether it is asked that the speaker is not the dealer, or not forehand."""
    asked = condition.part if isinstance(condition, Not) else None
    if not isinstance(asked, Same) or not isinstance(asked.right, SeatRef):
        return False
    seat = asked.right
    return is_speaker(asked.left) and seat.role in (Role.DEALER, Role.FOREHAND) and not seat.offset


def _circles(edges: list[Edge]) -> list[list[Edge]]:
    """The edges that lie on circles, those together from which one comes to one another."""
    following: dict[StateKey, set[StateKey]] = {}
    for edge in edges:
        following.setdefault(edge.start, set()).add(edge.end)
    reached = {state: _reachable(following, state) for state in following}
    found: dict[frozenset[StateKey], list[Edge]] = {}
    for edge in edges:
        if edge.start in reached.get(edge.end, ()):
            round_it = frozenset(state for state in reached[edge.start] if edge.start in reached.get(state, ()))
            found.setdefault(round_it, []).append(edge)
    return list(found.values())


def _reachable(following: dict[StateKey, set[StateKey]], start: StateKey) -> set[StateKey]:
    reached, waiting = {start}, [start]
    while waiting:
        new = following.get(waiting.pop(), set()) - reached
        reached |= new
        waiting += new
    return reached


def _flat(circles: list[list[Edge]]) -> list[Edge]:
    return [edge for circle in circles for edge in circle]


# --- what rises, and what is bounded ----------------------------------------------------------------------------------


@dataclass
class _Finder:
    """Looks for circles that nothing ends."""

    ranges: Ranges

    def faults(self, edges: list[Edge], tree: Mapping) -> Iterator[Diagnostic]:
        """One fault for each circle that can be gone round for ever, and each choice that opens it on a turn."""
        waiting = _circles(edges)
        while waiting:
            circle = waiting.pop(0)
            spent = self._spent(circle)
            if spent:
                waiting += _circles([edge for edge in circle if edge not in spent])
            else:
                yield from self._told(circle, tree)

    def _spent(self, circle: list[Edge]) -> list[Edge]:
        """The edges of a circle that can be taken only so many times."""
        spent = [edge for edge in circle if self._once(edge)]
        for measured in (STAKE, *sorted(set(_counters(circle)), key=lambda each: each[1])):
            lines = Lines(self.ranges, measured)
            moves = [self._least_move(lines, edge) for edge in circle]
            if min(moves) >= 0:
                raising = [edge for edge, move in zip(circle, moves, strict=True) if move > 0]
                spent += self._bounded(lines, circle, raising)
        return spent

    def _bounded(self, lines: Lines, circle: list[Edge], raising: list[Edge]) -> list[Edge]:
        """Those that raise a count below a bound: the stake wherever on the way round it is asked for, a counter of a
        seat where that seat raises it."""
        low = [edge for edge in circle if lines.kept(edge.when)[1] < MOST]
        if lines.measured != STAKE:
            return [edge for edge in raising if edge in low]
        free = _flat(_circles([edge for edge in circle if edge not in low]))
        return [edge for edge in raising if edge not in free]

    def _least_move(self, lines: Lines, edge: Edge) -> int:
        """By how much a choice raises the count at least; below 0 if it can lower it."""
        changed = list(_changed(lines, edge.choice))
        if len(changed) > 1:
            return -MOST
        if not changed:
            return 0
        low, high = lines.kept(edge.when)
        low = max(low, self._least_stake) if lines.measured == STAKE else low
        new = changed[0]
        return new.low + (new.times - 1) * (low if new.times > 1 else high if new.times < 1 else 0)

    @cached_property
    def _least_stake(self) -> int:
        """The least that a deal can be worth."""
        match, lines = self.ranges.game.match, Lines(self.ranges, STAKE)
        least = min(match.stake, match.stake_after_draw)
        for choice in self.ranges.game.choices:
            for new in _changed(lines, choice):
                least = min(least, new.low if new.times == 0 else least if new.low >= 0 else -MOST)
        return least

    def _once(self, edge: Edge) -> bool:
        """Whether a choice, once made, cannot be made again by the same seat, whatever is said in between."""
        if any(isinstance(effect, Swap) for effect in edge.choice.effects):
            return True
        binds = [effect for effect in edge.choice.effects if isinstance(effect, Bind)]
        barred = [fact.part for fact in facts(self.ranges, edge.when) if isinstance(fact, Not)]
        return any(self._bars_again(fact, binds) for fact in barred)

    def _bars_again(self, fact: Condition, binds: list[Bind]) -> bool:
        """Whether a fact that must not hold holds once these are bound."""
        if isinstance(fact, Named):
            named = {bind.name for bind in binds if _names_one(bind)}
            return fact.binding in named and _never_unnamed(self.ranges.game, fact.binding)
        own = _own_seat(fact) if isinstance(fact, Same | Within) else -1
        return own in {bind.name for bind in binds if _names_speaker(bind)} and _only_openers_bind(
            self.ranges.game, own
        )

    # --- what is said of it

    def _told(self, circle: list[Edge], tree: Mapping) -> Iterator[Diagnostic]:
        on_turn = [edge for edge in circle if edge.start == TURN]
        for edge in on_turn:
            message = f"{quoted(edge.choice.name.key)} can be said again and again on one turn"
            help = "let it bind a name, and ask before that it is not named; or raise a stake that is asked for"
            yield error("endless-dialogue", message, edge.choice.span or tree.span, help=help)
        if not on_turn:
            edge, why = self._why(circle)
            name = quoted(self.ranges.game.dialogues[edge.dialogue].name.key)
            help = (
                "let each turn round raise the stake, and one choice ask `stake is at most …`; or let a choice bind "
                "a name and ask before that it is not named, or raise a counter of the speaker (`gains: {said: 1}`) "
                "and ask for that (`said is 0`)"
            )
            yield error("endless-dialogue", f"the dialogue {name} may go on for ever", edge.choice.span or tree.span,
                        why, help=help)  # fmt: skip

    def _why(self, circle: list[Edge]) -> tuple[Edge, str]:
        lines = Lines(self.ranges, STAKE)
        flat = _flat(_circles([edge for edge in circle if self._least_move(lines, edge) <= 0]))
        if flat:
            return flat[0], "a turn round raises neither the stake nor a counter that the speaker is asked for"
        free = _flat(_circles([edge for edge in circle if lines.kept(edge.when)[1] == MOST]))
        if free:
            return free[0], "no choice asks whether the stake is still low"
        lower = [edge for edge in circle if self._least_move(lines, edge) < 0]
        return (lower or circle)[0], "the stake is set back on the way round"


def _counters(circle: list[Edge]) -> Iterator[Measured]:
    """The counters that the choices of a circle change."""
    changes = (change for edge in circle for row in rows_of_choice(edge.choice) for change in row.changes)
    return ((change.measure, change.index) for change in changes if change.measure is Measure.COUNTER)


def _changed(lines: Lines, choice: Choice) -> Iterator[Linear]:
    """What a choice makes of the count."""
    if lines.measured == STAKE and choice.stake is not None:
        yield lines.of(choice.stake)
    for change in (change for row in rows_of_choice(choice) for change in row.changes):
        if (change.measure, change.index) == lines.measured:
            yield _after(lines.of(change.number), change.doing)


def _after(number: Linear, doing: Doing) -> Linear:
    match doing:
        case Doing.GAINS:
            return Linear(number.times + 1, number.low, number.high)
        case Doing.LOSES:
            return Linear(1 - number.times, -number.high, -number.low)
        case Doing.SETS:
            return number


# --- what a choice names ----------------------------------------------------------------------------------------------


def _names_one(effect: Bind) -> bool:
    """Whether a name has a value for sure after it."""
    return bool(effect.value) or (effect.seat is not None and effect.seat.role in ALWAYS_THERE)


def _names_speaker(effect: Bind) -> bool:
    """Whether a name is the speaker's after it."""
    return effect.seat is not None and is_speaker(effect.seat)


def _own_seat(fact: Same | Within) -> int:
    """The binding of which it is asked whether it is the speaker or of his side; −1 for another question."""
    left, right = fact.left, fact.right
    if is_speaker(right) or right is Circle.SIDE:
        return _held(left)
    return _held(right) if is_speaker(left) else -1


def _held(one: One) -> int:
    """The binding that is meant, itself and no seat by it; −1 for another."""
    plain = isinstance(one, SeatRef) and not one.offset and not one.partner
    return one.binding if isinstance(one, SeatRef) and plain else -1


def _only_openers_bind(game: GameModel, binding: int) -> bool:
    """Whether a binding is made only by who opens a dialogue on a turn, and of himself."""
    for dialogue in game.dialogues:
        for i, state in enumerate(dialogue.states):
            opener = i == 0 and dialogue.beside_cards
            for effect in (effect for choice in (*state.choices, *state.endings) for effect in choice.effects):
                if isinstance(effect, Bind) and effect.name == binding and not (opener and _names_speaker(effect)):
                    return False
    by_others = (*(bonus.binds for bonus in game.bonuses), *(contract.binds for contract in game.contracts))
    return not any(bind.name == binding for binds in by_others for bind in binds)


def _never_unnamed(game: GameModel, binding: int) -> bool:
    """Whether nothing that is said or gained takes away what a name holds; a higher bid does, if contracts bind it, and
    an auction of contracts that the contract itself."""
    if binding == game.contract and any(binding in c.binds for c in game.choices if c.call is not None):
        return False
    if any(bind.name == binding for contract in game.contracts for bind in contract.binds):
        return False
    return all(_names_one(bind) or bind.seat is not None for bind in binds_of(game) if bind.name == binding)
