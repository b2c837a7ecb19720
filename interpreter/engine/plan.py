"""What the engine needs of a game, worked out once: seats, actions, and every condition as a function.

Place in the pipeline: made from ``rules.Rules`` when a game is loaded; read by every state of that game.  It holds
nothing that changes in play.
"""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.cards import Seat
from interpreter.engine import facts
from interpreter.engine.actions import Actions
from interpreter.engine.facts import Fact, Number
from interpreter.rules.tables import Rules
from interpreter.spec import model
from interpreter.spec.terms import Always, Cards, Condition, Who


@dataclass(frozen=True, slots=True)
class PlannedPhase:
    """A phase of the play: is any card legal in reply, when it is over, how many cards are drawn after a trick."""

    free: bool
    until: Fact | None
    draw: int


@dataclass(frozen=True, slots=True)
class PlannedAward:
    """An award: to a side for which ``when`` holds, so many points."""

    name: str
    points: Number
    when: Fact


@dataclass(frozen=True, slots=True)
class PlannedMark:
    """A change on the slate: ``mark`` says what changes, ``when`` for which side."""

    mark: model.Mark
    when: Fact


@dataclass(frozen=True, slots=True)
class PlannedChoice:
    """Something that may be said, with its effects."""

    action: int
    choice: model.Choice
    when: Fact
    stake: Number | None
    concedes: Number | None


@dataclass(frozen=True, slots=True)
class PlannedTransfer:
    """A transfer; ``gives`` are the cards that entitle to it, each with its condition."""

    step: model.Transfer
    gives: tuple[tuple[Cards, Fact], ...]


class Plan:
    """A game ready to be played.  Attributes are read-only by convention; states share one plan."""

    def __init__(self, rules: Rules) -> None:
        game = rules.game
        self.rules, self.game = rules, game
        self.actions = Actions(game)
        self.n = rules.n
        self.deck = tuple(range(rules.n))
        self._seat_tables(game)
        self._play_tables(game)
        self._score_tables(game)

    def _seat_tables(self, game: model.Game) -> None:
        self.players = game.seats.players
        self.sides = game.seats.sides
        self.side_of = tuple(
            next(i for i, seats in enumerate(self.sides) if seat in seats) for seat in range(self.players)
        )
        self.after: tuple[tuple[Seat, ...], ...] = tuple(
            tuple((seat + i) % self.players for i in range(1, self.players + 1)) for seat in range(self.players)
        )

    def _play_tables(self, game: model.Game) -> None:
        play = game.play
        self.final = play.final
        legal = self.rules.beating(tuple(() for _ in game.bindings)).legal
        everything = game.deck.all
        self.phases = tuple(
            PlannedPhase(
                free=not rows[0][0] and all(mask == everything for mask in rows[0][1]),
                until=_unless_never(phase.until),
                draw=phase.draw.cards if phase.draw else 0,
            )
            for phase, rows in zip(play.phases, legal, strict=True)
        )
        self.guards = tuple((guard, facts.fact(guard.when)) for guard in play.guards)
        self.lead_guards = bool(play.guards)
        self.play_guards = any(guard.play for guard in play.guards)
        self.face_down = facts.fact(game.dialogues[play.face_down].when) if play.face_down >= 0 else None
        self.concede_when = facts.fact(play.concede_when) if play.concede_when is not None else None
        self.concede = facts.amount(play.concede)
        self.ends = _ends(play.ends)
        self.simple = not play.final and not self.rules.trick_atoms and game.ties.rule is not model.TieRule.NOBODY
        self.simple = self.simple and not self.rules.led_suit_matters
        self.to_draw = any(phase.draw for phase in play.phases)
        self.state_atoms = tuple(facts.fact(atom) for atom in self.rules.state_atoms)
        self.dialogues = tuple(
            tuple(tuple(self._choice(choice) for choice in state.choices) for state in dialogue.states)
            for dialogue in game.dialogues
        )
        self.transfers = {
            i: PlannedTransfer(step, tuple((give.cards, facts.fact(give.when)) for give in step.gives))
            for i, step in enumerate(game.steps)
            if isinstance(step, model.Transfer)
        }
        self.opens = tuple(facts.fact(dialogue.when) for dialogue in game.dialogues)

    def _choice(self, choice: model.Choice) -> PlannedChoice:
        return PlannedChoice(
            action=self.actions.says[choice.name.key],
            choice=choice,
            when=facts.fact(choice.when),
            stake=facts.amount(choice.stake) if choice.stake else None,
            concedes=facts.amount(choice.concedes) if choice.concedes else None,
        )

    def _score_tables(self, game: model.Game) -> None:
        unbound = self.rules.beating(tuple(() for _ in game.bindings))
        self.tally_values = unbound.tally_values
        self.tiers = tuple(
            tuple(
                PlannedAward(award.name.key, facts.amount(award.points), facts.fact(award.when))
                for award in tier.awards
            )
            for tier in game.score
        )
        self.marks = tuple(PlannedMark(mark, facts.fact(mark.when)) for mark in game.match.marks)
        self.match_ends = _ends(game.match.ends)
        self.match_winner = facts.counts(game.match.winner_count)


def _unless_never(condition: Condition) -> Fact | None:
    return None if condition == Always(False) else facts.fact(condition)


def _ends(condition: Condition | None) -> Fact | None:
    """The end of a deal or a match: if it speaks of a side without naming one, any side will do."""
    if condition is None:
        return None
    holds = facts.fact(condition)
    if facts.asks(condition, Who.SIDE, Who.OTHER):
        return lambda s, seat, side: any(holds(s, seat, each) for each in range(len(s.sides)))
    return holds
