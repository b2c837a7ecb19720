"""The section ``bonuses`` read: card points for events of the play.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know how a trick is played.
"""

from __future__ import annotations

from stich.language.conditions.phrases import amount, cards
from stich.language.conditions.terms import AllOf, Amount
from stich.language.conditions.words import Where
from stich.language.model.score import Bonus
from stich.language.read.dialogues import points_gained, when_of
from stich.language.read.draft import Draft, citation, items, key_span, mapping, name_span, names, scalar, text
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Mapping


def read_bonuses(draft: Draft) -> tuple[Bonus, ...]:
    """The bonuses, in the order of the spec."""
    return tuple(_bonus(draft, mapping(item, draft.tree.span)) for item in items(draft.tree.get("bonuses")))


def _bonus(draft: Draft, node: Mapping) -> Bonus:
    name = text(node.get("name"))
    context = Label(name_span(node), f"in the bonus {quoted(name)}")
    scope = draft.scope(Where.BONUS, context)
    which, holding, taking = (scalar(node.get(key)) for key in ("with", "holding", "taking"))
    on_lead = text(node.get("on")) == "lead"
    _check(draft, node, "taking" if on_lead else "holding", context)
    kind, points = points_gained(draft, node)
    return Bonus(
        name=names(name, node),
        on_lead=on_lead,
        card_points=kind,
        amount=amount(points, scope) if points else Amount(),
        cards=cards(which, scope) if which else AllOf(()),
        when=when_of(draft, node, Where.BONUS, context),
        holding=cards(holding, scope) if holding else None,
        taking=cards(taking, scope) if taking else None,
        dialogue=_dialogue(draft, node, on_lead, context),
        citation=citation(node),
        span=name_span(node),
    )


def _check(draft: Draft, node: Mapping, wrong: str, context: Label) -> None:
    if node.get(wrong) is not None:
        draft.report(error("keys-clash", f"{quoted(wrong)} says nothing in this bonus", key_span(node, wrong),
                           more=[Label(key_span(node, "on"), "with this"), context],
                           help="`holding` goes with `on: lead`, `taking` with `on: trick`"))  # fmt: skip


def _dialogue(draft: Draft, node: Mapping, on_lead: bool, context: Label) -> int:
    said = scalar(node.get("dialogue"))
    if said is None:
        return -1
    if not on_lead:
        message = "after a trick the winner is on lead and can speak"
        draft.report(error("keys-clash", message, key_span(node, "dialogue"), more=[context],
                           help="let the dialogue open `on lead`"))  # fmt: skip
    if said.text not in draft.dialogues:
        draft.unknown("dialogue", said, draft.dialogues)
    return draft.dialogues.get(said.text, -1)
