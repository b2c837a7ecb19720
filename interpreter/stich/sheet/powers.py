"""The sections of a sheet about the powers, in general and for chosen suits, and how a trick is won.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``, and the tables of
``rules`` for a concrete choice of suits.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.cards import NO_SUIT, Card, CardSet, Suit, cards_in
from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import union
from stich.language.conditions.kinds import BindingKind
from stich.language.model.game import GameModel
from stich.language.model.powers import Power, Ties
from stich.rules.compile import compile_rules
from stich.rules.tables import BoundRules, Rules, holds
from stich.sheet.conditions import ConditionWords
from stich.sheet.parts import Section, Writer

MOST_ATOMS = 5


# --- powers in general ------------------------------------------------------------------------------------------------


def powers(p: ConditionWords) -> tuple[Section, ...]:
    """The ladder as a book prints it, strongest first."""
    w, game = Writer(p), p.game
    if not game.powers:
        return ()
    w.line(w.say("powers-intro"), w.say("powers-within"))
    head = ("col-number", "col-power", "col-cards", "col-force", "col-takes", "col-else")
    w.table(head, (_power(p, i) for i in range(len(game.powers))))
    if any(_takes_nothing(power) for power in game.powers):
        w.line(w.say("powers-nothing"))
    dead = [power for power in game.powers if power.dead]
    if dead:
        w.line(w.say("powers-dead-unled" if all(power.clause.when == t.Led() for power in dead) else "powers-dead"))
    for i, power in enumerate(game.powers):
        if power.suit is not None:
            w.line(_counts_as(p, i, power.suit))
        if power.ties is not None:
            w.line(w.say("powers-ties", power=p.power(i), rule=_ties(p, power.ties)))
    w.cite("powers", "resolve")
    return w.section("head-powers")


def _power(p: ConditionWords, index: int) -> tuple[str, ...]:
    power = p.game.powers[index]
    return (
        str(index + 1),
        p.power(index),
        p.only_when(power.when, p.groups(power.cards)),
        p.force(power.clause),
        p.takes(power.clause),
        p.otherwise(power),
    )


def _takes_nothing(power: Power) -> bool:
    clause = power.clause
    return not (clause.lower or clause.plain or clause.targets is not None)


def _counts_as(p: ConditionWords, index: int, ref: t.SuitRef) -> str:
    """The suit that its cards count as: one that is named or bound, or none."""
    if ref.binding < 0 and ref.suit == NO_SUIT:
        return p.book.say("powers-counts_as_none", power=p.power(index))
    value = p.value(ref.binding) if ref.binding >= 0 else (ref.suit,)
    suit = p.book.listed(map(p.suit, value)) if value else p.binding(ref.binding)
    name = p.game.bindings[ref.binding].name.key if ref.binding >= 0 else ""
    key = "powers-counts_as_open" if name in p.game.left_open and not value else "powers-counts_as"
    return p.book.say(key, power=p.power(index), suit=suit)


def _ties(p: ConditionWords, ties: Ties) -> str:
    return p.book.say(f"ties-{ties.rule.name.lower()}", suits=" > ".join(map(p.suit, ties.suits)))


# --- powers under a choice of suits -----------------------------------------------------------------------------------


def bound_powers(p: ConditionWords) -> tuple[Section, ...]:
    """Which cards have which power, for the bindings that ``p`` holds; nothing if it holds none."""
    if not any(p.bound):
        return ()
    w, game = Writer(p), p.game
    rules = compile_rules(game)
    beat = rules.under(tuple(p.value(i) for i in range(len(game.bindings))))
    w.line(w.say("bound-intro"))
    rows = (_bound_row(p, rules, beat, i) for i in range(len(game.powers)) if beat.members[i])
    w.table(("col-number", "col-power", "col-cards", "col-force", "col-takes", "col-falls"), rows)
    w.caption("bound-plain")
    w.table(("col-suit", "col-cards"), _plain_rows(p, beat))
    names = p.book.listed(_value(p, i) for i in range(len(game.bindings)) if p.value(i))
    return w.section("head-bound", names=names)


def _value(p: ConditionWords, binding: int) -> str:
    """A binding with its value."""
    return p.book.say("value_of", name=p.binding(binding), value=p.values(binding, p.value(binding)))


def _bound_row(p: ConditionWords, rules: Rules, beat: BoundRules, index: int) -> tuple[str, ...]:
    clause = p.game.powers[index].clause
    cards = sorted(cards_in(p.game.deck.once(beat.members[index])), key=lambda card: (beat.strength[card], card))
    groups: dict[int, list[int]] = {}
    for card in cards:
        groups.setdefault(beat.strength[card], []).append(card)
    shown = " > ".join(" ".join(p.card(card) for card in group) for group in groups.values())
    return str(index + 1), p.power(index), shown, p.force(clause), p.takes(clause), _falls(p, rules, beat, index)


def _falls(p: ConditionWords, rules: Rules, beat: BoundRules, index: int) -> str:
    """To which cards the lowest card of a power falls when it is led, in force; and to which only sometimes."""
    atoms = len(rules.trick_atoms) + len(rules.state_atoms)
    if atoms > MOST_ATOMS:
        return ""
    card = max(cards_in(beat.members[index]), key=lambda c: beat.strength[c])
    suit_led = beat.suit[card]
    led = max(suit_led, 0) if rules.led_suit_matters else 0
    possible = (i for i in range(1 << atoms) if _possible(beat, i, card, suit_led))
    situations = [i for i in possible if holds(rules.whens[index], i, led=True)]
    takers = [beat.takes(situation, led)[card] for situation in situations]
    if not takers:
        return ""
    always, ever = takers[0], 0
    for mask in takers:
        always, ever = always & mask, ever | mask
    parts = [_rows(p, beat, always)] if always else []
    if ever & ~always:
        parts.append(p.book.say("falls-sometimes", cards=_rows(p, beat, ever & ~always)))
    return "; ".join(parts) or p.book.say("falls-nothing")


def _possible(beat: BoundRules, situation: int, card: Card, suit_led: Suit) -> bool:
    """Whether a trick with the card in it can make just these atoms true."""
    masks = [masks[suit_led] for masks in beat.atom_masks]
    out = union(mask for i, mask in enumerate(masks) if not situation >> i & 1)
    return not out >> card & 1 and all(mask & ~out for i, mask in enumerate(masks) if situation >> i & 1)


def _rows(p: ConditionWords, beat: BoundRules, mask: CardSet) -> str:
    """A set of cards by the numbers of the rows that lie wholly in it, and card by card."""
    whole = [i for i, members in enumerate(beat.members) if members and not members & ~mask]
    for i in whole:
        mask &= ~beat.members[i]
    numbers = p.book.say("row-row", numbers=_runs([i + 1 for i in whole])) if whole else ""
    return ", ".join(part for part in (numbers, p.some(cards_in(p.game.deck.once(mask)))) if part)


def _runs(numbers: list[int]) -> str:
    """Numbers with runs drawn together.

    >>> _runs([1, 2, 3, 5, 7, 8])
    '1–3, 5, 7–8'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _plain_rows(p: ConditionWords, beat: BoundRules) -> Iterator[tuple[str, str]]:
    deck = p.game.deck
    for suit, names in enumerate(p.game.suit_names):
        cards = [card for card in cards_in(deck.once(beat.plain)) if deck.suit_of[card] == suit]
        cards.sort(key=lambda card: (beat.plain_place[card], card))
        if cards:
            yield p.book.title(names), p.some(cards)
    apart = [card for card in cards_in(deck.once(beat.plain)) if deck.suit_of[card] == NO_SUIT]
    if apart:
        yield "–", p.some(apart)


