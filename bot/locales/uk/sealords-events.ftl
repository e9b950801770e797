# Повелителі морів. $seat, $owner: ім'я гравця. $ship: «корабель 3» або назва найманця. $cell, $target: «C4».
# Назви найманців чоловічого роду й неістоти: у знахідному відмінку вони ті самі, що в називному.

## що сталося

sealords-event-laid-out = Половину моря розкладено: { $seat }.
sealords-event-shown = { $seat }, половина починаючи зі стовпця A: { $boards }.
sealords-event-kept = { $seat } нічого не міняє й отримує щит першого гравця.
sealords-event-turned = { $seat } відмовляється від щита й повертає планшет: { $board }, { $quarters ->
    [1] на чверть за годинниковою стрілкою
    [2] на пів оберту
   *[other] на чверть проти годинникової стрілки
}.
sealords-event-moved = { $seat } відмовляється від щита й переставляє планшет: { $board }, { $width ->
    [1] на стовпець { $columns }
   *[other] на стовпці { $columns }
}.
sealords-event-dealt = Найманців і кораблі роздано.
sealords-event-laid = { $seat } ставить { $ship } на { $cell }.
sealords-event-gift = Щит першого гравця отримує { $ship } на { $cell }.
sealords-event-hired = { $seat } наймає { $card } за { $cost ->
    [one] { $cost } монету
    [few] { $cost } монети
   *[many] { $cost } монет
} і ставить на { $cell }.
sealords-event-discarded = { $owner } назавжди втрачає { $ship } на { $cell }.
sealords-event-idle = Кораблю на { $cell } цей ефект не знадобився: { $effect }.
sealords-event-again = Дев’ятка на { $cell } застосовує ефект клітинки ще раз.
sealords-event-vp = { $seat } бере 1 переможне очко.
sealords-event-coin = { $seat } бере 1 монету.
sealords-event-reserve = { $seat } бере корабель із запасу: рука тепер більша на один корабель.
sealords-event-reserve-own = Ви берете { $ship } із запасу: рука тепер більша на один корабель.
sealords-event-looked = { $seat } переглядає запас.
sealords-event-looked-own = Ви переглядаєте свій запас: { $ships }.
sealords-event-recruit = { $seat } обирає корабель із запасу: рука тепер більша на один корабель.
sealords-event-recruit-own = Ви обираєте із запасу { $ship }: рука тепер більша на один корабель.
sealords-event-shot-burnt = { $seat } стріляє з { $cell } ({ $course }): загоряється { $ship } на { $target }, власник { $owner }.
sealords-event-shot-shield = { $seat } стріляє з { $cell } ({ $course }): щит утрачає { $ship } на { $target }, власник { $owner }.
sealords-event-shot-mercenary = { $seat } стріляє з { $cell } ({ $course }): неушкоджений { $ship } на { $target }, власник { $owner }.
sealords-event-shot-nothing = { $seat } стріляє з { $cell } ({ $course }) і ні в кого не влучає.
sealords-event-repaired = { $seat } лагодить { $ship } на { $cell }.
sealords-event-shield = { $seat } кладе щит на { $ship } на { $cell }.
sealords-event-mined = { $seat } ставить міну на { $cell }.
sealords-event-decoys = { $seat } ставить міни на { $cells }. Одна з них може бути фальшивою.
sealords-event-decoys-own = Ви ставите міни на { $cells }. Фальшива на { $fake }.
sealords-event-decoys-none = Ви ставите міни на { $cells }. Фальшивої серед них немає.
sealords-event-cleared = { $seat } знімає міну з { $cell }.
sealords-event-cleared-real = { $seat } знімає міну з { $cell }. Вона була справжня.
sealords-event-cleared-fake = { $seat } знімає міну з { $cell }. Вона була фальшива!
sealords-event-taken = { $seat } підривається на міні на { $cell }: 2 штрафні очки наприкінці.
sealords-event-taken-real = { $seat } підривається на міні на { $cell }. Вона була справжня: 2 штрафні очки наприкінці.
sealords-event-taken-fake = { $seat } наскакує на міну на { $cell }. Вона виявилася фальшивою!
sealords-event-ended = { $seat } завершує хід.
sealords-event-drawn = { $seat } завершує хід і бере корабель зі стосу.
sealords-event-drawn-own = Ви завершуєте хід і берете зі стосу { $ship }.
sealords-event-stranded = { $seat } не може поставити жодного корабля і програє.
sealords-event-scored = Обидва зробили по 16 ходів. Підраховуються очки.
sealords-event-resigned = { $seat } здається.
