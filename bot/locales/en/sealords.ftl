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
    .emoji = { $id ->
        [1] 🛡️
        [3] ➕
        [5] 🔧
        [7] 🧹
        [9] 🔁
        [square1] { "" }
        [square1-front] { "" }
        [square1-back] { "" }
        [square2] { "" }
        [square2-front] { "" }
        [square2-back] { "" }
        [strip] { "" }
        [strip-front] { "" }
        [strip-back] { "" }
       *[other] 🪙
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

-sealords-m01 = Bulwark
sealords-card-m01 = { -sealords-m01 } (1, 5)
    .emoji = 🛡️
sealords-card-m01-effect = put a shield on one of your ships
-sealords-m02 = Aegis
sealords-card-m02 = { -sealords-m02 } (2, 6)
    .emoji = 🛡️
sealords-card-m02-effect = put a shield on one of your ships
-sealords-m03 = Press Gang
sealords-card-m03 = { -sealords-m03 } (3, 7)
    .emoji = ⛵
sealords-card-m03-effect = choose a ship from your reserve; your hand is one larger from now on
-sealords-m04 = Minesweeper
sealords-card-m04 = { -sealords-m04 } (4, 8)
    .emoji = 🧹
sealords-card-m04-effect = remove three mines
-sealords-m05 = Trickster
sealords-card-m05 = { -sealords-m05 } (5, 9)
    .emoji = 💣
sealords-card-m05-effect = lay two mines and a fake one; only you know which is the fake
-sealords-m06 = Broadside
sealords-card-m06 = { -sealords-m06 } (1, 9)
    .emoji = 💥
sealords-card-m06-effect = fire into each of the four neighbouring cells
-sealords-m07 = Raker
sealords-card-m07 = { -sealords-m07 } (1, 4, 7)
    .emoji = ↔️
sealords-card-m07-effect = fire two shots, each east or west
-sealords-m08 = Corsair
sealords-card-m08 = { -sealords-m08 } (2, 5, 8)
    .emoji = ✖️
sealords-card-m08-effect = fire two diagonal shots
-sealords-m09 = Boarder
sealords-card-m09 = { -sealords-m09 } (3, 6, 9)
    .emoji = ⚔️
sealords-card-m09-effect = may be laid on an enemy ship without a shield, which is discarded
-sealords-m10 = Flagship
sealords-card-m10 = { -sealords-m10 } (any number)
    .emoji = 🚩
sealords-card-m10-effect = at the end 1 point for each of your ships next to it
-sealords-m11 = Ironclad
sealords-card-m11 = { -sealords-m11 } (any number)
    .emoji = ⚓
sealords-card-m11-effect = at the end 1 point for each shield on your ships, those of mercenaries included
-sealords-m12 = Admiral
sealords-card-m12 = { -sealords-m12 } (any number)
    .emoji = 🎖️
sealords-card-m12-effect = at the end 1 point for each of your combinations of equal numbers

## short words

sealords-key-end = End turn
    .emoji = 🏁
sealords-key-cell-first = Cell first
sealords-key-ship-first = Ship first
sealords-key-none = None of them
sealords-key-vp = victory point
sealords-key-shot_orthogonal = straight shot
sealords-key-shot_diagonal = diagonal shot
sealords-key-shot_horizontal = shot east or west
sealords-key-repair = repair
sealords-key-mine = mine laying
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
sealords-key-sign-shield = 🛡️
sealords-key-sign-clear = 🧹
sealords-key-short-vp = star
sealords-key-short-shot_orthogonal = straight
sealords-key-short-shot_diagonal = slanted
sealords-key-short-repair = repair
sealords-key-short-mine = mine
sealords-key-short-reserve = ship

## what a decision is about

sealords-about-turn = turn { $turn } of 16
sealords-about-turn-laid = turn { $turn } of 16, ship laid
sealords-about-shot_orthogonal = choosing where the ship on { $cell } fires
sealords-about-shot_diagonal = choosing where the ship on { $cell } fires diagonally
sealords-about-shot_horizontal = choosing whether the ship on { $cell } fires east or west
sealords-about-repair = choosing what the ship on { $cell } repairs
sealords-about-mine = choosing where the ship on { $cell } lays a mine
sealords-about-shield = choosing which ship gets the shield from the ship on { $cell }
sealords-about-clear = choosing which mine the ship on { $cell } removes
sealords-about-recruit = choosing a ship from the reserve (mercenary on { $cell })
sealords-about-sweep = choosing which mines the ship on { $cell } removes
sealords-about-decoys = choosing where the ship on { $cell } lays its mines
sealords-about-layout = laying out the sea
sealords-about-change = the change before the first turn

## questions

# $final: 1 in one’s last turn
sealords-ask-ship-or-hire = { $final ->
    [0] { "" }
   *[other] Your last turn.{ " " }
}Which ship do you lay, or which mercenary do you hire?
sealords-ask-ship = { $final ->
    [0] { "" }
   *[other] Your last turn.{ " " }
}Which ship do you lay?
sealords-ask-hire-or-end = { $final ->
    [0] { "" }
   *[other] Your last turn.{ " " }
}Hire a mercenary, or end your turn?
sealords-ask-end = { $final ->
    [0] { "" }
   *[other] Your last turn.{ " " }
}All done? End your turn.
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
    [1] Which board do you lay next, starting at column { $columns }?
   *[other] Which board do you lay on columns { $columns }?
}
sealords-ask-quarters = { $width ->
    [1] How do you turn the strip
   *[other] How do you turn { $board }
}{ $left ->
    [0] ?
   *[other] , and which board lies next to it?
}
    .answer =
        { $n ->
            [0] As it lies
            [1] Quarter turn clockwise
            [2] Half turn
           *[other] Quarter turn anticlockwise
        }
