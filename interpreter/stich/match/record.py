"""The record of a match: events in words, one JSON object a line, and replaying them.

Place in the pipeline: after the engine, whose logged events it puts into words.  ``schema/record.schema.json``
describes the lines; the shapes are those that other tools rely on.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import SupportsIndex, TypeAlias

from stich.cards import NO_CARD, Card
from stich.engine import events
from stich.engine.actions import Action
from stich.engine.errors import IllegalPlayError, RecordError
from stich.engine.events import Event
from stich.engine.packs import Packs, checked_seed
from stich.engine.plan import Plan
from stich.engine.posed import Posed, PosedError
from stich.engine.state import State
from stich.language.conditions.kinds import Heap, Pile, Place
from stich.language.model.values import value_words
from stich.match.deals import data_of, deals_of
from stich.match.game import DEALS_AT_MOST, Game
from stich.match.lines import LINE_AT_MOST as LINE_AT_MOST
from stich.match.lines import Line as Line
from stich.match.lines import numbered, parse_line, short, shown
from stich.printable import json_text

FORMAT = 1
PLAYER_AT_MOST = 200  # characters of a player's name
PLACES = {Place.STOCK: "stock", Place.TURNED: "face_up", Place.EXPOSED: "exposed", Place.ASIDE: "aside"}
DECISIONS = frozenset({"play", "dialogue", "transfer", "pass", "concede"})


# --- events in words -------------------------------------------------------------------------------------------------


def header(
    game: Game, seed: SupportsIndex, players: Sequence[str], deals: int | None = None, laid: Packs | None = None
) -> Line:
    """The first line: which spec, which seed, who plays, who sits with whom; how many deals, if that is limited, and
    the cards of those that are set.

    Raises:
        ValueError: there is no such seed, or these are no names of the players.
    """
    if fault := _players_fault(game, players):
        raise ValueError(fault)
    line: Line = {
        "event": "match",
        "format": FORMAT,
        "spec": game.name,
        "sha256": game.model.sha256,
        "seed": checked_seed(seed),
        "players": list(players),
        "sides": [list(seats) for seats in game.plan.sides],
    }
    if deals is not None:
        line["deals"] = deals
    if isinstance(laid, Posed):
        line["laid"] = data_of(game.model, laid.deals)
    return line


def _players_fault(game: Game, players: Sequence[object]) -> str:
    """What is wrong with the names of those who play; nothing if they are right."""
    if len(players) != game.plan.players:
        return f"{game.plan.players} players were expected"
    if not all(isinstance(name, str) and name.isprintable() and len(name) <= PLAYER_AT_MOST for name in players):
        return f"a player is named by a text in one line, of at most {PLAYER_AT_MOST} characters"
    return ""


def line_of(plan: Plan, event: Event, legal: bool = False) -> Line:
    """One logged event in words; ``legal`` adds what else could have been played."""
    line: Line = {"event": event.kind, **_words(plan, event)}
    if not legal:
        line.pop("legal", None)
    return line


def _name(plan: Plan, card: Card) -> str | None:
    """A card by its name; null, where none was played, or whoever is told does not see it."""
    return None if card == NO_CARD else plan.game.deck.cards[card]


def _names(plan: Plan, cards: Iterable[Card]) -> list[str | None]:
    return [_name(plan, card) for card in cards]


def _words(plan: Plan, event: Event) -> Line:
    """What a line says of its event, the kind aside."""
    match event:
        case events.LotDrawn():
            return {"cards": _names(plan, event.cards), "dealer": event.dealer}
        case events.SitsOut() | events.Pass() | events.NoLead():
            return {"seat": event.seat}
        case events.PackCut():
            return {"seat": event.seat, "exposed": _names(plan, event.exposed)}
        case events.Deal():
            return _deal(plan, event)
        case events.ThrownIn():
            return {"number": event.number, "face_up": _names(plan, event.face_up)}
        case events.NameBound():
            return _bind(plan, event)
        case events.LaidOpen(seat, heap, cards_shown):
            whose: Line = {"seat": seat} if heap is None else {"heap": _pile(plan, heap)}
            return {**whose, "cards": _names(plan, cards_shown)}
        case events.HeapTaken(seat, heap, cards_taken):
            return {"seat": seat, "heap": _pile(plan, heap), "cards": _names(plan, cards_taken)}
        case events.Transferred():
            return _transfer(plan, event)
        case events.CardPlayed():
            return _play(plan, event)
        case events.TrickEnd():
            return _trick(plan, event)
        case events.BonusGained() | events.Gained():
            return {"name": event.name, "seat": event.seat, "of": event.of, "points": event.points}
        case events.Melded():
            return {"seat": event.seat, "name": event.name, "cards": _names(plan, event.cards)}
        case events.CardsDrawn():
            return {"seat": event.seat, "card": _name(plan, event.card)}
        case events.Spoken():
            return {"seat": event.seat, "choice": plan.actions.name(event.choice)}
        case events.Concede():
            return {"side": event.side}
        case events.TableTalk():
            return {"seat": event.seat, "text": event.text}
        case events.DealEnd():
            return _deal_end(plan, event)
        case events.MatchEnd():
            return _match_end(plan, event)


def _deal(plan: Plan, deal: events.Deal) -> Line:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "hands": [_names(plan, hand) for hand in deal.hands],
        "stock": _names(plan, deal.stock),
        "face_up": [{"card": _name(plan, card), "seat": seat} for card, seat in deal.face_up],
        **({"heaps": _heaps(plan, deal)} if deal.heaps else {}),
    }


def _heaps(plan: Plan, deal: events.Deal) -> Line:
    own = plan.game.own_heaps
    return {heap.name.key: _names(plan, cards) for heap, cards in zip(own, deal.heaps, strict=True)}


def _pile(plan: Plan, pile: Pile) -> str:
    """A pile by its name: of a heap that of the spec."""
    return plan.game.own_heaps[pile.index].name.key if isinstance(pile, Heap) else PLACES[pile]


def _bind(plan: Plan, bind: events.NameBound) -> Line:
    bound = plan.game.bindings[bind.binding]
    line: Line = {"name": bound.name.key, "value": value_words(plan.game, bound, bind.value)}
    return line | ({"face_up": _names(plan, bind.face_up)} if bind.face_up else {})


def _transfer(plan: Plan, transfer: events.Transferred) -> Line:
    line: Line = {"seat": transfer.seat, "gives": _names(plan, transfer.gives), "takes": _names(plan, transfer.takes)}
    if transfer.source is not None:
        line["from"] = _pile(plan, transfer.source)
    if transfer.to is not None:
        line["to"] = _pile(plan, transfer.to) if isinstance(transfer.to, Pile) else transfer.to
    if transfer.shown:
        line["shown"] = True
    if transfer.at_once:
        line["at_once"] = True
    return line


def _play(plan: Plan, play: events.CardPlayed) -> Line:
    return {
        "seat": play.seat,
        "card": _name(plan, play.card),
        "face_down": play.face_down,
        "legal": [plan.actions.name(action) for action in play.legal],
    }


def _trick(plan: Plan, trick: events.TrickEnd) -> Line:
    return {
        "number": trick.number,
        "leader": trick.leader,
        "cards": _names(plan, trick.cards),
        "winner": trick.winner if trick.winner >= 0 else None,
    }


def _deal_end(plan: Plan, end: events.DealEnd) -> Line:
    match = plan.game.match
    slate = {total.name.key: n for total, n in zip(match.totals, end.totals, strict=True)}
    line: Line = {
        "number": end.number,
        "tricks": end.tricks,
        "awards": [award._asdict() for award in end.awards],
        "points": end.points,
        "totals": slate.pop("points"),
        "conceded": end.conceded,
    }
    if slate:
        line["slate"] = slate
    if slate or end.marks:
        line["marks"] = [mark._asdict() for mark in end.marks]
    if plan.game.seats.parties:
        names = (party.name.key for party in plan.game.seats.parties)
        line["parties"] = dict(zip(names, end.parties, strict=True))
    if match.pools:
        line["pools"] = {pool.name.key: n for pool, n in zip(match.pools, end.pools, strict=True)}
    return line


def _match_end(plan: Plan, end: events.MatchEnd) -> Line:
    line: Line = {"totals": end.totals, "winner": end.winner}
    match = plan.game.match
    if match.at_the_end:
        line["awards"] = [award._asdict() for award in end.awards]
        line["slate"] = {total.name.key: n for total, n in zip(match.totals[1:], end.slate, strict=True)}
    return line


class Recorder:
    """Turns a state's log into lines as it grows.  The state must have been started with ``log=True``.

    What has become a line is written: taking it back in the state does not take it back here.  Whoever asks for lines
    again and again does not want them kept: past deals that are written then leave the state's log.  A record that goes
    on (``resume``) has its head already, and so many events as ``written`` says.

    Raises:
        ValueError: there is no such seed, or these are no names of the players.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        seed: SupportsIndex,
        players: Sequence[str],
        legal: bool = False,
        written: int | None = None,
    ) -> None:
        self.game, self.state, self.legal = game, state, legal
        head = header(game, seed, players, state.deals_limit, state.packs)
        self._head: Line | None = head if written is None else None
        self._done = written or 0

    def lines(self) -> Iterator[Line]:
        """The lines that have come since the last call.

        Raises:
            RuntimeError: the state has given up events that were not written yet.
        """
        first, head = self._head is not None, self._head
        if head is not None:
            self._head = None
            yield head
        while events := self.state.events_after(self._done):
            for event in events:
                self._done += 1
                yield line_of(self.game.plan, event, self.legal)
        if not first and self._done >= self.state.logged:
            self.state.forget_log()


