# Повелителі морів: що сказано про відповідь поруч із поясненням. Стисло: це стоїть у меню.

## очки одразу, нові клітинки, ефекти, яким нічого робити

sealords-remark-points = { $sign ->
    [0] ±0
    [1] +{ $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }
   *[other] −{ $points } { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }
}{ $lines ->
    [0] { "" }
    [1] { "" } за { $made }
   *[other] { "" } за { $made } і { $more }
}
sealords-remark-targets = { $n ->
    [1] ціль: { $cells }
   *[other] цілі: { $cells }
}
sealords-remark-idle = { $idle }
sealords-remark-opens = нових клітинок: { $opens }
sealords-remark-abroad = чужа половина
sealords-remark-best = одразу { $sign ->
    [0] ±0
    [1] +{ $points }
   *[other] −{ $points }
}{ $lost ->
    [0] { "" }
   *[other] , суперникові −{ $lost }
} ({ $cells }{ $more ->
    [0] { "" }
   *[other] { " " }і ще { $more }
})
sealords-remark-lost = суперникові −{ $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
sealords-remark-won = +{ $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}
sealords-remark-under = під вашим кораблем, інакше −2 очки
sealords-remark-reach-both = доступна обом
sealords-remark-reach-own = доступна вам
sealords-remark-reach-other = доступна суперникові

## ефекти, яким нічого робити

sealords-key-idle-vp = переможні очки скінчилися
sealords-key-idle-shots = цілей немає
sealords-key-idle-shot_orthogonal = прямий постріл мимо
sealords-key-idle-shot_diagonal = постріл по діагоналі мимо
sealords-key-idle-shot_horizontal = постріл мимо
sealords-key-idle-repair = лагодити нічого
sealords-key-idle-mine = міну не поставити
sealords-key-idle-reserve = із запасу не взяти
sealords-key-idle-coin = монети скінчилися
sealords-key-idle-shield = щити скінчилися
sealords-key-idle-clear = знімати нічого
sealords-key-idle-recruit = із запасу не взяти
sealords-key-idle-sweep = знімати нічого
sealords-key-idle-decoys = міни ставити нікуди
sealords-key-idle-broadside = поруч немає цілей
