"""The section of a sheet about what is said at the table, and what comes of it.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby, pairwise

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Role
from stich.language.conditions.terms import SeatRef
from stich.language.conditions.words import Question
from stich.language.model.bindings import Bind
from stich.language.model.dialogues import (
    Auction,
    BeginPlay,
    Bid,
    Calling,
    Choice,
    Dialogue,
    DialogueState,
    Effect,
    EndDeal,
    GoTo,
    Opens,
    Reckon,
    SitOut,
    Swap,
    WinMatch,
)
from stich.language.model.names import Names
from stich.messages.book import sentence
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Paragraph, Section, Tone, Writer, in_own_words
from stich.sheet.rows import authored, bound, bound_to, conceded, effects


def dialogues(p: ConditionWords) -> tuple[Section, ...]:
    """What is offered and answered at the table."""
    p = p.asking(Question.SEAT)
    w = Writer(p)
    if p.game.dialogues:
        w.line(w.say("dialogues-intro"), *_who_answers(p))
    for dialogue in p.game.dialogues:
        when = "" if dialogue.when == t.Always() else w.say("opens-when", when=p.condition(dialogue.when))
        opens = w.say(f"opens-{dialogue.opens.name.lower()}")
        turned = w.say("opens-face_down_lead-turned") if dialogue.opens is Opens.FACE_DOWN_LEAD else ""
        w.line(w.say("colon", name=p.book.title(dialogue.name), text=opens), when, turned)
        for index, state in enumerate(dialogue.states):
            if state.auction is not None:
                _auction(w, dialogue, state, state.auction)
            else:
                w.blocks.append(Paragraph(sentence(_speaks(p, dialogue, index)), Tone.CAPTION))
                w.table(("col-says", "col-when", "col-effect"), _choices(p, dialogue, state, state.choices))
                w.line(_in_turn(p, dialogue, state))
    w.author(any(choice.says for choice in p.game.choices))
    w.cite("dialogues")
    return w.section("head-dialogues")


def called(p: ConditionWords, state: DialogueState) -> str:
    """What a state is called."""
    return p.book.title(state.titles if state.titles.key else Names(state.name), "state")


def outcome(p: ConditionWords, dialogue: Dialogue, state: DialogueState, choice: Choice) -> str:
    """What comes of something that is said: in the author's words, where the spec has them."""
    if choice.says:
        return in_own_words(p.book, choice.says)
    return "; ".join([*_effects(p, choice), *_then(p, dialogue, state, choice)])


def _who_answers(p: ConditionWords) -> Iterator[str]:
    """Who of the other side speaks for it, where that is more than one."""
    asked = any(state.by.role is Role.OPPONENT for dialogue in p.game.dialogues for state in dialogue.states)
    if asked and any(len(side) > 1 for side in p.game.seats.sides):
        yield p.book.say("opponent-directed" if any(seat >= 0 for seat in p.game.seats.directors) else "opponent-next")


def _speaks(p: ConditionWords, dialogue: Dialogue, index: int) -> str:
    """Who speaks in a state: who opens it, where it begins with him; at a step of the deal nobody has spoken before,
    and the dealer stands for the speaker."""
    state, say = dialogue.states[index], p.book.say
    who, again = p.seat(state.by), ""
    if index == 0 and state.by.role is Role.SPEAKER:
        if dialogue.opens is Opens.STEP:
            who, again = p.seat(_from_step(dialogue, state.by)), who
        elif state.by == SeatRef(Role.SPEAKER):
            who = p.book.phrase("speaker-opens")
    name = called(p, state) if len(dialogue.states) > 1 else ""
    comes_back = any(choice.then == index for each in dialogue.states for choice in each.choices)
    if state.in_turn:
        text = say("state-in_turn", seat=who)
    elif again and comes_back:
        text = say("state-by-again", seat=who, next=again)
    else:
        text = say("state-by", seat=who)
    return say("colon", name=name, text=text) if name else text


