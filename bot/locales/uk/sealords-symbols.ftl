# Що означають позначки на картинках «Повелителів морів»: не більше 90 знаків, краще 40. `sign` каже, який знак на вигляд.

## море

sealords-symbol-cell-vp = бере 1 переможне очко
    .sign = клітинка із зіркою
sealords-symbol-cell-shot_orthogonal = стріляє на північ, схід, південь або захід
    .sign = клітинка з прямим хрестом зі стрілок
sealords-symbol-cell-shot_diagonal = стріляє по діагоналі
    .sign = клітинка з косим хрестом зі стрілок
sealords-symbol-cell-repair = лагодить ваш корабель, що горить
    .sign = клітинка з гайковим ключем
sealords-symbol-cell-mine = ставить міну на будь-яку вільну клітинку
    .sign = клітинка з міною та плюсом
sealords-symbol-cell-reserve = +1 корабель із вашого запасу
    .sign = клітинка з човном і «+1»
sealords-symbol-mine = тут лежить міна: −2 тому, хто поставить на неї корабель
    .sign = темна міна на білому колі
sealords-symbol-decoy = міна, можливо, фальшива
    .sign = міна зі знаком питання
sealords-symbol-fake = фальшива міна: не забирає очок
    .sign = порожня міна з нулем
sealords-symbol-burning = горить: не рахується, доки не полагодять
    .sign = бура фішка з уламками
sealords-symbol-mercenary = найманець: ніколи не горить
    .sign = фішка в золотій рамці
sealords-symbol-shields = корабель зі щитами: кожен рятує від одного влучання
    .sign = щит у кутку фішки
sealords-symbol-scored = дали очки: однакові числа або послідовність
    .sign = золота рамка навколо кількох клітинок

## останній хід

sealords-symbol-cleared = тут зняли міну
    .sign = перекреслене пунктирне коло
sealords-symbol-repaired = щойно полагодили
    .sign = гайковий ключ на білому колі
sealords-symbol-shielded = щойно дістав щит
    .sign = щит на білому
sealords-symbol-shot-burnt = постріл підпалив цей корабель
    .sign = червона лінія зі спалахом на кінці
sealords-symbol-shot-shield = постріл збив із корабля щит
    .sign = червона лінія з тріснутим щитом на кінці
sealords-symbol-shot-mercenary = постріл відскочив від найманця
    .sign = темна лінія з хрестиком на кінці
sealords-symbol-shot-nothing = постріл нікуди не влучив
    .sign = білі крапки

## поряд із морем

sealords-symbol-score = усі очки, якщо рахувати зараз
    .sign = кубок
sealords-symbol-vp = узяті переможні очки
    .sign = зірка
sealords-symbol-coins = монети
    .sign = монета
sealords-symbol-hand = кораблі в руці
    .sign = три карти
sealords-symbol-pile = лишилося в стосі
    .sign = стос
sealords-symbol-reserve = лишилося в запасі
    .sign = човен
sealords-symbol-taken = підібрані міни: −2 за кожну наприкінці
    .sign = міна
sealords-symbol-extra = до кінця гри в руці на стільки більше кораблів
    .sign = «+1» поряд із рукою
sealords-symbol-gift = щит першому кораблю гравця
    .sign = щит поряд зі знаком гравця
sealords-symbol-price = ціна найманця в монетах
    .sign = цифра в бузковому кільці
sealords-symbol-any = рахується як будь-яке число
    .sign = X
sealords-symbol-turn = хід, усього їх 16
    .sign = пісочний годинник
sealords-symbol-shields-left = щити в загальному резерві
    .sign = щит
sealords-symbol-mines-left = міни в загальному резерві
    .sign = міна

## найманці

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

## кораблі в руці

sealords-symbol-task-coin = цей корабель приносить 1 монету
    .sign = монета на колі
sealords-symbol-task-shield = дає щит вашому кораблю
    .sign = щит на колі
sealords-symbol-task-shot = стріляє на північ, схід, південь або захід
    .sign = хрест зі стрілок на колі
sealords-symbol-task-repair = лагодить ваш корабель, що горить
    .sign = гайковий ключ на колі
sealords-symbol-task-clear = знімає одну міну
    .sign = перекреслена міна на колі
sealords-symbol-task-again = ефект клітинки — двічі
    .sign = стрілка по колу

## слова на картинці: не більше дванадцяти літер, імена найманців — вісімнадцяти

sealords-picture-score = рахунок
sealords-picture-vp = очки
sealords-picture-coins = монети
sealords-picture-hand = рука
sealords-picture-pile = стос
sealords-picture-reserve = запас
sealords-picture-taken = міни
sealords-picture-turn = хід
sealords-picture-shields = щити
sealords-picture-mines = міни
sealords-picture-m01 = Бастіон
sealords-picture-m02 = Заслін
sealords-picture-m03 = Призов
sealords-picture-m04 = Тральщик
sealords-picture-m05 = Обман
sealords-picture-m06 = Бортовий залп
sealords-picture-m07 = Дуплет
sealords-picture-m08 = Перехресний вогонь
sealords-picture-m09 = Абордаж
sealords-picture-m10 = Флагман
sealords-picture-m11 = Панцерник
sealords-picture-m12 = Стрій
