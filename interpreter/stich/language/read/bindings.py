"""What gives a name its value, read: another name, a seat, a suit, rank, card or contract, `yes`, `none`.

Place in the pipeline: part of ``read``, on the ground of ``draft``; dialogues, bonuses and contracts stand on it.  Must
not know when a name gets its value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from stich.cards import normalise
from stich.language.conditions.card_phrases import literals
from stich.language.conditions.kinds import BindingKind, Role
from stich.language.conditions.phrases import seat, whom
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import SeatRef
from stich.language.conditions.words import Vocabulary, Where
from stich.language.model.bindings import Bind, Binding
from stich.language.read.draft import Draft, entries, items, key_span, mapping, scalar, text
from stich.language.text.diagnostics import Fix, Label, did_you_mean, error, quoted, series, suggest
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar

NAMED = {"a suit": BindingKind.SUITS, "a rank": BindingKind.RANK}
SLIPS = {word: kind for name, kind in NAMED.items() for word in (name[2:], f"any {name[2:]}", f"the {name[2:]}")}
NOTHING, YES, ITS_SUIT = "none", "yes", "its suit"
WRITTEN = (BindingKind.SUITS, BindingKind.RANK, BindingKind.CARD)


# --- which names there are --------------------------------------------------------------------------------------------


def bound_there(draft: Draft, nodes: Iterable[Mapping], known: dict[str, BindingKind]) -> list[tuple[Scalar, Binding]]:
    """Every binding that these alone make under ``binds``, where the first of them names it; ``known`` are those made
    before."""
    named: dict[str, Scalar] = {}
    said: dict[str, list[str]] = {}
    for node in nodes:
        for entry in entries(mapping(node.get("binds"), node.span)):
            if entry.key.text not in known:
                named.setdefault(entry.key.text, entry.key)
                said.setdefault(entry.key.text, []).extend(_word(item) for item in items(entry.value))
    kinds = dict(known)
    for name, values in said.items():
        kinds[name] = kind_of(values, kinds, draft.words)
    return [(key, Binding(draft.called(name), kinds[name])) for name, key in named.items()]


def kind_of(values: list[str], known: dict[str, BindingKind], words: Vocabulary) -> BindingKind:
    """What a name holds that is bound to these: what one of them tells for sure, else what all of them can be."""
    sure = [NAMED.get(word) or SLIPS.get(word) for word in values]
    if YES in values:
        sure.append(BindingKind.FLAG)
    if ITS_SUIT in values:
        sure.append(BindingKind.SUITS)
    kind = next((each for each in (*sure, *map(known.get, values)) if each not in (None, BindingKind.SEAT)), None)
    if kind is not None:
        return kind
    told = [normalise(word) for word in values if word != NOTHING]
    fitting = (each for each in WRITTEN if told and all(word in literals(each, words) for word in told))
    return next(fitting, BindingKind.SEAT)


def _word(node: Node) -> str:
    return " ".join(text(node).split())


# --- one value of several ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the values that may be named: the name that gets it, its word, and of `a suit` and `a rank` its kind and
    number; else ``said`` is where it stands in a list."""

    name: str
    word: str
    kind: BindingKind | None = None
    value: int = -1
    said: Scalar | None = None

    @property
    def free(self) -> bool:
        """Whether it is left open which of all suits or ranks is meant."""
        return self.kind is not None


def alternatives(draft: Draft, node: Mapping) -> list[Alternative]:
    """The values of which one is named, where ``binds`` leaves one open; none where it does not."""
    open_ones = [entry for entry in entries(mapping(node.get("binds"), node.span)) if _is_open(entry.value)]
    if not open_ones:
        return []
    return [each for item in items(open_ones[0].value) for each in _alternatives(draft, open_ones[0], item)]


def check_one_open(draft: Draft, node: Mapping) -> None:
    """Report ``binds`` that leaves more than one value open."""
    open_ones = [entry for entry in entries(mapping(node.get("binds"), node.span)) if _is_open(entry.value)]
    if len(open_ones) > 1:
        draft.report(error("keys-clash", "one of several values is named of one name alone", key_span(node, "binds"),
                           f"{series((quoted(e.key.text) for e in open_ones), 'and')} are left open",
                           help="let a second state name the other"))  # fmt: skip


def _is_open(node: Node) -> bool:
    return isinstance(node, Listing) or _word(node) in NAMED


