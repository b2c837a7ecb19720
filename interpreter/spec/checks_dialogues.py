"""Checks of the dialogues: that each is opened, ends, and has no state in which nobody ever is.

Place in the pipeline: part of ``checks``.  Must not know who speaks when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from interpreter.source import Span
from interpreter.spec.diagnostics import Diagnostic, error, quoted, warning
from interpreter.spec.draft import entries, key_span, mapping
from interpreter.spec.model import Choice, Dialogue, Game, Opens, Speak
from interpreter.spec.nodes import Mapping
from interpreter.spec.terms import Always, Amount, And, Compare, Condition, StakeIs


def check_dialogues(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the dialogues and of what opens them."""
    yield from _opened(game, tree)
    for dialogue in game.dialogues:
        yield from _unreachable(dialogue, tree)
        yield from _silent(dialogue, tree)
        yield from _endless(dialogue)


# --- what opens them --------------------------------------------------------------------------------------------------


def _opened(game: Game, tree: Mapping) -> Iterator[Diagnostic]:
    held = {step.dialogue: step.span for step in game.steps if isinstance(step, Speak)}
    face_down = game.play.face_down
    for i, dialogue in enumerate(game.dialogues):
        by_step = dialogue.opens is Opens.STEP
        span = dialogue.span or tree.span
        name = quoted(dialogue.name.key)
        if i not in held and i != face_down:
            how = "add the step `dialogue: {}`" if by_step else "add `face down: {}` under `play`"
            help = how.format(dialogue.name.key) + ", or delete it"
            yield warning("unused-dialogue", f"nothing opens the dialogue {name}", span, help=help)
        elif i in held and not by_step:
            yield _wrong(f"the step opens {name}, which a face-down lead opens", held[i] or span)
        elif i == face_down and by_step:
            at = key_span(mapping(tree.get("play"), tree.span), "face down")
            yield _wrong(f"a face-down lead opens {name}, which a step opens", at)


def _wrong(message: str, span: Span) -> Diagnostic:
    return error("wrong-dialogue", message, span, help="correct `opens` of the dialogue, or name another one")


# --- states -----------------------------------------------------------------------------------------------------------


def _state_span(dialogue: Dialogue, state: int, tree: Mapping) -> Span:
    """Where a state is declared."""
    node = mapping(tree.get("dialogues"), tree.span).get(dialogue.name.key)
    for entry in entries(mapping(node, tree.span)):
        if entry.key.text == dialogue.states[state].name:
            return entry.key.span
    return dialogue.span or tree.span


def _unreachable(dialogue: Dialogue, tree: Mapping) -> Iterator[Diagnostic]:
    edges = {i: [c for c in state.choices if c.then >= 0] for i, state in enumerate(dialogue.states)}
    reached = _reachable(edges, 0)
    for i, unreached in enumerate(dialogue.states):
        if i not in reached:
            yield warning("unreachable-state", f"no choice leads to {quoted(unreached.name)}",
                          _state_span(dialogue, i, tree), help="name it after a `then`, or delete it")  # fmt: skip


def _silent(dialogue: Dialogue, tree: Mapping) -> Iterator[Diagnostic]:
    for i, state in enumerate(dialogue.states):
        if all(choice.when != Always() for choice in state.choices):
            yield warning("nothing-to-say", f"in {quoted(state.name)} every choice has a condition",
                          _state_span(dialogue, i, tree), "if none holds, nothing can be said",
                          help="leave one choice without `when`")  # fmt: skip


# --- ends -------------------------------------------------------------------------------------------------------------


def _endless(dialogue: Dialogue) -> Iterator[Diagnostic]:
    """A circle of states is sound if each turn round raises the stake, and some choice on it asks for a low stake."""
    for stuck, why in (
        (_circle(dialogue, lambda c: not _raises(c.stake)), "a turn round does not raise the stake"),
        (_circle(dialogue, lambda c: not _bounded(c.when)), "no choice asks whether the stake is still low"),
        (_circle(dialogue, lambda _: True, within=_resets), "the stake is set back on the way round"),
    ):
        if stuck is not None and stuck.span is not None:
            message = f"the dialogue {quoted(dialogue.name.key)} may go on for ever"
            help = "let each turn round raise the stake, and one choice ask `stake is at most …`"
            yield error("endless-dialogue", message, stuck.span, why, help=help)
            return


def _circle(
    dialogue: Dialogue, passes: Callable[[Choice], bool], within: Callable[[Choice], bool] = lambda _: True
) -> Choice | None:
    """A choice of the kind ``within`` on a circle made of choices that ``passes`` lets through."""
    edges = {i: [c for c in s.choices if c.then >= 0 and passes(c)] for i, s in enumerate(dialogue.states)}
    for state, choices in edges.items():
        for choice in choices:
            if within(choice) and state in _reachable(edges, choice.then):
                return choice
    return None


def _reachable(edges: dict[int, list[Choice]], start: int) -> set[int]:
    reached, waiting = {start}, [start]
    while waiting:
        following = {c.then for c in edges.get(waiting.pop(), ())} - reached
        reached |= following
        waiting += following
    return reached


def _raises(stake: Amount | None) -> bool:
    return stake is not None and (stake.stakes >= 2 or (stake.stakes == 1 and stake.constant > 0))


def _resets(choice: Choice) -> bool:
    return choice.stake is not None and not choice.stake.stakes


def _bounded(when: Condition) -> bool:
    match when:
        case StakeIs(compare=Compare.AT_MOST | Compare.EXACTLY):
            return True
        case And(parts):
            return any(map(_bounded, parts))
    return False
