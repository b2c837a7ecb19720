"""Decisions that are not cards played: dialogues, conceding, and (passed on to ``transfers``) transfers.

Place in the pipeline: part of the engine, working on a ``position.Position``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import NO_SEAT, Seat, Side
from stich.engine import auctions, effects, events, melds, rows, transfers
from stich.engine.actions import Action
from stich.engine.errors import UnplayableError
from stich.engine.plan import PlannedChoice
from stich.engine.position import Position
from stich.engine.rows import PlannedRow
from stich.engine.seats import in_turn, seat_of
from stich.engine.table import NO_BID, Stage
from stich.language.conditions.measures import MOST
from stich.language.model.dialogues import Auction, Bid, Call, DialogueState
from stich.rules.weigh import NOTHING, weigh


def legal(s: Position) -> tuple[Action, ...]:
    """What may be done in a transfer or a dialogue, or by who may show melds."""
    if s.stage == Stage.TRANSFER:
        return s.plan.actions.once(transfers.legal(s))
    if s.stage == Stage.MELD:
        return melds.legal(s)
    if s.stage == Stage.DIALOGUE:
        return tuple(sorted([choice.action for choice in _choices(s) if _open(s, choice, s.to_act)]))
    return ()


def openings(s: Position) -> tuple[Action, ...]:
    """What the seat whose turn it is may say instead of playing a card, and so open a dialogue."""
    return tuple(sorted({choice.action for _, choice in _openings(s)}))


def _openings(s: Position) -> Iterator[tuple[int, PlannedChoice]]:
    seat = s.to_act
    for dialogue in s.plan.turn_dialogues if s.trick else s.plan.lead_dialogues:
        if s.meets(s.plan.opens[dialogue], 1 << seat):
            yield from ((dialogue, choice) for choice in s.plan.dialogues[dialogue][0] if _open(s, choice, seat))


def _open(s: Position, choice: PlannedChoice, seat: Seat) -> bool:
    """Whether a seat may say this now."""
    if choice.call is not None and not auctions.may(s, _auction(s), choice.call):
        return False
    if choice.bid is not None:
        holds = _may_bid(s, choice, choice.bid, seat)
    else:
        holds = s.meets(choice.when, 1 << seat)
    return holds and all(effects.can_swap(s, *swap, seat) for swap in choice.swaps)


def _may_bid(s: Position, choice: PlannedChoice, bid: Bid, seat: Seat) -> bool:
    if bid.within_hand and bid.number > len(s.hands[seat]):
        return False
    if 0 <= bid.height < auctions.height_of_contract(s):
        return False
    s.its_bid = bid.number
    holds = s.meets(choice.when, 1 << seat)
    s.its_bid = NO_BID
    return holds


def act(s: Position, action: Action) -> None:
    """Carry out a legal action of a transfer or a dialogue.  When it is over the stage is SETUP, or TRICK after a
    dialogue about a card led face down or on a turn."""
    if s.stage == Stage.TRANSFER:
        transfers.act(s, action)
        return
    if s.stage == Stage.TRICK:
        s.dialogue, s.dialogue_state = next(i for i, choice in _openings(s) if choice.action == action), 0
        s.stage, s.turn, s.spoke = Stage.DIALOGUE, s.to_act, {}
    _say(s, action)


# --- dialogues -------------------------------------------------------------------------------------------------------


def begin(s: Position, dialogue: int, opener: Seat) -> bool:
    """Open a dialogue; whether somebody has something to say.  Before the first lead the dealer counts as the last to
    have spoken."""
    s.speaker = s.dealer if s.stage == Stage.SETUP else opener
    if not s.meets(s.plan.opens[dialogue], 1 << opener):
        return False
    hold(s, dialogue, opener)
    return True


def hold(s: Position, dialogue: int, opener: Seat) -> None:
    """Open a dialogue of which it is known already that it may be opened."""
    s.dialogue = dialogue
    s.spoke = {s.side_of[opener]: opener} if s.stage == Stage.TRICK else {}
    s.stage = Stage.DIALOGUE
    _enter(s, 0)


def _enter(s: Position, state: int) -> None:
    s.dialogue_state = state
    entered = _state(s)
    s.to_act = seat_of(s, entered.by)
    s.waiting = in_turn(s, s.to_act)[1:] if entered.in_turn else []
    if entered.auction is not None:
        auctions.begin(s, entered.auction)
    _check_not_silent(s)


def _check_not_silent(s: Position) -> None:
    """Check that the seat to act has something to say.

    Raises:
        UnplayableError: no choice is open to it.
    """
    if not any(_open(s, choice, s.to_act) for choice in _choices(s)):
        dialogue = s.plan.game.dialogues[s.dialogue]
        raise UnplayableError(
            f"seat {s.to_act} has nothing to say in `{_state(s).name}` of `{dialogue.name.key}`", dialogue.span
        )


def _state(s: Position) -> DialogueState:
    return s.plan.game.dialogues[s.dialogue].states[s.dialogue_state]


def _auction(s: Position) -> Auction:
    auction = _state(s).auction
    if auction is None:
        raise TypeError("a call is made in an auction")
    return auction


def _choices(s: Position) -> tuple[PlannedChoice, ...]:
    return s.plan.dialogues[s.dialogue][s.dialogue_state]


def _say(s: Position, action: Action) -> None:
    said = next(c for c in _choices(s) if c.action == action)
    seat = s.to_act
    s.speaker = seat
    s.spoke[s.side_of[seat]] = seat
    if s.happened is not None:
        s.happened.append(events.Spoken(seat, action))
    auction, at = _state(s).auction, s.dialogue_state
    closes = auction is not None and said.call is None and said.choice.then != at
    if auction is not None and closes:
        _close_auction(s, auction)
    if said.stake is not None:
        _raise_stake(s, said, weigh(said.stake, s, 1 << seat))
    if said.concedes is not None:
        give_up(s, s.side_of[seat], said.concedes)
    if _names_contract(s, said, closes):
        auctions.take_back(s, said.choice.binds)
    for effect in said.effects:
        effects.carry_out(s, effect, seat)
    if s.ended or s.conceded is not None:
        return
    if auction is None or closes:
        _go_on(s, said.choice.then)
    else:
        _call_on(s, auction, said.call)


def _names_contract(s: Position, said: PlannedChoice, closes: bool) -> bool:
    """Whether a contract takes the place of the one that holds, with all that this one bound."""
    if said.bid is None:
        return closes and s.plan.contract in said.choice.binds
    return said.call is not None or said.bid.height >= 0


def _raise_stake(s: Position, said: PlannedChoice, stake: int) -> None:
    if stake >= MOST:
        raise UnplayableError(f"the stake has grown beyond {MOST - 1:,}", said.choice.span)
    s.stake = s.stake if stake == NOTHING else stake


def _close_auction(s: Position, auction: Auction) -> None:
    """Something said beside closes the auction: what is bound at its end is bound now, if anything is bid."""
    if s.bidder != NO_SEAT:
        for effect in auction.won.effects:
            effects.carry_out(s, effect, s.bidder)


def _call_on(s: Position, auction: Auction, call: Call | None) -> None:
    """Let the next one call, or close the auction."""
    if not auctions.go_on(s, auction, call, more=bool(_state(s).beside)):
        _check_not_silent(s)
        return
    ending = auction.nobody if s.bidder == NO_SEAT else auction.won
    for effect in ending.effects:
        effects.carry_out(s, effect, s.speaker)
    if not s.ended:
        _go_on(s, ending.then)


def _go_on(s: Position, then: int) -> None:
    """Let the next one speak, in turn or in another state of the dialogue, or close it."""
    s.waiting = [seat for seat in s.waiting if seat in s.active]
    if s.waiting:
        s.to_act = s.waiting.pop(0)
        _check_not_silent(s)
    elif then >= 0:
        _enter(s, then)
    else:
        _close(s)


def _close(s: Position) -> None:
    """The dialogue is over: the turn goes on, the card led face down is turned, or the deal goes on."""
    s.dialogue = -1
    if s.turn != NO_SEAT:
        s.stage, s.to_act, s.turn = Stage.TRICK, s.turn, NO_SEAT
        return
    s.stage = Stage.TRICK if s.trick else Stage.SETUP
    if s.trick:
        s.face_down = False
        s.to_act = s.next_seat[s.leader]


def give_up(s: Position, side: Side, concession: PlannedRow) -> None:
    """A side gives the deal up: each other side that plays gets at once what that is worth."""
    giver = s.side_sets[side]
    due = rows.due(s, concession, giver)
    others = [seats for seats in s.side_sets if seats != giver and seats & s.playing]
    rows.carry_out(s, [due._replace(one=other) for other in others])
    s.conceded = side
