# Парусные игры: что происходит. $seat, $owner: имя игрока. $ship: «фрегат f2», он у $seat. $target: «фрегат f2 (Корнилов)».
# $cell: «C4». $dice: «4, 6». $bonus, $guard: что к ним прибавляется и что — к кубикам защиты.
# Названия кораблей мужского рода и неодушевлённые: в винительном падеже они те же.

## ветер и ход под парусами

sailing-event-wind = { $seat } открывает карту ветра: { $strength }, дует на { $towards }, дальность до { $range } клеток.
    .brief = { $strength } ветер на { $towards }
    .briefer = { "" }
sailing-event-sailed = { $seat }: { $ship } идёт на { $cell } ({ $course }).
    .brief = { $ship } на { $cell }
    .briefer = { "" }
sailing-event-turned = { $seat }: { $ship } поворачивает, курс { $course }.
    .brief = { $ship } поворачивает на { $course }
    .briefer = { "" }
sailing-event-stands = { $seat }: { $ship } остаётся на курсе { $course }.
    .brief = { "" }

## пушки

sailing-event-shot-hit =
    { $seat }: { $ship } обстреливает { $target }: { $dice }{ $bonus ->
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
        { $ship } поражает { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = поражает { $target }
sailing-event-shot-missed =
    { $seat }: { $ship } обстреливает { $target }: { $dice }{ $bonus ->
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
        { $ship } обстреливает { $target }, промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
sailing-event-shot-sunk =
    { $seat }: { $ship } обстреливает { $target }: { $dice }{ $bonus ->
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
        { $ship } топит { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
sailing-event-answer-hit =
    { $seat }: { $ship } отвечает: { $dice }{ $bonus ->
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
    }: { $target }.
    .brief =
        отвечает и попадает: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = отвечает и попадает
sailing-event-answer-missed =
    { $seat }: { $ship } отвечает: { $dice }{ $bonus ->
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
        отвечает, промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
sailing-event-answer-sunk =
    { $seat }: { $ship } отвечает: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(переброс)
    }. Попадание, { $target } тонет.
    .brief =
        отвечает и топит: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
sailing-event-held = { $seat }: { $ship } не отвечает на огонь.
    .brief = { "" }
sailing-event-bears = { $seat }: { $ship } поворачивается бортом, курс { $course }.
    .brief = { $ship } поворачивается бортом
    .briefer = { "" }

## абордаж

sailing-event-fight-won =
    { $seat }: { $ship } берёт на абордаж { $target } на { $cell }: бросок за броском { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(к каждому +{ $bonus })
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(к каждому +{ $guard })
    }. Победа за нападавшим, { $left ->
        [one] осталась { $left } мачта
        [few] осталось { $left } мачты
       *[many] осталось { $left } мачт
    }.
    .brief =
        { $ship } берёт на абордаж { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(к каждому +{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(к каждому +{ $guard })
        }
sailing-event-fight-lost =
    { $seat }: { $ship } идёт на абордаж, { $target } на { $cell } отбивается: бросок за броском { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(к каждому +{ $bonus })
    } против { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(к каждому +{ $guard })
    }. Победа за защитником, { $left ->
        [one] осталась { $left } мачта
        [few] осталось { $left } мачты
       *[many] осталось { $left } мачт
    }.
    .brief =
        { $ship } идёт на абордаж, { $target } побеждает: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(к каждому +{ $bonus })
        } против { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(к каждому +{ $guard })
        }

## приказы

sailing-event-orders = Ваш приказ: { $word }.
    .brief = приказ: { $word }
