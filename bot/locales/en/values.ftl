# Values that are the same in every game.

course-n = ↑ north
course-ne = ↗ north-east
course-e = → east
course-se = ↘ south-east
course-s = ↓ south
course-sw = ↙ south-west
course-w = ← west
course-nw = ↖ north-west

# Somebody’s piece. $owner: a player’s name. $piece: "frigate f2".
piece-of = { $owner }’s { $piece }
