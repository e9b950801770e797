# «Адмирал: эпоха парусов»: что происходит. $seat, $owner: имя игрока. $ship: «фрегат f2», он у $seat. $target: «фрегат f2 (Корнилов)». $cell: «C4».
# Названия кораблей мужского рода и неодушевлённые: в винительном падеже они те же.

## корабли у крепости и карты

ageofsail-event-arranged = { $seat }: { $ship } встаёт на { $cell }, курс { $course }.
    .brief = переставляет корабль
    .briefer = { "" }
ageofsail-event-shift = { $seat } меняет карту ветра: теперь { $strength }, дует на { $towards }, дальность до { $range } клеток.
    .brief = теперь { $strength } ветер на { $towards }
    .briefer = { "" }
ageofsail-event-situation = { $seat } открывает карту ситуации: { $card }.
    .brief = { $card }
ageofsail-event-drifted = { $seat }: { $ship } сносит штормом на { $cell } ({ $course }).
    .brief = { $ship } снесло на { $cell }
ageofsail-event-undrifted = { $seat }: { $ship } остаётся на { $cell }, шторму его не сдвинуть.
    .brief = { "" }
ageofsail-event-teleported = { $seat }: { $ship } телепортируется на { $cell }.
    .brief = { $ship } появляется на { $cell }
ageofsail-event-stayed = { $seat } оставляет все корабли на месте.
    .brief = { "" }
ageofsail-event-mended =
    { $seat }: { $ship } восстанавливает мачту в море, теперь { $masts ->
        [one] { $masts } мачта
        [few] { $masts } мачты
       *[many] { $masts } мачт
    }.
    .brief = { $ship } чинится в море
ageofsail-event-none-damaged = { $seat }: чинить в море нечего.
    .brief = { "" }

## ход под парусами

ageofsail-event-done = { $seat }: { $ship } в этот ход больше не действует.
    .brief = { "" }
ageofsail-event-repaired =
    { $seat }: { $ship } чинится у крепости, теперь { $masts ->
        [one] { $masts } мачта
        [few] { $masts } мачты
       *[many] { $masts } мачт
    }, курс { $course }. Карта на { $cell } перевёрнута.
    .brief = { $ship } чинится, карта { $cell } перевёрнута

## пушки

ageofsail-event-cannon-hit =
    { $seat }: { $ship } стреляет в пушку на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Попадание, карта перевёрнута.
    .brief =
        { $ship } выбивает пушку { $cell } ({ $owner }): { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
    .briefer =
        выбивает пушку { $cell }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
ageofsail-event-cannon-missed =
    { $seat }: { $ship } стреляет в пушку на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Промах.
    .brief =
        { $ship } стреляет в пушку { $cell } ({ $owner }), промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
    .briefer =
        промах по пушке { $cell }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
ageofsail-event-fort-hit =
    { $seat }: пушка на { $cell } обстреливает { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Попадание, { $left ->
        [one] осталась { $left } мачта
        [few] осталось { $left } мачты
       *[many] осталось { $left } мачт
    }.
    .brief =
        пушка { $cell } поражает { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
    .briefer =
        поражает { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
ageofsail-event-fort-missed =
    { $seat }: пушка на { $cell } обстреливает { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Промах.
    .brief =
        пушка { $cell } обстреливает { $target }, промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
    .briefer =
        промах, { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
ageofsail-event-fort-sunk =
    { $seat }: пушка на { $cell } обстреливает { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Попадание, корабль тонет.
    .brief =
        пушка { $cell } топит { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }
ageofsail-event-fort-held = { $seat }: пушка на { $cell } молчит, { $target } не обстрелян.
    .brief = { "" }

## абордаж

ageofsail-event-prize-own = { $seat }: { $ship } остаётся на плаву (мачт: { $masts }), { $prize } идёт ко дну.
    .brief = { $prize } идёт ко дну
ageofsail-event-prize-hull = { $seat }: команда переходит на { $prize } (мачт: { $masts }), { $ship } идёт ко дну.
    .brief = захватывает { $prize }, { $ship } идёт ко дну
ageofsail-event-prize-both = { $seat } оставляет оба корабля: { $ship } (мачт: { $masts }) и { $prize } (мачт: { $crew }). Теперь { $mover } на { $cell }.
    .brief = захватывает { $prize }

## конец хода, раунда, сражения

ageofsail-event-ended = { $seat } заканчивает ход.
    .brief = { "" }
ageofsail-event-idle =
    { $seat }: { $ship } бездействовал у крепости и теряет мачту, { $left ->
        [one] осталась { $left } мачта
        [few] осталось { $left } мачты
       *[many] осталось { $left } мачт
    }.
    .brief = { $ship } бездействовал: −1 мачта
ageofsail-event-idle-sunk = { $seat }: { $ship } бездействовал у крепости, теряет последнюю мачту и тонет.
    .brief = { $ship } бездействовал и тонет
ageofsail-event-out = { $seat } выбывает из сражения: кораблей не осталось.
    .brief = выбывает из сражения
ageofsail-event-left = { $seat } выходит из сражения. Корабли убраны с моря.
    .brief = выходит из сражения
ageofsail-event-resumed = { $seat } продолжает.
    .brief = { "" }
ageofsail-event-round = Раунд { $round } окончен. Раундов без потери мачт в бою: { $quiet } из { $end }.
    .brief = { "" }
ageofsail-event-round-printed = Раунд { $round } окончен. Раундов без потери мачт в бою: { $quiet } из { $end }.
    .brief = { "" }
ageofsail-event-scored = { $seat }: +{ $points } за мачты в открытом море, всего { $sum }.
    .brief = { "" }
