"""What hangs on a secret party is doubtful where it tells who is of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from stich.language.load import load_model
from stich.lint.phrases import findings
from stich.lint.tricks import whole
from tests.engine.test_parties import ONE_PACK

PLAY = "play: {legal: [same suit, any]}"
SCORE = "score:\n"
BONUS = "bonuses:\n"
DIALOGUE = "dialogues:\n  ask: {{opens: {}, say: {{by: speaker, say: {}}}}}\n"


def doubts(folder: Path, old: str, new: str, secret: bool = True) -> int:
    text = ONE_PACK.replace(old, new, 1)
    assert text != ONE_PACK
    if not secret:
        text = text.replace("{re: holders of CQ or SQ, kontra: the others}", "{re: dealer, kontra: the others}")
    path = folder / "small.yaml"
    path.write_text(text.replace("  - {name: toll,", "  - {name: levy,").replace("when: taker is of re, ", ""), "utf-8")
    game = load_model(path)
    return len([each for each in findings(game, whole(game)) if each.code == "hidden-hand"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (PLAY, PLAY.replace("]}", "], guards: [may not lead D when one of re has 1 trick]}")),
        (PLAY, PLAY.replace("]}", "], guards: [may not play CQ when taker is of kontra]}")),
        (PLAY, PLAY.replace("]}", "], guards: [may not play CQ when rich]}")
         + "\ndefine: {conditions: {rich: re has 5 eyes}}"),
        ("{cards: CQ > SQ > HQ > DQ > D}", "{cards: CQ > SQ > HQ > DQ > D, clause: beats when re has 1 trick}"),
        ("when every card is played", "when every card is played or re has 61 eyes"),
        (SCORE, DIALOGUE.format("after a trick, when: seat is of re", "{go on: {}}") + SCORE),
        (SCORE, DIALOGUE.format("on turn", "{go on: {when: re has 1 trick and not said, binds: {said: yes}}}") + SCORE),
        (BONUS, BONUS + "  - {name: x, on: trick, with: any, when: kontra has 3 tricks, points: 1}\n"),
        (BONUS, BONUS + "  - {name: x, on: trick, with: any, when: seat is of re, binds: {x: seat}}\n"),
    ],
)  # fmt: skip
def test_what_tells_who_is_of_a_secret_party(tmp_path: Path, old: str, new: str) -> None:
    assert doubts(tmp_path, old, new) == 1
    assert doubts(tmp_path, old, new, secret=False) == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (PLAY, PLAY.replace("]}", "], guards: [may not lead D when seat is of kontra]}")),
        (PLAY, PLAY.replace("]}", "], guards: [may not lead D when own]}")
         + "\ndefine: {conditions: {own: seat is of re}}"),
        (SCORE, DIALOGUE.format("on turn", "{aye: {when: seat is of re and not said, binds: {said: yes}}}") + SCORE),
        (SCORE, SCORE + "  - {name: x, for: each of re, points: 1, when: one of kontra has no tricks}\n"),
    ],
)  # fmt: skip
def test_what_a_seat_knows_of_itself_may_be_asked(tmp_path: Path, old: str, new: str) -> None:
    assert doubts(tmp_path, old, new) == 0
