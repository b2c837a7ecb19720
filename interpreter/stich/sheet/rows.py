"""The rows of a spec in words: what somebody gets, pays and counts, and when.

Place in the pipeline: over ``conditions``; read by whatever section has rows.  It must not know which lists of rows
there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Circle, Group, Quantifier, Role
from stich.language.conditions.measures import Measure
from stich.language.conditions.walks import asks, within
from stich.language.model.bindings import Bind
from stich.language.model.names import Text
from stich.language.model.play import Concession
from stich.language.model.score import Account, Change, Doing, FromPool, Row, Tier
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import in_own_words
from stich.sheet.whom import EACH_SIDE

# --- lists of rows ----------------------------------------------------------------------------------------------------


def told(p: ConditionWords, tiers: Iterable[Tier], also: Sequence[str] = ()) -> Iterator[str]:
    """Each row as a sentence, with what it does besides; of several of which the first that holds counts all in one."""
    for tier in tiers:
        rows = [told_row(p, row, tier.whom, also) for row in tier.rows]
        yield rows[0] if len(rows) == 1 else p.book.say("rows-first_of", rows="; ".join(rows))


def told_row(p: ConditionWords, row: Row, whom: t.Whom | None, also: Sequence[str] = ()) -> str:
    """A row as a sentence: the author's, if the spec has one."""
    if row.says:
        return p.book.say("colon", name=p.book.title(row.name, "award"), text=authored(p, row.says))
    say, name = p.book.say, p.book.title(row.name, "award")
    asked, when = p.weighing(whom), condition_of(p.weighing(whom), row)
    done = p.book.listed([*effects(asked, row), *also])
    if not when:
        return say("row", name=name, who=p.whom(whom or EACH_SIDE), effects=done)
    who = asked.one(Circle.THIS) if _speaks_of_him(row.when) else p.whom(whom or EACH_SIDE)
    return say("row-when", name=name, when=when, who=who, effects=done)


def authored(p: ConditionWords, says: Text) -> str:
    """What the author says in his own words, marked as his."""
    return p.book.say("authored", text=in_own_words(p.book, says))


def _speaks_of_him(when: t.Condition) -> bool:
    """Whether a condition asks about whom it is weighed for."""
    his = (Circle.THIS, Circle.SIDE, Circle.OTHER_SIDE, Circle.OTHERS, t.ConditionDefined, t.NumberDefined)
    return asks(when, *his) or any(_is_his(part) for part in within(when))


def _is_his(part: object) -> bool:
    if isinstance(part, t.Many):
        return part.than is not None
    return isinstance(part, t.SeatRef) and part.role is Role.SEAT


def condition_of(p: ConditionWords, row: Row, spelled: bool = False) -> str:
    """When a row holds; nothing if it always does.  ``spelled``: a long one as a list of cases."""
    parts: list[str] = [p.book.phrase("row-given_up")] if row.given_up else []
    if row.when != t.Always():
        inner = p.spelled(row.when) if spelled and not parts else p.condition(row.when)
        parts.append(p.book.phrase("bracketed", text=inner) if parts and isinstance(row.when, t.Or) else inner)
    return p.book.listed(parts)


# --- what a row does --------------------------------------------------------------------------------------------------


def effects(p: ConditionWords, row: Row) -> Iterator[str]:
    """What he gets, pays and counts for whom the row holds, each as a predicate: ``gets 3 points``."""
    if row.points is not None:
        yield gets(p, row.points, row.source)
    if row.pays is not None:
        yield _moved(p, "pays", row.pays, row.to)
    yield from (_change(p, change) for change in row.changes)
    if row.clears:
        names = (p.book.title(p.game.match.totals[total].name) for total in row.clears)
        yield p.book.say("row-clears", names=p.book.listed(names))


def gets(p: ConditionWords, points: t.Number, source: Account | None) -> str:
    """That one gets so many, and from whom."""
    return _moved(p, "gets", points, source)


def _moved(p: ConditionWords, verb: str, points: t.Number, account: Account | None) -> str:
    said = p.points(points)
    if account is None:
        return p.book.say(f"row-{verb}", points=said)
    kind = "whom"
    if isinstance(account, FromPool):
        kind = "all" if points == t.Count(Measure.POOL, account.pool) else "pool"
    return p.book.say(f"row-{verb}-{kind}", points=said, whom=p.account(account))


def _change(p: ConditionWords, change: Change) -> str:
    doing, name = f"row-{change.doing.name.lower()}", p.what(change.measure, change.index)
    if change.doing is Doing.SETS or not isinstance(change.number, t.Constant):
        return p.book.say(f"{doing}-number", name=name, number=p.amount(change.number))
    return p.book.say(doing, what=p.so_many(change.measure, change.index, change.number.number))


def conceded(p: ConditionWords, concession: Concession) -> dict[str, object]:
    """Who gets something when a deal is given up, and what; words for a sentence."""
    others = p.whom(t.Many(Quantifier.EACH, Group.SIDES, Circle.THIS))
    account = concession.source
    source = Circle.SIDE if account is Circle.THIS else account
    return {"others": others, "gets": gets(p, concession.worth, source)}


def bound(p: ConditionWords, bind: Bind) -> str:
    """A name that gets a value."""
    known = p.game.bindings[bind.name]
    if known.kind is BindingKind.FLAG and bind.value:
        return p.book.say("defined", name=p.defined(known.name))
    if bind.seat == t.SeatRef(Role.SPEAKER):
        return p.book.say("says-bind-speaker", name=p.binding(bind.name))
    return p.book.say("says-bind", name=p.binding(bind.name), value=bound_to(p, bind))


def bound_to(p: ConditionWords, bind: Bind) -> str:
    """The value that a name gets."""
    if bind.seat is not None:
        return p.seat(bind.seat)
    if bind.binding >= 0:
        return p.binding(bind.binding)
    if bind.its_suit:
        return p.book.say("value-its_suit")
    return p.values(bind.name, bind.value) if bind.value else p.book.say("value-none")
