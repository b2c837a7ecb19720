"""What comes of something that may be said, told to whoever may say it: shortly, and of nothing that he sees anyway.
Whatever costs something says what, and so does what asks others to answer; what has no consequence says that.

Place in the pipeline: part of ``voice``, over the phrases of ``sheet.dialogues``; must not know a view.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stich.cards import Card
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Place, Role
from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import (
    BeginPlay,
    Bid,
    Calling,
    Choice,
    Dialogue,
    DialogueState,
    Effect,
    EndDeal,
    GoTo,
    Reckon,
    SitOut,
    Swap,
    WinMatch,
)
from stich.language.model.score import Doing, Row
from stich.messages.book import Said, digits
from stich.sheet.conditions import ConditionWords
from stich.sheet.dialogues import called, told_effect, with_contract
from stich.sheet.parts import in_own_words
from stich.sheet.rows import bound_to, conceded, effects
from stich.voice.settled import settled_choice

SPEAKER = SeatRef(Role.SPEAKER)
ANSWERS = 4
"""Of so many answers at most it is told beforehand what they are."""


@dataclass(frozen=True, slots=True)
class TableNow:
    """How a table stands as something may be said: what the deal is worth, the cards that lie turned up, and what those
    who play are called, beginning with the speaker, in the order of play."""

    stake: int
    turned: tuple[Card, ...] = ()
    players: tuple[Said, ...] = ()

    def seat(self, p: ConditionWords, ref: SeatRef) -> Said:
        """A seat, by what its player is called if it is told from the speaker's."""
        if ref.role in (Role.SPEAKER, Role.SEAT, Role.GIVER) and not ref.partner and ref.offset and self.players:
            return self.players[ref.offset % len(self.players)]
        return p.seat(ref)


def outcome_for_you(p: ConditionWords, dialogue: Dialogue, state: DialogueState, choice: Choice, now: TableNow) -> str:
    """What comes of it for who says it: in the author's words, where the spec has them and others are not asked whether
    they go along.  Nothing is told of a bid that says itself what is bid."""
    answered = list(_answered(p, dialogue, choice, now))
    if choice.says and not answered:
        return p.book.say("offer-by_rules", text=in_own_words(p.book, choice.says)).rstrip(".")
    told = [*_calls(p, state, choice), *_effects(p, choice, now)]
    told += answered or _then(p, dialogue, state, choice, told)
    return "; ".join(told) or ("" if _bids(choice) else p.book.say("offer-nothing"))


def _bids(choice: Choice) -> bool:
    """Whether it names what is bid."""
    return any(isinstance(effect, Bid) for effect in choice.effects)


def _calls(p: ConditionWords, state: DialogueState, choice: Choice) -> Iterator[str]:
    """What a call of an auction is that is no bid."""
    if choice.call is None or state.auction is None:
        return
    if choice.call.calling is Calling.HOLD:
        yield p.book.say("offer-hold")
    elif choice.call.calling is Calling.PASS:
        again = state.auction.free or state.auction.rounds == 1
        yield p.book.say("offer-no_bid" if again else "offer-out_of_bidding")


def _effects(p: ConditionWords, choice: Choice, now: TableNow) -> Iterator[str]:
    say = p.book.say
    if choice.stake is not None:
        yield say("offer-stake", points=p.number(choice.stake))
    if choice.concedes is not None:
        yield say("offer-concedes", **conceded(p, choice.concedes))
    told = () if choice.call is not None else with_contract(p, choice)
    for effect in choice.effects:
        if effect not in told and (said := _effect(p, effect, choice, now)):
            yield said


