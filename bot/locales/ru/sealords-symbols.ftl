# Что значат значки на картинках «Повелителей морей»: не больше 90 знаков, лучше 40. `sign` говорит, как знак выглядит.

## море

sealords-symbol-cell-vp = берёт 1 победное очко
    .sign = клетка со звездой
sealords-symbol-cell-shot_orthogonal = стреляет на север, восток, юг или запад
    .sign = клетка с прямым крестом из стрелок
sealords-symbol-cell-shot_diagonal = стреляет по диагонали
    .sign = клетка с косым крестом из стрелок
sealords-symbol-cell-repair = чинит ваш горящий корабль
    .sign = клетка с гаечным ключом
sealords-symbol-cell-mine = ставит мину на любую свободную клетку
    .sign = клетка с миной и плюсом
sealords-symbol-cell-reserve = +1 корабль из вашего запаса
    .sign = клетка с лодкой и «+1»
sealords-symbol-mine = здесь лежит мина: −2 тому, кто поставит на неё корабль
    .sign = тёмная мина на белом круге
sealords-symbol-decoy = мина, может быть, фальшивая
    .sign = мина с вопросительным знаком
sealords-symbol-fake = фальшивая мина: очков не отнимает
    .sign = пустая мина с нулём
sealords-symbol-burning = горит: не в счёт, пока не починят
    .sign = бурая фишка с обломками
sealords-symbol-mercenary = наёмник: никогда не горит
    .sign = фишка в золотой рамке
sealords-symbol-shields = корабль со щитами: каждый спасает от одного попадания
    .sign = щит в углу фишки
sealords-symbol-scored = принесли очки: равные числа или последовательность
    .sign = золотая рамка вокруг нескольких клеток

## последний ход

sealords-symbol-cleared = здесь сняли мину
    .sign = перечёркнутый пунктирный круг
sealords-symbol-repaired = только что починили
    .sign = гаечный ключ на белом круге
sealords-symbol-shielded = только что получил щит
    .sign = щит на белом
sealords-symbol-shot-burnt = выстрел поджёг этот корабль
    .sign = красная линия со вспышкой на конце
sealords-symbol-shot-shield = выстрел сбил с корабля щит
    .sign = красная линия с треснувшим щитом на конце
sealords-symbol-shot-mercenary = выстрел отскочил от наёмника
    .sign = тёмная линия с крестиком на конце
sealords-symbol-shot-nothing = выстрел никуда не попал
    .sign = белые точки

## рядом с морем

sealords-symbol-score = все очки, если считать сейчас
    .sign = кубок
sealords-symbol-vp = взятые победные очки
    .sign = звезда
sealords-symbol-coins = монеты
    .sign = монета
sealords-symbol-hand = корабли в руке
    .sign = три карты
sealords-symbol-pile = осталось в стопке
    .sign = стопка
sealords-symbol-reserve = осталось в запасе
    .sign = лодка
sealords-symbol-taken = подобранные мины: −2 за каждую в конце
    .sign = мина
sealords-symbol-extra = на столько кораблей в руке больше до конца игры
    .sign = «+1» рядом с рукой
sealords-symbol-gift = щит первому кораблю игрока
    .sign = щит рядом со значком игрока
sealords-symbol-price = цена наёмника в монетах
    .sign = цифра в лиловом кольце
sealords-symbol-any = считается любым номером
    .sign = X
sealords-symbol-turn = ход, всего их 16
    .sign = песочные часы
sealords-symbol-shields-left = щиты в общем резерве
    .sign = щит
sealords-symbol-mines-left = мины в общем резерве
    .sign = мина

## наёмники

sealords-symbol-m01 = { sealords-card-m01-effect }
    .sign = { sealords-card-m01 }
sealords-symbol-m02 = { sealords-card-m02-effect }
    .sign = { sealords-card-m02 }
sealords-symbol-m03 = { sealords-card-m03-effect }
    .sign = { sealords-card-m03 }
sealords-symbol-m04 = { sealords-card-m04-effect }
    .sign = { sealords-card-m04 }
sealords-symbol-m05 = { sealords-card-m05-effect }
    .sign = { sealords-card-m05 }
sealords-symbol-m06 = { sealords-card-m06-effect }
    .sign = { sealords-card-m06 }
sealords-symbol-m07 = { sealords-card-m07-effect }
    .sign = { sealords-card-m07 }
sealords-symbol-m08 = { sealords-card-m08-effect }
    .sign = { sealords-card-m08 }
sealords-symbol-m09 = { sealords-card-m09-effect }
    .sign = { sealords-card-m09 }
sealords-symbol-m10 = { sealords-card-m10-effect }
    .sign = { sealords-card-m10 }
sealords-symbol-m11 = { sealords-card-m11-effect }
    .sign = { sealords-card-m11 }
sealords-symbol-m12 = { sealords-card-m12-effect }
    .sign = { sealords-card-m12 }

## корабли в руке

sealords-symbol-task-coin = этот корабль приносит 1 монету
    .sign = монета на круге
sealords-symbol-task-shield = даёт щит вашему кораблю
    .sign = щит на круге
sealords-symbol-task-shot = стреляет на север, восток, юг или запад
    .sign = крест из стрелок на круге
sealords-symbol-task-repair = чинит ваш горящий корабль
    .sign = гаечный ключ на круге
sealords-symbol-task-clear = снимает одну мину
    .sign = перечёркнутая мина на круге
sealords-symbol-task-again = эффект клетки ещё раз
    .sign = стрелка по кругу

## слова на картинке: не больше двенадцати букв, имена наёмников — восемнадцати

sealords-picture-score = счёт
sealords-picture-vp = очки
sealords-picture-coins = монеты
sealords-picture-hand = рука
sealords-picture-pile = стопка
sealords-picture-reserve = запас
sealords-picture-taken = мины
sealords-picture-turn = ход
sealords-picture-shields = щиты
sealords-picture-mines = мины
sealords-picture-m01 = Бастион
sealords-picture-m02 = Заслон
sealords-picture-m03 = Призыв
sealords-picture-m04 = Тральщик
sealords-picture-m05 = Обман
sealords-picture-m06 = Бортовой залп
sealords-picture-m07 = Дуплет
sealords-picture-m08 = Перекрёстный огонь
sealords-picture-m09 = Абордаж
sealords-picture-m10 = Флагман
sealords-picture-m11 = Броненосец
sealords-picture-m12 = Строй
