### The Italian messages; the head of en.ftl says how they are written.

# Words that draw together where they meet.
contractions = di* il = del; di* lo = dello; di* la = della; di* i = dei; di* = di; a* il = al; a* lo = allo; a* la = alla; a* i = ai; a* = a; da* il = dal; da* lo = dallo; da* la = dalla; da* i = dai; da* = da

## il foglio

value_of = { $name } = { $value }
given = { $name }: { $value }
status-conjecture = Molto di questa lettura è congettura.
status-customary = Come si gioca di solito; nessuna fonte è stata seguita.
status-incomplete = Le fonti hanno lacune; il gioco non è completo:
source-at = Fonte: { $what }.
note = Nota: { $text }.
conjecture-see = Congettura: vedi il n. { $number } sotto «Che cosa è congettura».
changed-here = Come in { $name }, qui mutato ({ $section }); ciò che è citato parla della regola di là.
authored = { $text } †
authored-mark = † Con le parole dell'autore.
head-glance = In breve
glance-players = Giocatori
glance-sides = Squadre
glance-pack = Mazzo
glance-dealt = Carte in mano
glance-way = Senso del gioco
glance-match = La partita finisce quando
glance-deal = La smazzata finisce quando
glance-all_played = tutte le carte delle mani sono giocate
way-clockwise = in senso orario
way-anticlockwise = in senso antiorario
head-aim = Lo scopo del gioco

## il mazzo

head-pack = Il mazzo
pack-size = { $cards } in { $suits } semi
pack-apart = Fuori dai semi: { $cards }.
pack-copies = Di ogni carta vi sono { $number } esemplari.
pack-order = In ogni seme le carte stanno così, dalla più alta alla più bassa: { $ranks }.
pack-order-else = Salvo altro ordine indicato sotto «Chi fa la presa», le carte di un seme stanno così, dalla più alta alla più bassa: { $ranks }.
pack-ranks_of = { $suits }: { $ranks }.
pack-groups = { $name }: { $suits }
pack-write = Una carta si scrive con la lettera del suo seme davanti: { $example }.
pack-missing = Carte che mancano nel mazzo: { $cards }.
pack-suits = I semi: { $suits }.
pack-suit = { $suit } ({ $letter })
col-suit = Seme

## il tavolo

head-seats = Il tavolo
seats-to = da { $least } a { $most }
seats-range = Il gioco è per un numero di giocatori da { $least } a { $most }.
seats-usual = Di solito si è { $players }.
seats-now = Questo foglio vale per { $players }.
seats-players = { $players }; si gioca { $way }.
seats-each = ognuno gioca per sé
seats-opposite = i compagni siedono l'uno di fronte all'altro
seats-every = le squadre sono { $number }, e i loro giocatori si alternano intorno al tavolo
seats-sides = compagni, con i giocatori numerati da 1 nell'ordine di gioco: { $sides }
seats-player = giocatore { $number }
seats-out = In ogni smazzata un giocatore sta fuori: { $seat }.
seats-party = Nella smazzata c'è il gruppo «{ $name }»; ne fa parte: { $who }.
seats-secret = Chi sia di { $names } resta segreto finché non si giocano le carte che lo rivelano, o finché la smazzata non è finita.
seats-show = I compagni vedono sempre le carte l'uno dell'altro.
talk-free = I compagni possono dirsi tutto quello che vogliono.
talk-signals = I compagni possono farsi cenni, ma non parlare delle loro carte.
talk-none = I compagni non possono parlare delle loro carte.
seats-directors = Ogni squadra ha un capo per tutta la partita: { $players }, contati a partire da un giocatore qualsiasi nell'ordine di gioco.
seats-director_sees = Il capo vede le carte della sua squadra.
seats-director_orders = Il capo può dire alla sua squadra che cosa giocare.

## la distribuzione

head-deal = La distribuzione
deal-first = Primo mazziere: { $seat }.
deal-forehand = Il giocatore dopo il mazziere è di mano.
deal-forehand-out = Il primo giocatore dopo il mazziere che prende parte alla smazzata è di mano.
deal-order = Si dà cominciando dal giocatore di mano nell'ordine di gioco, al mazziere per ultimo.
deal-stock = Le carte che avanzano formano il tallone; stanno coperte e si prendono da sopra.
deal-rest = Le carte che avanzano stanno da parte, coperte.
deal-thrown_in = Se la smazzata va a monte, ridà lo stesso mazziere; essa non conta.
deal-thrown_in-stake = Se la smazzata va a monte, ridà lo stesso mazziere; essa non conta, e la posta resta quella di prima.
cut = alza il mazzo: { $seat }
cut-looks = alza il mazzo: { $seat }, e guarda ciò che ora è in fondo, senza che altri lo veda: { $cards }
cut-lays = di queste si scoprono sul tavolo, e non si danno: { $cards }; le altre tornano al loro posto nel loro ordine
deal-cards = il mazziere dà a ciascuno { $cards }, { $packets }
deal-range = il mazziere dà { $cards } a ciascuno dei giocatori da { $first } a { $last } nell'ordine di gioco, { $packets }
deal-by_deal = di smazzata in smazzata { $cards }
deal-packet = { $number } per volta
deal-packets = a gruppi di { $numbers }
deal-face_up = { $count ->
        [one] la prima carta di ogni giocatore sta scoperta
       *[other] le prime { $cards } di ogni giocatore stanno scoperte
    }
deal-turned = una delle carte che riceve { $seat } è quella scoperta
deal-heap = { $count ->
        [one] { $cards } va coperta in «{ $heap }»
       *[other] { $cards } vanno coperte in «{ $heap }»
    }
turn-one = si scopre la prima carta del tallone; il suo seme è «{ $name }»
turn-more = si scoprono carte del tallone finché non mostrano { $number } semi; questi sono «{ $name }»
turn-keep = di più carte di un seme resta la più alta, in quest'ordine: { $order }; le altre vanno sotto il tallone
turn-first = di più carte di un seme resta la prima; le altre vanno sotto il tallone
turn-redeal = se le prime { $cards } sono tutte di un seme, la smazzata va a monte
turn-empty = se il tallone finisce prima, la smazzata va a monte
turn-under = la carta va scoperta sotto il tallone e si pesca per ultima
turn-on = la carta resta sopra il tallone e si pesca per prima
turn-lies = ciò che resta sta scoperto accanto al tallone e non è in mano a nessuno
bind-lowest = il seme della più bassa carta scoperta dei giocatori, secondo i ranghi del mazzo, è «{ $name }»; fra più carte ugualmente basse { $which }
bind-highest = il seme della più alta carta scoperta dei giocatori, secondo i ranghi del mazzo, è «{ $name }»; fra più carte ugualmente alte { $which }
bind-first = decide la prima data
bind-last = decide l'ultima data
bind-dealt = l'ultima carta data si mostra; il suo seme è «{ $name }»; la carta resta nella sua mano
lay_open-hand = da ora stanno scoperte le carte { GEN($who) }
lay_open-hand-late = dopo la presa { $number } si scoprono le carte { GEN($who) }
lay_open-heap = ciò che è in «{ $heap }» si mostra a tutti
lay_open-aside = le carte messe da parte si mostrano a tutti
heap-heap = dalla prima uscita «{ $heap }» appartiene { DAT($who) }: le sue carte contano come tenute e prese
heap-aside = dalla prima uscita le carte messe da parte appartengono { DAT($who) }, e contano come tenute e prese
again = finché nel tallone restano carte si torna a «{ $name }»
says-play = si esce con la prima carta
speak = ora viene «{ $name }», come detto sotto «Che cosa si dice»

## gli scambi

transfer = scambio «{ $name }»: { $text }
transfer-each = a turno, cominciando da qui: { $seat }, ogni giocatore
transfer-may = { $who } può scambiare { $gives } con { $takes }{ $source }, una per una
transfer-must = { $who } deve scambiare { $gives } con { $takes }{ $source }, una per una
transfer-as_many = può farlo con più carte o con nessuna; la carta data va al posto di quella presa
transfer-as_many-next = può farlo con più carte o con nessuna; la carta data si mette da parte, e al posto di quella presa si scopre la prossima del tallone
transfer-when = a condizione che sia vero questo: { $when }
transfer-give_when = { $cards } (se { $when })
transfer-gives_may = { $who } può dare { DAT($to) } { $portion } di queste carte: { $gives }
transfer-gives_must = { $who } deve dare { DAT($to) } { $portion } di queste carte: { $gives }
transfer-highest_may = { $who } può dare { DAT($to) } { $gives }
transfer-highest_must = { $who } deve dare { DAT($to) } { $gives }
transfer-any_may = { $who } può dare { $portion } { $cards } { DAT($to) }
transfer-any_must = { $who } deve dare { $portion } { $cards } { DAT($to) }
transfer-or_none = oppure niente
transfer-takes_as = e ne prende altrettante{ $source }
transfer-takes_as-some = e ne prende altrettante{ $source }, fra queste: { $these }
transfer-takes_all = e le prende tutte{ $source }
transfer-takes_all-some = e prende tutte queste{ $source }: { $these }
transfer-takes_n = e prende { $cards }{ $source }
transfer-takes_some = e prende { $cards }{ $source }, fra queste: { $these }
transfer-takes_first = si prende prima di dare
transfer-at_once = tutti scelgono prima che una carta cambi di mano
transfer-shown = le carte date si mostrano a tutti
portion-all = tutte
portion-all-any = tutte le sue
portion-all_but = tutte meno { $number }
portion-n = { $number }
portion-range = da { $least } a { $most }
from-turned = { " " }fra le carte scoperte
from-exposed = { " " }fra le carte messe sul tavolo all'alzata
from-stock = { " " }dal tallone
from-aside = { " " }fra le carte messe da parte
from-heap = { " " }da «{ $heap }»
to-turned = le carte scoperte
    .dat = alle carte scoperte
to-exposed = le carte messe sul tavolo
    .dat = alle carte messe sul tavolo
to-stock = il tallone
    .dat = al tallone
to-aside = lo scarto
    .dat = allo scarto
to-heap = «{ $heap }»
    .dat = a «{ $heap }»

## le carte speciali

head-powers = Le carte speciali
powers-intro = Le più forti per prime. Una carta appartiene alla prima riga che la nomina; una carta che non è in nessuna riga è semplice.
powers-within = In una stessa riga le carte stanno come vi è detto, altrimenti secondo il rango: una più alta prende una più bassa.
powers-final = Quali carte siano in vigore si sa quando la presa è completa; allora la si ripercorre dalla prima carta.
powers-running = Una carta si giudica nel momento in cui cade, contro la carta che allora tiene la presa; così l'ordine di gioco può decidere.
powers-nothing = Una carta speciale che non prende nulla è forte solo in ciò a cui resiste: finché è in vigore cede soltanto a quelle che stanno più in alto o che la nominano.
powers-dead = Una carta senza valore non prende nulla; se con essa si è usciti, tiene finché non cade una carta che può prenderla.
powers-dead-unled = Una carta senza valore non prende nulla.
mode = Quando { $when }: { $sentence }
powers-counts_as_open = { $power }: nel rispondere al seme queste carte contano come { $suit }, e come un seme a sé finché quello non è fissato.
powers-counts_as_none = { $power }: queste carte non appartengono a nessun seme.
powers-ties = { $power }: { $rule }
trick-no_suit = Se la carta di uscita non appartiene a nessun seme, il seme a cui rispondere è quello della prima carta dopo di essa che ne ha uno.
powers-counts_as = { $power }: nel rispondere al seme queste carte contano come { $suit }.
col-number = N.
col-power = Nome
col-cards = Carte
col-force = In vigore
col-takes = Prende
col-else = Altrimenti
col-falls = Se è di uscita e in vigore, cede a
force-when = quando { $when }
takes-all = tutte le carte speciali inferiori e tutte le carte semplici
takes-lower = le carte speciali inferiori
takes-plain = tutte le carte semplici
takes-nothing = nulla
takes-yields = cede a { $cards }
else-dead = senza valore
else-plain = carta semplice
else-never = –
falls-nothing = nulla
falls-sometimes = a volte { $cards }
row-row = tutte del n. { $numbers }
head-bound = Le carte speciali con { $names }
bound-intro = Tutte le carte speciali del mazzo, con questi semi; dalla più forte alla più debole.
bound-plain = Carte semplici, dalla più alta alla più bassa:
head-trick = Chi fa la presa
trick-led = La carta di uscita tiene la presa. Ogni carta seguente la toglie a quella che in quel momento la tiene, oppure no.
trick-plain = Una carta semplice prende una carta semplice più bassa dello stesso seme, e nessun'altra.
trick-next = Una carta semplice prende solo la carta semplice immediatamente più bassa del suo seme.
trick-order = Fra le carte semplici, { $cards }: dalla più alta alla più bassa l'ordine è { $ranks }.
trick-order-any = L'ordine delle carte semplici, dalla più alta alla più bassa, è { $ranks }.
trick-order-powers = Quelle che sono carte speciali stanno dove sta la loro riga.
ties-first = Di due carte uguali vince la prima giocata.
ties-last = Di due carte uguali vince l'ultima giocata.
ties-suits = Fra due carte uguali decide il seme, dal più alto al più basso: { $suits }.
ties-nobody = Se le due carte più alte sono uguali, nessuno fa la presa.

## il gioco

head-play = Il gioco
play-leader = Esce alla prima presa: { $seat }.
play-leader-holder = Se nessuno ha in mano la carta, esce il giocatore di mano.
play-leader-next = Chi fa una presa esce alla seguente.
play-leader-nobody = Chi fa una presa esce alla seguente; se nessuno la fa, esce ancora lo stesso giocatore, e le sue carte non contano per nessuno.
play-lead-free = Si può uscire con qualsiasi carta.
play-lead-guarded = Si può uscire con qualsiasi carta, salvo ciò che è vietato più sotto.
play-phase = { $name } – fino a quando { $until }:
play-phase-end = { $name } – fino alla fine:
play-free = Sulla carta di uscita si può giocare qualsiasi carta.
play-ladder = Sulla carta di uscita si gioca la prima di queste cose che la mano permette:
play-ladder-else = Se la mano non ne permette nessuna, si può giocare qualsiasi carta.
play-rung-when = { $rung }, ma solo quando { $when }
play-rung-plays = chi tiene { $cards } può giocare { $plays }
play-draw = Dopo ogni presa ciascuno pesca dal tallone { $cards }, per primo chi ha fatto la presa.
play-draw-short = Se il tallone non basta, gli ultimi non pescano.
play-draw-open = La prima carta del tallone sta scoperta.
play-guards = Inoltre:
play-guards-lapse = Un divieto che non lascerebbe a un giocatore nulla da giocare non lo obbliga.
play-face_down = Si può uscire con una carta coperta; ciò apre il dialogo «{ $name }».
play-concede = Una squadra può abbandonare la smazzata in ogni momento, anche fuori turno; allora { $others } { $gets }, e la smazzata è finita.
play-concede-when = Quando { $when }, una squadra può abbandonare la smazzata in ogni momento, anche fuori turno; allora { $others } { $gets }, e la smazzata è finita.
play-concede-alone = Un giocatore può abbandonare la smazzata in ogni momento, anche fuori turno; allora { $others } { $gets }, e la smazzata è finita.
play-concede-when-alone = Quando { $when }, un giocatore può abbandonare la smazzata in ogni momento, anche fuori turno; allora { $others } { $gets }, e la smazzata è finita.
play-passes = Chi non ha carte che possa giocare passa; l'uscita va allora al giocatore seguente che può uscire, e la smazzata finisce quando nessuno può.
play-lone = Se con esse si esce, queste carte fanno presa da sole, e nessuno vi gioca: { $cards }.
play-ends = La smazzata finisce dopo una presa quando { $when }, e al più tardi quando le mani sono vuote; le carte che restano non si giocano.
play-ends-all = La smazzata finisce quando tutte le carte delle mani sono giocate.

## che cosa si dice

head-contracts = I contratti, dal più basso al più alto
col-contract = contratto
col-bid = numero
col-binds = fissa
contract-bids = da { $least } a { $most }
contract-bids-by = da { $least } a { $most }, di { $step } in { $step }
head-dialogues = Che cosa si dice
dialogues-intro = Tutto questo si dice ad alta voce. Dove non è detto che cosa segue, il dialogo è chiuso e il gioco continua.
opponent-next = Per l'altra squadra risponde il giocatore che ha già parlato per essa in questo dialogo, altrimenti il suo primo giocatore dopo chi ha parlato.
opponent-directed = Per l'altra squadra risponde il giocatore che ha già parlato per essa in questo dialogo, altrimenti il suo capo.
speaker-opens = chi lo apre
opens-step = Al suo posto nella distribuzione.
opens-face_down_lead = Chi deve uscire può uscire con una carta coperta, e così apre questo dialogo.
opens-face_down_lead-turned = La carta si scopre quando il dialogo è chiuso; se la smazzata è abbandonata, nessuno la vede.
opens-lead = Chi deve uscire può aprirlo prima di uscire.
opens-turn = Chi è di turno può aprirlo prima di giocare.
opens-after_trick = Chi ha fatto una presa lo apre, prima che qualcuno peschi.
opens-bonus = Quando si guadagna il premio di questo nome.
opens-when = Solo quando { $when }.
state-by = { $seat } dice una di queste cose
state-by-again = prima { $seat }, e ogni volta che tocca di nuovo { $next }, dice una di queste cose
state-in_turn = ciascuno parla una volta a turno, per primo { $seat }, qualunque cosa abbiano detto gli altri
in_turn-then = Quando tutti hanno parlato, si passa a «{ $state }».
in_turn-last = Ciò che dice l'ultimo decide come si continua: { $ways }; altrimenti il dialogo è chiuso.
in_turn-way = dopo «{ $choice }» si passa a «{ $state }»
auction-round = Un'asta: parla per primo { $seat }, poi gli altri a turno. Ciascuno offre più dell'ultima offerta, di quanto vuole, o passa. È finita quando è fatta la più alta offerta possibile, o nessuno può più salire.
auction-pairs = Un'asta a due: il giocatore seguente fa offerte sempre più alte, e gli risponde { $seat }, che tiene l'offerta o passa. Quando uno dei due è passato, il giocatore dopo fa le sue offerte a chi resta, e così via.
auction-bids = Le offerte, dalla più bassa alla più alta: { $bids }.
auction-contracts = Si offrono contratti; la loro tavola dice quale è più alto.
auction-bids-step = Le offerte: da { $first } a { $last }, di { $number } in { $number }.
auction-final = Chi è passato non può più offrire.
auction-free = Chi è passato può offrire di nuovo; è finita quando tutti gli altri sono passati uno dopo l'altro.
auction-once = Ciascuno parla una volta; poi è finita.
auction-rounds = Nessuno parla più di { $number } volte.
auction-elder = Un giocatore che viene prima dell'offerente, contando da chi ha parlato per primo, può tenere l'offerta invece di salire; allora essa è sua.
auction-must = Se tutti gli altri sono passati e non c'è offerta, deve offrire un giocatore: { $seat }.
auction-nobody = Se nessuno offre: { $text }.
auction-won = Dopo l'ultima offerta: { $text }.
auction-beside = Accanto alle offerte si può dire:
col-says = Dice
col-when = Condizione
col-effect = Effetto
says-stake = la posta vale ora { $points }
says-concedes = abbandona la smazzata; { $others } { $gets }, e la smazzata è finita
says-then = si passa a «{ $state }»
says-then-next = tocca al giocatore seguente
says-then-again = parla ancora
says-over = non segue nulla
says-range = { $first } … { $last }
says-each = { $name } …
says-bid = offre { $number }
says-bid-that = offre il numero detto
says-bid-contract = offre un contratto non inferiore all'offerta più alta
says-bid-within = offre un numero, al massimo quello delle sue carte
says-bind = { $name }: { $value }
says-bind-speaker = chi lo dice è «{ $name }»
says-phase = da ora si gioca come detto sotto «{ $name }»
says-swap = scambia { $cards } con la carta che si prende{ $source }
says-out = sta fuori per il resto della smazzata, con le carte messe via senza essere viste: { $seat }
says-ends = la smazzata è finita e si conta così com'è
says-thrown_in = la smazzata va a monte
says-wins = vince la partita

## i nomi

head-definitions = Il significato dei nomi

