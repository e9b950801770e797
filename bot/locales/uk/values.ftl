# Значення, однакові в усіх іграх.

course-n = ↑ північ
    .sign = ↑
course-ne = ↗ північний схід
    .sign = ↗
course-e = → схід
    .sign = →
course-se = ↘ південний схід
    .sign = ↘
course-s = ↓ південь
    .sign = ↓
course-sw = ↙ південний захід
    .sign = ↙
course-w = ← захід
    .sign = ←
course-nw = ↖ північний захід
    .sign = ↖

# Чиясь фігура. $owner: ім’я гравця. $piece: «фрегат f2».
piece-of = { $piece } ({ $owner })
