"""The course of a match with people and bots at the table: who decides next, and what comes of it.

Place in the pipeline: the middle of ``table``.  It alone holds the state; whoever shows a table asks it for views.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import takewhile

from stich.cards import NO_CARD, NO_SEAT, Card, Seat
from stich.engine.actions import Action
from stich.engine.errors import Barred, IllegalPlayError
from stich.engine.packs import BOTS, Packs
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.check.said import says_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Moment
from stich.language.conditions.walks import asks
from stich.language.model.game import GameModel
from stich.match.game import Game
from stich.match.record import Line
from stich.match.resume import Resumed
from stich.players.base import Guest, Player, seed_for_guest
from stich.rng import Random, stream
from stich.table.talk import remark, sign
from stich.table.tape import Keeper, Mark, Tape, Unkept
from stich.table.tricks import LastTrick, Tricks
from stich.voice.words import TableWords, table_words

TALK_AT_MOST = 500  # characters of one remark
BACK_AT_MOST = 2_000  # decisions that can be taken back
REMARK = 1  # what the chance of a remark is drawn for


class AskedFor(Enum):
    """What a person is asked for."""

    CARD = "card"
    EXCHANGE = "exchange"
    ANSWER = "answer"
    MELD = "meld"
    ORDER = "order"  # what his partner is to play; it may be left to him
    GIVE_UP = "concede"  # whether to give the deal up while another is at turn; it may be left


AT_STAGE = {Stage.TRANSFER: AskedFor.EXCHANGE, Stage.DIALOGUE: AskedFor.ANSWER, Stage.MELD: AskedFor.MELD}


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that waits for a person: who is asked (``seat``), for what, and for whom."""

    seat: Seat
    what: AskedFor
    acts: Seat

    @property
    def may_be_left(self) -> bool:
        """Whether the person need not decide."""
        return self.what in (AskedFor.ORDER, AskedFor.GIVE_UP)


class RefusedError(ValueError):
    """Something that cannot be done; ``barred`` tells why, where a rule forbids it."""

    def __init__(self, text: str = "", barred: Barred | None = None) -> None:
        super().__init__(text)
        self.barred = barred


