# Age of Sail: what happens. $seat, $owner: a player’s name. $ship: "frigate f2", of $seat. $target: "Kornilov’s frigate f2". $cell: "C4".
# $dice: "4, 6".

## the ships beside the fort, and the cards

ageofsail-event-arranged = { $seat }’s { $ship } takes her place on { $cell }, heading { $course }.
    .brief = rearranges a ship
    .briefer = { "" }
ageofsail-event-shift = The wind shifts for { $seat }: { $strength }, towards { $towards }, up to { $range } cells.
    .brief = now { $strength } wind { $towards }
    .briefer = { "" }
ageofsail-event-situation = { $seat } draws a situation card: { $card }.
    .brief = { $card }
ageofsail-event-drifted = The storm drives { $seat }’s { $ship } { $course } to { $cell }.
    .brief = { $ship } drifts to { $cell }
ageofsail-event-undrifted = The storm can’t move { $seat }’s { $ship } on { $cell }.
    .brief = { "" }
ageofsail-event-teleported = { $seat }’s { $ship } is teleported to { $cell }.
    .brief = { $ship } appears on { $cell }
ageofsail-event-stayed = { $seat } teleports no ship.
    .brief = { "" }
ageofsail-event-mended = { $seat }’s { $ship } gets a mast back at sea, { $masts } now.
    .brief = { $ship } gets a mast back
ageofsail-event-none-damaged = { $seat } has no damaged ship to repair.
    .brief = { "" }

## sailing

ageofsail-event-done = { $seat }’s { $ship } is done for this turn.
    .brief = { "" }
ageofsail-event-repaired =
    { $seat }’s { $ship } is repaired at the fort, { $masts } { $masts ->
        [one] mast
       *[other] masts
    } now, heading { $course }. The card on { $cell } is turned over.
    .brief = { $ship } is repaired, card { $cell } turned over

## guns

ageofsail-event-cannon-hit =
    { $seat }’s { $ship } fires at { $owner }’s cannon on { $cell }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A hit, the card is turned over.
    .brief =
        { $ship } knocks out { $owner }’s cannon on { $cell }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = knocks out cannon { $cell }
ageofsail-event-cannon-missed =
    { $seat }’s { $ship } fires at { $owner }’s cannon on { $cell }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A miss.
    .brief =
        { $ship } misses { $owner }’s cannon on { $cell }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
