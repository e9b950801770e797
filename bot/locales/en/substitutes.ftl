# Seats of running games that change hands.

## On the card and in one's own view

seat-vacant = Vacant seat
seat-offered = 🔄 { $name } is looking for a substitute. Anybody who has never played at this table can take the seat; { $name } plays on until then.
seat-offered-own = 🔄 You are offering your seat. It stays yours until somebody takes it; “{ button-seat-keep }” ends the offer.
seat-opened = 🔄 { $name } isn’t there, so { $asker } has opened the seat. Anybody who has never played at this table can take it, unless { $name } is back first.
seat-opened-own = 🔄 You weren’t there, so { $asker } has opened your seat to a substitute. It stays yours if you move or press “{ button-seat-keep }” before somebody takes it.
seat-free = 🔄 A seat is vacant and the bot makes its moves. Anybody who has never played at this table can take it.
seat-asks = 🔄 { $who } would like to play for { $name } from now on. The opponent decides; without an answer the request lapses { $when }.
seat-asks-you = 🔄 { $who } would like to play for { $name } from now on. You decide; without your answer the request lapses { $when }.
seat-asks-vacant = 🔄 { $who } would like to have the vacant seat. The opponent decides; without an answer the request lapses { $when }.
seat-asks-vacant-you = 🔄 { $who } would like to have the vacant seat. You decide; without your answer the request lapses { $when }.
seat-changed = 🔄 { $name } has taken over the seat of { $owner } { $when }.
seat-left-vacant = 🔄 { $owner } no longer plays at this table { $when }.
seat-former = -# { $game }, table { $table }. { $why }
result-tenure = { $owner } played until { $when }, then { $name }
log-seat = { $when } 🔄
event-seat-taken = From here on { $seat } plays this seat; before, it was somebody else
    .brief = 🔄 takes the seat over

## Buttons and what they do

button-seats = Find a substitute
button-seat-offer = Offer my seat
button-seat-keep = Keep my seat
button-seat-open = Open the seat of { $name }
button-seat-take = Take the seat
button-seat-take-of = Take the seat of { $name }
button-seat-list = Take a seat
button-seat-ask = Ask for the seat
button-seat-yes = Agree to { $who }
button-seat-no = Decline { $who }
button-seat-back = Withdraw my request
seats-title = ### Substitutes · { $game } · table { $table }
seats-about =
    Somebody who has never played at this table can take your seat over.
    - Until then you play on, and “{ button-seat-keep }” ends the offer.
    - The new player has the position with its secrets, and a full clock. The result is theirs.
    - What you haven’t finished of a turn, have asked for or voted on doesn’t go with the seat. Pacts and standing orders do.
    - Afterwards you see the game as spectators do, and can’t take a seat here again.
seats-duel = - Your opponent must agree to the person.
seats-away = For somebody who isn’t there you can open the seat: it stays that player’s until somebody takes it.
seats-which = Which seat would you like to take?
seat-offer-done = 🔄 Your seat is open to a substitute. You play on until somebody takes it.
seat-open-done = 🔄 The seat of { $name } is open to a substitute. { $name } is told.
seat-keep-done = 🔄 You keep your seat.
seat-agree-done = 🔄 Agreed: { $name } plays from now on.
seat-decline-done = 🔄 Declined. The person is told.
take-title = ### Take a seat · { $game } · table { $table }
take-for = You would play for { $name } from now on, to the end of the game.
take-free = You would take the vacant seat and play to the end of the game.
take-side = Side: { $side }
take-clock =
    Your clock would start with { $left }.
    { $terms }
take-public = This is what everybody sees. What is secret in this seat you see once you have taken it; its pacts and standing orders stay as they are.
take-asks = { $other } must agree to you; without an answer your request lapses <t:{ $until }:R>.
take-done = 🔄 The seat is yours: you play from now on.
take-asked = 🔄 { $other } is asked whether you may take the seat. You are told what comes of it.
take-withdrawn = 🔄 Your request is withdrawn.
take-none = There is no table on this server, in a channel that you can see, with a seat for you to take.
take-told-declined = 🔄 { $game }, table { $table }: you don’t get the seat that you asked for. The opponent prefers another solution.
take-told-lapsed = 🔄 { $game }, table { $table }: there was no answer in time to your request for a seat. If the seat is still open, you can ask again.
take-told-gone = 🔄 { $game }, table { $table }: the seat that you asked for is no longer open.

## What can't be done

refuse-seat-handed = You gave this seat up. Somebody else plays it now; you see the game as spectators do.
refuse-seat-opened = You weren’t there, so somebody else has taken this seat over. You see the game as spectators do.
refuse-seat-unseated = You no longer play at this table: a moderator has made your seat free. You see the game as spectators do.
refuse-seat-left = You left this table and gave your seat up. You see the game as spectators do.
refuse-seat-alone = You play here alone: there is nobody who would wait for a substitute.
refuse-seat-open = This seat is open already: anybody can take it.
refuse-seat-there = This player is there. You can only open the seat of somebody who isn’t: on autopilot, gone from the server, or late for seven days.
refuse-seat-bot = Flotilla plays this seat itself, and nobody can take it.
refuse-seat-kept = Your seat isn’t open to anybody: it is yours.
refuse-seat-shut = This seat isn’t open (any more): somebody has taken it, or its player keeps it.
refuse-seat-own = This is your own seat. “{ button-seat-keep }” ends the offer.
refuse-seat-two = You already play at this table, and nobody has two seats.
refuse-seat-before = You have held a seat at this table before, so you can’t take one again.
refuse-seat-waiting = You have asked for this seat. The request waits for an answer until <t:{ $until }:f>; “{ button-seat-back }” takes it back.
refuse-seat-declined = Your request for this seat was declined.
refuse-seat-many =
    { $count ->
        [one] Already { $count } person waits for an answer about this seat. Try again later.
       *[other] Already { $count } people wait for an answer about this seat. Try again later.
    }
refuse-seat-nothing = You haven’t asked for a seat at this table.
refuse-seat-no-say = Only the opponent decides about this.
refuse-seat-cant = This person can’t take the seat now. You can decline, or wait for somebody else.
refuse-seat-elsewhere = A seat can only be taken on the server of its table.

## Commands

command-table-substitute = Look for somebody who plays on for you, or for a player who isn’t there
    .name = substitute
command-table-keep = Keep your seat, which is open to a substitute
    .name = keep
command-table-take = Take an open seat in a running game on this server
    .name = take
command-take-table = The table with an open seat
    .name = table
