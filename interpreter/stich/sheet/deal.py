"""The section of a sheet about what comes before the play: the deal, what is turned up, what is exchanged.

Place in the pipeline: a part of ``sheet``; reads ``language.model`` through ``conditions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Pile, Place
from stich.language.conditions.words import Question
from stich.language.model.deal import (
    ALL,
    Again,
    BindFaceUp,
    BindLastDealt,
    BindNow,
    Cut,
    DealCards,
    DealHeap,
    Give,
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
from stich.language.model.dialogues import Choice, EndDeal
from stich.language.model.game import GameModel
from stich.messages.book import Said
from stich.sheet.conditions import ConditionWords
from stich.sheet.heaps import heap_step, heaps
from stich.sheet.parts import Section, Writer
from stich.sheet.rows import bound, told


def deal(p: ConditionWords) -> tuple[Section, ...]:
    """How the cards are dealt, the suits chosen and cards exchanged."""
    w = Writer(p)
    sits_out = p.game.seats.sits_out is not None
    w.line(
        w.say("deal-first", seat=p.seat(p.game.match.first_dealer)),
        w.say("deal-forehand-out" if sits_out else "deal-forehand"),
        w.say("deal-order"),
    )
    w.bullets((_step(p, step) for step in p.game.steps), numbered=True)
    w.line(*_left(p))
    w.bullets(heaps(p))
    w.cite("deal", "heaps")
    return w.section("head-deal")


def _left(p: ConditionWords) -> Iterator[str]:
    """What becomes of the cards that are left, and of a deal that is thrown in."""
    game = p.game
    in_heaps = sum(step.cards for step in game.steps if isinstance(step, DealHeap))
    if game.cards_dealt * game.seats.playing + in_heaps < len(game.deck):
        yield p.book.say("deal-stock" if _uses_stock(game) else "deal-rest")
    turned = (step for step in game.steps if isinstance(step, TurnUp))
    endings = (effect for choice in _said(game) for effect in choice.effects)
    if any(step.redeal_after or step.redeal_when_empty for step in turned) or EndDeal(thrown_in=True) in endings:
        stake = game.match.stake != game.match.stake_after_draw
        yield p.book.say("deal-thrown_in-stake" if stake else "deal-thrown_in")


def _uses_stock(game: GameModel) -> bool:
    """Whether anything is taken from the stock, or put there, after the deal."""
    transfers = (step for step in game.steps if isinstance(step, Transfer))
    moved = any(Place.STOCK in (step.source, step.to) for step in transfers)
    turned = any(isinstance(step, TurnUp) for step in game.steps)
    return moved or turned or any(phase.draw is not None for phase in game.play.phases)


def _said(game: GameModel) -> Iterator[Choice]:
    yield from game.choices
    yield from (ending for dialogue in game.dialogues for ending in dialogue.endings)


def _step(p: ConditionWords, step: Step) -> str:
    """One step of the deal as a sentence or several."""
    match step:
        case Cut():
            parts = _cut(p, step)
        case DealCards():
            parts = _deal(p, step)
        case DealHeap() | LayOpen():
            parts = heap_step(p, step)
        case TurnUp():
            parts = _turn(p, step)
        case BindFaceUp():
            which = p.book.say("bind-last" if step.last_dealt else "bind-first")
            key = "bind-highest" if step.highest else "bind-lowest"
            parts = iter([p.book.say(key, name=p.binding(step.binding), which=which)])
        case BindNow(bind):
            parts = (bound(p, each) for each in (bind, *step.more))
        case Leave(seat):
            parts = iter([p.book.say("says-out", seat=p.seat(seat))])
        case BindLastDealt():
            parts = iter([p.book.say("bind-dealt", name=p.binding(step.binding))])
        case Transfer():
            text = "; ".join(_transfer(p.asking(Question.SEAT), step))
            parts = iter([p.book.say("transfer", name=p.book.title(step.name), text=text)])
        case Speak():
            parts = iter([p.book.say("speak", name=p.book.title(p.game.dialogues[step.dialogue].name))])
        case Again():
            back = p.game.steps[step.to]
            name = p.game.dialogues[back.dialogue].name if isinstance(back, Speak) else p.game.titles
            parts = iter([p.book.say("again", name=p.book.title(name))])
        case ShowMelds(melds):
            parts = iter([p.book.say("melds-step", name=p.book.title(p.game.melds[melds].name))])
        case ReckonRow(tier):
            parts = told(p, [tier], [p.book.say("says-wins")] if step.wins_match else [])
    return p.only_when(when_of(step), "; ".join(parts))


def _cut(p: ConditionWords, step: Cut) -> Iterator[str]:
    cards = p.book.count("card", step.looks)
    if not step.looks:
        yield p.book.say("cut", seat=p.seat(step.by))
    elif step.lays_out is None:
        yield p.book.say("cut-looks", seat=p.seat(step.by), cards=cards)
    else:
        yield p.book.say("cut-looks", seat=p.seat(step.by), cards=cards)
        yield p.book.say("cut-lays", cards=p.cards(step.lays_out))


def _deal(p: ConditionWords, step: DealCards) -> Iterator[str]:
    sizes = step.packets
    if len(set(sizes)) == 1:
        packets = p.book.say("deal-packet", number=sizes[0])
    else:
        packets = p.book.say("deal-packets", numbers=p.book.listed(map(str, sizes)))
    playing = p.game.seats.playing
    some = step.first > 0 or step.last < playing
    yield p.book.say(
        "deal-range" if some else "deal-cards",
        cards=_dealt(p, step),
        packets=packets,
        first=step.first + 1,
        last=min(step.last, playing),
    )
    if step.face_up:
        yield p.book.noun("deal-face_up", step.face_up, cards=p.book.count("card", step.face_up))
    if step.turned_to is not None:
        yield p.book.say("deal-turned", seat=p.seat(step.turned_to))


def _dealt(p: ConditionWords, step: DealCards) -> str:
    """How many cards each gets; where that changes from deal to deal, in each of them."""
    if not step.by_deal:
        return p.book.count("card", sum(step.packets))
    *rest, last = map(sum, step.by_deal)
    return p.book.say("deal-by_deal", cards=p.book.listed([*map(str, rest), p.book.count("card", last)]))


def _turn(p: ConditionWords, step: TurnUp) -> Iterator[str]:
    name = p.binding(step.binding)
    yield p.book.say("turn-one" if step.suits == 1 else "turn-more", name=name, number=step.suits)
    if step.suits > 1:
        yield p.book.say("turn-keep", order=p.groups(step.keep)) if step.keep else p.book.say("turn-first")
    if step.redeal_after:
        yield p.book.say("turn-redeal", cards=p.book.count("card", step.redeal_after))
    if step.redeal_when_empty:
        yield p.book.say("turn-empty")
    if step.under_stock:
        yield p.book.say("turn-under")
    if step.on_stock:
        yield p.book.say("turn-on")
    if not (step.under_stock or step.on_stock):
        yield p.book.say("turn-lies")


# --- transfers --------------------------------------------------------------------------------------------------------


def _transfer(p: ConditionWords, step: Transfer) -> Iterator[str]:
    say = p.book.say
    who = p.seat(step.who) if step.who is not None else say("transfer-each", seat=p.seat(step.first))
    gives = p.book.listed((_give(p, give) for give in step.gives), "or")
    must = "must" if step.must else "may"
    if step.portion is None:
        yield say(f"transfer-{must}", who=who, gives=gives, takes=p.cards(step.takes), source=_from(p, step.source))
        yield say("transfer-as_many" if not step.turns_next else "transfer-as_many-next")
    else:
        highest = all(isinstance(give.cards, t.Highest) for give in step.gives) and step.portion == Portion()
        key = "any" if gives == say("cards-any") else "highest" if highest else "gives"
        many, to = portion(p, step.portion, key), _to(p, step.to)
        several = 2 if step.portion.most == ALL else step.portion.most
        cards = p.book.noun("card", step.portion.but or several)
        given = say(f"transfer-{key}_{must}", who=who, portion=many, gives=gives, cards=cards, to=to)
        yield ", ".join([given, *_taken(p, step)])
        if not step.must and step.portion.least > 0:
            yield say("transfer-or_none")
    if step.when != t.Always():
        yield say("transfer-when", when=p.condition(step.when))
    flags = ("takes_first", "at_once", "shown")
    yield from (say(f"transfer-{flag}") for flag in flags if getattr(step, flag, False))


def _give(p: ConditionWords, give: Give) -> str:
    cards = p.cards(give.cards)
    if give.when == t.Always():
        return cards
    return p.book.say("transfer-give_when", cards=cards, when=p.condition(give.when))


def _taken(p: ConditionWords, step: Transfer) -> Iterator[str]:
    if step.source is Place.ASIDE and step.to is not Place.ASIDE:
        return
    if isinstance(step.to, t.SeatRef) and step.source is Place.ASIDE:
        return
    where = _from(p, step.source)
    match step.taking:
        case Taking.AS_GIVEN:
            if not isinstance(step.to, t.SeatRef):
                key = "transfer-takes_as" if step.takes == t.AllOf(()) else "transfer-takes_as-some"
                yield p.book.say(key, source=where, these=p.cards(step.takes))
        case Taking.ALL:
            key = "transfer-takes_all" if step.takes == t.AllOf(()) else "transfer-takes_all-some"
            yield p.book.say(key, source=where, these=p.cards(step.takes))
        case Taking.NUMBER:
            if step.takes_number:
                key = "transfer-takes_n" if step.takes == t.AllOf(()) else "transfer-takes_some"
                count = p.book.count("card", step.takes_number)
                yield p.book.say(key, cards=count, source=where, these=p.cards(step.takes))


def _from(p: ConditionWords, source: Pile) -> str:
    key, words = p.pile("from", source)
    return p.book.say(key, **words)


def _to(p: ConditionWords, to: Pile | t.SeatRef) -> Said:
    if isinstance(to, t.SeatRef):
        return p.seat(to)
    key, words = p.pile("to", to)
    return p.book.phrase(key, plural=False, **words)


def portion(p: ConditionWords, many: Portion, what: str = "") -> str:
    """How many cards are given."""
    say = p.book.say
    if many.most == ALL:
        if many.but:
            return say("portion-all_but", number=many.but)
        return say(p.book.first_of(f"portion-all-{what}", "portion-all"))
    if many.least == many.most:
        return say("portion-n", number=many.most)
    return say("portion-range", least=many.least, most=many.most)
