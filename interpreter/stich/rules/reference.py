"""The slow executor: walks the terms card by card, as the rules read, and says why.

Place in the pipeline: beside ``tables``, over ``GameModel`` alone; the oracle for the cases and the voice of
``explain``.  It must not know masks of whole sets, tables or anything of ``compile``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stich.cards import NO_CARD, NO_RANK, NO_SUIT, Card, Deck, Suit
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import BindingKind, Compare, Place, Suited
from stich.language.conditions.measures import Measure
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.language.model.powers import Power, TieRule, Ties
from stich.language.text.source import Span
from stich.rules.verdict import NO_POWER as NO_POWER
from stich.rules.verdict import CardStanding as CardStanding
from stich.rules.verdict import Cause, Stood
from stich.rules.verdict import Judged as Judged
from stich.rules.verdict import Verdict as Verdict


@dataclass(frozen=True, slots=True)
class TrickMoment:
    """What a condition may be asked of: the game, its bindings, the cards lying in the trick, and facts about the deal.

    A fact that ``facts`` does not hold is taken as false.
    """

    game: GameModel
    bound: Values
    trick: tuple[Card, ...] = ()
    number: int = 2
    facts: Mapping[t.Fact, bool] = field(default_factory=dict)

    @property
    def suit_led(self) -> Suit:
        """The suit that the first card of the trick that belongs to one counts as, ``NO_SUIT`` without any."""
        suits = (follow_suit(card, self) for card in self.trick if card != NO_CARD)
        return next((suit for suit in suits if suit != NO_SUIT), NO_SUIT)


@dataclass(frozen=True, slots=True)
class Ruling:
    """Whether a card takes from the holder, or as its very equal leaves the trick to nobody (``tied``); why, and by
    which words of the spec."""

    takes: bool
    cause: Cause
    why: str
    span: Span | None = None
    tied: bool = False


# --- membership ------------------------------------------------------------------------------------------------------


def contains(expr: t.Cards, card: Card, moment: TrickMoment, power: int, counts_plain: bool | None = None) -> bool:
    """Whether a set of cards holds ``card``, which belongs to ``power`` (``NO_POWER``: none).

    ``counts_plain`` is what ``plain`` means in a clause's targets; without it ``plain`` is what no power names.
    """
    deck = moment.game.deck
    match expr:
        case t.Fixed(cards):
            return bool(cards >> card & 1)
        case t.Bound(binding):
            return _is_bound(moment, binding, card)
        case t.Colour(binding):
            return any(_one_colour(deck, deck.suit_of[card], suit) for suit in moment.bound[binding])
        case t.NextRank(binding):
            return any(deck.rank_of[card] == (rank or len(deck.ranks)) - 1 for rank in moment.bound[binding])
        case t.OfPower(other):
            return power == other
        case t.PlainCards():
            return power == NO_POWER if counts_plain is None else counts_plain
        case t.Ranked(rank, higher):
            mine = deck.rank_of[card]
            return mine != NO_RANK and (mine <= rank if higher else mine >= rank)
        case t.SameSuit(suited):
            led = moment.suit_led if suited is Suited.LED else NO_SUIT
            return led != NO_SUIT and follow_suit(card, moment) == led
        case t.AllOf(parts):
            return all(contains(part, card, moment, power, counts_plain) for part in parts)
        case t.AnyOf(parts):
            return any(contains(part, card, moment, power, counts_plain) for part in parts)
        case t.NotIn(part):
            return not contains(part, card, moment, power, counts_plain)
        case t.Beating() | t.Highest():
            return False  # no clause may ask this


def _is_bound(moment: TrickMoment, binding: int, card: Card) -> bool:
    deck, value = moment.game.deck, moment.bound[binding]
    match moment.game.bindings[binding].kind:
        case BindingKind.SUITS:
            return deck.suit_of[card] in value
        case BindingKind.RANK:
            return deck.rank_of[card] in value
        case BindingKind.CARD:
            return deck.first(card) in value
        case BindingKind.SEAT | BindingKind.CONTRACT | BindingKind.FLAG:
            return False


def _one_colour(deck: Deck, suit: Suit, other: Suit) -> bool:
    """Whether two suits are one, or the first group that holds the second holds both."""
    group = next((group for group in deck.groups.values() if other in group), ())
    return suit == other or suit in group


def follow_suit(card: Card, moment: TrickMoment) -> Suit:
    """The suit that a card counts as: the printed one, unless its power says another, or none.  Powers that count as
    what is not chosen make up a suit of their own, which has the number after those of the pack."""
    power = power_of(card, moment)
    stated = moment.game.powers[power].suit if power != NO_POWER else None
    if stated is None:
        return moment.game.deck.suit_of[card]
    if stated.binding < 0:
        return stated.suit
    return next(iter(moment.bound[stated.binding]), len(moment.game.deck.suits))


def power_of(card: Card, moment: TrickMoment) -> int:
    """The first power that names the card, of those that are there.  While it looks for its power a card belongs to
    none."""
    for p, power in enumerate(moment.game.powers):
        if in_set_up(power.when, moment) and any(contains(group, card, moment, NO_POWER) for group in power.cards):
            return p
    return NO_POWER


def place_of(card: Card, moment: TrickMoment) -> tuple[int, ...]:
    """Where a card stands by the ladder, every power being taken to be in force; the least is the strongest."""
    power = power_of(card, moment)
    played = Played(card, "", power, CardStanding.PLAIN, "")
    if power == NO_POWER:
        return len(moment.game.powers), _plain_key(played, moment)
    return power, *_strength(played, moment)


def card_points(moment: TrickMoment, kind: int, cards: Sequence[Card]) -> int:
    """What the cards count together: each by the first entry that names it, in the first table that holds."""
    tables = moment.game.card_points[kind].tables
    entries = next((table.values for table in tables if in_set_up(table.when, moment)), ())
    worth = 0
    for card in cards:
        power = power_of(card, moment)
        worth += next((value for expr, value in entries if contains(expr, card, moment, power)), 0)
    return worth


# --- the set-up -------------------------------------------------------------------------------------------------------


def in_set_up(when: t.Condition, moment: TrickMoment) -> bool:
    """Whether a condition of the set-up holds, which asks what names stand for and nothing else."""
    match when:
        case t.Always(value):
            return value
        case t.And(parts):
            return all(in_set_up(part, moment) for part in parts)
        case t.Or(parts):
            return any(in_set_up(part, moment) for part in parts)
        case t.Not(part):
            return not in_set_up(part, moment)
        case t.ConditionDefined(index):
            return in_set_up(_defined(moment, index), moment)
        case t.Named(binding):
            return len(moment.bound[binding]) > 0
        case t.BindingIs(binding, value):
            held = moment.bound[binding]
            return len(held) > 0 and all(_is_named(part, value, moment) for part in held)
        case _ if isinstance(when, t.Led | t.Fact):
            raise ValueError("the set-up tells no more than what names stand for")


def _is_named(part: int, value: t.Value, moment: TrickMoment) -> bool:
    """Whether a suit, rank, card or contract is among those that a value names."""
    match value:
        case t.Literal(values):
            return part in values
        case t.Bound(binding):
            return part in moment.bound[binding]
        case t.Colour(binding):
            return any(_one_colour(moment.game.deck, part, suit) for suit in moment.bound[binding])
        case t.SameSuit():
            raise ValueError("no suit is in question in the set-up")


# --- conditions ------------------------------------------------------------------------------------------------------


def is_true(condition: t.Condition, moment: TrickMoment, led: bool) -> bool:
    """Whether a clause's condition holds of a card that was ``led`` or not."""
    match condition:
        case t.Always(value):
            return value
        case t.Led():
            return led
        case t.And(parts):
            return all(is_true(part, moment, led) for part in parts)
        case t.Or(parts):
            return any(is_true(part, moment, led) for part in parts)
        case t.Not(part):
            return not is_true(part, moment, led)
        case t.ConditionDefined(index):
            return is_true(_defined(moment, index), moment, led)
        case t.Compared(t.Count(Measure.TRICK), compare, t.Constant(number)):
            return _compares(moment.number, compare, number)
        case t.Compared(t.NumberOf(cards, (t.CardsIn(Place.TRICK),)), compare, t.Constant(number)):
            return _compares(len(_witnesses(cards, moment)), compare, number)
        case _ if isinstance(condition, t.Fact):
            return moment.facts.get(condition, False)


