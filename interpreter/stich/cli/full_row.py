"""A row of things that can be chosen with the arrows and Enter, or with the mouse: cards of a hand, words to be said.

Place in the pipeline: part of ``cli``, a widget of ``play_full``; knows texts and numbers, must not know a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


@dataclass(frozen=True)
class Pick:
    """A thing that can be chosen, or that says why not."""

    label: Text
    can_be: bool = True
    note: str = ""


class PickRow(Widget, can_focus=True):
    """Entries one after the other, in as many lines as they need."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("home", "move(-999)", show=False),
        Binding("end", "move(999)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("f", "choose_other", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    DEFAULT_CSS = "PickRow { height: auto; width: 1fr; }"

    picks: reactive[tuple[Pick, ...]] = reactive(tuple, layout=True)
    cursor: reactive[int] = reactive(0)

    class Chosen(Message):
        """A pick is chosen; ``other``: in the other way, if there is one."""

        def __init__(self, row: PickRow, index: int, other: bool = False) -> None:
            super().__init__()
            self.row, self.index, self.other = row, index, other
            self._picks = row.picks

        @property
        def stands(self) -> bool:
            """Whether the row still shows what was chosen from: else the match has gone on since."""
            return self.row.picks == self._picks and self.index < len(self._picks)

    class Looked(Message):
        """The cursor stands on a pick."""

        def __init__(self, row: PickRow, index: int) -> None:
            super().__init__()
            self.row, self.index = row, index

    def __init__(self, heading: str = "", **more: str) -> None:
        super().__init__(id=more.get("id"))
        self.heading = heading

    def show(self, picks: tuple[Pick, ...]) -> None:
        """Show these; what is shown already is not drawn again."""
        if picks != self.picks:
            self.cursor = next((i for i, pick in enumerate(picks) if pick.can_be), 0)
            self.picks = picks
            self.can_focus = bool(picks)
            self.display = bool(picks)

    def render(self) -> Text:
        """The picks, broken between them."""
        return Text("\n").join(self._broken(self.size.width))

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002
        """All there is."""
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002
        """As many lines as the picks need."""
        return len(self._broken(width))

    def _broken(self, width: int) -> list[Text]:
        lines = [Text(f"{self.heading} " if self.heading else "", style="bold")]
        for index, pick in enumerate(self.picks):
            if lines[-1].plain and lines[-1].cell_len + pick.label.cell_len > max(width, 16):
                lines.append(Text())
            label = pick.label.copy()
            label.stylize(Style(meta={"pick": index}))
            if index == self.cursor and self.has_focus:
                label.stylize("reverse")
            lines[-1].append_text(label)
        return lines

    def on_mount(self) -> None:
        """An empty row takes no room."""
        self.display = self.can_focus = bool(self.picks)

    def on_focus(self) -> None:
        """The cursor is seen only here."""
        self.refresh()
        self._look()

    def on_blur(self) -> None:
        """The same."""
        self.refresh()

    def on_resize(self) -> None:
        """Lines are broken elsewhere."""
        self.refresh(layout=True)

    def watch_cursor(self) -> None:
        """Tell what it stands on."""
        self._look()

    def _look(self) -> None:
        if self.picks and self.has_focus:
            self.post_message(self.Looked(self, self.cursor))

    def action_move(self, by: int) -> None:
        """Move the cursor."""
        self.cursor = max(0, min(len(self.picks) - 1, self.cursor + by))

    def action_choose(self) -> None:
        """Choose what it stands on."""
        if self.picks:
            self.post_message(self.Chosen(self, self.cursor))

    def action_choose_other(self) -> None:
        """Choose it in the other way."""
        if self.picks:
            self.post_message(self.Chosen(self, self.cursor, other=True))

    def on_click(self, event: Click) -> None:
        """The first click looks, the second chooses."""
        index = event.style.meta.get("pick")
        if isinstance(index, int) and index < len(self.picks):
            was = self.cursor == index and self.has_focus
            self.focus()
            self.cursor = index
            if was or event.chain > 1:
                self.post_message(self.Chosen(self, index))
