# Штиль. $seat: имя игрока. $cell: «C4». $card: «17», «финиш», «чудище». $colour: «жёлтый шторм».
# Названия карт в винительном падеже те же, что в именительном.

## положение словами

tranquility-line-mode = Режим: { $mode }.
tranquility-line-added = Играют с дополнениями: { $added }.
tranquility-line-mode-removed = Режим: { $mode }, { $n ->
    [one] втёмную убран { $n } остров
    [few] втёмную убраны { $n } острова
   *[many] втёмную убрано { $n } островов
}.
tranquility-line-setup = Игроки берут начальные руки. Первым ходит { $seat }.
tranquility-line-turn = Ход { $turn }.
tranquility-line-turn-of = Ход { $turn }, ходит { $seat }.
tranquility-line-turn-waits = Ход { $turn }, { $seat } ждёт других.
tranquility-line-turn-left = Ход { $turn }, но { $seat } больше не участвует.
tranquility-line-won = Победа на ходу { $turn }.
tranquility-line-lost = Поражение на ходу { $turn }.
tranquility-line-left = Партия сдана на ходу { $turn }.
tranquility-line-scored = Партия закончилась после хода { $turn }.
tranquility-line-due = Команда сбрасывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}, не хватает { $missing }.
tranquility-line-drawn = Взят и ещё не подействовал: { $colour }.
tranquility-line-hand = Ваша рука: { $cards }.
tranquility-line-place = { $card } можно положить на { $cell }{ $cost ->
    [0] { "" } бесплатно
    [one] { "" } за { $cost } карту
    [few] { "" } за { $cost } карты
   *[many] { "" } за { $cost } карт
}.
tranquility-line-places = { $card } можно положить на { $first }–{ $last }{ $cost ->
    [0] { "" } бесплатно
    [one] { "" } за { $cost } карту
    [few] { "" } за { $cost } карты
   *[many] { "" } за { $cost } карт
}.
tranquility-line-pillars = { $card } можно положить на { $first }{ $more ->
    [0] { "" }
   *[other] –{ $last }
} и на { $second }{ $further ->
    [0] { "" }
   *[other] –{ $end }
} бесплатно.
tranquility-line-no-place = Сейчас не положить: { $cards }.
tranquility-line-pledge = Вы даёте: { $cards }.
tranquility-line-row = Ряд { $row }: { $numbers }.
tranquility-line-lost-gap = { $cells ->
    [1] { $first }
   *[other] { $first }–{ $last }
}: { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
}, { $numbers ->
    [0] чисел нет
    [one] подходит лишь { $numbers } число
    [few] подходят лишь { $numbers } числа
   *[many] подходит лишь { $numbers } чисел
}: уже не заполнить.
tranquility-line-tight-gap = Тесно: { $cells ->
    [1] { $first }
   *[other] { $first }–{ $last }
}, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
} на { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[many] { $numbers } чисел
}.
tranquility-line-suns = Солнцем вверх: { $cells }.
tranquility-line-moons = Луной вверх: { $cells }.
tranquility-line-wrong = Не той стороной вверх: { $cells }.
tranquility-line-phase = { $phase ->
    [1] Первая фаза: колонны.
   *[other] Вторая фаза: свод.
}
tranquility-line-no-start = Старта на столе ещё нет.
tranquility-line-start = Старт на столе.
tranquility-line-finish = Старт и финиш выложены.
tranquility-line-reef = Ряд { $row } закрыт рифом.
tranquility-line-purple = Ряд { $row } закрыт лиловым штормом.
tranquility-line-player = { $seat }: в руке { $hand }, в колоде { $pile }, в сбросе { $discards }.
tranquility-line-gone = { $seat } больше не участвует.
tranquility-line-held = Осталось в руке ({ $seat }): { $cards }.
tranquility-line-monsters = { $seat }: в руке { $n ->
    [one] { $n } чудище
    [few] { $n } чудища
   *[many] { $n } чудищ
}.
tranquility-line-storms = Перед игроком { $seat }: { $colours }.
tranquility-line-aside = Отложено перед игроком { $seat }, действие ещё впереди: { $colours }.
tranquility-line-compasses = { $seat }: { $n ->
    [one] { $n } компас
    [few] { $n } компаса
   *[many] { $n } компасов
}.
tranquility-line-pledged = { $seat } { $n ->
    [0] не даёт карт
    [one] даёт { $n } карту
    [few] даёт { $n } карты
   *[many] даёт { $n } карт
}.
tranquility-line-shared = Один компас на двоих: { $seat } и { $other }.
tranquility-line-supply = Компасов можно ещё получить: { $n }.
tranquility-line-sun = Все руки солнцем вверх.
tranquility-line-moon = Все руки луной вверх.
tranquility-line-rivals-sun = { $seat }, солнце: островов { $islands }, в руке { $hand }, в сбросе { $discards }.
tranquility-line-rivals-moon = { $seat }, луна: островов { $islands }, в руке { $hand }, в сбросе { $discards }.
tranquility-line-rivals-row = Открытый ряд: { $cards }; в колоде { $pile }.
tranquility-line-rivals-no-row = Открытый ряд и колода пусты.
tranquility-line-rivals-shown = { $seat } показывает вам руку: { $cards }.
tranquility-line-rivals-points = Очки: { $sun } { $sun_points }, { $moon } { $moon_points }.

## чем кончилось

tranquility-how-won = Путь проложен, финиш выложен
tranquility-how-lost = { $seat } больше не может ходить
tranquility-how-left = Плавание прервано
tranquility-how-rivals-points = Решили очки
tranquility-how-rivals-islands = Очков поровну, решило число островов
tranquility-how-rivals-draw = Поровну и очков, и островов
tranquility-how-rivals-left = { $seat } выходит из игры
tranquility-fact-islands = Заполнено клеток: { $n } из { $cells }
tranquility-fact-paid = Карт отдано за острова: { $n }
tranquility-fact-left = Карт осталось в руках и колодах: { $n }
tranquility-fact-hand = Осталось в руке ({ $seat }): { $cards }
tranquility-fact-no-hand = { $seat }: в руке не осталось ни одной карты

## подсчёт

tranquility-score-rivals-islands = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $n ->
    [one] { $n } остров
    [few] { $n } острова
   *[many] { $n } островов
}
tranquility-score-rivals-run = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: последовательность { $first }–{ $last } на { $cells }
tranquility-score-rivals-discards = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в сбросе
