# Tips for somebody's first games of Age of Sail: by what there is to learn (`lessons` of the game), one a turn, five a game at
# most. Two sentences, 220 characters at most.

## the wind, the fort and the open sea

ageofsail-tip-sailing-1 = { $scenario ->
    [battle] Leave your fort: an undamaged ship that stays beside it loses a mast at the end of your turn. In the open sea, more than 3 cells away, your masts score.
   *[other] Guns fire only to the right and left. Stop where the enemy lies abeam of you, but you lie ahead or astern of the enemy: then nobody can answer at once.
}
ageofsail-tip-sailing-2 = A ship turns first and then sails straight ahead, as far as the wind allows. The rose shows the range on each course: most downwind, nothing dead against it.
ageofsail-tip-sailing-3 = { $scenario ->
    [battle] Keep two cells away from enemy forts: each live cannon fires two dice at you, on every cell that you enter. Your own fort mends one mast of a damaged ship a turn.
   *[other] Choose the course by where you want to stop: once a ship has moved a cell her heading stays. The picture shows where she can get and what she could fire at from there.
}

## guns

ageofsail-tip-battle-1 = Guns fire only to the right and left. Stop where the enemy lies abeam of you, but you lie ahead or astern of the enemy: then nobody can answer at once.
ageofsail-tip-battle-2 = A salvo hits more surely, single shots may hit more than once. Against the last mast of a ship take the salvo.
ageofsail-tip-battle-3 = The dice decide each shot, so bring two ships against one. How your ships answer fire while you are away is set by your standing orders.

## boarding

ageofsail-tip-boarding-1 = Board with more masts than the enemy has: each lost roll costs one. Guns first, boarding afterwards.
ageofsail-tip-boarding-2 = The winner of a boarding keeps one ship, or both if there are masts enough and a free cell. A prize obeys you from your next turn on.
ageofsail-tip-boarding-3 = A ship carries no more masts than her class: of your three masts a captured brig takes only one. Keep the larger ship, or both.

## situation cards

ageofsail-tip-situations-1 = The situation card comes after the wind and counts for your turn only. Look at both before you move your first ship.
ageofsail-tip-situations-2 = A teleport puts a ship at least 3 cells from enemy ships and forts: into the open sea to score, or beside your fort to be repaired. The ship still acts after it.
ageofsail-tip-situations-3 = In fog you can sail past forts, for nobody fires. Keen gunners are the time to attack: +1 on each die of yours.

## lines

ageofsail-tip-line-1 = In a line only the first ship chooses a course, and the others follow in her track. Lay the whole line alongside an enemy: each ship that has a target abeam fires.
ageofsail-tip-line-2 = Forming a line ends the turn of its ships, so form it after they have fired. It sails as one from your next turn on.
ageofsail-tip-line-3 = Keep a line away from forts, for they may fire at each of its ships. Put a strong ship first: only she boards, and if she sinks the move is over.

## scenarios

ageofsail-tip-pirates-1 = A brig has no chance against three masts, so shoot masts off the merchant ship before you board. But spare the last one: if she sinks, nobody wins.
ageofsail-tip-pirates-2 = The merchant ship has three shots a side, and one hit sinks a brig. Fire at brigs abeam, and don’t let them come at you from ahead or astern.
ageofsail-tip-pirates-3 = Brigs sail twice as far as the wind card says, a captured ship doesn’t. Wait between the ship and the fort instead of chasing her, and take her close to it.
ageofsail-tip-hunt-1 = Each turn has a wind of its own, and nobody sails dead against it. The pirate keeps out of the hunters’ reach until a wind carries the frigate past them; hunters keep between pirate and fort.
ageofsail-tip-hunt-2 = Only six cells lie next to the fort. Where a hunter lies on one of them the pirate has to win a boarding, so keep a frigate there.
ageofsail-tip-hunt-3 = Only the hunter who sinks or beats the pirate wins, so don’t leave the last mast to another. An answer that sinks the pirate wins too, so the pirate fires from where nobody can answer.
ageofsail-tip-assault-1 = A row of cannons falls more easily than a fort in two rows, whose cannons cover one another. Without a ship of two masts nobody can land, so the defender fires at the large ships.
ageofsail-tip-assault-2 = { $printed ->
    [yes] Cannons fire at each ship on every cell that she enters within their reach. Come by the shortest way, and stop abeam of a cannon.
   *[no] Each cannon fires once a round in all. Attackers send a brig into reach first to draw the fire, then the others come; the defender may hold fire for a better target.
}
ageofsail-tip-assault-3 = Three masts together beat a cannon nine times in ten, two every other time, one hardly ever. So gather the party on a turned-over card before it moves on.
