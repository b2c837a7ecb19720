"""The section of a sheet about the play: who leads, what may be played, when it is over.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Moment, Role
from stich.language.conditions.words import Question
from stich.language.model.game import GameModel
from stich.language.model.names import NO_TEXT
from stich.language.model.play import Phase, Play, Rung
from stich.language.model.powers import TieRule
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import authored, conceded


def play(p: ConditionWords) -> tuple[Section, ...]:
    """Who leads, what may be played, and when it is over."""
    w, rules = Writer(p), p.game.play
    w.line(*_lead(p))
    for i, phase in enumerate(rules.phases):
        _phase(w, i, phase)
    asked = p.asking(Question.SEAT)
    said = zip_longest(rules.guards, rules.guards_say, fillvalue=NO_TEXT)
    guards = (authored(p, says) if says else asked.guard(guard) for guard, says in said if isinstance(guard, t.Guard))
    besides = [*guards, *map(asked.exemption, rules.exempt)]
    if besides:
        w.caption("play-guards")
        w.bullets(besides)
        if rules.guards and not rules.passes:
            w.line(w.say("play-guards-lapse"))
        w.author(any(rules.guards_say))
    _specials(w, rules)
    w.line(*_end(p))
    w.cite("play", "deal ends")
    return w.section("head-play")


def _lead(p: ConditionWords) -> Iterator[str]:
    """Who leads to the first trick, and to the next; what may be led."""
    game, say = p.game, p.book.say
    leader = game.play.leader
    yield say("play-leader", seat=p.seat(leader))
    if leader.role is Role.HOLDER:
        yield say("play-leader-holder")
    ties = [game.ties, *(power.ties for power in game.powers if power.ties is not None)]
    yield say("play-leader-nobody" if any(each.rule is TieRule.NOBODY for each in ties) else "play-leader-next")
    yield say("play-lead-guarded" if any(not guard.play for guard in game.play.guards) else "play-lead-free")


def _end(p: ConditionWords) -> Iterator[str]:
    """When a deal is over."""
    ends = p.game.play.ends
    if ends == t.Now(Moment.ALL_PLAYED):
        yield p.book.say("play-ends-all")
    else:
        yield p.book.say("play-ends", when=p.condition(ends))


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
        if rungs[-1] != w.p.book.say("cards-any") and not w.p.game.play.passes:
            w.line(w.say("play-ladder-else"))
    if phase.draw is not None:
        cards = w.p.book.count("card", phase.draw.cards)
        short = w.say("play-draw-short") if _runs_short(w.p.game, phase.draw.cards) else ""
        w.line(w.say("play-draw", cards=cards), short, w.say("play-draw-open") if phase.draw.open else "")


def _runs_short(game: GameModel, cards: int) -> bool:
    """Whether the stock may hold too few cards for a draw of all: it does not, if it comes out even."""
    playing = game.seats.playing
    left = len(game.deck) - game.cards_dealt * playing
    return bool(game.heaps) or left % (cards * playing) != 0


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
