"""What lies over the table for a while: a long text, a question, the cover between two people.

Place in the pipeline: part of ``cli``, screens of ``play_full``; must not know a game.
"""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Left(ModalScreen[None]):
    """A screen that is left with a key; a second one, pressed before it has gone, does nothing."""

    def action_leave(self) -> None:
        """Back to the table."""
        if self.is_current:
            self.dismiss()


class Reading(Left):
    """A text that is read, and left with Escape or Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q", "leave", show=False)]
    DEFAULT_CSS = """
    Reading { align: center middle; }
    Reading VerticalScroll { width: 96%; height: 94%; border: round $accent; padding: 0 1; background: $surface; }
    """

    def __init__(self, text: Text, leave: str) -> None:
        super().__init__()
        self.text, self.leave = text, leave

    def compose(self) -> ComposeResult:
        """The text, which can be scrolled."""
        scroll = VerticalScroll(Static(self.text))
        scroll.border_subtitle = self.leave
        yield scroll

    def on_mount(self) -> None:
        """Keys scroll at once."""
        for scroll in self.query(VerticalScroll):  # none, if it has been left already
            scroll.focus()


class AreYouSure(ModalScreen[bool]):
    """A question that is answered with yes, or not at all."""

    DEFAULT_CSS = """
    AreYouSure { align: center middle; }
    AreYouSure Center { width: 80%; height: auto; border: round $warning; padding: 1 2; background: $surface; }
    """

    def __init__(self, text: str, answer: str, yes: str) -> None:
        super().__init__()
        self.text, self.answer, self.yes = text, answer, yes

    def compose(self) -> ComposeResult:
        """The question, and how it is answered."""
        yield Center(Static(self.text), Static(""), Static(self.answer))

    def on_key(self, event: object) -> None:
        """The first letter of yes, or anything else."""
        key = getattr(event, "character", None) or ""
        if self.is_current:  # else a second key was pressed before it had gone
            self.dismiss(bool(key) and key.casefold() == self.yes[:1].casefold())


class Cover(Left):
    """Hides the table until the next person sits before the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "leave", show=False)]
    DEFAULT_CSS = "Cover { align: center middle; background: $background; } Cover Static { width: auto; }"

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Nothing but who is asked to come."""
        yield Static(self.text)
