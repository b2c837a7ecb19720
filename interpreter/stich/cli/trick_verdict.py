"""Single tricks: who wins and why, for people, and by the line for programs: ``stich trick``.

Place in the pipeline: part of ``cli``, over both executors of ``rules``: the reference explains, the tables answer
batches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stich.cards import Card
from stich.cli.binding import BindingWords, WordError, parse_bindings, parse_card
from stich.cli.wording import count, put, put_json
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import did_you_mean, listed, quoted, suggest
from stich.language.text.source import Span
from stich.rules import reference
from stich.rules.whynot import Fate, WhyNot, why_not


@dataclass(frozen=True, slots=True)
class Question:
    """A trick to be judged: its cards, the leader's first, the values of the bindings, and where in the deal it is."""

    cards: tuple[Card, ...]
    bound: Values
    number: int
    facts: Mapping[t.Condition, bool]
    why: Card | None = None  # which card did not win, and why


def make_question(
    game: GameModel,
    cards: Sequence[str],
    bind: BindingWords,
    number: int,
    phase: str | None,
    why: str | None = None,
) -> Question:
    """The question that these words put.

    Raises:
        WordError: a card or a binding is unknown, twice there, missing, or too many.
    """
    trick = tuple(parse_card(game, word) for word in cards)
    for card in trick:
        if trick.count(card) > 1:
            raise WordError(f"{game.deck.card_name(card)} stands twice in the trick")
    most = game.seats.playing
    if not 2 <= len(trick) <= most:
        given = "no card is" if not trick else f"{count(len(trick), 'card')} {'is' if len(trick) == 1 else 'are'}"
        asked = "2 cards" if most == 2 else f"2 to {most} cards"
        raise WordError(f"a trick of this game has {asked}, the leader's first; {given} given")
    lost = None if why is None else parse_card(game, why)
    if lost is not None and lost not in trick:
        raise WordError(f"{game.deck.card_name(lost)}, of which --why asks, is not in the trick")
    bound = parse_bindings(game, bind)
    facts = {**_facts_of_seats(game, trick, bound, number), **_facts(game, phase)}
    return Question(trick, bound, number, facts, lost)


def _facts_of_seats(game: GameModel, trick: Sequence[Card], bound: Values, number: int) -> Mapping[t.Condition, bool]:
    """What clauses ask of a seat that has a name, as far as the rest of the deal does not matter to it."""
    if not any(value and each.kind is BindingKind.SEAT for value, each in zip(bound, game.bindings, strict=True)):
        return {}
    from stich.engine.game import Game
    from stich.examples.given import Unreadable
    from stich.examples.positions import FILLINGS, facts_of, trick_state

    playable, given = Game(game), {"trick": list(game.deck.names(trick)), "number": number}
    try:
        states = [trick_state(playable, given, filling, bound=bound) for filling in FILLINGS]
    except Unreadable as fault:
        raise WordError(str(fault)) from None
    first, second = map(facts_of, states)
    return {fact: holds for fact, holds in first.items() if second[fact] == holds}


def _facts(game: GameModel, phase: str | None) -> Mapping[t.Condition, bool]:
    """What the phase says of the deal: the stock is empty after a phase that lasts until then."""
    if phase is None:
        return {}
    names = [each.name.key for each in game.play.phases]
    if phase not in names:
        help = did_you_mean(suggest(phase, names)) or f"there is {listed(names, 'and')}"
        raise WordError(f"the game has no phase {quoted(phase)}; {help}")
    earlier = game.play.phases[: names.index(phase)]
    return {t.StockEmpty(): any(each.until == t.StockEmpty() for each in earlier)}


# --- one trick, explained --------------------------------------------------------------------------------------------


def explain_trick(game: GameModel, question: Question, form: str) -> int:
    """Print who wins a trick, and why, step by step."""
    verdict = reference.judge(game, question.bound, question.cards, number=question.number, facts=question.facts)
    if form == "json":
        put_json(_data(game, question, verdict))
    else:
        put(*_text(game, question, verdict))
    return 0


