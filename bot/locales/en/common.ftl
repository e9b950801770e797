# What the bot says around every game.

accident = Something went wrong on our side. What the table’s card shows is what counts: please try again from there.
storage-full = I can’t save anything just now, so nothing was changed. Please try again later; whoever runs this bot finds the reason in the log.
storage-away = I can’t read what I have saved just now. If you were making a move, the table’s card will show whether it counted. Please try again later; whoever runs this bot finds the reason in the log.
storage-damaged = The file with my games is damaged. I can’t tell whether this was saved, nor what else can still be read. Please tell whoever runs this bot: the log says what to do.

## Buttons

button-play = Play
button-view = My view
button-look = Look closer
button-more = More
button-words = In words
button-settings = Settings
button-back = Back
button-take-back = Take back
button-do = Do it
button-may = Also possible
button-resign = Resign
button-resign-yes = Yes, resign
button-resign-no = No, play on
button-rematch = Rematch

## Commands

command-start = Challenge somebody to a game
    .name = start
command-start-opponent = Whom you challenge
    .name = opponent
command-start-first = Who begins
    .name = first
command-start-first-lot = drawn by lot
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
command-move-table = Which of your tables; else the one that waits for you here
    .name = table
command-show = Post a table's card again, here
    .name = show
command-show-table = Which of your tables
    .name = table
command-hand = See your hand and the board, for your eyes only
    .name = hand
command-hand-table = Which of your tables
    .name = table
command-resign = Give up a game
    .name = resign
command-resign-table = Which of your tables
    .name = table
command-games = Your tables, those that wait for you first
    .name = games
command-log = See what happened in a game, turn by turn
    .name = log
command-log-table = Which table; else yours, or one played here
    .name = table
command-rules = The rules, page by page
    .name = rules
command-rules-page = Which page
    .name = page
command-show-text = In words instead of a picture, for you alone
    .name = text
command-help = How to play with me
    .name = help
command-settings = Your own settings: messages, tips, contrast, challenges, blocks
    .name = settings
command-server = Settings of this server
    .name = server
command-server-language = The language of new tables here
    .name = language
command-server-language-language = Which language
    .name = language
command-server-close = End a table that nobody will finish
    .name = close
command-server-close-table = Which table
    .name = table

## The private view

private-title = ### Your view · { $game } · table { $table }
private-gone = You have left this game; the others play on.
private-began = **The game has begun.**
turn-given-back = Meanwhile somebody did something that your half-made turn no longer fits: you have it back and can begin it anew.
    .brief = has the half-made turn back and begins it anew
private-since = Since your last move:
private-so-far = So far:
private-card-link = -# [To the table’s card]({ $url })
more-title = ### More · { $game } · table { $table }
private-card-lost = ⚠️ I can’t reach the table’s card any more: its channel is gone, or I lack rights there. Play on from here, or post the card in another channel with { $show }.
resign-sure = Do you really want to give up { $game }, table { $table }? { $note } This can’t be taken back.
resigned = You gave up { $game }, table { $table }.

## Looking closer at a part of a large board

look-title = ### { $area } · { $game } · table { $table }
look-empty = nothing stands there

## The move picker

picker-title = ### Your move · { $game } · table { $table }
picker-so-far = { $move } → …
picker-confirm = { "**" }This can’t be taken back.** Do it?
picker-pick = Choose …
button-nothing = None of these
nothing = nothing
picker-pick-part = Choose: { $first } – { $last } …
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
       *[others] Table { $table } with { $others } · others to move
    }
table-open =
    { $company ->
        [alone] Table { $table } · not begun
       *[others] Table { $table } with { $others } · not begun
    }
table-invited = Table { $table } with { $others } · you are invited
games-title = ### Your tables
games-none =
    You sit at no table. These are the games:
    { $played }
games-entry = - **{ $game }** · { $label } · { $url }
games-new = -# Begin another game: { $starts }
games-more =
    { $count ->
        [one] … and { $count } more.
       *[other] … and { $count } more.
    }

## Refusals of the commands

refuse-not-in-server = A table stands in a server’s channel. Start it there.
refuse-rights = I can’t set up a table in this channel: I lack the rights { $rights }. Ask a moderator to grant them, or start it elsewhere.
refuse-no-table = You have no running game of this kind.

refuse-unreadable = I can’t read that as a move. Pick one from the list that appears while you type, or press “Play”.
refuse-table-number = Name the table by its number, like `12`, or pick it from the list that appears while you type.
typed-unreadable = I can’t read “{ $part }” here. What is asked: **{ $ask }** Possible: { $answers }
typed-unreadable-here = I can’t read “{ $part }” here. Possible: { $answers }
typed-too-much = `{ $move }` is a whole move already: “{ $part }” is too much. Leave it out; what comes after is a move of its own.
typed-too-many = “{ $part }” is too much: only { $most } can be chosen.
typed-unfinished = “{ $part }” isn’t a whole move yet. Here is what is missing.
button-type = Type it
type-title = Your move · table { $table }
type-label = Your move
type-hint = The beginning is enough: you’ll be asked for the rest.
type-kept = You wrote: { $move }
which-table = “{ $move }”: for which table do you mean this move? These wait for you.
which-table-long = The move is too long for a button. Please type it once more and add the number of the table as `{ $option }`.
which-table-command = “{ $what }”: at which table?
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

next-table = Next table: { $label }

## The walk-through of the first game

tip = 💡 { $tip }
button-tips-off = No more tips

## Personal settings

settings-title = ### Your settings
settings-dms =
    { $value ->
        [yes] **Direct messages** are on: your hand comes to you when your turn does.
       *[no] **Direct messages** are off: the button “{ button-view }” shows your hand.
    }
settings-calls =
    { $value ->
        [dm] **Your turn** is told to you by direct message.
        [ping] **Your turn** is told to you by a ping on the table’s card.
       *[both] **Your turn** is told to you by direct message and by a ping on the table’s card.
    } Where direct messages are off or don’t reach you, you are pinged.
settings-ending =
    { $value ->
        [yes] **Your turn ends by itself** as soon as nothing else is left to do; the last move can’t be taken back then.
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
        [yes] Ending turns for me: on · turn off
       *[no] Ending turns for me: off · turn on
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
button-settings-challenges =
    { $value ->
        [yes] Challenges: on · turn off
       *[no] Challenges: off · turn on
    }
button-settings-blocks = Whom I have blocked

## The server

server-table = Table { $table } · { $game }: { $names }
server-closed = Table { $table } is closed, without a result.
server-language-set = From now on new tables here speak { $language }.
server-language-name = English
refuse-server-rights = Only somebody with the right “Manage Server” may set this.

## Being forgotten

button-forget = Forget me
button-forget-yes = Yes, forget me
forget-sure = Shall I delete all that I know of you: name, language, settings, and your part in finished games? The games stay, without your name; what others have chosen for themselves stays too. This can’t be taken back.
forgotten = I have forgotten you. Press a button of mine and we begin anew.
somebody = somebody
