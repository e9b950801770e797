# Age of Sail: the position in words, and how it ended. $seat: a player’s name. $ship: "frigate f2", of $seat; $n: shots used. $cells: "A2 B1".

## the position in words

ageofsail-line-situation = Situation: { $card }.
ageofsail-line-orders = Your standing orders: { $fire }; { $bear }; { $forts }; { $prizes }.
ageofsail-line-orders-race = Your standing orders: { $fire }; { $bear }.
ageofsail-line-orders-fort = Your standing order: { $forts }.
ageofsail-line-round = Round { $round } of { $rounds }. Rounds without a mast lost in battle: { $quiet } of { $end }.
ageofsail-line-round-printed = Round { $round }. Rounds without a mast lost in battle: { $quiet } of { $end }.
ageofsail-line-round-race = Round { $round } of { $rounds }.
ageofsail-line-fleet = { $seat }: masts { $masts }; score for the open sea { $sum }, so far { $now } in this round.
ageofsail-line-fleet-printed = { $seat }: masts { $masts }.
ageofsail-line-brief = { $seat }: masts { $masts }, score { $sum } (+{ $now } in this round), live cannons { $cannons }.
ageofsail-line-brief-printed = { $seat }: masts { $masts }, live cannons { $cannons }.
ageofsail-line-part = { $start }–{ $end }: { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} of { $names }.
ageofsail-line-out = { $seat } is out of the battle.
ageofsail-line-fort =
    Fort: { $n ->
        [0] no live cannons
       *[other] live cannons { $cells }
    }; { $arms ->
        [0] coat of arms turned over
       *[other] coat of arms face up
    }.
ageofsail-line-role-pirates = { $seat } is the merchant captain.
ageofsail-line-role-hunt = { $seat } is the hunted pirate.
ageofsail-line-role-assault = { $seat } defends the fort.
ageofsail-line-order = { $seat } holds the order: +1 on each die and on the range.
ageofsail-line-line = { $seat }’s line, from first to last: { $ships }.
ageofsail-line-waiting = { $seat } has yet to place: { $ships }.
ageofsail-line-silent = Silent fort on { $cells }: who is next to it wins.
ageofsail-line-fort-laid =
    Fort: { $n ->
        [0] no live cannons
       *[other] { $n } of { $all } cannons live, { $cells }
    }{ $over ->
        [0] { "" }
       *[other] ; turned over { $down }
    }.
ageofsail-line-party =
    Ashore on { $cells }: { $seat }, { $n ->
        [one] { $n } mast
       *[other] { $n } masts
    }{ $count ->
        [1] { "" }
       *[other] { " " }each
    }.

## how it ended

ageofsail-how-last = The last fleet afloat
ageofsail-how-left = Only one player is left
ageofsail-how-quiet-sums = No mast lost in battle for too long: decided by the score for the open sea
ageofsail-how-quiet-masts = No mast lost in battle for too long: decided by masts afloat
ageofsail-how-quiet-cannons = No mast lost in battle for too long: decided by live cannons
ageofsail-how-quiet-even = No mast lost in battle for too long: all is equal
ageofsail-how-rounds-sums = The last round is over: decided by the score for the open sea
ageofsail-how-rounds-masts = The last round is over: decided by masts afloat
ageofsail-how-rounds-cannons = The last round is over: decided by live cannons
ageofsail-how-rounds-even = The last round is over: all is equal
ageofsail-how-pirates-home = The merchant captain has brought the ship to the fort
ageofsail-how-pirates-delivered = A pirate has brought the captured ship to the fort
ageofsail-how-pirates-alone = Nobody else has a vessel left
ageofsail-how-pirates-sunk = The merchant ship is sunk: nobody has won
ageofsail-how-pirates-gone = The merchant ship has left the game with her captain
ageofsail-how-pirates-draw = The last round is over, and the merchant ship is still at sea
ageofsail-how-hunt-reached = The pirate has reached the fort
ageofsail-how-hunt-alone = No hunter is left
ageofsail-how-hunt-sunk = The pirate has been sunk
ageofsail-how-hunt-boarded = The pirate has been beaten in a boarding
ageofsail-how-hunt-draw = The last round is over, and the pirate is still at sea
ageofsail-how-assault-taken = The fort is taken: no live cannon, and a party ashore
ageofsail-how-assault-held = The fort has held: no ship and no party is left
ageofsail-how-assault-spent = The fort has held: nobody is ashore, and no ship can land a party any more
ageofsail-how-assault-rounds = The fort has held to the end of the last round
ageofsail-how-abandoned = No player is left on one side
ageofsail-fact-standing = { $seat }: open sea { $sum }, masts { $masts }, live cannons { $cannons }
ageofsail-fact-standing-printed = { $seat }: masts { $masts }, live cannons { $cannons }
