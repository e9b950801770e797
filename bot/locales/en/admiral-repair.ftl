# Admiral: repair, work on forts, pearls, and who is out. $seat: a player’s name. $ship: "frigate f2", of $seat, or several.
# $target: a ship or fort with its owner. $cell: "C4". $left: strength that is left.

## repair and work on forts

admiral-event-repairs = { $seat }’s { $ship } is under repair from now on.
    .brief = { $ship } is under repair
    .briefer = { "" }
admiral-event-repair-stopped = { $seat } stops the repair of { $ship }.
    .brief = stops the repair of { $ship }
    .briefer = { "" }
admiral-event-repair-over = The repair of { $target } has ended: the fort is lost.
    .brief = { $target }: no more repair
admiral-event-mended =
    { $seat }’s { $ship } is repaired: strength { $left }{ $n ->
        [0] , as good as new
       *[other] { "" }
    }.
    .brief = { $ship } repaired to { $left }
    .briefer = { "" }
admiral-event-works = { $seat }’s ships begin to work on { $target }: { $ship }.
    .brief = { $ship } work on { $target }
    .briefer = { "" }
admiral-event-rebuilds = { $seat }’s ships begin to rebuild { $target }: { $ship }.
    .brief = { $ship } rebuild { $target }
    .briefer = { "" }
admiral-event-work-over = The work on { $target } has stopped.
    .brief = work on { $target } stops
    .briefer = { "" }
admiral-event-built =
    { $seat }’s ships have repaired { $target }: strength { $left }{ $n ->
        [0] , as good as new
       *[other] { "" }
    }.
    .brief = { $target } repaired to { $left }
    .briefer = { "" }
admiral-event-rebuilding =
    { $seat }’s ships rebuild { $target }; { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    } more, and it stands.
    .brief =
        { $target } stands in { $n ->
            [one] { $n } turn
           *[other] { $n } turns
        }
    .briefer = { "" }
admiral-event-rebuilt = { $seat } has rebuilt { $target }: it stands with strength { $left }.
    .brief = { $target } stands again

## pearls

admiral-event-loaded =
    { $seat }’s { $ship } loads { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    } on { $cell }.
    .brief =
        { $ship } loads { $n ->
            [one] { $n } pearl
           *[other] { $n } pearls
        }
admiral-event-landed =
    { $seat }’s { $ship } unloads { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    } in { $target }.
    .brief =
        { $n ->
            [one] { $n } pearl
           *[other] { $n } pearls
        } unloaded in { $target }
admiral-event-pearls-dropped =
    { $n ->
        [one] { $n } pearl lies
       *[other] { $n } pearls lie
    } in the shallow water of { $cell }, for anybody to take.
    .brief =
        { $n ->
            [one] { $n } pearl lies
           *[other] { $n } pearls lie
        } on { $cell }
admiral-event-pearls-gone =
    { $n ->
        [one] { $n } pearl is
       *[other] { $n } pearls are
    } gone for good on { $cell }.
    .brief =
        { $n ->
            [one] { $n } pearl
           *[other] { $n } pearls
        } gone for good

## who is out

admiral-event-beaten = { $seat } has no ship left and is out. The forts are nobody’s.
    .brief = is out
admiral-event-left = { $seat } leaves the game. The ships are taken off the sea, and the forts are nobody’s.
    .brief = leaves the game
