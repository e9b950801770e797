# «Адмірал»: вогонь, абордаж, штурм, розподіл міцності. $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat, або кілька.
# $target: корабель або форт, з власником. $cell: «C4». $dice: «4, 6». $left: скільки міцності лишилося. $points, $total: очки в бою.

## короткі слова

admiral-key-repair = Ремонт
    .emoji = 🛠️
admiral-key-stop = Припинити ремонт чи роботу
    .emoji = ✋
admiral-key-work = Працювати на форті
    .emoji = 🧱
admiral-key-load = Взяти перлини
    .emoji = 🦪
admiral-key-unload = Вивантажити перлини
    .emoji = 📦
admiral-key-fewer = Менше пострілів
    .emoji = 🔹

## питання

admiral-ask-fire = По кому вогонь?
admiral-ask-shooters = Хто стріляє? Ціль — { $target }; один кубик вирішує за всі ці постріли.
    .picked =
        { $n ->
            [1] стріляє { $picked }
           *[other] разом стріляють { $picked }
        }
admiral-ask-shots-several = Усі постріли, які лишилися, чи менше?
admiral-ask-shots = Скільки пострілів робить ваш { $ship }?
    .answer =
        { $n ->
            [one] { $n } постріл
            [few] { $n } постріли
           *[many] { $n } пострілів
        }
admiral-ask-board = Кого взяти на абордаж?
admiral-ask-boarders = Які ваші кораблі йдуть на абордаж? Ціль — { $target }. Більше в цьому раунді вони нічого не зроблять.
    .picked =
        { $n ->
            [1] на абордаж іде { $picked }; більше в цьому раунді він нічого не зробить
           *[other] на абордаж ідуть { $picked }; більше в цьому раунді вони нічого не зроблять
        }
admiral-ask-storm = Який форт штурмувати?
admiral-ask-stormers = Які ваші кораблі йдуть на штурм? Ціль — { $target }. Більше в цьому раунді вони нічого не зроблять.
    .picked =
        { $n ->
            [1] на штурм іде { $picked }; більше в цьому раунді він нічого не зробить
           *[other] на штурм ідуть { $picked }; більше в цьому раунді вони нічого не зроблять
        }
admiral-ask-join =
    Штурмують { $target }, міцність { $left }. На нього { $n ->
        [one] іде { $n } корабель
        [few] ідуть { $n } кораблі
       *[many] ідуть { $n } кораблів
    } міцністю { $strength } разом. Які ваші кораблі в порту стають до оборони?
    .picked =
        { $n ->
            [1] до оборони стає { $picked }
           *[other] до оборони стають { $picked }
        }
    .none = Жоден
admiral-ask-share =
    Треба розподілити { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    } міцності. Скільки з них отримує { $ship }? Без міцності — загибель.
    .answer =
        { $n ->
            [0] нічого: загибель
            [one] { $n } очко
            [few] { $n } очки
           *[many] { $n } очок
        }
admiral-ask-stow =
    Треба розподілити { $n ->
        [one] { $n } перлину
        [few] { $n } перлини
       *[many] { $n } перлин
    }. Скільки з них бере { $ship }?
    .answer =
        { $n ->
            [0] жодної
            [one] { $n } перлину
            [few] { $n } перлини
           *[many] { $n } перлин
        }
admiral-ask-mate = З яким кораблем ваш { $ship } працюватиме на форті?
admiral-ask-which-fort = На якому форті вони працюватимуть?
admiral-ask-load = Скільки перлин бере ваш { $ship }?
    .answer =
        { $n ->
            [one] { $n } перлину
            [few] { $n } перлини
           *[many] { $n } перлин
        }
admiral-ask-unload = Скільки перлин вивантажує ваш { $ship }?
    .answer =
        { $n ->
            [one] { $n } перлину
            [few] { $n } перлини
           *[many] { $n } перлин
        }

## пояснення до відповідей

admiral-note-target =
    міцність { $left }; { $shots ->
        [one] дістає { $shots } постріл
        [few] дістають { $shots } постріли
       *[many] дістають { $shots } пострілів
    }{ $odds ->
        [0] { "" }
       *[other] , шанс знищити { $odds } %
    }
    .emoji = 🎯
admiral-note-shooter =
    { $range ->
        [1] упритул
        [one] за { $range } клітинку
        [few] за { $range } клітинки
       *[many] за { $range } клітинок
    }, { $shots ->
        [one] { $shots } постріл
        [few] { $shots } постріли
       *[many] { $shots } пострілів
    }, шанс влучити { $odds } %
    .emoji = 💥
admiral-note-odds = { $odds ->
    [0] шанс влучити { $hit } %
   *[other] шанс знищити { $odds } %
}
admiral-note-struggle =
    міцність { $left }; проти нього { $n ->
        [one] { $n } ваш корабель
        [few] { $n } ваші кораблі
       *[many] { $n } ваших кораблів
    }, шанс перемогти { $odds } %
    .emoji = ⚔️
admiral-note-strength = міцність { $left }
    .emoji = ⛵
admiral-note-strength-of = міцність { $left } з { $size }
admiral-note-stop-repair = тоді він може стріляти, але не ходити
admiral-note-stop-work = тоді обидва кораблі вільні
admiral-note-shares = { $ship }: { $left }
admiral-note-stows = { $ship }: { $n }
admiral-note-load = не більше { $n }
admiral-note-load-slow = не більше { $n }; повний трюм коштує клітинки ходу
admiral-note-unload =
    на борту { $n ->
        [one] { $n } перлина
        [few] { $n } перлини
       *[many] { $n } перлин
    }

## вогонь

