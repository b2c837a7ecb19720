"""The pages of the faults of words, names and rules.

Place in the pipeline: beside ``diagnostics``, whose table its import fills; ``load`` imports it.
"""

from __future__ import annotations

from stich.language.text import codes_named, codes_whom  # noqa: F401  (its import declares more)
from stich.language.text.diagnostics import declare

# --- words ------------------------------------------------------------------------------------------------------------

declare(
    "condition-syntax",
    "a phrase that is not in the language",
    "The words of a rule do not form a phrase of the language here.",
    "A rule that is read in another way than it was meant decides other tricks than the source does.",
    "clause: beats when led unles trick has K",
    "Use one of the words named as expected; the author's guide lists every phrase with an example.",
)
declare(
    "condition-too-large",
    "a phrase that is too long or too deep",
    "A phrase has more than 2,000 characters, brackets nested more than 20 deep, more than 50 operations or a number "
    "of more than 6 digits; a list or table has more than 30 numbers; or definitions use one another too deep.",
    "No rule needs that; a bound keeps a faulty file from using up the machine.",
    "legal: ['((((((((((((((((((((( any )))))))))))))))))))))']",
    "Split the rule, or define a part of it under `define`.",
)
declare(
    "too-many-rules",
    "too many rules",
    "The rules of a spec, its examples and sources left aside, have more than 3,000 entries.",
    "No game needs that; a bound keeps a faulty file from using up the machine.",
    "a table of ten thousand powers",
    "Check that it is the right file.",
)
declare(
    "unknown-name",
    "a name that nothing has",
    "A phrase uses a word that is no keyword and names no card, rank, suit, binding, power, count, definition or "
    "dialogue.",
    "What the word stands for could only be guessed.",
    "clause: beats unless trick has emperror",
    "Correct the word, or declare it: under `powers`, `define`, `counters`, `card points`, in a step of the deal or on "
    "the slate.",
)
declare(
    "ambiguous-name",
    "a name that two things have",
    "A word of a phrase can be read in two ways, for instance as a rank and as a power.",
    "The rule would say one thing or another without anyone noticing.",
    "powers: {K: {cards: chosen K}} and then trick has K",
    "Give what the spec declares another name.",
)
declare(
    "card-not-in-deck",
    "a card that the pack lacks",
    "A card is named that the pack does not have: its rank is not played with, or it was taken out.",
    "A rule about such a card can never apply; most often it is a slip of the pen or another pack was meant.",
    "old: {cards: H2 > C10} where the tens are out",
    "Correct the card, or the `ranks`, `remove` and `add` of the deck.",
)
declare(
    "not-known-here",
    "a question that this place cannot answer",
    "A phrase asks for something that is not known where it stands: the cards of a trick in a row of `score`, say.",
    "Each place of a spec knows only what is on the table at that moment.",
    "when: trick has K, in a row of `score`",
    "Ask for something that the place knows; the message lists it.",
)
declare(
    "reserved-name",
    "a word of the language used as a name",
    "A power, binding, count, definition, rank or card is called by a word that the language uses itself, or a card or "
    "choice as something else is that a player does: `pass`, `give SA`, a card.",
    "A phrase or a record with this word would be read in another way than it was meant.",
    "powers: {lower: {cards: chosen 7}}",
    "Choose another name; a capital letter makes it another word.",
)
declare(
    "look-alike",
    "a name that looks like another",
    "Two names are written with different characters that look the same, as a Latin and a Cyrillic `K`, or a name has "
    "accents apart from their letters.",
    "The reader sees one name where the program knows two, and one rule would pass for the other.",
    "powers: {a: {cards: chosen 7}, а: {cards: chosen 6}}   # the second is Cyrillic",
    "Write both with the letters of one script, each accent with its letter as one character; or rename one.",
)
declare(
    "duplicate-name",
    "a name that is given twice",
    "Two things that are told apart by their names have the same one.",
    "Neither a phrase nor a record could say which of them is meant.",
    "two examples called `a king disarms the three`",
    "Rename one of them.",
)
declare(
    "duplicate-card",
    "two cards of one name",
    "A suit with a rank gives the same name as another suit with another rank.",
    "A card is known by its name alone: neither a phrase nor a record could say which of them is meant.",
    "deck: {suits: A AB, ranks: BC C}   # ABC is A with BC, and AB with C",
    "Rename a suit or a rank.",
)
declare(
    "never-a-card",
    "a description that no card fits",
    "Words side by side narrow each other, and no card is all of these at once.",
    "The rule can never apply.",
    "cards: H9 K",
    "Join alternatives with `or`.",
)
declare(
    "number-out-of-range",
    "a number that cannot be",
    "A number in a phrase is outside what it counts: tricks are counted from 1.",
    "The rule can never apply.",
    "may not lead seven in trick 0",
    "Correct the number.",
)

