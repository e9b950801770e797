# Что бот говорит вокруг любой игры.

accident = Что-то сломалось. Как всё обстоит, показывает карточка стола. Попробуйте ещё раз с неё.
storage-away = Сейчас я не могу прочитать сохранённое. Если вы делали ход, карточка стола потом покажет, засчитан ли он. Попробуйте позже. Причину найдёт в журнале тот, кто запустил бота.
storage-damaged = Файл с играми повреждён. Не могу сказать, сохранилось ли то, что вы сделали, и что ещё можно прочитать. Пожалуйста, сообщите тому, кто запустил бота: что делать, написано в журнале.
storage-full = Сейчас я ничего не могу сохранить, поэтому ничего не изменилось. Попробуйте позже. Причину найдёт в журнале тот, кто запустил бота.

## Кнопки

button-play = Ходить
button-view = Моя позиция
button-look = Рассмотреть
button-more = Ещё
button-words = Словами
button-settings = Настройки
button-back = Назад
button-take-back = Взять назад
button-take-back-what = { button-take-back }: { $did }
button-do = Подтвердить
button-may = Другие действия
button-resign = Сдаться
button-resign-yes = Да, сдаюсь
button-resign-no = Нет, играю дальше
button-rematch = Реванш

## Команды

command-start = Вызвать кого-нибудь на партию
    .name = начать
command-start-opponent = Кого вы вызываете; сама Flotilla согласится сразу
    .name = соперник
command-start-first = Кто ходит первым
    .name = первый
command-start-first-lot = по жребию
command-start-first-challenger = вызвавший
command-start-first-opponent = соперник
command-gather = Открыть стол, за который могут сесть другие
    .name = начать
command-gather-seats = Сколько мест за столом; иначе столько, сколько допускает игра
    .name = места
command-move = Сделать ход, набрав его
    .name = ход
command-move-move = Ваш ход; список подскажет, что возможно
    .name = ход
command-move-table = Какой из ваших столов; иначе тот, где здесь ждут вас
    .name = стол
command-show = Показать карточку стола здесь заново
    .name = показать
command-show-table = Какой из ваших столов
    .name = стол
command-hand = Посмотреть игру со своего места: увидите только вы
    .name = позиция
command-hand-table = Какой из ваших столов
    .name = стол
command-resign = Сдать партию
    .name = сдаться
command-resign-table = Какой из ваших столов
    .name = стол
command-games = Ваши столы, сначала те, где ждут вас
    .name = игры
command-log = Посмотреть, что было в партии, ход за ходом
    .name = журнал
command-log-table = Какой стол; иначе ваш или тот, за которым играют здесь
    .name = стол
command-rules = Правила, страница за страницей
    .name = правила
command-rules-page = Какая страница
    .name = страница
command-show-text = Словами вместо картинки, только для вас
    .name = текст
command-help = Как со мной играть
    .name = помощь
command-settings = Личные настройки: сообщения, подсказки, контрастность, вызовы, блокировки
    .name = настройки

## Своя позиция

private-title = ### Ваша позиция · { $game } · стол { $table }
private-gone = Вы вышли из этой партии, остальные играют дальше.
private-began = **Партия началась.**
turn-given-back = Пока вы ходили, положение изменилось, и начатый ход уже невозможен: он отменён. Начните его заново.
    .brief = начатый ход отменён, его нужно начать заново
private-partners = -# В вашей команде ещё { $names }.
private-since = С вашего последнего хода:
private-so-far = Что было до сих пор:
private-earlier =
    -# { $n ->
        [one] Ещё { $n } ход раньше — по кнопке «{ button-log }» в меню «{ button-more }».
        [few] Ещё { $n } хода раньше — по кнопке «{ button-log }» в меню «{ button-more }».
        [many] Ещё { $n } ходов раньше — по кнопке «{ button-log }» в меню «{ button-more }».
       *[other] Ещё { $n } хода раньше — по кнопке «{ button-log }» в меню «{ button-more }».
    }
