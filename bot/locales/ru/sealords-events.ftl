# Повелители морей. $seat, $owner: имя игрока. $ship: «корабль 3» или название наёмника. $cell, $target: «C4».
# Названия наёмников мужского рода и неодушевлённые: в винительном падеже они те же, что в именительном.

## что произошло

sealords-event-laid-out = Половина моря разложена: { $seat }.
sealords-event-shown = { $seat }, половина начиная со столбца A: { $boards }.
sealords-event-kept = { $seat } ничего не меняет и получает щит первого игрока.
sealords-event-turned = { $seat } отказывается от щита и поворачивает планшет: { $board }, { $quarters ->
    [1] на четверть по часовой стрелке
    [2] на пол-оборота
   *[other] на четверть против часовой стрелки
}.
sealords-event-moved = { $seat } отказывается от щита и переставляет планшет: { $board }, { $width ->
    [1] на столбец { $columns }
   *[other] на столбцы { $columns }
}.
sealords-event-dealt = Наёмники и корабли розданы.
sealords-event-laid = { $seat } ставит { $ship } на { $cell }.
sealords-event-gift = Щит первого игрока получает { $ship } на { $cell }.
sealords-event-hired = { $seat } нанимает { $card } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
} и ставит на { $cell }.
sealords-event-discarded = { $owner } навсегда теряет { $ship } на { $cell }.
sealords-event-idle = Кораблю на { $cell } этот эффект не пригодился: { $effect }.
sealords-event-again = Девятка на { $cell } применяет эффект клетки ещё раз.
sealords-event-vp = { $seat } берёт 1 победное очко.
sealords-event-coin = { $seat } берёт 1 монету.
sealords-event-reserve = { $seat } берёт корабль из запаса: рука теперь больше на один корабль.
sealords-event-reserve-own = Вы берёте { $ship } из запаса: рука теперь больше на один корабль.
sealords-event-looked = { $seat } просматривает запас.
sealords-event-looked-own = Вы просматриваете свой запас: { $ships }.
sealords-event-recruit = { $seat } выбирает корабль из запаса: рука теперь больше на один корабль.
sealords-event-recruit-own = Вы выбираете из запаса { $ship }: рука теперь больше на один корабль.
sealords-event-shot-burnt = { $seat } стреляет с { $cell } ({ $course }): загорается { $ship } на { $target }, владелец { $owner }.
sealords-event-shot-shield = { $seat } стреляет с { $cell } ({ $course }): щит теряет { $ship } на { $target }, владелец { $owner }.
sealords-event-shot-mercenary = { $seat } стреляет с { $cell } ({ $course }): невредим { $ship } на { $target }, владелец { $owner }.
sealords-event-shot-nothing = { $seat } стреляет с { $cell } ({ $course }) и ни в кого не попадает.
sealords-event-repaired = { $seat } чинит { $ship } на { $cell }.
sealords-event-shield = { $seat } кладёт щит на { $ship } на { $cell }.
sealords-event-mined = { $seat } ставит мину на { $cell }.
sealords-event-decoys = { $seat } ставит мины на { $cells }. Одна из них может быть фальшивой.
sealords-event-decoys-own = Вы ставите мины на { $cells }. Фальшивая на { $fake }.
sealords-event-decoys-none = Вы ставите мины на { $cells }. Фальшивой среди них нет.
sealords-event-cleared = { $seat } снимает мину с { $cell }.
sealords-event-cleared-real = { $seat } снимает мину с { $cell }. Она была настоящей.
sealords-event-cleared-fake = { $seat } снимает мину с { $cell }. Она была фальшивой!
sealords-event-taken = { $seat } подрывается на мине на { $cell }: 2 штрафных очка в конце.
sealords-event-taken-real = { $seat } подрывается на мине на { $cell }. Она была настоящей: 2 штрафных очка в конце.
sealords-event-taken-fake = { $seat } наскакивает на мину на { $cell }. Она оказалась фальшивой!
sealords-event-ended = { $seat } заканчивает ход.
sealords-event-drawn = { $seat } заканчивает ход и берёт корабль из стопки.
sealords-event-drawn-own = Вы заканчиваете ход и берёте из стопки { $ship }.
sealords-event-stranded = { $seat } не может поставить ни одного корабля и проигрывает.
sealords-event-scored = Оба сделали по 16 ходов. Подсчитываются очки.
sealords-event-resigned = { $seat } сдаётся.
