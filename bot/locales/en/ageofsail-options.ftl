# Age of Sail before the game: its options, what it is, and what an example shows.

## what the game is, in two lines

ageofsail-about-long = { $scenario ->
    [pirates] A merchant captain takes a ship of the line to the fort. Pirates in fast brigs want to capture her by boarding and bring her there themselves. Only one can win.
    [hunt] A pirate’s frigate makes for the fort in the opposite corner. The others hunt her: whoever sinks her or beats her in a boarding wins.{ $printed ->
        [yes] { "" }
       *[no] { " " }Where three frigates hunt, the pirate’s range is 1 more.
    }
    [assault] One player lays a fort of ten cannons and defends it. The others attack together: with their ships they silence the cannons, then they land and take the fort.
   *[battle] Each player commands { $fleet ->
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
}{ $printed ->
    [yes] { $scenario ->
        [pirates] { " " }As in the printed rules each of two pirates has one brig.
        [hunt] { " " }As in the printed rules the pirate has no longer range against three frigates.
        [assault] { " " }As in the printed rules cannons fire at each entry and in their own turn too, and the attack goes on when nobody can land any more.
       *[battle] { "" }
    }
   *[no] { "" }
}{ $line ->
    [yes] { " " }Ships may form lines.
   *[no] { "" }
}{ $printed ->
    [yes] { " " }The winner takes the order into the rematch.
   *[no] { $order ->
        [winner] { " " }The winner takes the order into the rematch.
       *[none] { "" }
    }
}
    -# For { $scenario ->
        [battle] { $board ->
            [own] { $counts }
           *[box] { $sets ->
                [1] 2 to 4
               *[other] { $fleet ->
                    [1] 2 to 8
                    [2] 2 to 5
                   *[other] 2 or 3
                }
            }
        }
       *[other] 2 to 4
    } players · talking allowed · { $scenario ->
        [assault] at most 30
        [battle] { $printed ->
            [yes] about 20
           *[no] at most { $rounds }
        }
       *[other] at most 60
    } turns each, a few minutes a turn

## an example

ageofsail-example =
    { $scenario ->
        [pirates] In the corner lies the fort, which is nobody’s. Three sails are the merchant ship, a ship of the line, and one sail is a pirate’s brig.
        [hunt] In the corner lies the fort, which is nobody’s. The frigates are the pirate’s and the hunters’; each sail is a mast that they still have.
        [assault] In the middle lies the fort of ten cannons, with the attackers’ ships around it: three sails are a ship of the line, two a frigate, one a brig.
       *[battle] In the corners lie the forts with their guns, and on the sea the ships: three sails are a ship of the line, two a frigate, one a brig. Each sail is a mast that she still has.
    }
    The wind rose shows where the wind blows to and how many cells ships can sail on each course.
    Dashes are wakes, red lines are shots. Beside the sea you see what each player has left.

## options, and what their values mean in a line

ageofsail-option-scenario = A battle of all against all, or one of three scenarios with roles of their own, for 2 to 4
    .name = scenario
ageofsail-option-scenario-battle = battle
    .about = all against all; the last fleet afloat wins
ageofsail-option-scenario-pirates = pirates
    .about = a merchant ship on her way to the fort, and pirates who want her for themselves
ageofsail-option-scenario-hunt = pirate hunt
    .about = a pirate on the way to the fort, and frigates on the hunt
ageofsail-option-scenario-assault = assault
    .about = a fort of ten cannons against a fleet with landing parties
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
ageofsail-option-line = Ships that lie next to each other may form a line, which sails as one behind the first
    .name = line-tactics
ageofsail-option-order = Who has the order in a rematch: +1 on each die and on the range
    .name = order
ageofsail-option-order-none = nobody
    .about = everybody begins with the same chances
ageofsail-option-order-winner = the winner
    .about = as in the printed rules; against one the holder wins 4 of 5 battles
ageofsail-option-printed = The rules exactly as printed, without our changes for balance
    .name = printed-rules
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

## what doesn’t go together

ageofsail-refuse-options = Two or three squadrons each need the sea of two sets.
