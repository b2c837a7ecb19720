"""Games as plain data and back: the same in every part, and nothing but what the classes allow."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum, auto
from typing import Any

import pytest

from stich.language.cache.values import Codec
from stich.language.load import examine
from stich.language.model.game import GameModel
from stich.language.text.source import Source, Span
from tests.specs_under_test import PLAYED, path_of

GAMES = Codec(GameModel)


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same in all their parts, those too that take no part in equality: places, indices."""
    if type(one) is not type(other):
        return False
    if is_dataclass(one):
        return all(same(getattr(one, each.name), getattr(other, each.name)) for each in fields(one))
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return list(one) == list(other) and all(map(same, one.values(), other.values()))
    return bool(one == other)


def read(name: str) -> tuple[GameModel, tuple[Source, ...]]:
    """A game, and the texts that it was read from."""
    game, _, chain = examine(path_of(name))
    assert game is not None
    return game, chain.sources


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_comes_back_as_it_was(name: str) -> None:
    game, sources = read(name)
    text = json.dumps(GAMES.pack(game, sources))
    again = GAMES.unpack(json.loads(text), sources)
    assert again == game
    assert same(again, game)
    assert json.dumps(GAMES.pack(again, sources)) == text


def test_what_is_the_same_is_told_from_what_is_equal() -> None:
    texts = Source("a", "text"), Source("b", "text")
    assert same(Span(texts[0], 0, 1), Span(texts[0], 0, 1)) and not same(Span(texts[0], 0, 1), Span(texts[1], 0, 1))
    assert not same(1, True) and not same((1,), [1]) and not same({"a": 1, "b": 2}, {"b": 2, "a": 1})


def test_the_table_holds_classes_of_the_language_alone() -> None:
    assert len(GAMES.classes) > 100
    outside = {each.__name__ for each in GAMES.classes if not each.__module__.startswith("stich.language.")}
    assert outside == {"Deck"}
    assert all(is_dataclass(each) or issubclass(each, Enum) for each in GAMES.classes)


class Colour(Enum):
    RED = auto()
    BLACK = auto()


@dataclass(frozen=True)
class Thing:
    """A thing of every kind of part."""

    name: str
    colours: tuple[Colour, ...]
    pair: tuple[int, str]
    inner: Thing | None = None
    said: dict[str, object] = field(default_factory=dict)
    span: Span | None = field(default=None, compare=False, kw_only=True)
    notes: list[str] = field(default_factory=list)


TEXT = Source("t.yaml", "some text")
THINGS = Codec(Thing)
SPAN = Span(TEXT, 2, 4)
INNER = Thing("ö\ud800", (Colour.RED, Colour.RED), (2**180, ""), span=SPAN)
SAID: dict[str, object] = {"a": [1, {"b": None}], "c": True}
WHOLE = Thing("whole", (), (-1, "x"), INNER, SAID, span=SPAN, notes=["n"])


def test_every_kind_of_part_comes_back() -> None:
    again = THINGS.unpack(json.loads(json.dumps(THINGS.pack(WHOLE, [TEXT]))), [TEXT])
    assert same(again, WHOLE)
    assert again.span is again.inner.span and again.span.source is TEXT


@pytest.mark.parametrize(
    "wrong",
    [
        Thing("a", (1,), (1, "")),  # type: ignore[arg-type]
        Thing("a", (), (True, "")),
        Thing("a", (), (1, "", 2)),  # type: ignore[arg-type]
        Thing("a", (), (1, ""), said={"a": (1,)}),
        Thing("a", (), (1, ""), said={"a": 1.5}),
        Thing("a", (), (1, ""), span=Span(Source("other", "some text"), 0, 1)),
        Thing("a", (), (1, ""), notes=[1]),  # type: ignore[list-item]
        "a",
        print,
    ],
)
def test_what_is_not_of_the_type_is_not_packed(wrong: object) -> None:
    with pytest.raises(ValueError):
        THINGS.pack(wrong, [TEXT])


def data(tags: object, scalars: object, nodes: object) -> dict[str, object]:
    return {"tags": tags, "scalars": scalars, "nodes": nodes}


EMPTY = [["", 1, None, 2], ["tuple", "dict", "list", "Thing", "Colour", "Span"]]
PAIR, NO_COLOURS, NOTHING_SAID, NO_NOTES = [0, 1, 0], [0], [1], [2]  # the numbers 4 to 7


def thing(*more: list[int], last: list[int] | None = None, scalars: list[Any] | None = None) -> dict[str, object]:
    parts = [PAIR, NO_COLOURS, NOTHING_SAID, NO_NOTES, *more]
    return data(EMPTY[1], scalars or EMPTY[0], [*parts, last or [3, 0, 5, 4, 2, 6, 2, 7]])


