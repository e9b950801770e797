# «Адмирал: эпоха парусов»: положение словами и чем кончилось. $seat: имя игрока. $ship: «фрегат f2», игрока $seat; $n: сколько выстрелов сделано. $cells: «A2 B1».

## положение словами

ageofsail-line-situation = Ситуация: { $card }.
ageofsail-line-orders = Ваши приказы: { $fire }; { $bear }; { $forts }; { $prizes }.
ageofsail-line-round = Раунд { $round } из { $rounds }. Раундов без потери мачт в бою: { $quiet } из { $end }.
ageofsail-line-round-printed = Раунд { $round }. Раундов без потери мачт в бою: { $quiet } из { $end }.
ageofsail-line-fleet = { $seat }: мачт { $masts }; счёт за открытое море { $sum }, за этот раунд пока { $now }.
ageofsail-line-fleet-printed = { $seat }: мачт { $masts }.
ageofsail-line-brief = { $seat }: мачт { $masts }, счёт { $sum } (+{ $now } за раунд), целых пушек { $cannons }.
ageofsail-line-brief-printed = { $seat }: мачт { $masts }, целых пушек { $cannons }.
ageofsail-line-part = { $start }–{ $end }: { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
} ({ $names }).
ageofsail-line-out = { $seat } больше не в сражении; крепость молчит.
ageofsail-line-fort =
    Крепость: { $n ->
        [0] целых пушек нет
       *[other] целые пушки { $cells }
    }; { $arms ->
        [0] герб перевёрнут
       *[other] герб открыт
    }.

## чем кончилось

ageofsail-how-last = Последний флот на плаву
ageofsail-how-quiet-sums = Слишком долго никто не терял мачт в бою: решил счёт за открытое море
ageofsail-how-quiet-masts = Слишком долго никто не терял мачт в бою: решили мачты на плаву
ageofsail-how-quiet-cannons = Слишком долго никто не терял мачт в бою: решили целые пушки
ageofsail-how-quiet-even = Слишком долго никто не терял мачт в бою: всё поровну
ageofsail-how-rounds-sums = Последний раунд окончен: решил счёт за открытое море
ageofsail-how-rounds-masts = Последний раунд окончен: решили мачты на плаву
ageofsail-how-rounds-cannons = Последний раунд окончен: решили целые пушки
ageofsail-how-rounds-even = Последний раунд окончен: всё поровну
ageofsail-fact-standing = { $seat }: открытое море { $sum }, мачт { $masts }, целых пушек { $cannons }
ageofsail-fact-standing-printed = { $seat }: мачт { $masts }, целых пушек { $cannons }
