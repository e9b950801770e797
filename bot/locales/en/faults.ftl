# What is wrong with a file that somebody has written.

file-fault-utf8 = this isn’t written in UTF-8
file-fault-other = this can’t be
file-fault-deep = names within names, a.b.c, too many to be read
file-fault-brackets = brackets within brackets, too many to be read
file-fault-vast = more than { $n } values are too many
file-fault-toml = this can’t be read as TOML
file-fault-toml-end = the file ends where TOML goes on: a bracket or a quote is still open
file-fault-toml-column = from column { $n } on this can’t be read as TOML
file-fault-twice = this is said twice
file-fault-missing = this key is missing
file-fault-extra = there is no such key
file-fault-switch = this is true or false
file-fault-number = this is a whole number
file-fault-text = this is a text in quotes
file-fault-letters = there is a character that means nothing here
file-fault-word = this word is none of those that are possible here
file-fault-words = { $what }: { $words }
file-fault-list = this is a list in square brackets
file-fault-table = this has keys of its own
file-fault-least = this is { $n } at least
file-fault-most = this is { $n } at most
file-fault-short = this has { $n ->
        [one] { $n } character
       *[other] { $n } characters
    } at least
file-fault-long = this has { $n ->
        [one] { $n } character
       *[other] { $n } characters
    } at most
file-fault-few = there { $n ->
        [one] is { $n }
       *[other] are { $n }
    } of these at least
file-fault-many = there are { $n } of these at most
file-fault-cell = this is no cell; one is written as C4
file-fault-name = nothing can be seen of this name
admiral-fault-side = this is no side or corner; one is written as C4 NE
admiral-fault-winds = the forces of the wind are 24 together
admiral-file-arrival = { $width }×{ $height }, players: { $players }, forts: { $forts }, a race
admiral-file-pearls = { $width }×{ $height }, players: { $players }, forts: { $forts }, { $win ->
        [0] the most pearls win
        [one] { $win } pearl in own forts wins
       *[other] { $win } pearls in own forts win
    }
