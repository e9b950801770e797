# Tips for somebody's first games of Age of Sail: by what there is to learn (`lessons` of the game), one a turn, five a game at
# most. Two sentences, 220 characters at most.

## the battle

ageofsail-tip-battle-1 = Leave your fort together: ships that stay beside it undamaged lose a mast at the end of your turn. In the open sea, more than 3 cells away, your masts score.
ageofsail-tip-battle-2 = Guns fire only to the right and left. Come to rest so that the enemy lies abeam of you, but you lie ahead or astern of the enemy: then nobody can answer you at once.
ageofsail-tip-battle-3 = A salvo hits more surely, single shots may hit more than once. Against a ship with one mast left take the salvo.
ageofsail-tip-battle-4 = Board with more masts than the enemy has: each lost round costs one. The winner keeps a hull, or both if there are masts enough.
ageofsail-tip-battle-5 = Keep two cells away from enemy forts: each live cannon fires at you with two dice, on every cell that you enter. Your own fort mends a mast a turn for a damaged ship.

## situation cards

ageofsail-tip-situations-1 = The situation card comes after the wind and counts for your turn only. Look at both before you move your first ship.
ageofsail-tip-situations-2 = A teleport puts a ship at least 3 cells from every enemy ship: into the open sea to score, or beside your fort to be repaired. It counts as a move.
ageofsail-tip-situations-3 = Fog is the time to sail past forts, for nobody fires. Keen gunners are the time to attack: +1 on each die of yours.