def _alternatives(draft: Draft, entry: Entry, item: Node) -> Iterator[Alternative]:
    said, kind = scalar(item), NAMED.get(_word(item))
    if kind is not None:
        words = draft.deck.suits if kind is BindingKind.SUITS else draft.deck.ranks
        yield from (Alternative(entry.key.text, word, kind, i) for i, word in enumerate(words))
    elif said is not None:
        yield Alternative(entry.key.text, _word(said), said=said)


def in_question(draft: Draft, named: Alternative) -> tuple[int | None, int | None]:
    """The suit and the rank that are in question while a value is named: itself, or those of a card."""
    kind, value = named.kind, named.value
    if named.said is not None:
        binding = draft.words.bindings.get(named.name, -1)
        kind = draft.words.kinds[binding] if binding >= 0 else None
        found = literals(kind, draft.words).get(normalise(named.word), ()) if kind in WRITTEN and kind else ()
        value = found[0] if len(found) == 1 else -1
    if value < 0:
        return None, None
    if kind is BindingKind.CARD:
        suit, rank = draft.deck.suit_of[value], draft.deck.rank_of[value]
        return (suit if suit >= 0 else None), (rank if rank >= 0 else None)
    return (value if kind is BindingKind.SUITS else None), (value if kind is BindingKind.RANK else None)


def first_in_question(draft: Draft, named: list[Alternative]) -> int:
    """Which of several is the first with a suit or rank in question, and so the one whose faults are told."""
    return next((i for i, each in enumerate(named) if in_question(draft, each) != (None, None)), 0)


# --- values -----------------------------------------------------------------------------------------------------------


def read_binds(draft: Draft, node: Mapping, named: Alternative | None, scope: Scope) -> Iterator[Bind]:
    """What ``binds`` gives values, ``named`` being the one that is named of several; with a contract what it binds."""
    for entry in entries(mapping(node.get("binds"), node.span)):
        if named is not None and named.name == entry.key.text:
            bind = _bind_named(draft, entry, named, scope)
        elif named is not None and _is_open(entry.value):
            continue  # of which `check_one_open` has told
        else:
            bind = read_bind(draft, entry, scope)
        yield bind
        yield from _with_contract(draft, bind)


def _with_contract(draft: Draft, bind: Bind) -> Iterator[Bind]:
    """What the contract that is bound binds itself."""
    kind = draft.words.kinds[bind.name] if bind.name >= 0 else None
    if kind is BindingKind.CONTRACT:
        for row in bind.value:
            yield from draft.contracts[row].binds if row < len(draft.contracts) else ()


def _bind_named(draft: Draft, entry: Entry, named: Alternative, scope: Scope) -> Bind:
    if named.said is not None:
        return _read_value(draft, entry.key, named.said, scope)
    if named.kind is not None:
        check_fits(draft, entry.key, entry.value, named.kind, scope)
    return Bind(draft.words.bindings.get(entry.key.text, -1), value=(named.value,))


def read_bind(draft: Draft, entry: Entry, scope: Scope, *, chosen: bool = True) -> Bind:
    """A name and what it is bound to; ``chosen``: somebody chooses here, so that it could be left open."""
    said = scalar(entry.value)
    slip = not chosen and said is not None and _word(said) in SLIPS and _word(said) not in draft.words.bindings
    if slip or _is_open(entry.value):
        scope.report(error("wrong-value", f"nobody chooses here what {quoted(entry.key.text)} holds", entry.value.span,
                           more=scope.context, help="name one value"))  # fmt: skip
    if said is None or slip or _is_open(entry.value):
        return Bind(draft.words.bindings.get(entry.key.text, -1))
    return _read_value(draft, entry.key, said, scope)


def _read_value(draft: Draft, name: Scalar, said: Scalar, scope: Scope) -> Bind:
    words, word = draft.words, _word(said)
    binding = words.bindings.get(name.text, -1)
    kind = words.kinds[binding] if binding >= 0 else BindingKind.SEAT
    other = words.bindings.get(word, -1)
    if word == NOTHING or _is_a_slip(draft, said, scope):
        return Bind(binding)
    if word == YES:
        check_fits(draft, name, said, BindingKind.FLAG, scope)
        return Bind(binding, value=(1,))
    if word == ITS_SUIT:
        check_fits(draft, name, said, BindingKind.SUITS, scope)
        _check_its_suit(said, scope)
        return Bind(binding, its_suit=True)
    if other >= 0 and words.kinds[other] is not BindingKind.SEAT:
        check_fits(draft, name, said, words.kinds[other], scope)
        return Bind(binding, binding=other)
    if kind is BindingKind.SEAT:
        return Bind(binding, seat=_one_seat(said, scope))
    return Bind(binding, value=_literal(draft, name, said, kind, scope))