def _defined(moment: TrickMoment, index: int) -> t.Condition:
    return moment.game.definitions.conditions[index].condition


def _compares(count: int, compare: Compare, number: int) -> bool:
    match compare:
        case Compare.AT_LEAST:
            return count >= number
        case Compare.AT_MOST:
            return count <= number
        case Compare.EXACTLY:
            return count == number
        case Compare.MORE:
            return count > number
        case Compare.FEWER:
            return count < number


def _witnesses(cards: t.Cards, moment: TrickMoment) -> list[Card]:
    lying = (card for card in moment.trick if card != NO_CARD)
    return [card for card in lying if contains(cards, card, moment, power_of(card, moment))]


def _culprit(condition: t.Condition, moment: TrickMoment, led: bool) -> tuple[t.Condition, bool]:
    """The narrowest part that decides the condition as it is, and whether that part holds."""
    truth = is_true(condition, moment, led)
    match condition:
        case t.Not(part):
            return _culprit(part, moment, led)
        case t.ConditionDefined(index):
            return _culprit(_defined(moment, index), moment, led)
        case t.And(parts) | t.Or(parts):
            deciding = [part for part in parts if is_true(part, moment, led) == truth]
            one_decides = truth == isinstance(condition, t.Or) or len(parts) == 1
            return _culprit(deciding[0], moment, led) if one_decides and deciding else (condition, truth)
        case _ if isinstance(condition, t.Always | t.Led | t.Fact):
            return condition, truth


