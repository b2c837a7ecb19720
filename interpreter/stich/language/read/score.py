"""The sections ``card points`` and ``score`` read: what cards count, and awards.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know the play.
"""

from __future__ import annotations

from stich.language.conditions.phrases import amount, cards, condition
from stich.language.conditions.terms import Always, Amount
from stich.language.conditions.words import Where
from stich.language.model.names import Names
from stich.language.model.score import Award, CardPoints, Tier
from stich.language.read.draft import Draft, citation, entries, items, mapping, name_span, names, number, scalar, text
from stich.language.text.diagnostics import Label, quoted
from stich.language.text.nodes import Mapping


def read_card_points(draft: Draft) -> tuple[CardPoints, ...]:
    """The kinds of card points."""
    found: list[CardPoints] = []
    for entry in entries(draft.section("card points")):
        values = entries(mapping(entry.value, entry.key.span))
        scope = draft.scope(Where.CARD_POINTS, Label(entry.key.span, f"in {quoted(entry.key.text)}"))
        found.append(CardPoints(Names(entry.key.text), tuple((cards(v.key, scope), number(v.value)) for v in values)))
    return tuple(found)


# --- awards -----------------------------------------------------------------------------------------------------------


def read_score(draft: Draft) -> tuple[Tier, ...]:
    """What a deal brings: tiers of which one award is given, single awards being tiers of one."""
    tiers: list[Tier] = []
    for item in items(draft.tree.get("score")):
        node = mapping(item, draft.tree.span)
        first = node.get("first of")
        group = items(first) if first is not None else (node,)
        tiers.append(Tier(tuple(_award(draft, mapping(award, node.span)) for award in group)))
    return tuple(tiers)


def _award(draft: Draft, node: Mapping) -> Award:
    name = text(node.get("name"))
    points, when = scalar(node.get("points")), scalar(node.get("when"))
    scope = draft.scope(Where.AWARD, Label(name_span(node), f"in the award {quoted(name)}"))
    return Award(
        name=names(name, node),
        points=amount(points, scope) if points else Amount(),
        when=condition(when, scope) if when else Always(),
        citation=citation(node),
        span=name_span(node),
    )
