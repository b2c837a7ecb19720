"""A solved deal in words: what it is worth to whom, and what is best now.

Place in the pipeline: part of ``voice``, over ``words`` and what ``solve`` has found.  It must not know how.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.position import Position
from stich.match.game import Game
from stich.solve.solver import Loss, Move, Solved, is_match
from stich.solve.teams import Team
from stich.voice.words import capital, table_words


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
        yield capital(self.words.say("voice-solved-sure" if alone else "voice-solved"))
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

    def title(self, key: str) -> str:
        """What stands above a line, or above what was given away."""
        return capital(self.words.say(key))

    def lost(self, judged: Loss, trick: int) -> str:
        """What a decision gave away, and what would not have; 0 is before the first trick."""
        words, who = self.words, str(self.words.who(judged.seat))
        where = [words.say("voice-trick_number", number=trick)] if trick else []
        lost = words.say("voice-solved-lost", move=self._move(judged.action), points=self._given_away(judged.lost))
        told = words.say("colon", name=", ".join([*where, who]), text=lost)
        return f"{told}; {self._better(judged.best)}" if judged.best else told

    def _better(self, actions: Iterable[Action]) -> str:
        return self.words.say("voice-solved-better", moves=", ".join(map(self._move, actions)))

    def in_all(self, lost: Sequence[Loss]) -> Iterator[str]:
        """What each player gave away, of those who gave anything away."""
        sums: dict[Seat, Fraction] = {}
        for judged in lost:
            sums[judged.seat] = sums.get(judged.seat, Fraction()) + judged.lost
        if not sums:
            yield self.words.say("voice-solved-none_lost")
        elif len(sums) > 1 or len(lost) > 1:
            each = (f"{self.words.who(seat)} ({self._given_away(number)})" for seat, number in sorted(sums.items()))
            yield self.words.say("voice-solved-in_all", players=", ".join(each))

    def _given_away(self, number: Fraction) -> str:
        """So many points, or the match."""
        if is_match(number):
            return self.words.say("voice-solved-the_match")
        if number.denominator == 1:
            return self.words.book.count("point", int(number))
        return f"{_decimal(number)} {self.words.book.several('point')}"

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
