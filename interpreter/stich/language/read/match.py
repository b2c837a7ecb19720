"""The section ``match`` read: running totals, pools, titles, rows between the deals, dealers.

Place in the pipeline: part of ``read``, on the ground of ``draft``; must not know what a deal scores.
"""

from __future__ import annotations

import re
from dataclasses import replace

from stich.language.conditions import phrases
from stich.language.conditions.kinds import BindingKind, Role
from stich.language.conditions.terms import Always, Condition, SeatRef
from stich.language.conditions.words import Where
from stich.language.model.bindings import Binding
from stich.language.model.match import Lot, Match, Pool, Title, Total
from stich.language.read.draft import (
    Draft,
    citation,
    entries,
    flag,
    key_span,
    mapping,
    number,
    scalar,
    split,
    text,
)
from stich.language.read.numbers import read_number
from stich.language.read.rows import AT_THE_END, BEFORE_EACH, MARKS, find_total, read_tiers, read_when
from stich.language.text.diagnostics import Diagnostic, Fix, Label, error, quoted
from stich.language.text.nodes import Entry, Mapping, Node, Scalar

POINTS, MARKED = "points", "marks"

LAST_DEALS = re.compile(r"points of the last ([1-9][0-9]?) deals")


def declared_totals(tree: Mapping) -> list[Scalar]:
    """The running totals of the match where they are named; ``points``, the first, every match has."""
    slate = mapping(mapping(tree.get("match"), tree.span).get("slate"), tree.span)
    return [entry.key for entry in entries(slate, POINTS)]


def declared_pools(tree: Mapping) -> list[Entry]:
    """The pools of the match, by name."""
    return entries(mapping(mapping(tree.get("match"), tree.span).get("pools"), tree.span))


def _last(said: str) -> int:
    """Of how many deals a total holds the points; 0: of all."""
    deals = LAST_DEALS.fullmatch(said)
    return int(deals[1]) if deals else 0


def declared_titles(draft: Draft) -> list[tuple[Scalar, Binding]]:
    """The titles that go from deal to deal: each a binding of seats."""
    node = mapping(draft.section("match").get("titles"), draft.tree.span)
    return [(e.key, Binding(draft.called(e.key.text, e.value), BindingKind.SEAT)) for e in entries(node)]


def _titles(draft: Draft, node: Mapping) -> tuple[Title, ...]:
    return tuple(_one_title(draft, entry) for entry in entries(mapping(node.get("titles"), node.span)))


def _one_title(draft: Draft, entry: Entry) -> Title:
    body = mapping(entry.value, entry.key.span)
    context = Label(entry.key.span, f"in the title {quoted(entry.key.text)}")
    return Title(
        binding=draft.words.bindings.get(entry.key.text, -1),
        when=read_when(body, draft.scope(Where.TITLE, context)) if body.get("when") else Always(False),
        names=draft.called(entry.key.text, body),
        citation=citation(body),
        span=entry.key.span,
    )


def read_match(draft: Draft) -> Match:
    """From deal to deal: totals, pools, rows, dealers, stakes, the end."""
    node = draft.section("match")
    winner, fewest = _winner(draft, scalar(node.get("winner")))
    start, after_draw = _stakes(node.get("stake"))
    after_win, after_drawn = _next_dealer(draft, node.get("next dealer"))
    return Match(
        totals=_totals(draft, mapping(node.get("slate"), node.span)),
        ends=_ends(draft, node),
        winner=winner,
        fewest=fewest,
        pools=tuple(_pool(draft, each) for each in declared_pools(draft.tree)),
        before_each=read_tiers(draft, node.get("before each deal"), BEFORE_EACH),
        marks=read_tiers(draft, node.get("marks"), MARKS),
        at_the_end=read_tiers(draft, node.get("at the end"), AT_THE_END),
        lot=Lot.LOWEST_CARD if node.get("lot") is not None else Lot.ANY,
        first_dealer=_dealer(draft, node.get("first dealer"), Where.FIRST_DEALER, SeatRef(Role.LOT)),
        next_dealer=after_win,
        next_dealer_after_draw=after_drawn,
        stake=start,
        stake_after_draw=after_draw,
        titles=_titles(draft, node),
        at_once=flag(node.get("at once")),
    )


