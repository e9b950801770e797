# «Піратська бухта»: що відбувається. $seat, $owner: ім’я гравця. $ship: «фрегат f2», він у $seat. $cell: «C4».

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

## ходи й хто вийшов

piratebay-event-ended = { $seat } завершує хід.
    .brief = { "" }
piratebay-event-stayed = { $seat }: { $ship } залишається на { $cell } і нічого не робить.
    .brief = залишається на { $cell }
piratebay-event-left = { $seat } виходить із гри. Корабель прибрано з моря, а те, що лежить на острівці, нікому не зарахується.
    .brief = виходить із гри
piratebay-event-counted = Гравці домовилися підрахувати очки зараз: зараховується те, що лежить на острівцях, і орден.
    .brief = за спільною згодою підраховано очки
piratebay-event-resumed = { $seat } продовжує.
    .brief = { "" }
