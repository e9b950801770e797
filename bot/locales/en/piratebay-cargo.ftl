# Pirate Bay: what becomes of cargo and of the order. $gold, $cannons: how many; $seat, $owner: a player’s name.

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

## the order

piratebay-event-order-taken = { $seat } picks up the order from { $cell }.
    .brief = picks up the order!
piratebay-event-order-won = { $seat } wins the order from { $owner }.
    .brief = wins the order from { $owner }!
