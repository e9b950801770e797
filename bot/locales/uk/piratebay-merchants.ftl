# «Піратська бухта»: зустрічі з торговельними суднами. $die: що випало, $bonus: що додає орден; $gold, $cannons: вантаж судна або втрачений.

piratebay-event-merchant-gold =
    { $seat } нападає на торговельне судно на { $cell }, кидок { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. Судно взято, на ньому скриня із золотом!{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Там само чужий вантаж:{ " " }
        }
       *[other] { " " }Там само чужий вантаж:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        бере торговельне судно на { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }): золото{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , а ще{ " " }
            }
           *[other] , а ще{ " " }
        }{ $gold ->
            [0] { "" }
            [one] { $gold } скриня
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармата
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }!
piratebay-event-merchant-empty =
    { $seat } нападає на торговельне судно на { $cell }, кидок { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. Судно взято, але скриня на ньому порожня.{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Там само чужий вантаж:{ " " }
        }
       *[other] { " " }Там само чужий вантаж:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        бере торговельне судно на { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }): скриня порожня{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , зате на борту{ " " }
            }
           *[other] , зате на борту{ " " }
        }{ $gold ->
            [0] { "" }
            [one] { $gold } скриня
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармата
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }
piratebay-event-merchant-lost =
    { $seat } нападає на торговельне судно на { $cell }, кидок { $die }{ $bonus ->
        [0] { "" }
       *[other] +{ $bonus }
    }. Судно відбилося.{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] { " " }Вантаж лишається на ньому:{ " " }
        }
       *[other] { " " }Вантаж лишається на ньому:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] .
        }
       *[other] .
    }
    .brief =
        нападає на торговельне судно на { $cell } ({ $die }{ $bonus ->
            [0] { "" }
           *[other] +{ $bonus }
        }), воно відбилося{ $gold ->
            [0] { $cannons ->
                [0] { "" }
               *[other] , вантаж лишився на ньому:{ " " }
            }
           *[other] , вантаж лишився на ньому:{ " " }
        }{ $gold ->
            [0] { "" }
            [one] { $gold } скриня
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармата
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }
