# «Пиратская бухта»: положение словами, очки и чем кончилось. $seat: имя игрока. $gold, $cannons: сколько сундуков с золотом и пушек.
# $cell: «C4», $cells: несколько.

## положение словами

piratebay-line-left = Сокровищ вне островков: { $n } из 33. { $end ->
    [0] Игра кончается, когда не останется ни одного.
   *[other] Игра кончается, когда останется { $end } или меньше.
}
piratebay-line-calm = Ходов у каждого игрока, за которые с сокровищами ничего не случилось: { $n }. На { $end } игра кончается.
piratebay-line-orders = Ваши приказы: { $fire }; { $bear }; { $prizes }.
piratebay-line-out = { $seat } больше не в игре.
piratebay-line-no-islet = { $seat }: островок ещё не выбран.
piratebay-line-seat =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, якорь на { $cell }, на островке { $gold ->
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
            [0] пусто
           *[other] { "" }
        }
       *[other] { "" }
    }.
piratebay-line-hold =
    В трюме: { $gold ->
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
            [0] пусто
           *[other] { "" }
        }
       *[other] { "" }
    }.
piratebay-line-trapped = { $seat } пропустит следующий ход: команда в пещере.
piratebay-line-order-of = Орден держит { $seat }.
piratebay-line-order-at = Орден лежит на { $cell }.
piratebay-line-merchant =
    Торговое судно на { $cell }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] , на нём чужой груз:{ " " }
        }
       *[other] , на нём чужой груз:{ " " }
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
    }.
piratebay-line-heap =
    Открыто на { $cell }: { $gold ->
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
piratebay-line-marks = Известные чёрные метки ({ $n }): { $cells }.
piratebay-line-down = Закрытые карточки ({ $n }): { $cells }.

## очки

piratebay-score-gold =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $n ->
        [0] золота нет
        [one] { $n } сундук с золотом
        [few] { $n } сундука с золотом
       *[many] { $n } сундуков с золотом
    }
piratebay-score-cannons =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $n ->
        [0] пушек нет
        [one] { $n } пушка
        [few] { $n } пушки
       *[many] { $n } пушек
    }
piratebay-score-order =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: орден

## чем кончилось

piratebay-how-all = Вне островков не осталось сокровищ
piratebay-how-half = Вне островков осталось не больше 16 сокровищ
piratebay-how-calm = Слишком долго с сокровищами ничего не случалось
piratebay-how-last = В игре остался один игрок
