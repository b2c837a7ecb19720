"""Checks of the deal: whether the pack suffices, every hand is equal, and what is spoken of is bound by then.

Place in the pipeline: part of ``check``.  Must not know how a deal is carried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from stich.language.check.powers import bindings_asked
from stich.language.check.said import said_by_melds
from stich.language.conditions.kinds import Moment, Place
from stich.language.conditions.terms import Always, Condition, Now, SeatRef
from stich.language.model.balance import dealt_by
from stich.language.model.bindings import Bind
from stich.language.model.deal import (
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    DealHeap,
    LayOpen,
    Leave,
    Portion,
    ReckonRow,
    ShowMelds,
    Speak,
    Step,
    Taking,
    Transfer,
    TurnUp,
    when_of,
)
from stich.language.model.game import GameModel
from stich.language.read.draft import key_span
from stich.language.text.diagnostics import Diagnostic, Label, error, quoted
from stich.language.text.nodes import Mapping
from stich.language.text.source import Span


def check_deal(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """The faults of the steps before the first lead."""
    yield from _sizes(game, tree)
    yield from _choices(game, tree)
    yield from _bound(game, tree)
    yield from _draws(game, tree)
    yield from _leaving(game, tree)


def _leaving(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Seats that leave while cards are still dealt to them."""
    for i, step in enumerate(game.steps):
        if isinstance(step, Leave) and any(isinstance(each, DealCards) for each in game.steps[i:]):
            yield error("wrong-dialogue", "a seat cannot sit out before the cards are dealt", step.span or tree.span,
                        help="put this step after those that deal")  # fmt: skip


def _dealt(step: Step, place: int) -> int:
    return sum(step.packets) if isinstance(step, DealCards) and step.first <= place < step.last else 0


