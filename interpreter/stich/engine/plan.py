"""What the engine needs of a game, worked out once: seats, actions, and every phrase as a program.

Place in the pipeline: made from ``rules.Rules`` when a game is loaded; read by every state of that game.  It holds
nothing that changes in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from stich.cards import Card, CardSet, Seat, mask_of
from stich.engine.actions import Actions
from stich.engine.finding import PlannedMelds, cards_by_place
from stich.engine.rows import PlannedCards, PlannedRow, PlannedWhom, RowPlanner
from stich.engine.secrets import secret_heaps, secrets_of
from stich.engine.table import When
from stich.kept import keep
from stich.language.conditions.card_sets import beats_in_part
from stich.language.conditions.kinds import Compare, Group, Holding, Moment, Pile, Place, Quantifier
from stich.language.conditions.measures import Measure
from stich.language.conditions.terms import (
    Always,
    Cards,
    Compared,
    Condition,
    Constant,
    Count,
    Many,
    Member,
    Now,
    Number,
    Quantified,
    SeatRef,
)
from stich.language.model.bindings import Values
from stich.language.model.deal import Cut, DealCards, LayOpen, Leave, ReckonRow, Transfer, TurnUp, when_of
from stich.language.model.dialogues import Bid, Call, Choice, Effect, Opens, Reckon, SitOut, Swap
from stich.language.model.game import GameModel
from stich.language.model.melds import Melds, Showing
from stich.language.model.play import Play
from stich.language.model.score import Bonus, Occasion
from stich.rules.program import Code, hangs_on_spots
from stich.rules.tables import VALUES_AT_MOST, Rules


@dataclass(frozen=True, slots=True)
class PlannedPhase:
    """A phase of the play: is any card legal in reply, when it is over (None: never; empty: as soon as no stock is
    left), how many cards are drawn after a trick, does the top card of the stock lie face up."""

    free: bool
    until: Code | None
    draw: int
    open: bool = False


@dataclass(frozen=True, slots=True)
class PlannedSet:
    """Cards that a guard or an exemption means while ``when`` holds.  ``cards`` reckons them if they depend on where
    cards lie; without it they stand in the tables of ``rules``."""

    when: When
    cards: Code | None


@dataclass(frozen=True, slots=True)
class PlannedHeap:
    """A heap that belongs to somebody: its place in ``GameModel.heaps``, to whom, and when."""

    index: int
    pile: Pile
    belongs_to: Code
    when: When


@dataclass(frozen=True, slots=True)
class PlannedShow:
    """What is laid open: hands of seats, or a heap."""

    of: Code | None
    heap: Pile | None
    when: When
    after: int  # tricks


@dataclass(frozen=True, slots=True)
class PlannedBonus:
    """A bonus, its cards and its row, and whom it is weighed for (None: the seat of the event)."""

    bonus: Bonus
    cards: PlannedCards
    row: PlannedRow
    whom: PlannedWhom | None


@dataclass(frozen=True, slots=True)
class PlannedChoice:
    """Something that may be said, with its effects; those that give, pay or count are rows."""

    action: int
    choice: Choice
    when: When
    stake: Code | None
    concedes: PlannedRow | None
    effects: tuple[Effect | PlannedRow, ...]
    swaps: tuple[tuple[Place, PlannedCards], ...] = ()  # that must be possible
    bid: Bid | None = None
    call: Call | None = None


Entitled: TypeAlias = tuple[Card, tuple[When, ...]]
"""A card that may entitle to a transfer, and the conditions of which one must hold."""


class PlannedTransfer:
    """A transfer.  ``whens`` are the conditions under which each of its ``gives`` entitles; what the cards are depends
    as a rule on the bindings alone, and is worked out once for each value of them.  ``changing`` are the cards, each
    with its condition, that depend on where cards lie."""

    __slots__ = ("_tables", "_taken", "changing", "conditional", "fixed", "rules", "step", "when")

    def __init__(self, rules: Rules, step: Transfer) -> None:
        self.rules, self.step = rules, step
        plan = RowPlanner(rules.programs)
        self.when = plan.when(step.when)
        gives = [(give.cards, plan.when(give.when)) for give in step.gives]
        self.fixed = [(cards, when) for cards, when in gives if not hangs_on_spots(cards)]
        self.conditional = any(when is not None for _, when in gives)
        self.changing = [(rules.programs.cards(cards), when) for cards, when in gives if hangs_on_spots(cards)]
        self._taken: dict[Values, CardSet] = {}
        self._tables: dict[Values, tuple[tuple[Entitled, ...], tuple[CardSet, ...]]] = {}

    def taken_set(self, bound: Values) -> CardSet:
        """The cards that a seat may take, whatever it gives."""
        taken = self._taken.get(bound)
        if taken is None:
            taken = keep(self._taken, VALUES_AT_MOST, bound, self.rules.under(bound).cards(self.step.takes))
        return taken

    def tables(self, bound: Values) -> tuple[tuple[Entitled, ...], tuple[CardSet, ...]]:
        """The cards that some of ``fixed`` name, and for each card of the pack what it may be exchanged for."""
        found = self._tables.get(bound)
        if found is None:
            beat, rules = self.rules.under(bound), self.rules
            sets = [(beat.cards(cards), when) for cards, when in self.fixed]
            whens = [(card, tuple(when for cards, when in sets if cards >> card & 1)) for card in range(rules.n)]
            takes = tuple(beat.cards(self.step.takes, its_suit=suit) for suit in rules.suit)
            entitled = tuple((card, when) for card, when in whens if when)
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
        self.homes: dict[Any, Any] = {}  # of its tables on machines, kept by ``match.home``
        self.actions = Actions(game)
        self.n = rules.n
        self.deck = tuple(range(rules.n))
        self.copied = game.deck.copies > 1
        self.unbound: Values = tuple(() for _ in game.bindings)
        self._rows = RowPlanner(rules.programs)
        self._seats: dict[SeatRef, Code] = {}
        self._seat_tables(game)
        self._dialogue_tables(game)
        self._play_tables(game.play)
        self._meld_tables(game)
        self._phase_tables(game.play)
        self._step_tables(game)
        self._score_tables(game)
        self.secrets = secrets_of(game)
        self._shortcuts(game.play)

    def _seat_tables(self, game: GameModel) -> None:
        self.players = game.seats.players
        self.sides = game.seats.sides
        self.side_of = tuple(
            next(i for i, seats in enumerate(self.sides) if seat in seats) for seat in range(self.players)
        )
        self.side_sets = tuple(map(mask_of, self.sides))
        self.everyone = mask_of(range(self.players))
        self.after: tuple[tuple[Seat, ...], ...] = tuple(
            tuple((seat + i) % self.players for i in range(1, self.players + 1)) for seat in range(self.players)
        )

    def _dialogue_tables(self, game: GameModel) -> None:
        """What may be said beside playing a card, and what makes seats sit out during a deal."""
        self.dialogues = tuple(
            tuple(tuple(self._choice(choice) for choice in state.choices) for state in dialogue.states)
            for dialogue in game.dialogues
        )
        self.contract = game.contract
        self.with_contracts = frozenset(bind.name for contract in game.contracts for bind in contract.binds)
        self.opens = tuple(self._rows.when(dialogue.when) for dialogue in game.dialogues)
        numbered = list(enumerate(game.dialogues))
        self.turn_dialogues = tuple(i for i, dialogue in numbered if dialogue.opens is Opens.TURN)
        self.lead_dialogues = tuple(i for i, dialogue in numbered if dialogue.beside_cards)
        self.trick_dialogues = tuple(i for i, dialogue in numbered if dialogue.opens is Opens.AFTER_TRICK)
        leaving = any(isinstance(effect, SitOut) for choice in game.choices for effect in choice.effects)
        leaving = leaving or any(isinstance(step, Leave) for step in game.steps)
        self.sitting_out = leaving or game.seats.sits_out is not None or not self.fast

    def _choice(self, choice: Choice) -> PlannedChoice:
        return PlannedChoice(
            action=self.actions.says[choice.name.key],
            choice=choice,
            when=self._rows.when(choice.when),
            stake=self._number(choice.stake),
            concedes=None if choice.concedes is None else self._rows.concession(choice.concedes),
            effects=tuple(self._rows.row(e.row) if isinstance(e, Reckon) else e for e in choice.effects),
            swaps=tuple((e.place, self._rows.cards(e.gives)) for e in choice.effects if isinstance(e, Swap)),
            bid=next((effect for effect in choice.effects if isinstance(effect, Bid)), None),
            call=choice.call,
        )

    def _number(self, number: Number | None) -> Code | None:
        return None if number is None else self.rules.programs.number(number)

    def _play_tables(self, play: Play) -> None:
        programs = self.rules.programs
        self.final, self.passes, self.nobody = self.rules.final, play.passes, self.rules.nobody
        self.guards = tuple(self._set(guard.cards, guard.when) for guard in play.guards)
        self.exempt = tuple(self._set(exemption.cards, exemption.when) for exemption in play.exempt)
        self.lead_guards = bool(play.guards)
        self.play_guards = any(guard.play for guard in play.guards)
        self.face_down = play.face_down
        self.concede_when = None if play.concede_when is None else programs.condition(play.concede_when)
        self.concede = None if play.concede is None else self._rows.concession(play.concede)
        self.state_atoms = tuple(map(programs.condition, self.rules.state_atoms))

    def _set(self, cards: Cards, when: Condition) -> PlannedSet:
        hangs = hangs_on_spots(cards)
        return PlannedSet(self._rows.when(when), self.rules.programs.cards(cards) if hangs else None)

    def _phase_tables(self, play: Play) -> None:
        legal, everything = self.rules.under(self.unbound).legal, self.game.deck.all
        beside = bool(self.lead_dialogues or self.turn_melds)
        bound = play.passes or beside or self.play_guards or self.copied or not self.fast
        self.phases = tuple(
            PlannedPhase(
                free=not (bound or rows[0][0] or phase.legal[0].plays is not None or phase.legal[0].when != Always())
                and all(mask == everything for mask in rows[0][1]),
                until=self._until(phase.until),
                draw=phase.draw.cards if phase.draw else 0,
                open=phase.draw is not None and phase.draw.open,
            )
            for phase, rows in zip(play.phases, legal, strict=True)
        )
        self.rungs = tuple(tuple(self._rows.when(rung.when) for rung in phase.legal) for phase in play.phases)
        self.hung_rungs = any(when is not None for whens in self.rungs for when in whens)
        self.to_draw = any(phase.draw for phase in play.phases)

    def _until(self, condition: Condition) -> Code | None:
        if condition == Always(False):
            return None
        return () if self.fast and condition == Now(Moment.STOCK_EMPTY) else self.rules.programs.condition(condition)

    def _step_tables(self, game: GameModel) -> None:
        steps = list(enumerate(game.steps))
        on_stock = any(isinstance(step, TurnUp) and step.on_stock for step in game.steps)
        self.open_stock = on_stock or any(phase.open for phase in self.phases)  # its top card lies face up
        self.transfers = {i: PlannedTransfer(self.rules, s) for i, s in steps if isinstance(s, Transfer)}
        self.step_whens = tuple(self._rows.when(when_of(step)) for step in game.steps)
        self.step_rows = {i: self._rows.tier(s.tier) for i, s in steps if isinstance(s, ReckonRow)}
        seats = game.seats.playing
        self.deals = {
            i: tuple(PlannedDeal(s, packets, seats) for packets in s.by_deal or (s.packets,))
            for i, s in steps
            if isinstance(s, DealCards)
        }
        whom, when = self.rules.programs.whom, self._rows.when
        self.owned = tuple(
            PlannedHeap(i, heap.pile, whom(heap.belongs_to), when(heap.when))
            for i, heap in enumerate(game.heaps)
            if heap.belongs_to is not None
        )
        self.own_heaps, self.secret_heaps = game.own_heaps, secret_heaps(game)
        self.laid_open = {
            i: PlannedShow(None if s.cards_of is None else whom(s.cards_of), s.heap, when(s.when), s.after)
            for i, s in steps
            if isinstance(s, LayOpen)
        }
        self.laid_open_late = tuple(show for show in self.laid_open.values() if show.after)
        self.cuts = {i: self._laid_out(s) for i, s in steps if isinstance(s, Cut)}
        self._orders: dict[tuple[int, Values], tuple[int, ...]] = {}

    def _meld_tables(self, game: GameModel) -> None:
        """The melds, and which of them are shown when."""
        self.melds = tuple(self._melds(i, melds) for i, melds in enumerate(game.melds))
        first, lead, turn, trick = (
            tuple(i for i, melds in enumerate(game.melds) if melds.showing is showing)
            for showing in (Showing.FIRST_TRICK, Showing.LEAD, Showing.TURN, Showing.AFTER_TRICK)
        )
        self.first_melds, self.lead_melds, self.turn_melds, self.trick_melds = first, lead, turn, trick

    def _melds(self, index: int, melds: Melds) -> PlannedMelds:
        mine = ((action, each) for action, each in self.actions.melds.items() if each.melds == index)
        return PlannedMelds(
            melds,
            self._rows.when(melds.when),
            tuple(self._rows.row(kind.row) for kind in melds.kinds),
            cards_by_place(self.game.deck),
            {(each.kind, each.part): action for action, each in mine},
        )

    def _laid_out(self, step: Cut) -> CardSet:
        """The cards that are laid out at the cut, when no suit is chosen yet."""
        return 0 if step.lays_out is None else self.rules.under(self.unbound).cards(step.lays_out)

    def _score_tables(self, game: GameModel) -> None:
        match, rows, programs = game.match, self._rows, self.rules.programs
        bonuses = [
            PlannedBonus(b, rows.cards(b.cards), rows.row(b.row), None if b.whom is None else rows.whom(b.whom))
            for b in game.bonuses
        ]
        self.card_bonuses = tuple(each for each in bonuses if each.bonus.event is not Occasion.TRICK)
        self.play_bonuses = tuple(each for each in bonuses if each.bonus.event is Occasion.PLAY)
        self.trick_bonuses = tuple(each for each in bonuses if each.bonus.event is Occasion.TRICK)
        self.score, self.given_up = rows.tiers(game.score), rows.tiers(game.score, given_up=True)
        self.before_each, self.marks = rows.tiers(match.before_each), rows.tiers(match.marks)
        self.at_the_end = rows.tiers(match.at_the_end)
        self.growing = [(i, programs.number(t.grows)) for i, t in enumerate(match.totals) if t.grows is not None]
        self.scored = tuple(i for i, total in enumerate(match.totals) if total.points or total.last)
        self.remembers = max(total.last for total in match.totals)
        self.titles = tuple((title.binding, programs.condition(title.when)) for title in match.titles)
        self.match_ends = programs.condition(match.ends)
        self.at_once = match.at_once

    def _shortcuts(self, play: Play) -> None:
        """What the engine need not look at in this game."""
        fast, asked = self.fast, self.rules.programs.asked
        self.tricks_to_end = _tricks_to_end(play.ends) if fast else -1
        told = self.tricks_to_end > 0 or (fast and play.ends == Now(Moment.ALL_PLAYED))  # a deal ends with its cards
        self.ends = None if told else self.rules.programs.condition(play.ends)
        self.special_replies = bool(self.play_bonuses) or not fast
        more = self.final or self.rules.trick_atoms or self.nobody or self.rules.led_suit_matters
        self.simple = not (more or self.special_replies)
        self.speaks = bool(self.lead_dialogues or self.lead_melds or self.turn_melds)
        self.melds_after = bool(self.first_melds or self.trick_melds)
        beside = self.face_down >= 0 or self.speaks or self.passes or self.copied
        self.lead_free = fast and not (self.lead_guards or beside)
        self.lone = play.lone is not None
        self.special_leads = self.lone or bool(self.card_bonuses) or not fast
        rungs = [rung for phase in play.phases for rung in phase.legal]
        split = any(rung.plays is not None or beats_in_part(rung.holding) for rung in rungs)
        self.more_than_ladder = (
            split or self.hung_rungs or play.passes or bool(play.exempt) or self.play_guards or not fast
        )
        self.odd_tricks = self.final or self.nobody or self.passes or not fast
        self.odd_leads = self.passes or bool(self.state_atoms) or not fast
        self.counts_phases = Measure.PHASE_TRICKS in asked or not fast
        self.after_trick = self.melds_after or any(p.draw or p.until is not None for p in self.phases) or not fast
        held = bool(self.first_melds) or any(party.names_holders for party in self.game.seats.parties)
        self.asks_dealt = not asked.isdisjoint({Holding.DEALT, Holding.HELD}) or held or not fast
        wins = any(each.bonus.wins_match for each in self.trick_bonuses)
        by_trick = any(each.bonus.dialogue >= 0 for each in self.trick_bonuses)
        self.talks_after = bool(self.trick_dialogues) or by_trick or not fast
        self.stirs_after = self.talks_after or self.at_once
        self.odd_ends = wins or self.at_once or play.passes or not fast or play.ends != Now(Moment.ALL_PLAYED)

    def by_side(self, by_seat: Sequence[int]) -> list[int]:
        """What the seats of each side have together."""
        return [sum([by_seat[seat] for seat in seats]) for seats in self.sides]

    def __getstate__(self) -> dict[str, Any]:
        """Without the tables on machines, which stay at home."""
        return vars(self) | {"homes": {}}

    def returns(self, points: Sequence[int]) -> list[float]:
        """For each seat what its side has more than the mean of the others, by the points of each side; the other way
        round where the fewest win."""
        match = self.game.match
        totals = [-total for total in points] if match.fewest and match.winner == 0 else list(points)
        others = max(1, len(totals) - 1)
        worth = [own - (sum(totals) - own) / others for own in totals]
        return [worth[side] for side in self.side_of]

    def seats(self, ref: SeatRef) -> Code:
        """The program of the seats that a phrase means."""
        code = self._seats.get(ref)
        if code is None:
            code = self._seats[ref] = self.rules.programs.whom(ref)
        return code

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


def _tricks_to_end(condition: Condition) -> int:
    """How many tricks of any side end the deal, when that is all that its end asks; else −1."""
    match condition:
        case Quantified(
            Many(Quantifier.SOME, Group.SIDES, None),
            Compared(Count(Measure.TRICKS, _, Member(0)), Compare.AT_LEAST, Constant(number)),
        ):
            return number
        case _:
            return -1
