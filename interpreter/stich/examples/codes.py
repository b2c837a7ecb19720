"""The pages of what running a spec finds: examples that do not hold, deals that cannot go on.

Place in the pipeline: beside the kinds of examples; its import declares the codes.
"""

from __future__ import annotations

from stich.language.text.diagnostics import declare

FAILING_EXAMPLE = "failing-example"
UNREADABLE_EXAMPLE = "unreadable-example"

declare(
    FAILING_EXAMPLE,
    "an example does not hold",
    "The rules of the spec give another answer than the example expects.",
    "Examples are what the source says; either a rule or the example is written down wrongly.",
    "given: {chosen: B, trick: LK B3}\nexpect: {winner: B3}   # but a king disarms the three",
    "See which words decided, and correct them, or correct the example.",
)
declare(
    UNREADABLE_EXAMPLE,
    "an example cannot be read",
    "What the example gives or expects makes no sense: a card that the pack lacks, a name misspelled, a value missing.",
    "An example that cannot be read shows nothing, so the rule that it was written for stays unproved.",
    "given: {trick: LK B3}   # and what is `chosen`?\nexpect: {winer: B3}",
    "Add what is missing, or correct the word that the message names.",
)
declare(
    "unplayable",
    "a deal cannot go on",
    "Bots that played by the spec came to a point where the rules lead nowhere: a seat is asked for that nobody has "
    "named, nothing can be said, the stock has too few cards, no card can be led, every deal is thrown in.",
    "A game in which this can happen cannot be played, however rarely it does.",
    "dialogues: {bid: {opens: step, ask: {by: declarer, say: {ok: {}}}}}   # and nobody has been named declarer",
    "Follow the decisions that the note tells, and say in the spec what happens then.",
)
