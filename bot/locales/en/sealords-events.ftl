# Sea Lords. $seat, $owner: a player’s name. $ship: "Ship 3" or a mercenary’s name. $cell, $target: "C4".

## what happened

sealords-event-laid-out = { $seat } has laid out their half of the sea.
    .brief = has laid out their half of the sea
sealords-event-shown = { $seat }’s half from column A: { $boards }.
    .brief = { "" }
sealords-event-kept = { $seat } changes nothing and gets the first player’s shield.
    .brief = changes nothing, gets the first player’s shield
sealords-event-turned = { $seat } gives up the shield and turns a board: { $board }, { $quarters ->
    [1] a quarter turn clockwise
    [2] a half turn
   *[other] a quarter turn anticlockwise
}.
    .brief = gives up the shield, turns a board
sealords-event-moved = { $seat } gives up the shield and moves a board: { $board } { $width ->
    [1] to column { $columns }
   *[other] to columns { $columns }
}.
    .brief = gives up the shield, moves a board
sealords-event-dealt = Mercenaries and hands are dealt.
    .brief = { "" }
sealords-event-laid = { $seat } lays { $ship } on { $cell }.
    .brief = lays { $ship } on { $cell }
sealords-event-gift = { $ship } on { $cell } gets the first player’s shield.
    .brief = it gets the first player’s shield
    .briefer = { "" }
sealords-event-hired = { $seat } hires { $card } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} and lays it on { $cell }.
    .brief = hires { $card } on { $cell }
sealords-event-discarded = { $owner } loses { $ship } on { $cell } for good.
    .brief = { $owner } loses { $ship } on { $cell }
sealords-event-idle = The ship on { $cell } can’t use this effect: { $effect }.
    .brief = { $effect }: no effect
    .briefer = { "" }
sealords-event-again = The 9 on { $cell } uses the cell’s effect again.
    .brief = { "" }
sealords-event-vp = { $seat } takes 1 victory point.
    .brief = +1 victory point
sealords-event-coin = { $seat } takes 1 coin.
    .brief = +1 coin
sealords-event-reserve = { $seat } takes a ship from the reserve: one more in hand from now on.
    .brief = +1 ship in hand
sealords-event-reserve-own = { $seat } takes { $ship } from the reserve: one more in hand from now on.
    .brief = +1 ship in hand: { $ship }
sealords-event-looked = { $seat } looks through the reserve.
    .brief = { "" }
sealords-event-looked-own = { $seat } looks through the reserve: { $ships }.
    .brief = { "" }
sealords-event-recruit = { $seat } chooses a ship from the reserve: one more in hand from now on.
    .brief = +1 ship in hand, chosen from the reserve
    .briefer = { "" }
sealords-event-recruit-own = { $seat } chooses { $ship } from the reserve: one more in hand from now on.
    .brief = +1 ship in hand, chosen from the reserve: { $ship }
sealords-event-shot-burnt = { $seat } fires from { $cell } { $course }: { $owner }’s { $ship } on { $target } is burning.
    .brief = shot { $course }: { $owner }’s { $ship } on { $target } burns
sealords-event-shot-shield = { $seat } fires from { $cell } { $course }: a shield of { $owner }’s { $ship } on { $target } breaks.
    .brief = shot { $course }: { $owner }’s { $ship } on { $target } loses a shield
sealords-event-shot-mercenary = { $seat } fires from { $cell } { $course }: { $owner }’s { $ship } on { $target } is unharmed.
    .brief = shot { $course }: { $owner }’s { $ship } on { $target } is unharmed
sealords-event-shot-nothing = { $seat } fires from { $cell } { $course } and hits nothing.
    .brief = shot { $course }: nothing is hit
sealords-event-repaired = { $seat } repairs { $ship } on { $cell }.
    .brief = repairs { $ship } on { $cell }
sealords-event-shield = { $seat } puts a shield on { $ship } on { $cell }.
    .brief = shield for { $ship } on { $cell }
sealords-event-mined = { $seat } lays a mine on { $cell }.
    .brief = mine on { $cell }
sealords-event-decoys = { $seat } lays mines on { $cells }. One of them may be a fake.
    .brief = mines on { $cells }
sealords-event-decoys-own = { $seat } lays mines on { $cells }. The fake is on { $fake }.
    .brief = mines on { $cells }, the fake on { $fake }
sealords-event-decoys-none = { $seat } lays mines on { $cells }. The fake is not among them.
    .brief = mines on { $cells }, none of them a fake
sealords-event-cleared = { $seat } removes the mine on { $cell }.
    .brief = removes the mine on { $cell }
sealords-event-cleared-real = { $seat } removes the mine on { $cell }. It was real.
    .brief = removes the mine on { $cell }, a real one
sealords-event-cleared-fake = { $seat } removes the mine on { $cell }. It was the fake!
    .brief = removes the mine on { $cell }, the fake
sealords-event-taken = { $seat } hits the mine on { $cell }: −2 points at the end.
    .brief = hits the mine on { $cell }: −2 points at the end
sealords-event-taken-real = { $seat } hits the mine on { $cell }. It was real: −2 points at the end.
    .brief = hits the real mine on { $cell }: −2 points at the end
sealords-event-taken-fake = { $seat } hits the mine on { $cell }. It was only the fake!
    .brief = hits the fake mine on { $cell }
sealords-event-ended = { $seat } ends the turn.
    .brief = { "" }
sealords-event-drawn = { $seat } ends the turn and draws a ship.
    .brief = { "" }
sealords-event-drawn-own = { $seat } ends the turn and draws { $ship }.
    .brief = draws { $ship }
sealords-event-stranded = { $seat } can’t lay any ship and loses.
    .brief = can’t lay any ship and loses
sealords-event-scored = Both have taken 16 turns. The points are counted.
    .brief = the last turn is over, the points are counted
sealords-event-resigned = { $seat } leaves the game.
    .brief = leaves the game
