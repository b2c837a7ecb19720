### The English messages: what a rule sheet says, and a voice at the table.
###
### The syntax is that of Project Fluent.  What stands in braces is filled in:
###
###   { $who }                          a phrase, as it is
###   { GEN($who) }                     in another form: GEN, DAT, ACC, INS, PREP (cases), OWN (whose: `its`), EACH (what one
###                                     gets something for: `each of its tricks`); a message has them as attributes, .gen …
###   { SUB($when) }                    a clause as it stands after *when*, where a language orders its words otherwise there
###   { AGREE($who, "has", "have") }    the word that goes with one, or with many
###   { GENDER($who) -> … }             a choice by the attribute .gender of a phrase
###   { $count -> [one] … *[other] … }  a choice by number; $number is the same number, to be printed
###
### `contractions` (optional) says what words become that meet: `von dem = vom`; a word with a star is chosen by the next
### one, as in `no* King|Ober = no ~; no* = none`.
### A key that ends in `-alone` is said instead where everybody plays for himself.

## the sheet

value_of = { $name } = { $value }
given = { $name }: { $value }
status-conjecture = Much of this reading is conjecture.
status-customary = Played as is customary; no source was followed.
status-incomplete = The sources leave gaps; the game is not complete:
source-at = Source: { $what }.
note = Note: { $text }.
conjecture-see = Conjecture: see no. { $number } under “What is conjecture”.
changed-here = As in { $name }, changed here ({ $section }); what is cited speaks of the rule there.
authored = { $text } †
authored-mark = † In the author's words.
head-glance = At a glance
glance-players = Players
glance-sides = Sides
glance-pack = Pack
glance-dealt = Cards in hand
glance-way = Direction of play
glance-match = The match ends
glance-deal = The deal ends
glance-all_played = all cards in the hands are played
way-clockwise = clockwise
way-anticlockwise = anticlockwise
head-aim = The aim

## pack

head-pack = The pack
pack-size = { $cards } in { $suits } suits
pack-apart = Outside the suits: { $cards }.
pack-copies = There are { $number } of each card.
pack-order = In every suit the cards stand, from high to low: { $ranks }.
pack-order-else = Unless another order is told under “How a trick is won”, the cards of a suit stand, from high to low: { $ranks }.
pack-ranks_of = { $suits }: { $ranks }.
pack-groups = { $name }: { $suits }
pack-write = A card is written with the letter of its suit first: { $example }.
pack-missing = Missing from the pack: { $cards }.
pack-suits = The suits: { $suits }.
pack-suit = { $suit } ({ $letter })
col-suit = Suit

## seats

head-seats = The table
seats-to = { $least } to { $most }
seats-range = The game is for { $least } to { $most } players.
seats-usual = The usual number is { $players }.
seats-now = This sheet is for { $players }.
seats-players = { $players }; the turn goes { $way }.
seats-each = everybody plays alone
seats-opposite = partners sit opposite each other
seats-every = there are { $number } sides, and their players sit in turn round the table
seats-sides = partners, the players being numbered from 1 in the order of play: { $sides }
seats-player = player { $number }
seats-out = In each deal one player sits out: { $seat }.
seats-party = { $name } are in the deal: { $who }.
seats-secret = Who is of { $names } stays secret until the cards that tell it are played, or the deal is over.
seats-show = Partners see each other's hands all the time.
talk-free = Partners may say to each other whatever they like.
talk-signals = Partners may make signs to each other, but not talk about their cards.
talk-none = Partners may not talk about their cards.
seats-directors = Each side has a director for the whole match: { $players }, counted from any player on in the order of play.
seats-director_sees = The director sees the hands of his side.
seats-director_orders = The director may tell his side what to play.

## deal

head-deal = The deal
deal-first = The first dealer is { $seat }.
deal-forehand = The player after the dealer is called forehand.
deal-forehand-out = The first player after the dealer who plays in the deal is called forehand.
deal-order = Cards are given from forehand on in the order of play, to the dealer last.
deal-stock = The cards that are left over are the stock; they lie face down, and are taken from the top.
deal-rest = The cards that are left over lie aside, face down.
deal-thrown_in = When a deal is thrown in, the same dealer deals again; it does not count.
deal-thrown_in-stake = When a deal is thrown in, the same dealer deals again; it does not count, and the stake is as it was.
cut = { $seat } cuts
cut-looks = { $seat } cuts and looks at the { $cards } that are now at the bottom, which nobody else sees
cut-lays = of these he lays out face up { $cards }, which are not dealt; the others go back in their order
deal-cards = the dealer gives { $cards } to each player, { $packets }
deal-range = the dealer gives { $cards } to each of the players { $first } to { $last } in the order of play, { $packets }
deal-by_deal = from deal to deal { $cards }
deal-packet = { $number } at a time
deal-packets = in packets of { $numbers }
deal-face_up = { $count ->
        [one] the first card of each player lies face up
       *[other] the first { $cards } of each player lie face up
    }
deal-turned = one of the cards that { $seat } gets is the one turned up
deal-heap = { $count ->
        [one] { $cards } is dealt to “{ $heap }”, face down
       *[other] { $cards } are dealt to “{ $heap }”, face down
    }
turn-one = the top card of the stock is turned up; its suit is “{ $name }”
turn-more = cards of the stock are turned up until they show { $number } suits; these are “{ $name }”
turn-keep = of several of one suit the highest stays, by this order: { $order }; the others go under the stock
turn-first = of several of one suit the first stays; the others go under the stock
turn-redeal = if the first { $cards } are all of one suit, the deal is thrown in
turn-empty = if the stock runs out first, the deal is thrown in
turn-under = the card is put face up under the stock and drawn last
turn-on = the card lies on top of the stock and is drawn first
turn-lies = what stays lies face up beside the stock, and is in nobody's hand
bind-lowest = the suit of the lowest face-up card of the players, by the ranks of the pack, is “{ $name }”; of several equally low { $which }
bind-highest = the suit of the highest face-up card of the players, by the ranks of the pack, is “{ $name }”; of several equally high { $which }
bind-first = the first dealt decides
bind-last = the last dealt decides
bind-dealt = the last card dealt is shown; its suit is “{ $name }”; the card stays in its hand
lay_open-hand = the cards of { $who } lie open from now on
lay_open-hand-late = after trick { $number } the cards of { $who } are laid open
lay_open-heap = what lies in “{ $heap }” is shown to all
lay_open-aside = the cards set aside are shown to all
heap-heap = from the first lead on “{ $heap }” belongs to { $who }: its cards count as held and taken by { $who }
heap-aside = from the first lead on the cards set aside belong to { $who }, and count as held and taken by { $who }
again = as long as cards are left in the stock: back to “{ $name }”
says-play = the first card is led
speak = now comes “{ $name }”, as told under “What is said”

## transfers