declare(
    "wrong-sort",
    "a name of another sort",
    "A name stands where something else is wanted: a suit for a number, a set of cards for a condition.",
    "Each sort of phrase is made of its own words; what such a phrase meant could only be guessed.",
    "score: [{name: win, points: trump}], where trump is a suit",
    "Name something of the sort that the message asks for; or say what is asked of it, as in `trump is named`.",
)
declare(
    "say-no",
    "at least none",
    "A phrase says `has 0 tricks`; a bare number means at least so many.",
    "Everybody has at least none, so it would always hold; what is meant is the contrary.",
    "when: other side has 0 tricks",
    "Say `has no tricks`.",
)
declare(
    "cyclic-definition",
    "a definition by itself",
    "What a definition says uses that definition again, itself or by way of others.",
    "It would never come to an end.",
    "define: {numbers: {value: 1 plus value}}",
    "Say it without the name.",
)
declare(
    "unused-definition",
    "a definition that nothing uses",
    "No rule asks for what is defined.",
    "A rule was probably left out, or the name is written in another way where it is used.",
    "define: {numbers: {value: 2 times stake}}, and no `value` anywhere",
    "Use it in a rule, or delete it.",
)
declare(
    "never-holds",
    "a condition that never holds",
    "No number of this game is so large or so small that the comparison holds.",
    "The rule never applies; most often a number is wrong.",
    "when: side has 14 tricks, of a deal of 13",
    "Correct the number, or delete the condition.",
)
declare(
    "always-holds",
    "a condition that always holds",
    "No number of this game is so large or so small that the comparison does not hold.",
    "The condition says nothing; most often a number is wrong.",
    "when: side has at most 13 tricks, of a deal of 13",
    "Correct the number, or delete the condition.",
)
declare(
    "no-otherwise",
    "cases that may all fail",
    "A table of cases does not say what the number is when none of them holds; it is then 0.",
    "In a sum that is what is meant; elsewhere a case was probably forgotten.",
    "points: {side has 9 tricks: 2, side has 5 tricks: 1}",
    "Add `otherwise: 0`, or what holds then.",
)
declare(
    "too-complex",
    "rules that are too much work",
    "Definitions use one another so often that to weigh every phrase once may take more than 100,000 steps.",
    "No game needs that; a bound keeps a faulty file from using up the machine.",
    "twelve definitions, each of which adds the next one up thirty times",
    "Let definitions use one another less often.",
)

# --- the table --------------------------------------------------------------------------------------------------------

