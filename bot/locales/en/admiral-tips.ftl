# Tips for first games of Admiral: by what is new in the game (`lessons`), one a turn, five a game at most. Two sentences, 220
# characters at most.

## sailing

admiral-tip-sailing-1 = One wind blows for all in a round: the vane shows how many cells a ship sails on each course. Downwind is farthest, and each 45° off it cost a cell.
admiral-tip-sailing-2 = A ship sails once a turn on one straight course, so a way of two courses takes two turns. Think of where you could go on from if the wind changes.
admiral-tip-sailing-3 = Ships, reefs and land bar the way, but a cell of a port has room for two. You may slip past one corner of land diagonally, not between two.

## races

admiral-tip-race-1 = { $scenario ->
    [mini1] A move goes at least 3 cells in a fresh wind, into the goal’s port too: get three cells or more away from it on a straight course. Passing through the port isn’t enough.
    [mini2] A move goes at least 3 cells in a fresh wind, into the goal’s port too: get three cells or more away from it on a straight course. Passing through the port isn’t enough.
   *[other] Who ends a move in the port of the opposite corner wins; passing through isn’t enough. The port is all cells next to the fort, so choose the nearest.
}
admiral-tip-race-2 = The wind may blow anywhere and changes each round, so pass the island on the side where it blows to now. All who arrive in the same round share the win.
admiral-tip-race-3 = Your ship bars others’ way too: at sea nobody gets through her. It is narrow at the reefs and beside the island.

## fighting

admiral-tip-battle-1 = Guns reach along rows, columns and diagonals, a fort’s the farthest: 5 cells straight, 4 diagonally. Don’t stop below a rival’s fort without need.
admiral-tip-battle-2 = One die decides for a salvo: all its shots hit, or none. If one hit is enough fire single shots, to sink her at once fire them together.
admiral-tip-battle-3 = At close range only a 2 misses: five in six hit, not four. Come close, fire a salvo, and then you may board in the same turn.
admiral-tip-battle-4 = A ship is repaired in the port of a fort of yours, a damage a turn, but doesn’t sail or fire meanwhile. The repair may begin in the turn in which she arrives.

## pearls

admiral-tip-pearls-1 = { $scenario ->
    [shoals] { $teams ->
        [none] { $players ->
            [2] Four pearls in own forts win.
            [6] Two pearls in own forts win.
           *[other] Three pearls in own forts win.
        } A galleon or a ship of the line carries the first at no loss, a brig or frigate gets slower by a cell.
        [as-2v2v2] Four pearls in your team’s forts win. A galleon or a ship of the line carries the first at no loss, a brig or frigate gets slower by a cell.
       *[other] Five pearls in your team’s forts win. A galleon or a ship of the line carries the first at no loss, a brig or frigate gets slower by a cell.
    }
    [fleet] Two of the three pearls in your fort win. A galleon or a ship of the line carries the first at no loss, a brig or frigate gets slower by a cell.
   *[other] Land pearls in a fort of yours before others do. A galleon or a ship of the line carries the first at no loss, a brig or frigate gets slower by a cell.
}
admiral-tip-pearls-2 = You may load a pearl and sail on in the same turn: load first. It is landed from any cell of your fort’s port.
admiral-tip-pearls-3 = A rival’s pearl can be won by boarding, or with the fort that holds it. A ship that sinks far from land takes hers down with her.

## storms

admiral-tip-storms-1 = In a storm every ship out of shelter drifts, and a reef costs a damage for each cell not sailed. Arrows on the picture show where she will end and what it costs.
admiral-tip-storms-2 = Shelter is a port, or land right beside her on the side that the wind comes from. Other ships and reefs don’t shelter her.
admiral-tip-storms-3 = In a storm only ships of the line fire, once each, and forts. A ship that fought in a boarding before drifting doesn’t drift in this round.

## boarding

admiral-tip-boarding-1 = Up to four ships may board at once, if they lie straight beside her. Their strength and dice count, so weaken the target by fire first.
admiral-tip-boarding-2 = The winner gets the other ship too, but all who fought have no more strength than the difference of points. If it is small some of them sink.
admiral-tip-boarding-3 = Ships that fought do nothing more in this round, so fire first. If points are equal all of them sink.

## reefs

admiral-tip-reefs-1 = Reefs change the storms: a ship that is driven on one is hurt. Lay them before rivals’ ports, not on your own way to the pearls.

## mines

admiral-tip-mines-1 = Lay mines where rivals will pass or want to lie: in your port and on the straight ways into it. Your own ships never set them off.
admiral-tip-mines-2 = Rivals’ mines lie within three cells of their fort: farther off you are safe. A mine does 3 damage, so it sinks a brig; send a stronger ship ahead.
admiral-tip-mines-3 = You may hold a mine, or let it wait for larger ships, at any time: “{ admiral-key-mines }” in your view. Nobody is told.

## fireships

admiral-tip-fireships-1 = A fireship explodes in her owner’s next turn, and every ship next to her loses her full strength. Sink or board her before, or get out of her way.
admiral-tip-fireships-2 = What counts is her full strength, not what is left of it. So make a fireship of a ship that you would lose anyway.
admiral-tip-fireships-3 = A fireship may still sail in the turn in which she explodes: so she reaches ships that aren’t near yet. Those next to her at that moment are hit, yours too.

## the last fort

admiral-tip-homes-1 = Without a fort you are out after three turns in a row. Keep two ships near it: they repair it, or rebuild the ruin.
admiral-tip-homes-2 = A fort that you take is yours with all its pearls, and they count at once. Fire at it first, then storm it with all ships in its port.
admiral-tip-homes-3 = A ruined fort loses its pearls for good. If yours is nearly done for, carry them to another or put two ships to work on it.

## teams

admiral-tip-teams-1 = Pearls in a partner’s fort count for your team, so land them in the nearest one. But your ships are repaired in your own ports only.
admiral-tip-teams-2 = Your guns and mines spare partners, a fireship doesn’t. One ship of yours and one of a partner’s can work on a fort together.
admiral-tip-teams-3 = To a partner without a fort you may give one of yours, pearls and all. Not your last one: then you would be out at once.