transfer = exchange “{ $name }”: { $text }
transfer-each = in turn, beginning with { $seat }, each player
transfer-may = { $who } may exchange { $gives } for { $takes }{ $source }, one for one
transfer-must = { $who } must exchange { $gives } for { $takes }{ $source }, one for one
transfer-as_many = he may do so with several cards, or with none; the card given lies in the place of the one taken
transfer-as_many-next = he may do so with several cards, or with none; the card given is laid aside, and the next card of the stock is turned up in the place of the one taken
transfer-when = provided that { $when }
transfer-give_when = { $cards } (provided that { $when })
transfer-gives_may = { $who } may give to { $to } { $portion } of these: { $gives }
transfer-gives_must = { $who } must give to { $to } { $portion } of these: { $gives }
transfer-highest_may = { $who } may give to { $to } { $gives }
transfer-highest_must = { $who } must give to { $to } { $gives }
transfer-any_may = { $who } may give { $portion } { $cards } to { $to }
transfer-any_must = { $who } must give { $portion } { $cards } to { $to }
transfer-or_none = or nothing
transfer-takes_as = and takes as many{ $source }
transfer-takes_as-some = and takes as many{ $source }, of these: { $these }
transfer-takes_all = and takes all{ $source }
transfer-takes_all-some = and takes all of these{ $source }: { $these }
transfer-takes_n = and takes { $cards }{ $source }
transfer-takes_some = and takes { $cards }{ $source }, of these: { $these }
transfer-takes_first = the cards are taken before any is given
transfer-at_once = everybody chooses before any card changes hands
transfer-shown = the cards given are shown to all
portion-all = all
portion-all-any = all his
portion-all_but = all but { $number }
portion-n = { $number }
portion-range = { $least } to { $most }
from-turned = { " " }from the cards turned up
from-exposed = { " " }from the cards laid out
from-stock = { " " }from the stock
from-aside = { " " }from the cards set aside
from-heap = { " " }from “{ $heap }”
to-turned = the cards turned up
to-exposed = the cards laid out
to-stock = the stock
to-aside = the pile set aside
to-heap = “{ $heap }”

## powers

head-powers = The powers
powers-intro = Strongest first. A card belongs to the first row that names it; a card in no row is plain.
powers-within = Within a row the cards stand as they are told there, else by rank: a higher one takes a lower one.
powers-final = Which powers are in force is settled when the trick is complete; then it is gone through from its first card on.
powers-running = A card is judged at the moment it falls, against the card that holds the trick then; so the order of play can matter.
powers-nothing = A power that takes nothing is strong only in what it resists: while it is in force it falls only to powers that stand higher, or that name it.
powers-dead = A worthless card takes nothing; if it was led it holds until a card that may take it falls.
powers-dead-unled = A worthless card takes nothing.
mode = When { $when }: { $sentence }
powers-counts_as_open = { $power }: these cards count as { $suit } in following suit, and as a suit of their own while there is none.
powers-counts_as_none = { $power }: these cards belong to no suit.
powers-ties = { $power }: { $rule }
trick-no_suit = If the card led belongs to no suit, the first card after it that belongs to one is the suit led.
powers-counts_as = { $power }: these cards count as { $suit } in following suit.
col-number = No.
col-power = Power
col-cards = Cards
col-force = In force
col-takes = Takes
col-else = Else
col-falls = If led and in force, falls to
force-when = when { $when }
takes-all = all lower powers and all plain cards
takes-lower = lower powers
takes-plain = all plain cards
takes-nothing = nothing
takes-yields = yields to { $cards }
else-dead = worthless
else-plain = a plain card
else-never = –
falls-nothing = nothing
falls-sometimes = sometimes { $cards }
row-row = all of no. { $numbers }
head-bound = The powers with { $names }
bound-intro = Every card of the pack that has a power, with these suits; from strong to weak.
bound-plain = Plain cards, from high to low:
head-trick = How a trick is won
trick-led = The card led holds the trick. Each further card either takes it from the card that holds it then, or does not.
trick-plain = A plain card takes from a lower plain card of the same suit, and from no other card.
trick-next = A plain card takes only from the next lower plain card of its suit.
trick-order = Plain { $cards } rank, from high to low: { $ranks }.
trick-order-any = Plain cards rank, from high to low: { $ranks }.
trick-order-powers = Those of them that have a power stand where their power does.
ties-first = Of two equal cards the first played stands.
ties-last = Of two equal cards the last played takes.
ties-suits = Of two equal cards the suit decides, from high to low: { $suits }.
ties-nobody = Of two equal highest cards nobody takes the trick.
## play

head-play = The play
play-leader = { $seat } leads to the first trick.
play-leader-holder = If nobody has the card in hand, forehand leads.
play-leader-next = Whoever takes a trick leads to the next.
play-leader-nobody = Whoever takes a trick leads to the next; if nobody takes it, the same player leads again, and its cards count for nobody.
play-lead-free = Any card may be led.
play-lead-guarded = Any card may be led, but for what is forbidden below.
play-phase = { $name } – until { $until }:
play-phase-end = { $name } – to the end:
play-free = To a card led any card may be played.
play-ladder = To a card led, play the first of these that your hand allows:
play-ladder-else = If the hand allows none of them, any card may be played.
play-rung-when = { $rung }, but only when { $when }
play-rung-plays = whoever holds { $cards } may play { $plays }
play-draw = After each trick every player draws { $cards } from the stock, the winner of the trick first.
play-draw-short = If the stock is too small, the last ones get none.
play-draw-open = The top card of the stock lies face up.
play-guards = Besides:
play-guards-lapse = A prohibition that would leave a player nothing to play does not bind him.
play-face_down = A card may be led face down; that begins the talk “{ $name }”.
play-concede = A side may give the deal up at any moment, also out of turn; { $others } then { $gets }, and the deal is over.
play-concede-when = While { $when }, a side may give the deal up at any moment, also out of turn; { $others } then { $gets }, and the deal is over.
play-concede-alone = A player may give the deal up at any moment, also out of turn; { $others } then { $gets }, and the deal is over.
play-concede-when-alone = While { $when }, a player may give the deal up at any moment, also out of turn; { $others } then { $gets }, and the deal is over.
play-passes = Who has no card that he may play passes; the lead then goes on to the next player who can lead, and the deal is over when nobody can.
play-lone = Led, these are a trick by themselves, which nobody plays to: { $cards }.
play-ends = The deal ends after a trick when { $when }, and at the latest when the hands are empty; cards that are left are not played.
play-ends-all = The deal ends when all cards in the hands are played.

## dialogues

