### The German messages; the head of en.ftl says how they are written.

# Words that draw together where they meet.
contractions = von dem = vom; zu dem = zum; zu der = zur

## das Blatt

sheet-note = Was in Anführungszeichen steht, Beispiele und Vermutungen sind in der Sprache der Spielbeschreibung.
value_of = { $name } = { $value }
status-conjecture = Vieles an dieser Lesart ist Vermutung.
status-incomplete = Die Quellen lassen Lücken; das Spiel ist nicht vollständig:
source-at = Quelle: { $what }.
conjecture = Vermutung: { $why }.
head-glance = Auf einen Blick
glance-players = Spieler
glance-sides = Parteien
glance-pack = Karten
glance-dealt = Handkarten
glance-way = Richtung
glance-match = Ende der Partie
glance-deal = Ende des Spiels
way-clockwise = im Uhrzeigersinn
way-anticlockwise = gegen den Uhrzeigersinn

## Karten

head-pack = Die Karten
pack-size = { $cards } in { $suits } Farben
pack-apart = Außerhalb der Farben: { $cards }.
pack-copies = Jede Karte ist { $number }-mal da.
pack-order = In jeder Farbe folgen einander, von oben nach unten: { $ranks }.
pack-ranks_of = { $suits }: { $ranks }.
pack-groups = { $name }: { $suits }
pack-write = Eine Karte wird mit dem Buchstaben ihrer Farbe voran geschrieben: { $example }.
pack-missing = Es fehlen: { $cards }.
col-letter = Zeichen
col-suit = Farbe

## Tisch

head-seats = Der Tisch
seats-to = { $least } bis { $most }
seats-range = Das Spiel ist für { $least } bis { $most } Spieler.
seats-usual = Üblich sind { $players }.
seats-now = Dieses Blatt gilt für { $players }.
seats-players = { $players }, von 0 an gezählt in der Reihenfolge des Spiels, { $way }.
seats-each = Jeder spielt für sich.
seats-sides = Partner: { $sides }.
seats-side = Plätze { $seats }
seats-out = In jedem Spiel setzt einer aus: { $seat }.
seats-party = Zu „{ $name }“ gehören: { $who }.
seats-secret = Wer zu { $names } gehört, bleibt geheim, bis die Karten gespielt sind, die es zeigen, oder bis das Spiel zu Ende ist.
seats-show = Partner zeigen einander ihre Karten.
talk-free = Partner dürfen sich frei bereden.
talk-signals = Partner dürfen einander Zeichen geben, aber nicht reden.
talk-none = Partner dürfen nicht über ihre Karten reden.
seats-directors = Jede Partei hat einen Leiter: { $seats }.
seats-director = Platz { $seat }
seats-director_sees = Der Leiter sieht die Karten seiner Partei.
seats-director_orders = Der Leiter darf seiner Partei sagen, was sie spielen soll.

## Geben

head-deal = Das Geben
deal-first = Erster Geber: { $seat }. Vorhand ist der erste mitspielende Spieler nach dem Geber.
cut = abheben: { $seat }
cut-looks = abheben: { $seat }; er sieht die untersten { $cards } an
cut-lays = von ihnen werden offen ausgelegt: { $cards }
deal-cards = der Geber gibt jedem Spieler { $cards }, { $packets }
deal-range = der Geber gibt { $cards } an jeden vom { $first }. bis zum { $last }. Spieler nach der Reihe, { $packets }
deal-by_deal = von Spiel zu Spiel { $cards }
deal-packet = zu je { $number }
deal-packets = in Päckchen zu { $numbers }
deal-face_up = offen liegen von jedem Spieler die ersten: { $cards }
deal-turned = unter diesen Karten ist für { $seat } die aufgedeckte
deal-heap = { $count ->
        [one] verdeckt kommt in „{ $heap }“: { $cards }
       *[other] verdeckt kommen in „{ $heap }“: { $cards }
    }
turn-one = die oberste Karte des Talons wird aufgedeckt; ihre Farbe gilt als „{ $name }“
turn-more = vom Talon wird aufgedeckt, bis { $number } Farben liegen; sie gelten als „{ $name }“
turn-keep = von mehreren einer Farbe bleibt die höchste, von oben nach unten: { $order }; die anderen kommen unter den Talon
turn-redeal = sind die ersten { $cards } alle von einer Farbe, wird neu gegeben
turn-empty = ist der Talon vorher erschöpft, wird neu gegeben
turn-under = die Karte kommt unter den Talon und wird zuletzt gezogen
turn-on = die Karte liegt oben auf dem Talon und wird zuerst gezogen
bind-lowest = die Farbe der niedrigsten offenen Karte gilt als „{ $name }“; von gleich niedrigen entscheidet { $which }
bind-highest = die Farbe der höchsten offenen Karte gilt als „{ $name }“; von gleich hohen entscheidet { $which }
bind-first = die zuerst gegebene
bind-last = die zuletzt gegebene
bind-dealt = die letzte gegebene Karte wird gezeigt; ihre Farbe gilt als „{ $name }“; sie bleibt in ihrer Hand
lay_open-hand = von nun an liegen offen die Karten von: { $who }
lay_open-hand-late = nach Stich { $number } werden aufgelegt die Karten von: { $who }
lay_open-heap = allen wird gezeigt, was in „{ $heap }“ liegt
lay_open-aside = die abgelegten Karten werden allen gezeigt
heap-heap = vom ersten Ausspiel an gehört „{ $heap }“: { $who }; die Karten zählen als gehalten und gewonnen
heap-aside = vom ersten Ausspiel an gehören die abgelegten Karten: { $who }; sie zählen als gehalten und gewonnen
again = solange der Talon reicht: zurück zu „{ $name }“
says-play = die erste Karte wird ausgespielt
speak = nun wird gesprochen: „{ $name }“ (siehe unten)

## Tauschen

transfer = Tausch „{ $name }“: { $text }
transfer-each = jeder Spieler, reihum von { DAT($seat) } an,
transfer-may = { $who } darf eins gegen eins tauschen: { $gives } gegen { $takes }{ $source }
transfer-must = { $who } muss eins gegen eins tauschen: { $gives } gegen { $takes }{ $source }
transfer-when = Bedingung: { $when }
transfer-give_when = { $cards } (Bedingung: { $when })
transfer-gives_may = { $who } darf an { ACC($to) } abgeben: { $portion } von { $gives }
transfer-gives_must = { $who } muss an { ACC($to) } abgeben: { $portion } von { $gives }
transfer-highest_may = { $who } darf an { ACC($to) } abgeben: { $gives }
transfer-highest_must = { $who } muss an { ACC($to) } abgeben: { $gives }
transfer-any_may = { $who } darf an { ACC($to) } { $portion } { $cards } abgeben
transfer-any_must = { $who } muss an { ACC($to) } { $portion } { $cards } abgeben
transfer-takes_as = und nimmt ebenso viele{ $source }
transfer-takes_all = und nimmt alle{ $source }
transfer-takes_n = und nimmt { $cards }{ $source }
transfer-takes_first = genommen wird vor dem Abgeben
transfer-at_once = alle wählen, bevor eine Karte die Hand wechselt
transfer-turns_next = die abgegebene Karte kommt beiseite, und an die Stelle der genommenen wird die nächste vom Talon aufgedeckt
transfer-shown = die abgegebenen Karten werden allen gezeigt
portion-all = alle
portion-all_but = alle bis auf { $number }
portion-n = { $number }
portion-range = { $least } bis { $most }
from-turned = { " " }von den aufgedeckten Karten
from-exposed = { " " }von den ausgelegten Karten
from-stock = { " " }vom Talon
from-aside = { " " }von den abgelegten Karten
from-heap = { " " }aus „{ $heap }“
to-turned = die aufgedeckten Karten
to-exposed = die ausgelegten Karten
to-stock = den Talon
to-aside = die Ablage
to-heap = „{ $heap }“

