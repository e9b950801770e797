# Admiral: the position in words, points, and how it ended. $seat: a player’s name. $ship: a ship or fort with its owner. $cell: "C4".

## the position in words

admiral-line-calm = Round { $n }: calm.
admiral-line-fresh = Round { $n }: a fresh wind, towards { $towards }.
admiral-line-storm = Round { $n }: a storm, towards { $towards }.
admiral-line-need = To win: { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
} in own forts{ $landed ->
    [0] ; nobody has any yet
   *[other] { "" }
}.
admiral-line-score = { $seat }: { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
} in own forts.
admiral-line-goal = { $seat } sails for the port of { $cell }.
admiral-line-seat = { $seat }{ $n ->
    [0] { "" }
   *[other] , { $target }
}.
admiral-line-ship = { $ship } on { $cell }{ $hurt ->
    [0] { "" }
   *[other] , { $left } of { $size }
}{ $pearls ->
    [0] { "" }
    [one] , { $pearls } pearl
   *[other] , { $pearls } pearls
}{ $task ->
    [0] { "" }
    [1] , under repair
   *[2] , at work on a fort
}.
admiral-line-fort = { $ship }{ $free ->
    [0] { "" }
   *[other] , ownerless
}{ $left ->
    [0] , a ruin{ $rebuilt ->
        [0] { "" }
       *[other] , { $rebuilt } of 3 rebuilt
    }
   *[other] { $hurt ->
        [0] { "" }
       *[other] , { $left } of { $size }
    }
}{ $pearls ->
    [0] { "" }
    [one] , { $pearls } pearl
   *[other] , { $pearls } pearls
}{ $worked ->
    [0] { "" }
   *[other] , being worked on
}.
admiral-line-out = { $seat } is out.
admiral-line-pearls = Pearls in the sea: { $cells }.
admiral-line-reefs = Reefs: { $cells }.
admiral-line-island = Island { $cell }–{ $to }.
admiral-line-quiet = Rounds without news: { $n }; after { $end } the game ends.
admiral-line-orders = Your standing orders: { $orders }.

## points, and how it ended

admiral-score-pearls = { $points ->
    [one] { $points } pearl in own forts
   *[other] { $points } pearls in own forts
}
admiral-how-arrived = Arrived in the port of the opposite corner
admiral-how-sunk = All ships that were to arrive are lost
admiral-how-rounds = The last round is over, and nobody has arrived
admiral-how-left = The race was given up
admiral-how-last = Only one player is left
admiral-how-together = All ships were lost at once
admiral-how-quiet = Too many rounds have gone by without news
admiral-how-pearls = Enough pearls are in one player’s forts
admiral-how-most = No pearls are left outside the forts
