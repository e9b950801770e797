# Values that are the same in every game.

course-n = ↑ north
    .sign = ↑
course-ne = ↗ north-east
    .sign = ↗
course-e = → east
    .sign = →
course-se = ↘ south-east
    .sign = ↘
course-s = ↓ south
    .sign = ↓
course-sw = ↙ south-west
    .sign = ↙
course-w = ← west
    .sign = ←
course-nw = ↖ north-west
    .sign = ↖

# Somebody’s piece. $owner: a player’s name. $piece: "frigate f2".
piece-of = { $owner }’s { $piece }
