# «Адмірал: епоха вітрил»: становище словами і чим скінчилося. $seat: ім’я гравця. $ship: «фрегат f2», гравця $seat; $n: скільки пострілів зроблено. $cells: «A2 B1».

## становище словами

ageofsail-line-situation = Ситуація: { $card }.
ageofsail-line-orders = Ваші накази: { $fire }; { $bear }; { $forts }; { $prizes }.
ageofsail-line-orders-race = Ваші накази: { $fire }; { $bear }.
ageofsail-line-orders-fort = Ваш наказ: { $forts }.
ageofsail-line-round = Раунд { $round } з { $rounds }. Раундів без утрати щогл у бою: { $quiet } з { $end }.
ageofsail-line-round-printed = Раунд { $round }. Раундів без утрати щогл у бою: { $quiet } з { $end }.
ageofsail-line-round-race = Раунд { $round } з { $rounds }.
ageofsail-line-fleet = { $seat }: щогл { $masts }; рахунок за відкрите море { $sum }, за цей раунд поки { $now }.
ageofsail-line-fleet-printed = { $seat }: щогл { $masts }.
ageofsail-line-brief = { $seat }: щогл { $masts }, рахунок { $sum } (+{ $now } за раунд), цілих гармат { $cannons }.
ageofsail-line-brief-printed = { $seat }: щогл { $masts }, цілих гармат { $cannons }.
ageofsail-line-part = { $start }–{ $end }: { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
} ({ $names }).
ageofsail-line-out = { $seat } більше не в битві.
ageofsail-line-fort =
    Фортеця: { $n ->
        [0] цілих гармат немає
       *[other] цілі гармати { $cells }
    }; { $arms ->
        [0] герб перевернуто
       *[other] герб відкрито
    }.
ageofsail-line-role-pirates = Торговельний корабель веде { $seat }.
ageofsail-line-role-hunt = Пірат, на якого полюють: { $seat }.
ageofsail-line-role-assault = Фортецю захищає { $seat }.
ageofsail-line-order = Орден носить { $seat }: +1 до кожного кубика й до дальності.
ageofsail-line-line = { $seat }, лінія від першого до останнього: { $ships }.
ageofsail-line-waiting = { $seat } ще ставить: { $ships }.
ageofsail-line-silent = Мовчазна фортеця на { $cells }: перемагають поруч із нею.
ageofsail-line-fort-laid =
    Фортеця: { $n ->
        [0] цілих гармат немає
       *[other] цілих гармат { $n } з { $all }, { $cells }
    }{ $over ->
        [0] { "" }
       *[other] ; перевернуті { $down }
    }.
ageofsail-line-party =
    Десант на { $cells }: { $seat }, щогл{ $count ->
        [1] { "" }
       *[other] { " " }у кожній клітинці
    }: { $n }.

## чим скінчилося

ageofsail-how-last = Останній флот на плаву
ageofsail-how-left = У грі лишився один гравець
ageofsail-how-quiet-sums = Надто довго ніхто не втрачав щогл у бою: вирішив рахунок за відкрите море
ageofsail-how-quiet-masts = Надто довго ніхто не втрачав щогл у бою: вирішили щогли на плаву
ageofsail-how-quiet-cannons = Надто довго ніхто не втрачав щогл у бою: вирішили цілі гармати
ageofsail-how-quiet-even = Надто довго ніхто не втрачав щогл у бою: усе порівну
ageofsail-how-rounds-sums = Останній раунд завершено: вирішив рахунок за відкрите море
ageofsail-how-rounds-masts = Останній раунд завершено: вирішили щогли на плаву
ageofsail-how-rounds-cannons = Останній раунд завершено: вирішили цілі гармати
ageofsail-how-rounds-even = Останній раунд завершено: усе порівну
ageofsail-how-pirates-home = Торговельний корабель дійшов до фортеці
ageofsail-how-pirates-delivered = Захоплений корабель приведено до фортеці
ageofsail-how-pirates-alone = Ні в кого більше немає кораблів
ageofsail-how-pirates-sunk = Торговельний корабель потоплено: переможців немає
ageofsail-how-pirates-gone = Торговельний корабель вийшов із гри разом із капітаном
ageofsail-how-pirates-draw = Останній раунд завершено, торговельний корабель досі в морі
ageofsail-how-hunt-reached = Пірат дійшов до фортеці
ageofsail-how-hunt-alone = Мисливців не лишилося
ageofsail-how-hunt-sunk = Пірата потоплено
ageofsail-how-hunt-boarded = Пірата переможено в абордажі
ageofsail-how-hunt-draw = Останній раунд завершено, пірат досі в морі
ageofsail-how-assault-taken = Фортецю взято: цілих гармат немає, на березі десант
ageofsail-how-assault-held = Фортеця встояла: не лишилося ні кораблів, ні десанту
ageofsail-how-assault-spent = Фортеця встояла: на березі нікого, і висадити десант уже нікому
ageofsail-how-assault-rounds = Фортеця встояла до кінця останнього раунду
ageofsail-how-abandoned = На одному боці не лишилося гравців
ageofsail-fact-standing = { $seat }: відкрите море { $sum }, щогл { $masts }, цілих гармат { $cannons }
ageofsail-fact-standing-printed = { $seat }: щогл { $masts }, цілих гармат { $cannons }
