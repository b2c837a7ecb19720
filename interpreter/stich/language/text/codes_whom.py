"""The pages of the faults of who is meant: accounts and parties.

Place in the pipeline: beside ``diagnostics``, whose table its import fills; ``codes`` imports it.
"""

from __future__ import annotations

from stich.language.text.diagnostics import declare

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
