"""The section of a sheet with some of the spec's own examples.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from stich.language.model.game import Example
from stich.messages.book import sentence
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer

EXAMPLES_SHOWN = 12


def examples(p: ConditionWords) -> tuple[Section, ...]:
    """Some of the spec's own examples, those with a source first."""
    told = [(example, text) for example in p.game.examples if (text := _example(p, example))]
    if not told:
        return ()
    told.sort(key=lambda pair: not pair[0].citation.work)
    shown = told[:EXAMPLES_SHOWN]
    w = Writer(p)
    w.caption("examples-some", shown=len(shown), all=len(p.game.examples))
    w.bullets(text for _, text in shown)
    return w.section("head-examples")


def _example(p: ConditionWords, example: Example) -> str:
    """An example of a trick or of legal cards as a sentence; others have no short form."""
    given, expect = example.given, example.expect
    parts = [_bound(p, given)]
    cards = _cards(p, given.get("trick"))
    if cards:
        parts.append(p.book.say("example-trick", cards=cards))
    if "winner" in expect:
        winner = expect["winner"]
        key = "example-nobody" if winner == "nobody" else "example-wins"
        end = p.book.say(key, card=_cards(p, winner))
    elif "legal" in expect and "hand" in given:
        parts.append(p.book.say("example-hand", cards=_cards(p, given["hand"])))
        end = p.book.say("example-legal", cards=_cards(p, expect["legal"]) or p.book.say("none"))
    else:
        return ""
    setting = ", ".join(part for part in parts if part)
    return f"{sentence(example.name)} {sentence(f'{setting}: {end}')}"


def _bound(p: ConditionWords, given: dict[str, object]) -> str:
    known = {binding.name.key: i for i, binding in enumerate(p.game.bindings)}
    parts = []
    for key, value in given.items():
        if key in known:
            parts.append(p.book.say("value_of", name=p.binding(known[key]), value=_value(p, known[key], value)))
        elif key == "phase":
            parts.append(f"{value}")
    return ", ".join(parts)


def _value(p: ConditionWords, binding: int, value: object) -> str:
    """What is given of a name, a contract by its title."""
    words = " ".join(_split(value))
    if binding == p.game.contract:
        rows = [i for i, contract in enumerate(p.game.contracts) if contract.key == words]
        words = p.values(binding, rows) or words
    return words or p.book.say("value-none")


def _cards(p: ConditionWords, value: object) -> str:
    index = p.game.deck.index
    return " ".join(p.card(index[word]) if word in index else word for word in _split(value))


def _split(value: object) -> list[str]:
    words = value if isinstance(value, list) else str("" if value is None else value).replace(",", " ").split()
    return [str(word) for word in words if str(word) != "none"]
