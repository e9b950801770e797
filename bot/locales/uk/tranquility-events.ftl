# Штиль. $seat: ім'я гравця. $cell: «C4». $card: «17», «фініш», «чудовисько». $colour: «жовтий шторм».
# Назви карт у знахідному відмінку ті самі, що в називному.

## що сталося

tranquility-event-can-move = { $seat }: карт майже немає, але хід є.
    .brief = { "" }
tranquility-event-laid = { $seat } кладе { $card } на { $cell }{ $paid ->
    [0] { "" }
    [one] {" "}за { $paid } карту
    [few] {" "}за { $paid } карти
   *[many] {" "}за { $paid } карт
}.
    .brief = кладе { $card } на { $cell }{ $paid ->
            [0] { "" }
            [one] {" "}за { $paid } карту
            [few] {" "}за { $paid } карти
           *[many] {" "}за { $paid } карт
        }
tranquility-event-vault = Колони готові: починається склепіння, тепер за клітинки платять картами.
    .brief = колони готові: починається склепіння
tranquility-event-discarded = { $seat } скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
    .brief = скидає { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[many] { $n } карт
        }
tranquility-event-drew = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
    .brief = { "" }
tranquility-event-drew-own = { $seat } бере { $cards }.
    .brief = бере { $cards }
    .briefer = { "" }
tranquility-event-drawn-own = Взяті карти ({ $seat }): { $cards }.
    .brief = бере { $cards }
    .briefer = { "" }
tranquility-event-monsters-drawn = Серед узятих карт є { $count ->
    [one] { $count } чудовисько
    [few] { $count } чудовиська
   *[many] { $count } чудовиськ
} ({ $seat }).
    .brief = бере { $count ->
            [one] { $count } чудовисько
            [few] { $count } чудовиська
           *[many] { $count } чудовиськ
        }
tranquility-event-start = { $seat } викладає старт.
    .brief = викладає старт
tranquility-event-due = { $n ->
    [0] Скидати більше нічого.
    [one] Разом треба скинути { $n } карту.
    [few] Разом треба скинути { $n } карти.
   *[many] Разом треба скинути { $n } карт.
}
    .brief = { $n ->
            [0] скидати більше нічого
            [one] разом треба скинути { $n } карту
            [few] разом треба скинути { $n } карти
           *[many] разом треба скинути { $n } карт
        }
    .briefer = { "" }
