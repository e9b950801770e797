# «Адмірал: епоха вітрил»: становище словами і чим скінчилося. $seat: ім’я гравця. $ship: «фрегат f2», гравця $seat; $n: скільки пострілів зроблено. $cells: «A2 B1».

## становище словами

ageofsail-line-situation = Ситуація: { $card }.
ageofsail-line-orders = Ваші накази: { $fire }; { $bear }; { $forts }; { $prizes }.
ageofsail-line-round = Раунд { $round } з { $rounds }. Раундів без утрати щогл у бою: { $quiet } з { $end }.
ageofsail-line-round-printed = Раунд { $round }. Раундів без утрати щогл у бою: { $quiet } з { $end }.
ageofsail-line-fleet = { $seat }: щогл { $masts }; рахунок за відкрите море { $sum }, за цей раунд поки { $now }.
ageofsail-line-fleet-printed = { $seat }: щогл { $masts }.
ageofsail-line-brief = { $seat }: щогл { $masts }, рахунок { $sum } (+{ $now } за раунд), цілих гармат { $cannons }.
ageofsail-line-brief-printed = { $seat }: щогл { $masts }, цілих гармат { $cannons }.
ageofsail-line-part = { $start }–{ $end }: { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
} ({ $names }).
ageofsail-line-out = { $seat } більше не в битві; фортеця мовчить.
ageofsail-line-fort =
    Фортеця: { $n ->
        [0] цілих гармат немає
       *[other] цілі гармати { $cells }
    }; { $arms ->
        [0] герб перевернуто
       *[other] герб відкрито
    }.

## чим скінчилося

ageofsail-how-last = Останній флот на плаву
ageofsail-how-quiet-sums = Надто довго ніхто не втрачав щогл у бою: вирішив рахунок за відкрите море
ageofsail-how-quiet-masts = Надто довго ніхто не втрачав щогл у бою: вирішили щогли на плаву
ageofsail-how-quiet-cannons = Надто довго ніхто не втрачав щогл у бою: вирішили цілі гармати
ageofsail-how-quiet-even = Надто довго ніхто не втрачав щогл у бою: усе порівну
ageofsail-how-rounds-sums = Останній раунд завершено: вирішив рахунок за відкрите море
ageofsail-how-rounds-masts = Останній раунд завершено: вирішили щогли на плаву
ageofsail-how-rounds-cannons = Останній раунд завершено: вирішили цілі гармати
ageofsail-how-rounds-even = Останній раунд завершено: усе порівну
ageofsail-fact-standing = { $seat }: відкрите море { $sum }, щогл { $masts }, цілих гармат { $cannons }
ageofsail-fact-standing-printed = { $seat }: щогл { $masts }, цілих гармат { $cannons }
