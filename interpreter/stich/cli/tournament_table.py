"""What comes of a tournament, as tables for people and as data for programs.

Place in the pipeline: part of ``cli``, below ``tournament``; reckons nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from stich.arena.deals import Duplicate
from stich.arena.intervals import Estimate, opposite
from stich.arena.seating import patterns
from stich.arena.standings import Encounter, Record, pairs, records
from stich.arena.tournament import Bout, Tournament
from stich.cli.wording import put, put_json
from stich.match.game import Game
from stich.printable import printable

Rows = list[list[str]]

NAME_AT_MOST = 24  # characters
COUNTS = "won–drawn–lost"

METHOD = (
    "In brackets: intervals of 95 %, of shares by Wilson's method, of the margin by the normal approximation.",
    "A duplicate deal is won by who has more in all of its games; in the rate a draw counts half, and of the",
    "decided ones the draws are left out.  The margin is what the first has more than the second in one game.",
)


@dataclass(frozen=True, slots=True)
class TournamentPlayed:
    """A tournament, and what has been played of it."""

    game: Game
    tournament: Tournament
    found: Mapping[Bout, Duplicate]

    @property
    def pairs(self) -> list[Encounter]:
        """Every pair."""
        return pairs(self.tournament, self.found)

    @property
    def records(self) -> list[Record]:
        """Every player."""
        return records(self.tournament, self.found)

    @property
    def names(self) -> list[str]:
        """What the players are called in a table: long names, which may be commands, shortened and numbered."""
        names = map(printable, self.tournament.players)
        return [
            each if len(each) <= NAME_AT_MOST else f"{each[:NAME_AT_MOST]}… ({i})" for i, each in enumerate(names, 1)
        ]

    @property
    def whole(self) -> int:
        """How many duplicate deals there are in the whole tournament."""
        return self.tournament.deals * len(self.tournament.pairs)


def show(standing: TournamentPlayed, form: str) -> None:
    """Print what came of a tournament."""
    if form == "json":
        put_json(_data(standing))
        return
    lay_out = _markdown if form == "markdown" else _columns
    put(_headline(standing), "")
    for table in (_crosstable(standing), _details(standing)):
        put(*lay_out(table), "")
    put(*METHOD, "")
    put(*lay_out(_times(standing)))
    pairs_of_names = zip(standing.names, standing.tournament.players, strict=True)
    shortened = [f"{short}: {printable(name)}" for short, name in pairs_of_names if short != printable(name)]
    put(*([""] * bool(shortened)), *shortened)


# --- for people -------------------------------------------------------------------------------------------------------


def _headline(standing: TournamentPlayed) -> str:
    game, tournament = standing.game, standing.tournament
    games = len(patterns(len(game.plan.sides)))
    what = "duplicate matches" if tournament.matches else "duplicate deals"
    budget = "" if tournament.budget is None else f", budget {tournament.budget}"
    head = f"{game.model.titles.title()} ({game.name}), seed {tournament.seed}{budget}"
    whole = f"{tournament.deals:,} {what} of {games} games for each pair"
    missing = standing.whole - len(standing.found)
    return f"{head}: {whole}{f'; not all is played: {missing:,} of {standing.whole:,} are missing' if missing else ''}"


def _crosstable(standing: TournamentPlayed) -> Rows:
    """The rate of each player against each other."""
    names, rates = standing.names, dict[tuple[int, int], str]()
    for pair in standing.pairs:
        rate = pair.shares["rate"]
        rates[pair.a, pair.b] = _percent(rate)
        rates[pair.b, pair.a] = _percent(rate and opposite(rate))
    rows = [[name, *(rates.get((i, j), "–") for j in range(len(names)))] for i, name in enumerate(names)]
    return [["rate in %", *names], *rows]


def _details(standing: TournamentPlayed) -> Rows:
    """Of each pair all that was found."""
    names = standing.names
    rows = [["pair", "deals", COUNTS, "won %", "drawn %", "lost %", "won of decided %", "margin"]]
    for pair in standing.pairs:
        found = pair.shares
        counts = "–".join(f"{number:,}" for number in (pair.won, pair.drawn, pair.lost))
        shares = [_percent(found[key]) for key in ("won", "drawn", "lost", "decided")]
        rows.append([f"{names[pair.a]} : {names[pair.b]}", f"{pair.deals:,}", counts, *shares, _number(pair.margin)])
    return rows


def _times(standing: TournamentPlayed) -> Rows:
    """Of each player how long it thought, and what it did wrong."""
    rows = [["player", "decisions", "ms a decision", "forfeited"]]
    for record in standing.records:
        thought = "–" if record.seconds is None else f"{record.seconds * 1000:.2f}"
        fouls = ", ".join(f"{often:,} {kind}" for kind, often in sorted(record.fouls.items()))
        rows.append([standing.names[record.player], f"{record.decisions:,}", thought, fouls or "–"])
    return rows


def _percent(found: Estimate | None) -> str:
    return "–" if found is None else f"{found.found:.1%} [{found.low:.1%}–{found.high:.1%}]".replace("%", "")


def _number(found: Estimate | None) -> str:
    return "–" if found is None else f"{found.found:+.2f} [{found.low:+.2f}…{found.high:+.2f}]"


def _columns(rows: Rows) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()


def _markdown(rows: Rows) -> Iterator[str]:
    yield _in_bars(rows[0])
    yield _in_bars(["---"] * len(rows[0]))
    yield from map(_in_bars, rows[1:])


def _in_bars(cells: Sequence[str]) -> str:
    """A row of Markdown; names of players may hold whatever a command line holds."""
    return f"| {' | '.join(cell.replace('|', '&#124;') for cell in cells)} |"


# --- for programs -----------------------------------------------------------------------------------------------------


def _data(standing: TournamentPlayed) -> dict[str, Any]:
    game, tournament, names = standing.game, standing.tournament, standing.tournament.players
    return {
        "spec": game.name,
        "sha256": game.model.sha256,
        "seed": tournament.seed,
        "deals": tournament.deals,
        "matches": tournament.matches,
        "budget": None if tournament.budget is None else str(tournament.budget),
        "games": len(patterns(len(game.plan.sides))),
        "complete": len(standing.found) == standing.whole,
        "pairs": [_pair_data(pair, names) for pair in standing.pairs],
        "players": [{**asdict(record), "player": names[record.player]} for record in standing.records],
    }


def _pair_data(pair: Encounter, names: Sequence[str]) -> dict[str, Any]:
    counts = {"won": pair.won, "drawn": pair.drawn, "lost": pair.lost}
    shares = {key: _estimate(found) for key, found in pair.shares.items()}
    return {"players": [names[pair.a], names[pair.b]], "deals": pair.deals, **counts, "shares": shares,
            "margin": _estimate(pair.margin)}  # fmt: skip


def _estimate(found: Estimate | None) -> dict[str, float | None] | None:
    """An estimate as data; JSON has no number without end."""
    if found is None:
        return None
    return {key: None if abs(value) == float("inf") else value for key, value in found._asdict().items()}