sealords-ask-change = You go first: keep the shield for your first ship, or change one of your boards and give it up?
sealords-ask-change-board = { $width ->
    [1] What do you do with the strip?
   *[other] What do you do with { $board }?
}

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
    .emoji = ⚠️
sealords-note-lost = leaves no cell for your ship: you lose at once
    .emoji = ⚠️
sealords-note-cell = { $effect }
    .emoji = { $sign }
sealords-note-cell-mined = { $effect }; a mine lies here
    .emoji = { $sign }
sealords-note-burning = { $own ->
    [0] sinks the opponent’s burning ship
   *[other] sinks your burning ship
}, no cell effect
    .emoji = 🔥
sealords-note-hire-burning = { $own ->
    [0] sinks the opponent’s burning ship
   *[other] sinks your burning ship
}
    .emoji = 🔥
sealords-note-hire-mined = a mine lies here
    .emoji = 💣
sealords-note-boarded = boards the enemy ship
    .emoji = ⚔️
sealords-note-cell-first = { $cell }, then { $ship }
    .emoji = { $sign }
sealords-note-ship-first = { $ship }, then { $cell }
    .emoji = { $sign }
sealords-note-ship = { $ship }
sealords-note-decoy = { $effect }; may be the fake
    .emoji = { $sign }
sealords-note-shot-burnt = sets { $ship } on { $target } on fire
    .emoji = 🔥
sealords-note-shot-shield = breaks a shield of { $ship } on { $target }
    .emoji = 🛡️
sealords-note-shot-mercenary = { $ship } on { $target } can’t be harmed
    .emoji = 🚫
sealords-note-shot-nothing = hits nothing
    .emoji = 🌊
sealords-note-keep = a shield for your first ship
    .emoji = 🛡️
sealords-note-moved = the other boards close up
sealords-note-board = { $width ->
    [1] column { $columns }; you give up the shield
   *[other] columns { $columns }; you give up the shield
}
# what a board bears, row by row, in words of a few letters
sealords-note-face = { $a } { $b } { $c } / { $d } { $e } { $f } / { $g } { $h } { $i }
sealords-note-strip = { $a } / { $b } / { $c }

## refusals

sealords-resign = Your opponent will win.
sealords-refuse-options = In the advanced game the players lay out the sea themselves: choose either “advanced” or a board.
sealords-refuse-not-laid = Lay a ship first: the turn can’t end before that.
sealords-refuse-no-landing = There is no cell left for a ship. Hire a mercenary, which may make room for one, or resign.
sealords-refuse-already-laid = You have already laid a ship this turn.
sealords-refuse-already-hired = You have already hired a mercenary this turn.
sealords-refuse-not-in-hand = { $ship } isn’t in your hand.
sealords-refuse-sold = { $card } is already hired.
sealords-refuse-not-for-sale = { $card } isn’t in the market of this game.
sealords-refuse-cost = { $card } costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}: you don’t have enough.
sealords-refuse-no-cell = There is no cell for { $card }.
sealords-refuse-cell = You can’t lay it on { $cell }.
