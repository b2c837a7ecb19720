"""The section ``match`` read: running totals, titles, the slate, dealers, the pool.

Place in the pipeline: part of ``read``, on the ground of ``draft``; must not know what a deal scores.
"""

from __future__ import annotations

import re
from dataclasses import replace

from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.phrases import amount, condition, seat
from stich.language.conditions.terms import Always, Count, Measure, Role, SeatRef
from stich.language.conditions.words import Where
from stich.language.model.bindings import Binding
from stich.language.model.match import Counter, Lot, Mark, Match, Pool, Title
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
    titles,
)
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Entry, Mapping, Node, Scalar

POINTS = "points"


LAST_DEALS = re.compile(r"points of the last ([1-9][0-9]?) deals")


def declared_counters(tree: Mapping) -> list[tuple[Scalar | None, Counter]]:
    """The running totals of the match with the places that name them; the first, ``points``, every match has."""
    slate = mapping(mapping(tree.get("match"), tree.span).get("slate"), tree.span)
    points: list[tuple[Scalar | None, Counter]] = [(None, Counter(Names(POINTS), points=True))]
    return points + [
        (e.key, Counter(Names(e.key.text), text(e.value).startswith(POINTS), _last(e.value)))
        for e in entries(slate, POINTS)
    ]


def _last(value: Node) -> int:
    """Of how many deals a total holds the points; 0: of all."""
    deals = LAST_DEALS.fullmatch(text(value))
    return int(deals[1]) if deals else 0


def declared_titles(tree: Mapping) -> list[tuple[Scalar, Binding]]:
    """The titles that go from deal to deal: each a binding of seats."""
    node = mapping(mapping(tree.get("match"), tree.span).get("titles"), tree.span)
    return [(e.key, Binding(Names(e.key.text, titles(_title(e.value))), BindingKind.SEAT)) for e in entries(node)]


def _title(node: Node) -> Node | None:
    return node.get("title") if isinstance(node, Mapping) else None


def _titles(draft: Draft, node: Mapping) -> tuple[Title, ...]:
    return tuple(_one_title(draft, entry) for entry in entries(mapping(node.get("titles"), node.span)))


def _one_title(draft: Draft, entry: Entry) -> Title:
    body = mapping(entry.value, entry.key.span)
    when = scalar(body.get("when"))
    context = Label(entry.key.span, f"in the title {quoted(entry.key.text)}")
    return Title(
        binding=draft.words.bindings.get(entry.key.text, -1),
        when=condition(when, draft.scope(Where.MATCH, context)) if when else Always(False),
        names=names(entry.key.text, body),
        citation=citation(body),
        span=entry.key.span,
    )


def read_match(draft: Draft, counters: tuple[Counter, ...]) -> Match:
    """From deal to deal: totals, marks, dealers, stakes, the end."""
    node = draft.section("match")
    ends = scalar(node.get("ends"))
    winner, fewest = _winner(draft, scalar(node.get("winner")))
    start, after_draw = _stakes(node.get("stake"))
    after_win, after_drawn = _next_dealer(draft, node.get("next dealer"))
    return Match(
        counters=tuple(_grown(draft, mapping(node.get("slate"), node.span), counter) for counter in counters),
        marks=tuple(_mark(draft, mapping(m, node.span)) for m in items(node.get("marks"))),
        ends=condition(ends, draft.scope(Where.MATCH)) if ends else Always(False),
        winner_count=winner,
        fewest=fewest,
        lot=Lot.LOWEST_CARD if node.get("lot") is not None else Lot.ANY,
        first_dealer=_dealer(draft, node.get("first dealer"), Where.FIRST_DEALER, SeatRef(Role.LOT)),
        next_dealer=after_win,
        next_dealer_after_draw=after_drawn,
        stake=start,
        stake_after_draw=after_draw,
        losers_pay=flag(node.get("losers pay")),
        pool=_pool(mapping(node.get("pool"), node.span)),
        titles=_titles(draft, node),
    )


def _grown(draft: Draft, slate: Mapping, counter: Counter) -> Counter:
    """The counter with the amount by which it grows in each deal, if it does."""
    said = scalar(slate.get(counter.name.key))
    if said is None or counter.points or said.text == "marks":
        return counter
    context = Label(said.span, f"in the counter {quoted(counter.name.key)}")
    return replace(counter, grows=amount(said, draft.scope(Where.AWARD, context)))


def _winner(draft: Draft, said: Scalar | None) -> tuple[Count, bool]:
    words = said.text.split() if said else ["most", POINTS]
    if said and (len(words) != 2 or words[0] not in ("most", "fewest")):
        draft.report(error("wrong-value", f"{quoted(said.text)} does not say who wins", said.span,
                           help=f"say `most {POINTS}`, or `most` or `fewest` of a counter of the slate"))  # fmt: skip
        return Count(Measure.COUNTER, 0), False
    return Count(Measure.COUNTER, _counter(draft, split(said)[1] if said else None)), words[0] == "fewest"


def _counter(draft: Draft, name: Scalar | None) -> int:
    """The index of a counter by its name, plural or singular."""
    counters = draft.words.counters
    if name is None:
        return 0
    found = next((counters[n] for n in (name.text, name.text + "s") if n in counters), None)
    if found is None:
        draft.unknown("counter", name, counters)
    return found or 0


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
    return seat(said, draft.scope(where)) if said else default


def _mark(draft: Draft, node: Mapping) -> Mark:
    name, when = text(node.get("name")), scalar(node.get("when"))
    context = Label(name_span(node), f"in the mark {quoted(name)}")
    others = node.get("others get")
    if others is not None and node.get("gets") is not None:
        draft.report(error("keys-clash", "a mark goes to the side or to the others", key_span(node, "others get"),
                           more=[Label(key_span(node, "gets"), "beside this one"), context],
                           help="make it two marks"))  # fmt: skip
    return Mark(
        name=names(name, node),
        when=condition(when, draft.scope(Where.MATCH, context)) if when else Always(),
        adds=_changes(draft, node.get("gets") if others is None else others),
        to_others=others is not None,
        takes=_changes(draft, node.get("loses")),
        clears=tuple(_counter(draft, word) for word in split(node.get("clears"))),
        citation=citation(node),
        span=name_span(node),
    )


def _changes(draft: Draft, node: Node | None) -> tuple[tuple[int, int], ...]:
    if not isinstance(node, Mapping):
        return ()
    return tuple((_counter(draft, entry.key), number(entry.value)) for entry in entries(node))


def _pool(node: Mapping) -> Pool:
    name = Names(text(node.get("name"), "pool"), titles(node.get("title")))
    return Pool(name, number(node.get("ante")), number(node.get("stake")))
