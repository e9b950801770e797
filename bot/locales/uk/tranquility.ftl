# Штиль. $seat: ім'я гравця. $cell: «C4». $card: «17», «фініш», «чудовисько». $colour: «жовтий шторм».
# Назви карт у знахідному відмінку ті самі, що в називному.

## як зветься гра і що пропонує

tranquility-name = Штиль
tranquility-about = Штиль: шлях з островів, який прокладають разом і мовчки
    .name = штиль
tranquility-command-lift = Зняти шторм, що лежить на столі, компасом, хоч чий зараз хід
    .name = зняти
tranquility-command-pledge = Змінити, які карти ви віддасте у спільний скид, доки їх бракує
    .name = обіцянка

tranquility-opening = { $company ->
    [alone] Ви пливете наодинці й можете не поспішати. { $mode ->
        [arch] Перша фаза: колони, там кладуть безкоштовно. Потім склепіння й фініш.
       *[other] Старт прийде дорогою й забере 8 карт; фініш завершить плавання.
    }
   *[other] { $people ->
        [1] { $mode ->
            [rivals] Сонце проти місяця, ви проти Flotilla: можна не поспішати.
            [arch] Flotilla пливе з вами й мовчить, як велить цей корабель: домовлятися на словах нема з ким і нема про що, можна не поспішати. Перша фаза: колони, там кладуть безкоштовно.
           *[other] Flotilla пливе з вами й мовчить, як велить цей корабель: домовлятися на словах нема з ким і нема про що, можна не поспішати. Старт прийде дорогою й забере у вас 8 карт на всіх; фініш завершить плавання.
        }
       *[other] { $mode ->
            [rivals] Сонце проти місяця: говорити про гру тут можна скільки завгодно.
            [arch] 🤫 Цей корабель слухається лише тиші: від цієї миті про гру ні слова й ні натяку. Про все інше розмовляйте вільно. Перша фаза: колони, там кладуть безкоштовно.
           *[other] 🤫 Цей корабель слухається лише тиші: від цієї миті про гру ні слова й ні натяку. Домовлятися можна лише про те, скільки карт кожен скидає за старт{ $expansions ->
                [storms] { " " }і який шторм зняти
                [reefs-storms] { " " }і який шторм зняти
                [monsters-storms] { " " }і який шторм зняти
                [all] { " " }і який шторм зняти
               *[other] { "" }
            }. Про все інше розмовляйте вільно.
        }
    }
}

tranquility-reminder = 🤫 Тиша: до кінця плавання ні слова й ні натяку про карти, числа й клітинки.
tranquility-reminder-start = 🤫 Тиша: ні слова й ні натяку про карти, числа й клітинки. Лише коли ляже старт, можна буде домовитися, скільки карт скине кожен.
tranquility-reminder-storms = 🤫 Тиша: ні слова й ні натяку про карти, числа й клітинки. Домовитися можна лише про те, який шторм зняти.
tranquility-reminder-storms-start = 🤫 Тиша: ні слова й ні натяку про карти, числа й клітинки. Домовитися можна лише про те, який шторм зняти, а коли ляже старт, і про те, скільки карт скине кожен.
tranquility-reminder-eight = 🤫 Зараз можна домовитися, скільки карт скине кожен, але про те, які, ні слова.

tranquility-resign = { $mode ->
    [rivals] Переможе суперник.
   *[other] { $others ->
        [0] Партію буде програно.
        [1] Другий гравець пливе далі: ваші рука й колода підуть під його колоду, ваші компаси дістануться йому.
       *[other] Решта пливе далі: ваші рука й колода підуть під їхні колоди, ваші компаси дістануться їм.
    }
}

## карти

