### The French messages; the head of en.ftl says how they are written.

# Words that draw together where they meet.
contractions = de* le = du; de* les = des; de* honneurs|enchères|atouts|atout|épées|annonces|échelons|as = d'~; de* = de; à* le = au; à* les = aux; à* = à

## la feuille

value_of = { $name } = { $value }
given = { $name } : { $value }
status-conjecture = Une bonne part de cette lecture est conjecture.
status-customary = Comme on le joue d'ordinaire ; aucune source n'a été suivie.
status-incomplete = Les sources ont des lacunes ; le jeu n'est pas complet :
source-at = Source : { $what }.
note = Remarque : { $text }.
conjecture-see = Conjecture : voir n° { $number } sous « Ce qui est conjecture ».
changed-here = Comme dans { $name }, modifié ici ({ $section }) ; ce qui est cité parle de la règle de là-bas.
authored = { $text } †
authored-mark = † Dans les termes de l'auteur.
head-glance = En bref
glance-players = Joueurs
glance-sides = Camps
glance-pack = Cartes
glance-dealt = Cartes en main
glance-way = Sens du jeu
glance-match = Fin de la partie
glance-deal = Fin de la donne
glance-all_played = toutes les cartes des mains sont jouées
way-clockwise = dans le sens des aiguilles d'une montre
way-anticlockwise = dans le sens inverse des aiguilles d'une montre
head-aim = Le but du jeu

## les cartes

head-pack = Les cartes
pack-size = { $cards } en { $suits } couleurs
pack-apart = Hors couleurs : { $cards }.
pack-copies = Chaque carte existe en { $number } exemplaires.
pack-order = Dans chaque couleur, les cartes se suivent ainsi, de la plus forte à la plus faible : { $ranks }.
pack-order-else = Sauf autre ordre donné sous « Qui remporte la levée », les cartes d'une couleur se suivent ainsi, de la plus forte à la plus faible : { $ranks }.
pack-ranks_of = { $suits } : { $ranks }.
pack-groups = { $name } : { $suits }
pack-write = Une carte s'écrit avec la lettre de sa couleur en tête : { $example }.
pack-missing = Cartes qui manquent au jeu : { $cards }.
pack-suits = Les couleurs : { $suits }.
pack-suit = { $suit } ({ $letter })
col-suit = Couleur

## la table

head-seats = La table
seats-to = de { $least } à { $most }
seats-range = Le jeu se joue de { $least } à { $most }.
seats-usual = On est d'ordinaire { $players }.
seats-now = Cette feuille vaut pour { $players }.
seats-players = { $players } ; on joue { $way }.
seats-each = chacun joue pour soi
seats-opposite = les partenaires sont assis face à face
seats-every = les camps sont au nombre de { $number }, et leurs joueurs alternent autour de la table
seats-sides = partenaires, les joueurs étant numérotés à partir de 1 dans l'ordre du jeu : { $sides }
seats-player = joueur { $number }
seats-out = À chaque donne, un joueur ne joue pas : { $seat }.
seats-party = Il y a dans la donne un parti, « { $name } » ; en est : { $who }.
seats-secret = On ignore qui est de { $names } tant que les cartes qui le révèlent ne sont pas jouées ou la donne achevée.
seats-show = Les partenaires voient toujours le jeu l'un de l'autre.
talk-free = Les partenaires peuvent se dire tout ce qu'ils veulent.
talk-signals = Les partenaires peuvent se faire des signes, mais non parler de leurs cartes.
talk-none = Les partenaires ne doivent pas parler de leurs cartes.
seats-directors = Chaque camp a un chef pour toute la partie : { $players }, comptés à partir d'un joueur quelconque dans l'ordre du jeu.
seats-director_sees = Le chef voit le jeu de son camp.
seats-director_orders = Le chef peut dire à son camp quoi jouer.

## la donne

head-deal = La donne
deal-first = Premier donneur : { $seat }.
deal-forehand = Le joueur qui suit le donneur est premier en cartes.
deal-forehand-out = Le premier joueur après le donneur à prendre part à la donne est premier en cartes.
deal-order = On donne en commençant par le premier en cartes, dans l'ordre du jeu, et le donneur se sert en dernier.
deal-stock = Les cartes qui restent forment le talon, face cachée ; on y prend par le dessus.
deal-rest = Les cartes qui restent sont posées de côté, face cachée.
deal-thrown_in = Si la donne est annulée, le même joueur redonne ; elle ne compte pas.
deal-thrown_in-stake = Si la donne est annulée, le même joueur redonne ; elle ne compte pas, et l'enjeu reste ce qu'il était.
cut = coupe le jeu : { $seat }
cut-looks = coupe le jeu : { $seat }, en regardant pour soi seul, sous le paquet : { $cards }
cut-lays = parmi elles, on étale face visible, hors de la donne : { $cards } ; les autres sont remises dans leur ordre
deal-cards = le donneur sert à chacun { $cards }, { $packets }
deal-range = le donneur sert { $cards } à chacun des joueurs { $first } à { $last } dans l'ordre du jeu, { $packets }
deal-by_deal = d'une donne à l'autre { $cards }
deal-packet = { $number } par { $number }
deal-packets = par paquets de { $numbers }
deal-face_up = { $count ->
        [one] la première carte de chaque joueur reste face visible
       *[other] les { $cards } données d'abord à chaque joueur restent face visible
    }
deal-turned = l'une des cartes que reçoit { $seat } est celle qui a été retournée
deal-heap = { $count ->
        [one] on pose sur « { $heap } », face cachée, { $cards }
       *[other] on pose sur « { $heap } », face cachée, { $cards }
    }
turn-one = on retourne la première carte du talon ; sa couleur est « { $name } »
turn-more = on retourne des cartes du talon jusqu'à en voir { $number } couleurs ; ce sont « { $name } »
turn-keep = de plusieurs cartes d'une couleur, la plus forte reste, dans cet ordre : { $order } ; les autres vont sous le talon
turn-first = de plusieurs cartes d'une couleur, la première reste ; les autres vont sous le talon
turn-redeal = si les { $cards } retournées d'abord sont toutes d'une couleur, la donne est annulée
turn-empty = si le talon s'épuise avant, la donne est annulée
turn-under = la carte est glissée face visible sous le talon et sera piochée la dernière
turn-on = la carte reste sur le talon et sera piochée la première
turn-lies = ce qui reste est posé face visible à côté du talon et n'appartient à aucune main
bind-lowest = la couleur de la plus faible des cartes visibles des joueurs, selon les rangs du jeu, est « { $name } » ; entre plusieurs également faibles, { $which }
bind-highest = la couleur de la plus forte des cartes visibles des joueurs, selon les rangs du jeu, est « { $name } » ; entre plusieurs également fortes, { $which }
bind-first = la première donnée décide
bind-last = la dernière donnée décide
bind-dealt = la dernière carte donnée est montrée ; sa couleur est « { $name } » ; la carte reste dans sa main
lay_open-hand = désormais est étalé sur la table le jeu { GEN($who) }
lay_open-hand-late = après la levée { $number } est étalé sur la table le jeu { GEN($who) }
lay_open-heap = on montre à tous ce que contient « { $heap } »
lay_open-aside = on montre à tous les cartes écartées
heap-heap = dès la première entame, « { $heap } » appartient { DAT($who) }, comme cartes tenues et ramassées
heap-aside = dès la première entame, les cartes écartées appartiennent { DAT($who) }, comme cartes tenues et ramassées
again = tant que le talon a des cartes, on revient à « { $name } »
says-play = on entame la première levée
speak = vient « { $name } », voir « Ce qui se dit »

## les échanges

transfer = échange « { $name } » : { $text }
transfer-each = à tour de rôle, en commençant par { $seat }, chaque joueur
transfer-may = { $who } peut échanger { $gives } contre { $takes }{ $source }, une pour une
transfer-must = { $who } doit échanger { $gives } contre { $takes }{ $source }, une pour une
transfer-as_many = pour plusieurs cartes ou pour aucune ; la carte donnée prend la place de celle qui est prise
transfer-as_many-next = pour plusieurs cartes ou pour aucune ; la carte donnée est mise de côté, et l'on retourne la suivante du talon à la place de celle qui est prise
transfer-when = à condition que ceci soit vrai : { $when }
transfer-give_when = { $cards } (si { $when })
transfer-gives_may = { $who } peut donner { DAT($to) } { $portion } de ces cartes : { $gives }
transfer-gives_must = { $who } doit donner { DAT($to) } { $portion } de ces cartes : { $gives }
transfer-highest_may = { $who } peut donner { DAT($to) } { $gives }
transfer-highest_must = { $who } doit donner { DAT($to) } { $gives }
transfer-any_may = { $who } peut donner { $portion } { $cards } { DAT($to) }
transfer-any_must = { $who } doit donner { $portion } { $cards } { DAT($to) }
transfer-or_none = ou rien
transfer-takes_as = et en prend autant{ $source }
transfer-takes_as-some = et en prend autant{ $source }, parmi celles-ci : { $these }
transfer-takes_all = et les prend toutes{ $source }
transfer-takes_all-some = et prend toutes celles-ci{ $source } : { $these }
transfer-takes_n = et prend { $cards }{ $source }
transfer-takes_some = et prend { $cards }{ $source }, parmi celles-ci : { $these }
transfer-takes_first = on prend avant de rien donner
transfer-at_once = tous choisissent avant qu'aucune carte ne change de main
transfer-shown = les cartes données sont montrées à tous
portion-all = toutes
portion-all-any = toutes ses
portion-all_but = toutes sauf { $number }
portion-n = { $number }
portion-range = de { $least } à { $most }
from-turned = { " " }parmi les cartes retournées
from-exposed = { " " }parmi les cartes étalées
from-stock = { " " }au talon
from-aside = { " " }parmi les cartes écartées
from-heap = { " " }dans « { $heap } »
to-turned = les cartes retournées
    .dat = aux cartes retournées
