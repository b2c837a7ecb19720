"""A match drawn in a few lines of text: what ``str(state)`` shows to whoever works on it in Python.

Place in the pipeline: part of the engine; only reads a position.  It shows every hand, so it is not for players: they
see a ``View``.  It must not know rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stich.cards import NO_CARD, Card, Seat
from stich.engine.position import Position
from stich.engine.table import NO_BID, Stage
from stich.language.model.values import value_words

NOTHING = "–"


def drawn(s: Position) -> str:
    """The table, a line a seat, the one whose turn it is marked; then the trick, what lies open, what has been won."""
    return "\n".join([_heading(s), *(_seat(s, seat) for seat in range(s.plan.players)), *_open(s), _won(s)])


def _heading(s: Position) -> str:
    game, parts = s.plan.game, [f"deal {s.deal_number}", f"trick {s.trick_number}"]
    if len(game.play.phases) > 1:
        parts.append(f"phase {game.play.phases[s.phase].name.key}")
    bound = zip(game.bindings, s.bound, strict=True)
    parts += [f"{binding.name.key} {' '.join(value_words(game, binding, value))}" for binding, value in bound if value]
    if s.over:
        parts.append("a draw" if s.winner is None else f"side {s.winner} has won")
    elif s.stage is not Stage.TRICK:
        parts.append(s.stage.name.lower())
    return f"{game.name}: {', '.join(parts)}"


def _seat(s: Position, seat: Seat) -> str:
    """A seat with its hand; behind it who deals, who sits out, what was bid, and the card that it has played."""
    notes = ["dealer"] if seat == s.dealer else []
    if seat not in s.active:
        notes.append("sits out")
    if s.bids[seat] != NO_BID:
        notes.append(f"bids {s.bids[seat]}")
    notes += [f"plays {_card(s, card)}" for each, card in zip(_order(s), s.trick, strict=False) if each == seat]
    said = f"   ({', '.join(notes)})" if notes else ""
    return f"{'>' if seat == s.to_act else ' '} seat {seat} of side {s.side_of[seat]}: {_cards(s, s.hands[seat])}{said}"


def _order(s: Position) -> list[Seat]:
    """The seats that play in this deal, the leader first."""
    return [s.leader, *(seat for seat in s.after[s.leader][:-1] if seat in s.active)]


def _card(s: Position, card: Card) -> str:
    return "nothing" if card == NO_CARD else s.plan.game.deck.card_name(card)


def _cards(s: Position, cards: Iterable[Card]) -> str:
    return " ".join(s.plan.game.deck.names(cards)) or NOTHING


def _open(s: Position) -> Iterator[str]:
    """The cards that lie outside the hands."""
    for name, cards in (("turned up", s.turned), ("laid out", s.exposed), ("stock", s.stock)):
        if cards:
            yield f"  {name}: {_cards(s, cards)}"
    for heap, cards in zip(s.plan.game.own_heaps, s.heaps, strict=True):
        if cards:
            yield f"  {heap.name.key}: {_cards(s, cards)}"


def _won(s: Position) -> str:
    """What each side has: tricks, card points and counters of its seats together, totals; what lies in the middle."""
    game = s.plan.game
    by_side = [("tricks", s.side_tricks)]
    by_side += [(kind.name.key, s.plan.by_side(n)) for kind, n in zip(game.card_points, s.card_points, strict=True)]
    by_side += [(counter.key, s.plan.by_side(n)) for counter, n in zip(game.counters, s.counters, strict=True)]
    by_side += [(total.name.key, n) for total, n in zip(game.match.totals, s.totals, strict=True)]
    parts = [f"{name} {'–'.join(map(str, numbers))}" for name, numbers in by_side]
    parts += [f"{pool.name.key} {chips}" for pool, chips in zip(game.match.pools, s.pools, strict=True)]
    return f"  {', '.join(parts)}, stake {s.stake}"