def _in_turn(p: ConditionWords, dialogue: Dialogue, state: DialogueState) -> str:
    """What follows when all have spoken in turn."""
    ways = {choice.then for choice in state.choices if not choice.ends_deal}
    if not state.in_turn or ways == {-1}:
        return ""
    if len(ways) == 1:
        return p.book.say("in_turn-then", state=called(p, dialogue.states[ways.pop()]))
    told = (_way(p, dialogue, choice) for choice in state.choices if choice.then >= 0)
    return p.book.say("in_turn-last", ways=p.book.listed(told))


def _way(p: ConditionWords, dialogue: Dialogue, choice: Choice) -> str:
    state = called(p, dialogue.states[choice.then])
    return p.book.say("in_turn-way", choice=p.book.title(choice.name), state=state)


def _auction(w: Writer, dialogue: Dialogue, state: DialogueState, auction: Auction) -> None:
    """How bids go above each other, and what comes of it; contracts have a table of their own."""
    turn = w.say("auction-pairs" if auction.pairs else "auction-round", seat=w.p.seat(_from_step(dialogue, state.by)))
    w.line(turn, *_course(w, auction))
    bids = [choice for choice in state.choices if choice.call is not None and choice.call.calling is Calling.BID]
    w.line(_bids(w, bids))
    nobody, won = (_ending(w.p, dialogue, state, ending) for ending in (auction.nobody, auction.won))
    w.line(w.say("auction-nobody", text=nobody), w.say("auction-won", text=won))
    if state.beside:
        w.caption("auction-beside")
        w.table(("col-says", "col-when", "col-effect"), _choices(w.p, dialogue, state, state.beside))


def _ending(p: ConditionWords, dialogue: Dialogue, state: DialogueState, ending: Choice) -> str:
    return "; ".join([*_effects(p, ending), *_then(p, dialogue, state, ending)])


def _from_step(dialogue: Dialogue, by: SeatRef) -> SeatRef:
    """Who that is as a dialogue begins: at a step of the deal the dealer stands for the speaker."""
    at_step = dialogue.opens is Opens.STEP and by.role is Role.SPEAKER and dialogue.states[0].by == by
    return replace(by, role=Role.DEALER) if at_step else by


def _course(w: Writer, auction: Auction) -> Iterator[str]:
    if not auction.pairs and auction.rounds != 1:
        yield w.say("auction-free" if auction.free else "auction-final")
    if auction.rounds:
        yield w.say("auction-once") if auction.rounds == 1 else w.say("auction-rounds", number=auction.rounds)
    if auction.elder_holds and not auction.pairs:
        yield w.say("auction-elder")
    if auction.must is not None:
        yield w.say("auction-must", seat=w.p.seat(auction.must))


def _bids(w: Writer, bids: list[Choice]) -> str:
    """The bids; if they are many and rise in equal steps, the first, the last and the step."""
    if any(w.p.game.contract in choice.binds for choice in bids):
        return w.say("auction-contracts")
    words = [w.p.book.title(choice.name) for choice in bids]
    numbers = [int(word) for word in words if word.isdecimal()]
    steps = {high - low for low, high in pairwise(numbers)}
    if len(numbers) == len(words) > 3 and len(steps) == 1:
        return w.say("auction-bids-step", first=words[0], last=words[-1], number=steps.pop())
    return w.say("auction-bids", bids=", ".join(words))


ChoiceRow = tuple[str, str, str]
"""What is said, provided that, and what comes of it."""


def _choices(p: ConditionWords, dialogue: Dialogue, state: DialogueState, choices: Sequence[Choice]) -> list[ChoiceRow]:
    """A row for each choice; those that the spec says in one, and that differ in what they name alone, share a row."""
    rows: list[ChoiceRow] = []
    for _, group in groupby(choices, key=lambda choice: choice.span or id(choice)):
        alike = list(group)
        shared = _shared(p, dialogue, state, alike) if len(alike) > 1 else None
        rows += [shared] if shared else [_choice(p, dialogue, state, choice) for choice in alike]
    return rows


