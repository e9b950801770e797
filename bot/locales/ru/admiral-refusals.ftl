# «Адмирал»: почему ход невозможен. $ship: «фрегат f2», кто должен это сделать, бывает и форт. $target: корабль или форт, с владельцем. $cell: «C4».

## ход и дрейф

admiral-refuse-not-yours = Это не ваше: { $target }.
admiral-refuse-own = Это ваше: { $target }.
admiral-refuse-sunk = { $ship } потерян.
admiral-refuse-ruin = Это руина: { $target }.
admiral-refuse-ships-only = Это делают только корабли, не форты.
admiral-refuse-spent = В этом раунде { $ship } уже дрался и больше ничего не делает.
admiral-refuse-repairing = { $ship } в ремонте; сначала прекратите ремонт.
admiral-refuse-working = { $ship } работает на форте; сначала прекратите работу.
admiral-refuse-needless = Последнее слово лишнее: здесь возможно только одно.
admiral-refuse-word-first = Сначала пишут, что делать, потом цель, потом кто: `fire s2 f1`, `board f2 b1`.
admiral-refuse-off-board = Клетки { $cell } на этом море нет.
admiral-refuse-cell-alone = Чтобы пойти, сначала назовите корабль: `f1 H9`. Рифы и мины ставят только до первого раунда.
admiral-refuse-moved = В этот ход { $ship } уже ходил.
admiral-refuse-task = Ходить { $ship } не может: он в ремонте, работает на форте, или его ремонт только что прекращён.
admiral-refuse-still = Идти { $ship } никуда не может, и сделать ему больше нечего.
admiral-refuse-least = При свежем ветре здесь ходят не меньше чем на { $n } клетки.
admiral-refuse-drift = На { $cell } шторм не занесёт { $ship }.
admiral-refuse-drift-first = В шторм корабли дрейфуют по очереди, первыми те, что дальше всех по ветру. Очередь ещё не дошла или уже прошла: { $ship }.
admiral-refuse-no-drift = Никто из ваших кораблей сейчас дрейфовать не должен.
admiral-refuse-no-shelter = Укрытия у него нет, дрейфовать придётся: { $ship }.
admiral-refuse-stay-later = Кто остаётся в укрытии, будет спрошено, когда корабли пойдут дрейфовать: наберите `drift` или `end`.
admiral-refuse-fort-taken = Уже занято: { $target }.
admiral-refuse-no-berth = { $cell } — не клетка порта этого форта, или места там нет.

## огонь

admiral-refuse-no-fire = В этом сценарии не стреляют.
admiral-refuse-no-target = Никто из тех, у кого остались выстрелы, не достаёт ни до одной цели.
admiral-refuse-out-of-fire = До этой цели ({ $target }) не достаёт никто из тех, у кого остались выстрелы: она должна быть на одном из восьми прямых курсов, в пределах дальности и ничем не заслонена.
admiral-refuse-no-shots = В этот ход выстрелов больше нет: { $ship }.
admiral-refuse-storm-silent = В шторм не стреляет { $ship }.
admiral-refuse-taken-silent = Взят в этом раунде, стреляет со следующего: { $target }.
admiral-refuse-same-cell = В той же клетке стоит { $target }, стрелять по этой цели не может { $ship }.
admiral-refuse-not-in-line = Эта цель ({ $target }) не лежит ни на одном из восьми прямых курсов, стрелять по ней не может { $ship }.
admiral-refuse-too-far =
    До этой цели ({ $target }) { $n ->
        [one] { $n } клетка
        [few] { $n } клетки
        [many] { $n } клеток
       *[other] { $n } клетки
    }, а на этом курсе { $ship } бьёт на { $range ->
        [one] { $range } клетку
        [few] { $range } клетки
        [many] { $range } клеток
       *[other] { $range } клетки
    }.
admiral-refuse-hidden = Эту цель ({ $target }) заслоняет { $other }, стрелять по ней не может { $ship }.
admiral-refuse-hidden-land = Эту цель ({ $target }) заслоняет суша, стрелять по ней не может { $ship }.
admiral-refuse-shots-left =
    { $ship }: в этот ход { $n ->
        [one] остался { $n } выстрел
        [few] осталось { $n } выстрела
        [many] осталось { $n } выстрелов
       *[other] осталось { $n } выстрела
    }.
admiral-refuse-all-or-fewer = Стреляют несколько: скажите `all` или `fewer`, а потом сколько выстрелов кому.

## абордаж и штурм

admiral-refuse-no-boarding = В этом сценарии нет ни абордажа, ни штурма.
admiral-refuse-nobody-to-board = Рядом с вашими кораблями некого брать на абордаж.
admiral-refuse-not-beside = Рядом с этой целью ({ $target }) нет вашего корабля, который может пойти на абордаж; по диагонали не считается.
admiral-refuse-boarder-apart = Не стоит вплотную к этой цели ({ $target }) { $ship }; по диагонали не считается.
admiral-refuse-too-many =
    Участвовать { $n ->
        [one] может самое большее { $n } корабль
        [few] могут самое большее { $n } корабля
        [many] могут самое большее { $n } кораблей
       *[other] могут самое большее { $n } корабля
    }.
admiral-refuse-storm-it = Форт не берут на абордаж, его штурмуют из порта (`storm`): { $target }.
admiral-refuse-board-it = Корабль не штурмуют, его берут на абордаж, став вплотную (`board`): { $target }.
admiral-refuse-no-fort-to-storm = Ни один ваш корабль не стоит в порту форта, который может штурмовать.
admiral-refuse-not-in-port = В порту этого форта ({ $target }) нет вашего корабля, который может пойти на штурм.
admiral-refuse-apart-port = В порту этого форта ({ $target }) { $ship } не стоит.
admiral-refuse-portion = Сюда можно от { $n } до { $most }.

## ремонт, работа на фортах, жемчужины

admiral-refuse-no-repairs = В этом сценарии ничего не ремонтируют.
admiral-refuse-undamaged = { $ship } цел.
admiral-refuse-repair-stopped = Ремонт прекращён в этот ход, снова его можно начать только в следующий: { $ship }.
admiral-refuse-no-repair = Здесь { $ship } встать на ремонт не может: надо стоять в порту своего форта, и не руины.
admiral-refuse-nothing-to-stop = { $ship } не в ремонте и не работает на форте.
admiral-refuse-no-work = Работать на форте сейчас не может { $ship }: для этого надо двух ваших кораблей в порту руины или вашего повреждённого форта, на котором никто не работает и в этот ход не прекращал.
admiral-refuse-no-mate = Вместе работать не могут { $ship } и { $target }: оба должны стоять в порту одного форта, на котором есть что делать.
admiral-refuse-no-work-on = На этом форте эти двое работать не могут: { $target }.
admiral-refuse-nothing-to-load = Брать жемчужины здесь не может { $ship }: их нет ни в воде, ни в вашем форте, в порту которого он стоит.
admiral-refuse-hold-full = Трюм полон: { $ship }.
admiral-refuse-nothing-to-unload = Выгружать жемчужины здесь не может { $ship }: их выгружают в порту своего форта, и не руины.
admiral-refuse-no-pearls = Жемчужин на борту нет: { $ship }.
admiral-refuse-so-many =
    { $ship }: здесь { $n ->
        [one] возможна { $n } жемчужина
        [few] возможны самое большее { $n } жемчужины
        [many] возможны самое большее { $n } жемчужин
       *[other] возможны самое большее { $n } жемчужины
    }.
