# «Адмірал». $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat. $target: корабель або форт, з власником. $cell: «C4».
# Назви кораблів і фортів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## як називається гра і що пропонує

admiral-name = Адмірал
admiral-about = Адмірал: флоти, форти й шторми; перегони, бої, абордажі, штурми та перлини, які треба довезти
    .name = адмірал
admiral-command-orders = Ваші накази: що вирішується за вас у чужий хід і що робити, коли робити нічого
    .name = накази
admiral-resign = Ваші кораблі приберуть із моря, а форти { $teams ->
    [none] стануть нічийними.
   *[other] перейдуть до союзника, у якого є кораблі.
} { $others ->
    [0] На цьому перегони закінчаться.
    [1] Переможе інший гравець.
   *[other] { $teams ->
        [none] Решта грає далі.
       *[other] Решта грає далі, якщо команд більше однієї: єдина перемагає.
    }
}

## кораблі й форти, за їхніми іменами

# $piece: what kind it is, $cell: of a fort the one that it stands in.
admiral-piece = { $piece ->
    [s] лінійний корабель { $id }
    [g] галеон { $id }
    [f] фрегат { $id }
    [b] бриг { $id }
    [fort] форт { $cell }
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
admiral-about-turn = командування флотом
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
    { $fire ->
        [0] { "" }
       *[other] брандер, { "" }
    }міцність { $left }{ $shots ->
        [0] { "" }
        [one] , { $shots } постріл
        [few] , { $shots } постріли
       *[many] , { $shots } пострілів
    }{ $moves ->
        [0] { "" }
       *[other] , ще не ходив
    }
    .emoji = { $fire ->
        [0] ⛵
       *[other] 🔥
    }
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
