"""The sections of a sheet about where the rules come from: what is conjecture, and the works cited.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.model.game import Work
from stich.language.model.names import Names
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Tone, Writer, conjectures, in_own_words


def guesses(p: ConditionWords) -> tuple[Section, ...]:
    """Every conjecture of the spec, under the number by which its rule tells of it, and the gaps that are left."""
    w, game = Writer(p), p.game
    w.bullets(w.own(gap) for gap in game.gaps)
    texts = conjectures(game)
    if texts:
        w.caption("conjectures")
        of = {remark.citation.conjecture: remark.section for remark in reversed(game.remarks)}
        sections = (p.book.title(Names(of[text]), "section") for text in texts)
        w.bullets(
            (w.say("colon", name=name, text=w.own(text)) for name, text in zip(sections, texts, strict=True)), True
        )
    return w.section("head-guesses")


def sources(p: ConditionWords) -> tuple[Section, ...]:
    """The works cited."""
    w = Writer(p)
    w.bullets((_work(p, work) for work in p.game.works), tone=Tone.SOURCE)
    if not p.game.works:
        w.line(w.say("sources-none"))
    return w.section("head-sources")


def _work(p: ConditionWords, work: Work) -> str:
    return f"[{work.key}] {'; '.join(_told(p, work))}"


def _told(p: ConditionWords, work: Work) -> Iterator[str]:
    yield from (part for part in (work.work, work.year, work.url) if part)
    if work.customary:
        yield p.book.say("source-customary")
    if work.note:
        yield in_own_words(p.book, work.note)
