# Картка столу, коротка розповідь про ходи, журнал і підсумки.

## Картка

card-title = ### { $game } · стіл { $table }
card-owes = Хід за { $who } · { $about }
card-order = Черговість ходів: { $names }
card-next = Наступні ходи: { $names }
card-before = До першого ходу, по черзі: { $names }
card-then = Потім ходять: { $names }
card-out = Вибули з партії: { $names }
card-score = { $name } **{ $points }**{ $goal ->
    [0] { "" }
   *[other] { " " }з { $goal }
}
points-now = Очки зараз
card-scores = -# { $what }: { $scores }
card-began = { $game }, стіл { $table }: { $names }. Партія почалася.
card-retired = { $game }, стіл { $table } · { $move }
card-dm-closed = -# { $name } не приймає від мене особистих повідомлень: позицію покаже кнопка «{ button-view }».
card-seal = -# Відбиток (запорука чесного жеребу): `{ $seal }`
card-no-files = -# Я не маю в цьому каналі права { $right }, тому поле описано словами.
shown = [Картка тут]({ $url }).
show-locked = Показати картку тут не можу: гілку закрито.
show-rights = Показати картку тут не можу, мені бракує прав: { $rights }. Попросіть модератора надати їх.
show-forbidden = Discord не дає мені показати картку тут: схоже, у мене забрали якесь право в цьому каналі.
show-refused = Discord не приймає цю картку.
show-away = Discord зараз не приймає картку. Спробуйте ще раз трохи згодом.
show-stays = Картка [там само, де була]({ $url }).

## Що сталося, коротко

brief-line = { $name }: { $did }
brief-times = { $did } ×{ $times }
taken-back = ↩️ Останній крок скасовано.

## Підсумки

result-won = 🏆 Перемога: { $names }!
result-shared = 🏆 Спільна перемога: { $names }!
result-places = Місця: { $names }
result-nobody = Ніхто не переміг.
result-draw = Нічия!
result-team =
    { $won ->
        [yes] 🏆 { $company ->
            [alone] Ви впоралися!
           *[others] Ви впоралися всі разом!
        }
       *[no] Цього разу море виявилося сильнішим.
    }
result-score =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очки
       *[many] { $name }: { $points } очок
    }
result-seed = -# Зерно жеребу: `{ $seed }` · його відбиток (SHA-256 від цього тексту), показаний на початку: `{ $seal }`
rematch-open = [Реванш]({ $url }) запропоновано.
rematch-runs = [Реванш]({ $url }) почався.

## Журнал

button-log = Журнал
button-log-first = ⏮
button-log-last = ⏭
log-title = ### Журнал · { $game } · стіл { $table }
log-seal = -# Відбиток жеребу (SHA-256 від тексту зерна, яке покажуть наприкінці): `{ $seal }`
log-start = { $when } Партія почалася.
log-turn = { $when } { $name }: `{ $moves }`

## Чужі столи

which-table-watched = Про який стіл розповісти?
table-watched = Стіл { $table } · { $game }: { $names }
