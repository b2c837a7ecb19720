"""Checks of the dialogues: that each is opened, ends, and has no state in which nobody ever is.

Place in the pipeline: part of ``check``.  Must not know who speaks when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stich.language.conditions.card_sets import union
from stich.language.conditions.folding import negated
from stich.language.conditions.terms import (
    Always,
    Amount,
    And,
    BidsAddUp,
    Compare,
    Condition,
    Fixed,
    Has,
    Holds,
    Measure,
    Named,
    Not,
    OfSide,
    Role,
    SeatIs,
    SeatRef,
    StakeIs,
    Subject,
    Who,
)
from stich.language.conditions.walks import conjuncts
from stich.language.model.deal import DealCards, Speak
from stich.language.model.dialogues import Bid, Bind, Choice, Dialogue, DialogueState, Opens, SitOut, Swap
from stich.language.model.game import GameModel
from stich.language.read.draft import entries, key_span, mapping
from stich.language.text.diagnostics import Diagnostic, error, quoted, warning
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span


def check_dialogues(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the dialogues and of what opens them."""
    yield from _opened(game, tree)
    yield from _on_turns(game, tree)
    for dialogue in game.dialogues:
        yield from _unreachable(dialogue, tree)
        yield from _silent(game, dialogue, tree)
        yield from _endless(dialogue)
        yield from _sitting_out(game, dialogue)


# --- what opens them --------------------------------------------------------------------------------------------------


