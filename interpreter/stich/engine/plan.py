"""What the engine needs of a game, worked out once: seats, actions, and every condition as a function.

Place in the pipeline: made from ``rules.Rules`` when a game is loaded; read by every state of that game.  It holds
nothing that changes in play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from stich.cards import Card, CardSet, Seat
from stich.engine import facts
from stich.engine.actions import Actions
from stich.engine.facts import Number
from stich.engine.table import Fact, Table
from stich.kept import keep
from stich.language.conditions.card_sets import beats_in_part
from stich.language.conditions.terms import (
    Always,
    Compare,
    Condition,
    Count,
    Dealt,
    HandsEmpty,
    Has,
    Measure,
    Subject,
    Who,
)
from stich.language.model.bindings import Values
from stich.language.model.deal import Cut, DealCards, Transfer, TurnUp
from stich.language.model.dialogues import Bid, Choice, Opens, SitOut, Swap
from stich.language.model.game import GameModel
from stich.language.model.match import Mark
from stich.language.model.play import Play
from stich.language.model.score import Bonus
from stich.rules.tables import VALUES_AT_MOST, Rules


@dataclass(frozen=True, slots=True)
class PlannedPhase:
    """A phase of the play: is any card legal in reply, when it is over, how many cards are drawn after a trick, does
    the top card of the stock lie face up."""

    free: bool
    until: Fact | None
    draw: int
    open: bool = False


@dataclass(frozen=True, slots=True)
class PlannedAward:
    """An award: to a side for which ``when`` holds, so many points.  Where it is weighed for each seat of the side,
    ``seat_points`` says how many by the seat's own counts."""

    name: str
    points: Number
    when: Fact
    seat_points: Callable[[Table, Seat], int]


@dataclass(frozen=True, slots=True)
class PlannedBonus:
    """A bonus, with its condition (None: always) and its amount as functions."""

    bonus: Bonus
    when: Fact | None
    amount: Number


@dataclass(frozen=True, slots=True)
class PlannedMark:
    """A change on the slate: ``mark`` says what changes, ``when`` for which side."""

    mark: Mark
    when: Fact


@dataclass(frozen=True, slots=True)
class PlannedChoice:
    """Something that may be said, with its effects."""

    action: int
    choice: Choice
    when: Fact | None  # None: always
    stake: Number | None
    concedes: Number | None
    swaps: tuple[Swap, ...] = ()  # that must be possible
    bid: Bid | None = None


Entitled: TypeAlias = tuple[Card, tuple[Fact | None, ...]]
"""A card that may entitle to a transfer, and the conditions of which one must hold (None: it always does)."""


class PlannedTransfer:
    """A transfer.  ``whens`` are the conditions under which each of its ``gives`` entitles (None: always); what the
    cards are depends on the bindings alone, and is worked out once for each value of them."""

    __slots__ = ("_tables", "_taken", "rules", "step", "when", "whens")

    def __init__(self, rules: Rules, step: Transfer) -> None:
        self.rules, self.step = rules, step
        self.when = None if step.when == Always() else facts.fact(step.when)
        self.whens = tuple(None if give.when == Always() else facts.fact(give.when) for give in step.gives)
        self._taken: dict[Values, CardSet] = {}
        self._tables: dict[Values, tuple[tuple[Entitled, ...], tuple[CardSet, ...]]] = {}

    def taken_set(self, bound: Values) -> CardSet:
        """The cards that a seat may take, whatever it gives."""
        taken = self._taken.get(bound)
        if taken is None:
            taken = keep(self._taken, VALUES_AT_MOST, bound, self.rules.under(bound).cards(self.step.takes))
        return taken

    def tables(self, bound: Values) -> tuple[tuple[Entitled, ...], tuple[CardSet, ...]]:
        """The cards that some of ``gives`` name, and for each card of the pack what it may be exchanged for."""
        found = self._tables.get(bound)
        if found is None:
            beat, rules = self.rules.under(bound), self.rules
            sets = [beat.cards(give.cards) for give in self.step.gives]
            whens = [
                (card, [w for w, cards in zip(self.whens, sets, strict=True) if cards >> card & 1])
                for card in range(rules.n)
            ]
            takes = tuple(beat.cards(self.step.takes, its_suit=suit) for suit in rules.suit)
            entitled = tuple((card, tuple(when)) for card, when in whens if when)
            found = keep(self._tables, VALUES_AT_MOST, bound, (entitled, takes))
        return found


class PlannedDeal:
    """A step of dealing: for each place in the round of dealing, which cards from the front of the stock it gets."""

    __slots__ = ("first", "indices", "last", "taken", "up")

    def __init__(self, step: DealCards, packets: tuple[int, ...], seats: int) -> None:
        self.first, self.last = step.first, min(step.last, seats)
        count, at = self.last - self.first, 0
        indices: list[list[int]] = [[] for _ in range(count)]
        for packet in packets:
            for mine in indices:
                mine += range(at, at + packet)
                at += packet
        self.indices = tuple(tuple(mine) for mine in indices)
        self.taken, self.up = at, step.face_up


