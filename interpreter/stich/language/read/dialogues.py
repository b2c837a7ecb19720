"""The section ``dialogues`` read: who may say what, when, and what comes of it.

Place in the pipeline: part of ``read``; on the ground of ``draft``.  A choice that names a suit or a rank becomes one
choice for each.  Must not know how a dialogue is held.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from stich.language.conditions.kinds import Role
from stich.language.conditions.phrases import cards, seat
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import AllOf, Always, And, Condition, SeatRef
from stich.language.conditions.words import Where
from stich.language.model.dialogues import (
    BeginPlay,
    Bid,
    Choice,
    Dialogue,
    DialogueState,
    Effect,
    EndDeal,
    GoTo,
    Opens,
    Reckon,
    SitOut,
    Swap,
    WinMatch,
)
from stich.language.model.names import Names
from stich.language.read.auctions import (
    ABOUT,
    MAX_BIDS,
    AuctionReader,
    auctions_of,
    bound_with,
    is_contracts,
    no_contracts,
    titled,
    when_named,
)
from stich.language.read.bindings import (
    Alternative,
    alternatives,
    check_one_open,
    first_in_question,
    in_question,
    read_binds,
)
from stich.language.read.draft import (
    Draft,
    EnoughFaults,
    citation,
    entries,
    flag,
    items,
    key_span,
    mapping,
    number,
    prose,
    scalar,
    silent,
    text,
)
from stich.language.read.heaps import PLACES
from stich.language.read.numbers import read_number
from stich.language.read.rows import ALL_COUNTS, DOINGS, read_concession, read_row, read_when
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.nodes import Entry, Mapping, Scalar
from stich.language.text.source import Span

OPENS = {
    "step": Opens.STEP,
    "face-down lead": Opens.FACE_DOWN_LEAD,
    "on lead": Opens.LEAD,
    "on turn": Opens.TURN,
    "after a trick": Opens.AFTER_TRICK,
    "on bonus": Opens.BONUS,
}
BIDS, HAND = re.compile(r"([0-9]{1,4}) to ([0-9]{1,4}|hand)(?: by ([1-9][0-9]{0,3}))?"), "hand"
MAX_CHOICES = 2_000  # in all dialogues, each number that can be bid counted as one
RECKONED = ("points", "pays", "to", *DOINGS)  # effects that are a row


# --- what there is to be said -----------------------------------------------------------------------------------------


def choices_in(tree: Mapping) -> Iterator[Mapping]:
    """Every choice of every dialogue, as it is written, and what binds names at the end of an auction."""
    yield from (choice for _, choice in _choices_of(tree))
    yield from auctions_of(tree)


def any_bids(tree: Mapping) -> bool:
    """Whether some choice lets a seat bid a number, or an auction is held."""
    return any("bids" in choice.entries for _, choice in _choices_of(tree)) or any_auction(tree)


def any_auction(tree: Mapping) -> bool:
    """Whether an auction is held."""
    return bool(auctions_of(tree))


def _choices_of(tree: Mapping) -> Iterator[tuple[str, Mapping]]:
    for dialogue in entries(mapping(tree.get("dialogues"), tree.span)):
        for state in entries(mapping(dialogue.value, tree.span), *ABOUT):
            for choice in entries(mapping(mapping(state.value, tree.span).get("say"), tree.span)):
                yield choice.key.text, mapping(choice.value, choice.key.span)


# --- dialogues --------------------------------------------------------------------------------------------------------


def read_dialogues(draft: Draft) -> tuple[Dialogue, ...]:
    """The dialogues, in the order of the spec."""
    return tuple(_dialogue(draft, entry) for entry in entries(draft.section("dialogues")))


def _dialogue(draft: Draft, entry: Entry) -> Dialogue:
    node = mapping(entry.value, entry.key.span)
    context = Label(entry.key.span, f"in the dialogue {quoted(entry.key.text)}")
    states = entries(node, *ABOUT)
    numbers = {state.key.text: i for i, state in enumerate(states)}
    if not states:
        draft.report(error("missing-key", f"the dialogue {quoted(entry.key.text)} has no state", entry.key.span,
                           help="say in a state who speaks (`by`) and what may be said (`say`)"))  # fmt: skip
    opens = OPENS.get(text(node.get("opens")), Opens.STEP)
    scope = draft.scope(where_said(opens), context)
    return Dialogue(
        name=draft.called(entry.key.text, node),
        opens=opens,
        when=read_when(node, scope),
        states=tuple(_state(draft, state, numbers, scope) for state in states),
        citation=citation(node),
        span=entry.key.span,
    )


def where_said(opens: Opens) -> Where:
    """The place in which the phrases of a dialogue stand that is opened so."""
    return Where.DIALOGUE if opens is Opens.STEP else Where.DIALOGUE_IN_PLAY


def _state(draft: Draft, entry: Entry, numbers: dict[str, int], scope: Scope) -> DialogueState:
    node = mapping(entry.value, entry.key.span)
    said = _choices(draft, entry, numbers, scope)
    if node.get("auction") is not None:
        return _auction(draft, entry, numbers, scope, said)
    by = scalar(node.get("by"))
    if by is None or node.get("say") is None:
        key = "by" if by is None else "say"
        help = "say who speaks (`by`) and what may be said (`say`), or hold an `auction`"
        draft.report(error("missing-key", f"{quoted(entry.key.text)} lacks {quoted(key)}", entry.key.span, help=help))
    return DialogueState(
        name=entry.key.text,
        by=seat(by, scope) if by else SeatRef(Role.OPPONENT),
        choices=said,
        in_turn=flag(node.get("in turn")),
        titles=draft.called(entry.key.text, node),
    )


def _auction(
    draft: Draft, entry: Entry, numbers: dict[str, int], scope: Scope, said: tuple[Choice, ...]
) -> DialogueState:
    """A state in which seats bid against each other; ``said`` is what may be said beside."""
    node = mapping(entry.value, entry.key.span)
    for key in ("by", "in turn"):
        if node.get(key) is not None:
            draft.report(error("keys-clash", f"{quoted(key)} and an auction exclude each other", key_span(node, key),
                               help="say who speaks first in the auction: `first: …`"))  # fmt: skip
    at = entry.key.span
    read = AuctionReader(draft, mapping(node.get("auction"), at), at, numbers, scope)
    auction, calls = read.auction(), read.calls()
    _count(draft, len(calls), entry.key.span)
    titles = draft.called(entry.key.text, node)
    return DialogueState(entry.key.text, read.first(), (*calls, *said), auction=auction, titles=titles)


def _choices(draft: Draft, state: Entry, numbers: dict[str, int], scope: Scope) -> tuple[Choice, ...]:
    choices: list[Choice] = []
    for choice in entries(mapping(mapping(state.value, state.key.span).get("say"), state.key.span)):
        body = mapping(choice.value, choice.key.span)
        named = _names(draft, body)
        check_one_open(draft, body)
        _count(draft, len(named), choice.key.span)
        choices += [_Said(draft, choice, body, each, scope).choice(numbers) for each in named]
    return tuple(choices)


def _count(draft: Draft, more: int, span: Span) -> None:
    draft.choices += more
    if draft.choices > MAX_CHOICES:
        message = f"more than {MAX_CHOICES:,} things can be said in this game"
        draft.report(error("too-many-rules", message, span, "each number, suit or rank counts as one",
                           help="let fewer numbers be bid"))  # fmt: skip
        raise EnoughFaults


# --- choices ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Choice:
    """One of the choices that an entry stands for: the value of a name or the number that it names, and its word."""

    first: bool  # of all of them: its faults are told
    word: str = ""
    named: Alternative | None = None
    number: int | None = None
    contract: int | None = None


def _names(draft: Draft, node: Mapping) -> list[_Choice]:
    """A choice for each value or number of which one is named; one alone where none is."""
    if is_contracts(node.get("bids")):
        return _contracts(draft, node)
    if BIDS.fullmatch(_bids(node)):
        return _numbers(draft, node)
    named = alternatives(draft, node)
    first = first_in_question(draft, named)
    return [_Choice(i == first, each.word, each) for i, each in enumerate(named)] or [_Choice(True)]


def _bids(node: Mapping) -> str:
    """What a choice bids, as it is written."""
    return " ".join(text(node.get("bids")).split())


def _contracts(draft: Draft, node: Mapping) -> list[_Choice]:
    """The contracts of which one is bid."""
    if not draft.contracts:
        no_contracts(draft, key_span(node, "bids"))
    if alternatives(draft, node):
        draft.report(error("keys-clash", "a choice bids a contract or names something", key_span(node, "bids"),
                           help="let a second state do the other"))  # fmt: skip
    return [_Choice(not i, contract=i) for i in range(len(draft.contracts))]


def _numbers(draft: Draft, node: Mapping) -> list[_Choice]:
    """The numbers of which one is bid; up to the size of the largest hand where the hand is the bound."""
    said = BIDS.fullmatch(_bids(node))
    most = len(draft.deck) if said is None or said[2] == HAND else int(said[2])
    least = int(said[1]) if said else 0
    if said and said[2] == HAND:
        most = draft.largest_hand
    if least > most:
        draft.report(error("wrong-value", "there is no such number to bid", key_span(node, "bids")))
    if node.get("binds") is not None:
        draft.report(error("keys-clash", "a choice bids a number or names something", key_span(node, "bids"),
                           help="let a second state do the other"))  # fmt: skip
    numbers = range(least, max(least, most) + 1, int(said[3] or 1) if said else 1)
    if len(numbers) > MAX_BIDS:
        draft.report(error("too-many-rules", f"more than {MAX_BIDS} numbers can be bid", key_span(node, "bids"),
                           help="let bids rise in greater steps: `0 to 600 by 10`"))  # fmt: skip
    return [_Choice(n == least, str(n), number=n) for n in numbers[:MAX_BIDS]]


@dataclass(frozen=True, slots=True)
class _Said:
    """A choice on its way from the spec to the model."""

    draft: Draft
    entry: Entry
    node: Mapping
    one: _Choice
    outer: Scope

    @property
    def scope(self) -> Scope:
        scope = self.outer if self.one.first else silent(self.outer)
        if self.one.named is None:
            return scope
        suit, rank = in_question(self.draft, self.one.named)
        return replace(scope, its_suit=suit, its_rank=rank)

    def choice(self, numbers: dict[str, int]) -> Choice:
        """The choice, ``numbers`` being those of the states."""
        node, then = self.node, scalar(self.node.get("then"))
        if then and then.text not in numbers:
            self.draft.unknown("state of the dialogue", then, numbers)
        return Choice(
            name=self._name(),
            when=self._when(),
            stake=read_number(node.get("stake"), self.scope),
            concedes=read_concession(self.draft, node, "concedes", self.scope),
            effects=tuple(self._effects()),
            then=numbers.get(then.text, -1) if then else -1,
            says=prose(node.get("says")),
            span=self.entry.key.span,
        )

    def _when(self) -> Condition:
        own = read_when(self.node, self.scope)
        if self.one.contract is None:
            return own
        may_be_bid = when_named(self.draft, self.one.contract)
        return may_be_bid if own == Always() else own if may_be_bid == Always() else And((own, may_be_bid))

    def _name(self) -> Names:
        own = self.draft.called(self.entry.key.text, self.node)
        if self.one.contract is not None:
            return titled(self.draft.contracts[self.one.contract], own)
        if not self.one.word:
            return own
        word = self.one.word
        return Names(f"{own.key} {word}", {language: f"{title} {word}" for language, title in own.titles.items()})

    def _reckons(self) -> bool:
        """Whether the speaker gets, pays or counts something; what is given up has its own `from`."""
        keys = RECKONED if self.node.get("concedes") is not None else (*RECKONED, "from")
        return any(self.node.get(key) is not None for key in keys)

    def _effects(self) -> Iterator[Effect]:
        node = self.node
        if self.one.number is not None:
            yield Bid(self.one.number, text(node.get("bids")).endswith(HAND))
        elif _bids(node).isdecimal():
            yield Bid(number(node.get("bids")))
        if self.one.contract is not None:
            contract = self.draft.contracts[self.one.contract]
            yield Bid(contract.bid, height=contract.height)
            yield from bound_with(self.draft, self.one.contract)
        yield from read_binds(self.draft, node, self.one.named, self.scope)
        if self._reckons():
            yield Reckon(read_row(self.draft, node, self._name(), Always(), self.scope, ALL_COUNTS))
        if node.get("exchanges") is not None:
            yield self._swap(mapping(node.get("exchanges"), node.span))
        if out := scalar(node.get("sits out")):
            yield SitOut(seat(out, self.scope))
        if phase := scalar(node.get("phase")):
            yield GoTo(_phase(self.draft, phase))
        if flag(node.get("begins play")):
            yield BeginPlay()
        if flag(node.get("ends deal")) or flag(node.get("throw in")):
            yield EndDeal(thrown_in=flag(node.get("throw in")))
        if flag(node.get("wins match")):
            yield WinMatch()

    def _swap(self, node: Mapping) -> Swap:
        gives, place = scalar(node.get("gives")), text(node.get("from"))
        return Swap(cards(gives, self.scope) if gives else AllOf(()), PLACES.get(place, PLACES["turned up"]))


def _phase(draft: Draft, name: Scalar) -> int:
    """The index of a phase of the play."""
    play = draft.section("play")
    known = [text(mapping(item, play.span).get("name")) for item in items(play.get("phases"))]
    if name.text in known:
        return known.index(name.text)
    draft.unknown("phase", name, known)
    return 0
