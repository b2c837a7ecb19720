### The German messages; the head of en.ftl says how they are written.
###
### A clause has a second form, .sub, as it stands after „wenn“: its verb comes last.  A word with a star (ein*, einen*,
### kein* …) is chosen by the word after it, as `contractions` says.

# Nouns by their gender, for the articles before them.
-masculine = König|Ober|Spit|Dull|Brus|Banner|Karniffil|Unter|Reiter|Knecht|Knappe|Valet|Cavall|Fante|Page|Ritter|Läufer|Trumpf|Schlag|Hauptschlag|Kritischer|Teufel|Papst|Pabst|Kaiser|Kasper|Olle|Hund|Jass|Under|Farbenstecher|Oberstecher|Unterstecher|Galhund|Oberkarniffel|Unterkarniffel|Karnöffel
-masculine-one = Ponto|Herzkönig|Spids|Pavstur|Jos|Puur|Toqu|Menel|Bräus|Pap|Pikkönig|Kreuzkönig
-masculine-weak = Bube|Bauer|Trumpfbube|Herzbube|Kreuzbube|Heide
-masculine-card = ♣K|♠K|♥K|♦K|♣J|♠J|♥J|♦J|AK|LK|HK|BK|EK|AO|LO|HO|BO|EO|AU|LU|HU|BU|EU
-feminine = Dame|Königin|Sau|Sieben|Acht|Neun|Zehn|Sechs|Fünf|Vier|Drei|Zwei|10|9|8|7|6|5|4|3|2|1|Lusche|Freikarte|Guate|Rechte|Dulle|böse|Böse|rote|schwarze|Karte
-feminine-one = Basta|Pik-Acht|Karo-Drei|Vaag|Manille|Spadille|Excuse|Trumpfneun|Pik-Dame
-neuter = As|Ass|Daus|Tarock|Thier|Tier|Viereck
-neuter-one = Näll|Nell|Herzass

# Words that draw together where they meet; what a word with a star becomes before another.
contractions = von dem = vom; zu dem = zum; zu der = zur; bei dem = beim
    .a =
        ein* { -masculine-one } = der ~; ein* { -feminine-one } = die ~; ein* { -neuter-one } = das ~;
        ein* { -masculine-weak } , = ~,; ein* { -masculine-weak } oder = ~ oder; ein* { -masculine-weak } = ein ~;
        ein* Narr = der Narr; ein* { -masculine } , = ~,; ein* { -masculine } oder = ~ oder;
        ein* { -masculine } = ein ~; ein* { -feminine } , = ~,; ein* { -feminine } oder = ~ oder;
        ein* { -feminine } = eine ~; ein* { -neuter } , = ~,; ein* { -neuter } oder = ~ oder;
        ein* { -neuter } = ein ~; ein* Karten = eine Karte; ein* alle Karten = eine Karte;
        ein* jede Karte = eine Karte; ein* gewöhnliche Karten = eine gewöhnliche Karte;
        ein* benannte Karten = eine benannte Karte; ein* ständige Trümpfe = ein ständiger Trumpf;
        ein* toller Hund = der tolle Hund; ein* Trümpfe = ein Trumpf; ein* Olen = ein Ole; ein* Dullen = eine Dulle;
        ein* Buben = ein Bube; ein* Damen = eine Dame; ein* =
    .a-acc =
        einen* { -masculine-one } = den ~; einen* { -feminine-one } = die ~; einen* { -neuter-one } = das ~;
        einen* { -masculine-weak } , = ~,; einen* { -masculine-weak } oder = ~ oder;
        einen* { -masculine-weak } = einen ~n; einen* Narr = den Narren; einen* der Bube = den Buben;
        einen* { -masculine } , = ~,; einen* { -masculine } oder = ~ oder; einen* { -masculine } = einen ~;
        einen* { -feminine } , = ~,; einen* { -feminine } oder = ~ oder; einen* { -feminine } = eine ~;
        einen* { -neuter } , = ~,; einen* { -neuter } oder = ~ oder; einen* { -neuter } = ein ~;
        einen* Karten = eine Karte; einen* alle Karten = eine Karte; einen* jede Karte = eine Karte;
        einen* gewöhnliche Karten = eine gewöhnliche Karte; einen* benannte Karten = eine benannte Karte;
        einen* ständige Trümpfe = einen ständigen Trumpf; einen* toller Hund = den tollen Hund;
        einen* Trümpfe = einen Trumpf; einen* Olen = einen Olen; einen* Dullen = eine Dulle;
        einen* Buben = einen Buben; einen* Damen = eine Dame; einen* der = den; einen* =
    .a-dat =
        einem* { -masculine-one } = dem ~; einem* { -feminine-one } = der ~; einem* { -neuter-one } = dem ~;
        einem* { -masculine-weak } , = ~,; einem* { -masculine-weak } oder = ~ oder;
        einem* { -masculine-weak } = einem ~n; einem* Narr = dem Narren; einem* der Bube = dem Buben;
        einem* { -masculine } , = ~,; einem* { -masculine } oder = ~ oder; einem* { -masculine } = einem ~;
        einem* { -feminine } , = ~,; einem* { -feminine } oder = ~ oder; einem* { -feminine } = einer ~;
        einem* { -neuter } , = ~,; einem* { -neuter } oder = ~ oder; einem* { -neuter } = einem ~;
        einem* Karten = einer Karte; einem* alle Karten = einer Karte; einem* jede Karte = einer Karte;
        einem* gewöhnliche Karten = einer gewöhnlichen Karte; einem* benannte Karten = einer benannten Karte;
        einem* ständige Trümpfe = einem ständigen Trumpf; einem* toller Hund = dem tollen Hund;
        einem* Trümpfe = einem Trumpf; einem* Olen = einem Olen; einem* Dullen = einer Dulle;
        einem* Buben = einem Buben; einem* Damen = einer Dame; einem* die = der; einem* der = dem; einem* das = dem;
        einem* =
    .no =
        kein* { -masculine-weak } = kein ~; kein* Narr = kein Narr; kein* benannte Karten = keine benannte Karte;
        kein* { -masculine-one } = kein ~; kein* { -neuter-one } = kein ~; kein* { -masculine } = kein ~;
        kein* { -masculine-card } = kein ~; kein* { -neuter } = kein ~; kein* der|die|das = nicht ~;
        kein* alle Karten = keine Karte; kein* Karten = keine Karte; kein* jede Karte = keine Karte;
        kein* ständige Trümpfe = kein ständiger Trumpf; kein* toller Hund = nicht der tolle Hund;
        kein* Trümpfe = kein Trumpf; kein* Olen = kein Ole; kein* Dullen = keine Dulle; kein* Buben = kein Bube;
        kein* Damen = keine Dame; kein* = keine
    .no-acc =
        keinen* { -masculine-weak } , = keinen ~,; keinen* { -masculine-weak } oder = keinen ~ oder;
        keinen* { -masculine-weak } = keinen ~n; keinen* Narr = keinen Narren;
        keinen* benannte Karten = keine benannte Karte; keinen* { -masculine-one } = keinen ~;
        keinen* { -neuter-one } = kein ~; keinen* { -masculine } = keinen ~; keinen* { -masculine-card } = keinen ~;
        keinen* { -neuter } = kein ~; keinen* der|die|das = nicht ~; keinen* alle Karten = keine Karte;
        keinen* Karten = keine Karte; keinen* jede Karte = keine Karte;
        keinen* ständige Trümpfe = keinen ständigen Trumpf; keinen* toller Hund = nicht den tollen Hund;
        keinen* Trümpfe = keinen Trumpf; keinen* Olen = keinen Olen; keinen* Dullen = keine Dulle;
        keinen* Buben = keinen Buben; keinen* Damen = keine Dame; keinen* = keine
    .name =
        des* der Solist = des Solisten; dem* der Solist = dem Solisten; den* der Solist = den Solisten;
        des* der zuletzt Erhöhende = des zuletzt Erhöhenden; dem* der zuletzt Erhöhende = dem zuletzt Erhöhenden;
        den* der zuletzt Erhöhende = den zuletzt Erhöhenden; des* der Ablehnende = des Ablehnenden;
        dem* der Ablehnende = dem Ablehnenden; den* der Ablehnende = den Ablehnenden;
        des* der zuerst Ausspielende = des zuerst Ausspielenden;
        dem* der zuerst Ausspielende = dem zuerst Ausspielenden;
        den* der zuerst Ausspielende = den zuerst Ausspielenden; des* der Meistbietende = des Meistbietenden;
        dem* der Meistbietende = dem Meistbietenden; den* der Meistbietende = den Meistbietenden;
        des* der bestimmte Geber = des bestimmten Gebers; dem* der bestimmte = dem bestimmten;
        den* der bestimmte = den bestimmten;
        des* der Alleinspieler|Ansager|Nehmer|Schuldner|Halter|Herausforderer|Hochzeitspartner|Hombre = des ~s;
        des* der Trumpfmacher|Spieler|Geber|Verteidiger|Bieter|Melder|Sprecher = des ~s; des* der = von dem;
        des* die = der; des* das = von dem; des* wer = dessen, der; des* = von; dem* der = dem; dem* die = der;
        dem* das = dem; dem* wer = dem, der; dem* =; den* der = den; den* wer = den, der; den* =
    .one =
        1 st* Vorbehalte = 1 Vorbehalt; 1 st* Ansagen = 1 Ansage; 1 st* Sonderpunkte = 1 Sonderpunkt;
        1 st* Wartestiche = 1 Wartestich; 1 st* verspätete Ansagen = 1 verspätete Ansage;
        1 st* Pflichtsoli = 1 Pflichtsolo; 1 st* Soli = 1 Solo; 1 st* Striche = 1 Strich; 1 st* Fahnen = 1 Fahne;
        1 st* Kleckse = 1 Klecks; 1 st* Sprossen = 1 Sprosse; 1 st* Punkte = 1 Punkt; 1 st* Augen = 1 Auge;
        1 st* Honneurs = 1 Honneur; 1 st* Strafpunkte = 1 Strafpunkt; 1 st* Überstiche = 1 Überstich;
        1 st* Marken = 1 Marke; 1 st* Stiche = 1 Stich; 1 st* Zweien = 1 Zwei; 1 st* Ansagepunkte = 1 Ansagepunkt;
        1 st* halbe Punkte = 1 halber Punkt; 1 st* behaltene Tarocke = 1 behaltenes Tarock; 1 st* Spiele = 1 Spiel;
        st* =
    .more =
        außer* die höchste = außer der höchsten; außer* alle Karten = außer allen Karten; außer* = außer;
        eigene* halbe|behaltene|gemachte|verlorene|verspätete|erreichte = die eigenen ~n; eigene* = die eigenen;
        die* halbe|behaltene|gemachte|verlorene|verspätete|erreichte = die ~n; die* = die; in* Trümpfe = in Trümpfen;
        in* = in; art* wer … steht nicht fest = es steht nicht fest, wer ~;
        art* wer … nicht feststeht = niemand ~; art* wer … steht fest = es steht fest, wer ~;
        art* wer … feststeht = jemand ~;
        art* Ansage|Farbe|gewählte|gerufene|angebotene|aufgedeckte = die ~; art* Schlag|Rang = der ~;
        art* =; der* gerufene|angebotene|gewählte|aufgedeckte = der ~n; der* Farbe = der Farbe; der* die = der;
        der* = der Farbe; fach* 2-Fache = Doppelte; fach* 2-Fachen = Doppelten; fach* 3-Fache = Dreifache;
        fach* 3-Fachen = Dreifachen; fach* 4-Fache = Vierfache; fach* 4-Fachen = Vierfachen;
        fach* 5-Fache = Fünffache; fach* 5-Fachen = Fünffachen; fach* =; wird* den Einsatz plus = steigt um;
        wird* das Doppelte des Einsatzes = verdoppelt sich; wird* das Dreifache des Einsatzes = verdreifacht sich;
        wird* = beträgt nun; ist* nichts = entfällt; ist* angebotene|gerufene|gewählte|aufgedeckte = ist die ~;
        ist* = ist

