"""What the tags of a board say, held against one another: the auction, the contract, the result and the score.

Place in the pipeline: over ``pbn``, beside ``bridge``, which plays the cards.  What a board scores stands in
``board_scores.json``.  Whatever is not understood is not judged: programs write these tags in many ways.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from stich.match.pbn import SIDES, PbnBoard

SCORES = Path(__file__).with_name("board_scores.json")
BOOK = 6  # tricks that count for nothing
TRICKS = 13
VULNERABLE = {"NONE": "", "LOVE": "", "-": "", "NS": "NS", "EW": "EW", "ALL": "NSEW", "BOTH": "NSEW"}
OTHERWISE_SCORED = re.compile(
    r"(?:rubber|chicago|old).*|.*;.*", re.IGNORECASE
)  # or with changes that a word stands for

_BID = re.compile(r"([1-7])(C|D|H|S|N)(?:T|O-?TRUMPS?|LUBS?|IAMONDS?|EARTS?|PADES?)?")
_CONTRACT = re.compile(rf"{_BID.pattern} *(X{{0,2}})")
_SCORE = re.compile(r"(?:(NS|EW) )?([+-]?\d{1,5})(?: (NS|EW) ([+-]?\d{1,5}))?")


class Claimed(NamedTuple):
    """What is wrong with a claim, and in which line; or what is claimed and agrees."""

    fault: str
    line: int
    agrees: str = ""


@dataclass(frozen=True, slots=True)
class BoardContract:
    """What is to be made: so many tricks above the book, in a suit or in none (``N``), doubled so many times."""

    level: int
    suit: str
    doubled: int
    declarer: str

    def __str__(self) -> str:
        trumps = "NT" if self.suit == "N" else self.suit
        return f"{self.level}{trumps}{'X' * self.doubled} by {self.declarer}"


def claims(board: PbnBoard) -> Iterator[Claimed]:
    """What a board claims that can be judged by its other tags: that its contract comes of its auction, and its score
    of contract and result."""
    named, called = contract_in_tags(board), _Auction(board)
    if fault := called.fault:
        yield fault
        return
    if called.over:
        claim = _contract_claim(board, called.contract, named)
        yield claim
        if claim.fault:
            return
    if named is not None:
        yield from _score_claim(board, named)
    elif board.get("Contract").upper() == "PASS" and (said := _score_for(board, "NS")):
        yield Claimed(f"the score is {said}, and all passed", board.line_of("Score"))


# --- the auction ------------------------------------------------------------------------------------------------------


class _Auction:
    """The calls of a board, judged one after the other."""

    def __init__(self, board: PbnBoard) -> None:
        self.fault: Claimed | None = None
        self.over = False
        self._last: tuple[int, str, str] | None = None  # the last bid, and who made it
        self._doubled, self._passes, self._calls = 0, 0, 0
        self._first: dict[tuple[bool, str], str] = {}  # who of a pair was first to name a suit
        self._read(board)

    @property
    def contract(self) -> BoardContract | None:
        """What was called in the end; nothing if all passed."""
        if self._last is None:
            return None
        level, suit, side = self._last
        return BoardContract(level, suit, self._doubled, self._first[side in "NS", suit])

    def _read(self, board: PbnBoard) -> None:
        dealer, first = board.get("Dealer").upper(), board.get("Auction").upper()
        words = board.sections.get("Auction", [])
        if not words or first not in (*SIDES,) or not _is_plain(words):
            return
        if dealer in (*SIDES,) and dealer != first and not _is_shifted(words, first, dealer):
            self.fault = Claimed(f"the auction begins with {first}, and {dealer} has dealt", board.line_of("Auction"))
            return
        turn = SIDES.index(first)
        for line, word in words:
            call = word.strip("!?").upper()
            if not call or call[0] in "=$":
                continue
            if call == "-":
                turn += 1
                continue
            if call in ("*", "+"):
                return
            if call == "AP":
                self.over = True
                return
            if self.over:
                self.fault = Claimed(f"the auction: {word[:10]} is called after its end", line)
                return
            why = self._call(call, SIDES[turn % 4])
            if why is None:
                return  # a word of whoever wrote it
            if why:
                self.over, self.fault = False, Claimed(f"the auction: {word[:10]} by {SIDES[turn % 4]}, {why}", line)
                return
            turn += 1

    def _call(self, call: str, side: str) -> str | None:
        """Take a call; why it cannot be made, nothing if it can, ``None`` if it is no call."""
        self._calls += 1
        if call in ("PASS", "P"):
            self._passes += 1
            self.over = self._passes == (4 if self._last is None else 3)
            return ""
        self._passes = 0
        if call in ("X", "D", "DBL"):
            if self._last is None or self._doubled or (self._last[2] in "NS") == (side in "NS"):
                return "and there is no bid of the other side to double"
            self._doubled = 1
            return ""
        if call in ("XX", "R", "RDBL"):
            if self._last is None or self._doubled != 1 or (self._last[2] in "NS") != (side in "NS"):
                return "and nothing of this side is doubled"
            self._doubled = 2
            return ""
        found = _BID.fullmatch(call)
        return None if found is None else self._bid(int(found[1]), found[2], side)

    def _bid(self, level: int, suit: str, side: str) -> str:
        order = _scores()["calls"].index
        if self._last is not None and (level, order(suit)) <= (self._last[0], order(self._last[1])):
            return f"which is no more than {self._last[0]}{self._last[1]}"
        self._last, self._doubled = (level, suit, side), 0
        self._first.setdefault((side in "NS", suit), side)
        return ""


def _is_plain(words: list[tuple[int, str]]) -> bool:
    """Whether nothing irregular is marked in an auction."""
    return not any(word.startswith("^") for _, word in words)


def _is_shifted(words: list[tuple[int, str]], first: str, dealer: str) -> bool:
    """Whether the auction begins in another column than that of the dealer, with nothing before him."""
    away = (SIDES.index(dealer) - SIDES.index(first)) % 4
    return [word for _, word in words[:away]] == ["-"] * away


# --- contract and score -----------------------------------------------------------------------------------------------


def contract_in_tags(board: PbnBoard) -> BoardContract | None:
    """The contract that the tags name with its declarer; nothing where they do not."""
    found = _CONTRACT.fullmatch(board.get("Contract").strip().upper())
    declarer = board.get("Declarer").strip("^ ").upper()
    if found is None or declarer not in (*SIDES,):
        return None
    return BoardContract(int(found[1]), found[2], len(found[3]), declarer)


def _contract_claim(board: PbnBoard, called: BoardContract | None, named: BoardContract | None) -> Claimed:
    """What the contract says otherwise than the auction.  A declarer with a caret is one by some irregularity."""
    if called and named and board.get("Declarer").startswith("^"):
        called = replace(called, declarer=named.declarer)
    if called == named or (named is None and board.get("Contract").upper() != "PASS"):
        return Claimed("", 0, "auction" if called == named and (named or board.get("Contract")) else "")
    if called is None or named is None:
        what = "all passed in the auction" if called is None else f"the auction gives {called}"
        return Claimed(f"the contract is {named or 'Pass'}, and {what}", board.line_of("Contract"))
    return Claimed(f"the contract is {named}, and the auction gives {called}", board.line_of("Contract"))


def _score_claim(board: PbnBoard, contract: BoardContract) -> Iterator[Claimed]:
    """What the score says otherwise than contract, result and vulnerability."""
    pair = "NS" if contract.declarer in "NS" else "EW"
    said, tricks = _score_for(board, pair), _tricks_of(board)
    vulnerable = VULNERABLE.get(board.get("Vulnerable").strip().upper() or "?")
    if said is None or tricks is None or vulnerable is None or OTHERWISE_SCORED.fullmatch(board.get("Scoring").strip()):
        return
    scored = score(contract, tricks, pair in vulnerable)
    if said != scored:
        how = f"{contract}, {tricks} tricks, {'vulnerable' if pair in vulnerable else 'not vulnerable'}"
        yield Claimed(f"the score is {said} for {pair}, and {how} give {scored}", board.line_of("Score"))
    else:
        yield Claimed("", 0, "score")


def _score_for(board: PbnBoard, pair: str) -> int | None:
    """What a pair scores by the tag: it names whose points it tells, else they are the declarer's side's."""
    found = _SCORE.fullmatch(" ".join(board.get("Score").upper().split()))
    if found is None:
        return None
    whose, points, other, others = found[1] or pair, int(found[2]), found[3], found[4]
    if other and (other == whose or int(others) != -points):
        return None
    return points if whose == pair else -points


def _tricks_of(board: PbnBoard) -> int | None:
    """How many tricks the declarer's side has by the result."""
    word = board.get("Result").strip("^ ")
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 3 and int(word) <= TRICKS else None


def score(contract: BoardContract, tricks: int, vulnerable: bool) -> int:
    """What the declarer's side scores.

    >>> score(BoardContract(4, "S", 0, "N"), 10, True), score(BoardContract(3, "N", 1, "W"), 7, False)
    (620, -300)
    """
    table = _scores()
    over, doubled = tricks - BOOK - contract.level, contract.doubled
    if over < 0:
        down = table["undertricks"][doubled][vulnerable]
        return -sum(int(down[min(i, len(down) - 1)]) for i in range(-over))
    each = table["trick"][contract.suit]
    bid = (contract.level * each + table["first_trick_more"].get(contract.suit, 0)) * table["times"][doubled]
    bonus = table["game"][vulnerable] if bid >= table["game_from"] else table["part_game"]
    bonus += table["levels"].get(str(contract.level), [0, 0])[vulnerable] + table["made_doubled"][doubled]
    more = table["overtrick_doubled"][doubled - 1][vulnerable] if doubled else each
    return int(bid + bonus + over * more)


@cache
def _scores() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(SCORES.read_text("utf-8"))
    return found