head-contracts = The contracts, from low to high
col-contract = contract
col-bid = number
col-binds = names
contract-bids = { $least } to { $most }
contract-bids-by = { $least } to { $most }, by { $step }
head-dialogues = What is said
dialogues-intro = All this is said aloud. Where nothing is said to follow, the talk is over and the play goes on.
opponent-next = For the other side the player answers who has spoken for it in this talk before, else its first player after the one who spoke.
opponent-directed = For the other side the player answers who has spoken for it in this talk before, else its director.
speaker-opens = whoever begins it
opens-step = At its place in the deal.
opens-face_down_lead = Whoever is to lead may lead his card face down, and so begins this.
opens-face_down_lead-turned = The card is turned up when the talk is over; if the deal is given up, nobody gets to see it.
opens-lead = Whoever is to lead may begin this before he leads.
opens-turn = Whoever is to play may begin this before he plays.
opens-after_trick = Whoever has taken a trick begins this, before anybody draws.
opens-bonus = When the bonus of this name is gained.
opens-when = Only while { $when }.
state-by = { $seat } says one of these
state-by-again = first { $seat }, and each time it comes round { $next }, says one of these
state-in_turn = each in turn speaks once, { $seat } first, whatever the others have said
in_turn-then = When all have spoken, it goes on with “{ $state }”.
in_turn-last = What the last one says decides how it goes on: { $ways }; else the talk is over.
in_turn-way = after “{ $choice }” with “{ $state }”
auction-round = An auction: { $seat } speaks first, then the others in turn. Each bids higher than the last bid, by as much as he likes, or passes. It is over when the highest bid that there is has been made, or nobody is left to go higher.
auction-pairs = An auction in pairs: to { $seat } the next player bids, higher each time, and the other holds the bid or passes. When one of them has passed, the next player bids to the one who stays, and so on.
auction-bids = The bids from low to high: { $bids }.
auction-contracts = What is bid is a contract; the table of contracts tells which is higher.
auction-bids-step = The bids: { $first } to { $last } by { $number }.
auction-final = Whoever has passed may not bid any more.
auction-free = Whoever has passed may bid again later; it is over when all others have passed one after another.
auction-once = Everybody speaks once; then it is over.
auction-rounds = Nobody speaks more than { $number } times.
auction-elder = A player who comes before the bidder, counted from who spoke first, may hold the bid instead of going higher; it is then his.
auction-must = If all others have passed and nothing is bid, it is for one player to bid: { $seat }.
auction-nobody = If nobody bids: { $text }.
auction-won = After the last bid: { $text }.
auction-beside = Beside the bids may be said:
col-says = Says
col-when = Provided that
col-effect = Effect
says-stake = the stake is now { $points }
says-concedes = gives the deal up; { $others } { $gets }, and the deal is over
says-then = goes on with “{ $state }”
says-then-next = it is the next player's turn
says-then-again = he speaks again
says-over = nothing follows
says-range = { $first } … { $last }
says-each = { $name } …
says-bid = bids { $number }
says-bid-that = bids the number named
says-bid-contract = bids a contract that is not below the highest bid
says-bid-within = bids a number, no more than he holds cards
says-bind = { $name } is { $value }
says-bind-speaker = whoever says this is { $name }
says-phase = from now on it is played as told under “{ $name }”
says-swap = exchanges { $cards } for the card there{ $source }
says-out = { $seat } sits out the rest of the deal, his cards laid away unseen
says-ends = the deal is over and is scored as it stands
says-thrown_in = the deal is thrown in
says-wins = wins the match

## definitions

head-definitions = What the names mean

## score

head-score = What a deal is worth
score-cards = { $name }: { $values }.
score-cards-taken = What the cards of a trick count goes to whoever takes it.
score-value = { $cards }: { $points } each
score-value-other = any other card: { $points }
score-counters = Kept count of in each deal, for every player: { $names }.
score-tier = Of these only the first that holds counts, for { $whom } separately:
score-add = Each of these that holds counts, for { $whom }:
score-pool-short = If several claim more of a chip pool than lies in it, it is shared out in proportion, rounded down.
col-award = For
col-points = Points
score-stake = The stake of every deal is { $stake }.
score-stake-raised = The stake is { $stake } at the beginning of each deal, until it is raised.
score-stake-draw = After a drawn deal, one in which nobody scores, the next begins with a stake of { $after }, however many were drawn in a row.
bonus-lead = { $name }: whoever leads { $cards } { $effects }
bonus-lead-any = { $name }: whoever leads { $effects }
bonus-lead-for = { $name }: when { $cards } is led, { $whom } { $effects }
bonus-lead-for-any = { $name }: when a card is led, { $whom } { $effects }
bonus-play = { $name }: whoever plays { $cards } { $effects }
bonus-play-any = { $name }: whoever plays a card { $effects }
bonus-play-for = { $name }: when { $cards } is played, { $whom } { $effects }
bonus-play-for-any = { $name }: when a card is played, { $whom } { $effects }
bonus-trick = { $name }: whoever takes a trick with { $cards } { $effects }
bonus-trick-any = { $name }: whoever takes a trick { $effects }
bonus-trick-for = { $name }: when { $cards } takes a trick, { $whom } { $effects }
bonus-trick-for-any = { $name }: when a trick is taken, { $whom } { $effects }
bonus-lead-only = { $name }: when { $cards } is led
bonus-lead-only-any = { $name }: when a card is led
bonus-play-only = { $name }: when { $cards } is played
bonus-play-only-any = { $name }: when a card is played
bonus-trick-only = { $name }: when somebody takes a trick with { $cards }
bonus-trick-only-any = { $name }: when somebody takes a trick
bonus-binds = from then on { $names }
bonus-opens = opens “{ $name }”

## match

head-match = From deal to deal
match-pools = Chips lie in the middle: { $names }.
match-pool-start = { $name } (at first { $number })
match-before_each = Before the cards of a deal are dealt:
match-marks = After each deal the first of these that holds is carried out; then the list is gone through again from the top, until none holds:
match-at_the_end = When the match has ended this is settled between the players; it does not change who has won:
match-ends = The match ends after a deal when { $when }.
match-ends-at_once = The match ends at once when { $when }, also in the middle of a deal, which then counts no further.
match-most = The side that then has most { $what } wins; if several have equally many, nobody has won.
match-most-alone = Whoever then has most { $what } wins; if several have equally many, nobody has won.
match-fewest = The side that then has fewest { $what } wins; if several have equally few, nobody has won.
match-fewest-alone = Whoever then has fewest { $what } wins; if several have equally few, nobody has won.
total-points = { $name }: every point that is scored is marked as one of these.
total-marks = { $name }: marked only where a rule says that somebody gains or loses one.
total-last = { $name }: the points of the last { $deals }.
total-grows = At the end of each deal, before it is scored, it grows by { $points }.
match-lot = For the first deal each draws a card, and the lowest deals; if the lowest is drawn twice, all draw again.
match-next = The next dealer is { $seat }.
match-next-winner = The winner is the side that scored most in the deal, and of it the first player after { $seat }; of several the first after { $seat }.
match-next-loser = The loser is the first player after { $seat } whose side did not score most; if all scored alike, { $seat } deals again.
match-next-draw = After a drawn deal the next dealer is { $seat }.
match-title = { $name }: the player of a side for which this holds as a deal begins: { $when }.
match-title-alone = { $name }: the player for whom this holds as a deal begins: { $when }.

