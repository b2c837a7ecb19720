### The Spanish messages; the head of en.ftl says how they are written.

# Words that draw together where they meet.
contractions = de* el = del; de* = de; a* el = al; a* = a

## la hoja

value_of = { $name } = { $value }
given = { $name }: { $value }
status-conjecture = Buena parte de esta lectura es conjetura.
status-customary = Tal como se juega de costumbre; no se ha seguido ninguna fuente.
status-incomplete = Las fuentes tienen lagunas; el juego no está completo:
source-at = Fuente: { $what }.
note = Nota: { $text }.
conjecture-see = Conjetura: véase el n.º { $number } en «Qué es conjetura».
changed-here = Como en { $name }, cambiado aquí ({ $section }); lo que se cita habla de la regla de allí.
authored = { $text } †
authored-mark = † En palabras del autor.
head-glance = De un vistazo
glance-players = Jugadores
glance-sides = Bandos
glance-pack = Baraja
glance-dealt = Cartas en la mano
glance-way = Sentido del juego
glance-match = La partida termina cuando
glance-deal = La ronda termina cuando
glance-all_played = se han jugado todas las cartas de las manos
way-clockwise = en el sentido de las agujas del reloj
way-anticlockwise = en sentido contrario a las agujas del reloj
head-aim = El objeto del juego

## la baraja

head-pack = La baraja
pack-size = { $cards } en { $suits } palos
pack-apart = Fuera de los palos: { $cards }.
pack-copies = Hay { $number } de cada carta.
pack-order = En cada palo el orden de las cartas, de mayor a menor, es: { $ranks }.
pack-order-else = Salvo que se diga otro orden en «Quién gana la baza», el de las cartas de un palo, de mayor a menor, es: { $ranks }.
pack-ranks_of = { $suits }: { $ranks }.
pack-groups = { $name }: { $suits }
pack-write = Una carta se escribe con la letra de su palo delante: { $example }.
pack-missing = Cartas que faltan en la baraja: { $cards }.
pack-suits = Los palos: { $suits }.
pack-suit = { $suit } ({ $letter })
col-suit = Palo

## la mesa

head-seats = La mesa
seats-to = de { $least } a { $most }
seats-range = Pueden jugar de { $least } a { $most } jugadores.
seats-usual = Lo usual son { $players }.
seats-now = Esta hoja vale para { $players }.
seats-players = { $players }; se juega { $way }.
seats-each = cada uno juega para sí
seats-opposite = los compañeros se sientan frente a frente
seats-every = hay { $number } bandos, y sus jugadores se sientan alternados alrededor de la mesa
seats-sides = compañeros, con los jugadores numerados desde el 1 en el orden del juego: { $sides }
seats-player = jugador { $number }
seats-out = En cada ronda un jugador queda fuera: { $seat }.
seats-party = En la ronda hay un grupo, «{ $name }»; lo forma: { $who }.
seats-secret = Quién es de { $names } queda en secreto hasta que se juegan las cartas que lo revelan o termina la ronda.
seats-show = Los compañeros ven siempre las cartas el uno del otro.
talk-free = Los compañeros pueden decirse cuanto quieran.
talk-signals = Los compañeros pueden hacerse señas, pero no hablar de sus cartas.
talk-none = Los compañeros no pueden hablar de sus cartas.
seats-directors = Cada bando tiene un capitán para toda la partida: { $players }, contados desde un jugador cualquiera en el orden del juego.
seats-director_sees = El capitán ve las cartas de su bando.
seats-director_orders = El capitán puede decir a su bando qué jugar.

## el reparto

head-deal = El reparto
deal-first = Reparte primero: { $seat }.
deal-forehand = El jugador siguiente al que reparte es mano.
deal-forehand-out = El primer jugador después del que reparte que juega la ronda es mano.
deal-order = Se reparte empezando por el mano, en el orden del juego, y el que reparte se sirve el último.
deal-stock = Las cartas que sobran forman el monte; quedan boca abajo, y se toma de ellas por arriba.
deal-rest = Las cartas que sobran quedan aparte, boca abajo.
deal-thrown_in = Si la ronda se anula, reparte de nuevo el mismo; no cuenta.
deal-thrown_in-stake = Si la ronda se anula, reparte de nuevo el mismo; no cuenta, y el envite queda como estaba.
cut = corta la baraja: { $seat }
cut-looks = corta la baraja: { $seat }, y mira lo que queda debajo, sin que nadie más lo vea: { $cards }
cut-lays = de estas se ponen boca arriba en la mesa, y no se reparten: { $cards }; las demás vuelven a su sitio en su orden
deal-cards = se reparte a cada jugador { $cards }, { $packets }
deal-range = se reparte { $cards } a cada uno de los jugadores { $first } a { $last } en el orden del juego, { $packets }
deal-by_deal = de ronda en ronda { $cards }
deal-packet = de { $number } en { $number }
deal-packets = en grupos de { $numbers }
deal-face_up = { $count ->
        [one] la primera carta de cada jugador queda boca arriba
       *[other] las primeras { $cards } de cada jugador quedan boca arriba
    }
deal-turned = una de las cartas que recibe { $seat } es la que se ha descubierto
deal-heap = { $count ->
        [one] { $cards } va boca abajo a «{ $heap }»
       *[other] { $cards } van boca abajo a «{ $heap }»
    }
turn-one = se descubre la primera carta del monte; su palo es «{ $name }»
turn-more = se descubren cartas del monte hasta que muestran { $number } palos; estos son «{ $name }»
turn-keep = de varias cartas de un palo queda la más alta, según este orden: { $order }; las demás van debajo del monte
turn-first = de varias cartas de un palo queda la primera; las demás van debajo del monte
turn-redeal = si las primeras { $cards } son todas de un palo, la ronda se anula
turn-empty = si el monte se acaba antes, la ronda se anula
turn-under = la carta se pone boca arriba debajo del monte y se roba la última
turn-on = la carta queda encima del monte y se roba la primera
turn-lies = lo que queda está boca arriba junto al monte y no es de la mano de nadie
bind-lowest = el palo de la más baja de las cartas descubiertas de los jugadores, según el orden de la baraja, es «{ $name }»; entre varias igual de bajas { $which }
bind-highest = el palo de la más alta de las cartas descubiertas de los jugadores, según el orden de la baraja, es «{ $name }»; entre varias igual de altas { $which }
bind-first = decide la repartida primero
bind-last = decide la repartida la última
bind-dealt = la última carta repartida se muestra; su palo es «{ $name }»; la carta queda en su mano
lay_open-hand = desde ahora quedan a la vista las cartas { GEN($who) }
lay_open-hand-late = tras la baza { $number } se ponen a la vista las cartas { GEN($who) }
lay_open-heap = lo que hay en «{ $heap }» se muestra a todos
lay_open-aside = las cartas apartadas se muestran a todos
heap-heap = desde la primera salida «{ $heap }» pertenece { DAT($who) }: sus cartas cuentan como tenidas y ganadas
heap-aside = desde la primera salida las cartas apartadas pertenecen { DAT($who) }, y cuentan como tenidas y ganadas
again = mientras quedan cartas en el monte se vuelve a «{ $name }»
says-play = se sale con la primera carta
speak = ahora viene «{ $name }», como se dice en «Lo que se dice»

## los cambios

transfer = cambio «{ $name }»: { $text }
transfer-each = por turno, empezando por { $seat }, cada jugador
transfer-may = { $who } puede cambiar { $gives } por { $takes }{ $source }, una por una
transfer-must = { $who } debe cambiar { $gives } por { $takes }{ $source }, una por una
transfer-as_many = puede hacerlo con varias cartas o con ninguna; la carta dada ocupa el lugar de la tomada
transfer-as_many-next = puede hacerlo con varias cartas o con ninguna; la carta dada se aparta, y en el lugar de la tomada se descubre la siguiente del monte
transfer-when = siempre que se cumpla esto: { $when }
transfer-give_when = { $cards } (si { $when })
transfer-gives_may = { $who } puede dar { DAT($to) } { $portion } de estas cartas: { $gives }
transfer-gives_must = { $who } debe dar { DAT($to) } { $portion } de estas cartas: { $gives }
transfer-highest_may = { $who } puede dar { DAT($to) } { $gives }
transfer-highest_must = { $who } debe dar { DAT($to) } { $gives }
transfer-any_may = { $who } puede dar { $portion } { $cards } { DAT($to) }
transfer-any_must = { $who } debe dar { $portion } { $cards } { DAT($to) }
transfer-or_none = o nada
transfer-takes_as = y toma otras tantas{ $source }
transfer-takes_as-some = y toma otras tantas{ $source }, de entre estas: { $these }
transfer-takes_all = y las toma todas{ $source }
transfer-takes_all-some = y toma todas estas{ $source }: { $these }
transfer-takes_n = y toma { $cards }{ $source }
transfer-takes_some = y toma { $cards }{ $source }, de entre estas: { $these }
transfer-takes_first = se toma antes de dar
transfer-at_once = todos eligen antes de que ninguna carta cambie de mano
transfer-shown = las cartas dadas se muestran a todos
portion-all = todas
portion-all-any = todas sus
portion-all_but = todas menos { $number }
portion-n = { $number }
portion-range = de { $least } a { $most }
from-turned = { " " }de las cartas descubiertas
from-exposed = { " " }de las cartas puestas en la mesa
from-stock = { " " }del monte
from-aside = { " " }de las cartas apartadas
from-heap = { " " }de «{ $heap }»
to-turned = las cartas descubiertas
    .dat = a las cartas descubiertas
to-exposed = las cartas puestas en la mesa
    .dat = a las cartas puestas en la mesa
to-stock = el monte
    .dat = al monte
to-aside = el descarte
    .dat = al descarte
to-heap = «{ $heap }»
    .dat = a «{ $heap }»

## las cartas especiales

