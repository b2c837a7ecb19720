"""Positions from an example's words: cards, numbers and bindings read, and a state of the engine that stands so.

Place in the pipeline: after the engine, for ``run`` and whatever else starts from a described position.  It must
not know what is expected of a position.

What an example leaves open is filled from a seed, so that a second filling shows whether it mattered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from stich.cards import NO_CARD, NO_SEAT, Card, CardSet, Seat, Side, cards_in
from stich.engine import deal
from stich.engine.errors import IllegalPlayError
from stich.engine.game import Game
from stich.engine.rng import Random, shuffled, stream
from stich.engine.seats import in_turn
from stich.engine.state import State
from stich.engine.table import Stage
from stich.errors import StichError
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind
from stich.language.model.bindings import Binding, Values
from stich.language.model.deal import DealCards
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import suggest
from stich.notation import PASS

Given = Mapping[str, object]

ATTEMPTS = 300  # fillings tried until the last seat deals and it is the turn of the wanted one
NOBODY: Side = -1  # among the sides that won tricks
INSTEAD = {"tricks": ("winners",), "trick": ("winners",), "winners": ("tricks",)}  # by what another kind calls it
NUMBER = 2  # of the trick, where an example does not say
NUMBER_DIGITS = 7  # of any number in an example, its sign among them
WORD_SHOWN = 40  # letters of a word that cannot be read
KNOWN = frozenset(
    {"trick", "number", "phase", "hand", "tricks", "own tricks", "stake", "turned", "last dealt", "dealer",
     "dealt", "face up", "turned up", "laid out", "hands", "winners", "winning seats", "bids", "slate", "conceded by",
     "deals", "played", "transfer", "held", "won with", "deal", "said", "dialogue", "seat"}
)  # fmt: skip


class Unreadable(StichError, ValueError):  # noqa: N818 - it is what the example is
    """An example that cannot be read; the text says what is wrong, in its author's words, ``help`` what to do.

    ``expected``: the fault lies in what the example expects, not in what it gives.
    """

    def __init__(self, message: str, help: str = "", *, expected: bool = False) -> None:
        super().__init__(message)
        self.help, self.expected = help, expected


# --- words -----------------------------------------------------------------------------------------------------------


def words(value: object) -> list[str]:
    """The words of a value written as a string or as a list.

    >>> words("LK B3"), words(["LK", "B3"]), words(2), words("none")
    (['LK', 'B3'], ['LK', 'B3'], ['2'], [])
    """
    if isinstance(value, list | tuple):
        return [word for item in value for word in words(item)]
    found = str(value).replace(",", " ").split()
    return [] if value is None or found == ["none"] else found


def numbers(value: object) -> list[int]:
    """The numbers of a value.

    Raises:
        Unreadable: a word is no number.
    """
    return [number_of(word) for word in words(value)]


def one_number(given: Given, key: str, otherwise: int) -> int:
    """The number under a key.

    Raises:
        Unreadable: there is another count of numbers than one.
    """
    found = numbers(given[key]) if key in given else [otherwise]
    if len(found) != 1:
        raise Unreadable(f"`{key}` is one number, {len(found)} are given")
    return found[0]


def number_of(word: str) -> int:
    """The number that a word is.

    Raises:
        Unreadable: it is none, or a larger one than any count in a card game.
    """
    if not (word.isascii() and word.removeprefix("-").isdecimal()):
        raise Unreadable(f"`{_short(word)}` is not a number")
    if len(word) > NUMBER_DIGITS:
        raise Unreadable(f"`{_short(word)}` is too large a number")
    return int(word)


def _short(word: str) -> str:
    return word if len(word) <= WORD_SHOWN else f"{word[:WORD_SHOWN]}…"


def seat_of(game: GameModel, key: str, value: object) -> Seat:
    """The seat that a value under ``key`` names.

    Raises:
        Unreadable: it names none, or several.
    """
    seat = one_number({key: value}, key, 0)
    if not 0 <= seat < game.seats.players:
        raise Unreadable(f"there is no seat {seat}; the seats are numbered from 0 to {game.seats.players - 1}")
    return seat


def by_side(game: GameModel, key: str, value: object) -> list[int]:
    """Numbers, one for each side.

    Raises:
        Unreadable: there are more or fewer.
    """
    found = numbers(value)
    if len(found) != len(game.seats.sides):
        raise Unreadable(f"`{key}` needs a number for each of {len(game.seats.sides)} sides, {len(found)} are given")
    return found


def by_seat(game: GameModel, key: str, value: object) -> list[int]:
    """Numbers, one for each seat.

    Raises:
        Unreadable: there are more or fewer.
    """
    found = numbers(value)
    if len(found) != game.seats.players:
        raise Unreadable(f"`{key}` needs a number for each of {game.seats.players} seats, {len(found)} are given")
    return found


def cards(game: GameModel, value: object, seen: Collection[Card] = ()) -> list[Card]:
    """The cards of a value, in the order written; ``seen`` lie elsewhere already.

    Raises:
        Unreadable: a card is not in the pack, or is given twice.
    """
    return _cards(game, words(value), seen)


def _cards(game: GameModel, written: Iterable[str], seen: Collection[Card]) -> list[Card]:
    found: list[Card] = []
    for word in written:
        card = _card(game, word)
        if card in found or card in seen:
            raise Unreadable(f"the card `{word}` is given twice")
        found.append(card)
    return found


def trick_cards(game: GameModel, given: Given, seen: Collection[Card] = ()) -> list[Card]:
    """The cards of the trick so far, the leader's first; ``pass`` is a seat that passed (``NO_CARD``).

    Raises:
        Unreadable: a card is not in the pack or is given twice, or nobody may pass there.
    """
    written = words(given.get("trick"))
    played = iter(_cards(game, [word for word in written if word != PASS], seen))
    if PASS in written and (not game.play.passes or written[0] == PASS):
        raise Unreadable("the leader does not pass" if game.play.passes else "nobody passes in this game")
    return [NO_CARD if word == PASS else next(played) for word in written]


def _card(game: GameModel, word: str) -> Card:
    try:
        return game.deck.parse_card(word)
    except KeyError:
        raise Unreadable(f"the pack holds no card `{_short(word)}`{_meant(word, game.deck.cards)}") from None


def _meant(word: str, candidates: Iterable[str]) -> str:
    close = suggest(word, candidates)
    return f"; did you mean {' or '.join(f'`{each}`' for each in close)}?" if close else ""


# --- bindings --------------------------------------------------------------------------------------------------------


def bound_by(game: GameModel, given: Given) -> Values:
    """The values of the bindings, in the game's order.

    Raises:
        Unreadable: one is missing, unknown, or of another length.
    """
    return tuple(binding_value(game, binding, given) for binding in game.bindings)


def binding_value(game: GameModel, binding: Binding, given: Given) -> tuple[int, ...]:
    """The value of one binding (a seat may be left open).

    Raises:
        Unreadable: it is missing, unknown, or of another length.
    """
    key = binding.name.key
    if key not in given:
        if binding.kind is BindingKind.SEAT:
            return ()
        raise Unreadable(f"the example does not say what `{key}` is", f"add `{key}: …` to what is given")
    if not words(given[key]) and key in game.left_open:
        return ()
    value = sorted({_bindable(game, binding, word) for word in words(given[key])})
    wanted = binding.count if binding.kind is BindingKind.SUITS else 1
    if len(value) != wanted:
        what = f"{binding.kind.name.lower().rstrip('s')}{'s' if wanted > 1 else ''}"
        raise Unreadable(f"`{key}` is {wanted} {what}, {len(words(given[key]))} given: {' '.join(words(given[key]))}")
    return tuple(value)


def _bindable(game: GameModel, binding: Binding, word: str) -> int:
    names: Sequence[str]
    match binding.kind:
        case BindingKind.SUITS:
            names = game.deck.suits
        case BindingKind.RANK:
            names = game.deck.ranks
        case BindingKind.CARD:
            return _card(game, word)
        case BindingKind.SEAT:
            names = [str(seat) for seat in range(game.seats.players)]
    if word not in names:
        raise Unreadable(f"`{binding.name.key}` cannot be `{word}`; it is one of {', '.join(names)}")
    return names.index(word)


def known_keys(game: GameModel, given: Given, *keys: str) -> None:
    """Check that ``given`` says only what an example of its kind can say: these keys, and bindings.

    Raises:
        Unreadable: another key is used.
    """
    allowed = {*keys, *(binding.name.key for binding in game.bindings)}
    for key in given:
        if key not in allowed:
            what = "says nothing in an example of this kind" if key in KNOWN else "is not known here"
            instead = next((f"say `{word}`" for word in INSTEAD.get(key, ()) if word in allowed), "")
            raise Unreadable(f"`{key}` {what}{'' if instead else _meant(key, allowed - set(given))}", instead)


# --- states ----------------------------------------------------------------------------------------------------------


class Filling:
    """One way to fill what an example leaves open."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._stream = stream(number, 77)

    def rest(self, game: GameModel, taken: Iterable[Card]) -> list[Card]:
        """The cards that are not ``taken``, in some order."""
        gone = set(taken)
        rest = [card for card in range(len(game.deck)) if card not in gone]
        return shuffled(rest, self._stream)

    def split(self, total: int, sides: Sequence[Side], among: int) -> list[int]:
        """``total`` shared out at random between these sides of ``among``."""
        shares, random = [0] * among, Random(self._stream)
        cuts = sorted(random.below(total + 1) for _ in sides[1:])
        for side, below, above in zip(sides, [0, *cuts], [*cuts, total], strict=True):
            shares[side] = above - below
        return shares


