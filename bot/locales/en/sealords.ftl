# Sea Lords. $seat, $owner: a player’s name. $ship: "Ship 3" or a mercenary’s name. $cell, $target: "C4".

## what the game is called and offers

sealords-name = Sea Lords
sealords-about = Sea Lords: two fleets, sixteen turns, one sea
    .name = sealords

## ships, by number

sealords-piece = { $id ->
    [square1] Square 1
    [square1-front] Square 1 (front)
    [square1-back] Square 1 (back)
    [square2] Square 2
    [square2-front] Square 2 (front)
    [square2-back] Square 2 (back)
    [strip] Strip
    [strip-front] Strip (front)
    [strip-back] Strip (back)
   *[other] Ship { $id }
}
sealords-piece-effect = { $id ->
    [1] put a shield on one of your ships
    [3] fire a shot: north, east, south or west
    [5] repair one of your burning ships
    [7] remove one mine from any cell
    [9] use the cell’s effect a second time
    [square1] { "" }
    [square1-front] { "" }
    [square1-back] { "" }
    [square2] { "" }
    [square2-front] { "" }
    [square2-back] { "" }
    [strip] { "" }
    [strip-front] { "" }
    [strip-back] { "" }
   *[other] take 1 coin
}

## mercenaries: name with the numbers to choose from at the end

sealords-card-m01 = Bulwark (1, 5)
sealords-card-m01-effect = put a shield on one of your ships
sealords-card-m02 = Aegis (2, 6)
sealords-card-m02-effect = put a shield on one of your ships
sealords-card-m03 = Press Gang (3, 7)
sealords-card-m03-effect = choose a ship from your reserve; your hand is one larger from now on
sealords-card-m04 = Minesweeper (4, 8)
sealords-card-m04-effect = remove three mines
sealords-card-m05 = Trickster (5, 9)
sealords-card-m05-effect = lay two mines and a fake one; only you know which is the fake
sealords-card-m06 = Broadside (1, 9)
sealords-card-m06-effect = fire into each of the four neighbouring cells
sealords-card-m07 = Raker (1, 4, 7)
sealords-card-m07-effect = fire two shots, each east or west
sealords-card-m08 = Corsair (2, 5, 8)
sealords-card-m08-effect = fire two diagonal shots
sealords-card-m09 = Boarder (3, 6, 9)
sealords-card-m09-effect = may be laid on an enemy ship without a shield, which is discarded
sealords-card-m10 = Flagship (any number)
sealords-card-m10-effect = at the end 1 point for each of your ships next to it
sealords-card-m11 = Ironclad (any number)
sealords-card-m11-effect = at the end 1 point for each shield on your ships, those of mercenaries included
sealords-card-m12 = Admiral (any number)
sealords-card-m12-effect = at the end 1 point for each of your combinations of equal numbers

## short words

sealords-key-end = End turn
sealords-key-cell-first = Cell first
sealords-key-ship-first = Ship first
sealords-key-none = None of them
sealords-key-vp = victory point
sealords-key-shot_orthogonal = straight shot
sealords-key-shot_diagonal = diagonal shot
sealords-key-shot_horizontal = shot east or west
sealords-key-repair = repair
sealords-key-mine = mine
sealords-key-reserve = +1 ship
sealords-key-coin = coin
sealords-key-shield = shield
sealords-key-clear = mine removal
sealords-key-recruit = choice from the reserve
sealords-key-sweep = minesweeping
sealords-key-decoys = three mines
sealords-key-broadside = broadside

## laying out the sea

sealords-key-strait = Strait
sealords-key-reefs = Reefs
sealords-key-storm = Storm
sealords-key-harbours = Harbours
sealords-key-random = At random
sealords-key-by-hand = Board by board
sealords-key-keep = Change nothing
sealords-key-turn-1 = Quarter turn clockwise
sealords-key-turn-2 = Half turn
sealords-key-turn-3 = Quarter turn anticlockwise
sealords-key-to-a = To column A
sealords-key-to-d = To column D
sealords-key-to-g = To column G
sealords-key-to-a-c = To columns A–C
sealords-key-to-b-d = To columns B–D
sealords-key-to-d-f = To columns D–F
sealords-key-to-e-g = To columns E–G
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

## what a decision is about

sealords-about-turn = turn { $turn } of 16
sealords-about-turn-laid = turn { $turn } of 16, ship laid
sealords-about-shot_orthogonal = choosing where the ship on { $cell } fires
sealords-about-shot_diagonal = choosing where the ship on { $cell } fires diagonally
sealords-about-shot_horizontal = choosing whether the ship on { $cell } fires east or west
sealords-about-repair = choosing what the ship on { $cell } repairs
sealords-about-mine = choosing where the ship on { $cell } lays a mine
sealords-about-shield = choosing who gets the shield that the ship on { $cell } brings
sealords-about-clear = choosing which mine the ship on { $cell } removes
sealords-about-recruit = choosing a ship from the reserve (mercenary on { $cell })
sealords-about-sweep = choosing which mines the ship on { $cell } removes
sealords-about-decoys = choosing where the ship on { $cell } lays its mines
sealords-about-layout = laying out the sea
sealords-about-change = the change before the first turn

