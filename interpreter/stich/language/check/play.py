"""Checks of the section ``play``: phases that are never reached, ladders with no legal card, a deal without an end.

Place in the pipeline: part of ``check``, after ``read``; must not know how a trick is played.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.powers import choices_of
from stich.language.check.ranges import least_dealt
from stich.language.conditions.card_sets import evaluate, union
from stich.language.conditions.kinds import Moment
from stich.language.conditions.terms import AllOf, Always, Cards, Highest, Now
from stich.language.conditions.walks import parts_of
from stich.language.model.dialogues import GoTo
from stich.language.model.game import GameModel
from stich.language.model.play import Rung
from stich.language.read.draft import key_span, mapping
from stich.language.text.diagnostics import Diagnostic, Label, error, quoted, warning
from stich.language.text.nodes import Mapping


def check_play(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the play of the tricks."""
    yield from _deal_end(game, tree)
    yield from _phases(game, tree)
    yield from _legality(game, tree)


def _deal_end(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    if game.play.ends_span is None:
        yield error("missing-deal-end", "it is not said when a deal ends", key_span(tree, "play"),
                    help="add `deal ends:`, as in `when every card is played`")  # fmt: skip


def _idle_pass(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Passing where every card may always be played."""
    play = game.play
    free = all(phase.legal[:1] == (Rung(AllOf(())),) for phase in play.phases)
    if play.passes and free and not play.guards:
        yield warning("idle-pass", "nobody ever has to pass", key_span(mapping(tree.get("play"), tree.span), "pass"),
                      "any card may be played", help="let `legal` not begin with `any`, or add a guard")  # fmt: skip


def _phases(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Phases that are never reached: the one before never ends."""
    stock = game.play.phases and len(game.deck) > least_dealt(game) * game.seats.playing
    gone_to = {effect.phase for choice in game.choices for effect in choice.effects if isinstance(effect, GoTo)}
    for i, (before, phase) in enumerate(zip(game.play.phases, game.play.phases[1:], strict=False), 1):
        if i in gone_to:
            continue
        endless = before.until == Always(False)
        undrawn = before.until == Now(Moment.STOCK_EMPTY) and stock and before.draw is None
        if endless or undrawn:
            why = "no `until`" if endless else "nothing draws from the stock here, so it is never empty"
            yield error("unreachable-phase", f"the phase {quoted(phase.name.key)} is never reached",
                        phase.span or tree.span, more=[Label(before.span, why)] if before.span else [],
                        help=f"say when {quoted(before.name.key)} ends")  # fmt: skip


def _no_lead(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Guards that bar every lead where seats pass: elsewhere guards that would leave nothing are disregarded."""
    always = [guard for guard in game.play.guards if guard.when == Always() and _is_the_same(guard.cards)]
    if not game.play.passes or not always:
        return
    for choice in choices_of(game):
        if union(evaluate(guard.cards, choice.sight) for guard in always) == game.deck.all:
            yield error("no-legal-card", "no card may ever be led", always[-1].span or key_span(tree, "play"),
                        "together with `pass: true`", help="leave some card that may be led")  # fmt: skip
            return


def _is_the_same(cards: Cards) -> bool:
    """Whether a set of cards does not hang on who holds what."""
    return not any(isinstance(part, Highest) for part in parts_of(cards))


def _legality(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    yield from _idle_pass(game, tree)
    yield from _no_lead(game, tree)
    for phase in game.play.phases:
        if not game.play.passes and not any(
            rung.holding == AllOf(()) and rung.when == Always() for rung in phase.legal
        ):
            yield error("no-legal-card", "a hand may hold none of the legal cards", phase.span or tree.span,
                        help="let the list end in `any`")  # fmt: skip
