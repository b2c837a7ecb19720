### The Russian messages; the head of en.ftl says how they are written.

## лист

sheet-note = Примеры, догадки и слова в кавычках даны на языке описания игры.
value_of = { $name } = { $value }
status-conjecture = Многое в этом чтении – догадка.
status-incomplete = В источниках есть пробелы; игра неполна:
source-at = Источник: { $what }.
conjecture = Догадка: { $why }.
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

## колода

head-pack = Колода
pack-size = { $cards }, мастей: { $suits }
pack-apart = Вне мастей: { $cards }.
pack-copies = Каждая карта есть в { $number } экземплярах.
pack-order = В каждой масти карты идут от старшей к младшей: { $ranks }.
pack-ranks_of = { $suits }: { $ranks }.
pack-groups = { $name }: { $suits }
pack-write = Карта записывается буквой масти и достоинством: { $example }.
pack-missing = В колоде нет карт: { $cards }.
col-letter = Буква
col-suit = Масть

## стол

head-seats = Стол
seats-to = от { $least } до { $most }
seats-range = Число игроков: от { $least } до { $most }.
seats-usual = Обычно: { $players }.
seats-now = Этот лист: { $players }.
seats-players = { $players }; места считаются от 0 в порядке хода, { $way }.
seats-each = Каждый играет за себя.
seats-sides = Партнёры: { $sides }.
seats-side = места { $seats }
seats-out = В каждой сдаче не играет: { $seat }.
seats-party = «{ $name }»: { $who }.
seats-secret = Кто входит в { $names }, остаётся тайной, пока не сыграны карты, которые это показывают, или пока не кончилась сдача.
seats-show = Партнёры показывают друг другу карты.
talk-free = Партнёрам можно свободно переговариваться.
talk-signals = Партнёрам можно подавать знаки, но не говорить.
talk-none = Партнёрам нельзя говорить о своих картах.
seats-directors = У каждой стороны есть предводитель: { $seats }.
seats-director = место { $seat }
seats-director_sees = Предводитель видит карты своей стороны.
seats-director_orders = Предводитель может сказать своей стороне, что играть.

## сдача

head-deal = Сдача
deal-first = Первым сдаёт: { $seat }. Первая рука – первый играющий после сдающего.
cut = снимает: { $seat }
cut-looks = снимает: { $seat }; он смотрит нижние карты ({ $cards })
cut-lays = из них открыто выкладываются: { $cards }
deal-cards = сдающий даёт каждому: { $cards }, { $packets }
deal-range = сдающий даёт каждому от { $first }-го до { $last }-го по порядку: { $cards }, { $packets }
deal-by_deal = от сдачи к сдаче { $cards }
deal-packet = по { $number }
deal-packets = по очереди: { $numbers }
deal-face_up = открыто лежат первые у каждого: { $cards }
deal-turned = в их числе открытая карта, её получает { $seat }
deal-heap = { $count ->
        [one] закрытой кладётся в «{ $heap }»: { $cards }
       *[other] закрытыми кладутся в «{ $heap }»: { $cards }
    }
turn-one = открывается верхняя карта талона; её масть – «{ $name }»
turn-more = карты талона открываются, пока не выйдет мастей: { $number }; это «{ $name }»
turn-keep = из нескольких одной масти остаётся старшая, от старшей к младшей: { $order }; прочие кладутся под талон
turn-redeal = если с самого начала одной масти: { $cards }, сдают заново
turn-empty = если талон кончится раньше, сдают заново
turn-under = карта кладётся под талон и берётся последней
turn-on = карта лежит сверху талона и берётся первой
bind-lowest = масть младшей открытой карты – «{ $name }»; из равных решает { $which }
bind-highest = масть старшей открытой карты – «{ $name }»; из равных решает { $which }
bind-first = сданная первой
bind-last = сданная последней
bind-dealt = последняя сданная карта показывается; её масть – «{ $name }»; карта остаётся на руках
lay_open-hand = отныне открыты карты: { $who }
lay_open-hand-late = после взятки { $number } открывают карты: { $who }
lay_open-heap = всем показывают, что лежит в «{ $heap }»
lay_open-aside = всем показывают отложенные карты
heap-heap = с первого хода «{ $heap }» принадлежит: { $who }; эти карты считаются его и взятыми им
heap-aside = с первого хода отложенные карты принадлежат: { $who }; они считаются его и взятыми им
again = пока в талоне есть карты: снова «{ $name }»
says-play = делается первый ход
speak = теперь говорят: «{ $name }» (см. ниже)

## обмены

