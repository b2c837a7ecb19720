"""The headers of a spec read, and its examples as they are written.

Place in the pipeline: part of ``read``, on the ground of ``draft``; must not know rules.
"""

from __future__ import annotations

from stich.language.model.game import Example, Work
from stich.language.model.names import Citation, Names
from stich.language.read.draft import (
    Draft,
    citation,
    entries,
    flag,
    items,
    mapping,
    number,
    prose,
    scalar,
    text,
    titles,
)
from stich.language.read.players import players_faults, players_said
from stich.language.text.diagnostics import error
from stich.language.text.nodes import Mapping, plain_data
from stich.language.text.source import Span

KINDS = {
    "may say": "turn",
    "bonuses": "turn",
    "to act": "turn",
    "match won by": "turn",
    "winner": "trick",
    "legal": "legal",
    "exchanges": "exchange",
    "may give": "giving",
    "melds": "melds",
    "points": "score",
    "slate": "slate",
    "stake": "slate",
    "settled": "slate",
}

SPEAKING = ("play", "plain", "match")
"""Sections that may give a source or a conjecture themselves."""


def read_works(draft: Draft) -> tuple[Work, ...]:
    works: list[Work] = []
    for entry in entries(draft.section("sources")):
        node = mapping(entry.value, entry.key.span)
        said = {key: text(node.get(key)) for key in ("work", "year", "url")}
        customary = flag(node.get("customary"))
        works.append(Work(entry.key.text, note=prose(node.get("note")), customary=customary, **said))
    return tuple(works)


def read_evidence(draft: Draft) -> dict[str, Citation]:
    """For each section where its rules stand: what `evidence` says, else what the section says itself."""
    said = entries(draft.section("evidence"))
    found = {entry.key.text: section_evidence(mapping(entry.value, draft.tree.span)) for entry in said}
    return found | {name: citation(draft.tree.get(name)) for name in SPEAKING if speaks_for_itself(draft, name)}


def speaks_for_itself(draft: Draft, section: str) -> bool:
    """Whether a section gives its evidence itself, and `evidence` does not."""
    own = citation(draft.tree.get(section)) if section in SPEAKING else Citation()
    return bool(own.work or own.conjecture) and section not in draft.section("evidence").entries


def section_evidence(node: Mapping) -> Citation:
    """Where the facts of a section stand."""
    work, section, quote = (text(node.get(key)) for key in ("work", "section", "quote"))
    return Citation(work, section, quote, prose(node.get("conjecture")), prose(node.get("note")))


def read_examples(draft: Draft) -> tuple[Example, ...]:
    found: list[Example] = []
    for item in items(draft.tree.get("examples")):
        node = mapping(item, draft.tree.span)
        name = scalar(node.get("name"))
        if name is None or "drop" in node.entries:
            continue
        given = plain_data(mapping(node.get("given"), node.span))
        expect = plain_data(mapping(node.get("expect"), node.span))
        if not _for_so_many(draft, mapping(node.get("given"), node.span)):
            continue
        kind = text(node.get("kind")) or _kind(draft, given, expect)
        places = (_place_of(node, key) for key in ("given", "expect"))
        called = Names(name.text, titles(node.get("title")))
        found.append(Example(name.text, kind, given, expect, called, citation(node), name.span, *places))
    return tuple(found)


def _for_so_many(draft: Draft, given: Mapping) -> bool:
    """Whether an example is for the number of players that the spec is read for: the usual one, unless it says.  Those
    of a parent that are for others than a reading allows are none of its own."""
    known, said = players_said(draft.tree), scalar(given.get("players"))
    players = known.usual if said is None else number(said)
    at = draft.section("seats").get("players")
    here = said is not None and at is not None and at.span.source is said.span.source
    if said and here and players not in known.counts and not any(players_faults(draft.section("seats"))):
        there = str(known.least) if known.least == known.most else f"{known.least} to {known.most}"
        message = f"an example for {players} players, in a spec for {there}"
        draft.report(error("seats-do-not-fit", message, said.span,
                           help="give one of these numbers, or drop the example"))  # fmt: skip
    return players == draft.players


def _kind(draft: Draft, given: dict[str, object], expect: dict[str, object]) -> str:
    """The kind of an example, told from what it expects: what is counted and defined is asked of a deal that is over,
    unless something is said or deals are given."""
    if "row" in given:
        return "row"
    if "said" in given:
        return "turn"
    if "deals" in given:
        return "slate"
    words = draft.words
    asked = any(key in table for key in expect for table in (words.defined, words.counters, words.totals, words.pools))
    otherwise = "score" if asked else "set-up"
    return next((KINDS[key] for key in KINDS if key in expect), otherwise)


def _place_of(node: Mapping, key: str) -> Span | None:
    """What stands under a key, if it stands on one line, else the key."""
    entry = node.entries.get(key)
    if entry is None:
        return None
    return entry.key.span if "\n" in entry.value.span.text else entry.value.span
