# «Пиратская бухта»: встречи с торговыми судами. $die: что выпало, $bonus: что прибавляет орден; $gold, $cannons: груз судна или потерянный.

piratebay-event-merchant-gold =
    { $seat } нападает на торговое судно на { $cell }, бросок { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. Судно взято, на нём сундук с золотом!{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Там же чужой груз:{ " " }
        }
       *[other] { " " }Там же чужой груз:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } сундук с золотом
        [few] { $gold } сундука с золотом
       *[many] { $gold } сундуков с золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        берёт торговое судно на { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }): золото{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , а ещё{ " " }
            }
           *[other] , а ещё{ " " }
        }{ $gold ->
            [0] { "" }
            [one] { $gold } сундук
            [few] { $gold } сундука
           *[many] { $gold } сундуков
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }и{ " " }
            }{ $cannons ->
                [one] { $cannons } пушка
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }!
piratebay-event-merchant-empty =
    { $seat } нападает на торговое судно на { $cell }, бросок { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. Судно взято, но сундук на нём пуст.{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Там же чужой груз:{ " " }
        }
       *[other] { " " }Там же чужой груз:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } сундук с золотом
        [few] { $gold } сундука с золотом
       *[many] { $gold } сундуков с золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        берёт торговое судно на { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }): сундук пуст{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , зато на борту{ " " }
            }
           *[other] , зато на борту{ " " }
        }{ $gold ->
            [0] { "" }
            [one] { $gold } сундук
            [few] { $gold } сундука
           *[many] { $gold } сундуков
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }и{ " " }
            }{ $cannons ->
                [one] { $cannons } пушка
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }
piratebay-event-merchant-lost =
    { $seat } нападает на торговое судно на { $cell }, бросок { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. Судно отбилось.{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Груз остаётся на нём:{ " " }
        }
       *[other] { " " }Груз остаётся на нём:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } сундук с золотом
        [few] { $gold } сундука с золотом
       *[many] { $gold } сундуков с золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        нападает на торговое судно на { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }), оно отбилось{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , груз остался на нём:{ " " }
            }
           *[other] , груз остался на нём:{ " " }
        }{ $gold ->
            [0] { "" }
            [one] { $gold } сундук
            [few] { $gold } сундука
           *[many] { $gold } сундуков
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }и{ " " }
            }{ $cannons ->
                [one] { $cannons } пушка
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }
