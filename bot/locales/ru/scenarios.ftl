# Свои файлы: сценарии, карты и поля, и что хозяин стола меняет в сценарии.

## команды

command-files-scenario = Свои сценарии этого сервера
    .name = сценарий
command-files-map = Свои карты этого сервера
    .name = карта
command-files-board = Свои поля этого сервера
    .name = поле
command-files-add = Добавить файл: он проверяется и показывается картинкой
    .name = добавить
command-files-file = Файл TOML, не больше 64 КБ
    .name = файл
command-files-list = Что есть на этом сервере, и образец для начала
    .name = список
command-files-show = Один из них картинкой, и его файл
    .name = показать
command-files-remove = Убрать; столы, где по нему играют, продолжаются
    .name = убрать
command-files-which = Какой
    .name = название
command-server-scenarios = Кто здесь добавляет свои сценарии, карты и поля
    .name = сценарии
command-server-scenarios-who = Кто
    .name = кто
command-server-scenarios-moderators = только те, кто управляет сервером
command-server-scenarios-everybody = все
server-log-scenarios =
    { $how ->
        [everybody] { $moderator } разрешает всем добавлять сценарии, карты и поля.
       *[moderators] { $moderator } разрешает добавлять сценарии, карты и поля только тем, кто управляет сервером.
    }
server-scenarios-moderators = Теперь сценарии, карты и поля добавляют здесь только те, у кого есть право «Управлять сервером». Что уже есть, остаётся.
server-scenarios-everybody = Теперь сценарии, карты и поля добавляют здесь все; вы можете убрать любой.

## список и один из них

files-title = ### { $word ->
        [scenario] Сценарии этого сервера
        [map] Карты этого сервера
       *[board] Поля этого сервера
    } · { $game }
    -# Не больше { $most } файлов, для всех игр вместе
files-none = { $word ->
        [scenario] Своих сценариев пока нет.
        [map] Своих карт пока нет.
       *[board] Своих полей пока нет.
    }
files-how = Чтобы добавить, измените этот файл в любом редакторе, затем { $add }. О каждой ошибке сказано, в какой она строке.
files-pick = { $word ->
        [scenario] Посмотреть сценарий
        [map] Посмотреть карту
       *[board] Посмотреть поле
    }
files-added = от { $who }, { $when }
files-added-nobody = с { $when }
files-new = ✅ Добавлено. Выбирается параметром { $option } в { $start } или в настройках стола.
files-sure = { $word ->
        [scenario] Убрать сценарий **{ $name }**?
        [map] Убрать карту **{ $name }**?
       *[board] Убрать поле **{ $name }**?
    } За столами, где по нему играют, остаётся копия, и партии продолжаются.
files-removed = { $word ->
        [scenario] 🗑️ Сценария **{ $name }** здесь больше нет.
        [map] 🗑️ Карты **{ $name }** здесь больше нет.
       *[board] 🗑️ Поля **{ $name }** здесь больше нет.
    }
button-files-scenario = Все сценарии
button-files-map = Все карты
button-files-board = Все поля
button-files-remove = Убрать
options-own = с этого сервера
options-file = { $option }: { $title }

## что не так с файлом

files-faults = По **{ $name }** играть нельзя: { $count ->
        [one] { $count } ошибка.
        [few] { $count } ошибки.
        [many] { $count } ошибок.
       *[other] { $count } ошибки.
    }
files-fault = - строка **{ $line }**: { $what }
files-fault-key = - строка **{ $line }**, **{ $key }**: { $what }
files-faults-more = { $count ->
        [one] И ещё { $count } ошибка.
        [few] И ещё { $count } ошибки.
        [many] И ещё { $count } ошибок.
       *[other] И ещё { $count } ошибки.
    }
files-faults-how = -# Ничего не добавлено. В { $list } есть файл, который работает: начать можно с него.

## отказы

refuse-fault = Так играть нельзя: { $what }.
refuse-files-server = Свои файлы принадлежат серверу: дайте эту команду на сервере.
refuse-files-rights = Файлы добавляют здесь только те, у кого есть право «Управлять сервером». Разрешить это всем могут они.
refuse-files-large = Файл слишком велик: можно не больше { $size } КБ.
refuse-files-lost = Discord не отдал файл. Попробуйте ещё раз.
refuse-files-full = На сервере уже есть файлы, числом { $count }, и больше не поместится: сначала уберите один.
refuse-files-name = Такое название уже есть: измените `name` в файле или уберите другой.
refuse-files-unknown = Ничего с таким названием здесь нет: выберите из предложенного.
refuse-files-gone = Такого файла здесь больше нет. Что выбрано за столом, остаётся.
refuse-files-remove = Убрать можно только то, что добавлено вами; любой файл убирают те, у кого есть право «Управлять сервером».

## карты и поля как настройки

piratebay-option-map = Карта: из игры или нарисованная кем-то на этом сервере
    .name = карта
piratebay-option-map-bay = Пиратская бухта
    .about = карта самой игры
ageofsail-option-board = Море с крепостями: как в коробке или сделанное кем-то на этом сервере
    .name = поле
ageofsail-option-board-box = как в коробке
    .about = крепости в углах; на двойном море их десять

## что хозяин стола меняет в сценарии «Адмирала»

admiral-option-fleet = Корабли каждого игрока
    .name = флот
admiral-option-fleet-usual = по сценарию
    .about = корабли, которые даёт сценарий
admiral-option-fleet-brig = бриг
    .about = у каждого один корабль
admiral-option-fleet-brigs = два брига
    .about = у каждого два корабля
admiral-option-fleet-pair = фрегат и бриг
    .about = у каждого два корабля
admiral-option-fleet-frigates = два фрегата
    .about = у каждого два корабля
admiral-option-fleet-raiders = фрегат и два брига
    .about = у каждого три корабля
admiral-option-fleet-liners = линейный корабль и галеон
    .about = у каждого два корабля
admiral-option-fleet-squadron = галеон, фрегат и бриг
    .about = у каждого три корабля
admiral-option-fleet-classes = по одному каждого класса
    .about = у каждого четыре корабля
admiral-option-fleet-grand = все классы и ещё фрегат и бриг
    .about = у каждого шесть кораблей
admiral-option-fleet-double = по два каждого класса
    .about = у каждого восемь кораблей
admiral-option-reefs_each = Сколько рифов у каждого игрока
    .name = число-рифов
admiral-option-reefs_each-usual = по сценарию
    .about = и те, что кладёт сценарий
admiral-option-reefs_each-none = ни одного
    .about = рифов сценария тоже нет
admiral-option-reefs_each-one = по одному
    .about = кроме тех, что кладёт сценарий
admiral-option-reefs_each-two = по два
    .about = кроме тех, что кладёт сценарий
admiral-option-reefs_each-three = по три
    .about = кроме тех, что кладёт сценарий
admiral-option-begins = Кто начинает
    .name = кто-начинает
admiral-option-begins-usual = по сценарию
    .about = игрок, которого называет сценарий
admiral-option-begins-lot = не по сценарию
    .about = по жребию, если никто не назван первым
admiral-option-islands-bare = ни одного
    .about = островов сценария тоже нет
admiral-option-wind-fresh = всегда свежий
    .about = ни штилей, ни штормов
admiral-option-wind-rough = штормовой
    .about = 2 штиля, 12 свежих, 10 штормов из 24
