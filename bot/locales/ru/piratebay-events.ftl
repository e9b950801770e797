# «Пиратская бухта»: что происходит. $seat, $owner: имя игрока. $ship: «фрегат f2», он у $seat. $cell: «C4». $gold, $cannons: сколько
# сундуков с золотом и пушек. $die: что выпало, $bonus: что прибавляет орден.

## островки и путь домой

piratebay-event-sailed = { $seat } идёт на { $cell } ({ $course }).
    .brief = на { $cell }
    .briefer = { "" }
piratebay-event-islet = { $seat } занимает островок с якорем на { $cell }.
    .brief = занимает островок у { $cell }
piratebay-event-mended = { $seat }: { $ship } у своего якоря на { $cell }, обе мачты снова на месте.
    .brief = обе мачты снова на месте
piratebay-event-home = { $seat }: { $ship } возвращается домой, к якорю на { $cell }, с обеими мачтами.
    .brief = снова у якоря, { $cell }
    .briefer = { "" }
piratebay-event-waits = { $seat }: { $ship } возвращается домой с обеими мачтами и ждёт на { $cell }: якорь занят.
    .brief = ждёт на { $cell }, якорь занят
    .briefer = { "" }

## исследование

piratebay-event-gold = { $seat } исследует { $cell }: сундук с золотом!
    .brief = { $cell }: золото!
piratebay-event-cannon = { $seat } исследует { $cell }: пушка.
    .brief = { $cell }: пушка
piratebay-event-empty = { $seat } исследует { $cell }: пустой сундук.
    .brief = { $cell }: пустой сундук
piratebay-event-cave = { $seat } исследует { $cell }: пещера! Команда заблудилась и пропустит следующий ход.
    .brief = { $cell }: пещера, пропуск хода!
piratebay-event-mark = { $seat } исследует { $cell }: чёрная метка! Команды больше нет.
    .brief = { $cell }: чёрная метка!
piratebay-event-trapped = { $seat } пропускает ход: команда ищет выход из пещеры.
    .brief = пропускает ход в пещере

## груз

piratebay-event-loaded =
    { $seat } грузит с { $cell }: { $gold ->
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
            [one] { $cannons } пушку
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }.
    .brief =
        грузит { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        } с { $cell }
    .briefer =
        грузит { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }
piratebay-event-loaded-all =
    { $seat } грузит: { $gold ->
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
            [one] { $cannons } пушку
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }.
    .brief =
        грузит { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }
piratebay-event-unloaded =
    { $seat } выгружает на { $cell }: { $gold ->
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
            [one] { $cannons } пушку
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }.
    .brief =
        выгружает { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        } на { $cell }
piratebay-event-landed =
    { $seat } доставляет на свой островок { $gold ->
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
            [one] { $cannons } пушку
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }: этого уже не отнять.
    .brief =
        доставляет домой { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }!
piratebay-event-lost-cargo =
    { $seat } теряет весь груз: { $gold ->
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
            [one] { $cannons } пушку
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }.
    .brief =
        теряет { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }
piratebay-event-sunk-cargo =
    { $seat }: груз уходит на дно: { $gold ->
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
    }.
    .brief =
        теряет в море { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }
piratebay-event-robbed =
    { $seat } забирает груз ({ $owner }): { $gold ->
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
            [one] { $cannons } пушку
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }.
    .brief =
        отбирает { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        } ({ $owner })
piratebay-event-kept =
    { $seat } оставляет в трюме { $gold ->
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
            [one] { $cannons } пушку
            [few] { $cannons } пушки
           *[many] { $cannons } пушек
        }
    }. Остальное не входит и пропадает: { $goldlost ->
        [0] { "" }
        [one] { $goldlost } сундук с золотом
        [few] { $goldlost } сундука с золотом
       *[many] { $goldlost } сундуков с золотом
    }{ $cannonslost ->
        [0] { "" }
       *[other] { $goldlost ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannonslost ->
            [one] { $cannonslost } пушка
            [few] { $cannonslost } пушки
           *[many] { $cannonslost } пушек
        }
    }.
    .brief =
        оставляет { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }, бросает { $goldlost ->
            [0] { "" }
            [one] { $goldlost } сундук
            [few] { $goldlost } сундука
           *[many] { $goldlost } сундуков
        }{ $cannonslost ->
            [0] { "" }
           *[other] { $goldlost ->
                [0] { "" }
               *[other] { " " }и{ " " }
            }{ $cannonslost ->
                [one] { $cannonslost } пушку
                [few] { $cannonslost } пушки
               *[many] { $cannonslost } пушек
            }
        }
    .briefer =
        оставляет { $gold ->
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
                [one] { $cannons } пушку
                [few] { $cannons } пушки
               *[many] { $cannons } пушек
            }
        }

## торговые суда

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

## орден

piratebay-event-order-taken = { $seat } забирает орден с { $cell }.
    .brief = забирает орден!
piratebay-event-order-won = { $seat } отбирает орден ({ $owner }).
    .brief = отбирает орден ({ $owner })!

## ходы и кто вышел

piratebay-event-ended = { $seat } заканчивает ход.
    .brief = { "" }
piratebay-event-left = { $seat } выходит из игры. Корабль убран с моря, а то, что лежит на островке, никому не засчитается.
    .brief = выходит из игры
piratebay-event-resumed = { $seat } продолжает.
    .brief = { "" }
