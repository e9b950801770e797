# What the symbols mean that the pictures of all sailing games share: 90 characters at most, better 40. `sign` says what one looks like.

sailing-symbol-stump = a mast that was lost
    .sign = round stump on the deck
sailing-symbol-active = the ship that acts now
    .sign = orange pennant at a ship
sailing-symbol-shots = shots left there (hollow: fired)
    .sign = balls beside the hull, some hollow
sailing-symbol-wake = where a ship sailed last
    .sign = white dashes from a ring
sailing-symbol-hit = a shot that struck
    .sign = red line with a burst
sailing-symbol-miss = a shot that missed
    .sign = dark line with a crossed disc
sailing-symbol-dice = the attacker’s dice together, then the defender’s die
    .sign = light and a dark square with numbers
sailing-symbol-fight = a boarding fight
    .sign = crossed swords
sailing-symbol-wreck = a ship was lost here
    .sign = broken mast and planks
sailing-symbol-broadside = the ship could fire at this target from there
    .sign = dark arrow
sailing-symbol-boarding = an enemy who may be boarded
    .sign = crossed swords at a ship that may be chosen
sailing-symbol-wind = where the wind blows to, and the range on each course
    .sign = arrow among eight numbers
