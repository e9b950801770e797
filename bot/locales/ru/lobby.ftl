# До партии: вызов кому-нибудь и набор, в котором собираются игроки.

## Вызов

button-accept = Принять
button-decline = Отказаться
button-withdraw = Отозвать
challenge-said = { $host } предлагает партию в «{ $game }». Вызов получает { $invited }.
challenge-rematch = { $host } предлагает реванш в «{ $game }». Вызов получает { $invited }.
challenge-lapses = Вызов истекает { $when }.
challenge-declined = { $game }, стол { $table }: { $names }. Вызов отклонён.
challenge-withdrawn = { $game }, стол { $table }: { $names }. Вызов отозван.
challenge-expired = { $game }, стол { $table }: { $names }. Вызов остался без ответа.
challenge-aborted = { $game }, стол { $table }: { $names }. Стол убран.
challenge-posted = Ваш вызов опубликован: { $url }

refuse-not-invited = Вас не приглашали за этот стол.
refuse-already-joined = Вы уже приняли вызов.
refuse-own-invitation = Это ваш собственный вызов: принять его должны другие.
refuse-not-challenger = Отозвать вызов может только тот, кто его бросил.
refuse-expired = Этот вызов истёк. Можно бросить новый.
refuse-declined = Этот вызов отклонили.
refuse-withdrawn = Этот вызов отозвали.

## Набор

button-join = Сесть за стол
button-leave = Уйти
button-invite = Пригласить
button-begin = Начать
button-options = Настройки
lobby-gathers = { $host } собирает партию в «{ $game }».
lobby-rematch = { $host } собирает партию-реванш в «{ $game }».
lobby-seats = **Игроки: { $joined } из { $size }**
lobby-host = { $who } · хозяин стола
lobby-invited = { $who } · приглашение без ответа
lobby-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
lobby-lapses = Хозяин стола может начать в любую минуту; иначе стол закроется { $when }.
lobby-moved = { $game }, стол { $table }: карточка теперь ниже.
lobby-withdrawn = { $game }, стол { $table }: все ушли, и стол закрыт.
lobby-expired = { $game }, стол { $table }: { $names }. Партию так и не начали.
lobby-aborted = { $game }, стол { $table }: { $names }. Стол убран.
lobby-posted = Ваш стол открыт: { $url }
lobby-runs = Ваша партия началась: { $url }

refuse-already-seated = Вы уже сидите за этим столом.
refuse-full = За этим столом все места заняты или оставлены для приглашённых.
refuse-not-host = Это может только хозяин стола.
refuse-too-few =
    { $joined ->
        [one] За столом пока { $joined } игрок, а в эту игру играют от { $least } до { $most }.
        [few] За столом пока { $joined } игрока, а в эту игру играют от { $least } до { $most }.
       *[many] За столом пока { $joined } игроков, а в эту игру играют от { $least } до { $most }.
    }
refuse-too-few-exactly =
    { $joined ->
        [one] За столом пока { $joined } игрок, а при таких настройках нужно ровно { $count }.
        [few] За столом пока { $joined } игрока, а при таких настройках нужно ровно { $count }.
       *[many] За столом пока { $joined } игроков, а при таких настройках нужно ровно { $count }.
    }
refuse-lobby-withdrawn = Все ушли из-за этого стола, и его закрыли. Можно открыть новый.
refuse-lobby-expired = Время этого стола вышло: партию так и не начали. Можно открыть новый.

## Приглашения за стол

invite-title = ### Приглашение · { $game } · стол { $table }
invite-whom =
    { $free ->
        [one] Кого пригласить? Свободно { $free } место, оно останется за приглашённым. Приглашённого позовут один раз.
        [few] Кого пригласить? Свободно { $free } места, они останутся за приглашёнными. Каждого из них позовут один раз.
       *[many] Кого пригласить? Свободно { $free } мест, они останутся за приглашёнными. Каждого из них позовут один раз.
    }
invite-pick = Выберите людей …
invite-done = Приглашения получили: { $names }. Их зовёт карточка стола: { $url }

refuse-join-first = Приглашать может только тот, кто уже сидит за столом.
refuse-already-here = Кто-то из выбранных уже сидит за этим столом или уже приглашён.
refuse-few-seats =
    { $free ->
        [one] Свободно только { $free } место: выберите меньше людей.
        [few] Свободно только { $free } места: выберите меньше людей.
       *[many] Свободно только { $free } мест: выберите меньше людей.
    }

## Настройки партии

options-title = ### Настройки партии · { $game } · стол { $table }
options-note = Каждое изменение сразу видно на карточке стола.
options-size = Мест за столом · { $count }
options-yes = да
options-no = нет

refuse-crowded =
    { $size ->
        [one] Останется { $size } место, а занятых и обещанных мест уже { $seated }.
        [few] Останется { $size } места, а занятых и обещанных мест уже { $seated }.
       *[many] Останется { $size } мест, а занятых и обещанных мест уже { $seated }.
    }

## И то и другое

refuse-unknown-game = Такой игры я не знаю.
refuse-seats = В эту игру играют от { $least } до { $most } человек.
refuse-seats-exactly =
    { $count ->
        [one] При таких настройках в эту игру играет { $count } человек.
        [few] При таких настройках в эту игру играют { $count } человека.
       *[many] При таких настройках в эту игру играют { $count } человек.
    }
refuse-same-person = На каждом месте должен сидеть другой человек.
refuse-already-started = Эта партия уже началась.
refuse-aborted = Этот стол убрали.
refuse-not-expired = Время этого стола ещё не вышло.
refuse-bot = Боты не играют. Выберите человека.
refuse-oneself = Себя вызвать нельзя. Пригласите кого-нибудь другого.
refuse-not-member = Этого человека нет на сервере, ответить он не сможет. Сначала пригласите его на сервер.
refuse-not-posted = Опубликовать карточку стола в этом канале не вышло, поэтому ничего не начато. Проверьте мои права здесь и попробуйте ещё раз.
