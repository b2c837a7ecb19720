"""The rule sheet of a game, from its spec alone, in a language: enough to play from for somebody who has never seen it.

Place in the pipeline: over ``conditions`` and the parts ``deal``, ``play``, ``score``; ``as_text`` and its like draw
what ``make_sheet`` gives.  No rule is known here that the spec does not say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from stich.cards import NO_SUIT
from stich.language.model.bindings import Values
from stich.language.model.game import Example, GameModel
from stich.language.model.names import Citation
from stich.sheet.book import book_of, sentence
from stich.sheet.conditions import ConditionWords
from stich.sheet.deal import deal, dialogues
from stich.sheet.parts import Block, Bullets, Paragraph, Section, Sheet, Tone, Writer
from stich.sheet.play import bound_powers, play, powers, trick
from stich.sheet.score import match, score

EXAMPLES_SHOWN = 12


def make_sheet(game: GameModel, language: str = "en", bound: Values = ()) -> Sheet:
    """The sheet of a game.  ``bound`` fixes bindings (``()`` for one that stays open); it adds the table of powers for
    them, and leaves the rest as general as it is.

    Raises:
        KeyError: the language is not known.
    """
    open_, fixed = ConditionWords(game, book_of(language)), ConditionWords(game, book_of(language), bound)
    parts = [glance(open_), pack(open_), seats(open_), deal(open_), powers(open_), bound_powers(fixed), trick(open_),
             play(open_), dialogues(open_), score(open_), match(open_), examples(open_), sources(open_)]  # fmt: skip
    return Sheet(
        game=game.name,
        title=open_.book.title(game.titles),
        subtitle=game.reading,
        about=tuple(_about(open_)),
        sections=tuple(section for sections in parts for section in sections),
        language=language,
    )


def _about(p: ConditionWords) -> Iterator[Block]:
    game = p.game
    if game.about:
        yield Paragraph(" ".join(game.about.split()))
    if p.book.say("sheet.note"):
        yield Paragraph(p.book.say("sheet.note"), Tone.SOURCE)
    if game.status in ("conjecture", "incomplete"):
        yield Paragraph(p.book.say(f"status.{game.status}"), Tone.CONJECTURE)
    if game.gaps:
        yield Bullets(tuple(sentence(gap) for gap in game.gaps))


# --- the frame --------------------------------------------------------------------------------------------------------


def glance(p: ConditionWords) -> tuple[Section, ...]:
    """The game in a few lines."""
    w, game = Writer(p), p.game
    rows = [
        ("glance.players", str(game.seats.players)),
        ("glance.sides", _sides(p)),
        ("glance.pack", _size(p)),
        ("glance.dealt", str(game.cards_dealt) if game.cards_dealt else ""),
        ("glance.way", _way(p)),
        ("glance.deal", p.condition(game.play.ends)),
        ("glance.match", p.condition(game.match.ends)),
    ]
    w.table((), ((w.say(key), value) for key, value in rows if value))
    return w.section("head.glance")


def _way(p: ConditionWords) -> str:
    return p.book.say("way.clockwise" if p.game.seats.clockwise else "way.anticlockwise")


def _size(p: ConditionWords) -> str:
    deck = p.game.deck
    return p.book.say("pack.size", cards=p.book.count("card", len(deck)), suits=len(deck.suits))


def _sides(p: ConditionWords) -> str:
    sides = p.game.seats.sides
    if all(len(side) == 1 for side in sides):
        return p.book.say("seats.each").rstrip(".")
    return "; ".join(p.book.say("seats.side", seats=p.book.listed(map(str, side))) for side in sides)


def pack(p: ConditionWords) -> tuple[Section, ...]:
    """The cards, their letters and their order."""
    w, deck = Writer(p), p.game.deck
    w.line(_size(p))
    w.table(("col.letter", "col.suit"), ((letter, p.suit(i)) for i, letter in enumerate(deck.suits)))
    there = {(deck.suit_of[c], deck.rank_of[c]) for c in range(len(deck))}
    missing = [f"{s}{r}" for i, s in enumerate(deck.suits) for j, r in enumerate(deck.ranks) if (i, j) not in there]
    alike = len(missing) < len(deck.ranks)
    if alike:
        w.line(w.say("pack.order", ranks=_order(p, range(len(deck.ranks)))))
    else:
        _ranks_by_suit(w, p)
    if len(deck):
        w.line(w.say("pack.write", example=_written(p)))
    if missing and alike:
        w.line(w.say("pack.missing", cards=" ".join(missing)))
    apart = [name for card, name in enumerate(deck.cards) if deck.suit_of[card] == NO_SUIT]
    if apart:
        w.line(w.say("pack.apart", cards=" ".join(apart)))
    for name, suits in deck.groups.items():
        known = p.book.sentences.get(f"group.{name}", name)
        w.line(w.say("pack.groups", name=known, suits=p.book.listed(map(p.suit, suits))))
    w.cite("deck")
    return w.section("head.pack")


def _ranks_by_suit(w: Writer, p: ConditionWords) -> None:
    """The ranks of each suit, where suits have ranks of their own; in their order, unless plain cards have another."""
    deck = p.game.deck
    suits: dict[tuple[int, ...], list[int]] = {}
    for suit in range(len(deck.suits)):
        own = {deck.rank_of[card] for card in range(len(deck)) if deck.suit_of[card] == suit}
        suits.setdefault(tuple(sorted(own)), []).append(suit)
    above = ", " if p.game.plain.orders else " > "
    for ranks, those in suits.items():
        w.line(w.say("pack.ranks_of", suits=p.book.listed(map(p.suit, those)), ranks=_order(p, ranks, above)))


def _order(p: ConditionWords, ranks: Iterable[int], above: str = " > ") -> str:
    return above.join(_rank(p, rank) for rank in ranks)


def _written(p: ConditionWords) -> str:
    """The first card of the pack in letters, as printed, and in words."""
    deck = p.game.deck
    words = [deck.cards[0], p.card(0)]
    if deck.suit_of[0] != NO_SUIT:
        words.append(f"{p.suit(deck.suit_of[0])}, {p.rank(deck.rank_of[0])}")
    return " = ".join(dict.fromkeys(words))


def _rank(p: ConditionWords, rank: int) -> str:
    letter, title = p.game.deck.ranks[rank], p.rank(rank)
    return letter if title == letter else f"{title} ({letter})"


def seats(p: ConditionWords) -> tuple[Section, ...]:
    """The players, their sides and what they may show and say."""
    w, table = Writer(p), p.game.seats
    w.line(w.say("seats.players", players=p.book.count("player", table.players), way=_way(p)))
    paired = any(len(side) > 1 for side in table.sides)
    w.line(w.say("seats.sides", sides=_sides(p)) if paired else w.say("seats.each"))
    if table.sits_out is not None:
        w.line(w.say("seats.out", seat=p.seat(table.sits_out)))
    if paired:
        talk = p.book.first_of(f"talk.{table.talk}", "talk.none")
        w.line(w.say("seats.show") if table.show_hands else "", w.say(talk))
    directors = [w.say("seats.director", seat=seat) for seat in table.directors if seat >= 0]
    if directors:
        w.line(
            w.say("seats.directors", seats=p.book.listed(directors)),
            w.say("seats.director_sees") if table.director_sees else "",
            w.say("seats.director_orders") if table.director_orders else "",
        )
    w.cite("seats")
    return w.section("head.seats")


# --- examples and sources ---------------------------------------------------------------------------------------------


def examples(p: ConditionWords) -> tuple[Section, ...]:
    """Some of the spec's own examples, those with a source first."""
    told = [(example, text) for example in p.game.examples if (text := _example(p, example))]
    if not told:
        return ()
    told.sort(key=lambda pair: not pair[0].citation.work)
    shown = told[:EXAMPLES_SHOWN]
    w = Writer(p)
    w.caption("examples.some", shown=len(shown), all=len(p.game.examples))
    w.bullets(text for _, text in shown)
    return w.section("head.examples")