private-earlier-many = -# Что было раньше — по кнопке «{ button-log }» в меню «{ button-more }».
kept = -# То, что здесь знаете только вы, всегда есть в «{ button-view }», и я отправляю это вам личным сообщением.
kept-here = -# То, что здесь знаете только вы, всегда есть в «{ button-view }». Личных сообщений от меня вы не получаете, поэтому туда я это не отправляю.
private-card-link = -# [К карточке стола]({ $url })
more-title = ### Ещё · { $game } · стол { $table }
private-card-lost = ⚠️ Карточка стола мне больше недоступна: канала нет, ветка закрыта, или у меня нет там прав. Играйте отсюда или покажите карточку в другом канале командой { $show }.
resign-sure = Вы действительно хотите сдать партию «{ $game }», стол { $table }? { $note } Взять это назад нельзя.
resigned = Вы сдали партию «{ $game }», стол { $table }.

## Рассмотреть часть большого поля

look-title = ### { $area } · { $game } · стол { $table }
look-empty = здесь пусто

## Выбор хода

picker-title = ### Ваш ход · { $game } · стол { $table }
# в чужой ход или в любое время: спрашивают защитника, меняют приказы
picker-title-beside = ### Ваш выбор · { $game } · стол { $table }
picker-so-far = { $move } → …
picker-only = Сейчас возможно только это: { $move }
picker-confirm = { "**" }Отменить это потом будет нельзя.** Продолжить?
picker-sure = { "**" }Точно?**
picker-pick = Выберите …
button-nothing = Ничего
nothing = ничего
picker-pick-part = Выберите: { $first } – { $last } …
picker-part = { $first } – { $last } …
picker-pick-under = { $what } …
picker-pick-exactly = Выберите { $least } …
picker-pick-up-to = Выберите до { $most } …
picker-pick-between = Выберите от { $least } до { $most } …
picker-collected = Выбрано ({ $count }): { $chosen }
button-collected = Выбрать это ({ $count })
button-collect-anew = Начать заново
picker-pick-column = Какой столбец?
picker-column = Столбец { $column }
picker-column-cells =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
        [many] { $count } клеток
       *[other] { $count } клетки
    }
picker-pick-leaf = Перейти к …

## Списки столов

table-yours =
    { $company ->
        [alone] Стол { $table } · ваш ход
        [duel] Стол { $table }, соперник { $others } · ваш ход
       *[others] Стол { $table }, с вами { $others } · ваш ход
    }
table-theirs =
    { $company ->
        [duel] Стол { $table }, соперник { $others } · ход соперника
       *[others] Стол { $table }, с вами { $others } · ходят другие
    }
table-open =
    { $company ->
        [alone] Стол { $table } · ещё не начат
       *[others] Стол { $table }, с вами { $others } · ещё не начат
    }
table-invited = Стол { $table }, там { $others } · вас приглашают
games-title = ### Ваши столы
games-none =
    Вы не сидите ни за одним столом. Вот игры:
    { $played }
games-entry = - **[{ $game }]({ $url })** · { $label }
games-new = -# Начать ещё одну партию: { $starts }
games-more = … и ещё { $count }.

## Отказы команд

refuse-not-in-server = Столы стоят в каналах серверов. Начните партию там.
refuse-rights = В этом канале я не могу поставить стол, мне не хватает прав: { $rights }. Попросите модератора дать их или начните в другом месте.
refuse-no-table = У вас нет незаконченной партии в эту игру.

refuse-unreadable = Не могу прочесть это как ход. Выберите из списка, который появляется при наборе, или нажмите «Ходить».
refuse-table-number = Назовите стол его номером, например `12`, или выберите из списка, который появляется при наборе.
typed-unreadable = Не могу прочесть здесь «{ $part }». Вопрос сейчас такой: **{ $ask }** Возможно: { $answers }
typed-unreadable-here = Не могу прочесть здесь «{ $part }». Возможно: { $answers }
typed-free = Сейчас можно набрать то, что начинается с { $answers }.
typed-too-much = `{ $move }` — это уже весь ход: «{ $part }» лишнее. Уберите это; что следует дальше, набирается отдельным ходом.
typed-too-many = «{ $part }» уже лишнее: выбрать можно только { $most }.
typed-unfinished = «{ $part }» — это ещё не весь ход. Вот чего не хватает.
button-type = Ввести ход
type-title = Ваш ход · стол { $table }
type-label = Ваш ход
type-hint = Достаточно и начала: об остальном бот спросит.
type-kept = Вы написали: { $move }
which-table = «{ $move }»: за каким столом вы хотите так пойти? Вот где ждут вашего хода.
which-table-long = Для кнопки этот ход слишком длинный. Наберите его ещё раз и добавьте номер стола в поле `{ $option }`.
which-table-command = «{ $what }»: за каким столом?
command-not-now = «{ $what }» — сейчас это невозможно.