## Stärken

head-powers = Die besonderen Karten
powers-intro = Die stärksten zuerst. Eine Karte gehört zur ersten Zeile, die sie nennt; eine in keiner Zeile ist gewöhnlich.
powers-final = Welche Karten wirken, steht fest, wenn der Stich vollständig ist; dann wird er von der ersten Karte an durchgegangen.
powers-running = Jede Karte wird beim Fallen beurteilt, gegen die Karte, die den Stich dann hält; die Reihenfolge kann also entscheiden.
powers-nothing = Eine besondere Karte, die nichts sticht, ist nur im Widerstand stark: solange sie wirkt, fällt sie nur an solche, die höher stehen oder sie nennen.
powers-dead = Eine wertlose Karte sticht nichts; ist sie ausgespielt, hält sie den Stich, bis eine fällt, die sie stechen darf.
mode = Wenn gilt: { $when } – { $sentence }
powers-counts_as_open = { $power }: diese Karten gelten beim Bedienen als { $suit }; ist nichts davon gewählt, sind sie eine Farbe für sich.
powers-counts_as_none = { $power }: diese Karten gehören zu keiner Farbe.
powers-ties = { $power }: { $rule }
trick-no_suit = Gehört die ausgespielte Karte zu keiner Farbe, so bestimmt die erste nach ihr, die zu einer gehört, was zu bedienen ist.
powers-counts_as = { $power }: diese Karten gelten beim Bedienen als { $suit }.
col-number = Nr.
col-power = Name
col-cards = Karten
col-force = Wirkt
col-takes = Sticht
col-else = Sonst
col-falls = Ausgespielt und wirksam, fällt an
force-when = wenn gilt: { $when }
takes-all = alles Niedrigere und alle gewöhnlichen Karten
takes-lower = niedrigere besondere Karten
takes-plain = alle gewöhnlichen Karten
takes-nothing = nichts
takes-yields = fällt an { $cards }
else-dead = wertlos
else-plain = gewöhnliche Karte
else-never = –
falls-nothing = nichts
falls-sometimes = manchmal { $cards }
row-row = alle von Nr. { $numbers }
head-bound = Die besonderen Karten bei { $names }
bound-intro = Alle besonderen Karten des Spiels bei dieser Wahl, von stark nach schwach.
bound-plain = Gewöhnliche Karten, von oben nach unten:
head-trick = Wer den Stich nimmt
trick-led = Die ausgespielte Karte hält den Stich. Jede weitere nimmt ihn der Karte ab, die ihn gerade hält, oder nicht.
trick-plain = Eine gewöhnliche Karte sticht nur eine niedrigere gewöhnliche derselben Farbe.
trick-next = Eine gewöhnliche Karte sticht nur die nächstniedrigere gewöhnliche ihrer Farbe.
trick-order = Rangfolge für { $cards }, von oben nach unten: { $ranks }.
ties-first = Von zwei gleichen Karten gilt die zuerst gespielte.
ties-last = Von zwei gleichen Karten sticht die zuletzt gespielte.
ties-suits = Von zwei gleichen Karten entscheidet die Farbe, von oben nach unten: { $suits }.
ties-nobody = Bei zwei gleichen höchsten Karten nimmt niemand den Stich.
ties-unstated = Ausdrücklich gesagt ist das nicht; gleiche Karten kommen kaum vor.

## Spielen

head-play = Das Spielen
play-leader = Zum ersten Stich spielt aus: { $seat }. Wer einen Stich nimmt, spielt zum nächsten aus.
play-phase = { $name } – bis gilt: { $until }:
play-phase-end = { $name } – bis zum Ende:
play-free = Gespielt werden darf jede Karte.
play-ladder = Zur ausgespielten Karte ist das Erste hiervon zu spielen, das die Hand erlaubt:
play-rung-when = { $rung }, aber nur wenn gilt: { $when }
play-rung-plays = wer dies hält: { $cards }, darf spielen: { $plays }
play-draw = Nach jedem Stich zieht jeder vom Talon { $cards }, der Gewinner zuerst.
play-draw-open = Die oberste Karte des Talons liegt offen.
play-guards = Außerdem:
play-face_down = Eine Karte darf verdeckt ausgespielt werden; das eröffnet „{ $name }“.
play-concede = Eine Partei darf das Spiel jederzeit aufgeben; { $others } { $gets } dann.
play-concede-when = Eine Partei darf das Spiel aufgeben, solange gilt: { $when }. Dann gilt: { $others } { $gets }.
play-concede-alone = Ein Spieler darf das Spiel jederzeit aufgeben; { $others } { $gets } dann.
play-concede-when-alone = Ein Spieler darf das Spiel aufgeben, solange gilt: { $when }. Dann gilt: { $others } { $gets }.
play-passes = Wer keine erlaubte Karte hat, passt; das Ausspiel geht an den nächsten, der ausspielen kann.
play-lone = Ausgespielt ein Stich für sich: { $cards }.
play-ends = Das Spiel endet, sobald gilt: { $when }.

## Ansagen

head-contracts = Die Ansagen, von der niedrigsten an
col-contract = Ansage
col-bid = Zahl
col-binds = bestimmt
contract-bids = { $least } bis { $most }
contract-bids-by = { $least } bis { $most } in Schritten von { $step }
head-dialogues = Was gesagt wird
opens-step = An seiner Stelle beim Geben.
opens-face_down_lead = Wenn eine Karte verdeckt ausgespielt wird.
opens-lead = Wer ausspielt, darf es vorher eröffnen.
opens-turn = Wer an der Reihe ist, darf es vor dem Spielen eröffnen.
opens-after_trick = Wer einen Stich gemacht hat, eröffnet es, ehe jemand zieht.
opens-bonus = Wenn die Prämie gewonnen wird.
opens-when = Nur, solange gilt: { $when }.
state-by = { $state } – es spricht: { $seat }.
state-in_turn = { $state } – jeder spricht einmal, reihum von { DAT($seat) } an.
auction-round = { $state } – es wird reihum geboten, zuerst spricht { $seat }. Jeder bietet mehr als das letzte Gebot, um so viel er will, oder passt.
auction-pairs = { $state } – es wird zu zweit gereizt: Der nächste Spieler bietet { DAT($seat) } immer höhere Gebote, und dieser hält oder passt. Hat einer gepasst, so bietet der nächste dem, der übrig ist, und so fort.
auction-bids = Die Gebote, das niedrigste zuerst: { $bids }.
auction-contracts = Geboten werden Ansagen; welche höher ist, sagt ihre Tafel.
auction-bids-step = Die Gebote: { $first } bis { $last } in Schritten zu { $number }.
auction-final = Wer passt, ist draußen.
auction-free = Wer gepasst hat, darf wieder bieten; es ist zu Ende, wenn alle anderen nacheinander gepasst haben.
auction-once = Jeder spricht einmal.
auction-rounds = Keiner spricht öfter als { $number }-mal.
auction-elder = Wer vor dem Bietenden an der Reihe ist, darf das Gebot halten, statt höher zu gehen.
auction-must = Haben alle anderen gepasst und ist nichts geboten, so muss einer bieten: { $seat }.
auction-nobody = Bietet niemand: { $text }.
auction-won = Nach dem letzten Gebot: { $text }.
auction-beside = Neben den Geboten darf gesagt werden:
col-says = Sagt
col-when = Bedingung
col-effect = Wirkung
says-range = { $first } … { $last }
says-stake = das Spiel gilt: { $points }
says-concedes = gibt das Spiel auf; { $others } { $gets }
says-then = weiter mit „{ $state }“
says-over = beendet es
says-bind = { $name }: { $value }
says-bid = bietet diese Zahl
says-bid-contract = sagt etwas an, das nicht unter dem höchsten Gebot liegt
says-bid-within = bietet diese Zahl, höchstens so viel, wie er Karten hält
says-phase = das Spiel geht weiter mit „{ $name }“
says-swap = tauscht { $cards } gegen die Karte{ $source }
says-out = setzt für den Rest des Spiels aus: { $seat }
says-ends = das Spiel ist zu Ende
says-thrown_in = es wird neu gegeben
says-wins = gewinnt die Partie

