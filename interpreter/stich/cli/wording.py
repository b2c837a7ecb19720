"""Words and numbers as the commands print them.

Place in the pipeline: the bottom of ``cli``; knows a game's names, must not know what is printed where.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TextIO

from stich.cards import Card, cards_in
from stich.cli.terminal import BOLD, RED, columns, shows_colours, styled, wrapped
from stich.printable import json_text, printable, tame

if TYPE_CHECKING:
    from stich.cli.tint import Tint
    from stich.engine.plan import Plan
    from stich.language.model.game import GameModel
    from stich.language.model.names import Names


def put(*lines: str, file: TextIO | None = None, tint: Tint | None = None) -> None:
    """Print lines, each harmless to a terminal and to the log of a workflow, whatever a file put into it.

    An end of line inside one of them was put there by a file, and is written as an escape.  On a terminal they are
    broken to its width, and what ``tint`` colours is coloured; it is given nothing but what is harmless.
    """
    width = columns(file)
    for line in lines:
        for part in wrapped(tame(printable(line)), width):
            print(part if tint is None else tint(part), file=file)


def put_error(*lines: str) -> None:
    """Say on the error stream that something cannot be done, and why: a clause, and what belongs to it."""
    first, *rest = lines
    tint = (lambda line: re.sub(r"\Aerror(\[[a-z-]+\])?(?=:)", _reddened, line)) if shows_colours(sys.stderr) else None
    put(f"error: {first}", *rest, file=sys.stderr, tint=tint)


def _reddened(found: re.Match[str]) -> str:
    return styled(found[0], f"{BOLD};{RED}")


def put_json(data: Any, indent: int | None = 2) -> None:
    """Print data as JSON, valid whatever the encoding of the output is, and harmless to a terminal."""
    print(json_text(data, output_encoding(), indent))


def output_encoding() -> str:
    """The encoding of the standard output."""
    return getattr(sys.stdout, "encoding", None) or "utf-8"


def count(number: int, word: str) -> str:
    """A number with its word.

    >>> count(1, "card"), count(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def score(numbers: Iterable[int]) -> str:
    """What each side has, as it is said at the table.

    >>> score([3, 1]), score([3, -1])
    ('3–1', '3 / -1')
    """
    each = list(numbers)
    return (" / " if any(number < 0 for number in each) else "–").join(map(str, each))


def label(names: Names) -> str:
    """The key of a thing, with its title where that says more."""
    title = names.title()
    return names.key if title.casefold() == names.key.casefold() else f"{names.key} ({title})"


def card_list(game: GameModel, cards: Iterable[Card]) -> str:
    """Cards in the order of the pack, ``–`` for none."""
    return " ".join(game.deck.names(sorted(cards))) or "–"


def mask_list(game: GameModel, mask: int, order: Sequence[int] | None = None) -> str:
    """The cards of a set, equal copies once; ``order`` gives each card's place, strongest 0."""
    cards = sorted(cards_in(game.deck.once(mask)), key=lambda card: (order[card] if order else 0, card))
    return " ".join(game.deck.names(cards)) or "–"


def bound_title(plan: Plan, binding: int, value: Iterable[int]) -> str:
    """The value of a binding in words: suits and ranks by their titles."""
    from stich.language.conditions.kinds import BindingKind  # saying other things needs no language

    game = plan.game
    match game.bindings[binding].kind:
        case BindingKind.SUITS:
            words = [_title(game.suit_names, game.deck.suits, suit) for suit in value]
        case BindingKind.RANK:
            words = [_title(game.rank_names, game.deck.ranks, rank) for rank in value]
        case BindingKind.CARD:
            words = game.deck.names(value)
        case BindingKind.SEAT:
            words = [f"seat {seat}" for seat in value]
        case BindingKind.CONTRACT:
            words = [contract_title(game, contract) for contract in value]
        case BindingKind.FLAG:
            words = ["yes" for _ in value]
    return ", ".join(words) or "none"


def contract_title(game: GameModel, contract: int) -> str:
    """A contract by its title, with what tells it from others of the name."""
    found = game.contracts[contract]
    return found.name.title() + found.key.removeprefix(found.name.key)


def _title(names: Sequence[Names], letters: Sequence[str], index: int) -> str:
    return names[index].title() if index < len(names) else letters[index]