## questions

sealords-ask-ship-or-hire = Which ship do you lay, or which mercenary do you hire?
sealords-ask-ship = Which ship do you lay?
sealords-ask-hire-or-end = Hire a mercenary, or end your turn?
sealords-ask-end = All done? End your turn.
sealords-ask-cell = On which cell?
sealords-ask-order = Which effect comes first?
sealords-ask-shot_orthogonal = Where do you fire?
sealords-ask-shot_diagonal = Where do you fire?
sealords-ask-shot_horizontal = Where do you fire?
sealords-ask-repair = Which ship do you repair?
sealords-ask-mine = Where do you lay the mine?
sealords-ask-shield = Which ship gets the shield?
sealords-ask-clear = Which mine do you remove?
sealords-ask-recruit = Which ship do you take from your reserve?
sealords-ask-sweep = Which three mines do you remove?
sealords-ask-decoys = Where do you lay the next mine?
sealords-ask-fake = Which of them is the fake? Nobody else will know.
sealords-ask-layout = How do you lay out your half of the sea? Nobody sees it until both are done.
sealords-ask-board = { $width ->
    [1] Which board lies on column { $columns }?
   *[other] Which board lies on columns { $columns }?
}
sealords-ask-quarters = How do you turn it: { $board }?
sealords-ask-change = You go first: keep the shield for your first ship, or change one of your boards and give it up?
sealords-ask-change-board = What do you do with it: { $board }?

## notes beside options

sealords-note-cost = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}
sealords-note-cost-idle = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; no use now
sealords-note-cost-lost = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}; { sealords-note-lost }
sealords-note-lost = leaves no cell for your ship: you lose at once
sealords-note-cell = { $effect }
sealords-note-cell-mined = { $effect }; mined
sealords-note-burning = sinks the burning ship, no cell effect
sealords-note-hire-burning = sinks the burning ship
sealords-note-hire-mined = mined
sealords-note-boarded = boards the enemy ship
sealords-note-cell-first = { $cell }, then { $ship }
sealords-note-ship-first = { $ship }, then { $cell }
sealords-note-ship = { $ship }
sealords-note-decoy = may be the fake
sealords-note-shot-burnt = sets { $ship } on { $target } alight
sealords-note-shot-shield = breaks a shield of { $ship } on { $target }
sealords-note-shot-mercenary = { $ship } on { $target } can’t be harmed
sealords-note-shot-nothing = hits nothing
sealords-note-keep = a shield for your first ship
sealords-note-moved = on { $columns }; the other boards close up
sealords-note-board = { $width ->
    [1] column { $columns }; you give up the shield
   *[other] columns { $columns }; you give up the shield
}
sealords-note-face = { $a }{ $b }{ $c } / { $d }{ $e }{ $f } / { $g }{ $h }{ $i }
sealords-note-strip = { $a } / { $b } / { $c }
sealords-note-face-turned = { $turn ->
    [0] as it lies
    [1] quarter turn clockwise
    [2] half turn
   *[other] quarter turn anticlockwise
}: { $a }{ $b }{ $c } / { $d }{ $e }{ $f } / { $g }{ $h }{ $i }
sealords-note-strip-turned = { $turn ->
    [0] as it lies
    [1] quarter turn clockwise
    [2] half turn
   *[other] quarter turn anticlockwise
}: { $a } / { $b } / { $c }
sealords-note-half = { $a }{ $b }{ $c }{ $d }{ $e }{ $f }{ $g } / { $h }{ $i }{ $j }{ $k }{ $l }{ $m }{ $n } / { $o }{ $p }{ $q }{ $r }{ $s }{ $t }{ $u }

## refusals

sealords-resign = Your opponent wins then.
sealords-refuse-options = In the advanced game the players lay out the sea themselves: choose either “advanced” or a board.
sealords-refuse-not-laid = Lay a ship first: the turn can’t end before that.
sealords-refuse-no-landing = There is no cell left for a ship. Hire a mercenary, who may make room for one, or resign.
sealords-refuse-already-laid = You have already laid a ship this turn.
sealords-refuse-already-hired = You have already hired a mercenary this turn.
sealords-refuse-not-in-hand = { $ship } isn’t in your hand.
sealords-refuse-sold = { $card } is already hired.
sealords-refuse-not-for-sale = { $card } isn’t in the market of this game.
sealords-refuse-cost = { $card } costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}: you haven’t enough.
sealords-refuse-no-cell = There is no cell for { $card }.
sealords-refuse-cell = You can’t lay it on { $cell }.