def _shared(p: ConditionWords, dialogue: Dialogue, state: DialogueState, alike: Sequence[Choice]) -> ChoiceRow | None:
    """One row for several choices that differ in the number that is bid or the value that a name gets."""
    first, last = (p.book.title(choice.name) for choice in (alike[0], alike[-1]))
    prefix = first.removesuffix(first.split()[-1]).strip()
    name = p.book.say("says-each", name=prefix) if prefix else p.book.say("says-range", first=first, last=last)
    if alike[0].says:
        return name, "", authored(p, alike[0].says)
    rows = {_choice(p, dialogue, state, choice, among=alike)[1:] for choice in alike}
    return (name, *rows.pop()) if len(rows) == 1 else None


def _choice(
    p: ConditionWords, dialogue: Dialogue, state: DialogueState, choice: Choice, among: Sequence[Choice] = ()
) -> ChoiceRow:
    if choice.says:
        return p.book.title(choice.name), "", authored(p, choice.says)
    when = "" if choice.when == t.Always() else p.condition(choice.when)
    then = _then(p, dialogue, state, choice)
    return p.book.title(choice.name), when, "; ".join([*_effects(p, choice, among), *then])


def _then(p: ConditionWords, dialogue: Dialogue, state: DialogueState, choice: Choice) -> Iterator[str]:
    """How the talk goes on, where that hangs on what this one says."""
    if choice.ends_deal or state.in_turn:
        return
    if choice.then >= 0 and len(dialogue.states) > 1:
        yield p.book.say("says-then", state=called(p, dialogue.states[choice.then]))
    elif choice.then >= 0:
        to_next = state.by.role is Role.SPEAKER and state.by.offset == 1
        yield p.book.say("says-then-next" if to_next else "says-then-again")
    elif not choice.effects and choice.stake is None:
        yield p.book.say("says-over")


def _effects(p: ConditionWords, choice: Choice, among: Sequence[Choice] = ()) -> Iterator[str]:
    """What comes of a choice; ``among`` several of which one name gets another value in each, any of these values."""
    say = p.book.say
    if choice.stake is not None:
        yield say("says-stake", points=p.number(choice.stake))
    if choice.concedes is not None:
        yield say("says-concedes", **conceded(p, choice.concedes))
    told_there = with_contract(p, choice)
    for effect in choice.effects:
        if effect in told_there:  # the table of contracts tells that
            continue
        yield _any_of(p, effect, among) if among else told_effect(p, effect)


def _any_of(p: ConditionWords, effect: Effect, among: Sequence[Choice]) -> str:
    """An effect of several choices in one."""
    if isinstance(effect, Bid) and effect.height < 0:
        return p.book.say("says-bid-within" if effect.within_hand else "says-bid-that")
    if not isinstance(effect, Bind) or not effect.value:
        return told_effect(p, effect)
    binds = [each for choice in among for each in choice.effects if isinstance(each, Bind) and each.name == effect.name]
    values = p.book.listed(dict.fromkeys(bound_to(p, bind) for bind in binds), "or")
    return p.book.say("says-bind", name=p.binding(effect.name), value=values)


def with_contract(p: ConditionWords, choice: Choice) -> tuple[Effect, ...]:
    """What is bound by a contract that is bid, and the contract itself."""
    if not any(isinstance(effect, Bid) and effect.height >= 0 for effect in choice.effects):
        return ()
    bound = [e for e in choice.effects if isinstance(e, Bind) and e.name == p.game.contract]
    return (*bound, *(bind for each in bound for row in each.value for bind in p.game.contracts[row].binds))


def told_effect(p: ConditionWords, effect: Effect) -> str:
    """What an effect does, as a predicate."""
    say = p.book.say
    match effect:
        case Bind():
            return bound(p, effect)
        case Reckon(row):
            return p.book.listed(effects(p, row))
        case GoTo():
            return say("says-phase", name=p.phase(effect.phase))
        case Swap():
            return say("says-swap", cards=p.cards(effect.gives), source=say(f"from-{effect.place.name.lower()}"))
        case Bid():
            if effect.height >= 0:
                return say("says-bid-contract")
            return say("says-bid-within" if effect.within_hand else "says-bid", number=effect.number)
        case SitOut():
            return say("says-out", seat=p.seat(effect.seat))
        case BeginPlay():
            return say("says-play")
        case EndDeal():
            return say("says-thrown_in" if effect.thrown_in else "says-ends")
        case WinMatch():
            return say("says-wins")