def _check_its_suit(said: Scalar, scope: Scope) -> None:
    if scope.where is not Where.BONUS:
        scope.report(error("not-known-here", f"no card is in question in {scope.where.known.title}", said.span,
                           more=scope.context, help="say `a suit`, which makes a choice of each"))  # fmt: skip


def _literal(draft: Draft, name: Scalar, said: Scalar, kind: BindingKind, scope: Scope) -> tuple[int, ...]:
    """The suit, rank, card or contract that a word means."""
    word = normalise(_word(said))
    known = literals(kind, draft.words)
    if kind is BindingKind.CONTRACT:
        known = known | {contract.key: (i,) for i, contract in enumerate(draft.contracts)}
    value = known.get(word, ())
    if len(value) == 1:
        return value
    if value:
        help = f"say which, as in {quoted(draft.contracts[value[0]].key)}" if kind is BindingKind.CONTRACT else ""
        scope.report(error("wrong-value", f"{quoted(word)} is more than one", said.span, more=scope.context,
                           help=help or "name one"))  # fmt: skip
        return ()
    seat = kind is BindingKind.FLAG or word in draft.words.bindings
    help = did_you_mean(suggest(word, known)) or (f"say {quoted(YES)} or {quoted(NOTHING)}" if seat else "")
    scope.report(error("wrong-value", f"{quoted(name.text)} holds {kind.value}, and {quoted(word)} is none", said.span,
                       more=scope.context, help=help or f"name {kind.value}, or choose another name"))  # fmt: skip
    return ()


def _is_a_slip(draft: Draft, said: Scalar, scope: Scope) -> bool:
    """Whether a word is meant for `a suit` or `a rank`, which leave it open which one is named; a fault if so."""
    word = _word(said)
    kind = SLIPS.get(word)
    if word in draft.words.bindings or kind is None:
        return False
    name = next(name for name, named in NAMED.items() if named is kind)
    message = f"{quoted(word)} does not leave it open which one is named"
    scope.report(error("wrong-value", message, said.span, more=scope.context, fix=Fix(said.span, name),
                       help=f"say {quoted(name)}, which makes a choice of each"))  # fmt: skip
    return True


def _one_seat(said: Scalar, scope: Scope) -> SeatRef:
    found = whom(said, scope)
    if isinstance(found, SeatRef):
        return found
    scope.report(error("wrong-value", f"{quoted(said.text)} is not one seat", said.span, more=scope.context,
                       help="name a seat, as in `seat` or `leader`"))  # fmt: skip
    return SeatRef(Role.DEALER, span=said.span)


def check_fits(draft: Draft, name: Scalar, said: Node, wanted: BindingKind, scope: Scope) -> None:
    """Report a name that is bound to something of another kind than elsewhere."""
    binding = draft.words.bindings.get(name.text, -1)
    kind = draft.words.kinds[binding] if binding >= 0 else wanted
    if kind is not wanted:
        message = f"{quoted(name.text)} holds something else where it is bound before"
        scope.report(error("wrong-value", message, said.span, f"{quoted(name.text)} holds {kind.value}",
                           more=scope.context, help="choose another name"))  # fmt: skip


# --- by a step of the deal --------------------------------------------------------------------------------------------


def bind_at(draft: Draft, entry: Entry) -> list[Bind]:
    """What a step of the deal binds a name to: as a choice does, with a contract what it binds, or a seat that a step
    alone knows."""
    binding, said = draft.words.bindings.get(entry.key.text, -1), scalar(entry.value)
    scope = draft.scope(Where.BOUND_AT, Label(entry.key.span, "bound here"))
    kind = draft.words.kinds[binding] if binding >= 0 else BindingKind.SEAT
    if said is None or kind is not BindingKind.SEAT or _word(said) in (NOTHING, YES):
        bind = read_bind(draft, entry, scope, chosen=False)
        return [bind, *_with_contract(draft, bind)]
    return [Bind(binding, seat=seat(said, scope))]
