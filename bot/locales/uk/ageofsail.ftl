# «Адмірал: епоха вітрил». $seat, $owner, $other: ім’я гравця. $ship, $target: «фрегат f2». $cell: «C4».
# Назви кораблів чоловічого роду й неістоти: фрегат, бриг і лінійний корабель у знахідному відмінку ті самі.

## як називається гра і що пропонує

ageofsail-name = Адмірал: епоха вітрил
ageofsail-about = Адмірал, епоха вітрил: ескадри, вітер і залпи; перемагає останній флот на плаву
    .name = епоха-вітрил
ageofsail-command-orders = Ваші накази: що роблять ваші кораблі й фортеця в чужий хід
    .name = накази
ageofsail-resign = { $scenario ->
    [assault] Ви вибуваєте разом із кораблями й гарматами.
   *[other] Ваші кораблі приберуть із моря.
} { $others ->
    [1] Переможе інший гравець.
   *[other] { $scenario ->
        [battle] Решта б’ється далі; ваша фортеця лишиться перешкодою.
       *[other] Решта грає далі, а якщо на вашому боці нікого не лишиться, переможе інший бік.
    }
}

## кораблі, за їхніми іменами
ageofsail-piece = { $id ->
    [s1] лінійний корабель { $id }
    [s2] лінійний корабель { $id }
    [s3] лінійний корабель { $id }
    [s4] лінійний корабель { $id }
    [s5] лінійний корабель { $id }
    [s6] лінійний корабель { $id }
    [s7] лінійний корабель { $id }
    [s8] лінійний корабель { $id }
    [s9] лінійний корабель { $id }
    [s10] лінійний корабель { $id }
    [b1] бриг { $id }
    [b2] бриг { $id }
    [b3] бриг { $id }
    [b4] бриг { $id }
    [b5] бриг { $id }
    [b6] бриг { $id }
    [b7] бриг { $id }
    [b8] бриг { $id }
    [b9] бриг { $id }
    [b10] бриг { $id }
   *[other] фрегат { $id }
}
## короткі слова

# хід

ageofsail-key-stay = Лишити всіх на місці
    .emoji = ⚓
ageofsail-key-cannons = Гармати фортеці
    .emoji = 💥
ageofsail-key-repair = Ремонт
    .emoji = 🔧
ageofsail-key-done = Готово
    .emoji = ✅

# вогонь фортеці в чужий хід

ageofsail-key-fire = Вогонь
    .emoji = 💥
ageofsail-key-all = Усі одразу
    .emoji = ⏩
ageofsail-key-none = Жодної
    .emoji = ✋

# що лишає переможець абордажу

ageofsail-key-own = Свій корабель
    .emoji = ⛵
ageofsail-key-prize = Приз
    .emoji = 🏴
ageofsail-key-both = Обидва
    .emoji = ⚓

# лінії й висадка

ageofsail-key-form = Вишикувати лінію
    .emoji = 🔗
ageofsail-key-rest = Розставити решту за мене
ageofsail-key-leave = Вийти з лінії
    .emoji = ↪️
ageofsail-key-land = Висадити десант
    .emoji = 🏝️
ageofsail-key-party = Вести десант
    .emoji = 🚩

# готові форми фортеці для штурму

ageofsail-key-row = Ряд із десяти
    .emoji = ➖
ageofsail-key-block = Щільний блок
    .emoji = ⬛
ageofsail-key-cross = Хрест
    .emoji = ➕
ageofsail-key-bay = Бухта
    .emoji = ⚓

# сторони

ageofsail-key-merchant = Торговельний корабель
ageofsail-key-pirate = Пірат
ageofsail-key-hunter = Мисливець
ageofsail-key-defender = Оборона
ageofsail-key-attacker = Штурм

## карти ситуацій

ageofsail-card-storm = шторм
    .emoji = ⛈️
ageofsail-card-storm-effect = один ваш корабель, за жеребом, зносить на дві клітинки за вітром
ageofsail-card-teleport = телепорт
    .emoji = 🌀
ageofsail-card-teleport-effect = один свій корабель можна поставити на будь-яку клітинку не ближче 3 від чужих кораблів і фортець
ageofsail-card-repair = ремонт у морі
    .emoji = 🔧
ageofsail-card-repair-effect = один ваш пошкоджений корабель відновлює щоглу
ageofsail-card-fair = попутний вітер (дальність +1)
    .emoji = ⛵
ageofsail-card-fair-effect = дальність +1, але не проти вітру
ageofsail-card-calm = штиль (кораблі не йдуть)
    .emoji = 😴
ageofsail-card-calm-effect = ваші кораблі повертають і стріляють, але не йдуть
ageofsail-card-gunners = влучні гармаші (+1 до кубика)
    .emoji = 🎯
ageofsail-card-gunners-effect = +1 до кожного кубика ваших атак
ageofsail-card-fog = туман (ніхто не стріляє)
    .emoji = 🌫️
ageofsail-card-fog-effect = цього ходу не стріляє ніхто
ageofsail-card-shift = зміна вітру
    .emoji = 🧭
ageofsail-card-shift-effect = інша карта вітру замість першої
ageofsail-card-quiet = спокійне море
    .emoji = 🌊
ageofsail-card-quiet-effect = нічого не відбувається
