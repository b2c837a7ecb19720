"""Values of the language as plain data, and back: what JSON can hold, and nothing that could run.

Place in the pipeline: part of ``cache``; knows dataclasses, enums and spans, must not know what any of them means.

The classes that there may be are those that the annotations of one class lead to: a closed table, made from the program
and not from what is read.  A value is a list of nodes, each a class of the table with the numbers of its parts, which
come before it; what stood in two places stands there again as one, but for tuples, lists and dicts, which are written
out each time.  What does not fit the annotations is refused, in a time that grows with the data and no faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from stich.language.text.source import Source, Span

SCALARS = (str, int, bool, NoneType)
CONTAINERS = (tuple, list, dict)

Check = Callable[[Any], bool]
Make = Callable[[list[Any]], Any]
Parts = dict[str, Check]  # of a dataclass: its fields, and what each may be


class Codec:
    """Values of one type as plain data.

    Raises (both ways):
        ValueError: a value is none of that type.
    """

    def __init__(self, kind: Any) -> None:
        self._classes: dict[str, type] = {}
        self._parts: dict[str, Parts] = {}
        self._makers: dict[str, Make] = {"tuple": tuple, "list": list, "dict": _dict}
        self._learn(kind)
        self._fits = _check(kind)

    def _learn(self, kind: Any) -> None:
        """Take a type, and all that its parts may be, into the table."""
        if get_args(kind):
            for part in get_args(kind):
                self._learn(part)
        elif isinstance(kind, type) and kind.__name__ not in self._classes and kind is not Span and _is_ours(kind):
            self._classes[kind.__name__] = kind
            if is_dataclass(kind):
                known = get_type_hints(kind)
                parts = self._parts[kind.__name__] = {each.name: _check(known[each.name]) for each in fields(kind)}
                self._makers[kind.__name__] = _dataclass_maker(kind, parts)
                for part in known.values():
                    self._learn(part)
            else:
                self._makers[kind.__name__] = _enum_maker(kind)

    @property
    def classes(self) -> frozenset[type]:
        """The table."""
        return frozenset(self._classes.values())

    def pack(self, value: object, sources: Sequence[Source]) -> dict[str, Any]:
        """A value as plain data, whose spans are all in these sources."""
        packing = _Packing(self._classes, self._parts, sources)
        with _bounded():
            if not self._fits(value):
                raise ValueError("not of that type")
            packing.number(value)
        return packing.whole()

    def unpack(self, data: object, sources: Sequence[Source]) -> Any:
        """The value that :meth:`pack` has made such data of."""
        tags, scalars, nodes = _three_lists(data)
        if any(type(each) not in SCALARS for each in scalars):
            raise ValueError("no such scalar")
        makers = [self._maker(tag, sources) for tag in tags]
        unpacking = _Unpacking(makers, list(scalars))
        with _bounded():
            for node in nodes:
                unpacking.take(node)
            if not self._fits(unpacking.values[-1]):
                raise ValueError("not of that type")
        return unpacking.values[-1]

    def _maker(self, tag: object, sources: Sequence[Source]) -> Make:
        if tag == "Span":
            return lambda parts: _span(parts, sources)
        if not isinstance(tag, str) or tag not in self._makers:
            raise ValueError("no such class")
        return self._makers[tag]


def _three_lists(data: object) -> tuple[list[Any], list[Any], list[Any]]:
    found = [data.get(key) for key in ("tags", "scalars", "nodes")] if isinstance(data, dict) else []
    lists = [each for each in found if isinstance(each, list)]
    if len(lists) != 3 or not lists[2]:
        raise ValueError("no such data")
    return lists[0], lists[1], lists[2]


def _dict(parts: list[Any]) -> dict[str, Any]:
    keys, values = parts[::2], parts[1::2]
    if any(type(key) is not str for key in keys):
        raise ValueError("no key")
    return dict(zip(keys, values, strict=True))


def _is_ours(kind: type) -> bool:
    return is_dataclass(kind) or issubclass(kind, Enum)


def _dataclass_maker(kind: type, known: Parts) -> Make:
    def make(parts: list[Any]) -> Any:
        if len(parts) != len(known) or not all(fits(part) for fits, part in zip(known.values(), parts, strict=True)):
            raise ValueError(f"no {kind.__name__}")
        return kind(**dict(zip(known, parts, strict=True)))

    return make


def _enum_maker(kind: type) -> Make:
    members = {each.name: each for each in kind} if issubclass(kind, Enum) else {}

    def make(parts: list[Any]) -> Any:
        if len(parts) != 1 or type(parts[0]) is not str or parts[0] not in members:
            raise ValueError(f"no {kind.__name__}")
        return members[parts[0]]

    return make


def _span(parts: list[Any], sources: Sequence[Source]) -> Span:
    if len(parts) != 3 or any(type(each) is not int for each in parts) or not 0 <= parts[0] < len(sources):
        raise ValueError("no Span")
    source, start, end = sources[parts[0]], parts[1], parts[2]
    if not 0 <= start <= end <= len(source.text):
        raise ValueError("no Span of that text")
    return Span(source, start, end)


class _Unpacking:
    """Values being made, parts first; a container can stand in one place only."""

    def __init__(self, makers: list[Make], values: list[Any]) -> None:
        self.values = values
        self._makers = makers
        self._free: set[int] = set()  # containers that stand nowhere yet

    def take(self, node: object) -> None:
        """Make the value of the next node."""
        if type(node) is not list or not node or any(type(i) is not int or i < 0 for i in node):
            raise ValueError("no node")
        tag, *parts = node
        if tag >= len(self._makers) or max(parts, default=-1) >= len(self.values):
            raise ValueError("a node of what is not there")
        made = [self.values[i] for i in parts]
        for i, part in zip(parts, made, strict=True):
            if type(part) in CONTAINERS:
                if i not in self._free:
                    raise ValueError("a container in two places")
                self._free.remove(i)
        value = self._makers[tag](made)
        if type(value) in CONTAINERS:
            self._free.add(len(self.values))
        self.values.append(value)


@contextmanager
def _bounded() -> Iterator[None]:
    """What is nested too deeply is refused, as whatever else does not fit."""
    try:
        yield
    except RecursionError:
        raise ValueError("nested too deeply") from None


# --- to plain data ----------------------------------------------------------------------------------------------------


class _Packing:
    """Nodes being numbered: parts first, each but once.  While it goes on, scalars count downwards from −1."""

    def __init__(self, classes: dict[str, type], parts: dict[str, Parts], sources: Sequence[Source]) -> None:
        self._classes = classes
        self._parts = parts
        self._sources = {id(source): i for i, source in enumerate(sources)}
        self._tags: dict[str, int] = {}
        self._scalars: dict[tuple[type, object], int] = {}
        self._nodes: list[list[int]] = []
        self._known: dict[int, int] = {}

    def whole(self) -> dict[str, Any]:
        """All that has been numbered, scalars before nodes."""
        before = len(self._scalars)
        nodes = [[tag, *(-1 - i if i < 0 else before + i for i in parts)] for tag, *parts in self._nodes]
        return {"tags": list(self._tags), "scalars": [value for _, value in self._scalars], "nodes": nodes}

    def number(self, value: Any) -> int:
        """The number of a value, which is numbered with its parts if it is new."""
        if type(value) in SCALARS:
            return -1 - self._scalars.setdefault((type(value), value), len(self._scalars))
        known = self._known.get(id(value))  # all values are parts of one, so none is gone and its id taken
        if known is not None:
            return known
        tag, parts = self._taken_apart(value)
        node = [self._tags.setdefault(tag, len(self._tags)), *[self.number(part) for part in parts]]
        self._nodes.append(node)
        if type(value) not in CONTAINERS:
            self._known[id(value)] = len(self._nodes) - 1
        return len(self._nodes) - 1

    def _taken_apart(self, value: Any) -> tuple[str, Iterable[Any]]:
        kind = type(value)
        if kind is Span:
            if id(value.source) not in self._sources:
                raise ValueError("a span of another text")
            return "Span", (self._sources[id(value.source)], value.start, value.end)
        if kind in (tuple, list):
            return kind.__name__, value
        if kind is dict:
            return "dict", [part for pair in value.items() for part in pair]
        if self._classes.get(kind.__name__) is not kind:
            raise ValueError("no such class")
        if isinstance(value, Enum):
            return kind.__name__, (value.name,)
        parts = [(fits, getattr(value, name)) for name, fits in self._parts[kind.__name__].items()]
        if not all(fits(part) for fits, part in parts):
            raise ValueError(f"no {kind.__name__}")
        return kind.__name__, [part for _, part in parts]


# --- what fits an annotation ------------------------------------------------------------------------------------------


def _check(kind: Any) -> Check:
    """Whether a value is of an annotated type, with all its parts that have not been checked by themselves."""
    if kind is object:
        return _is_plain
    options = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    simple = frozenset(each for each in options if not get_args(each))
    others = tuple(_container(each) for each in options if each not in simple)
    if not others:
        return lambda value: type(value) in simple
    return lambda value: type(value) in simple or any(fits(value) for fits in others)


def _container(kind: Any) -> Check:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is tuple and parts[1:] == (...,):
        item = _check(parts[0])
        return lambda value: type(value) is tuple and all(map(item, value))
    if origin is tuple:
        items = [_check(part) for part in parts]
        return lambda value: (
            type(value) is tuple
            and len(value) == len(items)
            and all(fits(part) for fits, part in zip(items, value, strict=True))
        )
    if origin is list:
        item = _check(parts[0])
        return lambda value: type(value) is list and all(map(item, value))
    if origin is dict:
        key, item = map(_check, parts)
        return lambda value: type(value) is dict and all(key(k) and item(v) for k, v in value.items())
    raise TypeError(f"no annotation that is known here: {kind}")


def _is_plain(value: object) -> bool:
    """Whether it is data as a spec holds it where anything may stand."""
    if type(value) is list:
        return all(map(_is_plain, value))
    if type(value) is dict:
        return all(type(key) is str and _is_plain(each) for key, each in value.items())
    return type(value) in SCALARS
