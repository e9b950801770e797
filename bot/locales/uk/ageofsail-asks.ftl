# «Адмірал: епоха вітрил»: рішення, питання, пояснення, відмови. $ship, $prize: «фрегат f2 (Корнілов)», свої без імені. $cell: «C4».
# Назви кораблів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## про що рішення

ageofsail-about-arrange = розстановка кораблів біля фортеці
ageofsail-about-layout = закладання фортеці
ageofsail-about-place = розстановка кораблів
ageofsail-about-teleport = телепорт
ageofsail-about-repair = ремонт у морі
ageofsail-about-turn = кораблі й гармати
ageofsail-about-ships = хід кораблів
ageofsail-about-attack = кораблі й десант
ageofsail-about-cannons = гармати фортеці
ageofsail-about-stop = { $ship } зупинився
ageofsail-about-gun = вогонь фортеці
ageofsail-about-prize = що лишити після абордажу
ageofsail-about-resume = продовження

## питання

ageofsail-ask-arrange = Переставити кораблі чи відкрити карту вітру?
ageofsail-ask-arrange-cell = На яку клітинку?
ageofsail-ask-arrange-course = Яким курсом поставити?
ageofsail-ask-teleport = Телепорт: який корабель переставити на іншу вільну клітинку, не ближче 3 клітинок від ворожих кораблів і фортець?
ageofsail-ask-teleport-cell = На яку клітинку?
ageofsail-ask-mend = Якому кораблю відновити щоглу?
ageofsail-ask-turn = Яким кораблем ходите?
ageofsail-ask-turn-fair = Попутний вітер: кораблі йдуть на клітинку далі. Яким кораблем ходите?
ageofsail-ask-turn-calm = Штиль: кораблі повертають, стріляють і лагодяться, але не йдуть. Яким кораблем ходите?
ageofsail-ask-turn-gunners = Влучні гармаші: +1 до кожного кубика ваших атак. Яким кораблем ходите?
ageofsail-ask-turn-fog = Туман: у цей хід ніхто не стріляє. Яким кораблем ходите?
ageofsail-ask-turn-cannons = Усі ваші кораблі сходили. Стріляти з гармат фортеці чи завершити хід?
ageofsail-ask-turn-end = Усі ваші кораблі сходили. Завершити хід?
ageofsail-ask-turn-party = Усі ваші кораблі сходили. Вести десант чи завершити хід?
ageofsail-ask-turn-defender = Стріляти з гармат фортеці чи завершити хід?
ageofsail-ask-repair-card = Яку карту фортеці перевернути?
ageofsail-ask-repair-course = Яким курсом поставити?
ageofsail-ask-stop = Стріляти, іти далі чи закінчити?
ageofsail-ask-stop-fire = Стріляти чи закінчити?
ageofsail-ask-stop-on = Іти далі чи закінчити?
ageofsail-ask-stop-land = Висадити десант чи закінчити?
ageofsail-ask-stop-land-too = Висадити десант, продовжити чи закінчити?
ageofsail-ask-cannon = Яка гармата стріляє?
ageofsail-ask-cannon-target = По якому кораблю?
ageofsail-ask-gun = У зоні обстрілу { $ship }, клітинка { $cell }. Чи стріляти вашій гарматі на { $cannon }?
ageofsail-ask-prize = Абордаж за вами: { $ship } перемагає, { $prize } без щогл. Що лишити?
ageofsail-ask-prize-masts = Скільки щогл переставити на приз?
    .answer =
        { $n ->
            [one] { $n } щогла на приз
            [few] { $n } щогли на приз
           *[many] { $n } щогл на приз
        }
ageofsail-ask-prize-ship = Який із двох кораблів іде з { $cell }?
ageofsail-ask-prize-cell = На яку клітинку?
ageofsail-ask-resume = Гравець вийшов із битви. Продовжити?

# лінії

ageofsail-ask-form = Який корабель веде лінію?
ageofsail-ask-form-next = Хто в лінії наступний? Попереду { $ship }.
ageofsail-ask-leave = Який корабель виходить із лінії?
ageofsail-ask-leave-where = З лінії виходить { $ship }. Куди? Клітинка — іти туди, курс — спершу стріляти, потім іти.
    .under = Іти: { $what } …
    .all = Куди йти …
    .course = Поворот, вогонь, потім хід …
ageofsail-ask-line-stop = Лінія зупинилася, її веде { $ship }. Хто що робить, чи йти далі?
ageofsail-ask-line-ship = Що робить { $ship }?

# сценарії

ageofsail-ask-layout = Закладання фортеці: готова форма чи перша з десяти клітинок?
ageofsail-ask-layout-next =
    { $n ->
        [one] Лишилося обрати { $n } клітинку фортеці. Яку?
        [few] Лишилося обрати { $n } клітинки фортеці. Яка наступна?
       *[many] Лишилося обрати { $n } клітинок фортеці. Яка наступна?
    }
ageofsail-ask-place = Який корабель поставити біля краю моря?
ageofsail-ask-place-cell = На яку клітинку?
ageofsail-ask-place-course = Яким курсом?
ageofsail-ask-party = Який десант іде?
ageofsail-ask-party-to = На яку клітинку фортеці?
ageofsail-ask-party-masts = Скільки щогл іде?
    .answer =
        { $n ->
            [one] { $n } щогла
            [few] { $n } щогли
           *[many] { $n } щогл
        }
