"""The section `dialogues`, read."""

from __future__ import annotations

from stich.language.conditions import terms as t
from stich.language.load import load_model
from stich.language.model.dialogues import Opens


def test_a_dialogue_is_a_machine_of_states() -> None:
    game = load_model("knueffeln")
    dialogue = game.dialogues[game.play.face_down]
    choices = {choice.name.key: choice for choice in dialogue.states[0].choices}

    assert dialogue.opens is Opens.FACE_DOWN_LEAD
    assert choices["accept"].stake == t.Amount(2)
    assert choices["strike the flag"].concedes == t.Amount(1)
    assert {choice.then for choice in choices.values()} == {-1}
