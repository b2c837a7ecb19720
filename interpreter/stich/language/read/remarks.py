"""Every word of a spec on where its rules stand in the sources, what is conjecture, and what is noted for readers.

Place in the pipeline: part of ``read``.  A power, a row, a transfer has its citation with it, and a section its
evidence; here all of them are listed, with those of rules that the model has no part for, or none of their own (a card
turned up, a guard, the right to give up, a choice).  Must not know what a rule says.
"""

from __future__ import annotations

from stich.language.model.game import Remark
from stich.language.model.names import Citation, Names
from stich.language.read.draft import Draft, citation, prose, text
from stich.language.read.headers import section_evidence
from stich.language.text.nodes import Mapping
from stich.language.text.spots import Located, spots

SAID = frozenset({"source", "conjecture", "note"})
BY_KEY = frozenset({"choice", "dialogue", "heap", "honour", "meld", "melds", "pool", "power", "state", "work"})
"""What stands under its name."""
KEPT = frozenset(
    {"bonus", "contract", "dialogue", "evidence", "example", "heap", "honour", "meld", "melds", "power", "row",
     "step-row", "tier", "transfer", "work"}
)  # fmt: skip
"""What keeps its own citation in the model."""


def read_remarks(draft: Draft) -> tuple[Remark, ...]:
    """What sections, works and single rules say of their sources, in the order of the spec."""
    found = (_remark(draft, spot, spot.node) for spot in spots(draft.tree) if isinstance(spot.node, Mapping))
    return tuple(remark for remark in found if remark is not None)


def _remark(draft: Draft, spot: Located, node: Mapping) -> Remark | None:
    said = _citation(spot, node) if spot.keys & SAID else None
    if not said:
        return None
    section = str(spot.path[0])
    if spot.sort == "evidence":
        section = spot.key
    return Remark(section, _name(draft, spot, node), spot.told, said, spot.sort in KEPT, node.span)


def _citation(spot: Located, node: Mapping) -> Citation:
    if spot.sort == "evidence":
        return section_evidence(node)
    return Citation(note=prose(node.get("note"))) if spot.sort == "work" else citation(node)


def _name(draft: Draft, spot: Located, node: Mapping) -> Names:
    key = spot.key if spot.sort in BY_KEY else text(node.get("name"))
    return draft.called(key, node) if key else Names("")
