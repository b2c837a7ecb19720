"""The section of a sheet about the aim: how a match is won, what is chalked up, and what is at stake.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.said import rows_of
from stich.language.conditions import terms as t
from stich.language.conditions.measures import Measure
from stich.language.conditions.walks import within
from stich.language.model.match import Pool, Total
from stich.language.model.score import Row
from stich.messages.book import digits
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def aim(p: ConditionWords) -> tuple[Section, ...]:
    """How a match is won."""
    w, rules = Writer(p), p.game.match
    best = p.what(Measure.TOTAL, rules.winner)
    w.line(
        w.say("match-ends-at_once" if rules.at_once else "match-ends", when=p.condition(rules.ends)),
        w.say("match-fewest" if rules.fewest else "match-most", what=best),
    )
    w.bullets(_total(p, total) for total in rules.totals[1:])
    if rules.pools:
        w.line(w.say("match-pools", names=p.book.listed(_pool(p, pool) for pool in rules.pools)))
    w.line(*_stake(p))
    return w.section("head-aim")


def _total(p: ConditionWords, total: Total) -> str:
    """What is noted on the slate: each point, the points of the last deals, or only what rows mark."""
    kind = "last" if total.last else "points" if total.points else "marks"
    told = p.book.say(f"total-{kind}", name=p.book.title(total.name), deals=p.book.count("deal", total.last))
    if total.grows is None:
        return told
    return f"{told} {p.book.say('total-grows', points=p.points(total.grows))}"


def _pool(p: ConditionWords, pool: Pool) -> str:
    name = p.book.title(pool.name)
    return p.book.say("match-pool-start", name=name, number=digits(pool.start)) if pool.start else name


# --- what is at stake -------------------------------------------------------------------------------------------------


def _stake(p: ConditionWords) -> Iterator[str]:
    """With what stake a deal begins, if the spec speaks of it."""
    match = p.game.match
    raised = any(choice.stake is not None for choice in p.game.choices)
    after_draw = match.stake != match.stake_after_draw
    if not (raised or after_draw or any(_speaks_of_stake(row) for row in rows_of(p.game))):
        return
    yield p.book.say("score-stake-raised" if raised else "score-stake", stake=match.stake)
    if after_draw:
        yield p.book.say("score-stake-draw", after=match.stake_after_draw)


def _speaks_of_stake(row: Row) -> bool:
    numbers = [row.points, row.pays, *(change.number for change in row.changes)]
    parts = (part for term in (row.when, *numbers) if term is not None for part in within(term))
    return any(isinstance(part, t.Count) and part.measure is Measure.STAKE for part in parts)