## Bedeutungen

head-definitions = Was die Namen bedeuten

## Wertung

head-score = Was ein Spiel gilt
score-cards = { $name }: { $values }.
score-value = { $cards }: je { $points }
score-counters = In jedem Spiel wird für jeden Spieler gezählt: { $names }.
score-tier = Nur das erste hiervon, das zutrifft, zählt, für { ACC($whom) }:
score-add = Alles hiervon, was zutrifft, zählt, für { ACC($whom) }:
col-award = Wofür
col-points = Punkte
score-stake = Ohne Erhöhung gilt ein Spiel: { $points }.
score-stake-draw = Ein Spiel beginnt mit dem Einsatz { $stake }, nach einem unentschiedenen mit { $after }.
bonus-lead = { $name }: wer { $cards } ausspielt, { $effects }
bonus-lead-any = { $name }: wer ausspielt, { $effects }
bonus-lead-for = { $name }: wird { $cards } ausgespielt, gilt: { $whom } { $effects }
bonus-lead-for-any = { $name }: wird ausgespielt, gilt: { $whom } { $effects }
bonus-play = { $name }: wer { $cards } spielt, { $effects }
bonus-play-any = { $name }: wer eine Karte spielt, { $effects }
bonus-play-for = { $name }: wird { $cards } gespielt, gilt: { $whom } { $effects }
bonus-play-for-any = { $name }: wird eine Karte gespielt, gilt: { $whom } { $effects }
bonus-trick = { $name }: wer mit { $cards } einen Stich nimmt, { $effects }
bonus-trick-any = { $name }: wer einen Stich nimmt, { $effects }
bonus-trick-for = { $name }: nimmt { $cards } einen Stich, gilt: { $whom } { $effects }
bonus-trick-for-any = { $name }: wird ein Stich genommen, gilt: { $whom } { $effects }
bonus-opens = eröffnet „{ $name }“

## Partie

head-match = Von Spiel zu Spiel
match-totals = Auf der Tafel steht für jede Partei: { $names }.
match-totals-alone = Auf der Tafel steht für jeden Spieler: { $names }.
match-pools = In der Mitte liegt: { $names }.
match-pool-start = { $name } (anfangs { $number })
match-before_each = Bevor zu einem Spiel gegeben wird:
match-marks = Nach jedem Spiel, bis nichts hiervon mehr zutrifft:
match-at_the_end = Wenn die Partie zu Ende ist:
match-grows = jedes Spiel fügt hinzu: { $points }
match-last = Nur die letzten { $deals } zählen.
match-ends = Die Partie endet, sobald gilt: { $when }.
match-most = Wer am meisten hat, gewinnt ({ $what }).
match-fewest = Wer am wenigsten hat, gewinnt ({ $what }).
match-at_once = Darauf wird geachtet, sooft im Spiel jemand etwas bekommt, und nach jedem Stich; dann ist die Partie sofort zu Ende.
match-lot = Das Los: jeder zieht eine Karte, die niedrigste gibt.
match-next = Nächster Geber: { $seat }.
match-next-draw = Nach einem unentschiedenen Spiel: { $seat }.
match-title = { $name }: der Spieler einer Partei, für die zu Beginn des Spiels gilt: { $when }.
match-title-alone = { $name }: der Spieler, für den zu Beginn des Spiels gilt: { $when }.

## Beispiele und Quellen

head-examples = Beispiele
examples-some = { $shown } der { $all } Beispiele der Spielbeschreibung:
example-trick = der Reihe nach gespielt: { $cards }
example-wins = { $card } nimmt den Stich
example-nobody = niemand nimmt den Stich
example-legal = erlaubt: { $cards }
example-hand = auf der Hand: { $cards }
head-sources = Quellen und Vermutungen
sources-none = Diese Beschreibung nennt keine Quelle.
conjectures = Vermutungen, wo die Quellen schweigen oder unklar sind:

## Meldungen

head-melds = Meldungen
melds-step = { $name } werden gewiesen, wie unter Meldungen gesagt
melds-first_trick = { $name }: ist der erste Stich vollständig, weist jeder, was er vor ihm hielt
melds-lead = { $name }: wer am Ausspiel ist, darf vorher solche Karten weisen
melds-turn = { $name }: jeder darf solche Karten weisen, ehe er seine erste Karte spielt
melds-after_trick = { $name }: wer einen Stich macht, darf danach solche Karten weisen, ehe jemand abhebt
melds-one = Jedes Mal nur eine Meldung
melds-best_first = Eine bessere kommt vor einer schlechteren
melds-when = Nur wenn: { $when }
col-meld = Meldung
meld-run = genau { $number } Karten einer Farbe in Folge
meld-run-more = { $number } oder mehr Karten einer Farbe in Folge
meld-run-range = { $number } bis { $most } Karten einer Farbe in Folge
meld-set = { $number } eines Ranges und verschiedener Farben: { $ranks }
meld-set-any = { $number } eines Ranges, gleich welcher Farben: { $ranks }
meld-cards = je eine: { $cards }
meld-copies = { $cards }; jede davon { $number }-mal
melds-order = Eine Folge geht, von oben nach unten, so: { $ranks }
melds-family = Unter { $names } zählt eine Karte nur einmal, zuerst in der besseren
melds-family-again = Eine Karte, die für eine von { $names } gezählt hat, zählt nur noch für eine bessere davon
melds-best_side = Nur die Partei mit der besten Meldung zählt, und zwar alle ihre Meldungen
melds-compared = Besser ist, was weiter oben steht, dann die längere, dann die höhere{ $better }
melds-better = , dann die aus { $cards }
melds-elder = , dann die dessen, der der Vorhand am nächsten sitzt
melds-nobody = ; von zweien, die in allem gleich sind, zählt keine

## kleine Wörter

and = und
or = oder
not = nicht: ({ $fact })
colon = { $name }: { $text }
quoted = „{ $words }“
none = keine
bracketed = ({ $text })
noted = { $text } ({ $note })
definition = { $name } heißt: { $text }

## Namen, die Spielbeschreibungen ohne Titel gebrauchen

name-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
    .each = jeden Punkt
name-honours = { $count ->
        [one] Honneur
       *[other] Honneurs
    }
    .each = jedes Honneur
name-strokes = { $count ->
        [one] Strich
       *[other] Striche
    }
    .each = jeden Strich
name-banners = { $count ->
        [one] Fahne
       *[other] Fahnen
    }
    .each = jede Fahne
name-rungs = { $count ->
        [one] Sprosse
       *[other] Sprossen
    }
name-blobs = { $count ->
        [one] Klecks
       *[other] Kleckse
    }
name-faults = { $count ->
        [one] Strafpunkt
       *[other] Strafpunkte
    }
    .each = jeden Strafpunkt
name-bags = { $count ->
        [one] Überstich
       *[other] Überstiche
    }
    .each = jeden Überstich
name-eyes = { $count ->
        [one] Auge
       *[other] Augen
    }
    .each = jedes Auge
name-pips = { $count ->
        [one] Auge
       *[other] Augen
    }
    .each = jedes Auge
