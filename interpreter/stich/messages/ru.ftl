### The Russian messages; the head of en.ftl says how they are written.
###
### .gender here is f (feminine), n (neuter), pl (plural), no (nobody: «ни одна сторона»; its .own then begins a clause
### of denial: «нет стороны, у которой»), or c (of what is counted: it has a genitive); a phrase without it is masculine.

## лист

value_of = { $name } – { $value }
status-conjecture = Многое в этом чтении – догадка.
status-incomplete = В источниках есть пробелы; игра неполна:
source-at = Источник: { $what }.
note = Примечание: { $text }.
conjecture-see = Догадка: см. № { $number } в разделе «Что здесь догадка».
changed-here = Как в чтении «{ $name }», но здесь изменено (раздел: { $section }); ссылки говорят о правиле, каким оно было там.
authored = { $text } †
authored-mark = † Словами автора этого описания.
head-glance = Коротко
glance-players = Игроков
glance-sides = Стороны
glance-pack = Колода
glance-dealt = Карт на руках
glance-way = Направление
glance-match = Конец партии
glance-deal = Конец сдачи
way-clockwise = по часовой стрелке
way-anticlockwise = против часовой стрелки
head-aim = Цель игры

## колода

head-pack = Колода
pack-size = { $cards }, мастей – { $suits }
pack-apart = Вне мастей: { $cards }.
pack-copies = Одинаковых карт каждого вида – { $number }.
pack-order = Старшинство карт в каждой масти, от старшей к младшей: { $ranks }.
pack-order-else = Старшинство карт в масти, если в разделе «Кто берёт взятку» не сказано иное, от старшей к младшей: { $ranks }.
pack-ranks_of = { $suits }: { $ranks }.
pack-groups = { $name }: { $suits }
pack-write = Карта записывается сначала буквой масти, затем достоинством: { $example }.
pack-missing = В колоде нет карт: { $cards }.
pack-suits = Масти: { $suits }.
pack-suit = { $suit } ({ $letter })
col-suit = Масть

## стол

head-seats = Стол
seats-to = от { $least } до { $most }
seats-range = Играть могут от { $least } до { $most } человек.
seats-usual = Обычно за столом { $players }.
seats-now = Здесь правила, по которым играют { $players }.
seats-players = За столом { $players }; ход идёт { $way }.
seats-each = каждый играет за себя
seats-opposite = партнёры сидят друг против друга
seats-every = сторон – { $number }, их игроки сидят вокруг стола вперемежку
seats-sides = партнёры, если считать игроков с 1-го в порядке хода: { $sides }
seats-player = игрок { $number }
seats-out = В каждой сдаче один игрок не играет: { $seat }.
seats-party = В команде «{ $name }»: { $who }.
seats-secret = Кто в командах { $names }, остаётся тайной, пока не сыграны карты, которые это выдают, или не кончилась сдача.
seats-show = Партнёры всё время видят карты друг друга.
talk-free = Партнёры могут говорить друг другу что угодно.
talk-signals = Партнёры могут подавать друг другу знаки, но говорить о своих картах нельзя.
talk-none = Партнёрам нельзя говорить о своих картах.
seats-directors = У каждой стороны есть директор: { $players }, если считать в порядке хода.
seats-director_sees = Директор смотрит карты своей стороны.
seats-director_orders = Директор может указывать своей стороне, чем играть.

## сдача

head-deal = Сдача
deal-first = Первым сдаёт { $seat }.
deal-forehand = Игрок после сдающего называется Форхендом.
deal-forehand-out = Первый после сдающего игрок, участвующий в сдаче, называется Форхендом.
deal-order = Карты раздаются в порядке хода, начиная с Форхенда; последним получает сдающий.
deal-stock = Оставшиеся карты – талон; он лежит рубашкой вверх, и берут из него сверху.
deal-thrown_in = Если сдача отменяется, снова сдаёт тот же сдающий; такая сдача не в счёт, и ставка остаётся прежней.
cut = { $seat } снимает колоду
cut-looks = { $seat } снимает колоду и смотрит, какие { $cards } оказались внизу; никто другой их не видит
cut-lays = из них он открыто выкладывает на стол такие: { $cards }; их не сдают, а прочие возвращаются на место в прежнем порядке
deal-cards = каждому игроку сдаётся { $cards }, { $packets }
deal-range = каждому из игроков с { $first }-го по { $last }-й в порядке хода сдаётся { $cards }, { $packets }
deal-by_deal = от сдачи к сдаче { $cards }
deal-packet = по { $number } за раз
deal-packets = пачками по { $numbers }
deal-face_up = { $count ->
        [one] первая карта у каждого лежит открыто
       *[other] первые { $cards } у каждого лежат открыто
    }
deal-turned = открытая карта – одна из тех, что получает { $seat }
deal-heap = { $count ->
        [one] в «{ $heap }» закрыто кладётся { $cards }
       *[other] в «{ $heap }» закрыто кладутся { $cards }
    }
turn-one = верхняя карта талона открывается; её масть – «{ $name }»
turn-more = карты талона открываются, пока среди них не будет { $number } разных мастей; это «{ $name }»
turn-keep = из нескольких карт одной масти остаётся старшая, от старшей к младшей: { $order }; прочие уходят под талон
turn-first = из нескольких карт одной масти остаётся первая; прочие уходят под талон
turn-redeal = если первые { $cards } – все одной масти, сдача отменяется
turn-empty = если талон кончится раньше, сдача отменяется
turn-under = эта карта кладётся под талон и берётся последней
turn-on = эта карта лежит на талоне сверху и берётся первой
turn-lies = открытое остаётся лежать открыто рядом с талоном и ни у кого на руках не считается
bind-lowest = масть младшей из открытых карт игроков, по старшинству колоды, – «{ $name }»; из нескольких одинаково младших { $which }
bind-highest = масть старшей из открытых карт игроков, по старшинству колоды, – «{ $name }»; из нескольких одинаково старших { $which }
bind-first = решает сданная первой
bind-last = решает сданная последней
bind-dealt = последняя сданная карта показывается всем; её масть – «{ $name }»; карта остаётся на руках
lay_open-hand = с этого времени карты { GEN($who) } лежат открыто
lay_open-hand-late = после { $number }-й взятки открываются карты { GEN($who) }
lay_open-heap = всем показывают, что лежит в «{ $heap }»
lay_open-aside = всем показывают отложенные карты
heap-heap = с первого хода «{ $heap }» принадлежит { DAT($who) }: эти карты считаются бывшими на руках и взятыми у { GEN($who) }
heap-aside = с первого хода отложенные карты принадлежат { DAT($who) } и считаются бывшими на руках и взятыми у { GEN($who) }
again = пока в талоне есть карты, всё повторяется с «{ $name }»
says-play = делается первый ход
speak = теперь идёт «{ $name }», как сказано в разделе «Что говорят за столом»

## обмены

