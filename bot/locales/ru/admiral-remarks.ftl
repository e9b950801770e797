# «Адмирал»: что сказано об ответе рядом с пояснением. Коротко: это стоит в меню. $ship, $target: «фрегат f2», с владельцем, если это не
# тот, кто читает; $ship бывает несколько. $odds, $lost, $now: проценты.

## куда может пойти корабль: что он там смог бы

admiral-remark-goal = ваша цель
admiral-remark-land = выгрузить: { $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }
admiral-remark-load = взять: { $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }
admiral-remark-repair = ремонт
admiral-remark-board = абордаж, { $target }: { $odds } %
admiral-remark-storm = штурм, { $target }: { $odds } %
admiral-remark-fire =
    огонь, { $target }: { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, { $odds } %
admiral-remark-destroy = уничтожить, { $target }: { $odds } %
admiral-remark-exposed = угроза: { $ship }

## дрейф

admiral-remark-drift = { $ship } → { $cell }
admiral-remark-reef =
    { $ship } → { $cell }: риф, { $left ->
        [0] утонет
       *[other] останется прочность { $left }
    }

## конец хода: что не использовано

admiral-remark-unused-fire = ещё можно стрелять: { $ship }
admiral-remark-unused-board = ещё можно на абордаж: { $ship }
admiral-remark-unused-storm = ещё можно штурмовать: { $ship }
admiral-remark-unused-unload = ещё можно выгрузить жемчужины: { $ship }
admiral-remark-unused-load = ещё можно взять жемчужины: { $ship }
admiral-remark-unused-sail =
    ещё можно идти: { $n ->
        [1] { $ship }
        [2] { $ship }
        [3] { $ship }
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    }

## цели, и кто на них идёт

admiral-remark-hit =
    { $range ->
        [1] вплотную
       *[other] ближайшее расстояние { $range }
    }, шанс попасть { $odds } %
admiral-remark-pearls-lost =
    на дно: { $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }
admiral-remark-pearls-stay =
    на мели: { $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }
admiral-remark-else = гибнут все { $odds } %, поражение { $lost } %
admiral-remark-prize =
    победителю — { $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }
admiral-remark-joins =
    в порту против вас ещё { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    }
admiral-remark-alone = в одиночку { $odds } %
admiral-remark-holds = только он: форт устоит { $odds } %, без него { $now } %
