# Pirate Bay: decisions, questions, notes and refusals. $cell: "C4". $gold, $cannons: how many chests of gold and cannons.

## what a decision is about

piratebay-about-islet = choosing an islet
piratebay-about-turn = sailing
piratebay-about-stop = a stop
piratebay-about-explore = exploring
piratebay-about-load = loading
piratebay-about-unload = unloading
piratebay-about-cargo = which cargo to keep
piratebay-about-resume = going on

## questions

piratebay-ask-islet = Which islet is to be yours? You choose by the anchor beside it.
piratebay-ask-turn = Where to? Exploring, loading and unloading end the turn.
    .under = Sail: { $what } …
    .all = Where to sail …
    .course = Turn on the spot …
piratebay-ask-turn-second = Your second turn, with a new wind. Where to? Exploring, loading and unloading end it.
    .under = Sail: { $what } …
    .all = Where to sail …
    .course = Turn on the spot …
piratebay-ask-stop = What next? Exploring, loading and unloading end the turn.
piratebay-ask-work = What do you do here? Any of it ends the turn.
piratebay-ask-done = Nothing more can be done here. End the turn?
piratebay-ask-explore = Which tile do you turn up? Up to three, one after another.
piratebay-ask-explore-on = Turn up another tile, or end the turn?
piratebay-ask-load = What do you load? Up to three treasures; the hold takes four.
piratebay-ask-load-on = Load more, or end the turn?
piratebay-ask-kind = Gold or a cannon?
piratebay-ask-unload = On which cell do you put cargo down?
piratebay-ask-unload-on = Put more down, or end the turn?
piratebay-ask-unload-gold = How many chests of gold?
    .answer =
        { $n ->
            [0] no gold
            [one] { $n } chest of gold
           *[other] { $n } chests of gold
        }
piratebay-ask-unload-cannons = How many cannons?
    .answer =
        { $n ->
            [0] no cannons
            [one] { $n } cannon
           *[other] { $n } cannons
        }
piratebay-ask-cargo =
    The hold takes four treasures, and you have { $gold ->
        [0] { "" }
        [one] { $gold } chest of gold
       *[other] { $gold } chests of gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }. How much gold do you keep?
    .answer =
        { $n ->
            [0] no gold
            [one] { $n } chest of gold
           *[other] { $n } chests of gold
        }
piratebay-ask-resume = A player has left. Go on?

## notes beside options

piratebay-note-glass = your second turn follows
piratebay-note-merchant =
    a merchant{ $gold ->
        [0] { $cannons ->
            [0] { "" }
           *[other] ; lying there too:{ " " }
        }
       *[other] ; lying there too:{ " " }
    }{ $gold ->
        [0] { "" }
        [one] { $gold } chest of gold
       *[other] { $gold } chests of gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }
    .emoji = 🎲
piratebay-note-explore =
    { $n ->
        [one] { $n } tile in reach
       *[other] { $n } tiles in reach
    }
piratebay-note-load = you can take { $n }
piratebay-note-ashore =
    all ashore on your islet: { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }
piratebay-note-unload =
    { $n ->
        [one] { $n } treasure on board
       *[other] { $n } treasures on board
    }
piratebay-note-heap =
    face up: { $gold ->
        [0] { "" }
        [one] { $gold } chest of gold
       *[other] { $gold } chests of gold
    }{ $cannons ->
        [0] { "" }
       *[other] { $gold ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }{ $cannons ->
            [one] { $cannons } cannon
           *[other] { $cannons } cannons
        }
    }
piratebay-note-all = takes all { $n }
piratebay-note-of = { $n } here
piratebay-note-mark = a black mark, as everybody knows!
    .emoji = ☠️
piratebay-note-keeps =
    { $cannons ->
        [0] no cannons
        [one] { $cannons } cannon
       *[other] { $cannons } cannons
    }

## refusals

piratebay-refuse-no-islet = { $cell } isn’t the anchor of a free islet.
piratebay-refuse-which-work = What do you want to do on { $cell }? Type `explore { $cell }`, `load { $cell }` or `unload { $cell }`.
piratebay-refuse-no-tile = No tile lies face down on { $cell }, or it isn’t next to your ship.
piratebay-refuse-nothing-to-explore = There is no face-down tile next to your ship.
piratebay-refuse-nothing-to-load = There is nothing next to your ship that she could load.
piratebay-refuse-no-heap = There is no treasure on { $cell } that your ship could load from where she is.
piratebay-refuse-empty-hold = Your hold is empty.
piratebay-refuse-no-shore = Cargo can be unloaded only next to your own islet or a treasure cell.
piratebay-refuse-no-shore-there = { $cell } isn’t a treasure cell next to your ship.
