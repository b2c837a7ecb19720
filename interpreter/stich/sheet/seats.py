"""The section of a sheet about the players: their sides, and what they may show and say.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer


def seats(p: ConditionWords) -> tuple[Section, ...]:
    """The players, their sides and what they may show and say."""
    w, table = Writer(p), p.game.seats
    w.line(w.say("seats-players", players=p.book.count("player", table.players), way=direction(p)))
    if table.counts:
        least, most = table.spread
        told = w.say("seats-usual", players=p.book.count("player", table.usual))
        now = "" if table.players == table.usual else w.say("seats-now", players=p.book.count("player", table.players))
        w.line(w.say("seats-range", least=least, most=most), told, now)
    paired = any(len(side) > 1 for side in table.sides)
    w.line(w.say("seats-sides", sides=sides_text(p)) if paired else w.say("seats-each"))
    if table.sits_out is not None:
        w.line(w.say("seats-out", seat=p.seat(table.sits_out)))
    if paired:
        w.line(w.say("seats-show") if table.show_hands else "", w.say(f"talk-{table.talk}"))
    directors = [w.say("seats-director", seat=seat) for seat in table.directors if seat >= 0]
    if directors:
        w.line(
            w.say("seats-directors", seats=p.book.listed(directors)),
            w.say("seats-director_sees") if table.director_sees else "",
            w.say("seats-director_orders") if table.director_orders else "",
        )
    for party in table.parties:
        w.line(w.say("seats-party", name=p.book.title(party.name), who=p.book.listed(map(p.party_part, party.parts))))
    if table.held_parties:
        w.line(
            w.say("seats-secret", names=p.book.listed(p.book.title(table.parties[i].name) for i in table.held_parties))
        )
    w.cite("seats")
    return w.section("head-seats")


def players(p: ConditionWords) -> str:
    """How many players the game is for."""
    least, most = p.game.seats.spread
    return str(most) if least == most else p.book.say("seats-to", least=least, most=most)


def direction(p: ConditionWords) -> str:
    """Which way round the table the turn goes."""
    return p.book.say("way-clockwise" if p.game.seats.clockwise else "way-anticlockwise")


def sides_text(p: ConditionWords) -> str:
    """Who sits with whom."""
    sides = p.game.seats.sides
    if all(len(side) == 1 for side in sides):
        return p.book.say("seats-each").rstrip(".")
    return "; ".join(p.book.say("seats-side", seats=p.book.listed(map(str, side))) for side in sides)
