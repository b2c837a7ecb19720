"""Powers, the order of plain cards and the play of the tricks.

Place in the pipeline: part of ``resolve``; reads ``powers``, ``plain``, ``ties``, ``play`` and ``deal ends``.
Must not know scoring.
"""

from __future__ import annotations

from stich.cards import Rank
from stich.language.conditions.phrases import amount, cards, clause, condition, exemption, guard, order, seat
from stich.language.conditions.terms import (
    AllOf,
    Always,
    Amount,
    Cards,
    Clause,
    Condition,
    Exemption,
    Guard,
    HandsEmpty,
    Role,
    SeatRef,
    SuitRef,
)
from stich.language.conditions.words import Where
from stich.language.model.game import BindingKind, Draw, Phase, Plain, Play, Power, Rung, TieRule, Ties
from stich.language.model.names import Names
from stich.language.read.draft import (
    Draft,
    citation,
    entries,
    flag,
    items,
    key_span,
    mapping,
    name_span,
    names,
    number,
    scalar,
    split,
    text,
)
from stich.language.text.diagnostics import Diagnostic, Label, did_you_mean, error, quoted, suggest
from stich.language.text.nodes import Entry, Mapping, Node, Scalar, inside
from stich.language.text.source import Span

TIES = {"first played": TieRule.FIRST, "last played": TieRule.LAST, "nobody": TieRule.NOBODY}
TIES_HELP = "say `first played`, `last played`, `nobody`, or the suits from high to low, as in `{}`"


# --- powers and plain cards -------------------------------------------------------------------------------------------


def resolve_powers(draft: Draft) -> tuple[Power, ...]:
    """The ladder, strongest first."""
    return tuple(_power(draft, entry) for entry in entries(draft.section("powers")))


def _power(draft: Draft, entry: Entry) -> Power:
    node = mapping(entry.value, entry.key.span)
    context = Label(entry.key.span, f"in the power {quoted(entry.key.text)}")
    named, said = scalar(node.get("cards")), scalar(node.get("clause"))
    return Power(
        name=names(entry.key.text, node),
        cards=order(named, draft.scope(Where.POWER_CARDS, context)) if named else (),
        clause=clause(said, draft.scope(Where.CLAUSE, context)) if said else Clause(Always()),
        dead=text(node.get("else")) == "dead",
        suit=_suit(draft, scalar(node.get("suit")), context),
        citation=citation(node),
        span=entry.key.span,
    )


def _suit(draft: Draft, said: Scalar | None, context: Label) -> SuitRef | None:
    """The suit as which the cards of a power count: one of the pack, or the one that a binding holds."""
    if said is None:
        return None
    words, name = draft.words, said.text
    if name in words.suits:
        return SuitRef(words.suits[name], span=said.span)
    binding = words.bindings.get(name, -1)
    if binding < 0 or words.kinds[binding] is not BindingKind.SUITS:
        near = suggest(name, [*words.suits, *words.bindings])
        draft.report(error("unknown-name", f"{quoted(name)} is no suit", said.span, "a suit is expected here",
                           more=[context], help=did_you_mean(near)))  # fmt: skip
        return None
    return SuitRef(binding=binding, span=said.span)


def resolve_plain(draft: Draft) -> Plain:
    """The order of plain cards."""
    node = draft.section("plain")
    orders = [_plain_order(draft, item, node.span) for item in items(node.get("order"))]
    return Plain(tuple(orders), text(node.get("takes")) == "next higher")


def _plain_order(draft: Draft, item: object, span: Span) -> tuple[Cards, tuple[Rank, ...]]:
    if isinstance(item, Scalar):
        return AllOf((), span=item.span), _ranks(draft, split(item))
    node = item if isinstance(item, Mapping) else Mapping({}, span)
    which = scalar(node.get("cards"))
    held = cards(which, draft.scope(Where.PLAIN_ORDER)) if which else AllOf(())
    return held, _ranks(draft, split(node.get("ranks")))


def _ranks(draft: Draft, words: list[Scalar]) -> tuple[Rank, ...]:
    ranks: list[Rank] = []
    known = draft.deck.ranks
    for word in words:
        if word.text not in known:
            draft.report(error("unknown-name", f"the deck has no rank {quoted(word.text)}", word.span,
                               help=did_you_mean(suggest(word.text, known)),
                               notes=[f"the ranks from high to low: {' '.join(known)}"]))  # fmt: skip
        elif known.index(word.text) in ranks:
            draft.report(error("duplicate-name", f"the rank {quoted(word.text)} stands twice", word.span, "again here"))
        else:
            ranks.append(known.index(word.text))
    return tuple(ranks)


