"""The tables of a game: who takes the trick from whom, what may be played, what counts how much; all as ints.

Place in the pipeline: made by ``compile``, read by ``walk``, the engine, the bots and all that studies a game.  It
must not know hands, seats or scores: a question about them is a bit of the *situation*, answered by whoever asks.

A *situation* is an int.  Its bit ``i`` is set when atom ``i`` holds: first the conditions about the trick's cards
(``Rules.trick_atoms``), then those that must be asked of the state (``Rules.state_atoms``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from operator import or_
from typing import TypeAlias

from stich.cards import NO_CARD, NO_RANK, NO_SUIT, Card, CardSet, Rank, Suit, cards_in, mask_of
from stich.kept import keep
from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import Pack, Sight, bound_cards, evaluate, place_cards, union
from stich.language.conditions.walks import parts_of
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.language.model.play import Rung
from stich.language.model.powers import TieRule, Ties
from stich.language.model.score import CardPoints
from stich.language.model.set_up import holds_in
from stich.rules.program import Programs, hangs_on_spots

ClauseCode: TypeAlias = tuple[int, ...]
CardSets: TypeAlias = tuple[CardSet, ...]

# A condition in postfix form: a number from 0 up is an atom, those below are these words.
LED, TRUE, FALSE, NOT, AND, OR = -1, -2, -3, -4, -5, -6

UNPLACED = 1 << 30  # the place of a card that an order does not name

# Tables are kept as long as they are few: whoever asks for more than these pays for building them again.
VALUES_AT_MOST = 1_000  # values of the bindings
ROWS_AT_MOST = 1_000_000  # of all tables of a game; a row takes some fifty bytes


def holds(code: ClauseCode, situation: int, led: bool) -> bool:
    """Whether a condition in postfix form holds of a card that was ``led`` or not.

    >>> holds((LED, 0, NOT, AND), 0b0, True), holds((LED, 0, NOT, AND), 0b1, True)
    (True, False)
    """
    stack: list[bool] = []
    for word in code:
        match word:
            case -1:  # LED
                stack.append(led)
            case -2 | -3:  # TRUE, FALSE
                stack.append(word == TRUE)
            case -4:  # NOT
                stack.append(not stack.pop())
            case -5 | -6:  # AND, OR
                right, left = stack.pop(), stack.pop()
                stack.append(left and right if word == AND else left or right)
            case atom:
                stack.append(bool(situation >> atom & 1))
    return stack[-1]


@dataclass(frozen=True, slots=True)
class TrickAtom:
    """At least so many cards of a set lie in the trick."""

    cards: t.Cards
    number: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """What an executor needs of a game, for every value of its bindings.

    ``n`` is how many cards the pack has; ``suit`` and ``rank`` give those of each card.  ``whens[p]`` is the condition
    of power ``p`` in postfix form.  ``led_suit_matters``: some clause names cards of the suit led, so that
    :meth:`BoundRules.takes` differs by it.  ``final``: powers are settled on the finished trick; ``nobody``: of very
    equal cards neither has the trick, by some rule for them; ``counts_cards``: some clause asks for more than one card
    in the trick.  ``hangs``: of which bindings the tables depend on the value itself; ``modes``: the conditions of the
    set-up of which they depend only on whether they hold.  ``suits``: how many suits a card can count as: those of the
    pack, and perhaps one for all powers that count as a suit that is not chosen.
    """

    game: GameModel
    n: int
    suit: tuple[Suit, ...]
    rank: tuple[Rank, ...]
    pack: Pack
    programs: Programs
    trick_atoms: tuple[TrickAtom, ...]
    state_atoms: tuple[t.Fact, ...]
    whens: tuple[ClauseCode, ...]
    led_suit_matters: bool
    final: bool
    nobody: bool
    counts_cards: bool
    hangs: tuple[bool, ...]
    modes: tuple[t.Condition, ...]
    suits: int
    _by_values: dict[Values, BoundRules] = field(default_factory=dict, repr=False)
    _tables: dict[tuple[Values, int, int], tuple[CardSets, CardSets]] = field(default_factory=dict, repr=False)
    _work: list[int] = field(default_factory=lambda: [0], repr=False)

    @property
    def work(self) -> int:
        """How much has been worked on tables so far: their rows times the powers.  Who judges very many tricks of an
        untrusted game can stop by it."""
        return self._work[0]

    def under(self, bound: Values) -> BoundRules:
        """The tables under these values of the bindings, ``()`` for one that is not bound yet.

        Raises:
            ValueError: there are not as many values as bindings.
        """
        found = self._by_values.get(bound)
        if found is None:
            found = keep(self._by_values, VALUES_AT_MOST, bound, self._under_what_matters(bound))
        return found

    def _under_what_matters(self, bound: Values) -> BoundRules:
        """The tables; seats that are bound make no difference to them, nor does by which contract a mode holds."""
        values = tuple(value if hangs else () for hangs, value in zip(self.hangs, bound, strict=True))
        modes = tuple(holds_in(self.game, when, bound) for when in self.modes)
        key = (*values, modes) if modes else values
        found = self._by_values.get(key)
        if found is None:
            found = BoundRules(self, values, modes)
            return found if key == bound else keep(self._by_values, VALUES_AT_MOST, key, found)
        return found

    def state_bits(self, ask: Callable[[t.Fact], bool]) -> int:
        """The bits of the situation that come from the state, each asked of ``ask``."""
        first = len(self.trick_atoms)
        return sum(1 << first + i for i, atom in enumerate(self.state_atoms) if ask(atom))


class BoundRules:
    """The tables under one value of the bindings, built when first asked for.

    Attributes:
        bound: the values of the bindings on which the tables hang; of others none.
        key: the same, with what holds of the set-up.
        members: per power, the cards that belong to it, in force or not.
        plain: the cards that no power names.
        power_of: per card, its power, -1 for none.
        strength: per card, its place within its power (0 is highest, equals share a number), ``UNPLACED`` for none.
        plain_place: per card, its place in its suit's plain order (0 is highest).
        stands: per card, where it stands by the ladder, every power taken to be in force; the least is the strongest.
        atom_masks: per trick atom and suit led, the cards that make it true; the last entry is for no suit.
        shows: per suit led and card, the bits of the situation that the card brings where it lies in the trick; the
            last entries are for no suit and for ``NO_CARD``.
        alike: per suit led and card, the cards that tell a trick the very same by lying in it; the last entry is for a
            trick to which no suit was led yet.
        legal: per phase, the ladder of (whether the cards must beat the holder, per suit led the cards).
        legal_anyway: of the same shape, the cards of a rung that are in it without beating the holder; nought unless
            a rung reads like ``same suit beating or trump``.
        plays: per phase and rung, the cards that a hand which meets the rung may play, of the shape (must beat the
            holder, per suit led the cards, per suit led the cards that need not beat it); ``None``: those of the rung.
        suit: per card, the suit that it counts as in following.
        guards: per guard, its cards; none for those that depend on where cards lie.
        exempt: per exemption, the same.
        lone: the cards that are a trick by themselves when they are led.
        point_values: per kind of card points, what each card counts.
        point_counts: the same as functions; a pass (``NO_CARD``) counts nothing.
    """

    __slots__ = (
        "_holding",
        "_known",
        "_orders",
        "_row_draws",
        "_row_takers",
        "_sight",
        "_suit_draws",
        "_suit_takers",
        "alike",
        "atom_masks",
        "bound",
        "exempt",
        "follow",
        "guards",
        "key",
        "legal",
        "legal_anyway",
        "lone",
        "members",
        "plain",
        "plain_place",
        "plays",
        "point_counts",
        "point_values",
        "power_of",
        "rules",
        "shows",
        "stands",
        "strength",
        "suit",
    )  # fmt: skip

    def __init__(self, rules: Rules, bound: Values, modes: tuple[bool, ...] = ()) -> None:
        self.rules = rules
        self.bound = bound
        self.key = (*bound, modes) if modes else bound
        self._holding = dict(zip(rules.modes, modes, strict=True))
        self._known: dict[int, tuple[t.Cards, dict[tuple[Suit, Suit], CardSet]]] = {}
        self._place_cards()
        self._rank_cards()
        self._fill_masks()

    # --- the questions ------------------------------------------------------------------------------------------------

    def takes(self, situation: int, suit_led: Suit = 0) -> CardSets:
        """Who takes the trick: entry ``h`` is the set of cards that would take it from ``h``, which was led; entry
        ``n + h`` the same for an ``h`` that was not led.  ``suit_led`` tells only where ``Rules.led_suit_matters``."""
        return self.table(situation, suit_led)[0]

    def ties(self, situation: int, suit_led: Suit = 0) -> CardSets:
        """Of the same shape: the cards that do not take and are no weaker, being of the very strength of the holder."""
        return self.table(situation, suit_led)[1]

    def rung(self, phase: int, rung: int, suit_led: Suit, beats: CardSet) -> CardSet:
        """The cards of one rung of a phase's ladder of legality.  ``beats`` are those that would take the trick now."""
        needs, masks = self.legal[phase][rung]
        if not needs:
            return masks[suit_led]
        return masks[suit_led] & beats | self.legal_anyway[phase][rung][suit_led] & ~beats

    def allowed(self, phase: int, rung: int, suit_led: Suit, beats: CardSet) -> CardSet:
        """The cards that a hand which meets a rung may play."""
        plays = self.plays[phase][rung]
        if plays is None:
            return self.rung(phase, rung, suit_led, beats)
        needs, masks, anyway = plays
        return masks[suit_led] & beats | anyway[suit_led] & ~beats if needs else masks[suit_led]

    def playable(
        self,
        phase: int,
        hand: CardSet,
        suit_led: Suit,
        beats: CardSet,
        exempt: CardSet = 0,
        none: CardSet = -1,
        shut: int = 0,
    ) -> CardSet:
        """What a follower may play from ``hand``: what the first rung that it meets allows, or all of it (or of
        ``none``) if it meets none.  ``beats`` are the cards that would take the trick now; the ladder does not see
        those of ``exempt``, which may always be played.  ``shut``: a bit for each rung that is none now."""
        for rung in range(len(self.legal[phase])):
            if shut >> rung & 1:
                continue
            met = self.rung(phase, rung, suit_led, beats) & hand & ~exempt
            if met and (allowed := self.allowed(phase, rung, suit_led, beats) & hand):
                return allowed | exempt & hand
        return hand & (none | exempt)

    def cards(
        self,
        expr: t.Cards,
        *,
        suit_led: Suit = NO_SUIT,
        its_suit: Suit = NO_SUIT,
    ) -> CardSet:
        """The cards that any other expression names."""
        return evaluate(expr, replace(self._sight, suit_led=suit_led, its_suit=its_suit))

    def known(self, expr: t.Cards, suit_led: Suit, its_suit: Suit) -> CardSet:
        """The same, reckoned once for each pair of suits."""
        kept = self._known.get(id(expr))
        if kept is None:  # the expression is kept beside its answers, so that its id stays its own
            kept = self._known[id(expr)] = expr, {}
        masks = kept[1]
        mask = masks.get((suit_led, its_suit))
        if mask is None:
            mask = masks[suit_led, its_suit] = self.cards(expr, suit_led=suit_led, its_suit=its_suit)
        return mask

    def seen(self, settled: int, cards: Sequence[Card], suit_led: Suit) -> int:
        """The situation when these cards lie in the trick and so much is settled beside them."""
        shows, situation = self.shows[suit_led], settled
        for card in cards:
            situation |= shows[card]
        for i, atom in enumerate(self.rules.trick_atoms):
            if (
                atom.number > 1
                and (mask_of(c for c in cards if c != NO_CARD) & self.atom_masks[i][suit_led]).bit_count()
                >= atom.number
            ):
                situation |= 1 << i
        return situation

    def order_of(self, groups: tuple[t.Cards, ...]) -> tuple[int, ...]:
        """The place of each card in an order of groups: 0 is highest, equal ranks of one group share a place, cards
        of none are ``UNPLACED``.  A group that is a power keeps that power's own order."""
        keys: dict[Card, tuple[int, ...]] = {}
        for g, group in enumerate(groups):
            own_order = isinstance(group, t.OfPower)
            for card in cards_in(evaluate(group, self._sight)):
                keys.setdefault(card, (g, self.strength[card]) if own_order else (g, *self._rank_key(card)))
        return _places(keys, self.rules.n)

    # --- which card stands where --------------------------------------------------------------------------------------

    def _place_cards(self) -> None:
        """The ladder: a card belongs to the first power that names it."""
        rules, game = self.rules, self.rules.game
        pairs = zip(game.bindings, self.bound, strict=True)
        values = tuple(bound_cards(rules.pack, binding.kind, value) for binding, value in pairs)
        ladder = [power.cards if self._holds(power.when) else () for power in game.powers]
        sight, placed = place_cards(rules.pack, values, ladder)
        power_of, strength = [-1] * rules.n, [UNPLACED] * rules.n
        for p, groups in enumerate(placed):
            for card, place in self._group_places(groups):
                power_of[card], strength[card] = p, place
        self.power_of, self.strength = tuple(power_of), tuple(strength)
        self.members, self.plain = sight.powers, sight.plain
        self._follow_suits()
        self._sight = replace(sight, follow=self.follow)

    def _holds(self, when: t.Condition) -> bool:
        """Whether a condition of the set-up holds; what is no such condition always does."""
        return self._holding.get(when, True)

    def _follow_suits(self) -> None:
        """Which suit each card counts as: the printed one, unless its power says another, or none."""
        rules, suit = self.rules, list(self.rules.suit)
        for power, members in zip(rules.game.powers, self.members, strict=True):
            if power.suit is not None:
                value = self.bound[power.suit.binding] if power.suit.binding >= 0 else (power.suit.suit,)
                for card in cards_in(members):
                    suit[card] = value[0] if value else len(rules.pack.suits)
        self.suit = tuple(suit)
        suits = range(rules.suits)
        self.follow = tuple(mask_of(card for card, its in enumerate(suit) if its == each) for each in suits)

    def _group_places(self, groups: Iterable[CardSet]) -> Iterator[tuple[Card, int]]:
        keys: dict[Card, tuple[int, ...]] = {}
        for g, group in enumerate(groups):
            for card in cards_in(group):
                keys.setdefault(card, (g, *self._rank_key(card)))
        places = _places(keys, self.rules.n)
        return ((card, places[card]) for card in keys)

    def _rank_key(self, card: Card) -> tuple[int, int]:
        rank = self.rules.rank[card]
        return rank, self.rules.game.deck.first(card) if rank == NO_RANK else 0

    def _rank_cards(self) -> None:
        """Within each power and each suit: who is above a card (ties settled), and who is its very equal."""
        n, game, plain = self.rules.n, self.rules.game, self.rules.game.plain
        orders = (order for order in plain.orders if self._holds(order.when))
        self._orders = [(evaluate(order.cards, self._sight), order.ranks) for order in orders]
        places = [0] * n
        for suit in self.follow:
            own = {card: self._plain_key(card) for card in cards_in(suit)}
            ordered = _places(own, n)
            for card in own:
                places[card] = ordered[card]
        self.plain_place = tuple(places)
        below = len(self.members)
        self.stands = tuple(
            (below, *self._plain_key(card)) if power < 0 else (power, self.strength[card])
            for card, power in enumerate(self.power_of)
        )
        rules_of = [(row, power.ties or game.ties) for row, power in zip(self.members, game.powers, strict=True)]
        self._row_takers, self._row_draws = self._standing(rules_of, self.strength, False)
        suits = [(row, game.ties) for row in self.follow]
        self._suit_takers, self._suit_draws = self._standing(suits, self.plain_place, plain.next_only)

    def _plain_key(self, card: Card) -> tuple[int, ...]:
        rank = self.rules.rank[card]
        for cards, ranks in self._orders:
            if cards >> card & 1:
                return (ranks.index(rank) if rank in ranks else len(ranks) + rank,)
        return (rank,)

    def _standing(
        self, rows: Iterable[tuple[CardSet, Ties]], place: Sequence[int], next_only: bool
    ) -> tuple[CardSets, CardSets]:
        takers, draws = [0] * self.rules.n, [0] * self.rules.n
        for row, ties in rows:
            above = 0
            for level in _levels(row, place):
                for card in cards_in(level):
                    wins, draws[card] = self._settle_ties(ties, card, level & ~(1 << card))
                    takers[card] = above | wins
                above = level if next_only else above | level
        return tuple(takers), tuple(draws)

    def _settle_ties(self, ties: Ties, holder: Card, equals: CardSet) -> tuple[CardSet, CardSet]:
        """Of the equals of a holder, those that take from it and those that remain its equals; where two equals can
        leave a trick to nobody, only those that do so."""
        remain = 0 if self.rules.nobody else -1
        match ties.rule:
            case TieRule.NOBODY:
                return 0, equals
            case TieRule.FIRST:
                return 0, equals & remain
            case TieRule.LAST:
                return equals, 0
            case TieRule.SUITS:
                mine = self._suit_place(ties, holder)
                earlier = mask_of(c for c in cards_in(equals) if self._suit_place(ties, c) < mine)
                level = mask_of(c for c in cards_in(equals) if self._suit_place(ties, c) == mine)
                return earlier, level & remain

    def _suit_place(self, ties: Ties, card: Card) -> int:
        suit = self.rules.suit[card]
        return ties.suits.index(suit) if suit in ties.suits else len(ties.suits)

    # --- masks that the situation does not change ---------------------------------------------------------------------

    def _fill_masks(self) -> None:
        game = self.rules.game
        self.atom_masks = tuple(self._by_suit(atom.cards) for atom in self.rules.trick_atoms)
        self.shows = tuple(map(self._shows, range(self.rules.suits + 1)))
        self.alike = tuple(map(self._alike, range(self.rules.suits + 1)))
        self.guards = tuple(self._fixed(guard.cards) for guard in game.play.guards)
        self.lone = 0 if game.play.lone is None else evaluate(game.play.lone, self._sight)
        self.exempt = tuple(self._fixed(exemption.cards) for exemption in game.play.exempt)
        ladders = [phase.legal for phase in game.play.phases]
        self.legal = tuple(tuple(self._rung(rung.holding) for rung in ladder) for ladder in ladders)
        self.legal_anyway = tuple(tuple(self._by_suit(rung.holding) for rung in ladder) for ladder in ladders)
        self.plays = tuple(tuple(map(self._plays, ladder)) for ladder in ladders)
        self.point_values = tuple(map(self._values, game.card_points))
        self.point_counts = tuple((*values, 0).__getitem__ for values in self.point_values)

    def _fixed(self, expr: t.Cards) -> CardSet:
        """The cards of a set; none where that depends on where cards lie."""
        return 0 if hangs_on_spots(expr) else evaluate(expr, self._sight)

    def _by_suit(self, expr: t.Cards, beating: CardSet = 0) -> CardSets:
        suits = (*range(self.rules.suits), NO_SUIT)
        return tuple(evaluate(expr, replace(self._sight, suit_led=suit, beating=beating)) for suit in suits)

    def _shows(self, suit_led: Suit) -> tuple[int, ...]:
        bits = [0] * (self.rules.n + 1)
        for i, masks in enumerate(self.atom_masks):
            for card in cards_in(masks[suit_led]) if self.rules.trick_atoms[i].number == 1 else ():
                bits[card] |= 1 << i
        return tuple(bits)

    def _alike(self, suit_led: Suit) -> CardSets:
        kinds: dict[tuple[int, ...], CardSet] = {}
        keys = list[tuple[int, ...]]()
        for card, own in enumerate(self.suit):
            suit, key = (own, (own,)) if suit_led == self.rules.suits else (suit_led, ())
            keys.append((*key, *(masks[suit] >> card & 1 for masks in self.atom_masks)))
            kinds[keys[-1]] = kinds.get(keys[-1], 0) | 1 << card
        return tuple(map(kinds.__getitem__, keys))

    def _rung(self, expr: t.Cards) -> tuple[bool, CardSets]:
        needs = any(isinstance(part, t.Beating) for part in parts_of(expr))
        return needs, self._by_suit(expr, self.rules.pack.every)

    def _plays(self, rung: Rung) -> tuple[bool, CardSets, CardSets] | None:
        return None if rung.plays is None else (*self._rung(rung.plays), self._by_suit(rung.plays))

    def _values(self, kind: CardPoints) -> tuple[int, ...]:
        worth: dict[Card, int] = {}
        for expr, value in next((table.values for table in kind.tables if self._holds(table.when)), ()):
            for card in cards_in(evaluate(expr, self._sight)):
                worth.setdefault(card, value)
        return tuple(worth.get(card, 0) for card in range(self.rules.n))

    # --- the table of one situation -----------------------------------------------------------------------------------

    def table(self, situation: int, suit_led: Suit = 0) -> tuple[CardSets, CardSets]:
        """Both: :meth:`takes` and :meth:`ties`."""
        led, kept = suit_led if self.rules.led_suit_matters else 0, self.rules._tables
        key = self.key, situation, led
        found = kept.get(key)
        if found is None:
            found = keep(kept, ROWS_AT_MOST // (4 * self.rules.n), key, self._build(situation, led))
        return found

    def _build(self, situation: int, suit_led: Suit) -> tuple[CardSets, CardSets]:
        self.rules._work[0] += 2 * self.rules.n * (1 + len(self.members))
        sight = replace(self._sight, suit_led=suit_led)
        led, follows = self._force(situation, True), self._force(situation, False)
        takes, ties = [], []
        of_suits = union(self.follow)  # a card of no suit, led, gives way to the first that has one
        for force, after in ((led, of_suits), (follows, 0)):  # the holder's; whoever takes follows
            table = _Half(self, sight, holding=force, following=follows, after_none=after)
            for holder in range(self.rules.n):
                takers, draws = table.row(holder)
                takes.append(takers)
                ties.append(draws)
        return tuple(takes), tuple(ties)

    def _force(self, situation: int, led: bool) -> tuple[bool, ...]:
        return tuple(holds(code, situation, led) for code in self.rules.whens)


class _Half:
    """Half of the table of a situation: the holders have all been led, or none has.  Lives while it is built."""

    def __init__(
        self, beating: BoundRules, sight: Sight, holding: Sequence[bool], following: Sequence[bool], after_none: CardSet
    ) -> None:
        self.beating, self.after_none = beating, after_none
        powers, members = beating.rules.game.powers, beating.members
        rows = [mask if force else 0 for mask, force in zip(members, following, strict=True)]
        gone = (m for m, force, power in zip(members, following, powers, strict=True) if power.dead and not force)
        self.dead = union(gone)
        self.plain = sight.pack.every & ~union(rows) & ~self.dead  # followers that count as plain
        self.in_force = union(m for m, force in zip(members, holding, strict=True) if force)
        lower = [row if power.clause.lower else 0 for row, power in zip(rows, powers, strict=True)]
        self.from_below = list(accumulate(lower, or_, initial=0))  # entry p: all rows above p that take lower ones
        self.own = lower
        self.rows = rows
        self.from_plain = union(row for row, power in zip(rows, powers, strict=True) if power.clause.plain)
        seen = replace(sight, plain=sight.pack.every & ~self.in_force)
        pairs = [(row, power.clause.targets) for row, power in zip(rows, powers, strict=True)]
        self.named = [(row, evaluate(targets, seen)) for row, targets in pairs if row and targets is not None]
        yields = (power.clause.yields for power in powers)
        self.yields = [0 if cards is None else evaluate(cards, sight) & ~self.dead for cards in yields]

    def row(self, holder: Card) -> tuple[CardSet, CardSet]:
        """The cards that take from a holder, and those that are its very equals."""
        beating, itself = self.beating, 1 << holder
        takers = union(row for row, targets in self.named if targets & itself)
        if self.in_force & itself:
            power = beating.power_of[holder]
            takers |= self.from_below[power] | self.yields[power]
            takers |= beating._row_takers[holder] & self.own[power]
            draws = beating._row_draws[holder] & self.rows[power]
        else:
            of_suit = self.after_none if beating.suit[holder] == NO_SUIT else beating._suit_takers[holder]
            takers |= self.from_plain | of_suit & self.plain
            draws = beating._suit_draws[holder] & self.plain
        takers &= ~itself
        return takers, draws & ~takers


def _levels(row: CardSet, place: Sequence[int]) -> list[CardSet]:
    """The cards of a row by place, highest first, equals together."""
    levels: dict[int, CardSet] = {}
    for card in cards_in(row):
        levels[place[card]] = levels.get(place[card], 0) | 1 << card
    return [levels[at] for at in sorted(levels)]


def _places(keys: Mapping[Card, tuple[int, ...]], n: int) -> tuple[int, ...]:
    """The place of each card by its key, without gaps; equal keys share a place."""
    place = {key: i for i, key in enumerate(sorted(set(keys.values())))}
    return tuple(place[keys[card]] if card in keys else UNPLACED for card in range(n))
