# Штиль. $seat: имя игрока. $cell: «C4». $card: «17», «финиш», «чудище». $colour: «жёлтый шторм».
# Названия карт в винительном падеже те же, что в именительном.

## как называется игра и что предлагает

tranquility-name = Штиль
tranquility-about = Штиль: путь из островов, который прокладывают вместе и молча
    .name = штиль
tranquility-command-lift = Снять лежащий на столе шторм компасом, чей бы ни был ход
    .name = снять
tranquility-command-pledge = Изменить, какие карты вы сбросите за старт, пока их не хватает
    .name = обещание

tranquility-opening = { $company ->
    [alone] Вы плывёте в одиночку и можете не спешить. { $mode ->
        [arch] Первая фаза: колонны, там класть можно бесплатно. Потом свод и финиш.
       *[other] Старт, который придёт в пути, стоит вам 8 карт; финиш завершает плавание.
    }
   *[other] { $people ->
        [1] { $mode ->
            [rivals] Солнце против луны, вы против Flotilla: можно не спешить.
            [arch] Flotilla плывёт с вами и молчит, как велит этот корабль: договариваться на словах не с кем и не о чем, можно не спешить. Первая фаза: колонны, там класть можно бесплатно.
           *[other] Flotilla плывёт с вами и молчит, как велит этот корабль: договариваться на словах не с кем и не о чем, можно не спешить. Старт, который придёт в пути, стоит вам 8 карт вместе; финиш завершает плавание.
        }
       *[other] { $mode ->
            [rivals] Солнце против луны: говорить об игре здесь можно сколько угодно.
            [arch] 🤫 Этот корабль слушается только тишины: с этой минуты об игре ни слова и ни намёка. Обо всём остальном говорите свободно. Первая фаза: колонны, там класть можно бесплатно.
           *[other] 🤫 Этот корабль слушается только тишины: с этой минуты об игре ни слова и ни намёка. Договориться можно лишь о том, сколько карт каждый сбросит за старт{ $expansions ->
                [storms] { " " }и какой шторм снять
                [reefs-storms] { " " }и какой шторм снять
                [monsters-storms] { " " }и какой шторм снять
                [all] { " " }и какой шторм снять
               *[other] { "" }
            }. Обо всём остальном говорите свободно.
        }
    }
}

tranquility-reminder = 🤫 Тишина: до конца плавания ни слова и ни намёка о картах, числах и клетках.
tranquility-reminder-start = 🤫 Тишина: ни слова и ни намёка о картах, числах и клетках. Только когда ляжет старт, можно будет договориться, сколько карт сбросит каждый.
tranquility-reminder-storms = 🤫 Тишина: ни слова и ни намёка о картах, числах и клетках. Договориться можно лишь о том, какой шторм снять.
tranquility-reminder-storms-start = 🤫 Тишина: ни слова и ни намёка о картах, числах и клетках. Договориться можно лишь о том, какой шторм снять, а когда ляжет старт, и о том, сколько карт сбросит каждый.
tranquility-reminder-eight = 🤫 Сейчас можно договориться, сколько карт сбросит каждый, но о том, какие, ни слова.

tranquility-resign = { $mode ->
    [rivals] Победит соперник.
   *[other] { $others ->
        [0] Партия будет проиграна.
        [1] Второй игрок плывёт дальше: ваша рука и колода лягут под его колоду, ваши компасы достанутся ему.
       *[other] Остальные плывут дальше: ваша рука и колода лягут под их колоды, ваши компасы достанутся им.
    }
}

## карты