ageofsail-ask-land = На яку карту фортеці висадити десант?
ageofsail-ask-land-masts = Скільки щогл висадити?
    .answer =
        { $n ->
            [one] { $n } щогла
            [few] { $n } щогли
           *[many] { $n } щогл
        }

## пояснення до відповідей

ageofsail-note-ship = { $cell } { $course } · щогл { $masts } з { $size }
ageofsail-note-waiting = щогл { $masts } з { $size }
ageofsail-note-cannon = ціла гармата
    .emoji = 🏰
ageofsail-note-end =
    { $ships ->
        [0] { "" }
        [one] не ходив { $ships } корабель
        [few] не ходили { $ships } кораблі
       *[many] не ходили { $ships } кораблів
    }{ $cannons ->
        [0] { "" }
       *[other] { $ships ->
            [0] { "" }
           *[other] ;{ " " }
        }{ $cannons ->
            [one] може вистрілити { $cannons } гармата
            [few] можуть вистрілити { $cannons } гармати
           *[many] можуть вистрілити { $cannons } гармат
        }
    }{ $n ->
        [0] { $ships ->
            [0] { $cannons ->
                [0] робити більше нічого
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
            [1] стоїть без діла біля фортеці й утратить щоглу
           *[other] стоять без діла біля фортеці й утратять по щоглі
        }: { $lose }
    }
    .emoji =
        { $n ->
            [0] 🏁
           *[other] ⚠️
        }
ageofsail-note-keeps =
    { $ship }, { $masts ->
        [one] { $masts } щогла
        [few] { $masts } щогли
       *[many] { $masts } щогл
    }
ageofsail-note-both =
    поділити { $masts ->
        [one] { $masts } щоглу
        [few] { $masts } щогли
       *[many] { $masts } щогл
    }
ageofsail-note-line = веде лінію ({ $ships })
ageofsail-note-all = { $ships }
ageofsail-note-party =
    на березі { $masts ->
        [one] { $masts } щогла
        [few] { $masts } щогли
       *[many] { $masts } щогл
    }, { $ready ->
        [one] може йти { $ready }
        [few] можуть іти { $ready }
       *[many] можуть іти { $ready }
    }
    .emoji = 🚩
ageofsail-note-party-to =
    { $masts ->
        [0] порожньо
        [one] там { $masts } щогла
        [few] там { $masts } щогли
       *[many] там { $masts } щогл
    }, місць { $room }
    .emoji = 🚩
ageofsail-note-storm = ціла гармата: буде бій
    .emoji = ⚔️
ageofsail-note-land =
    { $masts ->
        [0] порожньо
        [one] там { $masts } щогла
        [few] там { $masts } щогли
       *[many] там { $masts } щогл
    }, місць { $room }
    .emoji = 🏝️
ageofsail-note-end-assault =
    { $ships ->
        [0] { "" }
        [one] не ходив { $ships } корабель
        [few] не ходили { $ships } кораблі
       *[many] не ходили { $ships } кораблів
    }{ $parties ->
        [0] { $ships ->
            [0] робити більше нічого
           *[other] { "" }
        }
       *[other] { $ships ->
            [0] { "" }
           *[other] ;{ " " }
        }{ $parties ->
            [one] може йти { $parties } щогла десанту
            [few] можуть іти { $parties } щогли десанту
           *[many] можуть іти { $parties } щогл десанту
        }
    }
    .emoji = 🏁

## відмови

ageofsail-refuse-not-yours = Це не ваш корабель.
ageofsail-refuse-acted = Цей корабель уже сходив.
ageofsail-refuse-repair = Лагодити можна лише пошкоджений корабель поруч із вашою фортецею, доки в неї є відкрита карта.
ageofsail-refuse-no-cannon = Вашим гарматам зараз стріляти немає в кого.
ageofsail-refuse-berth = { $cell } — не вільна клітинка поруч із вашою фортецею.
ageofsail-refuse-haven = { $cell } зайнята або ближче 3 клітинок від чужого корабля чи фортеці.
ageofsail-refuse-line-follower = У лінії, яку веде { $first }, { $ship } окремо не ходить. Спершу виведіть його з лінії.
ageofsail-refuse-form = У лінії два ваші кораблі чи більше, кожен поруч із попереднім; кораблі іншої лінії — лише всі разом.
ageofsail-refuse-leave-heading = Щоб вийти з лінії, треба повернути на інший курс, ніж у першого корабля лінії, і пройти хоча б клітинку.
ageofsail-refuse-layout-field = { $cell } не підходить: фортеця лежить у межах D4–Q17.
ageofsail-refuse-layout-twice = { $cell } уже у фортеці.
ageofsail-refuse-layout-apart = { $cell } не підходить: потрібна спільна сторона з попередніми клітинками.
ageofsail-refuse-layout-hole = { $cell } не підходить: усередині фортеці опинилася б вода.
ageofsail-refuse-place = На { $cell } ваш корабель поставити не можна.
ageofsail-refuse-party = На { $cell } немає ваших щогл, які можуть іти цього ходу.
ageofsail-refuse-land = З корабля десант не висадити ({ $ship }): потрібні перевернута карта поруч, де менше 3 щогл, і дві щогли на борту.
