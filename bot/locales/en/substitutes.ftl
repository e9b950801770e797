# Seats of running games that change hands.

seat-vacant = Vacant seat
refuse-seat-handed = You gave this seat up. Somebody else plays it now; you see the game as spectators do.
refuse-seat-opened = You were away, so somebody else has taken this seat over. You see the game as spectators do.
refuse-seat-unseated = You no longer play at this table: a moderator has made your seat free. You see the game as spectators do.
refuse-seat-left = You left this table and gave your seat up. You see the game as spectators do.
event-seat-taken = { $seat } plays this seat from here on, in somebody else’s place
    .brief = { $seat } takes a seat over