tranquility-pick-card = Выберите карту …
tranquility-card =
    { $id ->
        [f1] финиш
        [f2] финиш
        [f3] финиш
        [f4] финиш
        [f5] финиш
        [s1] старт
        [s2] старт
        [s3] старт
        [s4] старт
        [s5] старт
        [m1] чудище
        [m2] чудище
        [m3] чудище
        [m4] чудище
        [m5] чудище
        [storm1] жёлтый шторм
        [storm2] жёлтый шторм
        [storm3] лиловый шторм
        [storm4] лиловый шторм
        [storm5] оранжевый шторм
        [storm6] оранжевый шторм
       *[other] { $id }
    }
    .emoji =
        { $id ->
            [f1] 🏁
            [f2] 🏁
            [f3] 🏁
            [f4] 🏁
            [f5] 🏁
            [s1] ⛵
            [s2] ⛵
            [s3] ⛵
            [s4] ⛵
            [s5] ⛵
            [m1] 🐙
            [m2] 🐙
            [m3] 🐙
            [m4] 🐙
            [m5] 🐙
            [storm1] 🟡
            [storm2] 🟡
            [storm3] 🟣
            [storm4] 🟣
            [storm5] 🟠
            [storm6] 🟠
           *[other] 🏝️
        }

## короткие слова

tranquility-key-discard = Сбросить 2 карты
    .emoji = 🗑️
tranquility-key-hand = Сбросить всю руку
    .emoji = 🧭
tranquility-key-turn = Повернуть остров
    .emoji = 🔄
tranquility-key-row-1 = ряд 1
tranquility-key-row-2 = ряд 2
tranquility-key-row-3 = ряд 3
tranquility-key-row-4 = ряд 4
tranquility-key-row-5 = ряд 5
tranquility-key-row-6 = ряд 6
tranquility-key-stop = Остановить
    .emoji = ✋
tranquility-key-blow = Пусть дует
    .emoji = 💨
tranquility-key-own = свой компас
    .emoji = 🧭
tranquility-key-shared = общий компас
    .emoji = 🤝
tranquility-key-lift = Снять шторм
    .emoji = 🧭
tranquility-key-let = Ничего не снимать
    .emoji = 🚫
tranquility-key-pledge = Изменить обещание
    .emoji = ✏️
tranquility-key-show = Показать руку
    .emoji = 👀
tranquility-key-agree = Согласиться
    .emoji = 👍
tranquility-key-decline = Отказать
    .emoji = 👎
tranquility-key-yellow = жёлтый шторм
    .emoji = 🟡
tranquility-key-purple = лиловый шторм
    .emoji = 🟣
tranquility-key-orange = оранжевый шторм
    .emoji = 🟠
tranquility-key-empty-1 = 1 пустая
tranquility-key-empty-2 = 2 пустые
tranquility-key-empty-3 = 3 пустые
tranquility-key-empty-4 = 4 пустые
tranquility-key-empty-5 = 5 пустых
tranquility-key-empty-6 = 6 пустых
tranquility-key-gap = арка
tranquility-key-usual = обычная игра
tranquility-key-galateia = Галатейя
tranquility-key-triton = Тритон
tranquility-key-leucothea = Левкофея
tranquility-key-amphitrite = Амфитрита
tranquility-key-poseidon = Посейдон
tranquility-key-arch = Великая арка
tranquility-key-sun = Солнце и луна
tranquility-key-rivals = соревновательный вариант
tranquility-key-reefs = «Острые рифы»
tranquility-key-monsters = «Морские чудища»
tranquility-key-storms = «Шторм и компас»
tranquility-key-side-sun = солнце
    .emoji = ☀️
tranquility-key-side-moon = луна
    .emoji = 🌙

## о чём решение

