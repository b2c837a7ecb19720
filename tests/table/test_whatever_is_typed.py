"""Whatever people type at a table, it is done or refused; what stands in the record then is a match by the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stich.match.record import replay, text_of
from stich.messages.known import LANGUAGES
from stich.players.thumb import ThumbPlayer
from stich.rng import Random
from stich.table.commands import Beside
from stich.table.desk import Desk, What
from stich.table.match import CardTable
from stich.table.picture import Picture, picture
from tests.specs_under_test import NAMES, playable
from tests.table.at_table import Kept, table_of

OTHERS = ("", "xx", "say x", "say 3", "why HK", "concede", "pass", "take HK", "HK for HA")


def texts(seen: Picture) -> Iterator[str]:
    """What may be typed at this point, and what makes no sense at it."""
    yield from (*OTHERS, *(beside.value for beside in Beside if beside not in (Beside.QUIT, Beside.SAVE)))
    yield from (deed.words for deed in seen.deeds for _ in range(3))
    names = [card.face.name for card in seen.hand]
    yield from (*names, *(f"{name} fd" for name in names), " ".join(names[:3]))


def type_on(table: CardTable, rng: Random, times: int) -> None:
    """Type so often, each time anything."""
    desk = Desk(table, ThumbPlayer())
    for _ in range(times):
        turn = None if table.over else table.turn()
        if table.over:
            return
        if turn is None:
            table.step()
            continue
        seen = picture(table, turn.seat, turn)
        reply = desk.typed(turn.seat, turn, rng.choice(tuple(texts(seen))))
        if reply.what is What.SURE and rng.below(2):
            desk.give_up(turn)


def hold(name: str, seed: int, times: int) -> None:
    game, rng, kept = playable(name), Random(seed), Kept()
    people = (0, 1) if rng.below(3) == 0 else (rng.below(game.plan.players),)
    table = table_of(name, seed, people, deals=2, language=rng.choice(LANGUAGES), keeper=kept)
    type_on(table, rng, times)
    assert kept.lines == list(table.lines)
    for _ in replay(game, map(text_of, kept.lines), whole=False):
        pass


@pytest.mark.parametrize("name", ["knueffeln", "hearts", "skat", "karniffel", "watten"])
def test_whatever_is_typed_is_done_or_refused(name: str) -> None:
    hold(name, 1, 60)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_typed_is_done_or_refused_in_every_game(name: str) -> None:
    hold(name, 2, 80)