## examples and sources

head-examples = Examples
examples-some = { $shown } of { $all } examples:
examples-all = All { $all } examples:
given-number = number of the trick
given-later = in a later trick
given-played = played before
given-tricks = tricks of the sides
given-winners = tricks taken by
given-winning_seats = tricks taken by
given-deal = deal
given-deals = points of the deals before
given-stake = stake
given-slate = slate
given-seat = player
given-leader = leader
given-dealer = dealer
given-hands = hands
given-held = held at the first lead
given-dealt = dealt
given-turned_up = turned up
given-face_up = lying open
given-laid_out = laid out
given-bids = bids
given-said = said
given-players = players
given-sits_out = sits out
given-stock = stock
given-points = points
given-won_with = tricks won with
given-conceded_by = given up by
example-trick = played in turn: { $cards }
example-wins = { $card } takes the trick
example-first = the first { $card }
example-pass = pass
example-nobody = nobody takes the trick
example-legal = { $cards } may be played
example-hand = in hand: { $cards }
head-sources = Sources
head-guesses = What is conjecture
source-customary = no text, but the game as it is commonly played
sources-none = This spec names no source.
section-deck = pack
section-seats = table
section-heaps = heaps
section-deal = deal
section-powers = powers
section-plain = plain cards
section-ties = equal cards
section-resolve = how a trick is judged
section-play = play
section-contracts = contracts
section-dialogues = talk
section-melds = melds
section-define = names
section-deal_ends = end of the deal
section-card_points = card points
section-bonuses = bonuses
section-counters = counts
section-score = score
section-match = match
section-sources = sources
section-examples = examples
conjectures = Where the sources are silent or unclear this sheet follows these conjectures:

## melds

head-melds = Melds
melds-step = the { $name } are shown, as told under Melds
melds-first_trick = { $name }: when the first trick is complete, everybody shows what he held before it
melds-lead = { $name }: who is on lead may show such cards before he leads
melds-turn = { $name }: each player may show such cards before he plays his first card
melds-after_trick = { $name }: who takes a trick may then show such cards, before anybody draws
melds-one = One meld at a time
melds-best_first = A better one comes before a worse one
melds-when = Only if { $when }
col-meld = Meld
meld-run = { $number } in a row of one suit, no more and no fewer
meld-run-more = { $number } or more in a row of one suit
meld-run-range = { $number } to { $most } in a row of one suit
meld-set = { $number } of one rank and of different suits: { $ranks }
meld-set-any = { $number } of one rank, of whatever suits: { $ranks }
meld-cards = One of each: { $cards }
meld-copies = { $cards }; each of them { $number } times
melds-order = In a row the cards are, from high to low, { $ranks }
melds-family = A card serves once among { $names }, the better one first
melds-family-again = A card that has served for one of { $names } serves again only for a better one of them
melds-best_side = Only the side with the best meld counts, and counts all of its own
melds-compared = Better is what stands further up, then the longer, then the higher{ $better }
melds-better = , then that of { $cards }
melds-elder = , then that of the elder hand
melds-nobody = ; of two that are equal in all this neither counts

## small words

and = and
or = or
not = not ({ $fact })
colon = { $name }: { $text }
quoted = “{ $words }”
none = none
bracketed = ({ $text })
noted = { $text } ({ $note })
definition = { $name } means that { $text }

## names that specs use without giving a title

name-points = { $count ->
        [one] point
       *[other] points
    }
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-O = Ober
rank-U = Unter

## cards

cards-any = any card
cards-no = no card
cards-bare = cards
cards-all_but = any card except { $cards }
cards-except = except { $cards }
cards-of_suits = of { $suits }
cards-plain = plain cards
cards-as_plain = (plain)
cards-also = ({ $cards })
cards-lower = { $rank } or lower
cards-higher = { $rank } or higher
cards-suit_led = of the suit led
cards-its_suit = of its suit
cards-beating = that take the trick from the card holding it
cards-highest = the highest card { $spot }
cards-highest_of = the highest card { $spot } ({ $cards })
of-chosen-1 = of the chosen suit
of-chosen-n = of a chosen suit
of-trump-1 = of trumps
of-suit = of the { $name } suit
of-rank = of the { $name } rank
of-card = the { $name } card
of-colour = of the colour of { $name }
of-next_rank = of the rank above { $name }

## whom

whom-side = the side
    .own = its
whom-own_side = his side
    .own = its
whom-other_side = the other side
whom-other_side-alone = the opponent
whom-others = the other sides together
whom-others-alone = the other players together
whom-all = all sides together
whom-all-alone = all players together
whom-side_of = the side of { $seat }
whom-side_of-alone = { $seat }
whom-party = the { $name }
whom-some-party = one of the { $name }
whom-each-party = each of the { $name }
whom-no-party = none of the { $name }
party-holders = whoever holds { $cards } when the first card is led
party-others = everybody who is of no other party
whom-some-sides = a side
whom-some-seats = a player
whom-some-other_sides = another side
whom-some-other_seats = another player
whom-each-sides = each side
whom-each-seats = each player
whom-each-other_sides = each other side
whom-each-other_seats = each other player
whom-no-sides = no side
whom-no-seats = no player
whom-no-other_sides = no other side
whom-no-other_seats = no other player
account-pool = the { $name }
account-played = whoever played { $cards }
seat-seat = the player
    .own = his
seat-dealer = the dealer
seat-forehand = forehand
seat-leader = the leader
seat-winner = the winner
seat-loser = the loser
seat-opponent = the opponent
seat-speaker = the speaker
seat-director = the director of the side
seat-lot = a player drawn by lot
seat-giver = the giver
seat-holder = whoever holds { $cards }
seat-bound = { $name }
seat-taker = whoever took the last trick
seat-ahead = whoever has most tricks, or had as many before anybody else
seat-bidder = the bidder
seat-partner = the partner of { $seat }
seat-own_partner = his partner
seat-after = the player after { $seat }
seat-before = the player before { $seat }
seat-far_after = the player { $number } places after { $seat }
seat-far_before = the player { $number } places before { $seat }

## where cards lie

place-stock = in the stock
place-turned = that lie turned up
place-exposed = that were laid out at the cut
place-aside = set aside
place-heap = in “{ $heap }”
place-trick = in the trick
place-played = played before
place-hand = in the hand of { $who }
place-hand-own = in hand
place-dealt = dealt to { $who }
place-held = held by { $who } when the first card was led
place-taken = in the tricks of { $who }

## counts

card = { $count ->
        [one] card
       *[other] cards
    }
player = { $count ->
        [one] player
       *[other] players
    }
point = { $count ->
        [one] point
       *[other] points
    }
deal = { $count ->
        [one] deal
       *[other] deals
    }
count-named = { $number } { $name }
    .each = each of { $name }
count-none = no { $name }
count-own = { OWN($who) } { $what }
    .each = each of { OWN($who) } { $what }
