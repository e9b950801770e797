# Tranquility before the game: its options, what it is, and what an example shows.

## what the game is, in two lines

tranquility-about-long = { $mode ->
    [rivals] Sun against moon: both fill one sea of 36 cells with rising numbers. Your islands and unbroken runs score, discards cost points.
    [arch] All together, without a word: rising numbers fill two pillars, then the vault over them.
   *[other] All together, without a word: fill 36 cells with rising numbers. The closer an island’s number is to its neighbour’s, the less it costs.
}
    -# { $mode ->
        [rivals] For 2 players · talking allowed · about 40 short turns in all
       *[other] For 1 to 5 players · no talk about the game · about 40 short turns in all
    }

## an example

tranquility-example = { $mode ->
    [arch] The two pillars are built first, then the vault over them. Each is a line of its own, whose numbers rise from the bottom left to the top right.
    [rivals] Numbers rise along the line from the bottom left to the top right; the sun’s and the moon’s islands look different. The open row shows the next cards.
   *[other] Numbers rise along the line from the bottom left to the top right. An island next to another costs as many cards as their numbers differ.
}
    { $mode ->
        [rivals] Below, each player’s hand and discards are counted.
       *[other] Below, each player’s cards are counted: hand, pile, discards. Only their owner sees what they are. The flag at the top right is the goal.
    }

## options, and what their values mean in a line

tranquility-option-mode = The usual game, or a variant (! is easy, !!!! very hard)
    .name = mode
tranquility-option-mode-usual = usual game
    .about = 36 cells to fill together; begin with this one
tranquility-option-mode-galateia = Galateia
    .about = 4 islands are missing, nobody knows which
tranquility-option-mode-triton = Triton
    .about = 6 islands are missing, nobody knows which
tranquility-option-mode-leucothea = Leucothea
    .about = 8 islands are missing, nobody knows which
tranquility-option-mode-amphitrite = Amphitrite
    .about = 10 islands are missing, nobody knows which
tranquility-option-mode-poseidon = Poseidon
    .about = 12 islands are missing, nobody knows which
tranquility-option-mode-arch = Great Arch
    .about = two pillars first, then the vault over them; no Start
tranquility-option-mode-sun = Sun and Moon
    .about = islands have two sides: sun above, moon below
tranquility-option-mode-rivals = competitive
    .about = two play for points, sun against moon, and may talk
tranquility-option-expansions = “Stormy Seas” expansions, for the usual game only; try one at a time
    .name = expansions
tranquility-option-expansions-none = none
    .about = islands, Starts and Finishes only
tranquility-option-expansions-reefs = Jagged Reefs
    .about = one row is closed, and moves every turn
tranquility-option-expansions-monsters = Sea Monsters
    .about = monsters in your hands; each must swallow a laid island
tranquility-option-expansions-storms = Storm and Compass
    .about = storms hinder whoever draws them; compasses lift them
tranquility-option-expansions-reefs-monsters = Reefs and Monsters
    .about = a closed row that moves, and monsters that swallow islands
tranquility-option-expansions-reefs-storms = Reefs and Storms
    .about = a closed row that moves; storms, and compasses against them
tranquility-option-expansions-monsters-storms = Monsters and Storms
    .about = monsters that swallow islands; storms, and compasses against them
tranquility-option-expansions-all = all three
    .about = reefs, monsters and storms at once
tranquility-option-difficulty = How many monsters there are, for Sea Monsters
    .name = difficulty
tranquility-option-difficulty-easy = few monsters
    .about = 3 monsters among the cards
tranquility-option-difficulty-medium = more monsters
    .about = 4 monsters among the cards
tranquility-option-difficulty-hard = many monsters
    .about = 5 monsters among the cards
