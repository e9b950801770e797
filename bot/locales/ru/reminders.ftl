# Как людям напоминать.

button-reminders = Напоминания
reminders-title = ### Ваши напоминания
reminders-about = Я напоминаю, когда прошла половина времени на ход, и ещё раз, когда оно почти вышло; за столом без часов — через 2, 5 и 10 дней. Можно получать напоминания чаще (за один ход не больше семи), отключить их или выбрать часы, когда вас не беспокоить.
reminders-zone =
    🕑 Ваш часовой пояс: **{ $zone }** (сейчас { $time }). { $quiet ->
        [yes] Тишина с { $first } до { $last }.
       *[no] Часов тишины нет.
    }
reminders-where =
    { $value ->
        [dm] Напоминания: лично
        [channel] Напоминания: в канале
       *[off] Напоминания: нет
    }
reminders-every =
    { $value ->
        [0] Без дополнительных напоминаний
       *[more] И ещё каждые { $value } ч
    }
reminders-no-quiet = Без часов тишины
reminders-from = Тишина с { $hour }
reminders-to = Тишина до { $hour }
button-zone = Часовой пояс …
zone-title = Ваш часовой пояс
zone-label = Город или пояс
zone-hint = Хватит большого города вашего пояса, латиницей
zone-example = Kyiv, Berlin, Asia/Almaty …
refuse-zone = Такого часового пояса я не знаю, или подходит несколько. Напишите большой город своего пояса латиницей, например `Kyiv` или `Asia/Almaty`.
command-reminders = Когда и где напоминать, что ваш ход
    .name = напоминания
command-reminders-where = В личных сообщениях, в канале или никак
    .name = где
command-reminders-where-dm = в личных сообщениях
command-reminders-where-channel = в канале
command-reminders-where-off = никак
command-reminders-every = И ещё каждые столько часов; 0 — без дополнительных
    .name = каждые
command-reminders-from = С какого часа вашего дня не беспокоить
    .name = тишина-с
command-reminders-to = До какого часа вашего дня не беспокоить
    .name = тишина-до
command-reminders-zone = Ваш часовой пояс: хватит большого города
    .name = пояс
