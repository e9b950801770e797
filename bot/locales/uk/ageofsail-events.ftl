# «Адмірал: епоха вітрил»: що відбувається. $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat. $target: «фрегат f2 (Корнілов)». $cell: «C4».
# Назви кораблів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## кораблі біля фортеці й карти

ageofsail-event-arranged = { $seat }: { $ship } стає на { $cell }, курс { $course }.
    .brief = переставляє корабель
    .briefer = { "" }
ageofsail-event-wind = Вітер на хід гравця { $seat }: { $strength }, дме на { $towards }, дальність до { $range }.
    .brief = { $strength } вітер на { $towards }
    .briefer = { "" }
ageofsail-event-shift = Зміна вітру в хід гравця { $seat }: { $strength }, дме на { $towards }, дальність до { $range }.
    .brief = тепер { $strength } вітер на { $towards }
    .briefer = { "" }
ageofsail-event-situation = { $seat } відкриває карту ситуації: { $card }.
    .brief = { $card }
ageofsail-event-drifted = { $seat }: { $ship }: шторм зносить його на { $cell } ({ $course }).
    .brief = { $ship } знесло на { $cell }
ageofsail-event-undrifted = { $seat }: { $ship } на { $cell }: шторм не може його зсунути.
    .brief = { "" }
ageofsail-event-teleported = { $seat }: { $ship } переходить телепортом на { $cell }.
    .brief = { $ship } з’являється на { $cell }
ageofsail-event-stayed = { $seat } лишає всі кораблі на місці.
    .brief = { "" }
ageofsail-event-mended = { $seat }: { $ship } повертає щоглу в морі, тепер щогл: { $masts }.
    .brief = { $ship } повертає щоглу
ageofsail-event-none-damaged = { $seat }: лагодити в морі немає чого.
    .brief = { "" }

## хід під вітрилами

ageofsail-event-sailed = { $seat }: { $ship } іде на { $cell } ({ $course }).
    .brief = { $ship } на { $cell }
    .briefer = { "" }
ageofsail-event-turned = { $seat }: { $ship } повертає, курс { $course }.
    .brief = { $ship } повертає { $course }
    .briefer = { "" }
ageofsail-event-stands = { $seat }: { $ship } лишається на курсі { $course }.
    .brief = { "" }
ageofsail-event-done = { $seat }: { $ship } цього ходу більше не діє.
    .brief = { "" }
ageofsail-event-repaired = { $seat }: { $ship } лагодиться біля фортеці, тепер щогл: { $masts }, курс { $course }. Карту на { $cell } перевернуто.
    .brief = { $ship } лагодиться, карту { $cell } перевернуто

## гармати

