# What the symbols in the pictures of Age of Sail mean: 90 characters at most, better 40. `sign` says what one looks like.

## the sea

ageofsail-symbol-line = a ship of the line: three masts, three guns a side
    .sign = long ship with three sails
ageofsail-symbol-frigate = a frigate: two masts, two guns a side
    .sign = ship with two sails
ageofsail-symbol-brig = a brig: one mast, one gun a side
    .sign = short ship with one sail
ageofsail-symbol-lane = a line: its ships sail as one, the pointed end leads
    .sign = lane in the owner’s colour under ships, pointed at one end
ageofsail-symbol-acted = a ship that has acted this turn
    .sign = pale ship in the list
ageofsail-symbol-cannon = a live cannon
    .sign = dark gun on a tile
ageofsail-symbol-fired = a live cannon that has fired this turn
    .sign = gun with smoke
ageofsail-symbol-turned = a card turned over: it bars the way and fires no more
    .sign = rubble on a tile
ageofsail-symbol-arms = a fort’s coat of arms: no gun, no target
    .sign = shield with the owner’s badge
ageofsail-symbol-silent = a fort whose owner is out: it only bars the way
    .sign = grey tiles
ageofsail-symbol-fired-round = a live cannon that has fired this round
    .sign = gun with smoke
ageofsail-symbol-stone = a fort that is nobody’s: it only bars the way
    .sign = grey walls without guns
ageofsail-symbol-harbour = beside the fort: here the race is won
    .sign = light cell with an anchor
ageofsail-symbol-field = here the fort may be laid
    .sign = dashes round a part of the sea
ageofsail-symbol-laid = a cell chosen for the fort
    .sign = walls round a number
ageofsail-symbol-party = masts ashore, a figure for each
    .sign = figures in the owner’s colour on a tile
ageofsail-symbol-party-spent = masts ashore that can’t move any more this turn
    .sign = pale figures on a tile

## the last turn of each player

ageofsail-symbol-drift = where a storm drove a ship
    .sign = wavy white line
ageofsail-symbol-teleport = a ship was teleported from here
    .sign = white dotted ring
ageofsail-symbol-shift = where a ship was moved after a boarding
    .sign = short row of white dots
ageofsail-symbol-struggle = a party’s fight with a cannon
    .sign = crossed swords

## what can be done

ageofsail-symbol-reach = here this player’s fort would fire at the ship
    .sign = small badge at a cell’s corner

## the cards of the turn

ageofsail-symbol-storm = storm: a ship drifts downwind
    .sign = cloud with lightning
ageofsail-symbol-teleport-card = teleport: one of the player’s ships may be put elsewhere
    .sign = ring of dashes with an arrow out of it
ageofsail-symbol-repair-card = repair at sea: a damaged ship gets a mast back
    .sign = spanner and mast
ageofsail-symbol-fair = fair wind: range +1, but not dead against the wind
    .sign = full sail with +1
ageofsail-symbol-calm = calm: the ships of this turn can’t sail
    .sign = slack sail with 0
ageofsail-symbol-gunners = keen gunners: +1 on each die of the player’s attacks
    .sign = cannon with +1
ageofsail-symbol-fog = fog: nobody fires this turn
    .sign = banks of fog
ageofsail-symbol-shift-card = wind shift: another wind card was drawn
    .sign = two bent arrows
ageofsail-symbol-quiet = quiet sea: nothing happens
    .sign = flat waves

## beside the sea

ageofsail-symbol-round = the round, and the last one
    .sign = hourglass
ageofsail-symbol-calm-rounds = rounds without a mast lost, and the limit
    .sign = crossed-out burst
ageofsail-symbol-masts = masts afloat
    .sign = sail
ageofsail-symbol-cannons = live cannons
    .sign = gun on a carriage
ageofsail-symbol-score = score for the open sea, + this round
    .sign = star
ageofsail-symbol-ashore = masts ashore
    .sign = three figures
ageofsail-symbol-waiting = ships that are not at sea yet
    .sign = small ships in a box of the list
ageofsail-symbol-order = the order: +1 on each die and to the range
    .sign = golden cross on a ribbon
ageofsail-symbol-merchant = the merchant captain: his ship has to reach the fort
    .sign = chest
ageofsail-symbol-pirate = a pirate: has to bring the merchant ship to the fort
    .sign = black flag
ageofsail-symbol-hunted = the pirate: has to reach the fort
    .sign = black flag
ageofsail-symbol-hunter = a hunter: has to sink or board the pirate
    .sign = spyglass
ageofsail-symbol-defender = the defender: has to hold the fort
    .sign = tower
ageofsail-symbol-attacker = an attacker: has to take the fort
    .sign = anchor
