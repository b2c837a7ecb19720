"""Examples about a whole deal or a match: setting up, exchanges, scores, the slate; all on the engine's own functions.

Place in the pipeline: beside ``trick``, below ``run``; on positions that ``given`` builds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from stich.cards import Card, Seat, Side, cards_in, mask_of
from stich.engine import deal as dealing
from stich.engine import dialogues, transfers
from stich.engine import score as scoring
from stich.engine.game import Game
from stich.engine.packs import Laid
from stich.engine.plan import PlannedTransfer
from stich.engine.seats import in_turn
from stich.engine.state import State
from stich.examples import given as at
from stich.examples.given import FILLINGS, Filling, Given, Unreadable
from stich.examples.outcomes import GIVEN_UP, Outcome, Shown, give_name, known_answers, same_in_both
from stich.language.model.deal import BindFaceUp, BindLastDealt, DealCards, TurnUp
from stich.language.model.game import GameModel
from stich.language.model.values import value_words

# --- setting up ------------------------------------------------------------------------------------------------------


def set_up(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of choosing by cards turned up, or by the players' face-up cards."""
    at.known_keys(game.model, given, "turned", "last dealt", "face up")
    wanted = _wanted_set_up(game, expect)
    answers = [_set_up(game, given, filling) for filling in FILLINGS]
    got, why = same_in_both([_set_up_words(answer, wanted) for answer in answers])
    expected = _set_up_words(wanted, wanted)
    how = "throws the deal in" if "thrown in" in answers[0] else "chooses"
    what = "turning up" if "turned" in given else "last card dealt" if "last dealt" in given else "face-up cards"
    shown = frozenset({Shown("set-up", what, how)})
    return Outcome(expected, got, got == expected, why, shown=shown)


def _set_up(game: Game, given: Given, filling: Filling) -> dict[str, str]:
    """What the first step of the kind does with the given cards."""
    turns, last = "turned" in given, "last dealt" in given
    for index, step in enumerate(game.model.steps):
        if isinstance(step, BindLastDealt) and last:
            return _chosen_last(game, given, step, filling)
        if isinstance(step, TurnUp) and turns:
            return _turned(game, given, step, index, filling)
        if isinstance(step, BindFaceUp) and not turns and not last:
            return _chosen_face_up(game, given, step, index, filling)
    what = "no step of the deal turns cards up" if turns else "the last card dealt chooses nothing"
    raise Unreadable(what if turns or last else "no face-up card chooses")


def _wanted_set_up(game: Game, expect: Given) -> dict[str, str]:
    """What an example of setting up expects, each answer in words that can be compared."""
    if expect.get("thrown in"):
        known_answers(expect, "thrown in")
        return {"thrown in": "true"}
    wanted = {}
    for binding in game.model.bindings:
        if binding.name.key in expect:
            value = at.binding_value(game.model, binding, expect)
            wanted[binding.name.key] = " ".join(value_words(game.model, binding, value))
    known_answers(expect, *wanted, "face up", "thrown in")
    if "face up" in expect:
        wanted["face up"] = at.names(game.model, mask_of(at.cards(game.model, expect["face up"])))
    return wanted


def _set_up_words(answer: Mapping[str, str], wanted: Mapping[str, str]) -> str:
    if "thrown in" in answer:
        return "the deal thrown in"
    keys = [key for key in answer if key in wanted or "thrown in" in wanted]
    return ", ".join(f"{key} {answer[key]}" for key in sorted(keys)) or "the deal goes on"


def _turned(game: Game, given: Given, step: TurnUp, index: int, filling: Filling) -> dict[str, str]:
    turned = at.cards(game.model, given["turned"])
    size = at.stock_after_dealing(game, index)
    if len(turned) > size:
        raise Unreadable(f"the stock has only {size} cards to turn")
    state = at.bare(game, filling)
    stock = (turned + filling.rest(game.model, turned))[:size]
    used, kept = dealing.turn(state, step, stock)
    if len(used) > len(turned):
        raise Unreadable("more cards would be turned than are given")
    if len(used) < len(turned):
        raise Unreadable(f"turning stops before {at.names(game.model, turned[len(used) :])}")
    if not kept:
        return {"thrown in": "true"}
    suits = sorted(game.rules.suit[card] for card in kept)
    return _bound_words(game.model, step.binding, suits) | {"face up": at.names(game.model, mask_of(kept))}


def _bound_words(game: GameModel, binding: int, value: Iterable[int]) -> dict[str, str]:
    bound = game.bindings[binding]
    return {bound.name.key: " ".join(value_words(game, bound, value))}


