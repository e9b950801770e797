# Admiral. $seat, $owner: a player’s name. $ship: "frigate f2", of $seat. $target: a ship or fort with its owner. $cell: "C4".

## what the game is called and offers

admiral-name = Admiral
admiral-about = Admiral: fleets, forts and storms; race, fight, board, storm, or bring pearls home
    .name = admiral
admiral-command-orders = Your standing orders: what is decided for you in others’ turns, and idle turns
    .name = orders
admiral-resign = Your ships are taken off the sea, and your forts are nobody’s. { $others ->
    [0] That is the end of the race.
    [1] The other player wins.
   *[other] The others play on.
}

## what the game is, in two lines

admiral-about-long =
    { $scenario ->
        [mini1] A brig each, a fresh wind, at least three cells a move: first into the port of the opposite corner.
        [mini2] A brig each, in calm, fresh wind and storm: first into the port of the opposite corner.
        [mini3] A brig that is to arrive and a frigate that bars the way, each: first into the port of the opposite corner.
        [skirmish] A frigate and a brig each on half the sea: fire, board, and be the last afloat.
        [duel] A ship of each class and a fort each: the last one with ships wins.
        [fleet] { $printed ->
            [yes] A ship of each class and a fort each: the last one with ships wins.
           *[no] A ship of each class and a fort each: two of the three pearls in your fort win, or the last ships.
        }
       *[other] A scenario of your own.
    }
    -# { $scenario ->
        [mini1] For 1 to 4 players · about 10 rounds
        [mini2] For 1 to 4 players · about 15 rounds
        [mini3] For 1 to 4 players · about 15 rounds
        [skirmish] For two players · about 15 rounds
       *[other] For two players · about 30 rounds
    } · talking allowed · a minute or two a turn

## an example

admiral-example =
    Each round has one wind for all: the vane shows where it blows to and how far each class sails on each course. In a storm every ship out of shelter drifts.
    Numbers at ships and forts are what is left of their strength. A fort’s port is the eight cells around it; ships are repaired there.

## options, and what their values mean in a line

admiral-option-scenario = What is played
    .name = scenario
admiral-option-scenario-mini1 = mini-game 1
    .about = a race in a fresh wind; learn to sail
admiral-option-scenario-mini2 = mini-game 2
    .about = the race in calm and storm too; learn to drift
admiral-option-scenario-mini3 = mini-game 3
    .about = the race with a frigate that bars the way
admiral-option-scenario-skirmish = skirmish
    .about = two ships each on half the sea; learn to fight
admiral-option-scenario-duel = duel
    .about = four ships each; the last one with ships wins
admiral-option-scenario-fleet = fleet battle
    .about = four ships each, and three pearls to bring home
admiral-option-wind = How often it is calm or stormy
    .name = wind
admiral-option-wind-brisk = brisk
    .about = mostly fresh: 4 calm, 16 fresh, 4 storms of 24
admiral-option-wind-booklet = booklet
    .about = as the vane is printed: 8, 8, 8; twice as long
admiral-option-hard = Shots are harder: even dice hit, odd ones miss
    .name = hard
admiral-option-hard-no = as printed
    .about = 3 to 6 hit; next to the target only a 2 misses
admiral-option-hard-yes = even or odd
    .about = 2, 4 and 6 hit, at any distance
admiral-option-doldrums = Turns in which hardly anything can be done are played at once
    .name = doldrums
admiral-option-doldrums-no = asked
    .about = oars in calm, leaving shelter and stopping repairs are asked for
admiral-option-doldrums-yes = skipped
    .about = the ships stay, repairs go on; your standing order may say otherwise
admiral-option-printed = The letter of the booklet where we changed it for balance
    .name = printed
admiral-option-printed-no = balanced
    .about = our rulings hold
admiral-option-printed-yes = the letter
    .about = winds 8, 8, 8; ships shelter ships; first to arrive wins alone; no pearls; no skipped turns

## ships and forts, by their names

