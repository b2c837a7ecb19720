"""The section of a sheet about what a deal is worth: counts, card points, bonuses, the rows of the score.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``rows``.
"""

from __future__ import annotations

from collections.abc import Iterable

from stich.language.conditions import terms as t
from stich.language.model.score import Bonus, FromPool, Row
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import authored, bound, condition_of, effects
from stich.sheet.whom import EACH_SIDE


def score(p: ConditionWords) -> tuple[Section, ...]:
    """What a deal is worth."""
    w, game = Writer(p), p.game
    if game.counters:
        w.line(w.say("score-counters", names=p.book.listed(map(p.book.title, game.counters))))
    for kind in game.card_points:
        for table in kind.tables:
            values = "; ".join(_value(p, cards, n, i > 0) for i, (cards, n) in enumerate(table.values))
            w.line(p.only_when(table.when, w.say("score-cards", name=p.book.title(kind.name), values=values)))
    w.line(w.say("score-cards-taken") if game.card_points else "")
    w.bullets(_bonus(p, bonus) for bonus in game.bonuses)
    _singles(w)
    for tier in game.score:
        if len(tier.rows) > 1:
            w.caption("score-tier", whom=p.whom(tier.whom or EACH_SIDE))
            _rows(w, tier.rows, tier.whom)
    rows = [*game.awards, *(bonus.row for bonus in game.bonuses)]
    w.author(any(row.says for row in rows))
    if any(isinstance(row.source, FromPool) for row in rows):
        w.line(w.say("score-pool-short"))
    w.cite("score", "card points", "bonuses", "counters")
    return w.section("head-score")


def _value(p: ConditionWords, cards: t.Cards, points: int, further: bool) -> str:
    """What a card counts; whichever cards are left, where it is all others."""
    key = "score-value-other" if further and cards == t.AllOf(()) else "score-value"
    return p.book.say(key, cards=p.cards(cards), points=points)


def _singles(w: Writer) -> None:
    """The rows that stand by themselves, gathered by whom they are for."""
    groups: dict[t.Whom, list[Row]] = {}
    for tier in w.p.game.score:
        if len(tier.rows) == 1:
            groups.setdefault(tier.whom or EACH_SIDE, []).append(tier.rows[0])
    for whom, rows in groups.items():
        w.caption("score-add", whom=w.p.whom(whom))
        _rows(w, rows, whom)


def _rows(w: Writer, rows: Iterable[Row], whom: t.Whom | None) -> None:
    p = w.p.weighing(whom)
    cells = ((p.book.title(row.name, "award"), worth(p, row), _holds(p, row)) for row in rows)
    w.table(("col-award", "col-points", "col-when"), cells)


LINE = "\n– "
"""Begins a case within the cell of a table."""


def _holds(p: ConditionWords, row: Row) -> str:
    return authored(p, row.says) if row.says else condition_of(p, row, spelled=True).replace("\n", LINE)


def worth(p: ConditionWords, row: Row) -> str:
    """The points of a row, where it does nothing else; else all that it does."""
    if row.points is not None and not (row.source or row.pays or row.changes or row.clears):
        return p.points(row.points)
    return "; ".join(effects(p, row))


def _bonus(p: ConditionWords, bonus: Bonus) -> str:
    if bonus.row.says:
        return p.book.say("colon", name=p.book.title(bonus.row.name, "award"), text=authored(p, bonus.row.says))
    asked = p.asking(p.question.SEAT) if bonus.whom is None else p.weighing(bonus.whom)
    say, event = p.book.say, bonus.event.name.lower()
    whom = "" if bonus.whom is None else p.whom(bonus.whom)
    done = list(effects(asked, bonus.row))
    if bonus.wins_match:
        done.append(say("says-wins"))
    if bonus.dialogue >= 0:
        done.append(say("bonus-opens", name=p.book.title(p.game.dialogues[bonus.dialogue].name)))
    any_card = "-any" if bonus.cards == t.AllOf(()) else ""
    key = f"bonus-{event}{'-for' if whom else ''}{any_card}" if done else f"bonus-{event}-only{any_card}"
    name, cards = p.book.title(bonus.row.name, "award"), p.cards(bonus.cards)
    text = say(key, name=name, cards=cards, whom=whom, effects=p.book.listed(done))
    if when := condition_of(asked, bonus.row):
        text = f"{text}, {say('transfer-when' if whom else 'force-when', when=when)}"
    if bonus.binds:
        text = f"{text}; {say('bonus-binds', names=p.book.listed(bound(asked, bind) for bind in bonus.binds))}"
    return text