name-payment = { $count ->
        [one] Zahlung
       *[other] Zahlung
    }
binding-chosen = gewählte Farbe
binding-contract = Ansage
binding-trump = Trumpf
award-win = Gewinn
award-tricks = Stiche
group-red = rot
group-black = schwarz
section-deck = Karten
section-seats = Tisch
section-deal = Geben
section-powers = Stärken
section-plain = gewöhnliche Karten
section-ties = Gleichstand
section-resolve = Auswertung
section-play = Spiel
section-dialogues = Ansagen
section-deal_ends = Ende des Spiels
section-card_points = Kartenwerte
section-bonuses = Prämien
section-score = Wertung
section-match = Partie
rank-A = As
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-O = Ober
rank-U = Unter

## Karten

cards-any = jede Karte
cards-no = keine Karte
cards-bare = Karten
cards-all_but = alle Karten außer: { $cards }
cards-except = außer: { $cards }
cards-of_suits = in { $suits }
cards-plain = gewöhnliche Karten
cards-as_plain = (gewöhnlich)
cards-also = ({ $cards })
cards-lower = { $rank } oder niedriger
cards-higher = { $rank } oder höher
cards-suit_led = der angespielten Farbe
cards-its_suit = derselben Farbe
cards-beating = , die den Stich übernehmen
cards-highest = die höchste Karte { $spot }
cards-highest_of = die höchste Karte { $spot } ({ $cards })
of-chosen-1 = der gewählten Farbe
of-chosen-n = einer gewählten Farbe
of-trump-1 = in Trumpf
of-suit = der Farbe „{ $name }“
of-rank = vom Rang „{ $name }“
of-card = die Karte „{ $name }“
of-colour = von der Farbgruppe „{ $name }“
of-next_rank = vom Rang über „{ $name }“

## wer

whom-side = die Partei
    .gen = der Partei
    .dat = der Partei
whom-own_side = seine Partei
    .gen = seiner Partei
    .dat = seiner Partei
whom-other_side = die Gegenpartei
    .gen = der Gegenpartei
    .dat = der Gegenpartei
whom-other_side-alone = der Gegner
    .gen = des Gegners
    .dat = dem Gegner
    .acc = den Gegner
whom-others = die anderen Parteien zusammen
    .gen = der anderen Parteien zusammen
    .dat = den anderen Parteien zusammen
whom-others-alone = die anderen Spieler zusammen
    .gen = der anderen Spieler zusammen
    .dat = den anderen Spielern zusammen
whom-all = alle Parteien zusammen
    .gen = aller Parteien zusammen
    .dat = allen Parteien zusammen
whom-all-alone = alle Spieler zusammen
    .gen = aller Spieler zusammen
    .dat = allen Spielern zusammen
whom-side_of = die Partei { GEN($seat) }
    .gen = der Partei { GEN($seat) }
    .dat = der Partei { GEN($seat) }
whom-side_of-alone = { $seat }
    .gen = { GEN($seat) }
    .dat = { DAT($seat) }
    .acc = { ACC($seat) }
whom-party = die Spieler von „{ $name }“
    .gen = der Spieler von „{ $name }“
    .dat = den Spielern von „{ $name }“
whom-some-party = einer von „{ $name }“
    .gen = eines von „{ $name }“
    .dat = einem von „{ $name }“
    .acc = einen von „{ $name }“
whom-each-party = jeder von „{ $name }“
    .gen = jedes von „{ $name }“
    .dat = jedem von „{ $name }“
    .acc = jeden von „{ $name }“
whom-no-party = keiner von „{ $name }“
    .gen = keines von „{ $name }“
    .dat = keinem von „{ $name }“
    .acc = keinen von „{ $name }“
party-holders = wer beim ersten Ausspiel { $cards } hält
party-others = alle, die zu keiner anderen gehören
whom-some-sides = eine Partei
    .gen = einer Partei
    .dat = einer Partei
whom-some-seats = ein Spieler
    .gen = eines Spielers
    .dat = einem Spieler
    .acc = einen Spieler
whom-some-other_sides = eine andere Partei
    .gen = einer anderen Partei
    .dat = einer anderen Partei
whom-some-other_seats = ein anderer Spieler
    .gen = eines anderen Spielers
    .dat = einem anderen Spieler
    .acc = einen anderen Spieler
whom-each-sides = jede Partei
    .gen = jeder Partei
    .dat = jeder Partei
whom-each-seats = jeder Spieler
    .gen = jedes Spielers
    .dat = jedem Spieler
    .acc = jeden Spieler
whom-each-other_sides = jede andere Partei
    .gen = jeder anderen Partei
    .dat = jeder anderen Partei
whom-each-other_seats = jeder andere Spieler
    .gen = jedes anderen Spielers
    .dat = jedem anderen Spieler
    .acc = jeden anderen Spieler
whom-no-sides = keine Partei
    .gen = keiner Partei
    .dat = keiner Partei
whom-no-seats = kein Spieler
    .gen = keines Spielers
    .dat = keinem Spieler
    .acc = keinen Spieler
whom-no-other_sides = keine andere Partei
    .gen = keiner anderen Partei
    .dat = keiner anderen Partei
whom-no-other_seats = kein anderer Spieler
    .gen = keines anderen Spielers
    .dat = keinem anderen Spieler
    .acc = keinen anderen Spieler
account-pool = den Topf „{ $name }“
    .gen = den Topf „{ $name }“
    .dat = dem Topf „{ $name }“
account-played = wer { $cards } gespielt hat
    .gen = wer { $cards } gespielt hat
    .dat = dem, der { $cards } gespielt hat
    .acc = den, der { $cards } gespielt hat
seat-seat = der Spieler
    .gen = des Spielers
    .dat = dem Spieler
    .acc = den Spieler
seat-dealer = der Geber
    .gen = des Gebers
    .dat = dem Geber
    .acc = den Geber
seat-forehand = die Vorhand
    .gen = der Vorhand
    .dat = der Vorhand
seat-leader = der Ausspielende
    .gen = des Ausspielenden
    .dat = dem Ausspielenden
    .acc = den Ausspielenden
seat-winner = der Gewinner
    .gen = des Gewinners
    .dat = dem Gewinner
    .acc = den Gewinner
seat-loser = der Verlierer
    .gen = des Verlierers
    .dat = dem Verlierer
    .acc = den Verlierer
seat-opponent = der Gegner
    .gen = des Gegners
    .dat = dem Gegner
    .acc = den Gegner
seat-speaker = wer zuletzt sprach
    .gen = des Sprechers
    .dat = dem Sprecher
    .acc = den Sprecher
seat-director = der Leiter der Partei
    .gen = des Leiters der Partei
    .dat = dem Leiter der Partei
    .acc = den Leiter der Partei
seat-lot = ein ausgeloster Spieler
    .gen = eines ausgelosten Spielers
    .dat = einem ausgelosten Spieler
    .acc = einen ausgelosten Spieler
seat-giver = der Gebende
    .gen = des Gebenden
    .dat = dem Gebenden
    .acc = den Gebenden
seat-holder = der Spieler mit { $cards }
    .gen = des Spielers mit { $cards }
    .dat = dem Spieler mit { $cards }
    .acc = den Spieler mit { $cards }
seat-bound = { $name }
    .gen = von { $name }
seat-taker = der Gewinner des letzten Stichs
    .gen = des Gewinners des letzten Stichs
    .dat = dem Gewinner des letzten Stichs
    .acc = den Gewinner des letzten Stichs
seat-ahead = der Spieler mit den meisten oder zuerst so vielen Stichen
    .gen = des Spielers mit den meisten oder zuerst so vielen Stichen
    .dat = dem Spieler mit den meisten oder zuerst so vielen Stichen
    .acc = den Spieler mit den meisten oder zuerst so vielen Stichen
