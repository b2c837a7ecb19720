"""The section of a sheet about what the names mean that a spec defines.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import authored


def definitions(p: ConditionWords) -> tuple[Section, ...]:
    """What is meant by a name that stands for a number or a condition."""
    w, known = Writer(p), p.game.definitions
    for number in known.numbers:
        text = authored(p, number.says) if number.says else p.amount(number.number)
        w.item(p.book.say("colon", name=p.defined(number.name), text=text))
    for condition in known.conditions:
        key, text = "definition", p.spelled(condition.condition)
        if condition.says:
            key, text = "colon", authored(p, condition.says)
        w.item(p.book.say(key, name=p.defined(condition.name), text=text))
    says = [*(number.says for number in known.numbers), *(condition.says for condition in known.conditions)]
    w.author(any(says))
    w.cite("define")
    return w.section("head-definitions")
