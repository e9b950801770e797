# «Адмирал»: ветер, ходы, движение и дрейф, гонки. $seat: имя игрока. $ship: «фрегат f2», он у $seat. $target: корабль или форт, с
# владельцем. $cell: «C4».

## ветер и ходы

admiral-event-calm = Раунд { $n }: штиль.
    .brief = раунд { $n }: штиль
    .briefer = { "" }
admiral-event-fresh = Раунд { $n }: свежий ветер, дует на { $towards }.
    .brief = раунд { $n }: свежий ветер на { $towards }
    .briefer = { "" }
admiral-event-storm = Раунд { $n }: шторм, дует на { $towards }!
    .brief = раунд { $n }: шторм на { $towards }
    .briefer = { "" }
admiral-event-placed = { $seat } начинает здесь: { $target }, { $cells }.
    .brief = начинает здесь: { $target }
admiral-event-passed = { $n ->
    [one] { $n } ход прошёл сам: в нём почти ничего нельзя было сделать.
    [few] { $n } хода прошли сами: в них почти ничего нельзя было сделать.
   *[many] { $n } ходов прошли сами: в них почти ничего нельзя было сделать.
}{ $round ->
    [1] { "" }
   *[other] { " " }Поэтому партия начинается с раунда { $round }.
}
    .brief = { $n ->
        [one] { $n } пустой ход прошёл сам
        [few] { $n } пустых хода прошли сами
       *[many] { $n } пустых ходов прошли сами
    }
admiral-event-idle = { $seat } в этот ход почти ничего не может; ход проходит сам.
    .brief = пустой ход
admiral-event-called = { $seat } в этот ход почти ничего не может, но велит себя спрашивать.
    .brief = { "" }
admiral-event-ended = { $seat } завершает ход.
    .brief = { "" }
admiral-event-resumed = { $seat } продолжает.
    .brief = { "" }

## движение и дрейф

admiral-event-sailed = { $seat }: { $ship } идёт на { $cell } ({ $course }).
    .brief = { $ship } на { $cell }
    .briefer = { "" }
admiral-event-drifted = { $seat }: { $ship } сносит на { $cell } ({ $course }).
    .brief = { $ship } снесло на { $cell }
    .briefer = { "" }
admiral-event-stays = { $seat }: { $ship } не может дрейфовать и остаётся на { $cell }.
    .brief = { $ship } остаётся на { $cell }
    .briefer = { "" }
admiral-event-drifting = { $seat } пускает корабли в дрейф.
    .brief = { "" }
admiral-event-shelters = { $seat }, в укрытии: { $ship }.
    .brief = в укрытии { $ship }
    .briefer = { "" }
admiral-event-struck = { $seat }: { $ship } бьётся о риф рядом с { $cell }, повреждений { $hits }, осталось прочности { $left }.
    .brief = { $ship } на { $cell } бьётся о риф, повреждений { $hits }
admiral-event-wrecked = { $seat }: { $ship } бьётся о риф рядом с { $cell }, повреждений { $hits }. Корабль тонет!
    .brief = { $ship } тонет на рифе рядом с { $cell }

## гонки

admiral-event-arrived = { $seat }: { $ship } добирается до порта! { $target }.
    .brief = { $ship } дошёл!
admiral-event-out = { $seat } выбывает: не осталось корабля, который должен дойти.
    .brief = выбывает
