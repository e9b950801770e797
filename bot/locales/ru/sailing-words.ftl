# Парусные игры: положение словами. $seat: имя игрока. $ship: «фрегат f2», игрока $seat; $n: сколько выстрелов сделано.

## положение словами

sailing-line-wind = Ветер: { $strength }, дует на { $towards }. Дальность на N, NE, E, SE, S, SW, W, NW: { $ranges }.
sailing-line-ship =
    { $ship } на { $cell }, курс { $course }, мачт { $masts } из { $size }{ $n ->
        [0] { "" }
       *[other] ; осталось выстрелов: левый борт { $port }, правый { $starboard }
    }.
sailing-line-ship-brief =
    { $ship } { $cell }, { $course }, мачт { $masts }/{ $size }{ $n ->
        [0] { "" }
       *[other] , выстрелов: левый борт { $port }, правый { $starboard }
    }.
