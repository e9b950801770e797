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

# що лишає переможець абордажу

ageofsail-key-own = Свій корабель
    .emoji = ⛵
ageofsail-key-prize = Приз
    .emoji = 🏴
ageofsail-key-both = Обидва
    .emoji = ⚓

# накази

ageofsail-key-orders = Накази
    .emoji = 📜
ageofsail-key-return = Вогонь у відповідь
    .emoji = 💥
ageofsail-key-turn = Поворот бортом
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

# вітер і накази, у рядках

ageofsail-key-strong = сильний
ageofsail-key-medium = середній
ageofsail-key-light = слабкий
ageofsail-key-return-largest = відповідати найбільшим залпом
ageofsail-key-return-single = відповідати по одному пострілу
ageofsail-key-return-hold = на вогонь не відповідати
ageofsail-key-turn-yes = повертатися бортом
ageofsail-key-turn-no = бортом не повертатися
ageofsail-key-forts-always = фортеці завжди стріляти
ageofsail-key-forts-hold = фортеці не стріляти
ageofsail-key-forts-ask = питати про вогонь фортеці
ageofsail-key-prizes-usual = призи як зазвичай
ageofsail-key-prizes-ask = питати про призи

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