transfer = обмен «{ $name }»: { $text }
transfer-each = по очереди, начиная с { GEN($seat) }, каждый игрок
transfer-may = { $who } может менять одну на одну: { $gives } – на { $takes }{ $source }
transfer-must = { $who } должен менять одну на одну: { $gives } – на { $takes }{ $source }
transfer-when = при условии: { $when }
transfer-give_when = { $cards } (при условии: { $when })
transfer-gives_may = { $who } может отдать { DAT($to) }: { $portion } из ({ $gives })
transfer-gives_must = { $who } должен отдать { DAT($to) }: { $portion } из ({ $gives })
transfer-highest_may = { $who } может отдать { DAT($to) }: { $gives }
transfer-highest_must = { $who } должен отдать { DAT($to) }: { $gives }
transfer-any_may = { $who } может отдать { DAT($to) }: { $portion } { $cards }
transfer-any_must = { $who } должен отдать { DAT($to) }: { $portion } { $cards }
transfer-takes_as = и берёт столько же{ $source }
transfer-takes_all = и берёт все{ $source }
transfer-takes_n = и берёт: { $cards }{ $source }
transfer-takes_first = сначала берут, потом отдают
transfer-at_once = все выбирают, прежде чем карты перейдут из рук в руки
transfer-turns_next = отданная карта откладывается, а на место взятой открывается следующая из талона
transfer-shown = отданные карты показываются всем
portion-all = все
portion-all_but = все, кроме { $number }
portion-n = { $number }
portion-range = от { $least } до { $most }
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
powers-intro = Сильнейшие сначала. Карта принадлежит первой строке, которая её называет; карта ни из одной строки – простая.
powers-final = Какие карты в силе, решается, когда взятка закончена; затем её разбирают с первой карты.
powers-running = О каждой карте судят, когда она ложится, по той, что в этот миг держит взятку; поэтому порядок может решать.
powers-nothing = Особая карта, которая ничего не бьёт, сильна лишь тем, чему не поддаётся: пока она в силе, её бьют только стоящие выше и те, что её называют.
powers-dead = Бессильная карта ничего не бьёт; если с неё пошли, она держит взятку, пока не ляжет карта, которая вправе её бить.
mode = Если { $when }: { $sentence }
powers-counts_as_open = { $power }: при ответе в масть эти карты считаются мастью «{ $suit }», а пока её нет – отдельной мастью.
powers-counts_as_none = { $power }: эти карты не принадлежат ни к какой масти.
powers-ties = { $power }: { $rule }
trick-no_suit = Если карта хода не принадлежит ни к какой масти, масть хода задаёт первая после неё карта, у которой масть есть.
powers-counts_as = { $power }: при ответе в масть эти карты считаются мастью «{ $suit }».
col-number = №
col-power = Имя
col-cards = Карты
col-force = В силе
col-takes = Бьёт
col-else = Иначе
col-falls = При ходе с неё, в силе, её бьют
force-when = если { $when }
takes-all = все низшие особые и все простые карты
takes-lower = низшие особые карты
takes-plain = все простые карты
takes-nothing = ничего
takes-yields = уступает: { $cards }
else-dead = бессильна
else-plain = простая карта
else-never = –
falls-nothing = ничто
falls-sometimes = иногда { $cards }
row-row = все из № { $numbers }
head-bound = Особые карты: { $names }
bound-intro = Все особые карты колоды при этом выборе, от сильных к слабым.
bound-plain = Простые карты, от старшей к младшей:
head-trick = Кто берёт взятку
trick-led = Взятку держит карта хода. Каждая следующая либо бьёт ту, что держит взятку в этот миг, либо нет.
trick-plain = Простая карта бьёт только младшую простую той же масти.
trick-next = Простая карта бьёт только соседнюю младшую простую своей масти.
trick-order = Старшинство ({ $cards }), от старшей к младшей: { $ranks }.
ties-first = Из двух равных карт сильнее положенная первой.
ties-last = Из двух равных карт бьёт положенная последней.
ties-suits = Из двух равных карт решает масть, от старшей к младшей: { $suits }.
ties-nobody = При двух равных старших картах взятка ничья.
ties-unstated = Прямо это не сказано; равные карты почти не встречаются.

## розыгрыш

head-play = Розыгрыш
play-leader = Первый ход делает { $seat }; взявший взятку ходит снова.
play-phase = { $name } – пока не станет верно: { $until }:
play-phase-end = { $name } – до конца:
play-free = Играть можно любую карту.
play-ladder = На ход играется первое из этого, что позволяет рука:
play-rung-when = { $rung }, но только если { $when }
play-rung-plays = у кого есть: { $cards } – может играть: { $plays }
play-draw = После каждой взятки каждый берёт из талона: { $cards }; взявший взятку – первым.
play-draw-open = Верхняя карта талона лежит открыто.
play-guards = Кроме того:
play-face_down = Можно пойти втёмную; это открывает «{ $name }».
play-concede = Сторона может сдаться в любое время; { $others } тогда { $gets }.
play-concede-when = Сторона может сдаться, пока верно: { $when }. Тогда { $others } { $gets }.
play-concede-alone = Игрок может сдаться в любое время; { $others } тогда { $gets }.
play-concede-when-alone = Игрок может сдаться, пока верно: { $when }. Тогда { $others } { $gets }.
play-passes = У кого нет разрешённой карты, тот пасует; ход переходит к следующему, кто может пойти.
play-lone = При ходе – отдельная взятка: { $cards }.
play-ends = Сдача кончается, когда { $when }.

## объявления

head-contracts = Контракты, от младшего к старшему
col-contract = контракт
col-bid = число
col-binds = назначает
contract-bids = от { $least } до { $most }
contract-bids-by = от { $least } до { $most } через { $step }
head-dialogues = Что говорят
opens-step = Начинается на своём месте при сдаче.
opens-face_down_lead = Начинается ходом втёмную.
opens-lead = Начать может тот, чей ход, перед ходом.
opens-turn = Начать может игрок в свою очередь, прежде чем сыграть.
opens-after_trick = Начинает взявший взятку, прежде чем кто-нибудь берёт карты.
opens-bonus = Начинается, когда получена премия.
opens-when = Только пока верно: { $when }.
state-by = { $state } – говорит { $seat }.
state-in_turn = { $state } – каждый говорит по разу, начиная с { GEN($seat) }.
auction-round = { $state } – торговля по кругу, первым говорит { $seat }. Каждый заявляет больше, чем заявлено, на сколько хочет, или пасует.
auction-pairs = { $state } – торговля попарно: следующий игрок заявляет { DAT($seat) } всё больше, а тот держит заявку или пасует. Когда один спасовал, оставшемуся заявляет следующий, и так далее.
auction-bids = Заявки, начиная с низшей: { $bids }.
auction-contracts = Заявляют контракты; какой из них выше, видно по их таблице.
auction-bids-step = Заявки: от { $first } до { $last } через { $number }.
auction-final = Спасовавший выбывает.
auction-free = Спасовавший может снова торговаться; торговля окончена, когда все остальные спасовали подряд.
auction-once = Каждый говорит один раз.
auction-rounds = Кругов торговли не больше { $number }.
auction-elder = Кто стоит в очереди раньше заявившего, может держать его заявку, не повышая.
auction-must = Если все остальные спасовали и ничего не заявлено, заявить обязан { $seat }.
auction-nobody = Если никто не заявил: { $text }.
auction-won = После последней заявки: { $text }.
auction-beside = Кроме заявок можно сказать:
col-says = Говорит
col-when = При условии
col-effect = Следствие
says-range = { $first } … { $last }
says-stake = цена сдачи теперь: { $points }
says-concedes = сдаётся; { $others } { $gets }
says-then = дальше «{ $state }»
says-over = разговор окончен
says-bind = { $name }: { $value }
says-bid = заявляет это число
says-bid-contract = заявляет контракт не ниже высшей заявки
says-bid-within = заявляет это число, не больше, чем у него карт
says-phase = розыгрыш продолжается: «{ $name }»
says-swap = меняет ({ $cards }) на карту{ $source }
says-out = до конца сдачи не играет: { $seat }
says-ends = сдача окончена
says-thrown_in = сдают заново
says-wins = выигрывает партию

