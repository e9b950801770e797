# Pirate Bay: what happens. $seat, $owner: a player’s name. $ship: "frigate f2", of $seat. $cell: "C4".

## islets, and the way home

piratebay-event-sailed = { $seat } sails { $course } to { $cell }.
    .brief = to { $cell }
    .briefer = { "" }
piratebay-event-islet = { $seat } takes the islet with the anchor on { $cell }.
    .brief = takes the islet at { $cell }
piratebay-event-mended = { $seat }’s { $ship } comes to her anchor on { $cell } and has both masts again.
    .brief = has both masts again
piratebay-event-home = { $seat }’s { $ship } goes home to her anchor on { $cell }, with both masts.
    .brief = back at the anchor, { $cell }
    .briefer = { "" }
piratebay-event-waits = { $seat }’s { $ship } goes home with both masts, finds her anchor taken and waits on { $cell }.
    .brief = waits on { $cell }, the anchor is taken
    .briefer = { "" }

## exploring

piratebay-event-gold = { $seat } explores { $cell }: a chest of gold!
    .brief = { $cell }: gold!
piratebay-event-cannon = { $seat } explores { $cell }: a cannon.
    .brief = { $cell }: a cannon
piratebay-event-empty = { $seat } explores { $cell }: an empty chest.
    .brief = { $cell }: an empty chest
piratebay-event-cave = { $seat } explores { $cell }: a cave! The crew is lost in it and will skip the next turn.
    .brief = { $cell }: a cave, skips the next turn!
piratebay-event-mark = { $seat } explores { $cell }: the black mark! The crew is no more.
    .brief = { $cell }: the black mark!
piratebay-event-trapped = { $seat } skips this turn: the crew is looking for the way out of a cave.
    .brief = skips a turn in the cave

## turns, and who leaves

piratebay-event-ended = { $seat } ends the turn.
    .brief = { "" }
piratebay-event-stayed = { $seat }’s { $ship } stays on { $cell } and does nothing.
    .brief = stays on { $cell }
piratebay-event-left = { $seat } leaves the game. The ship is taken off the sea, and what lies on the islet counts for nobody.
    .brief = leaves the game
piratebay-event-counted = The players have agreed to count now: what lies on the islets and the order score.
    .brief = counted now, as all have agreed
piratebay-event-resumed = { $seat } goes on.
    .brief = { "" }
