"""Players seated at a match: whose turn it is, asked through a view.

Place in the pipeline: top of the players; the one place where a ``State`` and players meet.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from stich.cards import Seat
from stich.engine.actions import Action
from stich.engine.state import State
from stich.match.record import Ask
from stich.players.base import Player, stream_of


class Seated:
    """Players at their seats, each with its own stream of chance."""

    def __init__(self, players: Sequence[Player], seed: int) -> None:
        self.players = list(players)
        self._streams = [stream_of(seed, seat) for seat in range(len(players))]

    def choose(self, state: State, seat: Seat) -> Action:
        """What the player at ``seat``, whose turn it is, wants to do."""
        return self.players[seat].choose(state.view(seat), self._streams[seat])

    def asked_again(self, seats: Collection[Seat]) -> Ask:
        """Asks those at ``seats`` while a record is played again, so that they stand where they stood: each has drawn
        from its stream of chance, and seen, what it had then."""
        return lambda state: self.choose(state, state.to_act) if state.to_act in seats else None


def play_out(state: State, seated: Seated) -> Iterator[State]:
    """Play to the end of the match; the same state is given back before the first decision and after each.

    Raises:
        IllegalPlayError: a player chose what the rules forbid.
    """
    yield state
    while not state.over:
        state.play(seated.choose(state, state.to_act))
        yield state
