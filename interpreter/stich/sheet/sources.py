"""The section of a sheet about where the rules come from: works cited, and what is conjecture.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.model.deal import ReckonRow, Transfer
from stich.language.model.dialogues import Dialogue
from stich.language.model.game import GameModel
from stich.language.model.melds import Melds
from stich.language.model.names import Citation, Names
from stich.language.model.powers import Power
from stich.language.model.score import Row
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def sources(p: ConditionWords) -> tuple[Section, ...]:
    """The works cited, and every conjecture in one place."""
    w, game = Writer(p), p.game
    lines = []
    for work in game.works:
        parts = [part for part in (work.work, work.year, work.url, work.note.in_(p.book.language)) if part]
        lines.append(f"[{work.key}] {'; '.join(parts)}")
    if lines:
        w.bullets(lines)
    else:
        w.line(w.say("sources-none"))
    cited = ((p.book.title(Names(name), "section"), citation) for name, citation in _citations(game))
    guesses = [(name, citation.conjecture.in_(p.book.language)) for name, citation in cited if citation.conjecture]
    if guesses:
        w.caption("conjectures")
        w.bullets(w.say("colon", name=name, text=guess) if name else guess for name, guess in guesses)
    return w.section("head-sources")


def _citations(game: GameModel) -> Iterator[tuple[str, Citation]]:
    """Everything of the spec that has a citation of its own, by name."""
    yield from game.evidence.items()
    match = game.match
    steps = (step.tier for step in game.steps if isinstance(step, ReckonRow))
    tiers = (*steps, *game.score, *match.before_each, *match.marks, *match.at_the_end)
    melds = (kind.row for group in game.melds for kind in group.kinds)
    rows = (*(bonus.row for bonus in game.bonuses), *melds, *(row for tier in tiers for row in tier.rows))
    transfers = (step for step in game.steps if isinstance(step, Transfer))
    named: list[Power | Transfer | Dialogue | Melds | Row] = [
        *game.powers, *transfers, *game.dialogues, *game.melds, *rows,
    ]  # fmt: skip
    for thing in named:
        yield thing.name.key, thing.citation
    for remark in (remark for remark in game.remarks if not remark.kept):
        yield remark.name.key or remark.section, remark.citation
    for title in match.titles:
        yield title.names.key, title.citation
