"""A solved deal in words: what it is worth to whom, and what is best now.

Place in the pipeline: part of ``voice``, over ``words`` and what ``solve`` has found.  It must not know how.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from stich.engine.actions import Action
from stich.engine.position import Position
from stich.match.game import Game
from stich.solve.solver import Move, Solved, is_match
from stich.solve.teams import Team
from stich.voice.words import TableWords, capital, table_words


class SolvedWords:
    """The words for the solved deals of a game."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game, self.words = game, table_words(game.model, language)

    def hands(self, position: Position) -> Iterator[str]:
        """Every hand as it is now, and what lies in the trick."""
        words = self.words
        for seat, hand in enumerate(position.hands):
            if hand:
                yield f"  {words.say('voice-hand', who=words.who(seat), cards=words.hand(hand))}"

    def worth(self, found: Iterable[tuple[Team, Fraction]], *, alone: bool) -> Iterator[str]:
        """What a deal is worth to each team."""
        yield capital(self.words.say("voice-solved-alone" if alone else "voice-solved"))
        for team, worth in found:
            yield f"  {self.words.say('colon', name=self._team(team), text=self.points(worth))}"

    def moves(self, solved: Solved) -> Iterator[str]:
        """What the seat to act may best do, and what else there is."""
        who, words = self.words.who(solved.to_act), self.words
        yield capital(words.say("voice-solved-best", who=who, moves=self._named(solved.best)))
        for worth, moves in groupby(solved.others, key=lambda move: move.worth):
            yield f"  {words.say('colon', name=self.points(worth), text=self._named(list(moves)))}"

    def points(self, worth: Fraction) -> str:
        """What a deal is worth, with its sign."""
        if is_match(worth):
            return self.words.say("voice-solved-match" if worth > 0 else "voice-solved-match-lost")
        return f"{'+' if worth > 0 else '−' if worth < 0 else ''}{_decimal(abs(worth))}"

    def _team(self, team: Team) -> str:
        return str(self.words.all_of(team.seats))

    def _named(self, moves: Sequence[Move]) -> str:
        return ", ".join(self._move(move.action) for move in moves)

    def _move(self, action: Action) -> str:
        """A move as it is typed; to give the deal up is not typed at all."""
        actions = self.game.plan.actions
        return self.words.say("voice-gives_up") if action >= actions.concede else actions.name(action)


def _decimal(number: Fraction) -> str:
    """A number with at most two digits behind the point."""
    return f"{float(number):.2f}".rstrip("0").rstrip(".")


def line_title(words: TableWords) -> str:
    """What stands above the best line."""
    return capital(words.say("voice-solved-line"))
