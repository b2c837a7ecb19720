"""A record that stops goes on as if it had never stopped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from stich.engine.errors import RecordError
from stich.match.record import Recorder, replay, text_of
from stich.match.resume import Resumed, resumed
from stich.players.base import Player
from stich.players.match import Seated, play_out
from stich.players.registry import make_player, spread
from tests.records import changed, number_of, record
from tests.specs_under_test import PLAYED, playable

SEED = 11
BOTS = ["random", "thumb"]


def seated(name: str, seed: int = SEED) -> Seated:
    players: list[Player] = [make_player(bot) for bot in spread(BOTS, playable(name).plan.players)]
    return Seated(players, seed)


@cache
def played(name: str, deals: int = 1) -> tuple[str, ...]:
    """The record of a match between bots that draw from their streams of chance."""
    game = playable(name)
    state = game.start(SEED, deals=deals, log=True)
    recorder = Recorder(game, state, SEED, spread(BOTS, game.plan.players))
    for _ in play_out(state, seated(name)):
        pass
    return tuple(text_of(line) + "\n" for line in recorder.lines())


def gone_on(name: str, begun: Sequence[str]) -> list[str]:
    """The record of a match that goes on from these lines."""
    bots, game = seated(name), playable(name)
    found = resumed(game, begun, bots.asked_again(range(game.plan.players)), keep_past=False)
    kept = [*begun[:-1]] if found.torn else [*begun]
    for _ in play_out(found.state, bots):
        pass
    return [*kept, *(text_of(line) + "\n" for line in found.recorder.lines())]


@pytest.mark.parametrize("name", PLAYED)
def test_a_match_that_stopped_ends_as_if_it_had_not(name: str) -> None:
    """Wherever it stopped: before a decision, between what follows on one, or within a line."""
    whole = played(name)
    half = len(whole) // 2 + PLAYED.index(name) % 5
    assert gone_on(name, [*whole[:half], whole[half][:-5]]) == [*whole]


@pytest.mark.parametrize("name", ["knueffeln", "hearts", "skat"])
def test_it_goes_on_from_any_line(name: str) -> None:
    whole = played(name, 2)
    for kept in range(1, len(whole), 11):
        assert gone_on(name, whole[:kept]) == [*whole]


def test_without_asking_again_chance_stands_elsewhere() -> None:
    """So the test above can fail: the bots' streams of chance would begin anew."""
    whole, game, bots = played("karniffel", 3), playable("karniffel"), seated("karniffel")
    found = resumed(game, whole[: len(whole) // 2])
    for _ in play_out(found.state, bots):
        pass
    ends = [text_of(line) + "\n" for line in found.recorder.lines()]
    assert whole[: len(whole) // 2] + tuple(ends) != whole
    assert len(list(replay(game, [*whole[: len(whole) // 2], *ends]))) > 0  # a true record all the same


# --- what is told of it -----------------------------------------------------------------------------------------------


def found(lines: Sequence[str], **more: bool) -> Resumed:
    return resumed(playable("karniffel"), lines, **more)


def test_what_stands_of_the_deal_under_way_is_given_back() -> None:
    lines = record()
    second = number_of(lines, "deal", 1)
    ends = number_of(lines, "deal_end")
    here = found(lines[:second])
    assert [text_of(line) for line in here.lines] == [*lines[ends:second]]
    assert here.state.deal_number == 2 and here.head["players"] == ["x"] * 4


@pytest.mark.parametrize("legal", [False, True])
def test_the_next_lines_say_what_could_have_been_played_if_those_before_do(legal: bool) -> None:
    lines = record(legal=legal)
    assert found(lines[: number_of(lines, "play")], legal=not legal).recorder.legal is legal
    assert found(lines[:1], legal=legal).recorder.legal is legal


def test_what_was_played_can_be_undone_if_it_is_kept() -> None:
    lines = record()
    here = found(lines[: number_of(lines, "deal_end") + 1])
    while here.state.history:
        here.state.undo()
    assert here.state.deal_number == 1


def test_talk_is_no_event_of_the_rules() -> None:
    whole = record("karnoeffel")
    trick = number_of(whole, "trick")
    lines = [*whole[: trick - 1], text_of({"event": "say", "seat": 1, "text": "hm"})]
    assert text_of(next(resumed(playable("karnoeffel"), lines).recorder.lines())) == whole[trick - 1]


# --- what is refused --------------------------------------------------------------------------------------------------


def refused(lines: Sequence[str]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        found(lines)
    return caught.value


def test_a_match_that_is_over_does_not_go_on() -> None:
    fault = refused(record())
    assert fault.line == len(record()) and "the match is over" in str(fault)
    assert found([*record()[:-1], record()[-1][:-2]]).torn


@pytest.mark.parametrize(
    ("lines", "line", "says"),
    [
        ([], 1, "not a JSON object"),
        (["\n"], 1, "not a JSON object"),
        ([record()[0][:-9]], 1, "not a JSON object"),
        (["\x00\x01\x02"], 1, "not a JSON object"),
        (record("elfern"), 1, "a record of 'elfern', not of karniffel"),
        (changed(record(), 1, sha256="0" * 64), 1, "another text of the spec"),
        ([*record()[:8], record()[8][:-10], *record()[9:]], 9, "may have been cut here"),
        ([*record()[:8], record()[8][:-10] + "\n"], 9, "may have been cut here"),
        (changed(record(), 9, seat=7)[:9], 9, "turn"),
    ],
)
def test_what_does_not_hold_is_refused(lines: Sequence[str], line: int, says: str) -> None:
    fault = refused(lines)
    assert fault.line == line and says in str(fault)
