# A partner moves for somebody who isn’t there.

steer = 🧭 { $name } isn’t there. { $partner }, who plays with { $name }, can move for { $name }.
steer-you = 🧭 { $name } isn’t there. You can move for { $name } until { $name } is back, and would then see that seat’s secrets.
steered = 🧭 { $name } isn’t there: { $partner } moves for { $name } and sees that seat’s secrets.
steered-you = 🧭 You weren’t there, so { $partner } moves for you and sees your secrets. Press “{ button-return }” or simply move to play yourself again.
steered-partner = 🧭 You move for { $name }, who isn’t there, and see that seat’s secrets.
steering-for = 🧭 You move for { $name } and see that seat’s secrets.
steering-who = { $partner } for { $name }
steering-about = { $about }, for { $name }
steering-begun = 🧭 You move for { $name } from now on and see what { $name } sees. Everybody at the table is told.
steering-over = 🧭 You no longer move for { $name }.
done-by-partner = { $name } ({ $partner } moved)
button-steer = Steer for { $name }
button-steering = Play for { $name }
button-release = Stop steering
button-own = My own view
refuse-not-steering = You don’t move for that player (any more). “{ button-view }” on the card shows your own seat.
refuse-steer-no-partner = You can only move for somebody of your own team who is still in the game.
refuse-steer-already = You move for that player already: press “{ button-play }”.
refuse-steer-taken = Somebody else of your team moves for that player, or comes first in seat order to do so.
refuse-steer-there = The bot doesn’t move for that player, so nobody else does.
refuse-steer-nobody = There is nobody at this table for whom you could move now: only the next of the team may move for a player who isn’t there.
command-table-steer = Move for a partner of your team who isn’t there
    .name = steer
command-table-release = Stop moving for a partner
    .name = release
