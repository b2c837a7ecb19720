"""The sections ``play`` and ``deal ends`` read: phases, what may be played, how a deal ends.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know scoring.
"""

from __future__ import annotations

from stich.language.conditions.kinds import Moment, Role
from stich.language.conditions.phrases import cards, condition, exemption, guard, rung, seat
from stich.language.conditions.terms import Always, Exemption, Guard, Now, SeatRef
from stich.language.conditions.words import Where
from stich.language.model.play import Draw, Phase, Play, Rung
from stich.language.read.draft import Draft, flag, items, key_span, mapping, name_span, number, prose, scalar, text
from stich.language.read.rows import read_concession, read_when
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Mapping, Node, Scalar

HANGING = frozenset({"when", "if", "unless"})

# --- play -------------------------------------------------------------------------------------------------------------


def read_play(draft: Draft) -> Play:
    """The play of the tricks."""
    node = draft.section("play")
    leader, ends = scalar(node.get("leader")), scalar(draft.tree.get("deal ends"))
    lone = scalar(node.get("lone"))
    concede = node.get("concede")
    giving_up, giving_scope = mapping(concede, node.span), draft.scope(Where.CONCEDE)
    return Play(
        leader=_leader(draft, leader) if leader else SeatRef(Role.FOREHAND),
        phases=_phases(draft, node),
        guards=tuple(_guards(draft, node)),
        exempt=_exempt(draft, node),
        guards_say=tuple(prose(mapping(item, node.span).get("says")) for item in _guarded(node)),
        final=text(draft.tree.get("resolve")) == "final",
        passes=flag(node.get("pass")),
        lone=cards(lone, draft.scope(Where.LONE)) if lone else None,
        face_down=_face_down(draft, scalar(node.get("face down"))),
        concede_when=read_when(giving_up, giving_scope) if concede is not None else None,
        concede=read_concession(draft, giving_up, "for", giving_scope),
        concede_span=key_span(node, "concede"),
        ends=condition(ends, draft.scope(Where.ENDS)) if ends else Now(Moment.ALL_PLAYED),
        ends_span=ends.span if ends else None,
    )


def _leader(draft: Draft, said: Scalar) -> SeatRef:
    """Who leads first; a seat, of which steps of the deal tell while what it is that."""
    if HANGING.isdisjoint(said.text.split()):
        return seat(said, draft.scope(Where.LEADER))
    help = "let steps of the deal bind a name, each with its `when`: `bind: {opener: forehand, when: trump is named}`"
    draft.report(error("condition-syntax", "the first leader has no condition", said.span, help=help))
    return SeatRef(Role.FOREHAND)


def _phases(draft: Draft, node: Mapping) -> tuple[Phase, ...]:
    if node.get("phases") is None:
        span = key_span(node, "legal")
        return (Phase(draft.called("play"), _legal(draft, node), Always(False), span=span),)
    return tuple(_phase(draft, mapping(item, node.span)) for item in items(node.get("phases")))


def _phase(draft: Draft, node: Mapping) -> Phase:
    name = text(node.get("name"))
    context = Label(name_span(node), f"in the phase {quoted(name)}")
    return Phase(
        name=draft.called(name, node),
        legal=_legal(draft, node),
        until=read_when(node, draft.scope(Where.UNTIL, context), "until") if node.get("until") else Always(False),
        draw=_draw(node.get("draw")),
        span=name_span(node),
    )


def _draw(node: Node | None) -> Draw | None:
    body = node if isinstance(node, Mapping) else None
    cards = number(body.get("cards") if body else node)
    return Draw(cards, body is not None and body.get("top card") is not None) if cards else None


def _legal(draft: Draft, node: Mapping) -> tuple[Rung, ...]:
    rungs: list[Rung] = []
    for item in items(node.get("legal")):
        body = mapping(item, node.span)
        said, plays = scalar(item) or scalar(body.get("holding")), scalar(body.get("may play"))
        scope = draft.scope(Where.LEGAL)
        if said:
            holding, when = rung(said, scope)
            rungs.append(Rung(holding, cards(plays, scope) if plays else None, when, said.span))
    return tuple(rungs)


def _exempt(draft: Draft, node: Mapping) -> tuple[Exemption, ...]:
    said = [scalar(item) or scalar(mapping(item, node.span).get("exempt")) for item in items(node.get("exempt"))]
    return tuple(exemption(phrase, draft.scope(Where.EXEMPTION)) for phrase in said if phrase)


def _guards(draft: Draft, node: Mapping) -> list[Guard]:
    said = (scalar(item) or scalar(mapping(item, node.span).get("guard")) for item in _guarded(node))
    return [guard(phrase, draft.scope(Where.GUARD)) for phrase in said if phrase]


def _guarded(node: Mapping) -> list[Node]:
    """The items of ``guards`` that say a guard."""
    said = items(node.get("guards"))
    return [item for item in said if scalar(item) or scalar(mapping(item, node.span).get("guard"))]


def _face_down(draft: Draft, name: Scalar | None) -> int:
    if name is None:
        return -1
    if name.text not in draft.dialogues:
        draft.unknown("dialogue", name, draft.dialogues)
    return draft.dialogues.get(name.text, -1)
