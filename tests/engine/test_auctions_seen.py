"""Auctions as they are seen: told in sheets, compared, asked for at the table, bid in by bots."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from stich.compare.forms import Forms
from stich.compare.rules import Comparing
from stich.engine.state import State
from stich.engine.table import Stage
from stich.language.model.dialogues import Calling
from stich.match.game import Game, load_game
from stich.players.thumb import ThumbPlayer
from stich.rng import Random
from stich.sheet import as_text
from stich.sheet.sheet import make_sheet
from stich.voice.offers import choices, every_word
from tests.specs_under_test import path_of, playable

SHOWN = {
    "en": ["in pairs: to forehand the next player bids", "What is bid is a contract", "may bid again later",
           "If nobody bids: goes on with “forced”", "Beside the bids may be said"],
    "de": ["zu zweit gereizt", "Geboten werden Ansagen", "darf später wieder bieten", "Neben den Geboten"],
    "ru": ["Торгуются попарно", "Заявляют контракты", "снова", "Кроме заявок"],
}  # fmt: skip


@pytest.mark.parametrize("language", SHOWN)
def test_a_sheet_tells_how_an_auction_goes(language: str) -> None:
    text = " ".join(as_text.draw(make_sheet(playable("auctions").model, language)).split())
    assert [words for words in SHOWN[language] if words not in text] == []


def other(folder: Path, old: str, new: str) -> Game:
    text = path_of("auctions").read_text("utf-8")
    assert old in text
    (folder / "auctions.yaml").write_text(text.replace(old, new), "utf-8")
    return load_game(folder / "auctions.yaml")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("passes: free", "passes: final", ["bidding, the auction, free"]),
        ("nobody: lead", "nobody: throw in\n        then: lead", ["leading, the auction, with a bid, then",
                                                          "leading, the auction, without a bid, effects",
                                                          "leading, the auction, without a bid, then"]),
        ("10 to 30 by 5", "10 to 20 by 5", ["leading, what may be called"]),
        ("binds: {first-leader: bidder}", "binds: {first-leader: seat after bidder}",
         ["leading, the auction, with a bid, effects"]),
        ("        turn: in pairs\n", "", ["leading, the auction, elder holds", "leading, the auction, pairs",
                                           "leading, what may be called"]),
    ],
)  # fmt: skip
def test_auctions_are_compared(tmp_path: Path, old: str, new: str, told: list[str]) -> None:
    a, b = playable("auctions").model, other(tmp_path, old, new).model
    assert sorted(each.what for each in Comparing(Forms(a), Forms(b)).all()) == told


# --- at the table -----------------------------------------------------------------------------------------------------


def asked(*words: str) -> list[str]:
    """What a person is asked in the second auction, nothing being bid in the first, after these calls."""
    state = playable("auctions").start(3)
    for word in ("pass", "pass", "pass", "lead", *words):
        state.play(state.plan.actions.parse(word))
    return [line.strip() for line in choices(state.view(state.to_act))]


def test_a_person_is_told_the_highest_bid() -> None:
    first, said = asked()
    assert first == "Nothing is bid yet."
    assert said.endswith("Game 6 H, Game 6 none, misere, slam S, slam H, slam D, slam C, pass (you do not bid)?")
    bid, said = asked("slam H")
    assert bid.startswith("The highest bid: slam H, by player ")
    assert said.startswith("Bidding: what do you say, grand-slam (worth: 20), pass (you do not bid) or double (")


# --- bots -------------------------------------------------------------------------------------------------------------


def calls_of(state: State, bot: ThumbPlayer, random: Random) -> list[tuple[Calling, int]]:
    """How a bot calls until the first lead, and to what height."""
    called = []
    while state.stage == Stage.DIALOGUE:
        action = bot.choose(state.view(state.to_act), random)
        choices = state.plan.dialogues[state.dialogue][state.dialogue_state]
        call = next(choice.call for choice in choices if choice.action == action)
        called += [(call.calling, call.height)] if call is not None else []
        state.play(action)
    return called


def test_a_greedy_bot_passes_often_and_never_jumps() -> None:
    game, bot, random = playable("auctions"), ThumbPlayer(), Random(1)
    called = [calls_of(game.start(seed), bot, random) for seed in range(60)]
    flat = [calling for calls in called for calling, _ in calls]
    assert 0.5 < flat.count(Calling.PASS) / len(flat) < 0.95
    heights = [[height for calling, height in calls if calling is Calling.BID] for calls in called]
    assert any(heights)
    assert max(high - low for each in heights for low, high in pairwise([-1, *each])) <= 3, "bids of one number apart"


def test_help_tells_every_bid() -> None:
    view = playable("skat").start(4).view(playable("skat").start(4).to_act)
    (told,) = every_word(view)
    assert "264" in told and "120, 121, 126" in told
    assert "120, 121, 126" not in " ".join(choices(view))