def text_of(line: Line) -> str:
    """A line of the record as text, without the line end."""
    return json_text(line)


# --- replaying -------------------------------------------------------------------------------------------------------


def check_header(game: Game, line: Line, number: int = 1) -> tuple[int, int | None, Posed | None]:
    """The seed of a record of this game, to how many deals the match is limited, and what cards are set; ``number`` is
    the line's own.

    Raises:
        RecordError: the first line is for another spec, or for another text of it.
    """
    if line.get("event") != "match":
        raise RecordError(number, "a record begins with the match event")
    if type(line.get("format")) is not int or line["format"] != FORMAT:
        raise RecordError(number, f"record format {shown(line.get('format'))} is not known; this is format {FORMAT}")
    if line.get("spec") != game.name:
        raise RecordError(number, f"a record of {shown(line.get('spec'))}, not of {game.name}")
    if line.get("sha256") != game.model.sha256:
        raise RecordError(number, f"made for another text of the spec {game.name}: the sha256 differs")
    if "seat" in line:
        saw = f"this is what seat {shown(line['seat'])} saw, which leaves open what the others hold"
        raise RecordError(number, f"{saw}; only the whole record can be played again")
    seed, players, deals = line.get("seed"), line.get("players"), line.get("deals")
    if type(seed) is not int:
        raise RecordError(number, "the seed is missing")
    if "deals" in line and (type(deals) is not int or not 1 <= deals <= DEALS_AT_MOST):
        raise RecordError(number, f"deals: a number from 1 up to {DEALS_AT_MOST:,} was expected")
    if not isinstance(players, list):
        raise RecordError(number, f"{game.plan.players} players were expected")
    try:
        laid = Posed(deals_of(game.model, line["laid"]), seed) if "laid" in line else None
        wanted = header(game, seed, players, deals, laid)
    except ValueError as fault:
        raise RecordError(number, str(fault)) from None
    _hold_against(wanted, number, line)
    return seed, deals, laid


