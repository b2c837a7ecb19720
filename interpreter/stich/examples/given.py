"""The words of an example read: cards, numbers, seats and bindings.

Place in the pipeline: the bottom of the examples, over the model of a game.  It must not know positions, nor what is
expected of one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from stich.cards import NO_CARD, Card, CardSet, Seat, cards_in
from stich.errors import StichError
from stich.language.conditions.kinds import BindingKind
from stich.language.model.asked import is_asked
from stich.language.model.bindings import Binding, Values
from stich.language.model.game import GameModel
from stich.language.model.values import find_contract, part_names
from stich.language.text.diagnostics import suggest
from stich.notation import PASS

Given = Mapping[str, object]

INSTEAD = {"tricks": ("winners",), "trick": ("winners",), "winners": ("tricks",)}  # by what another kind calls it
LYING = ("turned up", "laid out", "aside")  # where cards lie beside the hands
NUMBER_DIGITS = 7  # of any number in an example, its sign among them
MOST_TOLD = 8  # of the faults of one kind in an example
WORD_SHOWN = 40  # letters of a word that cannot be read
TABLE = ("dealer", "sits out", "stake", "bids", "bidder", "slate", *LYING, "dealt", "held")
"""What an example of any kind but the set-up may give of the table, beside the names of what its game counts."""

KNOWN = frozenset(
    {*TABLE, "trick", "number", "phase", "hand", "tricks", "own tricks", "turned", "last dealt", "leader", "face up",
     "hands", "winners", "winning seats", "conceded by", "deals", "played", "transfer", "won with", "deal",
     "said", "dialogue", "seat", "players", "melds", "row"}
)  # fmt: skip


class Unreadable(StichError, ValueError):  # noqa: N818 - it is what the example is
    """An example that cannot be read; the text says what is wrong, in its author's words, ``help`` what to do.

    ``expected``: the fault lies in what the example expects, not in what it gives.
    """

    def __init__(self, message: str, help: str = "", *, expected: bool = False) -> None:
        super().__init__(message)
        self.help, self.expected = help, expected


@contextmanager
def of_the_answer() -> Iterator[None]:
    """Whatever cannot be read here stands in what the example expects."""
    try:
        yield
    except Unreadable as fault:
        raise Unreadable(str(fault), fault.help, expected=True) from None


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
        raise Unreadable(f"`{_short(word)}` is not a number", "sides and seats are numbers, too: the first is 0")
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
    return _one_for_each(key, numbers(value), {"sides": len(game.seats.sides)})


def by_seat(game: GameModel, key: str, value: object) -> list[int]:
    """Numbers, one for each seat.

    Raises:
        Unreadable: there are more or fewer.
    """
    return _one_for_each(key, numbers(value), {"seats": game.seats.players})


def by_side_or_seat(game: GameModel, key: str, value: object) -> list[int]:
    """Numbers, one for each side, or one for each seat.

    Raises:
        Unreadable: there are more or fewer.
    """
    return _one_for_each(key, numbers(value), {"sides": len(game.seats.sides), "seats": game.seats.players})


def _one_for_each(key: str, found: list[int], counts: Mapping[str, int]) -> list[int]:
    if len(found) not in counts.values():
        each = " or ".join(f"{count} {what}" for what, count in counts.items())
        given = f"{len(found)} {'is' if len(found) == 1 else 'are'} given"
        raise Unreadable(f"`{key}` needs a number for each of {each}, {given}")
    return found


def cards(game: GameModel, value: object, seen: Collection[Card] = ()) -> list[Card]:
    """The cards of a value, in the order written, each a copy that does not lie elsewhere; ``seen`` do so already.

    Raises:
        Unreadable: a card is not in the pack, or is given more often than it is there.
    """
    return _cards(game, words(value), seen)


def _cards(game: GameModel, written: Iterable[str], seen: Collection[Card]) -> list[Card]:
    found: list[Card] = []
    for word, first in _named(game, [*written]):
        free = [card for card in range(first, first + game.deck.copies) if card not in found and card not in seen]
        if not free:
            often = "twice" if game.deck.copies == 1 else f"more than {game.deck.copies} times"
            raise Unreadable(f"the card `{word}` is given {often}")
        found.append(free[0])
    return found


def _named(game: GameModel, written: Sequence[str]) -> list[tuple[str, Card]]:
    """Each word with the first copy of the card that it names; all that the pack lacks are told together."""
    faults: list[Unreadable] = []
    found: list[tuple[str, Card]] = []
    for word in dict.fromkeys(written):
        try:
            found.append((word, _card(game, word)))
        except Unreadable as fault:
            faults.append(fault)
    if faults:
        raise Unreadable("; ".join(map(str, faults[:MOST_TOLD])))
    known = dict(found)
    return [(word, known[word]) for word in written]


def hands(game: GameModel, given: Given, key: str, seen: Iterable[Card] = ()) -> dict[Seat, list[Card]]:
    """The cards of the seats that are named under a key; ``seen`` lie elsewhere already.

    Raises:
        Unreadable: a card is not in the pack or is given twice, or there are no seats.
    """
    named = given.get(key)
    if not isinstance(named, Mapping):
        raise Unreadable(f"`{key}` gives the cards of a seat: `{{0: C5 SA}}`")
    found: dict[Seat, list[Card]] = {}
    taken = list(seen)
    for seat, value in named.items():
        number = seat_of(game, key, seat)
        found[number] = cards(game, value, taken)
        taken += found[number]
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


def names(game: GameModel, found: CardSet | Iterable[Card]) -> str:
    """Cards in words; ``none`` for none."""
    return " ".join(game.deck.names(cards_in(found) if isinstance(found, int) else found)) or "none"


def phase_number(game: GameModel, name: object) -> int:
    """The index of a phase of the play by its name.

    Raises:
        Unreadable: there is none.
    """
    phases = [phase.name.key for phase in game.play.phases]
    if str(name) not in phases:
        raise Unreadable(f"there is no phase `{name}`; the phases are {', '.join(phases)}")
    return phases.index(str(name))


def _card(game: GameModel, word: str) -> Card:
    try:
        return game.deck.parse_card(word)
    except KeyError:
        raise Unreadable(f"the pack holds no card `{_short(word)}`{meant(word, game.deck.cards)}") from None


def meant(word: str, candidates: Iterable[str]) -> str:
    """The question whether one of the candidates is meant; nothing where none is near."""
    close = suggest(word, candidates)
    return f"; did you mean {' or '.join(f'`{each}`' for each in close)}?" if close else ""


# --- bindings --------------------------------------------------------------------------------------------------------


def bound_by(game: GameModel, given: Given) -> Values:
    """The values of the bindings, in the game's order.

    Raises:
        Unreadable: some are missing, or one is unknown or of another length.
    """
    missing = [f"`{binding.name.key}`" for binding in game.bindings if _is_missing(game, binding, given)]
    if missing:
        are = "are" if missing[1:] else "is"
        added = ", ".join(f"{each[:-1]}: …`" for each in missing)
        raise Unreadable(
            f"the example does not say what {' and '.join(missing)} {are}", f"add {added} to what is given"
        )
    return tuple(binding_value(game, binding, given) for binding in game.bindings)


def _is_missing(game: GameModel, binding: Binding, given: Given) -> bool:
    """Whether an example has to say what a name stands for, and does not."""
    named = binding.kind in (BindingKind.SEAT, BindingKind.CONTRACT, BindingKind.FLAG)
    return binding.name.key not in given and not named and is_asked(game, binding)


def binding_value(game: GameModel, binding: Binding, given: Given) -> tuple[int, ...]:
    """The value of one binding (a seat may be left open, a title may be nobody's or that of several, and what no rule
    asks for need not be said).

    Raises:
        Unreadable: it is missing, unknown, or of another length.
    """
    key = binding.name.key
    if key not in given:
        if _is_missing(game, binding, given):
            raise Unreadable(f"the example does not say what `{key}` is", f"add `{key}: …` to what is given")
        named = binding.kind in (BindingKind.SEAT, BindingKind.CONTRACT, BindingKind.FLAG)
        return () if named else tuple(range(binding.count))  # any will do
    if not words(given[key]) and key in game.left_open:
        return ()
    if binding.kind in (BindingKind.CONTRACT, BindingKind.FLAG):
        return _by_word(game, binding, given[key])
    value = sorted({_bindable(game, binding, word) for word in words(given[key])})
    if any(game.bindings[title.binding] is binding for title in game.match.titles):
        return tuple(value)
    wanted = binding.count if binding.kind is BindingKind.SUITS else 1
    if len(value) != wanted:
        what = f"{binding.kind.name.lower().rstrip('s')}{'s' if wanted > 1 else ''}"
        raise Unreadable(f"`{key}` is {wanted} {what}, {len(words(given[key]))} given: {' '.join(words(given[key]))}")
    return tuple(value)


def _by_word(game: GameModel, binding: Binding, value: object) -> tuple[int, ...]:
    """A contract or a flag: a contract is called by several words if its name is not enough."""
    said = " ".join(words(value))
    if binding.kind is BindingKind.FLAG:
        flags = {"yes": (1,), "True": (1,), "no": (), "False": ()}
        if said not in flags:
            raise Unreadable(f"`{binding.name.key}` is `yes` or `no`, not `{_short(said)}`")
        return flags[said]
    found = find_contract(game, said)
    if found is None:
        known = part_names(game, binding.kind)
        raise Unreadable(f"no contract is called `{_short(said)}`{meant(said, known)}", _listed(known))
    return (found,)


def _listed(known: Sequence[str]) -> str:
    return f"the contracts are {', '.join(known[:12])}{', …' if len(known) > 12 else ''}"


def _bindable(game: GameModel, binding: Binding, word: str) -> int:
    if binding.kind is BindingKind.CARD:
        return _card(game, word)
    names = part_names(game, binding.kind)
    if word not in names:
        raise Unreadable(f"`{binding.name.key}` cannot be `{word}`; it is one of {', '.join(names)}")
    return names.index(word)


def party_names(game: GameModel) -> list[str]:
    """What the parties of a game are called."""
    return [party.name.key for party in game.seats.parties]


def parties(game: GameModel, given: Given) -> dict[int, list[Seat]]:
    """The seats of the parties, as far as they are given.

    Raises:
        Unreadable: there is no such seat.
    """
    named = {i: name for i, name in enumerate(party_names(game)) if name in given}
    return {i: [seat_of(game, name, word) for word in words(given[name])] for i, name in named.items()}


def counted(game: GameModel) -> Iterator[str]:
    """The names of what a game counts in a deal, and of its pools."""
    yield from (kind.name.key for kind in game.card_points)
    yield from (counter.key for counter in game.counters)
    yield from (pool.name.key for pool in game.match.pools)


def known_keys(game: GameModel, given: Given, *keys: str) -> None:
    """Check that ``given`` says only what an example of its kind can say: these keys, and bindings.

    Raises:
        Unreadable: another key is used.
    """
    allowed = {*keys, "players", *(binding.name.key for binding in game.bindings), *party_names(game)}
    allowed |= {heap.name.key for heap in game.own_heaps} if "aside" in keys else set()
    found = [_out_of_place(key, allowed, given) for key in given if key not in allowed]
    if found:
        raise Unreadable("; ".join(what for what, _ in found), "; ".join(help for _, help in found if help))


def _out_of_place(key: str, allowed: set[str], given: Given) -> tuple[str, str]:
    """What is wrong with a key that an example of its kind does not have, and what is said instead."""
    what = "says nothing in an example of this kind" if key in KNOWN else "is not known here"
    instead = next((f"say `{word}`" for word in INSTEAD.get(key, ()) if word in allowed), "")
    return f"`{key}` {what}{'' if instead else meant(key, allowed - set(given))}", instead