def resolve_ties(draft: Draft) -> Ties:
    """Which of two equal cards stands; the first played unless said."""
    said = scalar(draft.tree.get("ties"))
    if said is None:
        return Ties()
    words = " ".join(said.text.split())
    if words in TIES:
        return Ties(TIES[words], stated=True)
    suits = [draft.words.suits.get(part.strip()) for part in said.text.split(">")]
    known = [s for s in suits if s is not None]
    if None in suits or sorted(known) != list(range(len(draft.deck.suits))):
        draft.report(_bad_ties(draft, said, suits))
    return Ties(TieRule.SUITS, tuple(known), stated=True)


def _bad_ties(draft: Draft, said: Scalar, suits: list[int | None]) -> Diagnostic:
    letters = draft.deck.suits
    help = TIES_HELP.format(" > ".join(letters))
    if ">" not in said.text:
        near = suggest(said.text, TIES)
        return error("wrong-value", f"{quoted(said.text)} is no rule for equal cards", said.span,
                     help=did_you_mean(near) or help)  # fmt: skip
    if None in suits:
        part = said.text.split(">")[suits.index(None)].strip()
        at = said.text.index(part) if part else 0
        span = inside(said, at, at + len(part))
        return error("unknown-name", f"the deck has no suit {quoted(part)}", span, help=help)
    return error("wrong-value", "the order does not name every suit once", said.span, help=help)


# --- play -------------------------------------------------------------------------------------------------------------


def resolve_play(draft: Draft) -> Play:
    """The play of the tricks."""
    node = draft.section("play")
    leader, ends = scalar(node.get("leader")), scalar(draft.tree.get("deal ends"))
    lone = scalar(node.get("lone"))
    concede = node.get("concede")
    giving_up = mapping(concede, node.span)
    return Play(
        leader=seat(leader, draft.scope(Where.LEADER)) if leader else SeatRef(Role.FOREHAND),
        phases=_phases(draft, node),
        guards=tuple(_guards(draft, node)),
        exempt=_exempt(draft, node),
        final=text(draft.tree.get("resolve")) == "final",
        passes=flag(node.get("pass")),
        lone=cards(lone, draft.scope(Where.LONE)) if lone else None,
        face_down=_face_down(draft, scalar(node.get("face down"))),
        concede_when=_when(draft, giving_up, Where.CONCEDE) if concede is not None else None,
        concede=_amount(draft, giving_up, "for", Where.CONCEDE) or Amount(),
        ends=condition(ends, draft.scope(Where.ENDS)) if ends else HandsEmpty(),
        ends_span=ends.span if ends else None,
    )


def _when(draft: Draft, node: Mapping, where: Where, *context: Label) -> Condition:
    said = scalar(node.get("when"))
    return condition(said, draft.scope(where, *context)) if said else Always()


def _amount(draft: Draft, node: Mapping, key: str, where: Where, *context: Label) -> Amount | None:
    said = scalar(node.get(key))
    return amount(said, draft.scope(where, *context)) if said else None


def _phases(draft: Draft, node: Mapping) -> tuple[Phase, ...]:
    if node.get("phases") is None:
        span = key_span(node, "legal")
        return (Phase(Names("play"), _legal(draft, node), Always(False), span=span),)
    return tuple(_phase(draft, mapping(item, node.span)) for item in items(node.get("phases")))


def _phase(draft: Draft, node: Mapping) -> Phase:
    until = scalar(node.get("until"))
    name = text(node.get("name"))
    context = Label(name_span(node), f"in the phase {quoted(name)}")
    return Phase(
        name=names(name, node),
        legal=_legal(draft, node),
        until=condition(until, draft.scope(Where.UNTIL, context)) if until else Always(False),
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
        holding, plays = scalar(item) or scalar(body.get("holding")), scalar(body.get("may play"))
        scope = draft.scope(Where.LEGAL)
        if holding:
            rungs.append(Rung(cards(holding, scope), cards(plays, scope) if plays else None))
    return tuple(rungs)


def _exempt(draft: Draft, node: Mapping) -> tuple[Exemption, ...]:
    said = [scalar(item) or scalar(mapping(item, node.span).get("exempt")) for item in items(node.get("exempt"))]
    return tuple(exemption(phrase, draft.scope(Where.EXEMPTION)) for phrase in said if phrase)


def _guards(draft: Draft, node: Mapping) -> list[Guard]:
    guards: list[Guard] = []
    for item in items(node.get("guards")):
        said = scalar(item) or scalar(mapping(item, node.span).get("guard"))
        if said:
            guards.append(guard(said, draft.scope(Where.GUARD)))
    return guards


def _face_down(draft: Draft, name: Scalar | None) -> int:
    if name is None:
        return -1
    if name.text not in draft.dialogues:
        draft.unknown("dialogue", name, draft.dialogues)
    return draft.dialogues.get(name.text, -1)
