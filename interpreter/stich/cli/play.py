"""A person against bots, in a terminal: ``stich play``.

Place in the pipeline: part of ``cli``.  What the person sees comes from a ``View`` of the seat and from a
``Transcript`` for that seat, in the words of ``voice``; the state is only told what the person decides.
"""

from __future__ import annotations

from dataclasses import dataclass

import click

from stich.cards import NO_SEAT, Seat, Side
from stich.cli import options
from stich.cli.console import Console, Quit
from stich.cli.errors import UsageError
from stich.cli.match import Wish, begin, bots, check_length, choose_seed, seat_bots, seated
from stich.cli.output import files_of
from stich.cli.play_words import ReadingError, Typed, help_lines, read_actions
from stich.cli.record import RecordFile, record_file
from stich.cli.tint import Tint, tint
from stich.cli.wording import put
from stich.engine.actions import Action
from stich.engine.errors import Barred, IllegalPlayError
from stich.engine.events import TableTalk
from stich.engine.state import State
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.check.said import says_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Moment
from stich.language.conditions.walks import asks
from stich.language.model.game import GameModel
from stich.language.text.places import cited
from stich.match.game import Game
from stich.match.record import Recorder
from stich.notation import CONCEDE, folded
from stich.players.match import Seated
from stich.voice.ladder import ladder
from stich.voice.offers import choices, every_word
from stich.voice.refusals import refusal
from stich.voice.table import parties, table
from stich.voice.transcript import Transcript
from stich.voice.words import TableWords

HUMAN, SAY = "human", "say"
TALK_AT_MOST = 500  # characters of one remark
PROMPTS = {Stage.TRANSFER: "exchange", Stage.DIALOGUE: "answer", Stage.MELD: "meld"}


@click.command("play")
@options.spec
@click.option("--seat", type=click.IntRange(0, 99), default=0, show_default=True, metavar="N", help="Your seat.")
@bots("Bots at the other seats")
@options.fresh_seed
@options.match_deals
@options.deal
@options.record
@options.force
@options.language
@options.trust
def command(
    spec: str,
    seat: int,
    players: str,
    seed: int | None,
    deals: int | None,
    deal: str | None,
    record: str | None,
    force: bool,
    language: str,
    trusted: tuple[str, ...],
) -> int:
    """Play against bots."""
    game, names = seated(spec, players, trusted, others=1)
    reads = files_of(spec, trusted)
    return play(game, seat, Wish(seed, deals, names, record, force, reads, language=language, deal=deal))


@dataclass(slots=True)
class Session:
    """A match with one person at it."""

    game: Game
    state: State
    seat: Seat
    bots: Seated
    recorder: Recorder
    record: RecordFile
    teller: Transcript
    red: Tint | None = None  # what colours the lines, on a terminal
    known: tuple[int, tuple[str, ...]] = (0, ())  # of the parties of a deal, as it was told last

    def publish(self) -> None:
        """Write down and tell what has happened since the last call."""
        lines = list(self.recorder.lines())
        self.record.write(lines)
        for line in lines:
            for words in self.teller.tell(line):
                self.say(words)
        self._tell_parties()
        self.state.forget()

    def say(self, *lines: str) -> None:
        """Print lines about the match."""
        put(*lines, tint=self.red)

    def _tell_parties(self) -> None:
        """Tell who is of which party, when the person has come to know more of it."""
        deal, told = self.known
        known = () if self.state.over else tuple(parties(self.view, self.language))
        self.say(*(line for line in known if deal != self.state.deal_number or line not in told))
        self.known = self.state.deal_number, known

    @property
    def view(self) -> View:
        """All that the person may know."""
        return self.state.view(self.seat)

    @property
    def words(self) -> TableWords:
        """The words in which he is told."""
        return self.teller.words

    @property
    def language(self) -> str:
        """The language of the table."""
        return self.words.book.language


