"""What is typed at a table beside the play: to be told something, to take back, to keep the match, to talk, to leave.

Place in the pipeline: part of ``table``; every face that has a line to type in reads it here.  English is always
understood, the words of the language beside it; what a game itself calls so comes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from stich.engine.plan import Plan
from stich.language.model.values import find_card
from stich.notation import folded
from stich.voice.words import TableWords


class Beside(Enum):
    """What is asked beside the play."""

    HELP = "help"
    POWERS = "powers"
    RULES = "rules"
    TABLE = "table"
    LAST = "last"
    WHY = "why"
    SCORE = "score"
    HINT = "hint"
    TALK = "talk"
    SAY = "say"
    UNDO = "undo"
    SAVE = "save"
    FORCED = "forced"
    QUIT = "quit"


WITH_MORE = (Beside.WHY, Beside.SAY, Beside.SAVE)
"""Those after which more may be typed."""

SHORT = {"?": Beside.POWERS, "h": Beside.HELP, "q": Beside.QUIT}


@dataclass(frozen=True, slots=True)
class Request:
    """Something asked beside the play, with what was typed after it."""

    aside: Beside
    rest: str = ""


def word_for(words: TableWords, aside: Beside) -> str:
    """What is typed for it in the language of the table."""
    return words.say(f"type-{aside.value}")


def read_request(plan: Plan, words: TableWords, text: str) -> Request | None:
    """What a text asks beside the play, if it is no word or card of the game."""
    if folded(text) in map(folded, plan.actions.words) or find_card(plan.game, text) is not None:
        return None
    first, _, rest = text.strip().partition(" ")
    known = {aside.value: aside for aside in Beside} | {word_for(words, a).casefold(): a for a in Beside} | SHORT
    aside = known.get(first.casefold())
    if aside is None or (rest.strip() and aside not in WITH_MORE):
        return None
    return Request(aside, rest.strip())
