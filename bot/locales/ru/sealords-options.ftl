# Повелители морей до партии: настройки, что это за игра и что видно на примере.

## что это за игра, в двух строках

sealords-about-long = Два флота на одном море: каждый ход ставьте по кораблю, стреляйте, минируйте море, нанимайте наёмников. { $advanced ->
    [yes] Сначала оба тайно раскладывают море.
   *[no] В конце ряды и столбцы ваших кораблей приносят очки.
}
    -# Для двоих · разговаривать можно · по 16 ходов, несколько минут на ход

## пример

sealords-example =
    Посередине море: нижняя половина — 🟡, верхняя — 🔷. Клетка без корабля показывает, что она даёт тому, кто поставит на неё корабль.
    Сверху и снизу игроки: очки, монеты, корабли в руке. В самом низу рынок наёмников с ценами.
    В конце одинаковые номера и номера подряд в ряду или столбце приносят очки.

## настройки и что значит каждая, одной строкой

sealords-option-board = Каким будет море: по жребию или одно из готовых
    .name = море
sealords-option-board-random = по жребию
    .about = планшеты обеих половин ложатся случайно
sealords-option-board-strait = Пролив
    .about = готовое море: полоски посередине
sealords-option-board-reefs = Рифы
    .about = готовое море: полоски на разных краях
sealords-option-board-storm = Шторм
    .about = готовое море: обе полоски у одного края
sealords-option-board-harbours = Гавани
    .about = готовое море: полоски посередине, всё повёрнуто
sealords-option-advanced = Для тех, кто знает игру: оба тайно раскладывают свою половину моря
    .name = для-опытных

## наёмники партии, по цене

sealords-option-market3 = Три наёмника за 3 монеты: по жребию или на ваш выбор
    .name = наёмники-за-3-монеты
sealords-option-market3-lot = по жребию
sealords-option-market3-m01-m02-m03 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m03 }
sealords-option-market3-m01-m02-m04 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m04 }
sealords-option-market3-m01-m02-m05 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m05 }
sealords-option-market3-m01-m02-m06 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m06 }
sealords-option-market3-m01-m03-m04 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m01-m03-m05 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m01-m03-m06 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m01-m04-m05 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m01-m04-m06 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m01-m05-m06 = { -sealords-m01 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m02-m03-m04 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m02-m03-m05 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m02-m03-m06 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m02-m04-m05 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m02-m04-m06 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m02-m05-m06 = { -sealords-m02 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m03-m04-m05 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m03-m04-m06 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m03-m05-m06 = { -sealords-m03 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m04-m05-m06 = { -sealords-m04 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market4 = Наёмник за 4 монеты: по жребию или на ваш выбор
    .name = наёмник-за-4-монеты
sealords-option-market4-lot = по жребию
    .about = определится в начале партии
sealords-option-market4-m07 = { -sealords-m07 }
    .about = { sealords-card-m07-effect }
sealords-option-market4-m08 = { -sealords-m08 }
    .about = { sealords-card-m08-effect }
sealords-option-market4-m09 = { -sealords-m09 }
    .about = { sealords-card-m09-effect }
sealords-option-market5 = Наёмник за 5 монет: по жребию или на ваш выбор
    .name = наёмник-за-5-монет
sealords-option-market5-lot = по жребию
    .about = определится в начале партии
sealords-option-market5-m10 = { -sealords-m10 }
    .about = { sealords-card-m10-effect }
sealords-option-market5-m11 = { -sealords-m11 }
    .about = { sealords-card-m11-effect }
sealords-option-market5-m12 = { -sealords-m12 }
    .about = { sealords-card-m12-effect }
