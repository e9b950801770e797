# What the bot says around every game.

accident = Something went wrong on our side. The table’s card shows what counts. Please try again from there.
storage-full = I can’t save anything right now, so nothing was changed. Please try again later. Whoever runs this bot will find the reason in the log.
storage-away = I can’t read my saved games right now. If you were making a move, the table’s card will show whether it counted. Please try again later. Whoever runs this bot will find the reason in the log.
storage-damaged = The file with my games is damaged. I don’t know whether this was saved or what else can still be read. Please tell whoever runs this bot: the log says what to do.

## Buttons

button-play = Play
button-view = My view
button-look = Look closer
button-more = More
button-words = In words
button-settings = Settings
button-back = Back
button-take-back = Take back
button-take-back-what = { button-take-back }: { $did }
button-do = Do it
button-may = Other actions
button-resign = Resign
button-resign-yes = Yes, resign
button-resign-no = No, play on
button-rematch = Rematch

## Commands

command-start = Challenge somebody to a game
    .name = start
command-start-opponent = Who you challenge; Flotilla itself accepts at once
    .name = opponent
command-start-first = Who goes first
    .name = first
command-start-first-lot = at random
command-start-first-challenger = the challenger
command-start-first-opponent = the opponent
command-gather = Open a table that others can join
    .name = start
command-gather-seats = How many seats the table has; the most the game allows if you leave this out
    .name = seats
command-move = Make a move by typing it
    .name = move
command-move-move = Your move; the list shows what is possible
    .name = move
command-move-table = Which of your tables; if you leave this out, the one waiting for you here
    .name = table
command-show = Post a table's card again, here
    .name = show
command-show-table = Which of your tables
    .name = table
command-hand = See your own view of a game; nobody else sees this
    .name = hand
command-hand-table = Which of your tables
    .name = table
command-resign = Give up a game
    .name = resign
command-resign-table = Which of your tables
    .name = table
command-games = Your tables, starting with those waiting for you
    .name = games
command-log = See what happened in a game, turn by turn
    .name = log
command-log-table = Which table; if you leave this out, yours or one played here
    .name = table
command-rules = The rules, page by page
    .name = rules
command-rules-page = Which page
    .name = page
command-show-text = In words instead of a picture; nobody else sees this
    .name = text
command-help = How to play with me
    .name = help
command-settings = Your own settings: messages, tips, contrast, challenges, blocks
    .name = settings

## The private view

private-title = ### Your view · { $game } · table { $table }
private-gone = You have left this game. The others play on.
private-began = **The game has begun.**
turn-given-back = Somebody else did something, and your unfinished turn is no longer possible. Please play it again.
    .brief = has to play the unfinished turn again
private-partners = -# You play with { $names }.
private-since = Since your last move:
private-so-far = So far:
private-earlier =
    -# { $n ->
        [one] { $n } earlier turn is behind “{ button-log }” under “{ button-more }”.
       *[other] { $n } earlier turns are behind “{ button-log }” under “{ button-more }”.
    }
private-earlier-many = -# What happened before is behind “{ button-log }” under “{ button-more }”.
kept = -# What only you know of this always stands in “{ button-view }”, and I send it to you by direct message.
kept-here = -# What only you know of this always stands in “{ button-view }”. You get no direct messages from me, so it comes by none.
private-card-link = -# [To the table’s card]({ $url })
more-title = ### More · { $game } · table { $table }
private-card-lost = ⚠️ I can’t reach the table’s card any more: its channel is gone, its thread is locked, or I don’t have permission to post there. Play on from here, or post the card in another channel with { $show }.
resign-sure = Do you really want to give up { $game }, table { $table }? { $note } This can’t be taken back.
resigned = You gave up { $game }, table { $table }.

## Looking closer at a part of a large board

look-title = ### { $area } · { $game } · table { $table }
look-empty = nothing there

## The move picker

picker-title = ### Your move · { $game } · table { $table }
# in another’s turn, or at any time: a defender is asked, orders are changed
picker-title-beside = ### Your choice · { $game } · table { $table }
picker-so-far = { $move } → …
picker-only = Only this is possible now: { $move }
picker-confirm = { "**" }This can’t be taken back.** Do it?
picker-sure = { "**" }Is that what you want?**
picker-pick = Choose …
button-nothing = None of these
nothing = nothing
picker-pick-part = Choose: { $first } – { $last } …
picker-part = { $first } – { $last } …
picker-pick-under = { $what } …
picker-pick-exactly = Choose { $least } …
picker-pick-up-to = Choose up to { $most } …
picker-pick-between = Choose { $least } to { $most } …
picker-collected = Chosen so far ({ $count }): { $chosen }
button-collected = Choose these ({ $count })
button-collect-anew = Start over
picker-pick-column = Which column?
picker-column = Column { $column }
picker-column-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
picker-pick-leaf = Go to …

## Lists of tables

table-yours =
    { $company ->
        [alone] Table { $table } · your turn
        [duel] Table { $table } against { $others } · your turn
       *[others] Table { $table } with { $others } · your turn
    }
