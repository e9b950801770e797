# Повелители морей. $seat, $owner: имя игрока. $ship: «корабль 3» или название наёмника. $cell, $target: «C4».
# Названия наёмников мужского рода и неодушевлённые: в винительном падеже они те же, что в именительном.

## как называется игра и что предлагает

sealords-name = Повелители морей

sealords-about = Повелители морей: два флота, шестнадцать ходов, одно море
    .name = повелители-морей

## корабли, по номерам

sealords-piece = { $id ->
    [square1] квадрат 1
    [square1-front] квадрат 1 (лицевая сторона)
    [square1-back] квадрат 1 (оборот)
    [square2] квадрат 2
    [square2-front] квадрат 2 (лицевая сторона)
    [square2-back] квадрат 2 (оборот)
    [strip] полоска
    [strip-front] полоска (лицевая сторона)
    [strip-back] полоска (оборот)
   *[other] корабль { $id }
}
    .emoji = { $id ->
        [1] 🛡️
        [3] ➕
        [5] 🔧
        [7] 🧹
        [9] 🔁
        [square1] { "" }
        [square1-front] { "" }
        [square1-back] { "" }
        [square2] { "" }
        [square2-front] { "" }
        [square2-back] { "" }
        [strip] { "" }
        [strip-front] { "" }
        [strip-back] { "" }
       *[other] 🪙
    }
sealords-piece-effect = { $id ->
    [1] положить щит на один из своих кораблей
    [3] выстрелить на север, восток, юг или запад
    [5] починить один свой горящий корабль
    [7] снять одну мину с любой клетки
    [9] применить эффект клетки ещё раз
    [square1] { "" }
    [square1-front] { "" }
    [square1-back] { "" }
    [square2] { "" }
    [square2-front] { "" }
    [square2-back] { "" }
    [strip] { "" }
    [strip-front] { "" }
    [strip-back] { "" }
   *[other] взять 1 монету
}

## наёмники: название и числа, одно из которых выбирают в конце

-sealords-m01 = «Бастион»
sealords-card-m01 = { -sealords-m01 } (1, 5)
    .emoji = 🛡️
sealords-card-m01-effect = положить щит на один из своих кораблей
-sealords-m02 = «Заслон»
sealords-card-m02 = { -sealords-m02 } (2, 6)
    .emoji = 🛡️
sealords-card-m02-effect = положить щит на один из своих кораблей
-sealords-m03 = «Призыв»
sealords-card-m03 = { -sealords-m03 } (3, 7)
    .emoji = ⛵
sealords-card-m03-effect = выбрать корабль из своего запаса; рука до конца игры больше на один корабль
-sealords-m04 = «Тральщик»
sealords-card-m04 = { -sealords-m04 } (4, 8)
    .emoji = 🧹
sealords-card-m04-effect = снять три мины
-sealords-m05 = «Обман»
sealords-card-m05 = { -sealords-m05 } (5, 9)
    .emoji = 💣
sealords-card-m05-effect = поставить две мины и одну фальшивую; какая из них фальшивая, знаете только вы
-sealords-m06 = «Бортовой залп»
sealords-card-m06 = { -sealords-m06 } (1, 9)
    .emoji = 💥
sealords-card-m06-effect = выстрелить в каждую из четырёх соседних клеток
-sealords-m07 = «Дуплет»
sealords-card-m07 = { -sealords-m07 } (1, 4, 7)
    .emoji = ↔️
sealords-card-m07-effect = выстрелить дважды, каждый раз на восток или на запад
-sealords-m08 = «Перекрёстный огонь»
sealords-card-m08 = { -sealords-m08 } (2, 5, 8)
    .emoji = ✖️
sealords-card-m08-effect = выстрелить дважды по диагонали
-sealords-m09 = «Абордаж»
sealords-card-m09 = { -sealords-m09 } (3, 6, 9)
    .emoji = ⚔️
sealords-card-m09-effect = можно поставить на вражеский корабль без щита, тот уходит в сброс
-sealords-m10 = «Флагман»
sealords-card-m10 = { -sealords-m10 } (любое число)
    .emoji = 🚩
sealords-card-m10-effect = в конце 1 очко за каждый ваш корабль рядом с ним
-sealords-m11 = «Броненосец»
sealords-card-m11 = { -sealords-m11 } (любое число)
    .emoji = ⚓
sealords-card-m11-effect = в конце 1 очко за каждый щит на ваших кораблях, считая щиты наёмников
-sealords-m12 = «Строй»
sealords-card-m12 = { -sealords-m12 } (любое число)
    .emoji = 🎖️
sealords-card-m12-effect = в конце 1 очко за каждую вашу комбинацию равных чисел

