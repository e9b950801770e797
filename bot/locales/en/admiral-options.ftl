# Admiral before the game: what it is, what an example shows, its options, how to learn it.

## what the game is, in two lines

admiral-about-long =
    { $scenario ->
        [mini1] A brig each, a fresh wind, at least three cells a move: first into the port of the opposite corner.
        [mini2] A brig each, in calm, fresh wind and storm: first into the port of the opposite corner.
        [mini3] A brig that is to arrive and a frigate that bars the way, each: first into the port of the opposite corner.
        [skirmish] A frigate and a brig each on half the sea: fire, board, and be the last afloat.
        [shoals] { $teams ->
            [none] Seven pearls lie amid the sea: bring { $players ->
                [2] four of them
                [3] three of them
                [4] three of them
                [6] two of them
               *[other] enough of them
            } home{ $players ->
                [0] { $most ->
                    [3] { " " }(four with two players, three with three)
                    [4] { " " }(four with two players, three with three or four)
                   *[other] { " " }(four with two players, three with three or four, two with six)
                }
               *[other] { "" }
            }, or be the last with ships.
            [as-2v2] Two teams of two, and seven pearls amid the sea: bring five of them to your team’s forts, or be the last team with ships.
            [as-3v3] Two teams of three, and seven pearls amid the sea: bring five of them to your team’s forts, or be the last team with ships.
           *[other] Three teams of two, and seven pearls amid the sea: bring four of them to your team’s forts, or be the last team with ships.
        }
        [duel] A ship of each class and a fort each: the last one with ships wins.
        [fleet] { $printed ->
            [yes] A ship of each class and a fort each: the last one with ships wins.
           *[no] A ship of each class and a fort each: two of the three pearls in your fort win, or the last ships.
        }
       *[other] A scenario of this server’s own.
    }{ $mines ->
        [usual] { $scenario ->
            [duel] { " " }Before the first round each lays three mines in secret.
            [fleet] { " " }Before the first round each lays three mines in secret.
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fleet ->
        [usual] { "" }
       *[other] { " " }The host has changed the fleets, see below.
    }{ $printed ->
        [yes] { $scenario ->
            [mini1] { " " }By the letter of the booklet the first to arrive wins alone, and no idle turn passes by itself.
            [mini2] { " " }By the letter of the booklet: calms, fresh winds and storms are equally frequent; the first to arrive wins alone; ships shelter ships in storms; no idle turn passes by itself.
            [mini3] { " " }By the letter of the booklet: calms, fresh winds and storms are equally frequent; the first to arrive wins alone; ships shelter ships in storms; no idle turn passes by itself.
            [skirmish] { " " }By the letter of the booklet calms are twice as frequent, and no idle turn passes by itself.
           *[other] { " " }By the letter of the booklet: calms, fresh winds and storms are equally frequent; ships shelter ships in storms; no idle turn passes by itself.
        }
       *[no] { "" }
    }
    -# { $scenario ->
        [mini1] For 1 to 4 players · about 10 rounds
        [mini2] For 1 to 4 players · about 15 rounds
        [mini3] For 1 to 4 players · about 15 rounds
        [skirmish] For two players · about 15 rounds
        [shoals] { $teams ->
            [none] { $players ->
                [2] For two players
                [3] For three players
                [4] For four players
                [6] For six players
               *[other] { $most ->
                    [3] For 2 or 3 players
                    [4] For 2, 3 or 4 players
                   *[other] For 2, 3, 4 or 6 players, not five
                }
            } · about 30 rounds
            [as-2v2] For four players, two against two · about 30 rounds
            [as-3v3] For six players, three against three · about 30 rounds
           *[other] For six players, three teams of two · about 30 rounds
        }
        [duel] For two players · about 30 rounds
        [fleet] For two players · about 30 rounds
       *[other] Players: { $counts }
    } · talking allowed · a minute or two a turn{ $scenario ->
        [mini1] { " " }· to learn it, in this order: mini-games 1, 2, 3, skirmish, Pearl Shoals
        [mini2] { " " }· to learn it, in this order: mini-games 1, 2, 3, skirmish, Pearl Shoals
        [mini3] { " " }· to learn it, in this order: mini-games 1, 2, 3, skirmish, Pearl Shoals
        [skirmish] { " " }· to learn it, in this order: mini-games 1, 2, 3, skirmish, Pearl Shoals
        [shoals] { " " }· to learn it, in this order: mini-games 1, 2, 3, skirmish, Pearl Shoals
        [duel] { " " }· to learn it, in this order: mini-games 1, 2, 3, skirmish, Pearl Shoals
        [fleet] { " " }· to learn it, in this order: mini-games 1, 2, 3, skirmish, Pearl Shoals
       *[other] { "" }
    }

