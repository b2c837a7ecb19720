"""Contracts: what rows stand for, what names can be bound to, and what cannot be said of either."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.examples.run import run
from stich.language.conditions.kinds import BindingKind
from stich.language.model.bindings import Bind
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic
from stich.match.game import Game
from tests.small_spec import CONJECTURE, checked

DEEDS = (
    "format: 1\ngame: deeds\ntitle: {en: Deeds}\n"
    + CONJECTURE
    + """\
deck: {suits: french, ranks: A K Q J 10 9}
seats: {players: 3, sides: each}
deal:
  - deal: {cards: 6}
  - dialogue: naming
contracts:
  - {name: game, bid: 6 to 7, worth: 2, binds: {trump: [S, H, none]}}
  - {name: misere, worth: -10, binds: {trump: none}}
  - {name: game, bid: 8, worth: 8, binds: {trump: a suit}}
dialogues:
  naming:
    opens: step
    name:
      by: forehand
      say:
        six: {binds: {maker: speaker, contract: game 6 S}, then: how}
        misere: {binds: {maker: speaker, contract: misere}, then: how}
        eight: {binds: {maker: speaker, contract: game 8 D}, then: how}
    how:
      by: maker
      say:
        hide: {}
        show: {binds: {ouvert: yes}}
        call: {binds: {called: [HA, SA]}}
powers:
  boss: {cards: called}
  trumps: {cards: trump}
play: {leader: forehand, legal: [any]}
deal ends: every card is played
score:
  - {name: worth, for: maker, points: [worth, {ouvert: worth}], when: contract is game or contract is misere}
