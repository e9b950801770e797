# A game’s own thread, and watching a table at which one doesn’t sit. `thread-name` has room for 100 characters.

## Threads

thread-name = { $game } { $table }: { $names }
thread-wanted = 🧵 The game will have a thread of its own here.
thread-result = { $game }, table { $table }: { $verdict }
thread-none = -# I couldn’t open a thread for this game, so it is played in this channel.
thread-no-rights = -# I couldn’t open a thread for this game, as I don’t have these permissions: { $rights }. So it is played in this channel.
start-thread-inside = You are in a thread already, so the game is played right here.
start-thread-none = There are no threads in a channel of this kind, so the game is played right here.
start-thread-rights = I can’t open a thread here yet. I don’t have these permissions: { $rights }. Ask a moderator for them. If I don’t get them before the game begins, it is played in this channel.
options-thread = Own thread
refuse-no-threads = There can’t be a thread here: you are in one already, or the channel is of a kind that has none.
help-threads = **Threads.** With `thread` the game gets a thread of its own in the channel, where only its card and its players’ talk stand. Commands that you type in the channel find it too.
command-start-thread = Whether the game has a thread of its own in this channel
    .name = thread
right-create_public_threads = “Create Public Threads”

## Watching

button-watch = Watch
button-watch-again = Update
watch-title = ### { $game } · table { $table } · watching
refuse-unseen = That table is in a channel that you can’t see.
refuse-nothing-watched = No game of others is being played in this server that you could watch.
help-watching = **Watching.** “{ button-watch }” on a card, or { $table_watch }, shows you a game of others: all that everybody in its channel may know, no secrets.
command-table-watch = Watch a game of others: you see what everybody in its channel may know
    .name = watch
command-table-watch-table = Which table
    .name = table
