# Места, на которых играет сам бот: у стола, который ждёт игроков, в начале партии и в её конце.

button-bots = Посадить Flotilla
button-bots-one = На одно место
button-bots-all = На все свободные места ({ $count })
button-bots-less = Убрать с одного места
bots-title = ### Flotilla тоже играет · { $game } · стол { $table }
bots-note = Могу играть на любых местах, чтобы никому не пришлось ждать: хожу за несколько секунд. Часов и голоса у меня нет, и хозяином стола я не бываю.
bots-now = Мои места: { $count } из { $size }; свободные: { $free }.
bots-begin = Затем нажмите «{ button-begin }» на [карточке стола]({ $url }).
bots-level = Играю { $level }
# $side: “Side: pirates”, as the menus of people say it
bots-side = { $bot } · { $side }
level-easy = слабо
    .about = для первой партии
level-medium = средне
    .about = для тех, кто знает правила
level-hard = сильно
    .about = изо всех сил
# $bot: как бота зовут за этим столом
seat-bot = { $bot } · играет { $level }
command-start-level = Как сильно играю я сам, если играю
    .name = сила
command-gather-bots = На скольких местах играю я сам; если на всех прочих, партия начнётся сразу
    .name = flotilla
duel-runs =
    { "[" }Ваша партия]({ $url }) началась.
    Я хожу за несколько секунд; когда наступит ваш ход, нажмите там «{ button-play }».
resign-last = Тогда за столом никого не останется, и партия закончится без результата.
closed-given-up = { $game }, стол { $table }: { $names }. Игроков не осталось, так что результата нет.
refuse-given-up = Этот стол закрыт без результата: игроков не осталось.
level-told = -# Flotilla играет { $level }
