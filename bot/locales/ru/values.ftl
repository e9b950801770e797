# Значения, одинаковые во всех играх.

course-n = ↑ север
    .sign = ↑
course-ne = ↗ северо-восток
    .sign = ↗
course-e = → восток
    .sign = →
course-se = ↘ юго-восток
    .sign = ↘
course-s = ↓ юг
    .sign = ↓
course-sw = ↙ юго-запад
    .sign = ↙
course-w = ← запад
    .sign = ←
course-nw = ↖ северо-запад
    .sign = ↖

# Чья-то фигура. $owner: имя игрока. $piece: «фрегат f2».
piece-of = { $piece } ({ $owner })
