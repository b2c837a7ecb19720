"""Checks of what choices are called: that each can be told from whatever else can be done, recorded or typed.

Place in the pipeline: part of ``check``, on the choices as the game has them, a choice that names a suit being one for
each.  Must not know when anything may be said.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.model.dialogues import Choice
from stich.language.model.game import GameModel
from stich.language.model.melds import meld_choices
from stich.language.text.diagnostics import Diagnostic, error, quoted
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span
from stich.notation import AT_THE_TABLE, CHOICE_AT_MOST, CONCEDE, FACE_DOWN, GIVE, PASS, TAKE, folded

FACES = {"fd", *FACE_DOWN.split()}


def check_notation(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Choices whose names cannot be typed, mean something else, or read like another's."""
    cards = {folded(card) for card in game.deck.cards}
    known: dict[str, str] = {}
    told: set[Span] = set()  # of choices that stand for several the first fault is told
    for choice in game.choices:
        span = choice.span or tree.span
        if span not in told and (fault := _fault(choice.name.key, span, cards, known)):
            told.add(span)
            yield fault
    yield from _melds(game, tree, cards, known)
    yield from _twice(game, tree)


def _fault(name: str, span: Span, cards: set[str], known: dict[str, str]) -> Diagnostic | None:
    """What is wrong with the name of a choice; ``known`` are the names so far, by how they read."""
    if name == PASS:
        return None
    if len(name) > CHOICE_AT_MOST:
        return error("wrong-value", f"the name of a choice has more than {CHOICE_AT_MOST} characters", span,
                     help="give it a shorter one, and the whole as its `title`")  # fmt: skip
    if meaning := _meaning(folded(name), cards):
        return error("reserved-name", f"a choice cannot be called {quoted(name)}", span, meaning,
                     help="choose another word for this choice")  # fmt: skip
    if known.setdefault(folded(name), name) != name:
        return error("duplicate-name", f"{quoted(name)} reads like the choice {quoted(known[folded(name)])}", span,
                     "only the case of letters differs", help="write both alike, or rename one of them")  # fmt: skip
    return None


def _melds(game: GameModel, tree: Mapping, cards: set[str], known: dict[str, str]) -> Iterator[Diagnostic]:
    """Melds to choose from that cannot be told from other choices; of a kind the first fault is told."""
    told, said = set[tuple[int, int]](), {choice.name.key for choice in game.choices} | {PASS}
    for meld in meld_choices(game.deck, game.melds):
        span = game.melds[meld.melds].kinds[meld.kind].span or tree.span
        fault = _fault(meld.words, span, cards, known)
        if fault is None and meld.words in said:
            fault = error("duplicate-name", f"{quoted(meld.words)} is another choice of this game, too", span,
                          help="rename one of them")  # fmt: skip
        said.add(meld.words)
        if fault is not None and meld[:2] not in told:
            told.add((meld.melds, meld.kind))
            yield fault


def _meaning(text: str, cards: set[str]) -> str:
    """What else a name means in the notation of actions, in whatever way it is written; nothing for most."""
    match text.split():
        case [word] if word == PASS:
            return "this word says that nothing is done"
        case [word] if word in cards:
            return "a card has this name"
        case [word] if word in {CONCEDE, GIVE, TAKE} | AT_THE_TABLE:
            return "at the table this word means something else"
        case [word, number] if word == CONCEDE and number.isdigit():
            return "with these words a side gives the deal up"
        case [card, *rest] if card in cards and {*rest} <= FACES:
            return "with these words a card is led face down"
        case [word, card] if word in (GIVE, TAKE) and card in cards:
            return "with these words a card is given or taken in an exchange"
        case [card, "for", other] | ["give", card, "for", other] if card in cards and other in cards:
            return "with these words cards are exchanged"
    return ""


def _twice(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Two choices of one state with one name, which happens where one of them stands for several."""
    for state in (state for dialogue in game.dialogues for state in dialogue.states):
        first: dict[str, Choice] = {}
        for choice in state.choices:
            if first.setdefault(choice.name.key, choice) is not choice:
                message = f"{quoted(choice.name.key)} stands twice among the choices of {quoted(state.name)}"
                yield error("duplicate-name", message, choice.span or tree.span,
                            help="rename one of them")  # fmt: skip
                break
