# Pirate Bay: how it goes with merchants. $die: the pips, $bonus: what the order adds; $gold, $cannons: the merchant’s cargo, or what is lost to it.

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
