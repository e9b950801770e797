# What the moderators of a server choose for it and do at its tables, and what players read of it.

## Commands

command-server = For moderators: the tables of this server and how they are set up
    .name = server
command-server-table = Which table
    .name = table
command-server-reason = Why; those concerned are told
    .name = reason
command-server-close = Close a table without a result
    .name = close
command-server-pause = Stop all clocks of a table for some days
    .name = pause
command-server-pause-days = For how many days: 1 to 30, usually 7
    .name = days
command-server-resume = End a moderator’s pause
    .name = resume
command-server-unseat = Take somebody off their seat; somebody else can take it then
    .name = unseat
command-server-unseat-player = Who
    .name = player
command-server-log = What moderators did in this server
    .name = log
command-server-check = Is all ready for games here? My permissions, the tables, the commands
    .name = check
command-server-defaults = What tables are like here: clock, time running out, threads, days away
    .name = defaults
command-server-defaults-thread = Whether each new game has a thread of its own
    .name = thread
command-server-defaults-away = For how many days a year somebody may be away: 0 to 60, usually 30
    .name = away
command-server-language = The language of new tables here
    .name = language
command-server-language-language = Which language
    .name = language
command-server-channels = Choose the channels where games may be played; with none chosen, everywhere
    .name = channels
command-server-channels-channel = The channel to add to the list or take off it; leave this out to see the list
    .name = channel
refuse-server-only = These commands belong to a server: use them in one of its channels.
refuse-server-rights = Only people with the permission “Manage Server” can do this.

## At a table

server-table = Table { $table } · { $game }: { $names }
server-closed = { $game }, table { $table }: closed, without a result.
server-paused =
    { $days ->
        [one] { $game }, table { $table }: all clocks stand still for { $days } day. { $resume } ends it earlier.
       *[other] { $game }, table { $table }: all clocks stand still for { $days } days. { $resume } ends it earlier.
    }
server-resumed = { $game }, table { $table }: the pause is over, and the clocks run again.
server-unseated = { $game }, table { $table }: { $person } no longer has a seat there, and is told so by direct message. Anybody else can take the empty seat. Until then the usual moves are made for it.
server-unseated-two = { $game }, table { $table }: { $person } no longer has a seat there, and is told so by direct message. Anybody else can take the empty seat, if the opponent agrees. Until then the game stands still, for up to 7 days.
server-unseated-lobby = { $game }, table { $table }: { $person } no longer has a seat there, and is told so by direct message.
server-unseated-closed = { $game }, table { $table }: { $person } no longer has a seat there. There is no game without that player, so the table is closed without a result.
server-asked = { $game }, table { $table }: you play there yourself, so this isn’t for you alone to decide. The others are asked now. It is done as soon as all who are there agree; the first no settles it, and without all answers it lapses after 72 hours.
server-reason = Reason: { $reason }
refuse-moderator-waits = You sit at this table yourself, and as long as it waits for players there are no votes. Give up your seat first, or ask another moderator.
refuse-moderator-out = You have played at this table yourself, so this isn’t for you to decide. Ask another moderator.
refuse-moderator-resume = You play at this table yourself, so you can’t end a moderator’s pause. Another moderator can; otherwise it ends by itself.
refuse-pause-no-clock = This table is played without a clock, so there is nothing to stop.
refuse-pause-days = A pause can last from 1 to { $most } days.
refuse-pause-players = The players have agreed on this pause, so it is for them to end. It also ends by itself.
refuse-pause-empty = This game stands still already, until somebody takes the empty seat.
refuse-unseat-nobody = Nobody of that name has a seat at this table now. Pick somebody from the list that appears while you type.
refuse-unseat-bot = Flotilla plays that seat itself, so nobody can be taken off it. `/{ command-server.name } { command-server-close.name }` closes the whole table.
refuse-unseat-yourself = That is your own seat. You can give it up like any other player.
refuse-unseat-opponent = You can’t take the seat of the one you play against. Ask for the table to be closed with `/{ command-server.name } { command-server-close.name }`, claim the win if their time is up, or ask another moderator.
refuse-unseated-here = A moderator has taken you off your seat at this table, so you can’t sit here again. All other tables are open to you.
refuse-invite-unseated = A moderator has taken <@{ $person }> off a seat of this table, so they can’t be invited here.

## What players read of it

paused-moderator = ⏸️ A moderator has paused the game: the clocks stand still, and run again { $when }. Moves are still possible.
vote-unseat = making a seat free
    .means = Anybody else can take the seat then; until somebody does, the usual moves are made for it.
vote-about = It is about the seat of { $name }, who has no vote.
vote-about-you = It is about your own seat, so you have no vote.
refuse-unseat-no-vote = It is your own seat that the others are asked about, so you have no vote.
refuse-ask-moderated = A moderator has paused this game, so only a moderator can end the pause. It ends by itself <t:{ $when }:R>.
log-moderator = { $when } 🛡️
event-moderator-pause =
    { $days ->
        [one] A moderator has paused the game for { $days } day
       *[other] A moderator has paused the game for { $days } days
    }
    .brief = ⏸️ a moderator’s pause