head-powers = Las cartas especiales
powers-intro = Las más fuertes primero. Una carta pertenece a la primera fila que la nombra; la que no está en ninguna fila es corriente.
powers-within = Dentro de una fila las cartas van como allí se dice; si no, por su valor: una más alta mata a una más baja.
powers-final = Qué cartas están en vigor se sabe cuando la baza está completa; entonces se recorre desde su primera carta.
powers-running = Una carta se juzga en el momento en que cae, frente a la carta que entonces gana la baza; por eso el orden de juego puede decidir.
powers-nothing = Una carta especial que no mata nada solo es fuerte en lo que resiste: mientras está en vigor cede solo ante las que están más arriba o la nombran.
powers-dead = Una carta sin valor no mata nada; si se sale con ella, se mantiene hasta que cae una que puede matarla.
powers-dead-unled = Una carta sin valor no mata nada.
mode = Cuando { $when }: { $sentence }
powers-counts_as_open = { $power }: para asistir, estas cartas cuentan como { $suit }, y como un palo aparte mientras ese no está fijado.
powers-counts_as_none = { $power }: estas cartas no pertenecen a ningún palo.
powers-ties = { $power }: { $rule }
trick-no_suit = Si la carta de salida no pertenece a ningún palo, el palo de salida es el de la primera carta después de ella que tenga uno.
powers-counts_as = { $power }: para asistir, estas cartas cuentan como { $suit }.
col-number = N.º
col-power = Nombre
col-cards = Cartas
col-force = En vigor
col-takes = Mata
col-else = Si no
col-falls = Si se sale con ella y está en vigor, cede ante
force-when = cuando { $when }
takes-all = todas las cartas especiales inferiores y todas las cartas corrientes
takes-lower = las cartas especiales inferiores
takes-plain = todas las cartas corrientes
takes-nothing = nada
takes-yields = cede ante { $cards }
else-dead = sin valor
else-plain = carta corriente
else-never = –
falls-nothing = nada
falls-sometimes = a veces { $cards }
row-row = todas las del n.º { $numbers }
head-bound = Las cartas especiales con { $names }
bound-intro = Todas las cartas especiales de la baraja, con estos palos; de la más fuerte a la más débil.
bound-plain = Cartas corrientes, de mayor a menor:
head-trick = Quién gana la baza
trick-led = La carta de salida gana la baza mientras no la maten. Cada carta siguiente se la quita a la que en ese momento la gana, o no.
trick-plain = Una carta corriente mata a una corriente más baja del mismo palo, y a ninguna otra.
trick-next = Una carta corriente mata solo a la corriente inmediatamente inferior de su palo.
trick-order = Entre las cartas corrientes, { $cards }: el orden, de mayor a menor, es { $ranks }.
trick-order-any = El orden de las cartas corrientes, de mayor a menor, es { $ranks }.
trick-order-powers = Las que son cartas especiales están donde está su fila.
ties-first = De dos cartas iguales gana la jugada primero.
ties-last = De dos cartas iguales gana la jugada después.
ties-suits = De dos cartas iguales decide el palo, de mayor a menor: { $suits }.
ties-nobody = Si las dos cartas más altas son iguales, nadie gana la baza.

## el juego

head-play = El juego
play-leader = Sale a la primera baza: { $seat }.
play-leader-holder = Si nadie tiene la carta en la mano, sale el mano.
play-leader-next = Quien gana una baza sale a la siguiente.
play-leader-nobody = Quien gana una baza sale a la siguiente; si nadie la gana, sale otra vez el mismo jugador, y sus cartas no cuentan para nadie.
play-lead-free = Se puede salir con cualquier carta.
play-lead-guarded = Se puede salir con cualquier carta, salvo lo que se prohíbe más abajo.
play-phase = { $name } – hasta el momento en que { $until }:
play-phase-end = { $name } – hasta el final:
play-free = A la carta de salida se puede jugar cualquier carta.
play-ladder = A la carta de salida se juega la primera de estas cosas que la mano permita:
play-ladder-else = Si la mano no permite ninguna, se puede jugar cualquier carta.
play-rung-when = { $rung }, pero solo cuando { $when }
play-rung-plays = quien tiene { $cards } puede jugar { $plays }
play-draw = Tras cada baza cada jugador roba del monte { $cards }, primero el que ganó la baza.
play-draw-short = Si el monte no alcanza, los últimos no roban.
play-draw-open = La primera carta del monte está boca arriba.
play-guards = Además:
play-guards-lapse = Una prohibición que no dejaría a un jugador nada que jugar no le obliga.
play-face_down = Se puede salir con una carta boca abajo; eso abre el diálogo «{ $name }».
play-concede = Un bando puede abandonar la ronda en cualquier momento, aun fuera de su turno; entonces { $others } { $gets }, y la ronda termina.
play-concede-when = Cuando { $when }, un bando puede abandonar la ronda en cualquier momento, aun fuera de su turno; entonces { $others } { $gets }, y la ronda termina.
play-concede-alone = Un jugador puede abandonar la ronda en cualquier momento, aun fuera de su turno; entonces { $others } { $gets }, y la ronda termina.
play-concede-when-alone = Cuando { $when }, un jugador puede abandonar la ronda en cualquier momento, aun fuera de su turno; entonces { $others } { $gets }, y la ronda termina.
play-passes = Quien no tiene carta que pueda jugar pasa; la salida va entonces al siguiente jugador que puede salir, y la ronda termina cuando nadie puede.
play-lone = Si se sale con ellas, estas cartas son una baza por sí solas, a la que nadie juega: { $cards }.
play-ends = La ronda termina tras una baza cuando { $when }, y a más tardar cuando las manos están vacías; las cartas que quedan no se juegan.
play-ends-all = La ronda termina cuando se han jugado todas las cartas de las manos.

## lo que se dice

head-contracts = Los contratos, de menor a mayor
col-contract = contrato
col-bid = número
col-binds = fija
contract-bids = de { $least } a { $most }
contract-bids-by = de { $least } a { $most }, de { $step } en { $step }
head-dialogues = Lo que se dice
dialogues-intro = Todo esto se dice en voz alta. Donde no se dice qué sigue, el diálogo se cierra y el juego continúa.
opponent-next = Por el otro bando responde el jugador que ya ha hablado por él en este diálogo; si no, su primer jugador después del que habló.
opponent-directed = Por el otro bando responde el jugador que ya ha hablado por él en este diálogo; si no, su capitán.
speaker-opens = quien lo abre
opens-step = En su lugar del reparto.
opens-face_down_lead = Quien va a salir puede salir con su carta boca abajo, y así abre este diálogo.
opens-face_down_lead-turned = La carta se descubre cuando el diálogo se cierra; si se abandona la ronda, nadie llega a verla.
opens-lead = Quien va a salir puede abrirlo antes de salir.
opens-turn = Quien tiene el turno puede abrirlo antes de jugar.
opens-after_trick = Quien ha ganado una baza lo abre, antes de que nadie robe.
opens-bonus = Cuando se gana la prima de este nombre.
opens-when = Solo cuando { $when }.
state-by = { $seat } dice una de estas cosas
state-by-again = primero { $seat }, y cada vez que vuelve { $next }, dice una de estas cosas
state-in_turn = cada uno habla una vez por turno, primero { $seat }, digan lo que digan los demás
in_turn-then = Cuando todos han hablado, se pasa a «{ $state }».
in_turn-last = Lo que dice el último decide cómo se sigue: { $ways }; si no, el diálogo se cierra.
in_turn-way = tras «{ $choice }» se pasa a «{ $state }»
auction-round = Una subasta: habla primero { $seat }, luego los demás por turno. Cada uno puja por encima de la última puja, cuanto quiera, o pasa. Termina cuando se ha hecho la puja más alta posible o nadie puede subir más.
auction-pairs = Una subasta de dos en dos: el jugador siguiente va haciendo pujas más altas, y le responde { $seat }, que sostiene la puja o pasa. Cuando uno de los dos ha pasado, el siguiente jugador puja ante el que queda, y así sucesivamente.
auction-bids = Las pujas, de menor a mayor: { $bids }.
auction-contracts = Se pujan contratos; su tabla dice cuál es más alto.
auction-bids-step = Las pujas: de { $first } a { $last }, de { $number } en { $number }.
auction-final = Quien ha pasado no puede pujar más.
auction-free = Quien ha pasado puede pujar de nuevo; termina cuando todos los demás han pasado uno tras otro.
auction-once = Cada uno habla una vez, y termina.
auction-rounds = Nadie habla más de { $number } veces.
auction-elder = Un jugador que va antes del que puja, contando desde quien habló primero, puede sostener la puja en vez de subirla; entonces es suya.
auction-must = Si todos los demás han pasado y no hay puja, le toca pujar a un jugador: { $seat }.
auction-nobody = Si nadie puja: { $text }.
auction-won = Tras la última puja: { $text }.
auction-beside = Además de las pujas se puede decir:
col-says = Dice
col-when = Condición
col-effect = Efecto
says-stake = el envite vale ahora { $points }
says-concedes = abandona la ronda; { $others } { $gets }, y la ronda termina
says-then = se pasa a «{ $state }»
says-then-next = le toca al jugador siguiente
says-then-again = habla otra vez
says-over = no sigue nada
says-range = { $first } … { $last }
says-each = { $name } …
says-bid = puja { $number }
says-bid-that = puja el número dicho
says-bid-contract = puja un contrato que no está por debajo de la puja más alta
says-bid-within = puja un número, a lo sumo el de sus cartas
says-bind = { $name }: { $value }
says-bind-speaker = quien lo dice es «{ $name }»
says-phase = desde ahora se juega como se dice en «{ $name }»
says-swap = cambia { $cards } por la carta que toma{ $source }
says-out = queda fuera el resto de la ronda, con sus cartas apartadas sin verlas: { $seat }
says-ends = la ronda termina y se cuenta tal como está
says-thrown_in = la ronda se anula
says-wins = gana la partida

