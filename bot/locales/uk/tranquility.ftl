# Штиль. $seat: ім'я гравця. $cell: «C4». $card: «17», «фініш», «чудовисько». $colour: «жовтий шторм».
# Назви карт у знахідному відмінку ті самі, що в називному.

## як зветься гра і що пропонує

tranquility-name = Штиль
tranquility-about = Штиль: шлях з островів, який прокладають разом і мовчки
    .name = штиль
tranquility-command-lift = Зняти шторм, що лежить на столі, компасом, хоч чий зараз хід
    .name = зняти

tranquility-option-mode = Режим гри
    .name = режим
tranquility-option-mode-usual = звичайна гра
tranquility-option-mode-galateia = Галатея: на 4 острови менше
tranquility-option-mode-triton = Тритон: на 6 островів менше
tranquility-option-mode-leucothea = Левкотея: на 8 островів менше
tranquility-option-mode-amphitrite = Амфітрита: на 10 островів менше
tranquility-option-mode-poseidon = Посейдон: на 12 островів менше
tranquility-option-mode-arch = Велика арка
tranquility-option-mode-sun = Сонце і місяць
tranquility-option-mode-rivals = змагальний, для двох
tranquility-option-expansions = Доповнення «Бурхливі моря», для звичайної гри
    .name = доповнення
tranquility-option-expansions-none = без доповнень
tranquility-option-expansions-reefs = Гострі рифи
tranquility-option-expansions-monsters = Морські чудовиська
tranquility-option-expansions-storms = Шторм і компас
tranquility-option-expansions-reefs-monsters = рифи й чудовиська
tranquility-option-expansions-reefs-storms = рифи й шторми
tranquility-option-expansions-monsters-storms = чудовиська й шторми
tranquility-option-expansions-all = усі три
tranquility-option-difficulty = Скільки чудовиськ у «Морських чудовиськах»
    .name = складність
tranquility-option-difficulty-easy = 3 (легко)
tranquility-option-difficulty-medium = 4 (середньо)
tranquility-option-difficulty-hard = 5 (складно)

tranquility-opening = { $mode ->
    [rivals] Сонце проти місяця: говорити про гру тут можна скільки завгодно.
    [arch] 🤫 Цей корабель слухається лише тиші: від цієї миті про гру ні слова й ні натяку. Про все інше розмовляйте вільно.
   *[other] 🤫 Цей корабель слухається лише тиші: від цієї миті про гру ні слова й ні натяку. Домовитися можна тільки про те, скільки карт кожен дає до восьми карт за старт{ $expansions ->
        [storms] { " " }і який шторм зняти
        [reefs-storms] { " " }і який шторм зняти
        [monsters-storms] { " " }і який шторм зняти
        [all] { " " }і який шторм зняти
       *[other] { "" }
    }. Про все інше розмовляйте вільно.
}

tranquility-resign = { $mode ->
    [rivals] Переможе суперник.
   *[other] { $others ->
        [0] Партію буде програно.
        [1] Другий гравець пливе далі: ваші рука й колода підуть під його колоду, ваші компаси дістануться йому. Якщо він уже вийшов із гри, партію буде програно.
       *[other] Решта пливе далі: ваші рука й колода підуть під їхні колоди, ваші компаси дістануться їм. Якщо всі вони вже вийшли з гри, партію буде програно.
    }
}

## карти

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

## короткі слова

tranquility-key-discard = Скинути 2 карти
tranquility-key-hand = Скинути всю руку
tranquility-key-turn = Перевернути острів
tranquility-key-row-1 = ряд 1
tranquility-key-row-2 = ряд 2
tranquility-key-row-3 = ряд 3
tranquility-key-row-4 = ряд 4
tranquility-key-row-5 = ряд 5
tranquility-key-row-6 = ряд 6
tranquility-key-stop = Зупинити
tranquility-key-blow = Хай дме
tranquility-key-own = власний компас
tranquility-key-shared = спільний компас
tranquility-key-lift = Зняти шторм
tranquility-key-let = Нічого не знімати
tranquility-key-pledge = Змінити обіцянку
tranquility-key-show = Показати руку
tranquility-key-agree = Погодитися
tranquility-key-decline = Відмовити
tranquility-key-yellow = жовтий шторм
tranquility-key-purple = ліловий шторм
tranquility-key-orange = помаранчевий шторм
tranquility-key-empty = –
tranquility-key-usual = звичайна гра
tranquility-key-galateia = Галатея
tranquility-key-triton = Тритон
tranquility-key-leucothea = Левкотея
tranquility-key-amphitrite = Амфітрита
tranquility-key-poseidon = Посейдон
tranquility-key-arch = Велика арка
tranquility-key-sun = Сонце і місяць
tranquility-key-rivals = змагальний варіант

## про що рішення

