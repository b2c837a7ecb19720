"""Checks of the melds: kinds that no hand ever holds, melds that nobody shows, names that say two things.

Place in the pipeline: part of ``check``, after ``read``; must not know how melds are found in a hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from stich.language.conditions.card_sets import pack_of
from stich.language.conditions.terms import AllOf, Always, Fixed
from stich.language.model.deal import ShowMelds
from stich.language.model.game import GameModel
from stich.language.model.melds import MeldCards, MeldKind, MeldRun, Melds, MeldSet, Showing, meld_choices
from stich.language.text.diagnostics import Diagnostic, Label, error, quoted, warning
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span

MAX_CHOICES = 400  # melds that can be chosen, one for each suit, rank or highest card


def check_melds(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the melds."""
    yield from _too_many(game, tree)
    yield from _unshown(game, tree)
    for melds in game.melds:
        yield from _never_met(game, melds, tree)


def _too_many(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    number = sum(1 for _ in meld_choices(game.deck, game.melds))
    if number > MAX_CHOICES:
        span = next((melds.span for melds in game.melds if melds.chosen and melds.span), tree.span)
        yield error("too-many-rules", f"there are {number} melds to choose from; {MAX_CHOICES} are the most", span,
                    help="let them open at a `step`, or have fewer kinds")  # fmt: skip


def _unshown(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Melds of a step that no step names, and steps for melds that are shown at another time."""
    steps = [step for step in game.steps if isinstance(step, ShowMelds)]
    for step in steps:
        melds = game.melds[step.melds]
        if melds.showing is not Showing.STEP:
            yield error("never-shown", f"{quoted(melds.name.key)} are shown later in the deal", step.span or tree.span,
                        more=[Label(melds.span, "as is said here")] if melds.span else [],
                        help="delete this step, or say `opens: step`")  # fmt: skip
    for index, melds in enumerate(game.melds):
        if melds.showing is Showing.STEP and all(step.melds != index for step in steps):
            yield error("never-shown", f"no step of the deal shows {quoted(melds.name.key)}", melds.span or tree.span,
                        help=f"add the step {quoted(f'melds: {melds.name.key}')} under `deal`")  # fmt: skip


# --- kinds that no hand holds -----------------------------------------------------------------------------------------


def _never_met(game: GameModel, melds: Melds, tree: Mapping) -> Iterator[Diagnostic]:
    for at, kind in enumerate(melds.kinds):
        why, help = _why_never(game, melds, kind, melds.kinds[:at])
        if why:
            span: Span = kind.span or tree.span
            yield warning("meld-never-met", f"no hand ever holds {quoted(kind.row.name.key)}", span, why, help=help)


def _why_never(game: GameModel, melds: Melds, kind: MeldKind, better: Sequence[MeldKind]) -> tuple[str, str]:
    """Why there is no such meld, and what to do; nothing if there can be one."""
    form, deck = kind.form, game.deck
    pack = pack_of(deck)
    match form:
        case MeldRun(least, most):
            longest = _longest(game, melds, kind.copies)
            if least > longest:
                return f"a run has at most {longest} cards here", "correct the length, or `order`"
            taken = {n for each in better if _before(each, kind) and isinstance(each.form, MeldRun)
                     for n in range(each.form.least, min(each.form.most, longest) + 1)}  # fmt: skip
            if taken >= set(range(least, min(most, longest) + 1)):
                return "better kinds take all runs of this length", "put the longer runs first, and let each be shorter"
        case MeldSet(size, ranks, any_suits):
            held = [[(suit & pack.ranks[rank]).bit_count() for suit in pack.suits] for rank in ranks]
            if any_suits:
                most = max(map(sum, held), default=0)
                return (f"a rank has {most} cards here", "ask for fewer") if size > most else ("", "")
            most = max((sum(number >= kind.copies for number in each) for each in held), default=0)
            if size > most:
                return f"a rank has {most} suits here", "a set has one card of each suit; `copies: 2` asks for two"
        case MeldCards(cards):
            if not _there(game, cards, kind.copies):
                return "the pack has no such cards", "name cards that it has"
    return "", ""


def _before(better: MeldKind, kind: MeldKind) -> bool:
    """Whether a run of the one kind is taken for the other first: their cards serve once, whenever it is one."""
    return better.family == kind.family and better.copies <= kind.copies and better.row.when == Always()


def _longest(game: GameModel, melds: Melds, copies: int) -> int:
    """The longest run that the pack allows."""
    pack = pack_of(game.deck)
    held = [[(suit & pack.ranks[rank]).bit_count() >= copies for rank in melds.order] for suit in pack.suits]
    return max((len(list(run)) for suit in held for there, run in groupby(suit) if there), default=0)


def _there(game: GameModel, cards: object, copies: int) -> bool:
    """Whether the pack has fixed cards so many times; of others that depends on the deal."""
    if isinstance(cards, AllOf) and not cards.parts:
        return True
    if not isinstance(cards, Fixed):
        return True
    deck = game.deck
    faces = [(deck.suit_of[card], deck.rank_of[card]) for card in range(len(deck)) if cards.cards >> card & 1]
    whole = list(zip(deck.suit_of, deck.rank_of, strict=True))
    return bool(faces) and all(whole.count(face) >= copies for face in faces)