tranquility-pick-card = Виберіть карту …
tranquility-card =
    { $id ->
        [f1] фініш
        [f2] фініш
        [f3] фініш
        [f4] фініш
        [f5] фініш
        [s1] старт
        [s2] старт
        [s3] старт
        [s4] старт
        [s5] старт
        [m1] чудовисько
        [m2] чудовисько
        [m3] чудовисько
        [m4] чудовисько
        [m5] чудовисько
        [storm1] жовтий шторм
        [storm2] жовтий шторм
        [storm3] ліловий шторм
        [storm4] ліловий шторм
        [storm5] помаранчевий шторм
        [storm6] помаранчевий шторм
       *[other] { $id }
    }
    .emoji =
        { $id ->
            [f1] 🏁
            [f2] 🏁
            [f3] 🏁
            [f4] 🏁
            [f5] 🏁
            [s1] ⛵
            [s2] ⛵
            [s3] ⛵
            [s4] ⛵
            [s5] ⛵
            [m1] 🐙
            [m2] 🐙
            [m3] 🐙
            [m4] 🐙
            [m5] 🐙
            [storm1] 🟡
            [storm2] 🟡
            [storm3] 🟣
            [storm4] 🟣
            [storm5] 🟠
            [storm6] 🟠
           *[other] 🏝️
        }

## короткі слова

tranquility-key-discard = Скинути 2 карти
    .emoji = 🗑️
tranquility-key-hand = Скинути всю руку
    .emoji = 🧭
tranquility-key-turn = Перевернути острів
    .emoji = 🔄
tranquility-key-row-1 = ряд 1
tranquility-key-row-2 = ряд 2
tranquility-key-row-3 = ряд 3
tranquility-key-row-4 = ряд 4
tranquility-key-row-5 = ряд 5
tranquility-key-row-6 = ряд 6
tranquility-key-stop = Зупинити
    .emoji = ✋
tranquility-key-blow = Хай дме
    .emoji = 💨
tranquility-key-own = власний компас
    .emoji = 🧭
tranquility-key-shared = спільний компас
    .emoji = 🤝
tranquility-key-lift = Зняти шторм
    .emoji = 🧭
tranquility-key-let = Нічого не знімати
    .emoji = 🚫
tranquility-key-pledge = Змінити обіцянку
    .emoji = ✏️
tranquility-key-show = Показати руку
    .emoji = 👀
tranquility-key-agree = Погодитися
    .emoji = 👍
tranquility-key-decline = Відмовити
    .emoji = 👎
tranquility-key-yellow = жовтий шторм
    .emoji = 🟡
tranquility-key-purple = ліловий шторм
    .emoji = 🟣
tranquility-key-orange = помаранчевий шторм
    .emoji = 🟠
tranquility-key-empty-1 = 1 порожня
tranquility-key-empty-2 = 2 порожні
tranquility-key-empty-3 = 3 порожні
tranquility-key-empty-4 = 4 порожні
tranquility-key-empty-5 = 5 порожніх
tranquility-key-empty-6 = 6 порожніх
tranquility-key-gap = арка
tranquility-key-usual = звичайна гра
tranquility-key-galateia = Галатея
tranquility-key-triton = Тритон
tranquility-key-leucothea = Левкотея
tranquility-key-amphitrite = Амфітрита
tranquility-key-poseidon = Посейдон
tranquility-key-arch = Велика арка
tranquility-key-sun = Сонце і місяць
tranquility-key-rivals = змагальний варіант
tranquility-key-reefs = «Гострі рифи»
tranquility-key-monsters = «Морські чудовиська»
tranquility-key-storms = «Шторм і компас»
tranquility-key-side-sun = сонце
    .emoji = ☀️
tranquility-key-side-moon = місяць
    .emoji = 🌙

## про що рішення

