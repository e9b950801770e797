# What the symbols in the pictures of Sea Lords mean: 90 characters at most, better 40. `sign` says what one looks like.

## the sea

sealords-symbol-cell-vp = takes 1 victory point
    .sign = cell with a star
sealords-symbol-cell-shot_orthogonal = fires north, east, south or west
    .sign = cell with a straight cross of arrows
sealords-symbol-cell-shot_diagonal = fires diagonally
    .sign = cell with a slanting cross of arrows
sealords-symbol-cell-repair = repairs a burning ship of yours
    .sign = cell with a spanner
sealords-symbol-cell-mine = lays a mine on any free cell
    .sign = cell with a mine and a plus
sealords-symbol-cell-reserve = +1 ship from your reserve
    .sign = cell with a boat and “+1”
sealords-symbol-mine = a mine lies here: −2 if you lay a ship on it
    .sign = dark mine on a white disc
sealords-symbol-decoy = a mine, or the fake one
    .sign = mine with a question mark
sealords-symbol-fake = the fake mine: costs nothing
    .sign = hollow mine with a zero
sealords-symbol-burning = burning: counts for nothing until it is repaired
    .sign = brown tile with a wreck
sealords-symbol-mercenary = a mercenary: never burns
    .sign = tile with a golden frame
sealords-symbol-shields = a ship with shields: each stops one hit
    .sign = shield in the corner of a tile
sealords-symbol-scored = scored: equal numbers, or a run
    .sign = golden frame around several cells

## the last turn

sealords-symbol-cleared = a mine was removed here
    .sign = crossed-out circle of dashes
sealords-symbol-repaired = just repaired
    .sign = spanner on a white disc
sealords-symbol-shielded = has just got a shield
    .sign = shield on a white disc
sealords-symbol-shot-burnt = a shot has set this ship on fire
    .sign = red line that ends in a burst
sealords-symbol-shot-shield = a shot has cost this ship a shield
    .sign = red line that ends in a cracked shield
sealords-symbol-shot-mercenary = a shot has bounced off a mercenary
    .sign = dark line that ends in a cross
sealords-symbol-shot-nothing = a shot has hit nothing
    .sign = white dots

## beside the sea

sealords-symbol-score = all points, as they would be counted now
    .sign = cup
sealords-symbol-vp = victory points taken
    .sign = star
sealords-symbol-coins = coins
    .sign = coin
sealords-symbol-hand = ships in hand
    .sign = three cards
sealords-symbol-pile = ships left in the pile
    .sign = pile
sealords-symbol-reserve = ships left in the reserve
    .sign = boat
sealords-symbol-taken = mines taken: −2 each at the end
    .sign = mine
sealords-symbol-extra = this many more ships in hand, for good
    .sign = “+1” beside the hand
sealords-symbol-gift = a shield for this player’s first ship
    .sign = shield beside the badge
sealords-symbol-price = what a mercenary costs, in coins
    .sign = figure in a purple ring
sealords-symbol-any = counts as any number
    .sign = X
sealords-symbol-turn = turn, out of 16
    .sign = hourglass
sealords-symbol-shields-left = shields left in the supply
    .sign = shield
sealords-symbol-mines-left = mines left in the supply
    .sign = mine

## mercenaries

sealords-symbol-m01 = { sealords-card-m01-effect }
    .sign = { sealords-card-m01 }
sealords-symbol-m02 = { sealords-card-m02-effect }
    .sign = { sealords-card-m02 }
sealords-symbol-m03 = { sealords-card-m03-effect }
    .sign = { sealords-card-m03 }
sealords-symbol-m04 = { sealords-card-m04-effect }
    .sign = { sealords-card-m04 }
sealords-symbol-m05 = { sealords-card-m05-effect }
    .sign = { sealords-card-m05 }
sealords-symbol-m06 = { sealords-card-m06-effect }
    .sign = { sealords-card-m06 }
sealords-symbol-m07 = { sealords-card-m07-effect }
    .sign = { sealords-card-m07 }
sealords-symbol-m08 = { sealords-card-m08-effect }
    .sign = { sealords-card-m08 }
sealords-symbol-m09 = { sealords-card-m09-effect }
    .sign = { sealords-card-m09 }
sealords-symbol-m10 = { sealords-card-m10-effect }
    .sign = { sealords-card-m10 }
sealords-symbol-m11 = { sealords-card-m11-effect }
    .sign = { sealords-card-m11 }
sealords-symbol-m12 = { sealords-card-m12-effect }
    .sign = { sealords-card-m12 }

## the ships in hand

sealords-symbol-task-coin = this ship brings 1 coin
    .sign = coin on a disc
sealords-symbol-task-shield = it puts a shield on a ship of yours
    .sign = shield on a disc
sealords-symbol-task-shot = it fires north, east, south or west
    .sign = cross of arrows on a disc
sealords-symbol-task-repair = it repairs a burning ship of yours
    .sign = spanner on a disc
sealords-symbol-task-clear = it removes one mine
    .sign = crossed-out mine on a disc
sealords-symbol-task-again = it uses its cell’s effect twice
    .sign = circling arrow on a disc

## words in the picture: twelve letters at most, mercenaries’ names eighteen

sealords-picture-score = score
sealords-picture-vp = VP
sealords-picture-coins = coins
sealords-picture-hand = hand
sealords-picture-pile = pile
sealords-picture-reserve = reserve
sealords-picture-taken = mines
sealords-picture-turn = turn
sealords-picture-shields = shields
sealords-picture-mines = mines
sealords-picture-m01 = Bulwark
sealords-picture-m02 = Aegis
sealords-picture-m03 = Press Gang
sealords-picture-m04 = Minesweeper
sealords-picture-m05 = Trickster
sealords-picture-m06 = Broadside
sealords-picture-m07 = Raker
sealords-picture-m08 = Corsair
sealords-picture-m09 = Boarder
sealords-picture-m10 = Flagship
sealords-picture-m11 = Ironclad
sealords-picture-m12 = Admiral
