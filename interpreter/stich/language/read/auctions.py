"""Auctions read: what may be bid, who calls when, and what comes of it.

Place in the pipeline: part of ``read``, below ``dialogues``, of which an auction is a state; on the ground of
``draft``.  Each bid becomes a choice, as do `hold` and `pass`.  Must not know how an auction is held.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from stich.language.conditions.kinds import Role
from stich.language.conditions.phrases import seat
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import Always, BindingIs, Condition, Literal, Or, SeatRef
from stich.language.model.bindings import Bind
from stich.language.model.contracts import CONTRACT, Contract
from stich.language.model.dialogues import Auction, Bid, Call, Calling, Choice, Effect, EndDeal
from stich.language.model.names import Names
from stich.language.read.bindings import read_binds
from stich.language.read.draft import Draft, entries, key_span, mapping, number, scalar, split, text
from stich.language.text.diagnostics import error, quoted
from stich.language.text.nodes import Mapping, Node, Scalar
from stich.language.text.source import Span
from stich.notation import HOLD, PASS

ABOUT = ("title", "opens", "when", "source", "conjecture", "note")  # keys of a dialogue that are no states
SPAN_OF_BIDS = re.compile(r"([0-9]{1,6}) to ([0-9]{1,6})(?: by ([0-9]{1,6}))?")
MAX_BIDS = 400
CONTRACTS = "contracts"
ENDS: dict[str, tuple[Effect, ...]] = {
    "throw in": (EndDeal(thrown_in=True),),
    "ends deal": (EndDeal(),),
    "go on": (),
}
"""What `nobody` can say beside the states of the dialogue."""


def auctions_of(tree: Mapping) -> list[Mapping]:
    """The auctions of a spec, as they are written."""
    found = []
    for dialogue in entries(mapping(tree.get("dialogues"), tree.span)):
        for state in entries(mapping(dialogue.value, tree.span), *ABOUT):
            node = mapping(state.value, tree.span).get("auction")
            if isinstance(node, Mapping):
                found.append(node)
    return found


# --- contracts that are bid -------------------------------------------------------------------------------------------


def is_contracts(bids: Node | None) -> bool:
    """Whether contracts are bid, not numbers."""
    return text(bids).strip() == CONTRACTS


def no_contracts(draft: Draft, at: Span) -> None:
    """Report that contracts are bid in a game that has none."""
    draft.report(error("missing-key", "contracts are bid, and the spec has none", at,
                       help="add the section `contracts`, or let numbers be bid"))  # fmt: skip


def titled(contract: Contract, before: Names | None = None) -> Names:
    """What the choice of a contract is called: as the contract, ``before`` that the words of the choice."""
    rest, titles = contract.key.removeprefix(contract.name.key), contract.name.titles
    named = {language: f"{title}{rest}" for language, title in titles.items()}
    if before is None:
        return Names(contract.key, named)
    languages = dict.fromkeys([*before.titles, *named])
    both = {each: f"{before.titles.get(each, before.key)} {named.get(each, contract.key)}" for each in languages}
    return Names(f"{before.key} {contract.key}", both)


def bound_with(draft: Draft, number: int) -> tuple[Bind, ...]:
    """What is bound with a contract: it, and what it binds itself."""
    return Bind(draft.words.bindings.get(CONTRACT, -1), value=(number,)), *draft.contracts[number].binds


def when_named(draft: Draft, number: int) -> Condition:
    """When a contract may be named that need not be higher than the one that holds, and so may be that one itself."""
    when = draft.contracts[number].when
    holds = BindingIs(draft.words.bindings.get(CONTRACT, -1), Literal((number,)))
    return when if when == Always() else Or((when, holds))


# --- auctions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AuctionReader:
    """An auction on its way from the spec to the model; ``states`` are the numbers of those of its dialogue, ``span``
    is where its own is declared."""

    draft: Draft
    node: Mapping
    span: Span
    states: dict[str, int]
    scope: Scope

    def first(self) -> SeatRef:
        """Who calls first."""
        first = scalar(self.node.get("first"))
        return seat(first, self.scope) if first else SeatRef(Role.FOREHAND)

    def auction(self) -> Auction:
        """How it goes."""
        node = self.node
        pairs = text(node.get("turn")) == "in pairs"
        if pairs:
            self._clash_in_pairs()
        must = scalar(node.get("must"))
        return Auction(
            nobody=self._nobody(),
            won=self._won(),
            pairs=pairs,
            rounds=number(node.get("rounds")),
            elder_holds=pairs or text(node.get("holds")) == "elder",
            free=text(node.get("passes")) == "free",
            must=seat(must, self.scope) if must else None,
        )

    def _clash_in_pairs(self) -> None:
        """In pairs it is settled who calls when, who holds, and that a pass is final."""
        for key in ("rounds", "holds", "passes", "must"):
            if self.node.get(key) is not None:
                why = "there the elder holds or passes, and who passes is out"
                message = f"{quoted(key)} says nothing in pairs"
                self.draft.report(error("keys-clash", message, key_span(self.node, key), why, help="delete it"))

    def _nobody(self) -> Choice:
        said = scalar(self.node.get("nobody"))
        ends = ENDS.get(" ".join(said.text.split())) if said else None
        then = -1 if said is None or ends is not None else self._state(said, *ENDS)
        return Choice(self.draft.called("no bid"), Always(), effects=ends or (), then=then, span=self._at("nobody"))

    def _won(self) -> Choice:
        binds = tuple(read_binds(self.draft, self.node, None, self.scope))
        then = scalar(self.node.get("then"))
        state = self._state(then) if then else -1
        return Choice(self.draft.called("a bid"), Always(), effects=binds, then=state, span=self._at("then"))

    def _at(self, key: str) -> Span:
        return key_span(self.node, key) if key in self.node.entries else self.span

    def _state(self, name: Scalar, *more: str) -> int:
        if name.text not in self.states:
            self.draft.unknown("state of the dialogue", name, [*self.states, *more])
        return self.states.get(name.text, -1)

    # --- what may be called

    def calls(self) -> tuple[Choice, ...]:
        """Every bid from the lowest on, then `hold` and `pass`."""
        return (*self._bids(), *self._others())

    def _others(self) -> Iterator[Choice]:
        pairs = text(self.node.get("turn")) == "in pairs"
        if pairs or text(self.node.get("holds")) == "elder":
            yield Choice(self.draft.called(HOLD), Always(), call=Call(Calling.HOLD), span=self.span)
        yield Choice(self.draft.called(PASS), Always(), call=Call(Calling.PASS), span=self.span)

    def _bids(self) -> Iterator[Choice]:
        if is_contracts(self.node.get("bids")):
            yield from self._contracts()
            return
        for height, bid in enumerate(self._numbers()):
            yield Choice(Names(str(bid)), Always(), effects=(Bid(bid),), call=Call(Calling.BID, height),
                         span=self._at("bids"))  # fmt: skip

    def _contracts(self) -> Iterator[Choice]:
        if not self.draft.contracts:
            no_contracts(self.draft, self._at("bids"))
        for i, contract in enumerate(self.draft.contracts):
            yield Choice(titled(contract), contract.when, effects=(Bid(contract.bid), *bound_with(self.draft, i)),
                         call=Call(Calling.BID, contract.height), span=self._at("bids"))  # fmt: skip

    def _numbers(self) -> list[int]:
        """The numbers that may be bid, from low to high."""
        node = self.node.get("bids")
        said = SPAN_OF_BIDS.fullmatch(" ".join(text(node).split()))
        if said:
            numbers = range(int(said[1]), int(said[2]) + 1, max(1, int(said[3] or 1)))
            return self._few(numbers)
        words = split(node)
        wrong = next((word for word in words if not (word.text.isdecimal() and word.text.isascii())), None)
        if wrong:
            help = "say `contracts`, numbers from low to high (`18 20 22`), or `250 to 600 by 10`"
            self.draft.report(error("wrong-value", f"{quoted(wrong.text)} is no bid", wrong.span, help=help))
            return []
        numbers_said = [int(word.text) for word in words]
        for before, word in zip(numbers_said, words[1:], strict=False):
            if int(word.text) <= before:
                self.draft.report(error("wrong-value", f"{word.text} is not above {before}", word.span,
                                        help="write the bids from low to high"))  # fmt: skip
                break
        return self._few(numbers_said)

    def _few(self, numbers: range | list[int]) -> list[int]:
        if len(numbers) > MAX_BIDS:
            self.draft.report(error("too-many-rules", f"an auction has more than {MAX_BIDS} bids", self._at("bids"),
                                    help="let bids rise in greater steps: `250 to 600 by 10`"))  # fmt: skip
        if not numbers:
            self.draft.report(error("wrong-value", "there is no such number to bid", self._at("bids"),
                                    help="write the bids from low to high"))  # fmt: skip
        return list(numbers[:MAX_BIDS])