declare(
    "deck-too-large",
    "a pack of too many cards",
    "The pack would hold more than 200 cards.",
    "A bound keeps a faulty file from using up the machine.",
    "ranks: a list of a thousand words",
    "Check `suits`, `ranks` and `add`.",
)
declare(
    "ranks-disagree",
    "ranks of suits that do not go together",
    "The suits have ranks of their own, and one has none, or two of them have the same ranks in contrary orders.",
    "`K or lower` and the names of ranks need one order for the whole pack.",
    "ranks: {S: K Q 2 1, H: K Q 1 2}",
    "Name the ranks of every suit, in one order; how cards of a suit take is said under `plain: order`.",
)
declare(
    "deck-too-small",
    "a pack of too few cards",
    "More cards are dealt than the pack has, or every card is taken out of it.",
    "The deal cannot be carried out.",
    "32 cards, and 9 to each of 4 players",
    "Check the ranks of the deck, the number of players and the steps of the deal.",
)
declare(
    "unequal-deal",
    "hands of different size",
    "The steps of the deal do not give every player the same number of cards, or give none.",
    "Everybody plays to every trick, so the hands must be equal.",
    "deal: {cards: 1, to: first 2} with no step for the rest",
    "Let the steps add up to the same number for every player.",
)
declare(
    "unequal-transfer",
    "a transfer after which the hands differ in size",
    "Cards are given away or taken in such a way that a hand may hold more of them than another.",
    "Everybody plays to every trick, so the hands must be equal when the first card is led.",
    "transfer: {name: pass on, gives: any, count: 0 to 3, to: seat after giver}",
    "Let everybody give the same number (`must: true`), take `as many as given`, or give as many back in a later step.",
)
declare(
    "heap-name-reserved",
    "a heap that cannot be told from a place",
    "A heap is called like a place, like those who get cards, or like a phase of the play.",
    "`in hand`, `to: all` or `tricks in NAME` would mean two things.",
    "heaps: {hand: {belongs to: declarer}}",
    "Choose another name.  Cards set aside lie `aside`, which may stand under `heaps` to say whose they are.",
)
declare(
    "heap-never-taken",
    "a heap of which nothing becomes",
    "A heap belongs to nobody, no transfer takes cards from it, it is not laid open, and no phrase asks for it.",
    "Its cards count for nobody; most often a line is missing.",
    "heaps: {widow: {}} and then only a step deal: {cards: 2, to: widow}",
    "Say to whom it `belongs to`, let a transfer take `from` it, or leave the cards in the stock.",
)
declare(
    "lay-open-nobody",
    "nothing that could be laid open",
    "A step lays open a hand or a heap in which no card lies yet, or says neither.",
    "Nothing would be shown.",
    "lay open: {heap: widow}, before anything is dealt to it",
    "Put the step later, and say `cards of` or `heap`.",
)
declare(
    "no-holder",
    "a holder that may not be there",
    "A name is bound to the holder of a card that may lie in the stock or in a heap, or before any card is dealt.",
    "The name then has no value, and whatever is asked of it is not so.",
    "bind: {caller: holder of SA}, while thirteen cards lie in the stock",
    "Put the step after the deal, and say what holds while the name is `none`.",
)
declare(
    "stock-too-small",
    "more cards taken than there are",
    "A transfer takes more cards from a heap or from the stock than lie there.",
    "The transfer would never be open.",
    "transfer: {name: widow, who: declarer, from: widow, taken: 3, …} after deal: {cards: 2, to: widow}",
    "Let fewer cards be taken, or deal more.",
)
declare(
    "cards-do-not-fit",
    "numbers of a deal that contradict each other",
    "Packets, cards dealt, cards face up or players of one step do not agree.",
    "The step cannot be carried out as it is written.",
    "deal: {cards: 5, packets: [3, 3]}",
    "Correct one of the numbers.",
)
declare(
    "choice-can-fail",
    "a choice of suits that may not come about",
    "Turning up cards, or looking at face-up cards, can end without the suits that it is to choose.",
    "Some deals could not be played.",
    "until: 2 suits, with six cards left that may all be of one suit",
    "Say when the deal is thrown in: `throw in when empty: true` or `throw in after: 4`.",
)
declare(
    "draw-without-stock",
    "cards are drawn where none are left",
    "A phase lets the players draw, but the deal leaves no card over.",
    "The phase cannot be played as it is written.",
    "draw: 1, after all 32 cards are dealt",
    "Deal fewer cards, or delete `draw`.",
)
declare(
    "uneven-draw",
    "a stock that does not come out even",
    "The players draw until the stock is empty, and the last draw has too few cards for all of them.",
    "Some hands would then hold fewer cards than others, and the last trick could not be played.",
    "players: 5, cards: 5, draw: 1, with 32 cards",
    "Deal another number of cards, or end the phase before the stock is empty.",
)

# --- powers -----------------------------------------------------------------------------------------------------------

declare(
    "empty-power",
    "a power without cards",
    "Under no choice of suits does any card belong to the power.",
    "The power can never act; most often its cards were narrowed too far.",
    "beast: {cards: L8 H9}",
    "Join single cards with `or` or `>`.",
)
declare(
    "never-there",
    "a mode that never is",
    "Whatever is named, the `when` of a power, of an order or of card points does not hold.",
    "The rule never applies; most often a name is left open that always gets a value.",
    "jacks: {cards: J, when: trump is none}, where a suit is always turned up",
    "Ask for a value that the name can have, or delete the rule.",
)
declare(
    "always-there",
    "a mode that always is",
    "Whatever is named, the `when` of a power, of an order or of card points holds.",
    "The condition says nothing.",
    "trumps: {cards: trump, when: trump is named}, where a suit is always turned up",
    "Delete the condition.",
)
declare(
    "hidden-power",
    "a power whose cards all belong to stronger ones",
    "A card belongs to the first power that names it, and stronger powers name every card of this one.",
    "The power never acts.",
    "jack: {cards: chosen J} below court: {cards: chosen K Q J}",
    "Move the narrower power up, or delete it.",
)
declare(
    "tie-without-rule",
    "equal cards and no rule for them",
    "Two cards of a power are of one strength, or copies of one card, and can fall in one trick, and the spec does not "
    "say which stands.",
    "The source may be silent, but the play must go on; readings differ in just such points.",
    "two chosen suits and a power with the cards `chosen J`, without `ties`",
    "Add `ties: first played`, `last played`, `nobody`, or the suits from high to low.",
)

