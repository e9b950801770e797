# Парусные игры: общие короткие слова.

## ход

sailing-key-wind = Открыть карту ветра
    .emoji = 🧭
sailing-key-on = Идти дальше
    .emoji = ⛵
sailing-key-end = Закончить ход
    .emoji = 🏁

## приказы

sailing-key-orders = Приказы
    .emoji = 📜
sailing-key-return = Ответный огонь
    .emoji = 💥
sailing-key-turn = Поворот бортом
    .emoji = 🔄
sailing-key-forts = Огонь крепости
    .emoji = 🏰
sailing-key-prizes = Призы
    .emoji = 🏴
sailing-key-largest = Самый большой залп
    .emoji = 💥
sailing-key-single = По одному выстрелу
    .emoji = 🔹
sailing-key-hold = Не стрелять
    .emoji = ✋
sailing-key-always = Всегда
    .emoji = 💥
sailing-key-usual = Как обычно
    .emoji = ⚓
sailing-key-ask = Спрашивать меня
    .emoji = ❓
sailing-key-yes = Да
    .emoji = ✅
sailing-key-no = Нет
    .emoji = ✋

## ветер и приказы, в строках

sailing-key-strong = сильный
sailing-key-medium = средний
sailing-key-light = слабый
sailing-key-return-largest = отвечать самым большим залпом
sailing-key-return-single = отвечать по одному выстрелу
sailing-key-return-hold = на огонь не отвечать
sailing-key-turn-yes = поворачиваться бортом
sailing-key-turn-no = бортом не поворачиваться
sailing-key-forts-always = крепости всегда стрелять
sailing-key-forts-hold = крепости не стрелять
sailing-key-forts-ask = спрашивать об огне крепости
sailing-key-prizes-usual = призы как обычно
sailing-key-prizes-ask = спрашивать о призах