tranquility-about-turn = хід { $turn }
tranquility-about-pledge = карти до восьми, бракує { $missing }
tranquility-about-reef = куди пересунути риф
tranquility-about-row = ряд для лілового шторму
tranquility-about-cut = скидання карт через жовтий шторм, скільки: { $n }
tranquility-about-storm = чи зупинити { $storm }, що прийшов до гравця { $seat }
tranquility-about-rescue = чи зняти шторм, бо гравцеві { $seat } нічим ходити
tranquility-about-rivals-mercy = чи можна гравцеві { $seat } обміняти руку
tranquility-about-rivals-declined = хід { $turn }, скидання двох карт

## запитання

tranquility-ask-turn = Що зіграти?
tranquility-ask-start = У вас у руці старт: зараз його треба викласти.
tranquility-ask-cell = На яку клітинку?
tranquility-ask-pay = { $n ->
    [one] Якою картою заплатити? Потрібна { $n }.
    [few] Якими картами заплатити? Потрібні { $n }.
   *[many] Якими картами заплатити? Потрібно { $n }.
}
tranquility-ask-discard = { $n ->
    [one] Яку карту скинути? Потрібна { $n }.
    [few] Які карти скинути? Потрібні { $n }.
   *[many] Які карти скинути? Потрібно { $n }.
}
tranquility-ask-prey = На який острів нападе чудовисько?
tranquility-ask-turned-card = Яку карту скинути за це?
tranquility-ask-turned-cell = Який острів перевернути?
tranquility-ask-pledge = Які карти віддати до восьми? Щонайбільше { $n }.
tranquility-ask-reef = У який ряд пересунути риф? Або скиньте 2 карти й лишіть його.
tranquility-ask-row = На який ряд покласти { $storm }?
tranquility-ask-cut = Жовтий шторм лишає вам 3 карти. { $n ->
    [one] Яку скинути? Потрібна { $n }.
    [few] Які скинути? Потрібні { $n }.
   *[many] Які скинути? Потрібно { $n }.
}
tranquility-ask-storm = До гравця { $seat } прийшов { $storm }. Зупинити його компасом?
tranquility-ask-compass = Який компас витратити?
tranquility-ask-lift = Який шторм зняти?
tranquility-ask-rescue = Гравцеві { $seat } нічим ходити, і плавання на цьому скінчиться. Зняти шторм?
tranquility-ask-free = Що зробити?
tranquility-ask-rivals-mercy = Гравцеві { $seat } нічого викласти, і вам показано руку. Дозволити обміняти її на відкритий ряд?

## пояснення до відповідей

tranquility-note-card = { $places ->
    [one] { $places } клітинка, ціна { $cost }
    [few] { $places } клітинки, ціна від { $cost }
   *[many] { $places } клітинок, ціна від { $cost }
}
tranquility-note-cost = { $cost ->
    [0] безкоштовно
    [one] коштує { $cost } карту
    [few] коштує { $cost } карти
   *[many] коштує { $cost } карт
}
tranquility-note-island = острів { $card }
tranquility-note-sun = острів { $card }, сонцем догори
tranquility-note-moon = острів { $card }, місяцем догори
tranquility-note-monster = { $places ->
    [one] { $places } острів на вибір
    [few] { $places } острови на вибір
   *[many] { $places } островів на вибір
}
tranquility-note-row = { $free ->
    [one] { $free } порожня клітинка
    [few] { $free } порожні клітинки
   *[many] { $free } порожніх клітинок
}
tranquility-note-lies = перед гравцем { $seat }
tranquility-note-lies-row = закриває ряд { $row }

## що сталося