to-exposed = les cartes étalées
    .dat = aux cartes étalées
to-stock = le talon
    .dat = au talon
to-aside = l'écart
    .dat = à l'écart
to-heap = « { $heap } »
    .dat = à « { $heap } »

## les cartes fortes

head-powers = Les cartes fortes
powers-intro = Les plus fortes d'abord. Une carte appartient à la première ligne qui la nomme ; une carte qui n'est dans aucune ligne est ordinaire.
powers-within = Dans une même ligne, les cartes se suivent comme il y est dit, sinon selon leur rang : une plus haute prend une plus basse.
powers-final = Quelles cartes sont en vigueur, on le sait quand la levée est complète ; on la parcourt alors depuis sa première carte.
powers-running = Une carte est jugée au moment où elle tombe, contre la carte alors maîtresse de la levée ; l'ordre des cartes peut donc compter.
powers-nothing = Une carte forte qui ne prend rien n'est forte que par ce à quoi elle résiste : en vigueur, elle ne cède qu'à celles qui sont plus haut ou qui la nomment.
powers-dead = Une carte sans valeur ne prend rien ; entamée, elle tient jusqu'à ce que tombe une carte qui peut la prendre.
powers-dead-unled = Une carte sans valeur ne prend rien.
mode = Quand { $when } : { $sentence }
powers-counts_as_open = { $power } : pour fournir, ces cartes sont de la couleur « { $suit } », et d'une couleur à part tant que celle-ci n'est pas fixée.
powers-counts_as_none = { $power } : ces cartes ne sont d'aucune couleur.
powers-ties = { $power } : { $rule }
trick-no_suit = Si la carte entamée n'est d'aucune couleur, la première après elle qui en a une fixe la couleur demandée.
powers-counts_as = { $power } : pour fournir, ces cartes sont de la couleur « { $suit } ».
col-number = N°
col-power = Nom
col-cards = Cartes
col-force = En vigueur
col-takes = Prend
col-else = Sinon
col-falls = Entamée en vigueur, cède à
force-when = quand { $when }
takes-all = toutes les cartes fortes inférieures et toutes les cartes ordinaires
takes-lower = les cartes fortes inférieures
takes-plain = toutes les cartes ordinaires
takes-nothing = rien
takes-yields = cède à { $cards }
else-dead = sans valeur
else-plain = carte ordinaire
else-never = –
falls-nothing = rien
falls-sometimes = parfois { $cards }
row-row = toutes du n° { $numbers }
head-bound = Les cartes fortes avec { $names }
bound-intro = Toutes les cartes fortes du jeu, avec ces couleurs, de la plus forte à la plus faible.
bound-plain = Cartes ordinaires, de la plus forte à la plus faible :
head-trick = Qui remporte la levée
trick-led = La carte entamée est maîtresse de la levée. Chaque carte suivante la prend à la carte alors maîtresse, ou ne la prend pas.
trick-plain = Une carte ordinaire ne prend qu'une carte ordinaire plus faible de la même couleur.
trick-next = Une carte ordinaire ne prend que la carte ordinaire immédiatement inférieure de sa couleur.
trick-order = Parmi les cartes ordinaires, { $cards } : l'ordre, de la plus forte à la plus faible, est { $ranks }.
trick-order-any = L'ordre des cartes ordinaires, de la plus forte à la plus faible, est { $ranks }.
trick-order-powers = Celles d'entre elles qui sont cartes fortes ont le rang de leur ligne.
ties-first = De deux cartes égales, la première jouée l'emporte.
ties-last = De deux cartes égales, la dernière jouée l'emporte.
ties-suits = De deux cartes égales, la couleur décide, de la plus forte à la plus faible : { $suits }.
ties-nobody = Si les deux plus fortes cartes sont égales, personne ne remporte la levée.

## le jeu

head-play = Le jeu de la carte
play-leader = Entame la première levée : { $seat }.
play-leader-holder = Si personne n'a la carte en main, le premier en cartes entame.
play-leader-next = Qui fait une levée entame la suivante.
play-leader-nobody = Qui fait une levée entame la suivante ; si personne ne la fait, le même joueur entame encore, et ses cartes ne comptent pour personne.
play-lead-free = On peut entamer n'importe quelle carte.
play-lead-guarded = On peut entamer n'importe quelle carte, sauf ce qui est défendu plus bas.
play-phase = { $name } – jusqu'au moment où { $until } :
play-phase-end = { $name } – jusqu'à la fin :
play-free = On peut jouer n'importe quelle carte sur celle qui est entamée.
play-ladder = Sur la carte entamée, on joue la première de ces choses que la main permet :
play-ladder-else = Si la main n'en permet aucune, on peut jouer n'importe quelle carte.
play-rung-when = { $rung }, mais seulement quand { $when }
play-rung-plays = qui tient { $cards } peut jouer { $plays }
play-draw = Après chaque levée, chacun pioche au talon { $cards }, celui qui a fait la levée d'abord.
play-draw-short = Si le talon ne suffit pas, les derniers ne piochent pas.
play-draw-open = La première carte du talon est face visible.
play-guards = En outre :
play-guards-lapse = Une défense qui ne laisserait à un joueur rien à jouer ne le lie pas.
play-face_down = On peut entamer d'une carte face cachée ; cela ouvre le dialogue « { $name } ».
play-concede = Un camp peut abandonner la donne à tout moment, même hors de son tour ; alors { $others } { $gets }, et la donne est finie.
play-concede-when = Quand { $when }, un camp peut abandonner la donne à tout moment, même hors de son tour ; alors { $others } { $gets }, et la donne est finie.
play-concede-alone = Un joueur peut abandonner la donne à tout moment, même hors de son tour ; alors { $others } { $gets }, et la donne est finie.
play-concede-when-alone = Quand { $when }, un joueur peut abandonner la donne à tout moment, même hors de son tour ; alors { $others } { $gets }, et la donne est finie.
play-passes = Qui n'a aucune carte permise passe ; l'entame va alors au joueur suivant qui peut entamer, et la donne finit quand personne ne le peut.
play-lone = Entamées, ces cartes forment une levée à elles seules, à laquelle personne ne joue : { $cards }.
play-ends = La donne finit après une levée quand { $when }, et au plus tard quand les mains sont vides ; les cartes qui restent ne sont pas jouées.
play-ends-all = La donne finit quand toutes les cartes des mains sont jouées.

## ce qui se dit

head-contracts = Les contrats, du plus bas au plus haut
col-contract = contrat
col-bid = nombre
col-binds = fixe
contract-bids = de { $least } à { $most }
contract-bids-by = de { $least } à { $most }, de { $step } en { $step }
head-dialogues = Ce qui se dit
dialogues-intro = Tout cela se dit à voix haute. Là où rien n'est dit de la suite, le dialogue est clos et le jeu continue.
opponent-next = Pour le camp adverse répond le joueur qui a déjà parlé pour lui dans ce dialogue, sinon son premier joueur après celui qui a parlé.
opponent-directed = Pour le camp adverse répond le joueur qui a déjà parlé pour lui dans ce dialogue, sinon son chef.
speaker-opens = celui qui l'ouvre
opens-step = À sa place dans la donne.
opens-face_down_lead = Celui qui doit entamer peut entamer sa carte face cachée, et ouvre ainsi ce dialogue.
opens-face_down_lead-turned = La carte est retournée quand le dialogue est clos ; si la donne est abandonnée, personne ne la voit.
opens-lead = Celui qui doit entamer peut l'ouvrir avant d'entamer.
opens-turn = Celui dont c'est le tour peut l'ouvrir avant de jouer.
opens-after_trick = Celui qui a fait une levée l'ouvre, avant que personne ne pioche.
opens-bonus = Quand la prime de ce nom est gagnée.
opens-when = Seulement quand { $when }.
state-by = { $seat } dit l'une de ces choses
state-by-again = d'abord { $seat }, et à chaque retour { $next }, dit l'une de ces choses
state-in_turn = chacun parle une fois à son tour, en commençant par { $seat }, quoi qu'aient dit les autres
in_turn-then = Quand tous ont parlé, on passe à « { $state } ».
in_turn-last = Ce que dit le dernier décide de la suite : { $ways } ; sinon le dialogue est clos.
in_turn-way = après « { $choice } », on passe à « { $state } »
auction-round = Des enchères : { $seat } parle d'abord, puis les autres à leur tour. Chacun monte au-dessus de la dernière enchère, d'autant qu'il veut, ou passe. Elles finissent quand la plus haute enchère possible est faite, ou que personne ne peut plus monter.
auction-pairs = Des enchères à deux : le joueur suivant fait ses offres, toujours plus hautes, et a pour répondant { $seat }, qui tient l'enchère ou passe. Quand l'un des deux a passé, le joueur suivant fait ses offres à celui qui reste, et ainsi de suite.
auction-bids = Les enchères, de la plus basse à la plus haute : { $bids }.
auction-contracts = On enchérit par des contrats ; leur table dit lequel est plus haut.
auction-bids-step = Les enchères : de { $first } à { $last }, de { $number } en { $number }.
auction-final = Qui a passé ne peut plus enchérir.
auction-free = Qui a passé peut enchérir de nouveau ; c'est fini quand tous les autres ont passé l'un après l'autre.
auction-once = Chacun parle une fois, et c'est fini.
auction-rounds = Personne ne parle plus de { $number } fois.
auction-elder = Un joueur placé avant l'enchérisseur, à compter du premier à parler, peut tenir l'enchère au lieu de monter ; elle est alors à lui.
auction-must = Si tous les autres ont passé sans qu'il y ait d'enchère, un joueur doit enchérir : { $seat }.
auction-nobody = Si personne n'enchérit : { $text }.
auction-won = Après la dernière enchère : { $text }.
auction-beside = À côté des enchères, on peut dire :
col-says = Dit
col-when = Condition
col-effect = Effet
says-stake = l'enjeu vaut désormais { $points }
says-concedes = abandonne la donne ; { $others } { $gets }, et la donne est finie
says-then = on passe à « { $state } »
says-then-next = c'est au joueur suivant
says-then-again = il parle encore
says-over = rien ne suit
says-range = { $first } … { $last }
says-each = { $name } …
says-bid = enchérit { $number }
says-bid-that = enchérit le nombre dit
says-bid-contract = annonce un contrat qui n'est pas au-dessous de la plus haute enchère
says-bid-within = annonce un nombre, au plus celui de ses cartes
says-bind = { $name } : { $value }
says-bind-speaker = qui le dit est « { $name } »
says-phase = désormais on joue comme il est dit sous « { $name } »
says-swap = échange { $cards } contre la carte qui est{ $source }
says-out = reste hors du jeu jusqu'à la fin de la donne, ses cartes posées sans être vues : { $seat }
says-ends = la donne est finie et comptée telle quelle
says-thrown_in = la donne est annulée
says-wins = gagne la partie

