# What the table service refuses, in words for the one who asked.

## Who and when

refuse-unknown-table = There is no such table any more.
refuse-not-seated = You don’t sit at this table.
refuse-not-started = This game hasn’t begun yet: players are still awaited.
refuse-not-running = This game isn’t being played now.
refuse-game-over = This game is over.
refuse-closed = This table was closed without a result before its game ended.
refuse-gone = You have left this game.
refuse-not-your-turn = It isn’t your turn. You will be called when it is.
refuse-nothing-free = There is nothing more that you could do now.
about-free = of one’s own accord
refuse-broken = Table { $table } can’t be opened because of a fault on our side. It was left as it is; please tell whoever runs this bot.
refuse-busy = Somebody else was quicker. Please try once more.
refuse-closing = I am being restarted, so this was not done. Nothing is lost: please try again in a minute.

## Moves

refuse-stale = That question has been answered or has changed meanwhile. Here is how things stand now.
refuse-no-such-move = That move isn’t possible now.
refuse-picked-too-many = You can choose { $most } at most. Take one away first.
refuse-unfinished = That move isn’t complete yet.
refuse-take-back = This can’t be taken back: only your own last move can, within your turn and before anything was revealed.

## Rematch

refuse-not-over = A rematch can be had once this game is over.

## Being forgotten

refuse-at-tables = You still sit at tables. Finish, resign, withdraw or leave them first, then I can forget you.

## Players who have left the server

absent = ⚠️ { $name } has left this server. Those who are still here can close the table: without a result, nobody loses.
absent-closing =
    { $count ->
        [one] One player would close the table
       *[other] { $count } players would close the table
    }, { $left } still to agree.
button-desert = Close the table
button-desert-yes = Yes, close it
desert-sure =
    Do you want to close { $game }, table { $table }, without a result? { $others ->
        [0] Nobody loses.
        [one] One more player must agree; nobody loses.
       *[other] { $others } more players must agree; nobody loses.
    }
deserted = { $game }, table { $table }, is closed without a result.
deserting =
    Noted. { $game }, table { $table }, is closed as soon as { $left ->
        [one] one more player agrees.
       *[other] { $left } more players agree.
    }
refuse-nobody-absent = Everybody is back in this server: the game goes on.
refuse-absent = You have left the server where this table stands. Come back there to have a say.
refuse-already-closing = You have said so already. The others must agree too.
