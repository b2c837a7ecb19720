"""The section ``bonuses`` read: rows for events of the play.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know how a trick is played.
"""

from __future__ import annotations

from stich.language.conditions.phrases import cards
from stich.language.conditions.terms import AllOf
from stich.language.conditions.words import Where
from stich.language.model.score import Bonus, Occasion
from stich.language.read.bindings import read_binds
from stich.language.read.draft import Draft, flag, items, mapping, name_span, scalar, text
from stich.language.read.rows import ALL_COUNTS, in_question, read_for, read_row, read_when
from stich.language.text.diagnostics import Label, quoted
from stich.language.text.nodes import Mapping

EVENTS = {"lead": Occasion.LEAD, "play": Occasion.PLAY, "trick": Occasion.TRICK}


def read_bonuses(draft: Draft) -> tuple[Bonus, ...]:
    """The bonuses, in the order of the spec."""
    return tuple(_bonus(draft, mapping(item, draft.tree.span)) for item in items(draft.tree.get("bonuses")))


def _bonus(draft: Draft, node: Mapping) -> Bonus:
    name = text(node.get("name"))
    context = Label(name_span(node), f"in the bonus {quoted(name)}")
    of_event = draft.scope(Where.BONUS, context)
    which = scalar(node.get("with"))
    whom = read_for(draft, node, of_event)
    scope = draft.scope(Where.BONUS, context, question=in_question(whom))
    event = EVENTS.get(text(node.get("on")), Occasion.TRICK)
    return Bonus(
        event=event,
        cards=cards(which, of_event) if which else AllOf(()),
        row=read_row(draft, node, draft.called(name, node), read_when(node, scope), scope, ALL_COUNTS),
        whom=whom,
        binds=tuple(read_binds(draft, node, None, of_event)),
        dialogue=_dialogue(draft, node),
        wins_match=flag(node.get("wins match")),
    )


def _dialogue(draft: Draft, node: Mapping) -> int:
    said = scalar(node.get("dialogue"))
    if said is None:
        return -1
    if said.text not in draft.dialogues:
        draft.unknown("dialogue", said, draft.dialogues)
    return draft.dialogues.get(said.text, -1)