## определения

head-definitions = Что значат названия

## счёт

head-score = Цена сдачи
score-cards = { $name }: { $values }.
score-value = { $cards } – по { $points }
score-counters = В каждой сдаче у каждого игрока считается: { $names }.
score-tier = Для { GEN($whom) } считается только первое, что верно:
score-add = Для { GEN($whom) } считается всё, что верно:
col-award = За что
col-points = Очки
score-stake = Без повышения цена сдачи: { $points }.
score-stake-draw = Цена сдачи вначале { $stake }, после ничьей { $after }.
bonus-lead = { $name }: кто ходит с карты ({ $cards }), { $effects }
bonus-lead-any = { $name }: кто ходит, { $effects }
bonus-lead-for = { $name }: при ходе с карты ({ $cards }) { $whom } { $effects }
bonus-lead-for-any = { $name }: при каждом ходе { $whom } { $effects }
bonus-play = { $name }: кто играет карту ({ $cards }), { $effects }
bonus-play-any = { $name }: кто играет карту, { $effects }
bonus-play-for = { $name }: когда сыграна карта ({ $cards }), { $whom } { $effects }
bonus-play-for-any = { $name }: когда сыграна карта, { $whom } { $effects }
bonus-trick = { $name }: кто берёт взятку картой ({ $cards }), { $effects }
bonus-trick-any = { $name }: кто берёт взятку, { $effects }
bonus-trick-for = { $name }: когда взятку берёт карта ({ $cards }), { $whom } { $effects }
bonus-trick-for-any = { $name }: когда взята взятка, { $whom } { $effects }
bonus-opens = открывает «{ $name }»

## партия

head-match = От сдачи к сдаче
match-totals = На доске у каждой стороны: { $names }.
match-totals-alone = На доске у каждого игрока: { $names }.
match-pools = В середине лежит: { $names }.
match-pool-start = { $name } (вначале { $number })
match-before_each = Прежде чем сдают карты:
match-marks = После каждой сдачи, пока что-либо из этого верно:
match-at_the_end = Когда партия окончена:
match-grows = каждая сдача прибавляет: { $points }
match-last = Считаются только последние { $deals }.
match-ends = Партия кончается, когда { $when }.
match-most = Выигрывает тот, у кого больше: { $what }.
match-fewest = Выигрывает тот, у кого меньше: { $what }.
match-at_once = На это смотрят всякий раз, когда кто-нибудь в сдаче что-то получает, и после каждой взятки; партия тогда сразу окончена.
match-lot = Жребий: каждый тянет карту, сдаёт вытянувший младшую.
match-next = Следующим сдаёт: { $seat }.
match-next-draw = После ничьей следующим сдаёт: { $seat }.
match-title = { $name }: игрок стороны, для которой в начале сдачи верно: { $when }.
match-title-alone = { $name }: игрок, для которого в начале сдачи верно: { $when }.

## примеры и источники

head-examples = Примеры
examples-some = Примеров в описании: { $all }; здесь: { $shown }.
example-trick = сыграно по порядку: { $cards }
example-wins = взятку берёт { $card }
example-nobody = взятка ничья
example-legal = можно играть: { $cards }
example-hand = на руках: { $cards }
head-sources = Источники и догадки
sources-none = Описание не называет источников.
conjectures = Догадки там, где источники молчат или неясны:

## комбинации

head-melds = Комбинации
melds-step = объявляются { $name }, как сказано в разделе «Комбинации»
melds-first_trick = { $name }: после первой взятки каждый показывает, что было у него до неё
melds-lead = { $name }: кто ходит, тот перед ходом может показать такие карты
melds-turn = { $name }: каждый может показать такие карты, прежде чем сыграет свою первую карту
melds-after_trick = { $name }: кто взял взятку, тот может показать такие карты, прежде чем берут из талона
melds-one = Каждый раз только одна комбинация
melds-best_first = Старшая раньше младшей
melds-when = Только если { $when }
col-meld = Комбинация
meld-run = ровно { $number } подряд одной масти
meld-run-more = { $number } или больше подряд одной масти
meld-run-range = от { $number } до { $most } подряд одной масти
meld-set = { $number } одного достоинства и разных мастей: { $ranks }
meld-set-any = { $number } одного достоинства, любых мастей: { $ranks }
meld-cards = по одной: { $cards }
meld-copies = { $cards }; каждая по { $number } раза
melds-order = Карты идут подряд сверху вниз так: { $ranks }
melds-family = Карта служит один раз для одной из комбинаций: { $names }, сначала для старшей
melds-family-again = Карта, послужившая для одной из комбинаций: { $names }, служит снова только для старшей из них
melds-best_side = Засчитывает только сторона с лучшей комбинацией, зато все свои
melds-compared = Лучше та, что стоит выше в списке, затем длиннее, затем старше{ $better }
melds-better = , затем та, что из карт: { $cards }
melds-elder = , затем та, чей владелец ближе к первой руке
melds-nobody = ; из двух равных во всём не засчитывается ни одна

## служебные слова

and = и
or = или
not = неверно, что ({ $fact })
colon = { $name }: { $text }
quoted = «{ $words }»
none = никакие
bracketed = ({ $text })
noted = { $text } ({ $note })
definition = { $name } значит: { $text }

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
        [one] ступень
        [few] ступени
        [many] ступеней
       *[other] ступени
    }