## los nombres

head-definitions = Lo que significan los nombres

## la cuenta

head-score = Lo que vale una ronda
score-cards = { $name }: { $values }.
score-value = { $cards }: { $points } por carta
score-value-other = cualquier otra carta: { $points }
score-cards-taken = Lo que cuentan las cartas de una baza es de quien la gana.
score-counters = En cada ronda se lleva la cuenta, por cada jugador, de esto: { $names }.
score-tier = De estas filas cuenta solo la primera que se cumple, por separado para { $whom }:
score-add = De estas filas cuentan todas las que se cumplen, para { $whom }:
score-pool-short = Si varios reclaman de un bote más de lo que contiene, se reparte en proporción, redondeando hacia abajo.
col-award = Por
col-points = Puntos
score-stake = El envite de cada ronda es { $stake }.
score-stake-raised = El envite es { $stake } al comienzo de cada ronda, mientras no se suba.
score-stake-draw = Tras una ronda empatada, en la que nadie anota, la siguiente comienza con un envite de { $after }, por muchas que se hayan empatado seguidas.
bonus-lead = { $name }: quien sale con { $cards } { $effects }
bonus-lead-any = { $name }: quien sale { $effects }
bonus-lead-for = { $name }: cuando se sale con { $cards }, { $whom } { $effects }
bonus-lead-for-any = { $name }: cuando se sale, { $whom } { $effects }
bonus-play = { $name }: quien juega { $cards } { $effects }
bonus-play-any = { $name }: quien juega una carta { $effects }
bonus-play-for = { $name }: cuando se juega { $cards }, { $whom } { $effects }
bonus-play-for-any = { $name }: cuando se juega una carta, { $whom } { $effects }
bonus-trick = { $name }: quien gana una baza con { $cards } { $effects }
bonus-trick-any = { $name }: quien gana una baza { $effects }
bonus-trick-for = { $name }: cuando se gana una baza con { $cards }, { $whom } { $effects }
bonus-trick-for-any = { $name }: cuando se gana una baza, { $whom } { $effects }
bonus-lead-only = { $name }: cuando se sale con { $cards }
bonus-lead-only-any = { $name }: cuando se sale
bonus-play-only = { $name }: cuando se juega { $cards }
bonus-play-only-any = { $name }: cuando se juega una carta
bonus-trick-only = { $name }: cuando se gana una baza con { $cards }
bonus-trick-only-any = { $name }: cuando se gana una baza
bonus-binds = desde entonces { $names }
bonus-opens = abre «{ $name }»

## la partida

head-match = De ronda en ronda
match-pools = En el centro hay fichas: { $names }.
match-pool-start = { $name } (al principio { $number })
match-before_each = Antes de repartir las cartas de una ronda:
match-marks = Tras cada ronda se ejecuta la primera de estas filas que se cumple; luego se recorre la lista otra vez desde el principio, hasta que no se cumple ninguna:
match-at_the_end = Terminada la partida, los jugadores arreglan entre sí lo siguiente; no cambia quién ha ganado:
match-ends = La partida termina tras una ronda, cuando { $when }.
match-ends-at_once = La partida termina en el acto cuando { $when }, aun en medio de una ronda, que entonces ya no cuenta.
match-most = Gana entonces el bando que tiene más { $what }; si hay empate no gana nadie.
match-most-alone = Gana entonces quien tiene más { $what }; si hay empate no gana nadie.
match-fewest = Gana entonces el bando que tiene menos { $what }; si hay empate no gana nadie.
match-fewest-alone = Gana entonces quien tiene menos { $what }; si hay empate no gana nadie.
total-points = { $name }: aquí se apunta cada punto que se gana.
total-marks = { $name }: se apunta solo donde una regla dice que se gana o se pierde.
total-last = { $name }: los puntos de las últimas { $deals }.
total-grows = Al final de cada ronda, antes de contarla, se le añade: { $points }.
match-lot = Para la primera ronda cada uno saca una carta, y reparte la más baja; si la más baja sale dos veces, todos sacan de nuevo.
match-next = Reparte después: { $seat }.
match-next-winner = El ganador es del bando que más ha anotado en la ronda, y de él el primer jugador después { GEN($seat) }; de varios bandos el primero después { GEN($seat) }.
match-next-loser = El perdedor es el primer jugador después { GEN($seat) } cuyo bando no ha anotado más que los otros; si todos han anotado lo mismo, reparte otra vez { $seat }.
match-next-draw = Reparte después de una ronda empatada: { $seat }.
match-title = { $name }: el jugador de un bando para el cual, al empezar la ronda, { $when }.
match-title-alone = { $name }: el jugador para el cual, al empezar la ronda, { $when }.

## ejemplos y fuentes

head-examples = Ejemplos
examples-some = { $shown } ejemplos de { $all }:
examples-all = Los { $all } ejemplos, todos:
given-number = número de la baza
given-later = en una baza posterior
given-played = jugado antes
given-tricks = bazas de los bandos
given-winners = bazas ganadas por
given-winning_seats = bazas ganadas por
given-deal = ronda
given-deals = puntos de las rondas anteriores
given-stake = envite
given-slate = pizarra
given-seat = jugador
given-leader = sale
given-dealer = reparte
given-hands = manos
given-held = tenido a la primera salida
given-dealt = repartido
given-turned_up = descubierto
given-face_up = boca arriba
given-laid_out = puesto en la mesa
given-bids = pujas
given-said = dicho
given-players = jugadores
given-sits_out = queda fuera
given-stock = monte
given-points = puntos
given-won_with = bazas ganadas con
given-conceded_by = abandonado por
example-trick = jugado por turno: { $cards }
example-wins = { $card } gana la baza
example-first = la primera { $card }
example-pass = paso
example-nobody = nadie gana la baza
example-legal = se puede jugar { $cards }
example-hand = en la mano: { $cards }
head-sources = Fuentes
head-guesses = Qué es conjetura
sources-none = Esta descripción no nombra ninguna fuente.
source-customary = ningún texto, sino el juego tal como se juega comúnmente
section-deck = baraja
section-seats = mesa
section-heaps = montones
section-deal = reparto
section-powers = cartas especiales
section-plain = cartas corrientes
section-ties = cartas iguales
section-resolve = juicio de la baza
section-play = juego
section-contracts = contratos
section-dialogues = lo que se dice
section-melds = cantes
section-define = nombres
section-deal_ends = fin de la ronda
section-card_points = puntos de las cartas
section-bonuses = primas
section-counters = recuentos
section-score = cuenta
section-match = partida
section-sources = fuentes
section-examples = ejemplos
conjectures = Donde las fuentes callan o no son claras, esta hoja sigue estas conjeturas:

## los cantes

head-melds = Los cantes
melds-step = se muestran las cartas de «{ $name }», como se dice en «Los cantes»
melds-first_trick = { $name }: completa la primera baza, cada uno muestra lo que tenía antes de ella
melds-lead = { $name }: quien va a salir puede mostrar tales cartas antes de salir
melds-turn = { $name }: cada jugador puede mostrar tales cartas antes de jugar su primera carta
melds-after_trick = { $name }: quien gana una baza puede después mostrar tales cartas, antes de que nadie robe
melds-one = Un solo cante cada vez
melds-best_first = El mejor va antes que el peor
melds-when = Solo si { $when }
col-meld = Cante
meld-run = { $number } seguidas de un palo, ni más ni menos
meld-run-more = { $number } o más seguidas de un palo
meld-run-range = de { $number } a { $most } seguidas de un palo
meld-set = { $number } del mismo valor y de palos distintos: { $ranks }
meld-set-any = { $number } del mismo valor, de cualesquiera palos: { $ranks }
meld-cards = Una de cada: { $cards }
meld-copies = { $cards }; cada una { $number } veces
melds-order = Las cartas seguidas van, de mayor a menor, así: { $ranks }
melds-family = Una carta sirve una sola vez entre { $names }, primero para el mejor
melds-family-again = Una carta que ha servido para uno de estos, { $names }, solo vuelve a servir para uno mejor de ellos
melds-best_side = Cuenta solo el bando del mejor cante, y cuenta todos los suyos
melds-compared = Mejor es el que está más arriba en la tabla, luego el más largo, luego el más alto{ $better }
melds-better = , luego el que tiene { $cards }
melds-elder = , luego el de quien está más cerca del mano
melds-nobody = ; de dos iguales en todo no cuenta ninguno

## palabras pequeñas

and = y
or = o
not = no se cumple esto ({ $fact })
colon = { $name }: { $text }
quoted = «{ $words }»
none = nada
bracketed = ({ $text })
noted = { $text } ({ $note })
definition = { $name } quiere decir esto: { $text }


## nombres que las descripciones usan sin título

name-points = { $count ->
        [one] punto
       *[other] puntos
    }
    .each = cada punto
name-eyes = { $count ->
        [one] punto de carta
       *[other] puntos de cartas
    }
    .each = cada punto de carta
name-pips = { $count ->
        [one] punto de carta
       *[other] puntos de cartas
    }
    .each = cada punto de carta
name-honours = { $count ->
        [one] honor
       *[other] honores
    }
    .each = cada honor
name-strokes = { $count ->
        [one] raya
       *[other] rayas
    }
    .each = cada raya
name-banners = { $count ->
        [one] bandera
       *[other] banderas
    }
    .each = cada bandera
name-rungs = { $count ->
        [one] peldaño
       *[other] peldaños
    }
    .each = cada peldaño
name-blobs = { $count ->
        [one] borrón
       *[other] borrones
    }
    .each = cada borrón
name-faults = { $count ->
        [one] punto malo
       *[other] puntos malos
    }
    .each = cada punto malo
name-bags = { $count ->
        [one] baza de más
       *[other] bazas de más
    }
    .each = cada baza de más
