# Admiral: fireships. $seat: a player’s name. $ship: "frigate f2", of $seat, or several. $target: several ships with their owners.
# $cell: "C4". $hits: damage. $n, $hurt: how many ships, and how many they hit. $left: strength that is left, of
# $size.

## short words

admiral-key-fireship = Make a fireship
    .emoji = 🔥
admiral-key-explode = Explode
    .emoji = 💥

## questions

admiral-ask-fireship = Which ship becomes a fireship? She sails, but doesn’t fire, board or get repaired any more, explodes in your next turn and is lost.
admiral-ask-explode = Which fireship explodes now? All ships next to her are hurt, yours too.

## notes beside options

admiral-note-fireship = { $hits } damage to all around her
    .emoji = 🔥
admiral-note-explode =
    { $hits } damage{ $n ->
        [0] { " " }to nobody
       *[other] { "" }
    }
    .emoji = 💥

## what is said of an answer beside its note

admiral-remark-fireship = she sails, but doesn’t fire, board or get repaired any more, and explodes in your next turn
admiral-remark-explodes =
    { $n ->
        [1] { $ship } explodes: { $hits } damage{ $hurt ->
            [0] { " " }to nobody
           *[other] { "" }
        }
       *[other] { $ship } explode one after the other{ $hurt ->
            [0] , and hit nobody
           *[other] { "" }
        }
    }
admiral-remark-explodes-adrift =
    after the drifts { $n ->
        [1] { $ship } explodes
       *[other] { $ship } explode
    } among those who are around then
admiral-remark-blast-own = hurts your own side
admiral-remark-blast-left = { $ship }: { $left } of { $size } left
admiral-remark-blast-sinks = sinks { $ship }

## refusals

admiral-refuse-no-fireship = None of your ships can become a fireship now: none that has fired or fought, none under repair.
admiral-refuse-no-fireships = There are no fireships in this scenario.
admiral-refuse-has-fired = { $ship } has fired in this turn, so she can’t become a fireship in it.
admiral-refuse-lit = { $ship } is a fireship: she sails, and explodes, and does nothing else.
admiral-refuse-nothing-to-explode = None of your ships explodes in this turn: a fireship does in your next turn after she becomes one.
admiral-refuse-explode-drifts = In a storm fireships explode when all your ships have drifted that must.
admiral-refuse-explode-not-she = { $ship } isn’t a fireship that explodes in this turn.

## what happened

admiral-event-fireship = { $seat } makes { $ship } a fireship. She will explode in { $seat }’s next turn!
    .brief = { $ship } is a fireship!
admiral-event-exploded =
    { $seat }’s { $ship } explodes on { $cell }: { $hits } damage to { $n ->
        [0] nobody.
        [one] one ship.
       *[other] { $n } ships.
    }
    .brief = { $ship } explodes on { $cell }!
admiral-event-blasted =
    { $seat }’s { $ship } on { $cell } loses { $hits }: { $left ->
        [0] she sinks!
       *[other] strength { $left } left.
    }
    .brief =
        { $ship }: { $left ->
            [0] sinks!
           *[other] { $left } left
        }

## the position in words

admiral-line-fireship =
    { $ship } on { $cell } is a fireship: where she lies she would do { $hits } damage to { $n ->
        [0] nobody.
       *[other] { $target }.
    }
