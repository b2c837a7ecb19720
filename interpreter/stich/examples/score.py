"""Examples of what a deal scores, and of what stands on the slate after some deals.

Place in the pipeline: two kinds of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from stich.cards import Card, Seat, Side
from stich.engine.events import Awarded, MatchEnd
from stich.engine.placed import NOBODY, Hands, Placed
from stich.engine.rows import PlannedRow
from stich.engine.score import due_rows
from stich.engine.state import State
from stich.examples import given as read
from stich.examples import reckoned
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import GIVEN_UP, Outcome, Shown, known_answers, match_winner, same_in_both
from stich.examples.positions import (
    FILLINGS,
    Filling,
    empty_table,
    fill_heaps,
    lay_beside,
    lying,
    playing_sides,
    read_slate,
    remember_hands,
    seat_numbers,
    set_counts,
    won_in_order,
)
from stich.language.conditions.terms import Always
from stich.language.model.deal import DealCards
from stich.match.game import Game

# --- scores ----------------------------------------------------------------------------------------------------------

SCORED = ("winners", "winning seats", "won with", "hands", "phase", "conceded by")


def score(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what a deal scores, and of what is defined and counted as it ends."""
    read.known_keys(game.model, given, *SCORED, *read.TABLE, *read.counted(game.model))
    known_answers(expect, "points", *reckoned.names(game.model))
    wanted = {key: reckoned.wanted(value) for key, value in expect.items()}
    if "points" in expect:
        with read.of_the_answer():
            wanted["points"] = _joined(read.by_side(game.model, "points", expect["points"]))
    results = [_scored(game, given, expect, filling) for filling in FILLINGS]
    got, why = same_in_both(
        [_words(answers) for answers, _ in results], given, game.model,
        "winners", *(kind.name.key for kind in game.model.card_points), "won with", "hands", "dealer",
    )  # fmt: skip
    shown = frozenset(Shown("award", name, "is given") for _, names in results for name in names)
    if not why:
        why = (f"awards: {', '.join(sorted(results[0][1])) or 'none'}",)
    return Outcome(_words(wanted), got, got == _words(wanted), why, shown=shown)


def _words(answers: Mapping[str, str]) -> str:
    return "; ".join(f"{key} {answers[key]}" for key in sorted(answers))


