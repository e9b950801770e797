# What the symbols in the pictures of Tranquility mean: 90 characters at most, better 40. `sign` says what one looks like.

## the field

tranquility-symbol-line = empty cell: numbers rise from left to right, row by row from the bottom
    .sign = pale spot on still water
tranquility-symbol-ahead = end of a row: the line goes on at this cell
    .sign = cell after an arrowhead
tranquility-symbol-between = numbers that still fit in this gap · its empty cells
    .sign = small figures
tranquility-symbol-tight = few numbers are left for these cells
    .sign = figures on amber
tranquility-symbol-lost = too few numbers for these cells: they can’t be filled any more
    .sign = white cross and figures on dark ground
tranquility-symbol-reef = row closed by the reef: no card may be played here
    .sign = hatched water with rocks
tranquility-symbol-purple = row closed by a purple storm, until a compass lifts it
    .sign = hatched purple
tranquility-symbol-why-reef = at the end of a row: closed by the reef
    .sign = rocks in foam
tranquility-symbol-why-purple = at the end of a row: closed by a purple storm
    .sign = purple whirl
tranquility-symbol-idle = nothing is laid here in this phase
    .sign = pale water
tranquility-symbol-wrong = wrong side up: must be turned over before the end
    .sign = round arrow on an island
tranquility-symbol-sun-rows = these rows must be sun side up at the end
    .sign = sun at a bracket
tranquility-symbol-moon-rows = these rows must be moon side up at the end
    .sign = moon at a bracket
tranquility-symbol-start = place of the Start, which isn’t laid yet
    .sign = pale boat
tranquility-symbol-start-laid = the Start is laid
    .sign = boat
tranquility-symbol-finish = place of the Finish, which comes last
    .sign = pale chequered flag
tranquility-symbol-finish-laid = the Finish is laid
    .sign = chequered flag

## what is common to all

tranquility-symbol-filled = cells filled so far
    .sign = island with figures
tranquility-symbol-side = this side of the cards is up now
    .sign = hand and sun or moon
tranquility-symbol-removed = islands taken out before dealing
    .sign = crossed-out island
tranquility-symbol-supply = compasses still to be won
    .sign = compass with a figure
tranquility-symbol-drawn = this storm has been drawn and waits
    .sign = storm in an orange frame
tranquility-symbol-due = cards that the team gives to the eight, and those still missing
    .sign = card backs and outlines
tranquility-symbol-row = the open row, from which both draw
    .sign = cards before the row
tranquility-symbol-next = the next card to be drawn
    .sign = island in an orange frame
tranquility-symbol-common-pile = cards left in the pile
    .sign = pile with a figure

## the crew

tranquility-symbol-held = cards still in this hand at the end
    .sign = islands in the player’s strip
tranquility-symbol-hand = cards in hand
    .sign = three cards
tranquility-symbol-limit = cards in hand / most allowed
    .sign = two figures with a stroke
tranquility-symbol-sun-owner = player and islands of the sun
    .sign = sun
tranquility-symbol-moon-owner = player and islands of the moon
    .sign = moon
tranquility-symbol-score = points as they would be counted now
    .sign = star with a figure
tranquility-symbol-islands = islands of this player on the field
    .sign = island
tranquility-symbol-pile = cards left in this player’s pile
    .sign = pile
tranquility-symbol-discards = cards discarded
    .sign = falling card with an arrow
tranquility-symbol-monster = monsters in this hand
    .sign = octopus
tranquility-symbol-yellow = yellow storm: this hand is only refilled to 3
    .sign = cloud with lightning
tranquility-symbol-orange = orange storm: lays only right next to other islands
    .sign = orange gusts
tranquility-symbol-aside = storm set aside: it takes effect after the eight
    .sign = storm between corners
tranquility-symbol-compass = compass: lifts one storm
    .sign = compass
tranquility-symbol-shared = compass shared with this player
    .sign = compass and another’s mark
tranquility-symbol-pledge = cards this player gives to the eight; “?”: not decided yet
    .sign = card in a purple frame

## the cards in hand

tranquility-symbol-price = lowest cost, in other cards
    .sign = purple figure with a minus
tranquility-symbol-where = cells where this card could go now
    .sign = cells below a card
tranquility-symbol-held-start = Start: must be laid while none is on the table
    .sign = boat on a card
tranquility-symbol-held-finish = Finish: wins the game on a full field
    .sign = flag on a card
tranquility-symbol-held-monster = monster: attacks a laid island; both are gone
    .sign = octopus on a card
tranquility-symbol-given = this card is given away
    .sign = card in a purple frame
