# Tranquility. $seat: a player’s name. $cell: "C4". $card: "17", "Finish", "monster". $colour: "yellow storm".

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
