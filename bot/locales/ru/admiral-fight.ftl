# «Адмирал»: огонь, абордаж, штурм, раздел прочности. $seat, $owner: имя игрока. $ship: «фрегат f2», он у $seat, или несколько.
# $target: корабль или форт, с владельцем. $cell: «C4». $dice: «4, 6». $left: сколько прочности осталось. $points, $total: очки в бою.

## короткие слова

admiral-key-repair = Ремонт
    .emoji = 🛠️
admiral-key-stop = Прекратить ремонт или работу
    .emoji = ✋
admiral-key-work = Работать на форте
    .emoji = 🧱
admiral-key-load = Взять жемчужины
    .emoji = 🦪
admiral-key-unload = Выгрузить жемчужины
    .emoji = 📦
admiral-key-fewer = Меньше выстрелов
    .emoji = 🔹

## вопросы

admiral-ask-fire = По кому огонь?
admiral-ask-shooters = Кто стреляет? Цель — { $target }; один кубик решает за все эти выстрелы.
    .picked =
        { $n ->
            [1] стреляет { $picked }
           *[other] вместе стреляют { $picked }
        }
admiral-ask-shots-several = Все выстрелы, какие остались, или меньше?
admiral-ask-shots = Сколько выстрелов делает ваш { $ship }?
    .answer =
        { $n ->
            [one] { $n } выстрел
            [few] { $n } выстрела
           *[many] { $n } выстрелов
        }
admiral-ask-board = Кого взять на абордаж?
admiral-ask-boarders = Какие ваши корабли идут на абордаж? Цель — { $target }. Больше в этом раунде они ничего не сделают.
    .picked =
        { $n ->
            [1] на абордаж идёт { $picked }; больше в этом раунде он ничего не сделает
           *[other] на абордаж идут { $picked }; больше в этом раунде они ничего не сделают
        }
admiral-ask-storm = Какой форт штурмовать?
admiral-ask-stormers = Какие ваши корабли идут на штурм? Цель — { $target }. Больше в этом раунде они ничего не сделают.
    .picked =
        { $n ->
            [1] на штурм идёт { $picked }; больше в этом раунде он ничего не сделает
           *[other] на штурм идут { $picked }; больше в этом раунде они ничего не сделают
        }
admiral-ask-join =
    Штурмуют { $target }, прочность { $left }. На него { $n ->
        [one] идёт { $n } корабль
        [few] идут { $n } корабля
       *[many] идут { $n } кораблей
    } прочностью { $strength } вместе. Какие ваши корабли в порту встают на оборону?
    .picked =
        { $n ->
            [1] на оборону встаёт { $picked }
           *[other] на оборону встают { $picked }
        }
    .none = Ни один
admiral-ask-share =
    Надо разделить { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } прочности. Сколько из них получает { $ship }? Без прочности — гибель.
    .answer =
        { $n ->
            [0] ничего: гибель
            [one] { $n } очко
            [few] { $n } очка
           *[many] { $n } очков
        }
admiral-ask-stow =
    Надо разделить { $n ->
        [one] { $n } жемчужину
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }. Сколько из них берёт { $ship }?
    .answer =
        { $n ->
            [0] ни одной
            [one] { $n } жемчужину
            [few] { $n } жемчужины
           *[many] { $n } жемчужин
        }
admiral-ask-mate = С каким кораблём ваш { $ship } будет работать на форте?
admiral-ask-which-fort = На каком форте они будут работать?
admiral-ask-load = Сколько жемчужин берёт ваш { $ship }?
    .answer =
        { $n ->
            [one] { $n } жемчужину
            [few] { $n } жемчужины
           *[many] { $n } жемчужин
        }
admiral-ask-unload = Сколько жемчужин выгружает ваш { $ship }?
    .answer =
        { $n ->
            [one] { $n } жемчужину
            [few] { $n } жемчужины
           *[many] { $n } жемчужин
        }

## пояснения к ответам

admiral-note-target =
    прочность { $left }; { $shots ->
        [one] достаёт { $shots } выстрел
        [few] достают { $shots } выстрела
       *[many] достают { $shots } выстрелов
    }{ $odds ->
        [0] { "" }
       *[other] , шанс уничтожить { $odds } %
    }
    .emoji = 🎯
admiral-note-shooter =
    { $range ->
        [1] в упор
        [one] за { $range } клетку
        [few] за { $range } клетки
       *[many] за { $range } клеток
    }, { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }, шанс попасть { $odds } %
    .emoji = 💥
admiral-note-odds = { $odds ->
    [0] шанс попасть { $hit } %
   *[other] шанс уничтожить { $odds } %
}
admiral-note-struggle =
    прочность { $left }; против него { $n ->
        [one] { $n } ваш корабль
        [few] { $n } ваших корабля
       *[many] { $n } ваших кораблей
    }, шанс победить { $odds } %
    .emoji = ⚔️
admiral-note-strength = прочность { $left }
    .emoji = ⛵
admiral-note-strength-of = прочность { $left } из { $size }
admiral-note-stop-repair = тогда он может стрелять, но не ходить
admiral-note-stop-work = тогда оба корабля свободны
admiral-note-shares = { $ship }: { $left }
admiral-note-stows = { $ship }: { $n }
admiral-note-load = не больше { $n }
admiral-note-load-slow = не больше { $n }; полный трюм стоит клетки хода
admiral-note-unload =
    на борту { $n ->
        [one] { $n } жемчужина
        [few] { $n } жемчужины
       *[many] { $n } жемчужин
    }