name-payment = { $count ->
        [one] pago
       *[other] pagos
    }
name-declared = puntos de cantes
name-difference = diferencia
name-worth = valor
name-value = valor
name-total = total
name-penalty = castigo
name-matadors = matadores
name-songs = cantes
name-pool = bote
name-hearts = corazones
name-spades = picas
name-diamonds = diamantes
name-clubs = tréboles
name-acorns = bellotas
name-bells = cascabeles
name-leaves = hojas
name-ace = as
name-king = rey
name-queen = dama
name-jack = sota
name-two = dos
name-three = tres
name-four = cuatro
name-five = cinco
name-six = seis
name-seven = siete
name-eight = ocho
name-nine = nueve
name-pope = papa
name-devil = diablo
name-emperor = emperador
name-trumps = triunfo
name-trump = triunfo
name-draw = robo
name-last = monte acabado
name-last_three = las tres últimas cartas
name-last_six = las seis últimas cartas
name-last_trick = última baza
name-marriage = matrimonio
name-bidding = subasta
name-auction = subasta
name-naming = elección del triunfo
name-taking = quién toma
name-pass = paso
name-pass_again = paso otra vez
name-pass_round = paso, segunda vuelta
name-pass_out = todos pasan
name-accept = acepto
name-raise = subida del envite
name-give_up = me retiro
name-play = juego
name-play_on = sigo
name-throw_in = se anula
name-discard = descarte
name-ace_robs = el as roba
name-dealer_robs = el que reparte roba
name-name_S = picas
name-name_H = corazones
name-name_D = diamantes
name-name_C = tréboles
name-trump_S = triunfo picas
name-trump_H = triunfo corazones
name-trump_D = triunfo diamantes
name-trump_C = triunfo tréboles
name-announcements = cantes
name-four_equal = cuatro iguales
name-four_knaves = cuatro sotas
name-four_nines = cuatro nueves
name-tierce = tercera
name-twenty = las veinte
name-forty = las cuarenta
name-fifty = cincuenta
name-hundred = cien
name-belote = belote
name-dix_de_der = diez de últimas
name-litige = puntos en litigio
name-valet = sota de triunfo
name-change_the_seven = cambio el siete
name-change_the_two = cambio el dos
name-keep_the_seven = guardo el siete
name-keep_the_two = guardo el dos
name-be_silent = callo
name-tute = tute
name-telling = tute
name-tute_in_hand = tute en mano
name-made = contrato cumplido
name-even = empate
name-fallen = contrato fallado
name-won = ronda ganada
name-reached = puntos alcanzados
name-opponents = contrarios
name-hombre = hombre
name-ask = entrada
name-change = cambio de cartas
name-spadille = espadilla
name-manille = malilla
name-basto = basto
name-ponto = punto
name-old = cartas fijas
name-free = carta libre
name-game-is-up = partida acabada
name-honours-count = los honores cuentan
name-propose = propongo
name-propose_again = propongo otra vez
name-refuse = rehúso
name-refuse_again = rehúso otra vez
name-accept_again = acepto otra vez
name-proposal = propuesta
name-again = nueva propuesta
name-first_discard = primer descarte
name-turned_king = rey descubierto
name-attack = ataque
name-defence = defensa
name-coinche = coinche
name-surcoinche = surcoinche
name-capot = capote
name-sans-prendre = solo
name-slam = slam
name-truc = truque
name-raise_again = nueva subida
name-O = oros
name-E = espadas
name-bid_0 = digo 0
name-bid_1 = digo 1
name-bid_2 = digo 2
name-bid_3 = digo 3
name-bid_4 = digo 4
name-bid_5 = digo 5
name-bid_6 = digo 6
name-bid_7 = digo 7
name-bid_8 = digo 8
name-bid_9 = digo 9
name-bid_10 = digo 10
name-bid_11 = digo 11
name-bid_12 = digo 12
name-bid_13 = digo 13
name-pass_to_the_left = pase a la izquierda
name-pass_to_the_right = pase a la derecha
name-pass_across = pase de frente
name-stand = juego
name-standing = quién juega
name-take_the_miss = tomo la mano muerta
name-miss = mano muerta
name-defend_the_pool = defiendo el bote
binding-chosen = palo elegido
binding-contract = contrato
binding-trump = triunfo
binding-offered = palo ofrecido
binding-called = carta llamada
binding-declarer = el declarante
binding-maker = el declarante
binding-raiser = el último en envidar
binding-claimer = quien canta su cuenta
binding-closer = quien cierra
binding-opener = el primero en salir
binding-defender = el defensor
binding-ombre = el hombre
binding-refuser = quien rehúsa
binding-payer = quien paga
award-win = ganancia
award-tricks = bazas
award-game = ronda ganada
award-made = contrato cumplido
award-lost = ronda perdida
award-won = ronda ganada
award-failed = contrato fallado
award-fallen = contrato fallado
award-points = puntos
award-eyes = puntos de cartas
award-cards = puntos de las cartas
award-single = ganancia simple
award-difference = diferencia
award-point = punto
award-stake = envite
award-pot = bote
award-deal = puesta del que reparte
award-ante = puesta
award-tie = empate
award-total = total
award-even = empate
award-in_litige = puntos que quedan en litigio
award-litige = puntos en litigio
award-belote = belote
award-capot = capote
award-dedans = contrato fallado
award-beast = bestia
award-bete = bestia
award-codille = codillo
award-sacada = sacada
award-matadors = matadores
award-passes = fichas de quien pasa
award-last_trick = última baza
award-first_trick = primera baza
award-more_tricks = más bazas
award-forehand = mano
award-five_tricks = cinco bazas
award-all_five = las cinco bazas
award-all = todo al contrario
award-against = puntos del contrario
award-overtricks = bazas de más
award-nil = cero pujado y cumplido
award-nil_broken = cero pujado y fallado
award-bags_paid = bazas de más pagadas
award-ten_bags = diez bazas de más
award-set = puja fallada
award-exact = puja exacta
award-three_honours = tres honores
award-four_honours = cuatro honores
award-marriage = matrimonio
award-vole = bola
award-march = bola
award-match = todas las bazas
award-moon = capote
award-faults = puntos malos
award-slam = slam
award-slam_announced = slam anunciado
award-slam_missed = slam fallado
award-slam_of_the_defence = slam de la defensa
award-Petit_au_bout = Pequeño en la última baza
award-Petit_of_the_defence = Pequeño de la defensa en la última baza
award-handfuls_won = puñados del que gana
award-handfuls_lost = puñados del que pierde
award-paid = pagado
award-received = recibido
award-tute_in_hand = tute en mano
award-unopposed = sin contrarios
award-banner = bandera
award-hand = mano
award-stakes = puestas
award-looed = pago de quien no hace baza
award-division = reparto del bote
award-thirds = tercios
award-for_the_pool = para el bote
award-six = seis bazas
state-answer = respuesta
state-call = envite
state-naming = elección del triunfo
state-offer = oferta
state-first = primera etapa
state-second = segunda etapa
state-third = tercera etapa
state-fourth = cuarta etapa
state-last = última etapa
state-ask = petición
state-choose = elección
state-partner = elección del compañero
state-passed = todos han pasado
state-trump = elección del palo
group-red = rojo
group-black = negro
rank-A = as
rank-K = rey
rank-Q = dama
rank-J = sota
rank-O = Ober
rank-U = Unter
rank-N = caballo
rank-F = sota
rank-R = rey
rank-D = Daus

## las cartas por su nombre

cards-any = cualquier carta
cards-no = ninguna carta
cards-bare = una carta
cards-all_but = toda carta menos { $cards }
cards-except = menos { $cards }
cards-of_suits = de { $suits }
cards-plain = una carta corriente
cards-as_plain = (corriente)
cards-also = ({ $cards })
cards-lower = { $rank } o más baja
cards-higher = { $rank } o más alta
cards-suit_led = del palo de salida
cards-its_suit = de su palo
cards-beating = que mata a la carta que gana la baza
cards-highest = la carta más alta { $spot }
cards-highest_of = la carta más alta { $spot } ({ $cards })
of-chosen-1 = del palo elegido
of-chosen-n = de un palo elegido
of-trump-1 = de triunfo
of-offered-1 = del palo ofrecido
of-suit = del palo «{ $name }»
of-rank = del valor «{ $name }»
of-card = la carta «{ $name }»
of-colour = del mismo color, rojo o negro, que «{ $name }»
of-next_rank = del valor que sigue hacia arriba a «{ $name }»

## quién

whom-side = el bando
    .gen = del bando
    .dat = al bando
    .own = sus
whom-own_side = su bando
    .gen = de su bando
    .dat = a su bando
    .own = sus
whom-other_side = el otro bando
    .gen = del otro bando
    .dat = al otro bando
whom-other_side-alone = el contrario
    .gen = del contrario
    .dat = al contrario
whom-others = los otros bandos juntos
    .gen = de los otros bandos juntos
    .dat = a los otros bandos juntos
whom-others-alone = los otros jugadores juntos
    .gen = de los otros jugadores juntos
    .dat = a los otros jugadores juntos
whom-all = todos los bandos juntos
    .gen = de todos los bandos juntos
    .dat = a todos los bandos juntos
whom-all-alone = todos los jugadores juntos
    .gen = de todos los jugadores juntos
    .dat = a todos los jugadores juntos
whom-side_of = el bando { GEN($seat) }
    .gen = del bando { GEN($seat) }
    .dat = al bando { GEN($seat) }
whom-side_of-alone = { $seat }
    .gen = { GEN($seat) }
    .dat = { DAT($seat) }
whom-party = los jugadores de «{ $name }»
    .gen = de los jugadores de «{ $name }»
    .dat = a los jugadores de «{ $name }»
whom-some-party = un jugador de «{ $name }»
    .gen = de un jugador de «{ $name }»
    .dat = a un jugador de «{ $name }»
