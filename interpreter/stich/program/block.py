"""What hangs on the bindings, for one value of them, as the numbers and sets of a block.

Place in the pipeline: part of ``program``, over the tables of ``rules``.  Of every block of a game the parts stand at
the same places, which ``places`` writes into the head of its program.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stich.cards import NO_SUIT, CardSet
from stich.engine.plan import Plan
from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Suited
from stich.language.conditions.walks import parts_of
from stich.language.model.deal import TurnUp
from stich.machine.layout import Head
from stich.program.transfers import transfer_sets
from stich.rules.strength import strengths_under
from stich.rules.tables import BoundRules


@dataclass(frozen=True, slots=True)
class BoundBlock:
    """The numbers and the sets of cards."""

    nums: list[int]
    masks: list[CardSet]


@dataclass(frozen=True, slots=True)
class Blocks:
    """Makes the blocks of a game.  ``sets``: the sets of its programs, each with whether it hangs on the suit led or on
    that of a card in question."""

    plan: Plan
    sets: tuple[tuple[t.Cards, bool], ...]
    orders: tuple[TurnUp, ...]
    thumb: bool = False  # whether it is told how strong cards are

    def places(self) -> dict[Head, int]:
        """Where in a block each part begins."""
        beat = self.plan.rules.under(self.plan.unbound)
        return _places(self._numbers(beat)) | _places(self._masks(beat))

    def set_places(self) -> list[int]:
        """For each set of the programs where it begins among the sets, and whether it hangs on suits."""
        width, at, found = self.plan.rules.suits + 1, 0, list[int]()
        for _, hangs in self.sets:
            found += (at, int(hangs))
            at += width * width if hangs else 1
        return found

    def block(self, beat: BoundRules) -> BoundBlock:
        """The block of some tables."""
        nums, masks = self._numbers(beat), self._masks(beat)
        return BoundBlock([n for part in nums.values() for n in part], [m for part in masks.values() for m in part])

    def _numbers(self, beat: BoundRules) -> dict[Head, Sequence[int]]:
        rules = self.plan.rules
        ladder = {place: i for i, place in enumerate(sorted(set(beat.stands)))}
        stands = [ladder[place] for place in beat.stands]
        first = rules.game.deck.first
        known = strengths_under(beat, 0) if self.thumb else None
        return {
            Head.BLOCK_SUIT: beat.suit,
            Head.BLOCK_STANDS: stands,
            Head.BLOCK_ORDER: sorted(range(rules.n), key=lambda card: (stands[card], first(card))),
            Head.BLOCK_POINTS: [value for kind in beat.point_values for value in kind],
            Head.BLOCK_SHOWS: [bits for row in beat.shows for bits in row[:-1]],
            Head.BLOCK_LEAD: [] if known is None else known.lead,
            Head.BLOCK_WHOLE: [] if known is None else list(map(known.whole, range(rules.n))),
            Head.BLOCK_KEEP: [place for step in self.orders for place in beat.order_of(step.keep)],
        }

    def _masks(self, beat: BoundRules) -> dict[Head, Sequence[CardSet]]:
        transfers = [self.plan.transfers[step] for step in sorted(self.plan.transfers)]
        return {
            Head.BLOCK_SETS: [mask for expr, hangs in self.sets for mask in self._set(beat, expr, hangs)],
            Head.BLOCK_RUNGS: self._rungs(beat),
            Head.BLOCK_GUARDS: beat.guards,
            Head.BLOCK_EXEMPT: beat.exempt,
            Head.BLOCK_ATOMS: [mask for masks in beat.atom_masks for mask in masks],
            Head.BLOCK_LONE: [beat.lone],
            Head.BLOCK_TRANSFERS: [mask for each in transfers for mask in transfer_sets(each, beat)],
        }

    def _set(self, beat: BoundRules, expr: t.Cards, hangs: bool) -> list[CardSet]:
        """A set for every suit led and every suit of a card in question, those for none first."""
        if not hangs:
            return [beat.known(expr, NO_SUIT, NO_SUIT)]
        led = range(NO_SUIT, self.plan.rules.suits)
        its = (*range(NO_SUIT, len(self.plan.game.deck.suits)), *[NO_SUIT] * self.extra_suits)
        return [beat.known(expr, suit, mine) for suit in led for mine in its]

    @property
    def extra_suits(self) -> int:
        """How many suits a card can count as beside those of the pack."""
        return self.plan.rules.suits - len(self.plan.game.deck.suits)

    def _rungs(self, beat: BoundRules) -> list[CardSet]:
        found, none = list[CardSet](), (0,) * (self.plan.rules.suits + 1)
        for phase, rungs in enumerate(beat.legal):
            for rung, (_, masks) in enumerate(rungs):
                plays = beat.plays[phase][rung]
                played, anyway = (none, none) if plays is None else plays[1:]
                for part in (masks, beat.legal_anyway[phase][rung], played, anyway):
                    found += part
        return found


def hangs_on_suits(expr: t.Cards) -> bool:
    """Whether a set is another one for another suit led, or another suit of the card in question."""
    return any(part in (t.SameSuit(Suited.LED), t.SameSuit(Suited.ITS)) for part in parts_of(expr))


def _places(parts: dict[Head, Sequence[int]]) -> dict[Head, int]:
    found, at = dict[Head, int](), 0
    for head, part in parts.items():
        found[head] = at
        at += len(part)
    return found
