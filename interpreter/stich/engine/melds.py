"""Melds shown: by everybody at a step or after the first trick, or one by one as a seat chooses.

Place in the pipeline: part of the engine, working on a ``position.Position``; ``deal``, ``dialogues`` and ``state`` say
when.  Which melds a hand holds is for ``finding`` to tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stich.cards import CardSet, Seat, cards_in, mask_of
from stich.engine import events, rows
from stich.engine.actions import Action
from stich.engine.effects import gain
from stich.engine.finding import Better, Found, PlannedMelds, best_of, goodness, melds_in, of_kind
from stich.engine.position import Position
from stich.engine.seats import in_turn
from stich.engine.table import Meld, Stage
from stich.language.model.melds import Counting, Equal

# --- by everybody -----------------------------------------------------------------------------------------------------


def show(s: Position, index: int, hands: Sequence[CardSet]) -> None:
    """Everybody shows what these hands hold, from forehand on, and what counts is gained.  Of the others it becomes
    known of what kind their best one is."""
    planned = s.plan.melds[index]
    held = {seat: found for seat in in_turn(s, s.forehand) if (found := _held_by(s, planned, seat, hands[seat]))}
    counting = _counting(s, planned, held)
    for seat, found in held.items():
        if seat in counting:
            for each in found:
                _tell(s, Meld(seat, index, each.kind, each.cards, 0))
        else:
            _tell(s, Meld(seat, index, best_of(planned, s.beat, found).kind, 0, 0))
    dues = ((planned.rows[each.kind], 1 << seat) for seat in held if seat in counting for each in held[seat])
    gain(s, [rows.due(s, row, one) for row, one in dues])


def _held_by(s: Position, planned: PlannedMelds, seat: Seat, hand: CardSet) -> list[Found]:
    if not s.meets(planned.when, 1 << seat):
        return []
    kinds = [kind for kind, row in enumerate(planned.rows) if s.meets(row.when, 1 << seat)]
    return list(melds_in(planned, s.beat, hand, kinds))


def _counting(s: Position, planned: PlannedMelds, held: dict[Seat, list[Found]]) -> set[Seat]:
    """The seats whose melds count, of those that hold some, the elder first."""
    if planned.melds.counting is Counting.ALL:
        return set(held)
    best: dict[Seat, Better] = {
        seat: goodness(planned, s.beat, best_of(planned, s.beat, found)) for seat, found in held.items()
    }
    first = [seat for seat in best if best[seat] == min(best.values())]
    sides = {s.side_of[seat] for seat in first}
    if not first or (len(sides) > 1 and planned.melds.equal is Equal.NOBODY):
        return set()
    return {seat for seat in held if s.side_of[seat] == s.side_of[first[0]]}


def _tell(s: Position, shown: Meld) -> None:
    s.melded.append(shown)
    if s.happened is not None:
        kind = s.plan.melds[shown.melds].melds.kinds[shown.kind]
        s.happened.append(events.Melded(shown.seat, kind.row.name.key, list(cards_in(shown.cards))))


# --- one by one -------------------------------------------------------------------------------------------------------


def beside_cards(s: Position) -> tuple[Action, ...]:
    """The melds that the seat to act may show before it leads, or plays its first card."""
    return tuple(sorted(_open(s, _beside(s))))


def _beside(s: Position) -> tuple[int, ...]:
    """The groups that are open on this turn: in the first trick nobody who is to act has played before."""
    return (() if s.trick else s.plan.lead_melds) + (s.plan.turn_melds if s.trick_number == 1 else ())


def after_trick(s: Position, winner: Seat) -> bool:
    """A trick is complete: what comes of it, and whether its winner has melds that he may show."""
    if s.trick_number == 2:
        for index in s.plan.first_melds:
            show(s, index, s.held)
    return winner >= 0 and not s.ended and ask(s, winner)


def ask(s: Position, seat: Seat) -> bool:
    """Let a seat that has taken a trick show melds; whether it has any."""
    s.to_act, s.stage = seat, Stage.MELD
    if not _open(s, s.plan.trick_melds):
        s.stage = Stage.TRICK
    return s.stage == Stage.MELD


def legal(s: Position) -> tuple[Action, ...]:
    """What who took the trick may do: show a meld, or go on."""
    return (s.plan.actions.pass_, *sorted(_open(s, s.plan.trick_melds)))


def choose(s: Position, action: Action) -> bool:
    """Show the meld that the seat to act has chosen, or (after a trick) none; whether it may choose again."""
    if action == s.plan.actions.pass_:
        s.note(events.Pass(s.to_act, asked=True))
        s.stage = Stage.TRICK
        return False
    seat, beside = s.to_act, s.stage == Stage.TRICK
    index, found = _open(s, _beside(s) if beside else s.plan.trick_melds)[action]
    s.note(events.Spoken(seat, action))
    _tell(s, Meld(seat, index, found.kind, found.cards, s.trick_number))
    gain(s, [rows.due(s, s.plan.melds[index].rows[found.kind], 1 << seat)])
    return not s.ended and (beside or ask(s, seat))


def _open(s: Position, groups: Iterable[int]) -> dict[Action, tuple[int, Found]]:
    return {action: (index, found) for index in groups for action, found in _options(s, index).items()}


def _options(s: Position, index: int) -> dict[Action, Found]:
    """The melds of one group that the seat to act may show now."""
    planned, seat, found = s.plan.melds[index], s.to_act, dict[Action, Found]()
    mine = [shown for shown in s.melded if shown.seat == seat and shown.melds == index]
    done = planned.melds.each_one and any(shown.trick == s.trick_number for shown in mine)
    if done or not s.meets(planned.when, 1 << seat):
        return found
    hand = mask_of(s.hands[seat])
    for kind, row in enumerate(planned.rows):
        if s.meets(row.when, 1 << seat):
            free = hand & ~_served(planned, kind, mine)
            found |= {planned.actions[kind, each.part]: each for each in of_kind(planned, s.beat, kind, free)}
        if found and planned.melds.best_first:
            break
    return found


def _served(planned: PlannedMelds, kind: int, mine: Iterable[Meld]) -> CardSet:
    """The cards that have served in melds of the same family which are not worse: they serve again only for a better
    one."""
    family, cards = planned.melds.kinds[kind].family, 0
    for shown in mine:
        if shown.kind <= kind and planned.melds.kinds[shown.kind].family == family:
            cards |= shown.cards
    return cards
