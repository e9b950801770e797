# «Адмирал: эпоха парусов». $seat, $owner, $other: имя игрока. $ship, $target: «фрегат f2». $cell: «C4».
# Названия кораблей мужского рода и неодушевлённые: фрегат, бриг и линейный корабль в винительном падеже те же.

## как называется игра и что предлагает

ageofsail-name = Адмирал: эпоха парусов
ageofsail-about = Адмирал, эпоха парусов: эскадры, ветер и залпы; побеждает последний флот на плаву
    .name = эпоха-парусов
ageofsail-command-orders = Ваши приказы: что делают ваши корабли и крепость в чужой ход
    .name = приказы
ageofsail-resign = Ваши корабли уберут с моря. { $others ->
    [1] Победит другой игрок.
   *[other] Остальные сражаются дальше; ваша крепость останется препятствием.
}

## корабли, по их именам

ageofsail-piece = { $id ->
    [s1] линейный корабль { $id }
    [s2] линейный корабль { $id }
    [s3] линейный корабль { $id }
    [s4] линейный корабль { $id }
    [b1] бриг { $id }
    [b2] бриг { $id }
    [b3] бриг { $id }
    [b4] бриг { $id }
   *[other] фрегат { $id }
}

## короткие слова

# ход

ageofsail-key-wind = Открыть карту ветра
    .emoji = 🧭
ageofsail-key-stay = Оставить всех на месте
    .emoji = ⚓
ageofsail-key-cannons = Пушки крепости
    .emoji = 💥
ageofsail-key-repair = Ремонт
    .emoji = 🔧
ageofsail-key-on = Идти дальше
    .emoji = ⛵
ageofsail-key-done = Готово
    .emoji = ✅
ageofsail-key-end = Закончить ход
    .emoji = 🏁

# огонь крепости в чужой ход

ageofsail-key-fire = Огонь
    .emoji = 💥
ageofsail-key-hold = Не стрелять
    .emoji = ✋
ageofsail-key-all = Огонь из всех
    .emoji = 💥
ageofsail-key-none = Не стрелять ни из одной
    .emoji = ✋

# что оставляет победитель абордажа

ageofsail-key-own = Корпус победителя
    .emoji = ⛵
ageofsail-key-prize = Побеждённый корпус
    .emoji = 🏴
ageofsail-key-both = Оба
    .emoji = ⚓

# приказы

ageofsail-key-orders = Приказы
    .emoji = 📜
ageofsail-key-return = Ответный огонь
    .emoji = 💥
ageofsail-key-turn = Поворот к противнику
    .emoji = 🔄
ageofsail-key-forts = Огонь крепости
    .emoji = 🏰
ageofsail-key-prizes = Призы
    .emoji = 🏴
ageofsail-key-largest = Самый большой залп
    .emoji = 💥
ageofsail-key-single = По одному выстрелу
    .emoji = 🔹
ageofsail-key-always = Всегда
    .emoji = 💥
ageofsail-key-usual = Как обычно
    .emoji = ⚓
ageofsail-key-ask = Спрашивать меня
    .emoji = ❓
ageofsail-key-yes = Да
    .emoji = ✅
ageofsail-key-no = Нет
    .emoji = ✋
