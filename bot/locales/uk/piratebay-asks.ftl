# «Піратська бухта»: рішення, питання, пояснення, відмови. $cell: «C4». $gold, $cannons: скільки скринь із золотом і гармат.

## про що рішення

piratebay-about-islet = вибір острівця
piratebay-about-turn = плавання
piratebay-about-stop = зупинка
piratebay-about-explore = дослідження
piratebay-about-load = завантаження
piratebay-about-unload = вивантаження
piratebay-about-cargo = який вантаж лишити
piratebay-about-resume = продовження

## питання

piratebay-ask-islet = Який острівець буде вашим? Виберіть його якір.
piratebay-ask-turn = Куди? Дослідження, завантаження й вивантаження завершують хід.
    .under = Іти: { $what } …
    .all = Куди йти …
    .course = Повернути на місці …
piratebay-ask-turn-second = Другий хід поспіль, вітер новий. Куди? Дослідження, завантаження й вивантаження завершують хід.
    .under = Іти: { $what } …
    .all = Куди йти …
    .course = Повернути на місці …
piratebay-ask-stop = Що далі? Дослідження, завантаження й вивантаження завершують хід.
piratebay-ask-work = Що робити тут? Будь-яка справа завершує хід.
piratebay-ask-done = Тут робити більше нічого. Завершити хід?
piratebay-ask-explore = Яку картку відкрити? За хід можна до трьох, одну за одною.
piratebay-ask-explore-on = Відкрити ще картку чи завершити хід?
piratebay-ask-load = Що завантажити? За хід до трьох скарбів, у трюм уміщається чотири.
piratebay-ask-load-on = Завантажити ще чи завершити хід?
piratebay-ask-kind = Золото чи гармату?
piratebay-ask-unload = На яку клітинку вивантажити?
piratebay-ask-unload-on = Вивантажити ще чи завершити хід?
piratebay-ask-unload-gold = Скільки скринь із золотом?
    .answer =
        { $n ->
            [0] без золота
            [one] { $n } скриня із золотом
            [few] { $n } скрині із золотом
           *[many] { $n } скринь із золотом
        }
piratebay-ask-unload-cannons = Скільки гармат?
    .answer =
        { $n ->
            [0] без гармат
            [one] { $n } гармата
            [few] { $n } гармати
           *[many] { $n } гармат
        }
piratebay-ask-cargo =
    У трюм уміщається чотири скарби, а у вас { $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }. Скільки золота лишити?
    .answer =
        { $n ->
            [0] без золота
            [one] { $n } скриня із золотом
            [few] { $n } скрині із золотом
           *[many] { $n } скринь із золотом
        }
piratebay-ask-resume = Гравець вийшов із гри. Продовжити?

## пояснення до відповідей

piratebay-note-glass = потім ваш другий хід
piratebay-note-merchant =
    торговельне судно{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] ; там само чужий вантаж:{ " " }
        }
       *[other] ; там само чужий вантаж:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }
    .emoji = 🎲
piratebay-note-explore =
    поруч { $n ->
        [one] { $n } картка
        [few] { $n } картки
       *[many] { $n } карток
    }
piratebay-note-load = можна взяти: { $n }
piratebay-note-ashore =
    усе на свій острівець: { $n ->
        [one] { $n } скарб
        [few] { $n } скарби
       *[many] { $n } скарбів
    }
piratebay-note-unload =
    на борту { $n ->
        [one] { $n } скарб
        [few] { $n } скарби
       *[many] { $n } скарбів
    }
piratebay-note-heap =
    лежить: { $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }
piratebay-note-all = усього { $n }
piratebay-note-of = тут { $n }
piratebay-note-mark = усі знають, що це чорна мітка!
    .emoji = ☠️
piratebay-note-keeps =
    { $cannons ->
        [0] без гармат
        [one] { $cannons } гармата
        [few] { $cannons } гармати
       *[many] { $cannons } гармат
    }

## відмови

piratebay-refuse-no-islet = { $cell } — не якір вільного острівця.
piratebay-refuse-which-work = Що зробити на { $cell }? Наберіть `explore { $cell }`, `load { $cell }` або `unload { $cell }`.
piratebay-refuse-no-tile = На { $cell } немає закритої картки, або ця клітинка не поруч із вашим кораблем.
piratebay-refuse-nothing-to-explore = Поруч із вашим кораблем немає закритих карток.
piratebay-refuse-nothing-to-load = Поруч із вашим кораблем немає нічого, що можна завантажити.
piratebay-refuse-no-heap = З { $cell } вашому кораблю звідси нічого завантажити.
piratebay-refuse-empty-hold = Ваш трюм порожній.
piratebay-refuse-no-shore = Вивантажувати можна лише поруч зі своїм острівцем або з клітинкою для скарбів.
piratebay-refuse-no-shore-there = { $cell } — не клітинка для скарбів поруч із вашим кораблем.
