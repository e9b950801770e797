# Tranquility. $seat: a player’s name. $cell: "C4". $card: "17", "Finish", "monster". $colour: "yellow storm".

## what happened

tranquility-event-can-move = { $seat } is short of cards, but can move.
    .brief = { "" }
tranquility-event-laid = { $seat } lays { $card } on { $cell }{ $paid ->
    [0] { "" }
    [one] , paying { $paid } card
   *[other] , paying { $paid } cards
}.
    .brief = lays { $card } on { $cell }{ $paid ->
            [0] { "" }
           *[other] , pays { $paid }
        }
tranquility-event-vault = The pillars stand: the vault begins, where cells cost cards.
    .brief = the pillars stand: the vault begins
tranquility-event-discarded = { $seat } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
    .brief = discards { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
tranquility-event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .brief = { "" }
tranquility-event-drew-own = { $seat } draws { $cards }.
    .brief = draws { $cards }
    .briefer = { "" }
tranquility-event-drawn-own = Cards drawn by { $seat }: { $cards }.
    .brief = draws { $cards }
    .briefer = { "" }
tranquility-event-monsters-drawn = { $seat } has drawn { $count ->
    [one] a monster
   *[other] { $count } monsters
}.
    .brief = draws { $count ->
            [one] a monster
           *[other] { $count } monsters
        }
tranquility-event-start = { $seat } lays a Start.
    .brief = lays a Start
tranquility-event-due = { $n ->
    [0] Nothing is left to discard.
    [one] { $n } card must be discarded in all.
   *[other] { $n } cards must be discarded in all.
}
    .brief = { $n ->
            [0] nothing left to discard
            [one] { $n } card to discard in all
           *[other] { $n } cards to discard in all
        }
    .briefer = { "" }
tranquility-event-unseen = Under a yellow storm { $seat } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the pile, unseen.
    .brief = discards { $n ->
            [one] { $n } unseen card
           *[other] { $n } unseen cards
        } from the pile (yellow storm)
    .briefer = discards { $n } unseen
tranquility-event-pledged = { $seat } gives { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}; { $missing ->
    [0] none missing
   *[other] { $missing } missing
}.
    .brief = gives { $n ->
            [0] no card
            [one] { $n } card
           *[other] { $n } cards
        }
    .briefer = { "" }
tranquility-event-short = That is { $missing } too few. Everybody with cards left is asked again.
    .brief = { $missing } still missing in all
    .briefer = { "" }
tranquility-event-gathered = { $n ->
    [0] Nothing has to be discarded.
    [one] { $n } card is discarded.
   *[other] { $n } cards are discarded.
}
    .brief = { $n ->
            [0] { "" }
            [one] { $n } card is discarded in all
           *[other] { $n } cards are discarded in all
        }
tranquility-event-attacked = { $seat } attacks { $card } on { $cell } with a monster: both are gone.
    .brief = attacks { $card } on { $cell } with a monster: both are gone
tranquility-event-reef-moved = { $seat } moves the reef to row { $row }.
    .brief = moves the reef to row { $row }
tranquility-event-reef-stays = { $seat } leaves the reef on row { $row }.
    .brief = the reef stays on row { $row }
tranquility-event-reef-gone = The fourth row is full: the reef leaves for good.
    .brief = the reef leaves for good
tranquility-event-storm = { $seat } draws the { $storm }.
    .brief = draws the { $storm }
tranquility-event-aside = { $seat } draws the { $storm }; it is set aside until the cards are discarded.
    .brief = draws the { $storm }, which waits for the discard
    .briefer = draws the { $storm }
tranquility-event-blow = { $seat } lets it blow.
    .brief = lets it blow
    .briefer = { "" }
tranquility-event-stopped = { $seat } stops the { $storm } with a compass.
    .brief = stops the { $storm } with a compass
tranquility-event-yellow = The yellow storm lies in front of { $seat }: no more than 3 cards in hand.
    .brief = no more than 3 cards in hand
tranquility-event-orange = The orange storm lies in front of { $seat }: islands only right next to laid ones.
    .brief = islands only right next to laid ones
tranquility-event-purple = { $seat } puts the purple storm on row { $row }: it is closed.
    .brief = closes row { $row } with the purple storm
    .briefer = closes row { $row }
tranquility-event-purple-none = The purple storm finds no row with an empty cell and blows over.
    .brief = the purple storm blows over
tranquility-event-cut = { $seat } discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in the storm.
    .brief = discards { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } in the storm
    .briefer = discards { $n } in the storm
tranquility-event-lifted = { $seat } lifts the { $storm } with a compass.
    .brief = lifts the { $storm } with a compass
tranquility-event-stuck = { $seat } can’t move. A compass could still help.
    .brief = can’t move
tranquility-event-let = { $seat } lifts nothing.
    .brief = lifts nothing
tranquility-event-compass = { $seat } gets a compass.
    .brief = gets a compass
tranquility-event-compass-shared = { $seat } and { $other } get a compass to share.
    .brief = shares a compass with { $other }
    .briefer = shares a compass
tranquility-event-sun = { $seat } draws a compass: all hands turn sun side up.
    .brief = draws a compass: all hands sun side up
tranquility-event-moon = { $seat } draws a compass: all hands turn moon side up.
    .brief = draws a compass: all hands moon side up
tranquility-event-turned-sun = { $seat } discards 1 card and turns the island on { $cell } sun side up.
    .brief = discards 1 card, turns { $cell } sun side up
tranquility-event-turned-moon = { $seat } discards 1 card and turns the island on { $cell } moon side up.
    .brief = discards 1 card, turns { $cell } moon side up
tranquility-event-won = { $seat } lays the Finish. You have arrived!
    .brief = lays the Finish
tranquility-event-lost = { $seat } can’t move any more. The voyage ends here.
    .brief = can’t move any more
tranquility-event-left = { $seat } leaves the game.
    .brief = leaves the game
tranquility-event-rivals-took = { $seat } takes from the open row: { $cards }.
    .brief = takes { $cards } from the open row
tranquility-event-rivals-row = New in the open row: { $cards }.
    .brief = { "" }
tranquility-event-rivals-asked = { $seat } can’t lay anything, shows the hand and asks to exchange it for the open row.
    .brief = can’t lay anything, shows the hand and asks to exchange it
tranquility-event-rivals-agreed = { $seat } agrees to the exchange.
    .brief = agrees to the exchange
tranquility-event-rivals-declined = { $seat } declines the exchange.
    .brief = declines the exchange
tranquility-event-rivals-passed = { $seat } can’t lay anything and passes.
    .brief = can’t lay anything and passes
tranquility-event-rivals-last = { $seat } has one card left, and it can be laid.
    .brief = has one card left
tranquility-event-rivals-full = The field is full. The points are counted.
    .brief = the field is full
tranquility-event-rivals-spent = Nobody has more than one card left. The points are counted.
    .brief = nobody has more than one card left
tranquility-event-rivals-left = { $seat } leaves the game.
    .brief = leaves the game