## das Blatt

value_of = { $name } = { $value }
given = { $name }: { $value }
status-conjecture = Vieles an dieser Lesart ist Vermutung.
status-customary = So, wie es üblicherweise gespielt wird; keiner Quelle folgend.
status-incomplete = Die Quellen lassen Lücken; das Spiel ist nicht vollständig.
source-at = Quelle: { $what }.
note = Anmerkung: { $text }.
conjecture-see = Vermutung: siehe Nr. { $number } unter „Was Vermutung ist“.
changed-here = Wie in { $name }, hier geändert ({ $section }); was angeführt wird, gilt der Regel dort.
authored = { $text } †
authored-mark = † Mit den Worten des Verfassers.
head-glance = Auf einen Blick
glance-players = Spieler
glance-sides = Parteien
glance-pack = Karten
glance-dealt = Handkarten
glance-way = Richtung
glance-match = Ende der Partie
glance-deal = Ende des Spiels
glance-all_played = alle Handkarten sind gespielt
way-clockwise = im Uhrzeigersinn
way-anticlockwise = gegen den Uhrzeigersinn
head-aim = Das Ziel

## Karten

head-pack = Die Karten
pack-size = { $cards } in { $suits } Farben
pack-apart = Außerhalb der Farben: { $cards }.
pack-copies = Jede Karte ist { $number }-mal da.
pack-order = In jeder Farbe stehen die Karten, von oben nach unten, so: { $ranks }.
pack-order-else = Wo unter „Wer den Stich nimmt“ keine andere Rangfolge genannt ist, stehen die Karten einer Farbe, von oben nach unten, so: { $ranks }.
pack-ranks_of = { $suits }: { $ranks }.
pack-groups = { $name }: { $suits }
pack-write = Eine Karte wird mit dem Buchstaben ihrer Farbe voran geschrieben: { $example }.
pack-missing = Es fehlen: { $cards }.
pack-suits = Die Farben: { $suits }.
pack-suit = { $suit } ({ $letter })
col-suit = Farbe

## Tisch

head-seats = Der Tisch
seats-to = { $least } bis { $most }
seats-range = Das Spiel ist für { $least } bis { $most } Spieler.
seats-usual = Üblich sind { $players }.
seats-now = Dieses Blatt gilt für { $players }.
seats-players = { $players }; die Reihe geht { $way } um.
seats-each = jeder spielt für sich
seats-opposite = Partner sitzen einander gegenüber
seats-every = es gibt { $number } Parteien, deren Spieler abwechselnd um den Tisch sitzen
seats-sides = Partner, die Spieler von 1 an gezählt in der Reihenfolge des Spiels: { $sides }
seats-player = Spieler { $number }
seats-out = In jedem Spiel setzt einer aus: { $seat }.
seats-party = Zur Partei „{ $name }“ gehören in einem Spiel: { $who }.
seats-secret = Wer zu welcher Partei gehört ({ $names }), bleibt geheim, bis die Karten gespielt sind, die es zeigen, oder bis das Spiel zu Ende ist.
seats-show = Partner sehen die ganze Zeit die Karten des anderen.
talk-free = Partner dürfen einander sagen, was sie wollen.
talk-signals = Partner dürfen einander Zeichen geben, aber nicht über ihre Karten reden.
talk-none = Partner dürfen nicht über ihre Karten reden.
seats-directors = Jede Partei hat für die ganze Partie einen Leiter: { $players }, von einem beliebigen Spieler an gezählt in der Reihenfolge des Spiels.
seats-director_sees = Der Leiter sieht die Karten seiner Partei.
seats-director_orders = Der Leiter darf seiner Partei sagen, was sie spielen soll.

## Geben

head-deal = Das Geben
deal-first = Erster Geber ist { $seat }.
deal-forehand = Der Spieler nach dem Geber heißt Vorhand.
deal-forehand-out = Der erste Spieler nach dem Geber, der im Spiel mitspielt, heißt Vorhand.
deal-order = Gegeben wird von der Vorhand an in der Reihenfolge des Spiels, dem Geber zuletzt.
deal-stock = Die übrigen Karten sind der Talon; sie liegen verdeckt und werden von oben genommen.
deal-rest = Die übrigen Karten liegen verdeckt beiseite.
deal-thrown_in = Wird ein Spiel zusammengeworfen, so gibt derselbe Geber noch einmal; es zählt nicht.
deal-thrown_in-stake = Wird ein Spiel zusammengeworfen, so gibt derselbe Geber noch einmal; es zählt nicht, und der Einsatz bleibt, wie er war.
cut = { $seat } hebt ab
cut-looks = { $seat } hebt ab und sieht sich die { $cards } an, die nun zuunterst liegen; sonst sieht sie niemand
cut-lays = davon werden offen ausgelegt und nicht gegeben: { $cards }; die anderen kommen in ihrer Reihenfolge zurück
deal-cards = der Geber gibt jedem Spieler { $cards }, { $packets }
deal-range = der Geber gibt { $cards } an jeden vom { $first }. bis zum { $last }. Spieler der Reihe nach, { $packets }
deal-by_deal = von Spiel zu Spiel { $cards }
deal-packet = zu je { $number }
deal-packets = in Päckchen zu { $numbers }
deal-face_up = { $count ->
        [one] die erste Karte jedes Spielers liegt offen
       *[other] die ersten { $cards } jedes Spielers liegen offen
    }
deal-turned = eine der Karten, die { $seat } bekommt, ist die aufgedeckte
deal-heap = { $count ->
        [one] verdeckt kommt { $cards } in „{ $heap }“
       *[other] verdeckt kommen { $cards } in „{ $heap }“
    }
turn-one = die oberste Karte des Talons wird aufgedeckt; ihre Farbe ist „{ $name }“
turn-more = vom Talon wird aufgedeckt, bis { $number } Farben liegen; jede davon heißt „{ $name }“
turn-keep = von mehreren einer Farbe bleibt die höchste liegen, von oben nach unten: { $order }; die anderen kommen unter den Talon
turn-first = von mehreren einer Farbe bleibt die erste liegen; die anderen kommen unter den Talon
turn-redeal = sind die ersten { $cards } alle von einer Farbe, so wird das Spiel zusammengeworfen
turn-empty = ist der Talon vorher zu Ende, so wird das Spiel zusammengeworfen
turn-under = die Karte kommt offen unter den Talon und wird zuletzt gezogen
turn-on = die Karte liegt oben auf dem Talon und wird zuerst gezogen
turn-lies = was liegen bleibt, liegt offen neben dem Talon und gehört zu niemandes Hand
bind-lowest = die Farbe der niedrigsten offenen Karte der Spieler, nach den Rängen des Kartenspiels, ist „{ $name }“; von gleich niedrigen entscheidet { $which }
bind-highest = die Farbe der höchsten offenen Karte der Spieler, nach den Rängen des Kartenspiels, ist „{ $name }“; von gleich hohen entscheidet { $which }
bind-first = die zuerst gegebene
bind-last = die zuletzt gegebene
bind-dealt = die zuletzt gegebene Karte wird gezeigt; ihre Farbe ist „{ $name }“; die Karte bleibt in ihrer Hand
lay_open-hand = von nun an liegen die Karten { GEN($who) } offen
lay_open-hand-late = nach dem { $number }. Stich werden die Karten { GEN($who) } aufgelegt
lay_open-heap = was in „{ $heap }“ liegt, wird allen gezeigt
lay_open-aside = die abgelegten Karten werden allen gezeigt
heap-heap = vom ersten Ausspiel an gehört „{ $heap }“ { DAT($who) }: die Karten darin gelten als von { DAT($who) } gehalten und gewonnen
heap-aside = vom ersten Ausspiel an gehören die abgelegten Karten { DAT($who) } und gelten als von { DAT($who) } gehalten und gewonnen
again = solange im Talon noch Karten liegen: zurück zu „{ $name }“
says-play = die erste Karte wird ausgespielt
speak = nun kommt „{ $name }“, siehe unter „Was gesagt wird“

## Tauschen

transfer = Tausch „{ $name }“: { $text }
transfer-each = jeder Spieler, reihum von { DAT($seat) } an,
transfer-may = { $who } darf einen* { $gives } gegen einen* { $takes }{ $source } tauschen, eins gegen eins
transfer-must = { $who } muss einen* { $gives } gegen einen* { $takes }{ $source } tauschen, eins gegen eins
transfer-as_many = das geht mit einer, mit mehreren oder mit keiner Karte; die abgegebene Karte kommt an die Stelle der genommenen
transfer-as_many-next = das geht mit einer, mit mehreren oder mit keiner Karte; die abgegebene Karte kommt beiseite, und an die Stelle der genommenen wird die nächste vom Talon aufgedeckt
transfer-when = sofern { SUB($when) }
transfer-give_when = { $cards } (sofern { SUB($when) })
transfer-gives_may = { $who } darf { $portion } von diesen Karten an { ACC($to) } abgeben: { $gives }
transfer-gives_must = { $who } muss { $portion } von diesen Karten an { ACC($to) } abgeben: { $gives }
transfer-highest_may = { $who } darf an { ACC($to) } abgeben: { $gives }
transfer-highest_must = { $who } muss an { ACC($to) } abgeben: { $gives }
transfer-any_may = { $who } darf { $portion } { $cards } an { ACC($to) } abgeben
transfer-any_must = { $who } muss { $portion } { $cards } an { ACC($to) } abgeben
transfer-or_none = oder nichts
transfer-takes_as = und nimmt ebenso viele{ $source }
transfer-takes_as-some = und nimmt ebenso viele{ $source }, und zwar von diesen: { $these }
transfer-takes_all = und nimmt alle{ $source }
transfer-takes_all-some = und nimmt alle diese{ $source }: { $these }
transfer-takes_n = und nimmt { $cards }{ $source }
transfer-takes_some = und nimmt { $cards }{ $source }, und zwar von diesen: { $these }
transfer-takes_first = genommen wird, ehe abgegeben wird
transfer-at_once = alle wählen, ehe eine Karte die Hand wechselt
transfer-shown = die abgegebenen Karten werden allen gezeigt
portion-all = alle
portion-all-any = alle eigenen
portion-all_but = alle bis auf { $number }
portion-n = { $number }
portion-range = { $least } bis { $most }
from-turned = { " " }aus den aufgedeckten Karten
from-exposed = { " " }aus den ausgelegten Karten
from-stock = { " " }vom Talon
from-aside = { " " }aus den abgelegten Karten
from-heap = { " " }aus „{ $heap }“
to-turned = die aufgedeckten Karten
to-exposed = die ausgelegten Karten
to-stock = der Talon
    .acc = den Talon
