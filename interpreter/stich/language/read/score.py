"""The sections ``card points`` and ``score`` read: what cards count, and awards.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know the play.
"""

from __future__ import annotations

from stich.language.conditions.phrases import cards
from stich.language.conditions.words import Where
from stich.language.model.names import Names
from stich.language.model.score import CardPoints, Tier
from stich.language.read.draft import Draft, entries, mapping, number
from stich.language.read.rows import AWARDS, read_tiers
from stich.language.text.diagnostics import Label, quoted


def read_card_points(draft: Draft) -> tuple[CardPoints, ...]:
    """The kinds of card points."""
    found: list[CardPoints] = []
    for entry in entries(draft.section("card points")):
        values = entries(mapping(entry.value, entry.key.span))
        scope = draft.scope(Where.CARD_POINTS, Label(entry.key.span, f"in {quoted(entry.key.text)}"))
        found.append(CardPoints(Names(entry.key.text), tuple((cards(v.key, scope), number(v.value)) for v in values)))
    return tuple(found)


def read_score(draft: Draft) -> tuple[Tier, ...]:
    """What a deal brings: tiers of which one award is given, single awards being tiers of one."""
    return read_tiers(draft, draft.tree.get("score"), AWARDS)