def _opened(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    held = {step.dialogue: step.span for step in game.steps if isinstance(step, Speak)}
    by_bonus = {bonus.dialogue: bonus.span for bonus in game.bonuses}
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
            if not _used_up(game, dialogue, choice):
                message = f"{quoted(choice.name.key)} can be said again and again on one turn"
                help = "let it bind a name, and ask before that it is not named; or raise a stake that is asked for"
                yield error("endless-dialogue", message, choice.span or tree.span, help=help)
            if choice.name.key == "pass":
                yield error("reserved-name", "on a turn `pass` means to play no card", choice.span or tree.span,
                            help="choose another word for this choice")  # fmt: skip
            if said.setdefault(choice.name.key, dialogue) is not dialogue:
                message = f"{quoted(choice.name.key)} opens two dialogues on a turn"
                yield error("duplicate-name", message, choice.span or tree.span, help="rename one of them")


def _used_up(game: GameModel, dialogue: Dialogue, choice: Choice) -> bool:
    """Whether, once a choice has been made, it cannot be made again and again on the same turn."""
    asked = list(conjuncts(And((dialogue.when, choice.when))))
    if choice.ends_deal or any(isinstance(effect, Swap) for effect in choice.effects):
        return True
    for part in asked:
        if not isinstance(part, Not):
            continue
        if isinstance(part.part, Named) and part.part.binding in choice.binds:
            return True
        own = _own_seat(part.part)
        if own in choice.binds and _only_openers_bind(game, own):
            return True
    return any(map(_bounded, asked)) and _always_raises(dialogue, choice)


def _own_seat(condition: Condition) -> int:
    """The binding of which it is asked whether it is the speaker or of his side; −1 for another question."""
    match condition:
        case OfSide(Subject(Who.BOUND, binding), Subject(Who.SIDE)):
            return binding
        case SeatIs(Subject(Who.SEAT), SeatRef(role=Role.BOUND, offset=0, binding=binding)):
            return binding
        case _:
            return -1


def _only_openers_bind(game: GameModel, binding: int) -> bool:
    """Whether a binding is made only by who opens a dialogue on a turn, and of himself."""
    for dialogue in game.dialogues:
        for i, state in enumerate(dialogue.states):
            opener = i == 0 and dialogue.beside_cards
            for effect in (effect for choice in state.choices for effect in choice.effects):
                if isinstance(effect, Bind) and effect.name == binding:
                    own = effect.seat is not None and effect.seat.role is Role.SPEAKER and not effect.seat.offset
                    if not (own and opener):
                        return False
    return True


def _always_raises(dialogue: Dialogue, choice: Choice) -> bool:
    """Whether the dialogue, once opened so, always raises the stake before it is over, or ends the deal."""
    states = _reachable(_edges(dialogue), choice.then) if choice.then >= 0 else set()
    said = [choice, *(c for state in states for c in dialogue.states[state].choices)]
    last = (c for c in said if c.then < 0)
    return not any(map(_resets, said)) and all(_raises(c.stake) or c.ends_deal for c in last)


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
    reached = _reachable(_edges(dialogue), 0)
    for i, unreached in enumerate(dialogue.states):
        if i not in reached:
            yield warning("unreachable-state", f"no choice leads to {quoted(unreached.name)}",
                          _state_span(dialogue, i, tree), help="name it after a `then`, or delete it")  # fmt: skip


def _silent(game: GameModel, dialogue: Dialogue, tree: Mapping) -> Iterator[Diagnostic]:
    for i, state in enumerate(dialogue.states):
        always = any(choice.when == Always() for choice in state.choices) or _one_holds(game, state)
        if not always and not (dialogue.beside_cards and i == 0):
            yield warning("nothing-to-say", f"in {quoted(state.name)} every choice has a condition",
                          _state_span(dialogue, i, tree), "if none holds, nothing can be said",
                          help="leave one choice without `when`")  # fmt: skip


def _bounds_bids(when: Condition) -> bool:
    """Whether a condition only keeps the sum of bids below a number; to bid nothing never breaks it."""
    return isinstance(when, Has) and when.count.kind is Measure.BIDS and when.compare is Compare.AT_MOST


def _one_holds(game: GameModel, state: DialogueState) -> bool:
    """Whether one choice is open whatever holds: one that asks for a card where every card is asked for, or two that
    ask for contraries."""
    whens = [choice.when for choice in state.choices]
    if whens.count(Not(BidsAddUp())) > 1:  # at most one number makes the bids add up
        return True
    if any(Bid(0) in choice.effects and _bounds_bids(choice.when) for choice in state.choices):
        return True
    held = (when.cards for when in whens if isinstance(when, Holds) and when.number == 1)
    fixed = union(cards.cards for cards in held if isinstance(cards, Fixed))
    return fixed == game.deck.all or any(negated(when) in whens for when in whens)


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


def _goes_round(state: DialogueState, choice: Choice) -> bool:
    """Whether a state goes round the table from seat to seat, and a certain seat does not pass it on by this choice."""
    one_after_another = state.by.role is Role.SPEAKER and abs(state.by.offset) == 1
    stops = any(
        isinstance(part, Not) and isinstance(part.part, SeatIs) and part.part.subject.who is Who.SEAT
        and part.part.seat.role in (Role.DEALER, Role.FOREHAND) and not part.part.seat.offset
        for part in conjuncts(choice.when)
    )  # fmt: skip
    return one_after_another and stops


def _circle(
    dialogue: Dialogue, passes: Callable[[Choice], bool], within: Callable[[Choice], bool] = lambda _: True
) -> Choice | None:
    """A choice of the kind ``within`` on a circle made of choices that ``passes`` lets through."""
    edges = {
        i: [c for c in going_on if passes(c) and not (c.then == i and _goes_round(dialogue.states[i], c))]
        for i, going_on in _edges(dialogue).items()
    }
    reached = {state: _reachable(edges, state) for state in edges}
    on_circles = (c for state, choices in edges.items() for c in choices if state in reached[c.then])
    return next(filter(within, on_circles), None)


def _edges(dialogue: Dialogue) -> dict[int, list[Choice]]:
    """The choices of each state that lead to another, or to the same again."""
    return {i: [c for c in state.choices if c.then >= 0] for i, state in enumerate(dialogue.states)}


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
    low = (Compare.AT_MOST, Compare.EXACTLY)
    return any(isinstance(part, StakeIs) and part.compare in low for part in conjuncts(when))
