# What the table service refuses, in words for the one who asked.

## Who and when

refuse-unknown-table = There is no such table any more.
refuse-not-seated = You don’t sit at this table.
refuse-not-started = This game hasn’t begun yet: players are still missing.
refuse-not-running = This game isn’t being played now.
refuse-game-over = This game is over.
refuse-closed = This table was closed without a result before its game ended.
refuse-gone = You have left this game.
refuse-not-your-turn = It isn’t your turn. I’ll tell you when it is.
refuse-nothing-free = There is nothing else you can do right now.
about-free = another action
refuse-broken = Table { $table } can’t be opened because of a fault on our side. It was left as it is; please tell whoever runs this bot.
refuse-busy = Somebody else was faster. Please try again.
refuse-closing = I am being restarted, so this was not done. Nothing is lost: please try again in a minute.

## Moves

refuse-stale = That question has already been answered, or it has changed. Here is how things stand now.
refuse-no-such-move = That move isn’t possible now.
refuse-picked-too-many = You can choose at most { $most }. Take one away first.
refuse-unfinished = That move isn’t complete yet.
refuse-take-back = This can’t be taken back: only your own last move can, within your turn and before anything was revealed.

## Rematch

refuse-not-over = You can have a rematch once this game is over.
