# Повелителі морів до партії: налаштування, що це за гра і що видно на прикладі.

## що це за гра, у двох рядках

sealords-about-long = Два флоти на одному морі: щоходу ставте корабель, стріляйте, мінуйте море, беріть найманців. { $advanced ->
    [yes] Спершу обоє таємно розкладають море.
   *[no] Наприкінці ряди й стовпці ваших кораблів дають очки.
}
    -# Для двох · розмовляти можна · по 16 ходів, кілька хвилин на хід

## приклад

sealords-example =
    Посередині море: нижня половина — 🟡, верхня — 🔷. Клітинка без корабля показує, що вона дає тому, хто поставить на неї корабель.
    Угорі та внизу гравці: очки, монети, кораблі в руці. У самому низу ринок найманців із цінами.
    Наприкінці однакові числа й числа поспіль у ряду чи стовпці дають очки.

## налаштування і що означає кожне, одним рядком

sealords-option-board = Яким буде море: за жеребом або одне з готових
    .name = море
sealords-option-board-random = за жеребом
    .about = планшети обох половин лягають випадково
sealords-option-board-strait = Протока
    .about = готове море: смужки посередині
sealords-option-board-reefs = Рифи
    .about = готове море: смужки на різних краях
sealords-option-board-storm = Шторм
    .about = готове море: обидві смужки біля одного краю
sealords-option-board-harbours = Гавані
    .about = готове море: смужки посередині, усе повернуто
sealords-option-advanced = Для тих, хто знає гру: обоє таємно розкладають свою половину моря
    .name = для-досвідчених

## найманці партії, за ціною

sealords-option-market3 = Три найманці за 3 монети: за жеребом або на ваш вибір
    .name = найманці-за-3-монети
sealords-option-market3-lot = за жеребом
sealords-option-market3-m01-m02-m03 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m03 }
sealords-option-market3-m01-m02-m04 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m04 }
sealords-option-market3-m01-m02-m05 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m05 }
sealords-option-market3-m01-m02-m06 = { -sealords-m01 }, { -sealords-m02 }, { -sealords-m06 }
sealords-option-market3-m01-m03-m04 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m01-m03-m05 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m01-m03-m06 = { -sealords-m01 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m01-m04-m05 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m01-m04-m06 = { -sealords-m01 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m01-m05-m06 = { -sealords-m01 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m02-m03-m04 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m04 }
sealords-option-market3-m02-m03-m05 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m05 }
sealords-option-market3-m02-m03-m06 = { -sealords-m02 }, { -sealords-m03 }, { -sealords-m06 }
sealords-option-market3-m02-m04-m05 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m02-m04-m06 = { -sealords-m02 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m02-m05-m06 = { -sealords-m02 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m03-m04-m05 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m05 }
sealords-option-market3-m03-m04-m06 = { -sealords-m03 }, { -sealords-m04 }, { -sealords-m06 }
sealords-option-market3-m03-m05-m06 = { -sealords-m03 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market3-m04-m05-m06 = { -sealords-m04 }, { -sealords-m05 }, { -sealords-m06 }
sealords-option-market4 = Найманець за 4 монети: за жеребом або на ваш вибір
    .name = найманець-за-4-монети
sealords-option-market4-lot = за жеребом
    .about = визначиться на початку партії
sealords-option-market4-m07 = { -sealords-m07 }
    .about = { sealords-card-m07-effect }
sealords-option-market4-m08 = { -sealords-m08 }
    .about = { sealords-card-m08-effect }
sealords-option-market4-m09 = { -sealords-m09 }
    .about = { sealords-card-m09-effect }
sealords-option-market5 = Найманець за 5 монет: за жеребом або на ваш вибір
    .name = найманець-за-5-монет
sealords-option-market5-lot = за жеребом
    .about = визначиться на початку партії
sealords-option-market5-m10 = { -sealords-m10 }
    .about = { sealords-card-m10-effect }
sealords-option-market5-m11 = { -sealords-m11 }
    .about = { sealords-card-m11-effect }
sealords-option-market5-m12 = { -sealords-m12 }
    .about = { sealords-card-m12-effect }
