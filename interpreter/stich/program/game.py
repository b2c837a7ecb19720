"""A game as flat integers: the one door between what is known of a game and the machine that plays it.

Place in the pipeline: the top of ``program``, over the engine's plan.  It must not know how the machine runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from stich.cards import CardSet
from stich.engine.plan import Plan, PlannedBonus, PlannedSet
from stich.engine.state import DECISIONS_AT_MOST
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Moment, pile_number
from stich.language.model.bindings import Values
from stich.language.model.match import Lot
from stich.machine.layout import Head
from stich.machine.limits import Most
from stich.program.asks import asks_of, first_asked
from stich.program.block import Blocks, BoundBlock, hangs_on_suits
from stich.program.deal import cards_drawn, kept_orders, write_steps
from stich.program.melds import write_melds
from stich.program.talk import write_dialogues
from stich.program.writer import NoRoomError, ProgramWriter
from stich.rules.tables import BoundRules

SUITED, SEATED, SINGLE = 1, 2, 0
BITS = 62  # of a number that is used as a set of suits, seats or bindings


@dataclass(frozen=True, slots=True)
class Program:
    """A game ready for the machine: its numbers, the sets of cards that never change, and how the rest is made when it
    is first met."""

    plan: Plan
    code: list[int]
    fixed: list[CardSet]
    rows: tuple[str, ...]  # the names of the rows, by their numbers
    blocks: Blocks
    kinds: tuple[BindingKind, ...]
    _made: dict[int, BoundBlock] = field(default_factory=dict)

    @property
    def names(self) -> int:
        """How many bindings there are."""
        return len(self.kinds)

    @property
    def actions(self) -> int:
        """How many actions there are, beside giving up."""
        return self.plan.actions.concede

    def beat(self, bound: Sequence[int]) -> BoundRules:
        """The tables under these values of the bindings, as the machine keeps them."""
        return self.plan.rules.under(values_of(self.kinds, bound))

    def block(self, bound: Sequence[int]) -> BoundBlock:
        """The block of what is bound."""
        return self.blocks.block(self.beat(bound))

    def table(self, bound: Sequence[int], situation: int, led: int) -> list[CardSet]:
        """Who takes from whom: for each holder, led or not; then who is its equal."""
        takes, ties = self.beat(bound).table(situation, led)
        return [*takes, *ties]


def values_of(kinds: Sequence[BindingKind], bound: Sequence[int]) -> Values:
    """The values of the bindings, from what the machine keeps."""
    return tuple(
        tuple(i for i in range(value.bit_length()) if value >> i & 1)
        if kind in (BindingKind.SUITS, BindingKind.SEAT)
        else (value - 1,) * (value > 0)
        for kind, value in zip(kinds, bound, strict=True)
    )


def numbers_of(kinds: Sequence[BindingKind], values: Values) -> list[int]:
    """What the machine keeps, from the values of the bindings."""
    return [
        sum(1 << each for each in set(value)) if kind in (BindingKind.SUITS, BindingKind.SEAT) else _single(value)
        for kind, value in zip(kinds, values, strict=True)
    ]


def _single(value: Sequence[int]) -> int:
    """A value of a name that has at most one, and one more; nought for none."""
    return value[0] + 1 if value else 0


def write_program(plan: Plan, thumb: bool = False) -> Program:
    """The program of a game; with ``thumb`` it tells how strong cards are.

    Raises:
        NoRoomError: the machine has no room for it.
    """
    w = ProgramWriter(plan)
    _check_room(w)
    head: dict[Head, int] = {}
    for part in (_table, _actions, _names, _play, _bonuses, _deal, _points, _match, _talk):
        head |= part(w)
    programs = plan.rules.programs
    head[Head.DEFINITIONS] = w.listing([w.phrase(code) for code in programs.definitions])
    head[Head.ASKS], head[Head.ASKS_FIRST] = asks_of(w.asked, programs), first_asked(w.asked, programs)
    head[Head.VALUES] = w.listing([_value(w, value) for value in programs.values])
    sets = tuple((expr, hangs_on_suits(expr)) for expr in programs.sets)
    blocks = Blocks(plan, sets, tuple(kept_orders(w)), thumb)
    places = blocks.places()
    head |= places
    at_sets = [place + (places[Head.BLOCK_SETS] if i % 2 == 0 else 0) for i, place in enumerate(blocks.set_places())]
    head[Head.SETS] = w.listing(at_sets)
    head[Head.DRAWN] = cards_drawn(w)
    for place, number in head.items():
        w.code[place] = number
    return Program(plan, w.code, w.fixed, tuple(w.rows), blocks, tuple(binding.kind for binding in plan.game.bindings))


def _check_room(w: ProgramWriter) -> None:
    plan, game = w.plan, w.plan.game
    piles = 4 + len(plan.own_heaps)
    w.at_most(plan.n, Most.CARDS, "cards")
    w.at_most(plan.players, Most.SEATS, "seats")
    w.at_most(piles, Most.PILES, "piles")
    w.at_most(len(game.heaps), Most.PILES, "heaps")
    w.at_most(piles * plan.n, Most.PILED, "places in piles")
    w.at_most(len(game.match.totals) * len(plan.sides), Most.TOTALS, "totals")
    w.at_most(plan.remembers * len(plan.sides), Most.PAST, "points of past deals")
    w.at_most(len(game.match.pools), Most.POOLS, "pools")
    w.at_most(len(game.bindings), Most.NAMES, "names")
    w.at_most(len(plan.phases) * plan.players, Most.PHASES, "counts of tricks")
    w.at_most(len(game.card_points) * plan.players, Most.POINTS, "counts of card points")
    w.at_most(len(game.counters) * plan.players, Most.COUNTERS, "counters")
    w.at_most(len(game.seats.parties), Most.PARTIES, "parties")
    w.at_most(len(plan.rules.trick_atoms) + len(plan.rules.state_atoms), BITS, "conditions of powers")
    w.at_most(len(game.deck.suits) + 1, BITS, "suits")
    w.at_most(len(plan.growing) * len(plan.sides), Most.DUES, "growing totals")
    if DECISIONS_AT_MOST != Most.DECISIONS:
        raise NoRoomError("the machine and the engine count another number of decisions")


def _table(w: ProgramWriter) -> dict[Head, int]:
    """The pack and the seats."""
    plan, rules, deck = w.plan, w.plan.rules, w.plan.game.deck
    colours = [sum(1 << s for s in next((g for g in deck.groups.values() if suit in g), (suit,)))
               for suit in range(len(deck.suits))]  # fmt: skip
    return {
        Head.CARDS: plan.n,
        Head.PLAYERS: plan.players,
        Head.SIDES: len(plan.sides),
        Head.EVERYONE: plan.everyone,
        Head.SIDE_OF: w.listing(plan.side_of),
        Head.SIDE_SETS: w.listing(plan.side_sets),
        Head.DIRECTORS: w.listing(plan.game.seats.directors),
        Head.SUITS: rules.suits,
        Head.COPIES: deck.copies,
        Head.PILES: max(4 + len(plan.own_heaps), len(plan.game.heaps)),
        Head.RANK: w.listing(rules.rank),
        Head.SUIT: w.listing(rules.suit),
        Head.COLOURS: w.listing(colours),
        Head.PARTIES: w.listing([_party(w, party.parts, party.is_the_others) for party in plan.game.seats.parties]),
    }


def _party(w: ProgramWriter, parts: Sequence[t.PartyPart], others: bool) -> int:
    programs = w.plan.rules.programs
    seats = [w.phrase(programs.whom(part)) for part in parts if isinstance(part, t.SeatRef)]
    holders = [w.number_of_set(part.cards) for part in parts if isinstance(part, t.Holders)]
    at_seats, at_holders = w.listing(seats), w.listing(holders)
    return w.record(at_seats, at_holders, int(others))


def _actions(w: ProgramWriter) -> dict[Head, int]:
    actions = w.plan.actions
    return {
        Head.FACE_DOWN: actions.face_down,
        Head.GIVE: actions.give,
        Head.TAKE: actions.take,
        Head.PASS: actions.pass_,
        Head.CONCEDE: actions.concede,
        Head.FIRST_MELD: min(actions.melds, default=actions.concede),
    }


def _names(w: ProgramWriter) -> dict[Head, int]:
    game = w.plan.game
    kinds = {BindingKind.SUITS: SUITED, BindingKind.SEAT: SEATED}
    contracts = []
    for contract in game.contracts:
        columns = w.listing(contract.columns)
        binds = sum(1 << each for each in {bind.name for bind in contract.binds})
        contracts.append(w.record(contract.height, binds, columns))
    return {
        Head.NAMES: w.listing([kinds.get(binding.kind, SINGLE) for binding in game.bindings]),
        Head.CONTRACT: w.plan.contract,
        Head.CONTRACTS: w.listing(contracts),
        Head.WITH_CONTRACTS: sum(1 << each for each in w.plan.with_contracts),
    }


def _value(w: ProgramWriter, value: t.Value) -> int:
    from stich.language.conditions.kinds import Suited
    from stich.machine.layout import ValueKind

    match value:
        case t.Literal(values):
            as_set = sum(1 << each for each in set(values)) if max(values, default=0) <= BITS else 0
            return w.record(ValueKind.VALUES, w.listing([each + 1 for each in values]), as_set)
        case t.Bound(binding):
            return w.record(ValueKind.BOUND, binding, 0)
        case t.Colour(binding):
            return w.record(ValueKind.COLOUR, binding, 0)
        case t.SameSuit(suited):
            return w.record(ValueKind.ITS_SUIT if suited is Suited.ITS else ValueKind.SUIT_LED, 0, 0)


def _play(w: ProgramWriter) -> dict[Head, int]:
    plan, play, rules = w.plan, w.plan.game.play, w.plan.rules
    rungs = iter(range(1_000_000))
    with w.scoring():
        concession = 0 if plan.concede is None else w.row(plan.concede)
    return {
        Head.ATOMS: w.listing([atom.number for atom in rules.trick_atoms]),
        Head.COUNTS_CARDS: int(rules.counts_cards),
        Head.STATE_ATOMS: w.listing([w.phrase(code) for code in plan.state_atoms]),
        Head.FINAL: int(rules.final),
        Head.NOBODY: int(rules.nobody),
        Head.LED_MATTERS: int(rules.led_suit_matters),
        Head.ONE_TABLE: int(not (rules.final or rules.nobody or rules.led_suit_matters or rules.trick_atoms)),
        Head.LEADER: w.seat(play.leader),
        Head.PHASES: w.listing([_phase(w, i, rungs) for i in range(len(play.phases))]),
        Head.GUARDS: w.listing([_guard(w, p, g.play) for p, g in zip(plan.guards, play.guards, strict=True)]),
        Head.PLAY_GUARDS: int(plan.play_guards),
        Head.EXEMPT: w.listing([_guard(w, planned, False) for planned in plan.exempt]),
        Head.PASSES: int(play.passes),
        Head.LONE: int(plan.lone),
        Head.FACE_DOWN_TALK: play.face_down,
        Head.CONCEDE_WHEN: 0 if plan.concede_when is None else w.phrase(plan.concede_when),
        Head.CONCESSION: concession,
        Head.ENDS: 0 if plan.ends is None else w.phrase(plan.ends),
        Head.TRICKS_TO_END: plan.tricks_to_end,
    }


def _phase(w: ProgramWriter, number: int, rungs: Iterator[int]) -> int:
    plan, beat = w.plan, w.plan.rules.under(w.plan.unbound)
    planned, rows = plan.phases[number], []
    for rung, when in enumerate(plan.rungs[number]):
        plays = beat.plays[number][rung]
        needs, played = beat.legal[number][rung][0], plays is not None
        rows.append((next(rungs), w.when(when), int(needs), int(played), int(plays is not None and plays[0])))
    until = 0
    if planned.until is not None:
        until = w.phrase(planned.until or plan.rules.programs.condition(t.Now(Moment.STOCK_EMPTY)))
    at = w.listing([w.record(*row) for row in rows])
    plain = not (plan.game.play.passes or plan.exempt or plan.play_guards or any(map(any, (row[1:] for row in rows))))
    return w.record(at, until, planned.draw, int(planned.open), int(planned.free), int(plain))


def _guard(w: ProgramWriter, planned: PlannedSet, play: bool) -> int:
    return w.record(w.when(planned.when), 0 if planned.cards is None else w.phrase(planned.cards), int(play))


def _bonuses(w: ProgramWriter) -> dict[Head, int]:
    plan = w.plan
    kinds = {Head.LEAD_BONUSES: plan.card_bonuses, Head.PLAY_BONUSES: plan.play_bonuses,
             Head.TRICK_BONUSES: plan.trick_bonuses}  # fmt: skip
    return {head: w.listing([_bonus(w, each) for each in bonuses]) for head, bonuses in kinds.items()}


def _bonus(w: ProgramWriter, planned: PlannedBonus) -> int:
    whom = 0 if planned.whom is None else w.whom(planned.whom)
    binds = w.listing([w.bind(each) for each in planned.bonus.binds])
    cards, row = w.cards(planned.cards), w.row(planned.row)
    return w.record(cards, row, whom, binds, planned.bonus.dialogue, int(planned.bonus.wins_match))


def _deal(w: ProgramWriter) -> dict[Head, int]:
    plan, game = w.plan, w.plan.game
    owned = [
        w.record(heap.index, pile_number(heap.pile), w.phrase(heap.belongs_to), w.when(heap.when))
        for heap in plan.owned
    ]
    return {
        Head.STEPS: write_steps(w),
        Head.SITS_OUT: w.seat(game.seats.sits_out),
        Head.TITLES: w.listing([n for name, when in plan.titles for n in (name, w.phrase(when))]),
        Head.OWNED: w.listing(owned),
        Head.TO_DRAW: int(plan.to_draw),
        Head.OPEN_STOCK: int(plan.open_stock),
    }


def _points(w: ProgramWriter) -> dict[Head, int]:
    plan, game = w.plan, w.plan.game
    with w.scoring():
        score, given_up, marks = w.tiers(plan.score), w.tiers(plan.given_up), w.tiers(plan.marks)
        growing = w.listing([n for total, code in plan.growing for n in (total, w.phrase(code))])
    return {
        Head.KINDS: len(game.card_points),
        Head.COUNTERS: len(game.counters),
        Head.SCORE: score,
        Head.GIVEN_UP: given_up,
        Head.BEFORE_EACH: w.tiers(plan.before_each),
        Head.MARKS: marks,
        Head.AT_THE_END: w.tiers(plan.at_the_end),
        Head.GROWING: growing,
        Head.SCORED: w.listing(plan.scored),
    }


def _match(w: ProgramWriter) -> dict[Head, int]:
    plan, match = w.plan, w.plan.game.match
    return {
        Head.TOTALS: len(match.totals),
        Head.START_POOLS: w.listing([pool.start for pool in match.pools]),
        Head.REMEMBERS: plan.remembers,
        Head.LAST_OF: w.listing([total.last for total in match.totals]),
        Head.MATCH_ENDS: w.phrase(plan.match_ends),
        Head.AT_ONCE: int(plan.at_once),
        Head.WINNING_TOTAL: match.winner,
        Head.FEWEST: int(match.fewest),
        Head.STAKE: match.stake,
        Head.STAKE_AFTER_DRAW: match.stake_after_draw,
        Head.FIRST_DEALER: w.seat(match.first_dealer),
        Head.NEXT_DEALER: w.seat(match.next_dealer),
        Head.NEXT_DEALER_AFTER_DRAW: w.seat(match.next_dealer_after_draw),
        Head.LOT_ANY: int(match.lot is Lot.ANY),
    }


def _talk(w: ProgramWriter) -> dict[Head, int]:
    plan = w.plan
    return {
        Head.DIALOGUES: write_dialogues(w),
        Head.TURN_TALKS: w.listing(plan.turn_dialogues),
        Head.LEAD_TALKS: w.listing(plan.lead_dialogues),
        Head.TRICK_TALKS: w.listing(plan.trick_dialogues),
        Head.MELDS: write_melds(w),
        Head.FIRST_MELDS: w.listing(plan.first_melds),
        Head.LEAD_MELDS: w.listing(plan.lead_melds),
        Head.TURN_MELDS: w.listing(plan.turn_melds),
        Head.TRICK_MELDS: w.listing(plan.trick_melds),
        Head.TALKS_AFTER: int(plan.talks_after),
        Head.MELDS_AFTER: int(plan.melds_after),
        Head.BEFORE_LEADS: int(plan.speaks),
    }
