"""Positions set up by hand: the engine alone puts things in their place, and refuses what cannot be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from stich.engine.placed import NOBODY, Placed, PlacementError
from stich.engine.position import Position
from stich.engine.table import Stage, Table
from tests.house.test_layers import MODULES
from tests.specs_under_test import playable

# --- nobody else changes a state --------------------------------------------------------------------------------------

HELD = {*Table.__slots__, *Position.__slots__, "pile"}  # what a state holds, and the piles that it hands out
STATES = {"Position", "State", "Placed"}
OWN = {"KnownTable", "Seen"}  # tables that a module makes for itself: what it knows of one
CHANGING = {
    "append",
    "extend",
    "insert",
    "remove",
    "pop",
    "popitem",
    "clear",
    "sort",
    "reverse",
    "update",
    "setdefault",
}
FROM_OUTSIDE = {"setattr", "delattr", "insort", "shuffle"}
ENGINE_USED = ("stich.engine", "stich.players", "stich.examples")  # by every module that meets a state


def changes(tree: ast.Module) -> Iterator[str]:
    """Where a module changes a state: sets an attribute of one, or changes a list that one holds."""
    inside = {id(node) for part in tree.body if _is_state_class(part) for node in ast.walk(part)}
    named, own = _names_of_parts(tree), _own_tables(tree)
    for node in ast.walk(tree):
        for target in _changed(node):
            # what an object holds itself is its own affair, unless it is a state
            if _is_part(target, named, own=id(node) in inside) and _root(target) not in own:
                yield f"line {target.lineno}: {ast.unparse(node)}"


def _is_state_class(node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and any(ast.unparse(base).split(".")[-1] in STATES for base in node.bases)


def _own_tables(tree: ast.Module) -> set[str]:
    """The names of tables that the module has made itself."""
    pairs = [
        pair
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        for pair in zip(_single_names(target), getattr(node.value, "elts", [node.value]), strict=False)
    ]
    return {name for name, value in pairs if isinstance(value, ast.Call) and ast.unparse(value.func) in OWN}


def _single_names(target: ast.expr) -> list[str]:
    return [each.id for each in getattr(target, "elts", [target]) if isinstance(each, ast.Name)]


def _root(node: ast.expr) -> str:
    """The name that an expression begins with."""
    return ast.unparse(node).split(".")[0].split("[")[0]


def _names_of_parts(tree: ast.Module) -> set[str]:
    """The names that stand for something a state holds, be it one of its lists."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and _is_part(node.iter, found, own=False):
            found |= {each.id for each in ast.walk(node.target) if isinstance(each, ast.Name)}
        elif isinstance(node, ast.Assign) and _is_part(node.value, found, own=False):
            found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
    return found


def _changed(node: ast.AST) -> Iterator[ast.expr]:
    """What a node changes; a plain name is only given another meaning."""
    match node:
        case ast.Assign() | ast.Delete():
            yield from (each for target in node.targets for each in _single(target))
        case ast.AugAssign() | ast.AnnAssign() | ast.For():
            yield from _single(node.target)
        case ast.Call(func=ast.Attribute(attr=attr, value=value)) if attr in CHANGING:
            yield value
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[first, *_]) if name in FROM_OUTSIDE:
            yield ast.Attribute(first, "hands", lineno=node.lineno) if name.endswith("attr") else first


def _single(target: ast.expr) -> Iterator[ast.expr]:
    if isinstance(target, ast.Tuple | ast.List):
        yield from (each for part in target.elts for each in _single(part))
    elif not isinstance(target, ast.Name):
        yield target


def _is_part(node: ast.expr, named: set[str], *, own: bool) -> bool:
    """Whether an expression leads to what a state holds: by an attribute of that name, or by a name for it."""
    while True:
        match node:
            case ast.Name(id=name):
                return name in named
            case ast.Attribute(value=ast.Name(id="self"), attr=attr):
                return own and attr in HELD
            case ast.Attribute(attr=attr) if attr in HELD:
                return True
            case ast.Attribute(value=value) | ast.Subscript(value=value) | ast.Starred(value=value):
                node = value
            case ast.Call(func=ast.Attribute(attr="pile")):
                return True
            case _:
                return False


