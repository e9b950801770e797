# Значения, одинаковые во всех играх.

course-n = ↑ север
course-ne = ↗ северо-восток
course-e = → восток
course-se = ↘ юго-восток
course-s = ↓ юг
course-sw = ↙ юго-запад
course-w = ← запад
course-nw = ↖ северо-запад

# Чья-то фигура. $owner: имя игрока. $piece: «фрегат f2».
piece-of = { $piece } ({ $owner })
