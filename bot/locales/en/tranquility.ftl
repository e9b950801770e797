# Tranquility. $seat: a player’s name. $cell: "C4". $card: "17", "Finish", "monster". $colour: "yellow storm".

## what the game is called and offers

tranquility-name = Tranquility
tranquility-about = Tranquility: one path of islands, laid together without a word
    .name = tranquility

tranquility-option-mode = The usual game, or one of its variants
    .name = mode
tranquility-option-mode-usual = usual game
tranquility-option-mode-galateia = Galateia: 4 islands fewer
tranquility-option-mode-triton = Triton: 6 islands fewer
tranquility-option-mode-leucothea = Leucothea: 8 islands fewer
tranquility-option-mode-amphitrite = Amphitrite: 10 islands fewer
tranquility-option-mode-poseidon = Poseidon: 12 islands fewer
tranquility-option-mode-arch = Great Arch
tranquility-option-mode-sun = Sun and Moon
tranquility-option-mode-rivals = competitive, for two
tranquility-option-expansions = Expansions “Stormy Seas”, for the usual game
    .name = expansions
tranquility-option-expansions-none = none
tranquility-option-expansions-reefs = Jagged Reefs
tranquility-option-expansions-monsters = Sea Monsters
tranquility-option-expansions-storms = Storm and Compass
tranquility-option-expansions-reefs-monsters = Reefs and Monsters
tranquility-option-expansions-reefs-storms = Reefs and Storms
tranquility-option-expansions-monsters-storms = Monsters and Storms
tranquility-option-expansions-all = all three
tranquility-option-difficulty = How many monsters, where Sea Monsters are played
    .name = difficulty
tranquility-option-difficulty-easy = 3 (easy)
tranquility-option-difficulty-medium = 4 (medium)
tranquility-option-difficulty-hard = 5 (hard)

tranquility-opening = { $mode ->
    [rivals] Sun against moon: here you may talk about the game as much as you like.
    [arch] 🤫 This ship obeys only silence: from now on nobody says anything about the game, in words or signs. Everything else may be talked of.
   *[other] 🤫 This ship obeys only silence: from now on nobody says anything about the game, in words or signs. You may only agree how many cards each gives to the eight, and which storm to lift. Everything else may be talked of.
}

## cards

tranquility-card-1 = 1
tranquility-card-2 = 2
tranquility-card-3 = 3
tranquility-card-4 = 4
tranquility-card-5 = 5
tranquility-card-6 = 6
tranquility-card-7 = 7
tranquility-card-8 = 8
tranquility-card-9 = 9
tranquility-card-10 = 10
tranquility-card-11 = 11
tranquility-card-12 = 12
tranquility-card-13 = 13
tranquility-card-14 = 14
tranquility-card-15 = 15
tranquility-card-16 = 16
tranquility-card-17 = 17
tranquility-card-18 = 18
tranquility-card-19 = 19
tranquility-card-20 = 20
tranquility-card-21 = 21
tranquility-card-22 = 22
tranquility-card-23 = 23
tranquility-card-24 = 24
tranquility-card-25 = 25
tranquility-card-26 = 26
tranquility-card-27 = 27
tranquility-card-28 = 28
tranquility-card-29 = 29
tranquility-card-30 = 30
tranquility-card-31 = 31
tranquility-card-32 = 32
tranquility-card-33 = 33
tranquility-card-34 = 34
tranquility-card-35 = 35
tranquility-card-36 = 36
tranquility-card-37 = 37
tranquility-card-38 = 38
tranquility-card-39 = 39
tranquility-card-40 = 40
tranquility-card-41 = 41
tranquility-card-42 = 42
tranquility-card-43 = 43
tranquility-card-44 = 44
tranquility-card-45 = 45
tranquility-card-46 = 46
tranquility-card-47 = 47
tranquility-card-48 = 48
tranquility-card-49 = 49
tranquility-card-50 = 50
tranquility-card-51 = 51
tranquility-card-52 = 52
tranquility-card-53 = 53
tranquility-card-54 = 54
tranquility-card-55 = 55
tranquility-card-56 = 56
tranquility-card-57 = 57
tranquility-card-58 = 58
tranquility-card-59 = 59
tranquility-card-60 = 60
tranquility-card-61 = 61
tranquility-card-62 = 62
tranquility-card-63 = 63
tranquility-card-64 = 64
tranquility-card-65 = 65
tranquility-card-66 = 66
tranquility-card-67 = 67
tranquility-card-68 = 68
tranquility-card-69 = 69
tranquility-card-70 = 70
tranquility-card-71 = 71
tranquility-card-72 = 72
tranquility-card-73 = 73
tranquility-card-74 = 74
tranquility-card-75 = 75
tranquility-card-76 = 76
tranquility-card-77 = 77
tranquility-card-78 = 78
tranquility-card-79 = 79
tranquility-card-80 = 80
tranquility-card-f1 = Finish
tranquility-card-f2 = Finish
tranquility-card-f3 = Finish
tranquility-card-f4 = Finish
tranquility-card-f5 = Finish
tranquility-card-s1 = Start
tranquility-card-s2 = Start
tranquility-card-s3 = Start
tranquility-card-s4 = Start
tranquility-card-s5 = Start
tranquility-card-m1 = monster
tranquility-card-m2 = monster
tranquility-card-m3 = monster
tranquility-card-m4 = monster
tranquility-card-m5 = monster
tranquility-card-storm1 = yellow storm
tranquility-card-storm2 = yellow storm
tranquility-card-storm3 = purple storm
tranquility-card-storm4 = purple storm
tranquility-card-storm5 = orange storm
tranquility-card-storm6 = orange storm
tranquility-card-compass1 = compass
tranquility-card-compass2 = compass
tranquility-card-compass3 = compass
tranquility-card-compass4 = compass
tranquility-card-compass5 = compass
tranquility-card-compass6 = compass

## short words

tranquility-key-discard = Discard 2 cards
tranquility-key-hand = Discard the whole hand
tranquility-key-turn = Turn an island
tranquility-key-row-1 = row 1
tranquility-key-row-2 = row 2
tranquility-key-row-3 = row 3
tranquility-key-row-4 = row 4
tranquility-key-row-5 = row 5
tranquility-key-row-6 = row 6
tranquility-key-stop = Stop it
tranquility-key-blow = Let it blow
tranquility-key-own = your own compass
tranquility-key-shared = the shared compass
tranquility-key-lift = Lift a storm
tranquility-key-let = Lift nothing
tranquility-key-show = Show the hand
tranquility-key-agree = Agree
tranquility-key-decline = Decline
tranquility-key-yellow = yellow storm
tranquility-key-purple = purple storm
tranquility-key-orange = orange storm

## refusals

tranquility-refuse-options = “Stormy Seas” goes with the usual game only: choose either expansions or a variant.