def play(game: Game, seat: Seat, wish: Wish) -> int:
    """Play a match with a person at ``seat``.

    Raises:
        UsageError: there is no such seat, or the bots cannot be seated.
    """
    players = game.plan.players
    if seat >= players:
        raise UsageError(f"there is no seat {seat}; seats are 0 to {players - 1}")
    names, bots = seat_bots(wish.players, players - 1)
    names.insert(seat, HUMAN)
    seed = choose_seed(wish.seed)
    state = begin(game, wish, seed, log=True)
    seated = Seated([*bots[:seat], *bots[:1], *bots[seat:]], seed)  # the person's own chair is never asked
    with record_file(wish.record, wish.force, wish.reads) as record:
        recorder, teller = Recorder(game, state, seed, names, wish.legal), Transcript(game, seat, wish.language)
        try:
            _Play(Session(game, state, seat, seated, recorder, record, teller, tint(game.model))).match()
        except Quit:
            put(teller.words.say("play-left-record" if wish.record else "play-left"))
    return 0


class _Play:
    """The course of a match for the person at the table."""

    def __init__(self, table: Session) -> None:
        self.table, self.state = table, table.state
        self.say, self.typed = table.words.say, Typed(table.words)
        self.console = Console({"?": self._sheet, "h": self._help, "help": self._help})
        self._asked_in = 0  # the last deal before which the person was asked whether to give it up
        self._then: list[Action] = []  # the rest of an exchange that takes two actions

    def match(self) -> None:
        """Play until the match is over."""
        put(self.say("play-welcome"))
        while not self.state.over:
            check_length(self.state)
            self.table.publish()
            if not self._gives_up_early():
                self._turn()
        self.table.publish()

    def _turn(self) -> None:
        seat = self.state.to_act
        if seat == self.table.seat:
            self._own_turn()
        elif not (self._may_order(seat) and self._order(seat)):
            self.state.play(self.table.bots.choose(self.state, seat))

    # --- the person's own decisions ----------------------------------------------------------------------------------

    def _own_turn(self) -> None:
        if self._then:
            self.state.play(self._then.pop(0))
            return
        seen = self.table.view
        self._show(seen)
        self.table.say(*choices(seen, self.table.language))
        self._act(seen, seen.legal, self._prompt(PROMPTS.get(seen.stage, "card")))

    def _show(self, seen: View) -> None:
        self.table.say(*table(seen, self.table.language))

    def _prompt(self, what: str, seat: Seat = NO_SEAT) -> str:
        return f"{self.say(f'prompt-{what}', who=self.table.words.who(seat))}> "

    def _act(self, seen: View, legal: tuple[Action, ...], prompt: str, may_leave: bool = False) -> bool:
        """Ask until something legal is done; false if the person leaves it, where he may."""
        while True:
            text = self.console.ask(prompt)
            if not text and may_leave:
                return False
            if text and not self._talks(text) and self._does(seen, legal, text):
                return True

    def _does(self, seen: View, legal: tuple[Action, ...], text: str) -> bool:
        """Do what the words say; false, with the reason shown, if that cannot be."""
        try:
            actions = read_actions(seen, legal, text, self.typed)
            self._check_concession(actions[0])
            self.state.play(actions[0])
        except ReadingError as fault:
            self.table.say(f"  {fault}")
            return False
        except IllegalPlayError as fault:
            self._refuse(fault.barred)
            return False
        self._then = actions[1:]
        return True

    def _refuse(self, barred: Barred) -> None:
        """Say why something cannot be done, and where the rule stands."""
        place = f"  [{cited(barred.span)}]" if barred.span else ""
        self.table.say(f"  {refusal(self.table.words, self.state.plan, barred, self.state.bound)}{place}")

    def _talks(self, text: str) -> bool:
        """Whether the words are table talk, which is then recorded."""
        word, _, remark = text.partition(" ")
        if word.casefold() not in (SAY, self.say("type-say")) or folded(text) in map(
            folded, self.state.plan.actions.words
        ):
            return False
        if self.table.game.model.seats.talk != "free":
            put(f"  {self.say('play-no_talk')}")
        elif remark.strip():
            self.state.note(TableTalk(self.table.seat, remark.strip()[:TALK_AT_MOST]))
            self.table.publish()
        return True

    # --- giving a deal up --------------------------------------------------------------------------------------------

    def _check_concession(self, action: Action) -> None:
        """Only a side's director gives a deal up, if it has one."""
        if action < self.state.plan.actions.concede:
            return
        director = self._director()
        if director not in (NO_SEAT, self.table.seat):
            raise ReadingError(self.say("play-director", who=self.table.words.who(director)))

    def _director(self) -> Seat:
        plan = self.state.plan
        directors = plan.game.seats.directors
        return directors[plan.side_of[self.table.seat]] if directors else NO_SEAT

    def _gives_up_early(self) -> bool:
        """Ask, where a deal can be given up only before the first lead and others are at turn, whether to do so."""
        state, seat = self.state, self.table.seat
        when, side = state.plan.game.play.concede_when, state.plan.side_of[seat]
        if when is None or seat == state.to_act or state.deal_number == self._asked_in:
            return False
        if not _lapses(state.plan.game, when) or not state.may_concede(side) or self._director() not in (NO_SEAT, seat):
            return False
        self._asked_in = state.deal_number
        self._show(self.table.view)
        return self._concedes(side)

    def _concedes(self, side: Side) -> bool:
        """Ask whether to give the deal up, while it is another's turn; nothing else can be done now."""
        while text := self.console.ask(self._prompt("concede")):
            if text.casefold() in (CONCEDE, self.say("type-concede")):
                self.state.concede(side)
                return True
            if not self._talks(text):
                put(f"  {self.say('play-not_your_turn')}")
        return False

    # --- a director and his partner ----------------------------------------------------------------------------------

    def _may_order(self, seat: Seat) -> bool:
        plan = self.state.plan
        ours = plan.side_of[seat] == plan.side_of[self.table.seat]
        return ours and plan.game.seats.director_orders and self._director() == self.table.seat and not self.state.stage

    def _order(self, seat: Seat) -> bool:
        """Let the person say what his partner plays; false if it is left to the partner."""
        seen = self.table.view
        self._show(seen)
        prompt = self._prompt("order", seat)
        if seat in dict(seen.hands):
            return self._act(seen, self.state.legal_actions(), prompt, may_leave=True)
        return self._order_unseen(seen, seat, prompt)

    def _order_unseen(self, seen: View, seat: Seat, prompt: str) -> bool:
        """One order to a partner whose hand is hidden; what he cannot follow he is free to leave, and nothing else of
        his hand is said."""
        while True:
            text = self.console.ask(prompt)
            if not text:
                return False
            if self._talks(text):
                continue
            try:
                action = read_actions(seen, (), text, self.typed)[0]
            except ReadingError as fault:
                self.table.say(f"  {fault}")
                continue
            if action >= self.state.plan.actions.concede:
                if self._does(seen, (), text):
                    return True
                continue
            if action in self.state.legal_actions():
                self.state.play(action)
                return True
            put(f"  {self.say('play-cannot_obey', who=self.table.words.who(seat))}")
            return False

    # --- asides ------------------------------------------------------------------------------------------------------

    def _sheet(self) -> None:
        self.table.say(*ladder(self.table.view, self.table.language))

    def _help(self) -> None:
        self.table.say(*help_lines(self.typed), *every_word(self.table.view, self.table.language))


def _lapses(game: GameModel, condition: t.Condition) -> bool:
    """Whether a condition speaks of the time before the first lead, and so may be over before a seat's first turn."""
    return asks(condition, t.Now(Moment.BEFORE_FIRST_LEAD), says=says_of(game))
