# «Піратська бухта». $seat, $owner: ім’я гравця. $ship, $target: «фрегат f2». $cell: «C4».
# Фрегат у знахідному відмінку той самий.

## як називається гра і що пропонує

piratebay-name = Піратська бухта
piratebay-about = Піратська бухта: здобути золото й гармати на чотирьох островах, обібрати інших і довезти додому
    .name = піратська-бухта
piratebay-command-orders = Ваші накази: як фрегат відповідає на вогонь і хто обирає, який вантаж лишити
    .name = накази
piratebay-resign = Ваш фрегат приберуть із моря, вантаж пропаде, а все, що лежить на вашому острівці, нікому не зарахується. { $others ->
    [1] Переможе інший гравець.
   *[other] Решта грає далі.
}

## кораблі, за їхніми іменами

piratebay-piece = фрегат { $id }

## короткі слова

# хід

piratebay-key-explore = Дослідити
    .emoji = 🔎
piratebay-key-load = Завантажити
    .emoji = 📦
piratebay-key-unload = Вивантажити
    .emoji = ⚓
piratebay-key-all = Усе, що поруч
    .emoji = 📦
piratebay-key-order = Орден
    .emoji = 🎖️
piratebay-key-gold = скриня із золотом
    .emoji = 🪙
piratebay-key-cannon = гармата
    .emoji = 💣

# накази

piratebay-key-prizes = Відбитий вантаж
    .emoji = 📦
piratebay-key-prizes-usual = лишати найцінніший вантаж
piratebay-key-prizes-ask = питати, який вантаж лишити

# What the players may agree on (PB-26).

piratebay-vote-count = підрахунок очок зараз
    .means = Партія одразу закінчується; доставлене на острівці й орден зараховуються як у звичайному кінці.
