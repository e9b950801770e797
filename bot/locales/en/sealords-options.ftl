# Sea Lords before the game: its options, what it is, and what an example shows.

## what the game is, in two lines

sealords-about-long = Two fleets meet on one sea. Each turn you lay a ship, then fire, lay mines or hire mercenaries. { $advanced ->
    [yes] First you both lay out the sea, in secret.
   *[no] At the end your ships score in rows and columns.
}
    -# For 2 players · talking allowed · 16 turns each, a few minutes a turn

## an example

sealords-example =
    In the middle lies the sea: the lower half is that of 🟡, the upper one that of 🔷. A cell without a ship shows what laying one there does.
    Above and below are the two players: points, coins, ships in hand. At the foot is the market of mercenaries, with their prices.
    At the end, equal numbers and runs in a row or column score points.

## options, and what their values mean in a line

sealords-option-board = How the sea is laid out: at random, or as one of the named seas
    .name = board
sealords-option-board-random = at random
    .about = the boards of both halves are laid at random
sealords-option-board-strait = Strait
    .about = fixed: the narrow boards lie in the middle
sealords-option-board-reefs = Reefs
    .about = fixed: the narrow boards lie at opposite ends
sealords-option-board-storm = Storm
    .about = fixed: the narrow boards face each other at one end
sealords-option-board-harbours = Harbours
    .about = fixed: narrow boards in the middle, all turned round
sealords-option-advanced = For experienced players: both lay out their half of the sea in secret
    .name = advanced

## the mercenaries of a game, by what they cost

sealords-option-market3 = The three mercenaries for 3 coins: at random, or as you choose
    .name = mercenaries-for-3-coins
sealords-option-market3-lot = at random
sealords-option-market3-m01-m02-m03 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m03 }
sealords-option-market3-m01-m02-m04 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m04 }
sealords-option-market3-m01-m02-m05 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m05 }
sealords-option-market3-m01-m02-m06 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m06 }
sealords-option-market3-m01-m03-m04 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m01-m03-m05 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m01-m03-m06 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m01-m04-m05 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m01-m04-m06 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m01-m05-m06 = { -sealords-m01 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m02-m03-m04 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m02-m03-m05 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m02-m03-m06 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m02-m04-m05 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m02-m04-m06 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m02-m05-m06 = { -sealords-m02 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m03-m04-m05 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m03-m04-m06 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m03-m05-m06 = { -sealords-m03 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m04-m05-m06 = { -sealords-m04 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market4 = The mercenary for 4 coins: at random, or as you choose
    .name = mercenary-for-4-coins
sealords-option-market4-lot = at random
    .about = drawn when the game begins
sealords-option-market4-m07 = { -sealords-m07 }
    .about = { sealords-card-m07-effect }
sealords-option-market4-m08 = { -sealords-m08 }
    .about = { sealords-card-m08-effect }
sealords-option-market4-m09 = { -sealords-m09 }
    .about = { sealords-card-m09-effect }
sealords-option-market5 = The mercenary for 5 coins: at random, or as you choose
    .name = mercenary-for-5-coins
sealords-option-market5-lot = at random
    .about = drawn when the game begins
sealords-option-market5-m10 = { -sealords-m10 }
    .about = { sealords-card-m10-effect }
sealords-option-market5-m11 = { -sealords-m11 }
    .about = { sealords-card-m11-effect }
sealords-option-market5-m12 = { -sealords-m12 }
    .about = { sealords-card-m12-effect }
