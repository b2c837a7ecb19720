"""Boards of bridge and the rules of a game: plays held against the rules, and matches written as boards.

Place in the pipeline: over ``pbn``, which reads and writes the text, and the engine, which plays.  Any game with
bridge's pack and table will do; which it is nobody asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from stich.cards import Seat
from stich.engine.errors import IllegalPlayError, RecordError
from stich.engine.events import TrickEnd
from stich.engine.placed import Placed
from stich.language.conditions.kinds import BindingKind
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.match import pbn
from stich.match.board_claims import claims
from stich.match.game import Game
from stich.match.lines import Line
from stich.match.pbn import SIDES, PbnBoard, PbnError, PbnPlay

NO_TRUMPS = ("N", "NT")
TRICKS = 13


@dataclass(frozen=True, slots=True)
class Judgement:
    """What comes of a board: how many tricks proved true, or why none was played; ``fault`` is what does not hold.
    ``agrees``: which of its claims agree with one another, auction and score; ``astray``: the cards of a trick do not
    stand in the columns of those who hold them."""

    board: PbnBoard
    tricks: int = 0
    left_out: str = ""
    fault: str = ""
    line: int = 0
    agrees: tuple[str, ...] = ()
    astray: bool = False


def judged(game: Game, text: str) -> Iterator[Judgement]:
    """Each board of a text, its cards played by the rules of a game: who may play what, who takes the trick, and how
    many tricks each side has in the end; and what its tags say of auction, contract and score held against one another.

    Raises:
        PbnError: the text is no PBN.
    """
    for board in pbn.read(text):
        found = list(claims(board))
        if wrong := next((claim for claim in found if claim.fault), None):
            yield Judgement(board, fault=wrong.fault, line=wrong.line)
            continue
        try:
            yield replace(_judged(game, board), agrees=tuple(claim.agrees for claim in found if claim.agrees))
        except PbnError as fault:
            yield Judgement(board, fault=str(fault), line=fault.line)


def _judged(game: Game, board: PbnBoard) -> Judgement:
    if not board.get("Deal"):
        return Judgement(board, left_out="no cards", line=board.line)
    hands = pbn.hands_of(board)
    if any(len(hand) != TRICKS for hand in hands.values()):
        return Judgement(board, left_out="not every hand has its thirteen cards", line=board.line)
    play = pbn.play_of(board)
    if play is None:
        return Judgement(board, left_out="no play", line=board.line)
    if any(word.startswith("^") for _, word in board.sections["Play"]):
        return Judgement(board, left_out="its play is marked as irregular", line=board.line)
    bound = _bound(game.model, board)
    if isinstance(bound, str):
        return Judgement(board, left_out=bound, line=board.line)
    return _played(game, board, hands, play, bound)


def _bound(game: GameModel, board: PbnBoard) -> Values | str:
    """The bindings of the spec under the trumps of a board; else why there are none."""
    contract = board.get("Contract").upper().rstrip("X").replace(" ", "")
    trumps = board.get("Trumps").upper() or (contract[1:] if contract[:1].isdigit() else "")
    names = [i for i, each in enumerate(game.bindings) if each.kind is BindingKind.SUITS]
    bound: list[tuple[int, ...]] = [()] * len(game.bindings)
    if trumps in NO_TRUMPS:
        return tuple(bound)
    if trumps not in (*pbn.SUITS,) or not trumps:
        return "what is trumps is not said"
    if len(names) != 1:
        return f"its trumps are {trumps}, and the spec chooses no one suit"
    bound[names[0]] = (game.deck.suits.index(trumps),)
    return tuple(bound)


# --- playing ----------------------------------------------------------------------------------------------------------


def _played(game: Game, board: PbnBoard, hands: Mapping[str, Sequence[str]], play: PbnPlay, bound: Values) -> Judgement:
    model, deck = game.model, game.model.deck
    seats = {side: pbn.seat_at(model, side) for side in SIDES}
    state = Placed(game.start(0, log=True))
    leader = seats[play.leader]
    state.set_dealer(next(seat for seat in range(4) if state.next_seat[seat] == leader))
    state.hold({seats[side]: [deck.index[pbn.to_ours(model, card)] for card in hand] for side, hand in hands.items()})
    state.bind_all(bound)
    state.lead_from(leader)
    state.watch()
    if fault := _leads_rightly(board, play.leader):
        return Judgement(board, fault=fault, line=board.line)
    won, astray = list[Seat](), False
    for number, (row, line) in enumerate(zip(play.tricks, play.lines, strict=True), 1):
        by_holder = _by_holder(row, hands)
        astray = astray or by_holder != row
        try:
            winner = _trick(state, by_holder, seats, model)
        except IllegalPlayError as fault:
            why = str(fault).partition("\n")[0]
            return Judgement(board, len(won), fault=f"trick {number}: {why}", line=line)
        if winner is None:  # the rest was claimed, or never written down
            break
        won.append(winner)
    return Judgement(board, len(won), fault=_result_fault(board, won, seats), line=board.line, astray=astray)


def _by_holder(row: Mapping[str, str], hands: Mapping[str, Sequence[str]]) -> Mapping[str, str]:
    """A trick as the hands have it: programs are seen to write its cards in other columns, where nobody holds them."""
    if all(card in hands[side] for side, card in row.items()):
        return row
    found = {side: card for card in row.values() for side in SIDES if card in hands[side]}
    return found if len(found) == len(row) else row


def _leads_rightly(board: PbnBoard, leader: str) -> str:
    """What is wrong with who leads: of bridge it is the declarer's left-hand neighbour."""
    declarer = board.get("Declarer").strip("^").upper()
    if declarer in (*SIDES,) and SIDES[(SIDES.index(declarer) + 1) % 4] != leader:
        return f"{leader} leads, and {declarer} has declared; the one on his left leads"
    return ""


