# Повелителі морів. $seat, $owner: ім'я гравця. $ship: «корабель 3» або назва найманця. $cell, $target: «C4».
# Назви найманців чоловічого роду й неістоти: у знахідному відмінку вони ті самі, що в називному.

## як зветься гра і що пропонує

sealords-name = Повелителі морів

sealords-about = Повелителі морів: два флоти, шістнадцять ходів, одне море
    .name = повелителі-морів

## кораблі, за номерами

sealords-piece = { $id ->
    [square1] квадрат 1
    [square1-front] квадрат 1 (лицьовий бік)
    [square1-back] квадрат 1 (зворот)
    [square2] квадрат 2
    [square2-front] квадрат 2 (лицьовий бік)
    [square2-back] квадрат 2 (зворот)
    [strip] смужка
    [strip-front] смужка (лицьовий бік)
    [strip-back] смужка (зворот)
   *[other] корабель { $id }
}
    .emoji = { $id ->
        [1] 🛡️
        [3] ➕
        [5] 🔧
        [7] 🧹
        [9] 🔁
        [square1] { "" }
        [square1-front] { "" }
        [square1-back] { "" }
        [square2] { "" }
        [square2-front] { "" }
        [square2-back] { "" }
        [strip] { "" }
        [strip-front] { "" }
        [strip-back] { "" }
       *[other] 🪙
    }
sealords-piece-effect = { $id ->
    [1] покласти щит на один зі своїх кораблів
    [3] вистрілити на північ, схід, південь або захід
    [5] полагодити один свій палаючий корабель
    [7] зняти одну міну з будь-якої клітинки
    [9] застосувати ефект клітинки ще раз
    [square1] { "" }
    [square1-front] { "" }
    [square1-back] { "" }
    [square2] { "" }
    [square2-front] { "" }
    [square2-back] { "" }
    [strip] { "" }
    [strip-front] { "" }
    [strip-back] { "" }
   *[other] взяти 1 монету
}

## найманці: назва й числа, одне з яких обирають наприкінці

-sealords-m01 = «Бастіон»
sealords-card-m01 = { -sealords-m01 } (1, 5)
    .emoji = 🛡️
sealords-card-m01-effect = покласти щит на один зі своїх кораблів
-sealords-m02 = «Заслін»
sealords-card-m02 = { -sealords-m02 } (2, 6)
    .emoji = 🛡️
sealords-card-m02-effect = покласти щит на один зі своїх кораблів
-sealords-m03 = «Призов»
sealords-card-m03 = { -sealords-m03 } (3, 7)
    .emoji = ⛵
sealords-card-m03-effect = обрати корабель зі свого запасу; рука до кінця гри більша на один корабель
-sealords-m04 = «Тральщик»
sealords-card-m04 = { -sealords-m04 } (4, 8)
    .emoji = 🧹
sealords-card-m04-effect = зняти три міни
-sealords-m05 = «Обман»
sealords-card-m05 = { -sealords-m05 } (5, 9)
    .emoji = 💣
sealords-card-m05-effect = поставити дві міни й одну фальшиву; яка з них фальшива, знаєте лише ви
-sealords-m06 = «Бортовий залп»
sealords-card-m06 = { -sealords-m06 } (1, 9)
    .emoji = 💥
sealords-card-m06-effect = вистрілити в кожну з чотирьох сусідніх клітинок
-sealords-m07 = «Дуплет»
sealords-card-m07 = { -sealords-m07 } (1, 4, 7)
    .emoji = ↔️
sealords-card-m07-effect = вистрілити двічі, щоразу на схід або на захід
-sealords-m08 = «Перехресний вогонь»
sealords-card-m08 = { -sealords-m08 } (2, 5, 8)
    .emoji = ✖️
sealords-card-m08-effect = вистрілити двічі по діагоналі
-sealords-m09 = «Абордаж»
sealords-card-m09 = { -sealords-m09 } (3, 6, 9)
    .emoji = ⚔️
sealords-card-m09-effect = можна поставити на ворожий корабель без щита, той вибуває
-sealords-m10 = «Флагман»
sealords-card-m10 = { -sealords-m10 } (будь-яке число)
    .emoji = 🚩
sealords-card-m10-effect = наприкінці 1 очко за кожен ваш корабель поруч із ним
-sealords-m11 = «Панцерник»
sealords-card-m11 = { -sealords-m11 } (будь-яке число)
    .emoji = ⚓
sealords-card-m11-effect = наприкінці 1 очко за кожен щит на ваших кораблях і найманцях
-sealords-m12 = «Стрій»
sealords-card-m12 = { -sealords-m12 } (будь-яке число)
    .emoji = 🎖️
sealords-card-m12-effect = наприкінці 1 очко за кожну вашу комбінацію однакових чисел

