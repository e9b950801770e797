# «Адмирал: эпоха парусов»: что происходит. $seat, $owner: имя игрока. $ship: «фрегат f2», он у $seat. $target: «фрегат f2 (Корнилов)». $cell: «C4».
# Названия кораблей мужского рода и неодушевлённые: в винительном падеже они те же.

## корабли у крепости и карты

ageofsail-event-arranged = { $seat }: { $ship } встаёт на { $cell }, курс { $course }.
    .brief = переставляет корабль
    .briefer = { "" }
ageofsail-event-wind = Ветер на ход игрока { $seat }: { $strength }, дует на { $towards }, дальность до { $range }.
    .brief = { $strength } ветер на { $towards }
    .briefer = { "" }
ageofsail-event-shift = Перемена ветра в ход игрока { $seat }: { $strength }, дует на { $towards }, дальность до { $range }.
    .brief = теперь { $strength } ветер на { $towards }
    .briefer = { "" }
ageofsail-event-situation = { $seat } открывает карту ситуации: { $card }.
    .brief = { $card }
ageofsail-event-drifted = { $seat }: { $ship }: шторм сносит его на { $cell } ({ $course }).
    .brief = { $ship } снесло на { $cell }
ageofsail-event-undrifted = { $seat }: { $ship } на { $cell }: шторм не может его сдвинуть.
    .brief = { "" }
ageofsail-event-teleported = { $seat }: { $ship } уходит телепортом на { $cell }.
    .brief = { $ship } появляется на { $cell }
ageofsail-event-stayed = { $seat } оставляет все корабли на месте.
    .brief = { "" }
ageofsail-event-mended = { $seat }: { $ship } возвращает мачту в море, теперь мачт: { $masts }.
    .brief = { $ship } возвращает мачту
ageofsail-event-none-damaged = { $seat }: чинить в море нечего.
    .brief = { "" }

## ход под парусами

ageofsail-event-sailed = { $seat }: { $ship } идёт на { $cell } ({ $course }).
    .brief = { $ship } на { $cell }
    .briefer = { "" }
ageofsail-event-turned = { $seat }: { $ship } поворачивает, курс { $course }.
    .brief = { $ship } поворачивает { $course }
    .briefer = { "" }
ageofsail-event-stands = { $seat }: { $ship } остаётся на курсе { $course }.
    .brief = { "" }
ageofsail-event-done = { $seat }: { $ship } в этот ход больше не действует.
    .brief = { "" }
ageofsail-event-repaired = { $seat }: { $ship } чинится у крепости, теперь мачт: { $masts }, курс { $course }. Карта на { $cell } перевёрнута.
    .brief = { $ship } чинится, карта { $cell } перевёрнута

## пушки

