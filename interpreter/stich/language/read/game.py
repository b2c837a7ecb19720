"""A checked tree to a game: every name becomes a number, every default is filled in.

Place in the pipeline: the last phase that sees text; ``Mapping`` in, ``GameModel`` and diagnostics out.  It goes on
after a fault, so that one run shows all of them.  This module calls on the other ``read`` modules for
the sections; must not know play.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256

from stich.language.model.balance import grown
from stich.language.model.deal import DealCards, Step
from stich.language.model.game import GameModel
from stich.language.model.names import Names
from stich.language.read.bonuses import read_bonuses
from stich.language.read.contracts import read_contracts
from stich.language.read.deal import read_steps
from stich.language.read.deck import read_deck, vocabulary
from stich.language.read.declarations import declare_names
from stich.language.read.definitions import read_definitions
from stich.language.read.dialogues import read_dialogues
from stich.language.read.draft import Draft, EnoughFaults, entries, flag, items, mapping, prose, text
from stich.language.read.headers import read_evidence, read_examples, read_works
from stich.language.read.heaps import read_heaps
from stich.language.read.match import read_match
from stich.language.read.melds import read_melds
from stich.language.read.play import read_play
from stich.language.read.powers import read_plain, read_powers, read_ties
from stich.language.read.remarks import read_remarks
from stich.language.read.score import read_card_points, read_score
from stich.language.read.seats import read_seats
from stich.language.read.titled import check_titled
from stich.language.text.diagnostics import Diagnostic, error, has_errors
from stich.language.text.nodes import Listing, Mapping, Node, Scalar
from stich.language.text.source import Source, Span

MAX_SIZE, MAX_LETTERS = 3_000, 100_000
WORDS_ALONE = ("examples", "sources", "evidence", "names", "title", "reading", "about", "gaps")
"""Sections that say no rule."""
TOLD_ONCE = ("unknown-name", "card-not-in-deck", "nothing-bid", "condition-too-large")
CALLED = re.compile(r".* is called `(.+)`")
FOLLOWING = ("condition-syntax", "not-known-here", "unknown-name", "unused-definition", "wrong-sort")


def read_game(
    tree: Mapping, sources: Iterable[Source] = (), players: int | None = None
) -> tuple[GameModel | None, list[Diagnostic]]:
    """The game that a tree describes, with every fault of its names and phrases.

    There is no game where there is an error.  ``sources`` are the texts that the tree came from; the game's digest is
    taken over them.  ``players`` is one of the numbers that the spec is for; the usual one, unless said.
    """
    faults: list[Diagnostic] = []
    size, letters = _size(tree)
    if size > MAX_SIZE or letters > MAX_LETTERS:
        what = f"{MAX_SIZE:,} entries" if size > MAX_SIZE else f"{MAX_LETTERS:,} letters"
        message = f"the rules have more than {what}"
        return None, [error("too-many-rules", message, Span(tree.span.source, tree.span.start, tree.span.start))]
    table = read_deck(mapping(tree.get("deck"), tree.span), faults.append)
    if table is None:
        return None, faults
    deck, suit_names, rank_names = table
    draft = Draft(tree, deck, vocabulary(deck, suit_names), faults, players=players or 0)
    try:
        game = _game(draft, suit_names, rank_names, _digest(sources))
    except EnoughFaults:
        return None, _one_each(faults)
    return (None if has_errors(faults) else game), _one_each(faults)


def _size(tree: Mapping) -> tuple[int, int]:
    """How many words and texts the rules of a spec have, and how many letters those have."""
    waiting: list[Node] = [entry.value for entry in entries(tree, *WORDS_ALONE)]
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
        key = (fault.code, _what(fault) if fault.code in TOLD_ONCE else str(i))
        if first.setdefault(key, fault) is not fault:
            again.setdefault(key, []).append(fault.span.source.position(fault.span.start)[0])
    return [_also(fault, again.get(key, [])) for key, fault in first.items()]


def _what(fault: Diagnostic) -> str:
    """What is told once: of an unknown name the name, whatever was wanted there."""
    found = CALLED.fullmatch(fault.message)
    return found[1] if found and fault.code == "unknown-name" else fault.message


def _also(fault: Diagnostic, lines: list[int]) -> Diagnostic:
    if not lines:
        return fault
    places = ", ".join(map(str, dict.fromkeys(lines[:8])))
    return replace(fault, notes=(*fault.notes, f"also in line {places}"))


def _game(draft: Draft, suit_names: tuple[Names, ...], rank_names: tuple[Names, ...], digest: str) -> GameModel:
    tree = draft.tree
    bindings, counters = declare_names(draft)
    seats = read_seats(draft)
    contracts = read_contracts(draft)
    steps = read_steps(draft)
    game = GameModel(
        name=text(tree.get("game")),
        titles=draft.called(text(tree.get("game")), tree),
        reading=prose(tree.get("reading")),
        extends=text(tree.get("extends")),
        status=text(tree.get("status"), "conjecture"),
        gaps=tuple(map(prose, items(tree.get("gaps")))),
        about=prose(tree.get("about")),
        works=read_works(draft),
        evidence=read_evidence(draft),
        deck=draft.deck,
        suit_names=suit_names,
        rank_names=rank_names,
        seats=seats,
        bindings=bindings,
        steps=steps,
        powers=read_powers(draft),
        plain=read_plain(draft),
        ties=read_ties(draft),
        dialogues=read_dialogues(draft),
        play=read_play(draft),
        card_points=read_card_points(draft),
        score=read_score(draft),
        match=read_match(draft),
        examples=read_examples(draft),
        bonuses=read_bonuses(draft),
        melds=read_melds(draft),
        counters=counters,
        contracts=contracts,
        columns=tuple(map(draft.called, draft.words.columns)),
        heaps=read_heaps(draft),
        definitions=read_definitions(draft),
        remarks=read_remarks(draft),
        group_names=tuple(map(draft.called, draft.deck.groups)),
        family=text(tree.get("family")),
        yardstick=flag(tree.get("yardstick")),
        sha256=digest,
        cards_dealt=cards_dealt(steps)[0],
        span=tree.span,
    )
    check_titled(draft)
    return replace(game, cards_dealt=game.cards_dealt + grown(game))


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