FILLINGS = (Filling(1), Filling(2))


def two_positions(given: Given, position: Callable[[Filling], State]) -> list[State]:
    """Two positions that differ in what the example leaves open.  Where it says whose turn it is, ``seat``, the last
    seat deals in both, so that seats mean the same.

    Raises:
        Unreadable: it is never the turn of that seat.
    """
    if "seat" not in given:
        return [position(filling) for filling in FILLINGS]
    seat = one_number(given, "seat", 0)
    found = list[State]()
    for filling in map(Filling, range(1, ATTEMPTS)):
        state = position(filling)
        if seat == state.to_act and state.dealer == state.active[-1]:
            found.append(state)
        if len(found) == len(FILLINGS):
            return found
    raise Unreadable(f"it is never the turn of seat {seat} here")


def bare(game: Game, filling: Filling, sides: Collection[Side] = ()) -> State:
    """A state whose table is empty, about to play tricks; each of ``sides`` plays in the deal."""
    for attempt in range(64):
        state = game.start(filling.number + 100 * attempt)
        if set(sides) <= playing_sides(state):
            break
    deal.clear(state)
    state.stage, state.legal, state.placed = Stage.TRICK, None, True
    return state


def set_dealer(state: State, given: Given) -> None:
    """Let the seat deal that the example names, if it names one.

    Raises:
        Unreadable: there is no such seat, or it does not play in this deal.
    """
    if "dealer" in given:
        dealer = seat_of(state.plan.game, "dealer", given["dealer"])
        if dealer not in state.active:
            raise Unreadable(f"seat {dealer} does not play in this deal, and so does not deal")
        state.dealer, state.forehand = dealer, state.next_seat[dealer]
        state.leader = state.forehand