# --- play -------------------------------------------------------------------------------------------------------------

declare(
    "missing-deal-end",
    "no end of the deal",
    "The spec does not say when the play of a deal is over.",
    "Many games stop as soon as a deal is decided, others play every card: it must be said.",
    "a spec without `deal ends`",
    "Add `deal ends: when every card is played`, or what the source says.",
)
declare(
    "no-legal-card",
    "a hand that may have nothing to play",
    "The list of legal cards does not end in `any`, so that a hand may hold none of them.",
    "The play would stop.",
    "legal: [same suit]",
    "Let the list end in `any`; or, where a seat then plays nothing, say `pass: true`.",
)
declare(
    "nothing-bid",
    "a bid is spoken of where nobody bids",
    "A phrase asks what was bid, or for the bidder, but no choice of a dialogue has `bids`, or there is no auction.",
    "There is no number with which the tricks could be compared.",
    "score: [{name: made, points: 10, when: tricks are at least bid}]",
    "Let a state of a dialogue say `bid: {bids: 0 to hand}`, or be an `auction`; a step of the deal opens it.",
)
declare(
    "idle-pass",
    "a right to pass that nobody ever has",
    "The play says `pass: true`, but any card may be played at any time, and no guard forbids one.",
    "Who may play any of his cards never passes, so a rule of the source is probably missing.",
    "play: {legal: [any], pass: true}",
    "Say in `legal` what must be played, as in `[beating]`, or add the guard; or delete `pass`.",
)
declare(
    "no-colour",
    "suits without colours",
    "A phrase speaks of the colour of a suit, and the deck has no groups of suits.",
    "It would name no other suit.",
    "cards: J of the colour of trump",
    "Name the groups in the deck: `groups: {red: H D, black: S C}`.",
)
declare(
    "unreachable-phase",
    "a phase that is never reached",
    "The phase before never ends.",
    "The rules of the phase never apply.",
    "two phases, the first without `until`",
    "Say when the phase before ends.",
)
declare(
    "endless-dialogue",
    "a dialogue that may go on for ever",
    "Choices lead round in a circle that raises neither the stake nor a counter of the speaker, or sets no bound to "
    "it (what others have counted bounds nothing, and so neither does a sum over all); or what is "
    "said on a turn can be said on the same turn again and again.",
    "Two stubborn players would never finish the deal.",
    "raise: {stake: stake plus 1, then: answer}, without a limit",
    "Let each turn round raise the stake and add `when: stake is at most 10` to a choice on the way; round the table, "
    "let one seat not pass it on: `when: not seat is dealer`.  Or let a choice bind a name and ask that it is not "
    "named (`when: not acceptor is named, binds: {acceptor: speaker}`), or raise a counter of the speaker and ask for "
    "his own (`when: accepts are 0, gains: {accepts: 1}`).",
)
declare(
    "unreachable-state",
    "a state of a dialogue that is never reached",
    "No choice leads to this state.",
    "What may be said there never is.",
    "a state `answer again` that no `then` names",
    "Name it after a `then`, or delete it.",
)
declare(
    "nothing-to-say",
    "a state in which nothing may be said",
    "Every choice of the state has a condition, and if none of them holds the speaker is stuck.",
    "The deal would stop there.",
    "answer: {by: opponent, say: {accept: {when: stake is at most 2}}}",
    "Leave one choice without `when`, or let two ask for contraries.",
)
declare(
    "unused-dialogue",
    "a dialogue that nothing opens",
    "No step of the deal, no face-down lead and no bonus opens the dialogue.",
    "It is never held.",
    "dialogues: {raise: …} without `face down: raise`",
    "Add a step `dialogue`, or `face down` under `play`, or let it open `on lead` or `on turn`.",
)
declare(
    "wrong-dialogue",
    "a dialogue opened in another way than it says",
    "`opens` of the dialogue and the place that opens it do not agree, or another than the seat on turn speaks first.",
    "It would be unclear who speaks first.",
    "face down: raise, where raise opens with a step",
    "Correct `opens`, or name another dialogue.",
)

# --- scoring ----------------------------------------------------------------------------------------------------------