## короткие слова

sealords-key-end = Закончить ход
    .emoji = 🏁
sealords-key-cell-first = Сначала клетка
sealords-key-ship-first = Сначала корабль
sealords-key-none = Ни одна из них
sealords-key-vp = победное очко
sealords-key-shot_orthogonal = прямой выстрел
sealords-key-shot_diagonal = выстрел по диагонали
sealords-key-shot_horizontal = выстрел на восток или запад
sealords-key-repair = ремонт
sealords-key-mine = установка мины
sealords-key-reserve = +1 корабль
sealords-key-coin = монета
sealords-key-shield = щит
sealords-key-clear = снятие мины
sealords-key-recruit = выбор из запаса
sealords-key-sweep = траление
sealords-key-decoys = три мины
sealords-key-broadside = бортовой залп

## раскладка моря

sealords-key-strait = Пролив
sealords-key-reefs = Рифы
sealords-key-storm = Шторм
sealords-key-harbours = Гавани
sealords-key-random = По жребию
sealords-key-by-hand = По одному планшету
sealords-key-keep = Ничего не менять
sealords-key-turn-1 = На четверть по часовой
sealords-key-turn-2 = На пол-оборота
sealords-key-turn-3 = На четверть против часовой
sealords-key-to-a = На столбец A
sealords-key-to-d = На столбец D
sealords-key-to-g = На столбец G
sealords-key-to-a-c = На столбцы A–C
sealords-key-to-b-d = На столбцы B–D
sealords-key-to-d-f = На столбцы D–F
sealords-key-to-e-g = На столбцы E–G
sealords-key-a = A
sealords-key-d = D
sealords-key-g = G
sealords-key-a-c = A–C
sealords-key-b-d = B–D
sealords-key-d-f = D–F
sealords-key-e-g = E–G
sealords-key-sign-vp = ⭐
sealords-key-sign-shot_orthogonal = ➕
sealords-key-sign-shot_diagonal = ✖️
sealords-key-sign-repair = 🔧
sealords-key-sign-mine = 💣
sealords-key-sign-reserve = ⛵
sealords-key-sign-shield = 🛡️
sealords-key-sign-clear = 🧹
sealords-key-short-vp = звезда
sealords-key-short-shot_orthogonal = прямо
sealords-key-short-shot_diagonal = косо
sealords-key-short-repair = ремонт
sealords-key-short-mine = мина
sealords-key-short-reserve = корабль

## о чём решение

sealords-about-turn = ход { $turn } из 16
sealords-about-turn-laid = ход { $turn } из 16, корабль поставлен
sealords-about-shot_orthogonal = выбирает, куда стрелять с { $cell }
sealords-about-shot_diagonal = выбирает, куда стрелять по диагонали с { $cell }
sealords-about-shot_horizontal = выбирает, на восток или на запад стрелять с { $cell }
sealords-about-repair = выбирает, что починит корабль на { $cell }
sealords-about-mine = выбирает, куда корабль на { $cell } поставит мину
sealords-about-shield = выбирает, кому даст щит корабль на { $cell }
sealords-about-clear = выбирает, какую мину снимет корабль на { $cell }
sealords-about-recruit = выбирает корабль из запаса (наёмник на { $cell })
sealords-about-sweep = выбирает, какие мины снимет корабль на { $cell }
sealords-about-decoys = выбирает, куда корабль на { $cell } поставит мины
sealords-about-layout = раскладка моря
sealords-about-change = перестановка перед первым ходом

## вопросы

# $final: 1 в свой последний ход
sealords-ask-ship-or-hire = { $final ->
    [0] { "" }
   *[other] Ваш последний ход.{ " " }
}Какой корабль поставить или какого наёмника нанять?
sealords-ask-ship = { $final ->
    [0] { "" }
   *[other] Ваш последний ход.{ " " }
}Какой корабль поставить?
sealords-ask-hire-or-end = { $final ->
    [0] { "" }
   *[other] Ваш последний ход.{ " " }
}Нанять наёмника или закончить ход?
sealords-ask-end = { $final ->
    [0] { "" }
   *[other] Ваш последний ход.{ " " }
}Всё сделано? Закончите ход.
sealords-ask-cell = На какую клетку?
sealords-ask-order = Какой эффект применить первым?
sealords-ask-shot_orthogonal = Куда стрелять?
sealords-ask-shot_diagonal = Куда стрелять?
sealords-ask-shot_horizontal = Куда стрелять?
sealords-ask-repair = Какой корабль починить?
sealords-ask-mine = Куда поставить мину?
sealords-ask-shield = На какой корабль положить щит?
sealords-ask-clear = Какую мину снять?
sealords-ask-recruit = Какой корабль взять из запаса?
sealords-ask-sweep = Какие три мины снять?
sealords-ask-decoys = Куда поставить следующую мину?
sealords-ask-fake = Какая из них фальшивая? Больше этого никто не узнает.
sealords-ask-layout = Как разложить свою половину моря? Соперник увидит её, только когда будут готовы оба.
sealords-ask-board = { $width ->
    [1] Какой планшет положить, начиная со столбца { $columns }?
   *[other] Какой планшет положить на столбцы { $columns }?
}
sealords-ask-quarters = { $width ->
    [1] Как повернуть полоску
   *[other] Как повернуть { $board }
}{ $left ->
    [0] ?
   *[other] { " " }и какой планшет положить рядом?
}
    .answer =
        { $n ->
            [0] Как лежит
            [1] На четверть по часовой
            [2] На пол-оборота
           *[other] На четверть против часовой
        }
