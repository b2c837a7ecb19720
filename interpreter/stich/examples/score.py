"""Examples of what a deal scores, and of what stands on the slate after some deals.

Place in the pipeline: two kinds of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from stich.cards import Seat, Side
from stich.engine.events import Awarded
from stich.engine.game import Game
from stich.engine.placed import NOBODY, Placed
from stich.engine.state import State
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import GIVEN_UP, Outcome, Shown, known_answers, same_in_both
from stich.examples.positions import FILLINGS, Filling, empty_table, playing_sides, won_in_order
from stich.language.model.deal import DealCards
from stich.language.model.game import GameModel

# --- scores ----------------------------------------------------------------------------------------------------------


SCORED = ("winners", "winning seats", "bids", "slate")


def score(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what a deal scores."""
    read.known_keys(
        game.model,
        given,
        *SCORED,
        "hands",
        "dealt",
        "held",
        "won with",
        "turned up",
        "dealer",
        "phase",
        "stake",
        "conceded by",
        *_point_kinds(game.model),
    )
    known_answers(expect, "points")
    wanted = read.by_side(game.model, "points", expect["points"])
    results = [_scored(game, given, filling) for filling in FILLINGS]
    got, why = same_in_both([f"points {_joined(points)}" for points, _ in results])
    shown = frozenset(Shown("award", name, "is given") for _, names in results for name in names)
    if not why:
        why = (f"awards: {', '.join(sorted(results[0][1])) or 'none'}",)
    expected = f"points {_joined(wanted)}"
    return Outcome(expected, got, got == expected, why, shown=shown)


