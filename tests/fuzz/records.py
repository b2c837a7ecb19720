"""True records of matches altered at random, and replayed: what means something else is refused, by its line.

    python -m tests.fuzz.records --count 5000 --seed 1 --jobs 2 --keep DIR

Each case is one true record and twenty altered ones.  An altered record may be accepted only if its lines mean the
same: equal as JSON, whatever the order of keys, the escapes and the white space; or if it is by chance the true record
of another match.  Now and then the whole command ``stich replay`` is asked, on bytes.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from stich.engine.errors import RecordError
from stich.match.record import Recorder, replay, text_of
from tests.command import within
from tests.fuzz.common import Fault, Outcome, TooLongError, WrongError, bounded, fault_of, main
from tests.specs_under_test import NAMES, SPECS, Bots, playable

MANY = 20
REPLAYING = 5.0  # seconds for one record
COMMANDS = 0.05  # of the records go through the whole command

Line = dict[str, Any]
Alteration = Callable[[list[str], random.Random], list[str]]


def case(seed: str, index: int) -> Outcome:
    """One true record and twenty altered ones."""
    rng = random.Random(f"{seed}-{index}")
    name, outcome = rng.choice(NAMES), Outcome()
    true = record(name, rng)
    outcome.figures["true records"] += 1
    fault = _fault(name, true, true, by_command=False)
    if fault is not None:
        outcome.faults.append(fault)
    for _ in range(MANY):
        lines = altered(true, rng)
        outcome.figures["altered records"] += 1
        fault = _fault(name, true, lines, by_command=rng.random() < COMMANDS)
        if fault is not None:
            outcome.faults.append(fault)
    return outcome


def record(name: str, rng: random.Random) -> list[str]:
    """The record of a match of a deal or two between random players, who give up now and then."""
    game, seed = playable(name), rng.randrange(1 << 48)
    legal, players = rng.random() < 0.3, ["random"] * game.plan.players
    state = game.start(seed, deals=rng.choice((1, 1, 2)), log=True)
    for _ in Bots(seed, game.plan.players, give_up_once_in=40).play_out(state):
        pass
    return [text_of(line) for line in Recorder(game, state, seed, players, legal).lines()]


def altered(true: Sequence[str], rng: random.Random) -> list[str]:
    """The lines with one alteration, now and then with two or three."""
    lines = list(true)
    for _ in range(rng.choice((1, 1, 1, 1, 2, 3))):
        lines = rng.choices(list(ALTERATIONS), list(ALTERATIONS.values()))[0](lines, rng) or [""]
    return lines


# --- lines ------------------------------------------------------------------------------------------------------------


def _drop(lines: list[str], rng: random.Random) -> list[str]:
    del lines[rng.randrange(len(lines))]
    return lines


def _double(lines: list[str], rng: random.Random) -> list[str]:
    lines.insert(rng.randint(0, len(lines)), rng.choice(lines))
    return lines


def _swap(lines: list[str], rng: random.Random) -> list[str]:
    at = rng.randrange(len(lines))
    other = rng.choice((at - 1, rng.randrange(len(lines))))
    lines[at], lines[other] = lines[other], lines[at]
    return lines


def _cut(lines: list[str], rng: random.Random) -> list[str]:
    return lines[: rng.randrange(len(lines))] or [""]


def _cut_line(lines: list[str], rng: random.Random) -> list[str]:
    at = rng.randrange(len(lines))
    lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
    return lines[: at + 1] if rng.random() < 0.5 else lines


def _blank(lines: list[str], rng: random.Random) -> list[str]:
    blanks = [rng.choice(("", " ", "\t", "\r", "\u00a0", "\u2028", "\ufeff"))] * rng.choice((1, 2, 50))
    at = rng.randint(0, len(lines))
    return [*lines[:at], *blanks, *lines[at:]]


def _stranger(lines: list[str], rng: random.Random) -> list[str]:
    """A line of another record, perhaps of another game."""
    lines.insert(rng.randint(0, len(lines)), rng.choice(_strangers(rng.choice(NAMES))))
    return lines


def _stranger_instead(lines: list[str], rng: random.Random) -> list[str]:
    lines[rng.randrange(len(lines))] = rng.choice(_strangers(rng.choice(NAMES)))
    return lines


@cache
def _strangers(name: str) -> list[str]:
    return record(name, random.Random(name))


def _talk(lines: list[str], rng: random.Random) -> list[str]:
    said = rng.choice((
        '{"event": "say", "seat": 0, "text": "x"}', '{"event": "say", "seat": 99, "text": "x"}',
        '{"event": "say", "seat": 0, "text": "x", "text": "y"}', '{"event": "say", "seat": true, "text": "x"}',
        '{"event": "play", "event": "say", "seat": 0, "text": "x"}', '{"event": "say"}', '{"event": "match_end"}',
        '{"event": "say", "seat": 0, "text": "\\ud800"}', '{"event": "\\u0073ay", "seat": 0, "text": "x"}',
        '{"event": "say", "seat": -0, "text": "x"}', '{"event": "say", "seat": 0.0, "text": "x"}', "[]", "null",
        '"say"', "{}", "NaN", "0", '{"event": "say", "seat": 0, "text": ' + "[" * 990 + "]" * 990 + "}",
    ))  # fmt: skip
    lines.insert(rng.randint(1, len(lines)), said)
    return lines


def _ends(lines: list[str], rng: random.Random) -> list[str]:
    end = rng.choice(("\r", "\n", " ", "\ufeff", "\x00", ",", "}", " //", "\u2028", "\x0b"))
    return [line + end if rng.random() < 0.5 else line for line in lines]


def _mark(lines: list[str], rng: random.Random) -> list[str]:
    at = rng.choice((0, 0, rng.randrange(len(lines))))
    lines[at] = "\ufeff" + lines[at]
    return lines


def _letter(lines: list[str], rng: random.Random) -> list[str]:
    """One character more, less, or another."""
    at = rng.randrange(len(lines))
    line, place = lines[at], rng.randrange(len(lines[at]) + 1)
    new = rng.choice(("", "", *'0123456789"{}[]:, \\-.eEtfn', "\x00", "\ud800", "٣", "\u200b"))
    lines[at] = line[:place] + new + line[place + rng.choice((0, 1)) :]
    return lines


# --- values -----------------------------------------------------------------------------------------------------------


def _line(lines: list[str], rng: random.Random) -> tuple[int, Any]:
    """Some line as data; the first and the last are taken oftener than others."""
    at = rng.choice((0, len(lines) - 1, *([rng.randrange(len(lines))] * 4)))
    return at, _data(lines[at])


def _data(line: str) -> Any:
    """A line as data, ``None`` if it is none any more, or too deep to work on."""
    try:
        return json.loads(line) if line.count("[") + line.count("{") < 150 else None
    except ValueError:
        return None


def _places(value: Any, holder: Any = None, key: Any = None) -> Iterator[tuple[Any, Any]]:
    if holder is not None:
        yield holder, key
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for each, below in pairs:
        yield from _places(below, value, each)


def _value(lines: list[str], rng: random.Random) -> list[str]:
    """A value somewhere in a line, changed in content or in type."""
    at, data = _line(lines, rng)
    places = list(_places(data))
    if places:
        holder, key = rng.choice(places)
        holder[key] = _other(holder[key], rng)
        lines[at] = _dumped(data)
    return lines


class _Raw(str):
    """JSON text that is to stand as it is."""


STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 1.0, 0.0, "", "x", [], {}, [[]], 2**31, 2**63, 2**64, -(2**63), 10**30, "pass", "0",
    _Raw("NaN"), _Raw("Infinity"), _Raw("-Infinity"), _Raw("1e0"), _Raw("1E400"), _Raw("-0"), _Raw("1" + "0" * 4400),
    _Raw("[" * 200 + "]" * 200), _Raw("[" * 984 + "]" * 984), _Raw("[" * 5000 + "]" * 5000), _Raw('{"a":' * 970 + "1" +
    "}" * 970), "x" * 5000, "concede " + "9" * 5000, "give " + "9" * 5000, "concede 0", "concede ²", "concede 99999999",
    "SA face down", "give SA", "take SA", "  pass", "pass ", "sa", "♠A", "\ud800", "\x00", "a\nb", "A" * 999_000,
)  # fmt: skip


def _other(value: Any, rng: random.Random) -> Any:
    """Another value in the place of one."""
    if rng.random() < 0.35:
        return rng.choice(STRANGE)
    match value:
        case bool():
            return rng.choice((not value, int(value), str(value).lower()))
        case int():
            near = value + 1, value - 1, -value, value + 2**32, value + 2**64, value - 2**64
            return rng.choice((*near, float(value), str(value), bool(value), [value]))
        case str():
            spaced = value + " ", " " + value, value.replace(" ", "  "), value + "\u200b"
            other = value.lower(), value[:-1], f"give {value}", f"{value} face down", "\u2660" + value[1:], [value]
            return rng.choice((*spaced, *other))
        case list():
            return rng.choice((value[:-1], value + value[-1:], value[::-1], [*value, None], {}, str(value), [value]))
        case dict():
            return rng.choice((list(value), None, {**value, "x": 1}, dict(list(value.items())[:-1])))
        case _:
            return rng.choice((0, "null", False, [], ""))


def _dumped(data: Any, rng: random.Random | None = None) -> str:
    """Data as JSON; with chance, in another order, with other spaces and escapes."""
    raws: list[str] = []

    def mark(value: Any) -> Any:
        if isinstance(value, _Raw):
            raws.append(str(value))
            return f"@raw{len(raws) - 1}@"
        if isinstance(value, dict):
            return {key: mark(each) for key, each in value.items()}
        return [mark(each) for each in value] if isinstance(value, list) else value

    marked = mark(data)
    if rng is None:
        text = json.dumps(marked, ensure_ascii=False)
    else:
        separators = rng.choice(((",", ":"), (" ,  ", "\t: "), (", ", ": ")))
        text = json.dumps(marked, ensure_ascii=rng.random() < 0.5, sort_keys=rng.random() < 0.5, separators=separators)
    for number, raw in enumerate(raws):
        text = text.replace(f'"@raw{number}@"', raw)
    return text


def _keys(lines: list[str], rng: random.Random) -> list[str]:
    """A key dropped, added or renamed."""
    at, data = _line(lines, rng)
    holders = [data, *(holder[key] for holder, key in _places(data))] if data is not None else []
    holders = [each for each in holders if isinstance(each, dict) and each]
    if not holders:
        return lines
    holder = rng.choice(holders)
    key = rng.choice(list(holder))
    match rng.randrange(3):
        case 0:
            del holder[key]
        case 1:
            new = rng.choice(
                ("legal", "x", "", "event", "seat", "deals", "shown", "at_once", "to", "slate", "marks", "from")
            )
            holder[new] = rng.choice((rng.choice(STRANGE), None, [], ["SA"], 0, True))
        case _:
            holder[rng.choice((key.upper(), f"{key} ", "x", key + "s"))] = holder.pop(key)
    lines[at] = _dumped(data)
    return lines


def _twice(lines: list[str], rng: random.Random) -> list[str]:
    """A key twice, with the same value or with another, before or behind."""
    at, data = _line(lines, rng)
    if not isinstance(data, dict) or not data:
        return lines
    key = rng.choice(list(data))
    value = data[key] if rng.random() < 0.4 else _other(data[key], rng)
    pair = f"{json.dumps(key)}: {_dumped([value])[1:-1]}"
    whole = _dumped(data)
    lines[at] = f"{{{pair}, {whole[1:]}" if rng.random() < 0.5 else f"{whole[:-1]}, {pair}}}"
    return lines


def _dressed(lines: list[str], rng: random.Random) -> list[str]:
    """The same in another dress: order of keys, white space, escapes."""
    for at, line in enumerate(lines):
        if rng.random() < 0.3 and (data := _data(line)) is not None:
            lines[at] = _dumped(data, rng)
    return lines


ALTERATIONS: dict[Alteration, float] = {
    _drop: 2, _double: 2, _swap: 2, _cut: 1, _cut_line: 1, _blank: 1, _stranger: 1.5, _stranger_instead: 1.5,
    _talk: 1.5, _ends: 1, _mark: 0.7, _letter: 3, _value: 8, _keys: 4, _twice: 3, _dressed: 1.5,
}  # fmt: skip


# --- judging ----------------------------------------------------------------------------------------------------------


def meaning(name: str, lines: Sequence[str]) -> list[str]:
    """What the lines say, in one form; ``?`` and why where one is no JSON or says a thing twice.

    Names of players are free texts that no rule can check, and so is talk, which is left out where it is free."""
    found: list[str] = []
    for number, written in enumerate(lines):
        line = written if number else written.removeprefix("\ufeff")  # a mark before the whole record
        if not line.strip():
            continue
        try:
            data = json.loads(line, object_pairs_hook=_once, parse_constant=_no_constant)
            if _is_talk(name, data):
                continue
            if not found and isinstance(data, dict) and _are_names(data.get("players")):
                data["players"] = len(data["players"])
            found.append(json.dumps(data, sort_keys=True))
        except (ValueError, RecursionError) as error:
            found.append(f"? {type(error).__name__} {str(error).split(':')[0]}")
    return found


def _is_talk(name: str, data: Any) -> bool:
    """Whether a line is table talk of a game in which that is free."""
    if not isinstance(data, dict) or data.get("event") != "say" or playable(name).model.seats.talk != "free":
        return False
    seat = data.get("seat")
    return set(data) == {"event", "seat", "text"} and type(seat) is int and isinstance(data["text"], str)


def _says(old: str, new: str) -> bool:
    """Whether a line says what the true one says; what else was legal may be left out."""
    return new == old or ('"legal"' in old and new == json.dumps(_without_legal(old), sort_keys=True))


def _without_legal(line: str) -> Line:
    return {key: value for key, value in json.loads(line).items() if key != "legal"}


def _once(pairs: list[tuple[str, Any]]) -> Line:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a key twice")
    return dict(pairs)


def _no_constant(word: str) -> Any:
    raise ValueError(word)


def _are_names(players: Any) -> bool:
    return isinstance(players, list) and all(isinstance(each, str) for each in players)


def _fault(name: str, true: Sequence[str], lines: Sequence[str], by_command: bool) -> Fault | None:
    """What is wrong with the verdict on a record, if anything is."""
    text = _bytes(lines).decode("utf-8", "surrogatepass")
    about = {"spec": name, "command": by_command}
    try:
        with bounded(REPLAYING):
            accepted = _by_command(name, lines) if by_command else _accepted(name, lines)
    except (Exception, TooLongError) as error:
        return fault_of(error, "replay", text, ".jsonl", **about)
    means, meant = meaning(name, lines), meaning(name, true)
    unlike = [(old, new) for old, new in zip([*meant, ""], [*means, ""], strict=False) if not _says(old, new)]
    if accepted and unlike and not _is_another(name, lines):
        old, new = unlike[0]
        said = f"accepted, though it means something else: {new[:200]} is not {old[:200]}"
        return Fault("Accepted", _what_differs(old, new), "replay", said, text, ".jsonl", about)
    if not accepted and list(lines) == list(true):
        return Fault("Refused", "", "replay", "a true record is refused", text, ".jsonl", about)
    return None


def _accepted(name: str, lines: Sequence[str]) -> bool:
    try:
        for _ in replay(playable(name), lines):
            pass
    except RecordError as error:
        if not 1 <= error.line <= len(lines) + 1:
            raise WrongError(f"line {error.line} of {len(lines)}") from None
        return False
    return True


def _is_another(name: str, lines: Sequence[str]) -> bool:
    """Whether an accepted record is a true one of another match (a card less before a deal is given up): what the
    engine would write itself, but for what else was legal, which it has held against the rules."""
    game = playable(name)
    *_, (state, _) = replay(game, lines)
    means = meaning(name, lines)
    if any(line.startswith("?") for line in means):
        return False
    own = Recorder(game, state, json.loads(means[0])["seed"], ["x"] * game.plan.players).lines()
    written = meaning(name, [text_of(line) for line in own])
    return [_without_legal(line) for line in means] == [_without_legal(line) for line in written]


def _by_command(name: str, lines: Sequence[str]) -> bool:
    """The verdict of ``stich replay`` on a file."""
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
        file.write(_bytes(lines))
        file.flush()
        done = within("replay", file.name, "--spec", str(SPECS / f"{name}.yaml"))
    if done.returncode not in (0, 1):
        raise WrongError(f"status {done.returncode}: {done.stderr[:200]}")
    return done.returncode == 0


def _bytes(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogatepass")


def _what_differs(old: str, new: str) -> str:
    """What is another in a line, in a word or two, so that faults of a kind are taken for one."""
    if new.startswith("?"):
        return new
    was, now = (json.loads(each or "null") for each in (old, new))
    if not isinstance(was, dict) or not isinstance(now, dict):
        return "a line more or less"
    return ", ".join(sorted(key for key in {**was, **now} if json.dumps(was.get(key)) != json.dumps(now.get(key))))


def again(_: Fault) -> list[Fault]:
    """None: what a record ought to say does not stand in it.  ``--only`` makes a case again."""
    return []


def smaller(_: Fault) -> Iterator[str]:
    """Nothing: a record is as long as its match."""
    return iter(())


if __name__ == "__main__":
    main("records", __doc__)
