# Что значат значки на картинках «Штиля»: не больше 90 знаков, лучше 40. `sign` говорит, как знак выглядит.

## the field

tranquility-symbol-line = пустая клетка: числа растут слева направо, ряд за рядом снизу вверх
    .sign = светлое пятно на тихой воде
tranquility-symbol-ahead = конец ряда: дальше путь идёт с этой клетки
    .sign = клетка после острия стрелки
tranquility-symbol-between = числа, ещё подходящие в этот промежуток · пустых клеток в нём
    .sign = мелкие цифры
tranquility-symbol-tight = для этих клеток осталось мало чисел
    .sign = цифры на янтарном
tranquility-symbol-lost = для этих клеток не хватает чисел: их уже не заполнить
    .sign = белый крест и цифры на тёмном
tranquility-symbol-reef = ряд закрыт рифом: карты сюда класть нельзя
    .sign = заштрихованная вода со скалами
tranquility-symbol-purple = ряд закрыт лиловым штормом, пока его не снимет компас
    .sign = лиловая штриховка
tranquility-symbol-why-reef = у края ряда: закрыт рифом
    .sign = скалы в пене
tranquility-symbol-why-purple = у края ряда: закрыт лиловым штормом
    .sign = лиловый вихрь
tranquility-symbol-idle = в этой фазе сюда не кладут
    .sign = бледная вода
tranquility-symbol-wrong = лежит не той стороной: до конца надо перевернуть
    .sign = круговая стрелка на острове
tranquility-symbol-sun-rows = эти ряды в конце должны лежать солнцем вверх
    .sign = солнце у скобки
tranquility-symbol-moon-rows = эти ряды в конце должны лежать луной вверх
    .sign = луна у скобки
tranquility-symbol-start = место старта, он ещё не выложен
    .sign = бледная лодка
tranquility-symbol-start-laid = старт выложен
    .sign = лодка
tranquility-symbol-finish = место финиша, он будет последним
    .sign = бледный клетчатый флаг
tranquility-symbol-finish-laid = финиш выложен
    .sign = клетчатый флаг

## what is common to all

tranquility-symbol-filled = сколько клеток заполнено
    .sign = остров с цифрами
tranquility-symbol-side = эта сторона карт сейчас сверху
    .sign = рука и солнце или луна
tranquility-symbol-removed = островов убрано перед раздачей
    .sign = зачёркнутый остров
tranquility-symbol-supply = компасов ещё можно получить
    .sign = компас с цифрой
tranquility-symbol-drawn = этот шторм взят и ждёт
    .sign = шторм в оранжевой рамке
tranquility-symbol-due = сколько карт уже дают за старт и скольких не хватает
    .sign = рубашки карт и контуры
tranquility-symbol-row = открытый ряд, из него добирают оба
    .sign = карты перед рядом
tranquility-symbol-next = карта, которую возьмут следующей
    .sign = остров в оранжевой рамке
tranquility-symbol-common-pile = осталось в колоде
    .sign = стопка с цифрой

## the crew

tranquility-symbol-held = карты, оставшиеся в этой руке в конце
    .sign = острова в строке игрока
tranquility-symbol-hand = карты в руке
    .sign = три карты
tranquility-symbol-limit = в руке / добирают только до стольких
    .sign = две цифры через черту
tranquility-symbol-sun-owner = игрок и острова солнца
    .sign = солнце
tranquility-symbol-moon-owner = игрок и острова луны
    .sign = луна
tranquility-symbol-score = очки, если считать сейчас
    .sign = звезда с цифрой
tranquility-symbol-islands = островов этого игрока на поле
    .sign = остров
tranquility-symbol-pile = осталось в колоде игрока
    .sign = стопка
tranquility-symbol-discards = сброшено карт
    .sign = падающая карта со стрелкой
tranquility-symbol-monster = чудищ в этой руке
    .sign = осьминог
tranquility-symbol-yellow = жёлтый шторм: эту руку добирают только до 3
    .sign = туча с молнией
tranquility-symbol-orange = оранжевый шторм: кладёт только вплотную к другим островам
    .sign = оранжевые порывы ветра
tranquility-symbol-aside = отложенный шторм: подействует после сброса 8 карт
    .sign = шторм в уголках
tranquility-symbol-compass = компас: снимает один шторм
    .sign = компас
tranquility-symbol-shared = общий компас с этим игроком
    .sign = компас и чужой знак
tranquility-symbol-pledge = столько карт игрок даёт за старт; «?» — ещё неизвестно
    .sign = карта в лиловой рамке

## the cards in hand

tranquility-symbol-price = её наименьшая цена в других картах
    .sign = лиловая цифра с минусом
tranquility-symbol-where = клетки, куда её сейчас можно положить
    .sign = клетки под картой
tranquility-symbol-held-start = старт: обязательно выложить, пока его нет на столе
    .sign = лодка на карте
tranquility-symbol-held-finish = финиш: на полном поле приносит победу
    .sign = флаг на карте
tranquility-symbol-held-monster = чудище: нападает на выложенный остров, и оба уходят
    .sign = осьминог на карте
tranquility-symbol-given = эту карту отдают
    .sign = карта в лиловой рамке
