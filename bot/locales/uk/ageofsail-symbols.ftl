# Що означають знаки на картинках «Адмірала: епохи вітрил»: до 90 знаків, краще 40. `sign` каже, який знак на вигляд.

## море

ageofsail-symbol-line = лінійний корабель: три щогли, по три гармати з борту
    .sign = довгий корабель із трьома вітрилами
ageofsail-symbol-frigate = фрегат: дві щогли, по дві гармати з борту
    .sign = корабель із двома вітрилами
ageofsail-symbol-brig = бриг: одна щогла, по одній гарматі з борту
    .sign = короткий корабель з одним вітрилом
ageofsail-symbol-lane = лінія: кораблі йдуть разом, веде гострий кінець
    .sign = смуга кольору власника під кораблями, з одного кінця гостра
ageofsail-symbol-acted = корабель уже діяв
    .sign = блідий корабель у списку
ageofsail-symbol-cannon = ціла гармата
    .sign = темна гармата на плитці
ageofsail-symbol-fired = гармата вже стріляла
    .sign = гармата з димом
ageofsail-symbol-turned = перевернута карта: перегороджує шлях і більше не стріляє
    .sign = уламки на плитці
ageofsail-symbol-arms = герб фортеці: не гармата й не ціль
    .sign = щит зі знаком власника
ageofsail-symbol-silent = фортеця гравця, який вибув: лише перегороджує шлях
    .sign = сірі плитки
ageofsail-symbol-fired-round = гармата вже стріляла в цьому раунді
    .sign = гармата з димом
ageofsail-symbol-stone = нічия фортеця: лише перегороджує шлях
    .sign = сірі стіни без гармат
ageofsail-symbol-harbour = поруч із фортецею: тут перемагають
    .sign = світла клітинка з якорем
ageofsail-symbol-field = тут можна закласти фортецю
    .sign = пунктир навколо частини моря
ageofsail-symbol-laid = клітинка, вибрана для фортеці
    .sign = стіни навколо числа
ageofsail-symbol-party = десант: фігурка за кожну щоглу
    .sign = фігурки кольору власника на плитці
ageofsail-symbol-party-spent = десант, який цього ходу більше не піде
    .sign = бліді фігурки на плитці

## останній хід кожного

ageofsail-symbol-drift = куди корабель знесло у шторм
    .sign = біла хвиляста лінія
ageofsail-symbol-teleport = звідси корабель пішов телепортом
    .sign = біле кільце з крапок
ageofsail-symbol-shift = куди корабель зсунули після абордажу
    .sign = кілька білих крапок
ageofsail-symbol-struggle = бій десанту з гарматою
    .sign = схрещені шаблі

## що можна зробити

ageofsail-symbol-reach = тут у корабель стрілятиме фортеця цього гравця
    .sign = маленький знак у кутку клітинки

## карти ходу

ageofsail-symbol-storm = шторм: корабель зносить за вітром
    .sign = хмара з блискавкою
ageofsail-symbol-teleport-card = телепорт: один свій корабель можна поставити в інше місце
    .sign = пунктирне кільце зі стрілкою назовні
ageofsail-symbol-repair-card = ремонт у морі: пошкоджений корабель відновлює щоглу
    .sign = гайковий ключ і щогла
ageofsail-symbol-fair = попутний вітер: дальність +1, але не проти вітру
    .sign = повне вітрило з +1
ageofsail-symbol-calm = штиль: цього ходу кораблі не йдуть
    .sign = обвисле вітрило з 0
ageofsail-symbol-gunners = влучні гармаші: +1 до кожного кубика своїх атак
    .sign = гармата з +1
ageofsail-symbol-fog = туман: цього ходу не стріляє ніхто
    .sign = смуги туману
ageofsail-symbol-shift-card = зміна вітру: відкрито ще одну карту вітру
    .sign = дві вигнуті стрілки
ageofsail-symbol-quiet = спокійне море: нічого не відбувається
    .sign = рівні хвилі

## поруч із морем

ageofsail-symbol-round = раунд і останній раунд
    .sign = пісковий годинник
ageofsail-symbol-calm-rounds = раунди без утрати щогл і межа
    .sign = перекреслений спалах
ageofsail-symbol-masts = щогли на плаву
    .sign = вітрило
ageofsail-symbol-cannons = цілі гармати
    .sign = гармата на лафеті
ageofsail-symbol-score = рахунок за відкрите море, + цей раунд
    .sign = зірка
ageofsail-symbol-ashore = щогли на березі
    .sign = три фігурки
ageofsail-symbol-waiting = кораблі, які ще не вийшли в море
    .sign = маленькі кораблі в рамці списку
ageofsail-symbol-order = орден: +1 до кожного кубика й до дальності
    .sign = золотий хрест на стрічці
ageofsail-symbol-merchant = торговельний корабель: має дійти до фортеці
    .sign = скриня
ageofsail-symbol-pirate = пірат: треба привести до фортеці торговельний корабель
    .sign = чорний прапор
ageofsail-symbol-hunted = пірат: має дійти до фортеці
    .sign = чорний прапор
ageofsail-symbol-hunter = мисливець: треба потопити пірата або взяти на абордаж
    .sign = підзорна труба
ageofsail-symbol-defender = оборона: треба втримати фортецю
    .sign = вежа
ageofsail-symbol-attacker = штурм: треба взяти фортецю
    .sign = якір
