# Парусные игры: вопросы, пояснения, отказы. $ship: «фрегат f2 (Корнилов)», свои без имени. $cell: «C4».
# Названия кораблей мужского рода и неодушевлённые: в винительном падеже они те же.

## вопросы

sailing-ask-where = Куда? Клетка — идти туда, курс — повернуть на месте.
    .under = Идти: { $what } …
    .all = Куда идти …
    .course = Повернуть на месте …
sailing-ask-shots = Сколько выстрелов сразу?
    .answer =
        { $n ->
            [one] { $n } выстрел
            [few] { $n } выстрела
           *[many] { $n } выстрелов
        }
sailing-ask-on = До какой клетки идти дальше?
sailing-ask-free = Что изменить?
sailing-ask-orders = Какой приказ изменить?
sailing-ask-orders-return = Как отвечать на огонь?
sailing-ask-orders-turn = Поворачиваться бортом к тому, кто не на траверзе?
sailing-ask-orders-forts = Стрелять ли крепости по кораблям в зоне обстрела?
sailing-ask-orders-prizes = Если ваш корабль отбил абордаж, кто решает, что оставить?

## пояснения к ответам

sailing-note-board =
    абордаж: { $ship }, { $masts ->
        [one] { $masts } мачта
        [few] { $masts } мачты
       *[many] { $masts } мачт
    }
    .emoji = ⚔️
sailing-note-target =
    { $ship }, { $masts ->
        [one] { $masts } мачта
        [few] { $masts } мачты
       *[many] { $masts } мачт
    }
    .emoji = 🎯
sailing-note-orders-now = { $word }

## отказы

sailing-refuse-straight = До { $cell } кораблю прямо не дойти.
sailing-refuse-straight-course = До { $cell } кораблю прямо не дойти. Если имелся в виду курс ({ $course }), поставьте плюс между буквой и числом.
sailing-refuse-range =
    { $range ->
        [0] Этим курсом корабль сейчас не пройдёт ни клетки
        [one] Этим курсом корабль сейчас пройдёт не больше чем { $range } клетку
        [few] Этим курсом корабль сейчас пройдёт не больше чем { $range } клетки
       *[many] Этим курсом корабль сейчас пройдёт не больше чем { $range } клеток
    }: { $course }.
sailing-refuse-barred = Путь на { $cell } закрыт.
sailing-refuse-heading = Корабль и так на этом курсе ({ $course }), и стрелять не по кому.
sailing-refuse-abeam = По { $cell } стрелять нельзя: цель должна быть на траверзе, ровно справа или слева, а у этого борта должны остаться выстрелы.
sailing-refuse-on = Чтобы идти дальше на { $cell }, наберите `on { $cell }`.
sailing-refuse-orders-stand = Так уже и приказано: { $word }.

## что стоит на меню

sailing-pick-piece = Выберите корабль …
sailing-pick-cell = Выберите клетку …
sailing-pick-course = Выберите курс …
