# Age of Sail before the game: its options, what it is, and what an example shows.

## what the game is, in two lines

ageofsail-about-long = Each player commands four ships and a fort. Use the wind, fire broadsides, board: the last one with ships afloat wins. { $printed ->
    [yes] As in the printed rules there is no last round, and after 15 rounds without a mast lost the most masts win.
   *[no] After 10 rounds without a mast lost, or at the end of round { $rounds }, the score for masts in the open sea decides.
}{ $situations ->
    [yes] { "" }
   *[no] { " " }Without situation cards there are few fights.
}
    -# For 2 to 4 players · talking allowed · { $printed ->
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
ageofsail-option-printed = No last round and no score; after 15 rounds without a mast lost the most masts win
    .name = printed-ending
