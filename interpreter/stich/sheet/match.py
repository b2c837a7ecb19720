"""The section of a sheet about what goes on from deal to deal: what is paid and marked, who deals next.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.  How a match is won is told
by ``aim``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.kinds import Role
from stich.language.conditions.terms import SeatRef
from stich.language.model.match import Lot
from stich.language.model.score import Tier
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import told


def match(p: ConditionWords) -> tuple[Section, ...]:
    """From deal to deal: who deals, what is marked and paid."""
    w, rules = Writer(p), p.game.match
    w.line(*_dealers(p))
    _rows(w, "match-before_each", rules.before_each)
    _rows(w, "match-marks", rules.marks)
    for title in rules.titles:
        w.line(w.say("match-title", name=p.book.title(title.names), when=p.condition(title.when)))
    _rows(w, "match-at_the_end", rules.at_the_end)
    w.cite("match")
    return w.section("head-match")


def _rows(w: Writer, key: str, tiers: tuple[Tier, ...]) -> None:
    if tiers:
        w.caption(key)
        w.bullets(told(w.p, tiers), numbered=key == "match-marks")


def _dealers(p: ConditionWords) -> Iterator[str]:
    rules = p.game.match
    if rules.lot is Lot.LOWEST_CARD:
        yield p.book.say("match-lot")
    yield p.book.say("match-next", seat=p.seat(rules.next_dealer))
    after_draw = rules.next_dealer_after_draw
    if after_draw not in (None, rules.next_dealer):
        yield p.book.say("match-next-draw", seat=p.seat(after_draw or rules.next_dealer))
    elif rules.next_dealer.role in (Role.WINNER, Role.LOSER):
        yield p.book.say(f"match-next-{rules.next_dealer.role.name.lower()}", seat=p.seat(SeatRef(Role.DEALER)))
