# Before a game: the challenge to somebody, and the lobby in which players gather.

## The challenge

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
challenge-said = { $host } challenges { $invited } to a game of { $game }.
challenge-rematch = { $host } challenges { $invited } to a rematch of { $game }.
challenge-next = { $count ->
    [one] Pressing “{ button-accept }” begins the game.
   *[other] The game begins when all have pressed “{ button-accept }”.
} Without an answer the challenge ends { $when }.
challenge-declined = { $game }, table { $table }: { $names }. The challenge was declined.
challenge-withdrawn = { $game }, table { $table }: { $names }. The challenge was withdrawn.
challenge-expired = { $game }, table { $table }: { $names }. Nobody answered the challenge in time.
challenge-unposted = { $game }, table { $table }: { $names }. The challenge could not be posted in time, so nothing was begun.
closed-aborted = { $game }, table { $table }: { $names }. Closed by { $by }, a moderator of this server, without a result: nobody has lost.
closed-deserted = { $game }, table { $table }: { $names }. Closed by { $by } without a result, since a player has left the server: nobody has lost.
challenge-posted =
    Your challenge is posted: { $url }
    The game begins as soon as it is accepted, and I tell you when it is your turn. Until then you can withdraw it there.
challenge-withdrawn-next = You have withdrawn the challenge, so there is no game. You can challenge { $invited } again in a day; { $invited } can challenge you now.

refuse-not-invited = You aren’t invited to this table.
refuse-already-joined = You have accepted already.
refuse-own-invitation = It is your own challenge: the others have to accept it.
refuse-not-challenger = Only the one who made the challenge can withdraw it.
refuse-expired = The time for this challenge is over. You can make a new one.
refuse-declined = This challenge was declined.
refuse-withdrawn = This challenge was withdrawn.
refuse-left = This challenge was withdrawn, since a player has left the server.

## The lobby

button-join = Join
button-leave = Leave
button-invite = Invite
button-begin = Begin
button-options = Options
lobby-gathers = { $host } is looking for players.
lobby-rematch = { $host } is looking for players for a rematch.
lobby-seats = **Players: { $joined } of { $size }**
lobby-host = { $who } · host
lobby-invited = { $who } · invited
lobby-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-waits = { $count ->
    [one] Waiting for { $count } more player: then the game begins by itself.
   *[other] Waiting for { $count } more players: the last seat taken begins the game by itself.
}
lobby-begins-with = { $count ->
    [one] With { $count } more player the host can press “{ button-begin }”; the last seat taken begins the game by itself.
   *[other] With { $count } more players the host can press “{ button-begin }”; the last seat taken begins the game by itself.
}
lobby-begins-now = { $host } can press “{ button-begin }” now, { $count ->
    [one] to play alone
   *[other] for a game of { $count }
}. With the last seat taken it begins by itself.
lobby-lapses = -# Unless the game begins, the table closes { $when }.
lobby-moved = { $game }, table { $table }: the card stands further down now.
lobby-withdrawn = { $game }, table { $table }: everybody has left, so the table was closed.
lobby-expired = { $game }, table { $table }: { $names }. The game was not begun in time.
lobby-unposted = { $game }, table { $table }: { $names }. The table could not be posted in time, so nothing was begun.
lobby-posted =
    Your table is open: { $url }
    There you can invite others, change the options and begin; I tell you when it is your turn.
lobby-runs =
    Your game has begun: { $url }
    Press “{ button-play }” there when it is your turn.

refuse-already-seated = You sit at this table already.
refuse-full = All seats at this table are taken, or kept for somebody who is invited.
refuse-not-host = Only the host of this table can do that.
refuse-cannot-begin =
    { $joined ->
        [one] { $joined } player has joined; possible numbers with these options: { $counts }.
       *[other] { $joined } players have joined; possible numbers with these options: { $counts }.
    }
refuse-begin-exactly =
    { $joined ->
        [one] { $joined } player has joined so far; with these options exactly { $count } play.
       *[other] { $joined } players have joined so far; with these options exactly { $count } play.
    }
refuse-lobby-withdrawn = Everybody had left this table, so it was closed. You can open a new one.
refuse-lobby-expired = This table was closed, as its game was not begun in time. You can open a new one.