def _effect(p: ConditionWords, effect: Effect, choice: Choice, now: TableNow) -> str:
    match effect:
        case Bind(name) if name == p.game.contract and effect.value:
            return "; ".join(_contract(p, effect, choice))
        case Bind(name) if effect.seat == SPEAKER and effect.seat is not None:
            return p.book.say("offer-you_are", name=p.binding(name))
        case Bind(name) if p.game.bindings[name].kind is not BindingKind.FLAG:
            return p.book.say("colon", name=p.binding(name), text=bound_to(p, effect))
        case SitOut(seat) if seat == SPEAKER:
            return p.book.say("offer-out")
        case WinMatch():
            return p.book.say("offer-wins")
        case Reckon(row):
            return p.book.listed(_reckoned(p, row))
        case Swap(place=Place.TURNED) if len(now.turned) == 1:
            return p.book.say("offer-swap", cards=p.cards(effect.gives), card=p.game.deck.card_name(now.turned[0]))
        case Bid():
            return ""
        case Bind() | GoTo() | Swap() | SitOut() | BeginPlay() | EndDeal():
            return told_effect(p, effect)


def _contract(p: ConditionWords, bind: Bind, choice: Choice) -> Iterator[str]:
    """What a contract is, where the choice is not called so itself, and the numbers that the game gives for it."""
    contract = p.game.contracts[bind.value[0]]
    if choice.call is None and p.book.title(contract.name) != p.book.title(choice.name):
        yield p.book.say("colon", name=p.binding(bind.name), text=bound_to(p, bind))
    for column, number in zip(p.game.columns, contract.columns, strict=True):
        yield p.book.say("colon", name=p.book.title(column), text=digits(number))


def _reckoned(p: ConditionWords, row: Row) -> Iterator[str]:
    """What a row brings; of what is counted for this deal only what is counted one by one, if anything is."""
    counted = [
        (p.what(change.measure, change.index), change.number.number)
        for change in row.changes
        if change.doing is Doing.GAINS and isinstance(change.number, t.Constant)
    ]
    if not counted or _moves_points(row) or any(change.measure is not Measure.COUNTER for change in row.changes):
        yield p.book.say("offer-whoever", effects=p.book.listed(effects(p, row)))
        return
    yield from (p.book.say("offer-counted", name=name, number=digits(number)) for name, number in counted)


def _moves_points(row: Row) -> bool:
    return row.points is not None or row.pays is not None or bool(row.clears)


# --- what is said then ------------------------------------------------------------------------------------------------


def _answered(p: ConditionWords, dialogue: Dialogue, choice: Choice, now: TableNow) -> Iterator[str]:
    """Who answers, and what he may say, where that raises the stake or gives the deal up."""
    if choice.then < 0 or choice.ends_deal:
        return
    state = dialogue.states[choice.then]
    if len(state.choices) > ANSWERS or not any(each.stake is not None or each.concedes for each in state.choices):
        return
    raised = choice.stake.number if isinstance(choice.stake, t.Constant) else now.stake
    answers = (_answer(p, settled_choice(each, raised, ())) for each in state.choices)
    yield p.book.say("offer-then-answers", who=now.seat(p, state.by), answers=p.book.listed(answers, "or"))


def _answer(p: ConditionWords, choice: Choice) -> str:
    """Something that another may say to it, with what it costs him."""
    name = p.book.title(choice.name)
    if choice.concedes is not None:
        return p.book.say("noted", text=name, note=p.book.say("offer-yields", points=p.points(choice.concedes.worth)))
    if choice.stake is not None:
        return p.book.say("noted", text=name, note=p.book.say("offer-stake", points=p.number(choice.stake)))
    return name


def _then(
    p: ConditionWords, dialogue: Dialogue, state: DialogueState, choice: Choice, told: list[str]
) -> Iterator[str]:
    """What is asked next, where that hangs on what this one says, or nothing else comes of it."""
    if choice.ends_deal or choice.then < 0 or state.in_turn:
        return
    if len(dialogue.states) == 1:
        to_next = state.by.role is Role.SPEAKER and state.by.offset == 1
        yield p.book.say("says-then-next" if to_next else "says-then-again")
    elif not told or len({each.then for each in state.choices if not each.ends_deal}) > 1:
        yield p.book.say("offer-then", state=called(p, dialogue.states[choice.then]))
