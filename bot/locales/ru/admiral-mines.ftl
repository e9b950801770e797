# «Адмирал»: мины. $seat: имя игрока. $ship: «фрегат f2», он у $seat. $cell: «C4», $cells: несколько. $kinds: классы кораблей. $n:
# сколько мин. $hits: повреждения. $left: сколько прочности осталось.

## настройка и что означает каждое её значение, одной строкой

admiral-option-mines = Мины, которые каждый тайно ставит у своего форта
    .name = мины
admiral-option-mines-usual = по сценарию
    .about = по три в дуэли и битве флотов; в своём сценарии – сколько сказано в нём; иначе ни одной
    .here = { $scenario ->
            [duel] по три
            [fleet] по три
            [own] сколько сказано в его файле
           *[other] ни одной
        }
admiral-option-mines-none = ни одной
    .about = они остаются в коробке
admiral-option-mines-one = по одной
    .about = столько в коробке хватит и на шестерых
admiral-option-mines-two = по две
    .about = с четырьмя игроками и больше по одной: в коробке их шесть
admiral-option-mines-three = по три
    .about = с тремя игроками по две, с четырьмя и больше по одной: в коробке их шесть

## короткие слова

admiral-command-mines = Ваши мины: взрываться ли им и под кем; кроме вас, не узнает никто
    .name = мины
admiral-key-mines = Мины
    .emoji = 💣
admiral-key-anew = Поставить все заново
    .emoji = ↩️
admiral-key-enough = Больше не ставить
    .emoji = ✅
admiral-key-lot = Поставить по жребию
    .emoji = 🎲
admiral-key-armed = Взведена: взорвётся под любым соперником
    .emoji = 💥
admiral-key-held = Придержать: не взрываться
    .emoji = ✋
admiral-key-waits = Ждать некоторых классов
    .emoji = 🎯
admiral-key-s = линейные корабли
admiral-key-g = галеоны
admiral-key-f = фрегаты
admiral-key-b = бриги

## о чём решение

admiral-about-mines = постановка мин

## вопросы

admiral-ask-mine =
    { $n ->
        [1] Куда поставить мину?
       *[other] Куда поставить мину? Осталось поставить: { $n }.
    } Кроме вас, её не видит никто; она лежит на месте и взрывается под кораблями соперников.{ $n ->
        [1] { "" }
       *[other] { " " }В одной клетке может быть несколько.
    }
    .together = Мины: { $picked }
admiral-ask-which-mine = Какую мину переключить? Кроме вас, об этом не узнает никто.
admiral-ask-which-mine-or-anew = Пока не все поставили мины, свои можно поставить заново. Или какую переключить? Кроме вас, об этом не узнает никто.
admiral-ask-switch = Мина на { $cell }: что ей делать начиная со следующего корабля?
admiral-ask-wait = Каких классов ждёт мина на { $cell }?
    .picked = ждать этих
admiral-ask-sail-on = Мина! Ваш { $ship }: осталось прочности { $left }. Где он закончит ход?

## пояснения к ответам

admiral-note-mine-armed =
    взведена{ $n ->
        [1] { "" }
        [one] , { $n } мина
        [few] , { $n } мины
       *[many] , { $n } мин
    }
    .emoji = 💥
admiral-note-mine-held =
    придержана{ $n ->
        [1] { "" }
        [one] , { $n } мина
        [few] , { $n } мины
       *[many] , { $n } мин
    }
    .emoji = ✋
admiral-note-mine-waits =
    ждёт: { $kinds }{ $n ->
        [1] { "" }
        [one] , { $n } мина
        [few] , { $n } мины
       *[many] , { $n } мин
    }
    .emoji = 🎯
admiral-note-stops-here = остаётся здесь
    .emoji = ⚓
admiral-note-goes-on = идёт дальше
    .emoji = ⛵

## что говорится об ответе рядом с пояснением

admiral-remark-mines = на этом пути могут быть мины, клеток: { $n }

## отказы

