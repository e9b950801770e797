# Pirate Bay: the position in words, points, and how it ended. $seat: a player’s name. $gold, $cannons: how many chests of gold and
# cannons. $cell: "C4", $cells: several.

## the position in words

piratebay-line-left = Treasures outside the islets: { $n } of 33. { $end ->
    [0] The game ends when none is left.
   *[other] The game ends as soon as { $end } or fewer are left.
}
piratebay-line-calm = Turns of each player in which nothing happened to a treasure: { $n }. At { $end } the game ends.
piratebay-line-orders = Your standing orders: { $fire }; { $bear }; { $prizes }.
piratebay-line-out = { $seat } has left the game.
piratebay-line-no-islet = { $seat } has no islet yet.
piratebay-line-seat =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, anchor on { $cell }, on the islet { $gold ->
        [0] { "" }
        [one] { $gold } chest of gold
       *[other] { $gold } chests of gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { "" }
    }.
piratebay-line-hold =
    In the hold: { $gold ->
        [0] { "" }
        [one] { $gold } chest of gold
       *[other] { $gold } chests of gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { "" }
    }.
piratebay-line-trapped = { $seat } skips the next turn, the crew is in a cave.
piratebay-line-order-of = { $seat } has the order.
piratebay-line-order-at = The order lies on { $cell }.
piratebay-line-merchant =
    Merchant on { $cell }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] , with the cargo of others:{ " " }
        }
       *[other] , with the cargo of others:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } chest of gold
       *[other] { $gold } chests of gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }.
piratebay-line-heap =
    Face up on { $cell }: { $gold ->
        [0] { "" }
        [one] { $gold } chest of gold
       *[other] { $gold } chests of gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }.
piratebay-line-marks = Black marks that are known ({ $n }): { $cells }.
piratebay-line-down = Tiles face down ({ $n }): { $cells }.

## points

piratebay-score-gold =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $n ->
        [0] no gold
        [one] { $n } chest of gold
       *[other] { $n } chests of gold
    }
piratebay-score-cannons =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $n ->
        [0] no cannons
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
piratebay-how-last = The last player in the game
