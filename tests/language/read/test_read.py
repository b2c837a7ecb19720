"""From a spec to a game: what the defaults are, and that each fault is found once and at its place."""

from __future__ import annotations

import random
import re
import time
from dataclasses import fields
from pathlib import Path

import pytest

from stich.cards import cards_in
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Place
from stich.language.load import check, load_model
from stich.language.model.deal import DealCards, Transfer, TurnUp
from stich.language.model.dialogues import Opens
from stich.language.model.game import GameModel
from stich.language.model.match import Lot, Match
from stich.language.model.names import Citation
from stich.language.model.powers import TieRule
from stich.language.text.diagnostics import CODES, Diagnostic, SpecError, has_errors
from stich.language.text.library import data_path, library_names

SMALL = """\
format: 1
game: small
title: {en: Small}
status: conjecture
evidence:
  deck: {conjecture: a}
  seats: {conjecture: a}
  deal: {conjecture: a}
  powers: {conjecture: a}
  play: {conjecture: a}
  dialogues: {conjecture: a}
  deal ends: {conjecture: a}
  card points: {conjecture: a}
  score: {conjecture: a}
  match: {conjecture: a}
deck:
  suits: french
  ranks: A K Q J 10 9 8 7
seats:
  players: 4
deal:
  - deal: {cards: 5, packets: 2}
  - turn up: {bind: trump, until: 1 suit}
powers:
  trump: {cards: trump J > trump}
play:
  legal: [same suit, any]
deal ends: when every card is played
card points:
  eyes: {A: 11, 10: 10}
score:
  - {name: win, points: 1, when: side has 3 tricks}
match:
  ends: when a side has 7 points
  winner: most points
"""
SMALL = SMALL.replace("  trump: {cards: trump J > trump}", "  top: {cards: trump J > trump}")


def base(name: str) -> str:
    return (data_path("specs") / f"{name}.yaml").read_text("utf-8")


def checked(tmp_path: Path, text: str, name: str = "small") -> tuple[GameModel | None, list[Diagnostic]]:
    path = tmp_path / f"{name}.yaml"
    path.write_text(text, "utf-8")
    return check(path)


def small(tmp_path: Path, *edits: tuple[str, str]) -> GameModel:
    text = SMALL
    for old, new in edits:
        assert old in text
        text = text.replace(old, new)
    game, faults = checked(tmp_path, text)
    assert [str(fault) for fault in faults] == []
    assert game is not None
    return game


# --- the library ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", library_names())
def test_every_spec_of_the_library_loads_without_a_fault(name: str) -> None:
    game, faults = check(name)

    assert [str(fault) for fault in faults] == []
    assert game is not None and game.name == name


def test_two_chosen_suits_and_five_old_ones() -> None:
    game = load_model("knueffeln")

    assert [(b.name.key, b.count) for b in game.bindings] == [("chosen", 2)]
    assert [p.name.key for p in game.powers][:3] == ["seven", "old", "ace"]
    assert [game.deck.names(cards_in(group.cards)) for group in game.powers[1].cards if isinstance(group, t.Fixed)] == [
        ["H2"], ["C4"], ["S8"], ["H9"], ["D9"]
    ]  # fmt: skip
    assert game.powers[0].dead and not game.powers[1].dead
    assert game.ties.rule is TieRule.FIRST and game.ties.stated
    assert game.cards_dealt == 9
    assert [s.packets for s in game.steps if isinstance(s, DealCards)] == [(3, 3, 3)]


def test_a_slate_has_points_first() -> None:
    match = load_model("knueffeln").match

    assert [(c.name.key, c.points) for c in match.counters] == [("points", True), ("rungs", True), ("blobs", False)]
    assert match.winner_count == t.Count(t.Measure.COUNTER, 2) and match.fewest
    assert match.marks[0].adds == ((2, 2),) and match.marks[0].to_others and match.marks[0].clears == (1,)