## le sens des noms

head-definitions = Le sens des noms

## le compte

head-score = Ce que vaut une donne
score-cards = { $name } : { $values }.
score-value = { $cards } : { $points } par carte
score-value-other = toute autre carte : { $points }
score-cards-taken = Ce que comptent les cartes d'une levée va à qui la fait.
score-counters = On tient à chaque donne, pour chaque joueur, le compte de ceci : { $names }.
score-tier = De ces lignes, seule compte la première qui est vraie, séparément pour { $whom } :
score-add = Toutes celles de ces lignes qui sont vraies comptent, pour { $whom } :
score-pool-short = Si plusieurs réclament d'un pot plus qu'il ne contient, on le partage en proportion, en arrondissant au-dessous.
col-award = Pour
col-points = Points
score-stake = L'enjeu de chaque donne est { $stake }.
score-stake-raised = L'enjeu est { $stake } au début de chaque donne, tant qu'on ne le relance pas.
score-stake-draw = Après une donne nulle, où personne ne marque, la suivante commence avec un enjeu de { $after }, quel que soit le nombre de nulles de suite.
bonus-lead = { $name } : qui entame { $cards } { $effects }
bonus-lead-any = { $name } : qui entame { $effects }
bonus-lead-for = { $name } : quand on entame { $cards }, { $whom } { $effects }
bonus-lead-for-any = { $name } : quand on entame, { $whom } { $effects }
bonus-play = { $name } : qui joue { $cards } { $effects }
bonus-play-any = { $name } : qui joue une carte { $effects }
bonus-play-for = { $name } : quand on joue { $cards }, { $whom } { $effects }
bonus-play-for-any = { $name } : quand on joue une carte, { $whom } { $effects }
bonus-trick = { $name } : qui fait une levée avec { $cards } { $effects }
bonus-trick-any = { $name } : qui fait une levée { $effects }
bonus-trick-for = { $name } : quand une levée est faite avec { $cards }, { $whom } { $effects }
bonus-trick-for-any = { $name } : quand une levée est faite, { $whom } { $effects }
bonus-lead-only = { $name } : quand on entame { $cards }
bonus-lead-only-any = { $name } : quand on entame
bonus-play-only = { $name } : quand on joue { $cards }
bonus-play-only-any = { $name } : quand on joue une carte
bonus-trick-only = { $name } : quand on fait une levée avec { $cards }
bonus-trick-only-any = { $name } : quand on fait une levée
bonus-binds = dès lors { $names }
bonus-opens = ouvre « { $name } »

## la partie

