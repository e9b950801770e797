# The answer to /help, and what the bot says when it is invited. Variables are mentions of commands, ready to be shown.

help-title = ### Flotilla
help-intro = Flotilla lets you play sea board games by post: you move when you have a minute, and the table remembers everything in between.
help-games =
    { "**" }The games**
    { $played }
help-unofficial = -# Unofficial: not connected with the publishers of the games. Texts, names and pictures are the bot’s own.
help-start =
    { "**" }Beginning a game.** Type the command next to a game in the channel where you want to play.
    - In a duel you choose an opponent, who has seven days to accept.
    - Nobody has to wait for others: I play too, within seconds. In a duel choose me as the opponent; at any other table press “{ button-bots }”.
    - Any other table is open to everybody: press “{ button-join }”. The game begins when the last seat is taken, or when the host presses “{ button-begin }”; while there are sides to choose, only then.
    - “{ button-rules }” and “{ button-example }” show what the game is like.
    - “{ button-seat }” is where you choose your colour, and your side if the game has sides. The host also chooses there who goes first.
    - When you type the command you can set the game’s options, the clock and, in a duel, who goes first. You can play at several tables at once.
help-play =
    { "**" }Playing.** The *card* in the channel shows the board, what happened last and whose turn it is. I ping the player who has to move; what else concerns you comes by direct message, or by a ping if those don’t reach you.
    - **{ button-play }** asks for your move, step by step. Only you see this.
    - **{ button-view }** shows what only you may know, such as your hand, and what happened since your last move.
    - **{ button-take-back }** undoes your last step, until your turn ends or something hidden is revealed. Until then nobody else sees what you do.
    - You can type moves too: { $move } suggests what is possible, and **{ button-type }** appears next to long lists.
help-time =
    { "**" }Time.** A table for several has a clock, unless it was started without one: its card shows how much time each player has. You are reminded in good time; { $reminders } says where and when.
    When somebody’s time is up, the card has buttons for what the others can do. The same by command:
    - { $table_time }: how the clocks stand, and all that can be done
    - { $table_claim }, { $table_day }, { $table_usual }, { $table_without }: what the others can do about somebody who is late
    - { $table_ask }, { $table_withdraw }: ask the others for a draw, a close, a pause or whatever else is possible
    - { $table_agree }, { $table_object }: your answer to what the others are asked
    - { $table_steer }, { $table_release }: in a game of teams, move for a partner who isn’t there
    - { $away }, { $back }: away for some days, so that your clocks stand still; here again
    - { $table_substitute }, { $table_keep }, { $table_take }: find somebody who plays on for you, keep your seat after all, or take an open seat
    - { $table_back }, { $table_quiet }: you are back, or want no more reminders this turn
    - { $table_close }: ask to close a table without a clock where nobody moves
    Somebody who leaves the server has a day to come back. Then the opponent can claim the win; where more play, the bot moves.
help-commands =
    { "**" }Commands**, shown here for one game; the others have the same under their own names:
    - { $start }: open a table
    - { $move }: type a move
    - { $show }: post the card again, here
    - { $hand }: your own view
    - { $log }: what happened so far
    - { $rules }: the rules of the game
    - { $resign }: give up
    - { $games }: your tables, starting with those waiting for you
    - { $settings }: messages, tips, contrast, challenges
    - { $block }: no challenges from somebody, and no shared tables
help-own = Some games have extra commands: { $own }. The rules of the game explain them.
help-files = Some games can be played with scenarios, maps or boards of your own: { $files } shows those of this server, and how to add one.
help-server = **For moderators of this server.** { $server_check } says whether I have the permissions I need. { $server_close }, { $server_pause } and { $server_unseat } close a table, stop its clocks (until { $server_resume }) or take somebody off a seat; { $server_log } shows what was done. { $server_language }, { $server_channels } and { $server_defaults } choose the language, the channels for games and what new tables are like, and { $server_scenarios } who may add scenarios.
help-private =
    { "**" }Secrets and direct messages.** Only you can see your hand and what else is yours alone. When it is your turn you also get it as a direct message. { $settings } turns these messages, the tips of your first game, and challenges on or off, and gives you private pictures in high contrast. Everything works without direct messages too.
help-trouble =
    { "**" }If something goes wrong**
    - The card is gone or far up: { $show } posts it again. A deleted message never ends a game.
    - You have lost track: { $games } lists your tables with links.
    - The bot doesn’t answer: nothing is lost. Try again in a minute, from the card or with { $hand }.
    - The bot can’t write in this channel, or games aren’t allowed here: { $start } and { $show } say which permission is missing, or where games are played.
    - Somebody bothers you: { $block }, or “{ button-block }” on a challenge. Anybody you turn down has to wait a day before challenging you again.
    - Anything else: ask the moderators here, or whoever runs this bot.
button-help-start = Beginning
button-help-play = Playing
button-help-time = Time
button-help-commands = Commands
button-help-trouble = Trouble

greeting =
    ⚓ **Ahoy! I am Flotilla**: sea board games by post, right here in your channels. Begin with { $starts }; { $help } explains the rest.
    I only ping those who have to move, or whom something concerns. In the channels where you play I need permission to view the channel, send messages, attach files and read the message history.
    -# Unofficial: not connected with the publishers of the games.
