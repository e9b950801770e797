# Повелителі морів. $seat, $owner: ім'я гравця. $ship: «корабель 3» або назва найманця. $cell, $target: «C4».
# Назви найманців чоловічого роду й неістоти: у знахідному відмінку вони ті самі, що в називному.

## що сталося

sealords-event-laid-out = Половину моря розкладено: { $seat }.
    .brief = розкладає свою половину моря
sealords-event-shown = Половина гравця { $seat }, від стовпця A: { $boards }.
    .brief = { "" }
sealords-event-kept = { $seat } нічого не міняє й отримує щит першого гравця.
    .brief = нічого не міняє, отримує щит першого гравця
sealords-event-turned = { $seat } відмовляється від щита й повертає планшет: { $board }, { $quarters ->
    [1] на чверть за годинниковою стрілкою
    [2] на пів оберту
   *[other] на чверть проти годинникової стрілки
}.
    .brief = відмовляється від щита, повертає планшет
sealords-event-moved = { $seat } відмовляється від щита й переставляє планшет: { $board }, { $width ->
    [1] на стовпець { $columns }
   *[other] на стовпці { $columns }
}.
    .brief = відмовляється від щита, переставляє планшет
sealords-event-dealt = Найманців і кораблі роздано.
    .brief = { "" }
sealords-event-laid = { $seat } ставить { $ship } на { $cell }.
    .brief = ставить { $ship } на { $cell }
sealords-event-gift = Щит першого гравця отримує { $ship } на { $cell }.
    .brief = йому дістається щит першого гравця
    .briefer = { "" }
sealords-event-hired = { $seat } наймає { $card } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
} і ставить на { $cell }.
    .brief = наймає { $card } і ставить на { $cell }
sealords-event-discarded = { $owner } назавжди втрачає { $ship } на { $cell }.
    .brief = топить { $ship } на { $cell } ({ $owner })
sealords-event-idle = Кораблю на { $cell } цей ефект не знадобився: { $effect }.
    .brief = { $effect } без користі
    .briefer = { "" }
sealords-event-again = Дев’ятка на { $cell } застосовує ефект клітинки ще раз.
    .brief = { "" }
sealords-event-vp = { $seat } бере 1 переможне очко.
    .brief = +1 переможне очко
sealords-event-coin = { $seat } бере 1 монету.
    .brief = +1 монета
sealords-event-reserve = { $seat } бере корабель із запасу: рука тепер більша на один корабель.
    .brief = +1 корабель у руку
sealords-event-reserve-own = { $seat } бере із запасу { $ship }: рука тепер більша на один корабель.
    .brief = +1 корабель у руку ({ $ship })
sealords-event-looked = { $seat } переглядає запас.
    .brief = { "" }
sealords-event-looked-own = { $seat } переглядає запас: { $ships }.
    .brief = { "" }
sealords-event-recruit = { $seat } обирає корабель із запасу: рука тепер більша на один корабель.
    .brief = обирає корабель із запасу
    .briefer = { "" }
sealords-event-recruit-own = { $seat } обирає із запасу { $ship }: рука тепер більша на один корабель.
    .brief = обирає із запасу { $ship }
sealords-event-shot-burnt = { $seat } стріляє з { $cell } ({ $course }): загоряється { $ship } на { $target }, власник { $owner }.
    .brief = постріл { $course }, загоряється { $ship } на { $target } ({ $owner })
sealords-event-shot-shield = { $seat } стріляє з { $cell } ({ $course }): { $ship } на { $target } втрачає щит, власник { $owner }.
    .brief = постріл { $course }, { $ship } на { $target } ({ $owner }) втрачає щит
sealords-event-shot-mercenary = { $seat } стріляє з { $cell } ({ $course }): { $ship } на { $target } неушкоджений, власник { $owner }.
    .brief = постріл { $course }, { $ship } на { $target } ({ $owner }) неушкоджений
sealords-event-shot-nothing = { $seat } стріляє з { $cell } ({ $course }) і ні в кого не влучає.
    .brief = постріл { $course } мимо
sealords-event-repaired = { $seat } лагодить { $ship } на { $cell }.
    .brief = лагодить { $ship } на { $cell }
sealords-event-shield = { $seat } прикриває щитом { $ship } на { $cell }.
    .brief = прикриває щитом { $ship } на { $cell }
sealords-event-mined = { $seat } ставить міну на { $cell }.
    .brief = ставить міну на { $cell }
sealords-event-decoys = { $seat } ставить міни на { $cells }. Одна з них може бути фальшивою.
    .brief = ставить міни на { $cells }
sealords-event-decoys-own = { $seat } ставить міни на { $cells }. Фальшива на { $fake }.
    .brief = ставить міни на { $cells }, фальшива на { $fake }
sealords-event-decoys-none = { $seat } ставить міни на { $cells }. Фальшивої серед них немає.
    .brief = ставить міни на { $cells }, фальшивої немає
sealords-event-cleared = { $seat } знімає міну з { $cell }.
    .brief = знімає міну з { $cell }
sealords-event-cleared-real = { $seat } знімає міну з { $cell }. Вона була справжня.
    .brief = знімає справжню міну з { $cell }
sealords-event-cleared-fake = { $seat } знімає міну з { $cell }. Вона була фальшива!
    .brief = знімає фальшиву міну з { $cell }
sealords-event-taken = { $seat } підривається на міні на { $cell }: 2 штрафні очки наприкінці.
    .brief = підривається на міні ({ $cell }), −2 очки
sealords-event-taken-real = { $seat } підривається на міні на { $cell }. Вона була справжня: 2 штрафні очки наприкінці.
    .brief = підривається на справжній міні ({ $cell }), −2 очки
sealords-event-taken-fake = { $seat } наскакує на міну на { $cell }. Вона виявилася фальшивою!
    .brief = наскакує на фальшиву міну ({ $cell })
sealords-event-ended = { $seat } завершує хід.
    .brief = { "" }
sealords-event-drawn = { $seat } завершує хід і бере корабель зі стосу.
    .brief = { "" }
sealords-event-drawn-own = { $seat } завершує хід і бере зі стосу { $ship }.
    .brief = бере зі стосу { $ship }
sealords-event-stranded = { $seat } не може поставити жодного корабля і програє.
    .brief = не може поставити жодного корабля і програє
sealords-event-scored = Обоє зробили по 16 ходів. Рахуємо очки.
    .brief = останній хід зроблено, рахуємо очки
sealords-event-resigned = { $seat } виходить із гри.
    .brief = виходить із гри