match: {ends: after deal 6, winner: most points}
"""
)


def read(folder: Path, *changes: tuple[str, str]) -> tuple[GameModel | None, list[Diagnostic]]:
    text = DEEDS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return checked(folder, text, "deeds")


def deeds(folder: Path, *changes: tuple[str, str]) -> GameModel:
    game, faults = read(folder, *changes)
    assert game is not None and not faults, faults
    return game


def test_a_row_stands_for_each_number_and_each_value_the_number_varying_slowest(tmp_path: Path) -> None:
    game = deeds(tmp_path)
    keys = [contract.key for contract in game.contracts]
    assert keys == ["game 6 S", "game 6 H", "game 6 none", "game 7 S", "game 7 H", "game 7 none", "misere",
                    "game 8 S", "game 8 H", "game 8 D", "game 8 C"]  # fmt: skip
    assert [contract.bid for contract in game.contracts] == [6, 6, 6, 7, 7, 7, 0, 8, 8, 8, 8]
    trump = [binding.name.key for binding in game.bindings].index("trump")
    assert [contract.binds for contract in game.contracts][:3] == [
        (Bind(trump, (0,)),), (Bind(trump, (1,)),), (Bind(trump),),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rows", "keys"),
    [
        (["bid: 6, binds: {trump: [S, H]}", "bid: 7, binds: {trump: [S, H], late: yes}"],
         ["game 6 S", "game 6 H", "game 7 S", "game 7 H"]),
        (["binds: {trump: [S, H], called: HA}", "binds: {trump: [C, D], called: none}"],
         ["game S", "game H", "game C", "game D"]),
        (["binds: {trump: S}", "binds: {trump: S, late: yes}"], ["game", "game late"]),
        (["binds: {trump: S, called: HA}", "binds: {trump: H, called: SA}"], ["game S", "game H"]),
        (["bid: 6, binds: {trump: S}", "bid: 6, binds: {trump: H}", "bid: 7, binds: {trump: H}"],
         ["game 6 S", "game 6 H", "game 7 H"]),
        (["binds: {trump: [S, H]}", "binds: {trump: none}"], ["game S", "game H", "game none"]),
    ],
)  # fmt: skip
def test_only_what_tells_a_contract_from_the_others_of_its_name_is_in_its_key(
    tmp_path: Path, rows: list[str], keys: list[str]
) -> None:
    text = "".join(f"  - {{name: game, worth: 2, {row}}}\n" for row in rows)
    old = DEEDS[DEEDS.index("  - {name: game, bid: 6") : DEEDS.index("  - {name: misere")]
    other = DEEDS[DEEDS.index("  - {name: game, bid: 8") : DEEDS.index("dialogues:\n  naming")]
    model, faults = read(tmp_path, (old, text), (other, ""), ("contract: game 6 S", f"contract: {keys[0]}"),
                         ("contract: game 8 D", f"contract: {keys[1]}"))  # fmt: skip
    assert model is not None, faults
    assert [contract.key for contract in model.contracts] == [*keys, "misere"]


def test_those_that_a_free_choice_makes_are_of_one_height(tmp_path: Path) -> None:
    assert [contract.height for contract in deeds(tmp_path).contracts] == [0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7]


def test_every_other_key_is_a_column(tmp_path: Path) -> None:
    game = deeds(tmp_path)
    assert [column.key for column in game.columns] == ["worth"]
    assert {(contract.name.key, contract.columns) for contract in game.contracts} == {
        ("game", (2,)), ("misere", (-10,)), ("game", (8,)),
    }  # fmt: skip


def test_words_are_contracts(tmp_path: Path) -> None:
    words = DEEDS.index("contracts:\n  - "), DEEDS.index("dialogues:\n  naming")
    old = DEEDS[slice(*words)]
    game = deeds(
        tmp_path, (old, "contracts: game misere\n"), ("game 6 S", "game"), ("game 8 D", "game"),
        ("[worth, {ouvert: worth}]", "{ouvert: 2, otherwise: 1}"), ("powers:", "powers:"),
        ("  trumps: {cards: trump}\n", ""),
    )  # fmt: skip
    assert [(c.key, c.height, c.bid, c.binds, c.columns) for c in game.contracts] == [
        ("game", 0, 0, (), ()), ("misere", 1, 0, (), ()),
    ]  # fmt: skip


def test_numbers_may_rise_by_steps(tmp_path: Path) -> None:
    game = deeds(tmp_path, ("bid: 6 to 7", "bid: 80 to 105 by 10"), ("game 6 S", "game 90 S"))
    assert [contract.bid for contract in game.contracts[:9:3]] == [80, 90, 100]


def test_what_names_hold_is_told_by_what_they_are_bound_to(tmp_path: Path) -> None:
    game = deeds(tmp_path)
    assert {binding.name.key: binding.kind for binding in game.bindings} == {
        "maker": BindingKind.SEAT,
        "ouvert": BindingKind.FLAG,
        "called": BindingKind.CARD,
        "trump": BindingKind.SUITS,
        "contract": BindingKind.CONTRACT,
    }
    assert game.bindings[game.contract].name.key == "contract" and game.contract == len(game.bindings) - 1


def test_a_list_makes_a_choice_of_each(tmp_path: Path) -> None:
    game = deeds(tmp_path)
    named = [choice.name.key for choice in game.dialogues[0].states[1].choices]
    assert named == ["hide", "show", "call HA", "call SA"]


def test_a_contract_binds_what_it_binds_however_it_is_named(tmp_path: Path) -> None:
    game = deeds(tmp_path)
    effects = {choice.name.key: choice.effects for choice in game.dialogues[0].states[0].choices}
    trump, contract = [b.name.key for b in game.bindings].index("trump"), game.contract
    assert effects["six"][1:] == (Bind(contract, (0,)), Bind(trump, (0,)))
    assert effects["misere"][1:] == (Bind(contract, (6,)), Bind(trump))


FAULTS = [
    ("contract: misere}", "contract: miser}", "wrong-value", "miser"),
    ("contract: game 6 S", "contract: game", "wrong-value", "game"),
    ("contract is misere", "contract is miser", "unknown-name", "miser"),
    ("contract is misere", "contract is H", "wrong-sort", "H"),
    ("contract is misere", "misere", "wrong-sort", "misere"),
    ("{ouvert: worth}", "{ouvert is named: worth}", "wrong-sort", "named"),
    ("{ouvert: worth}", "{ouvertt: worth}", "unknown-name", "ouvertt"),
    ("{name: misere, worth: -10,", "{name: misere,", "missing-key", "misere"),
    ("bid: 8, worth", "bid: 9 to 8, worth", "wrong-value", "bid"),
    ("bid: 8, worth", "bid: 8 to, worth", "wrong-value", "8 to"),
    ("worth: 8, ", "worth: 8, value: many, ", "wrong-type", "many"),
    ("{trump: [S, H, none]}", "{trump: [S, H, S, none]}", "contracts-twice", "game"),
    ("{trump: [S, H, none]}", "{trump: [S, H, none], called: [HA, SA]}", "keys-clash", "binds"),
    ("{trump: [S, H, none]}", "{trump: [S, H, HA]}", "wrong-value", "HA"),
    ("{trump: [S, H, none]}", "{trump: [S, H, maker]}", "wrong-value", "maker"),
    ("binds: {trump: none}", "binds: {contract: game}", "keys-clash", "binds"),
    ("binds: {trump: none}", "binds: {trump: none}, when: dealer has 3 tricks", "not-known-here", "tricks"),
    ("{ouvert: yes}", "{ouvert: yes, trump: yes}", "wrong-value", "yes"),
    ("{called: [HA, SA]}", "{called: [HA, SA], ouvert: S}", "wrong-value", "S"),
    ("name: misere, worth: -10", "name: none, worth: -10", "reserved-name", "none"),
    ("name: misere, worth: -10", "name: misere, tricks: 3, worth: -10", "reserved-name", "tricks"),
    ("bid: 6 to 7", "bid: 6 to 700", "too-many-rules", "game"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "at"), FAULTS)
def test_a_fault_of_contracts_is_told_once_and_at_its_place(
    tmp_path: Path, old: str, new: str, code: str, at: str
) -> None:
    _, faults = read(tmp_path, (old, new))
    told = [fault for fault in faults if fault.is_error]
    assert (code, at) in [(fault.code, fault.span.text) for fault in told], faults
    assert {fault.code for fault in told} == {code} or code in ("reserved-name", "wrong-type", "wrong-value"), faults


WARNINGS = [
    ("maker: speaker, contract: misere}", "maker: speaker}", ["unbound-never", "unbound-never"]),
    ("points: [worth, {ouvert: worth}]", "points: {trump is C: 1, trump is D: 2, trump is S: 3, otherwise: 0}", []),
    ("points: [worth, {ouvert: worth}]", "points: {called is DA: 1, called is HA: 3, otherwise: 0}", ["unbound-never"]),
    ("binds: {trump: none}", "binds: {trump: none}, when: contract is game", []),
]


@pytest.mark.parametrize(("old", "new", "codes"), WARNINGS)
def test_what_nothing_gives_a_name_is_told(tmp_path: Path, old: str, new: str, codes: list[str]) -> None:
    game, faults = read(tmp_path, (old, new))
    assert game is not None
    assert [fault.code for fault in faults] == codes


@pytest.mark.parametrize("value", ["a suit", "[S, H]"])
def test_a_bonus_leaves_nothing_open(tmp_path: Path, value: str) -> None:
    bonus = f"bonuses:\n  - {{name: turned, on: trick, points: 1, binds: {{trump: {value}}}}}\n"
    _, faults = read(tmp_path, ("score:\n", bonus + "score:\n"))
    assert [(fault.code, fault.span.text) for fault in faults] == [("wrong-value", value)]


@pytest.mark.parametrize(("value", "bind"), [("S", (0,)), ("none", ()), ("offered", None)])
def test_a_bonus_gives_a_name_a_value(tmp_path: Path, value: str, bind: tuple[int, ...] | None) -> None:
    bonus = f"bonuses:\n  - {{name: turned, on: trick, points: 1, binds: {{trump: {value}}}}}\n"
    offer = "  - turn up: {bind: offered, until: 1 suit}\n  - dialogue: naming"
    game = deeds(tmp_path, ("score:\n", bonus + "score:\n"), ("  - dialogue: naming", offer))
    (found,) = game.bonuses[0].binds
    assert found.value == bind if bind is not None else game.bindings[found.binding].name.key == "offered"


ONCE = """\
  beside:
    opens: on turn
    say:
      by: speaker
      say:
        knock: {when: not knocked, binds: {knocked: yes}}