def playing_sides(state: State) -> set[Side]:
    """The sides that play in this deal."""
    return {state.side_of[seat] for seat in state.active}


def bind(state: State, bound: Values) -> None:
    """Fix the bindings."""
    state.bound = bound
    state.beat = state.rules.under(bound)


def facts_of(state: State) -> dict[t.Condition, bool]:
    """What clauses may ask of the state, settled for the trick that is to be led."""
    seat = state.leader
    atoms = zip(state.rules.state_atoms, state.plan.state_atoms, strict=True)
    return {atom: holds(state, seat, state.side_of[seat]) for atom, holds in atoms}


def trick_state(
    game: Game, given: Given, filling: Filling, hand: Sequence[Card] = (), bound: Values | None = None
) -> State:
    """A state in which the trick that ``given`` names is about to be led; the seat to play next will hold ``hand``.
    ``bound`` are the bindings where ``given`` does not say them.

    Raises:
        Unreadable: the words make no sense.
    """
    model = game.model
    state = bare(game, filling)
    bind(state, bound_by(model, given) if bound is None else bound)
    trick = trick_cards(model, given, hand)
    _place_in_deal(state, model, given, filling)
    order = in_turn(state, state.leader)
    if len(trick) + bool(hand) > len(order):
        raise Unreadable(f"{len(order)} cards make a trick, {len(trick)} are given")
    state.to_act = state.leader
    rest = filling.rest(model, [*trick, *hand])
    _fill_hands(state, order, trick, hand, rest)
    state.takes = state.beat.takes(state.rules.state_bits(facts_of(state).__getitem__))
    return state


def phase_number(model: GameModel, name: object) -> int:
    """The index of a phase of the play by its name.

    Raises:
        Unreadable: there is none.
    """
    phases = [phase.name.key for phase in model.play.phases]
    if str(name) not in phases:
        raise Unreadable(f"there is no phase `{name}`; the phases are {', '.join(phases)}")
    return phases.index(str(name))


def _place_in_deal(state: State, model: GameModel, given: Given, filling: Filling) -> None:
    """The number of the trick, the phase, the stake and the tricks so far, and who leads."""
    phases = [phase.name.key for phase in model.play.phases]
    state.phase = phase_number(model, given.get("phase", phases[filling.number % len(phases)]))
    state.phase_began = [0] * (state.phase + 1)
    state.free = state.plan.phases[state.phase].free
    tricks = numbers(given["tricks"]) if "tricks" in given else None
    state.trick_number = one_number(given, "number", NUMBER if tricks is None else sum(tricks) + 1)
    state.stake = one_number(given, "stake", state.stake)
    order = in_turn(state, state.forehand)
    trick = words(given.get("trick"))
    # The first trick is led by whom the deal says; any other by anyone.
    state.leader = order[filling.number % len(order)] if state.trick_number > 1 else state.forehand
    actor = order[(order.index(state.leader) + len(trick)) % len(order)]
    _set_tricks(state, actor, tricks, filling)
    side_has = state.side_tricks[state.side_of[actor]]
    _share_tricks(state, actor, one_number(given, "own tricks", side_has if filling is FILLINGS[0] else 0))


