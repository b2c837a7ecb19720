"""The record of a match: events in words, one JSON object a line, and replaying them.

Place in the pipeline: after the engine, whose logged events it puts into words.  ``schema/record.schema.json``
describes the lines; the shapes are those that other tools rely on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from interpreter.cards import NO_CARD
from interpreter.engine.actions import Action
from interpreter.engine.errors import IllegalPlayError, RecordError
from interpreter.engine.game import PlayableGame
from interpreter.engine.plan import Plan
from interpreter.engine.position import Event
from interpreter.engine.state import State
from interpreter.spec.model import BindingKind, Place
from interpreter.text import json_text

Line = dict[str, Any]

FORMAT = 1
LINE_AT_MOST = 1_000_000  # characters
PLACES = {Place.STOCK: "stock", Place.TURNED: "face_up", Place.EXPOSED: "exposed", Place.ASIDE: "aside"}
DECISIONS = frozenset({"play", "dialogue", "transfer", "pass", "concede"})


# --- events in words -------------------------------------------------------------------------------------------------


def header(game: PlayableGame, seed: int, players: Sequence[str], deals: int | None = None) -> Line:
    """The first line: which spec, which seed, who plays, who sits with whom; how many deals, if that is limited."""
    line: Line = {
        "event": "match",
        "format": FORMAT,
        "spec": game.name,
        "sha256": game.model.sha256,
        "seed": seed,
        "players": list(players),
        "sides": [list(seats) for seats in game.plan.sides],
    }
    return line if deals is None else line | {"deals": deals}


def line_of(plan: Plan, event: Event, legal: bool = False) -> Line:
    """One logged event in words; ``legal`` adds what else could have been played."""
    kind, *rest = event
    line: Line = {"event": kind, **_WORDS[kind](plan, *rest)}
    if not legal:
        line.pop("legal", None)
    return line


def _deal(plan: Plan, number: int, dealer: int, hands: Any, stock: Any, face_up: Any) -> Line:
    names = plan.game.deck.names
    return {
        "number": number,
        "dealer": dealer,
        "hands": [names(hand) for hand in hands],
        "stock": names(stock),
        "face_up": [{"card": plan.game.deck.cards[card], "seat": seat} for card, seat in face_up],
    }


def binding_words(plan: Plan, binding: int, value: Iterable[int]) -> list[str]:
    """The value of a binding in words."""
    deck, kind = plan.game.deck, plan.game.bindings[binding].kind
    table: Sequence[str] = {
        BindingKind.SUITS: deck.suits,
        BindingKind.RANK: deck.ranks,
        BindingKind.CARD: deck.cards,
        BindingKind.SEAT: [str(seat) for seat in range(plan.players)],
    }[kind]
    return [table[each] for each in value]


def _bind(plan: Plan, binding: int, value: Any, cards: Any) -> Line:
    line: Line = {"name": plan.game.bindings[binding].name.key, "value": binding_words(plan, binding, value)}
    return line | ({"face_up": plan.game.deck.names(cards)} if cards else {})


def _deal_end(
    plan: Plan, number: int, tricks: Any, awards: Any, points: Any, counters: Any, conceded: Any, marks: Any
) -> Line:
    slate = {c.name.key: n for c, n in zip(plan.game.match.counters, counters, strict=True)}
    line: Line = {
        "number": number,
        "tricks": tricks,
        "awards": [{"name": name, "side": side, "points": n} for name, side, n in awards],
        "points": points,
        "totals": slate.pop("points"),
        "conceded": conceded,
    }
    if slate:
        line["slate"] = slate
        line["marks"] = [{"name": name, "side": side} for name, side in marks]
    return line


def _where(place: Place | int) -> str | int:
    """A place by its name, a seat by its number."""
    return PLACES[place] if isinstance(place, Place) else place


_WORDS: dict[str, Callable[..., Line]] = {
    "lot": lambda p, cards, dealer: {"cards": p.game.deck.names(cards), "dealer": dealer},
    "sits_out": lambda p, seat: {"seat": seat},
    "cut": lambda p, seat, exposed: {"seat": seat, "exposed": p.game.deck.names(exposed)},
    "deal": _deal,
    "thrown_in": lambda p, number, turned: {"number": number, "face_up": p.game.deck.names(turned)},
    "bind": _bind,
    "transfer": lambda p, seat, gives, takes, source, to=None, shown=False, at_once=False: {
        "seat": seat,
        "gives": p.game.deck.names(gives),
        "takes": p.game.deck.names(takes),
        **({} if source is None else {"from": _where(source)}),
        **({} if to is None else {"to": _where(to)}),
        **({"shown": True} if shown else {}),
        **({"at_once": True} if at_once else {}),
    },
    "play": lambda p, seat, card, face_down, legal: {
        "seat": seat,
        "card": p.game.deck.cards[card],
        "face_down": face_down,
        "legal": [p.actions.name(action) for action in legal],
    },
    "pass": lambda p, seat: {"seat": seat},
    "dialogue": lambda p, seat, action: {"seat": seat, "choice": p.actions.name(action)},
    "concede": lambda p, side: {"side": side},
    "say": lambda p, seat, text: {"seat": seat, "text": text},
    "no_lead": lambda p, seat: {"seat": seat},
    "trick": lambda p, number, leader, cards, winner: {
        "number": number,
        "leader": leader,
        "cards": [None if card == NO_CARD else p.game.deck.cards[card] for card in cards],
        "winner": winner if winner >= 0 else None,
    },
    "bonus": lambda p, name, seat, tally, points: {
        "name": name,
        "seat": seat,
        "of": p.game.tallies[tally].name.key,
        "points": points,
    },
    "draw": lambda p, seat, card: {"seat": seat, "card": p.game.deck.cards[card]},
    "deal_end": _deal_end,
    "match_end": lambda p, totals, winner: {"totals": totals, "winner": winner},
}


class Recorder:
    """Turns a state's log into lines as it grows.  The state must have been started with ``log=True``."""

    def __init__(self, game: PlayableGame, state: State, seed: int, players: Sequence[str], legal: bool = False):
        self.game, self.state, self.legal = game, state, legal
        self._head: Line | None = header(game, seed, players, state.deals_limit)
        self._done = 0

    def lines(self) -> Iterator[Line]:
        """The lines that have come since the last call."""
        log = self.state.log or []
        if self._head is not None:
            head, self._head = self._head, None
            yield head
        while self._done < len(log):
            event = log[self._done]
            self._done += 1
            yield line_of(self.game.plan, event, self.legal)


