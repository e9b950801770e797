# Reminders.

## Як нагадувати

button-reminders = Нагадування
reminders-title = ### Твої нагадування
reminders-about = Я нагадую, коли минула половина часу на хід, і ще раз, коли він майже вийшов; за столом без годинника – через 2, 5 і 10 днів. Можна отримувати нагадування частіше, вимкнути їх або обрати години, коли тебе не турбувати.
reminders-zone =
    🕑 Твій часовий пояс: **{ $zone }** (зараз { $time }). { $quiet ->
        [yes] Тиша з { $first } до { $last }.
       *[no] Годин тиші немає.
    }
reminders-where =
    { $value ->
        [dm] Нагадувати в особистих повідомленнях
        [channel] Нагадувати в каналі
       *[off] Не нагадувати
    }
reminders-every =
    { $value ->
        [0] Без додаткових нагадувань
       *[other] Ще й кожні { $value } год
    }
reminders-no-quiet = Без годин тиші
reminders-from = Тиша з { $hour }
reminders-to = Тиша до { $hour }
button-zone = Часовий пояс …
zone-title = Твій часовий пояс
zone-label = Місто або пояс
zone-hint = Досить великого міста твого поясу, латиницею
zone-example = Kyiv, Berlin, America/Toronto …
refuse-zone = Такого часового поясу я не знаю, або підходить кілька. Напиши велике місто свого поясу латиницею, наприклад `Kyiv` чи `Europe/Berlin`.
command-reminders = Коли й де нагадувати, що твій хід
    .name = нагадування
command-reminders-where = В особистих повідомленнях, у каналі чи ніяк
    .name = де
command-reminders-where-dm = в особистих повідомленнях
command-reminders-where-channel = у каналі
command-reminders-where-off = ніяк
command-reminders-every = Ще й кожні стільки годин; 0 – більше не треба
    .name = кожні
command-reminders-from = Від якої години твого дня не турбувати
    .name = тиша-з
command-reminders-to = До якої години твого дня не турбувати
    .name = тиша-до
command-reminders-zone = Твій часовий пояс: досить великого міста
    .name = пояс
