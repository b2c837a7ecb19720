"""What a person types, read as actions: short forms, any case, suit symbols.

Place in the pipeline: part of ``cli``; works from a ``View``.  Whether an action is legal is for the engine to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stich.cards import Card
from stich.engine.actions import Action
from stich.engine.plan import PlannedChoice
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.model.deal import Transfer
from stich.language.model.game import GameModel
from stich.language.model.values import find_card
from stich.language.text.diagnostics import did_you_mean, quoted, suggest
from stich.notation import CONCEDE, FACE_DOWN
from stich.players.exchanges import offers


class ReadingError(ValueError):
    """Words that mean nothing at this point; the text says what was expected."""


def help_lines(game: GameModel) -> Iterator[str]:
    """What can be typed in a game."""
    transfers = [step for step in game.steps if isinstance(step, Transfer)]
    card = next((name for name in game.deck.cards if len(name) == 2), game.deck.cards[0])
    yield _typed(f"{card}, {card.lower()}", f"play this card{' (give or take it in an exchange)' if transfers else ''}")
    if game.play.face_down >= 0:
        yield _typed(f"{card} face down", f"lead it face down (short: {card} fd)")
    if any(step.portion is None for step in transfers):
        one, another = game.deck.cards[0], game.deck.cards[-1]
        yield _typed(f"{one} for {another}", "exchange; pass to go on without")
    if game.dialogues or game.melds:
        what = " or ".join(["answer in a dialogue"] * bool(game.dialogues) + ["show a meld"] * bool(game.melds))
        yield _typed("accept, a …", f"{what}, with one of the words shown or its beginning")
    if game.play.concede_when is not None:
        yield _typed("concede", "give the deal up")
    if game.seats.talk == "free":
        yield _typed("say TEXT", "talk at the table")
    yield _typed("?", "the powers under the suits now chosen")
    yield _typed("h", "this list")
    yield _typed("q", "stop")


def _typed(words: str, meaning: str) -> str:
    return f"  {words:<16} {meaning}"


def read_actions(view: View, legal: Sequence[Action], text: str) -> list[Action]:
    """The actions that ``text`` asks for: one, or two for an exchange (``C5 for C9``).

    ``legal`` helps to read short forms; what is returned need not be in it.

    Raises:
        ReadingError: the words mean nothing here.
    """
    spelled = text.split()
    words = [word.casefold() for word in spelled]
    actions = view.plan.actions
    said = _said(view, legal, words)
    if said is not None:
        return [said]
    match words:
        case [word] if word == CONCEDE:
            return [actions.concede + view.side]
        case [_, "for", _] | ["give", _, "for", _]:
            return _exchange(view, _card(view, spelled[-3]), _card(view, spelled[-1]))
        case ["give", _]:
            return [actions.give + _card(view, spelled[1])]
        case ["take", _]:
            return [actions.take + _card(view, spelled[1])]
        case [_, *rest] if rest and _is_short(rest, FACE_DOWN):
            return [actions.face_down + _card(view, spelled[0])]
        case [_]:
            return [_plain_card(view, legal, _card(view, spelled[0], _names(view, legal)))]
        case _:
            raise ReadingError(_unread(text, _names(view, legal)))


def _said(view: View, legal: Sequence[Action], words: list[str]) -> Action | None:
    """The word of a dialogue (or ``pass``) that is meant: in full, else the only legal one that begins so."""
    actions = view.plan.actions
    spoken = {word: action for word, action in actions.says.items() if action in legal}
    for word, action in [*spoken.items(), *actions.says.items()]:
        if word.casefold().split() == words:
            return action
    short = {action for word, action in spoken.items() if words and _is_short(words, word.casefold())}
    short |= {c.action for c in _choices(view) if c.action in legal and words and _titled(c.choice.name.titles, words)}
    return short.pop() if len(short) == 1 else None


def _choices(view: View) -> tuple[PlannedChoice, ...]:
    """What is, or might be, on the tongue of the seat: in a dialogue, or on its turn."""
    if view.stage == Stage.DIALOGUE:
        return view.plan.dialogues[view.dialogue][view.dialogue_state]
    return tuple(choice for i in view.plan.lead_dialogues for choice in view.plan.dialogues[i][0])


def _titled(titles: dict[str, str], words: list[str]) -> bool:
    return any(title.casefold().split() == words for title in titles.values())


def _is_short(words: list[str], phrase: str) -> bool:
    """Whether the words shorten a phrase: each begins a word of it, in order; or it is its
    last word, or its initials (``fd``)."""
    whole = phrase.split()
    if len(words) == 1 and len(whole) > 1 and words[0] in ("".join(word[0] for word in whole), whole[-1]):
        return True
    return len(words) <= len(whole) and all(full.startswith(word) for word, full in zip(words, whole, strict=False))


def _plain_card(view: View, legal: Sequence[Action], card: Card) -> Action:
    """A card named alone: played, or in an exchange given or taken."""
    actions = view.plan.actions
    if view.stage == Stage.TRANSFER:
        taking = any(actions.take <= action < actions.pass_ for action in legal)
        return (actions.take if taking else actions.give) + card
    return card


def _exchange(view: View, given: Card, taken: Card) -> list[Action]:
    """To give a card and take another; where only one can be had for it, it is taken by itself."""
    actions, open_for = view.plan.actions, offers(view)
    name = view.plan.game.deck.card_name
    if given in open_for and not open_for[given] >> taken & 1:
        raise ReadingError(f"{name(taken)} cannot be had for {name(given)}")
    several = open_for.get(given, 0).bit_count() > 1
    return [actions.give + given, actions.take + taken] if several else [actions.give + given]


def _card(view: View, word: str, more: Iterable[str] = ()) -> Card:
    """A card in any case, also with its rank first (``9h``)."""
    game = view.plan.game
    card = find_card(game, word)
    if card is None:
        card = find_card(game, word[-1:] + word[:-1])
    if card is None:
        raise ReadingError(_unread(word, [*game.deck.cards, *more]))
    return card


def _names(view: View, legal: Sequence[Action]) -> list[str]:
    return [view.plan.actions.name(action) for action in legal]


def _unread(text: str, known: Iterable[str]) -> str:
    names = {name.casefold(): name for name in known}
    help = did_you_mean(names[each] for each in suggest(text.casefold(), names)) or "`h` lists what can be typed"
    return f"{quoted(text)} is not understood; {help}"