Ask: TypeAlias = Callable[[State], Action | None]
"""Who is asked what he would do, as he was when the record was made; ``None``: nobody was asked there."""


def replay(
    game: Game, lines: Iterable[str], keep_past: bool = True, ask: Ask | None = None, whole: bool = True
) -> Iterator[tuple[State, Line]]:
    """Play a record again, line by line; each line that proves true is given back with the state after it.

    Table talk binds nobody, so no rule can reproduce it: it holds wherever the spec lets players talk.  Without
    ``keep_past`` the state keeps no more of the match than the deal under way, however long the record is.  ``ask`` is
    asked before each decision, whatever it says; a record that is not ``whole`` may stop anywhere.

    Raises:
        RecordError: at the first line that the spec does not reproduce, or where the record stops too early.
    """
    source = numbered(lines)
    number, text = next(source, (1, ""))
    head = parse_line(number, text)
    seed, deals, laid = check_header(game, head, number)
    try:
        state = game.start(seed, deals=deals, packs=laid, log=True)
    except PosedError as fault:
        raise RecordError(number, str(fault)) from None
    yield state, head
    due = deque(state.events_after(0))
    for number, text in source:
        line = parse_line(number, text)
        if line["event"] == "say":
            _check_talk(game, number, line)
            yield state, line
            continue
        if not due:
            if state.over:
                raise RecordError(number, "the match is over, nothing can follow")
            if not keep_past:
                state.forget()
            done = state.event_count
            _decide(game, state, number, line, ask)
            due += state.events_after(done)
        _compare(game.plan, due.popleft(), number, line)
        yield state, line
    if whole and (due or not state.over):
        raise RecordError(number + 1, "the record stops before the match is over")


