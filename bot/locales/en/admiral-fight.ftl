# Admiral: fire, boarding, storming, repair and pearls. $seat, $owner: a player’s name. $ship: "frigate f2", of $seat, or several.
# $target: a ship or fort with its owner. $cell: "C4". $dice: "4, 6". $left: strength that is left. $points, $total: those of a fight.

## short words

admiral-key-repair = Repair
    .emoji = 🛠️
admiral-key-stop = Stop the repair or work
    .emoji = ✋
admiral-key-work = Work on the fort
    .emoji = 🧱
admiral-key-load = Load pearls
    .emoji = 🦪
admiral-key-unload = Unload pearls
    .emoji = 📦
admiral-key-fewer = Fewer shots
    .emoji = 🔹

## questions

admiral-ask-fire = Fire at whom?
admiral-ask-shooters = Who fires at { $target }? One die decides for all these shots.
    .picked =
        { $n ->
            [1] { $picked } fires
           *[other] { $picked } fire together
        }
admiral-ask-shots-several = All the shots that they have left, or fewer?
admiral-ask-shots = How many shots does your { $ship } fire?
    .answer =
        { $n ->
            [one] { $n } shot
           *[other] { $n } shots
        }
admiral-ask-board = Whom do you board?
admiral-ask-boarders = Which of your ships board { $target }? They do nothing more in this round.
    .picked =
        { $n ->
            [1] { $picked } boards and does nothing more in this round
           *[other] { $picked } board and do nothing more in this round
        }
admiral-ask-storm = Which fort do you storm?
admiral-ask-stormers = Which of your ships storm { $target }? They do nothing more in this round.
    .picked =
        { $n ->
            [1] { $picked } storms and does nothing more in this round
           *[other] { $picked } storm and do nothing more in this round
        }
admiral-ask-join =
    { $target } of strength { $left } is stormed by { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } of strength { $strength } together. Which of your ships in the port join the defence?
    .picked =
        { $n ->
            [1] { $picked } joins the defence
           *[other] { $picked } join the defence
        }
    .none = No ship joins
admiral-ask-share =
    { $n ->
        [one] { $n } point of strength is
       *[other] { $n } points of strength are
    } to be shared out. How many for { $ship }? Who gets none is lost.
    .answer =
        { $n ->
            [0] none: lost
            [one] { $n } point
           *[other] { $n } points
        }
admiral-ask-stow =
    { $n ->
        [one] { $n } pearl is
       *[other] { $n } pearls are
    } to be stowed. How many aboard { $ship }?
    .answer =
        { $n ->
            [0] no pearls
            [one] { $n } pearl
           *[other] { $n } pearls
        }
admiral-ask-mate = With which ship does your { $ship } work on the fort?
admiral-ask-which-fort = Which fort do they work on?
admiral-ask-load = How many pearls does your { $ship } load?
    .answer =
        { $n ->
            [one] { $n } pearl
           *[other] { $n } pearls
        }
admiral-ask-unload = How many pearls does your { $ship } unload?
    .answer =
        { $n ->
            [one] { $n } pearl
           *[other] { $n } pearls
        }

## notes beside options

admiral-note-target =
    strength { $left }; { $shots ->
        [one] { $shots } shot reaches
       *[other] { $shots } shots reach
    }{ $odds ->
        [0] { "" }
       *[other] , chance to destroy { $odds } %
    }
    .emoji = 🎯