head-match = D'une donne à l'autre
match-pools = Au milieu sont des jetons : { $names }.
match-pool-start = { $name } (d'abord { $number })
match-before_each = Avant de donner les cartes :
match-marks = Après chaque donne, on exécute la première de ces lignes qui est vraie ; puis on reprend la liste au début, jusqu'à ce qu'aucune ne soit vraie :
match-at_the_end = La partie finie, voici ce que les joueurs règlent entre eux ; cela ne change pas qui a gagné :
match-ends = La partie finit après une donne, quand { $when }.
match-ends-at_once = La partie finit aussitôt que ceci est vrai : { $when } ; fût-ce au milieu d'une donne, qui alors ne compte plus.
match-most = Gagne alors le camp qui a le plus de* { $what } ; à égalité, personne ne gagne.
match-most-alone = Gagne alors celui qui a le plus de* { $what } ; à égalité, personne ne gagne.
match-fewest = Gagne alors le camp qui a le moins de* { $what } ; à égalité, personne ne gagne.
match-fewest-alone = Gagne alors celui qui a le moins de* { $what } ; à égalité, personne ne gagne.
total-points = { $name } : on marque ici chaque point gagné.
total-marks = { $name } : on ne marque que là où une règle en fait gagner ou perdre.
total-last = { $name } : les points des { $deals } les plus récentes.
total-grows = À la fin de chaque donne, avant qu'elle soit comptée, s'y ajoute ceci : { $points }.
match-lot = Pour la première donne, chacun tire une carte, et la plus faible donne ; si la plus faible est tirée deux fois, tous tirent de nouveau.
match-next = Donneur suivant : { $seat }.
match-next-winner = Le gagnant est du camp qui a le plus marqué dans la donne, à savoir son premier joueur après { $seat } ; de plusieurs camps, le premier après { $seat }.
match-next-loser = Le perdant est le premier joueur après { $seat } dont le camp n'a pas marqué le plus ; si tous ont marqué autant, redonne { $seat }.
match-next-draw = Donneur après une donne nulle : { $seat }.
match-title = { $name } : le joueur d'un camp pour lequel, au début de la donne, { $when }.
match-title-alone = { $name } : le joueur pour lequel, au début de la donne, { $when }.

## exemples et sources

head-examples = Exemples
examples-some = { $shown } exemples sur { $all } :
examples-all = Les { $all } exemples, tous :
given-number = numéro de la levée
given-later = à un pli ultérieur
given-played = joué auparavant
given-tricks = levées des camps
given-winners = levées faites par
given-winning_seats = levées faites par
given-deal = donne
given-deals = points des donnes précédentes
given-stake = enjeu
given-slate = ardoise
given-seat = joueur
given-leader = entame
given-dealer = donneur
given-hands = mains
given-held = tenu à la première entame
given-dealt = donné
given-turned_up = retourné
given-face_up = face visible
given-laid_out = étalé
given-bids = enchères
given-said = dit
given-players = joueurs
given-sits_out = hors du jeu
given-stock = talon
given-points = points
given-won_with = levées faites avec
given-conceded_by = abandonné par
example-trick = joué tour à tour : { $cards }
example-wins = { $card } remporte la levée
example-first = la première carte { $card }
example-pass = passe
example-nobody = personne ne remporte la levée
example-legal = on peut jouer { $cards }
example-hand = en main : { $cards }
head-sources = Sources
head-guesses = Ce qui est conjecture
sources-none = Cette description ne nomme aucune source.
source-customary = aucun texte, mais le jeu tel qu'on le joue communément
section-deck = cartes
section-seats = table
section-heaps = tas
section-deal = donne
section-powers = cartes fortes
section-plain = cartes ordinaires
section-ties = cartes égales
section-resolve = jugement de la levée
section-play = jeu de la carte
section-contracts = contrats
section-dialogues = ce qui se dit
section-melds = annonces
section-define = noms
section-deal_ends = fin de la donne
section-card_points = points des cartes
section-bonuses = primes
section-counters = décomptes
section-score = compte
section-match = partie
section-sources = sources
section-examples = exemples
conjectures = Là où les sources se taisent ou ne sont pas claires, cette feuille suit ces conjectures :

## les annonces

head-melds = Les annonces
melds-step = on montre « { $name } », voir Les annonces
melds-first_trick = { $name } : la première levée complète, chacun montre ce qu'il tenait avant elle
melds-lead = { $name } : celui qui doit entamer peut montrer de telles cartes avant d'entamer
melds-turn = { $name } : chacun peut montrer de telles cartes avant de jouer sa première carte
melds-after_trick = { $name } : celui qui fait une levée peut montrer ensuite de telles cartes, avant que personne ne pioche
melds-one = Une seule annonce à la fois
melds-best_first = Une meilleure passe avant une moins bonne
melds-when = Seulement si { $when }
col-meld = Annonce
meld-run = { $number } qui se suivent dans une couleur, ni plus ni moins
meld-run-more = { $number } ou plus qui se suivent dans une couleur
meld-run-range = de { $number } à { $most } qui se suivent dans une couleur
meld-set = { $number } d'un même rang et de couleurs différentes : { $ranks }
meld-set-any = { $number } d'un même rang, de n'importe quelles couleurs : { $ranks }
meld-cards = Une de chaque : { $cards }
meld-copies = { $cards } ; chacune { $number } fois
melds-order = Les cartes se suivent, de la plus haute à la plus basse, ainsi : { $ranks }
melds-family = Une carte ne sert qu'une fois parmi { $names }, la meilleure d'abord
melds-family-again = Une carte qui a servi pour l'une de celles-ci, { $names }, ne sert de nouveau que pour une meilleure d'entre elles
melds-best_side = Seul compte le camp qui a la meilleure annonce, et il compte toutes les siennes
melds-compared = La meilleure est celle qui est plus haut dans la table, puis la plus longue, puis la plus haute{ $better }
melds-better = , puis celle où figure { $cards }
melds-elder = , puis celle du joueur le plus proche du premier en cartes
melds-nobody = ; de deux égales en tout, aucune ne compte

## petits mots

and = et
or = ou
not = la condition suivante n'est pas remplie ({ $fact })
colon = { $name } : { $text }
quoted = « { $words } »
none = rien
bracketed = ({ $text })
noted = { $text } ({ $note })
definition = { $name } veut dire ceci : { $text }


## noms que les descriptions emploient sans titre

name-points = { $count ->
        [one] point
       *[other] points
    }
    .each = chaque point
name-eyes = { $count ->
        [one] point de carte
       *[other] points de cartes
    }
    .each = chaque point de carte
name-pips = { $count ->
        [one] point de carte
       *[other] points de cartes
    }
    .each = chaque point de carte
name-honours = { $count ->
        [one] honneur
       *[other] honneurs
    }
    .each = chaque honneur
name-strokes = { $count ->
        [one] trait
       *[other] traits
    }
    .each = chaque trait
name-banners = { $count ->
        [one] bannière
       *[other] bannières
    }
    .each = chaque bannière
name-rungs = { $count ->
        [one] échelon
       *[other] échelons
    }
    .each = chaque échelon
name-blobs = { $count ->
        [one] pâté
       *[other] pâtés
    }
    .each = chaque pâté
name-faults = { $count ->
        [one] point de faute
       *[other] points de faute
    }
    .each = chaque point de faute
name-bags = { $count ->
        [one] levée en trop
       *[other] levées en trop
    }
    .each = chaque levée en trop
name-payment = { $count ->
        [one] paiement
       *[other] paiements
    }
name-declared = points d'annonces
name-difference = différence
name-worth = valeur
name-value = valeur
name-total = total
name-penalty = pénalité
name-matadors = matadors
name-songs = chants
name-pool = pot
name-hearts = cœur
name-spades = pique
name-diamonds = carreau
name-clubs = trèfle
name-acorns = glands
name-bells = grelots
name-leaves = feuilles
name-ace = as
name-king = roi
name-queen = dame
name-jack = valet
name-two = deux
name-three = trois
name-four = quatre
name-five = cinq
name-six = six
name-seven = sept
name-eight = huit
name-nine = neuf
name-pope = pape
name-devil = diable
name-emperor = empereur
name-trumps = atout
name-trump = atout
name-draw = pioche
name-last = talon épuisé
name-last_three = les trois dernières cartes
name-last_six = les six dernières cartes
name-last_trick = dernière levée
name-marriage = mariage
name-bidding = enchères
name-auction = enchères
name-naming = choix de l'atout
name-taking = prise
name-pass = je passe
name-pass_again = je passe encore
name-pass_round = je passe, second tour
name-pass_out = tous passent
name-accept = j'accepte
name-raise = relance
name-give_up = j'abandonne
name-play = je joue
name-play_on = je continue
name-throw_in = donne annulée
name-discard = écart
name-ace_robs = l'as pille
name-dealer_robs = le donneur pille
name-name_S = pique
name-name_H = cœur
name-name_D = carreau
name-name_C = trèfle
name-trump_S = atout pique
name-trump_H = atout cœur
name-trump_D = atout carreau
name-trump_C = atout trèfle
name-announcements = annonces
name-four_equal = carré
name-four_knaves = carré de valets
name-four_nines = carré de neuf
name-tierce = tierce
name-fifty = cinquante
name-hundred = cent
name-belote = belote
name-dix_de_der = dix de der
name-litige = litige
name-valet = valet d'atout
name-made = contrat fait
name-even = partage égal
name-fallen = chute
name-won = donne gagnée
name-reached = points atteints
name-opponents = adversaires
name-hombre = hombre
name-old = cartes fixes
name-free = carte libre
name-game-is-up = partie finie
name-honours-count = les honneurs comptent
name-propose = je propose
name-propose_again = je propose encore
name-refuse = je refuse
name-refuse_again = je refuse encore
name-accept_again = j'accepte encore
name-proposal = proposition
name-again = nouvelle proposition
name-first_discard = premier écart
name-turned_king = roi retourné
name-attack = attaque
name-defence = défense
name-coinche = coinche
name-surcoinche = surcoinche
name-claim = annonce du compte
name-capot = capot
name-spadille = spadille
name-manille = manille
name-basto = baste
name-ponto = ponte
name-ask = demande
name-sans-prendre = sans-prendre
name-change = échange des cartes
name-twenty = vingt
name-forty = quarante
name-change_the_seven = échange du sept
name-change_the_two = échange du deux
name-keep_the_seven = je garde le sept
name-keep_the_two = je garde le deux
name-be_silent = je me tais
name-tute = tute
name-telling = tute
name-tute_in_hand = tute en main
name-slam = chelem
name-truc = truc
name-raise_again = nouvelle relance
name-O = deniers
name-E = épées
name-bid_0 = j'annonce 0
name-bid_1 = j'annonce 1
name-bid_2 = j'annonce 2
name-bid_3 = j'annonce 3
name-bid_4 = j'annonce 4
name-bid_5 = j'annonce 5
name-bid_6 = j'annonce 6
name-bid_7 = j'annonce 7
name-bid_8 = j'annonce 8
name-bid_9 = j'annonce 9
name-bid_10 = j'annonce 10
name-bid_11 = j'annonce 11
name-bid_12 = j'annonce 12
name-bid_13 = j'annonce 13
name-pass_to_the_left = passe à gauche
name-pass_to_the_right = passe à droite
name-pass_across = passe en face
name-stand = je joue
name-standing = qui joue
name-take_the_miss = je prends la main morte
name-miss = main morte
name-defend_the_pool = je défends le pot
binding-chosen = couleur choisie
binding-contract = contrat
binding-trump = atout
binding-offered = couleur proposée
binding-called = carte appelée
binding-declarer = le déclarant
binding-maker = le preneur
binding-raiser = le dernier à relancer
binding-claimer = celui qui annonce son compte
binding-closer = celui qui ferme
binding-opener = le premier à entamer
binding-defender = le défenseur
binding-ombre = l'hombre
binding-refuser = celui qui refuse
binding-payer = le payeur
award-win = gain
award-tricks = levées
award-game = gain de la donne
award-made = contrat fait
award-lost = donne perdue
award-won = donne gagnée
award-failed = chute
award-fallen = chute
award-points = points
award-eyes = points de cartes
award-cards = points des cartes
award-single = gain simple
award-difference = différence
award-point = point
award-stake = enjeu
award-pot = pot
award-deal = mise du donneur
award-ante = mise
award-tie = partage égal
award-total = total
award-even = partage égal
award-in_litige = mise en litige
award-litige = litige
award-belote = belote
award-capot = capot
award-dedans = dedans
award-beast = bête
award-bete = bête
award-codille = codille
award-matadors = matadors
award-passes = jetons de qui passe
award-last_trick = dernière levée
award-first_trick = première levée
award-more_tricks = le plus de levées
award-forehand = premier en cartes
award-five_tricks = cinq levées
award-all_five = les cinq levées
award-all = tout à l'adversaire
award-against = points de l'adversaire
award-overtricks = levées en trop
award-nil = zéro annoncé et tenu
award-nil_broken = zéro annoncé et manqué
award-bags_paid = levées en trop payées
award-ten_bags = dix levées en trop
award-set = enchère manquée
award-exact = enchère tenue exactement
award-three_honours = trois honneurs
award-four_honours = quatre honneurs
award-marriage = mariage
award-vole = vole
award-march = vole
award-match = toutes les levées
award-moon = grand chelem
award-faults = points de faute
award-slam = chelem
award-slam_announced = chelem annoncé
award-slam_missed = chelem manqué
award-slam_of_the_defence = chelem de la défense
award-Petit_au_bout = Petit au bout
award-Petit_of_the_defence = Petit au bout de la défense
award-handfuls_won = poignées du gagnant
award-handfuls_lost = poignées du perdant
award-paid = payé
award-received = reçu
award-tute_in_hand = tute en main
award-unopposed = sans adversaire
award-banner = bannière
award-hand = coup
award-stakes = mises
award-looed = paiement de qui ne fait pas de levée
award-division = partage
award-thirds = tiers
award-for_the_pool = pour le pot
award-six = six levées
state-answer = réponse
state-call = relance
state-naming = choix de l'atout
state-offer = offre
state-first = première étape
state-second = deuxième étape
state-third = troisième étape
state-fourth = quatrième étape
state-last = dernière étape
state-ask = demande
state-choose = choix
state-partner = choix du partenaire
state-passed = tous ont passé
state-trump = choix de la couleur
group-red = rouge
group-black = noir
rank-A = as
rank-K = roi
rank-Q = dame
rank-J = valet
rank-O = Ober
rank-U = Unter
rank-N = cavalier
rank-F = valet
rank-R = roi
rank-D = daus

## les cartes nommées

cards-any = n'importe quelle carte
cards-no = aucune carte
cards-bare = une carte
cards-all_but = toute carte sauf { $cards }
cards-except = sauf { $cards }
cards-of_suits = de* { $suits }
cards-plain = une carte ordinaire
cards-as_plain = (ordinaire)
cards-also = ({ $cards })
cards-lower = { $rank } ou plus bas
cards-higher = { $rank } ou plus haut
cards-suit_led = de la couleur demandée
cards-its_suit = de sa couleur
cards-beating = qui prend la levée à la carte maîtresse
cards-highest = la plus haute carte { $spot }
cards-highest_of = la plus haute carte { $spot } ({ $cards })
of-chosen-1 = de la couleur choisie
of-chosen-n = d'une couleur choisie
of-trump-1 = d'atout
of-offered-1 = de la couleur proposée
of-suit = de la couleur « { $name } »
of-rank = du rang « { $name } »
of-card = la carte « { $name } »
of-colour = de la même teinte, rouge ou noire, que « { $name } »
of-next_rank = du rang au-dessus de « { $name } »

## qui

whom-side = le camp
    .gen = du camp
    .dat = au camp
    .ins = que le camp
    .own = ses
whom-own_side = son camp
    .gen = de son camp
    .dat = à son camp
    .ins = que son camp
    .own = ses
whom-other_side = le camp adverse
    .gen = du camp adverse
    .dat = au camp adverse
    .ins = que le camp adverse
whom-other_side-alone = l'adversaire
    .gen = de l'adversaire
    .dat = à l'adversaire
    .ins = que l'adversaire
whom-others = les autres camps ensemble
    .gen = des autres camps ensemble
    .dat = aux autres camps ensemble
    .ins = que les autres camps ensemble
whom-others-alone = les autres joueurs ensemble
    .gen = des autres joueurs ensemble
    .dat = aux autres joueurs ensemble
    .ins = que les autres joueurs ensemble
whom-all = tous les camps ensemble
    .gen = de tous les camps ensemble
    .dat = à tous les camps ensemble
    .ins = que tous les camps ensemble
whom-all-alone = tous les joueurs ensemble
    .gen = de tous les joueurs ensemble
    .dat = à tous les joueurs ensemble
    .ins = que tous les joueurs ensemble
whom-side_of = le camp { GEN($seat) }
    .gen = du camp { GEN($seat) }
    .dat = au camp { GEN($seat) }
    .ins = que le camp { GEN($seat) }
whom-side_of-alone = { $seat }
    .gen = { GEN($seat) }
    .dat = { DAT($seat) }
    .ins = { INS($seat) }
whom-party = les joueurs de « { $name } »
    .gen = des joueurs de « { $name } »
    .dat = aux joueurs de « { $name } »
    .ins = que les joueurs de « { $name } »
whom-some-party = l'un des joueurs de « { $name } »
    .gen = de l'un des joueurs de « { $name } »
    .dat = à l'un des joueurs de « { $name } »
    .ins = que l'un des joueurs de « { $name } »
whom-each-party = chacun des joueurs de « { $name } »
    .gen = de chacun des joueurs de « { $name } »
    .dat = à chacun des joueurs de « { $name } »
    .ins = que chacun des joueurs de « { $name } »
whom-no-party = aucun des joueurs de « { $name } » ne
    .gen = d'aucun des joueurs de « { $name } »
    .dat = à aucun des joueurs de « { $name } »
    .ins = qu'aucun des joueurs de « { $name } »
party-holders = qui tient { $cards } à la première entame
party-others = tous ceux qui ne sont d'aucun autre parti
whom-some-sides = un camp
    .gen = d'un camp
    .dat = à un camp
    .ins = qu'un camp
whom-some-seats = un joueur
    .gen = d'un joueur
    .dat = à un joueur
    .ins = qu'un joueur
whom-some-other_sides = un autre camp
    .gen = d'un autre camp
    .dat = à un autre camp
    .ins = qu'un autre camp
whom-some-other_seats = un autre joueur
    .gen = d'un autre joueur
    .dat = à un autre joueur
    .ins = qu'un autre joueur
whom-each-sides = chaque camp
    .gen = de chaque camp
    .dat = à chaque camp
    .ins = que chaque camp
whom-each-seats = chaque joueur
    .gen = de chaque joueur
    .dat = à chaque joueur
    .ins = que chaque joueur
whom-each-other_sides = chaque autre camp
    .gen = de chaque autre camp
    .dat = à chaque autre camp
    .ins = que chaque autre camp
whom-each-other_seats = chaque autre joueur
    .gen = de chaque autre joueur
    .dat = à chaque autre joueur
    .ins = que chaque autre joueur
whom-no-sides = aucun camp ne
    .gen = d'aucun camp
    .dat = à aucun camp
    .ins = qu'aucun camp
whom-no-seats = aucun joueur ne
    .gen = d'aucun joueur
    .dat = à aucun joueur
    .ins = qu'aucun joueur
whom-no-other_sides = aucun autre camp ne
    .gen = d'aucun autre camp
    .dat = à aucun autre camp
    .ins = qu'aucun autre camp
whom-no-other_seats = aucun autre joueur ne
    .gen = d'aucun autre joueur
    .dat = à aucun autre joueur
    .ins = qu'aucun autre joueur
account-pool = le pot « { $name } »
    .gen = du pot « { $name } »
    .dat = au pot « { $name } »
account-played = celui qui a joué { $cards }
    .gen = de celui qui a joué { $cards }
    .dat = à celui qui a joué { $cards }
    .ins = que celui qui a joué { $cards }
seat-seat = le joueur
    .gen = du joueur
    .dat = au joueur
    .ins = que le joueur
    .own = ses
seat-dealer = le donneur
    .gen = du donneur
    .dat = au donneur
    .ins = que le donneur
seat-forehand = le premier en cartes
    .gen = du premier en cartes
    .dat = au premier en cartes
    .ins = que le premier en cartes
seat-leader = celui qui entame
    .gen = de celui qui entame
    .dat = à celui qui entame
    .ins = que celui qui entame
seat-winner = le gagnant
    .gen = du gagnant
    .dat = au gagnant
    .ins = que le gagnant
seat-loser = le perdant
    .gen = du perdant
    .dat = au perdant
    .ins = que le perdant
seat-opponent = l'adversaire
    .gen = de l'adversaire
    .dat = à l'adversaire
    .ins = que l'adversaire
seat-speaker = celui qui vient de parler
    .gen = de celui qui vient de parler
    .dat = à celui qui vient de parler
    .ins = que celui qui vient de parler
seat-director = le chef du camp
    .gen = du chef du camp
    .dat = au chef du camp
    .ins = que le chef du camp
seat-lot = un joueur tiré au sort
    .gen = d'un joueur tiré au sort
    .dat = à un joueur tiré au sort
    .ins = qu'un joueur tiré au sort
seat-giver = celui qui donne
    .gen = de celui qui donne
    .dat = à celui qui donne
    .ins = que celui qui donne
seat-holder = celui qui tient { $cards }
    .gen = de celui qui tient { $cards }
    .dat = à celui qui tient { $cards }
    .ins = que celui qui tient { $cards }
seat-bound = { $name }
    .gen = de* { $name }
    .dat = à* { $name }
    .ins = que { $name }
seat-taker = celui qui a fait la dernière levée
    .gen = de celui qui a fait la dernière levée
    .dat = à celui qui a fait la dernière levée
    .ins = que celui qui a fait la dernière levée
seat-ahead = celui qui a le plus de levées, ou en eut autant avant tout autre
    .gen = de celui qui a le plus de levées, ou en eut autant avant tout autre
    .dat = à celui qui a le plus de levées, ou en eut autant avant tout autre
    .ins = que celui qui a le plus de levées, ou en eut autant avant tout autre
seat-bidder = le plus offrant
    .gen = du plus offrant
    .dat = au plus offrant
    .ins = que le plus offrant
seat-partner = le partenaire { GEN($seat) }
    .gen = du partenaire { GEN($seat) }
    .dat = au partenaire { GEN($seat) }
    .ins = que le partenaire { GEN($seat) }
seat-own_partner = son partenaire
    .gen = de son partenaire
    .dat = à son partenaire
    .ins = que son partenaire
seat-after = le joueur qui suit { $seat }
    .gen = du joueur qui suit { $seat }
    .dat = au joueur qui suit { $seat }
    .ins = que le joueur qui suit { $seat }
seat-before = le joueur qui précède { $seat }
    .gen = du joueur qui précède { $seat }
    .dat = au joueur qui précède { $seat }
    .ins = que le joueur qui précède { $seat }
seat-far_after = le joueur { $number } places après { $seat }
    .gen = du joueur { $number } places après { $seat }
    .dat = au joueur { $number } places après { $seat }
    .ins = que le joueur { $number } places après { $seat }
seat-far_before = le joueur { $number } places avant { $seat }
    .gen = du joueur { $number } places avant { $seat }
    .dat = au joueur { $number } places avant { $seat }
    .ins = que le joueur { $number } places avant { $seat }

## où sont les cartes

place-stock = au talon
place-turned = parmi les cartes retournées
place-exposed = étalées à la coupe
place-aside = parmi les cartes écartées
place-heap = dans « { $heap } »
place-trick = dans la levée
place-played = jouées auparavant
place-hand = dans la main { GEN($who) }
place-hand-own = en main
place-dealt = à la donne dans la main { GEN($who) }
place-held = dans la main { GEN($who) } à la première entame
place-taken = dans les levées { GEN($who) }

## les nombres comptés

card = { $count ->
        [one] carte
       *[other] cartes
    }
player = { $count ->
        [one] joueur
       *[other] joueurs
    }
point = { $count ->
        [one] point
       *[other] points
    }
deal = { $count ->
        [one] donne
       *[other] donnes
    }
count-named = { $number } { $name }
    .each = chaque point de « { $name } »
count-none = 0 { $name }
count-own = ses { $what }
    .each = { EACH($what) } à son actif
count-of = les { $what } { GEN($who) }
    .each = { EACH($what) } { GEN($who) }
no_of = 0 { $noun }
at_least = au moins { $what }
at_most = au plus { $what }
exactly = exactement { $what }
bare-at_least = au moins { $what }
bare-at_most = au plus { $what }
bare-exactly = exactement { $what }

## ce qui est compté : chaque mesure sous son nom

measure-tricks-noun = { $count ->
        [one] levée
       *[other] levées
    }
measure-tricks-what = levées
    .each = chaque levée
    .gender = f
measure-tricks-at_least-bids = { $who } { AGREE($who, "remplit", "remplissent") } son enchère
measure-tricks-fewer-bids = { $who } { AGREE($who, "manque", "manquent") } son enchère
measure-tricks-exactly-bids = { $who } { AGREE($who, "fait", "font") } exactement autant de levées qu'annoncé
measure-tricks-exactly-bids-not = { $who } { AGREE($who, "fait", "font") } plus ou moins de levées qu'annoncé
measure-tricks-more-bids = { $who } { AGREE($who, "fait", "font") } plus de levées qu'annoncé
measure-tricks-at_most-bids = { $who } { AGREE($who, "fait", "font") } au plus autant de levées qu'annoncé
measure-phase_tricks-noun = { $count ->
        [one] levée de « { $name } »
       *[other] levées de « { $name } »
    }
measure-phase_tricks-what = levées de « { $name } »
    .each = chaque levée de « { $name } »
    .gender = f
measure-hand_cards-noun = { $count ->
        [one] carte en main
       *[other] cartes en main
    }
measure-hand_cards-what = cartes en main
    .each = chaque carte en main
    .gender = f
measure-bids-what = enchères
    .gender = f
measure-bids-own = son enchère
    .each = chaque levée de son enchère
measure-bids-of = { AGREE($who, "l'enchère", "les enchères") } { GEN($who) }
    .each = chaque levée annoncée { GEN($who) }
measure-bids-has = { $who } { AGREE($who, "déclare", "déclarent") } aux enchères { $what }
measure-bids-none = { $who } { AGREE($who, "déclare", "déclarent") } zéro aux enchères
measure-pool-what = le pot « { $name } »
measure-pool-none = le pot « { $name } » est vide
measure-pool-none-not = le pot « { $name } » n'est pas vide
measure-column-what = la valeur « { $name } »
measure-stake-what = l'enjeu
measure-stake-times = { $number } fois l'enjeu
measure-stake-has = l'enjeu vaut { $what }
measure-stake-has-not = l'enjeu ne vaut pas { $what }
measure-players-noun = { $count ->
        [one] joueur
       *[other] joueurs
    }
measure-players-what = le nombre de joueurs de la donne
measure-players-has = la donne compte { $what }
measure-trick-what = le numéro de la levée
measure-trick-exactly = c'est la levée n° { $number }
measure-trick-exactly-not = ce n'est pas la levée n° { $number }
measure-trick-at_most = c'est la levée n° { $number } ou une levée antérieure
measure-trick-at_least = c'est la levée n° { $number } ou une levée ultérieure
measure-deal-noun = { $count ->
        [one] donne
       *[other] donnes
    }
measure-deal-what = le nombre de donnes
measure-deal-at_least = on a joué au moins { $many }
measure-deal-at_most = on a joué au plus { $many }

## les nombres calculés

number-whole = la totalité des { $what } de la donne
number-of = le nombre de cartes { $spots } ({ $cards })
number-of_all = le nombre de cartes ({ $cards })
number-worth = les { $name } { $spot }
number-in_a_row = le nombre de cartes { $spot } ({ $cards }), comptées sans lacune depuis la plus haute
number-missing = le nombre de cartes qui ne sont pas { $spot } ({ $cards }), comptées sans lacune depuis la plus haute
number-defined = { $name }
number-defined_of = { $name } { GEN($who) }
number-divided = { $number } divisé par { $by }, arrondi au-dessous
number-rounded-nearest = { $number }, arrondi à un multiple de { $multiple }
number-rounded-up = { $number }, arrondi au-dessus à un multiple de { $multiple }
number-rounded-down = { $number }, arrondi au-dessous à un multiple de { $multiple }
number-negative = moins { $number }
number-plus = { $left } plus { $right }
number-minus = { $left } moins { $right }
number-times = { $left } fois { $right }
number-for_each = { $number } pour { EACH($what) }
number-over = { $left } au-delà de { $right }
    .each = { EACH($left) } au-delà de { $right }
number-at_least = { $left }, mais au moins { $right }
number-at_most = { $left }, mais au plus { $right }
cases-case = { $number } si { $when }
cases-else = sinon { $number }
cases-nothing = sinon 0
cases-all = tout ceci est vrai :
cases-any = l'une de ces choses est vraie :

## les faits

always = toujours
never = jamais
led = elle est entamée
led-not = elle n'est pas entamée
defined = { $name } est vrai
defined-not = { $name } n'est pas vrai
moment-before_first_lead = aucune carte n'est encore entamée
moment-before_first_lead-not = une carte a déjà été entamée
moment-stock_empty = le talon est vide
moment-stock_empty-not = le talon n'est pas vide
moment-all_played = toutes les cartes sont jouées
moment-all_played-drawing = les mains et le talon sont vides
moment-all_played-drawing-not = les mains ou le talon ont encore des cartes
moment-all_played-not = des cartes restent à jouer
in_deal = c'est la donne { $number } d'une suite de { $cycle }
in_deal-not = ce n'est pas la donne { $number } d'une suite de { $cycle }
was_led = on a entamé { $cards }
was_led-not = on n'a pas entamé { $cards }
has = { $who } { AGREE($who, "compte", "comptent") } { $what }
has_every = { GENDER($what) ->
        [f] { $who } { AGREE($who, "compte", "comptent") } toutes les { $what }
       *[m] { $who } { AGREE($who, "compte", "comptent") } tous les { $what }
    }
has_every-not = { GENDER($what) ->
        [f] { $who } ne { AGREE($who, "compte", "comptent") } pas toutes les { $what }
       *[m] { $who } ne { AGREE($who, "compte", "comptent") } pas tous les { $what }
    }
than-more = { $who } { AGREE($who, "compte", "comptent") } plus de* { $what } { INS($than) }
than-fewer = { $who } { AGREE($who, "compte", "comptent") } moins de* { $what } { INS($than) }
than-at_least = { $who } { AGREE($who, "compte", "comptent") } au moins autant de* { $what } { INS($than) }
than-at_most = { $who } { AGREE($who, "compte", "comptent") } au plus autant de* { $what } { INS($than) }
than-exactly = { $who } { AGREE($who, "compte", "comptent") } exactement autant de* { $what } { INS($than) }
than-exactly-not = { $who } ne { AGREE($who, "compte", "comptent") } pas exactement autant de* { $what } { INS($than) }
compare-bounded = { $left } { AGREE($left, "vaut", "valent") } { $what }
compare-bounded-not = { $left } ne { AGREE($left, "vaut", "valent") } pas { $what }
compare-at_least = { $left } { AGREE($left, "vaut", "valent") } au moins { $right }
compare-at_most = { $left } { AGREE($left, "vaut", "valent") } au plus { $right }
compare-exactly = { $left } { AGREE($left, "égale", "égalent") } { $right }
compare-exactly-not = { $left } { AGREE($left, "diffère de ceci", "diffèrent de ceci") } : { $right }
compare-more = { $left } { AGREE($left, "dépasse", "dépassent") } { $right }
compare-fewer = { $left } { AGREE($left, "n'atteint pas", "n'atteignent pas") } { $right }
compare-many-at_least = { $left } valent au moins { $right }
compare-many-at_most = { $left } valent au plus { $right }
compare-many-exactly = { $left } égalent { $right }
compare-many-exactly-not = { $left } n'égalent pas { $right }
compare-many-more = { $left } dépassent { $right }
compare-many-fewer = { $left } n'atteignent pas { $right }
holds-hand = { $who } { AGREE($who, "tient", "tiennent") } { $cards }
holds-hand-none = { $who } ne { AGREE($who, "tient", "tiennent") } rien de ceci : { $cards }
holds-hand-some = { $who } { AGREE($who, "tient", "tiennent") } { $what } de ces cartes : { $cards }
holds-hand-every = { $who } { AGREE($who, "tient", "tiennent") } toutes ces cartes : { $cards }
holds-hand-every-not = { $who } ne { AGREE($who, "tient", "tiennent") } pas toutes ces cartes : { $cards }
holds-held = { $who } { AGREE($who, "tenait", "tenaient") } { $cards } à la première entame
holds-held-none = { $who } ne { AGREE($who, "tenait", "tenaient") } à la première entame rien de ceci : { $cards }
holds-held-some = { $who } { AGREE($who, "tenait", "tenaient") } à la première entame { $what } de ces cartes : { $cards }
holds-held-every = { $who } { AGREE($who, "tenait", "tenaient") } à la première entame toutes ces cartes : { $cards }
holds-held-every-not = { $who } ne { AGREE($who, "tenait", "tenaient") } pas à la première entame toutes ces cartes : { $cards }
holds-dealt = { $who } { AGREE($who, "reçut", "reçurent") } à la donne { $cards }
holds-dealt-none = { $who } ne { AGREE($who, "reçut", "reçurent") } à la donne rien de ceci : { $cards }
holds-dealt-some = { $who } { AGREE($who, "reçut", "reçurent") } à la donne { $what } de ces cartes : { $cards }
holds-dealt-every = { $who } { AGREE($who, "reçut", "reçurent") } à la donne toutes ces cartes : { $cards }
holds-dealt-every-not = { $who } ne { AGREE($who, "reçut", "reçurent") } pas à la donne toutes ces cartes : { $cards }
holds-taken = { $who } { AGREE($who, "compte", "comptent") } dans ses levées { $cards }
holds-taken-none = { $who } ne { AGREE($who, "compte", "comptent") } dans ses levées rien de ceci : { $cards }
holds-taken-some = { $who } { AGREE($who, "compte", "comptent") } dans ses levées { $what } de ces cartes : { $cards }
holds-taken-every = { $who } { AGREE($who, "compte", "comptent") } dans ses levées toutes ces cartes : { $cards }
holds-taken-every-not = { $who } ne { AGREE($who, "compte", "comptent") } pas dans ses levées toutes ces cartes : { $cards }
lies-turned = on trouve parmi les cartes retournées { $cards }
lies-turned-none = on ne trouve parmi les cartes retournées rien de ceci : { $cards }
lies-turned-some = on trouve parmi les cartes retournées { $what } de ces cartes : { $cards }
lies-turned-every = on trouve parmi les cartes retournées toutes ces cartes : { $cards }
lies-turned-every-not = on ne trouve pas parmi les cartes retournées toutes ces cartes : { $cards }
lies-exposed = on trouve parmi les cartes étalées { $cards }
lies-exposed-none = on ne trouve parmi les cartes étalées rien de ceci : { $cards }
lies-exposed-some = on trouve parmi les cartes étalées { $what } de ces cartes : { $cards }
lies-exposed-every = on trouve parmi les cartes étalées toutes ces cartes : { $cards }
lies-exposed-every-not = on ne trouve pas parmi les cartes étalées toutes ces cartes : { $cards }
lies-stock = on trouve au talon { $cards }
lies-stock-none = on ne trouve au talon rien de ceci : { $cards }
lies-stock-some = on trouve au talon { $what } de ces cartes : { $cards }
lies-stock-every = on trouve au talon toutes ces cartes : { $cards }
lies-stock-every-not = on ne trouve pas au talon toutes ces cartes : { $cards }
lies-aside = on trouve parmi les cartes écartées { $cards }
lies-aside-none = on ne trouve parmi les cartes écartées rien de ceci : { $cards }
lies-aside-some = on trouve parmi les cartes écartées { $what } de ces cartes : { $cards }
lies-aside-every = on trouve parmi les cartes écartées toutes ces cartes : { $cards }
lies-aside-every-not = on ne trouve pas parmi les cartes écartées toutes ces cartes : { $cards }
lies-heap = on trouve dans « { $heap } » { $cards }
lies-heap-none = on ne trouve dans « { $heap } » rien de ceci : { $cards }
lies-heap-some = on trouve dans « { $heap } » { $what } de ces cartes : { $cards }
lies-heap-every = on trouve dans « { $heap } » toutes ces cartes : { $cards }
lies-heap-every-not = on ne trouve pas dans « { $heap } » toutes ces cartes : { $cards }
lies-trick = on trouve dans la levée { $cards }
lies-trick-none = on ne trouve dans la levée rien de ceci : { $cards }
lies-trick-some = on trouve dans la levée { $what } de ces cartes : { $cards }
lies-trick-every = on trouve dans la levée toutes ces cartes : { $cards }
lies-trick-every-not = on ne trouve pas dans la levée toutes ces cartes : { $cards }
lies-played = on a déjà joué { $cards }
lies-played-none = on n'a encore rien joué de ceci : { $cards }
lies-played-some = on a déjà joué { $what } de ces cartes : { $cards }
lies-played-every = on a déjà joué toutes ces cartes : { $cards }
lies-played-every-not = on n'a pas encore joué toutes ces cartes : { $cards }
run-first = { $who } { AGREE($who, "gagne", "gagnent") } { $tricks }
run-first-not = { $who } ne { AGREE($who, "gagne", "gagnent") } pas { $tricks }
run-first_with = { $who } { AGREE($who, "gagne", "gagnent") } { $tricks } avec { $cards }
run-first_with-not = { $who } ne { AGREE($who, "gagne", "gagnent") } pas { $tricks } avec { $cards }
run-last = { $who } { AGREE($who, "gagne", "gagnent") } { $tricks }
run-last-not = { $who } ne { AGREE($who, "gagne", "gagnent") } pas { $tricks }
run-last_with = { $who } { AGREE($who, "gagne", "gagnent") } { $tricks } avec { $cards }
run-last_with-not = { $who } ne { AGREE($who, "gagne", "gagnent") } pas { $tricks } avec { $cards }
run-first-tricks = { $count ->
        [one] la première levée
       *[other] les { $number } premières levées
    }
run-last-tricks = { $count ->
        [one] la dernière levée
       *[other] les { $number } dernières levées
    }
named = « { $name } » est fixé
named-not = « { $name } » n'est pas fixé
value-its_suit = la couleur de cette carte
value-none = rien
value-yes = oui
binding_is = « { $name } » est : { $value }
binding_is-not = « { $name } » n'est pas : { $value }
value-suits = la couleur « { $name } »
value-rank = le rang « { $name } »
value-card = la carte « { $name } »
seat_is = { $who } est { $seat }
seat_is-not = { $who } n'est pas { $seat }
seat_is-ahead = { $who } possède le plus de levées, ou en eut autant avant tout autre
seat_is-ahead-not = { $who } ne possède pas le plus de levées, ou les eut après un autre
seat_is-taker = { $who } gagne la dernière levée
seat_is-taker-not = { $who } ne gagne pas la dernière levée
of_party = { $who } fait partie { GEN($side) }
of_party-not = { $who } ne fait pas partie { GEN($side) }
party_named = « { $name } » a des joueurs
party_named-not = « { $name } » n'a pas de joueurs
of_side = { $who } fait partie { GEN($side) }
of_side-not = { $who } ne fait pas partie { GEN($side) }
of_side-alone = { $who } est { $side }
of_side-not-alone = { $who } n'est pas { $side }
holds_trick = { $who } { AGREE($who, "tient", "tiennent") } la levée
holds_trick-not = { $who } ne { AGREE($who, "tient", "tiennent") } pas la levée
plays = { $who } { AGREE($who, "joue", "jouent") } dans la donne
plays-not = { $who } ne { AGREE($who, "joue", "jouent") } pas dans la donne

## les lignes du compte

row = { $name } : { $who } { $effects }
row-when = { $name } : quand { $when }, { $who } { $effects }
rows-first_of = de ceci, seulement la première chose qui est vraie : { $rows }
row-given_up = la donne est abandonnée
row-gets = reçoit { $points }
row-gets-whom = reçoit { $points } { GEN($whom) }
row-gets-pool = prend { GEN($whom) } ceci : { $points }
row-gets-all = prend tout ce que contient { $whom }
row-pays = paie { $points }
row-pays-whom = paie { $points } { DAT($whom) }
row-pays-pool = met { $points } dans { $whom }
row-pays-all = met dans { $whom } autant qu'il contient
row-gains = gagne { $what }
row-loses = perd { $what }
row-gains-number = gagne en « { $name } » ceci : { $number }
row-loses-number = perd en « { $name } » ceci : { $number }
row-sets-number = porte « { $name } » à { $number }
row-clears = ceci revient à zéro pour tous : { $names }

## les défenses

guard-lead = il est défendu d'entamer { $cards }
guard-play = il est défendu de jouer { $cards }
guard-when = { $rule }, quand { $when }
exempt = { $cards } : ces règles n'obligent jamais à jouer de telles cartes, mais on le peut toujours
exempt-when = { $cards } : ces règles n'obligent pas à jouer de telles cartes, mais on le peut, quand { $when }

## la voix à la table

voice-you = vous
    .gen = de vous
    .dat = à vous
voice-partner = votre partenaire
    .gen = de votre partenaire
    .dat = à votre partenaire
voice-player = joueur { $number }
    .gen = du joueur { $number }
    .dat = au joueur { $number }
voice-players = joueurs { $numbers }
    .gen = des joueurs { $numbers }
    .dat = aux joueurs { $numbers }
voice-nobody = personne
voice-left = à votre gauche
voice-right = à votre droite
voice-opposite = en face de vous
voice-nth = { $card } (la n° { $number } de son espèce)
voice-nth-1 = la première { $card }
voice-nth-2 = la seconde { $card }
voice-match = { $title } ({ $spec }), graine { $seed }
voice-lot = Donneur tiré au sort : { $who }
voice-lot-drawn = Donneur tiré au sort ({ $cards }) : { $who }
voice-sits_out = ne joue pas : { $who }
voice-cut = étalées à la coupe ({ $who }) : { $cards }
voice-deal = Donne { $number }, donneur : { $who }
voice-face_up = face visible { $cards }
voice-left_over = il reste { $cards }
voice-thrown_in = donne annulée : { $cards } au retourné
voice-thrown_in-none = donne annulée : aucune carte retournée
voice-laid_open = le jeu { GEN($who) } est étalé : { $cards }
voice-laid_open-own = votre jeu est étalé : { $cards }
voice-laid_open-heap = montré à tous ({ $heap }) : { $cards }
voice-heap = { $heap }, compte pour { $who } : { $cards }
voice-exchanged = { $given } contre { $taken }
voice-to_player = { $cards } { DAT($who) }
voice-to_pile = { $cards } { DAT($to) }
voice-pass = passe
voice-no_lead = rien à entamer
voice-gives_up = la donne est abandonnée
voice-a_card = une carte
voice-led_down = { $card } entamée face cachée
voice-at_best = { $name } au mieux
voice-shown = montré par { $who } : { $what }
voice-drawn = pioché : { $cards }
voice-nobody_scores = personne ne marque
voice-total = total
voice-to_pool = { $number } au pot ({ $name })
voice-from_pool = { $number } du pot ({ $name })
voice-ends = { $who_wins }, points { $score }
voice-wins-nobody = personne ne gagne
voice-wins-one = { $who } gagne
voice-wins-many = { $who } gagnent
voice-wins-you = vous gagnez
voice-wins-us = { $who } gagnez
voice-record_holds = le procès-verbal est exact
voice-seed = graine { $seed }
voice-deal_number = donne { $number }
voice-trick_number = levée { $number }
voice-dealer = donneur : { $who }
voice-phase = phase : { $name }
voice-stake = enjeu { $number }
voice-in_stock = { $cards } au talon
voice-dealt_open = données face visible : { $cards }
voice-from_player = de la part { GEN($who) } : { $cards }
voice-lies_open = face visible : { $cards }
voice-laid_out = étalées : { $cards }
voice-seen_at_cut = vues à la coupe : { $cards }
voice-and_others = { $who }, et peut-être d'autres
voice-other_card = { $count ->
        [one] autre carte
       *[other] autres cartes
    }
voice-so_far = jusqu'ici, votre camp d'abord : { $counts }
voice-so_far-alone = jusqu'ici, vous d'abord : { $counts }
voice-bids = enchères : { $bids }
voice-trick_lies = sur la table : { $cards }
voice-card_down = une carte face cachée
voice-passed = passe
voice-hand = jeu { GEN($who) } : { $cards }
voice-hand-own = votre jeu : { $cards }
voice-may_exchange = vous pouvez échanger : { $offers }, ou passer
voice-may_show = vous pouvez montrer : { $melds }, ou passer
voice-may_show_first = avant de jouer, vous pouvez montrer : { $melds }
voice-no_card = vous n'avez aucune carte que vous puissiez jouer : passez
voice-may_play = vous pouvez jouer : { $cards }
voice-may_lead_down = vous pouvez entamer d'une carte face cachée
voice-instead = au lieu de jouer, vous pouvez dire : { $choices }
voice-must_give = { $name } : cartes que vous devez donner, l'une après l'autre : { $many }
voice-may_give = { $name } : cartes que vous pouvez donner, l'une après l'autre : { $many }
voice-chosen = choisies : { $cards }
voice-give_these = vous pouvez donner : { $cards }
voice-give_or_pass = vous pouvez donner : { $cards } (ou passer)
voice-take = prendre { $card }
voice-give = donner { $card }
voice-nothing_bid = pas encore d'enchère
voice-highest_bid = la plus haute enchère : { $bids }, { $who }
voice-offer = { $name } : { $choices } ?
voice-may_say = vous pouvez dire : { $choices }
voice-solved = points moins ceux des autres, si tous jouent au mieux
voice-solved-alone = points moins ceux des autres, dont chacun est sûr contre tous
voice-solved-best = le mieux pour { $who } : { $moves }
voice-solved-line = un déroulement où tous jouent au mieux
voice-solved-match = la partie est gagnée
voice-solved-match-lost = la partie est perdue
voice-powers = Cartes fortes, les plus fortes d'abord :
voice-plain_by_suit = Cartes ordinaires de chaque couleur, de la plus forte à la plus faible :
minutes-played_by = Joué par
minutes-side = Camp
minutes-player = Joueur
minutes-hand = Main donnée
minutes-before = Avant le jeu
minutes-play = Le jeu
minutes-score = Le compte
minutes-trick = Levée
minutes-taken_by = Prise par
minutes-after = Après la levée { $number } : { $text }
minutes-legend = La carte d’entame est en italique, celle qui prend la levée en gras.
minutes-rules = Règles : la spec { $spec }, sha256 { $digest } ; les cartes de la graine { $seed }
minutes-stops = Le procès-verbal s’arrête ici, avant la fin de la partie.
step-keys = Entrée : suite ; b : retour ; d et un nombre : à cette donne ; q : arrêter
step-begins = le procès-verbal commence ici
step-ends = le procès-verbal finit ici
step-no_deal = il n’y a pas de donne { $number } dans ce procès-verbal
prompt-card = carte
prompt-exchange = échange
prompt-answer = réponse
prompt-meld = annonce
prompt-order = carte { GEN($who) }, ou Entrée pour laisser faire
prompt-concede = abandonner, ou Entrée pour continuer
play-welcome = h dit ce qu'on peut taper, ? montre les cartes fortes, q arrête
play-left = Vous quittez la table.
play-left-record = Vous quittez la table. Le procès-verbal s'arrête ici.
play-no_talk = à ce jeu on ne parle pas à la table
play-director = seul le directeur de votre camp peut abandonner la donne : { $who }
play-not_your_turn = ce n'est pas votre tour
play-cannot_obey = cela ne se peut pas ; joue comme bon lui semble : { $who }
play-unread = { $text } n'est pas compris ; `h` dit ce qu'on peut taper
play-unread-near = { $text } n'est pas compris ; est-ce { $names } ?
play-cannot_be_had = on ne peut avoir { $card } contre { $given }
help-card = jouer cette carte
help-card-given = jouer cette carte (dans un échange : la donner ou la prendre)
help-face_down = l'entamer face cachée (en bref : { $short })
help-exchange = échanger ; { $pass } pour continuer sans échange
help-answer = répondre par l'un des mots montrés, ou par son début
help-meld = montrer une annonce, par son nom ou le début de son nom
help-concede = abandonner la donne
help-say = parler à la table
help-powers = ce que valent les cartes à présent
help-help = cette liste
help-quit = arrêter
type-pass = passe
type-for = contre
type-give = donner
type-take = prendre
type-face_down = face cachée
type-concede = abandonner
type-say = dire
type-text = TEXTE
refused-not_held = { $card } n'est pas dans votre jeu
refused-not_held_by = { $card } n'est pas dans le jeu { GEN($who) }
refused-guard = { $rule } ; vous pouvez jouer : { $cards }
refused-suit_led = on ne peut pas entamer cette couleur ({ $suit })
refused-suit_played = on ne peut pas jouer cette couleur ({ $suit })
refused-suit_led-yet = on ne peut pas encore entamer cette couleur ({ $suit })
refused-suit_played-yet = on ne peut pas encore jouer cette couleur ({ $suit })
refused-only_led = on ne peut entamer que { $cards }
refused-only_played = on ne peut jouer que { $cards }
refused-follow = vous devez fournir à la couleur ({ $suit }) : { $cards }
refused-follow_led = vous devez fournir à la couleur entamée : { $cards }
refused-follow_beating = vous devez fournir à la couleur ({ $suit }) et prendre la carte maîtresse de la levée : { $cards }
refused-beat = vous devez prendre la carte maîtresse de la levée : { $cards }
refused-must = vous devez jouer { $what } : { $cards }
refused-cards = vous devez jouer l'une de ces cartes : { $cards }
refused-choice = cela ne se peut pas à présent ; vous pouvez : { $choices }
refused-no_action = rien de tel à ce jeu
refused-over = la partie est finie
refused-concession = on ne peut pas abandonner la donne à présent
refused-nothing = vous n'avez aucune carte que vous puissiez jouer : passez
refused-face_down = on ne peut pas entamer face cachée à présent
judged-plain = { $card } est ordinaire : elle n'est d'aucune sorte de cartes fortes.
judged-absent = { $card } est ordinaire : « { $power } » n'existe que si { $when }.
judged-in_force = { $card } est en vigueur : « { $power } ».
judged-out-plain = { $card } (« { $power } ») n'est pas en vigueur, car { $why } ; elle compte comme ordinaire.
judged-out-dead = { $card } (« { $power } ») n'est pas en vigueur, car { $why } ; elle est sans valeur.
judged-led = { $card } est entamée et maîtresse de la levée.
judged-takes = { $card } prend la levée à { $holder } : { $why }.
judged-stays = { $card } ne prend pas la levée à { $holder } : { $why }.
judged-barred = on ne peut pas jouer { $card } ici, si l'on a le choix : { $rule }
judged-barred_lead = on ne peut pas entamer { $card } ici, si l'on a le choix : { $rule }
because-dead = une carte sans valeur ne prend jamais la levée
because-yielded = « { $other } » cède à { $cards }
because-target = « { $power } » prend { $cards }
because-takes_plain = « { $power } » prend toute carte ordinaire ou sans valeur
because-out_of_reach = « { $power } » prend { $takes }, et nulle carte comme celle-là
because-below = « { $other } » est au-dessus de « { $power } »
because-lower = c'est la carte la plus faible de « { $power } »
because-takes_nothing_lower = « { $power } » ne prend aucune carte forte inférieure
because-above = « { $power } » est au-dessus de « { $other } »
because-higher = c'est la carte la plus forte de « { $power } »
because-untouched = une carte ordinaire ne prend pas « { $other } » en vigueur
because-first_of_a_suit = c'est la première carte qui ait une couleur
because-other_suit = elle n'est pas de la même couleur
because-ranks_lower = elle est plus faible dans la couleur
because-not_next = elle n'est pas la carte immédiatement supérieure de la couleur
because-ranks_higher = elle est plus forte dans la couleur
because-equal_first = elles sont égales, et la première jouée reste maîtresse
because-equal_nobody = elles sont égales, et aucune n'a la levée
because-equal_last = elles sont égales, et la dernière jouée prend
because-equal_nothing_lower = elles sont égales, mais « { $power } » ne prend rien d'inférieur
because-equal_suit_before = elles sont égales, et sa couleur passe avant
because-equal_suit_after = elles sont égales, et sa couleur ne passe pas avant
fate-won = { $card } a remporté la levée
fate-never_held = { $card } n'a jamais été maîtresse de la levée : elle n'a pas pris { $by }
fate-taken = { $card } était maîtresse de la levée, jusqu'à ce qu'une autre carte la prenne : { $by }, carte { $number }
fate-tied = { $card } était maîtresse de la levée, mais la partage avec son égale : { $by }, carte { $number }
