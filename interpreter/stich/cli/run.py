"""Matches between bots, told or recorded: ``stich run``.

Place in the pipeline: part of ``cli``, over the engine and the players.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from stich.cli import options
from stich.cli.match import Wish, begin, bots, check_length, choose_seed, seat_bots, seated, summary, whoever_played
from stich.cli.output import files_of, nothing
from stich.cli.record import RecordFile, game_for, record_file, stopped
from stich.cli.tint import Tint, tint
from stich.cli.wording import put, put_json
from stich.engine.state import State
from stich.language.text.home import Folders
from stich.match.game import Game
from stich.match.record import Line, Recorder, check_header
from stich.players.match import Seated, play_out

if TYPE_CHECKING:
    from stich.voice.transcript import Transcript


@click.command("run")
@options.spec
@options.fresh_seed
@options.match_deals
@options.deal
@bots("Bots by seat")
@options.record
@options.force
@options.resume
@click.option("--legal", is_flag=True, help="Let the record say what else could have been played.")
@click.option("--quiet", is_flag=True, help="Tell only how it ended.")
@options.language
@options.trust
@options.formats("text", "json")
def command(
    spec: str,
    seed: int | None,
    deals: int | None,
    deal: str | None,
    players: str,
    record: str | None,
    force: bool,
    resume: str | None,
    legal: bool,
    quiet: bool,
    language: str,
    trusted: tuple[str, ...],
    form: str,
) -> int:
    """Let bots play a match; print a transcript, or the record as JSON Lines."""
    if resume is not None:
        options.check_resumed()
        names = options.names(players) if options.is_said("players") else []
        wish = Wish(None, None, names, None, False, nothing, legal, form, quiet, language)
        return go_on(resume, spec, trusted, wish)
    game, names = seated(spec, players, trusted)
    reads = files_of(spec, trusted)
    return run(game, Wish(seed, deals, names, record, force, reads, legal, form, quiet, language, deal))


def run(game: Game, wish: Wish) -> int:
    """Let bots play a match, and tell it as it goes.

    Raises:
        UsageError: the players cannot be seated, or nobody ever wins.
    """
    names, bots = seat_bots(wish.players, game.plan.players)
    seed = choose_seed(wish.seed, wish.form)
    told = wish.form == "json" or not wish.quiet or wish.record is not None
    state = begin(game, wish, seed, told)
    recorder = Recorder(game, state, seed, names, wish.legal) if told else None
    with record_file(wish.record, wish.force, wish.reads) as record:
        _play_out(state, Seated(bots, seed), wish, record, recorder, _teller(game, wish))
    if wish.quiet and wish.form == "text":
        put(summary(state, wish.language, seed))
    return 0


def go_on(path: str, spec: str, trusted: Folders, wish: Wish) -> int:
    """Let bots go on with a match whose record stops early, and tell it from the beginning of the deal under way.

    Raises:
        UsageError: the players cannot be seated, or the file cannot be written.
        RecordError: the record does not hold, or nothing is left to be played.
    """
    with stopped(path) as file:
        head = file.head
        game = game_for(spec, head, trusted=trusted)
        seed, begun = check_header(game, head)[0], head["players"]
        names, bots = seat_bots(wish.players or whoever_played(begun), game.plan.players)
        seated = Seated(bots, seed)
        same = [seat for seat, name in enumerate(names) if name == begun[seat]]
        found, record = file.resumed(game, seated.asked_again(same), keep_past=False, legal=wish.legal)
        if file.cut:
            put(f"{path}: line {file.cut} was half written, and is cut off", file=sys.stderr)
        teller = _teller(game, wish)
        _tell([found.head, *found.lines], wish, RecordFile(None), teller, tint(game.model), known=True)
        _play_out(found.state, seated, wish, record, found.recorder, teller)
        if wish.quiet and wish.form == "text":
            put(summary(found.state, wish.language, seed))
    return 0


def _play_out(
    state: State, seated: Seated, wish: Wish, record: RecordFile, recorder: Recorder | None, teller: Transcript | None
) -> None:
    """Let the bots play to the end, and tell it as it goes."""
    red = tint(state.plan.game)
    for _ in play_out(state, seated):
        check_length(state)
        if recorder is not None:
            _tell(list(recorder.lines()), wish, record, teller, red)
        state.forget()


def _teller(game: Game, wish: Wish) -> Transcript | None:
    """Who tells of the match, where it is to be told: nothing else needs the words of a language."""
    if wish.quiet or wish.form == "json":
        return None
    from stich.voice.transcript import Transcript

    return Transcript(game, language=wish.language)


def _tell(
    lines: list[Line], wish: Wish, record: RecordFile, teller: Transcript | None, red: Tint | None, known: bool = False
) -> None:
    """Write lines down and print them; those that are ``known`` a program has already."""
    record.write(lines)
    for line in lines:
        if wish.form == "json":
            if not known:
                put_json(line, indent=None)
        elif teller is not None:
            for words in teller.tell(line):
                put(words, tint=red)
