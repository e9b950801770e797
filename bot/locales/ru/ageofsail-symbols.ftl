# Что значат значки на картинках «Адмирала: эпохи парусов»: не больше 90 знаков, лучше 40. `sign` говорит, как знак выглядит.

## море

ageofsail-symbol-line = линейный корабль: три мачты, по три пушки с борта
    .sign = длинный корабль с тремя парусами
ageofsail-symbol-frigate = фрегат: две мачты, по две пушки с борта
    .sign = корабль с двумя парусами
ageofsail-symbol-brig = бриг: одна мачта, по одной пушке с борта
    .sign = короткий корабль с одним парусом
ageofsail-symbol-lane = линия: корабли идут вместе, ведёт острый конец
    .sign = полоса цвета владельца под кораблями, с одного конца острая
ageofsail-symbol-acted = корабль уже действовал
    .sign = бледный корабль в списке
ageofsail-symbol-cannon = целая пушка
    .sign = тёмная пушка на плитке
ageofsail-symbol-fired = пушка уже стреляла
    .sign = пушка с дымом
ageofsail-symbol-turned = перевёрнутая карта: преграждает путь и больше не стреляет
    .sign = обломки на плитке
ageofsail-symbol-arms = герб крепости: не пушка и не цель
    .sign = щит со значком владельца
ageofsail-symbol-silent = крепость выбывшего игрока: только преграждает путь
    .sign = серые плитки
ageofsail-symbol-fired-round = пушка уже стреляла в этом раунде
    .sign = пушка с дымом
ageofsail-symbol-stone = ничья крепость: только преграждает путь
    .sign = серые стены без пушек
ageofsail-symbol-harbour = рядом с крепостью: здесь побеждают
    .sign = светлая клетка с якорем
ageofsail-symbol-field = здесь можно заложить крепость
    .sign = пунктир вокруг части моря
ageofsail-symbol-laid = клетка, выбранная для крепости
    .sign = стены вокруг числа
ageofsail-symbol-party = десант: фигурка за каждую мачту
    .sign = фигурки цвета владельца на плитке
ageofsail-symbol-party-spent = десант, который в этот ход больше не пойдёт
    .sign = бледные фигурки на плитке

## последний ход каждого

ageofsail-symbol-drift = куда корабль снесло в шторм
    .sign = белая волнистая линия
ageofsail-symbol-teleport = отсюда корабль ушёл телепортом
    .sign = белое кольцо из точек
ageofsail-symbol-shift = куда корабль сдвинули после абордажа
    .sign = несколько белых точек
ageofsail-symbol-struggle = бой десанта с пушкой
    .sign = скрещённые сабли

## что можно сделать

ageofsail-symbol-reach = здесь по кораблю будет стрелять крепость этого игрока
    .sign = маленький значок в углу клетки

## карты хода

ageofsail-symbol-storm = шторм: корабль сносит по ветру
    .sign = туча с молнией
ageofsail-symbol-teleport-card = телепорт: один свой корабль можно поставить в другое место
    .sign = пунктирное кольцо со стрелкой наружу
ageofsail-symbol-repair-card = ремонт в море: повреждённому кораблю снова ставят мачту
    .sign = гаечный ключ и мачта
ageofsail-symbol-fair = попутный ветер: дальность +1, но не против ветра
    .sign = полный парус с +1
ageofsail-symbol-calm = штиль: в этот ход корабли не идут
    .sign = обвисший парус с 0
ageofsail-symbol-gunners = меткие канониры: +1 к каждому кубику своих атак
    .sign = пушка с +1
ageofsail-symbol-fog = туман: в этот ход не стреляет никто
    .sign = полосы тумана
ageofsail-symbol-shift-card = перемена ветра: открыта ещё одна карта ветра
    .sign = две изогнутые стрелки
ageofsail-symbol-quiet = спокойное море: ничего не происходит
    .sign = ровные волны

## рядом с морем

ageofsail-symbol-round = раунд и последний раунд
    .sign = песочные часы
ageofsail-symbol-calm-rounds = раунды без потери мачт и предел
    .sign = перечёркнутая вспышка
ageofsail-symbol-masts = мачты на плаву
    .sign = парус
ageofsail-symbol-cannons = целые пушки
    .sign = пушка на лафете
ageofsail-symbol-score = счёт за открытое море, + этот раунд
    .sign = звезда
ageofsail-symbol-ashore = мачты на берегу
    .sign = три фигурки
ageofsail-symbol-waiting = корабли, которые ещё не вышли в море
    .sign = маленькие корабли в рамке списка
ageofsail-symbol-order = орден: +1 к каждому кубику и к дальности
    .sign = золотой крест на ленте
ageofsail-symbol-merchant = торговый корабль: должен дойти до крепости
    .sign = сундук
ageofsail-symbol-pirate = пират: надо привести к крепости торговый корабль
    .sign = чёрный флаг
ageofsail-symbol-hunted = пират: должен дойти до крепости
    .sign = чёрный флаг
ageofsail-symbol-hunter = охотник: надо потопить пирата или взять на абордаж
    .sign = подзорная труба
ageofsail-symbol-defender = оборона: надо удержать крепость
    .sign = башня
ageofsail-symbol-attacker = штурм: надо взять крепость
    .sign = якорь