tranquility-event-can-move = { $seat }: карт майже немає, але хід є.
tranquility-event-laid = { $seat } кладе { $card } на { $cell }{ $paid ->
    [0] { "" }
    [one] {" "}й платить { $paid } карту
    [few] {" "}й платить { $paid } карти
   *[many] {" "}й платить { $paid } карт
}.
tranquility-event-discarded = { $seat } скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
tranquility-event-drew = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
tranquility-event-drew-own = Ви берете { $cards }.
tranquility-event-drawn-own = Що ви взяли, видно лише вам: { $cards }.
tranquility-event-monsters-drawn = Серед узятого є { $count ->
    [one] { $count } чудовисько
    [few] { $count } чудовиська
   *[many] { $count } чудовиськ
}, тепер у руці гравця { $seat }.
tranquility-event-start = { $seat } викладає старт.
tranquility-event-due = { $n ->
    [0] Команді скидати більше нічого.
    [one] Команда має скинути { $n } карту.
    [few] Команда має скинути { $n } карти.
   *[many] Команда має скинути { $n } карт.
}
tranquility-event-unseen = { $seat } під жовтим штормом не дивлячись скидає з колоди { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
tranquility-event-pledged = { $seat } дає { $n ->
    [0] 0 карт
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}, { $missing ->
    [0] більше не треба
   *[other] бракує { $missing }
}.
tranquility-event-short = Бракує { $missing }. Бот іще раз запитає всіх, у кого лишилися карти.
tranquility-event-gathered = { $n ->
    [0] Скидати нікому нічого не треба.
    [one] У скид іде { $n } карта.
    [few] У скид разом ідуть { $n } карти.
   *[many] У скид разом ідуть { $n } карт.
}
tranquility-event-attacked = { $seat } грає чудовисько на { $cell }: { $card } іде з поля, чудовисько разом із ним.
tranquility-event-reef-moved = { $seat } пересуває риф у ряд { $row }.
tranquility-event-reef-gone = Заповнено четвертий ряд: риф іде назавжди.
tranquility-event-storm = { $seat } бере { $storm }.
tranquility-event-aside = { $seat } бере { $storm } й відкладає, доки команда не скине карт.
tranquility-event-blow = { $seat } не заважає: хай дме.
tranquility-event-stopped = { $seat } компасом зупиняє { $storm }.
tranquility-event-yellow = Жовтий шторм лягає перед гравцем { $seat }: у руці тепер не більш як 3 карти.
tranquility-event-orange = Помаранчевий шторм лягає перед гравцем { $seat }: острови тепер лише поруч із викладеними.
tranquility-event-purple = { $seat } кладе ліловий шторм на ряд { $row }: ряд закрито.
tranquility-event-purple-none = Ряду з порожньою клітинкою немає, і ліловий шторм минає.
tranquility-event-cut = { $seat } скидає через шторм { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
tranquility-event-lifted = { $seat } компасом знімає { $storm }.
tranquility-event-stuck = { $seat } не може ходити. Ще може допомогти компас.
tranquility-event-let = { $seat } нічого не знімає.
tranquility-event-compass = { $seat } отримує компас.
tranquility-event-compass-shared = { $seat } і { $other } отримують один компас на двох.
tranquility-event-sun = { $seat } бере компас: усі руки повертаються сонцем догори.
tranquility-event-moon = { $seat } бере компас: усі руки повертаються місяцем догори.
tranquility-event-turned-sun = { $seat } скидає 1 карту й перевертає острів на { $cell } сонцем догори.
tranquility-event-turned-moon = { $seat } скидає 1 карту й перевертає острів на { $cell } місяцем догори.
tranquility-event-won = { $seat } викладає фініш. Ви біля мети!
tranquility-event-lost = { $seat } більше не може ходити. Плавання закінчується тут.
tranquility-event-left = { $seat } здається й покидає партію.
tranquility-event-rivals-took = { $seat } бере з відкритого ряду: { $cards }.
tranquility-event-rivals-row = У відкритий ряд лягли: { $cards }.
tranquility-event-rivals-asked = { $seat } нічого не може викласти, показує руку й просить обміняти її на відкритий ряд.
tranquility-event-rivals-agreed = { $seat } погоджується на обмін.
tranquility-event-rivals-declined = { $seat } відмовляє в обміні.
tranquility-event-rivals-passed = { $seat } нічого не може викласти й пропускає хід.
tranquility-event-rivals-last = Лишилася остання карта, і її можна викласти: { $seat }.
tranquility-event-rivals-full = Поле заповнено. Підраховуються очки.
tranquility-event-rivals-spent = Ні в кого не лишилося більше однієї карти. Підраховуються очки.
tranquility-event-rivals-left = { $seat } здається.

## становище словами

tranquility-line-mode = Режим: { $mode }.
tranquility-line-mode-removed = Режим: { $mode }, { $n ->
    [one] наосліп прибрано { $n } острів
    [few] наосліп прибрано { $n } острови
   *[many] наосліп прибрано { $n } островів
}.
tranquility-line-setup = Гравці беруть початкові руки; перший хід за гравцем { $seat }.
tranquility-line-turn = Хід { $turn }, черга гравця { $seat }.
tranquility-line-turn-left = Хід { $turn }; гравець { $seat }, чий це хід, вийшов із гри.
tranquility-line-won = Перемога на ході { $turn }.
tranquility-line-lost = Поразка на ході { $turn }.
tranquility-line-left = Партію здано на ході { $turn }.
tranquility-line-scored = Партія закінчилася після ходу { $turn }.
tranquility-line-due = Команда скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}, бракує { $missing }.
tranquility-line-drawn = Узятий шторм чекає: { $colour }.
tranquility-line-hand = Ваша рука: { $cards }.
tranquility-line-place = { $card } можна покласти на { $cell }{ $cost ->
    [0] { "" } безкоштовно
    [one] { "" } за { $cost } карту
    [few] { "" } за { $cost } карти
   *[many] { "" } за { $cost } карт
}.
tranquility-line-places = { $card } можна покласти на { $first }–{ $last }{ $cost ->
    [0] { "" } безкоштовно
    [one] { "" } за { $cost } карту
    [few] { "" } за { $cost } карти
   *[many] { "" } за { $cost } карт
}.
tranquility-line-pledge = Ви даєте: { $cards }.
tranquility-line-row = Ряд { $row }: { $numbers }.
tranquility-line-suns = Сонцем догори: { $cells }.
tranquility-line-moons = Місяцем догори: { $cells }.
tranquility-line-phase = { $phase ->
    [1] Перша фаза: колони.
   *[other] Друга фаза: склепіння.
}
tranquility-line-no-start = Старту на столі ще немає.
tranquility-line-start = Старт на столі.
tranquility-line-finish = Старт і фініш викладено.
tranquility-line-reef = Ряд { $row } закрито рифом.
tranquility-line-purple = Ряд { $row } закрито ліловим штормом.
tranquility-line-player = { $seat }: у руці { $hand }, у колоді { $pile }, у скиді { $discards }.
tranquility-line-gone = { $seat } більше не бере участі.
tranquility-line-monsters = { $seat }: у руці { $n ->
    [one] { $n } чудовисько
    [few] { $n } чудовиська
   *[many] { $n } чудовиськ
}.
tranquility-line-storms = Перед гравцем { $seat }: { $colours }.
tranquility-line-aside = Відкладено перед гравцем { $seat }, дія ще попереду: { $colours }.
tranquility-line-compasses = { $seat }: { $n ->
    [one] { $n } компас
    [few] { $n } компаси
   *[many] { $n } компасів
}.
tranquility-line-pledged = { $seat } дає { $n ->
    [0] 0 карт
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
tranquility-line-shared = Один компас на двох: { $seat } і { $other }.
tranquility-line-supply = Компасів іще можна отримати: { $n }.
tranquility-line-sun = Усі руки сонцем догори.
tranquility-line-moon = Усі руки місяцем догори.
tranquility-line-rivals-sun = { $seat }, сонце: островів { $islands }, у руці { $hand }, у скиді { $discards }.
tranquility-line-rivals-moon = { $seat }, місяць: островів { $islands }, у руці { $hand }, у скиді { $discards }.
tranquility-line-rivals-row = Відкритий ряд: { $cards }; у колоді { $pile }.
tranquility-line-rivals-no-row = Відкритий ряд і колода порожні.
tranquility-line-rivals-shown = { $seat } показує вам руку: { $cards }.

## чим скінчилося

tranquility-how-won = Шлях прокладено, фініш викладено
tranquility-how-lost = { $seat } більше не може ходити
tranquility-how-left = Партію покинули всі
tranquility-how-rivals-points = Вирішили очки
tranquility-how-rivals-islands = Очок порівну, вирішила кількість островів
tranquility-how-rivals-draw = Порівну й очок, і островів
tranquility-how-rivals-left = { $seat } здається
tranquility-fact-islands = Заповнено клітинок: { $n } з { $cells }
tranquility-fact-paid = Карт сплачено за острови: { $n }
tranquility-fact-left = Карт лишилося в руках і колодах: { $n }
## підрахунок

tranquility-score-rivals-islands = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $n ->
    [one] { $n } острів
    [few] { $n } острови
   *[many] { $n } островів
}
tranquility-score-rivals-run = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: послідовність { $first }–{ $last } на { $cells }
tranquility-score-rivals-discards = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
} у скиді

