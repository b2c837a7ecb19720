"""The section ``melds`` read: groups of cards that count for themselves when they are shown.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know how melds are found in a hand.
"""

from __future__ import annotations

from stich.cards import Rank
from stich.language.conditions.measures import Measure
from stich.language.conditions.phrases import cards
from stich.language.conditions.terms import AllOf, Cards, Constant, Number
from stich.language.conditions.words import Where
from stich.language.model.melds import Counting, Equal, MeldCards, MeldForm, MeldKind, MeldRun, Melds, MeldSet, Showing
from stich.language.model.score import Change, Doing, Row
from stich.language.read.draft import (
    Draft,
    citation,
    entries,
    flag,
    key_span,
    mapping,
    number,
    prose,
    scalar,
    split,
    text,
)
from stich.language.read.numbers import read_number
from stich.language.read.rows import ALL_COUNTS, find_count, read_when
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar, inside

OPENS = {
    "step": Showing.STEP,
    "after the first trick": Showing.FIRST_TRICK,
    "on lead": Showing.LEAD,
    "on turn": Showing.TURN,
    "after a trick": Showing.AFTER_TRICK,
}
COUNTS = {"all": Counting.ALL, "best side": Counting.BEST_SIDE}
EQUAL = {"elder": Equal.ELDER, "nobody": Equal.NOBODY}
RUNS, SETS = "runs", "sets"
LONGEST = 999


def read_melds(draft: Draft) -> tuple[Melds, ...]:
    """The melds, in the order of the spec."""
    return tuple(_melds(draft, entry) for entry in entries(draft.section("melds")))


def _melds(draft: Draft, entry: Entry) -> Melds:
    node = mapping(entry.value, entry.key.span)
    context = Label(entry.key.span, f"in the melds {quoted(entry.key.text)}")
    showing = OPENS.get(text(node.get("opens"), "step"), Showing.STEP)
    group = Melds(
        name=draft.called(entry.key.text, node),
        showing=showing,
        order=_ranks(draft, node.get("order")) or tuple(range(len(draft.deck.ranks))),
        kinds=_kinds(draft, node, showing, context),
        counting=COUNTS.get(text(node.get("counts"), "all"), Counting.ALL),
        better=_better(draft, node.get("equal"), context),
        equal=_equal(node.get("equal")),
        when=read_when(node, draft.scope(_place(showing), context)),
        each_one=node.get("each") is not None,
        best_first=flag(node.get("best first")),
        citation=citation(node),
        span=entry.key.span,
    )
    _check_keys(draft, node, group, context)
    return group


def _place(showing: Showing) -> Where:
    return Where.MELD if showing is Showing.STEP else Where.MELD_IN_PLAY


def _check_keys(draft: Draft, node: Mapping, group: Melds, context: Label) -> None:
    """Keys that say nothing where melds are shown by themselves, or one by one."""
    chosen = ("each", "best first") if not group.chosen else ("counts", "equal")
    why = "everybody shows what he has" if not group.chosen else "each meld is a choice and counts for itself"
    for key in chosen:
        if node.get(key) is not None:
            draft.report(error("keys-clash", f"{quoted(key)} says nothing here: {why}", key_span(node, key),
                               more=[context], help=f"delete {quoted(key)}, or change `opens`"))  # fmt: skip
    if node.get("equal") is not None and group.counting is Counting.ALL and not group.chosen:
        draft.report(error("keys-clash", "`equal` says nothing where all melds count", key_span(node, "equal"),
                           more=[context], help="add `counts: best side`"))  # fmt: skip


# --- ranks, and which of two is better --------------------------------------------------------------------------------


def _ranks(draft: Draft, node: Node | None) -> tuple[Rank, ...]:
    """The ranks that a list of words names, each once."""
    known = draft.deck.ranks
    for word in (words := split(node)):
        if word.text not in known:
            draft.unknown("rank", word, known)
    return tuple(dict.fromkeys(known.index(word.text) for word in words if word.text in known))


def _parts(node: Node | None) -> list[Scalar]:
    """The parts of a list, or of a text divided by commas, each with its place."""
    if isinstance(node, Listing):
        return [item for item in node.items if isinstance(item, Scalar)]
    found, at = list[Scalar](), 0
    if not isinstance(node, Scalar):
        return found
    for part in node.text.split(","):
        start = at + len(part) - len(part.lstrip())
        words = part.strip()
        if words:
            found.append(Scalar(words, words, inside(node, start, start + len(words)), node.plain))
        at += len(part) + 1
    return found


def _better(draft: Draft, node: Node | None, context: Label) -> tuple[Cards, ...]:
    scope = draft.scope(Where.BETTER_MELD, context)
    return tuple(cards(part, scope) for part in _parts(node) if part.text not in EQUAL)


def _equal(node: Node | None) -> Equal:
    return next((EQUAL[part.text] for part in _parts(node) if part.text in EQUAL), Equal.ELDER)


# --- kinds ------------------------------------------------------------------------------------------------------------


def _kinds(draft: Draft, node: Mapping, showing: Showing, context: Label) -> tuple[MeldKind, ...]:
    families: dict[str, int] = {}
    gains = scalar(node.get("gains"))
    measure = None if gains is None or gains.text == "points" else find_count(draft, gains, ALL_COUNTS)
    kinds = mapping(node.get("kinds"), node.span)
    return tuple(_kind(draft, entry, _place(showing), context, families, measure) for entry in entries(kinds))


def _kind(
    draft: Draft, entry: Entry, where: Where, context: Label, families: dict[str, int],
    gained: tuple[Measure, int] | None,
) -> MeldKind:  # fmt: skip
    node = mapping(entry.value, entry.key.span)
    own = (context, Label(entry.key.span, f"of the kind {quoted(entry.key.text)}"))
    scope = draft.scope(where, *own)
    points: Number = read_number(node.get("points"), scope) or Constant(0)
    row = Row(
        name=draft.called(entry.key.text, node),
        when=read_when(node, scope),
        points=points if gained is None else None,
        changes=() if gained is None else (Change(Doing.GAINS, *gained, points),),
        citation=citation(node),
        says=prose(node.get("says")),
        span=entry.key.span,
    )
    form, family = _form(draft, node, entry.key.text, own)
    family = text(node.get("class"), family)
    at = families.setdefault(family, len(families))
    return MeldKind(row, form, at, max(1, number(node.get("copies"), 1)), span=entry.key.span)


def _form(draft: Draft, node: Mapping, name: str, context: tuple[Label, ...]) -> tuple[MeldForm, str]:
    """What a kind is made of, and the family that it belongs to if it does not say; no name has a colon."""
    if node.get("run") is not None:
        return _run(text(node.get("run"))), RUNS
    if node.get("set") is not None:
        any_suits = node.get("suits") is not None
        return MeldSet(max(1, number(node.get("set"), 1)), _ranks(draft, node.get("of")), any_suits), SETS
    said = scalar(node.get("cards"))
    named = cards(said, draft.scope(Where.MELD_CARDS, *context)) if said else AllOf(())
    return MeldCards(named), f"cards: {name}"


def _run(said: str) -> MeldRun:
    """`4` is exactly so many, `4 or more` as many as there are, `4 to 6` up to so many."""
    found = [int(word) for word in said.split() if word.isdecimal() and len(word) < 4] or [1]
    return MeldRun(found[0], LONGEST if said.endswith("more") else found[-1])
