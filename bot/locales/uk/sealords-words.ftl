# Повелителі морів. $seat, $owner: ім'я гравця. $ship: «корабель 3» або назва найманця. $cell, $target: «C4».
# Назви найманців чоловічого роду й неістоти: у знахідному відмінку вони ті самі, що в називному.

## становище словами

sealords-line-laying = Обоє потай розкладають свої половини моря.
sealords-line-changing = Море розкладено.
sealords-line-half = Половина гравця { $seat }, від стовпця A: { $boards }.
sealords-line-turn = Хід { $turn } з 16.
sealords-line-over = Партія закінчилася після ходу { $turn }.
sealords-line-out = { $turn ->
    [0] Партія закінчилася до першого ходу.
   *[other] Партія закінчилася під час ходу { $turn }.
}
sealords-line-fleet = { $seat }: { $side ->
    [0] світлий
   *[other] темний
} флот, { $scored ->
    [0] { "" }
   *[other] { $over ->
        [0] загальний рахунок наразі { $points }
       *[other] загальний рахунок { $points }
    },{ " " }
}переможних очок { $vp }, монет { $coins }, у руці { $hand }, у стосі { $pile }, у запасі { $reserve }{ $mines ->
    [0] { "" }
   *[other] , підібрано мін { $mines }
}.
sealords-line-hand = Ваша рука: { $ships }.
sealords-line-reserve = Ваш запас: { $ships }.
sealords-line-gift = Перший корабель гравця { $seat } отримає щит.
sealords-line-ship = { $cell }: { $side ->
    [0] світлий
   *[other] темний
} { $ship }{ $burning ->
    [0] { "" }
   *[other] , палає
}{ $shields ->
    [0] { "" }
   *[other] , щитів: { $shields }
}.
sealords-line-lost = Втрачені кораблі ({ $seat }): { $ships }.
sealords-line-mines = Міни: { $cells }.
sealords-line-decoys = Міни (одна може бути фальшивою): { $cells }.
sealords-line-fakes = Фальшива міна: { $cells }.
sealords-line-market = Можна найняти за { $cost }: { $cards }.
sealords-line-supply = У запасі: щитів { $shields }, мін { $mines }.
sealords-line-sea = Вільні «{ $effect }»: { $cells }.

## підрахунок

sealords-score-equal = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: однакові числа { $number } на { $cells }
sealords-score-run = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: послідовність { $first }–{ $last } на { $cells }
sealords-score-number = { $card } рахується за { $number }
sealords-score-abroad = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: кораблі на половині суперника, { $cells }
sealords-score-neighbours = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $card }, за сусідів
sealords-score-shields = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $card }, за щити
sealords-score-combinations = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $card }, за комбінації однакових чисел
sealords-score-vp = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: узяті переможні очки
sealords-score-mines = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $mines ->
    [one] підібрано { $mines } міну
    [few] підібрано { $mines } міни
   *[many] підібрано { $mines } мін
}

## як закінчилася партія

sealords-how-points = Усе вирішили очки
sealords-how-coins = Очок порівну, усе вирішили монети
sealords-how-draw = Порівну й очок, і монет
sealords-how-stranded = Нікуди поставити корабель: { $seat }
sealords-how-resigned = { $seat } виходить із гри