to-aside = die Ablage
to-heap = „{ $heap }“

## Stärken

head-powers = Die besonderen Karten
powers-intro = Die stärksten zuerst. Eine Karte gehört zur ersten Zeile, die sie nennt; eine, die in keiner Zeile steht, ist gewöhnlich.
powers-within = Innerhalb einer Zeile stehen die Karten, wie es dort gesagt ist, sonst nach ihrem Rang: Die höhere sticht die niedrigere.
powers-final = Welche Karten in Kraft sind, steht fest, wenn der Stich vollständig ist; dann wird er von der ersten Karte an durchgegangen.
powers-running = Jede Karte wird in dem Augenblick beurteilt, in dem sie fällt, gegen die Karte, die den Stich dann hält; die Reihenfolge kann also entscheiden.
powers-nothing = Eine besondere Karte, die nichts sticht, ist nur im Widerstand stark: Solange sie in Kraft ist, fällt sie nur an solche, die höher stehen oder sie nennen.
powers-dead = Eine wertlose Karte sticht nichts; ist sie ausgespielt, so hält sie den Stich, bis eine fällt, die sie stechen darf.
powers-dead-unled = Eine wertlose Karte sticht nichts.
mode = Wenn { SUB($when) }: { $sentence }
powers-counts_as_open = { $power }: Diese Karten gelten beim Bedienen als { $suit } und, solange es das nicht gibt, als eigene Farbe.
powers-counts_as_none = { $power }: Diese Karten gehören zu keiner Farbe.
powers-ties = { $power }: { $rule }
trick-no_suit = Gehört die ausgespielte Karte zu keiner Farbe, so gilt als ausgespielte Farbe die der ersten Karte danach, die zu einer gehört.
powers-counts_as = { $power }: Diese Karten gelten beim Bedienen als { $suit }.
col-number = Nr.
col-power = Name
col-cards = Karten
col-force = In Kraft
col-takes = Sticht
col-else = Sonst
col-falls = Ausgespielt und in Kraft, fällt sie an
force-when = wenn { SUB($when) }
takes-all = alle niedrigeren besonderen und alle gewöhnlichen Karten
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
trick-led = Die ausgespielte Karte hält den Stich. Jede weitere sticht entweder die, die ihn gerade hält, oder sie tut es nicht.
trick-plain = Eine gewöhnliche Karte sticht nur eine niedrigere gewöhnliche derselben Farbe, sonst keine.
trick-next = Eine gewöhnliche Karte sticht nur die nächstniedrigere gewöhnliche ihrer Farbe.
trick-order = Rangfolge der gewöhnlichen Karten ({ $cards }), von oben nach unten: { $ranks }.
trick-order-any = Rangfolge der gewöhnlichen Karten, von oben nach unten: { $ranks }.
trick-order-powers = Besondere Karten darunter stehen dort, wo es ihre Zeile sagt.
ties-first = Von zwei gleichen Karten gilt die zuerst gespielte.
ties-last = Von zwei gleichen Karten sticht die zuletzt gespielte.
ties-suits = Von zwei gleichen Karten entscheidet die Farbe, von oben nach unten: { $suits }.
ties-nobody = Bei zwei gleichen höchsten Karten nimmt niemand den Stich.
## Spielen

head-play = Das Spielen
play-leader = Zum ersten Stich spielt { $seat } aus.
play-leader-holder = Hat niemand die Karte auf der Hand, so spielt die Vorhand aus.
play-leader-next = Wer einen Stich nimmt, spielt zum nächsten aus.
play-leader-nobody = Wer einen Stich nimmt, spielt zum nächsten aus; nimmt ihn niemand, so spielt derselbe Spieler noch einmal aus, und die Karten des Stichs zählen für niemanden.
play-lead-free = Ausspielen darf man jede Karte.
play-lead-guarded = Ausspielen darf man jede Karte, die unten nicht verboten ist.
play-phase = { $name } – bis { SUB($until) }:
play-phase-end = { $name } – bis zum Ende:
play-free = Zu einer ausgespielten Karte darf man jede Karte spielen.
play-ladder = Zu einer ausgespielten Karte ist das Erste hiervon zu spielen, das die Hand erlaubt:
play-ladder-else = Erlaubt die Hand nichts davon, so darf man jede Karte spielen.
play-rung-when = { $rung }, aber nur, wenn { SUB($when) }
play-rung-plays = wer einen* { $cards } hält, darf dies spielen: { $plays }
play-draw = Nach jedem Stich zieht jeder Spieler { $cards } vom Talon, zuerst, wer den Stich genommen hat.
play-draw-short = Reicht der Talon nicht, so gehen die letzten leer aus.
play-draw-open = Die oberste Karte des Talons liegt offen.
play-guards = Außerdem:
play-guards-lapse = Ein Verbot, das einem Spieler keine Karte zu spielen ließe, bindet ihn nicht.
play-face_down = Eine Karte darf verdeckt ausgespielt werden; damit beginnt „{ $name }“, siehe unter „Was gesagt wird“.
play-concede = Eine Partei darf das Spiel jederzeit aufgeben, auch außer der Reihe; { $others } { $gets }, und das Spiel ist zu Ende.
play-concede-when = Eine Partei darf das Spiel jederzeit aufgeben, auch außer der Reihe, solange { SUB($when) }; { $others } { $gets }, und das Spiel ist zu Ende.
play-concede-alone = Ein Spieler darf das Spiel jederzeit aufgeben, auch außer der Reihe; { $others } { $gets }, und das Spiel ist zu Ende.
play-concede-when-alone = Ein Spieler darf das Spiel jederzeit aufgeben, auch außer der Reihe, solange { SUB($when) }; { $others } { $gets }, und das Spiel ist zu Ende.
play-passes = Wer keine Karte hat, die er spielen darf, passt; das Ausspiel geht dann an den nächsten Spieler, der ausspielen kann, und das Spiel ist zu Ende, wenn es keiner kann.
play-lone = Ausgespielt sind diese Karten ein Stich für sich, auf den niemand zugibt: { $cards }.
play-ends = Das Spiel endet nach einem Stich, wenn { SUB($when) }, spätestens aber, wenn niemand mehr Karten auf der Hand hat; übrige Karten werden nicht gespielt.
play-ends-all = Das Spiel endet, wenn alle Karten auf den Händen gespielt sind.

## Ansagen

head-contracts = Die Ansagen, von der niedrigsten an
col-contract = Ansage
col-bid = Zahl
col-binds = bestimmt
contract-bids = { $least } bis { $most }
contract-bids-by = { $least } bis { $most } in Schritten von { $step }
head-dialogues = Was gesagt wird
dialogues-intro = Alles hiervon wird laut gesagt. Wo nicht dabeisteht, wie es weitergeht, ist das Gespräch zu Ende, und das Spiel geht weiter.
opponent-next = Für die Gegenpartei antwortet der Spieler, der in diesem Gespräch schon für sie gesprochen hat, sonst ihr erster Spieler nach dem, der gesprochen hat.
opponent-directed = Für die Gegenpartei antwortet der Spieler, der in diesem Gespräch schon für sie gesprochen hat, sonst ihr Leiter.
speaker-opens = der Eröffnende
    .gen = des Eröffnenden
    .dat = dem Eröffnenden
    .acc = den Eröffnenden
opens-step = An seiner Stelle beim Geben.
opens-face_down_lead = Wer ausspielt, darf seine Karte verdeckt ausspielen und beginnt damit.
opens-face_down_lead-turned = Die Karte wird aufgedeckt, wenn das Gespräch zu Ende ist; wird das Spiel aufgegeben, so bekommt sie niemand zu sehen.
opens-lead = Wer ausspielt, darf dies vorher eröffnen.
opens-turn = Wer an der Reihe ist, darf dies eröffnen, ehe er spielt.
opens-after_trick = Wer einen Stich genommen hat, eröffnet dies, ehe jemand zieht.
opens-bonus = Wenn die Prämie dieses Namens gewonnen wird.
opens-when = Nur, solange { SUB($when) }.
state-by = { $seat } sagt eines hiervon
state-by-again = zuerst sagt { $seat } eines hiervon, und sooft die Reihe wieder daran kommt, { $next }
state-in_turn = jeder spricht einmal, reihum von { DAT($seat) } an, was auch immer die anderen gesagt haben
in_turn-then = Haben alle gesprochen, so geht es weiter mit „{ $state }“.
in_turn-last = Was der Letzte sagt, entscheidet, wie es weitergeht: { $ways }; sonst ist das Gespräch zu Ende.
in_turn-way = nach „{ $choice }“ mit „{ $state }“
auction-round = Es wird reihum geboten, zuerst spricht { $seat }. Jeder bietet mehr als das letzte Gebot, um so viel er will, oder passt. Es ist zu Ende, wenn das höchste Gebot gefallen ist, das es gibt, oder keiner mehr da ist, der höher gehen könnte.
auction-pairs = Es wird zu zweit gereizt: Der nächste Spieler bietet { DAT($seat) } immer höhere Gebote, und der Angesprochene hält oder passt. Hat einer der beiden gepasst, so bietet der nächste Spieler dem, der übrig ist, und so fort.
auction-bids = Die Gebote, das niedrigste zuerst: { $bids }.
auction-contracts = Geboten werden Ansagen; welche höher ist, sagt ihre Tafel.
auction-bids-step = Die Gebote: { $first } bis { $last } in Schritten von { $number }.
auction-final = Wer gepasst hat, darf nicht mehr bieten.
auction-free = Wer gepasst hat, darf später wieder bieten; es ist zu Ende, wenn alle anderen nacheinander gepasst haben.
auction-once = Jeder spricht einmal; dann ist es zu Ende.
auction-rounds = Keiner spricht öfter als { $number }-mal.
auction-elder = Wer, vom ersten Sprecher an gezählt, vor dem Bietenden kommt, darf das Gebot halten, statt höher zu gehen; es ist dann seines.
auction-must = Haben alle anderen gepasst und ist nichts geboten, so muss einer bieten: { $seat }.
auction-nobody = Bietet niemand: { $text }.
auction-won = Nach dem letzten Gebot: { $text }.
auction-beside = Neben den Geboten darf gesagt werden:
col-says = Sagt
col-when = Bedingung
col-effect = Wirkung
says-stake = der Einsatz wird* { ACC($points) }
says-concedes = gibt das Spiel auf, { $others } { $gets }, und das Spiel ist zu Ende
says-then = weiter mit „{ $state }“
says-then-next = die Reihe kommt an den nächsten Spieler
says-then-again = er spricht noch einmal
says-over = damit ist das Gespräch zu Ende
says-range = { $first } … { $last }
says-each = { $name } …
says-bid = bietet { $number }
says-bid-that = bietet die genannte Zahl
says-bid-contract = bietet eine Ansage, die nicht unter dem höchsten Gebot liegt
says-bid-within = bietet eine Zahl, höchstens so viel, wie er Karten hält
says-bind = art* { $name } ist* { $value }
says-bind-speaker = wer dies sagt, ist { $name }
says-phase = von nun an wird gespielt, wie unter „{ $name }“ gesagt
says-swap = tauscht einen* { $cards } gegen die Karte{ $source }
says-out = { $seat } setzt für den Rest des Spiels aus; die Handkarten kommen ungesehen beiseite
says-ends = das Spiel ist zu Ende und wird gewertet, wie es steht
says-thrown_in = das Spiel wird zusammengeworfen
says-wins = gewinnt die Partie

