# Admiral. $seat, $owner: a player’s name. $ship: "frigate f2", of $seat. $target: a ship or fort with its owner. $cell: "C4".

## what the game is called and offers

admiral-name = Admiral
admiral-about = Admiral: fleets, forts and storms; race, fight, board, storm, or bring pearls home
    .name = admiral
admiral-command-orders = Your standing orders: what is decided for you in others’ turns, and what happens in idle ones
    .name = orders
admiral-resign = Your ships are taken off the sea, and your forts { $teams ->
    [none] are nobody’s.
   *[other] pass to a partner who has ships.
} { $others ->
    [0] That is the end of the race.
    [1] The other player wins.
   *[other] { $teams ->
        [none] The others play on.
       *[other] The others play on, unless only one team is left: then it wins.
    }
}

## ships and forts, by their names

# $piece: what kind it is, $cell: of a fort the one that it stands in.
admiral-piece = { $piece ->
    [s] ship of the line { $id }
    [g] galleon { $id }
    [f] frigate { $id }
    [b] brig { $id }
    [fort] fort { $cell }
   *[other] { $id }
}

## short words

# a turn

admiral-key-drift = Drift
    .emoji = 🌀
admiral-key-fire = Fire
    .emoji = 🎯
admiral-key-board = Board
    .emoji = ⚔️
admiral-key-storm = Storm a fort
    .emoji = 🏰
admiral-key-stay = Stay in shelter
    .emoji = ⚓
admiral-key-rest = All that are left stay
    .emoji = ⚓

# standing orders

admiral-key-defence = Defence of a fort
    .emoji = 🏰
admiral-key-sharing = Sharing out strength
    .emoji = ➗
admiral-key-stowing = Stowing pearls
    .emoji = 🦪
admiral-key-idle = Idle turns
    .emoji = 💤
admiral-key-all = All the shots
    .emoji = 💥
admiral-key-pass = Pass
    .emoji = 💤
admiral-key-call = Call me
    .emoji = ❓
admiral-key-defence-all = all ships in the port join a fort’s defence
admiral-key-defence-ask = ask who joins a fort’s defence
admiral-key-sharing-usual = strength is shared out as usual
admiral-key-sharing-ask = ask how strength is shared out
admiral-key-stowing-usual = pearls are stowed as usual
admiral-key-stowing-ask = ask how pearls are stowed
admiral-key-idle-pass = idle turns pass by themselves
admiral-key-idle-call = call me in idle turns too

## what a decision is about

admiral-about-fort = choosing a fort
admiral-about-turn = commanding the fleet
admiral-about-drift = a drift
admiral-about-join = the defence of a fort
admiral-about-share = sharing out strength
admiral-about-pearls = stowing pearls
admiral-about-resume = going on

## questions

admiral-ask-fort = Which fort do you start from? Your goal is the port of the one opposite.
admiral-ask-berth = In which cell of the port does your { $ship } lie?
admiral-ask-turn = What does your fleet do? Act in any order; end the turn when you are done.
admiral-ask-turn-drifts = A storm: your ships must drift. What does your fleet do before and between?
admiral-ask-ship = What does your { $ship } do?
    .under = Sail: { $what } …
    .all = Where to sail …
admiral-ask-drift = Where does the drift of your { $ship } end?
admiral-ask-leave = Your { $ship } lies in shelter. Does she stay, or leave and drift?
admiral-ask-resume = A player has left. Go on?
admiral-ask-orders-defence = A fort of yours is stormed: which of your ships in its port join the defence?
admiral-ask-orders-sharing = You win a fight as the defender: who shares out the strength?
admiral-ask-orders-stowing = You win a fight as the defender: who stows the pearls?
admiral-ask-orders-idle = A turn in which nothing, or hardly anything, can be done:

## notes beside options

admiral-note-ship-does = strength { $left } – { $does }
admiral-note-ship =
    { $fire ->
        [0] { "" }
       *[other] a fireship, { "" }
    }strength { $left }{ $shots ->
        [0] { "" }
        [one] , { $shots } shot
       *[other] , { $shots } shots
    }{ $moves ->
        [0] { "" }
       *[other] , not moved yet
    }
    .emoji = { $fire ->
        [0] ⛵
       *[other] 🔥
    }
admiral-note-goal = your goal: { $target }
admiral-note-drift = drifts to here
    .emoji = 🌀
admiral-note-drift-port = stops in the port
    .emoji = ⚓
admiral-note-drift-reef =
    a reef: { $n ->
        [one] { $n } damage
       *[other] { $n } damage
    }
    .emoji = 💥
admiral-note-end-drifts = all that must drift do so first

## what stands on menus

admiral-pick-piece = Choose a ship or fort …
