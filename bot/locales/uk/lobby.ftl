# До партії: виклик комусь і набір, у якому збираються гравці.

## Виклик

button-accept = Прийняти
button-decline = Відмовитися
button-withdraw = Відкликати
challenge-said = { $host } пропонує партію в «{ $game }». Виклик отримує { $invited }.
challenge-rematch = { $host } пропонує реванш у «{ $game }». Виклик отримує { $invited }.
challenge-lapses = Виклик спливає { $when }.
challenge-declined = { $game }, стіл { $table }: { $names }. Виклик відхилено.
challenge-withdrawn = { $game }, стіл { $table }: { $names }. Виклик відкликано.
challenge-expired = { $game }, стіл { $table }: { $names }. Виклик лишився без відповіді.
closed-aborted = { $game }, стіл { $table }: { $names }. Стіл закрив модератор цього сервера ({ $by }) без результату: ніхто не програв.
closed-deserted = { $game }, стіл { $table }: { $names }. Стіл закрито без результату ({ $by }), бо один із гравців покинув сервер: ніхто не програв.
challenge-posted = Ваш виклик опубліковано: { $url }

refuse-not-invited = Вас не запрошували за цей стіл.
refuse-already-joined = Ви вже прийняли виклик.
refuse-own-invitation = Це ваш власний виклик: прийняти його мають інші.
refuse-not-challenger = Відкликати виклик може лише той, хто його кинув.
refuse-expired = Цей виклик сплив. Можна кинути новий.
refuse-declined = Цей виклик відхилили.
refuse-withdrawn = Цей виклик відкликали.

## Набір

button-join = Сісти за стіл
button-leave = Піти
button-invite = Запросити
button-begin = Почати
button-options = Налаштування
lobby-gathers = { $host } збирає партію в «{ $game }».
lobby-rematch = { $host } збирає партію-реванш у «{ $game }».
lobby-seats = **Гравці: { $joined } із { $size }**
lobby-host = { $who } · господар столу
lobby-invited = { $who } · запрошення без відповіді
lobby-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
lobby-lapses = Господар столу може почати будь-якої миті; інакше стіл закриється { $when }.
lobby-moved = { $game }, стіл { $table }: картка тепер нижче.
lobby-withdrawn = { $game }, стіл { $table }: усі пішли, і стіл закрито.
lobby-expired = { $game }, стіл { $table }: { $names }. Партію так і не почали.
lobby-posted = Ваш стіл відкрито: { $url }
lobby-runs = Ваша партія почалася: { $url }

refuse-already-seated = Ви вже сидите за цим столом.
refuse-full = За цим столом усі місця зайняті або залишені для запрошених.
refuse-not-host = Це може лише господар столу.
refuse-too-few =
    { $joined ->
        [one] За столом поки що { $joined } гравець, а в цю гру грають від { $least } до { $most }.
        [few] За столом поки що { $joined } гравці, а в цю гру грають від { $least } до { $most }.
       *[many] За столом поки що { $joined } гравців, а в цю гру грають від { $least } до { $most }.
    }
refuse-too-few-exactly =
    { $joined ->
        [one] За столом поки що { $joined } гравець, а з такими налаштуваннями треба рівно { $count }.
        [few] За столом поки що { $joined } гравці, а з такими налаштуваннями треба рівно { $count }.
       *[many] За столом поки що { $joined } гравців, а з такими налаштуваннями треба рівно { $count }.
    }
refuse-lobby-withdrawn = Усі пішли з-за цього столу, і його закрили. Можна відкрити новий.
refuse-lobby-expired = Час цього столу минув: партію так і не почали. Можна відкрити новий.

## Запрошення за стіл

invite-title = ### Запрошення · { $game } · стіл { $table }
invite-whom =
    { $free ->
        [one] Кого запросити? Вільне { $free } місце, воно лишиться за запрошеним. Запрошеного покличуть один раз.
        [few] Кого запросити? Вільні { $free } місця, вони лишаться за запрошеними. Кожного з них покличуть один раз.
       *[many] Кого запросити? Вільно { $free } місць, вони лишаться за запрошеними. Кожного з них покличуть один раз.
    }
invite-pick = Виберіть людей …
invite-done = Запрошення отримали: { $names }. Їх кличе картка столу: { $url }

refuse-join-first = Запрошувати може лише той, хто вже сидить за столом.
refuse-already-here = Хтось із вибраних уже сидить за цим столом або вже запрошений.
refuse-few-seats =
    { $free ->
        [one] Вільне лише { $free } місце: виберіть менше людей.
        [few] Вільні лише { $free } місця: виберіть менше людей.
       *[many] Вільно лише { $free } місць: виберіть менше людей.
    }

## Налаштування партії

options-title = ### Налаштування партії · { $game } · стіл { $table }
options-note = Кожну зміну одразу видно на картці столу.
options-size = Місць за столом · { $count }
options-yes = так
options-no = ні

refuse-crowded =
    { $size ->
        [one] Лишиться { $size } місце, а зайнятих і обіцяних місць уже { $seated }.
        [few] Лишаться { $size } місця, а зайнятих і обіцяних місць уже { $seated }.
       *[many] Лишиться { $size } місць, а зайнятих і обіцяних місць уже { $seated }.
    }

## І те, і те

refuse-unknown-game = Такої гри я не знаю.
refuse-seats = У цю гру грають від { $least } до { $most } гравців.
refuse-seats-exactly =
    { $count ->
        [one] З такими налаштуваннями в цю гру грає { $count } гравець.
        [few] З такими налаштуваннями в цю гру грають { $count } гравці.
       *[many] З такими налаштуваннями в цю гру грають { $count } гравців.
    }
refuse-same-person = На кожному місці має сидіти інша людина.
refuse-already-started = Ця партія вже почалася.
refuse-aborted = Цей стіл закрив модератор, результату немає.
refuse-deserted = Цей стіл закрили без результату, бо один із гравців покинув сервер.
refuse-not-expired = Час цього столу ще не минув.
refuse-bot = Боти не грають. Виберіть людину.
refuse-oneself = Себе викликати не можна. Запросіть когось іншого.
refuse-not-member = Цієї людини немає на сервері, відповісти вона не зможе. Спершу запросіть її на сервер.
refuse-not-posted = Опублікувати картку столу в цьому каналі не вийшло, тож нічого не почато. Перевірте мої права тут і спробуйте ще раз.
