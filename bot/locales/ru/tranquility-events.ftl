# Штиль. $seat: имя игрока. $cell: «C4». $card: «17», «финиш», «чудище». $colour: «жёлтый шторм».
# Названия карт в винительном падеже те же, что в именительном.

## что произошло

tranquility-event-can-move = { $seat }: карт почти нет, но ход есть.
    .brief = { "" }
tranquility-event-laid = { $seat } кладёт { $card } на { $cell }{ $paid ->
    [0] { "" }
    [one] {" "}и платит { $paid } карту
    [few] {" "}и платит { $paid } карты
   *[many] {" "}и платит { $paid } карт
}.
    .brief = кладёт { $card } на { $cell }{ $paid ->
            [0] { "" }
           *[other] , платит { $paid }
        }
tranquility-event-vault = Колонны готовы: начинается свод, теперь за клетки платят картами.
    .brief = колонны готовы: начинается свод
tranquility-event-discarded = { $seat } сбрасывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
    .brief = сбрасывает { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[many] { $n } карт
        }
tranquility-event-drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
    .brief = { "" }
tranquility-event-drew-own = { $seat } берёт { $cards }.
    .brief = берёт { $cards }
    .briefer = { "" }
tranquility-event-drawn-own = Взятые карты ({ $seat }): { $cards }.
    .brief = берёт { $cards }
    .briefer = { "" }
tranquility-event-monsters-drawn = { $seat }: среди взятых карт { $count ->
    [one] { $count } чудище
    [few] { $count } чудища
   *[many] { $count } чудищ
}.
    .brief = берёт { $count ->
            [one] { $count } чудище
            [few] { $count } чудища
           *[many] { $count } чудищ
        }
tranquility-event-start = { $seat } выкладывает старт.
    .brief = выкладывает старт
tranquility-event-due = { $n ->
    [0] Сбрасывать больше нечего.
    [one] Вместе нужно сбросить { $n } карту.
    [few] Вместе нужно сбросить { $n } карты.
   *[many] Вместе нужно сбросить { $n } карт.
}
    .brief = { $n ->
            [0] сбрасывать больше нечего
            [one] вместе нужно сбросить { $n } карту
            [few] вместе нужно сбросить { $n } карты
           *[many] вместе нужно сбросить { $n } карт
        }
    .briefer = { "" }