def _failure(condition: t.Condition, moment: TrickMoment, led: bool) -> tuple[str, Stood]:
    """Why a condition does not hold: in words, and as data."""
    part, truth = _culprit(condition, moment, led)
    seen: list[Card] = []
    if truth and isinstance(part, t.Compared) and isinstance(part.left, t.NumberOf):
        seen = _witnesses(part.left.cards, moment)
    stood = Stood(part=part, holds=truth, seen=tuple(seen))
    if isinstance(part, t.Led):
        return ("it was led" if truth else "it was not led"), stood
    cards = f" ({_names(seen, moment)})" if seen else ""
    return f"{_words(part.span, 'its condition')} {'holds' if truth else 'does not hold'}{cards}", stood


def _words(span: Span | None, otherwise: str) -> str:
    return f"`{' '.join(span.text.split())}`" if span else otherwise


def _names(cards: Sequence[Card], moment: TrickMoment) -> str:
    return ", ".join(moment.game.deck.names(cards))


# --- one card against the holder -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Played:
    """A card as it counts now: its power, its standing, and why."""

    card: Card
    name: str
    power: int
    standing: CardStanding
    why: str
    span: Span | None = None
    stood: Stood = Stood()

    @property
    def in_force(self) -> bool:
        """Whether it acts as its power."""
        return self.standing is CardStanding.IN_FORCE


def stand(card: Card, moment: TrickMoment) -> Played:
    """What a card of the trick counts as now."""
    name, p = moment.game.deck.card_name(card), power_of(card, moment)
    if p == NO_POWER:
        why, span, stood = _why_in_no_power(card, moment)
        return Played(card, name, p, CardStanding.PLAIN, f"{name} is plain: {why}.", span, stood)
    power, led = moment.game.powers[p], card == moment.trick[0]
    title, when = power.name.title(), power.clause.when
    if is_true(when, moment, led):
        return Played(card, name, p, CardStanding.IN_FORCE, f"{name} is in force as {title}.", when.span)
    reason, stood = _failure(when, moment, led)
    span = stood.part.span if stood.part is not None else None
    standing = CardStanding.DEAD if power.dead else CardStanding.PLAIN
    so = "it is dead" if power.dead else "it counts as plain"
    return Played(card, name, p, standing, f"{name} ({title}) is out of force, because {reason}; {so}.", span, stood)


def _why_in_no_power(card: Card, moment: TrickMoment) -> tuple[str, Span | None, Stood]:
    """Why a card belongs to no power: the first that would name it is not there, or none does."""
    for p, power in enumerate(moment.game.powers):
        if any(contains(group, card, moment, NO_POWER) for group in power.cards):
            words, span = _words(power.when.span, "what it hangs on"), power.when.span
            why = f"the power {power.name.title()} is not there, because {words} does not hold"
            return why, span, Stood(absent=p, part=power.when)
    return "no power names it", None, Stood()


def rule(new: Played, holder: Played, moment: TrickMoment) -> Ruling:
    """Whether a new card takes the trick from the holder."""
    if new.standing is CardStanding.DEAD:
        return _stays(new, holder, Cause.DEAD, f"{new.name} is dead and never takes a trick")
    if holder.in_force and (yields := _clause(holder, moment).yields) and _in(yields, new, moment):
        title = _title(holder, moment)
        return _takes(
            new, holder, Cause.YIELDED, f"{title} yields to it by {_words(yields.span, 'its clause')}", yields.span
        )
    return _as_power(new, holder, moment) if new.in_force else _as_plain(new, holder, moment)


