# Карточка стола, короткий рассказ о ходах, журнал и итоги.

## Карточка

card-title = ### { $game } · стол { $table }
card-owes = Ждём: { $who } · { $about }
card-order = Очерёдность ходов: { $names }
card-next = Следующие ходы: { $names }
card-before = До первого хода, по очереди: { $names }
card-then = Потом ходят: { $names }
card-out = Выбыли из партии: { $names }
card-score = { $name } **{ $points }**{ $goal ->
    [0] { "" }
   *[other] { " " }из { $goal }
}
points-now = Очки сейчас
card-scores = -# { $what }: { $scores }
card-began = { $game }, стол { $table }: { $names }. Партия началась.
card-retired = { $game }, стол { $table } · { $move }
card-dm-closed = -# { $name } не принимает от меня личных сообщений: позицию покажет кнопка «{ button-view }».
card-seal = -# Отпечаток (залог честного жребия): `{ $seal }`
card-no-files = -# У меня нет в этом канале права { $right }, поэтому доска описана словами.
shown = [Карточка здесь]({ $url }).
show-locked = Показать карточку здесь не могу: ветка закрыта.
show-rights = Показать карточку здесь не могу, мне не хватает прав: { $rights }. Попросите модератора дать их.
show-forbidden = Discord не даёт мне показать карточку здесь: похоже, у меня отняли какое-то право в этом канале.
show-refused = Discord не принимает эту карточку.
show-away = Discord сейчас не принимает карточку. Попробуйте ещё раз чуть позже.
show-stays = Карточка [там же, где была]({ $url }).

## Что произошло, коротко

brief-line = { $name }: { $did }
brief-times = { $did } ×{ $times }
taken-back = ↩️ Последнее действие взято назад.

## Итоги

result-won = 🏆 Победа: { $names }!
result-shared = 🏆 Общая победа: { $names }!
result-places = Места: { $names }
result-nobody = Никто не победил.
result-draw = Ничья!
result-team =
    { $won ->
        [yes] 🏆 { $company ->
            [alone] Вы справились!
           *[others] Вы справились все вместе!
        }
       *[no] На этот раз море оказалось сильнее.
    }
result-score =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
       *[many] { $name }: { $points } очков
    }
result-seed = -# Зерно жребия: `{ $seed }` · его отпечаток (SHA-256 от этого текста), показанный в начале: `{ $seal }`
rematch-open = [Реванш]({ $url }) предложен.
rematch-runs = [Реванш]({ $url }) начался.

## Журнал

button-log = Журнал
button-log-first = ⏮
button-log-last = ⏭
log-title = ### Журнал · { $game } · стол { $table }
log-seal = -# Отпечаток жребия (SHA-256 от текста зерна, которое покажут в конце): `{ $seal }`
log-start = { $when } Партия началась.
log-turn = { $when } { $name }: `{ $moves }`

## Чужие столы

which-table-watched = О каком столе рассказать?
table-watched = Стол { $table } · { $game }: { $names }
