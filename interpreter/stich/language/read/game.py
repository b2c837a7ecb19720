"""A checked tree to a game: every name becomes a number, every default is filled in.

Place in the pipeline: the last phase that sees text; ``Mapping`` in, ``model.Game`` and diagnostics out.  It goes on
after a fault, so that one run shows all of them.  This module does the headers and calls on the other ``resolve``
modules for the rules; must not know play.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from stich.language.conditions.syntax import keywords
from stich.language.model.game import Binding, DealCards, Example, Game, Step, Work
from stich.language.model.names import Citation, Names
from stich.language.model.score import Counter
from stich.language.read.bonuses import resolve_bonuses
from stich.language.read.deal import declared_bindings, resolve_steps
from stich.language.read.deck import reserved, resolve_deck, resolve_seats, vocabulary
from stich.language.read.dialogues import any_bids, bindings_by_choice, resolve_dialogues
from stich.language.read.draft import Draft, EnoughFaults, citation, entries, items, mapping, names, scalar, text
from stich.language.read.play import resolve_plain, resolve_play, resolve_powers, resolve_ties
from stich.language.read.score import declared_counters, declared_titles, resolve_match, resolve_score, resolve_tallies
from stich.language.text.diagnostics import Diagnostic, Label, error, has_errors, quoted
from stich.language.text.look_alikes import alike
from stich.language.text.nodes import Listing, Mapping, Node, Scalar, plain_data
from stich.language.text.source import Source, Span

KINDS = {
    "may say": "turn",
    "bonuses": "turn",
    "to act": "turn",
    "winner": "trick",
    "legal": "legal",
    "exchanges": "exchange",
    "may give": "giving",
    "points": "score",
    "slate": "slate",
    "stake": "slate",
}
MAX_SIZE, MAX_LETTERS = 3_000, 100_000
FOLLOWING = ("condition-syntax", "not-known-here", "unknown-name")
COUNTED = ("tricks", "cards", "points", "bids")


def resolve(tree: Mapping, sources: Iterable[Source] = ()) -> tuple[Game | None, list[Diagnostic]]:
    """The game that a tree describes, with every fault of its names and phrases.

    There is no game where there is an error.  ``sources`` are the texts that the tree came from; the game's digest is
    taken over them.
    """
    faults: list[Diagnostic] = []
    size, letters = _size(tree)
    if size > MAX_SIZE or letters > MAX_LETTERS:
        what = f"{MAX_SIZE:,} entries" if size > MAX_SIZE else f"{MAX_LETTERS:,} letters"
        message = f"the rules have more than {what}"
        return None, [error("too-many-rules", message, Span(tree.span.source, tree.span.start, tree.span.start))]
    table = resolve_deck(mapping(tree.get("deck"), tree.span), faults.append)
    if table is None:
        return None, faults
    deck, suit_names, rank_names = table
    draft = Draft(tree, deck, vocabulary(deck, suit_names), faults)
    try:
        bindings, counters = _declare(draft)
        game = _game(draft, suit_names, rank_names, bindings, counters, _digest(sources))
    except EnoughFaults:
        return None, _one_each(faults)
    return (None if has_errors(faults) else game), _one_each(faults)


def _size(tree: Mapping) -> tuple[int, int]:
    """How many words and texts the rules of a spec have, and how many letters those have."""
    waiting: list[Node] = [entry.value for entry in entries(tree, "examples", "sources", "evidence")]
    size = letters = 0
    while waiting:
        node = waiting.pop()
        size += 1
        if isinstance(node, Scalar):
            letters += len(node.text)
        if isinstance(node, Mapping):
            waiting += [entry.value for entry in node.entries.values()]
        elif isinstance(node, Listing):
            waiting += node.items
    return size, letters


def _one_each(faults: list[Diagnostic]) -> list[Diagnostic]:
    """The faults, with a name that is unknown in many places reported once, where it comes first.  A name that may not
    be declared is not complained of where it is used."""
    taken = {fault.span.text for fault in faults if fault.code == "reserved-name"}
    faults = [f for f in faults if f.code not in FOLLOWING or f.span.text not in taken]
    first: dict[tuple[str, str], Diagnostic] = {}
    again: dict[tuple[str, str], list[int]] = {}
    for i, fault in enumerate(faults):
        key = (fault.code, fault.message if fault.code in ("unknown-name", "card-not-in-deck") else str(i))
        if first.setdefault(key, fault) is not fault:
            again.setdefault(key, []).append(fault.span.source.position(fault.span.start)[0])
    return [_also(fault, again.get(key, [])) for key, fault in first.items()]


def _also(fault: Diagnostic, lines: list[int]) -> Diagnostic:
    if not lines:
        return fault
    places = ", ".join(map(str, dict.fromkeys(lines[:8])))
    return replace(fault, notes=(*fault.notes, f"also in line {places}"))


def _game(
    draft: Draft,
    suit_names: tuple[Names, ...],
    rank_names: tuple[Names, ...],
    bindings: tuple[Binding, ...],
    counters: tuple[Counter, ...],
    digest: str,
) -> Game:
    tree = draft.tree
    steps = resolve_steps(draft)
    return Game(
        name=text(tree.get("game")),
        titles=names(text(tree.get("game")), tree),
        reading=text(tree.get("reading")),
        extends=text(tree.get("extends")),
        status=text(tree.get("status"), "conjecture"),
        gaps=tuple(text(gap) for gap in items(tree.get("gaps"))),
        about=text(tree.get("about")).strip(),
        works=_works(draft),
        evidence=_evidence(draft),
        deck=draft.deck,
        suit_names=suit_names,
        rank_names=rank_names,
        seats=resolve_seats(draft),
        bindings=bindings,
        steps=steps,
        powers=resolve_powers(draft),
        plain=resolve_plain(draft),
        ties=resolve_ties(draft),
        dialogues=resolve_dialogues(draft),
        play=resolve_play(draft),
        tallies=resolve_tallies(draft),
        score=resolve_score(draft),
        match=resolve_match(draft, counters),
        examples=_examples(draft),
        bonuses=resolve_bonuses(draft),
        sha256=digest,
        cards_dealt=cards_dealt(steps)[0],
        span=tree.span,
    )


def cards_dealt(steps: Iterable[Step]) -> list[int]:
    """How many cards each place in the round of dealing gets, for the first hundred places."""
    dealt = [0] * 100
    for step in steps:
        if isinstance(step, DealCards):
            for place in range(step.first, min(step.last, 99) + (step.last >= 99)):
                dealt[place] += sum(step.packets)
    return dealt


def _digest(sources: Iterable[Source]) -> str:
    """The digest of the texts, each preceded by its length."""
    digest = sha256()
    for source in sources:
        data = source.text.encode("utf-8", "surrogatepass")
        digest.update(b"%d\n" % len(data) + data)
    return digest.hexdigest()


# --- declarations -----------------------------------------------------------------------------------------------------


def _declare(draft: Draft) -> tuple[tuple[Binding, ...], tuple[Counter, ...]]:
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
    tables = (("power", "powers", words.powers), ("kind of card points", "card points", words.tallies))
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


# --- headers ----------------------------------------------------------------------------------------------------------


def _works(draft: Draft) -> tuple[Work, ...]:
    works: list[Work] = []
    for entry in entries(draft.section("sources")):
        node = mapping(entry.value, entry.key.span)
        said = {key: text(node.get(key)) for key in ("work", "year", "note", "url")}
        works.append(Work(entry.key.text, **said))
    return tuple(works)


def _evidence(draft: Draft) -> dict[str, Citation]:
    said = entries(draft.section("evidence"))
    return {entry.key.text: _section_evidence(entry.value, draft.tree.span) for entry in said}


def _section_evidence(value: object, span: Span) -> Citation:
    node = value if isinstance(value, Mapping) else Mapping({}, span)
    return Citation(*(text(node.get(key)) for key in ("work", "section", "quote", "conjecture")))


def _examples(draft: Draft) -> tuple[Example, ...]:
    found: list[Example] = []
    for item in items(draft.tree.get("examples")):
        node = mapping(item, draft.tree.span)
        name = scalar(node.get("name"))
        if name is None or "drop" in node.entries:
            continue
        given = plain_data(mapping(node.get("given"), node.span))
        expect = plain_data(mapping(node.get("expect"), node.span))
        kind = text(node.get("kind")) or ("turn" if "said" in given else "")
        kind = kind or next((KINDS[key] for key in KINDS if key in expect), "set-up")
        places = (_place_of(node, key) for key in ("given", "expect"))
        found.append(Example(name.text, kind, given, expect, citation(node), name.span, *places))
    return tuple(found)


def _place_of(node: Mapping, key: str) -> Span | None:
    """What stands under a key, if it stands on one line, else the key."""
    entry = node.entries.get(key)
    if entry is None:
        return None
    return entry.key.span if "\n" in entry.value.span.text else entry.value.span