def _ends(draft: Draft, node: Mapping) -> Condition:
    """When the match ends; never, if that is not said."""
    if node.get("ends") is None:
        if flag(node.get("at once")):
            draft.report(error("keys-clash", "it is not said what ends the match at once", key_span(node, "at once"),
                               help="add `ends`"))  # fmt: skip
        return Always(False)
    if flag(node.get("at once")):
        return read_when(node, draft.scope(Where.MATCH_AT_ONCE), "ends")
    scope = draft.scope(Where.MATCH)

    def report(fault: Diagnostic) -> None:
        deal = "with `at once: true` it may ask what is counted in the deal"
        hint = (deal,) if fault.code == "not-known-here" else ()
        scope.report(replace(fault, notes=(*fault.notes, *hint)))

    return read_when(node, replace(scope, report=report), "ends")


def _totals(draft: Draft, slate: Mapping) -> tuple[Total, ...]:
    named = [_total(draft, entry) for entry in entries(slate, POINTS)]
    return (Total(draft.called(POINTS), points=True), *named)


def _total(draft: Draft, entry: Entry) -> Total:
    name, said = draft.called(entry.key.text), " ".join(text(entry.value).split())
    if said == POINTS or LAST_DEALS.fullmatch(said):
        return Total(name, points=True, last=_last(said))
    if said in ("", MARKED) and isinstance(entry.value, Scalar):
        return Total(name)
    context = Label(entry.key.span, f"in the total {quoted(name.key)}")
    return Total(name, grows=read_number(entry.value, draft.scope(Where.SCORE, context)))


def _pool(draft: Draft, entry: Entry) -> Pool:
    body = entry.value
    start = number(body.get("start") if isinstance(body, Mapping) else body)
    return Pool(draft.called(entry.key.text, body), start)


def _winner(draft: Draft, said: Scalar | None) -> tuple[int, bool]:
    words = said.text.split() if said else ["most", POINTS]
    if said and (len(words) != 2 or words[0] not in ("most", "fewest")):
        meant = _meant_to_win(draft, words)
        usual = f"say `most {POINTS}`, or `most` or `fewest` of a total of the slate"
        help = f"say {quoted(meant)}" if meant else usual
        draft.report(error("wrong-value", f"{quoted(said.text)} does not say who wins", said.span, help=help,
                           fix=Fix(said.span, meant) if meant and said.plain else None))  # fmt: skip
        return 0, False
    return find_total(draft, split(said)[1]) if said else 0, words[0] == "fewest"


def _meant_to_win(draft: Draft, words: list[str]) -> str:
    """Who wins, where another word stands for `most` or `fewest`, or none."""
    total = next((word for word in words if word in draft.words.totals), "")
    if not total or len(words) > 3:
        return ""
    few = {"least", "lowest", "fewer", "less", "minimum"} & set(words)
    return f"{'fewest' if few else 'most'} {total}"


def _stakes(node: Node | None) -> tuple[int, int]:
    if isinstance(node, Mapping):
        start = number(node.get("start"), 1)
        return start, number(node.get("after a draw"), start)
    start = number(node, 1)
    return start, start


def _next_dealer(draft: Draft, node: Node | None) -> tuple[SeatRef, SeatRef]:
    if not isinstance(node, Mapping):
        dealer = _dealer(draft, node, Where.NEXT_DEALER, SeatRef(Role.FOREHAND))
        return dealer, dealer
    after_win = _dealer(draft, node.get("after a win"), Where.NEXT_DEALER, SeatRef(Role.FOREHAND))
    return after_win, _dealer(draft, node.get("after a draw"), Where.NEXT_DEALER, after_win)


def _dealer(draft: Draft, node: Node | None, where: Where, default: SeatRef) -> SeatRef:
    said = scalar(node)
    return phrases.seat(said, draft.scope(where)) if said else default
