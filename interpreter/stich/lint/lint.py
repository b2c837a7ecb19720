"""What is legal in a spec but doubtful: every finding a warning, with a witness where there is one.

Place in the pipeline: puts together the warnings of ``language.load`` and what ``lint.tricks``, ``deals`` and the
examples show; ``cli`` draws it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from stich.compare.meeting import OnProgress, no_progress
from stich.examples.outcomes import GIVEN_UP, choice_name, give_name
from stich.examples.row import step_rows
from stich.examples.run import witness
from stich.language.load import examine, load_model
from stich.language.model.deal import BindFaceUp, BindLastDealt, Step, Transfer, TurnUp
from stich.language.model.game import GameModel
from stich.language.model.names import Citation
from stich.language.text.diagnostics import Diagnostic, SpecError, quoted, warning
from stich.language.text.home import Folders
from stich.language.text.source import Span
from stich.lint import auctions, phrases
from stich.lint.deals import findings, play_deals, rows_in
from stich.lint.tricks import Beats, whole
from stich.lint.wording import lacking
from stich.match.game import Game

DEALS = 400


@dataclass(frozen=True, slots=True)
class Linted:
    """A game, what is doubtful about it in the order of the text, how many deals were played to find it, and what it
    does not say in the languages that were asked for."""

    game: GameModel
    findings: tuple[Diagnostic, ...]
    deals: int
    seed: int
    lacks: tuple[Diagnostic, ...] = ()


def lint(
    spec: str | Path,
    deals: int = DEALS,
    seed: int = 0,
    progress: OnProgress = no_progress,
    *,
    trusted: Folders = (),
    players: int | None = None,
    languages: Sequence[str] = (),
) -> Linted:
    """Look for what is doubtful in a spec, played by so many where it is for a range of players; unless said, by each
    number of them, which share the deals: doubtful is what is so with each.  And look for what it does not say in these
    ``languages``.

    Raises:
        SpecError: the spec has errors.
        ValueError: it is not for so many players.
    """
    game, faults, chain = examine(spec, trusted=trusted, players=players)
    if game is None:
        raise SpecError(faults)
    counts = game.seats.counts if players is None else ()
    share = max(1, deals // max(1, len(counts)))
    linted = lint_game(game, share, seed, faults, progress)
    for number in (number for number in counts if number != game.seats.players):
        other = lint_game(load_model(spec, trusted=trusted, players=number), share, seed, faults, progress)
        known = set(map(_doubt, other.findings))
        both = tuple(finding for finding in linted.findings if _doubt(finding) in known)
        linted = replace(linted, findings=both, deals=linted.deals + other.deals)
    return replace(linted, lacks=tuple(lacking(game, chain.tree, languages) if chain.tree else ()))


def _doubt(finding: Diagnostic) -> tuple[str, Span, str]:
    """What a finding is, whatever its numbers are; of what no example shows, several may have no place of their own."""
    return finding.code, finding.span, finding.message if finding.code == "unshown-rule" else ""


def lint_game(
    game: GameModel,
    deals: int = DEALS,
    seed: int = 0,
    known: Iterable[Diagnostic] = (),
    progress: OnProgress = no_progress,
) -> Linted:
    """Look for what is doubtful in a game; ``known`` are warnings that it has already."""
    known, playable, at = list(known), Game(game), whole(game)
    played = play_deals(playable, deals, seed, progress)
    found = [
        *known,
        *phrases.findings(game, at),
        *auctions.findings(game, at),
        *Beats(game, seed).findings(),
        *findings(playable, played, seed, at),
        *_sources(game, at, [fault.message for fault in known if fault.code == "no-source"]),
        *([] if played.no_pack else _unshown(playable, at)),
    ]
    order = {each: i for i, each in enumerate(dict.fromkeys(f.span.source.path for f in found))}
    found.sort(key=lambda f: (f.span.source.path != at.source.path, order[f.span.source.path], f.span.start))
    return Linted(game, tuple(found), played.deals, seed)


# --- sources ----------------------------------------------------------------------------------------------------------


def _sources(game: GameModel, at: Span, told: Iterable[str]) -> Iterator[Diagnostic]:
    """Rules of which neither they nor their section say where they stand, unless it is ``told`` of a whole section
    already."""
    for section, sort, rules in _rules(game):
        evidence = game.evidence.get(section, Citation())
        if evidence.work or evidence.conjecture or any(quoted(section) in message for message in told):
            continue
        for rule in rules:
            citation: Citation = rule.citation
            if not (citation.work or citation.conjecture):
                message = f"the {sort} {quoted(rule.name.key)} has no source"
                help = f"give it a `source` or a `conjecture`, or {quoted(section)} evidence"
                yield warning("rule-without-source", message, rule.span or at, help=help)


def _rules(game: GameModel) -> Iterator[tuple[str, str, Iterable[Any]]]:
    yield "powers", "power", game.powers
    yield "deal", "transfer", [step for step in game.steps if isinstance(step, Transfer)]
    yield "dialogues", "dialogue", game.dialogues
    yield "score", "award", list(game.awards)
    yield "bonuses", "bonus", [bonus.row for bonus in game.bonuses]
    yield "melds", "meld", [kind.row for melds in game.melds for kind in melds.kinds]
    yield "match", "row", rows_in((*game.match.before_each, *game.match.at_the_end))
    yield "match", "mark", rows_in(game.match.marks)


# --- examples ---------------------------------------------------------------------------------------------------------


def _unshown(game: Game, at: Span) -> Iterator[Diagnostic]:
    """What no example shows, each at its rule."""
    places = {("power", power.name.key): power.span for power in game.model.powers}
    places |= {("award", a.name.key): a.span for a in game.model.awards}
    places |= {("row", each.name.key): each.span for _, each in step_rows(game.model)}
    places |= {("mark", mark.name.key): mark.span for mark in rows_in(game.model.match.marks)}
    places |= {("award", GIVEN_UP): game.model.play.concede_span}
    places |= {("bonus", bonus.row.name.key): bonus.row.span for bonus in game.model.bonuses}
    places |= {("choice", choice_name(d, c)): c.span for d in game.model.dialogues for c in d.choices}
    places |= dict(_places_of_steps(game.model.steps))
    places |= {("meld", k.row.name.key): k.span for melds in game.model.melds for k in melds.kinds}
    places |= {("guard", " ".join(g.span.text.split())): g.span for g in game.model.play.guards if g.span}
    for each in witness(game):
        span = places.get((each.what, each.name)) or at
        yield warning("unshown-rule", f"no example shows the {each.what} {quoted(each.name)}: {each.how}", span)


CHOOSING: dict[type[Step], str] = {
    TurnUp: "turning up",
    BindLastDealt: "last card dealt",
    BindFaceUp: "face-up cards",
}
"""What the steps that choose are called where an example shows them."""


def _places_of_steps(steps: Iterable[Step]) -> Iterator[tuple[tuple[str, str], Span | None]]:
    """The place of whatever a step of the deal has to show."""
    for step in steps:
        if isinstance(step, Transfer):
            yield from ((("exchange", give_name(step, i)), step.span) for i in range(len(step.gives)))
            yield ("exchange", step.name.key), step.span
        elif type(step) in CHOOSING:
            yield ("set-up", CHOOSING[type(step)]), step.span