def test_a_dialogue_is_a_machine_of_states() -> None:
    game = load_model("knueffeln")
    dialogue = game.dialogues[game.play.face_down]
    choices = {choice.name.key: choice for choice in dialogue.states[0].choices}

    assert dialogue.opens is Opens.FACE_DOWN_LEAD
    assert choices["accept"].stake == t.Amount(2)
    assert choices["strike the flag"].concedes == t.Amount(1)
    assert {choice.then for choice in choices.values()} == {-1}


def test_transfers_say_what_is_given_taken_and_where_it_lies() -> None:
    transfers = [s for s in load_model("knueffeln").steps if isinstance(s, Transfer)]

    assert [(s.name.key, s.source, len(s.gives)) for s in transfers] == [
        ("dog", Place.TURNED, 1), ("queen's right", Place.EXPOSED, 2)
    ]  # fmt: skip
    assert isinstance(transfers[1].gives[1].when, t.Holds)


def test_cards_are_drawn_in_the_first_phase_only() -> None:
    phases = load_model("elfern").play.phases

    assert [phase.draw and phase.draw.cards for phase in phases] == [1, None]
    assert phases[0].until == t.StockEmpty() and phases[1].until == t.Always(False)


def test_evidence_and_works_are_kept() -> None:
    game = load_model("karnoeffel")

    assert game.evidence["deck"] == Citation("zone", "2")
    assert [work.key for work in game.works] == ["zone", "paradise"]
    assert game.examples[0].kind == "trick"
    assert {e.kind for e in game.examples} >= {"trick", "set-up", "legal"}


def test_a_reading_has_a_digest_of_its_own() -> None:
    assert load_model("karnoeffel").sha256 != load_model("karnoeffel-2p").sha256
    assert load_model("karnoeffel").sha256 == load_model("karnoeffel").sha256


# --- defaults ---------------------------------------------------------------------------------------------------------


def test_defaults_are_filled_in(tmp_path: Path) -> None:
    game = small(tmp_path)

    assert game.seats.clockwise and game.seats.sides == ((0, 2), (1, 3))
    assert game.play.leader == t.SeatRef(t.Role.FOREHAND)
    assert game.match.first_dealer == t.SeatRef(t.Role.LOT)
    assert game.match.next_dealer == game.match.next_dealer_after_draw == t.SeatRef(t.Role.FOREHAND)
    assert (game.match.stake, game.match.stake_after_draw, game.match.lot) == (1, 1, Lot.ANY)
    assert game.ties.rule is TieRule.FIRST and not game.ties.stated
    assert not game.play.final and game.play.face_down == -1 and game.play.concede_when is None
    assert game.suit_names[1].key == "hearts" and set(game.deck.groups) == {"red", "black"}


@pytest.mark.parametrize(
    ("said", "packets"), [("packets: 2", (2, 2, 1)), ("packets: [3, 2]", (3, 2)), ("face up: 1", (5,))]
)
def test_cards_come_in_packets(tmp_path: Path, said: str, packets: tuple[int, ...]) -> None:
    game = small(tmp_path, ("packets: 2", said))

    assert game.steps[0] == DealCards(packets, face_up=int("face" in said))


@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        ("players: 4, sides: each", ((0,), (1,), (2,), (3,))),
        ("players: 4, sides: alternating", ((0, 2), (1, 3))),
        ("players: 6, sides: opposite", ((0, 3), (1, 4), (2, 5))),
        ("players: 6, sides: alternating", ((0, 2, 4), (1, 3, 5))),
        ("players: 3", ((0,), (1,), (2,))),
        ("players: 4, sides: [[0, 1], [2, 3]]", ((0, 1), (2, 3))),
        ("players: 4, playing: 3, sits out: dealer", ((0,), (1,), (2,), (3,))),
    ],
)
def test_sides_are_seats(tmp_path: Path, seats: str, sides: tuple[tuple[int, ...], ...]) -> None:
    lines = re.sub(r", (?=sides|playing|sits)", "\n  ", seats)
    game = small(tmp_path, ("  players: 4", f"  {lines}"))

    assert game.seats.sides == sides


