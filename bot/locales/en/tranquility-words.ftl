# Tranquility. $seat: a player’s name. $cell: "C4". $card: "17", "Finish", "monster". $colour: "yellow storm".

## the position in words

tranquility-line-mode = Mode: { $mode }.
tranquility-line-added = Expansions in play: { $added }.
tranquility-line-mode-removed = Mode: { $mode }, { $n ->
    [one] { $n } island
   *[other] { $n } islands
} taken out unseen.
tranquility-line-setup = The opening hands are drawn; { $seat } will go first.
tranquility-line-turn = Turn { $turn }.
tranquility-line-turn-of = Turn { $turn } is { $seat }’s.
tranquility-line-turn-waits = Turn { $turn }: { $seat } is waiting for the others.
tranquility-line-turn-left = Turn { $turn }; { $seat }, whose turn it was, has left.
tranquility-line-won = Won in turn { $turn }.
tranquility-line-lost = Lost in turn { $turn }.
tranquility-line-left = Given up in turn { $turn }.
tranquility-line-scored = Game over after turn { $turn }.
tranquility-line-due = The team discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}; { $missing } missing.
tranquility-line-drawn = Drawn, not yet in effect: { $colour }.
tranquility-line-hand = Your hand: { $cards }.
tranquility-line-place = { $card } fits on { $cell }{ $cost ->
    [0] { "" } for free
    [one] { "" } for { $cost } card
   *[other] { "" } for { $cost } cards
}.
tranquility-line-places = { $card } fits on { $first } to { $last }{ $cost ->
    [0] { "" } for free
    [one] { "" } for { $cost } card
   *[other] { "" } for { $cost } cards
}.
tranquility-line-pillars = { $card } fits on { $first }{ $more ->
    [0] { "" }
   *[other] { " " }to { $last }
} and on { $second }{ $further ->
    [0] { "" }
   *[other] { " " }to { $end }
} for free.
tranquility-line-no-place = No place now: { $cards }.
tranquility-line-pledge = You give: { $cards }.
tranquility-line-row = Row { $row }: { $numbers }.
tranquility-line-lost-gap = { $cells ->
    [1] { $first }
   *[other] { $first } to { $last }
}: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
}, { $numbers ->
    [0] no number fits
    [one] only { $numbers } number fits
   *[other] only { $numbers } numbers fit
}: can’t be filled any more.
tranquility-line-tight-gap = Tight: { $cells ->
    [1] { $first }
   *[other] { $first } to { $last }
}, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} for { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}.
tranquility-line-suns = Sun side up: { $cells }.
tranquility-line-moons = Moon side up: { $cells }.
tranquility-line-wrong = Wrong side up: { $cells }.
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
tranquility-line-held = { $seat } still held { $cards }.
tranquility-line-monsters = { $seat } holds { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}.
tranquility-line-storms = In front of { $seat }: { $colours }.
tranquility-line-aside = Set aside in front of { $seat }, not yet in effect: { $colours }.
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
tranquility-line-rivals-points = Points: { $sun } { $sun_points }, { $moon } { $moon_points }.

## how it ended

tranquility-how-won = The path is complete and the Finish is laid
tranquility-how-lost = { $seat } couldn’t move any more
tranquility-how-left = The voyage was given up
tranquility-how-rivals-points = Decided on points
tranquility-how-rivals-islands = Tied on points, decided by islands laid
tranquility-how-rivals-draw = Tied on points and islands
tranquility-how-rivals-left = { $seat } left the game
tranquility-fact-islands = Cells filled: { $n } of { $cells }
tranquility-fact-paid = Cards paid for islands: { $n }
tranquility-fact-left = Cards left unplayed: { $n }
tranquility-fact-hand = Still in { $seat }’s hand: { $cards }
tranquility-fact-no-hand = { $seat } held no card any more

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