ageofsail-event-shot-hit =
    { $seat }: { $ship } стріляє в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, влучання, лишилося щогл: { $left }.
    .brief =
        { $ship } стріляє у { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
ageofsail-event-shot-missed =
    { $seat }: { $ship } стріляє в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, промах.
    .brief =
        { $ship } стріляє у { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
ageofsail-event-shot-sunk =
    { $seat }: { $ship } стріляє в { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, влучання, корабель потоплено.
    .brief =
        { $ship } стріляє у { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, потоплено
ageofsail-event-answer-hit =
    { $seat }: { $ship } відповідає: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, влучання, { $target }: лишилося щогл: { $left }.
    .brief =
        відповідає: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
ageofsail-event-answer-missed =
    { $seat }: { $ship } відповідає: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, промах.
    .brief =
        відповідає: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
ageofsail-event-answer-sunk =
    { $seat }: { $ship } відповідає: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, влучання, { $target } потоплено.
    .brief =
        відповідає: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, потоплено
ageofsail-event-cannon-hit =
    { $seat }: { $ship } стріляє в гармату на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, влучання, карту перевернуто.
    .brief =
        { $ship } стріляє в гармату на { $cell } ({ $owner }): { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
ageofsail-event-cannon-missed =
    { $seat }: { $ship } стріляє в гармату на { $cell } ({ $owner }): { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, промах.
    .brief =
        { $ship } стріляє в гармату на { $cell } ({ $owner }): { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
ageofsail-event-fort-hit =
    { $seat }: гармата на { $cell } стріляє у { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, влучання, лишилося щогл: { $left }.
    .brief =
        гармата { $cell } стріляє у { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, влучання
ageofsail-event-fort-missed =
    { $seat }: гармата на { $cell } стріляє у { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, промах.
    .brief =
        гармата { $cell } стріляє у { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
    .briefer =
        { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, промах
ageofsail-event-fort-sunk =
    { $seat }: гармата на { $cell } стріляє у { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }+{ $bonus }
    } проти { $defence }{ $again ->
        [0] { "" }
       *[other] { " " }(перекид)
    }, влучання, корабель потоплено.
    .brief =
        гармата { $cell } стріляє у { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }+{ $bonus }
        } проти { $defence }, потоплено
ageofsail-event-held = { $seat }: { $ship } не відповідає на вогонь.
    .brief = { "" }
ageofsail-event-bears = { $seat }: { $ship } повертається бортом, курс { $course }.
    .brief = { $ship } повертається бортом
    .briefer = { "" }
ageofsail-event-fort-held = { $seat }: гармата на { $cell } не стріляє у { $target }.
    .brief = { "" }

## абордаж

ageofsail-event-fight-won = { $seat }: { $ship } бере на абордаж { $target } на { $cell }: { $dice } проти { $defence }. Переміг нападник, лишилося щогл: { $left }.
    .brief = { $ship } бере на абордаж { $target }: { $dice } проти { $defence }, перемога
ageofsail-event-fight-lost = { $seat }: { $ship } іде на абордаж, { $target } на { $cell } відбивається: { $dice } проти { $defence }. Переміг захисник, лишилося щогл: { $left }.
    .brief = { $ship } іде на абордаж, { $target } відбивається: { $dice } проти { $defence }
ageofsail-event-prize-own = { $seat }: { $ship } лишається на плаву, щогл: { $masts }, а { $prize } іде на дно.
    .brief = { $prize } іде на дно
ageofsail-event-prize-hull = { $seat }: команда переходить на { $prize }, щогл: { $masts }, а { $ship } іде на дно.
    .brief = захоплює { $prize }, { $ship } іде на дно
ageofsail-event-prize-both = { $seat } лишає обидва корпуси: { $ship }, щогл: { $masts }, і { $prize }, щогл: { $crew }; { $mover } стає на { $cell }.
    .brief = захоплює { $prize }

## кінець ходу, раунду, битви

ageofsail-event-ended = { $seat } завершує хід.
    .brief = { "" }
ageofsail-event-idle = { $seat }: { $ship } не діяв біля фортеці й утрачає щоглу, лишилося щогл: { $left }.
    .brief = { $ship } не діяв: −1 щогла
ageofsail-event-idle-sunk = { $seat }: { $ship } не діяв біля фортеці, утрачає останню щоглу й тоне.
    .brief = { $ship } не діяв і тоне
ageofsail-event-out = { $seat } вибуває з битви: кораблів не лишилося.
    .brief = вибуває з битви
ageofsail-event-left = { $seat } виходить із битви. Кораблі йдуть із моря.
    .brief = виходить із битви
ageofsail-event-resumed = { $seat } продовжує.
    .brief = { "" }
ageofsail-event-round = Раунд { $round } завершено. Раундів без утрати щогл у бою: { $quiet } з { $end }.
    .brief = { "" }
ageofsail-event-round-printed = Раунд { $round } завершено. Раундів без утрати щогл у бою: { $quiet } з { $end }.
    .brief = { "" }
ageofsail-event-scored = { $seat }: очки за щогли у відкритому морі: { $points }, усього { $sum }.
    .brief = { "" }
ageofsail-event-orders = Ваш наказ: { $word }.
    .brief = наказ: { $word }