tranquility-about-turn = хід { $turn }
tranquility-about-full = хід { $turn }, усі клітинки заповнено{ $lacks ->
    [0] : бракує лише фінішу
    [1] : бракує старту й фінішу
    [2] , але спершу треба зіграти чудовиськами
   *[other] , але не всі острови правильним боком
}
tranquility-about-pledge = спільні вісім карт{ $unseen ->
    [0] { "" }
   *[other] { " " }({ $unseen } — наосліп)
}, бракує { $missing }
tranquility-about-reef = куди пересунути риф
tranquility-about-row = який ряд закриє ліловий шторм
tranquility-about-cut = { $n ->
    [one] скинути { $n } карту (жовтий шторм)
    [few] скинути { $n } карти (жовтий шторм)
   *[many] скинути { $n } карт (жовтий шторм)
}
tranquility-about-storm = чи зупинити { $storm }, що прийшов до гравця { $seat }
tranquility-about-rescue = чи зняти шторм, бо гравцеві { $seat } нічим ходити
tranquility-about-rivals-mercy = чи можна гравцеві { $seat } обміняти руку
tranquility-about-rivals-declined = хід { $turn }, скидання двох карт

## запитання

tranquility-ask-turn = Що зіграти?
tranquility-ask-vault = Починається склепіння: тут острів поруч з іншим коштує карт. Що зіграти?
tranquility-ask-start = У вас на руках старт: зараз його треба викласти.
tranquility-ask-cell = На яку клітинку?
tranquility-ask-pay = { $n ->
    [one] Якою картою заплатити?
    [few] Якими картами заплатити? Потрібні { $n }.
   *[many] Якими картами заплатити? Потрібно { $n }.
}
    .picked = оплата: { $picked }
tranquility-ask-discard = { $n ->
    [one] Яку карту скинути?
    [few] Які карти скинути? Потрібні { $n }.
   *[many] Які карти скинути? Потрібно { $n }.
}
tranquility-ask-due = { $n ->
    [one] Яку карту скинути?
    [few] Які карти скинути? Потрібні { $n }.
   *[many] Які карти скинути? Потрібно { $n }.
}
    .picked = ви скидаєте { $picked }
tranquility-ask-prey = На який острів нападе чудовисько?
tranquility-ask-turned-card = Яку карту скинути за це?
tranquility-ask-turned-cell = Який острів перевернути?
tranquility-ask-pledge = Які карти віддаєте у спільний скид? Бракує { $missing }{ $unseen ->
    [0] { "" }
   *[other] { " " }(ще { $unseen } уже скинуто наосліп)
}; ви можете дати щонайбільше { $n }.
    .none = Не давати карт
    .picked = у спільний скид ви { $n ->
            [0] не віддаєте карт
           *[other] віддаєте { $picked }
        }
tranquility-ask-pledge-again = Поки що ви віддаєте { $cards }. Виберіть заново всі карти, які віддаєте у спільний скид: щонайбільше { $n }.
    .none = Не давати карт
    .picked = у спільний скид ви { $n ->
            [0] не віддаєте карт
           *[other] віддаєте { $picked }
        }
tranquility-ask-reef = Щоб завершити хід: у який ряд пересунути риф? Або скиньте 2 карти, і він лишиться.
tranquility-ask-reef-only = Щоб завершити хід: у який ряд пересунути риф?
tranquility-ask-row = На який ряд покласти { $storm }? Ряд буде закрито, поки шторм не знімуть компасом.
tranquility-ask-cut = Жовтий шторм лишає вам 3 карти. { $n ->
    [one] Яку скинути?
    [few] Які скинути? Потрібні { $n }.
   *[many] Які скинути? Потрібно { $n }.
}
    .picked = ви скидаєте { $picked }
tranquility-ask-storm-yellow = До гравця { $seat } прийшов { $storm }. Поки він лежить, у гравця в руці не більше ніж 3 карти. Зупинити його компасом?
    .you = До вас прийшов { $storm }. Поки він лежить, у вас у руці не більше ніж 3 карти. Зупинити його компасом?
tranquility-ask-storm-purple = До гравця { $seat } прийшов { $storm }. Він закриє один із рядів. Зупинити його компасом?
    .you = До вас прийшов { $storm }. Ви закриєте ним один із рядів. Зупинити його компасом?
tranquility-ask-storm-orange = До гравця { $seat } прийшов { $storm }. Поки він лежить, цей гравець кладе острови лише впритул до інших. Зупинити його компасом?
    .you = До вас прийшов { $storm }. Поки він лежить, ви кладете острови лише впритул до інших. Зупинити його компасом?
