"""Checks of the sets of cards: powers and card points that name none, rows that are hidden, ties without a rule.

Place in the pipeline: part of ``check``.  Every choice of suits is tried; must not know how a trick is won.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, product
from math import prod

from stich.cards import CardSet, cards_in
from stich.language.check.said import says_of, written_out
from stich.language.conditions.card_sets import Pack, Sight, bound_cards, evaluate, pack_of, place_cards
from stich.language.conditions.terms import Always, Bound, Colour, Condition, Led, NextRank, OfPower
from stich.language.conditions.walks import Term, conjuncts, within
from stich.language.model.bindings import BoundValue, Values
from stich.language.model.game import GameModel
from stich.language.model.powers import Power
from stich.language.model.set_up import holds_in
from stich.language.model.values import possible_values
from stich.language.read.draft import key_span, mapping
from stich.language.text.diagnostics import Diagnostic, error, listed, quoted, warning
from stich.language.text.nodes import Mapping

MAX_CHOICES = 500
MAX_ROWS = 20_000
STATE_TIES = "say which stands: `ties: first played`, `last played`, suits high to low, `nobody`"


@dataclass(frozen=True, slots=True)
class Chosen:
    """One way in which the deal may choose: what is seen before a card is led, the cards of each group of each power,
    and which powers are there."""

    sight: Sight
    placed: tuple[tuple[CardSet, ...], ...]
    there: tuple[bool, ...]


def check_powers(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the ladder and of the card points."""
    choices = choices_of(game)
    for i, power in enumerate(game.powers):
        yield from _empty(game, power, i, choices)
    if not game.ties.stated:
        yield from _copies(game, tree)
        unsaid = ((i, power) for i, power in enumerate(game.powers) if power.ties is None)
        yield from islice((fault for i, power in unsaid for fault in _tie(game, power, i, choices)), 1)
    yield from _card_points(game, choices)
    yield from _counts_as(game)
    yield from _outs_of_force(game, tree)


def choices_of(game: GameModel) -> list[Chosen]:
    """Every choice of suits and ranks that a deal can make, as far as they can be tried."""
    ranges = [list(islice(possible_values(game, binding), MAX_CHOICES)) for binding in game.bindings]
    limit = min(MAX_CHOICES, max(1, MAX_ROWS // (len(game.powers) + 1)))
    pack = pack_of(game.deck)
    return [_choice(game, pack, values) for values in _spread(ranges, limit)]


def _spread(ranges: Sequence[Sequence[BoundValue]], limit: int) -> Iterator[Values]:
    """Every value of all bindings, or so many of them in which each has many of its own."""
    whole = prod(map(len, ranges))
    if whole <= limit:
        yield from product(*ranges)
        return
    for at in range(limit):
        place, values = at * whole // limit + at, list[BoundValue]()
        for each in ranges:
            place, which = divmod(place, len(each))
            values.append(each[which])
        yield tuple(values)


def _choice(game: GameModel, pack: Pack, values: Values) -> Chosen:
    pairs = zip(game.bindings, values, strict=True)
    bound = tuple(bound_cards(pack, binding.kind, value) for binding, value in pairs)
    there = tuple(holds_in(game, power.when, values) for power in game.powers)
    ladder = [power.cards if holds else () for power, holds in zip(game.powers, there, strict=True)]
    return Chosen(*place_cards(pack, bound, ladder), there)


# --- the ladder -------------------------------------------------------------------------------------------------------


def _empty(game: GameModel, power: Power, i: int, choices: list[Chosen]) -> Iterator[Diagnostic]:
    choices = [choice for choice in choices if choice.there[i]]
    if power.span is None or not choices or any(any(choice.placed[i]) for choice in choices):
        return
    if not any(evaluate(group, choice.sight) for choice in choices for group in power.cards):
        yield error("empty-power", f"the power {quoted(power.name.key)} names no card", power.span,
                    "under no choice of suits" if game.bindings else "",
                    help="words side by side narrow each other; check what its `cards` say together")  # fmt: skip
    else:
        yield warning("hidden-power", f"every card of {quoted(power.name.key)} belongs to a stronger power", power.span,
                      "this row is never used", help="move it up, or delete it")  # fmt: skip


def _copies(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Equal copies of every card, and no word of which of two stands."""
    if game.deck.copies > 1:
        node = mapping(tree.get("deck"), tree.span)
        yield error("tie-without-rule", "two equal cards can fall in one trick", key_span(node, "copies"),
                    f"there are {game.deck.copies} of each card", help=STATE_TIES)  # fmt: skip


def _tie(game: GameModel, power: Power, i: int, choices: list[Chosen]) -> Iterator[Diagnostic]:
    if power.span is None or game.deck.copies > 1 or _only_led(written_out(game, power.clause.when)):
        return
    for choice in choices:
        equals = _equals(game, choice.placed[i])
        if equals:
            message = f"two cards of the power {quoted(power.name.key)} are equally strong"
            label = f"{listed(game.deck.names(equals), 'and')} can fall in one trick"
            yield error("tie-without-rule", message, power.span, label, help=STATE_TIES)
            return


def _only_led(condition: Condition) -> bool:
    """Whether a card is in force only when led, so that no two are at once."""
    return any(isinstance(part, Led) for part in conjuncts(condition))


def _equals(game: GameModel, groups: tuple[CardSet, ...]) -> list[int]:
    """Two cards of one group and one rank, if there are any."""
    for group in groups:
        seen: dict[int, int] = {}
        for card in cards_in(group):
            rank = game.deck.rank_of[card]
            if rank >= 0 and rank in seen:
                return [seen[rank], card]
            seen[rank] = card
    return []


def _card_points(game: GameModel, choices: list[Chosen]) -> Iterator[Diagnostic]:
    for kind in game.card_points:
        for cards, _ in (value for table in kind.tables for value in table.values):
            span = cards.span
            if span and not any(evaluate(cards, choice.sight) for choice in choices):
                yield error("empty-card-points", f"no card counts for {quoted(kind.name.key)} here", span,
                            "this names no card", help="join kinds of cards with `or`")  # fmt: skip


def _counts_as(game: GameModel) -> Iterator[Diagnostic]:
    """Powers whose cards would count as several suits."""
    for power in game.powers:
        suit = power.suit
        if suit is not None and suit.span is not None and suit.binding >= 0 and game.bindings[suit.binding].count != 1:
            message = f"{quoted(suit.span.text)} holds several suits, and a card counts as one"
            yield error("wrong-value", message, suit.span, help="name one suit, or what holds one")


# --- which bindings a set depends on ----------------------------------------------------------------------------------


def bindings_asked(game: GameModel, term: Term) -> Iterator[int]:
    """The bindings without which it is not known which cards a set names, or a condition asks for."""
    for part in within(term, says_of(game)):
        if isinstance(part, Bound | Colour | NextRank):
            yield part.binding
        elif isinstance(part, OfPower):
            for group in game.powers[part.power].cards:
                yield from bindings_asked(game, group)


def _outs_of_force(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Powers that say what they are out of force, and are always in force."""
    powers = mapping(tree.get("powers"), tree.span)
    for power in game.powers:
        node = powers.get(power.name.key)
        said = node.entries.get("else") if isinstance(node, Mapping) else None
        if said is not None and power.clause.when == Always():
            yield warning("idle-else", f"the power {quoted(power.name.key)} is never out of force", said.key.span,
                          help="add a condition to its `clause`, or delete `else`")  # fmt: skip
