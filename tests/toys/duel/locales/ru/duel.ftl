# Duel, a game of the tests. $seat, $owner: a player’s name. $ship: “корабль 2”. $cell: “AB4”.

duel-name = Дуэль
duel-about = Дуэль: флоты, которых никто не видит, стреляют друг в друга
    .name = дуэль

duel-option-ships = Кораблей во флоте
    .name = корабли
duel-option-mine = Каждый ставит ещё и мину
    .name = мина
duel-option-rounds = Раундов
    .name = раунды
duel-option-weather = Погода
    .name = погода
duel-option-weather-calm = штиль
    .about = корабли плывут
duel-option-weather-fog = туман
    .about = никто не плывёт

duel-about-long =
    Флоты, которых никто не видит, стреляют друг в друга.
    -# Для 2–4 игроков
duel-example = Море и то, во что попали.

duel-opening = Расставьте флоты: все сразу и втайне.
duel-resign = { $others ->
    [1] Победит соперник.
   *[other] Остальные сражаются дальше.
}

duel-piece = корабль { $id }
duel-key-fire = огонь
duel-key-sail = плыть
duel-key-white = белый флаг
duel-key-red = красный флаг

duel-about-layout = расставить флот
duel-about-turn = стрелять или плыть

duel-ask-ships = Куда поставить корабли? Их у вас { $number }.
duel-ask-mine = Куда поставить мину?
duel-ask-turn = Стрелять или плыть?
duel-ask-target = Куда стрелять? Поражает всё в двух клетках вокруг.
duel-ask-ship = Какой корабль поплывёт?
duel-ask-course = Куда?
duel-ask-flag = Поднять другой флаг?
duel-note-to = на { $cell }
duel-refuse-sunk = У вас больше нет этого: { $ship }.

duel-event-laid = { $seat }: флот расставлен.
    .brief = флот расставлен
duel-event-ships = Ваши корабли стоят на { $cells }.
    .brief = корабли на { $cells }
duel-event-ships-mine = Ваши корабли стоят на { $cells }, мина на { $cell }.
    .brief = корабли на { $cells }, мина на { $cell }
duel-event-fired = { $seat } стреляет по { $cell }.
    .brief = огонь по { $cell }
duel-event-missed = Мимо.
    .brief = { "" }
duel-event-sunk = { $owner } теряет: { $ship } на { $cell }.
    .brief = { $owner } теряет { $ship }
duel-event-mine = Взрывается мина игрока { $owner }.
    .brief = срабатывает мина ({ $owner })
duel-event-sailed = { $seat } плывёт.
    .brief = плывёт
duel-event-sailed-to = Ваш { $ship } плывёт на { $cell }.
    .brief = { $ship } плывёт на { $cell }
duel-event-flag = { $seat } поднимает { $flag }.
    .brief = поднимает { $flag }
duel-event-resigned = { $seat } выходит из боя.
    .brief = выходит из боя

duel-line-ship = Ваш { $ship } стоит на { $cell }.
duel-line-sunk = Ваш { $ship } потоплен.
duel-line-mine = Ваша мина стоит на { $cell }.
duel-line-fleet = { $seat }, { $flag }: { $number ->
    [one] остался { $number } корабль.
    [few] осталось { $number } корабля.
   *[many] осталось { $number } кораблей.
}
duel-line-laying = { $seat }, { $flag }: флот ещё не расставлен.
duel-line-shots = Последние выстрелы: { $cells }.

duel-how-last = Уцелело не больше одного флота
duel-how-rounds = Последний раунд сыгран
duel-score-ships = осталось кораблей: { $points }
duel-score-hits = подбито кораблей: { $points }

duel-rules-1 =
    Все втайне расставляют корабли, потом по очереди стреляют. Выстрел поражает всё в двух клетках вокруг, и чужие мины тоже: они топят корабль того, кто стрелял.

    Вместо выстрела можно плыть: один корабль, на одну клетку. Побеждает тот, у кого после последнего раунда больше кораблей, потом тот, у кого больше попаданий.
    .title = Дуэль