whom-each-party = cada jugador de «{ $name }»
    .gen = de cada jugador de «{ $name }»
    .dat = a cada jugador de «{ $name }»
whom-no-party = ningún jugador de «{ $name }»
    .gen = de ningún jugador de «{ $name }»
    .dat = a ningún jugador de «{ $name }»
party-holders = quien tiene { $cards } a la primera salida
party-others = todos los que no son de ningún otro grupo
whom-some-sides = un bando
    .gen = de un bando
    .dat = a un bando
whom-some-seats = un jugador
    .gen = de un jugador
    .dat = a un jugador
whom-some-other_sides = otro bando
    .gen = de otro bando
    .dat = a otro bando
whom-some-other_seats = otro jugador
    .gen = de otro jugador
    .dat = a otro jugador
whom-each-sides = cada bando
    .gen = de cada bando
    .dat = a cada bando
whom-each-seats = cada jugador
    .gen = de cada jugador
    .dat = a cada jugador
whom-each-other_sides = cada uno de los otros bandos
    .gen = de cada uno de los otros bandos
    .dat = a cada uno de los otros bandos
whom-each-other_seats = cada uno de los otros jugadores
    .gen = de cada uno de los otros jugadores
    .dat = a cada uno de los otros jugadores
whom-no-sides = ningún bando
    .gen = de ningún bando
    .dat = a ningún bando
whom-no-seats = ningún jugador
    .gen = de ningún jugador
    .dat = a ningún jugador
whom-no-other_sides = ningún otro bando
    .gen = de ningún otro bando
    .dat = a ningún otro bando
whom-no-other_seats = ningún otro jugador
    .gen = de ningún otro jugador
    .dat = a ningún otro jugador
account-pool = el bote «{ $name }»
    .gen = del bote «{ $name }»
    .dat = al bote «{ $name }»
account-played = quien ha jugado { $cards }
    .gen = de quien ha jugado { $cards }
    .dat = a quien ha jugado { $cards }
seat-seat = el jugador
    .gen = del jugador
    .dat = al jugador
    .own = sus
seat-dealer = el que reparte
    .gen = del que reparte
    .dat = al que reparte
seat-forehand = el mano
    .gen = del mano
    .dat = al mano
seat-leader = el que sale
    .gen = del que sale
    .dat = al que sale
seat-winner = el ganador
    .gen = del ganador
    .dat = al ganador
seat-loser = el perdedor
    .gen = del perdedor
    .dat = al perdedor
seat-opponent = el contrario
    .gen = del contrario
    .dat = al contrario
seat-speaker = el que acaba de hablar
    .gen = del que acaba de hablar
    .dat = al que acaba de hablar
seat-director = el capitán del bando
    .gen = del capitán del bando
    .dat = al capitán del bando
seat-lot = un jugador sacado a suertes
    .gen = de un jugador sacado a suertes
    .dat = a un jugador sacado a suertes
seat-giver = el que da
    .gen = del que da
    .dat = al que da
seat-holder = quien tiene { $cards }
    .gen = de quien tiene { $cards }
    .dat = a quien tiene { $cards }
seat-bound = { $name }
    .gen = de* { $name }
    .dat = a* { $name }
seat-taker = el que ganó la última baza
    .gen = del que ganó la última baza
    .dat = al que ganó la última baza
seat-ahead = el que tiene más bazas, o tuvo tantas antes que ningún otro
    .gen = del que tiene más bazas, o tuvo tantas antes que ningún otro
    .dat = al que tiene más bazas, o tuvo tantas antes que ningún otro
seat-bidder = el que más ha pujado
    .gen = del que más ha pujado
    .dat = al que más ha pujado
seat-partner = el compañero { GEN($seat) }
    .gen = del compañero { GEN($seat) }
    .dat = al compañero { GEN($seat) }
seat-own_partner = su compañero
    .gen = de su compañero
    .dat = a su compañero
seat-after = el jugador siguiente { DAT($seat) }
    .gen = del jugador siguiente { DAT($seat) }
    .dat = al jugador siguiente { DAT($seat) }
seat-before = el jugador anterior { DAT($seat) }
    .gen = del jugador anterior { DAT($seat) }
    .dat = al jugador anterior { DAT($seat) }
seat-far_after = el jugador { $number } puestos después { GEN($seat) }
    .gen = del jugador { $number } puestos después { GEN($seat) }
    .dat = al jugador { $number } puestos después { GEN($seat) }
seat-far_before = el jugador { $number } puestos antes { GEN($seat) }
    .gen = del jugador { $number } puestos antes { GEN($seat) }
    .dat = al jugador { $number } puestos antes { GEN($seat) }

## dónde están las cartas

place-stock = en el monte
place-turned = de las descubiertas
place-exposed = puestas en la mesa al cortar
place-aside = de las apartadas
place-heap = en «{ $heap }»
place-trick = en la baza
place-played = jugadas antes
place-hand = en la mano { GEN($who) }
place-hand-own = en la mano
place-dealt = repartidas { DAT($who) }
place-held = en la mano { GEN($who) } a la primera salida
place-taken = en las bazas { GEN($who) }

## los números que se cuentan

card = { $count ->
        [one] carta
       *[other] cartas
    }
player = { $count ->
        [one] jugador
       *[other] jugadores
    }
point = { $count ->
        [one] punto
       *[other] puntos
    }
deal = { $count ->
        [one] ronda
       *[other] rondas
    }
count-named = { $number } { $name }
    .each = cada punto de «{ $name }»
count-none = 0 { $name }
count-own = sus { $what }
    .each = { EACH($what) } que tiene
count-of = { GENDER($what) ->
        [f] las { $what } { GEN($who) }
       *[m] los { $what } { GEN($who) }
    }
    .each = { EACH($what) } { GEN($who) }
no_of = 0 { $noun }
at_least = al menos { $what }
at_most = a lo sumo { $what }
exactly = exactamente { $what }
bare-at_least = al menos { $what }
bare-at_most = a lo sumo { $what }
bare-exactly = exactamente { $what }

## lo que se cuenta: cada medida bajo su nombre

measure-tricks-noun = { $count ->
        [one] baza
       *[other] bazas
    }
measure-tricks-what = bazas
    .each = cada baza
    .gender = f
measure-tricks-at_least-bids = { $who } { AGREE($who, "cumple", "cumplen") } su puja
measure-tricks-fewer-bids = { $who } { AGREE($who, "falla", "fallan") } su puja
measure-tricks-exactly-bids = { $who } { AGREE($who, "hace", "hacen") } exactamente tantas bazas como pujó
measure-tricks-exactly-bids-not = { $who } { AGREE($who, "hace", "hacen") } más o menos bazas de las que pujó
measure-tricks-more-bids = { $who } { AGREE($who, "hace", "hacen") } más bazas de las que pujó
measure-tricks-at_most-bids = { $who } { AGREE($who, "hace", "hacen") } a lo sumo tantas bazas como pujó
measure-phase_tricks-noun = { $count ->
        [one] baza de «{ $name }»
       *[other] bazas de «{ $name }»
    }
measure-phase_tricks-what = bazas de «{ $name }»
    .each = cada baza de «{ $name }»
    .gender = f
measure-hand_cards-noun = { $count ->
        [one] carta en la mano
       *[other] cartas en la mano
    }
measure-hand_cards-what = cartas en la mano
    .each = cada carta en la mano
    .gender = f
measure-bids-what = pujas
    .gender = f
measure-bids-own = su puja
    .each = cada baza de su puja
measure-bids-of = { AGREE($who, "la puja", "las pujas") } { GEN($who) }
    .each = cada baza pujada { GEN($who) }
measure-bids-has = { $who } { AGREE($who, "ha", "han") } pujado { $what }
measure-bids-none = { $who } { AGREE($who, "ha", "han") } pujado cero
measure-pool-what = el bote «{ $name }»
measure-pool-none = el bote «{ $name }» está vacío
measure-pool-none-not = el bote «{ $name }» no está vacío
measure-column-what = el valor «{ $name }»
measure-stake-what = el envite
measure-stake-times = { $number } veces el envite
measure-stake-has = el envite vale { $what }
measure-stake-has-not = el envite no vale { $what }
measure-players-noun = { $count ->
        [one] jugador
       *[other] jugadores
    }
measure-players-what = el número de jugadores de la ronda
measure-players-has = la ronda tiene { $what }
measure-trick-what = el número de la baza
measure-trick-exactly = es la baza n.º { $number }
measure-trick-exactly-not = no es la baza n.º { $number }
measure-trick-at_most = es la baza n.º { $number } o una anterior
measure-trick-at_least = es la baza n.º { $number } o una posterior
measure-deal-noun = { $count ->
        [one] ronda
       *[other] rondas
    }
measure-deal-what = el número de rondas
measure-deal-at_least = se han jugado al menos { $many }
measure-deal-at_most = se han jugado a lo sumo { $many }

## los números que se calculan

number-whole = { GENDER($what) ->
        [f] todas las { $what } de la ronda
       *[m] todos los { $what } de la ronda
    }
number-of = el número de cartas { $spots } ({ $cards })
number-of_all = el número de cartas ({ $cards })
number-worth = { GENDER($name) ->
        [f] las { $name } { $spot }
       *[m] los { $name } { $spot }
    }
number-in_a_row = el número de cartas { $spot } ({ $cards }), contadas sin hueco desde la más alta
number-missing = el número de cartas que no están { $spot } ({ $cards }), contadas sin hueco desde la más alta
number-defined = { $name }
number-defined_of = { $name } { GEN($who) }
number-divided = { $number } dividido por { $by }, redondeado hacia abajo
number-rounded-nearest = { $number }, redondeado a un múltiplo de { $multiple }
number-rounded-up = { $number }, redondeado hacia arriba a un múltiplo de { $multiple }
number-rounded-down = { $number }, redondeado hacia abajo a un múltiplo de { $multiple }
number-negative = menos { $number }
number-plus = { $left } más { $right }
number-minus = { $left } menos { $right }
number-times = { $left } por { $right }
number-for_each = { $number } por { EACH($what) }
number-over = { $left } por encima de { $right }
    .each = { EACH($left) } por encima de { $right }
