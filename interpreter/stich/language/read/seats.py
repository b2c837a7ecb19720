"""The section ``seats`` read: how many, which sides, who sits out, who directs.

Place in the pipeline: part of ``read``, on the ground of ``draft``; must not know other sections.
"""

from __future__ import annotations

from stich.cards import NO_SEAT
from stich.language.conditions import phrases
from stich.language.conditions.terms import SeatRef
from stich.language.conditions.words import Where
from stich.language.model.seats import NamedParty, Seats
from stich.language.read.draft import Draft, entries, flag, key_span, mapping, number, scalar, text
from stich.language.read.players import players_faults, players_said
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar


def read_seats(draft: Draft) -> Seats:
    """The table: who plays, with whom, and who may see or say what.  How many sides there are goes into the vocabulary,
    for phrases depend on it."""
    node = draft.section("seats")
    said = players_said(draft.tree)
    draft.players = players = draft.players or said.usual
    for fault in players_faults(node):
        draft.report(fault)
    draft.playing = playing = number(node.get("playing"), players)
    sits_out = scalar(node.get("sits out"))
    _check_playing(draft, node, players, playing)
    sound = number(node.get("players"), players) == players and playing in (players, players - 1)  # else complained of
    alone = tuple((i,) for i in range(players))
    sides = _sides(draft, node, players, each=playing != players) if sound else alone
    draft.words.sides = len(sides)
    draft.words.of_side = min(map(len, sides)), max(map(len, sides))
    partners = mapping(node.get("partners"), node.span)
    directors = mapping(node.get("directors"), node.span)
    table = Seats(
        players=players,
        clockwise=text(node.get("direction"), "clockwise") == "clockwise",
        sides=sides,
        sits_out=_sits_out(draft, sits_out) if sits_out and playing != players else None,
        show_hands=flag(partners.get("show hands")),
        talk=text(partners.get("talk"), "none"),
        directors=_directors(draft, directors, sides),
        director_sees=directors.get("sees") is not None,
        director_orders=flag(directors.get("orders")),
        counts=tuple(said.counts) if len(said.counts) > 1 else (),
        usual=said.usual if len(said.counts) > 1 else 0,
        parties=tuple(_party(draft, entry) for entry in declared_parties(draft.tree)),
    )
    draft.words.held_parties = {table.parties[i].name.key for i in table.held_parties}
    return table


# --- parties ----------------------------------------------------------------------------------------------------------


def declared_parties(tree: Mapping) -> list[Entry]:
    """The parties that a spec names."""
    return entries(mapping(mapping(tree.get("seats"), tree.span).get("parties"), tree.span))


def _party(draft: Draft, entry: Entry) -> NamedParty:
    name, said = entry.key, scalar(entry.value)
    context = Label(name.span, f"in the party {quoted(name.text)}")
    parts = () if said is None else phrases.party(said, draft.scope(Where.PARTY, context))
    return NamedParty(draft.called(name.text), parts, entry.value.span)


# --- who sits out -----------------------------------------------------------------------------------------------------


def _sits_out(draft: Draft, phrase: Scalar) -> SeatRef:
    return phrases.seat(phrase, draft.scope(Where.SITS_OUT))


def _check_playing(draft: Draft, node: Mapping, players: int, playing: int) -> None:
    named = node.get("sits out") is not None
    some = len(players_said(draft.tree).counts) > 1  # of a range: with fewer at the table nobody sits out
    if playing not in (players, players - 1):
        message = f"{playing} of {players} players cannot be told apart from the rest"
        draft.report(error("seats-do-not-fit", message, key_span(node, "playing"), "one player at most sits out"))
    elif named != (playing != players) and not (named and some and node.get("playing") is not None):
        missing = "`sits out` needs a `playing` that is one less than `players`"
        message, key = (missing, "sits out") if named else ("it is not said who sits out", "playing")
        draft.report(error("seats-do-not-fit", message, key_span(node, key),
                           help="say both `playing` and `sits out`, or neither"))  # fmt: skip


def _sides(draft: Draft, node: Mapping, players: int, *, each: bool) -> tuple[tuple[int, ...], ...]:
    said = node.get("sides")
    if isinstance(said, Listing):
        return _listed_sides(draft, said, players)
    alone = each or players != 4 or len(players_said(draft.tree).counts) > 1
    form = text(said) or ("each" if alone else "opposite")
    if form != "each" and (players % 2 or players < 4 or each):
        why = "one of them sits out" if each else f"{players} seats do not pair off"
        draft.report(error("seats-do-not-fit", f"the sides cannot be {quoted(form)}", key_span(node, "sides"), why,
                           help="say `sides: each`, or list the seats of each side"))  # fmt: skip
        form = "each"
    if form == "opposite":
        return tuple((i, i + players // 2) for i in range(players // 2))
    if form == "alternating":
        return tuple(tuple(range(i, players, 2)) for i in range(2))
    return tuple((i,) for i in range(players))


def _listed_sides(draft: Draft, said: Listing, players: int) -> tuple[tuple[int, ...], ...]:
    sides = tuple(tuple(number(n, NO_SEAT) for n in _numbers(side)) for side in said.items)
    seats = sorted(s for side in sides for s in side)
    if seats != list(range(players)):
        message = f"the sides do not hold each of the seats 0 to {players - 1} once"
        draft.report(error("seats-do-not-fit", message, said.span, help="seats are counted from 0 in playing order"))
        return tuple((i,) for i in range(players))
    return sides


def _numbers(node: Node) -> tuple[Node, ...]:
    return node.items if isinstance(node, Listing) else ()


def _directors(draft: Draft, node: Mapping, sides: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    said = node.get("seats")
    if said is None:
        return ()
    if not isinstance(said, Listing):
        return tuple(side[0] for side in sides)
    named = [number(n, NO_SEAT) for n in said.items]
    found = tuple(next((s for s in named if s in side), NO_SEAT) for side in sides)
    if sorted(s for s in found if s != NO_SEAT) != sorted(named):
        draft.report(error("seats-do-not-fit", "a side has two directors, or a director no seat", said.span,
                           help="name one seat of each side that is directed"))  # fmt: skip
    return found