admiral-file-afloat = { $width }×{ $height }, players: { $players }, forts: { $forts }, the last ships win
piratebay-file = a sea of 20×20, players: 2 to 8
admiral-fault-outside = { $cell } lies outside the board of { $width } by { $height }
admiral-fault-rows = the rows of an island must be equally long
admiral-fault-row-outside = this row lies outside the board of { $width } by { $height }
admiral-fault-row-on-island = this row lies on another island
admiral-fault-numbers-once = each number of players once
admiral-fault-no-player = there is no player { $n }
admiral-fault-alone = alone one can only race
admiral-fault-unlike-first = either every ship has a player and a cell or none has: this one differs from the first
admiral-fault-few-forts = { $n } players choose a fort each; there are { $free } without a player
admiral-fault-one-number-ships = where ships have their players there is one number of players
admiral-fault-no-ship = player { $n } has no ship
admiral-fault-meaningless-arrival = this has no meaning in a race
admiral-fault-meaningless-pearls = this has no meaning where pearls are played for
admiral-fault-meaningless-afloat = this has no meaning where the last ships win
admiral-fault-no-pearls = pearls are played for, but there are none
admiral-fault-idle-pearls = there are pearls, but they aren’t played for
admiral-fault-few-pearls = there are only { $n } pearls
admiral-fault-no-fort-pearls = player { $n } has no fort to bring pearls to
admiral-fault-no-rounds = a race needs a last round
admiral-fault-racers = a race needs the classes that arrive, and ships of them
admiral-fault-no-goal = in a race each fort needs a goal
admiral-fault-goal = the goal is another fort; on { $cell } there is none
admiral-fault-one-fort = in a race player { $n } has one fort, that whose goal is his
admiral-fault-harmless = the last ships can’t win where nothing sinks a ship: fire, boarding, fireships or mines are needed
admiral-fault-reef-land = { $cell }: reefs may only lie in the open sea
admiral-fault-reef-twice = { $cell }: there is a reef already
admiral-fault-side-edge = { $cell }: beyond this side or corner the board ends
admiral-fault-side-closed = { $cell }: a closed cell lies beyond this side or corner, that need not be said
admiral-fault-fort-land = { $cell }: a fort stands on no closed cell and no reef
admiral-fault-fort-twice = { $cell }: there is a fort already
admiral-fault-hold = she has room for { $n }
admiral-fault-ship-land = { $cell }: a closed cell, a reef or a fort is there
admiral-fault-ship-full = { $cell }: two ships lie in a port’s cell, one in another (AD-4)
admiral-fault-port-full = its port has no room for the ships of a player
admiral-fault-lot = fewer are drawn than there are cells, each named once
admiral-fault-pearl-land = { $cell }: there no ship can load a pearl
admiral-fault-no-way = no ship gets from { $cell } to { $goal }
admiral-fault-pearl-far = { $cell }: no ship gets there from { $fort }
admiral-fault-fort-apart = { $fort }: no ship gets from this port to all others
admiral-fault-ship-apart = { $cell }: no ship gets there from { $start }
admiral-fault-mines = of { $players } players each lays { $n } at most
admiral-fault-no-fort-mines = player { $n } has no fort near which they could be laid
admiral-fault-no-fort-start = player { $n } has no fort from the start
admiral-fault-one-number-teams = where there are teams there is one number of players
admiral-fault-teams = there are two or three teams
admiral-fault-team-twice = player { $n } is in a team already
admiral-fault-no-team = player { $n } is in no team
admiral-fault-no-room-reefs = there is no room for { $n } reefs
admiral-fault-no-room-island = there is no room for this island, two steps from ports, pearls and others
admiral-fault-no-berth = there is no room for the ships of player { $n }
ageofsail-file = { $width }×{ $height }, players: { $players }, forts: { $forts }
ageofsail-fault-course = this is no course; one is written as NE
ageofsail-fault-order = cannons are listed by row from the south, then from the west
ageofsail-fault-ship = { $cell }: a ship starts next to its fort
ageofsail-fault-twice = { $cell }: two things lie on one cell
ageofsail-fault-outside = { $cell } lies outside the sea
ageofsail-fault-seats-once = each number of seats has its places once
ageofsail-fault-arms = arms of forts in their order
ageofsail-fault-places = { $n } places aren’t for so many
ageofsail-fault-opposite = { $cell }, { $to }: what lies opposite is turned by half
ageofsail-fault-apart = { $cell }: no ship gets there from { $start }

piratebay-fault-rows = the sea has { $n } rows, not { $there }
piratebay-fault-cells = a row has { $n } cells, not { $there }
piratebay-fault-letter = { $cell }: this means nothing, a cell is one of . X # P a M o
piratebay-fault-count-treasures = there are { $n } treasure cells (X), not { $there }
piratebay-fault-count-islets = there are { $n } islets (P), not { $there }
piratebay-fault-count-anchors = there are { $n } anchors (a), not { $there }
piratebay-fault-count-merchants = there are { $n } merchants (M), not { $there }
piratebay-fault-count-orders = there are { $n } cells for the order (o), not { $there }
piratebay-fault-quarter = { $cell }: another quarter has something else there ({ $model })
piratebay-fault-anchors = { $cell }: an islet has one anchor (a) beside it, not { $there }
piratebay-fault-islets = { $cell }: an anchor has one islet (P) beside it, not { $there }
piratebay-fault-near-treasure = { $cell }: an anchor lies beside a treasure cell, { $treasure }
piratebay-fault-far-anchor = { $cell }: no ship gets from this anchor to the others
piratebay-fault-dry-treasure = { $cell }: a treasure cell without water beside it
piratebay-fault-far-treasure = { $cell }: no ship gets next to this treasure cell
piratebay-fault-far-merchant = { $cell }: no ship gets next to this merchant
piratebay-fault-far-order = { $cell }: no ship gets to the order here
