# Sea Lords: what is said of an answer beside its note. Short: it stands in a menu.

## points won or lost at once, cells opened, effects that find nothing to do

sealords-remark-points = { $sign ->
    [0] ±0
    [1] +{ $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] −{ $points } { $points ->
        [one] point
       *[other] points
    }
}{ $lines ->
    [0] { "" }
    [1] : { $made }
   *[other] : { $made } and { $more }
}
sealords-remark-targets = { $n ->
    [one] target: { $cells }
   *[other] targets: { $cells }
}
sealords-remark-idle = { $idle }
sealords-remark-opens = opens { $opens ->
    [one] { $opens } cell
   *[other] { $opens } cells
}
sealords-remark-abroad = enemy half
sealords-remark-best = { $sign ->
    [0] ±0
    [1] +{ $points }
   *[other] −{ $points }
} at once{ $lost ->
    [0] { "" }
   *[other] , opponent −{ $lost }
} ({ $cells }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
})
sealords-remark-lost = opponent −{ $points } { $points ->
    [one] point
   *[other] points
}
sealords-remark-won = +{ $points } { $points ->
    [one] point
   *[other] points
}
sealords-remark-under = under your ship: −2 points otherwise
sealords-remark-reach-both = within reach of both
sealords-remark-reach-own = within your reach
sealords-remark-reach-other = within the opponent’s reach

## effects that find nothing to do

sealords-key-idle-vp = no VP left
sealords-key-idle-shots = no target
sealords-key-idle-shot_orthogonal = straight shot misses
sealords-key-idle-shot_diagonal = diagonal shot misses
sealords-key-idle-shot_horizontal = shot misses
sealords-key-idle-repair = no ship to repair
sealords-key-idle-mine = no mine can be laid
sealords-key-idle-reserve = no +1 ship left
sealords-key-idle-coin = no coin left
sealords-key-idle-shield = no shield left
sealords-key-idle-clear = no mine to remove
sealords-key-idle-recruit = no +1 ship left
sealords-key-idle-sweep = no mine to remove
sealords-key-idle-decoys = no room for a mine
sealords-key-idle-broadside = nobody next to it to hit