## відмови

tranquility-refuse-options = «Бурхливі моря» пасують лише до звичайної гри: оберіть або доповнення, або варіант.
tranquility-refuse-start = У вас у руці старт, а на столі його немає: спершу треба викласти його.
tranquility-refuse-not-in-hand = Такої карти в руці немає: { $card }.
tranquility-refuse-finish = Для фінішу зарано: дивіться в правилах сторінку «{ tranquility-rules-4.title }».
tranquility-refuse-no-place = Зараз { $card } покласти нікуди: місця немає, або платити нічим.
tranquility-refuse-taken = На { $cell } вже лежить острів.
tranquility-refuse-closed = Ряд, де лежить { $cell }, закрито.
tranquility-refuse-cell = Покласти { $card } на { $cell } не можна: не підходить, або платити нічим.
tranquility-refuse-discard = Двох карт, які можна скинути, у вас немає.
tranquility-refuse-pledge = Це забагато: ви можете дати щонайбільше { $n }.
tranquility-refuse-pledge-same = Саме це ви вже й даєте.
tranquility-refuse-rivals-complete = Покласти { $card } на { $cell } не можна: числами від 1 до 80 поля було б уже не заповнити.
tranquility-refuse-rivals-show = Показати руку можна, лише якщо в ній 5 карт і викласти не можна жодної, і тільки раз за хід.
