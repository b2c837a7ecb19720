"""What a person is told when he asks: help, the powers, the rules, the last trick and why, the score, a hint.

Place in the pipeline: part of ``table``; gives lines of text from what the person may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stich.cards import NO_SEAT, Seat
from stich.language.model.values import find_card
from stich.players.base import Player
from stich.sheet.as_text import draw
from stich.sheet.sheet import make_sheet
from stich.table.commands import Beside, Request
from stich.table.hand import face
from stich.table.hint import hint
from stich.table.match import CardTable, RefusedError, Turn
from stich.table.slate import Column, SlateRow, accounts
from stich.table.talk import phrases, signs
from stich.table.tricks import LastTrick, explained
from stich.table.typed import Typed, help_lines
from stich.voice.ladder import ladder
from stich.voice.offers import every_word
from stich.voice.words import TableWords


def answer(
    table: CardTable, seat: Seat, command: Request, turn: Turn | None, adviser: Player, letters: bool = False
) -> list[str]:
    """The lines that answer what is asked, if lines answer it; ``letters``: the slate in plain letters.

    Raises:
        RefusedError: it cannot be told.
    """
    view, words = table.view(seat), table.words(seat)
    match command.aside:
        case Beside.HELP:
            return [*help_lines(Typed(words)), *every_word(view, table.language)]
        case Beside.POWERS:
            return list(ladder(view, table.language))
        case Beside.RULES:
            return draw(make_sheet(table.game.model, table.language)).rstrip("\n").split("\n")
        case Beside.LAST:
            return [_last(words, _known_trick(table, seat))]
        case Beside.WHY:
            return list(_why(table, seat, command.rest))
        case Beside.SCORE:
            return [line for account in accounts(words, view) for line in score_lines(words, account, letters)]
        case Beside.HINT:
            if turn is None or turn.acts != seat or not view.legal:
                raise RefusedError(words.say("play-not_your_turn"))
            return list(hint(replace(words, bound=view.bound), view, adviser, table.chance(seat)))
        case Beside.TALK:
            return list(_phrases(table, seat))
        case Beside.TABLE | Beside.SAY | Beside.UNDO | Beside.SAVE | Beside.FORCED | Beside.QUIT:
            return []


def score_lines(words: TableWords, account: SlateRow, letters: bool = False) -> Iterator[str]:
    """A total of the match: what each side has, as the game records it."""
    told = (_column(words, column, letters) for column in account.columns)
    yield words.say("colon", name=account.name, text=", ".join(told))


def _column(words: TableWords, column: Column, letters: bool) -> str:
    number = str(column.number).replace("-", "−")
    drawn = column.letters if letters else column.signs
    return f"{words.side(column.side)} {number}{f'  {drawn}' if drawn else ''}"


def _known_trick(table: CardTable, seat: Seat) -> LastTrick:
    last = table.last_trick(seat)
    if last is None:
        raise RefusedError(table.words(seat).say("play-no_trick"))
    return last


def _last(words: TableWords, last: LastTrick) -> str:
    cards = zip(last.seats, last.cards, strict=True)
    lying = [
        f"{words.who(seat)} {words.card(card) if card >= 0 else words.say('voice-passed')}"
        f"{'*' if seat == last.winner != NO_SEAT else ''}"
        for seat, card in cards
    ]
    return words.say("play-last", number=last.number, cards=", ".join(lying))


def _why(table: CardTable, seat: Seat, typed: str) -> Iterator[str]:
    last, words, card = _known_trick(table, seat), table.words(seat), None
    if typed:
        named = find_card(table.game.model, typed)
        deck = table.game.model.deck
        card = next((each for each in last.played if named is not None and deck.first(each) == deck.first(named)), None)
        if card is None:
            raise RefusedError(words.say("play-not_in_trick", card=typed, cards=words.hand(last.played)))
    yield _last(words, last)
    yield from explained(words, last, table.view(seat), card)


def _phrases(table: CardTable, seat: Seat) -> Iterator[str]:
    words, view = table.words(seat), table.view(seat)
    if table.game.model.seats.talk == "none":
        raise RefusedError(words.say("play-no_talk"))
    if table.game.model.seats.talk == "free":
        known = phrases(words, view)
    else:
        faces = (face(words, view, card) for card in signs(words, view))
        known = [words.say("talk-sign", card=f"{each.name} {each.title}".strip()) for each in faces]
    for number, phrase in enumerate(known, 1):
        yield words.say("talk-number", number=number, text=phrase)
