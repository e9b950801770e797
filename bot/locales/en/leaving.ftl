# Players who have left the server, and being forgotten.

## On the card and in one’s own view

left = ⚠️ { $name } has left this server.
left-own = ⚠️ You have left this table’s server.
left-duel = ⚠️ { $name } has left this server. Unless { $name } comes back, the opponent can claim the win { $when }.
left-duel-you = ⚠️ { $name } has left this server. Unless { $name } comes back, you can claim the win { $when }. You don’t have to.
left-duel-own = ⚠️ You have left this table’s server. Unless you come back, your opponent can claim the win { $when }.
left-claim = ⚠️ { $name } has been gone from this server for more than a day. The opponent can claim the win or close the table without a result. If nothing changes, it closes { $when } without a result.
left-claim-you = ⚠️ { $name } has been gone from this server for more than a day. You can claim the win, close the table without a result or wait. If nothing changes, it closes { $when } without a result.
left-claim-own = ⚠️ You have left this table’s server, so your opponent can claim the win. If you come back or move before that, you play on.
left-wait = ⚠️ { $name } has left this server. The others can have usual moves made or agree to go on without { $name }. Unless { $name } comes back, the bot starts to move for { $name } { $when }.
left-wait-you = ⚠️ { $name } has left this server. You can have usual moves made; if all who are here agree, the game goes on without { $name }. Unless { $name } comes back, the bot starts to move for { $name } { $when }.
left-wait-own = ⚠️ You have left this table’s server. Unless you come back, the bot starts to move for you { $when }.
left-opening = ⚠️ { $name } has left this server. You haven’t both had a turn yet, so you can call the game off: “{ button-call-off }” under “{ button-more }”. Nobody loses.
left-alone = You are the only one of the players who is still here. You can play on, or close the table without a result.
private-left = You had left the server, and the others play on without you.
result-left = 🚪 Left the server: { $names }
done-by-left = { $name } (left the server)

## What can be done

button-desert = Close without a result
desert-sure = Close { $game }, table { $table }, without a result? Nobody loses.
deserted = { $game }, table { $table }, is closed without a result.
claim-sure-late = Your own time is up too. Close { $game }, table { $table }, without a result?
claim-sure-warden = You may kick or ban members of this server, so you can’t win because somebody has left it: the table closes without a result. Close { $game }, table { $table }, without a result?
refuse-nobody-absent = Everybody is back in this server: the game goes on.
refuse-absent = You have left this table’s server. Come back there to have a say.
refuse-left-early = Who has left the server has a day to come back. If nothing changes, you can do this <t:{ $when }:R>.
refuse-left-opening = You haven’t both had a turn yet, so there is no win to claim. You can call the game off: “{ button-call-off }” under “{ button-more }”. Nobody loses.
refuse-left-paused = There is a pause at this table, which must end first. If the players have agreed on it, you can end it by yourself, as a player has left the server (“{ button-asks }” under “{ button-more }”).
refuse-left-unsure = I can’t reach Discord just now to look up your rights in the server, so nothing was done. Please try again in a minute.
refuse-close-others = Other players are still here, so this needs their agreement: ask them with “{ button-asks }” under “{ button-more }”.

## How a table came to nothing

closed-deserted = { $game }, table { $table }: { $names }. Closed by { $by } without a result because a player has left the server: nobody has lost.
closed-abandoned = { $game }, table { $table }: { $names }. Closed without a result because a player has left the server and didn’t come back: nobody has lost.
refuse-deserted = This table was closed without a result because a player had left the server.

## Being forgotten

button-forget = Forget me
button-forget-yes = Yes, forget me
forget-sure = Do you want me to delete everything I know about you: name, language, settings, and your part in finished games? The games stay, without your name. What others have chosen for themselves stays too, such as a block. This can’t be taken back.
forget-seats =
    { $count ->
        [one] **Your seat will be given up at one table.** If the game is running, that is as if you resigned. If it hasn’t begun, you leave it.
       *[other] **Your seats will be given up at { $count } tables.** In games that are running, that is as if you resigned. You leave those that haven’t begun.
    }
forget-seat = - { $game }: { $label }
forgotten = I have forgotten you. If you use me again, we start from scratch.
