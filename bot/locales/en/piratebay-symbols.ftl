# What the symbols in the pictures of Pirate Bay mean: 90 characters at most, better 40. `sign` says what one looks like.

## ships

piratebay-symbol-ship = a pirate’s frigate: two masts, two guns a side
    .sign = ship with two sails in its owner’s colour
piratebay-symbol-cargo = what a ship carries: gold and cannons
    .sign = coins and dark squares below a ship
piratebay-symbol-holder = the order: +1 on dice and range, 3 points
    .sign = cross on a red and white ribbon
piratebay-symbol-trapped = trapped in a cave: skips the next turn
    .sign = padlock

## islands, islets and merchants

piratebay-symbol-down = a tile that nobody knows
    .sign = green tile with a question mark
piratebay-symbol-known-mark = a black mark that everybody knows
    .sign = green tile with a skull
piratebay-symbol-treasure = treasures to be loaded, and how many
    .sign = chest, or a gun on its carriage, with a number
piratebay-symbol-bare = a treasure cell with nothing left on it
    .sign = small cross in the grass
piratebay-symbol-islet = a pirate’s islet, with what has been landed
    .sign = flag with a coin and a dark square below it
piratebay-symbol-anchor = a pirate’s anchor
    .sign = anchor in a ring of its owner’s colour
piratebay-symbol-free = an islet that is nobody’s
    .sign = grey rocks
piratebay-symbol-merchant = a merchant: gold, or nothing
    .sign = white-sailed ship on a golden disc
piratebay-symbol-loot = a merchant with the cargo of those who lost to her
    .sign = ship on a golden disc with numbers
piratebay-symbol-order = the order, for whoever picks it up
    .sign = medal on a white disc

## the last turn of each player

piratebay-symbol-home = a ship was sent home
    .sign = row of dots
piratebay-symbol-found = treasure that was just found
    .sign = golden rays
piratebay-symbol-empty = an empty chest
    .sign = open chest
piratebay-symbol-cave = a cave: the crew skips a turn
    .sign = dark hole in a rock on red rays
piratebay-symbol-mark = the black mark: crew and cargo are lost
    .sign = skull on red rays
piratebay-symbol-merchant-lost = a merchant that beat off a pirate
    .sign = crossed swords on red rays
piratebay-symbol-shifted = treasures that were loaded, unloaded or won there
    .sign = number with a plus or minus sign
piratebay-symbol-drowned = cargo that was lost
    .sign = chest among waves

## what can be done

piratebay-symbol-works = here a ship could explore, load, unload
    .sign = small tile, chest and anchor in the corners of a cell

## beside the sea

piratebay-symbol-left = treasures outside the islets, and with how many the game ends
    .sign = chest with a number
piratebay-symbol-calm = turns in which nothing happened to a treasure
    .sign = hourglass
piratebay-symbol-watch = which of two turns in a row it is
    .sign = boxes with 1 and 2, one of them dark
piratebay-symbol-score = points now
    .sign = star
piratebay-symbol-landed = gold and cannons on the islet
    .sign = chest and gun
piratebay-symbol-sent-home = was sent home in this turn
    .sign = anchor beside a name
