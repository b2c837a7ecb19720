"""A match in words: the lines of a record told to a reader, or those of what one seat saw told to that seat.

Place in the pipeline: part of ``voice``; takes the lines of ``match.record``, or of ``match.seen_record``, in which a
card that the seat does not see is null.  Must not know rules or states, nor what is to be hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from stich.cards import NO_SEAT, Seat
from stich.language.check.said import rows_of
from stich.language.model.score import Account, FromPool
from stich.match.game import Game
from stich.match.record import PLACES, Line
from stich.messages.book import Said, digits
from stich.voice.named import Titles, bound_value
from stich.voice.words import NOTHING, TableWords, capital, table_words

PLACE_OF = {name: place.name.lower() for place, name in PLACES.items()}


class Transcript:
    """Tells line after line.  With a ``seat`` the lines are what that seat has seen, and it is told so."""

    def __init__(self, game: Game, seat: Seat | None = None, language: str = "en") -> None:
        self.game, self.seat = game, seat
        self.words = table_words(game.model, language, NO_SEAT if seat is None else seat)
        self._titles, self._put, self._who = Titles(self.words), self.words.say, self.words.who
        self._deck = game.model.deck
        self._width = max(map(len, self._deck.cards)) + 2 + max(len(self._who(s)) for s in range(game.plan.players))
        self._plays: list[Seat] = []
        self._draws: list[str] = []
        self._in_trick = 0
        self._dealing = True  # no trick of the deal has been played

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

    def _cards(self, cards: Sequence[str | None]) -> str:
        """Cards in the order of the deck, and how many there are beside that are hidden."""
        known = sorted((card for card in cards if card), key=self._deck.parse_card)
        return self._seen([*known, *(card for card in cards if card is None)]) or NOTHING

    def _seen(self, cards: Sequence[str | None]) -> str:
        """Cards as they stand, and how many there are beside that are hidden."""
        known = " ".join(card for card in cards if card)
        hidden = [card for card in cards if card is None]
        return ", ".join(part for part in (known, self._many(hidden) if hidden else "") if part)

    def _many(self, cards: Sequence[str | None]) -> str:
        """How many cards there are."""
        return self.words.book.count("card", len(cards))

    def _colon(self, name: str, text: str) -> str:
        return f"  {self._put('colon', name=name, text=text)}"

    # --- before the play ---------------------------------------------------------------------------------------------

    def _match(self, line: Line) -> Iterator[str]:
        title = self.words.book.title(self.game.model.titles)
        yield self._put("voice-match", title=title, spec=line["spec"], seed=line["seed"])
        for seats in self.words.own_first(line["sides"]):
            yield "  " + ", ".join(self._seated(seat, line["players"][seat]) for seat in seats)

    def _seated(self, seat: Seat, name: str) -> str:
        where = self.words.where(seat)
        return self._put("noted", text=self._who(seat), note=f"{name}, {where}" if where else name)

    def _lot(self, line: Line) -> Iterator[str]:
        drawn = ", ".join(f"{self._who(seat)} {card}" for seat, card in enumerate(line["cards"]))
        key = "voice-lot-drawn" if drawn else "voice-lot"
        yield self._put(key, who=self._who(line["dealer"]), cards=drawn)

    def _sits_out(self, line: Line) -> Iterator[str]:
        yield f"  {self._put('voice-sits_out', who=self._who(line['seat']))}"

    def _cut(self, line: Line) -> Iterator[str]:
        if line["exposed"]:
            cards = self._cards(line["exposed"])
            yield f"  {self._put('voice-cut', who=self._who(line['seat']), cards=cards)}"

    def _deal(self, line: Line) -> Iterator[str]:
        self._plays, self._draws, self._dealing = [], [], True
        yield ""
        yield self._put("voice-deal", number=line["number"], who=self._who(line["dealer"]))
        if self.seat is not None:
            return
        for seat, hand in enumerate(line["hands"]):
            shown = [each["card"] for each in line["face_up"] if each["seat"] == seat]
            if hand:
                yield self._colon(self._who(seat), self._cards(hand)) + self._face_up(shown)
        for heap, cards in line.get("heaps", {}).items():
            if cards:
                yield self._colon(self._titles.heap(heap), self._cards(cards))
        if line["stock"]:
            yield f"  {self._put('voice-left_over', cards=self._many(line['stock']))}"

    def _face_up(self, cards: list[str]) -> str:
        return f"   {self._put('voice-face_up', cards=' '.join(cards))}" if cards else ""

    def _thrown_in(self, line: Line) -> Iterator[str]:
        key = "voice-thrown_in" if line["face_up"] else "voice-thrown_in-none"
        yield f"  {self._put(key, cards=' '.join(line['face_up']))}"

    def _bind(self, line: Line) -> Iterator[str]:
        bindings = self.game.model.bindings
        index = next(i for i, binding in enumerate(bindings) if binding.name.key == line["name"])
        value = bound_value(self.words, index, line["value"])
        yield f"  {self.words.holds(index, value)}{self._face_up(line.get('face_up', []))}"

    def _lay_open(self, line: Line) -> Iterator[str]:
        cards = self._cards(line["cards"])
        if "heap" in line:
            yield f"  {self._put('voice-laid_open-heap', heap=self._heap_title(line['heap']), cards=cards)}"
        else:
            key = "voice-laid_open-own" if line["seat"] == self.seat else "voice-laid_open"
            yield f"  {self._put(key, who=self._who(line['seat']), cards=cards)}"

    def _heap(self, line: Line) -> Iterator[str]:
        cards = self._cards(line["cards"])
        heap, who = self._heap_title(line["heap"]), self._who(line["seat"])
        yield f"  {self._put('voice-heap', heap=heap, who=who, cards=cards)}"

    def _heap_title(self, pile: str) -> str:
        """A heap, or a place that every game has."""
        return self._put(f"to-{PLACE_OF[pile]}") if pile in PLACE_OF else self._titles.heap(pile)

    def _pile(self, word: str, pile: str) -> Said:
        """``from`` or ``to`` where."""
        key = f"{word}-{PLACE_OF[pile]}" if pile in PLACE_OF else f"{word}-heap"
        return self.words.book.phrase(key, heap=self._titles.heap(pile))

    # --- decisions ---------------------------------------------------------------------------------------------------

    def _transfer(self, line: Line) -> Iterator[str]:
        who, gives, takes = self._who(line["seat"]), line["gives"], line["takes"]
        if "to" not in line and gives:  # one card for one, which lies open
            text = self._put("voice-exchanged", given=self._seen(gives), taken=self._seen(takes))
            yield self._colon(who, text)
            return
        parts = [self._gives(line)] if gives else []
        parts += [f"{self._seen(takes)}{self._pile('from', line['from'])}"] if takes else []
        yield self._colon(who, ", ".join(parts))

    def _gives(self, line: Line) -> str:
        """What is given, and where to."""
        given, to = self._seen(line["gives"]), line.get("to")
        if isinstance(to, int):
            return self._put("voice-to_player", cards=given, who=self._who(to))
        return self._put("voice-to_pile", cards=given, to=self._pile("to", str(to)))

    def _pass(self, line: Line) -> Iterator[str]:
        if self._plays:  # to the trick, whose line will show it
            self._plays.append(line["seat"])
        else:
            yield self._colon(self._who(line["seat"]), self._put("voice-pass"))

    def _no_lead(self, line: Line) -> Iterator[str]:
        yield self._colon(self._who(line["seat"]), self._put("voice-no_lead"))

    def _dialogue(self, line: Line) -> Iterator[str]:
        yield self._colon(self._who(line["seat"]), self._titles.choice(line["choice"]))

    def _concede(self, line: Line) -> Iterator[str]:
        yield self._colon(self.words.side(line["side"]), self._put("voice-gives_up"))

    def _say(self, line: Line) -> Iterator[str]:
        signs = self.game.model.seats.talk == "signals"
        said = self._put("talk-sign", card=line["text"]) if signs else self._put("quoted", words=line["text"])
        yield self._colon(self._who(line["seat"]), said)

    def _play(self, line: Line) -> Iterator[str]:
        self._plays.append(line["seat"])
        if line["face_down"]:
            card = line["card"] or self._put("voice-a_card")
            yield self._colon(self._who(line["seat"]), self._put("voice-led_down", card=card))

    # --- what comes of them ------------------------------------------------------------------------------------------

    def _trick(self, line: Line) -> Iterator[str]:
        played = zip(self._plays, line["cards"], strict=True)
        cards = [f"{self._who(s)} {card or NOTHING}{'*' if s == line['winner'] else ''}" for s, card in played]
        self._in_trick, self._plays, self._dealing = len(cards), [], False
        yield f"  {line['number']:>2}.  " + "  ".join(f"{card:<{self._width}}" for card in cards).rstrip()

    def _bonus(self, line: Line) -> Iterator[str]:
        yield self._gained(line)

    def _gained(self, line: Line) -> str:
        gained = f", {self.words.so_many_of(self._titles.counted(line['of']), line['points'])}"
        return self._colon(self._who(line["seat"]), self._titles.row(line["name"]) + (gained if line["points"] else ""))

    _gain = _bonus

    def _meld(self, line: Line) -> Iterator[str]:
        name = self._titles.row(line["name"])
        what = f"{name} {self._cards(line['cards'])}" if line["cards"] else self._put("voice-at_best", name=name)
        yield f"  {self._put('voice-shown', who=self._who(line['seat']), what=what)}"

    def _draw(self, line: Line) -> Iterator[str]:
        dealt = self.seat is not None and self._dealing  # to everybody, more than need be told
        if line["card"] or not dealt:
            self._draws.append(f"{self._who(line['seat'])} {line['card'] or self._put('voice-a_card')}")
        if not dealt and len(self._draws) >= self._in_trick:
            yield from self._drawn()

    def _drawn(self) -> Iterator[str]:
        if self._draws:
            yield f"       {self._put('voice-drawn', cards=', '.join(self._draws))}"
            self._draws = []

    def _deal_end(self, line: Line) -> Iterator[str]:
        for name, seats in line.get("parties", {}).items():
            yield self._colon(self._titles.party(name), ", ".join(map(self._who, seats)) or self._put("voice-nobody"))
        yield from self._awards(line["awards"])
        if not line["awards"]:
            yield f"  {self._put('voice-nobody_scores')}"
        yield from map(self._marked, line.get("marks", ()))
        yield f"  {', '.join(self._slate(line))}"

    def _slate(self, line: Line) -> Iterator[str]:
        """How all stands after a deal."""
        yield f"{self._put('measure-tricks-what')} {self.words.score(line['tricks'])}"
        yield f"{self._put('voice-total')} {self.words.score(line['totals'])}"
        for name, numbers in line.get("slate", {}).items():
            yield f"{self.words.book.title(self._titles.counted(name))} {self.words.score(numbers)}"
        for name, chips in line.get("pools", {}).items():
            yield f"{self._titles.pool(name)} {chips}"

    def _marked(self, mark: Line) -> str:
        """A mark: what its side has gained and lost by it, what is wiped out for all."""
        model, title = self.game.model, self.words.book.title
        gained = ((title(self._titles.counted(of)), number) for of, number in mark["gained"].items())
        parts = [f"{_signed(number)} {name}" for name, number in gained]
        row = next((row for tier in model.match.marks for row in tier.rows if row.name.key == mark["name"]), None)
        cleared = [title(model.match.totals[total].name) for total in row.clears] if row is not None else []
        parts += [self._put("row-clears", names=self.words.book.listed(cleared))] if cleared else []
        return self._colon(self._titles.row(mark["name"]), ", ".join([self.words.side(mark["side"]), *parts]))

    def _awards(self, awards: Sequence[Line]) -> Iterator[str]:
        for name, of_row in groupby(awards, key=lambda award: award["name"]):
            yield from (self._colon(self._titles.row(name), said) for said in self._awarded(name, list(of_row)))

    def _awarded(self, name: str, awards: Sequence[Line]) -> Iterator[str]:
        """What a row brought, side by side; where anybody pays or is paid, all in one line: who, and which pool."""
        rows = [row for row in rows_of(self.game.model) if row.name.key == name]
        gets, pays = (self._pool(row.source for row in rows), self._pool(row.to for row in rows))
        sides, numbers = [self.words.side(award["side"]) for award in awards], [award["points"] for award in awards]
        if not gets and all(number >= 0 for number in numbers):
            points = (self.words.book.count("point", number) for number in numbers)
            yield from (f"{side}, {many}" for side, many in zip(sides, points, strict=True))
            return
        moved = zip(sides, map(_signed, numbers), (pays if n < 0 else gets for n in numbers), strict=True)
        ways = {True: "voice-to_pool", False: "voice-from_pool"}
        said = (
            f"{side} {self._put(ways[number.startswith('−')], number=number, name=pool) if pool else number}"
            for side, number, pool in moved
        )
        yield ", ".join(said)

    def _pool(self, accounts: Iterable[Account | None]) -> str:
        """The name of the pool among these, if there is one."""
        pools = (account.pool for account in accounts if isinstance(account, FromPool))
        return next((self.words.book.title(self.game.model.match.pools[pool].name) for pool in pools), "")

    def _match_end(self, line: Line) -> Iterator[str]:
        yield from self._awards(line.get("awards", ()))
        yield ""
        yield capital(self._put("voice-ends", who_wins=who_wins(self.words, line["winner"]), score=self.words.score(
            line["totals"])))  # fmt: skip


def who_wins(words: TableWords, side: int | None) -> str:
    """Who has won a match, as a clause."""
    if side is None:
        return words.say("voice-wins-nobody")
    who = words.side(side)
    key = "many" if who.plural else "one"
    if words.reader != NO_SEAT and words.reader in words.game.seats.sides[side]:
        key = "us" if who.plural else "you"
    return words.say(f"voice-wins-{key}", who=who)


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else digits(number)
