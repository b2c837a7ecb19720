"""The names that a spec declares, entered into the vocabulary before any phrase is read.

Place in the pipeline: part of ``read``, before the sections; must not know what the things named are for.
"""

from __future__ import annotations

from stich.language.conditions.syntax import keywords
from stich.language.model.bindings import Binding
from stich.language.model.match import Counter
from stich.language.read.deal import declared_bindings
from stich.language.read.deck import reserved
from stich.language.read.dialogues import any_bids, bindings_by_choice
from stich.language.read.draft import Draft, entries, items, mapping, text
from stich.language.read.match import declared_counters, declared_titles
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.look_alikes import alike
from stich.language.text.nodes import Scalar

COUNTED = ("tricks", "cards", "points", "bids")


def declare_names(draft: Draft) -> tuple[tuple[Binding, ...], tuple[Counter, ...]]:
    """Enter every declared name into the vocabulary; report those that are taken."""
    words = draft.words
    bindings: list[Binding] = []
    by_steps = [*declared_bindings(draft.tree), *declared_titles(draft.tree)]
    kinds = {binding.name.key: binding.kind for _, binding in by_steps}
    for name, binding in [*by_steps, *bindings_by_choice(draft.tree, kinds)]:
        if _free(draft, "binding", name):
            words.bindings[name.text] = len(bindings)
            words.kinds.append(binding.kind)
            bindings.append(binding)
    tables = (("power", "powers", words.powers), ("kind of card points", "card points", words.card_points))
    for what, section, table in tables:
        for i, entry in enumerate(entries(draft.section(section))):
            if _free(draft, what, entry.key):
                table[entry.key.text] = i
    counters = declared_counters(draft.tree)
    for i, (place, counter) in enumerate(counters):
        if place is not None:
            _free(draft, "counter", place)
        words.counters[counter.name.key] = i
    for i, item in enumerate(items(draft.section("play").get("phases"))):
        words.phases.setdefault(text(mapping(item, draft.tree.span).get("name")), i)
    words.bids = any_bids(draft.tree)
    draft.dialogues = {name: i for i, name in enumerate(draft.section("dialogues").entries)}
    for fault in alike(words.declared.items()):
        draft.report(fault)
    return tuple(bindings), tuple(counter for _, counter in counters)


def _free(draft: Draft, what: str, name: Scalar) -> bool:
    """Note where a name is declared; report that it is a word of the language or declared already."""
    declared = draft.words.declared
    if name.text in keywords() or name.text in COUNTED:
        draft.report(reserved(what, name.text, name.span))
    elif name.text in declared:
        draft.report(error("duplicate-name", f"{quoted(name.text)} is declared twice", name.span, "again here",
                           more=[Label(declared[name.text], "first here")], help="rename one of them"))  # fmt: skip
        return False
    declared[name.text] = name.span
    return True