tranquility-about-turn = ход { $turn }
tranquility-about-full = ход { $turn }, все клетки заполнены{ $lacks ->
    [0] : не хватает только финиша
    [1] : не хватает старта и финиша
    [2] , но до финиша нужно сыграть чудищ
   *[other] , но не все острова верной стороной
}
tranquility-about-pledge = сброс 8 карт за старт{ $unseen ->
    [0] { "" }
   *[other] { " " }({ $unseen } — не глядя)
}, не хватает { $missing }
tranquility-about-reef = куда передвинуть риф
tranquility-about-row = какой ряд закроет лиловый шторм
tranquility-about-cut = { $n ->
    [one] сбросить { $n } карту (жёлтый шторм)
    [few] сбросить { $n } карты (жёлтый шторм)
   *[many] сбросить { $n } карт (жёлтый шторм)
}
tranquility-about-storm = остановить ли { $storm }, который берёт { $seat }
tranquility-about-rescue = снять ли шторм, раз { $seat } не может ходить
tranquility-about-rivals-mercy = обмен руки, о котором просит { $seat }
tranquility-about-rivals-declined = ход { $turn }, сброс двух карт

## вопросы

tranquility-ask-turn = Что сыграть?
tranquility-ask-vault = Начинается свод: здесь остров рядом с другим стоит карт. Что сыграть?
tranquility-ask-start = У вас в руке старт: сейчас его нужно выложить.
tranquility-ask-cell = На какую клетку?
tranquility-ask-pay = { $n ->
    [one] Какой картой заплатить? Нужна { $n }.
    [few] Какими картами заплатить? Нужны { $n }.
   *[many] Какими картами заплатить? Нужно { $n }.
}
    .picked = оплата: { $picked }
tranquility-ask-discard = { $n ->
    [one] Какую карту сбросить? Нужна { $n }.
    [few] Какие карты сбросить? Нужны { $n }.
   *[many] Какие карты сбросить? Нужно { $n }.
}
tranquility-ask-due = { $n ->
    [one] Какую карту сбросить? Нужна { $n }.
    [few] Какие карты сбросить? Нужны { $n }.
   *[many] Какие карты сбросить? Нужно { $n }.
}
    .picked = вы сбрасываете { $picked }
tranquility-ask-prey = На какой остров нападёт чудище?
tranquility-ask-turned-card = Какую карту сбросить за это?
tranquility-ask-turned-cell = Какой остров повернуть?
tranquility-ask-pledge = Какие карты сбросить за старт? Не хватает { $missing }{ $unseen ->
    [0] { "" }
   *[other] { " " }(ещё { $unseen } уже сброшены не глядя)
}; вы можете дать не больше { $n }.
    .none = Не давать карт
    .picked = за старт вы { $n ->
            [0] не даёте карт
           *[other] сбрасываете { $picked }
        }
tranquility-ask-pledge-again = Пока вы отдаёте { $cards }. Выберите заново все карты, которые сбросите за старт: не больше { $n }.
    .none = Не давать карт
    .picked = за старт вы { $n ->
            [0] не даёте карт
           *[other] сбрасываете { $picked }
        }
tranquility-ask-reef = Чтобы закончить ход: в какой ряд передвинуть риф? Или сбросьте 2 карты и оставьте его.
tranquility-ask-reef-only = Чтобы закончить ход: в какой ряд передвинуть риф?
tranquility-ask-row = На какой ряд положить { $storm }? Он закроет ряд, пока его не снимут компасом.
tranquility-ask-cut = Жёлтый шторм оставляет вам 3 карты. { $n ->
    [one] Какую сбросить? Нужна { $n }.
    [few] Какие сбросить? Нужны { $n }.
   *[many] Какие сбросить? Нужно { $n }.
}
    .picked = вы сбрасываете { $picked }
tranquility-ask-storm-yellow = { $seat } берёт { $storm }: пока он лежит, у этого игрока в руке не больше 3 карт. Остановить его компасом?
    .you = Вы берёте { $storm }: пока он лежит, у вас в руке не больше 3 карт. Остановить его компасом?
tranquility-ask-storm-purple = { $seat } берёт { $storm } и закроет им ряд. Остановить его компасом?
    .you = Вы берёте { $storm } и закроете им ряд. Остановить его компасом?
tranquility-ask-storm-orange = { $seat } берёт { $storm }: пока он лежит, этот игрок кладёт острова только рядом с выложенными. Остановить его компасом?
    .you = Вы берёте { $storm }: пока он лежит, вы кладёте острова только рядом с выложенными. Остановить его компасом?