seat-bidder = der Meistbietende
    .gen = des Meistbietenden
    .dat = dem Meistbietenden
    .acc = den Meistbietenden
seat-partner = der Partner { GEN($seat) }
    .gen = des Partners { GEN($seat) }
    .dat = dem Partner { GEN($seat) }
    .acc = den Partner { GEN($seat) }
seat-own_partner = sein Partner
    .gen = seines Partners
    .dat = seinem Partner
    .acc = seinen Partner
seat-after = der nächste Spieler nach { DAT($seat) }
    .gen = des nächsten Spielers nach { DAT($seat) }
    .dat = dem nächsten Spieler nach { DAT($seat) }
    .acc = den nächsten Spieler nach { DAT($seat) }
seat-before = der Spieler vor { DAT($seat) }
    .gen = des Spielers vor { DAT($seat) }
    .dat = dem Spieler vor { DAT($seat) }
    .acc = den Spieler vor { DAT($seat) }
seat-far_after = der { $number }. Spieler nach { DAT($seat) }
    .gen = des { $number }. Spielers nach { DAT($seat) }
    .dat = dem { $number }. Spieler nach { DAT($seat) }
    .acc = den { $number }. Spieler nach { DAT($seat) }
seat-far_before = der { $number }. Spieler vor { DAT($seat) }
    .gen = des { $number }. Spielers vor { DAT($seat) }
    .dat = dem { $number }. Spieler vor { DAT($seat) }
    .acc = den { $number }. Spieler vor { DAT($seat) }

## wo Karten liegen

place-stock = im Talon
place-turned = unter den aufgedeckten
place-exposed = unter den beim Abheben ausgelegten
place-aside = unter den abgelegten
place-heap = in „{ $heap }“
place-trick = im Stich
place-played = unter den schon gespielten
place-hand = auf der Hand { GEN($who) }
place-hand-own = auf der Hand
place-dealt = beim Geben auf der Hand { GEN($who) }
place-held = beim ersten Ausspiel auf der Hand { GEN($who) }
place-taken = in den Stichen { GEN($who) }

## Zahlen

card = { $count ->
        [one] Karte
       *[other] Karten
    }
player = { $count ->
        [one] Spieler
       *[other] Spieler
    }
point = { $count ->
        [one] Punkt
       *[other] Punkte
    }
deal = { $count ->
        [one] Spiel
       *[other] Spiele
    }
count-named = { $number } { $name }
    .each = jeden Punkt („{ $name }“)
count-none = keine { $name }
count-own = die eigenen { $what }
    .each = { EACH($what) }
count-of = die { $what } { GEN($who) }
    .each = { EACH($what) } { GEN($who) }
no_of = keine { $noun }
at_least = mindestens { $what }
at_most = höchstens { $what }
exactly = genau { $what }
bare-at_least = mindestens { $what }
bare-at_most = höchstens { $what }
bare-exactly = genau { $what }

## was gezählt wird: jedes Maß unter seinem Namen

measure-tricks-noun = { $count ->
        [one] Stich
       *[other] Stiche
    }
measure-tricks-what = Stiche
    .each = jeden Stich
measure-tricks-at_least-bids = { $who } { AGREE($who, "erfüllt", "erfüllen") } das Gebot
measure-tricks-fewer-bids = { $who } { AGREE($who, "erfüllt", "erfüllen") } das Gebot nicht
measure-tricks-exactly-bids = { $who } { AGREE($who, "macht", "machen") } genau so viele Stiche wie geboten
measure-tricks-exactly-bids-not = { $who } { AGREE($who, "macht", "machen") } nicht genau so viele Stiche wie geboten
measure-tricks-more-bids = { $who } { AGREE($who, "macht", "machen") } mehr Stiche als geboten
measure-tricks-at_most-bids = { $who } { AGREE($who, "macht", "machen") } nicht mehr Stiche als geboten
measure-phase_tricks-noun = { $count ->
        [one] Stich in „{ $name }“
       *[other] Stiche in „{ $name }“
    }
measure-phase_tricks-what = Stiche in „{ $name }“
    .each = jeden Stich in „{ $name }“
measure-hand_cards-noun = { $count ->
        [one] Karte auf der Hand
       *[other] Karten auf der Hand
    }
measure-hand_cards-what = Handkarten
    .each = jede Handkarte
measure-bids-what = Gebote
measure-bids-own = das eigene Gebot
    .each = jeden gebotenen Stich
measure-bids-of = { AGREE($who, "das Gebot", "die Gebote") } { GEN($who) }
    .each = jeden gebotenen Stich { GEN($who) }
measure-bids-has = { $who } { AGREE($who, "hat", "haben") } { $what } geboten
measure-bids-none = { $who } { AGREE($who, "hat", "haben") } nichts geboten
measure-pool-what = der Topf „{ $name }“
    .gen = des Topfes „{ $name }“
    .dat = dem Topf „{ $name }“
    .acc = den Topf „{ $name }“
measure-pool-none = der Topf „{ $name }“ ist leer
measure-pool-none-not = der Topf „{ $name }“ ist nicht leer
measure-column-what = der Wert „{ $name }“
    .gen = des Wertes „{ $name }“
    .dat = dem Wert „{ $name }“
    .acc = den Wert „{ $name }“
measure-stake-what = der Einsatz
    .gen = des Einsatzes
    .dat = dem Einsatz
    .acc = den Einsatz
measure-stake-times = { $number }-facher Einsatz
    .gen = { $number }-facher Einsatz
    .dat = { $number }-facher Einsatz
    .acc = { $number }-fachen Einsatz
measure-stake-has = das Spiel gilt { $what }
measure-stake-has-not = das Spiel gilt nicht { $what }
measure-players-noun = { $count ->
        [one] Spieler
       *[other] Spieler
    }
measure-players-what = die Zahl der Mitspielenden
measure-players-has = es spielen mit: { $what }
measure-trick-what = die Nummer des Stichs
measure-trick-exactly = es ist der { $number }. Stich
measure-trick-exactly-not = es ist nicht der { $number }. Stich
measure-trick-at_most = es ist der { $number }. Stich oder ein früherer
measure-trick-at_least = es ist der { $number }. Stich oder ein späterer
measure-deal-noun = { $count ->
        [one] Spiel
       *[other] Spiele
    }
measure-deal-what = die Zahl der Spiele
measure-deal-at_least = mindestens { $many } sind gespielt
measure-deal-at_most = höchstens { $many } sind gespielt

## gerechnete Zahlen

number-whole = alle { $what } des Spiels
number-of = die Zahl der Karten { $spots } ({ $cards })
number-of_all = die Zahl der Karten ({ $cards })
number-worth = die { $name } { $spot }
number-in_a_row = die Zahl der Karten { $spot } ({ $cards }), von der höchsten an ohne Lücke
number-missing = die Zahl der Karten nicht { $spot } ({ $cards }), von der höchsten an ohne Lücke
number-defined = { $name }
number-defined_of = { $name } { GEN($who) }
number-divided = { $number } geteilt durch { $by }, abgerundet
number-rounded-nearest = { $number } gerundet auf ein Vielfaches von { DAT($multiple) }
number-rounded-up = { $number } aufgerundet auf ein Vielfaches von { DAT($multiple) }
number-rounded-down = { $number } abgerundet auf ein Vielfaches von { DAT($multiple) }
number-negative = minus { $number }
number-plus = { $left } und { $right }
    .gen = { $left } und { $right }
    .dat = { $left } und { $right }
    .acc = { ACC($left) } und { ACC($right) }
