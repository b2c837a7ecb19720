"""The sections ``card points`` and ``score`` read: what cards count, and awards.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know the play.
"""

from __future__ import annotations

from stich.language.conditions.phrases import cards
from stich.language.conditions.terms import Always, Condition
from stich.language.conditions.words import Where
from stich.language.model.score import CardPoints, PointTable, Tier
from stich.language.read.draft import Draft, entries, mapping, number
from stich.language.read.rows import AWARDS, read_tiers, read_when
from stich.language.text.diagnostics import Label, quoted
from stich.language.text.nodes import Entry, Listing, Node


def read_card_points(draft: Draft) -> tuple[CardPoints, ...]:
    """The kinds of card points."""
    return tuple(_kind(draft, entry) for entry in entries(draft.section("card points")))


def _kind(draft: Draft, entry: Entry) -> CardPoints:
    context = Label(entry.key.span, f"in {quoted(entry.key.text)}")
    if not isinstance(entry.value, Listing):
        return CardPoints(draft.called(entry.key.text), (_table(draft, entry.value, Always(), context),))
    rows = [mapping(item, entry.key.span) for item in entry.value.items]
    whens = [read_when(row, draft.scope(Where.MODE, context)) for row in rows]
    tables = (_table(draft, row.get("values"), when, context) for row, when in zip(rows, whens, strict=True))
    return CardPoints(draft.called(entry.key.text), tuple(tables))


def _table(draft: Draft, node: Node | None, when: Condition, context: Label) -> PointTable:
    scope, values = draft.scope(Where.CARD_POINTS, context), entries(mapping(node, context.span))
    return PointTable(tuple((cards(value.key, scope), number(value.value)) for value in values), when)


def read_score(draft: Draft) -> tuple[Tier, ...]:
    """What a deal brings: tiers of which one award is given, single awards being tiers of one."""
    return read_tiers(draft, draft.tree.get("score"), AWARDS)
