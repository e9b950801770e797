# Що бот каже довкола будь-якої гри.

accident = Щось пішло не так, і це наша помилка. Дійсне лише те, що показує картка столу; спробуйте ще раз із неї.
storage-away = Зараз я не можу прочитати збережене. Якщо ви робили хід, картка столу згодом покаже, чи його зараховано. Спробуйте пізніше; причину знайде в журналі той, хто запустив бота.
storage-damaged = Файл з іграми пошкоджено. Не можу сказати, чи збереглося те, що ви зробили, і що ще вдасться прочитати. Будь ласка, повідомте того, хто запустив бота: що робити, написано в журналі.
storage-full = Зараз я нічого не можу зберегти, тому нічого не змінилося. Спробуйте пізніше; причину знайде в журналі той, хто запустив бота.

## Кнопки

button-play = Ходити
button-view = Моя позиція
button-look = Роздивитися
button-more = Ще
button-words = Словами
button-settings = Налаштування
button-back = Назад
button-take-back = Скасувати крок
button-take-back-what = { button-take-back }: { $did }
button-do = Підтвердити
button-may = Інші дії
button-resign = Здатися
button-resign-yes = Так, здаюся
button-resign-no = Ні, граю далі
button-rematch = Реванш

## Команди

command-start = Викликати когось на партію
    .name = почати
command-start-opponent = Кого ви викликаєте; сама Flotilla погодиться одразу
    .name = суперник
command-start-first = Хто ходить першим
    .name = перший
command-start-first-lot = за жеребом
command-start-first-challenger = хто викликав
command-start-first-opponent = суперник
command-gather = Відкрити стіл, за який можуть сісти інші
    .name = почати
command-gather-seats = Скільки місць за столом; якщо не вказати — скільки дозволяє гра
    .name = місця
command-move = Зробити хід, набравши його
    .name = хід
command-move-move = Ваш хід; список підкаже, що можливо
    .name = хід
command-move-table = Який із ваших столів; якщо не вказати — той, де тут чекають на вас
    .name = стіл
command-show = Показати картку столу тут наново
    .name = показати
command-show-table = Який із ваших столів
    .name = стіл
command-hand = Подивитися гру зі свого місця: побачите лише ви
    .name = позиція
command-hand-table = Який із ваших столів
    .name = стіл
command-resign = Здати партію
    .name = здатися
command-resign-table = Який із ваших столів
    .name = стіл
command-games = Ваші столи, спершу ті, де чекають на вас
    .name = ігри
command-log = Переглянути, що було в партії, хід за ходом
    .name = журнал
command-log-table = Який стіл; якщо не вказати — ваш або той, за яким грають тут
    .name = стіл
command-rules = Правила, сторінка за сторінкою
    .name = правила
command-rules-page = Яка сторінка
    .name = сторінка
command-show-text = Словами замість зображення, лише для вас
    .name = текст
command-help = Як зі мною грати
    .name = допомога
command-settings = Особисті налаштування: повідомлення, підказки, контраст, виклики, блокування
    .name = налаштування

## Власна позиція

private-title = ### Ваша позиція · { $game } · стіл { $table }
private-gone = Ви вийшли з цієї партії, решта грає далі.
private-began = **Партія почалася.**
turn-given-back = Поки ви обирали, на столі дещо змінилося, і розпочатий хід уже не підходить. Почніть його знову.
    .brief = розпочатий хід уже не підходить, треба почати знову
private-partners = -# У вашій команді ще { $names }.
private-since = Після вашого останнього ходу:
private-so-far = Що було досі:
private-earlier =
    -# { $n ->
        [one] Ще { $n } хід раніше — за кнопкою «{ button-log }» у меню «{ button-more }».
        [few] Ще { $n } ходи раніше — за кнопкою «{ button-log }» у меню «{ button-more }».
        [many] Ще { $n } ходів раніше — за кнопкою «{ button-log }» у меню «{ button-more }».
       *[other] Ще { $n } ходу раніше — за кнопкою «{ button-log }» у меню «{ button-more }».
    }
