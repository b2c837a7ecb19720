"""What a person types or chooses, done at the table: cards, words, questions beside the play.

Place in the pipeline: the top of ``table``; each face hands over what was typed and shows what comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from stich.cards import Seat
from stich.engine.actions import Action
from stich.language.conditions.words import Question
from stich.language.model.values import find_card
from stich.players.base import Player
from stich.sheet.rows import conceded
from stich.table.answers import answer
from stich.table.commands import Beside, Request, read_request
from stich.table.hand import reason
from stich.table.match import CardTable, RefusedError, Turn
from stich.table.talk import phrases, signs
from stich.table.typed import ReadingError, Typed, read_actions
from stich.voice.settled import settled
from stich.voice.words import TableWords


class What(Enum):
    """What has come of something typed."""

    DONE = auto()  # a decision was taken, or left: the match goes on
    TOLD = auto()  # nothing was decided; the lines say why, or answer
    TABLE = auto()  # the table is to be shown again
    BACK = auto()  # something was taken back
    SURE = auto()  # the lines ask whether the deal is really given up; then ``give_up``
    SAVE = auto()  # the record is to be written to the file ``rest``
    LEAVE = auto()


@dataclass(frozen=True, slots=True)
class Reply:
    """What has come of something typed, and the lines to be shown."""

    what: What
    lines: tuple[str, ...] = ()
    rest: str = ""


class Desk:
    """The place where one of the people, whose turn it is, types and chooses.  ``adviser`` gives hints; ``letters``:
    what a game draws on its slate is drawn in plain letters."""

    def __init__(self, table: CardTable, adviser: Player, letters: bool = False) -> None:
        self.table, self.adviser, self.letters = table, adviser, letters

    def typed(self, seat: Seat, turn: Turn | None, text: str) -> Reply:
        """Do what a person has typed; ``turn`` is his, if he is asked."""
        words = self.table.words(seat)
        try:
            command = read_request(self.table.game.plan, words, text)
            if command is not None:
                return self._aside(seat, turn, command)
            if turn is None:
                raise RefusedError(words.say("play-not_your_turn"))
            return self._decides(turn, text)
        except (ReadingError, RefusedError) as fault:
            return Reply(What.TOLD, (self.why_not(seat, fault),))

    def takes_time(self, seat: Seat, text: str) -> bool:
        """Whether what was typed is answered by a bot, who thinks about it."""
        request = read_request(self.table.game.plan, self.table.words(seat), text)
        return request is not None and request.aside is Beside.HINT

    def chosen(self, turn: Turn, action: Action) -> Reply:
        """Do one thing that a person has chosen."""
        return self._all(turn, [action])

    def give_up(self, turn: Turn) -> Reply:
        """Give the deal up for the side of a person who is sure of it."""
        side = self.table.game.plan.side_of[turn.seat]
        return self._all(turn, [self.table.game.plan.actions.concede + side])

    def why_not(self, seat: Seat, fault: ValueError) -> str:
        """Why something could not be done."""
        barred = fault.barred if isinstance(fault, RefusedError) else None
        if barred is None:
            return str(fault)
        view = self.table.view(seat)
        return reason(self.table.words(seat), view, barred)

    # --- beside the play ----------------------------------------------------------------------------------------------

    def _aside(self, seat: Seat, turn: Turn | None, command: Request) -> Reply:
        words = self.table.words(seat)
        match command.aside:
            case Beside.QUIT:
                return Reply(What.LEAVE)
            case Beside.TABLE:
                return Reply(What.TABLE)
            case Beside.SAVE:
                return Reply(What.SAVE, rest=command.rest)
            case Beside.UNDO:
                self.table.undo(seat)
                return Reply(What.BACK, (words.say("play-undone"),))
            case Beside.FORCED:
                self.table.forced = not self.table.forced
                return Reply(What.DONE, (words.say(f"play-forced-{'on' if self.table.forced else 'off'}"),))
            case Beside.SAY:
                self._say(seat, command.rest)
                return Reply(What.TOLD)
            case (
                Beside.HELP
                | Beside.POWERS
                | Beside.RULES
                | Beside.LAST
                | Beside.WHY
                | Beside.SCORE
                | Beside.HINT
                | Beside.TALK
            ):
                return Reply(What.TOLD, tuple(answer(self.table, seat, command, turn, self.adviser, self.letters)))

    def _say(self, seat: Seat, rest: str) -> None:
        """Say a phrase by its number, or anything; where players make signs, make one by its number or its card."""
        words, view = self.table.words(seat), self.table.view(seat)
        number = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 4 else 0
        if self.table.game.model.seats.talk != "signals":
            known = phrases(words, view)
            self.table.say(seat, known[number - 1] if 0 < number <= len(known) else rest)
            return
        cards = signs(words, view)
        card = cards[number - 1] if 0 < number <= len(cards) else find_card(self.table.game.model, rest)
        if card not in cards:
            raise RefusedError(words.say("play-only_signs"))
        self.table.make_sign(seat, card)

    # --- decisions ----------------------------------------------------------------------------------------------------

    def _decides(self, turn: Turn, text: str) -> Reply:
        table, view = self.table, self.table.view(turn.seat)
        legal = table.legal(turn)
        if not text.strip():
            return self._enter(turn, legal)
        actions = read_actions(view, legal, text, Typed(table.words(turn.seat)))
        if actions[0] >= table.game.plan.actions.concede:
            return self._is_sure(turn, actions[0])
        return self._all(turn, actions)

    def _enter(self, turn: Turn, legal: Sequence[Action]) -> Reply:
        """Nothing was typed: what need not be decided is left; the only thing that can be done is done."""
        if turn.may_be_left:
            self.table.leave(turn)
            return Reply(What.DONE)
        return self._all(turn, legal) if len(legal) == 1 else Reply(What.TOLD)

    def _is_sure(self, turn: Turn, action: Action) -> Reply:
        """Ask whether the deal is really given up, if it may be."""
        self.table.check_giving_up(turn, action)
        return Reply(What.SURE, (self.table.words(turn.seat).say("play-concede-sure", **self._price(turn.seat)),))

    def _price(self, seat: Seat) -> dict[str, object]:
        """Who gets what when the deal is given up now."""
        view, concession = self.table.view(seat), self.table.game.model.play.concede
        words: TableWords = replace(self.table.words(seat), bound=view.bound)
        if concession is None:
            return {"others": "", "gets": ""}
        return conceded(words.asking(Question.SEAT), replace(concession, worth=settled(concession.worth, view.stake)))

    def _all(self, turn: Turn, actions: Sequence[Action]) -> Reply:
        """Do several things one after the other, all or none of them."""
        now: Turn | None = turn
        for number, action in enumerate(actions):
            try:
                if now is None or now.seat != turn.seat:
                    raise RefusedError(self.table.words(turn.seat).say("play-too_many"))
                obeyed = self.table.do(now, action)
            except RefusedError as fault:
                why = self.why_not(turn.seat, fault)
                for _ in range(number):
                    self.table.undo(turn.seat)
                return Reply(What.TOLD, (why,))
            if not obeyed:
                words = self.table.words(turn.seat)
                return Reply(What.DONE, (words.say("play-cannot_obey", who=words.who(turn.acts)),))
            now = self.table.turn()
        return Reply(What.DONE)
