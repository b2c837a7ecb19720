"""The section of a sheet about what a deal is worth: card points, bonuses, awards.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from stich.language.conditions import terms as t
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
