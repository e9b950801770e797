# Sea Lords. $seat, $owner: a player’s name. $ship: "Ship 3" or a mercenary’s name. $cell, $target: "C4".

## the position in words

sealords-line-laying = Both lay out their halves of the sea in secret.
sealords-line-changing = The sea is laid out.
sealords-line-half = { $seat }’s half from column A: { $boards }.
sealords-line-turn = Turn { $turn } of 16.
sealords-line-over = Game over after turn { $turn }.
sealords-line-out = { $turn ->
    [0] Game over before the first turn.
   *[other] Game over in turn { $turn }.
}
sealords-line-fleet = { $seat }: { $side ->
    [0] light
   *[other] dark
}, { $scored ->
    [0] { "" }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $over ->
        [0] { " " }so far
       *[other] { "" }
    },{ " " }
}{ $vp } VP taken, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $hand } in hand, { $pile } in pile, { $reserve } in reserve{ $mines ->
    [0] { "" }
    [one] , 1 mine taken
   *[other] , { $mines } mines taken
}.
sealords-line-hand = Your hand: { $ships }.
sealords-line-reserve = Your reserve: { $ships }.
sealords-line-gift = { $seat }’s first ship gets a shield.
sealords-line-ship = { $cell }: { $side ->
    [0] light
   *[other] dark
} { $ship }{ $burning ->
    [0] { "" }
   *[other] , burning
}{ $shields ->
    [0] { "" }
    [1] , 1 shield
   *[other] , { $shields } shields
}.
sealords-line-lost = Out of the game, { $seat }: { $ships }.
sealords-line-mines = Mines: { $cells }.
sealords-line-decoys = Mines, one perhaps a fake: { $cells }.
sealords-line-fakes = Fake mine: { $cells }.
sealords-line-market = For hire at { $cost }: { $cards }.
sealords-line-supply = Supply: shields { $shields }, mines { $mines }.
sealords-line-sea = Free, { $effect }: { $cells }.

## scores

sealords-score-equal = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: equal numbers { $number } on { $cells }
sealords-score-run = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: run { $first }–{ $last } on { $cells }
sealords-score-number = { $card } counts as { $number }
sealords-score-abroad = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: ships in the enemy half on { $cells }
sealords-score-neighbours = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $card }, for its neighbours
sealords-score-shields = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $card }, for shields
sealords-score-combinations = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $card }, for combinations of equal numbers
sealords-score-vp = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: victory points taken
sealords-score-mines = { $points } points: { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
} taken

## how it ended

sealords-how-points = Decided on points
sealords-how-coins = Tied on points, decided by coins
sealords-how-draw = Tied on points and coins
sealords-how-stranded = { $seat } couldn’t lay any ship
sealords-how-resigned = { $seat } left the game
