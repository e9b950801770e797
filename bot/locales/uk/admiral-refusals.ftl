# «Адмірал»: чому хід неможливий. $ship: «фрегат f2», хто має це зробити, буває й форт. $target: корабель або форт, з власником. $cell: «C4».

## хід і дрейф

admiral-refuse-not-yours = Це не ваше: { $target }.
admiral-refuse-own = Це ваше: { $target }.
admiral-refuse-sunk = { $ship } утрачено.
admiral-refuse-ruin = Це руїна: { $target }.
admiral-refuse-ships-only = Це роблять лише кораблі, не форти.
admiral-refuse-spent = У цьому раунді { $ship } уже бився й більше нічого не робить.
admiral-refuse-repairing = { $ship } у ремонті; спершу припиніть ремонт.
admiral-refuse-working = { $ship } працює на форті; спершу припиніть роботу.
admiral-refuse-needless = Останнє слово зайве: тут можливе лише одне.
admiral-refuse-word-first = Спершу пишуть, що робити, потім ціль, потім хто: `fire s2 f1`, `board f2 b1`.
admiral-refuse-off-board = Клітинки { $cell } на цьому морі немає.
admiral-refuse-cell-alone = Щоб піти, спершу назвіть корабель: `f1 H9`. Рифи й міни ставлять лише до першого раунду.
admiral-refuse-moved = Цього ходу { $ship } уже ходив.
admiral-refuse-task = Ходити { $ship } не може: він у ремонті, працює на форті, або його ремонт щойно припинено.
admiral-refuse-still = Іти { $ship } нікуди не може, і зробити йому більше нічого.
admiral-refuse-least = За свіжого вітру тут ходять не менше ніж на { $n } клітинки.
admiral-refuse-drift = На { $cell } шторм не занесе { $ship }.
admiral-refuse-drift-first = У шторм кораблі дрейфують по черзі, найперші ті, що найдалі за вітром. Черга ще не дійшла або вже минула: { $ship }.
admiral-refuse-no-drift = Жоден ваш корабель зараз дрейфувати не мусить.
admiral-refuse-no-shelter = Укриття в нього немає, дрейфувати доведеться: { $ship }.
admiral-refuse-stay-later = Хто лишається в укритті, буде спитано, коли кораблі підуть дрейфувати: наберіть `drift` або `end`.
admiral-refuse-fort-taken = Уже зайнято: { $target }.
admiral-refuse-no-berth = { $cell } — не клітинка порту цього форту, або місця там немає.

## вогонь

admiral-refuse-no-fire = У цьому сценарії не стріляють.
admiral-refuse-no-target = Ніхто з тих, у кого лишилися постріли, не дістає до жодної цілі.
admiral-refuse-out-of-fire = До цієї цілі ({ $target }) не дістає ніхто з тих, у кого лишилися постріли: вона має бути на одному з восьми прямих курсів, у межах дальності й нічим не затулена.
admiral-refuse-no-shots = Цього ходу пострілів більше немає: { $ship }.
admiral-refuse-storm-silent = У шторм не стріляє { $ship }.
admiral-refuse-taken-silent = Узято в цьому раунді, стріляє з наступного: { $target }.
admiral-refuse-same-cell = У тій самій клітинці стоїть { $target }, стріляти в цю ціль не може { $ship }.
admiral-refuse-not-in-line = Ця ціль ({ $target }) не лежить на жодному з восьми прямих курсів, стріляти в неї не може { $ship }.
admiral-refuse-too-far =
    До цієї цілі ({ $target }) { $n ->
        [one] { $n } клітинка
        [few] { $n } клітинки
        [many] { $n } клітинок
       *[other] { $n } клітинки
    }, а на цьому курсі { $ship } б’є на { $range ->
        [one] { $range } клітинку
        [few] { $range } клітинки
        [many] { $range } клітинок
       *[other] { $range } клітинки
    }.
admiral-refuse-hidden = Цю ціль ({ $target }) затуляє { $other }, стріляти в неї не може { $ship }.
admiral-refuse-hidden-land = Цю ціль ({ $target }) затуляє суходіл, стріляти в неї не може { $ship }.
admiral-refuse-shots-left =
    { $ship }: цього ходу { $n ->
        [one] лишився { $n } постріл
        [few] лишилося { $n } постріли
        [many] лишилося { $n } пострілів
       *[other] лишилося { $n } пострілу
    }.
admiral-refuse-all-or-fewer = Стріляють кілька: скажіть `all` або `fewer`, а потім скільки пострілів кому.

## абордаж і штурм

admiral-refuse-no-boarding = У цьому сценарії немає ні абордажу, ні штурму.
admiral-refuse-nobody-to-board = Поруч із вашими кораблями нема кого брати на абордаж.
admiral-refuse-not-beside = Поруч із цією ціллю ({ $target }) немає вашого корабля, який може піти на абордаж; по діагоналі не рахується.
admiral-refuse-boarder-apart = Не стоїть упритул до цієї цілі ({ $target }) { $ship }; по діагоналі не рахується.
admiral-refuse-too-many =
    Брати участь { $n ->
        [one] може щонайбільше { $n } корабель
        [few] можуть щонайбільше { $n } кораблі
        [many] можуть щонайбільше { $n } кораблів
       *[other] можуть щонайбільше { $n } корабля
    }.
admiral-refuse-storm-it = Форт не беруть на абордаж, його штурмують із порту (`storm`): { $target }.
admiral-refuse-board-it = Корабель не штурмують, його беруть на абордаж, ставши впритул (`board`): { $target }.
admiral-refuse-no-fort-to-storm = Жоден ваш корабель не стоїть у порту форту, який може штурмувати.
admiral-refuse-not-in-port = У порту цього форту ({ $target }) немає вашого корабля, який може піти на штурм.
admiral-refuse-apart-port = У порту цього форту ({ $target }) { $ship } не стоїть.
admiral-refuse-portion = Сюди можна від { $n } до { $most }.

## ремонт, робота на фортах, перлини

admiral-refuse-no-repairs = У цьому сценарії нічого не ремонтують.
admiral-refuse-undamaged = { $ship } цілий.
admiral-refuse-repair-stopped = Ремонт припинено цього ходу, знову його можна почати лише наступного: { $ship }.
admiral-refuse-no-repair = Тут { $ship } стати на ремонт не може: треба стояти в порту свого форту, і не руїни.
admiral-refuse-nothing-to-stop = { $ship } не в ремонті й не працює на форті.
admiral-refuse-no-work = Працювати на форті зараз не може { $ship }: для цього треба двох ваших кораблів у порту руїни або вашого пошкодженого форту, на якому ніхто не працює й цього ходу не припиняв.
admiral-refuse-no-mate = Разом працювати не можуть { $ship } і { $target }: обидва мають стояти в порту одного форту, на якому є що робити.
admiral-refuse-no-work-on = На цьому форті ці двоє працювати не можуть: { $target }.
admiral-refuse-nothing-to-load = Брати перлини тут не може { $ship }: їх немає ні у воді, ні у вашому форті, у порту якого він стоїть.
admiral-refuse-hold-full = Трюм повний: { $ship }.
admiral-refuse-nothing-to-unload = Вивантажувати перлини тут не може { $ship }: їх вивантажують у порту свого форту, і не руїни.
admiral-refuse-no-pearls = Перлин на борту немає: { $ship }.
admiral-refuse-so-many =
    { $ship }: тут { $n ->
        [one] можлива { $n } перлина
        [few] можливі щонайбільше { $n } перлини
        [many] можливі щонайбільше { $n } перлин
       *[other] можливі щонайбільше { $n } перлини
    }.
