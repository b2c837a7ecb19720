"""The examples of the shipped specs changed at random, and run: only a result may come back.

    python -m tests.fuzz.examples --count 2000 --seed 1 --jobs 2 --keep DIR

Each case is a hundred changed examples of one spec.  Values are of the kinds that YAML can give, and most examples are
such as the schema lets through; those that it would refuse must not crash either, since files of cases and programs
bring them, too.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

import yaml

from stich.examples import run
from stich.language.model.game import Example
from stich.language.read.headers import KINDS
from stich.language.text.schema import _validator
from stich.match.game import Game
from tests.fuzz.common import Fault, Outcome, TooLongError, bounded, fault_of, main
from tests.specs_under_test import NAMES, playable

MANY = 100
CHECKING = 2.0  # seconds for one example
SCHEMA = 0.85  # of the examples are such as the schema lets through

Data = dict[str, Any]

NUMBERS = (0, 1, 2, 3, 5, 13, 19, 99, 200, 999_999_999, 99_999_999, -1, -5)
WORDS = ("", " ", "none", "pass", "nobody", "0", "1", "-1", "99", "999999999", "0 0", "1 0", "99999999 99999999", "any",
         "none H7", "H7 none", "pass SA", "SA pass", "SA SA", "XX", "give SA", "take SA", "SA face down", "concede 0",
         "true", "B", "H C", "S", "A", "trump", "SA for SK", "SA for", "for", "for SA SK", ",", "SA,SK", "１", "²",
         "0x1", "1_0", "+1", "--1", "nobody nobody", "H7*", "♥7", "\u0130", "x" * 300)  # fmt: skip
ODD: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None], [{}], {"0": "SA"}, {"7": "SA"}, {"-1": "SA"},
                        {"0": []}, {"0": None}, {"a": 1}, {"points": 1}, [True], [-1], {"0": {"1": "SA"}}, [["SA"]],
                        {"99": "none"}, {"0": "pass"}, {"": ""})  # fmt: skip


def case(seed: str, index: int) -> Outcome:
    """A hundred changed examples of one spec."""
    rng = random.Random(f"{seed}-{index}")
    name, outcome = rng.choice(NAMES), Outcome()
    game = playable(name)
    for _ in range(MANY):
        data = changed(name, rng)
        outcome.figures["examples"] += 1
        fault = _fault(game, data, name)
        if fault is not None:
            outcome.faults.append(fault)
    return outcome


def changed(name: str, rng: random.Random) -> Data:
    """A changed example of a spec, mostly one that the schema lets through."""
    strict = rng.random() < SCHEMA
    while True:
        data = _example(name, rng)
        for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
            _change(data, name, rng)
        if not strict or _fits(data):
            return data


def _fits(data: Data) -> bool:
    """Whether the schema lets an example through."""
    valid: bool = _schema().is_valid(data)
    return valid


@cache
def _schema() -> Any:
    return _validator("cases").evolve(schema={"$ref": "cases.schema.json#/$defs/example"})


@cache
def _examples(name: str) -> list[Data]:
    """The examples of a spec: kind, given, expect."""
    return [
        {"name": each.name, "given": dict(each.given), "expect": dict(each.expect)}
        for each in playable(name).model.examples
    ]


def _example(name: str, rng: random.Random) -> Data:
    return deepcopy(rng.choice(_examples(name) or _examples("whist")))


@cache
def _all() -> list[Data]:
    return [example for name in NAMES for example in _examples(name)]


# --- changes ----------------------------------------------------------------------------------------------------------


def _change(data: Data, name: str, rng: random.Random) -> None:
    """Change one thing."""
    part = data[rng.choice(("given", "given", "expect"))]
    match rng.randrange(10):
        case 0 if part:
            del part[rng.choice(list(part))]
        case 1 | 2:
            part |= _some_pair(rng.choice(("given", "expect")), name, rng)
        case 3 | 4 if part:
            part[rng.choice(list(part))] = _value(name, rng)
        case 5 | 6 | 7 if part:
            key = rng.choice(list(part))
            part[key] = _bent(part[key], name, rng)
        case 8 if part:
            one, other = rng.choice(list(part)), rng.choice(list(data["expect"]) or ["winner"])
            part[one], data["expect"][other] = data["expect"].get(other), part[one]
        case _:
            data["kind"] = rng.choice(("trick", "legal", "set-up", "exchange", "giving", "score", "slate", "turn"))


def _some_pair(part: str, name: str, rng: random.Random) -> Data:
    """A key with its value, from an example of this spec or of any, or made up."""
    if rng.random() < 0.3:
        return {rng.choice(_keys(name)): _value(name, rng)}
    other = rng.choice(_examples(name) or _all()) if rng.random() < 0.5 else rng.choice(_all())
    pairs = list(other[part].items())
    return dict([deepcopy(rng.choice(pairs))]) if pairs else {}


@cache
def _keys(name: str) -> list[str]:
    """What an example of this spec can speak of."""
    model = playable(name).model
    named = [*model.bindings, *model.card_points, *model.dialogues]
    counted = [*(each.name.key for each in named), *sorted(_counted(name))]
    schema = ("winner", "legal", "thrown in", "may give", "may say", "bonuses", "to act", "exchanges", "points",
              "slate", "bids", "stake", "held", "dealt", "sits out", "dealer")  # fmt: skip
    return [*KINDS, *schema, *_known(), *counted, *counted, "", "x"]


@cache
def _counted(name: str) -> frozenset[str]:
    """What is counted and defined in this spec, beside card points."""
    model = playable(name).model
    defined = [*model.definitions.numbers, *model.definitions.conditions]
    named = [*model.match.totals, *model.match.pools, *defined]
    return frozenset([*(each.name.key for each in named), *(counter.key for counter in model.counters)])


def _known() -> list[str]:
    return sorted({key for example in _all() for part in ("given", "expect") for key in example[part]})


def _value(name: str, rng: random.Random) -> Any:
    """Any value that YAML can give."""
    match rng.randrange(6):
        case 0:
            return rng.choice(NUMBERS)
        case 1:
            return rng.choice(WORDS)
        case 2:
            return deepcopy(rng.choice(ODD))
        case 3:
            return _some_words(name, rng)
        case 4:
            return {str(rng.choice((0, 1, 2, 3, 7, 19, 20, -1))): _some_words(name, rng) for _ in range(2)}
        case _:
            part = rng.choice(_all())[rng.choice(("given", "expect"))]
            return deepcopy(rng.choice(list(part.values()) or [""]))


def _some_words(name: str, rng: random.Random) -> str:
    """Some cards and words that mean something in this spec."""
    return " ".join(_word(name, rng) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4, 5, 8))))


def _word(name: str, rng: random.Random) -> str:
    game = playable(name)
    deck = game.model.deck
    if rng.random() < 0.6:
        return rng.choice(deck.cards)
    others = (*deck.suits, *deck.ranks, *game.plan.actions.words, "pass", "none", "nobody", "0", "1", "2", "7", "30")
    return rng.choice(others) if rng.random() < 0.7 else rng.choice(WORDS)


def _bent(value: Any, name: str, rng: random.Random) -> Any:
    """A value changed a little."""
    if isinstance(value, dict):
        return _bent_mapping(value, name, rng)
    if value is None or isinstance(value, bool) or rng.random() < 0.08:
        return rng.choice((not value, None, str(value), [value]))
    if isinstance(value, int):
        return rng.choice((value + 1, value - 1, -value, value * 10**6 + 7, str(value), [value], *NUMBERS))
    listed = isinstance(value, list)
    words = list(value) if listed else str(value).split()
    at = rng.randrange(len(words) + 1)
    match rng.randrange(6):
        case 0 if words:
            del words[at - 1]
        case 1:
            words.insert(at, _word(name, rng))
        case 2 if words:
            words.insert(at, rng.choice(words))
        case 3:
            rng.shuffle(words)
        case 4 if words:
            words[at - 1] = _word(name, rng)
        case _:
            words *= rng.choice((2, 2, 3, 30))
    return words if listed and rng.random() < 0.8 else " ".join(map(str, words))


def _bent_mapping(value: Data, name: str, rng: random.Random) -> Data:
    value = dict(value)
    key = rng.choice(list(value)) if value else "0"
    match rng.randrange(4):
        case 0:
            value.pop(key, None)
        case 1:
            value[rng.choice(("0", "1", "3", "4", "7", "19", "20", "-1", "x", "00", "１"))] = value.pop(key, "none")
        case 2:
            value[str(rng.choice((0, 1, 2, 3)))] = _some_words(name, rng)
        case _:
            value[key] = _bent(value.get(key), name, rng)
    return value


# --- judging ----------------------------------------------------------------------------------------------------------


def example_of(data: Data, name: str) -> Example:
    """The example as the reader of specs would make it."""
    given, expect = data["given"], data["expect"]
    asked = ("slate" if "deals" in given else "score") if _counted(name) & set(expect) else "set-up"
    kind = data.get("kind") or ("turn" if "said" in given else "")
    kind = kind or next((KINDS[key] for key in KINDS if key in expect), asked)
    return Example(data["name"], kind, given, expect)


def _fault(game: Game, data: Data, name: str) -> Fault | None:
    """What is wrong with the answer to an example, if anything is."""
    try:
        with bounded(CHECKING):
            result = run.check(game, example_of(data, name))
            str(result.text)
    except (Exception, TooLongError) as error:
        said = "the schema lets it through" if _fits(data) else "the schema refuses it"
        return fault_of(error, "example", _dumped(data), ".yaml", spec=name, schema=said)
    return None


def _dumped(data: Data) -> str:
    written: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=110)
    return written


def again(fault: Fault) -> list[Fault]:
    """The faults of its example."""
    name = fault.about["spec"]
    found = _fault(playable(name), yaml.safe_load(fault.text), name)
    return [found] if found else []


def smaller(fault: Fault) -> Iterator[str]:
    """Its example with one key or word less."""
    data = yaml.safe_load(fault.text)
    for part in ("given", "expect"):
        for key, value in data[part].items():
            less = deepcopy(data)
            del less[part][key]
            yield _dumped(less)
            words = value.split() if isinstance(value, str) else []
            for at in range(len(words)):
                less = deepcopy(data)
                less[part][key] = " ".join(words[:at] + words[at + 1 :])
                yield _dumped(less)


if __name__ == "__main__":
    main("examples", __doc__)
