# Як людям нагадувати.

button-reminders = Нагадування
reminders-title = ### Ваші нагадування
reminders-about = Я нагадую, коли минула половина часу на хід, і ще раз, коли він майже вийшов; за столом без годинника — через 2, 5 і 10 днів. Можна отримувати нагадування частіше (за один хід щонайбільше сім), вимкнути їх або вибрати години, коли вас не турбувати.
reminders-zone =
    🕑 Ваш часовий пояс: **{ $zone }** (зараз { $time }). { $quiet ->
        [yes] Тиша з { $first } до { $last }.
       *[no] Годин тиші немає.
    }
reminders-where =
    { $value ->
        [dm] Нагадування: особисто
        [channel] Нагадування: у каналі
       *[off] Нагадування: немає
    }
reminders-every =
    { $value ->
        [0] Без додаткових нагадувань
       *[more] І ще кожні { $value } год
    }
reminders-no-quiet = Без годин тиші
reminders-from = Тиша з { $hour }
reminders-to = Тиша до { $hour }
button-zone = Часовий пояс …
zone-title = Ваш часовий пояс
zone-label = Місто або пояс
zone-hint = Досить великого міста вашого поясу, латиницею
zone-example = Kyiv, Berlin, America/Toronto …
refuse-zone = Такого часового поясу я не знаю, або підходить кілька. Напишіть велике місто свого поясу латиницею, наприклад `Kyiv` чи `Europe/Berlin`.
command-reminders = Коли й де нагадувати, що ваш хід
    .name = нагадування
command-reminders-where = В особистих повідомленнях, у каналі чи ніяк
    .name = де
command-reminders-where-dm = в особистих повідомленнях
command-reminders-where-channel = у каналі
command-reminders-where-off = ніяк
command-reminders-every = І ще кожні стільки годин; 0 — без додаткових
    .name = кожні
command-reminders-from = З котрої години вашого дня не турбувати
    .name = тиша-з
command-reminders-to = До котрої години вашого дня не турбувати
    .name = тиша-до
command-reminders-zone = Ваш часовий пояс: досить великого міста
    .name = пояс
