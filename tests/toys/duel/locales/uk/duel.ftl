# Duel, a game of the tests. $seat, $owner: a player’s name. $ship: “корабель 2”. $cell: “AB4”.

duel-name = Дуель
duel-about = Дуель: флоти, яких ніхто не бачить, стріляють один в одного
    .name = дуель

duel-option-ships = Кораблів у флоті
    .name = кораблі
duel-option-mine = Кожен ставить ще й міну
    .name = міна
duel-option-rounds = Раундів
    .name = раунди
duel-option-weather = Погода
    .name = погода
duel-option-weather-calm = штиль
    .about = кораблі пливуть
duel-option-weather-fog = туман
    .about = ніхто не пливе

duel-about-long =
    Флоти, яких ніхто не бачить, стріляють один в одного.
    -# Для 2–4 гравців
duel-example = Море й те, у що влучили.

duel-opening = Розставте флоти: усі відразу й потай.
duel-resign = { $others ->
    [1] Переможе суперник.
   *[other] Решта б’ється далі.
}

duel-piece = корабель { $id }
duel-key-fire = вогонь
duel-key-sail = пливти
duel-key-white = білий прапор
duel-key-red = червоний прапор

duel-about-layout = розставити флот
duel-about-turn = стріляти або пливти

duel-ask-ships = Куди поставити кораблі? Їх у вас { $number }.
duel-ask-mine = Куди поставити міну?
duel-ask-turn = Стріляти чи пливти?
duel-ask-target = Куди стріляти? Влучає в усе за дві клітинки довкола.
duel-ask-ship = Який корабель попливе?
duel-ask-course = Куди?
duel-ask-flag = Підняти інший прапор?
duel-note-to = на { $cell }
duel-refuse-sunk = У вас цього більше немає: { $ship }.

duel-event-laid = { $seat }: флот розставлено.
    .brief = флот розставлено
duel-event-ships = Ваші кораблі стоять на { $cells }.
    .brief = кораблі на { $cells }
duel-event-ships-mine = Ваші кораблі стоять на { $cells }, міна на { $cell }.
    .brief = кораблі на { $cells }, міна на { $cell }
duel-event-fired = { $seat } стріляє по { $cell }.
    .brief = стріляє по { $cell }
duel-event-missed = Повз.
    .brief = { "" }
duel-event-sunk = { $owner } втрачає { $ship } на { $cell }.
    .brief = { $owner } втрачає { $ship }
duel-event-mine = Вибухає міна гравця { $owner }.
    .brief = вибухає міна ({ $owner })
duel-event-sailed = { $seat } пливе.
    .brief = пливе
duel-event-sailed-to = Ваш { $ship } пливе на { $cell }.
    .brief = { $ship } пливе на { $cell }
duel-event-flag = { $seat } піднімає { $flag }.
    .brief = піднімає { $flag }
duel-event-resigned = { $seat } виходить із бою.
    .brief = виходить із бою

duel-line-ship = Ваш { $ship } стоїть на { $cell }.
duel-line-sunk = Ваш { $ship } потоплено.
duel-line-mine = Ваша міна стоїть на { $cell }.
duel-line-fleet = { $seat }, { $flag }: { $number ->
    [one] лишився { $number } корабель.
    [few] лишилося { $number } кораблі.
   *[many] лишилося { $number } кораблів.
}
duel-line-laying = { $seat }, { $flag }: флот іще не розставлено.
duel-line-shots = Останні постріли: { $cells }.

duel-how-last = Лишився щонайбільше один флот
duel-how-rounds = Останній раунд зіграно
duel-score-ships = лишилося кораблів: { $points }
duel-score-hits = підбито кораблів: { $points }

duel-rules-1 =
    Усі потай розставляють кораблі, потім по черзі стріляють. Постріл влучає в усе за дві клітинки довкола, і в чужі міни теж: вони топлять корабель того, хто стріляв.

    Замість пострілу можна пливти: один корабель, на одну клітинку. Перемагає той, у кого після останнього раунду більше кораблів, потім той, у кого більше влучень.
    .title = Дуель
