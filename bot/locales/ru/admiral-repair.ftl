# «Адмирал»: ремонт, работа на фортах, жемчужины, кто выбывает. $seat: имя игрока. $ship: «фрегат f2», он у $seat, или несколько.
# $target: корабль или форт, с владельцем. $cell: «C4». $left: сколько прочности осталось.

## ремонт и работа на фортах

admiral-event-repairs = { $seat }: { $ship } встаёт на ремонт.
    .brief = { $ship } встаёт на ремонт
    .briefer = { "" }
admiral-event-repair-stopped = { $seat } прекращает ремонт: { $ship }.
    .brief = прекращает ремонт: { $ship }
    .briefer = { "" }
admiral-event-repair-over = Ремонт прерван, потому что форт потерян: { $target }.
    .brief = ремонт прерван: { $target }
admiral-event-mended =
    { $seat }: { $ship } ремонтируется, прочность { $left }{ $n ->
        [0] , как новый
       *[other] { "" }
    }.
    .brief = { $ship } после ремонта: { $left }
    .briefer = { "" }
admiral-event-works = { $seat } берётся за ремонт: { $target }. Работают { $ship }.
    .brief = { $ship } ремонтируют { $target }
    .briefer = { "" }
admiral-event-rebuilds = { $seat } берётся восстанавливать { $target }. Работают { $ship }.
    .brief = { $ship } восстанавливают { $target }
    .briefer = { "" }
admiral-event-work-over = Работа остановлена: { $target }.
    .brief = работа остановлена: { $target }
    .briefer = { "" }
admiral-event-built =
    { $seat } ремонтирует { $target }: прочность { $left }{ $n ->
        [0] , как новый
       *[other] { "" }
    }.
    .brief = { $target } после ремонта: { $left }
    .briefer = { "" }
admiral-event-rebuilding =
    { $seat } восстанавливает { $target }: ещё { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }, и он будет стоять.
    .brief =
        { $target } восстановят за { $n ->
            [one] { $n } ход
            [few] { $n } хода
           *[many] { $n } ходов
        }
    .briefer = { "" }
admiral-event-rebuilt = { $seat } заканчивает восстановление: { $target }, прочность { $left }.
    .brief = { $target } восстановлен

## жемчужины

admiral-event-loaded =
    { $seat }: { $ship } берёт { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    } на { $cell }.
    .brief =
        { $ship } берёт { $n ->
            [one] { $n } жемчужину
            [few] { $n } жемчужины
           *[many] { $n } жемчужин
        }
admiral-event-landed =
    { $seat }: { $ship } выгружает { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }. Куда: { $target }.
    .brief =
        { $n ->
            [one] выгружена { $n } жемчужина
            [few] выгружены { $n } жемчужины
           *[many] выгружено { $n } жемчужин
        }, { $target }
admiral-event-pearls-dropped =
    На { $cell } мелко, там { $n ->
        [one] остаётся { $n } жемчужина
        [few] остаются { $n } жемчужины
       *[many] остаются { $n } жемчужин
    }: забрать может кто угодно.
    .brief =
        на { $cell } { $n ->
            [one] остаётся { $n } жемчужина
            [few] остаются { $n } жемчужины
           *[many] остаются { $n } жемчужин
        }
admiral-event-pearls-gone =
    На { $cell } навсегда { $n ->
        [one] пропадает { $n } жемчужина
        [few] пропадают { $n } жемчужины
       *[many] пропадают { $n } жемчужин
    }.
    .brief =
        { $n ->
            [one] пропадает { $n } жемчужина
            [few] пропадают { $n } жемчужины
           *[many] пропадают { $n } жемчужин
        }

## кто выбывает

admiral-event-beaten = { $seat } выбывает: кораблей не осталось. Форты теперь ничьи.
    .brief = выбывает
admiral-event-left = { $seat } выходит из игры. Корабли убраны с моря, форты теперь ничьи.
    .brief = выходит из игры