def _trick(state: Placed, row: Mapping[str, str], seats: Mapping[str, Seat], game: GameModel) -> Seat | None:
    """Who wins a trick; nobody knows if it is not played to its end."""
    side_at = {seat: side for side, seat in seats.items()}
    for _ in range(4):
        card = row.get(side_at[state.to_act], "")
        if not card:
            return None
        before = state.event_count
        state.play(game.deck.index[pbn.to_ours(game, card)])
        for event in state.events_after(before):
            if isinstance(event, TrickEnd):
                return event.winner
    return None


def _result_fault(board: PbnBoard, won: Sequence[Seat], seats: Mapping[str, Seat]) -> str:
    """What the result says otherwise than the tricks, as far as they were played."""
    for sides, number in _results(board):
        ours = sum(winner in [seats[side] for side in sides] for winner in won)
        if not ours <= number <= ours + TRICKS - len(won):
            return f"{sides} has {number} tricks by the result, {ours} of {len(won)} by the rules"
    return ""


def _results(board: PbnBoard) -> Iterator[tuple[str, int]]:
    """How many tricks which sides have by the result."""
    words, declarer = board.get("Result").strip("^").upper().split(), board.get("Declarer").strip("^").upper()
    if len(words) == 1 and words[0].isdecimal() and declarer in (*SIDES,) and declarer:
        yield "NS" if declarer in "NS" else "EW", int(words[0])
    words = board.get("Tricks").upper().split() or words
    for sides, number in zip(words[::2], words[1::2], strict=False):
        if sides in ("NS", "EW") and number.isdecimal():
            yield sides, int(number)


# --- writing ----------------------------------------------------------------------------------------------------------


def boards(game: Game, lines: Iterable[Line]) -> Iterator[str]:
    """The lines of a file of PBN that tells the deals of a match; the lines of a record are taken as true.

    Raises:
        RecordError: the game has another pack or table, or a deal other hands, than PBN knows.
    """
    model = game.model
    if fault := pbn.misfit(model):
        raise RecordError(1, fault)
    yield "% PBN 2.1"
    yield "% EXPORT"
    yield f"% the game is {model.name}, the spec's sha256 {model.sha256}"
    writer = _Writer(game)
    for number, line in enumerate(lines, 1):
        yield from writer.take(number, line)


