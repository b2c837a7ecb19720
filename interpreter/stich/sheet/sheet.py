"""The rule sheet of a game, from its spec alone, in a language: enough to play from for somebody who has never seen it.

Place in the pipeline: puts together the sections, each from the module that is called as in ``language``, and
``examples`` and ``sources``; ``as_text`` and its like draw what ``make_sheet`` gives.  No rule is known here that the
spec does not say.
"""

from __future__ import annotations

from collections.abc import Iterator

from stich.language.conditions import terms as t
from stich.language.conditions.kinds import Moment
from stich.language.model.bindings import Values
from stich.language.model.game import GameModel
from stich.messages.book import book_of
from stich.sheet.aim import aim
from stich.sheet.conditions import ConditionWords
from stich.sheet.contracts import contracts
from stich.sheet.deal import deal
from stich.sheet.deck import pack, pack_size
from stich.sheet.definitions import definitions
from stich.sheet.dialogues import dialogues
from stich.sheet.examples import examples
from stich.sheet.match import match
from stich.sheet.melds import melds
from stich.sheet.parts import Block, Paragraph, Section, Sheet, Tone, Writer, in_own_words
from stich.sheet.play import play
from stich.sheet.powers import bound_powers, powers, trick
from stich.sheet.score import score
from stich.sheet.seats import direction, players, seats, sides_text
from stich.sheet.sources import guesses, sources


def make_sheet(game: GameModel, language: str = "en", bound: Values = ()) -> Sheet:
    """The sheet of a game.  ``bound`` fixes bindings (``()`` for one that stays open); it adds the table of powers for
    them, and leaves the rest as general as it is.

    Raises:
        KeyError: the language is not known.
    """
    book = book_of(language, alone=game.seats.alone)
    open_, fixed = ConditionWords(game, book), ConditionWords(game, book, bound)
    parts = [glance(open_), aim(open_), pack(open_), seats(open_), deal(open_), powers(open_), bound_powers(fixed),
             trick(open_), play(open_), contracts(open_), dialogues(open_), melds(open_), definitions(open_),
             score(open_), match(open_), guesses(open_), sources(open_), examples(open_)]  # fmt: skip
    return Sheet(
        game=game.name,
        title=open_.book.title(game.titles),
        subtitle=in_own_words(book, game.reading),
        about=tuple(_about(open_)),
        sections=tuple(section for sections in parts for section in sections),
        language=language,
    )


def _about(p: ConditionWords) -> Iterator[Block]:
    if p.game.about:
        yield Paragraph(in_own_words(p.book, p.game.about))
    if p.game.status != "faithful":
        yield Paragraph(p.book.say(f"status-{p.game.status}"), Tone.CONJECTURE)


def glance(p: ConditionWords) -> tuple[Section, ...]:
    """The game in a few lines."""
    w, game = Writer(p), p.game
    rows = [
        ("glance-players", players(p)),
        ("glance-sides", sides_text(p)),
        ("glance-pack", pack_size(p)),
        ("glance-dealt", str(game.cards_dealt) if game.cards_dealt else ""),
        ("glance-way", direction(p)),
        ("glance-deal", _end(p)),
        ("glance-match", p.condition(game.match.ends)),
    ]
    w.table((), ((w.say(key), value) for key, value in rows if value))
    return w.section("head-glance")


def _end(p: ConditionWords) -> str:
    ends = p.game.play.ends
    return p.book.say("glance-all_played") if ends == t.Now(Moment.ALL_PLAYED) else p.condition(ends)
