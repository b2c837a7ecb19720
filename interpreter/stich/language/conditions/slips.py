"""Slips that authors make, and what they are told: malformed phrases with their mends, as data.

Place in the pipeline: beside ``syntax``, which holds a fault against them, and ``speech``, single words; must not know
the parser.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taught:
    """A frequent slip: what is said of it, and malformed texts (start, text) that make it.

    A text that fails in the same state of the parser at the same kind of word is told the same.  ``{word}`` stands for
    the word at fault; ``back``: the word before it is at fault; ``code``: of the diagnostic.
    """

    message: str
    help: str
    examples: tuple[tuple[str, str], ...]
    back: bool = False
    code: str = "condition-syntax"


CONDITIONS: tuple[Taught, ...] = (
    Taught(
        "nothing is asked about {word}",
        "say what is asked, as in `trick has {plain}`, `side holds {plain}`, or of what is counted `side has 3 tricks`",
        (
            ("condition", "chosen K"),
            ("condition", "any"),
            ("condition", "K or lower"),
            ("clause", "beats when chosen K"),
            ("clause", "beats unless plain K, yields to O"),
            ("condition", "chosen K and led"),
        ),
        back=True,
    ),
    Taught(
        "on the left of `is` stands one count, and {word} is no part of it",
        "turn it round, as in `bid is at most (tricks plus 3)`, or name the number under `define: numbers`",
        (
            ("condition", "tricks plus bid is at least 3"),
            ("condition", "eyes plus bid is at least 3"),
            ("condition", "tricks of side plus bid is at least 3"),
            ("condition", "eyes of dealer minus bid is at least 3"),
            ("condition", "stake times 2 is at least 3"),
            ("condition", "eyes of dealer over 3 is at least 3"),
            ("condition", "eyes of declarer over 3 is at least 3"),
            ("condition", "eyes of declarer plus 3 is at least 3"),
            ("condition", "tricks over 3 is at least 3"),
            ("condition", "number of trump in hand of declarer plus 3 is 4"),
        ),
    ),
    Taught(
        "how many {word} is not said",
        "give a number, as in `has 3 tricks`, `has at most 3 tricks`; cards are held: `holds K`",
        (
            ("condition", "side has tricks"),
            ("condition", "a side has honours"),
            ("condition", "side has trick"),
            ("condition", "seat has card"),
        ),
    ),
    Taught(
        "a number is missing before {word}",
        "write it in digits, as in `at least 3 tricks`; a longer one in brackets, as in `at least (bid plus 1) tricks`",
        (
            ("condition", "side has more than trick"),
            ("condition", "side has at least card"),
        ),
    ),
    Taught(
        "of what is not said",
        "say what is counted, as in `at least 3 tricks`; a longer number in brackets: `at least (bid plus 1) tricks`",
        (
            ("condition", "side has at least tricks"),
            ("condition", "side has at least bid plus 1 tricks"),
            ("condition", "side has 3"),
            ("condition", "side has at most 3"),
            ("condition", "side has at least 2 times stake"),
            ("condition", "side has no"),
            ("condition", "side has every"),
            ("condition", "side has more than 3 or led"),
            ("condition", "side has 3 and led"),
        ),
    ),
    Taught(
        "{word} has no place here",
        "who has it is said in front of `has`; tricks of a phase are `tricks in endplay`",
        (
            ("condition", "side has 3 tricks of endplay"),
            ("condition", "side has at least 3 tricks of endplay"),
            ("condition", "side has no tricks of endplay"),
            ("condition", "side has every trick of endplay"),
            ("condition", "side has more tricks of endplay than other side"),
            ("condition", "side has fewer tricks of endplay than other side"),
            ("condition", "side has at least as many tricks of endplay as other side"),
        ),
    ),
    Taught(
        "it is not said than whom",
        "say `more tricks than other side`, `more tricks than each other side`; than a number: `more than 3 tricks`",
        (
            ("condition", "side has more tricks"),
            ("condition", "side has more tricks than 3"),
            ("condition", "side has fewer tricks"),
            ("condition", "side has fewer tricks than 3"),
            ("condition", "side has more tricks and led"),
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
        "{word} is no moment of a deal",
        "say `in trick 1`, `in the first trick`, `before the first lead`, `in deal 1 of every 4`, `after deal 9`",
        (
            ("condition", "in the last trick"),
            ("condition", "in every deal"),
            ("condition", "in endplay"),
            ("condition", "after the first trick"),
            ("condition", "before the last trick"),
        ),
    ),
    Taught(
        "`is` is missing before {word}",
        "say `stock is empty`, `stake is 2`, `trump is S`",
        (
            ("condition", "stake at least 2"),
            ("condition", "bid of side 2"),
            ("condition", "tricks more than 3"),
        ),
    ),
    Taught(
        "`has` is missing before {word}",
        "say `trick has K`, `side has 3 tricks`; a condition that is defined stands by itself, as in `won`",
        (
            ("condition", "trick K"),
            ("condition", "trick 3"),
            ("condition", "side 3 tricks"),
            ("condition", "a side 3 tricks"),
            ("condition", "no side tricks"),
            ("condition", "side tricks"),
            ("condition", "side at least 3 tricks"),
        ),
    ),
    Taught(
        "how many cards are asked for is not said with `of`",
        "say `holds 2 of K`, `trick has at least 2 of K`: without `of` the number is a rank",
        (
            ("condition", "side holds at least 2 K"),
            ("condition", "trick has at most 1 K"),
            ("condition", "side was dealt exactly 2 K"),
        ),
    ),
    Taught(
        "{word} stands in an order only",
        "say `more than 3 tricks`, `at least 3 tricks`, `is at least 3`",
        (
            ("condition", "side has > 3 tricks"),
            ("condition", "stake is > 3"),
            ("condition", "stake > 3"),
            ("condition", "tricks of side > 3"),
        ),
    ),
    Taught(
        "a difference is not said with `more`",
        "say `tricks are at least tricks of other side plus 3`",
        (
            ("condition", "side has 3 more tricks than other side"),
            ("condition", "side has 3 tricks more than other side"),
        ),
    ),
    Taught(
        "of what there is more is not said",
        "say `more tricks than other side`, `at least as many tricks as other side`",
        (
            ("condition", "side has more than other side"),
            ("condition", "side has more than each side"),
            ("condition", "side has at least as many as other side"),
            ("condition", "side has at most as many as each side"),
        ),
    ),
    Taught(
        "only the last tricks are asked with a card",
        "say `has the last trick with K`, or ask the trick itself",
        (("condition", "side has the first trick with K"), ("condition", "side has the first 2 tricks with K")),
    ),
    Taught(
        "whose seats they are is said with `of`",
        "say `seat is of side`, `declarer is of other side`",
        (("condition", "seat is in side"), ("condition", "dealer is side"), ("condition", "host is other side")),
    ),
    Taught(
        "of which of several is not said",
        "say `of side`, `of other side`, or name a seat of it",
        (
            ("condition", "host is of a side"),
            ("condition", "seat is of each side"),
            ("condition", "dealer is of no side"),
            ("condition", "dealer is of another side"),
        ),
    ),
    Taught(
        "where cards are is not asked with `is`",
        "say `side holds K`, `K lies turned up`, `trick has K`",
        (("condition", "K O is in hand"), ("condition", "plain K is taken by side"), ("condition", "any is played")),
    ),
    Taught(
        "a number stands alone",
        "say `bid is 3`, `tricks are at least bid`",
        (("condition", "bid is 3 tricks"), ("condition", "bid of side is 3 tricks")),
    ),
    Taught(
        "a stock is asked whether it is empty",
        "say `stock is empty`, or `number of any in the stock is 3`",
        (("condition", "stock has 3 cards"), ("condition", "stock has no cards"), ("condition", "stock is 3")),
    ),
    Taught(
        "how the numbers compare is not said",
        "say `are exactly cards of seat`, `are at least bid of declarer`, `are more than 3`",
        (("condition", "tricks of side are bid"), ("condition", "bid of side is equal")),
    ),
    Taught(
        "where these cards lie is not said",
        "say `lies turned up`, `lies laid out` or `lies aside`; elsewhere count them: `number of K in the stock`",
        (("condition", "K lies"), ("condition", "K lies in the stock"), ("condition", "K lies in hand")),
    ),
    Taught(
        "how the number compares is not said",
        "say `is 3`, `is at least 3`, `is more than bid`; a condition that is defined is not asked of somebody",
        (("condition", "tricks of side"), ("condition", "tricks of other side"), ("condition", "number of K in hand")),
    ),
    Taught(
        "`holds` speaks of the hand",
        "leave out where the cards lie: `side holds K`; other cards are `side took K`, `number of K taken by side`",
        (("condition", "side holds K in hand"), ("condition", "side holds 2 of K in hand")),
    ),
    Taught(
        "`and` after a list joined with `or` can be read in two ways",
        "put one of the parts in brackets",
        (("condition", "not (trick has K or O and)"),),
    ),
)

ASKED_OF_ONE = (
    "tricks of",
    "trick of",
    "tricks in endplay of",
    "number of K in hand of",
    "number of K held by",
    "number of K dealt to",
    "number of K taken by",
    "stake times tricks of",
)

NUMBERS: tuple[Taught, ...] = (
    Taught(
        "a condition is no number",
        "a number that depends on something is a table of cases: `{side has 4 tricks: 2, otherwise: 1}`",
        (("number", "side has 3 tricks"), ("number", "a side has 3 tricks"), ("number", "dealer is of side")),
    ),
    Taught(
        "`times` or `for each` is missing",
        "say `2 times stake`, or `1 for each trick over 6`",
        (
            ("number", "2 stake"),
            ("number", "3 points"),
            ("number", "2 trick"),
            ("number", "stake plus 2 tricks"),
            ("number", "2 number of K in hand"),
        ),
    ),
    Taught(
        "a number is of one, and not of several",
        "say `of side`, `of all sides together`, or ask it of each: `each side has 3 tricks`",
        tuple(
            (start, f"{number} {quantifier} side")
            for start, number in (
                *(("number", number) for number in ASKED_OF_ONE),
                ("condition", "tricks of"),
                ("cards", "highest of K held by"),
            )
            for quantifier in ("a", "another", "each", "no")
        ),
        code="several-in-number",
    ),
    Taught(
        "of whom is not said",
        "say `tricks of side`, `tricks of taker`, or leave out `of` for the one in question",
        (("number", "tricks of"), ("number", "bid of 3"), ("condition", "bid of is 3")),
    ),
    Taught(
        "numbers are not joined so",
        "say `plus`, `minus`, `times`, `over`, `divided by 2`",
        (
            ("number", "stake and 2"),
            ("number", "3 or 4"),
            ("number", "tricks or bid"),
            ("number", "tricks unless led"),
        ),
    ),
    Taught(
        "it is not said where the cards lie",
        "say `in hand`, `held by side`, `taken by side`, `in the trick`, `in the stock`, `turned up` and the like",
        (
            ("number", "number of K"),
            ("number", "top K in a row"),
            ("number", "top K in a row by side"),
            ("number", "eyes in"),
        ),
    ),
    Taught(
        "`in a row` is missing",
        "say `top trump in a row held by side`",
        (("number", "top K"), ("number", "top K held by side"), ("number", "top K in hand")),
    ),
    Taught(
        "a number is divided by a literal",
        "write it in digits, as in `pool divided by 3`",
        (("number", "pool divided by stake"), ("number", "pool divided by trick"), ("number", "pool divided by")),
    ),
    Taught(
        "`at most` and `at least` come after a comma",
        "say `stake, at most 3`",
        (("number", "stake at most 3"), ("number", "3 at least 2")),
    ),
    Taught(
        "a number is rounded to a multiple of another",
        "say `rounded to a multiple of 5`, `rounded up to a multiple of 5`, `rounded down to …`",
        (
            ("number", "stake rounded"),
            ("number", "stake rounded up"),
            ("number", "stake rounded to 5"),
            ("number", "stake rounded up to tens"),
        ),
    ),
)

CARDS: tuple[Taught, ...] = (
    Taught(
        "cards are not joined with `and`",
        "words side by side narrow each other: `trump K`; alternatives are joined with `or`: `K or Q`",
        (("cards", "K and O"), ("cards", "same suit and K"), ("cards", "plain and K")),
    ),
    Taught(
        "a set of cards has no condition",
        "say when in a guard, a clause or a line of `legal`, or in a row of its own",
        (("cards", "K when led"), ("cards", "any unless led"), ("cards", "same suit when led")),
    ),
    Taught(
        "cards are not joined with a comma",
        "join them with `or`; an order is written with `>`",
        (("cards", "K, O"), ("order", "K > O, U")),
    ),
    Taught(
        "`or` is missing before {word}",
        "say `K or lower`, `K or higher`",
        (("cards", "K lower"), ("clause", "beats plain K lower")),
    ),
    Taught(
        "{word} says where cards lie, not which",
        "ask it with `K lies turned up`, `number of K turned up`; where a transfer takes from is said by `from`",
        (
            ("cards", "turned up"),
            ("cards", "K turned up"),
            ("cards", "laid out K"),
            ("cards", "aside"),
            ("cards", "K in hand"),
            ("cards", "any but turned up"),
            ("guard", "may not lead turned up"),
            ("condition", "turned up is K"),
        ),
    ),
)

SEATS: tuple[Taught, ...] = (
    Taught(
        "a seat is told by what it does",
        "say `dealer`, `forehand`, `seat after dealer`, `seat before dealer` and the like",
        (
            ("seat", "left of dealer"),
            ("seat", "after dealer"),
            ("seat", "0"),
            ("seat", "seat"),
            ("seat", "each seat"),
        ),
    ),
    Taught(
        "{word} is nobody by himself",
        "say `side`, `each side`, `each other side`, `seat`, a role such as `dealer`, or the name of a seat",
        (("whom", "sides"), ("account", "sides"), ("whom", "play")),
    ),
)

RULES: tuple[Taught, ...] = (
    Taught(
        "`or` cannot join what a power beats",
        "join it with `and`, as in `beats lower powers and plain K`",
        (("clause", "beats K or O"), ("clause", "beats nothing or K"), ("clause", "beats lower powers or K")),
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
        "a guard begins with `may` or `must`",
        "say `may not lead …`, `may not play …`, `may lead … only when …` or `must play …`",
        (
            ("guard", "K may not lead"),
            ("guard", "not lead K"),
            ("guard", "any"),
            ("guard", "no K"),
            ("guard", "seat must play K"),
            ("guard", "side may not lead K"),
            ("guard", "dealer must play K"),
        ),
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
            ("clause", "yields to K"),
        ),
    ),
    Taught(
        "`when` is missing before {word}",
        "say `beats when in trick 1`, `beats K when stock is empty`",
        (("clause", "beats in trick 1"), ("clause", "beats K in trick 1"), ("clause", "beats before trick 2")),
    ),
    Taught(
        "an exemption begins with `need not play`",
        "say `need not play five unless five was led`",
        (("exemption", "K"), ("exemption", "may play K"), ("exemption", "not play K")),
    ),
    Taught(
        "`when` comes before `unless`",
        "turn them round: `when … unless …`",
        (("clause", "beats unless led when trick has K"), ("guard", "may not lead K unless led when led")),
    ),
    Taught(
        "what is asked is not joined with a comma",
        "join it with `and`, `or` or `unless`",
        (("condition", "trick has K, O"), ("condition", "led, in trick 1"), ("condition", "side has 3 tricks, led")),
    ),
    Taught(
        "a bracket is not closed",
        "close it with `)`",
        (
            ("condition", "(led"),
            ("cards", "chosen (K or O"),
            ("condition", "not (trick has K or O"),
            ("number", "(stake plus 1"),
        ),
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
            ("number", "stake plus"),
            ("number", "2 times"),
            ("number", "tricks over"),
            ("number", "3 for each"),
        ),
        back=True,
    ),
)

TAUGHT: tuple[Taught, ...] = (*CONDITIONS, *NUMBERS, *CARDS, *SEATS, *RULES)


def taught_examples() -> Iterator[tuple[Taught, str, str]]:
    """Each malformed text of :data:`TAUGHT` with its row and its start."""
    for row in TAUGHT:
        for start, text in row.examples:
            yield row, start, text
