# Age of Sail. $seat, $owner, $other: a player’s name. $ship, $target: "frigate f2". $cell: "C4".

## what the game is called and offers

ageofsail-name = Admiral: Age of Sail
ageofsail-about = Admiral: Age of Sail: squadrons, wind and broadsides; the last fleet afloat wins
    .name = ageofsail
ageofsail-command-orders = Your standing orders: how your ships and fort act in the turns of others
    .name = orders
ageofsail-resign = Your ships are taken off the sea. { $others ->
    [1] The other player wins.
   *[other] The others fight on; your fort stays as an obstacle.
}

## ships, by their names

ageofsail-piece = { $id ->
    [s1] ship of the line { $id }
    [s2] ship of the line { $id }
    [s3] ship of the line { $id }
    [s4] ship of the line { $id }
    [b1] brig { $id }
    [b2] brig { $id }
    [b3] brig { $id }
    [b4] brig { $id }
   *[other] frigate { $id }
}

## short words

# a turn

ageofsail-key-wind = Draw the wind
    .emoji = 🧭
ageofsail-key-stay = Leave all where they are
    .emoji = ⚓
ageofsail-key-cannons = The fort’s cannons
    .emoji = 💥
ageofsail-key-repair = Repair
    .emoji = 🔧
ageofsail-key-on = Sail on
    .emoji = ⛵
ageofsail-key-done = Done
    .emoji = ✅
ageofsail-key-end = End turn
    .emoji = 🏁

# the fort’s fire in another’s turn

ageofsail-key-fire = Fire
    .emoji = 💥
ageofsail-key-hold = Hold fire
    .emoji = ✋
ageofsail-key-all = Fire with all
    .emoji = 💥
ageofsail-key-none = Hold all
    .emoji = ✋

# what the winner of a boarding keeps

ageofsail-key-own = The winner’s hull
    .emoji = ⛵
ageofsail-key-prize = The beaten hull
    .emoji = 🏴
ageofsail-key-both = Both
    .emoji = ⚓

# standing orders

ageofsail-key-orders = Standing orders
    .emoji = 📜
ageofsail-key-return = Return fire
    .emoji = 💥
ageofsail-key-turn = Turn to bear
    .emoji = 🔄
ageofsail-key-forts = The fort’s fire
    .emoji = 🏰
ageofsail-key-prizes = Prizes
    .emoji = 🏴
ageofsail-key-largest = The largest salvo
    .emoji = 💥
ageofsail-key-single = Single shots
    .emoji = 🔹
ageofsail-key-always = Always
    .emoji = 💥
ageofsail-key-usual = The usual choice
    .emoji = ⚓
ageofsail-key-ask = Ask me
    .emoji = ❓
ageofsail-key-yes = Yes
    .emoji = ✅
ageofsail-key-no = No
    .emoji = ✋
