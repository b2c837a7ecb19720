"""Changes to a spec as plain data, by structure; each says in a few words what it did, or nothing if it could not.

A change may leave anything: it only has to be able to hit what a reader of specs does not expect.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from stich.language.conditions.words import Where
from tests.fuzz import material
from tests.fuzz.material import Data, Site
from tests.fuzz.wording import Names, Wording

Change = Callable[[Data, random.Random], str | None]

NUMBERS = (0, 1, 2, 3, 4, 5, 7, 12, 20, 40, 99, 100, 101, 999, 1000, 10_000, 99_999_999, 999_999_999, -1, -7)
COPIES = (2, 2, 2, 3, 5, 12, 40, 100, 400)
EMPTY: tuple[Any, ...] = ([], {}, "", " ", None, True, False, [[]], [None])
SEATS = ("by", "leader", "who", "to", "from", "for", "first", "sits out", "first dealer", "next dealer")
CONDITIONS = ("when", "until", "ends", "deal ends", "clause", "with")
MANY = ("powers", "dialogues", "say", "card points", "phases", "bonuses", "score", "first of", "deal", "guards",
        "examples", "marks", "exempt", "legal", "slate", "titles", "order", "state", "number", "define numbers",
        "define conditions", "before each deal", "at the end", "pools")  # fmt: skip
OPERATORS = ("and", "or", "not", "unless", "when", "has", "is", "of", "at", "least", "most", "no", "any", "plus",
             "minus", "times", "over", "divided", "by", "more", "fewer", "than", "exactly", "each", "other", "side",
             "seat", "together", "every", "held", "taken", "in", "hand")  # fmt: skip
WEIGHTS = {"examples": 0.15, "deal": 2.0, "dialogues": 2.0, "play": 2.0, "bonuses": 1.5, "score": 1.5, "define": 2.0,
           "match": 1.5}  # fmt: skip
PLACES = {"score": Where.SCORE, "marks": Where.MARK, "before each deal": Where.BEFORE_DEAL, "bonuses": Where.BONUS,
          "dialogues": Where.DIALOGUE, "play": Where.GUARD, "deal": Where.GIVE, "deal ends": Where.ENDS,
          "powers": Where.CLAUSE}  # fmt: skip


def one_change(data: Data, rng: random.Random) -> str:
    """Change a spec in one place; what was done, in words."""
    while True:
        change = rng.choices(list(CHANGES), list(CHANGES.values()))[0]
        said = change(data, rng)
        if said is not None:
            return said


# --- choosing a place -------------------------------------------------------------------------------------------------


def _site(data: Data, rng: random.Random, *kinds: str, of: type | tuple[type, ...] = object) -> Site | None:
    """Some place: first a section, then a place in it, so that long sections do not get every change."""
    found: dict[str, list[Site]] = {}
    for section in data:
        if section in material.PROSE:
            continue
        top = Site(data, section, section)
        below = [top, *material.sites(data[section], section)]
        fitting = [each for each in below if isinstance(each.value, of) and (not kinds or each.kind in kinds)]
        if fitting:
            found[section] = fitting
    if not found:
        return None
    section = rng.choices(list(found), [WEIGHTS.get(name, 1.0) for name in found])[0]
    return rng.choice(found[section])


def _say(what: str, site: Site, value: Any = "") -> str:
    return f"{what} {site.kind} {str(site.key)[:20]} {str(value)[:60]}".strip()


def _put(site: Site, value: Data, what: str) -> str:
    said = _say(what, site, value)
    site.holder[site.key] = deepcopy(value)
    return said


# --- changes to structure ---------------------------------------------------------------------------------------------


def swap(data: Data, rng: random.Random) -> str | None:
    """Two values of a kind exchanged."""
    one = _site(data, rng)
    same = [each for each in material.sites(data) if one and each.kind == one.kind and each.value is not one.value]
    if one is None or not same:
        return None
    other = rng.choice(same)
    one.holder[one.key], other.holder[other.key] = deepcopy(other.value), deepcopy(one.value)
    return _say("swap", one)


def delete(data: Data, rng: random.Random) -> str | None:
    """A key or an item gone."""
    site = _site(data, rng)
    if site is None:
        return None
    del site.holder[site.key]
    return _say("delete", site)


def duplicate(data: Data, rng: random.Random) -> str | None:
    """An item of a list twice, or what has a name again under another one."""
    site = _site(data, rng)
    if site is None:
        return None
    if isinstance(site.holder, list):
        site.holder.insert(rng.randint(0, len(site.holder)), deepcopy(site.value))
    else:
        site.holder[f"{site.key}x"] = deepcopy(site.value)
    return _say("duplicate", site)


def rename(data: Data, rng: random.Random) -> str | None:
    """A key called otherwise, by a key that stands somewhere or by nothing sensible."""
    site = _site(data, rng)
    if site is None or not isinstance(site.holder, dict):
        return None
    strange = ("x", "", " ", "1", "any", "pass", "SA", "give SA", "a b", "none", "trick", "plain")
    new = rng.choice(material.keys()) if rng.random() < 0.6 else rng.choice(strange)
    _in_place(site.holder, {site.key: new})
    return _say("rename", site, new)


def _in_place(holder: dict[str, Any], names: dict[str, str]) -> None:
    """Rename keys and keep their order."""
    pairs = list(holder.items())
    holder.clear()
    holder.update({names.get(key, key): value for key, value in pairs})


def splice(data: Data, rng: random.Random) -> str | None:
    """A value of the same kind from any spec."""
    site = _site(data, rng)
    return None if site is None else _put(site, rng.choice(material.values().get(site.kind, [None])), "splice")


def misplace(data: Data, rng: random.Random) -> str | None:
    """A value of any kind."""
    site = _site(data, rng)
    kind = rng.choice(list(material.values()))
    return None if site is None else _put(site, rng.choice(material.values()[kind]), f"misplace {kind} at")


def add(data: Data, rng: random.Random) -> str | None:
    """A key that a mapping of its kind has elsewhere: what a game says that this one does not."""
    mappings: dict[str, list[tuple[str, dict[str, Any]]]] = {"": [("spec", data)]}
    for section, value in data.items():
        if section in material.PROSE:
            continue
        found = [(site.kind, site.value) for site in material.sites(value, section) if isinstance(site.value, dict)]
        mappings[section] = ([(section, value)] if isinstance(value, dict) else []) + found
    mappings = {section: found for section, found in mappings.items() if found}
    section = rng.choices(list(mappings), [WEIGHTS.get(name, 1.0) for name in mappings])[0]
    kind, holder = rng.choice(mappings[section])
    known = material.fields().get(kind, {})
    new = [key for key in known if key not in holder]
    if not new:
        return None
    key = rng.choice(new)
    holder[key] = deepcopy(rng.choice(known[key]))
    return f"add {key} to {kind}: {str(holder[key])[:60]}"


def empty(data: Data, rng: random.Random) -> str | None:
    """Nothing in the place of something."""
    site = _site(data, rng)
    return None if site is None else _put(site, rng.choice(EMPTY), "empty")


def multiply(data: Data, rng: random.Random) -> str | None:
    """One part of a section many times."""
    site = _site(data, rng, *MANY, of=(list, dict))
    if site is None or not site.value:
        return None
    many, value = rng.choice(COPIES), site.value
    if len(str(value)) * many > 150_000:
        return None
    if isinstance(value, list):
        at = rng.randrange(len(value))
        site.holder[site.key] = value[:at] + [_named(value[at], n) for n in range(many)] + value[at + 1 :]
    else:
        key = rng.choice(list(value))
        value |= {f"{key}{n}": deepcopy(value[key]) for n in range(many)}
    return _say("multiply", site, many)


def _named(item: Data, number: int) -> Data:
    item = deepcopy(item)
    if isinstance(item, dict) and "name" in item:
        item["name"] = f"{item['name']} {number}"
    return item


# --- changes to single values -----------------------------------------------------------------------------------------


def number(data: Data, rng: random.Random) -> str | None:
    """Another number, by itself or within a phrase."""
    site = _site(data, rng, of=(int, str))
    if site is None:
        return None
    if isinstance(site.value, int):
        return _put(site, rng.choice(NUMBERS), "number")
    found = list(re.finditer(r"\b\d+\b", site.value))
    if not found:
        return None
    at = rng.choice(found)
    return _put(site, site.value[: at.start()] + str(rng.choice(NUMBERS)) + site.value[at.end() :], "number")


def phrase(data: Data, rng: random.Random) -> str | None:
    """Another phrase of the same kind, now and then of any."""
    site = _site(data, rng, of=str)
    if site is None:
        return None
    kind = site.kind if rng.random() < 0.7 else rng.choice(list(material.phrases()))
    return _put(site, rng.choice(material.phrases().get(kind, [""])), "phrase")


def made_up(data: Data, rng: random.Random) -> str | None:
    """A phrase made up for the place, of what this game declares."""
    site = _site(data, rng, "when", "number", "until", "deal ends", "with", "for", "from", "to", "gives")
    if site is None:
        return None
    said = Wording(rng, _names(data), rng.choice(list(PLACES.values())))
    match site.kind:
        case "when" | "until" | "deal ends":
            value: Any = said.condition()
        case "number":
            value = said.number_node()
        case "with" | "gives":
            value = said.cards()
        case _:
            value = said.payer() if rng.random() < 0.5 else said.whom()
    return _put(site, value, "made up")


def define(data: Data, rng: random.Random) -> str | None:
    """A name for what a rule says, and the name in its place."""
    site = _site(data, rng, "when", "number")
    if site is None:
        return None
    sort, name = ("numbers" if site.kind == "number" else "conditions"), f"def{rng.randrange(5)}"
    defined = data.setdefault("define", {})
    if not isinstance(defined, dict) or not isinstance(defined.setdefault(sort, {}), dict):
        return None
    said = deepcopy(site.value)
    if rng.random() < 0.5 and defined[sort]:
        other = rng.choice(list(defined[sort]))
        said = [said, other] if sort == "numbers" else f"({said}) or {other}"
    defined[sort][name] = said
    return _put(site, name, "define")


def _names(data: Data) -> Names:
    """What a game declares, as far as its data tells."""

    def keys(value: Any) -> list[str]:
        return [str(key) for key in value] if isinstance(value, dict) else []

    deck, match, defined = (
        data.get(key) if isinstance(data.get(key), dict) else {} for key in ("deck", "match", "define")
    )
    suits, ranks = str(deck.get("suits", "french")), deck.get("ranks")
    letters = {"french": "S H D C", "german": "A L H B"}.get(suits, suits).split() or ["S"]
    bound = [
        str(site.value["bind"])
        for site in material.sites(data)
        if site.kind == "turn up" and "bind" in (site.value or ())
    ]
    seats = [key for site in material.sites(data) if site.kind == "binds" for key in keys(site.value)]
    return Names(
        letters, ranks.split() if isinstance(ranks, str) and ranks.split() else ["A"], bound, [], seats,
        keys(data.get("powers")),
        keys(data.get("card points")), str(data.get("counters", "")).split(), ["points", *keys(match.get("slate"))],
        keys(match.get("pools")), [], keys(defined.get("numbers")), keys(defined.get("conditions")),
        keys(defined.get("cards")), bids="bids" in str(data.get("dialogues")),
        auction="auction" in str(data.get("dialogues")),
    )  # fmt: skip


def word(data: Data, rng: random.Random) -> str | None:
    """A word of a phrase replaced, deleted, doubled, or two of them exchanged."""
    site = _site(data, rng, of=str)
    said = material.WORD.findall(site.value) if site else []
    if site is None or not said:
        return None
    at = rng.randrange(len(said))
    match rng.randrange(5):
        case 0 | 1:
            said[at] = _other(said[at], data, rng)
        case 2:
            del said[at]
        case 3:
            said.insert(at, said[rng.randrange(len(said))])
        case _:
            other = rng.randrange(len(said))
            said[at], said[other] = said[other], said[at]
    return _put(site, " ".join(said), "word")


def _other(said: str, data: Data, rng: random.Random) -> str:
    """A word in the place of another: a number, an operator, a name of this spec, a word of any spec."""
    if said.isdecimal() and rng.random() < 0.7:
        return str(rng.choice(NUMBERS))
    names = [str(site.key) for site in material.sites(data) if site.kind.endswith("/*")]
    return rng.choice(rng.choice((OPERATORS, names or OPERATORS, material.words())))


def seat(data: Data, rng: random.Random) -> str | None:
    """Another seat, of a binding perhaps."""
    site = _site(data, rng, *SEATS, of=str)
    bound = [str(each.key) for each in material.sites(data) if each.kind in ("bind", "binds", "titles/*")]
    pool = [text for kind in SEATS for text in material.phrases().get(kind, [])]
    bound += [
        key
        for each in material.sites(data)
        if each.kind == "binds" and isinstance(each.value, dict)
        for key in each.value
    ]
    return None if site is None else _put(site, rng.choice(bound if bound and rng.random() < 0.4 else pool), "seat")


def unconditional(data: Data, rng: random.Random) -> str | None:
    """A condition gone."""
    site = _site(data, rng, *CONDITIONS)
    if site is None or not isinstance(site.holder, dict):
        return None
    del site.holder[site.key]
    return _say("unconditional", site)


# --- changes to parts of a game ---------------------------------------------------------------------------------------


def steps(data: Data, rng: random.Random) -> str | None:
    """The steps of the deal in another order, one less, one twice, one of another game."""
    deal = data.get("deal")
    if not isinstance(deal, list) or not deal:
        return None
    return "deal: " + _rearranged(deal, material.values()["deal[]"], rng)


def choices(data: Data, rng: random.Random) -> str | None:
    """What may be said, or the states of a dialogue, in another order, one less, one of another game."""
    site = _site(data, rng, "say", "dialogues", "dialogues/*", of=dict)
    if site is None or not site.value:
        return None
    other = {"say": "say/*", "dialogues": "dialogues/*", "dialogues/*": "state"}[site.kind]
    pairs = [[key, value] for key, value in site.value.items()]
    strange = [[f"x{n}", each] for n, each in enumerate(material.values()[other])]
    said = _rearranged(pairs, strange, rng)
    site.value.clear()
    site.value.update({str(key): value for key, value in pairs})
    return f"{site.kind}: {said}"


def _rearranged(items: list[Any], strange: list[Any], rng: random.Random) -> str:
    match rng.randrange(5):
        case 0:
            rng.shuffle(items)
            return "shuffled"
        case 1:
            del items[rng.randrange(len(items))]
            return "one less"
        case 2:
            items.insert(rng.randint(0, len(items)), deepcopy(rng.choice(items)))
            return "one twice"
        case 3:
            items.insert(rng.randint(0, len(items)), deepcopy(rng.choice(strange)))
            return "one of another game"
        case _:
            del items[rng.randrange(len(items)) :]
            return "cut short"


RANKS = "A K Q J 10 9 8 7 6 5 4 3 2"
LONG = " ".join(f"R{n}" for n in range(50))
DECKS: tuple[dict[str, Any], ...] = (
    {"ranks": "A"}, {"ranks": "A K"}, {"suits": "S"}, {"suits": "S H D C", "ranks": "A"}, {"suits": "S", "ranks": "A"},
    {"suits": "french", "ranks": LONG}, {"ranks": RANKS}, {"ranks": "7 8 9 10 J Q K A"}, {"suits": "german"},
    {"suits": "french"}, {"suits": "latin"}, {"suits": "S H"}, {"suits": "A AB", "ranks": "BC C"},
    {"ranks": "A A"}, {"suits": "S S"}, {"suits": " "}, {"ranks": " "}, {"suits": "pass none"}, {"add": "X Y Z"},
    {"remove": "SA"}, {"remove": "any"}, {"suits": "1 2", "ranks": "1 2 11 22"}, {"suits": ["S", "H"], "ranks": [1, 2]},
)  # fmt: skip


def deck(data: Data, rng: random.Random) -> str | None:
    """Another pack: fewer suits, equal ranks, one card, two hundred."""
    now = data.setdefault("deck", {})
    if not isinstance(now, dict):
        return None
    new = rng.choice((*DECKS, {"ranks": _equal(now.get("ranks"), rng)}))
    now |= deepcopy(new)
    return f"deck {str(new)[:60]}"


def _equal(ranks: Any, rng: random.Random) -> Any:
    """The ranks with some of them equal, suits apart."""
    if not isinstance(ranks, str) or rng.random() < 0.3:
        return {"S": "A K Q", "H": "A K Q J", "D": "2", "C": "A"}
    return ranks.replace(" ", " = ", rng.randint(1, 12))


def players(data: Data, rng: random.Random) -> str | None:
    """More or fewer players, other sides."""
    seats = data.setdefault("seats", {})
    if not isinstance(seats, dict):
        return None
    what = rng.randrange(3)
    if what != 1:
        seats["players"] = rng.choice((1, 2, 2, 3, 3, 4, 5, 6, 8, 12, 20))
    if what != 0:
        seats["sides"] = rng.choice(
            ("each", "opposite", [[0, 1], [2, 3]], [[0], [1, 2]], [[0, 2, 4], [1, 3, 5]], "all")
        )
    if rng.random() < 0.2:
        seats["playing"] = rng.choice((1, 2, 3, 4))
    return f"players {seats.get('players')}, {seats.get('sides')}"


CHANGES: dict[Change, float] = {
    add: 4, splice: 3, swap: 2, delete: 1.5, duplicate: 1, rename: 1, misplace: 0.7, empty: 1, multiply: 1, number: 2.5,
    phrase: 3, word: 3, made_up: 4, define: 1.5, seat: 2, unconditional: 1, steps: 2.5, choices: 2, deck: 1.2,
    players: 1.5,
}  # fmt: skip
