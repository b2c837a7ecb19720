"""Texts that are small to write and would be long to work on, each as large as the bounds of the language let it be, or
larger: any of them must be answered within twenty seconds and a gibibyte.

``python -m tests.fuzz.bombs [NAME…]`` runs ``stich validate`` and one deal of ``stich run`` on each in processes of
their own, and prints seconds, peak memory and exit status.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.fuzz import nursery
from tests.fuzz.nursery import Ran

SECONDS, BYTES = 20, 1 << 30
Spec = dict[str, Any]

RANKS = "A K Q J 10 9 8 7 6 5 4 3 2"
PLAIN: Spec = {
    "format": 1,
    "game": "bomb",
    "title": {"en": "Bomb"},
    "deck": {"suits": "french", "ranks": RANKS},
    "seats": {"players": 4, "sides": "each"},
    "deal": [{"deal": {"cards": 13}}],
    "play": {"legal": ["same suit", "any"]},
    "deal ends": "when every card is played",
    "score": [{"name": "win", "points": 1, "when": "side has 2 tricks"}],
    "match": {"ends": "when a side has 7 points", "winner": "most points"},
    "ties": "first played",
}


def spec(**changes: Any) -> Spec:
    """The plain game with some sections changed."""
    return PLAIN | {key.replace("_", " "): value for key, value in changes.items()}


def large_deck(suits: int = 10, ranks: int = 20) -> Spec:
    """A pack of many cards."""
    letters = " ".join(chr(65 + i) for i in range(suits))
    return {"suits": letters, "ranks": " ".join(f"r{i}" for i in range(ranks))}


def _powers(count: int, clause: Callable[[int], str]) -> Spec:
    cards = [f"{s}{r}" for s in "SHDC" for r in RANKS.split()]
    return {f"p{i}": {"cards": cards[i % 52], "clause": clause(i)} for i in range(count)}


def _long(words: str, by: str, most: int = 1_900) -> str:
    return by.join([words] * (most // (len(words) + len(by))))


def _example(i: int, **given: Any) -> Spec:
    return {"name": f"e{i}", "given": {"trick": "SA HK", **given}, "expect": {"winner": "SA"}}


def _states(count: int, choice: Callable[[int], Spec]) -> Spec:
    states = {f"s{i}": {"by": "forehand", "say": choice(i)} for i in range(count)}
    return {"d": {"opens": "step", **states}}


def _talks(dialogues: Spec) -> Spec:
    return spec(deal=[{"deal": {"cards": 13}}, *({"dialogue": name} for name in dialogues)], dialogues=dialogues)


def _chain(count: int, numbers: str) -> Spec:
    return _talks(_states(count, lambda i: {"b": {"bids": numbers, "then": f"s{(i + 1) % count}"}}))


def _defined(numbers: Spec, players: int = 4) -> Spec:
    """A game whose last definition is paid."""
    last = list(numbers)[-1]
    return spec(
        seats={"players": players, "sides": "each"},
        define={"numbers": numbers},
        score=[{"name": "w", "points": last, "when": f"{last} is at least 1"}],
    )


def _conditions(where: str, count: int) -> Spec:
    """Conditions each of which asks the one before twice."""
    asked = "led and trick has K" if where == "clause" else "side has 1 trick"
    said = {"c0": asked} | {f"c{i}": f"c{i - 1} and in trick 1 or c{i - 1}" for i in range(1, count)}
    power = {"p": {"cards": "A", "clause": f"beats when c{count - 1}"}} if where == "clause" else {}
    row = {"name": "w", "points": 1, "when": f"c{count - 1}" if where == "score" else "side has 1 trick"}
    return spec(define={"conditions": said}, powers=power, score=[row])


def _of_each(many: int, **changes: Any) -> Spec:
    """A game for twenty with conditions that compare each with each."""
    conditions = {"c0": "each seat has more tricks than each other seat"}
    also = "each seat has at least as many cards as each other seat"
    conditions |= {f"c{i}": f"c{i - 1} or {also}" for i in range(1, many)}
    twenty = {"players": 20, "sides": "each"}
    table = spec(seats=twenty, deck=large_deck(), deal=[{"deal": {"cards": 10}}], define={"conditions": conditions})
    return table | changes


def _deep(depth: int) -> Any:
    """A table in a list in a table, and so on."""
    return 1 if not depth else {"stake is 1": [_deep(depth - 1), _deep(depth - 1)], "otherwise": 2}


def _money(rows: list[Spec], pools: int, players: int = 4) -> Spec:
    """A game with so many pools and these rows in its score."""
    many = {f"p{i}": 999_999 for i in range(pools)}
    return spec(
        score=rows,
        seats={"players": players, "sides": "each"},
        deck=large_deck(),
        deal=[{"deal": {"cards": 5}}],
        match={**PLAIN["match"], "pools": many},
    )


def _many_atoms() -> Spec:
    """Forty powers, each with conditions of its own: the situations of a trick are without number."""
    return spec(
        powers=_powers(
            40, lambda i: f"beats when in trick {i % 13 + 1} or trick has {'SHDC'[i % 4]}{RANKS.split()[i % 13]}"
        )
    )


BOMBS: dict[str, Callable[[], Spec]] = {
    "many tricks": lambda: spec(examples=[_example(0, tricks="99999999 99999999 0 0")]),
    "many own tricks": lambda: spec(examples=[_example(0, **{"own tricks": 999999999})]),
    "many tricks in bounds": lambda: spec(examples=[_example(0, tricks="999999 999999 0 0")]),
    "dear cards": lambda: spec(
        **{"card points": {"eyes": {"any": 999999999}}},
        examples=[{"name": "e", "given": {"winners": "0 0 0"}, "expect": {"points": "1 0 0 0"}}],
    ),
    "dear cards in bounds": lambda: spec(
        **{"card points": {"eyes": {"any": 1_000_000}}},
        examples=[{"name": "e", "given": {"winners": "0 0 0"}, "expect": {"points": "1 0 0 0"}}],
    ),
    "states with bids": lambda: _chain(380, "0 to 99"),
    "states with bids in bounds": lambda: _chain(20, "0 to 99"),
    "dialogues in bounds": lambda: _talks(
        {f"d{j}": _states(20, lambda i: {f"c{i}": {"then": f"s{(i + 1) % 20}"}})["d"] for j in range(30)}
    ),
    "one ring of choices": lambda: _talks(
        _states(40, lambda i: {f"c{j}": {"then": f"s{(i + j) % 40}"} for j in range(40)})
    ),
    "forty powers with conditions": _many_atoms,
    "a hundred powers": lambda: spec(
        powers=_powers(100, lambda i: f"beats lower powers and plain unless trick has {RANKS.split()[i % 13]}")
    ),
    "many `before`": lambda: {
        "format": 1,
        "game": "bomb",
        "extends": "knueffeln",
        "powers": {f"p{i}": {"cards": "any", "before": f"p{i - 1}" if i else "seven"} for i in range(12_000)},
    },
    "choices with long phrases": lambda: _talks(
        _states(5, lambda i: {f"c{i}x{j}": {"when": _long("side has 1 trick", " or ")} for j in range(100)})
    ),
    "choices with wrong long phrases": lambda: _talks(
        _states(5, lambda i: {f"c{i}x{j}": {"when": _long("side hes 1 trikc", " or ")} for j in range(100)})
    ),
    "choices with unknown names": lambda: _talks(
        _states(5, lambda i: {f"c{i}x{j}": {"when": _long(f"side holds krone{j}", " or ")} for j in range(100)})
    ),
    "examples and powers": lambda: spec(
        powers=_powers(300, lambda i: "beats when led"), examples=[_example(i) for i in range(2_000)]
    ),
    "examples and powers in bounds": lambda: spec(
        powers=_powers(52, lambda i: f"beats lower powers and plain unless trick has {RANKS.split()[i % 13]}"),
        examples=[_example(i) for i in range(500)],
    ),
    "examples in a large pack": lambda: spec(
        deck=large_deck(),
        deal=[{"deal": {"cards": 10}}],
        seats={"players": 20, "sides": "each"},
        powers={
            f"p{i}": {
                "cards": f"r{i % 20} of {chr(65 + i % 10)}" if i > 100 else f"{chr(65 + i % 10)}r{i % 20}",
                "clause": f"beats lower powers and plain unless trick has r{i % 20}",
            }
            for i in range(100)
        },
        examples=[
            {"name": f"e{i}", "given": {"trick": "Ar1 Br2 Cr3 Dr4"}, "expect": {"winner": "Ar1"}} for i in range(500)
        ],
    ),
    "long tricks in a large pack": lambda: spec(
        deck=large_deck(),
        deal=[{"deal": {"cards": 10}}],
        seats={"players": 20, "sides": "each"},
        resolve="running",
        powers={
            f"p{i}": {
                "cards": f"{chr(65 + i % 10)}r{i // 10}",
                "clause": f"beats lower powers and plain unless trick has {chr(65 + i % 10)}r{i // 10 + 10}",
            }
            for i in range(100)
        },
        examples=[
            {
                "name": f"e{i}",
                "given": {"trick": " ".join(f"{chr(65 + (i + j) % 10)}r{(i + j * 7) % 20}" for j in range(20))},
                "expect": {"winner": "Ar1"},
            }
            for i in range(500)
        ],
    ),
    "examples of what is legal": lambda: spec(
        examples=[
            {"name": f"e{i}", "given": {"hand": "SA HK", "seat": 3}, "expect": {"legal": "SA HK"}} for i in range(500)
        ]
    ),
    "examples with long talk": lambda: spec(
        examples=[
            {"name": f"e{i}", "given": {"hand": "SA", "said": ["SA"] * 200}, "expect": {"to act": 1}}
            for i in range(500)
        ]
    ),
    "scores by seat": lambda: spec(
        score=[
            {"name": f"a{i}", "points": f"1 for each trick over {i % 9}", "when": _long("seat has 1 trick", " or ")}
            for i in range(60)
        ]
    ),
    "guards": lambda: spec(
        play={
            "legal": ["any"],
            "guards": [f"may not lead S unless {_long('trick has K', ' or ', 1500)} in trick 1" for _ in range(100)],
        }
    ),
    "long clauses": lambda: spec(
        powers=_powers(100, lambda i: "beats when " + _long(f"trick has {RANKS.split()[i % 13]}", " or ", 1800))
    ),
    "brackets": lambda: spec(
        powers=_powers(52, lambda i: "beats when " + "(" * 19 + _long("led", " and ", 1500) + ")" * 19)
    ),
    "nots": lambda: spec(powers=_powers(52, lambda i: "beats when " + "not " * 400 + "led")),
    "bindings": lambda: spec(
        deck=large_deck(20, 10),
        deal=[{"deal": {"cards": 1}}, *({"turn up": {"bind": f"b{i}", "until": "2 suits"}} for i in range(20))],
        powers={f"p{i}": {"cards": f"b{i} r1"} for i in range(20)},
    ),
    "suits without number": lambda: spec(
        deck={"suits": " ".join(f"s{i}" for i in range(200)), "ranks": "A"}, deal=[{"deal": {"cards": 50}}]
    ),
    "groups": lambda: spec(
        deck={"suits": "french", "ranks": RANKS, "groups": {f"g{i}": "S H D C" for i in range(5_000)}}
    ),
    "long lists": lambda: spec(deal=[{"deal": {"cards": [13] * 5_000, "packets": [1] * 5_000}}]),
    "works": lambda: spec(sources={f"w{i}": {"work": "x" * 100} for i in range(5_000)}),
    "evidence of unknown works": lambda: spec(
        score=[{"name": f"a{i}", "points": 1, "source": {"work": f"w{i}"}} for i in range(100)],
        sources={f"v{i}": {"work": "x"} for i in range(100)},
    ),
    "twice": lambda: spec(examples=[_example(0) for _ in range(500)]),
    "marks": lambda: spec(
        match={
            **PLAIN["match"],
            "slate": {"points": "points", **{f"c{i}": "marks" for i in range(60)}},
            "marks": [
                {"name": f"m{i}", "when": f"side has 1 c{i}", "loses": {f"c{i}": 1}, "gains": {f"c{(i + 1) % 60}": 1}}
                for i in range(60)
            ],
        },
        score=[{"name": "w", "points": 1, "gains": {"c0": 1}}],
    ),
    "marks that come and go": lambda: spec(
        match={
            **PLAIN["match"],
            "slate": {"here": "marks", "there": "marks"},
            "marks": [
                {
                    "name": "a",
                    "for": "each seat",
                    "when": "side has 1 here",
                    "loses": {"here": 1},
                    "gains": {"there": 1},
                },
                {
                    "name": "b",
                    "for": "each seat",
                    "when": "side has 1 there",
                    "loses": {"there": 1},
                    "gains": {"here": 1},
                },
            ],
        },
        score=[{"name": "w", "points": 1, "gains": {"here": 999_999}}],
    ),
    "numbers that double": lambda: _defined(
        {"n0": "stake"} | {f"n{i}": f"n{i - 1} plus n{i - 1}" for i in range(1, 40)}
    ),
    "numbers that double in lists": lambda: _defined(
        {"n0": "stake"} | {f"n{i}": [f"n{i - 1}"] * 2 for i in range(1, 40)}
    ),
    "numbers that double in cases": lambda: _defined(
        {"n0": "stake"} | {f"n{i}": {f"n{i - 1} is 3": f"n{i - 1}", "otherwise": f"n{i - 1}"} for i in range(1, 40)}
    ),
    "numbers in a long chain": lambda: _defined({"n0": "stake"} | {f"n{i}": f"n{i - 1} plus 1" for i in range(1, 900)}),
    "numbers of one another": lambda: _defined(
        {"n0": "tricks"} | {f"n{i}": f"n{i - 1} of side of dealer plus n{i - 1} of other side" for i in range(1, 15)},
        players=2,
    ),
    "conditions that double": lambda: _conditions("score", 40),
    "conditions that double in a clause": lambda: _conditions("clause", 40),
    "conditions that double in a clause in bounds": lambda: _conditions("clause", 9),
    "sets of cards that double": lambda: spec(
        define={"cards": {"s0": "K"} | {f"s{i}": f"s{i - 1} or s{i - 1} but Q" for i in range(1, 40)}},
        score=[{"name": "w", "points": 1, "when": "side took s39"}],
    ),
    "conditions asked of each": lambda: _of_each(
        9, score=[{"name": f"w{i}", "points": 1, "when": "c8"} for i in range(99)]
    ),
    "conditions asked of each in bounds": lambda: _of_each(2, score=[{"name": "w", "points": 1, "when": "c1"}]),
    "guards asked of each in bounds": lambda: _of_each(
        1, play={"legal": ["any"], "guards": ["may not lead Ar1 unless c0", "may not play Br1 unless c0"]}
    ),
    "a deep table": lambda: _defined({"n0": _deep(12)}),
    "a deep table in bounds": lambda: _defined({"n0": _deep(2)}),
    "long tables": lambda: _defined({f"n{i}": {f"stake is {j}": j for j in range(30)} for i in range(90)}),
    "long lists of long phrases": lambda: _defined({f"n{i}": [_long("stake", " plus ", 350)] * 30 for i in range(9)}),
    "huge numbers": lambda: _defined({"n0": "999999"} | {f"n{i}": f"n{i - 1} times n{i - 1}" for i in range(1, 12)}),
    "rounded to nought": lambda: _defined({"n0": "stake rounded up to a multiple of (stake minus 1)"}),
    "many pools": lambda: _money(
        [
            {"name": f"r{i}", "points": 999_999, "from": f"p{i % 90}", "pays": 999_999, "to": f"p{i % 89}"}
            for i in range(100)
        ],
        90,
    ),
    "everybody pays everybody": lambda: _money(
        [{"name": f"r{i}", "for": "each seat", "pays": 999_999, "to": "each seat"} for i in range(100)], 1, players=20
    ),
    "a row for each of many": lambda: spec(
        score=[
            {
                "first of": [
                    {"name": f"a{i}x{j}", "points": f"tricks over {j}", "when": f"seat has {j + 1} tricks"}
                    for j in range(13)
                ],
                "for": "each seat",
            }
            for i in range(60)
        ]
    ),
    "everybody sits out": lambda: _talks(
        {
            "d": {
                "opens": "step",
                "s": {"by": "forehand", "in turn": True, "say": {"out": {"sits out": "speaker"}, "no": {}}},
            }
        }
    ),
    "a match without end": lambda: spec(match={"ends": "when a side has 999999 points", "winner": "most points"}),
    "the stake grows": lambda: _talks(
        {
            "d": {
                "opens": "step",
                "a": {"by": "forehand", "say": {"more": {"stake": "999999 times stake", "then": "b"}}},
                "b": {
                    "by": "opponent",
                    "say": {"more": {"stake": "999999 times stake", "when": "stake is at most 999999"}, "no": {}},
                },
            }
        }
    ),
    "steps": lambda: spec(
        deal=[{"deal": {"cards": 1}} for _ in range(13)]
        + [
            {
                "transfer": {
                    "name": f"t{i}",
                    "gives": "any",
                    "count": "all",
                    "to": "seat after giver",
                    "at once": True,
                    "must": True,
                }
            }
            for i in range(80)
        ]
    ),
    "phases": lambda: spec(
        play={
            "phases": [
                {"name": f"f{i}", "legal": ["same suit", "any"], "until": f"after trick {i + 1}"} for i in range(100)
            ]
        }
    ),
    "orders": lambda: spec(plain={"order": [{"cards": "S", "ranks": RANKS} for _ in range(100)]}),
    "keys without number": lambda: {f"k{i}": i for i in range(20_000)},
    "titles": lambda: spec(title={"en": "x" * 900_000}),
}


def run(*args: str) -> Ran:
    """Run ``stich`` in a process that may have so much memory and time."""
    return nursery.run(args, BYTES, SECONDS)


def main(names: list[str]) -> None:
    """Run the bombs of these names, or all."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bomb.yaml"
        for name in names or BOMBS:
            path.write_text(json.dumps(BOMBS[name]()), encoding="utf-8")
            checked = run("validate", str(path), "--format", "concise")
            print(f"{name:40} validate {checked.status} {checked.seconds:6.1f} s {checked.peak >> 20:5} MiB", end="  ")
            if checked.status == 0:
                played = run("run", str(path), "--deals", "1", "--seed", "1", "--quiet")
                print(f"run {played.status} {played.seconds:6.1f} s", end="  ")
            print(
                checked.said.strip().replace("\n", " | ").replace(str(path), "")[-90:]
                if checked.status not in (0,)
                else "",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
