"""Checks of the sets of cards: powers and card points that name none, rows that are hidden, ties without a rule.

Place in the pipeline: part of ``check``.  Every choice of suits is tried.  It has a small evaluation of its own, for
``rules`` stands above it; must not know how a trick is won.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice, product

from stich.cards import CardSet, cards_in, mask_of
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.terms import (
    AllOf,
    Always,
    And,
    AnyOf,
    Beating,
    Bound,
    Cards,
    Colour,
    Condition,
    Fixed,
    Led,
    Lying,
    NextRank,
    NotIn,
    OfCards,
    OfPower,
    PlainCards,
    Ranked,
    SameSuit,
)
from stich.language.conditions.walks import atoms_in
from stich.language.model.game import GameModel
from stich.language.model.powers import Power
from stich.language.read.draft import mapping
from stich.language.text.diagnostics import Diagnostic, error, listed, quoted, warning
from stich.language.text.nodes import Mapping

MAX_CHOICES = 500
MAX_ROWS = 20_000

Values = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """One way in which the deal may choose: the value of each binding, what each power names and what it is left."""

    values: Values
    named: tuple[CardSet, ...]
    rows: tuple[CardSet, ...]


def check_powers(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the ladder and of the card points."""
    choices = choices_of(game)
    for i, power in enumerate(game.powers):
        yield from _empty(power, i, choices)
    if not game.ties.stated:
        yield from islice((fault for i, p in enumerate(game.powers) for fault in _tie(game, p, i, choices)), 1)
    yield from _card_points(game, choices)
    yield from _counts_as(game)
    yield from _outs_of_force(game, tree)