admiral-event-missed =
    { $seat } обстрілює { $target }: { $n ->
        [one] { $n } постріл
        [few] { $n } постріли
       *[many] { $n } пострілів
    } ({ $ship }), на кубику { $die }. Мимо!
    .brief = вогонь ({ $ship }), ціль — { $target }: { $die }, промах
    .briefer = { "" }
admiral-event-hit =
    { $seat } обстрілює { $target }: { $n ->
        [one] { $n } постріл
        [few] { $n } постріли
       *[many] { $n } пострілів
    } ({ $ship }), на кубику { $die }. { $hits ->
        [one] { $hits } влучання
        [few] { $hits } влучання
       *[many] { $hits } влучань
    }, лишилося міцності { $left }.
    .brief =
        вогонь ({ $ship }), ціль — { $target }: { $die }, { $hits ->
            [one] { $hits } влучання
            [few] { $hits } влучання
           *[many] { $hits } влучань
        }, лишилося { $left }
    .briefer =
        уражає { $target }: { $hits ->
            [one] { $hits } влучання
            [few] { $hits } влучання
           *[many] { $hits } влучань
        }
admiral-event-destroyed =
    { $seat } обстрілює { $target }: { $n ->
        [one] { $n } постріл
        [few] { $n } постріли
       *[many] { $n } пострілів
    } ({ $ship }), на кубику { $die }. { $hits ->
        [one] { $hits } влучання
        [few] { $hits } влучання
       *[many] { $hits } влучань
    }, { $fort ->
        [0] корабель тоне!
       *[other] форт зруйновано!
    }
    .brief =
        вогонь ({ $ship }), ціль — { $target }: { $die }, { $fort ->
            [0] корабель тоне!
           *[other] форт зруйновано!
        }
    .briefer =
        { $fort ->
            [0] топить { $target }!
           *[other] руйнує { $target }!
        }

## абордаж

admiral-event-boarded = { $seat } іде на абордаж: { $ship }; ціль — { $target }. Очки: { $points } (кубики { $dice }, міцність { $strength }) проти { $total } (кубик { $defence }, міцність { $left }). Перемога за нападником!
    .brief = абордаж ({ $ship }), ціль — { $target }: корабель захоплено, { $points } проти { $total }
admiral-event-beaten-off = { $seat } іде на абордаж: { $ship }; ціль — { $target }. Очки: { $points } (кубики { $dice }, міцність { $strength }) проти { $total } (кубик { $defence }, міцність { $left }). { $owner } відбиває абордаж і захоплює нападників!
    .brief = абордаж ({ $ship }), ціль — { $target }: нападників захоплено, { $points } проти { $total }
admiral-event-all-lost = { $seat } іде на абордаж: { $ship }; ціль — { $target }. Очки: { $points } (кубики { $dice }, міцність { $strength }) проти { $total } (кубик { $defence }, міцність { $left }). Порівну: усі, хто бився, ідуть на дно.
    .brief = абордаж ({ $ship }), ціль — { $target }: { $points } проти { $total }, усі йдуть на дно

## штурм

admiral-event-storming = { $seat } іде на штурм: { $ship }; ціль — { $target }.
    .brief = штурм ({ $ship }), ціль — { $target }
admiral-event-stormed =
    { $seat } іде на штурм: { $ship }; ціль — { $target }. Очки: { $points } (кубики { $dice }, міцність { $strength }) проти { $total } (кубики { $defence }, міцність { $left }{ $n ->
        [0] { "" }
        [one] , до оборони став { $n } корабель
        [few] , до оборони стали { $n } кораблі
       *[many] , до оборони стало { $n } кораблів
    }). Форт узято!
    .brief = штурм ({ $ship }), ціль — { $target }: форт узято, { $points } проти { $total }
admiral-event-fort-held =
    { $seat } іде на штурм: { $ship }; ціль — { $target }. Очки: { $points } (кубики { $dice }, міцність { $strength }) проти { $total } (кубики { $defence }, міцність { $left }{ $n ->
        [0] { "" }
        [one] , до оборони став { $n } корабель
        [few] , до оборони стали { $n } кораблі
       *[many] , до оборони стало { $n } кораблів
    }). Форт вистояв, нападники йдуть на дно.
    .brief = штурм ({ $ship }), ціль — { $target }: поразка, { $points } проти { $total }
admiral-event-fort-razed =
    { $seat } іде на штурм: { $ship }; ціль — { $target }. Очки: { $points } (кубики { $dice }, міцність { $strength }) проти { $total } (кубики { $defence }, міцність { $left }{ $n ->
        [0] { "" }
        [one] , до оборони став { $n } корабель
        [few] , до оборони стали { $n } кораблі
       *[many] , до оборони стало { $n } кораблів
    }). Порівну: форт зруйновано, усі, хто бився, ідуть на дно.
    .brief = штурм ({ $ship }), ціль — { $target }: { $points } проти { $total }, форт зруйновано, усі йдуть на дно
admiral-event-fort-given-up = Міцності не лишилося, форт зруйновано: { $target }.
    .brief = зруйновано { $target }
admiral-event-stands = { $target }: лишилося міцності { $left }.
    .brief = { $target }: лишилося { $left }
admiral-event-buried = { $target } стояв на ремонті в зруйнованому форті й загинув разом із ним.
    .brief = { $target } гине в руїнах

## розподіл

admiral-event-shared = { $seat } ділить міцність ({ $ship }): { $left }.
    .brief = міцність ({ $ship }): { $left }
    .briefer = { "" }
admiral-event-stowed = { $seat } ділить перлини ({ $ship }): { $n }.
    .brief = перлини ({ $ship }): { $n }
    .briefer = { "" }
