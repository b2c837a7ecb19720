"""A table a line at a time: what works on any terminal, through a pipe and for whoever has the screen read to him.

Place in the pipeline: part of ``cli``, a face of ``table``; beside ``play_full``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer

from stich.cards import Seat
from stich.cli.console import Quit, ask
from stich.cli.match import check_length
from stich.cli.play_saved import Save
from stich.cli.terminal import is_terminal
from stich.cli.tint import Tint
from stich.cli.wording import put
from stich.table.desk import Desk, Reply, What
from stich.table.hand import CardFace, HandCard
from stich.table.match import CardTable, Turn
from stich.table.picture import Lying, picture
from stich.table.slate import Column, SlateRow, numbers
from stich.voice.words import NOTHING, TableWords

SLOW = 1.0  # seconds after which it is told that somebody thinks


class PlainTable:
    """A match with people who read lines and type lines."""

    def __init__(self, table: CardTable, desk: Desk, save: Save, red: Tint | None) -> None:
        self.table, self.desk, self.save, self.red = table, desk, save, red
        desk.letters = True
        self._read = dict.fromkeys(table.people, 0)  # how much of his story each has read
        self._at = table.people[0]  # who sits before the screen
        self._explained: set[tuple[Seat, str]] = set()

    def play(self) -> None:
        """Play until the match is over.

        Raises:
            Quit: the people leave.
        """
        put(self.words.say("play-welcome"))
        while not self.table.over:
            check_length(self.table)
            turn = self.table.turn()
            if turn is None:
                with self._thinking():
                    self.table.step()
                if len(self.table.people) == 1:
                    self._tell()
            else:
                self._take(turn)
        for seat in self.table.people:
            self._at = seat
            self._tell()
            break

    @property
    def words(self) -> TableWords:
        """The words for who sits before the screen."""
        return self.table.words(self._at)

    def _say(self, *lines: str) -> None:
        put(*lines, tint=self.red)

    def _tell(self) -> None:
        """Tell who sits there what has happened."""
        story = self.table.story(self._at)
        self._say(*story[self._read[self._at] :])
        self._read[self._at] = len(story)

    # --- turns --------------------------------------------------------------------------------------------------------

    def _take(self, turn: Turn) -> None:
        if turn.seat != self._at:
            self._cover(turn.seat)
        self._tell()
        self._show(turn)
        while True:
            typed = ask(self._prompt(turn))
            with self._thinking():
                reply = self.desk.typed(turn.seat, turn, typed)
            if self._did(turn, reply):
                return

    @contextmanager
    def _thinking(self) -> Iterator[None]:
        """Say at a terminal that somebody thinks, if it takes a while."""
        who = self.table.thinks(self._at)
        waits = Timer(SLOW, lambda: put(f"  {who} …"))
        if is_terminal(sys.stdout):
            waits.daemon = True
            waits.start()
        try:
            yield
        finally:
            waits.cancel()

    def _did(self, turn: Turn, reply: Reply) -> bool:
        """Show what came of something typed; whether the match goes on with it."""
        self._say(*(f"  {line}" if not line.startswith(" ") else line for line in reply.lines))
        match reply.what:
            case What.LEAVE:
                raise Quit
            case What.SAVE:
                self._say(f"  {self.save(reply.rest)}")
            case What.TABLE:
                self._show(turn)
            case What.SURE:
                return self._is_sure(turn)
            case What.BACK:
                self._read = {seat: len(self.table.story(seat)) for seat in self.table.people}
                return True
            case What.DONE:
                return True
            case What.TOLD:
                self._tell()
        return False

    def _is_sure(self, turn: Turn) -> bool:
        yes = self.words.say("type-yes").casefold()
        said = ask(f"{self.words.say('prompt-sure', yes=yes)}> ").casefold()
        return said in (yes, "yes") and self._did(turn, self.desk.give_up(turn))

    def _prompt(self, turn: Turn) -> str:
        return f"{self.words.say(f'prompt-{turn.what.value}', who=self.words.who(turn.acts))}> "

    def _cover(self, seat: Seat) -> None:
        """Hide what the last one saw, until the next sits before the screen."""
        self._at = seat
        if is_terminal(sys.stdout):
            print("\x1b[2J\x1b[3J\x1b[H", end="")
        else:
            put("", "-" * 40, "")
        while ask(f"{self.words.say('prompt-cover', number=seat + 1)}> "):
            pass

    # --- the table in lines -------------------------------------------------------------------------------------------

    def _show(self, turn: Turn) -> None:
        seen = picture(self.table, turn.seat, turn)
        say = self.words.say
        lines = [*seen.facts, *seen.counts, ", ".join(map(_numbers, seen.accounts))]
        lines += [_chalked(self.words, each) for each in seen.accounts if each.chalked]
        if seen.trick:
            lines.append(say("voice-trick_lies", cards=_lying(seen.trick)))
        lines += [say("voice-hand", who=other.who, cards=_cards(other.cards)) for other in seen.others]
        lines.append(say("voice-hand-own", cards=_cards(seen.hand)))
        lines += _names(self.words, [held.face for held in seen.hand])
        new = [line for line in seen.once if (turn.seat, line[:20]) not in self._explained]
        self._explained |= {(turn.seat, line[:20]) for line in new}
        self._say("", seen.heading, *(f"  {line}" for line in (*lines, *seen.asks, *new)))


def _cards(cards: Sequence[HandCard]) -> str:
    return " ".join(held.face.name for held in cards) or NOTHING


def _names(words: TableWords, cards: Sequence[CardFace]) -> list[str]:
    """The cards of a hand that have names in the game."""
    named = [words.say("value_of", name=card.name, value=card.title) for card in cards if card.title]
    return [words.say("play-named", cards=", ".join(named))] if named else []


def _lying(cards: Sequence[Lying]) -> str:
    return ", ".join(f"{each.who} {each.instead or each.face.name}{'*' if each.holds else ''}" for each in cards)


def _numbers(row: SlateRow) -> str:
    return f"{row.name} {numbers(column.number for column in row.columns)}"


def _chalked(words: TableWords, account: SlateRow) -> str:
    drawn = (_drawn(words, column) for column in account.columns)
    return words.say("colon", name=account.name, text=", ".join(drawn))


def _drawn(words: TableWords, column: Column) -> str:
    return f"{words.side(column.side)} {column.number} {column.letters}".rstrip()
