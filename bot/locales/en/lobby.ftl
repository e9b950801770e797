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
challenge-unposted = { $game }, table { $table }: { $names }. The challenge could not be posted in time, so no game began.
closed-aborted = { $game }, table { $table }: { $names }. Closed by { $by }, a moderator of this server, without a result: nobody has lost.
challenge-posted =
    { "[" }Your challenge]({ $url }) is posted.
    The game begins as soon as it is accepted. I’ll tell you when it is your turn. Until it is accepted you can withdraw it there.
challenge-withdrawn-next = You have withdrawn the challenge, so there is no game. You can challenge { $invited } again in a day; { $invited } can challenge you now.

refuse-not-invited = You aren’t invited to this table.
refuse-already-joined = You have accepted already.
refuse-own-invitation = This is your own challenge: the others have to accept it.
refuse-not-challenger = Only the challenger can withdraw the challenge.
refuse-expired = This challenge has expired. You can make a new one.
refuse-declined = This challenge was declined.
refuse-withdrawn = This challenge was withdrawn.
refuse-left = This challenge was withdrawn because a player has left the server.

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
    [one] Waiting for { $count } more player. Then the game begins by itself.
   *[other] Waiting for { $count } more players. When the last seat is taken, the game begins by itself.
}
lobby-waits-host = { $count ->
    [one] Waiting for { $count } more player. Then the host can press “{ button-begin }”.
   *[other] Waiting for { $count } more players. Then the host can press “{ button-begin }”.
}
lobby-begins-with = { $count ->
    [one] With { $count } more player the host can press “{ button-begin }”. When the last seat is taken, the game begins by itself.
   *[other] With { $count } more players the host can press “{ button-begin }”. When the last seat is taken, the game begins by itself.
}
lobby-begins-now = { $host } can press “{ button-begin }” now { $count ->
    [one] to play alone
   *[other] to play with { $count } players
}. When the last seat is taken, the game begins by itself.
lobby-full = { $host } can press “{ button-begin }” now { $count ->
    [one] to play alone
   *[other] to play with { $count } players
}.
lobby-beginning = -# How the game can begin; lots are drawn anew.
lobby-lapses = -# Unless the game begins, the table closes { $when }.
lobby-moved = { $game }, table { $table }: the card is further down now.
lobby-withdrawn = { $game }, table { $table }: everybody left, so the table was closed.
lobby-expired = { $game }, table { $table }: { $names }. The game didn’t begin in time.
lobby-unposted = { $game }, table { $table }: { $names }. The table could not be posted in time, so no game began.
lobby-posted =
    { "[" }Your table]({ $url }) is open.
    There you can invite others, change the options and begin. I’ll tell you when it is your turn.
lobby-runs =
    { "[" }Your game]({ $url }) has begun.
    Press “{ button-play }” there when it is your turn.

refuse-no-seat-yet = You have no seat at this table yet. Press “{ button-join }” first.
refuse-already-seated = You already have a seat at this table.
refuse-full = All seats at this table are taken, or kept for people who are invited.
refuse-not-host = Only the host of this table can do that.
refuse-cannot-begin =
    { $joined ->
        [one] { $joined } player has joined. Possible numbers of players with these options: { $counts }.
       *[other] { $joined } players have joined. Possible numbers of players with these options: { $counts }.
    }
refuse-begin-exactly =
    { $joined ->
        [one] { $joined } player has joined so far. With these options the game needs exactly { $count }.
       *[other] { $joined } players have joined so far. With these options the game needs exactly { $count }.
    }
refuse-lobby-withdrawn = Everybody left this table, so it was closed. You can open a new one.
refuse-lobby-expired = This table was closed because its game didn’t begin in time. You can open a new one.

## Seats

button-seat = My seat
seat-title = ### Your seat · { $game } · table { $table }
seat-note = The table’s card shows your choice at once.
seat-nothing = There is nothing for you to choose here: in this game the colours are fixed.
seat-lot = The first player is chosen at random.
seat-lot-else = If { $who } doesn’t join, the first player is chosen at random.
seat-sides = { $sides } · choose under “{ button-seat }”, or it is random
seat-sides-kept = In a rematch everybody is where they were at first; “{ button-seat }” changes them.
seat-begins = { $who } · goes first
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
seat-side = Side: { $side }
seat-side-any = Side: at random
# $marks: colours of each team, as signs
seat-families = -# Each team has colours of its own: { $marks }. If yours isn’t one of your team’s, it changes when the game begins.
seat-first = First player: { $name }
seat-first-lot = First player: at random

## Invitations to a lobby

invite-title = ### Invite · { $game } · table { $table }
invite-whom =
    { $free ->
        [one] Who do you want to invite? { $free } seat is free and will be kept for them. Each person is pinged once.
       *[other] Who do you want to invite? { $free } seats are free and will be kept for them. Each person is pinged once.
    }
invite-pick = Choose players …
invite-done = Invited: { $names }. [The table’s new card]({ $url }) has pinged { $count ->
    [one] this player
   *[other] these players
}.

refuse-join-first = Only those who have joined can invite others.
refuse-already-here = Somebody you chose is already at this table, or invited.
refuse-few-seats =
    { $free ->
        [one] Only { $free } seat is free: choose fewer people.
       *[other] Only { $free } seats are free: choose fewer people.
    }

## What the game is like

button-example = Example
example-title = ### Example · { $game } · table { $table }
example-player = Player { $number }
example-note = -# { $count ->
    [one] A game played alone
   *[other] A game of { $count } players
} with this table’s options, halfway through, as everybody would see it. I played it myself.

## Options of a lobby

options-title = ### Options · { $game } · table { $table }
options-note = The table’s card shows each change at once.
options-size = Seats: { $count }
options-labelled = { $option }: { $value }
options-usual = -# Defaults · { $options }
options-marks = -# ! is easy, !!!! very hard
options-yes = on
options-no = off
options-switch = { $option }: { $value ->
    [yes] on · turn off
   *[no] off · turn on
}

refuse-crowded =
    { $size ->
        [one] That leaves { $size } seat, but { $seated } people are here or invited.
       *[other] That leaves { $size } seats, but { $seated } people are here or invited.
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
        [one] There is no room: { $count } player has taken it. Choose another.
       *[other] There is no room: { $count } players have taken it. Choose another.
    }
refuse-sides-crowded =
    { $count ->
        [one] { $count } player doesn’t fit what was chosen. Somebody has to choose otherwise under “{ button-seat }”, or leave it to chance.
       *[other] { $count } players don’t fit what was chosen. Somebody has to choose otherwise under “{ button-seat }”, or leave it to chance.
    }
refuse-colour-taken = <@{ $person }> has this colour. Choose another one.
refuse-first-given = With these options the rules decide who goes first, so you can’t choose.
refuse-first-left = That person has left the table. Choose somebody else.
refuse-out = This game is over for you. The others play on.
refuse-same-person = Each seat needs a different person.
refuse-already-started = This game has already begun.
refuse-unposted = This table could not be posted in time, so no game began.
refuse-aborted = A moderator closed this table: it has no result.
refuse-not-expired = This table is still open.
refuse-bot = Other bots don’t play. Choose a person, or Flotilla itself.
refuse-oneself = You can’t challenge yourself. Invite somebody else.
refuse-not-member = That person isn’t in this server, so they couldn’t answer. Invite them to the server first.
refuse-not-posted = I couldn’t post the table’s card in this channel, so nothing was started. Check my permissions here and try again.
