# «Адмірал: епоха вітрил»: що відбувається. $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat. $target: «фрегат f2 (Корнілов)». $cell: «C4».
# Назви кораблів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## кораблі біля фортеці й карти

ageofsail-event-arranged = { $seat }: { $ship } стає на { $cell }, курс { $course }.
    .brief = переставляє корабель
    .briefer = { "" }
ageofsail-event-shift = { $seat } змінює карту вітру: тепер { $strength }, дме на { $towards }, дальність до { $range } клітинок.
    .brief = тепер { $strength } вітер на { $towards }
    .briefer = { "" }
ageofsail-event-situation = { $seat } відкриває карту ситуації: { $card }.
    .brief = { $card }
ageofsail-event-drifted = { $seat }: { $ship } зносить штормом на { $cell } ({ $course }).
    .brief = { $ship } знесло на { $cell }
ageofsail-event-undrifted = { $seat }: { $ship } лишається на { $cell }, шторму його не зрушити.
    .brief = { "" }
ageofsail-event-teleported = { $seat }: { $ship } телепортується на { $cell }.
    .brief = { $ship } з’являється на { $cell }
ageofsail-event-stayed = { $seat } лишає всі кораблі на місці.
    .brief = { "" }
ageofsail-event-mended =
    { $seat }: { $ship } відновлює щоглу в морі, тепер { $masts ->
        [one] { $masts } щогла
        [few] { $masts } щогли
       *[many] { $masts } щогл
    }.
    .brief = { $ship } лагодиться в морі
ageofsail-event-none-damaged = { $seat }: лагодити в морі немає чого.
    .brief = { "" }

## хід під вітрилами

ageofsail-event-done = { $seat }: { $ship } цього ходу більше не діє.
    .brief = { "" }
ageofsail-event-repaired =
    { $seat }: { $ship } лагодиться біля фортеці, тепер { $masts ->
        [one] { $masts } щогла
        [few] { $masts } щогли
       *[many] { $masts } щогл
    }, курс { $course }. Карту на { $cell } перевернуто.
    .brief = { $ship } лагодиться, карту { $cell } перевернуто

## гармати