@dataclass(frozen=True, slots=True)
class Done:
    """A decision that was taken: which of the people took it (``NO_SEAT``: a bot did, or it was forced), and how far
    the record had come before."""

    by: Seat
    mark: Mark


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits where: the bots by their seats, the people at the others; the ``names`` stand in the record."""

    bots: Mapping[Seat, Player]
    names: Sequence[str]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)


class CardTable:
    """A match with people and bots at it.

    The chance of each decision of a bot is drawn from the seed, the seat and the number of the decision: whatever was
    taken back, or resumed, goes on as it would have.  ``forced``: a card that alone may be played is played by itself;
    ``bots_talk``: where players may talk, a bot says something to a partner who is a person, true or not; where they
    make signs, it makes one.
    """

    def __init__(
        self,
        game: Game,
        sitting: Sitting,
        seed: int,
        *,
        deals: int | None = None,
        packs: Packs | None = None,
        language: str = "en",
        keeper: Keeper | None = None,
        forced: bool = False,
        bots_talk: bool = True,
        begun: Resumed | None = None,
    ) -> None:
        self.game, self.sitting, self.seed, self.language, self.forced = game, sitting, seed, language, forced
        self.bots_talk = bots_talk
        self._state = game.start(seed, deals=deals, packs=packs, log=True) if begun is None else begun.state
        people = sitting.people
        self.tape = Tape(game, self._state, seed, sitting.names, people, language, keeper or Unkept(), begun)
        for seat, bot in sitting.bots.items():
            if isinstance(bot, Guest):
                bot.begin(seed_for_guest(seed, seat), seat)
        self._done: list[Done] = []
        self._begun = begun  # until what was done before it has been lived again
        self._playing = self._state.active  # who plays in the deal
        self._number = len(self._state.history)  # of the next decision in the match
        self._asked_in: dict[Seat, int] = {}  # the last deal before which each was asked whether to give it up
        self._left = -1  # the decision of a partner that is left to him
        self._tricks = Tricks()
        self._from_outside = table_words(game.model, language)
        self._words = {seat: table_words(game.model, language, seat) for seat in people}
        self._remember()

    # --- what there is ------------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.sitting.people

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._state.over

    @property
    def begun(self) -> bool:
        """Whether any decision has been taken."""
        return self._number > 0

    @property
    def deals_done(self) -> int:
        """How many deals have been scored."""
        return self._state.deals_done

    @property
    def deals_limit(self) -> int | None:
        """To how many deals the match is limited."""
        return self._state.deals_limit

    def view(self, seat: Seat) -> View:
        """All that a person may know."""
        return self._state.view(seat)

    def story(self, seat: Seat) -> Sequence[str]:
        """All that a person has been told."""
        return self.tape.stories[seat]

    def words(self, seat: Seat) -> TableWords:
        """The words in which a person is told."""
        return self._words[seat]

    @property
    def lines(self) -> Sequence[Line]:
        """The record so far."""
        return self.tape.lines

    # --- whose turn it is ---------------------------------------------------------------------------------------------

    def turn(self) -> Turn | None:
        """The decision that waits for a person; ``None``: the match is over, or ``step`` goes on by itself."""
        if self.over:
            return None
        acts = self._state.to_act
        early = next((seat for seat in self.people if self._gives_up_early(seat, acts)), NO_SEAT)
        if early != NO_SEAT:
            return Turn(early, AskedFor.GIVE_UP, early)
        if acts in self.sitting.bots:
            director = self._directs(acts)
            return None if director == NO_SEAT else Turn(director, AskedFor.ORDER, acts)
        if self.forced and self._is_forced():
            return None
        return Turn(acts, AT_STAGE.get(self._state.stage, AskedFor.CARD), acts)

    def thinks(self, seat: Seat) -> str:
        """Who is thinking, as far as a person may know who is asked."""
        acts, words = NO_SEAT if self.over else self.view(seat).to_act, self.words(seat)
        if acts in (NO_SEAT, seat):
            return words.say("full-wait" if acts == NO_SEAT else "play-thinking")
        return words.say("play-thinks", who=words.who(acts))

    def step(self) -> None:
        """Take the next decision that waits for nobody: a bot's, or one that is forced."""
        acts = self._state.to_act
        bot = self.sitting.bots.get(acts)
        if bot is not None and self.bots_talk and self._may_remark(acts):
            self._remark(acts)
        self._do(self._state.legal_actions()[0] if bot is None else bot.choose(self.view(acts), self.chance(acts)))

    def _remark(self, seat: Seat) -> None:
        """Let a bot say something, or make a sign, if it has one to make."""
        if self.game.model.seats.talk == "free":
            rng = Random(stream(self.seed, BOTS, seat, self._number, REMARK))
            self.tape.say(seat, remark(self._from_outside, self.view(seat), rng))
        elif (card := sign(self._from_outside, self.view(seat))) != NO_CARD:
            self.make_sign(seat, card)

    def _may_remark(self, seat: Seat) -> bool:
        """Whether a bot may say something to a partner who is a person, and has said nothing in this deal."""
        partners = self.game.plan.sides[self.game.plan.side_of[seat]]
        if self.game.model.seats.talk == "none" or self._state.stage or not set(partners) & set(self.people):
            return False
        since = takewhile(lambda line: line["event"] != "deal", reversed(self.tape.lines))
        return not any(line["event"] == "say" and line["seat"] == seat for line in since)

    def chance(self, seat: Seat) -> Random:
        """What the next decision draws its chance from."""
        return Random(stream(self.seed, BOTS, seat, self._number))

    def _is_forced(self) -> bool:
        legal = self._state.legal_actions()
        return not self._state.stage and len(legal) == 1 and (legal[0] < self.game.plan.n or self.game.plan.passes)

    def _directs(self, seat: Seat) -> Seat:
        """The person who says what a seat plays now, if there is one."""
        director = self.director(seat)
        orders = self.game.model.seats.director_orders and not self._state.stage and self._left != self._number
        return director if orders and director != seat and director in self.people else NO_SEAT

    def director(self, seat: Seat) -> Seat:
        """Who directs the side of a seat, if anybody does."""
        directors = self.game.model.seats.directors
        return directors[self.game.plan.side_of[seat]] if directors else NO_SEAT

    def _gives_up_early(self, seat: Seat, acts: Seat) -> bool:
        """Whether a person is asked, where a deal can be given up only before the first lead and others are at turn,
        whether to do so."""
        state, when = self._state, self.game.model.play.concede_when
        if when is None or seat == acts or self._asked_in.get(seat) == state.deal_number:
            return False
        return _lapses(self.game.model, when) and self.may_give_up(seat)

    def may_give_up(self, seat: Seat) -> bool:
        """Whether a person may give the deal up for his side now."""
        side = self.game.plan.side_of[seat]
        return self._state.may_concede(side) and self.director(seat) in (NO_SEAT, seat)

    # --- decisions ----------------------------------------------------------------------------------------------------

    def legal(self, turn: Turn) -> tuple[Action, ...]:
        """What may be done, as far as the person who decides knows: not what a partner holds whose hand is hidden."""
        if turn.what is AskedFor.GIVE_UP:
            return ()
        if turn.what is AskedFor.ORDER and not self.sees(turn.seat, turn.acts):
            return ()
        return self._state.legal_actions()

    def sees(self, seat: Seat, other: Seat) -> bool:
        """Whether a person sees a hand."""
        return other in dict(self.view(seat).hands)

    def do(self, turn: Turn, action: Action) -> bool:
        """Do what a person has decided; false if a partner, whose hand is hidden, cannot obey and is left to himself.

        Raises:
            RefusedError: it cannot be done; nothing is changed.
        """
        if action >= self.game.plan.actions.concede:
            self._check_concession(turn.seat)
        elif turn.what is AskedFor.GIVE_UP:
            raise RefusedError(self.words(turn.seat).say("play-not_your_turn"))
        elif self._cannot_obey(turn, action):
            self.leave(turn)
            return False
        try:
            self._do(action, turn.seat)
        except IllegalPlayError as fault:
            raise RefusedError(str(fault), fault.barred) from None
        return True

    def _cannot_obey(self, turn: Turn, action: Action) -> bool:
        """Whether a partner, whose hand is hidden, is told to do what he cannot do."""
        ordered = turn.what is AskedFor.ORDER and not self.sees(turn.seat, turn.acts)
        return ordered and action not in self._state.legal_actions()

    def barred(self, action: Action) -> Barred | None:
        """What stands against a card now; ``None``: nothing does."""
        if action in self._state.legal_actions():
            return None
        try:
            self._state.copy().play(action)
        except IllegalPlayError as fault:
            return fault.barred
        return None

    def leave(self, turn: Turn) -> None:
        """Leave a decision that need not be taken."""
        if turn.what is AskedFor.GIVE_UP:
            self._asked_in[turn.seat] = self._state.deal_number
        else:
            self._left = self._number

    def check_giving_up(self, turn: Turn, action: Action) -> None:
        """Whether a person may give the deal up now.

        Raises:
            RefusedError: he may not.
        """
        self._check_concession(turn.seat)
        side = action - self.game.plan.actions.concede
        if not self._state.may_concede(side):
            barred = self.barred(action)
            raise RefusedError(self.words(turn.seat).say("refused-concession"), barred)

    def _check_concession(self, seat: Seat) -> None:
        """Only a side's director gives a deal up, if it has one."""
        director = self.director(seat)
        if director not in (NO_SEAT, seat):
            words = self.words(seat)
            raise RefusedError(words.say("play-director", who=words.who(director)))

    def _do(self, action: Action, by: Seat = NO_SEAT) -> None:
        self._remember()
        mark, self._playing = self.tape.mark, self._state.active
        self._state.play(action)
        self._done.append(Done(by, mark))
        if len(self._done) > 2 * BACK_AT_MOST:
            del self._done[:BACK_AT_MOST]
            self._state.forget()
            self._begun = None
        self.tape.catch_up()
        self._see_trick(self.tape.lines[mark.lines :])
        self._number += 1

    def _remember(self) -> None:
        """What each of the people knows as a trick is about to be led, to explain it by when it is over."""
        if not self.over and self._state.stage == Stage.TRICK and not self._state.trick:
            self._tricks.remember({seat: self.view(seat) for seat in self.people})

    def _see_trick(self, lines: Sequence[Line]) -> None:
        """Keep the trick that a decision has finished."""
        line = next((line for line in lines if line["event"] == "trick"), None)
        if line is not None:
            after = self.game.plan.after[line["leader"]]
            seats = [line["leader"], *(seat for seat in after if seat in self._playing)]
            self._tricks.finish(self._number, line, seats[: len(line["cards"])])

    def last_trick(self, seat: Seat) -> LastTrick | None:
        """The trick that was finished last, as a person has seen it."""
        return self._tricks.last(self.view(seat))

    # --- taking back --------------------------------------------------------------------------------------------------

    def undo(self, seat: Seat) -> None:
        """Stand as before the last decision of a person.

        Raises:
            RefusedError: he has taken none, or another of the people has decided since.
        """
        words = self.words(seat)
        if self._begun is not None and not any(done.by != NO_SEAT for done in self._done):
            self._live_again(self._begun)
        last = next((i for i in reversed(range(len(self._done))) if self._done[i].by != NO_SEAT), -1)
        if last < 0 or len(self._done) - last > len(self._state.history):
            raise RefusedError(words.say("play-undo-none"))
        if (other := self._done[last].by) != seat:
            raise RefusedError(words.say("play-undo-other", who=words.who(other)))
        for _ in self._done[last:]:
            self._state.undo()
        self._number -= len(self._done) - last
        mark = self._done[last].mark
        del self._done[last:]
        self._left = -1
        self.tape.wind_back(mark)
        self._tricks.wind_back(self._number)
        self._remember()

    def _live_again(self, begun: Resumed) -> None:
        """Do once more all that was done before the match was resumed, and since, so that it can be taken back.
        Whoever is a person is taken to have decided himself what his seat did."""
        self._begun = None
        actions, keeper = list(self._state.history), self.tape.keeper
        if len(actions) != self._number:
            return  # some of it has been given up
        talk = self._talk_so_far(begun)
        self._state = self.game.start(self.seed, deals=self.deals_limit, packs=self._state.packs, log=True)
        names = self.sitting.names
        self.tape = Tape(self.game, self._state, self.seed, names, self.people, self.language, Unkept())
        self._done, self._number, self._tricks = [], 0, Tricks()
        for action in actions:
            self._say_again(talk)
            self._do(action, self._who_decides(action))
        self._say_again(talk)
        self.tape.keep_in(keeper)

    def _talk_so_far(self, begun: Resumed) -> deque[tuple[int, Line]]:
        """All that was said at the table, after how many events of the match."""
        here = list(self.tape.said())
        known = sum(line["event"] == "say" for line in begun.lines)
        first = self._state.event_count - (len(self.tape.lines) - 1 - len(here))
        return deque([*begun.talk[: len(begun.talk) - known], *((first + number, line) for number, line in here)])

    def _say_again(self, talk: deque[tuple[int, Line]]) -> None:
        while talk and talk[0][0] <= self._state.event_count:
            self.tape.repeat(talk.popleft()[1])

    def _who_decides(self, action: Action) -> Seat:
        """The person whose decision this is, if it is one's."""
        acts = self._state.to_act
        if action >= self.game.plan.actions.concede:
            side = self.game.plan.sides[action - self.game.plan.actions.concede]
            return next((seat for seat in self.people if seat in side), NO_SEAT)
        return acts if acts in self.people else NO_SEAT

    # --- talk ---------------------------------------------------------------------------------------------------------

    def say(self, seat: Seat, text: str) -> None:
        """Say something at the table.

        Raises:
            RefusedError: the game does not allow talk.
        """
        if self.game.model.seats.talk != "free":
            raise RefusedError(self.words(seat).say("play-no_talk"))
        if text.strip():
            self.tape.say(seat, text.strip()[:TALK_AT_MOST])

    def make_sign(self, seat: Seat, card: Card) -> None:
        """Make the sign for a card to the partners, whom alone it is told.

        Raises:
            RefusedError: the game knows no signs.
        """
        if self.game.model.seats.talk != "signals":
            raise RefusedError(self.words(seat).say("play-no_talk"))
        partners = self.game.plan.sides[self.game.plan.side_of[seat]]
        self.tape.say(seat, self.game.model.deck.card_name(card), partners)


def _lapses(game: GameModel, condition: t.Condition) -> bool:
    """Whether a condition speaks of the time before the first lead, and so may be over before a seat's first turn."""
    return asks(condition, t.Now(Moment.BEFORE_FIRST_LEAD), says=says_of(game))
