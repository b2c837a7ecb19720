"""Values of bindings as people and records write them, ``chosen=H,C``, and what is said of words that are none.

Place in the pipeline: part of ``cli``, over ``language.model.values``; must not know rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from stich.cards import SYMBOLS, Card
from stich.language.conditions.kinds import BindingKind
from stich.language.model.asked import is_asked
from stich.language.model.bindings import Binding, BoundValue, Values
from stich.language.model.game import GameModel
from stich.language.model.values import find_card, find_part, part_names
from stich.language.text.diagnostics import did_you_mean, listed, quoted, suggest

NOUNS = {kind: kind.value.removeprefix("a ") for kind in BindingKind}
LEFT_OUT = (BindingKind.SEAT, BindingKind.CONTRACT, BindingKind.FLAG)  # nothing is asked for them
UNNAMED = "none"  # the value of a binding that a dialogue may leave unnamed

BindingWords: TypeAlias = Mapping[str, Sequence[str]]
"""What was said of the bindings: the words of each by its name."""


class WordError(ValueError):
    """Words that name no card, suit or binding of the game, or not as many as there must be."""


def parse_card(game: GameModel, text: str) -> Card:
    """A card as ``H9``, ``h9`` or ``♥9``.

    Raises:
        WordError: the pack has no such card.
    """
    card = find_card(game, text)
    if card is None:
        help = did_you_mean(suggest(text.upper(), game.deck.cards)) or _form(game)
        raise WordError(f"the pack has no card {quoted(text)}; {help}")
    return card


def _form(game: GameModel) -> str:
    return f"cards are written like {listed(game.deck.cards[:1])}: suits {' '.join(game.deck.suits)}"


def parse_bindings(game: GameModel, words: BindingWords) -> Values:
    """A value for each binding of the game; seats, and what no rule asks for, may be left out, and ``none`` leaves
    unnamed what a dialogue names.

    Raises:
        WordError: a binding is unknown or missing, or its value does not fit.
    """
    known = binding_names(game, words)
    missing = [binding for binding in game.bindings if binding.name.key not in words and _must_be_given(game, binding)]
    if missing:
        said = (f"{quoted(binding.name.key)} must be given: {_asked(game, binding)}" for binding in missing)
        raise WordError("; ".join(said))
    return tuple(_value(game, i, words.get(name)) for i, name in enumerate(known))


def binding_names(game: GameModel, given: Iterable[str]) -> list[str]:
    """The names of the bindings of the game, in its order, none but which may be ``given``.

    Raises:
        WordError: another name is given.
    """
    known = [binding.name.key for binding in game.bindings]
    for name in given:
        if name not in known:
            help = did_you_mean(suggest(name, known)) or f"it has {listed(known, 'and') or 'none'}"
            raise WordError(f"the game has no binding {quoted(name)}; {help}")
    return known


def _must_be_given(game: GameModel, binding: Binding) -> bool:
    return binding.kind not in LEFT_OUT and is_asked(game, binding)


def _value(game: GameModel, index: int, words: Sequence[str] | None) -> BoundValue:
    binding = game.bindings[index]
    if words is None:
        return () if binding.kind in LEFT_OUT else tuple(range(binding.count))  # any will do
    if list(words) == [UNNAMED] and binding.name.key in game.left_open:
        return ()
    value = parse_value(game, index, words)
    if binding.kind is BindingKind.FLAG:
        return value
    if len(value) != binding.count:
        raise WordError(f"{quoted(binding.name.key)} holds {len(value)} of these: {_asked(game, binding)}")
    return value


def parse_value(game: GameModel, index: int, words: Iterable[str]) -> BoundValue:
    """The value of one binding, in ascending order and each part once.

    Raises:
        WordError: a word names no suit (rank, card, seat) of the game.
    """
    kind = game.bindings[index].kind
    said = list(words)
    if kind is BindingKind.CONTRACT and said:
        said = [" ".join(said)]  # it may be called by several words
    parts = {_part(game, kind, word) for word in said}
    return tuple(sorted(part for part in parts if part or kind is not BindingKind.FLAG))  # `no` is no value


def _part(game: GameModel, kind: BindingKind, word: str) -> int:
    if kind is BindingKind.CARD:
        return parse_card(game, word)
    part = find_part(game, kind, word)
    if part is None:
        said = SYMBOLS.get(word, word) if kind is BindingKind.SUITS else word
        there = listed(part_names(game, kind), "and")
        raise WordError(f"the game has no {NOUNS[kind]} {quoted(said)}; there are {there}")
    return part


def _asked(game: GameModel, binding: Binding) -> str:
    """How to state a binding, with an example."""
    noun = NOUNS[binding.kind]
    some = ("0",) if binding.kind is BindingKind.SEAT else part_names(game, binding.kind)
    plural = noun if binding.count == 1 else noun + "s"
    example = ",".join(some[: binding.count])
    none = f", or {binding.name.key}={UNNAMED}" if binding.name.key in game.left_open else ""
    return f"{binding.count} {plural} of {' '.join(some[:12])}, for instance {binding.name.key}={example}{none}"
