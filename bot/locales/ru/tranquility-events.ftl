# Штиль. $seat: имя игрока. $cell: «C4». $card: «17», «финиш», «чудище». $colour: «жёлтый шторм».
# Названия карт в винительном падеже те же, что в именительном.

## что произошло

tranquility-event-can-move = { $seat }: карт почти нет, но ход есть.
tranquility-event-laid = { $seat } кладёт { $card } на { $cell }{ $paid ->
    [0] { "" }
    [one] {" "}и платит { $paid } карту
    [few] {" "}и платит { $paid } карты
   *[many] {" "}и платит { $paid } карт
}.
tranquility-event-discarded = { $seat } сбрасывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
tranquility-event-drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
tranquility-event-drew-own = Вы берёте { $cards }.
tranquility-event-drawn-own = Что вы взяли, видно только вам: { $cards }.
tranquility-event-monsters-drawn = Среди взятого есть { $count ->
    [one] { $count } чудище
    [few] { $count } чудища
   *[many] { $count } чудищ
}, теперь в руке у игрока { $seat }.
tranquility-event-start = { $seat } выкладывает старт.
tranquility-event-due = { $n ->
    [0] Команде сбрасывать больше нечего.
    [one] Команде нужно сбросить { $n } карту.
    [few] Команде нужно сбросить { $n } карты.
   *[many] Команде нужно сбросить { $n } карт.
}
tranquility-event-unseen = { $seat } под жёлтым штормом не глядя сбрасывает с колоды { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
tranquility-event-pledged = { $seat } даёт { $n ->
    [0] 0 карт
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}, { $missing ->
    [0] больше не нужно
   *[other] не хватает { $missing }
}.
tranquility-event-short = Не хватает { $missing }. Бот ещё раз спросит всех, у кого остались карты.
tranquility-event-gathered = { $n ->
    [0] Сбрасывать никому ничего не нужно.
    [one] В сброс уходит { $n } карта.
    [few] В сброс разом уходят { $n } карты.
   *[many] В сброс разом уходят { $n } карт.
}
tranquility-event-attacked = { $seat } играет чудище на { $cell }: { $card } уходит с поля, чудище вместе с ним.
tranquility-event-reef-moved = { $seat } передвигает риф в ряд { $row }.
tranquility-event-reef-gone = Заполнен четвёртый ряд: риф уходит насовсем.
tranquility-event-storm = { $seat } берёт { $storm }.
tranquility-event-aside = { $seat } берёт { $storm } и откладывает, пока команда не сбросит карты.
tranquility-event-blow = { $seat } не мешает: пусть дует.
tranquility-event-stopped = { $seat } компасом останавливает { $storm }.
tranquility-event-yellow = Жёлтый шторм ложится перед игроком { $seat }: в руке теперь не больше 3 карт.
tranquility-event-orange = Оранжевый шторм ложится перед игроком { $seat }: острова теперь только рядом с выложенными.
tranquility-event-purple = { $seat } кладёт лиловый шторм на ряд { $row }: ряд закрыт.
tranquility-event-purple-none = Ряда с пустой клеткой нет, и лиловый шторм проходит мимо.
tranquility-event-cut = { $seat } сбрасывает из-за шторма { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
tranquility-event-lifted = { $seat } компасом снимает { $storm }.
tranquility-event-stuck = { $seat } не может ходить. Ещё может помочь компас.
tranquility-event-let = { $seat } ничего не снимает.
tranquility-event-compass = { $seat } получает компас.
tranquility-event-compass-shared = { $seat } и { $other } получают один компас на двоих.
tranquility-event-sun = { $seat } берёт компас: все руки поворачиваются солнцем вверх.
tranquility-event-moon = { $seat } берёт компас: все руки поворачиваются луной вверх.
tranquility-event-turned-sun = { $seat } сбрасывает 1 карту и переворачивает остров на { $cell } солнцем вверх.
tranquility-event-turned-moon = { $seat } сбрасывает 1 карту и переворачивает остров на { $cell } луной вверх.
tranquility-event-won = { $seat } выкладывает финиш. Вы у цели!
tranquility-event-lost = { $seat } больше не может ходить. Плавание кончается здесь.
tranquility-event-left = { $seat } сдаётся и покидает партию.
tranquility-event-rivals-took = { $seat } берёт из открытого ряда: { $cards }.
tranquility-event-rivals-row = В открытый ряд легли: { $cards }.
tranquility-event-rivals-asked = { $seat } ничего не может выложить, показывает руку и просит обменять её на открытый ряд.
tranquility-event-rivals-agreed = { $seat } соглашается на обмен.
tranquility-event-rivals-declined = { $seat } отказывает в обмене.
tranquility-event-rivals-passed = { $seat } ничего не может выложить и пропускает ход.
tranquility-event-rivals-last = Осталась последняя карта, и её можно выложить: { $seat }.
tranquility-event-rivals-full = Поле заполнено. Подсчитываются очки.
tranquility-event-rivals-spent = Ни у кого не осталось больше одной карты. Подсчитываются очки.
tranquility-event-rivals-left = { $seat } сдаётся.
