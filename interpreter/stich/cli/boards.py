"""Files of PBN held against the rules of a spec: what ``stich replay`` does with them.

Place in the pipeline: part of ``cli``, over ``match.bridge``; a file is untrusted text.
"""

from __future__ import annotations

from collections import Counter
from typing import BinaryIO

from stich.cli.errors import UsageError
from stich.cli.record import TEXT_AT_MOST
from stich.cli.wording import count, put, put_json
from stich.language.text.diagnostics import quoted
from stich.language.text.home import Folders
from stich.match import pbn
from stich.match.bridge import Judgement, judged
from stich.match.game import load_game
from stich.match.pbn import PbnError

# What is found of a board whose claims agree, by the claim.
AGREE = {"auction": "the auction gives the contract", "score": "contract and result give the score"}


def read_rest(name: str, first: bytes, file: BinaryIO) -> bytes:
    """All of a file of which the first bytes have been read.

    Raises:
        UsageError: it is too large.
    """
    data = first + file.read(TEXT_AT_MOST - len(first) + 1)
    if len(data) > TEXT_AT_MOST:
        raise UsageError(f"{quoted(name)} is larger than {TEXT_AT_MOST // 1_000_000} megabytes")
    return data


def verify_boards(name: str, text: str, spec: str, trusted: Folders, form: str) -> int:
    """Play every board of a file by the rules of a spec, and say which prove true; 1 if any does not.

    Raises:
        SpecError: the spec has faults.
        UsageError: its game has another pack or table.
    """
    game = load_game(spec, trusted=trusted)
    if fault := pbn.misfit(game.model):
        raise UsageError(fault)
    found: list[Judgement] = []
    broken = ""
    try:
        for judgement in judged(game, text):
            found.append(judgement)
            if judgement.fault and form == "text":
                put(f"{name}:{judgement.line}: {_board(judgement)}{judgement.fault}")
    except PbnError as wrong:
        broken = f"{name}:{wrong.line}: {wrong}"
    if not found and not broken:
        broken = f"{name}:1: no board of PBN is here"
    if form == "json":
        put_json(_data(found, broken))
    else:
        put(*([broken] if broken else []), f"{name}: {_summary(found)}")
    return int(bool(broken) or any(each.fault for each in found))


def _board(judgement: Judgement) -> str:
    number = judgement.board.get("Board")
    return f"board {number[:20]}: " if number else ""


def _true(found: list[Judgement]) -> list[Judgement]:
    return [each for each in found if not each.fault and not each.left_out]


def _summary(found: list[Judgement]) -> str:
    true = _true(found)
    parts = [f"{count(len(found), 'board')}: {len(true)} hold ({count(sum(each.tricks for each in true), 'trick')})"]
    agree = Counter(claim for each in found for claim in each.agrees)
    parts += [f"in {number} {words}" for claim, words in AGREE.items() if (number := agree[claim])]
    left = Counter(each.left_out for each in found if each.left_out)
    parts += [f"{number} left out ({why})" for why, number in left.most_common(5)]
    wrong = sum(bool(each.fault) for each in found)
    parts += [f"{wrong} do not hold"] if wrong else []
    astray = sum(each.astray for each in true)
    parts += [f"in {astray} cards stand in another column than that of their holder"] if astray else []
    return "; ".join(parts)


def _data(found: list[Judgement], broken: str) -> dict[str, object]:
    return {
        "ok": not broken and not any(each.fault for each in found),
        "boards": len(found),
        "hold": len(_true(found)),
        "tricks": sum(each.tricks for each in _true(found)),
        **{claim: sum(claim in each.agrees for each in found) for claim in AGREE},
        "left_out": dict(Counter(each.left_out for each in found if each.left_out)),
        "faults": [{"line": each.line, "board": each.board.get("Board"), "message": each.fault}
                   for each in found if each.fault],
        "message": broken,
    }  # fmt: skip
