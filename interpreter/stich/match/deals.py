"""Deals as they are written down for a match: by hand, in the lines of a record, in the tags of PBN.

Place in the pipeline: below ``record``, which keeps them in its head; over ``engine.posed``, which finds the packs that
deal them.  Untrusted text goes in; must not know files, nor who plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from stich.cards import NO_SEAT, Card, Seat
from stich.engine.posed import PosedDeal, PosedError
from stich.language.model.deal import BindLastDealt, TurnUp
from stich.language.model.game import GameModel
from stich.language.model.values import find_card
from stich.language.text import nodes
from stich.language.text.diagnostics import did_you_mean, listed, quoted, suggest
from stich.language.text.source import Source
from stich.match import pbn
from stich.match.lines import Line, numbered, parse_line

DEALS_AT_MOST = 1_000  # that one match sets
KEYS = ("dealer", "hands", "face_up", "turned_up", "stock", "heaps", "cut")

KeyOrPlace = str | int


class _FaultError(Exception):
    """What is wrong with a deal, and where in it."""

    def __init__(self, message: str, *path: KeyOrPlace) -> None:
        super().__init__(message)
        self.path = path


# --- files ------------------------------------------------------------------------------------------------------------


def read_deals(game: GameModel, text: str, name: str = "<input>") -> dict[int, PosedDeal]:
    """The deals that a text sets, by their numbers from 1: in YAML as the documentation says, a record, or PBN.

    Raises:
        PosedError: it sets none, or what it says cannot be; with the place.
    """
    head = text.removeprefix("\ufeff").lstrip().partition("\n")[0]
    if head.startswith("{") and '"event"' in head:
        found = _of_record(game, text, name)
    elif pbn.is_pbn(text):
        found = _of_pbn(game, text, name)
    else:
        found = _of_yaml(game, Source(name, text.removeprefix("\ufeff")))
    if not found:
        raise PosedError(f"{name}: no deal is set; see `docs/how-to/run-and-play.md`")
    if max(found) > DEALS_AT_MOST:
        raise PosedError(f"{name}: more than {DEALS_AT_MOST:,} deals; a match sets no more")
    return found


def _of_yaml(game: GameModel, source: Source) -> dict[int, PosedDeal]:
    root, faults = nodes.parse(source)
    if faults:
        raise PosedError(str(faults[0]))
    assert root is not None
    data = nodes.plain_data(root)
    try:
        if not isinstance(data, dict):
            raise _FaultError("a deal was expected, with `hands`; or `deals`, a list of such")
        several = "deals" in data
        given = data["deals"] if several else [data]
        if several and (not isinstance(given, list) or len(data) > 1):
            raise _FaultError("`deals` is a list of deals, and nothing stands beside it", "deals")
        found = {}
        for number, deal in enumerate(given, 1):
            path: tuple[KeyOrPlace, ...] = ("deals", number - 1) if several else ()
            found[number] = _deal(game, deal, path, nodes.at(root, path).span.place)
        return found
    except _FaultError as fault:
        raise PosedError(f"{nodes.at(root, fault.path).span.place}: {fault}") from None


def _of_record(game: GameModel, text: str, name: str) -> dict[int, PosedDeal]:
    """The deals of a record, be it of this game or of another reading of it."""
    shows = {game.bindings[s.binding].name.key for s in game.steps if isinstance(s, BindLastDealt | TurnUp)}
    found: dict[int, dict[str, Any]] = {}
    places: dict[int, str] = {}
    now, number = dict[str, Any](), 0
    for at, line in numbered(text.splitlines()):
        event = parse_line(at, line)
        match event["event"]:
            case "cut":
                now["cut"] = event.get("exposed")
            case "bind" if event.get("name") in shows and event.get("face_up"):
                now.setdefault("turned_up", event["face_up"])
            case "deal":
                number = event["number"] if type(event.get("number")) is int else 0
                now |= _dealt(event)
                found[number], places[number] = now, f"{name}:{at}"
            case "thrown_in" | "deal_end":
                now = {}
            case _:
                pass
    try:
        return {number: _deal(game, deal, (), places[number]) for number, deal in found.items() if number > 0}
    except _FaultError as fault:
        raise PosedError(f"{name}: {fault}") from None


def _dealt(event: Line) -> dict[str, Any]:
    """What a line of a record says of the cards dealt."""
    hands, up = event.get("hands"), event.get("face_up")
    shown: dict[str, list[object]] = {}
    for each in up if isinstance(up, list) else ():
        if isinstance(each, dict):
            shown.setdefault(str(each.get("seat")), []).append(each.get("card"))
    by_seat = {str(seat): hand for seat, hand in enumerate(hands if isinstance(hands, list) else ()) if hand}
    more = {"face_up": shown, "stock": event.get("stock") or [], "heaps": event.get("heaps") or {}}
    return {"dealer": event.get("dealer"), "hands": by_seat, **more}


def _of_pbn(game: GameModel, text: str, name: str) -> dict[int, PosedDeal]:
    """The deals of PBN: North has seat 0, the others as they sit."""
    if fault := pbn.misfit(game):
        raise PosedError(f"{name}: {fault}")
    found: dict[int, PosedDeal] = {}
    try:
        for board in pbn.read(text):
            if board.get("Deal"):
                found[len(found) + 1] = _of_board(game, board, f"{name}:{board.line}")
    except pbn.PbnError as wrong:
        raise PosedError(f"{name}:{wrong.line}: {wrong}") from None
    return found


def _of_board(game: GameModel, board: pbn.PbnBoard, where: str) -> PosedDeal:
    hands = {pbn.seat_at(game, side): hand for side, hand in pbn.hands_of(board).items() if hand}
    by_seat = {str(seat): [pbn.to_ours(game, card) for card in hand] for seat, hand in hands.items()}
    dealer = board.get("Dealer").upper()
    data = {"dealer": pbn.seat_at(game, dealer) if dealer in (*pbn.SIDES,) else None, "hands": by_seat}
    try:
        return _deal(game, data, (), where)
    except _FaultError as fault:
        raise PosedError(f"{where}: {fault}") from None


# --- one deal ---------------------------------------------------------------------------------------------------------


def _deal(game: GameModel, data: object, path: tuple[KeyOrPlace, ...], where: str) -> PosedDeal:
    """One deal from plain data."""
    if not isinstance(data, dict):
        raise _FaultError("a deal was expected, with `hands`", *path)
    for key in data:
        if key not in KEYS:
            near = did_you_mean(suggest(str(key), KEYS)) or f"there are {listed(KEYS, 'and')}"
            raise _FaultError(f"a deal has no key {quoted(key)}; {near}", *path, key)
    read = _Read(game, path)
    cut = data.get("cut")
    deal = PosedDeal(
        hands=read.by_seat(data, "hands"),
        face_up=read.by_seat(data, "face_up"),
        turned_up=read.cards(data.get("turned_up"), "turned_up"),
        stock=read.cards(data.get("stock"), "stock"),
        heaps=read.by_heap(data),
        cut=None if cut is None else read.cards(cut, "cut"),
        dealer=NO_SEAT if data.get("dealer") is None else read.seat(data["dealer"], "dealer"),
        where=where,
    )
    _check_once(game, deal, path)
    return deal


class _Read:
    """Reads the parts of a deal."""

    def __init__(self, game: GameModel, path: tuple[KeyOrPlace, ...]) -> None:
        self._game, self._path = game, path

    def by_seat(self, data: Mapping[str, object], key: str) -> dict[int, list[Card]]:
        """Cards by seat: a mapping, or a list of hands."""
        given = data.get(key) or {}
        if isinstance(given, list):
            given = {str(seat): hand for seat, hand in enumerate(given) if hand}
        if not isinstance(given, dict):
            raise _FaultError(f"cards by seat were expected, as in `{key}: {{0: …}}`", *self._path, key)
        found = {}
        for seat, cards in given.items():
            found[self.seat(seat, key, seat)] = self.cards(cards, key, seat)
        return found

    def seat(self, given: object, *path: KeyOrPlace) -> Seat:
        """A seat by its number."""
        seats, word = self._game.seats.players, str(given)
        if isinstance(given, bool) or not (word.isascii() and word.isdecimal()) or len(word) > 3 or int(word) >= seats:
            raise _FaultError(f"there is no seat {quoted(word)}; seats are 0 to {seats - 1}", *self._path, *path)
        return int(word)

    def by_heap(self, data: Mapping[str, object]) -> dict[int, list[Card]]:
        """Cards by the heaps that the spec names."""
        given, names = data.get("heaps") or {}, [heap.name.key for heap in self._game.own_heaps]
        if not isinstance(given, dict):
            raise _FaultError("cards by heap were expected", *self._path, "heaps")
        found = {}
        for name, cards in given.items():
            if name not in names:
                there = f"there are {listed(names, 'and')}" if names else "it has none"
                near = did_you_mean(suggest(str(name), names)) or there
                raise _FaultError(f"the game has no heap {quoted(name)}; {near}", *self._path, "heaps", name)
            found[names.index(name)] = self.cards(cards, "heaps", name)
        return found

    def cards(self, given: object, *path: KeyOrPlace) -> list[Card]:
        """Cards in a text or a list; those of a text stand apart by blanks."""
        words = given.split() if isinstance(given, str) else [] if given is None else given
        if not isinstance(words, list):
            raise _FaultError("cards were expected, as in `SA H10`", *self._path, *path)
        return [self._card(word, *path) for word in words]

    def _card(self, word: object, *path: KeyOrPlace) -> Card:
        card = find_card(self._game, word) if isinstance(word, str) else None
        if card is None:
            near = did_you_mean(suggest(str(word), self._game.deck.cards))
            help = near or f"cards are named as in {listed(self._game.deck.cards[:3], 'and')}"
            raise _FaultError(f"the pack has no card {quoted(word)}; {help}", *self._path, *path)
        return self._game.deck.first(card)


def _check_once(game: GameModel, deal: PosedDeal, path: tuple[KeyOrPlace, ...]) -> None:
    """Check that no card is set in two places; what is turned up or lies open may stand where it lies, too."""
    copies, often = game.deck.copies, Counter[Card]()
    for key, cards in _places(game, deal):
        for card in cards:
            often[card] += 1
            if often[card] > copies:
                times = "twice" if copies == 1 else f"more than {copies} times"
                raise _FaultError(f"{game.deck.card_name(card)} is set {times}; leave one out", *path, *key)
    for seat, cards in deal.face_up.items():
        if not Counter(cards) <= Counter(deal.hands.get(seat, ())):
            raise _FaultError(f"the cards that seat {seat} gets face up are not all in its hand", *path, "face_up")


def _places(game: GameModel, deal: PosedDeal) -> Iterator[tuple[tuple[KeyOrPlace, ...], Iterable[Card]]]:
    for seat, cards in deal.hands.items():
        yield ("hands", str(seat)), cards
    for heap, cards in deal.heaps.items():
        yield ("heaps", game.own_heaps[heap].name.key), cards
    yield ("stock",), deal.stock
    yield ("cut",), deal.cut or ()


# --- as data ----------------------------------------------------------------------------------------------------------


def data_of(game: GameModel, deals: Mapping[int, PosedDeal]) -> dict[str, Any]:
    """Deals as the head of a record has them, by their numbers."""
    return {str(number): _data(game, deal) for number, deal in sorted(deals.items())}


def _data(game: GameModel, deal: PosedDeal) -> dict[str, Any]:
    names = game.deck.names
    data: dict[str, Any] = {} if deal.dealer == NO_SEAT else {"dealer": deal.dealer}
    data["hands"] = {str(seat): names(cards) for seat, cards in sorted(deal.hands.items())}
    if deal.face_up:
        data["face_up"] = {str(seat): names(cards) for seat, cards in sorted(deal.face_up.items())}
    data |= {key: names(cards) for key, cards in (("turned_up", deal.turned_up), ("stock", deal.stock)) if cards}
    if deal.heaps:
        data["heaps"] = {game.own_heaps[heap].name.key: names(cards) for heap, cards in sorted(deal.heaps.items())}
    return data if deal.cut is None else data | {"cut": names(deal.cut)}


def deals_of(game: GameModel, data: object) -> dict[int, PosedDeal]:
    """The inverse of :func:`data_of`.

    Raises:
        ValueError: it is none.
    """
    if not isinstance(data, dict) or not 0 < len(data) <= DEALS_AT_MOST:
        raise ValueError("deals that are set were expected")
    found = {}
    for number, deal in data.items():
        if not (isinstance(number, str) and number.isdecimal() and 0 < len(number) <= 4 and int(number) > 0):
            raise ValueError(f"there is no deal {quoted(number)}")
        try:
            found[int(number)] = _deal(game, deal, (), f"deal {number}")
        except _FaultError as fault:
            raise ValueError(f"deal {number}: {fault}") from None
    return found
