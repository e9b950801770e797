# «Адмірал». $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat. $target: корабель або форт, з власником. $cell: «C4».
# Назви кораблів і фортів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## як називається гра і що пропонує

admiral-name = Адмірал
admiral-about = Адмірал: флоти, форти й шторми; перегони, бої, абордажі, штурми та перлини, які треба довезти
    .name = адмірал
admiral-command-orders = Ваші накази: що вирішується за вас у чужий хід і що робити, коли робити нічого
    .name = накази
admiral-resign = Ваші кораблі приберуть із моря, а форти стануть нічийними. { $others ->
    [0] На цьому перегони закінчаться.
    [1] Переможе інший гравець.
   *[other] Решта грає далі.
}

## кораблі й форти, за їхніми іменами

admiral-piece = { $id ->
    [s1] лінійний корабель { $id }
    [s2] лінійний корабель { $id }
    [s3] лінійний корабель { $id }
    [s4] лінійний корабель { $id }
    [s5] лінійний корабель { $id }
    [s6] лінійний корабель { $id }
    [g1] галеон { $id }
    [g2] галеон { $id }
    [g3] галеон { $id }
    [g4] галеон { $id }
    [g5] галеон { $id }
    [g6] галеон { $id }
    [f1] фрегат { $id }
    [f2] фрегат { $id }
    [f3] фрегат { $id }
    [f4] фрегат { $id }
    [f5] фрегат { $id }
    [f6] фрегат { $id }
    [b1] бриг { $id }
    [b2] бриг { $id }
    [b3] бриг { $id }
    [b4] бриг { $id }
    [b5] бриг { $id }
    [b6] бриг { $id }
    [fort-a1] форт A1
    [fort-a13] форт A13
    [fort-a14] форт A14
    [fort-l1] форт L1
    [fort-l14] форт L14
    [fort-m14] форт M14
    [fort-x1] форт X1
    [fort-x2] форт X2
    [fort-x7] форт X7
    [fort-x14] форт X14
   *[other] { $id }
}

## короткі слова

# хід

admiral-key-drift = У дрейф
    .emoji = 🌀
admiral-key-fire = Вогонь
    .emoji = 🎯
admiral-key-board = Абордаж
    .emoji = ⚔️
admiral-key-storm = Штурм форту
    .emoji = 🏰
admiral-key-stay = Лишитися в укритті
    .emoji = ⚓
admiral-key-rest = Усім, хто лишився, стояти
    .emoji = ⚓

# накази

admiral-key-defence = Оборона форту
    .emoji = 🏰
admiral-key-sharing = Розподіл міцності
    .emoji = ➗
admiral-key-stowing = Розподіл перлин
    .emoji = 🦪
admiral-key-idle = Порожні ходи
    .emoji = 💤
admiral-key-all = Усі постріли
    .emoji = 💥
admiral-key-pass = Пропускати
    .emoji = 💤
admiral-key-call = Кликати мене
    .emoji = ❓
admiral-key-defence-all = форт обороняють усі кораблі в порту
admiral-key-defence-ask = питати, хто обороняє форт
admiral-key-sharing-usual = міцність ділити як зазвичай
admiral-key-sharing-ask = питати, як ділити міцність
admiral-key-stowing-usual = перлини ділити як зазвичай
admiral-key-stowing-ask = питати, як ділити перлини
admiral-key-idle-pass = порожні ходи минають самі
admiral-key-idle-call = кликати й на порожні ходи

## про що рішення

admiral-about-fort = вибір форту
admiral-about-turn = хід флоту
admiral-about-drift = дрейф
admiral-about-join = оборона форту
admiral-about-share = розподіл міцності
admiral-about-pearls = розподіл перлин
admiral-about-resume = продовження

## питання

admiral-ask-fort = З якого форту починаєте? Ваша мета — порт форту навпроти.
admiral-ask-berth = На якій клітинці порту стоятиме ваш { $ship }?
admiral-ask-turn = Що робить ваш флот? Дійте в будь-якому порядку; наприкінці завершіть хід.
admiral-ask-turn-drifts = Шторм: ваші кораблі мусять дрейфувати. Що зробити до дрейфу й між дрейфами?
admiral-ask-ship = Що робить ваш { $ship }?
    .under = Іти: { $what } …
    .all = Куди йти …
admiral-ask-drift = Де закінчиться дрейф? Ваш { $ship } може зупинитися в порту.
admiral-ask-leave = Ваш { $ship } в укритті. Лишитися чи вийти й дрейфувати?
admiral-ask-resume = Гравець вийшов із гри. Продовжити?
admiral-ask-orders-defence = Штурмують ваш форт: хто з кораблів у його порту обороняється разом із ним?
admiral-ask-orders-sharing = Ви перемогли, обороняючись: хто ділить міцність?
admiral-ask-orders-stowing = Ви перемогли, обороняючись: хто ділить перлини?
admiral-ask-orders-idle = Хід, у якому нічого чи майже нічого не зробиш:

## пояснення до відповідей

admiral-note-ship-does = міцність { $left } – { $does }
admiral-note-ship =
    міцність { $left }{ $shots ->
        [0] { "" }
        [one] , { $shots } постріл
        [few] , { $shots } постріли
       *[many] , { $shots } пострілів
    }{ $moves ->
        [0] { "" }
       *[other] , ще не ходив
    }
    .emoji = ⛵
admiral-note-goal = мета: { $target }
admiral-note-drift = знесе сюди
    .emoji = 🌀
admiral-note-drift-port = зупинка в порту
    .emoji = ⚓
admiral-note-drift-reef =
    риф: { $n ->
        [one] { $n } пошкодження
        [few] { $n } пошкодження
       *[many] { $n } пошкоджень
    }
    .emoji = 💥
admiral-note-end-drifts = спершу дрейфують усі, хто мусить

## що стоїть на меню

admiral-pick-piece = Корабель чи форт …

## відмови

admiral-refuse-drift = На { $cell } шторм не занесе { $ship }.
admiral-refuse-drift-first = У шторм кораблі дрейфують по черзі, найперші ті, що найдалі за вітром. Черга ще не дійшла або вже минула: { $ship }.
admiral-refuse-fort-taken = Уже зайнято: { $target }.
admiral-refuse-least = За свіжого вітру тут ходять не менше ніж на { $n } клітинки.
admiral-refuse-not-yours = Це не ваше: { $target }.
admiral-refuse-spent = У цьому раунді { $ship } уже бився й більше нічого не робить.
admiral-refuse-moved = Цього ходу { $ship } уже ходив.
admiral-refuse-task = Ходити { $ship } не може: він у ремонті, працює на форті, або його ремонт щойно припинено.
admiral-refuse-still = Іти { $ship } нікуди не може, і зробити йому більше нічого.
