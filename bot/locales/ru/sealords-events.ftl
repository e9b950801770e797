# Повелители морей. $seat, $owner: имя игрока. $ship: «корабль 3» или название наёмника. $cell, $target: «C4».
# Названия наёмников мужского рода и неодушевлённые: в винительном падеже они те же, что в именительном.

## что произошло

sealords-event-laid-out = { $seat } раскладывает свою половину моря.
    .brief = раскладывает свою половину моря
sealords-event-shown = { $seat }, половина моря от столбца A: { $boards }.
    .brief = { "" }
sealords-event-kept = { $seat } ничего не меняет и получает щит первого игрока.
    .brief = ничего не меняет, получает щит первого игрока
sealords-event-turned = { $seat } отказывается от щита и поворачивает планшет: { $board }, { $quarters ->
    [1] на четверть по часовой стрелке
    [2] на пол-оборота
   *[other] на четверть против часовой стрелки
}.
    .brief = отказывается от щита, поворачивает планшет
sealords-event-moved = { $seat } отказывается от щита и переставляет планшет: { $board }, { $width ->
    [1] на столбец { $columns }
   *[other] на столбцы { $columns }
}.
    .brief = отказывается от щита, переставляет планшет
sealords-event-dealt = Наёмники и корабли розданы.
    .brief = { "" }
sealords-event-laid = { $seat } ставит { $ship } на { $cell }.
    .brief = ставит { $ship } на { $cell }
sealords-event-gift = Щит первого игрока получает { $ship } на { $cell }.
    .brief = на нём щит первого игрока
    .briefer = { "" }
sealords-event-hired = { $seat } нанимает { $card } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
} и ставит на { $cell }.
    .brief = нанимает { $card } и ставит на { $cell }
sealords-event-discarded = { $owner } навсегда теряет { $ship } на { $cell }.
    .brief = { $owner } теряет { $ship } на { $cell }
sealords-event-idle = Кораблю на { $cell } этот эффект не пригодился: { $effect }.
    .brief = { $effect } впустую
    .briefer = { "" }
sealords-event-again = Девятка на { $cell } применяет эффект клетки ещё раз.
    .brief = { "" }
sealords-event-vp = { $seat } берёт 1 победное очко.
    .brief = +1 победное очко
sealords-event-coin = { $seat } берёт 1 монету.
    .brief = +1 монета
sealords-event-reserve = { $seat } берёт корабль из запаса: рука теперь больше на один корабль.
    .brief = +1 корабль в руку
sealords-event-reserve-own = { $seat } берёт из запаса { $ship }: рука теперь больше на один корабль.
    .brief = берёт из запаса { $ship }
sealords-event-looked = { $seat } просматривает запас.
    .brief = { "" }
sealords-event-looked-own = { $seat } просматривает запас: { $ships }.
    .brief = { "" }
sealords-event-recruit = { $seat } выбирает корабль из запаса: рука теперь больше на один корабль.
    .brief = выбирает корабль из запаса
    .briefer = { "" }
sealords-event-recruit-own = { $seat } выбирает из запаса { $ship }: рука теперь больше на один корабль.
    .brief = выбирает из запаса { $ship }
sealords-event-shot-burnt = { $seat } стреляет с { $cell } ({ $course }): загорается { $ship } на { $target }, владелец { $owner }.
    .brief = выстрел { $course } — загорается { $ship } на { $target } ({ $owner })
sealords-event-shot-shield = { $seat } стреляет с { $cell } ({ $course }): { $ship } на { $target } теряет щит, владелец { $owner }.
    .brief = выстрел { $course } — { $ship } на { $target } ({ $owner }) теряет щит
sealords-event-shot-mercenary = { $seat } стреляет с { $cell } ({ $course }): { $ship } на { $target } невредим, владелец { $owner }.
    .brief = выстрел { $course } — { $ship } на { $target } ({ $owner }) невредим
sealords-event-shot-nothing = { $seat } стреляет с { $cell } ({ $course }) и ни в кого не попадает.
    .brief = выстрел { $course } — мимо
sealords-event-repaired = { $seat } чинит { $ship } на { $cell }.
    .brief = чинит { $ship } на { $cell }
sealords-event-shield = { $seat } даёт щит: его получает { $ship } на { $cell }.
    .brief = щит получает { $ship } на { $cell }
sealords-event-mined = { $seat } ставит мину на { $cell }.
    .brief = ставит мину на { $cell }
sealords-event-decoys = { $seat } ставит мины на { $cells }. Одна из них может быть фальшивой.
    .brief = ставит мины на { $cells }
sealords-event-decoys-own = { $seat } ставит мины на { $cells }. Фальшивая на { $fake }.
    .brief = ставит мины на { $cells }, фальшивая на { $fake }
sealords-event-decoys-none = { $seat } ставит мины на { $cells }. Фальшивой среди них нет.
    .brief = ставит мины на { $cells }, фальшивой нет
sealords-event-cleared = { $seat } снимает мину с { $cell }.
    .brief = снимает мину с { $cell }
sealords-event-cleared-real = { $seat } снимает мину с { $cell }. Она была настоящей.
    .brief = снимает настоящую мину с { $cell }
sealords-event-cleared-fake = { $seat } снимает мину с { $cell }. Она была фальшивой!
    .brief = снимает фальшивую мину с { $cell }
sealords-event-taken = { $seat } подрывается на мине на { $cell }: 2 штрафных очка в конце.
    .brief = подрывается на { $cell }, −2 очка в конце
sealords-event-taken-real = { $seat } подрывается на мине на { $cell }. Она была настоящей: 2 штрафных очка в конце.
    .brief = подрывается на { $cell }, мина настоящая, −2 очка в конце
sealords-event-taken-fake = { $seat } наскакивает на мину на { $cell }. Она фальшивая!
    .brief = мина на { $cell } оказывается фальшивой
sealords-event-ended = { $seat } заканчивает ход.
    .brief = { "" }
sealords-event-drawn = { $seat } заканчивает ход и берёт корабль из стопки.
    .brief = { "" }
sealords-event-drawn-own = { $seat } заканчивает ход и берёт из стопки { $ship }.
    .brief = берёт из стопки { $ship }
sealords-event-stranded = { $seat } не может поставить ни одного корабля и проигрывает.
    .brief = не может поставить ни одного корабля и проигрывает
sealords-event-scored = Сыграно по 16 ходов. Считаем очки.
    .brief = последний ход сыгран, считаем очки
sealords-event-resigned = { $seat } выходит из игры.
    .brief = выходит из игры
