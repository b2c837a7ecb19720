"""A reading laid over the spec that it extends: the two trees become one.

Place in the pipeline: between ``nodes`` and ``read``; the last step that knows of files.  Every node keeps the span
it was read with, so that a message points at the file that said it.  Knows the merging of trees; must not know rules.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from pathlib import Path

from stich.language.text.diagnostics import (
    Diagnostic,
    did_you_mean,
    error,
    file_error,
    has_errors,
    quoted,
    suggest,
    warning,
)
from stich.language.text.files import folder_help, is_file, is_folder, read_source
from stich.language.text.home import Folders, Home, Refused, is_disguised, locate, parent_file, real_path
from stich.language.text.library import SUFFIXES, library_names
from stich.language.text.look_alikes import odd_names
from stich.language.text.nodes import Entry, Listing, Mapping, Node, Scalar, parse
from stich.language.text.restated import Restated
from stich.language.text.schema import is_text, validate, validate_keys
from stich.language.text.source import Source, Span

NO_SPEC = "a spec is called `NAME.yaml`; is this the right file?"
UNCHANGING = frozenset({"title", "names", "note", "source", "conjecture", "comment"})
"""Keys of a rule that leave it as it is."""

MAX_CHAIN = 8
MAX_FAULTS = 50
MAX_ORDERED = 1_000  # of which the order is looked after
MAX_NEIGHBOURS = 1_000

DROP_ALL = "all"
ANY = ""
CHOICE = ("dialogues", ANY, ANY, "say", ANY)
CASES = (
    ("define", "numbers", ANY),
    ("match", "slate", ANY),
    ("play", "concede", "for"),
    *((*CHOICE, key) for key in ("stake", "concedes", "points", "pays")),
    *((*CHOICE, key, ANY) for key in ("gains", "loses", "sets")),
)
"""Where a mapping is a table of cases: of these the order counts, so one takes the place of the other as a whole."""

# --- merging ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Merge:
    """Children's trees laid over their parents', with the faults met on the way.

    Mappings merge key by key, deeply; ``~`` takes a key out; examples merge by name; anything else is replaced, tables
    of cases and texts by language too: what a parent says of its own rule in one language more is not said of this one.
    New powers and kinds of melds come last, unless they say ``before``.
    """

    faults: list[Diagnostic] = field(default_factory=list)

    def specs(self, parent: Mapping, child: Mapping) -> Mapping:
        mine, theirs = child.entries.get("examples"), parent.get("examples")
        if mine is None or not isinstance(mine.value, Listing):
            return self.ordered(self._mappings(parent, child))
        merged = self._mappings(parent, _without(child, "examples"))
        inherited = theirs.items if isinstance(theirs, Listing) else ()
        examples = Entry(mine.key, self._examples(inherited, mine.value))
        return self.ordered(_with(merged, "examples", examples))

    def ordered(self, spec: Mapping) -> Mapping:
        """The spec with each power, and each kind of meld, that says ``before`` put there, and that word struck."""
        spec, melds = self._reordered(spec, "powers", "power"), spec.get("melds")
        if not isinstance(melds, Mapping) or len(melds.entries) > MAX_ORDERED:
            return spec
        groups = {name: Entry(each.key, self._kinds(each.value)) for name, each in melds.entries.items()}
        return _with(spec, "melds", Entry(spec.entries["melds"].key, Mapping(groups, melds.span)))

    def _kinds(self, group: Node) -> Node:
        return self._reordered(group, "kinds", "kind of meld") if isinstance(group, Mapping) else group

    def _reordered(self, holder: Mapping, key: str, what: str) -> Mapping:
        """A mapping with the section under ``key`` in the order that it wants."""
        entry = holder.entries.get(key)
        if entry is None or not isinstance(entry.value, Mapping):
            return holder
        named = entry.value.entries
        if len(named) > MAX_ORDERED:
            return holder  # the schema refuses it; moving them about would take long
        order = list(named)
        moved = {name: self._moved(order, name, each, what) for name, each in named.items()}
        ordered = {name: moved[name] for name in order}
        return _with(holder, key, Entry(entry.key, Mapping(ordered, entry.value.span)))

    def _moved(self, order: list[str], name: str, entry: Entry, what: str) -> Entry:
        """A power without its ``before``, which has moved it in the ``order`` of names."""
        target = entry.value.get("before") if isinstance(entry.value, Mapping) else None
        if not isinstance(entry.value, Mapping) or not isinstance(target, Scalar):
            return entry
        if target.text in order and target.text != name:
            order.remove(name)
            order.insert(order.index(target.text), name)
        else:
            others = [other for other in order if other != name]
            message = f"no other {what} is called {quoted(target.text)}"
            self._unknown("no-place-before", message, target, "to stand before", others)
        return Entry(entry.key, _without(entry.value, "before"))

    def _unknown(self, code: str, message: str, name: Scalar, label: str, names: Iterable[str]) -> None:
        """Report a name that is none of the names, if not enough is reported."""
        if len(self.faults) < MAX_FAULTS:
            help = did_you_mean(suggest(name.text, names))
            self.faults.append(error(code, message, name.span, label, help=help))

    def _mappings(self, parent: Mapping, child: Mapping, path: tuple[str, ...] = ()) -> Mapping:
        entries = _own_words_dropped(parent, child, path)
        for name, entry in child.entries.items():
            if _is_removal(entry.value):
                self._remove(entries, entry, parent)
                continue
            value, at = entry.value, (*path, name)
            if isinstance(value, Mapping):
                before = None if _is_table(at) or is_text(name, value) else parent.get(name)
                value = self._mappings(before if isinstance(before, Mapping) else Mapping({}, value.span), value, at)
            entries[name] = Entry(entry.key, value)
        return Mapping(entries, child.span)

    def _remove(self, entries: dict[str, Entry], entry: Entry, parent: Mapping) -> None:
        if entries.pop(entry.key.text, None) is None:
            self._nothing_to_remove(entry.key, parent.entries)

    def _nothing_to_remove(self, name: Scalar, names: Iterable[str]) -> None:
        message = f"there is no {quoted(name.text)} to remove"
        self._unknown("nothing-to-remove", message, name, "not in the spec it extends", names)

    def _examples(self, inherited: Iterable[Node], mine: Listing) -> Listing:
        """The examples that are inherited, but for those dropped, with the others laid over them."""
        kept: dict[object, Node] = {_name_of(item) or i: item for i, item in enumerate(inherited)}
        if any(map(_drops_all, mine.items)):
            kept.clear()
        replaced: set[object] = set()
        new: list[Node] = []
        for item in mine.items:
            name = _name_of(item)
            if _drops_all(item):
                continue
            if isinstance(item, Mapping) and "drop" in item.entries:
                if kept.pop(name, None) is None:
                    self._nothing_to_drop(item, [str(other) for other in kept])
            elif name in kept and name not in replaced:
                kept[name] = item
                replaced.add(name)
            else:
                new.append(item)
        return Listing((*kept.values(), *new), mine.span)

    def _nothing_to_drop(self, item: Mapping, names: Iterable[str]) -> None:
        name = item.get("name")
        scalar = name if isinstance(name, Scalar) else item.entries["drop"].key
        self._nothing_to_remove(scalar, names)


def _is_table(path: tuple[str, ...]) -> bool:
    """Whether the mapping that stands there is a table of cases."""
    return any(len(path) == len(each) and all(map(_fits, path, each)) for each in CASES)


def _fits(key: str, wanted: str) -> bool:
    return wanted in (key, ANY)


def _own_words_dropped(parent: Mapping, child: Mapping, path: tuple[str, ...]) -> dict[str, Entry]:
    """The entries of a parent's mapping, without the author's words (``says``) for a rule that the child changes: they
    tell of the rule as it was."""
    entries = dict(parent.entries)
    said = parent.get("says")
    if path == ("define",) and isinstance(said, Mapping):
        parts = (part for part in (child.get("numbers"), child.get("conditions")) if isinstance(part, Mapping))
        changed = {name for part in parts for name in part.entries}
        kept = {name: entry for name, entry in said.entries.items() if name not in changed}
        entries["says"] = Entry(entries["says"].key, Mapping(kept, said.span))
    elif path and said is not None and child.entries.keys() - UNCHANGING:
        entries.pop("says")
    return entries


def _is_removal(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None and node.text != ""


def _drops_all(item: Node) -> bool:
    said = item.get("drop") if isinstance(item, Mapping) else None
    return isinstance(said, Scalar) and said.text == DROP_ALL


def _name_of(item: Node) -> str | None:
    name = item.get("name") if isinstance(item, Mapping) else None
    return name.text if isinstance(name, Scalar) else None


def _without(mapping: Mapping, key: str) -> Mapping:
    return Mapping({name: entry for name, entry in mapping.entries.items() if name != key}, mapping.span)


def _with(mapping: Mapping, key: str, entry: Entry) -> Mapping:
    return Mapping({**mapping.entries, key: entry}, mapping.span)


# --- following `extends` ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chain:
    """A spec with all that it extends: the merged tree, the texts from the spec itself to its base, the faults."""

    tree: Mapping | None
    sources: tuple[Source, ...]
    diagnostics: list[Diagnostic]
    words: tuple[str, ...] = ()
    """What each but the last says under ``extends``."""
    changed: dict[str, str] = field(default_factory=dict)
    """The sections that a reading changes without saying who says so, each with the game whose evidence it keeps."""
    unsaid: list[Diagnostic] = field(default_factory=list)
    """What is told of that, where nothing is wrong."""


@dataclass(frozen=True, slots=True)
class _Link:
    """One spec of a chain, as written."""

    tree: Mapping
    source: Source


def load_chain(path_or_name: str | os.PathLike[str], trusted: Folders = ()) -> Chain:
    """The merged tree of a spec, and every fault that can be found without knowing what its names mean.

    There is no tree where a file of the chain cannot be read at all.  Files in the folders ``trusted`` may be extended
    from anywhere.
    """
    path = locate(path_or_name)
    if path is None:
        return Chain(None, (), [unknown_spec(str(path_or_name))])
    if is_disguised(path):
        return Chain(None, (), [disguised(path)])
    links, faults = _links(path, Home.of(path, trusted))
    if not links and not os.fspath(path).endswith(SUFFIXES) and is_file(os.fspath(path)):
        faults = [replace(fault, help=f"{fault.help}; {NO_SPEC}" if fault.help else NO_SPEC) for fault in faults]
    sources = tuple(link.source for link in links)
    if not links or has_errors(f for f in faults if f.code != "duplicate-key"):
        return Chain(None, sources, faults)
    tree, changed, told, more = _lay_over(links)
    words = tuple(_word(link) for link in links[:-1])
    return Chain(tree, sources, _sorted_unique([*faults, *more], sources), words, changed, told)


def _word(link: _Link) -> str:
    pointer = link.tree.get("extends")
    return pointer.text if isinstance(pointer, Scalar) else ""


def unknown_spec(name: str) -> Diagnostic:
    """What to say of a name that the library does not have: of a folder or a file that is called so, what it is."""
    if is_folder(name):
        message = f"{quoted(name)} cannot be read: it is a folder"
        return file_error("unreadable-file", message, name, help=folder_help(name))
    if is_file(name):
        message = f"{quoted(name)} is a file that is not called like a spec"
        return file_error("unknown-spec", message, name, help=NO_SPEC)
    if is_file(f"{name}.yaml"):
        help = f"there is a file {quoted(f'{name}.yaml')} here: say {quoted(f'./{name}.yaml')}"
        return file_error("unknown-spec", f"the library has no spec {quoted(name)}", name, help=help)
    help = did_you_mean(suggest(name, library_names())) or "see `stich list`, or write a path as `./mine.yaml`"
    return file_error("unknown-spec", f"the library has no spec {quoted(name)}", name, help=help)


def disguised(path: Path) -> Diagnostic:
    """What to say of a link that is called like a spec and leads to something else."""
    message = f"{quoted(path)} cannot be read: it is a link to a file that is not called like a spec"
    return file_error("unreadable-file", message, str(path), help="name the file itself, if it is a spec")


def _links(path: Path, home: Home) -> tuple[list[_Link], list[Diagnostic]]:
    """The chain from the spec to its base, as far as it can be followed."""
    links: list[_Link] = []
    faults: list[Diagnostic] = []
    met: list[str] = []
    pointer: Scalar | None = None
    following: Path | None = path
    while following is not None:
        link, new = _read_link(following, pointer)
        faults += new
        if link is None:
            break
        links.append(link)
        met.append(real_path(following) or str(following))
        pointer, following, refused = _next(link, following, met, home)
        faults += refused
    return links, faults


def _read_link(path: Path, pointer: Scalar | None) -> tuple[_Link | None, list[Diagnostic]]:
    source, faults = read_source(path)
    if source is None:
        return None, [_pointed(fault, pointer) for fault in faults]
    node, faults = parse(source)
    if node is not None and not isinstance(node, Mapping):
        first = Span(source, node.span.start, node.span.start)
        faults.append(error("not-a-mapping", "the text is not a spec", first, "`key: value` lines are expected"))
    return (_Link(node, source) if isinstance(node, Mapping) else None), faults


def _pointed(fault: Diagnostic, pointer: Scalar | None) -> Diagnostic:
    """The fault of an unreadable file, shown where another file names it."""
    if pointer is None or fault.span.source.text:
        return fault
    return error(fault.code, fault.message, pointer.span, "named here", help=fault.help)


def _next(link: _Link, path: Path, met: list[str], home: Home) -> tuple[Scalar | None, Path | None, list[Diagnostic]]:
    pointer = link.tree.get("extends")
    if not isinstance(pointer, Scalar) or not isinstance(pointer.value, str):
        return None, None, []  # no parent; a value of another kind is for the schema to report
    following = parent_file(pointer.text, path.parent, home)
    if isinstance(following, Refused):
        return pointer, None, [_REFUSALS[following](pointer, path.parent)]
    if real_path(following) in met:
        return pointer, None, [_cycle(pointer, following)]
    if len(met) > MAX_CHAIN:
        message = f"more than {MAX_CHAIN} specs extend one another"
        return pointer, None, [error("extends-too-deep", message, pointer.span, "the chain goes on here")]
    return pointer, following, []


def _outside(pointer: Scalar, _folder: Path) -> Diagnostic:
    message = f"{quoted(pointer.text)} lies outside the folder of the spec, and is not extended"
    return error("extends-outside", message, pointer.span, "neither in the library nor beside or below the spec",
                 help="copy it beside the spec, or allow its folder with `--trust FOLDER`")  # fmt: skip


def _no_parent(pointer: Scalar, folder: Path) -> Diagnostic:
    names = [*library_names(), *_neighbours(folder)]
    help = did_you_mean(suggest(pointer.text, names)) or "name a spec of the library, or a file: a path ends in `.yaml`"
    return error("unknown-spec", f"there is no spec {quoted(pointer.text)} to extend", pointer.span,
                 "neither in the library nor beside this file", help=help)  # fmt: skip


_REFUSALS = {Refused.OUTSIDE: _outside, Refused.UNKNOWN: _no_parent}


def _neighbours(folder: Path) -> list[str]:
    """The names of specs in a folder, as far as they are soon listed."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in islice(entries, MAX_NEIGHBOURS)]
    except OSError:
        return []
    return sorted(name.removesuffix(".yaml") for name in names if name.endswith(".yaml"))


