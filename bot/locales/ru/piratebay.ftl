# «Пиратская бухта». $seat, $owner: имя игрока. $ship, $target: «фрегат f2». $cell: «C4».
# Фрегат в винительном падеже тот же.

## как называется игра и что предлагает

piratebay-name = Пиратская бухта
piratebay-about = Пиратская бухта: добыть золото и пушки на четырёх островах, обобрать других и довезти до дома
    .name = пиратская-бухта
piratebay-command-orders = Ваши приказы: как фрегат отвечает на огонь и кто выбирает, какой груз оставить
    .name = приказы
piratebay-resign = Ваш фрегат уберут с моря, груз пропадёт, а всё, что лежит на вашем островке, никому не засчитается. { $others ->
    [1] Победит другой игрок.
   *[other] Остальные играют дальше.
}

## корабли, по их именам

piratebay-piece = фрегат { $id }

## короткие слова

# ход

piratebay-key-explore = Исследовать
    .emoji = 🔎
piratebay-key-load = Погрузить
    .emoji = 📦
piratebay-key-unload = Выгрузить
    .emoji = ⚓
piratebay-key-all = Всё, что рядом
    .emoji = 📦
piratebay-key-order = Орден
    .emoji = 🎖️
piratebay-key-gold = сундук с золотом
    .emoji = 🪙
piratebay-key-cannon = пушка
    .emoji = 💣

# приказы

piratebay-key-prizes = Отбитый груз
    .emoji = 📦
piratebay-key-prizes-usual = оставлять самый ценный груз
piratebay-key-prizes-ask = спрашивать, какой груз оставить

# What the players may agree on (PB-26).

piratebay-vote-count = подсчёт очков сейчас
    .means = Партия сразу заканчивается; доставленное на островки и орден засчитываются как в обычном конце.
