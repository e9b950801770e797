# «Адмирал: эпоха парусов»: положение словами и чем кончилось. $seat: имя игрока. $ship: «фрегат f2», игрока $seat; $n: сколько выстрелов сделано. $cells: «A2 B1».

## положение словами

ageofsail-line-situation = Ситуация: { $card }.
ageofsail-line-orders = Ваши приказы: { $fire }; { $bear }; { $forts }; { $prizes }.
ageofsail-line-orders-race = Ваши приказы: { $fire }; { $bear }.
ageofsail-line-orders-fort = Ваш приказ: { $forts }.
ageofsail-line-round = Раунд { $round } из { $rounds }. Раундов без потери мачт в бою: { $quiet } из { $end }.
ageofsail-line-round-printed = Раунд { $round }. Раундов без потери мачт в бою: { $quiet } из { $end }.
ageofsail-line-round-race = Раунд { $round } из { $rounds }.
ageofsail-line-fleet = { $seat }: мачт { $masts }; счёт за открытое море { $sum }, за этот раунд пока { $now }.
ageofsail-line-fleet-printed = { $seat }: мачт { $masts }.
ageofsail-line-brief = { $seat }: мачт { $masts }, счёт { $sum } (+{ $now } за раунд), целых пушек { $cannons }.
ageofsail-line-brief-printed = { $seat }: мачт { $masts }, целых пушек { $cannons }.
ageofsail-line-part = { $start }–{ $end }: { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
} ({ $names }).
ageofsail-line-out = { $seat } больше не в сражении.
ageofsail-line-fort =
    Крепость: { $n ->
        [0] целых пушек нет
       *[other] целые пушки { $cells }
    }; { $arms ->
        [0] герб перевёрнут
       *[other] герб открыт
    }.
ageofsail-line-role-pirates = Торговый корабль ведёт { $seat }.
ageofsail-line-role-hunt = Пират, на которого охотятся: { $seat }.
ageofsail-line-role-assault = Крепость защищает { $seat }.
ageofsail-line-order = Орден носит { $seat }: +1 к каждому кубику и к дальности.
ageofsail-line-line = { $seat }, линия от первого до последнего: { $ships }.
ageofsail-line-waiting = { $seat } ещё ставит: { $ships }.
ageofsail-line-silent = Молчащая крепость на { $cells }: побеждают рядом с ней.
ageofsail-line-fort-laid =
    Крепость: { $n ->
        [0] целых пушек нет
       *[other] целых пушек { $n } из { $all }, { $cells }
    }{ $over ->
        [0] { "" }
       *[other] ; перевёрнуты { $down }
    }.
ageofsail-line-party =
    Десант на { $cells }: { $seat }, мачт{ $count ->
        [1] { "" }
       *[other] { " " }в каждой клетке
    }: { $n }.

## чем кончилось

ageofsail-how-last = Последний флот на плаву
ageofsail-how-left = В игре остался один игрок
ageofsail-how-quiet-sums = Слишком долго никто не терял мачт в бою: решил счёт за открытое море
ageofsail-how-quiet-masts = Слишком долго никто не терял мачт в бою: решили мачты на плаву
ageofsail-how-quiet-cannons = Слишком долго никто не терял мачт в бою: решили целые пушки
ageofsail-how-quiet-even = Слишком долго никто не терял мачт в бою: всё поровну
ageofsail-how-rounds-sums = Последний раунд окончен: решил счёт за открытое море
ageofsail-how-rounds-masts = Последний раунд окончен: решили мачты на плаву
ageofsail-how-rounds-cannons = Последний раунд окончен: решили целые пушки
ageofsail-how-rounds-even = Последний раунд окончен: всё поровну
ageofsail-how-pirates-home = Торговый корабль дошёл до крепости
ageofsail-how-pirates-delivered = Захваченный корабль приведён к крепости
ageofsail-how-pirates-alone = Ни у кого больше нет кораблей
ageofsail-how-pirates-sunk = Торговый корабль потоплен: победителей нет
ageofsail-how-pirates-gone = Торговый корабль вышел из игры вместе с капитаном
ageofsail-how-pirates-draw = Последний раунд окончен, торговый корабль всё ещё в море
ageofsail-how-hunt-reached = Пират дошёл до крепости
ageofsail-how-hunt-alone = Охотников не осталось
ageofsail-how-hunt-sunk = Пират потоплен
ageofsail-how-hunt-boarded = Пират побеждён в абордаже
ageofsail-how-hunt-draw = Последний раунд окончен, пират всё ещё в море
ageofsail-how-assault-taken = Крепость взята: целых пушек нет, на берегу десант
ageofsail-how-assault-held = Крепость устояла: не осталось ни кораблей, ни десанта
ageofsail-how-assault-spent = Крепость устояла: на берегу никого, и высадить десант уже некому
ageofsail-how-assault-rounds = Крепость устояла до конца последнего раунда
ageofsail-how-abandoned = На одной стороне не осталось игроков
ageofsail-fact-standing = { $seat }: открытое море { $sum }, мачт { $masts }, целых пушек { $cannons }
ageofsail-fact-standing-printed = { $seat }: мачт { $masts }, целых пушек { $cannons }