## огонь

admiral-event-missed =
    { $seat } обстреливает { $target }: { $n ->
        [one] { $n } выстрел
        [few] { $n } выстрела
       *[many] { $n } выстрелов
    } ({ $ship }), на кубике { $die }. Мимо!
    .brief = огонь ({ $ship }), цель — { $target }: { $die }, промах
    .briefer = { "" }
admiral-event-hit =
    { $seat } обстреливает { $target }: { $n ->
        [one] { $n } выстрел
        [few] { $n } выстрела
       *[many] { $n } выстрелов
    } ({ $ship }), на кубике { $die }. { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }, осталось прочности { $left }.
    .brief =
        огонь ({ $ship }), цель — { $target }: { $die }, { $hits ->
            [one] { $hits } попадание
            [few] { $hits } попадания
           *[many] { $hits } попаданий
        }, осталось { $left }
    .briefer =
        поражает { $target }: { $hits ->
            [one] { $hits } попадание
            [few] { $hits } попадания
           *[many] { $hits } попаданий
        }
admiral-event-destroyed =
    { $seat } обстреливает { $target }: { $n ->
        [one] { $n } выстрел
        [few] { $n } выстрела
       *[many] { $n } выстрелов
    } ({ $ship }), на кубике { $die }. { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }, { $fort ->
        [0] корабль тонет!
       *[other] форт разрушен!
    }
    .brief =
        огонь ({ $ship }), цель — { $target }: { $die }, { $fort ->
            [0] корабль тонет!
           *[other] форт разрушен!
        }
    .briefer =
        { $fort ->
            [0] топит { $target }!
           *[other] разрушает { $target }!
        }

## абордаж

admiral-event-boarded = { $seat } идёт на абордаж: { $ship }; цель — { $target }. Очки: { $points } (кубики { $dice }, прочность { $strength }) против { $total } (кубик { $defence }, прочность { $left }). Победа за нападающим!
    .brief = абордаж ({ $ship }), цель — { $target }: корабль захвачен, { $points } против { $total }
admiral-event-beaten-off = { $seat } идёт на абордаж: { $ship }; цель — { $target }. Очки: { $points } (кубики { $dice }, прочность { $strength }) против { $total } (кубик { $defence }, прочность { $left }). { $owner } отбивает абордаж и захватывает нападавших!
    .brief = абордаж ({ $ship }), цель — { $target }: нападавшие захвачены, { $points } против { $total }
admiral-event-all-lost = { $seat } идёт на абордаж: { $ship }; цель — { $target }. Очки: { $points } (кубики { $dice }, прочность { $strength }) против { $total } (кубик { $defence }, прочность { $left }). Поровну: все, кто дрался, идут на дно.
    .brief = абордаж ({ $ship }), цель — { $target }: { $points } против { $total }, все идут на дно

## штурм

admiral-event-storming = { $seat } идёт на штурм: { $ship }; цель — { $target }.
    .brief = штурм ({ $ship }), цель — { $target }
admiral-event-stormed =
    { $seat } идёт на штурм: { $ship }; цель — { $target }. Очки: { $points } (кубики { $dice }, прочность { $strength }) против { $total } (кубики { $defence }, прочность { $left }{ $n ->
        [0] { "" }
        [one] , на оборону встал { $n } корабль
        [few] , на оборону встали { $n } корабля
       *[many] , на оборону встало { $n } кораблей
    }). Форт взят!
    .brief = штурм ({ $ship }), цель — { $target }: форт взят, { $points } против { $total }
admiral-event-fort-held =
    { $seat } идёт на штурм: { $ship }; цель — { $target }. Очки: { $points } (кубики { $dice }, прочность { $strength }) против { $total } (кубики { $defence }, прочность { $left }{ $n ->
        [0] { "" }
        [one] , на оборону встал { $n } корабль
        [few] , на оборону встали { $n } корабля
       *[many] , на оборону встало { $n } кораблей
    }). Форт устоял, нападавшие идут на дно.
    .brief = штурм ({ $ship }), цель — { $target }: поражение, { $points } против { $total }
admiral-event-fort-razed =
    { $seat } идёт на штурм: { $ship }; цель — { $target }. Очки: { $points } (кубики { $dice }, прочность { $strength }) против { $total } (кубики { $defence }, прочность { $left }{ $n ->
        [0] { "" }
        [one] , на оборону встал { $n } корабль
        [few] , на оборону встали { $n } корабля
       *[many] , на оборону встало { $n } кораблей
    }). Поровну: форт разрушен, все, кто дрался, идут на дно.
    .brief = штурм ({ $ship }), цель — { $target }: { $points } против { $total }, форт разрушен, все идут на дно
admiral-event-fort-given-up = Прочности не осталось, форт разрушен: { $target }.
    .brief = разрушен { $target }
admiral-event-stands = { $target }: осталось прочности { $left }.
    .brief = { $target }: осталось { $left }
admiral-event-buried = { $target } стоял на ремонте в разрушенном форте и погиб вместе с ним.
    .brief = { $target } гибнет в руинах

## раздел

admiral-event-shared = { $seat } делит прочность ({ $ship }): { $left }.
    .brief = прочность ({ $ship }): { $left }
    .briefer = { "" }
admiral-event-stowed = { $seat } делит жемчужины ({ $ship }): { $n }.
    .brief = жемчужины ({ $ship }): { $n }
    .briefer = { "" }
