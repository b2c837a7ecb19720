"""Games built by hand for the tests of ``rules``: what decides a trick, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from stich.cards import Deck, make_deck, mask_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Compare, Moment, Place, Role, Suited
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Binding, Values
from stich.language.model.game import GameModel
from stich.language.model.match import Match
from stich.language.model.names import NO_TEXT, Names
from stich.language.model.play import Phase, Play, Rung
from stich.language.model.powers import OrderOfRanks, PlainOrder, Power, TieRule, Ties
from stich.language.model.score import CardPoints, PointTable
from stich.language.model.seats import Seats
from stich.language.model.values import possible_values
from stich.language.text.source import Source, Span
from stich.rules.compile import compile_rules
from stich.rules.reference import judge
from stich.rules.walk import winner

ALWAYS = t.Always()
LED = t.Led()
CHOSEN = t.Bound(0)
SAME_SUIT = t.SameSuit(Suited.LED)
ANY = t.AllOf(())
STOCK_EMPTY = t.Now(Moment.STOCK_EMPTY)
HAS_A_TRICK = t.Compared(t.Count(Measure.TRICKS, of=t.SeatRef(Role.LEADER)), Compare.AT_LEAST, t.Constant(1))

FRENCH_48 = make_deck("SHDC", ["A", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2"])
FRENCH_52 = make_deck("SHDC", ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"])
FRENCH_32 = make_deck("SHDC", ["A", "K", "Q", "J", "10", "9", "8", "7"])
GERMAN_36 = make_deck("ALHB", ["D", "K", "O", "U", "10", "9", "8", "7", "6"])
GERMAN_48 = make_deck("ALHB", ["K", "O", "U", "10", "9", "8", "7", "6", "5", "4", "3", "2"])


def trick_has(cards: t.Cards, number: int = 1, span: Span | None = None) -> t.Compared:
    """At least so many cards of a set lie in the trick."""
    lying = t.NumberOf(cards, (t.CardsIn(Place.TRICK),))
    return t.Compared(lying, Compare.AT_LEAST, t.Constant(number), span=span)


def trick_number(compare: Compare, number: int) -> t.Compared:
    """The number of the trick compares so."""
    return t.Compared(t.Count(Measure.TRICK), compare, t.Constant(number))


def ranks(deck: Deck, names: str) -> t.Fixed:
    """The cards of these ranks, in all suits."""
    found = [deck.ranks.index(name) for name in names.split()]
    return t.Fixed(mask_of(c for c, rank in enumerate(deck.rank_of) if rank in found))


def chosen(deck: Deck, names: str) -> t.Cards:
    """The cards of these ranks in the suits of the first binding."""
    return t.AllOf((CHOSEN, ranks(deck, names)))


def named(deck: Deck, names: str) -> tuple[t.Cards, ...]:
    """Single cards as groups of a row, from high to low."""
    return tuple(t.Fixed(1 << deck.parse_card(name)) for name in names.split())


def cards(deck: Deck, names: str | Sequence[str]) -> list[int]:
    """Cards from their notation."""
    return [deck.parse_card(name) for name in (names.split() if isinstance(names, str) else names)]


def suits(deck: Deck, letters: str | Sequence[str]) -> tuple[int, ...]:
    """The value of a binding of suits."""
    return tuple(sorted(deck.suits.index(letter) for letter in letters))


def power(
    key: str, groups: t.Cards | tuple[t.Cards, ...], clause: t.Clause | None = None, *, dead: bool = False
) -> Power:
    """A row of the ladder."""
    rows = groups if isinstance(groups, tuple) else (groups,)
    return Power(Names(key), rows, clause or t.Clause(ALWAYS), dead)


def clause(
    when: t.Condition = ALWAYS,
    *,
    lower: bool = True,
    plain: bool = True,
    targets: t.Cards | None = None,
    yields: t.Cards | None = None,
) -> t.Clause:
    """A clause; without a word it beats whatever is lower."""
    return t.Clause(when, lower, plain, targets, yields)


def make_game(
    deck: Deck,
    powers: tuple[Power, ...] = (),
    *,
    bindings: tuple[Binding, ...] = (),
    plain: PlainOrder | None = None,
    ties: Ties | None = None,
    final: bool = False,
    legal: tuple[t.Cards, ...] = (ANY,),
    guards: tuple[t.Guard, ...] = (),
    card_points: tuple[CardPoints, ...] = (),
) -> GameModel:
    """A game of which only the rules of a trick are told."""
    nothing = Names("none")
    return GameModel(
        name="test",
        titles=nothing,
        reading=NO_TEXT,
        extends="",
        status="faithful",
        gaps=(),
        about=NO_TEXT,
        works=(),
        evidence={},
        deck=deck,
        suit_names=(),
        rank_names=(),
        seats=Seats(2, True, ((0,), (1,))),
        bindings=bindings,
        steps=(),
        powers=powers,
        plain=plain or PlainOrder(),
        ties=ties or Ties(),
        dialogues=(),
        play=Play(t.SeatRef(Role.FOREHAND), (Phase(nothing, tuple(map(Rung, legal)), t.Always(False)),), guards, final),
        card_points=card_points,
        score=(),
        match=Match((), t.Always(False)),
        examples=(),
    )


def chosen_suits(count: int) -> tuple[Binding, ...]:
    """One binding, of so many suits."""
    return (Binding(Names("chosen"), BindingKind.SUITS, count),)


def agreed(game: GameModel, trick: str) -> int | None:
    """Who wins the trick, by both executors."""
    played = cards(game.deck, trick)
    found = winner(compile_rules(game), (), played)
    assert found == judge(game, (), played).winner
    return found


def values_of(game: GameModel) -> Iterator[Values]:
    """Every value of the bindings of a game, and last, if it has any, none for them all."""
    yield from product(*(possible_values(game, binding) for binding in game.bindings))
    if game.bindings:
        yield tuple(() for _ in game.bindings)


def spanned(text: str, words: str) -> Span:
    """The span of some words in a text."""
    start = text.index(words)
    return Span(Source("a.yaml", text), start, start + len(words))


# --- the four base games ----------------------------------------------------------------------------------------------


def _down_to(deck: Deck, rank: str) -> t.Clause:
    targets = t.AllOf((t.PlainCards(), t.Ranked(deck.ranks.index(rank), higher=False)))
    return clause(plain=False, targets=targets)


def knueffeln(ties: Ties | None = None) -> GameModel:
    """Two chosen suits, powers that reach only so far down."""
    deck = FRENCH_48
    nothing_when_led = clause(LED, lower=False, plain=False)
    powers = (
        power("seven", chosen(deck, "7"), clause(LED), dead=True),
        power("old", named(deck, "H2 C4 S8 H9 D9")),
        power("ace", chosen(deck, "A")),
        power("jack", chosen(deck, "J")),
        power("free", chosen(deck, "8 9"), nothing_when_led, dead=True),
        power("pope", chosen(deck, "6")),
        power("twist", chosen(deck, "2"), _down_to(deck, "K")),
        power("king", chosen(deck, "K"), nothing_when_led, dead=True),
        power("sad", chosen(deck, "3"), _down_to(deck, "Q")),
        power("queen", chosen(deck, "Q"), nothing_when_led, dead=True),
        power("four", chosen(deck, "4"), _down_to(deck, "J")),
        power("dog", chosen(deck, "5"), nothing_when_led, dead=True),
    )
    return make_game(deck, powers, bindings=chosen_suits(2), ties=ties)


def karniffel(ties: Ties | None = None, *, wieland: bool = False, free_dead: bool = False) -> GameModel:
    """Two chosen suits, three beasts; the readings differ in plain order, ties and the free card."""
    deck = GERMAN_36
    free = clause(LED, lower=False, plain=False)
    powers = (
        power("seven", chosen(deck, "7"), clause(LED)),
        power("beast", named(deck, "L8 H9 B9")),
        power("ober", chosen(deck, "O")),
        power("free", chosen(deck, "8 9"), free, dead=free_dead),
        power("unter", chosen(deck, "U")),
        power("pope", chosen(deck, "6")),
    )
    orders: list[tuple[t.Cards, tuple[int, ...]]] = [(CHOSEN, _ranks(deck, "8 9 D K 10 7 O U 6"))]
    if wieland:
        orders.append((t.NotIn(CHOSEN), _ranks(deck, "O U 6 8 9 D K 10 7")))
    return make_game(
        deck,
        powers,
        bindings=chosen_suits(2),
        plain=PlainOrder(tuple(OrderOfRanks(*each) for each in orders)),
        ties=ties,
    )


def _ranks(deck: Deck, names: str) -> tuple[int, ...]:
    return tuple(deck.ranks.index(name) for name in names.split())


def karnoeffel(*, parlett: bool = False) -> GameModel:
    """One chosen suit; three, four and five are disarmed by court cards (of the suit led, in one reading)."""
    deck = GERMAN_48

    def unless(courts: str) -> t.Clause:
        those: t.Cards = ranks(deck, courts)
        return clause(t.Not(trick_has(t.AllOf((those, SAME_SUIT)) if parlett else those)))

    powers = (
        power("karnoeffel", chosen(deck, "U")),
        power("devil", chosen(deck, "7"), clause(LED), dead=not parlett),
        power("pope", chosen(deck, "6")),
        power("emperor", chosen(deck, "2")),
        power("three", chosen(deck, "3"), unless("K")),
        power("four", chosen(deck, "4"), unless("K O")),
        power("five", chosen(deck, "5"), unless("K O U")),
    )
    return make_game(deck, powers, bindings=chosen_suits(1), final=True)


def elfern() -> GameModel:
    """No powers: the suit led, and honours in the trick."""
    deck = FRENCH_32
    honours = CardPoints(Names("honours"), (PointTable(((ranks(deck, "A K Q J 10"), 1),)),))
    game = make_game(deck, legal=(SAME_SUIT, ANY), card_points=(honours,))
    phases = (Phase(Names("draw"), (Rung(ANY),), STOCK_EMPTY), *game.play.phases)
    return replace(game, play=replace(game.play, phases=phases))


# --- and their readings -----------------------------------------------------------------------------------------------

BY_SUIT = Ties(TieRule.SUITS, (0, 1, 2, 3), stated=True)
NOBODY = Ties(TieRule.NOBODY, stated=True)
LAST = Ties(TieRule.LAST, stated=True)

GAMES = {
    "knueffeln": knueffeln(),
    "karniffel": karniffel(),
    "karniffel plain wieland": karniffel(wieland=True),
    "karniffel tie suit": karniffel(BY_SUIT),
    "karniffel free_follow dead": karniffel(free_dead=True),
    "karnoeffel": karnoeffel(),
    "karnoeffel parlett": karnoeffel(parlett=True),
    "elfern": elfern(),
}
RULES = {name: compile_rules(game) for name, game in GAMES.items()}