def _check_talk(game: Game, number: int, line: Line) -> None:
    seat, text = line.get("seat"), line.get("text")
    if type(seat) is not int or not 0 <= seat < game.plan.players or not isinstance(text, str) or len(line) != 3:
        raise RecordError(number, "talk is recorded as a seat and a text")
    if game.model.seats.talk == "none":
        raise RecordError(number, "the spec does not allow free talk")
    if game.model.seats.talk == "signals" and text not in game.model.deck.cards:
        raise RecordError(number, "where players make signs the text is the card that is meant")


def _decide(game: Game, state: State, number: int, line: Line, ask: Ask | None = None) -> None:
    """Take the decision that a line records."""
    if line["event"] not in DECISIONS:
        says = shown(line["event"])
        raise RecordError(number, f"seat {state.to_act} has a decision to take; the record says {says}")
    if line["event"] != "concede" and line.get("seat") != state.to_act:
        raise RecordError(number, f"it is seat {state.to_act}'s turn")
    before = state.event_count
    try:
        left = list(_actions(game, line))
        while left and state.event_count == before:
            action = left.pop(0)
            taking = game.plan.actions.take <= action < game.plan.actions.pass_
            # what can only be exchanged for one card is taken at once; of a hand that goes whole one card is named
            if not taking or state.given != NO_CARD:
                state.play(_in_his_order(state, action, left, ask))
    except KeyError as error:
        raise RecordError(number, f"{shown(error.args[0])} is nothing that can be done in this game") from None
    except (IllegalPlayError, PosedError) as error:
        raise RecordError(number, str(error)) from None


def _in_his_order(state: State, action: Action, left: list[Action], ask: Ask | None) -> Action:
    """The action that comes next.  Cards that go together are recorded in the order of the pack; whoever is asked again
    chooses them as he did, so that he sees what he saw."""
    concede = state.plan.actions.concede
    if ask is None or (action >= concede and state.plan.side_of[state.to_act] != action - concede):
        return action
    chosen = ask(state)
    if chosen in left and chosen != state.plan.actions.pass_:
        left[left.index(chosen)] = action
        return chosen
    return action


def _actions(game: Game, line: Line) -> Iterator[Action]:
    """The actions that a line records.  Each word is looked up as what it stands for and in no other way.

    Raises:
        KeyError: there is no such card or choice.
    """
    actions = game.plan.actions
    match line:
        case {"event": "play", "card": str(card), "face_down": True}:
            yield actions.face_down + actions.cards[card]
        case {"event": "play", "card": str(card)}:
            yield actions.cards[card]
        case {"event": "dialogue", "choice": str(choice)}:
            yield actions.says[choice]
        case {"event": "pass"}:
            yield actions.pass_
        case {"event": "concede", "side": side} if type(side) is int and side >= 0:
            yield actions.concede + side
        case {"event": "transfer", "gives": [str(given)], "takes": [str(taken)]}:
            yield actions.give + actions.cards[given]
            yield actions.take + actions.cards[taken]
            yield actions.pass_
        case {"event": "transfer", "gives": [*given]}:
            for card in given:
                yield actions.give + actions.cards[str(card)]
            yield actions.pass_  # needed where more could have been given
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
            raise RecordError(number, f"{short(key)}: the record has {short(has)}, the spec gives {short(gives)}")


def _as_written(line: Line, key: str) -> str:
    return json.dumps(line[key], ensure_ascii=False, sort_keys=True) if key in line else "nothing"
