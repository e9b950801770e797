# Що означають позначки на картинках «Штилю»: не більше 90 знаків, краще 40. `sign` каже, який знак на вигляд.

## the field

tranquility-symbol-line = порожня клітинка: числа зростають зліва направо, ряд за рядом знизу вгору
    .sign = світла пляма на тихій воді
tranquility-symbol-ahead = кінець ряду: далі шлях іде з цієї клітинки
    .sign = клітинка після вістря стрілки
tranquility-symbol-between = числа, що ще пасують у цей проміжок · порожніх клітинок у ньому
    .sign = дрібні цифри
tranquility-symbol-tight = для цих клітинок лишилося мало чисел
    .sign = цифри на бурштиновому
tranquility-symbol-lost = для цих клітинок бракує чисел: їх уже не заповнити
    .sign = білий хрест і цифри на темному
tranquility-symbol-reef = ряд закрито рифом: карт сюди класти не можна
    .sign = заштрихована вода зі скелями
tranquility-symbol-purple = ряд закрито ліловим штормом, доки його не зніме компас
    .sign = лілова штриховка
tranquility-symbol-why-reef = біля краю ряду: закрито рифом
    .sign = скелі в піні
tranquility-symbol-why-purple = біля краю ряду: закрито ліловим штормом
    .sign = ліловий вихор
tranquility-symbol-idle = у цій фазі сюди не кладуть
    .sign = бліда вода
tranquility-symbol-wrong = лежить не тим боком: до кінця треба перевернути
    .sign = кругова стрілка на острові
tranquility-symbol-sun-rows = ці ряди наприкінці мають лежати сонцем догори
    .sign = сонце біля дужки
tranquility-symbol-moon-rows = ці ряди наприкінці мають лежати місяцем догори
    .sign = місяць біля дужки
tranquility-symbol-start = місце старту, його ще не викладено
    .sign = блідий човен
tranquility-symbol-start-laid = старт викладено
    .sign = човен
tranquility-symbol-finish = місце фінішу, він буде останнім
    .sign = блідий картатий прапор
tranquility-symbol-finish-laid = фініш викладено
    .sign = картатий прапор

## what is common to all

tranquility-symbol-filled = скільки клітинок заповнено
    .sign = острів із цифрами
tranquility-symbol-side = цей бік карт зараз угорі
    .sign = рука й сонце або місяць
tranquility-symbol-removed = островів прибрано перед роздачею
    .sign = закреслений острів
tranquility-symbol-supply = компасів ще можна здобути
    .sign = компас із цифрою
tranquility-symbol-drawn = цей шторм узято, він чекає
    .sign = шторм у помаранчевій рамці
tranquility-symbol-due = скільки карт команда вже віддає у спільні вісім і скількох бракує
    .sign = сорочки карт і контури
tranquility-symbol-row = відкритий ряд, з нього добирають обоє
    .sign = карти перед рядом
tranquility-symbol-next = карта, яку візьмуть наступною
    .sign = острів у помаранчевій рамці
tranquility-symbol-common-pile = лишилося в колоді
    .sign = стос із цифрою

## the crew

tranquility-symbol-held = карти, що лишилися в цій руці наприкінці
    .sign = острови в рядку гравця
tranquility-symbol-hand = карти в руці
    .sign = три карти
tranquility-symbol-limit = у руці / добирають лише до стількох
    .sign = дві цифри через риску
tranquility-symbol-sun-owner = гравець і острови сонця
    .sign = сонце
tranquility-symbol-moon-owner = гравець і острови місяця
    .sign = місяць
tranquility-symbol-score = очки, якщо рахувати зараз
    .sign = зірка з цифрою
tranquility-symbol-islands = островів цього гравця на полі
    .sign = острів
tranquility-symbol-pile = лишилося в колоді гравця
    .sign = стос
tranquility-symbol-discards = скинуто карт
    .sign = карта, що падає, зі стрілкою
tranquility-symbol-monster = чудовиськ у цій руці
    .sign = восьминіг
tranquility-symbol-yellow = жовтий шторм: цю руку добирають лише до 3
    .sign = хмара з блискавкою
tranquility-symbol-orange = помаранчевий шторм: класти можна лише впритул до інших островів
    .sign = помаранчеві пориви вітру
tranquility-symbol-aside = відкладений шторм: подіє після спільних восьми карт
    .sign = шторм у кутиках
tranquility-symbol-compass = компас: знімає один шторм
    .sign = компас
tranquility-symbol-shared = спільний компас із цим гравцем
    .sign = компас і чужий знак
tranquility-symbol-pledge = стільки карт гравець віддає у спільні вісім; «?» — ще не сказав
    .sign = карта в ліловій рамці

## the cards in hand

tranquility-symbol-price = її найменша ціна в інших картах
    .sign = лілова цифра з мінусом
tranquility-symbol-where = клітинки, куди її зараз можна покласти
    .sign = клітинки під картою
tranquility-symbol-held-start = старт: обов’язково викласти, доки його немає на столі
    .sign = човен на карті
tranquility-symbol-held-finish = фініш: на повному полі приносить перемогу
    .sign = прапор на карті
tranquility-symbol-held-monster = чудовисько: нападає на викладений острів, і обоє зникають
    .sign = восьминіг на карті
tranquility-symbol-given = цю карту віддають
    .sign = карта в ліловій рамці