declare(
    "empty-card-points",
    "card points that no card has",
    "The description under `card points` fits no card.",
    "The value is never counted.",
    "card points: {honours: {'HA K': 1}}",
    "Join kinds of cards with `or`.",
)
declare(
    "meld-never-met",
    "a kind of meld that no hand holds",
    "A run is longer than the pack allows or is taken by better kinds, a set has more cards than there are suits, or "
    "the pack lacks the cards.",
    "Nobody ever shows it; most often a length is wrong, or the kinds stand in the wrong order.",
    "kinds: {three: {run: 3 or more, points: 20}, four: {run: 4, points: 50}}",
    "Put the longer runs first, and correct what the message names.",
)
declare(
    "never-shown",
    "melds that are not shown when they should be",
    "Melds open at a step of the deal and no step names them, or a step names melds that open at another time.",
    "They would never count, or twice.",
    "melds: {wiis: {kinds: …}} and no step `melds: wiis`",
    "Add the step, delete it, or change `opens`.",
)
declare(
    "mark-never-stops",
    "a mark that would be made for ever",
    "Making the mark changes nothing that its `when` asks about, so it would be made again at once.",
    "The slate would never come to rest.",
    "{name: banner, when: side has 4 strokes, gains: {banners: 1}}",
    "Let it lose or clear a total that it asks about: `loses: {strokes: 4}`.",
)
declare(
    "no-effect",
    "a row that does nothing",
    "A row brings nothing: it has none of `points`, `pays`, `gains`, `loses`, `sets` and `clears`.",
    "Whoever wrote it meant to score something.",
    "score: [{name: win, when: side has 3 tricks}]",
    "Say what it brings, as in `points: 1`.",
)

# --- sources ----------------------------------------------------------------------------------------------------------

declare(
    "wrong-file-name",
    "the name of the game is not the name of its file",
    "`game` and the file's name differ.",
    "The library finds specs by the names of their files, records by the name of the game.",
    "game: my-game in the file mygame.yaml",
    "Rename the file or the game.",
)
declare(
    "extends-outside",
    "a spec outside the folder",
    "`extends` names a file that lies neither in the library nor beside or below the spec that was asked for, or a "
    "link to such a file.",
    "Messages show lines of the specs they speak of; a spec from elsewhere must not make them show any other file.",
    "extends: ../../notes.yaml",
    "Copy the file beside your spec; or, if you trust its folder, say so: `--trust FOLDER`, in Python `trusted=[…]`.",
)
declare(
    "missing-gaps",
    "an incomplete spec without its gaps",
    "`status` is `incomplete`, but nothing stands under `gaps`.",
    "A reader must see what is not known.",
    "status: incomplete",
    "List the open questions under `gaps`.",
)
declare(
    "faithful-to-no-text",
    "a spec that calls itself faithful, and names no text",
    "`status` is `faithful`, but no work stands under `sources` that can be looked up: there is none, or each of them "
    "is `customary: true`, the game as it is commonly played.",
    "Faithful means that a reader can hold the rules against a source; what everybody knows is often known otherwise "
    "elsewhere.",
    "status: faithful\nsources:\n  common: {work: common knowledge of the game, customary: true}",
    "Name the text that has these rules, or say `status: customary`.",
)
declare(
    "unknown-source",
    "a citation of a work that is not listed",
    "`work` in a citation is no key under `sources`.",
    "The reader could not look it up.",
    "source: {work: zon, section: 5}",
    "Correct the key, or add the work under `sources`.",
)
declare(
    "idle-else",
    "`else` without a condition",
    "A power says with `else` what its cards are out of force, but its clause has no condition: it is always in force.",
    "Whoever wrote `else` thought of a case that the clause does not name.",
    "old: {cards: H2, clause: beats lower powers, else: dead}",
    "Add `when …` or `unless …` to the clause, or delete `else`.",
)
declare(
    "no-source",
    "rules without a source",
    "A section of rules has no entry under `evidence`, and nothing in it names a source or a conjecture.",
    "A historian wants to know for every rule where it stands or that it is a guess.",
    "a `score` without evidence",
    "Add the section under `evidence`, with `work` and `section`, or with `conjecture`.",
)
declare(
    "changed-without-source",
    "a reading that changes rules without saying who says so",
    "A reading changes a section, or a rule that names its source, and gives no evidence of its own, so that it keeps "
    "what the spec it extends says of its rule.",
    "The old source would vouch for a rule that it does not have, or even denies.",
    "extends: old-game\nscore: [{name: trick, points: tricks}]   # and no `evidence` for `score`",
    "Say where it stands, under `evidence` for the section (a `work`) or in the changed rule itself (a `source`), or "
    "own to it with a `conjecture`.",
)