def _set_tricks(state: State, actor: Seat, tricks: list[int] | None, filling: Filling) -> None:
    own = state.side_of[actor]
    sides = [own, *sorted(playing_sides(state) - {own})]
    if tricks is None:
        shares = filling.split(state.trick_number - 1, sides, len(state.sides))
    elif len(tricks) != len(sides):
        raise Unreadable(f"`tricks` needs a number for each of {len(sides)} sides, the own side first")
    else:
        shares = [0] * len(state.sides)
        for side, number in zip(sides, tricks, strict=True):
            shares[side] = number
    if min(shares) < 0 or sum(shares) > len(state.plan.deck):
        raise Unreadable(f"no deal of {len(state.plan.deck)} cards has so many tricks")
    set_winners(state, [side for side, share in enumerate(shares) for _ in range(share)])


def _share_tricks(state: State, actor: Seat, own: int) -> None:
    """Let ``actor`` itself have won so many of its side's tricks, a partner the others."""
    side = state.side_of[actor]
    partner = next((seat for seat in state.sides[side] if seat != actor and seat in state.active), actor)
    places = [i for i, winner in enumerate(state.winners) if state.side_of[winner] == side]
    if own > len(places):
        raise Unreadable(f"`own tricks` is {own}, but the side has won {len(places)}")
    for n, i in enumerate(places):
        state.winners[i] = actor if n < own else partner


def set_winners(state: State, sides: Sequence[Side]) -> None:
    """Let the tricks so far have been won by these sides, in order.

    Raises:
        Unreadable: one of them does not play in this deal.
    """
    seats = {state.side_of[seat]: seat for seat in reversed(in_turn(state, state.forehand))} | {NOBODY: NO_SEAT}
    if out := set(sides) - set(seats):
        raise Unreadable(f"side {min(out)} does not play in this deal, and wins no trick")
    state.winners = [seats[side] for side in sides]
    state.side_tricks = [sides.count(side) for side in range(len(state.sides))]


def _fill_hands(
    state: State, order: Sequence[Seat], trick: Sequence[Card], hand: Sequence[Card], rest: list[Card]
) -> None:
    """The given hand to the seat that plays next, cards from ``rest`` to the others, what is left to the stock."""
    size = min(len(hand), len(rest) // len(order)) if hand else 0
    for at, seat in enumerate(order):
        if at == len(trick):
            state.hands[seat] = sorted(hand)
        else:
            count = max(0, size - (at < len(trick)))
            state.hands[seat] = sorted(rest[:count])
            del rest[:count]
    if not state.plan.to_draw or state.plan.phases[state.phase].draw:
        state.stock = rest


def lead_and_follow(state: State, trick: Sequence[Card]) -> None:
    """Play the cards of the trick so far, each from a hand that holds nothing else meanwhile."""
    for card in trick:
        seat = state.to_act
        passes = card == NO_CARD
        kept, state.hands[seat], state.legal = state.hands[seat], [] if passes else [card], None
        try:
            state.play(state.plan.actions.pass_ if passes else card)
        except IllegalPlayError as fault:
            raise Unreadable(f"the trick cannot have been played so: {str(fault).partition(chr(10))[0]}") from None
        state.hands[seat] = kept
    state.legal = None


def stock_after_dealing(game: Game, before: int) -> int:
    """How many cards the stock holds when the step of the deal with this index begins."""
    model = game.model
    seats = len(game.start(1).active)
    steps = (step for step in model.steps[:before] if isinstance(step, DealCards))
    return len(model.deck) - sum(sum(step.packets) * (min(step.last, seats) - step.first) for step in steps)


def face_up_dealt(game: Game, before: int) -> int:
    """How many cards lie face up before the players when the step of the deal with this index begins."""
    seats = len(game.start(1).active)
    steps = (step for step in game.model.steps[:before] if isinstance(step, DealCards))
    return sum(step.face_up * (min(step.last, seats) - step.first) for step in steps)


def names(game: GameModel, found: CardSet | Iterable[Card]) -> str:
    """Cards in words; ``none`` for none."""
    return " ".join(game.deck.names(cards_in(found) if isinstance(found, int) else found)) or "none"
