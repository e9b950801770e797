# «Адмірал»: брандери. $seat: ім’я гравця. $ship: «фрегат f2», він у $seat, або кілька. $target: кілька кораблів, з власниками.
# $cell: «C4». $hits: пошкодження. $n, $hurt: скільки кораблів і скількох вони зачеплять. $left: скільки міцності лишилося
# з $size.

## короткі слова

admiral-key-fireship = Зробити брандером
    .emoji = 🔥
admiral-key-explode = Підірвати
    .emoji = 💥

## питання

admiral-ask-fireship = Який корабель стане брандером? Він далі ходить, але не стріляє, не йде на абордаж і не ремонтується, а у ваш наступний хід вибухне й загине.
admiral-ask-explode = Який брандер підірвати зараз? Дістанеться всім кораблям поруч, вашим теж.

## пояснення до відповідей

admiral-note-fireship = усім довкола пошкоджень { $hits }
    .emoji = 🔥
admiral-note-explode =
    пошкоджень { $hits }{ $n ->
        [0] , поруч нікого
       *[other] { "" }
    }
    .emoji = 💥

## що кажуть про відповідь поруч із поясненням

admiral-remark-fireship = корабель далі ходить, але не стріляє, не йде на абордаж і не ремонтується, а у ваш наступний хід вибухне
admiral-remark-explodes =
    { $n ->
        [1] вибухне { $ship }: пошкоджень { $hits }{ $hurt ->
            [0] , поруч нікого
           *[other] { "" }
        }
       *[other] вибухнуть по черзі: { $ship }{ $hurt ->
            [0] ; поруч нікого
           *[other] { "" }
        }
    }
admiral-remark-explodes-adrift =
    після дрейфу { $n ->
        [1] вибухне { $ship }
       *[other] вибухнуть { $ship }
    }: дістанеться всім, хто опиниться поруч
admiral-remark-blast-own = дістанеться своїм
admiral-remark-blast-left = { $ship }: лишиться { $left } з { $size }
admiral-remark-blast-sinks = потопить: { $ship }

## відмови

admiral-refuse-no-fireship = Зараз жоден ваш корабель не може стати брандером: ні той, що стріляв чи бився, ні той, що в ремонті.
admiral-refuse-no-fireships = У цьому сценарії немає брандерів.
admiral-refuse-has-fired = Цього ходу { $ship } уже стріляв і стати брандером не може.
admiral-refuse-lit = { $ship } — брандер: він ходить і вибухає, більше нічого.
admiral-refuse-nothing-to-explode = Цього ходу підривати нічого: брандер вибухає в наступний хід після того, як ним став.
admiral-refuse-explode-drifts = У шторм брандери вибухають, коли віддрейфують усі ваші кораблі, які мусять.
admiral-refuse-explode-not-she = { $ship } не брандер, що вибухає цього ходу.

## що сталося

admiral-event-fireship = { $seat } робить брандером { $ship }. У наступний хід він вибухне!
    .brief = { $ship } тепер брандер!
admiral-event-exploded =
    { $seat } підриває брандер на { $cell }: { $ship }, пошкоджень { $hits }. { $n ->
        [0] Поруч нікого.
        [one] Зачеплено { $n } корабель.
        [few] Зачеплено { $n } кораблі.
       *[many] Зачеплено { $n } кораблів.
    }
    .brief = { $ship } вибухає на { $cell }!
admiral-event-blasted =
    { $seat }: { $ship } на { $cell } дістає пошкоджень { $hits }, { $left ->
        [0] корабель тоне!
       *[other] лишилося міцності { $left }.
    }
    .brief =
        { $ship }: { $left ->
            [0] тоне!
           *[other] лишилося { $left }
        }

## становище словами

admiral-line-fireship =
    { $ship } на { $cell } — брандер; якби вибухнув тут, { $n ->
        [0] не зачепив би нікого.
       *[other] завдав би пошкоджень { $hits }: { $target }.
    }
