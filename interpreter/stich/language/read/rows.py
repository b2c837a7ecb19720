"""Rows read: what one gets, pays and counts, in whatever list of the spec they stand.

Place in the pipeline: part of ``read``, on the ground of ``draft``; the sections that hold rows stand on it.  Must not
know when a row is weighed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stich.language.conditions import phrases
from stich.language.conditions.kinds import Circle, Group, Quantifier
from stich.language.conditions.measures import Measure
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import Always, Condition, Constant, Many, Member, Party, SeatRef, SideOf, Whom
from stich.language.conditions.words import Question, Where, in_number
from stich.language.model.names import Names
from stich.language.model.play import Concession
from stich.language.model.score import Account, Change, Doing, FromPool, Row, Tier, WhoPlayed
from stich.language.read.draft import (
    Draft,
    citation,
    entries,
    flag,
    items,
    key_span,
    mapping,
    name_span,
    prose,
    scalar,
    split,
    text,
)
from stich.language.read.numbers import read_number
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Mapping, Node, Scalar

DOINGS = {"gains": Doing.GAINS, "loses": Doing.LOSES, "sets": Doing.SETS}
NEEDED = {"from": ("points", "concedes"), "to": ("pays",)}
"""Keys of a row that say nothing without another one, of these."""

TOTALS = frozenset({Measure.TOTAL})
COUNTS = TOTALS | {Measure.COUNTER}
ALL_COUNTS = COUNTS | {Measure.POINTS}


@dataclass(frozen=True, slots=True)
class RowPlace:
    """A list in which rows stand: what its phrases know, what one of them is called, what it may change."""

    where: Where
    what: str
    counts: frozenset[Measure] = TOTALS


AWARDS = RowPlace(Where.SCORE, "row", COUNTS)
STEP_ROWS = RowPlace(Where.STEP_ROW, "row", COUNTS)
BEFORE_EACH = RowPlace(Where.BEFORE_DEAL, "row")
MARKS = RowPlace(Where.MARK, "mark")
AT_THE_END = RowPlace(Where.AT_THE_END, "row")


# --- lists of rows ----------------------------------------------------------------------------------------------------


def read_tiers(draft: Draft, node: Node | None, place: RowPlace) -> tuple[Tier, ...]:
    """A list of rows; a row that stands alone is a tier of one."""
    return tuple(read_tier(draft, mapping(item, draft.tree.span), place) for item in items(node))


def read_tier(draft: Draft, node: Mapping, place: RowPlace) -> Tier:
    """An item of such a list: a row, or the rows of which the first that holds counts."""
    first = node.get("first of")
    group = [mapping(item, node.span) for item in (items(first) if first is not None else (node,))]
    whom = read_for(draft, node, draft.scope(place.where, question=Question.NOBODY))
    return Tier(tuple(_listed(draft, row, place, whom) for row in group), whom)


def read_for(draft: Draft, node: Mapping, scope: Scope) -> Whom | None:
    """Whom a row is weighed for, if it says so."""
    said = scalar(node.get("for"))
    if said is None:
        return None
    return _one_of(draft, said, scope)


def in_question(whom: Whom | None) -> Question | None:
    """Who is in question where something is weighed for them; nothing where it is not said."""
    match whom:
        case None:
            return None
        case SeatRef() | Many(group=Group.SEATS):
            return Question.SEAT
        case Many() | Circle() | SideOf() | Member():
            return Question.SIDE
        case Party():
            return Question.PARTY


def _listed(draft: Draft, node: Mapping, place: RowPlace, whom: Whom | None) -> Row:
    context = Label(name_span(node), f"in the {place.what} {quoted(text(node.get('name')))}")
    scope = draft.scope(place.where, context, question=in_question(whom))
    called = draft.called(text(node.get("name")), node)
    if place is not AWARDS and node.get("given up") is not None:
        scope.report(error("keys-clash", f"{quoted('given up')} is for rows of `score`", key_span(node, "given up"),
                           more=scope.context, help="delete it"))  # fmt: skip
    return read_row(draft, node, called, read_when(node, scope), scope, place.counts)


# --- a row ------------------------------------------------------------------------------------------------------------


def read_row(
    draft: Draft, node: Mapping, called: Names, when: Condition, scope: Scope, counts: frozenset[Measure]
) -> Row:
    """A row with all it says, ``counts`` being what it may change."""
    _check_keys(node, scope)
    points = read_number(node.get("points"), scope)
    return Row(
        name=called,
        when=when,
        points=points,
        source=None if points is None else _account(draft, node, "from", scope),
        pays=read_number(node.get("pays"), scope),
        to=_account(draft, node, "to", scope),
        changes=tuple(_changes(draft, node, scope, counts)),
        clears=tuple(find_total(draft, word) for word in split(node.get("clears"))),
        given_up=flag(node.get("given up")),
        citation=citation(node),
        says=prose(node.get("says")),
        span=name_span(node),
    )


def read_when(node: Mapping, scope: Scope, key: str = "when") -> Condition:
    """The condition under a key; always without it."""
    said = scalar(node.get(key))
    return phrases.condition(said, scope) if said else Always()


def _check_keys(node: Mapping, scope: Scope) -> None:
    for key, needed in NEEDED.items():
        if node.get(key) is not None and not any(node.get(other) is not None for other in needed):
            scope.report(error("keys-clash", f"{quoted(key)} says nothing without {quoted(needed[0])}",
                               key_span(node, key), more=scope.context, help=f"add {quoted(needed[0])}"))  # fmt: skip


# --- accounts ---------------------------------------------------------------------------------------------------------


def _account(draft: Draft, node: Mapping, key: str, scope: Scope) -> Account | None:
    said = scalar(node.get(key))
    if said is None:
        return None
    known = len(draft.faults)
    account = phrases.account(said, scope)
    if isinstance(account, phrases.PoolNamed):
        return FromPool(account.index)
    if isinstance(account, phrases.PlayedBy):
        return WhoPlayed(account.cards)
    if len(draft.faults) == known:
        _check_account(draft, account, said, scope)
    return account


def _one_of(draft: Draft, said: Scalar, scope: Scope) -> Whom:
    """A seat, a side, or each of several by himself."""
    known = len(draft.faults)
    whom = phrases.whom(said, scope)
    if len(draft.faults) == known:
        _check_account(draft, whom, said, scope)
    return whom


def _check_account(draft: Draft, whom: Whom, said: Scalar, scope: Scope) -> None:
    """Report who is not a seat, a side, or each of several by himself: a title may be that of several sides."""
    together = whom in (Circle.OTHERS, Circle.ALL) or isinstance(whom, Party)
    some = isinstance(whom, Many) and whom.quantifier is not Quantifier.EACH
    titled = said.text in mapping(draft.section("match").get("titles"), draft.tree.span).entries
    if together or some or titled:
        label = "several sides may have the title" if titled else "a seat, a side, or each of several by himself"
        help = "say `each side`, `each other side`, `each seat`, or name one"
        party = whom if isinstance(whom, Party) else whom.party if isinstance(whom, Many) else None
        if party is not None and party.span is not None:
            help = f"say `each of {party.span.text}`"
        scope.report(error("several-accounts", f"{quoted(said.text)} has no account of its own", said.span, label,
                           more=scope.context, help=help))  # fmt: skip


def read_concession(draft: Draft, node: Mapping, key: str, scope: Scope) -> Concession | None:
    """What giving a deal up is worth, the number standing under ``key``, and who pays it."""
    worth, said = read_number(node.get(key), scope), scalar(node.get("from"))
    if worth is None:
        return None
    if said is None:
        return Concession(worth)
    if node.get("points") is not None:
        scope.report(error("keys-clash", "both what is given up and the points could come from there",
                           key_span(node, "from"), more=scope.context, help="make it two choices"))  # fmt: skip
    return Concession(worth, _one_of(draft, said, scope))


# --- counts -----------------------------------------------------------------------------------------------------------


def _changes(draft: Draft, node: Mapping, scope: Scope, counts: frozenset[Measure]) -> Iterator[Change]:
    for key, doing in DOINGS.items():
        for entry in entries(mapping(node.get(key), node.span)):
            measure, index = find_count(draft, entry.key, counts)
            yield Change(doing, measure, index, read_number(entry.value, scope) or Constant(0))


def find_count(draft: Draft, name: Scalar, counts: frozenset[Measure]) -> tuple[Measure, int]:
    """What is counted under a name, plural or singular, of the measures that may be meant."""
    words = draft.words
    tables = ((Measure.POINTS, words.card_points), (Measure.COUNTER, words.counters), (Measure.TOTAL, words.totals))
    for measure, table in tables:
        found = in_number(name.text, table)
        if measure in counts and found is not None:
            return measure, table[found]
    if in_number(name.text, words.card_points) is not None:
        draft.report(error("not-known-here", f"{quoted(name.text)} are counted when this is weighed", name.span,
                           help="say `points: …`; card points are gained under `bonuses` and by choices"))  # fmt: skip
        return Measure.TOTAL, 0
    draft.unknown("count", name, [word for measure, table in tables if measure in counts for word in table])
    return Measure.TOTAL, 0


def find_total(draft: Draft, name: Scalar) -> int:
    """The index of a running total by its name, plural or singular."""
    totals = draft.words.totals
    found = in_number(name.text, totals)
    if found is None:
        draft.unknown("total", name, totals)
    return totals[found] if found is not None else 0
