# «Пиратская бухта»: положение словами, очки и чем кончилось. $seat: имя игрока. $gold, $cannons: сколько сундуков с золотом и пушек.
# $cell: «C4», $cells: несколько.

## положение словами

piratebay-line-left = Сокровищ вне островков: { $n } из 33{ $end ->
    [0] { "" }
   *[other] ; конец игры, когда их { $end } или меньше
}.
piratebay-line-calm = Ходов у каждого без событий с сокровищами: { $n }; после { $end } игра кончается.
piratebay-line-orders = Ваши приказы: { $fire }; { $bear }; { $prizes }.
piratebay-line-out = { $seat } больше не в игре.
piratebay-line-no-islet = { $seat }: островок ещё не выбран.
piratebay-line-seat =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; на { $cell } ({ $course }){ $masts ->
        [1] , одна мачта
       *[other] { "" }
    }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] , в трюме{ " " }
        }
       *[other] , в трюме{ " " }
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
    }{ $n ->
        [0] { "" }
       *[other] ; осталось выстрелов: левый борт { $port }, правый { $starboard }
    }; дом { $anchor }{ $goldlanded ->
        [0] { $cannonslanded ->
            [0] { "" }
           *[other] :{ " " }
        }
       *[other] :{ " " }
    }{ $goldlanded ->
        [0] { "" }
        [one] { $goldlanded } сундук
        [few] { $goldlanded } сундука
       *[many] { $goldlanded } сундуков
    }{ $cannonslanded ->
        [0] { "" }
       *[other] { $goldlanded ->
            [0] { "" }
           *[other] { " " }и{ " " }
        }{ $cannonslanded ->
            [one] { $cannonslanded } пушка
            [few] { $cannonslanded } пушки
           *[many] { $cannonslanded } пушек
        }
    }{ $trapped ->
        [0] { "" }
       *[other] ; пропустит ход
    }.
piratebay-line-order-of = Орден носит { $seat }.
piratebay-line-order-at = Орден лежит на { $cell }.
piratebay-line-merchants =
    Торговые суда: { $cells }{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] ; чужой груз:{ " " }
        }
       *[other] ; чужой груз:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } сундук на { $goldcells }
        [few] { $gold } сундука на { $goldcells }
       *[many] { $gold } сундуков на { $goldcells }
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка на { $cannoncells }
            [few] { $cannons } пушки на { $cannoncells }
           *[many] { $cannons } пушек на { $cannoncells }
        }
    }.
piratebay-line-heaps =
    Открыто: { $gold ->
        [0] { "" }
        [one] { $gold } сундук на { $goldcells }
        [few] { $gold } сундука на { $goldcells }
       *[many] { $gold } сундуков на { $goldcells }
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] ,{ " " }
        }{ $cannons ->
            [one] { $cannons } пушка на { $cannoncells }
            [few] { $cannons } пушки на { $cannoncells }
           *[many] { $cannons } пушек на { $cannoncells }
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
piratebay-how-agreed = Все согласились подсчитать очки сейчас
piratebay-how-last = В игре остался один игрок