count-of = the { $what } of { $who }
    .each = each of the { $what } of { $who }
no_of = no { $noun }
at_least = at least { $what }
at_most = at most { $what }
exactly = exactly { $what }
bare-at_least = at least { $what }
bare-at_most = at most { $what }
bare-exactly = exactly { $what }

## what is counted: a measure by its name

measure-tricks-noun = { $count ->
        [one] trick
       *[other] tricks
    }
measure-tricks-what = tricks
measure-tricks-at_least-bids = { $who } makes { OWN($who) } bid
measure-tricks-fewer-bids = { $who } does not make { OWN($who) } bid
measure-tricks-exactly-bids = { $who } takes exactly as many tricks as bid
measure-tricks-exactly-bids-not = { $who } does not take exactly as many tricks as bid
measure-tricks-more-bids = { $who } takes more tricks than bid
measure-tricks-at_most-bids = { $who } takes no more tricks than bid
measure-phase_tricks-noun = { $count ->
        [one] trick of “{ $name }”
       *[other] tricks of “{ $name }”
    }
measure-phase_tricks-what = tricks of “{ $name }”
measure-hand_cards-noun = { $count ->
        [one] card in hand
       *[other] cards in hand
    }
measure-hand_cards-what = cards in hand
measure-bids-what = bids
measure-bids-own = { OWN($who) } bid
    .each = each trick of { OWN($who) } bid
measure-bids-of = the { AGREE($who, "bid", "bids") } of { $who }
    .each = each trick of the { AGREE($who, "bid", "bids") } of { $who }
measure-bids-has = { $who } { AGREE($who, "has", "have") } bid { $what }
measure-bids-none = { $who } { AGREE($who, "has", "have") } bid nothing
measure-pool-what = the { $name }
measure-pool-none = the { $name } is empty
measure-pool-none-not = the { $name } is not empty
measure-column-what = the { $name }
measure-stake-what = the stake
measure-stake-times = { $number } times the stake
measure-stake-has = the stake is { $what }
measure-stake-has-not = the stake is not { $what }
measure-players-noun = { $count ->
        [one] player
       *[other] players
    }
measure-players-what = the number of players in the deal
measure-players-has = the deal has { $what }
measure-trick-what = the number of the trick
measure-trick-exactly = it is trick { $number }
measure-trick-exactly-not = it is not trick { $number }
measure-trick-at_most = it is trick { $number } or an earlier one
measure-trick-at_least = it is trick { $number } or a later one
measure-deal-noun = { $count ->
        [one] deal
       *[other] deals
    }
measure-deal-what = the number of deals
measure-deal-at_least = { $many } have been played
measure-deal-at_most = no more than { $many } have been played

## numbers

number-whole = all { $what } of the deal
number-of = the number of cards { $spots } ({ $cards })
number-of_all = the number of cards ({ $cards })
number-worth = the { $name } { $spot }
number-in_a_row = the number of cards { $spot } ({ $cards }), counted from the highest down without a gap
number-missing = the number of cards not { $spot } ({ $cards }), counted from the highest down without a gap
number-defined = { $name }
number-defined_of = { $name } of { $who }
number-divided = { $number } divided by { $by }, rounded down
number-rounded-nearest = { $number } rounded to a multiple of { $multiple }
number-rounded-up = { $number } rounded up to a multiple of { $multiple }
number-rounded-down = { $number } rounded down to a multiple of { $multiple }
number-negative = minus { $number }
number-plus = { $left } plus { $right }
number-minus = { $left } minus { $right }
number-times = { $left } times { $right }
number-for_each = { $number } for { EACH($what) }
number-over = { $left } beyond { $right }
    .each = { EACH($left) } beyond { $right }
number-at_least = { $left }, but at least { $right }
number-at_most = { $left }, but at most { $right }
cases-case = { $number } if { $when }
cases-else = else { $number }
cases-nothing = else 0
cases-all = all of these hold:
cases-any = one of these holds:

## facts