number-minus = { $left } weniger { $right }
number-times = { $left } mal { $right }
number-for_each = { $number } für { EACH($what) }
number-over = { $left } über { ACC($right) }
    .each = { EACH($left) } über { ACC($right) }
number-at_least = { $left }, aber mindestens { $right }
number-at_most = { $left }, aber höchstens { $right }
cases-case = { $number }, wenn gilt: { $when }
cases-else = sonst { $number }
cases-nothing = sonst 0

## Tatsachen

always = immer
never = nie
led = sie ist ausgespielt
led-not = sie ist nicht ausgespielt
defined = { $name } trifft zu
defined-not = { $name } trifft nicht zu
moment-before_first_lead = noch ist keine Karte ausgespielt
moment-before_first_lead-not = eine Karte ist schon ausgespielt
moment-stock_empty = der Talon ist leer
moment-stock_empty-not = der Talon ist nicht leer
moment-all_played = alle Karten sind gespielt
moment-all_played-not = noch sind Karten zu spielen
in_deal = es ist das { $number }. von je { $cycle } Spielen
in_deal-not = es ist nicht das { $number }. von je { $cycle } Spielen
was_led = ausgespielt wurde { $cards }
was_led-not = ausgespielt wurde nicht { $cards }
has = { $who } { AGREE($who, "hat", "haben") } { $what }
has_every = { $who } { AGREE($who, "hat", "haben") } alle { $what }
has_every-not = { $who } { AGREE($who, "hat", "haben") } nicht alle { $what }
than-more = { $who } { AGREE($who, "hat", "haben") } mehr { $what } als { $than }
than-fewer = { $who } { AGREE($who, "hat", "haben") } weniger { $what } als { $than }
than-at_least = { $who } { AGREE($who, "hat", "haben") } mindestens so viele { $what } wie { $than }
than-at_most = { $who } { AGREE($who, "hat", "haben") } höchstens so viele { $what } wie { $than }
than-exactly = { $who } { AGREE($who, "hat", "haben") } genau so viele { $what } wie { $than }
than-exactly-not = { $who } { AGREE($who, "hat", "haben") } nicht genau so viele { $what } wie { $than }
compare-bounded = { $left } { AGREE($left, "beträgt", "betragen") } { $what }
compare-bounded-not = { $left } { AGREE($left, "beträgt", "betragen") } nicht { $what }
compare-at_least = { $left } { AGREE($left, "beträgt", "betragen") } mindestens { $right }
compare-at_most = { $left } { AGREE($left, "beträgt", "betragen") } höchstens { $right }
compare-exactly = { $left } { AGREE($left, "beträgt", "betragen") } genau { $right }
compare-exactly-not = { $left } { AGREE($left, "beträgt", "betragen") } nicht genau { $right }
compare-more = { $left } { AGREE($left, "ist", "sind") } mehr als { $right }
compare-fewer = { $left } { AGREE($left, "ist", "sind") } weniger als { $right }
compare-many-at_least = { $left } { AGREE($left, "ist", "sind") } mindestens so viele wie { $right }
compare-many-at_most = { $left } { AGREE($left, "ist", "sind") } höchstens so viele wie { $right }
compare-many-exactly = { $left } { AGREE($left, "ist", "sind") } genau so viele wie { $right }
compare-many-exactly-not = { $left } { AGREE($left, "ist", "sind") } nicht genau so viele wie { $right }
compare-many-more = { $left } { AGREE($left, "ist", "sind") } mehr als { $right }
compare-many-fewer = { $left } { AGREE($left, "ist", "sind") } weniger als { $right }
holds-hand = { $who } { AGREE($who, "hält", "halten") } { $cards }
holds-hand-none = { $who } { AGREE($who, "hält", "halten") } nicht { $cards }
holds-hand-some = { $who } { AGREE($who, "hält", "halten") } { $what } von diesen: { $cards }
holds-hand-every = { $who } { AGREE($who, "hält", "halten") } alle diese: { $cards }
holds-hand-every-not = { $who } { AGREE($who, "hält", "halten") } nicht alle diese: { $cards }
holds-held = { $who } hatte beim ersten Ausspiel auf der Hand: { $cards }
holds-held-none = { $who } hatte beim ersten Ausspiel nicht auf der Hand: { $cards }
holds-held-some = { $who } { AGREE($who, "hatte", "hatten") } beim ersten Ausspiel { $what } von diesen auf der Hand: { $cards }
holds-held-every = { $who } { AGREE($who, "hatte", "hatten") } beim ersten Ausspiel alle diese auf der Hand: { $cards }
holds-held-every-not = { $who } { AGREE($who, "hatte", "hatten") } beim ersten Ausspiel nicht alle diese auf der Hand: { $cards }
holds-dealt = { $who } { AGREE($who, "hat", "haben") } beim Geben bekommen: { $cards }
holds-dealt-none = { $who } { AGREE($who, "hat", "haben") } beim Geben nicht bekommen: { $cards }
holds-dealt-some = { $who } { AGREE($who, "hat", "haben") } beim Geben { $what } von diesen bekommen: { $cards }
holds-dealt-every = { $who } { AGREE($who, "hat", "haben") } beim Geben alle diese bekommen: { $cards }
holds-dealt-every-not = { $who } { AGREE($who, "hat", "haben") } beim Geben nicht alle diese bekommen: { $cards }
holds-taken = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen: { $cards }
holds-taken-none = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen nicht: { $cards }
holds-taken-some = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen { $what } von diesen: { $cards }
holds-taken-every = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen alle diese: { $cards }
holds-taken-every-not = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen nicht alle diese: { $cards }
lies-turned = aufgedeckt liegt: { $cards }
lies-turned-none = aufgedeckt liegt nicht: { $cards }
lies-turned-some = aufgedeckt liegen { $what } von diesen: { $cards }
lies-turned-every = aufgedeckt liegen alle diese: { $cards }
lies-turned-every-not = aufgedeckt liegen nicht alle diese: { $cards }
lies-exposed = ausgelegt ist: { $cards }
lies-exposed-none = nicht ausgelegt ist: { $cards }
lies-exposed-some = ausgelegt sind { $what } von diesen: { $cards }
lies-exposed-every = ausgelegt sind alle diese: { $cards }
lies-exposed-every-not = ausgelegt sind nicht alle diese: { $cards }
lies-stock = im Talon liegt: { $cards }
lies-stock-none = im Talon liegt nicht: { $cards }
lies-stock-some = im Talon liegen { $what } von diesen: { $cards }
lies-stock-every = im Talon liegen alle diese: { $cards }
lies-stock-every-not = im Talon liegen nicht alle diese: { $cards }
lies-aside = abgelegt ist: { $cards }
lies-aside-none = nicht abgelegt ist: { $cards }
lies-aside-some = abgelegt sind { $what } von diesen: { $cards }
lies-aside-every = abgelegt sind alle diese: { $cards }
lies-aside-every-not = abgelegt sind nicht alle diese: { $cards }
lies-heap = in „{ $heap }“ liegt: { $cards }
lies-heap-none = in „{ $heap }“ liegt nicht: { $cards }
lies-heap-some = in „{ $heap }“ liegen { $what } von diesen: { $cards }
lies-heap-every = in „{ $heap }“ liegen alle diese: { $cards }
lies-heap-every-not = in „{ $heap }“ liegen nicht alle diese: { $cards }
lies-trick = im Stich liegt { $cards }
lies-trick-none = im Stich liegt nicht { $cards }
lies-trick-some = im Stich liegen { $what } von diesen: { $cards }
lies-trick-every = im Stich liegen alle diese: { $cards }
lies-trick-every-not = im Stich liegen nicht alle diese: { $cards }
lies-played = vorher ist gefallen: { $cards }
lies-played-none = vorher ist nicht gefallen: { $cards }
lies-played-some = vorher sind { $what } von diesen gefallen: { $cards }
lies-played-every = vorher sind alle diese gefallen: { $cards }
lies-played-every-not = vorher sind nicht alle diese gefallen: { $cards }
run-first = { $who } { AGREE($who, "hat", "haben") } { $tricks }
run-first-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks }
run-first_with = { $who } { AGREE($who, "hat", "haben") } { $tricks } mit { $cards } gewonnen
run-first_with-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks } mit { $cards } gewonnen
run-last = { $who } { AGREE($who, "hat", "haben") } { $tricks }
run-last-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks }
run-last_with = { $who } { AGREE($who, "hat", "haben") } { $tricks } mit { $cards } gewonnen
run-last_with-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks } mit { $cards } gewonnen
run-first-tricks = { $count ->
        [one] den ersten Stich
       *[other] die ersten { $number } Stiche
    }
