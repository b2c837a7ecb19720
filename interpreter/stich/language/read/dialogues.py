"""The section ``dialogues`` read: who may say what, when, and what comes of it.

Place in the pipeline: part of ``read``; on the ground of ``draft``.  A choice that names a suit or a rank becomes one
choice for each.  Must not know how a dialogue is held.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from stich.language.conditions.kinds import BindingKind, Role
from stich.language.conditions.phrases import cards, seat
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import AllOf, Always, SeatRef
from stich.language.conditions.words import Where
from stich.language.model.bindings import Bind, Binding
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
from stich.language.read.bindings import NAMED, bound_there, check_fits, read_bind
from stich.language.read.deal import PLACES
from stich.language.read.draft import (
    Draft,
    EnoughFaults,
    citation,
    entries,
    flag,
    items,
    key_span,
    mapping,
    names,
    scalar,
    text,
)
from stich.language.read.numbers import read_number
from stich.language.read.rows import ALL_COUNTS, DOINGS, read_concession, read_row, read_when
from stich.language.text.diagnostics import Diagnostic, Label, error, quoted
from stich.language.text.nodes import Entry, Mapping, Scalar

ABOUT = ("title", "opens", "when", "source", "conjecture", "note")
OPENS = {
    "step": Opens.STEP,
    "face-down lead": Opens.FACE_DOWN_LEAD,
    "on lead": Opens.LEAD,
    "on turn": Opens.TURN,
    "on bonus": Opens.BONUS,
}
BIDS, HAND = re.compile(r"([0-9]{1,2}) to ([0-9]{1,2}|hand)"), "hand"
MAX_CHOICES = 2_000  # in all dialogues, each number that can be bid counted as one
RECKONED = ("points", "pays", "to", *DOINGS)  # effects that are a row


# --- what choices bind ------------------------------------------------------------------------------------------------


def bindings_by_choice(tree: Mapping, known: dict[str, BindingKind]) -> list[tuple[Scalar, Binding]]:
    """Every binding that only choices make, where the first of them names it; ``known`` are those of the deal."""
    return bound_there((choice for _, choice in _choices_of(tree)), known)


def any_bids(tree: Mapping) -> bool:
    """Whether some choice lets a seat bid a number."""
    return any("bids" in choice.entries for _, choice in _choices_of(tree))


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
        name=names(entry.key.text, node),
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
    by = scalar(node.get("by"))
    choices: list[Choice] = []
    for choice in entries(mapping(node.get("say"), entry.key.span)):
        body = mapping(choice.value, choice.key.span)
        named = _names(draft, body)
        draft.choices += len(named)
        if draft.choices > MAX_CHOICES:
            message = f"more than {MAX_CHOICES:,} things can be said in this game"
            draft.report(error("too-many-rules", message, choice.key.span, "each number, suit or rank counts as one",
                               help="let fewer numbers be bid"))  # fmt: skip
            raise EnoughFaults
        choices += [_Said(draft, choice, body, each, scope).choice(numbers) for each in named]
    return DialogueState(
        name=entry.key.text,
        by=seat(by, scope) if by else SeatRef(Role.OPPONENT),
        choices=tuple(choices),
        in_turn=flag(node.get("in turn")),
    )


# --- choices ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Named:
    """A suit, rank or number that a choice names: its number, and its word."""

    kind: BindingKind | None  # None: a number
    value: int
    word: str
    first: bool  # of those that the choice stands for: its faults are told


def _names(draft: Draft, node: Mapping) -> list[_Named | None]:
    """The suits, ranks or numbers of which one is named; nothing but ``None`` where none is."""
    if node.get("bids") is not None:
        return _numbers(draft, node)
    said = [NAMED[text(e.value)] for e in entries(mapping(node.get("binds"), node.span)) if text(e.value) in NAMED]
    if not said:
        return [None]
    if len(said) > 1:
        draft.report(error("keys-clash", "a choice names one suit or one rank", key_span(node, "binds"),
                           help="let a second state name the other"))  # fmt: skip
    words = draft.deck.suits if said[0] is BindingKind.SUITS else draft.deck.ranks
    return [_Named(said[0], i, word, first=not i) for i, word in enumerate(words)]


def _numbers(draft: Draft, node: Mapping) -> list[_Named | None]:
    """The numbers of which one is bid; up to the size of the largest hand where the hand is the bound."""
    said = BIDS.fullmatch(" ".join(text(node.get("bids")).split()))
    most = len(draft.deck) if said is None or said[2] == HAND else int(said[2])
    least = int(said[1]) if said else 0
    if said and said[2] == HAND:
        most = draft.largest_hand
    if least > most:
        draft.report(error("wrong-value", "there is no such number to bid", key_span(node, "bids")))
    if node.get("binds") is not None:
        draft.report(error("keys-clash", "a choice bids a number or names something", key_span(node, "bids"),
                           help="let a second state do the other"))  # fmt: skip
    return [_Named(None, n, str(n), first=n == least) for n in range(least, max(least, most) + 1)]


def _silent(_: Diagnostic) -> None:
    """Faults of a choice that stands for several are reported once."""


@dataclass(frozen=True, slots=True)
class _Said:
    """A choice on its way from the spec to the model."""

    draft: Draft
    entry: Entry
    node: Mapping
    named: _Named | None
    outer: Scope

    @property
    def scope(self) -> Scope:
        named = self.named
        if named is None:
            return self.outer
        report = self.draft.report if named.first else _silent
        if named.kind is None:
            return replace(self.outer, report=report)
        by_suit = named.kind is BindingKind.SUITS
        return replace(
            self.outer,
            report=report,
            its_suit=named.value if by_suit else None,
            its_rank=None if by_suit else named.value,
        )

    def choice(self, numbers: dict[str, int]) -> Choice:
        """The choice, ``numbers`` being those of the states."""
        node, then = self.node, scalar(self.node.get("then"))
        if then and then.text not in numbers:
            self.draft.unknown("state of the dialogue", then, numbers)
        return Choice(
            name=self._name(),
            when=read_when(node, self.scope),
            stake=read_number(node.get("stake"), self.scope),
            concedes=read_concession(self.draft, node, "concedes", self.scope),
            effects=tuple(self._effects()),
            then=numbers.get(then.text, -1) if then else -1,
            span=self.entry.key.span,
        )

    def _name(self) -> Names:
        own = names(self.entry.key.text, self.node)
        if self.named is None:
            return own
        word = self.named.word
        return Names(f"{own.key} {word}", {language: f"{title} {word}" for language, title in own.titles.items()})

    def _reckons(self) -> bool:
        """Whether the speaker gets, pays or counts something; what is given up has its own `from`."""
        keys = RECKONED if self.node.get("concedes") is not None else (*RECKONED, "from")
        return any(self.node.get(key) is not None for key in keys)

    def _effects(self) -> Iterator[Effect]:
        node = self.node
        if self.named is not None and self.named.kind is None:
            yield Bid(self.named.value, text(node.get("bids")).endswith(HAND))
        for entry in entries(mapping(node.get("binds"), node.span)):
            yield self._bind(entry)
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

    def _bind(self, entry: Entry) -> Bind:
        said = NAMED.get(" ".join(text(entry.value).split()))
        if said is None or self.named is None:
            return read_bind(self.draft, entry, self.scope)
        binding = self.draft.words.bindings.get(entry.key.text, -1)
        check_fits(self.draft, entry, said)
        return Bind(binding, value=(self.named.value,))

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
