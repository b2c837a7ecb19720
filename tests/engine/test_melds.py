"""Melds as they are found, counted and shown: against judges that list every group of cards, and by hand.

The judges see names of cards alone and know their game, not the language.  ``python -m tests.engine.test_melds 20000``
holds the engine against each of them on so many deals.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stich.cards import cards_in
from stich.engine.errors import IllegalPlayError
from stich.engine.events import Gained, Melded
from stich.engine.packs import Laid
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.load import check
from stich.match.game import Game
from tests.small_spec import checked

HEAD = """
format: 1
game: melding
title: {en: Melding}
play: {legal: [same suit, any]}
ties: first played
deal ends: when every card is played
counters: melds
score: [{name: melds, points: melds}]
match: {ends: when a side has 1000 points, winner: most points}
powers: {trumps: {cards: trump}}
"""

JASS = (
    HEAD
    + """
deck: {suits: french, ranks: A K Q J 10 9 8 7 6}
seats: {players: 4, sides: opposite}
deal: [{deal: {cards: 9}}, {bind: {trump: suit of the last card dealt}}, {melds: wiis}]
melds:
  wiis:
    kinds:
      nine: {run: 9, points: 300}
      eight: {run: 8, points: 250}
      seven: {run: 7, points: 200}
      knaves: {set: 4, of: J, points: 200}
      six: {run: 6, points: 150}
      nines: {set: 4, of: 9, points: 150}
      five: {run: 5, points: 100}
      equal: {set: 4, of: A K Q 10, points: 100}
      four: {run: 4, points: 50}
      three: {run: 3, points: 20}
    counts: best side
    equal: trump, elder
    gains: melds
"""
)

KLABERJASS = (
    HEAD
    + """
deck: {suits: french, ranks: A 10 K Q J 9 8 7}
seats: {players: 2, sides: each}
deal: [{deal: {cards: 9}}, {bind: {trump: suit of the last card dealt}}, {melds: sequences}]
melds:
  sequences:
    order: A K Q J 10 9 8 7
    kinds:
      fifty: {run: 4 or more, points: 50}
      twenty: {run: 3, points: 20}
    counts: best side
    equal: trump, elder
    gains: melds
"""
)

PINOCHLE = (
    HEAD
    + """
deck: {suits: french, ranks: A 10 K Q J 9, copies: 2}
seats: {players: 4, sides: opposite}
deal: [{deal: {cards: 12}}, {bind: {trump: suit of the last card dealt}}, {melds: pinochle}]
melds:
  pinochle:
    kinds:
      double run: {cards: trump A 10 K Q J, copies: 2, points: 1500, class: run}
      eight aces: {set: 4, of: A, copies: 2, points: 1000, class: around}
      double pinochle: {cards: SQ DJ, copies: 2, points: 300, class: pinochle}
      run: {cards: trump A 10 K Q J, points: 150, class: run}
      four aces: {set: 4, of: A, points: 100, class: around}
      four kings: {set: 4, of: K, points: 80, class: around}
      royal marriage: {cards: trump K Q, points: 40, class: run}
      pinochle: {cards: SQ DJ, points: 40, class: pinochle}
      marriage: {cards: K Q of its suit but trump, points: 20}
      dix: {cards: trump 9, points: 10}
    gains: melds
"""
)

BEZIQUE = (
    HEAD
    + """
deck: {suits: french, ranks: A 10 K Q J 9, copies: 2}
seats: {players: 2, sides: each}
deal: [{deal: {cards: 16}}, {bind: {trump: suit of the last card dealt}}, {melds: fours}]
melds:
  fours:
    kinds:
      eight: {set: 8, of: A, suits: any, points: 500}
      aces: {set: 4, of: A, suits: any, points: 100}
      three: {set: 3, of: K J, suits: any, points: 30}
    gains: melds
