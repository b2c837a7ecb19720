"""From a game to its rules: finds the atoms of the powers' clauses and turns the conditions into integer code.

Place in the pipeline: between ``GameModel`` and ``tables.Rules``; the one door into ``rules`` for the engine.  It must
not know hands, scores or any value of a binding.
"""

from __future__ import annotations

from stich.language.conditions import terms as t
from stich.language.conditions.card_sets import depends_on_led, pack_of
from stich.language.conditions.walks import atoms_in
from stich.language.model.game import GameModel
from stich.language.model.powers import TieRule
from stich.rules import tables
from stich.rules.tables import Code, Rules


def compile_rules(game: GameModel) -> Rules:
    """The rules of a game.  Nothing is tabled yet; tables are built for the bindings that come up."""
    clauses = [power.clause for power in game.powers]
    leaves = dict.fromkeys(leaf for clause in clauses for leaf in atoms_in(clause.when))
    trick_atoms = tuple(leaf for leaf in leaves if isinstance(leaf, t.TrickHas))
    state_atoms = tuple(leaf for leaf in leaves if not isinstance(leaf, t.TrickHas))
    atoms: dict[t.Condition, int] = {atom: i for i, atom in enumerate((*trick_atoms, *state_atoms))}
    return Rules(
        game=game,
        n=len(game.deck),
        suit=game.deck.suit_of,
        rank=game.deck.rank_of,
        pack=pack_of(game.deck),
        trick_atoms=trick_atoms,
        state_atoms=state_atoms,
        whens=tuple(_code(clause.when, atoms) for clause in clauses),
        led_suit_matters=any(depends_on_led(c.targets) or depends_on_led(c.yields) for c in clauses),
        final=game.play.final,
        nobody=game.ties.rule is TieRule.NOBODY,
    )


def _code(condition: t.Condition, atoms: dict[t.Condition, int]) -> Code:
    """The postfix form of a condition."""
    match condition:
        case t.Always(value):
            return (tables.TRUE if value else tables.FALSE,)
        case t.Led():
            return (tables.LED,)
        case t.Not(part):
            return (*_code(part, atoms), tables.NOT)
        case t.And(parts):
            return _joined(parts, tables.AND, tables.TRUE, atoms)
        case t.Or(parts):
            return _joined(parts, tables.OR, tables.FALSE, atoms)
        case _ if isinstance(condition, t.Atom):
            return (atoms[condition],)


def _joined(parts: tuple[t.Condition, ...], word: int, empty: int, atoms: dict[t.Condition, int]) -> Code:
    code: Code = (empty,)
    for part in parts:
        code += (*_code(part, atoms), word)
    return code
