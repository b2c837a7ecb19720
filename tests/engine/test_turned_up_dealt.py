"""The card turned up is one of those that a seat is dealt, as the taker gets it at Belote."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.cards import NO_CARD
from stich.engine.errors import UnplayableError
from stich.engine.events import CardsDrawn, Deal, Transferred
from stich.engine.standing import standing_of
from stich.engine.state import State
from stich.language.conditions.kinds import Place
from stich.language.text.diagnostics import Diagnostic
from stich.match.game import Game
from stich.match.seen_record import SeenLines
from stich.voice.transcript import Transcript
from tests.small_spec import CONJECTURE, checked

TAKERS = (
    "format: 1\ngame: takers\ntitle: {en: Takers}\n"
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J 10 9}
seats: {players: 3, sides: each}
deal:
  - deal: {cards: 5, packets: [3, 2]}
  - turn up: {bind: trump, until: 1 suit}
  - dialogue: taking
  - deal: {cards: 3, packets: [2, 1], turned up to: maker}
dialogues:
  taking:
    opens: step
    ask:
      by: seat after speaker
      say:
        pass: {when: not seat is dealer, then: ask}
        accept: {binds: {maker: speaker}}
powers:
  trumps: {cards: trump}
play: {leader: forehand, legal: [any]}
deal ends: every card is played
score:
  - {name: tricks, points: tricks, when: side was dealt 1 of A}
match: {ends: after deal 6, winner: most points}
"""
)


def read(folder: Path, *changes: tuple[str, str]) -> tuple[Game | None, list[Diagnostic]]:
    text = TAKERS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    model, faults = checked(folder, text, "takers")
    return (None if model is None else Game(model)), faults


def dealt(folder: Path, said: list[str]) -> tuple[State, int]:
    """The deal as the first card is to be led, and the card that was turned up."""
    game, faults = read(folder)
    assert game is not None and not faults, faults
    state = game.start(5, deals=1, log=True)
    turned = state.turned[0]
    for word in said:
        state.play(next(action for action in state.legal_actions() if state.plan.actions.name(action) == word))
    return state, turned


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_who_takes_has_it_and_everybody_as_many(tmp_path: Path, passes: int) -> None:
    state, turned = dealt(tmp_path, ["pass"] * passes + ["accept"])
    maker = (state.dealer + 1 + passes) % 3
    assert list(map(len, state.hands)) == [8] * 3 and not state.stock and not state.turned
    assert turned in state.hands[maker] and turned != NO_CARD


def test_it_is_told_as_taken_and_the_rest_as_dealt(tmp_path: Path) -> None:
    state, turned = dealt(tmp_path, ["pass", "accept"])
    log = state.log or []
    (deal,) = (event for event in log if isinstance(event, Deal))
    assert list(map(len, deal.hands)) == [5] * 3
    (taken,) = (event for event in log if isinstance(event, Transferred))
    assert taken == Transferred((state.dealer + 2) % 3, [], [turned], Place.TURNED)
    told = [set(hand) for hand in deal.hands]
    told[taken.seat].add(turned)
    for event in log:
        if isinstance(event, CardsDrawn):
            told[event.seat].add(event.card)
    assert told == [set(hand) for hand in state.hands]


def test_both_executors_know_that_it_was_not_dealt(tmp_path: Path) -> None:
    state, turned = dealt(tmp_path, ["accept"])
    wanted = tuple(frozenset(hand) - {turned} for hand in state.hands)
    assert standing_of(state).dealt == wanted
    assert [frozenset(c for c in range(24) if mask >> c & 1) for mask in state.dealt] == list(wanted)


def test_a_match_can_be_undone_and_played_again_from_its_record(tmp_path: Path) -> None:
    state, _ = dealt(tmp_path, ["pass", "accept"])
    hands = [list(hand) for hand in state.hands]
    before = state.view(0).key
    state.play(state.legal_actions()[0])
    state.undo()
    state.undo()
    state.play(next(action for action in state.legal_actions() if state.plan.actions.name(action) == "accept"))
    assert [list(hand) for hand in state.hands] == hands and state.view(0).key == before


FAULTS = [
    ("  - turn up: {bind: trump, until: 1 suit}", "  - bind: {trump: H}", "choice-can-fail"),
    ("until: 1 suit}", "until: 1 suit, then: on the stock}", "choice-can-fail"),
    ("until: 1 suit}", "until: 2 suits, throw in when empty: true}", "choice-can-fail"),
    ("turned up to: maker", "turned up to: makker", "unknown-name"),
    ("cards: 3, packets: [2, 1]", "cards: 4, packets: [2, 2]", "deck-too-small"),
]


@pytest.mark.parametrize(("old", "new", "code"), FAULTS)
def test_what_cannot_be_dealt_is_refused(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert code in [fault.code for fault in read(tmp_path, (old, new))[1]]


def test_the_name_must_be_known_by_then(tmp_path: Path) -> None:
    step = "  - deal: {cards: 3, packets: [2, 1], turned up to: maker}\n"
    changes = [(step, ""), ("  - dialogue: taking\n", step + "  - dialogue: taking\n")]
    assert "not-bound-yet" in [fault.code for fault in read(tmp_path, *changes)[1]]


def test_where_nobody_takes_the_deal_cannot_go_on(tmp_path: Path) -> None:
    game, _ = read(tmp_path, ("        accept:", "        skip: {}\n        accept:"))
    assert game is not None
    state = game.start(5, deals=1)
    with pytest.raises(UnplayableError, match="no seat has been named `maker`"):
        state.play(next(action for action in state.legal_actions() if state.plan.actions.name(action) == "skip"))


def test_everybody_sees_which_card_it_was(tmp_path: Path) -> None:
    state, turned = dealt(tmp_path, ["accept"])
    game, taker = Game(state.plan.game), next(e.seat for e in state.log or () if isinstance(e, Transferred))
    teller, lines = Transcript(game, (taker + 1) % 3), SeenLines(game, state, (taker + 1) % 3).lines()
    told = [words for line in lines if line["event"] == "transfer" for words in teller.tell(line)]
    assert told == [f"  player {taker + 1}: {state.plan.game.deck.cards[turned]} from the cards turned up"]