"""
)

GAMES = {"jass": JASS, "klaberjass": KLABERJASS, "pinochle": PINOCHLE, "bezique": BEZIQUE}


def game_of(folder: Path, text: str) -> Game:
    model, faults = checked(folder, text, "melding")
    assert [str(fault) for fault in faults if fault.is_error] == []
    assert model is not None
    return Game(model)


# --- judges -----------------------------------------------------------------------------------------------------------

Hands = Sequence[Counter[str]]
Judge = Callable[[Hands, str, Sequence[int]], list[int]]


def best_side(hands: Hands, found: list[list[tuple[int, ...]]], order: Sequence[int]) -> list[int]:
    """The points of each seat, if only the side of the best meld counts.  A meld is what it is worth, its length, its
    height, whether it is trumps, the better the more; ``order`` are the seats from the elder on."""
    melds = [(meld, -at, seat) for at, seat in enumerate(order) for meld in found[seat]]
    if not melds:
        return [0] * len(hands)
    _, _, best = max(melds)
    partners = {seat for seat in range(len(hands)) if len(hands) == 2 or seat % 2 == best % 2}
    counting = partners if len(hands) > 2 else {best}
    return [sum(meld[0] for meld in found[seat]) if seat in counting else 0 for seat in range(len(hands))]


def runs(hand: Counter[str], ranks: Sequence[str], worth: Callable[[int], int], trump: str) -> list[tuple[int, ...]]:
    """Every stretch of a suit that no longer stretch of the hand contains."""
    found = []
    for suit in "SHDC":
        held = [at for at, rank in enumerate(ranks) if hand[suit + rank]]
        stretches = [(i, j) for i, j in combinations(range(len(ranks) + 1), 2) if set(range(i, j)) <= set(held)]
        longest = [
            (i, j) for i, j in stretches if not any(k <= i and j <= n and (k, n) != (i, j) for k, n in stretches)
        ]
        found += [(worth(j - i), j - i, -i, int(suit == trump)) for i, j in longest if j - i >= 3]
    return found


def jass(hands: Hands, trump: str, order: Sequence[int]) -> list[int]:
    points = {3: 20, 4: 50, 5: 100, 6: 150, 7: 200, 8: 250, 9: 300}
    height = {"J": 0, "9": 0, "A": 0, "K": -1, "Q": -2, "10": -3}
    worth = {"J": 200, "9": 150, "A": 100, "K": 100, "Q": 100, "10": 100}
    found = []
    for hand in hands:
        melds = runs(hand, ["A", "K", "Q", "J", "10", "9", "8", "7", "6"], points.__getitem__, trump)
        # in the list of kinds a run of seven stands before four knaves, and four nines behind a run of six
        melds = [(p, 1, *rest) for p, *rest in melds]
        melds += [(worth[r], 0, 4, height[r], 0) for r in worth if all(hand[suit + r] for suit in "SHDC")]
        found.append(melds)
    return best_side(hands, found, order)


def klaberjass(hands: Hands, trump: str, order: Sequence[int]) -> list[int]:
    worth = {3: 20}
    found = [runs(hand, ["A", "K", "Q", "J", "10", "9", "8", "7"], lambda n: worth.get(n, 50), trump) for hand in hands]
    return best_side(hands, found, order)


def pinochle(hands: Hands, trump: str, _: Sequence[int]) -> list[int]:
    return [pinochle_of(hand, trump) for hand in hands]


def pinochle_of(hand: Counter[str], trump: str) -> int:
    """By counting pairs and sets, as players do."""
    runs = min(hand[trump + rank] for rank in ("A", "10", "K", "Q", "J"))
    royal = min(hand[trump + "K"], hand[trump + "Q"]) - runs
    common = sum(min(hand[suit + "K"], hand[suit + "Q"]) for suit in "SHDC" if suit != trump)
    aces, kings = (min(hand[suit + rank] for suit in "SHDC") for rank in "AK")
    pinochles = min(hand["SQ"], hand["DJ"])
    return (
        (0, 150, 1500)[runs] + 40 * royal + 20 * common + (0, 100, 1000)[aces] + 80 * kings
        + (0, 40, 300)[pinochles] + 10 * hand[trump + "9"]
    )  # fmt: skip


def bezique(hands: Hands, _: str, __: Sequence[int]) -> list[int]:
    def number(hand: Counter[str], rank: str) -> int:
        return sum(hand[suit + rank] for suit in "SHDC")

    aces = {8: 500, 7: 100, 6: 100, 5: 100, 4: 100}
    return [aces.get(number(hand, "A"), 0) + 30 * sum(number(hand, rank) // 3 for rank in "KJ") for hand in hands]


JUDGES: dict[str, Judge] = {"jass": jass, "klaberjass": klaberjass, "pinochle": pinochle, "bezique": bezique}


def packs(game: Game, number: int, seed: int) -> Iterator[list[int]]:
    """Packs of which every other one is hardly shuffled, so that hands hold much."""
    random, deck = Random(seed), list(range(game.rules.n))
    by_rank = sorted(deck, key=lambda card: (game.model.deck.rank_of[card], card))
    for at in range(number):
        pack = (deck if at % 3 else by_rank)[:]
        if at % 2:
            random.shuffle(pack)
        for _ in range(3):
            k, n = random.randrange(len(pack)), random.randrange(len(pack))
            pack = pack[k:] + pack[:k]
            pack = pack[:n][::-1] + pack[n:]
        yield pack


def differences(game: Game, judge: Judge, number: int, seed: int) -> tuple[int, int]:
    """In how many deals the engine counts otherwise than a judge; in how many somebody has a meld."""
    wrong = some = 0
    for pack in packs(game, number, seed):
        state = game.start(seed, packs=Laid([pack]))
        hands = [Counter(game.model.deck.names(hand)) for hand in state.hands]
        order = [(state.forehand + i) % len(hands) for i in range(len(hands))]
        (trump,) = state.bound[0]
        wanted = judge(hands, game.model.deck.suits[trump], order)
        wrong, some = wrong + (wanted != state.counters[0]), some + any(wanted)
    return wrong, some


@pytest.mark.parametrize("name", GAMES)
def test_melds_are_those_that_a_judge_finds(tmp_path: Path, name: str) -> None:
    wrong, some = differences(game_of(tmp_path, GAMES[name]), JUDGES[name], 300, 7)
    assert (wrong, some > 100) == (0, True)


# --- what is shown ----------------------------------------------------------------------------------------------------


def events_of(state: State, kind: type) -> list[Any]:
    return [tuple(event) for event in state.log or () if isinstance(event, kind)]


def laid(game: Game, *hands: str) -> State:
    """A deal of these hands, from forehand on, the rest of the pack behind them."""
    index = game.model.deck.index
    first = [index[word] for hand in hands for word in hand.split()]
    rest = [card for card in range(game.rules.n) if card not in first]
    return game.start(1, packs=Laid([first + rest]), log=True)


def test_of_melds_that_do_not_count_only_the_kind_of_the_best_is_told(tmp_path: Path) -> None:
    state = laid(game_of(tmp_path, KLABERJASS), "HK HQ HJ H10 DK DQ DJ S7 C7", "SK SQ SJ CA CK CQ H7 D7 S9")
    first, second = state.forehand, state.plan.after[state.forehand][0]
    names = state.plan.game.deck.names
    told = [(seat, kind, " ".join(names(cards))) for seat, kind, cards, _ in events_of(state, Melded)]
    assert told == [(first, "fifty", "H10 HK HQ HJ"), (first, "twenty", "DK DQ DJ"), (second, "twenty", "")]
    gained = [("fifty", first, "melds", 50), ("twenty", first, "melds", 20)]
    assert [event[:4] for event in events_of(state, Gained)] == gained
    for seat in (first, second):
        seen = state.view(seat).melded
        assert [(meld.seat, names(cards_in(meld.cards))) for meld in seen[1:]] == [
            (first, ["DK", "DQ", "DJ"]),
            (second, []),
        ]


def test_what_is_not_shown_changes_no_view(tmp_path: Path) -> None:
    """Two deals that differ only in the cards of a meld that is not shown look alike to who does not hold it."""
    game = game_of(tmp_path, KLABERJASS)
    one = laid(game, "HK HQ HJ H10 DK DQ DJ S7 C7", "SK SQ SJ CA C9 D9 H7 D7 S9")
    other = laid(game, "HK HQ HJ H10 DK DQ DJ S7 C7", "CK CQ CJ SA C9 D9 H7 D7 S9")
    assert one.dealer == other.dealer
    assert one.view(one.forehand).key == other.view(other.forehand).key


def test_in_one_class_a_card_serves_once_the_better_kind_first(tmp_path: Path) -> None:
    text = KLABERJASS.replace("run: 4 or more,", "set: 3, of: K, class: one,").replace("run: 3,", "run: 3, class: one,")
    state = laid(game_of(tmp_path, text), "HK DK CK HA HQ HJ H10 S7 C7", "SK SQ SJ CA C9 D9 H7 D7 S9")
    told = [kind for seat, kind, *_ in events_of(state, Melded) if seat == state.forehand]
    assert told == ["fifty", "twenty"], "the set takes the king, and queen, knave and ten are left"


CHOICES = (
    HEAD
    + """
