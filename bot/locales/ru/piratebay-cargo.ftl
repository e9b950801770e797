# «Пиратская бухта»: что происходит с грузом и орденом. $gold, $cannons: сколько; $seat, $owner: имя игрока.

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

## орден

piratebay-event-order-taken = { $seat } забирает орден с { $cell }.
    .brief = забирает орден!
piratebay-event-order-won = { $seat } отбирает орден ({ $owner }).
    .brief = отбирает орден ({ $owner })!
