"""The section of a sheet about what is said at the table, and what comes of it.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from stich.language.conditions import terms as t
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
    Reckon,
    SitOut,
    Swap,
    WinMatch,
)
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import bound, conceded, effects


def dialogues(p: ConditionWords) -> tuple[Section, ...]:
    """What is offered and answered at the table."""
    p = p.asking(Question.SEAT)
    w = Writer(p)
    for dialogue in p.game.dialogues:
        when = "" if dialogue.when == t.Always() else w.say("opens-when", when=p.condition(dialogue.when))
        opens = w.say(f"opens-{dialogue.opens.name.lower()}")
        w.line(w.say("colon", name=p.book.title(dialogue.name), text=opens), when)
        for state in dialogue.states:
            if state.auction is not None:
                _auction(w, dialogue, state, state.auction)
                continue
            w.caption("state-in_turn" if state.in_turn else "state-by", state=state.name, seat=p.seat(state.by))
            w.table(("col-says", "col-when", "col-effect"), _choices(p, dialogue, state.choices))
        w.cited(dialogue.citation)
    w.cite("dialogues")
    return w.section("head-dialogues")


def _auction(w: Writer, dialogue: Dialogue, state: DialogueState, auction: Auction) -> None:
    """How bids go above each other, and what comes of it; contracts have a table of their own."""
    turn = w.say("auction-pairs" if auction.pairs else "auction-round", state=state.name, seat=w.p.seat(state.by))
    w.line(turn, *_course(w, auction))
    bids = [choice for choice in state.choices if choice.call is not None and choice.call.calling is Calling.BID]
    w.line(_bids(w, bids))
    nobody, won = ("; ".join(_effects(w.p, dialogue, ending)) for ending in (auction.nobody, auction.won))
    w.line(w.say("auction-nobody", text=nobody), w.say("auction-won", text=won))
    if state.beside:
        w.caption("auction-beside")
        w.table(("col-says", "col-when", "col-effect"), _choices(w.p, dialogue, state.beside))


def _course(w: Writer, auction: Auction) -> Iterator[str]:
    if not auction.pairs:
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


def _choices(p: ConditionWords, dialogue: Dialogue, choices: tuple[Choice, ...]) -> list[tuple[str, str, str]]:
    """A row for each choice; those that the spec says in one, and that differ in their names alone, share a row."""
    rows: list[tuple[str, str, str]] = []
    first, before = "", None
    for choice in choices:
        name, *rest = _choice(p, dialogue, choice)
        if before is not None and before == choice.span and list(rows[-1][1:]) == rest:
            rows[-1] = (p.book.say("says-range", first=first, last=name), *rows[-1][1:])
        else:
            first = name
            rows.append((name, rest[0], rest[1]))
        before = choice.span
    return rows


def _choice(p: ConditionWords, dialogue: Dialogue, choice: Choice) -> tuple[str, str, str]:
    when = "" if choice.when == t.Always() else p.condition(choice.when)
    return p.book.title(choice.name), when, "; ".join(_effects(p, dialogue, choice))


def _effects(p: ConditionWords, dialogue: Dialogue, choice: Choice) -> Iterator[str]:
    say = p.book.say
    if choice.stake is not None:
        yield say("says-stake", points=p.points(choice.stake))
    if choice.concedes is not None:
        yield say("says-concedes", **conceded(p, choice.concedes))
    with_contract = _with_contract(p, choice)
    for effect in choice.effects:
        if effect not in with_contract:  # the table of contracts tells that
            yield _effect(p, effect)
    if choice.concedes is None and choice.then >= 0:
        yield say("says-then", state=dialogue.states[choice.then].name)
    elif choice.concedes is None and not choice.effects and choice.stake is None:
        yield say("says-over")


def _with_contract(p: ConditionWords, choice: Choice) -> tuple[Effect, ...]:
    """What is bound by a contract that is bid, and the contract itself."""
    if not any(isinstance(effect, Bid) and effect.height >= 0 for effect in choice.effects):
        return ()
    bound = [e for e in choice.effects if isinstance(e, Bind) and e.name == p.game.contract]
    return (*bound, *(bind for each in bound for row in each.value for bind in p.game.contracts[row].binds))


def _effect(p: ConditionWords, effect: Effect) -> str:
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
            return say("says-bid-within" if effect.within_hand else "says-bid")
        case SitOut():
            return say("says-out", seat=p.seat(effect.seat))
        case BeginPlay():
            return say("says-play")
        case EndDeal():
            return say("says-thrown_in" if effect.thrown_in else "says-ends")
        case WinMatch():
            return say("says-wins")
