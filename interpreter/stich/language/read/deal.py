"""The section ``deal`` read: the steps of a deal before the first lead.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know the play of the tricks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from stich.language.conditions.kinds import BindingKind, Pile, Place, Role
from stich.language.conditions.phrases import cards, condition, order, seat
from stich.language.conditions.terms import AllOf, Always, Condition, SeatRef
from stich.language.conditions.words import Where
from stich.language.model.bindings import Binding
from stich.language.model.contracts import CONTRACT
from stich.language.model.deal import (
    ALL,
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    Give,
    Leave,
    Portion,
    ReckonRow,
    ShowMelds,
    Speak,
    Step,
    Taking,
    Transfer,
    TurnUp,
)
from stich.language.read.bindings import bind_at, kind_of
from stich.language.read.draft import (
    Draft,
    citation,
    entries,
    flag,
    items,
    key_span,
    mapping,
    number,
    scalar,
    text,
)
from stich.language.read.heaps import deal_to_heap, lay_open, pile_meant, pile_named, piles_known
from stich.language.read.rows import STEP_ROWS, read_tier, read_when
from stich.language.read.sizes import settled_when, sizes
from stich.language.text.diagnostics import Fix, Label, did_you_mean, error, quoted
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar

ABOUT = ("source", "conjecture", "note")
TO_THE_END = 99
FIRST = re.compile(r"first ([0-9]{1,4})")
SUIT_OF = "suit of "
LAST_DEALT = "suit of the last card dealt"
LEFT_OUT = ("cut", "deal", "turn up", "bind", "sit out")  # steps that take a `when`
FACE_UP = re.compile(r"suit of the (lowest|highest) face-up card")


# --- bindings ---------------------------------------------------------------------------------------------------------


def declared_bindings(draft: Draft, nodes: Iterable[Mapping]) -> list[tuple[Scalar, Binding]]:
    """Every binding that a step of the deal makes, with the place that first names it; ``nodes`` are those that bind
    names under ``binds``, which may be the same."""
    found, values = list[tuple[Scalar, Binding]](), _values(draft, nodes)
    contract = {CONTRACT: BindingKind.CONTRACT} if draft.tree.get("contracts") is not None else {}
    for step in items(draft.tree.get("deal")):
        for kind, entry in mapping(step, draft.tree.span).entries.items():
            body = mapping(entry.value, entry.key.span)
            name = scalar(body.get("bind"))
            known = {binding.name.key: binding.kind for _, binding in found} | contract
            if kind == "turn up" and name:
                found.append((name, Binding(draft.called(name.text), BindingKind.SUITS, _suits(body))))
            elif kind == "bind":
                new = (e.key for e in entries(body, "ties", "when", *ABOUT) if e.key.text not in known)
                found += [(key, _bound_here(draft, key.text, values[key.text], known)) for key in new]
    return found


def _values(draft: Draft, nodes: Iterable[Mapping]) -> dict[str, list[str]]:
    """To what each name is bound, by steps and under ``binds``, in words."""
    found: dict[str, list[str]] = {}
    at = draft.tree.span
    steps = (mapping(mapping(step, at).get("bind"), at) for step in items(draft.tree.get("deal")))
    bound = (mapping(node.get("binds"), node.span) for node in nodes)
    for entry in (entry for node in (*steps, *bound) for entry in entries(node, "ties", "when", *ABOUT)):
        found.setdefault(entry.key.text, []).extend(" ".join(text(item).split()) for item in items(entry.value))
    return found


def _bound_here(draft: Draft, name: str, values: list[str], known: dict[str, BindingKind]) -> Binding:
    of_cards = any(said.startswith(SUIT_OF) for said in values)
    return Binding(draft.called(name), BindingKind.SUITS if of_cards else kind_of(values, known, draft.words))


def _suits(node: Mapping) -> int:
    first = text(node.get("until"), "1").split(" ")[0]
    return int(first) if first.isdecimal() and len(first) < 3 else 1


# --- steps ------------------------------------------------------------------------------------------------------------


def read_steps(draft: Draft) -> tuple[Step, ...]:
    """The steps in order, each spread over as many as it stands for."""
    steps: list[Step] = []
    for item in items(draft.tree.get("deal")):
        for kind, entry in mapping(item, draft.tree.span).entries.items():
            body = mapping(entry.value, entry.key.span)
            if kind not in LEFT_OUT or settled_when(draft, scalar(body.get("when"))) is not False:
                steps += _step(draft, kind, entry, steps)
    return tuple(steps)


def _step(draft: Draft, kind: str, entry: Entry, before: list[Step]) -> list[Step]:
    body = mapping(entry.value, entry.key.span)
    match kind:
        case "cut":
            return [_cut(draft, body, entry)]
        case "deal":
            return [_deal(draft, body, entry, before) if _to_seats(body) else deal_to_heap(draft, body, entry)]
        case "turn up":
            return [_turn_up(draft, body, entry)]
        case "bind":
            return [_bind(draft, e, body, entry) for e in entries(body, "ties", "when", *ABOUT)]
        case "transfer":
            return [_transfer(draft, body, entry)]
        case "dialogue":
            return _speak(draft, entry)
        case "again":
            return _again(draft, entry, before)
        case "lay open":
            return [lay_open(draft, body, entry)]
        case "melds":
            return _show_melds(draft, entry)
        case "sit out":
            out = scalar(body.get("seat"))
            who = seat(out, draft.scope(Where.BOUND_AT)) if out else SeatRef(Role.DEALER)
            return [Leave(who, span=entry.key.span, when=_when(draft, body))]
        case "row":
            return [ReckonRow(read_tier(draft, body, STEP_ROWS), flag(body.get("wins match")), span=entry.key.span)]
        case _:
            return []


def _when(draft: Draft, node: Mapping) -> Condition:
    """While what a step is carried out; what hangs on the number of players alone is settled as the spec is read."""
    if settled_when(draft, scalar(node.get("when"))):
        return Always()
    return read_when(node, draft.scope(Where.DEAL_STEP))


def _cut(draft: Draft, node: Mapping, entry: Entry) -> Cut:
    by, lays_out = scalar(node.get("by")), scalar(node.get("lays out"))
    scope = draft.scope(Where.CUT)
    return Cut(
        by=seat(by, scope) if by else SeatRef(Role.DEALER, -1),
        looks=number(node.get("looks at")),
        lays_out=cards(lays_out, scope) if lays_out else None,
        span=entry.key.span,
        when=_when(draft, node),
    )


def _to_seats(node: Mapping) -> bool:
    to = text(node.get("to"), "all")
    return to in ("all", "the rest") or FIRST.fullmatch(to) is not None


def _deal(draft: Draft, node: Mapping, entry: Entry, before: list[Step]) -> DealCards:
    first, last = _receivers(draft, node, before)
    dealt = sizes(draft, node)
    count = max(dealt)
    draft.largest_hand += count
    face_up = number(node.get("face up"))
    if face_up > count:
        draft.report(error("cards-do-not-fit", f"{face_up} of {count} cards cannot lie face up",
                           key_span(node, "face up")))  # fmt: skip
    by_deal = tuple(_packets(draft, node, size) for size in dealt) if len(dealt) > 1 else ()
    packets, when = _packets(draft, node, count), _when(draft, node)
    to = scalar(node.get("turned up to"))
    turned_to = seat(to, draft.scope(Where.BOUND_AT)) if to else None
    return DealCards(packets, face_up, first, last, by_deal, turned_to, span=entry.key.span, when=when)


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
        last = int(said[1])
        if not 0 < last <= draft.playing:
            draft.report(error("cards-do-not-fit", f"there are no first {last} of {draft.playing} players",
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
        under_stock=text(node.get("then")) == "under the stock",
        on_stock=text(node.get("then")) == "on the stock",
        span=entry.key.span,
        when=_when(draft, node),
    )


def _bind(draft: Draft, bound: Entry, node: Mapping, entry: Entry) -> BindFaceUp | BindLastDealt | BindNow:
    said = " ".join(text(bound.value).split())
    if not said.startswith(SUIT_OF):
        first, *more = bind_at(draft, bound)
        return BindNow(first, tuple(more), span=entry.key.span, when=_when(draft, node))
    if said == LAST_DEALT:
        return BindLastDealt(draft.words.bindings.get(bound.key.text, -1), span=entry.key.span, when=_when(draft, node))
    phrase = FACE_UP.fullmatch(said)
    if phrase is None:
        help = "say `suit of the lowest face-up card`, or of the `highest`, or `suit of the last card dealt`"
        message = f"{quoted(text(bound.value))} binds nothing"
        draft.report(error("condition-syntax", message, bound.value.span, help=help))
    return BindFaceUp(
        binding=draft.words.bindings.get(bound.key.text, -1),
        highest=phrase is not None and phrase[1] == "highest",
        last_dealt=text(node.get("ties")) == "last dealt",
        span=entry.key.span,
        when=_when(draft, node),
    )


def _transfer(draft: Draft, node: Mapping, entry: Entry) -> Transfer:
    first, takes, who, when = (scalar(node.get(key)) for key in ("first", "takes", "who", "when"))
    name = text(node.get("name"))
    context = Label(entry.key.span, f"in the transfer {quoted(name)}")
    scope = draft.scope(Where.GIVE, context)
    portion, taking = _portion(node), _taking(node)
    transfer = Transfer(
        name=draft.called(name, node),
        first=seat(first, draft.scope(Where.STEP, context)) if first else SeatRef(Role.FOREHAND),
        gives=_gives(draft, node.get("gives"), context),
        takes=cards(takes, draft.scope(Where.TAKE, context)) if takes else AllOf(()),
        source=_source(draft, node, context),
        who=seat(who, scope) if who else None,
        when=condition(when, scope) if when else Always(),
        portion=portion,
        to=_receiver(draft, node, context),
        taking=taking,
        takes_number=number(node.get("taken")) if taking is Taking.NUMBER else 0,
        must=flag(node.get("must")),
        at_once=flag(node.get("at once")),
        shown=flag(node.get("shown")),
        takes_first=flag(node.get("take first")),
        turns_next=flag(node.get("turn next")),
        citation=citation(node),
        span=entry.key.span,
    )
    _check_keys(draft, node, transfer, context)
    return transfer


def _portion(node: Mapping) -> Portion | None:
    """How many cards are given; nothing where one is exchanged for one."""
    said = text(node.get("count")).split()
    match said:
        case []:
            return None
        case ["all", *but]:
            return Portion(0, ALL, _small(but[-1]) if but else 0)
        case [least, _, most]:
            return Portion(_small(least), _small(most))
        case _:
            return Portion(number(node.get("count"), 1), number(node.get("count"), 1))


def _small(word: str) -> int:
    """The number that a word is; of any other the schema has complained."""
    return int(word) if word.isdecimal() and len(word) < 5 else 0


def _taking(node: Mapping) -> Taking:
    """How many cards are taken: as many as are given, unless said; none where it is not said from where."""
    said = text(node.get("taken"), "as many as given")
    if node.get("from") is None:
        return Taking.NUMBER
    return {"all": Taking.ALL, "as many as given": Taking.AS_GIVEN}.get(said, Taking.NUMBER)


def _source(draft: Draft, node: Mapping, context: Label) -> Pile:
    said = scalar(node.get("from"))
    if said is None:
        return Place.TURNED
    pile = pile_named(draft, said.text)
    if pile is None:
        close = pile_meant(draft, said.text)
        draft.report(error("unknown-name", f"no place or heap is called {quoted(said.text)}", said.span, more=[context],
                           help=did_you_mean(close), fix=Fix(said.span, close[0]) if close else None,
                           notes=[f"cards may come from: {', '.join(piles_known(draft))}"]))  # fmt: skip
    return Place.TURNED if pile is None else pile


def _receiver(draft: Draft, node: Mapping, context: Label) -> Pile | SeatRef:
    to = scalar(node.get("to"))
    if to is None:
        return Place.ASIDE
    place = pile_named(draft, to.text)
    close = [] if to.text in draft.words.bindings else pile_meant(draft, to.text)
    if place is not None or not close:
        return seat(to, draft.scope(Where.GIVE, context)) if place is None else place
    draft.report(error("unknown-name", f"no place or seat is called {quoted(to.text)}", to.span, more=[context],
                       help=did_you_mean(close), fix=Fix(to.span, close[0])))  # fmt: skip
    return pile_named(draft, close[0]) or Place.ASIDE


def _check_keys(draft: Draft, node: Mapping, transfer: Transfer, context: Label) -> None:
    """Keys of a transfer that need one another, or shut one another out."""
    portioned = ("to", "taken", "must", "at once", "shown", "take first")
    pairs = [(key, "count") for key in portioned if transfer.portion is None]
    pairs += [("take first", "must"), ("taken", "from"), ("take first", "from")]
    for key, needed in pairs:
        if node.get(key) is not None and node.get(needed) is None:
            draft.report(error("keys-clash", f"{quoted(key)} says nothing without {quoted(needed)}",
                               key_span(node, key), more=[context], help=f"add {quoted(needed)}"))  # fmt: skip
    if transfer.portion is None and not (node.get("from") and node.get("takes")):
        draft.report(error("keys-clash", "an exchange takes something from somewhere", key_span(node, "gives"),
                           more=[context], help="add `takes` and `from`, or `count` and `to`"))  # fmt: skip
    if transfer.takes_first and transfer.taking is Taking.AS_GIVEN and node.get("from") is not None:
        draft.report(error("keys-clash", "who takes first cannot take as many as he gives",
                           key_span(node, "take first"), "nothing is given yet", more=[context],
                           help="add `taken: all`, or a number"))  # fmt: skip
    if transfer.turns_next and (transfer.portion is not None or transfer.source is not Place.TURNED):
        draft.report(error("keys-clash", "the next card is turned up where single cards turned up are exchanged",
                           key_span(node, "turn next"), more=[context],
                           help="say `from: turned up`, without `count`"))  # fmt: skip
    if transfer.at_once and node.get("from") is not None:
        draft.report(error("keys-clash", "what is given at once is not given for anything", key_span(node, "from"),
                           more=[context], help="delete `at once` or `from`"))  # fmt: skip


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


def _again(draft: Draft, entry: Entry, before: list[Step]) -> list[Step]:
    """Back to the step that holds a dialogue."""
    name = scalar(entry.value)
    held = {step.dialogue: i for i, step in enumerate(before) if isinstance(step, Speak)}
    known = [key for key, i in draft.dialogues.items() if i in held]
    if name is None:
        return []
    if name.text not in known:
        draft.unknown("dialogue of an earlier step", name, known)
        return []
    return [Again(held[draft.dialogues[name.text]], span=entry.key.span)]


def _speak(draft: Draft, entry: Entry) -> list[Step]:
    name = scalar(entry.value)
    if name is None:
        return []
    if name.text not in draft.dialogues:
        draft.unknown("dialogue", name, draft.dialogues)
        return []
    return [Speak(draft.dialogues[name.text], span=entry.key.span)]


def _show_melds(draft: Draft, entry: Entry) -> list[Step]:
    name, known = scalar(entry.value), list(draft.section("melds").entries)
    if name is None:
        return []
    if name.text not in known:
        draft.unknown("group of melds", name, known)
        return []
    return [ShowMelds(known.index(name.text), span=entry.key.span)]
