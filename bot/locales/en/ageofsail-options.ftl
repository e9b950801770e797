# Age of Sail before the game: its options, what it is, and what an example shows.

## what the game is, in two lines

ageofsail-about-long = Each player commands { $fleet ->
    [1] four
    [2] eight
   *[other] twelve
} ships and a fort. Use the wind, fire broadsides, board: the last one with ships afloat wins. { $printed ->
    [yes] As in the printed rules there is no last round, and after 15 rounds without a mast lost the most masts win.
   *[no] After 10 rounds without a mast lost, or at the end of round { $rounds }, the score for masts in the open sea decides.
}{ $situations ->
    [yes] { "" }
   *[no] { " " }Without situation cards there are few fights.
}
    -# For { $sets ->
        [1] 2 to 4
       *[other] { $fleet ->
            [1] 2 to 8
            [2] 2 to 5
           *[other] 2 or 3
        }
    } players · talking allowed · { $printed ->
        [yes] about 20 turns
       *[no] at most { $rounds } turns
    } each, a few minutes a turn

## an example

ageofsail-example =
    In the corners lie the forts with their guns, and on the sea the ships: three sails are a ship of the line, two a frigate, one a brig. Each sail is a mast that she still has.
    The wind rose shows where the wind blows to and how many cells ships can sail on each course.
    Dashes are wakes, red lines are shots. Beside the sea you see what each player has left.

## options, and what their values mean in a line

ageofsail-option-situations = A card each turn: storm, fog, teleport, fair wind and more; without them there are few fights
    .name = situation-cards
ageofsail-option-wind = How far the wind carries the ships
    .name = wind
ageofsail-option-wind-printed = usual (up to 6 cells)
    .about = downwind 6 cells if it is strong, 5 if medium, 3 if light
ageofsail-option-wind-brisk = brisk (up to 8 cells)
    .about = downwind 8, 6 or 4 cells; the fleets meet sooner
ageofsail-option-rounds = Which round is the last; at its end the score for masts in the open sea decides
    .name = last-round
ageofsail-option-printed = The letter of the printed rules, also where the bot changes it for balance
    .name = printed-rules
    .about = No last round and no score: after 15 rounds without a mast lost the most masts win. In a rematch the last winner holds the order
ageofsail-option-sets = How many sets the sea is made of: with two it has 40 columns, and 2 to 8 may play
    .name = sets
ageofsail-option-sets-1 = 1
    .about = a sea of 20 by 20 cells, for 2 to 4 players
ageofsail-option-sets-2 = 2
    .about = a sea of 40 by 20 cells and both decks doubled, for 2 to 8 players
ageofsail-option-fleet = How many squadrons of four ships each player has; two or three need two sets
    .name = squadrons
ageofsail-option-fleet-1 = 1
    .about = 4 ships each
ageofsail-option-fleet-2 = 2
    .about = 8 ships each, for 2 to 5 players on the sea of two sets
ageofsail-option-fleet-3 = 3
    .about = 12 ships each, for 2 or 3 players on the sea of two sets
ageofsail-option-order = Who holds the order in a rematch: nobody, or who won the last game alone
    .name = order
ageofsail-option-order-none = nobody
    .about = all begin alike
ageofsail-option-order-winner = the last winner
    .about = as in the printed rules; one against one it decides most games

## the rematch

ageofsail-carried = { $name } won the last game and holds the order: +1 on each die, the cannons’ too, and +1 cell of range

## what doesn’t go together

ageofsail-refuse-options = Two or three squadrons each need the sea of two sets: choose two sets first, or one squadron each.
