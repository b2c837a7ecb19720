"""The section of a sheet about the play: who leads, what may be played, when it is over.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from stich.language.conditions import terms as t
from stich.language.conditions.words import Question
from stich.language.model.play import Phase, Play, Rung
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import conceded


def play(p: ConditionWords) -> tuple[Section, ...]:
    """Who leads, what may be played, and when it is over."""
    w, rules = Writer(p), p.game.play
    w.line(w.say("play-leader", seat=p.seat(rules.leader)))
    for i, phase in enumerate(rules.phases):
        _phase(w, i, phase)
    asked = p.asking(Question.SEAT)
    besides = [*map(asked.guard, rules.guards), *map(asked.exemption, rules.exempt)]
    if besides:
        w.caption("play-guards")
        w.bullets(besides)
    _specials(w, rules)
    w.line(w.say("play-ends", when=p.condition(rules.ends)))
    w.cite("play", "deal ends")
    return w.section("head-play")


def _phase(w: Writer, index: int, phase: Phase) -> None:
    phases = w.p.game.play.phases
    if len(phases) > 1:
        last = index == len(phases) - 1 or phase.until == t.Always(False)
        until = "" if last else w.p.condition(phase.until)
        w.caption("play-phase-end" if last else "play-phase", name=w.p.phase(index), until=until)
    rungs = [_rung(w.p, rung) for rung in phase.legal]
    if rungs == [w.p.book.say("cards-any")]:
        w.line(w.say("play-free"))
    else:
        w.caption("play-ladder")
        w.bullets(rungs, numbered=True)
    if phase.draw is not None:
        cards = w.p.book.count("card", phase.draw.cards)
        w.line(w.say("play-draw", cards=cards), w.say("play-draw-open") if phase.draw.open else "")


def _rung(p: ConditionWords, rung: Rung) -> str:
    told = p.cards(rung.holding)
    if rung.plays is not None:
        told = p.book.say("play-rung-plays", cards=told, plays=p.cards(rung.plays))
    if rung.when == t.Always():
        return told
    return p.book.say("play-rung-when", rung=told, when=p.asking(Question.SEAT).condition(rung.when))


def _specials(w: Writer, rules: Play) -> None:
    p = w.p
    if rules.passes:
        w.line(w.say("play-passes"))
    if rules.lone is not None:
        w.line(w.say("play-lone", cards=p.cards(rules.lone)))
    if rules.face_down >= 0:
        w.line(w.say("play-face_down", name=p.book.title(p.game.dialogues[rules.face_down].name)))
    if rules.concede_when is not None and rules.concede is not None:
        key = "play-concede" if rules.concede_when == t.Always() else "play-concede-when"
        w.line(w.say(key, when=p.condition(rules.concede_when), **conceded(p, rules.concede)))