"""
BACK = "        back: {when: knocked, binds: {knocked: none}}\n"


@pytest.mark.parametrize(("more", "codes"), [("", []), (BACK, ["endless-dialogue", "endless-dialogue"])])
def test_what_is_said_once_by_a_flag_ends_unless_the_flag_is_taken_away(
    tmp_path: Path, more: str, codes: list[str]
) -> None:
    _, faults = read(tmp_path, ("powers:\n", ONCE + more + "powers:\n"))
    assert [fault.code for fault in faults] == codes


EXAMPLES = """\
examples:
  - name: what is bound by what is said
    given: {dialogue: naming, said: [six, show]}
    expect: {contract: game 6 S, ouvert: yes, trump: S, maker: 0, called: none}
  - name: what is not bound
    given: {dialogue: naming, said: [misere, call HA]}
    expect: {contract: misere, ouvert: none, trump: none, called: HA}
  - name: a column, and a flag
    given: {contract: game 8 D, trump: D, called: none, ouvert: yes, maker: 1, winners: 1 1 1 1 1 2}
    expect: {points: 0 16 0}
  - name: a contract by its name alone
    given: {contract: misere, trump: none, called: none, ouvert: no, maker: 1, winners: 1 1 1 1 1 2}
    expect: {points: 0 -10 0}
  - name: no contract, and no flag
    given: {contract: none, trump: none, called: none, maker: 1, winners: 1 1 1 1 1 2}
    expect: {points: 0 0 0}
"""


def test_examples_give_and_expect_contracts_and_flags(tmp_path: Path) -> None:
    game = deeds(tmp_path, ("winner: most points}\n", "winner: most points}\n" + EXAMPLES))
    assert [result.text for result in run(Game(game)) if not result.ok] == []


@pytest.mark.parametrize("wrong", ["contract: game", "contract: gam", "contract: none, ouvert: maybe"])
def test_an_example_that_gives_none_of_them_is_unreadable(tmp_path: Path, wrong: str) -> None:
    text = EXAMPLES.replace(
        "contract: misere, trump: none, called: none, ouvert: no", f"{wrong}, trump: none, called: none"
    )
    game, _ = read(tmp_path, ("winner: most points}\n", "winner: most points}\n" + text))
    assert game is not None
    assert ["cannot be read" in result.text for result in run(Game(game)) if not result.ok] == [True]
