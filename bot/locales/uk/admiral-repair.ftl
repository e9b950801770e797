# «Адмірал»: ремонт, робота на фортах, перлини, хто вибуває. $seat: ім’я гравця. $ship: «фрегат f2», він у $seat, або кілька.
# $target: корабель або форт, з власником. $cell: «C4». $left: скільки міцності лишилося.

## ремонт і робота на фортах

admiral-event-repairs = { $seat }: { $ship } стає на ремонт.
    .brief = { $ship } стає на ремонт
    .briefer = { "" }
admiral-event-repair-stopped = { $seat } припиняє ремонт: { $ship }.
    .brief = припиняє ремонт: { $ship }
    .briefer = { "" }
admiral-event-repair-over = Ремонт перервано, бо форт утрачено: { $target }.
    .brief = ремонт перервано: { $target }
admiral-event-mended =
    { $seat }: { $ship } ремонтується, міцність { $left }{ $n ->
        [0] , як новий
       *[other] { "" }
    }.
    .brief = { $ship } після ремонту: { $left }
    .briefer = { "" }
admiral-event-works = { $seat } береться до ремонту: { $target }. Працюють { $ship }.
    .brief = { $ship } ремонтують { $target }
    .briefer = { "" }
admiral-event-rebuilds = { $seat } береться до відбудови: { $target }. Працюють { $ship }.
    .brief = { $ship } відбудовують { $target }
    .briefer = { "" }
admiral-event-work-over = Роботу зупинено: { $target }.
    .brief = роботу зупинено: { $target }
    .briefer = { "" }
admiral-event-built =
    { $seat } ремонтує { $target }: міцність { $left }{ $n ->
        [0] , як новий
       *[other] { "" }
    }.
    .brief = { $target } після ремонту: { $left }
    .briefer = { "" }
admiral-event-rebuilding =
    { $seat } відбудовує { $target }: ще { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[many] { $n } ходів
    }, і він стоятиме.
    .brief =
        { $target } відбудують за { $n ->
            [one] { $n } хід
            [few] { $n } ходи
           *[many] { $n } ходів
        }
    .briefer = { "" }
admiral-event-rebuilt = { $seat } завершує відбудову: { $target }, міцність { $left }.
    .brief = { $target } відбудовано

## перлини

admiral-event-loaded =
    { $seat }: { $ship } бере { $n ->
        [one] { $n } перлину
        [few] { $n } перлини
       *[many] { $n } перлин
    } на { $cell }.
    .brief =
        { $ship } бере { $n ->
            [one] { $n } перлину
            [few] { $n } перлини
           *[many] { $n } перлин
        }
admiral-event-landed =
    { $seat }: { $ship } вивантажує { $n ->
        [one] { $n } перлину
        [few] { $n } перлини
       *[many] { $n } перлин
    }. Куди: { $target }.
    .brief =
        вивантажено { $n ->
            [one] { $n } перлину
            [few] { $n } перлини
           *[many] { $n } перлин
        }, { $target }
admiral-event-pearls-dropped =
    На { $cell } мілко, там { $n ->
        [one] лишається { $n } перлина
        [few] лишаються { $n } перлини
       *[many] лишаються { $n } перлин
    }: забрати може будь-хто.
    .brief =
        на { $cell } { $n ->
            [one] лишається { $n } перлина
            [few] лишаються { $n } перлини
           *[many] лишаються { $n } перлин
        }
admiral-event-pearls-gone =
    На { $cell } назавжди { $n ->
        [one] пропадає { $n } перлина
        [few] пропадають { $n } перлини
       *[many] пропадають { $n } перлин
    }.
    .brief =
        { $n ->
            [one] пропадає { $n } перлина
            [few] пропадають { $n } перлини
           *[many] пропадають { $n } перлин
        }

## хто вибуває

admiral-event-beaten = { $seat } вибуває: кораблів не лишилося. Форти тепер нічийні.
    .brief = вибуває
admiral-event-left = { $seat } виходить із гри. Кораблі прибрано з моря, форти тепер нічийні.
    .brief = виходить із гри