def _as_power(new: Played, holder: Played, moment: TrickMoment) -> Ruling:
    clause, title = _clause(new, moment), _title(new, moment)
    targets = clause.targets
    if targets is not None and _in(targets, holder, moment, counts_plain=not holder.in_force):
        words = _words(targets.span, "what its clause names")
        return _takes(new, holder, Cause.TARGET, f"{title} takes {words}", targets.span)
    if holder.in_force:
        return _among_powers(new, holder, moment)
    dead_or_plain = "dead" if holder.standing is CardStanding.DEAD else "plain"
    if clause.plain:
        return _takes(new, holder, Cause.TAKES_PLAIN, f"{title} takes every plain or dead card", clause.span)
    words = _words(clause.span, "its clause")
    return _stays(
        new, holder, Cause.OUT_OF_REACH, f"{title} does not reach that {dead_or_plain} card: {words}", clause.span
    )


def _among_powers(new: Played, holder: Played, moment: TrickMoment) -> Ruling:
    clause, mine, its = _clause(new, moment), _title(new, moment), _title(holder, moment)
    if holder.power < new.power:
        return _stays(new, holder, Cause.BELOW, f"{its} stands above {mine}", _power(holder, moment).span)
    own, other = _strength(new, moment), _strength(holder, moment)
    if holder.power == new.power and own > other:
        return _stays(new, holder, Cause.LOWER, f"it is the lower card of {mine}", _power(new, moment).span)
    if holder.power == new.power and own == other:
        ties = _power(new, moment).ties or moment.game.ties
        return _tie(ties, new, holder, moment, may_take=clause.lower)
    if not clause.lower:
        return _stays(
            new,
            holder,
            Cause.TAKES_NOTHING_LOWER,
            f"{mine} takes nothing lower: {_words(clause.span, 'its clause')}",
            clause.span,
        )
    if holder.power > new.power:
        return _takes(new, holder, Cause.ABOVE, f"{mine} stands above {its}", clause.span)
    return _takes(new, holder, Cause.HIGHER, f"it is the higher card of {mine}", clause.span)


def _as_plain(new: Played, holder: Played, moment: TrickMoment) -> Ruling:
    suit, other = follow_suit(new.card, moment), follow_suit(holder.card, moment)
    if holder.in_force:
        return _stays(new, holder, Cause.UNTOUCHED, f"a plain card does not touch {_title(holder, moment)} in force")
    if other == NO_SUIT and suit != NO_SUIT and holder.card == moment.trick[0]:
        return _takes(new, holder, Cause.FIRST_OF_A_SUIT, "it is the first card that belongs to a suit")
    if suit == NO_SUIT or suit != other:
        return _stays(new, holder, Cause.OTHER_SUIT, "it is not of the same suit")
    mine, its = _plain_key(new, moment), _plain_key(holder, moment)
    if mine == its:
        return _tie(moment.game.ties, new, holder, moment, may_take=True)
    if mine > its:
        return _stays(new, holder, Cause.RANKS_LOWER, "it ranks lower in the suit")
    if moment.game.plain.next_only and _between(mine, its, suit, moment):
        return _stays(new, holder, Cause.NOT_NEXT, "it is not the next higher card of the suit")
    return _takes(new, holder, Cause.RANKS_HIGHER, "it ranks higher in the suit")


def _between(high: int, low: int, suit: Suit, moment: TrickMoment) -> bool:
    """Whether the pack has a card of the suit that ranks between the two places."""
    cards = (c for c in range(len(moment.game.deck)) if follow_suit(c, moment) == suit)
    own = (Played(c, "", power_of(c, moment), CardStanding.PLAIN, "") for c in cards)
    return any(high < _plain_key(card, moment) < low for card in own)


def _tie(ties: Ties, new: Played, holder: Played, moment: TrickMoment, may_take: bool) -> Ruling:
    match ties.rule:
        case TieRule.FIRST:
            return _stays(new, holder, Cause.EQUAL_FIRST, "they are equal, and the first played stands")
        case TieRule.NOBODY:
            return _stays(new, holder, Cause.EQUAL_NOBODY, "they are equal, and neither has the trick", tied=True)
        case TieRule.LAST if may_take:
            return _takes(new, holder, Cause.EQUAL_LAST, "they are equal, and the last played takes")
        case TieRule.LAST:
            return _takes_nothing_lower(new, holder, moment)
        case TieRule.SUITS:
            return _tie_by_suit(ties, new, holder, moment, may_take)


