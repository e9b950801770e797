# What is read beside a game: the ways to the rules and to the key of the picture. What a symbol means stands beside it
# in a picture: 90 characters at most. `sign` says what it looks like, for those who can't see it.

button-rules = Rules
button-symbols = Symbols
button-in-words = In words

symbols-title = ### Symbols · { $game } · table { $table }

symbol-last = what happened last
    .sign = white corners
symbol-choice = you may choose this
    .sign = bright light
symbol-due = this player has to move
    .sign = orange frame with a pennant
