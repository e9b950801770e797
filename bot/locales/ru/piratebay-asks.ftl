# «Пиратская бухта»: решения, вопросы, пояснения, отказы. $cell: «C4». $gold, $cannons: сколько сундуков с золотом и пушек.

## о чём решение

piratebay-about-islet = выбор островка
piratebay-about-turn = плавание
piratebay-about-stop = остановка
piratebay-about-explore = исследование
piratebay-about-load = погрузка
piratebay-about-unload = выгрузка
piratebay-about-cargo = какой груз оставить
piratebay-about-resume = продолжение

## вопросы

piratebay-ask-islet = Какой островок будет вашим? Выберите его якорь.
piratebay-ask-turn = Куда? Исследование, погрузка и выгрузка завершают ход.
    .under = Идти: { $what } …
    .all = Куда идти …
    .course = Повернуть на месте …
piratebay-ask-turn-second = Второй ход подряд, ветер новый. Куда? Исследование, погрузка и выгрузка завершают ход.
    .under = Идти: { $what } …
    .all = Куда идти …
    .course = Повернуть на месте …
piratebay-ask-stop = Что дальше? Исследование, погрузка и выгрузка завершают ход.
piratebay-ask-work = Чем заняться здесь? Любое дело завершает ход.
piratebay-ask-done = Здесь делать больше нечего. Закончить ход?
piratebay-ask-explore = Какую карточку открыть? За ход можно до трёх, одну за другой.
piratebay-ask-explore-on = Открыть ещё карточку или закончить ход?
piratebay-ask-load = Что погрузить? За ход до трёх сокровищ, в трюм входит четыре.
piratebay-ask-load-on = Погрузить ещё или закончить ход?
piratebay-ask-kind = Золото или пушку?
piratebay-ask-unload = На какую клетку выгрузить?
piratebay-ask-unload-on = Выгрузить ещё или закончить ход?
piratebay-ask-unload-gold = Сколько сундуков с золотом?
    .answer =
        { $n ->
            [0] без золота
            [one] { $n } сундук с золотом
            [few] { $n } сундука с золотом
           *[many] { $n } сундуков с золотом
        }
piratebay-ask-unload-cannons = Сколько пушек?
    .answer =
        { $n ->
            [0] без пушек
            [one] { $n } пушка
            [few] { $n } пушки
           *[many] { $n } пушек
        }
piratebay-ask-cargo =
    В трюм входит четыре сокровища, а у вас { $gold ->
        [0] { "" }
        [one] { $gold } сундук с золотом
        [few] { $gold } сундука с золотом
       *[many] { $gold } сундуков с золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }. Сколько золота оставить?
    .answer =
        { $n ->
            [0] без золота
            [one] { $n } сундук с золотом
            [few] { $n } сундука с золотом
           *[many] { $n } сундуков с золотом
        }
piratebay-ask-resume = Игрок вышел из игры. Продолжить?

## пояснения к ответам

piratebay-note-glass = потом ваш второй ход
piratebay-note-merchant =
    торговое судно{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] ; там же чужой груз:{ " " }
        }
       *[other] ; там же чужой груз:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } сундук с золотом
        [few] { $gold } сундука с золотом
       *[many] { $gold } сундуков с золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }
    .emoji = 🎲
piratebay-note-explore =
    рядом { $n ->
        [one] { $n } карточка
        [few] { $n } карточки
       *[many] { $n } карточек
    }
piratebay-note-load = можно взять: { $n }
piratebay-note-ashore =
    всё на свой островок: { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[many] { $n } сокровищ
    }
piratebay-note-unload =
    на борту { $n ->
        [one] { $n } сокровище
        [few] { $n } сокровища
       *[many] { $n } сокровищ
    }
piratebay-note-heap =
    лежит: { $gold ->
        [0] { "" }
        [one] { $gold } сундук с золотом
        [few] { $gold } сундука с золотом
       *[many] { $gold } сундуков с золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }
piratebay-note-all = всего { $n }
piratebay-note-of = здесь { $n }
piratebay-note-mark = все знают, что это чёрная метка!
    .emoji = ☠️
piratebay-note-keeps =
    { $cannons ->
        [0] без пушек
        [one] { $cannons } пушка
        [few] { $cannons } пушки
       *[many] { $cannons } пушек
    }

## отказы

piratebay-refuse-no-islet = { $cell } — не якорь свободного островка.
piratebay-refuse-which-work = Что сделать на { $cell }? Наберите `explore { $cell }`, `load { $cell }` или `unload { $cell }`.
piratebay-refuse-no-tile = На { $cell } нет закрытой карточки, или эта клетка не рядом с вашим кораблём.
piratebay-refuse-nothing-to-explore = Рядом с вашим кораблём нет закрытых карточек.
piratebay-refuse-nothing-to-load = Рядом с вашим кораблём нет ничего, что можно погрузить.
piratebay-refuse-no-heap = С { $cell } вашему кораблю отсюда нечего погрузить.
piratebay-refuse-empty-hold = Ваш трюм пуст.
piratebay-refuse-no-shore = Выгружать можно только рядом со своим островком или с клеткой для сокровищ.
piratebay-refuse-no-shore-there = { $cell } — не клетка для сокровищ рядом с вашим кораблём.
