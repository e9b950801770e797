# Age of Sail: what is said of an answer beside its note. Short: it stands in a menu.

## odds, and whose cannons fire on the way

ageofsail-remark-forts =
    { $owner }’s fort may fire: { $n ->
        [one] { $n } salvo
       *[other] { $n } salvos
    }
ageofsail-remark-abeam =
    abeam { $target }: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
ageofsail-remark-abeam-cannon =
    abeam { $owner }’s cannon: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
ageofsail-remark-fight = chance to win { $odds } %
ageofsail-remark-odds = chance to hit (by number of shots): { $odds } %
ageofsail-remark-hit = chance to hit { $odds } %
ageofsail-remark-back =
    may answer: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
ageofsail-remark-back-turns = may turn to bear
ageofsail-remark-back-none = can’t answer