def choices_of(game: GameModel) -> list[Chosen]:
    """Every choice of suits and ranks that a deal can make, as far as they can be tried."""
    ranges = [_values_of(game, binding.kind, binding.count) for binding in game.bindings]
    limit = min(MAX_CHOICES, max(1, MAX_ROWS // (len(game.powers) + 1)))
    return [_choice(game, values) for values in islice(product(*ranges), limit)]


def _values_of(game: GameModel, kind: BindingKind, count: int) -> list[tuple[int, ...]]:
    sizes = {BindingKind.SUITS: len(game.deck.suits), BindingKind.RANK: len(game.deck.ranks)}
    size = sizes.get(kind, len(game.deck) if kind is BindingKind.CARD else 0)
    picked = combinations(range(size), count if kind is BindingKind.SUITS else 1)
    return list(islice(picked, MAX_CHOICES)) or [()]


def _choice(game: GameModel, values: Values) -> Chosen:
    named: list[CardSet] = []
    rows: list[CardSet] = []
    taken = 0
    for power in game.powers:
        mask = 0
        for group in power.cards:
            mask |= evaluate(game, group, values)
        named.append(mask)
        rows.append(mask & ~taken)
        taken |= mask
    return Chosen(values, tuple(named), tuple(rows))


def evaluate(game: GameModel, cards: Cards, values: Values, rows: tuple[CardSet, ...] = ()) -> CardSet:
    """The cards of a set under one choice; what depends on the trick counts as no card."""
    deck = game.deck
    match cards:
        case Fixed(mask):
            return mask
        case Bound(binding):
            return _bound_cards(game, binding, values)
        case Colour(binding):
            return _union(deck.suit_mask(s) for s in _colour(game, values[binding]))
        case NextRank(binding):
            return _union(deck.rank_mask((r or len(deck.ranks)) - 1) for r in values[binding])
        case OfPower(power):
            return rows[power] if rows else 0
        case PlainCards():
            return deck.all & ~_union(rows)
        case Ranked(rank, higher):
            return mask_of(c for c, r in enumerate(deck.rank_of) if r >= 0 and (r <= rank if higher else r >= rank))
        case AllOf(parts):
            mask = deck.all
            for part in parts:
                mask &= evaluate(game, part, values, rows)
            return mask
        case AnyOf(parts):
            return _union(evaluate(game, part, values, rows) for part in parts)
        case NotIn(part):
            return deck.all & ~evaluate(game, part, values, rows)
        case SameSuit() | Beating() | Lying():
            return 0


def _bound_cards(game: GameModel, binding: int, values: Values) -> CardSet:
    kind = game.bindings[binding].kind
    if kind is BindingKind.SUITS:
        return _union(game.deck.suit_mask(s) for s in values[binding])
    if kind is BindingKind.RANK:
        return _union(game.deck.rank_mask(r) for r in values[binding])
    return mask_of(values[binding])


def _colour(game: GameModel, suits: tuple[int, ...]) -> set[int]:
    """The suits that share the group of one of these."""
    groups = (next((g for g in game.deck.groups.values() if suit in g), (suit,)) for suit in suits)
    return {suit for group in groups for suit in group}


def _union(masks: Iterator[CardSet] | tuple[CardSet, ...]) -> CardSet:
    result = 0
    for mask in masks:
        result |= mask
    return result


# --- the ladder -------------------------------------------------------------------------------------------------------


def _empty(power: Power, i: int, choices: list[Chosen]) -> Iterator[Diagnostic]:
    if power.span is None:
        return
    if not any(choice.named[i] for choice in choices):
        yield error("empty-power", f"the power {quoted(power.name.key)} names no card", power.span,
                    "under no choice of suits" if choices[0].values else "",
                    help="words side by side narrow each other; check what its `cards` say together")  # fmt: skip
    elif not any(choice.rows[i] for choice in choices):
        yield warning("hidden-power", f"every card of {quoted(power.name.key)} belongs to a stronger power", power.span,
                      "this row is never used", help="move it up, or delete it")  # fmt: skip


def _tie(game: GameModel, power: Power, i: int, choices: list[Chosen]) -> Iterator[Diagnostic]:
    if power.span is None or _only_led(power.clause.when):
        return
    for choice in choices:
        equals = _equals(game, power, choice, i)
        if equals:
            message = f"two cards of the power {quoted(power.name.key)} are equally strong"
            label = f"{listed(game.deck.names(equals), 'and')} can fall in one trick"
            help = "say which stands: `ties: first played`, `last played`, suits high to low, `nobody`"
            yield error("tie-without-rule", message, power.span, label, help=help)
            return


def _only_led(condition: Condition) -> bool:
    """Whether a card is in force only when led, so that no two are at once."""
    return isinstance(condition, Led) or (isinstance(condition, And) and any(map(_only_led, condition.parts)))


def _equals(game: GameModel, power: Power, choice: Chosen, i: int) -> list[int]:
    left = choice.rows[i]
    for group in power.cards:
        mask = evaluate(game, group, choice.values) & left
        left &= ~mask
        seen: dict[int, int] = {}
        for card in cards_in(mask):
            rank = game.deck.rank_of[card]
            if rank >= 0 and rank in seen:
                return [seen[rank], card]
            seen[rank] = card
    return []


def _card_points(game: GameModel, choices: list[Chosen]) -> Iterator[Diagnostic]:
    for kind in game.card_points:
        for cards, _ in kind.values:
            span = cards.span
            if span and not any(evaluate(game, cards, c.values, c.rows) for c in choices):
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


def bindings_in(game: GameModel, cards: Cards) -> Iterator[int]:
    """The bindings without which a set of cards is not known."""
    match cards:
        case Bound(binding) | Colour(binding) | NextRank(binding):
            yield binding
        case OfPower(power):
            for group in game.powers[power].cards:
                yield from bindings_in(game, group)
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from bindings_in(game, part)
        case NotIn(part):
            yield from bindings_in(game, part)
        case Fixed() | PlainCards() | Ranked() | SameSuit() | Beating() | Lying():
            return


def bindings_of_condition(game: GameModel, condition: Condition) -> Iterator[int]:
    """The bindings without which a condition is not known."""
    for atom in atoms_in(condition):
        if isinstance(atom, OfCards):
            yield from bindings_in(game, atom.cards)


def _outs_of_force(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Powers that say what they are out of force, and are always in force."""
    powers = mapping(tree.get("powers"), tree.span)
    for power in game.powers:
        node = powers.get(power.name.key)
        said = node.entries.get("else") if isinstance(node, Mapping) else None
        if said is not None and power.clause.when == Always():
            yield warning("idle-else", f"the power {quoted(power.name.key)} is never out of force", said.key.span,
                          help="add a condition to its `clause`, or delete `else`")  # fmt: skip
