"""Matches between bots, told or recorded: ``stich run``.

Place in the pipeline: part of ``cli``, over the engine and the players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from stich.cli import options
from stich.cli.match import Wish, bots, check_length, choose_seed, seat_bots, seated, summary
from stich.cli.output import files_of
from stich.cli.record import RecordFile, record_file
from stich.cli.tint import Tint, tint
from stich.cli.wording import put, put_json
from stich.match.game import Game
from stich.match.record import Line, Recorder
from stich.players.budget import Budget
from stich.players.match import Seated, play_out

if TYPE_CHECKING:
    from stich.voice.transcript import Transcript


@click.command("run")
@options.spec
@options.fresh_seed
@options.match_deals
@bots("Bots by seat")
@options.budget
@options.record
@options.force
@click.option("--legal", is_flag=True, help="Let the record say what else could have been played.")
@click.option("--quiet", is_flag=True, help="Tell only how it ended.")
@options.language
@options.trust
@options.formats("text", "json")
def command(
    spec: str,
    seed: int | None,
    deals: int | None,
    players: str,
    budget: Budget | None,
    record: str | None,
    force: bool,
    legal: bool,
    quiet: bool,
    language: str,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Let bots play a match; print a transcript, or the record as JSON Lines."""
    game, names = seated(spec, players, trusted)
    reads = files_of(spec, trusted)
    return run(game, Wish(seed, deals, names, record, force, reads, legal, form, quiet, language, budget))


def run(game: Game, wish: Wish) -> int:
    """Let bots play a match, and tell it as it goes.

    Raises:
        UsageError: the players cannot be seated, or nobody ever wins.
    """
    names, bots = seat_bots(wish.players, game.plan.players, wish.budget)
    seed = choose_seed(wish.seed, wish.form)
    told = wish.form == "json" or not wish.quiet or wish.record is not None
    state = game.start(seed, deals=wish.deals, log=told)
    recorder = Recorder(game, state, seed, names, wish.legal)
    teller, red = _teller(game, wish), tint(game.model)
    with record_file(wish.record, wish.force, wish.reads) as record:
        for _ in play_out(state, Seated(bots, seed)):
            check_length(state)
            if told:
                _tell(list(recorder.lines()), wish, record, teller, red)
            state.forget()
    if wish.quiet and wish.form == "text":
        put(summary(state, wish.language, seed))
    return 0


def _teller(game: Game, wish: Wish) -> Transcript | None:
    """Who tells of the match, where it is to be told: nothing else needs the words of a language."""
    if wish.quiet or wish.form == "json":
        return None
    from stich.voice.transcript import Transcript

    return Transcript(game, language=wish.language)


def _tell(lines: list[Line], wish: Wish, record: RecordFile, teller: Transcript | None, red: Tint | None) -> None:
    record.write(lines)
    for line in lines:
        if wish.form == "json":
            put_json(line, indent=None)
        elif teller is not None:
            for words in teller.tell(line):
                put(words, tint=red)
