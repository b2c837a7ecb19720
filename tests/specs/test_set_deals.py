"""The cards of a deal can be set: what any spec deals, written down as a deal, is dealt again."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest

from stich.engine.events import LotDrawn
from stich.engine.posed import Posed, PosedDeal, PosedError
from stich.language.text import nodes
from stich.language.text.schema import validate
from stich.language.text.source import Source
from stich.match.bridge import judged
from stich.match.deals import data_of, deals_of, read_deals
from stich.match.pbn import PbnError
from stich.match.record import Recorder, replay, text_of
from stich.match.resume import resumed
from stich.rng import Random, stream
from tests.command import within
from tests.specs_under_test import PLAYED, Bots, finished, playable

SEED, OTHER = 5, 77


@pytest.mark.parametrize("name", PLAYED)
def test_the_deals_of_a_record_are_dealt_again_in_another_match(name: str) -> None:
    """Whoever deals, whatever is turned up, thrown in or laid out at the cut; and so all is that follows."""
    deals = 2 if PLAYED.index(name) % 4 == 0 else 1
    game, state = playable(name), finished(name, SEED, deals)
    lines = [text_of(line) for line in Recorder(game, state, SEED, ["x"] * game.plan.players).lines()]
    laid = read_deals(game.model, "\n".join(lines))
    data = data_of(game.model, laid)
    assert deals_of(game.model, data).keys() == laid.keys() and data_of(game.model, deals_of(game.model, data)) == data
    again = game.start(OTHER, deals=deals, packs=Posed(laid, OTHER), log=True)
    for _ in Bots(SEED, game.plan.players).play_out(again):
        pass
    happened = [[event for event in each.log or () if not isinstance(event, LotDrawn)] for each in (state, again)]
    assert happened[0] == happened[1]


def deal(spec: str, **more: object) -> dict[int, PosedDeal]:
    """A deal read from YAML."""
    return read_deals(playable(spec).model, json.dumps(more))


@pytest.mark.parametrize(
    ("spec", "given"),
    [
        ("whist", {"hands": {"0": "SA SK SQ", "2": ["HA"]}, "turned_up": "C2", "dealer": 3}),
        ("whist", {"hands": ["SA", [], "♥10 HK"]}),
        ("knueffeln", {"hands": {"1": "SA"}, "turned_up": "D8 H5"}),
        ("elfern", {"hands": {"0": "S7 S8"}, "stock": "HA HK"}),
        ("skat", {"hands": {"2": "CJ SJ HJ DJ"}, "heaps": {"skat": "CA CK"}}),
        ("doppelkopf", {"hands": {"0": "H10 H10"}}),
        ("karnoeffel", {"hands": {"3": "HK"}, "stock": "L7"}),
    ],
)
def test_what_is_set_is_dealt_and_the_rest_by_the_seed(spec: str, given: dict[str, object]) -> None:
    game, laid, dealt = playable(spec), deal(spec, **given), []
    for seed in range(3):
        state = game.start(seed, deals=1, packs=Posed(laid, seed), log=True)
        line = next(line for line in Recorder(game, state, seed, ["x"] * game.plan.players).lines() if "hands" in line)
        (posed,) = laid.values()
        for seat, cards in posed.hands.items():
            names = game.model.deck.names(cards)
            assert all(line["hands"][seat].count(card) >= names.count(card) for card in names)
        assert posed.dealer in (-1, line["dealer"])
        dealt.append(line["hands"])
    assert dealt[0] != dealt[1] != dealt[2]


SHEET = "hands:\n  0: SA SK\n"
WRONG = [
    ("whist", "", "the file says nothing"),
    ("whist", "just words", "<input>:1:1: a deal was expected, with `hands`"),
    ("whist", "deals: 7", "<input>:1:8: `deals` is a list of deals"),
    ("whist", "deals: []", "no deal is set"),
    ("whist", "hand: {0: SA}", "<input>:1:7: a deal has no key `hand`; did you mean `hands`?"),
    ("whist", "hands:\n  4: SA", "<input>:2:6: there is no seat `4`; seats are 0 to 3"),
    ("whist", "dealer: 4", "<input>:1:9: there is no seat `4`"),
    ("whist", "hands:\n  0: SA SX", "<input>:2:6: the pack has no card `SX`"),
    ("whist", "hands:\n  0: SA\n  1: SA", "<input>:3:6: SA is set twice; leave one out"),
    ("whist", "hands: {0: 7}", "cards were expected"),
    ("whist", "hands: SA", "cards by seat were expected"),
    ("whist", "heaps: {skat: SA}", "the game has no heap `skat`; it has none"),
    ("skat", "heaps: {scat: CA}", "did you mean `skat`?"),
    ("whist", "face_up: {0: SA}", "the cards that seat 0 gets face up are not all in its hand"),
    ("whist", "hands: {0: [SA", "<input>:1:"),
    ("whist", '{"event": "match"}\n{"event": "deal", "number": 1, "hands": [["XX"]]}', "<input>: the pack has no card"),
    ("whist", '{"event": "match"}\n{"event": "de', "<input>:2: not a JSON object"),
    ("whist", '{"event": "match"}\n{"event": "bind", "name": []}', "no deal is set"),
    ("whist", '[Deal "N:AK - -"]', "<input>:1: the deal is not written as in"),
    ("whist", '[Deal "N:AA... - - -"]', "<input>:1: the card SA is none, or stands twice"),
    ("skat", '[Deal "N:AK... - - -"]', "PBN knows one pack, of 52 French cards; skat is played with another"),
]


@pytest.mark.parametrize(("spec", "text", "says"), WRONG, ids=[text[:40] for _, text, _ in WRONG])
def test_what_is_no_deal_is_told_with_its_place(spec: str, text: str, says: str) -> None:
    with pytest.raises(PosedError) as caught:
        read_deals(playable(spec).model, text)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("spec", "text", "says"),
    [
        ("elfern", "hands: {0: S7 S8 S9 SA SK SQ SJ}", "where seat"),
        ("skat", "heaps: {skat: CA CK CQ}", "skat gets 2, 3 are set"),
        ("whist", "dealer: 0\nhands: {1: C2}\nturned_up: C2", "where seat 0 deals: seat 1 is dealt 13, 1 are set"),
        ("whist", "stock: SA", "1 cards are set for the stock, and 0 are left for it"),
        ("whist", "cut: SA", "the cut does not lay out those cards"),
    ],
)
def test_what_the_spec_deals_otherwise_is_told(spec: str, text: str, says: str) -> None:
    game = playable(spec)
    with pytest.raises(PosedError) as caught:
        game.start(1, packs=Posed(read_deals(game.model, text, "d.yaml"), 1))
    assert str(caught.value).startswith("d.yaml:1:1: ") and says in str(caught.value)


def test_a_record_says_what_was_set_and_so_holds_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("d.yaml").write_text(SHEET, "utf-8")
    run = ("run", "whist", "--seed", "3", "--deal", "d.yaml", "--quiet", "--record")
    assert within(*run, "r.jsonl").returncode == 0
    lines = Path("r.jsonl").read_text("utf-8").splitlines(keepends=True)
    assert json.loads(lines[0])["laid"] == {"1": {"hands": {"0": ["SA", "SK"]}}} and json.loads(lines[0])["deals"] == 1
    assert within("replay", "r.jsonl").returncode == 0
    node, faults = nodes.parse(Source("head", lines[0]))
    assert node is not None and [*faults, *validate(node, "record")] == []
    assert len(list(replay(playable("whist"), lines))) == len(lines)
    assert resumed(playable("whist"), lines[:9]).state.hands
    other = json.loads(lines[0]) | {"laid": {"1": {"hands": {"0": ["SA", "SQ"]}}}}
    done = within("replay", "-", input=json.dumps(other) + "\n" + "".join(lines[1:]))
    assert done.returncode == 1
    for laid in ({}, {"x": {}}, {"1": {"hands": {"9": []}}}, {"1": {"hands": {"0": ["SA", "SA"]}}}, 7):
        done = within("replay", "-", input=json.dumps(other | {"laid": laid}) + "\n" + "".join(lines[1:]))
        assert done.returncode == 1 and done.stdout.startswith("<input>:1: ")


def test_as_many_deals_are_played_as_are_set_unless_more_are_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("d.yaml").write_text("deals: [{hands: {0: SA}}, {hands: {1: SA}}]\n", "utf-8")
    run = ("run", "whist-no-trump", "--seed", "3", "--deal", "d.yaml")
    assert within(*run).stdout.count("Deal ") == 2
    assert within(*run, "--deals", "3").stdout.count("Deal ") == 3


def test_so_it_is_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("d.yaml").write_text(SHEET, "utf-8")
    left = within("play", "whist", "--plain", "--seed", "3", "--deal", "d.yaml", "--record", "r.jsonl", input="q\n")
    assert left.returncode == 0 and "SA SK" in left.stdout
    assert within("run", "whist", "--resume", "r.jsonl", "--players", "thumb", "--quiet").returncode == 0
    assert within("replay", "r.jsonl").returncode == 0


BITS = [
    '"',
    "[",
    "]",
    "{",
    "}",
    "\n",
    ":",
    "-",
    "SA",
    "0",
    "9" * 30,
    "\x00",
    "%",
    "*",
    "#",
    "null",
    '"event"',
    "N:",
    " ",
]


def test_whatever_a_text_says_it_is_read_or_refused() -> None:
    """True texts, changed at random; as deals and as plays of PBN."""
    random, game = Random(stream(1, 2)), playable("whist")
    board = '[Deal "N:QJ6.K652.J85.T98 - - -"]\n[Play "W"]\nCA CK - -\n*\n'
    texts = [SHEET, board, '{"event": "deal", "hands": [["SA"]]}']
    told = 0
    for _ in range(300):
        text = random.choice(tuple(texts))
        for _ in range(1 + random.below(4)):
            at = random.below(len(text))
            text = text[:at] + random.choice(tuple(BITS)) + text[at + random.below(3) :]
        try:
            game.start(1, packs=Posed(read_deals(game.model, text), 1))
        except PosedError:
            told += 1
        with suppress(PbnError):
            list(judged(game, text))
    assert 100 < told < 300
