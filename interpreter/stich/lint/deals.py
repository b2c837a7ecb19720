"""What is doubtful about a game as it is played: deals that do not end, and scores that nobody ever reaches.

Place in the pipeline: over the engine and the players, below ``lint``.  What bots never reach may still be possible;
the findings say how many deals were played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from stich.compare.deals import PATIENCE, SharedPacks
from stich.compare.meeting import OnProgress, no_progress
from stich.engine.chance import by_chance
from stich.engine.errors import UnplayableError
from stich.engine.events import BonusGained, DealEnd, MatchEnd, Melded
from stich.engine.packs import BOTS
from stich.engine.state import State
from stich.language.model.game import GameModel
from stich.language.model.score import Row, Tier
from stich.language.text.diagnostics import Diagnostic, quoted, warning
from stich.language.text.source import Span
from stich.lint.tricks import WORK_AT_MOST
from stich.match.game import Game
from stich.players.match import Seated
from stich.players.registry import make_player
from stich.rng import Random, stream

MATCH = 25  # deals played one after the other, so that what adds up is reached too
GREEDY_EVERY = 4  # one match in so many is played by bots that want to win
PACKS_A_MATCH = MATCH * 10  # with those that are thrown in
GIVE_UP = 40  # once in so many decisions a side that may give up does

Choose = Callable[[State], int]


@dataclass(slots=True)
class PlayedDeals:
    """What happened in so many deals: the names of awards, bonuses and marks that were given, and the seeds of the
    matches that did not go on."""

    deals: int = 0
    reached: set[str] = field(default_factory=set)
    stuck: dict[int, str] = field(default_factory=dict)
    no_pack: bool = False  # every pack is thrown in, so that no position can be set up


def play_deals(game: Game, deals: int, seed: int, progress: OnProgress = no_progress) -> PlayedDeals:
    """Let bots play so many deals."""
    played = PlayedDeals()
    for match in range(-(-deals // MATCH)):
        progress(played.deals, deals)
        own = stream(seed, match) >> 1
        _play_match(game, own, match % GREEDY_EVERY == GREEDY_EVERY - 1, min(MATCH, deals - played.deals), played)
        if len(played.stuck) > 2 or game.rules.work > WORK_AT_MOST:
            break
    return played


def _play_match(game: Game, seed: int, by_thumb: bool, deals: int, played: PlayedDeals) -> None:
    why = "a deal never comes to an end"
    packs = SharedPacks(seed, game.model.deck.cards, game, PACKS_A_MATCH)
    try:
        state = game.start(seed, deals=deals, packs=packs, log=True)
        choose = _by_thumb(game, seed) if by_thumb else _random(seed)
        for _ in range(PATIENCE * deals):
            if state.over:
                break
            if not state.legal_actions():
                why = "a deal comes to a point where nothing may be done"
                break
            state.play(choose(state))
        if not state.over:
            played.stuck[seed] = why
        _note(state, played)
    except UnplayableError as fault:
        played.stuck[seed] = str(fault.args[0])
        played.no_pack = True
    played.deals += deals


def _random(seed: int) -> Choose:
    random = Random(stream(seed, BOTS))

    def choose(state: State) -> int:
        side = state.side_of[state.to_act]
        if state.may_concede(side) and not random.below(GIVE_UP):
            return state.plan.actions.concede + side
        return by_chance(state, state.legal_actions(), random)

    return choose


def _by_thumb(game: Game, seed: int) -> Choose:
    seated = Seated([make_player("thumb") for _ in range(game.plan.players)], seed)
    return lambda state: seated.choose(state, state.to_act)


def _note(state: State, played: PlayedDeals) -> None:
    for event in state.log or []:
        if isinstance(event, DealEnd):
            played.reached |= {f"award {award.name}" for award in event.awards}
            played.reached |= {f"mark {mark.name}" for mark in event.marks}
        elif isinstance(event, MatchEnd):
            played.reached |= {f"award {award.name}" for award in event.awards}
        elif isinstance(event, Melded):
            played.reached.add(f"meld {event.name}")
        elif isinstance(event, BonusGained):
            played.reached.add(f"bonus {event.name}")


# --- findings ---------------------------------------------------------------------------------------------------------


def findings(game: Game, played: PlayedDeals, seed: int, at: Span) -> Iterator[Diagnostic]:
    """Deals that did not end, and what was never scored."""
    model = game.model
    for own, why in list(played.stuck.items())[:1]:
        yield warning("endless-deal", why, model.play.ends_span or at, help=f"`stich run {model.name} --seed {own}`",
                      notes=[f"in a match of {MATCH} deals between bots, seed {own}"])  # fmt: skip
    for sort, row in _rows(model):
        name = row.name.key
        if f"{EVENT.get(sort, sort)} {name}" not in played.reached:
            said = f"sampled: {played.deals} deals between bots, random and thumb, seed {seed}"
            yield warning("never-scored", f"the {sort} {quoted(name)} was never reached", row.span or at, notes=[said])


EVENT = {"row": "award"}  # as what a row shows that it was carried out, where that has another name


def _rows(model: GameModel) -> Iterator[tuple[str, Row]]:
    """The rows of which it is told when they are carried out, and what they are called."""
    match = model.match
    yield from (("award", row) for row in model.awards if _gives(row))
    yield from (("row", row) for row in rows_in((*match.before_each, *match.at_the_end)) if _gives(row))
    yield from (("mark", row) for row in rows_in(match.marks))
    yield from (("bonus", bonus.row) for bonus in model.bonuses)
    yield from (("meld", kind.row) for melds in model.melds for kind in melds.kinds)


def rows_in(tiers: Iterable[Tier]) -> Iterator[Row]:
    """The rows of a list, whatever stands in one item of it."""
    return (row for tier in tiers for row in tier.rows)


def _gives(row: Row) -> bool:
    """Whether a row brings or costs points, which is told at the end of a deal."""
    return row.points is not None or row.pays is not None
