# «Піратська бухта»: що відбувається. $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat. $cell: «C4». $gold, $cannons: скільки
# скринь із золотом і гармат. $die: що випало, $bonus: що додає орден.

## острівці й шлях додому

piratebay-event-sailed = { $seat } іде на { $cell } ({ $course }).
    .brief = на { $cell }
    .briefer = { "" }
piratebay-event-islet = { $seat } займає острівець із якорем на { $cell }.
    .brief = займає острівець біля { $cell }
piratebay-event-mended = { $seat }: { $ship } біля свого якоря на { $cell }, обидві щогли знову на місці.
    .brief = обидві щогли знову на місці
piratebay-event-home = { $seat }: { $ship } повертається додому, до якоря на { $cell }, з обома щоглами.
    .brief = знову біля якоря, { $cell }
    .briefer = { "" }
piratebay-event-waits = { $seat }: { $ship } повертається додому з обома щоглами, але якір зайнято, тож поки стоїть на { $cell }.
    .brief = поки стоїть на { $cell }, якір зайнято
    .briefer = { "" }

## дослідження

piratebay-event-gold = { $seat } досліджує { $cell }: скриня із золотом!
    .brief = { $cell }: золото!
piratebay-event-cannon = { $seat } досліджує { $cell }: гармата.
    .brief = { $cell }: гармата
piratebay-event-empty = { $seat } досліджує { $cell }: порожня скриня.
    .brief = { $cell }: порожня скриня
piratebay-event-cave = { $seat } досліджує { $cell }: печера! Команда заблукала й пропустить наступний хід.
    .brief = { $cell }: печера, пропуск ходу!
piratebay-event-mark = { $seat } досліджує { $cell }: чорна мітка! Команди більше немає.
    .brief = { $cell }: чорна мітка!
piratebay-event-trapped = { $seat } пропускає хід: команда шукає вихід із печери.
    .brief = пропускає хід у печері

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

## торговельні судна

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

## орден

piratebay-event-order-taken = { $seat } забирає орден із { $cell }.
    .brief = забирає орден!
piratebay-event-order-won = { $seat } відбирає орден ({ $owner }).
    .brief = відбирає орден ({ $owner })!

## ходи й хто вийшов

piratebay-event-ended = { $seat } завершує хід.
    .brief = { "" }
piratebay-event-left = { $seat } виходить із гри. Корабель прибрано з моря, а те, що лежить на острівці, нікому не зарахується.
    .brief = виходить із гри
piratebay-event-resumed = { $seat } продовжує.
    .brief = { "" }
