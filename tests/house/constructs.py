"""Which games of the library use which parts of the language, told by their models.

For the table of the author's guide, which ``test_docs.py`` holds; a part of the language that can be left out of every
game belongs into it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.terms import Always
from stich.language.model.deal import (
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    DealCards,
    LayOpen,
    ReckonRow,
    Transfer,
    TurnUp,
)
from stich.language.model.dialogues import Opens, SitOut
from stich.language.model.game import GameModel
from stich.language.model.set_up import modes_of

SHOWN = 6  # so many games are named


def has_step(*kinds: type) -> Callable[[GameModel], object]:
    """Whether a step of the deal is one of these."""
    return lambda game: any(isinstance(step, kinds) for step in game.steps)


def opens(*how: Opens) -> Callable[[GameModel], object]:
    """Whether a dialogue opens so."""
    return lambda game: any(dialogue.opens in how for dialogue in game.dialogues)


def states_with(what: Callable[..., object]) -> Callable[[GameModel], object]:
    """Whether a state of a dialogue is so."""
    return lambda game: any(what(state) for dialogue in game.dialogues for state in dialogue.states)


CONSTRUCTS: dict[str, Callable[[GameModel], object]] = {
    "`players: 2 to 7`": lambda game: len(game.seats.counts) > 1,
    "`playing`, `sits out` at the table": lambda game: game.seats.sits_out,
    "`directors`": lambda game: game.seats.directors,
    "`parties`": lambda game: game.seats.parties,
    "`copies`": lambda game: game.deck.copies > 1,
    "`heaps`": lambda game: game.own_heaps,
    "`turn up`": has_step(TurnUp),
    "`bind`": has_step(BindFaceUp, BindLastDealt, BindNow),
    "`cards by deal`": lambda game: any(isinstance(step, DealCards) and step.by_deal for step in game.steps),
    "`transfer`": has_step(Transfer),
    "`again`": has_step(Again),
    "`lay open`": has_step(LayOpen),
    "a `row` among the steps": has_step(ReckonRow),
    "`powers`": lambda game: game.powers,
    "`plain: order`": lambda game: game.plain.orders,
    "modes: `when` on powers, `order`, `card points`": modes_of,
    "`resolve: final`": lambda game: game.play.final,
    "`phases`": lambda game: len(game.play.phases) > 1,
    "`draw`": lambda game: any(phase.draw for phase in game.play.phases),
    "`legal` with `when` or `unless`": lambda game: any(
        rung.when != Always() for phase in game.play.phases for rung in phase.legal
    ),
    "`exempt`": lambda game: game.play.exempt,
    "`guards`": lambda game: game.play.guards,
    "`pass: true`": lambda game: game.play.passes,
    "`lone`": lambda game: game.play.lone,
    "`face down`": lambda game: game.play.face_down >= 0,
    "`concede`": lambda game: game.play.concede_when,
    "dialogues of a `step`": opens(Opens.STEP),
    "dialogues `on lead`, `on turn`": opens(Opens.LEAD, Opens.TURN),
    "dialogues `on bonus`, `after a trick`": opens(Opens.BONUS, Opens.AFTER_TRICK),
    "a state `in turn`": states_with(lambda state: state.in_turn),
    "`auction`": states_with(lambda state: state.auction),
    "`contracts`": lambda game: game.contracts,
    "flags: `binds: {alone: yes}`": lambda game: any(each.kind is BindingKind.FLAG for each in game.bindings),
    "`sits out: speaker`": lambda game: any(
        isinstance(effect, SitOut) for choice in game.choices for effect in choice.effects
    ),
    "`melds`": lambda game: game.melds,
    "`bonuses`": lambda game: game.bonuses,
    "`counters`": lambda game: game.counters,
    "`card points`": lambda game: game.card_points,
    "`define`": lambda game: game.definitions.numbers or game.definitions.conditions,
    "`pools`": lambda game: game.match.pools,
    "`slate`": lambda game: len(game.match.totals) > 1,
    "`before each deal`": lambda game: game.match.before_each,
    "`marks`": lambda game: game.match.marks,
    "`at the end`": lambda game: game.match.at_the_end,
    "`titles`": lambda game: game.match.titles,
    "`at once`": lambda game: game.match.at_once,
}
"""Each part, as the guide calls it, and whether a game uses it."""


def used_in(games: Iterable[GameModel]) -> dict[str, list[str]]:
    """Each part, and the games that use it; a reading is told only where the game that it reads does not."""
    models = {game.name: game for game in games}
    found: dict[str, list[str]] = {}
    for part, uses in CONSTRUCTS.items():
        using = [name for name, game in models.items() if uses(game)]
        found[part] = [name for name in using if models[name].extends not in using]
    return found


def some_of(names: list[str]) -> str:
    """The games by their names, or so many of them."""
    more = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + (f" and {more} more" if more > 0 else "")
