"""What a sheet says of heaps: whose they are, what is dealt to them, what is laid open.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.  ``deal`` says it among the
steps.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions import terms as t
from stich.language.conditions.words import Question
from stich.language.model.deal import DealHeap, LayOpen
from stich.sheet.conditions import ConditionWords


def heaps(p: ConditionWords) -> Iterator[str]:
    """Whose the heaps are from the first lead on."""
    for heap in p.game.heaps:
        if heap.belongs_to is not None:
            key, words = p.pile("heap", heap.pile)
            said = p.book.say(key, who=p.one(heap.belongs_to), **words)
            yield said + _when(p, heap.when)


def heap_step(p: ConditionWords, step: DealHeap | LayOpen) -> Iterator[str]:
    """A step that deals to a heap, or lays something open."""
    match step:
        case DealHeap(heap):
            _, words = p.pile("to", heap)
            yield p.book.noun("deal-heap", step.cards if not step.by_deal else 2, cards=_sizes(p, step), **words)
        case LayOpen(cards_of, pile, when, after):
            if cards_of is not None:
                key = "lay_open-hand-late" if after else "lay_open-hand"
                yield p.book.say(key, who=p.one(cards_of), number=after) + _when(p, when)
            if pile is not None:
                key, words = p.pile("lay_open", pile)
                yield p.book.say(key, **words) + _when(p, when)


def _sizes(p: ConditionWords, step: DealHeap) -> str:
    if not step.by_deal:
        return p.book.count("card", step.cards)
    *rest, last = step.by_deal
    return p.book.say("deal-by_deal", cards=p.book.listed([*map(str, rest), p.book.count("card", last)]))


def _when(p: ConditionWords, when: t.Condition) -> str:
    if when == t.Always():
        return ""
    return f", {p.book.say('transfer-when', when=p.asking(Question.NOBODY).condition(when))}"
