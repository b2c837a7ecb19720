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
from stich.language.conditions import terms as t
from stich.language.conditions.measures import Measure
from stich.language.conditions.words import Question
from stich.language.model.bindings import Bind
from stich.language.model.deal import Portion
from stich.language.model.dialogues import Bid, Calling, Choice, Dialogue, Effect
from stich.players.exchanges import offers
from stich.rules.plainly import joined
from stich.sheet.deal import portion
from stich.voice.named import Titles
from stich.voice.outcomes import outcome_for_you
from stich.voice.table import words_of
from stich.voice.words import TableWords

BIDS_SHOWN = 12
TOLD_IN_FULL = 8
"""So many things that may be said are offered with what they do; of more one asks for help."""


def choices(view: View, language: str = "en") -> Iterator[str]:
    """What the seat, whose turn it is, may do, where that is not simply to play any card of the hand."""
    words = words_of(view, language)
    yield from (f"  {line}" for line in _offered(view, words))


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
        dialogue = view.plan.game.dialogues[view.dialogue]
        yield words.say("voice-offer", name=words.book.title(dialogue.name), choices=_sayable(view, words))
    else:
        yield from _playable(view, words)


def _said_before(view: View, words: TableWords) -> Iterator[str]:
    """What another has said or done that is to be answered."""
    last = next((event for event in reversed(view.events) if isinstance(event, DECISIONS)), None)
    if isinstance(last, Spoken) and last.seat != view.seat and view.bidding is None:
        said = Titles(words).choice(view.plan.actions.name(last.choice))
        yield words.say("offer-said", who=words.who(last.seat), said=said)
    elif isinstance(last, CardPlayed) and last.face_down and last.seat != view.seat:
        yield words.say("offer-led_down", who=words.who(last.seat))


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
    if view.chosen:
        yield words.say("voice-chosen", cards=words.hand(view.chosen))
    key = "voice-give_or_pass" if actions.pass_ in view.legal else "voice-give_these"
    yield words.say(key, cards=words.hand(cards))


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
    """In an auction: what is bid, and by whom."""
    said = view.plan.dialogues[view.dialogue][view.dialogue_state]
    if view.bidding is None or not any(c.call is not None for c in said):
        return
    if view.bidder == NO_SEAT:
        yield words.say("voice-nothing_bid")
        return
    bids = [c for c in said if c.call is not None and c.call.height == view.bidding.height]
    names = [words.book.title(c.choice.name) for c in bids if _is_bound(view, c)]
    yield words.say("voice-highest_bid", bids=", ".join(names), who=words.who(view.bidder))


def _is_bound(view: View, bid: PlannedChoice) -> bool:
    """Whether a bid is the one that was made, not another of its height."""
    contract = [effect.value for effect in bid.choice.effects if isinstance(effect, Bind)][:1]
    return not contract or contract == [view.bound[view.plan.contract]]


def _legal(view: View) -> list[PlannedChoice]:
    said = view.plan.dialogues[view.dialogue][view.dialogue_state]
    return [choice for choice in said if choice.action in view.legal]


def _sayable(view: View, words: TableWords) -> str:
    """What may be said, with what it does; of many things the names alone, of many bids the first and the last."""
    said, dialogue = _legal(view), view.plan.game.dialogues[view.dialogue]
    if len(said) <= TOLD_IN_FULL:
        return _told_all(words, view, dialogue, said)
    bids = [c for c in said if c.call is not None and c.call.calling is Calling.BID]
    others = [c for c in said if c not in bids]
    shown = called(words, bids)
    if len(shown) > BIDS_SHOWN:
        shown = [*shown[: BIDS_SHOWN - 1], f"… {shown[-1]}"]
    return ", ".join([*shown, *called(words, others)])


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
    name, does = words.book.title(choice.name), _does(words, view, dialogue, choice)
    return words.say("noted", text=name, note=does) if does else name


def _does(words: TableWords, view: View, dialogue: Dialogue, choice: Choice) -> str:
    """What comes of it; nothing of a bid, which says itself what is bid."""
    state = next(state for state in dialogue.states if choice in state.choices)
    if choice.call is not None and not choice.says:
        choice = replace(choice, effects=tuple(_beside_the_bid(words, choice)))
        if not choice.effects and choice.stake is None:
            return ""
    return outcome_for_you(words.asking(Question.SEAT), dialogue, state, _settled(choice, view.stake)).rstrip(".")


def _beside_the_bid(words: TableWords, choice: Choice) -> Iterator[Effect]:
    """What comes of a call beside what it is called by: the bid itself, its contract, and what that binds."""
    game = words.game
    binds = [effect for effect in choice.effects if isinstance(effect, Bind)]
    rows = [row for bind in binds if bind.name == game.contract for row in bind.value]
    of_contract = {bind.name for row in rows for bind in game.contracts[row].binds}
    of_contract |= {game.contract} if rows else set()
    for effect in choice.effects:
        if not isinstance(effect, Bid) and not (isinstance(effect, Bind) and effect.name in of_contract):
            yield effect


# --- what a stake is now ----------------------------------------------------------------------------------------------


def _settled(choice: Choice, stake: int) -> Choice:
    """A choice with the numbers that hang on the stake alone worked out."""
    concedes = choice.concedes
    if concedes is not None:
        concedes = replace(concedes, worth=settled(concedes.worth, stake))
    raised = None if choice.stake is None else settled(choice.stake, stake)
    return replace(choice, stake=raised, concedes=concedes)


def settled(term: t.Number, stake: int) -> t.Number:
    """A number as it is with this stake, where it hangs on nothing else."""
    if isinstance(term, t.Count) and term.measure is Measure.STAKE:
        return t.Constant(stake)
    if isinstance(term, t.Reckoned):
        one, other = settled(term.left, stake), settled(term.right, stake)
        if isinstance(one, t.Constant) and isinstance(other, t.Constant):
            return t.Constant(joined(term.operation, one.number, other.number))
    return term