number-at_least = { $left }, pero al menos { $right }
number-at_most = { $left }, pero a lo sumo { $right }
cases-case = { $number } si { $when }
cases-else = si no, { $number }
cases-nothing = si no, 0
cases-all = se cumple todo esto:
cases-any = se cumple una de estas cosas:

## los hechos

always = siempre
never = nunca
led = se sale con ella
led-not = no se sale con ella
defined = se cumple { $name }
defined-not = no se cumple { $name }
moment-before_first_lead = nadie ha salido todavía
moment-before_first_lead-not = alguien ha salido ya
moment-stock_empty = el monte está vacío
moment-stock_empty-not = el monte no está vacío
moment-all_played = se han jugado todas las cartas
moment-all_played-drawing = las manos y el monte están vacíos
moment-all_played-drawing-not = en las manos o en el monte quedan cartas
moment-all_played-not = quedan cartas por jugar
in_deal = es la ronda { $number } de cada { $cycle }
in_deal-not = no es la ronda { $number } de cada { $cycle }
was_led = se ha salido con { $cards }
was_led-not = no se ha salido con { $cards }
has = { $who } { AGREE($who, "tiene", "tienen") } { $what }
has_every = { GENDER($what) ->
        [f] { $who } { AGREE($who, "tiene", "tienen") } todas las { $what }
       *[m] { $who } { AGREE($who, "tiene", "tienen") } todos los { $what }
    }
has_every-not = { GENDER($what) ->
        [f] { $who } no { AGREE($who, "tiene", "tienen") } todas las { $what }
       *[m] { $who } no { AGREE($who, "tiene", "tienen") } todos los { $what }
    }
than-more = { $who } { AGREE($who, "tiene", "tienen") } más { $what } que { $than }
than-fewer = { $who } { AGREE($who, "tiene", "tienen") } menos { $what } que { $than }
than-at_least = { $who } { AGREE($who, "tiene", "tienen") } no menos { $what } que { $than }
than-at_most = { $who } { AGREE($who, "tiene", "tienen") } no más { $what } que { $than }
than-exactly = { GENDER($what) ->
        [f] { $who } { AGREE($who, "tiene", "tienen") } exactamente tantas { $what } como { $than }
       *[m] { $who } { AGREE($who, "tiene", "tienen") } exactamente tantos { $what } como { $than }
    }
than-exactly-not = { GENDER($what) ->
        [f] { $who } no { AGREE($who, "tiene", "tienen") } exactamente tantas { $what } como { $than }
       *[m] { $who } no { AGREE($who, "tiene", "tienen") } exactamente tantos { $what } como { $than }
    }
compare-bounded = { $left } { AGREE($left, "vale", "valen") } { $what }
compare-bounded-not = { $left } no { AGREE($left, "vale", "valen") } { $what }
compare-at_least = { $left } { AGREE($left, "vale", "valen") } al menos { $right }
compare-at_most = { $left } { AGREE($left, "vale", "valen") } a lo sumo { $right }
compare-exactly = { $left } { AGREE($left, "vale", "valen") } exactamente { $right }
compare-exactly-not = { $left } no { AGREE($left, "vale", "valen") } exactamente { $right }
compare-more = { $left } { AGREE($left, "supera", "superan") } { $right }
compare-fewer = { $left } no { AGREE($left, "llega", "llegan") } a tanto como { $right }
compare-many-at_least = { $left } son al menos tantos como { $right }
compare-many-at_most = { $left } son a lo sumo tantos como { $right }
compare-many-exactly = { $left } son exactamente tantos como { $right }
compare-many-exactly-not = { $left } no son exactamente tantos como { $right }
compare-many-more = { $left } son más que { $right }
compare-many-fewer = { $left } son menos que { $right }
holds-hand = { $who } { AGREE($who, "tiene", "tienen") } en la mano { $cards }
holds-hand-none = { $who } no { AGREE($who, "tiene", "tienen") } en la mano nada de esto: { $cards }
holds-hand-some = { $who } { AGREE($who, "tiene", "tienen") } en la mano { $what } de estas cartas: { $cards }
holds-hand-every = { $who } { AGREE($who, "tiene", "tienen") } en la mano todas estas cartas: { $cards }
holds-hand-every-not = { $who } no { AGREE($who, "tiene", "tienen") } en la mano todas estas cartas: { $cards }
holds-held = { $who } { AGREE($who, "tenía", "tenían") } a la primera salida { $cards }
holds-held-none = { $who } no { AGREE($who, "tenía", "tenían") } a la primera salida nada de esto: { $cards }
holds-held-some = { $who } { AGREE($who, "tenía", "tenían") } a la primera salida { $what } de estas cartas: { $cards }
holds-held-every = { $who } { AGREE($who, "tenía", "tenían") } a la primera salida todas estas cartas: { $cards }
holds-held-every-not = { $who } no { AGREE($who, "tenía", "tenían") } a la primera salida todas estas cartas: { $cards }
holds-dealt = { $who } { AGREE($who, "recibió", "recibieron") } en el reparto { $cards }
holds-dealt-none = { $who } no { AGREE($who, "recibió", "recibieron") } en el reparto nada de esto: { $cards }
holds-dealt-some = { $who } { AGREE($who, "recibió", "recibieron") } en el reparto { $what } de estas cartas: { $cards }
holds-dealt-every = { $who } { AGREE($who, "recibió", "recibieron") } en el reparto todas estas cartas: { $cards }
holds-dealt-every-not = { $who } no { AGREE($who, "recibió", "recibieron") } en el reparto todas estas cartas: { $cards }
holds-taken = { $who } { AGREE($who, "tiene", "tienen") } en sus bazas { $cards }
holds-taken-none = { $who } no { AGREE($who, "tiene", "tienen") } en sus bazas nada de esto: { $cards }
holds-taken-some = { $who } { AGREE($who, "tiene", "tienen") } en sus bazas { $what } de estas cartas: { $cards }
holds-taken-every = { $who } { AGREE($who, "tiene", "tienen") } en sus bazas todas estas cartas: { $cards }
holds-taken-every-not = { $who } no { AGREE($who, "tiene", "tienen") } en sus bazas todas estas cartas: { $cards }
lies-turned = hay entre las cartas descubiertas { $cards }
lies-turned-none = no hay entre las cartas descubiertas nada de esto: { $cards }
lies-turned-some = hay entre las cartas descubiertas { $what } de estas cartas: { $cards }
lies-turned-every = están entre las cartas descubiertas todas estas cartas: { $cards }
lies-turned-every-not = no están entre las cartas descubiertas todas estas cartas: { $cards }
lies-exposed = hay entre las cartas puestas en la mesa { $cards }
lies-exposed-none = no hay entre las cartas puestas en la mesa nada de esto: { $cards }
lies-exposed-some = hay entre las cartas puestas en la mesa { $what } de estas cartas: { $cards }
lies-exposed-every = están entre las cartas puestas en la mesa todas estas cartas: { $cards }
lies-exposed-every-not = no están entre las cartas puestas en la mesa todas estas cartas: { $cards }
lies-stock = hay en el monte { $cards }
lies-stock-none = no hay en el monte nada de esto: { $cards }
lies-stock-some = hay en el monte { $what } de estas cartas: { $cards }
lies-stock-every = están en el monte todas estas cartas: { $cards }
lies-stock-every-not = no están en el monte todas estas cartas: { $cards }
lies-aside = hay entre las cartas apartadas { $cards }
lies-aside-none = no hay entre las cartas apartadas nada de esto: { $cards }
lies-aside-some = hay entre las cartas apartadas { $what } de estas cartas: { $cards }
lies-aside-every = están entre las cartas apartadas todas estas cartas: { $cards }
lies-aside-every-not = no están entre las cartas apartadas todas estas cartas: { $cards }
lies-heap = hay en «{ $heap }» { $cards }
lies-heap-none = no hay en «{ $heap }» nada de esto: { $cards }
lies-heap-some = hay en «{ $heap }» { $what } de estas cartas: { $cards }
lies-heap-every = están en «{ $heap }» todas estas cartas: { $cards }
lies-heap-every-not = no están en «{ $heap }» todas estas cartas: { $cards }
lies-trick = hay en la baza { $cards }
lies-trick-none = no hay en la baza nada de esto: { $cards }
lies-trick-some = hay en la baza { $what } de estas cartas: { $cards }
lies-trick-every = están en la baza todas estas cartas: { $cards }
lies-trick-every-not = no están en la baza todas estas cartas: { $cards }
lies-played = ya se ha jugado { $cards }
lies-played-none = aún no se ha jugado nada de esto: { $cards }
lies-played-some = ya se ha jugado, de estas cartas, { $what }: { $cards }
lies-played-every = ya se ha jugado todo esto: { $cards }
lies-played-every-not = aún no se ha jugado todo esto: { $cards }
run-first = { $who } { AGREE($who, "gana", "ganan") } { $tricks }
run-first-not = { $who } no { AGREE($who, "gana", "ganan") } { $tricks }
run-first_with = { $who } { AGREE($who, "gana", "ganan") } { $tricks } con { $cards }
run-first_with-not = { $who } no { AGREE($who, "gana", "ganan") } { $tricks } con { $cards }
run-last = { $who } { AGREE($who, "gana", "ganan") } { $tricks }
run-last-not = { $who } no { AGREE($who, "gana", "ganan") } { $tricks }
run-last_with = { $who } { AGREE($who, "gana", "ganan") } { $tricks } con { $cards }
run-last_with-not = { $who } no { AGREE($who, "gana", "ganan") } { $tricks } con { $cards }
run-first-tricks = { $count ->
        [one] la primera baza
       *[other] las primeras { $number } bazas
    }
