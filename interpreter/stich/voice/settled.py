"""What may be said, with whatever the table settles worked out: the stake as it is now, names that stand for something.

Place in the pipeline: part of ``voice``, below ``offers``; knows numbers and values, must not know words.
"""

from __future__ import annotations

from dataclasses import replace

from stich.language.conditions import terms as t
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Bind, Values
from stich.language.model.dialogues import Choice, Effect
from stich.rules.plainly import joined


def settled_choice(choice: Choice, stake: int, bound: Values) -> Choice:
    """A choice with the numbers that hang on the stake alone worked out, and what it copies from another name."""
    concedes = choice.concedes
    if concedes is not None:
        concedes = replace(concedes, worth=settled(concedes.worth, stake))
    raised = None if choice.stake is None else settled(choice.stake, stake)
    effects = tuple(_copied(effect, bound) for effect in choice.effects)
    return replace(choice, stake=raised, concedes=concedes, effects=effects)


def _copied(effect: Effect, bound: Values) -> Effect:
    """What a name gets that another holds; where that holds nothing yet, it is told by its name."""
    if isinstance(effect, Bind) and 0 <= effect.binding < len(bound) and bound[effect.binding]:
        return replace(effect, binding=-1, value=bound[effect.binding])
    return effect


def settled(term: t.Number, stake: int) -> t.Number:
    """A number as it is with this stake, where it hangs on nothing else."""
    if isinstance(term, t.Count) and term.measure is Measure.STAKE:
        return t.Constant(stake)
    if isinstance(term, t.Reckoned):
        one, other = settled(term.left, stake), settled(term.right, stake)
        if isinstance(one, t.Constant) and isinstance(other, t.Constant):
            return t.Constant(joined(term.operation, one.number, other.number))
    return term
