# Pirate Bay: what happens. $seat, $owner: a player’s name. $ship: "frigate f2", of $seat. $cell: "C4". $gold, $cannons: how many
# chests of gold and cannons. $die: what was rolled, $bonus: what the order adds.

## islets, and the way home

piratebay-event-sailed = { $seat } sails { $course } to { $cell }.
    .brief = to { $cell }
    .briefer = { "" }
piratebay-event-islet = { $seat } takes the islet with the anchor on { $cell }.
    .brief = takes the islet at { $cell }
piratebay-event-mended = { $seat }’s { $ship } comes to her anchor on { $cell } and has both masts again.
    .brief = has both masts again
piratebay-event-home = { $seat }’s { $ship } goes home to her anchor on { $cell }, with both masts.
    .brief = back at the anchor, { $cell }
    .briefer = { "" }
piratebay-event-waits = { $seat }’s { $ship } goes home with both masts, finds her anchor taken and waits on { $cell }.
    .brief = waits on { $cell }, the anchor is taken
    .briefer = { "" }

## exploring

piratebay-event-gold = { $seat } explores { $cell }: a chest of gold!
    .brief = { $cell }: gold!
piratebay-event-cannon = { $seat } explores { $cell }: a cannon.
    .brief = { $cell }: a cannon
piratebay-event-empty = { $seat } explores { $cell }: an empty chest.
    .brief = { $cell }: an empty chest
piratebay-event-cave = { $seat } explores { $cell }: a cave! The crew is lost in it and will skip the next turn.
    .brief = { $cell }: a cave, skips the next turn!
piratebay-event-mark = { $seat } explores { $cell }: the black mark! The crew is no more.
    .brief = { $cell }: the black mark!
piratebay-event-trapped = { $seat } skips this turn: the crew is looking for the way out of a cave.
    .brief = skips a turn in the cave

## cargo

piratebay-event-loaded =
    { $seat } loads { $gold ->
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
    } from { $cell }.
    .brief =
        loads { $gold ->
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
        } from { $cell }
    .briefer =
        loads { $gold ->
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
        }
piratebay-event-loaded-all =
    { $seat } loads { $gold ->
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
    .brief =
        loads { $gold ->
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
        }
piratebay-event-unloaded =
    { $seat } puts { $gold ->
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
    } on { $cell }.
    .brief =
        puts { $gold ->
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
        } on { $cell }
piratebay-event-landed =
    { $seat } lands { $gold ->
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
    } on the islet, safe for good.
    .brief =
        lands { $gold ->
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
        }!
piratebay-event-lost-cargo =
    { $seat } loses all cargo: { $gold ->
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
    .brief =
        loses { $gold ->
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
        }
piratebay-event-sunk-cargo =
    { $seat }’s cargo goes down: { $gold ->
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
    .brief =
        loses { $gold ->
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
        } to the sea
piratebay-event-robbed =
    { $seat } takes { $owner }’s cargo: { $gold ->
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
    .brief =
        robs { $owner } of { $gold ->
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
        }
piratebay-event-kept =
    { $seat } keeps { $gold ->
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
    }. What the hold can’t take leaves the game: { $goldlost ->
        [0] { "" }
        [one] { $goldlost } chest of gold
       *[other] { $goldlost } chests of gold
    }{ $cannonslost ->
        [0] { "" }
       *[other] { $goldlost ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannonslost ->
            [one] { $cannonslost } cannon
           *[other] { $cannonslost } cannons
        }
    }.
    .brief =
        keeps { $gold ->
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
        }, gives up { $goldlost ->
            [0] { "" }
           *[other] { $goldlost } gold
        }{ $cannonslost ->
            [0] { "" }
           *[other] { $goldlost ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }{ $cannonslost ->
                [one] { $cannonslost } cannon
               *[other] { $cannonslost } cannons
            }
        }
    .briefer =
        keeps { $gold ->
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
        }

## merchants

piratebay-event-merchant-gold =
    { $seat } attacks the merchant on { $cell } and rolls { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. She is taken, with a chest of gold!{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Also on board:{ " " }
        }
       *[other] { " " }Also on board:{ " " }
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
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        takes the merchant on { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }): gold{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , plus{ " " }
            }
           *[other] , plus{ " " }
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
        }!
piratebay-event-merchant-empty =
    { $seat } attacks the merchant on { $cell } and rolls { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. She is taken, but her chest is empty.{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Also on board:{ " " }
        }
       *[other] { " " }Also on board:{ " " }
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
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        takes the merchant on { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }): an empty chest{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , but on board{ " " }
            }
           *[other] , but on board{ " " }
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
        }
piratebay-event-merchant-lost =
    { $seat } attacks the merchant on { $cell }, rolls { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    } and is beaten off.{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }The cargo stays with the merchant:{ " " }
        }
       *[other] { " " }The cargo stays with the merchant:{ " " }
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
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        is beaten off by the merchant on { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }){ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] { " " }and leaves her{ " " }
            }
           *[other] { " " }and leaves her{ " " }
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
        }

## the order

piratebay-event-order-taken = { $seat } picks up the order from { $cell }.
    .brief = picks up the order!
piratebay-event-order-won = { $seat } wins the order from { $owner }.
    .brief = wins the order from { $owner }!

## turns, and who leaves

piratebay-event-ended = { $seat } ends the turn.
    .brief = { "" }
piratebay-event-left = { $seat } leaves the game. The ship is taken off the sea, and what lies on the islet counts for nobody.
    .brief = leaves the game
piratebay-event-resumed = { $seat } goes on.
    .brief = { "" }