run-last-tricks = { $count ->
        [one] den letzten Stich
       *[other] die letzten { $number } Stiche
    }
named = { $name } ist bestimmt
named-not = { $name } ist nicht bestimmt
value-its_suit = dessen Farbe
value-none = nichts
value-yes = ja
binding_is = { $name } ist: { $value }
binding_is-not = { $name } ist nicht: { $value }
value-suits = die Farbe „{ $name }“
value-rank = der Rang „{ $name }“
value-card = die Karte „{ $name }“
seat_is = { $who } ist { $seat }
seat_is-not = { $who } ist nicht { $seat }
seat_is-ahead = { $who } hat die meisten Stiche oder hatte zuerst so viele
seat_is-ahead-not = { $who } hat nicht die meisten Stiche oder hatte sie später als ein anderer
seat_is-taker = { $who } hat den letzten Stich genommen
seat_is-taker-not = { $who } hat den letzten Stich nicht genommen
of_party = { $who } gehört zu { DAT($side) }
of_party-not = { $who } gehört nicht zu { DAT($side) }
party_named = „{ $name }“ hat Spieler
party_named-not = „{ $name }“ hat keine Spieler
of_side = { $who } gehört zu { DAT($side) }
of_side-not = { $who } gehört nicht zu { DAT($side) }
of_side-alone = { $who } ist { $side }
of_side-not-alone = { $who } ist nicht { $side }
holds_trick = { $who } { AGREE($who, "hält", "halten") } den Stich
holds_trick-not = { $who } { AGREE($who, "hält", "halten") } den Stich nicht
plays = { $who } { AGREE($who, "spielt", "spielen") } mit
plays-not = { $who } { AGREE($who, "setzt", "setzen") } aus

## Zeilen der Wertung

row = { $name }: { $who } { $effects }
row-when = { $name }: Bedingung: { $when }; dann: { $who } { $effects }
rows-first_of = nur das erste hiervon, das zutrifft: { $rows }
row-given_up = das Spiel ist aufgegeben
row-gets = bekommt { ACC($points) }
row-gets-whom = bekommt { ACC($points) } von { DAT($whom) }
row-gets-pool = bekommt { ACC($points) } aus { DAT($whom) }
row-gets-all = bekommt alles aus { DAT($whom) }
row-pays = zahlt { ACC($points) }
row-pays-whom = zahlt { ACC($points) } an { ACC($whom) }
row-pays-pool = zahlt { ACC($points) } in { ACC($whom) }
row-pays-all = zahlt in { ACC($whom) } noch einmal so viel, wie darin liegt
row-gains = bekommt { $what }
row-loses = verliert { $what }
row-gains-number = rechnet sich an ({ $name }): { $number }
row-loses-number = verliert ({ $name }): { $number }
row-sets-number = setzt { $name } auf { $number }
row-clears = auf null für alle: { $names }

## Verbote

guard-lead = nicht ausgespielt werden darf: { $cards }
guard-play = nicht gespielt werden darf: { $cards }
guard-when = { $rule } – solange gilt: { $when }
exempt = nie gezwungen, aber immer erlaubt: { $cards }
exempt-when = nicht gezwungen, aber erlaubt: { $cards } – solange gilt: { $when }

## die Stimme am Tisch

voice-you = du
    .gen = deiner
    .dat = dir
    .acc = dich
voice-partner = dein Partner
    .gen = deines Partners
    .dat = deinem Partner
    .acc = deinen Partner
voice-player = Spieler { $number }
voice-players = die Spieler { $numbers }
    .dat = den Spielern { $numbers }
voice-nobody = niemand
voice-left = links von dir
voice-right = rechts von dir
voice-opposite = dir gegenüber
voice-nth = { $card } (die Nr. { $number } ihrer Art)
voice-nth-1 = die erste { $card }
voice-nth-2 = die zweite { $card }
voice-match = { $title } ({ $spec }), Startwert { $seed }
voice-lot = Geber nach dem Los: { $who }
voice-lot-drawn = Geber nach dem Los ({ $cards }): { $who }
voice-sits_out = setzt aus: { $who }
voice-cut = beim Abheben ausgelegt von { DAT($who) }: { $cards }
voice-deal = Spiel { $number }, Geber: { $who }
voice-face_up = offen { $cards }
voice-left_over = { $cards } übrig
voice-thrown_in = zusammengeworfen: aufgedeckt { $cards }
voice-thrown_in-none = zusammengeworfen: nichts aufgedeckt
voice-laid_open = das Blatt von { DAT($who) } wird offengelegt: { $cards }
voice-laid_open-own = dein Blatt wird offengelegt: { $cards }
voice-laid_open-heap = offengelegt ({ $heap }): { $cards }
voice-heap = { $heap }, zählt für { ACC($who) }: { $cards }
voice-exchanged = { $given } für { $taken }
voice-to_player = { $cards } an { ACC($who) }
voice-to_pile = { $cards } auf { ACC($to) }
voice-pass = passt
voice-no_lead = nichts zum Ausspielen
voice-gives_up = das Spiel ist aufgegeben
voice-a_card = eine Karte
voice-led_down = { $card } verdeckt ausgespielt
voice-at_best = höchstens { $name }
voice-shown = gewiesen von { DAT($who) }: { $what }
voice-drawn = gezogen: { $cards }
voice-nobody_scores = niemand bekommt etwas
voice-total = insgesamt
voice-to_pool = { $number } in den Topf ({ $name })
voice-from_pool = { $number } aus dem Topf ({ $name })
voice-ends = { $who_wins }, Punkte { $score }
voice-wins-nobody = niemand gewinnt
voice-wins-one = { $who } gewinnt
voice-wins-many = { $who } gewinnen
voice-wins-you = du gewinnst
voice-wins-us = { $who } gewinnt
voice-record_holds = die Aufzeichnung stimmt
voice-seed = Startwert { $seed }
voice-deal_number = Spiel { $number }
voice-trick_number = Stich { $number }
voice-dealer = Geber: { $who }
voice-phase = Abschnitt: { $name }
voice-stake = Einsatz { $number }
voice-in_stock = { $cards } im Talon
voice-dealt_open = offen gegeben: { $cards }
voice-from_player = von { DAT($who) }: { $cards }
voice-lies_open = aufgedeckt: { $cards }
voice-laid_out = ausgelegt: { $cards }
voice-seen_at_cut = beim Abheben gesehen: { $cards }
voice-and_others = { $who }, und wer sonst noch
voice-other_card = { $count ->
        [one] andere Karte
       *[other] andere Karten
    }