ageofsail-event-shot-hit =
    { $seat }: { $ship } стреляет в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, попадание, осталось мачт: { $left }.
    .brief =
        { $ship } стреляет в { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
ageofsail-event-shot-missed =
    { $seat }: { $ship } стреляет в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, промах.
    .brief =
        { $ship } стреляет в { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
ageofsail-event-shot-sunk =
    { $seat }: { $ship } стреляет в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, попадание, корабль потоплен.
    .brief =
        { $ship } стреляет в { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, потоплен
ageofsail-event-answer-hit =
    { $seat }: { $ship } отвечает: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, попадание, { $target }: осталось мачт: { $left }.
    .brief =
        отвечает: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
ageofsail-event-answer-missed =
    { $seat }: { $ship } отвечает: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, промах.
    .brief =
        отвечает: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
ageofsail-event-answer-sunk =
    { $seat }: { $ship } отвечает: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, попадание, { $target } потоплен.
    .brief =
        отвечает: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, потоплен
ageofsail-event-cannon-hit =
    { $seat }: { $ship } стреляет в пушку на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, попадание, карта перевёрнута.
    .brief =
        { $ship } стреляет в пушку на { $cell } ({ $owner }): { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
ageofsail-event-cannon-missed =
    { $seat }: { $ship } стреляет в пушку на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, промах.
    .brief =
        { $ship } стреляет в пушку на { $cell } ({ $owner }): { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
ageofsail-event-fort-hit =
    { $seat }: пушка на { $cell } стреляет в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, попадание, осталось мачт: { $left }.
    .brief =
        пушка { $cell } стреляет в { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, попадание
ageofsail-event-fort-missed =
    { $seat }: пушка на { $cell } стреляет в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, промах.
    .brief =
        пушка { $cell } стреляет в { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, промах
ageofsail-event-fort-sunk =
    { $seat }: пушка на { $cell } стреляет в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } против { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }, попадание, корабль потоплен.
    .brief =
        пушка { $cell } стреляет в { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } против { $defence }, потоплен
ageofsail-event-held = { $seat }: { $ship } не отвечает на огонь.
    .brief = { "" }
ageofsail-event-bears = { $seat }: { $ship } поворачивается бортом, курс { $course }.
    .brief = { $ship } поворачивается бортом
    .briefer = { "" }
ageofsail-event-fort-held = { $seat }: пушка на { $cell } не стреляет в { $target }.
    .brief = { "" }

## абордаж

ageofsail-event-fight-won = { $seat }: { $ship } берёт на абордаж { $target } на { $cell }: { $dice } против { $defence }. Победил нападавший, осталось мачт: { $left }.
    .brief = { $ship } берёт на абордаж { $target }: { $dice } против { $defence }, победа
ageofsail-event-fight-lost = { $seat }: { $ship } идёт на абордаж, { $target } на { $cell } отбивается: { $dice } против { $defence }. Победил защитник, осталось мачт: { $left }.
    .brief = { $ship } идёт на абордаж, { $target } отбивается: { $dice } против { $defence }
ageofsail-event-prize-own = { $seat }: { $ship } остаётся на плаву, мачт: { $masts }, а { $prize } идёт ко дну.
    .brief = { $prize } идёт ко дну
ageofsail-event-prize-hull = { $seat }: команда переходит на { $prize }, мачт: { $masts }, а { $ship } идёт ко дну.
    .brief = захватывает { $prize }, { $ship } идёт ко дну
ageofsail-event-prize-both = { $seat } оставляет оба корпуса: { $ship }, мачт: { $masts }, и { $prize }, мачт: { $crew }; { $mover } встаёт на { $cell }.
    .brief = захватывает { $prize }

## конец хода, раунда, сражения

ageofsail-event-ended = { $seat } заканчивает ход.
    .brief = { "" }
ageofsail-event-idle = { $seat }: { $ship } бездействовал у крепости и теряет мачту, осталось мачт: { $left }.
    .brief = { $ship } бездействовал: −1 мачта
ageofsail-event-idle-sunk = { $seat }: { $ship } бездействовал у крепости, теряет последнюю мачту и тонет.
    .brief = { $ship } бездействовал и тонет
ageofsail-event-out = { $seat } выбывает из сражения: кораблей не осталось.
    .brief = выбывает из сражения
ageofsail-event-left = { $seat } выходит из сражения. Корабли уходят с моря.
    .brief = выходит из сражения
ageofsail-event-resumed = { $seat } продолжает.
    .brief = { "" }
ageofsail-event-round = Раунд { $round } окончен. Раундов без потери мачт в бою: { $quiet } из { $end }.
    .brief = { "" }
ageofsail-event-round-printed = Раунд { $round } окончен. Раундов без потери мачт в бою: { $quiet } из { $end }.
    .brief = { "" }
ageofsail-event-scored = { $seat }: очки за мачты в открытом море: { $points }, всего { $sum }.
    .brief = { "" }
ageofsail-event-orders = Ваш приказ: { $word }.
    .brief = приказ: { $word }