def test_a_thing_made_by_hand_is_one() -> None:
    assert same(THINGS.unpack(thing(), [TEXT]), Thing("", (), (1, "")))


@pytest.mark.parametrize(
    "hostile",
    [
        None, [], {}, "x", 1, data([], [], []), data(None, [], [[0]]), data(["tuple"], {}, [[0]]),
        data(["tuple"], [], [[0]]),  # no thing
        data(["os.system"], ["touch pwned"], [[0, 0]]),
        data(["eval"], ["1"], [[0, 0]]), data(["__class__"], ["1"], [[0, 0]]), data(["Path"], ["/"], [[0, 0]]),
        data([["Thing"]], [], [[0]]), data([{}], [], [[0]]), data(["Thing"], [], [[0]]),
        data(["Thing"], [[]], [[0, 0]]), data(["Thing"], [1.5], [[0, 0]]),
        data(["tuple"], [], [[0, 0]]),  # a part of itself
        data(["tuple"], [], [[0, -1]]), data(["tuple"], [], [[-1]]), data(["tuple"], [], [[1]]),
        data(["tuple"], [], [[True]]), data(["tuple"], [1], [[0, False]]), data(["tuple"], [], [[0.0]]),
        data(["tuple"], [], [{}]), data(["tuple"], [], ["0"]), data(["tuple"], [], [[]]),
        thing(last=[3, 1, 5, 4, 2, 6, 2, 7]),  # a name that is a number
        thing(last=[3, 0, 5, 4, 2, 6, 2]), thing(last=[3, 0, 5, 4, 2, 6, 2, 7, 2]),
        thing(last=[3, 0, 5, 5, 2, 6, 2, 7]),  # a container in two places
        thing(last=[3, 0, 4, 5, 2, 6, 2, 7]),
        thing([4, 0]), thing([4, 2]), thing([4]), thing([4, 0], scalars=["__class__", 1, None, 2]),
        thing([5, 1, 1, 1]), thing([5, 1, 1]), thing([5, 2, 1, 3]),
        thing([1, 1, 1]), thing([1, 0]), thing([1, 4, 0]),  # keys that are none
        *[data(["Span"], [0, *span], [[0, 0, 1, 2]]) for span in ([1, 0], [-1, 2], [0, 10], ["", 1], [True, 1])],
    ],
)  # fmt: skip
def test_what_is_no_thing_is_refused(hostile: object) -> None:
    with pytest.raises(ValueError):
        THINGS.unpack(hostile, [TEXT])


@pytest.mark.parametrize("times", [1, 2])
def test_deep_and_bushy_data_is_refused_at_once(times: int) -> None:
    nodes = [[2], *([2, *[i + 4] * times] for i in range(100_000))]
    deep = data(EMPTY[1], EMPTY[0], [*nodes, [1, 0, len(nodes) + 3]])
    with pytest.raises(ValueError):
        THINGS.unpack(deep, [TEXT])
    whole = data(EMPTY[1], EMPTY[0], [*nodes, [1, 0, len(nodes) + 3], [0, 1, 0], [0], [2]])
    n = len(nodes) + 4
    whole["nodes"].append([3, 0, n + 2, n + 1, 2, n, 2, n + 3])  # type: ignore[attr-defined]
    with pytest.raises(ValueError):
        THINGS.unpack(whole, [TEXT])


def changed(packed: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The data with one thing in it changed at random."""
    copy = json.loads(json.dumps(packed))
    key = rng.choice(["tags", "scalars", "nodes", "nodes", "nodes"])
    some = copy[key]
    i = rng.randrange(len(some))
    if key == "nodes" and rng.random() < 0.8:
        some, i = some[i], rng.randrange(len(some[i]))
    other = rng.choice([None, True, -1, 0, 1, 7, 10**30, "", "Always", [], {}, 0.5, some[rng.randrange(len(some))]])
    match rng.randrange(4):
        case 0:
            del some[i]
        case 1:
            some.insert(i, other)
        case _:
            some[i] = other
    return dict(copy)


@pytest.mark.parametrize("name", ["elfern", "schafkopf", "skat"])
def test_whatever_is_changed_comes_back_well_typed_or_not_at_all(name: str) -> None:
    game, sources = read(name)
    packed, rng, refused = GAMES.pack(game, sources), random.Random(name), 0
    for _ in range(300):
        try:
            again = GAMES.unpack(changed(packed, rng), sources)
        except ValueError:
            refused += 1
        else:
            GAMES.pack(again, sources)  # of that type in all its parts
    assert 100 < refused < 300
