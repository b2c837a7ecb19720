"""The machine run as plain Python: a home for a game's tables, and a match.

Place in the pipeline: over all of ``machine``.  ``home.pyx`` has the same two classes where the machine is compiled.
It must not know where the program of a game comes from.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, Self, SupportsIndex

from stich.kept import keep
from stich.machine.alike import tell_apart
from stich.machine.boards import empty_board
from stich.machine.carried import load_carried
from stich.machine.layout import Head
from stich.machine.layout_search import FAR, WORTHS, EntryAt, SearchAt
from stich.machine.limits import Most
from stich.machine.plain_worlds import Worlds as Worlds
from stich.machine.play import act, begin_again, begin_match, is_option, may_concede, reckon_options
from stich.machine.playouts import play_out
from stich.machine.registers import Board
from stich.machine.solve import ASK_EVERY, solved_within
from stich.machine.tables import find_block, find_table

BLOCKS_AT_MOST, TABLES_AT_MOST = 1_000, 10_000


def as_bytes(numbers: Iterable[int]) -> bytes:
    """Numbers of 64 bits, as they lie in memory."""
    return array("q", numbers).tobytes()


def numbers_in(data: bytes) -> list[int]:
    """The numbers that lie in memory so."""
    return memoryview(data).cast("q").tolist()


class Made(Protocol):
    """A block."""

    @property
    def nums(self) -> list[int]: ...
    @property
    def masks(self) -> list[int]: ...


class Supply(Protocol):
    """A program, and what it can still be asked for."""

    @property
    def code(self) -> list[int]: ...
    @property
    def fixed(self) -> list[int]: ...
    @property
    def names(self) -> int: ...
    @property
    def actions(self) -> int: ...
    def beat(self, bound: Sequence[int]) -> object: ...
    def block(self, bound: Sequence[int]) -> Made: ...
    def table(self, bound: Sequence[int], situation: int, led: int) -> list[int]: ...


class Tables:
    """The tables of one game, built when they are first met."""

    def __init__(self, source: Supply) -> None:
        self.source, self.names = source, source.names
        self._blocks: dict[tuple[int, ...], tuple[list[int], list[int]]] = {}
        self._tables: dict[tuple[tuple[int, ...], int, int], list[int]] = {}

    def block(self, bound: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """The numbers and the sets of what is bound."""
        found = self._blocks.get(bound)
        if found is None:
            made = self.source.block(bound)
            found = keep(self._blocks, BLOCKS_AT_MOST, bound, (made.nums, made.masks))
        return found

    def table(self, bound: tuple[int, ...], situation: int, led: int) -> list[int]:
        """Who takes from whom in a situation when a suit is led."""
        key = bound, situation, led
        found = self._tables.get(key)
        if found is None:
            found = keep(self._tables, TABLES_AT_MOST, key, self.source.table(bound, situation, led))
        return found


class Core:
    """A match on the machine, as its registers have it.  Whoever derives from it has an ``over`` that can be set, and
    says what is done where the machine cannot go on (``leave_machine``) and of what it does not do
    (``play_readably``, ``options_readably``)."""

    over: bool  # whether the match is over
    frame: Any = None  # what the match is played with
    past: Any = None  # the deals before: those before them, what carried over into it, what was done in it
    carried: bytes = b""  # what carried over into the deal under way
    readable: Any = None  # the readable engine, where the machine had to leave the match to it
    shadow: Any = None
    actions: Any = ()  # of the deal under way

    def begin(self, home: Tables, seed: int, deals: int) -> None:
        """Begin a match."""
        self.s, self.home = empty_board(home, seed, deals), home
        self.actions, self.past, self.readable, self.shadow = [], None, None, None
        begin_match(self.s)
        self.carried = self.saved()
        self.over = bool(self.s.over)

    def stand_as(self, other: Self) -> None:
        """Stand where another match does."""
        self.s = Board()
        self.s.copy_from(other.s, "home", "edge")
        self.home, self.frame, self.past, self.carried = other.home, other.frame, other.past, other.carried
        self.actions, self.over = other.actions[:], other.over
        self.readable = None if other.readable is None else other.readable.copy()
        self.shadow = None

    def options(self) -> tuple[int, ...]:
        """What the seat to act may do, in ascending order."""
        s = self.s
        if s.over:
            return ()
        if not s.known:
            reckon_options(s)
        if s.simple:
            return tuple(card for card in range(s.code[Head.CARDS]) if s.legal >> card & 1)
        return tuple(s.options[: s.opts])

    def legal_actions(self) -> tuple[int, ...]:
        """What the seat to act may do, in ascending order; empty when the match is over.  Conceding is not listed."""
        if self.readable is not None:
            return self.readable.legal_actions()  # type: ignore[no-any-return]
        found = self.options()
        return self.options_readably() if self.s.fault else found

    def play(self, action: SupportsIndex, /) -> None:
        """Do what the seat to act has chosen; ``action`` is an ``int`` or anything that stands for one."""
        s = self.s
        if self.readable is not None or type(action) is not int or s.over or not is_option(s, action) or s.fault:
            self.play_readably(action)
            return
        deal = s.deal_number
        self.actions.append(action)
        act(s, action)
        if self.s.fault:
            self.leave_machine()
            return
        if s.deal_number != deal:
            self.past = self.past, self.carried, as_bytes(self.actions)
            self.actions, self.carried = [], self.saved()
        self.over = bool(self.s.over)  # perhaps before anything was done in another deal

    def leave_machine(self) -> None:
        """The machine cannot go on with the last action."""
        raise NotImplementedError

    def play_readably(self, action: SupportsIndex) -> None:
        """Do something, or refuse it, on the readable engine."""
        raise NotImplementedError

    def options_readably(self) -> tuple[int, ...]:
        """What may be done, where the machine has no room to tell."""
        raise NotImplementedError

    @property
    def fault(self) -> int:
        """Why the machine could not go on; 0: it could."""
        return self.s.fault

    def saved(self) -> bytes:
        """What carried over into the deal under way, as bytes."""
        return as_bytes(self.s.saved[: self.s.save_size])

    def begin_again(self, begun: bytes, actions: Sequence[int]) -> None:
        """Go back to the beginning of a deal, and do this in it."""
        s, saved = self.s, numbers_in(begun)
        s.saved[: len(saved)] = saved
        s.fault, s.known, s.depth = 0, False, 0
        self.carried, self.actions = begun, list(actions)
        load_carried(s)
        begin_again(s, saved[0], saved[1])
        for action in actions:
            act(s, action)
        self.over = bool(s.over)

    def allows_to_concede(self, side: int) -> bool:
        """Whether a side may give the deal up now."""
        return bool(may_concede(self.s, side))

    def number(self, name: str) -> int:
        """A register of one number."""
        return int(getattr(self.s, name))

    def numbers(self, name: str, size: int) -> list[int]:
        """The first so many numbers (or sets) of a register."""
        register = getattr(self.s, name)
        return [int(number) for number in (register[:size] if isinstance(register, list) else [register])]

    def write(self, name: str, values: Sequence[int]) -> None:
        """Let the first numbers (or sets) of a register be these."""
        if isinstance(getattr(self.s, name), list):
            getattr(self.s, name)[: len(values)] = values
        else:
            setattr(self.s, name, values[0])

    def settle(self) -> None:
        """Lay open the tables that belong to the registers, after some were written."""
        s = self.s
        s.known, s.depth = False, 0
        find_block(s)
        find_table(s, s.settled, 0)


def play_deals(
    home: Tables, seed: int, policy_seed: int, deals: int, size: int, thumb: bool = False
) -> tuple[list[int], int]:
    """Play a match of so many deals by chance, or by a rule of thumb; what is added up of it (``TallyAt``), and why it
    could not go on."""
    s = empty_board(home, seed, deals)
    s.policy, s.tally = policy_seed, [0] * size
    begin_match(s)
    play_out(s, thumb)
    return s.tally, s.fault


class Solver:
    """What searches in one game remember: room for so many positions (a power of two), and for so many copies of the
    board."""

    def __init__(self, room: int, deepest: int) -> None:
        self.search = [0] * SearchAt.SIZE
        self.search[SearchAt.ROOM], self.search[SearchAt.DEEPEST] = room, deepest
        self._seen = [0] * (room + WORTHS)
        self._bounds = [0] * (EntryAt.SIZE * room + WORTHS)
        self._apart = [0] * (Most.CARDS * Most.CARDS)
        self._boards = [Board() for _ in range(deepest + 2)]

    def set_up(self, team: int, weights: Sequence[int], alike: bool) -> None:
        """Solve for these seats from now on, a point being worth so much for each side; what is remembered is none of
        theirs."""
        m = self.search
        m[SearchAt.TEAM] = team
        m[SearchAt.GENERATION] += 1
        m[SearchAt.ALIKE] = int(alike)
        m[SearchAt.WEIGHTS : SearchAt.WEIGHTS + len(weights)] = weights
        m[SearchAt.LUCK : SearchAt.MOVES] = [0] * (SearchAt.MOVES - SearchAt.LUCK)

    def lend(self, s: Board) -> None:
        """Let a board search with this memory."""
        s.search, s.seen, s.bounds = self.search, self._seen, self._bounds
        s.apart, s.boards = self._apart, self._boards

    def value(
        self, core: Core, nodes: int, action: int = -1, least: int = -FAR, most: int = FAR
    ) -> tuple[int, int, int]:
        """What a deal under way is worth (after an action), as far as it lies between two bounds; how many positions
        were met, of so many at most; and why it was given up (``WhyStopped``)."""
        s = Board()
        s.copy_from(core.s, "home", "edge")
        self.lend(s)
        m = self.search
        m[SearchAt.NODES], m[SearchAt.NODES_MOST], m[SearchAt.ASK] = 0, nodes, ASK_EVERY
        tell_apart(s)
        found = solved_within(s, action, least, most)
        return found, m[SearchAt.NODES], m[SearchAt.STOPPED]
