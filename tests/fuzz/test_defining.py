"""A rule that is given a name by ``define`` is the rule that it was: whole specs in which every phrase has a name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stich.engine.events import DealEnd
from stich.language.load import check
from stich.match.game import Game
from tests.fuzz import material
from tests.fuzz.specs import dumped
from tests.specs_under_test import NAMES, Bots

CONDITIONS = ("when", "until", "deal ends", "ends")
CLAUSE = re.compile(r"(.* )?(when|unless) (?!.*\b(?:when|unless|yields)\b)(.+)")


def named(data: Any) -> int:
    """Give every condition and number a name; how many there are now."""
    defined = data.setdefault("define", {})
    numbers, conditions = defined.setdefault("numbers", {}), defined.setdefault("conditions", {})
    for site in list(material.sites({key: value for key, value in data.items() if key != "define"})):
        said = site.value
        if "its suit" in str(said) or "its rank" in str(said) or str(said) in ("1 suit", "2 suits"):
            continue
        if site.kind in CONDITIONS and isinstance(said, str):
            conditions[f"asked{len(conditions)}"] = said
            site.holder[site.key] = f"asked{len(conditions) - 1}"
        elif site.kind == "number" and site.key in material.NUMBERS:
            numbers[f"number{len(numbers)}"] = said
            site.holder[site.key] = f"number{len(numbers) - 1}"
        elif site.kind in ("clause", "guards[]", "exempt[]", "guard", "exempt") and isinstance(said, str):
            asked = CLAUSE.fullmatch(said)
            if asked:
                conditions[f"asked{len(conditions)}"] = asked[3]
                site.holder[site.key] = f"{asked[1] or ''}{asked[2]} asked{len(conditions) - 1}"
    return len(numbers) + len(conditions)


def told(data: Any, folder: Path, name: str) -> list[str]:
    """The ends of some deals of a spec."""
    path = folder / f"{name}.yaml"
    path.write_text(dumped(data), "utf-8")
    model, faults = check(path)
    assert model is not None, [str(fault) for fault in faults if fault.is_error]
    state = Game(model).start(7, deals=2, log=True)
    for _ in Bots(7, len(state.hands), give_up_once_in=300).play_out(state):
        pass
    return [repr(event) for event in state.log or [] if isinstance(event, DealEnd)]


WHOLE = [
    name for name, data in material.specs().items() if name.removesuffix(", whole") in NAMES and "extends" not in data
]


@pytest.mark.parametrize("name", WHOLE)
def test_a_rule_with_a_name_is_the_same_rule(tmp_path: Path, name: str) -> None:
    data = material.spec(name)
    data["game"] = "whole"
    data.pop("examples", None)
    before = told(data, tmp_path, "whole")
    assert named(data)
    assert told(data, tmp_path, "whole") == before and len(before) == 2