## Bedeutungen

head-definitions = Was die Namen bedeuten

## Wertung

head-score = Was ein Spiel gilt
score-cards = { $name }: { $values }.
score-cards-taken = Was die Karten eines Stiches zählen, bekommt, wer ihn nimmt.
score-value = { $cards } je { $points }
score-value-other = jede andere Karte { $points }
score-counters = In jedem Spiel wird für jeden Spieler gezählt: { $names }.
score-tier = Hiervon zählt für { ACC($whom) } gesondert nur das Erste, das zutrifft:
score-add = Hiervon zählt für { ACC($whom) } alles, was zutrifft:
score-pool-short = Beanspruchen mehrere zusammen mehr, als in einem Topf liegt, so wird er im Verhältnis geteilt, abgerundet.
col-award = Wofür
col-points = Punkte
score-stake = Der Einsatz jedes Spiels ist { $stake }.
score-stake-raised = Der Einsatz ist zu Beginn jedes Spiels { $stake }, bis er erhöht wird.
score-stake-draw = Nach einem unentschiedenen Spiel, einem, in dem niemand etwas bekommt, beginnt das nächste mit dem Einsatz { $after }, gleich wie viele hintereinander unentschieden waren.
bonus-lead = { $name }: wer einen* { $cards } ausspielt, { $effects }
bonus-lead-any = { $name }: wer ausspielt, { $effects }
bonus-lead-for = { $name }: { $whom } { $effects }, wenn ein* { $cards } ausgespielt wird
bonus-lead-for-any = { $name }: { $whom } { $effects }, wenn eine Karte ausgespielt wird
bonus-play = { $name }: wer einen* { $cards } spielt, { $effects }
bonus-play-any = { $name }: wer eine Karte spielt, { $effects }
bonus-play-for = { $name }: { $whom } { $effects }, wenn ein* { $cards } gespielt wird
bonus-play-for-any = { $name }: { $whom } { $effects }, wenn eine Karte gespielt wird
bonus-trick = { $name }: wer mit einem* { $cards } einen Stich nimmt, { $effects }
bonus-trick-any = { $name }: wer einen Stich nimmt, { $effects }
bonus-trick-for = { $name }: { $whom } { $effects }, wenn ein* { $cards } einen Stich nimmt
bonus-trick-for-any = { $name }: { $whom } { $effects }, wenn ein Stich genommen wird
bonus-lead-only = { $name }: wenn ein* { $cards } ausgespielt wird
bonus-lead-only-any = { $name }: wenn eine Karte ausgespielt wird
bonus-play-only = { $name }: wenn ein* { $cards } gespielt wird
bonus-play-only-any = { $name }: wenn eine Karte gespielt wird
bonus-trick-only = { $name }: wenn jemand mit einem* { $cards } einen Stich nimmt
bonus-trick-only-any = { $name }: wenn jemand einen Stich nimmt
bonus-binds = von da an: { $names }
bonus-opens = eröffnet „{ $name }“

## Partie

head-match = Von Spiel zu Spiel
match-pools = In der Mitte liegen Einsätze: { $names }.
match-pool-start = { $name } (anfangs { $number })
match-before_each = Bevor zu einem Spiel gegeben wird:
match-marks = Nach jedem Spiel wird das Erste hiervon ausgeführt, das zutrifft; dann wird die Liste von oben neu durchgegangen, bis nichts mehr zutrifft:
match-at_the_end = Ist die Partie zu Ende, so wird dies unter den Spielern abgerechnet; wer gewonnen hat, ändert es nicht:
match-ends = Die Partie endet nach einem Spiel, wenn { SUB($when) }.
match-ends-at_once = Die Partie endet sofort, wenn { SUB($when) }, auch mitten im Spiel, das dann nicht weiter zählt.
match-most = Es gewinnt die Partei, die dann die meisten { $what } hat; haben mehrere gleich viele, so hat niemand gewonnen.
match-most-alone = Es gewinnt, wer dann die meisten { $what } hat; haben mehrere gleich viele, so hat niemand gewonnen.
match-fewest = Es gewinnt die Partei, die dann die wenigsten { $what } hat; haben mehrere gleich wenige, so hat niemand gewonnen.
match-fewest-alone = Es gewinnt, wer dann die wenigsten { $what } hat; haben mehrere gleich wenige, so hat niemand gewonnen.
total-points = { $name }: Jeder Punkt, den ein Spiel bringt, wird so angeschrieben.
total-marks = { $name }: Angeschrieben wird nur, wo eine Regel sagt, dass jemand etwas davon bekommt oder verliert.
total-last = { $name }: die Punkte der letzten { $deals }.
total-grows = Am Ende jedes Spiels, ehe es gewertet wird, kommt hinzu: { $points }.
match-lot = Zum ersten Spiel zieht jeder eine Karte, und die niedrigste gibt; wird die niedrigste zweimal gezogen, so ziehen alle noch einmal.
match-next = Nächster Geber ist { $seat }.
match-next-winner = Gewinner ist die Partei, die im Spiel am meisten bekam, und von ihr der erste Spieler nach { DAT($seat) }; von mehreren der erste nach { DAT($seat) }.
match-next-loser = Verlierer ist der erste Spieler nach { DAT($seat) }, dessen Partei nicht am meisten bekam; bekamen alle gleich viel, so gibt { $seat } noch einmal.
match-next-winner-alone = Gewinner ist, wer im Spiel am meisten bekam; von mehreren der erste nach { DAT($seat) }.
match-next-loser-alone = Verlierer ist der erste Spieler nach { DAT($seat) }, der nicht am meisten bekam; bekamen alle gleich viel, so gibt { $seat } noch einmal.
match-next-draw = Nach einem unentschiedenen Spiel ist nächster Geber { $seat }.
match-title = { $name }: der Spieler einer Partei, für die zu Beginn des Spiels gilt: { $when }.
match-title-alone = { $name }: der Spieler, für den zu Beginn des Spiels gilt: { $when }.

## Beispiele und Quellen

head-examples = Beispiele
examples-some = { $shown } von { $all } Beispielen:
examples-all = Alle { $all } Beispiele:
given-later = in einem späteren Stich
given-number = Nummer des Stichs
given-played = vorher gespielt
given-tricks = Stiche der Parteien
given-tricks-alone = Stiche der Spieler
given-winners = Stiche gingen an
given-winning_seats = Stiche gingen an
given-deal = Spiel
given-deals = Punkte der Spiele davor
given-stake = Einsatz
given-slate = Tafel
given-seat = Spieler
given-leader = Ausspielender
given-dealer = Geber
given-hands = Hände
given-held = beim ersten Ausspiel auf der Hand
given-dealt = gegeben
given-turned_up = aufgedeckt
given-face_up = offen liegend
given-laid_out = ausgelegt
given-bids = Gebote
given-said = gesagt
given-players = Spieler
given-sits_out = setzt aus
given-stock = Talon
given-points = Punkte
given-won_with = Stiche gewonnen mit
given-conceded_by = aufgegeben von
example-trick = der Reihe nach gespielt: { $cards }
example-wins = { $card } nimmt den Stich
example-first = die erste { $card }
example-pass = passen
example-nobody = niemand nimmt den Stich
example-legal = erlaubt: { $cards }
example-hand = auf der Hand: { $cards }
head-sources = Quellen
head-guesses = Was Vermutung ist
source-customary = kein Text, sondern das Spiel, wie es gewöhnlich gespielt wird
sources-none = Diese Spielbeschreibung nennt keine Quelle.
section-deck = Karten
section-seats = Tisch
section-heaps = Haufen
section-deal = Geben
section-powers = besondere Karten
section-plain = gewöhnliche Karten
section-ties = gleiche Karten
section-resolve = wie ein Stich beurteilt wird
section-play = Spielen
section-contracts = Ansagen
section-dialogues = was gesagt wird
section-melds = Meldungen
section-define = Namen
section-deal_ends = Ende des Spiels
section-card_points = Kartenwerte
section-bonuses = Prämien
section-counters = Zählungen
section-score = Wertung
section-match = Partie
section-sources = Quellen
section-examples = Beispiele
conjectures = Wo die Quellen schweigen oder unklar sind, folgt dieses Blatt diesen Vermutungen:

## Meldungen

head-melds = Meldungen
melds-step = { $name } werden gewiesen, wie unter Meldungen gesagt
melds-first_trick = { $name }: ist der erste Stich vollständig, so weist jeder, was er vor ihm hielt
melds-lead = { $name }: wer ausspielt, darf vorher solche Karten weisen
melds-turn = { $name }: jeder Spieler darf solche Karten weisen, ehe er seine erste Karte spielt
melds-after_trick = { $name }: wer einen Stich nimmt, darf danach solche Karten weisen, ehe jemand zieht
melds-one = Jedes Mal nur eine Meldung
melds-best_first = Eine bessere kommt vor einer schlechteren
melds-when = Nur, wenn { SUB($when) }
col-meld = Meldung
meld-run = genau { $number } Karten einer Farbe in Folge
meld-run-more = { $number } oder mehr Karten einer Farbe in Folge
meld-run-range = { $number } bis { $most } Karten einer Farbe in Folge
meld-set = { $number } eines Ranges und verschiedener Farben: { $ranks }
meld-set-any = { $number } eines Ranges, gleich welcher Farben: { $ranks }
meld-cards = je eine: { $cards }
meld-copies = { $cards }; jede davon { $number }-mal
melds-order = In einer Folge stehen die Karten, von oben nach unten, so: { $ranks }
melds-family = Unter { $names } zählt eine Karte nur einmal, zuerst in der besseren
melds-family-again = Eine Karte, die für eine von { $names } gezählt hat, zählt nur noch für eine bessere davon
melds-best_side = Nur die Partei mit der besten Meldung zählt, und zwar alle ihre Meldungen
melds-best_side-alone = Nur wer die beste Meldung hat, zählt, und zwar alle seine Meldungen
melds-compared = Besser ist, was weiter oben steht, dann die längere, dann die höhere{ $better }
melds-better = , dann die aus { $cards }
melds-elder = , dann die dessen, der der Vorhand am nächsten sitzt
melds-nobody = ; von zweien, die in allem gleich sind, zählt keine