voice-so_far = bisher, deine Partei zuerst: { $counts }
voice-so_far-alone = bisher, du zuerst: { $counts }
voice-bids = Gebote: { $bids }
voice-trick_lies = im Stich: { $cards }
voice-card_down = eine verdeckte Karte
voice-passed = passt
voice-hand = Blatt von { DAT($who) }: { $cards }
voice-hand-own = dein Blatt: { $cards }
voice-may_exchange = du darfst tauschen: { $offers }, oder passen
voice-may_show = du darfst weisen: { $melds }, oder passen
voice-may_show_first = ehe du spielst, darfst du weisen: { $melds }
voice-no_card = du hast keine Karte, die du spielen darfst: passe
voice-may_play = du darfst spielen: { $cards }
voice-may_lead_down = du darfst eine Karte verdeckt ausspielen
voice-instead = statt zu spielen, darfst du sagen: { $choices }
voice-must_give = { $name }: Karten, die du geben musst, eine nach der anderen: { $many }
voice-may_give = { $name }: Karten, die du geben darfst, eine nach der anderen: { $many }
voice-chosen = ausgesucht: { $cards }
voice-give_these = du darfst geben: { $cards }
voice-give_or_pass = du darfst geben: { $cards } (oder passen)
voice-take = nimm { $card }
voice-give = gib { $card }
voice-nothing_bid = noch ist nichts geboten
voice-highest_bid = das höchste Gebot: { $bids }, { $who }
voice-offer = { $name }: { $choices }?
voice-may_say = du darfst sagen: { $choices }
voice-powers = Besondere Karten, die stärksten zuerst:
voice-plain_by_suit = Gewöhnliche Karten jeder Farbe, von oben nach unten:
prompt-card = Karte
prompt-exchange = Tausch
prompt-answer = Antwort
prompt-meld = Meldung
prompt-order = Karte für { ACC($who) }, oder Eingabetaste: frei lassen
prompt-concede = aufgeben, oder Eingabetaste: weiterspielen
play-welcome = h zeigt, was man eingeben kann, ? die besonderen Karten, q hört auf
play-left = Du stehst vom Tisch auf.
play-left-record = Du stehst vom Tisch auf. Die Aufzeichnung endet hier.
play-no_talk = in diesem Spiel wird am Tisch nicht geredet
play-director = nur der Leiter deiner Partei, { $who }, darf das Spiel aufgeben
play-not_your_turn = du bist nicht am Zug
play-cannot_obey = das ist nicht möglich; nach eigenem Ermessen spielt { $who }
play-unread = { $text } ist nicht zu verstehen; `h` zeigt, was man eingeben kann
play-unread-near = { $text } ist nicht zu verstehen; ist { $names } gemeint?
play-cannot_be_had = { $card } ist für { $given } nicht zu haben
help-card = diese Karte spielen
help-card-given = diese Karte spielen (beim Tauschen: geben oder nehmen)
help-face_down = sie verdeckt ausspielen (kurz: { $short })
help-exchange = tauschen; mit { $pass } geht es ohne Tausch weiter
help-answer = antworten, mit einem der gezeigten Wörter oder seinem Anfang
help-meld = eine Meldung weisen, mit ihrem Namen oder seinem Anfang
help-concede = das Spiel aufgeben
help-say = am Tisch etwas sagen
help-powers = was die Karten jetzt gelten
help-help = diese Liste
help-quit = aufhören
type-pass = passe
type-for = für
type-give = gib
type-take = nimm
type-face_down = verdeckt
type-concede = aufgeben
type-say = sage
type-text = TEXT
refused-not_held = { $card } hast du nicht auf der Hand
refused-not_held_by = { $card } ist nicht im Blatt von { DAT($who) }
refused-guard = { $rule }; du darfst spielen: { $cards }
refused-suit_led = { $suit } darf nicht ausgespielt werden
refused-suit_played = { $suit } darf nicht gespielt werden
refused-suit_led-yet = { $suit } darf noch nicht ausgespielt werden
refused-suit_played-yet = { $suit } darf noch nicht gespielt werden
refused-only_led = nur ausgespielt werden darf: { $cards }
refused-only_played = nur gespielt werden darf: { $cards }
refused-follow = du musst { $suit } bedienen: { $cards }
refused-follow_led = du musst die ausgespielte Farbe bedienen: { $cards }
refused-follow_beating = du musst { $suit } bedienen und die Karte stechen, die den Stich hält: { $cards }
refused-beat = du musst die Karte stechen, die den Stich hält: { $cards }
refused-must = du musst spielen ({ $what }): { $cards }
refused-cards = du musst eine von diesen spielen: { $cards }
refused-choice = das geht jetzt nicht; du darfst: { $choices }
refused-no_action = so etwas gibt es in diesem Spiel nicht
refused-over = die Partie ist zu Ende
refused-concession = das Spiel darf jetzt nicht aufgegeben werden
refused-nothing = du hast keine Karte, die du spielen darfst: passe
refused-face_down = jetzt darf keine Karte verdeckt ausgespielt werden
judged-plain = { $card } ist gewöhnlich: sie gehört zu keinen besonderen Karten.
judged-absent = { $card } ist gewöhnlich: „{ $power }“ gibt es nur, wenn gilt: { $when }.
judged-in_force = { $card } ist in Kraft als „{ $power }“.
judged-out-plain = { $card } („{ $power }“) ist nicht in Kraft, denn { $why }; sie gilt als gewöhnlich.
judged-out-dead = { $card } („{ $power }“) ist nicht in Kraft, denn { $why }; sie ist wertlos.
judged-led = { $card } ist ausgespielt und hält den Stich.
judged-takes = { $card } nimmt der Karte { $holder } den Stich ab: { $why }.
judged-stays = { $card } sticht { $holder } nicht: { $why }.
judged-barred = { $card } darf hier nicht gespielt werden, wenn es eine Wahl gibt: { $rule }
judged-barred_lead = { $card } darf hier nicht ausgespielt werden, wenn es eine Wahl gibt: { $rule }
because-dead = eine wertlose Karte sticht nichts
because-yielded = „{ $other }“ fällt an { $cards }
because-target = „{ $power }“ sticht: { $cards }
because-takes_plain = „{ $power }“ sticht jede gewöhnliche oder wertlose Karte
because-out_of_reach = „{ $power }“ sticht { $takes } und keine solche Karte
because-below = „{ $other }“ steht über „{ $power }“
because-lower = sie ist die niedrigere Karte von „{ $power }“
because-takes_nothing_lower = „{ $power }“ sticht keine niedrigere besondere Karte
because-above = „{ $power }“ steht über „{ $other }“
because-higher = sie ist die höhere Karte von „{ $power }“
because-untouched = eine gewöhnliche Karte sticht „{ $other }“ nicht, solange die in Kraft ist
because-first_of_a_suit = sie ist die erste Karte, die zu einer Farbe gehört
because-other_suit = sie ist nicht von derselben Farbe
because-ranks_lower = sie steht in der Farbe niedriger
because-not_next = sie ist nicht die nächsthöhere Karte der Farbe
because-ranks_higher = sie steht in der Farbe höher
because-equal_first = beide sind gleich, und die zuerst gespielte bleibt
because-equal_nobody = beide sind gleich, und keine hat den Stich
because-equal_last = beide sind gleich, und die zuletzt gespielte sticht
because-equal_nothing_lower = beide sind gleich, aber „{ $power }“ sticht nichts Niedrigeres
because-equal_suit_before = beide sind gleich, und ihre Farbe geht vor
because-equal_suit_after = beide sind gleich, und ihre Farbe geht nicht vor
fate-won = { $card } hat den Stich genommen
fate-never_held = { $card } hat den Stich nie gehalten: { $by } wurde nicht gestochen
fate-taken = { $card } hielt den Stich, bis eine andere Karte ihn nahm: { $by }, Karte { $number }
fate-tied = { $card } hielt den Stich, teilt ihn aber mit der gleichen Karte: { $by }, Karte { $number }
