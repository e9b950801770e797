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
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Попадание, карта перевёрнута.
    .brief =
        { $ship } выбивает пушку { $cell } ({ $owner }): { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = выбивает пушку { $cell }
ageofsail-event-cannon-missed =
    { $seat }: { $ship } стреляет в пушку на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Промах.
    .brief =
        { $ship } стреляет в пушку { $cell } ({ $owner }), промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
ageofsail-event-fort-hit =
    { $seat }: пушка на { $cell } обстреливает { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
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
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = поражает { $target }
ageofsail-event-fort-missed =
    { $seat }: пушка на { $cell } обстреливает { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Промах.
    .brief =
        пушка { $cell } обстреливает { $target }, промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
ageofsail-event-fort-sunk =
    { $seat }: пушка на { $cell } обстреливает { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Попадание, корабль тонет.
    .brief =
        пушка { $cell } топит { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
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
ageofsail-event-left = { $seat } выходит из сражения.{ $n ->
    [0] { "" }
   *[other] { " " }Корабли убраны с моря.
}
    .brief = выходит из сражения
ageofsail-event-resumed = { $seat } продолжает.
    .brief = { "" }
ageofsail-event-round = Раунд { $round } окончен. Раундов без потери мачт в бою: { $quiet } из { $end }.
    .brief = { "" }
ageofsail-event-round-printed = Раунд { $round } окончен. Раундов без потери мачт в бою: { $quiet } из { $end }.
    .brief = { "" }
ageofsail-event-round-race = Раунд { $round } из { $rounds } окончен.
    .brief = { "" }
ageofsail-event-scored = { $seat }: +{ $points } за мачты в открытом море, всего { $sum }.
    .brief = { "" }

## линии

ageofsail-event-formed = { $seat } строит линию: { $ships }, курс { $course }.
    .brief = строит линию ({ $ships })
    .briefer = строит линию
ageofsail-event-line-sailed = { $seat }: линия идёт на { $cell } ({ $course }), её ведёт { $ship }. В линии: { $ships }.
    .brief = линия на { $cell }
    .briefer = { "" }
ageofsail-event-closed-up =
    { $seat }: линия смыкается, вперёд { $n ->
        [1] подтягивается
       *[other] подтягиваются
    } { $ships }.
    .brief = { "" }
ageofsail-event-line-left = { $seat }: { $ship } выходит из линии.
    .brief = { $ship } выходит из линии
    .briefer = { "" }
ageofsail-event-line-torn = { $seat }, больше не в линии: { $ships }.
    .brief = больше не в линии ({ $ships })
    .briefer = { "" }
ageofsail-event-line-dissolved = { $seat }: линия распалась ({ $ships }).
    .brief = линия распалась
    .briefer = { "" }

## сценарии

ageofsail-event-placed = { $seat }: { $ship } начинает на { $cell }, курс { $course }.
    .brief = расставляет корабли
    .briefer = { "" }
ageofsail-event-laid = { $seat } закладывает крепость: { $cells }.
    .brief = крепость заложена
ageofsail-event-landed =
    { $seat }: { $ship } высаживает десант на { $cell }, { $n ->
        [one] { $n } мачта
        [few] { $n } мачты
       *[many] { $n } мачт
    }.
    .brief =
        десант на { $cell }, { $n ->
            [one] { $n } мачта
            [few] { $n } мачты
           *[many] { $n } мачт
        }
ageofsail-event-party-moved =
    { $seat }: десант ({ $n ->
        [one] { $n } мачта
        [few] { $n } мачты
       *[many] { $n } мачт
    }) идёт с { $cell } на { $goal }.
    .brief = десант идёт на { $goal }
    .briefer = { "" }
ageofsail-event-party-won =
    { $seat }: десант бьётся с пушкой на { $cell } ({ $owner }): { $party } против { $cannon } (суммы кубиков). Карта перевёрнута, { $n ->
        [one] осталась { $n } мачта
        [few] осталось { $n } мачты
       *[many] осталось { $n } мачт
    }.
    .brief =
        десант берёт пушку { $cell }, { $n ->
            [one] осталась { $n } мачта
            [few] осталось { $n } мачты
           *[many] осталось { $n } мачт
        }
    .briefer = десант берёт пушку { $cell }
ageofsail-event-party-lost =
    { $seat }: десант бьётся с пушкой на { $cell } ({ $owner }): { $party } против { $cannon } (суммы кубиков). Десант погиб.
    .brief = десант погиб у пушки { $cell }
ageofsail-event-reached = { $seat }: { $ship } у крепости, клетка { $cell }.
    .brief = { $ship } у крепости!
ageofsail-event-taken = { $seat } захватывает { $ship } с ценным грузом.
    .brief = груз захвачен!

## орден

ageofsail-event-order = { $seat } носит орден за победу в прошлой партии: +1 к каждому кубику и к дальности.
    .brief = носит орден