## kleine Wörter

and = und
or = oder
not = nicht so: { $fact }
    .sub = es nicht so ist, dass { SUB($fact) }
colon = { $name }: { $text }
quoted = „{ $words }“
none = keine
bracketed = ({ $text })
    .sub = ({ SUB($text) })
noted = { $text } ({ $note })
definition = { $name } heißt, dass { SUB($text) }

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
name-declared = { $count ->
        [one] Ansagepunkt
       *[other] Ansagepunkte
    }
    .each = jeden Ansagepunkt
name-halves = { $count ->
        [one] halber Punkt
       *[other] halbe Punkte
    }
    .each = jeden halben Punkt
name-handfuls = { $count ->
        [one] Punkt für Handvoll
       *[other] Punkte für Handvoll
    }
    .each = jeden Punkt für Handvoll
name-twos = { $count ->
        [one] Stich mit einer Zwei
       *[other] Stiche mit Zweien
    }
    .each = jeden Stich mit einer Zwei
name-solos = { $count ->
        [one] Solo
       *[other] Soli
    }
    .each = jedes Solo
binding-chosen = gewählte Farbe
binding-contract = Ansage
binding-trump = Trumpf
award-win = Gewinn
award-tricks = Stiche
group-red = rot
group-black = schwarz
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
cards-all_but = alle Karten außer* { $cards }
cards-except = außer* { $cards }
cards-of_suits = in* { $suits }
cards-plain = gewöhnliche Karten
cards-as_plain = (gewöhnlich)
cards-also = ({ $cards })
cards-lower = { $rank } oder niedriger
cards-higher = { $rank } oder höher
cards-suit_led = der ausgespielten Farbe
cards-its_suit = derselben Farbe
cards-beating = , die den Stich nehmen
cards-highest = die höchste Karte { $spot }
cards-highest_of = die höchste Karte { $spot } ({ $cards })
of-chosen-1 = der gewählten Farbe
of-chosen-n = einer gewählten Farbe
of-trump-1 = in Trumpf
of-suit = der* { $name }
of-rank = vom Rang „{ $name }“
of-card = die Karte „{ $name }“
of-colour = von gleicher Farbgruppe wie „{ $name }“
of-next_rank = vom nächsthöheren Rang über „{ $name }“

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
whom-party = die Spieler der Partei „{ $name }“
    .gen = der Partei „{ $name }“
    .dat = der Partei „{ $name }“
    .acc = die Partei „{ $name }“
whom-some-party = einer aus der Partei „{ $name }“
    .gen = eines aus der Partei „{ $name }“
    .dat = einem aus der Partei „{ $name }“
    .acc = einen aus der Partei „{ $name }“
whom-each-party = jeder aus der Partei „{ $name }“
    .gen = jedes aus der Partei „{ $name }“
    .dat = jedem aus der Partei „{ $name }“
    .acc = jeden aus der Partei „{ $name }“
whom-no-party = keiner aus der Partei „{ $name }“
    .gen = keines aus der Partei „{ $name }“
    .dat = keinem aus der Partei „{ $name }“
    .acc = keinen aus der Partei „{ $name }“
party-holders = wer beim ersten Ausspiel einen* { $cards } hält
party-others = alle, die zu keiner anderen Partei gehören
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
account-pool = „{ $name }“
account-played = wer einen* { $cards } gespielt hat
    .gen = dessen, der einen* { $cards } gespielt hat
    .dat = dem, der einen* { $cards } gespielt hat
    .acc = den, der einen* { $cards } gespielt hat
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
seat-speaker = der letzte Sprecher
    .gen = des letzten Sprechers
    .dat = dem letzten Sprecher
    .acc = den letzten Sprecher
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
    .gen = des* { $name }
    .dat = dem* { $name }
    .acc = den* { $name }
seat-taker = der Gewinner des letzten Stichs
    .gen = des Gewinners des letzten Stichs
    .dat = dem Gewinner des letzten Stichs
    .acc = den Gewinner des letzten Stichs
seat-ahead = der nach Stichen Führende (bei gleich vielen, wer sie zuerst hatte)
    .gen = des nach Stichen Führenden (bei gleich vielen dessen, der sie zuerst hatte)
    .dat = dem nach Stichen Führenden (bei gleich vielen dem, der sie zuerst hatte)
    .acc = den nach Stichen Führenden (bei gleich vielen den, der sie zuerst hatte)
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
count-named = { $number } st* { $name }
    .each = jeden Punkt („{ $name }“)
count-none = keine { $name }
count-own = eigene* { $what }
    .each = { EACH($what) }
count-of = die* { $what } { GEN($who) }
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
    .sub = { $who } das Gebot { AGREE($who, "erfüllt", "erfüllen") }
measure-tricks-fewer-bids = { $who } { AGREE($who, "erfüllt", "erfüllen") } das Gebot nicht
    .sub = { $who } das Gebot nicht { AGREE($who, "erfüllt", "erfüllen") }
measure-tricks-exactly-bids = { $who } { AGREE($who, "macht", "machen") } genau so viele Stiche wie geboten
    .sub = { $who } genau so viele Stiche { AGREE($who, "macht", "machen") } wie geboten
measure-tricks-exactly-bids-not = { $who } { AGREE($who, "macht", "machen") } nicht genau so viele Stiche wie geboten
    .sub = { $who } nicht genau so viele Stiche { AGREE($who, "macht", "machen") } wie geboten
measure-tricks-more-bids = { $who } { AGREE($who, "macht", "machen") } mehr Stiche als geboten
    .sub = { $who } mehr Stiche { AGREE($who, "macht", "machen") } als geboten
measure-tricks-at_most-bids = { $who } { AGREE($who, "macht", "machen") } nicht mehr Stiche als geboten
    .sub = { $who } nicht mehr Stiche { AGREE($who, "macht", "machen") } als geboten
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
    .gen = des eigenen Gebots
    .dat = dem eigenen Gebot
    .each = jeden gebotenen Stich
measure-bids-of = { AGREE($who, "das Gebot", "die Gebote") } { GEN($who) }
    .gen = { AGREE($who, "des Gebots", "der Gebote") } { GEN($who) }
    .dat = { AGREE($who, "dem Gebot", "den Geboten") } { GEN($who) }
    .each = jeden gebotenen Stich { GEN($who) }
measure-bids-has = { $who } { AGREE($who, "hat", "haben") } { $what } geboten
    .sub = { $who } { $what } geboten { AGREE($who, "hat", "haben") }
measure-bids-none = { $who } { AGREE($who, "hat", "haben") } nichts geboten
    .sub = { $who } nichts geboten { AGREE($who, "hat", "haben") }
measure-pool-what = „{ $name }“
measure-pool-none = „{ $name }“ ist leer
    .sub = „{ $name }“ leer ist
measure-pool-none-not = „{ $name }“ ist nicht leer
    .sub = „{ $name }“ nicht leer ist
measure-column-what = der Wert „{ $name }“
    .gen = des Wertes „{ $name }“
    .dat = dem Wert „{ $name }“
    .acc = den Wert „{ $name }“
measure-stake-what = der Einsatz
    .gen = des Einsatzes
    .dat = dem Einsatz
    .acc = den Einsatz
measure-stake-times = das fach* { $number }-Fache des Einsatzes
    .gen = des fach* { $number }-Fachen des Einsatzes
    .dat = dem fach* { $number }-Fachen des Einsatzes
measure-stake-has = der Einsatz beträgt { $what }
    .sub = der Einsatz { $what } beträgt
measure-stake-has-not = der Einsatz beträgt nicht { $what }
    .sub = der Einsatz nicht { $what } beträgt
measure-players-noun = { $count ->
        [one] Spieler
       *[other] Spieler
    }
measure-players-what = die Zahl der Mitspielenden
    .gen = der Zahl der Mitspielenden
    .dat = der Zahl der Mitspielenden
measure-players-has = das Spiel hat { $what }
    .sub = das Spiel { $what } hat
measure-trick-what = die Nummer des Stichs
    .gen = der Nummer des Stichs
    .dat = der Nummer des Stichs
measure-trick-exactly = es ist der { $number }. Stich
    .sub = es der { $number }. Stich ist
measure-trick-exactly-not = es ist nicht der { $number }. Stich
    .sub = es nicht der { $number }. Stich ist
measure-trick-at_most = es ist der { $number }. Stich oder ein früherer
    .sub = es der { $number }. Stich oder ein früherer ist
measure-trick-at_least = es ist der { $number }. Stich oder ein späterer
    .sub = es der { $number }. Stich oder ein späterer ist
measure-deal-noun = { $count ->
        [one] Spiel
       *[other] Spiele
    }
measure-deal-what = die Zahl der Spiele
    .gen = der Zahl der Spiele
    .dat = der Zahl der Spiele
measure-deal-at_least = { $many } sind gespielt
    .sub = { $many } gespielt sind
measure-deal-at_most = noch sind nicht mehr als { $many } gespielt
    .sub = noch nicht mehr als { $many } gespielt sind

## gerechnete Zahlen

number-whole = alle { $what } des Spiels
number-of = die Zahl der Karten { $spots } ({ $cards })
number-of_all = die Zahl der Karten ({ $cards })
number-worth = die { $name } { $spot }
number-in_a_row = die Zahl der Karten { $spot } ({ $cards }; von der höchsten an ohne Lücke gezählt)
number-missing = die Zahl der Karten, die nicht { $spot } sind ({ $cards }; von der höchsten an ohne Lücke gezählt)
number-defined = { $name }
number-defined_of = { $name } { GEN($who) }
number-divided = { $number } geteilt durch { $by } (abgerundet)
number-rounded-nearest = { $number } gerundet auf ein Vielfaches von { DAT($multiple) }
number-rounded-up = { $number } aufgerundet auf ein Vielfaches von { DAT($multiple) }
number-rounded-down = { $number } abgerundet auf ein Vielfaches von { DAT($multiple) }
number-negative = minus { $number }
number-plus = { $left } plus { $right }
    .acc = { ACC($left) } plus { $right }
number-minus = { $left } minus { $right }
    .acc = { ACC($left) } minus { $right }
number-times = { $left } mal { ACC($right) }
    .acc = { ACC($left) } mal { ACC($right) }
number-for_each = { $number } für { EACH($what) }
number-over = { $left } über { ACC($right) }
    .each = { EACH($left) } über { ACC($right) }
number-at_least = { $left }, mindestens aber { $right }
    .acc = { ACC($left) }, mindestens aber { ACC($right) }
