"""Single tricks: who wins and why, for people, and by the line for programs: ``stich trick``.

Place in the pipeline: part of ``cli``, over both executors of ``rules``: the reference explains, the tables answer
batches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stich.cards import NO_CARD, Card
from stich.cli.binding import BindingWords, WordError, parse_bindings, parse_card
from stich.cli.tint import tint
from stich.cli.wording import count, put, put_json
from stich.engine.plan import Plan
from stich.language.check.said import says_of
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Moment
from stich.language.conditions.walks import is_in_question, within
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import did_you_mean, listed, quoted, suggest
from stich.language.text.places import cited
from stich.language.text.source import Span
from stich.players.seen import KnownTable
from stich.rules import reference
from stich.rules.verdict import Judged, Verdict
from stich.rules.whynot import Fate, WhyNot, why_not
from stich.voice.tricks import barred_words, fate, judged_words, outcome_of, ruled, stands
from stich.voice.words import TableWords, table_words


@dataclass(frozen=True, slots=True)
class TrickAsked:
    """A trick to be judged: its cards, the leader's first, the values of the bindings, where in the deal it is, and
    what clauses ask beside the cards as far as that tells."""

    cards: tuple[Card, ...]
    bound: Values
    number: int
    facts: Mapping[t.Fact, bool]
    barred: tuple[tuple[Card, t.Guard], ...] = ()  # cards that might not have been played, and what forbids it
    why: Card | None = None  # which card did not win, and why


def make_question(
    plan: Plan,
    cards: Sequence[str],
    bind: BindingWords,
    number: int,
    phase: str | None,
    why: str | None = None,
) -> TrickAsked:
    """The question that these words put.

    Raises:
        WordError: a card or a binding is unknown, twice there, missing, or too many.
    """
    game = plan.game
    named = [parse_card(game, word) for word in cards]
    for card in named:
        if named.count(card) > game.deck.copies:
            often = "twice" if game.deck.copies == 1 else f"more than {game.deck.copies} times"
            raise WordError(f"{game.deck.card_name(card)} stands {often} in the trick")
    trick = tuple(game.deck.numbered(named))
    most = game.seats.playing
    if not 2 <= len(trick) <= most:
        given = "no card is" if not trick else f"{count(len(trick), 'card')} {'is' if len(trick) == 1 else 'are'}"
        asked = "2 cards" if most == 2 else f"2 to {most} cards"
        raise WordError(f"a trick of this game has {asked}, the leader's first; {given} given")
    lost = None if why is None else parse_card(game, why)
    if lost is not None and lost not in trick:
        raise WordError(f"{game.deck.card_name(lost)}, of which --why asks, is not in the trick")
    bound = parse_bindings(game, bind)
    known = _known(plan, bound, number, phase)
    facts = zip(plan.rules.state_atoms, map(known.tells, plan.state_atoms), strict=True)
    told = {fact: holds for fact, holds in facts if holds is not None}
    return TrickAsked(trick, bound, number, told, tuple(_barred(plan, known, trick)), lost)


def _known(plan: Plan, bound: Values, number: int, phase: str | None) -> KnownTable:
    """The table as the trick is led, as far as it has been said."""
    known, seats = KnownTable(plan, bound), range(plan.players)
    known.trick_number, known.trick = number, []
    if not plan.sitting_out:
        known.active, known.playing = tuple(seats), plan.everyone
    if number == 1:
        known.tricks, known.winners, known.tricks_won = [], [], [0 for _ in seats]
    if phase is not None:
        known.stock = [NO_CARD] * _stock_left(plan.game, phase)
    return known


def _stock_left(game: GameModel, phase: str) -> int:
    """Whether the stock holds cards in a phase: none after one that lasts until then."""
    names = [each.name.key for each in game.play.phases]
    if phase not in names:
        help = did_you_mean(suggest(phase, names)) or f"there is {listed(names, 'and')}"
        raise WordError(f"the game has no phase {quoted(phase)}; {help}")
    earlier = game.play.phases[: names.index(phase)]
    return int(all(each.until != t.Now(Moment.STOCK_EMPTY) for each in earlier))


def _barred(plan: Plan, known: KnownTable, trick: Sequence[Card]) -> Iterator[tuple[Card, t.Guard]]:
    """The cards of the trick that a guard forbids for certain, whoever plays them."""
    for guard, planned, cards in zip(plan.game.play.guards, plan.guards, known.beat.guards, strict=True):
        if any(map(is_in_question, within(guard.when, says_of(plan.game)))):
            continue
        if planned.when is None or known.tells(planned.when):
            yield from ((card, guard) for card in (trick if guard.play else trick[:1]) if cards >> card & 1)


# --- one trick, explained --------------------------------------------------------------------------------------------


def explain_trick(game: GameModel, question: TrickAsked, form: str, language: str = "en") -> int:
    """Print who wins a trick, and why, step by step."""
    verdict = reference.judge(game, question.bound, question.cards, number=question.number, facts=question.facts)
    if form == "json":
        put_json(_data(game, question, verdict))
    else:
        words = judged_words(table_words(game, language), question.bound)
        put(*_text(words, question, verdict), tint=tint(game))
    return 0


def _text(words: TableWords, question: TrickAsked, verdict: Verdict) -> Iterator[str]:
    width = max(len(words.card(card)) for card in question.cards)
    for number, (card, step) in enumerate(zip(question.cards, verdict.steps, strict=True), 1):
        yield f"{number}. {words.card(card):<{width}}  {stands(words, step)}{_place(step.standing_span)}"
        yield f"   {'':<{width}}  {ruled(words, step)}{_place(step.span)}"
    for card, guard in question.barred:
        yield f"{barred_words(words, card, guard)}{_place(guard.span)}"
    game = words.game
    names = {kind.name.key: kind.name for kind in game.card_points}
    points = [words.so_many_of(names[key], number) for key, number in _points(game, question).items()]
    yield outcome_of(words, question.cards, verdict.winner, points)
    if question.why is not None:
        yield from _why(words, _why_not(game, question, verdict, question.why))


def _why_not(game: GameModel, question: TrickAsked, verdict: Verdict, card: Card) -> WhyNot:
    """Why a card did not win; of equal cards the first that did not."""
    equal = [at for at, each in enumerate(question.cards) if game.deck.first(each) == game.deck.first(card)]
    lost = next((at for at in equal if at != verdict.winner), equal[0])
    return why_not(verdict, question.cards, question.cards[lost])


def _why(words: TableWords, found: WhyNot) -> Iterator[str]:
    """Why a card did not win, in a sentence, with what it counted as if it never held the trick."""
    yield ""
    yield fate(words, found)
    if found.fate is Fate.NEVER_HELD:
        yield f"   {stands(words, found.step)}{_place(found.step.standing_span)}"
    if found.fate is not Fate.WON:
        yield f"   {ruled(words, found.step)}{_place(found.step.span)}"


def _place(span: Span | None) -> str:
    return f"  [{cited(span)}]" if span else ""


def _points(game: GameModel, question: TrickAsked) -> dict[str, int]:
    """The card points that lie in a trick, by kind."""
    moment = reference.TrickMoment(game, question.bound)
    return {kind.name.key: reference.card_points(moment, i, question.cards) for i, kind in enumerate(game.card_points)}


def _data(game: GameModel, question: TrickAsked, verdict: Verdict) -> dict[str, Any]:
    steps = verdict_steps(game, verdict)
    answer = {**answer_of(game, question, verdict.winner), "card_points": _points(game, question), "steps": steps}
    if question.barred:
        answer["barred"] = [_barred_data(game, card, guard) for card, guard in question.barred]
    return answer if question.why is None else {**answer, "why": _why_data(game, question, verdict, question.why)}


def _barred_data(game: GameModel, card: Card, guard: t.Guard) -> dict[str, Any]:
    return {"card": game.deck.card_name(card), "rule": guard.span.place if guard.span else None}


def _why_data(game: GameModel, question: TrickAsked, verdict: Verdict, card: Card) -> dict[str, Any]:
    found = _why_not(game, question, verdict, card)
    by = None if found.by is None else game.deck.card_name(found.by)
    fate = found.fate.name.lower().replace("_", " ")
    return {"card": game.deck.card_name(card), "fate": fate, "by": by, "step": found.number}


def verdict_steps(game: GameModel, verdict: Verdict) -> list[dict[str, Any]]:
    """The steps of a verdict as data."""
    return [_step(game, step) for step in verdict.steps]


def _step(game: GameModel, step: Judged) -> dict[str, Any]:
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


def answer_of(game: GameModel, question: TrickAsked, winner: int | None) -> dict[str, Any]:
    """A winner as data: his place in the trick, from 0, and his card."""
    return {"winner": winner, "card": None if winner is None else game.deck.card_name(question.cards[winner])}