admiral-note-shooter =
    { $range ->
        [one] close by
       *[other] { $range } cells away
    }, { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, chance to hit { $odds } %
    .emoji = 💥
admiral-note-odds = { $odds ->
    [0] chance to hit { $hit } %
   *[other] chance to destroy { $odds } %
}
admiral-note-struggle =
    strength { $left }; { $n ->
        [one] { $n } ship of yours attacks
       *[other] { $n } ships of yours attack
    }, chance to win { $odds } %
    .emoji = ⚔️
admiral-note-strength = strength { $left }
    .emoji = ⛵
admiral-note-strength-of = strength { $left } of { $size }
admiral-note-stop-repair = then she may fire, but not move
admiral-note-stop-work = then both ships are free
admiral-note-shares = { $ship }: { $left }
admiral-note-stows = { $ship }: { $n }
admiral-note-load = up to { $n }
admiral-note-load-slow = up to { $n }; a full hold costs a cell
admiral-note-unload =
    { $n ->
        [one] { $n } aboard
       *[other] { $n } aboard
    }

## fire

admiral-event-missed =
    { $seat } fires { $n ->
        [one] { $n } shot
       *[other] { $n } shots
    } at { $target } ({ $ship }): a { $die }. { $n ->
        [one] A miss.
       *[other] All miss.
    }
    .brief = fire ({ $ship }) at { $target }: { $die }, a miss
    .briefer = { "" }
admiral-event-hit =
    { $seat } fires { $n ->
        [one] { $n } shot
       *[other] { $n } shots
    } at { $target } ({ $ship }): a { $die }. { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, strength { $left } left.
    .brief =
        fire ({ $ship }) at { $target }: { $die }, { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        }, { $left } left
    .briefer =
        { $hits ->
            [one] { $hits } hit
           *[other] { $hits } hits
        } on { $target }
admiral-event-destroyed =
    { $seat } fires { $n ->
        [one] { $n } shot
       *[other] { $n } shots
    } at { $target } ({ $ship }): a { $die }. { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }, and { $fort ->
        [0] she sinks!
       *[other] it is a ruin!
    }
    .brief =
        fire ({ $ship }) at { $target }: { $die }, { $fort ->
            [0] she sinks!
           *[other] a ruin!
        }
    .briefer =
        { $fort ->
            [0] sinks { $target }!
           *[other] ruins { $target }!
        }

## boarding

admiral-event-boarded = { $seat } boards { $target } with { $ship }. Dice { $dice } and strength { $strength } make { $points }, against { $defence } and { $left }, which make { $total }. The boarders win!
    .brief = boards { $target } with { $ship } and takes her, { $points } to { $total }
admiral-event-beaten-off = { $seat } boards { $target } with { $ship }. Dice { $dice } and strength { $strength } make { $points }, against { $defence } and { $left }, which make { $total }. { $owner } beats the boarders off and takes them!
    .brief = boards { $target } with { $ship } and loses, { $points } to { $total }: the boarders are taken
admiral-event-all-lost = { $seat } boards { $target } with { $ship }. Dice { $dice } and strength { $strength } make { $points }, against { $defence } and { $left }, which make { $total }. Nobody wins, and all who fought go down.
    .brief = boards { $target } with { $ship }, { $points } to { $total }: all go down

## storming

admiral-event-storming = { $seat } storms { $target } with { $ship }.
    .brief = storms { $target } with { $ship }
admiral-event-stormed =
    { $seat } storms { $target } with { $ship }. Dice { $dice } and strength { $strength } make { $points }, against { $defence } and { $left }, which make { $total }{ $n ->
        [0] { "" }
        [one] , with a ship that joined the defence
       *[other] , with { $n } ships that joined the defence
    }. The fort is taken!
    .brief = storms { $target } with { $ship } and takes it, { $points } to { $total }
admiral-event-fort-held =
    { $seat } storms { $target } with { $ship }. Dice { $dice } and strength { $strength } make { $points }, against { $defence } and { $left }, which make { $total }{ $n ->
        [0] { "" }
        [one] , with a ship that joined the defence
       *[other] , with { $n } ships that joined the defence
    }. The fort holds, and the attackers go down.
    .brief = storms { $target } with { $ship } and loses, { $points } to { $total }
admiral-event-fort-razed =
    { $seat } storms { $target } with { $ship }. Dice { $dice } and strength { $strength } make { $points }, against { $defence } and { $left }, which make { $total }{ $n ->
        [0] { "" }
        [one] , with a ship that joined the defence
       *[other] , with { $n } ships that joined the defence
    }. Nobody wins: the fort is a ruin, and all who fought go down.
    .brief = storms { $target } with { $ship }, { $points } to { $total }: a ruin, all go down
admiral-event-fort-given-up = No strength is left for { $target }: it is a ruin.
    .brief = { $target } is a ruin
admiral-event-stands = { $target } has strength { $left } left.
    .brief = { $target }: { $left } left
admiral-event-buried = { $target } was under repair in the ruined fort and is lost with it.
    .brief = { $target } is lost in the ruin

## sharing out

admiral-event-shared = { $seat } shares out strength ({ $ship }): { $left }.
    .brief = strength ({ $ship }): { $left }
    .briefer = { "" }
admiral-event-stowed = { $seat } stows pearls aboard { $ship }: { $n }.
    .brief = pearls aboard { $ship }: { $n }
    .briefer = { "" }
