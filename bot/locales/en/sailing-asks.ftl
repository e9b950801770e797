# Games that sail: questions, notes and refusals. $ship: "Kornilov’s frigate f2", one’s own without a name. $cell: "C4".

## questions

sailing-ask-where = Where to? A cell: she sails there. A heading: she turns on the spot.
    .under = Sail: { $what } …
    .all = Where to sail …
    .course = Turn on the spot …
sailing-ask-shots = How many shots at once?
    .answer =
        { $n ->
            [one] { $n } shot
           *[other] { $n } shots
        }
sailing-ask-on = Sail on to which cell?
sailing-ask-free = What would you like to change?
sailing-ask-orders = Which standing order do you change?
sailing-ask-orders-return = How do you answer fire?
sailing-ask-orders-turn = Turn a broadside to an attacker who isn’t abeam?
sailing-ask-orders-forts = Does your fort fire at ships that come into reach?
sailing-ask-orders-prizes = If your ship beats off a boarder, who chooses what is kept?

## notes beside options

sailing-note-board =
    boards { $ship }, { $masts ->
        [one] { $masts } mast
       *[other] { $masts } masts
    }
    .emoji = ⚔️
sailing-note-target =
    { $ship }, { $masts ->
        [one] { $masts } mast
       *[other] { $masts } masts
    }
    .emoji = 🎯
sailing-note-orders-now = { $word }

## refusals

sailing-refuse-straight = No heading leads straight from the ship to { $cell }.
sailing-refuse-straight-course = No heading leads straight from the ship to { $cell }. If you meant a heading ({ $course }), put a plus between the letter and the number.
sailing-refuse-range =
    { $range ->
        [0] The ship can’t sail on this heading now
        [one] The ship can sail one cell at most on this heading
       *[other] The ship can sail { $range } cells at most on this heading
    }: { $course }.
sailing-refuse-barred = Something bars the way to { $cell }.
sailing-refuse-heading = The ship is heading there already ({ $course }), and has nothing to fire at.
sailing-refuse-abeam = There is nothing to fire at on { $cell }: a target must lie abeam, exactly to the right or left, and there must be shots left on that side.
sailing-refuse-on = To sail on to { $cell }, type `on { $cell }`.
sailing-refuse-orders-stand = That is your order already: { $word }.

## what stands on menus

sailing-pick-piece = Choose a ship …
sailing-pick-cell = Choose a cell …
sailing-pick-course = Choose a heading …
