"""A match as a page to be read: the hands and the tricks of each deal as tables, what was said, the score, in Markdown.

Place in the pipeline: part of ``voice``, over ``transcript``, whose words it takes for all that is no table.  Takes the
lines of ``match.record``; must not know rules, states or files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stich.cards import Seat
from stich.match.game import Game
from stich.match.record import Line
from stich.sheet.as_markdown import plain
from stich.sheet.parts import in_own_words
from stich.sheet.sources import sources
from stich.voice.transcript import Transcript
from stich.voice.words import NOTHING, capital

SCORES = ("deal_end", "match_end")


def minutes(game: Game, lines: Iterable[Line], language: str = "en") -> Iterator[str]:
    """The lines of a page of Markdown that tells a match; the lines of its record are taken as true."""
    blank = False
    for line in _page(game, lines, language):
        if line or not blank:
            yield line
        blank = not line


def _page(game: Game, lines: Iterable[Line], language: str) -> Iterator[str]:
    page, over = _Page(game, language), False
    for line in lines:
        over = line["event"] == "match_end"
        yield from page.take(line)
    yield from page.close(over)


class _Page:
    """What a page says of one line after the other."""

    def __init__(self, game: Game, language: str) -> None:
        self._game, self._teller = game, Transcript(game, language=language)
        self._words = self._teller.words
        self._say, self._who = self._words.say, self._words.who
        self._section = "minutes-before"  # under which heading the deal stands; what comes before the first under none
        self._plays: list[tuple[Seat, str]] = []
        self._rows: list[list[str]] = []  # of the tricks that are not written yet
        self._between: list[str] = []  # what was said or gained between them

    def take(self, line: Line) -> Iterator[str]:
        """The lines of the page that a line of the record gives."""
        event, told = line["event"], [words.strip() for words in self._teller.tell(line)]
        match event:
            case "match":
                yield from self._head(line)
            case "deal":
                yield from self._deal(line, told)
            case "play":
                self._plays.append((line["seat"], line["card"]))
                self._between += self._numbered(told)
            case "pass" if self._plays:
                self._plays.append((line["seat"], NOTHING))
            case "trick":
                self._trick(line)
                self._between += self._numbered(told[:-1])
            case "deal_end" | "match_end" | "thrown_in":
                yield from self._tricks()
                yield from self._under("minutes-score", told)
            case _ if self._rows or self._plays:
                self._between += self._numbered(told)
            case _:
                yield from self._under("minutes-before", told)

    def close(self, over: bool) -> Iterator[str]:
        """The end of the page: what is left of a deal that is not over, and where the rules come from."""
        yield from self._tricks()
        if not over:
            yield from ("", f"*{plain(self._say('minutes-stops'))}*")
        for section in sources(self._words):
            yield from ("", f"## {plain(section.heading)}", "")
            for block in section.blocks:
                yield from (f"- {plain(item)}" for item in getattr(block, "items", (getattr(block, "text", ""),)))

    # --- the head -----------------------------------------------------------------------------------------------------

    def _head(self, line: Line) -> Iterator[str]:
        model, words = self._game.model, self._words
        yield f"# {plain(words.book.title(model.titles))}"
        if reading := in_own_words(words.book, model.reading):
            yield from ("", f"*{plain(reading)}*")
        rules = self._say("minutes-rules", spec=line["spec"], digest=line["sha256"], seed=str(line["seed"]))
        yield from ("", plain(rules), "")
        head = [self._say(f"minutes-{key}") for key in ("player", "played_by", "side")]
        sides = {seat: side for side, seats in enumerate(line["sides"]) for seat in seats}
        rows = [
            [capital(self._who(seat)), name, capital(words.side(sides[seat]))]
            for seat, name in enumerate(line["players"])
        ]
        yield from _table(head, [[plain(cell) for cell in row] for row in rows])
        yield from ("", f"*{plain(self._say('minutes-legend'))}*", "")

    # --- a deal -------------------------------------------------------------------------------------------------------

    def _deal(self, line: Line, told: Sequence[str]) -> Iterator[str]:
        """A deal and its hands; what is told beside them (who deals, heaps, what is left over) is the transcript's."""
        self._plays, self._section = [], ""
        heading, *rest = [words for words in told if words]
        yield from ("", f"## {plain(heading)}", "")
        held = [seat for seat, hand in enumerate(line["hands"]) if hand]
        hands, others = rest[: len(held)], rest[len(held) :]
        rows = [
            [plain(capital(self._who(seat))), plain(words.partition(":")[2])]
            for seat, words in zip(held, hands, strict=True)
        ]
        yield from _table([self._say("minutes-player"), self._say("minutes-hand")], rows)
        if others:
            yield ""
            yield from (f"- {plain(words)}" for words in others)

    def _trick(self, line: Line) -> None:
        """A row of the table of tricks: what each player played, in his column."""
        played = dict(zip((seat for seat, _ in self._plays), line["cards"], strict=False))
        cells = [str(line["number"])]
        for seat in range(self._game.plan.players):
            card = plain(played[seat] or NOTHING) if seat in played else ""
            led, won = seat == line["leader"] and card, seat == line["winner"] and card
            cells.append(f"***{card}***" if led and won else f"**{card}**" if won else f"*{card}*" if led else card)
        winner = line["winner"]
        cells.append(plain(capital(self._say("voice-nobody") if winner is None else self._who(winner))))
        self._rows.append(cells)
        self._plays = []

    def _tricks(self) -> Iterator[str]:
        """The table of the tricks that are waiting, and what came between them."""
        if not self._rows and not self._plays and not self._between:
            return
        if self._plays:  # a trick that nobody has finished
            played = dict(self._plays)
            cards = [plain(played.get(seat, "")) for seat in range(self._game.plan.players)]
            self._rows.append([str(len(self._rows) + 1), *cards, ""])
        yield from self._under("minutes-play", [])
        if self._rows:
            players = [capital(self._who(seat)) for seat in range(self._game.plan.players)]
            head = [self._say("minutes-trick"), *players, self._say("minutes-taken_by")]
            yield from ("", *_table(head, self._rows))
        if self._between:
            yield from ("", *(f"- {plain(words)}" for words in self._between))
        self._rows, self._plays, self._between = [], [], []

    def _numbered(self, told: Iterable[str]) -> Iterator[str]:
        """What is told between the tricks, with the number of the last."""
        for words in told:
            if words:
                yield self._say("minutes-after", number=len(self._rows), text=words) if self._rows else words

    def _under(self, key: str, told: Iterable[str]) -> Iterator[str]:
        """Words under a heading, which is written if they do not stand there yet."""
        words = [each for each in told if each]
        if (words or key == "minutes-play") and self._section != key:
            self._section = key
            yield from ("", f"### {plain(self._say(key))}", "")
        yield from (f"- {plain(each)}" for each in words)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table, the cells of its rows as Markdown."""
    yield f"| {' | '.join(map(plain, head))} |"
    yield f"|{' --- |' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