def test_dealing_can_pause(tmp_path: Path) -> None:
    paused = "  - deal: {cards: 1, to: first 2}\n  - deal: {cards: 1, to: the rest}\n  - deal: {cards: 4}\n"
    game = small(tmp_path, ("  - deal: {cards: 5, packets: 2}\n", paused))

    assert [(s.first, s.last) for s in game.steps if isinstance(s, DealCards)] == [(0, 2), (2, 99), (0, 99)]
    assert game.cards_dealt == 5


@pytest.mark.parametrize(
    ("said", "rule", "suits"),
    [
        ("first played", TieRule.FIRST, ()),
        ("last played", TieRule.LAST, ()),
        ("nobody", TieRule.NOBODY, ()),
        ("C > S > H > D", TieRule.SUITS, (3, 0, 1, 2)),
    ],
)
def test_ties_are_stated(tmp_path: Path, said: str, rule: TieRule, suits: tuple[int, ...]) -> None:
    ties = small(tmp_path, ("play:\n", f"ties: {said}\nplay:\n")).ties

    assert (ties.rule, ties.suits, ties.stated) == (rule, suits, True)


def test_stakes_dealers_and_pool_can_be_stated(tmp_path: Path) -> None:
    more = """\
  stake: {start: 2, after a draw: 3}
  lot: lowest card
  next dealer: {after a win: same dealer, after a draw: by lot}
  losers pay: true
  pool: {name: pot, ante: 2}
"""
    match = small(tmp_path, ("  winner: most points\n", "  winner: most points\n" + more)).match

    assert (match.stake, match.stake_after_draw, match.losers_pay) == (2, 3, True)
    assert match.next_dealer == t.SeatRef(t.Role.DEALER) and match.next_dealer_after_draw == t.SeatRef(t.Role.LOT)
    assert (match.pool.name.key, match.pool.ante) == ("pot", 2)
    assert {f.name for f in fields(Match)} >= {"pool"}


def test_the_turned_card_can_go_under_the_stock(tmp_path: Path) -> None:
    step = small(tmp_path, ("until: 1 suit", "until: 1 suit, then: under the stock")).steps[1]

    assert isinstance(step, TurnUp) and step.under_stock and step.suits == 1


def test_a_comment_of_an_example_is_its_conjecture(tmp_path: Path) -> None:
    example = "examples:\n  - {name: x, comment: no source, given: {trick: SA}, expect: {winner: SA}}\n"
    game = small(tmp_path, ("  winner: most points\n", "  winner: most points\n" + example))

    assert game.examples[0].citation == Citation(conjecture="no source")


# --- faults -----------------------------------------------------------------------------------------------------------

POWERS = "  top: {cards: trump J > trump}\n"
DEAL = "  - deal: {cards: 5, packets: 2}\n"
TURN = "  - turn up: {bind: trump, until: 1 suit}\n"
PLAY = "  legal: [same suit, any]\n"
WINNER = "  winner: most points\n"
TALK = "dialogues:\n  raise:\n    opens: step\n    answer:\n      by: opponent\n      say:\n"
SPEAK = TURN + "  - dialogue: raise\n"

