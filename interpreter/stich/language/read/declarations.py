"""The names that a spec declares, entered into the vocabulary before any phrase is read.

Place in the pipeline: part of ``read``, before the sections; must not know what the things named are for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stich.language.conditions.kinds import BindingKind
from stich.language.conditions.measures import MEASURES
from stich.language.conditions.syntax import keywords, words_alone
from stich.language.conditions.words import Defined, DefinedSort
from stich.language.model.bindings import Binding
from stich.language.model.contracts import CONTRACT
from stich.language.model.names import Names
from stich.language.read.bindings import bound_there
from stich.language.read.contracts import declared_columns, declared_contracts
from stich.language.read.deal import declared_bindings
from stich.language.read.deck import reserved
from stich.language.read.dialogues import any_auction, any_bids, choices_in
from stich.language.read.draft import Draft, entries, items, mapping, split, text
from stich.language.read.heaps import declared_heaps
from stich.language.read.match import POINTS, declared_pools, declared_titles, declared_totals
from stich.language.read.seats import declared_parties
from stich.language.text.diagnostics import Label, error, quoted
from stich.language.text.look_alikes import alike
from stich.language.text.nodes import Entry, Mapping, Scalar

_OWN = {POINTS, "point", CONTRACT, "null", "yes", "otherwise"}
RESERVED = frozenset(_OWN.union(*(row.words for row in MEASURES.values())))
"""What nothing may be called beside the keywords: words for what is counted, and words that YAML or a table reads."""


def declare_names(draft: Draft) -> tuple[tuple[Binding, ...], tuple[Names, ...]]:
    """Enter every declared name into the vocabulary, and report those that are taken.  The bindings and the counters
    are declared nowhere else, and are returned."""
    words = draft.words
    bindings = tuple(_bindings(draft))
    for what, section, table in (
        ("power", "powers", words.powers),
        ("kind of card points", "card points", words.card_points),
    ):
        _enter(draft, what, (entry.key for entry in entries(draft.section(section))), table)
    _enter(draft, "counter", split(draft.tree.get("counters")), words.counters)
    words.totals[POINTS] = 0
    _enter(draft, "total", declared_totals(draft.tree), words.totals)
    _enter(draft, "party", (entry.key for entry in declared_parties(draft.tree)), words.parties)
    _enter(draft, "pool", (entry.key for entry in declared_pools(draft.tree)), words.pools)
    _enter(draft, "column", declared_columns(draft), words.columns)
    for i, item in enumerate(items(draft.section("play").get("phases"))):
        words.phases.setdefault(text(mapping(item, draft.tree.span).get("name")), i)
    _enter(draft, "heap", declared_heaps(draft), words.heaps)
    _definitions(draft)
    words.bids, words.auction = any_bids(draft.tree), any_auction(draft.tree)
    draft.dialogues = {name: i for i, name in enumerate(draft.section("dialogues").entries)}
    for fault in alike(words.declared.items()):
        draft.report(fault)
    return bindings, tuple(map(draft.called, words.counters))


def _bindings(draft: Draft) -> Iterator[Binding]:
    """Every binding, in the order in which the spec first makes them."""
    tree, words = draft.tree, draft.words
    has_contracts = tree.get("contracts") is not None
    found = [*declared_bindings(draft, binding_nodes(draft)), *declared_titles(draft)]
    kinds = {binding.name.key: binding.kind for _, binding in found}
    kinds |= {CONTRACT: BindingKind.CONTRACT} if has_contracts else {}
    found += bound_there(draft, binding_nodes(draft), kinds)
    for name, binding in found:
        if _free(draft, "binding", name):
            words.bindings[name.text] = len(words.kinds)
            words.kinds.append(binding.kind)
            yield binding
    if has_contracts:
        words.bindings[CONTRACT] = len(words.kinds)
        words.kinds.append(BindingKind.CONTRACT)
        yield Binding(draft.called(CONTRACT), BindingKind.CONTRACT)
        for name in declared_contracts(draft):
            _free(draft, "contract", name, words_alone())


def binding_nodes(draft: Draft) -> Iterator[Mapping]:
    """Whatever has ``binds``: the choices, the contracts, the bonuses."""
    yield from choices_in(draft.tree)
    for item in (*items(draft.tree.get("contracts")), *items(draft.tree.get("bonuses"))):
        yield mapping(item, draft.tree.span)


def _enter(draft: Draft, what: str, named: Iterable[Scalar], table: dict[str, int]) -> None:
    """Enter names into a table, each with the next number."""
    for name in named:
        if _free(draft, what, name):
            table[name.text] = len(table)


def _definitions(draft: Draft) -> None:
    node = draft.section("define")
    for sort in DefinedSort:
        for entry in entries(mapping(node.get(sort.value), node.span)):
            _define(draft, sort, entry)


def _define(draft: Draft, sort: DefinedSort, entry: Entry) -> None:
    words, name = draft.words, entry.key
    if words.meanings(name.text) and name.text not in words.declared:
        message = f"the deck has something called {quoted(name.text)}"
        draft.report(error("duplicate-name", message, name.span, "a second meaning", help="choose another name"))
    elif _free(draft, "definition", name):
        index = sum(defined.sort is sort for defined in words.defined.values())
        words.defined[name.text] = Defined(sort, index, entry.value, name)


def _free(draft: Draft, what: str, name: Scalar, taken: frozenset[str] | None = None) -> bool:
    """Note where a name is declared; report that it is a word of the language (of those ``taken``) or declared
    already."""
    declared = draft.words.declared
    if name.text in (keywords() if taken is None else taken) or name.text in RESERVED:
        draft.report(reserved(what, name.text, name.span))
    elif name.text in declared:
        draft.report(error("duplicate-name", f"{quoted(name.text)} is declared twice", name.span, "again here",
                           more=[Label(declared[name.text], "first here")], help="rename one of them"))  # fmt: skip
        return False
    declared[name.text] = name.span
    return True