tranquility-ask-compass = Який компас витратити?
tranquility-ask-lift = Який шторм зняти?
tranquility-ask-rescue = Гравцеві { $seat } нічим ходити, і плавання на цьому скінчиться. Зняти якийсь шторм?
    .you = Вам нічим ходити, і плавання на цьому скінчиться. Зняти якийсь шторм?
tranquility-ask-free = Що зробити?
tranquility-ask-rivals-mercy = Гравець { $seat } нічого не може викласти й показує вам руку. Дозволити обміняти її на відкритий ряд?

## пояснення до відповідей

tranquility-note-card = { $places ->
    [1] 1 клітинка, { $cost ->
        [0] безкоштовно
       *[other] ціна { $cost }
    }
    [one] { $places } клітинка, { $cost ->
        [0] { $free ->
            [1] усі безкоштовні
           *[other] є безкоштовні
        }
       *[other] ціна від { $cost }
    }
    [few] { $places } клітинки, { $cost ->
        [0] { $free ->
            [1] усі безкоштовні
           *[other] є безкоштовні
        }
       *[other] ціна від { $cost }
    }
   *[many] { $places } клітинок, { $cost ->
        [0] { $free ->
            [1] усі безкоштовні
           *[other] є безкоштовні
        }
       *[other] ціна від { $cost }
    }
}
    .emoji = { $cost ->
        [0] 🆓
        [1] 1️⃣
        [2] 2️⃣
        [3] 3️⃣
       *[other] 4️⃣
    }
tranquility-note-cost = { $cost ->
    [0] безкоштовно
    [one] коштує { $cost } карту
    [few] коштує { $cost } карти
   *[many] коштує { $cost } карт
}
    .paid = { "" }
    .emoji = { $cost ->
        [0] 🆓
        [1] 1️⃣
        [2] 2️⃣
        [3] 3️⃣
       *[other] 4️⃣
    }
tranquility-note-island = острів { $card }
tranquility-note-sun = острів { $card }, сонцем догори
    .emoji = ☀️
tranquility-note-moon = острів { $card }, місяцем догори
    .emoji = 🌙
tranquility-note-monster = { $places ->
    [one] може напасти на { $places } острів
    [few] може напасти на { $places } острови
   *[many] може напасти на { $places } островів
}
tranquility-note-row = { $free ->
    [one] { $free } порожня клітинка
    [few] { $free } порожні клітинки
   *[many] { $free } порожніх клітинок
}
tranquility-note-lies = лежить перед гравцем { $seat }
    .you = лежить перед вами
tranquility-note-lies-row = закриває ряд { $row }

## відмови

tranquility-refuse-options = «Бурхливі моря» пасують лише до звичайної гри: оберіть або доповнення, або варіант.
tranquility-refuse-start = У вас на руках старт, а на столі його немає: спершу треба викласти його.
tranquility-refuse-not-in-hand = Такої карти в руці немає: { $card }.
tranquility-refuse-finish = Для фінішу зарано: дивіться в правилах сторінку «{ tranquility-rules-4.title }».
tranquility-refuse-no-place = Зараз { $card } покласти нікуди: немає місця або нічим платити.
tranquility-refuse-taken = На { $cell } вже лежить острів.
tranquility-refuse-closed = Ряд, де лежить { $cell }, закрито.
tranquility-refuse-cell = Покласти { $card } на { $cell } не можна: не підходить або нічим платити.
tranquility-refuse-discard = Двох карт, які можна скинути, у вас немає.
tranquility-refuse-pledge = Це забагато: ви можете дати щонайбільше { $n }.
tranquility-refuse-pledge-same = Саме це ви вже й даєте.
tranquility-refuse-rivals-complete = Покласти { $card } на { $cell } не можна: чисел від 1 до 80 на решту поля вже не вистачило б.
tranquility-refuse-rivals-show = Показати руку можна, лише якщо в ній 5 карт і викласти не можна жодної, і тільки раз за хід.