name-blobs = { $count ->
        [one] клякса
        [few] кляксы
        [many] клякс
       *[other] кляксы
    }
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
section-deck = колода
section-seats = стол
section-deal = сдача
section-powers = особые карты
section-plain = простые карты
section-ties = равные карты
section-resolve = разбор взятки
section-play = розыгрыш
section-dialogues = объявления
section-deal_ends = конец сдачи
section-card_points = цена карт
section-bonuses = премии
section-score = счёт
section-match = партия
rank-A = туз
rank-K = король
rank-Q = дама
rank-J = валет
rank-O = обер
rank-U = унтер

## карты

cards-any = любая карта
cards-no = никакая карта
cards-bare = карты
cards-all_but = все карты, кроме: { $cards }
cards-except = кроме: { $cards }
cards-of_suits = масти { $suits }
cards-plain = простые карты
cards-as_plain = (простые)
cards-also = ({ $cards })
cards-lower = { $rank } или ниже
cards-higher = { $rank } или выше
cards-suit_led = масти хода
cards-its_suit = той же масти
cards-beating = , перебивающие взятку
cards-highest = старшая карта { $spot }
cards-highest_of = старшая карта { $spot } ({ $cards })
of-chosen-1 = избранной масти
of-chosen-n = одной из избранных мастей
of-trump-1 = козырной масти
of-suit = масти «{ $name }»
of-rank = достоинства «{ $name }»
of-card = карта «{ $name }»
of-colour = того же цвета, что «{ $name }»
of-next_rank = следующего достоинства после «{ $name }»

## кто

whom-side = сторона
    .gen = стороны
    .dat = стороне
whom-own_side = его сторона
    .gen = его стороны
    .dat = его стороне
whom-other_side = другая сторона
    .gen = другой стороны
    .dat = другой стороне
whom-other_side-alone = противник
    .gen = противника
    .dat = противнику
whom-others = прочие стороны вместе
    .gen = прочих сторон вместе
    .dat = прочим сторонам вместе
whom-others-alone = прочие игроки вместе
    .gen = прочих игроков вместе
    .dat = прочим игрокам вместе
whom-all = все стороны вместе
    .gen = всех сторон вместе
    .dat = всем сторонам вместе
whom-all-alone = все игроки вместе
    .gen = всех игроков вместе
    .dat = всем игрокам вместе
whom-side_of = сторона { GEN($seat) }
    .gen = стороны { GEN($seat) }
    .dat = стороне { GEN($seat) }
whom-side_of-alone = { $seat }
    .gen = { GEN($seat) }
    .dat = { DAT($seat) }
whom-party = игроки «{ $name }»
    .gen = игроков «{ $name }»
    .dat = игрокам «{ $name }»
whom-some-party = один из «{ $name }»
    .gen = одного из «{ $name }»
    .dat = одному из «{ $name }»
whom-each-party = каждый из «{ $name }»
    .gen = каждого из «{ $name }»
    .dat = каждому из «{ $name }»
whom-no-party = ни один из «{ $name }»
    .gen = ни одного из «{ $name }»
party-holders = тот, у кого при первом ходе { $cards }
party-others = все, кто не входит ни в какую другую
whom-some-sides = какая-либо сторона
    .gen = какой-либо стороны
    .dat = какой-либо стороне
whom-some-seats = кто-либо
    .gen = кого-либо
    .dat = кому-либо
whom-some-other_sides = какая-либо другая сторона
    .gen = какой-либо другой стороны
    .dat = какой-либо другой стороне
whom-some-other_seats = кто-либо другой
    .gen = кого-либо другого
    .dat = кому-либо другому
whom-each-sides = каждая сторона
    .gen = каждой стороны
    .dat = каждой стороне
whom-each-seats = каждый игрок
    .gen = каждого игрока
    .dat = каждому игроку
whom-each-other_sides = каждая другая сторона
    .gen = каждой другой стороны
    .dat = каждой другой стороне
whom-each-other_seats = каждый другой игрок
    .gen = каждого другого игрока
    .dat = каждому другому игроку
whom-no-sides = ни одна сторона
    .gen = одной стороны
whom-no-seats = ни один игрок
    .gen = одного игрока
whom-no-other_sides = ни одна другая сторона
    .gen = одной другой стороны
whom-no-other_seats = ни один другой игрок
    .gen = одного другого игрока
account-pool = кассу «{ $name }»
    .gen = кассы «{ $name }»
account-played = тот, кто сыграл: { $cards }
    .gen = того, кто сыграл ({ $cards })
    .dat = тому, кто сыграл ({ $cards })
seat-seat = игрок
    .gen = игрока
    .dat = игроку
seat-dealer = сдающий
    .gen = сдающего
    .dat = сдающему
seat-forehand = первая рука
    .gen = первой руки
    .dat = первой руке
seat-leader = ходящий
    .gen = ходящего
    .dat = ходящему
seat-winner = выигравший
    .gen = выигравшего
    .dat = выигравшему
seat-loser = проигравший
    .gen = проигравшего
    .dat = проигравшему
seat-opponent = противник
    .gen = противника
    .dat = противнику
seat-speaker = говоривший последним
    .gen = говорившего последним
    .dat = говорившему последним
seat-director = предводитель стороны
    .gen = предводителя стороны
    .dat = предводителю стороны
seat-lot = игрок по жребию
    .gen = игрока по жребию
    .dat = игроку по жребию
seat-giver = отдающий
    .gen = отдающего
    .dat = отдающему
seat-holder = игрок с картой ({ $cards })
    .gen = игрока с картой ({ $cards })
    .dat = игроку с картой ({ $cards })
seat-bound = «{ $name }»
    .gen = игрока «{ $name }»
    .dat = игроку «{ $name }»
seat-taker = взявший последнюю взятку
    .gen = взявшего последнюю взятку
    .dat = взявшему последнюю взятку
seat-ahead = тот, у кого больше всего взяток или столько же, но раньше других
    .gen = того, у кого больше всего взяток или столько же, но раньше других
    .dat = тому, у кого больше всего взяток или столько же, но раньше других
seat-bidder = заявивший больше всех
    .gen = заявившего больше всех
    .dat = заявившему больше всех