private-earlier-many = -# Що було раніше — за кнопкою «{ button-log }» у меню «{ button-more }».
kept = -# Те, що тут знаєте тільки ви, завжди є в «{ button-view }», і я надсилаю це вам особистим повідомленням.
kept-here = -# Те, що тут знаєте тільки ви, завжди є в «{ button-view }». Особистих повідомлень від мене ви не отримуєте, тож туди я це не надсилаю.
private-card-link = -# [До картки столу]({ $url })
more-title = ### Ще · { $game } · стіл { $table }
private-card-lost = ⚠️ Картка столу мені більше недоступна: каналу немає, гілку закрито, або я не маю там прав. Грайте звідси або покажіть картку в іншому каналі командою { $show }.
resign-sure = Ви справді хочете здати партію «{ $game }», стіл { $table }? { $note } Передумати потім не вийде.
resigned = Ви здали партію «{ $game }», стіл { $table }.

## Роздивитися частину великого поля

look-title = ### { $area } · { $game } · стіл { $table }
look-empty = тут порожньо

## Вибір ходу

picker-title = ### Ваш хід · { $game } · стіл { $table }
# у чужий хід або будь-коли: питають захисника, змінюють накази
picker-title-beside = ### Ваш вибір · { $game } · стіл { $table }
picker-so-far = { $move } → …
picker-only = Зараз можливо лише це: { $move }
picker-confirm = { "**" }Скасувати це потім не вийде.** Продовжити?
picker-sure = { "**" }Точно?**
picker-pick = Виберіть …
button-nothing = Нічого
nothing = нічого
picker-pick-part = Виберіть: { $first } – { $last } …
picker-part = { $first } – { $last } …
picker-pick-under = { $what } …
picker-pick-exactly = Виберіть { $least } …
picker-pick-up-to = Виберіть щонайбільше { $most } …
picker-pick-between = Виберіть від { $least } до { $most } …
picker-collected = Вибрано ({ $count }): { $chosen }
button-collected = Вибрати це ({ $count })
button-collect-anew = Почати знову
picker-pick-column = Який стовпець?
picker-column = Стовпець { $column }
picker-column-cells =
    { $count ->
        [one] { $count } клітинка
        [few] { $count } клітинки
        [many] { $count } клітинок
       *[other] { $count } клітинки
    }
picker-pick-leaf = Перейти до …

## Списки столів

table-yours =
    { $company ->
        [alone] Стіл { $table } · ваш хід
        [duel] Стіл { $table }, суперник { $others } · ваш хід
       *[others] Стіл { $table }, з вами { $others } · ваш хід
    }
table-theirs =
    { $company ->
        [duel] Стіл { $table }, суперник { $others } · хід суперника
       *[others] Стіл { $table }, з вами { $others } · ходять інші
    }
table-open =
    { $company ->
        [alone] Стіл { $table } · ще не почато
       *[others] Стіл { $table }, з вами { $others } · ще не почато
    }
table-invited = Стіл { $table }, там { $others } · вас запрошують
games-title = ### Ваші столи
games-none =
    Ви не сидите за жодним столом. Ось ігри:
    { $played }
games-entry = - **[{ $game }]({ $url })** · { $label }
games-new = -# Почати ще одну партію: { $starts }
games-more = … і ще { $count }.

## Відмови команд

refuse-not-in-server = Грають лише в каналах серверів. Почніть партію там.
refuse-rights = У цьому каналі я не можу поставити стіл, мені бракує прав: { $rights }. Попросіть модератора надати їх або почніть деінде.
refuse-no-table = У вас немає незавершеної партії в цю гру.

refuse-unreadable = Не можу прочитати це як хід. Виберіть зі списку, що з’являється під час набору, або натисніть «Ходити».
refuse-table-number = Назвіть стіл за номером, наприклад `12`, або виберіть зі списку, що з’являється під час набору.
typed-unreadable = Не можу прочитати тут «{ $part }». Питання зараз таке: **{ $ask }** Можливо: { $answers }
typed-unreadable-here = Не можу прочитати тут «{ $part }». Можливо: { $answers }
typed-free = Зараз можна набрати те, що починається з { $answers }.
typed-too-much = `{ $move }` — це вже весь хід: «{ $part }» зайве. Приберіть це; що йде далі, набирається окремим ходом.
typed-too-many = «{ $part }» вже зайве: вибрати можна лише { $most }.
typed-unfinished = «{ $part }» — це ще не весь хід. Ось чого бракує.
button-type = Ввести хід
type-title = Ваш хід · стіл { $table }
type-label = Ваш хід
type-hint = Досить і початку: про решту бот запитає.
type-kept = Ви написали: { $move }
which-table = «{ $move }»: за яким столом ви хочете так піти? Ось де чекають вашого ходу.
which-table-long = Для кнопки цей хід задовгий. Наберіть його ще раз і додайте номер столу в поле `{ $option }`.
which-table-command = «{ $what }»: за яким столом?
command-not-now = «{ $what }» — зараз це неможливо.

