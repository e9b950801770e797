# Tranquility. $seat: a player’s name. $cell: "C4". $card: "17", "Finish", "monster". $colour: "yellow storm".

## what the game is called and offers

tranquility-name = Tranquility
tranquility-about = Tranquility: one path of islands, laid together without a word
    .name = tranquility
tranquility-command-lift = Lift a storm that lies on the table, with a compass, whoever’s turn it is
    .name = lift

tranquility-option-mode = Mode of play
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
tranquility-option-difficulty = Number of monsters in Sea Monsters
    .name = difficulty
tranquility-option-difficulty-easy = 3 (easy)
tranquility-option-difficulty-medium = 4 (medium)
tranquility-option-difficulty-hard = 5 (hard)

tranquility-opening = { $mode ->
    [rivals] Sun against moon: here you may talk about the game as much as you like.
    [arch] 🤫 This ship obeys only silence: from now on nobody says anything about the game, in words or signs. Everything else may be talked of.
   *[other] 🤫 This ship obeys only silence: from now on nobody says anything about the game, in words or signs. You may only agree how many cards each gives to the eight that a Start costs{ $expansions ->
        [storms] { " " }and which storm to lift
        [reefs-storms] { " " }and which storm to lift
        [monsters-storms] { " " }and which storm to lift
        [all] { " " }and which storm to lift
       *[other] { "" }
    }. Everything else may be talked of.
}

tranquility-resign = { $mode ->
    [rivals] Your opponent wins then.
   *[other] { $others ->
        [0] The voyage is lost then.
        [1] The other player sails on: your hand and pile go under theirs, your compasses to them. If they have left already, the voyage is lost.
       *[other] The others sail on: your hand and pile go under their piles, your compasses to them. If they have all left already, the voyage is lost.
    }
}

## cards

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
tranquility-key-pledge = Change what you give
tranquility-key-show = Show the hand
tranquility-key-agree = Agree
tranquility-key-decline = Decline
tranquility-key-yellow = yellow storm
tranquility-key-purple = purple storm
tranquility-key-orange = orange storm
tranquility-key-empty = –
tranquility-key-usual = usual game
tranquility-key-galateia = Galateia
tranquility-key-triton = Triton
tranquility-key-leucothea = Leucothea
tranquility-key-amphitrite = Amphitrite
tranquility-key-poseidon = Poseidon
tranquility-key-arch = Great Arch
tranquility-key-sun = Sun and Moon
tranquility-key-rivals = competitive

## what a decision is about

tranquility-about-turn = turn { $turn }
tranquility-about-pledge = cards for the eight, { $missing } missing
tranquility-about-reef = moving the reef
tranquility-about-row = a row for the purple storm
tranquility-about-cut = { $n ->
    [one] { $n } card to discard in the yellow storm
   *[other] { $n } cards to discard in the yellow storm
}
tranquility-about-storm = whether to stop the { $storm } drawn by { $seat }
tranquility-about-rescue = whether to lift a storm, as { $seat } can’t move
tranquility-about-rivals-mercy = whether { $seat } may exchange the hand
tranquility-about-rivals-declined = turn { $turn }, 2 cards to discard

## questions

tranquility-ask-turn = What do you play?
tranquility-ask-start = You hold a Start, and it must be laid now.
tranquility-ask-cell = On which cell?
tranquility-ask-pay = { $n ->
    [one] Which card do you pay with?
   *[other] Which { $n } cards do you pay with?
}
tranquility-ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
tranquility-ask-prey = Which island does the monster attack?
tranquility-ask-turned-card = Which card do you discard for it?
tranquility-ask-turned-cell = Which island do you turn over?
tranquility-ask-pledge = Which cards do you give to the eight? { $n } at most.
tranquility-ask-reef = Move the reef to which row? Or discard 2 cards and leave it.
tranquility-ask-row = On which row do you put the { $storm }?
tranquility-ask-cut = { $n ->
    [one] The yellow storm leaves you 3 cards. Which one do you discard?
   *[other] The yellow storm leaves you 3 cards. Which { $n } do you discard?
}
tranquility-ask-storm = { $seat } has drawn the { $storm }. Do you stop it with a compass?
tranquility-ask-compass = Which compass do you use?
tranquility-ask-lift = Which storm do you lift?
tranquility-ask-rescue = { $seat } can’t move, and so the voyage would end. Do you lift a storm?
tranquility-ask-free = What do you do?
tranquility-ask-rivals-mercy = { $seat } can lay nothing and shows you the hand. May it be exchanged for the open row?

## notes beside options

