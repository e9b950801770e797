# Admiral: what is said of an answer beside its note. Short: it stands in a menu. $ship, $target: "frigate f2", with its owner where
# that isn’t who reads; $ship may be several. $odds, $lost, $now: per cent.

## where a ship may go: what she could do there

admiral-remark-goal = your goal
admiral-remark-land = to land: { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    }
admiral-remark-load = to load: { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    }
admiral-remark-repair = repair
admiral-remark-board = board { $target }: { $odds } %
admiral-remark-storm = storm { $target }: { $odds } %
admiral-remark-fire =
    fire at { $target }: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
admiral-remark-destroy = destroy { $target }: { $odds } %
admiral-remark-exposed = under fire of { $ship }

## drifts

admiral-remark-drift = { $ship } → { $cell }
admiral-remark-reef =
    { $ship } → { $cell }: reef, { $left ->
        [0] sinks
       *[other] strength { $left } left
    }

## the end of a turn: what is unused

admiral-remark-unused-fire = can still fire: { $ship }
admiral-remark-unused-board = can still board: { $ship }
admiral-remark-unused-storm = can still storm: { $ship }
admiral-remark-unused-unload = can still unload pearls: { $ship }
admiral-remark-unused-load = can still load pearls: { $ship }
admiral-remark-unused-sail =
    can still sail: { $n ->
        [1] { $ship }
        [2] { $ship }
        [3] { $ship }
       *[other] { $n } ships
    }

## targets, and who goes at them

admiral-remark-hit =
    { $range ->
        [one] close by
       *[other] nearest { $range } cells away
    }, chance to hit { $odds } %
admiral-remark-pearls-lost =
    with { $n ->
        [one] { $n } pearl that goes
       *[other] { $n } pearls that go
    } down too
admiral-remark-pearls-stay =
    with { $n ->
        [one] { $n } pearl that stays
       *[other] { $n } pearls that stay
    } in the shallows
admiral-remark-else = all go down { $odds } %, lost { $lost } %
admiral-remark-prize =
    with { $n ->
        [one] { $n } pearl
       *[other] { $n } pearls
    } for who wins
admiral-remark-joins =
    against { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } in the port too
admiral-remark-alone = alone { $odds } %
admiral-remark-holds = she alone: the fort holds { $odds } %, without her { $now } %
