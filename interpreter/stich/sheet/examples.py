"""The section of a sheet with some of the spec's own examples.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.  It must not know how an
example is judged.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.kinds import BindingKind
from stich.language.model.game import Example
from stich.language.model.names import Names
from stich.messages.book import sentence
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer

EXAMPLES_SHOWN = 12
SAID = ("trick", "hand", "legal", "winner")
"""What a sentence of its own says, beside all else that is given."""

OF_PLAYERS = ("seat", "leader", "dealer", "sits out")
"""Keys of examples that hold seats, which are numbered from 0; players are counted from 1."""


def examples(p: ConditionWords) -> tuple[Section, ...]:
    """Some of the spec's own examples, those with a source first."""
    told = [(example, text) for example in p.game.examples if (text := _example(p, example))]
    if not told:
        return ()
    told.sort(key=lambda pair: not pair[0].citation.work)
    shown = told[:EXAMPLES_SHOWN]
    w = Writer(p)
    key = "examples-all" if len(shown) == len(p.game.examples) else "examples-some"
    w.caption(key, shown=len(shown), all=len(p.game.examples))
    w.bullets(text for _, text in shown)
    return w.section("head-examples")


def _example(p: ConditionWords, example: Example) -> str:
    """An example of a trick or of legal cards as a sentence, with all that is given; others have no short form."""
    given, expect = example.given, example.expect
    if "winner" in expect:
        winner = expect["winner"]
        end = p.book.say("example-nobody" if winner == "nobody" else "example-wins", card=_winner(p, winner))
    elif "legal" in expect and "hand" in given:
        end = p.book.say("example-legal", cards=_cards(p, expect["legal"]) or p.book.say("none"))
    else:
        return ""
    also = [_given(p, key, value) for key, value in expect.items() if key not in SAID]
    setting = [*_setting(p, given, "legal" in expect)]
    text = " ".join(sentence(part) for part in ("; ".join(setting), p.book.listed([end, *also])) if part)
    name = _name(p, example)
    return f"{sentence(name)} {text}" if name else text


def _winner(p: ConditionWords, winner: object) -> str:
    """The card that takes a trick; of two copies the first that was played."""
    words = _split(winner)
    if words[:1] == ["first"]:
        return p.book.say("example-first", card=_cards(p, words[1:]))
    return _cards(p, winner)


def _name(p: ConditionWords, example: Example) -> str:
    """What an example shows, if that is said in the language of the sheet."""
    return example.titles.own(p.book.language) or (example.name if p.book.language == "en" else "")


def _setting(p: ConditionWords, given: dict[str, object], legal: bool) -> Iterator[str]:
    """What an example starts from: all that is given, the trick and the hand last.  Where others are of a trick by its
    number, one of what is ``legal`` without it is of some later trick."""
    if (
        legal
        and not {"number", "tricks", "winners"} & given.keys()
        and any("number" in example.given for example in p.game.examples)
    ):
        yield p.book.say("given-later")
    for key, value in given.items():
        if key not in SAID:
            yield _given(p, key, value)
    if cards := _cards(p, given.get("trick")):
        yield p.book.say("example-trick", cards=cards)
    if "hand" in given:
        yield p.book.say("example-hand", cards=_cards(p, given["hand"]))


def _given(p: ConditionWords, key: str, value: object) -> str:
    """One thing that is given or expected, by its name."""
    bindings = {binding.name.key: i for i, binding in enumerate(p.game.bindings)}
    if key in bindings:
        return p.book.say("given", name=p.binding(bindings[key]), value=_value(p, bindings[key], value))
    if key == "phase":
        known = {phase.name.key: i for i, phase in enumerate(p.game.play.phases)}
        return p.book.say("quoted", words=p.phase(known[str(value)]) if str(value) in known else str(value))
    if key in OF_PLAYERS and all(word.isdecimal() for word in _split(value)):
        players = p.book.listed(_player(p, word) for word in _split(value))
        return p.book.say("given", name=p.book.say(f"given-{key}".replace(" ", "_")), value=players)
    name = p.book.say(f"given-{key}".replace(" ", "_")) if f"given-{key}".replace(" ", "_") in p.book else ""
    return p.book.say("given", name=name or p.book.title(_counted(p, key)), value=_words(p, value))


def _counted(p: ConditionWords, key: str) -> Names:
    """The name of something that is counted."""
    game = p.game
    kinds = [*(kind.name for kind in game.card_points), *game.counters, *(total.name for total in game.match.totals)]
    kinds += [pool.name for pool in game.match.pools] + [number.name for number in game.definitions.numbers]
    kinds += [condition.name for condition in game.definitions.conditions] + [heap.name for heap in game.own_heaps]
    return next((names for names in kinds if names.key == key), Names(key))


def _words(p: ConditionWords, value: object) -> str:
    """A value of any shape: cards as they are printed, of several seats or deals one after the other."""
    if isinstance(value, dict):
        return "; ".join(p.book.say("given", name=_whose(p, key), value=_words(p, each)) for key, each in value.items())
    if isinstance(value, bool):
        return p.book.say("value-yes" if value else "value-none")
    return _cards(p, value) or p.book.say("none")


def _whose(p: ConditionWords, key: object) -> str:
    return _player(p, str(key)) if str(key).isdecimal() else p.book.title(_counted(p, str(key)))


def _player(p: ConditionWords, seat: str) -> str:
    """A seat as a player, who are counted from 1."""
    return p.book.say("seats-player", number=int(seat) + 1)


def _value(p: ConditionWords, binding: int, value: object) -> str:
    """What is given of a name: suits and contracts by their titles, a seat by its number."""
    words, kind, deck = _split(value), p.game.bindings[binding].kind, p.game.deck
    if kind is BindingKind.FLAG:
        return p.book.say("value-yes" if value is True else "value-none")
    if kind is BindingKind.SUITS and words and set(words) <= set(deck.suits):
        return p.book.listed(p.suit(deck.suits.index(word)) for word in words)
    if kind is BindingKind.SEAT and words and all(word.isdecimal() for word in words):
        return p.book.listed(_player(p, word) for word in words)
    said = " ".join(words)
    rows = [i for i, contract in enumerate(p.game.contracts) if contract.key == said]
    told = p.values(binding, rows) if kind is BindingKind.CONTRACT else ""
    return told or said or p.book.say("value-none")


def _cards(p: ConditionWords, value: object) -> str:
    index = p.game.deck.index
    told = {"pass": p.book.say("example-pass")}
    return " ".join(p.card(index[word]) if word in index else told.get(word, word) for word in _split(value))


def _split(value: object) -> list[str]:
    words = value if isinstance(value, list) else str("" if value is None else value).replace(",", " ").split()
    return [str(word) for word in words if str(word) != "none"]
