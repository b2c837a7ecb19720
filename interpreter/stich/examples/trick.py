"""Examples about one trick: who wins it, on both executors, and what may be played to it, on the engine.

Place in the pipeline: a kind of example, below ``run``; on positions of ``positions``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from stich.cards import NO_CARD, Card, cards_in, mask_of
from stich.engine import illegal
from stich.engine.placed import Placed
from stich.engine.state import State
from stich.examples import given as read
from stich.examples.given import Given, Unreadable
from stich.examples.outcomes import BOTH, Outcome, Shown, guard_name, known_answers, same_in_both
from stich.examples.positions import FILLINGS, Filling, facts_of, trick_state, two_positions
from stich.language.text.places import cited
from stich.language.text.source import Span
from stich.match.game import Game
from stich.notation import ORDINALS, name_in_row
from stich.rules import reference, walk
from stich.rules.weigh import weigh

NOBODY = "nobody"
PLACE = ("trick", "number", "phase", "leader", "tricks", "own tricks")  # of a trick in its deal


# --- tricks ----------------------------------------------------------------------------------------------------------


def trick(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of who wins a trick, and how many card points lie in it."""
    card_points = [kind.name.key for kind in game.model.card_points]
    read.known_keys(game.model, given, *PLACE, *read.TABLE, *read.counted(game.model))
    known_answers(expect, "winner", *card_points)
    trick = [card for card in read.trick_cards(game.model, given) if card != NO_CARD]  # who passes takes nothing
    if not trick:
        raise Unreadable("a trick needs cards")
    wanted = _wanted_winner(game, trick, expect["winner"])
    counted = {key: read.one_number(expect, key, 0) for key in card_points if key in expect}
    judged = [_judged(game, given, trick, filling) for filling in FILLINGS]
    expected = _with_points(wanted, counted)
    answers = {}
    for i, executor in enumerate(("the reference", "the tables")):
        found = [_with_points(winners[i], _points(game, given, trick, counted, slow=i == 0)) for _, *winners in judged]
        answers[executor] = same_in_both(found, given, game.model, *PLACE, "stake")
    shown = frozenset(witness for verdict, *_ in judged for witness in _shown_powers(game, verdict))
    wrong = [executor for executor, (answer, _) in answers.items() if answer != expected]
    if not wrong:
        return Outcome(expected, expected, True, executor=BOTH, shown=shown)
    got, why = answers[wrong[0]]
    decided = why or _decided(game, judged[0][0], trick, {wanted, judged[0][1]})
    alike = len({answer for answer, _ in answers.values()}) == 1
    return Outcome(expected, got, False, decided, BOTH if alike else wrong[0], shown)


def _wanted_winner(game: Game, trick: Sequence[Card], value: object) -> str:
    if value == NOBODY:
        return NOBODY
    words = read.words(value)
    which = ORDINALS.index(words[0]) if len(words) == 2 and words[0] in ORDINALS else None
    found, first = read.cards(game.model, words if which is None else words[1:]), game.model.deck.first
    equal = [at for at, card in enumerate(trick) if [first(card)] == found]
    if not equal or (which or 0) >= len(equal):
        raise Unreadable(f"the winner `{' '.join(words)}` is not a card of the trick", expected=True)
    if which is None and len(equal) > 1:
        say = f"say `first {words[0]}` or `second {words[0]}`"
        raise Unreadable(f"the trick has {len(equal)} cards `{words[0]}`", say, expected=True)
    return _called(game, trick, equal[which or 0])


def _called(game: Game, trick: Sequence[Card], at: int) -> str:
    return name_in_row(game.model.deck.names(trick), at)


def _judged(game: Game, given: Given, trick: Sequence[Card], filling: Filling) -> tuple[reference.Verdict, str, str]:
    """The verdict of the reference and the winners in words, by the reference and by the tables."""
    state = trick_state(game, given, filling)
    facts, number = facts_of(state), state.trick_number
    verdict = reference.judge(game.model, state.bound, trick, number=number, facts=facts)
    fast = walk.winner(game.rules, state.bound, trick, number, facts)
    names = [NOBODY if i is None else _called(game, trick, i) for i in (verdict.winner, fast)]
    return verdict, names[0], names[1]


