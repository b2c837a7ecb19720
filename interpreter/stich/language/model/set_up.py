"""What hangs on the set-up alone: powers, orders and card points that are there only under some values of the names.

Place in the pipeline: over ``GameModel``, for ``check`` and for the tables of ``rules``.  Must not know cards in hands,
nor how a trick is won; the slow ``rules.reference`` does not use it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stich.language.conditions import terms as t
from stich.language.model.bindings import Binding, Values
from stich.language.model.game import GameModel


def modes_of(game: GameModel) -> tuple[t.Condition, ...]:
    """The conditions of the set-up on which it hangs what powers there are, how plain cards rank, and what cards count;
    each once."""
    return tuple(dict.fromkeys(when for when in _whens(game) if when != t.Always()))


def asked_by_modes(game: GameModel) -> list[Binding]:
    """The bindings of whose values one of those conditions speaks."""
    asked = {binding for when in modes_of(game) for binding in _asked(game, when)}
    return [game.bindings[binding] for binding in sorted(asked)]


def _asked(game: GameModel, when: t.Condition) -> Iterator[int]:
    match when:
        case t.Not(part):
            yield from _asked(game, part)
        case t.And(parts) | t.Or(parts):
            yield from (binding for part in parts for binding in _asked(game, part))
        case t.ConditionDefined(index):
            yield from _asked(game, game.definitions.conditions[index].condition)
        case t.Named(binding):
            yield binding
        case t.BindingIs(binding, value):
            yield from (binding, value.binding) if isinstance(value, t.Bound | t.Colour) else (binding,)
        case _ if isinstance(when, t.Always | t.Led | t.Fact):
            return


def _whens(game: GameModel) -> Iterator[t.Condition]:
    yield from (power.when for power in game.powers)
    yield from (order.when for order in game.plain.orders)
    yield from (table.when for kind in game.card_points for table in kind.tables)


def holds_in(game: GameModel, when: t.Condition, bound: Values) -> bool:
    """Whether a condition of the set-up holds under these values of the bindings.

    Raises:
        ValueError: it asks for more than the values of names.
    """
    match when:
        case t.Always(value):
            return value
        case t.Not(part):
            return not holds_in(game, part, bound)
        case t.And(parts):
            return all(holds_in(game, part, bound) for part in parts)
        case t.Or(parts):
            return any(holds_in(game, part, bound) for part in parts)
        case t.ConditionDefined(index):
            return holds_in(game, game.definitions.conditions[index].condition, bound)
        case t.Named(binding):
            return bound[binding] != ()
        case t.BindingIs(binding, value):
            held = bound[binding]
            return held != () and set(held).issubset(_values(game, value, bound))
        case _ if isinstance(when, t.Led | t.Fact):
            raise ValueError(f"{type(when).__name__} is not of the set-up")


def _values(game: GameModel, value: t.Value, bound: Values) -> Sequence[int]:
    match value:
        case t.Literal(values):
            return values
        case t.Bound(binding):
            return bound[binding]
        case t.Colour(binding):
            groups = game.deck.groups.values()
            return [other for suit in bound[binding] for other in next((g for g in groups if suit in g), (suit,))]
        case t.SameSuit():
            raise ValueError("which suit is in question is not of the set-up")
