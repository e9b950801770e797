# Sea Lords. $seat, $owner: a player’s name. $ship: "Ship 3" or a mercenary’s name. $cell, $target: "C4".

## what happened

sealords-event-laid-out = { $seat } has laid out half of the sea.
sealords-event-shown = { $seat }’s half from column A on: { $boards }.
sealords-event-kept = { $seat } changes nothing and gets the first player’s shield.
sealords-event-turned = { $seat } gives up the shield and turns a board: { $board }, { $quarters ->
    [1] a quarter clockwise
    [2] by half
   *[other] a quarter anticlockwise
}.
sealords-event-moved = { $seat } gives up the shield and moves a board: { $board } { $width ->
    [1] to column { $columns }
   *[other] to columns { $columns }
}.
sealords-event-dealt = Mercenaries and hands are dealt.
sealords-event-laid = { $seat } lays { $ship } on { $cell }.
sealords-event-gift = { $ship } on { $cell } gets the first player’s shield.
sealords-event-hired = { $seat } hires { $card } for { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
} and lays it on { $cell }.
sealords-event-discarded = { $owner } loses { $ship } on { $cell } for good.
sealords-event-idle = The ship on { $cell } has no use for this effect: { $effect }.
sealords-event-again = The 9 on { $cell } uses the cell’s effect again.
sealords-event-vp = { $seat } takes 1 victory point.
sealords-event-coin = { $seat } takes 1 coin.
sealords-event-reserve = { $seat } takes a ship from the reserve: one more in hand from now on.
sealords-event-reserve-own = You take { $ship } from your reserve: one more in hand from now on.
sealords-event-looked = { $seat } looks through the reserve.
sealords-event-looked-own = You look through your reserve: { $ships }.
sealords-event-recruit = { $seat } chooses a ship from the reserve: one more in hand from now on.
sealords-event-recruit-own = You choose { $ship } from your reserve: one more in hand from now on.
sealords-event-shot-burnt = { $seat } fires from { $cell } { $course }: { $owner }’s { $ship } on { $target } is burning.
sealords-event-shot-shield = { $seat } fires from { $cell } { $course }: a shield of { $owner }’s { $ship } on { $target } breaks.
sealords-event-shot-mercenary = { $seat } fires from { $cell } { $course }: { $owner }’s { $ship } on { $target } is unharmed.
sealords-event-shot-nothing = { $seat } fires from { $cell } { $course } and hits nothing.
sealords-event-repaired = { $seat } repairs { $ship } on { $cell }.
sealords-event-shield = { $seat } puts a shield on { $ship } on { $cell }.
sealords-event-mined = { $seat } lays a mine on { $cell }.
sealords-event-decoys = { $seat } lays mines on { $cells }. One of them may be a fake.
sealords-event-decoys-own = You lay mines on { $cells }. The fake is on { $fake }.
sealords-event-decoys-none = You lay mines on { $cells }. The fake is not among them.
sealords-event-cleared = { $seat } removes the mine on { $cell }.
sealords-event-cleared-real = { $seat } removes the mine on { $cell }. It was real.
sealords-event-cleared-fake = { $seat } removes the mine on { $cell }. It was the fake!
sealords-event-taken = { $seat } runs onto the mine on { $cell }: 2 points less at the end.
sealords-event-taken-real = { $seat } runs onto the mine on { $cell }. It was real: 2 points less at the end.
sealords-event-taken-fake = { $seat } runs onto the mine on { $cell }. It was only the fake!
sealords-event-ended = { $seat } ends the turn.
sealords-event-drawn = { $seat } ends the turn and draws a ship.
sealords-event-drawn-own = You end the turn and draw { $ship }.
sealords-event-stranded = { $seat } can’t lay any ship and loses.
sealords-event-scored = Both have taken 16 turns. The points are counted.
sealords-event-resigned = { $seat } resigns.