def _chosen_last(game: Game, given: Given, step: BindLastDealt, filling: Filling) -> dict[str, str]:
    """What the last card dealt chooses, in a deal that ends with the given one."""
    cards = at.cards(game.model, given["last dealt"])
    if len(cards) != 1:
        raise Unreadable("one card is dealt last")
    pack = filling.rest(game.model, cards)
    at_end = sum(sizes[0].taken for sizes in game.plan.deals.values())
    pack.insert(at_end - 1, cards[0])
    state = game.start(filling.number, packs=Laid([pack]), deals=1)
    return _bound_words(game.model, step.binding, state.bound[step.binding])


def _chosen_face_up(game: Game, given: Given, step: BindFaceUp, index: int, filling: Filling) -> dict[str, str]:
    cards = at.cards(game.model, given.get("face up"))
    if len(cards) != (count := at.face_up_dealt(game, index)):
        raise Unreadable(f"{count} cards are dealt face up, {len(cards)} are given")
    state = at.bare(game, filling)
    seats = in_turn(state, state.forehand)
    state.face_up = [(card, seats[i % len(seats)]) for i, card in enumerate(cards)]
    state.stock = filling.rest(game.model, cards)
    state.step = index
    dealing.advance(state)
    return _bound_words(game.model, step.binding, state.bound[step.binding])


# --- exchanges -------------------------------------------------------------------------------------------------------