def _joined(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _scored(game: Game, given: Given, filling: Filling) -> tuple[list[int], set[str]]:
    """The points by side, and the names of the awards that gave them."""
    state = _ended_deal(game, given, filling)
    names = {award.name for award in state.score_deal().awards}
    return state.last_points, names if state.conceded is None else {GIVEN_UP}


def _winners(game: Game, given: Given) -> tuple[list[Side], list[Seat]]:
    """The side that won each trick, and the seat, where that is said."""
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
    return winners, seats


def _ended_deal(game: Game, given: Given, filling: Filling) -> Placed:
    """A deal about to be scored."""
    winners, seats = _winners(game, given)
    by = _giving_up(game, given)
    counted = {key: read.by_side(game.model, key, given[key]) for key in given if key in _point_kinds(game.model)}
    at_play = {*winners} - {NOBODY} | {*(side for points in counted.values() for side, n in enumerate(points) if n)}
    state = empty_table(game, filling, at_play | ({by} if by >= 0 else set()))
    _set_deal(state, given)
    _remember_hands(state, given)
    _count(state, counted, filling)
    if winners:
        _play_out(state, winners, check=not counted and by < 0)
        _name_tricks(state, given, seats)
    elif filling is not FILLINGS[0]:  # nothing is said of the tricks: they must not matter
        shares = filling.split(game.model.cards_dealt, sorted(playing_sides(state)), len(state.sides))
        state.win(won_in_order(shares))
    if "hands" in given:
        state.hold(read.hands(game.model, given, "hands"))
    if "bids" in given:
        state.set_bids(read.by_seat(game.model, "bids", given["bids"]))
    _set_totals(state, given.get("slate", {}))
    if by >= 0:
        state.give_up(by, _price(game, state))
    return state


def _giving_up(game: Game, given: Given) -> Side:
    """The side that gives the deal up, −1 for none."""
    sides = len(game.model.seats.sides)
    by = read.one_number(given, "conceded by", -1)
    if not -1 <= by < sides or (by < 0 and "conceded by" in given):
        raise Unreadable(f"`conceded by` names a side; they are numbered from 0 to {sides - 1}")
    return by


def _set_deal(state: Placed, given: Given) -> None:
    """What is said of the deal apart from its tricks."""
    model = state.plan.game
    state.set_stake(read.one_number(given, "stake", state.stake))
    if any(binding.name.key in given for binding in model.bindings):
        state.bind_all(read.bound_by(model, given))
    state.lay(turned=read.cards(model, given.get("turned up")))
    if "dealer" in given:
        state.set_dealer(read.seat_of(model, "dealer", given["dealer"]))
    if "phase" in given:
        state.begin_phase(read.phase_number(model, given["phase"]))


def _remember_hands(state: Placed, given: Given) -> None:
    """What was dealt, and what was held at the first lead: what was dealt, where nothing else is said of the seat."""
    model = state.plan.game
    dealt = read.hands(model, given, "dealt") if "dealt" in given else {}
    held = {**dealt, **read.hands(model, given, "held")} if "held" in given else {}
    state.remember_hands(dealt=dealt, held=held)
    state.hold(held or dealt)


def _name_tricks(state: Placed, given: Given, seats: Sequence[Seat]) -> None:
    """The seats that won the tricks, and the cards that won the last ones, as far as they are said."""
    if seats:
        state.name_winners(seats)
    cards = read.cards(state.plan.game, given.get("won with"))
    if len(cards) > len(state.winners):
        raise Unreadable(f"`won with` has {len(cards)} cards for {len(state.winners)} tricks")
    state.win_with(cards)


def _set_totals(state: Placed, slate: object) -> None:
    """The totals before the deal, as far as an example gives them."""
    model = state.plan.game
    for key, values in _read_slate(model, slate).items():
        state.set_total([counter.name.key for counter in model.match.counters].index(key), values)


def _point_kinds(model: GameModel) -> list[str]:
    return [kind.name.key for kind in model.card_points]


def _count(state: Placed, counted: Mapping[str, list[int]], filling: Filling) -> None:
    """Set the card points; those not given are shared out in all fillings but the first."""
    model = state.plan.game
    for i, key in enumerate(_point_kinds(model)):
        whole = sum(state.beat.point_values[i])
        if key in counted:
            if sum(counted[key]) > whole and not model.bonuses:
                raise Unreadable(f"the pack has only {whole} {key}")
            state.set_card_points(i, counted[key])
        elif filling is not FILLINGS[0]:
            state.set_card_points(i, filling.split(whole, sorted(playing_sides(state)), len(state.sides)))


def _play_out(state: Placed, winners: Sequence[Side], check: bool) -> None:
    """Let these sides win the tricks; the deal must end with the last of them and not before."""
    model = state.plan.game
    changes = any(isinstance(step, DealCards) and step.by_deal for step in model.steps)
    size = len(winners) if changes else model.cards_dealt
    for done in range(1, len(winners) + 1):
        state.win(winners[:done])
        state.set_trick_number(done + 1)
        if check and not state.plan.to_draw:
            state.hold_any(max(0, size - done))
            over = state.is_over()
            if over and done < len(winners):
                raise Unreadable(f"the deal is over after {done} of the {len(winners)} tricks of `winners`")
            if not over and done == len(winners) and not state.plan.passes:
                raise Unreadable("the deal is not over after the tricks of `winners`", "name the winner of every trick")


def _price(game: Game, state: State) -> Callable[..., int]:
    """What a deal that is given up costs: as in the play, or where that allows none, as in the dialogues."""
    if game.plan.concede_when is not None:
        return game.plan.concede
    prices = [c.concedes for states in game.plan.dialogues for said in states for c in said if c.concedes is not None]
    if not prices:
        raise Unreadable("no deal can be given up in this game")
    if len({price(state, 0) for price in prices}) > 1:
        raise Unreadable("there are several ways to give the deal up, at different prices")
    return prices[0]


# --- the slate -------------------------------------------------------------------------------------------------------


def slate(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what is on the slate after some deals, and what the next is worth."""
    read.known_keys(game.model, given, "deals", "slate", "stake")
    known_answers(expect, "slate", "stake")
    deals = given.get("deals")
    if not isinstance(deals, list | tuple) or not deals:
        raise Unreadable("`deals` is a list with the points by side of each deal: `[2 0, 0 1]`")
    points = [read.by_side(game.model, "deals", deal) for deal in deals]
    wanted = _wanted_slate(game, expect)
    state, made = _written(game, points, given.get("slate", {}))
    got = {key: values for key, values in _slate_of(state).items() if key in wanted}
    shown = frozenset(Shown("mark", name, "is made") for name in made)
    expected, answer = _slate_words(wanted), _slate_words(got)
    return Outcome(expected, answer, expected == answer, shown=shown)


def _wanted_slate(game: Game, expect: Given) -> dict[str, list[int]]:
    wanted = _read_slate(game.model, expect.get("slate", {}))
    return wanted | ({"stake": [read.one_number(expect, "stake", 0)]} if "stake" in expect else {})


def _read_slate(model: GameModel, slate: object) -> dict[str, list[int]]:
    if not isinstance(slate, Mapping):
        raise Unreadable("`slate` names totals and their values by side: `{points: 2 0}`")
    keys = [counter.name.key for counter in model.match.counters]
    for key in slate:
        if key not in keys:
            raise Unreadable(f"the slate has no `{key}`; it has {', '.join(keys)}")
    return {str(key): read.by_side(model, str(key), value) for key, value in slate.items()}


def _written(game: Game, deals: Sequence[list[int]], before: object) -> tuple[State, set[str]]:
    """The state after deals with these points, and the marks that were made on the way."""
    state = empty_table(game, FILLINGS[0])
    _set_totals(state, before)
    made: set[str] = set()
    for number, points in enumerate(deals, 1):
        if state.over:
            raise Unreadable(f"the match is over after {number - 1} of the {len(deals)} deals")
        event = state.score_awards([Awarded("given", side, n) for side, n in enumerate(points) if n])
        made |= {mark.name for mark in event.marks}
    return state, made


def _slate_of(state: State) -> dict[str, list[int]]:
    counters = zip(state.plan.game.match.counters, state.counters, strict=True)
    return {counter.name.key: values for counter, values in counters} | {"stake": [state.stake]}


def _slate_words(slate: Mapping[str, Sequence[int]]) -> str:
    return ", ".join(f"{key} {_joined(values)}" for key, values in sorted(slate.items()))
