# «Адмірал»: становище словами, очки й чим скінчилося. $seat: ім’я гравця. $ship: корабель або форт, з власником. $cell: «C4».

## становище словами

admiral-line-calm = Раунд { $n }: штиль.
admiral-line-fresh = Раунд { $n }: свіжий вітер, дме на { $towards }.
admiral-line-storm = Раунд { $n }: шторм, дме на { $towards }.
admiral-line-need = Для перемоги: { $n ->
    [one] { $n } перлина
    [few] { $n } перлини
   *[many] { $n } перлин
} у своїх фортах{ $landed ->
    [0] ; поки ні в кого немає жодної
   *[other] { "" }
}.
admiral-line-score = { $seat }: у своїх фортах { $n ->
    [one] { $n } перлина
    [few] { $n } перлини
   *[many] { $n } перлин
}.
admiral-line-goal = { $seat } іде до порту форту на { $cell }.
admiral-line-seat = { $seat }{ $n ->
    [0] { "" }
   *[other] , { $target }
}.
admiral-line-ship = { $ship } на { $cell }{ $hurt ->
    [0] { "" }
   *[other] , { $left } з { $size }
}{ $pearls ->
    [0] { "" }
    [one] , { $pearls } перлина
    [few] , { $pearls } перлини
   *[many] , { $pearls } перлин
}{ $task ->
    [0] { "" }
    [1] , у ремонті
   *[2] , працює на форті
}.
admiral-line-fort = { $ship }{ $free ->
    [0] { "" }
   *[other] , нічий
}{ $left ->
    [0] , руїна{ $rebuilt ->
        [0] { "" }
       *[other] , відбудовано { $rebuilt } з 3
    }
   *[other] { $hurt ->
        [0] { "" }
       *[other] , { $left } з { $size }
    }
}{ $pearls ->
    [0] { "" }
    [one] , { $pearls } перлина
    [few] , { $pearls } перлини
   *[many] , { $pearls } перлин
}{ $worked ->
    [0] { "" }
   *[other] , над ним працюють
}.
admiral-line-out = { $seat } більше не у грі.
admiral-line-pearls = Перлини в морі: { $cells }.
admiral-line-reefs = Рифи: { $cells }.
admiral-line-island = Острів { $cell }–{ $to }.
admiral-line-quiet = Раундів без подій: { $n }; після { $end } гра кінчається.
admiral-line-orders = Ваші накази: { $orders }.

## очки і чим скінчилося

admiral-score-pearls =
    у своїх фортах { $points ->
        [one] { $points } перлина
        [few] { $points } перлини
       *[many] { $points } перлин
    }
admiral-how-arrived = Порту протилежного кута досягнуто
admiral-how-sunk = Кораблів, які мали дійти, більше немає
admiral-how-rounds = Останній раунд скінчився, а до порту ніхто не дійшов
admiral-how-left = Перегони припинено
admiral-how-last = У грі лишився один гравець
admiral-how-together = Усі кораблі загинули одночасно
admiral-how-quiet = Надто багато раундів минуло без подій
admiral-how-pearls = У фортах одного гравця досить перлин
admiral-how-most = Поза фортами не лишилося перлин
