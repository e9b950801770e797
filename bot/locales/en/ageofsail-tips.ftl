# Tips for somebody's first games of Age of Sail: by what there is to learn (`lessons` of the game), one a turn, five a game at
# most. Two sentences, 220 characters at most.

## the wind, the fort and the open sea

ageofsail-tip-sailing-1 = Leave your fort: an undamaged ship that stays beside it loses a mast at the end of your turn. In the open sea, more than 3 cells away, your masts score.
ageofsail-tip-sailing-2 = A ship turns first and then sails straight ahead, as far as the wind allows. The rose shows the range on each course: most downwind, nothing dead against it.
ageofsail-tip-sailing-3 = Keep two cells away from enemy forts: each live cannon fires two dice at you, on every cell that you enter. Your own fort mends one mast of a damaged ship a turn.

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
