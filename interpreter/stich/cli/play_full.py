"""A table on a whole screen: the hand, the trick with its holder, the last trick, the score, what has happened.

Place in the pipeline: part of ``cli``, a face of ``table`` made with Textual, which is imported nowhere else but in
``full_*``; beside ``play_plain``.  It shows a ``Picture`` and hands over what is typed and chosen.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, TypeVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Input, RichLog, Static

from stich.cards import Seat
from stich.cli.console import Quit
from stich.cli.full_look import Look, chair_line, slate_lines
from stich.cli.full_row import Pick, PickRow
from stich.cli.full_screens import AreYouSure, Cover, Reading
from stich.cli.match import check_length, warn
from stich.cli.play_saved import Save
from stich.engine.actions import Action
from stich.players.base import Guest
from stich.players.guest import LetGoError
from stich.printable import printable
from stich.table.asked import Deed
from stich.table.desk import Desk, Reply, What
from stich.table.hand import HandCard
from stich.table.match import AskedFor, CardTable, Turn
from stich.table.picture import Picture, picture
from stich.voice.words import TableWords, capital

Thought = TypeVar("Thought")

AS_HIGH_AS_THEY_ARE = ("slate", "asks")  # the parts whose height hangs on what they say
SLOW = 0.7  # seconds after which it is told that somebody thinks
LONG = 8  # lines of an answer; what is longer is read by itself


class FullTable:
    """A match with people who look at a screen."""

    def __init__(self, table: CardTable, desk: Desk, save: Save, pace: float = 0) -> None:
        self.app = TableApp(table, desk, save, pace)

    def play(self) -> None:
        """Play until the match is over.

        Raises:
            Quit: the people leave.
        """
        with _as_large_as_it_is(), warn.on_screen(self.app.warn):
            left = self.app.run()
        if self.app.fault is not None:
            raise self.app.fault
        if left == "interrupted":
            raise KeyboardInterrupt
        if left == "left":
            raise Quit


@contextmanager
def _as_large_as_it_is() -> Iterator[None]:
    """A screen can be resized; what the environment says of its size is how large it was once."""
    said = {name: os.environ.pop(name) for name in ("COLUMNS", "LINES") if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(said)


class TableApp(App[str]):
    """The screen of a table."""

    TITLE = "stich play"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (84, "-wide")]  # noqa: RUF012 (as Textual has it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (26, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
        Binding("escape", "to_hand", show=False),
        Binding("pageup", "scroll_story(-1)", show=False),
        Binding("pagedown", "scroll_story(1)", show=False),
    ]
    CSS = """
    Screen { layout: vertical; }
    #heading { height: 1; background: $primary; color: $text; padding: 0 1; text-wrap: nowrap;
               text-overflow: ellipsis; }
    #middle { height: 1fr; }
    #left { width: 1fr; }
    #side { width: 36; scrollbar-size-vertical: 1; padding: 0 1; border-left: solid $primary; }
    .-narrow #side { width: 24; }
    #trick { padding: 0 1; border-bottom: dashed $primary; text-wrap: nowrap; text-overflow: ellipsis; }
    .-low #trick { max-height: 6; }
    #story { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; }
    #asks { height: auto; max-height: 10; padding: 0 1; color: $warning; }
    .-low #asks { max-height: 7; }
    PickRow { padding: 0 1; max-height: 6; overflow-y: auto; }
    .-low PickRow { max-height: 4; }
    #note { height: 2; padding: 0 1; color: $text-muted; }
    .-low #note { height: 1; }
    #typed { height: 1; border: none; padding: 0 1; background: $boost; }
    """

    def __init__(self, table: CardTable, desk: Desk, save: Save, pace: float = 0) -> None:
        super().__init__()
        self.table, self.desk, self.save, self.pace = table, desk, save, pace
        self.at: Seat = table.people[0]  # who sits before the screen
        self.turn: Turn | None = None
        self.seen: Picture | None = None
        self.fault: Exception | None = None
        self._decided = asyncio.Event()
        self._read = 0  # how much of the story stands on the screen
        self.look = Look(table.game.model)
        self._drawn: dict[str, object] = {}
        self._explained: set[Seat] = set()

    def compose(self) -> ComposeResult:
        """The parts of the screen, from the top down."""
        yield Static(id="heading")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="trick")
                yield RichLog(id="story", wrap=True, min_width=20, max_lines=2_000)
            yield VerticalScroll(Static(id="slate"), id="side", can_focus=False)
        yield Static(id="asks")
        yield PickRow(id="other")
        yield PickRow(id="deeds")
        yield PickRow(id="hand")
        yield Static(id="note")
        yield Input(id="typed", placeholder=self.words.say("full-type"), compact=True, select_on_focus=False)

    @property
    def words(self) -> TableWords:
        """The words for who sits before the screen."""
        return self.table.words(self.at)

    # --- the course of the match --------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Begin to play; whoever is hung up on leaves quietly."""
        self.query_one("#story", RichLog).can_focus = False
        seats = self.table.game.model.seats.playing
        self.query_one("#trick", Static).styles.height = min(seats, 8) + 2  # with its heading and the line below
        if sys.platform != "win32":
            for number in (signal.SIGHUP, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, self.exit, "left")
        self.run_worker(self._course(), exclusive=True)

    async def _course(self) -> None:
        try:
            while not self.table.over:
                check_length(self.table)
                turn = self.table.turn()
                if turn is None:
                    await self._let_others_go_on()
                else:
                    await self._take(turn)
        except LetGoError:  # the people leave
            return
        except Exception as fault:  # told when the screen is left
            self.fault = fault
            self.exit("fault")
            return
        self._draw(None)
        self.query_one("#typed", Input).focus()

    async def _let_others_go_on(self) -> None:
        """One decision of others, which stands for a while if it is seen: what is not seen takes no time."""
        table, one = self.table, len(self.table.people) == 1
        before = (len(table.story(self.at)), len(table.view(self.at).trick))
        await self._while_thinking(asyncio.to_thread(table.step))
        if one:
            self._draw(None)
        if one and self.pace and before != (len(table.story(self.at)), len(table.view(self.at).trick)):
            await asyncio.sleep(self.pace)

    async def _while_thinking(self, thought: Awaitable[Thought]) -> Thought:
        """Wait for somebody who thinks; if that takes a while, it is told who."""
        who = self.table.thinks(self.at)
        waits = asyncio.get_running_loop().call_later(
            SLOW, lambda: self._update("asks", Text(f"{capital(who)} …", style="italic"))
        )
        try:
            return await thought
        finally:
            waits.cancel()

    async def _take(self, turn: Turn) -> None:
        if turn.seat != self.at:
            self.at = turn.seat
            self._begin_story()
            await self.push_screen_wait(Cover(self.words.say("prompt-cover", number=turn.seat + 1)))
        self._decided.clear()
        self.turn = turn
        self._draw(turn)
        self._focus(turn)
        self._explain()
        await self._decided.wait()
        self.turn = None

    def _explain(self) -> None:
        """Say what needs be told only once."""
        if self.seen is not None and self.seen.once and self.at not in self._explained:
            self._explained.add(self.at)
            self._answer(self.seen.once)

    def _focus(self, turn: Turn) -> None:
        """Put the cursor where something can be done."""
        if isinstance(self.focused, Input) and self.focused.value:
            return
        rows = [self.query_one(f"#{name}", PickRow) for name in ("deeds", "other", "hand")]
        able = [row for row in rows if row.picks and any(pick.can_be for pick in row.picks)]
        able = [row for row in able if row.id != "deeds" or not turn.may_be_left]  # which Enter leaves
        playing = self.query_one("#hand", PickRow)
        target = playing if playing in able and turn.what is not AskedFor.ANSWER else able[0] if able else None
        (target or self.query_one("#typed", Input)).focus()

    # --- drawing: only what has changed -------------------------------------------------------------------------------

    def _draw(self, turn: Turn | None) -> None:
        seen = self.seen = picture(self.table, self.at, turn)
        words = self.words
        heading = words.book.title(self.table.game.model.titles) if self.table.over else seen.heading
        self._update("heading", Text(printable(heading), style="bold", no_wrap=True))
        self._update("trick", _lines(self._trick(words, seen), cut=True))
        self._update("slate", _lines(self._side(words, seen)))
        self._update("asks", _lines([self.look.line(line) for line in self._asks(seen)]))
        asked = turn is not None
        self.query_one("#hand", PickRow).show(
            self._cards(seen.hand, _is_own(turn) and any(card.legal for card in seen.hand))
        )
        other = [card for hand in seen.others for card in hand.cards]
        self.query_one("#other", PickRow).heading = " / ".join(hand.who for hand in seen.others)
        self.query_one("#other", PickRow).show(self._cards(other, asked and not _is_own(turn)))
        self.query_one("#deeds", PickRow).show(
            tuple(Pick(Text(f"[{label}]", "bold")) for label, _ in self._beside(seen))
        )
        self._tell()

    def _update(self, name: str, text: Text) -> None:
        """Show a text; what is shown already is not drawn again."""
        if self._drawn.get(name) != (text, text.spans):
            self._drawn[name] = (text, text.spans)
            shown = self.query_one(f"#{name}", Static)
            shown.update(text, layout=name in AS_HIGH_AS_THEY_ARE)
            shown.display = bool(text.plain) or name not in AS_HIGH_AS_THEY_ARE

    def _cards(self, cards: Sequence[HandCard], asked: bool) -> tuple[Pick, ...]:
        return tuple(Pick(self.look.held(card, asked), card.legal, card.reason or card.does) for card in cards)

    def _trick(self, words: TableWords, seen: Picture) -> list[Text]:
        """The trick as it lies; before it is led the last one."""
        if seen.trick or not seen.last:
            lying = list(self.look.trick(seen.trick, words.say("full-holds")))
            return lying or [Text(words.say("full-no_card"), style="dim")]
        head = Text(words.say("full-last", number=seen.last_number), style="dim")
        return [head, *self.look.trick(seen.last, words.say("full-took"))]

    def _side(self, words: TableWords, seen: Picture) -> list[Text]:
        last: list[Text] = []
        if seen.last and seen.trick:
            last = [Text(words.say("full-last", number=seen.last_number), style="bold"), *self.look.trick(seen.last)]
        facts = [self.look.line(line) for line in (*seen.facts, *seen.counts)]
        return [*slate_lines(words, seen.accounts), Text(""), *facts, Text(""), *last, chair_line(words, seen)]

    def _asks(self, seen: Picture) -> Sequence[str]:
        if seen.turn is None:
            return [self.words.say("full-over" if self.table.over else "full-wait")]
        key = "full-card" if seen.turn.what is AskedFor.CARD else f"prompt-{seen.turn.what.value}"
        return [*seen.asks, f"{capital(self.words.say(key, who=self.words.who(seen.turn.acts)))}:"]

    def _tell(self) -> None:
        """Add to the story what has happened."""
        story, log = self.table.story(self.at), self.query_one("#story", RichLog)
        if len(story) < self._read:
            self._begin_story()
        for line in story[self._read :]:
            log.write(self.look.line(line))
        self._read = len(story)

    def warn(self, text: str) -> None:
        """Show for a moment what a bot did wrong."""
        self.notify(text, severity="warning", markup=False)

    def _begin_story(self) -> None:
        self.query_one("#story", RichLog).clear()
        self._read = 0

    def _answer(self, lines: Sequence[str]) -> None:
        """Show an answer: in the story, or by itself if it is long."""
        told = [self.look.line(line) for line in lines]
        if len(told) > LONG:
            self.push_screen(Reading(_lines(told), self.words.say("full-leave")))
            return
        for line in told:
            line.stylize("italic")
            self.query_one("#story", RichLog).write(line)

    # --- what is typed and chosen -------------------------------------------------------------------------------------

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A line was typed."""
        text, event.input.value = event.value, ""
        if self.turn is None and not self.table.over:
            if text.strip().casefold() in ("q", "quit"):
                self.exit("left")
            return
        if self.table.over and not text.strip():
            self.exit("over")
            return
        if self.turn is not None and self.desk.takes_time(self.at, text):
            self.run_worker(self._ponder(self.turn, text))
            return
        self._reply(self.desk.typed(self.at, self.turn, text))

    async def _ponder(self, turn: Turn, text: str) -> None:
        """Have something answered that takes time; meanwhile nothing is decided."""
        self.turn = None
        try:
            reply = await self._while_thinking(asyncio.to_thread(self.desk.typed, self.at, turn, text))
        except Exception as fault:  # told when the screen is left
            self.fault = fault
            self.exit("fault")
            return
        finally:
            self.turn = turn
        self._draw(turn)
        self._reply(reply)

    def on_pick_row_chosen(self, event: PickRow.Chosen) -> None:
        """Something was chosen."""
        if self.turn is None or self.seen is None or not event.stands:
            return
        if event.row.id == "deeds":
            self._do(self._beside(self.seen)[event.index][1])
            return
        cards = self.seen.hand if event.row.id == "hand" else [c for hand in self.seen.others for c in hand.cards]
        if event.index < len(cards):
            self._choose(cards[event.index], event.other)

    def _choose(self, card: HandCard, other: bool) -> None:
        if not card.legal:
            if card.reason:
                self._answer([card.reason])
        elif not other:
            self._do(card.actions[0])
        elif len(card.actions) > 1:
            self._do(card.actions[1])

    def _do(self, action: Action) -> None:
        if self.turn is not None and action >= self.table.game.plan.actions.concede:
            self._reply(self.desk.typed(self.at, self.turn, self.words.say("type-concede")))
        elif self.turn is not None:
            self._reply(self.desk.chosen(self.turn, action))

    def _reply(self, reply: Reply) -> None:
        match reply.what:
            case What.LEAVE:
                self.exit("left")
            case What.SURE:
                self._ask_if_sure(reply)
            case What.SAVE:
                self._answer([self.save(reply.rest)])
            case What.BACK:
                self._begin_story()
                self._go_on(reply)
            case What.DONE:
                self._go_on(reply)
            case What.TOLD | What.TABLE:
                self._answer(reply.lines)
                self._tell()

    def _go_on(self, reply: Reply) -> None:
        """A decision has been taken, or taken back."""
        self._draw(None)
        self._answer(reply.lines)
        self._decided.set()
        if self.turn is None:  # the match was over
            self.run_worker(self._course(), exclusive=True)

    def _ask_if_sure(self, reply: Reply) -> None:
        yes = self.words.say("type-yes")

        def answered(sure: bool | None) -> None:
            if sure and self.turn is not None:
                self._reply(self.desk.give_up(self.turn))

        self.push_screen(AreYouSure("\n".join(reply.lines), self.words.say("prompt-sure", yes=yes), yes), answered)

    def _beside(self, seen: Picture) -> list[tuple[str, Action]]:
        """What may be done that is no card of a hand that is shown: words, melds, taking, passing, giving up."""
        shown = {action for card in seen.hand for action in card.actions}
        shown |= {action for hand in seen.others for card in hand.cards for action in card.actions}
        deeds: list[Deed] = [deed for deed in seen.deeds if deed.action not in shown]
        return [(deed.words, deed.action) for deed in deeds]

    # --- keys ---------------------------------------------------------------------------------------------------------

    def on_pick_row_looked(self, event: PickRow.Looked) -> None:
        """Say of the card under the cursor what it is, or why it may not be played."""
        pick = event.row.picks[event.index] if event.index < len(event.row.picks) else None
        self._update("note", self.look.line(pick.note) if pick is not None else Text(""))

    def on_key(self, event: Key) -> None:
        """Whatever is typed over the hand is typed into the line."""
        typed = self.query_one("#typed", Input)
        if event.is_printable and event.character and not isinstance(self.focused, Input) and not self.screen.is_modal:
            self.screen.set_focus(typed)  # at once: Enter may come before the next turn of the loop
            typed.insert_text_at_cursor(event.character)
            event.stop()

    def action_to_hand(self) -> None:
        """Back to the hand."""
        if self.turn is not None:
            self._focus(self.turn)

    def on_resize(self) -> None:
        """Break the story anew."""
        if self.seen is not None:
            self._begin_story()
            self.call_after_refresh(self._tell)

    def action_scroll_story(self, by: int) -> None:
        """Look back in the story."""
        self.query_one("#story", RichLog).scroll_relative(y=by * 8, animate=False)

    def exit(self, *args: Any, **options: Any) -> None:
        """Leave the screen, and wait for no program that still thinks."""
        super().exit(*args, **options)
        for bot in self.table.sitting.bots.values():
            if isinstance(bot, Guest):
                bot.close()

    def action_leave(self) -> None:
        """Leave the table."""
        self.exit("left")

    def action_interrupt(self) -> None:
        """Leave the table at once."""
        self.exit("interrupted")


def _is_own(turn: Turn | None) -> bool:
    return turn is not None and turn.seat == turn.acts


def _lines(lines: Sequence[Text], cut: bool = False) -> Text:
    """Lines one below the other; what does not fit is ``cut``, or goes on in the next line."""
    text = Text("\n").join(lines)
    text.no_wrap, text.overflow = cut, "ellipsis" if cut else "fold"
    return text
