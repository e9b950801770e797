# «Адмирал»: положение словами, очки и чем кончилось. $seat: имя игрока. $ship: корабль или форт, с владельцем. $cell: «C4».

## положение словами

admiral-line-calm = Раунд { $n }: штиль.
admiral-line-fresh = Раунд { $n }: свежий ветер, дует на { $towards }.
admiral-line-storm = Раунд { $n }: шторм, дует на { $towards }.
admiral-line-need = Для победы: { $n ->
    [one] { $n } жемчужина
    [few] { $n } жемчужины
   *[many] { $n } жемчужин
} в своих фортах{ $landed ->
    [0] ; пока ни у кого нет ни одной
   *[other] { "" }
}.
admiral-line-score = { $seat }: в своих фортах { $n ->
    [one] { $n } жемчужина
    [few] { $n } жемчужины
   *[many] { $n } жемчужин
}.
admiral-line-goal = { $seat } идёт к порту форта на { $cell }.
admiral-line-seat = { $seat }{ $n ->
    [0] { "" }
   *[other] , { $target }
}.
admiral-line-ship = { $ship } на { $cell }{ $hurt ->
    [0] { "" }
   *[other] , { $left } из { $size }
}{ $pearls ->
    [0] { "" }
    [one] , { $pearls } жемчужина
    [few] , { $pearls } жемчужины
   *[many] , { $pearls } жемчужин
}{ $task ->
    [0] { "" }
    [1] , в ремонте
   *[2] , работает на форте
}.
admiral-line-fort = { $ship }{ $free ->
    [0] { "" }
   *[other] , ничей
}{ $left ->
    [0] , руина{ $rebuilt ->
        [0] { "" }
       *[other] , восстановлено { $rebuilt } из 3
    }
   *[other] { $hurt ->
        [0] { "" }
       *[other] , { $left } из { $size }
    }
}{ $pearls ->
    [0] { "" }
    [one] , { $pearls } жемчужина
    [few] , { $pearls } жемчужины
   *[many] , { $pearls } жемчужин
}{ $worked ->
    [0] { "" }
   *[other] , над ним работают
}.
admiral-line-out = { $seat } больше не в игре.
admiral-line-pearls = Жемчужины в море: { $cells }.
admiral-line-reefs = Рифы: { $cells }.
admiral-line-island = Остров { $cell }–{ $to }.
admiral-line-quiet = Раундов без событий: { $n }; после { $end } игра кончается.
admiral-line-orders = Ваши приказы: { $orders }.

## очки и чем кончилось

admiral-score-pearls =
    в своих фортах { $points ->
        [one] { $points } жемчужина
        [few] { $points } жемчужины
       *[many] { $points } жемчужин
    }
admiral-how-arrived = Порт противоположного угла достигнут
admiral-how-sunk = Кораблей, которые должны были дойти, больше нет
admiral-how-rounds = Последний раунд кончился, а до порта никто не дошёл
admiral-how-left = Гонка прекращена
admiral-how-last = В игре остался один игрок
admiral-how-together = Все корабли погибли одновременно
admiral-how-quiet = Слишком много раундов прошло без событий
admiral-how-pearls = В фортах одного игрока достаточно жемчужин
admiral-how-most = Вне фортов не осталось жемчужин