def _text(game: GameModel, question: Question, verdict: reference.Verdict) -> Iterator[str]:
    width = max(len(name) for name in game.deck.names(question.cards))
    for number, (card, step) in enumerate(zip(question.cards, verdict.steps, strict=True), 1):
        yield f"{number}. {game.deck.card_name(card):<{width}}  {step.standing_why}{_place(step.standing_span)}"
        yield f"   {'':<{width}}  {step.why}{_place(step.span)}"
    points = _points(game, question)
    said = "".join(f", {count(n, name.removesuffix('s'))}" for name, n in points.items())
    if verdict.winner is None:
        yield f"nobody takes the trick{said}"
    else:
        yield f"{game.deck.card_name(question.cards[verdict.winner])} takes the trick{said}"
    if question.why is not None:
        yield from _why(game, why_not(verdict, question.cards, question.why))


def _why(game: GameModel, found: WhyNot) -> Iterator[str]:
    """Why a card did not win, in a sentence, with what it counted as if it never held the trick."""
    yield ""
    against = "" if found.by is None else f": {_against(game, found)}"
    yield f"{game.deck.card_name(found.card)} {found.fate.value}{against}"
    if found.fate is Fate.NEVER_HELD:
        yield f"   {found.step.standing_why}{_place(found.step.standing_span)}"
    if found.fate is not Fate.WON:
        yield f"   {found.step.why}{_place(found.step.span)}"


def _against(game: GameModel, found: WhyNot) -> str:
    by = game.deck.card_name(found.by) if found.by is not None else ""
    return f"it did not take from {by}" if found.fate is Fate.NEVER_HELD else f"{by}, card {found.number + 1}"


def _place(span: Span | None) -> str:
    return f"  [{span.place}]" if span else ""


def _points(game: GameModel, question: Question) -> dict[str, int]:
    """The card points that lie in a trick, by kind."""
    moment = reference.Moment(game, question.bound)
    return {kind.name.key: reference.card_points(moment, i, question.cards) for i, kind in enumerate(game.card_points)}


def _data(game: GameModel, question: Question, verdict: reference.Verdict) -> dict[str, Any]:
    steps = verdict_steps(game, verdict)
    answer = {**answer_of(game, question, verdict.winner), "card_points": _points(game, question), "steps": steps}
    return answer if question.why is None else {**answer, "why": _why_data(game, question, verdict, question.why)}


def _why_data(game: GameModel, question: Question, verdict: reference.Verdict, card: Card) -> dict[str, Any]:
    found = why_not(verdict, question.cards, card)
    by = None if found.by is None else game.deck.card_name(found.by)
    fate = found.fate.name.lower().replace("_", " ")
    return {"card": game.deck.card_name(card), "fate": fate, "by": by, "step": found.number}


def verdict_steps(game: GameModel, verdict: reference.Verdict) -> list[dict[str, Any]]:
    """The steps of a verdict as data."""
    return [_step(game, step) for step in verdict.steps]


def _step(game: GameModel, step: reference.Judged) -> dict[str, Any]:
    return {
        "card": game.deck.card_name(step.card),
        "power": game.powers[step.power].name.key if step.power >= 0 else None,
        "standing": step.standing.name.lower().replace("_", " "),
        "standing_why": step.standing_why,
        "condition": step.standing_span.place if step.standing_span else None,
        "holder": game.deck.card_name(step.holder) if step.holder >= 0 else None,
        "takes": step.takes,
        "why": step.why,
        "rule": step.span.place if step.span else None,
    }


def answer_of(game: GameModel, question: Question, winner: int | None) -> dict[str, Any]:
    """A winner as data: his place in the trick, from 0, and his card."""
    return {"winner": winner, "card": None if winner is None else game.deck.card_name(question.cards[winner])}
