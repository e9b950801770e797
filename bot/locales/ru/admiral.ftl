# «Адмирал». $seat, $owner: имя игрока. $ship: «фрегат f2», он у $seat. $target: корабль или форт, с владельцем. $cell: «C4».
# Названия кораблей и фортов мужского рода и неодушевлённые: в винительном падеже они те же.

## как называется игра и что предлагает

admiral-name = Адмирал
admiral-about = Адмирал: флоты, форты и штормы; гонки, бои, абордажи, штурмы и жемчуг, который надо довезти
    .name = адмирал
admiral-command-orders = Ваши приказы: что решается за вас в чужой ход и что делать, когда делать нечего
    .name = приказы
admiral-resign = Ваши корабли уберут с моря, а форты { $teams ->
    [none] станут ничьими.
   *[other] перейдут к союзнику, у которого есть корабли.
} { $others ->
    [0] На этом гонка закончится.
    [1] Победит другой игрок.
   *[other] { $teams ->
        [none] Остальные играют дальше.
       *[other] Остальные играют дальше, если команд больше одной: единственная побеждает.
    }
}

## корабли и форты, по их именам

# $piece: what kind it is, $cell: of a fort the one that it stands in.
admiral-piece = { $piece ->
    [s] линейный корабль { $id }
    [g] галеон { $id }
    [f] фрегат { $id }
    [b] бриг { $id }
    [fort] форт { $cell }
   *[other] { $id }
}

## короткие слова

# ход

admiral-key-drift = В дрейф
    .emoji = 🌀
admiral-key-fire = Огонь
    .emoji = 🎯
admiral-key-board = Абордаж
    .emoji = ⚔️
admiral-key-storm = Штурм форта
    .emoji = 🏰
admiral-key-stay = Остаться в укрытии
    .emoji = ⚓
admiral-key-rest = Всем остальным стоять
    .emoji = ⚓

# приказы

admiral-key-defence = Оборона форта
    .emoji = 🏰
admiral-key-sharing = Раздел прочности
    .emoji = ➗
admiral-key-stowing = Раздел жемчужин
    .emoji = 🦪
admiral-key-idle = Пустые ходы
    .emoji = 💤
admiral-key-all = Все выстрелы
    .emoji = 💥
admiral-key-pass = Пропускать
    .emoji = 💤
admiral-key-call = Звать меня
    .emoji = ❓
admiral-key-defence-all = форт обороняют все корабли в порту
admiral-key-defence-ask = спрашивать, кто обороняет форт
admiral-key-sharing-usual = прочность делить как обычно
admiral-key-sharing-ask = спрашивать, как делить прочность
admiral-key-stowing-usual = жемчужины делить как обычно
admiral-key-stowing-ask = спрашивать, как делить жемчужины
admiral-key-idle-pass = пустые ходы проходят сами
admiral-key-idle-call = звать и на пустые ходы

## о чём решение

admiral-about-fort = выбор форта
admiral-about-turn = командование флотом
admiral-about-drift = дрейф
admiral-about-join = оборона форта
admiral-about-share = раздел прочности
admiral-about-pearls = раздел жемчужин
admiral-about-resume = продолжение

## вопросы

admiral-ask-fort = С какого форта начинаете? Ваша цель — порт форта напротив.
admiral-ask-berth = На какой клетке порта встанет ваш { $ship }?
admiral-ask-turn = Что делает ваш флот? Действуйте в любом порядке; в конце завершите ход.
admiral-ask-turn-drifts = Шторм: вашим кораблям придётся дрейфовать. Что сделать до дрейфа и между дрейфами?
admiral-ask-ship = Что делает ваш { $ship }?
    .under = Идти: { $what } …
    .all = Куда идти …
admiral-ask-drift = Где закончится дрейф? Ваш { $ship } может остановиться в порту.
admiral-ask-leave = Ваш { $ship } в укрытии. Остаться или выйти и дрейфовать?
admiral-ask-resume = Игрок вышел из игры. Продолжить?
admiral-ask-orders-defence = Штурмуют ваш форт: кто из кораблей в его порту обороняется вместе с ним?
admiral-ask-orders-sharing = Вы победили, обороняясь: кто делит прочность?
admiral-ask-orders-stowing = Вы победили, обороняясь: кто делит жемчужины?
admiral-ask-orders-idle = Ход, в котором ничего или почти ничего не сделать:

## пояснения к ответам

admiral-note-ship-does = прочность { $left } – { $does }
admiral-note-ship =
    { $fire ->
        [0] { "" }
       *[other] брандер, { "" }
    }прочность { $left }{ $shots ->
        [0] { "" }
        [one] , { $shots } выстрел
        [few] , { $shots } выстрела
       *[many] , { $shots } выстрелов
    }{ $moves ->
        [0] { "" }
       *[other] , ещё не ходил
    }
    .emoji = { $fire ->
        [0] ⛵
       *[other] 🔥
    }
admiral-note-goal = цель: { $target }
admiral-note-drift = снесёт сюда
    .emoji = 🌀
admiral-note-drift-port = остановка в порту
    .emoji = ⚓
admiral-note-drift-reef =
    риф: { $n ->
        [one] { $n } повреждение
        [few] { $n } повреждения
       *[many] { $n } повреждений
    }
    .emoji = 💥
admiral-note-end-drifts = сначала дрейфуют все, кому положено

## что стоит на меню

admiral-pick-piece = Корабль или форт …
