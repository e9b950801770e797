# Місця, на яких грає сам бот: за столом, що чекає на гравців, на початку партії та в її кінці.

button-bots = Посадити Flotilla
button-bots-one = На одне місце
button-bots-all = На всі вільні місця ({ $count })
button-bots-less = Прибрати з одного місця
bots-title = ### Flotilla теж грає · { $game } · стіл { $table }
bots-note = Можу грати на будь-яких місцях, щоб нікому не довелося чекати: ходжу за кілька секунд. Годинника й голосу в мене немає, і господарем столу я не буваю.
bots-now = Мої місця: { $count } з { $size }; вільні: { $free }.
bots-begin = Потім натисніть «{ button-begin }» на [картці столу]({ $url }).
bots-level = Граю { $level }
# $side: “Side: pirates”, as the menus of people say it
bots-side = { $bot } · { $side }
level-easy = слабко
    .about = для першої партії
level-medium = середньо
    .about = для тих, хто знає правила
level-hard = сильно
    .about = щосили
# $bot: як бота звуть за цим столом
seat-bot = { $bot } · грає { $level }
command-start-level = Як сильно граю я сам, якщо граю
    .name = сила
command-gather-bots = На скількох місцях граю я сам; якщо на всіх інших, партія почнеться одразу
    .name = flotilla
duel-runs =
    { "[" }Ваша партія]({ $url }) почалася.
    Я ходжу за кілька секунд; коли настане ваш хід, натисніть там «{ button-play }».
resign-last = Тоді за столом нікого не лишиться, і партія закінчиться без результату.
closed-given-up = { $game }, стіл { $table }: { $names }. Гравців не лишилося, тож результату немає.
refuse-given-up = Цей стіл закрито без результату: гравців не лишилося.
level-told = -# Flotilla грає { $level }
