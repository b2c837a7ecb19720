"""A match in words: the lines of a record told to a reader, or to one seat what it may know of them.

Place in the pipeline: part of ``cli``; takes the lines of ``engine.record``.  Must not know rules or states.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from stich.cards import Seat
from stich.cli.wording import bound_title, count, label, score
from stich.language.check.said import rows_of
from stich.language.conditions.kinds import Place
from stich.language.model.score import Account, FromPool
from stich.match.game import Game
from stich.match.record import PLACES, Line


class Transcript:
    """Tells line after line.  With a ``seat`` it tells what that seat may know: no hand, no stock, no card that another
    draws or leads face down."""

    def __init__(self, game: Game, seat: Seat | None = None) -> None:
        self.game, self.seat = game, seat
        self._deck, self._width = game.model.deck, max(map(len, game.model.deck.cards))
        self._kept: list[Line] = []  # bonuses that would tell who is of a secret party
        self._plays: list[Seat] = []
        self._draws: list[str] = []
        self._in_trick = 0

    def tell(self, line: Line) -> Iterator[str]:
        """The words for a line, if there are any to be said."""
        event = line["event"]
        if event == "draw":
            yield from self._draw(line)
            return
        yield from self._drawn()
        teller = getattr(self, f"_{event}", None)
        if teller is not None:
            yield from teller(line)

    def _who(self, seat: Seat) -> str:
        return "you" if seat == self.seat else f"seat {seat}"

    def _cards(self, cards: list[str]) -> str:
        return " ".join(sorted(cards, key=self._deck.parse_card)) or "–"

    # --- before the play ---------------------------------------------------------------------------------------------

    def _match(self, line: Line) -> Iterator[str]:
        yield f"{self.game.model.titles.title()} ({line['spec']}), seed {line['seed']}"
        for side, seats in enumerate(line["sides"]):
            yield f"  side {side}: " + ", ".join(f"{self._who(seat)} ({line['players'][seat]})" for seat in seats)

    def _lot(self, line: Line) -> Iterator[str]:
        drawn = ", ".join(f"{self._who(seat)} {card}" for seat, card in enumerate(line["cards"]))
        yield f"By lot{f' ({drawn})' if drawn else ''}: {self._who(line['dealer'])} to deal"

    def _sits_out(self, line: Line) -> Iterator[str]:
        yield f"  sitting out: {self._who(line['seat'])}"

    def _cut(self, line: Line) -> Iterator[str]:
        if line["exposed"]:
            yield f"  laid out at the cut by {self._who(line['seat'])}: {self._cards(line['exposed'])}"

    def _deal(self, line: Line) -> Iterator[str]:
        self._plays, self._draws = [], []
        yield ""
        yield f"Deal {line['number']}, dealer {self._who(line['dealer'])}"
        for seat, hand in enumerate(line["hands"]):
            shown = [each["card"] for each in line["face_up"] if each["seat"] == seat]
            if hand and self.seat is None:
                yield f"  seat {seat}: {self._cards(hand)}" + (f"   face up {' '.join(shown)}" if shown else "")
        for heap, cards in line.get("heaps", {}).items():
            if cards and self.seat is None:
                yield f"  {heap}: {self._cards(cards)}"
        if self.seat is None and line["stock"]:
            yield f"  {count(len(line['stock']), 'card')} left over"

    def _thrown_in(self, line: Line) -> Iterator[str]:
        self._kept = []
        yield f"  thrown in: {' '.join(line['face_up']) or 'no card'} turned"

    def _bind(self, line: Line) -> Iterator[str]:
        game = self.game.model
        index = next(i for i, binding in enumerate(game.bindings) if binding.name.key == line["name"])
        value = _parsed(self.game, index, line["value"])
        face_up = f"   face up {' '.join(line['face_up'])}" if line.get("face_up") else ""
        yield f"  {label(game.bindings[index].name)}: {bound_title(self.game.plan, index, value)}{face_up}"

    def _lay_open(self, line: Line) -> Iterator[str]:
        whose = f"{line['heap']}" if "heap" in line else f"the hand of {self._who(line['seat'])}"
        yield f"  {whose} is laid open: {self._cards(line['cards'])}"

    def _heap(self, line: Line) -> Iterator[str]:
        own = self.seat in (None, line["seat"])
        cards = self._cards(line["cards"]) if own else count(len(line["cards"]), "card")
        yield f"  {line['heap']} counts for {self._who(line['seat'])}: {cards}"

    # --- decisions ---------------------------------------------------------------------------------------------------

    def _transfer(self, line: Line) -> Iterator[str]:
        who, gives, takes = self._who(line["seat"]), line["gives"], line["takes"]
        if "to" not in line and gives:  # one card for one, which lies open
            yield f"  {who}: {' '.join(gives)} for {' '.join(takes)}"
            return
        to = line.get("to")
        own = self.seat is None or self.seat == line["seat"]
        comes = self.seat == to and not line.get("at_once")  # what is held back is not seen yet
        given = " ".join(gives) if own or comes or line.get("shown") else count(len(gives), "card")
        where = self._who(to) if isinstance(to, int) else f"{to}"
        open_there = line.get("from") in (PLACES[Place.TURNED], PLACES[Place.EXPOSED])
        taken = " ".join(takes) if own or open_there else count(len(takes), "card")
        parts = [f"{given} to {where}"] if gives else []
        parts += [f"{taken} from {line['from']}"] if takes else []
        yield f"  {who}: " + ", ".join(parts)

    def _pass(self, line: Line) -> Iterator[str]:
        if self._plays:  # to the trick, whose line will show it
            self._plays.append(line["seat"])
        else:
            yield f"  {self._who(line['seat'])}: pass"

    def _no_lead(self, line: Line) -> Iterator[str]:
        yield f"  {self._who(line['seat'])} has nothing to lead"

    def _dialogue(self, line: Line) -> Iterator[str]:
        yield f"  {self._who(line['seat'])}: {line['choice']}"

    def _concede(self, line: Line) -> Iterator[str]:
        yield f"  side {line['side']} gives the deal up"

    def _say(self, line: Line) -> Iterator[str]:
        yield f"  {self._who(line['seat'])} said: {line['text']}"

    def _play(self, line: Line) -> Iterator[str]:
        self._plays.append(line["seat"])
        if line["face_down"]:
            hidden = self.seat not in (None, line["seat"])
            yield f"  {self._who(line['seat'])}: {'a card' if hidden else line['card']} led face down"

    # --- what comes of them ------------------------------------------------------------------------------------------

    def _trick(self, line: Line) -> Iterator[str]:
        played = zip(self._plays, line["cards"], strict=True)
        cards = [f"{self._who(s)} {card or '–'}{'*' if s == line['winner'] else ''}" for s, card in played]
        width = self._width + len("seat 0 *")
        self._in_trick, self._plays = len(cards), []
        yield f"  {line['number']:>2}.  " + "  ".join(f"{card:<{width}}" for card in cards).rstrip()

    def _bonus(self, line: Line) -> Iterator[str]:
        if self.seat is not None and line["name"] in self.game.plan.secrets.rows:
            self._kept.append(line)
        else:
            yield self._gained(line)

    def _gained(self, line: Line) -> str:
        gained = f", {line['points']} {line['of']}" if line["points"] else ""
        return f"  {self._who(line['seat'])}: {line['name']}{gained}"

    _gain = _bonus

    def _meld(self, line: Line) -> Iterator[str]:
        cards = f": {self._cards(line['cards'])}" if line["cards"] else " at best"
        yield f"  {self._who(line['seat'])} shows {line['name']}{cards}"

    def _draw(self, line: Line) -> Iterator[str]:
        hidden = self.seat not in (None, line["seat"])
        self._draws.append(f"{self._who(line['seat'])} {'a card' if hidden else line['card']}")
        if len(self._draws) >= self._in_trick:
            yield from self._drawn()

    def _drawn(self) -> Iterator[str]:
        if self._draws:
            yield f"       drawn: {', '.join(self._draws)}"
            self._draws = []

    def _deal_end(self, line: Line) -> Iterator[str]:
        for name, seats in line.get("parties", {}).items():
            yield f"  {name}: {', '.join(map(self._who, seats)) or 'nobody'}"
        yield from map(self._gained, self._kept)
        self._kept = []
        yield from self._awards(line["awards"])
        if not line["awards"]:
            yield "  nobody scores"
        yield from map(self._marked, line.get("marks", ()))
        slate = {"total": line["totals"], **line.get("slate", {})}
        parts = [f"tricks {score(line['tricks'])}", *(f"{name} {score(n)}" for name, n in slate.items())]
        yield "  " + ", ".join([*parts, *(f"{name} {n}" for name, n in line.get("pools", {}).items())])

    def _marked(self, mark: Line) -> str:
        """A mark: what its side has gained and lost by it, what is wiped out for all."""
        model = self.game.model
        parts = [f"{number:+} {of}".replace("-", "−") for of, number in mark["gained"].items()]
        row = next(row for tier in model.match.marks for row in tier.rows if row.name.key == mark["name"])
        parts += [f"no {model.match.totals[total].name.key} left to anybody" for total in row.clears]
        return f"  {mark['name']}: " + ", ".join([f"side {mark['side']}", *parts])

    def _awards(self, awards: Sequence[Line]) -> Iterator[str]:
        for name, of_row in groupby(awards, key=lambda award: award["name"]):
            yield from (f"  {name}: {said}" for said in self._awarded(name, list(of_row)))

    def _awarded(self, name: str, awards: Sequence[Line]) -> Iterator[str]:
        """What a row brought, side by side; where anybody pays or is paid, all in one line: who, and which pool."""
        rows = [row for row in rows_of(self.game.model) if row.name.key == name]
        gets, pays = (self._pool(row.source for row in rows), self._pool(row.to for row in rows))
        if not gets and all(award["points"] >= 0 for award in awards):
            yield from (f"side {award['side']}, {count(award['points'], 'point')}" for award in awards)
            return
        said = ((f"pays {-n}{pays and f' to {pays}'}" if n < 0 else f"gets {n}{gets and f' from {gets}'}")
                for n in (award["points"] for award in awards))  # fmt: skip
        yield ", ".join(f"side {award['side']} {how}" for award, how in zip(awards, said, strict=True))

    def _pool(self, accounts: Iterable[Account | None]) -> str:
        """The name of the pool among these, if there is one."""
        pools = (account.pool for account in accounts if isinstance(account, FromPool))
        return next((self.game.model.match.pools[pool].name.key for pool in pools), "")

    def _match_end(self, line: Line) -> Iterator[str]:
        yield from self._awards(line.get("awards", ()))
        yield ""
        yield result(line)


def result(line: Line) -> str:
    """How a match ended, from its last line."""
    winner = "nobody wins" if line["winner"] is None else f"side {line['winner']} wins"
    return f"{winner}, points {score(line['totals'])}"


def _parsed(game: Game, binding: int, words: list[str]) -> list[int]:
    """The value of a binding from the words of a record."""
    from stich.cli.binding import parse_value

    return list(parse_value(game.model, binding, words))
