"""One deal on two tables: in OpenSpiel's own engine, which has the last word, and beside it in a match of ours.

Place in the pipeline: below the match against OpenSpiel's bot (``openspiel``) and its test; knows what the two programs
call the same cards and words, must not know who plays.

OpenSpiel deals; its lots are drawn from our chance.  Then a match of ours of one deal is begun in which the same hands
are set, and whatever is done is done on both tables.  Before each decision it is compared who is to act and what he may
do, at the end the returns.

The specs are those of the library.  OpenSpiel's hearts is played as it is loaded: three cards are passed to the left,
to the right, across, or none, which it draws by lot and we have by the number of the deal.  Its euchre is played with
``stick_the_dealer=false``, for in ours the deal may be given up when all have passed twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pyspiel

from stich.cards import Card, Seat
from stich.engine.actions import Action
from stich.engine.posed import Posed, PosedDeal
from stich.engine.state import State
from stich.engine.table import Stage
from stich.match.game import Game
from stich.rng import Random
from tests.referees.numbers import number_of_card, word_of_euchre
from tests.specs_under_test import playable

PASSED = {1: 1, 3: 2, 2: 3, 0: 4}
"""In hearts: how many seats on the cards are passed → the number of the deal in which ours are."""
BEST = 26  # of hearts: what is returned to whoever takes no fault


class ApartError(AssertionError):
    """The two tables are not the same any more."""


@dataclass(frozen=True)
class Pair:
    """A game in both programs: what is loaded there, and the name of the spec; of the first lot that is drawn there and
    the cards dealt then, what is to be set here, in the deal with which number; and what would be returned there to a
    seat."""

    there: str
    spec: str
    laid: Callable[[int, Sequence[Card]], tuple[PosedDeal, int]]
    returned: Callable[[State, Seat], float]


class Tables:
    """One deal on both tables, at the first decision.  Seats there and here have the same numbers."""

    def __init__(self, pair: Pair, there: Any) -> None:
        """``there``: a state whose cards are dealt and of which nothing else is done.

        Raises:
            ApartError: the tables differ.
        """
        self.pair, self.there, self.game = pair, there, playable(pair.spec)
        names = self.game.plan.game.deck.cards
        ranks = [*dict.fromkeys(name[1:] for name in reversed(names))]
        self._there = [number_of_card(name, ranks) for name in names]
        first, *lots = there.history()
        posed, number = pair.laid(first, [self._there.index(lot) for lot in lots])
        self.here = _begun(self.game, posed, number)
        self._offered = "".join(names[card][0] for card in self.here.turned)
        self._compare_all()

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return bool(self.there.is_terminal())

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        return int(self.there.current_player())

    def play(self, action: Action) -> None:
        """Do on both tables what is called so here.

        Raises:
            ApartError: the tables differ then.
        """
        self.there.apply_action(self.action_there(action))
        self.here.play(action)
        self._compare_all()

    def play_there(self, number: int) -> None:
        """Do on both tables what is called so there."""
        self.play({self.action_there(action): action for action in self.here.legal_actions()}[number])

    def action_there(self, action: Action) -> int:
        """What an action is called there."""
        actions = self.game.plan.actions
        if self.here.stage is Stage.DIALOGUE:
            return word_of_euchre(actions.name(action), self._offered)
        return self._there[action - (actions.give if self.here.stage is Stage.TRANSFER else 0)]

    def _compare_all(self) -> None:
        self._compare("whether it is over", self.there.is_terminal(), self.here.over)
        if self.here.over:
            returned = [self.pair.returned(self.here, seat) for seat in range(len(self.here.hands))]
            self._compare("what is returned", self.there.returns(), returned)
            return
        self._compare("who is to act", self.there.current_player(), self.here.to_act)
        legal = sorted(map(self.action_there, self.here.legal_actions()))
        self._compare("what may be done", sorted(self.there.legal_actions()), legal)

    def _compare(self, what: str, there: object, here: object) -> None:
        if there != here:
            raise ApartError(f"{self.pair.spec}: {what}: there {there}, here {here}\nthere:\n{self.there}\n{self.here}")


def dealt(pair: Pair, chance: Random) -> Any:
    """A state there whose cards are dealt by our chance: all its lots are fair."""
    state = pyspiel.load_game(pair.there).new_initial_state()
    while state.is_chance_node():
        lots = state.legal_actions()
        state.apply_action(lots[chance.below(len(lots))])
    return state


def _begun(game: Game, posed: PosedDeal, number: int) -> State:
    """The deal with this number, the last of a match in which nobody has points yet."""
    packs = Posed({number: posed})
    begun = State(game.plan, packs, 1).begun._replace(deal_number=number - 1, deals_done=number - 1)
    return State.resumed(game.plan, packs, number, begun, attend=True)


# --- the games --------------------------------------------------------------------------------------------------------


def _hands(cards: Sequence[Card], first: Seat) -> dict[Seat, Sequence[Card]]:
    """Cards that were dealt to four one by one, from a seat on."""
    return {(first + i) % 4: cards[i::4] for i in range(4)}


def _hearts(passed: int, cards: Sequence[Card]) -> tuple[PosedDeal, int]:
    return PosedDeal(_hands(cards, 0), dealer=3), PASSED[passed]


def _euchre(dealer: Seat, cards: Sequence[Card]) -> tuple[PosedDeal, int]:
    return PosedDeal(_hands(cards[:-1], dealer), turned_up=cards[-1:], dealer=dealer), 1


def _less_than_best(state: State, seat: Seat) -> float:
    return BEST - state.last_points[state.plan.side_of[seat]]


def _more_than_others(state: State, seat: Seat) -> float:
    """The referee gives the makers −2 where ours gives the others 2."""
    ours = state.plan.side_of[seat]
    return state.last_points[ours] - state.last_points[1 - ours]


PAIRS = {
    "hearts": Pair("hearts", "hearts", _hearts, _less_than_best),
    "euchre": Pair("euchre(stick_the_dealer=false)", "euchre", _euchre, _more_than_others),
}
