"""The section of a sheet about the match, from deal to deal: the slate and its marks, who deals, the end.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.model.match import Counter, Lot, Mark
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def match(p: ConditionWords) -> tuple[Section, ...]:
    """From deal to deal: the slate, marks, who deals, and the end."""
    w, rules = Writer(p), p.game.match
    kept = [_counter(p, counter) for counter in rules.counters[1:]]
    if kept:
        w.line(w.say("match.counters", names=p.book.listed(kept)))
    w.bullets(_mark(p, mark) for mark in rules.marks)
    for title in rules.titles:
        w.line(w.say("match.title", name=p.book.title(title.names), when=p.condition(title.when)))
    best = w.say("match.fewest" if rules.fewest else "match.most", what=p.what(rules.winner_count))
    w.line(w.say("match.ends", when=p.condition(rules.ends)), best)
    w.line(*_dealers(p))
    if rules.losers_pay:
        w.line(w.say("match.pay"))
    if rules.pool.ante:
        w.line(w.say("match.pool", name=p.book.title(rules.pool.name), chips=rules.pool.ante))
    if rules.pool.stake:
        w.line(w.say("match.pool.stake", name=p.book.title(rules.pool.name), chips=rules.pool.stake))
    for mark in rules.marks:
        w.cited(mark.citation, p.book.title(mark.name))
    w.cite("match")
    return w.section("head.match")


def _counter(p: ConditionWords, counter: Counter) -> str:
    name = p.book.title(counter.name)
    notes = []
    if counter.last:
        notes.append(p.book.say("match.last", deals=p.book.count("deal", counter.last)).rstrip("."))
    if counter.grows is not None:
        notes.append(p.book.say("match.grows", points=p.points(counter.grows)))
    return f"{name} ({'; '.join(notes)})" if notes else name


def _mark(p: ConditionWords, mark: Mark) -> str:
    return p.book.say(
        "mark",
        name=p.book.title(mark.name),
        when=p.condition(mark.when),
        effects=p.book.listed(_mark_effects(p, mark)),
    )


def _mark_effects(p: ConditionWords, mark: Mark) -> Iterator[str]:
    if mark.adds:
        what = p.book.listed(p.counter(counter, number) for counter, number in mark.adds)
        others = "mark.other" if len(p.game.seats.sides) == 2 else "mark.others"
        yield p.book.say(others if mark.to_others else "mark.gets", what=what)
    if mark.takes:
        what = p.book.listed(p.counter(counter, number) for counter, number in mark.takes)
        yield p.book.say("mark.loses", what=what)
    if mark.clears:
        names = (p.book.title(p.game.match.counters[counter].name) for counter in mark.clears)
        yield p.book.say("mark.clears", names=p.book.listed(names))


def _dealers(p: ConditionWords) -> Iterator[str]:
    rules = p.game.match
    if rules.lot is Lot.LOWEST_CARD:
        yield p.book.say("match.lot")
    yield p.book.say("match.next", seat=p.seat(rules.next_dealer))
    if rules.next_dealer_after_draw not in (None, rules.next_dealer):
        yield p.book.say("match.next.draw", seat=p.seat(rules.next_dealer_after_draw or rules.next_dealer))