tranquility-note-card = { $places ->
    [one] { $places } cell, cost { $cost }
   *[other] { $places } cells, cost from { $cost }
}
tranquility-note-cost = { $cost ->
    [0] free
    [one] costs { $cost } card
   *[other] costs { $cost } cards
}
tranquility-note-island = island { $card }
tranquility-note-sun = island { $card }, sun side up
tranquility-note-moon = island { $card }, moon side up
tranquility-note-monster = { $places ->
    [one] { $places } island to attack
   *[other] { $places } islands to attack
}
tranquility-note-row = { $free ->
    [one] { $free } empty cell
   *[other] { $free } empty cells
}
tranquility-note-lies = before { $seat }
tranquility-note-lies-row = closes row { $row }

## what happened

tranquility-event-can-move = { $seat } is short of cards, but can move.
tranquility-event-laid = { $seat } lays { $card } on { $cell }{ $paid ->
    [0] { "" }
    [one] , paying { $paid } card
   *[other] , paying { $paid } cards
}.
tranquility-event-discarded = { $seat } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
tranquility-event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
tranquility-event-drew-own = You draw { $cards }.
tranquility-event-drawn-own = Only you see what you have drawn: { $cards }.
tranquility-event-monsters-drawn = Among what { $seat } has drawn: { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}.
tranquility-event-start = { $seat } lays a Start.
tranquility-event-due = { $n ->
    [0] Nothing is left for the team to discard.
    [one] The team has { $n } card to discard.
   *[other] The team has { $n } cards to discard.
}
tranquility-event-unseen = Under a yellow storm { $seat } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the pile, unseen.
tranquility-event-pledged = { $seat } gives { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}; { $missing ->
    [0] none is missing
   *[other] { $missing } missing
}.
tranquility-event-short = That is { $missing } too few. All who have cards left are asked again.
tranquility-event-gathered = { $n ->
    [0] Nobody has to discard anything.
    [one] { $n } card is discarded.
   *[other] { $n } cards are discarded together.
}
tranquility-event-attacked = { $seat } plays a monster on { $cell }: { $card } is gone, and so is the monster.
tranquility-event-reef-moved = { $seat } moves the reef to row { $row }.
tranquility-event-reef-gone = The fourth row is full: the reef leaves for good.
tranquility-event-storm = { $seat } draws the { $storm }.
tranquility-event-aside = { $seat } draws the { $storm }; it is set aside until the cards are discarded.
tranquility-event-blow = { $seat } lets it blow.
tranquility-event-stopped = { $seat } stops the { $storm } with a compass.
tranquility-event-yellow = The yellow storm lies before { $seat }: no more than 3 cards in hand.
tranquility-event-orange = The orange storm lies before { $seat }: islands only right beside laid ones.
tranquility-event-purple = { $seat } puts the purple storm on row { $row }: it is closed.
tranquility-event-purple-none = The purple storm finds no row with an empty cell and blows over.
tranquility-event-cut = { $seat } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the storm.
tranquility-event-lifted = { $seat } lifts the { $storm } with a compass.
tranquility-event-stuck = { $seat } can’t move. A compass could still help.
tranquility-event-let = { $seat } lifts nothing.
tranquility-event-compass = { $seat } gets a compass.
tranquility-event-compass-shared = { $seat } and { $other } get a compass to share.
tranquility-event-sun = { $seat } draws a compass: all hands turn sun side up.
tranquility-event-moon = { $seat } draws a compass: all hands turn moon side up.
tranquility-event-turned-sun = { $seat } discards 1 card and turns the island on { $cell } sun side up.
tranquility-event-turned-moon = { $seat } discards 1 card and turns the island on { $cell } moon side up.
tranquility-event-won = { $seat } lays the Finish. You have arrived!
tranquility-event-lost = { $seat } can’t move any more. The voyage ends here.
tranquility-event-left = { $seat } gives up and leaves.
tranquility-event-rivals-took = { $seat } takes from the open row: { $cards }.
tranquility-event-rivals-row = New in the open row: { $cards }.
tranquility-event-rivals-asked = { $seat } can lay nothing, shows the hand and asks to exchange it for the open row.
tranquility-event-rivals-agreed = { $seat } agrees to the exchange.
tranquility-event-rivals-declined = { $seat } declines the exchange.
tranquility-event-rivals-passed = { $seat } can lay nothing and passes.
tranquility-event-rivals-last = { $seat } has one card left, and it can be laid.
tranquility-event-rivals-full = The field is full. The points are counted.
tranquility-event-rivals-spent = Nobody has more than one card left. The points are counted.
tranquility-event-rivals-left = { $seat } gives up.

## the position in words

