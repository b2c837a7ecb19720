"""What a person types, read as actions: short forms, any case, suit symbols, in the language of the table.

Place in the pipeline: part of ``table``; works from a ``View``.  Whether an action is legal is for the engine to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stich.cards import Card
from stich.engine.actions import Action
from stich.engine.plan import PlannedChoice
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.model.deal import Transfer
from stich.language.model.values import find_card
from stich.language.text.diagnostics import quoted, suggest
from stich.notation import CONCEDE, FACE_DOWN, GIVE, PASS, TAKE
from stich.players.exchanges import offers
from stich.table.commands import SHORT, Beside, word_for
from stich.voice.table import words_of
from stich.voice.words import TableWords

FOR = "for"


class ReadingError(ValueError):
    """Words that mean nothing at this point; the text says what was expected."""


class Typed:
    """What a person types in a language.  The English words of the notation are always understood; those of the
    language beside them."""

    def __init__(self, words: TableWords) -> None:
        self.words, self.say = words, words.say
        known = {"for": FOR, "give": GIVE, "take": TAKE, "concede": CONCEDE, "pass": PASS}
        self._english = {words.say(f"type-{key}").casefold(): word for key, word in known.items()}
        self.face_down = words.say("type-face_down")

    def english(self, spelled: Iterable[str]) -> list[str]:
        """Words in small letters, those of the notation in English."""
        return [self._english.get(word.casefold(), word.casefold()) for word in spelled]

    def unread(self, text: str, known: Iterable[str]) -> str:
        """That something is not understood, with what it may have been meant for."""
        names = {name.casefold(): name for name in known}
        near = [quoted(names[each]) for each in suggest(text.casefold(), names)]
        if not near:
            return self.say("play-unread", text=quoted(text))
        return self.say("play-unread-near", text=quoted(text), names=self.words.book.listed(near, "or"))


def help_lines(typed: Typed) -> Iterator[str]:
    """What can be typed in a game."""
    say, game = typed.say, typed.words.game
    transfers = [step for step in game.steps if isinstance(step, Transfer)]
    card = next((name for name in game.deck.cards if len(name) == 2), game.deck.cards[0])
    yield _typed(f"{card}, {card.lower()}", say("help-card-given" if transfers else "help-card"))
    if game.play.face_down >= 0:
        yield _typed(f"{card} {typed.face_down}", say("help-face_down", short=f"{card} {_initials(typed.face_down)}"))
    if any(step.portion is None for step in transfers):
        one, another = game.deck.cards[0], game.deck.cards[-1]
        yield _typed(f"{one} {say('type-for')} {another}", say("help-exchange", **{"pass": say("type-pass")}))
    if (choice := next(iter(game.choices), None)) is not None:
        title = typed.words.book.title(choice.name)
        yield _typed(f"{title}, {title[0]} …", say("help-answer"))
    if game.melds:
        yield _typed(typed.words.book.title(game.melds[0].kinds[0].row.name), say("help-meld"))
    if game.play.concede_when is not None:
        yield _typed(say("type-concede"), say("help-concede"))
    if any(step.portion is not None for step in transfers):
        yield _typed(f"{' '.join(game.deck.cards[:2])} …", say("help-several"))
    yield _typed("Enter", say("help-enter"))
    for aside in Beside:
        if aside not in (Beside.SAY, Beside.TALK):
            yield _typed(_aside(typed.words, aside), say(f"help-{aside.value}"))
        elif game.seats.talk != "none":
            signs = "-signs" if game.seats.talk == "signals" else ""
            yield _typed(_aside(typed.words, aside), say(f"help-{aside.value}{signs}"))


def _aside(words: TableWords, aside: Beside) -> str:
    """How something is asked for, in short and in full."""
    short = [key for key, each in SHORT.items() if each is aside]
    more = {
        Beside.WHY: [words.say("type-card")],
        Beside.SAVE: [words.say("type-file")],
        Beside.SAY: [words.say("type-card" if words.game.seats.talk == "signals" else "type-text")],
    }.get(aside, [])
    return " ".join([", ".join([*short, word_for(words, aside)]), *more])


def _initials(phrase: str) -> str:
    return "".join(word[0] for word in phrase.split())


def _typed(words: str, meaning: str) -> str:
    return f"  {words:<16} {meaning}"


def read_actions(view: View, legal: Sequence[Action], text: str, typed: Typed | None = None) -> list[Action]:
    """The actions that ``text`` asks for: one, two for an exchange (``C5 for C9``), or one for each card that is given
    (``C5 C9 HK``).

    ``legal`` helps to read short forms; what is returned need not be in it.

    Raises:
        ReadingError: the words mean nothing here.
    """
    typed = typed or Typed(words_of(view))
    spelled = text.split()
    words, actions = typed.english(spelled), view.plan.actions
    said = _said(view, legal, [word.casefold() for word in spelled], typed)
    if said is not None:
        return [said]
    match words:
        case [word] if word == CONCEDE:
            return [actions.concede + view.side]
        case [word] if word == PASS:
            return [actions.pass_]
        case [_, "for", _] | ["give", _, "for", _]:
            return _exchange(view, _card(view, spelled[-3], typed), _card(view, spelled[-1], typed), typed)
        case ["give", _]:
            return [actions.give + _card(view, spelled[1], typed)]
        case ["take", _]:
            return [actions.take + _card(view, spelled[1], typed)]
        case [_, *rest] if rest and (_is_short(rest, FACE_DOWN) or _is_short(rest, typed.face_down.casefold())):
            return [actions.face_down + _card(view, spelled[0], typed)]
        case [_]:
            return [_plain_card(view, legal, _card(view, spelled[0], typed, _names(view, legal)))]
        case _ if _gives_several(view):
            return [_given(view, word, typed) for word in spelled]
        case _:
            raise ReadingError(typed.unread(text, _names(view, legal)))


def _said(view: View, legal: Sequence[Action], words: list[str], typed: Typed) -> Action | None:
    """The word of a dialogue (or ``pass``) that is meant: in full, else the only legal one that begins so, or whose
    title does."""
    actions = view.plan.actions
    spoken = {word: action for word, action in actions.says.items() if action in legal}
    for word, action in [*spoken.items(), *actions.says.items()]:
        if word.casefold().split() == words:
            return action
    short = {action for word, action in spoken.items() if words and _is_short(words, word.casefold())}
    short |= {c.action for c in _choices(view) if c.action in legal and words and _titled(c.choice.name.titles, words)}
    if not short and words:
        titles = {c.action: typed.words.book.title(c.choice.name) for c in _choices(view) if c.action in legal}
        titles |= {action: title for action, title in _melds(view, typed.words) if action in legal}
        short = {action for action, title in titles.items() if _is_short(words, title.casefold())}
    return short.pop() if len(short) == 1 else None


def _melds(view: View, words: TableWords) -> Iterator[tuple[Action, str]]:
    """The melds of the game, by their titles."""
    for action, meld in view.plan.actions.melds.items():
        names = view.plan.game.melds[meld.melds].kinds[meld.kind].row.name
        yield action, words.book.title(names) + meld.words.removeprefix(names.key)


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


def _gives_several(view: View) -> bool:
    """Whether cards are given one after the other."""
    return view.stage == Stage.TRANSFER and view.plan.transfers[view.transfer].step.portion is not None


def _given(view: View, word: str, typed: Typed) -> Action:
    """A card that is given, or that no more are."""
    passes = typed.english([word.strip(",")]) == [PASS]
    return view.plan.actions.pass_ if passes else view.plan.actions.give + _card(view, word.strip(","), typed)


def _exchange(view: View, given: Card, taken: Card, typed: Typed) -> list[Action]:
    """To give a card and take another; where only one can be had for it, it is taken by itself."""
    actions, open_for = view.plan.actions, offers(view)
    name = view.plan.game.deck.card_name
    if given in open_for and not open_for[given] >> taken & 1:
        raise ReadingError(typed.say("play-cannot_be_had", card=name(taken), given=name(given)))
    several = open_for.get(given, 0).bit_count() > 1
    return [actions.give + given, actions.take + taken] if several else [actions.give + given]


def _card(view: View, word: str, typed: Typed, more: Iterable[str] = ()) -> Card:
    """A card in any case, also with its rank first (``9h``)."""
    game = view.plan.game
    card = find_card(game, word)
    if card is None:
        card = find_card(game, word[-1:] + word[:-1])
    if card is None:
        raise ReadingError(typed.unread(word, [*game.deck.cards, *more]))
    return card


def _names(view: View, legal: Sequence[Action]) -> list[str]:
    return [view.plan.actions.name(action) for action in legal]