def exchange(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of which exchanges are open."""
    at.known_keys(game.model, given, "turned up", "laid out", "hands", "dealer")
    known_answers(expect, "exchanges")
    wanted = sorted(_read_exchange(game, line) for line in _lines(expect["exchanges"]))
    states = [_before_exchanges(game, given, filling) for filling in FILLINGS]
    found = [sorted(_open_exchanges(state)) for state in states]
    got, why = same_in_both([_exchange_words(game, pairs) for pairs in found])
    expected = _exchange_words(game, wanted)
    shown = frozenset(witness for state in states for witness in _shown_gives(state))
    return Outcome(expected, got, got == expected, why, shown=shown)


def _lines(value: object) -> list[str]:
    """A list of exchanges, or one, or ``none``."""
    lines = [str(line) for line in value] if isinstance(value, list | tuple) else str(value).split(",")
    return [line.strip() for line in lines if line.strip() not in ("", "none")]


def _read_exchange(game: Game, line: str) -> tuple[Card, Card]:
    words = line.split()
    if len(words) != 3 or words[1] != "for":
        raise Unreadable(f"an exchange is written `C5 for C9`, not `{line}`")
    given, taken = at.cards(game.model, [words[0], words[2]])
    return given, taken


def _exchange_words(game: Game, pairs: Sequence[tuple[Card, Card]]) -> str:
    name = game.model.deck.card_name
    return "exchanges " + (", ".join(f"{name(given)} for {name(taken)}" for given, taken in pairs) or "none")


def _before_exchanges(game: Game, given: Given, filling: Filling) -> State:
    """The table before any card is played, with the hands and the cards that the example names and no others."""
    state = at.bare(game, filling)
    at.set_dealer(state, given)
    at.bind(state, at.bound_by(game.model, given))
    state.turned = at.cards(game.model, given.get("turned up"))
    state.exposed = at.cards(game.model, given.get("laid out"), state.turned)
    seen = [*state.turned, *state.exposed]
    _give_hands(game, state, given, seen)
    state.stock = filling.rest(game.model, seen)
    return state


def _give_hands(game: Game, state: State, given: Given, seen: list[Card], key: str = "hands") -> None:
    """The hands that the example names; their cards are added to those ``seen``."""
    hands = given.get(key)
    if not isinstance(hands, Mapping):
        raise Unreadable(f"`{key}` gives the cards of a seat: `{{0: C5 SA}}`")
    for seat, cards in hands.items():
        number = at.seat_of(game.model, key, seat)
        state.hands[number] = sorted(at.cards(game.model, cards, seen))
        seen += state.hands[number]


def _open_exchanges(state: State) -> set[tuple[Card, Card]]:
    """Every exchange of every step, as if its step began now."""
    return {
        (given, taken)
        for planned in state.plan.transfers.values()
        if state.pile(planned.step.source)
        for _, cards in transfers.rights(state, planned)
        for given in cards_in(cards)
        for taken in cards_in(transfers.takeable(state, planned, given))
    }


def _shown_gives(state: State) -> Iterator[Shown]:
    for planned in state.plan.transfers.values():
        for i, give in enumerate(planned.step.gives):
            alone = PlannedTransfer(state.rules, replace(planned.step, gives=(give,)))
            cards = [card for _, held in transfers.rights(state, alone) for card in cards_in(held)]
            if any(transfers.takeable(state, alone, card) for card in cards):
                yield Shown("exchange", give_name(planned.step, i), "is open")


# --- scores ----------------------------------------------------------------------------------------------------------


SCORED = ("winners", "winning seats", "bids", "slate")


def score(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what a deal scores."""
    card_points = [kind.name.key for kind in game.model.card_points]
    at.known_keys(
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
        *card_points,
    )
    known_answers(expect, "points")
    wanted = at.by_side(game.model, "points", expect["points"])
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
    state.log = []
    scoring.end_deal(state)
    names = {name for event in state.log if event[0] == "deal_end" for name, *_ in event[3]}
    return state.last_points, names if state.conceded is None else {GIVEN_UP}


def _winners(game: Game, given: Given) -> tuple[list[Side], list[Seat]]:
    """The side that won each trick, and the seat, where that is said."""
    seats = at.numbers(given.get("winning seats"))
    if any(not 0 <= seat < game.plan.players for seat in seats):
        raise Unreadable(f"`winning seats` names seats; they are numbered from 0 to {game.plan.players - 1}")
    sides_won = [at.NOBODY if word == "nobody" else at.number_of(word) for word in at.words(given.get("winners"))]
    winners = [game.plan.side_of[seat] for seat in seats] or sides_won
    sides = len(game.model.seats.sides)
    if any(not 0 <= side < sides for side in winners if side != at.NOBODY or not game.plan.nobody):
        raise Unreadable(f"`winners` names sides; they are numbered from 0 to {sides - 1}")
    if len(winners) > len(game.model.deck):
        raise Unreadable(f"no deal of {len(game.model.deck)} cards has {len(winners)} tricks")
    return winners, seats


def _ended_deal(game: Game, given: Given, filling: Filling) -> State:
    """A deal about to be scored."""
    winners, seats = _winners(game, given)
    sides = len(game.model.seats.sides)
    by = at.one_number(given, "conceded by", -1)
    if not -1 <= by < sides or (by < 0 and "conceded by" in given):
        raise Unreadable(f"`conceded by` names a side; they are numbered from 0 to {sides - 1}")
    counted = {key: at.by_side(game.model, key, given[key]) for key in given if key in _point_kinds(game)}
    at_play = {*winners} - {at.NOBODY} | {*(side for points in counted.values() for side, n in enumerate(points) if n)}
    state = at.bare(game, filling, at_play | ({by} if by >= 0 else set()))
    state.stake = at.one_number(given, "stake", state.stake)
    if any(binding.name.key in given for binding in game.model.bindings):
        at.bind(state, at.bound_by(game.model, given))
    state.turned = at.cards(game.model, given.get("turned up"))
    if "dealer" in given:
        state.dealer = at.seat_of(game.model, "dealer", given["dealer"])
    if "phase" in given:
        state.phase_began = [0] * (at.phase_number(game.model, given["phase"]) + 1)
    if "dealt" in given:
        _give_hands(game, state, given, [], "dealt")
        state.dealt = list(map(mask_of, state.hands))
    if "held" in given:
        _give_hands(game, state, given, [], "held")
        state.held = list(map(mask_of, state.hands))
    _count(state, game, counted, filling)
    if winners:
        _play_out(game, state, winners, check=not counted and by < 0)
        state.winners = seats or state.winners
        cards = at.cards(game.model, given.get("won with"))
        if len(cards) > len(state.winners):
            raise Unreadable(f"`won with` has {len(cards)} cards for {len(state.winners)} tricks")
        won = zip(state.winners[len(state.winners) - len(cards) :], cards, strict=True)
        state.tricks = [(seat, [card], seat) for seat, card in won]
    elif filling is not FILLINGS[0]:  # nothing is said of the tricks: they must not matter
        shares = filling.split(game.model.cards_dealt, sorted(at.playing_sides(state)), sides)
        at.set_winners(state, [side for side, share in enumerate(shares) for _ in range(share)])
    if "hands" in given:
        state.hands = [[] for _ in state.hands]
        _give_hands(game, state, given, [])
    if "bids" in given:
        state.bids = at.by_seat(game.model, "bids", given["bids"])
    _set_totals(game, state, given.get("slate", {}))
    if by >= 0:
        dialogues.give_up(state, by, _price(game, state))
    return state


def _set_totals(game: Game, state: State, slate: object) -> None:
    """The totals before the deal, as far as an example gives them."""
    for key, values in _read_slate(game, slate).items():
        state.counters[[counter.name.key for counter in game.model.match.counters].index(key)] = values


def _point_kinds(game: Game) -> list[str]:
    return [kind.name.key for kind in game.model.card_points]


def _count(state: State, game: Game, counted: Mapping[str, list[int]], filling: Filling) -> None:
    """Set the card points; those not given are shared out in all fillings but the first."""
    for i, key in enumerate(_point_kinds(game)):
        whole = sum(state.beat.point_values[i])
        if key in counted:
            if sum(counted[key]) > whole and not game.model.bonuses:
                raise Unreadable(f"the pack has only {whole} {key}")
            state.card_points[i] = counted[key]
        elif filling is not FILLINGS[0]:
            state.card_points[i] = filling.split(whole, sorted(at.playing_sides(state)), len(state.sides))


def _play_out(game: Game, state: State, winners: Sequence[int], check: bool) -> None:
    """Let these sides win the tricks; the deal must end with the last of them and not before."""
    changes = any(isinstance(step, DealCards) and step.by_deal for step in game.model.steps)
    size = len(winners) if changes else game.model.cards_dealt
    for done in range(1, len(winners) + 1):
        at.set_winners(state, winners[:done])
        state.trick_number = done + 1
        if check and not state.plan.to_draw:
            over = _is_over(state, max(0, size - done))
            if over and done < len(winners):
                raise Unreadable(f"the deal is over after {done} of the {len(winners)} tricks of `winners`")
            if not over and done == len(winners) and not state.plan.passes:
                raise Unreadable("the deal is not over after the tricks of `winners`", "name the winner of every trick")


def _is_over(state: State, cards_left: int) -> bool:
    """Whether the deal is over now, the hands holding so many cards."""
    state.hands = [list(range(cards_left)) if seat in state.active else [] for seat in range(len(state.hands))]
    winner, ends = state.winners[-1], state.plan.ends
    played_out = not cards_left and not state.plan.passes  # where seats may pass there can be more tricks
    enough = 0 < state.plan.tricks_to_end <= max(state.side_tricks)
    return played_out or enough or (ends is not None and ends(state, winner, state.side_of[winner]))


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
    at.known_keys(game.model, given, "deals", "slate", "stake")
    known_answers(expect, "slate", "stake")
    deals = given.get("deals")
    if not isinstance(deals, list | tuple) or not deals:
        raise Unreadable("`deals` is a list with the points by side of each deal: `[2 0, 0 1]`")
    points = [at.by_side(game.model, "deals", deal) for deal in deals]
    wanted = _wanted_slate(game, expect)
    state, made = _written(game, points, given.get("slate", {}))
    got = {key: values for key, values in _slate_of(state).items() if key in wanted}
    shown = frozenset(Shown("mark", name, "is made") for name in made)
    expected, answer = _slate_words(wanted), _slate_words(got)
    return Outcome(expected, answer, expected == answer, shown=shown)


def _wanted_slate(game: Game, expect: Given) -> dict[str, list[int]]:
    wanted = _read_slate(game, expect.get("slate", {}))
    return wanted | ({"stake": [at.one_number(expect, "stake", 0)]} if "stake" in expect else {})


def _read_slate(game: Game, slate: object) -> dict[str, list[int]]:
    if not isinstance(slate, Mapping):
        raise Unreadable("`slate` names totals and their values by side: `{points: 2 0}`")
    keys = [counter.name.key for counter in game.model.match.counters]
    for key in slate:
        if key not in keys:
            raise Unreadable(f"the slate has no `{key}`; it has {', '.join(keys)}")
    return {str(key): at.by_side(game.model, str(key), value) for key, value in slate.items()}


def _written(game: Game, deals: Sequence[list[int]], before: object) -> tuple[State, set[str]]:
    """The state after deals with these points, and the marks that were made on the way."""
    state = at.bare(game, FILLINGS[0])
    _set_totals(game, state, before)
    made: set[str] = set()
    for number, points in enumerate(deals, 1):
        if state.over:
            raise Unreadable(f"the match is over after {number - 1} of the {len(deals)} deals")
        state.log = []
        scoring.close_deal(state, [("given", side, n) for side, n in enumerate(points) if n])
        made |= {name for event in state.log if event[0] == "deal_end" for name, _ in event[-1]}
    return state, made


def _slate_of(state: State) -> dict[str, list[int]]:
    counters = zip(state.plan.game.match.counters, state.counters, strict=True)
    return {counter.name.key: values for counter, values in counters} | {"stake": [state.stake]}


def _slate_words(slate: Mapping[str, Sequence[int]]) -> str:
    return ", ".join(f"{key} {_joined(values)}" for key, values in sorted(slate.items()))
