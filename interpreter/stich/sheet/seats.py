"""The section of a sheet about the players: their sides, and what they may show and say.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.messages.book import sentence
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def seats(p: ConditionWords) -> tuple[Section, ...]:
    """The players, their sides and what they may show and say."""
    w, table = Writer(p), p.game.seats
    w.line(w.say("seats-players", players=p.book.count("player", table.players), way=direction(p)), *_range(p))
    paired = any(len(side) > 1 for side in table.sides)
    w.line(sentence(sides_text(p)))
    if table.sits_out is not None:
        w.line(w.say("seats-out", seat=p.seat(table.sits_out)))
    if paired:
        w.line(w.say("seats-show") if table.show_hands else "", w.say(f"talk-{table.talk}"))
    w.line(*_directors(p))
    for party in table.parties:
        w.line(w.say("seats-party", name=p.book.title(party.name), who=p.book.listed(map(p.party_part, party.parts))))
    if table.held_parties:
        names = p.book.listed(p.book.title(table.parties[i].name) for i in table.held_parties)
        w.line(w.say("seats-secret", names=names))
    w.cite("seats")
    return w.section("head-seats")


def _range(p: ConditionWords) -> Iterator[str]:
    """For how many the game is, where that is not one number."""
    table, say = p.game.seats, p.book.say
    if table.counts:
        least, most = table.spread
        yield say("seats-range", least=least, most=most)
        yield say("seats-usual", players=p.book.count("player", table.usual))
        if table.players != table.usual:
            yield say("seats-now", players=p.book.count("player", table.players))


def _directors(p: ConditionWords) -> Iterator[str]:
    """Who directs a side, and what that is."""
    table, say = p.game.seats, p.book.say
    named = [seat for seat in table.directors if seat >= 0]
    if not named:
        return
    yield say("seats-directors", players=p.book.listed(say("seats-player", number=seat + 1) for seat in named))
    if table.director_sees:
        yield say("seats-director_sees")
    if table.director_orders:
        yield say("seats-director_orders")


def players(p: ConditionWords) -> str:
    """How many players the game is for."""
    least, most = p.game.seats.spread
    return str(most) if least == most else p.book.say("seats-to", least=least, most=most)


def direction(p: ConditionWords) -> str:
    """Which way round the table the turn goes."""
    return p.book.say("way-clockwise" if p.game.seats.clockwise else "way-anticlockwise")


def sides_text(p: ConditionWords) -> str:
    """Who plays with whom."""
    table, say = p.game.seats, p.book.say
    sides = table.sides
    if table.alone:
        return say("seats-each")
    every_second = tuple(tuple(range(first, table.players, len(sides))) for first in range(len(sides)))
    if sides == every_second:
        return say("seats-opposite" if table.players == 4 else "seats-every", number=len(sides))
    numbers = (p.book.listed(str(seat + 1) for seat in side) for side in sides)
    return say("seats-sides", sides="; ".join(numbers))