always = always
never = never
led = it is led
led-not = it is not led
defined = { $name } holds
defined-not = { $name } does not hold
moment-before_first_lead = no card has been led yet
moment-before_first_lead-not = a card has been led
moment-stock_empty = the stock is empty
moment-stock_empty-not = the stock is not empty
moment-all_played = every card is played
moment-all_played-drawing = no card is left in the hands or in the stock
moment-all_played-drawing-not = cards are left in the hands or in the stock
moment-all_played-not = cards are still to be played
in_deal = it is deal { $number } of every { $cycle }
in_deal-not = it is not deal { $number } of every { $cycle }
was_led = { $cards } was led
was_led-not = { $cards } was not led
has = { $who } { AGREE($who, "has", "have") } { $what }
has_every = { $who } { AGREE($who, "has", "have") } all { $what }
has_every-not = { $who } { AGREE($who, "does", "do") } not have all { $what }
than-more = { $who } { AGREE($who, "has", "have") } more { $what } than { $than }
than-fewer = { $who } { AGREE($who, "has", "have") } fewer { $what } than { $than }
than-at_least = { $who } { AGREE($who, "has", "have") } at least as many { $what } as { $than }
than-at_most = { $who } { AGREE($who, "has", "have") } at most as many { $what } as { $than }
than-exactly = { $who } { AGREE($who, "has", "have") } exactly as many { $what } as { $than }
than-exactly-not = { $who } { AGREE($who, "does", "do") } not have exactly as many { $what } as { $than }
compare-bounded = { $left } { AGREE($left, "is", "are") } { $what }
compare-bounded-not = { $left } { AGREE($left, "is", "are") } not { $what }
compare-at_least = { $left } { AGREE($left, "is", "are") } at least { $right }
compare-at_most = { $left } { AGREE($left, "is", "are") } at most { $right }
compare-exactly = { $left } { AGREE($left, "is", "are") } exactly { $right }
compare-exactly-not = { $left } { AGREE($left, "is", "are") } not exactly { $right }
compare-more = { $left } { AGREE($left, "is", "are") } more than { $right }
compare-fewer = { $left } { AGREE($left, "is", "are") } less than { $right }
compare-many-at_least = { $left } { AGREE($left, "is", "are") } at least as many as { $right }
compare-many-at_most = { $left } { AGREE($left, "is", "are") } at most as many as { $right }
compare-many-exactly = { $left } { AGREE($left, "is", "are") } exactly as many as { $right }
compare-many-exactly-not = { $left } { AGREE($left, "is", "are") } not exactly as many as { $right }
compare-many-more = { $left } { AGREE($left, "is", "are") } more than { $right }
compare-many-fewer = { $left } { AGREE($left, "is", "are") } fewer than { $right }
holds-hand = { $who } { AGREE($who, "holds", "hold") } { $cards }
holds-hand-none = { $who } { AGREE($who, "holds", "hold") } no { $cards }
holds-hand-some = { $who } { AGREE($who, "holds", "hold") } { $what } of these: { $cards }
holds-hand-every = { $who } { AGREE($who, "holds", "hold") } all of these: { $cards }
holds-hand-every-not = { $who } { AGREE($who, "does", "do") } not hold all of these: { $cards }
holds-held = { $who } held { $cards } when the first card was led
holds-held-none = { $who } held no { $cards } when the first card was led
holds-held-some = { $who } held { $what } of these when the first card was led: { $cards }
holds-held-every = { $who } held all of these when the first card was led: { $cards }
holds-held-every-not = { $who } did not hold all of these when the first card was led: { $cards }
holds-dealt = { $who } { AGREE($who, "was", "were") } dealt { $cards }
holds-dealt-none = { $who } { AGREE($who, "was", "were") } dealt no { $cards }
holds-dealt-some = { $who } { AGREE($who, "was", "were") } dealt { $what } of these: { $cards }
holds-dealt-every = { $who } { AGREE($who, "was", "were") } dealt all of these: { $cards }
holds-dealt-every-not = { $who } { AGREE($who, "was", "were") } not dealt all of these: { $cards }
holds-taken = { $who } took { $cards }
holds-taken-none = { $who } took no { $cards }
holds-taken-some = { $who } took { $what } of these: { $cards }
holds-taken-every = { $who } took all of these: { $cards }
holds-taken-every-not = { $who } did not take all of these: { $cards }
lies-turned = { $cards } lies turned up
lies-turned-none = no { $cards } lies turned up
lies-turned-some = { $what } of these lie turned up: { $cards }
lies-turned-every = all of these lie turned up: { $cards }
lies-turned-every-not = not all of these lie turned up: { $cards }
lies-exposed = { $cards } lies among the cards laid out
lies-exposed-none = no { $cards } lies among the cards laid out
lies-exposed-some = { $what } of these lie among the cards laid out: { $cards }
lies-exposed-every = all of these lie among the cards laid out: { $cards }
lies-exposed-every-not = not all of these lie among the cards laid out: { $cards }
lies-stock = { $cards } lies in the stock
lies-stock-none = no { $cards } lies in the stock
lies-stock-some = { $what } of these lie in the stock: { $cards }
lies-stock-every = all of these lie in the stock: { $cards }
lies-stock-every-not = not all of these lie in the stock: { $cards }
lies-aside = { $cards } lies among the cards set aside
lies-aside-none = no { $cards } lies among the cards set aside
lies-aside-some = { $what } of these lie among the cards set aside: { $cards }
lies-aside-every = all of these lie among the cards set aside: { $cards }
lies-aside-every-not = not all of these lie among the cards set aside: { $cards }
lies-heap = { $cards } lies in “{ $heap }”
lies-heap-none = no { $cards } lies in “{ $heap }”
lies-heap-some = { $what } of these lie in “{ $heap }”: { $cards }
lies-heap-every = all of these lie in “{ $heap }”: { $cards }
lies-heap-every-not = not all of these lie in “{ $heap }”: { $cards }
lies-trick = the trick has { $cards }
lies-trick-none = the trick has no { $cards }
lies-trick-some = the trick has { $what } of these: { $cards }
lies-trick-every = the trick has all of these: { $cards }
lies-trick-every-not = the trick does not have all of these: { $cards }
lies-played = { $cards } have been played before
lies-played-none = { $cards } have not been played before
lies-played-some = { $what } of these have been played before: { $cards }
lies-played-every = all of these have been played before: { $cards }
lies-played-every-not = not all of these have been played before: { $cards }
run-first = { $who } { AGREE($who, "has", "have") } { $tricks }
run-first-not = { $who } { AGREE($who, "does", "do") } not have { $tricks }
run-first_with = { $who } { AGREE($who, "has", "have") } won { $tricks } with { $cards }
run-first_with-not = { $who } { AGREE($who, "has", "have") } not won { $tricks } with { $cards }
run-last = { $who } { AGREE($who, "has", "have") } { $tricks }
run-last-not = { $who } { AGREE($who, "does", "do") } not have { $tricks }
run-last_with = { $who } { AGREE($who, "has", "have") } won { $tricks } with { $cards }
run-last_with-not = { $who } { AGREE($who, "has", "have") } not won { $tricks } with { $cards }
run-first-tricks = { $count ->
        [one] the first trick
       *[other] the first { $number } tricks
    }
run-last-tricks = { $count ->
        [one] the last trick
       *[other] the last { $number } tricks
    }
named = { $name } has been named
named-not = { $name } has not been named
value-its_suit = its suit
value-none = none
value-yes = yes
binding_is = { $name } is { $value }
binding_is-not = { $name } is not { $value }
value-suits = the { $name } suit
value-rank = the { $name } rank
value-card = the { $name } card
seat_is = { $who } is { $seat }
seat_is-not = { $who } is not { $seat }
seat_is-ahead = { $who } has most tricks, or had as many before anybody else
seat_is-ahead-not = { $who } does not have most tricks, or had them later than somebody else
seat_is-taker = { $who } took the last trick
seat_is-taker-not = { $who } did not take the last trick
of_party = { $who } is of { $side }
of_party-not = { $who } is not of { $side }
party_named = somebody is of { $name }
party_named-not = nobody is of { $name }
of_side = { $who } belongs to { $side }
of_side-not = { $who } does not belong to { $side }
of_side-alone = { $who } is { $side }
of_side-not-alone = { $who } is not { $side }
holds_trick = { $who } { AGREE($who, "holds", "hold") } the trick
holds_trick-not = { $who } { AGREE($who, "does", "do") } not hold the trick
plays = { $who } { AGREE($who, "takes", "take") } part in the deal
plays-not = { $who } { AGREE($who, "sits", "sit") } out the deal

## rows

row = { $name }: { $who } { $effects }
row-when = { $name }: when { $when }, { $who } { $effects }
rows-first_of = only the first of these that holds: { $rows }
row-given_up = the deal was given up
row-gets = gets { $points }
row-gets-whom = gets { $points } from { $whom }
row-gets-pool = gets { $points } from { $whom }
row-gets-all = takes all that lies in { $whom }
row-pays = pays { $points }
row-pays-whom = pays { $points } to { $whom }
row-pays-pool = puts { $points } into { $whom }
row-pays-all = puts as much into { $whom } as lies in it
row-gains = gains { $what }
row-loses = loses { $what }
row-gains-number = gains { $number } as { $name }
row-loses-number = loses { $number } of { $name }
row-sets-number = sets { $name } to { $number }
row-clears = { $names } go to nought for all

## guards

guard-lead = it is forbidden to lead { $cards }
guard-play = it is forbidden to play { $cards }
guard-when = { $rule }, while { $when }
exempt = { $cards } need never be played for the sake of these rules, and may always be
exempt-when = { $cards } need not be played for the sake of these rules, and may be, while { $when }

## the voice: what is said at a table, by `play`, `run`, `trick` and `replay`