def text_of(line: Line) -> str:
    """A line of the record as text, without the line end."""
    return json_text(line)


# --- replaying -------------------------------------------------------------------------------------------------------


def parse_line(number: int, text: str) -> Line:
    """One line of a record.

    Raises:
        RecordError: it is no JSON object with an event.
    """
    if len(text) > LINE_AT_MOST:
        raise RecordError(number, "too long for a line of a record")
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(number, "not a JSON object; the record may have been cut here") from None
    if not isinstance(line, dict) or not isinstance(line.get("event"), str):
        raise RecordError(number, 'not an event: an object with "event" was expected')
    return line


def check_header(game: PlayableGame, line: Line) -> tuple[int, int | None]:
    """The seed of a record of this game, and to how many deals the match is limited.

    Raises:
        RecordError: the first line is for another spec, or for another text of it.
    """
    if line.get("event") != "match":
        raise RecordError(1, "a record begins with the match event")
    if line.get("format") != FORMAT:
        raise RecordError(1, f"record format {line.get('format')!r} is not known; this is format {FORMAT}")
    if line.get("spec") != game.name:
        raise RecordError(1, f"a record of {line.get('spec')!r}, not of {game.name}")
    if line.get("sha256") != game.model.sha256:
        raise RecordError(1, f"made for another text of the spec {game.name}: the sha256 differs")
    seed, players = line.get("seed"), line.get("players")
    if type(seed) is not int:
        raise RecordError(1, "the seed is missing")
    if not isinstance(players, list) or len(players) != game.plan.players:
        raise RecordError(1, f"{game.plan.players} players were expected")
    deals = line.get("deals")
    if "deals" in line and (type(deals) is not int or deals < 1):
        raise RecordError(1, "deals: a number from 1 up was expected")
    _hold_against(header(game, seed, players, deals), 1, line)
    return seed, deals


