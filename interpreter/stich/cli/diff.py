"""Two specs compared, drawn for people and for programs: ``stich diff``.

Place in the pipeline: part of ``cli``, over ``compare``.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import click

from stich.cli import options
from stich.cli.progress import Progress
from stich.cli.tint import tint
from stich.cli.trick_verdict import verdict_steps
from stich.cli.wording import count, put, put_json
from stich.compare.compare import Comparison, compare
from stich.compare.deals import DealStudy
from stich.compare.meeting import Share
from stich.compare.rules import Difference
from stich.compare.tricks import DifferenceKind, Told, TrickStudy
from stich.language.load import load_model
from stich.language.model.game import GameModel
from stich.language.text.home import Folders
from stich.language.text.places import cited
from stich.language.text.source import Span
from stich.voice.tricks import ruled, stands
from stich.voice.words import TableWords, table_words


@click.command("diff")
@options.spec_argument("a")
@options.spec_argument("b")
@click.option("--tricks", type=click.IntRange(100, 1_000_000), default=100_000, show_default=True, metavar="N",
              help="Sample so many tricks of each size, where there are many more.")  # fmt: skip
@click.option("--deals", type=click.IntRange(1, 100_000), metavar="N", help="Play so many deals under both.")
@options.seed
@options.players
@options.trust
@options.formats("text", "json")
def command(
    a: str,
    b: str,
    tricks: int,
    deals: int | None,
    seed: int,
    players: int | None,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Compare two specs by meaning: their rules, and the tricks that they decide differently.

    With --deals, also what it changes: the same cards and the same random choices under both.
    """
    return show_differences(a, b, tricks, deals or 0, seed, form, trusted, players)


def show_differences(
    a: str,
    b: str,
    tricks: int,
    deals: int,
    seed: int,
    form: str,
    trusted: Folders = (),
    players: int | None = None,
) -> int:
    """Compare two specs and print how they differ.

    Raises:
        SpecError: one of them has faults.
    """
    a_game, b_game = (load_model(spec, trusted=trusted, players=players) for spec in (a, b))
    found = compare(a_game, b_game, tricks=tricks, deals=deals, seed=seed, progress=Progress("done"))
    if form == "json":
        put_json(_data(found))
    else:
        put(*_text(found), tint=tint(a_game))
    return 0


# --- for people -------------------------------------------------------------------------------------------------------


def _text(found: Comparison) -> Iterator[str]:
    for letter, game in (("A", found.a), ("B", found.b)):
        yield f"{letter}  {game.name}: {game.reading or game.titles.title()}"
    yield ""
    yield from _rules(found)
    yield ""
    yield from _pack(found)
    if found.tricks is not None:
        yield from _tricks(found.tricks, (table_words(found.a), table_words(found.b)))
    if found.deals is not None:
        yield ""
        yield from _deals(found.deals)
    elif found.no_deals:
        yield ""
        yield f"Deals: not compared, for {found.no_deals}."


def _rules(found: Comparison) -> Iterator[str]:
    if not found.rules:
        yield "Rules: no difference."
        return
    yield f"Rules: {count(len(found.rules), 'difference')}"
    for section, differences in groupby(found.rules, key=lambda each: each.section):
        yield f"  {section}"
        for each in differences:
            yield f"    {each.what}"
            yield f"      A  {each.a}{_place(each.span_a)}"
            yield f"      B  {each.b}{_place(each.span_b)}"
            if each.reaches:
                yield f"      reaches  {'; '.join(each.reaches)}"


def _place(span: Span | None) -> str:
    return f"  [{cited(span)}]" if span else ""


def _pack(found: Comparison) -> Iterator[str]:
    if found.tricks is None:
        yield "Tricks: not compared, for the packs have nothing in common."
    elif not found.same_pack:
        yield f"The packs differ; tricks are compared on the {found.common} cards of the same name in both."


def _tricks(study: TrickStudy, words: tuple[TableWords, TableWords]) -> Iterator[str]:
    choices = "" if study.choices == 1 else f", under {_choices(study)}"
    yield f"Tricks decided differently{choices}"
    for size, share in study.shares.items():
        yield f"  {size} cards: {_share(share, study.seed)}"
    if not study.kinds:
        return
    yield ""
    kinds = f"{'At least ' if study.more_kinds else ''}{count(len(study.kinds), 'kind')}"
    yield f"{kinds} of difference, each with the smallest trick that was found"
    for number, kind in enumerate(study.kinds, 1):
        yield ""
        yield from _kind(number, kind, words)


def _choices(study: TrickStudy) -> str:
    return f"every one of {study.choices} choices" if study.all_choices else f"{study.choices} choices drawn by lot"


