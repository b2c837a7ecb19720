"""Examples of melds that everybody shows: which of them count, and what they bring, on the engine's own functions.

Place in the pipeline: a kind of example, below ``run``; on positions of ``positions``.  Melds that a seat chooses are
choices: examples of the kind ``turn`` ask for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stich.cards import mask_of
from stich.engine import melds as engine
from stich.engine.events import Gained
from stich.engine.finding import PlannedMelds
from stich.engine.placed import Placed
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import Outcome, Shown, known_answers, meld_shown, same_in_both
from stich.examples.positions import FILLINGS, before_play
from stich.language.text.diagnostics import did_you_mean, quoted, suggest
from stich.match.game import Game

SHOWN, GAINS = "melds", "gains"


def melds(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what is shown, if the seats hold these hands and the others nothing."""
    read.known_keys(game.model, given, "melds", "hands", "deal", *read.TABLE, *read.counted(game.model))
    known_answers(expect, SHOWN, GAINS)
    index, answers, shown = _named(game, given), list[str](), set[Shown]()
    planned = game.plan.melds[index]
    for filling in FILLINGS:
        state = before_play(game, given, filling)
        if "dealer" not in given:
            state.deal_from(state.active[-1])
        state.watch()
        engine.show(state, index, list(map(mask_of, state.hands)))
        kinds = {each.kind for each in state.melded if each.cards}
        shown |= {meld_shown(planned.melds.kinds[kind]) for kind in kinds}
        answers.append("; ".join(_answer(state, planned, expect)))
    got, why = same_in_both(answers, given, game.model, "hands", "dealer")
    wanted = "; ".join(_wanted(game, planned, expect))
    return Outcome(wanted, got, got == wanted, why, shown=frozenset(shown))


def _named(game: Game, given: Given) -> int:
    """The melds that are meant: those that the example names, or the only ones that everybody shows."""
    shown = {planned.melds.name.key: i for i, planned in enumerate(game.plan.melds) if not planned.melds.chosen}
    if "melds" not in given and len(shown) != 1:
        raise Unreadable(f"the game has {len(shown)} groups of melds that everybody shows", "say `melds: NAME`")
    name = str(given.get("melds", next(iter(shown), "")))
    if name not in shown:
        raise Unreadable(f"everybody shows no melds called `{name}`; there are {', '.join(shown)}")
    return shown[name]


def _wanted(game: Game, planned: PlannedMelds, expect: Given) -> Iterator[str]:
    if SHOWN in expect:
        said = expect[SHOWN]
        wanted: Mapping[object, object] = said if isinstance(said, Mapping) else {}
        if not isinstance(said, Mapping) and read.words(said):
            raise Unreadable("`melds` gives the kinds that a seat shows: `{0: [four knaves]}`", expected=True)
        by_seat = {read.seat_of(game.model, SHOWN, seat): _kinds(planned, said) for seat, said in wanted.items()}
        yield _shown_words({seat: by_seat[seat] for seat in sorted(by_seat)})
    if GAINS in expect:
        with read.of_the_answer():
            yield f"gains {' '.join(map(str, read.by_side_or_seat(game.model, GAINS, expect[GAINS])))}"


def _kinds(planned: PlannedMelds, said: object) -> list[str]:
    items = said if isinstance(said, list | tuple) else str(said).split(",")
    known = [kind.row.name.key for kind in planned.melds.kinds]
    found = [" ".join(str(item).split()) for item in items]
    for name in found:
        if name not in known:
            help = did_you_mean(suggest(name, known))
            raise Unreadable(f"no kind of meld is called {quoted(name)}", help, expected=True)
    return sorted(found, key=known.index)


def _shown_words(by_seat: Mapping[int, list[str]]) -> str:
    parts = [f"seat {seat} {', '.join(kinds)}" for seat, kinds in by_seat.items()]
    return "melds: " + ("; ".join(parts) or "none")


def _answer(state: Placed, planned: PlannedMelds, expect: Given) -> Iterator[str]:
    if SHOWN in expect:
        by_seat: dict[int, list[int]] = {}
        for shown in state.melded:
            if shown.cards:
                by_seat.setdefault(shown.seat, []).append(shown.kind)
        names = [kind.row.name.key for kind in planned.melds.kinds]
        yield _shown_words({seat: [names[kind] for kind in sorted(by_seat[seat])] for seat in sorted(by_seat)})
    if GAINS in expect:
        yield f"gains {' '.join(map(str, _gained(state, len(read.words(expect[GAINS])))))}"


def _gained(state: Placed, values: int) -> list[int]:
    """What the melds brought: by side, or by seat where so many are expected and points are not all that counts."""
    by_seat = [0] * state.plan.players
    for event in state.log or ():
        if isinstance(event, Gained):
            by_seat[event.seat] += event.points
    by_side = state.plan.by_side(by_seat)
    for award in state.awards:
        by_side[award.side] += award.points
    return by_side if values == len(state.sides) else by_seat
