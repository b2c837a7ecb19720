"""The steps of a deal before the first lead.

Place in the pipeline: part of ``resolve``; reads ``deal``.  Must not know the play of the tricks.
"""

from __future__ import annotations

import re

from interpreter.spec.diagnostics import Label, error, quoted
from interpreter.spec.draft import (
    Draft,
    citation,
    entries,
    flag,
    items,
    key_span,
    mapping,
    names,
    number,
    scalar,
    text,
)
from interpreter.spec.model import (
    BindFaceUp,
    Binding,
    BindingKind,
    Cut,
    DealCards,
    Give,
    Names,
    Place,
    Speak,
    Step,
    Transfer,
    TurnUp,
)
from interpreter.spec.nodes import Entry, Listing, Mapping, Node, Scalar
from interpreter.spec.phrases import cards, condition, order, seat
from interpreter.spec.terms import AllOf, Always, Role, SeatRef
from interpreter.spec.words import Where

ABOUT = ("source", "conjecture", "note")
TO_THE_END = 99
MAX_DEALT = 200
FIRST = re.compile(r"first ([0-9]{1,4})")
PLACES = {"turned up": Place.TURNED, "laid out": Place.EXPOSED, "stock": Place.STOCK, "aside": Place.ASIDE}
FACE_UP = re.compile(r"suit of the (lowest|highest) face-up card")


# --- bindings ---------------------------------------------------------------------------------------------------------


def declared_bindings(tree: Mapping) -> list[tuple[Scalar, Binding]]:
    """Every binding that a step of the deal makes, with the place that names it."""
    found: list[tuple[Scalar, Binding]] = []
    for step in items(tree.get("deal")):
        for kind, entry in mapping(step, tree.span).entries.items():
            body = mapping(entry.value, entry.key.span)
            name = scalar(body.get("bind"))
            if kind == "turn up" and name:
                found.append((name, Binding(Names(name.text), BindingKind.SUITS, _suits(body))))
            elif kind == "bind":
                found += [(e.key, _face_up_binding(e)) for e in entries(body, "ties", *ABOUT)]
    return found


def _face_up_binding(entry: Entry) -> Binding:
    return Binding(Names(entry.key.text), BindingKind.SUITS, 1)


def _suits(node: Mapping) -> int:
    first = text(node.get("until"), "1").split(" ")[0]
    return int(first) if first.isdecimal() and len(first) < 3 else 1


# --- steps ------------------------------------------------------------------------------------------------------------


def resolve_steps(draft: Draft) -> tuple[Step, ...]:
    """The steps in order, each spread over as many as it stands for."""
    steps: list[Step] = []
    for item in items(draft.tree.get("deal")):
        for kind, entry in mapping(item, draft.tree.span).entries.items():
            steps += _step(draft, kind, entry, steps)
    return tuple(steps)


def _step(draft: Draft, kind: str, entry: Entry, before: list[Step]) -> list[Step]:
    body = mapping(entry.value, entry.key.span)
    match kind:
        case "cut":
            return [_cut(draft, body, entry)]
        case "deal":
            return [_deal(draft, body, entry, before)]
        case "turn up":
            return [_turn_up(draft, body, entry)]
        case "bind":
            return [_bind(draft, e, body, entry) for e in entries(body, "ties", *ABOUT)]
        case "transfer":
            return [_transfer(draft, body, entry)]
        case "dialogue":
            return _speak(draft, entry)
    return []


def _cut(draft: Draft, node: Mapping, entry: Entry) -> Cut:
    by, lays_out = scalar(node.get("by")), scalar(node.get("lays out"))
    scope = draft.scope(Where.CUT)
    return Cut(
        by=seat(by, scope) if by else SeatRef(Role.DEALER, -1),
        looks=number(node.get("looks at")),
        lays_out=cards(lays_out, scope) if lays_out else None,
        span=entry.key.span,
    )


def _deal(draft: Draft, node: Mapping, entry: Entry, before: list[Step]) -> DealCards:
    first, last = _receivers(draft, node, before)
    count = min(number(node.get("cards"), 1), MAX_DEALT)
    face_up = number(node.get("face up"))
    if face_up > count:
        draft.report(error("cards-do-not-fit", f"{face_up} of {count} cards cannot lie face up",
                           key_span(node, "face up")))  # fmt: skip
    return DealCards(_packets(draft, node, count), face_up, first, last, span=entry.key.span)


