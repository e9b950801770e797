# Tranquility. $seat: a player’s name. $cell: "C4". $card: "17", "Finish", "monster". $colour: "yellow storm".

## what the game is called and offers

tranquility-name = Tranquility
tranquility-about = Tranquility: one path of islands, laid together without a word
    .name = tranquility
tranquility-command-lift = Use a compass to lift a storm on the table, even out of turn
    .name = lift
tranquility-command-pledge = Change which cards you give to the eight while some are still missing
    .name = pledge

tranquility-opening = { $company ->
    [alone] You sail alone, as fast or as slowly as you like. { $mode ->
        [arch] Phase one: the pillars, where laying is free. Then come the vault and the Finish.
       *[other] The Start that you draw on the way costs you 8 cards. The Finish ends the voyage.
    }
   *[other] { $people ->
        [1] { $mode ->
            [rivals] Sun against moon, you against Flotilla: take as long as you like.
            [arch] Flotilla sails with you and keeps silence, as this ship wants it: there is nothing to agree on in words, and nobody waits for you. Phase one: the pillars, where laying is free.
           *[other] Flotilla sails with you and keeps silence, as this ship wants it: there is nothing to agree on in words, and nobody waits for you. A Start drawn on the way costs you 8 cards together. The Finish ends the voyage.
        }
       *[other] { $mode ->
            [rivals] Sun against moon: here you may talk about the game as much as you like.
            [arch] 🤫 This ship obeys only silence: from now on nobody says anything about the game, in words or signs. You may talk about anything else. Phase one: the pillars, where laying is free.
           *[other] 🤫 This ship obeys only silence: from now on nobody says anything about the game, in words or signs. You may only agree on how many cards each of you gives to the eight that a Start costs{ $expansions ->
                [storms] { " " }and which storm to lift
                [reefs-storms] { " " }and which storm to lift
                [monsters-storms] { " " }and which storm to lift
                [all] { " " }and which storm to lift
               *[other] { "" }
            }. You may talk about anything else.
        }
    }
}

tranquility-reminder = 🤫 Silence: not a word or sign about cards, numbers and cells until the voyage ends.
tranquility-reminder-start = 🤫 Silence: not a word or sign about cards, numbers and cells. Only when a Start is laid may you agree on how many cards each gives.
tranquility-reminder-storms = 🤫 Silence: not a word or sign about cards, numbers and cells. You may only agree on which storm to lift.
tranquility-reminder-storms-start = 🤫 Silence: not a word or sign about cards, numbers and cells. You may only agree on which storm to lift and, when a Start is laid, on how many cards each gives.
tranquility-reminder-eight = 🤫 Now you may agree on how many cards each of you gives, but not a word about which.

tranquility-resign = { $mode ->
    [rivals] Your opponent will win.
   *[other] { $others ->
        [0] The voyage will be lost.
        [1] The other player sails on: your hand and pile go under their pile, and they get your compasses.
       *[other] The others sail on: your hand and pile go under their piles, and they get your compasses.
    }
}

## cards

tranquility-pick-card = Choose a card …
tranquility-card =
    { $id ->
        [f1] Finish
        [f2] Finish
        [f3] Finish
        [f4] Finish
        [f5] Finish
        [s1] Start
        [s2] Start
        [s3] Start
        [s4] Start
        [s5] Start
        [m1] monster
        [m2] monster
        [m3] monster
        [m4] monster
        [m5] monster
        [storm1] yellow storm
        [storm2] yellow storm
        [storm3] purple storm
        [storm4] purple storm
        [storm5] orange storm
        [storm6] orange storm
       *[other] { $id }
    }
    .emoji =
        { $id ->
            [f1] 🏁
            [f2] 🏁
            [f3] 🏁
            [f4] 🏁
            [f5] 🏁
            [s1] ⛵
            [s2] ⛵
            [s3] ⛵
            [s4] ⛵
            [s5] ⛵
            [m1] 🐙
            [m2] 🐙
            [m3] 🐙
            [m4] 🐙
            [m5] 🐙
            [storm1] 🟡
            [storm2] 🟡
            [storm3] 🟣
            [storm4] 🟣
            [storm5] 🟠
            [storm6] 🟠
           *[other] 🏝️
        }

## short words

tranquility-key-discard = Discard 2 cards
    .emoji = 🗑️
tranquility-key-hand = Discard the whole hand
    .emoji = 🧭
