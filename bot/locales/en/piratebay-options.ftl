# Pirate Bay before the game: its options, what it is, and what an example shows.

## what the game is, in two lines

piratebay-about-long =
    Each player has a frigate and an islet. Turn up treasures on { $map ->
        [own] the islands
       *[bay] four islands
    }, load them and bring them home; rob others on their way. { $length ->
        [half] The game ends as soon as 16 of the 33 treasures are left outside the islets
       *[full] The game ends when no treasure is left outside the islets
    }; the most points win.
    -# For 2 to 8 players · talking allowed · { $length ->
        [half] about 10 turns each with eight, 25 with two
       *[full] about 20 turns each with eight, 60 with two
    }{ $watch ->
        [auto] , from five players on two in a row
       *[other] { "" }
    } · a minute or two a turn

## an example

piratebay-example =
    At first, tiles with a question mark lie face down on the islands: gold, cannons, or worse. Chests and cannons face up are there for the taking.
    Coins and dark squares at a frigate are the gold and the cannons that she carries; at the flag on an islet lies what was brought home.
    The wind rose shows where the wind blows to and how many cells a ship can sail on each course. The ships on round discs are merchants.

## options, and what their values mean in a line

piratebay-option-islets = How the players get their islets
    .name = islets
piratebay-option-islets-lot = by lot
    .about = the game begins at once; no place is better than another
piratebay-option-islets-choose = by choice
    .about = everybody chooses one before the game, in seat order
piratebay-option-length = How long the game lasts
    .name = length
piratebay-option-length-full = full
    .about = until no treasure is left outside the islets
piratebay-option-length-half = half
    .about = until 16 of 33 treasures are left outside; about half as many turns
piratebay-option-watch = How many turns in a row each player has
    .name = turns-in-a-row
piratebay-option-watch-auto = as suits the number
    .about = one with two to four players, two with five to eight
piratebay-option-watch-one = one
    .about = as in the printed rules
piratebay-option-watch-two = two
    .about = half as many hand-overs, so the game is over sooner
