"""Every example of every spec, carried over to the machine: where examples go on from a position, the machine goes on
from the same one, and every register is compared.

Not carried over is what is no match at all: who wins a trick is asked of two executors that know no match (``trick``;
its position is, and its cards are played there), and what a step turns up is asked of a bare stock (``set-up``; the
positions are, and the step is carried out).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from stich.cards import NO_CARD
from stich.engine import deal, melds, transfers
from stich.engine.errors import UnplayableError
from stich.engine.events import Awarded
from stich.engine.packs import Seeded
from stich.engine.placed import Placed, PlacementError
from stich.engine.plan import PlannedTransfer
from stich.engine.position import Position
from stich.engine.state import State
from stich.examples import exchange, giving, set_up, trick
from stich.examples import given as read
from stich.examples import melds as melds_shown
from stich.examples.run import run
from stich.language.model.deal import TurnUp
from stich.machine import deal as its_deal
from stich.machine import melds as its_melds
from stich.machine import plain, rows, score, talk, tricks
from stich.machine import play as its_play
from stich.machine import transfers as its_transfers
from stich.machine.effects import gather
from stich.machine.layout import Head
from stich.machine.layout_talk import ChoiceAt, DialogueAt, StateAt
from stich.machine.limits import Fault
from stich.machine.registers import Board
from stich.machine.sets import side_set
from stich.match.game import Game
from stich.match.load import PlacedOnMachine, differences, machine_at
from tests.machine.agreement import machined
from tests.specs_under_test import PLAYED, playable

Doing = Callable[..., Any]


class Companion:
    """Goes along with the positions of the examples of one game."""

    def __init__(self, game: Game) -> None:
        self.on = machined(game, "plain")
        self.likes: dict[int, PlacedOnMachine] = {}
        self.done: Counter[str] = Counter()

    def at(self, state: Position) -> PlacedOnMachine:
        """The machine where a position stands."""
        assert isinstance(state.packs, Seeded)
        seed = state.packs.seed
        like = self.likes.setdefault(seed, self.likes.get(seed) or self.on.begun(seed, 0))
        core = machine_at(state, plain, self.on.home, like)
        assert core.fault == Fault.NONE
        assert differences(core, state) == []
        return core

    def agree(self, core: PlacedOnMachine, state: Position, what: str) -> None:
        """Check that both have come to the same."""
        assert core.fault == Fault.NONE, what
        assert differences(core, state) == [], what
        self.done[what] += 1


@pytest.fixture
def companion(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Companion]:
    """The machine at the side of whatever an example does with a position."""
    with_it = Companion(playable(request.getfixturevalue("name")))
    for does, of in _DOINGS.items():
        _beside(monkeypatch, of, does, with_it)
    monkeypatch.setattr(its_play, "check_hands", lambda _: None)  # whoever sets up a match answers for its hands
    yield with_it


def _beside(monkeypatch: pytest.MonkeyPatch, name: str, does: Doing, companion: Companion) -> None:
    """Let something be done to the machine as well, whenever it is done to a position."""
    plainly = getattr(Placed, name)
    depth = 0

    def both(self: Placed, *args: Any, **kwargs: Any) -> Any:
        nonlocal depth
        if depth or self.__class__ is not Placed:
            return plainly(self, *args, **kwargs)
        core, depth = companion.at(self), depth + 1
        try:
            found = plainly(self, *args, **kwargs)
        except UnplayableError:
            does(core, self, *args, **kwargs)
            assert core.fault == Fault.UNPLAYABLE
            raise
        finally:
            depth -= 1
        does(core, self, *args, **kwargs)
        companion.agree(core, self, name)
        return found

    monkeypatch.setattr(Placed, name, both)


# --- what is done to a position, done on the machine ------------------------------------------------------------------


def _play(core: PlacedOnMachine, _: Placed, action: int) -> None:
    core.play(action)


def _lead_from(core: PlacedOnMachine, _: Placed, leader: int) -> None:
    core.s.leader = core.s.to_act = leader
    tricks.settle(core.s)


def _open_dialogue(core: PlacedOnMachine, _: Placed, dialogue: int, after: int) -> None:
    core.write("stage", [4])
    core.write("step", [after])
    talk.begin_dialogue(core.s, dialogue, core.s.forehand)


def _carry_out(core: PlacedOnMachine, _: Placed, step: int) -> None:
    core.s.step = step
    its_deal.advance(core.s)


def _reckon_step(core: PlacedOnMachine, _: Placed, step: int) -> None:
    s = core.s
    s.step = step + 1
    if not its_deal._reckon(s, s.code[s.code[Head.STEPS] + 1 + step]):
        score.end_deal(s)


def _give_up(core: PlacedOnMachine, state: Placed, side: int, concession: Any) -> None:
    talk.give_up(core.s, side, _row_of(core.s, state, concession))


def _row_of(s: Board, state: Placed, concession: Any) -> int:
    """Where in the program a concession stands."""
    p, plan = s.code, state.plan
    if concession is plan.concede:
        return p[Head.CONCESSION]
    for i, states in enumerate(plan.dialogues):
        for j, said in enumerate(states):
            for k, choice in enumerate(said):
                if choice.concedes is concession:
                    of = p[p[p[p[Head.DIALOGUES] + 1 + i] + DialogueAt.STATES] + 1 + j]
                    return p[p[p[of + StateAt.CHOICES] + 1 + k] + ChoiceAt.CONCEDES]
    raise AssertionError("nobody gives the deal up so")


def _reckon_before(core: PlacedOnMachine, _: Placed) -> None:
    rows.reckon(core.s, core.s.code[Head.BEFORE_EACH])
    rows.carry_out(core.s)


def _score_deal(core: PlacedOnMachine, _: Placed) -> None:
    score.end_deal(core.s)


def _score_awards(core: PlacedOnMachine, _: Placed, awards: list[Awarded]) -> None:
    s = core.s
    for _name, side, points in awards:
        rows.book(s, side_set(s, side), points)
    dealer = score._close_deal(s, not awards)
    s.dealer = dealer if dealer >= 0 else s.dealer
    s.forehand = s.leader = s.next_seat[s.dealer]
    gather(s)


_DOINGS: dict[Doing, str] = {
    _play: "play",
    _lead_from: "lead_from",
    _open_dialogue: "open_dialogue",
    _carry_out: "carry_out",
    _reckon_step: "reckon_step",
    _give_up: "give_up",
    _reckon_before: "reckon_before",
    _score_deal: "score_deal",
    _score_awards: "score_awards",
}


# --- positions of which an example only asks --------------------------------------------------------------------------


@pytest.fixture
def asked(companion: Companion, monkeypatch: pytest.MonkeyPatch) -> Companion:
    """The machine beside what examples ask of a position without going on from it."""
    _around(monkeypatch, exchange, "before_play", lambda state: _begin_transfers(companion, state))
    _around(monkeypatch, giving, "before_play", lambda state: _begin_transfers(companion, state))
    _around(monkeypatch, trick, "_to_play", lambda state: _options(companion, state))
    shows, turns, inside = melds.show, deal.turn, False

    def show(state: Placed, index: int, hands: list[int]) -> None:
        core = companion.at(state)
        shows(state, index, hands)
        its_melds.show_melds(core.s, index, 0)
        companion.agree(core, state, "show")

    def turn(state: Placed, step: TurnUp, stock: list[int]) -> Any:
        nonlocal inside
        if isinstance(state, Placed) and not inside:
            inside = True
            _turn(companion, state, step, stock)
            inside = False
        return turns(state, step, stock)

    def judged(game: Game, given: Any, cards: Any, filling: Any) -> Any:
        _play_trick(companion, game, given, filling)
        return plainly(game, given, cards, filling)

    plainly = trick._judged
    monkeypatch.setattr(melds_shown.engine, "show", show)
    monkeypatch.setattr(set_up.deal, "turn", turn)
    monkeypatch.setattr(trick, "_judged", judged)
    return companion


def _around(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, also: Callable[[Placed], None]) -> None:
    plainly = getattr(module, name)

    def both(*args: Any) -> Placed:
        state: Placed = plainly(*args)
        also(state)
        return state

    monkeypatch.setattr(module, name, both)


def _options(companion: Companion, state: Placed) -> None:
    assert companion.at(state).options() == state.legal_actions()
    companion.done["legal"] += 1


def _begin_transfers(companion: Companion, state: Placed) -> None:
    """Begin each transfer, as if it came next, and carry it on as far as it goes."""
    for step, planned in state.plan.transfers.items():
        core, other = companion.at(state), state.copy()
        other.__class__ = State  # its hands are to be held against one another no more than before
        core.s.step = other.step = step + 1
        waits = transfers.begin(other)
        assert its_transfers.begin_transfer(core.s) == waits
        core.s.known = False
        companion.agree(core, other, "transfer")
        if waits:
            assert core.options() == transfers_options(other, planned)


def transfers_options(state: State, planned: PlannedTransfer) -> tuple[int, ...]:
    """What may be done in a transfer, of equal copies one."""
    assert state.plan.transfers[state.step - 1] is planned
    return state.plan.actions.once(transfers.legal(state))


def _turn(companion: Companion, state: Placed, step: TurnUp, stock: list[int]) -> None:
    other = state.copy()
    other.lay(stock=stock)
    other.step = state.plan.game.steps.index(step) + 1
    core = companion.at(other)
    try:
        deal._turn_up(other, step)
    except UnplayableError:
        return
    its_deal._turn_up(core.s, core.s.code[core.s.code[Head.STEPS] + other.step])
    companion.agree(core, other, "turn up")


def _play_trick(companion: Companion, game: Game, given: Any, filling: Any) -> None:
    """Play the cards of a trick, as far as they can be played from there."""
    state = trick.trick_state(game, given, filling)
    cards = read.trick_cards(game.model, given)
    try:
        state.follow(cards[: state.in_trick - 1])
        if len(cards) == state.in_trick:
            seat, last = state.to_act, cards[-1]
            state.hands[seat], state.legal = [last] if last != NO_CARD else [], None
            state.play(state.plan.actions.pass_ if last == NO_CARD else game.model.deck.first(last))
    except (PlacementError, UnplayableError, ValueError):
        companion.done["trick that cannot be played so"] += 1


@pytest.mark.parametrize("name", PLAYED)
def test_every_example_goes_on_alike_on_the_machine(name: str, asked: Companion) -> None:
    results = run(playable(name))
    assert all(result.ok for result in results), [result.text for result in results if not result.ok]
    assert asked.done or not results