tranquility-key-turn = Turn an island
    .emoji = 🔄
tranquility-key-row-1 = row 1
tranquility-key-row-2 = row 2
tranquility-key-row-3 = row 3
tranquility-key-row-4 = row 4
tranquility-key-row-5 = row 5
tranquility-key-row-6 = row 6
tranquility-key-stop = Stop it
    .emoji = ✋
tranquility-key-blow = Let it blow
    .emoji = 💨
tranquility-key-own = your own compass
    .emoji = 🧭
tranquility-key-shared = the shared compass
    .emoji = 🤝
tranquility-key-lift = Lift a storm
    .emoji = 🧭
tranquility-key-let = Lift nothing
    .emoji = 🚫
tranquility-key-pledge = Change what you give
    .emoji = ✏️
tranquility-key-show = Show the hand
    .emoji = 👀
tranquility-key-agree = Agree
    .emoji = 👍
tranquility-key-decline = Decline
    .emoji = 👎
tranquility-key-yellow = yellow storm
    .emoji = 🟡
tranquility-key-purple = purple storm
    .emoji = 🟣
tranquility-key-orange = orange storm
    .emoji = 🟠
tranquility-key-empty-1 = 1 empty
tranquility-key-empty-2 = 2 empty
tranquility-key-empty-3 = 3 empty
tranquility-key-empty-4 = 4 empty
tranquility-key-empty-5 = 5 empty
tranquility-key-empty-6 = 6 empty
tranquility-key-gap = the arch
tranquility-key-usual = usual game
tranquility-key-galateia = Galateia
tranquility-key-triton = Triton
tranquility-key-leucothea = Leucothea
tranquility-key-amphitrite = Amphitrite
tranquility-key-poseidon = Poseidon
tranquility-key-arch = Great Arch
tranquility-key-sun = Sun and Moon
tranquility-key-rivals = competitive
tranquility-key-reefs = Jagged Reefs
tranquility-key-monsters = Sea Monsters
tranquility-key-storms = Storm and Compass
tranquility-key-side-sun = sun
    .emoji = ☀️
tranquility-key-side-moon = moon
    .emoji = 🌙

## what a decision is about

tranquility-about-turn = turn { $turn }
tranquility-about-full = turn { $turn }, all cells are filled{ $lacks ->
    [0] : only a Finish is missing
    [1] : a Start and a Finish are missing
    [2] , but the monsters must be played first
   *[other] , but islands lie wrong side up
}
tranquility-about-pledge = cards for the eight{ $unseen ->
    [0] { "" }
   *[other] { " " }({ $unseen } went unseen)
}, { $missing } missing
tranquility-about-reef = moving the reef
tranquility-about-row = a row for the purple storm
tranquility-about-cut = { $n ->
    [one] { $n } card to discard in the yellow storm
   *[other] { $n } cards to discard in the yellow storm
}
tranquility-about-storm = choosing whether to stop the { $storm } drawn by { $seat }
tranquility-about-rescue = choosing whether to lift a storm, as { $seat } can’t move
tranquility-about-rivals-mercy = choosing whether { $seat } may exchange their hand
tranquility-about-rivals-declined = turn { $turn }, 2 cards to discard

## questions

tranquility-ask-turn = What do you play?
tranquility-ask-vault = The vault begins: here an island next to another costs cards. What do you play?
tranquility-ask-start = You hold a Start, and it must be laid now.
tranquility-ask-cell = On which cell?
tranquility-ask-pay = { $n ->
    [one] Which card do you pay with?
   *[other] Which { $n } cards do you pay with?
}
    .picked = pays with { $picked }
tranquility-ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
tranquility-ask-due = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
    .picked = you discard { $picked }
tranquility-ask-prey = Which island does the monster attack?
tranquility-ask-turned-card = Which card do you discard for it?
tranquility-ask-turned-cell = Which island do you turn over?
tranquility-ask-pledge = Which cards do you give to the eight? { $missing } still missing{ $unseen ->
    [0] { "" }
   *[other] { " " }({ $unseen } were discarded unseen)
}; you can give at most { $n }.
    .none = Give none
    .picked = you { $n ->
            [0] give no card
           *[other] give { $picked }
        } to the eight
tranquility-ask-pledge-again = So far you give { $cards }. Choose again all the cards that you give to the eight: at most { $n }.
    .none = Give none
    .picked = you { $n ->
            [0] give no card
           *[other] give { $picked }
        } to the eight