def _cycle(pointer: Scalar, path: Path) -> Diagnostic:
    message = f"following `extends` leads back to {quoted(path)}"
    return error("extends-cycle", message, pointer.span, "this closes the circle",
                 help="let one of these specs state its rules in full")  # fmt: skip


def _lay_over(links: list[_Link]) -> tuple[Mapping, dict[str, str], list[Diagnostic], list[Diagnostic]]:
    """The tree of a chain, the sections changed without evidence and what the first spec is told of that, the
    faults."""
    merger = _Merge()
    faults: list[Diagnostic] = []
    changed: dict[str, str] = {}
    told: list[Diagnostic] = []
    tree = merger.ordered(links[-1].tree)
    for parent, link in pairwise(reversed(links)):
        faults += validate_keys(link.tree, "spec")
        restated = Restated(_name(parent))
        tree = restated.lay(tree, link.tree, merger.specs(tree, link.tree))
        changed = {name: game for name, game in changed.items() if name not in restated.vouched}
        changed |= dict.fromkeys(restated.changed, restated.parent)
        told = restated.told
    whole = _without(tree, "extends") if len(links) > 1 else tree
    base, odd = links[-1].tree, odd_names(whole)
    shape = [fault for fault in validate(whole, "spec") if not _told_by(fault, odd)]
    return tree, changed, told, [*faults, *merger.faults, *shape, *odd, *_drops(base), *_moves(base)]