## короткі слова

sealords-key-end = Завершити хід
    .emoji = 🏁
sealords-key-cell-first = Спершу клітинка
sealords-key-ship-first = Спершу корабель
sealords-key-none = Жодна з них
sealords-key-vp = переможне очко
sealords-key-shot_orthogonal = прямий постріл
sealords-key-shot_diagonal = постріл по діагоналі
sealords-key-shot_horizontal = постріл на схід або захід
sealords-key-repair = ремонт
sealords-key-mine = встановлення міни
sealords-key-reserve = +1 корабель
sealords-key-coin = монета
sealords-key-shield = щит
sealords-key-clear = зняття міни
sealords-key-recruit = вибір із запасу
sealords-key-sweep = тралення
sealords-key-decoys = три міни
sealords-key-broadside = бортовий залп

## розкладка моря

sealords-key-strait = Протока
sealords-key-reefs = Рифи
sealords-key-storm = Шторм
sealords-key-harbours = Гавані
sealords-key-random = За жеребом
sealords-key-by-hand = По одному планшету
sealords-key-keep = Нічого не міняти
sealords-key-turn-1 = На чверть за годинниковою
sealords-key-turn-2 = На пів оберту
sealords-key-turn-3 = На чверть проти годинникової
sealords-key-to-a = На стовпець A
sealords-key-to-d = На стовпець D
sealords-key-to-g = На стовпець G
sealords-key-to-a-c = На стовпці A–C
sealords-key-to-b-d = На стовпці B–D
sealords-key-to-d-f = На стовпці D–F
sealords-key-to-e-g = На стовпці E–G
sealords-key-a = A
sealords-key-d = D
sealords-key-g = G
sealords-key-a-c = A–C
sealords-key-b-d = B–D
sealords-key-d-f = D–F
sealords-key-e-g = E–G
sealords-key-sign-vp = ⭐
sealords-key-sign-shot_orthogonal = ➕
sealords-key-sign-shot_diagonal = ✖️
sealords-key-sign-repair = 🔧
sealords-key-sign-mine = 💣
sealords-key-sign-reserve = ⛵
sealords-key-sign-shield = 🛡️
sealords-key-sign-clear = 🧹
sealords-key-short-vp = зірка
sealords-key-short-shot_orthogonal = прямо
sealords-key-short-shot_diagonal = навскіс
sealords-key-short-repair = ремонт
sealords-key-short-mine = міна
sealords-key-short-reserve = корабель

## про що рішення

sealords-about-turn = хід { $turn } з 16
sealords-about-turn-laid = хід { $turn } з 16, корабель поставлено
sealords-about-shot_orthogonal = обирає, куди стріляти кораблю на { $cell }
sealords-about-shot_diagonal = обирає, куди стріляти по діагоналі кораблю на { $cell }
sealords-about-shot_horizontal = обирає, стріляти кораблю на { $cell } на схід чи на захід
sealords-about-repair = обирає, що лагодити кораблю на { $cell }
sealords-about-mine = обирає, куди кораблю на { $cell } поставити міну
sealords-about-shield = обирає, кому дістанеться щит від корабля на { $cell }
sealords-about-clear = обирає, яку міну зняти кораблю на { $cell }
sealords-about-recruit = обирає корабель із запасу (найманець на { $cell })
sealords-about-sweep = обирає, які міни зняти кораблю на { $cell }
sealords-about-decoys = обирає, куди кораблю на { $cell } поставити міни
sealords-about-layout = розкладка моря
sealords-about-change = перестановка перед першим ходом

## запитання

# $final: 1 у свій останній хід
sealords-ask-ship-or-hire = { $final ->
    [0] { "" }
   *[other] Ваш останній хід.{ " " }
}Який корабель поставити або якого найманця найняти?
sealords-ask-ship = { $final ->
    [0] { "" }
   *[other] Ваш останній хід.{ " " }
}Який корабель поставити?
sealords-ask-hire-or-end = { $final ->
    [0] { "" }
   *[other] Ваш останній хід.{ " " }
}Найняти найманця чи завершити хід?
sealords-ask-end = { $final ->
    [0] { "" }
   *[other] Ваш останній хід.{ " " }
}Усе зроблено? Завершіть хід.
sealords-ask-cell = На яку клітинку?
sealords-ask-order = Який ефект застосувати першим?
sealords-ask-shot_orthogonal = Куди стріляти?
sealords-ask-shot_diagonal = Куди стріляти?
sealords-ask-shot_horizontal = Куди стріляти?
sealords-ask-repair = Який корабель полагодити?
sealords-ask-mine = Куди поставити міну?
sealords-ask-shield = На який корабель покласти щит?
sealords-ask-clear = Яку міну зняти?
sealords-ask-recruit = Який корабель узяти із запасу?
sealords-ask-sweep = Які три міни зняти?
sealords-ask-decoys = Куди поставити наступну міну?
sealords-ask-fake = Яка з них фальшива? Більше про це ніхто не дізнається.
sealords-ask-layout = Як розкласти свою половину моря? Суперник побачить її, лише коли будуть готові обоє.
sealords-ask-board = { $width ->
    [1] Який планшет покласти, починаючи зі стовпця { $columns }?
   *[other] Який планшет покласти на стовпці { $columns }?
}
sealords-ask-quarters = { $width ->
    [1] Як повернути смужку
   *[other] Як повернути { $board }
}{ $left ->
    [0] ?
   *[other] { " " }і який планшет покласти поруч?
}
    .answer =
        { $n ->
            [0] Як лежить
            [1] На чверть за годинниковою
            [2] На пів оберту
           *[other] На чверть проти годинникової
        }
