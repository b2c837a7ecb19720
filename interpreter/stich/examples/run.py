"""The worked examples of a spec, run on every executor; and what no example shows.

Place in the pipeline: over the engine and both executors of ``rules``; each kind of example stands in a module of its
own.  It must not know any face: a result is data, its ``message`` plain text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from stich.engine.errors import UnplayableError
from stich.engine.placed import PlacementError
from stich.examples import exchange, giving, melds, reckoned, row, score, set_up, trick, turn
from stich.examples.given import Given, Unreadable, words
from stich.examples.outcomes import (
    BOTH,
    ENGINE,
    GIVEN_UP,
    Outcome,
    Shown,
    choice_name,
    give_name,
    guard_name,
    meld_shown,
)
from stich.language.conditions import terms as t
from stich.language.model.deal import (
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    DealHeap,
    LayOpen,
    Leave,
    ReckonRow,
    ShowMelds,
    Speak,
    Step,
    Transfer,
    TurnUp,
)
from stich.language.model.dialogues import Opens
from stich.language.model.game import Example, GameModel
from stich.language.text.diagnostics import did_you_mean, listed, suggest
from stich.language.text.places import cited
from stich.language.text.source import Span
from stich.match.game import Game

WORK_AT_MOST = 20_000_000  # a hundred times what the largest spec of the library asks


@dataclass(frozen=True, slots=True)
class Result:
    """An example and what came of it.

    ``expected`` and ``got`` are answers in words; ``message`` is empty if the example holds, else it says what is
    wrong and what decided, a line each.  ``executor`` is who answered (``reference and tables``, ``engine``), or the
    one that differs alone.  ``span`` is the example's place.  ``unread``: it cannot be read; ``span`` is then the place
    of what is wrong as far as known, ``help`` what to do.
    """

    example: Example
    ok: bool
    expected: str
    got: str
    message: str
    span: Span | None
    executor: str
    shown: frozenset[Shown] = frozenset()
    unread: bool = False
    help: str = ""

    @property
    def text(self) -> str:
        """The whole of a failure: name, place, answers, what decided."""
        place = f"{cited(self.span)}: " if self.span else ""
        return f'{place}example "{self.example.name}" {"holds" if self.ok else "fails: " + self.message}'


# --- running ---------------------------------------------------------------------------------------------------------


def run(game: Game, examples: Iterable[Example] | None = None) -> list[Result]:
    """Run the spec's examples, or the given ones."""
    return [check(game, example) for example in (game.model.examples if examples is None else examples)]


def too_much_work(game: Game, examples: Sequence[Example]) -> bool:
    """Whether it would take long to run these examples: reckoned by the cards of their tricks, the powers of the game
    and the cards of its pack, for that is what tables are made of."""
    cards = sum(1 + len(words(example.given.get("trick"))) for example in examples)
    return cards * (1 + len(game.model.powers)) * game.rules.n > WORK_AT_MOST


def check(game: Game, example: Example) -> Result:
    """Run one example.  One that cannot be read fails, with what is wrong as its message."""
    try:
        _known_answers(game.model, example)
        kind = kind_of(game.model, example)
        if kind in _ASKS and _ASKS[kind] not in example.expect:
            raise Unreadable(f"it does not say which `{_ASKS[kind]}` is expected", expected=True)
        outcome = _outcome(game, kind, example)
    except Unreadable as fault:
        at = (example.expect_span if fault.expected else example.given_span) or example.span
        said = f"the example cannot be read: {fault}"
        return Result(example, False, "", "", said, at, "", unread=True, help=fault.help)
    message = ""
    if not outcome.ok:
        head = f"expected {outcome.expected}, got {outcome.got}"
        alone = "" if outcome.executor in (BOTH, ENGINE) else f"{outcome.executor} alone answers so"
        message = "\n  ".join(line for line in (head, alone, *outcome.decided) if line)
    return Result(
        example, outcome.ok, outcome.expected, outcome.got, message, example.span, outcome.executor, outcome.shown
    )


def _outcome(game: Game, kind: str, example: Example) -> Outcome:
    try:
        return _KINDS[kind](game, example.given, example.expect)
    except UnplayableError as fault:
        raise Unreadable(f"no such position comes about: {fault.message}") from None
    except PlacementError as fault:
        raise Unreadable(str(fault)) from None


