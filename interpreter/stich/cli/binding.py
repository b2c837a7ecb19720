"""Values of bindings as people and records write them: ``chosen=H,C``.

Place in the pipeline: part of ``cli``; knows the names of a game's suits, ranks and cards, must not know rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stich.cards import SYMBOLS, Card
from stich.language.conditions.kinds import BindingKind
from stich.language.model.bindings import Binding
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.text.diagnostics import did_you_mean, listed, quoted, suggest

Values = tuple[tuple[int, ...], ...]
UNNAMED = "none"  # the value of a binding that a dialogue may leave unnamed


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


def find_card(game: GameModel, text: str) -> Card | None:
    """A card by its name, whatever the case of the letters; ``None`` if there is none."""
    index = game.deck.index
    symbol = SYMBOLS.get(text[:1])
    exact = symbol + text[1:] if symbol else text
    if exact in index:
        return index[exact]
    return next((card for name, card in index.items() if name.casefold() == exact.casefold()), None)


def _form(game: GameModel) -> str:
    return f"cards are written like {listed(game.deck.cards[:1])}: suits {' '.join(game.deck.suits)}"


def parse_bindings(game: GameModel, words: Mapping[str, Sequence[str]]) -> Values:
    """A value for each binding of the game; seats may be left out, and ``none`` leaves unnamed what a dialogue names.

    Raises:
        WordError: a binding is unknown or missing, or its value does not fit.
    """
    known = [binding.name.key for binding in game.bindings]
    for name in words:
        if name not in known:
            help = did_you_mean(suggest(name, known)) or f"it has {listed(known, 'and') or 'none'}"
            raise WordError(f"the game has no binding {quoted(name)}; {help}")
    return tuple(_value(game, i, words.get(name)) for i, name in enumerate(known))


def _value(game: GameModel, index: int, words: Sequence[str] | None) -> tuple[int, ...]:
    binding = game.bindings[index]
    if words is None:
        if binding.kind is BindingKind.SEAT:
            return ()
        raise WordError(f"{quoted(binding.name.key)} must be given: {_asked(game, binding)}")
    if list(words) == [UNNAMED] and binding.name.key in game.left_open:
        return ()
    value = parse_value(game, index, words)
    if len(value) != binding.count:
        raise WordError(f"{quoted(binding.name.key)} holds {len(value)} of these: {_asked(game, binding)}")
    return value


def parse_value(game: GameModel, index: int, words: Iterable[str]) -> tuple[int, ...]:
    """The value of one binding, in ascending order and each part once.

    Raises:
        WordError: a word names no suit (rank, card, seat) of the game.
    """
    return tuple(sorted({_part(game, game.bindings[index].kind, word) for word in words}))


def _part(game: GameModel, kind: BindingKind, word: str) -> int:
    match kind:
        case BindingKind.SUITS:
            return _named("suit", SYMBOLS.get(word, word), game.deck.suits, game.suit_names)
        case BindingKind.RANK:
            return _named("rank", word, game.deck.ranks, game.rank_names)
        case BindingKind.CARD:
            return parse_card(game, word)
        case BindingKind.SEAT:
            return _named("seat", word, [str(seat) for seat in range(game.seats.players)], ())


def _named(kind: str, word: str, letters: Sequence[str], names: Sequence[Names]) -> int:
    """The place of a suit or rank by its letter or by any of its names."""
    if word in letters:
        return letters.index(word)
    wanted = word.casefold()
    for i, letter in enumerate(letters):
        known = (names[i].key, *names[i].titles.values()) if i < len(names) else ()
        if wanted in {letter.casefold(), *(name.casefold() for name in known)}:
            return i
    raise WordError(f"the game has no {kind} {quoted(word)}; there are {listed(letters, 'and')}")


def _asked(game: GameModel, binding: Binding) -> str:
    """How to state a binding, with an example."""
    words = {
        BindingKind.SUITS: ("suit", game.deck.suits),
        BindingKind.RANK: ("rank", game.deck.ranks),
        BindingKind.CARD: ("card", game.deck.cards),
        BindingKind.SEAT: ("seat", ("0",)),
    }[binding.kind]
    noun, some = words
    plural = noun if binding.count == 1 else noun + "s"
    example = ",".join(some[: binding.count])
    return f"{binding.count} {plural} of {' '.join(some[:12])}, for instance {binding.name.key}={example}"