def _packets(draft: Draft, node: Mapping, count: int) -> tuple[int, ...]:
    """Sizes of the packets: as listed, or equal with a smaller last one; all at once where nothing is said."""
    said = node.get("packets")
    if isinstance(said, Listing):
        sizes = tuple(number(n) for n in said.items)
        if sum(sizes) != count:
            message = f"the packets hold {sum(sizes)} cards, but {count} are dealt"
            draft.report(error("cards-do-not-fit", message, said.span, more=[Label(key_span(node, "cards"), "")]))
        return sizes
    size = max(1, number(said, count))
    whole, rest = divmod(count, size)
    return (size,) * whole + ((rest,) if rest else ())


def _receivers(draft: Draft, node: Mapping, before: list[Step]) -> tuple[int, int]:
    to = text(node.get("to"), "all")
    if to == "the rest":
        served = [step.last for step in before if isinstance(step, DealCards) and step.last < TO_THE_END]
        return (served or [0])[-1], TO_THE_END
    if said := FIRST.fullmatch(to):
        seats = draft.section("seats")
        playing = number(seats.get("playing"), number(seats.get("players"), 4))
        last = int(said[1])
        if not 0 < last <= playing:
            draft.report(error("cards-do-not-fit", f"there are no first {last} of {playing} players",
                               key_span(node, "to")))  # fmt: skip
        return 0, last
    return 0, TO_THE_END


def _turn_up(draft: Draft, node: Mapping, entry: Entry) -> TurnUp:
    keep = scalar(node.get("keep"))
    return TurnUp(
        binding=draft.words.bindings.get(text(node.get("bind")), -1),
        suits=_suits(node),
        keep=order(keep, draft.scope(Where.KEEP)) if keep else (),
        redeal_after=number(node.get("throw in after")),
        redeal_when_empty=flag(node.get("throw in when empty")),
        under_stock=node.get("then") is not None,
        span=entry.key.span,
    )


def _bind(draft: Draft, bound: Entry, node: Mapping, entry: Entry) -> BindFaceUp:
    phrase = FACE_UP.fullmatch(" ".join(text(bound.value).split()))
    if phrase is None:
        help = "say `suit of the lowest face-up card` or `suit of the highest face-up card`"
        message = f"{quoted(text(bound.value))} binds nothing"
        draft.report(error("condition-syntax", message, bound.value.span, help=help))
    return BindFaceUp(
        binding=draft.words.bindings.get(bound.key.text, -1),
        highest=phrase is not None and phrase[1] == "highest",
        last_dealt=text(node.get("ties")) == "last dealt",
        span=entry.key.span,
    )


def _transfer(draft: Draft, node: Mapping, entry: Entry) -> Transfer:
    first, takes = scalar(node.get("first")), scalar(node.get("takes"))
    name = text(node.get("name"))
    context = Label(entry.key.span, f"in the transfer {quoted(name)}")
    scope = draft.scope(Where.GIVE, context)
    return Transfer(
        name=names(name, node),
        first=seat(first, draft.scope(Where.STEP, context)) if first else SeatRef(Role.FOREHAND),
        gives=_gives(draft, node.get("gives"), context),
        takes=cards(takes, scope) if takes else AllOf(()),
        place=PLACES.get(text(node.get("from")), Place.TURNED),
        citation=citation(node),
        span=entry.key.span,
    )


def _gives(draft: Draft, node: Node | None, context: Label) -> tuple[Give, ...]:
    scope = draft.scope(Where.GIVE, context)
    gives: list[Give] = []
    for item in items(node):
        body = mapping(item, item.span)
        given = scalar(item) or scalar(body.get("cards"))
        when = scalar(body.get("when"))
        if given:
            gives.append(Give(cards(given, scope), condition(when, scope) if when else Always()))
    return tuple(gives)


def _speak(draft: Draft, entry: Entry) -> list[Step]:
    name = scalar(entry.value)
    if name is None:
        return []
    if name.text not in draft.dialogues:
        draft.unknown("dialogue", name, draft.dialogues)
        return []
    return [Speak(draft.dialogues[name.text], span=entry.key.span)]
