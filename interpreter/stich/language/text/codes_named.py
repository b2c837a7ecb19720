"""The pages of the faults of what names hold: values that nothing gives them, contracts.

Place in the pipeline: beside ``diagnostics``, whose table its import fills; ``codes`` imports it.
"""

from __future__ import annotations

from stich.language.text.diagnostics import declare

declare(
    "contracts-twice",
    "two contracts that are the same",
    "Two contracts have the same name, the same number, and bind the same values.",
    "Nobody could tell which of them is meant.",
    "contracts: [{name: solo, bid: 6}, {name: solo, bid: 6}]",
    "Delete one of them, or give one another number, another value under `binds`, or another name.",
)
declare(
    "unbound-never",
    "a value that nothing gives a name",
    "A phrase asks whether a name holds a value that no choice, bonus or contract gives it; or nobody can name a "
    "contract.",
    "The question is always answered no.",
    "when: contract is nullo, where no choice says `binds: {contract: nullo}`",
    "Correct the value, let a choice bind it, or delete the question.",
)
declare(
    "not-bound-yet",
    "a name used before the deal gives it a meaning",
    "A step of the deal speaks of cards that depend on a choice which a later step makes.",
    "At that moment nobody knows which cards are meant.",
    "a transfer of `chosen 10` before the step that turns up the chosen suits",
    "Put the step that binds the name first.",
)
declare(
    "table-changes-in-play",
    "powers, orders or card points that would change in play",
    "A `when` of a power, of an order or of card points asks a name that a choice in play or a bonus can bind.",
    "Who takes a trick and what cards count is settled before the first lead.",
    "jacks: {cards: J, when: trump is none}, and `trump` is bound by a dialogue that opens on turn",
    "Let the `when` ask a name that is bound before the first lead.",
)
