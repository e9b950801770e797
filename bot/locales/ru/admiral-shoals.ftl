# «Адмирал»: команды, «Жемчужные отмели», рифы, которые ставят игроки, потерянные и переданные форты. $seat, $owner: имя игрока или
# несколько. $target: форт с владельцем или несколько. $cell: «C4», $cells: несколько.

## настройки и что означает каждое значение, одной строкой

admiral-option-scenario-shoals = Жемчужные отмели
    .about = семь партий жемчуга посреди моря; 2, 3, 4 или 6 игроков, поодиночке или командами
admiral-option-teams = Кто с кем в команде
    .name = команды
admiral-option-teams-none = без команд
    .about = каждый за себя: 2, 3, 4 или 6 игроков
admiral-option-teams-2v2 = двое на двоих
    .about = четыре игрока; форты союзников в противоположных углах
admiral-option-teams-3v3 = трое на троих
    .about = шесть игроков, две команды
admiral-option-teams-2v2v2 = три команды по двое
    .about = шесть игроков, три команды
admiral-option-islands = Острова, которые остались в коробке
    .name = острова
admiral-option-islands-none = без них
    .about = остаются в коробке
admiral-option-islands-lot = по жребию
    .about = ещё три, не вплотную к портам и жемчугу
admiral-option-reefs = Кто ставит рифы
    .name = рифы
admiral-option-reefs-lot = жребий
    .about = где угодно в открытом море, но ни одного пути не закроют
admiral-option-reefs-players = игроки
    .about = каждый сразу все свои, до первого раунда

admiral-refuse-five = Впятером в «Жемчужные отмели» не играют: есть моря для двоих, троих, четверых и шестерых.

## стороны

admiral-key-team-1 = Первая команда
admiral-key-team-2 = Вторая команда
admiral-key-team-3 = Третья команда

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
admiral-how-team-last = В игре осталась одна команда
admiral-how-team-pearls = В фортах одной команды хватает жемчужин
admiral-how-team-most = Вне фортов не осталось жемчужин
