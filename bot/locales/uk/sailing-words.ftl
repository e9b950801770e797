# Вітрильні ігри: становище словами. $seat: ім’я гравця. $ship: «фрегат f2», гравця $seat; $n: скільки пострілів зроблено.

## становище словами

sailing-line-wind = Вітер: { $strength }, дме на { $towards }. Дальність на N, NE, E, SE, S, SW, W, NW: { $ranges }.
sailing-line-ship =
    { $ship } на { $cell }, курс { $course }, щогл { $masts } з { $size }{ $n ->
        [0] { "" }
       *[other] ; лишилося пострілів: лівий борт { $port }, правий { $starboard }
    }.
sailing-line-ship-brief =
    { $ship } { $cell }, { $course }, щогл { $masts }/{ $size }{ $n ->
        [0] { "" }
       *[other] , пострілів: лівий борт { $port }, правий { $starboard }
    }.
