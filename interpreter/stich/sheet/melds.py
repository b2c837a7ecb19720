"""The section of a sheet about melds: when they are shown, what each kind is and counts, which of two is better.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``rows``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from stich.language.conditions import terms as t
from stich.language.conditions.words import Question
from stich.language.model.melds import Counting, Equal, MeldCards, MeldForm, MeldKind, MeldRun, Melds, MeldSet
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import authored, condition_of
from stich.sheet.score import worth


def melds(p: ConditionWords) -> tuple[Section, ...]:
    """What may be shown, and what it counts."""
    w = Writer(p.asking(Question.SEAT))
    for group in p.game.melds:
        _shown(w, group)
        w.table(("col-meld", "col-cards", "col-points", "col-when"), (_row(w.p, kind) for kind in group.kinds))
        w.line(*_beside(w.p, group))
        w.author(any(kind.row.says for kind in group.kinds))
    w.cite("melds")
    return w.section("head-melds")


def _shown(w: Writer, group: Melds) -> None:
    """When they are shown."""
    name = w.p.book.title(group.name)
    when = w.say("melds-when", when=w.p.condition(group.when)) if group.when != t.Always() else ""
    one = w.say("melds-one") if group.each_one else ""
    best = w.say("melds-best_first") if group.best_first else ""
    w.line(w.say(f"melds-{group.showing.name.lower()}", name=name), one, best, when)


def _row(p: ConditionWords, kind: MeldKind) -> tuple[str, ...]:
    cards = _form(p, kind.form)
    if kind.copies > 1:
        cards = p.book.say("meld-copies", cards=cards, number=kind.copies)
    when = authored(p, kind.row.says) if kind.row.says else condition_of(p, kind.row)
    return p.book.title(kind.row.name), cards, worth(p, kind.row), when


def _form(p: ConditionWords, form: MeldForm) -> str:
    """What a kind of meld is made of."""
    say = p.book.say
    match form:
        case MeldRun(least, most):
            if least == most:
                return say("meld-run", number=least)
            return say("meld-run-range" if most < 100 else "meld-run-more", number=least, most=most)
        case MeldSet(size, ranks, any_suits):
            return say(
                "meld-set-any" if any_suits else "meld-set", number=size, ranks=p.book.listed(map(p.rank, ranks), "or")
            )
        case MeldCards(cards):
            return say("meld-cards", cards=replace(p, between="and").cards(cards))


def _beside(p: ConditionWords, group: Melds) -> Iterator[str]:
    """What holds of all of them: how runs rank, which cards serve once, whose melds count."""
    say = p.book.say
    if any(isinstance(kind.form, MeldRun) for kind in group.kinds):
        yield say("melds-order", ranks=" ".join(p.game.deck.ranks[rank] for rank in group.order))
    for family in dict.fromkeys(kind.family for kind in group.kinds):
        kinds = [kind for kind in group.kinds if kind.family == family]
        if _overlap(kinds, group.chosen):
            names = [p.book.title(kind.row.name) for kind in kinds]
            yield say("melds-family-again" if group.chosen else "melds-family", names=p.book.listed(names))
    if group.counting is Counting.BEST_SIDE:
        yield say("melds-best_side")
        better = [say("melds-better", cards=p.cards(cards)) for cards in group.better]
        last = say("melds-elder" if group.equal is Equal.ELDER else "melds-nobody")
        yield say("melds-compared", better="".join([*better, last]))


def _overlap(kinds: Sequence[MeldKind], chosen: bool) -> bool:
    """Whether a card could serve in several kinds of a family, so that it must be said that it does not: by itself a
    longest run is of one kind, and sets of different ranks have no card in common."""
    ranks = [rank for kind in kinds if isinstance(kind.form, MeldSet) for rank in kind.form.ranks]
    forms = {type(kind.form) for kind in kinds}
    return len(kinds) > 1 and (chosen or len(forms) > 1 or MeldCards in forms or len(set(ranks)) < len(ranks))