tranquility-line-mode = Played: { $mode }.
tranquility-line-mode-removed = Played: { $mode }, { $n ->
    [one] { $n } island
   *[other] { $n } islands
} taken out unseen.
tranquility-line-setup = The opening hands are drawn; { $seat } will begin.
tranquility-line-turn = Turn { $turn }, { $seat } to move.
tranquility-line-turn-left = Turn { $turn }; { $seat }, whose turn it was, has left.
tranquility-line-won = Won in turn { $turn }.
tranquility-line-lost = Lost in turn { $turn }.
tranquility-line-left = Given up in turn { $turn }.
tranquility-line-scored = Game over after turn { $turn }.
tranquility-line-due = The team discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; { $missing } missing.
tranquility-line-drawn = A storm that was drawn waits: { $colour }.
tranquility-line-hand = Your hand: { $cards }.
tranquility-line-place = { $card } fits on { $cell }{ $cost ->
    [0] { "" } for nothing
    [one] { "" } for { $cost } card
   *[other] { "" } for { $cost } cards
}.
tranquility-line-places = { $card } fits on { $first } to { $last }{ $cost ->
    [0] { "" } for nothing
    [one] { "" } for { $cost } card
   *[other] { "" } for { $cost } cards
}.
tranquility-line-pledge = You give: { $cards }.
tranquility-line-row = Row { $row }: { $numbers }.
tranquility-line-suns = Sun side up: { $cells }.
tranquility-line-moons = Moon side up: { $cells }.
tranquility-line-phase = { $phase ->
    [1] Phase one: the pillars.
   *[other] Phase two: the vault.
}
tranquility-line-no-start = No Start is on the table yet.
tranquility-line-start = A Start is on the table.
tranquility-line-finish = Start and Finish are laid.
tranquility-line-reef = Row { $row } is closed by the reef.
tranquility-line-purple = Row { $row } is closed by a purple storm.
tranquility-line-player = { $seat }: { $hand } in hand, { $pile } in pile, { $discards } discarded.
tranquility-line-gone = { $seat } has left.
tranquility-line-monsters = { $seat } holds { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}.
tranquility-line-storms = Before { $seat }: { $colours }.
tranquility-line-aside = Set aside before { $seat }, still to take effect: { $colours }.
tranquility-line-compasses = { $seat } has { $n ->
    [one] { $n } compass
   *[other] { $n } compasses
}.
tranquility-line-pledged = { $seat } gives { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}.
tranquility-line-shared = { $seat } and { $other } share a compass.
tranquility-line-supply = Compasses still to be won: { $n }.
tranquility-line-sun = All hands are sun side up.
tranquility-line-moon = All hands are moon side up.
tranquility-line-rivals-sun = { $seat }, the sun: { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}, { $hand } in hand, { $discards } discarded.
tranquility-line-rivals-moon = { $seat }, the moon: { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}, { $hand } in hand, { $discards } discarded.
tranquility-line-rivals-row = Open row: { $cards }; { $pile } in the pile.
tranquility-line-rivals-no-row = The open row and the pile are empty.
tranquility-line-rivals-shown = { $seat } shows you the hand: { $cards }.

## how it ended

tranquility-how-won = The path is complete and the Finish laid
tranquility-how-lost = { $seat } couldn’t move any more
tranquility-how-left = Everybody has left
tranquility-how-rivals-points = Decided on points
tranquility-how-rivals-islands = Equal on points, decided by islands laid
tranquility-how-rivals-draw = Equal on points and on islands
tranquility-how-rivals-left = { $seat } gave up
tranquility-fact-islands = Cells filled: { $n } of { $cells }
tranquility-fact-paid = Cards paid for islands: { $n }
tranquility-fact-left = Cards left in hands and piles: { $n }
## scores

tranquility-score-rivals-islands = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $n ->
    [one] { $n } island
   *[other] { $n } islands
}
tranquility-score-rivals-run = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: run { $first }–{ $last } on { $cells }
tranquility-score-rivals-discards = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} discarded

## refusals

tranquility-refuse-options = “Stormy Seas” goes with the usual game only: choose either expansions or a variant.
tranquility-refuse-start = You hold a Start and none is on the table: it must be laid first.
tranquility-refuse-not-in-hand = You have no such card in hand: { $card }.
tranquility-refuse-finish = It is too early for a Finish: see “{ tranquility-rules-4.title }” in the rules.
tranquility-refuse-no-place = { $card } has no place now: it fits nowhere, or you can’t pay for it.
tranquility-refuse-taken = There is an island on { $cell } already.
tranquility-refuse-closed = The row of { $cell } is closed.
tranquility-refuse-cell = { $card } can’t go on { $cell }: it doesn’t fit there, or you can’t pay for it.
tranquility-refuse-discard = You have no two cards that may be discarded.
tranquility-refuse-pledge = That is too much: you can give { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at most.
tranquility-refuse-pledge-same = You give just that already.
tranquility-refuse-rivals-complete = { $card } can’t go on { $cell }: the numbers from 1 to 80 could no longer fill the field.
tranquility-refuse-rivals-show = A hand may be shown only when it has 5 cards and none of them can be laid, and once a turn.
