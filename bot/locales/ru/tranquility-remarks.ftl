# Штиль: что сказано об ответах помимо пояснений. $cells, $numbers: пустые клетки подряд и числа, которые туда ещё могут
# лечь. $wrong: 1, если сторона не та. $loss: 1, если $total теряют, 0, если получают.

## вместе

tranquility-remark-whole = даёт вам компас
tranquility-remark-turn = стоит 1 карту
tranquility-remark-anywhere-lost = где ни положи, останутся клетки, которые не заполнить
tranquility-remark-lost = оставляет { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
} на { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[many] { $numbers } чисел
}: не заполнить
tranquility-remark-won = { $compass ->
    [1] даёт компас{ $reef ->
        [1] , и риф уходит
       *[other] { "" }
    }
   *[other] риф уходит
}
tranquility-remark-rooms = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}перед ним { $before ->
    [one] { $before } клетка
    [few] { $before } клетки
   *[many] { $before } клеток
} на { $before_numbers ->
    [one] { $before_numbers } число
    [few] { $before_numbers } числа
   *[many] { $before_numbers } чисел
}, за ним { $after } на { $after_numbers }
tranquility-remark-room-before = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}перед ним { $before ->
    [one] { $before } клетка
    [few] { $before } клетки
   *[many] { $before } клеток
} на { $before_numbers ->
    [one] { $before_numbers } число
    [few] { $before_numbers } числа
   *[many] { $before_numbers } чисел
}
tranquility-remark-room-after = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}за ним { $after ->
    [one] { $after } клетка
    [few] { $after } клетки
   *[many] { $after } клеток
} на { $after_numbers ->
    [one] { $after_numbers } число
    [few] { $after_numbers } числа
   *[many] { $after_numbers } чисел
}
tranquility-remark-fills = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}закрывает промежуток
tranquility-remark-prey = тогда { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
} на { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[many] { $numbers } чисел
}
tranquility-remark-turned = { $wrong ->
    [1] тогда ляжет как надо
   *[other] уже лежит как надо
}
tranquility-remark-places = { $n ->
    [0] сейчас некуда положить
    [one] подходит на { $n } клетку
    [few] подходит на { $n } клетки
   *[many] подходит на { $n } клеток
}
tranquility-remark-dear = { $n ->
    [one] подходит на { $n } клетку
    [few] подходит на { $n } клетки
   *[many] подходит на { $n } клеток
}, но сейчас слишком дорого
tranquility-remark-for-vault = в колонны не положить: для свода
tranquility-remark-vault = колонны готовы: начинается свод
tranquility-remark-finish = плавание выиграно
tranquility-remark-none-fits = ни одну вашу карту не выложить
tranquility-remark-full = все клетки заполнены{ $lacks ->
    [0] : не хватает только финиша
    [1] : не хватает старта и финиша
    [2] , но до финиша нужно сыграть чудищ
   *[other] , но не все острова верной стороной
}
tranquility-remark-start = цена: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} на всех{ $unseen ->
    [0] { "" }
   *[other] {" "}и { $unseen } не глядя
}
tranquility-remark-useless = больше не нужен
tranquility-remark-spare = у вас их { $n }
tranquility-remark-closed = и так закрыт
tranquility-remark-stays = риф остаётся в ряду { $row }
tranquility-remark-pile = { $n ->
    [0] колода пуста: добирать нечего
    [one] добрать можно только { $n } карту
    [few] добрать можно только { $n } карты
   *[many] добрать можно только { $n } карт
}

## штормы и компасы

tranquility-remark-own = { $n ->
    [1] тратит ваш компас
   *[other] тратит один из ваших компасов ({ $n })
}
tranquility-remark-shared = тратит общий компас (вы и { $seat })
tranquility-remark-opens = ряд { $row } откроется
tranquility-remark-still-closed = ряд { $row } всё равно останется закрыт
tranquility-remark-idle = такой же шторм останется: ничего не изменится
tranquility-remark-lifted-yellow = { $seat }: в руке снова до 5 карт
    .you = у вас в руке снова до 5 карт
tranquility-remark-lifted-orange = { $seat }: снова можно класть куда угодно
    .you = вы снова можете класть куда угодно

## соревновательный вариант

tranquility-remark-rivals-island = +{ $island }{ $cards ->
    [0] { "" }
   *[other] , сброс −{ $cards }, всего { $loss ->
        [1] −{ $total }
       *[other] +{ $total }
    }
}
tranquility-remark-rivals-run = +{ $island }, подряд { $first }–{ $last }: +{ $run }{ $cards ->
    [0] { "" }
   *[other] , сброс −{ $cards }
}, всего { $loss ->
    [1] −{ $total }
   *[other] +{ $total }
}
tranquility-remark-rivals-best = { $loss ->
    [1] в лучшем случае −{ $total }
   *[other] до +{ $total }
}
tranquility-remark-rivals-discard = −{ $cards }
tranquility-remark-rivals-sees = { $seat } увидит ваши { $cards } карт
tranquility-remark-rivals-show = согласие: −{ $cards }, и весь ряд ваш
tranquility-remark-rivals-else = отказ: сбросить { $cards }, это −{ $cards }
tranquility-remark-rivals-mercy = { $cards ->
    [5] { $seat }: −{ $cards } и весь ряд
   *[other] { $seat }: −{ $cards }
}