right-view_channel = «Просматривать канал»
right-send_messages = «Отправлять сообщения»
right-send_messages_in_threads = «Отправлять сообщения в ветках»
right-attach_files = «Прикреплять файлы»
right-read_message_history = «Читать историю сообщений»

## Страницы длинных текстов

button-page-before = ◀
button-page-after = ▶
rules-contents = Перейти к странице …

## Следующий стол

next-table = Дальше: { $label }

## Подсказки первой партии

tip = 💡 { $tip }
button-tips-off = Выключить подсказки

## Личные настройки

settings-title = ### Ваши настройки
settings-dms =
    { $value ->
        [yes] **Личные сообщения** включены: ваша позиция приходит вам, когда наступает ваш ход.
       *[no] **Личные сообщения** выключены: позицию показывает кнопка «{ button-view }».
    }
settings-calls =
    { $value ->
        [dm] **О вашем ходе** вам сообщает личное сообщение.
        [ping] **О вашем ходе** вам сообщает упоминание на карточке стола.
       *[both] **О вашем ходе** вам сообщают личное сообщение и упоминание на карточке стола.
    } Если личные сообщения выключены или не доходят, вас упоминают в любом случае.
settings-ending =
    { $value ->
        [yes] **Ход завершается сам**, как только больше делать нечего; последнее действие тогда уже не взять назад.
       *[no] **Ход завершаете вы сами.**
    }
settings-tips =
    { $value ->
        [yes] **Подсказки** первой партии включены.
       *[no] **Подсказки** первой партии выключены.
    }
settings-contrast =
    { $value ->
        [yes] **Высокая контрастность** включена: картинки, которые видите только вы, ярче и резче.
       *[no] **Высокая контрастность** выключена.
    }
settings-turned =
    { $value ->
        [yes] **Своя сторона внизу**: на картинках, которые видите только вы, ваша половина внизу; координаты те же. Это касается: { $games }.
       *[no] **Своя сторона внизу** выключена: картинки, которые видите только вы, лежат так же, как общая. Это касается: { $games }.
    }
settings-challenges =
    { $value ->
        [yes] **Вызовы** включены: вас могут вызывать и приглашать.
       *[no] **Вызовы** выключены: никто не может вызвать вас или пригласить. Садиться за столы и вызывать других вы можете и дальше.
    }
button-settings-dms =
    { $value ->
        [yes] Личные сообщения: вкл. · выключить
       *[no] Личные сообщения: выкл. · включить
    }
button-settings-calls =
    { $value ->
        [dm] Мой ход: личное сообщение
        [ping] Мой ход: упоминание
       *[both] Мой ход: сообщение и упоминание
    }
button-settings-ending =
    { $value ->
        [yes] Автозавершение хода: вкл. · выключить
       *[no] Автозавершение хода: выкл. · включить
    }
button-settings-tips =
    { $value ->
        [yes] Подсказки: вкл. · выключить
       *[no] Подсказки: выкл. · включить
    }
button-settings-contrast =
    { $value ->
        [yes] Высокая контрастность: вкл. · выключить
       *[no] Высокая контрастность: выкл. · включить
    }
button-settings-turned =
    { $value ->
        [yes] Своя сторона внизу: вкл. · выключить
       *[no] Своя сторона внизу: выкл. · включить
    }
button-settings-challenges =
    { $value ->
        [yes] Вызовы: вкл. · выключить
       *[no] Вызовы: выкл. · включить
    }
button-settings-blocks = Чёрный список

## Забыть человека

somebody = кто-то