number-at_most = { $left }, höchstens aber { $right }
    .acc = { ACC($left) }, höchstens aber { ACC($right) }
cases-case = { $number }, wenn { SUB($when) }
cases-else = sonst { $number }
cases-nothing = sonst 0
cases-all = dies alles trifft zu:
    .sub = dies alles zutrifft:
cases-any = eines hiervon trifft zu:
    .sub = eines hiervon zutrifft:

## Tatsachen

always = immer
never = nie
led = sie ist ausgespielt
    .sub = sie ausgespielt ist
led-not = sie ist nicht ausgespielt
    .sub = sie nicht ausgespielt ist
defined = { $name } trifft zu
    .sub = { $name } zutrifft
defined-not = { $name } trifft nicht zu
    .sub = { $name } nicht zutrifft
moment-before_first_lead = noch ist keine Karte ausgespielt
    .sub = noch keine Karte ausgespielt ist
moment-before_first_lead-not = eine Karte ist schon ausgespielt
    .sub = schon eine Karte ausgespielt ist
moment-stock_empty = der Talon ist leer
    .sub = der Talon leer ist
moment-stock_empty-not = der Talon ist nicht leer
    .sub = der Talon nicht leer ist
moment-all_played = alle Karten sind gespielt
    .sub = alle Karten gespielt sind
moment-all_played-drawing = Hände und Talon sind leer
    .sub = Hände und Talon leer sind
moment-all_played-drawing-not = auf den Händen oder im Talon sind noch Karten
    .sub = auf den Händen oder im Talon noch Karten sind
moment-all_played-not = noch sind Karten zu spielen
    .sub = noch Karten zu spielen sind
in_deal = es ist das { $number }. von je { $cycle } Spielen
    .sub = es das { $number }. von je { $cycle } Spielen ist
in_deal-not = es ist nicht das { $number }. von je { $cycle } Spielen
    .sub = es nicht das { $number }. von je { $cycle } Spielen ist
was_led = ein* { $cards } ist ausgespielt
    .sub = ein* { $cards } ausgespielt ist
was_led-not = es ist kein* { $cards } ausgespielt
    .sub = kein* { $cards } ausgespielt ist
has = { $who } { AGREE($who, "hat", "haben") } { $what }
    .sub = { $who } { $what } { AGREE($who, "hat", "haben") }
has_every = { $who } { AGREE($who, "hat", "haben") } alle { $what }
    .sub = { $who } alle { $what } { AGREE($who, "hat", "haben") }
has_every-not = { $who } { AGREE($who, "hat", "haben") } nicht alle { $what }
    .sub = { $who } nicht alle { $what } { AGREE($who, "hat", "haben") }
than-more = { $who } { AGREE($who, "hat", "haben") } mehr { $what } als { $than }
    .sub = { $who } mehr { $what } { AGREE($who, "hat", "haben") } als { $than }
than-fewer = { $who } { AGREE($who, "hat", "haben") } weniger { $what } als { $than }
    .sub = { $who } weniger { $what } { AGREE($who, "hat", "haben") } als { $than }
than-at_least = { $who } { AGREE($who, "hat", "haben") } mindestens so viele { $what } wie { $than }
    .sub = { $who } mindestens so viele { $what } { AGREE($who, "hat", "haben") } wie { $than }
than-at_most = { $who } { AGREE($who, "hat", "haben") } höchstens so viele { $what } wie { $than }
    .sub = { $who } höchstens so viele { $what } { AGREE($who, "hat", "haben") } wie { $than }
than-exactly = { $who } { AGREE($who, "hat", "haben") } genau so viele { $what } wie { $than }
    .sub = { $who } genau so viele { $what } { AGREE($who, "hat", "haben") } wie { $than }
than-exactly-not = { $who } { AGREE($who, "hat", "haben") } nicht genau so viele { $what } wie { $than }
    .sub = { $who } nicht genau so viele { $what } { AGREE($who, "hat", "haben") } wie { $than }
compare-bounded = { $left } { AGREE($left, "beträgt", "betragen") } { $what }
    .sub = { $left } { $what } { AGREE($left, "beträgt", "betragen") }
compare-bounded-not = { $left } { AGREE($left, "beträgt", "betragen") } nicht { $what }
    .sub = { $left } nicht { $what } { AGREE($left, "beträgt", "betragen") }
compare-at_least = { $left } { AGREE($left, "beträgt", "betragen") } mindestens { ACC($right) }
    .sub = { $left } mindestens { ACC($right) } { AGREE($left, "beträgt", "betragen") }
compare-at_most = { $left } { AGREE($left, "beträgt", "betragen") } höchstens { ACC($right) }
    .sub = { $left } höchstens { ACC($right) } { AGREE($left, "beträgt", "betragen") }
compare-exactly = { $left } { AGREE($left, "beträgt", "betragen") } genau { ACC($right) }
    .sub = { $left } genau { ACC($right) } { AGREE($left, "beträgt", "betragen") }
compare-exactly-not = { $left } { AGREE($left, "beträgt", "betragen") } nicht genau { ACC($right) }
    .sub = { $left } nicht genau { ACC($right) } { AGREE($left, "beträgt", "betragen") }
compare-more = { $left } { AGREE($left, "ist", "sind") } mehr als { $right }
    .sub = { $left } mehr { AGREE($left, "ist", "sind") } als { $right }
compare-fewer = { $left } { AGREE($left, "ist", "sind") } weniger als { $right }
    .sub = { $left } weniger { AGREE($left, "ist", "sind") } als { $right }
compare-many-at_least = { $left } { AGREE($left, "ist", "sind") } mindestens so viele wie { $right }
    .sub = { $left } mindestens so viele { AGREE($left, "ist", "sind") } wie { $right }
compare-many-at_most = { $left } { AGREE($left, "ist", "sind") } höchstens so viele wie { $right }
    .sub = { $left } höchstens so viele { AGREE($left, "ist", "sind") } wie { $right }
compare-many-exactly = { $left } { AGREE($left, "ist", "sind") } genau so viele wie { $right }
    .sub = { $left } genau so viele { AGREE($left, "ist", "sind") } wie { $right }
compare-many-exactly-not = { $left } { AGREE($left, "ist", "sind") } nicht genau so viele wie { $right }
    .sub = { $left } nicht genau so viele { AGREE($left, "ist", "sind") } wie { $right }
compare-many-more = { $left } { AGREE($left, "ist", "sind") } mehr als { $right }
    .sub = { $left } mehr { AGREE($left, "ist", "sind") } als { $right }
compare-many-fewer = { $left } { AGREE($left, "ist", "sind") } weniger als { $right }
    .sub = { $left } weniger { AGREE($left, "ist", "sind") } als { $right }
holds-hand = { $who } { AGREE($who, "hält", "halten") } einen* { $cards }
    .sub = { $who } einen* { $cards } { AGREE($who, "hält", "halten") }
holds-hand-none = { $who } { AGREE($who, "hält", "halten") } keinen* { $cards }
    .sub = { $who } keinen* { $cards } { AGREE($who, "hält", "halten") }
holds-hand-some = { $who } { AGREE($who, "hält", "halten") } { $what } dieser Karten ({ $cards })
    .sub = { $who } { $what } dieser Karten ({ $cards }) { AGREE($who, "hält", "halten") }
holds-hand-every = { $who } { AGREE($who, "hält", "halten") } alle diese Karten ({ $cards })
    .sub = { $who } alle diese Karten ({ $cards }) { AGREE($who, "hält", "halten") }
holds-hand-every-not = { $who } { AGREE($who, "hält", "halten") } nicht alle diese Karten ({ $cards })
    .sub = { $who } nicht alle diese Karten ({ $cards }) { AGREE($who, "hält", "halten") }
holds-held = { $who } { AGREE($who, "hielt", "hielten") } beim ersten Ausspiel einen* { $cards }
    .sub = { $who } beim ersten Ausspiel einen* { $cards } { AGREE($who, "hielt", "hielten") }
holds-held-none = { $who } { AGREE($who, "hielt", "hielten") } beim ersten Ausspiel keinen* { $cards }
    .sub = { $who } beim ersten Ausspiel keinen* { $cards } { AGREE($who, "hielt", "hielten") }
holds-held-some = { $who } { AGREE($who, "hielt", "hielten") } beim ersten Ausspiel { $what } dieser Karten ({ $cards })
    .sub = { $who } beim ersten Ausspiel { $what } dieser Karten ({ $cards }) { AGREE($who, "hielt", "hielten") }
holds-held-every = { $who } { AGREE($who, "hielt", "hielten") } beim ersten Ausspiel alle diese Karten ({ $cards })
    .sub = { $who } beim ersten Ausspiel alle diese Karten ({ $cards }) { AGREE($who, "hielt", "hielten") }
holds-held-every-not = { $who } { AGREE($who, "hielt", "hielten") } beim ersten Ausspiel nicht alle diese Karten ({ $cards })
    .sub = { $who } beim ersten Ausspiel nicht alle diese Karten ({ $cards }) { AGREE($who, "hielt", "hielten") }
holds-dealt = { $who } { AGREE($who, "hat", "haben") } beim Geben einen* { $cards } bekommen
    .sub = { $who } beim Geben einen* { $cards } bekommen { AGREE($who, "hat", "haben") }
holds-dealt-none = { $who } { AGREE($who, "hat", "haben") } beim Geben keinen* { $cards } bekommen
    .sub = { $who } beim Geben keinen* { $cards } bekommen { AGREE($who, "hat", "haben") }
holds-dealt-some = { $who } { AGREE($who, "hat", "haben") } beim Geben { $what } dieser Karten ({ $cards }) bekommen
    .sub = { $who } beim Geben { $what } dieser Karten ({ $cards }) bekommen { AGREE($who, "hat", "haben") }
holds-dealt-every = { $who } { AGREE($who, "hat", "haben") } beim Geben alle diese Karten ({ $cards }) bekommen
    .sub = { $who } beim Geben alle diese Karten ({ $cards }) bekommen { AGREE($who, "hat", "haben") }
holds-dealt-every-not = { $who } { AGREE($who, "hat", "haben") } beim Geben nicht alle diese Karten ({ $cards }) bekommen
    .sub = { $who } beim Geben nicht alle diese Karten ({ $cards }) bekommen { AGREE($who, "hat", "haben") }
holds-taken = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen einen* { $cards }
    .sub = { $who } in den eigenen Stichen einen* { $cards } { AGREE($who, "hat", "haben") }
holds-taken-none = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen keinen* { $cards }
    .sub = { $who } in den eigenen Stichen keinen* { $cards } { AGREE($who, "hat", "haben") }
holds-taken-some = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen { $what } dieser Karten ({ $cards })
    .sub = { $who } in den eigenen Stichen { $what } dieser Karten ({ $cards }) { AGREE($who, "hat", "haben") }
holds-taken-every = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen alle diese Karten ({ $cards })
    .sub = { $who } in den eigenen Stichen alle diese Karten ({ $cards }) { AGREE($who, "hat", "haben") }