admiral-piece = { $id ->
    [s1] ship of the line { $id }
    [s2] ship of the line { $id }
    [s3] ship of the line { $id }
    [s4] ship of the line { $id }
    [s5] ship of the line { $id }
    [s6] ship of the line { $id }
    [g1] galleon { $id }
    [g2] galleon { $id }
    [g3] galleon { $id }
    [g4] galleon { $id }
    [g5] galleon { $id }
    [g6] galleon { $id }
    [f1] frigate { $id }
    [f2] frigate { $id }
    [f3] frigate { $id }
    [f4] frigate { $id }
    [f5] frigate { $id }
    [f6] frigate { $id }
    [b1] brig { $id }
    [b2] brig { $id }
    [b3] brig { $id }
    [b4] brig { $id }
    [b5] brig { $id }
    [b6] brig { $id }
    [fort-a1] fort A1
    [fort-a13] fort A13
    [fort-a14] fort A14
    [fort-l1] fort L1
    [fort-l14] fort L14
    [fort-m14] fort M14
    [fort-x1] fort X1
    [fort-x2] fort X2
    [fort-x7] fort X7
    [fort-x14] fort X14
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
admiral-key-all = All
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
admiral-ask-turn = What does your fleet do? Ships and guns in any order; end the turn when you are done.
admiral-ask-turn-drifts = A storm: your ships must drift. What does your fleet do before and between?
admiral-ask-ship = What does your { $ship } do?
    .under = Sail: { $what } …
admiral-ask-drift = Where does the drift of your { $ship } end?
admiral-ask-leave = Your { $ship } lies in shelter. Does she stay, or leave and drift?
admiral-ask-resume = A player has left. Go on?
admiral-ask-orders-defence = A fort of yours is stormed: which of your ships in its port join the defence?
admiral-ask-orders-sharing = You win a fight as the defender: who shares out the strength?
admiral-ask-orders-stowing = You win a fight as the defender: who stows the pearls?
admiral-ask-orders-idle = A turn in which nothing, or hardly anything, can be done:

## notes beside options

admiral-note-ship =
    strength { $left }{ $shots ->
        [0] { "" }
        [one] , { $shots } shot
       *[other] , { $shots } shots
    }{ $moves ->
        [0] { "" }
       *[other] , can move
    }
    .emoji = ⛵
admiral-note-goal = her goal: { $target }
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
admiral-note-end-drifts = first all that must drift do

## refusals

admiral-refuse-drift = The storm doesn’t carry { $ship } to { $cell }.
admiral-refuse-drift-first = In a storm ships drift in their order, those farthest downwind first; it isn’t the turn of { $ship }, or it is over.
admiral-refuse-fort-taken = { $target } is taken.
admiral-refuse-least = In a fresh wind a move goes at least { $n } cells here.
admiral-refuse-not-yours = { $target } isn’t yours.
admiral-refuse-spent = { $ship } was in a fight in this round and does nothing more in it.
admiral-refuse-moved = { $ship } has moved already.
admiral-refuse-task = { $ship } can’t move: she is under repair, at work on a fort, or her repair was stopped in this turn.
admiral-refuse-still = { $ship } can’t go anywhere, and there is nothing else for her to do.

## the wind, and turns

admiral-event-calm = Round { $n }: calm.
    .brief = calm
    .briefer = { "" }
admiral-event-fresh = Round { $n }: a fresh wind, towards { $towards }.
    .brief = fresh wind { $towards }
    .briefer = { "" }
admiral-event-storm = Round { $n }: a storm, towards { $towards }!
    .brief = storm { $towards }
    .briefer = { "" }
admiral-event-placed = { $seat } starts from { $target }: { $cells }.
    .brief = starts from { $target }
admiral-event-idle = { $seat } can do next to nothing in this turn, which passes by itself.
    .brief = can do nothing
admiral-event-called = { $seat } can do next to nothing in this turn, but is called.
    .brief = { "" }
admiral-event-ended = { $seat } ends the turn.
    .brief = { "" }
admiral-event-resumed = { $seat } goes on.
    .brief = { "" }

## sailing and drifting

admiral-event-sailed = { $seat }’s { $ship } sails { $course } to { $cell }.
    .brief = { $ship } to { $cell }
    .briefer = { "" }
admiral-event-drifted = { $seat }’s { $ship } drifts { $course } to { $cell }.
    .brief = { $ship } drifts to { $cell }
    .briefer = { "" }
admiral-event-stays = { $seat }’s { $ship } can’t drift and stays on { $cell }.
    .brief = { $ship } stays on { $cell }
    .briefer = { "" }
admiral-event-drifting = { $seat } lets the ships drift.
    .brief = { "" }
admiral-event-shelters = { $seat }’s { $ship } stays in shelter.
    .brief = { $ship } stays in shelter
    .briefer = { "" }
admiral-event-struck = { $seat }’s { $ship } drifts on a reef at { $cell }: { $hits } damage, { $left } strength left.
    .brief = { $ship } strikes a reef at { $cell }: { $hits } damage
admiral-event-wrecked = { $seat }’s { $ship } drifts on a reef at { $cell }: { $hits } damage. She sinks!
    .brief = { $ship } sinks on a reef at { $cell }

## races

admiral-event-arrived = { $seat }’s { $ship } arrives in the port of { $target }!
    .brief = { $ship } arrives!
admiral-event-out = { $seat } has lost the ship that was to arrive, and is out.
    .brief = is out

## the position in words

admiral-line-calm = Round { $n }: calm.
admiral-line-fresh = Round { $n }: a fresh wind, towards { $towards }.
admiral-line-storm = Round { $n }: a storm, towards { $towards }.
admiral-line-score = { $seat }: { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
} in own forts{ $need ->
    [0] { "" }
   *[other] , { $need } win
}.
admiral-line-goal = { $seat } sails for the port of { $cell }.
admiral-line-ship = { $ship } on { $cell }: strength { $left } of { $size }{ $pearls ->
    [0] { "" }
    [one] , { $pearls } pearl
   *[other] , { $pearls } pearls
}{ $task ->
    [0] { "" }
    [1] , under repair
   *[2] , at work on a fort
}.
admiral-line-fort = { $ship }: { $left ->
    [0] a ruin{ $rebuilt ->
        [0] { "" }
       *[other] , { $rebuilt } of 3 rebuilt
    }
   *[other] strength { $left } of { $size }
}{ $pearls ->
    [0] { "" }
    [one] , { $pearls } pearl
   *[other] , { $pearls } pearls
}{ $worked ->
    [0] { "" }
   *[other] , being worked on
}.
admiral-line-out = { $seat } is out.
admiral-line-pearls = Pearls in the sea: { $cells }.
admiral-line-quiet = Rounds without news: { $n }; after { $end } the game ends.
admiral-line-orders = Your standing orders: { $defence }; { $sharing }; { $stowing }; { $idle }.

## points, and how it ended

admiral-score-pearls = { $n ->
    [one] { $n } pearl in own forts
   *[other] { $n } pearls in own forts
}
admiral-how-arrived = Arrived in the port of the opposite corner.
admiral-how-sunk = All ships that were to arrive are lost.
admiral-how-rounds = The last round is over, and nobody has arrived.
admiral-how-left = The race was given up.
admiral-how-last = One player alone is left.
admiral-how-together = All ships were lost at once.
admiral-how-quiet = Too many rounds have gone by without news.
admiral-how-pearls = Enough pearls are in one player’s forts.
admiral-how-most = No pearls are left outside the forts.
