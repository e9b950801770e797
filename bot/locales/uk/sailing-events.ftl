# Вітрильні ігри: що відбувається. $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat. $target: «фрегат f2 (Корнілов)».
# $cell: «C4». $dice: «4, 6». $bonus, $guard: що до них додається і що — до кубиків захисту.
# Назви кораблів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## вітер і хід під вітрилами

sailing-event-wind = { $seat } відкриває карту вітру: { $strength }, дме на { $towards }, дальність до { $range } клітинок.
    .brief = { $strength } вітер на { $towards }
    .briefer = { "" }
sailing-event-sailed = { $seat }: { $ship } іде на { $cell } ({ $course }).
    .brief = { $ship } на { $cell }
    .briefer = { "" }
sailing-event-turned = { $seat }: { $ship } повертає, курс { $course }.
    .brief = { $ship } повертає на { $course }
    .briefer = { "" }
sailing-event-stands = { $seat }: { $ship } лишається на курсі { $course }.
    .brief = { "" }

## гармати

sailing-event-shot-hit =
    { $seat }: { $ship } обстрілює { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }. Влучання, { $left ->
        [one] лишилася { $left } щогла
        [few] лишилося { $left } щогли
       *[many] лишилося { $left } щогл
    }.
    .brief =
        { $ship } уражає { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = уражає { $target }
sailing-event-shot-missed =
    { $seat }: { $ship } обстрілює { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }. Промах.
    .brief =
        { $ship } обстрілює { $target }, промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
sailing-event-shot-sunk =
    { $seat }: { $ship } обстрілює { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }. Влучання, корабель тоне.
    .brief =
        { $ship } топить { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
sailing-event-answer-hit =
    { $seat }: { $ship } відповідає: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }. Влучання, { $left ->
        [one] лишилася { $left } щогла
        [few] лишилося { $left } щогли
       *[many] лишилося { $left } щогл
    }: { $target }.
    .brief =
        відповідає і влучає: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = відповідає і влучає
sailing-event-answer-missed =
    { $seat }: { $ship } відповідає: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }. Промах.
    .brief =
        відповідає, промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
sailing-event-answer-sunk =
    { $seat }: { $ship } відповідає: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }. Влучання, { $target } тоне.
    .brief =
        відповідає і топить: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
sailing-event-held = { $seat }: { $ship } не відповідає на вогонь.
    .brief = { "" }
sailing-event-bears = { $seat }: { $ship } повертається бортом, курс { $course }.
    .brief = { $ship } повертається бортом
    .briefer = { "" }

## абордаж

sailing-event-fight-won =
    { $seat }: { $ship } бере на абордаж { $target } на { $cell }: кидок за кидком { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(до кожного +{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(до кожного +{ $guard })
    }. Перемога за нападником, { $left ->
        [one] лишилася { $left } щогла
        [few] лишилося { $left } щогли
       *[many] лишилося { $left } щогл
    }.
    .brief =
        { $ship } бере на абордаж { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(до кожного +{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(до кожного +{ $guard })
        }
sailing-event-fight-lost =
    { $seat }: { $ship } іде на абордаж, { $target } на { $cell } відбивається: кидок за кидком { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(до кожного +{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(до кожного +{ $guard })
    }. Перемога за захисником, { $left ->
        [one] лишилася { $left } щогла
        [few] лишилося { $left } щогли
       *[many] лишилося { $left } щогл
    }.
    .brief =
        { $ship } іде на абордаж, { $target } перемагає: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(до кожного +{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(до кожного +{ $guard })
        }

## накази

sailing-event-orders = Ваш наказ: { $word }.
    .brief = наказ: { $word }