holds-taken-every-not = { $who } { AGREE($who, "hat", "haben") } in den eigenen Stichen nicht alle diese Karten ({ $cards })
    .sub = { $who } in den eigenen Stichen nicht alle diese Karten ({ $cards }) { AGREE($who, "hat", "haben") }
lies-turned = aufgedeckt liegt ein* { $cards }
    .sub = aufgedeckt ein* { $cards } liegt
lies-turned-none = aufgedeckt liegt kein* { $cards }
    .sub = aufgedeckt kein* { $cards } liegt
lies-turned-some = aufgedeckt liegen { $what } dieser Karten ({ $cards })
    .sub = aufgedeckt { $what } dieser Karten ({ $cards }) liegen
lies-turned-every = aufgedeckt liegen alle diese Karten ({ $cards })
    .sub = aufgedeckt alle diese Karten ({ $cards }) liegen
lies-turned-every-not = aufgedeckt liegen nicht alle diese Karten ({ $cards })
    .sub = aufgedeckt nicht alle diese Karten ({ $cards }) liegen
lies-exposed = unter den ausgelegten Karten liegt ein* { $cards }
    .sub = unter den ausgelegten Karten ein* { $cards } liegt
lies-exposed-none = unter den ausgelegten Karten liegt kein* { $cards }
    .sub = unter den ausgelegten Karten kein* { $cards } liegt
lies-exposed-some = unter den ausgelegten Karten liegen { $what } dieser Karten ({ $cards })
    .sub = unter den ausgelegten Karten { $what } dieser Karten ({ $cards }) liegen
lies-exposed-every = unter den ausgelegten Karten liegen alle diese Karten ({ $cards })
    .sub = unter den ausgelegten Karten alle diese Karten ({ $cards }) liegen
lies-exposed-every-not = unter den ausgelegten Karten liegen nicht alle diese Karten ({ $cards })
    .sub = unter den ausgelegten Karten nicht alle diese Karten ({ $cards }) liegen
lies-stock = im Talon liegt ein* { $cards }
    .sub = im Talon ein* { $cards } liegt
lies-stock-none = im Talon liegt kein* { $cards }
    .sub = im Talon kein* { $cards } liegt
lies-stock-some = im Talon liegen { $what } dieser Karten ({ $cards })
    .sub = im Talon { $what } dieser Karten ({ $cards }) liegen
lies-stock-every = im Talon liegen alle diese Karten ({ $cards })
    .sub = im Talon alle diese Karten ({ $cards }) liegen
lies-stock-every-not = im Talon liegen nicht alle diese Karten ({ $cards })
    .sub = im Talon nicht alle diese Karten ({ $cards }) liegen
lies-aside = unter den abgelegten Karten liegt ein* { $cards }
    .sub = unter den abgelegten Karten ein* { $cards } liegt
lies-aside-none = unter den abgelegten Karten liegt kein* { $cards }
    .sub = unter den abgelegten Karten kein* { $cards } liegt
lies-aside-some = unter den abgelegten Karten liegen { $what } dieser Karten ({ $cards })
    .sub = unter den abgelegten Karten { $what } dieser Karten ({ $cards }) liegen
lies-aside-every = unter den abgelegten Karten liegen alle diese Karten ({ $cards })
    .sub = unter den abgelegten Karten alle diese Karten ({ $cards }) liegen
lies-aside-every-not = unter den abgelegten Karten liegen nicht alle diese Karten ({ $cards })
    .sub = unter den abgelegten Karten nicht alle diese Karten ({ $cards }) liegen
lies-heap = in „{ $heap }“ liegt ein* { $cards }
    .sub = in „{ $heap }“ ein* { $cards } liegt
lies-heap-none = in „{ $heap }“ liegt kein* { $cards }
    .sub = in „{ $heap }“ kein* { $cards } liegt
lies-heap-some = in „{ $heap }“ liegen { $what } dieser Karten ({ $cards })
    .sub = in „{ $heap }“ { $what } dieser Karten ({ $cards }) liegen
lies-heap-every = in „{ $heap }“ liegen alle diese Karten ({ $cards })
    .sub = in „{ $heap }“ alle diese Karten ({ $cards }) liegen
lies-heap-every-not = in „{ $heap }“ liegen nicht alle diese Karten ({ $cards })
    .sub = in „{ $heap }“ nicht alle diese Karten ({ $cards }) liegen
lies-trick = im Stich liegt ein* { $cards }
    .sub = im Stich ein* { $cards } liegt
lies-trick-none = im Stich liegt kein* { $cards }
    .sub = im Stich kein* { $cards } liegt
lies-trick-some = im Stich liegen { $what } dieser Karten ({ $cards })
    .sub = im Stich { $what } dieser Karten ({ $cards }) liegen
lies-trick-every = im Stich liegen alle diese Karten ({ $cards })
    .sub = im Stich alle diese Karten ({ $cards }) liegen
lies-trick-every-not = im Stich liegen nicht alle diese Karten ({ $cards })
    .sub = im Stich nicht alle diese Karten ({ $cards }) liegen
lies-played = vorher ist ein* { $cards } gespielt worden
    .sub = vorher ein* { $cards } gespielt worden ist
lies-played-none = noch ist kein* { $cards } gespielt worden
    .sub = noch kein* { $cards } gespielt worden ist
lies-played-some = vorher sind { $what } dieser Karten ({ $cards }) gespielt worden
    .sub = vorher { $what } dieser Karten ({ $cards }) gespielt worden sind
lies-played-every = vorher sind alle diese Karten ({ $cards }) gespielt worden
    .sub = vorher alle diese Karten ({ $cards }) gespielt worden sind
lies-played-every-not = vorher sind nicht alle diese Karten ({ $cards }) gespielt worden
    .sub = vorher nicht alle diese Karten ({ $cards }) gespielt worden sind
run-first = { $who } { AGREE($who, "hat", "haben") } { $tricks } gemacht
    .sub = { $who } { $tricks } gemacht { AGREE($who, "hat", "haben") }
run-first-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks } gemacht
    .sub = { $who } nicht { $tricks } gemacht { AGREE($who, "hat", "haben") }
run-first_with = { $who } { AGREE($who, "hat", "haben") } { $tricks } mit einem* { $cards } gewonnen
    .sub = { $who } { $tricks } mit einem* { $cards } gewonnen { AGREE($who, "hat", "haben") }
run-first_with-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks } mit einem* { $cards } gewonnen
    .sub = { $who } nicht { $tricks } mit einem* { $cards } gewonnen { AGREE($who, "hat", "haben") }
run-last = { $who } { AGREE($who, "hat", "haben") } { $tricks } gemacht
    .sub = { $who } { $tricks } gemacht { AGREE($who, "hat", "haben") }
run-last-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks } gemacht
    .sub = { $who } nicht { $tricks } gemacht { AGREE($who, "hat", "haben") }
run-last_with = { $who } { AGREE($who, "hat", "haben") } { $tricks } mit einem* { $cards } gewonnen
    .sub = { $who } { $tricks } mit einem* { $cards } gewonnen { AGREE($who, "hat", "haben") }
run-last_with-not = { $who } { AGREE($who, "hat", "haben") } nicht { $tricks } mit einem* { $cards } gewonnen
    .sub = { $who } nicht { $tricks } mit einem* { $cards } gewonnen { AGREE($who, "hat", "haben") }
run-first-tricks = { $count ->
        [one] den ersten Stich
       *[other] die ersten { $number } Stiche
    }
run-last-tricks = { $count ->
        [one] den letzten Stich
       *[other] die letzten { $number } Stiche
    }
named = art* { $name } steht fest
    .sub = art* { $name } feststeht
named-not = art* { $name } steht nicht fest
    .sub = art* { $name } nicht feststeht
value-its_suit = die Farbe dieser Karte
value-none = nichts
value-yes = ja
binding_is = art* { $name } ist { $value }
    .sub = art* { $name } { $value } ist
binding_is-not = art* { $name } ist nicht { $value }
    .sub = art* { $name } nicht { $value } ist
value-suits = art* { $name }
value-rank = der Rang „{ $name }“
value-card = die Karte „{ $name }“
seat_is = { $who } ist { $seat }
    .sub = { $who } { $seat } ist
seat_is-not = { $who } ist nicht { $seat }
    .sub = { $who } nicht { $seat } ist
seat_is-ahead = { $who } hat die meisten Stiche oder hatte zuerst so viele
    .sub = { $who } die meisten Stiche hat oder zuerst so viele hatte
seat_is-ahead-not = { $who } hat nicht die meisten Stiche oder hatte sie später als ein anderer
    .sub = { $who } nicht die meisten Stiche hat oder sie später hatte als ein anderer
seat_is-taker = { $who } hat den letzten Stich genommen
    .sub = { $who } den letzten Stich genommen hat
seat_is-taker-not = { $who } hat den letzten Stich nicht genommen
    .sub = { $who } den letzten Stich nicht genommen hat
of_party = { $who } gehört zu { DAT($side) }
    .sub = { $who } zu { DAT($side) } gehört
of_party-not = { $who } gehört nicht zu { DAT($side) }
    .sub = { $who } nicht zu { DAT($side) } gehört
party_named = zur Partei „{ $name }“ gehört jemand
    .sub = jemand zur Partei „{ $name }“ gehört
party_named-not = zur Partei „{ $name }“ gehört niemand
    .sub = niemand zur Partei „{ $name }“ gehört
of_side = { $who } gehört zu { DAT($side) }
    .sub = { $who } zu { DAT($side) } gehört
of_side-not = { $who } gehört nicht zu { DAT($side) }
    .sub = { $who } nicht zu { DAT($side) } gehört
of_side-alone = { $who } ist { $side }
    .sub = { $who } { $side } ist
of_side-not-alone = { $who } ist nicht { $side }
    .sub = { $who } nicht { $side } ist
holds_trick = { $who } { AGREE($who, "hält", "halten") } den Stich
    .sub = { $who } den Stich { AGREE($who, "hält", "halten") }
holds_trick-not = { $who } { AGREE($who, "hält", "halten") } den Stich nicht
    .sub = { $who } den Stich nicht { AGREE($who, "hält", "halten") }
plays = { $who } { AGREE($who, "spielt", "spielen") } mit
    .sub = { $who } { AGREE($who, "mitspielt", "mitspielen") }
plays-not = { $who } { AGREE($who, "setzt", "setzen") } aus
    .sub = { $who } { AGREE($who, "aussetzt", "aussetzen") }

## Zeilen der Wertung

row = { $name }: { $who } { $effects }
row-when = { $name }: { $who } { $effects }, wenn { SUB($when) }
rows-first_of = nur das Erste hiervon, das zutrifft: { $rows }
row-given_up = das Spiel wurde aufgegeben
    .sub = das Spiel aufgegeben wurde
