# Tranquility alone: what is said where nobody else sails along. $seat: the player’s name.

tranquility-about-alone = { $n ->
    [one] { $n } card to discard for the Start
   *[other] { $n } cards to discard for the Start
}
tranquility-line-due-alone = { $n ->
    [one] { $n } card has to be discarded for the Start.
   *[other] { $n } cards have to be discarded for the Start.
}
tranquility-event-due-alone = { $n ->
    [0] { $seat } has nothing left to discard for it.
    [one] { $seat } has { $n } card to discard for it.
   *[other] { $seat } has { $n } cards to discard for it.
}
    .brief = { $n ->
        [0] nothing to discard for it
        [one] { $n } card to discard for it
       *[other] { $n } cards to discard for it
    }
    .briefer = { "" }
tranquility-line-sun-alone = The hand is sun side up.
tranquility-line-moon-alone = The hand is moon side up.
tranquility-event-sun-alone = { $seat } draws a compass: the hand turns sun side up.
    .brief = draws a compass: the hand is sun side up
tranquility-event-moon-alone = { $seat } draws a compass: the hand turns moon side up.
    .brief = draws a compass: the hand is moon side up
tranquility-remark-start-alone = costs { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $unseen ->
    [0] { "" }
   *[other] {" "}and { $unseen } unseen
}, after you draw up to 8
