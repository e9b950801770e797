# Повелители морей. $seat, $owner: имя игрока. $ship: «корабль 3» или название наёмника. $cell, $target: «C4».
# Названия наёмников мужского рода и неодушевлённые: в винительном падеже они те же, что в именительном.

## положение словами

sealords-line-laying = Оба втайне раскладывают свои половины моря.
sealords-line-changing = Море разложено.
sealords-line-half = { $seat }, половина моря от столбца A: { $boards }.
sealords-line-turn = Ход { $turn } из 16.
sealords-line-over = Партия закончилась после хода { $turn }.
sealords-line-out = { $turn ->
    [0] Партия закончилась до первого хода.
   *[other] Партия закончилась во время хода { $turn }.
}
sealords-line-fleet = { $seat }: { $side ->
    [0] светлый
   *[other] тёмный
} флот, { $scored ->
    [0] { "" }
   *[other] { $over ->
        [0] общий счёт пока { $points }
       *[other] общий счёт { $points }
    },{ " " }
}взято победных очков { $vp }, монет { $coins }, в руке { $hand }, в стопке { $pile }, в запасе { $reserve }{ $mines ->
    [0] { "" }
   *[other] , подобрано мин { $mines }
}.
sealords-line-hand = Ваша рука: { $ships }.
sealords-line-reserve = Ваш запас: { $ships }.
sealords-line-gift = { $seat }: первый корабль получит щит.
sealords-line-ship = { $cell }: { $side ->
    [0] светлый
   *[other] тёмный
} { $ship }{ $burning ->
    [0] { "" }
   *[other] , горит
}{ $shields ->
    [0] { "" }
   *[other] , щитов: { $shields }
}.
sealords-line-lost = Вышли из игры, { $seat }: { $ships }.
sealords-line-mines = Мины: { $cells }.
sealords-line-decoys = Мины, одна из них может быть фальшивой: { $cells }.
sealords-line-fakes = Фальшивая мина: { $cells }.
sealords-line-market = Можно нанять за { $cost }: { $cards }.
sealords-line-supply = В общем резерве: щитов { $shields }, мин { $mines }.
sealords-line-sea = Свободно, { $effect }: { $cells }.

## подсчёт

sealords-score-equal = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: равные числа { $number } на { $cells }
sealords-score-run = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: последовательность { $first }–{ $last } на { $cells }
sealords-score-number = { $card } считается за { $number }
sealords-score-abroad = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: корабли на половине соперника, { $cells }
sealords-score-neighbours = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $card }, за соседей
sealords-score-shields = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $card }, за щиты
sealords-score-combinations = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $card }, за комбинации равных чисел
sealords-score-vp = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: взятые победные очки
sealords-score-mines = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $mines ->
    [one] подобрана { $mines } мина
    [few] подобраны { $mines } мины
   *[many] подобрано { $mines } мин
}

## как закончилась партия

sealords-how-points = Решили очки
sealords-how-coins = Очков поровну, решили монеты
sealords-how-draw = Поровну и очков, и монет
sealords-how-stranded = { $seat } не может поставить ни одного корабля
sealords-how-resigned = { $seat } выходит из игры
