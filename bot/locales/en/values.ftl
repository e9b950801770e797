# Values that are the same in every game.

course-n = ↑ north
course-ne = ↗ north-east
course-e = → east
course-se = ↘ south-east
course-s = ↓ south
course-sw = ↙ south-west
course-w = ← west
course-nw = ↖ north-west
