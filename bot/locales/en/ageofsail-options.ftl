# Age of Sail before the game: its options, what it is, and what an example shows.

## what the game is, in two lines

ageofsail-about-long = Each player commands four ships and a fort. Use the wind, fire broadsides, board: the last one with ships afloat wins. { $printed ->
    [yes] As printed: no last round, and after 15 rounds without a mast lost the most masts win.
   *[no] After 10 rounds without a mast lost, or at the end of round { $rounds }, it counts who held the open sea.
}{ $situations ->
    [yes] { "" }
   *[no] { " " }Without situation cards there are few fights.
}
    -# For 2 to 4 players · talking allowed · about 20 turns each, a few minutes a turn

## an example

ageofsail-example =
    In the corners lie the forts with their guns, and on the sea the ships: three sails are a ship of the line, two a frigate, one a brig. Each sail is a mast that she still has.
    The wind rose shows where the wind blows to and how many cells ships can sail on each course.
    Dashes are wakes, red lines are shots. Beside the sea stands what each player has left.

## options, and what their values mean in a line

ageofsail-option-situations = Each turn a situation card as well: storm, fog, fair wind and more; few fights without
    .name = situations
ageofsail-option-wind = How far the wind carries the ships
    .name = wind
ageofsail-option-wind-printed = usual
    .about = downwind 6 cells in a strong wind, 5 in a medium one, 3 in a light one
ageofsail-option-wind-brisk = brisk
    .about = downwind 8, 6 or 4 cells: fewer turns until the fleets meet
ageofsail-option-rounds = The last round; at its end it counts who held the open sea
    .name = rounds
ageofsail-option-printed = As printed: no last round; after 15 rounds without a mast lost the most masts win
    .name = printed