sealords-ask-change = Первый ход за вами. Оставить щит для первого корабля или изменить один свой планшет и отказаться от щита?
sealords-ask-change-board = { $width ->
    [1] Что сделать с полоской?
   *[other] Что сделать: { $board }?
}

## пояснения к ответам

sealords-note-cost = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}
sealords-note-cost-idle = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}; сейчас впустую
sealords-note-cost-lost = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монеты
   *[many] { $cost } монет
}; { sealords-note-lost }
    .emoji = ⚠️
sealords-note-lost = для корабля не останется клетки: вы сразу проигрываете
    .emoji = ⚠️
sealords-note-cell = { $effect }
    .emoji = { $sign }
sealords-note-cell-mined = { $effect }; здесь мина
    .emoji = { $sign }
sealords-note-burning = { $own ->
    [0] топит горящий корабль соперника
   *[other] топит ваш горящий корабль
}, эффекта клетки нет
    .emoji = 🔥
sealords-note-hire-burning = { $own ->
    [0] топит горящий корабль соперника
   *[other] топит ваш горящий корабль
}
    .emoji = 🔥
sealords-note-hire-mined = здесь мина
    .emoji = 💣
sealords-note-boarded = берёт вражеский корабль на абордаж
    .emoji = ⚔️
sealords-note-cell-first = { $cell }, потом { $ship }
    .emoji = { $sign }
sealords-note-ship-first = { $ship }, потом { $cell }
    .emoji = { $sign }
sealords-note-ship = { $ship }
sealords-note-decoy = { $effect }; может оказаться фальшивой
    .emoji = { $sign }
sealords-note-shot-burnt = загорится { $ship } на { $target }
    .emoji = 🔥
sealords-note-shot-shield = { $ship } на { $target } потеряет щит
    .emoji = 🛡️
sealords-note-shot-mercenary = { $ship } на { $target } неуязвим
    .emoji = 🚫
sealords-note-shot-nothing = ни в кого не попадёт
    .emoji = 🌊
sealords-note-keep = щит на ваш первый корабль
    .emoji = 🛡️
sealords-note-moved = остальные планшеты сдвинутся
sealords-note-board = { $width ->
    [1] столбец { $columns }; вы откажетесь от щита
   *[other] столбцы { $columns }; вы откажетесь от щита
}
# что на планшете, ряд за рядом, совсем короткими словами
sealords-note-face = { $a } { $b } { $c } / { $d } { $e } { $f } / { $g } { $h } { $i }
sealords-note-strip = { $a } / { $b } / { $c }

## отказы

sealords-resign = Победит соперник.
sealords-refuse-options = В варианте для опытных игроки сами раскладывают море: выберите либо «для опытных», либо «море».
sealords-refuse-not-laid = Сначала поставьте корабль: раньше ход не закончить.
sealords-refuse-no-landing = Поставить корабль сейчас некуда. Наймите наёмника, который расчистит место, или сдайтесь.
sealords-refuse-already-laid = В этот ход вы уже поставили корабль.
sealords-refuse-already-hired = В этот ход вы уже наняли наёмника.
sealords-refuse-not-in-hand = В вашей руке этого нет: { $ship }.
sealords-refuse-sold = Уже нанят: { $card }.
sealords-refuse-not-for-sale = В этой партии на рынке нет наёмника { $card }.
sealords-refuse-cost = Наёмник { $card } стоит { $cost ->
    [one] { $cost } монету
    [few] { $cost } монеты
   *[many] { $cost } монет
}: у вас столько нет.
sealords-refuse-no-cell = Нет клетки, куда можно поставить { $card }.
sealords-refuse-cell = На { $cell } поставить его нельзя.