row-gets = bekommt { ACC($points) }
row-gets-whom = bekommt { ACC($points) } von { DAT($whom) }
row-gets-pool = bekommt { ACC($points) } aus { DAT($whom) }
row-gets-all = bekommt alles, was in { DAT($whom) } liegt
row-pays = zahlt { ACC($points) }
row-pays-whom = zahlt { ACC($points) } an { ACC($whom) }
row-pays-pool = zahlt { ACC($points) } in { ACC($whom) }
row-pays-all = zahlt in { ACC($whom) } noch einmal so viel, wie darin liegt
row-gains = bekommt { $what }
row-loses = verliert { $what }
row-gains-number = bekommt { ACC($number) } als { $name }
row-loses-number = verliert { ACC($number) } ({ $name })
row-sets-number = stellt { $name } auf { ACC($number) }
row-clears = { $names } fallen für alle auf null

## Verbote

guard-lead = man darf keinen* { $cards } ausspielen
guard-play = man darf keinen* { $cards } spielen
guard-when = { $rule }, solange { SUB($when) }
exempt = einen* { $cards } muss man dieser Regeln wegen nie spielen, darf es aber immer
exempt-when = einen* { $cards } muss man dieser Regeln wegen nicht spielen, darf es aber, solange { SUB($when) }

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
voice-instead = statt zu spielen, darfst du sagen: { $choices }.
voice-must_give = { $name }: Karten, die du geben musst, eine nach der anderen: { $many }
voice-may_give = { $name }: Karten, die du geben darfst, eine nach der anderen: { $many }
voice-chosen = ausgesucht: { $cards }
voice-give_these = du darfst geben: { $cards }
voice-give_or_pass = du darfst geben: { $cards } (oder passen)
voice-take = nimm { $card }
voice-give = gib { $card }
voice-nothing_bid = noch ist nichts geboten.
voice-highest_bid = das höchste Gebot: { $bids }, von { DAT($who) }.
voice-offer = { $name }: was sagst du, { $choices }?
offer-said = { $who } { AGREE($who, "sagt", "sagen") }: { $said }.
offer-led_down = eine Karte wurde verdeckt ausgespielt, von { DAT($who) }.
offer-face_down = Eine Karte darf verdeckt ausgespielt werden (hier: { $typed }; auf dem ganzen Bildschirm: Taste f). Damit beginnt „{ $name }“: die andere Seite wird gefragt, ohne die Karte zu sehen, und antwortet: { $answers }.
offer-stake = für { $points }
offer-concedes = du gibst auf; { $others } { $gets }
offer-you_are = du bist { $name }
offer-out = du legst deine Karten weg
offer-wins = du gewinnst die Partie
offer-then = dann: { $state }
offer-takes_n = du nimmst { $cards }{ $source }
offer-takes_all = du nimmst alle{ $source }
offer-takes_as = du nimmst ebenso viele{ $source }
offer-goes_to = was du gibst, geht an { ACC($to) }{ $more }
offer-nothing = das Spiel geht weiter
offer-out_of_bidding = du bietest nicht mehr
offer-no_bid = du bietest nicht
offer-hold = du bietest ebenso viel und gehst dem Bietenden vor
offer-by_rules = nach den Regeln: { $text }
offer-swap = du legst dies an die Stelle von { $card }: { $cards }
offer-counted = { $name }: { $number } mehr
offer-whoever = wer dies sagt, { $effects }
offer-then-answers = dann antwortet { $who }: { $answers }
offer-yields = gibt auf: { $points } für dich
offer-only = { $name }: du kannst nur dies sagen: { $choices }.
voice-may_say = du darfst sagen: { $choices }
voice-solved = Punkte abzüglich derer der anderen, wenn alle ihr Bestes spielen
voice-solved-sure = Punkte abzüglich derer der anderen, deren jeder gegen alle sicher ist
voice-solved-best = am besten für { $who }: { $moves }
voice-solved-line = ein Verlauf, in dem alle ihr Bestes spielen
voice-solved-match = die Partie ist gewonnen
voice-solved-match-lost = die Partie ist verloren
voice-solved-played = wie gespielt wurde
voice-solved-lost = { $move } verschenkt { $points }
voice-solved-better = besser: { $moves }
voice-solved-none_lost = nichts wird verschenkt
voice-solved-in_all = im Ganzen verschenkt: { $players }
voice-solved-the_match = die Partie
voice-powers = Besondere Karten, die stärksten zuerst:
voice-plain_by_suit = Gewöhnliche Karten jeder Farbe, von oben nach unten:
minutes-played_by = Gespielt von
minutes-side = Partei
minutes-player = Spieler
minutes-hand = Blatt beim Geben
minutes-before = Vor dem Spiel
minutes-play = Das Spiel
minutes-score = Die Abrechnung
minutes-trick = Stich
minutes-taken_by = Gewonnen von
minutes-after = Nach Stich { $number }: { $text }
minutes-legend = Die ausgespielte Karte steht kursiv, die den Stich gewinnt, fett.
minutes-rules = Regeln: die Spec { $spec }, sha256 { $digest }; die Karten vom Startwert { $seed }
minutes-stops = Hier bricht die Aufzeichnung ab, ehe die Partie zu Ende ist.
step-keys = Eingabe: weiter; b: zurück; d und eine Zahl: zu diesem Spiel; q: aufhören
step-begins = hier beginnt die Aufzeichnung
step-ends = hier endet die Aufzeichnung
step-no_deal = ein Spiel { $number } hat diese Aufzeichnung nicht
prompt-card = Karte
prompt-exchange = Tausch
prompt-answer = Antwort
prompt-meld = Meldung
prompt-order = Karte für { ACC($who) }, oder Eingabetaste: frei lassen
prompt-concede = aufgeben, oder Eingabetaste: weiterspielen
prompt-sure = { $yes }, oder Enter zum Weiterspielen
prompt-cover = nur Spieler { $number } vor dem Bildschirm: Enter drücken
play-welcome = h zeigt, was man eingeben kann, ? die besonderen Karten, q hört auf
play-left = Du stehst vom Tisch auf.
play-left-record = Du stehst vom Tisch auf. Weiter geht die Partie mit: { $command }
play-plain = Für den ganzen Bildschirm: { $command }
play-plain-dumb = Zeile für Zeile: dieses Terminal (TERM) gilt als einfach; auf einem anderen gibt es den ganzen Bildschirm.
full-holds = hält den Stich
full-took = stach
full-card = du bist am Spiel: eine Karte
full-cards = Karten in der Hand
full-last = letzter Stich ({ $number })
full-no_card = es liegt keine Karte auf dem Tisch
full-wait = die anderen spielen
play-thinks = { $who } denkt nach
play-thinking = es wird nachgedacht
full-over = Die Partie ist zu Ende; Enter verlässt den Tisch.
full-type = ← → Enter: spielen; oder tippen: eine Karte, h Hilfe, ? Mächte, q Ende
full-leave = Esc oder Enter: zurück zum Tisch
play-no_talk = in diesem Spiel wird am Tisch nicht geredet
play-only_signs = hier wird nicht geredet: Partner geben Zeichen; `talk` nennt die Karten, für die es eines gibt
play-director = nur der Leiter deiner Partei, { $who }, darf das Spiel aufgeben
play-not_your_turn = du bist nicht am Zug
play-cannot_obey = das ist nicht möglich; nach eigenem Ermessen spielt { $who }
play-unread = { $text } ist nicht zu verstehen; `h` zeigt, was man eingeben kann
play-unread-near = { $text } ist nicht zu verstehen; ist { $names } gemeint?
play-cannot_be_had = { $card } ist für { $given } nicht zu haben
play-undone = zurückgenommen
play-undo-none = von dir gibt es nichts zurückzunehmen
play-undo-other = zuletzt hat sich { $who } entschieden: was andere getan haben, wird nicht ohne sie zurückgenommen
play-forced-on = erzwungene Karten werden von selbst gespielt
play-forced-off = auch nach erzwungenen Karten wird gefragt
play-too_many = das ist mehr, als jetzt gefragt ist
play-concede-sure = Das Spiel aufgeben? { $others } { $gets }.
play-no_trick = es ist noch kein Stich gespielt
play-last = letzter Stich, Nr. { $number }: { $cards }
play-not_in_trick = { $card } liegt nicht im letzten Stich: { $cards }
play-named = darunter: { $cards }
play-saved = die Partie bis hierher steht in { $file }
hint-would = ein Bot täte dies: { $deed }
hint-worth = { $deed }: { $worth } Punkte im Mittel von { $tried } Proben
hint-only = etwas anderes ist nicht möglich
hint-takes = das nimmt den Stich; noch hat ihn { $who } mit { $card }
hint-stays = das nimmt den Stich nicht; ihn hat { $who } mit { $card }
hint-better = { $points } Punkte mehr als das nächste, { $deed }, in Spielen, die von hier zu Ende gespielt wurden
hint-as_good = nicht besser als { $deed }, in Spielen, die von hier zu Ende gespielt wurden
talk-number =   { $number }. { $text }
talk-hold = ich habe dies: { $power }
talk-strong = mein Blatt ist stark
talk-weak = ich habe nichts
talk-take = nimm diesen Stich
talk-leave = lass mir diesen Stich
talk-lead = spiel diese Farbe aus: { $suit }
talk-sign = ein Zeichen: { $card }
help-card = diese Karte spielen
help-card-given = diese Karte spielen (beim Tauschen: geben oder nehmen)
help-face_down = sie verdeckt ausspielen (kurz: { $short })
help-exchange = tauschen; mit { $pass } geht es ohne Tausch weiter
help-answer = antworten, mit einem der gezeigten Wörter oder seinem Anfang
help-meld = eine Meldung weisen, mit ihrem Namen oder seinem Anfang
help-concede = das Spiel aufgeben
help-several = mehrere Karten auf einmal abgeben
help-enter = das Einzige, was möglich ist, wenn es nur eines gibt
help-rules = die Regeln des Spiels
help-table = noch einmal den Tisch
help-last = den letzten Stich
help-why = warum diese Karte des letzten Stichs stach oder nicht; ohne Karte: alle
help-score = den Stand, wie das Spiel ihn anschreibt
help-hint = was ein Bot an deiner Stelle täte
help-talk = was an diesem Tisch gesagt wird; mit der Nummer zu sagen
help-talk-signs = die Karten, für die es ein Zeichen gibt; mit der Nummer zu geben
help-undo = deine letzte Entscheidung zurücknehmen
help-save = die Partie bis hierher in eine Datei schreiben
help-forced = erzwungene Karten von selbst spielen lassen, oder nicht
help-say = am Tisch etwas sagen
help-say-signs = deinem Partner das Zeichen für eine Karte geben
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
type-help = hilfe
type-powers = mächte
type-rules = regeln
type-table = tisch
type-last = letzter
type-why = warum
type-score = stand
type-hint = rat
type-talk = reden
type-undo = zurück
type-save = sichern
type-forced = zwang
type-quit = ende
type-yes = ja
type-card = KARTE
type-file = DATEI
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
judged-absent = { $card } ist gewöhnlich: „{ $power }“ gibt es nur, wenn { SUB($when) }.
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