def _share(share: Share, seed: int) -> str:
    if share.exhaustive:
        return f"{share.found:,} of all {share.total:,}" + (f" ({_percent(share.part)})" if share.found else "")
    low, high = share.interval
    said = f"{_percent(share.part)}, with 95 % confidence {_percent(low)} to {_percent(high)}"
    return f"{said} ({share.found:,} of {share.total:,} sampled, seed {seed})"


def _percent(part: float) -> str:
    return f"{100 * part:.2f} %"


def _kind(number: int, kind: DifferenceKind, words: tuple[TableWords, TableWords]) -> Iterator[str]:
    witness = kind.witness
    where = [f"{name} {value}" for name, value in witness.bound.items()]
    where += [f"trick {witness.number}"] if witness.number != 2 else []
    yield f"  {number}. {' '.join(witness.cards)}{''.join(f', {each}' for each in where)}"
    for letter, told, own in zip("AB", witness.told, words, strict=True):
        yield from _told(letter, told, own)


def _told(letter: str, told: Told, words: TableWords) -> Iterator[str]:
    takes = "nobody takes the trick" if told.winner is None else f"{told.winner} takes the trick"
    yield f"     {letter}  {takes}: {_reason(told, words)}{_place(told.reason.span)}"
    for step in told.verdict.steps[1:]:
        if step.why != told.reason.sentence:
            yield f"        {ruled(words, step)}{_place(step.span)}"


def _reason(told: Told, words: TableWords) -> str:
    """What decided, with the words of the sheet."""
    for step in told.verdict.steps:
        if told.reason.sentence == step.why:
            return ruled(words, step)
        if told.reason.sentence == step.standing_why:
            return stands(words, step)
    return told.reason.sentence


def _deals(study: DealStudy) -> Iterator[str]:
    yield f"Deals: the same cards and the same random choices under both, {study.deals:,} deals, seed {study.seed}"
    yield f"  other cards are played: {_share(study.parted, study.seed)}"
    yield f"  another side wins: {_share(study.winners, study.seed)}"
    yield f"  the points are others: {_share(study.points, study.seed)}"
    for letter, means, endless in zip("AB", study.means, study.endless, strict=True):
        sides = ", ".join(f"side {side} {mean:.3f}" for side, mean in enumerate(means))
        yield f"  mean points in {letter}: {sides}" + (f"; {count(endless, 'deal')} did not end" if endless else "")


# --- for programs -----------------------------------------------------------------------------------------------------


def _data(found: Comparison) -> dict[str, Any]:
    return {
        "a": found.a.name,
        "b": found.b.name,
        "same": found.is_same,
        "rules": [_difference(each) for each in found.rules],
        "common_cards": found.common,
        "same_pack": found.same_pack,
        "tricks": None if found.tricks is None else _trick_data(found, found.tricks),
        "deals": None if found.deals is None else _deal_data(found.deals),
        "deals_not_compared": found.no_deals or None,
    }


def _difference(each: Difference) -> dict[str, Any]:
    places = {f"{side}_at": span.place if span else None for side, span in (("a", each.span_a), ("b", each.span_b))}
    said = {"section": each.section, "what": each.what, "a": each.a, "b": each.b, **places}
    return {**said, "reaches": list(each.reaches)} if each.reaches else said


def _trick_data(found: Comparison, study: TrickStudy) -> dict[str, Any]:
    return {
        "choices": study.choices,
        "all_choices": study.all_choices,
        "seed": study.seed,
        "sizes": {str(size): _share_data(share) for size, share in study.shares.items()},
        "more_kinds": study.more_kinds,
        "kinds": [_kind_data(found.a, found.b, kind) for kind in study.kinds],
    }


def _share_data(share: Share) -> dict[str, Any]:
    said = {"total": share.total, "different": share.found, "share": share.part, "exhaustive": share.exhaustive}
    return said if share.exhaustive else {**said, "interval": list(share.interval)}


def _kind_data(a: GameModel, b: GameModel, kind: DifferenceKind) -> dict[str, Any]:
    witness = kind.witness
    told = {side: _told_data(game, each) for side, game, each in zip("ab", (a, b), witness.told, strict=True)}
    bind = {name: value.split(",") for name, value in witness.bound.items()}
    return {"cards": list(witness.cards), "bind": bind, "trick": witness.number, "tricks": kind.tricks, **told}


def _told_data(game: GameModel, told: Told) -> dict[str, Any]:
    span = told.reason.span
    reason = {"because": told.reason.sentence, "rule": span.place if span else None}
    return {"card": told.winner, **reason, "steps": verdict_steps(game, told.verdict)}


def _deal_data(study: DealStudy) -> dict[str, Any]:
    return {
        "deals": study.deals,
        "seed": study.seed,
        "other_cards": _share_data(study.parted),
        "other_winner": _share_data(study.winners),
        "other_points": _share_data(study.points),
        "mean_points": {"a": list(study.means[0]), "b": list(study.means[1])},
        "endless": {"a": study.endless[0], "b": study.endless[1]},
    }