class Plan:
    """A game ready to be played.  Attributes are read-only by convention; states share one plan.

    What the engine may pass over in this game is chosen here, once; without ``fast`` it passes over nothing.
    """

    def __init__(self, rules: Rules, *, fast: bool = True) -> None:
        game = rules.game
        self.rules, self.game, self.fast = rules, game, fast
        self.actions = Actions(game)
        self.n = rules.n
        self.deck = tuple(range(rules.n))
        self.unbound: Values = tuple(() for _ in game.bindings)
        self._seat_tables(game)
        self._play_tables(game)
        self._score_tables(game)

    def _seat_tables(self, game: GameModel) -> None:
        self.players = game.seats.players
        self.sides = game.seats.sides
        self.side_of = tuple(
            next(i for i, seats in enumerate(self.sides) if seat in seats) for seat in range(self.players)
        )
        self.after: tuple[tuple[Seat, ...], ...] = tuple(
            tuple((seat + i) % self.players for i in range(1, self.players + 1)) for seat in range(self.players)
        )

    def _play_tables(self, game: GameModel) -> None:
        play = game.play
        self.final, self.passes, self.lone = self.rules.final, play.passes, play.lone is not None
        self.nobody = self.rules.nobody
        self.guards = tuple((guard, facts.fact(guard.when)) for guard in play.guards)
        self.exempt = tuple(facts.fact(exemption.when) for exemption in play.exempt)
        self.lead_guards = bool(play.guards)
        self.play_guards = any(guard.play for guard in play.guards)
        self.concede_when = facts.fact(play.concede_when) if play.concede_when is not None else None
        self.concede = facts.amount(play.concede)
        self.tricks_to_end = _tricks_to_end(play.ends) if self.fast else -1
        told = self.tricks_to_end > 0 or (self.fast and play.ends == HandsEmpty())  # each deal ends with its last card
        self.ends = None if told else _ends(play.ends)
        more = self.final or self.rules.trick_atoms or self.nobody or self.rules.led_suit_matters
        self.simple = self.fast and not more
        self.state_atoms = tuple(facts.fact(atom) for atom in self.rules.state_atoms)
        self._dialogue_tables(game)
        self._phase_tables(play)
        self._step_tables(game)
        self._bonus_tables(game)
        self._shortcuts()

    def _phase_tables(self, play: Play) -> None:
        legal, everything = self.rules.under(self.unbound).legal, self.game.deck.all
        bound = play.passes or bool(self.lead_dialogues) or self.play_guards
        self.phases = tuple(
            PlannedPhase(
                free=self.fast
                and not (bound or rows[0][0] or phase.legal[0].plays is not None)
                and all(mask == everything for mask in rows[0][1]),
                until=_unless_never(phase.until),
                draw=phase.draw.cards if phase.draw else 0,
                open=phase.draw is not None and phase.draw.open,
            )
            for phase, rows in zip(play.phases, legal, strict=True)
        )
        self.to_draw = any(phase.draw for phase in play.phases)
        rungs = [rung for phase in play.phases for rung in phase.legal]
        split = any(rung.plays is not None or beats_in_part(rung.holding) for rung in rungs)
        self.more_than_ladder = split or play.passes or bool(play.exempt) or self.play_guards or not self.fast

    def _step_tables(self, game: GameModel) -> None:
        steps = list(enumerate(game.steps))
        on_stock = any(isinstance(step, TurnUp) and step.on_stock for step in game.steps)
        self.open_stock = on_stock or any(phase.open for phase in self.phases)  # its top card lies face up
        self.transfers = {i: PlannedTransfer(self.rules, s) for i, s in steps if isinstance(s, Transfer)}
        seats = game.seats.playing
        self.deals = {
            i: tuple(PlannedDeal(s, packets, seats) for packets in s.by_deal or (s.packets,))
            for i, s in steps
            if isinstance(s, DealCards)
        }
        self.cuts = {i: self._laid_out(s) for i, s in steps if isinstance(s, Cut)}
        self._orders: dict[tuple[int, Values], tuple[int, ...]] = {}

    def _dialogue_tables(self, game: GameModel) -> None:
        """What may be said beside playing a card, and what makes seats sit out during a deal."""
        self.dialogues = tuple(
            tuple(tuple(self._choice(choice) for choice in state.choices) for state in dialogue.states)
            for dialogue in game.dialogues
        )
        self.opens = tuple(facts.fact(dialogue.when) for dialogue in game.dialogues)
        down = game.play.face_down
        self.face_down = facts.fact(game.dialogues[down].when) if down >= 0 else None
        numbered = list(enumerate(game.dialogues))
        self.turn_dialogues = tuple(i for i, dialogue in numbered if dialogue.opens is Opens.TURN)
        self.lead_dialogues = tuple(i for i, dialogue in numbered if dialogue.beside_cards)
        self.speaks = bool(self.lead_dialogues)
        leaving = any(isinstance(effect, SitOut) for choice in game.choices for effect in choice.effects)
        self.sitting_out = leaving or game.seats.sits_out is not None or not self.fast

    def _bonus_tables(self, game: GameModel) -> None:
        bonuses = [PlannedBonus(b, _unless_always(b.when), facts.amount(b.amount)) for b in game.bonuses]
        self.lead_bonuses = tuple(each for each in bonuses if each.bonus.on_lead)
        self.special_leads = self.lone or bool(self.lead_bonuses) or not self.fast
        self.trick_bonuses = tuple(each for each in bonuses if not each.bonus.on_lead)

    def _shortcuts(self) -> None:
        """What a trick need not look at in this game."""
        bound = self.lead_guards or self.face_down or self.lead_dialogues or self.passes
        self.lead_free = self.fast and not bound
        self.odd_tricks = self.final or self.nobody or self.passes or not self.fast
        self.odd_leads = self.passes or bool(self.state_atoms) or not self.fast
        self.after_trick = bool(self.trick_bonuses) or any(p.draw or p.until for p in self.phases) or not self.fast

    def _laid_out(self, step: Cut) -> CardSet:
        """The cards that are laid out at the cut, when no suit is chosen yet."""
        return 0 if step.lays_out is None else self.rules.under(self.unbound).cards(step.lays_out)

    def dealing(self, step: int, number: int) -> PlannedDeal:
        """What a step of dealing does in the deal with this number."""
        sizes = self.deals[step]
        return sizes[(number - 1) % len(sizes)]

    def order(self, step: TurnUp, bound: Values) -> tuple[int, ...]:
        """The place of each card in the order by which turned cards stay (0 is highest)."""
        key = step.binding, bound
        order = self._orders.get(key)
        if order is None:
            order = keep(self._orders, VALUES_AT_MOST, key, self.rules.under(bound).order_of(step.keep))
        return order

    def _choice(self, choice: Choice) -> PlannedChoice:
        return PlannedChoice(
            action=self.actions.says[choice.name.key],
            choice=choice,
            when=None if choice.when == Always() else facts.fact(choice.when),
            stake=facts.amount(choice.stake) if choice.stake else None,
            concedes=facts.amount(choice.concedes) if choice.concedes else None,
            swaps=tuple(effect for effect in choice.effects if isinstance(effect, Swap)),
            bid=next((effect for effect in choice.effects if isinstance(effect, Bid)), None),
        )

    def _score_tables(self, game: GameModel) -> None:
        unbound = self.rules.under(self.unbound)
        # one value more than there are cards: a pass, which is NO_CARD in a trick, counts nothing
        self.point_values = tuple((*values, 0) for values in unbound.point_values)
        self.point_counts = tuple(values.__getitem__ for values in self.point_values)
        self.tiers = tuple(
            tuple(
                PlannedAward(
                    award.name.key, facts.amount(award.points), facts.fact(award.when), facts.seat_amount(award.points)
                )
                for award in tier.awards
            )
            for tier in game.score
        )
        self.seat_tiers = frozenset(  # those that speak of a seat are weighed for each seat of a side
            i for i, tier in enumerate(game.score) if any(facts.asks(award.when, Who.SEAT) for award in tier.awards)
        )
        self.growing = tuple(
            (i, facts.amount(counter.grows)) for i, counter in enumerate(game.match.counters) if counter.grows
        )
        awards = [award.when for award in game.awards]
        self.asks_dealt = any(facts.speaks_of(when, Dealt) for when in awards) or not self.fast
        self.marks = tuple(PlannedMark(mark, facts.fact(mark.when)) for mark in game.match.marks)
        self.remembers = max(counter.last for counter in game.match.counters)
        self.titles = tuple((title.binding, facts.fact(title.when)) for title in game.match.titles)
        self.match_ends = _ends(game.match.ends)
        self.match_winner = facts.counts(game.match.winner_count)


def _unless_always(condition: Condition) -> Fact | None:
    return None if condition == Always() else facts.fact(condition)


def _unless_never(condition: Condition) -> Fact | None:
    return None if condition == Always(False) else facts.fact(condition)


def _tricks_to_end(condition: Condition) -> int:
    """How many tricks of any side end the deal, when that is all that its end asks; else −1."""
    match condition:
        case Has(Subject(Who.ANY), Compare.AT_LEAST, number, Count(Measure.TRICKS)):
            return number
        case _:
            return -1


def _ends(condition: Condition) -> Fact:
    """The end of a deal or a match: if it speaks of a side without naming one, any side will do."""
    holds = facts.fact(condition)
    if facts.asks(condition, Who.SIDE, Who.OTHER):
        return lambda s, seat, side: any(holds(s, seat, each) for each in range(len(s.sides)))
    return holds
