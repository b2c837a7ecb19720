"""Small games made up at random: every rule of the language beside every other, which no source would write.

Many of them are refused, and so they should be; what is let through must be playable.
"""

from __future__ import annotations

import random
from typing import Any

from stich.language.conditions.words import Question, Where
from tests.fuzz.groups import Data, Groups, Options
from tests.fuzz.wording import Names, Wording

DECKS = (
    {"suits": "french", "ranks": "A K Q J"}, {"suits": "S H", "ranks": "A K Q J 10 9"},
    {"suits": "german", "ranks": "D K O U 10 9 8 7"}, {"suits": "french", "ranks": "A K Q J 10 9 8 7"},
    {"suits": "S H D", "ranks": "A K Q"}, {"suits": "S", "ranks": "A K Q J 10 9 8 7"},
    {"suits": "S H D C", "ranks": "A"},
    {"suits": "S H T", "ranks": {"S H": "A K Q J", "T": "V IV III II I"}, "add": "Fool"},
    {"suits": "french", "ranks": "A K Q J", "copies": 2},
)  # fmt: skip

COUNTERS = ("visits", "specials")
STATES = ("s0", "s1", "s2")


def invented(rng: random.Random) -> Data:
    """A game as data."""
    return _Inventor(rng).game()


class _Inventor(Groups):
    """Makes up one game; remembers the names that it has declared, so that they can be spoken of."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.deck = rng.choice(DECKS)
        suits = {"french": "S H D C", "german": "A L H B"}.get(self.deck["suits"], self.deck["suits"]).split()
        ranks = self.deck["ranks"] if isinstance(self.deck["ranks"], str) else "A K Q J"
        self.players = rng.choice((2, 2, 2, 3, 3, 4, 4, 4, 5))
        self.seats = self._seats()
        self.names = Names([suit for suit in suits if suit not in ranks.split()] or suits, ranks.split())
        self.names.sides = {"each": self.players, "opposite": 2}.get(str(self.seats["sides"]), len(self.seats["sides"]))
        self.names.partners = self.seats["sides"] == "opposite"
        self.dialogues: Data = {}

    def game(self) -> Data:
        """The whole of it."""
        data: Data = {"format": 1, "game": "fuzzed", "title": {"en": "X"}, "deck": dict(self.deck)}
        match = self._declared(data)
        deal = self._steps()
        talks = self._beside_cards()
        if self.some(0.2):
            data["melds"] = self.melds(deal)
        if self.names.heaps:
            data["heaps"] = self.heaps()
        if self.names.parties:
            self.seats["parties"] = self.parties()
        data |= {"seats": self.seats, "deal": deal, "play": self._play()}
        data["ties"] = self.pick("first played", "last played", "nobody")
        if self.some(0.5):
            data["powers"] = self._powers()
        if self.names.card_points:
            data["card points"] = {"eyes": self._values() if self.some(0.8) else self._tables()}
        if self.some(0.4):
            data["bonuses"] = [self._bonus(talks, f"b{n}") for n in range(self.pick(1, 1, 2))]
        if self.dialogues:
            data["dialogues"] = self.dialogues
        data |= {"deal ends": self._end(), "score": self._tiers(Where.SCORE), "match": self._match(match)}
        if self.names.numbers or self.names.conditions or self.names.cards:
            data["define"] = self._definitions()
        return data

    def _declared(self, data: Data) -> Data:
        """The names that everything may speak of, and what of the match declares them."""
        names, match = self.names, dict[str, Any]()
        names.card_points += ["eyes"] if self.some(0.5) else []
        if self.some(0.3):
            names.counters += self.rng.sample(COUNTERS, self.pick(1, 2))
            data["counters"] = " ".join(names.counters)
        if self.some(0.35):
            names.pools += ["pot", "kitty"][: self.pick(1, 1, 2)]
            match["pools"] = {name: self.pick(0, 0, 3, {"start": 10}, 999_999) for name in names.pools}
        if self.some(0.35):
            names.totals += ["rungs", "blobs"][: self.pick(1, 2)]
            match["slate"] = {name: self._total() for name in names.totals[1:]}
        if self.some(0.3):
            data["contracts"] = self._contracts()
        if self.some(0.25):
            names.heaps += ["skat", "widow"][: self.pick(1, 1, 2)]
        if self.some(0.2):
            names.parties += ["callers", "hunters", "loners"][: self.pick(1, 2, 2, 3)]
        names.defined_for = self.pick(Where.SCORE, Where.SCORE, Where.MARK, Where.GUARD, Where.DIALOGUE)
        names.numbers += [f"n{n}" for n in range(self.pick(0, 0, 1, 2, 3))]
        names.conditions += [f"c{n}" for n in range(self.pick(0, 0, 1, 2))]
        names.cards += [f"set{n}" for n in range(self.pick(0, 0, 1))]
        return match

    def _contracts(self) -> Any:
        """Words, or rows with columns, numbers and what they bind."""
        names = self.names
        names.contracts += ["solo", "grand", "nullo"][: self.pick(1, 2, 3)]
        if self.some(0.3):
            return " ".join(names.contracts)
        names.columns += ["price", "risk"][: self.pick(0, 1, 2)]
        options: Options = {
            "bid": lambda: self.pick(3, "2 to 4", "10 to 30 by 10"),
            "binds": lambda: {"picked": self.pick("none", "a suit", [names.suits[0], "none"], *names.suits)},
            "when": lambda: self.said(Where.CONTRACT).condition(),
        }
        rows = [{"name": name} | dict.fromkeys(names.columns, self.pick(0, 2, -7)) | self.kept(options, {}, 0.4)
                for name in names.contracts]  # fmt: skip
        names.bound_suits += ["picked"] if any("binds" in row for row in rows) else []
        return rows

    def _total(self) -> Any:
        return self.pick("marks", "points", "points of the last 2 deals", self.said(Where.SCORE).number_node(1))

    def _definitions(self) -> Data:
        """What is defined: each may speak of those before it only, now and then of any."""
        names = self.names
        numbers, conditions, cards = list(names.numbers), list(names.conditions), list(names.cards)
        data: Data = {"numbers": {}, "conditions": {}, "cards": {}}
        where = names.defined_for
        if self.some(0.97):
            names.numbers, names.conditions, names.cards = [], [], []
        for name in cards:
            data["cards"][name] = self.said(Where.POWER_CARDS if self.some(0.5) else where).cards()
            names.cards.append(name)
        for name in conditions:
            data["conditions"][name] = self.said(where, Question.SIDE).condition()
            names.conditions.append(name)
        for name in numbers:
            data["numbers"][name] = self.said(where, Question.SIDE).number_node()
            names.numbers.append(name)
        return {key: found for key, found in data.items() if found}

    def _tables(self) -> list[Data]:
        """Card points of several modes."""
        modes = [{"when": self._mode()}] if self.names.bound_suits else []
        return [{"values": self._values()} | mode for mode in [*modes, {}]]

    def _values(self) -> Data:
        cards = self.said(Where.CARD_POINTS)
        pairs = {cards.cards(): self.pick(1, 2, 11, -3) for _ in range(self.pick(1, 2, 3))}
        return pairs | ({"any": 1} if self.some(0.3) else {})

    def _seats(self) -> Data:
        seats: Data = {"players": self.players, "sides": "each"}
        if self.players == 4:
            seats["sides"] = self.pick("opposite", "opposite", "each", [[0, 1, 2], [3]], [[0, 1], [2], [3]])
        if self.players > 2 and self.some(0.15):
            seats |= {"playing": self.players - 1, "sits out": self.pick("dealer", "seat before dealer")}
        if self.some(0.1):
            seats["direction"] = "anticlockwise"
        if self.players > 2 and seats["sides"] == "each" and "playing" not in seats and self.some(0.15):
            seats |= {"players": f"{self.players - 1} to {self.players}", "usual": self.players - self.pick(0, 0, 1)}
        return seats

    # --- the deal --------------------------------------------------------------------------------------------------

    def _steps(self) -> list[Data]:
        names = self.names
        size = len(names.suits) * len(names.ranks)
        each = max(1, min(8, size // self.players - self.pick(0, 1, 1, 2)))
        steps: list[Data] = [{"deal": {"cards": each}}]
        if self.some(0.3) and each > 1:
            first = self.rng.randint(1, each - 1)
            steps = [{"deal": {"cards": first}}, {"deal": {"cards": each - first}}]
        if self.some(0.4):
            steps[0]["deal"]["face up"] = 1
        if self.some(0.1):
            steps[0]["deal"] = {"cards by deal": [each, max(1, each - 1), 1]}
        for step in steps[1:]:
            step["deal"] |= self._sometimes()
        for make in self.rng.sample((self._turn, self._cut, self._bind, self._talk, self._transfer, self._transfer,
                                     self._talk, self._row), self.rng.randint(0, 5)):  # fmt: skip
            steps.insert(self.pick(len(steps), len(steps), self.rng.randint(0, len(steps))), make())
        for heap in self.names.heaps:
            steps[self.rng.randint(0, len(steps)) :] = self.heap_steps(heap)
        if self.some(0.1) and self.dialogues:
            steps.append({"again": self.rng.choice(list(self.dialogues))})
        return steps

    def _sometimes(self) -> Data:
        """While what a step is carried out, now and then."""
        return {"when": self.said(Where.DEAL_STEP).condition()} if self.some(0.25) else {}

    def _turn(self) -> Data:
        name = f"trump{len(self.names.bound_suits)}"
        self.names.bound_suits.append(name)
        turn: Data = {"bind": name, "until": self.pick("1 suit", "1 suit", "2 suits")}
        options: Options = {
            "then": lambda: self.pick("under the stock", "on the stock"),
            "throw in after": lambda: self.pick(1, 2, 3),
            "throw in when empty": lambda: True,
        }
        return {"turn up": turn | self._sometimes() | self.kept(options, {"throw in when empty": 0.7}, 0.3)}

    def _cut(self) -> Data:
        by, out = self.said(Where.CUT).actor(), self.said(Where.CUT).cards()
        return {"cut": {"by": by, "looks at": self.pick(0, 1, 2, 3), "lays out": out} | self._sometimes()}

    def _bind(self) -> Data:
        name = f"suit{len(self.names.bound_suits)}"
        self.names.bound_suits.append(name)
        return {
            "bind": {name: self.pick("suit of the last card dealt", "suit of the lowest face-up card")}
            | self._sometimes()
        }

    def _row(self) -> Data:
        return {"row": self._tier(Where.STEP_ROW, "step")}

    def _transfer(self) -> Data:
        place = self.said(Where.GIVE)
        gives: Any = place.cards()
        if self.some(0.15):
            gives = [{"cards": gives}, {"cards": place.cards(), "when": place.condition()}]
        transfer: Data = {"name": f"t{self.rng.randrange(99)}", "gives": gives}
        options: Options = {
            "who": lambda: place.actor(f"holder of {self.rng.choice(self.names.ranks)}"),
            "when": place.condition,
            "first": lambda: self.said(Where.STEP).actor(),
        }
        transfer |= self.kept(options, {}, 0.35)
        return {"transfer": transfer | (self._portion() if self.some(0.8) else self._exchange())}

    def _exchange(self) -> Data:
        """One card for one."""
        told: Data = {
            "from": self.pile("turned up", "turned up", "laid out"),
            "takes": self.pick("its suit", self.said(Where.GIVE).cards()),
        }
        return told | ({"turn next": True} if self.some(0.2) else {})

    def _portion(self) -> Data:
        """So many cards of the hand."""
        place = self.said(Where.GIVE)
        if self.some(0.5):
            even: Data = {"count": self.pick(1, 1, 2), "must": True}
            piles = {"from": self.pile("stock"), "to": self.pile("aside")}
            return even | self.pick({"to": "seat after giver"}, piles)
        told: Data = {"count": self.pick(1, 2, 3, "0 to 3", "1 to 2", "all", "all but 1")}
        options: Options = {
            "to": lambda: self.pile("stock", "turned up", "aside", "seat after giver", place.actor("giver")),
            "from": lambda: self.pile("turned up", "laid out", "stock", "stock", "aside"),
            "must": lambda: True,
            "shown": lambda: True,
        }
        told |= self.kept(options, {"from": 0.6, "must": 0.5, "to": 0.5}, 0.15)
        if "from" in told:
            told["taken"] = self.pick("all", "as many as given", 1, 3)
            if self.some(0.3):
                told["takes"] = place.cards()
            if "must" in told and self.some(0.4):
                told |= {"take first": True, "taken": self.pick("all", 1, 3)}
        if "seat" in str(told.get("to")) and "from" not in told and self.some(0.4):
            told["at once"] = True
        return told | ({"gives": "highest of any in hand"} if "must" in told and self.some(0.15) else {})

    def _talk(self) -> Data:
        name = f"talk{len(self.dialogues)}"
        self.dialogues[name] = self._dialogue("step")
        return {"dialogue": name}

    # --- what is said ----------------------------------------------------------------------------------------------

    def _beside_cards(self) -> list[str]:
        for opens in ("on lead", "on turn", "face-down lead", "after a trick", "on bonus"):
            if self.some(0.15):
                self.dialogues[f"talk{len(self.dialogues)}"] = self._dialogue(opens)
        return [name for name, talk in self.dialogues.items() if talk["opens"] == "on bonus"]

    def _dialogue(self, opens: str) -> Data:
        place = self.said(Where.DIALOGUE if opens == "step" else Where.DIALOGUE_IN_PLAY)
        talk: Data = {"opens": opens}
        if self.some(0.3) or opens in ("on lead", "on turn"):
            talk["when"] = place.condition()
        states = list(STATES[: self.pick(1, 1, 2, 3)])
        for at, state in enumerate(states):
            by = "speaker" if at == 0 and opens in ("on lead", "on turn") else place.actor("opponent", "speaker")
            on = states[at:] if self.some(0.05) else states[at + 1 :]
            said: Data = {"by": by, "say": self._say(place, on)}
            if opens in ("on lead", "on turn") and self.some(0.9):
                said["say"] = self._once(said["say"])
            if self.some(0.2):
                said["in turn"] = True
            if opens == "step" and self.some(0.2):
                said = {"auction": self._auction(place, on)} | ({"say": said["say"]} if self.some(0.4) else {})
            talk[state] = said
        return talk

    def _auction(self, place: Wording, on: list[str]) -> Data:
        self.names.bids = self.names.auction = True
        options: Options = {
            "first": lambda: place.actor("forehand", "dealer"),
            "turn": lambda: "in pairs",
            "rounds": lambda: self.pick(1, 2),
            "holds": lambda: "elder",
            "passes": lambda: "free",
            "must": lambda: place.actor("dealer"),
            "binds": lambda: {self.pick("maker", *self.names.seats): "bidder"},
        }
        options |= {"then": lambda: self.rng.choice(on)} if on else {}
        auction = self.kept(options, {"then": 0.6}, 0.25)
        if "turn" in auction:
            auction = {key: said for key, said in auction.items() if key not in ("rounds", "holds", "passes", "must")}
        bids = self.pick("18 20 22 23", "1 to 9", "100 to 160 by 20", "5")
        return auction | {"bids": bids, "nobody": self.pick("throw in", "ends deal", *on)}

    def _say(self, place: Wording, on: list[str]) -> Data:
        words = [f"say{word}{self.rng.randrange(9)}" for word in "abc"[: self.pick(1, 2, 2, 3)]]
        choices = {word: self._choice(place, on) for word in words}
        if self.some(0.7):
            choices[self.pick("no", "no", "pass", "give up")] = {}
        return choices

    def _once(self, choices: Data) -> Data:
        """Choices beside cards, each of which may be said but once."""
        for number, choice in enumerate(choices.values()):
            name = f"said{number}"
            self.names.seats += [name] if name not in self.names.seats else []
            for key in ("bids", "sits out"):
                choice.pop(key, None)
            choice["binds"] = choice.get("binds", {}) | {name: "speaker"}
            choice["when"] = f"not {name} is named"
        return choices

    def _choice(self, place: Wording, on: list[str]) -> Data:
        options: Options = {
            "when": place.condition,
            "stake": lambda: place.number_node(1),
            "concedes": lambda: place.number_node(1),
            "sits out": lambda: place.actor("speaker", "opponent"),
            "begins play": lambda: True,
            "ends deal": lambda: True,
            "throw in": lambda: True,
            "wins match": lambda: True,
            "exchanges": lambda: {"gives": place.cards(), "from": self.pick("turned up", "laid out", "aside")},
        }
        options |= {"then": lambda: self.rng.choice(on)} if on else {}
        options |= {"phase": lambda: self.rng.choice(self.names.phases)} if self.names.phases else {}
        choice = self.kept(options, {"when": 0.35, "then": 0.5, "wins match": 0.02}, 0.07)
        choice |= self._moves(place, [*self.names.card_points, *self.names.counters, *self.names.totals], 0.1)
        if "concedes" in choice:
            choice.pop("points", None)
        if self.some(0.12):
            self.names.bids = True
            return choice | {"bids": self.pick("0 to hand", "0 to 3", "1 to 2")}
        return choice | ({"binds": self._binds(place)} if self.some(0.45) else {})

    def _binds(self, place: Wording) -> Data:
        kind, names = self.pick("seat", "seat", "suit", "rank", "flag", "list", "contract"), self.names
        if kind == "contract" and names.contracts:
            return {"contract": self.pick("none", *names.contracts, *names.contracts)}
        if kind == "flag":
            names.flags += [] if names.flags else ["shown", "said"]
            return {self.pick(*names.flags): self.pick("yes", "yes", "none")}
        if kind in ("list", "contract"):
            names.bound_suits += [] if "listed" in names.bound_suits else ["listed"]
            return {"listed": self.pick([*names.suits, "none"], names.suits[0], [names.suits[0], names.suits[-1]])}
        if kind == "seat":
            name = self.rng.choice([*names.seats, f"seat{len(names.seats)}"])
            if name not in names.seats:
                names.seats.append(name)
            return {name: place.actor("speaker", "opponent")}
        name = f"{kind}{len(names.bound_suits)}{len(names.bound_ranks)}x"
        (names.bound_suits if kind == "suit" else names.bound_ranks).append(name)
        return {name: f"a {kind}"}

    # --- the play --------------------------------------------------------------------------------------------------

    def _play(self) -> Data:
        play: Data = {}
        if self.some(0.4):
            play["leader"] = self.said(Where.LEADER).actor(f"holder of {self.rng.choice(self.names.ranks)}")
        if self.some(0.3):
            play["phases"] = self._phases()
        else:
            play["legal"] = self._legal()
        concede, exempt = self.said(Where.CONCEDE), self.said(Where.EXEMPTION)
        options: Options = {
            "guards": lambda: [self._guard() for _ in range(self.pick(1, 1, 2))],
            "exempt": lambda: [f"need not play {exempt.cards()}" + self._while(exempt)],
            "pass": lambda: True,
            "lone": lambda: self.said(Where.LONE).cards(),
            "concede": lambda: (
                {"when": concede.condition(), "for": concede.number_node(1)}
                | ({"from": "side"} if self.some(0.3) else {})
            ),
        }
        play |= self.kept(options, {"guards": 0.3, "exempt": 0.15, "pass": 0.25}, 0.12)
        down = [name for name, talk in self.dialogues.items() if talk["opens"] == "face-down lead"]
        if down:
            play["face down"] = down[0]
        return play

    def _while(self, place: Wording) -> str:
        return f" {self.pick('when', 'unless')} ({place.condition()})" if self.some(0.6) else ""

    def _phases(self) -> list[Data]:
        until = self.pick("stock is empty", "after trick 1", self.said(Where.UNTIL).condition())
        self.names.phases += ["early", "late"]
        draw = self.pick(1, 1, 2, {"cards": 1, "top card": "face up"})
        return [
            {"name": "early", "legal": self._legal(), "until": until, "draw": draw},
            {"name": "late", "legal": self._legal()},
        ]

    def _legal(self) -> list[Any]:
        rungs = [
            "same suit",
            "same suit beating",
            "beating",
            self.said(Where.LEGAL).cards(),
            {"holding": "same suit", "may play": "any"},
            "same suit beating" + self._while(self.said(Where.LEGAL_WHEN)),
        ]
        found = self.rng.sample(rungs, self.pick(0, 1, 1, 2))
        return found + (["any"] if self.some(0.85) or not found else [])

    def _guard(self) -> str:
        place = self.said(Where.GUARD)
        deed = self.pick("may not lead", "may not play", "must lead", "may not lead")
        return f"{deed} {place.cards()}" + self._while(place)

    def _powers(self) -> Data:
        powers: Data = {}
        for name in ("high", "low", "third")[: self.pick(1, 2, 3)]:
            suits = [*self.names.suits, *self.names.bound_suits]
            options: Options = {
                "clause": self._clause,
                "else": lambda: self.pick("dead", "plain"),
                "suit": lambda suits=suits: self.rng.choice([*suits, "none"]),
                "ties": lambda: self.pick("first played", "last played", "nobody"),
            }
            if self.names.bound_suits:
                options["when"] = self._mode
            cards = {"cards": " > ".join(self.said(Where.POWER_CARDS).cards() for _ in range(self.pick(1, 1, 2)))}
            powers[name] = cards | self.kept(options, {"clause": 0.5, "else": 0.3}, 0.15)
            self.names.powers.append(name)
        return powers

    def _mode(self) -> str:
        """A condition of the set-up."""
        name, suit = self.rng.choice(self.names.bound_suits), self.rng.choice(self.names.suits)
        return str(self.pick(f"{name} is named", f"{name} is none", f"{name} is {suit}", f"not {name} is {suit}"))

    def _clause(self) -> str:
        place = self.said(Where.CLAUSE)
        beaten = self.pick("beats", "beats", "beats nothing", "beats lower powers", f"beats {place.cards()}")
        return str(beaten) + self._while(place) + (f", yields to {place.cards()}" if self.some(0.1) else "")

    def _end(self) -> str:
        few = f"when a side has {self.pick(1, 2, 3)} tricks"
        one = self.said(Where.ENDS).condition()
        return str(self.pick("when every card is played", few, "after trick 2", f"{few} or every card is played", one))

    # --- rows ------------------------------------------------------------------------------------------------------

    def _tiers(self, where: Where) -> list[Data]:
        return [self._tier(where, f"{where.name.lower()}{n}") for n in range(self.pick(1, 1, 2, 3))]

    def _tier(self, where: Where, name: str) -> Data:
        whom, question = self._for(where)
        if self.some(0.25):
            rows = [self._row_of(where, question, f"{name}{each}") for each in "ab"]
            return {"first of": rows} | whom
        return self._row_of(where, question, name) | whom

    def _for(self, where: Where) -> tuple[Data, Question | None]:
        """Whom a row is weighed for, and who is then in question."""
        match self.rng.randrange(6):
            case 0:
                return {"for": "each seat"}, Question.SEAT
            case 1:
                return {"for": "each side"}, Question.SIDE
            case 2 if where is not Where.AT_THE_END:
                return {"for": self.said(where, Question.NOBODY).actor()}, Question.SEAT
            case _:
                return {}, None

    def _row_of(self, where: Where, question: Question | None, name: str) -> Data:
        place = self.said(where, question)
        of_deal = where in (Where.SCORE, Where.STEP_ROW)
        counts = [*(self.names.counters if of_deal else []), *self.names.totals]
        row: Data = {"name": name} | ({"when": place.condition()} if self.some(0.8) else {})
        if where is Where.MARK and self.some(0.8):
            total = self.rng.choice(self.names.totals)
            row |= {"when": f"{place.one()} has {self.pick(1, 2, 3)} {total}"}
            row |= {"clears": total} if self.some(0.5) else {"loses": {total: 3}}
        row |= self._moves(place, counts, 0.35)
        if self.some(0.1):
            row["clears"] = self.rng.choice(self.names.totals)
        if where is Where.SCORE and self.some(0.08):
            row["given up"] = True
        return row if len(row) > 2 or self.some(0.1) else row | {"points": place.number_node(1)}

    def _moves(self, place: Wording, counts: list[str], chance: float) -> Data:
        """What somebody gets, pays and counts."""
        told: Data = {}
        if self.some(chance):
            told["points"] = place.number_node()
            told |= {"from": place.payer()} if self.some(0.5) else {}
        if self.some(chance / 2):
            told["pays"] = place.number_node()
            told |= {"to": place.payer()} if self.some(0.6) else {}
        for doing in ("gains", "loses", "sets"):
            if counts and self.some(chance / 2):
                told[doing] = {name: place.number_node(1) for name in self.rng.sample(counts, 1)}
        return told

    def _bonus(self, talks: list[str], name: str) -> Data:
        place, names = self.said(Where.BONUS), self.names
        bonus: Data = {"name": name, "on": self.pick("lead", "play", "trick")}
        options: Options = {
            "when": place.condition,
            "with": place.cards,
            "for": lambda: self.pick("each side", "each seat", self.said(Where.BONUS, Question.NOBODY).seat()),
            "binds": lambda: {self.rng.choice(names.seats): "seat"} if names.seats else {"winner1": "leader"},
            "wins match": lambda: True,
        }
        bonus |= self.kept(options, {"when": 0.5, "with": 0.5, "wins match": 0.03}, 0.15)
        bonus |= self._moves(place, [*names.card_points, *names.counters, *names.totals], 0.4)
        if "points" in bonus and self.some(0.2):
            bonus["from"] = f"who played {place.cards()}"
        return bonus | ({"dialogue": talks[0]} if talks and self.some(0.8) else {})

    # --- the match -------------------------------------------------------------------------------------------------

    def _match(self, declared: Data) -> Data:
        match: Data = {"ends": self.pick("when a side has 7 points", "after deal 3", "when a side has 2 points",
                                         self.said(Where.MATCH).condition()),
                       "winner": self.pick("most points", "fewest points")} | declared  # fmt: skip
        options: Options = {
            "stake": lambda: self.pick(1, 0, 2, {"start": 1, "after a draw": 2}),
            "lot": lambda: "lowest card",
            "next dealer": self._next,
            "titles": lambda: {"king": {"when": self.said(Where.TITLE).condition()}},
            "before each deal": lambda: self._tiers(Where.BEFORE_DEAL),
            "marks": lambda: self._tiers(Where.MARK),
            "at the end": lambda: self._tiers(Where.AT_THE_END),
        }
        if self.some(0.1):
            match |= {"at once": True, "ends": self.said(Where.MATCH_AT_ONCE).condition()}
        return match | self.kept(options, {"before each deal": 0.3, "marks": 0.25, "at the end": 0.2}, 0.15)

    def _next(self) -> str:
        return str(self.pick("forehand", "same dealer", "winner", "loser", "by lot", "leader", *self.names.seats))
