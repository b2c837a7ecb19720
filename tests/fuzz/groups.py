"""Groups of cards and of seats in invented games: heaps, melds, parties; with what every inventor needs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from stich.language.conditions.words import Question, Where
from tests.fuzz.wording import Names, Wording

Data = dict[str, Any]
Options = dict[str, Callable[[], Any]]  # what may be said under a key, and how it is made up

BESIDE_CARDS = ("on lead", "after a trick")


class Groups:
    """Makes up groups; remembers the names that it has declared, so that they can be spoken of."""

    rng: random.Random
    names: Names

    def some(self, chance: float) -> bool:
        return self.rng.random() < chance

    def pick(self, *items: Any) -> Any:
        return self.rng.choice(items)

    def kept(self, options: Options, likely: dict[str, float], otherwise: float) -> Data:
        """Some of the options; the others are not even made, as that would declare names."""
        return {key: make() for key, make in options.items() if self.some(likely.get(key, otherwise))}

    def said(self, where: Where, question: Question | None = None) -> Wording:
        """What may be said in a place."""
        return Wording(self.rng, self.names, where, question)

    # --- heaps ------------------------------------------------------------------------------------------------------

    def heaps(self) -> Data:
        """The section of the heaps that have names, now and then with what is said of the cards set aside."""
        place = self.said(Where.HEAP_OWNER)
        options: Options = {"belongs to": place.actor, "when": place.condition}
        named = [*self.names.heaps, *(["aside"] if self.some(0.3) else [])]
        found = {name: self.kept(options, {"belongs to": 0.6}, 0.3) for name in named}
        return {name: heap if "belongs to" in heap else {} for name, heap in found.items()}

    def heap_steps(self, heap: str) -> list[Data]:
        """Cards are dealt to a heap, and it or a hand is laid open."""
        place, steps = self.said(Where.LAID_OPEN), list[Data]()
        if self.some(0.8):
            steps.append({"deal": {"cards": self.pick(1, 1, 2, 3), "to": heap}})
        if self.some(0.4):
            shown = {"heap": self.pick(heap, heap, heap, "aside")} if self.some(0.6) else {"cards of": place.actor()}
            steps.append({"lay open": shown | ({"when": place.condition()} if self.some(0.4) else {})})
        return steps

    def pile(self, *others: str) -> str:
        """Where cards of a transfer come from, or go."""
        return str(self.pick(*others, *self.names.heaps, *self.names.heaps))

    # --- melds ------------------------------------------------------------------------------------------------------

    def melds(self, steps: list[Data]) -> Data:
        """The section of the melds; those of steps are shown in one."""
        section: Data = {}
        for number in range(self.pick(1, 1, 2)):
            name, opens = f"m{number}", self.pick("step", "after the first trick", *BESIDE_CARDS)
            section[name] = self._melds(opens)
            if opens == "step":
                steps.append({"melds": name})
        return section

    def _melds(self, opens: str) -> Data:
        names, place = self.names, self.said(Where.MELD if opens == "step" else Where.MELD_IN_PLAY)
        told: Data = {"opens": opens, "kinds": {f"k{n}": self._meld(place) for n in range(self.pick(1, 2, 3))}}
        counted = [*names.card_points, *names.counters, *names.totals]
        options: Options = {
            "when": place.condition,
            "order": lambda: " ".join(self.rng.sample(names.ranks, len(names.ranks))),
            "gains": lambda: self.rng.choice(counted),
        }
        told |= self.kept(options, {"gains": 0.6}, 0.2)
        if opens in BESIDE_CARDS:
            return told | self.kept({"each": lambda: "one", "best first": lambda: True}, {}, 0.3)
        if self.some(0.5):
            better = [self.said(Where.BETTER_MELD).cards()] if self.some(0.5) else []
            told |= {"counts": "best side", "equal": ", ".join([*better, self.pick("elder", "nobody")])}
        return told

    def _meld(self, place: Wording) -> Data:
        """A kind of meld."""
        ranks = self.names.ranks
        form: Data = self.pick(
            {"run": self.pick(2, 3, "2 or more", "2 to 3")},
            {"set": self.pick(2, 2, 3, 4), "of": " ".join(self.rng.sample(ranks, self.pick(1, min(2, len(ranks)))))},
            {"cards": self.said(Where.MELD_CARDS).cards()},
            {"cards": f"{ranks[0]} {ranks[-1]} of its suit"},
        )
        options: Options = {
            "when": place.condition,
            "class": lambda: self.pick("one", "two"),
            "copies": lambda: self.pick(1, 2),
        }
        return form | {"points": place.number_node(1)} | self.kept(options, {"class": 0.3}, 0.12)

    # --- parties ----------------------------------------------------------------------------------------------------

    def parties(self) -> Data:
        """Who is of which party."""
        place, found = self.said(Where.PARTY), dict[str, str]()
        for name in self.names.parties:
            holders, seat = f"holders of {self._named_card()}", place.actor()
            found[name] = self.pick(holders, holders, seat, f"{seat} and {holders}", f"{seat} and {place.actor()}")
        if len(found) > 1 and self.some(0.8):
            found[self.names.parties[-1]] = "the others"
        return found

    def _named_card(self) -> str:
        rank, suit = self.rng.choice(self.names.ranks), self.rng.choice(self.names.suits)
        return str(self.pick(rank, f"{suit}{rank}", f"{suit} {rank}", f"({suit}{rank} or {rank})"))
