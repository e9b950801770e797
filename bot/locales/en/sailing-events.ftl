# Games that sail: what happens. $seat, $owner: a player’s name. $ship: "frigate f2", of $seat. $target: "Kornilov’s frigate f2".
# $cell: "C4". $dice: "4, 6". $bonus, $guard: what is added to them, and to the defender’s.

## the wind, and sailing

sailing-event-wind = Wind for { $seat }: { $strength }, towards { $towards }, up to { $range } cells.
    .brief = { $strength } wind { $towards }
    .briefer = { "" }
sailing-event-sailed = { $seat }’s { $ship } sails { $course } to { $cell }.
    .brief = { $ship } to { $cell }
    .briefer = { "" }
sailing-event-turned = { $seat }’s { $ship } turns { $course }.
    .brief = { $ship } turns { $course }
    .briefer = { "" }
sailing-event-stands = { $seat }’s { $ship } keeps her heading, { $course }.
    .brief = { "" }

## guns

sailing-event-shot-hit =
    { $seat }’s { $ship } fires at { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A hit, { $left ->
        [one] { $left } mast
       *[other] { $left } masts
    } left.
    .brief =
        { $ship } hits { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = hits { $target }
sailing-event-shot-missed =
    { $seat }’s { $ship } fires at { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A miss.
    .brief =
        { $ship } misses { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
sailing-event-shot-sunk =
    { $seat }’s { $ship } fires at { $target }: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A hit, and she sinks.
    .brief =
        { $ship } sinks { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
sailing-event-answer-hit =
    { $seat }’s { $ship } answers: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A hit, { $target } has { $left ->
        [one] { $left } mast
       *[other] { $left } masts
    } left.
    .brief =
        answers and hits: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = answers and hits
sailing-event-answer-missed =
    { $seat }’s { $ship } answers: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A miss.
    .brief =
        answers and misses: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
    .briefer = { "" }
sailing-event-answer-sunk =
    { $seat }’s { $ship } answers: { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(+{ $guard })
    }{ $again ->
        [0] { "" }
       *[other] { " " }(rolled again)
    }. A hit, and { $target } sinks.
    .brief =
        answers and sinks her: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(+{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(+{ $guard })
        }
sailing-event-held = { $seat }’s { $ship } holds her fire.
    .brief = { "" }
sailing-event-bears = { $seat }’s { $ship } turns to bear, { $course }.
    .brief = { $ship } turns to bear
    .briefer = { "" }

## boarding

sailing-event-fight-won =
    { $seat }’s { $ship } boards { $target } on { $cell }: round by round { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(each +{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(each +{ $guard })
    }. The boarder wins, { $left ->
        [one] { $left } mast
       *[other] { $left } masts
    } left.
    .brief =
        { $ship } boards and beats { $target }: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(each +{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(each +{ $guard })
        }
sailing-event-fight-lost =
    { $seat }’s { $ship } boards { $target } on { $cell }: round by round { $dice }{ $bonus ->
        [0] { "" }
       *[other] { " " }(each +{ $bonus })
    } against { $defence }{ $guard ->
        [0] { "" }
       *[other] { " " }(each +{ $guard })
    }. The defender wins, { $left ->
        [one] { $left } mast
       *[other] { $left } masts
    } left.
    .brief =
        { $ship } boards { $target } and is beaten: { $dice }{ $bonus ->
            [0] { "" }
           *[other] { " " }(each +{ $bonus })
        } against { $defence }{ $guard ->
            [0] { "" }
           *[other] { " " }(each +{ $guard })
        }

## standing orders

sailing-event-orders = Your standing order: { $word }.
    .brief = standing order: { $word }