## il punteggio

head-score = Quanto vale una smazzata
score-cards = { $name }: { $values }.
score-value = { $cards }: { $points } per carta
score-value-other = ogni altra carta: { $points }
score-cards-taken = Ciò che contano le carte di una presa va a chi la fa.
score-counters = In ogni smazzata si tiene conto, per ciascun giocatore, di questo: { $names }.
score-tier = Di queste righe conta solo la prima che è vera, separatamente per { $whom }:
score-add = Di queste righe contano tutte quelle che sono vere, per { $whom }:
score-pool-short = Se più d'uno reclama da un piatto più di quanto contiene, lo si divide in proporzione, arrotondando per difetto.
col-award = Per
col-points = Punti
score-stake = La posta di ogni smazzata è { $stake }.
score-stake-raised = La posta è { $stake } all'inizio di ogni smazzata, finché non viene rialzata.
score-stake-draw = Dopo una smazzata pari, in cui nessuno segna, la seguente comincia con una posta di { $after }, per quante siano state pari di seguito.
bonus-lead = { $name }: chi esce con { $cards } { $effects }
bonus-lead-any = { $name }: chi esce { $effects }
bonus-lead-for = { $name }: quando si esce con { $cards }, { $whom } { $effects }
bonus-lead-for-any = { $name }: quando si esce, { $whom } { $effects }
bonus-play = { $name }: chi gioca { $cards } { $effects }
bonus-play-any = { $name }: chi gioca una carta { $effects }
bonus-play-for = { $name }: quando si gioca { $cards }, { $whom } { $effects }
bonus-play-for-any = { $name }: quando si gioca una carta, { $whom } { $effects }
bonus-trick = { $name }: chi fa una presa con { $cards } { $effects }
bonus-trick-any = { $name }: chi fa una presa { $effects }
bonus-trick-for = { $name }: quando si fa una presa con { $cards }, { $whom } { $effects }
bonus-trick-for-any = { $name }: quando si fa una presa, { $whom } { $effects }
bonus-lead-only = { $name }: quando si esce con { $cards }
bonus-lead-only-any = { $name }: quando si esce
bonus-play-only = { $name }: quando si gioca { $cards }
bonus-play-only-any = { $name }: quando si gioca una carta
bonus-trick-only = { $name }: quando si fa una presa con { $cards }
bonus-trick-only-any = { $name }: quando si fa una presa
bonus-binds = da allora { $names }
bonus-opens = apre «{ $name }»

## la partita

