# «Піратська бухта»: становище словами, очки й чим скінчилося. $seat: ім’я гравця. $gold, $cannons: скільки скринь із золотом і гармат.
# $cell: «C4», $cells: кілька.

## становище словами

piratebay-line-left = Скарбів поза острівцями: { $n } із 33{ $end ->
    [0] { "" }
   *[other] ; кінець гри, коли їх { $end } або менше
}.
piratebay-line-calm = Ходів у кожного без подій зі скарбами: { $n }; після { $end } гра кінчається.
piratebay-line-orders = Ваші накази: { $fire }; { $bear }; { $prizes }.
piratebay-line-out = { $seat } більше не у грі.
piratebay-line-no-islet = { $seat }: острівець іще не обрано.
piratebay-line-seat =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }; на { $cell } ({ $course }){ $masts ->
        [1] , одна щогла
       *[other] { "" }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] , у трюмі{ " " }
        }
       *[other] , у трюмі{ " " }
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
    }{ $n ->
        [0] { "" }
       *[other] ; лишилося пострілів: лівий борт { $port }, правий { $starboard }
    }; дім { $anchor }{ $goldlanded ->
        [0] { $cannonslanded ->
            [0] { "" }
           *[other] :{ " " }
        }
       *[other] :{ " " }
    }{ $goldlanded ->
        [0] { "" }
        [one] { $goldlanded } скриня
        [few] { $goldlanded } скрині
       *[many] { $goldlanded } скринь
    }{ $cannonslanded ->
        [0] { "" }
       *[other] { $goldlanded ->
            [0] { "" }
           *[other] { " " }та{ " " }
        }{ $cannonslanded ->
            [one] { $cannonslanded } гармата
            [few] { $cannonslanded } гармати
           *[many] { $cannonslanded } гармат
        }
    }{ $trapped ->
        [0] { "" }
       *[other] ; пропустить хід
    }.
piratebay-line-order-of = Орден має { $seat }.
piratebay-line-order-at = Орден лежить на { $cell }.
piratebay-line-merchants =
    Торговельні судна: { $cells }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] ; чужий вантаж:{ " " }
        }
       *[other] ; чужий вантаж:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } скриня на { $goldcells }
        [few] { $gold } скрині на { $goldcells }
       *[many] { $gold } скринь на { $goldcells }
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата на { $cannoncells }
            [few] { $cannons } гармати на { $cannoncells }
           *[many] { $cannons } гармат на { $cannoncells }
        }
    }.
piratebay-line-heaps =
    Відкрито: { $gold ->
        [0] { "" }
        [one] { $gold } скриня на { $goldcells }
        [few] { $gold } скрині на { $goldcells }
       *[many] { $gold } скринь на { $goldcells }
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата на { $cannoncells }
            [few] { $cannons } гармати на { $cannoncells }
           *[many] { $cannons } гармат на { $cannoncells }
        }
    }.
piratebay-line-marks = Відомі чорні мітки ({ $n }): { $cells }.
piratebay-line-down = Закриті картки ({ $n }): { $cells }.

## очки

piratebay-score-gold =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $n ->
        [one] { $n } скриня із золотом
        [few] { $n } скрині із золотом
       *[many] { $n } скринь із золотом
    }
piratebay-score-cannons =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: { $n ->
        [one] { $n } гармата
        [few] { $n } гармати
       *[many] { $n } гармат
    }
piratebay-score-order =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }: орден

## чим скінчилося

piratebay-how-all = Поза острівцями не лишилося скарбів
piratebay-how-half = Поза острівцями лишилося не більше 16 скарбів
piratebay-how-calm = Надто довго зі скарбами нічого не ставалося
piratebay-how-agreed = Усі погодилися підрахувати очки зараз
piratebay-how-last = У грі лишився один гравець
