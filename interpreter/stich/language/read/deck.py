"""The section ``deck`` read: the pack.

Place in the pipeline: part of ``read``; on the ground of ``draft``; must not know powers or play.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable
from dataclasses import replace

from stich.cards import SYMBOLS, Deck, make_deck, merged, normalise
from stich.language.conditions.syntax import keywords
from stich.language.conditions.words import Vocabulary
from stich.language.model.names import Names
from stich.language.read.draft import key_span, mapping, number, split, text, titles
from stich.language.text.diagnostics import Diagnostic, Label, did_you_mean, error, quoted, suggest
from stich.language.text.look_alikes import alike, look
from stich.language.text.nodes import Mapping, Node, Scalar
from stich.language.text.source import Span
from stich.notation import AT_THE_TABLE, CARD_AT_MOST, CONCEDE, GIVE, PASS, TAKE, folded

MAX_CARDS = 200
COPIES_AT_MOST = 4

Report = Callable[[Diagnostic], None]

# letter → name in the spec, titles
FRENCH = {
    "S": Names("spades", {"de": "Pik", "en": "spades", "ru": "пики"}),
    "H": Names("hearts", {"de": "Herz", "en": "hearts", "ru": "червы"}),
    "D": Names("diamonds", {"de": "Karo", "en": "diamonds", "ru": "бубны"}),
    "C": Names("clubs", {"de": "Kreuz", "en": "clubs", "ru": "трефы"}),
}
GERMAN = {
    "A": Names("acorns", {"de": "Eichel", "en": "acorns", "ru": "жёлуди"}),
    "L": Names("leaves", {"de": "Laub", "en": "leaves", "ru": "листья"}),
    "H": Names("hearts", {"de": "Herz", "en": "hearts", "ru": "червы"}),
    "B": Names("bells", {"de": "Schellen", "en": "bells", "ru": "бубенцы"}),
}
PATTERNS = {"french": FRENCH, "german": GERMAN}
FRENCH_GROUPS: dict[str, tuple[str, ...]] = {"red": ("H", "D"), "black": ("S", "C")}


# --- the pack ---------------------------------------------------------------------------------------------------------


def read_deck(node: Mapping, report: Report) -> tuple[Deck, tuple[Names, ...], tuple[Names, ...]] | None:
    """The pack with the names of its suits and ranks; nothing where no pack can be made of what is said."""
    pattern = PATTERNS.get(text(node.get("suits")), {})
    if blank := [key for key in ("suits", "ranks") if _says_nothing(node.get(key))]:
        report(error("wrong-value", f"{quoted(blank[0])} names none", key_span(node, blank[0]), "no word stands here"))
        return None
    letters = [replace(word, text=normalise(word.text)) for word in split(node.get("suits"))]  # ♥ is H everywhere
    suits = list(pattern) or [w.text for w in letters]
    if len(suits) == 1 and len(suits[0]) > 1:
        report(_no_pack(letters[0]))
        return None
    said = _ranks(node, suits, pattern, report)
    sound = _once(letters, "suit", report) & (said is not None)
    added = split(node.get("add"))
    copies = min(max(1, number(node.get("copies"), 1)), COPIES_AT_MOST)
    size = (sum(map(len, said.values())) + len(added)) * copies if said else 0
    if not suits or not said or not sound or not _bounded(node, size, report):
        return None
    own = {suit: [word.text for word in words] for suit, words in said.items()}
    if not any(own.values()) or not _agree(node, own, report):
        return None
    regular = [suit + rank for suit in suits for rank in own[suit]]
    if not _told_apart(own, letters, node, report):
        return None
    removed = _removed(split(node.get("remove")), regular, report)
    extra = _added(added, [c for c in regular if c not in removed], report)
    deck = make_deck(suits, own, removed, extra, _groups(node, suits, pattern, report), copies)
    if not deck.cards:
        report(error("deck-too-small", "the pack holds no card", key_span(node, "remove"), "every card is taken out"))
        return None
    labels = mapping(node.get("names"), node.span)
    suit_names = _names(suits, mapping(labels.get("suits"), node.span), pattern, "suit", report)
    return deck, suit_names, _names(list(deck.ranks), mapping(labels.get("ranks"), node.span), {}, "rank", report)


def _says_nothing(node: Node | None) -> bool:
    """Whether a list of words, or every one of several, has no word in it."""
    if isinstance(node, Mapping):
        return bool(node.entries) and all(_says_nothing(entry.value) for entry in node.entries.values())
    missing = node is None or (isinstance(node, Scalar) and node.value is None)  # the schema tells of that
    return not missing and not split(node)


def _ranks(
    node: Mapping, suits: list[str], pattern: dict[str, Names], report: Report
) -> dict[str, list[Scalar]] | None:  # fmt: skip
    """The ranks of each suit; nothing where they are at fault."""
    said = node.get("ranks")
    if not isinstance(said, Mapping):
        words = split(said)
        return dict.fromkeys(suits, words) if _once(words, "rank", report) else None
    named: list[Scalar] = []
    own: dict[str, list[Scalar]] = {}
    sound = True
    for entry in said.entries.values():
        words, members = split(entry.value), split(entry.key)
        sound &= _once(words, "rank", report) & _known_suits(members, suits, pattern, report)
        for word in members:
            letter = _letter(word.text, suits, pattern)
            named += [Scalar(letter, letter, word.span, word.plain)] if letter else []
            own |= {letter: words} if letter else {}
    sound &= _once(named, "suit", report)
    missing = [suit for suit in suits if suit not in own]
    if missing and sound:
        report(error("ranks-disagree", f"it is not said which ranks the suit {quoted(missing[0])} has",
                     key_span(node, "ranks"), help=f"add `{' '.join(missing)}: …`"))  # fmt: skip
    return own if sound and not missing else None


def _agree(node: Mapping, own: dict[str, list[str]], report: Report) -> bool:
    """Whether there is one order of the ranks that all suits agree with."""
    try:
        merged(own.values())
    except ValueError:
        report(error("ranks-disagree", "the suits have the same ranks in contrary orders", key_span(node, "ranks"),
                     help="list them in one order here, and say under `plain: order` how they take"))  # fmt: skip
        return False
    return True


def _told_apart(own: dict[str, list[str]], words: list[Scalar], node: Mapping, report: Report) -> bool:
    """Whether every card can be told by its name, which is all that a record says of it, from all other cards and from
    whatever else can be done; ``words`` are those of the suits."""
    every = {rank for ranks in own.values() for rank in ranks}
    made: dict[str, list[tuple[str, str]]] = {}
    for suit, rank in ((suit, rank) for suit in own for rank in every):
        made.setdefault(suit + rank, []).append((suit, rank))
    at = {word.text: word.span for word in words}
    for name, several in made.items():
        cards = [(suit, rank) for suit, rank in several if rank in own[suit]]
        if cards and (_is_taken(name) or len(name) > CARD_AT_MOST):
            report(_taken(name, at.get(cards[0][0], key_span(node, "ranks"))))
            return False
        if len(cards) > 1:
            spans = [at.get(suit, key_span(node, "suits")) for suit, _ in cards]
            report(_two_cards(f"two cards are called {quoted(name)}", cards, spans))
            return False
    for word in split(node.get("add")):
        several = made.get(normalise(word.text), [])
        if len(word.text) > CARD_AT_MOST:
            report(_taken(word.text, word.span))
            return False
        if len(several) > 1:
            message = f"{quoted(normalise(word.text))} can be two cards"
            report(_two_cards(message, several, [key_span(node, "suits"), word.span]))
            return False
    return True


def _two_cards(message: str, cards: list[tuple[str, str]], spans: list[Span]) -> Diagnostic:
    said = [f"the suit {quoted(suit)} with the rank {quoted(rank)}" for suit, rank in cards]
    return error("duplicate-card", message, spans[1], said[1], more=[Label(spans[0], said[0])],
                 help="rename a suit or a rank, so that each card has a name of its own")  # fmt: skip


def _is_taken(name: str) -> bool:
    """Whether a card of this name could not be told from something else that is done or typed in a match."""
    return folded(name) in {PASS, CONCEDE, GIVE, TAKE} | AT_THE_TABLE


def _taken(name: str, span: Span) -> Diagnostic:
    if len(name) > CARD_AT_MOST:
        return error("wrong-value", f"the name of a card has more than {CARD_AT_MOST} characters", span,
                     help="give it a shorter one, and a title under `names`")  # fmt: skip
    return error("reserved-name", f"a card cannot be called {quoted(name)}", span,
                 "this word says what a player does", help="choose another name")  # fmt: skip


def _bounded(node: Mapping, size: int, report: Report) -> bool:
    if size > MAX_CARDS:
        message = f"the pack would hold more than {MAX_CARDS} cards"
        often = ", so many copies of each" if "copies" in node.entries else ""
        report(error("deck-too-large", message, key_span(node, "ranks"),
                     f"suits times ranks, and what is added{often}"))  # fmt: skip
    return size <= MAX_CARDS


def _no_pack(word: Scalar) -> Diagnostic:
    patterns = ", ".join(map(quoted, PATTERNS))
    return error("unknown-name", f"{quoted(word.text)} is no pack: {patterns}, or a list of letters", word.span,
                 help=did_you_mean(suggest(word.text, PATTERNS)))  # fmt: skip


JOINING = frozenset({">", "<", "-", "and", "or", "/"})
"""Signs and words that are no name of a suit or rank where several stand side by side."""


def _once(words: list[Scalar], what: str, report: Report) -> bool:
    """Whether no word stands twice and none is a word of the language."""
    sound = True
    if joined := next((w for w in words if w.text in JOINING), None):
        report(error("wrong-value", f"{quoted(joined.text)} is no {what}", joined.span, "one word is one name",
                     help=f"write the {what}s side by side, from high to low: `A K Q J`"))  # fmt: skip
        return False
    for word, times in Tally(w.text for w in words).items():
        places = [w.span for w in words if w.text == word]
        if times > 1:
            report(error("duplicate-name", f"the {what} {quoted(word)} stands twice", places[-1], "again here"))
            sound = False
        if word in keywords():
            report(reserved(what, word, places[0]))
    for fault in alike((word.text, word.span) for word in words):
        report(fault)
        sound = False
    return sound


def reserved(what: str, word: str, span: Span) -> Diagnostic:
    """The fault of declaring a word of the language."""
    message = f"a {what} cannot be called {quoted(word)}"
    return error("reserved-name", message, span, "a word of the language", help="choose another name, or capitalise it")


def _removed(words: list[Scalar], regular: list[str], report: Report) -> set[str]:
    for word in words:
        if normalise(word.text) not in regular:
            report(error("card-not-in-deck", f"there is no card {quoted(word.text)} to take out", word.span,
                         help=did_you_mean(suggest(word.text, regular))))  # fmt: skip
    return {normalise(w.text) for w in words}


def _added(words: list[Scalar], present: list[str], report: Report) -> list[str]:
    cards = set(present)
    extra: list[str] = []
    for word in words:
        name = normalise(word.text)
        if name in cards:
            report(error("duplicate-name", f"the pack has the card {quoted(name)} already", word.span, "a second one"))
        elif name in keywords():
            report(reserved("card", name, word.span))
        elif _is_taken(name):
            report(_taken(name, word.span))
        elif twin := next((card for card in sorted(cards) if look(card) == look(name)), None):
            report(next(alike([(twin, word.span), (name, word.span)])))
        else:
            extra.append(name)
        cards.add(name)
    return extra


def _groups(
    node: Mapping, suits: list[str], pattern: dict[str, Names], report: Report
) -> dict[str, tuple[str, ...]]:  # fmt: skip
    groups: dict[str, tuple[str, ...]] = dict(FRENCH_GROUPS) if pattern is FRENCH else {}
    for name, entry in mapping(node.get("groups"), node.span).entries.items():
        if name in keywords():
            report(reserved("group of suits", name, entry.key.span))
        members = split(entry.value)
        _known_suits(members, suits, pattern, report)
        letters = (_letter(w.text, suits, pattern) for w in members)
        groups[name] = tuple(letter for letter in letters if letter is not None)
    return groups


def _known_suits(words: list[Scalar], suits: list[str], pattern: dict[str, Names], report: Report) -> bool:
    """Whether the pack has each of these suits."""
    strange = [word for word in words if _letter(word.text, suits, pattern) is None]
    for word in strange:
        report(error("unknown-name", f"the pack has no suit {quoted(word.text)}", word.span,
                     notes=[f"suits {' '.join(suits)}"]))  # fmt: skip
    return not strange


def _letter(word: str, suits: Iterable[str], pattern: dict[str, Names]) -> str | None:
    word = SYMBOLS.get(word, word)
    known = {suit: suit for suit in suits} | {names.key: suit for suit, names in pattern.items()}
    return known.get(word)


def _names(
    keys: list[str], node: Mapping, pattern: dict[str, Names], what: str, report: Report
) -> tuple[Names, ...]:  # fmt: skip
    for key, entry in node.entries.items():
        if key not in keys:
            report(error("unknown-name", f"the pack has no {what} {quoted(key)}", entry.key.span,
                         help=did_you_mean(suggest(key, keys)), notes=[f"there are {' '.join(keys)}"]))  # fmt: skip
    known = (pattern.get(key, Names(key)) for key in keys)
    return tuple(Names(n.key, n.titles | titles(node.get(key))) for key, n in zip(keys, known, strict=True))


def suit_words(deck: Deck, suit_names: tuple[Names, ...]) -> dict[str, int]:
    """Every word for a suit: its letter, its symbol, its name."""
    words = {letter: i for i, letter in enumerate(deck.suits)}
    symbols = {symbol: words[letter] for symbol, letter in SYMBOLS.items() if letter in words}
    return symbols | {names.key: i for i, names in enumerate(suit_names)} | words


def vocabulary(deck: Deck, suit_names: tuple[Names, ...]) -> Vocabulary:
    """The words of the pack alone."""
    return Vocabulary(deck, suit_words(deck, suit_names))
