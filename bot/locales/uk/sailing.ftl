# Вітрильні ігри: спільні короткі слова.

## хід

sailing-key-wind = Відкрити карту вітру
    .emoji = 🧭
sailing-key-on = Іти далі
    .emoji = ⛵
sailing-key-end = Завершити хід
    .emoji = 🏁

## накази

sailing-key-orders = Накази
    .emoji = 📜
sailing-key-return = Вогонь у відповідь
    .emoji = 💥
sailing-key-turn = Поворот бортом
    .emoji = 🔄
sailing-key-forts = Вогонь фортеці
    .emoji = 🏰
sailing-key-prizes = Призи
    .emoji = 🏴
sailing-key-largest = Найбільший залп
    .emoji = 💥
sailing-key-single = По одному пострілу
    .emoji = 🔹
sailing-key-hold = Не стріляти
    .emoji = ✋
sailing-key-always = Завжди
    .emoji = 💥
sailing-key-usual = Як зазвичай
    .emoji = ⚓
sailing-key-ask = Питати мене
    .emoji = ❓
sailing-key-yes = Так
    .emoji = ✅
sailing-key-no = Ні
    .emoji = ✋

## вітер і накази, у рядках

sailing-key-strong = сильний
sailing-key-medium = середній
sailing-key-light = слабкий
sailing-key-return-largest = відповідати найбільшим залпом
sailing-key-return-single = відповідати по одному пострілу
sailing-key-return-hold = на вогонь не відповідати
sailing-key-turn-yes = повертатися бортом
sailing-key-turn-no = бортом не повертатися
sailing-key-forts-always = фортеці завжди стріляти
sailing-key-forts-hold = фортеці не стріляти
sailing-key-forts-ask = питати про вогонь фортеці
sailing-key-prizes-usual = призи як зазвичай
sailing-key-prizes-ask = питати про призи
