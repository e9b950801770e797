# «Адмірал»: що сказано про відповідь поруч із поясненням. Коротко: це стоїть у меню. $ship, $target: «фрегат f2», з власником, якщо це
# не той, хто читає; $ship буває кілька. $odds, $lost, $now: відсотки.

## куди може піти корабель: що він там зміг би

admiral-remark-goal = ваша мета
admiral-remark-land = вивантажити: { $n ->
        [one] { $n } перлина
        [few] { $n } перлини
       *[many] { $n } перлин
    }
admiral-remark-load = узяти: { $n ->
        [one] { $n } перлина
        [few] { $n } перлини
       *[many] { $n } перлин
    }
admiral-remark-repair = ремонт
admiral-remark-board = абордаж, { $target }: { $odds } %
admiral-remark-storm = штурм, { $target }: { $odds } %
admiral-remark-fire =
    вогонь, { $target }: { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, { $odds } %
admiral-remark-destroy = знищити, { $target }: { $odds } %
admiral-remark-exposed = загроза: { $ship }

## дрейф

admiral-remark-drift = { $ship } → { $cell }
admiral-remark-reef =
    { $ship } → { $cell }: риф, { $left ->
        [0] потоне
       *[other] лишиться міцність { $left }
    }

## кінець ходу: що не використано

admiral-remark-unused-fire = ще можна стріляти: { $ship }
admiral-remark-unused-board = ще можна на абордаж: { $ship }
admiral-remark-unused-storm = ще можна штурмувати: { $ship }
admiral-remark-unused-unload = ще можна вивантажити перлини: { $ship }
admiral-remark-unused-load = ще можна взяти перлини: { $ship }
admiral-remark-unused-sail =
    ще можна йти: { $n ->
        [1] { $ship }
        [2] { $ship }
        [3] { $ship }
        [one] { $n } корабель
        [few] { $n } кораблі
       *[many] { $n } кораблів
    }

## цілі, і хто на них іде

admiral-remark-hit =
    { $range ->
        [1] впритул
       *[other] найближче — відстань { $range }
    }, шанс влучити { $odds } %
admiral-remark-pearls-lost =
    на дно: { $n ->
        [one] { $n } перлина
        [few] { $n } перлини
       *[many] { $n } перлин
    }
admiral-remark-pearls-stay =
    на мілині: { $n ->
        [one] { $n } перлина
        [few] { $n } перлини
       *[many] { $n } перлин
    }
admiral-remark-else = гинуть усі { $odds } %, поразка { $lost } %
admiral-remark-prize =
    переможцеві — { $n ->
        [one] { $n } перлина
        [few] { $n } перлини
       *[many] { $n } перлин
    }
admiral-remark-joins =
    у порту проти вас ще { $n ->
        [one] { $n } корабель
        [few] { $n } кораблі
       *[many] { $n } кораблів
    }
admiral-remark-alone = наодинці { $odds } %
admiral-remark-holds = лише він: форт встоїть { $odds } %, без нього { $now } %
