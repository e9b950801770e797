# Власні файли: сценарії, карти й поля, і що господар столу змінює у сценарії.

## команди

command-files-scenario = Власні сценарії цього сервера
    .name = сценарій
command-files-map = Власні карти цього сервера
    .name = карта
command-files-board = Власні поля цього сервера
    .name = поле
command-files-add = Додати файл: його перевіряють і показують картинкою
    .name = додати
command-files-file = Файл TOML, не більше 64 КБ
    .name = файл
command-files-list = Що є на цьому сервері, і зразок для початку
    .name = список
command-files-show = Один із них картинкою, і його файл
    .name = показати
command-files-remove = Прибрати; столи, де за ним грають, тривають
    .name = прибрати
command-files-which = Який
    .name = назва
command-server-scenarios = Хто тут додає власні сценарії, карти й поля
    .name = сценарії
command-server-scenarios-who = Хто
    .name = хто
command-server-scenarios-moderators = лише ті, хто керує сервером
command-server-scenarios-everybody = усі
server-log-scenarios =
    { $how ->
        [everybody] { $moderator } дозволяє всім додавати сценарії, карти й поля.
       *[moderators] { $moderator } дозволяє додавати сценарії, карти й поля лише тим, хто керує сервером.
    }
server-scenarios-moderators = Відтепер сценарії, карти й поля додають тут лише ті, хто має право «Керувати сервером». Що вже є, лишається.
server-scenarios-everybody = Відтепер сценарії, карти й поля додають тут усі; ви можете прибрати будь-який.

## список і один із них

files-title = ### { $word ->
        [scenario] Сценарії цього сервера
        [map] Карти цього сервера
       *[board] Поля цього сервера
    } · { $game }
    -# Не більше { $most } файлів, для всіх ігор разом
files-none = { $word ->
        [scenario] Власних сценаріїв поки немає.
        [map] Власних карт поки немає.
       *[board] Власних полів поки немає.
    }
files-how = Щоб додати, змініть цей файл у будь-якому редакторі, потім { $add }. Про кожну помилку сказано, у якому вона рядку.
files-pick = { $word ->
        [scenario] Переглянути сценарій
        [map] Переглянути карту
       *[board] Переглянути поле
    }
files-added = від { $who }, { $when }
files-added-nobody = з { $when }
files-new = ✅ Додано. Обирається параметром { $option } у { $start } або в налаштуваннях столу.
files-sure = { $word ->
        [scenario] Прибрати сценарій **{ $name }**?
        [map] Прибрати карту **{ $name }**?
       *[board] Прибрати поле **{ $name }**?
    } За столами, де за ним грають, лишається копія, і партії тривають.
files-removed = { $word ->
        [scenario] 🗑️ Сценарію **{ $name }** тут більше немає.
        [map] 🗑️ Карти **{ $name }** тут більше немає.
       *[board] 🗑️ Поля **{ $name }** тут більше немає.
    }
button-files-scenario = Усі сценарії
button-files-map = Усі карти
button-files-board = Усі поля
button-files-remove = Прибрати
options-own = з цього сервера
options-file = { $option }: { $title }

## що не так із файлом

files-faults = За **{ $name }** грати не можна: { $count ->
        [one] { $count } помилка.
        [few] { $count } помилки.
        [many] { $count } помилок.
       *[other] { $count } помилки.
    }
files-fault = - рядок **{ $line }**: { $what }
files-fault-key = - рядок **{ $line }**, **{ $key }**: { $what }
files-faults-more = { $count ->
        [one] І ще { $count } помилка.
        [few] І ще { $count } помилки.
        [many] І ще { $count } помилок.
       *[other] І ще { $count } помилки.
    }
files-faults-how = -# Нічого не додано. У { $list } є файл, який працює: почати можна з нього.

## відмови

refuse-fault = Так грати не можна: { $what }.
refuse-files-server = Власні файли належать серверу: дайте цю команду на сервері.
refuse-files-rights = Файли додають тут лише ті, хто має право «Керувати сервером». Дозволити це всім можуть вони.
refuse-files-large = Файл завеликий: можна не більше { $size } КБ.
refuse-files-lost = Discord не віддав файл. Спробуйте ще раз.
refuse-files-full = На сервері вже є файли, числом { $count }, і більше не вміститься: спершу приберіть один.
refuse-files-name = Така назва вже є: змініть `name` у файлі або приберіть інший.
refuse-files-unknown = Нічого з такою назвою тут немає: оберіть із запропонованого.
refuse-files-gone = Такого файлу тут більше немає. Що обрано за столом, лишається.
refuse-files-remove = Прибрати можна лише те, що додали ви; будь-який файл прибирають ті, хто має право «Керувати сервером».

## карти й поля як налаштування

piratebay-option-map = Карта: з гри або намальована кимось на цьому сервері
    .name = карта
piratebay-option-map-bay = Піратська бухта
    .about = карта самої гри
ageofsail-option-board = Море з фортецями: як у коробці або зроблене кимось на цьому сервері
    .name = поле
ageofsail-option-board-box = як у коробці
    .about = фортеці в кутах; на подвійному морі їх десять

## що господар столу змінює у сценарії «Адмірала»

admiral-option-fleet = Кораблі кожного гравця
    .name = флот
admiral-option-fleet-usual = за сценарієм
    .about = кораблі, які дає сценарій
admiral-option-fleet-brig = бриг
    .about = у кожного один корабель
admiral-option-fleet-brigs = два бриги
    .about = у кожного два кораблі
admiral-option-fleet-pair = фрегат і бриг
    .about = у кожного два кораблі
admiral-option-fleet-frigates = два фрегати
    .about = у кожного два кораблі
admiral-option-fleet-raiders = фрегат і два бриги
    .about = у кожного три кораблі
admiral-option-fleet-liners = лінійний корабель і галеон
    .about = у кожного два кораблі
admiral-option-fleet-squadron = галеон, фрегат і бриг
    .about = у кожного три кораблі
admiral-option-fleet-classes = по одному кожного класу
    .about = у кожного чотири кораблі
admiral-option-fleet-grand = усі класи й ще фрегат і бриг
    .about = у кожного шість кораблів
admiral-option-fleet-double = по два кожного класу
    .about = у кожного вісім кораблів
admiral-option-reefs_each = Скільки рифів у кожного гравця
    .name = число-рифів
admiral-option-reefs_each-usual = за сценарієм
    .about = і ті, що кладе сценарій
admiral-option-reefs_each-none = жодного
    .about = рифів сценарію теж немає
admiral-option-reefs_each-one = по одному
    .about = крім тих, що кладе сценарій
admiral-option-reefs_each-two = по два
    .about = крім тих, що кладе сценарій
admiral-option-reefs_each-three = по три
    .about = крім тих, що кладе сценарій
admiral-option-begins = Хто починає
    .name = хто-починає
admiral-option-begins-usual = за сценарієм
    .about = гравець, якого називає сценарій
admiral-option-begins-lot = не за сценарієм
    .about = за жеребом, якщо нікого не названо першим
admiral-option-islands-bare = жодного
    .about = островів сценарію теж немає
admiral-option-wind-fresh = завжди свіжий
    .about = ні штилів, ні штормів
admiral-option-wind-rough = штормовий
    .about = 2 штилі, 12 свіжих, 10 штормів з 24