def _points(game: Game, given: Given, trick: Sequence[Card], wanted: Iterable[str], slow: bool) -> dict[str, int]:
    """The card points in a trick, by the reference (``slow``) or by the tables."""
    kinds = [kind.name.key for kind in game.model.card_points]
    bound = read.bound_by(game.model, given)
    if slow:
        moment = reference.TrickMoment(game.model, bound)
        return {key: reference.card_points(moment, kinds.index(key), trick) for key in wanted}
    values = game.rules.under(bound).point_values
    return {key: sum(values[kinds.index(key)][card] for card in trick) for key in wanted}


def _with_points(winner: str, points: Mapping[str, int]) -> str:
    return ", ".join([f"winner {winner}", *(f"{n} {key}" for key, n in points.items())])


def _decided(game: Game, verdict: reference.Verdict, trick: Sequence[Card], cards: set[str]) -> tuple[str, ...]:
    """What the reference says of these cards, with the place of the words that decided."""
    lines = []
    for at, step in enumerate(verdict.steps):
        if _called(game, trick, at) in cards:
            lines.append(f"decided by: {_placed(step.standing_why, step.standing_span)}")
            lines.append(f"            {_placed(step.why, step.span)}")
    return tuple(lines)


def _placed(sentence: str, span: Span | None) -> str:
    return f"{sentence} ({cited(span)})" if span else sentence


def _shown_powers(game: Game, verdict: reference.Verdict) -> Iterator[Shown]:
    for step in verdict.steps:
        if step.power != reference.NO_POWER:
            how = "in force" if step.standing is reference.CardStanding.IN_FORCE else "out of force"
            yield Shown("power", game.model.powers[step.power].name.key, how)


# --- legality --------------------------------------------------------------------------------------------------------


def legal(game: Game, given: Given, expect: Given) -> Outcome:
    """An example of what a hand may play."""
    read.known_keys(game.model, given, *PLACE, "hand", "seat", "played", *read.TABLE, *read.counted(game.model))
    known_answers(expect, "legal")
    hand = read.cards(game.model, given.get("hand"))
    if not hand:
        raise Unreadable("the hand is empty")
    once = game.model.deck.once
    wanted = once(mask_of(read.cards(game.model, expect["legal"])))
    if wanted & ~once(mask_of(hand)):
        raise Unreadable(f"the hand does not hold {read.names(game.model, wanted & ~mask_of(hand))}", expected=True)
    states = two_positions(given, lambda filling: _to_play(game, given, filling, hand))
    legal = [mask_of(action for action in state.legal_actions() if action < game.rules.n) for state in states]
    got, why = same_in_both(
        [f"legal {read.names(game.model, mask)}" for mask in legal],
        given, game.model, "phase", "number", "played", "tricks", "leader", "stake",
    )  # fmt: skip
    shown = frozenset(witness for state in states for witness in _shown_guards(state))
    decided = why or tuple(_why_not(states[0], wanted, legal[0]))
    expected = f"legal {read.names(game.model, wanted)}"
    return Outcome(expected, got, got == expected, decided, shown=shown)


def _to_play(game: Game, given: Given, filling: Filling, hand: Sequence[Card]) -> Placed:
    state = trick_state(game, given, filling, hand)
    trick = read.trick_cards(game.model, given, hand)
    if played := read.cards(game.model, given.get("played"), [*hand, *trick]):
        state.add_trick(played)
    state.follow(trick)
    return state


def _why_not(state: State, wanted: int, legal: int) -> Iterator[str]:
    takers = state.takers() if state.trick else 0
    for card in cards_in(wanted & ~legal):
        yield f"decided by: {illegal.error(state, card, takers)}"
    if more := legal & ~wanted:
        yield f"nothing forbids {read.names(state.plan.game, more)}"


def _shown_guards(state: State) -> Iterator[Shown]:
    """The guards that bar a card of the hand, and those that would but do not hold now."""
    seat = state.to_act
    hand, legal = mask_of(state.hands[seat]), mask_of(a for a in state.legal_actions() if a < state.rules.n)
    legal = state.plan.game.deck.with_copies(legal)
    for i, guard in enumerate(state.plan.game.play.guards):
        planned = state.plan.guards[i]
        mask = state.beat.guards[i] if planned.cards is None else weigh(planned.cards, state, 1 << seat)
        if mask & hand and (guard.play or not state.trick):
            holds = state.meets(planned.when, 1 << seat)
            if holds and mask & hand & ~legal:
                yield Shown("guard", guard_name(guard, i), "forbids")
            elif not holds and mask & legal:
                yield Shown("guard", guard_name(guard, i), "does not forbid")
