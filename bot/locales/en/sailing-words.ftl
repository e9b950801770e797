# Games that sail: the position in words. $seat: a player’s name. $ship: "frigate f2", of $seat; $n: shots used.

## the position in words

sailing-line-wind = Wind: { $strength }, towards { $towards }. Range N, NE, E, SE, S, SW, W, NW: { $ranges }.
sailing-line-ship =
    { $ship } on { $cell }, heading { $course }, masts { $masts } of { $size }{ $n ->
        [0] { "" }
       *[other] ; shots left to port { $port }, to starboard { $starboard }
    }.
sailing-line-ship-brief =
    { $ship } { $cell }, { $course }, masts { $masts }/{ $size }{ $n ->
        [0] { "" }
       *[other] , shots left { $port } port, { $starboard } starboard
    }.
