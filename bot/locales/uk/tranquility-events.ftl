# Штиль. $seat: ім'я гравця. $cell: «C4». $card: «17», «фініш», «чудовисько». $colour: «жовтий шторм».
# Назви карт у знахідному відмінку ті самі, що в називному.

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
