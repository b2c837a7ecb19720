"""The mistakes that an author makes, as a table: the text that is changed, into what, the code of the fault, where."""

from __future__ import annotations

POWERS = "  best: {cards: trump J > trump}\n"

DEAL = "  - deal: {cards: 5, packets: 2}\n"

TURN = "  - turn up: {bind: trump, until: 1 suit}\n"

PLAY = "  legal: [same suit, any]\n"

WINNER = "  winner: most points\n"

TALK = "dialogues:\n  raise:\n    opens: step\n    answer:\n      by: opponent\n      say:\n"

SPEAK = TURN + "  - dialogue: raise\n"

# base, what is replaced, by what, code, words at the place of the fault ("" is not compared)
MISTAKES = [
    ("karnoeffel", "trick has K or O", "trick has K orr O", "condition-syntax", "orr"),
    ("karnoeffel", "unless trick has K or O or U", "unles trick has K or O or U", "condition-syntax", "unles"),
    ("karnoeffel", "cards: chosen 7", "cards: chosne 7", "unknown-name", "chosne"),
    ("karnoeffel", "cards: chosen 7", "cards: chosen 1", "unknown-name", "1"),
    ("karnoeffel", "lead devil in", "lead devill in", "unknown-name", "devill"),
    ("karnoeffel", "cards: chosen 7", "cards: BA", "card-not-in-deck", "BA"),
    ("karnoeffel", "{name: win, points: 1, when: side has 3 tricks}", "{name: win, points: 1, when: led}",
     "not-known-here", "led"),
    ("karnoeffel", "first dealer: by lot", "first dealer: winner", "not-known-here", "winner"),
    ("karnoeffel", "next dealer: forehand", "next dealer: winner", "unclear-dealer", "winner"),
    ("karnoeffel", "deal ends: when a side has 3 tricks\n", "", "missing-deal-end", "play"),
    ("karnoeffel", "cards: 5, packets: 1, face up: 1", "cards: 5, packets: 1", "choice-can-fail", "bind"),
    ("karnoeffel", "suit of the lowest face-up card", "suit of the lowest card", "condition-syntax", ""),
    ("karnoeffel", "players: 4", "players: 12", "deck-too-small", "deal"),
    ("karnoeffel", "game: karnoeffel", "game: karnofel", "wrong-file-name", "karnofel"),
    ("karniffel", "ties: first played", "ties: first player", "wrong-value", "first player"),
    ("karniffel", "ties: first played", "ties: A > L > H > S", "unknown-name", "S"),
    ("karniffel", "ties: first played", "ties: A > L > H", "wrong-value", "A > L > H"),
    ("karniffel", "ties: first played\n", "", "tie-without-rule", ""),
    ("karniffel", "keep: beast", "keep: chosen", "not-bound-yet", "turn up"),
    ("knueffeln", "lays out: old", "lays out: ace", "not-bound-yet", "cut"),
    ("knueffeln", "face down: raise", "face down: rise", "unknown-name", "rise"),
    ("knueffeln", "opens: face-down lead", "opens: on bonus", "wrong-dialogue", "face down"),
    ("knueffeln", "winner: fewest blobs", "winner: fewest blbs", "unknown-name", "blbs"),
    ("knueffeln", "winner: fewest blobs", "winner: the best", "wrong-value", "the best"),
    ("knueffeln", "      throw in after: 4\n", "", "choice-can-fail", "turn up"),
    ("elfern", "legal: [same suit, any]}", "legal: [same suit]}", "no-legal-card", "last six"),
    ("elfern", "until: stock is empty, draw: 1", "draw: 1", "unreachable-phase", "last six"),
    ("elfern", "until: stock is empty, draw: 1", "until: stock is empty", "unreachable-phase", "last six"),
    ("elfern", "cards: 6, packets: 2", "cards: 16, packets: 2", "draw-without-stock", "draw"),
    ("elfern", "suits: french", "suits: french\n  remove: H7", "uneven-draw", "draw"),
    ("elfern", "loses: {strokes: 4}", "note: x", "mark-never-stops", "banner"),
    ("elfern", "side has 20 honours", "side has 20 honor", "unknown-name", "honor"),
    ("elfern", "{name: schneider", "{name: schwarz", "duplicate-name", "schwarz"),
    ("small", POWERS, POWERS + "  idle: {cards: trump but trump}\n", "empty-power", "idle"),
    ("small", POWERS, POWERS + "  hidden: {cards: trump A}\n", "hidden-power", "hidden"),
    ("small", "  best:", "  lower:", "reserved-name", "lower"),
    ("small", "  best:", "  trump:", "duplicate-name", "trump"),
    ("small", "  eyes: {A: 11", "  eyes: {best but trump: 1, A: 11", "empty-card-points", "best but trump"),
    ("small", "  eyes: {A", "  tricks: {A", "reserved-name", "tricks"),
    ("small", "A K Q J 10 9 8 7", "A K Q J 10 9 8 7 K", "duplicate-name", "K"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: A K Q J 10 9 8 7\n  add: SA", "duplicate-name", "SA"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: A K Q J 10 9 8 7\n  remove: S6", "card-not-in-deck", "S6"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: " + " ".join(f"r{i}" for i in range(99)), "deck-too-large", "ranks"),
    ("small", "A K Q J 10 9 8 7", "{S H D: A K Q J 10 9 8 7}", "ranks-disagree", "ranks"),
    ("small", "A K Q J 10 9 8 7", "{S H D: A K Q J 10, clubs: A J K 10 9 8}", "ranks-disagree", "ranks"),
    ("small", "A K Q J 10 9 8 7", "{S H D C: A K Q J 10, hearts: A K}", "duplicate-name", "hearts"),
    ("small", "A K Q J 10 9 8 7", "{S H D C T: A K Q J 10}", "unknown-name", "T"),
    ("small", "A K Q J 10 9 8 7", "{S H: A K, D C: A K Q K}", "duplicate-name", "K"),
    ("small", "french\n  ranks: A K Q J 10", "S S1\n  ranks: A K Q J 10 0", "duplicate-card", "S1"),
    ("small", "ranks: A K Q J 10 9 8 7", "ranks: A K Q J 10 9 8 7\n  add: pass", "reserved-name", "pass"),
    ("knueffeln", "strike the flag: {", "give H2: {", "reserved-name", "give H2"),
    ("knueffeln", "strike the flag: {", "concede 0: {", "reserved-name", "concede 0"),
    ("knueffeln", "strike the flag: {", "strike  the flag: {", "wrong-value", "strike  the flag"),
    ("knueffeln", "strike the flag: {", "Accept: {", "duplicate-name", "Accept"),
    ("small", "players: 4", "players: 5\n  sides: opposite", "seats-do-not-fit", "sides"),
    ("small", "players: 4", "players: 4\n  sides: [[0, 1], [1, 2]]", "seats-do-not-fit", "[[0, 1], [1, 2]]"),
    ("small", "players: 4", "players: 4\n  playing: 3", "seats-do-not-fit", "playing"),
    ("small", "packets: 2", "packets: [2, 2]", "cards-do-not-fit", "[2, 2]"),
    ("small", "packets: 2", "face up: 6", "cards-do-not-fit", "face up"),
    ("small", "packets: 2", "to: first 5", "cards-do-not-fit", "to"),
    ("small", "packets: 2", "to: first 2", "unequal-deal", "deal"),
    ("small", "cards: 5", "cards: 8", "choice-can-fail", "turn up"),
    ("small", DEAL + TURN, TURN.replace("1 suit", "2 suits") + DEAL, "tie-without-rule", "best"),
    ("small", "status: conjecture", "status: incomplete\ngaps: []", "missing-gaps", "status"),
    ("small", "  score: {conjecture: a}\n", "", "no-source", "score"),
    ("small", "  score: {conjecture: a}\n", "  score: {work: nobody}\n", "unknown-source", "nobody"),
    ("small", PLAY, PLAY + "  guards: [may not lead best in trick 0]\n", "number-out-of-range", "0"),
    ("small", TURN, SPEAK, "unknown-name", "raise"),
    ("small", "deal ends: when", TALK + "        pass: {}\ndeal ends: when", "unused-dialogue", "raise"),
    ("small", PLAY, PLAY + "plain: {order: A K Q X}\n", "unknown-name", "X"),
    ("small", WINNER, WINNER + "  next dealer: {after a draw: loser}\n", "unclear-dealer", "loser"),
    ("small", WINNER, WINNER + "examples:\n" + 2 * "  - {name: x, given: {trick: SA}, expect: {winner: SA}}\n",
     "duplicate-name", "x"),
]  # fmt: skip