## Seats

button-seat = My seat
seat-title = ### Your seat · { $game } · table { $table }
seat-note = What you choose shows on the table’s card at once.
seat-nothing = There is nothing for you to choose here: the game gives you your colour, and the host names who begins.
seat-lot = Who begins is drawn by lot.
seat-lot-else = If { $who } doesn’t come, it is drawn by lot who begins.
seat-sides = { $sides } · chosen under “{ button-seat }”, else drawn by lot
seat-begins = { $who } · begins
seat-colour = Colour: { $colour }
seat-colour-0 = gold
seat-colour-1 = blue
seat-colour-2 = green
seat-colour-3 = red
seat-colour-4 = white
seat-colour-5 = violet
seat-colour-6 = black
seat-colour-7 = pink
seat-side-room = { $side }: { $taken } of { $room }
seat-side = Side: { $side } ({ $taken } of { $room })
seat-side-any = Side: drawn by lot
seat-first = Begins: { $name }
seat-first-lot = Begins: drawn by lot

## Invitations to a lobby

invite-title = ### Invite · { $game } · table { $table }
invite-whom =
    { $free ->
        [one] Whom do you invite? { $free } seat is free and will be kept. Whoever is invited is pinged once.
       *[other] Whom do you invite? { $free } seats are free and will be kept. Whoever is invited is pinged once.
    }
invite-pick = Choose people …
invite-done = Invited: { $names }. The table’s new card has pinged { $count ->
    [one] this player
   *[other] these players
}: { $url }

refuse-join-first = Only those who have joined can invite others.
refuse-already-here = Somebody you chose sits at this table already, or is invited.
refuse-few-seats =
    { $free ->
        [one] Only { $free } seat is free: choose fewer people.
       *[other] Only { $free } seats are free: choose fewer people.
    }

## What the game is like

button-example = Example
example-title = ### Example · { $game } · table { $table }
example-player = Player { $number }
example-note = -# The middle of a game for { $count } with this table’s options, as everybody can see it. I played it myself.

## Options of a lobby

options-title = ### Options · { $game } · table { $table }
options-note = The table’s card shows each change at once.
options-size = Seats: { $count }
options-labelled = { $option }: { $value }
options-usual = -# As usual · { $options }
options-marks = -# ! to !!!!: how hard it is
options-yes = on
options-no = off
options-switch = { $option }: { $value ->
    [yes] on · turn off
   *[no] off · turn on
}

refuse-crowded =
    { $size ->
        [one] That leaves { $size } seat, but { $seated } people sit here or are invited.
       *[other] That leaves { $size } seats, but { $seated } people sit here or are invited.
    }

## Both

refuse-unknown-game = I don’t know that game.
refuse-seats = Possible numbers of players with these options: { $counts }.
refuse-seats-exactly =
    { $count ->
        [one] With these options this game is for { $count } player.
       *[other] With these options this game is for { $count } players.
    }
refuse-side-full =
    { $count ->
        [one] That side is full: it takes { $count } player.
       *[other] That side is full: it takes { $count } players.
    }
refuse-sides-crowded =
    { $count ->
        [one] { $count } player can’t be on the sides that were chosen. Choose other sides, or let them be drawn.
       *[other] { $count } players can’t be on the sides that were chosen. Choose other sides, or let them be drawn.
    }
refuse-colour-taken = <@{ $person }> has this colour. Choose another one.
refuse-first-given = With these options the rules say who begins: nobody can be named.
refuse-first-left = That person has left the table meanwhile. Name somebody else.
refuse-out = For you this game is over. Those who are still in it play it out.
refuse-same-person = Each seat needs another person.
refuse-already-started = This game has begun already.
refuse-unposted = This table could not be posted in time, so nothing was begun.
refuse-aborted = A moderator closed this table: it has no result.
refuse-deserted = This table was closed without a result, since a player had left the server.
refuse-not-expired = This table still stands.
refuse-bot = Bots don’t play. Choose a person.
refuse-oneself = You can’t challenge yourself. Invite somebody else.
refuse-not-member = That person isn’t in this server, so they couldn’t answer. Invite them to the server first.
refuse-not-posted = I couldn’t post the table’s card in this channel, so nothing was started. Check my rights here and try again.
