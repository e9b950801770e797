# «Піратська бухта»: становище словами, очки й чим скінчилося. $seat: ім’я гравця. $gold, $cannons: скільки скринь із золотом і гармат.
# $cell: «C4», $cells: кілька.

## становище словами

piratebay-line-left = Скарбів поза острівцями: { $n } із 33. { $end ->
    [0] Гра кінчається, коли не лишиться жодного.
   *[other] Гра кінчається, коли лишиться { $end } або менше.
}
piratebay-line-calm = Ходів у кожного гравця, за які зі скарбами нічого не сталося: { $n }. На { $end } гра кінчається.
piratebay-line-orders = Ваші накази: { $fire }; { $bear }; { $prizes }.
piratebay-line-out = { $seat } більше не у грі.
piratebay-line-no-islet = { $seat }: острівець іще не обрано.
piratebay-line-seat =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, якір на { $cell }, на острівці { $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }і{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] порожньо
           *[other] { "" }
        }
       *[other] { "" }
    }.
piratebay-line-hold =
    У трюмі: { $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }і{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }{ $gold ->
        [0] { $cannons ->
            [0] порожньо
           *[other] { "" }
        }
       *[other] { "" }
    }.
piratebay-line-trapped = { $seat } пропустить наступний хід: команда в печері.
piratebay-line-order-of = Орден тримає { $seat }.
piratebay-line-order-at = Орден лежить на { $cell }.
piratebay-line-merchant =
    Торговельне судно на { $cell }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] , на ньому чужий вантаж:{ " " }
        }
       *[other] , на ньому чужий вантаж:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }і{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
        }
    }.
piratebay-line-heap =
    Відкрито на { $cell }: { $gold ->
        [0] { "" }
        [one] { $gold } скриня із золотом
        [few] { $gold } скрині із золотом
       *[many] { $gold } скринь із золотом
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }і{ " " }
        }{ $cannons ->
            [one] { $cannons } гармата
            [few] { $cannons } гармати
           *[many] { $cannons } гармат
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
        [0] золота немає
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
        [0] гармат немає
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
piratebay-how-last = У грі лишився один гравець