transfer = обмен «{ $name }»: { $text }
transfer-each = по очереди, начиная с { GEN($seat) }, каждый игрок
transfer-may = { $who } может обменять карту ({ $gives }) на карту{ $source } ({ $takes })
transfer-must = { $who } должен обменять карту ({ $gives }) на карту{ $source } ({ $takes })
transfer-as_many = менять можно и несколько карт, и ни одной; отданная карта ложится на место взятой
transfer-as_many-next = менять можно и несколько карт, и ни одной; отданная карта откладывается, а на место взятой открывается следующая из талона
transfer-when = при условии, что { $when }
transfer-give_when = { $cards } – при условии, что { $when }
transfer-gives_may = { $who } может отдать { DAT($to) } { $portion } из таких карт: { $gives }
transfer-gives_must = { $who } должен отдать { DAT($to) } { $portion } из таких карт: { $gives }
transfer-highest_may = { $who } может отдать { DAT($to) } одну карту: { $gives }
transfer-highest_must = { $who } должен отдать { DAT($to) } одну карту: { $gives }
transfer-any_may = { $who } может отдать { DAT($to) } { $portion } { $cards }
transfer-any_must = { $who } должен отдать { DAT($to) } { $portion } { $cards }
transfer-or_none = или ничего
transfer-takes_as = взяв столько же{ $source }
transfer-takes_as-some = взяв столько же{ $source }, а именно из таких: { $these }
transfer-takes_all = взяв всё{ $source }
transfer-takes_all-some = взяв все такие карты{ $source }: { $these }
transfer-takes_n = взяв { $cards }{ $source }
transfer-takes_some = взяв { $cards }{ $source }, а именно из таких: { $these }
transfer-takes_first = сначала берут и лишь затем отдают
transfer-at_once = все выбирают карты прежде, чем хоть одна перейдёт из рук в руки
transfer-shown = отданные карты показывают всем
portion-all = все
portion-all_but = все, оставив себе { $number }
portion-n = { $number }
portion-range = { $least }–{ $most }
from-turned = { " " }из открытых
from-exposed = { " " }из выложенных
from-stock = { " " }из талона
from-aside = { " " }из отложенных
from-heap = { " " }из «{ $heap }»
to-turned = к открытым картам
to-exposed = к выложенным картам
to-stock = в талон
to-aside = в сторону
to-heap = в «{ $heap }»

## особые карты

head-powers = Особые карты
powers-intro = Сначала сильнейшие. Карта относится к первой строке, в которой она названа; карта, не названная ни в одной, – простая.
powers-final = Какие особые карты в силе, решается, когда взятка полна; затем её разбирают с первой карты.
powers-running = О карте судят в тот миг, когда она ложится, по карте, которая тогда держит взятку; поэтому порядок игры может решать.
powers-nothing = Особая карта, которая ничего не бьёт, сильна лишь тем, чему не поддаётся: пока она в силе, её бьют только те особые карты, что стоят выше или прямо её называют.
powers-dead = Карта без силы ничего не бьёт; если с неё пошли, она держит взятку, пока не ляжет карта, которая может её побить.
mode = Если { $when }: { $sentence }
powers-counts_as_open = { $power }: при ответе в масть эти карты считаются мастью «{ $suit }», а пока её нет – отдельной мастью.
powers-counts_as_none = { $power }: эти карты не принадлежат ни к какой масти.
powers-ties = { $power }: { $rule }
trick-no_suit = Если первая карта взятки не принадлежит ни к какой масти, масть хода задаёт первая после неё карта, у которой масть есть.
powers-counts_as = { $power }: при ответе в масть эти карты считаются мастью «{ $suit }».
col-number = №
col-power = Имя
col-cards = Карты
col-force = В силе
col-takes = Бьёт
col-else = Иначе
col-falls = Если с неё пошли и она в силе, её бьют
force-when = если { $when }
takes-all = все младшие особые карты и все простые
takes-lower = младшие особые карты
takes-plain = все простые карты
takes-nothing = ничего
takes-yields = уступает таким: { $cards }
else-dead = без силы
else-plain = простая карта
else-never = –
falls-nothing = никакие
falls-sometimes = иногда { $cards }
row-row = все из № { $numbers }
head-bound = Особые карты: { $names }
bound-intro = Все карты колоды, которые при этих мастях становятся особыми, от сильных к слабым.
bound-plain = Простые карты, от старшей к младшей:
head-trick = Кто берёт взятку
trick-led = Взятку держит первая её карта. Каждая следующая либо бьёт ту, что держит взятку в этот миг, либо нет.
trick-plain = Простая карта бьёт младшую простую той же масти и больше никакую.
trick-next = Простая карта бьёт только соседнюю младшую простую своей масти.
trick-order = Старшинство простых карт ({ $cards }), от старшей к младшей: { $ranks }.
trick-order-any = Старшинство простых карт, от старшей к младшей: { $ranks }.
trick-order-powers = Те из них, что стали особыми, стоят на месте своей особой карты.
ties-first = Из двух равных карт сильнее сыгранная первой.
ties-last = Из двух равных карт сильнее сыгранная последней.
ties-suits = Из двух равных карт решает масть, от старшей к младшей: { $suits }.
ties-nobody = При двух равных старших картах взятку не берёт никто.
ties-unstated = Источника для этого не названо; равные карты почти не встречаются.

## розыгрыш

head-play = Розыгрыш
play-leader = В первую взятку ходит { $seat }.
play-leader-holder = Если этой карты нет ни у кого на руках, ходит Форхенд.
play-leader-next = Взявший взятку ходит в следующую.
play-leader-nobody = Взявший взятку ходит в следующую; если её не взял никто, снова ходит тот же игрок, а её карты не идут в счёт никому.
play-lead-free = Ходить можно любой картой.
play-lead-guarded = Ходить можно любой картой, кроме запрещённых ниже.
play-phase = { $name } – до того мига, когда { $until }:
play-phase-end = { $name } – до конца:
play-free = На ход можно играть любую карту.
play-ladder = На ход играется первое из этого, что позволяют карты на руках:
play-ladder-else = Если на руках нет ничего из этого, можно играть любую карту.
play-rung-when = { $rung }, но только если { $when }
play-rung-plays = у кого есть { $cards }, может играть { $plays }
play-draw = После каждой взятки каждому достаётся из талона { $cards }, первому – взявшему взятку; если талона на всех не хватает, последние не получают ничего.
play-draw-open = Верхняя карта талона лежит открыто.
play-guards = Кроме того:
play-guards-lapse = Запрет, из-за которого игроку было бы нечем играть, для него не действует.
play-face_down = Можно пойти картой втёмную; этим начинается разговор «{ $name }».
play-concede = Сторона может сдаться в любой миг, даже не в свой черёд; тогда { $others } { $gets }, и сдача окончена.
play-concede-when = Пока { $when }, сторона может сдаться в любой миг, даже не в свой черёд; тогда { $others } { $gets }, и сдача окончена.
play-concede-alone = Игрок может сдаться в любой миг, даже не в свой черёд; тогда { $others } { $gets }, и сдача окончена.
play-concede-when-alone = Пока { $when }, игрок может сдаться в любой миг, даже не в свой черёд; тогда { $others } { $gets }, и сдача окончена.
play-passes = У кого нет карты, которой можно играть, тот пасует; ход тогда переходит к следующему, кто может пойти, а если пойти не может никто, сдача окончена.
play-lone = Если пойти такой картой, она одна составляет взятку, и на неё никто не отвечает: { $cards }.
play-ends = Сдача кончается после той взятки, когда { $when }, а самое позднее – когда на руках не остаётся карт; оставшиеся карты не разыгрывают.
play-ends-all = Сдача кончается, когда сыграны все карты на руках.

## разговоры

head-contracts = Контракты, от младшего к старшему
col-contract = контракт
col-bid = число
col-binds = назначает
contract-bids = от { $least } до { $most }
contract-bids-by = от { $least } до { $most } через { $step }
head-dialogues = Что говорят за столом
dialogues-intro = Всё это говорится вслух. Где не сказано, что следует дальше, разговор окончен и игра продолжается.
opponent-next = За другую сторону отвечает тот игрок, который в этом разговоре уже говорил за неё, а если такого нет – первый её игрок после говорившего.
opponent-directed = За другую сторону отвечает тот игрок, который в этом разговоре уже говорил за неё, а если такого нет – её директор.
speaker-opens = начавший разговор
    .gen = начавшего разговор
    .dat = начавшему разговор
    .acc = начавшего разговор
