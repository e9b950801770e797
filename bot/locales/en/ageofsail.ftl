# Age of Sail. $seat, $owner, $other: a player’s name. $ship, $target: "frigate f2". $cell: "C4".

## what the game is called and offers

ageofsail-name = Admiral: Age of Sail
ageofsail-about = Admiral, Age of Sail: squadrons, wind and broadsides; the last fleet afloat wins
    .name = ageofsail
ageofsail-command-orders = Your standing orders: how your ships and fort act in the turns of others
    .name = orders
ageofsail-resign = { $scenario ->
    [assault] You are out, with all your ships and cannons.
   *[other] Your ships are taken off the sea.
} { $others ->
    [1] The other player wins.
   *[other] { $scenario ->
        [battle] The others fight on; your fort stays as an obstacle.
       *[other] The others go on, unless your side has nobody left: then the other side wins.
    }
}

## ships, by their names
ageofsail-piece = { $id ->
    [s1] ship of the line { $id }
    [s2] ship of the line { $id }
    [s3] ship of the line { $id }
    [s4] ship of the line { $id }
    [s5] ship of the line { $id }
    [s6] ship of the line { $id }
    [s7] ship of the line { $id }
    [s8] ship of the line { $id }
    [s9] ship of the line { $id }
    [s10] ship of the line { $id }
    [b1] brig { $id }
    [b2] brig { $id }
    [b3] brig { $id }
    [b4] brig { $id }
    [b5] brig { $id }
    [b6] brig { $id }
    [b7] brig { $id }
    [b8] brig { $id }
    [b9] brig { $id }
    [b10] brig { $id }
   *[other] frigate { $id }
}
## short words

# a turn

ageofsail-key-stay = Leave all where they are
    .emoji = ⚓
ageofsail-key-cannons = The fort’s cannons
    .emoji = 💥
ageofsail-key-repair = Repair
    .emoji = 🔧
ageofsail-key-done = Done
    .emoji = ✅

# the fort’s fire in another’s turn

ageofsail-key-fire = Fire
    .emoji = 💥
ageofsail-key-all = All of them
    .emoji = ⏩
ageofsail-key-none = None of them
    .emoji = ✋

# what the winner of a boarding keeps

ageofsail-key-own = Your own ship
    .emoji = ⛵
ageofsail-key-prize = The prize
    .emoji = 🏴
ageofsail-key-both = Both
    .emoji = ⚓

# lines, and landing

ageofsail-key-form = Form a line
    .emoji = 🔗
ageofsail-key-rest = Place the rest for me
ageofsail-key-leave = Leave the line
    .emoji = ↪️
ageofsail-key-land = Land masts
    .emoji = 🏝️
ageofsail-key-party = Move a party
    .emoji = 🚩

# ready shapes of the fort in the assault

ageofsail-key-row = A row of ten
    .emoji = ➖
ageofsail-key-block = A block
    .emoji = ⬛
ageofsail-key-cross = A cross
    .emoji = ➕
ageofsail-key-bay = A bay
    .emoji = ⚓

# sides

ageofsail-key-merchant = Merchant
ageofsail-key-pirate = Pirate
ageofsail-key-hunter = Hunter
ageofsail-key-defender = Defender
ageofsail-key-attacker = Attackers

## situation cards

ageofsail-card-storm = storm
    .emoji = ⛈️
ageofsail-card-storm-effect = one of your ships, by lot, drifts two cells downwind
ageofsail-card-teleport = teleport
    .emoji = 🌀
ageofsail-card-teleport-effect = you may put one of your ships elsewhere, at least 3 cells from enemy ships and forts
ageofsail-card-repair = repair at sea
    .emoji = 🔧
ageofsail-card-repair-effect = one of your damaged ships gets a mast back
ageofsail-card-fair = fair wind (range +1)
    .emoji = ⛵
ageofsail-card-fair-effect = range +1, but not dead against the wind
ageofsail-card-calm = calm (ships can’t sail)
    .emoji = 😴
ageofsail-card-calm-effect = your ships can turn and fire, but not sail
ageofsail-card-gunners = keen gunners (+1 a die)
    .emoji = 🎯
ageofsail-card-gunners-effect = +1 on each die of your attacks
ageofsail-card-fog = fog (nobody fires)
    .emoji = 🌫️
ageofsail-card-fog-effect = nobody fires this turn
ageofsail-card-shift = wind shift
    .emoji = 🧭
ageofsail-card-shift-effect = another wind card replaces the first
ageofsail-card-quiet = quiet sea
    .emoji = 🌊
ageofsail-card-quiet-effect = nothing happens
