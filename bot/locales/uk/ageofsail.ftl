# «Адмірал: епоха вітрил». $seat, $owner, $other: ім’я гравця. $ship, $target: «фрегат f2». $cell: «C4».
# Назви кораблів чоловічого роду й неістоти: фрегат, бриг і лінійний корабель у знахідному відмінку ті самі.

## як називається гра і що пропонує

ageofsail-name = Адмірал: епоха вітрил
ageofsail-about = Адмірал, епоха вітрил: ескадри, вітер і залпи; перемагає останній флот на плаву
    .name = епоха-вітрил
ageofsail-command-orders = Ваші накази: що роблять ваші кораблі й фортеця в чужий хід
    .name = накази
ageofsail-resign = Ваші кораблі приберуть із моря. { $others ->
    [1] Переможе інший гравець.
   *[other] Решта б’ється далі; ваша фортеця лишиться перешкодою.
}

## кораблі, за їхніми іменами

ageofsail-piece = { $id ->
    [s1] лінійний корабель { $id }
    [s2] лінійний корабель { $id }
    [s3] лінійний корабель { $id }
    [s4] лінійний корабель { $id }
    [b1] бриг { $id }
    [b2] бриг { $id }
    [b3] бриг { $id }
    [b4] бриг { $id }
   *[other] фрегат { $id }
}

## короткі слова

# хід

ageofsail-key-wind = Відкрити карту вітру
    .emoji = 🧭
ageofsail-key-stay = Лишити всіх на місці
    .emoji = ⚓
ageofsail-key-cannons = Гармати фортеці
    .emoji = 💥
ageofsail-key-repair = Ремонт
    .emoji = 🔧
ageofsail-key-on = Іти далі
    .emoji = ⛵
ageofsail-key-done = Готово
    .emoji = ✅
ageofsail-key-end = Завершити хід
    .emoji = 🏁

# вогонь фортеці в чужий хід

ageofsail-key-fire = Вогонь
    .emoji = 💥
ageofsail-key-hold = Не стріляти
    .emoji = ✋
ageofsail-key-all = Вогонь з усіх
    .emoji = 💥
ageofsail-key-none = Не стріляти з жодної
    .emoji = ✋

# що лишає переможець абордажа

ageofsail-key-own = Корпус переможця
    .emoji = ⛵
ageofsail-key-prize = Переможений корпус
    .emoji = 🏴
ageofsail-key-both = Обидва
    .emoji = ⚓

# накази

ageofsail-key-orders = Накази
    .emoji = 📜
ageofsail-key-return = Вогонь у відповідь
    .emoji = 💥
ageofsail-key-turn = Поворот до противника
    .emoji = 🔄
ageofsail-key-forts = Вогонь фортеці
    .emoji = 🏰
ageofsail-key-prizes = Призи
    .emoji = 🏴
ageofsail-key-largest = Найбільший залп
    .emoji = 💥
ageofsail-key-single = По одному пострілу
    .emoji = 🔹
ageofsail-key-always = Завжди
    .emoji = 💥
ageofsail-key-usual = Як зазвичай
    .emoji = ⚓
ageofsail-key-ask = Питати мене
    .emoji = ❓
ageofsail-key-yes = Так
    .emoji = ✅
ageofsail-key-no = Ні
    .emoji = ✋
