# Tranquility: what is said of the options of a question besides their notes. $cells, $numbers: of a stretch of empty
# cells and what could still lie there. $wrong: 1 where the side is wrong. $loss: 1 where $total is lost, 0 where it is won.

## together

tranquility-remark-whole = brings you a compass
tranquility-remark-turn = costs 1 card
tranquility-remark-anywhere-lost = wherever it goes, some cells can’t be filled
tranquility-remark-lost = leaves { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} for { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}: can’t be filled
tranquility-remark-won = { $compass ->
    [1] wins a compass{ $reef ->
        [1] , and the reef leaves
       *[other] { "" }
    }
   *[other] the reef leaves
}
tranquility-remark-rooms = { $wrong ->
    [1] wrong side; { "" }
   *[other] { "" }
}before it { $before ->
    [one] { $before } cell
   *[other] { $before } cells
} for { $before_numbers ->
    [one] { $before_numbers } number
   *[other] { $before_numbers } numbers
}, after it { $after } for { $after_numbers }
tranquility-remark-room-before = { $wrong ->
    [1] wrong side; { "" }
   *[other] { "" }
}before it { $before ->
    [one] { $before } cell
   *[other] { $before } cells
} for { $before_numbers ->
    [one] { $before_numbers } number
   *[other] { $before_numbers } numbers
}
tranquility-remark-room-after = { $wrong ->
    [1] wrong side; { "" }
   *[other] { "" }
}after it { $after ->
    [one] { $after } cell
   *[other] { $after } cells
} for { $after_numbers ->
    [one] { $after_numbers } number
   *[other] { $after_numbers } numbers
}
tranquility-remark-fills = { $wrong ->
    [1] wrong side; { "" }
   *[other] { "" }
}fills the gap
tranquility-remark-prey = then { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} for { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
}
tranquility-remark-turned = { $wrong ->
    [1] then the right side is up
   *[other] the right side is already up
}
tranquility-remark-places = { $n ->
    [0] no place for it now
    [one] fits on { $n } cell
   *[other] fits on { $n } cells
}
tranquility-remark-dear = { $n ->
    [one] fits on { $n } cell
   *[other] fits on { $n } cells
}, but too dear now
tranquility-remark-for-vault = no place in the pillars: for the vault
tranquility-remark-vault = the pillars stand: the vault begins
tranquility-remark-finish = wins the voyage
tranquility-remark-none-fits = you can lay none of your cards
tranquility-remark-full = all cells are filled{ $lacks ->
    [0] : only a Finish is missing
    [1] : a Start and a Finish are missing
    [2] , but the monsters must be played first
   *[other] , but islands lie wrong side up
}
tranquility-remark-start = costs all of you together { $n ->
    [one] { $n } card
   *[other] { $n } cards
}{ $unseen ->
    [0] { "" }
   *[other] {" "}and { $unseen } unseen
}
tranquility-remark-useless = useless now
tranquility-remark-spare = one of { $n } that you hold
tranquility-remark-closed = closed already
tranquility-remark-stays = the reef stays on row { $row }
tranquility-remark-pile = { $n ->
    [0] your pile is empty: nothing is drawn
    [one] only { $n } card is left to draw
   *[other] only { $n } cards are left to draw
}

## storms and compasses

tranquility-remark-own = { $n ->
    [1] spends your compass
   *[other] spends one of your { $n } compasses
}
tranquility-remark-shared = spends the compass shared with { $seat }
tranquility-remark-opens = opens row { $row }
tranquility-remark-still-closed = row { $row } stays closed all the same
tranquility-remark-idle = another one like it stays: changes nothing
tranquility-remark-lifted-yellow = { $seat } may hold 5 cards again
    .you = you may hold 5 cards again
tranquility-remark-lifted-orange = { $seat } may lay anywhere again
    .you = you may lay anywhere again

## competitive

tranquility-remark-rivals-island = +{ $island }{ $cards ->
    [0] { "" }
   *[other] , discards −{ $cards }, in all { $loss ->
        [1] −{ $total }
       *[other] +{ $total }
    }
}
tranquility-remark-rivals-run = +{ $island }, run { $first }–{ $last }: +{ $run }{ $cards ->
    [0] { "" }
   *[other] , discards −{ $cards }
}, in all { $loss ->
    [1] −{ $total }
   *[other] +{ $total }
}
tranquility-remark-rivals-best = { $loss ->
    [1] −{ $total } at best
   *[other] { $total ->
        [0] ±0 at best
       *[other] up to +{ $total }
    }
}
tranquility-remark-rivals-discard = −{ $cards }
tranquility-remark-rivals-sees = { $seat } sees your { $cards } cards
tranquility-remark-rivals-show = if they agree: −{ $cards }, and the whole row is yours
tranquility-remark-rivals-else = if not, you discard { $cards }: −{ $cards }
tranquility-remark-rivals-mercy = { $cards ->
    [5] { $seat }: −{ $cards }, and the whole row
   *[other] { $seat }: −{ $cards }
}
