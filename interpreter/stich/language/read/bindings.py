"""What gives a name its value, read: another name, or a seat.

Place in the pipeline: part of ``read``, on the ground of ``draft``; dialogues and bonuses stand on it.  Must not know
when a name gets its value.
"""

from __future__ import annotations

from collections.abc import Iterable

from stich.language.conditions.kinds import BindingKind, Role
from stich.language.conditions.phrases import whom
from stich.language.conditions.scope import Scope
from stich.language.conditions.terms import SeatRef
from stich.language.model.bindings import Bind, Binding
from stich.language.model.names import Names
from stich.language.read.draft import Draft, entries, mapping, scalar, text
from stich.language.text.diagnostics import Fix, error, quoted
from stich.language.text.nodes import Entry, Mapping, Scalar

NAMED = {"a suit": BindingKind.SUITS, "a rank": BindingKind.RANK}
SLIPS = {word: kind for name, kind in NAMED.items() for word in (name[2:], f"any {name[2:]}", f"the {name[2:]}")}


def bound_there(nodes: Iterable[Mapping], known: dict[str, BindingKind]) -> list[tuple[Scalar, Binding]]:
    """Every binding that these alone make under ``binds``, where the first of them names it; ``known`` are those made
    before."""
    found: list[tuple[Scalar, Binding]] = []
    kinds = dict(known)
    for node in nodes:
        for entry in entries(mapping(node.get("binds"), node.span)):
            said = " ".join(text(entry.value).split())
            kind = NAMED.get(said) or SLIPS.get(said) or kinds.get(said) or BindingKind.SEAT
            if entry.key.text not in kinds:
                kinds[entry.key.text] = kind
                found.append((entry.key, Binding(Names(entry.key.text), kind)))
    return found


def read_bind(draft: Draft, entry: Entry, scope: Scope) -> Bind:
    """A name and what it is bound to: what another name holds, or a seat."""
    words, said = draft.words, scalar(entry.value)
    binding = words.bindings.get(entry.key.text, -1)
    if said is None or _is_a_value(draft, said, scope):
        return Bind(binding)
    other = words.bindings.get(" ".join(said.text.split()), -1)
    if other >= 0 and words.kinds[other] is not BindingKind.SEAT:
        check_fits(draft, entry, words.kinds[other])
        return Bind(binding, binding=other)
    check_fits(draft, entry, BindingKind.SEAT)
    return Bind(binding, seat=_one_seat(draft, said, scope))


def _is_a_value(draft: Draft, said: Scalar, scope: Scope) -> bool:
    """Whether a suit or rank stands where a choice can only leave it open; a fault if so."""
    word, words = " ".join(said.text.split()), draft.words
    kind = SLIPS.get(word) or (BindingKind.SUITS if word in words.suits else None)
    if word in words.bindings or kind is None:
        return False
    name = next(name for name, named in NAMED.items() if named is kind)
    message = f"{quoted(word)} does not leave it open which one is named"
    draft.report(error("wrong-value", message, said.span, more=scope.context, fix=Fix(said.span, name),
                       help=f"say {quoted(name)}, which makes a choice of each"))  # fmt: skip
    return True


def _one_seat(draft: Draft, said: Scalar, scope: Scope) -> SeatRef:
    found = whom(said, scope)
    if isinstance(found, SeatRef):
        return found
    draft.report(error("wrong-value", f"{quoted(said.text)} is not one seat", said.span, more=scope.context,
                       help="name a seat, as in `seat` or `leader`"))  # fmt: skip
    return SeatRef(Role.DEALER, span=said.span)


def check_fits(draft: Draft, entry: Entry, wanted: BindingKind) -> None:
    """Report a name that is bound to something of another kind than elsewhere."""
    binding = draft.words.bindings.get(entry.key.text, -1)
    kind = draft.words.kinds[binding] if binding >= 0 else BindingKind.SEAT
    if kind is not wanted:
        message = f"{quoted(entry.key.text)} holds something else where it is bound before"
        draft.report(error("wrong-value", message, entry.value.span, help="choose another name"))
