"""The sections of a sheet about what is won: card points, bonuses, awards, the slate and the match.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions import terms as t
from stich.language.model.match import Counter, Lot, Mark
from stich.language.model.score import Award, Bonus
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def score(p: ConditionWords) -> tuple[Section, ...]:
    """What a deal is worth."""
    w, game = Writer(p), p.game
    _stake(w)
    for kind in game.card_points:
        values = [w.say("score.value", cards=p.cards(cards), points=points) for cards, points in kind.values]
        if values:
            w.line(w.say("score.cards", name=p.book.title(kind.name), values="; ".join(values)))
    w.bullets(_bonus(p, bonus) for bonus in game.bonuses)
    single = [tier.awards[0] for tier in game.score if len(tier.awards) == 1]
    if single:
        w.caption("score.add")
        _awards(w, single)
    for tier in game.score:
        if len(tier.awards) > 1:
            w.caption("score.tier")
            _awards(w, list(tier.awards))
    for award in game.awards:
        w.cited(award.citation, p.book.title(award.name, "award"))
    w.cite("card points", "bonuses", "score")
    return w.section("head.score")


def _stake(w: Writer) -> None:
    match = w.p.game.match
    if match.stake != match.stake_after_draw:
        w.line(w.say("score.stake.draw", stake=match.stake, after=match.stake_after_draw))
    elif any(choice.stake is not None for choice in w.p.game.choices):
        w.line(w.say("score.stake", points=w.p.book.count("point", match.stake)))


def _awards(w: Writer, awards: list[Award]) -> None:
    p = w.p
    rows = ((p.book.title(a.name, "award"), p.points(a.points), p.condition(a.when)) for a in awards)
    w.table(("col.award", "col.points", "col.when"), rows)


def _bonus(p: ConditionWords, bonus: Bonus) -> str:
    say = p.book.say
    parts = [
        say(
            "bonus.lead" if bonus.on_lead else "bonus.trick",
            name=p.book.title(bonus.name),
            cards=p.cards(bonus.cards),
            points=p.amount(bonus.amount),
            kind=p.book.title(p.game.card_points[bonus.card_points].name),
        )
    ]
    if bonus.holding is not None:
        parts.append(say("bonus.holding", cards=p.cards(bonus.holding)))
    if bonus.taking is not None:
        parts.append(say("bonus.taking", cards=p.cards(bonus.taking)))
    if bonus.when != t.Always():
        parts.append(say("force.when", when=p.condition(bonus.when)))
    return ", ".join(parts)


def match(p: ConditionWords) -> tuple[Section, ...]:
    """From deal to deal: the slate, marks, who deals, and the end."""
    w, rules = Writer(p), p.game.match
    kept = [_counter(p, counter) for counter in rules.counters[1:]]
    if kept:
        w.line(w.say("match.counters", names=p.book.listed(kept)))
    w.bullets(_mark(p, mark) for mark in rules.marks)
    for title in rules.titles:
        w.line(w.say("match.title", name=p.book.title(title.names), when=p.condition(title.when)))
    best = w.say("match.fewest" if rules.fewest else "match.most", what=p.what(rules.winner_count))
    w.line(w.say("match.ends", when=p.condition(rules.ends)), best)
    w.line(*_dealers(p))
    if rules.losers_pay:
        w.line(w.say("match.pay"))
    if rules.pool.ante:
        w.line(w.say("match.pool", name=p.book.title(rules.pool.name), chips=rules.pool.ante))
    if rules.pool.stake:
        w.line(w.say("match.pool.stake", name=p.book.title(rules.pool.name), chips=rules.pool.stake))
    for mark in rules.marks:
        w.cited(mark.citation, p.book.title(mark.name))
    w.cite("match")
    return w.section("head.match")


def _counter(p: ConditionWords, counter: Counter) -> str:
    name = p.book.title(counter.name)
    notes = []
    if counter.last:
        notes.append(p.book.say("match.last", deals=p.book.count("deal", counter.last)).rstrip("."))
    if counter.grows is not None:
        notes.append(p.book.say("match.grows", points=p.points(counter.grows)))
    return f"{name} ({'; '.join(notes)})" if notes else name


def _mark(p: ConditionWords, mark: Mark) -> str:
    return p.book.say(
        "mark",
        name=p.book.title(mark.name),
        when=p.condition(mark.when),
        effects=p.book.listed(_mark_effects(p, mark)),
    )


def _mark_effects(p: ConditionWords, mark: Mark) -> Iterator[str]:
    if mark.adds:
        what = p.book.listed(p.counter(counter, number) for counter, number in mark.adds)
        others = "mark.other" if len(p.game.seats.sides) == 2 else "mark.others"
        yield p.book.say(others if mark.to_others else "mark.gets", what=what)
    if mark.takes:
        what = p.book.listed(p.counter(counter, number) for counter, number in mark.takes)
        yield p.book.say("mark.loses", what=what)
    if mark.clears:
        names = (p.book.title(p.game.match.counters[counter].name) for counter in mark.clears)
        yield p.book.say("mark.clears", names=p.book.listed(names))


def _dealers(p: ConditionWords) -> Iterator[str]:
    rules = p.game.match
    if rules.lot is Lot.LOWEST_CARD:
        yield p.book.say("match.lot")
    yield p.book.say("match.next", seat=p.seat(rules.next_dealer))
    if rules.next_dealer_after_draw not in (None, rules.next_dealer):
        yield p.book.say("match.next.draw", seat=p.seat(rules.next_dealer_after_draw or rules.next_dealer))