seat-partner = партнёр { GEN($seat) }
    .gen = партнёра { GEN($seat) }
    .dat = партнёру { GEN($seat) }
seat-own_partner = его партнёр
    .gen = его партнёра
    .dat = его партнёру
seat-after = игрок, сидящий после { GEN($seat) }
    .gen = игрока, сидящего после { GEN($seat) }
    .dat = игроку, сидящему после { GEN($seat) }
seat-before = игрок, сидящий до { GEN($seat) }
    .gen = игрока, сидящего до { GEN($seat) }
    .dat = игроку, сидящему до { GEN($seat) }
seat-far_after = { $number }-й игрок после { GEN($seat) }
    .gen = { $number }-го игрока после { GEN($seat) }
    .dat = { $number }-му игроку после { GEN($seat) }
seat-far_before = { $number }-й игрок до { GEN($seat) }
    .gen = { $number }-го игрока до { GEN($seat) }
    .dat = { $number }-му игроку до { GEN($seat) }

## где лежат карты

place-stock = в талоне
place-turned = среди открытых
place-exposed = среди выложенных при съёме
place-aside = среди отложенных
place-heap = в «{ $heap }»
place-trick = во взятке
place-played = среди уже сыгранных
place-hand = на руках у { GEN($who) }
place-hand-own = на руках
place-dealt = при сдаче у { GEN($who) }
place-held = к первому ходу на руках у { GEN($who) }
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
count-none = 0 ({ $name })
count-own = { $what }
    .each = { EACH($what) }
count-of = { $what } { GEN($who) }
    .each = { EACH($what) } { GEN($who) }
no_of = 0 { $noun }
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
    .each = каждую взятку
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
    .each = каждую взятку в «{ $name }»
measure-hand_cards-noun = { $count ->
        [one] карта на руках
        [few] карты на руках
       *[many] карт на руках
    }
measure-hand_cards-what = карты на руках
    .each = каждую карту на руках
measure-bids-what = заявки
measure-bids-own = заявка
    .gen = заявки
    .each = каждую заявленную взятку
measure-bids-of = { AGREE($who, "заявка", "заявки") } { GEN($who) }
    .gen = { AGREE($who, "заявки", "заявок") } { GEN($who) }
    .each = каждую заявленную взятку { GEN($who) }
measure-bids-has = заявка { GEN($who) }: { $what }
measure-bids-none = заявка { GEN($who) }: 0
measure-pool-what = касса «{ $name }»
    .gen = кассы «{ $name }»
measure-pool-none = касса «{ $name }» пуста
measure-pool-none-not = касса «{ $name }» не пуста
measure-column-what = значение «{ $name }»
    .gen = значения «{ $name }»
measure-stake-what = цена сдачи
    .gen = цены сдачи
