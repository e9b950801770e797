# Вітрильні ігри: питання, пояснення, відмови. $ship: «фрегат f2 (Корнілов)», свої без імені. $cell: «C4».
# Назви кораблів чоловічого роду й неістоти: у знахідному відмінку вони ті самі.

## питання

sailing-ask-where = Куди? Клітинка — іти туди, курс — повернути на місці.
    .under = Іти: { $what } …
    .all = Куди йти …
    .course = Повернути на місці …
sailing-ask-shots = Скільки пострілів одразу?
    .answer =
        { $n ->
            [one] { $n } постріл
            [few] { $n } постріли
           *[many] { $n } пострілів
        }
sailing-ask-on = До якої клітинки йти далі?
sailing-ask-free = Що змінити?
sailing-ask-orders = Який наказ змінити?
sailing-ask-orders-return = Як відповідати на вогонь?
sailing-ask-orders-turn = Повертатися бортом до того, хто не на траверзі?
sailing-ask-orders-forts = Чи стріляти фортеці по кораблях у зоні обстрілу?
sailing-ask-orders-prizes = Якщо ваш корабель відбив абордаж, хто вирішує, що лишити?

## пояснення до відповідей

sailing-note-board =
    абордаж: { $ship }, { $masts ->
        [one] { $masts } щогла
        [few] { $masts } щогли
       *[many] { $masts } щогл
    }
    .emoji = ⚔️
sailing-note-target =
    { $ship }, { $masts ->
        [one] { $masts } щогла
        [few] { $masts } щогли
       *[many] { $masts } щогл
    }
    .emoji = 🎯
sailing-note-orders-now = { $word }

## відмови

sailing-refuse-straight = До { $cell } кораблю прямо не дійти.
sailing-refuse-straight-course = До { $cell } кораблю прямо не дійти. Якщо малося на увазі курс ({ $course }), поставте плюс між літерою та числом.
sailing-refuse-range =
    { $range ->
        [0] Цим курсом корабель зараз не пройде жодної клітинки
        [one] Цим курсом корабель зараз пройде не більше ніж { $range } клітинку
        [few] Цим курсом корабель зараз пройде не більше ніж { $range } клітинки
       *[many] Цим курсом корабель зараз пройде не більше ніж { $range } клітинок
    }: { $course }.
sailing-refuse-barred = Шлях на { $cell } закрито.
sailing-refuse-heading = Корабель і так на цьому курсі ({ $course }), і стріляти немає в кого.
sailing-refuse-abeam = По { $cell } стріляти не можна: ціль має бути на траверзі, рівно праворуч або ліворуч, а в цього борту мають лишитися постріли.
sailing-refuse-on = Щоб іти далі на { $cell }, наберіть `on { $cell }`.
sailing-refuse-orders-stand = Так уже й наказано: { $word }.

## що стоїть на меню

sailing-pick-piece = Виберіть корабель …
sailing-pick-cell = Виберіть клітинку …
sailing-pick-course = Виберіть курс …
