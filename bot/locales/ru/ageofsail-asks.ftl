# «Адмирал: эпоха парусов»: решения, вопросы, пояснения, отказы. $ship, $prize: «фрегат f2 (Корнилов)», свои без имени. $cell: «C4».
# Названия кораблей мужского рода и неодушевлённые: в винительном падеже они те же.

## о чём решение

ageofsail-about-arrange = расстановка кораблей у крепости
ageofsail-about-layout = закладка крепости
ageofsail-about-place = расстановка кораблей
ageofsail-about-teleport = телепорт
ageofsail-about-repair = ремонт в море
ageofsail-about-turn = корабли и пушки
ageofsail-about-ships = ход кораблей
ageofsail-about-attack = корабли и десант
ageofsail-about-cannons = пушки крепости
ageofsail-about-stop = { $ship } остановился
ageofsail-about-gun = огонь крепости
ageofsail-about-prize = что оставить после абордажа
ageofsail-about-resume = продолжение

## вопросы

ageofsail-ask-arrange = Переставить корабли или открыть карту ветра?
ageofsail-ask-arrange-cell = На какую клетку?
ageofsail-ask-arrange-course = Каким курсом поставить?
ageofsail-ask-teleport = Телепорт: какой корабль переставить на другую свободную клетку, не ближе 3 клеток от вражеских кораблей и крепостей?
ageofsail-ask-teleport-cell = На какую клетку?
ageofsail-ask-mend = Какому кораблю восстановить мачту?
ageofsail-ask-turn = Каким кораблём ходите?
ageofsail-ask-turn-fair = Попутный ветер: корабли идут на клетку дальше. Каким кораблём ходите?
ageofsail-ask-turn-calm = Штиль: корабли поворачивают, стреляют и чинятся, но не идут. Каким кораблём ходите?
ageofsail-ask-turn-gunners = Меткие канониры: +1 к каждому кубику ваших атак. Каким кораблём ходите?
ageofsail-ask-turn-fog = Туман: в этот ход никто не стреляет. Каким кораблём ходите?
ageofsail-ask-turn-cannons = Все ваши корабли сходили. Стрелять из пушек крепости или закончить ход?
ageofsail-ask-turn-end = Все ваши корабли сходили. Закончить ход?
ageofsail-ask-turn-party = Все ваши корабли сходили. Вести десант или закончить ход?
ageofsail-ask-turn-defender = Стрелять из пушек крепости или закончить ход?
ageofsail-ask-repair-card = Какую карту крепости перевернуть?
ageofsail-ask-repair-course = Каким курсом поставить?
ageofsail-ask-stop = Стрелять, идти дальше или закончить?
ageofsail-ask-stop-fire = Стрелять или закончить?
ageofsail-ask-stop-on = Идти дальше или закончить?
ageofsail-ask-stop-land = Высадить десант или закончить?
ageofsail-ask-stop-land-too = Высадить десант, продолжить или закончить?
ageofsail-ask-cannon = Какая пушка стреляет?
ageofsail-ask-cannon-target = По какому кораблю?
ageofsail-ask-gun = В зоне обстрела { $ship }, клетка { $cell }. Стрелять ли вашей пушке на { $cannon }?
ageofsail-ask-prize = Абордаж за вами: { $ship } побеждает, { $prize } без мачт. Что оставить?
ageofsail-ask-prize-masts = Сколько мачт переставить на приз?
    .answer =
        { $n ->
            [one] { $n } мачта на приз
            [few] { $n } мачты на приз
           *[many] { $n } мачт на приз
        }
ageofsail-ask-prize-ship = Какой из двух кораблей уходит с { $cell }?
ageofsail-ask-prize-cell = На какую клетку?
ageofsail-ask-resume = Игрок вышел из сражения. Продолжить?

# линии

ageofsail-ask-form = Какой корабль ведёт линию?
ageofsail-ask-form-next = Кто в линии следующий? Впереди { $ship }.
ageofsail-ask-leave = Какой корабль выходит из линии?
ageofsail-ask-leave-where = Из линии выходит { $ship }. Куда? Клетка — идти туда, курс — сначала стрелять, потом идти.
    .under = Идти: { $what } …
    .all = Куда идти …
    .course = Поворот, огонь, затем ход …
ageofsail-ask-line-stop = Линия остановилась, её ведёт { $ship }. Кто что делает, или идти дальше?
ageofsail-ask-line-ship = Что делает { $ship }?

# сценарии

ageofsail-ask-layout = Закладка крепости: готовая форма или первая из десяти клеток?
ageofsail-ask-layout-next =
    { $n ->
        [one] Осталось выбрать { $n } клетку крепости. Какую?
        [few] Осталось выбрать { $n } клетки крепости. Какая следующая?
       *[many] Осталось выбрать { $n } клеток крепости. Какая следующая?
    }
ageofsail-ask-place = Какой корабль поставить у края моря?
ageofsail-ask-place-cell = На какую клетку?
ageofsail-ask-place-course = Каким курсом?
ageofsail-ask-party = Какой десант идёт?
ageofsail-ask-party-to = На какую клетку крепости?
ageofsail-ask-party-masts = Сколько мачт идёт?
    .answer =
        { $n ->
            [one] { $n } мачта
            [few] { $n } мачты
           *[many] { $n } мачт
        }
