"""What ordinary speech has and the language says otherwise: words and short phrases with what is meant, as data.

Place in the pipeline: beside ``slips``; ``syntax`` and the phrases hold a fault against it; must not know the parser.
"""

from __future__ import annotations

NUMBER_WORDS = "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"

MEANT = {word: str(i) for i, word in enumerate(NUMBER_WORDS, 1)} | {"their": "its", "contains": "has"}
"""Words that stand for one of the language."""

SOMEBODY = {
    **dict.fromkeys(("nobody", "none"), "no side"),
    **dict.fromkeys(("everybody", "everyone"), "each side"),
    **dict.fromkeys(("somebody", "someone", "anybody", "anyone"), "a side"),
    **dict.fromkeys(("others", "opponents", "defenders"), "the other sides together"),
    **dict.fromkeys(("sides", "all"), "all sides together"),
    **dict.fromkeys(("seats", "players"), "each seat"),
    **dict.fromkeys(("he", "she", "they", "player", "who"), "seat"),
    **dict.fromkeys(("team", "partnership", "we", "they both"), "side"),
    **dict.fromkeys(("teams", "partnerships"), "each side"),
    **dict.fromkeys(("losers", "winners"), "each other side"),
}
"""What is no name of a seat, and what the language says."""

PAYERS = SOMEBODY | {
    **dict.fromkeys(("others", "opponents", "defenders", "losers", "winners"), "each other side"),
    **dict.fromkeys(("sides", "all", "everybody", "everyone"), "each side"),
}
"""The same of whom points come from or go to: each has an account by himself."""

A_TABLE = "say `when`; a number that depends on something is a table of cases: `{side has 4 tricks: 2, otherwise: 1}`"
BY_COUNTS = (
    "say what is counted, as in `side has 3 tricks`, `side has more tricks than other side`; a condition that is "
    "defined stands by itself, as in `won`"
)

USUAL_NAMES = ("declarer", "maker", "soloist", "loner")
"""Words that many specs declare, so that they are wrong only where they are not declared."""

INSTEAD = {
    **dict.fromkeys(("if", "then", "else", "otherwise"), A_TABLE),
    **dict.fromkeys(("win", "wins", "won", "lose", "loses", "lost", "fails", "made", "makes"), BY_COUNTS),
    **dict.fromkeys(("leads", "first"), "say `led`, which asks whether the card itself was led"),
    **dict.fromkeys(("alone", "solo"), "let a choice bind a name, and ask `loner is named` or `loner is of side`"),
    **dict.fromkeys(("broken", "opened"), "say `hearts was played`, or `trump was played`"),
    **dict.fromkeys(("winning", "ahead"), "who is winning the trick `holds` it, as in `partner holds the trick`"),
    "highest": "say of which cards and where, as in `highest of trump in hand`; who is winning `holds the trick`",
    **dict.fromkeys(("yes", "true", "always"), "what always holds is not asked: leave the condition out"),
    "anything": "say `any`",
    **dict.fromkeys(USUAL_NAMES,
                    "a name for a seat is bound by a choice, as in `binds: {declarer: speaker}`"),
    "higher": "say `K or higher`",
    "everything": "say `any`; a clause that beats everything says `beats` alone",
    "counter": "a total that only rows change is `marks`; a count of one deal stands under `counters`",
    "only": "say what else there is not, as in `seat holds no (any but trump)`",
    "empty": "say `stock is empty`, `every card is played`, or `is 0` of what is counted",
    "all": "say of cards `any`, else `every`, `each side`, `all sides together`; of a number its name, as in "
           "`points: pool, from: pool`",
    "pool": "declare it in the match: `pools: {pool: 0}`",
}  # fmt: skip
"""Words that a spec may declare, and what is said where it does not."""


def _deeds(who: str, meant: str) -> dict[str, str]:
    return {rf"{who} (?:have|has)": f"{meant} has", rf"{who} (?:hold|holds)": f"{meant} holds"}


BE = "(?:is|are|was|were|has been|have been)"
PLAYED = "(?:played(?: out)?|gone|taken|over|out)"
HALF = r"half (?:of )?(?:the )?"

