# «Адмирал: эпоха парусов». $seat, $owner, $other: имя игрока. $ship, $target: «фрегат f2». $cell: «C4».
# Названия кораблей мужского рода и неодушевлённые: фрегат, бриг и линейный корабль в винительном падеже те же.

## как называется игра и что предлагает

ageofsail-name = Адмирал: эпоха парусов
ageofsail-about = Адмирал, эпоха парусов: эскадры, ветер и залпы; побеждает последний флот на плаву
    .name = эпоха-парусов
ageofsail-command-orders = Ваши приказы: что делают ваши корабли и крепость в чужой ход
    .name = приказы
ageofsail-resign = { $scenario ->
    [assault] Вы выбываете вместе с кораблями и пушками.
   *[other] Ваши корабли уберут с моря.
} { $others ->
    [1] Победит другой игрок.
   *[other] { $scenario ->
        [battle] Остальные сражаются дальше; ваша крепость останется препятствием.
       *[other] Остальные играют дальше, а если на вашей стороне никого не останется, победит другая сторона.
    }
}

## корабли, по их именам
ageofsail-piece = { $id ->
    [s1] линейный корабль { $id }
    [s2] линейный корабль { $id }
    [s3] линейный корабль { $id }
    [s4] линейный корабль { $id }
    [s5] линейный корабль { $id }
    [s6] линейный корабль { $id }
    [s7] линейный корабль { $id }
    [s8] линейный корабль { $id }
    [s9] линейный корабль { $id }
    [s10] линейный корабль { $id }
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
## короткие слова

# ход

ageofsail-key-stay = Оставить всех на месте
    .emoji = ⚓
ageofsail-key-cannons = Пушки крепости
    .emoji = 💥
ageofsail-key-repair = Ремонт
    .emoji = 🔧
ageofsail-key-done = Готово
    .emoji = ✅

# огонь крепости в чужой ход

ageofsail-key-fire = Огонь
    .emoji = 💥
ageofsail-key-all = Все сразу
    .emoji = ⏩
ageofsail-key-none = Ни одной
    .emoji = ✋

# что оставляет победитель абордажа

ageofsail-key-own = Свой корабль
    .emoji = ⛵
ageofsail-key-prize = Приз
    .emoji = 🏴
ageofsail-key-both = Оба
    .emoji = ⚓

# линии и высадка

ageofsail-key-form = Построить линию
    .emoji = 🔗
ageofsail-key-rest = Расставить остальные за меня
ageofsail-key-leave = Выйти из линии
    .emoji = ↪️
ageofsail-key-land = Высадить десант
    .emoji = 🏝️
ageofsail-key-party = Вести десант
    .emoji = 🚩

# готовые формы крепости для штурма

ageofsail-key-row = Ряд из десяти
    .emoji = ➖
ageofsail-key-block = Плотный блок
    .emoji = ⬛
ageofsail-key-cross = Крест
    .emoji = ➕
ageofsail-key-bay = Бухта
    .emoji = ⚓

# стороны

ageofsail-key-merchant = Торговый корабль
ageofsail-key-pirate = Пират
ageofsail-key-hunter = Охотник
ageofsail-key-defender = Оборона
ageofsail-key-attacker = Штурм

## карты ситуаций

ageofsail-card-storm = шторм
    .emoji = ⛈️
ageofsail-card-storm-effect = один ваш корабль, по жребию, сносит на две клетки по ветру
ageofsail-card-teleport = телепорт
    .emoji = 🌀
ageofsail-card-teleport-effect = один свой корабль можно поставить на любую клетку не ближе 3 от чужих кораблей и крепостей
ageofsail-card-repair = ремонт в море
    .emoji = 🔧
ageofsail-card-repair-effect = один ваш повреждённый корабль восстанавливает мачту
ageofsail-card-fair = попутный ветер (дальность +1)
    .emoji = ⛵
ageofsail-card-fair-effect = дальность +1, но не против ветра
ageofsail-card-calm = штиль (корабли не идут)
    .emoji = 😴
ageofsail-card-calm-effect = ваши корабли поворачивают и стреляют, но не идут
ageofsail-card-gunners = меткие канониры (+1 к кубику)
    .emoji = 🎯
ageofsail-card-gunners-effect = +1 к каждому кубику ваших атак
ageofsail-card-fog = туман (никто не стреляет)
    .emoji = 🌫️
ageofsail-card-fog-effect = в этот ход не стреляет никто
ageofsail-card-shift = перемена ветра
    .emoji = 🧭
ageofsail-card-shift-effect = другая карта ветра вместо первой
ageofsail-card-quiet = спокойное море
    .emoji = 🌊
ageofsail-card-quiet-effect = ничего не происходит
