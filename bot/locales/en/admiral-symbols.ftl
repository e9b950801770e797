# What the symbols in the pictures of Admiral mean: 90 characters at most, better 40. `sign` says what one looks like.

## ships

admiral-symbol-line = a ship of the line: strength 7, three shots
    .sign = large ship with three masts and portholes
admiral-symbol-galleon = a galleon: strength 5, two shots
    .sign = long low ship with slanting sails
admiral-symbol-frigate = a frigate: strength 4, one shot
    .sign = ship with two masts
admiral-symbol-brig = a brig: strength 3, one shot
    .sign = small ship with one mast
admiral-symbol-strength = strength that is left after damage
    .sign = red number on the owner’s badge
admiral-symbol-repair = under repair: neither sails nor fires
    .sign = spanner on a white disc
admiral-symbol-work = at work on a fort: doesn’t sail
    .sign = hammer on a white disc
admiral-symbol-may-sail = a ship that may still sail this turn
    .sign = orange pennant on a ship
admiral-symbol-spent = a ship that has fought: nothing more this round
    .sign = pale ship
admiral-symbol-aboard = a pearl aboard
    .sign = white ball on a ship’s hull
admiral-symbol-fireship = a fireship: explodes in her owner’s next turn
    .sign = flames on a ship
admiral-symbol-team = partners have the same disc: light the first team, dark the second, banded the third
    .sign = light, dark or banded disc on a badge

## the sea

admiral-symbol-land = land: bars ships and shots, but one may sail along its shore
    .sign = green with a beach
admiral-symbol-covered = a side or corner covered by land: no way, no shot
    .sign = spit of sand between cells
admiral-symbol-reef = a reef: no way, and damage in a storm
    .sign = grey rocks
admiral-symbol-fort = a fort with its strength, amid its port
    .sign = tower with a flag and a number
admiral-symbol-free = a fort that is nobody’s
    .sign = tower without a flag
admiral-symbol-ruin = a ruined fort, the boxes show how far it is rebuilt
    .sign = rubble
admiral-symbol-pearl = pearls in the sea
    .sign = white ball in a shell
admiral-symbol-stored = pearls in a fort
    .sign = number on a white ball at a tower
admiral-symbol-mine = your mine: goes off under a rival’s ship
    .sign = black spiked ball with a spark
admiral-symbol-mine-held = your mine, held: lets everybody pass
    .sign = pale spiked ball with two bars
admiral-symbol-mine-waits = your mine that waits for ships of these classes
    .sign = pale spiked ball with a sail
admiral-symbol-mine-spent = a mine has gone off here: no other will
    .sign = white foam with a crossed mine
admiral-symbol-goal = the port that this player has to reach
    .sign = chequered flag with a badge

## the last turn of each player

admiral-symbol-drifted = where a storm drove a ship
    .sign = wavy white line
admiral-symbol-salvo = the die of a salvo, then hits out of shots
    .sign = tag with a dark number and a burst
admiral-symbol-points = points of the attacker and of the defender
    .sign = tag with swords between two numbers
admiral-symbol-loaded = a pearl was loaded
    .sign = white ball with an arrow up
admiral-symbol-landed = a pearl was landed
    .sign = white ball with a green arrow down
admiral-symbol-dropped = pearls that fell into the sea
    .sign = shell with an arrow down
admiral-symbol-lost = pearls that are gone
    .sign = crossed white ball
admiral-symbol-mended = damage that was repaired
    .sign = white cross on a green disc
admiral-symbol-taken = a ship or fort that changed hands
    .sign = white flag with an arrow
admiral-symbol-struck = damage of a reef, or a fort that fell
    .sign = burst
admiral-symbol-given = a fort was given away
    .sign = tower with a green arrow
admiral-symbol-mined = a mine went off, with so much damage
    .sign = mine in a burst
admiral-symbol-exploded = a fireship exploded, the jagged frame shows how far
    .sign = flame in a burst
admiral-symbol-blasted = damage that an exploded fireship did; on a dark ground the ship sank
    .sign = red burst with a number on a ship

## what lies ahead

admiral-symbol-drift = where a ship will drift in this storm
    .sign = orange arrow
admiral-symbol-stopped = something stops the drift there, unharmed
    .sign = orange bar
admiral-symbol-harm = a reef stops the drift, with so much damage
    .sign = red burst with a number
admiral-symbol-sheltered = a sheltered ship: she may stay
    .sign = anchor
admiral-symbol-may-drift = where she drifts if she leaves her shelter
    .sign = dashed white arrow
admiral-symbol-blast = what a fireship hits that explodes this turn
    .sign = dashed red frame
admiral-symbol-blasts = damage by it if it exploded now; on a dark ground the ship sinks
    .sign = red burst with a number on a ship
admiral-symbol-peril = a rival’s mine may lie here
    .sign = pale mine with a question mark
admiral-symbol-shots = shots left
    .sign = dark balls below a ship or fort
admiral-symbol-aim = who may fire at the target
    .sign = dark arrow

## below the sea

admiral-symbol-others = classes with another range: straight courses, or in a storm
    .sign = ships and a number below the rose
admiral-symbol-landed-pearls = pearls in forts, and how many win
    .sign = white ball
admiral-symbol-mines-left = mines that may still lie hidden
    .sign = black spiked ball
admiral-symbol-homeless = turns without a fort, and with how many one is out
    .sign = crossed tower
admiral-symbol-last-round = the round, and the last one
    .sign = sandglass
admiral-symbol-quiet = rounds in which nothing happened, and with how many the game ends
    .sign = sandglass on still water
