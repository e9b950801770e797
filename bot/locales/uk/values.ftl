# Значення, однакові в усіх іграх.

course-n = ↑ північ
course-ne = ↗ північний схід
course-e = → схід
course-se = ↘ південний схід
course-s = ↓ південь
course-sw = ↙ південний захід
course-w = ← захід
course-nw = ↖ північний захід

# Чиясь фігура. $owner: ім’я гравця. $piece: «фрегат f2».
piece-of = { $piece } ({ $owner })