tranquility-ask-reef = To end your turn: which row do you move the reef to? Or discard 2 cards and leave it.
tranquility-ask-reef-only = To end your turn: which row do you move the reef to?
tranquility-ask-row = On which row do you put the { $storm }? It closes that row until a compass lifts it.
tranquility-ask-cut = { $n ->
    [one] The yellow storm leaves you 3 cards. Which one do you discard?
   *[other] The yellow storm leaves you 3 cards. Which { $n } do you discard?
}
    .picked = you discard { $picked }
tranquility-ask-storm-yellow = { $seat } has drawn the { $storm }: while it lies there, { $seat } may hold at most 3 cards. Do you stop it with a compass?
    .you = You have drawn the { $storm }: while it lies there, you may hold at most 3 cards. Do you stop it with a compass?
tranquility-ask-storm-purple = { $seat } has drawn the { $storm } and closes a row with it. Do you stop it with a compass?
    .you = You have drawn the { $storm } and close a row with it. Do you stop it with a compass?
tranquility-ask-storm-orange = { $seat } has drawn the { $storm }: while it lies there, { $seat } may lay islands only right next to others. Do you stop it with a compass?
    .you = You have drawn the { $storm }: while it lies there, you may lay islands only right next to others. Do you stop it with a compass?
tranquility-ask-compass = Which compass do you use?
tranquility-ask-lift = Which storm do you lift?
tranquility-ask-rescue = { $seat } can’t move, so the voyage would end. Do you lift a storm?
    .you = You can’t move, so the voyage would end. Do you lift a storm?
tranquility-ask-free = What do you do?
tranquility-ask-rivals-mercy = { $seat } can’t lay anything and shows you their hand. Do you let them exchange it for the open row?

## notes beside options

tranquility-note-card = { $places ->
    [one] { $places } cell, { $cost ->
        [0] costs nothing
       *[other] cost { $cost }
    }
   *[other] { $places } cells, { $cost ->
        [0] { $free ->
            [1] all cost nothing
           *[other] some cost nothing
        }
       *[other] cost from { $cost }
    }
}
    .emoji = { $cost ->
        [0] 🆓
        [1] 1️⃣
        [2] 2️⃣
        [3] 3️⃣
       *[other] 4️⃣
    }
tranquility-note-cost = { $cost ->
    [0] costs nothing
    [one] costs { $cost } card
   *[other] costs { $cost } cards
}
    .paid = { "" }
    .emoji = { $cost ->
        [0] 🆓
        [1] 1️⃣
        [2] 2️⃣
        [3] 3️⃣
       *[other] 4️⃣
    }
tranquility-note-island = island { $card }
tranquility-note-sun = island { $card }, sun side up
    .emoji = ☀️
tranquility-note-moon = island { $card }, moon side up
    .emoji = 🌙
tranquility-note-monster = { $places ->
    [one] { $places } island to attack
   *[other] { $places } islands to attack
}
tranquility-note-row = { $free ->
    [one] { $free } empty cell
   *[other] { $free } empty cells
}
tranquility-note-lies = in front of { $seat }
    .you = in front of you
tranquility-note-lies-row = closes row { $row }

## refusals

tranquility-refuse-options = “Stormy Seas” goes with the usual game only: choose either expansions or a variant, not both.
tranquility-refuse-start = You hold a Start and none is on the table: you must lay it first.
tranquility-refuse-not-in-hand = You don’t have this card in hand: { $card }.
tranquility-refuse-finish = It is too early for a Finish: see “{ tranquility-rules-4.title }” in the rules.
tranquility-refuse-no-place = { $card } has no place now: it fits nowhere, or you can’t pay for it.
tranquility-refuse-taken = There is an island on { $cell } already.
tranquility-refuse-closed = The row of { $cell } is closed.
tranquility-refuse-cell = { $card } can’t go on { $cell }: it doesn’t fit there, or you can’t pay for it.
tranquility-refuse-discard = You don’t have two cards that may be discarded.
tranquility-refuse-pledge = That is too much: you can give at most { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
tranquility-refuse-pledge-same = You are already giving exactly that.
tranquility-refuse-rivals-complete = { $card } can’t go on { $cell }: the numbers from 1 to 80 could no longer fill the field.
tranquility-refuse-rivals-show = You may show your hand only if it has 5 cards and none of them can be laid, and only once a turn.
