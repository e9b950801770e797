# Admiral: the wind, turns, sailing and drifting, races. $seat: a player’s name. $ship: "frigate f2", of $seat. $target: a ship or fort
# with its owner. $cell: "C4".

## the wind, and turns

admiral-event-calm = Round { $n }: calm.
    .brief = round { $n }: calm
    .briefer = { "" }
admiral-event-fresh = Round { $n }: a fresh wind, towards { $towards }.
    .brief = round { $n }: fresh wind { $towards }
    .briefer = { "" }
admiral-event-storm = Round { $n }: a storm, towards { $towards }!
    .brief = round { $n }: storm { $towards }
    .briefer = { "" }
admiral-event-placed = { $seat } starts from { $target }: { $cells }.
    .brief = starts from { $target }
admiral-event-passed = { $n ->
    [one] { $n } turn passed by itself: hardly anything could be done in it.
   *[other] { $n } turns passed by themselves: hardly anything could be done in them.
}{ $round ->
    [1] { "" }
   *[other] { " " }So the game begins in round { $round }.
}
    .brief = { $n ->
        [one] { $n } idle turn passed by itself
       *[other] { $n } idle turns passed by themselves
    }
admiral-event-idle = { $seat } can do hardly anything in this turn; it passes by itself.
    .brief = an idle turn
admiral-event-called = { $seat } can do hardly anything in this turn, but wants to be asked.
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
admiral-event-shelters = { $seat } keeps { $ship } in shelter.
    .brief = keeps { $ship } in shelter
    .briefer = { "" }
admiral-event-struck = { $seat }’s { $ship } is driven on a reef next to { $cell }: { $hits } damage, strength { $left } left.
    .brief = { $ship } on { $cell } strikes a reef: { $hits } damage
admiral-event-wrecked = { $seat }’s { $ship } is driven on a reef next to { $cell }: { $hits } damage. She sinks!
    .brief = { $ship } sinks on a reef next to { $cell }

## races

admiral-event-arrived = { $seat }’s { $ship } arrives in the port of { $target }!
    .brief = { $ship } arrives!
admiral-event-out = { $seat } has lost the ship that was to arrive, and is out.
    .brief = is out
