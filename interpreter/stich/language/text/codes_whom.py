"""The pages of the faults of who is meant: seats, sides, accounts and parties.

Place in the pipeline: beside ``diagnostics``, whose table its import fills; ``codes`` imports it.
"""

from __future__ import annotations

from stich.language.text.diagnostics import declare

declare(
    "several-in-number",
    "a number that is asked of several",
    "A number is asked of each, of some or of no side or seat.",
    "A number is one number: it could be the sum, the greatest or any of theirs.",
    "points: tricks of each other side",
    "Say `of the other sides together`, name one, or weigh the row for each: `for: each other side`.",
)
declare(
    "of-whom",
    "nobody, or too many, in question",
    "A phrase says `side`, `seat` or a count without `of` where nobody is in question, or `seat` where a side of "
    "several seats is.",
    "It would not be known whose tricks are counted.",
    "deal ends: when side has 3 tricks",
    "Say whom: `a side has 3 tricks`, `tricks of taker`; or weigh the row `for: each seat`.",
)
declare(
    "unclear-other-side",
    "one other side of several",
    "A phrase says `other side` in a game of more than two sides.",
    "Each of them and all of them together are two rules.",
    "when: other side has no tricks, with three sides",
    "Say `each other side`, `another side` or `the other sides together`.",
)
declare(
    "no-partner",
    "a partner where there is none",
    "A phrase says `partner`, and the sides do not have two seats each.",
    "Nobody, or more than one, would be meant.",
    "by: partner of speaker, with sides: each",
    "Name the seat in another way, as in `seat after speaker`.",
)
declare(
    "unclear-dealer",
    "a next dealer who may not be one seat",
    "The next dealer is told by who won, but the winning side has several seats, or a drawn deal has no winner.",
    "Programs and players would choose differently.",
    "next dealer: winner, with two sides of two",
    "Name a seat that every deal has, such as `forehand`.",
)
declare(
    "seats-do-not-fit",
    "seats and sides that contradict each other",
    "The number of players, who sits out, the sides or the directors do not agree.",
    "It would not be known who plays with whom.",
    "players: 5, sides: opposite",
    "Correct one of them; seats are counted from 0 in playing order.",
)
declare(
    "range-not-proved",
    "a range of players of which one number does not fit",
    "The spec is for a range of players.  It was read and checked for each number of them, and with the one that is"
    " named something is wrong that is not wrong with the usual number.",
    "The game could not be played by so many.",
    "players: 2 to 7, sides: opposite",
    "Narrow the range, or say what holds with so many: `cards: {players are 7: 7, otherwise: 8}`.",
)
declare(
    "several-accounts",
    "points of nobody in particular",
    "A row is weighed for, or moves points from or to, several who have no account together.",
    "Points are kept side by side; how they would be shared among several is not said.",
    "points: 2, from: the other sides together",
    "Say `each other side`, `each seat`, or name a seat or a side.",
)
declare(
    "total-of-a-party",
    "a total of a party",
    "A running total is asked of a party, or of somebody in question who is one.",
    "Totals are kept side by side; the seats of a party may be of several sides, and it may be another one next deal.",
    "points: 2, when: re has at least 5 points",
    "Ask it of each of its seats: `one of re has …`, `for: each of re`.",
)
declare(
    "party-overlap",
    "two parties with the same seat",
    "Two parties name the same seat or the same holders, or both are the others.",
    "What is counted would count for both, and who is in no other party would hang on the order in which they stand.",
    "parties: {soloist: declarer, team: declarer and holders of CQ}",
    "Let each seat be named in one party; a seat that has a name can be asked for by it.",
)
declare(
    "nobody-in-party",
    "a party that nobody is ever of",
    "A party is of the holders of no card, or of the others where no other party is.",
    "Nobody would ever be of it.",
    "parties: {re: holders of (CQ but Q), kontra: the others}",
    "Correct the cards, as in `holders of CQ or SQ`.",
)