opens-step = в своё время при сдаче
opens-face_down_lead = когда карта сыграна втёмную
opens-face_down_lead-turned = Карту открывают, когда разговор окончен; если сторона сдалась, её никто не увидит.
opens-lead = это может начать тот, чей ход, прежде чем пойдёт
opens-turn = это может начать игрок, чей черёд играть, прежде чем сыграет
opens-after_trick = это начинает взявший взятку, прежде чем кто-нибудь возьмёт карту из талона
opens-bonus = когда получена премия с этим именем
opens-when = Только пока { $when }.
state-by = { $seat } говорит одно из этого
state-by-again = сначала { $seat }, а при каждом возвращении сюда { $next } говорит одно из этого
state-in_turn = каждый по очереди говорит один раз, начиная с { GEN($seat) }, что бы ни сказали другие
in_turn-then = Когда сказали все, дальше идёт «{ $state }».
in_turn-last = Что дальше, решает сказанное последним: { $ways }; иначе разговор окончен.
in_turn-way = после «{ $choice }» – «{ $state }»
auction-round = Торговля: первым говорит { $seat }, за ним по очереди остальные. Каждый заявляет больше последней заявки, на сколько захочет, или пасует. Торговля окончена, когда сделана высшая из возможных заявок или повышать больше некому.
auction-pairs = Торговля попарно: { DAT($seat) } заявляет следующий игрок, каждый раз больше, а тот держит заявку или пасует. Когда один из двоих спасовал, оставшемуся заявляет следующий, и так далее.
auction-bids = Заявки, от низшей к высшей: { $bids }.
auction-contracts = Заявляют контракты; какой из них выше, видно из их таблицы.
auction-bids-step = Заявки: от { $first } до { $last } через { $number }.
auction-final = Спасовавший заявлять больше не может.
auction-free = Спасовавший может позже заявлять снова; торговля окончена, когда все остальные спасовали подряд.
auction-once = Каждый говорит один раз, и торговля окончена.
auction-rounds = Никто не говорит больше { $number } раз.
auction-elder = Кто сидит раньше заявившего, считая от того, кто говорил первым, может не повышать, а держать его заявку; тогда она переходит к нему.
auction-must = Если все остальные спасовали и ничего не заявлено, заявить обязан { $seat }.
auction-nobody = Если никто не заявил: { $text }.
auction-won = После последней заявки: { $text }.
auction-beside = Кроме заявок, можно сказать:
col-says = Говорит
col-when = При условии, что
col-effect = Следствие
says-stake = новая ставка: { $points }
says-concedes = сдаётся; тогда { $others } { $gets }
says-then = дальше «{ $state }»
says-then-next = очередь следующего игрока
says-then-again = он говорит ещё раз
says-over = ничего не следует
says-range = { $first } … { $last }
says-each = { $name } …
says-bid = заявляет { $number }
says-bid-that = заявляет названное число
says-bid-contract = заявляет контракт не ниже высшей заявки
says-bid-within = заявляет число, не больше, чем у него карт
says-bind = { $name } – { $value }
says-bind-speaker = { $name } – тот, кто это сказал
says-phase = отныне играют, как сказано в части «{ $name }»
says-swap = меняет карту ({ $cards }) на карту{ $source }
says-out = { $seat } до конца сдачи не играет, его карты откладываются закрытыми
says-ends = сдача окончена и засчитывается как есть
says-thrown_in = сдача отменяется
says-wins = выигрывает партию

## определения

head-definitions = Что значат названия

## счёт

head-score = Что приносит сдача
score-cards = { $name }: { $values }.
score-value = { $cards } – по { $points }
score-value-other = любая другая карта – { $points }
score-counters = В каждой сдаче у каждого игрока считается: { $names }.
score-tier = Засчитывается только первое, что выполнено, – для { GEN($whom) } отдельно:
score-add = Засчитывается всё, что выполнено, – для { GEN($whom) }:
score-pool-short = Если из общих фишек причитается больше, чем их лежит, их делят соразмерно, с округлением вниз.
col-award = За что
col-points = Очки
score-stake = Ставка в каждой сдаче – { $stake }.
score-stake-raised = В начале каждой сдачи ставка – { $stake }, пока её не повысят.
score-stake-draw = После сдачи вничью, в которой никто ничего не получил, следующая начинается со ставкой { $after }, сколько бы их ни было подряд.
bonus-lead = { $name }: кто ходит такой картой ({ $cards }), тот { $effects }
bonus-lead-any = { $name }: кто ходит, тот { $effects }
bonus-lead-for = { $name }: при ходе такой картой ({ $cards }) { $whom } { $effects }
bonus-lead-for-any = { $name }: при каждом ходе { $whom } { $effects }
bonus-play = { $name }: кто играет такую карту ({ $cards }), тот { $effects }
bonus-play-any = { $name }: кто играет карту, тот { $effects }
bonus-play-for = { $name }: когда сыграна такая карта ({ $cards }), { $whom } { $effects }
bonus-play-for-any = { $name }: когда сыграна карта, { $whom } { $effects }
bonus-trick = { $name }: кто берёт взятку такой картой ({ $cards }), тот { $effects }
bonus-trick-any = { $name }: кто берёт взятку, тот { $effects }
bonus-trick-for = { $name }: когда взятку берёт такая карта ({ $cards }), { $whom } { $effects }
bonus-trick-for-any = { $name }: когда взята взятка, { $whom } { $effects }
bonus-lead-only = { $name }: когда пошли такой картой ({ $cards })
bonus-lead-only-any = { $name }: когда сделан ход
bonus-play-only = { $name }: когда сыграна такая карта ({ $cards })
bonus-play-only-any = { $name }: когда сыграна карта
bonus-trick-only = { $name }: когда взятка взята такой картой ({ $cards })
bonus-trick-only-any = { $name }: когда взята взятка
bonus-binds = с этого времени { $names }
bonus-opens = начинает разговор «{ $name }»

## партия

head-match = От сдачи к сдаче
match-pools = Посередине стола лежат фишки: { $names }.
match-pool-start = { $name } (вначале { $number })
match-before_each = Прежде чем сдать карты каждой сдачи:
match-marks = После каждой сдачи исполняется первое из этого, что выполнено; затем список проходят снова сверху, пока не выполнено ничего:
match-at_the_end = Когда партия окончена, игроки рассчитываются между собой; кто выиграл, от этого не меняется:
match-ends = Партия кончается после той сдачи, когда { $when }.
match-ends-at_once = Партия кончается сразу, как только { $when }, даже посреди сдачи, и дальше эта сдача не засчитывается.
match-most = Выигрывает сторона, чей счёт ({ $what }) тогда наибольший; если таких несколько, не выиграл никто.
match-most-alone = Выигрывает игрок, чей счёт ({ $what }) тогда наибольший; если таких несколько, не выиграл никто.
match-fewest = Выигрывает сторона, чей счёт ({ $what }) тогда наименьший; если таких несколько, не выиграл никто.
match-fewest-alone = Выигрывает игрок, чей счёт ({ $what }) тогда наименьший; если таких несколько, не выиграл никто.
total-points = { $name }: сюда идёт каждое полученное очко.
total-marks = { $name }: отмечаются лишь там, где правило говорит, что их получают или теряют.
total-last = { $name }: очки за последние { $deals }.
total-grows = В конце каждой сдачи, до её подсчёта, сюда прибавляется { $points }.
match-lot = Перед первой сдачей каждый тянет карту, и сдаёт вытянувший младшую; если младшую вытянули двое, тянут снова все.
match-next = Следующим сдаёт { $seat }.
match-next-winner = Выигравший – это сторона, получившая в сдаче больше всех, а из неё первый игрок после { GEN($seat) }; если таких сторон несколько – первый из них после { GEN($seat) }.
match-next-loser = Проигравший – это первый игрок после { GEN($seat) }, чья сторона получила в сдаче не больше всех; если все получили поровну, снова сдаёт { $seat }.
match-next-draw = После сдачи вничью следующим сдаёт { $seat }.
match-title = { $name }: игрок той стороны, о которой в начале сдачи можно сказать: { $when }.
match-title-alone = { $name }: игрок, о котором в начале сдачи можно сказать: { $when }.

