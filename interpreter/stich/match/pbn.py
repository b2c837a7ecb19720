"""Portable Bridge Notation (PBN 2.1): boards as text, read and written.

Place in the pipeline: below ``deals`` and ``bridge``, which know what a board means for a game.  Untrusted text goes
in, in whatever way other programs write it: tags in any order, with or without the columns, notes and comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from stich.cards import Seat
from stich.errors import StichError
from stich.language.model.game import GameModel

SIDES = "NESW"  # clockwise
SUITS = "SHDC"
RANKS = "AKQJT98765432"
BOARDS_AT_MOST = 100_000
MANDATORY = ("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal",
             "Scoring", "Declarer", "Contract", "Result")  # fmt: skip

_TAG = re.compile(r'\[\s*([A-Za-z]\w*)\s*"((?:\\.|[^"\\\n])*)"\s*\]')
_LOOSE_TAG = re.compile(r'\[\s*([A-Za-z]\w*)\s*"(.*)"\s*\]\s*$', re.MULTILINE)  # with quotes that are not escaped
_BEGINS = re.compile(r'\ufeff?\s*(?:%|;|\[\s*[A-Za-z]\w*\s+")')
_WORD = re.compile(r'"[^"\n]*"|[^\s\[\{;]+')
_SECTION = re.compile(r"(?:Auction|Play|Note|\w*Table)")  # may stand apart from the tags of its board
_CARD = re.compile(rf"([{SUITS}])([{RANKS}]|10)[!?]*", re.IGNORECASE)


class PbnError(StichError, ValueError):
    """A board that does not say what it is to say; ``line`` is where."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


@dataclass(slots=True)
class PbnBoard:
    """One game of a file: its tags, and the words of its sections by their names."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    sections: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)  # of the tags

    def line_of(self, tag: str) -> int:
        """The line in which a tag stands; that of the board if it is not there."""
        return self.lines.get(tag, self.line)

    def get(self, tag: str) -> str:
        """The value of a tag; empty if it is not there or not known."""
        value = self.tags.get(tag, "")
        return "" if value == "?" else value


def is_pbn(text: str) -> bool:
    """Whether a text begins as PBN does."""
    return _BEGINS.match(text) is not None


# --- reading ----------------------------------------------------------------------------------------------------------


def read(text: str) -> Iterator[PbnBoard]:
    """The boards of a text, the values that they take from those before filled in.

    Raises:
        PbnError: something that is no part of a board; or there are very many boards.
    """
    kept: dict[str, str] = {}
    for number, board in enumerate(_boards(text)):
        if number == BOARDS_AT_MOST:
            raise PbnError(f"more than {BOARDS_AT_MOST:,} boards", board.line)
        for tag, value in board.tags.items():
            if value.startswith("##"):
                board.tags[tag] = value[2:] or kept.get(tag, "")
            elif value == "#":
                board.tags[tag] = kept.get(tag, "")
        if "Play" in board.tags and not {"Board", "Deal"} & board.tags.keys():  # the board before at another table
            board.tags |= {tag: kept[tag] for tag in ("Board", "Deal") if tag in kept}
        kept |= board.tags
        yield board


def _boards(text: str) -> Iterator[PbnBoard]:
    board, section, blank = PbnBoard(0), "", False
    for line, kind, word, value in _parts(text):
        if kind == "blank":
            blank, section = True, ""
        elif kind == "tag":
            if board.tags and blank and (word in board.tags or not _SECTION.fullmatch(word)):
                yield board
                board = PbnBoard(line)
            board.line = board.line or line
            board.tags.setdefault(word, value)
            board.lines.setdefault(word, line)
            section, blank = word, False
            board.sections.setdefault(section, [])
        elif section:
            board.sections[section].append((line, word))
    if board.tags:
        yield board


def _parts(text: str) -> Iterator[tuple[int, str, str, str]]:
    """Tags, the words of sections and blank lines, each with its line; comments and escaped lines are passed over."""
    at, line, size = 0, 1, len(text)
    while at < size:
        char = text[at]
        if char == "\n":
            line, at = line + 1, at + 1
            if not text[at : _end(text, at)].strip():
                yield line, "blank", "", ""
        elif char.isspace() or char == "\ufeff":
            at += 1
        elif char == ";" or (char == "%" and (at == 0 or text[at - 1] == "\n")):
            at = _end(text, at)
        elif char == "{":
            end = text.find("}", at)
            if end < 0:
                raise PbnError("a comment has no end; close it with `}`", line)
            line, at = line + text.count("\n", at, end), end + 1
        elif char == "[":
            found = _TAG.match(text, at) or _LOOSE_TAG.match(text, at)
            if found is None:
                raise PbnError('not a tag; one is written as in `[Board "1"]`', line)
            yield line, "tag", found[1], re.sub(r"\\(.)", r"\1", found[2])
            line, at = line + text.count("\n", at, found.end()), found.end()
        else:
            found = _WORD.match(text, at)
            end = found.end() if found else at + 1
            yield line, "word", text[at:end], ""
            at = end


def _end(text: str, at: int) -> int:
    end = text.find("\n", at)
    return len(text) if end < 0 else end


def hands_of(board: PbnBoard) -> dict[str, list[str]]:
    """The cards of North, East, South and West, in the notation of PBN; a hand that is not known is empty.

    Raises:
        PbnError: there is no such deal.
    """
    found = re.fullmatch(rf"([{SIDES}]):\s*(.*)", board.get("Deal").strip(), re.IGNORECASE)
    parts = found[2].split() if found else []
    if found is None or len(parts) != 4:
        raise PbnError("the deal is not written as in `N:AK2.Q3.JT9.87654 - - -`", board.line)
    first, hands = SIDES.index(found[1].upper()), dict[str, list[str]]()
    seen = set[str]()
    for i, part in enumerate(parts):
        suits = part.upper().replace("10", "T").split(".") if part != "-" else [""] * 4
        if len(suits) != 4:
            raise PbnError("a hand has four suits, with a point between", board.line)
        hand = [suit + rank for suit, ranks in zip(SUITS, suits, strict=True) for rank in ranks if rank != "-"]
        for card in hand:
            if card[1] not in RANKS or card in seen:
                raise PbnError(f"the card {card} is none, or stands twice in the deal", board.line)
            seen.add(card)
        hands[SIDES[(first + i) % 4]] = hand
    return hands


@dataclass(frozen=True, slots=True)
class PbnPlay:
    """The play of a board: who leads, and for each trick the card of each side, if it played one."""

    leader: str
    tricks: list[dict[str, str]]
    lines: list[int]  # of each trick


def play_of(board: PbnBoard) -> PbnPlay | None:
    """The play of a board, if it has any.

    Raises:
        PbnError: it is not written as play is.
    """
    words, leader = board.sections.get("Play", []), board.get("Play").upper()
    cards: list[tuple[int, str]] = []
    for line, word in words:
        if word in ("*", "+"):
            break
        if word.startswith(("=", "$", "^")) or not word.strip("!?"):
            continue
        found = _CARD.fullmatch(word)
        if found is None and word != "-" and word != "--":
            raise PbnError(f"`{word[:40]}` is no card of a play, as `SA`", line)
        cards.append((line, "" if found is None else found[1].upper() + found[2].upper().replace("10", "T")))
    if not any(card for _, card in cards):
        return None
    if leader not in SIDES or len(leader) != 1:
        raise PbnError("the play does not say who leads, N, E, S or W", board.line)
    order = SIDES[SIDES.index(leader) :] + SIDES[: SIDES.index(leader)]
    rows = [cards[i : i + 4] for i in range(0, len(cards), 4)]
    tricks = [{side: card for side, (_, card) in zip(order, row, strict=False) if card} for row in rows]
    return PbnPlay(leader, tricks, [row[0][0] for row in rows])


# --- cards and seats --------------------------------------------------------------------------------------------------


def misfit(game: GameModel) -> str:
    """Why a game cannot be written in PBN; nothing if it can: it takes bridge's pack and table."""
    deck, seats = game.deck, game.seats
    ranks = set(deck.ranks) - {"10"} | ({"T"} if "10" in deck.ranks else set())
    if deck.copies != 1 or len(deck) != 52 or set(deck.suits) != set(SUITS) or ranks != set(RANKS):
        return f"PBN knows one pack, of 52 French cards; {game.name} is played with another"
    if seats.players != 4 or seats.sits_out is not None:
        return f"PBN knows one table, of four; at {game.name} there are {seats.playing}"
    return ""


