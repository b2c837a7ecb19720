"""All that the rules of a game say: its rows, its numbers, its conditions, and what its definitions come to.

Place in the pipeline: part of ``check``; the checks that go through every phrase stand on it.  Whoever adds a place for
phrases to the model enters it here.  Must not know what any of them means.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stich.language.conditions.terms import And, Cards, Condition, ConditionDefined, Not, Number, NumberDefined
from stich.language.conditions.walks import Reference, Says
from stich.language.model.deal import LayOpen, ReckonRow, Transfer, when_of
from stich.language.model.dialogues import Choice, Reckon
from stich.language.model.game import GameModel
from stich.language.model.melds import MeldCards, Melds
from stich.language.model.score import Row, Tier
from stich.language.model.set_up import modes_of


def says_of(game: GameModel) -> Says:
    """What the definitions of a game say."""

    def says(reference: Reference) -> Number | Condition:
        match reference:
            case NumberDefined(index):
                return game.definitions.numbers[index].number
            case ConditionDefined(index):
                return game.definitions.conditions[index].condition

    return says


def written_out(game: GameModel, condition: Condition) -> Condition:
    """The condition with what is defined in the place of its name, as far as it is joined by ``and`` and ``not``."""
    if isinstance(condition, ConditionDefined):
        return written_out(game, game.definitions.conditions[condition.index].condition)
    if isinstance(condition, Not):
        return Not(written_out(game, condition.part), span=condition.span)
    if isinstance(condition, And):
        return And(tuple(written_out(game, part) for part in condition.parts), span=condition.span)
    return condition


# --- rows -------------------------------------------------------------------------------------------------------------


def rows_of(game: GameModel) -> Iterator[Row]:
    """Every row of a game, the effects of choices too."""
    yield from (row for tier in tiers_of(game) for row in tier.rows)
    yield from (bonus.row for bonus in game.bonuses)
    yield from (kind.row for melds in game.melds for kind in melds.kinds)
    yield from (row for choice in game.choices for row in rows_of_choice(choice))


def tiers_of(game: GameModel) -> Iterator[Tier]:
    """Every item of the lists of rows, those of the steps first."""
    yield from (step.tier for step in game.steps if isinstance(step, ReckonRow))
    match = game.match
    yield from (*game.score, *match.before_each, *match.marks, *match.at_the_end)


def rows_of_choice(choice: Choice) -> Iterator[Row]:
    """What a choice reckons."""
    return (effect.row for effect in choice.effects if isinstance(effect, Reckon))


# --- melds ------------------------------------------------------------------------------------------------------------


def said_by_melds(melds: Melds) -> Iterator[Condition | Cards]:
    """The conditions and the cards of which melds speak."""
    yield melds.when
    yield from melds.better
    for kind in melds.kinds:
        yield kind.row.when
        if isinstance(kind.form, MeldCards):
            yield kind.form.cards


# --- phrases ----------------------------------------------------------------------------------------------------------


def phrases_of(game: GameModel) -> Iterator[Number | Condition]:
    """Every number and condition that the rules of a game ask for, what is defined among them."""
    yield from (number.number for number in game.definitions.numbers)
    yield from (condition.condition for condition in game.definitions.conditions)
    yield from (power.clause.when for power in game.powers)
    yield from modes_of(game)
    yield from dict.fromkeys(contract.when for contract in game.contracts)
    yield from _of_steps(game)
    yield from _of_dialogues(game)
    yield from _of_play(game)
    yield from (melds.when for melds in game.melds)
    for row in rows_of(game):
        yield row.when
        yield from numbers_of(row)
    yield game.match.ends
    yield from (title.when for title in game.match.titles)
    yield from _present(total.grows for total in game.match.totals)


def numbers_of(row: Row) -> Iterator[Number]:
    """The numbers that a row reckons."""
    yield from _present((row.points, row.pays))
    yield from (change.number for change in row.changes)


def _of_steps(game: GameModel) -> Iterator[Condition]:
    for step in game.steps:
        yield when_of(step)
        if isinstance(step, Transfer):
            yield step.when
            yield from (give.when for give in step.gives)
        elif isinstance(step, LayOpen):
            yield step.when
    yield from (heap.when for heap in game.heaps)


def _of_dialogues(game: GameModel) -> Iterator[Number | Condition]:
    yield from (dialogue.when for dialogue in game.dialogues)
    for choice in game.choices:
        yield choice.when
        yield from _present((choice.stake, choice.concedes.worth if choice.concedes else None))


def _of_play(game: GameModel) -> Iterator[Number | Condition]:
    play = game.play
    yield from (phase.until for phase in play.phases)
    yield from (rung.when for phase in play.phases for rung in phase.legal)
    yield from (guard.when for guard in play.guards)
    yield from (exemption.when for exemption in play.exempt)
    yield from (play.concede_when,) if play.concede_when else ()
    yield from _present((play.concede.worth if play.concede else None,))
    yield play.ends


def _present(numbers: Iterable[Number | None]) -> Iterator[Number]:
    return (number for number in numbers if number is not None)