def _joined(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _scored(game: Game, given: Given, expect: Given, filling: Filling) -> tuple[dict[str, str], set[str]]:
    """What an example expects as it comes out, and the names of the rows that were carried out.  Definitions are asked
    as the rows are, all else when the deal has been scored."""
    state = _ended_deal(game, given, filling)
    grown = state.copy()
    names = {each.planned.name for each in due_rows(grown)} | ({GIVEN_UP} if state.conceded is not None else set())
    answers = reckoned.defined(grown, expect)
    ended = state.score_deal()
    answers |= reckoned.in_the_deal(state, expect) | reckoned.in_the_match(ended, game.model, expect)
    return answers | ({"points": _joined(ended.points)} if "points" in expect else {}), names


def _ended_deal(game: Game, given: Given, filling: Filling) -> Placed:
    """A deal about to be scored."""
    winners, seats = _winners(game, given)
    by = _giving_up(game, given)
    state = empty_table(game, given, filling, _at_play(game, given, winners, by))
    held = _set_deal(state, given, filling)
    counted = _count(state, given, filling)
    state.settle_heaps(range(len(state.card_points)))
    if winners is None:  # nothing is said of the tricks: they must not matter
        shares = filling.split(_all_tricks(state), sorted(playing_sides(state)), len(state.sides))
        state.win(won_in_order(shares))
    else:
        _play_out(state, winners, held, check=not counted and by < 0)
        _name_tricks(state, given, seats)
    if "hands" in given:
        state.hold(read.hands(game.model, given, "hands"))
    if by >= 0:
        state.give_up(by, _price(game))
    return state


def _winners(game: Game, given: Given) -> tuple[list[Side] | None, list[Seat]]:
    """The side that won each trick, unless nothing is said of that, and the seat, where that is said."""
    seats = read.numbers(given.get("winning seats"))
    if any(not 0 <= seat < game.plan.players for seat in seats):
        raise Unreadable(f"`winning seats` names seats; they are numbered from 0 to {game.plan.players - 1}")
    sides_won = [NOBODY if word == "nobody" else read.number_of(word) for word in read.words(given.get("winners"))]
    winners = [game.plan.side_of[seat] for seat in seats] or sides_won
    sides = len(game.model.seats.sides)
    if any(not 0 <= side < sides for side in winners if side != NOBODY or not game.plan.nobody):
        raise Unreadable(f"`winners` names sides; they are numbered from 0 to {sides - 1}")
    if len(winners) > len(game.model.deck):
        raise Unreadable(f"no deal of {len(game.model.deck)} cards has {len(winners)} tricks")
    return winners if seats or "winners" in given else None, seats


def _at_play(game: Game, given: Given, winners: list[Side] | None, by: Side) -> set[Side]:
    """The sides that play in the deal, as far as that follows from what they have won."""
    found = {*(winners or ()), by} - {NOBODY}
    for kind in game.model.card_points:
        numbers = read.numbers(given.get(kind.name.key))
        if len(numbers) == len(game.plan.sides):
            found |= {side for side, n in enumerate(numbers) if n}
    return found


def _giving_up(game: Game, given: Given) -> Side:
    """The side that gives the deal up, −1 for none."""
    sides = len(game.model.seats.sides)
    by = read.one_number(given, "conceded by", -1)
    if not -1 <= by < sides or (by < 0 and "conceded by" in given):
        raise Unreadable(f"`conceded by` names a side; they are numbered from 0 to {sides - 1}")
    return by


def _set_deal(state: Placed, given: Given, filling: Filling) -> Hands:
    """What is said of the deal apart from its tricks; what was held at the first lead."""
    model = state.plan.game
    if any(binding.name.key in given for binding in model.bindings):
        state.bind_all(read.bound_by(model, given))
    set_counts(state, given)
    if "phase" in given:
        state.begin_phase(read.phase_number(model, given["phase"]))
    held = remember_hands(state, given)
    there = lying(model, given)
    rest = filling.rest(model, chain(*there, *held.values()))
    lay_beside(state, (), fill_heaps(state, given, there, rest, model.steps))
    return held


def _name_tricks(state: Placed, given: Given, seats: Sequence[Seat]) -> None:
    """The seats that won the tricks, and the cards that won the last ones, as far as they are said."""
    if seats:
        state.name_winners(seats)
    cards = read.cards(state.plan.game, given.get("won with"))
    if len(cards) > len(state.winners):
        raise Unreadable(f"`won with` has {len(cards)} cards for {len(state.winners)} tricks")
    state.win_with(cards)


def _count(state: Placed, given: Given, filling: Filling) -> bool:
    """Share out the card points that are not given; whether some are."""
    model, some = state.plan.game, False
    for i, kind in enumerate(model.card_points):
        key, whole = kind.name.key, sum(state.beat.point_values[i])
        if key in given:
            some = True
            if sum(seat_numbers(state, given, key)) > whole and not model.bonuses:
                raise Unreadable(f"the pack has only {whole} {key}")
        else:
            state.set_card_points(i, filling.split(whole, sorted(playing_sides(state)), len(state.sides)))
    return some


def _all_tricks(state: State) -> int:
    """How many tricks a whole deal has."""
    return state.n // state.in_trick if state.plan.to_draw else state.plan.game.cards_dealt


def _play_out(state: Placed, winners: Sequence[Side], held: Hands, check: bool) -> None:
    """Let these sides win the tricks, the cards that are left staying in the hands; the deal must end with the last of
    them and not before."""
    deals = [step for step in state.plan.game.steps if isinstance(step, DealCards)]
    changes = any(step.by_deal or step.when != Always() for step in deals)
    size = len(winners) if changes else _all_tricks(state)
    for done in range(len(winners) + 1):
        state.win(winners[:done])
        state.set_trick_number(done + 1)
        state.hold({seat: _left(state, held.get(seat, ()), max(0, size - done)) for seat in state.active})
        if check and not state.plan.to_draw:
            over = state.is_over()
            if over and done < len(winners):
                raise Unreadable(f"the deal is over after {done} of the {len(winners)} tricks of `winners`")
            if not over and winners and done == len(winners) and not state.plan.passes:
                raise Unreadable("the deal is not over after the tricks of `winners`", "name the winner of every trick")


def _left(state: State, held: Iterable[Card], count: int) -> list[Card]:
    """Cards that a seat may hold at the end: of those that it held, as far as they are known."""
    known = [*held]
    return [*known, *(card for card in range(state.n) if card not in known)][:count]


def _price(game: Game) -> PlannedRow:
    """What a deal that is given up costs: as in the play, or where that allows none, as in the dialogues."""
    if game.plan.concede is not None:
        return game.plan.concede
    prices = [c.concedes for states in game.plan.dialogues for said in states for c in said if c.concedes is not None]
    if not prices:
        raise Unreadable("no deal can be given up in this game")
    if any(price.payments != prices[0].payments for price in prices):
        raise Unreadable("there are several ways to give the deal up, at different prices")
    return prices[0]


# --- the slate -------------------------------------------------------------------------------------------------------


SETTLED = "settled"  # what is paid at the end of the match
WON = "match won by"


def slate(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what is on the slate and in the pools after some deals, and what the next is worth."""
    model = game.model
    pools = [pool.name.key for pool in model.match.pools]
    read.known_keys(model, given, "deals", "slate", "stake", "dealer", *pools)
    known_answers(expect, "slate", "stake", SETTLED, WON, *pools)
    deals = given.get("deals")
    if not isinstance(deals, list | tuple) or not deals:
        raise Unreadable("`deals` is a list with the points by side of each deal: `[2 0, 0 1]`")
    points = [read.by_side(model, "deals", deal) for deal in deals]
    with read.of_the_answer():
        wanted = _wanted_slate(game, expect, pools)
    state, shown = _written(game, points, given)
    got = {key: values for key, values in _slate_of(state).items() if key in wanted}
    expected, answer = _slate_words(wanted), _slate_words(got)
    if WON in expect:
        expected, answer = f"{expected}; won by {expect[WON]}", f"{answer}; won by {match_winner(state)}"
    return Outcome(expected, answer, expected == answer, shown=frozenset(shown))


def _wanted_slate(game: Game, expect: Given, pools: Iterable[str]) -> dict[str, list[int]]:
    single = {key: [read.one_number(expect, key, 0)] for key in ("stake", *pools) if key in expect}
    settled = {SETTLED: read.by_side(game.model, SETTLED, expect[SETTLED])} if SETTLED in expect else {}
    return read_slate(game.model, expect.get("slate", {})) | single | settled


def _written(game: Game, deals: Sequence[list[int]], given: Given) -> tuple[State, set[Shown]]:
    """The state after deals with these points, before each of which its rows were reckoned; the marks that were made
    on the way.  In each of the deals the names hold what the example gives them, titles from before it on."""
    state = empty_table(game, given, FILLINGS[0])
    for i, pool in enumerate(game.model.match.pools):
        state.set_pool(i, pool.start)
    set_counts(state, given)
    shown: set[Shown] = set()
    for number, points in enumerate(deals, 1):
        if state.over:
            raise Unreadable(f"the match is over after {number - 1} of the {len(deals)} deals")
        state.set_deal_number(number)
        _name(state, given, titles=True)
        state.reckon_before()
        _name(state, given, titles=False)
        event = state.score_awards([Awarded("given", side, n) for side, n in enumerate(points) if n])
        shown |= {Shown("mark", mark.name, "is made") for mark in event.marks}
    return state, shown


def _name(state: Placed, given: Given, *, titles: bool) -> None:
    """Let the names that the example gives, titles or others, hold what it gives them."""
    model = state.plan.game
    titled = {title.binding for title in model.match.titles}
    named = {i: read.binding_value(model, binding, given) for i, binding in enumerate(model.bindings)
             if binding.name.key in given and (i in titled) is titles}  # fmt: skip
    if named:
        state.bind_all(tuple(named.get(i, value) for i, value in enumerate(state.bound)))


def _slate_of(state: State) -> dict[str, list[int]]:
    match = state.plan.game.match
    totals = {total.name.key: values for total, values in zip(match.totals, state.totals, strict=True)}
    pools = {pool.name.key: [lying] for pool, lying in zip(match.pools, state.pools, strict=True)}
    return {**totals, **pools, "stake": [state.stake], SETTLED: _settled(state)}


def _settled(state: State) -> list[int]:
    """What was given and paid by side when the match had ended."""
    paid = [award for event in state.log or () if isinstance(event, MatchEnd) for award in event.awards]
    return [sum(award.points for award in paid if award.side == side) for side in range(len(state.sides))]


def _slate_words(slate: Mapping[str, Sequence[int]]) -> str:
    return ", ".join(f"{key} {_joined(values)}" for key, values in sorted(slate.items()))
