"""The section of a sheet about what can be undertaken: a table of the contracts, from low to high.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from stich.language.conditions import terms as t
from stich.language.conditions.words import Question
from stich.language.model.bindings import Bind
from stich.language.model.contracts import Contract
from stich.messages.book import digits
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import bound_to


def contracts(p: ConditionWords) -> tuple[Section, ...]:
    """The contracts, a row for all that the spec says in one; the columns under the names that the spec gives them."""
    p = p.asking(Question.SEAT)
    w, game = Writer(p), p.game
    if not game.contracts:
        return ()
    lines = [list(group) for _, group in groupby(game.contracts, key=lambda each: (each.span, each.when))]
    head = [w.say(key) for key in ("col-contract", "col-bid", "col-binds", "col-when")]
    w.grid([*head, *map(p.book.title, game.columns)], [_row(p, line) for line in lines])
    w.cite("contracts")
    return w.section("head-contracts")


def _row(p: ConditionWords, line: Sequence[Contract]) -> list[str]:
    first = line[0]
    bids = list(dict.fromkeys(contract.bid for contract in line))
    when = "" if first.when == t.Always() else p.condition(first.when)
    columns = map(digits, first.columns)
    return [p.book.title(first.name), _numbers(p, bids), "; ".join(_binds(p, line)), when, *columns]


def _numbers(p: ConditionWords, bids: Sequence[int]) -> str:
    """The numbers of a row: one, or the first and the last with the step between them."""
    if bids == [0]:
        return ""
    if len(bids) == 1:
        return digits(bids[0])
    step = bids[1] - bids[0]
    key = "contract-bids" if step == 1 else "contract-bids-by"
    return p.book.say(key, least=digits(bids[0]), most=digits(bids[-1]), step=digits(step))


def _binds(p: ConditionWords, line: Sequence[Contract]) -> Iterator[str]:
    named: dict[int, list[Bind]] = {}
    for contract in line:
        for bind in contract.binds:
            named.setdefault(bind.name, []).append(bind)
    for name, binds in named.items():
        values = p.book.listed(dict.fromkeys(bound_to(p, bind) for bind in binds), "or")
        yield p.book.say("says-bind", name=p.binding(name), value=values)