head-match = Da una smazzata all'altra
match-pools = In mezzo stanno gettoni: { $names }.
match-pool-start = { $name } (all'inizio { $number })
match-before_each = Prima di dare le carte di una smazzata:
match-marks = Dopo ogni smazzata si esegue la prima di queste righe che è vera; poi si riprende l'elenco dall'inizio, finché nessuna è più vera:
match-at_the_end = Finita la partita, i giocatori regolano fra loro quanto segue; ciò non cambia chi ha vinto:
match-ends = La partita finisce dopo una smazzata, quando { $when }.
match-ends-at_once = La partita finisce subito, quando { $when }, anche a metà di una smazzata, che allora non conta più.
match-most = Vince allora la squadra che ha più { $what }; a parità non vince nessuno.
match-most-alone = Vince allora chi ha più { $what }; a parità non vince nessuno.
match-fewest = Vince allora la squadra che ha meno { $what }; a parità non vince nessuno.
match-fewest-alone = Vince allora chi ha meno { $what }; a parità non vince nessuno.
total-points = { $name }: qui si segna ogni punto guadagnato.
total-marks = { $name }: si segna solo dove una regola ne fa guadagnare o perdere.
total-last = { $name }: i punti delle ultime { $deals }.
total-grows = Alla fine di ogni smazzata, prima che si conti, vi si aggiunge: { $points }.
match-lot = Per la prima smazzata ognuno pesca una carta, e dà la più bassa; se la più bassa è pescata due volte, tutti pescano di nuovo.
match-next = Mazziere seguente: { $seat }.
match-next-winner = Il vincitore è della squadra che nella smazzata ha segnato di più, e di essa il primo giocatore dopo { $seat }; di più squadre il primo dopo { $seat }.
match-next-loser = Il perdente è il primo giocatore dopo { $seat } la cui squadra non ha segnato di più; se tutti hanno segnato uguale, ridà { $seat }.
match-next-draw = Mazziere dopo una smazzata pari: { $seat }.
match-title = { $name }: il giocatore di una squadra per la quale, all'inizio della smazzata, { $when }.
match-title-alone = { $name }: il giocatore per il quale, all'inizio della smazzata, { $when }.

## esempi e fonti

head-examples = Esempi
examples-some = { $shown } esempi su { $all }:
examples-all = Tutti i { $all } esempi:
given-number = numero della presa
given-later = in una presa successiva
given-played = giocato prima
given-tricks = prese delle squadre
given-winners = prese fatte da
given-winning_seats = prese fatte da
given-deal = smazzata
given-deals = punti delle smazzate precedenti
given-stake = posta
given-slate = lavagna
given-seat = giocatore
given-leader = esce
given-dealer = mazziere
given-hands = mani
given-held = tenuto alla prima uscita
given-dealt = dato
given-turned_up = scoperto
given-face_up = sul tavolo scoperto
given-laid_out = messo sul tavolo
given-bids = offerte
given-said = detto
given-players = giocatori
given-sits_out = sta fuori
given-stock = tallone
given-points = punti
given-won_with = prese fatte con
given-conceded_by = abbandonato da
example-trick = giocato a turno: { $cards }
example-wins = { $card } fa la presa
example-first = la prima { $card }
example-pass = passo
example-nobody = nessuno fa la presa
example-legal = si può giocare { $cards }
example-hand = in mano: { $cards }
head-sources = Fonti
head-guesses = Che cosa è congettura
sources-none = Questa descrizione non nomina fonti.
source-customary = nessun testo, ma il gioco come si gioca comunemente
section-deck = mazzo
section-seats = tavolo
section-heaps = mucchi
section-deal = distribuzione
section-powers = carte speciali
section-plain = carte semplici
section-ties = carte uguali
section-resolve = giudizio della presa
section-play = gioco
section-contracts = contratti
section-dialogues = che cosa si dice
section-melds = accuse
section-define = nomi
section-deal_ends = fine della smazzata
section-card_points = punti delle carte
section-bonuses = premi
section-counters = conteggi
section-score = punteggio
section-match = partita
section-sources = fonti
section-examples = esempi
conjectures = Dove le fonti tacciono o non sono chiare, questo foglio segue queste congetture:

## le accuse

head-melds = Le accuse
melds-step = si mostrano i giochi di «{ $name }», come detto sotto «Le accuse»
melds-first_trick = { $name }: completa la prima presa, ognuno mostra ciò che teneva prima di essa
melds-lead = { $name }: chi deve uscire può mostrare tali carte prima di uscire
melds-turn = { $name }: ogni giocatore può mostrare tali carte prima di giocare la sua prima carta
melds-after_trick = { $name }: chi fa una presa può poi mostrare tali carte, prima che qualcuno peschi
melds-one = Una sola accusa per volta
melds-best_first = Una migliore viene prima di una peggiore
melds-when = Solo se { $when }
col-meld = Accusa
meld-run = { $number } in fila di un seme, né più né meno
meld-run-more = { $number } o più in fila di un seme
meld-run-range = da { $number } a { $most } in fila di un seme
meld-set = { $number } di un rango e di semi diversi: { $ranks }
meld-set-any = { $number } di un rango, di qualsiasi seme: { $ranks }
meld-cards = Una di ciascuna: { $cards }
meld-copies = { $cards }; ciascuna { $number } volte
melds-order = In fila le carte stanno, dalla più alta alla più bassa, così: { $ranks }
melds-family = Una carta serve una volta sola fra { $names }, prima per la migliore
melds-family-again = Una carta che è servita per una fra { $names } serve di nuovo solo per una migliore di queste
melds-best_side = Conta solo la squadra con l'accusa migliore, e conta tutte le sue
melds-compared = Migliore è quella che sta più in alto nella tavola, poi la più lunga, poi la più alta{ $better }
melds-better = , poi quella con { $cards }
melds-elder = , poi quella di chi è più vicino al giocatore di mano
melds-nobody = ; di due uguali in tutto non ne conta nessuna

## parole piccole

and = e
or = o
not = non è vero questo ({ $fact })
colon = { $name }: { $text }
quoted = «{ $words }»
none = nulla
bracketed = ({ $text })
noted = { $text } ({ $note })
definition = { $name } vuol dire questo: { $text }


## nomi che le descrizioni usano senza titolo

name-points = { $count ->
        [one] punto
       *[other] punti
    }
    .each = ogni punto
name-eyes = { $count ->
        [one] punto di carte
       *[other] punti di carte
    }
    .each = ogni punto di carte
name-pips = { $count ->
        [one] punto di carte
       *[other] punti di carte
    }
    .each = ogni punto di carte
name-honours = { $count ->
        [one] onore
       *[other] onori
    }
    .each = ogni onore
name-strokes = { $count ->
        [one] tratto
       *[other] tratti
    }
    .each = ogni tratto
name-banners = { $count ->
        [one] bandiera
       *[other] bandiere
    }
    .each = ogni bandiera
name-rungs = { $count ->
        [one] gradino
       *[other] gradini
    }
    .each = ogni gradino
name-blobs = { $count ->
        [one] macchia
       *[other] macchie
    }
    .each = ogni macchia
name-faults = { $count ->
        [one] punto di penalità
       *[other] punti di penalità
    }
    .each = ogni punto di penalità
name-bags = { $count ->
        [one] presa in più
       *[other] prese in più
    }
    .each = ogni presa in più
name-payment = { $count ->
        [one] pagamento
       *[other] pagamenti
    }
name-declared = punti di accuse
name-difference = differenza
name-worth = valore
name-value = valore
name-total = totale
name-penalty = penalità
name-matadors = mattatori
name-songs = canti
name-pool = piatto
name-hearts = cuori
name-spades = picche
name-diamonds = quadri
name-clubs = fiori
name-acorns = ghiande
name-bells = campanelli
name-leaves = foglie
name-ace = asso
name-king = re
name-queen = donna
name-jack = fante
name-two = due
name-three = tre
name-four = quattro
name-five = cinque
name-six = sei
name-seven = sette
name-eight = otto
name-nine = nove
name-pope = papa
name-devil = diavolo
name-emperor = imperatore
name-trumps = briscola
name-trump = briscola
name-draw = pesca
name-last = tallone finito
name-last_three = le ultime tre carte
name-last_six = le ultime sei carte
name-last_trick = ultima presa
name-marriage = matrimonio
name-bidding = asta
name-auction = asta
name-naming = scelta della briscola
name-taking = scelta della briscola
name-pass = passo
name-pass_again = passo ancora
name-pass_round = passo, secondo giro
name-pass_out = tutti passano
name-accept = accetto
name-raise = rialzo
name-give_up = abbandono
name-play = gioco
name-play_on = continuo
name-throw_in = a monte
name-discard = scarto
name-ace_robs = l'asso ruba
name-dealer_robs = il mazziere ruba
name-name_S = picche
name-name_H = cuori
name-name_D = quadri
name-name_C = fiori
name-trump_S = briscola picche
name-trump_H = briscola cuori
name-trump_D = briscola quadri
name-trump_C = briscola fiori
name-announcements = accuse
name-four_equal = quattro uguali
name-four_knaves = quattro fanti
name-four_nines = quattro nove
name-tierce = terza
name-fifty = cinquanta
name-hundred = cento
name-belote = belote
name-dix_de_der = dieci dell'ultima presa
name-litige = punti in sospeso
name-valet = fante di briscola
name-made = contratto mantenuto
name-even = parità
name-fallen = contratto mancato
name-won = smazzata vinta
name-reached = punti raggiunti
name-opponents = avversari
name-hombre = hombre
name-old = carte fisse
name-free = carta libera
name-game-is-up = partita finita
name-honours-count = gli onori contano
name-propose = propongo
name-propose_again = propongo ancora
name-refuse = rifiuto
name-refuse_again = rifiuto ancora
name-accept_again = accetto ancora
name-proposal = proposta
name-again = nuova proposta
name-first_discard = primo scarto
name-turned_king = re scoperto
name-attack = attacco
name-defence = difesa
name-coinche = coinche
name-surcoinche = surcoinche
name-capot = cappotto
name-spadille = spadiglia
name-manille = maniglia
name-basto = basto
name-ponto = ponto
name-ask = richiesta
name-sans-prendre = senza prendere
name-change = scambio delle carte
name-twenty = venti
name-forty = quaranta
name-change_the_seven = scambio il sette
name-change_the_two = scambio il due
name-keep_the_seven = tengo il sette
name-keep_the_two = tengo il due
name-be_silent = taccio
name-tute = tute
name-telling = tute
name-tute_in_hand = tute in mano
name-slam = slam
name-truc = truc
name-raise_again = nuovo rialzo
name-O = denari
name-E = spade
name-bid_0 = dichiaro 0
name-bid_1 = dichiaro 1
name-bid_2 = dichiaro 2
name-bid_3 = dichiaro 3
name-bid_4 = dichiaro 4
name-bid_5 = dichiaro 5
name-bid_6 = dichiaro 6
name-bid_7 = dichiaro 7
name-bid_8 = dichiaro 8
name-bid_9 = dichiaro 9
name-bid_10 = dichiaro 10
name-bid_11 = dichiaro 11
name-bid_12 = dichiaro 12
name-bid_13 = dichiaro 13
name-pass_to_the_left = passaggio a sinistra
name-pass_to_the_right = passaggio a destra
name-pass_across = passaggio di fronte
name-stand = gioco
name-standing = chi gioca
name-take_the_miss = prendo la mano morta
name-miss = mano morta
name-defend_the_pool = difendo il piatto
binding-chosen = seme scelto
binding-contract = contratto
binding-trump = briscola
binding-offered = seme proposto
binding-called = carta chiamata
binding-declarer = il dichiarante
binding-maker = il dichiarante
binding-raiser = l'ultimo a rialzare
binding-claimer = chi ha dichiarato
binding-closer = chi ha chiuso
binding-opener = il primo a uscire
binding-defender = il difensore
binding-ombre = l'hombre
binding-refuser = chi rifiuta
binding-payer = chi paga
award-win = vittoria
award-tricks = prese
award-game = vittoria nella smazzata
award-made = contratto mantenuto
award-lost = smazzata persa
award-won = smazzata vinta
award-failed = contratto mancato
award-fallen = contratto mancato
award-points = punti
award-eyes = punti di carte
award-cards = punti delle carte
award-single = vittoria semplice
award-difference = differenza
award-point = punto
award-stake = posta
award-pot = piatto
award-deal = posta del mazziere
award-ante = posta
award-tie = parità
award-total = totale
award-even = parità
award-in_litige = punti messi in sospeso
award-litige = punti in sospeso
award-belote = belote
award-capot = cappotto
award-dedans = contratto mancato
award-beast = bestia
award-bete = bestia
award-codille = codiglio
award-matadors = mattatori
award-passes = gettoni di chi passa
award-last_trick = ultima presa
award-first_trick = prima presa
award-more_tricks = più prese
award-forehand = giocatore di mano
award-five_tricks = cinque prese
award-all_five = tutte e cinque le prese
award-all = tutto all'avversario
award-against = punti dell'avversario
award-overtricks = prese in più
award-nil = zero offerto e mantenuto
award-nil_broken = zero offerto e mancato
award-bags_paid = prese in più pagate
award-ten_bags = dieci prese in più
award-set = offerta mancata
award-exact = offerta esatta
award-three_honours = tre onori
award-four_honours = quattro onori
award-marriage = matrimonio
award-vole = cappotto
award-march = cappotto
award-match = tutte le prese
award-moon = cappotto
award-faults = punti di penalità
award-slam = slam
award-slam_announced = slam annunciato
award-slam_missed = slam mancato
award-slam_of_the_defence = slam della difesa
award-Petit_au_bout = Piccolo all'ultima presa
award-Petit_of_the_defence = Piccolo della difesa all'ultima presa
award-handfuls_won = manciate di chi vince
award-handfuls_lost = manciate di chi perde
award-paid = pagato
award-received = ricevuto
award-tute_in_hand = tute in mano
award-unopposed = senza avversari
award-banner = bandiera
award-hand = mano
award-stakes = poste
award-looed = pagamento di chi non fa prese
award-division = divisione
award-thirds = terzi
award-for_the_pool = per il piatto
award-six = sei prese
state-answer = risposta
state-call = rialzo
state-naming = scelta della briscola
state-offer = offerta
state-first = prima fase
state-second = seconda fase
state-third = terza fase
state-fourth = quarta fase
state-last = ultima fase
state-ask = richiesta
state-choose = scelta
state-partner = scelta del compagno
state-passed = tutti sono passati
state-trump = scelta del seme
group-red = rosso
group-black = nero
rank-A = asso
rank-K = re
rank-Q = donna
rank-J = fante
rank-O = Ober
rank-U = Unter
rank-N = cavallo
rank-F = fante
rank-R = re
rank-D = Daus

## le carte per nome

cards-any = qualsiasi carta
cards-no = nessuna carta
cards-bare = una carta
cards-all_but = ogni carta tranne { $cards }
cards-except = tranne { $cards }
cards-of_suits = di { $suits }
cards-plain = una carta semplice
cards-as_plain = (semplice)
cards-also = ({ $cards })
cards-lower = { $rank } o più bassa
cards-higher = { $rank } o più alta
cards-suit_led = del seme di uscita
cards-its_suit = del suo seme
cards-beating = che toglie la presa alla carta che la tiene
cards-highest = la carta più alta { $spot }
cards-highest_of = la carta più alta { $spot } ({ $cards })
of-chosen-1 = del seme scelto
of-chosen-n = di un seme scelto
of-trump-1 = di briscola
of-offered-1 = del seme proposto
of-suit = del seme «{ $name }»
of-rank = del rango «{ $name }»
of-card = la carta «{ $name }»
of-colour = dello stesso colore, rosso o nero, di «{ $name }»
of-next_rank = del rango sopra «{ $name }»

## chi

whom-side = la squadra
    .gen = della squadra
    .dat = alla squadra
    .ins = dalla squadra
    .own = sue
whom-own_side = la sua squadra
    .gen = della sua squadra
    .dat = alla sua squadra
    .ins = dalla sua squadra
    .own = sue
whom-other_side = l'altra squadra
    .gen = dell'altra squadra
    .dat = all'altra squadra
    .ins = dall'altra squadra
whom-other_side-alone = l'avversario
    .gen = dell'avversario
    .dat = all'avversario
    .ins = dall'avversario
whom-others = le altre squadre insieme
    .gen = delle altre squadre insieme
    .dat = alle altre squadre insieme
    .ins = dalle altre squadre insieme
whom-others-alone = gli altri giocatori insieme
    .gen = degli altri giocatori insieme
    .dat = agli altri giocatori insieme
    .ins = dagli altri giocatori insieme
whom-all = tutte le squadre insieme
    .gen = di tutte le squadre insieme
    .dat = a tutte le squadre insieme
    .ins = da tutte le squadre insieme
whom-all-alone = tutti i giocatori insieme
    .gen = di tutti i giocatori insieme
    .dat = a tutti i giocatori insieme
    .ins = da tutti i giocatori insieme
whom-side_of = la squadra { GEN($seat) }
    .gen = della squadra { GEN($seat) }
    .dat = alla squadra { GEN($seat) }
    .ins = dalla squadra { GEN($seat) }
whom-side_of-alone = { $seat }
    .gen = { GEN($seat) }
    .dat = { DAT($seat) }
    .ins = { INS($seat) }
whom-party = i giocatori di «{ $name }»
    .gen = dei giocatori di «{ $name }»
    .dat = ai giocatori di «{ $name }»
    .ins = dai giocatori di «{ $name }»
whom-some-party = un giocatore di «{ $name }»
    .gen = di un giocatore di «{ $name }»
    .dat = a un giocatore di «{ $name }»
    .ins = da un giocatore di «{ $name }»
whom-each-party = ogni giocatore di «{ $name }»
    .gen = di ogni giocatore di «{ $name }»
    .dat = a ogni giocatore di «{ $name }»
    .ins = da ogni giocatore di «{ $name }»
whom-no-party = nessun giocatore di «{ $name }»
    .gen = di nessun giocatore di «{ $name }»
    .dat = a nessun giocatore di «{ $name }»
    .ins = da nessun giocatore di «{ $name }»
party-holders = chi tiene { $cards } alla prima uscita
party-others = tutti quelli che non sono di nessun altro gruppo
whom-some-sides = una squadra
    .gen = di una squadra
    .dat = a una squadra
    .ins = da una squadra
whom-some-seats = un giocatore
    .gen = di un giocatore
    .dat = a un giocatore
    .ins = da un giocatore
whom-some-other_sides = un'altra squadra
    .gen = di un'altra squadra
    .dat = a un'altra squadra
    .ins = da un'altra squadra
whom-some-other_seats = un altro giocatore
    .gen = di un altro giocatore
    .dat = a un altro giocatore
    .ins = da un altro giocatore
whom-each-sides = ogni squadra
    .gen = di ogni squadra
    .dat = a ogni squadra
    .ins = da ogni squadra
whom-each-seats = ogni giocatore
    .gen = di ogni giocatore
    .dat = a ogni giocatore
    .ins = da ogni giocatore
whom-each-other_sides = ogni altra squadra
    .gen = di ogni altra squadra
    .dat = a ogni altra squadra
    .ins = da ogni altra squadra
whom-each-other_seats = ogni altro giocatore
    .gen = di ogni altro giocatore
    .dat = a ogni altro giocatore
    .ins = da ogni altro giocatore
whom-no-sides = nessuna squadra
    .gen = di nessuna squadra
    .dat = a nessuna squadra
    .ins = da nessuna squadra
whom-no-seats = nessun giocatore
    .gen = di nessun giocatore
    .dat = a nessun giocatore
    .ins = da nessun giocatore
whom-no-other_sides = nessun'altra squadra
    .gen = di nessun'altra squadra
    .dat = a nessun'altra squadra
    .ins = da nessun'altra squadra
whom-no-other_seats = nessun altro giocatore
    .gen = di nessun altro giocatore
    .dat = a nessun altro giocatore
    .ins = da nessun altro giocatore
account-pool = il piatto «{ $name }»
    .gen = del piatto «{ $name }»
    .dat = al piatto «{ $name }»
    .ins = dal piatto «{ $name }»
account-played = chi ha giocato { $cards }
    .gen = di chi ha giocato { $cards }
    .dat = a chi ha giocato { $cards }
    .ins = da chi ha giocato { $cards }
seat-seat = il giocatore
    .gen = del giocatore
    .dat = al giocatore
    .ins = dal giocatore
    .own = sue
seat-dealer = il mazziere
    .gen = del mazziere
    .dat = al mazziere
    .ins = dal mazziere
seat-forehand = il giocatore di mano
    .gen = del giocatore di mano
    .dat = al giocatore di mano
    .ins = dal giocatore di mano
seat-leader = chi esce
    .gen = di chi esce
    .dat = a chi esce
    .ins = da chi esce
seat-winner = il vincitore
    .gen = del vincitore
    .dat = al vincitore
    .ins = dal vincitore
seat-loser = il perdente
    .gen = del perdente
    .dat = al perdente
    .ins = dal perdente
seat-opponent = l'avversario
    .gen = dell'avversario
    .dat = all'avversario
    .ins = dall'avversario
seat-speaker = chi ha appena parlato
    .gen = di chi ha appena parlato
    .dat = a chi ha appena parlato
    .ins = da chi ha appena parlato
seat-director = il capo della squadra
    .gen = del capo della squadra
    .dat = al capo della squadra
    .ins = dal capo della squadra
seat-lot = un giocatore estratto a sorte
    .gen = di un giocatore estratto a sorte
    .dat = a un giocatore estratto a sorte
    .ins = da un giocatore estratto a sorte
seat-giver = chi dà
    .gen = di chi dà
    .dat = a chi dà
    .ins = da chi dà
seat-holder = chi tiene { $cards }
    .gen = di chi tiene { $cards }
    .dat = a chi tiene { $cards }
    .ins = da chi tiene { $cards }
seat-bound = { $name }
    .gen = di* { $name }
    .dat = a* { $name }
    .ins = da* { $name }
seat-taker = chi ha fatto l'ultima presa
    .gen = di chi ha fatto l'ultima presa
    .dat = a chi ha fatto l'ultima presa
    .ins = da chi ha fatto l'ultima presa
seat-ahead = chi ha più prese, o ne ebbe altrettante prima di ogni altro
    .gen = di chi ha più prese, o ne ebbe altrettante prima di ogni altro
    .dat = a chi ha più prese, o ne ebbe altrettante prima di ogni altro
    .ins = da chi ha più prese, o ne ebbe altrettante prima di ogni altro
seat-bidder = il miglior offerente
    .gen = del miglior offerente
    .dat = al miglior offerente
    .ins = dal miglior offerente
seat-partner = il compagno { GEN($seat) }
    .gen = del compagno { GEN($seat) }
    .dat = al compagno { GEN($seat) }
    .ins = dal compagno { GEN($seat) }
seat-own_partner = il suo compagno
    .gen = del suo compagno
    .dat = al suo compagno
    .ins = dal suo compagno
seat-after = il giocatore dopo { $seat }
    .gen = del giocatore dopo { $seat }
    .dat = al giocatore dopo { $seat }
    .ins = dal giocatore dopo { $seat }
seat-before = il giocatore prima { GEN($seat) }
    .gen = del giocatore prima { GEN($seat) }
    .dat = al giocatore prima { GEN($seat) }
    .ins = dal giocatore prima { GEN($seat) }
seat-far_after = il giocatore { $number } posti dopo { $seat }
    .gen = del giocatore { $number } posti dopo { $seat }
    .dat = al giocatore { $number } posti dopo { $seat }
    .ins = dal giocatore { $number } posti dopo { $seat }
seat-far_before = il giocatore { $number } posti prima { GEN($seat) }
    .gen = del giocatore { $number } posti prima { GEN($seat) }
    .dat = al giocatore { $number } posti prima { GEN($seat) }
    .ins = dal giocatore { $number } posti prima { GEN($seat) }

## dove stanno le carte

place-stock = nel tallone
place-turned = fra quelle scoperte
place-exposed = messe sul tavolo all'alzata
place-aside = fra quelle messe da parte
place-heap = in «{ $heap }»
place-trick = nella presa
place-played = giocate prima
place-hand = in mano { DAT($who) }
place-hand-own = in mano
place-dealt = date { DAT($who) }
place-held = in mano { DAT($who) } alla prima uscita
place-taken = nelle prese { GEN($who) }

## i numeri contati

card = { $count ->
        [one] carta
       *[other] carte
    }
player = { $count ->
        [one] giocatore
       *[other] giocatori
    }
point = { $count ->
        [one] punto
       *[other] punti
    }
deal = { $count ->
        [one] smazzata
       *[other] smazzate
    }
count-named = { $number } { $name }
    .each = ogni punto di «{ $name }»
count-none = 0 { $name }
count-own = { GENDER($what) ->
        [f] le sue { $what }
       *[m] i suoi { $what }
    }
    .each = { EACH($what) } che ha
count-of = { GENDER($what) ->
        [f] le { $what } { GEN($who) }
       *[m] i { $what } { GEN($who) }
    }
    .each = { EACH($what) } { GEN($who) }
no_of = 0 { $noun }
at_least = almeno { $what }
at_most = al massimo { $what }
exactly = esattamente { $what }
bare-at_least = almeno { $what }
bare-at_most = al massimo { $what }
bare-exactly = esattamente { $what }

## che cosa si conta: ogni misura sotto il suo nome

measure-tricks-noun = { $count ->
        [one] presa
       *[other] prese
    }
measure-tricks-what = prese
    .each = ogni presa
    .gender = f
measure-tricks-at_least-bids = { $who } { AGREE($who, "mantiene", "mantengono") } l'offerta
measure-tricks-fewer-bids = { $who } { AGREE($who, "manca", "mancano") } l'offerta
measure-tricks-exactly-bids = { $who } { AGREE($who, "fa", "fanno") } esattamente tante prese quante ne ha offerte
measure-tricks-exactly-bids-not = { $who } { AGREE($who, "fa", "fanno") } più o meno prese di quante ne ha offerte
measure-tricks-more-bids = { $who } { AGREE($who, "fa", "fanno") } più prese di quante ne ha offerte
measure-tricks-at_most-bids = { $who } { AGREE($who, "fa", "fanno") } al massimo tante prese quante ne ha offerte
measure-phase_tricks-noun = { $count ->
        [one] presa di «{ $name }»
       *[other] prese di «{ $name }»
    }
measure-phase_tricks-what = prese di «{ $name }»
    .each = ogni presa di «{ $name }»
    .gender = f
measure-hand_cards-noun = { $count ->
        [one] carta in mano
       *[other] carte in mano
    }
measure-hand_cards-what = carte in mano
    .each = ogni carta in mano
    .gender = f
measure-bids-what = offerte
    .gender = f
measure-bids-own = la propria offerta
    .each = ogni presa che ha offerto
measure-bids-of = { AGREE($who, "l'offerta", "le offerte") } { GEN($who) }
    .each = ogni presa dell'offerta { GEN($who) }
measure-bids-has = { $who } { AGREE($who, "ha", "hanno") } offerto { $what }
measure-bids-none = { $who } { AGREE($who, "ha", "hanno") } offerto zero
measure-pool-what = il piatto «{ $name }»
measure-pool-none = il piatto «{ $name }» è vuoto
measure-pool-none-not = il piatto «{ $name }» non è vuoto
measure-column-what = il valore «{ $name }»
measure-stake-what = la posta
measure-stake-times = { $number } volte la posta
measure-stake-has = la posta vale { $what }
measure-stake-has-not = la posta non vale { $what }
measure-players-noun = { $count ->
        [one] giocatore
       *[other] giocatori
    }
measure-players-what = il numero dei giocatori della smazzata
measure-players-has = nella smazzata ci sono { $what }
measure-trick-what = il numero della presa
measure-trick-exactly = si è alla presa n. { $number }
measure-trick-exactly-not = non si è alla presa n. { $number }
measure-trick-at_most = si è alla presa n. { $number } o prima
measure-trick-at_least = si è alla presa n. { $number } o dopo
measure-deal-noun = { $count ->
        [one] smazzata
       *[other] smazzate
    }
measure-deal-what = il numero delle smazzate
measure-deal-at_least = si sono giocate almeno { $many }
measure-deal-at_most = si sono giocate al massimo { $many }

## i numeri calcolati

number-whole = { GENDER($what) ->
        [f] tutte le { $what } della smazzata
       *[m] tutti i { $what } della smazzata
    }
number-of = il numero di carte { $spots } ({ $cards })
number-of_all = il numero di carte ({ $cards })
number-worth = { GENDER($name) ->
        [f] le { $name } { $spot }
       *[m] i { $name } { $spot }
    }
number-in_a_row = il numero di carte { $spot } ({ $cards }), contate senza vuoti dalla più alta
number-missing = il numero di carte che non sono { $spot } ({ $cards }), contate senza vuoti dalla più alta
number-defined = { $name }
number-defined_of = { $name } { GEN($who) }
number-divided = { $number } diviso { $by }, arrotondato per difetto
number-rounded-nearest = { $number }, arrotondato a un multiplo di { $multiple }
number-rounded-up = { $number }, arrotondato per eccesso a un multiplo di { $multiple }
number-rounded-down = { $number }, arrotondato per difetto a un multiplo di { $multiple }
number-negative = meno { $number }
number-plus = { $left } più { $right }
number-minus = { $left } meno { $right }
number-times = { $left } moltiplicato per { $right }
number-for_each = { $number } per { EACH($what) }
number-over = { $left } oltre { $right }
    .each = { EACH($left) } oltre { $right }
number-at_least = { $left }, ma almeno { $right }
number-at_most = { $left }, ma al massimo { $right }
cases-case = { $number } se { $when }
cases-else = altrimenti { $number }
cases-nothing = altrimenti 0
cases-all = è vero tutto questo:
cases-any = è vera una di queste cose:

## i fatti

always = sempre
never = mai
led = con essa si è usciti
led-not = con essa non si è usciti
defined = { $name } è vero
defined-not = { $name } non è vero
moment-before_first_lead = nessuno è ancora uscito
moment-before_first_lead-not = qualcuno è già uscito
moment-stock_empty = il tallone è vuoto
moment-stock_empty-not = il tallone non è vuoto
moment-all_played = tutte le carte sono giocate
moment-all_played-drawing = le mani e il tallone sono vuoti
moment-all_played-drawing-not = nelle mani o nel tallone ci sono ancora carte
moment-all_played-not = restano carte da giocare
in_deal = si è alla smazzata { $number } di una serie di { $cycle }
in_deal-not = non si è alla smazzata { $number } di una serie di { $cycle }
was_led = si è usciti con { $cards }
was_led-not = non si è usciti con { $cards }
has = { $who } { AGREE($who, "ha", "hanno") } { $what }
has_every = { GENDER($what) ->
        [f] { $who } { AGREE($who, "ha", "hanno") } tutte le { $what }
       *[m] { $who } { AGREE($who, "ha", "hanno") } tutti i { $what }
    }
has_every-not = { GENDER($what) ->
        [f] { $who } non { AGREE($who, "ha", "hanno") } tutte le { $what }
       *[m] { $who } non { AGREE($who, "ha", "hanno") } tutti i { $what }
    }
than-more = { $who } { AGREE($who, "ha", "hanno") } più { $what } { GEN($than) }
than-fewer = { $who } { AGREE($who, "ha", "hanno") } meno { $what } { GEN($than) }
than-at_least = { $who } { AGREE($who, "ha", "hanno") } non meno { $what } { GEN($than) }
than-at_most = { $who } { AGREE($who, "ha", "hanno") } non più { $what } { GEN($than) }
than-exactly = { $who } { AGREE($who, "è", "sono") } alla pari con { $than }, contando { $what }
than-exactly-not = { $who } non { AGREE($who, "è", "sono") } alla pari con { $than }, contando { $what }
compare-bounded = { $left } { AGREE($left, "vale", "valgono") } { $what }
compare-bounded-not = { $left } non { AGREE($left, "vale", "valgono") } { $what }
compare-at_least = { $left } { AGREE($left, "vale", "valgono") } almeno { $right }
compare-at_most = { $left } { AGREE($left, "vale", "valgono") } al massimo { $right }
compare-exactly = { $left } { AGREE($left, "vale", "valgono") } esattamente { $right }
compare-exactly-not = { $left } non { AGREE($left, "vale", "valgono") } esattamente { $right }
compare-more = { $left } { AGREE($left, "supera", "superano") } { $right }
compare-fewer = { $left } non { AGREE($left, "raggiunge", "raggiungono") } { $right }
compare-many-at_least = { $left } valgono almeno { $right }
compare-many-at_most = { $left } valgono al massimo { $right }
compare-many-exactly = { $left } valgono esattamente { $right }
compare-many-exactly-not = { $left } non valgono esattamente { $right }
compare-many-more = { $left } superano { $right }
compare-many-fewer = { $left } non raggiungono { $right }
holds-hand = { $who } { AGREE($who, "tiene", "tengono") } { $cards }
holds-hand-none = { $who } non { AGREE($who, "tiene", "tengono") } nulla di questo: { $cards }
holds-hand-some = { $who } { AGREE($who, "tiene", "tengono") } { $what } di queste carte: { $cards }
holds-hand-every = { $who } { AGREE($who, "tiene", "tengono") } tutte queste carte: { $cards }
holds-hand-every-not = { $who } non { AGREE($who, "tiene", "tengono") } tutte queste carte: { $cards }
holds-held = { $who } { AGREE($who, "teneva", "tenevano") } alla prima uscita { $cards }
holds-held-none = { $who } non { AGREE($who, "teneva", "tenevano") } alla prima uscita nulla di questo: { $cards }
holds-held-some = { $who } { AGREE($who, "teneva", "tenevano") } alla prima uscita { $what } di queste carte: { $cards }
holds-held-every = { $who } { AGREE($who, "teneva", "tenevano") } alla prima uscita tutte queste carte: { $cards }
holds-held-every-not = { $who } non { AGREE($who, "teneva", "tenevano") } alla prima uscita tutte queste carte: { $cards }
holds-dealt = { $who } { AGREE($who, "ha", "hanno") } avuto nella distribuzione { $cards }
holds-dealt-none = { $who } non { AGREE($who, "ha", "hanno") } avuto nella distribuzione nulla di questo: { $cards }
holds-dealt-some = { $who } { AGREE($who, "ha", "hanno") } avuto nella distribuzione { $what } di queste carte: { $cards }
holds-dealt-every = { $who } { AGREE($who, "ha", "hanno") } avuto nella distribuzione tutte queste carte: { $cards }
holds-dealt-every-not = { $who } non { AGREE($who, "ha", "hanno") } avuto nella distribuzione tutte queste carte: { $cards }
holds-taken = { $who } { AGREE($who, "ha", "hanno") } nelle prese { $cards }
holds-taken-none = { $who } non { AGREE($who, "ha", "hanno") } nelle prese nulla di questo: { $cards }
holds-taken-some = { $who } { AGREE($who, "ha", "hanno") } nelle prese { $what } di queste carte: { $cards }
holds-taken-every = { $who } { AGREE($who, "ha", "hanno") } nelle prese tutte queste carte: { $cards }
holds-taken-every-not = { $who } non { AGREE($who, "ha", "hanno") } nelle prese tutte queste carte: { $cards }
lies-turned = si trova fra le carte scoperte { $cards }
lies-turned-none = non si trova fra le carte scoperte nulla di questo: { $cards }
lies-turned-some = si trova fra le carte scoperte, di queste carte, { $what }: { $cards }
lies-turned-every = si trova fra le carte scoperte tutto questo: { $cards }
lies-turned-every-not = non si trova fra le carte scoperte tutto questo: { $cards }
lies-exposed = si trova fra le carte messe sul tavolo { $cards }
lies-exposed-none = non si trova fra le carte messe sul tavolo nulla di questo: { $cards }
lies-exposed-some = si trova fra le carte messe sul tavolo, di queste carte, { $what }: { $cards }
lies-exposed-every = si trova fra le carte messe sul tavolo tutto questo: { $cards }
lies-exposed-every-not = non si trova fra le carte messe sul tavolo tutto questo: { $cards }
lies-stock = si trova nel tallone { $cards }
lies-stock-none = non si trova nel tallone nulla di questo: { $cards }
lies-stock-some = si trova nel tallone, di queste carte, { $what }: { $cards }
lies-stock-every = si trova nel tallone tutto questo: { $cards }
lies-stock-every-not = non si trova nel tallone tutto questo: { $cards }
lies-aside = si trova fra le carte messe da parte { $cards }
lies-aside-none = non si trova fra le carte messe da parte nulla di questo: { $cards }
lies-aside-some = si trova fra le carte messe da parte, di queste carte, { $what }: { $cards }
lies-aside-every = si trova fra le carte messe da parte tutto questo: { $cards }
lies-aside-every-not = non si trova fra le carte messe da parte tutto questo: { $cards }
lies-heap = si trova in «{ $heap }» { $cards }
lies-heap-none = non si trova in «{ $heap }» nulla di questo: { $cards }
lies-heap-some = si trova in «{ $heap }», di queste carte, { $what }: { $cards }
lies-heap-every = si trova in «{ $heap }» tutto questo: { $cards }
lies-heap-every-not = non si trova in «{ $heap }» tutto questo: { $cards }
lies-trick = si trova nella presa { $cards }
lies-trick-none = non si trova nella presa nulla di questo: { $cards }
lies-trick-some = si trova nella presa, di queste carte, { $what }: { $cards }
lies-trick-every = si trova nella presa tutto questo: { $cards }
lies-trick-every-not = non si trova nella presa tutto questo: { $cards }
lies-played = si è già giocato { $cards }
lies-played-none = non si è ancora giocato nulla di questo: { $cards }
lies-played-some = si è già giocato, di queste carte, { $what }: { $cards }
lies-played-every = si è già giocato tutto questo: { $cards }
lies-played-every-not = non si è ancora giocato tutto questo: { $cards }
run-first = { $who } { AGREE($who, "fa", "fanno") } { $tricks }
run-first-not = { $who } non { AGREE($who, "fa", "fanno") } { $tricks }
run-first_with = { $who } { AGREE($who, "fa", "fanno") } { $tricks } con { $cards }
run-first_with-not = { $who } non { AGREE($who, "fa", "fanno") } { $tricks } con { $cards }
run-last = { $who } { AGREE($who, "fa", "fanno") } { $tricks }
run-last-not = { $who } non { AGREE($who, "fa", "fanno") } { $tricks }
run-last_with = { $who } { AGREE($who, "fa", "fanno") } { $tricks } con { $cards }
run-last_with-not = { $who } non { AGREE($who, "fa", "fanno") } { $tricks } con { $cards }
run-first-tricks = { $count ->
        [one] la prima presa
       *[other] le prime { $number } prese
    }
run-last-tricks = { $count ->
        [one] l'ultima presa
       *[other] le ultime { $number } prese
    }
named = «{ $name }» è fissato
named-not = «{ $name }» non è fissato
value-its_suit = il seme di quella carta
value-none = nulla
value-yes = sì
binding_is = «{ $name }» è: { $value }
binding_is-not = «{ $name }» non è: { $value }
value-suits = il seme «{ $name }»
value-rank = il rango «{ $name }»
value-card = la carta «{ $name }»
seat_is = { $who } è { $seat }
seat_is-not = { $who } non è { $seat }
seat_is-ahead = { $who } ha più prese di tutti, o ne ebbe altrettante prima di ogni altro
seat_is-ahead-not = { $who } non ha più prese di tutti, o le ebbe dopo un altro
seat_is-taker = { $who } ha fatto l'ultima presa
seat_is-taker-not = { $who } non ha fatto l'ultima presa
of_party = { $who } fa parte { GEN($side) }
of_party-not = { $who } non fa parte { GEN($side) }
party_named = «{ $name }» ha giocatori
party_named-not = «{ $name }» non ha giocatori
of_side = { $who } fa parte { GEN($side) }
of_side-not = { $who } non fa parte { GEN($side) }
of_side-alone = { $who } è { $side }
of_side-not-alone = { $who } non è { $side }
holds_trick = { $who } { AGREE($who, "tiene", "tengono") } la presa
holds_trick-not = { $who } non { AGREE($who, "tiene", "tengono") } la presa
plays = { $who } { AGREE($who, "prende", "prendono") } parte alla smazzata
plays-not = { $who } non { AGREE($who, "prende", "prendono") } parte alla smazzata

## le righe del punteggio

row = { $name }: { $who } { $effects }
row-when = { $name }: quando { $when }, { $who } { $effects }
rows-first_of = di questo, solo la prima cosa che è vera: { $rows }
row-given_up = la smazzata è abbandonata
row-gets = riceve { $points }
row-gets-whom = riceve { $points } { INS($whom) }
row-gets-pool = prende { INS($whom) } questo: { $points }
row-gets-all = prende tutto ciò che contiene { $whom }
row-pays = paga { $points }
row-pays-whom = paga { $points } { DAT($whom) }
row-pays-pool = versa { $points } { DAT($whom) }
row-pays-all = raddoppia di tasca sua { $whom }
row-gains = guadagna { $what }
row-loses = perde { $what }
row-gains-number = guadagna in «{ $name }» questo: { $number }
row-loses-number = perde in «{ $name }» questo: { $number }
row-sets-number = porta «{ $name }» a { $number }
row-clears = torna a zero per tutti: { $names }

## i divieti

guard-lead = è vietato uscire con { $cards }
guard-play = è vietato giocare { $cards }
guard-when = { $rule }, quando { $when }
exempt = { $cards }: queste regole non obbligano mai a giocare tali carte, ma si può sempre
exempt-when = { $cards }: queste regole non obbligano a giocare tali carte, ma si può, quando { $when }

## la voce al tavolo

voice-you = tu
    .gen = di te
    .dat = a te
    .acc = te
    .ins = da te
voice-partner = il tuo compagno
    .gen = del tuo compagno
    .dat = al tuo compagno
    .ins = dal tuo compagno
voice-player = giocatore { $number }
    .gen = del giocatore { $number }
    .dat = al giocatore { $number }
    .ins = dal giocatore { $number }
voice-players = giocatori { $numbers }
    .gen = dei giocatori { $numbers }
    .dat = ai giocatori { $numbers }
    .ins = dai giocatori { $numbers }
voice-nobody = nessuno
voice-left = alla tua sinistra
voice-right = alla tua destra
voice-opposite = di fronte a te
voice-nth = { $card } (la n. { $number } della sua specie)
voice-nth-1 = la prima { $card }
voice-nth-2 = la seconda { $card }
voice-match = { $title } ({ $spec }), seme del caso { $seed }
voice-lot = Mazziere a sorte: { $who }
voice-lot-drawn = Mazziere a sorte ({ $cards }): { $who }
voice-sits_out = non gioca: { $who }
voice-cut = messe sul tavolo al taglio ({ $who }): { $cards }
voice-deal = Smazzata { $number }, mazziere: { $who }
voice-face_up = scoperte { $cards }
voice-left_over = avanzano { $cards }
voice-thrown_in = smazzata a monte: scoperte { $cards }
voice-thrown_in-none = smazzata a monte: nessuna carta scoperta
voice-laid_open = le carte { GEN($who) } si scoprono: { $cards }
voice-laid_open-own = le tue carte si scoprono: { $cards }
voice-laid_open-heap = si mostra a tutti ({ $heap }): { $cards }
voice-heap = { $heap }, conta per { $who }: { $cards }
voice-exchanged = { $given } per { $taken }
voice-to_player = { $cards } { DAT($who) }
voice-to_pile = { $cards } { DAT($to) }
voice-pass = passo
voice-no_lead = nessuna carta con cui uscire
voice-gives_up = la smazzata è abbandonata
voice-a_card = una carta
voice-led_down = uscita coperta: { $card }
voice-at_best = al più { $name }
voice-shown = mostrato ({ $who }): { $what }
voice-drawn = pescato: { $cards }
voice-nobody_scores = nessuno segna
voice-total = totale
voice-to_pool = { $number } nel piatto ({ $name })
voice-from_pool = { $number } dal piatto ({ $name })
voice-ends = { $who_wins }, punti { $score }
voice-wins-nobody = non vince nessuno
voice-wins-one = vince { $who }
voice-wins-many = vincono { $who }
voice-wins-you = vinci tu
voice-wins-us = vincete { $who }
voice-record_holds = il verbale è esatto
voice-seed = seme del caso { $seed }
voice-deal_number = smazzata { $number }
voice-trick_number = presa { $number }
voice-dealer = mazziere: { $who }
voice-phase = fase: { $name }
voice-stake = posta { $number }
voice-in_stock = { $cards } nel tallone
voice-dealt_open = date scoperte: { $cards }
voice-from_player = da parte { GEN($who) }: { $cards }
voice-lies_open = scoperte: { $cards }
voice-laid_out = messe sul tavolo: { $cards }
voice-seen_at_cut = viste al taglio: { $cards }
voice-and_others = { $who }, e forse altri
voice-other_card = { $count ->
        [one] altra carta
       *[other] altre carte
    }
voice-so_far = finora, prima la tua parte: { $counts }
voice-so_far-alone = finora, prima tu: { $counts }
voice-bids = offerte: { $bids }
voice-trick_lies = in tavola: { $cards }
voice-card_down = una carta coperta
voice-passed = passo
voice-hand = carte { GEN($who) }: { $cards }
voice-hand-own = le tue carte: { $cards }
voice-may_exchange = puoi scambiare: { $offers }, o passare
voice-may_show = puoi mostrare: { $melds }, o passare
voice-may_show_first = prima di giocare puoi mostrare: { $melds }
voice-no_card = non hai carte che tu possa giocare: passa
voice-may_play = puoi giocare: { $cards }
voice-may_lead_down = puoi uscire con una carta coperta
voice-instead = invece di giocare puoi dire: { $choices }.
voice-must_give = { $name }: carte che devi dare, una dopo l'altra: { $many }
voice-may_give = { $name }: carte che puoi dare, una dopo l'altra: { $many }
voice-chosen = scelte: { $cards }
voice-give_these = puoi dare: { $cards }
voice-give_or_pass = puoi dare: { $cards } (o passare)
voice-take = prendere { $card }
voice-give = dare { $card }
voice-nothing_bid = ancora nessuna offerta.
voice-highest_bid = l'offerta più alta: { $bids }, di { $who }.
voice-offer = { $name }: che cosa dici, { $choices }?
offer-said = { $who }: «{ $said }».
offer-led_down = una carta è stata giocata coperta da { $who }.
offer-face_down = Si può uscire con una carta coperta (qui: { $typed }; a schermo intero: tasto f). Così comincia «{ $name }»: l’altra squadra è interrogata senza vedere la carta e risponde: { $answers }.
offer-stake = per { $points }
offer-concedes = abbandoni; { $others } { $gets }
offer-you_are = sei «{ $name }»
offer-out = metti via le carte
offer-wins = vinci la partita
offer-then = poi: { $state }
offer-takes_n = prendi { $cards }{ $source }
offer-takes_all = le prendi tutte{ $source }
offer-takes_as = ne prendi altrettante{ $source }
offer-goes_to = ciò che dai va { DAT($to) }{ $more }
offer-nothing = la mano continua
offer-out_of_bidding = non offri più
offer-no_bid = non offri
offer-hold = offri altrettanto, e vieni prima di chi ha offerto
offer-by_rules = secondo le regole: { $text }
offer-swap = metti { $cards } al posto di { $card }
offer-counted = { $name }: { $number } in più
offer-whoever = chi lo dice { $effects }
offer-then-answers = poi risponde { $who }: { $answers }
offer-yields = abbandona, il che ti vale { $points }
offer-only = { $name }: puoi dire soltanto { $choices }.
voice-may_say = puoi dire: { $choices }
voice-solved = punti meno quelli degli altri, se tutti giocano al meglio
voice-solved-sure = punti meno quelli degli altri, di cui ciascuno è sicuro contro tutti
voice-solved-best = il meglio per { $who }: { $moves }
voice-solved-line = uno svolgimento in cui tutti giocano al meglio
voice-solved-match = la partita è vinta
voice-solved-match-lost = la partita è persa
voice-solved-played = come si è giocato
voice-solved-lost = { $move } regala { $points }
voice-solved-better = meglio: { $moves }
voice-solved-none_lost = nulla è regalato
voice-solved-in_all = regalato in tutto: { $players }
voice-solved-the_match = la partita
voice-powers = Carte speciali, le più forti per prime:
voice-plain_by_suit = Carte semplici di ogni seme, dalla più alta alla più bassa:
minutes-played_by = Giocato da
minutes-side = Parte
minutes-player = Giocatore
minutes-hand = Mano data
minutes-before = Prima del gioco
minutes-play = Il gioco
minutes-score = Il conto
minutes-trick = Presa
minutes-taken_by = Presa da
minutes-after = Dopo la presa { $number }: { $text }
minutes-legend = La carta di attacco è in corsivo, quella che prende in grassetto.
minutes-rules = Regole: la spec { $spec }, sha256 { $digest }; le carte dal seme del caso { $seed }
minutes-stops = Il verbale si ferma qui, prima della fine della partita.
step-keys = Invio: avanti; b: indietro; d e un numero: a quella smazzata; q: fine
step-begins = qui comincia il verbale
step-ends = qui finisce il verbale
step-no_deal = in questo verbale non c’è la smazzata { $number }
prompt-card = carta
prompt-exchange = scambio
prompt-answer = risposta
prompt-meld = accusa
prompt-order = carta { GEN($who) }, o Invio per lasciarla a lui
prompt-concede = abbandonare, o Invio per continuare
prompt-sure = { $yes }, o Invio per continuare
prompt-cover = solo il giocatore { $number } davanti allo schermo: premere Invio
play-welcome = h dice che cosa si può scrivere, ? mostra le carte speciali, q smette
play-left = Lasci il tavolo.
play-left-record = Lasci il tavolo. La partita riprende con: { $command }
play-plain = Per lo schermo intero: { $command }
play-plain-dumb = Riga per riga: questo terminale (TERM) è detto semplice; su un altro c’è lo schermo intero.
full-holds = tiene la presa
full-took = ha preso
full-card = tocca a te: una carta
full-cards = carte in mano
full-last = ultima presa ({ $number })
full-no_card = nessuna carta sul tavolo
full-wait = giocano gli altri
play-thinks = { $who } riflette
play-thinking = si riflette
full-over = La partita è finita; Invio per lasciare il tavolo.
full-type = ← → Invio: gioca; o scrivere: una carta, h aiuto, ? poteri, q esce
full-leave = Esc o Invio: torna al tavolo
play-no_talk = in questo gioco al tavolo non si parla
play-only_signs = qui non si parla: i compagni si fanno cenni; `talk` dà le carte che ne hanno uno
play-director = solo il direttore della tua parte può abbandonare la smazzata: { $who }
play-not_your_turn = non tocca a te
play-cannot_obey = così non si può; gioca come crede: { $who }
play-unread = { $text } non si capisce; `h` dice che cosa si può scrivere
play-unread-near = { $text } non si capisce; forse { $names }?
play-cannot_be_had = { $card } non si può avere per { $given }
play-undone = mossa ritirata
play-undo-none = non c’è niente di tuo da ritirare
play-undo-other = l’ultima decisione è di { $who }: ciò che altri hanno fatto non si ritira senza di loro
play-forced-on = le carte obbligate si giocano da sole
play-forced-off = anche le carte obbligate si chiedono
play-too_many = è più di quanto si chiede ora
play-concede-sure = Abbandonare la smazzata? Allora { $others } { $gets }.
play-no_trick = non è ancora stata giocata nessuna presa
play-last = ultima presa, n. { $number }: { $cards }
play-not_in_trick = { $card } non è nell’ultima presa: { $cards }
play-named = tra cui: { $cards }
play-saved = la partita fin qui è scritta in { $file }
hint-would = un bot farebbe così: { $deed }
hint-worth = { $deed }: { $worth } punti in media su { $tried } prove
hint-only = non si può fare altro
hint-takes = prende la presa, che ora tiene { $who } con { $card }
hint-stays = non prende la presa, che tiene { $who } con { $card }
hint-better = { $points } punti più della seconda, { $deed }, in smazzate giocate da qui alla fine
hint-as_good = non meglio di { $deed }, in smazzate giocate da qui alla fine
talk-number =   { $number }. { $text }
talk-hold = ho questa: { $power }
talk-strong = ho buone carte
talk-weak = non ho niente
talk-take = prendi questa presa
talk-leave = lascia a me questa presa
talk-lead = gioca questo seme: { $suit }
talk-sign = un cenno: { $card }
help-card = giocare questa carta
help-card-given = giocare questa carta (in uno scambio: darla o prenderla)
help-face_down = uscire con essa coperta (in breve: { $short })
help-exchange = scambiare; { $pass } per continuare senza
help-answer = rispondere con una delle parole mostrate, o col suo inizio
help-meld = mostrare un'accusa, col suo nome o il suo inizio
help-concede = abbandonare la smazzata
help-several = dare più carte in una volta
help-enter = l’unica cosa possibile, se ce n’è una sola
help-rules = le regole del gioco
help-table = di nuovo il tavolo
help-last = l’ultima presa
help-why = perché questa carta dell’ultima presa l’ha vinta o no; senza carta, tutte
help-score = il punteggio, come lo segna il gioco
help-hint = che cosa farebbe un bot al tuo posto
help-talk = che cosa si dice di solito a questo tavolo; si dice con il numero
help-talk-signs = le carte che hanno un cenno; si fa con il numero
help-undo = ritirare la tua ultima decisione
help-save = scrivere la partita fin qui in un file
help-forced = far giocare da sole le carte obbligate, o no
help-say = parlare al tavolo
help-say-signs = fare al compagno il cenno di una carta
help-powers = che cosa valgono ora le carte
help-help = questo elenco
help-quit = smettere
type-pass = passo
type-for = per
type-give = dare
type-take = prendere
type-face_down = coperta
type-concede = abbandonare
type-say = dire
type-help = aiuto
type-powers = poteri
type-rules = regole
type-table = tavolo
type-last = ultima
type-why = perché
type-score = punti
type-hint = consiglio
type-talk = parole
type-undo = ritira
type-save = salva
type-forced = obbligate
type-quit = esci
type-yes = sì
type-card = CARTA
type-file = FILE
type-text = TESTO
refused-not_held = { $card } non è fra le tue carte
refused-not_held_by = { $card } non è fra le carte { GEN($who) }
refused-guard = { $rule }; puoi giocare: { $cards }
refused-suit_led = con questo seme ({ $suit }) non si può uscire
refused-suit_played = questo seme ({ $suit }) non si può giocare
refused-suit_led-yet = con questo seme ({ $suit }) non si può ancora uscire
refused-suit_played-yet = questo seme ({ $suit }) non si può ancora giocare
refused-only_led = si può uscire solo con { $cards }
refused-only_played = si può giocare solo { $cards }
refused-follow = devi rispondere al seme ({ $suit }): { $cards }
refused-follow_led = devi rispondere al seme di uscita: { $cards }
refused-follow_beating = devi rispondere al seme ({ $suit }) e superare la carta che tiene la presa: { $cards }
refused-beat = devi superare la carta che tiene la presa: { $cards }
refused-must = devi giocare { $what }: { $cards }
refused-cards = devi giocare una di queste carte: { $cards }
refused-choice = ora non si può; puoi: { $choices }
refused-no_action = in questo gioco non c'è nulla di simile
refused-over = la partita è finita
refused-concession = ora la smazzata non si può abbandonare
refused-nothing = non hai carte che tu possa giocare: passa
refused-face_down = ora non si può uscire con una carta coperta
judged-plain = { $card } è semplice: non è fra le carte speciali.
judged-absent = { $card } è semplice: «{ $power }» c'è solo se { $when }.
judged-in_force = { $card } è in vigore: «{ $power }».
judged-out-plain = { $card } («{ $power }») non è in vigore, perché { $why }; conta come semplice.
judged-out-dead = { $card } («{ $power }») non è in vigore, perché { $why }; è senza valore.
judged-led = { $card } è la carta di uscita e tiene la presa.
judged-takes = { $card } toglie la presa a { $holder }: { $why }.
judged-stays = { $card } non toglie la presa a { $holder }: { $why }.
judged-barred = { $card } qui non si può giocare, se c'è scelta: { $rule }
judged-barred_lead = con { $card } qui non si può uscire, se c'è scelta: { $rule }
because-dead = una carta senza valore non prende mai nulla
because-yielded = «{ $other }» cede a { $cards }
because-target = «{ $power }» prende { $cards }
because-takes_plain = «{ $power }» prende ogni carta semplice o senza valore
because-out_of_reach = «{ $power }» prende { $takes }, e nessuna carta come quella
because-below = «{ $other }» sta sopra «{ $power }»
because-lower = è la carta più bassa di «{ $power }»
because-takes_nothing_lower = «{ $power }» non prende carte speciali inferiori
because-above = «{ $power }» sta sopra «{ $other }»
because-higher = è la carta più alta di «{ $power }»
because-untouched = una carta semplice non prende «{ $other }» in vigore
because-first_of_a_suit = è la prima carta che abbia un seme
because-other_suit = non è dello stesso seme
because-ranks_lower = è più bassa nel seme
because-not_next = non è la carta immediatamente superiore del seme
because-ranks_higher = è più alta nel seme
because-equal_first = sono uguali, e resta la prima giocata
because-equal_nobody = sono uguali, e nessuna ha la presa
because-equal_last = sono uguali, e prende l'ultima giocata
because-equal_nothing_lower = sono uguali, ma «{ $power }» non prende nulla di inferiore
because-equal_suit_before = sono uguali, e il suo seme va prima
because-equal_suit_after = sono uguali, e il suo seme non va prima
fate-won = { $card } ha fatto la presa
fate-never_held = { $card } non ha mai tenuto la presa: non ha preso { $by }
fate-taken = { $card } teneva la presa, finché un'altra carta gliela tolse: { $by }, carta { $number }
fate-tied = { $card } teneva la presa, ma la divide con la sua uguale: { $by }, carta { $number }
