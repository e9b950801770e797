# The answer to /help, and what the bot says when it is invited. Variables are mentions of commands, ready to be shown.

help-title = ### Flotilla
help-intro = Flotilla lets you play sea board games by post: you move when you have a minute, and the table remembers everything in between.
help-games =
    { "**" }The games**
    { $played }
help-unofficial = -# Unofficial: not connected with the publishers of the games. Texts, names and pictures are the bot’s own.
help-start =
    { "**" }Beginning a game.** Type the command beside a game in the channel where you want to play.
    - In a duel you choose an opponent, who has seven days to accept.
    - Any other table is open to everybody who presses “{ button-join }”. It begins with the last seat taken, or when the host presses “{ button-begin }”.
    - “{ button-rules }” and “{ button-example }” show what the game is like.
    - Under “{ button-seat }” you choose your colour, and your side if the game has sides; the host also names there who goes first.
    - The options of a game, and who goes first in a duel, are options of the command. You can sit at several tables at once.
help-play =
    { "**" }Playing.** The *card* in the channel shows the board, what happened last and whose turn it is; only the one who has to move is pinged.
    - **{ button-play }** asks for your move, step by step, for your eyes only.
    - **{ button-view }** shows your hand and what happened since your last move.
    - **{ button-take-back }** undoes your last step, within your turn and until something hidden has shown. Until then nobody else sees what you do.
    - You can type moves too: { $move } suggests what is possible, and **{ button-type }** stands beside long lists.
help-commands =
    { "**" }Commands**, the same for every game under its own name, here for one of them
    - { $start }: open a table
    - { $move }: type a move
    - { $show }: post the card again, here
    - { $hand }: your own view
    - { $log }: what happened so far
    - { $rules }: the rules of the game
    - { $resign }: give up
    - { $games }: your tables, those that wait for you first
    - { $settings }: messages, tips, contrast, challenges
    - { $block }: have nothing to do with somebody
help-own = Some games have commands of their own: { $own }. Their rules tell what they do.
help-server = **For moderators of this server.** { $language } sets the language of new tables, { $channels } the channels where games may be played, and { $close } ends a table that nobody will finish.
help-private =
    { "**" }Secrets and direct messages.** Your hand is shown to nobody but you. At your turn you also get it as a direct message. With { $settings } you can turn these messages off, have your private pictures in high contrast, turn the tips of your first game on or off, and take no challenges. The buttons and commands serve just as well without direct messages.
help-trouble =
    { "**" }If something is wrong**
    - The card is gone or far up: { $show } posts it again. A deleted message never ends a game.
    - You have lost track: { $games } lists your tables with links.
    - The bot doesn’t answer: nothing is lost. Try again in a minute, from the card or with { $hand }.
    - The bot may not write in this channel, or games are not for this channel: { $start } and { $show } say which right is missing, or where games are played.
    - Somebody bothers you: { $block }, or “{ button-block }” on a challenge. Whoever was turned down has to wait a day before the next challenge anyway.
    - Anything else: ask the moderators here, or whoever runs this bot.

greeting =
    ⚓ **Ahoy! I am Flotilla**: sea board games by post, right here in your channels. Begin with { $starts }; { $help } explains the rest.
    I ping only the one who has to move. Where you play I need the rights to view the channel, send messages, attach files and read the message history.
    -# Unofficial: not connected with the publishers of the games.