## an example

admiral-example =
    Each round has one wind for all: the vane shows where it blows to and how far each class sails on each course.{ $scenario ->
        [mini1] { "" }
        [skirmish] { "" }
       *[other] { " " }In a storm every ship out of shelter drifts.
    }
    { $scenario ->
        [mini1] A fort’s port is the eight cells around it; a chequered flag marks the port in which a player has to arrive.
        [mini2] A fort’s port is the eight cells around it; a chequered flag marks the port in which a player has to arrive. Numbers at ships are what is left of their strength: in a storm reefs cost some.
        [mini3] A fort’s port is the eight cells around it; a chequered flag marks the port in which a player has to arrive. Numbers at ships are what is left of their strength: in a storm reefs cost some.
       *[other] Numbers at ships and forts are what is left of their strength. A fort’s port is the eight cells around it; ships are repaired there.
    }

## said once, below the first picture

admiral-opening =
    { $scenario ->
        [mini1] After this game: mini-game 2, with calm and storms; then mini-game 3, the skirmish and Pearl Shoals.
        [mini2] After this game: mini-game 3, with a frigate beside the brig; then the skirmish and Pearl Shoals.
        [mini3] After this game: the skirmish, in which ships fire and board; then Pearl Shoals.
        [skirmish] After this game: Pearl Shoals, with all classes, storms and pearls.
        [shoals] { $teams ->
            [none] Load pearls in the cells where they lie, and land them in the port of your fort.
           *[other] Load pearls in the cells where they lie, and land them in the port of a fort of your team. Partners’ ships don’t fight each other.
        }
       *[other] Is this your first game of Admiral? For the next one, choose mini-game 1 as the scenario: it teaches how to sail.
    }

## options, and what their values mean in a line

admiral-option-scenario = What is played; the list is in the order in which one learns the game
    .name = scenario
admiral-option-scenario-mini1 = mini-game 1
    .about = a race in a fresh wind; learn to sail
admiral-option-scenario-mini2 = mini-game 2
    .about = the race in calm and storm too; learn to drift
admiral-option-scenario-mini3 = mini-game 3
    .about = the race with a frigate that bars the way
admiral-option-scenario-skirmish = skirmish
    .about = two ships each on half the sea; learn to fight
admiral-option-scenario-duel = duel
    .about = four ships each; the last one with ships wins
admiral-option-scenario-fleet = fleet battle
    .about = four ships each, and three pearls to bring home
admiral-option-wind = How often it is calm or stormy
    .name = wind
admiral-option-wind-brisk = as in the scenario
    .about = where it says nothing, mostly fresh: 4 calm, 16 fresh, 4 storms of 24
admiral-option-wind-booklet = booklet
    .about = 8 calms, 8 fresh, 8 storms, as the vane is printed; twice as long
admiral-option-hard = Even dice hit, odd ones miss, however near the target is
    .name = hard-to-hit
admiral-option-doldrums = You aren’t called to turns in which hardly anything can be done
    .name = skip-idle-turns
admiral-option-printed = The booklet to the letter, also where we changed something for balance
    .name = printed-rules
