# «Адмирал»: команды, «Жемчужные отмели», рифы, которые ставят игроки, потерянные и переданные форты. $seat, $owner: имя игрока или
# несколько. $target: форт с владельцем или несколько. $cell: «C4», $cells: несколько.

## настройки и что означает каждое значение, одной строкой

admiral-option-scenario-shoals = Жемчужные отмели
    .about = семь жемчужин посреди моря, которые надо довезти
admiral-option-teams = Кто с кем в команде
    .name = команды
admiral-option-teams-none = каждый за себя
    .about = 2, 3, 4 или 6 мест; впятером не играют
admiral-option-teams-2v2 = двое на двоих
    .about = четыре места; для победы пять жемчужин
admiral-option-teams-3v3 = трое на троих
    .about = шесть мест; для победы пять жемчужин
admiral-option-teams-2v2v2 = три по двое
    .about = шесть мест; для победы четыре жемчужины
admiral-option-islands = Острова, которые остались в коробке
    .name = острова
admiral-option-islands-none = как в сценарии
    .about = остальные остаются в коробке
admiral-option-islands-lot = по жребию
    .about = чаще всего ещё три, если есть место: не вплотную к портам и жемчугу
admiral-option-reefs = Кто ставит рифы
    .name = рифы
admiral-option-reefs-lot = по жребию
    .about = где угодно в открытом море, но ни одного пути не закроют
admiral-option-reefs-players = ставят игроки
    .about = по очереди до первого раунда, каждый сразу все свои

admiral-refuse-five = Впятером в «Жемчужные отмели» не играют: есть моря для двоих, троих, четверых и шестерых. Сыграйте вчетвером или найдите шестого.

## команды

admiral-key-team-1 = Первая команда
admiral-key-team-2 = Вторая команда
admiral-key-team-3 = Третья команда
admiral-seat-side = { $side }
admiral-seat-side-any = Команда: по жребию

## расстановка, с неё начинается журнал

admiral-event-team = { $side }: { $who }.
    .brief = { "" }
admiral-event-order = Очерёдность ходов: { $who }.
    .brief = { "" }
admiral-event-island = Остров по жребию: от { $cell } до { $to }.
    .brief = { "" }
admiral-event-reefs-lot = { $n ->
    [1] Риф по жребию: { $cells }.
   *[other] Рифы по жребию: { $cells }.
}
    .brief = { "" }

## рифы

admiral-about-reefs = расстановка рифов
admiral-ask-reef =
    { $n ->
        [1] На какой клетке встанет ваш риф?
       *[other] На какой клетке встанет риф? Осталось поставить: { $n }.
    }
    .together = Рифы: { $picked }
admiral-refuse-no-reef = На { $cell } рифа не поставить: рифы ставят в открытом море, не в портах, не на жемчужины и не на другие рифы.
admiral-refuse-cuts-off = Риф на { $cell } отрезал бы порт или жемчужину.
admiral-event-reefs =
    { $seat } ставит { $n ->
        [1] риф
        [one] { $n } риф
        [few] { $n } рифа
       *[many] { $n } рифов
    }: { $cells }.
    .brief =
        { $n ->
            [1] ставит риф
            [one] ставит { $n } риф
            [few] ставит { $n } рифа
           *[many] ставит { $n } рифов
        }: { $cells }

## союзники

admiral-refuse-ally = Это вашего союзника: { $target }.
admiral-event-inherits = { $seat } как союзник перенимает { $target }.
    .brief = союзнику переходит { $target }

## без форта

admiral-event-homeless =
    { $seat } без форта, и ни одного не восстанавливают: { $n ->
        [one] ещё { $n } такой ход
        [few] ещё { $n } таких хода
       *[many] ещё { $n } таких ходов
    } — и игрок выбывает.
    .brief =
        без форта: ещё { $n ->
            [one] { $n } ход
            [few] { $n } хода
           *[many] { $n } ходов
        }
admiral-event-homeless-out =
    { $seat } выбывает: { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    } подряд без форта.
    .brief = выбывает: без форта

## передача форта

admiral-key-give = Передать форт
    .emoji = 🎁
admiral-ask-give = Какой форт отдаёте, вместе с его жемчужинами?
admiral-ask-give-whom = Кому передать { $target }?
admiral-note-give-last = ваш последний: вы сразу выбудете
admiral-refuse-no-gift = Некому передать форт, потому что он есть у всех, или вам нечего передать.
admiral-event-given = { $seat } передаёт { $target }. Новый владелец: { $owner }.
    .brief = { $owner } получает { $target }
admiral-event-gave-all = { $seat } больше не имеет фортов и выбывает.
    .brief = выбывает: фортов не осталось

## положение словами и чем кончилось

admiral-line-team =
    { $seat }: жемчужин в фортах { $need ->
        [0] { $n }
       *[other] { $n } из { $need }
    }.
admiral-line-homeless =
    { $seat } без форта: ещё { $n ->
        [one] { $n } такой ход
        [few] { $n } таких хода
       *[many] { $n } таких ходов
    } — и игрок выбывает.
admiral-points-now = Жемчужины в фортах
admiral-how-team-last = В игре осталась одна команда
admiral-how-team-pearls = В фортах одной команды хватает жемчужин
admiral-how-team-most = Вне фортов не осталось жемчужин
