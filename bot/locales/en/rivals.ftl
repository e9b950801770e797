# Seats that the bot plays itself: in a lobby, at the start of a game, and at its end.

button-bots = Fill with Flotilla
button-bots-one = One seat
button-bots-all = { $count ->
    [2] Both free seats
   *[other] All { $count } free seats
}
button-bots-less = One seat less
bots-title = ### Flotilla plays too · { $game } · table { $table }
bots-note = I can play seats myself, so that nobody has to wait for others: I move within seconds. I have no clock and no vote, and I never host.
bots-now = I play { $count } of { $size } seats; free: { $free }.
bots-begin = Then press “{ button-begin }” on [the table’s card]({ $url }).
bots-level = Level: { $level }
# $side: “Side: pirates”, as the menus of people say it
bots-side = { $bot } · { $side }
level-easy = easy
    .about = for a first game
level-medium = medium
    .about = for those who know the rules
level-hard = hard
    .about = as well as I can
# $bot: what the bot is called at this table
seat-bot = { $bot } · { $level }
command-start-level = How well I play, where I do so myself
    .name = level
command-gather-bots = How many seats I play myself; if I play all the others, the game begins at once
    .name = flotilla
duel-runs =
    { "[" }Your game]({ $url }) has begun.
    I move within seconds. Press “{ button-play }” there when it is your turn.
resign-last = Nobody else would be left then, so the game would end without a result.
closed-given-up = { $game }, table { $table }: { $names }. No player is left, so the game ended without a result.
refuse-given-up = This table was closed without a result: no player was left.
level-told = -# Flotilla’s level: { $level }