ORDINARY = {
    **_deeds("both sides", "each side"),
    **_deeds("all sides", "each side"),
    **_deeds("neither side", "no side"),
    **_deeds("(?:the )?other sides", "each other side"),
    **_deeds("each of the other sides", "each other side"),
    **_deeds("(?:the )?others", "each other side"),
    **_deeds("no one", "no side"),
    r"(a|no|each|another) (side|seat)s": r"\1 \2",
    r"^(side|seat)s(?= \w)": r"each \1",
    r"(?:has |have )?(?:won|wins?|takes?|took|taken|makes?|made) ([0-9]+ tricks?)": r"has \1",
    r"in (?:first|1st) trick": "in the first trick",
    r"before first lead": "before the first lead",
    r"(?:eldest|elder|first)(?: hand)": "forehand",
    r"follow(?:s|ing)? suit": "same suit",
    r"(?:any|every|each|all) cards?$": "any",
    r"of (?:the )?(?:others|other sides)": "of the other sides together",
    r"of all sides(?! together)": "of all sides together",
    r"^(?:the )?(?:others|other sides)$": "each other side",
    r"(?:every|each|all) (?:players?|sides?)": "each side",
    r"(?:every|each|all) seats?": "each seat",
    r"than (?:any|all) (?:other )?(side|seat)s?": r"than each other \1",
    r"(?:any|one) other (side|seat)": r"another \1",
    r"^(?:holder of|taker of|who took|played) (.+)$": r"who played \1",
    r"side is (?:the )?first to (?:the )?most tricks": "ahead is of side",
    r"is (?:the )?first to (?:the )?most tricks": "is ahead",
    r"(?:side|seat) makes (?:its |his |the )?bid exactly": "tricks are exactly bid",
    r"(?:side|seat) makes exactly (?:its |his |the )?bid": "tricks are exactly bid",
    r"(?:side|seat) makes (?:its |his |the )?bid": "tricks are at least bid",
    r"(\w+) makes (?:its |his |the )?bid": r"tricks of \1 are at least bid of \1",
    r"(\w+) has bid tricks": r"\1 has at least bid tricks",
    r"(\w+) bids? (?:0|nothing)": r"\1 has no bids",
    r"(\w+) bids? ([1-9][0-9]*)": r"\1 has \2 bids",
    r"bids add up": "bids of all sides together are exactly cards of dealer",
    rf"at least {HALF}(\w+)": r"at least (\1 of all sides together divided by 2) \1",
    rf"{HALF}(\w+)": r"\1 divided by 2",
    r"twice (?:the |his |its )?(\w+)": r"2 times \1",
    r"([0-9]+) x (?:the )?(\w+)": r"\1 times \2",
    r"([0-9]+) (?:per|a) (\w+)": r"\1 for each \2",
    r"(?:its|his|her|the) (bids?|tricks?)": r"\1",
    r"the (side|seat|dealer|forehand|leader|speaker|taker|other side|pool|stake)": r"\1",
    r"(\w+) has ([0-9]+) to ([0-9]+) (\w+)": r"\1 has at least \2 \4 and \1 has at most \3 \4",
    r"([0-9]+) or more": r"at least \1",
    r"([0-9]+) or (?:fewer|less)": r"at most \1",
    r"(is|are) (?:equal to|the same as)": r"\1 exactly",
    r"has as many": "has at least as many",
    r"has (?:the )?most (\w+)": r"has more \1 than each other side",
    r"has (?:all|all the) (\w+?)s": r"has every \1",
    r"^cards (taken|held) by": r"number of any \1 by",
    r"^(\w+) (taken|held) by": r"number of \1 \2 by",
    r"in (?:his |its |their )?tricks": "taken by side",
    r"(tricks?) in the (\w+)": r"\1 in \2",
    r"holds only (\w+)": r"holds no (any but \1)",
    r"holds trick": "holds the trick",
    r"(?:takes|takes in|won|wins) (?=(?!the |trick)\w)": "took ",
    r"(?:wins|won|takes|took) the (first|last)": r"has the \1",
    r"(?:the )?(?:highest|strongest) (?:of )?(\w+)(?: in hand)?": r"highest of \1 in hand",
    r"([A-Z0-9]\w*) (?:lies|is|are) in the trick": r"trick has \1",
    r"(?:it|the card) (?:is|was) led": "led",
    r"(?:it|the card) (?:is|was) not led": "not led",
    rf"all (?:of )?(?:the )?(?:cards|tricks) (?:{BE} )?{PLAYED}(?! by)": "every card is played",
    rf"(?:every|each) (?:cards?|tricks?) (?:{BE} )?{PLAYED}(?! by)": "every card is played",
    rf"(?:every card|everything|(?:the )?last (?:trick|card)) (?:{BE} )?{PLAYED}(?! by)": "every card is played",
    rf"no (?:more )?(?:cards?|tricks?) (?:{BE} )?(?:left|remains?|remaining)": "every card is played",
    r"after (?:the last|all|all the|every) tricks?": "every card is played",
    rf"(?:(?:all|each|every|the|his|its) )*hands? {BE} empty": "every card is played",
    rf"(?:the )?(?:talon|stock|pack) (?:{BE} )?(?:exhausted|used up|gone|empty|out)": "stock is empty",
    r"(\w+) is empty": r"\1 is 0",
    r"(pool|pot|stake) has ([0-9]+)": r"\1 is \2",
    r"(?:the )?(?:card turned up|turned card|turn-up) is (\w+)": r"\1 lies turned up",
    r"is (turned up|laid out|aside)": r"lies \1",
    r"its (suit|rank) is (not )?(\w+)": r"\2\3 is its \1",
    r"(\w+) (is|are) not (\w+)": r"not \1 \2 \3",
    r"(\w+) (has|have|holds|held|took) not": r"not \1 \2",
    r"is named by (\w+)": r"is of \1",
    r"(?:of )?the same suit": "of same suit",
    r"(?:contains|includes)": "has",
    r"(lead|play) not (\w+)": r"\1 any but \2",
    r"^not (\w+)$": r"any but \1",
    r"the (\w+)": r"\1",
    r"(\w+) suit(?! led)": r"\1",
}
"""Patterns of what is said in ordinary speech, and what the language says."""

FIXED = (
    "every card is played", "stock is empty", "before the first lead", "in the first trick",
)  # fmt: skip
"""Conditions that are always said in the same words."""
LIGHT = frozenset({"the", "a", "is", "are", "was", "were", "has", "been"})
"""Words that are left out or put in when such a one is said from memory."""

STRANGE = {
    "=": "say `is exactly`, `are at least`, `has`",
    ">": "say `more than 3`, `at least 3`; an order of cards is written from high to low with `>`",
    "<": "an order is written from high to low with `>`; a bound is `fewer than`, `at most`",
    "&": "say `and`",
    "|": "say `or`",
    "!": "say `not`",
    "+": "say `or` for cards, `plus` for numbers",
    "*": "say `times`",
    "/": "say `or` for cards, `divided by` for numbers",
    '"': "names are written without quotes",
    "'": "names are written without quotes",
    "[": "group with round brackets",
    "{": "group with round brackets",
    ":": "put the whole rule in quotes if YAML cut it",
    "-": "say `minus`, as in `minus 2`; a name begins with a letter",
    ".": "numbers are whole, and a rule has no full stop",
    "%": "say `divided by`",
}
