# Повелители морей: что сказано об ответе рядом с пояснением. Коротко: это стоит в меню.

## очки сразу, новые клетки, эффекты, которым нечего делать

sealords-remark-points = { $sign ->
    [0] ±0
    [1] +{ $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
   *[other] −{ $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
}{ $lines ->
    [0] { "" }
    [1] : { $made }
   *[other] : { $made } и { $more }
}
sealords-remark-targets = { $n ->
    [1] цель: { $cells }
   *[other] цели: { $cells }
}
sealords-remark-idle = { $idle }
sealords-remark-opens = новых клеток: { $opens }
sealords-remark-abroad = чужая половина
sealords-remark-best = сразу { $sign ->
    [0] ±0
    [1] +{ $points }
   *[other] −{ $points }
}{ $lost ->
    [0] { "" }
   *[other] , сопернику −{ $lost }
} ({ $cells }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
})
sealords-remark-lost = сопернику −{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
sealords-remark-won = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
sealords-remark-under = под вашим кораблём: иначе −2 очка
sealords-remark-reach-both = сюда могут встать оба
sealords-remark-reach-own = сюда можете встать вы
sealords-remark-reach-other = сюда может встать соперник

## эффекты, которым нечего делать

sealords-key-idle-vp = победные очки кончились
sealords-key-idle-shots = целей нет
sealords-key-idle-shot_orthogonal = прямой выстрел мимо
sealords-key-idle-shot_diagonal = выстрел по диагонали мимо
sealords-key-idle-shot_horizontal = выстрел мимо
sealords-key-idle-repair = чинить нечего
sealords-key-idle-mine = мину не поставить
sealords-key-idle-reserve = из запаса не взять
sealords-key-idle-coin = монеты кончились
sealords-key-idle-shield = щиты кончились
sealords-key-idle-clear = снимать нечего
sealords-key-idle-recruit = из запаса не взять
sealords-key-idle-sweep = снимать нечего
sealords-key-idle-decoys = мины ставить некуда
sealords-key-idle-broadside = рядом нет целей