def meets_states(tree: ast.Module) -> bool:
    """Whether a module imports anything by which it could come to a state."""
    imported = (node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return any(module.startswith(ENGINE_USED) for module in imported)


def outside() -> Iterator[tuple[str, Path]]:
    """The modules outside the engine that can meet a state."""
    for module, path in MODULES.items():
        if not module.startswith("engine") and meets_states(ast.parse(path.read_text(encoding="utf-8"))):
            yield module, path


OUTSIDE = dict(outside())


@pytest.mark.parametrize("module", sorted(OUTSIDE))
def test_only_the_engine_changes_a_state(module: str) -> None:
    assert list(changes(ast.parse(OUTSIDE[module].read_text(encoding="utf-8")))) == []


def test_the_modules_that_play_and_those_that_place_are_looked_at() -> None:
    assert {"examples.positions", "examples.score", "players.match", "compare.deals", "cli.play"} <= set(OUTSIDE)


@pytest.mark.parametrize(
    "line",
    [
        "state.leader = 1",
        "state.dealer, found = 1, 2",
        "state.stake += 1",
        "state.hands[0] = []",
        "state.hands[0][1:] = []",
        "del state.stock[0]",
        "state.stock.clear()",
        "state.hands[seat].append(card)",
        "game.start(1).hands[0].sort()",
        "self.state.legal = None",
        "for state.leader in seats: pass",
        "hand = state.hands[0]\nhand.remove(card)",
        "for hand in state.hands:\n    hand.sort()",
        "state.pile(place).append(card)",
        "insort(state.hands[0], card)",
        "setattr(state, name, value)",
        "class Mine(State):\n    def begin(self): self.leader = 1",
    ],
)
def test_a_change_from_outside_is_noticed(line: str) -> None:
    assert list(changes(ast.parse(line))) != []


@pytest.mark.parametrize(
    "line",
    [
        "leader = state.leader",
        "hands = [*state.hands]",
        "state.play(state.hands[0][0])",
        "state.set_dealer(1)",
        "found = sorted(state.stock)\nfound.append(card)",
        "class Mine:\n    def __init__(self): self.leader = 1",
    ],
)
def test_what_only_reads_a_state_is_not(line: str) -> None:
    assert list(changes(ast.parse(line))) == []


# --- what the engine places, and what it refuses ----------------------------------------------------------------------


def placed(name: str) -> Placed:
    return Placed(playable(name).start(1))


def test_a_placed_match_is_empty_and_shares_nothing_with_the_one_that_had_begun() -> None:
    begun = playable("whist").start(1)
    hands = [hand[:] for hand in begun.hands]
    state = Placed(begun)
    assert (state.stage, state.hands, state.stock) == (Stage.TRICK, [[]] * 4, [])
    state.hold({0: [3, 1]})
    state.set_total(0, [1, 2])
    assert state.hands == [[1, 3], [], [], []]
    assert (begun.hands, begun.totals[0]) == (hands, [0, 0])


def test_a_copy_of_a_placed_match_is_one_too() -> None:
    state = placed("whist")
    state.hold({0: [1]})
    twin = state.copy()
    twin.hold({0: [2]})
    assert (state.hands[0], twin.hands[0]) == ([1], [2])


def test_a_seat_that_sits_out_does_not_deal() -> None:
    state = placed("whist")
    with pytest.raises(PlacementError, match="seat 7 does not play in this deal, and so does not deal"):
        state.deal_from(7)


def test_a_side_that_does_not_play_wins_no_trick() -> None:
    state = placed("whist")
    with pytest.raises(PlacementError, match="side 2 does not play in this deal, and wins no trick"):
        state.win([0, 2])
    state.win([0, NOBODY, 1])
    assert state.side_tricks == [1, 1]


def test_a_seat_wins_its_own_tricks_first_and_its_partner_the_others() -> None:
    state = placed("whist")
    state.win([0, 1, 0, 0])
    state.share_tricks(2, 1)
    assert [winner for winner in state.winners if state.side_of[winner] == 0] == [2, 0, 0]


def test_the_trick_so_far_is_played_by_the_rules() -> None:
    state = placed("braus")
    parse = state.plan.game.deck.parse_card
    state.hold({1: [parse("SA")]})
    state.lead_from(1)
    state.follow([parse("D6"), parse("HA")])
    assert (state.trick, state.to_act, state.hands[1]) == ([parse("D6"), parse("HA")], 3, [parse("SA")])
    with pytest.raises(PlacementError, match="the trick cannot have been played so: illegal play: H6 by seat 0"):
        state.follow([parse("D9"), parse("H6")])


def test_a_deal_is_over_when_the_hands_are_empty_and_not_before() -> None:
    state = placed("whist")
    state.win([0])
    state.hold_any(1)
    assert not state.is_over()
    state.hold_any(0)
    assert state.is_over()