# --- how a trick is won -----------------------------------------------------------------------------------------------


def has_no_suit(game: GameModel) -> bool:
    """Whether some card belongs to no suit, by the pack or by its power."""
    said = (power.suit for power in game.powers if power.suit is not None)
    return NO_SUIT in game.deck.suit_of or any(ref.binding < 0 and ref.suit == NO_SUIT for ref in said)


def _has_equals(game: GameModel) -> bool:
    """Whether two cards may be of one strength, for some choice of suits and ranks."""
    values = tuple(_first(binding.kind, binding.count) for binding in game.bindings)
    beat = compile_rules(game).under(values)
    held = [[beat.strength[card] for card in cards_in(members)] for members in beat.members]
    return game.deck.copies > 1 or any(len(set(each)) < len(each) for each in held)


def _first(kind: BindingKind, count: int) -> tuple[int, ...]:
    """The first value that a binding may have; of seats and words none."""
    return tuple(range(count)) if kind in (BindingKind.SUITS, BindingKind.RANK, BindingKind.CARD) else ()


def trick(p: ConditionWords) -> tuple[Section, ...]:
    """What takes a trick, in sentences."""
    w, game = Writer(p), p.game
    w.line(w.say("trick-led"))
    if game.powers:
        w.line(w.say("powers-final" if game.play.final else "powers-running"))
    w.line(w.say("trick-next" if game.plain.next_only else "trick-plain"))
    for order in game.plain.orders:
        key = "trick-order-any" if order.cards == t.AllOf(()) else "trick-order"
        told = w.say(key, cards=p.cards(order.cards), ranks=", ".join(map(p.rank, order.ranks)))
        w.line(p.only_when(order.when, told))
    if game.plain.orders and game.powers:
        w.line(w.say("trick-order-powers"))
    if has_no_suit(game):
        w.line(w.say("trick-no_suit"))
    if game.ties.stated or "ties" in game.evidence or _has_equals(game):
        w.line(_ties(p, game.ties))
    w.cite(*("plain", "ties") if game.powers else ("powers", "resolve", "plain", "ties"))
    return w.section("head-trick")
