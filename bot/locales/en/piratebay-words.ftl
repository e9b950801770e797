# Pirate Bay: the position in words, points, and how it ended. $seat: a player’s name. $gold, $cannons: how many chests of gold and
# cannons. $cell: "C4", $cells: several.

## the position in words

piratebay-line-left = Treasures outside the islets: { $n } of 33{ $end ->
    [0] { "" }
   *[other] ; with { $end } or fewer the game ends
}.
piratebay-line-calm = Turns of each player without news of a treasure: { $n }; after { $end } the game ends.
piratebay-line-orders = Your standing orders: { $fire }; { $bear }; { $prizes }.
piratebay-line-out = { $seat } has left the game.
piratebay-line-no-islet = { $seat } has no islet yet.
piratebay-line-seat =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; on { $cell } ({ $course }){ $masts ->
        [1] , one mast left
       *[other] { "" }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] , carrying{ " " }
        }
       *[other] , carrying{ " " }
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }{ $n ->
        [0] { "" }
       *[other] ; shots left to port { $port }, to starboard { $starboard }
    }; home { $anchor }{ $goldlanded ->
        [0] { $cannonslanded ->
            [0] { "" }
           *[other] :{ " " }
        }
       *[other] :{ " " }
    }{ $goldlanded ->
        [0] { "" }
       *[other] { $goldlanded } gold
    }{ $cannonslanded ->
        [0] { "" }
       *[other] { $goldlanded ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannonslanded ->
            [one] { $cannonslanded } cannon
           *[other] { $cannonslanded } cannons
        }
    }{ $trapped ->
        [0] { "" }
       *[other] ; skips the next turn
    }.
piratebay-line-order-of = { $seat } has the order.
piratebay-line-order-at = The order lies on { $cell }.
piratebay-line-merchants =
    Merchants: { $cells }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] ; lost to them:{ " " }
        }
       *[other] ; lost to them:{ " " }
    }{ $gold ->
        [0] { "" }
       *[other] { $gold } gold on { $goldcells }
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon on { $cannoncells }
           *[other] { $cannons } cannons on { $cannoncells }
        }
    }.
piratebay-line-heaps =
    Face up: { $gold ->
        [0] { "" }
       *[other] { $gold } gold on { $goldcells }
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon on { $cannoncells }
           *[other] { $cannons } cannons on { $cannoncells }
        }
    }.
piratebay-line-marks = Known black marks ({ $n }): { $cells }.
piratebay-line-down = Face down ({ $n }): { $cells }.

## points

piratebay-score-gold =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $n ->
        [one] { $n } chest of gold
       *[other] { $n } chests of gold
    }
piratebay-score-cannons =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $n ->
        [one] { $n } cannon
       *[other] { $n } cannons
    }
piratebay-score-order =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: the order

## how it ended

piratebay-how-all = No treasure is left outside the islets
piratebay-how-half = 16 treasures or fewer are left outside the islets
piratebay-how-calm = Nothing has happened to a treasure for too long
piratebay-how-agreed = All have agreed to count now
piratebay-how-last = Only one player is left