table-theirs =
    { $company ->
        [duel] Table { $table } against { $others } · their turn
       *[others] Table { $table } with { $others } · others’ turn
    }
table-open =
    { $company ->
        [alone] Table { $table } · not begun yet
       *[others] Table { $table } with { $others } · not begun yet
    }
table-invited = Table { $table } with { $others } · you are invited
games-title = ### Your tables
games-none =
    You aren’t at any table. These are the games:
    { $played }
games-entry = - **[{ $game }]({ $url })** · { $label }
games-new = -# Begin another game: { $starts }
games-more =
    { $count ->
        [one] … and { $count } more.
       *[other] … and { $count } more.
    }

## Refusals of the commands

refuse-not-in-server = Games are played in a server’s channels. Start one there.
refuse-rights = I can’t open a table in this channel. I don’t have these permissions: { $rights }. Ask a moderator for them, or start the game elsewhere.
refuse-no-table = You aren’t playing this game right now.

refuse-unreadable = I don’t understand that move. Pick one from the list that appears while you type, or press “Play”.
refuse-table-number = Give the number of the table, like `12`, or pick it from the list that appears while you type.
typed-unreadable = I don’t understand “{ $part }” here. The question is: **{ $ask }** Possible answers: { $answers }
typed-unreadable-here = I don’t understand “{ $part }” here. Possible answers: { $answers }
typed-free = What you can do now begins with { $answers }.
typed-too-much = `{ $move }` is already a complete move, so “{ $part }” is too much. Leave it out: what comes next is a separate move.
typed-too-many = “{ $part }” is too much: only { $most } can be chosen.
typed-unfinished = “{ $part }” isn’t a complete move yet. Here is what is missing.
button-type = Type it
type-title = Your move · table { $table }
type-label = Your move
type-hint = The start is enough: you’ll be asked for the rest.
type-kept = You wrote: { $move }
which-table = Which table is the move “{ $move }” for? These are waiting for you.
which-table-long = The move is too long for a button. Please type it once more and add the number of the table as `{ $option }`.
which-table-command = “{ $what }” at which table?
command-not-now = “{ $what }” isn’t possible right now.

right-view_channel = “View Channel”
right-send_messages = “Send Messages”
right-send_messages_in_threads = “Send Messages in Threads”
right-attach_files = “Attach Files”
right-read_message_history = “Read Message History”

## Pages of long texts

button-page-before = ◀
button-page-after = ▶
rules-contents = Go to a page …

## The next table

next-table = Next: { $label }

## The walk-through of the first game

tip = 💡 { $tip }
button-tips-off = No more tips

## Personal settings

settings-title = ### Your settings
settings-dms =
    { $value ->
        [yes] **Direct messages** are on: I send you your view of the game when it is your turn.
       *[no] **Direct messages** are off: the button “{ button-view }” shows you your view.
    }
settings-calls =
    { $value ->
        [dm] **Your turn**: I tell you by direct message.
        [ping] **Your turn**: I ping you on the table’s card.
       *[both] **Your turn**: I tell you by direct message and ping you on the table’s card.
    } If direct messages are off or don’t reach you, I ping you.
settings-ending =
    { $value ->
        [yes] **Your turn ends by itself** as soon as nothing else is left to do. Then you can’t take back your last move.
       *[no] **Your turn ends** when you say so.
    }
settings-tips =
    { $value ->
        [yes] **Tips** for the first game are on.
       *[no] **Tips** for the first game are off.
    }
settings-contrast =
    { $value ->
        [yes] **High contrast** is on: the pictures that only you see have stronger colours.
       *[no] **High contrast** is off.
    }
settings-turned =
    { $value ->
        [yes] **Own side below** is on: in the pictures that only you see your half is at the bottom. Coordinates stay as they are. Concerns: { $games }.
       *[no] **Own side below** is off: the pictures that only you see lie as the public one does. Concerns: { $games }.
    }
settings-challenges =
    { $value ->
        [yes] **Challenges** are on: others may challenge and invite you.
       *[no] **Challenges** are off: nobody can challenge or invite you. You can still join tables and challenge others.
    }
button-settings-dms =
    { $value ->
        [yes] Direct messages: on · turn off
       *[no] Direct messages: off · turn on
    }
button-settings-calls =
    { $value ->
        [dm] My turn: direct message
        [ping] My turn: ping
       *[both] My turn: direct message and ping
    }
button-settings-ending =
    { $value ->
        [yes] End turns for me: on · turn off
       *[no] End turns for me: off · turn on
    }
button-settings-tips =
    { $value ->
        [yes] Tips: on · turn off
       *[no] Tips: off · turn on
    }
button-settings-contrast =
    { $value ->
        [yes] High contrast: on · turn off
       *[no] High contrast: off · turn on
    }
button-settings-turned =
    { $value ->
        [yes] Own side below: on · turn off
       *[no] Own side below: off · turn on
    }
button-settings-challenges =
    { $value ->
        [yes] Challenges: on · turn off
       *[no] Challenges: off · turn on
    }
button-settings-blocks = People I blocked

## Being forgotten

somebody = somebody