def _name(link: _Link) -> str:
    """What a spec calls its game."""
    name = link.tree.get("game")
    return name.text if isinstance(name, Scalar) else ""


def _told_by(fault: Diagnostic, others: Iterable[Diagnostic]) -> bool:
    """Whether another fault says better what is wrong with a value."""
    at = fault.span
    inner = (other.span for other in others if fault.code == "wrong-value")
    return any(span.source is at.source and at.start <= span.start and span.end <= at.end for span in inner)


def _moves(base: Mapping) -> list[Diagnostic]:
    """Powers and kinds of melds of a spec that extends nothing which say before which other they stand."""
    melds = base.get("melds")
    groups = [entry.value for entry in melds.entries.values()] if isinstance(melds, Mapping) else []
    sections = [base.get("powers"), *(group.get("kinds") for group in groups if isinstance(group, Mapping))]
    values = [entry.value for each in sections if isinstance(each, Mapping) for entry in each.entries.values()]
    keys = [value.entries["before"].key for value in values if isinstance(value, Mapping) and "before" in value.entries]
    message = "`before` is for a spec that extends another"
    help = "write them in their order, the strongest or the best first"
    return [warning("idle-before", message, key.span, "this spec extends nothing", help=help) for key in keys]


def _drops(base: Mapping) -> list[Diagnostic]:
    """Examples that a spec which extends nothing wants to drop."""
    examples = base.get("examples")
    items = examples.items if isinstance(examples, Listing) else ()
    drops = [item.entries["drop"].key for item in items if isinstance(item, Mapping) and "drop" in item.entries]
    message = "nothing is inherited that could be dropped"
    return [error("nothing-to-remove", message, key.span, "this spec extends nothing") for key in drops]


def _sorted_unique(faults: Iterable[Diagnostic], sources: tuple[Source, ...]) -> list[Diagnostic]:
    """The faults once each, in the order of the files of the chain and of their text."""
    place = {source.path: i for i, source in reversed(list(enumerate(sources)))}
    unique = {(f.span.source.path, f.span.start, f.code, f.message): f for f in faults}
    return sorted(unique.values(), key=lambda f: (place.get(f.span.source.path, len(place)), f.span.start))