deck: {suits: french, ranks: A K Q J 10 9}
seats: {players: 2, sides: each}
deal: [{deal: {cards: 6}}, {bind: {trump: suit of the last card dealt}}]
melds:
  early:
    opens: on lead
    kinds:
      four: {run: 4 or more, points: 40, class: one}
      pair: {cards: K Q of its suit, points: 20, class: one}
    gains: melds
  late:
    opens: after a trick
    kinds:
      three: {set: 3, of: J 10 9, points: 15}
      any: {cards: trump, points: 1}
    each: one
    best first: true
"""
)


def test_a_seat_on_lead_may_show_what_it_holds_and_leads_then(tmp_path: Path) -> None:
    state = laid(game_of(tmp_path, CHOICES), "HA HK HQ DK DQ S9", "C9 C10 CJ SJ S10 DA")
    game = state.plan
    named = [game.actions.name(action) for action in state.legal_actions()]
    assert [name for name in named if " " in name] == ["pair H", "pair D"]
    state.play(game.actions.parse("pair D"))
    named = [game.actions.name(action) for action in state.legal_actions()]
    assert [name for name in named if " " in name] == ["pair H"], "a card serves once"
    assert (state.stage, state.to_act, state.trick) == (Stage.TRICK, state.forehand, [])
    with pytest.raises(IllegalPlayError):
        state.play(game.actions.parse("pair D"))
    state.undo()
    assert state.melded == [] and not any(state.counters[0])


def test_a_card_serves_again_only_for_a_better_meld(tmp_path: Path) -> None:
    game = game_of(tmp_path, CHOICES)
    better = laid(game, "HA HK HQ HJ D9 S9", "C9 C10 CJ SJ S10 DA")
    better.play(game.parse_action("pair H"))
    assert game.parse_action("four HA") in better.legal_actions()
    better.play(game.parse_action("four HA"))
    assert better.counters[0][better.forehand] == 60
    worse = laid(game, "HA HK HQ HJ D9 S9", "C9 C10 CJ SJ S10 DA")
    worse.play(game.parse_action("four HA"))
    assert game.parse_action("pair H") not in worse.legal_actions()


def test_who_takes_a_trick_may_show_one_meld_the_better_first_or_none(tmp_path: Path) -> None:
    game = game_of(tmp_path, CHOICES)
    state = laid(game, "SA HJ DJ CJ H10 D10", "S9 S10 C9 C10 DA D9")
    winner = state.forehand
    state.play(game.parse_action("SA"))
    state.play(game.parse_action("S9"))
    assert (state.stage, state.to_act) == (Stage.MELD, winner)
    assert list(map(game.action_name, state.legal_actions())) == ["pass", "three J"]
    assert state.view(state.next_seat[winner]).legal == ()
    quiet = state.copy()
    quiet.play(game.parse_action("pass"))
    state.play(game.parse_action("three J"))
    for done in (quiet, state):
        assert (done.stage, done.to_act, done.trick_number) == (Stage.TRICK, winner, 2)
    assert [meld.kind for meld in state.melded] == [0] and quiet.melded == []
    assert state.awards[0][:1] == ("three",) and quiet.awards == []


if __name__ == "__main__":
    import tempfile

    for each, text in GAMES.items():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "melding.yaml"
            path.write_text(text, "utf-8")
            model, _ = check(path)
            assert model is not None
            print(each, "differ, with melds:", differences(Game(model), JUDGES[each], int(sys.argv[1]), 11))