measure-stake-times = цена сдачи × { $number }
measure-stake-has = цена сдачи: { $what }
measure-stake-has-not = цена сдачи не { $what }
measure-players-noun = { $count ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
measure-players-what = число играющих
    .gen = числа играющих
measure-players-has = в сдаче играют: { $what }
measure-trick-what = номер взятки
measure-trick-exactly = идёт взятка № { $number }
measure-trick-exactly-not = идёт не взятка № { $number }
measure-trick-at_most = идёт взятка № { $number } или более ранняя
measure-trick-at_least = идёт взятка № { $number } или более поздняя
measure-deal-noun = { $count ->
        [one] сдача
        [few] сдачи
       *[many] сдач
    }
measure-deal-what = число сдач
measure-deal-at_least = сыграно: { $many } или больше
measure-deal-at_most = сыграно: { $many } или меньше

## вычисленные числа

number-whole = все { $what } сдачи
number-of = число карт { $spots } ({ $cards })
    .gen = числа карт { $spots } ({ $cards })
number-of_all = число карт ({ $cards })
number-worth = { $name } { $spot }
number-in_a_row = число карт { $spot } ({ $cards }), от старшей вниз без пропуска
number-missing = число карт не { $spot } ({ $cards }), от старшей вниз без пропуска
number-defined = { $name }
number-defined_of = { $name } ({ $who })
number-divided = { $number }, делённое на { $by } с округлением вниз
number-rounded-nearest = { $number } с округлением до кратного { GEN($multiple) }
number-rounded-up = { $number } с округлением вверх до кратного { GEN($multiple) }
number-rounded-down = { $number } с округлением вниз до кратного { GEN($multiple) }
number-negative = минус { $number }
number-plus = { $left } и ещё { $right }
number-minus = { $left } минус { $right }
number-times = { $left } × { $right }
number-for_each = { $number } за { EACH($what) }
number-over = { $left } сверх { GEN($right) }
    .each = { EACH($left) } сверх { GEN($right) }
number-at_least = { $left }, но не меньше { GEN($right) }
number-at_most = { $left }, но не больше { GEN($right) }
cases-case = { $number }, если { $when }
cases-else = иначе { $number }
cases-nothing = иначе 0

## факты

always = всегда
never = никогда
led = с неё пошли
led-not = с неё не ходили
defined = верно { $name }
defined-not = неверно { $name }
moment-before_first_lead = ещё не сделан первый ход
moment-before_first_lead-not = первый ход уже сделан
moment-stock_empty = талон пуст
moment-stock_empty-not = талон не пуст
moment-all_played = все карты сыграны
moment-all_played-not = не все карты сыграны
in_deal = идёт сдача { $number } из каждых { $cycle }
in_deal-not = идёт не сдача { $number } из каждых { $cycle }
was_led = ход был: { $cards }
was_led-not = ход был не: { $cards }
has = у { GEN($who) } { $what }
has-nobody = ни у { GEN($who) } нет такого: { $what }
has_every = у { GEN($who) } все { $what }
has_every-not = у { GEN($who) } не все { $what }
than-more = у { GEN($who) } больше, чем у { GEN($than) }: { $what }
than-more-nobody = ни у { GEN($who) } нет больше, чем у { GEN($than) }: { $what }
than-fewer = у { GEN($who) } меньше, чем у { GEN($than) }: { $what }
than-fewer-nobody = ни у { GEN($who) } нет меньше, чем у { GEN($than) }: { $what }
than-at_least = у { GEN($who) } не меньше, чем у { GEN($than) }: { $what }
than-at_most = у { GEN($who) } не больше, чем у { GEN($than) }: { $what }
than-exactly = у { GEN($who) } столько же, сколько у { GEN($than) }: { $what }
than-exactly-not = у { GEN($who) } не столько же, сколько у { GEN($than) }: { $what }
compare-bounded = { $left }: { $what }
compare-bounded-not = { $left }: не { $what }
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
holds-hand = на руках у { GEN($who) } есть: { $cards }
holds-hand-nobody = ни у { GEN($who) } на руках нет таких карт: { $cards }
holds-hand-none = на руках у { GEN($who) } нет таких карт: { $cards }
holds-hand-none-nobody = ни у { GEN($who) } на руках не может не быть таких карт: { $cards }
holds-hand-some = на руках у { GEN($who) } { $what } из этих карт: { $cards }
holds-hand-some-nobody = ни у { GEN($who) } на руках нет { $what } из этих карт: { $cards }
holds-hand-every = на руках у { GEN($who) } все эти карты: { $cards }
holds-hand-every-nobody = ни у { GEN($who) } на руках нет всех этих карт: { $cards }
holds-hand-every-not = на руках у { GEN($who) } не все эти карты: { $cards }
holds-held = к первому ходу на руках у { GEN($who) } было: { $cards }
holds-held-none = к первому ходу на руках у { GEN($who) } не было: { $cards }
holds-held-some = к первому ходу на руках у { GEN($who) } было { $what } из этих карт: { $cards }
holds-held-every = к первому ходу на руках у { GEN($who) } были все эти карты: { $cards }
holds-held-every-not = к первому ходу на руках у { GEN($who) } были не все эти карты: { $cards }
holds-dealt = при сдаче у { GEN($who) } было: { $cards }
holds-dealt-none = при сдаче у { GEN($who) } не было: { $cards }
holds-dealt-some = при сдаче у { GEN($who) } было { $what } из этих карт: { $cards }
holds-dealt-every = при сдаче у { GEN($who) } были все эти карты: { $cards }
holds-dealt-every-not = при сдаче у { GEN($who) } были не все эти карты: { $cards }
holds-taken = во взятках { GEN($who) } есть: { $cards }
holds-taken-none = во взятках { GEN($who) } нет таких карт: { $cards }
holds-taken-some = во взятках { GEN($who) } { $what } из этих карт: { $cards }
holds-taken-every = во взятках { GEN($who) } все эти карты: { $cards }
holds-taken-every-not = во взятках { GEN($who) } не все эти карты: { $cards }
lies-turned = открыто лежит: { $cards }
lies-turned-none = открыто не лежит: { $cards }
lies-turned-some = открыто лежит { $what } из этих карт: { $cards }
lies-turned-every = открыто лежат все эти карты: { $cards }
lies-turned-every-not = открыто лежат не все эти карты: { $cards }
lies-exposed = выложено: { $cards }
lies-exposed-none = не выложено: { $cards }
lies-exposed-some = выложено { $what } из этих карт: { $cards }
lies-exposed-every = выложены все эти карты: { $cards }
lies-exposed-every-not = выложены не все эти карты: { $cards }
lies-stock = в талоне лежит: { $cards }
lies-stock-none = в талоне не лежит: { $cards }
lies-stock-some = в талоне лежит { $what } из этих карт: { $cards }
lies-stock-every = в талоне лежат все эти карты: { $cards }
lies-stock-every-not = в талоне лежат не все эти карты: { $cards }
lies-aside = отложено: { $cards }
lies-aside-none = не отложено: { $cards }
lies-aside-some = отложено { $what } из этих карт: { $cards }
lies-aside-every = отложены все эти карты: { $cards }
lies-aside-every-not = отложены не все эти карты: { $cards }
lies-heap = в «{ $heap }» лежит: { $cards }
lies-heap-none = в «{ $heap }» не лежит: { $cards }
lies-heap-some = в «{ $heap }» лежат { $what } из этих карт: { $cards }
lies-heap-every = в «{ $heap }» лежат все эти карты: { $cards }
lies-heap-every-not = в «{ $heap }» лежат не все эти карты: { $cards }
lies-trick = во взятке есть: { $cards }
lies-trick-none = во взятке нет таких карт: { $cards }
lies-trick-some = во взятке { $what } из этих карт: { $cards }
lies-trick-every = во взятке все эти карты: { $cards }
lies-trick-every-not = во взятке не все эти карты: { $cards }
lies-played = раньше выходили: { $cards }
lies-played-none = раньше не выходили: { $cards }
lies-played-some = раньше выходило { $what } из этих карт: { $cards }
lies-played-every = раньше вышли все эти карты: { $cards }
lies-played-every-not = раньше вышли не все эти карты: { $cards }
run-first = у { GEN($who) } { $tricks }
run-first-not = у { GEN($who) } не { $tricks }
run-first_with = у { GEN($who) } { $tricks } – картами: { $cards }
run-first_with-not = у { GEN($who) } не { $tricks } – картами: { $cards }
run-last = у { GEN($who) } { $tricks }
run-last-not = у { GEN($who) } не { $tricks }
run-last_with = у { GEN($who) } { $tricks } – картами: { $cards }
run-last_with-not = у { GEN($who) } не { $tricks } – картами: { $cards }
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
named = уже определено: { $name }
named-not = ещё не определено: { $name }
value-its_suit = масть этой карты
value-none = ничего
value-yes = да
binding_is = { $name } – это { $value }
binding_is-not = { $name } – это не { $value }
value-suits = масть «{ $name }»
value-rank = достоинство «{ $name }»
value-card = карта «{ $name }»
seat_is = { $who } – это { $seat }
seat_is-not = { $who } – это не { $seat }
seat_is-ahead = у { GEN($who) } больше всего взяток или столько же, но раньше других
seat_is-ahead-not = у { GEN($who) } не больше всего взяток или столько же, но позже других
seat_is-taker = последнюю взятку взял: { $who }
seat_is-taker-not = последнюю взятку взял другой, не { $who }
of_party = { $who } принадлежит к { DAT($side) }
of_party-not = { $who } не принадлежит к { DAT($side) }
party_named = в «{ $name }» кто-то есть
party_named-not = в «{ $name }» никого нет
of_side = { $who } принадлежит к { DAT($side) }
of_side-not = { $who } не принадлежит к { DAT($side) }
of_side-alone = { $who } – это { $side }
of_side-not-alone = { $who } – это не { $side }
holds_trick = взятку держит { $who }
holds_trick-not = взятку держит не { $who }
plays = { $who } – среди играющих
plays-not = { $who } – не среди играющих

## строки счёта

row = { $name }: { $who } { $effects }
row-when = { $name }: если { $when }, то { $who } { $effects }
rows-first_of = считается только первое, что верно: { $rows }
row-given_up = сдача отдана без игры
row-gets = получает: { $points }
row-gets-whom = получает от { GEN($whom) }: { $points }
row-gets-pool = получает из { GEN($whom) }: { $points }
row-gets-all = получает всё из { GEN($whom) }
row-pays = платит: { $points }
row-pays-whom = платит { DAT($whom) }: { $points }
row-pays-pool = вносит в { $whom }: { $points }
row-pays-all = вносит в { $whom } ещё столько же, сколько там лежит
row-gains = получает: { $what }
row-loses = теряет: { $what }
row-gains-number = записывает себе ({ $name }): { $number }
row-loses-number = теряет ({ $name }): { $number }
row-sets-number = ставит { $name }: { $number }
row-clears = у всех обнуляется: { $names }

## запреты

guard-lead = нельзя ходить с таких карт: { $cards }
guard-play = нельзя играть такие карты: { $cards }
guard-when = { $rule } – пока верно: { $when }
exempt = эти правила не обязывают играть, но всегда разрешают: { $cards }
exempt-when = эти правила не обязывают играть, но разрешают: { $cards } – пока верно: { $when }

## голос за столом

voice-you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .prep = вас
voice-partner = ваш партнёр
    .gen = вашего партнёра
    .dat = вашему партнёру
    .acc = вашего партнёра
    .ins = вашим партнёром
    .prep = вашем партнёре
voice-player = игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
    .prep = игроке { $number }
voice-players = игроки { $numbers }
    .gen = игроков { $numbers }
    .dat = игрокам { $numbers }
    .acc = игроков { $numbers }
    .ins = игроками { $numbers }
    .prep = игроках { $numbers }
voice-nobody = никто
voice-left = слева от вас
voice-right = справа от вас
voice-opposite = напротив вас
voice-nth = { $card } (№ { $number } из таких)
voice-nth-1 = первая { $card }
voice-nth-2 = вторая { $card }
voice-match = { $title } ({ $spec }), начальное число { $seed }
voice-lot = По жребию сдаёт: { $who }
voice-lot-drawn = По жребию ({ $cards }) сдаёт: { $who }
voice-sits_out = не играет: { $who }
voice-cut = выложено при съёмке ({ $who }): { $cards }
voice-deal = Сдача { $number }, сдающий: { $who }
voice-face_up = открыто { $cards }
voice-left_over = { $cards } в остатке
voice-thrown_in = пересдача: открыто { $cards }
voice-thrown_in-none = пересдача: ничего не открыто
voice-laid_open = карты { GEN($who) } открыты: { $cards }
voice-laid_open-own = ваши карты открыты: { $cards }
voice-laid_open-heap = открыто ({ $heap }): { $cards }
voice-heap = { $heap }, засчитывается { DAT($who) }: { $cards }
voice-exchanged = { $given } на { $taken }
voice-to_player = { $cards } – { DAT($who) }
voice-to_pile = { $cards } – { $to }
voice-pass = пас
voice-no_lead = не с чего пойти
voice-gives_up = сдача отдана без игры
voice-a_card = карта
voice-led_down = ход втёмную: { $card }
voice-at_best = самое большее { $name }
voice-shown = { $who } показывает: { $what }
voice-drawn = взято из талона: { $cards }
voice-nobody_scores = никто ничего не получает
voice-total = всего
voice-to_pool = { $number } в кассу ({ $name })
voice-from_pool = { $number } из кассы ({ $name })
voice-ends = { $who_wins }, счёт { $score }
voice-wins-nobody = не выиграл никто
voice-wins-one = выигрывает { $who }
voice-wins-many = выигрывают { $who }
voice-wins-you = вы выиграли
voice-wins-us = { $who } выиграли
voice-record_holds = запись верна
voice-seed = начальное число { $seed }
voice-deal_number = сдача { $number }
voice-trick_number = взятка { $number }
voice-dealer = сдающий: { $who }
voice-phase = часть игры: { $name }
voice-stake = ставка { $number }
voice-in_stock = { $cards } в талоне
voice-dealt_open = сдано открыто: { $cards }
voice-from_player = от { GEN($who) }: { $cards }
voice-lies_open = открыто: { $cards }
voice-laid_out = выложено: { $cards }
voice-seen_at_cut = видено при съёмке: { $cards }
voice-and_others = { $who } и кто-то ещё
voice-other_card = { $count ->
        [one] другая карта
        [few] другие карты
       *[many] других карт
    }
voice-so_far = пока что, сначала ваша сторона: { $counts }
voice-so_far-alone = пока что, сначала вы: { $counts }
voice-bids = заявки: { $bids }
voice-trick_lies = на столе: { $cards }
voice-card_down = карта втёмную
voice-passed = пас
voice-hand = карты { GEN($who) }: { $cards }
voice-hand-own = ваши карты: { $cards }
voice-may_exchange = можно поменять: { $offers } – или пас
voice-may_show = можно показать: { $melds } – или пас
voice-may_show_first = перед ходом можно показать: { $melds }
voice-no_card = у вас нет карты, которую можно сыграть: пас
voice-may_play = можно играть: { $cards }
voice-may_lead_down = можно пойти втёмную
voice-instead = вместо хода можно сказать: { $choices }
voice-must_give = { $name }: сколько карт нужно отдать, по одной: { $many }
voice-may_give = { $name }: сколько карт можно отдать, по одной: { $many }
voice-chosen = выбрано: { $cards }
voice-give_these = можно отдать: { $cards }
voice-give_or_pass = можно отдать: { $cards } (или пас)
voice-take = взять { $card }
voice-give = отдать { $card }
voice-nothing_bid = заявок ещё нет
voice-highest_bid = высшая заявка: { $bids }, { $who }
voice-offer = { $name }: { $choices }?
voice-may_say = можно сказать: { $choices }
voice-powers = Особые карты, сильнейшие сначала:
voice-plain_by_suit = Простые карты по мастям, от старшей к младшей:
prompt-card = карта
prompt-exchange = обмен
prompt-answer = ответ
prompt-meld = комбинация
prompt-order = карта за { ACC($who) }, или Enter – пусть решает сам
prompt-concede = сдаться, или Enter – играть дальше
play-welcome = h – что можно ввести, ? – особые карты, q – выход
play-left = Вы встали из-за стола.
play-left-record = Вы встали из-за стола. На этом запись кончается.
play-no_talk = в этой игре за столом не разговаривают
play-director = сдаться может только директор вашей стороны: { $who }
play-not_your_turn = сейчас не ваш ход
play-cannot_obey = так нельзя; { $who } играет по своему усмотрению
play-unread = непонятно: { $text }; `h` – что можно ввести
play-unread-near = непонятно: { $text }; может быть, { $names }?
play-cannot_be_had = { $card } за { $given } не получить
help-card = сыграть эту карту
help-card-given = сыграть эту карту (при обмене: отдать или взять)
help-face_down = пойти с неё втёмную (коротко: { $short })
help-exchange = поменять; { $pass } – дальше без обмена
help-answer = ответить одним из показанных слов или его началом
help-meld = показать комбинацию: её название или его начало
help-concede = сдаться
help-say = сказать что-нибудь за столом
help-powers = что значат карты сейчас
help-help = этот список
help-quit = выход
type-pass = пас
type-for = на
type-give = отдать
type-take = взять
type-face_down = втёмную
type-concede = сдаться
type-say = сказать
type-text = ТЕКСТ
refused-not_held = карты { $card } у вас нет
refused-not_held_by = карты { $card } нет у { GEN($who) }
refused-guard = { $rule }; можно играть: { $cards }
refused-suit_led = ходить в эту масть ({ $suit }) нельзя
refused-suit_played = играть эту масть ({ $suit }) нельзя
refused-suit_led-yet = ходить в эту масть ({ $suit }) пока нельзя
refused-suit_played-yet = играть эту масть ({ $suit }) пока нельзя
refused-only_led = ходить можно только с таких карт: { $cards }
refused-only_played = играть можно только такие карты: { $cards }
refused-follow = нужно играть в масть ({ $suit }): { $cards }
refused-follow_led = нужно играть в масть хода: { $cards }
refused-follow_beating = нужно играть в масть ({ $suit }) и бить карту, которая держит взятку: { $cards }
refused-beat = нужно бить карту, которая держит взятку: { $cards }
refused-must = нужно играть ({ $what }): { $cards }
refused-cards = нужно играть одну из этих карт: { $cards }
refused-choice = сейчас так нельзя; можно: { $choices }
refused-no_action = в этой игре такого нет
refused-over = партия окончена
refused-concession = сейчас сдаться нельзя
refused-nothing = у вас нет карты, которую можно сыграть: пас
refused-face_down = сейчас пойти втёмную нельзя
judged-plain = { $card } – простая карта: среди особых её нет.
judged-absent = { $card } – простая карта: «{ $power }» есть, только если { $when }.
judged-in_force = { $card } в силе: «{ $power }».
judged-out-plain = { $card } («{ $power }») не в силе, потому что { $why }; считается простой картой.
judged-out-dead = { $card } («{ $power }») не в силе, потому что { $why }; это карта без силы.
judged-led = { $card } – карта хода, держит взятку.
judged-takes = { $card } бьёт { $holder }: { $why }.
judged-stays = { $card } не бьёт { $holder }: { $why }.
judged-barred = если есть выбор, { $card } здесь играть нельзя: { $rule }
judged-barred_lead = если есть выбор, с { $card } здесь ходить нельзя: { $rule }
because-dead = карта без силы ничего не бьёт
because-yielded = «{ $other }» уступает: { $cards }
because-target = «{ $power }» бьёт: { $cards }
because-takes_plain = «{ $power }» бьёт любую простую карту и любую карту без силы
because-out_of_reach = «{ $power }» бьёт: { $takes }; такую карту – нет
because-below = «{ $other }» стоит выше, чем «{ $power }»
because-lower = это младшая из карт «{ $power }»
because-takes_nothing_lower = «{ $power }» не бьёт низших особых карт
because-above = «{ $power }» стоит выше, чем «{ $other }»
because-higher = это старшая из карт «{ $power }»
because-untouched = простая карта не бьёт карту «{ $other }», пока та в силе
because-first_of_a_suit = это первая карта, у которой есть масть
because-other_suit = она другой масти
because-ranks_lower = она младше в масти
because-not_next = она не соседняя старшая карта масти
because-ranks_higher = она старше в масти
because-equal_first = карты равны, и остаётся сыгранная первой
because-equal_nobody = карты равны, и взятка ничья
because-equal_last = карты равны, и бьёт сыгранная последней
because-equal_nothing_lower = карты равны, но «{ $power }» не бьёт ничего низшего
because-equal_suit_before = карты равны, и её масть старше
because-equal_suit_after = карты равны, и её масть не старше
fate-won = { $card } взяла взятку
fate-never_held = { $card } никогда не держала взятку: { $by } осталась непобитой
fate-taken = { $card } держала взятку, пока её не побила другая карта: { $by }, карта { $number }
fate-tied = { $card } держала взятку, но делит её с равной: { $by }, карта { $number }
