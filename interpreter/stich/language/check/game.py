"""Faults that no schema can see: rules that contradict the pack, one another, or themselves.

Place in the pipeline: after ``resolve``, on a game without errors; reads ``model.Game``, and the tree for places and
citations.  The checks of card sets are in ``checks_cards``.  Must not know how a game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from unicodedata import normalize

from stich.language.check.deal import check_deal
from stich.language.check.dialogues import check_dialogues
from stich.language.check.notation import check_notation
from stich.language.check.powers import check_cards, choices_of, evaluate
from stich.language.check.seats import check_seats
from stich.language.check.transfers import check_transfers
from stich.language.conditions.terms import AllOf, Always, Condition, Counting, Role, SeatRef, StockEmpty, Tally
from stich.language.conditions.walks import atoms_in
from stich.language.model.game import Game, GoTo, Transfer
from stich.language.model.score import Mark
from stich.language.read.draft import entries, items, key_span, mapping, scalar, text
from stich.language.text.diagnostics import Diagnostic, Label, did_you_mean, error, listed, quoted, suggest, warning
from stich.language.text.look_alikes import alike
from stich.language.text.nodes import Listing, Mapping, Node, Scalar
from stich.language.text.source import Span


def check_game(game: Game, tree: Mapping) -> list[Diagnostic]:
    """Every fault of a resolved game, in no order."""
    checks: tuple[Callable[[Game, Mapping], Iterable[Diagnostic]], ...] = (
        check_deal,
        check_cards,
        check_dialogues,
        check_notation,
        check_seats,
        check_transfers,
        _deal_end,
        _phases,
        _legality,
        _outs_of_force,
        _marks,
        _dealers,
        _names,
        _example_names,
        _gaps,
        _works,
        _sources,
    )
    return [fault for check in checks for fault in check(game, tree)]


def check_file_name(tree: Mapping, path: Path) -> list[Diagnostic]:
    """A spec is found by the name of its file, so both should agree."""
    name = scalar(tree.get("game"))
    if name is None or name.text == normalize("NFC", path.stem):  # some systems store names with accents apart
        return []
    return [warning("wrong-file-name", f"the game {quoted(name.text)} stands in the file {quoted(path.name)}",
                    name.span, "not the name of the file", help="rename one of them")]  # fmt: skip


# --- play -------------------------------------------------------------------------------------------------------------


def _deal_end(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    if game.play.ends_span is None:
        yield error("missing-deal-end", "it is not said when a deal ends", key_span(tree, "play"),
                    help="add `deal ends:`, as in `when every card is played`")  # fmt: skip


def _idle_pass(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """Passing where every card may always be played."""
    play = game.play
    free = all(phase.legal[:1] and phase.legal[0].holding == AllOf(()) for phase in play.phases)
    if play.passes and free and not play.guards:
        yield warning("idle-pass", "nobody ever has to pass", key_span(mapping(tree.get("play"), tree.span), "pass"),
                      "any card may be played", help="let `legal` not begin with `any`, or add a guard")  # fmt: skip


def _phases(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """Phases that are never reached: the one before never ends."""
    stock = game.play.phases and len(game.deck) > game.cards_dealt * playing(game)
    choices = (choice for dialogue in game.dialogues for state in dialogue.states for choice in state.choices)
    gone_to = {effect.phase for choice in choices for effect in choice.effects if isinstance(effect, GoTo)}
    for i, (before, phase) in enumerate(zip(game.play.phases, game.play.phases[1:], strict=False), 1):
        if i in gone_to:
            continue
        endless = before.until == Always(False)
        undrawn = before.until == StockEmpty() and stock and before.draw is None
        if endless or undrawn:
            why = "no `until`" if endless else "nothing draws from the stock here, so it is never empty"
            yield error("unreachable-phase", f"the phase {quoted(phase.name.key)} is never reached",
                        phase.span or tree.span, more=_labels((before.span, why)),
                        help=f"say when {quoted(before.name.key)} ends")  # fmt: skip


def _no_lead(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """Guards that bar every lead where seats pass: elsewhere guards that would leave nothing are disregarded."""
    always = [guard for guard in game.play.guards if guard.when == Always()]
    if not game.play.passes or not always:
        return
    for choice in choices_of(game):
        barred = 0
        for guard in always:
            barred |= evaluate(game, guard.cards, choice.values, choice.rows)
        if barred == game.deck.all:
            yield error("no-legal-card", "no card may ever be led", always[-1].span or key_span(tree, "play"),
                        "together with `pass: true`", help="leave some card that may be led")  # fmt: skip
            return


def _legality(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    yield from _idle_pass(game, tree)
    yield from _no_lead(game, tree)
    for phase in game.play.phases:
        if not game.play.passes and not any(rung.holding == AllOf(()) for rung in phase.legal):
            yield error("no-legal-card", "a hand may hold none of the legal cards", phase.span or tree.span,
                        help="let the list end in `any`")  # fmt: skip


def _outs_of_force(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """Powers that say what they are out of force, and are always in force."""
    powers = mapping(tree.get("powers"), tree.span)
    for power in game.powers:
        node = powers.get(power.name.key)
        said = node.entries.get("else") if isinstance(node, Mapping) else None
        if said is not None and power.clause.when == Always():
            yield warning("idle-else", f"the power {quoted(power.name.key)} is never out of force", said.key.span,
                          help="add a condition to its `clause`, or delete `else`")  # fmt: skip


def playing(game: Game) -> int:
    """How many seats play in a deal."""
    return game.seats.players - (game.seats.sits_out is not None)


# --- the match --------------------------------------------------------------------------------------------------------


def _marks(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """Marks that would be made for ever, for making them changes nothing that they depend on."""
    for mark in game.match.marks:
        if not _changed(mark) & set(_counters_in(mark.when)):
            yield error("endless-mark", f"the mark {quoted(mark.name.key)} is made again and again",
                        mark.span or tree.span, "it changes no counter that its `when` asks about",
                        help="let it lose or clear a counter that its `when` names")  # fmt: skip


def _changed(mark: Mark) -> set[int]:
    return {c for c, _ in (*mark.adds, *mark.takes)} | set(mark.clears)


def _counters_in(condition: Condition) -> Iterator[int]:
    for atom in atoms_in(condition):
        if isinstance(atom, Counting) and atom.count.kind is Tally.COUNTER:
            yield atom.count.index


def _dealers(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    match = mapping(tree.get("match"), tree.span)
    span = key_span(match, "next dealer")
    after_win = game.match.next_dealer
    if after_win and _by_result(after_win) and any(len(side) > 1 for side in game.seats.sides):
        message = "the side that decides who deals has several seats"
        yield warning("unclear-dealer", message, after_win.span or span, "the first of them after the dealer is taken",
                      help="name a seat that every deal has")  # fmt: skip
    said = match.get("next dealer")
    after_draw = game.match.next_dealer_after_draw
    if isinstance(said, Mapping) and said.get("after a draw") and after_draw and _by_result(after_draw):
        yield error("unclear-dealer", "after a drawn deal there is no winner and no loser", after_draw.span or span,
                    help="say `same dealer`, `forehand` or `by lot`")  # fmt: skip


def _by_result(dealer: SeatRef) -> bool:
    return dealer.role in (Role.WINNER, Role.LOSER)


# --- names ------------------------------------------------------------------------------------------------------------


def _names(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    transfers = [s for s in game.steps if isinstance(s, Transfer)]
    awards = [award for tier in game.score for award in tier.awards]
    for what, things in (("transfer", transfers), ("phase", game.play.phases), ("award", awards)):
        named = [(t.name.key, t.span or tree.span) for t in things]
        yield from (*_twice(f"{what}s", named), *alike(named))
    yield from _twice("marks", [(m.name.key, m.span or tree.span) for m in game.match.marks])


def _example_names(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    yield from _twice("examples", [(e.name, e.span or tree.span) for e in game.examples])


def _twice(what: str, named: list[tuple[str, Span]]) -> Iterator[Diagnostic]:
    first: dict[str, Span] = {}
    for name, span in named:
        if name in first and first[name] != span:
            yield error("duplicate-name", f"two {what} are called {quoted(name)}", span, "again here",
                        more=[Label(first[name], "first here")], help="rename one of them")  # fmt: skip
        first.setdefault(name, span)


def _labels(*labels: tuple[Span | None, str]) -> list[Label]:
    return [Label(span, said) for span, said in labels if span is not None]


# --- sources ----------------------------------------------------------------------------------------------------------

# Sections that speak of rules; those of the second kind may lean on the evidence of another.
SECTIONS = ("deck", "seats", "deal", "powers", "play", "dialogues", "deal ends", "card points", "score", "match")
LEANING = {"plain": "powers", "resolve": "powers", "ties": "powers"}


def _gaps(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    if game.status == "incomplete" and not game.gaps:
        yield error("missing-gaps", "an incomplete spec does not say what is missing", key_span(tree, "status"),
                    help="list under `gaps` what the sources leave open")  # fmt: skip


def _works(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """Citations of works that the spec does not list."""
    known = [work.key for work in game.works]
    for name in _cited(tree):
        if name.text not in known:
            yield error("unknown-source", f"no source is called {quoted(name.text)}", name.span,
                        help=did_you_mean(suggest(name.text, known)) or "add it under `sources`",
                        notes=[f"sources: {', '.join(known)}"] if known else [])  # fmt: skip


def _cited(tree: Mapping) -> Iterator[Scalar]:
    for entry in entries(mapping(tree.get("evidence"), tree.span)):
        yield from _work_of(entry.value)
    waiting: list[Node] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Mapping):
            if "source" in node.entries:
                yield from _work_of(node.entries["source"].value)
            waiting += [entry.value for entry in node.entries.values()]
        elif isinstance(node, Listing):
            waiting += node.items


def _work_of(node: Node) -> Iterator[Scalar]:
    work = scalar(node.get("work")) if isinstance(node, Mapping) else None
    if work is not None:
        yield work


def _sources(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """Sections of rules of which it is not said where they stand."""
    bare: list[Scalar] = []
    for section in (*SECTIONS, *LEANING):
        entry = tree.entries.get(section)
        supported = section in game.evidence or LEANING.get(section) in game.evidence
        if entry is not None and not supported and not _vouched(entry.value):
            bare.append(entry.key)
    if bare:
        first = min(bare, key=lambda key: key.span.start)
        names = listed((key.text for key in bare), "and")
        them = "them" if bare[1:] else names
        yield warning("no-source", f"it is not said where the rules of {names} stand", first.span,
                      help=f"add {them} under `evidence`, with a work or a conjecture")  # fmt: skip


def _vouched(node: Node) -> bool:
    """Whether something in a section gives a source or owns to a conjecture."""
    if isinstance(node, Mapping):
        return any(text(node.get(key)) or node.get(key) for key in ("source", "conjecture")) or any(
            _vouched(entry.value) for entry in node.entries.values()
        )
    return any(map(_vouched, items(node))) if isinstance(node, Listing) else False