voice-you = you
voice-partner = your partner
voice-player = player { $number }
voice-players = players { $numbers }
voice-nobody = nobody
voice-left = on your left
voice-right = on your right
voice-opposite = opposite you
voice-nth = { $card } (no. { $number } of its kind)
voice-nth-1 = first { $card }
voice-nth-2 = second { $card }
voice-match = { $title } ({ $spec }), seed { $seed }
voice-lot = By lot: { $who } to deal
voice-lot-drawn = By lot ({ $cards }): { $who } to deal
voice-sits_out = sitting out: { $who }
voice-cut = laid out at the cut by { $who }: { $cards }
voice-deal = Deal { $number }, dealer: { $who }
voice-face_up = face up { $cards }
voice-left_over = { $cards } left over
voice-thrown_in = thrown in: { $cards } turned
voice-thrown_in-none = thrown in: no card turned
voice-laid_open = the hand of { $who } is laid open: { $cards }
voice-laid_open-own = your hand is laid open: { $cards }
voice-laid_open-heap = laid open ({ $heap }): { $cards }
voice-heap = { $heap }, counts for { $who }: { $cards }
voice-exchanged = { $given } for { $taken }
voice-to_player = { $cards } to { $who }
voice-to_pile = { $cards } to { $to }
voice-pass = pass
voice-no_lead = nothing to lead
voice-gives_up = the deal is given up
voice-a_card = a card
voice-led_down = { $card } led face down
voice-at_best = { $name } at best
voice-shown = shown by { $who }: { $what }
voice-drawn = drawn: { $cards }
voice-nobody_scores = nobody scores
voice-total = total
voice-to_pool = { $number } to { $name }
voice-from_pool = { $number } from { $name }
voice-ends = { $who_wins }, points { $score }
voice-wins-nobody = nobody wins
voice-wins-one = { $who } wins
voice-wins-many = { $who } win
voice-wins-you = you win
voice-wins-us = { $who } win
voice-record_holds = the record holds
voice-seed = seed { $seed }
voice-deal_number = deal { $number }
voice-trick_number = trick { $number }
voice-dealer = dealer: { $who }
voice-phase = phase: { $name }
voice-stake = stake { $number }
voice-in_stock = { $cards } in the stock
voice-dealt_open = dealt face up: { $cards }
voice-from_player = from { $who }: { $cards }
voice-lies_open = face up: { $cards }
voice-laid_out = laid out: { $cards }
voice-seen_at_cut = seen at the cut: { $cards }
voice-and_others = { $who }, and whoever else
voice-other_card = { $count ->
        [one] other card
       *[other] other cards
    }
