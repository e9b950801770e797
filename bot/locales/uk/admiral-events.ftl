# «Адмірал»: вітер, ходи, рух і дрейф, перегони. $seat: ім’я гравця. $ship: «фрегат f2», він у $seat. $target: корабель або форт, з
# власником. $cell: «C4».

## вітер і ходи

admiral-event-calm = Раунд { $n }: штиль.
    .brief = раунд { $n }: штиль
    .briefer = { "" }
admiral-event-fresh = Раунд { $n }: свіжий вітер, дме на { $towards }.
    .brief = раунд { $n }: свіжий вітер на { $towards }
    .briefer = { "" }
admiral-event-storm = Раунд { $n }: шторм, дме на { $towards }!
    .brief = раунд { $n }: шторм на { $towards }
    .briefer = { "" }
admiral-event-placed = { $seat } починає тут: { $target }, { $cells }.
    .brief = починає тут: { $target }
admiral-event-passed = { $n ->
    [one] { $n } хід минув сам: у ньому майже нічого не можна було зробити.
    [few] { $n } ходи минули самі: у них майже нічого не можна було зробити.
   *[many] { $n } ходів минули самі: у них майже нічого не можна було зробити.
}{ $round ->
    [1] { "" }
   *[other] { " " }Тому партія починається з раунду { $round }.
}
    .brief = { $n ->
        [one] { $n } порожній хід минув сам
        [few] { $n } порожні ходи минули самі
       *[many] { $n } порожніх ходів минули самі
    }
admiral-event-idle = { $seat } цього ходу майже нічого не може; хід минає сам.
    .brief = порожній хід
admiral-event-called = { $seat } цього ходу майже нічого не може, але велить себе питати.
    .brief = { "" }
admiral-event-ended = { $seat } завершує хід.
    .brief = { "" }
admiral-event-resumed = { $seat } продовжує.
    .brief = { "" }

## рух і дрейф

admiral-event-sailed = { $seat }: { $ship } іде на { $cell } ({ $course }).
    .brief = { $ship } на { $cell }
    .briefer = { "" }
admiral-event-drifted = { $seat }: { $ship } зносить на { $cell } ({ $course }).
    .brief = { $ship } знесло на { $cell }
    .briefer = { "" }
admiral-event-stays = { $seat }: { $ship } не може дрейфувати й лишається на { $cell }.
    .brief = { $ship } лишається на { $cell }
    .briefer = { "" }
admiral-event-drifting = { $seat } пускає кораблі в дрейф.
    .brief = { "" }
admiral-event-shelters = { $seat }, в укритті: { $ship }.
    .brief = в укритті { $ship }
    .briefer = { "" }
admiral-event-struck = { $seat }: { $ship } б’ється об риф поруч із { $cell }, пошкоджень { $hits }, лишилося міцності { $left }.
    .brief = { $ship } на { $cell } б’ється об риф, пошкоджень { $hits }
admiral-event-wrecked = { $seat }: { $ship } б’ється об риф поруч із { $cell }, пошкоджень { $hits }. Корабель тоне!
    .brief = { $ship } тоне на рифі поруч із { $cell }

## перегони

admiral-event-arrived = { $seat }: { $ship } дістається порту! { $target }.
    .brief = { $ship } дійшов!
admiral-event-out = { $seat } вибуває: не лишилося корабля, який має дійти.
    .brief = вибуває