def _example(p: ConditionWords, example: Example) -> str:
    """An example of a trick or of legal cards as a sentence; others have no short form."""
    given, expect = example.given, example.expect
    parts = [_bound(p, given)]
    cards = _cards(p, given.get("trick"))
    if cards:
        parts.append(p.book.say("example.trick", cards=cards))
    if "winner" in expect:
        winner = expect["winner"]
        key = "example.nobody" if winner == "nobody" else "example.wins"
        end = p.book.say(key, card=_cards(p, winner))
    elif "legal" in expect and "hand" in given:
        parts.append(p.book.say("example.hand", cards=_cards(p, given["hand"])))
        end = p.book.say("example.legal", cards=_cards(p, expect["legal"]) or p.book.say("none"))
    else:
        return ""
    setting = ", ".join(part for part in parts if part)
    return f"{sentence(example.name)} {sentence(f'{setting}: {end}')}"


def _bound(p: ConditionWords, given: dict[str, object]) -> str:
    known = {binding.name.key: i for i, binding in enumerate(p.game.bindings)}
    parts = []
    for key, value in given.items():
        if key in known:
            parts.append(p.book.say("value_of", name=p.binding(known[key]), value=" ".join(_split(value))))
        elif key == "phase":
            parts.append(f"{value}")
    return ", ".join(parts)


def _cards(p: ConditionWords, value: object) -> str:
    index = p.game.deck.index
    return " ".join(p.card(index[word]) if word in index else word for word in _split(value))


def _split(value: object) -> list[str]:
    words = value if isinstance(value, list) else str(value or "").replace(",", " ").split()
    return [str(word) for word in words if str(word) != "none"]


def sources(p: ConditionWords) -> tuple[Section, ...]:
    """The works cited, and every conjecture in one place."""
    w, game = Writer(p), p.game
    lines = []
    for work in game.works:
        parts = [part for part in (work.work, work.year, work.url, work.note) if part]
        lines.append(f"[{work.key}] {'; '.join(parts)}")
    if lines:
        w.bullets(lines)
    else:
        w.line(w.say("sources.none"))
    known = p.book.sentences
    cited = ((known.get(f"section.{name}", name), citation) for name, citation in _citations(game))
    guesses = [(name, citation.conjecture) for name, citation in cited if citation.conjecture]
    if guesses:
        w.caption("conjectures")
        w.bullets(w.say("colon", name=name, text=guess) if name else guess for name, guess in guesses)
    return w.section("head.sources")


def _citations(game: GameModel) -> Iterator[tuple[str, Citation]]:
    """Everything of the spec that has a citation of its own, by name."""
    yield from game.evidence.items()
    things = (*game.powers, *game.dialogues, *game.bonuses, *game.match.marks, *game.steps)
    for thing in (*things, *game.awards):
        cited = getattr(thing, "citation", None)
        if isinstance(cited, Citation):
            name = getattr(thing, "name", None)
            yield getattr(name, "key", ""), cited