class _Writer:
    """Gathers what one deal says, and writes it when it is over."""

    def __init__(self, game: Game) -> None:
        self._game, self._model = game, game.model
        self._side = {pbn.seat_at(game.model, side): side for side in SIDES}
        self._head: Line = {}
        self._begin({"number": 0, "dealer": 0, "hands": []})

    def _begin(self, line: Line) -> None:
        self._deal = line
        self._hands = [set(map(pbn.to_pbn, hand)) for hand in line["hands"]]
        self._tricks: list[dict[str, str]] = []
        self._leader, self._row, self._trumps = "", dict[str, str](), ""
        self._won = [0, 0]

    def take(self, number: int, line: Line) -> Iterator[str]:
        """The lines of a board, if one is over with this line of the record."""
        match line["event"]:
            case "match":
                self._head = line
            case "deal":
                trumps = self._trumps  # may have been bound before
                self._begin(line)
                self._trumps = trumps
            case "bind":
                self._bind(line)
            case "transfer":
                self._transfer(line)
            case "draw":
                self._hands[line["seat"]].add(pbn.to_pbn(line["card"]))
            case "play":
                self._play(number, line)
            case "trick":
                self._tricks.append(self._row)
                self._row = {}
                if line["winner"] is not None:
                    self._won[self._side[line["winner"]] in "EW"] += 1
            case "deal_end":
                yield from self._write(line)
                self._trumps = ""
            case _:
                pass

    def _bind(self, line: Line) -> None:
        """A single suit that is bound is trumps, if the spec binds no other."""
        suits = [each for each in self._model.bindings if each.kind is BindingKind.SUITS]
        if len(suits) == 1 and suits[0].name.key == line["name"]:
            self._trumps = line["value"][0] if len(line["value"]) == 1 else ""

    def _transfer(self, line: Line) -> None:
        gives, takes = ({pbn.to_pbn(card) for card in line[key]} for key in ("gives", "takes"))
        self._hands[line["seat"]] = self._hands[line["seat"]] - gives | takes
        if isinstance(line.get("to"), int):
            self._hands[line["to"]] |= gives

    def _play(self, number: int, line: Line) -> None:
        if not self._leader:
            self._leader = self._side[line["seat"]]
            if any(len(hand) != TRICKS for hand in self._hands):
                raise RecordError(number, "PBN knows hands of thirteen cards, and others are played with here")
            self._first = [set(hand) for hand in self._hands]
        self._row[self._side[line["seat"]]] = pbn.to_pbn(line["card"])

    def _write(self, end: Line) -> Iterator[str]:
        """The board.  Nobody declares in these games, so what is trumps and how many tricks each side has stand in tags
        of their own; a deal in which nobody plays says what was dealt."""
        if self._row:
            self._tricks.append(self._row)
        hands = self._first if self._leader else self._hands
        players = {self._side[seat]: name for seat, name in enumerate(self._head["players"])}
        pairs = self._model.seats.sides == ((0, 2), (1, 3)) and len(self._tricks) > 0
        tags = {
            "Event": self._model.titles.titles.get("en", self._model.name),
            "Board": str(end["number"]),
            "West": players["W"],
            "North": players["N"],
            "East": players["E"],
            "South": players["S"],
            "Dealer": self._side[self._deal["dealer"]],
            "Vulnerable": "None",
            "Deal": pbn.deal_text({self._side[seat]: hand for seat, hand in enumerate(hands)}),
        }
        if trumps := self._trumps or ("NT" if not self._chooses() else ""):
            tags["Trumps"] = trumps
        if pairs:
            tags["Tricks"] = f"NS {self._won[0]} EW {self._won[1]}"
        yield from pbn.written(tags, self._leader, self._tricks)

    def _chooses(self) -> bool:
        """Whether any suit can be another than the others in this game."""
        return bool(self._model.powers or self._model.bindings)