sealords-ask-change = Ви ходите першим: зберегти щит для свого першого корабля чи змінити один зі своїх планшетів і відмовитися від щита?
sealords-ask-change-board = { $width ->
    [1] Що зробити зі смужкою?
   *[other] Що зробити з планшетом «{ $board }»?
}

## пояснення до відповідей

sealords-note-cost = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монети
   *[many] { $cost } монет
}
sealords-note-cost-idle = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монети
   *[many] { $cost } монет
}; зараз без користі
sealords-note-cost-lost = { $cost ->
    [one] { $cost } монета
    [few] { $cost } монети
   *[many] { $cost } монет
}; { sealords-note-lost }
    .emoji = ⚠️
sealords-note-lost = для корабля не лишиться клітинки: ви одразу програєте
    .emoji = ⚠️
sealords-note-cell = { $effect }
    .emoji = { $sign }
sealords-note-cell-mined = { $effect }; тут міна
    .emoji = { $sign }
sealords-note-burning = { $own ->
    [0] топить палаючий корабель суперника
   *[other] топить ваш палаючий корабель
}, ефекту клітинки немає
    .emoji = 🔥
sealords-note-hire-burning = { $own ->
    [0] топить палаючий корабель суперника
   *[other] топить ваш палаючий корабель
}
    .emoji = 🔥
sealords-note-hire-mined = тут міна
    .emoji = 💣
sealords-note-boarded = бере ворожий корабель на абордаж
    .emoji = ⚔️
sealords-note-cell-first = { $cell }, потім { $ship }
    .emoji = { $sign }
sealords-note-ship-first = { $ship }, потім { $cell }
    .emoji = { $sign }
sealords-note-ship = { $ship }
sealords-note-decoy = { $effect }; може виявитися фальшивою
    .emoji = { $sign }
sealords-note-shot-burnt = загориться { $ship } на { $target }
    .emoji = 🔥
sealords-note-shot-shield = { $ship } на { $target } втратить щит
    .emoji = 🛡️
sealords-note-shot-mercenary = { $ship } на { $target } невразливий
    .emoji = 🚫
sealords-note-shot-nothing = ні в кого не влучить
    .emoji = 🌊
sealords-note-keep = щит на ваш перший корабель
    .emoji = 🛡️
sealords-note-moved = решта планшетів зсунеться
sealords-note-board = { $width ->
    [1] стовпець { $columns }; ви відмовитеся від щита
   *[other] стовпці { $columns }; ви відмовитеся від щита
}
# що на планшеті, ряд за рядом, зовсім короткими словами
sealords-note-face = { $a } { $b } { $c } / { $d } { $e } { $f } / { $g } { $h } { $i }
sealords-note-strip = { $a } / { $b } / { $c }

## відмови

sealords-resign = Переможе суперник.
sealords-refuse-options = У варіанті для досвідчених гравці самі розкладають море: виберіть або «досвідчені», або «море».
sealords-refuse-not-laid = Спершу поставте корабель: раніше хід не завершити.
sealords-refuse-no-landing = Поставити корабель зараз нікуди. Найміть найманця, який розчистить місце, або здайтеся.
sealords-refuse-already-laid = Цього ходу ви вже поставили корабель.
sealords-refuse-already-hired = Цього ходу ви вже найняли найманця.
sealords-refuse-not-in-hand = У вашій руці цього немає: { $ship }.
sealords-refuse-sold = Уже найнято: { $card }.
sealords-refuse-not-for-sale = У цій партії на ринку немає найманця { $card }.
sealords-refuse-cost = Найманець { $card } коштує { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
}: у вас стільки немає.
sealords-refuse-no-cell = Немає клітинки, куди можна поставити { $card }.
sealords-refuse-cell = На { $cell } поставити його не можна.
