"""What a player says, and what it refuses to say: bids, answers, raises, melds, exchanges, giving up.

How it is run: ``python -m tests.players.sayings SPEC… --deals 40 --playouts 160`` (every spec, where none is named)
prints for each thing that may be said in a spec how often that was a choice, how often it was taken, and a mark where
it was taken always or never.  ``test_sayings.py`` holds ``greedy`` to it.

Positions come about in many ways: in every other deal one seat alone says what the player would say, the others
whatever comes to their minds; cards are played by the rule of thumb and, one in four, by chance.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from stich.engine.actions import Action
from stich.engine.chance import by_chance
from stich.engine.packs import BOTS
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import Bid, Calling, Choice
from stich.match.game import Game
from stich.players.budget import Budget
from stich.players.thinking import GreedyPlayer
from stich.players.thumb import ThumbPlayer
from stich.rng import Random, stream
from tests.specs_under_test import NAMES, playable

PLAY = "play"
"""What is not said but played: a card, face up."""
CARELESS = 4  # one of so many cards is played by chance


class Words:
    """What each action of a game is called, without the cards that are part of it, nor the suit, rank or number that
    is named."""

    def __init__(self, game: Game) -> None:
        self._actions, deck = game.plan.actions, game.model.deck
        self._named, melds = dict[Action, str](), game.model.melds
        for choice in game.model.choices:
            action = self._actions.says[choice.name.key]
            self._named.setdefault(action, _family(choice, {*deck.ranks, *deck.suits}))
        for action, meld in self._actions.melds.items():
            self._named[action] = f"meld {melds[meld.melds].kinds[meld.kind].row.name.key}"

    @property
    def declared(self) -> set[str]:
        """All that the dialogues and melds of the game let anybody say."""
        return {*self._named.values()}

    def called(self, state: State, action: Action) -> str:
        """What an action is called where it is done."""
        actions = self._actions
        if action >= actions.concede:
            return "concede"
        if action > actions.pass_:
            return self._named.get(action, actions.name(action))
        if action == actions.pass_:
            word = {Stage.DIALOGUE: "pass", Stage.MELD: "show none", Stage.TRANSFER: "exchange none"}
            return word.get(state.stage, PLAY)
        if action >= actions.give:
            return "exchange"
        return "lead face down" if action >= actions.face_down else PLAY

    def sayable(self, state: State) -> set[str]:
        """What may be said now, to give the deal up among it where there is anything else to decide."""
        legal, side = state.legal_actions(), state.side_of[state.to_act]
        found = {self.called(state, action) for action in legal}
        directors = state.plan.game.seats.directors
        speaks = not directors or directors[side] == state.to_act
        return found | {"concede"} if len(legal) > 1 and speaks and state.may_concede(side) else found


def _family(choice: Choice, cards: set[str]) -> str:
    bids = any(isinstance(effect, Bid) for effect in choice.effects)
    bids |= choice.call is not None and choice.call.calling is Calling.BID
    words = choice.name.key.split()
    if bids:
        words = [word for word in words if not word.isdecimal()]
    if any(isinstance(effect, Bind) for effect in choice.effects):
        words = [word for word in words if word not in cards]
    return " ".join(words) or ("bid" if bids else choice.name.key)


@dataclass(slots=True)
class Said:
    """How often each thing could be said beside something else, and how often it was."""

    could: dict[str, int] = field(default_factory=dict)
    did: dict[str, int] = field(default_factory=dict)

    def note(self, choices: Iterable[str], chosen: str) -> None:
        """One decision more."""
        for each in choices:
            self.could[each] = self.could.get(each, 0) + 1
        self.did[chosen] = self.did.get(chosen, 0) + 1

    def told(self) -> Iterator[tuple[str, int, int]]:
        """What could be said, how often, and how often it was."""
        for each in sorted(self.could):
            if each != PLAY:
                yield each, self.could[each], self.did.get(each, 0)

    def settled(self, said: str) -> bool:
        """Whether something was said once and refused once."""
        return said == PLAY or 0 < self.did.get(said, 0) < self.could.get(said, 0)


def listen(game: Game, seed: int, playouts: int, said: Said, enough: frozenset[str] | None = None) -> None:
    """Play a deal; what is said by chance is not noted.  With ``enough`` the player is asked only where it has not yet
    both said and refused something that is not among it."""
    state, seats, words = game.start(seed, deals=1), game.plan.players, Words(game)
    thinking = [GreedyPlayer(Budget(playouts=playouts)) for _ in range(seats)]
    streams = [Random(stream(seed, BOTS, seat)) for seat in range(seats)]
    alone = seed // 2 % seats if seed % 2 else -1
    thumb = ThumbPlayer()
    while not state.over:
        seat, legal = state.to_act, state.legal_actions()
        rng, choices = streams[seat], words.sayable(state)
        asked = enough is None or not all(said.settled(each) or each in enough for each in choices)
        if len(choices) > 1 and asked and alone in (-1, seat):
            action = thinking[seat].choose(state.view(seat), rng)
            said.note(choices, words.called(state, action))
        elif len(legal) == 1:
            action = legal[0]
        elif len(choices) > 1 or rng.below(CARELESS) == 0:
            action = by_chance(state, legal, rng)
        else:
            action = thumb.choose(state.view(seat), rng)
        state.play(action)


def main() -> None:
    """Print what is said in some specs."""
    parser = argparse.ArgumentParser(description="what the thinking player says, spec by spec")
    parser.add_argument("specs", nargs="*", default=NAMES)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first deal")
    parser.add_argument("--playouts", type=int, default=160)
    parser.add_argument("--odd", action="store_true", help="only what is said always or never")
    args = parser.parse_args()
    for name in args.specs:
        said = Said()
        for seed in range(args.first, args.first + args.deals):
            listen(playable(name), seed, args.playouts, said)
        for each, could, did in said.told():
            mark = "never" if not did else "always" if did == could else ""
            if mark or not args.odd:
                print(f"{name:24} {each:28} {did:5} of {could:5}  {mark}", flush=True)


if __name__ == "__main__":
    main()
