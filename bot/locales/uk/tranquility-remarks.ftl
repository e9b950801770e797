# Штиль: що сказано про відповіді крім пояснень. $cells, $numbers: порожні клітинки поспіль і числа, які туди ще можуть
# лягти. $wrong: 1, якщо сторона не та. $loss: 1, якщо $total втрачають, 0, якщо отримують.

## разом

tranquility-remark-whole = дає вам компас
tranquility-remark-turn = коштує 1 карту
tranquility-remark-anywhere-lost = хоч де поклади, лишаться клітинки, які не заповнити
tranquility-remark-lost = лишає { $cells ->
    [one] { $cells } клітинку
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
} на { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[many] { $numbers } чисел
}, не вистачить
tranquility-remark-won = { $compass ->
    [1] дає компас{ $reef ->
        [1] , і риф зникає
       *[other] { "" }
    }
   *[other] риф зникає
}
tranquility-remark-rooms = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}перед ним { $before ->
    [one] { $before } клітинка
    [few] { $before } клітинки
   *[many] { $before } клітинок
} на { $before_numbers ->
    [one] { $before_numbers } число
    [few] { $before_numbers } числа
   *[many] { $before_numbers } чисел
}, за ним { $after } на { $after_numbers }
tranquility-remark-room-before = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}перед ним { $before ->
    [one] { $before } клітинка
    [few] { $before } клітинки
   *[many] { $before } клітинок
} на { $before_numbers ->
    [one] { $before_numbers } число
    [few] { $before_numbers } числа
   *[many] { $before_numbers } чисел
}
tranquility-remark-room-after = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}за ним { $after ->
    [one] { $after } клітинка
    [few] { $after } клітинки
   *[many] { $after } клітинок
} на { $after_numbers ->
    [one] { $after_numbers } число
    [few] { $after_numbers } числа
   *[many] { $after_numbers } чисел
}
tranquility-remark-fills = { $wrong ->
    [1] не та сторона; { "" }
   *[other] { "" }
}закриває проміжок
tranquility-remark-prey = тоді { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
} на { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
   *[many] { $numbers } чисел
}
tranquility-remark-turned = { $wrong ->
    [1] тоді ляже як треба
   *[other] уже лежить як треба
}
tranquility-remark-places = { $n ->
    [0] зараз нікуди покласти
    [one] пасує на { $n } клітинку
    [few] пасує на { $n } клітинки
   *[many] пасує на { $n } клітинок
}
tranquility-remark-dear = { $n ->
    [one] пасує на { $n } клітинку
    [few] пасує на { $n } клітинки
   *[many] пасує на { $n } клітинок
}, але зараз задорого
tranquility-remark-for-vault = у колони не покласти: для склепіння
tranquility-remark-vault = колони готові: починається склепіння
tranquility-remark-finish = плавання виграно
tranquility-remark-none-fits = жодної вашої карти не викласти
tranquility-remark-full = усі клітинки заповнено{ $lacks ->
    [0] : бракує лише фінішу
    [1] : бракує старту й фінішу
    [2] , але спершу треба зіграти чудовиськами
   *[other] , але не всі острови правильним боком
}
tranquility-remark-start = ціна: { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
} на всіх{ $unseen ->
    [0] { "" }
   *[other] {" "}і { $unseen } наосліп
}
tranquility-remark-useless = більше не потрібен
tranquility-remark-spare = у вас їх { $n }
tranquility-remark-closed = і так закритий
tranquility-remark-stays = риф лишається в ряду { $row }
tranquility-remark-pile = { $n ->
    [0] колода порожня, добирати нічого
    [one] добрати можна лише { $n } карту
    [few] добрати можна лише { $n } карти
   *[many] добрати можна лише { $n } карт
}

## шторми й компаси

tranquility-remark-own = { $n ->
    [1] витрачає ваш компас
   *[other] витрачає один із ваших компасів ({ $n })
}
tranquility-remark-shared = витрачає ваш спільний компас ({ $seat })
tranquility-remark-opens = відкриває ряд { $row }
tranquility-remark-still-closed = ряд { $row } однаково лишиться закритим
tranquility-remark-idle = такий самий шторм лишиться, нічого не зміниться
tranquility-remark-lifted-yellow = у руці знову буде до 5 карт ({ $seat })
    .you = у вашій руці знову буде до 5 карт
tranquility-remark-lifted-orange = знову можна класти будь-куди ({ $seat })
    .you = ви знову можете класти будь-куди

## змагальний варіант

tranquility-remark-rivals-island = +{ $island }{ $cards ->
    [0] { "" }
   *[other] , скид −{ $cards }, разом { $loss ->
        [1] −{ $total }
       *[other] { $total ->
            [0] 0
           *[other] +{ $total }
        }
    }
}
tranquility-remark-rivals-run = +{ $island }, за { $first }–{ $last } ще +{ $run }{ $cards ->
    [0] { "" }
   *[other] , скид −{ $cards }
}, разом { $loss ->
    [1] −{ $total }
   *[other] { $total ->
        [0] 0
       *[other] +{ $total }
    }
}
tranquility-remark-rivals-best = { $loss ->
    [1] щонайкраще −{ $total }
   *[other] { $total ->
        [0] щонайкраще 0
       *[other] до +{ $total }
    }
}
tranquility-remark-rivals-discard = −{ $cards }
tranquility-remark-rivals-sees = { $seat } побачить ваші { $cards } карт
tranquility-remark-rivals-show = згода: −{ $cards }, і весь ряд ваш
tranquility-remark-rivals-else = відмова: скинути { $cards }, це −{ $cards }
tranquility-remark-rivals-mercy = { $cards ->
    [5] гравцеві { $seat } −{ $cards } і весь ряд
   *[other] гравцеві { $seat } −{ $cards }
}