## примеры и источники

head-examples = Примеры
examples-some = Разобранных примеров в описании – { $all }; здесь – { $shown }:
given-number = номер взятки
given-played = сыграно раньше
given-tricks = взятки сторон
given-winners = взятки взяли
given-winning_seats = взятки взяли
given-deal = номер сдачи
given-deals = очки прежних сдач
given-stake = ставка
given-slate = счёт
given-seat = игрок
given-leader = ходит
given-dealer = сдающий
given-hands = на руках
given-held = на руках к первому ходу
given-dealt = сдано
given-turned_up = открыто
given-face_up = лежит открыто
given-laid_out = выложено
given-bids = заявки
given-said = сказано
given-players = игроков
given-sits_out = не играет
given-stock = талон
given-points = очки
given-won_with = взятки взяты картами
given-conceded_by = сдался
example-trick = по порядку сыграны { $cards }
example-wins = взятку берёт { $card }
example-nobody = взятку не берёт никто
example-legal = играть можно { $cards }
example-hand = на руках { $cards }
head-sources = Источники
head-guesses = Что здесь догадка
sources-none = Описание не называет источников.
section-deck = колода
section-seats = стол
section-heaps = кучки
section-deal = сдача
section-powers = особые карты
section-plain = простые карты
section-ties = равные карты
section-resolve = разбор взятки
section-play = розыгрыш
section-contracts = контракты
section-dialogues = разговоры
section-melds = комбинации
section-define = названия
section-deal_ends = конец сдачи
section-card_points = цена карт
section-bonuses = премии
section-counters = подсчёт
section-score = счёт
section-match = партия
section-sources = источники
section-examples = примеры
conjectures = Где источники молчат или неясны, этот лист следует таким догадкам:

## комбинации

head-melds = Комбинации
melds-step = предъявляются { $name }, как сказано в разделе «Комбинации»
melds-first_trick = { $name }: когда первая взятка полна, каждый показывает, что было у него до неё
melds-lead = { $name }: тот, чей ход, может показать такие карты, прежде чем пойдёт
melds-turn = { $name }: каждый игрок может показать такие карты, прежде чем сыграет свою первую карту
melds-after_trick = { $name }: взявший взятку может затем показать такие карты, прежде чем кто-нибудь возьмёт из талона
melds-one = Каждый раз только одна комбинация
melds-best_first = Лучшая показывается раньше худшей
melds-when = Только если { $when }
col-meld = Комбинация
meld-run = ровно { $number } подряд одной масти
meld-run-more = { $number } или больше подряд одной масти
meld-run-range = от { $number } до { $most } подряд одной масти
meld-set = { $number } одного достоинства и разных мастей: { $ranks }
meld-set-any = { $number } одного достоинства, любых мастей: { $ranks }
meld-cards = по одной: { $cards }
meld-copies = { $cards }; каждая – × { $number }
melds-order = Карты идут подряд от старшей к младшей так: { $ranks }
melds-family = Карта служит лишь раз в одной из комбинаций: { $names } – сначала в лучшей
melds-family-again = Карта, послужившая в одной из комбинаций ({ $names }), служит снова только в лучшей из них
melds-best_side = Засчитывает только сторона с лучшей комбинацией, зато все свои
melds-compared = Лучше та, что стоит выше в таблице, затем более длинная, затем более старшая{ $better }
melds-better = , затем та, чьи карты – { $cards }
melds-elder = , затем та, чей владелец сидит ближе к Форхенду
melds-nobody = ; из двух равных во всём этом не засчитывается ни одна

## служебные слова

and = и
or = или
not = неверно, что ({ $fact })
colon = { $name }: { $text }
quoted = «{ $words }»
none = никакие
bracketed = ({ $text })
noted = { $text } ({ $note })
definition = { $name } значит, что { $text }

## имена, у которых в описаниях нет названия

name-points = { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очки
    }
    .each = каждое очко
name-honours = { $count ->
        [one] онёр
        [few] онёра
        [many] онёров
       *[other] онёры
    }
    .each = каждый онёр
name-strokes = { $count ->
        [one] черта
        [few] черты
        [many] черт
       *[other] черты
    }
    .each = каждую черту
name-banners = { $count ->
        [one] знамя
        [few] знамени
        [many] знамён
       *[other] знамёна
    }
    .each = каждое знамя
name-rungs = { $count ->
        [one] ступенька
        [few] ступеньки
        [many] ступенек
       *[other] ступеньки
    }
    .each = каждую ступеньку
name-blobs = { $count ->
        [one] капля
        [few] капли
        [many] капель
       *[other] капли
    }
    .each = каждую каплю
name-faults = { $count ->
        [one] штрафное очко
        [few] штрафных очка
        [many] штрафных очков
       *[other] штрафные очки
    }
    .each = каждое штрафное очко
name-bags = { $count ->
        [one] лишняя взятка
        [few] лишние взятки
        [many] лишних взяток
       *[other] лишние взятки
    }
    .each = каждую лишнюю взятку
name-eyes = { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очки
    }
    .each = каждое очко
name-pips = { $count ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очки
    }
    .each = каждое очко
name-payment = { $count ->
        [one] расчёт
        [few] расчёта
        [many] расчётов
       *[other] расчёт
    }
binding-chosen = избранная масть
binding-contract = контракт
binding-trump = козырь
award-win = выигрыш
award-tricks = взятки
group-red = красные
group-black = чёрные
rank-A = туз
rank-K = король
rank-Q = дама
rank-J = валет
rank-O = обер
rank-U = унтер

## карты

cards-any = любая карта
cards-no = никакая карта
cards-bare = карта
cards-all_but = любая карта, кроме { $cards }
cards-except = кроме: { $cards }
cards-of_suits = масти { $suits }
cards-plain = простая карта
cards-as_plain = (как простая карта)
cards-also = ({ $cards })
cards-lower = { $rank } или младше
cards-higher = { $rank } или старше
cards-suit_led = масти хода
cards-its_suit = той же масти
cards-beating = , бьющая ту, что держит взятку
cards-highest = старшая карта { $spot }
cards-highest_of = старшая карта { $spot } ({ $cards })
of-chosen-1 = избранной масти
of-chosen-n = одной из избранных мастей
of-trump-1 = козырной масти
of-suit = масти «{ $name }»
of-rank = достоинства «{ $name }»
of-card = карта «{ $name }»
of-colour = того же цвета, что «{ $name }»
of-next_rank = достоинства ступенью выше, чем «{ $name }»

## кто

whom-side = сторона
    .gen = стороны
    .dat = стороне
    .acc = сторону
    .own = её
    .gender = f
