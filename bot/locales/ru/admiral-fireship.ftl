# «Адмирал»: брандеры. $seat: имя игрока. $ship: «фрегат f2», он у $seat, или несколько. $target: несколько кораблей, с владельцами.
# $cell: «C4». $hits: повреждения. $n: сколько кораблей. $left: сколько прочности осталось.

## короткие слова

admiral-key-fireship = Превратить в брандер
    .emoji = 🔥
admiral-key-explode = Взорвать
    .emoji = 💥

## вопросы

admiral-ask-fireship = Какой корабль станет брандером? В ваш следующий ход он взорвётся и погибнет.
admiral-ask-explode = Какой брандер взорвать сейчас? Достанется всем кораблям рядом, вашим тоже.

## пояснения к ответам

admiral-note-fireship = всем вокруг повреждений { $hits }
    .emoji = 🔥
admiral-note-explode =
    повреждений { $hits }: { $n ->
        [0] никому
       *[other] { $target }
    }
    .emoji = 💥

## что говорится об ответе рядом с пояснением

admiral-remark-fireship = корабль по-прежнему ходит, но не стреляет, не берёт на абордаж и не чинится, а в ваш следующий ход взорвётся
admiral-remark-explodes =
    в конце хода взорвётся { $ship } – повреждений { $hits }: { $n ->
        [0] никому
       *[other] { $target }
    }
admiral-remark-blast =
    { $ship } – повреждений { $hits }: { $n ->
        [0] никому
       *[other] { $target }
    }
admiral-remark-blast-sinks = потопит: { $ship }
admiral-remark-blast-own = достанется и своим: { $ship }

## отказы

admiral-refuse-no-fireship = Сейчас ни один ваш корабль не может стать брандером: ни тот, что стрелял или дрался, ни тот, что в ремонте.
admiral-refuse-no-fireships = В этом сценарии нет брандеров.
admiral-refuse-has-fired = В этот ход { $ship } уже стрелял и стать брандером не может.
admiral-refuse-lit = { $ship } — брандер: он ходит и взрывается, больше ничего.
admiral-refuse-nothing-to-explode = В этот ход взрывать нечего: брандер взрывается в следующий ход после того, как им стал.
admiral-refuse-explode-drifts = В шторм брандеры взрываются, когда отдрейфуют все ваши корабли, которые должны.
admiral-refuse-explode-not-she = { $ship } не брандер, который взрывается в этот ход.

## что произошло

admiral-event-fireship = { $seat } превращает в брандер { $ship }. В следующий ход он взорвётся!
    .brief = { $ship } теперь брандер!
admiral-event-exploded =
    { $seat } взрывает брандер на { $cell }: { $ship }, повреждений { $hits }. { $n ->
        [0] Рядом никого.
        [one] Задет { $n } корабль.
        [few] Задеты { $n } корабля.
       *[many] Задеты { $n } кораблей.
    }
    .brief = { $ship } взрывается на { $cell }!
admiral-event-blasted =
    { $seat }: { $ship } на { $cell } получает повреждений { $hits }, { $left ->
        [0] корабль тонет!
       *[other] осталось прочности { $left }.
    }
    .brief =
        { $ship }: { $left ->
            [0] тонет!
           *[other] осталось { $left }
        }

## положение словами

admiral-line-fireship =
    { $ship } на { $cell } — брандер; если бы взорвался здесь, { $n ->
        [0] не задел бы никого.
       *[other] нанёс бы повреждений { $hits }: { $target }.
    }