def seat_at(game: GameModel, side: str, north: Seat = 0) -> Seat:
    """The seat of a side, where North has that seat."""
    turn = SIDES.index(side) if game.seats.clockwise else -SIDES.index(side)
    return (north + turn) % 4


def to_ours(game: GameModel, card: str) -> str:
    """A card of PBN in the notation of a game with its pack."""
    return card[0] + "10" if card[1] == "T" and "10" in game.deck.ranks else card


def to_pbn(card: str) -> str:
    """A card in the notation of PBN."""
    return card[0] + card[1:].replace("10", "T")


# --- writing ----------------------------------------------------------------------------------------------------------


def written(board: Mapping[str, str], leader: str, tricks: Sequence[Mapping[str, str]]) -> Iterator[str]:
    """The lines of a board: the tags, the mandatory ones first, and the play in columns from the leader's on."""
    for tag in (*MANDATORY, *(tag for tag in board if tag not in MANDATORY)):
        value = board.get(tag, "").replace("\\", "\\\\").replace('"', '\\"')
        yield f'[{tag} "{value}"]'
    if tricks:
        order = SIDES[SIDES.index(leader) :] + SIDES[: SIDES.index(leader)]
        yield f'[Play "{leader}"]'
        for trick in tricks:
            yield " ".join(trick.get(side, "-") for side in order).strip()
        if len(tricks) < 13 or len(tricks[-1]) < 4:
            yield "*"
    yield ""


def deal_text(hands: Mapping[str, Iterable[str]], first: str = "N") -> str:
    """The value of the tag of a deal."""
    order = SIDES[SIDES.index(first) :] + SIDES[: SIDES.index(first)]

    def hand(cards: Iterable[str]) -> str:
        held = set(cards)
        return ".".join("".join(rank for rank in RANKS if suit + rank in held) for suit in SUITS) if held else "-"

    return f"{first}:{' '.join(hand(hands.get(side, ())) for side in order)}"
