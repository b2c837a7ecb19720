"""Small games made up at random: every rule of the language beside every other, which no source would write.

Most of them are refused, and so they should be; what is let through must be playable.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Data = dict[str, Any]
Options = dict[str, Callable[[], Any]]  # what may be said under a key, and how it is made up

DECKS = (
    {"suits": "french", "ranks": "A K Q J"}, {"suits": "S H", "ranks": "A K Q J 10 9"},
    {"suits": "german", "ranks": "D K O U 10 9 8 7"}, {"suits": "french", "ranks": "A K Q J 10 9 8 7"},
    {"suits": "S H D", "ranks": "A K Q"}, {"suits": "S", "ranks": "A K Q J 10 9 8 7"},
    {"suits": "S H D C", "ranks": "A"},
    {"suits": "S H T", "ranks": {"S H": "A K Q J", "T": "V IV III II I"}, "add": "Fool"},
)  # fmt: skip
SUBJECTS = ("side", "seat", "other side", "a side", "no side")


def invented(rng: random.Random) -> Data:
    """A game as data."""
    return _Inventor(rng).game()


class _Inventor:
    """Makes up one game; remembers the names that it has declared, so that they can be spoken of."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.deck = rng.choice(DECKS)
        self.suits = {"french": "S H D C", "german": "A L H B"}.get(self.deck["suits"], self.deck["suits"]).split()
        ranks = self.deck["ranks"] if isinstance(self.deck["ranks"], str) else "A K Q J"
        self.ranks = ranks.split()
        self.players = rng.choice((1, 2, 2, 2, 3, 3, 4, 4, 5))
        self.seat_names: list[str] = []
        self.suit_names: list[str] = []
        self.rank_names: list[str] = []
        self.powers: list[str] = []
        self.card_points: list[str] = []
        self.dialogues: Data = {}
        self.phases: list[str] = []
        self.bids = False

    def some(self, chance: float) -> bool:
        return self.rng.random() < chance

    def pick(self, *items: Any) -> Any:
        return self.rng.choice(items)

    def kept(self, options: Options, likely: dict[str, float], otherwise: float) -> Data:
        """Some of the options; the others are not even made, as that would declare names."""
        return {key: make() for key, make in options.items() if self.some(likely.get(key, otherwise))}

    def game(self) -> Data:
        """The whole of it."""
        deal = self._steps()
        data = {"format": 1, "game": "fuzzed", "title": {"en": "X"}, "deck": dict(self.deck), "seats": self._seats()}
        if self.some(0.3):
            self.card_points.append("eyes")
            data["card points"] = {"eyes": self.pick({self.ranks[0]: 11}, {self.ranks[-1]: 1}, {"any": 1})}
        talks = self._beside_cards()
        data |= {"deal": deal, "play": self._play(), "ties": self.pick("first played", "last played", "nobody")}
        if self.some(0.5):
            data["powers"] = self._powers()
        if self.dialogues:
            data["dialogues"] = self.dialogues
        if self.card_points and self.some(0.4):
            data["bonuses"] = [self._bonus(talks)]
        data |= {"deal ends": self._end(), "score": self._score(), "match": self._match()}
        return data

    def _seats(self) -> Data:
        seats: Data = {"players": self.players, "sides": "each"}
        if self.players == 4:
            seats["sides"] = self.pick("opposite", "each", [[0, 1, 2], [3]], [[0, 1], [2], [3]])
        if self.players > 2 and self.some(0.15):
            seats |= {"playing": self.players - 1, "sits out": self.pick("dealer", "seat before dealer")}
        if self.some(0.1):
            seats["direction"] = "anticlockwise"
        return seats

    # --- words -----------------------------------------------------------------------------------------------------

    def _cards(self) -> str:
        names = [
            *self.suit_names,
            *self.rank_names,
            *self.ranks,
            *self.suits,
            *self.powers,
            "any",
            "any",
            f"{self.suits[0]}{self.ranks[0]}",
        ]
        one = self.rng.choice(names)
        match self.rng.randrange(6):
            case 0:
                return f"{one} but {self.rng.choice(self.ranks)}"
            case 1:
                return f"{one} or {self.rng.choice(names)}"
            case 2:
                return f"{self.rng.choice(self.ranks)} or {self.pick('higher', 'lower')}"
            case _:
                return one

    def _seat(self, *more: str) -> str:
        seat = self.rng.choice(["dealer", "forehand", *more, *self.seat_names, *self.seat_names])
        while self.some(0.25):
            seat = f"seat {self.pick('after', 'before')} {seat}"
        return seat

    def _when(self, place: str) -> str:
        """A condition that the place mostly knows."""
        n = self.rng.choice((0, 1, 2, 3, 5))
        others = () if place == "award" else ("a hand", "no hand", "forehand", "dealer")
        who = self.pick(*SUBJECTS, *self.seat_names, *(() if place == "award" else ("dealer",)))
        said = [f"{who} has {n} tricks", f"{self._who()} has at most {n} tricks", "side has the first trick"]
        if place in ("guard", "award", "dialogue", "concede", "transfer", "bonus"):
            said += [f"{self.pick('seat', 'seat', 'side', *others)} holds {self._cards()}"] * 3
            said += [*self._sitting(place), f"seat has {n} cards"]
            said += [f"{name} is named" for name in (*self.seat_names, *self.suit_names)]
        if place in ("guard", "dialogue"):
            said.append("stock is empty")
        if place in ("guard", "dialogue", "concede"):
            said += [f"in trick {n + 1}", f"after trick {n + 1}", f"stake is {n}", f"stake is at most {n}"]
        if place in ("dialogue", "concede", "award", "guard"):
            said += [f"side has {n} points", *(["side makes its bid", "seat has no bids"] if self.bids else [])]
        if place in ("dialogue", "transfer"):
            said += [f"{self._cards()} lies turned up"]
        if place == "transfer":
            said += ["in deal 1 of every 2"]
        if place == "guard":
            said += [f"{self._cards()} was led", f"{self._cards()} was played", f"trick has {self._cards()}"]
        if self.card_points:
            said.append(f"side has {n} eyes")
        one = self.rng.choice(said)
        match self.rng.randrange(6):
            case 0:
                return f"not {one}"
            case 1:
                return f"{one} {self.pick('and', 'or')} {self.rng.choice(said)}"
            case _:
                return one

    def _sitting(self, place: str) -> list[str]:
        """Who sits where."""
        if place == "award":
            return [f"{name} is of side" for name in self.seat_names]
        return [f"seat is {self._seat()}", f"{self._seat()} is of side"]

    def _who(self) -> str:
        return self.pick(*SUBJECTS, "dealer", *self.seat_names)

    def _amount(self) -> str:
        return str(self.pick(0, 1, 2, "stake", "stake plus 1", "2 times stake", "1 for each trick"))

    # --- the deal --------------------------------------------------------------------------------------------------

    def _steps(self) -> list[Data]:
        size = len(self.suits) * len(self.ranks)
        each = max(1, min(8, size // self.players - self.pick(0, 0, 1, 1, 2)))
        steps: list[Data] = [{"deal": {"cards": each}}]
        if self.some(0.3) and each > 1:
            first = self.rng.randint(1, each - 1)
            steps = [{"deal": {"cards": first}}, {"deal": {"cards": each - first}}]
        if self.some(0.2):
            steps[0]["deal"]["face up"] = 1
        for make in self.rng.sample((self._turn, self._cut, self._bind, self._talk, self._transfer, self._transfer,
                                     self._talk), self.rng.randint(0, 5)):  # fmt: skip
            steps.insert(self.pick(len(steps), len(steps), self.rng.randint(0, len(steps))), make())
        if self.some(0.1) and self.dialogues:
            steps.append({"again": self.rng.choice(list(self.dialogues))})
        return steps

    def _turn(self) -> Data:
        name = f"trump{len(self.suit_names)}"
        self.suit_names.append(name)
        turn: Data = {"bind": name, "until": self.pick("1 suit", "1 suit", "2 suits")}
        options: Options = {
            "then": lambda: self.pick("under the stock", "on the stock"),
            "throw in after": lambda: self.pick(1, 2, 3),
            "throw in when empty": lambda: True,
        }
        return {"turn up": turn | self.kept(options, {}, 0.4)}

    def _cut(self) -> Data:
        return {"cut": {"by": self._seat(), "looks at": self.pick(0, 1, 2, 3), "lays out": self._cards()}}

    def _bind(self) -> Data:
        name = f"suit{len(self.suit_names)}"
        self.suit_names.append(name)
        return {"bind": {name: self.pick("suit of the last card dealt", "suit of the lowest face-up card")}}

    def _transfer(self) -> Data:
        transfer: Data = {"name": f"t{self.rng.randrange(99)}", "gives": self._cards()}
        options: Options = {
            "who": lambda: self._seat(f"holder of {self._cards()}"),
            "when": lambda: self._when("transfer"),
            "first": lambda: self._seat(),
        }
        transfer |= self.kept(options, {}, 0.35)
        return {"transfer": transfer | (self._portion() if self.some(0.8) else self._exchange())}

    def _exchange(self) -> Data:
        """One card for one."""
        told: Data = {
            "from": self.pick("turned up", "turned up", "laid out"),
            "takes": self.pick("its suit", self._cards()),
        }
        return told | ({"turn next": True} if self.some(0.2) else {})

    def _portion(self) -> Data:
        """So many cards of the hand."""
        told: Data = {"count": self.pick(1, 2, 3, "0 to 3", "1 to 2", "all", "all but 1")}
        options: Options = {
            "to": lambda: self.pick("stock", "turned up", "aside", "seat after giver", self._seat("giver")),
            "from": lambda: self.pick("turned up", "laid out", "stock", "stock", "aside"),
            "must": lambda: True,
            "shown": lambda: True,
        }
        told |= self.kept(options, {"from": 0.6, "must": 0.5, "to": 0.5}, 0.15)
        if "from" in told:
            told["taken"] = self.pick("all", "as many as given", 1, 3)
            if self.some(0.3):
                told["takes"] = self._cards()
            if "must" in told and self.some(0.4):
                told |= {"take first": True, "taken": self.pick("all", 1, 3)}
        if "seat" in str(told.get("to")) and "from" not in told and self.some(0.4):
            told["at once"] = True
        return told | ({"strongest": True} if "must" in told and self.some(0.15) else {})

    def _talk(self) -> Data:
        name = f"talk{len(self.dialogues)}"
        self.dialogues[name] = self._dialogue("step")
        return {"dialogue": name}

    # --- what is said ----------------------------------------------------------------------------------------------

    def _beside_cards(self) -> list[str]:
        for opens in ("on lead", "on turn", "face-down lead", "on bonus"):
            if self.some(0.15):
                self.dialogues[f"talk{len(self.dialogues)}"] = self._dialogue(opens)
        return [name for name, talk in self.dialogues.items() if talk["opens"] == "on bonus"]

    def _dialogue(self, opens: str) -> Data:
        talk: Data = {"opens": opens}
        if self.some(0.3) or opens in ("on lead", "on turn"):
            talk["when"] = self._when("dialogue")
        states = [f"s{n}" for n in range(self.pick(1, 1, 2, 3))]
        for place, state in enumerate(states):
            by = "speaker" if place == 0 and opens in ("on lead", "on turn") else self._seat("opponent", "speaker")
            said: Data = {"by": by, "say": self._say(states[place:] if self.some(0.2) else states[place + 1 :])}
            if self.some(0.2):
                said["in turn"] = True
            talk[state] = said
        return talk

    def _say(self, on: list[str]) -> Data:
        choices = {f"{word}{self.rng.randrange(9)}": self._choice(on) for word in "abc"[: self.pick(1, 2, 2, 3)]}
        if self.some(0.7):
            choices[self.pick("pass", "pass", "no", "give up")] = {}
        return choices

    def _choice(self, on: list[str]) -> Data:
        options: Options = {
            "when": lambda: self._when("dialogue"),
            "stake": self._amount,
            "concedes": self._amount,
            "sits out": lambda: self._seat("speaker", "opponent"),
            "begins play": lambda: True,
            "ends deal": lambda: True,
            "throw in": lambda: True,
            "exchanges": lambda: {"gives": self._cards(), "from": self.pick("turned up", "laid out", "aside")},
        }
        options |= {"then": lambda: self.rng.choice(on)} if on else {}
        options |= {"gains": lambda: {"eyes": "20"}} if self.card_points else {}
        options |= {"phase": lambda: self.rng.choice(self.phases)} if self.phases else {}
        choice = self.kept(options, {"when": 0.35, "then": 0.5}, 0.08)
        if self.some(0.12):
            self.bids = True
            return choice | {"bids": self.pick("0 to hand", "0 to 3", "1 to 2")}
        return choice | ({"binds": self._binds()} if self.some(0.45) else {})

    def _binds(self) -> Data:
        kind = self.pick("seat", "seat", "suit", "rank")
        if kind == "seat":
            name = self.rng.choice([*self.seat_names, f"seat{len(self.seat_names)}"])
            if name not in self.seat_names:
                self.seat_names.append(name)
            return {name: self._seat("speaker", "opponent")}
        name = f"{kind}{len(self.suit_names)}{len(self.rank_names)}x"
        (self.suit_names if kind == "suit" else self.rank_names).append(name)
        return {name: f"a {kind}"}

    # --- the play --------------------------------------------------------------------------------------------------

    def _play(self) -> Data:
        play: Data = {}
        if self.some(0.4):
            play["leader"] = self._seat(f"holder of {self._cards()}")
        if self.some(0.3):
            play["phases"] = self._phases()
        else:
            play["legal"] = self._legal()
        options: Options = {
            "guards": lambda: [self._guard() for _ in range(self.pick(1, 1, 2))],
            "exempt": lambda: [f"need not play {self._cards()}"],
            "pass": lambda: True,
            "lone": self._cards,
            "concede": lambda: {"when": self._when("concede"), "for": self._amount()},
        }
        play |= self.kept(options, {"guards": 0.3, "exempt": 0.15, "pass": 0.25}, 0.12)
        down = [name for name, talk in self.dialogues.items() if talk["opens"] == "face-down lead"]
        if down:
            play["face down"] = down[0]
        return play

    def _phases(self) -> list[Data]:
        self.phases += ["one", "two"]
        until = self.pick("stock is empty", f"{self._who()} has 2 tricks", "after trick 1")
        draw = self.pick(1, 1, 2, {"cards": 1, "top card": "face up"})
        return [
            {"name": "one", "legal": self._legal(), "until": until, "draw": draw},
            {"name": "two", "legal": self._legal()},
        ]

    def _legal(self) -> list[Any]:
        rungs = [
            "same suit",
            "same suit beating",
            "beating",
            self._cards(),
            {"holding": "same suit", "may play": "any"},
        ]
        found = self.rng.sample(rungs, self.pick(0, 1, 1, 2))
        return found + (["any"] if self.some(0.85) or not found else [])

    def _guard(self) -> str:
        word = self.pick("may not lead", "may not play", "must lead", "may not lead")
        return f"{word} {self._cards()}" + (
            f" {self.pick('when', 'unless')} {self._when('guard')}" if self.some(0.6) else ""
        )

    def _powers(self) -> Data:
        powers: Data = {}
        for name in ("high", "low", "third")[: self.pick(1, 2, 3)]:
            options: Options = {
                "clause": self._clause,
                "else": lambda: self.pick("dead", "plain"),
                "suit": lambda: self.rng.choice([*self.suits, *self.suit_names]),
            }
            cards = {"cards": self._power_cards()}
            powers[name] = cards | self.kept(options, {"clause": 0.5, "else": 0.3}, 0.15)
            self.powers.append(name)
        return powers

    def _clause(self) -> str:
        whens = (f"when {self._who()} has 1 trick", f"unless trick has {self.rng.choice(self.ranks)}", "when led",
                 "unless stock is empty")  # fmt: skip
        return str(self.pick("beats nothing", "beats lower powers", *(f"beats {when}" for when in whens)))

    def _power_cards(self) -> str:
        names = [*self.suit_names, *self.rank_names, *self.ranks, f"{self.suits[0]}{self.ranks[0]}"]
        return " > ".join(self.rng.sample(names, self.pick(1, 1, 2)))

    def _bonus(self, talks: list[str]) -> Data:
        bonus: Data = {"name": "b", "on": self.pick("lead", "trick"), "gains": {"eyes": self._amount()}}
        options: Options = {
            "when": lambda: self._when("bonus"),
            "with": self._cards,
            "holding" if bonus["on"] == "lead" else "taking": lambda: self.pick(
                f"{self.rng.choice(self.ranks)} of its suit", self._cards()
            ),
        }
        bonus |= self.kept(options, {"when": 0.4, "with": 0.6}, 0.5)
        return bonus | ({"dialogue": talks[0]} if talks and bonus["on"] == "lead" else {})

    # --- the score -------------------------------------------------------------------------------------------------

    def _end(self) -> str:
        few = f"when a side has {self.pick(1, 2, 3)} tricks"
        return str(self.pick("when every card is played", few, "after trick 2", f"{few} or every card is played"))

    def _score(self) -> list[Data]:
        awards = [
            {"name": f"w{n}", "points": self._amount(), "when": self._when("award")} for n in range(self.pick(1, 1, 2))
        ]
        return [{"first of": awards}] if self.some(0.3) else awards

    def _match(self) -> Data:
        match: Data = {"ends": self.pick("when a side has 7 points", "after deal 3", "when a side has 2 points"),
                       "winner": "most points"}  # fmt: skip
        options: Options = {
            "stake": lambda: self.pick(1, 0, 2, {"start": 1, "after a draw": 2}),
            "lot": lambda: "lowest card",
            "losers pay": lambda: True,
            "next dealer": self._next,
            "pool": lambda: {"ante": 1, "name": "pot"},
            "slate": lambda: {"rungs": "points"},
            "titles": lambda: {"king": {"when": "side has 2 points"}},
            "marks": lambda: [{"name": "m", "when": "side has 2 points", self.pick("gets", "loses"): {"points": 1}}],
        }
        return match | self.kept(options, {}, 0.15)

    def _next(self) -> str:
        return str(self.pick("forehand", "same dealer", "winner", "loser", "by lot", "leader", *self.seat_names))