# base, what is replaced, by what, code, words at the place of the fault ("" is not compared)
FAULTS = [
    ("karnoeffel", "trick has K or O", "trick has K orr O", "condition-syntax", "orr"),
    ("karnoeffel", "unless trick has K or O or U", "unles trick has K or O or U", "condition-syntax", "unles"),
    ("karnoeffel", "cards: chosen 7", "cards: chosne 7", "unknown-name", "chosne"),
    ("karnoeffel", "cards: chosen 7", "cards: chosen 1", "unknown-name", "1"),
    ("karnoeffel", "lead devil in", "lead devill in", "unknown-name", "devill"),
    ("karnoeffel", "cards: chosen 7", "cards: BA", "card-not-in-deck", "BA"),
    ("karnoeffel", "{name: win, points: 1, when: side has 3 tricks}", "{name: win, points: 1, when: led}",
     "not-known-here", "led"),
    ("karnoeffel", "first dealer: by lot", "first dealer: winner", "not-known-here", "winner"),
    ("karnoeffel", "next dealer: forehand", "next dealer: winner", "unclear-dealer", "winner"),
    ("karnoeffel", "deal ends: when a side has 3 tricks\n", "", "missing-deal-end", "play"),
    ("karnoeffel", "cards: 5, packets: 1, face up: 1", "cards: 5, packets: 1", "choice-can-fail", "bind"),
    ("karnoeffel", "suit of the lowest face-up card", "suit of the lowest card", "condition-syntax", ""),
    ("karnoeffel", "players: 4", "players: 12", "deck-too-small", "deal"),
    ("karnoeffel", "game: karnoeffel", "game: karnofel", "wrong-file-name", "karnofel"),
    ("karniffel", "ties: first played", "ties: first player", "wrong-value", "first player"),
    ("karniffel", "ties: first played", "ties: A > L > H > S", "unknown-name", "S"),
    ("karniffel", "ties: first played", "ties: A > L > H", "wrong-value", "A > L > H"),
    ("karniffel", "ties: first played\n", "", "tie-without-rule", ""),
    ("karniffel", "keep: beast", "keep: chosen", "not-bound-yet", "turn up"),
    ("knueffeln", "lays out: old", "lays out: ace", "not-bound-yet", "cut"),
    ("knueffeln", "face down: raise", "face down: rise", "unknown-name", "rise"),
    ("knueffeln", "opens: face-down lead", "opens: step", "wrong-dialogue", "face down"),
    ("knueffeln", "winner: fewest blobs", "winner: fewest blbs", "unknown-name", "blbs"),
    ("knueffeln", "winner: fewest blobs", "winner: the best", "wrong-value", "the best"),
    ("knueffeln", "      throw in after: 4\n", "", "choice-can-fail", "turn up"),
    ("elfern", "legal: [same suit, any]}", "legal: [same suit]}", "no-legal-card", "last six"),
    ("elfern", "until: stock is empty, draw: 1", "draw: 1", "unreachable-phase", "last six"),
    ("elfern", "until: stock is empty, draw: 1", "until: stock is empty", "unreachable-phase", "last six"),
    ("elfern", "cards: 6, packets: 2", "cards: 16, packets: 2", "draw-without-stock", "draw"),
    ("elfern", "suits: french", "suits: french\n  remove: H7", "uneven-draw", "draw"),
    ("elfern", "loses: {strokes: 4}", "note: x", "endless-mark", "banner"),
    ("elfern", "side has 20 honours", "side has 20 honor", "unknown-name", "honor"),
    ("elfern", "{name: schneider", "{name: schwarz", "duplicate-name", "schwarz"),
    ("small", POWERS, POWERS + "  none: {cards: trump but trump}\n", "empty-power", "none"),
    ("small", POWERS, POWERS + "  hidden: {cards: trump A}\n", "hidden-power", "hidden"),
    ("small", "  top:", "  lower:", "reserved-name", "lower"),
    ("small", "  top:", "  trump:", "duplicate-name", "trump"),
    ("small", "  eyes: {A: 11", "  eyes: {top but trump: 1, A: 11", "empty-card-points", "top but trump"),
    ("small", "  eyes: {A", "  tricks: {A", "reserved-name", "tricks"),
    ("small", "A K Q J 10 9 8 7", "A K Q J 10 9 8 7 K", "duplicate-name", "K"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: A K Q J 10 9 8 7\n  add: SA", "duplicate-name", "SA"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: A K Q J 10 9 8 7\n  remove: S6", "card-not-in-deck", "S6"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: " + " ".join(f"r{i}" for i in range(99)), "deck-too-large", "ranks"),
    ("small", "A K Q J 10 9 8 7", "{S H D: A K Q J 10 9 8 7}", "ranks-disagree", "ranks"),
    ("small", "A K Q J 10 9 8 7", "{S H D: A K Q J 10, clubs: A J K 10 9 8}", "ranks-disagree", "ranks"),
    ("small", "A K Q J 10 9 8 7", "{S H D C: A K Q J 10, hearts: A K}", "duplicate-name", "hearts"),
    ("small", "A K Q J 10 9 8 7", "{S H D C T: A K Q J 10}", "unknown-name", "T"),
    ("small", "A K Q J 10 9 8 7", "{S H: A K, D C: A K Q K}", "duplicate-name", "K"),
    ("small", "french\n  ranks: A K Q J 10", "S S1\n  ranks: A K Q J 10 0", "duplicate-card", "S1"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: A K Q J 10 9 8 7\n  add: pass", "reserved-name", "pass"),
    ("knueffeln", "strike the flag: {", "give H2: {", "reserved-name", "give H2"),
    ("knueffeln", "strike the flag: {", "concede 0: {", "reserved-name", "concede 0"),
    ("knueffeln", "strike the flag: {", "strike  the flag: {", "wrong-value", "strike  the flag"),
    ("knueffeln", "strike the flag: {", "Accept: {", "duplicate-name", "Accept"),
    ("small", "players: 4", "players: 5\n  sides: opposite", "seats-do-not-fit", "sides"),
    ("small", "players: 4", "players: 4\n  sides: [[0, 1], [1, 2]]", "seats-do-not-fit", "[[0, 1], [1, 2]]"),
    ("small", "players: 4", "players: 4\n  playing: 3", "seats-do-not-fit", "playing"),
    ("small", "packets: 2", "packets: [2, 2]", "cards-do-not-fit", "[2, 2]"),
    ("small", "packets: 2", "face up: 6", "cards-do-not-fit", "face up"),
    ("small", "packets: 2", "to: first 5", "cards-do-not-fit", "to"),
    ("small", "packets: 2", "to: first 2", "unequal-deal", "deal"),
    ("small", "cards: 5", "cards: 8", "choice-can-fail", "turn up"),
    ("small", DEAL + TURN, TURN.replace("1 suit", "2 suits") + DEAL, "tie-without-rule", "top"),
    ("small", "status: conjecture", "status: incomplete\ngaps: []", "missing-gaps", "status"),
    ("small", "  score: {conjecture: a}\n", "", "no-source", "score"),
    ("small", "  score: {conjecture: a}\n", "  score: {work: nobody}\n", "unknown-source", "nobody"),
    ("small", PLAY, PLAY + "  guards: [may not lead top in trick 0]\n", "number-out-of-range", "0"),
    ("small", TURN, SPEAK, "unknown-name", "raise"),
    ("small", "deal ends: when", TALK + "        pass: {}\ndeal ends: when", "unused-dialogue", "raise"),
    ("small", PLAY, PLAY + "plain: {order: A K Q X}\n", "unknown-name", "X"),
    ("small", WINNER, WINNER + "  next dealer: {after a draw: loser}\n", "unclear-dealer", "loser"),
    ("small", WINNER, WINNER + "examples:\n" + 2 * "  - {name: x, given: {trick: SA}, expect: {winner: SA}}\n",
     "duplicate-name", "x"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "code", "at"), FAULTS)
def test_one_fault_is_one_diagnostic(tmp_path: Path, name: str, old: str, new: str, code: str, at: str) -> None:
    text = SMALL if name == "small" else base(name)
    assert old in text
    game, faults = checked(tmp_path, text.replace(old, new, 1), name)

    assert [fault.code for fault in faults] == [code], "\n".join(map(str, faults))
    assert (game is None) == has_errors(faults)
    assert at in ("", faults[0].span.text)


RAISE = "        raise: {{stake: stake plus 1, then: answer{}}}\n"


@pytest.mark.parametrize(
    ("say", "codes"),
    [
        ("        yes: {}\n", []),
        ("        yes: {then: other}\n    other: {by: opponent, say: {no: {}}}\n", []),
        ("        yes: {then: nowhere}\n", ["unknown-name"]),
        ("        yes: {}\n    other: {by: opponent, say: {no: {}}}\n", ["unreachable-state"]),
        ("        yes: {when: stake is 1}\n", ["nothing-to-say"]),
        ("        yes: {}\n        again: {then: answer}\n", ["endless-dialogue"]),
        ("        yes: {}\n" + RAISE.format(""), ["endless-dialogue"]),
        ("        yes: {}\n" + RAISE.format(", when: stake is at least 3"), ["endless-dialogue"]),
        ("        yes: {}\n" + RAISE.format(", when: stake is at most 3"), []),
        ("        yes: {}\n        set: {stake: 2, when: stake is at most 3, then: answer}\n", ["endless-dialogue"]),
        ("        yes: {}\n        up: {stake: stake plus 1, then: other}\n"
         "    other: {by: opponent, say: {no: {}, back: {when: stake is at most 3, then: answer}}}\n", []),
    ],
)  # fmt: skip
def test_a_dialogue_must_end(tmp_path: Path, say: str, codes: list[str]) -> None:
    text = SMALL.replace(TURN, SPEAK).replace("deal ends: when", TALK + say + "deal ends: when")
    _, faults = checked(tmp_path, text)

    assert [fault.code for fault in faults] == codes


def test_all_faults_are_found_in_one_run(tmp_path: Path) -> None:
    text = base("karnoeffel").replace("unless trick has K,", "unles trick has K,").replace("lead devil", "lead devill")
    _, faults = checked(tmp_path, text.replace("most points", "most pionts"), "karnoeffel")

    assert [fault.code for fault in faults] == ["condition-syntax", "unknown-name", "unknown-name"]


def test_a_misspelled_key_and_a_misspelled_word_are_both_told(tmp_path: Path) -> None:
    text = base("karnoeffel").replace("else: dead", "els: dead").replace("unless trick has K,", "unles trick has K,")
    _, faults = checked(tmp_path, text, "karnoeffel")

    assert [fault.code for fault in faults] == ["unknown-key", "condition-syntax"]


def test_a_misspelled_section_does_not_make_its_names_unknown(tmp_path: Path) -> None:
    _, faults = checked(tmp_path, base("karnoeffel").replace("\npowers:", "\npowres:"), "karnoeffel")

    assert [fault.code for fault in faults] == ["unknown-key"]


def test_a_name_unknown_in_many_places_is_told_once(tmp_path: Path) -> None:
    _, faults = checked(tmp_path, base("karnoeffel").replace("{chosen: suit", "{chosn: suit"), "karnoeffel")

    assert [fault.code for fault in faults] == ["unknown-name"]
    assert any(note.startswith("also in line") for note in faults[0].notes)


def test_an_unknown_power_is_shown_with_the_one_that_was_meant(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, base("karnoeffel").replace("lead devil", "lead devill"), "karnoeffel")

    assert fault.help == "did you mean `devil`?"
    assert [label.text for label in fault.labels] == ["not declared in this spec", "`devil` is declared here"]
    assert fault.fix is not None and fault.fix.text == "devil"


def test_load_model_raises_with_every_diagnostic(tmp_path: Path) -> None:
    path = tmp_path / "karnoeffel.yaml"
    path.write_text(base("karnoeffel").replace("lead devil", "lead devill"), "utf-8")

    with pytest.raises(SpecError, match="unknown-name"):
        load_model(path)


# --- laws -------------------------------------------------------------------------------------------------------------


def test_every_code_that_is_used_has_a_page() -> None:
    package = data_path("specs").parent / "interpreter" / "stich" / "language"
    used = {
        code
        for path in package.rglob("*.py")
        for code in re.findall(r'(?:error|warning|fault|code=)\(?\s*"([a-z]+(?:-[a-z0-9]+)+)"', path.read_text("utf-8"))
    }

    assert used - set(CODES) == set()
    assert "endless-mark" in used


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("ranks: A K", "ranks: " + "x " * 400_000 + "A K", {"too-many-rules"}),
        ("ranks: A K", "ranks: " + " ".join(f"r{i}" for i in range(100_000)), {"too-many-rules"}),
        ("ranks: A K", "ranks: " + " ".join(f"r{i}" for i in range(2_000)), {"deck-too-large"}),
        ("players: 4", "players: 999999999", {"wrong-value", "deck-too-small"}),
        ("cards: 5", "cards: 999999999", {"wrong-value", "deck-too-small"}),
        (
            POWERS,
            "".join(f"  p{i}: {{cards: trump X{i}}}\n" for i in range(1_000)),
            {"too-many-rules", "unknown-name", "wrong-value"},
        ),
        (POWERS, "".join(f"  p{i}: {{cards: trump X{i}}}\n" for i in range(10_000)), {"too-many-rules", "wrong-value"}),
        (POWERS, POWERS + f"  q: {{cards: '{'trump or ' * 200}nothing'}}\n", {"condition-syntax"}),
    ],
    ids=[
        "same rank",
        "many ranks",
        "too many ranks",
        "many seats",
        "many cards",
        "a thousand powers",
        "ten thousand",
        "long phrase",
    ],
)
def test_nothing_enormous_takes_long(tmp_path: Path, old: str, new: str, codes: set[str]) -> None:
    assert old in SMALL
    begun = time.process_time()
    _, faults = checked(tmp_path, SMALL.replace(old, new, 1))

    assert faults and {fault.code for fault in faults} <= codes
    assert len(faults) <= 101  # one of the schema's among them
    assert time.process_time() - begun < 120  # a bound against hanging, not a measure of speed


