"""Slips that authors make, and what they are told: malformed phrases with their mends, as data.

Place in the pipeline: beside ``syntax``, which holds a fault against them; must not know the parser.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taught:
    """A frequent slip: what is said of it, and malformed texts (start, text) that make it.

    A text that fails in the same state of the parser at the same kind of word is told the same.  ``{word}`` stands for
    the word at fault; ``back``: the word before it is at fault.
    """

    message: str
    help: str
    examples: tuple[tuple[str, str], ...]
    back: bool = False


TAUGHT: tuple[Taught, ...] = (
    Taught(
        "nothing is asked about {word}",
        "say what is asked, as in `trick has {plain}` or `side holds {plain}`",
        (
            ("condition", "K"),
            ("condition", "trick has K and O"),
            ("condition", "chosen K"),
            ("condition", "led or not K"),
            ("clause", "beats when K"),
            ("clause", "beats unless K, yields to O"),
            ("condition", "K and led"),
        ),
        back=True,
    ),
    Taught(
        "`or` cannot join what a power beats",
        "join it with `and`, as in `beats lower powers and plain K`",
        (("clause", "beats K or O"), ("clause", "beats nothing or K"), ("clause", "beats lower powers or K")),
    ),
    Taught(
        "`and` after a list joined with `or` can be read in two ways",
        "put one of the parts in brackets",
        (("condition", "trick has K or O and led"), ("clause", "beats when trick has K or O and led")),
    ),
    Taught(
        "how many {word} is not said",
        "give a number, as in `has 3 tricks` or `has at most 3 tricks`",
        (("condition", "side has tricks"), ("condition", "a side has honours"), ("condition", "side has trick")),
    ),
    Taught(
        "a number is missing before {word}",
        "write the number in digits, as in `at least 3 tricks`",
        (
            ("condition", "side has at least tricks"),
            ("condition", "side has exactly many tricks"),
            ("condition", "side has more than trick"),
        ),
    ),
    Taught(
        "the number of the trick is missing",
        "write it in digits, as in `in trick 1`",
        (("condition", "in trick"), ("guard", "may not lead K before trick"), ("condition", "after trick")),
    ),
    Taught(
        "{word} is no number of a trick",
        "write the number in digits, as in `in trick 1`",
        (("condition", "in trick last"), ("guard", "may not lead K after trick K")),
    ),
    Taught(
        "it is not said whether the cards may not be led or not be played",
        "say `may not lead` or `may not play`",
        (("guard", "may not K"), ("guard", "may not any"), ("guard", "may not 7")),
    ),
    Taught(
        "`only when` is missing",
        "say `may lead … only when …`, or `may not lead …`",
        (
            ("guard", "may lead K in trick 2"),
            ("guard", "may lead K when stock is empty"),
            ("guard", "may lead K"),
            ("guard", "may lead K unless led"),
        ),
    ),
    Taught(
        "a guard begins with `may`",
        "say `may not lead …`, `may not play …` or `may lead … only when …`",
        (("guard", "K may not lead"), ("guard", "not lead K"), ("guard", "any"), ("guard", "no K")),
    ),
    Taught(
        "a clause begins with `beats`",
        "say `beats when …`, or leave the clause out for a power that is always in force",
        (
            ("clause", "when led"),
            ("clause", "unless led"),
            ("clause", "led"),
            ("clause", "nothing when led"),
            ("clause", "K when led"),
        ),
    ),
    Taught(
        "`when` comes before `unless`",
        "turn them round: `when … unless …`",
        (("clause", "beats unless led when trick has K"), ("guard", "may not lead K unless led when led")),
    ),
    Taught(
        "`times` or `for each` is missing",
        "say `2 times stake`, or `1 for each trick over 6`",
        (("amount", "2 stake"), ("amount", "2 stakes"), ("amount", "3 points")),
    ),
    Taught(
        "the number comes before `times`",
        "say `2 times stake`",
        (("amount", "stake times 2"),),
    ),
    Taught(
        "a seat is told by what it does",
        "say `dealer`, `forehand`, `seat after dealer`, `seat before dealer` and the like",
        (("seat", "left of dealer"), ("seat", "after dealer"), ("seat", "the dealer"), ("seat", "0")),
    ),
    Taught(
        "cards are not joined with a comma",
        "join them with `or`; an order is written with `>`",
        (("cards", "K, O"), ("order", "K > O, U"), ("condition", "trick has K, O")),
    ),
    Taught(
        "`or` is missing before {word}",
        "say `K or lower`, `K or higher`",
        (("cards", "K lower"), ("clause", "beats plain K lower")),
    ),
    Taught(
        "`is` is missing before {word}",
        "say `stock is empty`, `stake is 2`",
        (("condition", "stock empty"), ("condition", "stake 2"), ("condition", "stake at least 2")),
    ),
    Taught(
        "`has` is missing before {word}",
        "say `trick has K`, `side has 3 tricks`",
        (
            ("condition", "trick K"),
            ("condition", "trick contains K"),
            ("condition", "trick 3"),
            ("condition", "side 3 tricks"),
            ("condition", "a side 3 tricks"),
            ("condition", "no side tricks"),
            ("condition", "side tricks"),
        ),
    ),
    Taught(
        "a bracket is not closed",
        "close it with `)`",
        (("condition", "(led"), ("cards", "chosen (K or O"), ("condition", "not (trick has K or O")),
    ),
    Taught(
        "{word} stands alone",
        "delete it, or say what follows",
        (
            ("condition", "led and"),
            ("condition", "led or"),
            ("condition", "trick has K unless"),
            ("condition", "not"),
            ("clause", "beats when"),
            ("clause", "beats K and"),
            ("cards", "K or"),
            ("cards", "K but"),
            ("order", "K >"),
            ("condition", "trick has"),
        ),
        back=True,
    ),
)


NUMBER_WORDS = "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"


MEANT = {word: str(i) for i, word in enumerate(NUMBER_WORDS, 1)} | {"their": "its"}


ORDINARY = {
    f"{who} {deed}": f"{meant} {does}"
    for who, meant in (("both sides", "each side"), ("all sides", "each side"), ("neither side", "no side"))
    for deeds, does in ((("have", "has"), "has"), (("hold", "holds"), "holds"))
    for deed in deeds
}


STRANGE = {
    "=": "say `is` or `has`",
    "<": "an order is written from high to low with `>`; a bound is `fewer than`, `at most`",
    "&": "say `and`",
    "|": "say `or`",
    "!": "say `not`",
    "+": "say `or` for cards, `stake plus 1` for points",
    "*": "say `2 times stake`",
    "/": "say `or`",
    '"': "names are written without quotes",
    "'": "names are written without quotes",
    "[": "group with round brackets",
    "{": "group with round brackets",
    ":": "put the whole rule in quotes if YAML cut it",
    "-": "numbers are not negative; a name begins with a letter",
    ".": "a rule has no full stop",
}


def taught_examples() -> Iterator[tuple[Taught, str, str]]:
    """Each malformed text of :data:`TAUGHT` with its row and its start."""
    for row in TAUGHT:
        for start, text in row.examples:
            yield row, start, text
