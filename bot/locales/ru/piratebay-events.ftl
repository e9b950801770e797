# «Пиратская бухта»: что происходит. $seat, $owner: имя игрока. $ship: «фрегат f2», он у $seat. $cell: «C4».

## островки и путь домой

piratebay-event-sailed = { $seat } идёт на { $cell } ({ $course }).
    .brief = на { $cell }
    .briefer = { "" }
piratebay-event-islet = { $seat } занимает островок с якорем на { $cell }.
    .brief = занимает островок у { $cell }
piratebay-event-mended = { $seat }: { $ship } у своего якоря на { $cell }, обе мачты снова на месте.
    .brief = обе мачты снова на месте
piratebay-event-home = { $seat }: { $ship } возвращается домой, к якорю на { $cell }, с обеими мачтами.
    .brief = снова у якоря, { $cell }
    .briefer = { "" }
piratebay-event-waits = { $seat }: { $ship } возвращается домой с обеими мачтами и ждёт на { $cell }: якорь занят.
    .brief = ждёт на { $cell }, якорь занят
    .briefer = { "" }

## исследование

piratebay-event-gold = { $seat } исследует { $cell }: сундук с золотом!
    .brief = { $cell }: золото!
piratebay-event-cannon = { $seat } исследует { $cell }: пушка.
    .brief = { $cell }: пушка
piratebay-event-empty = { $seat } исследует { $cell }: пустой сундук.
    .brief = { $cell }: пустой сундук
piratebay-event-cave = { $seat } исследует { $cell }: пещера! Команда заблудилась и пропустит следующий ход.
    .brief = { $cell }: пещера, пропуск хода!
piratebay-event-mark = { $seat } исследует { $cell }: чёрная метка! Команды больше нет.
    .brief = { $cell }: чёрная метка!
piratebay-event-trapped = { $seat } пропускает ход: команда ищет выход из пещеры.
    .brief = пропускает ход в пещере

## ходы и кто вышел

piratebay-event-ended = { $seat } заканчивает ход.
    .brief = { "" }
piratebay-event-stayed = { $seat }: { $ship } остаётся на { $cell } и ничего не делает.
    .brief = остаётся на { $cell }
piratebay-event-left = { $seat } выходит из игры. Корабль убран с моря, а то, что лежит на островке, никому не засчитается.
    .brief = выходит из игры
piratebay-event-counted = Игроки договорились подсчитать очки сейчас: засчитывается то, что лежит на островках, и орден.
    .brief = по общему согласию подсчитаны очки
piratebay-event-resumed = { $seat } продолжает.
    .brief = { "" }