run-last-tricks = { $count ->
        [one] la última baza
       *[other] las últimas { $number } bazas
    }
named = «{ $name }» está fijado
named-not = «{ $name }» no está fijado
value-its_suit = el palo de esa carta
value-none = nada
value-yes = sí
binding_is = «{ $name }» es: { $value }
binding_is-not = «{ $name }» no es: { $value }
value-suits = el palo «{ $name }»
value-rank = el valor «{ $name }»
value-card = la carta «{ $name }»
seat_is = { $who } es { $seat }
seat_is-not = { $who } no es { $seat }
seat_is-ahead = { $who } tiene más bazas que nadie, o tuvo tantas antes que ningún otro
seat_is-ahead-not = { $who } no tiene más bazas que nadie, o las tuvo después que otro
seat_is-taker = { $who } ganó la última baza
seat_is-taker-not = { $who } no ganó la última baza
of_party = { $who } es { GEN($side) }
of_party-not = { $who } no es { GEN($side) }
party_named = «{ $name }» tiene jugadores
party_named-not = «{ $name }» no tiene jugadores
of_side = { $who } es { GEN($side) }
of_side-not = { $who } no es { GEN($side) }
of_side-alone = { $who } es { $side }
of_side-not-alone = { $who } no es { $side }
holds_trick = { $who } { AGREE($who, "va", "van") } ganando la baza
holds_trick-not = { $who } no { AGREE($who, "va", "van") } ganando la baza
plays = { $who } { AGREE($who, "juega", "juegan") } la ronda
plays-not = { $who } no { AGREE($who, "juega", "juegan") } la ronda

## las filas de la cuenta

row = { $name }: { $who } { $effects }
row-when = { $name }: cuando { $when }, { $who } { $effects }
rows-first_of = de esto, solo lo primero que se cumple: { $rows }
row-given_up = la ronda se ha abandonado
row-gets = recibe { $points }
row-gets-whom = recibe { $points } { GEN($whom) }
row-gets-pool = toma { GEN($whom) } esto: { $points }
row-gets-all = se lleva todo lo que hay en { $whom }
row-pays = paga { $points }
row-pays-whom = paga { $points } { DAT($whom) }
row-pays-pool = pone { $points } en { $whom }
row-pays-all = pone en { $whom } tanto como hay en él
row-gains = gana { $what }
row-loses = pierde { $what }
row-gains-number = gana en «{ $name }» esto: { $number }
row-loses-number = pierde en «{ $name }» esto: { $number }
row-sets-number = deja «{ $name }» en { $number }
row-clears = vuelve a cero para todos: { $names }

## las prohibiciones

guard-lead = está prohibido salir con { $cards }
guard-play = está prohibido jugar { $cards }
guard-when = { $rule }, cuando { $when }
exempt = { $cards }: estas reglas no obligan nunca a jugar tales cartas, pero siempre se puede
exempt-when = { $cards }: estas reglas no obligan a jugar tales cartas, pero se puede, cuando { $when }

## la voz en la mesa

voice-you = tú
    .gen = de ti
    .dat = a ti
    .acc = a ti
    .ins = por ti
voice-partner = tu compañero
    .gen = de tu compañero
    .dat = a tu compañero
    .acc = a tu compañero
    .ins = por tu compañero
voice-player = jugador { $number }
    .gen = del jugador { $number }
    .dat = al jugador { $number }
    .acc = al jugador { $number }
    .ins = por el jugador { $number }
voice-players = jugadores { $numbers }
    .gen = de los jugadores { $numbers }
    .dat = a los jugadores { $numbers }
    .acc = a los jugadores { $numbers }
    .ins = por los jugadores { $numbers }
voice-nobody = nadie
voice-left = a tu izquierda
voice-right = a tu derecha
voice-opposite = frente a ti
voice-nth = { $card } (el n.º { $number } de los suyos)
voice-nth-1 = el primer { $card }
voice-nth-2 = el segundo { $card }
voice-match = { $title } ({ $spec }), semilla { $seed }
voice-lot = Dador por sorteo: { $who }
voice-lot-drawn = Dador por sorteo ({ $cards }): { $who }
voice-sits_out = no juega: { $who }
voice-cut = expuestas al cortar ({ $who }): { $cards }
voice-deal = Mano { $number }, dador: { $who }
voice-face_up = boca arriba { $cards }
voice-left_over = sobran { $cards }
voice-thrown_in = mano anulada: descubierto { $cards }
voice-thrown_in-none = mano anulada: ninguna carta descubierta
voice-laid_open = se descubren las cartas { GEN($who) }: { $cards }
voice-laid_open-own = se descubren tus cartas: { $cards }
voice-laid_open-heap = se enseña a todos ({ $heap }): { $cards }
voice-heap = { $heap }, cuenta para { $who }: { $cards }
voice-exchanged = { $given } por { $taken }
voice-to_player = { $cards } { DAT($who) }
voice-to_pile = { $cards } { DAT($to) }
voice-pass = paso
voice-no_lead = nada con que salir
voice-gives_up = la mano se abandona
voice-a_card = una carta
voice-led_down = salida boca abajo: { $card }
voice-at_best = { $name } como mucho
voice-shown = cantado ({ $who }): { $what }
voice-drawn = robado: { $cards }
voice-nobody_scores = nadie puntúa
voice-total = total
voice-to_pool = { $number } al bote ({ $name })
voice-from_pool = { $number } del bote ({ $name })
voice-ends = { $who_wins }, puntos { $score }
voice-wins-nobody = no gana nadie
voice-wins-one = gana { $who }
voice-wins-many = ganan { $who }
voice-wins-you = ganas
voice-wins-us = ganáis { $who }
voice-record_holds = el acta es exacta
voice-seed = semilla { $seed }
voice-deal_number = mano { $number }
voice-trick_number = baza { $number }
voice-dealer = dador: { $who }
voice-phase = fase: { $name }
voice-stake = apuesta { $number }
voice-in_stock = { $cards } en el monte
voice-dealt_open = repartidas boca arriba: { $cards }
voice-from_player = de parte { GEN($who) }: { $cards }
voice-lies_open = boca arriba: { $cards }
voice-laid_out = expuestas: { $cards }
voice-seen_at_cut = vistas al cortar: { $cards }
voice-and_others = { $who }, y quizá otros
voice-other_card = { $count ->
        [one] carta más
       *[other] cartas más
    }