JUNK = ["", "~", "0", "-1", "99999999", "true", "[]", "{}", "[[1], {a: b}]", "K", "when", "((", "first 2", "first x",
        "beats", "chosen K", "'*'", "many words in a row", "{title: 3}", "none"]  # fmt: skip


@pytest.mark.parametrize("name", ["knueffeln", "karniffel", "karnoeffel", "elfern"])
def test_no_mutilated_spec_ends_in_a_traceback(tmp_path: Path, name: str) -> None:
    chance = random.Random(name)
    lines = base(name).split("\nexamples:")[0].split("\n")
    for _ in range(40):
        broken = list(lines)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(4, len(broken))
            broken[at] = _mutilated(broken[at], chance)
        game, faults = checked(tmp_path, "\n".join(broken), name)
        assert (game is None) == has_errors(faults)
        assert all(fault.code in CODES for fault in faults)


def _mutilated(line: str, chance: random.Random) -> str:
    words = re.split(r"([ :,{}\[\]]+)", line)
    at = chance.randrange(len(words))
    return "".join([*words[:at], chance.choice([*JUNK, *words]), *words[at + 1 :]])


# --- one cause, one diagnostic, and where it stands ------------------------------------------------------------------


def test_an_unknown_pack_is_one_error_at_its_line(tmp_path: Path) -> None:
    game, (fault,) = checked(tmp_path, SMALL.replace("suits: french", "suits: swiss"))
    assert game is None and fault.span.text == "swiss"
    assert fault.message == "`swiss` is no pack: `french`, `german`, or a list of letters"