tranquility-event-unseen = { $seat } через жовтий шторм скидає з колоди не дивлячись { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
    .brief = скидає з колоди не дивлячись { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[many] { $n } карт
        } (жовтий шторм)
    .briefer = скидає наосліп: { $n }
tranquility-event-pledged = { $seat } { $n ->
    [0] не дає жодної карти
    [one] дає { $n } карту
    [few] дає { $n } карти
   *[many] дає { $n } карт
}, { $missing ->
    [0] більше не треба
   *[other] бракує { $missing }
}.
    .brief = { $n ->
            [0] не дає жодної карти
            [one] дає { $n } карту
            [few] дає { $n } карти
           *[many] дає { $n } карт
        }
    .briefer = { "" }
tranquility-event-short = Бракує { $missing }. Бот іще раз запитає тих, у кого лишилися карти.
    .brief = разом бракує { $missing }
    .briefer = { "" }
tranquility-event-gathered = { $n ->
    [0] Скидати нічого не треба.
    [one] У скид іде { $n } карта.
    [few] У скид ідуть { $n } карти.
   *[many] У скид ідуть { $n } карт.
}
    .brief = { $n ->
            [0] { "" }
            [one] від усіх разом у скид іде { $n } карта
            [few] від усіх разом у скид ідуть { $n } карти
           *[many] від усіх разом у скид ідуть { $n } карт
        }
tranquility-event-attacked = { $seat } нападає чудовиськом на { $card } ({ $cell }): обоє йдуть у скид.
    .brief = нападає чудовиськом на { $card } ({ $cell }): обоє у скид
tranquility-event-reef-moved = { $seat } пересуває риф у ряд { $row }.
    .brief = пересуває риф у ряд { $row }
tranquility-event-reef-stays = { $seat } лишає риф у ряду { $row }.
    .brief = риф лишається в ряду { $row }
tranquility-event-reef-gone = Заповнено четвертий ряд: риф іде назавжди.
    .brief = риф іде назавжди
tranquility-event-storm = { $seat } бере { $storm }.
    .brief = бере { $storm }
tranquility-event-aside = { $seat } бере { $storm } і відкладає, доки команда не скине карт.
    .brief = бере { $storm }, він подіє після скидання
    .briefer = бере { $storm }
tranquility-event-blow = { $seat } не зупиняє шторму.
    .brief = не зупиняє шторму
    .briefer = { "" }
tranquility-event-stopped = { $seat } компасом зупиняє { $storm }.
    .brief = компасом зупиняє { $storm }
tranquility-event-yellow = Жовтий шторм лягає перед гравцем { $seat }: у руці тепер не більш як 3 карти.
    .brief = у руці не більш як 3 карти
tranquility-event-orange = Помаранчевий шторм лягає перед гравцем { $seat }: острови тепер лише поруч із викладеними.
    .brief = острови лише поруч із викладеними
tranquility-event-purple = { $seat } кладе ліловий шторм на ряд { $row } і закриває його.
    .brief = закриває ряд { $row } ліловим штормом
    .briefer = закриває ряд { $row }
tranquility-event-purple-none = Ряду з порожньою клітинкою немає, і ліловий шторм минає.
    .brief = ліловий шторм минає
tranquility-event-cut = { $seat } скидає через шторм { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}.
    .brief = скидає { $n ->
            [one] { $n } карту
            [few] { $n } карти
           *[many] { $n } карт
        } через шторм
    .briefer = скидає у шторм: { $n }
tranquility-event-lifted = { $seat } компасом знімає { $storm }.
    .brief = компасом знімає { $storm }
tranquility-event-stuck = { $seat } не може ходити. Ще може допомогти компас.
    .brief = не може ходити
tranquility-event-let = { $seat } нічого не знімає.
    .brief = нічого не знімає
tranquility-event-compass = { $seat } отримує компас.
    .brief = отримує компас
tranquility-event-compass-shared = { $seat } і { $other } отримують спільний компас.
    .brief = отримує компас, спільний із { $other }
    .briefer = ділить компас
tranquility-event-sun = { $seat } бере компас: усі руки повертаються сонцем догори.
    .brief = бере компас, усі руки сонцем догори
tranquility-event-moon = { $seat } бере компас: усі руки повертаються місяцем догори.
    .brief = бере компас, усі руки місяцем догори
tranquility-event-turned-sun = { $seat } скидає 1 карту й перевертає острів на { $cell } сонцем догори.
    .brief = скидає 1 карту, перевертає { $cell } сонцем догори
tranquility-event-turned-moon = { $seat } скидає 1 карту й перевертає острів на { $cell } місяцем догори.
    .brief = скидає 1 карту, перевертає { $cell } місяцем догори
tranquility-event-won = { $seat } викладає фініш. Ви біля мети!
    .brief = викладає фініш
tranquility-event-lost = { $seat } більше не може ходити. Плавання закінчується тут.
    .brief = більше не може ходити
tranquility-event-left = { $seat } виходить із гри.
    .brief = виходить із гри
tranquility-event-rivals-took = { $seat } бере з відкритого ряду: { $cards }.
    .brief = бере { $cards } з відкритого ряду
tranquility-event-rivals-row = Відкритий ряд поповнено: { $cards }.
    .brief = { "" }
tranquility-event-rivals-asked = { $seat } нічого не може викласти, показує руку й просить обміняти її на відкритий ряд.
    .brief = нічого не може викласти, показує руку й просить обміну
tranquility-event-rivals-agreed = { $seat } погоджується на обмін.
    .brief = погоджується на обмін
tranquility-event-rivals-declined = { $seat } відмовляє в обміні.
    .brief = відмовляє в обміні
tranquility-event-rivals-passed = { $seat } нічого не може викласти й пропускає хід.
    .brief = нічого не може викласти й пропускає хід
tranquility-event-rivals-last = { $seat }: лишилася одна карта, її можна викласти.
    .brief = лишилася одна карта
tranquility-event-rivals-full = Поле заповнено. Рахуємо очки.
    .brief = поле заповнено
tranquility-event-rivals-spent = У всіх лишилося не більш ніж по одній карті. Рахуємо очки.
    .brief = у всіх лишилося не більш ніж по одній карті
tranquility-event-rivals-left = { $seat } виходить із гри.
    .brief = виходить із гри
