"""What a person is asked: each thing that may be said is called by its name, with what it means and what it costs; who
has said what is to be answered; and no word of it is one that only the spec knows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from stich.engine.events import Spoken
from stich.engine.plan import PlannedChoice
from stich.engine.seen import DECISIONS
from stich.engine.state import State
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.conditions import terms as t
from stich.language.model.dialogues import Bid
from stich.messages.known import LANGUAGES
from stich.voice.offers import choices
from stich.voice.settled import settled_choice
from stich.voice.words import table_words
from tests.specs_under_test import PLAYED, Bots, playable

INTERNAL = re.compile(r"\b(side|seat|state|stage|dialogue|action) ?#?\d|[{}<>_]|\bNone\b|\w\?\?|\bFalse\b|\bTrue\b")
SHORT = ("watten", "skat", "doppelkopf", "knueffeln", "coinche")
ENOUGH = 80
"""So many matches of three deals of a game, at most, are looked through for talk that has not been met yet."""


def asked(name: str, matches: int) -> Iterator[State]:
    """The first time that each state of each dialogue of a game is met, with a highest bid or none, and each choice of
    words beside the cards of a turn; the same state."""
    met = set()
    for seed in range(matches):
        state = playable(name).start(seed, deals=3)
        for _ in Bots(seed, playable(name).plan.players, 20).play_out(state):
            view = state.view(state.to_act)
            words = tuple(action for action in view.legal if action > view.plan.actions.pass_)
            if state.stage == Stage.MELD or (not words and state.stage != Stage.DIALOGUE):
                continue
            key = (state.stage, view.dialogue, view.dialogue_state, view.bidder < 0, words)
            if key not in met:
                met.add(key)
                yield state


def known(view: View) -> list[tuple[PlannedChoice, str]]:
    """What may be said, with what it is called."""
    words = table_words(view.plan.game, "en", view.seat)
    if view.stage == Stage.DIALOGUE:
        said = view.plan.dialogues[view.dialogue][view.dialogue_state]
    else:
        said = tuple(c for i in view.plan.lead_dialogues for c in view.plan.dialogues[i][0])
    return [(c, words.book.title(c.choice.name)) for c in said if c.action in view.legal]


def wrong(view: View) -> Iterator[str]:
    """Whatever is not as it should be in what the seat is asked."""
    *before, prompt = lines = [line.strip() for line in choices(view)]
    if not prompt.endswith(("?", ".")) or any(
        not line.endswith(".") for line in before if view.stage == Stage.DIALOGUE
    ):
        yield "is no sentence"
    if any(not line[:1].isupper() and line[:1].isalpha() for line in lines):
        yield "begins small"
    yield from (f"{found[0]!r} is no word" for found in INTERNAL.finditer(" ".join(lines)))
    said = known(view)
    if len(said) <= 8:
        yield from (f"{title!r} is not there" for _, title in said if title not in prompt)
        yield from (f"{title!r} does not say what it means" for c, title in said if not _is_told(view, c, prompt))
    last = next((event for event in reversed(view.events) if isinstance(event, DECISIONS)), None)
    if (
        view.stage == Stage.DIALOGUE
        and isinstance(last, Spoken)
        and last.seat != view.seat
        and not ("ays" in lines[0] or "highest bid" in lines[0])
    ):
        yield "does not tell who has said what"


def _is_told(view: View, planned: PlannedChoice, prompt: str) -> bool:
    choice = settled_choice(planned.choice, view.stake, view.bound)
    if choice.says:
        return "by the rules" in prompt or "answers" in prompt
    if isinstance(choice.stake, t.Constant) and f"for {choice.stake.number}" not in prompt:
        return False
    if choice.concedes is not None and "you give up; " not in prompt:
        return False
    return "(" in prompt or any(isinstance(effect, Bid) for effect in choice.effects)


def slips(name: str, matches: int) -> list[str]:
    """What is wrong in the prompts of a game."""
    found = [
        f"{slip}: {' / '.join(choices(view))}"
        for state in asked(name, matches)
        for view in [state.view(state.to_act)]
        for slip in wrong(view)
    ]
    return found[:5]


@pytest.mark.parametrize("name", SHORT)
def test_whoever_is_asked_is_told_what_each_answer_means(name: str) -> None:
    assert slips(name, 2) == []


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in PLAYED if playable(name).model.dialogues])
def test_every_talk_of_every_spec_is_put_in_plain_words(name: str) -> None:
    assert slips(name, ENOUGH) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_language_asks_with_a_word_of_ours(language: str) -> None:
    for name in ("watten", "knueffeln"):
        for state in asked(name, 1):
            lines = list(choices(state.view(state.to_act), language))
            assert lines and not INTERNAL.search(" ".join(lines)), lines


def test_a_raise_says_what_the_others_may_answer_and_what_that_costs_them() -> None:
    state = playable("watten").start(1, deals=1)
    while "raise" not in [state.plan.actions.name(action) for action in state.legal_actions()]:
        state.play(state.legal_actions()[0])
    *_, told = choices(state.view(state.to_act))
    assert told.strip().endswith("answers: hold (for 3) or go (gives up, which is 2 points for you)).")


def test_a_name_that_copies_another_says_what_that_holds() -> None:
    state = playable("euchre").start(1, deals=1)
    *_, told = choices(state.view(state.to_act))
    assert re.search(r"order up \(trump: (spades|hearts|diamonds|clubs); you are", told)


def test_cards_that_are_given_say_where_they_go() -> None:
    state = playable("hearts").start(1, deals=1)
    told = [line.strip() for line in choices(state.view(state.to_act))]
    assert re.fullmatch(r"What you give goes to player \d", told[1])