right-view_channel = «Переглядати канал»
right-send_messages = «Надсилати повідомлення»
right-send_messages_in_threads = «Надсилати повідомлення в гілках»
right-attach_files = «Прикріплювати файли»
right-read_message_history = «Читати історію повідомлень»

## Сторінки довгих текстів

button-page-before = ◀
button-page-after = ▶
rules-contents = Перейти до сторінки …

## Наступний стіл

next-table = Далі: { $label }

## Підказки першої партії

tip = 💡 { $tip }
button-tips-off = Без підказок

## Особисті налаштування

settings-title = ### Ваші налаштування
settings-dms =
    { $value ->
        [yes] **Особисті повідомлення** увімкнено: щойно настає ваш хід, вам приходить ваша позиція.
       *[no] **Особисті повідомлення** вимкнено: позицію показує кнопка «{ button-view }».
    }
settings-calls =
    { $value ->
        [dm] **Про ваш хід** нагадає особисте повідомлення.
        [ping] **Про ваш хід** нагадає згадка на картці столу.
       *[both] **Про ваш хід** нагадають особисте повідомлення і згадка на картці столу.
    } Якщо особисті повідомлення вимкнено або вони не доходять, вас згадують у будь-якому разі.
settings-ending =
    { $value ->
        [yes] **Хід завершується сам**, щойно робити більше нічого; останню дію тоді вже не скасувати.
       *[no] **Хід завершуєте ви самі.**
    }
settings-tips =
    { $value ->
        [yes] **Підказки** першої партії увімкнено.
       *[no] **Підказки** першої партії вимкнено.
    }
settings-contrast =
    { $value ->
        [yes] **Високий контраст** увімкнено: зображення, які бачите лише ви, яскравіші й чіткіші.
       *[no] **Високий контраст** вимкнено.
    }
settings-turned =
    { $value ->
        [yes] **Свій бік унизу**: на зображеннях, які бачите лише ви, ваша половина внизу; координати ті самі. Це стосується: { $games }.
       *[no] **Свій бік унизу** вимкнено: зображення, які бачите лише ви, лежать так само, як спільне. Це стосується: { $games }.
    }
settings-challenges =
    { $value ->
        [yes] **Виклики** увімкнено: вас можуть викликати й запрошувати.
       *[no] **Виклики** вимкнено: ніхто не може викликати вас чи запросити. Сідати за столи й викликати інших ви можете й далі.
    }
button-settings-dms =
    { $value ->
        [yes] Особисті повідомлення: увімк. · вимкнути
       *[no] Особисті повідомлення: вимк. · увімкнути
    }
button-settings-calls =
    { $value ->
        [dm] Мій хід: особисте повідомлення
        [ping] Мій хід: згадка
       *[both] Мій хід: повідомлення і згадка
    }
button-settings-ending =
    { $value ->
        [yes] Автозавершення ходу: увімк. · вимкнути
       *[no] Автозавершення ходу: вимк. · увімкнути
    }
button-settings-tips =
    { $value ->
        [yes] Підказки: увімк. · вимкнути
       *[no] Підказки: вимк. · увімкнути
    }
button-settings-contrast =
    { $value ->
        [yes] Високий контраст: увімк. · вимкнути
       *[no] Високий контраст: вимк. · увімкнути
    }
button-settings-turned =
    { $value ->
        [yes] Свій бік унизу: увімк. · вимкнути
       *[no] Свій бік унизу: вимк. · увімкнути
    }
button-settings-challenges =
    { $value ->
        [yes] Виклики: увімк. · вимкнути
       *[no] Виклики: вимк. · увімкнути
    }
button-settings-blocks = Чорний список

## Забути людину

somebody = хтось