def replay(game: PlayableGame, lines: Iterable[str]) -> Iterator[tuple[State, Line]]:
    """Play a record again, line by line; each line that proves true is given back with the state after it.

    Raises:
        RecordError: at the first line that the spec does not reproduce, or where the record stops too early.
    """
    source = ((i, text) for i, text in enumerate(lines, 1) if text.strip())
    number, text = next(source, (1, ""))
    head = parse_line(number, text)
    seed, deals = check_header(game, head)
    state = game.start(seed, deals=deals, log=True)
    yield state, head
    done = 0
    for number, text in source:
        line = parse_line(number, text)
        log = state.log or []
        if done == len(log):
            if state.over:
                raise RecordError(number, "the match is over, nothing can follow")
            _decide(game, state, number, line)
        _compare(game.plan, log[done], number, line)
        done += 1
        yield state, line
    if done < len(state.log or []) or not state.over:
        raise RecordError(number + 1, "the record stops before the match is over")


def _decide(game: PlayableGame, state: State, number: int, line: Line) -> None:
    """Take the decision that a line records."""
    if line["event"] not in DECISIONS:
        raise RecordError(number, f"seat {state.to_act} has a decision to take; the record says {line['event']!r}")
    if line["event"] != "concede" and line.get("seat") != state.to_act:
        raise RecordError(number, f"it is seat {state.to_act}'s turn")
    logged = len(state.log or [])
    try:
        for action in _actions(game, line):
            taking = game.plan.actions.take <= action < game.plan.actions.pass_
            # what can only be exchanged for one card is taken at once; of a hand that goes whole one card is named
            if (not taking or state.given != NO_CARD) and len(state.log or []) == logged:
                state.play(action)
    except KeyError as error:
        raise RecordError(number, f"{error.args[0]!r} is nothing that can be done in this game") from None
    except IllegalPlayError as error:
        raise RecordError(number, str(error)) from None


def _actions(game: PlayableGame, line: Line) -> Iterator[Action]:
    parse = game.parse_action
    match line:
        case {"event": "play", "card": str(card), "face_down": True}:
            yield parse(f"{card} face down")
        case {"event": "play", "card": str(card)}:
            yield game.model.deck.parse_card(card)
        case {"event": "dialogue", "choice": str(choice)}:
            yield parse(choice)
        case {"event": "pass"}:
            yield game.plan.actions.pass_
        case {"event": "concede", "side": int(side)}:
            yield game.plan.actions.concede + side
        case {"event": "transfer", "gives": [str(given)], "takes": [str(taken)]}:
            yield parse(f"give {given}")
            yield parse(f"take {taken}")
            yield game.plan.actions.pass_
        case {"event": "transfer", "gives": [*given]}:
            for card in given:
                yield parse(f"give {card}")
            yield game.plan.actions.pass_  # needed where more could have been given
        case _:
            raise KeyError(line["event"])


def _compare(plan: Plan, event: Event, number: int, line: Line) -> None:
    """Hold a line against the event that the spec gives."""
    _hold_against(line_of(plan, event, legal="legal" in line), number, line)


def _hold_against(wanted: Line, number: int, line: Line) -> None:
    """Check that a line says exactly what is wanted (a true is no 1, a null is not nothing)."""
    for key in wanted | line:
        has, gives = _as_written(line, key), _as_written(wanted, key)
        if has != gives:
            raise RecordError(number, f"{_short(key)}: the record has {_short(has)}, the spec gives {_short(gives)}")


def _as_written(line: Line, key: str) -> str:
    return json.dumps(line[key], ensure_ascii=False, sort_keys=True) if key in line else "nothing"


def _short(text: str, most: int = 200) -> str:
    return text if len(text) <= most else f"{text[:most]} …"