ageofsail-ask-land = На какую карту крепости высадить десант?
ageofsail-ask-land-masts = Сколько мачт высадить?
    .answer =
        { $n ->
            [one] { $n } мачта
            [few] { $n } мачты
           *[many] { $n } мачт
        }

## пояснения к ответам

ageofsail-note-ship = { $cell } { $course } · мачт { $masts } из { $size }
ageofsail-note-waiting = мачт { $masts } из { $size }
ageofsail-note-cannon = целая пушка
    .emoji = 🏰
ageofsail-note-end =
    { $ships ->
        [0] { "" }
        [one] не ходил { $ships } корабль
        [few] не ходили { $ships } корабля
       *[many] не ходили { $ships } кораблей
    }{ $cannons ->
        [0] { "" }
       *[other] { $ships ->
            [0] { "" }
           *[other] ;{ " " }
        }{ $cannons ->
            [one] может выстрелить { $cannons } пушка
            [few] могут выстрелить { $cannons } пушки
           *[many] могут выстрелить { $cannons } пушек
        }
    }{ $n ->
        [0] { $ships ->
            [0] { $cannons ->
                [0] делать больше нечего
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $ships ->
            [0] { $cannons ->
                [0] { "" }
               *[other] ;{ " " }
            }
           *[other] ;{ " " }
        }{ $n ->
            [1] стоит без дела у крепости и потеряет мачту
           *[other] стоят без дела у крепости и потеряют по мачте
        }: { $lose }
    }
    .emoji =
        { $n ->
            [0] 🏁
           *[other] ⚠️
        }
ageofsail-note-keeps =
    { $ship }, { $masts ->
        [one] { $masts } мачта
        [few] { $masts } мачты
       *[many] { $masts } мачт
    }
ageofsail-note-both =
    разделить { $masts ->
        [one] { $masts } мачту
        [few] { $masts } мачты
       *[many] { $masts } мачт
    }
ageofsail-note-line = ведёт линию ({ $ships })
ageofsail-note-all = { $ships }
ageofsail-note-party =
    на берегу { $masts ->
        [one] { $masts } мачта
        [few] { $masts } мачты
       *[many] { $masts } мачт
    }, { $ready ->
        [one] может идти { $ready }
        [few] могут идти { $ready }
       *[many] могут идти { $ready }
    }
    .emoji = 🚩
ageofsail-note-party-to =
    { $masts ->
        [0] пусто
        [one] там { $masts } мачта
        [few] там { $masts } мачты
       *[many] там { $masts } мачт
    }, мест { $room }
    .emoji = 🚩
ageofsail-note-storm = целая пушка: будет бой
    .emoji = ⚔️
ageofsail-note-land =
    { $masts ->
        [0] пусто
        [one] там { $masts } мачта
        [few] там { $masts } мачты
       *[many] там { $masts } мачт
    }, мест { $room }
    .emoji = 🏝️
ageofsail-note-end-assault =
    { $ships ->
        [0] { "" }
        [one] не ходил { $ships } корабль
        [few] не ходили { $ships } корабля
       *[many] не ходили { $ships } кораблей
    }{ $parties ->
        [0] { $ships ->
            [0] делать больше нечего
           *[other] { "" }
        }
       *[other] { $ships ->
            [0] { "" }
           *[other] ;{ " " }
        }{ $parties ->
            [one] может идти { $parties } мачта десанта
            [few] могут идти { $parties } мачты десанта
           *[many] могут идти { $parties } мачт десанта
        }
    }
    .emoji = 🏁

## отказы

ageofsail-refuse-not-yours = Это не ваш корабль.
ageofsail-refuse-acted = Этот корабль уже сходил.
ageofsail-refuse-repair = Чинить можно только повреждённый корабль рядом с вашей крепостью, пока у неё есть открытая карта.
ageofsail-refuse-no-cannon = Вашим пушкам сейчас стрелять не по кому.
ageofsail-refuse-berth = { $cell } — не свободная клетка рядом с вашей крепостью.
ageofsail-refuse-haven = { $cell } занята или ближе 3 клеток от чужого корабля или крепости.
ageofsail-refuse-line-follower = В линии, которую ведёт { $first }, { $ship } отдельно не ходит. Сначала выведите его из линии.
ageofsail-refuse-form = В линии два ваших корабля или больше, каждый рядом с предыдущим; корабли другой линии — только все вместе.
ageofsail-refuse-leave-heading = Чтобы выйти из линии, нужно повернуть на другой курс, чем у первого корабля линии, и пройти хотя бы клетку.
ageofsail-refuse-layout-field = { $cell } не подходит: крепость лежит в пределах D4–Q17.
ageofsail-refuse-layout-twice = { $cell } уже в крепости.
ageofsail-refuse-layout-apart = { $cell } не подходит: нужна общая сторона с прежними клетками.
ageofsail-refuse-layout-hole = { $cell } не подходит: внутри крепости оказалась бы вода.
ageofsail-refuse-place = На { $cell } ваш корабль поставить нельзя.
ageofsail-refuse-party = На { $cell } нет ваших мачт, которые могут идти в этот ход.
ageofsail-refuse-land = С корабля десант не высадить ({ $ship }): нужны перевёрнутая карта рядом, где меньше 3 мачт, и две мачты на борту.
