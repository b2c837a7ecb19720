"""What a seat whose turn it is may do, in plain words: cards, exchanges, melds, and what may be said and what it does.

Place in the pipeline: part of ``voice``; takes a ``View`` and gives text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from stich.cards import NO_SEAT, cards_in
from stich.engine.actions import Action
from stich.engine.events import CardPlayed, Spoken
from stich.engine.plan import PlannedChoice
from stich.engine.seen import DECISIONS
from stich.engine.table import Stage
from stich.engine.view import View
from stich.language.conditions.kinds import Place
from stich.language.conditions.terms import SeatRef
from stich.language.conditions.words import Question
from stich.language.model.bindings import Bind
from stich.language.model.deal import Portion, Taking, Transfer
from stich.language.model.dialogues import Calling, Choice, Dialogue, Effect
from stich.messages.book import Said
from stich.players.exchanges import offers
from stich.sheet.deal import portion
from stich.voice.named import Titles
from stich.voice.outcomes import TableNow, outcome_for_you
from stich.voice.settled import settled_choice
from stich.voice.table import words_of
from stich.voice.words import TableWords, capital

BIDS_SHOWN = 12
TOLD_IN_FULL = 8
"""So many things that may be said are offered with what they do; of more one asks for help."""


def choices(view: View, language: str = "en") -> Iterator[str]:
    """What the seat, whose turn it is, may do, where that is not simply to play any card of the hand."""
    words = words_of(view, language)
    yield from (f"  {capital(line)}" for line in _offered(view, words))


def _offered(view: View, words: TableWords) -> Iterator[str]:
    if view.stage == Stage.TRANSFER and view.plan.transfers[view.transfer].step.portion is not None:
        yield from _portion(view, words)
    elif view.stage == Stage.TRANSFER:
        yield words.say("voice-may_exchange", offers=", ".join(_exchanges(view, words)))
    elif view.stage == Stage.MELD:
        yield words.say("voice-may_show", melds=", ".join(_melds(view, words)))
    elif view.stage == Stage.DIALOGUE:
        yield from _said_before(view, words)
        yield from _bidding(view, words)
        name = words.book.title(view.plan.game.dialogues[view.dialogue].name)
        key = "voice-offer" if len(view.legal) > 1 else "offer-only"
        yield words.say(key, name=name, choices=_sayable(view, words))
    else:
        yield from _playable(view, words)


def _said_before(view: View, words: TableWords) -> Iterator[str]:
    """What another has said or done that is to be answered."""
    last = next((event for event in reversed(view.events) if isinstance(event, DECISIONS)), None)
    if isinstance(last, Spoken) and last.seat != view.seat and not _is_call(view, last):
        said = Titles(words).choice(view.plan.actions.name(last.choice))
        yield words.say("offer-said", who=words.who(last.seat), said=said)
    elif isinstance(last, CardPlayed) and last.face_down and last.seat != view.seat:
        yield words.say("offer-led_down", who=words.who(last.seat))


def _is_call(view: View, last: Spoken) -> bool:
    """Whether that was a call of the auction under way, whose highest bid is told by itself."""
    said = view.plan.dialogues[view.dialogue][view.dialogue_state]
    return any(choice.action == last.choice and choice.call is not None for choice in said)


def _playable(view: View, words: TableWords) -> Iterator[str]:
    """What may be played, and what may be said and shown beside it."""
    actions = view.plan.actions
    cards = [action for action in view.legal if action < view.plan.n]
    if actions.pass_ in view.legal:
        yield words.say("voice-no_card")
    elif len(cards) < len(view.hand):
        yield words.say("voice-may_play", cards=words.hand(cards))
    if any(view.plan.n <= action < 2 * view.plan.n for action in view.legal):
        yield words.say("voice-may_lead_down")
    if shown := list(_melds(view, words)):
        yield words.say("voice-may_show_first", melds=", ".join(shown))
    spoken = [action for action in view.legal if action > actions.pass_ and action not in actions.melds]
    if spoken:
        said = list(_spoken(view, spoken))
        told = (_told(words, view, dialogue, choice.choice) for dialogue, choice in said)
        yield words.say("voice-instead", choices=words.book.listed(told, "or"))


def _melds(view: View, words: TableWords) -> Iterator[str]:
    """The melds that may be shown, as they are called."""
    for action in view.legal:
        if (meld := view.plan.actions.melds.get(action)) is not None:
            names = view.plan.game.melds[meld.melds].kinds[meld.kind].row.name
            yield words.book.title(names) + meld.words.removeprefix(names.key)


def _spoken(view: View, actions: Sequence[Action]) -> Iterator[tuple[Dialogue, PlannedChoice]]:
    """What may be said on a turn, with the talk that it begins."""
    found: dict[Action, tuple[Dialogue, PlannedChoice]] = {}
    for i in view.plan.lead_dialogues:
        for choice in view.plan.dialogues[i][0]:
            found.setdefault(choice.action, (view.plan.game.dialogues[i], choice))
    return (found[action] for action in actions)


# --- exchanges --------------------------------------------------------------------------------------------------------


def _portion(view: View, words: TableWords) -> Iterator[str]:
    """What the seat may give of its hand, card by card."""
    actions, step = view.plan.actions, view.plan.transfers[view.transfer].step
    cards = [action - actions.give for action in view.legal if actions.give <= action < actions.take]
    many = portion(words, step.portion or Portion())
    key = "voice-must_give" if step.must else "voice-may_give"
    yield words.say(key, name=words.book.title(step.name), many=many)
    yield words.say("offer-goes_to", to=_goes_to(view, words, step), more="; ".join(["", *_taken(words, step)]))
    if view.chosen:
        yield words.say("voice-chosen", cards=words.hand(view.chosen))
    key = "voice-give_or_pass" if actions.pass_ in view.legal else "voice-give_these"
    yield words.say(key, cards=words.hand(cards))


def _goes_to(view: View, words: TableWords, step: Transfer) -> Said:
    """To whom, or where, what is given goes."""
    if isinstance(step.to, SeatRef):
        return _now(view, words).seat(words.asking(Question.SEAT), step.to)
    key, more = words.pile("to", step.to)
    return words.book.phrase(key, plural=False, **more)


def _taken(words: TableWords, step: Transfer) -> Iterator[str]:
    """What is taken for it."""
    if step.takes_first or step.source is Place.ASIDE:
        return
    key, more = words.pile("from", step.source)
    source = words.book.say(key, **more)
    if step.taking is Taking.AS_GIVEN and not isinstance(step.to, SeatRef):
        yield words.say("offer-takes_as", source=source)
    elif step.taking is Taking.ALL:
        yield words.say("offer-takes_all", source=source)
    elif step.taking is Taking.NUMBER and step.takes_number:
        yield words.say("offer-takes_n", cards=words.book.count("card", step.takes_number), source=source)


def _exchanges(view: View, words: TableWords) -> Iterator[str]:
    actions = view.plan.actions
    for action in view.legal:
        if actions.take <= action < actions.pass_:
            yield words.say("voice-take", card=words.card(action - actions.take))
    for given, taken in offers(view).items():
        card = words.card(given)
        each = [words.say("voice-exchanged", given=card, taken=words.card(other)) for other in cards_in(taken)]
        yield from each or [words.say("voice-give", card=card)]


# --- what may be said -------------------------------------------------------------------------------------------------


def _bidding(view: View, words: TableWords) -> Iterator[str]:
    """In an auction, and in what is said after it: what is bid, and by whom."""
    said = view.plan.dialogues[view.dialogue][view.dialogue_state]
    if view.bidding is None:
        return
    if view.bidder == NO_SEAT:
        if any(choice.call is not None for choice in said):
            yield words.say("voice-nothing_bid")
        return
    calls = [choice for state in _states(view) for choice in state if choice.call is not None]
    bids = [c for c in calls if c.call is not None and c.call.height == view.bidding.height and _is_bound(view, c)]
    names = dict.fromkeys(words.book.title(c.choice.name) for c in bids)
    if names:
        yield words.say("voice-highest_bid", bids=", ".join(names), who=words.who(view.bidder))


def _states(view: View) -> Iterator[tuple[PlannedChoice, ...]]:
    """Whatever may be said in this talk, or in the other talks of the deal, state by state."""
    yield from view.plan.dialogues[view.dialogue]
    for number, dialogue in enumerate(view.plan.dialogues):
        if number != view.dialogue:
            yield from dialogue


def _is_bound(view: View, bid: PlannedChoice) -> bool:
    """Whether a bid is the one that was made, not another of its height."""
    contract = [effect.value for effect in bid.choice.effects if isinstance(effect, Bind)][:1]
    return not contract or contract == [view.bound[view.plan.contract]]


def _legal(view: View) -> list[PlannedChoice]:
    said = view.plan.dialogues[view.dialogue][view.dialogue_state]
    return [choice for choice in said if choice.action in view.legal]


def _sayable(view: View, words: TableWords) -> str:
    """What may be said, with what it does; of many bids the first and the last by their names."""
    said, dialogue = _legal(view), view.plan.game.dialogues[view.dialogue]
    if len(said) <= TOLD_IN_FULL:
        return _told_all(words, view, dialogue, said)
    bids = [c for c in said if c.call is not None and c.call.calling is Calling.BID]
    does: dict[str, list[PlannedChoice]] = {}
    for choice in said:
        if choice not in bids:
            does.setdefault(_does(words, view, dialogue, choice.choice), []).append(choice)
    others = (_noted(words, ", ".join(_shortened(called(words, alike))), note) for note, alike in does.items())
    return ", ".join([*_shortened(called(words, bids)), *others])


def _shortened(names: list[str]) -> list[str]:
    return names if len(names) <= BIDS_SHOWN else [*names[: BIDS_SHOWN - 1], f"… {names[-1]}"]


def _told_all(words: TableWords, view: View, dialogue: Dialogue, said: Sequence[PlannedChoice]) -> str:
    """Several things, each with what it does; what all of them do is told once."""
    does = {_does(words, view, dialogue, choice.choice) for choice in said}
    if len(said) > 1 and len(does) == 1 and (alike := does.pop()):
        names = words.book.listed(called(words, said), "or")
        return words.say("noted", text=names, note=alike)
    return words.book.listed((_told(words, view, dialogue, choice.choice) for choice in said), "or")


def face_down_explained(view: View, language: str = "en") -> Iterator[str]:
    """What it is to lead a card face down, where the seat may do so now: how it is done, and what the others answer."""
    number = view.plan.game.play.face_down
    if number < 0 or not any(view.plan.n <= action < 2 * view.plan.n for action in view.legal):
        return
    words, dialogue = words_of(view, language), view.plan.game.dialogues[number]
    answers = words.book.listed((words.book.title(choice.name) for choice in dialogue.states[0].choices), "or")
    card = words.card(view.hand[0])
    typed = f"{card} {words.say('type-face_down')}"
    yield words.say("offer-face_down", name=words.book.title(dialogue.name), typed=typed, answers=answers)


def every_word(view: View, language: str = "en") -> Iterator[str]:
    """All that may be said, where the prompt has told only some of it, each with what it does."""
    if view.stage != Stage.DIALOGUE or len(said := _legal(view)) <= TOLD_IN_FULL:
        return
    words, dialogue = words_of(view, language), view.plan.game.dialogues[view.dialogue]
    told = [_told(words, view, dialogue, choice.choice) for choice in said]
    yield f"  {words.say('voice-may_say', choices=', '.join(told))}"


def called(words: TableWords, said: Iterable[PlannedChoice]) -> list[str]:
    """What things that may be said are called; those of one name with the word that the spec has for each."""
    these = list(said)
    titles = [words.book.title(choice.choice.name) for choice in these]
    return [
        words.say("noted", text=title, note=choice.choice.name.key) if titles.count(title) > 1 else title
        for title, choice in zip(titles, these, strict=True)
    ]


def _told(words: TableWords, view: View, dialogue: Dialogue, choice: Choice) -> str:
    """Something that may be said, with what it does."""
    return _noted(words, words.book.title(choice.name), _does(words, view, dialogue, choice))


def _noted(words: TableWords, name: str, does: str) -> str:
    return words.say("noted", text=name, note=does) if does else name


def _does(words: TableWords, view: View, dialogue: Dialogue, choice: Choice) -> str:
    """What comes of it."""
    state = next(state for state in dialogue.states if choice in state.choices)
    known = settled_choice(choice, view.stake, view.bound)
    if choice.call is not None and not choice.says:
        known = replace(known, effects=tuple(_beside_the_bid(words, known)))
    return outcome_for_you(words.asking(Question.SEAT), dialogue, state, known, _now(view, words))


def _now(view: View, words: TableWords) -> TableNow:
    """How the table stands for the seat."""
    order = [view.seat, *(seat for seat in view.plan.after[view.seat] if seat in view.active and seat != view.seat)]
    return TableNow(view.stake, view.turned, tuple(map(words.who, order)))


def _beside_the_bid(words: TableWords, choice: Choice) -> Iterator[Effect]:
    """What comes of a call beside what it is called by: its contract, and what that binds."""
    game = words.game
    binds = [effect for effect in choice.effects if isinstance(effect, Bind)]
    rows = [row for bind in binds if bind.name == game.contract for row in bind.value]
    of_contract = {bind.name for row in rows for bind in game.contracts[row].binds}
    for effect in choice.effects:
        if not (isinstance(effect, Bind) and effect.name in of_contract):
            yield effect
