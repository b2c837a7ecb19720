"""The sections ``powers``, ``plain`` and ``ties`` read: what cards can do.

Place in the pipeline: part of ``read``, on the ground of ``draft``; must not know other sections.
"""

from __future__ import annotations

from stich.cards import Rank
from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.phrases import cards, clause, order
from stich.language.conditions.terms import AllOf, Always, Cards, Clause, SuitRef
from stich.language.conditions.words import Where
from stich.language.model.powers import OrderOfRanks, PlainOrder, Power, TieRule, Ties
from stich.language.read.draft import Draft, citation, entries, items, mapping, scalar, split, text
from stich.language.read.rows import read_when
from stich.language.text.diagnostics import Diagnostic, Label, did_you_mean, error, quoted, suggest
from stich.language.text.nodes import Entry, Mapping, Scalar, inside
from stich.language.text.source import Span

TIES = {"first played": TieRule.FIRST, "last played": TieRule.LAST, "nobody": TieRule.NOBODY}
NO_SUIT_AT_ALL = "none"

TIES_HELP = "say `first played`, `last played`, `nobody`, or the suits from high to low, as in `{}`"


def read_powers(draft: Draft) -> tuple[Power, ...]:
    """The ladder, strongest first."""
    return tuple(_power(draft, entry) for entry in entries(draft.section("powers")))


def _power(draft: Draft, entry: Entry) -> Power:
    node = mapping(entry.value, entry.key.span)
    context = Label(entry.key.span, f"in the power {quoted(entry.key.text)}")
    named, said = scalar(node.get("cards")), scalar(node.get("clause"))
    return Power(
        name=draft.called(entry.key.text, node),
        cards=order(named, draft.scope(Where.POWER_CARDS, context)) if named else (),
        clause=clause(said, draft.scope(Where.CLAUSE, context)) if said else Clause(Always()),
        dead=text(node.get("else")) == "dead",
        suit=_suit(draft, scalar(node.get("suit")), context),
        when=read_when(node, draft.scope(Where.MODE, context)),
        ties=_ties(draft, scalar(node.get("ties"))),
        citation=citation(node),
        span=entry.key.span,
    )


def _suit(draft: Draft, said: Scalar | None, context: Label) -> SuitRef | None:
    """The suit as which the cards of a power count: one of the pack, the one that a binding holds, or none."""
    if said is None:
        return None
    words, name = draft.words, said.text
    if name == NO_SUIT_AT_ALL:
        return SuitRef(span=said.span)
    if name in words.suits:
        return SuitRef(words.suits[name], span=said.span)
    binding = words.bindings.get(name, -1)
    if binding < 0 or words.kinds[binding] is not BindingKind.SUITS:
        near = suggest(name, [*words.suits, *words.bindings])
        draft.report(error("unknown-name", f"{quoted(name)} is no suit", said.span, "a suit is expected here",
                           more=[context], help=did_you_mean(near)))  # fmt: skip
        return None
    return SuitRef(binding=binding, span=said.span)


def read_plain(draft: Draft) -> PlainOrder:
    """The order of plain cards."""
    node = draft.section("plain")
    orders = [_plain_order(draft, item, node.span) for item in items(node.get("order"))]
    return PlainOrder(tuple(orders), text(node.get("takes")) == "next higher")


def _plain_order(draft: Draft, item: object, span: Span) -> OrderOfRanks:
    if isinstance(item, Scalar):
        return OrderOfRanks(AllOf((), span=item.span), _ranks(draft, split(item)))
    node = item if isinstance(item, Mapping) else Mapping({}, span)
    which = scalar(node.get("cards"))
    held: Cards = cards(which, draft.scope(Where.PLAIN_ORDER)) if which else AllOf(())
    return OrderOfRanks(held, _ranks(draft, split(node.get("ranks"))), read_when(node, draft.scope(Where.MODE)))


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


def read_ties(draft: Draft) -> Ties:
    """Which of two equal cards stands; the first played unless said."""
    return _ties(draft, scalar(draft.tree.get("ties"))) or Ties()


def _ties(draft: Draft, said: Scalar | None) -> Ties | None:
    if said is None:
        return None
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