def kind_of(model: GameModel, example: Example) -> str:
    """The kind of an example, told from what it expects where it does not say.

    Raises:
        Unreadable: it expects nothing that can be checked.
    """
    if example.kind in _KINDS:
        return example.kind
    given, expect = example.given, example.expect
    heaps = [heap.name.key for heap in model.own_heaps]
    if row.ROW in given:
        return "row"
    if "said" in given or ("deals" not in given and any(key in expect for key in (*_TURN, *heaps))):
        return "turn"
    if found := next((kind for kind, key in _ASKS.items() if key in expect), None):
        return found
    if "deals" in given:
        return "slate"
    if "turned" in given or "face up" in given or "last dealt" in given or "thrown in" in expect:
        return "set-up"
    if "points" in expect or any(key in reckoned.names(model) for key in expect):
        return "score"
    raise Unreadable("it expects nothing that can be checked: a winner, legal cards, points, …", expected=True)


def _known_answers(spec: GameModel, example: Example) -> None:
    """Check that every answer is one that some example can expect."""
    bindings = [each.name.key for each in spec.bindings]
    heaps = [heap.name.key for heap in spec.own_heaps]
    single = ("slate", "stake", "settled", "match won by", "face up", "thrown in", melds.GAINS)
    known = [*_ASKS.values(), *turn.ASKED, *single, *bindings, *heaps, *reckoned.names(spec)]
    wrong = [key for key in example.expect if key not in known]
    if wrong:
        close = [did_you_mean(suggest(key, known)) for key in wrong]
        message = f"no answer is called {listed(wrong)}"
        raise Unreadable(message, "; ".join(filter(None, close)), expected=True)


_ASKS = {"trick": "winner", "legal": "legal", "exchange": "exchanges", "giving": "may give", "melds": "melds"}
_TURN = ("may say", "bonuses", "to act", "match won by")
_KINDS: dict[str, Callable[[Game, Given, Given], Outcome]] = {
    "trick": trick.trick,
    "legal": trick.legal,
    "set-up": set_up.set_up,
    "exchange": exchange.exchange,
    "giving": giving.giving,
    "melds": melds.melds,
    "row": row.row,
    "score": score.score,
    "slate": score.slate,
    "turn": turn.turn,
}


# --- what no example shows --------------------------------------------------------------------------------------------


def witness(game: Game, results: Iterable[Result] | None = None) -> list[Shown]:
    """What the spec's examples should show and do not: each power in force and out of force, each guard, each card
    that may be exchanged, each award, each mark, each way of choosing."""
    shown = {each for result in (run(game) if results is None else results) if result.ok for each in result.shown}
    return [each for each in dict.fromkeys(_to_show(game)) if each not in shown]


def _to_show(game: Game) -> Iterator[Shown]:
    spec = game.model
    for power in spec.powers:
        yield Shown("power", power.name.key, "in force")
        if not isinstance(power.clause.when, t.Always):
            yield Shown("power", power.name.key, "out of force")
    for i, guard in enumerate(spec.play.guards):
        yield Shown("guard", guard_name(guard, i), "forbids")
        if not isinstance(guard.when, t.Always):
            yield Shown("guard", guard_name(guard, i), "does not forbid")
    yield from (Shown("row", each.name.key, "is given") for _, each in row.step_rows(spec))
    for step in spec.steps:
        yield from _steps_to_show(step)
    yield from (Shown("award", award.name.key, "is given") for award in spec.awards)
    if spec.play.concede_when is not None:
        yield Shown("award", GIVEN_UP, "is given")
    yield from (Shown("mark", mark.name.key, "is made") for tier in spec.match.marks for mark in tier.rows)
    yield from (Shown("bonus", bonus.row.name.key, "is given") for bonus in spec.bonuses)
    yield from (meld_shown(kind) for group in spec.melds for kind in group.kinds)
    for dialogue in spec.dialogues:
        said = list(dialogue.choices)
        if dialogue.beside_cards or dialogue.opens is Opens.BONUS or any(choice.effects for choice in said):
            yield from (Shown("choice", choice_name(dialogue, choice), "is open") for choice in said)


def _steps_to_show(step: Step) -> Iterator[Shown]:
    match step:
        case Transfer():
            yield from (Shown("exchange", give_name(step, i), "is open") for i in range(len(step.gives)))
            if step.portion is not None and step.when != t.Always():
                yield Shown("exchange", step.name.key, "is not open")
        case TurnUp():
            yield Shown("set-up", "turning up", "chooses")
            if step.redeal_after or step.redeal_when_empty:
                yield Shown("set-up", "turning up", "throws the deal in")
        case BindLastDealt():
            yield Shown("set-up", "last card dealt", "chooses")
        case BindFaceUp():
            yield Shown("set-up", "face-up cards", "chooses")
        case Cut() | DealCards() | DealHeap() | BindNow() | LayOpen() | Speak() | Again() | ReckonRow() | ShowMelds():
            return
        case Leave():
            return