def test_sections_without_a_source_are_one_warning(tmp_path: Path) -> None:
    text = SMALL.replace("  score: {conjecture: a}\n", "").replace("  deck: {conjecture: a}\n", "")
    _, (fault,) = checked(tmp_path, text)
    assert fault.code == "no-source" and "`deck` and `score`" in fault.message and fault.span.text == "deck"


def test_a_reserved_name_is_not_complained_of_where_it_is_used(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, SMALL.replace("trump", "led"))
    assert (fault.code, fault.span.text) == ("reserved-name", "led")


def test_a_table_without_players_is_one_error(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, SMALL.replace("players: 4", "players: 0\n  sides: opposite"))
    assert (fault.code, fault.span.text) == ("wrong-value", "0")


def test_a_power_that_is_always_in_force_needs_no_else(tmp_path: Path) -> None:
    _, (fault,) = checked(tmp_path, SMALL.replace("cards: trump J > trump", "cards: trump J > trump, else: dead"))
    assert (fault.code, fault.span.text, fault.is_error) == ("idle-else", "else", False)


def test_a_fault_in_an_extended_spec_names_the_reading(tmp_path: Path) -> None:
    checked(tmp_path, SMALL, "base")
    child = "format: 1\ngame: child\nreading: x\nextends: base.yaml\ndeal: [{deal: {cards: 5}}]\n"
    _, faults = checked(tmp_path, child, "child")
    (fault, *_) = [fault for fault in faults if fault.span.source.path.endswith("base.yaml")]
    assert "child.yaml`, which extends it" in fault.notes[-1]
    assert fault.notes[-1].endswith("and states `deal` (line 5)")
