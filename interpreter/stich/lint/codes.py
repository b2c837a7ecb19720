"""The pages of what ``lint`` finds: rules that are legal but doubtful.

Place in the pipeline: beside the ``lint`` modules, whose codes its import declares.
"""

from __future__ import annotations

from stich.language.text.diagnostics import declare

declare(
    "power-never-decides",
    "a power that never decides a trick",
    "Every trick that was judged ends the same if the power's cards stand in no power, under any choice of suits.",
    "Either the power is superfluous, or its clause or its place in the ladder is not what the source means.",
    "joker: {cards: chosen 7, clause: beats nothing}",
    "Look at its clause and its place; delete it if it only gives a name.",
)
declare(
    "too-much-work",
    "rules that were not looked at",
    "To judge enough tricks with and without the rules from here on would take very long.",
    "What is not looked at may be doubtful all the same.",
    "powers: …   # a hundred, each with conditions of its own",
    "Nothing need be done; a game with fewer powers or simpler clauses is looked at whole.",
)
declare(
    "idle-words",
    "a part of a clause that changes nothing",
    "No trick that was judged ends otherwise without this part of the clause.",
    "Words that do nothing hide what the author meant: often another part of the clause says it already.",
    "clause: beats lower and plain and K   # a king is plain already",
    "Delete the part, or correct what makes it superfluous.",
)
declare(
    "hidden-rung",
    "a line of `legal` that is never reached",
    "Every hand that would meet this line meets an earlier one first.",
    "What may be played is the first line that the hand meets, so this one never acts.",
    "legal: [same suit, same suit beating, any]",
    "Put the narrower line before the wider one.",
)
declare(
    "hidden-guard",
    "a guard that an earlier one covers",
    "An earlier guard forbids the same cards at the same time, or more.",
    "It forbids nothing of its own; perhaps other cards or another time are meant.",
    "guards: [may not lead H, may not lead HA]",
    "Delete it, or correct its cards or its condition.",
)
declare(
    "hidden-hand",
    "a choice that depends on hidden cards",
    "A guard, an exemption, a transfer, a choice, a bonus, a power or an end asks for cards that whoever it binds may "
    "not see, or for who is of a secret party.",
    "Nobody at a table could keep the rule without looking; at the least it tells what should be hidden.",
    "guards: [may not lead H when dealer holds CQ]",
    "Ask for what lies open, was played or taken, or for the hand of the seat in question; of a secret party, whether "
    "the seat itself is of it.",
)
declare(
    "bid-never-made",
    "a contract that nobody can ever bid",
    "After no lower bid, nor as the first, does the `when` of a contract hold.",
    "A bid goes above those before it, so a contract that asks for one above itself is never reached.",
    "contracts: [{name: wellington, when: contract is napoleon}, {name: napoleon}]",
    "Put it above the contract that it asks for, or correct its `when`.",
)
declare(
    "row-for-everybody",
    "a row that holds for every side alike",
    "A row says not whom it is for, and its condition speaks of one seat alone: it holds for every side or for none.",
    "All sides get or pay the same, where most likely one was meant.",
    "{name: made, points: 10, when: declarer has at least 61 eyes}",
    "Add `for: declarer`; or `for: each side`, if all are meant.",
)
declare(
    "unlike-counts",
    "counts that are not alike",
    "A condition compares card points with tricks.",
    "The two are counted in different units; most likely another word was meant on one side.",
    "{name: made, points: 1, when: honours are at least tricks}",
    "Compare card points with card points, tricks with tricks, or with a number.",
)
declare(
    "beating-cycle",
    "three cards that beat each other in a circle",
    "Each of three cards takes the trick from the one before, and the first from the last.",
    "That can be so, and is a fact about the game; but it is often a slip, and no order of strength describes it.",
    "two: {cards: chosen 2, clause: beats plain K or lower, yields to O}",
    "Look whether the source means it; if so, an example keeps it.",
)
declare(
    "default-ties",
    "equal cards whose tie rule nobody stated",
    "Two cards of one strength can meet, and which of them takes the trick is the default of the language.",
    "By default the first played keeps the trick; the source may say otherwise, or nothing.",
    "a ladder without `ties`",
    "State `ties`; if no source decides, with a conjecture.",
)
declare(
    "endless-deal",
    "a deal that does not end",
    "In random play a deal came to a point where nothing could be done, or went on past any bound.",
    "Nobody could finish such a game.",
    "deal ends: when a side has 9 tricks   # of 5 cards each",
    "Replay the seed that is named, and look at what should have ended the deal.",
)
declare(
    "never-scored",
    "something that scores and was never reached",
    "No deal that bots played gave this award, bonus or mark.  That is a sample, and no proof.",
    "An award that cannot be reached is usually a slip in its condition.",
    "{name: sweep, points: 3, when: side has 9 tricks}   # of 5",
    "See whether its condition can hold; an example shows that it can.",
)
declare(
    "rule-without-source",
    "a rule without a source",
    "Neither the rule nor its section names a work or owns to a conjecture.",
    "Nobody can check what nobody says.",
    "powers: {boy: {cards: chosen U}}   # and no evidence for `powers`",
    "Give the rule a `source` or a `conjecture`, or the section evidence.",
)
declare(
    "unshown-rule",
    "a rule that no example shows",
    "No example of the spec, and none that it inherits, exercises this.",
    "An example is what notices when a rule is changed by mistake.",
    "four powers, and examples for three",
    "Add an example in which it decides, and one in which it is out of force if it can be.",
)
declare(
    "missing-title",
    "a thing without a title in a language",
    "A power, a binding, a row or whatever else has a name has no title in one of the languages that are asked for.",
    "On a sheet in that language it is called by its key, or in another language.",
    "powers: {kaiser: {cards: chosen U, title: {de: Kaiser}}}   # and no `ru`",
    "Add it to its `title`, or under `names`; `--languages` says which languages are asked for.",
)
declare(
    "missing-text",
    "a text that is not translated",
    "A reading, a paragraph about the game, a conjecture, a note or a gap is not said in one of the languages that are "
    "asked for.",
    "A sheet in that language has it in another one.",
    "about: A game of the nobility.   # in English alone",
    "Say it by language: `about: {en: …, de: …}`.",
)
