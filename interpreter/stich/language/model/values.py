"""The values that a binding can have: listed, put into words, and found by words.

Place in the pipeline: the top of the model.  Knows the names of suits, ranks, cards and seats; must not know how a deal
fixes a value, nor what is said of a word that names none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations

from stich.cards import SYMBOLS, Card
from stich.language.conditions.kinds import BindingKind
from stich.language.model.bindings import Binding, BoundValue
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.model.set_up import asked_by_modes

FLAGS = ("no", "yes")


def part_names(game: GameModel, kind: BindingKind) -> Sequence[str]:
    """What the parts of such values are called, by their numbers: suits by their letters, seats by their numbers."""
    match kind:
        case BindingKind.SUITS:
            return game.deck.suits
        case BindingKind.RANK:
            return game.deck.ranks
        case BindingKind.CARD:
            return game.deck.cards
        case BindingKind.SEAT:
            return [str(seat) for seat in range(game.seats.players)]
        case BindingKind.CONTRACT:
            return [contract.key for contract in game.contracts]
        case BindingKind.FLAG:
            return FLAGS


def possible_values(game: GameModel, binding: Binding, other: GameModel | None = None) -> Iterator[BoundValue]:
    """Every value of a binding, or every one of parts that another game has too; the empty one where there is no other,
    as for a seat, and for a contract or a flag on which no table hangs.  What a table asks may be left open as well."""
    asked = binding in asked_by_modes(game)
    names = part_names(game, binding.kind) if binding.kind.names_cards or asked else ()
    if names is FLAGS:
        return iter([(), (FLAGS.index("yes"),)])
    known = names if other is None else part_names(other, binding.kind)
    parts = [names.index(name) for name in dict.fromkeys(names) if name in known]  # of equal copies the first
    if binding.kind is BindingKind.FLAG:
        parts = parts[1:]
    found = combinations(parts, binding.count if other is None else min(binding.count, len(parts)))
    may_be_open = asked and binding.name.key in game.left_open
    return chain([()] if may_be_open and parts else [], [next(found, ())], found)


def value_words(game: GameModel, binding: Binding, value: Iterable[int]) -> list[str]:
    """A value as specs and records write it, a word for each part."""
    names = part_names(game, binding.kind)
    return [names[part] for part in value]


# --- words as people write them ---------------------------------------------------------------------------------------


def find_part(game: GameModel, kind: BindingKind, word: str) -> int | None:
    """A suit, rank, card or seat by any of its names, whatever the case of the letters; ``None`` if there is none."""
    match kind:
        case BindingKind.SUITS:
            return _find(SYMBOLS.get(word, word), game.deck.suits, game.suit_names)
        case BindingKind.RANK:
            return _find(word, game.deck.ranks, game.rank_names)
        case BindingKind.CARD:
            return find_card(game, word)
        case BindingKind.SEAT:
            return _find(word, part_names(game, kind), ())
        case BindingKind.CONTRACT:
            return find_contract(game, word)
        case BindingKind.FLAG:
            return _find(word, FLAGS, ())


def find_contract(game: GameModel, word: str) -> int | None:
    """A contract by its key, or by its name if no other has it; ``None`` if there is none."""
    found = _find(word, part_names(game, BindingKind.CONTRACT), ())
    named = [i for i, each in enumerate(game.contracts) if each.name.key.casefold() == word.casefold()]
    return named[0] if found is None and len(named) == 1 else found


def _find(word: str, letters: Sequence[str], names: Sequence[Names]) -> int | None:
    if word in letters:
        return letters.index(word)
    wanted = word.casefold()
    for i, letter in enumerate(letters):
        known = (names[i].key, *names[i].titles.values()) if i < len(names) else ()
        if wanted in {letter.casefold(), *(name.casefold() for name in known)}:
            return i
    return None


def find_card(game: GameModel, text: str) -> Card | None:
    """A card as ``H9``, ``h9`` or ``♥9``; ``None`` if the pack has none of that name."""
    index = game.deck.index
    symbol = SYMBOLS.get(text[:1])
    exact = symbol + text[1:] if symbol else text
    if exact in index:
        return index[exact]
    return next((card for name, card in index.items() if name.casefold() == exact.casefold()), None)