def _takes_nothing_lower(new: Played, holder: Played, moment: TrickMoment) -> Ruling:
    why = "they are equal, but its clause takes nothing lower"
    return _stays(new, holder, Cause.EQUAL_NOTHING_LOWER, why, _clause(new, moment).span)


def _tie_by_suit(ties: Ties, new: Played, holder: Played, moment: TrickMoment, may_take: bool) -> Ruling:
    mine, its = _suit_place(ties, new.card, moment), _suit_place(ties, holder.card, moment)
    if mine < its and may_take:
        return _takes(new, holder, Cause.EQUAL_SUIT_BEFORE, "they are equal, and its suit goes before")
    if mine < its:
        return _takes_nothing_lower(new, holder, moment)
    return _stays(new, holder, Cause.EQUAL_SUIT_AFTER, "they are equal, and its suit does not go before")


def _suit_place(ties: Ties, card: Card, moment: TrickMoment) -> int:
    suits, suit = ties.suits, moment.game.deck.suit_of[card]
    return suits.index(suit) if suit in suits else len(suits)


def _strength(played: Played, moment: TrickMoment) -> tuple[int, int, int]:
    """The place of a card within its power: group, rank, and for a card without a rank its place in the pack."""
    groups = _power(played, moment).cards
    group = next(g for g, expr in enumerate(groups) if contains(expr, played.card, moment, NO_POWER))
    rank = moment.game.deck.rank_of[played.card]
    return group, rank, moment.game.deck.first(played.card) if rank == NO_RANK else 0


def _plain_key(played: Played, moment: TrickMoment) -> int:
    """The place of a card in the plain order of its suit, 0 for the highest."""
    rank = moment.game.deck.rank_of[played.card]
    for order in moment.game.plain.orders:
        if in_set_up(order.when, moment) and _in(order.cards, played, moment):
            return order.ranks.index(rank) if rank in order.ranks else len(order.ranks) + rank
    return rank


def _in(expr: t.Cards, played: Played, moment: TrickMoment, counts_plain: bool | None = None) -> bool:
    return contains(expr, played.card, moment, played.power, counts_plain)


def _power(played: Played, moment: TrickMoment) -> Power:
    return moment.game.powers[played.power]


def _clause(played: Played, moment: TrickMoment) -> t.Clause:
    return _power(played, moment).clause


def _title(played: Played, moment: TrickMoment) -> str:
    return _power(played, moment).name.title()


def _takes(new: Played, holder: Played, cause: Cause, why: str, span: Span | None = None) -> Ruling:
    return Ruling(True, cause, f"{new.name} takes the trick from {holder.name}: {why}.", span)


def _stays(new: Played, holder: Played, cause: Cause, why: str, span: Span | None = None, tied: bool = False) -> Ruling:
    return Ruling(False, cause, f"{new.name} does not take from {holder.name}: {why}.", span, tied)


# --- a whole trick ---------------------------------------------------------------------------------------------------


def judge(
    game: GameModel,
    bound: Values,
    cards: Sequence[Card],
    *,
    number: int = 2,
    facts: Mapping[t.Fact, bool] | None = None,
) -> Verdict:
    """Who wins a trick, the leader's card first, and why.

    ``number`` is the number of the trick in its deal; ``facts`` answers other conditions about the deal, and one that
    it does not hold is taken as false.

    Raises:
        ValueError: the trick is empty.
    """
    if not cards:
        raise ValueError("an empty trick has no winner")
    trick, steps, holder, tied = tuple(cards), [], 0, False
    for at, card in enumerate(trick):
        moment = TrickMoment(game, bound, trick if game.play.final else trick[: at + 1], number, facts or {})
        step = _step(card, trick[holder] if at else NO_CARD, moment)
        steps.append(step)
        if step.takes:
            holder, tied = at, False
        tied = tied or step.tied
    return Verdict(None if tied else holder, tuple(steps))


def _step(card: Card, holder: Card, moment: TrickMoment) -> Judged:
    new, against = stand(card, moment), NO_POWER
    if holder == NO_CARD:
        ruling = Ruling(True, Cause.LED, f"{new.name} is led and holds the trick.")
    else:
        other = stand(holder, moment)
        against = other.power if other.in_force else NO_POWER
        ruling = rule(new, other, moment)
    return Judged(
        card=card,
        power=new.power,
        standing=new.standing,
        standing_why=new.why,
        holder=holder,
        takes=ruling.takes,
        tied=ruling.tied,
        why=ruling.why,
        span=ruling.span,
        standing_span=new.span,
        cause=ruling.cause,
        against=against,
        stood=new.stood,
    )