admiral-refuse-mine-far = На { $cell } мину не поставить: до вашего форта клеток { $n }, а можно не больше { $most }.
admiral-refuse-mine-land = На { $cell } мину не поставить: там суша.
admiral-refuse-mine-reef = На { $cell } мину не поставить: там риф.
admiral-refuse-mine-fort = На { $cell } мину не поставить: там форт.
admiral-refuse-laid = Ваши мины уже поставлены. Пока не все поставили свои, можно поставить заново: `mines anew`, потом клетки.
admiral-refuse-anew-over = Поставить мины заново можно, только пока не все поставили свои.
admiral-refuse-laying-over = Мины ставят только до первого раунда. И сейчас не ваш ход: когда он настанет, вас позовут.
admiral-refuse-no-mines = У вас не осталось мин.
admiral-refuse-no-mine-of-yours = На { $cell } вашей мины нет.
admiral-refuse-mine-stands = Мина на { $cell } так и стоит.
admiral-refuse-sail-on = Закончить на { $cell } не может { $ship }: он остаётся там, где взорвалась мина, или идёт дальше своим курсом.

## что произошло

admiral-event-first-both = Сначала по очереди ставят рифы ({ $who }), потом все разом тайно ставят мины.
    .brief = сначала по очереди рифы, потом тайно мины
admiral-event-first-reefs = Сначала по очереди ставят рифы: { $who }.
    .brief = сначала по очереди ставят рифы
admiral-event-first-mines = Сначала все разом тайно ставят мины.
    .brief = сначала все тайно ставят мины
admiral-event-mines = { $seat } заканчивает ставить мины.
    .brief = мины поставлены
    .briefer = { "" }
admiral-event-mines-own =
    { $n ->
        [0] Вы не поставили ни одной мины.
        [1] Вы поставили мину на { $cells }.
        [one] Вы поставили { $n } мину: { $cells }.
        [few] Вы поставили { $n } мины: { $cells }.
       *[many] Вы поставили { $n } мин: { $cells }.
    }
    .brief =
        { $n ->
            [0] без мин
            [1] мина на { $cells }
            [one] { $n } мина: { $cells }
            [few] { $n } мины: { $cells }
           *[many] { $n } мин: { $cells }
        }
admiral-event-mines-anew =
    { $n ->
        [0] Вы убрали свои мины: теперь нет ни одной.
        [1] Вы поставили мину заново: { $cells }.
        [one] Вы поставили заново { $n } мину: { $cells }.
        [few] Вы поставили заново { $n } мины: { $cells }.
       *[many] Вы поставили заново { $n } мин: { $cells }.
    }
    .brief =
        { $n ->
            [0] заново: без мин
            [1] заново: мина на { $cells }
            [one] заново: { $n } мина: { $cells }
            [few] заново: { $n } мины: { $cells }
           *[many] заново: { $n } мин: { $cells }
        }
admiral-event-mine-armed = Ваша мина на { $cell } взведена.
    .brief = мина на { $cell }: взведена
admiral-event-mine-held = Ваша мина на { $cell } придержана и не взорвётся.
    .brief = мина на { $cell }: придержана
admiral-event-mine-waits = Ваша мина на { $cell } теперь ждёт: { $kinds }.
    .brief = мина на { $cell } ждёт: { $kinds }
admiral-event-mined =
    Мина! { $seat } подрывает корабль на { $cell }: { $ship }, повреждений { $hits }. { $left ->
        [0] Корабль тонет!
       *[other] Осталось прочности { $left }.
    }
    .brief =
        мина на { $cell }: { $ship } { $left ->
            [0] тонет!
           *[other] подорван, осталось { $left }
        }
admiral-event-mines-left =
    { $n ->
        [0] Мин не осталось.
       *[other] Мины остались здесь: { $cells }.
    }
    .brief = { "" }
admiral-event-stops = { $seat }: { $ship } остаётся на { $cell }.
    .brief = { $ship } остаётся на { $cell }
    .briefer = { "" }

## положение словами

admiral-line-anew = Пока не все поставили мины, свои можно поставить заново: «{ admiral-key-mines }».
admiral-line-mine-armed =
    { $seat }: { $n ->
        [1] мина
        [one] { $n } мина
        [few] { $n } мины
       *[many] { $n } мин
    } на { $cell }, взведено.
admiral-line-mine-held =
    { $seat }: { $n ->
        [1] мина
        [one] { $n } мина
        [few] { $n } мины
       *[many] { $n } мин
    } на { $cell }, придержано.
admiral-line-mine-waits =
    { $seat }: { $n ->
        [1] мина
        [one] { $n } мина
        [few] { $n } мины
       *[many] { $n } мин
    } на { $cell }, ждёт: { $kinds }.
admiral-line-hidden = { $seat }: { $seats ->
    [1] у форта
   *[other] у форта каждого
} { $n ->
    [1] может быть ещё одна мина
   *[other] может быть ещё мин: { $n }
}.
admiral-line-blown = Мины взорвались на { $cells }, там больше ни одной.