ageofsail-event-fort-hit =
    { $seat }’s cannon on { $cell } fires at { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A hit, { $left ->
        [one] { $left } mast
       *[other] { $left } masts
    } left.
    .brief =
        cannon { $cell } hits { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = hits { $target }
ageofsail-event-fort-missed =
    { $seat }’s cannon on { $cell } fires at { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A miss.
    .brief =
        cannon { $cell } misses { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
ageofsail-event-fort-sunk =
    { $seat }’s cannon on { $cell } fires at { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A hit, and she sinks.
    .brief =
        cannon { $cell } sinks { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
ageofsail-event-fort-held = { $seat }’s cannon on { $cell } doesn’t fire at { $target }.
    .brief = { "" }

## boarding

ageofsail-event-prize-own = { $seat }’s { $ship } stays afloat (masts: { $masts }), and { $prize } is sunk.
    .brief = { $prize } is sunk
ageofsail-event-prize-hull = { $seat } takes { $prize } (masts: { $masts }), and { $ship } is sunk.
    .brief = takes { $prize }, { $ship } is sunk
ageofsail-event-prize-both = { $seat } keeps both ships: { $ship } (masts: { $masts }) and { $prize } (masts: { $crew }). The { $mover } moves to { $cell }.
    .brief = takes { $prize } as a prize

## the end of turns, and of the battle

ageofsail-event-ended = { $seat } ends the turn.
    .brief = { "" }
ageofsail-event-idle =
    { $seat }’s { $ship } has idled beside the fort and loses a mast, { $left ->
        [one] { $left } mast
       *[other] { $left } masts
    } left.
    .brief = { $ship } idles: −1 mast
ageofsail-event-idle-sunk = { $seat }’s { $ship } has idled beside the fort, loses the last mast and sinks.
    .brief = { $ship } idles and sinks
ageofsail-event-out = { $seat } has no ships left and is out of the battle.
    .brief = is out of the battle
ageofsail-event-left = { $seat } leaves the battle.{ $n ->
    [0] { "" }
   *[other] { " " }The ships are taken off the sea.
}
    .brief = leaves the battle
ageofsail-event-resumed = { $seat } goes on.
    .brief = { "" }
ageofsail-event-round = Round { $round } is over. Rounds without a mast lost in battle: { $quiet } of { $end }.
    .brief = { "" }
ageofsail-event-round-printed = Round { $round } is over. Rounds without a mast lost in battle: { $quiet } of { $end }.
    .brief = { "" }
ageofsail-event-round-race = Round { $round } of { $rounds } is over.
    .brief = { "" }
ageofsail-event-scored = { $seat }: +{ $points } for masts in the open sea, { $sum } in all.
    .brief = { "" }

## lines

ageofsail-event-formed = { $seat } forms a line: { $ships }, heading { $course }.
    .brief = forms a line ({ $ships })
    .briefer = forms a line
ageofsail-event-line-sailed = { $seat }’s line led by { $ship } sails { $course } to { $cell } ({ $ships }).
    .brief = line to { $cell }
    .briefer = { "" }
ageofsail-event-closed-up =
    { $seat }’s line closes up: { $ships } { $n ->
        [one] moves
       *[other] move
    } up.
    .brief = { "" }
ageofsail-event-line-left = { $seat }’s { $ship } leaves her line.
    .brief = { $ship } leaves the line
    .briefer = { "" }
ageofsail-event-line-torn = No longer in { $seat }’s line: { $ships }.
    .brief = no longer in the line ({ $ships })
    .briefer = { "" }
ageofsail-event-line-dissolved = { $seat }’s line is dissolved ({ $ships }).
    .brief = the line is dissolved
    .briefer = { "" }

## scenarios

ageofsail-event-placed = { $seat }’s { $ship } begins on { $cell }, heading { $course }.
    .brief = places ships
    .briefer = { "" }
ageofsail-event-laid = { $seat } lays the fort: { $cells }.
    .brief = has laid the fort
ageofsail-event-landed =
    { $seat }’s { $ship } lands { $n ->
        [one] { $n } mast
       *[other] { $n } masts
    } on { $cell }.
    .brief =
        lands { $n ->
            [one] { $n } mast
           *[other] { $n } masts
        } on { $cell }
ageofsail-event-party-moved =
    { $seat }’s party ({ $n ->
        [one] { $n } mast
       *[other] { $n } masts
    }) moves from { $cell } to { $goal }.
    .brief = party to { $goal }
    .briefer = { "" }
ageofsail-event-party-won =
    { $seat }’s party fights { $owner }’s cannon on { $cell }: { $party } against { $cannon } (dice added up). The card is turned over, { $n ->
        [one] { $n } mast
       *[other] { $n } masts
    } left.
    .brief =
        party takes cannon { $cell }, { $n ->
            [one] { $n } mast
           *[other] { $n } masts
        } left
    .briefer = party takes cannon { $cell }
ageofsail-event-party-lost =
    { $seat }’s party fights { $owner }’s cannon on { $cell }: { $party } against { $cannon } (dice added up). The party is lost.
    .brief = party lost at cannon { $cell }
ageofsail-event-reached = { $seat }’s { $ship } has reached the fort, on { $cell }.
    .brief = { $ship } reaches the fort!
ageofsail-event-taken = { $seat } has captured { $ship } with her cargo.
    .brief = the cargo is captured!

## the order

ageofsail-event-order = { $seat } holds the order for winning the last game: +1 on each die and on the range.
    .brief = holds the order