whom-own_side = его сторона
    .gen = его стороны
    .dat = его стороне
    .acc = его сторону
    .own = её
    .gender = f
whom-other_side = другая сторона
    .gen = другой стороны
    .dat = другой стороне
    .acc = другую сторону
    .gender = f
whom-other_side-alone = противник
    .gen = противника
    .dat = противнику
    .acc = противника
whom-others = прочие стороны вместе
    .gen = прочих сторон вместе
    .dat = прочим сторонам вместе
    .acc = прочие стороны вместе
    .gender = pl
whom-others-alone = прочие игроки вместе
    .gen = прочих игроков вместе
    .dat = прочим игрокам вместе
    .acc = прочих игроков вместе
    .gender = pl
whom-all = все стороны вместе
    .gen = всех сторон вместе
    .dat = всем сторонам вместе
    .acc = все стороны вместе
    .gender = pl
whom-all-alone = все игроки вместе
    .gen = всех игроков вместе
    .dat = всем игрокам вместе
    .acc = всех игроков вместе
    .gender = pl
whom-side_of = сторона { GEN($seat) }
    .gen = стороны { GEN($seat) }
    .dat = стороне { GEN($seat) }
    .acc = сторону { GEN($seat) }
    .gender = f
whom-side_of-alone = { $seat }
    .gen = { GEN($seat) }
    .dat = { DAT($seat) }
    .acc = { GEN($seat) }
whom-party = команда «{ $name }»
    .gen = команды «{ $name }»
    .dat = команде «{ $name }»
    .acc = команду «{ $name }»
    .gender = f
whom-some-party = один из команды «{ $name }»
    .gen = одного из команды «{ $name }»
    .dat = одному из команды «{ $name }»
    .acc = одного из команды «{ $name }»
whom-each-party = каждый из команды «{ $name }»
    .gen = каждого из команды «{ $name }»
    .dat = каждому из команды «{ $name }»
    .acc = каждого из команды «{ $name }»
whom-no-party = никто из команды «{ $name }»
    .gen = кого из команды «{ $name }»
    .own = в команде «{ $name }» нет никого, у кого
    .gender = no
party-holders = тот, у кого к первому ходу { $cards }
party-others = все, кто не входит ни в какую другую команду
whom-some-sides = одна из сторон
    .gen = одной из сторон
    .dat = одной из сторон
    .acc = одну из сторон
    .gender = f
whom-some-seats = один из игроков
    .gen = одного из игроков
    .dat = одному из игроков
    .acc = одного из игроков
whom-some-other_sides = какая-либо другая сторона
    .gen = какой-либо другой стороны
    .dat = какой-либо другой стороне
    .acc = какую-либо другую сторону
    .gender = f
whom-some-other_seats = кто-либо из других игроков
    .gen = кого-либо из других игроков
    .dat = кому-либо из других игроков
    .acc = кого-либо из других игроков
whom-each-sides = каждая сторона
    .gen = каждой стороны
    .dat = каждой стороне
    .acc = каждую сторону
    .gender = f
whom-each-seats = каждый игрок
    .gen = каждого игрока
    .dat = каждому игроку
    .acc = каждого игрока
whom-each-other_sides = каждая другая сторона
    .gen = каждой другой стороны
    .dat = каждой другой стороне
    .acc = каждую другую сторону
    .gender = f
whom-each-other_seats = каждый другой игрок
    .gen = каждого другого игрока
    .dat = каждому другому игроку
    .acc = каждого другого игрока
whom-no-sides = ни одна сторона
    .gen = одной стороны
    .own = нет стороны, у которой
    .gender = no
whom-no-seats = ни один игрок
    .gen = одного игрока
    .own = нет игрока, у которого
    .gender = no
whom-no-other_sides = ни одна другая сторона
    .gen = одной другой стороны
    .own = нет другой стороны, у которой
    .gender = no
whom-no-other_seats = ни один другой игрок
    .gen = одного другого игрока
    .own = нет другого игрока, у которого
    .gender = no
account-pool = «{ $name }»
account-played = сыгравший карту ({ $cards })
    .gen = сыгравшего карту ({ $cards })
    .dat = сыгравшему карту ({ $cards })
    .acc = сыгравшего карту ({ $cards })
seat-seat = игрок
    .gen = игрока
    .dat = игроку
    .acc = игрока
    .own = его
seat-dealer = сдающий
    .gen = сдающего
    .dat = сдающему
    .acc = сдающего
seat-forehand = Форхенд
    .gen = Форхенда
    .dat = Форхенду
    .acc = Форхенда
seat-leader = ходящий
    .gen = ходящего
    .dat = ходящему
    .acc = ходящего
seat-winner = выигравший
    .gen = выигравшего
    .dat = выигравшему
    .acc = выигравшего
seat-loser = проигравший
    .gen = проигравшего
    .dat = проигравшему
    .acc = проигравшего
seat-opponent = противник
    .gen = противника
    .dat = противнику
    .acc = противника
seat-speaker = говорящий
    .gen = говорящего
    .dat = говорящему
    .acc = говорящего
seat-director = директор стороны
    .gen = директора стороны
    .dat = директору стороны
    .acc = директора стороны
seat-lot = игрок, избранный жребием,
    .gen = игрока, избранного жребием,
    .dat = игроку, избранному жребием,
    .acc = игрока, избранного жребием,
seat-giver = отдающий
    .gen = отдающего
    .dat = отдающему
    .acc = отдающего
seat-holder = владелец карты ({ $cards })
    .gen = владельца карты ({ $cards })
    .dat = владельцу карты ({ $cards })
    .acc = владельца карты ({ $cards })
seat-bound = { $name }
    .gen = игрока «{ $name }»
    .dat = игроку «{ $name }»
    .acc = игрока «{ $name }»
seat-taker = взявший последнюю взятку
    .gen = взявшего последнюю взятку
    .dat = взявшему последнюю взятку
    .acc = взявшего последнюю взятку
seat-ahead = набравший больше всех взяток (из равных – тот, кто раньше)
    .gen = набравшего больше всех взяток (из равных – того, кто раньше)
    .dat = набравшему больше всех взяток (из равных – тому, кто раньше)
    .acc = набравшего больше всех взяток (из равных – того, кто раньше)
seat-bidder = заявивший больше всех
    .gen = заявившего больше всех
    .dat = заявившему больше всех
    .acc = заявившего больше всех
seat-partner = партнёр { GEN($seat) }
    .gen = партнёра { GEN($seat) }
    .dat = партнёру { GEN($seat) }
    .acc = партнёра { GEN($seat) }
seat-own_partner = его партнёр
    .gen = его партнёра
    .dat = его партнёру
    .acc = его партнёра
seat-after = игрок после { GEN($seat) }
    .gen = игрока после { GEN($seat) }
    .dat = игроку после { GEN($seat) }
    .acc = игрока после { GEN($seat) }
seat-before = игрок, сидящий до { GEN($seat) }
    .gen = игрока, сидящего до { GEN($seat) }
    .dat = игроку, сидящему до { GEN($seat) }
    .acc = игрока, сидящего до { GEN($seat) }
seat-far_after = { $number }-й игрок после { GEN($seat) }
    .gen = { $number }-го игрока после { GEN($seat) }
    .dat = { $number }-му игроку после { GEN($seat) }
    .acc = { $number }-го игрока после { GEN($seat) }
seat-far_before = { $number }-й игрок до { GEN($seat) }
    .gen = { $number }-го игрока до { GEN($seat) }
    .dat = { $number }-му игроку до { GEN($seat) }
    .acc = { $number }-го игрока до { GEN($seat) }

