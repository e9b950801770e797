# Штиль. $seat: ім'я гравця. $cell: «C4». $card: «17», «фініш», «чудовисько». $colour: «жовтий шторм».
# Назви карт у знахідному відмінку ті самі, що в називному.

## становище словами

tranquility-line-mode = Режим: { $mode }.
tranquility-line-added = Грають із доповненнями: { $added }.
tranquility-line-mode-removed = Режим: { $mode }, { $n ->
    [one] наосліп прибрано { $n } острів
    [few] наосліп прибрано { $n } острови
   *[many] наосліп прибрано { $n } островів
}.
tranquility-line-setup = Гравці беруть початкові руки; перший хід за гравцем { $seat }.
tranquility-line-turn = Хід { $turn }.
tranquility-line-turn-of = Хід { $turn }, черга гравця { $seat }.
tranquility-line-turn-waits = Хід { $turn }, гравець { $seat } чекає на інших.
tranquility-line-turn-left = Хід { $turn }; гравець { $seat }, чий це хід, вийшов із гри.
tranquility-line-won = Перемога на ході { $turn }.
tranquility-line-lost = Поразка на ході { $turn }.
tranquility-line-left = Партію здано на ході { $turn }.
tranquility-line-scored = Партія закінчилася після ходу { $turn }.
tranquility-line-due = Команда скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}, бракує { $missing }.
tranquility-line-drawn = Щойно взято й ще не діє: { $colour }.
tranquility-line-hand = Ваша рука: { $cards }.
tranquility-line-place = { $card } можна покласти на { $cell }{ $cost ->
    [0] { "" } безкоштовно
    [one] { "" } за { $cost } карту
    [few] { "" } за { $cost } карти
   *[many] { "" } за { $cost } карт
}.
tranquility-line-places = { $card } можна покласти на { $first }–{ $last }{ $cost ->
    [0] { "" } безкоштовно
    [one] { "" } за { $cost } карту
    [few] { "" } за { $cost } карти
   *[many] { "" } за { $cost } карт
}.
tranquility-line-pillars = { $card } можна покласти на { $first }{ $more ->
    [0] { "" }
   *[other] –{ $last }
} і на { $second }{ $further ->
    [0] { "" }
   *[other] –{ $end }
} безкоштовно.
tranquility-line-no-place = Зараз нікуди покласти: { $cards }.
tranquility-line-pledge = Ви віддаєте: { $cards }.
tranquility-line-row = Ряд { $row }: { $numbers }.
tranquility-line-lost-gap = { $cells ->
    [1] { $first }
   *[other] { $first }–{ $last }
}: { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
}, { $numbers ->
    [0] чисел немає
    [one] підходить лише { $numbers } число
    [few] підходять лише { $numbers } числа
   *[many] підходить лише { $numbers } чисел
}: уже не заповнити.
tranquility-line-tight-gap = Тісно: { $cells ->
    [1] { $first }
   *[other] { $first }–{ $last }
}, { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
} на { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[many] { $numbers } чисел
}.
tranquility-line-suns = Сонцем догори: { $cells }.
tranquility-line-moons = Місяцем догори: { $cells }.
tranquility-line-wrong = Не тим боком догори: { $cells }.
tranquility-line-phase = { $phase ->
    [1] Перша фаза: колони.
   *[other] Друга фаза: склепіння.
}
tranquility-line-no-start = Старту на столі ще немає.
tranquility-line-start = Старт на столі.
tranquility-line-finish = Старт і фініш викладено.
tranquility-line-reef = Ряд { $row } закрито рифом.
tranquility-line-purple = Ряд { $row } закрито ліловим штормом.
tranquility-line-player = { $seat }: у руці { $hand }, у колоді { $pile }, у скиді { $discards }.
tranquility-line-gone = { $seat } більше не в грі.
tranquility-line-held = Лишилося в руці ({ $seat }): { $cards }.
tranquility-line-monsters = { $seat }: у руці { $n ->
    [one] { $n } чудовисько
    [few] { $n } чудовиська
   *[many] { $n } чудовиськ
}.
tranquility-line-storms = Перед гравцем { $seat }: { $colours }.
tranquility-line-aside = Відкладено перед гравцем { $seat }, дія ще попереду: { $colours }.
tranquility-line-compasses = { $seat }: { $n ->
    [one] { $n } компас
    [few] { $n } компаси
   *[many] { $n } компасів
}.
tranquility-line-pledged = { $seat } { $n ->
    [0] не дає жодної карти
    [one] дає { $n } карту
    [few] дає { $n } карти
   *[many] дає { $n } карт
}.
tranquility-line-shared = Спільний компас: { $seat } і { $other }.
tranquility-line-supply = Компасів іще можна отримати: { $n }.
tranquility-line-sun = Усі руки сонцем догори.
tranquility-line-moon = Усі руки місяцем догори.
tranquility-line-rivals-sun = { $seat }, сонце: островів { $islands }, у руці { $hand }, у скиді { $discards }.
tranquility-line-rivals-moon = { $seat }, місяць: островів { $islands }, у руці { $hand }, у скиді { $discards }.
tranquility-line-rivals-row = Відкритий ряд: { $cards }; у колоді { $pile }.
tranquility-line-rivals-no-row = Відкритий ряд і колода порожні.
tranquility-line-rivals-shown = { $seat } показує вам руку: { $cards }.
tranquility-line-rivals-points = Очки: { $sun } { $sun_points }, { $moon } { $moon_points }.

## чим скінчилося

tranquility-how-won = Шлях прокладено, фініш викладено
tranquility-how-lost = { $seat } більше не може ходити
tranquility-how-left = Плавання перервано
tranquility-how-rivals-points = Вирішили очки
tranquility-how-rivals-islands = Очок порівну, вирішила кількість островів
tranquility-how-rivals-draw = Порівну й очок, і островів
tranquility-how-rivals-left = { $seat } виходить із гри
tranquility-fact-islands = Заповнено клітинок: { $n } з { $cells }
tranquility-fact-paid = Карт віддано за острови: { $n }
tranquility-fact-left = Карт лишилося в руках і колодах: { $n }
tranquility-fact-hand = Лишилося в руці ({ $seat }): { $cards }
tranquility-fact-no-hand = { $seat }: у руці не лишилося жодної карти

## підрахунок

tranquility-score-rivals-islands = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $n ->
    [one] { $n } острів
    [few] { $n } острови
   *[many] { $n } островів
}
tranquility-score-rivals-run = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: послідовність { $first }–{ $last } на { $cells }
tranquility-score-rivals-discards = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
} у скиді
