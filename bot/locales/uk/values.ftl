# Значення, однакові в усіх іграх.

course-n = ↑ північ
course-ne = ↗ північний схід
course-e = → схід
course-se = ↘ південний схід
course-s = ↓ південь
course-sw = ↙ південний захід
course-w = ← захід
course-nw = ↖ північний захід
