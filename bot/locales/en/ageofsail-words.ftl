# Age of Sail: the position in words, and how it ended. $seat: a player’s name. $ship: "frigate f2", of $seat; $n: shots used. $cells: "A2 B1".

## the position in words

ageofsail-line-situation = Situation: { $card }.
ageofsail-line-orders = Your standing orders: { $fire }; { $bear }; { $forts }; { $prizes }.
ageofsail-line-round = Round { $round } of { $rounds }. Rounds without a mast lost in battle: { $quiet } of { $end }.
ageofsail-line-round-printed = Round { $round }. Rounds without a mast lost in battle: { $quiet } of { $end }.
ageofsail-line-fleet = { $seat }: masts { $masts }; score for the open sea { $sum }, so far { $now } in this round.
ageofsail-line-fleet-printed = { $seat }: masts { $masts }.
ageofsail-line-brief = { $seat }: masts { $masts }, score { $sum } (+{ $now } in this round), live cannons { $cannons }.
ageofsail-line-brief-printed = { $seat }: masts { $masts }, live cannons { $cannons }.
ageofsail-line-part = { $start }–{ $end }: { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} of { $names }.
ageofsail-line-out = { $seat } is out of the battle; the fort is silent.
ageofsail-line-fort =
    Fort: { $n ->
        [0] no live cannons
       *[other] live cannons { $cells }
    }; { $arms ->
        [0] coat of arms turned over
       *[other] coat of arms face up
    }.

## how it ended

ageofsail-how-last = The last fleet afloat
ageofsail-how-quiet-sums = No mast lost in battle for too long: decided by the score for the open sea
ageofsail-how-quiet-masts = No mast lost in battle for too long: decided by masts afloat
ageofsail-how-quiet-cannons = No mast lost in battle for too long: decided by live cannons
ageofsail-how-quiet-even = No mast lost in battle for too long: all is equal
ageofsail-how-rounds-sums = The last round is over: decided by the score for the open sea
ageofsail-how-rounds-masts = The last round is over: decided by masts afloat
ageofsail-how-rounds-cannons = The last round is over: decided by live cannons
ageofsail-how-rounds-even = The last round is over: all is equal
ageofsail-fact-standing = { $seat }: open sea { $sum }, masts { $masts }, live cannons { $cannons }
ageofsail-fact-standing-printed = { $seat }: masts { $masts }, live cannons { $cannons }
