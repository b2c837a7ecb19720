"""Checks of the dialogues: that each is opened, ends, and has no state in which nobody ever is.

Place in the pipeline: part of ``check``.  Must not know who speaks when.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.auctions import check_auctions
from stich.language.check.cover import one_holds
from stich.language.check.endless import check_endless
from stich.language.check.said import written_out
from stich.language.conditions.kinds import Compare, Role
from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import Compared, Condition, Count, Not, Number
from stich.language.conditions.walks import conjuncts
from stich.language.model.deal import DealCards, Speak
from stich.language.model.dialogues import Bid, Dialogue, DialogueState, Opens, SitOut
from stich.language.model.game import GameModel
from stich.language.read.draft import entries, key_span, mapping
from stich.language.text.diagnostics import Diagnostic, error, quoted, warning
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span


def check_dialogues(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the dialogues and of what opens them."""
    yield from _opened(game, tree)
    yield from _on_turns(game, tree)
    yield from check_endless(game, tree)
    yield from check_auctions(game, tree.span)
    for dialogue in game.dialogues:
        yield from _unreachable(dialogue, tree)
        yield from _silent(game, dialogue, tree)
        yield from _sitting_out(game, dialogue)


# --- what opens them --------------------------------------------------------------------------------------------------


def _opened(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    held = {step.dialogue: step.span for step in game.steps if isinstance(step, Speak)}
    by_bonus = {bonus.dialogue: bonus.row.span for bonus in game.bonuses}
    at = key_span(mapping(tree.get("play"), tree.span), "face down")
    openers = (
        (Opens.STEP, held, "a step", "add the step `dialogue: {}`"),
        (Opens.FACE_DOWN_LEAD, {game.play.face_down: at}, "a face-down lead", "add `face down: {}` under `play`"),
        (Opens.BONUS, by_bonus, "a bonus", "add `dialogue: {}` to a bonus"),
    )
    for i, dialogue in enumerate(game.dialogues):
        span, name = dialogue.span or tree.span, quoted(dialogue.name.key)
        wrong = [(what, places[i]) for opens, places, what, _ in openers if i in places and dialogue.opens is not opens]
        for what, at_place in wrong:
            yield _wrong(f"{what} opens {name}, which is opened otherwise", at_place or span)
        for opens, places, _, how in openers:
            if i not in places and dialogue.opens is opens and not wrong:
                help = how.format(dialogue.name.key) + ", or delete it"
                yield warning("unused-dialogue", f"nothing opens the dialogue {name}", span, help=help)


def _on_turns(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """A dialogue that a seat opens on its turn begins with that seat, comes to an end, and has words of its own."""
    said: dict[str, Dialogue] = {}
    for dialogue in game.dialogues:
        if not dialogue.beside_cards:
            continue
        first = dialogue.states[0]
        if first.by.role not in (Role.SPEAKER, Role.LEADER) or first.by.offset:
            yield _wrong(f"{quoted(first.name)} is not spoken by the seat that opens the dialogue",
                         first.by.span or dialogue.span or tree.span, "say `by: speaker`")  # fmt: skip
        for choice in first.choices:
            if choice.name.key == "pass":
                yield error("reserved-name", "on a turn `pass` means to play no card", choice.span or tree.span,
                            help="choose another word for this choice")  # fmt: skip
            if said.setdefault(choice.name.key, dialogue) is not dialogue:
                message = f"{quoted(choice.name.key)} opens two dialogues on a turn"
                yield error("duplicate-name", message, choice.span or tree.span, help="rename one of them")


def _wrong(message: str, span: Span, help: str = "correct `opens` of the dialogue, or name another one") -> Diagnostic:
    return error("wrong-dialogue", message, span, help=help)


def _sitting_out(game: GameModel, dialogue: Dialogue) -> Iterator[Diagnostic]:
    """Seats that sit out when cards are still dealt to them, or when they lie in a trick already."""
    sitting = [c for c in dialogue.choices if any(isinstance(effect, SitOut) for effect in c.effects)]
    if not sitting or sitting[0].span is None:
        return
    held = [
        i for i, step in enumerate(game.steps) if isinstance(step, Speak) and game.dialogues[step.dialogue] is dialogue
    ]
    if dialogue.opens is not Opens.STEP:
        yield _wrong("a seat can sit out only before the first lead", sitting[0].span, "hold this dialogue in a step")
    elif any(isinstance(step, DealCards) for step in game.steps[min(held, default=len(game.steps)) :]):
        yield _wrong("a seat cannot sit out before the cards are dealt", sitting[0].span, "deal before this dialogue")


# --- states -----------------------------------------------------------------------------------------------------------


def _state_span(dialogue: Dialogue, state: int, tree: Mapping) -> Span:
    """Where a state is declared."""
    node = mapping(tree.get("dialogues"), tree.span).get(dialogue.name.key)
    for entry in entries(mapping(node, tree.span)):
        if entry.key.text == dialogue.states[state].name:
            return entry.key.span
    return dialogue.span or tree.span


def _unreachable(dialogue: Dialogue, tree: Mapping) -> Iterator[Diagnostic]:
    reached, waiting = {0}, [0]
    while waiting:
        following = {choice.then for choice in dialogue.states[waiting.pop()].ways if choice.then >= 0} - reached
        reached |= following
        waiting += following
    for i, unreached in enumerate(dialogue.states):
        if i not in reached:
            yield warning("unreachable-state", f"no choice leads to {quoted(unreached.name)}",
                          _state_span(dialogue, i, tree), help="name it after a `then`, or delete it")  # fmt: skip


def _silent(game: GameModel, dialogue: Dialogue, tree: Mapping) -> Iterator[Diagnostic]:
    for i, state in enumerate(dialogue.states):
        if state.auction is not None:  # there one may pass
            continue
        beside_cards = dialogue.beside_cards and i == 0
        holds = one_holds(game, [choice.when for choice in state.choices]) or _one_bid_holds(game, state)
        if not (beside_cards or holds):
            yield warning("nothing-to-say", f"in {quoted(state.name)} every choice has a condition",
                          _state_span(dialogue, i, tree), "if none holds, nothing can be said",
                          help="leave one choice without `when`")  # fmt: skip


def _one_bid_holds(game: GameModel, state: DialogueState) -> bool:
    """Whether some number may be bid whatever holds: to bid nothing never brings the bids above a bound, and of two
    numbers only one brings them to a certain sum."""
    bids = [choice for choice in state.choices if any(isinstance(effect, Bid) for effect in choice.effects)]
    held = [written_out(game, choice.when) for choice in bids]
    nothing = (w for c, w in zip(bids, held, strict=True) if Bid(0) in c.effects or Bid(0, True) in c.effects)
    return any(map(_keeps_bids_low, nothing)) or any(held.count(when) > 1 and _one_sum_barred(when) for when in held)


def _keeps_bids_low(when: Condition) -> bool:
    return isinstance(when, Compared) and when.compare in (Compare.AT_MOST, Compare.FEWER) and _bids(when.left)


def _one_sum_barred(when: Condition) -> bool:
    """Whether only one number that is bid can break a condition."""
    barred = conjuncts(when.part) if isinstance(when, Not) else ()
    return any(isinstance(fact, Compared) and fact.compare is Compare.EXACTLY and _bids(fact.left) for fact in barred)


def _bids(number: Number) -> bool:
    return isinstance(number, Count) and number.measure is Measure.BIDS
