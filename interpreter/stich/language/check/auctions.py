"""Checks of auctions: that they are held before the play, and that whoever must bid can.

Place in the pipeline: part of ``check``; that they end is looked at with other dialogues, in ``endless``.  Must not
know how an auction is held.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.check.cover import one_holds
from stich.language.model.dialogues import Auction, Bid, Calling, Choice, Dialogue, DialogueState, Opens, SitOut
from stich.language.model.game import GameModel
from stich.language.text.diagnostics import Diagnostic, error, quoted, warning
from stich.language.text.source import Span


def check_auctions(game: GameModel, at: Span) -> Iterator[Diagnostic]:
    """The faults of the auctions of a game."""
    for dialogue in game.dialogues:
        for number, state in enumerate(dialogue.states):
            if state.auction is not None:
                yield from _in_play(dialogue, state, at)
                yield from _sitting_out(number, state, at)
                yield from _bidding_beside(game, number, state, at)
                yield from _must(game, state, state.auction, at)


def _in_play(dialogue: Dialogue, state: DialogueState, at: Span) -> Iterator[Diagnostic]:
    if dialogue.opens is not Opens.STEP:
        yield error("wrong-dialogue", f"the auction {quoted(state.name)} is held in the play", dialogue.span or at,
                    help="let a step of the deal open the dialogue: `opens: step`")  # fmt: skip


def _sitting_out(number: int, state: DialogueState, at: Span) -> Iterator[Diagnostic]:
    for choice in state.beside:
        if choice.then == number and any(isinstance(effect, SitOut) for effect in choice.effects):
            message = f"by {quoted(choice.name.key)} a seat sits out, and the auction goes on"
            yield error("wrong-dialogue", message, choice.span or at, help="let another state come next")


def _bidding_beside(game: GameModel, number: int, state: DialogueState, at: Span) -> Iterator[Diagnostic]:
    """Bids that are no calls, so that neither the bidder nor what is higher hangs on them."""
    told: set[Span | None] = set()
    for choice in state.beside:
        if choice.then == number and _bids(game, choice) and choice.span not in told:
            told.add(choice.span)
            message = f"{quoted(choice.name.key)} is a bid that is no call, and the auction goes on"
            yield error("wrong-dialogue", message, choice.span or at, "who calls next need not go above it",
                        help="bid it in the auction (`bids: contracts`), with a `when` of its row; or close the "
                             "auction, and bid in the state after it")  # fmt: skip


def _bids(game: GameModel, choice: Choice) -> bool:
    return any(isinstance(effect, Bid) for effect in choice.effects) or (
        bool(game.contracts) and game.contract in choice.binds
    )


def _must(game: GameModel, state: DialogueState, auction: Auction, at: Span) -> Iterator[Diagnostic]:
    """A seat that must bid, where every bid has a condition."""
    bids = [choice for choice in state.choices if choice.call is not None and choice.call.calling is Calling.BID]
    if auction.must is not None and not one_holds(game, [choice.when for choice in (*bids, *state.beside)]):
        message, why = f"in {quoted(state.name)} every bid has a condition", "if none holds, who must bid cannot"
        help = "let the lowest bid always be made"
        yield warning("nothing-to-say", message, auction.must.span or at, why, help=help)