voice-so_far = hasta ahora, primero tu bando: { $counts }
voice-so_far-alone = hasta ahora, primero tú: { $counts }
voice-bids = subastas: { $bids }
voice-trick_lies = en la mesa: { $cards }
voice-card_down = una carta boca abajo
voice-passed = paso
voice-hand = cartas { GEN($who) }: { $cards }
voice-hand-own = tus cartas: { $cards }
voice-may_exchange = puedes cambiar: { $offers }, o pasar
voice-may_show = puedes cantar: { $melds }, o pasar
voice-may_show_first = antes de jugar puedes cantar: { $melds }
voice-no_card = no tienes ninguna carta que puedas jugar: pasa
voice-may_play = puedes jugar: { $cards }
voice-may_lead_down = puedes salir con una carta boca abajo
voice-instead = en vez de jugar puedes decir: { $choices }.
voice-must_give = { $name }: cartas que debes dar, una tras otra: { $many }
voice-may_give = { $name }: cartas que puedes dar, una tras otra: { $many }
voice-chosen = elegidas: { $cards }
voice-give_these = puedes dar: { $cards }
voice-give_or_pass = puedes dar: { $cards } (o pasar)
voice-take = tomar { $card }
voice-give = dar { $card }
voice-nothing_bid = aún no hay subasta.
voice-highest_bid = la subasta más alta: { $bids }, de { $who }.
voice-offer = { $name }: ¿qué dices, { $choices }?
offer-said = { $who }: «{ $said }».
offer-led_down = se ha salido con una carta boca abajo: { $who }.
offer-face_down = Se puede salir con una carta boca abajo (aquí: { $typed }; en pantalla completa: tecla f). Así empieza «{ $name }»: se pregunta al otro bando, sin que vea la carta, y responde: { $answers }.
offer-stake = por { $points }
offer-concedes = abandonas; { $others } { $gets }
offer-you_are = eres «{ $name }»
offer-out = apartas tus cartas
offer-wins = ganas la partida
offer-then = luego: { $state }
offer-takes_n = tomas { $cards }{ $source }
offer-takes_all = las tomas todas{ $source }
offer-takes_as = tomas otras tantas{ $source }
offer-goes_to = lo que das va { DAT($to) }{ $more }
offer-nothing = la mano sigue
offer-out_of_bidding = no subastas más
offer-no_bid = no subastas
offer-hold = subastas lo mismo y vas antes que quien subastó
offer-by_rules = según las reglas: { $text }
offer-swap = pones { $cards } en lugar de { $card }
offer-counted = { $name }: { $number } más
offer-whoever = quien lo dice { $effects }
offer-then-answers = luego responde { $who }: { $answers }
offer-yields = abandona, lo que te da { $points }
offer-only = { $name }: solo puedes decir { $choices }.
voice-may_say = puedes decir: { $choices }
voice-solved = puntos menos los de los demás, si todos juegan lo mejor posible
voice-solved-sure = puntos menos los de los demás, que cada uno tiene asegurados contra todos
voice-solved-best = lo mejor para { $who }: { $moves }
voice-solved-line = un desarrollo en el que todos juegan lo mejor posible
voice-solved-match = la partida está ganada
voice-solved-match-lost = la partida está perdida
voice-solved-played = como se jugó
voice-solved-lost = { $move } regala { $points }
voice-solved-better = mejor: { $moves }
voice-solved-none_lost = no se regala nada
voice-solved-in_all = regalado en total: { $players }
voice-solved-the_match = la partida
voice-powers = Cartas especiales, primero las más fuertes:
voice-plain_by_suit = Cartas corrientes de cada palo, de mayor a menor:
minutes-played_by = Jugado por
minutes-side = Bando
minutes-player = Jugador
minutes-hand = Mano repartida
minutes-before = Antes del juego
minutes-play = El juego
minutes-score = El tanteo
minutes-trick = Baza
minutes-taken_by = La gana
minutes-after = Tras la baza { $number }: { $text }
minutes-legend = La carta de salida va en cursiva, la que gana la baza en negrita.
minutes-rules = Reglas: la spec { $spec }, sha256 { $digest }; las cartas de la semilla { $seed }
minutes-stops = El acta se detiene aquí, antes del final de la partida.
step-keys = Intro: seguir; b: atrás; d y un número: a esa mano; q: terminar
step-begins = aquí empieza el acta
step-ends = aquí termina el acta
step-no_deal = en esta acta no hay mano { $number }
prompt-card = carta
prompt-exchange = cambio
prompt-answer = respuesta
prompt-meld = cante
prompt-order = carta { GEN($who) }, o Intro para dejarla a su juicio
prompt-concede = abandonar, o Intro para seguir jugando
prompt-sure = { $yes }, o Intro para seguir jugando
prompt-cover = solo el jugador { $number } ante la pantalla: pulsa Intro
play-welcome = h dice qué se puede escribir, ? muestra las cartas especiales, q termina
play-left = Dejas la mesa.
play-left-record = Dejas la mesa. La partida sigue con: { $command }
play-plain = Para la pantalla completa: { $command }
play-plain-dumb = Línea por línea: esta terminal (TERM) se dice simple; en otra hay pantalla completa.
full-holds = tiene la baza
full-took = ganó la baza
full-card = tu turno: una carta
full-cards = cartas en mano
full-last = última baza ({ $number })
full-no_card = ninguna carta en la mesa
full-wait = juegan los demás
play-thinks = { $who } piensa
play-thinking = pensando
full-over = La partida ha terminado; Intro para dejar la mesa.
full-type = ← → Intro: jugar; o escribe: una carta, h ayuda, ? poderes, q salir
full-leave = Esc o Intro: volver a la mesa
play-no_talk = en este juego no se habla en la mesa
play-only_signs = aquí no se habla: los compañeros se hacen señas; `talk` da las cartas que tienen una
play-director = solo el director de tu bando puede abandonar la mano: { $who }
play-not_your_turn = no es tu turno
play-cannot_obey = así no se puede; juega como mejor le parece: { $who }
play-unread = { $text } no se entiende; `h` dice qué se puede escribir
play-unread-near = { $text } no se entiende; ¿quizá { $names }?
play-cannot_be_had = { $card } no se puede tener por { $given }
play-undone = jugada retirada
play-undo-none = no hay nada tuyo que retirar
play-undo-other = el último en decidir fue { $who }: lo que otros han hecho no se retira sin ellos
play-forced-on = las cartas forzadas se juegan solas
play-forced-off = también se preguntan las cartas forzadas
play-too_many = es más de lo que ahora se pide
play-concede-sure = ¿Abandonar la ronda? Entonces { $others } { $gets }.
play-no_trick = aún no se ha jugado ninguna baza
play-last = última baza, n.º { $number }: { $cards }
play-not_in_trick = { $card } no está en la última baza: { $cards }
play-named = entre ellas: { $cards }
play-saved = la partida hasta aquí está escrita en { $file }
hint-would = un bot haría esto: { $deed }
hint-worth = { $deed }: { $worth } puntos de media en { $tried } pruebas
hint-only = no se puede hacer otra cosa
hint-takes = toma la baza, que tiene { $who } con { $card }
hint-stays = no toma la baza, que tiene { $who } con { $card }
hint-better = { $points } puntos más que lo siguiente, { $deed }, en manos jugadas hasta el fin desde aquí
hint-as_good = no mejor que { $deed }, en manos jugadas hasta el fin desde aquí
talk-number =   { $number }. { $text }
talk-hold = tengo esta: { $power }
talk-strong = tengo buenas cartas
talk-weak = no tengo nada
talk-take = toma esta baza
talk-leave = déjame esta baza
talk-lead = sal de este palo: { $suit }
talk-sign = una seña: { $card }
help-card = jugar esta carta
help-card-given = jugar esta carta (en un cambio: darla o tomarla)
help-face_down = salir con ella boca abajo (en breve: { $short })
help-exchange = cambiar; { $pass } para seguir sin cambio
help-answer = responder con una de las palabras mostradas, o con su principio
help-meld = cantar algo, por su nombre o por su principio
help-concede = abandonar la mano
help-several = dar varias cartas a la vez
help-enter = lo único posible, si no hay otra cosa
help-rules = las reglas del juego
help-table = otra vez la mesa
help-last = la última baza
help-why = por qué esta carta de la última baza la ganó o no; sin carta, todas
help-score = el tanteo, como lo anota el juego
help-hint = qué haría un bot en tu lugar
help-talk = lo que suele decirse en esta mesa; se dice con su número
help-talk-signs = las cartas que tienen seña; se hace con su número
help-undo = retirar tu última decisión
help-save = escribir la partida hasta aquí en un archivo
help-forced = que las cartas forzadas se jueguen solas, o no
help-say = hablar en la mesa
help-say-signs = hacer al compañero la seña de una carta
help-powers = lo que valen ahora las cartas
help-help = esta lista
help-quit = terminar
type-pass = paso
type-for = por
type-give = dar
type-take = tomar
type-face_down = boca abajo
type-concede = abandonar
type-say = decir
type-help = ayuda
type-powers = poderes
type-rules = reglas
type-table = mesa
type-last = última
type-why = porqué
type-score = tanteo
type-hint = consejo
type-talk = hablar
type-undo = atrás
type-save = guardar
type-forced = forzadas
type-quit = salir
type-yes = sí
type-card = CARTA
type-file = ARCHIVO
type-text = TEXTO
refused-not_held = { $card } no está entre tus cartas
refused-not_held_by = { $card } no está entre las cartas { GEN($who) }
refused-guard = { $rule }; puedes jugar: { $cards }
refused-suit_led = no se puede salir de este palo ({ $suit })
refused-suit_played = no se puede jugar este palo ({ $suit })
refused-suit_led-yet = todavía no se puede salir de este palo ({ $suit })
refused-suit_played-yet = todavía no se puede jugar este palo ({ $suit })
refused-only_led = solo se puede salir con { $cards }
refused-only_played = solo se puede jugar { $cards }
refused-follow = debes servir al palo ({ $suit }): { $cards }
refused-follow_led = debes servir al palo de salida: { $cards }
refused-follow_beating = debes servir al palo ({ $suit }) y matar a la carta que lleva la baza: { $cards }
refused-beat = debes matar a la carta que lleva la baza: { $cards }
refused-must = debes jugar { $what }: { $cards }
refused-cards = debes jugar una de estas cartas: { $cards }
refused-choice = ahora no se puede; puedes: { $choices }
refused-no_action = en este juego no hay tal cosa
refused-over = la partida ha terminado
refused-concession = ahora no se puede abandonar la mano
refused-nothing = no tienes ninguna carta que puedas jugar: pasa
refused-face_down = ahora no se puede salir con una carta boca abajo
judged-plain = { $card } es corriente: no está entre las cartas especiales.
judged-absent = { $card } es corriente: «{ $power }» solo existe si { $when }.
judged-in_force = { $card } está en vigor: «{ $power }».
judged-out-plain = { $card } («{ $power }») no está en vigor, porque { $why }; cuenta como corriente.
judged-out-dead = { $card } («{ $power }») no está en vigor, porque { $why }; no vale nada.
judged-led = { $card } es la carta de salida y lleva la baza.
judged-takes = { $card } mata a { $holder }: { $why }.
judged-stays = { $card } no mata a { $holder }: { $why }.
judged-barred = { $card } no se puede jugar aquí, si hay elección: { $rule }
judged-barred_lead = no se puede salir aquí con { $card }, si hay elección: { $rule }
because-dead = una carta sin valor no mata nunca
because-yielded = «{ $other }» cede ante { $cards }
because-target = «{ $power }» mata a { $cards }
because-takes_plain = «{ $power }» mata a toda carta corriente o sin valor
because-out_of_reach = «{ $power }» mata a { $takes }, y a ninguna carta como esa
because-below = «{ $other }» está por encima de «{ $power }»
because-lower = es la carta más baja de «{ $power }»
because-takes_nothing_lower = «{ $power }» no mata a ninguna carta especial inferior
because-above = «{ $power }» está por encima de «{ $other }»
because-higher = es la carta más alta de «{ $power }»
because-untouched = una carta corriente no mata a «{ $other }» en vigor
because-first_of_a_suit = es la primera carta que tiene palo
because-other_suit = no es del mismo palo
because-ranks_lower = es más baja en el palo
because-not_next = no es la carta inmediatamente superior del palo
because-ranks_higher = es más alta en el palo
because-equal_first = son iguales, y queda la primera jugada
because-equal_nobody = son iguales, y ninguna tiene la baza
because-equal_last = son iguales, y mata la última jugada
because-equal_nothing_lower = son iguales, pero «{ $power }» no mata a nada inferior
because-equal_suit_before = son iguales, y su palo va antes
because-equal_suit_after = son iguales, y su palo no va antes
fate-won = { $card } ganó la baza
fate-never_held = { $card } nunca llevó la baza: no mató a { $by }
fate-taken = { $card } llevó la baza hasta que otra carta se la ganó: { $by }, carta { $number }
fate-tied = { $card } llevó la baza, pero la comparte con su igual: { $by }, carta { $number }