## где лежат карты

place-stock = в талоне
place-turned = среди открытых
place-exposed = среди выложенных при съёме
place-aside = среди отложенных
place-heap = в «{ $heap }»
place-trick = во взятке
place-played = среди сыгранных раньше
place-hand = на руках у { GEN($who) }
place-hand-own = на руках
place-dealt = из сданных { DAT($who) }
place-held = на руках у { GEN($who) } к первому ходу
place-taken = во взятках { GEN($who) }

## числа

card = { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
player = { $count ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
point = { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
deal = { $count ->
        [one] сдача
        [few] сдачи
       *[many] сдач
    }
count-named = { $number } ({ $name })
    .each = каждую единицу ({ $name })
count-none = ничего ({ $name })
count-own = { GENDER($what) ->
        [c] число { GEN($what) }
       *[other] { $what }
    }
    .gen = { GENDER($what) ->
        [c] числа { GEN($what) }
       *[other] { GEN($what) }
    }
    .each = { EACH($what) }
count-of = { GENDER($what) ->
        [c] число { GEN($what) } { GEN($who) }
       *[other] { $what } { GEN($who) }
    }
    .gen = { GENDER($what) ->
        [c] числа { GEN($what) } { GEN($who) }
       *[other] { GEN($what) } { GEN($who) }
    }
    .each = { EACH($what) } { GEN($who) }
no_of = нет { $noun }
at_least = { $what } или больше
at_most = { $what } или меньше
exactly = ровно { $what }
bare-at_least = не меньше { $what }
bare-at_most = не больше { $what }
bare-exactly = ровно { $what }

## что считается: каждая мера под своим именем

measure-tricks-noun = { $count ->
        [one] взятка
        [few] взятки
       *[many] взяток
    }
measure-tricks-what = взятки
    .gen = взяток
    .each = каждую взятку
    .gender = c
measure-tricks-at_least-bids = у { GEN($who) } не меньше взяток, чем заявлено
measure-tricks-fewer-bids = у { GEN($who) } меньше взяток, чем заявлено
measure-tricks-exactly-bids = у { GEN($who) } ровно столько взяток, сколько заявлено
measure-tricks-exactly-bids-not = у { GEN($who) } не столько взяток, сколько заявлено
measure-tricks-more-bids = у { GEN($who) } больше взяток, чем заявлено
measure-tricks-at_most-bids = у { GEN($who) } не больше взяток, чем заявлено
measure-phase_tricks-noun = { $count ->
        [one] взятка в «{ $name }»
        [few] взятки в «{ $name }»
       *[many] взяток в «{ $name }»
    }
measure-phase_tricks-what = взятки в «{ $name }»
    .gen = взяток в «{ $name }»
    .each = каждую взятку в «{ $name }»
    .gender = c
measure-hand_cards-noun = { $count ->
        [one] карта на руках
        [few] карты на руках
       *[many] карт на руках
    }
measure-hand_cards-what = карты на руках
    .gen = карт на руках
    .each = каждую карту на руках
    .gender = c
measure-bids-what = заявки
    .gen = заявок
measure-bids-own = заявка
    .gen = заявки
    .acc = заявку
    .each = каждую заявленную взятку
measure-bids-of = { GENDER($who) ->
        [pl] заявки { GEN($who) }
       *[other] заявка { GEN($who) }
    }
    .gen = { GENDER($who) ->
        [pl] заявок { GEN($who) }
       *[other] заявки { GEN($who) }
    }
    .acc = { GENDER($who) ->
        [pl] заявки { GEN($who) }
       *[other] заявку { GEN($who) }
    }
    .each = каждую заявленную взятку { GEN($who) }
measure-bids-has = { GENDER($who) ->
        [no] ни у { GEN($who) } нет такой заявки: { $what }
       *[other] заявка { GEN($who) } – { $what }
    }
measure-bids-none = { GENDER($who) ->
        [no] ни у { GEN($who) } заявка не 0
       *[other] заявка { GEN($who) } – 0
    }
measure-pool-what = «{ $name }»
measure-pool-none = «{ $name }» – ни одной фишки
measure-pool-none-not = «{ $name }» – хотя бы одна фишка
measure-column-what = значение «{ $name }»
    .gen = значения «{ $name }»
measure-stake-what = ставка
    .gen = ставки
    .dat = ставке
    .acc = ставку
measure-stake-times = ставка, умноженная на { $number }
    .gen = ставки, умноженной на { $number }
    .acc = ставку, умноженную на { $number }
measure-stake-has = ставка – { $what }
measure-stake-has-not = ставка – не { $what }
measure-players-noun = { $count ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
measure-players-what = число играющих
    .gen = числа играющих
measure-players-has = в сдаче участвуют { $what }
measure-trick-what = номер взятки
    .gen = номера взятки
measure-trick-exactly = идёт { $number }-я взятка
measure-trick-exactly-not = идёт не { $number }-я взятка
measure-trick-at_most = идёт { $number }-я взятка или более ранняя
measure-trick-at_least = идёт { $number }-я взятка или более поздняя
measure-deal-noun = { $count ->
        [one] сдача
        [few] сдачи
       *[many] сдач
    }
measure-deal-what = число сдач
    .gen = числа сдач
measure-deal-at_least = сыграно { $many } или больше
measure-deal-at_most = сыграно { $many } или меньше

## вычисленные числа

number-whole = все { $what } сдачи
    .gen = { GENDER($what) ->
        [c] всех { GEN($what) } сдачи
       *[other] всего в сдаче ({ $what })
    }
number-of = число карт { $spots } ({ $cards })
    .gen = числа карт { $spots } ({ $cards })
number-of_all = число карт ({ $cards })
    .gen = числа карт ({ $cards })
number-worth = { $name } { $spot }
number-in_a_row = число карт { $spot } ({ $cards }), считая от старшей вниз без пропуска
    .gen = числа карт { $spot } ({ $cards }), считая от старшей вниз без пропуска
number-missing = число карт не { $spot } ({ $cards }), считая от старшей вниз без пропуска
    .gen = числа карт не { $spot } ({ $cards }), считая от старшей вниз без пропуска
number-defined = { $name }
number-defined_of = { $name } { GEN($who) }
number-divided = { $number } : { $by } с округлением вниз
number-rounded-nearest = { $number } с округлением до числа, кратного { $multiple }
number-rounded-up = { $number } с округлением вверх до числа, кратного { $multiple }
number-rounded-down = { $number } с округлением вниз до числа, кратного { $multiple }
number-negative = минус { $number }
number-plus = { $left } плюс { $right }
    .gen = { GEN($left) } плюс { $right }
    .acc = { ACC($left) } плюс { ACC($right) }
number-minus = { $left } минус { $right }
    .gen = { GEN($left) } минус { $right }
    .acc = { ACC($left) } минус { ACC($right) }
number-times = { $left } × { $right }
number-for_each = { $number } за { EACH($what) }
number-over = { $left } сверх { GEN($right) }
    .each = { EACH($left) } сверх { GEN($right) }
number-at_least = { $left }, но не меньше { GEN($right) }
    .acc = { ACC($left) }, но не меньше { GEN($right) }
number-at_most = { $left }, но не больше { GEN($right) }
    .acc = { ACC($left) }, но не больше { GEN($right) }
cases-case = { $number }, если { $when }
cases-else = иначе { $number }
cases-nothing = иначе 0
cases-all = выполнено всё это:
cases-any = выполнено хотя бы одно из этого:

## факты

always = всегда
never = никогда
led = с неё пошли
led-not = пошли не с неё
defined = имеет место { $name }
defined-not = { $name } не имеет места
moment-before_first_lead = первый ход ещё не сделан
moment-before_first_lead-not = первый ход уже сделан
moment-stock_empty = талон пуст
moment-stock_empty-not = талон не пуст
moment-all_played = все карты сыграны
moment-all_played-drawing = ни на руках, ни в талоне не осталось карт
moment-all_played-drawing-not = на руках или в талоне ещё есть карты
moment-all_played-not = ещё не все карты сыграны
in_deal = идёт { $number }-я сдача из каждых { $cycle }
in_deal-not = идёт не { $number }-я сдача из каждых { $cycle }
was_led = первая карта взятки – { $cards }
was_led-not = первая карта взятки – не { $cards }
has = у { GEN($who) } { $what }
has-nobody = { OWN($who) } { $what }
has_every = у { GEN($who) } все { $what }
has_every-not = у { GEN($who) } не все { $what }
than-more = { GENDER($what) ->
        [c] у { GEN($who) } больше { GEN($what) }, чем у { GEN($than) }
       *[other] у { GEN($who) } больше, чем у { GEN($than) } ({ $what })
    }
than-more-nobody = { GENDER($what) ->
        [c] { OWN($who) } больше { GEN($what) }, чем у { GEN($than) }
       *[other] { OWN($who) } больше, чем у { GEN($than) } ({ $what })
    }
than-fewer = { GENDER($what) ->
        [c] у { GEN($who) } меньше { GEN($what) }, чем у { GEN($than) }
       *[other] у { GEN($who) } меньше, чем у { GEN($than) } ({ $what })
    }
than-fewer-nobody = { GENDER($what) ->
        [c] { OWN($who) } меньше { GEN($what) }, чем у { GEN($than) }
       *[other] { OWN($who) } меньше, чем у { GEN($than) } ({ $what })
    }
than-at_least = { GENDER($what) ->
        [c] у { GEN($who) } не меньше { GEN($what) }, чем у { GEN($than) }
       *[other] у { GEN($who) } не меньше, чем у { GEN($than) } ({ $what })
    }
than-at_least-nobody = { GENDER($what) ->
        [c] { OWN($who) } не меньше { GEN($what) }, чем у { GEN($than) }
       *[other] { OWN($who) } не меньше, чем у { GEN($than) } ({ $what })
    }
than-at_most = { GENDER($what) ->
        [c] у { GEN($who) } не больше { GEN($what) }, чем у { GEN($than) }
       *[other] у { GEN($who) } не больше, чем у { GEN($than) } ({ $what })
    }
than-at_most-nobody = { GENDER($what) ->
        [c] { OWN($who) } не больше { GEN($what) }, чем у { GEN($than) }
       *[other] { OWN($who) } не больше, чем у { GEN($than) } ({ $what })
    }
than-exactly = { GENDER($what) ->
        [c] у { GEN($who) } столько же { GEN($what) }, сколько у { GEN($than) }
       *[other] у { GEN($who) } столько же, сколько у { GEN($than) } ({ $what })
    }
than-exactly-nobody = { GENDER($what) ->
        [c] { OWN($who) } столько же { GEN($what) }, сколько у { GEN($than) }
       *[other] { OWN($who) } столько же, сколько у { GEN($than) } ({ $what })
    }
than-exactly-not = { GENDER($what) ->
        [c] у { GEN($who) } не столько же { GEN($what) }, сколько у { GEN($than) }
       *[other] у { GEN($who) } не столько же, сколько у { GEN($than) } ({ $what })
    }
compare-bounded = { $left } – { $what }
compare-bounded-not = { $left } – не { $what }
compare-at_least = { $left } – не меньше, чем { $right }
compare-at_most = { $left } – не больше, чем { $right }
compare-exactly = { $left } – ровно { $right }
compare-exactly-not = { $left } – не ровно { $right }
compare-more = { $left } – больше, чем { $right }
compare-fewer = { $left } – меньше, чем { $right }
compare-many-at_least = { $left } – не меньше, чем { $right }
compare-many-at_most = { $left } – не больше, чем { $right }
compare-many-exactly = { $left } – столько же, сколько { $right }
compare-many-exactly-not = { $left } – не столько же, сколько { $right }
compare-many-more = { $left } – больше, чем { $right }
compare-many-fewer = { $left } – меньше, чем { $right }
holds-hand = у { GEN($who) } на руках есть { $cards }
holds-hand-nobody = ни у { GEN($who) } на руках нет такой карты ({ $cards })
holds-hand-none = у { GEN($who) } на руках нет такой карты ({ $cards })
holds-hand-none-nobody = { OWN($who) } на руках нет такой карты ({ $cards })
holds-hand-some = у { GEN($who) } на руках { $what } из таких карт ({ $cards })
holds-hand-some-nobody = { OWN($who) } на руках { $what } из таких карт ({ $cards })
holds-hand-every = у { GEN($who) } на руках все такие карты ({ $cards })
holds-hand-every-nobody = { OWN($who) } на руках все такие карты ({ $cards })
holds-hand-every-not = у { GEN($who) } на руках не все такие карты ({ $cards })
holds-held = к первому ходу у { GEN($who) } на руках есть { $cards }
holds-held-nobody = к первому ходу ни у { GEN($who) } на руках нет такой карты ({ $cards })
holds-held-none = к первому ходу у { GEN($who) } на руках нет такой карты ({ $cards })
holds-held-none-nobody = { OWN($who) } к первому ходу на руках нет такой карты ({ $cards })
holds-held-some = к первому ходу у { GEN($who) } на руках { $what } из таких карт ({ $cards })
holds-held-some-nobody = { OWN($who) } к первому ходу на руках { $what } из таких карт ({ $cards })
holds-held-every = к первому ходу у { GEN($who) } на руках все такие карты ({ $cards })
holds-held-every-nobody = { OWN($who) } к первому ходу на руках все такие карты ({ $cards })
holds-held-every-not = к первому ходу у { GEN($who) } на руках не все такие карты ({ $cards })
holds-dealt = среди сданных { DAT($who) } карт есть { $cards }
holds-dealt-none = среди сданных { DAT($who) } карт нет такой ({ $cards })
holds-dealt-some = среди сданных { DAT($who) } карт { $what } из таких ({ $cards })
holds-dealt-every = среди сданных { DAT($who) } карт есть все такие ({ $cards })
holds-dealt-every-not = среди сданных { DAT($who) } карт есть не все такие ({ $cards })
holds-taken = во взятках { GEN($who) } есть { $cards }
holds-taken-nobody = ни у { GEN($who) } нет во взятках такой карты ({ $cards })
holds-taken-none = во взятках { GEN($who) } нет такой карты ({ $cards })
holds-taken-none-nobody = { OWN($who) } во взятках нет такой карты ({ $cards })
holds-taken-some = во взятках { GEN($who) } { $what } из таких карт ({ $cards })
holds-taken-some-nobody = { OWN($who) } во взятках { $what } из таких карт ({ $cards })
holds-taken-every = во взятках { GEN($who) } все такие карты ({ $cards })
holds-taken-every-nobody = { OWN($who) } во взятках все такие карты ({ $cards })
holds-taken-every-not = во взятках { GEN($who) } не все такие карты ({ $cards })
lies-turned = среди открытых карт есть { $cards }
lies-turned-none = среди открытых карт нет такой ({ $cards })
lies-turned-some = среди открытых карт { $what } из таких ({ $cards })
lies-turned-every = среди открытых карт есть все такие ({ $cards })
lies-turned-every-not = среди открытых карт есть не все такие ({ $cards })
lies-exposed = среди выложенных карт есть { $cards }
lies-exposed-none = среди выложенных карт нет такой ({ $cards })
lies-exposed-some = среди выложенных карт { $what } из таких ({ $cards })
lies-exposed-every = среди выложенных карт есть все такие ({ $cards })
lies-exposed-every-not = среди выложенных карт есть не все такие ({ $cards })
lies-stock = в талоне есть { $cards }
lies-stock-none = в талоне нет такой карты ({ $cards })
lies-stock-some = в талоне { $what } из таких карт ({ $cards })
lies-stock-every = в талоне есть все такие карты ({ $cards })
lies-stock-every-not = в талоне есть не все такие карты ({ $cards })
lies-aside = среди отложенных карт есть { $cards }
lies-aside-none = среди отложенных карт нет такой ({ $cards })
lies-aside-some = среди отложенных карт { $what } из таких ({ $cards })
lies-aside-every = среди отложенных карт есть все такие ({ $cards })
lies-aside-every-not = среди отложенных карт есть не все такие ({ $cards })
lies-heap = в «{ $heap }» есть { $cards }
lies-heap-none = в «{ $heap }» нет такой карты ({ $cards })
lies-heap-some = в «{ $heap }» { $what } из таких карт ({ $cards })
lies-heap-every = в «{ $heap }» есть все такие карты ({ $cards })
lies-heap-every-not = в «{ $heap }» есть не все такие карты ({ $cards })
lies-trick = во взятке есть { $cards }
lies-trick-none = во взятке нет такой карты ({ $cards })
lies-trick-some = во взятке { $what } из таких карт ({ $cards })
lies-trick-every = во взятке есть все такие карты ({ $cards })
lies-trick-every-not = во взятке есть не все такие карты ({ $cards })
lies-played = среди сыгранных раньше карт есть { $cards }
lies-played-none = среди сыгранных раньше карт нет такой ({ $cards })
lies-played-some = среди сыгранных раньше карт { $what } из таких ({ $cards })
lies-played-every = среди сыгранных раньше карт есть все такие ({ $cards })
lies-played-every-not = среди сыгранных раньше карт есть не все такие ({ $cards })
run-first = { GENDER($who) ->
        [no] { OWN($who) } { $tricks }
       *[other] у { GEN($who) } { $tricks }
    }
run-first-not = не у { GEN($who) } { $tricks }
run-first_with = { GENDER($who) ->
        [no] { OWN($who) } { $tricks }, взятые такой картой ({ $cards })
       *[other] у { GEN($who) } { $tricks }, взятые такой картой ({ $cards })
    }
run-first_with-not = не у { GEN($who) } { $tricks }, взятые такой картой ({ $cards })
run-last = { GENDER($who) ->
        [no] { OWN($who) } { $tricks }
       *[other] у { GEN($who) } { $tricks }
    }
run-last-not = не у { GEN($who) } { $tricks }
run-last_with = { GENDER($who) ->
        [no] { OWN($who) } { $tricks }, взятые такой картой ({ $cards })
       *[other] у { GEN($who) } { $tricks }, взятые такой картой ({ $cards })
    }
run-last_with-not = не у { GEN($who) } { $tricks }, взятые такой картой ({ $cards })
run-first-tricks = { $count ->
        [one] первая взятка
        [few] первые { $number } взятки
       *[many] первые { $number } взяток
    }
run-last-tricks = { $count ->
        [one] последняя взятка
        [few] последние { $number } взятки
       *[many] последние { $number } взяток
    }
named = уже есть { $name }
named-not = ещё не названо: { $name }
value-its_suit = масть этой карты
value-none = ничего
value-yes = да
binding_is = { $name } – { $value }
binding_is-not = { $name } – не { $value }
value-suits = масть «{ $name }»
value-rank = достоинство «{ $name }»
value-card = карта «{ $name }»
seat_is = { GENDER($who) ->
        [no] { $who } не { $seat }
       *[other] { $who } – { $seat }
    }
seat_is-not = { $who } – не { $seat }
seat_is-ahead = { GENDER($who) ->
        [no] { OWN($who) } больше всего взяток (из равных – у того, кто раньше)
       *[other] у { GEN($who) } больше всего взяток (из равных – у того, кто раньше)
    }
seat_is-ahead-not = больше всего взяток (из равных – у того, кто раньше) не у { GEN($who) }
seat_is-taker = { GENDER($who) ->
        [no] ни у { GEN($who) } нет последней взятки
       *[other] последняя взятка у { GEN($who) }
    }
seat_is-taker-not = последняя взятка не у { GEN($who) }
of_party = { GENDER($who) ->
        [no] { $who } не входит в { ACC($side) }
        [pl] { $who } входят в { ACC($side) }
       *[other] { $who } входит в { ACC($side) }
    }
of_party-not = { GENDER($who) ->
        [pl] { $who } не входят в { ACC($side) }
       *[other] { $who } не входит в { ACC($side) }
    }
party_named = в команде «{ $name }» кто-то есть
party_named-not = в команде «{ $name }» никого нет
of_side = { GENDER($who) ->
        [no] { $who } не играет за { ACC($side) }
        [pl] { $who } играют за { ACC($side) }
       *[other] { $who } играет за { ACC($side) }
    }
of_side-not = { GENDER($who) ->
        [pl] { $who } не играют за { ACC($side) }
       *[other] { $who } не играет за { ACC($side) }
    }
of_side-alone = { $who } – { $side }
of_side-not-alone = { $who } – не { $side }
holds_trick = { GENDER($who) ->
        [no] взятку не держит { $who }
        [pl] взятку держат { $who }
       *[other] взятку держит { $who }
    }
holds_trick-not = взятку держит не { $who }
plays = { GENDER($who) ->
        [no] { $who } не участвует в сдаче
        [pl] { $who } участвуют в сдаче
       *[other] { $who } участвует в сдаче
    }
plays-not = { GENDER($who) ->
        [pl] { $who } не участвуют в сдаче
       *[other] { $who } не участвует в сдаче
    }

## строки счёта

row = { $name }: { $who } { $effects }
row-when = { $name }: если { $when }, то { $who } { $effects }
rows-first_of = считается только первое, что выполнено: { $rows }
row-given_up = противник сдался
row-gets = получает { ACC($points) }
row-gets-whom = получает от { GEN($whom) } { ACC($points) }
row-gets-pool = берёт из { $whom } { ACC($points) }
row-gets-all = берёт всё, что лежит в { $whom }
row-pays = платит { ACC($points) }
row-pays-whom = платит { DAT($whom) } { ACC($points) }
row-pays-pool = кладёт в { $whom } { ACC($points) }
row-pays-all = кладёт в { $whom } столько, сколько там уже лежит
row-gains = получает: { $what }
row-loses = теряет: { $what }
row-gains-number = прибавляет к счёту «{ $name }» { ACC($number) }
row-loses-number = теряет из счёта «{ $name }» { ACC($number) }
row-sets-number = получает новый счёт «{ $name }»: { $number }
row-clears = { $names } у всех обнуляются

## запреты

guard-lead = нельзя ходить такой картой: { $cards }
guard-play = нельзя играть такую карту: { $cards }
guard-when = пока { $when }, { $rule }
exempt = эти правила никогда не обязывают играть такую карту, но всегда её разрешают: { $cards }
exempt-when = пока { $when }, эти правила не обязывают играть такую карту, но разрешают её: { $cards }
