# «Адмирал: эпоха парусов»: решения, вопросы, пояснения, отказы. $ship, $prize: «фрегат f2 (Корнилов)», свои без имени. $cell: «C4».
# Названия кораблей мужского рода и неодушевлённые: в винительном падеже они те же.

## о чём решение

ageofsail-about-arrange = расстановка кораблей у крепости
ageofsail-about-teleport = телепорт
ageofsail-about-repair = ремонт в море
ageofsail-about-turn = корабли и пушки
ageofsail-about-stop = { $ship } на остановке
ageofsail-about-gun = огонь крепости
ageofsail-about-prize = корпуса после абордажа
ageofsail-about-resume = продолжение

## вопросы

ageofsail-ask-free = Что изменить?
ageofsail-ask-arrange = Переставить корабли или открыть карту ветра?
ageofsail-ask-arrange-cell = На какую клетку?
ageofsail-ask-arrange-course = Каким курсом?
ageofsail-ask-teleport = Какой корабль переставить телепортом?
ageofsail-ask-teleport-cell = На какую клетку?
ageofsail-ask-mend = Какому кораблю вернуть мачту?
ageofsail-ask-turn = Какой корабль действует?
ageofsail-ask-where = Куда идти? Курс — это поворот на месте.
ageofsail-ask-repair-card = Какую карту крепости перевернуть?
ageofsail-ask-repair-course = Каким курсом?
ageofsail-ask-stop = Стрелять, идти дальше или закончить?
ageofsail-ask-shots = Сколько выстрелов сразу?
ageofsail-ask-on = До какой клетки идти дальше?
ageofsail-ask-cannon = Какая пушка стреляет?
ageofsail-ask-cannon-target = По какому кораблю?
ageofsail-ask-gun = На { $cell } теперь { $ship }. Стрелять ли вашей пушке на { $cannon }?
ageofsail-ask-prize = Побеждает { $ship }, { $prize } без мачт. Что оставить?
ageofsail-ask-prize-masts = Сколько мачт перевести на побеждённый корпус?
ageofsail-ask-prize-ship = Какой из двух уходит с { $cell }?
ageofsail-ask-prize-cell = На какую клетку?
ageofsail-ask-resume = Игрок вышел из сражения. Продолжить?
ageofsail-ask-orders = Какой приказ изменить?
ageofsail-ask-orders-return = Как вашим кораблям отвечать на огонь?
ageofsail-ask-orders-turn = Поворачиваться бортом к тому, кто не на траверзе?
ageofsail-ask-orders-forts = Стрелять ли крепости по тем, до кого достаёт?
ageofsail-ask-orders-prizes = Если ваш корабль отбил абордаж, кто решает о призе?

## пояснения к ответам

ageofsail-note-ship = мачт { $masts } из { $size }
ageofsail-note-board = абордаж: { $ship }, мачт: { $masts }
    .emoji = ⚔️
ageofsail-note-target = { $ship }, мачт: { $masts }
    .emoji = 🎯
ageofsail-note-cannon = целая пушка
    .emoji = 🏰
ageofsail-note-end =
    { $ships ->
        [0] { $cannons ->
            [0] { $n ->
                [0] всё использовано
               *[other] { "" }
            }
           *[other] не использовано: пушек { $cannons }
        }
       *[other] не использовано: кораблей { $ships }{ $cannons ->
            [0] { "" }
           *[other] , пушек { $cannons }
        }
    }{ $n ->
        [0] { "" }
       *[other] { $ships ->
            [0] { $cannons ->
                [0] { "" }
               *[other] ;{ " " }
            }
           *[other] ;{ " " }
        }потеря мачты за бездействие: { $lose }
    }
    .emoji =
        { $n ->
            [0] 🏁
           *[other] ⚠️
        }
ageofsail-note-keeps = { $ship }, мачт: { $masts }
ageofsail-note-both = разделить мачты, всего { $masts }
ageofsail-note-orders-now = сейчас: { $word }

## отказы

ageofsail-refuse-not-yours = Это не ваш корабль.
ageofsail-refuse-acted = Этот корабль в этот ход больше не действует.
ageofsail-refuse-straight = Прямого курса от корабля на { $cell } нет.
ageofsail-refuse-range = Этим курсом дальность сейчас { $range }: { $course }.
ageofsail-refuse-barred = Путь на { $cell } закрыт.
ageofsail-refuse-heading = Корабль и так на этом курсе ({ $course }), и стрелять не по кому.
ageofsail-refuse-repair = Чинить можно только повреждённый корабль рядом с вашей крепостью, пока у неё есть открытая карта.
ageofsail-refuse-abeam = По { $cell } стрелять нельзя: нужны цель на траверзе и выстрелы на этом борту.
ageofsail-refuse-no-cannon = Вашим пушкам сейчас стрелять не по кому.
ageofsail-refuse-berth = { $cell } — не свободная клетка рядом с вашей крепостью.
ageofsail-refuse-haven = { $cell } занята или ближе 3 клеток от чужого корабля или крепости.
