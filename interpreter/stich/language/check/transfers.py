"""Checks of the transfers: that afterwards every hand holds as many cards as before.

Place in the pipeline: part of ``check``.  Must not know how a transfer is carried out.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions.kinds import Place
from stich.language.conditions.terms import AllOf, Always
from stich.language.model.balance import uneven_transfers
from stich.language.model.deal import Again, Give, Step, Taking, Transfer
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, error, quoted
from stich.language.text.nodes import Mapping

ANY = AllOf(())


def check_transfers(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Transfers after which some hand is larger than another."""
    for i, step in enumerate(game.steps):
        if isinstance(step, Again) and not any(map(_takes_from_stock, game.steps[step.to : i])):
            yield error("endless-dialogue", "the steps of the deal may go round for ever", step.span or tree.span,
                        "nothing in between must take a card from the stock",
                        help="put a transfer of everybody with `gives: any`, `must` and `from: stock` "
                        "before it")  # fmt: skip
    for step in uneven_transfers(game):
        yield error("unequal-transfer", f"after {quoted(step.name.key)} the hands may be of different size",
                    step.span or tree.span, help="let everybody give (`must`) so many cards, take as many as are "
                    "given, or give as many back in a later step")  # fmt: skip


def _takes_from_stock(step: Step) -> bool:
    """Whether a step makes the stock smaller whatever is decided, as long as some hand holds a card."""
    if not isinstance(step, Transfer) or step.portion is None or not step.must or step.who is not None:
        return False
    if step.when != Always() or step.source is not Place.STOCK or step.to is Place.STOCK or step.takes != ANY:
        return False
    if step.taking is Taking.AS_GIVEN:
        return step.portion.least > 0 and Give(ANY, Always()) in step.gives
    return step.taking is Taking.ALL or step.takes_number == 1  # of more, the last may be too few
