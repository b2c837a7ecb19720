"""A game ready to be played: what ``load_game`` returns.

Place in the pipeline: the front door of all that plays.  It ties a resolved game, its tables and its plan together, and
chooses whether a match is played by the machine or by the readable engine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, SupportsIndex, cast

from stich.engine.actions import Action
from stich.engine.packs import Laid, Packs, Seeded, checked, checked_seed
from stich.engine.plan import Plan
from stich.engine.state import State
from stich.language.model.game import GameModel
from stich.language.text.home import Folders
from stich.match.home import home_of
from stich.match.state import Frame, start_on
from stich.rules.compile import compile_rules

DEALS_AT_MOST = 1_000_000  # in a match that is limited to a number of deals


class Game:
    """A game or a reading, from its spec.

    >>> from stich.language.text.library import library_names
    >>> game = load_game(library_names()[0])
    >>> state = game.start(seed=7)
    >>> while not state.over:
    ...     state.play(state.legal_actions()[0])
    >>> sum(state.returns())
    0.0

    With ``fast=False`` nothing is passed over because this game never needs it; the same comes of it, more slowly.
    """

    def __init__(self, game: GameModel, *, fast: bool = True) -> None:
        self.model = game
        self.rules = compile_rules(game)
        self.plan = Plan(self.rules, fast=fast)
        self._fast = fast

    @property
    def name(self) -> str:
        """The spec's name."""
        return self.model.name

    def start(
        self,
        seed: SupportsIndex = 0,
        *,
        deals: SupportsIndex | None = None,
        packs: Packs | None = None,
        log: bool = False,
    ) -> State:
        """A match about to begin, everything up to the first decision done.

        ``seed``, from 0 to 2**64 − 1, fixes every pack and lot; ``deals`` makes the match last so many deals, whatever
        the score; ``packs`` lays the cards out instead of the seed; ``log`` keeps the events for a record.

        Where the machine is compiled it plays the match, unless events are kept or cards are laid out; what is asked of
        the state and what comes of it is the same.

        Raises:
            ValueError: there is no such seed, no such number of deals, or a pack that is laid out is not the game's.
        """
        number = checked_seed(seed)
        most = None if deals is None else checked("the number of deals", deals, 1, DEALS_AT_MOST)
        if isinstance(packs, Laid):
            packs.check(self.model.deck)
        found = self.on_machine if packs is None and not log else None
        if found is not None:
            machine, home = found
            quick = start_on(machine, home, Frame(self.plan, Seeded(number), most))
            if quick is not None:
                return cast(State, quick)
        return State(self.plan, packs or Seeded(number), most, log)

    @property
    def on_machine(self) -> tuple[Any, Any] | None:
        """The machine that plays this game, and the home of its tables; ``None``: the readable engine plays it."""
        return home_of(self.plan) if self._fast else None

    @property
    def with_strengths(self) -> tuple[Any, Any] | None:
        """The same, with tables that tell how strong cards are."""
        return home_of(self.plan, strengths=True) if self._fast else None

    def action_name(self, action: Action) -> str:
        """The words for an action."""
        return self.plan.actions.name(action)

    def parse_action(self, text: str) -> Action:
        """The action that words name.

        Raises:
            KeyError: they name none.
        """
        return self.plan.actions.parse(text)


def load_game(path_or_name: str | Path, *, trusted: Folders = (), players: int | None = None) -> Game:
    """Load a game from a spec file, or by the name of a spec in the library.

    A spec may extend those of the library and the files beside or below it; others only in the folders ``trusted``.
    One that is for a range of ``players`` is played by so many, by the usual number unless said.

    Raises:
        SpecError: the spec has faults; they stand in ``diagnostics``.
        ValueError: it is not for so many players.
    """
    from stich.language.load import load_model  # reading specs needs more than playing does

    return Game(load_model(path_or_name, trusted=trusted, players=players))