def _sizes(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    playing = game.seats.playing
    yield from _left_out(game, tree)
    sizes = [sum(_dealt(step, place) for step in game.steps) for place in range(playing)]
    in_heaps = sum(step.cards for step in game.steps if isinstance(step, DealHeap))
    total, span = sum(sizes) + in_heaps, _last_deal(game, tree)
    if total > len(game.deck):
        also = f", {in_heaps} of them to heaps," if in_heaps else ""
        yield error("deck-too-small", f"{total} cards{also} are dealt to {playing} players", span,
                    more=[Label(key_span(tree, "deck"), f"the pack has {len(game.deck)}")])  # fmt: skip
    else:
        yield from _emptied(game, tree)
    if len(set(sizes)) > 1:
        yield error("unequal-deal", f"the players get {min(sizes)} to {max(sizes)} cards", span,
                    help="let the steps for some players add up to the same number for all")  # fmt: skip
    if total == in_heaps:
        yield error("unequal-deal", "no player gets a card", key_span(tree, "deal"), help="add a step `deal`")


def _left_out(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Steps that may be left out, so that the hands would differ, or be empty."""
    deals = [step for step in game.steps if isinstance(step, DealCards)]
    for step in deals:
        if step.when != Always() and step.reaches(game.seats.playing) < game.seats.playing:
            yield error("unequal-deal", "if this step is left out, the players do not get as many cards",
                        step.span or tree.span, "some players get cards by it",
                        help="let it deal to all, or always")  # fmt: skip
    if deals and all(step.when != Always() for step in deals):
        yield error("unequal-deal", "every step of dealing can be left out", deals[0].span or tree.span,
                    "then nobody holds a card", help="deal some cards without `when`")  # fmt: skip


def _emptied(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """A step of dealing for which steps before may have left too few cards in the stock."""
    playing, stock, why = game.seats.playing, len(game.deck), list[Label]()
    for step in game.steps:
        if isinstance(step, DealCards | DealHeap):
            needed = dealt_by(step, playing)
            if needed > stock:
                yield error("deck-too-small", f"{needed} cards are dealt, and {max(stock, 0)} may be left",
                            step.span or tree.span, "dealt here", more=why,
                            help="deal before, or let fewer cards be taken")  # fmt: skip
                return
            stock -= needed
        elif taken := _taken_from_stock(step, playing):
            stock -= taken
            why += [Label(step.span, f"takes up to {taken}")] if step.span else []


def _taken_from_stock(step: Step, playing: int) -> int:
    """How many cards a step before the play takes out of the stock, at most, and does not put back."""
    match step:
        case Cut(lays_out=cards, looks=looks):
            return looks if cards is not None else 0
        case TurnUp(suits=suits, under_stock=under, on_stock=on):
            return 0 if under or on else suits
        case Transfer(source=Place.STOCK, portion=Portion() as portion, to=to, who=who, taking=taking):
            if to is Place.STOCK or taking is Taking.ALL or step.when != Always():
                return 0  # cards come back; or how many are taken only the play can tell
            each = step.takes_number if taking is Taking.NUMBER else max(portion.most, 0)
            return each * (playing if who is None else 1)
        case Transfer() | DealCards() | DealHeap() | BindFaceUp() | BindLastDealt() | BindNow() | LayOpen() | Leave():
            return 0
        case Speak() | Again() | ReckonRow() | ShowMelds():
            return 0


def _last_deal(game: GameModel, tree: Mapping) -> Span:
    spans = [s.span for s in game.steps if isinstance(s, DealCards) and s.span is not None]
    return spans[-1] if spans else key_span(tree, "deal")


# --- choosing suits ---------------------------------------------------------------------------------------------------


def _choices(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    """Turning up that can come to no end, and the lowest of no face-up cards."""
    playing = game.seats.playing
    dealt = [0, *accumulate(dealt_by(step, playing) for step in game.steps)]
    laid_out = max((step.looks for step in game.steps if isinstance(step, Cut) and step.lays_out), default=0)
    for i, step in enumerate(game.steps):
        span = step.span or tree.span
        if isinstance(step, TurnUp) and dealt[i] <= len(game.deck):
            stock = len(game.deck) - dealt[i] - laid_out
            yield from _turn_up(game, step, stock, span)
        elif isinstance(step, BindFaceUp) and not any(_face_up(s, step.when) for s in game.steps[:i]):
            yield error("choice-can-fail", "no card lies face up from which a suit could be taken", span,
                        help="say `face up: 1` in the step `deal` before")  # fmt: skip
        elif isinstance(step, DealCards) and step.turned_to is not None and not _lies_turned(game.steps[:i]):
            yield error("choice-can-fail", "no single card lies turned up that could be dealt", span,
                        help="put `turn up: {…, until: 1 suit}` before, and no other step that takes it")  # fmt: skip
        elif isinstance(step, BindLastDealt) and not any(isinstance(s, DealCards) for s in game.steps[:i]):
            yield error("choice-can-fail", "no card is dealt yet", span, help="put this step after a step `deal`")


def _lies_turned(before: Sequence[Step]) -> bool:
    """Whether just one card lies turned up after these steps, apart from the stock."""
    turned = [step for step in before if isinstance(step, TurnUp)]
    dealt = any(isinstance(step, DealCards) and step.turned_to is not None for step in before)
    lies = len(turned) == 1 and turned[0].suits == 1 and not (turned[0].under_stock or turned[0].on_stock)
    return lies and not dealt and turned[0].when == Always()


def _face_up(step: Step, when: Condition) -> bool:
    """Whether a step deals cards face up, at least while ``when`` holds."""
    return isinstance(step, DealCards) and step.face_up > 0 and step.when in (Always(), when)


def _turn_up(game: GameModel, step: TurnUp, stock: int, span: Span) -> Iterator[Diagnostic]:
    if stock < step.suits:
        message = f"{max(stock, 0)} cards are left from which {step.suits} are to be turned up"
        yield error("choice-can-fail", message, span, help="deal fewer cards")
        return
    suits = sorted((game.deck.suit_mask(s).bit_count() for s in range(len(game.deck.suits))), reverse=True)
    suitless = sum(s < 0 for s in game.deck.suit_of)
    most = sum(suits[: step.suits - 1]) + suitless
    redealt = step.redeal_when_empty or (step.suits == 2 and 0 < step.redeal_after <= stock)
    if stock <= most and not redealt:
        yield error("choice-can-fail", f"the {stock} cards left can hold fewer than {step.suits} suits", span,
                    "turning up may find no end here",
                    help="add `throw in when empty: true`, or `throw in after` a number of cards")  # fmt: skip


# --- names that are not bound yet -------------------------------------------------------------------------------------


def _bound(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    bound: set[int] = set()
    for step in game.steps:
        bound |= set(_named(game, step))
        for binding in sorted(set(_asked(game, step)) - bound):
            name = quoted(game.bindings[binding].name.key)
            yield error("not-bound-yet", f"{name} is not known when this step is carried out", step.span or tree.span,
                        more=_binder(game, binding), help="put the step that binds it before this one")  # fmt: skip
        if isinstance(step, TurnUp | BindFaceUp | BindLastDealt):
            bound.add(step.binding)
        if isinstance(step, BindNow):
            bound |= {bind.name for bind in (step.bind, *step.more)}


def _named(game: GameModel, step: Step) -> Iterator[int]:
    """The bindings that the choices of a step's dialogue make."""
    if isinstance(step, Speak):
        held = game.dialogues[step.dialogue]
        yield from (binding for choice in (*held.choices, *held.endings) for binding in choice.binds)


def _binder(game: GameModel, binding: int) -> list[Label]:
    steps = [s for s in game.steps if isinstance(s, TurnUp | BindFaceUp | BindLastDealt) and s.binding == binding]
    named = [s for s in game.steps if isinstance(s, BindNow) and s.bind.name == binding]
    return [Label(s.span, "bound here") for s in (*steps, *named) if s.span is not None][:1]


def _asked(game: GameModel, step: Step) -> Iterator[int]:
    match step:
        case Cut(lays_out=cards) if cards is not None:
            yield from bindings_asked(game, cards)
        case TurnUp(keep=groups):
            for group in groups:
                yield from bindings_asked(game, group)
        case Transfer(gives=gives, takes=takes, when=when):
            yield from bindings_asked(game, takes)
            yield from bindings_asked(game, when)
            for give in gives:
                yield from bindings_asked(game, give.cards)
                yield from bindings_asked(game, give.when)
        case ReckonRow(tier):
            for row in tier.rows:
                yield from bindings_asked(game, row.when)
        case ShowMelds(melds):
            for asked in said_by_melds(game.melds[melds]):
                yield from bindings_asked(game, asked)
        case Speak(dialogue):
            held = game.dialogues[dialogue]
            for when in (held.when, *(choice.when for choice in held.choices)):
                yield from bindings_asked(game, when)
        case BindNow(Bind(binding=other, seat=seat)):
            yield from (other,) if other >= 0 else ()
            yield from bindings_asked(game, seat) if seat is not None else ()
        case Leave(seat=seat):
            yield from bindings_asked(game, seat)
        case LayOpen(cards_of=of, when=when):
            yield from bindings_asked(game, when)
            yield from bindings_asked(game, of) if of is not None else ()
        case DealCards(turned_to=SeatRef(binding=binding) as seat):
            yield from (binding,) if binding >= 0 else ()
            yield from bindings_asked(game, seat)
        case Cut() | DealCards() | DealHeap() | BindFaceUp() | BindLastDealt() | Again():
            return


def _draws(game: GameModel, tree: Mapping) -> Iterator[Diagnostic]:
    certain = (step for step in game.steps if when_of(step) == Always())
    stock = len(game.deck) - sum(dealt_by(step, game.seats.playing) for step in certain)
    for phase in game.play.phases:
        if phase.draw and stock <= 0:
            yield error("draw-without-stock", "cards are drawn, but every card is dealt", phase.span or tree.span,
                        more=[Label(_last_deal(game, tree), f"all {len(game.deck)} cards are dealt here")])  # fmt: skip
    drawing = [phase for phase in game.play.phases if phase.draw]
    if len(drawing) == 1 and stock > 0 and all(map(_leaves_stock_whole, game.steps)):
        (phase,) = drawing
        left = stock % ((phase.draw.cards if phase.draw else 1) * game.seats.playing)
        if left and phase.until == Now(Moment.STOCK_EMPTY):
            yield error("uneven-draw", f"the last draw has {left} cards for {game.seats.playing} players",
                        phase.span or tree.span, f"the stock has {stock} cards",
                        help="deal another number of cards, or end the phase before it")  # fmt: skip


def _leaves_stock_whole(step: Step) -> bool:
    """Whether after a step, but for what it deals, every card is drawn in the end."""
    if isinstance(step, TurnUp):
        return step.under_stock or step.on_stock
    return isinstance(step, DealCards | DealHeap | LayOpen | BindNow) and when_of(step) == Always()