tranquility-ask-compass = Какой компас потратить?
tranquility-ask-lift = Какой шторм снять?
tranquility-ask-rescue = { $seat } не может ходить, и на этом плавание кончится. Снять шторм?
    .you = Вы не можете ходить, и на этом плавание кончится. Снять шторм?
tranquility-ask-free = Что сделать?
tranquility-ask-rivals-mercy = { $seat } ничего не может выложить и показывает вам руку. Разрешить обменять её на открытый ряд?

## пояснения к ответам

tranquility-note-card = { $places ->
    [1] 1 клетка, { $cost ->
        [0] бесплатно
       *[other] цена { $cost }
    }
    [one] { $places } клетка, { $cost ->
        [0] { $free ->
            [1] все бесплатные
           *[other] есть бесплатные
        }
       *[other] цена от { $cost }
    }
    [few] { $places } клетки, { $cost ->
        [0] { $free ->
            [1] все бесплатные
           *[other] есть бесплатные
        }
       *[other] цена от { $cost }
    }
   *[many] { $places } клеток, { $cost ->
        [0] { $free ->
            [1] все бесплатные
           *[other] есть бесплатные
        }
       *[other] цена от { $cost }
    }
}
    .emoji = { $cost ->
        [0] 🆓
        [1] 1️⃣
        [2] 2️⃣
        [3] 3️⃣
       *[other] 4️⃣
    }
tranquility-note-cost = { $cost ->
    [0] бесплатно
    [one] стоит { $cost } карту
    [few] стоит { $cost } карты
   *[many] стоит { $cost } карт
}
    .paid = { "" }
    .emoji = { $cost ->
        [0] 🆓
        [1] 1️⃣
        [2] 2️⃣
        [3] 3️⃣
       *[other] 4️⃣
    }
tranquility-note-island = остров { $card }
tranquility-note-sun = остров { $card }, солнцем вверх
    .emoji = ☀️
tranquility-note-moon = остров { $card }, луной вверх
    .emoji = 🌙
tranquility-note-monster = { $places ->
    [one] может напасть на { $places } остров
    [few] может напасть на { $places } острова
   *[many] может напасть на { $places } островов
}
tranquility-note-row = { $free ->
    [one] { $free } пустая клетка
    [few] { $free } пустые клетки
   *[many] { $free } пустых клеток
}
tranquility-note-lies = лежит перед игроком { $seat }
    .you = лежит перед вами
tranquility-note-lies-row = закрывает ряд { $row }

## отказы

tranquility-refuse-options = «Бурные моря» годятся только для обычной игры: выберите либо дополнения, либо вариант.
tranquility-refuse-start = У вас в руке старт, а на столе его нет: сначала нужно выложить его.
tranquility-refuse-not-in-hand = Такой карты в руке нет: { $card }.
tranquility-refuse-finish = Для финиша рано: смотрите в правилах страницу «{ tranquility-rules-4.title }».
tranquility-refuse-no-place = Сейчас { $card } положить некуда: места нет, или платить нечем.
tranquility-refuse-taken = На { $cell } уже лежит остров.
tranquility-refuse-closed = Ряд, где лежит { $cell }, закрыт.
tranquility-refuse-cell = Положить { $card } на { $cell } нельзя: не подходит, или платить нечем.
tranquility-refuse-discard = Двух карт, которые можно сбросить, у вас нет.
tranquility-refuse-pledge = Это слишком много: вы можете дать не больше { $n }.
tranquility-refuse-pledge-same = Именно это вы уже и даёте.
tranquility-refuse-rivals-complete = Положить { $card } на { $cell } нельзя: числами от 1 до 80 поле было бы уже не заполнить.
tranquility-refuse-rivals-show = Показать руку можно, только если в ней 5 карт и выложить нельзя ни одну, и лишь раз за ход.