event-moderator-unseat = A moderator has made a seat free
    .brief = 🛡️ a seat is free
seat-waits = 🪑 A seat is empty, and the game stands still until somebody who has never played here takes it. Otherwise the table closes { $when } without a result; the other player can also close it at once.
seat-waits-you = 🪑 The seat of your opponent is empty, and the game stands still until somebody who has never played here takes it. Otherwise the table closes { $when } without a result; you can also close it at once.
button-shut-empty = Close without a result
button-shut-empty-yes = Yes, close it
shut-empty-sure = { $game }, table { $table }: do you want to close it now? The seat of your opponent is empty. There will be no result, and nobody loses.
closed-unseated = { $game }, table { $table }: { $names }. A seat was empty and nobody had taken it, so there is no result: nobody has lost.
refuse-unseated = This table was closed without a result: a seat was empty and nobody had taken it.
refuse-claim-empty = Nobody holds the seat that you play against, so there is nobody to win against. “{ button-time }” under “{ button-more }” shows what you can do.
unseated = { $game }, table { $table }: a moderator of the server has taken you off your seat.
unseated-now = That isn’t a loss for you. You can’t sit at this table again; all others are open to you.

## The moderators’ log

server-log-title = ### What moderators did here
server-log-none = Nothing so far. Whatever moderators do with { $close } and its sister commands will stand here, with the reason.
server-log-entry = - { $when }: { $what }
server-log-close = { $moderator } closed { $game }, table { $table }.
server-log-pause =
    { $days ->
        [one] { $moderator } paused { $game }, table { $table }, for { $days } day.
       *[other] { $moderator } paused { $game }, table { $table }, for { $days } days.
    }
server-log-resume = { $moderator } ended the pause at { $game }, table { $table }.
server-log-unseat = { $moderator } took { $person } off a seat at { $game }, table { $table }.
server-log-ask-close = { $moderator } plays at { $game }, table { $table }, and asked the others to close it.
server-log-ask-pause =
    { $days ->
        [one] { $moderator } plays at { $game }, table { $table }, and asked the others for a pause of { $days } day.
       *[other] { $moderator } plays at { $game }, table { $table }, and asked the others for a pause of { $days } days.
    }
server-log-ask-unseat = { $moderator } plays at { $game }, table { $table }, and asked the others to take { $person } off a seat.
server-log-ask-nothing = Nothing came of what { $moderator } had asked of the others at { $game }, table { $table }.
server-log-language = { $moderator } chose the language of new tables: { $chosen }.
server-log-channels =
    { $how ->
        [added] { $moderator } put { $chosen } on the list of channels where games may be played.
        [taken] { $moderator } took { $chosen } off the list of channels where games may be played.
       *[all] { $moderator } let games be played in all channels.
    }
server-log-defaults = { $moderator } changed what tables are like here. { $chosen }.

## What a server chooses for its tables

server-language-set = From now on new tables here are in { $language }.
server-language-name = English
server-channels-everywhere = Games may be played in all channels of this server. Name a channel with { $server_channels }, and they may be played there alone; you can name several.
server-channels-named = Games may be played in { $channels }, and in the threads there. Games already running elsewhere go on.
button-server-everywhere = Everywhere again
defaults-title = ### Tables in this server
defaults-thread =
    { $value ->
        [yes] Thread: each new game has one of its own
       *[no] Thread: none, games are played in the channel
    }
defaults-away =
    { $count ->
        [0] Days away: none
       *[other] Days away: { $count } a year
    }
defaults-about = Clock, time running out and thread hold for new tables where nothing else is chosen with `{ command-start.name }`; the days away hold for all. { $language } and { $channels } choose the rest.
button-defaults-thread =
    { $value ->
        [yes] Threads: on · turn off
       *[no] Threads: off · turn on
    }

## Whether all is ready

check-title = ### Is all ready for games?
check-well = ⚓ All is well. I have the permissions that I need, each card is in its place, and my commands are registered. Fair winds!
check-seen = Channels and threads that I looked at: { $count }.
check-rights = ⚠️ **I lack { $rights }** in { $channels }.
check-rights-more = … and other permissions elsewhere. Channels: { $count }.
check-gone = ⚠️ On the list of channels for games, but no longer there: { $which }. With { $channels } you can begin the list anew.
check-lost = ⚠️ I can’t show the cards of these tables: { $which }. Give me the permissions in their channels, or let players post them elsewhere with `{ command-show.name }`.
check-broken = ⚠️ I can’t read these tables: { $which }. { $close } closes a table without a result; the log of whoever runs this bot says more.
check-commands = ⚠️ Discord doesn’t know all my commands; these are missing: { $commands }. Whoever runs this bot has to restart it.
check-unasked = ⚠️ I couldn’t ask Discord whether my commands are registered. Look again in a minute.
check-more = { $some } and { $count } more
button-check = Look again
