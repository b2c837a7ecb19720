"""From a game to its rules: finds the atoms of the powers' clauses and turns the conditions into integer code.

Place in the pipeline: between ``GameModel`` and ``tables.Rules``; the one door into ``rules`` for the engine.  It must
not know hands, scores or any value of a binding.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import depends_on_led, pack_of
from stich.language.conditions.kinds import Compare, Place
from stich.language.model.game import GameModel
from stich.language.model.powers import TieRule
from stich.language.model.set_up import modes_of
from stich.rules import tables
from stich.rules.program import Programs
from stich.rules.tables import ClauseCode, Rules, TrickAtom


def compile_rules(game: GameModel) -> Rules:
    """The rules of a game.  Nothing is tabled yet; tables are built for the bindings that come up."""
    clauses = [power.clause for power in game.powers]
    atoms, every_rule = _Atoms(game), (game.ties, *(power.ties for power in game.powers))
    for clause in clauses:
        atoms.find(clause.when)
    return Rules(
        game=game,
        n=len(game.deck),
        suit=game.deck.suit_of,
        rank=game.deck.rank_of,
        pack=pack_of(game.deck),
        programs=Programs(game),
        trick_atoms=tuple(atoms.of_trick),
        state_atoms=tuple(atoms.of_state),
        whens=tuple(atoms.code(clause.when) for clause in clauses),
        led_suit_matters=any(depends_on_led(c.targets) or depends_on_led(c.yields) for c in clauses),
        final=game.play.final,
        nobody=any(ties is not None and ties.rule is TieRule.NOBODY for ties in every_rule),
        counts_cards=any(atom.number > 1 for atom in atoms.of_trick),
        hangs=tuple(binding.kind.names_cards for binding in game.bindings),
        modes=modes_of(game),
        suits=len(game.deck.suits) + any(power.suit is not None and power.suit.binding >= 0 for power in game.powers),
    )


def trick_asked(fact: t.Fact) -> tuple[t.Cards, Compare, int] | None:
    """What a fact asks of the trick's own cards, as in ``trick has 2 of K``; ``None`` for any other."""
    if not isinstance(fact, t.Compared) or not isinstance(fact.right, t.Constant):
        return None
    asked = fact.left
    in_trick = isinstance(asked, t.NumberOf) and asked.spots == (t.CardsIn(Place.TRICK),)
    return (asked.cards, fact.compare, fact.right.number) if isinstance(asked, t.NumberOf) and in_trick else None


@dataclass(slots=True)
class _Atoms:
    """What the clauses of a game ask: of the trick's cards, and of the state.  Each is found once."""

    game: GameModel
    of_trick: dict[TrickAtom, int] = field(default_factory=dict)
    of_state: dict[t.Fact, int] = field(default_factory=dict)

    def find(self, condition: t.Condition) -> None:
        """Enter all that a condition asks."""
        match condition:
            case t.Always() | t.Led():
                return
            case t.Not(part):
                self.find(part)
            case t.And(parts) | t.Or(parts):
                for part in parts:
                    self.find(part)
            case t.ConditionDefined(index):
                self.find(self.game.definitions.conditions[index].condition)
            case _ if isinstance(condition, t.Fact):
                asked = trick_asked(condition)
                if asked is None:
                    self.of_state.setdefault(condition, len(self.of_state))
                else:
                    for number in _thresholds(*asked[1:]):
                        self.of_trick.setdefault(TrickAtom(asked[0], number), len(self.of_trick))

    def code(self, condition: t.Condition) -> ClauseCode:
        """The postfix form of a condition whose atoms are all entered."""
        match condition:
            case t.Always(value):
                return (tables.TRUE if value else tables.FALSE,)
            case t.Led():
                return (tables.LED,)
            case t.Not(part):
                return (*self.code(part), tables.NOT)
            case t.And(parts):
                return self._joined(parts, tables.AND, tables.TRUE)
            case t.Or(parts):
                return self._joined(parts, tables.OR, tables.FALSE)
            case t.ConditionDefined(index):
                return self.code(self.game.definitions.conditions[index].condition)
            case _ if isinstance(condition, t.Fact):
                asked = trick_asked(condition)
                if asked is None:
                    return (len(self.of_trick) + self.of_state[condition],)
                return self._trick_code(*asked)

    def _joined(self, parts: tuple[t.Condition, ...], word: int, empty: int) -> ClauseCode:
        code: ClauseCode = (empty,)
        for part in parts:
            code += (*self.code(part), word)
        return code

    def _trick_code(self, cards: t.Cards, compare: Compare, number: int) -> ClauseCode:
        """So many cards of a set lie in the trick, said by atoms of the form "at least so many"."""
        least, most = _bounds(compare, number)
        code: ClauseCode = (tables.TRUE,)
        if least > 0:
            code += (self.of_trick[TrickAtom(cards, least)], tables.AND)
        if most is not None:
            above = (self.of_trick[TrickAtom(cards, most + 1)],) if most >= 0 else (tables.TRUE,)
            code += (*above, tables.NOT, tables.AND)
        return code


def _bounds(compare: Compare, number: int) -> tuple[int, int | None]:
    """The least and the greatest count that compares so with a number."""
    match compare:
        case Compare.AT_LEAST:
            return number, None
        case Compare.MORE:
            return number + 1, None
        case Compare.AT_MOST:
            return 0, number
        case Compare.FEWER:
            return 0, number - 1
        case Compare.EXACTLY:
            return number, number


def _thresholds(compare: Compare, number: int) -> list[int]:
    """Of which counts it must be known whether so many lie there."""
    least, most = _bounds(compare, number)
    return [n for n in (least, -1 if most is None else most + 1) if n > 0]
