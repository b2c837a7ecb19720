"""The section of a sheet about the match, from deal to deal: the slate and its marks, who deals, the end.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.model.match import Lot, Pool, Total
from stich.language.model.score import Tier
from stich.messages.book import digits
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import told


def match(p: ConditionWords) -> tuple[Section, ...]:
    """From deal to deal: totals and pools, who deals, and the end."""
    w, rules = Writer(p), p.game.match
    kept = [_total(p, total) for total in rules.totals[1:]]
    if kept:
        w.line(w.say("match-totals", names=p.book.listed(kept)))
    if rules.pools:
        w.line(w.say("match-pools", names=p.book.listed(_pool(p, pool) for pool in rules.pools)))
    _rows(w, "match-before_each", rules.before_each)
    _rows(w, "match-marks", rules.marks)
    for title in rules.titles:
        w.line(w.say("match-title", name=p.book.title(title.names), when=p.condition(title.when)))
    best = p.book.title(rules.totals[rules.winner].name)
    w.line(
        w.say("match-ends", when=p.condition(rules.ends)),
        w.say("match-fewest" if rules.fewest else "match-most", what=best),
    )
    if rules.at_once:
        w.line(w.say("match-at_once"))
    _rows(w, "match-at_the_end", rules.at_the_end)
    w.line(*_dealers(p))
    for title in rules.titles:
        w.cited(title.citation, p.book.title(title.names))
    w.cite("match")
    return w.section("head-match")


def _total(p: ConditionWords, total: Total) -> str:
    name = p.book.title(total.name)
    notes = []
    if total.last:
        notes.append(p.book.say("match-last", deals=p.book.count("deal", total.last)).rstrip("."))
    if total.grows is not None:
        notes.append(p.book.say("match-grows", points=p.points(total.grows)))
    return p.book.say("noted", text=name, note="; ".join(notes)) if notes else name


def _pool(p: ConditionWords, pool: Pool) -> str:
    name = p.book.title(pool.name)
    return p.book.say("match-pool-start", name=name, number=digits(pool.start)) if pool.start else name


def _rows(w: Writer, key: str, tiers: tuple[Tier, ...]) -> None:
    if tiers:
        w.caption(key)
        w.bullets(told(w.p, tiers))
    for row in (row for tier in tiers for row in tier.rows):
        w.cited(row.citation, w.p.book.title(row.name))


def _dealers(p: ConditionWords) -> Iterator[str]:
    rules = p.game.match
    if rules.lot is Lot.LOWEST_CARD:
        yield p.book.say("match-lot")
    yield p.book.say("match-next", seat=p.seat(rules.next_dealer))
    if rules.next_dealer_after_draw not in (None, rules.next_dealer):
        yield p.book.say("match-next-draw", seat=p.seat(rules.next_dealer_after_draw or rules.next_dealer))