tranquility-event-unseen = { $seat } под жёлтым штормом не глядя сбрасывает с колоды { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
    .brief = сбрасывает с колоды не глядя { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[many] { $n } карт
        } (жёлтый шторм)
    .briefer = сбрасывает не глядя: { $n }
tranquility-event-pledged = { $seat } { $n ->
    [0] не даёт карт
    [one] даёт { $n } карту
    [few] даёт { $n } карты
   *[many] даёт { $n } карт
}, { $missing ->
    [0] больше не нужно
   *[other] не хватает { $missing }
}.
    .brief = { $n ->
            [0] не даёт карт
            [one] даёт { $n } карту
            [few] даёт { $n } карты
           *[many] даёт { $n } карт
        }
    .briefer = { "" }
tranquility-event-short = Не хватает { $missing }. Бот ещё раз спросит тех, у кого остались карты.
    .brief = вместе не хватает { $missing }
    .briefer = { "" }
tranquility-event-gathered = { $n ->
    [0] Сбрасывать ничего не нужно.
    [one] В сброс уходит { $n } карта.
    [few] В сброс уходят { $n } карты.
   *[many] В сброс уходят { $n } карт.
}
    .brief = { $n ->
            [0] { "" }
            [one] от всех вместе в сброс уходит { $n } карта
            [few] от всех вместе в сброс уходят { $n } карты
           *[many] от всех вместе в сброс уходят { $n } карт
        }
tranquility-event-attacked = { $seat } нападает чудищем на { $card } ({ $cell }): оба уходят в сброс.
    .brief = нападает чудищем на { $card } ({ $cell }): оба в сброс
tranquility-event-reef-moved = { $seat } передвигает риф в ряд { $row }.
    .brief = передвигает риф в ряд { $row }
tranquility-event-reef-stays = { $seat } оставляет риф в ряду { $row }.
    .brief = риф остаётся в ряду { $row }
tranquility-event-reef-gone = Заполнен четвёртый ряд: риф уходит насовсем.
    .brief = риф уходит насовсем
tranquility-event-storm = { $seat } берёт { $storm }.
    .brief = берёт { $storm }
tranquility-event-aside = { $seat } берёт { $storm } и откладывает, пока команда не сбросит карты.
    .brief = берёт { $storm }, он ждёт сброса
    .briefer = берёт { $storm }
tranquility-event-blow = { $seat } не останавливает шторм: пусть дует.
    .brief = пусть дует
    .briefer = { "" }
tranquility-event-stopped = { $seat } компасом останавливает { $storm }.
    .brief = компасом останавливает { $storm }
tranquility-event-yellow = Жёлтый шторм ложится перед игроком { $seat }: в руке теперь не больше 3 карт.
    .brief = в руке не больше 3 карт
tranquility-event-orange = Оранжевый шторм ложится перед игроком { $seat }: острова теперь только рядом с выложенными.
    .brief = острова только рядом с выложенными
tranquility-event-purple = { $seat } кладёт лиловый шторм на ряд { $row }: ряд закрыт.
    .brief = закрывает ряд { $row } лиловым штормом
    .briefer = закрывает ряд { $row }
tranquility-event-purple-none = Ряда с пустой клеткой нет, и лиловый шторм проходит мимо.
    .brief = лиловый шторм проходит мимо
tranquility-event-cut = { $seat } сбрасывает из-за шторма { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
    .brief = сбрасывает { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[many] { $n } карт
        } из-за шторма
    .briefer = сбрасывает в шторм: { $n }
tranquility-event-lifted = { $seat } компасом снимает { $storm }.
    .brief = компасом снимает { $storm }
tranquility-event-stuck = { $seat } не может ходить. Ещё может помочь компас.
    .brief = не может ходить
tranquility-event-let = { $seat } ничего не снимает.
    .brief = ничего не снимает
tranquility-event-compass = { $seat } получает компас.
    .brief = получает компас
tranquility-event-compass-shared = { $seat } и { $other } получают один компас на двоих.
    .brief = получает компас на двоих (+ { $other })
    .briefer = делит компас
tranquility-event-sun = { $seat } берёт компас: все руки поворачиваются солнцем вверх.
    .brief = берёт компас, все руки солнцем вверх
tranquility-event-moon = { $seat } берёт компас: все руки поворачиваются луной вверх.
    .brief = берёт компас, все руки луной вверх
tranquility-event-turned-sun = { $seat } сбрасывает 1 карту и поворачивает остров на { $cell } солнцем вверх.
    .brief = сбрасывает 1 карту, поворачивает { $cell } солнцем вверх
tranquility-event-turned-moon = { $seat } сбрасывает 1 карту и поворачивает остров на { $cell } луной вверх.
    .brief = сбрасывает 1 карту, поворачивает { $cell } луной вверх
tranquility-event-won = { $seat } выкладывает финиш. Вы у цели!
    .brief = выкладывает финиш
tranquility-event-lost = { $seat } больше не может ходить. Плавание окончено.
    .brief = больше не может ходить
tranquility-event-left = { $seat } выходит из игры.
    .brief = выходит из игры
tranquility-event-rivals-took = { $seat } берёт из открытого ряда: { $cards }.
    .brief = берёт { $cards } из открытого ряда
tranquility-event-rivals-row = Новое в открытом ряду: { $cards }.
    .brief = { "" }
tranquility-event-rivals-asked = { $seat } ничего не может выложить, показывает руку и просит обменять её на открытый ряд.
    .brief = ничего не может выложить, показывает руку и просит обмена
tranquility-event-rivals-agreed = { $seat } соглашается на обмен.
    .brief = соглашается на обмен
tranquility-event-rivals-declined = { $seat } отказывает в обмене.
    .brief = отказывает в обмене
tranquility-event-rivals-passed = { $seat } ничего не может выложить и пропускает ход.
    .brief = ничего не может выложить и пропускает ход
tranquility-event-rivals-last = { $seat } ещё может выложить последнюю карту.
    .brief = может выложить последнюю карту
tranquility-event-rivals-full = Поле заполнено. Считаем очки.
    .brief = поле заполнено
tranquility-event-rivals-spent = Ни у кого не осталось больше одной карты. Считаем очки.
    .brief = ни у кого не осталось больше одной карты
tranquility-event-rivals-left = { $seat } выходит из игры.
    .brief = выходит из игры
