# «Адмірал»: команди, «Перлинні мілини», рифи, які ставлять гравці, утрачені й передані форти. $seat, $owner: ім’я гравця або кілька.
# $target: форт із власником або кілька. $cell: «C4», $cells: кілька.

## налаштування і що означає кожне значення, одним рядком

admiral-option-scenario-shoals = Перлинні мілини
    .about = сім перлин посеред моря, які треба довезти
admiral-option-teams = Хто з ким у команді
    .name = команди
admiral-option-teams-none = кожен за себе
    .about = 2, 3, 4 чи 6 місць; уп’ятьох не грають
admiral-option-teams-2v2 = двоє на двох
    .about = чотири місця; для перемоги п’ять перлин
admiral-option-teams-3v3 = троє на трьох
    .about = шість місць; для перемоги п’ять перлин
admiral-option-teams-2v2v2 = три по двоє
    .about = шість місць; для перемоги чотири перлини
admiral-option-islands = Острови, що лишилися в коробці
    .name = острови
admiral-option-islands-none = як у сценарії
    .about = решта лишається в коробці
admiral-option-islands-lot = за жеребом
    .about = найчастіше ще три, якщо є місце: не впритул до портів і перлин
admiral-option-reefs = Хто ставить рифи
    .name = рифи
admiral-option-reefs-lot = за жеребом
    .about = будь-де у відкритому морі, але жодного шляху не перекриють
admiral-option-reefs-players = ставлять гравці
    .about = по черзі до першого раунду, кожен одразу всі свої

admiral-refuse-five = Уп’ятьох у «Перлинні мілини» не грають: є моря для двох, трьох, чотирьох і шістьох. Зіграйте вчотирьох або знайдіть шостого.

## команди

admiral-key-team-1 = Перша команда
admiral-key-team-2 = Друга команда
admiral-key-team-3 = Третя команда
admiral-seat-side = { $side }
admiral-seat-side-any = Команда: за жеребом

## розставлення, з нього починається журнал

admiral-event-team = { $side }: { $who }.
    .brief = { "" }
admiral-event-order = Черговість ходів: { $who }.
    .brief = { "" }
admiral-event-island = Острів за жеребом: від { $cell } до { $to }.
    .brief = { "" }
admiral-event-reefs-lot = { $n ->
    [1] Риф за жеребом: { $cells }.
   *[other] Рифи за жеребом: { $cells }.
}
    .brief = { "" }

## рифи

admiral-about-reefs = розстановка рифів
admiral-ask-reef =
    { $n ->
        [1] На якій клітинці стоятиме ваш риф?
       *[other] На якій клітинці стоятиме риф? Лишилося поставити: { $n }.
    }
    .together = Рифи: { $picked }
admiral-refuse-no-reef = На { $cell } рифу не поставити: рифи ставлять у відкритому морі, не в портах, не на перлини й не на інші рифи.
admiral-refuse-cuts-off = Риф на { $cell } відрізав би порт або перлину.
admiral-event-reefs =
    { $seat } ставить { $n ->
        [1] риф
        [one] { $n } риф
        [few] { $n } рифи
       *[many] { $n } рифів
    }: { $cells }.
    .brief =
        { $n ->
            [1] ставить риф
            [one] ставить { $n } риф
            [few] ставить { $n } рифи
           *[many] ставить { $n } рифів
        }: { $cells }

## союзники

admiral-refuse-ally = Це вашого союзника: { $target }.
admiral-event-inherits = { $seat } як союзник переймає { $target }.
    .brief = союзникові переходить { $target }

## без форту

admiral-event-homeless =
    { $seat } не має форту, і жодного не відбудовують: { $n ->
        [one] ще { $n } такий хід
        [few] ще { $n } такі ходи
       *[many] ще { $n } таких ходів
    } — і гравець вибуває.
    .brief =
        без форту: ще { $n ->
            [one] { $n } хід
            [few] { $n } ходи
           *[many] { $n } ходів
        }
admiral-event-homeless-out =
    { $seat } вибуває: { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[many] { $n } ходів
    } поспіль без форту.
    .brief = вибуває: без форту

## передача форту

admiral-key-give = Передати форт
    .emoji = 🎁
admiral-ask-give = Який форт віддаєте, разом із його перлинами?
admiral-ask-give-whom = Кому передати { $target }?
admiral-note-give-last = ваш останній: ви одразу вибудете
admiral-refuse-no-gift = Нема кому передати форт, бо він є в усіх, або у вас немає що передати.
admiral-event-given = { $seat } передає { $target }. Новий власник: { $owner }.
    .brief = { $owner } дістає { $target }
admiral-event-gave-all = { $seat } більше не має фортів і вибуває.
    .brief = вибуває: фортів не лишилося

## становище словами і чим скінчилося

admiral-line-team =
    { $seat }: перлин у фортах { $need ->
        [0] { $n }
       *[other] { $n } з { $need }
    }.
admiral-line-homeless =
    { $seat } без форту: ще { $n ->
        [one] { $n } такий хід
        [few] { $n } такі ходи
       *[many] { $n } таких ходів
    } — і гравець вибуває.
admiral-points-now = Перлини у фортах
admiral-how-team-last = У грі лишилася одна команда
admiral-how-team-pearls = У фортах однієї команди досить перлин
admiral-how-team-most = Поза фортами не лишилося перлин