voice-so_far = so far, your side first: { $counts }
voice-so_far-alone = so far, yours first: { $counts }
voice-bids = bids: { $bids }
voice-trick_lies = trick: { $cards }
voice-card_down = a card face down
voice-passed = passes
voice-hand = hand of { $who }: { $cards }
voice-hand-own = your hand: { $cards }
voice-may_exchange = you may exchange: { $offers }, or pass
voice-may_show = you may show: { $melds }, or pass
voice-may_show_first = before you play you may show: { $melds }
voice-no_card = you have no card that you may play: pass
voice-may_play = you may play: { $cards }
voice-may_lead_down = you may lead a card face down
voice-instead = instead of playing you may say: { $choices }.
voice-must_give = { $name }: you must give { $many }, one card after the other
voice-may_give = { $name }: you may give { $many }, one card after the other
voice-chosen = chosen: { $cards }
voice-give_these = you may give: { $cards }
voice-give_or_pass = you may give: { $cards } (or pass)
voice-take = take { $card }
voice-give = give { $card }
voice-nothing_bid = nothing is bid yet.
voice-highest_bid = the highest bid: { $bids }, by { $who }.
voice-offer = { $name }: what do you say, { $choices }?
offer-said = { $who } says: { $said }.
offer-led_down = { $who } has led a card face down.
offer-face_down = A card may be led face down (here: { $typed }; on the screen: the key f). That begins “{ $name }”: the other side is asked, without seeing the card, and answers: { $answers }.
offer-stake = for { $points }
offer-concedes = you give up; { $others } { $gets }
offer-you_are = you are { $name }
offer-out = you lay your cards away
offer-wins = you win the match
offer-then = then: { $state }
offer-takes_n = you take { $cards }{ $source }
offer-takes_all = you take all{ $source }
offer-takes_as = you take as many{ $source }
offer-goes_to = what you give goes to { $to }{ $more }
offer-nothing = the deal goes on
offer-out_of_bidding = you bid no more
offer-no_bid = you do not bid
offer-hold = you bid the same, and go before the bidder
offer-by_rules = by the rules: { $text }
offer-swap = you put { $cards } in the place of { $card }
offer-counted = { $name }: { $number } more
offer-whoever = whoever says this { $effects }
offer-then-answers = then { $who } answers: { $answers }
offer-yields = gives up, which is { $points } for you
offer-only = { $name }: you can only say { $choices }.
voice-may_say = you may say: { $choices }
voice-solved = points less those of the others, if all play their best
voice-solved-sure = points less those of the others, which each can be sure of against all of them
voice-solved-best = best for { $who }: { $moves }
voice-solved-line = a line in which all play their best
voice-solved-match = the match is won
voice-solved-match-lost = the match is lost
voice-solved-played = as it was played
voice-solved-lost = { $move } gives away { $points }
voice-solved-better = better: { $moves }
voice-solved-none_lost = nothing is given away
voice-solved-in_all = given away in all: { $players }
voice-solved-the_match = the match
voice-powers = Powers, strongest first:
voice-plain_by_suit = Plain cards, by suit, high to low:
minutes-played_by = Played by
minutes-side = Side
minutes-player = Player
minutes-hand = Hand as dealt
minutes-before = Before the play
minutes-play = The play
minutes-score = The score
minutes-trick = Trick
minutes-taken_by = Taken by
minutes-after = After trick { $number }: { $text }
minutes-legend = The card led stands in italics, the one that takes the trick in bold.
minutes-rules = Rules: the spec { $spec }, sha256 { $digest }; the cards from the seed { $seed }
minutes-stops = The record stops here, before the match is over.
step-keys = Enter: on; b: back; d and a number: to that deal; q: stop
step-begins = this is where the record begins
step-ends = this is where the record ends
step-no_deal = there is no deal { $number } in this record
prompt-card = card
prompt-exchange = exchange
prompt-answer = answer
prompt-meld = meld
prompt-order = card for { $who }, or Enter to leave it
prompt-concede = concede, or Enter to play on
prompt-sure = { $yes }, or Enter to play on
prompt-cover = player { $number } alone before the screen: press Enter
play-welcome = h lists what can be typed, ? shows the powers, q stops
play-left = You leave the table.
play-left-record = You leave the table. The match goes on with: { $command }
play-plain = For a whole screen: { $command }
play-plain-dumb = A line at a time: this terminal (TERM) is said to be dumb; on another there is a whole screen.
full-holds = holds the trick
full-took = took the trick
full-card = your turn: a card
full-cards = cards in hand
full-last = last trick ({ $number })
full-no_card = no card lies on the table
full-wait = the others play
play-thinks = { $who } { AGREE($who, "is", "are") } thinking
play-thinking = thinking
full-over = The match is over; Enter leaves the table.
full-type = ← → Enter: play; or type: a card, h for help, ? powers, q to leave
full-leave = Esc or Enter: back to the table
play-no_talk = this game does not allow talk at the table
play-only_signs = no words here: partners make signs; `talk` lists the cards for which there is one
play-director = only the director of your side, { $who }, may give the deal up
play-not_your_turn = it is not your turn
play-cannot_obey = { $who } cannot do that, and plays as seems best
play-unread = { $text } is not understood; `h` lists what can be typed
play-unread-near = { $text } is not understood; did you mean { $names }?
play-cannot_be_had = { $card } cannot be had for { $given }
play-undone = taken back
play-undo-none = there is nothing of yours to be taken back
play-undo-other = { $who } decided last: what others have done is not taken back without them
play-forced-on = forced cards are played by themselves
play-forced-off = forced cards are asked for, too
play-too_many = that is more than is asked for now
play-concede-sure = Give the deal up? { $others } then { $gets }.
play-no_trick = no trick has been played yet
play-last = last trick, no. { $number }: { $cards }
play-not_in_trick = { $card } does not lie in the last trick: { $cards }
play-named = among them: { $cards }
play-saved = the match so far is written to { $file }
hint-would = a bot would do this: { $deed }
hint-worth = { $deed }: { $worth } points on the average of { $tried } trials
hint-only = nothing else can be done
hint-takes = it takes the trick, which { $who } { AGREE($who, "holds", "hold") } with { $card }
hint-stays = it does not take the trick, which { $who } { AGREE($who, "holds", "hold") } with { $card }
hint-better = { $points } points more than the next, { $deed }, in deals played to the end from here
hint-as_good = no better than { $deed }, in deals played to the end from here
talk-number =   { $number }. { $text }
talk-hold = I hold this: { $power }
talk-strong = my hand is strong
talk-weak = I have nothing
talk-take = take this trick
talk-leave = leave this trick to me
talk-lead = lead this suit: { $suit }
talk-sign = a sign: { $card }
help-card = play this card
help-card-given = play this card (give or take it in an exchange)
help-face_down = lead it face down (short: { $short })
help-exchange = exchange; { $pass } to go on without
help-answer = answer with one of the words shown, or its beginning
help-meld = show a meld by its name, or its beginning
help-concede = give the deal up
help-several = give several cards at once
help-enter = the only thing that can be done, if there is but one
help-rules = the rules of the game
help-table = the table once more
help-last = the last trick
help-why = why this card of the last trick took it or did not; without a card, all of them
help-score = the score, as the game records it
help-hint = what a bot would do in your place
help-talk = what is usually said at this table; say it with its number
help-talk-signs = the cards for which there is a sign; make it with its number
help-undo = take back your last decision
help-save = write the match so far to a file
help-forced = let forced cards be played by themselves, or not
help-say = talk at the table
help-say-signs = make the sign for a card to your partner
help-powers = the powers under the suits now chosen
help-help = this list
help-quit = stop
type-pass = pass
type-for = for
type-give = give
type-take = take
type-face_down = face down
type-concede = concede
type-say = say
type-help = help
type-powers = powers
type-rules = rules
type-table = table
type-last = last
type-why = why
type-score = score
type-hint = hint
type-talk = talk
type-undo = undo
type-save = save
type-forced = forced
type-quit = quit
type-yes = yes
type-card = CARD
type-file = FILE
type-text = TEXT
refused-not_held = { $card } is not in your hand
refused-not_held_by = { $card } is not in the hand of { $who }
refused-guard = { $rule }; you may play: { $cards }
refused-suit_led = { $suit } may not be led
refused-suit_played = { $suit } may not be played
refused-suit_led-yet = { $suit } may not be led yet
refused-suit_played-yet = { $suit } may not be played yet
refused-only_led = nothing may be led but { $cards }
refused-only_played = nothing may be played but { $cards }
refused-follow = you must follow { $suit }: { $cards }
refused-follow_led = you must follow the suit led: { $cards }
refused-follow_beating = you must follow { $suit } and beat the card that holds the trick: { $cards }
refused-beat = you must beat the card that holds the trick: { $cards }
refused-must = you must play { $what }: { $cards }
refused-cards = you must play one of these: { $cards }
refused-choice = that cannot be done now; you may: { $choices }
refused-no_action = there is no such thing in this game
refused-over = the match is over
refused-concession = the deal may not be given up now
refused-nothing = you have no card that you may play: pass
refused-face_down = a card may not be led face down now
judged-plain = { $card } is plain: no power names it.
judged-absent = { $card } is plain: the power { $power } is there only when { $when }.
judged-in_force = { $card } is in force as { $power }.
judged-out-plain = { $card } ({ $power }) is out of force, because { $why }; it counts as plain.
judged-out-dead = { $card } ({ $power }) is out of force, because { $why }; it is worthless.
judged-led = { $card } is led and holds the trick.
judged-takes = { $card } takes the trick from { $holder }: { $why }.
judged-stays = { $card } does not take from { $holder }: { $why }.
judged-barred = { $card } may not be played here, if there is a choice: { $rule }
judged-barred_lead = { $card } may not be led here, if there is a choice: { $rule }
because-dead = a worthless card never takes a trick
because-yielded = { $other } yields to { $cards }
because-target = { $power } takes { $cards }
because-takes_plain = { $power } takes every plain or worthless card
because-out_of_reach = { $power } takes { $takes }, and no such card
because-below = { $other } stands above { $power }
because-lower = it is the lower card of { $power }
because-takes_nothing_lower = { $power } takes no lower power
because-above = { $power } stands above { $other }
because-higher = it is the higher card of { $power }
because-untouched = a plain card does not touch { $other } in force
because-first_of_a_suit = it is the first card that belongs to a suit
because-other_suit = it is not of the same suit
because-ranks_lower = it ranks lower in the suit
because-not_next = it is not the next higher card of the suit
because-ranks_higher = it ranks higher in the suit
because-equal_first = they are equal, and the first played stands
because-equal_nobody = they are equal, and neither has the trick
because-equal_last = they are equal, and the last played takes
because-equal_nothing_lower = they are equal, but { $power } takes nothing lower
because-equal_suit_before = they are equal, and its suit goes before
because-equal_suit_after = they are equal, and its suit does not go before
fate-won = { $card } won the trick
fate-never_held = { $card } never held the trick: it did not take from { $by }
fate-taken = { $card } held the trick until another card took it: { $by }, card { $number }
fate-tied = { $card } held the trick, but shares it with its equal: { $by }, card { $number }
