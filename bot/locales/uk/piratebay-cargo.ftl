# «Піратська бухта»: що стається з вантажем і орденом. $gold, $cannons: скільки; $seat, $owner: ім’я гравця.

## вантаж

piratebay-event-loaded =
    { $seat } вантажить із { $cell }: { $gold ->
        [0] { "" }
        [one] { $gold } скриню із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармату
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }.
    .brief =
        вантажить { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        } з { $cell }
    .briefer =
        вантажить { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }
piratebay-event-loaded-all =
    { $seat } вантажить: { $gold ->
        [0] { "" }
        [one] { $gold } скриню із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармату
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }.
    .brief =
        вантажить { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }
piratebay-event-unloaded =
    { $seat } вивантажує на { $cell }: { $gold ->
        [0] { "" }
        [one] { $gold } скриню із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармату
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }.
    .brief =
        вивантажує { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        } на { $cell }
piratebay-event-landed =
    { $seat } доправляє на свій острівець { $gold ->
        [0] { "" }
        [one] { $gold } скриню із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармату
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }: цього вже не відібрати.
    .brief =
        доправляє додому { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }!
piratebay-event-lost-cargo =
    { $seat } втрачає весь вантаж: { $gold ->
        [0] { "" }
        [one] { $gold } скриню із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармату
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }.
    .brief =
        втрачає { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }
piratebay-event-sunk-cargo =
    { $seat }: вантаж іде на дно: { $gold ->
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
    }.
    .brief =
        втрачає в морі { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }
piratebay-event-robbed =
    { $seat } забирає вантаж ({ $owner }): { $gold ->
        [0] { "" }
        [one] { $gold } скриню із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармату
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }.
    .brief =
        відбирає { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        } ({ $owner })
piratebay-event-kept =
    { $seat } лишає в трюмі { $gold ->
        [0] { "" }
        [one] { $gold } скриню із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannons ->
            [one] { $cannons } гармату
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }. Решта не вміщається і пропадає: { $goldlost ->
        [0] { "" }
        [one] { $goldlost } скриня із золотом
        [few] { $goldlost } скрині із золотом
       *[many] { $goldlost } скринь із золотом
    }{ $cannonslost ->
        [0] { "" }
       *[other] { $goldlost ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannonslost ->
            [one] { $cannonslost } гармата
            [few] { $cannonslost } гармати
           *[many] { $cannonslost } гармат
        }
    }.
    .brief =
        лишає { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }, кидає { $goldlost ->
            [0] { "" }
            [one] { $goldlost } скриню
            [few] { $goldlost } скрині
           *[many] { $goldlost } скринь
        }{ $cannonslost ->
            [0] { "" }
           *[other] { $goldlost ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannonslost ->
                [one] { $cannonslost } гармату
                [few] { $cannonslost } гармати
               *[many] { $cannonslost } гармат
            }
        }
    .briefer =
        лишає { $gold ->
            [0] { "" }
            [one] { $gold } скриню
            [few] { $gold } скрині
           *[many] { $gold } скринь
        }{ $cannons ->
            [0] { "" }
           *[other] { $gold ->
                [0] { "" }
               *[other] { " " }та{ " " }
            }{ $cannons ->
                [one] { $cannons } гармату
                [few] { $cannons } гармати
               *[many] { $cannons } гармат
            }
        }

## орден

piratebay-event-order-taken = { $seat } забирає орден із { $cell }.
    .brief = забирає орден!
piratebay-event-order-won = { $seat } відбирає орден ({ $owner }).
    .brief = відбирає орден ({ $owner })!