ageofsail-event-cannon-hit =
    { $seat }: { $ship } стріляє в гармату на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } проти { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }. Влучання, карту перевернуто.
    .brief =
        { $ship } вибиває гармату { $cell } ({ $owner }): { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = вибиває гармату { $cell }
ageofsail-event-cannon-missed =
    { $seat }: { $ship } стріляє в гармату на { $cell } ({ $owner }): { $dice }{ $bonus ->
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
        { $ship } стріляє в гармату { $cell } ({ $owner }), промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
ageofsail-event-fort-hit =
    { $seat }: гармата на { $cell } обстрілює { $target }: { $dice }{ $bonus ->
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
        гармата { $cell } уражає { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = уражає { $target }
ageofsail-event-fort-missed =
    { $seat }: гармата на { $cell } обстрілює { $target }: { $dice }{ $bonus ->
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
        гармата { $cell } обстрілює { $target }, промах: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
ageofsail-event-fort-sunk =
    { $seat }: гармата на { $cell } обстрілює { $target }: { $dice }{ $bonus ->
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
        гармата { $cell } топить { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } проти { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
ageofsail-event-fort-held = { $seat }: гармата на { $cell } мовчить, { $target } не обстріляно.
    .brief = { "" }

## абордаж

ageofsail-event-prize-own = { $seat }: { $ship } лишається на плаву (щогл: { $masts }), { $prize } іде на дно.
    .brief = { $prize } іде на дно
ageofsail-event-prize-hull = { $seat }: команда переходить на { $prize } (щогл: { $masts }), { $ship } іде на дно.
    .brief = захоплює { $prize }, { $ship } іде на дно
ageofsail-event-prize-both = { $seat } лишає обидва кораблі: { $ship } (щогл: { $masts }) і { $prize } (щогл: { $crew }). Тепер { $mover } на { $cell }.
    .brief = захоплює { $prize }

## кінець ходу, раунду, битви

ageofsail-event-ended = { $seat } завершує хід.
    .brief = { "" }
ageofsail-event-idle =
    { $seat }: { $ship } не діяв біля фортеці й утрачає щоглу, { $left ->
        [one] лишилася { $left } щогла
        [few] лишилося { $left } щогли
       *[many] лишилося { $left } щогл
    }.
    .brief = { $ship } не діяв: −1 щогла
ageofsail-event-idle-sunk = { $seat }: { $ship } не діяв біля фортеці, утрачає останню щоглу й тоне.
    .brief = { $ship } не діяв і тоне
ageofsail-event-out = { $seat } вибуває з битви: кораблів не лишилося.
    .brief = вибуває з битви
ageofsail-event-left = { $seat } виходить із битви.{ $n ->
    [0] { "" }
   *[other] { " " }Кораблі прибрано з моря.
}
    .brief = виходить із битви
ageofsail-event-resumed = { $seat } продовжує.
    .brief = { "" }
ageofsail-event-round = Раунд { $round } завершено. Раундів без утрати щогл у бою: { $quiet } з { $end }.
    .brief = { "" }
ageofsail-event-round-printed = Раунд { $round } завершено. Раундів без утрати щогл у бою: { $quiet } з { $end }.
    .brief = { "" }
ageofsail-event-round-race = Раунд { $round } з { $rounds } завершено.
    .brief = { "" }
ageofsail-event-scored = { $seat }: +{ $points } за щогли у відкритому морі, усього { $sum }.
    .brief = { "" }

## лінії

ageofsail-event-formed = { $seat } шикує лінію: { $ships }, курс { $course }.
    .brief = шикує лінію ({ $ships })
    .briefer = шикує лінію
ageofsail-event-line-sailed = { $seat }: лінія йде на { $cell } ({ $course }), її веде { $ship }. У лінії: { $ships }.
    .brief = лінія на { $cell }
    .briefer = { "" }
ageofsail-event-closed-up =
    { $seat }: лінія змикається, уперед { $n ->
        [1] підтягується
       *[other] підтягуються
    } { $ships }.
    .brief = { "" }
ageofsail-event-line-left = { $seat }: { $ship } виходить із лінії.
    .brief = { $ship } виходить із лінії
    .briefer = { "" }
ageofsail-event-line-torn = { $seat }, більше не в лінії: { $ships }.
    .brief = більше не в лінії ({ $ships })
    .briefer = { "" }
ageofsail-event-line-dissolved = { $seat }: лінія розпалася ({ $ships }).
    .brief = лінія розпалася
    .briefer = { "" }

## сценарії

ageofsail-event-placed = { $seat }: { $ship } починає на { $cell }, курс { $course }.
    .brief = розставляє кораблі
    .briefer = { "" }
ageofsail-event-laid = { $seat } закладає фортецю: { $cells }.
    .brief = фортецю закладено
ageofsail-event-landed =
    { $seat }: { $ship } висаджує десант на { $cell }, { $n ->
        [one] { $n } щогла
        [few] { $n } щогли
       *[many] { $n } щогл
    }.
    .brief =
        десант на { $cell }, { $n ->
            [one] { $n } щогла
            [few] { $n } щогли
           *[many] { $n } щогл
        }
ageofsail-event-party-moved =
    { $seat }: десант ({ $n ->
        [one] { $n } щогла
        [few] { $n } щогли
       *[many] { $n } щогл
    }) іде з { $cell } на { $goal }.
    .brief = десант іде на { $goal }
    .briefer = { "" }
ageofsail-event-party-won =
    { $seat }: десант б’ється з гарматою на { $cell } ({ $owner }): { $party } проти { $cannon } (суми кубиків). Карту перевернуто, { $n ->
        [one] лишилася { $n } щогла
        [few] лишилося { $n } щогли
       *[many] лишилося { $n } щогл
    }.
    .brief =
        десант бере гармату { $cell }, { $n ->
            [one] лишилася { $n } щогла
            [few] лишилося { $n } щогли
           *[many] лишилося { $n } щогл
        }
    .briefer = десант бере гармату { $cell }
ageofsail-event-party-lost =
    { $seat }: десант б’ється з гарматою на { $cell } ({ $owner }): { $party } проти { $cannon } (суми кубиків). Десант загинув.
    .brief = десант загинув біля гармати { $cell }
ageofsail-event-reached = { $seat }: { $ship } біля фортеці, клітинка { $cell }.
    .brief = { $ship } біля фортеці!
ageofsail-event-taken = { $seat } захоплює { $ship } із цінним вантажем.
    .brief = вантаж захоплено!

## орден

ageofsail-event-order = { $seat } носить орден за перемогу в минулій партії: +1 до кожного кубика й до дальності.
    .brief = носить орден
